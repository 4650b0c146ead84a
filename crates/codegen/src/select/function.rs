//! One context becomes one function: slots for variables, pending values of temporaries, and the
//! walk over statements that have no blocks.

use super::names::{c_name, unique};
use super::reads::Reads;
use super::repr::{Repr, known_extents};
use super::rows::{Leads, keep_leads};
use super::shared::{cell_of, shares_outer};
use super::value::{Handle, Lazy, Node, Shape, Val};
use super::{Cx, Shared, Signature, unsupported};
use analysis::{Context, ContextId};
use base::{FxHashMap, FxHashSet, Name};
use ir::loops::{
    Elem, Expr, Fault, Fill, Function, Global, Local, LocalId, Operand, Param, SiteId, Stmt, ThunkId, Ty,
};
use ir::tir::{self, Literal, StmtId, VarId, VarKind, internal, walk};
use types::{AbsValue, Complexity, Constant};

/// Where a variable is kept: the locals of its representation.
#[derive(Clone, Debug)]
pub(super) enum Slot {
    /// One local.
    Local(LocalId),
    /// A handle with a known target: the captured values.
    Closure(Handle, Vec<Slot>),
    /// A scalar struct: its fields.
    Record(Vec<(Name, Slot)>),
}

/// The state of selecting one function.
pub(super) struct Selector<'a, 's> {
    pub cx: &'a Cx<'a>,
    pub context: &'a Context,
    pub reads: &'a Reads,
    pub tf: &'a tir::Function,
    /// The function being made.
    pub f: Function,
    /// Runs before everything else.
    pub prologue: Vec<Stmt>,
    /// The leads of matrices that grow by rows.
    pub leads: Leads,
    /// The block being filled.
    pub block: Vec<Stmt>,
    /// The statement being selected.
    pub at: StmtId,
    slots: FxHashMap<VarId, Slot>,
    /// For variables that may have no value where they are read: whether they have one.
    flags: FxHashMap<VarId, LocalId>,
    /// Values of temporaries not stored anywhere yet, in the order of their definition.
    pending: Vec<(VarId, Val)>,
    /// Temporaries that both arms of a short circuit assign.
    meeting: FxHashSet<VarId>,
    /// Locals that hold a conjunction and are read once.
    pub joined: FxHashSet<LocalId>,
    /// Variables that are one number in the version of the statements being selected.
    pub assumed: FxHashSet<VarId>,
    names: FxHashMap<String, u32>,
    /// Array locals that belong to no variable: their contents may be moved out.
    scratch: FxHashSet<LocalId>,
    /// Shared variables that are results, and the slots of the signature that they go to.
    handed: Vec<(Slot, Slot)>,
    /// Locals that stand for variables outside the activation.
    globals: Vec<LocalId>,
    /// How many protected blocks surround the statement: what an error there finds must be whole.
    pub protected: u32,
    /// Scalar locals that belong to no variable.
    pinned: FxHashSet<LocalId>,
    shared: &'a mut Shared<'s>,
}

/// The parameters, `varargin` last.
fn all_params(tf: &tir::Function) -> impl Iterator<Item = (usize, VarId)> {
    tf.params.iter().copied().chain(tf.varargin).enumerate()
}

/// The variables whose values a function gives. An anonymous function that passes on what it calls
/// gives one result here, its list variable; several, its elements.
pub(super) fn outputs(tf: &tir::Function, nargout: usize) -> Vec<VarId> {
    let mut outputs = tf.outputs.clone();
    outputs.extend(tf.varargout.filter(|v| tf.vars[*v].kind == VarKind::List && nargout <= 1));
    outputs
}

/// How many results a context is asked for; none where that is not known (a callback for its effect).
pub(super) fn asked(context: &Context) -> usize {
    if context.nargout <= 64 { context.nargout } else { 0 }
}

/// How many results the context's function gives: what callers ask for and, for a call as a
/// statement, the first when it is surely there.
pub(super) fn results_wanted(context: &Context) -> usize {
    let first = context.outputs.first().is_some_and(|o| !o.maybe_undefined && !o.is_bottom());
    asked(context).max(usize::from(first)).min(context.outputs.len())
}

/// How the function of a context is called.
pub(super) fn signature(tf: &tir::Function, context: &Context, reads: &Reads, name: String) -> Signature {
    let mut names = FxHashMap::default();
    let mut f = Function {
        name,
        source: tf.name,
        help: tf.help.clone(),
        params: Vec::new(),
        results: Vec::new(),
        locals: base::PrimaryMap::new(),
        body: Vec::new(),
        epilogue: Vec::new(),
    };
    let mut changed: FxHashSet<VarId> = outputs(tf, asked(context)).into_iter().collect();
    walk::each(tf, &tf.body, &mut |id, s| {
        if context.facts.reachable(id) {
            changed.extend(walk::defs(s));
        }
    });
    let mut params = Vec::new();
    for (i, v) in all_params(tf) {
        let rest = i == tf.params.len();
        // One of which only a part is assigned is still needed: the assignment may fail.
        let value = reads.value(v).or_else(|| reads.is_changed(v).then(|| context.facts.var(v)));
        let repr = match value {
            Some(_) if rest => Some(Repr::Boxed),
            Some(value) if context.open || context.args.get(i).is_some_and(|a| !a.is_undefined()) => {
                Some(reads.repr(v, value))
            }
            _ => None,
        };
        if let Some(repr) = &repr {
            let borrowed = !changed.contains(&v);
            add_locals(&mut f, &mut names, tf.vars[v].name.as_str(), repr, &mut |f, local| {
                let scalar = matches!(f.locals[local].ty, Ty::Scalar(_));
                f.params.push(Param { local, borrowed: borrowed && !scalar });
            });
        }
        params.push(repr);
    }
    let mut results = Vec::new();
    for v in outputs(tf, asked(context)).iter().take(results_wanted(context)) {
        let repr = reads.value(*v).map_or(Repr::Boxed, |value| reads.repr(*v, value));
        // A result that is also a parameter is one local.
        let position = tf.params.iter().position(|p| p == v);
        let shared = position.is_some_and(|p| params[p].is_some());
        if shared {
            let p = position.unwrap_or(0);
            let start: usize = params[..p].iter().flatten().map(leaves).sum();
            let locals: Vec<LocalId> =
                f.params[start..start + leaves(&repr)].iter().map(|p| p.local).collect();
            f.results.extend(locals);
        } else {
            let name = tf.vars[*v].name.as_str();
            add_locals(&mut f, &mut names, name, &repr, &mut |f, local| f.results.push(local));
        }
        results.push(repr);
    }
    for k in results.len()..results_wanted(context) {
        let name = format!("varargout_{}", k + 1);
        add_locals(&mut f, &mut names, &name, &Repr::Boxed, &mut |f, local| f.results.push(local));
        results.push(Repr::Boxed);
    }
    Signature { prototype: f, params, results }
}

/// The number of locals a representation takes.
pub(super) fn leaves(repr: &Repr) -> usize {
    match repr {
        Repr::Closure(_, parts) => parts.iter().map(leaves).sum(),
        Repr::Record(fields) => fields.iter().map(|(_, r)| leaves(r)).sum(),
        _ => 1,
    }
}

/// Adds the locals of a representation, named after the variable and its parts.
fn add_locals(
    f: &mut Function,
    names: &mut FxHashMap<String, u32>,
    name: &str,
    repr: &Repr,
    added: &mut dyn FnMut(&mut Function, LocalId),
) -> Slot {
    match repr {
        Repr::Closure(handle, parts) => {
            let parts = parts
                .iter()
                .enumerate()
                .map(|(i, r)| add_locals(f, names, &format!("{name}_{}", i + 1), r, added))
                .collect();
            Slot::Closure(*handle, parts)
        }
        Repr::Record(fields) => {
            let fields = fields
                .iter()
                .map(|(n, r)| (*n, add_locals(f, names, &format!("{name}_{n}"), r, added)))
                .collect();
            Slot::Record(fields)
        }
        _ => {
            let ty = repr.ty().unwrap_or(Ty::Boxed);
            let local = f.locals.push(Local { name: unique(names, &c_name(name)), ty, global: None });
            added(f, local);
            Slot::Local(local)
        }
    }
}

/// Selects the body of a context's function.
pub(super) fn select(
    cx: &Cx<'_>,
    context: &Context,
    reads: &Reads,
    signature: &Signature,
    shared: &mut Shared<'_>,
) -> Function {
    let tf = &cx.program.functions[context.func];
    let mut s = Selector {
        cx,
        context,
        reads,
        tf,
        f: signature.prototype.clone(),
        prologue: Vec::new(),
        leads: Leads::default(),
        block: Vec::new(),
        at: StmtId::from_u32(0),
        slots: FxHashMap::default(),
        flags: FxHashMap::default(),
        pending: Vec::new(),
        meeting: FxHashSet::default(),
        joined: FxHashSet::default(),
        assumed: FxHashSet::default(),
        names: FxHashMap::default(),
        scratch: FxHashSet::default(),
        pinned: FxHashSet::default(),
        handed: Vec::new(),
        globals: Vec::new(),
        protected: 0,
        shared,
    };
    if tf.vars.values().any(|v| v.shared) && cx.is_recursive(context) {
        s.reject("a recursive function with variables that nested functions share");
    }
    for v in tf.vars.keys().filter(|v| tf.vars[*v].shared) {
        s.slot(v);
    }
    s.bind_signature(signature);
    s.block_of(&tf.body);
    let mut body = std::mem::take(&mut s.block);
    s.check_outputs(signature);
    s.f.epilogue = std::mem::take(&mut s.block);
    keep_leads(&mut body, &s.leads);
    s.f.body = std::mem::take(&mut s.prologue);
    s.f.body.append(&mut body);
    s.f
}

impl<'a> Selector<'a, '_> {
    /// Ties parameters and results to the locals of the signature.
    fn bind_signature(&mut self, signature: &Signature) {
        for local in self.f.locals.values() {
            self.names.insert(local.name.clone(), 1);
        }
        for global in self.shared.module.globals.values() {
            self.names.insert(global.name.clone(), 1);
        }
        let mut params = self.f.params.iter().map(|p| p.local).collect::<Vec<_>>().into_iter();
        for ((_, v), repr) in all_params(self.tf).zip(&signature.params) {
            if let Some(repr) = repr {
                let slot = slot_over(repr, &mut params);
                match self.slot_elsewhere(v) {
                    Some(own) => {
                        let val = self.read_slot(&slot, None);
                        self.store_slot(&own, val, "a shared parameter");
                    }
                    None => {
                        self.add_lead(v, &slot);
                        self.slots.insert(v, slot);
                    }
                }
            }
        }
        let mut results = self.f.results.clone().into_iter();
        for (v, repr) in outputs(self.tf, asked(self.context)).into_iter().zip(&signature.results) {
            let slot = slot_over(repr, &mut results);
            match self.slot_elsewhere(v) {
                Some(own) => self.handed.push((own, slot)),
                None if !self.slots.contains_key(&v) => {
                    self.add_lead(v, &slot);
                    self.slots.insert(v, slot);
                    // Some read asks whether it has a value: assignments before it say so.
                    if self.reads.value(v).is_some_and(|value| value.maybe_undefined) {
                        self.flag(v);
                    }
                }
                None => {}
            }
        }
    }

    /// The slot of a parameter or result that nested functions share: not the one of the signature.
    fn slot_elsewhere(&mut self, v: VarId) -> Option<Slot> {
        cell_of(self.context.func, self.tf, v)?;
        self.slot(v)
    }

    /// What happens when the body is done: MATLAB's error for a result that was never assigned, and
    /// results taken out of `varargout`.
    fn check_outputs(&mut self, signature: &Signature) {
        for (i, v) in outputs(self.tf, asked(self.context)).iter().enumerate().take(signature.results.len()) {
            let Some(output) = self.context.outputs.get(i).filter(|o| o.maybe_undefined) else { continue };
            let fails = match self.flags.get(v) {
                Some(flag) => Expr::Not(Box::new(Expr::Local(*flag))),
                None => Expr::Bool(output.is_undefined() && asked(self.context) > i),
            };
            self.check(fails, Fault::OutputNotAssigned(self.tf.vars[*v].name), Vec::new());
        }
        for l in self.f.results.clone() {
            self.compact(l);
        }
        for (from, to) in std::mem::take(&mut self.handed) {
            let val = self.read_slot(&from, None);
            self.store_slot(&to, val, "a shared result");
        }
        let named = outputs(self.tf, asked(self.context)).len();
        let extra: Vec<LocalId> = self
            .f
            .results
            .iter()
            .rev()
            .take(signature.results.len().saturating_sub(named))
            .rev()
            .copied()
            .collect();
        if extra.is_empty() {
            return;
        }
        let Some(list) = self.tf.varargout.and_then(|v| self.slot_local(v)) else { return };
        for (k, result) in extra.into_iter().enumerate() {
            let args = vec![Operand::Borrow(list), Operand::Scalar(Expr::index(k as i64 + 1))];
            self.kernel("get{1}", args, 1, vec![result]);
        }
    }

    /// Raises a fault where a condition holds; nothing where it cannot.
    pub fn check(&mut self, fails: Expr, fault: Fault, args: Vec<Expr>) {
        if fails != Expr::Bool(false) {
            let at = self.site();
            self.block.push(Stmt::Check { fails, fault, args, at });
        }
    }

    /// Runs `f`. Where it gives `None`, nothing has happened: what it emitted is dropped, and the
    /// pending values it took are pending again.
    pub fn attempt<T>(&mut self, f: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let pending = self.pending.clone();
        let reported = self.shared.diagnostics.len();
        let outer = std::mem::take(&mut self.block);
        let result = f(self);
        let inner = std::mem::replace(&mut self.block, outer);
        match result {
            Some(_) => self.block.extend(inner),
            None => {
                self.pending = pending;
                self.shared.diagnostics.truncate(reported);
            }
        }
        result
    }

    /// The thunk by which the runtime library calls a context.
    pub fn new_thunk(&mut self, context: ContextId, captured: usize, rest: bool) -> ThunkId {
        self.shared.thunks.get(self.shared.module, context, captured, rest)
    }

    /// Raises an error: the current statement surely fails with it.
    pub fn raise(&mut self, error: &runtime::Error) {
        let fault = Fault::Raise(Name::new(error.identifier()), Name::new(error.message()));
        self.check(Expr::Bool(true), fault, Vec::new());
    }

    /// Reports a construct that cannot be compiled, at the current statement.
    pub fn reject(&mut self, what: &str) {
        let span = self.tf.spans[self.at];
        self.shared.diagnostics.push(unsupported(span, what));
    }

    /// The current position, for errors.
    pub fn site(&mut self) -> SiteId {
        let span = self.tf.spans[self.at].unwrap_or(self.tf.span);
        let module = &mut *self.shared.module;
        *self.shared.sites.entry(span).or_insert_with(|| module.sites.push(span))
    }

    /// The value of `v` where the current statement reads it.
    pub fn before(&self, v: VarId) -> &'a AbsValue {
        if self.assumed.contains(&v) {
            return &self.cx.number;
        }
        let value = self.context.facts.before(self.at, v);
        self.only(v, value).unwrap_or(value)
    }

    /// The value of `v` after the current statement assigned it.
    pub fn after(&self, v: VarId) -> &'a AbsValue {
        if self.assumed.contains(&v) && self.tf.vars[v].kind != VarKind::User {
            return &self.cx.number;
        }
        let value = self.context.facts.after(self.at, v);
        self.only(v, value).unwrap_or(value)
    }

    /// Whether the current statement reads or assigns `v` as a cs-list. One that surely has one
    /// element is that element to everybody here.
    pub fn is_list(&self, v: VarId) -> bool {
        let facts = &self.context.facts;
        let only = |value| self.only(v, value).is_some();
        self.tf.vars[v].kind == VarKind::List
            && !only(facts.before(self.at, v))
            && !only(facts.after(self.at, v))
    }

    /// The only element of the cs-list `v`, which is `value`.
    fn only(&self, v: VarId, value: &'a AbsValue) -> Option<&'a AbsValue> {
        if self.tf.vars[v].kind != VarKind::List || !self.is_temporary(v) {
            return None;
        }
        match &value.unique()?.elements {
            types::Elements::Tuple(list) => match list.content().as_slice() {
                [one] if !one.maybe_undefined => Some(one),
                _ => None,
            },
            _ => None,
        }
    }

    /// A new local.
    pub fn local(&mut self, name: &str, ty: Ty) -> LocalId {
        let name = unique(&mut self.names, &c_name(name));
        self.f.locals.push(Local { name, ty, global: None })
    }

    /// A new scalar that holds `value`.
    pub fn pin(&mut self, name: &str, value: Expr) -> LocalId {
        let elem = self.f.elem(&value);
        let l = self.local(name, Ty::Scalar(elem));
        self.pinned.insert(l);
        self.block.push(Stmt::Assign(l, value));
        l
    }

    /// The expression itself when it is a constant or a local, else a new local that holds it.
    pub fn atom(&mut self, name: &str, value: Expr) -> Expr {
        match value {
            Expr::Number(..) | Expr::Integer(..) | Expr::Bool(_) | Expr::Local(_) => value,
            _ => Expr::Local(self.pin(name, value)),
        }
    }

    /// Whether the variable's value may stay pending: a temporary with one definition.
    fn is_temporary(&self, v: VarId) -> bool {
        self.tf.vars[v].kind != VarKind::User
            && self.reads.defs[v] == 1
            && self.tf.varargout != Some(v)
            && !outputs(self.tf, asked(self.context)).contains(&v)
    }

    /// A boxed value in the representation that the analysis allows.
    fn unboxed(&mut self, val: Val, value: &AbsValue) -> Val {
        match (val, Repr::of(value).ty()) {
            (Val::Boxed(src), Some(ty)) if ty != Ty::Boxed => {
                let dst = self.scratch("t", ty);
                let fresh = self.is_scratch(src);
                match self.block.last_mut() {
                    // What the library has just given is unboxed on the way.
                    Some(Stmt::Kernel { results, .. }) if fresh && results.as_slice() == [src] => {
                        results[0] = dst;
                    }
                    _ => self.convert(dst, Operand::Borrow(src)),
                }
                self.local_value(dst, value)
            }
            (val, _) => val,
        }
    }

    /// The temporaries whose values are pending.
    pub fn pending(&self) -> FxHashSet<VarId> {
        self.pending.iter().map(|(v, _)| *v).collect()
    }

    /// The pending values.
    pub fn pending_values(&self) -> Vec<(VarId, Val)> {
        self.pending.clone()
    }

    /// Sets the pending values.
    pub fn set_pending(&mut self, values: Vec<(VarId, Val)>) {
        self.pending = values;
    }

    /// Forgets all pending values but those of `kept`.
    pub fn keep_pending(&mut self, kept: &FxHashSet<VarId>) {
        self.pending.retain(|(v, _)| kept.contains(v));
    }

    /// Whether both arms of a branch being selected give `v` its value.
    pub fn is_meeting(&self, v: VarId) -> bool {
        self.meeting.contains(&v)
    }

    /// How many statements assign `v`.
    pub fn defs_of(&self, v: VarId) -> u32 {
        self.reads.defs[v]
    }

    /// From here on both arms of a branch give `v` its value, which stays pending. Whether no branch
    /// around it does.
    pub fn begin_meet(&mut self, v: VarId) -> bool {
        self.meeting.insert(v)
    }

    /// The value an arm gave `v`.
    pub fn take_meet(&mut self, v: VarId) -> Option<Val> {
        let i = self.pending.iter().rposition(|(p, _)| *p == v)?;
        Some(self.pending.remove(i).1)
    }

    /// Both arms are done: `v` has this value. No branch around it gives `v` its value, if `outermost`:
    /// then a variable of the program takes it at once.
    pub fn end_meet(&mut self, v: VarId, value: Expr, outermost: bool) {
        if outermost && self.tf.vars[v].kind != VarKind::Temp {
            self.meeting.remove(&v);
            return self.define(v, Val::Scalar(value));
        }
        let value = match self.reads.uses[v] {
            n if n > 1 && outermost => self.atom("both", value),
            _ => value,
        };
        self.pending.push((v, Val::Scalar(value)));
    }

    /// Gives `v` a value.
    pub fn define(&mut self, v: VarId, val: Val) {
        if self.meeting.contains(&v) {
            self.pending.push((v, val));
            return;
        }
        if !self.is_temporary(v) {
            return self.store(v, val);
        }
        let val = self.unboxed(val, self.after(v));
        let val = match (self.reads.uses[v], val) {
            (0, _) => return,
            (1, val) => val,
            (_, Val::Scalar(e)) => Val::Scalar(self.atom("t", e)),
            (_, Val::Lazy(lazy)) => self.materialise(lazy, "t"),
            (_, val) => val,
        };
        self.pending.push((v, val));
    }

    /// The value of `v` at the current statement.
    pub fn value(&mut self, v: VarId) -> Val {
        if let Some(i) = self.pending.iter().position(|(p, _)| *p == v) {
            return match self.reads.uses[v] {
                1 => self.pending.remove(i).1,
                _ => self.pending[i].1.clone(),
            };
        }
        let value = self.before(v);
        let Some(slot) = self.slots.get(&v).cloned().or_else(|| self.make_slot(v)) else {
            return Val::Absent;
        };
        let outside = cell_of(self.context.func, self.tf, v).is_some();
        if value.maybe_undefined && outside && !self.flags.contains_key(&v) {
            self.reject("a shared variable that may have no value");
        } else if value.maybe_undefined
            && let Some(flag) = self.flag(v)
        {
            let fails = Expr::Not(Box::new(Expr::Local(flag)));
            let fault = Fault::Undefined(self.tf.vars[v].name);
            self.check(fails, fault, Vec::new());
        }
        if let Slot::Local(l) = slot {
            self.compact(l);
        }
        self.read_slot(&slot, Some(value))
    }

    /// The value of a temporary that is not stored anywhere yet.
    pub fn peek_pending(&self, v: VarId) -> Option<&Val> {
        self.pending.iter().find(|(p, _)| *p == v).map(|(_, val)| val)
    }

    /// The value of `v` without a check that it has one, for `end` and growth.
    pub fn peek(&mut self, v: VarId) -> Val {
        if self.pending.iter().any(|(p, _)| *p == v) {
            return self.value(v);
        }
        match self.slots.get(&v).cloned().or_else(|| self.make_slot(v)) {
            Some(slot) => {
                let value = self.before(v);
                self.read_slot(&slot, Some(value))
            }
            None => Val::Absent,
        }
    }

    fn read_slot(&self, slot: &Slot, value: Option<&AbsValue>) -> Val {
        match slot {
            Slot::Local(l) => match self.f.locals[*l].ty {
                Ty::Scalar(_) => Val::Scalar(Expr::Local(*l)),
                Ty::Array(_, rank) => {
                    let known = value.and_then(known_extents);
                    let rank = usize::from(rank);
                    let mut dims = known.unwrap_or_else(|| vec![super::repr::Ext::Unknown; rank]);
                    dims.resize(rank, super::repr::Ext::Const(1));
                    Val::Array(*l, dims)
                }
                Ty::Boxed => Val::Boxed(*l),
            },
            Slot::Closure(h, parts) => {
                Val::Closure(*h, parts.iter().map(|p| self.read_slot(p, None)).collect())
            }
            Slot::Record(fields) => {
                Val::Record(fields.iter().map(|(n, s)| (*n, self.read_slot(s, None))).collect())
            }
        }
    }

    /// The slot of a variable, made from what is read from it; `None` where nobody reads it.
    fn make_slot(&mut self, v: VarId) -> Option<Slot> {
        if let Some(slot) = self.global_slot(v) {
            self.slots.insert(v, slot.clone());
            return Some(slot);
        }
        let value = match self.reads.value(v) {
            Some(value) => value,
            None if self.reads.is_changed(v) => self.context.facts.var(v),
            None => return None,
        };
        let repr = self.reads.repr(v, value);
        let name = self.tf.vars[v].name.as_str();
        let slot = add_locals(&mut self.f, &mut self.names, name, &repr, &mut |_, _| {});
        self.slots.insert(v, slot.clone());
        self.add_lead(v, &slot);
        if value.maybe_undefined {
            self.flag(v);
        }
        Some(slot)
    }

    /// The slot of a variable that lives outside the activation.
    fn global_slot(&mut self, v: VarId) -> Option<Slot> {
        let cell = cell_of(self.context.func, self.tf, v)?;
        let statics = *self.cx.cells.get(&cell)?;
        if let Some(flag) = statics.flag {
            let flag = self.global_local(flag);
            if self.tf.vars[v].storage == tir::Storage::Local {
                // A new activation of the function that owns the variable.
                self.prologue.push(Stmt::Assign(flag, Expr::Bool(self.tf.params.contains(&v))));
            }
            self.flags.insert(v, flag);
        }
        Some(Slot::Local(self.global_local(statics.variable)))
    }

    fn global_local(&mut self, id: ir::loops::GlobalId) -> LocalId {
        let Global { name, ty } = self.shared.module.globals[id].clone();
        let local = self.f.locals.push(Local { name, ty, global: Some(id) });
        self.globals.push(local);
        local
    }

    /// Whether a local stands for a variable that other functions change too.
    pub fn is_global(&self, l: LocalId) -> bool {
        self.f.locals[l].global.is_some()
    }

    /// Computes every pending value that reads such a variable: something is about to be called.
    pub fn flush_globals(&mut self) {
        if !self.globals.is_empty() {
            let globals = self.globals.clone();
            self.flush_where(&|v| v.reads().iter().any(|l| globals.contains(l)));
        }
    }

    /// `global x`, `persistent x`: a boxed variable that has no value yet is `[]`; others begin so.
    fn declare(&mut self, vars: &[VarId]) {
        for v in vars {
            if let Some(Slot::Local(l)) = self.slot(*v)
                && self.f.locals[l].ty == Ty::Boxed
            {
                self.kernel("mc_declared", vec![Operand::Take(l)], 1, vec![l]);
            }
        }
    }

    /// The local that says whether a variable of this activation has a value.
    pub fn set_flag(&mut self, v: VarId) -> Option<LocalId> {
        self.slot(v)?;
        self.flags.get(&v).copied()
    }

    /// The local that says whether `v` has a value; it starts false.
    fn flag(&mut self, v: VarId) -> Option<LocalId> {
        if let Some(flag) = self.flags.get(&v) {
            return Some(*flag);
        }
        let name = format!("{}_is_set", self.tf.vars[v].name);
        let flag = self.local(&name, Ty::Scalar(Elem::Bool));
        self.prologue.push(Stmt::Assign(flag, Expr::Bool(self.tf.params.contains(&v))));
        self.flags.insert(v, flag);
        Some(flag)
    }

    /// The single local in which `v` is kept, made if need be.
    pub fn slot_local(&mut self, v: VarId) -> Option<LocalId> {
        match self.slots.get(&v).cloned().or_else(|| self.make_slot(v))? {
            Slot::Local(l) => Some(l),
            _ => None,
        }
    }

    /// The slot of a variable, made if need be.
    pub fn slot(&mut self, v: VarId) -> Option<Slot> {
        self.slots.get(&v).cloned().or_else(|| self.make_slot(v))
    }

    /// Notes that `v` has a value from here on.
    pub fn mark_set(&mut self, v: VarId) {
        if let Some(flag) = self.flags.get(&v) {
            self.block.push(Stmt::Assign(*flag, Expr::Bool(true)));
        }
    }

    /// Stores a value in a variable's slot.
    fn store(&mut self, v: VarId, val: Val) {
        let Some(slot) = self.slots.get(&v).cloned().or_else(|| self.make_slot(v)) else { return };
        let name = self.tf.vars[v].name;
        let boxed = matches!(slot, Slot::Local(l) if self.f.locals[l].ty == Ty::Boxed);
        let val = if boxed { self.stored(val, self.after(v)) } else { val };
        // The only element of a list stands for the list.
        let value = Some(self.after(v)).filter(|_| self.tf.vars[v].kind != VarKind::List);
        self.store_slot_of(&slot, val, value, name.as_str());
        self.mark_set(v);
    }

    /// Stores a value in a slot.
    pub fn store_slot(&mut self, slot: &Slot, val: Val, name: &str) {
        self.store_slot_of(slot, val, None, name);
    }

    /// Stores a value in a slot. A struct may lack fields of the slot, which are assigned before anybody
    /// reads the whole: which it has, `value` says.
    fn store_slot_of(&mut self, slot: &Slot, val: Val, value: Option<&AbsValue>, name: &str) {
        match (slot, val) {
            (Slot::Local(l), val) => self.store_local(*l, val),
            (Slot::Record(fields), Val::Record(values)) => {
                for (field, val) in values {
                    let Some((_, slot)) = fields.iter().find(|(n, _)| *n == field) else { continue };
                    let value = value.map(|v| v.field(field));
                    self.store_slot_of(slot, val, value.as_ref(), name);
                }
            }
            (Slot::Record(fields), Val::Boxed(l)) => {
                for (field, slot) in fields {
                    let value = value.map(|v| v.field(*field));
                    if let Some(part) = self.boxed_field_of(l, *field, value.as_ref()) {
                        self.store_slot_of(slot, part, value.as_ref(), field.as_str());
                    }
                }
            }
            (Slot::Closure(_, parts), Val::Closure(_, values)) => {
                for (slot, val) in parts.iter().zip(values) {
                    self.store_slot(slot, val, name);
                }
            }
            _ => self.reject(&format!("this assignment to {name}")),
        }
    }

    /// A field of a boxed struct, of which `value` is known; `None` where it surely has no such field.
    pub fn boxed_field_of(&mut self, l: LocalId, name: Name, value: Option<&AbsValue>) -> Option<Val> {
        if value.is_some_and(AbsValue::is_undefined) {
            return None;
        }
        if value.is_some_and(|v| v.maybe_undefined) {
            self.reject(&format!("a struct that may have no field {name}"));
        }
        Some(self.boxed_field(l, name))
    }

    /// A field of a boxed struct.
    pub fn boxed_field(&mut self, l: LocalId, name: Name) -> Val {
        let operands = vec![Operand::Borrow(l)];
        match self.boxed_call(&format!("get.{name}"), operands) {
            Operand::Borrow(part) => Val::Boxed(part),
            _ => Val::Absent,
        }
    }

    /// Stores a value in a local, converting between representations.
    pub fn store_local(&mut self, dst: LocalId, val: Val) {
        self.flush(dst);
        match (self.f.locals[dst].ty, val) {
            (Ty::Scalar(elem), val) => {
                let value = self.scalar(val, elem);
                self.block.push(Stmt::Assign(dst, value));
            }
            (Ty::Array(elem, rank), Val::Scalar(e)) => {
                let value = self.as_element(e);
                let value = self.cast(value, elem);
                let value = self.atom("t", value);
                let at = self.site();
                let dims = vec![Expr::index(1); rank.into()];
                self.block.push(Stmt::Alloc { array: dst, dims, fill: Fill::Raw, at });
                self.block.push(Stmt::Store { array: dst, index: Expr::index(0), value });
            }
            (Ty::Array(..), Val::Array(src, _)) if src == dst => {}
            (ty @ Ty::Array(..), Val::Array(src, _)) if self.f.locals[src].ty == ty => {
                let scratch = self.scratch.contains(&src);
                self.block.push(if scratch { Stmt::Move(dst, src) } else { Stmt::Copy(dst, src) });
            }
            (Ty::Array(elem, rank), Val::Array(src, known)) => {
                let lazy = self.lazy_of_array(src, &known);
                let lazy = self.recast(lazy, elem, rank);
                self.compute(dst, lazy);
            }
            (Ty::Array(elem, rank), Val::Lazy(lazy)) => {
                let lazy = self.recast(lazy, elem, rank);
                self.compute(dst, lazy);
            }
            (Ty::Array(..), Val::Text(t)) => self.convert(dst, Operand::Text(t)),
            (Ty::Array(..), Val::Boxed(src)) => self.convert(dst, Operand::Borrow(src)),
            (Ty::Boxed, Val::Boxed(src)) => {
                let scratch = self.scratch.contains(&src);
                if src != dst {
                    self.block.push(if scratch { Stmt::Move(dst, src) } else { Stmt::Copy(dst, src) });
                }
            }
            (Ty::Boxed, val) => {
                let operand = self.operand(val);
                self.convert(dst, operand);
            }
            _ => self.reject("this assignment"),
        }
    }

    fn convert(&mut self, dst: LocalId, src: Operand) {
        let at = self.site();
        self.block.push(Stmt::Convert { dst, src, at });
    }

    /// A value as an operand of a call that takes boxed values.
    pub fn operand(&mut self, val: Val) -> Operand {
        match val {
            Val::Scalar(e) => Operand::Scalar(e),
            Val::Array(l, _) | Val::Boxed(l) => Operand::Borrow(l),
            Val::Lazy(lazy) => match self.materialise(lazy, "t") {
                Val::Array(l, _) => Operand::Borrow(l),
                _ => Operand::Text(String::new()),
            },
            Val::List(l) => Operand::Spread(l),
            Val::Text(t) => Operand::Text(t),
            Val::StringText(t) => Operand::StringText(t),
            Val::Record(fields) => self.boxed_record(fields),
            Val::Closure(Handle::Builtin(name), _) => match kernel_symbol(name.as_str()) {
                Some(symbol) if builtins::find(name.as_str()).is_some() => {
                    let operands =
                        vec![Operand::Text(name.as_str().into()), Operand::Text(symbol.as_str().into())];
                    self.boxed_call("mc_handle", operands)
                }
                _ => {
                    self.reject(&format!("a handle of {name} as a value of the runtime library"));
                    Operand::Text(String::new())
                }
            },
            Val::Closure(Handle::Function(f), captures) => self.boxed_handle(f, captures),
            Val::Absent => {
                self.reject("a variable without a value");
                Operand::Text(String::new())
            }
        }
    }

    /// A value, known to be like `value`, as whoever looks at how it is stored must see it: boxing
    /// narrows, and what is surely complex (`complex(3, 0)`) must not be narrowed.
    pub fn stored(&mut self, val: Val, value: &AbsValue) -> Val {
        if let Val::Record(fields) = val {
            let fields = fields.into_iter().map(|(n, part)| (n, self.stored(part, &value.field(n))));
            return Val::Record(fields.collect());
        }
        let imaginary = |c: &Constant| matches!(c, Constant::Complex(z) if z.im != 0.0);
        let sure = value.unique().is_some_and(|v| {
            v.matrix.complexity == Complexity::Complex && !v.matrix.as_constant().is_some_and(imaginary)
        });
        if !sure || !self.elem_of(&val).is_some_and(Elem::is_complex) {
            return val;
        }
        let narrowed = self.operand(val);
        match self.boxed_call("complex", vec![narrowed]) {
            Operand::Borrow(l) => Val::Boxed(l),
            _ => Val::Absent,
        }
    }

    /// A call of the runtime library with one boxed result, as an operand.
    pub fn boxed_call(&mut self, name: &str, args: Vec<Operand>) -> Operand {
        let result = self.local("v", Ty::Boxed);
        self.scratch.insert(result);
        self.kernel(name, args, 1, vec![result]);
        Operand::Borrow(result)
    }

    fn boxed_record(&mut self, fields: Vec<(Name, Val)>) -> Operand {
        let mut args = Vec::new();
        for (name, val) in fields {
            args.push(Operand::Text(name.as_str().into()));
            let operand = self.operand(val);
            args.push(operand);
        }
        self.boxed_call("mc_record", args)
    }

    /// A fresh array or boxed local that belongs to no variable.
    pub fn scratch(&mut self, name: &str, ty: Ty) -> LocalId {
        let l = self.local(name, ty);
        self.scratch.insert(l);
        l
    }

    /// Whether the contents of a local may be moved out.
    pub fn is_scratch(&self, l: LocalId) -> bool {
        self.scratch.contains(&l)
    }

    /// Computes every pending value that reads `l`, which is about to be assigned.
    pub fn flush(&mut self, l: LocalId) {
        self.flush_where(&|v| v.reads().contains(&l));
    }

    /// Computes every pending value but constants: control is about to branch.
    pub fn flush_all(&mut self) {
        self.flush_where(&|v| !v.reads().is_empty());
    }

    fn flush_where(&mut self, must: &dyn Fn(&Val) -> bool) {
        for i in 0..self.pending.len() {
            if !must(&self.pending[i].1) {
                continue;
            }
            let val = std::mem::replace(&mut self.pending[i].1, Val::Absent);
            let val = self.settle(val);
            self.pending[i].1 = val;
        }
    }

    /// The same value, independent of what is assigned from here on.
    fn settle(&mut self, val: Val) -> Val {
        match val {
            Val::Scalar(Expr::Local(l)) if self.pinned.contains(&l) => Val::Scalar(Expr::Local(l)),
            Val::Scalar(e) => Val::Scalar(Expr::Local(self.pin("t", e))),
            Val::Lazy(lazy) => self.materialise(lazy, "t"),
            Val::Array(l, known) if !self.scratch.contains(&l) => {
                let copy = self.scratch("t", self.f.locals[l].ty);
                self.block.push(Stmt::Copy(copy, l));
                Val::Array(copy, known)
            }
            Val::Boxed(l) if !self.scratch.contains(&l) => {
                let copy = self.scratch("v", Ty::Boxed);
                self.block.push(Stmt::Copy(copy, l));
                Val::Boxed(copy)
            }
            Val::Closure(h, parts) => Val::Closure(h, parts.into_iter().map(|p| self.settle(p)).collect()),
            Val::Record(fields) => {
                Val::Record(fields.into_iter().map(|(n, p)| (n, self.settle(p))).collect())
            }
            val => val,
        }
    }

    /// Selects the statements of a block into the current one.
    pub fn block_of(&mut self, block: &'a [StmtId]) {
        let mut next = 0;
        while let Some(id) = block.get(next) {
            next += match self.in_versions(&block[next..]) {
                0 => {
                    self.statement(*id);
                    1
                }
                done => done,
            };
        }
    }

    /// Selects a statement into the current block.
    pub fn statement(&mut self, id: StmtId) {
        let stmt = &self.tf.stmts[id];
        // Jumps, comments and protected blocks have no facts of their own.
        let plain = matches!(
            stmt,
            tir::Stmt::Break
                | tir::Stmt::Continue
                | tir::Stmt::Return
                | tir::Stmt::Comment(_)
                | tir::Stmt::Try { .. }
                | tir::Stmt::Unwind { .. }
        );
        if !plain && !self.context.facts.reachable(id) {
            return;
        }
        self.alone(id);
        let (reads, meeting) = (self.reads, &self.meeting);
        self.pending.retain(|(v, _)| meeting.contains(v) || reads.read_behind(*v, id));
    }

    /// Selects a statement before its turn: pending values stay that nobody behind it reads.
    pub fn alone(&mut self, id: StmtId) {
        self.at = id;
        self.stmt(&self.tf.stmts[id]);
    }

    fn stmt(&mut self, stmt: &'a tir::Stmt) {
        use tir::Stmt as S;
        match stmt {
            S::Literal { dst, value } => {
                let val = literal(value);
                self.define(*dst, val);
            }
            S::Copy { dst, src } => {
                let val = self.value(*src);
                self.define(*dst, val);
            }
            S::Call { targets, callee, args } => self.call(targets, callee, args),
            S::CallStatement { ans, callee, args, echo } => self.call_statement(*ans, callee, args, *echo),
            S::Get { targets, base, path } => self.get(targets, *base, path),
            S::GetStatement { ans, base, path, echo } => self.get_statement(*ans, *base, path, *echo),
            S::Set { base, path, src } => self.set(*base, path, *src),
            S::Delete { base, path } => self.delete(*base, path),
            S::FunctionRef { dst, callee } => {
                if let tir::CallTarget::Function(f) = callee.target
                    && shares_outer(&self.cx.program.functions[f])
                {
                    self.reject("a handle of a nested function that shares variables");
                }
                let handle = match callee.target {
                    tir::CallTarget::Function(f) => Handle::Function(f),
                    _ => Handle::Builtin(callee.name),
                };
                self.define(*dst, Val::Closure(handle, Vec::new()));
            }
            S::Lambda { dst, function, captures } => {
                let parts = captures.iter().map(|c| self.value(*c)).collect();
                self.define(*dst, Val::Closure(Handle::Function(*function), parts));
            }
            S::Display(v) => self.display(*v),
            S::If { cond, then, els } => self.if_(*cond, then, els),
            S::While { header, cond, body } => self.while_(header, *cond, body),
            S::For { var, range, body, .. } => self.for_(*var, *range, body),
            S::Break => self.block.push(Stmt::Break),
            S::Continue => self.block.push(Stmt::Continue),
            S::Return => self.block.push(Stmt::Return),
            S::Comment(text) => {
                let text = text.trim_start_matches(['%', '#']).trim();
                if !text.is_empty() {
                    self.block.push(Stmt::Comment(text.to_owned()));
                }
            }
            S::SetList { base, path, src } => self.set_list(*base, path, *src),
            S::Global(vars) | S::Persistent(vars) => self.declare(vars),
            S::Try { body, err, handler } => self.try_(body, *err, handler),
            S::Unwind { .. } => self.reject("unwind_protect"),
        }
    }

    pub fn display(&mut self, v: VarId) {
        let val = self.value(v);
        let val = self.stored(val, self.before(v));
        let operand = self.operand(val);
        let name = Operand::Text(self.tf.vars[v].name.as_str().into());
        self.effect("mc_display", vec![operand, name]);
    }

    /// A call of the runtime library for its effect.
    pub fn effect(&mut self, name: &str, args: Vec<Operand>) {
        self.kernel(name, args, 0, Vec::new());
    }

    /// A call of a builtin through the runtime library.
    pub fn kernel(&mut self, name: &str, args: Vec<Operand>, nargout: usize, results: Vec<LocalId>) {
        let symbol = kernel_symbol(name);
        if nargout == 0 && symbol.is_some_and(|s| s.as_str() == NOTHING) {
            return;
        }
        self.flush_globals();
        let at = self.site();
        let mut args = self.taken_once(args);
        if matches!(name, internal::ARGUMENT | internal::VALIDATE) {
            let lead = self.argument_lead(&args);
            args.insert(0, Operand::Text(lead));
        }
        match symbol {
            Some(name) => self.block.push(Stmt::Kernel { name, args, nargout, results, at }),
            None => self.reject(&format!("a call of {name}")),
        }
    }

    /// How the error of a check of an `arguments` block begins; the argument's name is the first text.
    fn argument_lead(&self, args: &[Operand]) -> String {
        let name = args.iter().find_map(|a| match a {
            Operand::Text(t) => Some(t.as_str()),
            _ => None,
        });
        let name = name.unwrap_or_default();
        let place = self.tf.params.iter().position(|p| self.tf.vars[*p].name.as_str() == name);
        match place {
            Some(k) => format!("Invalid argument at position {}", k + 1),
            None => format!("Invalid name-value argument '{name}'"),
        }
    }

    /// The operands of a call. C evaluates them in any order: what one hands over, no other may read, and
    /// gets a copy instead (`x(2) = x`).
    pub fn taken_once(&mut self, args: Vec<Operand>) -> Vec<Operand> {
        let taken = |a: &Operand| match a {
            Operand::Take(l) => Some(*l),
            _ => None,
        };
        let first: Vec<(usize, LocalId)> =
            args.iter().enumerate().filter_map(|(i, a)| Some((i, taken(a)?))).collect();
        let shared = |i: usize, l: LocalId| first.iter().any(|(j, taken)| *taken == l && *j != i);
        let mut seen = FxHashSet::default();
        let mut safe = Vec::new();
        for (i, arg) in args.into_iter().enumerate() {
            safe.push(match arg {
                Operand::Take(l) if seen.insert(l) => Operand::Take(l),
                Operand::Take(l) => Operand::Take(self.copied(l)),
                Operand::Borrow(l) if shared(i, l) => Operand::Borrow(self.copied(l)),
                Operand::Spread(l) if shared(i, l) => Operand::Spread(self.copied(l)),
                Operand::Scalar(e) if e.reads().iter().any(|l| shared(i, *l)) => {
                    Operand::Scalar(Expr::Local(self.pin("t", e)))
                }
                arg => arg,
            });
        }
        safe
    }

    /// A copy of an array or boxed local.
    pub fn copied(&mut self, l: LocalId) -> LocalId {
        let copy = self.scratch("copy", self.f.locals[l].ty);
        self.block.push(Stmt::Copy(copy, l));
        copy
    }

    /// An array in a local as a recipe.
    pub fn lazy_of_array(&self, l: LocalId, known: &[super::repr::Ext]) -> Lazy {
        let (elem, _) = self.array_type(l);
        let dims = known.iter().enumerate().map(|(d, k)| (k.clone(), extent(l, d, k))).collect();
        Lazy { elem, shape: Shape { dims }, node: Node::Elem(l) }
    }

    /// The recipe with another element type.
    pub fn retyped(&self, lazy: Lazy, elem: Elem) -> Lazy {
        let node = match lazy.node {
            node if lazy.elem == elem => node,
            Node::Items(items) => Node::Items(items.into_iter().map(|e| self.cast(e, elem)).collect()),
            Node::Scalar(e) => Node::Scalar(self.cast(e, elem)),
            node => Node::Cast(elem, Box::new(node)),
        };
        Lazy { elem, shape: lazy.shape, node }
    }

    /// The recipe with another element type and rank (padded with extents of 1).
    fn recast(&self, lazy: Lazy, elem: Elem, rank: u8) -> Lazy {
        let mut lazy = self.retyped(lazy, elem);
        lazy.shape.dims.resize(rank.into(), (super::repr::Ext::Const(1), Expr::index(1)));
        lazy
    }

    /// Element type and rank of an array local.
    pub fn array_type(&self, l: LocalId) -> (Elem, u8) {
        match self.f.locals[l].ty {
            Ty::Array(e, rank) => (e, rank),
            Ty::Scalar(e) => (e, 2),
            Ty::Boxed => (Elem::F64, 2),
        }
    }
}

/// The kernel of builtins that do nothing in a compiled program.
const NOTHING: &str = "mc_nothing";

/// The name by which the runtime library knows what a builtin does; `None` for one that needs the
/// interpreter.
pub(super) fn kernel_symbol(name: &str) -> Option<Name> {
    use builtins::rule::KernelRule;
    let Some(id) = builtins::find(name) else {
        return Some(Name::new(name)); // a step of an access path
    };
    match &builtins::builtin(id).kernel {
        KernelRule::Engine => Some(Name::new(match name {
            "exit" | "quit" => "mc_exit",
            "onCleanup" => "mc_on_cleanup",
            "delete" => "mc_delete",
            "close" | "mlock" | "pkg" | "dbstop" | internal::ADD_PATH => NOTHING,
            internal::ARGUMENT | internal::VALIDATE | internal::NAME_VALUE => name,
            _ => return None,
        })),
        KernelRule::Extern(symbol) => Some(Name::new(symbol)),
        KernelRule::Map(op) => Some(Name::new(&format!("map {op}"))),
        KernelRule::Fold { op, init } => Some(Name::new(&format!("fold {op} {init:?}"))),
        KernelRule::Matlab(_) | KernelRule::None => None,
    }
}

/// The extent of an array as an expression: a constant where it is known.
pub(super) fn extent(l: LocalId, d: usize, known: &super::repr::Ext) -> Expr {
    match known {
        super::repr::Ext::Const(n) => Expr::index(*n),
        _ => Expr::Extent(l, d as u8),
    }
}

fn slot_over(repr: &Repr, locals: &mut dyn Iterator<Item = LocalId>) -> Slot {
    match repr {
        Repr::Closure(h, parts) => Slot::Closure(*h, parts.iter().map(|r| slot_over(r, locals)).collect()),
        Repr::Record(fields) => {
            Slot::Record(fields.iter().map(|(n, r)| (*n, slot_over(r, locals))).collect())
        }
        _ => Slot::Local(locals.next().unwrap_or(LocalId::from_u32(0))),
    }
}

fn literal(value: &Literal) -> Val {
    match value {
        Literal::Number(n) => Val::Scalar(number(*n)),
        Literal::Imaginary(n) => Val::Scalar(Expr::Complex(
            Box::new(Expr::Number(0.0, Elem::F64)),
            Box::new(Expr::Number(*n, Elem::F64)),
        )),
        Literal::Integer(v, class) => {
            Val::Scalar(Expr::Integer((*v).into(), Elem::of(*class, false).unwrap_or(Elem::U64)))
        }
        Literal::Char(t) => Val::Text(t.clone()),
        Literal::String(t) => Val::StringText(t.clone()),
    }
}

/// A double constant, as an index where it is an integer.
pub(super) fn number(n: f64) -> Expr {
    let integer = n.fract() == 0.0 && n.abs() < super::repr::EXACT && !(n == 0.0 && n.is_sign_negative());
    if integer { Expr::index(n as i64) } else { Expr::Number(n, Elem::F64) }
}
