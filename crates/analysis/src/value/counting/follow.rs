//! The walk over a function that follows how far counters are beyond the ends of their arrays.

use super::super::engine::Engine;
use super::super::growing::{Place, changes_names};
use super::border::Border;
use super::pairs::{Pair, demand, pairs};
use super::{Counted, Given, Known, NOTHING, call, called, given, joined, literals, raised, summary};
use crate::dataflow::{Flow, Forward, forward};
use base::FxHashMap;
use ir::tir::{Access, Arg, FuncId, Function, Literal, Stmt, StmtId, Target, VarId, VarKind, walk};

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// In the order of [`Follow::pairs`].
    known: Vec<Known>,
    /// Variables that are a counter, by its number, with so much added.
    same: Vec<(VarId, usize, i8)>,
}

pub struct Follow<'a, 'p> {
    engine: &'a mut Engine<'p>,
    func: FuncId,
    function: &'a Function,
    literals: FxHashMap<VarId, f64>,
    pairs: &'a [Pair],
    /// The counters of the pairs, and of each pair which it is.
    counters: Vec<Place>,
    counter_of: Vec<Option<usize>>,
    /// Of the stores by a counter: whether there surely is no gap.
    stores: FxHashMap<StmtId, bool>,
    calls: FxHashMap<StmtId, (FuncId, Given)>,
    /// The outermost call under way that something was assumed of.
    rests: usize,
}

impl<'a, 'p> Follow<'a, 'p> {
    /// What is found with so much given, and the outermost call under way on which it rests.
    pub fn walk(
        engine: &'a mut Engine<'p>,
        func: FuncId,
        function: &'a Function,
        pairs: &'a [Pair],
        entry: &Given,
    ) -> (Counted, usize) {
        let mut counters: Vec<Place> = Vec::new();
        let mut counter_of = Vec::new();
        for pair in pairs {
            let at = pair.counter.as_ref().map(|counter| {
                counters.iter().position(|c| c == counter).unwrap_or_else(|| {
                    counters.push(counter.clone());
                    counters.len() - 1
                })
            });
            counter_of.push(at);
        }
        let mut known = vec![NOTHING; pairs.len()];
        let is_param = |p: &Place| function.params.contains(&p.var);
        for (k, pair) in pairs.iter().enumerate().filter(|(_, p)| is_param(&p.array)) {
            known[k] = match &pair.counter {
                None => Known { least: Some(0), none: false },
                Some(counter) if is_param(counter) => entry.get(k).copied().unwrap_or(NOTHING),
                Some(_) => NOTHING,
            };
        }
        let literals = literals(function);
        let (stores, calls) = (FxHashMap::default(), FxHashMap::default());
        let mut follow = Follow {
            engine,
            func,
            function,
            literals,
            pairs,
            counters,
            counter_of,
            stores,
            calls,
            rests: usize::MAX,
        };
        let end = forward(&mut follow, function, State { known, same: Vec::new() });
        let mut found = Counted { exit: end.map(|s| given(s.known)), ..Counted::default() };
        for (s, full) in follow.stores {
            if full {
                found.filled.insert(s);
            }
        }
        follow.calls.retain(|_, (_, given)| !given.is_empty());
        found.calls = follow.calls;
        (found, follow.rests)
    }

    /// The counters that a place is, with what is added.
    fn numbers(&self, state: &State, place: &Place) -> Vec<(usize, i8)> {
        let own = self.counters.iter().position(|c| c == place).map(|c| (c, 0));
        let same = state.same.iter().filter(|(v, ..)| place.fields.is_empty() && *v == place.var);
        own.into_iter().chain(same.map(|(_, c, by)| (*c, *by))).collect()
    }

    /// The best that is known of a number and an array: it is these counters, with what is added.
    fn of_numbers(&self, state: &State, numbers: &[(usize, i8)], array: &Place) -> Known {
        let mut best = NOTHING;
        for k in (0..self.pairs.len()).filter(|k| self.pairs[*k].array == *array) {
            for (_, by) in numbers.iter().filter(|(c, _)| self.counter_of[k] == Some(*c)) {
                let known = state.known[k].raised(*by);
                best = Known { least: best.least.max(known.least), none: best.none || known.none };
            }
        }
        best
    }

    /// `place` gets a value that is these counters with something added, or is not positive.
    fn assign(&self, state: &mut State, place: &Place, numbers: &[(usize, i8)], none: bool) {
        let before = state.clone();
        let own = self.counters.iter().position(|c| c == place);
        let by = numbers.iter().find(|(c, _)| Some(*c) == own).map(|(_, by)| *by);
        let changed = |c: usize| {
            let counter = &self.counters[c];
            counter.is_in(place) || place.is_in(counter)
        };
        state.same.retain_mut(|(v, c, k)| {
            if place.fields.is_empty() && *v == place.var {
                return false;
            }
            if let Some(by) = by.filter(|_| Some(*c) == own) {
                *k = k.saturating_sub(by);
                return (-1..=1).contains(k);
            }
            !changed(*c)
        });
        for (k, pair) in self.pairs.iter().enumerate() {
            let counter = self.counter_of[k];
            let mut known = before.known[k];
            if pair.array.is_in(place) {
                known.least = known.none.then_some(0);
            }
            if counter.is_some() && counter == own {
                known = match by {
                    Some(by) => known.raised(by),
                    None if none => Known { least: Some(0), none: true },
                    None => self.of_numbers(&before, numbers, &pair.array),
                };
            } else if counter.is_some_and(changed) {
                known = NOTHING;
            }
            state.known[k] = known;
        }
        if place.fields.is_empty() {
            for (c, by) in numbers.iter().filter(|(c, by)| Some(*c) != own && (-1..=1).contains(by)) {
                state.same.push((place.var, *c, *by));
            }
        }
    }

    /// `v` gets a value of which nothing is known.
    fn assigned(&self, state: &mut State, v: VarId) {
        self.assign(state, &Place::of(v), &[], false);
    }

    /// `to` becomes a copy of what is at `from`.
    fn copied(&self, state: &mut State, to: &Place, from: &Place) {
        let before = state.clone();
        let numbers = self.numbers(&before, from);
        let none = from.fields.is_empty() && self.literals.get(&from.var).is_some_and(|x| *x <= 0.0);
        self.assign(state, to, &numbers, none);
        if let Some(counter) = self.counters.iter().position(|c| c == to)
            && from.fields.is_empty()
            && !self.numbers(state, from).contains(&(counter, 0))
        {
            state.same.push((from.var, counter, 0));
        }
        let was = |place: &Place| place.moved(to, from);
        for (k, pair) in self.pairs.iter().enumerate() {
            let Some(counter) = &pair.counter else { continue };
            if pair.array.is_in(to) || (counter.is_in(to) && counter != to) {
                let (counter, array) = (was(counter), was(&pair.array));
                let same = |p: &Pair| p.counter.as_ref() == Some(&counter) && p.array == array;
                if let Some(old) = self.pairs.iter().position(same) {
                    state.known[k] = before.known[old];
                }
            }
        }
    }

    /// `array(at).. = ..`.
    fn store(&mut self, state: &mut State, id: StmtId, array: &Place, at: VarId) {
        let mut full = false;
        let numbers = self.numbers(state, &Place::of(at));
        for k in (0..self.pairs.len()).filter(|k| self.pairs[*k].array == *array) {
            for (_, beyond) in numbers.iter().filter(|(c, _)| self.counter_of[k] == Some(*c)) {
                let known = &mut state.known[k];
                full |= known.least.is_some_and(|least| least >= beyond - 1);
                known.least = Some(known.least.map_or(*beyond, |least| least.max(*beyond)).min(1));
            }
        }
        *self.stores.entry(id).or_insert(true) &= full;
    }

    /// A call of a builtin of which more is known than that it gives a value. False for all others.
    fn arithmetic(&self, state: &mut State, stmt: &Stmt) -> bool {
        let Some((to, callee, args)) = call(stmt) else { return false };
        match (raised(&self.literals, stmt), callee.name.as_str(), args) {
            (Some((_, from, by)), ..) => {
                let (from_place, to_place) = (Place::of(from), Place::of(to));
                let mut numbers = self.numbers(state, &from_place);
                // What is lowered by more is lowered by one at least; only of itself that is of use.
                if by.abs() != 1.0 {
                    numbers.retain(|(c, _)| by <= -1.0 && self.counters[*c] == to_place);
                }
                let step = if by > 0.0 { 1 } else { -1 };
                numbers.iter_mut().for_each(|(_, k)| *k += step);
                if by.abs() != 1.0 && !numbers.is_empty() {
                    let own = numbers[0].0;
                    state.same.retain(|(_, c, _)| *c != own);
                }
                self.assign(state, &to_place, &numbers, false);
            }
            (None, "numel" | "length", [Arg::Var(of)]) => {
                self.assigned(state, to);
                for (k, pair) in self.pairs.iter().enumerate() {
                    if pair.counter == Some(Place::of(to)) && pair.array == Place::of(*of) {
                        state.known[k] = Known { least: Some(0), none: false };
                    }
                }
            }
            _ => return false,
        }
        true
    }

    /// A call of a function that is handed pairs. False for all others, `None` where it does not come back.
    fn user_call(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> Option<bool> {
        let Stmt::Call { targets, callee, args } = stmt else { return Some(false) };
        let Some(f) = called(self.engine, self.func, callee) else { return Some(false) };
        let Some(info) = self.engine.info(f) else { return Some(false) };
        let function = &self.function;
        let plain = |a: &Arg| matches!(a, Arg::Var(v) if function.vars[*v].kind != VarKind::List);
        let single = |t: &Target| matches!(t, Target::Var(_) | Target::Ignore);
        if !args.iter().all(plain) || !targets.iter().all(single) {
            return Some(false);
        }
        let theirs = &info.function;
        let border = Border::of(theirs, args, targets);
        // What something is known of they are to follow, and what it may lead to.
        let mut wanted = Vec::new();
        let some = state.known.iter().any(|known| known.least.is_some());
        for (pair, known) in self.pairs.iter().zip(&state.known).filter(|_| some) {
            let arrays = (border.handed(&pair.array), border.returned(&pair.array));
            let Some(counter) = &pair.counter else { continue };
            let counters = (border.handed(counter), border.returned(counter));
            let handed = (&counters.0, &arrays.0, known.least.is_some());
            let back = [(&counters.0, &arrays.1, true), (&counters.1, &arrays.1, true)];
            for (counter, array, asked) in [handed].into_iter().chain(back) {
                if let (Some(counter), Some(array), true) = (counter, array, asked) {
                    wanted.push(Pair { counter: Some(counter.clone()), array: array.clone() });
                }
            }
            if let Some(array) = &arrays.1
                && counters.1.is_none()
                && theirs.params.contains(&array.var)
            {
                wanted.push(Pair { counter: None, array: array.clone() });
            }
        }
        demand(self.engine, f, wanted);
        let inner = pairs(self.engine, f);
        if inner.is_empty() {
            return Some(false);
        }
        let given_to = |pair: &Pair| {
            let counter = pair.counter.as_ref().and_then(|c| border.argument(c));
            let (Some(counter), Some(array)) = (counter, border.argument(&pair.array)) else {
                return NOTHING;
            };
            let literal = counter.fields.is_empty().then(|| self.literals.get(&counter.var)).flatten();
            match literal {
                Some(x) if *x <= 0.0 => Known { least: Some(0), none: true },
                _ => self.of_numbers(state, &self.numbers(state, &counter), &array),
            }
        };
        let handed = given(inner.iter().map(given_to).collect());
        let worst = match self.calls.get(&id) {
            Some((_, before)) => joined(before, &handed),
            None => handed.clone(),
        };
        self.calls.insert(id, (f, worst));
        let (found, rests) = summary(self.engine, f, &handed);
        self.rests = self.rests.min(rests);
        let exit = found.exit.clone()?;
        let exit_of = |counter: Option<&Place>, array: &Place| {
            let at = inner.iter().position(|p| p.counter.as_ref() == counter && p.array == *array);
            at.and_then(|k| exit.get(k)).copied().unwrap_or(NOTHING)
        };
        let before = state.clone();
        targets.iter().filter_map(Target::var).for_each(|v| self.assigned(state, v));
        for (k, pair) in self.pairs.iter().enumerate() {
            let counted_anew = pair.counter.as_ref().is_some_and(|c| border.is_target(c.var));
            if !counted_anew && !border.is_target(pair.array.var) {
                continue;
            }
            let Some(array) = border.left(&pair.array) else { continue };
            let counter = pair.counter.as_ref().and_then(|c| border.left(c));
            let mut least = counter.and_then(|counter| exit_of(Some(&counter), &array).least);
            // The array that it was, perhaps under another name.
            let old = border.argument(&array).filter(|old| pair.counter.is_some() || *old == pair.array);
            let old =
                old.and_then(|a| self.pairs.iter().position(|p| p.counter == pair.counter && p.array == a));
            if !counted_anew
                && let Some(was) = old.and_then(|old| before.known[old].least)
                && let Some(more) = exit_of(None, &array).least
            {
                // It has no fewer elements than it had.
                least = least.max(Some((was + more).min(1)));
            }
            state.known[k].least = least.max(state.known[k].least);
        }
        Some(true)
    }

    fn forget(&self, state: &mut State) {
        state.known.fill(NOTHING);
        state.same.clear();
    }
}

impl Forward for Follow<'_, '_> {
    type State = State;

    fn join(&mut self, into: &mut State, from: &State) -> bool {
        let before = into.clone();
        for (a, b) in into.known.iter_mut().zip(&from.known) {
            *a = a.join(*b);
        }
        into.same.retain(|same| from.same.contains(same));
        *into != before
    }

    fn stmt(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> Flow {
        match stmt {
            Stmt::Literal { dst, value } => {
                let none = matches!(value, Literal::Number(x) if *x <= 0.0);
                self.assign(state, &Place::of(*dst), &[], none);
            }
            Stmt::Copy { dst, src } => self.copied(state, &Place::of(*dst), &Place::of(*src)),
            Stmt::Get { targets, base, path }
                if let ([Target::Var(to)], (from, [])) = (targets.as_slice(), Place::behind(*base, path)) =>
            {
                self.copied(state, &Place::of(*to), &from);
            }
            Stmt::Set { base, path, src } => match Place::behind(*base, path) {
                (place, []) => self.copied(state, &place, &Place::of(*src)),
                (array, rest) => {
                    if let [Access::Paren(at) | Access::Brace(at), ..] = rest
                        && let [Arg::Var(at)] = at.as_slice()
                    {
                        self.store(state, id, &array, *at);
                    }
                    for (k, pair) in self.pairs.iter().enumerate() {
                        let behind = pair.array.is_in(&array) && pair.array != array;
                        let counted = |c: &Place| c.is_in(&array) || array.is_in(c);
                        if pair.counter.as_ref().is_some_and(counted) || behind {
                            state.known[k] = NOTHING;
                        }
                    }
                    let counters = &self.counters;
                    state.same.retain(|(v, c, _)| {
                        let c = &counters[*c];
                        *v != *base && !c.is_in(&array) && !array.is_in(c)
                    });
                }
            },
            stmt if self.arithmetic(state, stmt) => {}
            stmt => match self.user_call(id, stmt, state) {
                Some(true) => {}
                Some(false) => walk::defs(stmt).into_iter().for_each(|v| self.assigned(state, v)),
                None => return Flow::Never,
            },
        }
        if changes_names(stmt) {
            self.forget(state);
        }
        Flow::Next
    }

    fn begin_round(&mut self, _: StmtId, stmt: &Stmt, state: &mut State) -> bool {
        if let Stmt::For { var, .. } = stmt {
            self.assigned(state, *var);
        }
        true
    }

    fn catch(&mut self, _: StmtId, err: Option<VarId>, state: &mut State) {
        if let Some(v) = err {
            self.assigned(state, v);
        }
    }

    fn opaque(&mut self, id: StmtId, _: &Stmt, state: &mut State) {
        let mut inside = Vec::new();
        walk::each(self.function, &[id], &mut |s, _| inside.push(s));
        self.stores.extend(inside.iter().map(|s| (*s, false)));
        inside.iter().for_each(|s| drop(self.calls.remove(s)));
        self.forget(state);
    }
}
