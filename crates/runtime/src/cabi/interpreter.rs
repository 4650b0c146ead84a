//! An interpreter beside a compiled program: functions that have no compiled form are called through it. The
//! runtime library knows what it is asked for, not what it is.
//!
//! Invariants: values, output, random numbers and all other state of kernels are the one [`Context`]'s; while
//! the interpreter runs it is the host of kernels, and the compiled program is again when it is done. Compiled
//! functions are not called from it: the program sees to it that none of their handles gets there.

use super::Instance;
use crate::context::{Context, Host};
use crate::error::Error;
use crate::errors;
use crate::kernel::{Kernel, Outputs, one};
use crate::value::Value;
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
    /// The handle of a function that captured these values.
    fn handle(&self, cx: &mut Context, which: usize, captures: Vec<Value>) -> Result<Value, Error>;
    /// The known name that was probably meant by an unknown one.
    fn near(&self, name: &str) -> Option<String>;
    /// The program ends.
    fn finish(&self, cx: &mut Context);
}

/// The interpreter of a program, if it has one.
#[derive(Default)]
struct Beside {
    interpreter: Option<Rc<dyn Interpreter>>,
    /// The stack of the error that came last from the interpreter lacks the levels of the program.
    open: bool,
}

impl Instance {
    /// Gives the program an interpreter.
    pub fn attach(&mut self, interpreter: Rc<dyn Interpreter>) {
        self.context.state::<Beside>().interpreter = Some(interpreter);
    }
}

/// The interpreter of a program, if it has one.
pub(super) fn beside(cx: &mut Context) -> Option<Rc<dyn Interpreter>> {
    cx.state::<Beside>().interpreter.clone()
}

/// Whether the stack of the pending error is to go on with the levels of the program; only once.
pub(super) fn take_open(cx: &mut Context) -> bool {
    std::mem::take(&mut cx.state::<Beside>().open)
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
    cx.state::<Beside>().open = result.is_err();
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
