//! Short circuits, a part of [`forward`](super::forward): branches that only give a truth value become
//! `&&`, `||` and `!`.
//!
//! Assumes nothing. It leaves arms with other statements as branches, for these run or do not run by the
//! first operand; but where the truth value is only asked for by the branch that follows, the second
//! condition nests in the first. It does not turn branches of the program that give numbers into
//! selections: they are what the program says.
//!
//! Soundness: expressions have no effects and do not fail, and [`Expr::And`], [`Expr::Or`] and
//! [`Expr::Select`] evaluate only what the branch would have run, so accesses stay as guarded as they were.

use super::facts::{Counts, block_reads};
use super::simplify;
use ir::loops::{Block, Elem, Expr, Function, LocalId, Stmt, Ty};

/// Joins short circuits in a block and those inside it.
pub(super) fn block(f: &Function, counts: &Counts, stmts: &mut Block) {
    for s in stmts.iter_mut() {
        s.blocks_mut().into_iter().for_each(|b| block(f, counts, b));
        if let Some(joined) = joined(f, s) {
            *s = joined;
        }
    }
    let mut k = 1;
    while k < stmts.len() {
        if nests(counts, &stmts[k - 1], &stmts[k]) {
            nest(stmts, k);
            // The arm that took the branch may end in another short circuit.
            if let Stmt::If(_, then, _) = &mut stmts[k - 1] {
                block(f, counts, then);
            }
        } else {
            k += 1;
        }
    }
}

/// `if c, b = e; else, b = g; end` of truth values as one assignment.
fn joined(f: &Function, s: &Stmt) -> Option<Stmt> {
    let Stmt::If(c, then, els) = s else { return None };
    let (b, e) = assigned(then)?;
    let (other, g) = assigned(els)?;
    if b != other || f.locals[b].ty != Ty::Scalar(Elem::Bool) {
        return None;
    }
    let mut value = Expr::Select(Box::new(c.clone()), Box::new(e.clone()), Box::new(g.clone()));
    simplify::expr(f, &mut value);
    Some(Stmt::Assign(b, value))
}

/// What a block assigns, if that is all it does.
fn assigned(block: &[Stmt]) -> Option<(LocalId, &Expr)> {
    match block {
        [Stmt::Assign(b, e)] => Some((*b, e)),
        _ => None,
    }
}

/// Whether `first` is `if c, ..; b = e; else, b = false; end` and `second` is `if b, ..; end`, and nobody
/// else asks for `b`.
fn nests(counts: &Counts, first: &Stmt, second: &Stmt) -> bool {
    let Stmt::If(_, then, els) = first else { return false };
    let (Some(Stmt::Assign(b, e)), Some((other, Expr::Bool(false)))) = (then.last(), assigned(els)) else {
        return false;
    };
    let Stmt::If(Expr::Local(asked), _, otherwise) = second else { return false };
    *b == other
        && b == asked
        && otherwise.is_empty()
        && counts.reads[*b] == 1
        && counts.is_private(*b)
        && !e.reads().contains(b)
        && block_reads(then, *b) == 0
}

/// Puts the branch at `k` at the end of the arm before it, in place of the truth value.
fn nest(stmts: &mut Block, k: usize) {
    let Stmt::If(_, body, _) = stmts.remove(k) else { return };
    let Stmt::If(_, then, els) = &mut stmts[k - 1] else { return };
    let Some(Stmt::Assign(_, e)) = then.pop() else { return };
    els.clear();
    then.push(Stmt::If(e, body, Vec::new()));
}
