//! The pass `rematerialize`: an element that follows from its subscripts is computed where it is read. The
//! indices `in = 2:n-1` of `u(in, in)` become arithmetic on loop counters, which C compilers understand.
//!
//! Assumes [`Phase::Whole`](ir::loops::Phase). Guarantees that nothing costly is computed more often than
//! before. It does not look at arrays that get their elements in more than one statement, and leaves the
//! array where somebody reads it as a whole.
//!
//! Soundness: the array `t` gets its elements and extents in one `Compute` alone, whose value reads its axes,
//! constants, and locals with one definition that runs at most once; so wherever `t` has a value, its elements
//! are what the same expressions say there. Accesses to `t` stay as they were proved or checked, since they go.
//!
//! Source: Briggs, Cooper and Torczon, "Rematerialization" (PLDI 1992), for array elements.

use super::facts::Counts;
use super::fuse::{Subs, at, cost, every_expr, numel, replace_extents, replace_numel, subs_of};
use super::{forward, simplify};
use base::FxHashSet;
use ir::loops::{Axis, Block, Elem, Expr, Function, LocalId, Module, Stmt, each_stmt};
use types::scalar::ScalarOp;

/// What an element may cost where it is read, in additions: little more than to read it.
const CHEAP: u32 = 3;

/// Arrays whose elements follow from their subscripts: their axes and values.
type Known = Vec<(LocalId, Vec<Axis>, Expr)>;

/// Computes elements that follow from their subscripts.
pub fn rematerialize(_: &Module, f: &mut Function) {
    let mut body = std::mem::take(&mut f.body);
    let known = known(f, &body);
    let mut changed = false;
    for (t, axes, value) in &known {
        body.iter_mut().for_each(|s| every_expr(s, &mut |e| element(e, *t, axes, value, &mut changed)));
    }
    if changed {
        for (t, axes, _) in &known {
            extents(f, &mut body, *t, axes);
        }
        take_out(f, &known, &mut body);
        simplify::block(f, &mut body);
        forward::unread(f, &mut body);
    }
    f.body = body;
}

fn known(f: &Function, body: &Block) -> Known {
    let counts = Counts::of(f, body);
    let constant = constants(f, &counts, body);
    let mut known = Known::new();
    each_stmt(body, &mut |s| {
        let Stmt::Compute { dst, axes, part: None, value, .. } = s else { return };
        let stays = |e: &Expr| {
            let own = |l: &LocalId| axes.iter().any(|a| a.var == *l);
            let mut stays = e.reads().iter().all(|l| own(l) || constant.contains(l));
            e.each(&mut |e| stays &= !matches!(e, Expr::At(..) | Expr::Load(..)));
            stays
        };
        let private = counts.defs[*dst] == 1
            && counts.taken[*dst] == 0
            && counts.is_private(*dst)
            && !f.locals[*dst].empty;
        // An element that is the same at each place is as good as read.
        let varies = axes.iter().any(|a| value.reads().contains(&a.var));
        if private && varies && cost(value) <= CHEAP && stays(value) && axes.iter().all(|a| stays(&a.extent))
        {
            known.push((*dst, axes.clone(), value.clone()));
        }
    });
    known
}

/// The locals that have one value, and extents, as long as they have any: parameters that are not changed, and
/// what one statement outside of loops defines.
fn constants(f: &Function, counts: &Counts, body: &Block) -> FxHashSet<LocalId> {
    let mut repeated = FxHashSet::default();
    each_stmt(body, &mut |s| {
        if let Stmt::For { .. } | Stmt::While { .. } = s {
            each_stmt(std::slice::from_ref(s), &mut |s| {
                repeated.extend(super::facts::defs(s));
                repeated.extend(super::facts::taken(s));
            });
        }
    });
    let fixed = |l: &LocalId| {
        let local = &f.locals[*l];
        counts.defs[*l] == 1
            && counts.taken[*l] == 0
            && !repeated.contains(l)
            && local.global.is_none()
            && local.flag.is_none()
            && local.lead.is_none()
            && !local.empty
    };
    f.locals.keys().filter(fixed).collect()
}

/// The element in place of an access to it.
fn element(e: &mut Expr, t: LocalId, axes: &[Axis], value: &Expr, changed: &mut bool) {
    let Expr::At(l, subs, by) = e else { return };
    if *l != t || subs.iter().any(|s| cost(s) > CHEAP && axes.iter().any(|a| uses(value, a.var) > 1)) {
        return;
    }
    if let Some(subs @ Subs::Each(_)) = subs_of(axes, subs, value) {
        *e = at(axes, &subs, value, *by);
        *changed = true;
    }
}

fn uses(e: &Expr, l: LocalId) -> usize {
    e.reads().iter().filter(|r| **r == l).count()
}

/// The array's extents where it is asked for them, if it can go then.
fn extents(f: &mut Function, body: &mut Block, t: LocalId, axes: &[Axis]) {
    if axes.iter().any(|a| cost(&a.extent) > CHEAP) {
        return;
    }
    let extents: Vec<Expr> = axes.iter().map(|a| count(a.extent.clone())).collect();
    let all = numel(f, &extents);
    body.iter_mut().for_each(|s| replace_extents(s, t, &extents));
    body.iter_mut().for_each(|s| replace_numel(s, t, &all));
}

/// Takes out the arrays that nobody reads any more; as in `fuse`, whether there is room for one that is not
/// made does not matter.
fn take_out(f: &Function, known: &Known, body: &mut Block) {
    let counts = Counts::of(f, body);
    let idle = |l: LocalId| counts.reads[l] == 0 && known.iter().any(|(t, ..)| *t == l);
    fn within(stmts: &mut Block, idle: &dyn Fn(LocalId) -> bool) {
        stmts.retain(|s| !matches!(s, Stmt::Compute { dst, .. } if idle(*dst)));
        stmts.iter_mut().flat_map(Stmt::blocks_mut).for_each(|b| within(b, idle));
    }
    within(body, &idle);
}

/// An extent below zero makes an array without elements.
fn count(extent: Expr) -> Expr {
    if simplify::is_count(&extent) {
        return extent;
    }
    Expr::Op { op: ScalarOp::Max, args: vec![extent, Expr::index(0)], elem: Elem::Index, result: Elem::Index }
}
