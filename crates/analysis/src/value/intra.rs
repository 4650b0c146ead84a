//! The walk over one function in one context: reading and assigning variables, loops, branches,
//! handlers, and writing facts down. What statements do is in `stmt.rs`, calls in `call.rs`,
//! conditions in `refine.rs`.

use super::engine::Engine;
use super::env::{Cell, Env};
use super::info::Info;
use super::key::{Key, Operand, Results};
use super::range::Range;
use super::record::{Edges, Record};
use super::state::{self, Guard, Origin, Slot, State, Term};
use super::symbols::{Bounds, SymTable};
use crate::dataflow::{Flow, Forward, forward};
use crate::facts::{ContextId, Facts};
use base::{FxHashMap, Name, codes};
use ir::tir::{ForRange, FunctionKind, Stmt, StmtId, VarId, VarKind, walk};
use std::rc::Rc;
use types::{AbsValue, Class, Dim, Interval, Shape, Sym, Truth};

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

/// The walk.
pub struct Intra<'e, 'p> {
    pub(super) engine: &'e mut Engine<'p>,
    pub(super) context: ContextId,
    pub(super) key: Rc<Key>,
    pub(super) env: Env,
    pub(super) record: Record,
    ranges: FxHashMap<StmtId, Range>,
    /// The state in which the present round of each loop began.
    rounds: FxHashMap<StmtId, State>,
}

impl<'e, 'p> Intra<'e, 'p> {
    /// A walk over `info`'s function, called with `key`.
    pub fn new(
        engine: &'e mut Engine<'p>,
        context: ContextId,
        info: Rc<Info>,
        key: Rc<Key>,
        table: SymTable,
    ) -> Intra<'e, 'p> {
        let env = Env::new(key.func, info, table);
        let record = Record::new(engine.is_recording());
        Intra {
            engine,
            context,
            key,
            env,
            record,
            ranges: FxHashMap::default(),
            rounds: FxHashMap::default(),
        }
    }

    /// Walks the function.
    pub fn run(mut self) -> Outcome {
        let info = self.env.info.clone();
        let entry = self.entry();
        let end = forward(&mut self, &info.function, entry);
        let results = end.map_or_else(Results::default, |end| self.results(&end));
        if self.record.has_facts() {
            let given = self.given().into_iter().map(|(_, v, value, _)| (v, value));
            let outside = self.env.outside();
            let outside = outside.iter().map(|&(v, cell)| (v, self.engine.read_cell(cell, self.context)));
            self.record.join_vars(&info.function, given, outside);
        }
        let (edges, facts) = self.record.finish(&self.env.table);
        Outcome { results, table: self.env.table, edges, facts }
    }

    /// The state in which the function begins.
    fn entry(&mut self) -> State {
        let key = self.key.clone();
        let info = self.env.info.clone();
        let mut state = State::default();
        for (sym, range) in &key.syms {
            let i = self.env.table.adopt(*sym);
            *state.bounds_mut(i) = Bounds::of(*range);
        }
        for &(v, cell) in self.env.outside().iter() {
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
        let (key, f) = (&self.key, &self.env.info.function);
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
        self.env.adopt_syms(&value, state);
        let stamp = self.env.fresh_stamp();
        if let Some(cell) = self.env.cell_of(v) {
            self.engine.write_cell(cell, &value);
        }
        state.set(v, Slot { value, term, stamp, origin: None });
        self.env.name_param(i, state, v);
    }

    /// What calls of this context give when it ends in `end`.
    fn results(&mut self, end: &State) -> Results {
        let info = self.env.info.clone();
        let f = &info.function;
        let mut outputs = Vec::new();
        let read = |this: &mut Self, v: VarId| match this.env.cell_of(v) {
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
        let view = end.view(&self.env.table);
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

    /// Reads a variable: afterwards it is surely defined. `None` where it surely is not: an error.
    pub(super) fn read(&mut self, id: StmtId, state: &mut State, v: VarId) -> Option<Operand> {
        if state.slot(v).value.maybe_undefined {
            if state.slot(v).value.is_undefined() {
                let text = format!("Unrecognized function or variable '{}'.", self.env.name_of(v));
                return self.fails(id, &text);
            }
            state.slot_mut(v).value.maybe_undefined = false;
        }
        self.env.identify(state, v);
        let slot = state.slot(v);
        if slot.value.is_bottom() {
            return None;
        }
        let varies = self.env.info.varies(id, v);
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
        let stamp = self.env.fresh_stamp();
        self.put(id, state, v, Slot { value: value.value, term: value.term, stamp, origin });
    }

    /// Assigns a variable a slot.
    pub(super) fn put(&mut self, id: StmtId, state: &mut State, v: VarId, slot: Slot) {
        if let Some(cell) = self.env.cell_of(v) {
            self.engine.write_cell(cell, &slot.value);
        }
        self.env.put(id, state, v, slot);
    }

    /// Variables that others see may have changed during a call.
    pub(super) fn reload(&mut self, state: &mut State) {
        for &(v, cell) in self.env.outside().iter() {
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
        let info = self.env.info.clone();
        for (v, var) in info.function.vars.iter() {
            if var.kind == VarKind::User && !state.slot(v).is_anything() {
                let slot = Slot { value: AbsValue::top().or_undefined(), ..Slot::default() };
                self.put_plain(state, v, slot);
            }
        }
    }

    fn put_plain(&mut self, state: &mut State, v: VarId, slot: Slot) {
        if let Some(cell) = self.env.cell_of(v) {
            self.engine.write_cell(cell, &slot.value);
        }
        state.set(v, slot);
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
        for &v in &changed {
            self.env.name_at(at, &mut met, v);
        }
        self.env.identify_all(&mut met, &changed);
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
        let thresholds = &self.env.info.thresholds;
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
        let info = self.env.info.clone();
        if taken {
            self.record.begin(id, &info.function.stmts[id], state);
        }
        if self.read(id, state, cond).is_none() {
            return false;
        }
        let viable = self.env.refinement(state).assume(cond, taken);
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
        let info = self.env.info.clone();
        if let Some(l) = info.loops.get(&id) {
            for &v in &l.carried {
                self.env.name_in_round(id, state, v);
            }
            self.env.identify_all(state, &l.carried);
        }
        let Stmt::For { var, .. } = stmt else { return true };
        let Some(range) = self.ranges.get(&id).cloned() else { return false };
        let Some((value, facts)) = range.round(&mut self.env.refinement(state)) else { return false };
        let stamp = self.env.fresh_stamp();
        if let Some(cell) = self.env.cell_of(*var) {
            self.engine.write_cell(cell, &value.value);
        }
        state.set(*var, Slot { value: value.value, term: value.term, stamp, origin: None });
        self.env.name_in_round(id, state, *var);
        self.record.round(id, facts, *var, &state.slot(*var).value);
        true
    }

    fn no_round(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> bool {
        let Stmt::For { var, .. } = stmt else { return true };
        let Some(range) = self.ranges.get(&id).cloned() else { return false };
        // What a round assumes does not hold where there is none.
        let enters =
            range.round(&mut self.env.refinement(&mut state.clone())).is_some_and(|(_, facts)| facts.enters);
        if enters {
            return false;
        }
        let matters = self.env.info.loops.get(&id).is_none_or(|l| l.var_matters);
        if matters {
            let shape = Shape::matrix(Dim::Unknown, Dim::ZERO);
            let value = AbsValue::in_range(Class::Double, shape, Interval::BOTTOM);
            if let Some(cell) = self.env.cell_of(*var) {
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
        let info = self.env.info.clone();
        if let Some(l) = info.loops.get(&id) {
            for &v in &l.dead {
                state.set(v, Slot::default());
            }
        }
        // What is inside is born in the round: the state it began in does not know it.
        let before = self.rounds.remove(&id).unwrap_or_default();
        state.forget(&before, &self.env.table, &|s| info.is_inside(self.env.table.loop_of(s), id));
    }

    fn catch(&mut self, id: StmtId, err: Option<VarId>, state: &mut State) {
        state.clear_guards();
        if let Some(v) = err {
            // A class of the program may be derived from it.
            let error = AbsValue::any_of(Class::Object(Name::new("MException")));
            let value = if self.engine.objects { AbsValue::top() } else { error };
            let stamp = self.env.fresh_stamp();
            self.put_plain(state, v, Slot { value, stamp, ..Slot::default() });
            self.record.caught(id, v, &state.slot(v).value);
        }
    }

    fn opaque(&mut self, id: StmtId, _: &Stmt, state: &mut State) {
        let info = self.env.info.clone();
        self.engine.complete = false;
        let text = "Blocks are nested deeper than the analysis follows.".to_owned();
        self.engine.report(&codes::UNKNOWN_CALL, self.env.info.span(id), text);
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
