//! An interpreter beside a compiled program: functions that have no compiled form are called through it. The
//! runtime library knows what it is asked for, not what it is.
//!
//! Classes of the library that have no compiled form are the interpreter's: what the program asks of them it asks
//! there ([`Objects`](crate::classes::Objects)), and their functions have numbers of their own ([`theirs`]).
//!
//! Invariants: values, output, random numbers and all other state of kernels are the one [`Context`]'s; while
//! the interpreter runs it is the host of kernels, and the compiled program is again when it is done, or when one of
//! its handles is called there. Into functions that are handed over no handle of a compiled function gets that may
//! not be called with anything: the program sees to it.

use super::Instance;
use crate::classes::Func;
use crate::context::{Context, Host};
use crate::error::Error;
use crate::errors;
use crate::kernel::{Kernel, Outputs, one};
use crate::path::Args;
use crate::value::Value;
use std::cell::RefCell;
use std::rc::Rc;

/// What runs the functions that a program hands over, by their numbers in its table.
pub trait Interpreter: Host {
    /// Calls a function. The first of `args` are what it captured.
    fn run(
        &self,
        cx: &mut Context,
        which: usize,
        args: Vec<Value>,
        nargout: usize,
    ) -> Result<Vec<Value>, Error>;
    /// Calls a function of a class, by the number that [`Host::objects`] of the interpreter gives it.
    fn call_member(&self, cx: &mut Context, func: Func, args: Args, nargout: usize)
    -> Result<Outputs, Error>;
    /// The handle of a function that captured these values.
    fn handle(&self, cx: &mut Context, which: usize, captures: Vec<Value>) -> Result<Value, Error>;
    /// The known name that was probably meant by an unknown one.
    fn near(&self, name: &str) -> Option<String>;
    /// The program ends.
    fn finish(&self, cx: &mut Context);
}

/// The interpreter of a program, if it has one.
#[derive(Clone, Default)]
pub(super) struct Attached(Rc<RefCell<Option<Rc<dyn Interpreter>>>>);

impl Attached {
    /// The interpreter.
    pub(super) fn get(&self) -> Option<Rc<dyn Interpreter>> {
        self.0.borrow().clone()
    }
}

/// What crossings leave behind.
#[derive(Default)]
struct Crossed {
    /// The stack of the error that came last from the interpreter lacks the levels of the program.
    open: bool,
}

/// Functions of the interpreter's classes have this bit in their numbers, those of the program's have not.
const THEIRS: u32 = 1 << 31;

/// A function of the interpreter as one of the program.
pub(super) fn theirs(func: Func) -> Func {
    Func(func.0 | THEIRS)
}

/// The interpreter's number of a function, if it is one of its.
pub(super) fn of_interpreter(func: Func) -> Option<Func> {
    (func.0 & THEIRS != 0).then_some(Func(func.0 & !THEIRS))
}

impl Instance {
    /// Gives the program an interpreter.
    pub fn attach(&mut self, interpreter: Rc<dyn Interpreter>) {
        *self.context.state::<Attached>().0.borrow_mut() = Some(interpreter);
    }
}

/// The interpreter of a program, if it has one.
pub(super) fn beside(cx: &mut Context) -> Option<Rc<dyn Interpreter>> {
    cx.state::<Attached>().get()
}

/// Whether the stack of the pending error is to go on with the levels of the program; only once.
pub(super) fn take_open(cx: &mut Context) -> bool {
    std::mem::take(&mut cx.state::<Crossed>().open)
}

/// What the interpreter does as long as it is the host of kernels.
pub(super) fn within<T>(
    cx: &mut Context,
    work: impl FnOnce(&dyn Interpreter, &mut Context) -> Result<T, Error>,
) -> Result<T, Error> {
    let Some(interpreter) = beside(cx) else {
        return Err(errors::unsupported("a function that only an interpreter can run"));
    };
    let outer = cx.host();
    let result = work(&*interpreter, cx);
    if let Some(outer) = outer {
        cx.set_host(outer);
    }
    cx.state::<Crossed>().open = result.is_err();
    result
}

/// The kernel of this name, of those that speak to the interpreter.
pub(super) fn find(name: &str) -> Option<Kernel> {
    Some(match name {
        "mc_handed" => handed,
        "mc_handed_handle" => handed_handle,
        _ => return None,
    })
}

/// `mc_handed(which, args...)`
fn handed(cx: &mut Context, args: &mut [Value], nargout: usize) -> Result<Outputs, Error> {
    let (which, args) = numbered(args);
    Ok(Outputs::from_iter(within(cx, |i, cx| i.run(cx, which, args, nargout))?))
}

/// `mc_handed_handle(which, captures...)`
fn handed_handle(cx: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let (which, captures) = numbered(args);
    within(cx, |i, cx| i.handle(cx, which, captures)).map(one)
}

fn numbered(args: &mut [Value]) -> (usize, Vec<Value>) {
    let mut args = args.iter_mut().map(Value::take);
    let which = args.next().as_ref().and_then(Value::as_usize);
    (which.unwrap_or(usize::MAX), args.collect())
}
