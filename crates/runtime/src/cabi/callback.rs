//! Function handles of compiled programs: made by the program, called by kernels (`cellfun`, `fzero`,
//! `c{k}(x)`).
//!
//! Invariants: a handle's code is the address of a [`Callable`] that the program passed to [`tame_handle`]
//! and that lives as long as the program; errors of the callee come back as a count of -1 with the error
//! pending, because they must not jump across frames of the runtime library.

use super::classes::{Made, Table};
use super::cleanup::Waiting;
use super::interpreter::Attached;
use super::{Instance, boxed, boxed_in, counts, find, interpreter, run, take, take_in, text};
use crate::classes::{Found, Func, Objects, call_class};
use crate::context::{Context, Host};
use crate::error::Error;
use crate::errors;
use crate::kernel::Outputs;
use crate::object::{Closure, FunctionHandle, Maker, Target, name_number};
use crate::value::Value;
use base::Name;
use smallvec::SmallVec;
use std::ffi::{CStr, c_char, c_int};
use std::ptr::null_mut;
use std::rc::Rc;
use std::sync::LazyLock;

/// `tame_function`
pub type Function =
    unsafe extern "C" fn(*mut Instance, c_int, c_int, *mut *mut Value, *mut *mut Value) -> c_int;
/// `tame_callable`: what a handle's code is the address of.
#[repr(C)]
pub struct Callable {
    /// The function; `None` where every call fails.
    call: Option<Function>,
    /// The most arguments, captured ones aside, and the most results; negative for any number.
    inputs: c_int,
    outputs: c_int,
    /// What tells it from others, from 1, where the program asks.
    number: c_int,
}
/// `tame_guarded`
pub type Guard =
    unsafe extern "C" fn(*mut Instance, Function, c_int, c_int, *mut *mut Value, *mut *mut Value) -> c_int;

/// Room for arguments that are not given, and for results.
const ROOM: usize = 64;

impl Callable {
    /// The most results; `None` for any number.
    pub(super) fn outputs(&self) -> Option<usize> {
        usize::try_from(self.outputs).ok()
    }
}

/// The function of the program that a closure calls, if the program made it.
fn compiled(closure: &Closure) -> Option<&Callable> {
    let at = std::ptr::with_exposed_provenance::<Callable>(closure.code);
    // SAFETY: `tame_handle` made the code from the address of such a constant.
    if closure.maker == Maker::Compiled { unsafe { at.as_ref() } } else { None }
}

/// The number of the function that a handle calls: the program's own, or one of its name.
pub(super) fn number(handle: &FunctionHandle) -> i64 {
    match &handle.target {
        Target::Closure(closure) => compiled(closure).map_or(0, |callable| i64::from(callable.number)),
        Target::Named(_) => name_number(&handle.text),
    }
}

/// The compiled program as kernels see it.
pub(super) struct Program {
    guard: Guard,
    /// Owns the context that owns this, and so is live whenever this is asked for anything.
    instance: *mut Instance,
    pub(super) table: Table,
    pub(super) made: Made,
    pub(super) waiting: Waiting,
    pub(super) attached: Attached,
}

impl Host for Program {
    fn call(
        &self,
        cx: &mut Context,
        function: &Value,
        args: Vec<Value>,
        nargout: usize,
    ) -> Result<Vec<Value>, Error> {
        match function {
            Value::Function(handle) => match &handle.target {
                // The interpreter calls by name what it made; what the program made has a symbol.
                Target::Named(name)
                    if interpreter::beside(cx).is_none() || name.as_str() != &*handle.text =>
                {
                    builtin(cx, name.as_str(), args, nargout)
                }
                Target::Closure(closure) if closure.maker == Maker::Compiled => {
                    Ok(self.closure(cx, closure, args, nargout)?.into_vec())
                }
                _ => interpreter::within(cx, |i, cx| i.call(cx, function, args, nargout)),
            },
            named => match named.as_text() {
                Some(name) if !is_here(&name) && interpreter::beside(cx).is_some() => {
                    interpreter::within(cx, |i, cx| i.call(cx, function, args, nargout))
                }
                Some(name) => self.named(cx, &name, args, nargout),
                None => Err(errors::not_a_function()),
            },
        }
    }

    fn call_method(
        &self,
        cx: &mut Context,
        name: &str,
        args: &[Value],
        nargout: usize,
    ) -> Option<Result<Vec<Value>, Error>> {
        let objects: &dyn Objects = self;
        let func = match objects.method(Name::new(name), args)? {
            Found::Function(func) => func,
            Found::Restricted(method) => method.func,
            Found::Rule(_) => return None,
        };
        let outcome = self.call_function(cx, func, args.iter().cloned().collect(), nargout);
        Some(outcome.map(|o| o.into_vec()))
    }

    fn counts(&self, handle: &FunctionHandle) -> Option<(Option<usize>, Option<usize>)> {
        let Target::Closure(closure) = &handle.target else { return None };
        let callable = compiled(closure)?;
        Some((usize::try_from(callable.inputs).ok(), callable.outputs()))
    }

    fn objects(&self) -> Option<&dyn Objects> {
        Some(self)
    }
}

/// Whether what the runtime library has answers to this name.
fn is_here(name: &str) -> bool {
    counts::builtin(name).map_or_else(|| find(name).is_some(), |symbol| symbol.is_some())
}

fn builtin(cx: &mut Context, name: &str, mut args: Vec<Value>, nargout: usize) -> Result<Vec<Value>, Error> {
    match find(name) {
        Some(found) => Ok(run(&found, cx, &mut args, nargout)?.into_vec()),
        None => Err(errors::unsupported(format!("calling '{name}' by name"))),
    }
}

impl Program {
    /// Makes a program with these classes the host of kernels.
    pub(super) fn install(context: &mut Context, guard: Guard, instance: *mut Instance, table: Table) {
        let made = context.state::<Made>().clone();
        let waiting = context.state::<Waiting>().clone();
        let attached = context.state::<Attached>().clone();
        context.set_host(Rc::new(Program { guard, instance, table, made, waiting, attached }));
    }

    /// A builtin, counted as its specification says, or what a class holds under a name.
    fn named(
        &self,
        cx: &mut Context,
        name: &str,
        args: Vec<Value>,
        nargout: usize,
    ) -> Result<Vec<Value>, Error> {
        match counts::builtin(name) {
            Some(Some(symbol)) => return builtin(cx, &format!("counts {symbol}"), args, nargout),
            // What the library says in MATLAB: a class that the program carries.
            Some(None) => {
                let made = call_class(self, cx, Name::new(name), args.iter().cloned().collect(), nargout);
                let unknown = || Err(errors::unsupported(format!("calling '{name}' by name")));
                return made.map_or_else(unknown, |outcome| outcome.map(Outputs::into_vec));
            }
            None => {}
        }
        if find(name).is_none()
            && let Some(outcome) =
                call_class(self, cx, Name::new(name), args.iter().cloned().collect(), nargout)
        {
            return outcome.map(Outputs::into_vec);
        }
        builtin(cx, name, args, nargout)
    }

    /// The name of the running function, and the class whose method it is.
    pub(super) fn running(&self) -> Option<(&str, Option<Name>)> {
        // SAFETY: the instance is live, and so are the frames of running functions.
        let mut frame = unsafe { (*self.instance).stack.as_ref() };
        while let Some(at) = frame {
            if !at.function.is_null() {
                // SAFETY: the program names a function by its name, NUL, the class whose method it is, if it
                // is one, and another NUL.
                let (name, class) = unsafe {
                    let name = CStr::from_ptr(at.function);
                    (name, CStr::from_ptr(at.function.add(name.count_bytes() + 1)))
                };
                let class = class.to_str().ok().filter(|c| !c.is_empty()).map(Name::new);
                return Some((name.to_str().ok()?, class));
            }
            // SAFETY: as above.
            frame = unsafe { at.caller.as_ref() };
        }
        None
    }

    /// The function of a class by its number.
    pub(super) fn callable(&self, func: Func) -> Option<&Callable> {
        // SAFETY: `tame_classes` got it as one that lives as long as the program.
        self.table.function(func).and_then(|callable| unsafe { callable.as_ref() })
    }

    /// Calls a handle of a function of the program.
    pub(super) fn closure(
        &self,
        cx: &mut Context,
        closure: &Closure,
        args: impl IntoIterator<Item = Value, IntoIter: ExactSizeIterator>,
        nargout: usize,
    ) -> Result<Outputs, Error> {
        let Some(callable) = compiled(closure) else {
            return Err(errors::unsupported("this call of a function handle"));
        };
        self.invoke(cx, callable, closure.captures.iter().map(|(_, v)| v.clone()), args, nargout)
    }

    /// Calls a function of the program; `captured` come in front of its arguments.
    pub(super) fn invoke(
        &self,
        cx: &mut Context,
        callable: &Callable,
        captured: impl Iterator<Item = Option<Value>>,
        args: impl IntoIterator<Item = Value, IntoIter: ExactSizeIterator>,
        nargout: usize,
    ) -> Result<Outputs, Error> {
        let args = args.into_iter();
        let more = |n: usize, most: c_int| usize::try_from(most).is_ok_and(|most| n > most);
        if more(args.len(), callable.inputs) {
            return Err(errors::too_many_inputs());
        }
        if more(nargout, callable.outputs) {
            return Err(errors::too_many_outputs());
        }
        let Some(function) = callable.call else {
            return Err(errors::unsupported("this call of a function handle"));
        };
        let instance = self.instance;
        // SAFETY: the instance is live.
        let kept = |v: Value| unsafe { boxed_in(instance, v) };
        let captured = captured.map(|v| v.map_or(null_mut(), kept));
        let mut all: SmallVec<[*mut Value; 2 * ROOM]> = captured.chain(args.map(kept)).collect();
        let count = all.len();
        all.resize(count + ROOM, null_mut());
        let mut out = [null_mut(); ROOM];
        // SAFETY: the instance is live; `current` is not borrowed.
        let outer = unsafe { std::mem::replace(&mut (*instance).current, cx) };
        let (args, to) = (all.as_mut_ptr(), out.as_mut_ptr());
        // SAFETY: both arrays have room for what the function's thunk touches: its parameters, at
        // most as many as arguments and ROOM, and its results, fewer than ROOM.
        let given = unsafe { (self.guard)(instance, function, count as c_int, nargout as c_int, args, to) };
        // SAFETY: as above.
        unsafe { (*instance).current = outer };
        if given < 0 {
            // SAFETY: as above.
            let pending = unsafe { (*instance).pending.take() };
            return Err(pending.unwrap_or_else(|| errors::unsupported("an error without a cause")));
        }
        let mut results = Outputs::new();
        for p in out.iter().take(given as usize) {
            // SAFETY: the thunk wrote owned values or null.
            results.extend((!p.is_null()).then(|| unsafe { take_in(instance, *p) }));
        }
        if results.len() < nargout {
            return Err(errors::too_many_outputs());
        }
        results.truncate(nargout.max(1));
        Ok(results)
    }
}

/// What compiled code captures has no names.
static UNNAMED: LazyLock<Name> = LazyLock::new(|| Name::new(""));

/// A handle of a function of the program, whose first arguments are the captured values.
///
/// # Safety
/// `function` lives as long as the program; `captures` holds `count` values, which are not used
/// again, null for a variable without a value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_handle(
    function: *const Callable,
    shown: *const c_char,
    count: c_int,
    captures: *mut *mut Value,
) -> *mut Value {
    let captures = (0..count as usize).map(|i| {
        // SAFETY: by the caller's promise.
        let v = unsafe { take(*captures.add(i)) };
        (*UNNAMED, v)
    });
    let closure = Closure {
        code: function.expose_provenance(),
        captures: captures.collect(),
        context: None,
        maker: Maker::Compiled,
    };
    boxed(Value::Function(Rc::new(FunctionHandle {
        text: text(shown).as_ref().into(),
        target: Target::Closure(closure),
    })))
}

/// Arguments as a row of cells; none where `count` is not positive.
///
/// # Safety
/// `args` holds `count` values, which are not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rest(count: c_int, args: *mut *mut Value) -> *mut Value {
    let values = (0..count.max(0) as usize).map(|i| {
        // SAFETY: by the caller's promise.
        unsafe { take(*args.add(i)) }.unwrap_or_default()
    });
    boxed(Value::cell_row(values.collect()))
}
