! Calls the library `parts` of this folder from Fortran.
module given
  use parts
  use, intrinsic :: iso_c_binding
  implicit none
contains
  subroutine swing(t, y, r, status)
    real(c_double), intent(in) :: t, y(:)
    real(c_double), intent(inout) :: r(:)
    integer, intent(inout) :: status
    r = [y(2), -y(1)]
  end subroutine
  subroutine hollow(x, value, sure, status)
    real(c_double), intent(in) :: x(:)
    real(c_double), intent(out) :: value
    logical(c_bool), intent(out) :: sure
    integer, intent(inout) :: status
    value = (x(1) - 1.5d0)**2 + (x(2) + 0.25d0)**2
    sure = .true.
    if (x(1) > 2.5d0) then
      call parts_throw('hollow:far', 'too far')
      status = 1
    end if
  end subroutine
  subroutine broken(t, y, r, status)
    real(c_double), intent(in) :: t, y(:)
    real(c_double), intent(inout) :: r(:)
    integer, intent(inout) :: status
    r = y
    if (t > 0) then
      call parts_throw('deep:long', 'there are 3 elements')
      status = 1
    end if
  end subroutine
end module

program main
  use parts
  use given
  use, intrinsic :: iso_c_binding
  implicit none
  real(c_double), allocatable :: y(:), s(:), peak(:), total(:,:)
  character(len=:), allocatable :: text, other
  real(c_double) :: v
  integer(c_int8_t), allocatable :: out(:,:)
  type(parts_damp_r) :: r
  complex(c_double_complex), allocatable :: z(:)
  integer :: k, status, pixels(16)
  call fir([0.5d0, 0.25d0, 0.25d0], [1d0, 2d0, 3d0, 4d0], [0d0, 0d0, 0d0], y, s)
  call show('fir', [y, s])
  call cholsolve(reshape([4d0, 1d0, 1d0, 3d0], [2, 2]), [1d0, 2d0], y)
  call show('cholsolve', y)
  ! Bytes above 127 are negative here.
  pixels = [(10*k, k = 0, 12), -126, -116, -106]
  call conv8(int(reshape(pixels, [4, 4]), c_int8_t), reshape([(1d0/9, k = 1, 9)], [3, 3]), out)
  call show('conv8', real(iand(int(reshape(out, [16])), 255), c_double))
  call damp(parts_damp_p(2d0, 0.5d0, 0.25), 3d0, r)
  call show('damp', [r%value, merge(1d0, 0d0, r%decayed)])
  call spectrum_2([1d0, 2d0, 3d0, 4d0], z, peak)
  call show('spectrum', [real(z), aimag(z), peak])
  call label('part', 7_c_int32_t, .true._c_bool, text)
  call label('part', 7_c_int32_t, .false._c_bool, other)
  print '(a)', 'label ' // text // ' ' // other
  call lookup(reshape([0d0, 1d0, 2d0, 1d0, 3d0, 2d0], [3, 2]), 1.5d0, v)
  call lookup_2(reshape([0d0, 1d0, 2d0, 1d0, 3d0, 2d0], [3, 2]), 7d0, -1d0, y(1))
  call show('lookup', [v, y(1)])
  call spmul([1d0, 3d0, 2d0], [1d0, 1d0, 3d0], [2d0, 5d0, 4d0], 3d0, [1d0, 10d0, 100d0], y)
  call show('spmul', y)
  call means([1d0, 2d0, 10d0, 11d0, 12d0], [0d0, 5d0], y, s, v)
  call show('means', [y, s, v])
  call fibo(15_c_int32_t, v)
  call show('fibo', [v])
  call tally(2d0, total)
  call tally(3d0, total)
  call show('tally', [total])
  call ode(swing, 1d0, [1d0, 0d0], 10_c_int32_t, v, y)
  call show('ode', [v, y])
  call least(hollow, [0d0, 0d0], y, v)
  call show('least', [y, v])
  call ode(broken, 1d0, [1d0, 0d0], 2_c_int32_t, v, y, status)
  print '(a)', 'broken ' // parts_identifier() // ': ' // parts_message()
  call deep([1d0, 2d0, 3d0], v, status)
  print '(a)', 'deep ' // parts_identifier() // ': ' // parts_message()
  call deep([1d0], v, status)
  print '(a)', 'deep ' // parts_identifier() // ': ' // parts_message()
  if (status /= 1) print *, 'a status is lost'
contains
  subroutine show(name, x)
    character(*), intent(in) :: name
    real(c_double), intent(in) :: x(:)
    print '(a, *(1x, es23.16))', name, x
  end subroutine
end program
