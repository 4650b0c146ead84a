//! The pass `forward`: values go to where they are used. Copies of locals are read at their source,
//! temporaries that are read once become part of the expression that reads them, those whose value ends
//! in a variable become that variable ([`coalesce`](super::coalesce)), branches that give truth values
//! become conditions ([`circuit`](super::circuit)), and assignments that nobody reads go.
//!
//! Assumes definedness: what is read has a value. Guarantees that no statement runs more often than
//! before, and that errors come in the order they came in. It does not move a statement that may raise or
//! has effects, never moves a read behind a write to what it reads (calls write globals), and does not
//! move work into loops.
//!
//! Soundness of putting `e` where `t` is read, after `t = e`: it is the only read, and `t` has no other
//! definition; no statement between the two, and none on the way inside, changes what `e` reads. Evidence
//! inside `e` stays good then, for it speaks of the same array and the same subscripts.

use super::facts::{self, Counts, Watch, reads_of};
use super::liveness::backward;
use super::{circuit, coalesce, simplify};
use base::{FxHashMap, FxHashSet};
use ir::loops::kernels;
use ir::loops::{Axis, Block, Expr, Function, LocalId, Module, Operand, Stmt, Ty, each_stmt};

/// An expression does not become larger than this: people read the C.
const LARGE: usize = 48;
/// So many elements have room in any memory.
const FEW: i128 = 1 << 20;

/// Propagates copies and values.
pub fn forward(_: &Module, f: &mut Function) {
    let mut body = std::mem::take(&mut f.body);
    // Each round is linear nearly always; a chain of short circuits takes one for each link.
    for _ in 0..6 {
        let before = body.clone();
        let mut counts = Counts::of(f, &body);
        coalesce::block(f, &mut counts, &mut body, false);
        copies(f, &mut counts, &mut body);
        let counts = Counts::of(f, &body);
        values(f, &counts, &mut body);
        simplify::block(f, &mut body);
        simplify::branches(&mut body);
        let counts = Counts::of(f, &body);
        circuit::block(f, &counts, &mut body);
        unread(f, &mut body);
        overwritten(f, &mut body);
        if body == before {
            break;
        }
    }
    f.body = body;
}

/// Takes out assignments that nobody reads. What may raise stays, arrays that may have no room among it,
/// and so do boxed values: when one goes can be seen, unless all that it ever holds was boxed here.
pub(super) fn unread(f: &Function, body: &mut Block) {
    loop {
        let counts = Counts::of(f, body);
        let plain = plain_boxes(f, &counts, body);
        if !take_out(f, &counts, &plain, body) {
            return;
        }
    }
}

/// The boxed locals that hold copies of numbers, texts and arrays alone.
fn plain_boxes(f: &Function, counts: &Counts, body: &[Stmt]) -> FxHashSet<LocalId> {
    let mut boxings: FxHashMap<LocalId, u32> = FxHashMap::default();
    each_stmt(body, &mut |s| {
        if let Stmt::Convert { dst, src, .. } = s
            && f.locals[*dst].ty == Ty::Boxed
            && match src {
                Operand::Scalar(_) | Operand::Text(_) => true,
                Operand::Borrow(l) => f.locals[*l].ty != Ty::Boxed,
                _ => false,
            }
        {
            *boxings.entry(*dst).or_default() += 1;
        }
    });
    boxings.into_iter().filter(|(l, n)| counts.defs[*l] == *n).map(|(l, _)| l).collect()
}

/// Takes out what is assigned to scalars that get another value before anybody reads them.
fn overwritten(f: &Function, body: &mut Block) {
    backward(f, body, &mut |s, live, around| {
        if let Stmt::Assign(l, _) = s
            && f.locals[*l].global.is_none()
            && !live.has(*l)
            && !around.caught.has(*l)
        {
            *s = Stmt::If(Expr::Bool(true), Vec::new(), Vec::new());
        }
    });
    simplify::branches(body);
}

fn take_out(f: &Function, counts: &Counts, plain: &FxHashSet<LocalId>, stmts: &mut Block) -> bool {
    let before = stmts.len();
    let idle = |l: LocalId| counts.reads[l] == 0 && counts.is_private(l);
    stmts.retain(|s| match s {
        Stmt::Assign(l, Expr::Local(m)) if l == m => false,
        Stmt::Assign(l, _) => !idle(*l),
        Stmt::Copy(l, m) if l == m => false,
        Stmt::Copy(l, _) => !idle(*l) || f.locals[*l].ty == Ty::Boxed,
        Stmt::Compute { dst: l, part: None, axes, .. } => !idle(*l) || !has_room(axes),
        Stmt::Convert { dst: l, .. } => !idle(*l) || !plain.contains(l),
        Stmt::Kernel { name, results, .. } if kernels::facts(*name).sure => !results.iter().all(|l| idle(*l)),
        // What was there before may be seen to go.
        Stmt::Kernel { name, args, results, .. } if kernels::facts(*name).gathers && are_constants(args) => {
            !results.iter().all(|l| idle(*l) && counts.defs[*l] == 1)
        }
        _ => true,
    });
    let mut changed = stmts.len() != before;
    for s in stmts {
        s.blocks_mut().into_iter().for_each(|b| changed |= take_out(f, counts, plain, b));
    }
    changed
}

/// Whether all operands are numbers and texts, which are there.
fn are_constants(args: &[Operand]) -> bool {
    args.iter().all(|o| matches!(o, Operand::Text(_) | Operand::StringText(_) | Operand::Scalar(_)))
}

/// Whether an array of these extents surely has room: at most those of one array that is there, and few
/// elements for each of its own.
fn has_room(axes: &[Axis]) -> bool {
    let mut of_array: Vec<&Expr> = Vec::new();
    let mut others = 1;
    for axis in axes {
        match &axis.extent {
            Expr::Integer(n, _) => others = i128::saturating_mul(others, *n),
            e if of_array.contains(&e) => return false,
            e => of_array.push(e),
        }
    }
    let one = match of_array.as_slice() {
        [] | [Expr::Extent(..) | Expr::Numel(_)] => true,
        [Expr::Extent(a, _), rest @ ..] => rest.iter().all(|e| matches!(e, Expr::Extent(b, _) if b == a)),
        _ => false,
    };
    one && others <= FEW
}

/// Reads the sources of copies in place of the copies, where both stay as they are as long as the copy is
/// read.
fn copies(f: &Function, counts: &mut Counts, stmts: &mut Block) {
    let mut k = 0;
    while k < stmts.len() {
        stmts[k].blocks_mut().into_iter().for_each(|b| copies(f, counts, b));
        let source = match &stmts[k] {
            Stmt::Assign(t, Expr::Local(y)) => Some((*t, *y)),
            // Whoever borrows a global might change it meanwhile.
            Stmt::Copy(t, y) if f.locals[*y].global.is_none() => Some((*t, *y)),
            _ => None,
        };
        if let Some((t, y)) = source
            && t != y
            && f.locals[t].ty == f.locals[y].ty
            && counts.defs[t] == 1
            && counts.taken[t] == 0
            && counts.is_private(t)
            && let Some(last) = last_read(f, counts, &stmts[k + 1..], t, y)
        {
            stmts[k + 1..k + 1 + last].iter_mut().for_each(|s| facts::rename(s, t, y));
            counts.merge(&stmts.remove(k), t, y);
        } else {
            k += 1;
        }
    }
}

/// How many statements there are up to the last read of `t`, if all its reads are in them and `y` does not
/// change before.
fn last_read(f: &Function, counts: &Counts, rest: &[Stmt], t: LocalId, y: LocalId) -> Option<usize> {
    let watch = Watch::new(f, [y]);
    let mut left = counts.reads[t];
    for (k, s) in rest.iter().enumerate() {
        if left == 0 {
            return Some(k);
        }
        let here = reads_of(s, t);
        left = left.checked_sub(here)?;
        if watch.changed_by(f, s) {
            // Scalars are read before anything is stored.
            let first = here > 0 && left == 0 && matches!(s, Stmt::Assign(..) | Stmt::Put { .. });
            return first.then_some(k + 1);
        }
    }
    (left == 0).then_some(rest.len())
}

/// Puts the values of scalars that are read once where they are read.
fn values(f: &Function, counts: &Counts, stmts: &mut Block) {
    let mut k = 0;
    while k < stmts.len() {
        if let Stmt::Assign(t, e) = &stmts[k]
            && may_go(counts, *t, e)
        {
            let (t, e) = (*t, e.clone());
            let watch = Watch::new(f, e.reads());
            if put(f, &mut stmts[k + 1..], t, &e, &watch) {
                stmts.remove(k);
                // A value that was before may go on now.
                continue;
            }
        }
        k += 1;
    }
    for s in stmts {
        s.blocks_mut().into_iter().for_each(|b| values(f, counts, b));
        if let Stmt::While { header, cond, .. } = s {
            into_condition(f, counts, header, cond);
        }
    }
}

fn may_go(counts: &Counts, t: LocalId, e: &Expr) -> bool {
    counts.reads[t] == 1 && counts.defs[t] == 1 && counts.is_private(t) && !e.reads().contains(&t)
}

/// Puts `e` where the first statement that reads `t` does so, if it may go there.
fn put(f: &Function, rest: &mut [Stmt], t: LocalId, e: &Expr, watch: &Watch) -> bool {
    for s in rest {
        if reads_of(s, t) > 0 {
            return put_in(f, s, t, e, watch);
        }
        // What an array holds may go to another one where it is not read behind the copy.
        let may_move = matches!(s, Stmt::Copy(_, y) if f.locals[*y].ty != Ty::Boxed && watch.has(*y));
        if may_move || watch.changed_by(f, s) {
            return false;
        }
    }
    false
}

fn put_in(f: &Function, s: &mut Stmt, t: LocalId, e: &Expr, watch: &Watch) -> bool {
    if s.reads().contains(&t) {
        if !accepts(f, s, t, e, watch) {
            return false;
        }
        s.each_expr_mut(&mut |part| facts::replace(part, t, e));
        return true;
    }
    match s {
        Stmt::If(_, a, b) => put(f, a, t, e, watch) || put(f, b, t, e, watch),
        _ => false,
    }
}

/// Whether a statement may read `e` in place of `t` in its own expressions.
fn accepts(f: &Function, s: &Stmt, t: LocalId, e: &Expr, watch: &Watch) -> bool {
    let reads = |x: &Expr| x.reads().contains(&t);
    let mut size = 0;
    e.each(&mut |_| size += 1);
    s.each_expr(&mut |x| {
        if reads(x) {
            x.each(&mut |_| size += 1)
        }
    });
    if size > LARGE || s.locals().contains(&t) {
        return false;
    }
    match s {
        Stmt::Assign(..) | Stmt::Put { .. } | Stmt::ToIndex { .. } | Stmt::Check { .. } | Stmt::If(..) => {
            true
        }
        Stmt::Grow { .. } | Stmt::GrowLinear { .. } | Stmt::Alloc { .. } => true,
        Stmt::Call { .. }
        | Stmt::Kernel { .. }
        | Stmt::Convert { .. }
        | Stmt::Concat { .. }
        | Stmt::Handle { .. } => {
            // Operands may be evaluated in any order: what one takes the others do not read.
            !s.operands().iter().any(|o| matches!(o, Operand::Take(l) if e.reads().contains(l)))
        }
        // Evaluated for each element: nothing but names and constants.
        Stmt::Compute { axes, .. } | Stmt::Reduce { axes, .. } => {
            let in_extents: usize = axes.iter().filter(|a| reads(&a.extent)).count();
            let mut all = 0;
            s.each_expr(&mut |x| all += usize::from(reads(x)));
            (e.is_atom() || in_extents == all && is_cheap(e)) && !watch.changed_by_own(f, s)
        }
        // The limit may be evaluated each round.
        Stmt::For { lo, step, hi, .. } => {
            !watch.changed_by_own(f, s)
                && (reads(lo)
                    || reads(step) && matches!(e, Expr::Integer(..) | Expr::Number(..))
                    || reads(hi) && is_cheap(e) && !watch.changed_by(f, s))
        }
        // Evaluated each round.
        Stmt::While { .. } => e.is_atom() && e.reads().is_empty(),
        _ => !watch.changed_by_own(f, s) && e.is_atom(),
    }
}

/// Whether evaluating the expression again costs next to nothing.
pub(super) fn is_cheap(e: &Expr) -> bool {
    match e {
        Expr::Op { args, elem: ir::loops::Elem::Index, op, .. } => {
            use types::scalar::ScalarOp::{Minus, Plus};
            matches!(op, Plus | Minus) && args.iter().all(is_cheap)
        }
        Expr::Extent(..) | Expr::Numel(_) => true,
        e => e.is_atom(),
    }
}

/// Values at the end of a loop's header that its condition reads go into it.
fn into_condition(f: &Function, counts: &Counts, header: &mut Block, cond: &mut Expr) {
    let mut k = header.len();
    while k > 0 {
        k -= 1;
        let Stmt::Assign(t, e) = &header[k] else { continue };
        let uses = cond.reads().iter().filter(|l| **l == *t).count();
        let watch = Watch::new(f, e.reads());
        if uses == 1 && may_go(counts, *t, e) && !header[k + 1..].iter().any(|s| watch.changed_by(f, s)) {
            let (t, e) = (*t, e.clone());
            facts::replace(cond, t, &e);
            header.remove(k);
        }
    }
}
