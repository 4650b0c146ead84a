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
      if (tame_failed) return
      if (below) x(d(1) + 1:, :) = part
      if (.not. below) x(:, d(2) + 1:) = part
      return
    end if
    joint = tame_joint_of(below, reshape([d, n], [2, 2]), at)
    if (tame_failed) return
    call alloc_@N@(joined, joint%dims, at)
    if (tame_failed) return
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

  ! At least these extents of a matrix that has so many rows, and room for more: rows are appended one by one without
  ! moving the others each time.
  subroutine grow_rows_@N@(x, rows, least, at)
    @T@, allocatable, intent(inout) :: x(:, :)
    integer(int64), intent(inout) :: rows
    integer(int64), intent(in) :: least(2)
    integer, intent(in) :: at
    @T@, allocatable :: y(:, :)
    integer(int64) :: room(2), want(2)
    room = 0
    if (allocated(x)) room = shape(x, int64)
    want = max([rows, room(2)], least)
    if (want(1) > room(1) .or. want(2) /= room(2)) then
      call zeros_@N@(y, [max(room(1), merge(max(want(1), 2 * room(1)), want(1), want(1) > room(1))), want(2)], at)
      if (tame_failed) return
      if (rows > 0 .and. room(2) > 0) y(:rows, :room(2)) = x(:rows, :)
      call move_alloc(y, x)
    else
      x(rows + 1:want(1), :) = @Z@
    end if
    rows = want(1)
  end subroutine

  ! Without the room.
  subroutine compact_@N@(x, rows)
    @T@, allocatable, intent(inout) :: x(:, :)
    integer(int64), intent(in) :: rows
    @T@, allocatable :: y(:, :)
    if (.not. allocated(x)) allocate (x(0, 0))
    if (size(x, 1, int64) == rows) return
    allocate (y(rows, size(x, 2, int64)))
    y = x(:rows, :)
    call move_alloc(y, x)
  end subroutine

  ! Without the row at a place, from 0.
  subroutine remove_row_@N@(x, rows, place)
    @T@, intent(inout) :: x(:, :)
    integer(int64), intent(inout) :: rows
    integer(int64), intent(in) :: place
    integer(int64) :: j
    do j = 1, size(x, 2, int64)
      x(place + 1:rows - 1, j) = x(place + 2:rows, j)
    end do
    rows = rows - 1
  end subroutine
