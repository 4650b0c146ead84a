//! The pass `prove`: what the analysis has proved needs no test. A check that surely passes is left out,
//! and the accesses that it guarded name the proof instead; a double that surely is an index is converted
//! without a test.
//!
//! Assumes proofs that hold where the statement stands: it runs first, before anything moves.
//! Guarantees that no access names a check that is gone. It moves nothing; the only proof of its own is a condition
//! that is plainly false, whatever its operands are.

use super::simplify;
use base::FxHashMap;
use ir::loops::{Block, By, CheckId, Elem, Expr, Function, Module, Proof, Stmt, each_stmt};

/// Leaves out the checks that have a proof.
pub fn prove(_: &Module, f: &mut Function) {
    let mut body = std::mem::take(&mut f.body);
    let proofs = proofs(f, &body);
    block(&mut body, &proofs);
    simplify::block(f, &mut body);
    simplify::branches(&mut body);
    f.body = body;
}

/// The groups of checks that surely pass, all of them, with a proof.
fn proofs(f: &Function, body: &[Stmt]) -> FxHashMap<CheckId, Proof> {
    let mut found: FxHashMap<CheckId, Option<Proof>> = FxHashMap::default();
    let mut visit = |s: &Stmt| {
        if let Stmt::Check { guards: Some(id), .. } = s {
            // One that stays keeps the whole group.
            let proof = proof_of(s);
            found.entry(*id).and_modify(|p| *p = p.and(proof)).or_insert(proof);
        }
    };
    each_stmt(body, &mut visit);
    each_stmt(&f.epilogue, &mut visit);
    found.into_iter().filter_map(|(id, p)| Some((id, p?))).collect()
}

/// Why a check passes, if that is known.
fn proof_of(s: &Stmt) -> Option<Proof> {
    let Stmt::Check { fails, proof, .. } = s else { return None };
    proof.or_else(|| is_never(fails).then_some(Proof::Range))
}

/// A condition that is false because of a constant in it.
fn is_never(e: &Expr) -> bool {
    match e {
        Expr::Bool(false) => true,
        Expr::And(a, b) => is_never(a) || is_never(b),
        Expr::Or(a, b) => is_never(a) && is_never(b),
        _ => false,
    }
}

fn block(stmts: &mut Block, proofs: &FxHashMap<CheckId, Proof>) {
    stmts.retain(|s| proof_of(s).is_none());
    for s in stmts {
        if let Stmt::ToIndex { local, value, proof: Some(_), .. } = s {
            *s = Stmt::Assign(*local, Expr::Cast(Elem::Index, Box::new(value.clone())));
        }
        let weaken = |by: &mut By| {
            if let By::Checked(id) = by
                && let Some(proof) = proofs.get(id)
            {
                *by = By::Proved(*proof);
            }
        };
        match s {
            Stmt::Put { by, .. } | Stmt::Compute { part: Some((_, by)), .. } => weaken(by),
            _ => {}
        }
        s.each_expr_mut(&mut |e| {
            e.each_mut(&mut |e| {
                if let Expr::At(_, _, by) = e {
                    weaken(by);
                }
            })
        });
        s.blocks_mut().into_iter().for_each(|b| block(b, proofs));
    }
}
