//! The environment of a walk: which variables and symbols its states speak of, and how values get into states.
//!
//! A value that is given to a variable gets a stamp (which value it is), and its numbers that are not known, but
//! surely numbers, get symbols. What calls do, and what cells hold, is not known here: who reads and writes the
//! variables that live outside of the activation is told only where they live ([`Env::cell_of`]).

use super::access;
use super::counting::Counted;
use super::deep;
use super::info::Info;
use super::key::{Operand, Reply};
use super::refine::Refinement;
use super::state::{self, Origin, Slot, State, Term};
use super::symbols::{Birth, Bounds, SymTable, SymView};
use base::{FxHashMap, Name};
use ir::tir::{Access, Arg, CallTarget, Callee, FuncId, StmtId, Storage, Var, VarId, VarKind};
use smallvec::SmallVec;
use std::rc::Rc;
use types::{AbsValue, Class, ClassValue, Complexity, Dim, Interval, Matrix, Shape, Sym, Truth};

/// A variable that lives outside any activation (or in one that several functions see).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// A global variable.
    Global(Name),
    /// A persistent variable.
    Persistent(FuncId, VarId),
    /// A variable of the first function that functions nested in it use.
    Shared(FuncId, VarId),
    /// What a class declares as a property, in whichever objects.
    Property(Name, Name),
    /// What the method that assigns such a property is given.
    Assigned(Name, Name),
    /// What an anonymous function captures, by place, wherever a handle of it is made.
    Captured(FuncId, u32),
    /// What maps have, whichever map.
    Maps(Part),
}

/// A part of all maps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A value for each class of keys.
    Keys,
    /// A value for each class that what is stored may be converted to.
    Types,
    /// What texts lead to.
    ByText,
    /// What numbers lead to.
    ByNumber,
}

/// Which part of a statement's result a symbol is born with: the value itself.
const SELF: u32 = u32::MAX;

/// The largest number below which a double counts every integer.
pub(super) const LARGEST: f64 = 9_007_199_254_740_992.0;

/// The variables and symbols of a context.
pub struct Env {
    /// The function and what is known of its text.
    pub info: Rc<Info>,
    /// The symbols.
    pub table: SymTable,
    /// What counters tell.
    pub counted: Rc<Counted>,
    /// The last stamp that was given.
    stamp: u32,
    outside: Rc<[(VarId, Cell)]>,
}

impl Env {
    /// The environment of function `func`, with the symbols of an earlier walk.
    pub fn new(func: FuncId, info: Rc<Info>, table: SymTable, counted: Rc<Counted>) -> Env {
        let lives = |v: VarId, var: &Var| {
            Some(match var.storage {
                Storage::Local if var.shared => Cell::Shared(func, v),
                Storage::Local => return None,
                Storage::Global => Cell::Global(var.name),
                Storage::Persistent => Cell::Persistent(func, v),
                Storage::Outer(func, outer) => Cell::Shared(func, outer),
            })
        };
        let outside = info.function.vars.iter().filter_map(|(v, var)| Some((v, lives(v, var)?))).collect();
        Env { info, table, counted, stamp: 0, outside }
    }

    /// Whether the assignment to an element is known to leave no gap, by induction over a loop or by a counter.
    pub fn fills(&self, id: StmtId) -> bool {
        self.info.filled.contains(id) || self.counted.filled.contains(id)
    }

    /// The variables that live outside of the activation.
    pub fn outside(&self) -> Rc<[(VarId, Cell)]> {
        self.outside.clone()
    }

    /// Where `v` lives, if not in the activation.
    pub fn cell_of(&self, v: VarId) -> Option<Cell> {
        self.outside.iter().find(|(w, _)| *w == v).map(|(_, c)| *c)
    }

    /// The name of a variable.
    pub fn name_of(&self, v: VarId) -> Name {
        self.info.function.vars[v].name
    }

    /// Whether a variable holds a cs-list.
    pub fn is_list(&self, v: VarId) -> bool {
        self.info.function.vars[v].kind == VarKind::List
    }

    /// Symbols and what is known of them in `state`.
    pub fn view<'a>(&'a self, state: &'a State) -> SymView<'a> {
        state.view(&self.table)
    }

    /// `state`, to be told what holds.
    pub fn refinement<'a>(&'a self, state: &'a mut State) -> Refinement<'a> {
        Refinement { table: &self.table, state }
    }

    /// A stamp that no value has.
    pub fn fresh_stamp(&mut self) -> u32 {
        self.stamp += 1;
        self.stamp
    }

    /// From here on `v` is one value, whichever it is.
    pub fn identify(&mut self, state: &mut State, v: VarId) {
        if state.slot(v).stamp == 0 {
            let stamp = self.fresh_stamp();
            state.slot_mut(v).stamp = stamp;
        }
    }

    /// From here on each of `vars` that has a value is one value, whichever it is.
    pub fn identify_all(&mut self, state: &mut State, vars: &[VarId]) {
        for &v in vars {
            if !state.slot(v).value.is_undefined() {
                self.identify(state, v);
            }
        }
    }

    /// Statement `id` gives `v` a value.
    pub fn put(&mut self, id: StmtId, state: &mut State, v: VarId, slot: Slot) {
        state.set(v, slot);
        self.name_at(id, state, v);
    }

    /// Gives symbols to the numbers of a value that statement `id` makes, changes or joins.
    pub fn name_at(&mut self, id: StmtId, state: &mut State, v: VarId) {
        let inside = self.info.loop_of.get(&id).copied();
        self.name_parts(state, v, inside, &|part| Birth::At(id, v.as_u32(), part));
    }

    /// Gives symbols to the numbers of a value with which a round of loop `id` begins.
    pub fn name_in_round(&mut self, id: StmtId, state: &mut State, v: VarId) {
        self.name_parts(state, v, Some(id), &|part| Birth::At(id, v.as_u32(), part));
    }

    /// Gives symbols to the numbers of parameter `i`.
    pub fn name_param(&mut self, i: usize, state: &mut State, v: VarId) {
        self.name_parts(state, v, None, &|part| Birth::Argument(1000 * (i as u32 + 1) + part % 1000));
    }

    /// Gives symbols to the numbers of a value that are not known, but surely numbers.
    fn name_parts(
        &mut self,
        state: &mut State,
        v: VarId,
        inside: Option<StmtId>,
        birth: &dyn Fn(u32) -> Birth,
    ) {
        let name = self.name_of(v);
        let Some(one) = state.slot(v).value.unique() else { return };
        if one.matrix.shape.dims().is_some_and(|dims| dims.iter().any(Dim::is_unknown)) {
            let value = state.slot(v).value.clone();
            if let Some(named) = self.name_extents(state, v, &value, inside, birth) {
                state.slot_mut(v).value = named;
            }
        }
        let slot = state.slot(v);
        let constant = state::constant_dim(&slot.value);
        if constant.is_some() {
            if slot.term.scalar() != constant.as_ref() {
                state.slot_mut(v).term = constant.map_or(Term::None, Term::Scalar);
            }
            return;
        }
        if matches!(slot.term, Term::Scalar(_) | Term::Vector(_))
            || !state::is_integer_scalar(&slot.value, &state.view(&self.table))
        {
            return;
        }
        let range = slot.value.range();
        let span = match &slot.term {
            Term::Span(s) => Some(s.clone()),
            _ => None,
        };
        let (sym, i) = self.table.born(birth(SELF), name, false, inside);
        let known = |d: &Dim| (!d.is_unknown()).then(|| d.clone());
        *state.bounds_mut(i) = Bounds {
            range,
            lo: span.as_ref().and_then(|s| known(&s.lo)),
            hi: span.as_ref().and_then(|s| known(&s.hi)),
        };
        state.slot_mut(v).term = Term::Scalar(sym.into());
    }

    /// Gives symbols to the extents of what statement `id` puts into the list `v` as its only value.
    pub fn name_listed(&mut self, id: StmtId, state: &mut State, v: VarId) {
        let inside = self.info.loop_of.get(&id).copied();
        let list = state.slot(v).value.clone();
        let only = list.content(Some(0));
        let birth = |part| Birth::At(id, v.as_u32(), 700 + part);
        if list.shape().is_scalar(&self.view(state)) == Truth::Yes
            && let Some(named) = self.name_extents(state, v, &only, inside, &birth)
        {
            state.slot_mut(v).value = list.map(|c| c.with_content(Some(0), &named));
        }
    }

    /// Gives symbols to the numbers of a value with which loop `id` leaves a variable.
    pub fn name_after_rounds(&mut self, id: StmtId, state: &mut State, v: VarId) {
        let inside = self.info.loops.get(&id).and_then(|l| l.parent);
        self.name_parts(state, v, inside, &|part| Birth::At(id, v.as_u32(), 500 + part % 100));
    }

    /// `value`, what `v` is or holds, with symbols for extents that are not known; nothing where all are.
    fn name_extents(
        &mut self,
        state: &mut State,
        v: VarId,
        value: &AbsValue,
        inside: Option<StmtId>,
        birth: &dyn Fn(u32) -> Birth,
    ) -> Option<AbsValue> {
        let old = value.unique()?.matrix.shape.clone();
        if !old.dims()?.iter().any(Dim::is_unknown) {
            return None;
        }
        let name = self.name_of(v);
        let mut k = 0;
        let shape = old.map_dims(&mut |d| {
            k += 1;
            if !d.is_unknown() {
                return d.clone();
            }
            let label = Name::new(&format!("{name}_{k}"));
            let (sym, i) = self.table.born(birth(k as u32 - 1), label, true, inside);
            let most = old.most(k - 1).map_or(f64::INFINITY, |n| n as f64);
            *state.bounds_mut(i) = Bounds::of(Interval::integers(0.0, most));
            sym.into()
        });
        Some(value.clone().map(|c| {
            let matrix = Matrix { shape: shape.clone(), ..c.matrix.clone() };
            ClassValue { matrix, ..c.clone() }
        }))
    }

    /// Takes a symbol of an argument of the entry in as it is.
    pub fn adopt(&mut self, sym: Sym, state: &mut State) {
        // The table may remember the symbol from an earlier walk; the state is new.
        let at = self.table.adopt(sym);
        if !state.bounds(at).is_born() {
            let least = if sym.nonneg { 0.0 } else { f64::NEG_INFINITY };
            *state.bounds_mut(at) = Bounds::of(Interval::integers(least, f64::INFINITY));
        }
    }

    /// Takes the symbols of an argument of the entry (`double(n,1)`) in as they are.
    pub fn adopt_syms(&mut self, value: &AbsValue, state: &mut State) {
        deep::for_each_sym(value, &mut |sym| self.adopt(sym, state));
    }

    /// A callee's results in the caller's symbols. `None` where the call does not come back.
    pub fn translate(&mut self, id: StmtId, state: &mut State, reply: Reply) -> Option<Vec<Operand>> {
        let outputs = reply.results.outputs?;
        let inside = self.info.loop_of.get(&id).copied();
        let mut map: FxHashMap<Sym, Dim> = reply.meaning.into_iter().collect();
        for (k, (sym, range)) in reply.results.syms.iter().enumerate() {
            let birth = Birth::At(id, 1_000_000 + k as u32, 0);
            let (new, i) = self.table.born(birth, sym.name, sym.nonneg, inside);
            *state.bounds_mut(i) = Bounds::of(range.meet(Interval::INTEGERS));
            map.insert(*sym, new.into());
        }
        let replace = |d: &Dim| {
            if d.as_const().is_some() {
                return d.clone();
            }
            d.substitute(&|s| Some(map.get(&s).cloned().unwrap_or(Dim::Unknown)))
        };
        let of = |(value, term): (AbsValue, Term)| {
            let value = deep::map_dims(&value, &mut |d| replace(d));
            Operand { value, term: term.map(&mut |d| replace(d)), varies: true }
        };
        Some(outputs.into_iter().map(of).collect())
    }

    /// What a call computes, for conditions to be taken apart by.
    pub fn origin(&self, state: &State, callee: &Callee, args: &[Arg], plain: bool) -> Option<Rc<Origin>> {
        // A function of the program may have the name of a builtin.
        let builtin = matches!(callee.target, CallTarget::Builtin);
        if args.len() > 4 || !builtin || builtins::lookup(callee.name).is_none() {
            return None;
        }
        let mut list: SmallVec<[(VarId, u32); 2]> = SmallVec::new();
        for arg in args {
            match *arg {
                Arg::Var(v) if !self.is_list(v) => list.push((v, state.slot(v).stamp)),
                _ => return None,
            }
        }
        Some(Rc::new(Origin { op: callee.name, args: list, plain }))
    }

    /// `v` is used as an index and the statement goes on: it is a positive integer (or a mask).
    pub fn becomes_index(&mut self, id: StmtId, state: &mut State, v: VarId) {
        let value = &state.slot(v).value;
        let Some(one) = value.unique() else { return };
        if !one.class.is_numeric() || one.matrix.complexity != Complexity::Real {
            return;
        }
        let range = one.matrix.range(one.class);
        let positions = Interval::integers(1.0, LARGEST);
        let refined = range.meet(positions);
        if refined == range || refined.is_bottom() || one.matrix.as_constant().is_some() {
            return;
        }
        let new = AbsValue::in_range(one.class, one.matrix.shape.clone(), refined);
        state.slot_mut(v).value = new;
        self.refinement(state).learn_range(v, refined);
        self.name_at(id, state, v);
    }

    /// `v` is the only subscript where one element is read, or an argument of which a function says so, and the
    /// statement goes on: numbers have one element. (A mask has one that is true; what is not numbers is left alone.)
    pub fn becomes_single(&mut self, id: StmtId, state: &mut State, v: VarId) {
        let Some(one) = state.slot(v).value.unique() else { return };
        if !one.class.is_numeric() || self.cell_of(v).is_some() {
            return;
        }
        self.refinement(state).learn_single(v);
        self.name_at(id, state, v);
    }

    /// Where a path that has been followed took one element out of an array of structs or out of a cell, so that what
    /// stands behind it has one value. `one` says that the whole path had.
    pub fn learn_single(&mut self, id: StmtId, state: &mut State, base: VarId, path: &[Access], one: bool) {
        let class = state.slot(base).value.unique_class();
        let subscripts = match path {
            [Access::Paren(args), Access::Dot(_), rest @ ..] if class == Some(Class::Struct) => {
                (one || !rest.is_empty()).then_some(args)
            }
            [Access::Brace(args), rest @ ..] if class == Some(Class::Cell) => {
                (one || !rest.is_empty()).then_some(args)
            }
            _ => None,
        };
        for arg in subscripts.into_iter().flatten() {
            if let Arg::Var(v) = *arg
                && !self.is_list(v)
            {
                self.becomes_single(id, state, v);
            }
        }
    }

    /// `v`, if it is a real scalar double, is a whole number, not NaN, not infinite upwards.
    pub fn becomes_integer(&mut self, id: StmtId, state: &mut State, v: VarId) {
        let view = self.view(state);
        let Some(one) = state.slot(v).value.unique() else { return };
        let scalar = one.matrix.shape.is_scalar(&view) == Truth::Yes;
        if one.class != Class::Double
            || one.matrix.complexity != Complexity::Real
            || !scalar
            || one.matrix.as_constant().is_some()
        {
            return;
        }
        let range = one.matrix.range(one.class);
        let whole = Interval::integers(f64::NEG_INFINITY, LARGEST).with_neg_zero(true);
        let refined = range.meet(whole).with_nan(false);
        if refined == range || refined.is_bottom() {
            return;
        }
        state.slot_mut(v).value = AbsValue::in_range(Class::Double, one.matrix.shape.clone(), refined);
        self.name_at(id, state, v);
    }

    /// An index that passed lies within the extent.
    pub fn learn_bounds(&self, state: &mut State, base: &Shape, step: &Access) {
        let (Access::Paren(args) | Access::Brace(args)) = step else { return };
        for (k, arg) in args.iter().enumerate() {
            let Arg::Var(v) = *arg else { continue };
            if self.is_list(v) {
                return;
            }
            let extent = access::extent(base, k, args.len());
            if let Term::Scalar(d) = state.slot(v).term.clone() {
                self.refinement(state).assume_at_most(&d, &extent);
            }
        }
    }
}
