//! The pass `place`: values change hands instead of being copied. A copy whose source nobody reads any
//! more is a move, an operand that nobody reads any more is handed over, and a boxed value whose part is
//! assigned is lent to the library for good, so that it changes in place.
//!
//! Assumes naive ownership: lowering copies what a callee takes over and borrows the rest. Guarantees the
//! same values everywhere that they are read. It does not decide what is computed in place in arrays
//! (`nest` does), and never takes from borrowed parameters or globals.
//!
//! Soundness of taking a local's contents at a statement: no path behind it reads the local before giving
//! it a whole value ([`liveness`]); no handler around it reads it, in case the statement itself
//! raises; the statement does not read it in another operand, for operands may be evaluated in any order;
//! and it is no variable that keeps objects whose end is seen ([`Local::kept`](ir::loops::Local)).

use super::facts::{Counts, mentions};
use super::liveness::{Around, Live, backward};
use super::{coalesce, forward};
use ir::loops::{Block, Function, LocalId, Module, Operand, Stmt, Ty, kernels};

/// Moves what is read for the last time.
pub fn place(module: &Module, f: &mut Function) {
    let mut body = std::mem::take(&mut f.body);
    let free = |l: LocalId, live: &Live, around: &Around| {
        let local = &f.locals[l];
        let lent = f.params.iter().any(|p| p.local == l && p.borrowed);
        !lent && !local.kept && local.global.is_none() && !live.has(l) && !around.caught.has(l)
    };
    backward(f, &mut body, &mut |s, live, around| match s {
        Stmt::Copy(x, y) if x != y && free(*y, live, around) && !matches!(f.locals[*y].ty, Ty::Scalar(_)) => {
            *s = Stmt::Move(*x, *y);
        }
        Stmt::Kernel { .. } | Stmt::Convert { .. } => hand_over(f, s, &|l, results| {
            let ends = results.contains(&l);
            let local = &f.locals[l];
            let replaced = ends && local.ty == Ty::Boxed && local.global.is_none() && !around.caught.has(l);
            replaced && !module.sees_ends || free(l, live, around)
        }),
        _ => {}
    });
    operands(f, &mut body);
    let mut counts = Counts::of(f, &body);
    coalesce::block(f, &mut counts, &mut body, false);
    forward::unread(f, &mut body);
    f.body = body;
}

/// Hands operands over that `free` says nobody needs: the value that a path changes, what is unboxed or boxed, and
/// what the result keeps, which so has no other owner and changes in place later.
fn hand_over(f: &Function, s: &mut Stmt, free: &dyn Fn(LocalId, &[LocalId]) -> bool) {
    let (results, changes, keeps) = match s {
        Stmt::Kernel { name, results, .. } => {
            let facts = kernels::facts(*name);
            (results.clone(), facts.changes, facts.keeps)
        }
        _ => (Vec::new(), true, false),
    };
    // A box takes over the memory of an array's elements.
    let boxes = matches!(s, Stmt::Convert { dst, .. } if f.locals[*dst].ty == Ty::Boxed);
    if !changes && !keeps {
        return;
    }
    let reads = s.reads();
    for (k, operand) in s.operands_mut().iter_mut().enumerate() {
        if let Operand::Borrow(l) = operand
            && (k == 0 || keeps)
            && (f.locals[*l].ty == Ty::Boxed || boxes && matches!(f.locals[*l].ty, Ty::Array(..)))
            && reads.iter().filter(|r| *r == l).count() == 1
            && free(*l, &results)
        {
            *operand = Operand::Take(*l);
        }
    }
}

/// `c = move x; ..(take c)..` takes `x` itself: nothing between the two mentions `x`, which is empty there,
/// and nobody else `c`.
fn operands(f: &Function, stmts: &mut Block) {
    let counts = Counts::of(f, stmts);
    operands_in(f, &counts, stmts);
}

fn operands_in(f: &Function, counts: &Counts, stmts: &mut Block) {
    for s in stmts.iter_mut() {
        s.blocks_mut().into_iter().for_each(|b| operands_in(f, counts, b));
    }
    let mut k = 0;
    while k < stmts.len() {
        if let Stmt::Move(c, x) = &stmts[k]
            && counts.reads[*c] == 1
            && counts.defs[*c] == 1
            && counts.taken[*c] == 1
            && counts.is_private(*c)
            && let Some(end) = taker(&stmts[k + 1..], *c, *x)
        {
            let (c, x) = (*c, *x);
            for o in stmts[k + 1 + end].operands_mut() {
                if *o == Operand::Take(c) {
                    *o = Operand::Take(x);
                }
            }
            stmts.remove(k);
        } else {
            k += 1;
        }
    }
}

/// Where the statement is that takes `c`, if none before it mentions `x`.
fn taker(rest: &[Stmt], c: LocalId, x: LocalId) -> Option<usize> {
    for (k, s) in rest.iter().enumerate() {
        if s.operands().contains(&Operand::Take(c)) {
            return (!s.reads().contains(&x)).then_some(k);
        }
        if mentions(s, c) > 0 || mentions(s, x) > 0 || !s.blocks().is_empty() {
            return None;
        }
        if matches!(s, Stmt::Break | Stmt::Continue | Stmt::Return) {
            return None;
        }
    }
    None
}
