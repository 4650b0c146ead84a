  ! Products of matrices; a factor of one element multiplies every element. Else each element is summed in the order of
  ! the inner index, as every engine does.
  subroutine tame_mtimes(c, a, b, at)
    real(real64), allocatable, intent(inout) :: c(:, :)
    real(real64), intent(in), contiguous :: a(:, :), b(:, :)
    integer, intent(in) :: at
    real(real64), allocatable :: r(:, :)
    integer(int64) :: i, j, k, m, n, inner
    m = size(a, 1, int64)
    inner = size(a, 2, int64)
    n = size(b, 2, int64)
    if (size(a) == 1) then
      call tame_alloc(r, shape(b, int64), at)
      r = a(1, 1) * b
    else if (size(b) == 1) then
      call tame_alloc(r, shape(a, int64), at)
      r = b(1, 1) * a
    else
      if (inner /= size(b, 1, int64)) then
        call tame_fault_inner_dim(at)
        return
      end if
      call tame_zeros(r, [m, n], at)
      if (tame_failed) return
      if (m > 4 .and. n > 4 .and. inner > 4) then
        call tame_gemm(m, inner, n, a, b, r)
      else
        do j = 1, n
          do k = 1, inner
            do i = 1, m
              r(i, j) = r(i, j) + a(i, k) * b(k, j)
            end do
          end do
        end do
      end if
    end if
    call move_alloc(r, c)
  end subroutine
