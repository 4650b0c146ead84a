//! The pass `fuse`: an array that one later statement reads element by element is not made; that
//! statement computes the elements itself.
//!
//! Assumes [`Phase::Whole`](ir::loops::Phase): work on whole arrays is one [`Stmt::Compute`] or
//! [`Stmt::Reduce`]. Guarantees that no costly value is computed more often than before. It does not
//! reorder sums (the elements come in the same order), does not look into other blocks, and does not
//! decide what is computed in place.
//!
//! Soundness of computing `t`'s elements in the statement that reads them:
//! - `t` has one definition, a `Compute` of a whole array; its elements are read by one statement behind
//!   it in the same block, and all other readers ask for its extents, which are those of the axes;
//! - what its value reads does not change before the reader; what a reduction changes as it goes it does
//!   not read;
//! - a subscript in `t` is within the axis it takes the place of, so every access in the value stays where
//!   it was proved or checked to be. `Own` accesses inherit the evidence of the access to `t`.

use super::facts::{Counts, Watch, reads_of};
use super::fresh::fresh;
use super::simplify;
use base::FxHashSet;
use ir::loops::{Axis, Block, By, Elem, Expr, Function, LocalId, Module, Proof, Stmt, Ty, each_stmt};
use types::scalar::ScalarOp;

/// A fused value does not become larger than this.
const LARGE: usize = 160;
/// What may be computed more than once.
const CHEAP: u32 = 4;

/// Fuses element-wise statements.
pub fn fuse(_: &Module, f: &mut Function) {
    let mut body = std::mem::take(&mut f.body);
    let mut counts = Counts::of(f, &body);
    block(f, &mut counts, &mut body);
    simplify::block(f, &mut body);
    super::forward::unread(f, &mut body);
    f.body = body;
}

fn block(f: &mut Function, counts: &mut Counts, stmts: &mut Block) {
    for s in stmts.iter_mut() {
        s.blocks_mut().into_iter().for_each(|b| block(f, counts, b));
    }
    let mut k = 0;
    while k < stmts.len() {
        let Some((reader, last)) = reader(f, counts, &stmts[k..]) else {
            k += 1;
            continue;
        };
        let mut range: Vec<Stmt> = stmts[k..=k + last].to_vec();
        if fused(f, &mut range, reader) {
            counts.remove(&stmts[k..=k + last]);
            counts.add(&range);
            // What was before may be fused with it now; what the range holds comes next.
            stmts.splice(k..=k + last, range);
        } else {
            k += 1;
        }
    }
}

/// Where the reader of the array that the first statement makes is, and the last one that asks for its
/// extents.
fn reader(f: &Function, counts: &Counts, stmts: &[Stmt]) -> Option<(usize, usize)> {
    let Some(Stmt::Compute { dst: t, axes, part: None, value, .. }) = stmts.first() else { return None };
    if counts.defs[*t] != 1 || counts.taken[*t] != 0 || !counts.is_private(*t) || value.reads().contains(t) {
        return None;
    }
    let vars: FxHashSet<LocalId> = axes.iter().map(|a| a.var).collect();
    let watch = Watch::new(f, value.reads().into_iter().filter(|l| !vars.contains(l)));
    let mut left = counts.reads[*t];
    let mut found = None;
    for (k, s) in stmts.iter().enumerate().skip(1) {
        let reads = reads_of(s, *t);
        let elements = elements_of(s, *t)?;
        left = left.checked_sub(reads)?;
        if elements > 0 {
            let direct = s.blocks().is_empty() && found.is_none() && elementwise(s, *t);
            let moving = match s {
                Stmt::Reduce { dst, .. } => value.reads().contains(dst),
                _ => false,
            };
            if !direct || moving {
                return None;
            }
            found = Some(k);
        }
        if left == 0 {
            return found.map(|reader| (reader, k));
        }
        if found.is_none() && watch.changed_by(f, s) {
            return None;
        }
    }
    None
}

/// How many elements of `t` a statement with its blocks reads; `None` where it asks for more than elements
/// and extents.
pub(super) fn elements_of(s: &Stmt, t: LocalId) -> Option<u32> {
    let (mut elements, mut whole) = (0, false);
    each_stmt(std::slice::from_ref(s), &mut |s| {
        let mut seen = 0;
        s.each_expr(&mut |e| {
            e.each(&mut |e| match e {
                Expr::At(l, ..) if *l == t => (seen, elements) = (seen + 1, elements + 1),
                Expr::Extent(l, _) | Expr::Numel(l) if *l == t => seen += 1,
                _ => {}
            })
        });
        whole |= s.reads().iter().filter(|l| **l == t).count() != seen;
    });
    (!whole).then_some(elements)
}

/// Whether all elements of `t` that a statement reads are read in what it computes for each element, or
/// once.
fn elementwise(s: &Stmt, t: LocalId) -> bool {
    let reads = |e: &Expr| {
        let mut found = false;
        e.each(&mut |e| found |= matches!(e, Expr::At(l, ..) if *l == t));
        found
    };
    match s {
        Stmt::Compute { axes, part, .. } => {
            !axes.iter().any(|a| reads(&a.extent)) && !part.iter().any(|(subs, _)| subs.iter().any(reads))
        }
        Stmt::Reduce { axes, place, until, .. } => {
            !axes.iter().any(|a| reads(&a.extent)) && !place.iter().chain(until).any(reads)
        }
        Stmt::Assign(..) => true,
        _ => false,
    }
}

/// Fuses the first statement of the range with its reader, and leaves it out. False where that does not
/// pay or has no form; the range may be spoilt then.
fn fused(f: &mut Function, range: &mut Vec<Stmt>, reader: usize) -> bool {
    let Stmt::Compute { dst: t, axes, value, .. } = range.remove(0) else { return false };
    let reader = reader - 1;
    if !inline(f, &mut range[reader], t, &axes, &value) {
        return false;
    }
    let (extents, mut pins) = extents(f, range, t, &axes);
    range.iter_mut().for_each(|s| replace_extents(s, t, &extents));
    let numel = numel(f, &extents);
    range.iter_mut().for_each(|s| replace_numel(s, t, &numel));
    pins.append(range);
    *range = pins;
    true
}

/// Puts the value in place of each element of `t` that the statement reads.
fn inline(f: &mut Function, s: &mut Stmt, t: LocalId, axes: &[Axis], value: &Expr) -> bool {
    let mut reads: Vec<Vec<Expr>> = Vec::new();
    s.each_expr(&mut |e| {
        e.each(&mut |e| match e {
            Expr::At(l, subs, _) if *l == t => reads.push(subs.clone()),
            _ => {}
        })
    });
    let again = reads.len() > 1 || !runs_along(s, reads.first().map_or(&[], |r| r));
    if again && cost(value) > CHEAP || reads.iter().flatten().any(|e| e.reads().contains(&t)) {
        return false;
    }
    let mut size = 0;
    value.each(&mut |_| size += reads.len());
    s.each_expr(&mut |e| e.each(&mut |_| size += 1));
    if size > LARGE {
        return false;
    }
    let unfold = reads.iter().any(|subs| subs_of(axes, subs, value).is_none());
    if unfold && !unfold_axis(f, s, t, axes) {
        return false;
    }
    s.each_expr_mut(&mut |e| {
        e.each_mut(&mut |e| {
            if let Expr::At(l, subs, by) = e
                && *l == t
                && let Some(new) = subs_of(axes, subs, value)
            {
                *e = at(axes, &new, value, *by);
            }
        })
    });
    true
}

/// What an access in `t` says of the axes' values.
pub(super) enum Subs {
    /// One for each axis.
    Each(Vec<Expr>),
    /// All accesses of the value run along: the place in column-major order.
    Place(Expr),
}

pub(super) fn subs_of(axes: &[Axis], subs: &[Expr], value: &Expr) -> Option<Subs> {
    if subs.len() == axes.len() {
        return Some(Subs::Each(subs.to_vec()));
    }
    let [place] = subs else { return None };
    // Every access goes by the axes' own place: the arrays have the axes' extents.
    let own: Vec<Expr> = axes.iter().map(|a| Expr::Local(a.var)).collect();
    let (mut accesses, mut mentions) = (0, 0);
    value.each(&mut |e| match e {
        Expr::At(_, subs, By::Own) if *subs == own => accesses += own.len(),
        Expr::Local(l) if axes.iter().any(|a| a.var == *l) => mentions += 1,
        _ => {}
    });
    if accesses == mentions {
        return Some(Subs::Place(place.clone()));
    }
    let running: Vec<usize> = (0..axes.len()).filter(|d| axes[*d].extent != Expr::index(1)).collect();
    if running.len() <= 1 {
        let mut each = vec![Expr::index(0); axes.len()];
        each[running.first().copied().unwrap_or(0)] = place.clone();
        return Some(Subs::Each(each));
    }
    None
}

/// The value where the axes have these values.
pub(super) fn at(axes: &[Axis], subs: &Subs, value: &Expr, outer: By) -> Expr {
    let mut value = value.clone();
    let own: Vec<Expr> = axes.iter().map(|a| Expr::Local(a.var)).collect();
    value.each_mut(&mut |e| match (e, subs) {
        // The only element of an operand stays where it is.
        (Expr::At(_, inner, by @ By::Own), Subs::Place(place)) if *inner == own => {
            *inner = vec![place.clone()];
            *by = outer;
        }
        (Expr::At(_, _, by @ By::Own), Subs::Each(_)) => *by = outer,
        // The check has covered all places of `t`, and the outer access names one of them.
        (Expr::At(_, _, by @ By::Checked(_)), Subs::Each(each)) if !each.iter().all(Expr::is_atom) => {
            *by = By::Proved(Proof::Implied);
        }
        _ => {}
    });
    if let Subs::Each(each) = subs {
        // All at once: a subscript may speak of an axis of the same name.
        value.each_mut(&mut |e| {
            if let Expr::Local(l) = e
                && let Some(d) = axes.iter().position(|a| a.var == *l)
            {
                *e = each[d].clone();
            }
        });
    }
    value
}

/// Gives a reduction over the places of `t` one axis for each of `t`'s: the same elements in the same
/// order.
fn unfold_axis(f: &mut Function, s: &mut Stmt, t: LocalId, axes: &[Axis]) -> bool {
    let Stmt::Reduce { axes: outer, step, until, place, .. } = s else { return false };
    let Some(d) = outer.iter().position(|a| a.extent == Expr::Numel(t)) else { return false };
    let k = outer[d].var;
    let (mut uses, mut elements) = (0, 0);
    step.each(&mut |e| match e {
        Expr::Local(l) if *l == k => uses += 1,
        Expr::At(l, subs, _) if *l == t && *subs == [Expr::Local(k)] => elements += 1,
        Expr::At(l, ..) if *l == t => uses += 1,
        _ => {}
    });
    if uses != elements || until.iter().chain(place.iter()).any(|e| e.reads().contains(&k)) {
        return false;
    }
    let new: Vec<Axis> = axes
        .iter()
        .map(|a| {
            let name = f.locals[a.var].name.clone();
            Axis { var: fresh(f, &name, Ty::Scalar(Elem::Index)), extent: a.extent.clone() }
        })
        .collect();
    let subs: Vec<Expr> = new.iter().map(|a| Expr::Local(a.var)).collect();
    step.each_mut(&mut |e| {
        if let Expr::At(l, places, by) = e
            && *l == t
        {
            *places = subs.clone();
            *by = By::Own;
        }
    });
    outer.splice(d..=d, new);
    true
}

/// Whether each round of the statement reads another element: every axis that runs is in the subscripts.
fn runs_along(s: &Stmt, subs: &[Expr]) -> bool {
    let (Stmt::Compute { axes, .. } | Stmt::Reduce { axes, .. }) = s else { return true };
    let affine = subs.iter().all(|e| {
        let mut plain = true;
        e.each(&mut |e| {
            plain &= match e {
                Expr::At(..) | Expr::Select(..) => false,
                // A stride that only the run knows may be 0: one element for all.
                Expr::Op { op: ScalarOp::Times, args, .. } => {
                    args.iter().any(|a| matches!(a, Expr::Integer(k, _) if *k != 0))
                }
                _ => true,
            }
        });
        plain
    });
    let in_subs = |a: &Axis| subs.iter().any(|e| e.reads().contains(&a.var));
    affine && axes.iter().all(|a| a.extent == Expr::index(1) || in_subs(a))
}

/// What computing a value costs, in additions.
pub(super) fn cost(value: &Expr) -> u32 {
    let mut total = 0;
    value.each(&mut |e| {
        total += match e {
            Expr::At(..) | Expr::Cast(..) | Expr::Select(..) => 1,
            Expr::Op { op, elem, .. } if !elem.is_complex() => match op {
                ScalarOp::Plus | ScalarOp::Minus | ScalarOp::Times | ScalarOp::Uminus | ScalarOp::Abs => 1,
                op if op.is_logical() => 1,
                _ => 8,
            },
            Expr::Op { .. } | Expr::Element(_) | Expr::Count(_) | Expr::Limit(_) => 8,
            _ => 0,
        }
    });
    total
}

/// The extents of `t`, as they stay until the end of the range, and assignments that keep them.
fn extents(f: &mut Function, range: &[Stmt], t: LocalId, axes: &[Axis]) -> (Vec<Expr>, Block) {
    let mut pins = Vec::new();
    let asked = |d: usize| {
        let mut found = false;
        each_stmt(range, &mut |s| {
            s.each_expr(&mut |e| {
                e.each(&mut |e| {
                    found |= matches!(e, Expr::Numel(l) if *l == t)
                        || matches!(e, Expr::Extent(l, k) if *l == t && usize::from(*k) == d)
                })
            })
        });
        found
    };
    let mut extents = Vec::new();
    for (d, axis) in axes.iter().enumerate() {
        let extent = axis.extent.clone();
        // An extent below zero makes an array without elements.
        let extent = if simplify::is_count(&extent) {
            extent
        } else {
            let args = vec![extent, Expr::index(0)];
            Expr::Op { op: ScalarOp::Max, args, elem: Elem::Index, result: Elem::Index }
        };
        let watch = Watch::new(f, extent.reads());
        let (last, before) = range.split_last().map_or((None, range), |(l, b)| (Some(l), b));
        let stays = !before.iter().any(|s| watch.changed_by(f, s))
            && last.is_none_or(|s| s.blocks().is_empty() || !watch.changed_by(f, s));
        let simple = matches!(extent, Expr::Integer(..) | Expr::Extent(..) | Expr::Numel(_));
        if !asked(d) || simple && stays {
            extents.push(extent);
            continue;
        }
        let n = fresh(f, "n", Ty::Scalar(Elem::Index));
        pins.push(Stmt::Assign(n, extent));
        extents.push(Expr::Local(n));
    }
    (extents, pins)
}

/// The number of elements of an array of these extents.
pub(super) fn numel(f: &Function, extents: &[Expr]) -> Expr {
    if let Some(Expr::Extent(a, 0)) = extents.first()
        && let Ty::Array(_, rank) = f.locals[*a].ty
        && usize::from(rank) == extents.len()
        && extents.iter().enumerate().all(|(d, e)| *e == Expr::Extent(*a, d as u8))
    {
        return Expr::Numel(*a);
    }
    let times =
        |a, b| Expr::Op { op: ScalarOp::Times, args: vec![a, b], elem: Elem::Index, result: Elem::Index };
    let mut n = extents.iter().cloned().reduce(times).unwrap_or(Expr::index(1));
    simplify::expr(f, &mut n);
    n
}

pub(super) fn replace_extents(s: &mut Stmt, t: LocalId, extents: &[Expr]) {
    every_expr(s, &mut |e| {
        if let Expr::Extent(l, d) = e
            && *l == t
            && let Some(extent) = extents.get(usize::from(*d))
        {
            *e = extent.clone();
        }
    });
}

pub(super) fn replace_numel(s: &mut Stmt, t: LocalId, numel: &Expr) {
    every_expr(s, &mut |e| {
        if *e == Expr::Numel(t) {
            *e = numel.clone();
        }
    });
}

pub(super) fn every_expr(s: &mut Stmt, change: &mut dyn FnMut(&mut Expr)) {
    s.each_expr_mut(&mut |e| e.each_mut(change));
    for b in s.blocks_mut() {
        b.iter_mut().for_each(|s| every_expr(s, change));
    }
}
