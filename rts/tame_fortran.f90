! tame_fortran.f90: what Fortran programs emitted by tame need beyond Fortran itself: the runtime library as they see
! it (operands of its kernels, boxed values, errors, the call stack), MATLAB's scalar operations, and ranges.
!
! Truth values are `logical`, in arrays `logical(c_bool)`. Integers of up to 32 bits are computed in `int32`, unsigned
! ones of 32 bits in `int64`, and those of 64 bits in the bits of an `int64`; arrays hold unsigned ones as their bits.
module tame_fortran
  use, intrinsic :: iso_c_binding
  use, intrinsic :: iso_fortran_env, only: real32, real64, int8, int16, int32, int64
  use, intrinsic :: ieee_arithmetic, only: ieee_is_nan, ieee_is_finite
  implicit none
  public

  ! What is no number, and infinity; variables, since compilers refuse to compute with such constants.
  real(real64), protected, save :: tame_nan = transfer(int(z'7FF8000000000000', int64), 1.0_real64)
  real(real64), protected, save :: tame_inf = transfer(int(z'7FF0000000000000', int64), 1.0_real64)

  real(real64), protected, save :: tame_zero = 0

  ! Element classes, in the order the runtime library knows them by.
  enum, bind(c)
    enumerator :: tame_f64 = 0, tame_f32, tame_c64, tame_c32, tame_bool, tame_char, tame_i8, tame_i16, &
      tame_i32, tame_i64, tame_u8, tame_u16, tame_u32, tame_u64
  end enum

  ! One level of the call stack.
  type, bind(c) :: tame_frame
    type(c_ptr) :: caller, function
    integer(c_int32_t) :: at, depth, count
    type(c_ptr) :: owned
  end type

  ! What the runtime library keeps of a running program.
  type, bind(c) :: tame_context
    type(c_ptr) :: stack, handlers, globals
    integer(c_int64_t) :: memory
    integer(c_intptr_t) :: floor
  end type

  ! A position in the MATLAB sources.
  type, bind(c) :: tame_site
    type(c_ptr) :: file = c_null_ptr
    integer(c_int32_t) :: line = 0, column = 0
  end type

  type, bind(c) :: tame_cell
    type(c_ptr) :: name = c_null_ptr, kernel = c_null_ptr
  end type

  ! A function of the runtime library, found by its name at its first call.
  type :: tame_kernel
    character(kind=c_char, len=120) :: name
    type(tame_cell) :: cell = tame_cell(c_null_ptr, c_null_ptr)
  end type

  type, bind(c) :: tame_view
    type(c_ptr) :: data = c_null_ptr
    integer(c_int) :: elem = 0, rank = 0
    integer(c_int64_t) :: dim(4) = 0
  end type

  ! An operand of a kernel: what `mark` says in the last bits of a pointer (0 an owned value, 2 elements that are lent,
  ! 4 a value that stays the caller's, 5 one whose elements are meant, 6 a double).
  type :: tame_operand
    integer(c_intptr_t) :: mark = 0
    type(c_ptr) :: value = c_null_ptr
    real(c_double) :: number = 0
    type(tame_view) :: view
  end type

  ! The values start, start + step, ... up to last.
  type, bind(c) :: tame_range
    real(c_double) :: start, step, last
    integer(c_int64_t) :: count
    logical(c_bool) :: integral
  end type

  ! Matrices side by side or one below the other: the extents of all together, and where the next one goes.
  type :: tame_joint
    logical :: below
    integer(int64) :: dims(2), from
  end type

  ! An array as C sees it (ISO_Fortran_binding.h).
  type, bind(c) :: tame_dimension
    integer(c_intptr_t) :: lower, extent, stride
  end type
  type, bind(c) :: tame_descriptor
    type(c_ptr) :: base
    integer(c_size_t) :: bytes
    integer(c_int) :: version
    integer(c_int8_t) :: rank, attribute
    integer(c_int16_t) :: type
    type(tame_dimension) :: dim(15)
  end type

  integer, parameter :: tame_recursion_limit = 10000

  ! How many protected blocks are open, and whether an error is on its way to the innermost.
  integer, save :: tame_handlers = 0
  logical, save :: tame_failed = .false.

  type(c_ptr), save :: tame_cx = c_null_ptr
  type(tame_context), pointer, save :: tame_running => null()
  type(tame_site), allocatable, target, save :: tame_sites(:)
  character(kind=c_char), allocatable, target, save :: tame_files(:, :)

  ! What an executable says of the function that it is; texts end with a null.
  type, bind(c) :: tame_usage
    type(c_ptr) :: function, help, params, signature
  end type

  interface
    function tame_start(argc, argv, sites, guard, globals) bind(c) result(cx)
      import
      integer(c_int), value :: argc
      type(c_ptr), value :: argv, sites
      type(c_funptr), value :: guard
      integer(c_size_t), value :: globals
      type(c_ptr) :: cx
    end function
    function tame_finish(cx) bind(c) result(code)
      import
      type(c_ptr), value :: cx
      integer(c_int) :: code
    end function
    subroutine tame_rt_arguments(cx, argc, argv, usage) bind(c, name='tame_arguments')
      import
      type(c_ptr), value :: cx, argv
      integer(c_int), value :: argc
      type(tame_usage), intent(in) :: usage
    end subroutine
    subroutine tame_octave(cx) bind(c)
      import
      type(c_ptr), value :: cx
    end subroutine
    function tame_rt_call(cx, kernel, nargin, args, nargout, out, count) bind(c) result(failed)
      import
      type(c_ptr), value :: cx, kernel, args, out
      integer(c_int), value :: nargin, nargout, count
      integer(c_int) :: failed
    end function
    function tame_rt_call_scalar(cx, kernel, nargin, args, elem, x) bind(c) result(failed)
      import
      type(c_ptr), value :: cx, kernel, args, x
      integer(c_int), value :: nargin, elem
      integer(c_int) :: failed
    end function
    function tame_rt_scalar(cx, v, elem, x) bind(c) result(failed)
      import
      type(c_ptr), value :: cx, v, x
      integer(c_int), value :: elem
      integer(c_int) :: failed
    end function
    function tame_rt_truth(cx, v, x) bind(c) result(failed)
      import
      type(c_ptr), value :: cx, v
      logical(c_bool) :: x
      integer(c_int) :: failed
    end function
    function tame_rt_unbox(cx, v, elem, rank, data, dim) bind(c) result(failed)
      import
      type(c_ptr), value :: cx, v
      integer(c_int), value :: elem, rank
      type(c_ptr) :: data
      integer(c_int64_t) :: dim(*)
      integer(c_int) :: failed
    end function
    function tame_rt_box(elem, data, rank, dim) bind(c, name='tame_box') result(v)
      import
      integer(c_int), value :: elem, rank
      type(c_ptr), value :: data
      integer(c_int64_t) :: dim(*)
      type(c_ptr) :: v
    end function
    function tame_rt_text(utf8) bind(c, name='tame_text') result(v)
      import
      character(kind=c_char) :: utf8(*)
      type(c_ptr) :: v
    end function
    function tame_rt_string(utf8) bind(c, name='tame_string') result(v)
      import
      character(kind=c_char) :: utf8(*)
      type(c_ptr) :: v
    end function
    function tame_rt_number_value(x) bind(c, name='tame_double') result(v)
      import
      real(c_double), value :: x
      type(c_ptr) :: v
    end function
    function tame_rt_truth_value(x) bind(c, name='tame_logical') result(v)
      import
      logical(c_bool), value :: x
      type(c_ptr) :: v
    end function
    function tame_rt_scalar_value(elem, x) bind(c, name='tame_scalar') result(v)
      import
      integer(c_int), value :: elem
      type(c_ptr), value :: x
      type(c_ptr) :: v
    end function
    function tame_retain(v) bind(c) result(w)
      import
      type(c_ptr), value :: v
      type(c_ptr) :: w
    end function
    subroutine tame_release(v) bind(c)
      import
      type(c_ptr), value :: v
    end subroutine
    subroutine tame_c_free(p) bind(c, name='free')
      import
      type(c_ptr), value :: p
    end subroutine
    function tame_c_realloc(p, n) bind(c, name='realloc') result(q)
      import
      type(c_ptr), value :: p
      integer(c_size_t), value :: n
      type(c_ptr) :: q
    end function
    function tame_c_room(p) bind(c, name='malloc_usable_size') result(n)
      import
      type(c_ptr), value :: p
      integer(c_size_t) :: n
    end function
    subroutine tame_gemm(m, k, n, a, b, c) bind(c)
      import
      integer(c_int64_t), value :: m, k, n
      real(c_double) :: a(*), b(*), c(*)
    end subroutine
    subroutine tame_rt_locate(cx, at) bind(c)
      import
      type(c_ptr), value :: cx
      integer(c_int32_t), value :: at
    end subroutine
    subroutine tame_rt_uncaught(cx) bind(c)
      import
      type(c_ptr), value :: cx
    end subroutine
    function tame_rt_caught(cx) bind(c, name='tame_caught') result(v)
      import
      type(c_ptr), value :: cx
      type(c_ptr) :: v
    end function
    subroutine tame_rt_bad_index(cx, x, position) bind(c)
      import
      type(c_ptr), value :: cx
      real(c_double), value :: x
      integer(c_int), value :: position
    end subroutine
    subroutine tame_rt_index_bounds(cx, limit) bind(c)
      import
      type(c_ptr), value :: cx
      integer(c_int64_t), value :: limit
    end subroutine
    subroutine tame_rt_subscript_bounds(cx, position, limit) bind(c)
      import
      type(c_ptr), value :: cx
      integer(c_int), value :: position
      integer(c_int64_t), value :: limit
    end subroutine
    subroutine tame_rt_nonconformant(cx) bind(c)
      import
      type(c_ptr), value :: cx
    end subroutine
    subroutine tame_rt_inner_dim(cx) bind(c)
      import
      type(c_ptr), value :: cx
    end subroutine
    subroutine tame_rt_assign_size(cx, rank, dims) bind(c)
      import
      type(c_ptr), value :: cx
      integer(c_int), value :: rank
      integer(c_int64_t) :: dims(*)
    end subroutine
    subroutine tame_rt_assign_count(cx) bind(c)
      import
      type(c_ptr), value :: cx
    end subroutine
    subroutine tame_rt_undefined(cx, name) bind(c)
      import
      type(c_ptr), value :: cx
      character(kind=c_char) :: name(*)
    end subroutine
    subroutine tame_rt_output_not_assigned(cx, name, function, at) bind(c)
      import
      type(c_ptr), value :: cx, function
      integer(c_int32_t), value :: at
      character(kind=c_char) :: name(*)
    end subroutine
    subroutine tame_rt_not_logical_scalar(cx) bind(c)
      import
      type(c_ptr), value :: cx
    end subroutine
    subroutine tame_rt_nan_to_logical(cx) bind(c)
      import
      type(c_ptr), value :: cx
    end subroutine
    subroutine tame_rt_ambiguous_growth(cx) bind(c)
      import
      type(c_ptr), value :: cx
    end subroutine
    subroutine tame_rt_concat_sizes(cx) bind(c)
      import
      type(c_ptr), value :: cx
    end subroutine
    subroutine tame_rt_too_large(cx, rank, dims, element) bind(c)
      import
      type(c_ptr), value :: cx
      integer(c_int), value :: rank
      integer(c_int64_t) :: dims(*)
      integer(c_int64_t), value :: element
    end subroutine
    subroutine tame_rt_out_of_memory(cx) bind(c)
      import
      type(c_ptr), value :: cx
    end subroutine
    subroutine tame_rt_recursion_limit(cx, limit) bind(c)
      import
      type(c_ptr), value :: cx
      integer(c_int), value :: limit
    end subroutine
    subroutine tame_rt_error(cx, identifier, message) bind(c)
      import
      type(c_ptr), value :: cx
      character(kind=c_char) :: identifier(*), message(*)
    end subroutine
    subroutine tame_rt_range(lo, step, hi, r) bind(c)
      import
      real(c_double), value :: lo, step, hi
      type(tame_range) :: r
    end subroutine
    pure function tame_range_count(lo, step, hi) bind(c) result(n)
      import
      real(c_double), value :: lo, step, hi
      integer(c_int64_t) :: n
    end function
    pure function tame_c_pow(x, y) bind(c, name='pow') result(z)
      import
      real(c_double), value :: x, y
      real(c_double) :: z
    end function
    pure function tame_mod_any(x, y) bind(c) result(z)
      import
      real(c_double), value :: x, y
      real(c_double) :: z
    end function
    pure function tame_rem_any(x, y) bind(c) result(z)
      import
      real(c_double), value :: x, y
      real(c_double) :: z
    end function
    pure function tame_mod_any_f(x, y) bind(c) result(z)
      import
      real(c_float), value :: x, y
      real(c_float) :: z
    end function
    pure function tame_rem_any_f(x, y) bind(c) result(z)
      import
      real(c_float), value :: x, y
      real(c_float) :: z
    end function
    pure function tame_sign(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_cbrt(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_asinh(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_acosh(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_atanh(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_sind(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_cosd(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_tand(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_asind(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_acosd(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_atand(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_deg2rad(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_rad2deg(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_gamma(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_gammaln(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_factorial(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_erf(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_erfc(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_erfcx(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_erfinv(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_erfcinv(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_nthroot(x, y) bind(c) result(z)
      import
      real(c_double), value :: x, y
      real(c_double) :: z
    end function
    pure function tame_bitand_any(x, y) bind(c) result(z)
      import
      real(c_double), value :: x, y
      real(c_double) :: z
    end function
    pure function tame_bitor_any(x, y) bind(c) result(z)
      import
      real(c_double), value :: x, y
      real(c_double) :: z
    end function
    pure function tame_bitxor_any(x, y) bind(c) result(z)
      import
      real(c_double), value :: x, y
      real(c_double) :: z
    end function
    pure function tame_bitshift_any(x, y) bind(c) result(z)
      import
      real(c_double), value :: x, y
      real(c_double) :: z
    end function
    pure function tame_isletter_any(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_isspace_any(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_upper_any(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_lower_any(x) bind(c) result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_gcd(x, y) bind(c) result(z)
      import
      real(c_double), value :: x, y
      real(c_double) :: z
    end function
    pure function tame_lcm(x, y) bind(c) result(z)
      import
      real(c_double), value :: x, y
      real(c_double) :: z
    end function
    pure function tame_z_uminus(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_uplus(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_sign(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_floor(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_ceil(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_round(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_fix(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_conj(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_sqrt(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_exp(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_expm1(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_log(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_log1p(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_log2(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_log10(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_sin(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_cos(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_tan(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_sec(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_csc(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_cot(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_asin(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_acos(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_atan(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_asec(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_acsc(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_acot(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_sind(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_cosd(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_tand(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_atand(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_asind(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_acosd(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_deg2rad(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_rad2deg(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_sinh(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_cosh(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_tanh(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_sech(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_csch(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_coth(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_asinh(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_acosh(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_atanh(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_asech(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_acsch(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_acoth(x) bind(c) result(z)
      import
      complex(c_double_complex), value :: x
      complex(c_double_complex) :: z
    end function
    pure function tame_z_ldivide(x, y) bind(c) result(z)
      import
      complex(c_double_complex), value :: x, y
      complex(c_double_complex) :: z
    end function
    pure function tame_z_power_any(x, y) bind(c) result(z)
      import
      complex(c_double_complex), value :: x, y
      complex(c_double_complex) :: z
    end function
    pure function tame_z_min(x, y) bind(c) result(z)
      import
      complex(c_double_complex), value :: x, y
      complex(c_double_complex) :: z
    end function
    pure function tame_z_max(x, y) bind(c) result(z)
      import
      complex(c_double_complex), value :: x, y
      complex(c_double_complex) :: z
    end function
    pure function tame_expm1(x) bind(c, name='expm1') result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_log1p(x) bind(c, name='log1p') result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
    pure function tame_log2(x) bind(c, name='log2') result(z)
      import
      real(c_double), value :: x
      real(c_double) :: z
    end function
  end interface

  interface tame_true
    procedure true_f64, true_f32, true_c64, true_c32
  end interface

  interface tame_eq
    procedure eq_f64, eq_f32, eq_c64, eq_c32
  end interface

  interface tame_same
    procedure same_f64, same_f32
  end interface

  interface tame_mod
    procedure mod_f64, mod_f32
  end interface

  interface tame_rem
    procedure rem_f64, rem_f32
  end interface

  interface tame_scalar
    procedure scalar_f64, scalar_f32, scalar_c64, scalar_c32, scalar_bool, scalar_i32, scalar_i64
  end interface

  interface tame_to
    procedure to_f64, to_f32, to_c64, to_c32, to_bool, to_i32, to_i64
  end interface

contains

  ! ---- The program

  ! Begins a program: the files of its sources, and where errors can happen as file, line, column.
  subroutine tame_begin(files, sites, octave)
    character(len=*), intent(in) :: files(:)
    integer, intent(in) :: sites(:, :)
    logical, intent(in) :: octave
    integer :: k, c
    allocate (tame_files(len(files) + 1, max(1, size(files))), tame_sites(0:size(sites, 2)))
    tame_files = c_null_char
    do k = 1, size(files)
      do c = 1, len_trim(files(k))
        tame_files(c, k) = files(k)(c:c)
      end do
    end do
    do k = 1, size(sites, 2)
      tame_sites(k) = tame_site(c_loc(tame_files(1, sites(1, k))), sites(2, k), sites(3, k))
    end do
    tame_sites(0) = tame_site(c_loc(tame_files(len(files) + 1, 1)), 0, 0)
    tame_cx = tame_start(0, c_null_ptr, c_loc(tame_sites), c_funloc(tame_no_guard), 0_c_size_t)
    call c_f_pointer(tame_cx, tame_running)
    if (octave) call tame_octave(tame_cx)
  end subroutine

  ! Reads the program's arguments from its command line; ends the process where they are wrong.
  subroutine tame_arguments(function, help, params, signature)
    character(kind=c_char, len=*), intent(in), target :: function, help, params
    character(kind=c_char, len=*), intent(in), optional, target :: signature
    character(kind=c_char), allocatable, target :: words(:, :)
    type(c_ptr), allocatable, target :: argv(:)
    character(len=:), allocatable :: word
    integer :: k, c, n, longest
    type(tame_usage) :: usage
    longest = 1
    do k = 1, command_argument_count()
      call get_command_argument(k, length=n)
      longest = max(longest, n + 1)
    end do
    allocate (words(longest, 0:command_argument_count()), argv(0:command_argument_count() + 1))
    words = c_null_char
    argv = c_null_ptr
    argv(0) = c_loc(words(1, 0))
    do k = 1, command_argument_count()
      call get_command_argument(k, length=n)
      if (allocated(word)) deallocate (word)
      allocate (character(len=n) :: word)
      call get_command_argument(k, word)
      do c = 1, n
        words(c, k) = word(c:c)
      end do
      argv(k) = c_loc(words(1, k))
    end do
    usage = tame_usage(c_loc(function), c_loc(help), c_loc(params), c_null_ptr)
    if (present(signature)) usage%signature = c_loc(signature)
    call tame_rt_arguments(tame_cx, command_argument_count() + 1, c_loc(argv), usage)
  end subroutine

  ! Ends it.
  subroutine tame_end()
    if (tame_finish(tame_cx) /= 0) error stop
  end subroutine

  ! Fortran programs have no functions that the runtime library could call.
  function tame_no_guard(cx, f, nargin, nargout, args, out) bind(c) result(count)
    type(c_ptr), value :: cx, args, out
    type(c_funptr), value :: f
    integer(c_int), value :: nargin, nargout
    integer(c_int) :: count
    count = -1
    if (c_associated(cx) .and. c_associated(args) .and. c_associated(out) .and. c_associated(f)) &
      count = min(-1, -nargin - nargout)
  end function

  ! Enters a function of this name, which ends with a null; an empty one is no level of the call stack.
  subroutine tame_enter(frame, name)
    type(tame_frame), intent(inout), target :: frame
    character(kind=c_char, len=*), intent(in), target :: name
    type(tame_frame), pointer :: caller
    frame%caller = tame_running%stack
    call c_f_pointer(frame%caller, caller)
    frame%function = c_null_ptr
    if (len(name) > 1) frame%function = c_loc(name)
    frame%at = 0
    frame%depth = caller%depth + 1
    frame%count = 0
    frame%owned = c_null_ptr
    if (frame%depth > tame_recursion_limit .or. &
      transfer(c_loc(frame), 0_c_intptr_t) < tame_running%floor) then
      call tame_rt_recursion_limit(tame_cx, tame_recursion_limit)
      call tame_raise(caller%at)
      return
    end if
    tame_running%stack = c_loc(frame)
  end subroutine

  subroutine tame_leave(frame)
    type(tame_frame), intent(in) :: frame
    tame_running%stack = frame%caller
  end subroutine

  ! ---- Errors: each ends the program with MATLAB's text

  ! The pending error, at a position: it ends the program, or whoever called asks for `tame_failed`.
  subroutine tame_raise(at)
    integer(c_int32_t), intent(in) :: at
    call tame_rt_locate(tame_cx, at)
    if (tame_handlers > 0) then
      tame_failed = .true.
      return
    end if
    call tame_rt_uncaught(tame_cx)
    error stop
  end subroutine

  ! The error that has been caught.
  function tame_caught() result(v)
    type(c_ptr) :: v
    tame_failed = .false.
    v = tame_rt_caught(tame_cx)
  end function

  subroutine tame_fault_bad_index(x, position, at)
    real(real64), intent(in) :: x
    integer, intent(in) :: position, at
    call tame_rt_bad_index(tame_cx, x, position)
    call tame_raise(at)
  end subroutine

  subroutine tame_fault_index_bounds(limit, at)
    integer(int64), intent(in) :: limit
    integer, intent(in) :: at
    call tame_rt_index_bounds(tame_cx, limit)
    call tame_raise(at)
  end subroutine

  subroutine tame_fault_subscript_bounds(position, limit, at)
    integer(int64), intent(in) :: position, limit
    integer, intent(in) :: at
    call tame_rt_subscript_bounds(tame_cx, int(position, c_int), limit)
    call tame_raise(at)
  end subroutine

  subroutine tame_fault_nonconformant(at)
    integer, intent(in) :: at
    call tame_rt_nonconformant(tame_cx)
    call tame_raise(at)
  end subroutine

  subroutine tame_fault_inner_dim(at)
    integer, intent(in) :: at
    call tame_rt_inner_dim(tame_cx)
    call tame_raise(at)
  end subroutine

  subroutine tame_fault_assign_size(dims, at)
    integer(int64), intent(in) :: dims(:)
    integer, intent(in) :: at
    call tame_rt_assign_size(tame_cx, size(dims) / 2, dims)
    call tame_raise(at)
  end subroutine

  subroutine tame_fault_assign_count(at)
    integer, intent(in) :: at
    call tame_rt_assign_count(tame_cx)
    call tame_raise(at)
  end subroutine

  subroutine tame_fault_undefined(name, at)
    character(len=*), intent(in) :: name
    integer, intent(in) :: at
    call tame_rt_undefined(tame_cx, name // c_null_char)
    call tame_raise(at)
  end subroutine

  ! The function has returned: the error is its caller's.
  subroutine tame_fault_output_not_assigned(name, at)
    character(len=*), intent(in) :: name
    integer, intent(in) :: at
    type(tame_frame), pointer :: frame, caller
    type(c_ptr) :: function
    integer :: place
    place = at
    call c_f_pointer(tame_running%stack, frame)
    function = frame%function
    call c_f_pointer(frame%caller, caller)
    if (c_associated(caller%caller)) then
      tame_running%stack = frame%caller
      place = caller%at
    end if
    call tame_rt_output_not_assigned(tame_cx, name // c_null_char, function, int(at, c_int32_t))
    call tame_raise(place)
  end subroutine

  subroutine tame_fault_not_logical_scalar(at)
    integer, intent(in) :: at
    call tame_rt_not_logical_scalar(tame_cx)
    call tame_raise(at)
  end subroutine

  subroutine tame_fault_nan_to_logical(at)
    integer, intent(in) :: at
    call tame_rt_nan_to_logical(tame_cx)
    call tame_raise(at)
  end subroutine

  subroutine tame_fault_ambiguous_growth(at)
    integer, intent(in) :: at
    call tame_rt_ambiguous_growth(tame_cx)
    call tame_raise(at)
  end subroutine

  subroutine tame_fault_out_of_memory(at)
    integer, intent(in) :: at
    call tame_rt_out_of_memory(tame_cx)
    call tame_raise(at)
  end subroutine

  subroutine tame_fault_raise(identifier, message, at)
    character(len=*), intent(in) :: identifier, message
    integer, intent(in) :: at
    call tame_rt_error(tame_cx, identifier // c_null_char, message // c_null_char)
    call tame_raise(at)
  end subroutine

  ! Extents of an array of elements of so many bits, negative ones as 0, where it is not too large.
  function tame_extents(dims, bits, at) result(d)
    integer(int64), intent(in) :: dims(:)
    integer, intent(in) :: bits, at
    integer(int64) :: d(size(dims)), n
    integer :: k
    d = max(dims, 0_int64)
    if (any(d == 0)) return
    n = tame_running%memory / (bits / 8)
    do k = 1, size(d)
      n = n / d(k)
    end do
    if (n > 0) return
    call tame_rt_too_large(tame_cx, size(d), d, int(bits / 8, int64))
    call tame_raise(at)
  end function

  ! An array gets more extents, its elements stay where they are. Memory of allocatable arrays is C's.
  subroutine tame_widen(x, dims, append) bind(c, name='tame_fortran_widen')
    type(tame_descriptor), intent(inout) :: x
    integer(c_int64_t), intent(in) :: dims(*)
    logical(c_bool), value :: append
    integer(c_size_t) :: bytes
    type(c_ptr) :: to
    integer :: k
    bytes = x%bytes
    do k = 1, x%rank
      x%dim(k)%extent = dims(k)
      x%dim(k)%stride = bytes
      bytes = bytes * dims(k)
    end do
    if (tame_c_room(x%base) >= bytes) return
    to = tame_c_realloc(x%base, merge(max(2 * bytes, 64_c_size_t), bytes, logical(append)))
    if (c_associated(to)) x%base = to
    if (.not. c_associated(to)) call tame_fault_out_of_memory(0)
  end subroutine

  ! ---- Boxed values

  function tame_text(utf8) result(v)
    character(len=*), intent(in) :: utf8
    type(c_ptr) :: v
    v = tame_rt_text(utf8 // c_null_char)
  end function

  function tame_string(utf8) result(v)
    character(len=*), intent(in) :: utf8
    type(c_ptr) :: v
    v = tame_rt_string(utf8 // c_null_char)
  end function

  function tame_double(x) result(v)
    real(real64), intent(in) :: x
    type(c_ptr) :: v
    v = tame_rt_number_value(x)
  end function

  function scalar_f64(x, code) result(v)
    real(real64), intent(in), target :: x
    integer(c_int), intent(in) :: code
    type(c_ptr) :: v
    v = tame_rt_scalar_value(code, c_loc(x))
  end function

  function scalar_f32(x, code) result(v)
    real(real32), intent(in), target :: x
    integer(c_int), intent(in) :: code
    type(c_ptr) :: v
    v = tame_rt_scalar_value(code, c_loc(x))
  end function

  function scalar_c64(x, code) result(v)
    complex(real64), intent(in), target :: x
    integer(c_int), intent(in) :: code
    type(c_ptr) :: v
    v = tame_rt_scalar_value(code, c_loc(x))
  end function

  function scalar_c32(x, code) result(v)
    complex(real32), intent(in), target :: x
    integer(c_int), intent(in) :: code
    type(c_ptr) :: v
    v = tame_rt_scalar_value(code, c_loc(x))
  end function

  function scalar_bool(x, code) result(v)
    logical, intent(in) :: x
    integer(c_int), intent(in) :: code
    logical(c_bool), target :: bits
    type(c_ptr) :: v
    bits = x
    v = tame_rt_scalar_value(code, c_loc(bits))
  end function

  ! The least significant bytes come first on all machines that there are libraries for.
  function scalar_i32(x, code) result(v)
    integer(int32), intent(in), target :: x
    integer(c_int), intent(in) :: code
    type(c_ptr) :: v
    v = tame_rt_scalar_value(code, c_loc(x))
  end function

  function scalar_i64(x, code) result(v)
    integer(int64), intent(in), target :: x
    integer(c_int), intent(in) :: code
    type(c_ptr) :: v
    v = tame_rt_scalar_value(code, c_loc(x))
  end function

  ! An array as a value of its own.
  function tame_box(x, code) result(v)
    type(*), intent(in), contiguous, target :: x(..)
    integer(c_int), intent(in) :: code
    type(c_ptr) :: v
    v = tame_rt_box(code, c_loc(x), rank(x), shape(x, int64))
  end function

  ! Scalars of a boxed value, which is given up.
  subroutine to_f64(x, v, code, at)
    real(real64), intent(out), target :: x
    type(c_ptr), intent(in) :: v
    integer, intent(in) :: code, at
    if (tame_rt_scalar(tame_cx, v, code, c_loc(x)) /= 0) call tame_raise(at)
  end subroutine

  subroutine to_f32(x, v, code, at)
    real(real32), intent(out), target :: x
    type(c_ptr), intent(in) :: v
    integer, intent(in) :: code, at
    if (tame_rt_scalar(tame_cx, v, code, c_loc(x)) /= 0) call tame_raise(at)
  end subroutine

  subroutine to_c64(x, v, code, at)
    complex(real64), intent(out), target :: x
    type(c_ptr), intent(in) :: v
    integer, intent(in) :: code, at
    if (tame_rt_scalar(tame_cx, v, code, c_loc(x)) /= 0) call tame_raise(at)
  end subroutine

  subroutine to_c32(x, v, code, at)
    complex(real32), intent(out), target :: x
    type(c_ptr), intent(in) :: v
    integer, intent(in) :: code, at
    if (tame_rt_scalar(tame_cx, v, code, c_loc(x)) /= 0) call tame_raise(at)
  end subroutine

  subroutine to_bool(x, v, code, at)
    logical, intent(out) :: x
    type(c_ptr), intent(in) :: v
    integer, intent(in) :: code, at
    logical(c_bool), target :: bits
    if (tame_rt_scalar(tame_cx, v, code, c_loc(bits)) /= 0) call tame_raise(at)
    x = bits
  end subroutine

  subroutine to_i32(x, v, code, at)
    integer(int32), intent(out) :: x
    type(c_ptr), intent(in) :: v
    integer, intent(in) :: code, at
    integer(int64), target :: bits
    bits = 0
    if (tame_rt_scalar(tame_cx, v, code, c_loc(bits)) /= 0) call tame_raise(at)
    select case (code)
    case (tame_i8)
      x = int(iand(bits, 255_int64), int32)
      if (x > 127) x = x - 256
    case (tame_i16)
      x = int(iand(bits, 65535_int64), int32)
      if (x > 32767) x = x - 65536
    case (tame_i32)
      if (bits > 2147483647_int64) bits = bits - 4294967296_int64
      x = int(bits, int32)
    case default
      x = int(bits, int32)
    end select
  end subroutine

  subroutine to_i64(x, v, code, at)
    integer(int64), intent(out), target :: x
    type(c_ptr), intent(in) :: v
    integer, intent(in) :: code, at
    x = 0
    if (tame_rt_scalar(tame_cx, v, code, c_loc(x)) /= 0) call tame_raise(at)
  end subroutine

  ! Whether a value, which stays, counts as true.
  function tame_truth(v, at) result(x)
    type(c_ptr), intent(in) :: v
    integer, intent(in) :: at
    logical(c_bool) :: bits
    logical :: x
    if (tame_rt_truth(tame_cx, v, bits) /= 0) call tame_raise(at)
    x = bits
  end function

  ! A variable gets a value, and gives up what it had.
  subroutine tame_set(v, to)
    type(c_ptr), intent(inout) :: v
    type(c_ptr), intent(in) :: to
    call tame_release(v)
    v = to
  end subroutine

  function tame_take(v) result(taken)
    type(c_ptr), intent(inout) :: v
    type(c_ptr) :: taken
    taken = v
    v = c_null_ptr
  end function

  ! ---- Kernels of the runtime library

  function tame_own(v) result(o)
    type(c_ptr), intent(in) :: v
    type(tame_operand) :: o
    o%value = v
  end function

  function tame_keep(v) result(o)
    type(c_ptr), intent(in) :: v
    type(tame_operand) :: o
    o%mark = 4
    o%value = v
  end function

  ! A cell of the caller's whose elements are meant.
  function tame_spread(v) result(o)
    type(c_ptr), intent(in) :: v
    type(tame_operand) :: o
    o%mark = 5
    o%value = v
  end function

  function tame_number(x) result(o)
    real(real64), intent(in) :: x
    type(tame_operand) :: o
    o%mark = 6
    o%number = x
  end function

  ! Elements that are lent for the call.
  function tame_lend(x, code) result(o)
    type(*), intent(in), contiguous, target :: x(..)
    integer(c_int), intent(in) :: code
    type(tame_operand) :: o
    o%mark = 2
    o%view%data = c_loc(x)
    o%view%elem = code
    o%view%rank = rank(x)
    o%view%dim(1:rank(x)) = shape(x, int64)
  end function

  function tame_word(o) result(word)
    type(tame_operand), intent(in), target :: o
    integer(c_intptr_t) :: word
    select case (o%mark)
    case (2)
      word = transfer(c_loc(o%view), word)
    case (6)
      word = transfer(c_loc(o%number), word)
    case default
      word = transfer(o%value, word)
    end select
    word = word + o%mark
  end function

  subroutine tame_ready(kernel, at)
    type(tame_kernel), intent(inout), target :: kernel
    integer, intent(in) :: at
    type(tame_frame), pointer :: frame
    if (.not. c_associated(kernel%cell%name)) kernel%cell%name = c_loc(kernel%name)
    call c_f_pointer(tame_running%stack, frame)
    frame%at = at
  end subroutine

  ! Calls a kernel that gives nothing.
  subroutine tame_call(kernel, args, at)
    type(tame_kernel), intent(inout), target :: kernel
    type(tame_operand), intent(in), target :: args(:)
    integer, intent(in) :: at
    type(c_ptr) :: none(0)
    call tame_calls(kernel, args, 0, none, at)
  end subroutine

  ! Calls a kernel, whose results are the caller's.
  subroutine tame_calls(kernel, args, nargout, results, at)
    type(tame_kernel), intent(inout), target :: kernel
    type(tame_operand), intent(in), target :: args(:)
    integer, intent(in) :: nargout, at
    type(c_ptr), intent(out) :: results(:)
    integer(c_intptr_t), target :: words(size(args) + 1)
    type(c_ptr), target :: found(size(results) + 1)
    integer :: k
    do k = 1, size(args)
      words(k) = tame_word(args(k))
    end do
    found = c_null_ptr
    call tame_ready(kernel, at)
    if (tame_rt_call(tame_cx, c_loc(kernel%cell), size(args), c_loc(words), nargout, c_loc(found), &
      size(results)) /= 0) call tame_raise(at)
    results = found(1:size(results))
  end subroutine

  ! Its only result; with `nargout` 0 null where none comes.
  function tame_value(kernel, args, nargout, at) result(v)
    type(tame_kernel), intent(inout), target :: kernel
    type(tame_operand), intent(in), target :: args(:)
    integer, intent(in) :: nargout, at
    type(c_ptr) :: v, results(1)
    call tame_calls(kernel, args, nargout, results, at)
    v = results(1)
  end function

  function tame_call_double(kernel, args, at) result(x)
    type(tame_kernel), intent(inout), target :: kernel
    type(tame_operand), intent(in), target :: args(:)
    integer, intent(in) :: at
    integer(c_intptr_t), target :: words(size(args) + 1)
    real(real64), target :: x
    integer :: k
    do k = 1, size(args)
      words(k) = tame_word(args(k))
    end do
    call tame_ready(kernel, at)
    if (tame_rt_call_scalar(tame_cx, c_loc(kernel%cell), size(args), c_loc(words), tame_f64, c_loc(x)) /= 0) &
      call tame_raise(at)
  end function

  function tame_call_logical(kernel, args, at) result(x)
    type(tame_kernel), intent(inout), target :: kernel
    type(tame_operand), intent(in), target :: args(:)
    integer, intent(in) :: at
    integer(c_intptr_t), target :: words(size(args) + 1)
    logical(c_bool), target :: bits
    logical :: x
    integer :: k
    do k = 1, size(args)
      words(k) = tame_word(args(k))
    end do
    call tame_ready(kernel, at)
    if (tame_rt_call_scalar(tame_cx, c_loc(kernel%cell), size(args), c_loc(words), tame_bool, c_loc(bits)) /= 0) &
      call tame_raise(at)
    x = bits
  end function

  ! ---- Matrices side by side, or one below the other

  ! The extents of all parts together by MATLAB's rule: empty ones that do not fit are passed over.
  function tame_joint_of(below, shapes, at) result(joint)
    logical, intent(in) :: below
    integer(int64), intent(in) :: shapes(:, :)
    integer, intent(in) :: at
    type(tame_joint) :: joint
    integer :: k, model, along, across
    integer(int64) :: other, total
    along = merge(1, 2, below)
    across = 3 - along
    model = 0
    do k = size(shapes, 2), 1, -1
      if (any(shapes(:, k) > 0)) model = k
    end do
    do k = size(shapes, 2), 1, -1
      if (all(shapes(:, k) > 0)) model = k
    end do
    other = 0
    if (model > 0) other = shapes(across, model)
    total = 0
    do k = 1, size(shapes, 2)
      if (shapes(across, k) == other) then
        total = merge(huge(total), total + shapes(along, k), total > huge(total) - shapes(along, k))
      else if (all(shapes(:, k) > 0)) then
        call tame_rt_concat_sizes(tame_cx)
        call tame_raise(at)
      end if
    end do
    joint%below = below
    joint%dims(along) = total
    joint%dims(across) = other
    joint%from = 0
  end function

  ! ---- Indices and ranges

  ! A double as an index from 1, checked to be a positive integer.
  function tame_index(x, position, at) result(i)
    real(real64), intent(in) :: x
    integer, intent(in) :: position, at
    integer(int64) :: i
    i = 0
    if (x >= 1 .and. x < 9e15_real64) i = int(x, int64)
    if (i < 1 .or. .not. tame_eq(real(i, real64), x)) call tame_fault_bad_index(x, position, at)
  end function

  ! An integer-valued double as an integer; 0 where it is too large for one, or no number.
  elemental function tame_index_of(x) result(i)
    real(real64), intent(in) :: x
    integer(int64) :: i
    i = 0
    if (x > -9e18_real64 .and. x < 9e18_real64) i = int(x, int64)
  end function

  ! The last value an integer loop up to x may take; far enough from the largest integer for a step.
  elemental function tame_limit(x) result(i)
    real(real64), intent(in) :: x
    integer(int64) :: i
    i = -4000000000000000000_int64
    if (x >= 4e18_real64) then
      i = 4000000000000000000_int64
    else if (x > -4e18_real64) then
      i = int(tame_floor(x), int64)
    end if
  end function

  ! How many values lo:step:hi has.
  elemental function tame_count(lo, step, hi) result(n)
    integer(int64), intent(in) :: lo, step, hi
    integer(int64) :: n
    n = 0
    if (step > 0 .and. hi >= lo .or. step < 0 .and. hi <= lo) n = (hi - lo) / step + 1
  end function

  function tame_range_of(lo, step, hi) result(r)
    real(real64), intent(in) :: lo, step, hi
    type(tame_range) :: r
    call tame_rt_range(lo, step, hi, r)
  end function

  ! The value of round k, from 0, of a loop: counted from the start, but for the last one.
  pure function tame_range_round(r, k) result(x)
    type(tame_range), intent(in) :: r
    integer(int64), intent(in) :: k
    real(real64) :: x
    x = r%start + real(k, real64) * r%step
    if (k + 1 == r%count) x = r%last
  end function

  ! Element k, from 0, of a range: computed from the nearer end, so that the values are symmetric.
  function tame_range_element(lo, step, hi, k) result(x)
    real(real64), intent(in) :: lo, step, hi
    integer(int64), intent(in) :: k
    type(tame_range) :: r
    integer(int64) :: back
    real(real64) :: x
    call tame_rt_range(lo, step, hi, r)
    back = r%count - 1 - k
    if (r%integral .or. k < back) then
      x = r%start + real(k, real64) * r%step
    else if (k > back) then
      x = r%last - real(back, real64) * r%step
    else if (k == 0) then
      x = r%start
    else
      x = (r%start + r%last) / 2
    end if
  end function

  ! ---- Scalar operations

  elemental function true_f64(x) result(y)
    real(real64), intent(in) :: x
    logical :: y
    y = .not. (x <= 0 .and. x >= 0)
  end function

  elemental function true_f32(x) result(y)
    real(real32), intent(in) :: x
    logical :: y
    y = .not. (x <= 0 .and. x >= 0)
  end function

  elemental function true_c64(x) result(y)
    complex(real64), intent(in) :: x
    logical :: y
    y = true_f64(real(x)) .or. true_f64(aimag(x))
  end function

  elemental function true_c32(x) result(y)
    complex(real32), intent(in) :: x
    logical :: y
    y = true_f32(real(x)) .or. true_f32(aimag(x))
  end function

  elemental function eq_f64(x, y) result(same)
    real(real64), intent(in) :: x, y
    logical :: same
    same = x <= y .and. x >= y
  end function

  elemental function eq_f32(x, y) result(same)
    real(real32), intent(in) :: x, y
    logical :: same
    same = x <= y .and. x >= y
  end function

  elemental function eq_c64(x, y) result(same)
    complex(real64), intent(in) :: x, y
    logical :: same
    same = eq_f64(real(x), real(y)) .and. eq_f64(aimag(x), aimag(y))
  end function

  elemental function eq_c32(x, y) result(same)
    complex(real32), intent(in) :: x, y
    logical :: same
    same = eq_f32(real(x), real(y)) .and. eq_f32(aimag(x), aimag(y))
  end function

  ! The value itself, which compilers do not know: they refuse divisions by constants that are zero.
  elemental function same_f64(x) result(y)
    real(real64), intent(in) :: x
    real(real64) :: y
    y = x
  end function

  elemental function same_f32(x) result(y)
    real(real32), intent(in) :: x
    real(real32) :: y
    y = x
  end function

  elemental function tame_floor(x) result(y)
    real(real64), intent(in) :: x
    real(real64) :: y
    y = aint(x)
    if (y > x) y = y - 1
  end function

  elemental function tame_ceil(x) result(y)
    real(real64), intent(in) :: x
    real(real64) :: y
    y = aint(x)
    if (y < x) y = y + 1
  end function

  elemental function tame_min(x, y) result(z)
    real(real64), intent(in) :: x, y
    real(real64) :: z
    z = merge(y, x, y < x .or. ieee_is_nan(x))
  end function

  elemental function tame_max(x, y) result(z)
    real(real64), intent(in) :: x, y
    real(real64) :: z
    z = merge(y, x, y > x .or. ieee_is_nan(x))
  end function

  elemental function mod_f64(x, y) result(z)
    real(real64), intent(in) :: x, y
    real(real64) :: z
    integer(int64) :: i, j, r
    if (abs(x) < 9e18_real64 .and. abs(y) < 9e15_real64) then
      i = int(x, int64)
      j = int(y, int64)
      if (eq_f64(real(i, real64), x) .and. eq_f64(real(j, real64), y) .and. j /= 0) then
        r = modulo(i, j)
        z = real(r, real64)
        if (r == 0) z = y * 0
        return
      end if
    end if
    z = tame_mod_any(x, y)
  end function

  elemental function mod_f32(x, y) result(z)
    real(real32), intent(in) :: x, y
    real(real32) :: z
    z = tame_mod_any_f(x, y)
  end function

  elemental function rem_f64(x, y) result(z)
    real(real64), intent(in) :: x, y
    real(real64) :: z
    z = tame_rem_any(x, y)
  end function

  elemental function rem_f32(x, y) result(z)
    real(real32), intent(in) :: x, y
    real(real32) :: z
    z = tame_rem_any_f(x, y)
  end function

  ! Of integer-valued doubles that are kept as integers.
  elemental function tame_index_mod(a, b) result(r)
    integer(int64), intent(in) :: a, b
    integer(int64) :: r
    r = a
    if (b /= 0) r = modulo(a, b)
  end function

  elemental function tame_index_rem(a, b) result(r)
    integer(int64), intent(in) :: a, b
    integer(int64) :: r
    r = a
    if (b /= 0) r = mod(a, b)
  end function

  elemental function tame_power(x, y) result(z)
    real(real64), intent(in) :: x, y
    real(real64) :: z
    if (eq_f64(y, 2.0_real64)) then
      z = x * x
    else if (eq_f64(y, 1.0_real64)) then
      z = x
    else if (eq_f64(y, -1.0_real64)) then
      z = 1 / x
    else if (eq_f64(y, 3.0_real64)) then
      z = tame_cube(x)
    else
      z = tame_c_pow(x, y)
    end if
  end function

  ! x^3 with the rounding errors of both products added in the end.
  elemental function tame_cube(x) result(z)
    real(real64), intent(in) :: x
    real(real64) :: z, scaled, high, low, square, lost, sum, square_high, square_low, cube, last
    if (.not. (abs(x) >= 1e-90_real64 .and. abs(x) < 1e90_real64)) then
      z = tame_c_pow(x, 3.0_real64)
      return
    end if
    scaled = 134217729.0_real64 * x
    high = scaled - (scaled - x)
    low = x - high
    square = x * x
    lost = ((high * high - square) + 2 * (high * low)) + low * low
    sum = 134217729.0_real64 * square
    square_high = sum - (sum - square)
    square_low = square - square_high
    cube = square * x
    last = ((square_high * high - cube) + square_high * low + square_low * high) + square_low * low
    z = cube + (last + lost * x)
  end function

  ! A real factor multiplies both parts, which keeps the sign of a zero part and makes no NaN of the other's infinities.
  elemental function tame_z_times(x, y) result(z)
    complex(real64), intent(in) :: x, y
    complex(real64) :: z
    if (.not. true_f64(aimag(y))) then
      z = cmplx(real(x) * real(y), aimag(x) * real(y), real64)
    else if (.not. true_f64(aimag(x))) then
      z = cmplx(real(x) * real(y), real(x) * aimag(y), real64)
    else
      z = cmplx(real(x) * real(y) - aimag(x) * aimag(y), real(x) * aimag(y) + aimag(x) * real(y), real64)
    end if
  end function

  ! By Smith's method; a real divisor divides both parts.
  elemental function tame_z_rdivide(x, y) result(z)
    complex(real64), intent(in) :: x, y
    complex(real64) :: z
    real(real64) :: a, b, c, d, r, n
    a = real(x)
    b = aimag(x)
    c = real(y)
    d = aimag(y)
    if (.not. true_f64(d)) then
      z = cmplx(a / c, b / c, real64)
    else if (abs(c) < abs(d)) then
      r = c / d
      n = c * r + d
      z = cmplx((a * r + b) / n, (b * r - a) / n, real64)
    else
      r = d / c
      n = d * r + c
      z = cmplx((b * r + a) / n, (b - a * r) / n, real64)
    end if
  end function

  function tame_z_power(x, y) result(z)
    complex(real64), intent(in) :: x, y
    complex(real64) :: z
    if (.not. true_f64(aimag(y)) .and. eq_f64(real(y), 2.0_real64)) then
      z = tame_z_times((1.0_real64, 0.0_real64), tame_z_times(x, x))
    else if (.not. true_f64(aimag(y)) .and. eq_f64(real(y), 3.0_real64)) then
      z = tame_z_times(x, tame_z_times(x, x))
    else
      z = tame_z_power_any(x, y)
    end if
  end function

  elemental function tame_z_real(z) result(x)
    complex(real64), intent(in) :: z
    real(real64) :: x
    x = real(z)
  end function

  elemental function tame_z_imag(z) result(x)
    complex(real64), intent(in) :: z
    real(real64) :: x
    x = aimag(z)
  end function

  elemental function tame_z_abs(z) result(x)
    complex(real64), intent(in) :: z
    real(real64) :: x
    x = hypot(real(z), aimag(z))
  end function

  elemental function tame_z_angle(z) result(x)
    complex(real64), intent(in) :: z
    real(real64) :: x
    x = atan2(aimag(z), real(z))
  end function

  elemental function tame_z_isnan(z) result(x)
    complex(real64), intent(in) :: z
    logical :: x
    x = ieee_is_nan(real(z)) .or. ieee_is_nan(aimag(z))
  end function

  elemental function tame_z_isinf(z) result(x)
    complex(real64), intent(in) :: z
    logical :: x
    x = abs(real(z)) > huge(1.0_real64) .or. abs(aimag(z)) > huge(1.0_real64)
  end function

  elemental function tame_z_isfinite(z) result(x)
    complex(real64), intent(in) :: z
    logical :: x
    x = ieee_is_finite(real(z)) .and. ieee_is_finite(aimag(z))
  end function

  elemental function tame_z_lt(x, y) result(z)
    complex(real64), intent(in) :: x, y
    logical :: z
    z = real(x) < real(y)
  end function

  elemental function tame_z_le(x, y) result(z)
    complex(real64), intent(in) :: x, y
    logical :: z
    z = real(x) <= real(y)
  end function

  elemental function tame_z_gt(x, y) result(z)
    complex(real64), intent(in) :: x, y
    logical :: z
    z = real(x) > real(y)
  end function

  elemental function tame_z_ge(x, y) result(z)
    complex(real64), intent(in) :: x, y
    logical :: z
    z = real(x) >= real(y)
  end function

  ! Bits of whole numbers below 2^62; of others, and what is none, the library.
  elemental function tame_is_bits(x) result(y)
    real(real64), intent(in) :: x
    logical :: y
    y = .false.
    if (x >= 0 .and. x < 4611686018427387904.0_real64) y = eq_f64(real(int(x, int64), real64), x)
  end function

  function tame_bitand(x, y) result(z)
    real(real64), intent(in) :: x, y
    real(real64) :: z
    if (tame_is_bits(x) .and. tame_is_bits(y)) then
      z = real(iand(int(x, int64), int(y, int64)), real64)
    else
      z = tame_bitand_any(x, y)
    end if
  end function

  function tame_bitor(x, y) result(z)
    real(real64), intent(in) :: x, y
    real(real64) :: z
    if (tame_is_bits(x) .and. tame_is_bits(y)) then
      z = real(ior(int(x, int64), int(y, int64)), real64)
    else
      z = tame_bitor_any(x, y)
    end if
  end function

  function tame_bitxor(x, y) result(z)
    real(real64), intent(in) :: x, y
    real(real64) :: z
    if (tame_is_bits(x) .and. tame_is_bits(y)) then
      z = real(ieor(int(x, int64), int(y, int64)), real64)
    else
      z = tame_bitxor_any(x, y)
    end if
  end function

  pure function tame_bitshift(x, y) result(z)
    real(real64), intent(in) :: x, y
    real(real64) :: z
    z = tame_bitshift_any(x, y)
  end function

  pure function tame_isletter(x) result(z)
    real(real64), intent(in) :: x
    real(real64) :: z
    z = tame_isletter_any(x)
  end function

  pure function tame_isspace(x) result(z)
    real(real64), intent(in) :: x
    real(real64) :: z
    z = tame_isspace_any(x)
  end function

  pure function tame_upper(x) result(z)
    real(real64), intent(in) :: x
    real(real64) :: z
    z = tame_upper_any(x)
  end function

  pure function tame_lower(x) result(z)
    real(real64), intent(in) :: x
    real(real64) :: z
    z = tame_lower_any(x)
  end function

  ! Doubles as integers of a class: rounded half away from zero, saturated, NaN as 0.
  elemental function tame_i8_of(x) result(i)
    real(real64), intent(in) :: x
    integer(int32) :: i
    i = tame_rounded(x, -128.0_real64, 127.0_real64)
  end function

  elemental function tame_i16_of(x) result(i)
    real(real64), intent(in) :: x
    integer(int32) :: i
    i = tame_rounded(x, -32768.0_real64, 32767.0_real64)
  end function

  elemental function tame_i32_of(x) result(i)
    real(real64), intent(in) :: x
    integer(int32) :: i
    i = tame_rounded(x, -2147483648.0_real64, 2147483647.0_real64)
  end function

  elemental function tame_u8_of(x) result(i)
    real(real64), intent(in) :: x
    integer(int32) :: i
    i = tame_rounded(x, 0.0_real64, 255.0_real64)
  end function

  elemental function tame_u16_of(x) result(i)
    real(real64), intent(in) :: x
    integer(int32) :: i
    i = tame_rounded(x, 0.0_real64, 65535.0_real64)
  end function

  elemental function tame_char_of(x) result(i)
    real(real64), intent(in) :: x
    integer(int32) :: i
    i = tame_rounded(x, 0.0_real64, 65535.0_real64)
  end function

  elemental function tame_rounded(x, least, most) result(i)
    real(real64), intent(in) :: x, least, most
    integer(int32) :: i
    real(real64) :: y, rest
    y = merge(0.0_real64, x, ieee_is_nan(x))
    y = merge(y, least, y > least)
    y = merge(y, most, y < most)
    i = int(y, int32)
    rest = y - real(i, real64)
    if (rest >= 0.5_real64) i = i + 1
    if (rest <= -0.5_real64) i = i - 1
  end function

  elemental function tame_u32_of(x) result(i)
    real(real64), intent(in) :: x
    integer(int64) :: i
    i = 0
    if (x >= 4294967295.0_real64) then
      i = 4294967295_int64
    else if (x > 0) then
      i = int(anint(x), int64)
    end if
  end function

  elemental function tame_i64_of(x) result(i)
    real(real64), intent(in) :: x
    integer(int64) :: i
    i = 0
    if (x >= 9223372036854775807.0_real64) then
      i = huge(i)
    else if (x <= -9223372036854775808.0_real64) then
      i = -huge(i) - 1
    else if (.not. ieee_is_nan(x)) then
      i = int(anint(x), int64)
    end if
  end function

  ! The bits of an unsigned integer.
  elemental function tame_u64_of(x) result(i)
    real(real64), intent(in) :: x
    integer(int64) :: i
    i = 0
    if (x >= 18446744073709551615.0_real64) then
      i = -1
    else if (x >= 9223372036854775808.0_real64) then
      i = ieor(int(anint(x) - 9223372036854775808.0_real64, int64), -huge(i) - 1)
    else if (x > 0) then
      i = int(anint(x), int64)
    end if
  end function

  elemental function tame_f64_of_u64(i) result(x)
    integer(int64), intent(in) :: i
    real(real64) :: x
    if (i >= 0) then
      x = real(i, real64)
    else
      ! Half of it with the last bit kept for rounding.
      x = 2 * real(ior(ishft(i, -1), iand(i, 1_int64)), real64)
    end if
  end function

  ! An unsigned integer of 64 bits as a signed one, where it fits; else the greatest.
  elemental function tame_i64_of_u64(i) result(k)
    integer(int64), intent(in) :: i
    integer(int64) :: k
    k = merge(i, huge(i), i >= 0)
  end function

  ! Whether the bits of one unsigned integer are those of a lesser one.
  elemental function tame_u64_lt(a, b) result(y)
    integer(int64), intent(in) :: a, b
    logical :: y
    y = ieor(a, -huge(a) - 1) < ieor(b, -huge(a) - 1)
  end function

  ! Unsigned elements of arrays, kept as their bits.
  elemental function tame_from_u8(x) result(i)
    integer(int8), intent(in) :: x
    integer(int32) :: i
    i = iand(int(x, int32), 255)
  end function

  elemental function tame_from_u16(x) result(i)
    integer(int16), intent(in) :: x
    integer(int32) :: i
    i = iand(int(x, int32), 65535)
  end function

  elemental function tame_from_u32(x) result(i)
    integer(int32), intent(in) :: x
    integer(int64) :: i
    i = iand(int(x, int64), 4294967295_int64)
  end function

  elemental function tame_to_u8(i) result(x)
    integer(int32), intent(in) :: i
    integer(int8) :: x
    x = int(i - merge(256, 0, i > 127), int8)
  end function

  elemental function tame_to_u16(i) result(x)
    integer(int32), intent(in) :: i
    integer(int16) :: x
    x = int(i - merge(65536, 0, i > 32767), int16)
  end function

  elemental function tame_to_u32(i) result(x)
    integer(int64), intent(in) :: i
    integer(int32) :: x
    x = int(i - merge(4294967296_int64, 0_int64, i > 2147483647_int64), int32)
  end function
end module tame_fortran
