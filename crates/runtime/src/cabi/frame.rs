//! Frames of compiled programs: the variables that a function shares with those nested in it, where the
//! handles of these may outlive it or it may call itself.
//!
//! Invariant: a frame is a handle without code that nobody calls and no program sees; its context holds
//! the variables. A handle in one of them may hold its frame, which counting references never frees: the
//! program knows of each such frame, weakly, and empties it when it ends.

use super::{Instance, boxed, context, take};
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Kernel, Outputs, none, one};
use crate::object::{Closure, FunctionHandle, Maker, Target};
use crate::value::Value;
use crate::weak_list::WeakList;
use std::cell::{Cell, RefCell};
use std::ptr::null_mut;
use std::rc::Rc;

/// Variables, some without a value.
#[derive(Default)]
struct Variables {
    values: RefCell<Vec<Option<Value>>>,
    /// Whether the frame is among those that may hold themselves.
    listed: Cell<bool>,
}

/// The frames that may hold themselves.
#[derive(Default)]
struct Linked(WeakList<Variables>);

/// Empties the frames that may hold themselves. Nothing may run any more.
pub(super) fn release(cx: &mut Context) {
    for frame in std::mem::take(cx.state::<Linked>()).0.alive() {
        let values = frame.values.try_borrow_mut().map(|mut values| std::mem::take(&mut *values));
        drop(values);
    }
}

/// The kernel of this name.
pub(super) fn find(name: &str) -> Option<Kernel> {
    let kernel: Kernel = match name {
        "mc_frame" => frame,
        "mc_frame_get" => get,
        "mc_frame_set" => set,
        _ => return None,
    };
    Some(kernel)
}

/// `mc_frame(n)`: a frame of so many variables without value.
fn frame(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let room = args.first().and_then(Value::as_f64).unwrap_or(0.0) as usize;
    let variables = Rc::new(Variables { values: RefCell::new(vec![None; room]), ..Variables::default() });
    let closure = Closure { code: 0, captures: Vec::new(), context: Some(variables), maker: Maker::Compiled };
    Ok(one(Value::Function(Rc::new(FunctionHandle { text: "".into(), target: Target::Closure(closure) }))))
}

/// `mc_frame_get(frame, k)`: a variable, if it has a value.
fn get(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let (variables, k) = place(args)?;
    let found = variables.values.borrow().get(k).cloned().flatten();
    Ok(found.map_or_else(none, one))
}

/// `mc_frame_set(frame, k, value)`: gives a variable a value.
fn set(cx: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let (variables, k) = place(args)?;
    store(cx, &variables, k, args.get_mut(2).map(Value::take));
    Ok(none())
}

fn store(cx: &mut Context, variables: &Rc<Variables>, k: usize, value: Option<Value>) {
    if value.as_ref().is_some_and(Value::may_refer) && !variables.listed.replace(true) {
        cx.state::<Linked>().0.add(variables);
    }
    // What it held may, going, call a function that looks at the frame.
    let mut old = None;
    if let Some(place) = variables.values.borrow_mut().get_mut(k) {
        old = std::mem::replace(place, value);
    }
    drop(old);
}

/// `mc_frame_get` without a call of a kernel: false where `frame` is none.
///
/// # Safety
/// `frame` is null or a live value, `to` is writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_frame_get(frame: *const Value, k: usize, to: *mut *mut Value) -> bool {
    // SAFETY: by the caller's promise.
    let Some(variables) = unsafe { frame.as_ref() }.and_then(variables) else { return false };
    let found = variables.values.borrow().get(k).cloned().flatten();
    // SAFETY: by the caller's promise.
    unsafe { *to = found.map_or(null_mut(), boxed) };
    true
}

/// `mc_frame_set` without a call of a kernel; false, and the value is the caller's, where `frame` is none.
///
/// # Safety
/// `cx` is a live context, `frame` is null or a live value, `v` came from [`boxed`] and is used again only where this
/// gives false.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_frame_set(
    cx: *mut Instance,
    frame: *const Value,
    k: usize,
    v: *mut Value,
) -> bool {
    // SAFETY: by the caller's promise; the frame stays alive while its variables are changed.
    unsafe {
        let Some(variables) = frame.as_ref().and_then(variables).filter(|_| !v.is_null()) else {
            return false;
        };
        store(context(cx), &variables, k, take(v));
    }
    true
}

/// The variables of a frame.
fn variables(frame: &Value) -> Option<Rc<Variables>> {
    let Value::Function(handle) = frame else { return None };
    match &handle.target {
        Target::Closure(closure) => closure.context.clone()?.downcast::<Variables>().ok(),
        Target::Named(_) => None,
    }
}

/// The variables of a frame, and which of them is meant.
fn place(args: &[Value]) -> Result<(Rc<Variables>, usize), Error> {
    let k = args.get(1).and_then(Value::as_f64).unwrap_or(0.0) as usize;
    match args.first().and_then(variables) {
        Some(variables) => Ok((variables, k)),
        None => Err(errors::unsupported("a variable of a function that does not run")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_that_holds_itself_is_freed() -> Result<(), Error> {
        let mut cx = Context::for_tests();
        let made = frame(&mut cx, &mut [Value::F64(2.0)], 1)?.into_vec().remove(0);
        let weak = Rc::downgrade(&place(&[made.clone()])?.0);
        set(&mut cx, &mut [made.clone(), Value::F64(1.0), made.clone()], 0)?;
        drop(made);
        assert!(weak.upgrade().is_some());
        release(&mut cx);
        assert!(weak.upgrade().is_none());
        Ok(())
    }
}
