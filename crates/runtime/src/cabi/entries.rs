//! Entries of a `containers.Map` by texts that emitted code has, and whether there are any, without a call of a kernel.
//!
//! Invariant: nothing here raises an error; where the answer is not plain, nothing has changed, and the kernel gives it.

use super::lent::View;
use super::take;
use crate::kernels::{has_number, set_text, text_entry};
use crate::value::Value;
use std::ffi::c_int;
use std::ptr::null;

/// The value of a key; null where only a kernel knows. It is a part of the map until something happens to that.
///
/// # Safety
/// `map` is null or a live value, `key` as for [`View::row_units`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_entry(map: *const Value, key: *const View) -> *const Value {
    // SAFETY: by the caller's promise.
    let parts = unsafe { map.as_ref().zip((&*key).row_units()) };
    match parts {
        Some((Value::Map(m), key)) => {
            text_entry(m, key, |v| v.map_or(null(), std::ptr::from_ref)).unwrap_or(null())
        }
        _ => null(),
    }
}

/// Whether a map has a key; -1 where only a kernel knows.
///
/// # Safety
/// As for [`tame_rt_entry`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_has_text(map: *const Value, key: *const View) -> c_int {
    // SAFETY: by the caller's promise.
    let parts = unsafe { map.as_ref().zip((&*key).row_units()) };
    match parts {
        Some((Value::Map(m), key)) => text_entry(m, key, |v| v.is_some()).map_or(-1, c_int::from),
        _ => -1,
    }
}

/// Whether a map has a number for a key; -1 where only a kernel knows.
///
/// # Safety
/// `map` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_has_number(map: *const Value, key: f64) -> c_int {
    // SAFETY: by the caller's promise.
    match unsafe { map.as_ref() } {
        Some(Value::Map(m)) => has_number(m, key).map_or(-1, c_int::from),
        _ => -1,
    }
}

/// Gives a key a value, which is consumed; false, and the value is the caller's, where only a kernel can.
///
/// # Safety
/// As for [`tame_rt_entry`]; `v` is a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_put_entry(map: *const Value, key: *const View, v: *mut Value) -> bool {
    // SAFETY: by the caller's promise.
    unsafe {
        let Some((Value::Map(m), key)) = map.as_ref().zip((&*key).row_units()) else { return false };
        let Some(value) = v.as_mut().map(Value::take) else { return false };
        match set_text(m, key, value) {
            Ok(()) => {
                drop(take(v));
                true
            }
            Err(value) => {
                *v = value;
                false
            }
        }
    }
}

/// The same of a double.
///
/// # Safety
/// As for [`tame_rt_entry`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_put_entry_number(map: *const Value, key: *const View, x: f64) -> bool {
    // SAFETY: by the caller's promise.
    match unsafe { map.as_ref().zip((&*key).row_units()) } {
        Some((Value::Map(m), key)) => set_text(m, key, Value::F64(x)).is_ok(),
        _ => false,
    }
}
