//! The walk over one function in one context: reading and assigning variables, loops, branches,
//! handlers, and writing facts down. What statements do is in `stmt.rs`, calls in `call.rs`,
//! conditions in `refine.rs`.

use super::engine::{Cell, Engine, Results};
use super::info::Info;
use super::key::{Key, Operand};
use super::record::{Edges, Record};
use super::refine::Refinement;
use super::state::{self, Guard, Origin, Slot, State, Term};
use super::symbols::{Birth, Bounds, SymTable, SymView};
use crate::dataflow::{Flow, Forward, forward};
use crate::facts::{ContextId, Facts, LoopFacts};
use base::{FxHashMap, Name, Span, codes};
use ir::tir::{ForRange, FunctionKind, Stmt, StmtId, Storage, VarId, VarKind, walk};
use std::rc::Rc;
use types::{AbsValue, Class, Complexity, Dim, Interval, Shape, Sym, Truth};

/// What a walk gives.
pub struct Outcome {
    /// What calls give.
    pub results: Results,
    /// The symbols, to be used again by the next walk.
    pub table: SymTable,
    /// What is called where.
    pub edges: Edges,
    /// What is known where, if facts were to be written down.
    pub facts: Facts,
}

/// The range of a `for`, evaluated before its first round.
#[derive(Clone)]
pub(super) enum Range {
    /// `lo:step:hi`
    Numbers { lo: Operand, step: Option<Operand>, hi: Operand },
    /// The columns of a value.
    Columns(Operand),
}

/// The walk.
pub struct Intra<'e, 'p> {
    pub(super) engine: &'e mut Engine<'p>,
    pub(super) context: ContextId,
    pub(super) info: Rc<Info>,
    pub(super) key: Rc<Key>,
    pub(super) table: SymTable,
    pub(super) record: Record,
    ranges: FxHashMap<StmtId, Range>,
    /// The state in which the present round of each loop began.
    rounds: FxHashMap<StmtId, State>,
    stamp: u32,
    /// Variables that live outside the activation.
    pub(super) outside: Vec<(VarId, Cell)>,
}

/// Which part of a statement's result a symbol is born with: the value itself.
const SELF: u32 = u32::MAX;

impl<'e, 'p> Intra<'e, 'p> {
    /// A walk over `info`'s function, called with `key`.
    pub fn new(
        engine: &'e mut Engine<'p>,
        context: ContextId,
        info: Rc<Info>,
        key: Rc<Key>,
        table: SymTable,
    ) -> Intra<'e, 'p> {
        let f = &info.function;
        let mut outside = Vec::new();
        for (v, var) in f.vars.iter() {
            match var.storage {
                Storage::Local if var.shared => outside.push((v, Cell::Shared(key.func, v))),
                Storage::Local => {}
                Storage::Global => outside.push((v, Cell::Global(var.name))),
                Storage::Persistent => outside.push((v, Cell::Persistent(key.func, v))),
                Storage::Outer(func, outer) => outside.push((v, Cell::Shared(func, outer))),
            }
        }
        let record = Record::new(engine.is_recording());
        Intra {
            engine,
            context,
            info,
            key,
            table,
            record,
            ranges: FxHashMap::default(),
            rounds: FxHashMap::default(),
            stamp: 0,
            outside,
        }
    }

    /// Walks the function.
    pub fn run(mut self) -> Outcome {
        let info = self.info.clone();
        let entry = self.entry();
        let end = forward(&mut self, &info.function, entry);
        let results = end.map_or_else(Results::default, |end| self.results(&end));
        if self.record.has_facts() {
            let given = self.given().into_iter().map(|(_, v, value, _)| (v, value));
            let outside = self.outside.iter();
            let outside = outside.map(|&(v, cell)| (v, self.engine.read_cell(cell, self.context)));
            self.record.join_vars(&info.function, given, outside);
        }
        let (edges, facts) = self.record.finish(&self.table);
        Outcome { results, table: self.table, edges, facts }
    }

    /// The state in which the function begins.
    fn entry(&mut self) -> State {
        let key = self.key.clone();
        let info = self.info.clone();
        let mut state = State::default();
        for (sym, range) in &key.syms {
            let i = self.table.adopt(*sym);
            *state.bounds_mut(i) = Bounds::of(*range);
        }
        for &(v, cell) in &self.outside.clone() {
            if let Cell::Shared(..) = cell {
                let value = self.engine.read_cell(cell, self.context);
                state.set(v, Slot { value, ..Slot::default() });
            }
        }
        if key.rest.is_some() && info.function.kind == FunctionKind::Script {
            // It runs in the workspace of whoever runs it.
            self.havoc(&mut state);
        }
        for (i, v, value, term) in self.given() {
            self.begin_param(v, i, value, term, &mut state);
        }
        state
    }

    /// The parameters that have values, counted, with their values.
    fn given(&self) -> Vec<(usize, VarId, AbsValue, Term)> {
        let (key, f) = (&self.key, &self.info.function);
        let mut given = Vec::with_capacity(f.params.len() + 1);
        for (i, &v) in f.params.iter().enumerate() {
            let (value, term) = match (key.args.get(i), &key.rest) {
                (Some((value, term)), _) => (value.clone(), term.clone()),
                (None, Some(rest)) => (rest.clone().or_undefined(), Term::None),
                (None, None) => continue,
            };
            given.push((i, v, value, term));
        }
        if let Some(v) = f.varargin {
            let extra = key.args.iter().skip(f.params.len()).map(|a| &a.0);
            let value = match &key.rest {
                None => list_of_args(extra.cloned().collect()),
                Some(rest) => {
                    let each = extra.fold(rest.clone(), |a, b| a.join(b));
                    AbsValue::cell_of(Shape::any_matrix(), each)
                }
            };
            given.push((f.params.len(), v, value, Term::None));
        }
        given
    }

    fn begin_param(&mut self, v: VarId, i: usize, value: AbsValue, term: Term, state: &mut State) {
        // Symbols of the entry's arguments (`double(n,1)`) are taken over.
        super::deep::for_each_sym(&value, &mut |sym| {
            // The table may remember the symbol from an earlier walk; the state is new.
            let at = self.table.adopt(sym);
            if !state.bounds(at).is_born() {
                let least = if sym.nonneg { 0.0 } else { f64::NEG_INFINITY };
                *state.bounds_mut(at) = Bounds::of(Interval::integers(least, f64::INFINITY));
            }
        });
        let stamp = self.fresh_stamp();
        if let Some(cell) = self.cell_of(v) {
            self.engine.write_cell(cell, &value);
        }
        state.set(v, Slot { value, term, stamp, origin: None });
        let birth = |part| Birth::Argument(1000 * (i as u32 + 1) + part % 1000);
        self.name_parts(v, state, None, &birth);
    }

    /// What calls of this context give when it ends in `end`.
    fn results(&mut self, end: &State) -> Results {
        let info = self.info.clone();
        let f = &info.function;
        let mut outputs = Vec::new();
        let read = |this: &mut Self, v: VarId| match this.cell_of(v) {
            Some(cell) => (this.engine.read_cell(cell, this.context), Term::None),
            None => (end.slot(v).value.clone(), end.slot(v).term.clone()),
        };
        for &v in &f.outputs {
            outputs.push(read(self, v));
        }
        if let Some(v) = f.varargout {
            let (list, _) = read(self, v);
            let wanted = self.key.nargout.unwrap_or(f.outputs.len() + 4).max(1);
            for i in 0..wanted.saturating_sub(f.outputs.len()) {
                outputs.push((nth_of_list(&list, i), Term::None));
            }
        }
        let view = end.view(&self.table);
        let of_args = |s: Sym| self.key.syms.iter().any(|(t, _)| *t == s);
        let mut syms: Vec<(Sym, Interval)> = Vec::new();
        let mut note = |s: Sym| {
            if !of_args(s) && !syms.iter().any(|(t, _)| *t == s) {
                syms.push((s, types::SymFacts::range(&view, s)));
            }
        };
        for (value, term) in &outputs {
            super::deep::for_each_sym(value, &mut note);
            term.each(&mut |d| d.for_each_sym(&mut note));
        }
        // A result that surely is not assigned makes the call fail where it is asked for.
        if let Some((first, _)) = outputs.first()
            && first.is_undefined()
            && self.key.nargout.is_some_and(|n| n > 0)
        {
            let output = f.outputs.first().map_or("", |o| f.vars[*o].name.as_str());
            let error = runtime::errors::unassigned_output(output, f.name.as_str());
            self.engine.report(&codes::CERTAIN_ERROR, Some(f.span), error.message().to_owned());
        }
        Results { outputs: Some(outputs), syms }
    }

    pub(super) fn fresh_stamp(&mut self) -> u32 {
        self.stamp += 1;
        self.stamp
    }

    /// Where `v` lives, if not in the activation.
    pub(super) fn cell_of(&self, v: VarId) -> Option<Cell> {
        self.outside.iter().find(|(w, _)| *w == v).map(|(_, c)| *c)
    }

    pub(super) fn span(&self, id: StmtId) -> Option<Span> {
        self.info.function.spans[id]
    }

    pub(super) fn var_name(&self, v: VarId) -> Name {
        self.info.function.vars[v].name
    }

    /// Symbols and what is known of them in `state`.
    pub(super) fn view<'a>(&'a self, state: &'a State) -> SymView<'a> {
        state.view(&self.table)
    }

    /// `state`, to be told what holds.
    pub(super) fn refinement<'a>(&'a self, state: &'a mut State) -> Refinement<'a> {
        Refinement { table: &self.table, state }
    }

    /// Reads a variable: afterwards it is surely defined. `None` where it surely is not: an error.
    pub(super) fn read(&mut self, id: StmtId, state: &mut State, v: VarId) -> Option<Operand> {
        if state.slot(v).value.maybe_undefined {
            if state.slot(v).value.is_undefined() {
                let text = format!("Unrecognized function or variable '{}'.", self.var_name(v));
                return self.fails(id, &text);
            }
            state.slot_mut(v).value.maybe_undefined = false;
        }
        if state.slot(v).stamp == 0 {
            let stamp = self.fresh_stamp();
            state.slot_mut(v).stamp = stamp;
        }
        let slot = state.slot(v);
        if slot.value.is_bottom() {
            return None;
        }
        let varies = self.info.varies(id, v);
        Some(Operand { value: slot.value.clone(), term: slot.term.clone(), varies })
    }

    /// Assigns a variable.
    pub(super) fn assign(
        &mut self,
        id: StmtId,
        state: &mut State,
        v: VarId,
        value: Operand,
        origin: Option<Rc<Origin>>,
    ) {
        let stamp = self.fresh_stamp();
        self.put(id, state, v, Slot { value: value.value, term: value.term, stamp, origin });
    }

    /// Assigns a variable a slot.
    pub(super) fn put(&mut self, id: StmtId, state: &mut State, v: VarId, slot: Slot) {
        if let Some(cell) = self.cell_of(v) {
            self.engine.write_cell(cell, &slot.value);
        }
        state.set(v, slot);
        let inside = self.info.loop_of.get(&id).copied();
        self.name_parts(v, state, inside, &|part| Birth::At(id, v.as_u32(), part));
    }

    /// Gives the numbers of a value that are not known, but surely numbers, symbols.
    pub(super) fn name_parts(
        &mut self,
        v: VarId,
        state: &mut State,
        inside: Option<StmtId>,
        birth: &dyn Fn(u32) -> Birth,
    ) {
        let slot = state.slot(v);
        let Some(one) = slot.value.unique() else { return };
        let name = self.var_name(v);
        if let Some(dims) = one.matrix.shape.dims()
            && dims.iter().any(Dim::is_unknown)
        {
            let dims = dims.to_vec();
            let mut shape = Vec::with_capacity(dims.len());
            for (k, d) in dims.into_iter().enumerate() {
                if !d.is_unknown() {
                    shape.push(d);
                    continue;
                }
                let label = Name::new(&format!("{name}_{}", k + 1));
                let (sym, i) = self.table.born(birth(k as u32), label, true, inside);
                *state.bounds_mut(i) = Bounds::of(Interval::integers(0.0, f64::INFINITY));
                shape.push(sym.into());
            }
            let shape = Shape::new(shape);
            let slot = state.slot_mut(v);
            let value = slot.value.map(|c| {
                let matrix = types::Matrix { shape: shape.clone(), ..c.matrix.clone() };
                types::ClassValue { matrix, ..c.clone() }
            });
            slot.value = value;
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

    /// Variables that others see may have changed during a call.
    pub(super) fn reload(&mut self, state: &mut State) {
        for (v, cell) in self.outside.clone() {
            let declared = !matches!(cell, Cell::Global(_) | Cell::Persistent(..))
                || !state.slot(v).value.is_undefined();
            if declared {
                let value = self.engine.read_cell(cell, self.context);
                state.set(v, Slot { value, ..Slot::default() });
            }
        }
        if self.engine.reaches_callers {
            self.havoc(state);
        }
    }

    /// Any variable that has a name may have any value or none.
    pub(super) fn havoc(&mut self, state: &mut State) {
        let info = self.info.clone();
        for (v, var) in info.function.vars.iter() {
            if var.kind == VarKind::User && !state.slot(v).is_anything() {
                let slot = Slot { value: AbsValue::top().or_undefined(), ..Slot::default() };
                self.put_plain(state, v, slot);
            }
        }
    }

    fn put_plain(&mut self, state: &mut State, v: VarId, slot: Slot) {
        if let Some(cell) = self.cell_of(v) {
            self.engine.write_cell(cell, &slot.value);
        }
        state.set(v, slot);
    }

    /// New stamps for values of which it is not known which they are.
    fn restamp(&mut self, state: &mut State, vars: &[VarId]) {
        for &v in vars {
            if state.slot(v).stamp == 0 && !state.slot(v).value.is_undefined() {
                let stamp = self.fresh_stamp();
                state.slot_mut(v).stamp = stamp;
            }
        }
    }
}

/// `varargin`: a row, 0-by-0 where there is none.
fn list_of_args(list: Vec<AbsValue>) -> AbsValue {
    let none = list.is_empty();
    let value = AbsValue::cell(1, list);
    if !none {
        return value;
    }
    value.map(|v| {
        let matrix = types::Matrix { shape: Shape::empty(), ..v.matrix.clone() };
        types::ClassValue { matrix, ..v.clone() }
    })
}

/// Element `i` of a cs-list held as a cell.
pub(super) fn nth_of_list(list: &AbsValue, i: usize) -> AbsValue {
    let value = list.content(Some(i));
    let sure = list
        .unique()
        .is_some_and(|v| v.matrix.shape.as_sizes().is_some_and(|s| s.iter().product::<usize>() > i));
    if sure {
        value
    } else if value.is_bottom() {
        AbsValue::undefined()
    } else {
        value.or_undefined()
    }
}

impl Forward for Intra<'_, '_> {
    type State = State;

    fn join(&mut self, into: &mut State, from: &State) -> bool {
        into.join(from, &mut Vec::new(), |a, b| a.join(b))
    }

    fn merge(&mut self, at: StmtId, then: State, els: State) -> State {
        let mut met = then.clone();
        let mut changed = Vec::new();
        met.join(&els, &mut changed, |a, b| a.join(b));
        let inside = self.info.loop_of.get(&at).copied();
        for &v in &changed {
            self.name_parts(v, &mut met, inside, &|part| Birth::At(at, v.as_u32(), part));
        }
        self.restamp(&mut met, &changed);
        for &v in &changed {
            // A truth value that tells which way was taken.
            let (a, b) = (&then.slot(v).value, &els.slot(v).value);
            let logical = |x: &AbsValue| x.unique_class() == Some(Class::Logical) && !x.maybe_undefined;
            if !logical(a) || !logical(b) {
                continue;
            }
            let only = |no: Truth| match (a.truth() == no, b.truth() == no) {
                (true, false) => Some(els.clone()),
                (false, true) => Some(then.clone()),
                _ => None,
            };
            let (on_true, on_false) = (only(Truth::No), only(Truth::Yes));
            if on_true.is_some() || on_false.is_some() {
                let stamp = met.slot(v).stamp;
                let stamps = changed.iter().map(|&v| (v, met.slot(v).stamp)).collect();
                met.add_guard(Guard { var: v, stamp, met: stamps, on_true, on_false });
            }
        }
        met
    }

    fn widen(&mut self, _: StmtId, round: u32, head: &mut State, from: &State) -> bool {
        let round = if self.engine.is_coarse() { 99 } else { round };
        let thresholds = &self.info.thresholds;
        head.join(from, &mut Vec::new(), |a, b| state::widen_value(a, b, thresholds, round))
    }

    fn stmt(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> Flow {
        self.engine.steps += 1;
        self.record.begin(id, stmt, state);
        let flow = self.simple(id, stmt, state);
        if flow == Flow::Next {
            self.record.end(id, stmt, state);
        }
        flow
    }

    fn branch(&mut self, id: StmtId, cond: VarId, taken: bool, state: &mut State) -> bool {
        self.engine.steps += 1;
        let info = self.info.clone();
        if taken {
            self.record.begin(id, &info.function.stmts[id], state);
        }
        if self.read(id, state, cond).is_none() {
            return false;
        }
        let viable = self.refinement(state).assume(cond, taken);
        self.record.branch(id, taken, viable);
        viable
    }

    fn enter_loop(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) {
        let Stmt::For { range, .. } = stmt else { return };
        self.record.begin(id, stmt, state);
        let range = match range {
            ForRange::Range { lo, step, hi } => {
                let lo = self.read(id, state, *lo);
                let step = match step {
                    Some(step) => Some(self.read(id, state, *step)),
                    None => None,
                };
                let hi = self.read(id, state, *hi);
                match (lo, step, hi) {
                    (Some(lo), None, Some(hi)) => Some(Range::Numbers { lo, step: None, hi }),
                    (Some(lo), Some(Some(step)), Some(hi)) => {
                        Some(Range::Numbers { lo, step: Some(step), hi })
                    }
                    _ => None,
                }
            }
            ForRange::Columns(v) => self.read(id, state, *v).map(Range::Columns),
        };
        match range {
            Some(range) => self.ranges.insert(id, range),
            None => self.ranges.remove(&id),
        };
    }

    fn begin_round(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> bool {
        state.clear_guards();
        self.rounds.insert(id, state.clone());
        let info = self.info.clone();
        if let Some(l) = info.loops.get(&id) {
            for &v in &l.carried {
                self.name_parts(v, state, Some(id), &|part| Birth::At(id, v.as_u32(), part));
            }
            self.restamp(state, &l.carried);
        }
        let Stmt::For { var, .. } = stmt else { return true };
        let Some(range) = self.ranges.get(&id).cloned() else { return false };
        let Some((value, facts)) = self.loop_value(&range, state) else { return false };
        let stamp = self.fresh_stamp();
        if let Some(cell) = self.cell_of(*var) {
            self.engine.write_cell(cell, &value.value);
        }
        state.set(*var, Slot { value: value.value, term: value.term, stamp, origin: None });
        self.name_parts(*var, state, Some(id), &|part| Birth::At(id, var.as_u32(), part));
        self.record.round(id, facts, *var, &state.slot(*var).value);
        true
    }

    fn no_round(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> bool {
        let Stmt::For { var, .. } = stmt else { return true };
        let Some(range) = self.ranges.get(&id).cloned() else { return false };
        // What a round assumes does not hold where there is none.
        let enters = self.loop_value(&range, &mut state.clone()).is_some_and(|(_, facts)| facts.enters);
        if enters {
            return false;
        }
        let matters = self.info.loops.get(&id).is_none_or(|l| l.var_matters);
        if matters {
            let shape = Shape::matrix(Dim::Unknown, Dim::ZERO);
            let value = AbsValue::in_range(Class::Double, shape, Interval::BOTTOM);
            if let Some(cell) = self.cell_of(*var) {
                self.engine.write_cell(cell, &value);
            }
            self.record.no_round(id, &value);
            state.set(*var, Slot { value, ..Slot::default() });
        } else {
            state.set(*var, Slot::default());
        }
        true
    }

    fn end_round(&mut self, id: StmtId, state: &mut State) {
        let info = self.info.clone();
        if let Some(l) = info.loops.get(&id) {
            for &v in &l.dead {
                state.set(v, Slot::default());
            }
        }
        // What is inside is born in the round: the state it began in does not know it.
        let before = self.rounds.remove(&id).unwrap_or_default();
        state.forget(&before, &self.table, &|s| info.is_inside(self.table.loop_of(s), id));
    }

    fn catch(&mut self, id: StmtId, err: Option<VarId>, state: &mut State) {
        state.clear_guards();
        if let Some(v) = err {
            // A class of the program may be derived from it.
            let error = AbsValue::any_of(Class::Object(Name::new("MException")));
            let value = if self.engine.objects { AbsValue::top() } else { error };
            let stamp = self.fresh_stamp();
            self.put_plain(state, v, Slot { value, stamp, ..Slot::default() });
            self.record.caught(id, v, &state.slot(v).value);
        }
    }

    fn opaque(&mut self, id: StmtId, _: &Stmt, state: &mut State) {
        let info = self.info.clone();
        self.engine.complete = false;
        let text = "Blocks are nested deeper than the analysis follows.".to_owned();
        self.engine.report(&codes::UNKNOWN_CALL, self.span(id), text);
        let mut assigned = Vec::new();
        walk::each(&info.function, &[id], &mut |_, stmt| assigned.extend(walk::defs(stmt)));
        for v in assigned {
            let slot = Slot { value: AbsValue::top().or_undefined(), ..Slot::default() };
            self.put_plain(state, v, slot);
        }
        let after = state.clone();
        walk::each(&info.function, &[id], &mut |s, stmt| {
            self.record.begin(s, stmt, &after);
            self.record.end(s, stmt, &after);
            self.record.branch(s, true, true);
            self.record.branch(s, false, true);
        });
    }
}

impl Intra<'_, '_> {
    /// What the variable of a `for` is in a round; `None` where there is none.
    fn loop_value(&mut self, range: &Range, state: &mut State) -> Option<(Operand, LoopFacts)> {
        match range {
            Range::Numbers { lo, step, hi } => self.number_range(lo, step.as_ref(), hi, state),
            Range::Columns(of) => self.columns(of, state),
        }
    }

    fn number_range(
        &mut self,
        lo: &Operand,
        step: Option<&Operand>,
        hi: &Operand,
        state: &mut State,
    ) -> Option<(Operand, LoopFacts)> {
        let view = self.view(state);
        let (a, b) = (lo.value.range(), hi.value.range());
        let by = step.map_or(Interval::point(1.0), |s| s.value.range());
        let constant = match step {
            None => Some(1.0),
            Some(s) => s.value.as_number(),
        };
        if constant == Some(0.0) {
            return None;
        }
        let rises = constant.filter(|s| !s.is_nan()).map(|s| s > 0.0);
        // With NaN among its three numbers, a range is NaN alone.
        let nan = a.nan || b.nan || by.nan;
        // lo + k*step: whole numbers give whole numbers, and never beyond the limit.
        let integer = a.integer && by.integer;
        let (least, most) = match rises {
            Some(true) => (a.lo, b.hi),
            Some(false) => (b.lo, a.hi),
            None => (a.lo.min(b.lo), a.hi.max(b.hi)),
        };
        if rises.is_some() && least > most && !nan {
            return None;
        }
        let neg_zero = types::colon_is_neg_zero(a, by, b);
        let mut var = Interval { lo: least, hi: most, integer, nan, neg_zero }.normalised();
        let none = |d: Option<&Dim>| d.cloned().unwrap_or(Dim::Unknown);
        let (from, to) = (none(lo.term.scalar()), none(hi.term.scalar()));
        // A limit that is an integer is one; a rising range that starts at an integer ends below it.
        let term = match rises {
            Some(true) => Term::span(from.clone(), to.clone(), false),
            Some(false) => Term::span(to.clone(), from.clone(), false),
            None => Term::None,
        };
        let enters = match rises {
            Some(true) => a.hi <= b.lo || view.at_most(&from, &to),
            Some(false) => a.lo >= b.hi || view.at_most(&to, &from),
            None => false,
        };
        let scalars = [Some(lo), step, Some(hi)].into_iter().flatten().all(|o| {
            o.value.unique().is_some_and(|v| {
                v.matrix.complexity == Complexity::Real && v.matrix.shape.is_scalar(&view) == Truth::Yes
            })
        });
        let enters = enters && scalars && !nan;
        let classes: Vec<Option<Class>> =
            [Some(lo), step, Some(hi)].into_iter().flatten().map(|o| o.value.unique_class()).collect();
        let class = classes.iter().copied().reduce(|a, b| types::colon_class(a?, b?)).flatten();
        let value = match class {
            Some(class) => {
                if class.is_integer() || class == Class::Single {
                    var = var.converted(class);
                }
                AbsValue::in_range(class, Shape::scalar(), var)
            }
            _ => AbsValue::top(),
        };
        // In a round, the limits are in order.
        match rises {
            Some(true) => self.refinement(state).assume_at_most(&from, &to),
            Some(false) => self.refinement(state).assume_at_most(&to, &from),
            None => {}
        }
        let facts = LoopFacts { enters, var, step: constant };
        Some((Operand { value, term, varies: true }, facts))
    }

    fn columns(&mut self, of: &Operand, state: &State) -> Option<(Operand, LoopFacts)> {
        let view = self.view(state);
        let shape = of.value.shape();
        let cols = match shape.rank() {
            Some(_) => (1..shape.rank().unwrap_or(2)).fold(Dim::ONE, |p, k| p.mul(&shape.dim(k))),
            None => Dim::Unknown,
        };
        if cols.as_const() == Some(0) {
            return None;
        }
        let enters = !cols.is_unknown() && view.nonneg(&cols.sub(&Dim::ONE));
        let index = [super::access::Index::Colon, super::access::Index::any_scalar()];
        let value = super::access::paren(&view, &of.value, &index).unwrap_or_else(|_| AbsValue::top());
        // A handle is no array: its only column is the handle.
        let handles = of.value.clone().retain(|v| v.class == Class::FunctionHandle);
        let value = if handles.is_undefined() { value } else { value.join(&handles.defined()) };
        let var = value.range();
        Some((Operand { value, term: Term::None, varies: true }, LoopFacts { enters, var, step: None }))
    }
}
