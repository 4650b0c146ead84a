//! The pass `extents`: where an array has the same constant extent along a dimension whenever it has a
//! value, that extent is the constant, and so is its number of elements where all are.
//!
//! Assumes definedness: who asks for the extents of a local asks for those of a value it was given. It does
//! not look at globals, parameters, locals that only the run knows to have a value and those that begin empty, and leaves alone
//! what says that an array is computed in place (a `Compute` over its own extents).
//!
//! Soundness: every statement that gives the local extents gives it these; all others that change it store
//! elements, or make it at least as large as it is along the dimension.

use super::facts::defs;
use super::simplify;
use base::FxHashMap;
use ir::loops::{Axis, Block, Expr, Function, LocalId, Module, Operand, Stmt, Ty, each_stmt};

/// Copies of copies are followed so far.
const ROUNDS: usize = 40;

/// The extents of locals, where they are constants.
pub(super) type Shapes = FxHashMap<LocalId, Shape>;
/// An extent for each dimension.
pub(super) type Shape = Vec<Option<i64>>;

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

/// The locals that have the same constant extents, along some dimension, whenever they have a value.
pub(super) fn shapes(f: &Function, body: &[Stmt]) -> Shapes {
    // What is moved or copied has the extents of its source, which may have its own from it again: the
    // greatest solution, from what other statements give on downwards.
    let mut known = Shapes::default();
    let mut rounds = 0;
    loop {
        let found = given(f, body, &known);
        if found == known {
            break;
        }
        known = found;
        rounds += 1;
        if rounds == ROUNDS {
            return Shapes::default();
        }
    }
    known.retain(|l, dims| may_know(f, *l, dims) && dims.iter().any(Option::is_some));
    known
}

/// What all statements together give each local, where sources of copies have these extents; a source that is
/// given none yet says nothing.
fn given(f: &Function, body: &[Stmt], known: &Shapes) -> Shapes {
    let mut found = Shapes::default();
    let mut visit = |s: &Stmt| match s {
        Stmt::Alloc { array, dims, .. } => give(&mut found, *array, dims.iter().map(constant).collect()),
        Stmt::Compute { dst, axes, part: None, .. } => {
            if !own(*dst, axes) {
                give(&mut found, *dst, axes.iter().map(|a| constant(&a.extent)).collect());
            }
        }
        Stmt::Convert { dst, src: Operand::Text(text), .. } => give(&mut found, *dst, text_shape(text)),
        Stmt::Move(dst, src) | Stmt::Copy(dst, src) if f.locals[*dst].ty == f.locals[*src].ty => {
            match known.get(src).cloned() {
                Some(dims) if may_know(f, *src, &dims) => give(&mut found, *dst, dims),
                None if may_know(f, *src, &[]) => {}
                _ => give(&mut found, *dst, Vec::new()),
            }
        }
        Stmt::Grow { array, dims, .. } => {
            let kept = |(d, e): (usize, &Expr)| *e == Expr::Extent(*array, d as u8);
            grow(&mut found, *array, dims.iter().enumerate().map(kept));
        }
        Stmt::Put { .. } | Stmt::Store { .. } | Stmt::Compute { .. } | Stmt::Reduce { .. } => {}
        s => defs(s).into_iter().for_each(|l| give(&mut found, l, Vec::new())),
    };
    each_stmt(body, &mut visit);
    each_stmt(&f.epilogue, &mut visit);
    found
}

/// Whether the extents of a local are those that statements of the function give it.
fn may_know(f: &Function, l: LocalId, dims: &[Option<i64>]) -> bool {
    let local = &f.locals[l];
    matches!(local.ty, Ty::Array(_, rank) if dims.is_empty() || usize::from(rank) == dims.len())
        && local.global.is_none()
        && local.flag.is_none()
        && local.lead.is_none()
        && !local.empty
        && !f.params.iter().any(|p| p.local == l)
}

/// One more statement gives the local these extents; none of them says that nothing is known.
fn give(found: &mut Shapes, l: LocalId, dims: Shape) {
    match found.get_mut(&l) {
        Some(known) if known.len() == dims.len() => {
            known.iter_mut().zip(dims).for_each(|(k, d)| *k = k.filter(|k| Some(*k) == d));
        }
        Some(known) => known.clear(),
        None => drop(found.insert(l, dims)),
    }
}

/// A statement makes the local larger but along the dimensions that are kept. One that grows before it is
/// given extents begins empty: nothing is known of it.
fn grow(found: &mut Shapes, l: LocalId, kept: impl Iterator<Item = bool>) {
    let known = found.entry(l).or_default();
    known.iter_mut().zip(kept).filter(|(_, kept)| !kept).for_each(|(k, _)| *k = None);
}

/// The extents of a row of characters that is one.
fn text_shape(text: &str) -> Shape {
    let n = text.encode_utf16().count() as i64;
    if n == 0 { Vec::new() } else { vec![Some(1), Some(n)] }
}

/// A constant, a negative one as the 0 that it means for an extent.
fn constant(e: &Expr) -> Option<i64> {
    match e {
        Expr::Integer(v, _) => i64::try_from(*v).ok().map(|v| v.max(0)),
        _ => None,
    }
}

/// Whether axes run over the extents that the array has.
fn own(dst: LocalId, axes: &[Axis]) -> bool {
    axes.iter().enumerate().all(|(d, a)| a.extent == Expr::Extent(dst, d as u8))
}

fn block(stmts: &mut Block, shapes: &Shapes, changed: &mut bool) {
    for s in stmts {
        let in_place = matches!(s, Stmt::Compute { dst, axes, part: None, .. } if own(*dst, axes));
        if !in_place {
            s.each_expr_mut(&mut |e| settle(e, shapes, changed));
        }
        s.blocks_mut().into_iter().for_each(|b| block(b, shapes, changed));
    }
}

fn settle(e: &mut Expr, shapes: &Shapes, changed: &mut bool) {
    e.each_mut(&mut |e| {
        let n = match e {
            Expr::Extent(l, d) => shapes.get(l).and_then(|s| *s.get(usize::from(*d))?),
            Expr::Numel(l) => {
                shapes.get(l).and_then(|s| s.iter().try_fold(1, |n: i64, k| n.checked_mul((*k)?)))
            }
            _ => None,
        };
        if let Some(n) = n {
            *e = Expr::index(n);
            *changed = true;
        }
    });
}
