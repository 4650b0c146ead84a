//! Which procedures are pure, elemental or recursive, and through which an error may pass that is caught.

use base::{FxHashMap, FxHashSet};
use ir::loops::{Expr, Function, FunctionId, Module, Stmt, Ty};

/// What is known of the procedures of a module.
pub(super) struct Purity {
    pure: FxHashSet<FunctionId>,
    elemental: FxHashSet<FunctionId>,
    recursive: FxHashSet<FunctionId>,
    catches: FxHashSet<FunctionId>,
    /// What the entry calls, and so on; all where there is no entry.
    reached: FxHashSet<FunctionId>,
}

impl Purity {
    /// Pure is what only computes, and calls what only computes.
    pub(super) fn of(module: &Module) -> Purity {
        let calls: FxHashMap<FunctionId, FxHashSet<FunctionId>> =
            module.functions.iter().map(|(id, f)| (id, called(f))).collect();
        let recursive = module.functions.keys().filter(|id| reaches(&calls, *id)).collect();
        // Pure functions change no argument.
        let lent = |f: &Function| {
            f.params.iter().all(|p| p.borrowed || matches!(f.locals[p.local].ty, Ty::Scalar(_)))
        };
        let own = |f: &Function| !f.raises && lent(f) && only_computes(f);
        let mut pure: FxHashSet<FunctionId> =
            module.functions.iter().filter(|(_, f)| own(f)).map(|(id, _)| id).collect();
        loop {
            let before = pure.len();
            let kept =
                pure.iter().filter(|id| calls[*id].iter().all(|c| pure.contains(c))).copied().collect();
            pure = kept;
            if pure.len() == before {
                break;
            }
        }
        let scalars = |f: &Function| {
            let mut all = f.params.iter().map(|p| p.local).chain(f.results.iter().copied());
            !f.params.is_empty() && all.all(|l| matches!(f.locals[l].ty, Ty::Scalar(_)))
        };
        let elemental = pure.iter().filter(|id| scalars(&module.functions[**id])).copied().collect();
        let reached = match module.entry {
            Some(entry) => from(&calls, entry),
            None => module.functions.keys().collect(),
        };
        Purity { pure, elemental, recursive, catches: catching(module, &calls), reached }
    }

    /// Whether a procedure is ever called: compilers warn of the others.
    pub(super) fn is_reached(&self, id: FunctionId) -> bool {
        self.reached.contains(&id)
    }

    /// Whether an error that a caller catches may pass through a procedure.
    pub(super) fn catches(&self, id: FunctionId) -> bool {
        self.catches.contains(&id)
    }

    /// What stands before `function` or `subroutine`.
    pub(super) fn prefix(&self, id: FunctionId) -> &'static str {
        match (self.elemental.contains(&id), self.pure.contains(&id), self.recursive.contains(&id)) {
            // Elemental procedures are recursive from Fortran 2018 on, which compilers have to learn.
            (_, true, true) => "pure recursive ",
            (true, _, false) => "elemental ",
            (false, true, false) => "pure ",
            (_, false, true) => "recursive ",
            (false, false, false) => "",
        }
    }
}

/// The functions that are called in a protected block.
fn catching(module: &Module, calls: &FxHashMap<FunctionId, FxHashSet<FunctionId>>) -> FxHashSet<FunctionId> {
    let mut next: Vec<FunctionId> = Vec::new();
    for f in module.functions.values() {
        f.each_stmt(&mut |s| {
            let Stmt::Try { body, .. } = s else { return };
            ir::loops::each_stmt(body, &mut |s| {
                if let Stmt::Call { function, .. } = s {
                    next.push(*function);
                }
            });
        });
    }
    let mut seen: FxHashSet<FunctionId> = FxHashSet::default();
    while let Some(id) = next.pop() {
        if seen.insert(id) {
            next.extend(&calls[&id]);
        }
    }
    seen
}

fn called(f: &Function) -> FxHashSet<FunctionId> {
    let mut found = FxHashSet::default();
    f.each_stmt(&mut |s| {
        if let Stmt::Call { function, .. } = s {
            found.insert(*function);
        }
    });
    found
}

/// Whether a function calls itself, through others perhaps.
fn reaches(calls: &FxHashMap<FunctionId, FxHashSet<FunctionId>>, from: FunctionId) -> bool {
    let mut seen: FxHashSet<FunctionId> = FxHashSet::default();
    let mut next: Vec<FunctionId> = calls[&from].iter().copied().collect();
    while let Some(id) = next.pop() {
        if id == from {
            return true;
        }
        if seen.insert(id) {
            next.extend(&calls[&id]);
        }
    }
    false
}

/// Whether the statements are of those that pure procedures may have.
fn only_computes(f: &Function) -> bool {
    let mut only = f.locals.values().all(|l| l.global.is_none() && l.ty != Ty::Boxed);
    let elements = |l: ir::loops::LocalId, subs: &[Expr]| {
        // A vector would point to what the caller lent.
        subs.len() > 1 || !matches!(f.locals[l].ty, Ty::Array(..))
    };
    f.each_stmt(&mut |s| {
        only &= match s {
            Stmt::Assign(..)
            | Stmt::If(..)
            | Stmt::While { .. }
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return
            | Stmt::Comment(_)
            | Stmt::Drop(_)
            | Stmt::Call { .. } => true,
            Stmt::Put { array, subs, .. } => elements(*array, subs),
            Stmt::For { step, .. } => f.elem(step) == ir::loops::Elem::Index,
            _ => false,
        };
        s.each_expr(&mut |e| {
            e.each(&mut |e| match e {
                Expr::At(l, subs, _) => only &= elements(*l, subs),
                Expr::Element(_) => only = false,
                _ => {}
            });
        });
    });
    only
}

/// `entry` and what it calls, directly or not.
fn from(calls: &FxHashMap<FunctionId, FxHashSet<FunctionId>>, entry: FunctionId) -> FxHashSet<FunctionId> {
    let mut found = FxHashSet::default();
    let mut open = vec![entry];
    while let Some(id) = open.pop() {
        if found.insert(id) {
            open.extend(calls.get(&id).into_iter().flatten());
        }
    }
    found
}
