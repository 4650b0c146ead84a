//! Every owner is dropped exactly once, at the end of its function; what an error that passes through
//! gives up is said in [`Function::owned`], and whether one can, in [`Function::raises`].
//!
//! A local owns what it holds if it is an array or a boxed value, unless it is lent, a borrowed parameter, a
//! result (the caller takes it over) or stands for a variable that outlives the activation. An owner may
//! be empty: dropping it then does nothing. It ends no life early: another row may.
//!
//! An error that nobody catches ends the program, so only functions through which a caught one may pass
//! list what they own: those that a protected block, the runtime library through a handle, or a caller of a
//! library may call. In a program with `onCleanup` every function is one: what it owns goes, caught or not.

use base::FxHashSet;
use ir::loops::{Function, FunctionId, LocalId, Module, Stmt, Ty, each_stmt, kernels};

/// Drops what the function owns.
pub fn drops(module: &Module, function: &mut Function) {
    let owners = owners(function);
    let kept = |l: &&LocalId| !function.results.contains(*l);
    let drops: Vec<Stmt> = owners.iter().filter(kept).map(|l| Stmt::Drop(*l)).collect();
    function.raises = raises(module, function);
    function.owned = if function.raises && catches_through(module, function) { owners } else { Vec::new() };
    function.epilogue.extend(drops);
}

/// The locals that own something, results included.
fn owners(f: &Function) -> Vec<LocalId> {
    let used = f.mentioned();
    let borrowed = |l| f.params.iter().any(|p| p.local == l && p.borrowed);
    let param = |l| f.params.iter().any(|p| p.local == l);
    let owners = f.locals.iter().filter(|(id, l)| {
        !matches!(l.ty, Ty::Scalar(_))
            && l.global.is_none()
            && l.lent.is_none()
            && !borrowed(*id)
            && (used.contains(id) || param(*id))
    });
    owners.map(|(id, _)| id).collect()
}

/// Whether an error can begin in the function or in one that it calls; one that may call itself may get too deep.
fn raises(module: &Module, f: &Function) -> bool {
    fn may_raise(module: &Module, f: &Function, path: &mut Vec<FunctionId>) -> bool {
        let (mut found, mut calls) = (false, Vec::new());
        f.each_stmt(&mut |s| match s {
            Stmt::Call { function, .. } => calls.push(*function),
            s => found |= s.may_raise(),
        });
        calls.sort();
        calls.dedup();
        found
            || calls.into_iter().any(|id| {
                // Deep chains are taken to raise: what is on the way is looked at again in each.
                let again = path.contains(&id) || path.len() > 4;
                path.push(id);
                let found = again || may_raise(module, &module.functions[id], path);
                path.pop();
                found
            })
    }
    let own = module.functions.iter().find(|(_, g)| g.name == f.name).map(|(id, _)| id);
    may_raise(module, f, &mut own.into_iter().collect())
}

/// Whether an error that is caught may pass through the function.
fn catches_through(module: &Module, function: &Function) -> bool {
    let Some((own, _)) = module.functions.iter().find(|(_, f)| f.name == function.name) else { return true };
    let of = |id: FunctionId| if id == own { function } else { &module.functions[id] };
    let mut next: Vec<FunctionId> =
        module.thunks.values().flat_map(|t| &t.entries).map(|e| e.function).collect();
    next.extend(module.exports.iter().map(|e| e.function));
    let mut cleans_up = false;
    for id in module.functions.keys() {
        of(id).each_stmt(&mut |s| match s {
            Stmt::Try { body, .. } => called(body, &mut next),
            Stmt::Kernel { name, .. } => cleans_up |= kernels::facts(*name).sees_ends,
            _ => {}
        });
    }
    let mut found: FxHashSet<FunctionId> = FxHashSet::default();
    while let Some(id) = next.pop() {
        if found.insert(id) {
            called(&of(id).body, &mut next);
            called(&of(id).epilogue, &mut next);
        }
    }
    cleans_up || found.contains(&own)
}

/// The functions that statements call themselves.
fn called(block: &[Stmt], out: &mut Vec<FunctionId>) {
    each_stmt(block, &mut |s| {
        if let Stmt::Call { function, .. } = s {
            out.push(*function);
        }
    });
}
