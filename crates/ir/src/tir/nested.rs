//! Nested functions: which functions work on variables of activations of others.

use super::{CallTarget, FuncId, FunctionKind, Program, Stmt, Storage, walk};
use base::FxHashSet;

/// The functions of whose activations `f` uses variables, itself or through functions that it names:
/// calls, or makes handles of. Those that it enters anew have activations of their own.
pub fn owners_needed(program: &Program, f: FuncId) -> Vec<FuncId> {
    let mut owners = Vec::new();
    for seen in reached(program, f, None) {
        owners.extend(outer(program, seen).filter(|o| *o != f));
    }
    owners.sort();
    owners.dedup();
    owners.retain(|o| reached(program, f, Some(*o)).iter().any(|g| outer(program, *g).any(|p| p == *o)));
    owners
}

/// The owners of variables that a function uses.
fn outer(program: &Program, f: FuncId) -> impl Iterator<Item = FuncId> + '_ {
    let vars = program.functions.get(f).map(|f| f.vars.values());
    vars.into_iter().flatten().filter_map(|v| match v.storage {
        Storage::Outer(owner, _) => Some(owner),
        _ => None,
    })
}

/// The functions that `f` names, and those that these name, without entering one of them, nor those of
/// files: they cannot name what is nested in others.
fn reached(program: &Program, f: FuncId, without: Option<FuncId>) -> FxHashSet<FuncId> {
    let mut seen = FxHashSet::default();
    let mut next = vec![f];
    while let Some(g) = next.pop() {
        if !seen.insert(g) {
            continue;
        }
        let Some(function) = program.functions.get(g) else { continue };
        walk::each(function, &function.body, &mut |_, stmt| {
            let named = match stmt {
                Stmt::Lambda { function, .. } => Some(*function),
                Stmt::Call { callee, .. }
                | Stmt::CallStatement { callee, .. }
                | Stmt::FunctionRef { callee, .. } => match callee.target {
                    CallTarget::Function(f) => Some(f),
                    _ => None,
                },
                _ => None,
            };
            let inner = |n: &FuncId| {
                let function = program.functions.get(*n);
                function.is_some_and(|f| f.parent.is_some() || f.kind == FunctionKind::Lambda)
            };
            next.extend(named.filter(|n| Some(*n) != without && inner(n)));
        });
    }
    seen
}
