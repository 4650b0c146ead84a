//! Subscripts: what an index of the program names, as places from 0, with MATLAB's checks.
//!
//! Each kind of check is a statement of its own that guards the accesses; what the analysis has proved
//! goes with it as a proof.

use super::array;
use super::boxing::operand;
use super::build::{add, add_const, both, choose, compare, is_real, mul};
use super::fun::{Fun, raised};
use super::kernel::kernel;
use super::local::unboxed;
use super::repr::{Ext, Repr, extent, extents, fits_index, interval, is_one_element, may_be_real};
use super::scalar::scalar_any;
use super::slots::value;
use super::value::{Range, Val};
use ir::loops::{By, CheckId, Elem, Expr, Fault, Fill, LocalId, Proof, Stmt, Ty, kernels};
use ir::tir::{Arg, VarId};
use types::scalar::ScalarOp;
use types::{Class, Interval};

/// One subscript, its places from 0.
#[derive(Clone)]
pub enum Sub {
    /// One place.
    At(Expr),
    /// `:`
    All,
    /// Equally spaced places.
    Range(Range),
    /// The elements of an array of doubles, from 1.
    Gather(LocalId, Vec<Ext>),
}

/// A subscript with what is known of its values.
pub struct Index {
    /// What it names.
    pub sub: Sub,
    /// The values, from 1.
    pub range: Interval,
    /// Which it is, from 1; 0 where it is the only one.
    pub position: u8,
    /// It was given by truth values.
    pub mask: bool,
}

/// Whether an operand can be an index without the runtime library: a number that is real, or may be, a character, an
/// array of doubles, or one of truth values.
pub fn is_direct(fun: &Fun, arg: Arg) -> bool {
    let Arg::Var(v) = arg else { return true };
    if fun.is_list(v) {
        return false;
    }
    let Some(value) = fun.before(v).unique() else { return false };
    let real = value.matrix.complexity == types::Complexity::Real;
    let Some(known) = extents(&value.matrix.shape) else { return false };
    let scalar = known.iter().all(Ext::is_one);
    (real || scalar && may_be_real(value))
        && value.matrix.sparsity == types::Sparsity::Full
        && match value.class {
            Class::Double => true,
            // That one element may be true is another matter.
            Class::Logical => !scalar,
            Class::Char => scalar && !may_be_colon(fun, v),
            class => scalar && (class.is_integer() || class == Class::Single),
        }
}

/// Steps up to this one lead from one place to another without a product that is too large.
const STEPS: f64 = 1024.0;

/// The number of `:`, which as a character names all places.
const COLON: f64 = 58.0;

fn may_be_colon(fun: &Fun, v: VarId) -> bool {
    let range = interval(fun.before(v));
    range.lo <= COLON && COLON <= range.hi
}

/// Whether subscripts are single numbers as far as is known, of which only the run knows some, or characters of which
/// it knows that they are no `:`: of them the direct form can be tried.
pub fn may_be_places(fun: &Fun, args: &[Arg]) -> bool {
    let boxed = |v: VarId| fun.vars.repr(v) == Some(Repr::Boxed) && !fun.is_list(v);
    let may_be = |v: VarId| {
        let value = fun.before(v);
        let class = if boxed(v) { Class::Double } else { Class::Char };
        let kept = boxed(v) || fun.vars.repr(v) == Some(Repr::Scalar(Elem::Char));
        !value.maybe_undefined && kept && value.classes().contains(class)
    };
    let known = |a: &Arg| matches!(a, Arg::Var(v) if is_direct(fun, *a) && is_one_element(fun.before(*v)));
    let open = |a: &Arg| matches!(a, Arg::Var(v) if may_be(*v));
    args.iter().any(open) && args.iter().all(|a| open(a) || known(a))
}

/// The subscripts that [`may_be_places`], as places from 0, and whether all are inside of an array.
pub fn places_inside(fun: &mut Fun, array: LocalId, args: &[Arg]) -> (Vec<Expr>, Expr) {
    let (mut places, mut inside) = (Vec::new(), Expr::Bool(true));
    for (d, arg) in args.iter().enumerate() {
        let Arg::Var(v) = arg else { continue };
        let val = value(fun, *v);
        let place = match val {
            Val::Scalar(e) if fun.f.elem(&e) == Elem::Char => {
                let unit = fun.cast(e, Elem::Index);
                let unit = fun.atom("unit", unit);
                let all = compare(ScalarOp::Eq, unit.clone(), Expr::index(COLON as i64));
                fun.pin("place", choose(all, Expr::index(0), unit))
            }
            val => {
                let operand = operand(fun, val);
                let place = fun.scratch("place", Ty::Scalar(Elem::Index));
                kernel(fun, kernels::PLACE, vec![operand], 1, vec![place]);
                place
            }
        };
        let limit = if args.len() == 1 { Expr::Numel(array) } else { extent(array, d) };
        let place = Expr::Local(place);
        inside = both(inside, compare(ScalarOp::Ge, place.clone(), Expr::index(1)));
        inside = both(inside, compare(ScalarOp::Le, place.clone(), limit));
        places.push(add_const(place, -1));
    }
    (places, inside)
}

/// Evaluates the subscripts of an access, each checked to be positive integers. Guarded by `guards`.
pub fn indices(fun: &mut Fun, args: &[Arg], guards: CheckId) -> Vec<Index> {
    let alone = args.len() == 1;
    // What truth values mark is written before the first check: the accesses rest on all of them.
    let marks: Vec<Option<LocalId>> = args.iter().map(|arg| marks(fun, *arg)).collect();
    let mut found = Vec::new();
    for (d, (arg, marked)) in args.iter().zip(marks).enumerate() {
        let position = if alone { 0 } else { d as u8 + 1 };
        found.push(match (arg, marked) {
            (Arg::Colon, _) => Index { sub: Sub::All, range: Interval::TOP, position, mask: false },
            (Arg::Var(_), Some(marked)) => {
                let sub = Sub::Gather(marked, vec![Ext::Unknown, Ext::Const(1)]);
                Index { sub, range: Interval::TOP, position, mask: true }
            }
            (Arg::Var(v), None) => index(fun, *v, position, guards),
        });
    }
    found
}

fn index(fun: &mut Fun, v: VarId, position: u8, guards: CheckId) -> Index {
    let range = interval(fun.before(v));
    let val = value(fun, v);
    let sub = match unboxed(fun, val, fun.before(v)) {
        Val::Range(r) if r.elem == Elem::Index => {
            // Written out, the same places are the same expression.
            let places = Range { lo: add_const(r.lo.clone(), -1), ..r };
            positive_range(fun, &places, range, position, guards);
            Sub::Range(places)
        }
        Val::Range(r)
            if let Expr::Number(step, Elem::F64) = r.step
                && step.fract() == 0.0
                && (1.0..=STEPS).contains(&step) =>
        {
            let lo = first_place(fun, &r, range, position);
            let (step, elem) = (Expr::index(step as i64), Elem::Index);
            let hi = add(lo.clone(), mul(add_const(r.count.clone(), -1), step.clone()));
            Sub::Range(Range { lo, step, hi, elem, ..r })
        }
        val @ Val::Scalar(_) => {
            let e = scalar_any(fun, val);
            Sub::At(zero_based(fun, e, range, position, guards))
        }
        val => {
            let one = super::repr::is_one_element(fun.before(v));
            let (l, known) = array::of(fun, val);
            if one {
                let e = scalar_any(fun, Val::Array(l, known));
                Sub::At(zero_based(fun, e, range, position, guards))
            } else {
                positive_elements(fun, l, range, position);
                Sub::Gather(l, known)
            }
        }
    };
    Index { sub, range, position, mask: false }
}

/// The first place of a range of doubles that rises by whole numbers: where it is a positive integer, so are all behind it,
/// and nothing else need be asked of them. Where there is none, it is anything.
fn first_place(fun: &mut Fun, r: &Range, range: Interval, position: u8) -> Expr {
    let first = fun.pin("from", Expr::index(1));
    let at = fun.site();
    let proof = (fits_index(&range) && range.lo >= 1.0).then_some(Proof::Range);
    let some = compare(ScalarOp::Gt, r.count.clone(), Expr::index(0));
    let value = r.lo.clone();
    fun.branch(some, vec![Stmt::ToIndex { local: first, value, position, proof, at }], Vec::new());
    add_const(Expr::Local(first), -1)
}

/// Whether a subscript is given by truth values.
pub fn is_mask(fun: &Fun, v: VarId) -> bool {
    fun.before(v).unique_class() == Some(Class::Logical)
}

/// Truth values as an array, with its extents.
pub fn mask(fun: &mut Fun, v: VarId) -> (LocalId, Vec<Ext>) {
    let val = value(fun, v);
    let val = unboxed(fun, val, fun.before(v));
    array::of(fun, val)
}

/// The places of the true ones where a subscript is given by truth values, from 1, as a column of doubles.
fn marks(fun: &mut Fun, arg: Arg) -> Option<LocalId> {
    let Arg::Var(v) = arg else { return None };
    if !is_mask(fun, v) {
        return None;
    }
    let (mask, _) = mask(fun, v);
    let count = fun.pin("marks", Expr::index(0));
    array::each_place(fun, mask, |fun, k| {
        let one = fun.cast(array::own(mask, vec![k]), Elem::Index);
        fun.emit(Stmt::Assign(count, add(Expr::Local(count), one)));
    });
    let marked = fun.scratch("marked", Ty::Array(Elem::F64, 2));
    let at = fun.site();
    let dims = vec![Expr::Local(count), Expr::index(1)];
    fun.emit(Stmt::Alloc { array: marked, dims, fill: Fill::Raw, at });
    array::picked(fun, marked, |fun, k| {
        let value = fun.cast(add_const(k.clone(), 1), Elem::F64);
        (value, Expr::At(mask, vec![k], By::Proved(Proof::Made)))
    });
    Some(marked)
}

/// A subscript as a place from 0, checked to be a positive integer.
fn zero_based(fun: &mut Fun, e: Expr, range: Interval, position: u8, guards: CheckId) -> Expr {
    let proof = (range.lo >= 1.0).then_some(Proof::Range);
    if fun.f.elem(&e) == Elem::Index {
        let e = fun.atom("i", e);
        let fails = compare(ScalarOp::Lt, e.clone(), Expr::index(1));
        let args = vec![fun.cast(e.clone(), Elem::F64), Expr::index(position.into())];
        fun.checked(fails, Fault::BadIndex, args, Some(guards), proof);
        return add_const(e, -1);
    }
    // The range is that of real parts.
    let proof = proof.filter(|_| !fun.f.elem(&e).is_complex());
    let e = real_place(fun, e);
    let value = fun.cast(e, Elem::F64);
    let local = fun.index_local("i");
    let at = fun.site();
    let proof = proof.filter(|_| fits_index(&range));
    fun.emit(Stmt::ToIndex { local, value, position, proof, at });
    add_const(Expr::Local(local), -1)
}

/// A subscript without imaginary part: NaN, which is none, where it has one.
pub fn real_place(fun: &mut Fun, e: Expr) -> Expr {
    let elem = fun.f.elem(&e);
    if !elem.is_complex() {
        return e;
    }
    let e = fun.atom("z", e);
    choose(is_real(&e, elem), fun.cast(e, Elem::F64), Expr::Number(f64::NAN, Elem::F64))
}

/// All places of a range are at least 0.
fn positive_range(fun: &mut Fun, r: &Range, range: Interval, position: u8, guards: CheckId) {
    let (low, _, some) = ends(r);
    let fails = both(some, compare(ScalarOp::Lt, low.clone(), Expr::index(0)));
    let args = vec![fun.cast(add_const(low, 1), Elem::F64), Expr::index(position.into())];
    let proof = (range.lo >= 1.0).then_some(Proof::Range);
    fun.checked(fails, Fault::BadIndex, args, Some(guards), proof);
}

/// Each element is checked to be a positive integer before any is used.
fn positive_elements(fun: &mut Fun, l: LocalId, range: Interval, position: u8) {
    if fits_index(&range) && range.lo >= 1.0 {
        return;
    }
    let at = fun.site();
    array::each_place(fun, l, |fun, k| {
        let local = fun.index_local("i");
        let value = real_place(fun, array::own(l, vec![k]));
        fun.emit(Stmt::ToIndex { local, value, position, proof: None, at });
    });
}

/// Least and greatest place of a range, and whether it has any.
pub fn ends(r: &Range) -> (Expr, Expr, Expr) {
    let last = add(r.lo.clone(), mul(add_const(r.count.clone(), -1), r.step.clone()));
    let some = compare(ScalarOp::Gt, r.count.clone(), Expr::index(0));
    match &r.step {
        Expr::Integer(k, _) if *k < 0 => (last, r.lo.clone(), some),
        Expr::Integer(..) => (r.lo.clone(), last, some),
        step => {
            let falls = compare(ScalarOp::Lt, step.clone(), Expr::index(0));
            let low = choose(falls.clone(), last.clone(), r.lo.clone());
            (low, choose(falls, r.lo.clone(), last), some)
        }
    }
}

/// The greatest place that a subscript names, -1 where it names none; `None` of a colon.
pub fn greatest(fun: &mut Fun, sub: &Sub) -> Option<Expr> {
    match sub {
        Sub::At(e) => Some(e.clone()),
        Sub::All => None,
        Sub::Range(r) => {
            let (_, high, some) = ends(r);
            Some(fun.atom("last", choose(some, high, Expr::index(-1))))
        }
        Sub::Gather(l, _) => {
            let largest = fun.pin("last", Expr::index(-1));
            array::each_place(fun, *l, |fun, k| {
                let place = add_const(fun.cast(array::own(*l, vec![k]), Elem::Index), -1);
                let args = vec![Expr::Local(largest), place];
                let next = super::build::op(ScalarOp::Max, args, Elem::Index, Elem::Index);
                fun.emit(Stmt::Assign(largest, next));
            });
            Some(Expr::Local(largest))
        }
    }
}

/// Checks that the places of subscripts lie inside an array: one subscript against the number of
/// elements, several against the extents. Gives why accesses at them are inside.
pub fn bounds(fun: &mut Fun, array: LocalId, known: &[Ext], indices: &[Index], guards: CheckId) -> By {
    let limit = |place: Option<usize>| place.map_or(Expr::Numel(array), |p| extent(array, p - 1));
    bounds_of(fun, &limit, known, indices, guards)
}

/// The same of a matrix whose extents are constants.
pub fn bounds_within(fun: &mut Fun, known: &[Ext; 2], indices: &[Index], guards: CheckId) -> By {
    let extents = known.each_ref().map(|k| constant(k).unwrap_or(0));
    let limit = |place: Option<usize>| match place {
        Some(p) => Expr::index(extents.get(p - 1).copied().unwrap_or(1)),
        None => Expr::index(extents.iter().product()),
    };
    bounds_of(fun, &limit, known, indices, guards)
}

fn bounds_of(
    fun: &mut Fun,
    limit_of: &dyn Fn(Option<usize>) -> Expr,
    known: &[Ext],
    indices: &[Index],
    guards: CheckId,
) -> By {
    let facts = fun.context.facts.index(fun.at);
    let mut by = By::Own;
    for index in indices {
        let (limit, count, fault, mut args) = match index.position {
            p if index.mask => {
                let place = (p > 0).then_some(usize::from(p));
                (limit_of(place), None, raised(&runtime::errors::mask_exceeds(place)), Vec::new())
            }
            0 => (limit_of(None), numel(known), Fault::IndexBounds, Vec::new()),
            p => {
                let d = usize::from(p) - 1;
                (
                    limit_of(Some(d + 1)),
                    constant(&known[d]),
                    Fault::SubscriptBounds,
                    vec![Expr::index(p.into())],
                )
            }
        };
        let proof = if count.is_some_and(|n| index.range.hi <= n as f64) {
            Some(Proof::Range)
        } else {
            facts.in_bounds.then_some(Proof::Index)
        };
        if !index.mask {
            args.push(limit.clone());
        }
        // Looking through all places is no check to be left out later.
        if let (Sub::Gather(..), Some(proof)) = (&index.sub, proof) {
            by = if by == By::Own { By::Proved(proof) } else { by };
            continue;
        }
        let Some(high) = greatest(fun, &index.sub) else { continue };
        by = By::Checked(guards);
        fun.checked(compare(ScalarOp::Ge, high, limit), fault, args, Some(guards), proof);
    }
    by
}

/// An extent that is known.
pub fn constant(known: &Ext) -> Option<i64> {
    match known {
        Ext::Const(n) => Some(*n),
        _ => None,
    }
}

/// The number of elements, where it is known.
pub fn numel(known: &[Ext]) -> Option<i64> {
    known.iter().try_fold(1i64, |n, k| n.checked_mul(constant(k)?))
}

/// What is known of the number of elements: of a vector, its extent.
pub fn known_numel(known: &[Ext]) -> Ext {
    let mut long = known.iter().filter(|k| !k.is_one());
    match (long.next(), long.next()) {
        (None, _) => Ext::Const(1),
        (Some(one), None) => one.clone(),
        _ => numel(known).map_or(Ext::Unknown, Ext::Const),
    }
}

/// The place that a subscript names at position `k` of its own.
pub fn place(fun: &Fun, sub: &Sub, k: Expr) -> Expr {
    match sub {
        Sub::At(e) => e.clone(),
        Sub::All => k,
        Sub::Range(r) => add(r.lo.clone(), mul(k, r.step.clone())),
        Sub::Gather(l, _) => add_const(fun.cast(array::own(*l, vec![k]), Elem::Index), -1),
    }
}

/// How many places a subscript names; `whole` is the extent that a colon stands for.
pub fn count(sub: &Sub, whole: (Ext, Expr)) -> (Ext, Expr) {
    match sub {
        Sub::At(_) => (Ext::Const(1), Expr::index(1)),
        Sub::All => whole,
        Sub::Range(r) => (r.known.clone(), r.count.clone()),
        Sub::Gather(l, known) => (known_numel(known), Expr::Numel(*l)),
    }
}
