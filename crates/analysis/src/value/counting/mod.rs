//! Arrays that a counter fills: `n = n + 1; x(n) = v`, wherever the counter is raised, lowered and reset, in one
//! function or in several that hand both on (`[q, n] = push(q, n, v)`), as variables or as fields of a struct.
//!
//! An assignment `x(n) = ..` leaves no gap where `x` has at least `n - 1` elements. For each pair of a counter and
//! an array that it is a subscript of (`pairs.rs`), a walk over the function follows a bound of `numel(x) - n` from
//! below (`follow.rs`): raising the counter by one lowers it, the assignment brings it back to zero, and where the
//! counter is not positive it holds of any array. What may be seen from outside of the function is left out.
//!
//! What a function is given of its pairs is part of the context in which it is analysed; what it gives back of them
//! is found out by a walk of its own ([`counted`]). Calls are followed where nothing but the function that look-up
//! found can be meant.
//!
//! Invariant: a bound holds of all runs that get to a point, whatever the values; the greatest subscript counts where
//! `n` is an array. Stores and calls are judged by the worst state in which the walk met them. Of a call inside of
//! itself the least is assumed that its own walk then confirms.

mod border;
mod follow;
mod pairs;

use super::engine::Engine;
use crate::sets::BitSet;
use base::FxHashMap;
use follow::Follow;
use ir::tir::{Arg, CallTarget, Callee, FuncId, Function, Literal, Stmt, StmtId, Target, VarId, walk};
use pairs::{Pair, pairs};
use std::rc::Rc;

/// How deep calls are followed into each other, and how many walks there are for one question.
const DEEPEST: usize = 16;
const MOST_WALKS: u32 = 200;
/// How often a function that calls itself is walked until what it gives is what was assumed of it.
const MOST_ROUNDS: usize = 4;

/// What is known of a pair of a counter and an array.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Known {
    /// The array has at least so many elements more than the counter says: -1, 0 or 1.
    least: Option<i8>,
    /// The counter is not positive.
    none: bool,
}

const NOTHING: Known = Known { least: None, none: false };

impl Known {
    /// What holds where either does.
    fn join(self, other: Known) -> Known {
        let least = self.least.zip(other.least).map(|(a, b)| a.min(b));
        Known { least, none: self.none && other.none }
    }

    /// Of a counter that says `by` more.
    fn raised(self, by: i8) -> Known {
        let least = self.least.map(|l| l.saturating_sub(by).min(1)).filter(|l| *l >= -1);
        Known { least, none: self.none && by <= 0 }
    }
}

/// What a call tells of the pairs of the function, in their order; nothing of those behind its last.
pub type Given = Rc<[Known]>;

/// What a walk over a function finds.
#[derive(Debug, Default)]
pub struct Counted {
    /// The assignments to elements before which there is no gap.
    pub filled: BitSet<StmtId>,
    /// The calls that are handed pairs, with the function and what is known of its pairs.
    pub calls: FxHashMap<StmtId, (FuncId, Given)>,
    /// What is known of the pairs where the function returns; `None` where it does not.
    exit: Option<Given>,
}

impl Counted {
    /// What a call of `func` is known to be handed.
    pub fn given(&self, id: StmtId, func: FuncId) -> Given {
        let found = self.calls.get(&id).filter(|(f, _)| *f == func);
        found.map(|(_, given)| given.clone()).unwrap_or_default()
    }
}

/// What was found of functions before.
#[derive(Default)]
pub struct Summaries {
    pairs: FxHashMap<FuncId, Rc<[Pair]>>,
    /// By the number of pairs that were followed, too.
    done: FxHashMap<(FuncId, Given, usize), Rc<Counted>>,
    /// The calls that are being followed.
    active: Vec<Active>,
    /// How many walks the present question has taken.
    walks: u32,
}

/// A call that is being followed.
struct Active {
    func: FuncId,
    given: Given,
    /// What is assumed that it gives.
    exit: Option<Given>,
    /// Somebody has asked for that.
    asked: bool,
}

/// What counters tell of a function that is given so much; nothing where a function that is called may change
/// variables of its callers by name.
pub fn counted(engine: &mut Engine<'_>, func: FuncId, given: &Given) -> Rc<Counted> {
    if engine.reaches_callers {
        return Rc::default();
    }
    engine.counters.walks = 0;
    let (found, _) = summary(engine, func, given);
    found
}

/// The same, with the outermost call under way on whose assumption it rests.
fn summary(engine: &mut Engine<'_>, func: FuncId, given: &Given) -> (Rc<Counted>, usize) {
    let pairs = pairs(engine, func);
    let key = (func, given.clone(), pairs.len());
    if let Some(found) = engine.counters.done.get(&key) {
        return (found.clone(), usize::MAX);
    }
    let unknown = || Counted { exit: Some(Given::default()), ..Counted::default() };
    let active = &mut engine.counters.active;
    if let Some(at) = active.iter().position(|a| a.func == func && a.given == *given) {
        active[at].asked = true;
        return (Rc::new(Counted { exit: active[at].exit.clone(), ..Counted::default() }), at);
    }
    let own = active.len();
    if own == DEEPEST || engine.counters.walks >= MOST_WALKS {
        return (Rc::new(unknown()), 0);
    }
    let Some(info) = engine.info(func).filter(|_| !pairs.is_empty()) else {
        let found = Rc::new(unknown());
        engine.counters.done.insert(key, found.clone());
        return (found, usize::MAX);
    };
    engine.counters.active.push(Active { func, given: given.clone(), exit: None, asked: false });
    let mut round = 0;
    let (found, rests) = loop {
        engine.counters.walks += 1;
        let (found, rests) = Follow::walk(engine, func, &info.function, &pairs, given);
        let Some(active) = engine.counters.active.last_mut() else { break (found, rests) };
        if !active.asked || active.exit == found.exit {
            break (found, rests);
        }
        round += 1;
        active.exit = match (&active.exit, &found.exit) {
            _ if round >= MOST_ROUNDS => Some(Given::default()),
            (Some(a), Some(b)) => Some(joined(a, b)),
            (a, b) => a.clone().or(b.clone()),
        };
        if round > MOST_ROUNDS {
            break (unknown(), rests);
        }
    };
    engine.counters.active.pop();
    let found = Rc::new(found);
    if rests >= own {
        engine.counters.done.insert(key, found.clone());
        return (found, usize::MAX);
    }
    (found, rests)
}

/// What holds where either does.
pub fn joined(a: &Given, b: &Given) -> Given {
    given(a.iter().zip(b.iter()).map(|(a, b)| a.join(*b)).collect())
}

fn given(mut known: Vec<Known>) -> Given {
    known.truncate(known.iter().rposition(|k| *k != NOTHING).map_or(0, |last| last + 1));
    known.into()
}

/// The function that a statement calls, whatever its arguments are.
fn called(engine: &mut Engine<'_>, from: FuncId, callee: &Callee) -> Option<FuncId> {
    let CallTarget::Function(f) = callee.target else { return None };
    let certain = engine.source().program().is_before_methods(from, callee.target);
    (certain && callee.var.is_none()).then_some(f)
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

/// The variable that a statement assigns another one with a constant added, with that and the constant.
fn raised(literals: &FxHashMap<VarId, f64>, stmt: &Stmt) -> Option<(VarId, VarId, f64)> {
    let (to, callee, args) = call(stmt)?;
    let [Arg::Var(a), Arg::Var(b)] = args else { return None };
    let by = |v: &VarId| literals.get(v).copied();
    match (callee.name.as_str(), by(a), by(b)) {
        ("plus", None, Some(by)) => Some((to, *a, by)),
        ("plus", Some(by), None) => Some((to, *b, by)),
        ("minus", None, Some(by)) => Some((to, *a, -by)),
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
