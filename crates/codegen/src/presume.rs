//! A pass over Tame IR with facts: what may be complex but rarely is (`sqrt(x)`, `str2double(t)`, `f(x)`) is presumed to
//! be real. Where the run finds otherwise, what is left of the function is done by a general copy of it
//! ([`rest`]), and so what stands in the function itself is real.
//!
//! A function that hands out what may be complex gets a twin with further results: whether it was, and the same results
//! in general form. Who calls the twin goes on in a general copy of its own where it was. Functions under their own
//! names stay as they are, for handles and for the general copies: nothing in those is presumed.
//!
//! Sound since a statement is presumed to be real only where all that it is given surely is, and since its result is
//! looked at before it is used. No statement stands under the presumption in a protected block (its errors would meet
//! two handlers), in a function whose variables others see, or that asks for its arguments.
//!
//! Source: speculation with side exits, as compilers of dynamic languages have it (Hölzle and Ungar, "Optimizing
//! dynamically-dispatched calls with run-time type feedback", 1994), here between functions, ahead of time.

mod assigned;
mod plan;
mod rest;
mod steps;
mod twin;

use analysis::Analysis;
use base::{FxHashMap, FxHashSet};
use ir::tir::{FuncId, Program, StmtId, VarId, VarKind};
use plan::Planner;
use rest::{Rest, rest_of};
use twin::{Leave, Twin};

/// What earlier rounds made of a program.
#[derive(Default)]
pub struct Presumed {
    /// Functions in which nothing is presumed, nor in what they call.
    general: FxHashSet<FuncId>,
    /// Twins that tell their callers: nothing further is presumed in them.
    settled: FxHashSet<FuncId>,
}

/// Presumes; gives the functions that were added, each with the one that it stands for.
pub fn presume(program: &mut Program, analysis: &Analysis, presumed: &mut Presumed) -> Vec<(FuncId, FuncId)> {
    let plans = Planner::of(program, analysis, &presumed.general, &presumed.settled).plans();
    if plans.is_empty() {
        return Vec::new();
    }
    let mut added = Vec::new();
    let mut twins: FxHashMap<FuncId, FuncId> = FxHashMap::default();
    let mut functions: Vec<FuncId> = plans.keys().copied().collect();
    functions.sort();
    for &f in &functions {
        let twin = match plans[&f].entered {
            true => f,
            false => {
                let twin = program.functions[f].clone();
                let id = program.functions.push(twin);
                added.push((id, f));
                id
            }
        };
        twins.insert(f, twin);
    }
    for &f in &functions {
        let plan = &plans[&f];
        let mut base = program.functions[f].clone();
        let mut leaves: FxHashMap<StmtId, Leave> = FxHashMap::default();
        let mut counts = FxHashMap::default();
        for source in &plan.sources {
            let Some(rest) = rest_of(&mut base, source.stmt, plan.results, &mut counts) else { continue };
            let there = plan.assigned(&base, &rest.way, source.stmt);
            let can_be_given = |v: VarId| base.vars[v].kind != VarKind::List && there.contains(&v);
            let Rest { function, params, rounds, .. } = rest;
            if !params.iter().all(|v| can_be_given(*v) || rounds.iter().any(|(_, r)| r == v)) {
                continue;
            }
            let id = program.functions.push(function);
            presumed.general.insert(id);
            added.push((id, f));
            leaves.insert(source.stmt, Leave { how: source.how.clone(), rest: id, params, rounds });
        }
        let twin = Twin { analysis, plans: &plans, twins: &twins, leaves, plan };
        program.functions[twins[&f]] = twin.of(base);
    }
    // What stays under its own name is called by general copies and by handles.
    presumed.general.extend(functions.iter().filter(|f| twins[*f] != **f));
    presumed.settled.extend(functions.iter().filter(|f| plans[*f].tells).map(|f| twins[f]));
    added
}
