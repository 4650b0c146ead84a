//! Arrays that a counter fills: `n = n + 1; x(n) = v`, wherever the counter is raised, lowered and reset.
//!
//! An assignment `x(n) = ..` leaves no gap where `x` has at least `n - 1` elements. For each pair of a variable and
//! an array that it is a subscript of, a walk over the function follows a bound of `numel(x) - n` from below: raising
//! the counter by one lowers it, the assignment brings it back to zero, and where the counter is not positive it
//! holds of any array. What may be seen from outside of the function is left out.
//!
//! Invariant: a bound holds of all runs that get to a point, whatever the values; the greatest subscript counts where
//! `n` is an array. Stores are judged by the worst state in which the walk met them.

use super::growing::{changes_names, only_subscript};
use crate::dataflow::{Flow, Forward, forward};
use base::{FxHashMap, FxHashSet};
use ir::tir::{Arg, Callee, Function, Literal, Stmt, StmtId, Storage, Target, VarId, walk};

/// Pairs that are followed in a function.
const MOST: usize = 64;

/// What is known of a pair of a counter and an array.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Known {
    /// The array has at least so many elements more than the counter says: -1, 0 or 1.
    least: Option<i8>,
    /// The counter is not positive.
    none: bool,
}

const NOTHING: Known = Known { least: None, none: false };

#[derive(Clone, PartialEq, Debug)]
struct State {
    /// In the order of [`Counting::pairs`].
    known: Vec<Known>,
    /// Variables that are another one and one more.
    next: Vec<(VarId, VarId)>,
}

struct Counting<'f> {
    function: &'f Function,
    literals: FxHashMap<VarId, f64>,
    pairs: Vec<(VarId, VarId)>,
    /// Variables that are one more than the counter of a pair where its array is assigned to.
    beyond: Vec<VarId>,
    /// Of the stores by a counter: whether there surely is no gap.
    stores: FxHashMap<StmtId, bool>,
}

/// The assignments to elements before which there is no gap, as a counter tells.
pub fn filled_by_counters(function: &Function) -> Vec<StmtId> {
    let literals = literals(function);
    let (pairs, beyond) = pairs(function, &literals);
    if pairs.is_empty() {
        return Vec::new();
    }
    let entry = State { known: vec![NOTHING; pairs.len()], next: Vec::new() };
    let mut counting = Counting { function, literals, pairs, beyond, stores: FxHashMap::default() };
    forward(&mut counting, function, entry);
    counting.stores.into_iter().filter(|(_, full)| *full).map(|(s, _)| s).collect()
}

/// Variables that are subscripts of arrays that are assigned to, or are so with one more; and the subscripts that are
/// one more than a variable.
fn pairs(function: &Function, literals: &FxHashMap<VarId, f64>) -> (Vec<(VarId, VarId)>, Vec<VarId>) {
    let mut counters: FxHashMap<VarId, FxHashSet<VarId>> = FxHashMap::default();
    for (to, from) in function.stmts.values().filter_map(|s| raised(literals, s)) {
        counters.entry(to).or_default().insert(from);
        counters.entry(from).or_default();
    }
    let own = |v: VarId| function.vars[v].storage == Storage::Local && !function.vars[v].shared;
    let (mut pairs, mut beyond) = (Vec::new(), Vec::new());
    for stmt in function.stmts.values() {
        let Stmt::Set { base, path, .. } = stmt else { continue };
        let Some(at) = only_subscript(path) else { continue };
        let Some(below) = counters.get(&at) else { continue };
        for &counter in below.iter().chain([&at]) {
            let pair = (counter, *base);
            if pairs.len() < MOST && counter != *base && own(counter) && own(*base) && !pairs.contains(&pair)
            {
                pairs.push(pair);
                if counter != at && !beyond.contains(&at) {
                    beyond.push(at);
                }
            }
        }
    }
    (pairs, beyond)
}

/// The call of a builtin with one result that a statement is.
pub fn call(stmt: &Stmt) -> Option<(VarId, &Callee, &[Arg])> {
    match stmt {
        Stmt::Call { targets, callee, args } => match targets.as_slice() {
            [Target::Var(to)] => Some((*to, callee, args)),
            _ => None,
        },
        _ => None,
    }
}

/// The variable that a statement assigns another one and one more, with that.
fn raised(literals: &FxHashMap<VarId, f64>, stmt: &Stmt) -> Option<(VarId, VarId)> {
    let (to, callee, args) = call(stmt)?;
    let one = |v: &VarId| literals.get(v) == Some(&1.0);
    match args {
        [Arg::Var(a), Arg::Var(b)] if callee.name.as_str() == "plus" => match (one(a), one(b)) {
            (false, true) => Some((to, *a)),
            (true, false) => Some((to, *b)),
            _ => None,
        },
        _ => None,
    }
}

/// The variables that are a number and nothing else.
pub fn literals(function: &Function) -> FxHashMap<VarId, f64> {
    let mut defs: FxHashMap<VarId, Option<f64>> = FxHashMap::default();
    for stmt in function.stmts.values() {
        let number = match stmt {
            Stmt::Literal { value: Literal::Number(x), .. } => Some(*x),
            _ => None,
        };
        for v in walk::defs(stmt) {
            defs.entry(v).and_modify(|known| *known = None).or_insert(number);
        }
    }
    function.params.iter().for_each(|v| {
        defs.remove(v);
    });
    defs.into_iter().filter_map(|(v, number)| Some((v, number?))).collect()
}

impl Counting<'_> {
    /// Changes what is known of the pairs of which `v` is the counter.
    fn counter(&self, state: &mut State, v: VarId, change: impl Fn(Known, VarId) -> Known) {
        state.next.retain(|(to, from)| *to != v && *from != v);
        for (known, (counter, array)) in state.known.iter_mut().zip(&self.pairs) {
            if *counter == v {
                *known = change(*known, *array);
            }
        }
    }

    /// `v` gets a value of which nothing is known.
    fn assigned(&self, state: &mut State, v: VarId) {
        self.counter(state, v, |_, _| NOTHING);
        for (known, (_, array)) in state.known.iter_mut().zip(&self.pairs) {
            if *array == v {
                known.least = known.none.then_some(0);
            }
        }
    }

    /// `base(at).. = ..`.
    fn store(&mut self, state: &mut State, id: StmtId, base: VarId, at: VarId) {
        let mut full = false;
        for (known, (counter, array)) in state.known.iter_mut().zip(&self.pairs) {
            let beyond = match () {
                () if *array != base => continue,
                () if at == *counter => 0,
                () if state.next.contains(&(at, *counter)) => 1,
                () => continue,
            };
            full |= known.least.is_some_and(|least| least >= beyond - 1);
            known.least = Some(known.least.map_or(beyond, |least| least.max(beyond)));
        }
        *self.stores.entry(id).or_insert(true) &= full;
    }

    /// A call of which more is known than that it gives a value. False for all others.
    fn arithmetic(&self, state: &mut State, stmt: &Stmt) -> bool {
        let Some((to, callee, args)) = call(stmt) else { return false };
        match (raised(&self.literals, stmt), callee.name.as_str(), args) {
            (Some((_, from)), ..) if from == to => {
                let less = |least: i8| (least > -1).then_some(least - 1);
                self.counter(state, to, |k, _| Known { least: k.least.and_then(less), none: false });
            }
            (Some((_, from)), ..) => {
                self.assigned(state, to);
                if self.beyond.contains(&to) {
                    state.next.push((to, from));
                }
            }
            (None, "minus", [Arg::Var(from), Arg::Var(by)]) if *from == to => match self.literals.get(by) {
                Some(by) if *by >= 1.0 => {
                    self.counter(state, to, |k, _| Known { least: k.least.map(|l| (l + 1).min(1)), ..k });
                }
                _ => return false,
            },
            (None, "numel" | "length", [Arg::Var(of)]) => {
                let of = *of;
                self.assigned(state, to);
                self.counter(state, to, |_, array| match array == of {
                    true => Known { least: Some(0), none: false },
                    false => NOTHING,
                });
            }
            _ => return false,
        }
        true
    }
}

impl Forward for Counting<'_> {
    type State = State;

    fn join(&mut self, into: &mut State, from: &State) -> bool {
        let before = into.clone();
        for (a, b) in into.known.iter_mut().zip(&from.known) {
            a.least = a.least.zip(b.least).map(|(a, b)| a.min(b));
            a.none &= b.none;
        }
        into.next.retain(|pair| from.next.contains(pair));
        *into != before
    }

    fn stmt(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> Flow {
        match stmt {
            Stmt::Literal { dst, value: Literal::Number(x) } if *x <= 0.0 => {
                self.assigned(state, *dst);
                self.counter(state, *dst, |_, _| Known { least: Some(0), none: true });
            }
            Stmt::Set { base, path, .. } => {
                if let Some(at) = only_subscript(path) {
                    self.store(state, id, *base, at);
                }
                self.counter(state, *base, |_, _| NOTHING);
            }
            stmt if self.arithmetic(state, stmt) => {}
            stmt => walk::defs(stmt).into_iter().for_each(|v| self.assigned(state, v)),
        }
        if changes_names(stmt) {
            state.known.fill(NOTHING);
            state.next.clear();
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
        self.stores.extend(inside.into_iter().map(|s| (s, false)));
        state.known.fill(NOTHING);
        state.next.clear();
    }
}
