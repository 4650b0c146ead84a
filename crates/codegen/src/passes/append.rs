//! The pass `append`: `x = [x, part]` and `x = [x; part]` put the part behind what `x` holds, in place; so does
//! `y = [x, part]` where nobody reads `x` afterwards, which `y` takes over before.
//!
//! Assumes [`Stmt::Concat`] of matrices of one element type. Guarantees the same value by MATLAB's rule
//! for empty parts, part by part. It does not touch globals and borrowed parameters, which others see or
//! own, nor parts that read `x`.
//!
//! Soundness: appending parts one by one gives the concatenation, where each append takes what came before
//! as its left side. An error must leave `x` as it was where it can be seen: so several parts are
//! appended only where none can fail after the first one, which scalars beside a row and below a column
//! may; hence `x` is not read by a handler around, or there is one part alone, which fails before
//! anything changes. Parts that follow a first scalar fail like the whole concatenation does.

use super::facts::{Counts, mentions};
use super::liveness::{Live, backward};
use ir::loops::{Block, Function, LocalId, Module, Operand, SiteId, Stmt, Ty};

/// Turns concatenations that begin with their own target into appends.
pub fn append(_: &Module, f: &mut Function) {
    let mut body = std::mem::take(&mut f.body);
    let mut seen = Live::default();
    backward(f, &mut body, &mut |s, live, around| {
        if let Stmt::Concat { dst, .. } | Stmt::Move(dst, _) = s
            && around.caught.has(*dst)
        {
            seen.insert(*dst);
        }
        if let Stmt::Concat { dst, parts, .. } = s
            && let Some(Operand::Borrow(x)) = parts.first()
            && x != dst
            && is_own(f, *x)
            && !live.has(*x)
            && !around.caught.has(*x)
        {
            // Marked, until it is decided what becomes of it below.
            parts[0] = Operand::Take(*x);
        }
    });
    let counts = Counts::of(f, &body);
    block(f, &counts, &seen, &mut body);
    f.body = body;
}

fn block(f: &Function, counts: &Counts, seen: &Live, stmts: &mut Block) {
    for s in stmts.iter_mut() {
        s.blocks_mut().into_iter().for_each(|b| block(f, counts, seen, b));
    }
    let mut k = 0;
    while k < stmts.len() {
        let over = unmarked(&mut stmts[k]);
        let Some((x, appends, gone)) = found(f, counts, seen, &stmts[k..]) else {
            if let Some(moved) = over.and_then(|x| moved(f, seen, x, &mut stmts[k])) {
                // What the statement became is looked at next.
                stmts.insert(k, moved);
            }
            k += 1;
            continue;
        };
        debug_assert!(appends.iter().all(|s| matches!(s, Stmt::Append { array, .. } if *array == x)));
        let n = appends.len();
        stmts.splice(k..=k, appends);
        if gone {
            // The move that followed.
            stmts.remove(k + n);
        }
        k += n;
    }
}

/// The appends in place of a concatenation, and whether the statement behind it, a move into the target,
/// goes too.
fn found(f: &Function, counts: &Counts, seen: &Live, stmts: &[Stmt]) -> Option<(LocalId, Vec<Stmt>, bool)> {
    let Stmt::Concat { dst, parts, vertical, at } = stmts.first()? else { return None };
    let (Operand::Borrow(x) | Operand::Take(x), rest) = parts.split_first()? else { return None };
    let (x, rest) = (*x, rest);
    let moved = *dst != x;
    if moved {
        let alone = counts.reads[*dst] == 1 && counts.defs[*dst] == 1 && counts.is_private(*dst);
        if !alone || !matches!(stmts.get(1), Some(Stmt::Move(to, from)) if *to == x && from == dst) {
            return None;
        }
    }
    if !appends(f, seen, x, rest) || mentions(&stmts[0], x) as usize != 1 + usize::from(!moved) {
        return None;
    }
    Some((x, rest.iter().map(|p| one(x, p, *vertical, *at)).collect(), moved))
}

/// Whether parts may be put behind what a local holds, in place.
fn appends(f: &Function, seen: &Live, x: LocalId, rest: &[Operand]) -> bool {
    let local = &f.locals[x];
    let Ty::Array(elem, 2) = local.ty else { return false };
    let lent = f.params.iter().any(|p| p.local == x && p.borrowed);
    let scalars = rest.iter().all(|p| matches!(p, Operand::Scalar(_)));
    if local.global.is_some() || lent || rest.is_empty() || rest.len() > 1 && (!scalars || seen.has(x)) {
        return false;
    }
    rest.iter().all(|p| match p {
        Operand::Scalar(e) => f.elem(e) == elem && !e.reads().contains(&x),
        Operand::Borrow(l) => *l != x && f.locals[*l].ty == local.ty,
        _ => false,
    })
}

/// Whether a local is the function's, and may be taken from.
fn is_own(f: &Function, l: LocalId) -> bool {
    let local = &f.locals[l];
    let lent = f.params.iter().any(|p| p.local == l && p.borrowed);
    !lent && !local.kept && local.global.is_none()
}

/// What a concatenation begins with that is marked, with the mark gone.
fn unmarked(s: &mut Stmt) -> Option<LocalId> {
    let Stmt::Concat { parts, .. } = s else { return None };
    let Some(Operand::Take(x)) = parts.first() else { return None };
    let x = *x;
    parts[0] = Operand::Borrow(x);
    Some(x)
}

/// Of a concatenation that begins with `x`, which nobody reads afterwards, the move into the target, with which it begins
/// then.
fn moved(f: &Function, seen: &Live, x: LocalId, s: &mut Stmt) -> Option<Stmt> {
    let Stmt::Concat { dst, .. } = s else { return None };
    let dst = *dst;
    if mentions(s, x) != 1 || mentions(s, dst) != 1 {
        return None;
    }
    let Stmt::Concat { parts, .. } = s else { return None };
    let alike = f.locals[x].ty == f.locals[dst].ty && is_own(f, dst) && !seen.has(dst);
    if !alike || !appends(f, seen, dst, &parts[1..]) {
        return None;
    }
    parts[0] = Operand::Borrow(dst);
    Some(Stmt::Move(dst, x))
}

fn one(array: LocalId, part: &Operand, vertical: bool, at: SiteId) -> Stmt {
    Stmt::Append { array, part: part.clone(), vertical, at }
}
