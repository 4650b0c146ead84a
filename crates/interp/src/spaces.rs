//! Where variables live: globals, persistent variables, workspaces of scripts and of `eval`;
//! function handles and what they capture.

use crate::code::{HandleSite, LambdaSite, Reg};
use crate::frame::Frame;
use crate::machine::Machine;
use crate::slot::{Shared, Slot, store};
use crate::workspace;
use base::Name;
use ir::tir::{CallTarget, FuncId, FunctionKind};
use runtime::error::Error;
use runtime::object::{Closure, FunctionHandle, Maker, Target};
use runtime::path::Args;
use runtime::value::Value;
use runtime::{Context, errors};
use std::any::Any;
use std::rc::Rc;

/// The global variable of this name, made as `[]` when new.
pub(crate) fn global(m: &Machine, name: Name) -> Rc<Shared> {
    let mut globals = m.globals.borrow_mut();
    globals.entry(name).or_insert_with(|| Rc::new(Slot::Val(Value::empty()).into())).clone()
}

/// `global x`
pub(crate) fn link_global(m: &Machine, f: &mut Frame, var: Reg) {
    let name = f.code.vars[var as usize].name;
    let known = m.globals.borrow().contains_key(&name);
    let cell = global(m, name);
    // A local value becomes that of a global that is new, as MATLAB does with a warning.
    if !known && let Some(v) = f.regs[var as usize].take() {
        cell.replace(Slot::new(v));
    }
    f.regs[var as usize] = Slot::Shared(cell);
}

/// `persistent x`
pub(crate) fn link_persistent(m: &Machine, f: &mut Frame, var: Reg) {
    let key = (f.code.func, f.code.vars[var as usize].name);
    let mut all = m.persistents.borrow_mut();
    let cell = all.entry(key).or_insert_with(|| Rc::new(Slot::Val(Value::empty()).into())).clone();
    f.regs[var as usize] = Slot::Shared(cell);
}

/// Forgets the persistent variables of all functions, or of those called `name`.
pub(crate) fn clear_persistents(m: &Machine, name: Option<Name>) {
    let loader = m.loader.borrow();
    let functions = &loader.program().functions;
    m.persistents.borrow_mut().retain(|(func, _), _| match name {
        None => false,
        Some(n) => functions.get(*func).is_none_or(|f| f.name != n),
    });
}

/// Forgets global variables; frames that are tied to them keep them.
pub(crate) fn clear_globals(m: &Machine, wanted: impl Fn(Name) -> bool) {
    m.globals.borrow_mut().retain(|n, _| !wanted(*n));
}

/// Moves the variables that a script names out of the workspace it is about to run in, which
/// is that of the frame on top of the stack.
pub(crate) fn move_in(m: &Machine, f: &mut Frame) {
    let mut frames = m.frames.borrow_mut();
    let Some(at) = frames.len().checked_sub(1) else { return };
    f.within = Some(at);
    f.env = frames[at].env.clone();
    let (root, top) = (workspace::root(&frames, at), &frames[at]);
    f.nargin = top.nargin;
    f.nargout = frames[root].nargout;
    let code = f.code.clone();
    for (&name, &r) in &code.by_name {
        if let Some(slot) = workspace::slot_mut(&mut frames, at, name) {
            f.regs[r as usize] = std::mem::take(slot);
        }
    }
}

/// Moves a script's variables back.
pub(crate) fn move_out(m: &Machine, f: &mut Frame) {
    let mut frames = m.frames.borrow_mut();
    let Some(at) = f.within.take() else { return };
    let code = f.code.clone();
    for (&name, &r) in &code.by_name {
        let slot = std::mem::take(&mut f.regs[r as usize]);
        let place = match slot {
            Slot::Undefined => workspace::slot_mut(&mut frames, at, name),
            _ => workspace::slot_or_new(&mut frames, at, name),
        };
        if let Some(place) = place {
            *place = slot;
        }
    }
}

/// Runs text in the workspace of frame `at`. The calling frame is parked.
pub(crate) fn eval_in(m: &Machine, cx: &mut Context, at: usize, text: &str) -> Result<(), Error> {
    let func = {
        let frames = m.frames.borrow();
        let root = workspace::root(&frames, at);
        let func = frames.get(root).map(|f| f.code.func).filter(|_| root > 0);
        let top = frames.get(at).map(|f| f.code.func).filter(|id| id.as_u32() != u32::MAX - 1);
        let is_variable = |name: &str| workspace::has(&frames, at, Name::new(name));
        m.loader.borrow_mut().lower_text(text, func.or(top), &is_variable)?
    };
    // Frames above `at` wait aside, so that the text runs on top of its workspace.
    let aside = m.frames.borrow_mut().split_off(at + 1);
    let result = m.call_user(cx, func, Args::new(), 0);
    m.frames.borrow_mut().extend(aside);
    result.map(drop)
}

/// The value of a variable in the workspace of frame `at`.
pub(crate) fn value_in(m: &Machine, at: usize, name: Name) -> Option<Value> {
    workspace::slot_mut(&mut m.frames.borrow_mut(), at, name)?.value()
}

/// Assigns a variable in the workspace of frame `at`.
pub(crate) fn assign_in(m: &Machine, at: usize, name: Name, value: Value) {
    let mut frames = m.frames.borrow_mut();
    if let Some(slot) = workspace::slot_or_new(&mut frames, at, name) {
        store(slot, Slot::new(value));
    }
}

/// `@name`
pub(crate) fn make_handle(m: &Machine, f: &mut Frame, site: &HandleSite) -> Result<(), Error> {
    if let Some(v) = site.callee.var
        && let Some(value @ Value::Function(_)) = f.regs[v.as_u32() as usize].value()
    {
        store(&mut f.regs[site.dst as usize], Slot::Val(value));
        return Ok(());
    }
    let name = site.callee.name;
    let func = match site.callee.target {
        CallTarget::Function(id) => Some(id),
        CallTarget::Builtin => None,
        CallTarget::Unresolved => m.loader.borrow_mut().resolve(name, Some(f.code.func)),
    };
    let handle = handle_of(m, name, func, f);
    store(&mut f.regs[site.dst as usize], Slot::Val(Value::Function(Rc::new(handle))));
    Ok(())
}

/// The handle of a function of the program, or of a name that is looked up when it is called.
fn handle_of(m: &Machine, name: Name, func: Option<FuncId>, f: &Frame) -> FunctionHandle {
    let Some(func) = func else { return FunctionHandle::named(name.as_str()) };
    let nested = {
        let loader = m.loader.borrow();
        loader.program().functions.get(func).is_some_and(|f| matches!(f.kind, FunctionKind::Nested(_)))
    };
    let context = if nested { f.env.clone().map(|e| e as Rc<dyn Any>) } else { None };
    let closure =
        Closure { code: func.as_u32() as usize, captures: Vec::new(), context, maker: Maker::Interpreter };
    FunctionHandle { text: name.as_str().into(), target: Target::Closure(closure) }
}

/// `@(..) ..`
pub(crate) fn make_lambda(m: &Machine, f: &mut Frame, site: &LambdaSite) {
    let code = m.code(site.function);
    let params = code.params.iter().map(|&r| code.vars[r as usize].name);
    let captures = params.zip(&site.captures).map(|(n, &r)| (n, f.regs[r as usize].value())).collect();
    let context = f.env.clone().map(|e| e as Rc<dyn Any>);
    let closure =
        Closure { code: site.function.as_u32() as usize, captures, context, maker: Maker::Interpreter };
    let handle = FunctionHandle { text: code.text.as_str().into(), target: Target::Closure(closure) };
    store(&mut f.regs[site.dst as usize], Slot::Val(Value::Function(Rc::new(handle))));
}

/// The handle of a function that captured these values.
pub(crate) fn handle_with(m: &Machine, func: FuncId, captures: Vec<(Name, Option<Value>)>) -> Value {
    let code = m.code(func);
    let text = if code.text.is_empty() { code.name.as_str() } else { code.text.as_str() };
    let closure =
        Closure { code: func.as_u32() as usize, captures, context: None, maker: Maker::Interpreter };
    Value::Function(Rc::new(FunctionHandle { text: text.into(), target: Target::Closure(closure) }))
}

/// Whether the arguments decide what `name` calls, which `from` finds to be `func`: it is no function that goes
/// before methods.
pub(crate) fn is_dispatched(m: &Machine, name: Name, from: FuncId, func: FuncId) -> bool {
    let mut loader = m.loader.borrow_mut();
    !loader.program().is_before_methods(from, CallTarget::Function(func)) && loader.is_dispatched(name)
}

/// A handle for the text that `str2func` was given.
pub(crate) fn handle_of_text(m: &Machine, text: &str) -> Result<Value, Error> {
    let text = text.trim();
    if text.starts_with('@') && !text[1..].trim_start().starts_with('(') {
        return handle_of_text(m, &text[1..]);
    }
    if text.starts_with('@') {
        let func = m.loader.borrow_mut().lower_anonymous(text)?;
        let code = m.code(func);
        let closure = Closure {
            code: func.as_u32() as usize,
            captures: Vec::new(),
            context: None,
            maker: Maker::Interpreter,
        };
        let handle = FunctionHandle { text: code.text.as_str().into(), target: Target::Closure(closure) };
        return Ok(Value::Function(Rc::new(handle)));
    }
    if text.is_empty() {
        return Err(errors::undefined(text));
    }
    let name = Name::new(text);
    let from = m.current_func();
    let func = m.loader.borrow_mut().resolve(name, from);
    if let (Some(func), Some(from)) = (func, from)
        && is_dispatched(m, name, from, func)
    {
        return Ok(Value::Function(Rc::new(FunctionHandle::named(text))));
    }
    let frames = m.frames.borrow();
    Ok(match frames.last() {
        Some(f) => Value::Function(Rc::new(handle_of(m, name, func, f))),
        None => Value::Function(Rc::new(FunctionHandle::named(text))),
    })
}

/// The function of a handle; `None` where a compiled program made it.
pub(crate) fn closure_func(c: &Closure) -> Option<FuncId> {
    (c.maker == Maker::Interpreter).then(|| FuncId::from_u32(c.code as u32))
}
