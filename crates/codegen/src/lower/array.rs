//! Arrays: values as arrays in locals, their extents, and new arrays computed element by element.

use super::build::{add, add_const, choose, compare, is_real, mul, op};
use super::fun::Fun;
use super::repr::{Ext, extent};
use super::value::{Range, Val};
use ir::loops::{Axis, By, Elem, Expr, Fill, LocalId, Operand, Proof, Stmt, Ty};
use types::scalar::ScalarOp;
use types::{AbsValue, Complexity};

/// An extent: what is known of it, and an expression for it.
pub type Dim = (Ext, Expr);

/// A value as an array in a local, with what is known of its extents.
pub fn of(fun: &mut Fun, val: Val) -> (LocalId, Vec<Ext>) {
    match val {
        Val::Array(l, known) => (l, known),
        Val::Range(range) => {
            let known = vec![Ext::Const(1), range.known.clone()];
            (from_range(fun, &range), known)
        }
        Val::Scalar(e) => {
            let e = as_element(fun, e);
            let elem = widened(fun.f.elem(&e));
            let e = fun.cast(e, elem);
            (of_element(fun, e, 2), vec![Ext::Const(1); 2])
        }
        Val::Text(t) => {
            let n = t.encode_utf16().count() as i64;
            let l = fun.scratch("text", Ty::Array(Elem::Char, 2));
            let at = fun.site();
            fun.emit(Stmt::Convert { dst: l, src: Operand::Text(t), at });
            (l, vec![Ext::Const(i64::from(n > 0)), Ext::Const(n)])
        }
        _ => {
            fun.reject("this value as an array");
            (fun.scratch("none", Ty::Array(Elem::F64, 2)), vec![Ext::Unknown; 2])
        }
    }
}

/// What an operand's elements are in an array: indices are doubles there.
pub fn widened(e: Elem) -> Elem {
    if e == Elem::Index { Elem::F64 } else { e }
}

/// A number as an element of an array: MATLAB has narrowed a complex one whose imaginary part is
/// zero, and what is widened again has a positive zero.
pub fn as_element(fun: &mut Fun, e: Expr) -> Expr {
    if !fun.f.elem(&e).is_complex() || matches!(e, Expr::Complex(..) | Expr::Cast(..)) {
        return e;
    }
    let (elem, z) = (fun.f.elem(&e), fun.atom("z", e));
    let part = if elem == Elem::C32 { Elem::F32 } else { Elem::F64 };
    let re = op(ScalarOp::Real, vec![z.clone()], elem, part);
    choose(is_real(&z, elem), fun.cast(re, elem), z)
}

/// The same for what is known as `known`: what surely is stored as complex has not been narrowed.
pub fn as_element_of(fun: &mut Fun, e: Expr, known: &AbsValue) -> Expr {
    let complexity = known.unique().map(|v| v.matrix.complexity);
    match complexity {
        Some(Complexity::Complex | Complexity::Imaginary) => e,
        _ => as_element(fun, e),
    }
}

/// The real or imaginary part (`part`) of complex numbers.
pub fn part(fun: &mut Fun, val: &Val, part: ScalarOp) -> Val {
    let real = |elem: Elem| if elem == Elem::C32 { Elem::F32 } else { Elem::F64 };
    match val {
        Val::Scalar(z) => {
            let elem = fun.f.elem(z);
            Val::Scalar(op(part, vec![z.clone()], elem, real(elem)))
        }
        val => {
            let (dims, (l, _)) = (dims(val).unwrap_or_default(), of(fun, val.clone()));
            let elem = fun.array_type(l).0;
            let value = |z: Expr| op(part, vec![z], elem, real(elem));
            computed(fun, real(elem), dims, |_, subs| value(own(l, subs.to_vec())))
        }
    }
}

/// An array of one element.
pub fn of_element(fun: &mut Fun, e: Expr, rank: u8) -> LocalId {
    let elem = fun.f.elem(&e);
    let array = fun.scratch("t", Ty::Array(elem, rank));
    one_element(fun, array, e);
    array
}

/// Makes an array local hold one element, of its type.
pub fn one_element(fun: &mut Fun, array: LocalId, e: Expr) {
    let (_, rank) = fun.array_type(array);
    let value = fun.atom("t", e);
    let at = fun.site();
    fun.emit(Stmt::Alloc { array, dims: vec![Expr::index(1); rank.into()], fill: Fill::Value(value), at });
}

/// `[]`
pub fn empty(fun: &mut Fun, array: LocalId) {
    let (_, rank) = fun.array_type(array);
    let dims = (0..rank).map(|d| Expr::index(i64::from(d > 1))).collect();
    let at = fun.site();
    fun.emit(Stmt::Alloc { array, dims, fill: Fill::Zero, at });
}

/// The extents of a value; `None` where it is no array of numbers.
pub fn dims(val: &Val) -> Option<Vec<Dim>> {
    let constant = |n: i64| (Ext::Const(n), Expr::index(n));
    Some(match val {
        Val::Scalar(_) => vec![constant(1), constant(1)],
        Val::Array(l, known) => (0..known.len()).map(|d| known_extent(*l, known, d)).collect(),
        Val::Range(range) => vec![constant(1), (range.known.clone(), range.count.clone())],
        Val::Table(columns) => return dims(&Val::Array(columns.key(), columns.known.clone())),
        Val::Text(t) => {
            let n = t.encode_utf16().count() as i64;
            vec![constant(i64::from(n > 0)), constant(n)]
        }
        _ => return None,
    })
}

/// An extent of an array, a constant where it is known.
pub fn known_extent(l: LocalId, known: &[Ext], d: usize) -> Dim {
    let k = known[d].clone();
    let n = if let Ext::Const(n) = k { Expr::index(n) } else { extent(l, d) };
    (k, n)
}

/// Axes over extents, and their values as subscripts.
pub fn axes(fun: &mut Fun, extents: Vec<Expr>) -> (Vec<Axis>, Vec<Expr>) {
    const NAMES: [&str; 4] = ["i", "j", "k", "l"];
    let axes: Vec<Axis> = extents
        .into_iter()
        .enumerate()
        .map(|(d, extent)| Axis { var: fun.index_local(NAMES.get(d).copied().unwrap_or("m")), extent })
        .collect();
    let subs = axes.iter().map(|a| Expr::Local(a.var)).collect();
    (axes, subs)
}

/// An element of an array whose subscripts run over its own extents.
pub fn own(l: LocalId, subs: Vec<Expr>) -> Expr {
    Expr::At(l, subs, By::Own)
}

/// A new array whose element at each place `value` gives.
pub fn computed(
    fun: &mut Fun,
    elem: Elem,
    dims: Vec<Dim>,
    value: impl FnOnce(&mut Fun, &[Expr]) -> Expr,
) -> Val {
    let dst = fun.scratch("t", Ty::Array(elem, dims.len() as u8));
    let (known, extents): (Vec<Ext>, Vec<Expr>) = dims.into_iter().unzip();
    let (axes, subs) = axes(fun, extents);
    let value = value(fun, &subs);
    let value = fun.cast(value, elem);
    let at = fun.site();
    fun.emit(Stmt::Compute { dst, axes, part: None, value, at });
    Val::Array(dst, known)
}

/// The same array with another element type and rank; trailing extents that fall away are 1.
pub fn recast(fun: &mut Fun, l: LocalId, known: &[Ext], elem: Elem, rank: u8) -> LocalId {
    let (_, own_rank) = fun.array_type(l);
    let dims = (0..usize::from(rank))
        .map(|d| match known.get(d) {
            Some(_) if d < usize::from(own_rank) => known_extent(l, known, d),
            _ => (Ext::Const(1), Expr::index(1)),
        })
        .collect();
    let made = computed(fun, elem, dims, |fun, subs| {
        let mut subs = subs.to_vec();
        subs.resize(own_rank.into(), Expr::index(0));
        fun.cast(own(l, subs), elem)
    });
    match made {
        Val::Array(made, _) => made,
        _ => l,
    }
}

/// Element `k` of a range, a double.
pub fn range_element(fun: &Fun, range: &Range, k: Expr) -> Expr {
    if range.elem == Elem::Index {
        let place = add(range.lo.clone(), mul(k, range.step.clone()));
        return fun.cast(place, Elem::F64);
    }
    Expr::Element(Box::new([range.lo.clone(), range.step.clone(), range.hi.clone(), k]))
}

fn from_range(fun: &mut Fun, range: &Range) -> LocalId {
    let dims = vec![(Ext::Const(1), Expr::index(1)), (range.known.clone(), range.count.clone())];
    let made = computed(fun, Elem::F64, dims, |fun, subs| range_element(fun, range, subs[1].clone()));
    match made {
        Val::Array(l, _) => l,
        _ => fun.scratch("none", Ty::Array(Elem::F64, 2)),
    }
}

/// What a local holds, as the analysis describes it.
pub fn local_value(fun: &Fun, l: LocalId, value: Option<&AbsValue>) -> Val {
    match fun.f.locals[l].ty {
        Ty::Scalar(_) => Val::Scalar(Expr::Local(l)),
        Ty::Boxed => Val::Boxed(l),
        Ty::Array(_, rank) => Val::Array(l, fun.extents_known(value, rank)),
    }
}

/// Runs `body` for each element of an array, by its place in column-major order.
pub fn each_place(fun: &mut Fun, l: LocalId, body: impl FnOnce(&mut Fun, Expr)) {
    let k = fun.index_local("k");
    let last = add_const(Expr::Numel(l), -1);
    let body = fun.nested(|fun| body(fun, Expr::Local(k)));
    fun.emit(Stmt::For { var: k, lo: Expr::index(0), step: Expr::index(1), hi: last, body });
}

/// Fills the elements of `dst`, in order, with the values that count among those that `each` gives for the places
/// 0, 1, ...: a value, and whether it counts. Every value is stored, the next one at the same place where it does not
/// count: a processor has nothing to foresee. It ends with the last one that counts, so no store is outside.
pub fn picked(fun: &mut Fun, dst: LocalId, each: impl FnOnce(&mut Fun, Expr) -> (Expr, Expr)) {
    let next = fun.pin("next", Expr::index(0));
    let k = fun.pin("k", Expr::index(0));
    let body = fun.nested(|fun| {
        let (value, counts) = each(fun, Expr::Local(k));
        let counts = fun.cast(counts, Elem::Index);
        let (subs, by) = (vec![Expr::Local(next)], By::Proved(Proof::Made));
        fun.emit(Stmt::Put { array: dst, subs, value, by });
        fun.emit(Stmt::Assign(next, add(Expr::Local(next), counts)));
        fun.emit(Stmt::Assign(k, add_const(Expr::Local(k), 1)));
    });
    let cond = compare(ScalarOp::Lt, Expr::Local(next), Expr::Numel(dst));
    fun.emit(Stmt::While { header: Vec::new(), cond, body });
}
