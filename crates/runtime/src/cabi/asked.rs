//! What compiled programs ask of a boxed value without a kernel: how many elements it has, whether it is a number or a
//! text. None of them consumes the value.

use crate::value::Value;
use std::ffi::{c_char, c_int};

/// The number of elements of a value; -1 where a class or a container says how many there are. Does not consume the
/// value.
///
/// # Safety
/// `value` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_numel(value: *const Value) -> i64 {
    // SAFETY: by the caller's promise.
    let count = match unsafe { value.as_ref() } {
        Some(Value::Cell(c)) => c.numel(),
        Some(Value::Struct(s)) => s.numel(),
        Some(Value::Double(a)) => a.numel(),
        Some(Value::Char(a)) => a.numel(),
        Some(Value::Logical(a)) => a.numel(),
        Some(Value::String(a)) => a.numel(),
        Some(Value::F64(_) | Value::Bool(_) | Value::Char1(_)) => 1,
        _ => return -1,
    };
    count as i64
}

/// Reads the double that a value is; false where it is none. Does not consume the value.
///
/// # Safety
/// `value` is null or a live value; `x` is writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_number(value: *const Value, x: *mut f64) -> bool {
    // SAFETY: by the caller's promise.
    let number = match unsafe { value.as_ref() } {
        Some(Value::F64(n)) => *n,
        Some(Value::Double(a)) if a.numel() == 1 => a.data()[0],
        _ => return false,
    };
    // SAFETY: by the caller's promise.
    unsafe { *x = number };
    true
}

/// Whether a value is a text or one number, which `switch` takes. Does not consume the value.
///
/// # Safety
/// `value` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_is_plain(value: *const Value) -> bool {
    // SAFETY: by the caller's promise.
    match unsafe { value.as_ref() } {
        Some(Value::F64(_) | Value::Bool(_) | Value::Char1(_)) => true,
        Some(Value::Char(a)) => a.dims().is_row(),
        _ => false,
    }
}

/// Whether a value is a text of so many ASCII characters; -1 where only a kernel knows. Does not consume the value.
///
/// # Safety
/// `value` is null or a live value; `text` points to `count` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_is_text(value: *const Value, text: *const c_char, count: usize) -> c_int {
    // SAFETY: by the caller's promise.
    let (value, text) = unsafe { (value.as_ref(), std::slice::from_raw_parts(text.cast::<u8>(), count)) };
    let found = match value {
        Some(Value::Char(a)) => {
            let units = a.data();
            units.len() == text.len()
                && units.iter().zip(text).all(|(a, b)| a.0 == u16::from(*b))
                && a.dims().is_row()
        }
        Some(Value::Char1(c)) => matches!(text, [b] if c.0 == u16::from(*b)),
        Some(Value::F64(_) | Value::Bool(_) | Value::Double(_)) => false,
        _ => return -1,
    };
    c_int::from(found)
}

/// Whether a value is a string scalar of so many ASCII characters; -1 where it is no string scalar. Does not consume
/// the value.
///
/// # Safety
/// As for [`tame_rt_is_text`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_is_string(value: *const Value, text: *const c_char, count: usize) -> c_int {
    // SAFETY: by the caller's promise.
    let (value, text) = unsafe { (value.as_ref(), std::slice::from_raw_parts(text.cast::<u8>(), count)) };
    match value {
        Some(Value::String(s)) if s.numel() == 1 => {
            c_int::from(s.data()[0].as_str().is_some_and(|s| s.as_bytes() == text))
        }
        _ => -1,
    }
}

/// Whether a value is an object of just this class, whose name has so many bytes. Does not consume the value.
///
/// # Safety
/// As for [`tame_rt_is_text`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_is_of_class(value: *const Value, name: *const c_char, count: usize) -> bool {
    // SAFETY: by the caller's promise.
    let (value, name) = unsafe { (value.as_ref(), std::slice::from_raw_parts(name.cast::<u8>(), count)) };
    value.is_some_and(|value| value.class_name().as_bytes() == name)
}

/// The number of the function that a handle calls; 0 of anything else. Does not consume the value.
///
/// # Safety
/// `value` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_which(value: *const Value) -> i64 {
    // SAFETY: by the caller's promise.
    which(unsafe { value.as_ref() })
}

/// The same of a value.
pub(super) fn which(value: Option<&Value>) -> i64 {
    match value {
        Some(Value::Function(handle)) => super::callback::number(handle),
        _ => 0,
    }
}
