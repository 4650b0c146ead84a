//! Extents that do not shrink: an assignment to elements leaves every extent of what has elements at least what it was,
//! and so do the rounds of a loop that gives a variable elements and nothing else. Where growth leaves an extent without more than a
//! symbol, this bounds it from below, so that what is not empty stays so.
//!
//! Not here: what is assigned inside of structs, and variables that others see.

use super::access::Index;
use super::env::Env;
use super::info::Info;
use super::path::Step;
use super::state::State;
use base::{FxHashMap, FxHashSet};
use ir::tir::{Access, Stmt, StmtId, Storage, VarId, walk};
use types::Dim;

/// The least that each extent of a value may be.
pub type Least = Vec<i64>;

impl Env {
    /// The least extents of a variable; nothing where it may have no value, or any number of dimensions.
    pub fn least_extents(&self, state: &State, v: VarId) -> Option<Least> {
        let value = &state.slot(v).value;
        let dims = value.unique().filter(|_| !value.maybe_undefined)?.matrix.shape.dims()?;
        let view = self.view(state);
        // An array without elements becomes a row where one subscript names its first: `x = zeros(0, 5); x(1) = 2`.
        if value.shape().is_empty(&view) != types::Truth::No {
            return Some(vec![0; dims.len()]);
        }
        let least = |d: &Dim| view.range_of(d).lo.clamp(1.0, 9e15) as i64;
        Some(dims.iter().map(least).collect())
    }

    /// Each extent of a variable is at least so much.
    pub fn assume_least(&self, state: &mut State, v: VarId, least: &[i64]) {
        let Some(one) = state.slot(v).value.unique() else { return };
        let dims: Vec<Dim> = match one.matrix.shape.dims() {
            Some(dims) if dims.len() == least.len() => dims.to_vec(),
            _ => return,
        };
        for (d, n) in dims.iter().zip(least) {
            if *n > 0 && d.as_const().is_none() {
                self.refinement(state).assume_at_most(&Dim::Const(*n), d);
            }
        }
    }
}

/// The least extents of an array of the extents `before` once an element has been assigned to.
pub fn with_element(env: &Env, state: &State, steps: &[Step], before: Option<Least>) -> Option<Least> {
    let Some(Step::Paren(indices) | Step::Brace(indices)) = steps.first() else { return None };
    let view = env.view(state);
    let one = indices.iter().all(|i: &Index| i.is_scalar(&view));
    before.map(|least| least.into_iter().map(|n| n.max(i64::from(one))).collect())
}

/// For each loop the variables that it assigns elements of, and nothing else.
pub fn grown(info: &Info) -> FxHashMap<StmtId, Vec<VarId>> {
    let f = &info.function;
    let mut grown = FxHashMap::default();
    for (&id, l) in &info.loops {
        let mut others: FxHashSet<VarId> = FxHashSet::default();
        walk::each(f, &[id], &mut |_, stmt| match stmt {
            Stmt::Set { path, .. } if matches!(path.first(), Some(Access::Paren(_) | Access::Brace(_))) => {}
            Stmt::Delete { base, .. } => drop(others.insert(*base)),
            stmt => others.extend(walk::defs(stmt)),
        });
        let own = |v: &VarId| f.vars[*v].storage == Storage::Local && !f.vars[*v].shared;
        let vars = l.carried.iter().copied().filter(|v| own(v) && !others.contains(v));
        grown.insert(id, vars.collect());
    }
    grown
}
