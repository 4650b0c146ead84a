//! Vectors and small matrices: products and concatenations of few elements written out element by element, and `cross`,
//! `dot`, `norm` and `diff` of real vectors.
//!
//! Each element is the sum that the runtime library computes, its terms in the same order, beginning with 0. What only
//! the run can tell (vectors of different lengths, a length that may overflow) is the library's there.

use super::array::{self, Dim, own};
use super::build::{add_const, both, choose, compare, either, op};
use super::fun::Fun;
use super::kernel::kernel;
use super::repr::Ext;
use super::scalar::{elem_of, scalar};
use super::value::Val;
use ir::loops::{Axis, By, Elem, Expr, Fill, LocalId, Operand, Proof, Stmt, Ty};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, Complexity, Sparsity};

/// A matrix has no more elements than this where each is written out.
const FEW: i64 = 9;
/// A sum of products has no more terms than this where it is written out.
const TERMS: i64 = 8;
/// Of matrices with more rows, columns and terms than this each, the library computes the product in blocks, which sums
/// in another order (`TAME_DEFINE_PRODUCT` in `rts/arrays.h`).
const BLOCKED: i64 = 4;
/// The product of two matrices of constant extents is written out where it has no more elements than this.
const PRODUCT: i64 = 64;
/// Sums of squares whose terms can neither have overflowed nor lost bits below the least double, for vectors of up to
/// 10^10 elements; the library scales what is outside.
const SAFE: (f64, f64) = (1e-270, 1e270);

const HERE: By = By::Proved(Proof::Shape);

/// The extents of a matrix of few elements, where they are constants.
fn few(known: &[Ext]) -> Option<(i64, i64)> {
    let [Ext::Const(rows), Ext::Const(columns)] = known else { return None };
    let some = *rows >= 1 && *columns >= 1;
    (some && rows.checked_mul(*columns).is_some_and(|n| n <= FEW)).then_some((*rows, *columns))
}

/// The product of two small matrices of doubles, none of one element.
pub fn small_product(
    fun: &mut Fun,
    (a, of_a): (LocalId, &[Ext]),
    (b, of_b): (LocalId, &[Ext]),
) -> Option<Val> {
    let [Ext::Const(m), Ext::Const(inner)] = of_a else { return None };
    let [Ext::Const(k), Ext::Const(n)] = of_b else { return None };
    let (m, inner, k, n) = (*m, *inner, *k, *n);
    let small = m.min(inner).min(n) >= 1 && inner <= TERMS && m.checked_mul(n)? <= PRODUCT;
    if inner != k || !small || m * inner == 1 || k * n == 1 || m.min(inner).min(n) > BLOCKED {
        return None;
    }
    let dims: Vec<Dim> = [m, n].map(|n| (Ext::Const(n), Expr::index(n))).to_vec();
    Some(array::computed(fun, Elem::F64, dims, |_, subs| {
        (0..inner).fold(Expr::Number(0.0, Elem::F64), |sum, p| {
            let left = Expr::At(a, vec![subs[0].clone(), Expr::index(p)], HERE);
            let right = Expr::At(b, vec![Expr::index(p), subs[1].clone()], HERE);
            double(ScalarOp::Plus, vec![sum, double(ScalarOp::Times, vec![left, right])])
        })
    }))
}

fn double(o: ScalarOp, args: Vec<Expr>) -> Expr {
    op(o, args, Elem::F64, Elem::F64)
}

/// Few real elements side by side or one below the other, of parts that surely fit.
pub fn small_concat(fun: &mut Fun, vertical: bool, vals: &[Val], elem: Elem) -> Option<Val> {
    let whole = |v: &Val| matches!(v, Val::Scalar(_) | Val::Array(..));
    if elem.is_complex() || !vals.iter().all(whole) {
        return None;
    }
    let mut sizes = Vec::with_capacity(vals.len());
    for val in vals {
        let known: Vec<Ext> = array::dims(val)?.into_iter().map(|(k, _)| k).collect();
        sizes.push(few(&known)?);
    }
    let (along, across) = match vertical {
        true => (sizes.iter().map(|s| s.0).sum::<i64>(), sizes[0].1),
        false => (sizes.iter().map(|s| s.1).sum::<i64>(), sizes[0].0),
    };
    let fits = sizes.iter().all(|(r, c)| across == if vertical { *c } else { *r });
    if !fits || along * across > FEW {
        return None;
    }
    let dims = if vertical { [along, across] } else { [across, along] };
    let mut items = Vec::new();
    let mut from = 0;
    for (val, (rows, columns)) in vals.iter().zip(sizes) {
        let shift = if vertical { (from, 0) } else { (0, from) };
        for (i, j) in (0..columns).flat_map(|j| (0..rows).map(move |i| (i, j))) {
            let value = match val {
                Val::Array(l, _) => fun.cast(Expr::At(*l, vec![Expr::index(i), Expr::index(j)], HERE), elem),
                val => {
                    let e = scalar(fun, val.clone(), elem);
                    array::as_element(fun, e)
                }
            };
            items.push(([shift.0 + i, shift.1 + j], value));
        }
        from += if vertical { rows } else { columns };
    }
    Some(stored(fun, elem, dims, items))
}

/// A new matrix of these elements.
fn stored(fun: &mut Fun, elem: Elem, dims: [i64; 2], items: Vec<([i64; 2], Expr)>) -> Val {
    let dst = fun.scratch("t", Ty::Array(elem, 2));
    let at = fun.site();
    fun.emit(Stmt::Alloc { array: dst, dims: dims.map(Expr::index).to_vec(), fill: Fill::Raw, at });
    for (subs, value) in items {
        let subs = subs.map(Expr::index).to_vec();
        fun.emit(Stmt::Put { array: dst, subs, value, by: By::Proved(Proof::Made) });
    }
    Val::Array(dst, dims.map(Ext::Const).to_vec())
}

/// A matrix of few doubles that are known.
pub fn constant(fun: &mut Fun, value: &AbsValue) -> Option<Val> {
    let known = value.unique().filter(|_| !value.maybe_undefined)?;
    let matrix = &known.matrix;
    let plain = known.class == Class::Double
        && matrix.complexity == Complexity::Real
        && matrix.sparsity == Sparsity::Full;
    let dims = super::repr::extents(&matrix.shape).filter(|_| plain)?;
    let (rows, columns) = few(&dims).filter(|size| *size != (1, 1))?;
    let numbers = matrix.as_constant()?.numbers(known.class)?;
    if numbers.len() as i64 != rows * columns {
        return None;
    }
    let item = |(k, x): (usize, &f64)| {
        let k = k as i64;
        ([k % rows, k / rows], Expr::Number(*x, Elem::F64))
    };
    let items = numbers.iter().enumerate().map(item).collect();
    Some(stored(fun, Elem::F64, [rows, columns], items))
}

/// A vector of real doubles: where it is, and its extents.
fn vector(fun: &mut Fun, val: Val) -> Option<(LocalId, Vec<Ext>)> {
    let dims = array::dims(&val)?;
    let plain = matches!(val, Val::Array(..) | Val::Range(_)) && elem_of(fun, &val) == Some(Elem::F64);
    if !plain || dims.len() != 2 || !dims.iter().any(|(k, _)| k.is_one()) {
        return None;
    }
    let (l, known) = array::of(fun, val);
    (fun.array_type(l) == (Elem::F64, 2)).then_some((l, known))
}

/// `cross(a, b)` of vectors of three numbers, in the direction of the first.
pub fn cross(fun: &mut Fun, a: Val, b: Val) -> Option<Val> {
    let three = |v: &Val| {
        let dims = array::dims(v)?;
        let known: Vec<Ext> = dims.into_iter().map(|(k, _)| k).collect();
        few(&known).filter(|(rows, columns)| rows * columns == 3)
    };
    let (rows, columns) = three(&a)?;
    three(&b)?;
    let ((a, _), (b, _)) = (vector(fun, a)?, vector(fun, b)?);
    let at = |l, k: i64| Expr::At(l, vec![Expr::index(k % 3)], HERE);
    let item = |k: i64| {
        let product = |i, j| double(ScalarOp::Times, vec![at(a, i), at(b, j)]);
        let value = double(ScalarOp::Minus, vec![product(k + 1, k + 2), product(k + 2, k + 1)]);
        (if rows == 3 { [k, 0] } else { [0, k] }, value)
    };
    Some(stored(fun, Elem::F64, [rows, columns], (0..3).map(item).collect()))
}

/// `dot(a, b)` of vectors.
pub fn dot(fun: &mut Fun, name: &str, a: Val, b: Val) -> Option<Val> {
    let ((a, of_a), (b, of_b)) = (vector(fun, a)?, vector(fun, b)?);
    let constant = |known: &[Ext]| few(known).map(|(rows, columns)| rows * columns);
    let total = |fun: &mut Fun| {
        summed(fun, a, |k| double(ScalarOp::Times, vec![own(a, vec![k.clone()]), Expr::At(b, vec![k], HERE)]))
    };
    let same = constant(&of_a).is_some() && constant(&of_a) == constant(&of_b);
    if same {
        return Some(Val::Scalar(total(fun)));
    }
    let found = fun.local("inner", Ty::Scalar(Elem::F64));
    let direct = fun.nested(|fun| {
        let sum = total(fun);
        fun.emit(Stmt::Assign(found, sum));
    });
    let general = fun.nested(|fun| {
        kernel(fun, name, vec![Operand::Borrow(a), Operand::Borrow(b)], 1, vec![found]);
    });
    let alike = compare(ScalarOp::Eq, Expr::Numel(a), Expr::Numel(b));
    let some = compare(ScalarOp::Gt, Expr::Numel(a), Expr::index(0));
    fun.branch(both(alike, some), direct, general);
    Some(Val::Scalar(Expr::Local(found)))
}

/// The sum of what `term` gives for each element of a vector, in order.
fn summed(fun: &mut Fun, l: LocalId, term: impl FnOnce(Expr) -> Expr) -> Expr {
    let sum = fun.pin("added", Expr::Number(0.0, Elem::F64));
    let k = fun.index_local("k");
    let step = double(ScalarOp::Plus, vec![Expr::Local(sum), term(Expr::Local(k))]);
    let axes = vec![Axis { var: k, extent: Expr::Numel(l) }];
    fun.emit(Stmt::Reduce { dst: sum, place: Vec::new(), axes, step, until: None });
    Expr::Local(sum)
}

/// `norm(x)`, `norm(x, 2)`, `norm(x, 1)` and `norm(x, Inf)` of a vector.
pub fn norm(fun: &mut Fun, name: &str, x: Val, p: Option<&AbsValue>) -> Option<Val> {
    let p = match p {
        Some(p) => p.as_number().filter(|p| [1.0, 2.0, f64::INFINITY].contains(p))?,
        None => 2.0,
    };
    let (x, _) = vector(fun, x)?;
    let size = |k| double(ScalarOp::Abs, vec![own(x, vec![k])]);
    if p == 1.0 {
        return Some(Val::Scalar(summed(fun, x, size)));
    }
    if p == f64::INFINITY {
        let largest = fun.pin("largest", Expr::Number(0.0, Elem::F64));
        let k = fun.index_local("k");
        let (known, size) = (Expr::Local(largest), size(Expr::Local(k)));
        let is = |o, a: &Expr, b: &Expr| op(o, vec![a.clone(), b.clone()], Elem::F64, Elem::Bool);
        // NaN stays.
        let beats = either(is(ScalarOp::Gt, &size, &known), is(ScalarOp::Ne, &size, &size));
        let axes = vec![Axis { var: k, extent: Expr::Numel(x) }];
        let step = choose(beats, size, known);
        fun.emit(Stmt::Reduce { dst: largest, place: Vec::new(), axes, step, until: None });
        return Some(Val::Scalar(Expr::Local(largest)));
    }
    let squares = summed(fun, x, |k| {
        let x = own(x, vec![k]);
        double(ScalarOp::Times, vec![x.clone(), x])
    });
    let found = fun.local("magnitude", Ty::Scalar(Elem::F64));
    let limit = |o, v| op(o, vec![squares.clone(), Expr::Number(v, Elem::F64)], Elem::F64, Elem::Bool);
    let safe = both(limit(ScalarOp::Ge, SAFE.0), limit(ScalarOp::Le, SAFE.1));
    let direct = vec![Stmt::Assign(found, double(ScalarOp::Sqrt, vec![squares]))];
    let general = fun.nested(|fun| kernel(fun, name, vec![Operand::Borrow(x)], 1, vec![found]));
    fun.branch(safe, direct, general);
    Some(Val::Scalar(Expr::Local(found)))
}

/// `var(x)` of a vector of doubles, or with `root` `std(x)`; both divide by the number of elements where that is asked.
pub fn deviation(fun: &mut Fun, root: bool, x: Val, weight: Option<&AbsValue>) -> Option<Val> {
    let all = match weight {
        None => false,
        Some(w) => w.as_number().filter(|w| [0.0, 1.0].contains(w))? == 1.0,
    };
    let (x, _) = vector(fun, x)?;
    let n = fun.cast(Expr::Numel(x), Elem::F64);
    let sum = summed(fun, x, |k| own(x, vec![k]));
    let mean = fun.atom("average", double(ScalarOp::Rdivide, vec![sum, n.clone()]));
    let squares = summed(fun, x, |k| {
        let from_mean = double(ScalarOp::Minus, vec![own(x, vec![k]), mean]);
        double(ScalarOp::Times, vec![from_mean.clone(), from_mean])
    });
    let less = double(ScalarOp::Minus, vec![n.clone(), Expr::Number(1.0, Elem::F64)]);
    let less = double(ScalarOp::Max, vec![less, Expr::Number(1.0, Elem::F64)]);
    let variance = double(ScalarOp::Rdivide, vec![squares, if all { n } else { less }]);
    let some = compare(ScalarOp::Gt, Expr::Numel(x), Expr::index(0));
    let variance = choose(some, variance, Expr::Number(f64::NAN, Elem::F64));
    Some(Val::Scalar(if root { double(ScalarOp::Sqrt, vec![variance]) } else { variance }))
}

/// `diff(x)` of a vector: of one element it is 0-by-0.
pub fn differences(fun: &mut Fun, x: Val, result: &AbsValue) -> Option<Val> {
    let dims = array::dims(&x)?;
    let d = match dims.as_slice() {
        [_, (columns, _)] if columns.is_one() => 0,
        [(rows, _), _] if rows.is_one() => 1,
        _ => return None,
    };
    let (l, _) = vector(fun, x)?;
    let n = dims[d].1.clone();
    let single = compare(ScalarOp::Eq, n.clone(), Expr::index(1));
    let less = op(ScalarOp::Max, vec![add_const(n, -1), Expr::index(0)], Elem::Index, Elem::Index);
    let along = choose(single.clone(), Expr::index(0), less);
    let across = choose(single, Expr::index(0), Expr::index(1));
    let [along, across] = [along, across].map(|e| fun.atom("n", e));
    let extents = if d == 0 { vec![along, across] } else { vec![across, along] };
    let known = match super::repr::known_extents(result) {
        Some(known) if known.len() == 2 => known,
        _ => vec![Ext::Unknown; 2],
    };
    Some(array::computed(fun, Elem::F64, known.into_iter().zip(extents).collect(), |_, subs| {
        let mut next = subs.to_vec();
        next[d] = add_const(next[d].clone(), 1);
        double(ScalarOp::Minus, vec![Expr::At(l, next, HERE), Expr::At(l, subs.to_vec(), HERE)])
    }))
}
