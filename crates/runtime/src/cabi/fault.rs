//! Errors that compiled programs raise themselves: each makes MATLAB's error pending.

use super::{fail, text};
use crate::array::Dims;
use crate::error::Error;
use crate::errors;
use std::ffi::{c_char, c_int};

/// An index that is not a positive integer; `position` from 1, 0 where there is only one.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_bad_index(_value: f64, position: c_int) {
    fail(errors::bad_index((position > 0).then_some(position as usize)));
}

/// A linear index beyond the last element.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_index_bounds(limit: i64) {
    fail(errors::index_exceeds_elements(limit as usize));
}

/// A subscript beyond its dimension.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_subscript_bounds(position: c_int, limit: i64) {
    fail(errors::index_exceeds_bounds(position as usize, limit as usize));
}

/// Operands of an element-wise operation whose sizes do not fit.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_nonconformant() {
    fail(errors::sizes_must_match());
}

/// A product whose inner extents differ.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_inner_dim() {
    fail(errors::inner_dimensions());
}

/// Two sides of an assignment whose sizes differ: `rank` extents of the left, then of the right.
///
/// # Safety
/// `dims` has `2 * rank` entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_assign_size(rank: c_int, dims: *const i64) {
    let rank = rank as usize;
    // SAFETY: by the caller's promise.
    let all: Vec<usize> =
        unsafe { std::slice::from_raw_parts(dims, 2 * rank) }.iter().map(|d| (*d).max(0) as usize).collect();
    fail(errors::assignment_size(&Dims::new(&all[..rank]), &Dims::new(&all[rank..])));
}

/// Two sides of an assignment with one index whose numbers of elements differ.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_assign_count() {
    fail(errors::assignment_count());
}

/// A variable without a value is read.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_undefined(name: *const c_char) {
    fail(errors::undefined(&text(name)));
}

/// An output has no value when its function returns.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_output_not_assigned(name: *const c_char, function: *const c_char) {
    fail(errors::unassigned_output(&text(name), &text(function)));
}

/// An operand of `&&` or `||` that is no logical scalar.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_not_logical_scalar() {
    fail(errors::short_circuit_operand());
}

/// NaN as a condition.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_nan_to_logical() {
    fail(errors::nan_to_logical());
}

/// `x(i) = v` beyond the end of a matrix.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_ambiguous_growth() {
    fail(errors::ambiguous_growth());
}

/// `[a, b]` of sizes that do not fit.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_concat_sizes() {
    fail(errors::concat_sizes());
}

/// An array of more elements than any can have.
///
/// # Safety
/// `dim` has `rank` entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_too_large(rank: c_int, dim: *const i64, element: i64) {
    // SAFETY: by the caller's promise.
    let dims: Vec<usize> = unsafe { std::slice::from_raw_parts(dim, rank as usize) }
        .iter()
        .map(|d| (*d).max(0) as usize)
        .collect();
    let error = match Dims::new(&dims).checked_numel(element.max(1) as usize) {
        Err(error) => error,
        Ok(_) => errors::out_of_memory(),
    };
    fail(error);
}

/// The system gives no more memory.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_out_of_memory() {
    fail(errors::out_of_memory());
}

/// An error whose text the compiler chose.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_error(identifier: *const c_char, message: *const c_char) {
    fail(Error::new(text(identifier).into_owned(), text(message)));
}

/// Calls nested deeper than MATLAB allows.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_recursion_limit(limit: c_int) {
    fail(errors::recursion_limit(limit as usize));
}
