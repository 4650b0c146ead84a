//! Errors that compiled programs raise themselves: each makes MATLAB's error pending.

use super::{Instance, fail, position, text};
use crate::array::Dims;
use crate::error::{Error, Frame};
use crate::errors;
use crate::exception::qualified;
use std::ffi::{c_char, c_int};

/// Functions that make an error pending. Each needs a live context and, behind pointers, what it says.
macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident($($arg:ident: $ty:ty),*) => $error:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// `cx` is a live context; strings end in NUL; extents are as many as were said.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(cx: *mut Instance, $($arg: $ty),*) {
            let error: Error = $error;
            // SAFETY: by the caller's promise.
            unsafe { fail(cx, error) };
        }
    )*};
}

faults! {
    /// An index that is not a positive integer; `position` from 1, 0 where there is only one.
    tame_rt_bad_index(_value: f64, position: c_int) =>
        errors::bad_index((position > 0).then_some(position as usize));
    /// A linear index beyond the last element.
    tame_rt_index_bounds(limit: i64) => errors::index_exceeds_elements(limit as usize);
    /// A subscript beyond its dimension.
    tame_rt_subscript_bounds(position: c_int, limit: i64) =>
        errors::index_exceeds_bounds(position as usize, limit as usize);
    /// Operands of an element-wise operation whose sizes do not fit.
    tame_rt_nonconformant() => errors::sizes_must_match();
    /// A product whose inner extents differ.
    tame_rt_inner_dim() => errors::inner_dimensions();
    /// Two sides of an assignment whose sizes differ: `rank` extents of the left, then of the right.
    tame_rt_assign_size(rank: c_int, dims: *const i64) => {
        // SAFETY: by the caller's promise.
        let all = unsafe { extents(2 * rank, dims) };
        let (left, right) = all.split_at(rank as usize);
        errors::assignment_size(&Dims::new(left), &Dims::new(right))
    };
    /// Two sides of an assignment with one index whose numbers of elements differ.
    tame_rt_assign_count() => errors::assignment_count();
    /// A variable without a value is read.
    tame_rt_undefined(name: *const c_char) => errors::undefined(&text(name));
    /// An operand of `&&` or `||` that is no logical scalar.
    tame_rt_not_logical_scalar() => errors::short_circuit_operand();
    /// NaN as a condition.
    tame_rt_nan_to_logical() => errors::nan_to_logical();
    /// `x(i) = v` beyond the end of a matrix.
    tame_rt_ambiguous_growth() => errors::ambiguous_growth();
    /// `[a, b]` of sizes that do not fit.
    tame_rt_concat_sizes() => errors::concat_sizes();
    /// An array of more elements than any can have, or than the memory of the machine holds.
    tame_rt_too_large(rank: c_int, dim: *const i64, element: i64) => {
        // SAFETY: by the caller's promise.
        let dims = unsafe { extents(rank, dim) };
        match Dims::new(&dims).checked_numel(element.max(1) as usize) {
            Err(error) => error,
            Ok(_) => errors::out_of_memory(),
        }
    };
    /// The system gives no more memory.
    tame_rt_out_of_memory() => errors::out_of_memory();
    /// An error whose text the compiler chose.
    tame_rt_error(identifier: *const c_char, message: *const c_char) =>
        Error::new(text(identifier).into_owned(), text(message));
    /// Calls nested deeper than MATLAB allows.
    tame_rt_recursion_limit(limit: c_int) => errors::recursion_limit(limit as usize);
}

/// # Safety
/// `dims` has `count` entries.
unsafe fn extents(count: c_int, dims: *const i64) -> Vec<usize> {
    // SAFETY: by the caller's promise.
    let all = unsafe { std::slice::from_raw_parts(dims, count as usize) };
    all.iter().map(|d| (*d).max(0) as usize).collect()
}

/// An output has no value when its function returns; `at` is a place in that function, by which its file is known.
///
/// # Safety
/// `cx` is a live context; strings end in NUL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_output_not_assigned(
    cx: *mut Instance,
    name: *const c_char,
    function: *const c_char,
    at: i32,
) {
    // SAFETY: by the caller's promise.
    let (file, line, col) = position(unsafe { (*cx).sites }, at);
    let frame = Frame { file, name: text(function).as_ref().into(), line, col };
    let error = errors::unassigned_output(&text(name), &qualified(&frame));
    // SAFETY: by the caller's promise.
    unsafe { fail(cx, error) };
}
