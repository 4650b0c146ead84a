//! The state of lowering one function, and the few things that every part of lowering does with it:
//! emit, name, check, refuse, look a fact up.

use super::build::number;
use super::naming::Names;
use super::program::{Cx, Refused, Shared, Why};
use super::repr::{Ext, Part, Repr};
use super::results::{asked, outputs};
use super::shared::{Cell, cell_of};
use super::table::Table;
use super::value::{Columns, Slot};
use super::vars::{Vars, passed_on};
use analysis::members::Acting;
use analysis::{CallEdge, Context};
use base::{FxHashMap, FxHashSet, Name};
use ir::loops::{
    CheckId, Elem, Expr, Fault, FrameId, Function, Global, GlobalId, Local, LocalId, Proof, SiteId, Stmt, Ty,
};
use ir::tir::{self, FuncId, StmtId, VarId, VarKind};
use std::rc::Rc;
use std::sync::LazyLock;
use types::{AbsValue, Class, Interval, Shape};

/// What is known of a subscript in the arm in which it is one number.
static NUMBER: LazyLock<AbsValue> =
    LazyLock::new(|| AbsValue::in_range(Class::Double, Shape::scalar(), Interval::TOP));

/// The state of lowering one function.
pub struct Fun<'a, 's> {
    /// The program.
    pub cx: &'a Cx<'a>,
    /// The context that is lowered.
    pub context: &'a Context,
    /// What it does with its variables.
    pub vars: &'a Vars,
    /// Its function.
    pub tf: &'a tir::Function,
    /// The function being made.
    pub f: Function,
    /// Runs before everything else.
    pub prologue: Vec<Stmt>,
    /// The block being filled.
    pub block: Vec<Stmt>,
    /// The statement being lowered.
    pub at: StmtId,
    /// Subscripts that are one number in the arm being filled ([`open`](super::open)).
    pub numbers: FxHashSet<VarId>,
    /// The arm being filled is the one for subscripts that are not.
    pub general: bool,
    /// In how many protected blocks the statement stands.
    pub protected: u32,
    /// The last statement that surely ends with an error.
    failed: Option<StmtId>,
    /// How many arguments the call gave, where only the run knows.
    pub nargin: Option<LocalId>,
    /// How the call wrote its arguments, where the function asks.
    pub input_names: Option<LocalId>,
    /// Where variables are kept.
    pub slots: FxHashMap<VarId, Slot>,
    /// For variables that may have no value where they are read: whether they have one.
    pub flags: FxHashMap<VarId, LocalId>,
    /// Temporaries that each of several arms assigns.
    pub chosen: FxHashSet<VarId>,
    /// The frames of owners of shared variables.
    pub frames: FxHashMap<FuncId, LocalId>,
    /// Where the variables of frames of each kind are.
    pub rooms: FxHashMap<FrameId, LocalId>,
    /// Shared variables that are results, and the slots of the signature that they go to.
    pub handed: Vec<(Slot, Slot)>,
    /// What the functions add to.
    pub shared: &'a mut Shared<'s>,
    /// Lowers the statements of a block into the current one.
    pub statements: fn(&mut Fun<'a, 's>, &'a [StmtId]),
    names: Names,
    scratch: FxHashSet<LocalId>,
    /// Index locals that hold counters, extents and sums of few of these, and of how many.
    small: FxHashMap<LocalId, u32>,
}

/// Why there is no frame for a call.
pub const ELSEWHERE: &str = "a nested function called from where its function does not run";

impl<'a, 's> Fun<'a, 's> {
    /// The state before the first statement.
    pub fn new(
        cx: &'a Cx<'a>,
        context: &'a Context,
        vars: &'a Vars,
        prototype: &Function,
        shared: &'a mut Shared<'s>,
        statements: fn(&mut Fun<'a, 's>, &'a [StmtId]),
    ) -> Fun<'a, 's> {
        let mut names = Names::default();
        for local in prototype.locals.values() {
            names.unique(&local.name);
        }
        for global in shared.module.globals.values() {
            names.unique(&global.name);
        }
        Fun {
            cx,
            context,
            vars,
            tf: &cx.program.functions[context.func],
            f: prototype.clone(),
            prologue: Vec::new(),
            block: Vec::new(),
            at: StmtId::from_u32(0),
            numbers: FxHashSet::default(),
            general: false,
            protected: 0,
            failed: None,
            nargin: None,
            input_names: None,
            slots: FxHashMap::default(),
            flags: FxHashMap::default(),
            chosen: FxHashSet::default(),
            frames: FxHashMap::default(),
            rooms: FxHashMap::default(),
            handed: Vec::new(),
            shared,
            statements,
            names,
            scratch: FxHashSet::default(),
            small: FxHashMap::default(),
        }
    }

    /// Adds a statement to the current block.
    pub fn emit(&mut self, stmt: Stmt) {
        self.block.push(stmt);
    }

    /// What `make` emits, as a block of its own.
    pub fn nested(&mut self, make: impl FnOnce(&mut Self)) -> Vec<Stmt> {
        let outer = std::mem::take(&mut self.block);
        make(self);
        std::mem::replace(&mut self.block, outer)
    }

    /// What `make` emits in one of several arms: an error that surely ends one ends no other.
    pub fn arm(&mut self, make: impl FnOnce(&mut Self)) -> Vec<Stmt> {
        let failed = self.failed;
        let made = self.nested(make);
        self.failed = failed;
        made
    }

    /// The statements of a block of Tame IR, as a block.
    pub fn lowered(&mut self, block: &'a [StmtId]) -> Vec<Stmt> {
        let at = self.at;
        let inner = self.nested(|fun| (fun.statements)(fun, block));
        self.at = at;
        inner
    }

    /// Emits a branch; nothing where the condition is constant and the arm is empty.
    pub fn branch(&mut self, test: Expr, then: Vec<Stmt>, els: Vec<Stmt>) {
        match test {
            Expr::Bool(true) => self.block.extend(then),
            Expr::Bool(false) => self.block.extend(els),
            test if !then.is_empty() || !els.is_empty() => self.emit(Stmt::If(test, then, els)),
            _ => {}
        }
    }

    /// A new local of a variable.
    pub fn local(&mut self, name: &str, ty: Ty) -> LocalId {
        let name = self.names.unique(name);
        self.f.locals.push(Local::new(name, ty))
    }

    /// A new index.
    pub fn index_local(&mut self, name: &str) -> LocalId {
        let l = self.local(name, Ty::Scalar(Elem::Index));
        self.small.insert(l, 0);
        l
    }

    /// A fresh array or boxed local that belongs to no variable: its contents may be moved out.
    pub fn scratch(&mut self, name: &str, ty: Ty) -> LocalId {
        let l = self.local(name, ty);
        self.scratch.insert(l);
        l
    }

    /// Whether the contents of a local may be moved out.
    pub fn is_scratch(&self, l: LocalId) -> bool {
        self.scratch.contains(&l)
    }

    /// From here on a scratch local is a variable's.
    pub fn keep(&mut self, l: LocalId) {
        self.scratch.remove(&l);
    }

    /// Where a variable lives, if not in its activation.
    pub fn cell(&self, v: VarId) -> Option<Cell> {
        cell_of(self.context.func, self.tf, v)
    }

    /// A new variable that lives as long as the program, and a local that stands for it.
    pub fn add_global(&mut self, name: &str, ty: Ty) -> LocalId {
        let name = self.names.unique(name);
        let id = self.shared.module.globals.push(Global { name, ty, frame: None });
        self.global_local(id)
    }

    /// A local that stands for a variable outside the activation.
    pub fn global_local(&mut self, id: GlobalId) -> LocalId {
        let Global { name, ty, frame } = self.shared.module.globals[id].clone();
        let within = frame.and_then(|frame| self.rooms.get(&frame).copied());
        if frame.is_some() && within.is_none() {
            self.reject(ELSEWHERE);
        }
        self.f.locals.push(Local { global: Some(id), within, ..Local::new(name, ty) })
    }

    /// Whether a local stands for a variable that other functions change too.
    pub fn is_global(&self, l: LocalId) -> bool {
        self.f.locals[l].global.is_some()
    }

    /// Makes the locals of a representation.
    pub fn add_slot(&mut self, name: &str, repr: &super::repr::Repr) -> Slot {
        super::signature::add_locals(&mut self.f, &mut self.names, name, repr, &mut |_, _| {})
    }

    /// A new scalar that holds `value`.
    pub fn pin(&mut self, name: &str, value: Expr) -> LocalId {
        let elem = self.f.elem(&value);
        let l = self.local(name, Ty::Scalar(elem));
        if let Some(depth) = self.depth(&value) {
            self.small.insert(l, depth);
        }
        self.emit(Stmt::Assign(l, value));
        l
    }

    /// The expression itself when it is a constant, else a new local that holds it.
    pub fn atom(&mut self, name: &str, value: Expr) -> Expr {
        match value {
            Expr::Number(..) | Expr::Integer(..) | Expr::Bool(_) => value,
            _ => Expr::Local(self.pin(name, value)),
        }
    }

    /// Whether an index is a sum of few loop counters, extents and small constants. Such a sum stays far
    /// below 2^53: no loop counts and no array extends beyond 2^48 in this world.
    pub fn is_small(&self, e: &Expr) -> bool {
        self.depth(e).is_some_and(|d| d < 4)
    }

    fn depth(&self, e: &Expr) -> Option<u32> {
        use types::scalar::ScalarOp;
        match e {
            Expr::Integer(v, Elem::Index) => (v.unsigned_abs() < 1 << 40).then_some(0),
            Expr::Local(l) if self.f.locals[*l].ty == Ty::Scalar(Elem::Index) => {
                Some(self.small.get(l).copied().unwrap_or(0))
            }
            Expr::Extent(..) | Expr::Numel(_) | Expr::Count(_) => Some(0),
            Expr::Op { op: ScalarOp::Plus | ScalarOp::Minus, args, elem: Elem::Index, .. } => {
                let depths: Option<Vec<u32>> = args.iter().map(|a| self.depth(a)).collect();
                Some(depths?.into_iter().max()? + 1)
            }
            _ => None,
        }
    }

    /// Element type and rank of an array local.
    pub fn array_type(&self, l: LocalId) -> (Elem, u8) {
        match self.f.locals[l].ty {
            Ty::Array(e, rank) => (e, rank),
            Ty::Scalar(e) => (e, 2),
            Ty::Boxed => (Elem::F64, 2),
        }
    }

    /// Raises a fault where a condition holds.
    pub fn check(&mut self, fails: Expr, fault: Fault, args: Vec<Expr>) {
        self.checked(fails, fault, args, None, None);
    }

    /// Raises a fault where a condition holds, which the analysis may have proved never to.
    pub fn checked(
        &mut self,
        fails: Expr,
        fault: Fault,
        args: Vec<Expr>,
        guards: Option<CheckId>,
        proof: Option<Proof>,
    ) {
        if fails == Expr::Bool(false) && guards.is_none() {
            return;
        }
        let at = self.site();
        self.emit(Stmt::Check { fails, fault, args, guards, proof, at });
    }

    /// Raises an error: the current statement surely fails with it.
    pub fn raise(&mut self, error: &runtime::Error) {
        self.check(Expr::Bool(true), raised(error), Vec::new());
    }

    /// Raises what the current statement surely ends with: nothing that it does afterwards is run.
    pub fn fails(&mut self, fault: Fault) {
        self.check(Expr::Bool(true), fault, Vec::new());
        self.failed = Some(self.at);
    }

    /// Refuses a construct that has no compiled form, at the current statement.
    pub fn reject(&mut self, what: &str) {
        self.refuse(what, Why::Construct);
    }

    /// Refuses a construct that is there because of another one.
    pub fn reject_following(&mut self, what: &str) {
        self.refuse(what, Why::Follows);
    }

    /// Refuses a call of a builtin that only an interpreter can run.
    pub fn reject_builtin(&mut self, name: impl std::fmt::Display) {
        self.refuse(&format!("a call of {name}"), Why::Builtin);
    }

    fn refuse(&mut self, what: &str, why: Why) {
        if self.failed != Some(self.at) {
            let (func, span) = (self.context.func, self.tf.spans[self.at]);
            self.shared.refused.push(Refused { func, span, what: what.to_owned(), why });
        }
    }

    /// The current position, for errors.
    pub fn site(&mut self) -> SiteId {
        let span = self.tf.spans[self.at].unwrap_or(self.tf.span);
        let module = &mut *self.shared.module;
        *self.shared.sites.entry(span).or_insert_with(|| module.sites.push(span))
    }

    /// The value of `v` where the current statement reads it.
    pub fn before(&self, v: VarId) -> &'a AbsValue {
        if self.numbers.contains(&v) {
            return &NUMBER;
        }
        let value = self.context.facts.before(self.at, v);
        self.only(v, value).unwrap_or(value)
    }

    /// The value of `v` after the current statement assigned it: of a list that passes on one result, this one.
    pub fn after(&self, v: VarId) -> &'a AbsValue {
        if let Some(result) = passed_on(self.context, self.tf, v) {
            return result;
        }
        let value = self.context.facts.after(self.at, v);
        self.only(v, value).unwrap_or(value)
    }

    /// Whether a variable is kept in parts.
    pub fn is_dissolved(&self, v: VarId) -> bool {
        match self.slots.get(&v) {
            Some(slot) => matches!(slot, Slot::Record(_)),
            None => matches!(self.vars.repr(v), Some(Repr::Record(_))),
        }
    }

    /// Who runs here.
    pub fn acting(&self) -> Acting {
        let class = self.cx.analysis.class_of.get(&self.context.func).copied();
        Acting { class, function: self.tf.name }
    }

    /// Whether the current statement leaves anything to the rules of classes.
    pub fn by_rules(&self) -> bool {
        self.context.facts.calls(self.at).iter().any(|e| matches!(e, CallEdge::Method(_)))
    }

    /// The part that the first step of a path leads to, and the rest of the path.
    pub fn enter<'t, 'p, T>(
        &self,
        parts: &'t [(Part, T)],
        path: &'p [tir::Access],
    ) -> Option<(Part, &'t T, &'p [tir::Access])> {
        let (step, rest) = path.split_first()?;
        let which = Part::named(step, &|v| self.before(v).as_number())?;
        let is = |part: &Part| match (*part, which) {
            // Where rules are to be asked, they are asked with the whole object.
            (Part::Property(_, name), Part::Field(wanted)) => name == wanted && !self.by_rules(),
            (part, which) => part == which,
        };
        parts.iter().find(|(n, _)| is(n)).map(|(n, part)| (*n, part, rest))
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
        super::vars::only(value)
    }

    /// Whether a variable is the compiler's own, with one definition that stands before all its uses.
    pub fn is_temporary(&self, v: VarId) -> bool {
        self.vars.is_temporary(self.tf, v) && !outputs(self.tf, asked(self.context)).contains(&v)
    }

    /// An expression converted to an element type by MATLAB's rules.
    pub fn cast(&self, e: Expr, to: Elem) -> Expr {
        let from = self.f.elem(&e);
        match (&e, to) {
            _ if from == to => e,
            (Expr::Integer(v, Elem::Index), Elem::F64 | Elem::F32) => Expr::Number(*v as f64, to),
            (Expr::Number(v, Elem::F64), Elem::F32) => Expr::Number(f64::from(*v as f32), to),
            (Expr::Number(v, _), Elem::Index) if matches!(number(*v), Expr::Integer(..)) => number(*v),
            (Expr::Bool(b), Elem::F64 | Elem::F32) => Expr::Number(f64::from(u8::from(*b)), to),
            _ => Expr::Cast(to, Box::new(e)),
        }
    }

    /// A table of which `value` is known.
    pub fn columns(&self, table: &Rc<Table>, locals: Vec<LocalId>, value: Option<&AbsValue>) -> Columns {
        // What has no value yet has no elements, whatever it has later.
        let value = value.filter(|v| !v.maybe_undefined && !v.is_bottom());
        Columns { table: table.clone(), locals, known: self.extents_known(value, 2) }
    }

    /// What is known of the extents of a value kept with this rank.
    pub fn extents_known(&self, value: Option<&AbsValue>, rank: u8) -> Vec<Ext> {
        let rank = usize::from(rank);
        let known = value.and_then(super::repr::known_extents);
        let mut known = known.unwrap_or_else(|| vec![Ext::Unknown; rank]);
        known.resize(rank, Ext::Const(1));
        known
    }
}

/// An error that is known here.
pub fn raised(error: &runtime::Error) -> Fault {
    Fault::Raise(Name::new(error.identifier()), Name::new(error.message()))
}
