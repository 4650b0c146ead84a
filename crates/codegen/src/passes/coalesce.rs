//! Coalescing, a part of [`forward`](super::forward): a temporary whose value ends in a variable becomes
//! that variable, and the move between them goes.
//!
//! Assumes nothing. It does not merge two variables that both have values at a time, does not look
//! across blocks, and leaves copies that both sides of stay in use to [`place`](super::place).
//!
//! Soundness of writing `x` where `t` was written, over the statements from the first that mentions `t`
//! to `x = t`:
//! - they are all that mention `t`, and the first gives it a whole new value;
//! - none but the first mentions `x`, and the first reads it at most: results are stored after operands
//!   are read ([`Stmt::Compute`] says so of its own array);
//! - control does not leave between them, so `x` has its new value at their end;
//! - nobody sees that `x` changed early: where an error between them might be caught, or `x` is a
//!   global, none of them raises and none calls.

use super::facts::{Counts, Watch, is_private, may_call, may_jump, may_raise, mentions, rename, whole};
use ir::loops::{Block, Expr, Function, LocalId, Operand, Stmt};

/// Coalesces in a block and those inside it. `caught` says that an error in it may be caught in this
/// function. `counts` are kept: a variable that took another one's place is mentioned more often.
pub(super) fn block(f: &Function, counts: &mut Counts, stmts: &mut Block, caught: bool) {
    for s in stmts.iter_mut() {
        let protects = matches!(s, Stmt::Try { .. });
        for (k, inner) in s.blocks_mut().into_iter().enumerate() {
            block(f, counts, inner, caught || protects && k == 0);
        }
        loop_variable(f, counts, s);
    }
    let mut end = 0;
    while end < stmts.len() {
        if let Some((x, t)) = pair(f, &stmts[end])
            && let Some(first) = start(f, counts, stmts, end, (x, t), caught)
        {
            stmts[first..end].iter_mut().for_each(|s| rename(s, t, x));
            counts.merge(&stmts.remove(end), t, x);
            continue;
        }
        end += 1;
    }
}

/// What a statement passes on as it is: to where, from where.
fn pair(f: &Function, s: &Stmt) -> Option<(LocalId, LocalId)> {
    let (x, t) = match s {
        Stmt::Move(x, t) | Stmt::Copy(x, t) | Stmt::Assign(x, Expr::Local(t)) => (*x, *t),
        _ => return None,
    };
    (x != t && f.locals[x].ty == f.locals[t].ty && is_private(f, t)).then_some((x, t))
}

/// The first statement of the range over which `t` may be `x`.
fn start(
    f: &Function,
    counts: &Counts,
    stmts: &[Stmt],
    end: usize,
    (x, t): (LocalId, LocalId),
    caught: bool,
) -> Option<usize> {
    let mut left = counts.reads[t] + counts.defs[t] + counts.taken[t];
    left = left.checked_sub(mentions(&stmts[end], t))?;
    let global = f.locals[x].global.is_some();
    let mut at = end;
    while left > 0 {
        at = at.checked_sub(1)?;
        let s = &stmts[at];
        let here = mentions(s, t);
        left = left.checked_sub(here)?;
        if left == 0 {
            break;
        }
        if mentions(s, x) > 0 || may_jump(s) || global && may_call(f, s) || (caught || global) && may_raise(s)
        {
            return None;
        }
    }
    (at < end && begins(f, &stmts[at], (x, t), caught || global)).then_some(at)
}

/// Whether a statement gives `t` a whole new value and may give it to `x` instead.
fn begins(f: &Function, s: &Stmt, (x, t): (LocalId, LocalId), seen: bool) -> bool {
    if !s.blocks().is_empty() {
        return mentions(s, x) == 0
            && !may_jump(s)
            && !(seen && (may_raise(s) || may_call(f, s)))
            && matches!(s, Stmt::If(_, a, b) if always(a, t) && always(b, t));
    }
    let sole = match s {
        // Several results are stored one by one, and one may not fit.
        Stmt::Call { results, .. } | Stmt::Kernel { results, .. } => {
            results.iter().filter(|r| **r == t).count() == 1
                && !results.contains(&x)
                && (results.len() == 1 || !seen)
        }
        Stmt::Copy(d, y) | Stmt::Move(d, y) => *d == t && *y != x,
        Stmt::Convert { dst, src, .. } => {
            *dst == t && !matches!(src, Operand::Borrow(y) | Operand::Take(y) if *y == x)
        }
        s => whole(s) == Some(t),
    };
    sole && !s.reads().contains(&t)
}

/// Whether a block gives `t` a value whatever happens, at its end.
fn always(block: &[Stmt], t: LocalId) -> bool {
    match block.last() {
        Some(Stmt::If(_, a, b)) => always(a, t) && always(b, t),
        Some(s) => whole(s) == Some(t) && !s.reads().contains(&t),
        None => false,
    }
}

/// `for k ..., i = k, ...` runs over `i` itself, where nobody else assigns it and nobody asks for it
/// outside: behind the loop the two would differ.
fn loop_variable(f: &Function, counts: &mut Counts, s: &mut Stmt) {
    let Stmt::For { var, body, .. } = s else { return };
    let Some(Stmt::Assign(i, Expr::Local(k))) = body.first() else { return };
    let (i, k, var) = (*i, *k, *var);
    if k != var || i == k || f.locals[i].ty != f.locals[k].ty || !is_private(f, i) || !is_private(f, k) {
        return;
    }
    let all = |l: LocalId| counts.reads[l] + counts.defs[l] + counts.taken[l];
    if counts.defs[i] != 1 || all(i) != mentions(s, i) || all(k) != mentions(s, k) {
        return;
    }
    if let Stmt::For { lo, step, hi, body, .. } = s {
        let bounds = [&*lo, step, hi].into_iter().any(|e| e.reads().contains(&i) || e.reads().contains(&k));
        // The body leaves both alone, but for the statement that goes.
        let watch = Watch::new(f, [k]);
        if bounds || body.iter().any(|s| watch.changed_by(f, s)) {
            return;
        }
        counts.merge(&body.remove(0), k, i);
        rename(s, k, i);
    }
}
