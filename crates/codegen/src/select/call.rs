//! Calls: functions of the program, function handles with a known target, and builtins through the
//! runtime library.

use super::function::{Selector, asked, kernel_symbol, leaves};
use super::function_of;
use super::repr::{Ext, Repr};
use super::value::{Handle, Val};
use analysis::{CallEdge, ContextId, arity};
use base::Name;
use ir::loops::{Expr, LocalId, Operand, Stmt, Ty};
use ir::tir::{self, Arg, CallTarget, Callee, FuncId, Target, VarId, VarKind};
use runtime::Error;
use types::AbsValue;

impl<'a> Selector<'a, '_> {
    pub(super) fn call(&mut self, targets: &'a [Target], callee: &Callee, args: &'a [Arg]) {
        if let Some(var) = self.variable_called(callee) {
            return match args {
                [] => {
                    let val = self.value(var);
                    if let [Target::Var(v)] = targets {
                        self.define(*v, val);
                    }
                }
                _ => self.get_elements(targets, var, args),
            };
        }
        if let Some(error) = self.wrong_count(callee, args, targets) {
            return self.raise(&error);
        }
        if let CallTarget::Function(f) = callee.target {
            let args = args.iter().map(|a| self.arg(*a)).collect();
            return self.call_user(targets, f, args);
        }
        if callee.name.as_str() == "feval"
            && let Some((first, rest)) = args.split_first()
            && let Some((handle, bound)) = self.fevaluated(*first)
        {
            let rest: Vec<Val> = rest.iter().map(|a| self.arg(*a)).collect();
            return self.call_handle(targets, handle, bound.into_iter().chain(rest).collect());
        }
        if let [Target::Var(v)] = targets
            && self.attempt(|s| s.append(*v, callee.name, args)).is_some()
        {
            return;
        }
        if let ([_, _, ..], "size", [Arg::Var(x)]) = (targets, callee.name.as_str(), args)
            && !self.is_list(*x)
            && targets
                .iter()
                .all(|t| matches!(t, Target::Var(v) if !self.is_list(*v)) || *t == Target::Ignore)
            && self.attempt(|s| s.sizes(targets, *x)).is_some()
        {
            return;
        }
        let several = matches!(targets, [Target::Forward(_)]) && asked(self.context) > 1;
        if let [Target::Var(v) | Target::Forward(v)] = targets
            && !several
            && let Some(val) = self.attempt(|s| s.builtin(*v, callee.name, args))
        {
            return self.define(*v, val);
        }
        let args = args.iter().map(|a| self.stored_arg(*a)).collect();
        self.call_builtin_values(targets, callee.name, args);
    }

    /// An operand of a call of the runtime library.
    fn stored_arg(&mut self, arg: Arg) -> Val {
        let val = self.arg(arg);
        match arg {
            Arg::Var(v) => self.stored(val, self.before(v)),
            Arg::Colon => val,
        }
    }

    /// `narginchk(least, most)` and `nargoutchk`: what is checked is known here. `None` for any other
    /// call; the error where the check fails.
    fn checks_count(&self, name: Name, args: &[Val]) -> Option<Option<Error>> {
        let bound = |k: usize| match args.get(k)? {
            Val::Scalar(Expr::Integer(n, _)) => Some(*n as f64),
            Val::Scalar(Expr::Number(n, _)) => Some(*n),
            _ => None,
        };
        let (given, what) = match name.as_str() {
            "narginchk" if !self.context.open => (self.context.nargin as f64, "Input"),
            "nargoutchk" if self.context.nargout <= 64 => (self.context.nargout as f64, "Output"),
            _ => return None,
        };
        let (least, most) = (bound(0)?, bound(1)?);
        let lower = what.to_lowercase();
        let text = |few: &str, id: &str| {
            Error::new(format!("MATLAB:{name}:{id}{what}s"), format!("{few} {lower} arguments."))
        };
        Some(if given < least {
            Some(text("Not enough", "notEnough"))
        } else if given > most {
            Some(text("Too many", "tooMany"))
        } else {
            None
        })
    }

    /// The function that the first argument of `feval` stands for, where it is known.
    fn fevaluated(&mut self, arg: Arg) -> Option<(Handle, Vec<Val>)> {
        let Arg::Var(v) = arg else { return None };
        let known = Repr::of(self.before(v));
        if let Repr::Closure(handle, parts) = known {
            return match self.value(v) {
                Val::Closure(handle, bound) => Some((handle, bound)),
                Val::Boxed(_) if parts.is_empty() => Some((handle, Vec::new())),
                _ => None,
            };
        }
        let name = self.before(v).as_text()?;
        let edges = self.context.facts.calls(self.at);
        let user = edges.iter().find_map(|e| match e {
            CallEdge::User { context, .. } => Some(self.cx.analysis.contexts[*context].func),
            _ => None,
        });
        let _ = self.value(v);
        match user {
            Some(f) => Some((Handle::Function(f), Vec::new())),
            None => builtins::find(&name).map(|_| (Handle::Builtin(Name::new(&name)), Vec::new())),
        }
    }

    /// The variable that a callee turns out to be.
    fn variable_called(&mut self, callee: &Callee) -> Option<VarId> {
        let var = callee.var?;
        let value = self.before(var);
        if value.is_bottom() || value.is_undefined() {
            return None;
        }
        // Where the variable has no value, a function of its name would be called.
        if value.maybe_undefined && callee.target != CallTarget::Unresolved {
            self.reject("a name that may be a variable or a function");
        }
        Some(var)
    }

    pub(super) fn call_statement(&mut self, ans: VarId, callee: &Callee, args: &'a [Arg], echo: bool) {
        if let Some(var) = self.variable_called(callee) {
            if args.is_empty() {
                if echo {
                    self.display(var);
                }
                return;
            }
            let base = self.value(var);
            return match self.element_access(base, self.before(var), args) {
                Some(val) => self.define_ans(ans, val, echo),
                None => self.reject("this access"),
            };
        }
        if let Some(error) = self.wrong_count(callee, args, &[]) {
            return self.raise(&error);
        }
        if let CallTarget::Function(f) = callee.target {
            let vals = args.iter().map(|a| self.arg(*a)).collect();
            return self.call_handle_statement(ans, Handle::Function(f), vals, echo);
        }
        let vals = args.iter().map(|a| self.stored_arg(*a)).collect();
        self.call_handle_statement(ans, Handle::Builtin(callee.name), vals, echo);
    }

    /// A call as a statement: a result that comes is `ans`.
    pub(super) fn call_handle_statement(&mut self, ans: VarId, handle: Handle, args: Vec<Val>, echo: bool) {
        if let Handle::Builtin(name) = handle
            && let Some(error) = self.checks_count(name, &args)
        {
            return if let Some(error) = error {
                self.raise(&error)
            };
        }
        // What a builtin gives beside an effect, it gives only where a result is asked for.
        let silent = match handle {
            Handle::Builtin(name) => {
                builtins::find(name.as_str()).is_some_and(|b| !builtins::builtin(b).effects.is_pure())
            }
            Handle::Function(_) => false,
        };
        let wanted = !silent && (echo || self.reads.value(ans).is_some());
        let given = wanted && !self.after(ans).is_undefined() && !self.after(ans).is_bottom();
        match handle {
            Handle::Function(f) => {
                let Some(context) = self.edge(f) else { return self.reject("this call") };
                let results = self.user_call(context, args, usize::from(given));
                if given && let Some(val) = results.into_iter().next() {
                    self.define_ans(ans, val, echo);
                }
            }
            // Whether one that does more than compute gives a value, it says itself.
            Handle::Builtin(name) if given && self.after(ans).maybe_undefined => {
                let operands = args.into_iter().map(|a| self.operand(a)).collect();
                let result = self.scratch("v", Ty::Boxed);
                self.kernel(name.as_str(), operands, 0, vec![result]);
                if echo {
                    self.effect("mc_display", vec![Operand::Borrow(result), Operand::Text("ans".into())]);
                }
            }
            Handle::Builtin(name) if given => {
                let operands: Vec<Operand> = args.into_iter().map(|a| self.operand(a)).collect();
                if let Operand::Borrow(l) = self.boxed_call(name.as_str(), operands) {
                    self.define_ans(ans, Val::Boxed(l), echo);
                }
            }
            Handle::Builtin(name) => {
                let operands = args.into_iter().map(|a| self.operand(a)).collect();
                self.effect(name.as_str(), operands);
            }
        }
    }

    /// `ans` has a new value, which is shown where the statement has no semicolon.
    pub(super) fn define_ans(&mut self, ans: VarId, val: Val, echo: bool) {
        if echo {
            let l = self.scratch("v", Ty::Boxed);
            self.store_local(l, val);
            self.effect("mc_display", vec![Operand::Borrow(l), Operand::Text("ans".into())]);
            return self.define(ans, Val::Boxed(l));
        }
        self.define(ans, val);
    }

    /// A builtin on values, through the runtime library.
    pub(super) fn call_builtin_values(&mut self, targets: &'a [Target], name: Name, args: Vec<Val>) {
        if let [Target::List { var, count }] = targets
            && self.list_length(*count).is_none()
        {
            return self.list_of_outputs(*var, *count, name, args);
        }
        let operands = args.into_iter().map(|a| self.operand(a)).collect();
        self.deliver_boxed(targets, |s, results| s.kernel(name.as_str(), operands, results.len(), results));
    }

    /// `[list{1:count}] = name(args)` where only the run knows how many results those are.
    fn list_of_outputs(&mut self, list: VarId, count: VarId, name: Name, args: Vec<Val>) {
        let Some(symbol) = kernel_symbol(name.as_str()) else {
            return self.reject(&format!("a call of {name}"));
        };
        let count = self.value(count);
        let mut operands = vec![self.operand(count)];
        for arg in args {
            let operand = self.operand(arg);
            operands.push(operand);
        }
        if let Operand::Borrow(l) = self.boxed_call(&format!("outputs {symbol}"), operands) {
            self.define(list, Val::Boxed(l));
        }
    }

    /// Makes a local for each result that the targets ask for, has `call` fill them, and gives the
    /// targets their values.
    pub(super) fn deliver_boxed(
        &mut self,
        targets: &'a [Target],
        call: impl FnOnce(&mut Self, Vec<LocalId>),
    ) {
        let mut results = Vec::new();
        for t in targets {
            let (ty, count) = match t {
                Target::Forward(_) if asked(self.context) > 1 => (Ty::Boxed, asked(self.context)),
                Target::Var(v) | Target::Forward(v) => {
                    (Repr::of(self.after(*v)).ty().unwrap_or(Ty::Boxed), 1)
                }
                Target::Ignore => (Ty::Boxed, 1),
                Target::List { count, .. } => match self.list_length(*count) {
                    Some(n) => (Ty::Boxed, n),
                    None => return self.reject("a call that fills a comma-separated list"),
                },
            };
            for _ in 0..count {
                results.push(self.scratch("t", ty));
            }
        }
        call(self, results.clone());
        let mut results = results.into_iter();
        for t in targets {
            match t {
                Target::Forward(v) if asked(self.context) > 1 => {
                    let parts = results.by_ref().take(asked(self.context)).map(Operand::Borrow).collect();
                    self.define_list(*v, parts);
                }
                Target::Var(v) | Target::Forward(v) => {
                    let Some(l) = results.next() else { return };
                    let val = self.local_value(l, self.after(*v));
                    self.define(*v, val);
                }
                Target::Ignore => drop(results.next()),
                // A list that surely has one element is that element.
                Target::List { var, .. } if !self.is_list(*var) => {
                    let Some(l) = results.next() else { return };
                    let val = self.local_value(l, self.after(*var));
                    self.define(*var, val);
                }
                Target::List { var, count } => {
                    let n = self.list_length(*count).unwrap_or(0);
                    let parts = results.by_ref().take(n).map(Operand::Borrow).collect();
                    self.define_list(*var, parts);
                }
            }
        }
    }

    /// Gives a list variable its values.
    fn define_list(&mut self, v: VarId, parts: Vec<Operand>) {
        if let Operand::Borrow(l) = self.boxed_call("mc_list", parts) {
            self.define(v, Val::Boxed(l));
        }
    }

    /// How many results a list target takes, where that is known.
    pub(super) fn list_length(&self, count: VarId) -> Option<usize> {
        let n = self.before(count).as_number()?;
        (0.0..=64.0).contains(&n).then_some(n as usize)
    }

    /// What a local holds, as the analysis describes it.
    pub(super) fn local_value(&self, l: LocalId, value: &AbsValue) -> Val {
        match self.f.locals[l].ty {
            Ty::Scalar(_) => Val::Scalar(Expr::Local(l)),
            Ty::Boxed => Val::Boxed(l),
            Ty::Array(_, rank) => {
                let mut known =
                    super::repr::known_extents(value).unwrap_or_else(|| vec![Ext::Unknown; rank.into()]);
                known.resize(rank.into(), Ext::Const(1));
                Val::Array(l, known)
            }
        }
    }

    // ---- Functions of the program ----------------------------------------------------------

    /// The one context that a call at this statement enters, for a function.
    fn edge(&self, f: FuncId) -> Option<ContextId> {
        let mut found = None;
        for e in self.context.facts.calls(self.at) {
            if let CallEdge::User { context, .. } = e
                && self.cx.analysis.contexts[*context].func == f
            {
                if found.is_some_and(|c| c != *context) {
                    return None;
                }
                found = Some(*context);
            }
        }
        found
    }

    fn wrong_count(&self, callee: &Callee, args: &[Arg], targets: &[Target]) -> Option<Error> {
        arity::wrong_count(self.cx.program, self.tf, callee, args, targets)
    }

    pub(super) fn call_user(&mut self, targets: &'a [Target], f: FuncId, args: Vec<Val>) {
        let fills_list = targets.iter().any(|t| matches!(t, Target::List { .. }));
        // An anonymous function passes on how many results it is asked for.
        let forwards = matches!(targets, [Target::Forward(_)]);
        let targets =
            if forwards && asked(self.context) == 0 && self.edge(f).is_some_and(|c| self.gives_nothing(c)) {
                &[]
            } else {
                targets
            };
        let spread = args.iter().any(|a| matches!(a, Val::List(_)));
        if !fills_list
            && !spread
            && let Some(error) = arity::of_function(self.cx.program, f, args.len(), targets.len())
        {
            return self.raise(&error);
        }
        let Some(context) = self.edge(f) else {
            return self.reject("a call whose arguments have several classes");
        };
        if targets
            .iter()
            .any(|t| matches!(t, Target::List { count, .. } if self.list_length(*count).is_none()))
        {
            return self.reject("a call that fills a comma-separated list");
        }
        let mut results = self.user_call_into(context, args, targets).into_iter();
        for t in targets {
            match t {
                Target::Forward(v) if asked(self.context) > 1 => {
                    let parts: Vec<Val> = results.by_ref().take(asked(self.context)).collect();
                    let parts = parts.into_iter().map(|v| self.operand(v)).collect();
                    self.define_list(*v, parts);
                }
                Target::Var(v) | Target::Forward(v) => {
                    if let Some(val) = results.next() {
                        self.define(*v, val);
                    }
                }
                Target::Ignore => drop(results.next()),
                Target::List { var, .. } if !self.is_list(*var) => {
                    if let Some(val) = results.next() {
                        self.define(*var, val);
                    }
                }
                Target::List { var, count } => {
                    let n = self.list_length(*count).unwrap_or(0);
                    let parts: Vec<Val> = results.by_ref().take(n).collect();
                    let parts = parts.into_iter().map(|v| self.operand(v)).collect();
                    self.define_list(*var, parts);
                }
            }
        }
    }

    fn gives_nothing(&self, context: ContextId) -> bool {
        self.cx.analysis.contexts[context].outputs.is_empty()
    }

    fn user_call(&mut self, context: ContextId, args: Vec<Val>, nargout: usize) -> Vec<Val> {
        self.user_call_with(context, args, nargout, &[])
    }

    fn user_call_into(&mut self, context: ContextId, args: Vec<Val>, targets: &[Target]) -> Vec<Val> {
        let overwritten: Vec<LocalId> = targets
            .iter()
            .filter_map(|t| match t {
                Target::Var(v) if self.tf.vars[*v].kind == VarKind::User => self.slot_local(*v),
                _ => None,
            })
            .collect();
        // An error must find the variable as it was.
        let overwritten: Vec<LocalId> =
            overwritten.into_iter().filter(|l| self.protected == 0 && !self.is_global(*l)).collect();
        let nargout = targets
            .iter()
            .map(|t| match t {
                Target::List { count, .. } => self.list_length(*count).unwrap_or(0),
                Target::Forward(_) => asked(self.context).max(1),
                _ => 1,
            })
            .sum();
        self.user_call_with(context, args, nargout, &overwritten)
    }

    /// Calls a context's function. Locals in `overwritten` get new values from this very call, so
    /// that an argument among them may be handed over instead of copied.
    fn user_call_with(
        &mut self,
        context: ContextId,
        args: Vec<Val>,
        nargout: usize,
        overwritten: &[LocalId],
    ) -> Vec<Val> {
        let signature = &self.cx.signatures[base::EntityRef::index(context)];
        let mut operands = Vec::new();
        let mut formal = 0;
        let args = self.arguments(context, args);
        if signature.params.iter().skip(args.len()).any(Option::is_some) {
            self.reject("a call whose number of arguments is not known");
        }
        let called = &self.cx.analysis.contexts[context];
        for (i, (repr, val)) in signature.params.iter().zip(args).enumerate() {
            if let Some(repr) = repr {
                let params = &signature.prototype.params[formal..formal + leaves(repr)];
                let borrowed: Vec<bool> = params.iter().map(|p| p.borrowed).collect();
                formal += leaves(repr);
                let value = called.args.get(i);
                self.pass(repr, val, value, &mut borrowed.into_iter(), overwritten, &mut operands);
            }
        }
        let prototype = &signature.prototype;
        let locals: Vec<LocalId> = prototype
            .results
            .iter()
            .map(|r| {
                let ty = prototype.locals[*r].ty;
                let name = prototype.locals[*r].name.clone();
                self.scratch(&name, ty)
            })
            .collect();
        self.flush_globals();
        let operands = self.taken_once(operands);
        let at = self.site();
        self.block.push(Stmt::Call {
            function: function_of(context),
            args: operands,
            results: locals.clone(),
            at,
        });
        let mut locals = locals.into_iter();
        let mut results = Vec::new();
        for (i, repr) in signature.results.iter().enumerate() {
            let value = called.outputs.get(i);
            results.push(self.gather(repr, &mut locals, value));
        }
        results.truncate(nargout.max(1));
        results
    }

    /// The arguments of a call, one for each parameter: lists spread, those of `varargin` in a cell.
    fn arguments(&mut self, context: ContextId, args: Vec<Val>) -> Vec<Val> {
        let called = &self.cx.analysis.contexts[context];
        let function = &self.cx.program.functions[called.func];
        let fixed = function.params.len();
        let lists = args.iter().filter(|a| matches!(a, Val::List(_))).count();
        let early = args.iter().take(fixed).any(|a| matches!(a, Val::List(_)));
        let unsure = (called.open && early) || lists > 1 && early;
        let args = if unsure && counts_nothing(function) && args.len() == fixed {
            // The analysis has seen any number of operands; compiled are as many as are written.
            args.into_iter().map(|a| self.sole_value(a)).collect()
        } else if unsure {
            self.reject("a call whose number of arguments is not known");
            args
        } else {
            args
        };
        let lists = args.iter().filter(|a| matches!(a, Val::List(_))).count();
        let each = if called.open { None } else { (called.args.len() + lists).checked_sub(args.len()) };
        let mut spread = Vec::new();
        for arg in args {
            match (arg, each) {
                (Val::List(l), Some(count)) if lists == 1 => {
                    for k in 0..count {
                        let operands = vec![Operand::Borrow(l), Operand::Scalar(Expr::index(k as i64 + 1))];
                        if let Operand::Borrow(part) = self.boxed_call("get{1}", operands) {
                            spread.push(Val::Boxed(part));
                        }
                    }
                }
                (arg, _) => spread.push(arg),
            }
        }
        if function.varargin.is_some() {
            let rest = spread.split_off(fixed.min(spread.len()));
            spread.resize(fixed, Val::Absent);
            let rest = rest.into_iter().map(|v| self.operand(v)).collect();
            if let Operand::Borrow(l) = self.boxed_call("mc_list", rest) {
                spread.push(Val::Boxed(l));
            }
        }
        spread
    }

    /// The one value of a list; an error of the run where it has none or several.
    fn sole_value(&mut self, val: Val) -> Val {
        let Val::List(l) = val else { return val };
        match self.boxed_call("mc_only", vec![Operand::Borrow(l)]) {
            Operand::Borrow(part) => Val::Boxed(part),
            _ => Val::Absent,
        }
    }

    /// The value made of result locals.
    fn gather(
        &self,
        repr: &Repr,
        locals: &mut dyn Iterator<Item = LocalId>,
        value: Option<&AbsValue>,
    ) -> Val {
        match repr {
            Repr::Closure(h, parts) => {
                Val::Closure(*h, parts.iter().map(|p| self.gather(p, locals, None)).collect())
            }
            Repr::Record(fields) => {
                Val::Record(fields.iter().map(|(n, r)| (*n, self.gather(r, locals, None))).collect())
            }
            _ => match locals.next() {
                Some(l) => match value {
                    Some(v) => self.local_value(l, v),
                    None => self.local_value(l, &AbsValue::top()),
                },
                None => Val::Absent,
            },
        }
    }

    /// Passes a value, of which `value` is known, as a parameter. A struct may lack fields that the
    /// callee assigns before it reads them: for these goes anything.
    fn pass(
        &mut self,
        repr: &Repr,
        val: Val,
        value: Option<&AbsValue>,
        borrowed: &mut dyn Iterator<Item = bool>,
        overwritten: &[LocalId],
        out: &mut Vec<Operand>,
    ) {
        match (repr, val) {
            (Repr::Closure(_, parts), Val::Closure(_, vals)) => {
                for (r, v) in parts.iter().zip(vals) {
                    self.pass(r, v, None, borrowed, overwritten, out);
                }
            }
            (Repr::Record(fields), Val::Record(vals)) => {
                for (name, r) in fields {
                    match vals.iter().find(|(n, _)| n == name) {
                        Some((_, val)) => {
                            let value = value.map(|v| v.field(*name));
                            self.pass(r, val.clone(), value.as_ref(), borrowed, overwritten, out);
                        }
                        None => self.pass_nothing(r, borrowed, out),
                    }
                }
            }
            (Repr::Record(fields), Val::Boxed(l)) => {
                for (name, r) in fields {
                    let value = value.map(|v| v.field(*name));
                    match self.boxed_field_of(l, *name, value.as_ref()) {
                        Some(part) => self.pass(r, part, value.as_ref(), borrowed, overwritten, out),
                        None => self.pass_nothing(r, borrowed, out),
                    }
                }
            }
            // What the library hands over as this handle captures nothing.
            (Repr::Closure(_, parts), Val::Boxed(_)) if parts.is_empty() => {}
            (Repr::Scalar(elem), val) => {
                borrowed.next();
                let e = self.scalar(val, *elem);
                out.push(Operand::Scalar(e));
            }
            (Repr::Array(..) | Repr::Boxed, val) => {
                let lend = borrowed.next().unwrap_or(false);
                let Some(ty) = repr.ty() else { return };
                let local = self.in_local(ty, val);
                if lend && !self.is_global(local) {
                    out.push(Operand::Borrow(local));
                } else if overwritten.contains(&local) || self.is_scratch(local) {
                    out.push(Operand::Take(local));
                } else {
                    let copy = self.scratch("copy", ty);
                    self.block.push(Stmt::Copy(copy, local));
                    out.push(Operand::Take(copy));
                }
            }
            _ => self.reject("this argument"),
        }
    }

    /// Passes something of the right type that nobody reads.
    fn pass_nothing(
        &mut self,
        repr: &Repr,
        borrowed: &mut dyn Iterator<Item = bool>,
        out: &mut Vec<Operand>,
    ) {
        match repr {
            Repr::Closure(_, parts) => parts.iter().for_each(|r| self.pass_nothing(r, borrowed, out)),
            Repr::Record(fields) => fields.iter().for_each(|(_, r)| self.pass_nothing(r, borrowed, out)),
            Repr::Scalar(elem) => {
                borrowed.next();
                out.push(Operand::Scalar(super::scalar::zero(*elem)));
            }
            Repr::Array(..) | Repr::Boxed => {
                let Some(ty) = repr.ty() else { return };
                let empty = self.scratch("none", ty);
                let lend = borrowed.next().unwrap_or(false);
                out.push(if lend { Operand::Borrow(empty) } else { Operand::Take(empty) });
            }
        }
    }

    /// A local of this type that holds the value; the value's own where it fits.
    fn in_local(&mut self, ty: Ty, val: Val) -> LocalId {
        match val {
            Val::Array(l, _) | Val::Boxed(l) if self.f.locals[l].ty == ty => l,
            val => {
                let l = self.scratch("t", ty);
                self.store_local(l, val);
                l
            }
        }
    }
}

/// Whether a function does not ask how many operands it was given.
fn counts_nothing(function: &tir::Function) -> bool {
    const ASKING: &[&str] = &["nargin", "narginchk", "nargchk", "inputname", "exist", tir::internal::EXISTS];
    let asks = |s: &tir::Stmt| match s {
        tir::Stmt::Call { callee, .. } | tir::Stmt::CallStatement { callee, .. } => {
            ASKING.contains(&callee.name.as_str())
        }
        _ => false,
    };
    function.varargin.is_none() && !function.stmts.values().any(asks)
}
