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

use super::facts::{Counts, Watch, each_mention, may_call, may_jump, may_raise, mentions, rename, whole};
use base::FxHashMap;
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
    // What mentions a local in the statements before, which are in `stmts` again.
    let mut before: FxHashMap<LocalId, u32> = FxHashMap::default();
    for s in std::mem::take(stmts) {
        if let Some((x, t)) = pair(f, &s)
            && let Some(&left) = before.get(&t)
            // What mentions it elsewhere cannot do without it.
            && left + mentions(&s, t) == counts.all(t)
            && counts.is_private(t)
            && !f.locals[t].kept
            && let Some(first) = start(f, stmts, (x, t), left, caught)
        {
            stmts[first..].iter_mut().for_each(|s| rename(s, t, x));
            counts.merge(&s, t, x);
            let moved = before.remove(&t).unwrap_or(0);
            *before.entry(x).or_default() += moved;
            continue;
        }
        each_mention(&s, &mut |l| *before.entry(l).or_default() += 1);
        stmts.push(s);
    }
}

/// What a statement passes on as it is: to where, from where.
fn pair(f: &Function, s: &Stmt) -> Option<(LocalId, LocalId)> {
    let (x, t) = match s {
        Stmt::Move(x, t) | Stmt::Copy(x, t) | Stmt::Assign(x, Expr::Local(t)) => (*x, *t),
        _ => return None,
    };
    (x != t && f.locals[x].ty == f.locals[t].ty).then_some((x, t))
}

/// The first statement of the range over which `t`, which they mention `left` times, may be `x`: from there
/// to the end of `stmts`.
fn start(
    f: &Function,
    stmts: &[Stmt],
    (x, t): (LocalId, LocalId),
    mut left: u32,
    caught: bool,
) -> Option<usize> {
    let global = f.locals[x].global.is_some();
    for (at, s) in stmts.iter().enumerate().rev() {
        left -= mentions(s, t);
        if left == 0 {
            return begins(f, s, (x, t), caught || global).then_some(at);
        }
        if mentions(s, x) > 0 || may_jump(s) || global && may_call(f, s) || (caught || global) && may_raise(s)
        {
            return None;
        }
    }
    None
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
    if k != var
        || i == k
        || f.locals[i].ty != f.locals[k].ty
        || !counts.is_private(i)
        || !counts.is_private(k)
    {
        return;
    }
    if counts.defs[i] != 1 || counts.all(i) != mentions(s, i) || counts.all(k) != mentions(s, k) {
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
