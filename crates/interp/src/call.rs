//! Calls: of functions of the program, which are entered, of builtins, of handles, of what kernels call back.

use crate::activation::activate;
use crate::code::Dests;
use crate::deliver::{Step, deliver};
use crate::engine::cleanup::run_cleanups;
use crate::frame::{Env, Frame};
use crate::machine::{Action, Callable, Machine, Outcome};
use crate::objects::{func_id, takes_objects};
use crate::spaces::{closure_func, move_in};
use base::Name;
use builtins::rule::KernelRule;
use ir::tir::{CallTarget, FuncId, FunctionKind};
use runtime::classes::call_class;
use runtime::classes::class::data_of;
use runtime::error::Error;
use runtime::kernel::{Outputs, check_sparse, is_sparse_aware};
use runtime::object::{Closure, FunctionHandle, Target};
use runtime::path::Args;
use runtime::value::Value;
use runtime::{Context, Host, errors, generic};
use std::rc::Rc;

impl Machine {
    /// Calls a function of the program and waits for it. The calling frame is parked.
    pub(crate) fn call_user(&self, cx: &mut Context, func: FuncId, args: Args, nargout: usize) -> Outcome {
        let env = self.frames.borrow().last().and_then(|f| f.env.clone());
        call_code(self, cx, func, &[], args, nargout, env)
    }

    /// Calls anything that can be called. The calling frame is parked.
    pub(crate) fn call_callable(
        &self,
        cx: &mut Context,
        callable: Callable,
        mut args: Args,
        nargout: usize,
    ) -> Outcome {
        match callable {
            Callable::User(func) => self.call_user(cx, func, args, nargout),
            Callable::Builtin(id, action) => run_builtin(self, cx, id, action, &mut args, nargout),
            Callable::Engine(f) => {
                let mut outs = f(self, cx, &mut args, nargout)?;
                outs.truncate(nargout.max(1));
                Ok(outs)
            }
            Callable::Rule(f) => {
                let mut outs = f(self, cx, &mut args, nargout)?;
                outs.truncate(nargout.max(1));
                Ok(outs)
            }
            Callable::Restricted(method) => {
                method.check(self)?;
                self.call_user(cx, func_id(method.func), args, nargout)
            }
            Callable::Class(name) => match call_class(self, cx, name, args, nargout) {
                Some(outcome) => outcome,
                None => Err(errors::undefined(name.as_str())),
            },
        }
    }

    /// Calls a function handle and waits for it. The calling frame is parked.
    pub(crate) fn call_handle(
        &self,
        cx: &mut Context,
        handle: &FunctionHandle,
        args: Args,
        nargout: usize,
    ) -> Outcome {
        match &handle.target {
            Target::Named(_) => {
                let name = Name::new(&handle.text);
                let callable = match self.method(name, &args) {
                    Some(method) => unguarded(method),
                    None => self
                        .find(name, None)
                        .map_err(|e| errors::of_call(e, args.first().map(Value::class_name)))?,
                };
                self.call_callable(cx, callable, args, nargout)
            }
            Target::Closure(c) => match closure_func(c) {
                Some(func) => call_code(self, cx, func, &c.captures, args, nargout, closure_env(c)),
                None => self.call_compiled(cx, handle, args, nargout),
            },
        }
    }

    /// Calls a handle that the compiled program beside this made. The calling frame is parked.
    fn call_compiled(
        &self,
        cx: &mut Context,
        handle: &FunctionHandle,
        args: Args,
        nargout: usize,
    ) -> Outcome {
        let Some(program) = self.compiled.borrow().clone() else {
            return Err(errors::unsupported("a handle of a compiled function in the interpreter"));
        };
        let own = cx.host();
        cx.set_host(program.clone());
        let handle = Value::Function(Rc::new(handle.clone()));
        let result = program.call(cx, &handle, args.into_vec(), nargout);
        if let Some(own) = own {
            cx.set_host(own);
        }
        result.map(Outputs::from_vec)
    }
}

/// What a handle calls: whoever could make it may call it.
fn unguarded(method: Callable) -> Callable {
    match method {
        Callable::Restricted(method) => Callable::User(func_id(method.func)),
        method => method,
    }
}

fn closure_env(c: &Closure) -> Option<Rc<Env>> {
    c.context.clone().and_then(|any| any.downcast::<Env>().ok())
}

/// Enters a function of the program, or runs a builtin and delivers its results.
pub(crate) fn start(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    callable: Callable,
    args: Args,
    nargout: usize,
    dests: &Dests,
) -> Result<Step, Error> {
    match callable {
        Callable::User(func) => {
            let env = f.env.clone();
            enter(m, f, func, &[], args, nargout, env)?;
            Ok(Step::Switch)
        }
        Callable::Restricted(method) => {
            m.parked(f, || method.check(m))?;
            start(m, cx, f, Callable::User(func_id(method.func)), args, nargout, dests)
        }
        Callable::Builtin(id, action) => {
            let mut args = args;
            let outs = m.parked(f, || run_builtin(m, cx, id, action, &mut args, nargout))?;
            deliver(m, cx, f, dests, outs)?;
            Ok(Step::Next)
        }
        other => {
            let outs = m.parked(f, || {
                let outs = m.call_callable(cx, other, args, nargout);
                if m.cleanups.is_pending() {
                    run_cleanups(m, cx);
                }
                outs
            })?;
            deliver(m, cx, f, dests, outs)?;
            Ok(Step::Next)
        }
    }
}

/// Runs a builtin. The calling frame is parked. What the arguments alone hold goes when it has returned, from the first
/// to the last, before a result is shown.
fn run_builtin(
    m: &Machine,
    cx: &mut Context,
    id: builtins::BuiltinId,
    action: Action,
    args: &mut Args,
    nargout: usize,
) -> Outcome {
    // A kernel may take its arguments and drop them in an order of its own.
    let held: Args = match args.iter().any(|a| matches!(a, Value::Handle(_))) {
        true => args.clone(),
        false => Args::new(),
    };
    let outs = builtin_results(m, cx, id, action, args, nargout);
    args.clear();
    held.into_iter().for_each(drop);
    if m.cleanups.is_pending() {
        run_cleanups(m, cx);
    }
    outs
}

fn builtin_results(
    m: &Machine,
    cx: &mut Context,
    id: builtins::BuiltinId,
    action: Action,
    args: &mut Args,
    nargout: usize,
) -> Outcome {
    let builtin = builtins::builtin(id);
    // In Octave what raises gives nothing, whoever asks: `x = error(..)` tells that error.
    let asked = if cx.octave && builtin.raises() { 0 } else { nargout };
    builtin.check_arity(args.len(), asked).map_err(Error::from)?;
    if args.iter().any(|a| matches!(a, Value::Object(_))) && !takes_objects(builtin, args) {
        for a in args.iter_mut() {
            if let Some(data) = data_of(a) {
                *a = data;
            }
        }
    }
    let mut outs = match action {
        Action::Kernel(kernel) => {
            if args.iter().any(Value::is_sparse)
                && let KernelRule::Extern(symbol) = &builtin.kernel
                && !is_sparse_aware(symbol)
            {
                check_sparse(args)?;
            }
            kernel(cx, args, nargout)?
        }
        Action::Map(op) => Outputs::from_iter([generic::map(op, args)?]),
        Action::Fold(op, init) => Outputs::from_iter([generic::fold(op, init, args)?]),
        Action::Engine(f) => f(m, cx, args, nargout)?,
        Action::Rule(f) => f(m, cx, args, nargout)?,
    };
    outs.truncate(nargout.max(1));
    Ok(outs)
}

/// Makes `func` the running function; the frame that ran waits below.
pub(crate) fn enter(
    m: &Machine,
    f: &mut Box<Frame>,
    func: FuncId,
    captures: &[(Name, Option<Value>)],
    args: Args,
    nargout: usize,
    env: Option<Rc<Env>>,
) -> Result<(), Error> {
    let new = activate(m, func, captures, args, nargout, env)?;
    let caller = std::mem::replace(f, new);
    m.frames.borrow_mut().push(caller);
    if f.code.kind == FunctionKind::Script {
        move_in(m, f);
    }
    Ok(())
}

/// Calls a function, or a script in the workspace of its caller, and waits for it.
pub(crate) fn call_code(
    m: &Machine,
    cx: &mut Context,
    func: FuncId,
    captures: &[(Name, Option<Value>)],
    args: Args,
    nargout: usize,
    env: Option<Rc<Env>>,
) -> Outcome {
    let mut new = activate(m, func, captures, args, nargout, env)?;
    if new.code.kind == FunctionKind::Script {
        move_in(m, &mut new);
    }
    m.run(cx, new)
}

/// Enters the function of a handle, or runs its builtin and delivers the results.
pub(crate) fn start_handle(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    handle: &FunctionHandle,
    args: Args,
    dests: &Dests,
) -> Result<Step, Error> {
    let nargout = f.wanted(dests)?;
    match &handle.target {
        Target::Named(_) => {
            let name = Name::new(&handle.text);
            let callable = match m.method(name, &args) {
                Some(method) => unguarded(method),
                None => {
                    m.find(name, None).map_err(|e| errors::of_call(e, args.first().map(Value::class_name)))?
                }
            };
            start(m, cx, f, callable, args, nargout, dests)
        }
        Target::Closure(c) => match closure_func(c) {
            Some(func) => {
                enter(m, f, func, &c.captures, args, nargout, closure_env(c))?;
                Ok(Step::Switch)
            }
            None => {
                let outs = m.parked(f, || m.call_compiled(cx, handle, args, nargout))?;
                deliver(m, cx, f, dests, outs)?;
                Ok(Step::Next)
            }
        },
    }
}

impl Host for Machine {
    fn call(
        &self,
        cx: &mut Context,
        function: &Value,
        args: Vec<Value>,
        nargout: usize,
    ) -> Result<Vec<Value>, Error> {
        let args = Args::from_vec(args);
        let outputs = match function {
            Value::Function(handle) => self.call_handle(cx, handle, args, nargout)?,
            other => {
                let Some(name) = other.as_text() else {
                    return Err(runtime::errors::not_a_function());
                };
                let (name, from) = (Name::new(&name), self.current_func());
                let found = self.find(name, from);
                let local = matches!((&found, from), (Ok(Callable::User(func)), Some(from))
                    if self.loader.borrow().program().is_before_methods(from, CallTarget::Function(*func)));
                let method = if local { None } else { self.method(name, &args) };
                let callable = method.map_or(found, |m| Ok(unguarded(m)));
                let callable =
                    callable.map_err(|e| errors::of_call(e, args.first().map(Value::class_name)))?;
                self.call_callable(cx, callable, args, nargout)?
            }
        };
        Ok(outputs.into_vec())
    }

    fn call_method(
        &self,
        cx: &mut Context,
        name: &str,
        args: &[Value],
        nargout: usize,
    ) -> Option<Result<Vec<Value>, Error>> {
        let Callable::User(func) = unguarded(self.method(Name::new(name), args)?) else { return None };
        let outcome = self.call_user(cx, func, args.iter().cloned().collect(), nargout);
        Some(outcome.map(|o| o.into_vec()))
    }

    fn objects(&self) -> Option<&dyn runtime::classes::Objects> {
        Some(self)
    }
}
