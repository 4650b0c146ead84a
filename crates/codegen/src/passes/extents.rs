//! The pass `extents`: where an array has the same constant extents whenever it has a value, its extents
//! and its number of elements are those constants.
//!
//! Assumes definedness: who asks for the extents of a local asks for those of a value it was given. It does
//! not look at globals, parameters and locals that only the run knows to have a value, and leaves alone
//! what says that an array is computed in place (a `Compute` over its own extents).
//!
//! Soundness: every statement that gives the local extents gives it these; all others that change it store
//! elements.

use super::facts::defs;
use super::simplify;
use base::FxHashMap;
use ir::loops::{Axis, Block, Expr, Function, LocalId, Module, Stmt, Ty, each_stmt};

/// The constant extents of locals.
pub(super) type Shapes = FxHashMap<LocalId, Vec<i64>>;

/// Puts constant extents in.
pub fn extents(_: &Module, f: &mut Function) {
    let shapes = shapes(f, &f.body);
    if shapes.is_empty() {
        return;
    }
    let mut body = std::mem::take(&mut f.body);
    let mut changed = false;
    block(&mut body, &shapes, &mut changed);
    if changed {
        simplify::block(f, &mut body);
        simplify::branches(&mut body);
    }
    f.body = body;
}

/// The locals that have the same constant extents whenever they have a value.
pub(super) fn shapes(f: &Function, body: &[Stmt]) -> Shapes {
    let mut found: FxHashMap<LocalId, Option<Vec<i64>>> = FxHashMap::default();
    let mut visit = |s: &Stmt| match s {
        Stmt::Alloc { array, dims, .. } => give(&mut found, *array, constants(dims.iter())),
        Stmt::Compute { dst, axes, part: None, .. } => {
            if !own(*dst, axes) {
                give(&mut found, *dst, constants(axes.iter().map(|a| &a.extent)));
            }
        }
        Stmt::Put { .. } | Stmt::Store { .. } | Stmt::Compute { .. } | Stmt::Reduce { .. } => {}
        s => defs(s).into_iter().for_each(|l| give(&mut found, l, None)),
    };
    each_stmt(body, &mut visit);
    each_stmt(&f.epilogue, &mut visit);
    let kept = |l: LocalId, dims: &[i64]| {
        let local = &f.locals[l];
        matches!(local.ty, Ty::Array(_, rank) if usize::from(rank) == dims.len())
            && local.global.is_none()
            && local.flag.is_none()
            && local.lead.is_none()
            && !f.params.iter().any(|p| p.local == l)
    };
    found.into_iter().filter_map(|(l, dims)| Some((l, dims?))).filter(|(l, dims)| kept(*l, dims)).collect()
}

fn give(found: &mut FxHashMap<LocalId, Option<Vec<i64>>>, l: LocalId, dims: Option<Vec<i64>>) {
    found
        .entry(l)
        .and_modify(|known| *known = known.take().filter(|k| Some(k) == dims.as_ref()))
        .or_insert(dims);
}

/// Constants, negative ones as the 0 that they mean for an extent.
fn constants<'e>(mut exprs: impl Iterator<Item = &'e Expr>) -> Option<Vec<i64>> {
    exprs.try_fold(Vec::new(), |mut found, e| match e {
        Expr::Integer(v, _) => {
            found.push(i64::try_from(*v).ok()?.max(0));
            Some(found)
        }
        _ => None,
    })
}

/// Whether axes run over the extents that the array has.
fn own(dst: LocalId, axes: &[Axis]) -> bool {
    axes.iter().enumerate().all(|(d, a)| a.extent == Expr::Extent(dst, d as u8))
}

fn block(stmts: &mut Block, shapes: &Shapes, changed: &mut bool) {
    for s in stmts {
        let in_place = matches!(s, Stmt::Compute { dst, axes, part: None, .. } if own(*dst, axes));
        if !in_place {
            s.each_expr_mut(&mut |e| constant(e, shapes, changed));
        }
        s.blocks_mut().into_iter().for_each(|b| block(b, shapes, changed));
    }
}

fn constant(e: &mut Expr, shapes: &Shapes, changed: &mut bool) {
    e.each_mut(&mut |e| {
        let n = match e {
            Expr::Extent(l, d) => shapes.get(l).and_then(|s| s.get(usize::from(*d)).copied()),
            Expr::Numel(l) => shapes.get(l).and_then(|s| s.iter().try_fold(1, |n: i64, k| n.checked_mul(*k))),
            _ => None,
        };
        if let Some(n) = n {
            *e = Expr::index(n);
            *changed = true;
        }
    });
}
