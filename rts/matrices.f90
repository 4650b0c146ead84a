  ! The next part of what is put side by side, or one below the other.
  subroutine join_@N@(x, joint, part)
    @T@, intent(inout) :: x(:, :)
    type(tame_joint), intent(inout) :: joint
    @T@, intent(in) :: part(:, :)
    integer(int64) :: n
    n = joint%from
    if (size(part) == 0) return
    if (joint%below) then
      x(n + 1:n + size(part, 1, int64), :) = part
      joint%from = n + size(part, 1, int64)
    else
      x(:, n + 1:n + size(part, 2, int64)) = part
      joint%from = n + size(part, 2, int64)
    end if
  end subroutine

  subroutine join_one_@N@(x, joint, part)
    @T@, intent(inout) :: x(:, :)
    type(tame_joint), intent(inout) :: joint
    @T@, intent(in) :: part
    joint%from = joint%from + 1
    if (joint%below) then
      x(joint%from, 1) = part
    else
      x(1, joint%from) = part
    end if
  end subroutine

  ! x = [x, part], or [x; part].
  subroutine append_@N@(x, part, below, at)
    @T@, allocatable, intent(inout) :: x(:, :)
    @T@, intent(in) :: part(:, :)
    logical, intent(in) :: below
    integer, intent(in) :: at
    @T@, allocatable :: joined(:, :)
    type(tame_joint) :: joint
    integer(int64) :: d(2), n(2)
    integer :: along
    d = shape(x, int64)
    n = shape(part, int64)
    along = merge(1, 2, below)
    if (all(d > 0) .and. d(3 - along) == n(3 - along) .and. (along == 2 .or. d(2) == 1)) then
      n(along) = n(along) + d(along)
      call grow_@N@(x, n, .true., at)
      if (below) x(d(1) + 1:, :) = part
      if (.not. below) x(:, d(2) + 1:) = part
      return
    end if
    joint = tame_joint_of(below, reshape([d, n], [2, 2]), at)
    call alloc_@N@(joined, joint%dims, at)
    call join_@N@(joined, joint, x)
    call join_@N@(joined, joint, part)
    call move_alloc(joined, x)
  end subroutine

  subroutine append_one_@N@(x, part, below, at)
    @T@, allocatable, intent(inout) :: x(:, :)
    @T@, intent(in) :: part
    logical, intent(in) :: below
    integer, intent(in) :: at
    @T@ :: one(1, 1)
    one = part
    call append_@N@(x, one, below, at)
  end subroutine
