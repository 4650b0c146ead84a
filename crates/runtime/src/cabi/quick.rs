//! The common access paths of compiled programs without a call of a kernel: those that are plain
//! ([`plain`]), and elements of double arrays at their ends.
//!
//! Invariant: nothing here raises an error or makes room; where a path is not plain, the answer is "no",
//! nothing has changed, and the kernel of the same name does it.

use super::path::{Path, Shape, Verb};
use super::{Found, KernelCell, boxed, found, take};
use crate::element::Element;
use crate::path::plain::{self, PlainStep, Subs};
use crate::value::{Char, Value};
use num_complex::{Complex32, Complex64};
use std::borrow::Cow;
use std::ffi::{c_int, c_void};
use std::ptr::{null, null_mut};
use std::rc::Rc;

/// What a path leads to.
enum Place<'v> {
    Value(&'v Value),
    Number(f64),
}

/// What a path leads to, to be overwritten.
enum Slot<'v> {
    Value(&'v mut Value),
    Number(&'v mut f64),
}

/// The steps of a path with the subscripts that they take.
fn steps(path: &Path, mut subs: &[f64]) -> impl Iterator<Item = Option<PlainStep>> {
    let mut take = move |count: Option<usize>| {
        let (these, rest) = subs.split_at_checked(count?)?;
        subs = rest;
        match *these {
            [k] => Some(Subs::One(k)),
            [i, j] => Some(Subs::Two(i, j)),
            _ => None,
        }
    };
    path.shape.iter().map(move |step| match step {
        Shape::Dot(name) => Some(PlainStep::Dot(*name)),
        Shape::Paren(count) => take(*count).map(PlainStep::Paren),
        Shape::Brace(count) => take(*count).map(PlainStep::Brace),
        Shape::DynamicDot => None,
    })
}

fn read<'v>(base: &'v Value, path: &Path, subs: &[f64]) -> Option<Place<'v>> {
    if !matches!(path.verb, Verb::Get | Verb::First) {
        return None;
    }
    match plain::look(base, steps(path, subs))? {
        (at, None) => Some(Place::Value(at)),
        (Value::Double(a), Some(k)) => Some(Place::Number(*a.data().get(k.place(a.dims())?)?)),
        _ => None,
    }
}

fn slot<'v>(base: &'v mut Value, path: &Path, subs: &[f64]) -> Option<Slot<'v>> {
    if path.verb != Verb::Set {
        return None;
    }
    match plain::reach(base, steps(path, subs))? {
        (at, None) => Some(Slot::Value(at)),
        (Value::Double(a), Some(k)) => {
            let a = Rc::get_mut(a)?;
            let k = k.place(a.dims())?;
            Some(Slot::Number(a.data_mut().get_mut(k)?))
        }
        _ => None,
    }
}

/// The path that a kernel is, and its subscripts.
///
/// # Safety
/// `kernel` lives as long as the program; `subs` points to `count` numbers.
unsafe fn parts<'a>(
    kernel: *const KernelCell,
    subs: *const f64,
    count: c_int,
) -> Option<(&'a Path, &'a [f64])> {
    // SAFETY: by the caller's promise.
    let Found::Path(path) = found(unsafe { &*kernel })? else { return None };
    let subs = match count {
        0 => &[],
        // SAFETY: by the caller's promise.
        n => unsafe { std::slice::from_raw_parts(subs, n as usize) },
    };
    Some((path, subs))
}

/// Reads a double scalar at the end of a path; false where there is none. Does not consume `base`.
///
/// # Safety
/// As for [`tame_rt_get`]; `x` is writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_get_number(
    base: *const Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
    x: *mut f64,
) -> bool {
    // SAFETY: by the caller's promise.
    let (base, parts) = unsafe { (base.as_ref(), parts(kernel, subs, count)) };
    let number = match base.zip(parts).and_then(|(base, (path, subs))| read(base, path, subs)) {
        Some(Place::Number(n) | Place::Value(&Value::F64(n))) => n,
        _ => return false,
    };
    // SAFETY: by the caller's promise.
    unsafe { *x = number };
    true
}

/// The value at the end of a path; null where only the kernel knows. Does not consume `base`.
///
/// # Safety
/// `base` is null or a live value; `kernel` lives as long as the program; `subs` points to `count`
/// numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_get(
    base: *const Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
) -> *mut Value {
    // SAFETY: by the caller's promise.
    let (base, parts) = unsafe { (base.as_ref(), parts(kernel, subs, count)) };
    match base.zip(parts).and_then(|(base, (path, subs))| read(base, path, subs)) {
        Some(Place::Number(x)) => boxed(Value::F64(x)),
        Some(Place::Value(v)) => boxed(v.clone()),
        None => null_mut(),
    }
}

/// The elements at the end of a path and their extents, to be copied before anything else happens; null where
/// only the kernel knows, or where they are stored otherwise. Does not consume `base`.
///
/// # Safety
/// As for [`tame_rt_get`]; `dim` has `rank` entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_look(
    base: *const Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
    elem: c_int,
    rank: c_int,
    dim: *mut i64,
) -> *const c_void {
    // SAFETY: by the caller's promise.
    let (base, parts) = unsafe { (base.as_ref(), parts(kernel, subs, count)) };
    let Some(Place::Value(value)) = base.zip(parts).and_then(|(base, (path, subs))| read(base, path, subs))
    else {
        return null();
    };
    let dims = value.dims();
    if dims.rank() > rank as usize {
        return null();
    }
    let data = stored_elements(value, elem);
    if !data.is_null() {
        for d in 0..rank as usize {
            // SAFETY: by the caller's promise.
            unsafe { *dim.add(d) = dims.extent(d) as i64 };
        }
    }
    data
}

/// Where the elements of a value lie, if they are stored as those of C arrays of type `elem`.
fn stored_elements(value: &Value, elem: c_int) -> *const c_void {
    macro_rules! of {
        ($t:ty) => {
            match <$t as Element>::view(value) {
                Some(Cow::Borrowed(data)) => data.as_ptr().cast(),
                _ => null(),
            }
        };
    }
    match elem {
        0 => of!(f64),
        1 => of!(f32),
        2 => of!(Complex64),
        3 => of!(Complex32),
        4 => of!(bool),
        5 => of!(Char),
        6 => of!(i8),
        7 => of!(i16),
        8 => of!(i32),
        9 => of!(i64),
        10 => of!(u8),
        11 => of!(u16),
        12 => of!(u32),
        13 => of!(u64),
        _ => null(),
    }
}

/// Writes a number to the end of a path; false where only the kernel can.
///
/// # Safety
/// As for [`tame_rt_get`]; nobody else uses `base`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_put_number(
    base: *mut Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
    x: f64,
) -> bool {
    // SAFETY: by the caller's promise.
    let (base, parts) = unsafe { (base.as_mut(), parts(kernel, subs, count)) };
    match base.zip(parts).and_then(|(base, (path, subs))| slot(base, path, subs)) {
        Some(Slot::Number(to)) => *to = x,
        Some(Slot::Value(to)) => *to = Value::F64(x),
        None => return false,
    }
    true
}

/// Writes a value to the end of a path and consumes it; false, and the value is the caller's, where only
/// the kernel can.
///
/// # Safety
/// As for [`tame_rt_put_number`]; `v` is a live value that is not `base`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_put(
    base: *mut Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
    v: *mut Value,
) -> bool {
    // SAFETY: by the caller's promise.
    let (base, parts) = unsafe { (base.as_mut(), parts(kernel, subs, count)) };
    match base.zip(parts).and_then(|(base, (path, subs))| slot(base, path, subs)) {
        Some(Slot::Value(to)) => {
            // SAFETY: by the caller's promise.
            if let Some(v) = unsafe { take(v) } {
                *to = v;
            }
            true
        }
        _ => false,
    }
}
