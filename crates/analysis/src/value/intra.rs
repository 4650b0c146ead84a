//! The walk over one function in one context: with what it begins, how loops, branches and handlers go on from
//! state to state, and what calls get in the end. What a statement does is the transfer's (`transfer.rs`), what a
//! condition says `refine.rs`'s.

use super::counting;
use super::deep;
use super::drifting::{self, Drift};
use super::engine::Engine;
use super::env::{Cell, Env};
use super::falling::{self, Falling, Given};
use super::front;
use super::growing;
use super::info::Info;
use super::key::{Key, Operand, Results};
use super::least::Least;
use super::making;
use super::properties::open_param;
use super::range::Range;
use super::record::{Edges, Record};
use super::state::{self, Guard, Slot, State, Term};
use super::stmt::nth_of_list;
use super::symbols::{Bounds, SymTable};
use super::transfer::Transfer;
use crate::dataflow::{Flow, Forward, forward};
use crate::facts::{ContextId, Facts};
use base::{FxHashMap, Name, codes};
use ir::tir::{ForRange, FunctionKind, Stmt, StmtId, VarId, walk};
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
    pub(super) transfer: Transfer<'e, 'p>,
    pub(super) rounds: Rounds,
}

/// The loops that were entered.
#[derive(Default)]
pub struct Rounds {
    /// What `for` loops go over.
    ranges: FxHashMap<StmtId, Range>,
    /// What grows as rows in each, from nothing.
    blank: FxHashMap<StmtId, Vec<growing::Place>>,
    /// Cell arrays with an element for each round of a loop.
    cells: FxHashMap<StmtId, Vec<VarId>>,
    /// Arrays that a loop downwards makes, as it began.
    falls: FxHashMap<StmtId, Vec<(VarId, Begun)>>,
    /// What the rounds of a loop give elements of an array as a field or contents; no extents but constant ones.
    contents: FxHashMap<(StmtId, VarId, Given), AbsValue>,
    /// The least extents of what each grows, as it began.
    least: FxHashMap<StmtId, Vec<(VarId, Least)>>,
    /// What variables that each raises or lowers by constants were as it began.
    drifting: FxHashMap<StmtId, Vec<(Drift, Interval)>>,
    /// The state in which the present round of each began.
    begun: FxHashMap<StmtId, State>,
}

/// What an array is that a loop downwards makes, before it.
#[derive(Clone, Copy, PartialEq)]
enum Begun {
    /// Nothing.
    Blank,
    /// As many cells as the loop has rounds.
    Cells,
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
        let counted = counting::counted(engine, key.func, &key.counts);
        let env = Env::new(key.func, info, table, counted);
        let record = Record::new(engine.is_recording());
        let transfer = Transfer { engine, context, key, env, record };
        Intra { transfer, rounds: Rounds::default() }
    }

    /// Walks the function.
    pub fn run(mut self) -> Outcome {
        let info = self.transfer.env.info.clone();
        let entry = self.entry();
        let begun: Vec<u32> = info.function.params.iter().map(|v| entry.slot(*v).stamp).collect();
        let end = forward(&mut self, &info.function, entry);
        let results = end.map_or_else(Results::default, |mut end| {
            making::show(&mut self.transfer, &mut end, None);
            Results { single: single(&self.transfer.env, &end, &begun), ..self.results(&end) }
        });
        if self.transfer.record.has_facts() {
            let given = self.given().into_iter().map(|(_, v, value, _)| (v, value));
            let outside = self.transfer.env.outside();
            let Transfer { engine, context, record, .. } = &mut self.transfer;
            let outside = outside.iter().map(|&(v, cell)| (v, engine.read_cell(cell, *context)));
            record.join_vars(&info.function, given, outside);
        }
        let (edges, facts) = self.transfer.record.finish(&self.transfer.env.table);
        Outcome { results, table: self.transfer.env.table, edges, facts }
    }

    /// The state in which the function begins.
    pub(super) fn entry(&mut self) -> State {
        let key = self.transfer.key.clone();
        let info = self.transfer.env.info.clone();
        let mut state = State::default();
        for (sym, range) in &key.syms {
            let i = self.transfer.env.table.adopt(*sym);
            *state.bounds_mut(i) = Bounds::of(*range);
        }
        for &(v, cell) in self.transfer.env.outside().iter() {
            if let Cell::Shared(..) = cell {
                let value = self.transfer.engine.read_cell(cell, self.transfer.context);
                state.set(v, Slot { value, ..Slot::default() });
            }
        }
        if key.rest.is_some() && info.function.kind == FunctionKind::Script {
            // It runs in the workspace of whoever runs it.
            self.transfer.havoc(&mut state);
        }
        for (i, v, value, term) in self.given() {
            self.begin_param(v, i, value, term, &mut state);
        }
        state
    }

    /// The parameters that have values, counted, with their values.
    fn given(&mut self) -> Vec<(usize, VarId, AbsValue, Term)> {
        let (key, info) = (self.transfer.key.clone(), self.transfer.env.info.clone());
        let f = &info.function;
        let opened = self.transfer.engine.roots.contains(&self.transfer.context);
        let mut given = Vec::with_capacity(f.params.len() + 1);
        for (i, &v) in f.params.iter().enumerate() {
            let (value, term) = match (key.args.get(i), &key.rest) {
                (Some((value, term)), _) => (value.clone(), term.clone()),
                (None, Some(rest)) => (rest.clone().or_undefined(), Term::None),
                (None, None) => continue,
            };
            let value = if opened && value.is_any() { self.unseen(i, value) } else { value };
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

    /// What is known of a parameter of which no call is seen.
    fn unseen(&mut self, i: usize, any: AbsValue) -> AbsValue {
        let Transfer { engine, context, key, .. } = &mut self.transfer;
        if i < key.bound {
            let value = engine.read_cell(Cell::Captured(key.func, i as u32), *context);
            return value;
        }
        let found = open_param(engine, key.func, i - key.bound, *context);
        // Who reads the parameter has been given it.
        let missing = any.maybe_undefined;
        found.map_or(any, |value| if missing { value.or_undefined() } else { value })
    }

    fn begin_param(&mut self, v: VarId, i: usize, value: AbsValue, term: Term, state: &mut State) {
        self.transfer.env.adopt_syms(&value, state);
        term.each(&mut |d| d.for_each_sym(&mut |s| self.transfer.env.adopt(s, state)));
        let stamp = self.transfer.env.fresh_stamp();
        self.transfer.put_plain(state, v, Slot { value, term, stamp, origin: None });
        self.transfer.env.name_param(i, state, v);
    }

    /// What calls of this context give when it ends in `end`.
    fn results(&mut self, end: &State) -> Results {
        let info = self.transfer.env.info.clone();
        let f = &info.function;
        let mut outputs = Vec::new();
        let read = |this: &mut Self, v: VarId| match this.transfer.env.cell_of(v) {
            Some(cell) => (this.transfer.engine.read_cell(cell, this.transfer.context), Term::None),
            None => (end.slot(v).value.clone(), end.slot(v).term.clone()),
        };
        for &v in &f.outputs {
            outputs.push(read(self, v));
        }
        if let Some(v) = f.varargout {
            let (list, _) = read(self, v);
            let wanted = self.transfer.key.nargout.unwrap_or(f.outputs.len() + 4).max(1);
            for i in 0..wanted.saturating_sub(f.outputs.len()) {
                outputs.push((nth_of_list(&list, i), Term::None));
            }
        }
        let view = end.view(&self.transfer.env.table);
        let of_args = |s: Sym| self.transfer.key.syms.iter().any(|(t, _)| *t == s);
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
            && !first.is_bottom()
            && self.transfer.key.nargout.is_some_and(|n| n > 0)
        {
            let output = f.outputs.first().map_or("", |o| f.vars[*o].name.as_str());
            let error = runtime::errors::unassigned_output(output, f.name.as_str());
            self.transfer.engine.report(&codes::CERTAIN_ERROR, Some(f.span), error.message().to_owned());
        }
        Results { outputs: Some(outputs), syms, single: Vec::new() }
    }
}

/// Which parameters have at the end the value with which they began (by its stamp), and surely one element.
fn single(env: &Env, end: &State, begun: &[u32]) -> Vec<bool> {
    let is = |(v, begun): (&VarId, &u32)| {
        let slot = end.slot(*v);
        let same = *begun != 0 && slot.stamp == *begun && env.cell_of(*v).is_none();
        same && !slot.value.is_any()
            && !slot.value.maybe_undefined
            && slot.value.shape().is_scalar(&end.view(&env.table)) == Truth::Yes
    };
    env.info.function.params.iter().zip(begun).map(is).collect()
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

impl Intra<'_, '_> {
    /// Variables that a loop raises or lowers by constants are no further than all its rounds but `left` take them.
    fn bound_drifts(&mut self, id: StmtId, stmt: &Stmt, left: f64, state: &mut State) {
        let rounds = match (stmt, self.rounds.ranges.get(&id)) {
            (Stmt::For { .. }, Some(range)) => range.most_rounds(),
            _ => None,
        };
        for (drift, from) in self.rounds.drifting.get(&id).into_iter().flatten() {
            if let Some(range) = drifting::after(drift, *from, rounds.map(|n| n - left)) {
                self.transfer.env.refinement(state).narrow_range(drift.var, range);
            }
        }
    }
}

impl Intra<'_, '_> {
    /// The whole number that a loop downwards begins with.
    fn first_place(&self, id: StmtId) -> Option<Dim> {
        match self.rounds.ranges.get(&id) {
            Some(Range::Numbers { lo, .. }) => whole(lo).cloned(),
            _ => None,
        }
    }

    /// Counters say how many elements have contents where a loop begins that goes on by them.
    fn enter_fronts(&self, id: StmtId, counter: Option<(VarId, Dim)>, state: &mut State) {
        let Some(l) = self.transfer.env.info.loops.get(&id).filter(|l| !l.given.is_empty()) else { return };
        let counter = counter.as_ref().map(|(v, first)| (*v, first));
        let others: Vec<VarId> = l.drifts.iter().map(|d| d.var).collect();
        front::enter(&self.transfer.env, state, &l.given, counter, &others);
    }

    /// A loop over numbers has come to its last one.
    fn leave_fronts(&self, id: StmtId, stmt: &Stmt, state: &mut State) {
        let Stmt::For { var, range: ForRange::Range { hi, .. }, .. } = stmt else { return };
        if let Some(Range::Numbers { hi: last, step: None, .. }) = self.rounds.ranges.get(&id)
            && let Some(last) = whole(last)
        {
            front::leave(&self.transfer.env, state, *var, *hi, last);
        }
    }

    /// What a loop downwards has made is whole behind it.
    fn fallen(&mut self, id: StmtId, enters: bool, state: &mut State) {
        let info = self.transfer.env.info.clone();
        let Some(first) = self.first_place(id) else { return };
        let count = if enters { first } else { first.maximum(&Dim::ZERO) };
        for array in info.loops.get(&id).map_or(&[][..], |l| &l.falls) {
            let falls = self.rounds.falls.get(&id).map_or(&[][..], Vec::as_slice);
            let Some((_, begun)) = falls.iter().find(|f| f.0 == array.var) else { continue };
            let mut value = state.slot(array.var).value.clone();
            for part in &array.parts {
                if let Some(stored) = self.rounds.contents.get(&(id, array.var, *part)) {
                    value = falling::with_part(&value, *part, stored);
                }
            }
            if *begun == Begun::Blank {
                value = growing::row_of(&value, &count);
                if array.in_order {
                    value = falling::in_order(&value, &array.parts);
                }
            }
            state.slot_mut(array.var).value = value;
        }
    }
}

/// The extent that a bound of a range is, where it surely is a whole number.
fn whole(bound: &Operand) -> Option<&Dim> {
    bound.term.scalar().filter(|_| bound.value.range().integer)
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
            let env = &mut self.transfer.env;
            env.name_at(at, &mut met, v);
            if let (Some(a), Some(b)) = (env.least_extents(&then, v), env.least_extents(&els, v))
                && a.len() == b.len()
            {
                let least: Least = a.into_iter().zip(b).map(|(a, b)| a.min(b)).collect();
                env.assume_least(&mut met, v, &least);
            }
        }
        self.transfer.env.identify_all(&mut met, &changed);
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
        let round = if self.transfer.engine.is_coarse() { 99 } else { round };
        let thresholds = &self.transfer.env.info.thresholds;
        let fronts = head.fronts().to_vec();
        let grown = head.join(from, &mut Vec::new(), |a, b| state::widen_value(a, b, thresholds, round));
        front::widen(head, &fronts);
        grown
    }

    fn stmt(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> Flow {
        self.transfer.engine.steps += 1;
        self.transfer.record.begin(id, stmt, state);
        if let (Some(&(round, part)), Stmt::Set { base, src, .. }) =
            (self.transfer.env.info.contents.get(&id), stmt)
        {
            let value = deep::without_syms(&state.slot(*src).value.clone().defined());
            let all = self.rounds.contents.entry((round, *base, part)).or_insert_with(AbsValue::bottom);
            *all = all.join(&value);
        }
        making::before(&mut self.transfer, stmt, state);
        let deed = front::before(&self.transfer.env, state, stmt);
        if self.transfer.stmt(id, stmt, state).is_none() {
            return Flow::Never;
        }
        front::after(&self.transfer.env, state, deed);
        making::after(&mut self.transfer, stmt, state);
        self.transfer.record.end(id, stmt, state);
        Flow::Next
    }

    fn branch(&mut self, id: StmtId, cond: VarId, taken: bool, state: &mut State) -> bool {
        self.transfer.engine.steps += 1;
        let info = self.transfer.env.info.clone();
        if taken {
            self.transfer.record.begin(id, &info.function.stmts[id], state);
        }
        if self.transfer.read(id, state, cond).is_none() {
            return false;
        }
        let viable = self.transfer.env.refinement(state).assume(cond, taken);
        self.transfer.record.branch(id, taken, viable);
        viable
    }

    fn enter_loop(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) {
        let env = &self.transfer.env;
        let grown = env.info.loops.get(&id).map_or(&[][..], |l| &l.grown);
        let least = grown.iter().filter_map(|&v| Some((v, env.least_extents(state, v)?))).collect();
        self.rounds.least.insert(id, least);
        let drifts = env.info.loops.get(&id).map_or(&[][..], |l| &l.drifts);
        let from = |d: &Drift| Some((*d, drifting::entered(&state.slot(d.var).value)?));
        self.rounds.drifting.insert(id, drifts.iter().filter_map(from).collect());
        let Stmt::For { var, range, .. } = stmt else {
            self.enter_fronts(id, None, state);
            return;
        };
        self.transfer.record.begin(id, stmt, state);
        let range = match range {
            ForRange::Range { lo, step, hi } => {
                let lo = self.transfer.read(id, state, *lo);
                let step = match step {
                    Some(step) => Some(self.transfer.read(id, state, *step)),
                    None => None,
                };
                let hi = self.transfer.read(id, state, *hi);
                match (lo, step, hi) {
                    (Some(lo), None, Some(hi)) => Some(Range::Numbers { lo, step: None, hi }),
                    (Some(lo), Some(Some(step)), Some(hi)) => {
                        Some(Range::Numbers { lo, step: Some(step), hi })
                    }
                    _ => None,
                }
            }
            ForRange::Columns(v) => self.transfer.read(id, state, *v).map(Range::Columns),
        };
        match range {
            Some(range) => self.rounds.ranges.insert(id, range),
            None => self.rounds.ranges.remove(&id),
        };
        let info = self.transfer.env.info.clone();
        let view = self.transfer.env.view(state);
        let fills = info.loops.get(&id).map_or(&[][..], |l| &l.fills);
        let begins =
            |p: &&growing::Place| growing::is_blank_inside(&state.slot(p.var).value, &p.fields, &view);
        let blank = fills.iter().filter(begins).cloned().collect();
        self.rounds.blank.insert(id, blank);
        let cells = info.loops.get(&id).map_or(&[][..], |l| &l.cells);
        let limit = match self.rounds.ranges.get(&id) {
            Some(Range::Numbers { hi, .. }) => whole(hi).cloned(),
            _ => None,
        };
        let each =
            |v: &VarId| limit.as_ref().is_some_and(|l| growing::is_cell_of(&state.slot(*v).value, l, &view));
        self.rounds.cells.insert(id, cells.iter().copied().filter(each).collect());
        let falls = info.loops.get(&id).map_or(&[][..], |l| &l.falls);
        let first = self.first_place(id);
        let begins = |array: &Falling| {
            let value = &state.slot(array.var).value;
            if growing::is_blank(value, &view) {
                return Some((array.var, Begun::Blank));
            }
            let cells = first.as_ref().is_some_and(|l| growing::is_cell_of(value, l, &view));
            cells.then_some((array.var, Begun::Cells))
        };
        self.rounds.falls.insert(id, falls.iter().filter_map(begins).collect());
        front::forget(state, *var);
        let by_one = matches!(self.rounds.ranges.get(&id), Some(Range::Numbers { step: None, .. }));
        self.enter_fronts(id, first.filter(|_| by_one).map(|first| (*var, first)), state);
    }

    fn after_rounds(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) {
        self.leave_fronts(id, stmt, state);
        self.bound_drifts(id, stmt, 0.0, state);
        for (v, least) in self.rounds.least.get(&id).into_iter().flatten() {
            self.transfer.env.name_after_rounds(id, state, *v);
            self.transfer.env.assume_least(state, *v, least);
        }
        for v in self.rounds.cells.get(&id).cloned().unwrap_or_default() {
            let stored = self.rounds.contents.get(&(id, v, None));
            if let Some(value) = stored.and_then(|s| growing::with_contents(&state.slot(v).value, s)) {
                state.slot_mut(v).value = value;
            }
        }
        let is_some = |list: Option<usize>| list.is_some_and(|n| n > 0);
        let falls = is_some(self.rounds.falls.get(&id).map(Vec::len));
        if !falls && !is_some(self.rounds.blank.get(&id).map(Vec::len)) {
            return;
        }
        let Some(range) = self.rounds.ranges.get(&id).cloned() else { return };
        let Range::Numbers { hi, .. } = &range else { return };
        let enters = range
            .round(&mut self.transfer.env.refinement(&mut state.clone()))
            .is_some_and(|(_, facts)| facts.enters);
        if falls {
            self.fallen(id, enters, state);
        }
        let blank = self.rounds.blank.get(&id).cloned().unwrap_or_default();
        let Some(limit) = whole(hi) else { return };
        // Where there may be no round, the limit may be below zero, as no extent is.
        let count = if enters { limit.clone() } else { limit.maximum(&Dim::ZERO) };
        // A field is there behind a round.
        for place in blank.iter().filter(|p| enters || p.fields.is_empty()) {
            let grown = growing::row_inside(&state.slot(place.var).value, &place.fields, &count);
            state.slot_mut(place.var).value = grown;
        }
    }

    fn begin_round(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> bool {
        state.clear_guards();
        self.rounds.begun.insert(id, state.clone());
        self.bound_drifts(id, stmt, 1.0, state);
        let info = self.transfer.env.info.clone();
        if let Some(l) = info.loops.get(&id) {
            for &v in &l.carried {
                self.transfer.env.name_in_round(id, state, v);
            }
            for (v, least) in self.rounds.least.get(&id).into_iter().flatten() {
                self.transfer.env.assume_least(state, *v, least);
            }
            self.transfer.env.identify_all(state, &l.carried);
        }
        let Stmt::For { var, .. } = stmt else { return true };
        let Some(range) = self.rounds.ranges.get(&id).cloned() else { return false };
        let Some((value, facts)) = range.round(&mut self.transfer.env.refinement(state)) else {
            return false;
        };
        let stamp = self.transfer.env.fresh_stamp();
        let slot = Slot { value: value.value, term: value.term, stamp, origin: None };
        let said = front::of_counter(state, *var);
        self.transfer.put_plain(state, *var, slot);
        front::say(state, *var, &said, -1);
        self.transfer.env.name_in_round(id, state, *var);
        self.transfer.record.round(id, facts, *var, &state.slot(*var).value);
        true
    }

    fn no_round(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> bool {
        let Stmt::For { var, .. } = stmt else { return true };
        let Some(range) = self.rounds.ranges.get(&id).cloned() else { return false };
        // What a round assumes does not hold where there is none.
        let enters = range
            .round(&mut self.transfer.env.refinement(&mut state.clone()))
            .is_some_and(|(_, facts)| facts.enters);
        if enters {
            return false;
        }
        self.leave_fronts(id, stmt, state);
        for v in self.rounds.cells.get(&id).into_iter().flatten() {
            if let Some(value) = growing::without_contents(&state.slot(*v).value) {
                state.slot_mut(*v).value = value;
            }
        }
        let matters = self.transfer.env.info.loops.get(&id).is_none_or(|l| l.var_matters);
        if matters {
            let shape = Shape::matrix(Dim::Unknown, Dim::ZERO);
            let value = AbsValue::in_range(Class::Double, shape, Interval::BOTTOM);
            self.transfer.record.no_round(id, &value);
            self.transfer.put_plain(state, *var, Slot { value, ..Slot::default() });
        } else {
            state.set(*var, Slot::default());
        }
        true
    }

    fn end_round(&mut self, id: StmtId, state: &mut State) {
        let info = self.transfer.env.info.clone();
        let counter = match &info.function.stmts[id] {
            Stmt::For { var, .. } => Some(*var),
            _ => None,
        };
        let said = counter.map(|k| (k, front::of_counter(state, k)));
        if let Some(l) = info.loops.get(&id) {
            for &v in &l.dead {
                state.set(v, Slot::default());
            }
        }
        // What its variable said is what the next round begins with.
        if let Some((k, said)) = said {
            front::say(state, k, &said, 0);
        }
        // What is inside is born in the round: the state it began in does not know it.
        let before = self.rounds.begun.remove(&id).unwrap_or_default();
        state.forget(&before, &self.transfer.env.table, &|s| {
            info.is_inside(self.transfer.env.table.loop_of(s), id)
        });
    }

    fn catch(&mut self, id: StmtId, err: Option<VarId>, state: &mut State) {
        state.clear_guards();
        if let Some(v) = err {
            // A class of the program may be derived from it.
            let error = AbsValue::any_of(Class::Object(Name::new("MException")));
            let value = if self.transfer.engine.objects { AbsValue::top() } else { error };
            let stamp = self.transfer.env.fresh_stamp();
            self.transfer.put_plain(state, v, Slot { value, stamp, ..Slot::default() });
            self.transfer.record.caught(id, v, &state.slot(v).value);
        }
    }

    fn opaque(&mut self, id: StmtId, _: &Stmt, state: &mut State) {
        let info = self.transfer.env.info.clone();
        self.transfer.engine.complete = false;
        let text = "Blocks are nested deeper than the analysis follows.".to_owned();
        self.transfer.engine.report(&codes::UNKNOWN_CALL, self.transfer.env.info.span(id), text);
        let mut assigned = Vec::new();
        walk::each(&info.function, &[id], &mut |_, stmt| assigned.extend(walk::defs(stmt)));
        for v in assigned {
            let slot = Slot { value: AbsValue::top().or_undefined(), ..Slot::default() };
            self.transfer.put_plain(state, v, slot);
        }
        let after = state.clone();
        walk::each(&info.function, &[id], &mut |s, stmt| {
            self.transfer.record.begin(s, stmt, &after);
            self.transfer.record.end(s, stmt, &after);
            self.transfer.record.branch(s, true, true);
            self.transfer.record.branch(s, false, true);
        });
    }
}
