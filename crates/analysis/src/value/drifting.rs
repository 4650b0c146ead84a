//! Whole numbers that a loop raises or lowers by constants and changes in no other way: how far they get is bounded by
//! how often the loop may run. Widening alone knows of no bound for `k = k + 4`.
//!
//! Invariant: a bound is stated only as long as all sums up to it are exact in doubles, so that what holds of whole
//! numbers holds of them.
//!
//! Assumes that no program gets through more than 2^48 rounds of its loops: they would take days.

use super::counting::call;
use super::growing::changes_names;
use base::FxHashMap;
use ir::tir::{Arg, Function, Stmt, StmtId, Storage, VarId, walk};
use types::{AbsValue, Class, Complexity, Interval};

/// As many rounds no program gets through.
const MOST_ROUNDS: f64 = (1u64 << 48) as f64;
/// Doubles up to here hold every integer.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// How far a variable of a loop may get in each round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drift {
    /// The variable.
    pub var: VarId,
    /// What is added in a round at most.
    rise: f64,
    /// What is taken away in a round at most.
    fall: f64,
    /// Some of that in a loop inside, any number of times.
    inside: bool,
}

/// The drifting variables of a loop.
pub fn drifts(
    f: &Function,
    id: StmtId,
    carried: &[VarId],
    loop_of: &FxHashMap<StmtId, StmtId>,
    numbers: &FxHashMap<VarId, f64>,
) -> Vec<Drift> {
    let own = |v: &VarId| f.vars[*v].storage == Storage::Local && !f.vars[*v].shared;
    let mut found: FxHashMap<VarId, Drift> = FxHashMap::default();
    for var in carried.iter().copied().filter(own) {
        found.insert(var, Drift { var, rise: 0.0, fall: 0.0, inside: false });
    }
    let mut names_change = false;
    walk::each(f, &[id], &mut |s, stmt| {
        names_change |= changes_names(stmt);
        let by = step(numbers, stmt);
        for v in walk::defs(stmt) {
            match by.filter(|(to, by)| *to == v && by.fract() == 0.0) {
                Some((_, by)) if let Some(drift) = found.get_mut(&v) => {
                    drift.rise += by.max(0.0);
                    drift.fall += (-by).max(0.0);
                    drift.inside |= loop_of.get(&s) != Some(&id);
                }
                Some(_) => {}
                None => drop(found.remove(&v)),
            }
        }
    });
    if names_change { Vec::new() } else { found.into_values().collect() }
}

/// The variable that a statement adds a constant to.
fn step(numbers: &FxHashMap<VarId, f64>, stmt: &Stmt) -> Option<(VarId, f64)> {
    let (to, callee, args) = call(stmt)?;
    let [Arg::Var(a), Arg::Var(b)] = args else { return None };
    let by = |v: &VarId| numbers.get(v).copied();
    match callee.name.as_str() {
        "plus" if *a == to => by(b),
        "plus" if *b == to => by(a),
        "minus" if *a == to => by(b).map(|by| -by),
        _ => None,
    }
    .map(|by| (to, by))
}

/// What a variable may be before a loop, where it is real whole numbers.
pub fn entered(value: &AbsValue) -> Option<Interval> {
    let one = value.unique().filter(|_| !value.maybe_undefined)?;
    let range = one.matrix.range(one.class);
    let whole = range.integer && !range.nan && range.lo >= -EXACT && range.hi <= EXACT;
    (one.class == Class::Double && one.matrix.complexity == Complexity::Real && whole).then_some(range)
}

/// What it may be after as many rounds, where no more than 2^48 are possible.
pub fn after(drift: &Drift, from: Interval, rounds: Option<f64>) -> Option<Interval> {
    let rounds = rounds.filter(|_| !drift.inside).unwrap_or(MOST_ROUNDS).clamp(0.0, MOST_ROUNDS);
    let (lo, hi) = (from.lo - drift.fall * rounds, from.hi + drift.rise * rounds);
    (lo >= -EXACT && hi <= EXACT).then(|| Interval::integers(lo, hi))
}
