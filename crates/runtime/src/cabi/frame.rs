//! Frames of compiled programs: the variables that a function shares with those nested in it, where the
//! handles of these may outlive it or it may call itself.
//!
//! Invariant: a frame is a handle without code that nobody calls and no program sees; its context holds
//! the variables.

use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Kernel, Outputs, none, one};
use crate::object::{Closure, FunctionHandle, Target};
use crate::value::Value;
use std::cell::RefCell;
use std::rc::Rc;

/// Variables, some without a value.
type Variables = RefCell<Vec<Option<Value>>>;

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
    let variables: Rc<Variables> = Rc::new(RefCell::new(vec![None; room]));
    let closure = Closure { code: 0, captures: Vec::new(), context: Some(variables) };
    Ok(one(Value::Function(Rc::new(FunctionHandle { text: "".into(), target: Target::Closure(closure) }))))
}

/// `mc_frame_get(frame, k)`: a variable, if it has a value.
fn get(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let (variables, k) = place(args)?;
    let found = variables.borrow().get(k).cloned().flatten();
    Ok(found.map_or_else(none, one))
}

/// `mc_frame_set(frame, k, value)`: gives a variable a value.
fn set(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let (variables, k) = place(args)?;
    let value = args.get_mut(2).map(Value::take);
    // What it held may, going, call a function that looks at the frame.
    let mut old = None;
    if let Some(place) = variables.borrow_mut().get_mut(k) {
        old = std::mem::replace(place, value);
    }
    drop(old);
    Ok(none())
}

/// The variables of a frame, and which of them is meant.
fn place(args: &[Value]) -> Result<(Rc<Variables>, usize), Error> {
    let variables = match args.first() {
        Some(Value::Function(handle)) => match &handle.target {
            Target::Closure(closure) => closure.context.clone().and_then(|c| c.downcast::<Variables>().ok()),
            Target::Named(_) => None,
        },
        _ => None,
    };
    let k = args.get(1).and_then(Value::as_f64).unwrap_or(0.0) as usize;
    match variables {
        Some(variables) => Ok((variables, k)),
        None => Err(errors::unsupported("a variable of a function that does not run")),
    }
}
