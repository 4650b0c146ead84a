  ! ---- Arrays of @T@, rank @R@

  ! New extents; the elements are undefined.
  subroutine alloc_@N@(x, dims, at)
    @T@, allocatable, intent(inout) :: x(@C@)
    integer(int64), intent(in) :: dims(@R@)
    integer, intent(in) :: at
    integer(int64) :: d(@R@)
    integer :: stat
    d = dims
    if (any(d <= 0) .or. product(real(d, real64)) > 1e6_real64) d = tame_extents(dims, @B@, at)
    if (tame_failed) return
    if (allocated(x)) then
      if (all(shape(x, int64) == d)) return
      deallocate (x)
    end if
    allocate (x(@D@), stat=stat)
    if (stat /= 0) call tame_fault_out_of_memory(at)
  end subroutine

  subroutine zeros_@N@(x, dims, at)
    @T@, allocatable, intent(inout) :: x(@C@)
    integer(int64), intent(in) :: dims(@R@)
    integer, intent(in) :: at
    call alloc_@N@(x, dims, at)
    if (tame_failed) return
    x = @Z@
  end subroutine

  subroutine filled_@N@(x, dims, value, at)
    @T@, allocatable, intent(inout) :: x(@C@)
    integer(int64), intent(in) :: dims(@R@)
    @T@, intent(in) :: value
    integer, intent(in) :: at
    call alloc_@N@(x, dims, at)
    if (tame_failed) return
    x = value
  end subroutine

  subroutine copy_@N@(x, from)
    @T@, allocatable, intent(inout) :: x(@C@)
    @T@, intent(in) :: from(@C@)
    call alloc_@N@(x, shape(from, int64), 0)
    x = from
  end subroutine

  ! At least these extents, old elements kept, new ones zero; with room for more where `append` says that there will be.
  subroutine grow_@N@(x, least, append, at)
    @T@, allocatable, target, intent(inout) :: x(@C@)
    integer(int64), intent(in) :: least(@R@)
    logical, intent(in) :: append
    integer, intent(in) :: at
    @T@, allocatable :: y(@C@)
    @T@, pointer, contiguous :: p(:)
    integer(int64) :: old(@R@), want(@R@), count
    old = 0
    if (allocated(x)) old = shape(x, int64)
    want = max(old, least)
    if (allocated(x)) then
      if (all(want == old)) return
      count = size(x, kind=int64)
      if (count > 0 .and. (all(want(:@R@ - 1) == old(:@R@ - 1)) .or. all(want(2:) == 1))) then
        want = tame_extents(want, @B@, at)
        if (tame_failed) return
        call widen_@N@(x, want, logical(append, c_bool))
        p(1:size(x, kind=int64)) => x
        p(count + 1:) = @Z@
        return
      end if
    end if
    call zeros_@N@(y, want, at)
    if (tame_failed) return
    if (all(old > 0)) y(@O@) = x
    call move_alloc(y, x)
  end subroutine

  ! Room for so many elements by MATLAB's rule.
  subroutine grow_linear_@N@(x, count, at)
    @T@, allocatable, intent(inout) :: x(@C@)
    integer(int64), intent(in) :: count
    integer, intent(in) :: at
    integer(int64) :: d(@R@)
    d = 0
    if (allocated(x)) d = shape(x, int64)
    if (any(d(3:) /= 1)) then
      call tame_fault_ambiguous_growth(at)
      return
    end if
    if (any(d(1:2) == 0)) then
      d(1:2) = merge([count, 1_int64], [1_int64, count], d(2) == 1 .and. d(1) == 0)
      call zeros_@N@(x, d, at)
    else if (d(1) == 1) then
      d(2) = count
      call grow_@N@(x, d, .true., at)
    else if (d(2) == 1) then
      d(1) = count
      call grow_@N@(x, d, .true., at)
    else
      call tame_fault_ambiguous_growth(at)
    end if
  end subroutine

  ! Without the slice at a place, from 0, along a dimension, from 1.
  subroutine remove_@N@(x, axis, place)
    @T@, allocatable, target, intent(inout) :: x(@C@)
    integer, intent(in) :: axis
    integer(int64), intent(in) :: place
    @T@, allocatable, target :: y(@C@)
    @T@, pointer, contiguous :: p(:, :, :), q(:, :, :)
    integer(int64) :: d(@R@), inner, outer, n
    d = shape(x, int64)
    n = d(axis)
    inner = product(d(:axis - 1))
    outer = product(d(axis + 1:))
    d(axis) = n - 1
    allocate (y(@D@))
    p(1:inner, 1:n, 1:outer) => x
    q(1:inner, 1:n - 1, 1:outer) => y
    q(:, :place, :) = p(:, :place, :)
    q(:, place + 1:, :) = p(:, place + 2:, :)
    call move_alloc(y, x)
  end subroutine

  ! The same elements with other extents.
  subroutine reshape_@N@(x, dims)
    @T@, allocatable, target, intent(inout) :: x(@C@)
    integer(int64), intent(in) :: dims(@R@)
    @T@, allocatable, target :: y(@C@)
    @T@, pointer, contiguous :: p(:), q(:)
    integer(int64) :: d(@R@)
    d = dims
    if (all(shape(x, int64) == d)) return
    allocate (y(@D@))
    p(1:size(x, kind=int64)) => x
    q(1:size(y, kind=int64)) => y
    q = p
    call move_alloc(y, x)
  end subroutine

  ! The elements of a boxed value, which is given up.
  subroutine unbox_@N@(x, v, code, at)
    @T@, allocatable, intent(inout) :: x(@C@)
    type(c_ptr), intent(in) :: v
    integer, intent(in) :: code, at
    @T@, pointer :: p(@C@)
    type(c_ptr) :: data
    integer(int64) :: d(@R@)
    data = c_null_ptr
    if (tame_rt_unbox(tame_cx, v, code, @R@, data, d) /= 0) then
      call tame_raise(at)
      return
    end if
    call alloc_@N@(x, d, at)
    if (tame_failed) return
    if (size(x) > 0) then
      call c_f_pointer(data, p, d)
      x = p
    end if
    call tame_c_free(data)
  end subroutine
