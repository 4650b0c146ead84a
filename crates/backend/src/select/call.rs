//! Calls: functions of the program, function handles with a known target, and builtins through the
//! runtime library.

use super::function::{Selector, leaves};
use super::function_of;
use super::repr::{Ext, Repr};
use super::value::{Handle, Val};
use analysis::{CallEdge, ContextId, arity};
use base::Name;
use ir::loops::{Expr, LocalId, Operand, Stmt, Ty};
use ir::tir::{Arg, CallTarget, Callee, FuncId, Target, VarId, VarKind};
use runtime::Error;
use types::AbsValue;

impl<'a> Selector<'a> {
    pub(super) fn call(&mut self, targets: &'a [Target], callee: &Callee, args: &'a [Arg]) {
        if let Some(error) = self.wrong_count(callee, args, targets) {
            return self.raise(&error);
        }
        if let CallTarget::Function(f) = callee.target {
            let args = args.iter().map(|a| self.arg(*a)).collect();
            return self.call_user(targets, f, args);
        }
        if let [Target::Var(v) | Target::Forward(v)] = targets
            && let Some(val) = self.builtin(*v, callee.name, args)
        {
            return self.define(*v, val);
        }
        let args = args.iter().map(|a| self.arg(*a)).collect();
        self.call_builtin_values(targets, callee.name, args);
    }

    pub(super) fn call_statement(&mut self, ans: VarId, callee: &Callee, args: &'a [Arg], echo: bool) {
        if let Some(error) = self.wrong_count(callee, args, &[]) {
            return self.raise(&error);
        }
        let vals: Vec<Val> = args.iter().map(|a| self.arg(*a)).collect();
        if let CallTarget::Function(f) = callee.target {
            return self.call_handle_statement(ans, Handle::Function(f), vals, echo);
        }
        self.call_handle_statement(ans, Handle::Builtin(callee.name), vals, echo);
    }

    /// A call as a statement: a result that comes is `ans`.
    pub(super) fn call_handle_statement(&mut self, ans: VarId, handle: Handle, args: Vec<Val>, echo: bool) {
        let wanted = echo || super::function::read_value(self.context, self.tf, ans).is_some();
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
        let mut results = Vec::new();
        for t in targets {
            let ty = match t {
                Target::Var(v) | Target::Forward(v) => {
                    Repr::of(self.after(*v)).ty().unwrap_or(Ty::Boxed)
                }
                Target::Ignore => Ty::Boxed,
                Target::List { .. } => {
                    return self.reject("a call that fills a comma-separated list");
                }
            };
            results.push(self.scratch("t", ty));
        }
        let operands = args.into_iter().map(|a| self.operand(a)).collect();
        self.kernel(name.as_str(), operands, targets.len(), results.clone());
        for (t, l) in targets.iter().zip(results) {
            if let Target::Var(v) | Target::Forward(v) = t {
                let val = self.local_value(l, self.after(*v));
                self.define(*v, val);
            }
        }
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
        if !fills_list && let Some(error) = arity::of_function(self.cx.program, f, args.len(), targets.len()) {
            return self.raise(&error);
        }
        let Some(context) = self.edge(f) else {
            return self.reject("a call whose arguments have several classes");
        };
        let results = self.user_call_into(context, args, targets);
        for (t, val) in targets.iter().zip(results) {
            match t {
                Target::Var(v) => self.define(*v, val),
                Target::Ignore => {}
                Target::Forward(v) => self.define(*v, val),
                Target::List { .. } => self.reject("a call that fills a comma-separated list"),
            }
        }
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
        self.user_call_with(context, args, targets.len(), &overwritten)
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
        for (repr, val) in signature.params.iter().zip(args) {
            if let Some(repr) = repr {
                let params = &signature.prototype.params[formal..formal + leaves(repr)];
                let borrowed: Vec<bool> = params.iter().map(|p| p.borrowed).collect();
                formal += leaves(repr);
                self.pass(repr, val, &mut borrowed.into_iter(), overwritten, &mut operands);
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
        let at = self.site();
        self.block.push(Stmt::Call { function: function_of(context), args: operands, results: locals.clone(), at });
        let called = &self.cx.analysis.contexts[context];
        let mut locals = locals.into_iter();
        let mut results = Vec::new();
        for (i, repr) in signature.results.iter().enumerate() {
            let value = called.outputs.get(i);
            results.push(self.gather(repr, &mut locals, value));
        }
        results.truncate(nargout.max(1));
        results
    }

    /// The value made of result locals.
    fn gather(&self, repr: &Repr, locals: &mut dyn Iterator<Item = LocalId>, value: Option<&AbsValue>) -> Val {
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

    /// Passes a value as a parameter.
    fn pass(
        &mut self,
        repr: &Repr,
        val: Val,
        borrowed: &mut dyn Iterator<Item = bool>,
        overwritten: &[LocalId],
        out: &mut Vec<Operand>,
    ) {
        match (repr, val) {
            (Repr::Closure(_, parts), Val::Closure(_, vals)) => {
                for (r, v) in parts.iter().zip(vals) {
                    self.pass(r, v, borrowed, overwritten, out);
                }
            }
            (Repr::Record(fields), Val::Record(vals)) => {
                for (name, r) in fields {
                    let val = vals.iter().find(|(n, _)| n == name).map_or(Val::Absent, |(_, v)| v.clone());
                    self.pass(r, val, borrowed, overwritten, out);
                }
            }
            (Repr::Record(fields), Val::Boxed(l)) => {
                for (name, r) in fields {
                    let part = self.boxed_field(l, *name);
                    self.pass(r, part, borrowed, overwritten, out);
                }
            }
            (Repr::Scalar(elem), val) => {
                borrowed.next();
                let e = self.scalar(val, *elem);
                out.push(Operand::Scalar(e));
            }
            (Repr::Array(..) | Repr::Boxed, val) => {
                let lend = borrowed.next().unwrap_or(false);
                let Some(ty) = repr.ty() else { return };
                let local = self.in_local(ty, val);
                if lend {
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
