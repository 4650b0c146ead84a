//! Which variables surely have values behind a statement, by what the text assigns on every way there.

use base::FxHashSet;
use ir::tir::{Callee, Function, Stmt, StmtId, VarId, walk};

/// Variables that have values; `None` where the run does not get.
type Assigned = Option<FxHashSet<VarId>>;

/// What has a value behind a statement, to which this way leads; at the beginning those `given` have. Statements that
/// are not `reachable` do not run.
pub fn assigned(
    f: &Function,
    way: &[(StmtId, usize)],
    stmt: StmtId,
    given: FxHashSet<VarId>,
    reachable: &dyn Fn(StmtId) -> bool,
) -> FxHashSet<VarId> {
    let mut known = Some(given);
    let mut block = f.body.clone();
    for (id, k) in way {
        for before in block.iter().take_while(|s| *s != id) {
            known = behind(f, *before, known, reachable);
        }
        let blocks = walk::blocks(&f.stmts[*id]);
        if let (Stmt::While { .. }, Some(header)) = (&f.stmts[*id], blocks.first()) {
            known = behind_all(f, header, known, reachable);
        }
        if let (Stmt::For { var, .. }, Some(known)) = (&f.stmts[*id], &mut known) {
            known.insert(*var);
        }
        block = blocks.get(*k).map_or_else(Vec::new, |b| (*b).clone());
    }
    for before in block.iter().take_while(|s| **s != stmt).chain([&stmt]) {
        known = behind(f, *before, known, reachable);
    }
    known.unwrap_or_default()
}

fn behind_all(
    f: &Function,
    block: &[StmtId],
    known: Assigned,
    reachable: &dyn Fn(StmtId) -> bool,
) -> Assigned {
    block.iter().fold(known, |known, id| behind(f, *id, known, reachable))
}

fn behind(f: &Function, id: StmtId, known: Assigned, reachable: &dyn Fn(StmtId) -> bool) -> Assigned {
    let mut known = known?;
    if !reachable(id) {
        return None;
    }
    match &f.stmts[id] {
        Stmt::Break | Stmt::Continue | Stmt::Return => return None,
        Stmt::CallStatement { callee, .. } if raises(callee) => return None,
        Stmt::CallStatement { .. } | Stmt::GetStatement { .. } | Stmt::For { .. } => {}
        Stmt::If { then, els, .. } => {
            let (a, b) = (
                behind_all(f, then, Some(known.clone()), reachable),
                behind_all(f, els, Some(known), reachable),
            );
            return match (a, b) {
                (Some(a), Some(b)) => Some(a.intersection(&b).copied().collect()),
                (one, None) | (None, one) => one,
            };
        }
        Stmt::While { header, .. } => return behind_all(f, header, Some(known), reachable),
        Stmt::Try { .. } | Stmt::Unwind { .. } => {}
        stmt => known.extend(walk::defs(stmt)),
    }
    Some(known)
}

fn raises(callee: &Callee) -> bool {
    callee.is_builtin() && builtins::named(callee.name).is_some_and(|b| b.raises())
}
