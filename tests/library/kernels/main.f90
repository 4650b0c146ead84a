! Calls the procedures of the library `kern` by their generic names: Fortran chooses the variant when it compiles.
program main
  use kern
  use, intrinsic :: iso_c_binding
  implicit none
  call run()
contains
  ! What a procedure allocates goes when it ends; a main program keeps it.
  subroutine run()
    integer, parameter :: n = 5
    real(c_double) :: A(n, n), b(n)
    complex(c_double_complex) :: Z(n, n), c(n)
    real(c_double), allocatable :: x(:), u(:,:), alpha(:), beta(:), row(:), V(:,:), H(:,:), f(:,:)
    real(c_double) :: lambda, res, change, one
    real(c_float), allocatable :: xs(:,:)
    real(c_float) :: change_s
    complex(c_double_complex), allocatable :: y(:)
    complex(c_double_complex) :: mu
    integer(c_int32_t) :: count
    integer :: i, j, status
    do j = 1, n
      do i = 1, n
        A(i, j) = 1d0 / (i + j)
        Z(i, j) = cmplx(1d0 / (i + j), (i - j) / 8d0, c_double)
      end do
      A(j, j) = n + j
      Z(j, j) = n + j
      b(j) = 1 + j / 4d0
      c(j) = cmplx(1 + j / 4d0, -j / 2d0, c_double)
    end do
    call poweriter(A, b, 1d-3, 100_c_int32_t, lambda, x, count)
    call show('poweriter double', [cmplx(lambda, kind=c_double), cmplx(x, kind=c_double), cmplx(count, kind=c_double)])
    call poweriter(Z, c, 1d-3, 100_c_int32_t, mu, y, count)
    call show('poweriter complex', [mu, y, cmplx(count, kind=c_double)])
    call conjgrad(A, b, 0*b, 1d-5, 20_c_int32_t, x, res, count)
    call show('conjgrad double', [cmplx(x, kind=c_double), cmplx(count, kind=c_double)])
    call conjgrad(Z, c, 0*c, 1d-5, 20_c_int32_t, y, res, count)
    call show('conjgrad complex', [y, cmplx(count, kind=c_double)])
    call jacobi(A, b, 0*b, 5_c_int32_t, u, change)
    call show('jacobi double', [cmplx(u(:, 1), kind=c_double), cmplx(change, kind=c_double)])
    call jacobi(real(A, c_float), real(b, c_float), 0*real(b, c_float), 5_c_int32_t, xs, change_s)
    call show('jacobi single', [cmplx(xs(:, 1), kind=c_double), cmplx(change_s, kind=c_double)])
    call gaussseidel(Z, c, 0*c, 4_c_int32_t, y)
    call show('gaussseidel complex', y)
    call lanczos(A, b, 3d0, alpha, beta, V)
    call show('lanczos double', cmplx([alpha, beta, reshape(V, [n*3])], kind=c_double))
    call ArnoldiC(A, 3d0, b, V, H, f)
    call show('arnoldi double', cmplx([reshape(V, [n*3]), reshape(H, [9]), reshape(f, [n])], kind=c_double))
    call ArnoldiC(2d0, 1d0, 1d0, row, H, one)
    call show('scalar', cmplx([row, reshape(H, [1]), one], kind=c_double))
    call conjgrad(A, b(2:), 0*b, 1d-5, 20_c_int32_t, x, res, count, status)
    if (status /= 1) print '(a)', 'a status is lost'
    print '(a)', 'wrong: ' // kern_message()
  end subroutine

  subroutine show(name, x)
    character(*), intent(in) :: name
    complex(c_double_complex), intent(in) :: x(:)
    integer :: k
    print '(a, *(1x, f0.6))', name, (real(x(k)), aimag(x(k)), k = 1, size(x))
  end subroutine
end program
