//! The common access paths of compiled programs without a call of a kernel: fields of scalar structs and
//! of one element of a struct array, cells, and elements of double arrays, where all subscripts are
//! numbers (`s(i).x`, `c{i, j}`, `p.a(k)`).
//!
//! Invariant: nothing here raises an error or makes room; where a path leads anywhere but to a value
//! that is there, in containers that have one owner where it is written, the answer is "no", nothing has
//! changed, and the kernel of the same name does it.

use super::path::{Path, Shape, Verb};
use super::{Found, KernelCell, boxed, found, take};
use crate::array::Dims;
use crate::value::Value;
use std::ffi::c_int;
use std::ptr::null_mut;
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

/// The place from 0 that subscripts name in an array that has it.
fn place(dims: &Dims, subs: &[f64]) -> Option<usize> {
    let index = |x: f64, extent: usize| {
        let i = x as usize;
        (i as f64 == x && i > 0 && i <= extent).then(|| i - 1)
    };
    match *subs {
        [k] => index(k, dims.numel()),
        [i, j] if dims.rank() == 2 => Some(index(i, dims.rows())? + index(j, dims.extent(1))? * dims.rows()),
        _ => None,
    }
}

/// The first `count` subscripts; those after them are left.
fn split<'s>(subs: &mut &'s [f64], count: Option<usize>) -> Option<&'s [f64]> {
    let (these, rest) = subs.split_at_checked(count?)?;
    *subs = rest;
    Some(these)
}

fn read<'v>(base: &'v Value, path: &Path, mut subs: &[f64]) -> Option<Place<'v>> {
    if !matches!(path.verb, Verb::Get | Verb::First) {
        return None;
    }
    let mut at = base;
    let mut steps = path.shape.iter();
    while let Some(step) = steps.next() {
        at = match (step, at) {
            (Shape::Dot(name), Value::Struct(s)) if s.numel() == 1 => s.get(0, *name)?,
            (Shape::Brace(n), Value::Cell(c)) => c.data().get(place(c.dims(), split(&mut subs, *n)?)?)?,
            (Shape::Paren(n), Value::Struct(s)) => {
                let k = place(s.dims(), split(&mut subs, *n)?)?;
                let Some(Shape::Dot(name)) = steps.next() else { return None };
                s.get(k, *name)?
            }
            (Shape::Paren(n), Value::Double(a)) => {
                let x = *a.data().get(place(a.dims(), split(&mut subs, *n)?)?)?;
                return steps.next().is_none().then_some(Place::Number(x));
            }
            _ => return None,
        };
    }
    Some(Place::Value(at))
}

fn slot<'v>(base: &'v mut Value, path: &Path, mut subs: &[f64]) -> Option<Slot<'v>> {
    if path.verb != Verb::Set {
        return None;
    }
    let mut at = base;
    let mut steps = path.shape.iter();
    while let Some(step) = steps.next() {
        match step_down(at, step, &mut steps, &mut subs)? {
            Slot::Value(inner) => at = inner,
            number => return steps.next().is_none().then_some(number),
        }
    }
    Some(Slot::Value(at))
}

/// One step of a path to be written; `s(i).x` takes two.
fn step_down<'v>(
    at: &'v mut Value,
    step: &Shape,
    steps: &mut std::slice::Iter<'_, Shape>,
    subs: &mut &[f64],
) -> Option<Slot<'v>> {
    Some(match (step, at) {
        (Shape::Dot(name), Value::Struct(s)) => {
            let s = Rc::get_mut(s)?;
            (s.numel() == 1).then_some(())?;
            Slot::Value(s.get_mut(0, *name)?)
        }
        (Shape::Brace(n), Value::Cell(c)) => {
            let c = Rc::get_mut(c)?;
            let k = place(c.dims(), split(subs, *n)?)?;
            Slot::Value(c.data_mut().get_mut(k)?)
        }
        (Shape::Paren(n), Value::Struct(s)) => {
            let k = place(s.dims(), split(subs, *n)?)?;
            let Some(Shape::Dot(name)) = steps.next() else { return None };
            Slot::Value(Rc::get_mut(s)?.get_mut(k, *name)?)
        }
        (Shape::Paren(n), Value::Double(a)) => {
            let a = Rc::get_mut(a)?;
            let k = place(a.dims(), split(subs, *n)?)?;
            Slot::Number(a.data_mut().get_mut(k)?)
        }
        _ => return None,
    })
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
