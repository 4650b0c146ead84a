//! Calls: gathering operands, entering functions, running builtins, delivering results.

use super::classes::{data_of, takes_objects};
use super::code::{ArgRef, CallSite, Code, Dest, Dests, Op, Reg};
use super::frame::{Env, Frame};
use super::resolve::{Action, Callable};
use super::slot::{Slot, store};
use super::{Args, Machine, Outcome, link};
use base::Name;
use builtins::rule::KernelRule;
use ir::tir::{FuncId, FunctionKind, internal};
use runtime::element::Element;
use runtime::error::Error;
use runtime::kernel::{Outputs, check_sparse, is_sparse_aware};
use runtime::object::{Closure, FunctionHandle, Target};
use runtime::value::{Char, Value};
use runtime::{Context, errors, generic};
use std::rc::Rc;

/// How the dispatch loop goes on after an op that may call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// With the next op.
    Next,
    /// In another frame.
    Switch,
}

/// Operands and results.
impl Machine {
    /// The error for a register without a value.
    #[cold]
    pub(super) fn undefined(&self, f: &Frame, r: Reg) -> Error {
        let param = f.code.vars.get(r as usize).and_then(|v| v.param);
        if param.is_some_and(|p| p as usize >= f.nargin) {
            return errors::not_enough_inputs();
        }
        errors::undefined(f.var_name(r))
    }

    /// The value of one operand that is no list.
    pub(super) fn operand(&self, f: &mut Frame, arg: ArgRef) -> Result<Value, Error> {
        let found = match arg {
            ArgRef::Copy(r) => f.regs[r as usize].value(),
            ArgRef::Last(r) => f.regs[r as usize].take(),
            ArgRef::List(r, last) => {
                let list = if last { f.regs[r as usize].take() } else { f.regs[r as usize].value() };
                match list {
                    Some(Value::List(l)) => return Err(errors::expected_one_value(l.len())),
                    one => one,
                }
            }
            ArgRef::Const(k) => f.code.consts.get(k as usize).cloned(),
            ArgRef::Colon => Some(Char(u16::from(b':')).wrap_scalar()),
        };
        match (found, arg) {
            (Some(v), _) => Ok(v),
            (None, ArgRef::Copy(r) | ArgRef::Last(r) | ArgRef::List(r, _)) => Err(self.undefined(f, r)),
            (None, _) => Ok(Value::empty()),
        }
    }

    /// The values of operands, lists spread.
    pub(super) fn gather(&self, f: &mut Frame, args: &[ArgRef]) -> Result<Args, Error> {
        let mut out = Args::new();
        for &arg in args {
            let ArgRef::List(r, last) = arg else {
                out.push(self.operand(f, arg)?);
                continue;
            };
            let slot = &mut f.regs[r as usize];
            match if last { slot.take() } else { slot.value() } {
                Some(Value::List(list)) => match Rc::try_unwrap(list) {
                    Ok(list) => out.extend(list),
                    Err(shared) => out.extend(shared.iter().cloned()),
                },
                Some(one) => out.push(one),
                None => {}
            }
        }
        Ok(out)
    }

    /// How many results a statement asks for.
    pub(super) fn nargout(&self, f: &Frame, dests: &Dests) -> Result<usize, Error> {
        let targets = match dests {
            Dests::Ans { .. } => return Ok(0),
            Dests::Forward(_) => return Ok(f.nargout),
            Dests::Targets(targets) => targets,
        };
        let mut n = 0;
        for t in targets {
            n += match t {
                Dest::List { count, .. } => {
                    let count = f.regs[*count as usize].value().and_then(|v| v.as_usize());
                    count.ok_or_else(|| errors::expected_one_value(0))?
                }
                _ => 1,
            };
        }
        Ok(n)
    }

    /// Puts results where a statement wants them.
    pub(super) fn deliver(
        &self,
        cx: &mut Context,
        f: &mut Box<Frame>,
        dests: &Dests,
        outs: Outputs,
    ) -> Result<(), Error> {
        match dests {
            Dests::Targets(targets) => match (&targets[..], outs.len()) {
                ([Dest::Reg(r)], 1..) => {
                    if let Some(v) = outs.into_iter().next() {
                        store(&mut f.regs[*r as usize], Slot::new(v));
                    }
                    Ok(())
                }
                _ => self.deliver_many(f, targets, outs),
            },
            Dests::Forward(r) => {
                f.regs[*r as usize] = Slot::Val(Value::list(outs.into_vec()));
                Ok(())
            }
            Dests::Ans { var, echo } => {
                // Of a cs-list each value becomes `ans` in turn.
                for v in outs {
                    let shown = echo.then(|| v.clone());
                    store(&mut f.regs[*var as usize], Slot::new(v));
                    if let Some(v) = shown {
                        self.display(cx, f, "ans", v)?;
                    }
                }
                Ok(())
            }
        }
    }

    fn deliver_many(&self, f: &mut Frame, targets: &[Dest], outs: Outputs) -> Result<(), Error> {
        let mut outs = outs.into_iter();
        let missing = errors::too_many_outputs;
        for t in targets {
            match *t {
                Dest::Reg(r) => store(&mut f.regs[r as usize], Slot::new(outs.next().ok_or_else(missing)?)),
                Dest::Ignore => {
                    outs.next();
                }
                Dest::All(r) => f.regs[r as usize] = Slot::Val(Value::list(outs.by_ref().collect())),
                Dest::List { var, count } => {
                    let n = f.regs[count as usize].value().and_then(|v| v.as_usize()).unwrap_or(0);
                    let some: Vec<Value> = outs.by_ref().take(n).collect();
                    if some.len() < n {
                        return Err(missing());
                    }
                    f.regs[var as usize] = Slot::Val(Value::list(some));
                }
            }
        }
        Ok(())
    }

    /// Where the results of the op at which a frame waits go.
    pub(super) fn dests_of(code: &Code, op: Op) -> Option<&Dests> {
        match op {
            Op::Call { site }
            | Op::Plus { site, .. }
            | Op::Minus { site, .. }
            | Op::Times { site, .. }
            | Op::Divide { site, .. }
            | Op::Compare { site, .. }
            | Op::Not { site, .. }
            | Op::Truth { site, .. }
            | Op::Switch { site, .. }
            | Op::Map1 { site, .. }
            | Op::Map2 { site, .. }
            | Op::Append { site, .. }
            | Op::End { site, .. } => code.calls.get(site as usize).map(|c| &c.dests),
            Op::Get { site }
            | Op::Index1 { site, .. }
            | Op::Index2 { site, .. }
            | Op::Brace1 { site, .. }
            | Op::Field { site, .. } => code.gets.get(site as usize).map(|g| &g.dests),
            _ => None,
        }
    }
}

/// Calling.
impl Machine {
    /// Carries out a call statement.
    pub(super) fn call_site(
        &self,
        cx: &mut Context,
        f: &mut Box<Frame>,
        code: &Code,
        site: u32,
    ) -> Result<Step, Error> {
        let site = &code.calls[site as usize];
        if let Some(v) = site.callee.var
            && f.regs[v.as_u32() as usize].is_defined()
        {
            return self.index_variable(cx, f, site, v.as_u32());
        }
        if site.callee.var.is_none() && !f.extra.is_empty() && f.extra.contains_key(&site.callee.name) {
            return self.index_extra(cx, f, site);
        }
        if self.is_lenient(site, f) {
            let answer = match site.callee.name.as_str() {
                internal::PLACES => Value::F64(1.0),
                internal::EXISTS => Value::Bool(false),
                _ => Value::F64(0.0),
            };
            self.deliver(cx, f, &site.dests, Outputs::from_iter([answer]))?;
            return Ok(Step::Next);
        }
        let nargout = self.nargout(f, &site.dests)?;
        let args = self.gather(f, &site.args)?;
        // `end` of an object is its class's business.
        let end = site.callee.name.as_str() == internal::END
            && matches!(args.first(), Some(Value::Object(_) | Value::Handle(_)));
        let name = if end { Name::new("end") } else { site.callee.name };
        let callable = match self.method(name, &args) {
            Some(method) => method,
            None => self.callee(site, code.func)?,
        };
        self.start(cx, f, callable, args, nargout, &site.dests)
    }

    /// Whether the call is of an internal builtin whose first operand has no value, and may.
    fn is_lenient(&self, site: &CallSite, f: &Frame) -> bool {
        let Some(&(ArgRef::Copy(r) | ArgRef::Last(r))) = site.args.first() else { return false };
        !f.regs[r as usize].is_defined() && internal::LENIENT.contains(&site.callee.name.as_str())
    }

    /// Enters a function of the program, or runs a builtin and delivers its results.
    pub(super) fn start(
        &self,
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
                self.enter(f, func, &[], args, nargout, env)?;
                Ok(Step::Switch)
            }
            Callable::Builtin(id, action) => {
                let mut args = args;
                let outs = self.parked(f, || self.run_builtin(cx, id, action, &mut args, nargout))?;
                self.deliver(cx, f, dests, outs)?;
                Ok(Step::Next)
            }
            other => {
                let outs = self.parked(f, || self.call_callable(cx, other, args, nargout))?;
                self.deliver(cx, f, dests, outs)?;
                Ok(Step::Next)
            }
        }
    }

    /// Runs a builtin. The calling frame is parked.
    pub(super) fn run_builtin(
        &self,
        cx: &mut Context,
        id: builtins::BuiltinId,
        action: Action,
        args: &mut Args,
        nargout: usize,
    ) -> Outcome {
        let builtin = builtins::builtin(id);
        // What raises gives nothing, whoever asks: `f = @() error(..); x = f()` tells that error.
        let raises = matches!(builtin.name.as_str(), "error" | "rethrow" | "throw");
        builtin.check_arity(args.len(), if raises { 0 } else { nargout }).map_err(Error::from)?;
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
            Action::Engine(f) => f(self, cx, args, nargout)?,
        };
        outs.truncate(nargout.max(1));
        if self.cleanups.is_pending() {
            self.run_cleanups(cx);
        }
        Ok(outs)
    }

    /// Runs `work` while the running frame lies on the stack of frames.
    pub(super) fn parked<R>(&self, f: &mut Box<Frame>, work: impl FnOnce() -> R) -> R {
        let spare = self.spare();
        let frame = std::mem::replace(f, spare);
        self.frames.borrow_mut().push(frame);
        let result = work();
        let back = self.frames.borrow_mut().pop();
        if let Some(back) = back {
            let spare = std::mem::replace(f, back);
            self.pool.borrow_mut().push(spare);
        }
        result
    }

    fn spare(&self) -> Box<Frame> {
        match self.pool.borrow_mut().pop() {
            Some(frame) => frame,
            None => Box::new(Frame::new(self.empty_code())),
        }
    }

    pub(super) fn empty_code(&self) -> Rc<Code> {
        match self.frames.borrow().first() {
            Some(base) => base.code.clone(),
            // The base frame is there from the start; its code is the empty script.
            None => unreachable!("no base frame"),
        }
    }

    /// The executable form of a function.
    pub(super) fn code(&self, func: FuncId) -> Rc<Code> {
        let i = func.as_u32() as usize;
        if let Some(Some(code)) = self.codes.borrow().get(i) {
            return code.clone();
        }
        let code =
            Rc::new(link::link(func, &self.loader.borrow().program().functions[func], self.is_watched()));
        let mut codes = self.codes.borrow_mut();
        if codes.len() <= i {
            codes.resize(i + 1, None);
        }
        codes[i] = Some(code.clone());
        code
    }

    /// A frame in which `func` is about to run with these inputs.
    pub(super) fn activate(
        &self,
        func: FuncId,
        captures: &[(Name, Value)],
        args: Args,
        nargout: usize,
        env: Option<Rc<Env>>,
    ) -> Result<Box<Frame>, Error> {
        let code = self.code(func);
        let formal = &code.params[code.captured.min(code.params.len())..];
        if args.len() > formal.len() && code.varargin.is_none() {
            return Err(errors::too_many_inputs());
        }
        if nargout > code.outputs.len() && code.varargout.is_none() {
            return Err(errors::too_many_outputs());
        }
        if self.frames.borrow().len() >= self.depth_limit.get() {
            return Err(errors::recursion_limit(self.depth_limit.get()));
        }
        let mut f = self.spare();
        f.reset(code.clone());
        f.nargin = args.len();
        f.nargout = nargout;
        let in_chain = env.is_some() && code.parent.is_some();
        if in_chain || !code.shared.is_empty() || !code.outer.is_empty() {
            self.bind_environment(&mut f, env);
        }
        if code.captured > 0 {
            bind_captures(&mut f, captures);
        }
        let mut args = args.into_iter();
        for (&r, v) in formal.iter().zip(args.by_ref()) {
            store(&mut f.regs[r as usize], Slot::new(v));
        }
        if let Some(r) = code.varargin {
            let rest: Vec<Value> = args.collect();
            let rest = if rest.is_empty() { empty_cell() } else { Value::cell_row(rest) };
            store(&mut f.regs[r as usize], Slot::Val(rest));
        }
        Ok(f)
    }

    /// Ties the variables of enclosing functions to theirs, and makes those shared with nested
    /// functions shareable.
    fn bind_environment(&self, f: &mut Frame, env: Option<Rc<Env>>) {
        let code = f.code.clone();
        let parent = code.parent.and_then(|p| env.as_ref().and_then(|e| e.of(p)));
        for &(r, func, var) in &code.outer {
            let cell = parent.as_ref().and_then(|e| e.cell(func, var));
            f.regs[r as usize] = Slot::Shared(cell.unwrap_or_default());
        }
        let mut cells = Vec::with_capacity(code.shared.len());
        for &r in &code.shared {
            let cell = std::mem::take(&mut f.regs[r as usize]).into_shared();
            self.cycles.borrow_mut().cell(&cell);
            f.regs[r as usize] = Slot::Shared(cell.clone());
            cells.push((ir::tir::VarId::from_u32(r), cell));
        }
        f.env = Some(Rc::new(Env { func: code.func, cells, parent }));
    }

    /// Makes `func` the running function; the frame that ran waits below.
    pub(super) fn enter(
        &self,
        f: &mut Box<Frame>,
        func: FuncId,
        captures: &[(Name, Value)],
        args: Args,
        nargout: usize,
        env: Option<Rc<Env>>,
    ) -> Result<(), Error> {
        let new = self.activate(func, captures, args, nargout, env)?;
        let caller = std::mem::replace(f, new);
        self.frames.borrow_mut().push(caller);
        if f.code.kind == FunctionKind::Script {
            self.move_in(f);
        }
        Ok(())
    }

    /// Calls a function of the program and waits for it. The calling frame is parked.
    pub(super) fn call_user(&self, cx: &mut Context, func: FuncId, args: Args, nargout: usize) -> Outcome {
        let env = self.frames.borrow().last().and_then(|f| f.env.clone());
        self.call_code(cx, func, &[], args, nargout, env)
    }

    fn call_code(
        &self,
        cx: &mut Context,
        func: FuncId,
        captures: &[(Name, Value)],
        args: Args,
        nargout: usize,
        env: Option<Rc<Env>>,
    ) -> Outcome {
        let mut new = self.activate(func, captures, args, nargout, env)?;
        if new.code.kind == FunctionKind::Script {
            self.move_in(&mut new);
        }
        self.run(cx, new)
    }

    /// Calls anything that can be called. The calling frame is parked.
    pub(super) fn call_callable(
        &self,
        cx: &mut Context,
        callable: Callable,
        mut args: Args,
        nargout: usize,
    ) -> Outcome {
        match callable {
            Callable::User(func) => self.call_user(cx, func, args, nargout),
            Callable::Builtin(id, action) => self.run_builtin(cx, id, action, &mut args, nargout),
            Callable::Engine(f) => {
                let mut outs = f(self, cx, &mut args, nargout)?;
                outs.truncate(nargout.max(1));
                Ok(outs)
            }
            Callable::Class(name) => match self.call_class(cx, name, args, nargout) {
                Some(outcome) => outcome,
                None => Err(errors::undefined(name.as_str())),
            },
        }
    }

    /// Calls a function handle and waits for it. The calling frame is parked.
    pub(super) fn call_handle(
        &self,
        cx: &mut Context,
        handle: &FunctionHandle,
        args: Args,
        nargout: usize,
    ) -> Outcome {
        match &handle.target {
            Target::Named(name) => {
                let callable = match self.method(*name, &args) {
                    Some(method) => method,
                    None => self.find(*name, None)?,
                };
                self.call_callable(cx, callable, args, nargout)
            }
            Target::Closure(c) => {
                self.call_code(cx, closure_func(c), &c.captures, args, nargout, closure_env(c))
            }
        }
    }

    /// Enters the function of a handle, or runs its builtin and delivers the results.
    pub(super) fn start_handle(
        &self,
        cx: &mut Context,
        f: &mut Box<Frame>,
        handle: &FunctionHandle,
        args: Args,
        dests: &Dests,
    ) -> Result<Step, Error> {
        let nargout = self.nargout(f, dests)?;
        match &handle.target {
            Target::Named(name) => {
                let callable = match self.method(*name, &args) {
                    Some(method) => method,
                    None => self.find(*name, None)?,
                };
                self.start(cx, f, callable, args, nargout, dests)
            }
            Target::Closure(c) => {
                self.enter(f, closure_func(c), &c.captures, args, nargout, closure_env(c))?;
                Ok(Step::Switch)
            }
        }
    }

    /// The results of a function that ends.
    pub(super) fn results(&self, f: &mut Frame) -> Outcome {
        let code = f.code.clone();
        let mut outs = Outputs::new();
        let wanted = f.nargout.max(1);
        for &r in code.outputs.iter().take(wanted) {
            match f.regs[r as usize].take() {
                Some(v) => outs.push(v),
                None if f.nargout == 0 => return Ok(outs),
                None => return Err(errors::unassigned_output(f.var_name(r), &self.function_name(&code))),
            }
        }
        if outs.len() < wanted
            && let Some(r) = code.varargout
        {
            match f.regs[r as usize].take() {
                Some(Value::List(list)) => outs.extend(list.iter().cloned()),
                Some(Value::Cell(cell)) => outs.extend(cell.data().iter().take(wanted - outs.len()).cloned()),
                Some(one) => outs.push(one),
                None => {}
            }
            outs.truncate(wanted);
            if outs.len() < f.nargout && code.kind != FunctionKind::Lambda {
                let name = format!("varargout{{{}}}", outs.len() - code.outputs.len() + 1);
                return Err(errors::unassigned_output(&name, &self.function_name(&code)));
            }
        }
        Ok(outs)
    }

    /// The name of a function as errors speak of it.
    pub(super) fn function_name(&self, code: &Code) -> String {
        if code.kind == FunctionKind::Lambda {
            return code.text.clone();
        }
        let mut name = code.name.as_str().to_owned();
        let mut parent = code.parent;
        let loader = self.loader.borrow();
        while let Some(p) = parent.and_then(|p| loader.program().functions.get(p)) {
            name = format!("{}/{name}", p.name);
            parent = p.parent;
        }
        name
    }

    /// The function whose call runs a builtin that asks.
    pub(super) fn current_func(&self) -> Option<FuncId> {
        let frames = self.frames.borrow();
        let at = super::frame::workspace::root(&frames, frames.len().checked_sub(1)?);
        let top = frames.last()?;
        let func = if at == 0 { top.code.func } else { frames.get(at)?.code.func };
        (func.as_u32() != u32::MAX - 1).then_some(func)
    }
}

/// The 0-by-0 cell.
pub(super) fn empty_cell() -> Value {
    Value::cell(runtime::Array::empty())
}

fn closure_func(c: &Closure) -> FuncId {
    FuncId::from_u32(c.code as u32)
}

fn closure_env(c: &Closure) -> Option<Rc<Env>> {
    c.context.clone().and_then(|any| any.downcast::<Env>().ok())
}

fn bind_captures(f: &mut Frame, captures: &[(Name, Value)]) {
    let code = f.code.clone();
    for &r in code.params.iter().take(code.captured) {
        let name = code.vars[r as usize].name;
        if let Some((_, v)) = captures.iter().find(|(n, _)| *n == name) {
            f.regs[r as usize] = Slot::new(v.clone());
        }
    }
}
