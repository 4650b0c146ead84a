//! Single random numbers for emitted code: what `rand`, `randn` and `randi` of a limit give, of the same sequence.
//!
//! Not here: arrays of them, and what is wrong with a limit; the kernels have both (`kernels/create.rs`).

use super::{Instance, context};
use crate::kernels::whole_random;

/// A number between 0 and 1.
///
/// # Safety
/// `cx` is a live context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_uniform(cx: *mut Instance) -> f64 {
    // SAFETY: by the caller's promise.
    unsafe { context(cx) }.rng.uniform()
}

/// A number of the standard normal distribution.
///
/// # Safety
/// `cx` is a live context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_normal(cx: *mut Instance) -> f64 {
    // SAFETY: by the caller's promise.
    unsafe { context(cx) }.rng.normal()
}

/// A whole number from 1 to a limit; 0, and none is drawn, where the limit is no whole number or less.
///
/// # Safety
/// `cx` is a live context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_whole(cx: *mut Instance, limit: f64) -> f64 {
    if limit.fract() != 0.0 || !(1.0..=9_007_199_254_740_992.0).contains(&limit) {
        return 0.0;
    }
    // SAFETY: by the caller's promise.
    whole_random(&mut unsafe { context(cx) }.rng, 1.0, limit)
}
