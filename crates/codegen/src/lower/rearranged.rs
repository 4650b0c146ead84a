//! Elements of arrays in order, in other extents, and summed up along the diagonal and along lines of them.
//!
//! Only where the extents that matter are known, and for real elements of at most 32 bits and doubles; anything else is
//! the library's.

use super::array;
use super::boxing::operands;
use super::build::{add, add_const, both, choose, compare, either, mul, op};
use super::fun::Fun;
use super::kernel::kernel;
use super::repr::{Ext, has_no_elements, is_one_element, known_extents};
use super::scalar::{elem_of, scalar};
use super::subscript::{constant, numel};
use super::value::Val;
use base::Name;
use ir::loops::{Axis, By, Elem, Expr, LocalId, Operand, Proof, Stmt, Ty};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, Complexity};

/// A vector has no more elements than this where it is sorted by insertion.
const FEW: i64 = 25;

const HERE: By = By::Proved(Proof::Shape);

/// An array of real elements that are no integers of 64 bits: where it is, and its extents.
pub fn plain(fun: &mut Fun, val: Val) -> Option<(LocalId, Vec<Ext>)> {
    let elem = elem_of(fun, &val)?;
    let whole = matches!(val, Val::Array(..) | Val::Range(_));
    (whole && !elem.is_complex() && !elem.is_wide()).then(|| array::of(fun, val))
}

/// A dimension that a value names, from 0.
pub fn named(dimension: &AbsValue) -> Option<usize> {
    dimension.as_number().filter(|d| d.fract() == 0.0 && *d >= 1.0).map(|d| d as usize - 1)
}

/// `trace(x)` of a square matrix of doubles.
pub fn trace(fun: &mut Fun, x: Val) -> Option<Val> {
    let (l, known) = plain(fun, x)?;
    let [rows, columns] = known.as_slice() else { return None };
    if fun.array_type(l) != (Elem::F64, 2) || !rows.same(columns) || rows == &Ext::Unknown {
        return None;
    }
    let sum = fun.pin("added", Expr::Number(0.0, Elem::F64));
    let k = fun.index_local("k");
    let term = Expr::At(l, vec![Expr::Local(k); 2], HERE);
    let step = op(ScalarOp::Plus, vec![Expr::Local(sum), term], Elem::F64, Elem::F64);
    let axes = vec![Axis { var: k, extent: array::known_extent(l, &known, 0).1 }];
    fun.emit(Stmt::Reduce { dst: sum, place: Vec::new(), axes, step, until: None });
    Some(Val::Scalar(Expr::Local(sum)))
}

/// `sort(x)` and `sort(x, 'descend')` of a vector that has, or turns out to have, few elements.
pub fn sorted(fun: &mut Fun, name: Name, x: Val, way: Option<&AbsValue>) -> Option<Val> {
    let falling = match way.map(AbsValue::as_text) {
        None | Some(Some("ascend")) => false,
        Some(Some("descend")) => true,
        _ => return None,
    };
    let dims = array::dims(&x)?;
    let known: Vec<Ext> = dims.into_iter().map(|(k, _)| k).collect();
    if known.iter().filter(|k| !k.is_one()).count() != 1 || numel(&known).is_some_and(|n| n > FEW) {
        return None;
    }
    let (from, known) = plain(fun, x)?;
    let (elem, rank) = fun.array_type(from);
    let dst = fun.scratch("t", Ty::Array(elem, rank));
    let direct = fun.nested(|fun| {
        fun.emit(Stmt::Copy(dst, from));
        insertion(fun, dst, falling);
    });
    let general = fun.nested(|fun| {
        let mut operands = vec![Operand::Borrow(from)];
        if falling {
            operands.push(Operand::Text("descend".to_string()));
        }
        kernel(fun, name.as_str(), operands, 1, vec![dst]);
    });
    let few = match numel(&known) {
        Some(_) => Expr::Bool(true),
        None => compare(ScalarOp::Le, Expr::Numel(from), Expr::index(FEW)),
    };
    fun.branch(few, direct, general);
    Some(Val::Array(dst, known))
}

/// Sorts an array in place: each element is put before those that come behind it, NaN behind all numbers, in a falling
/// order before them.
fn insertion(fun: &mut Fun, array: LocalId, falling: bool) {
    let (elem, _) = fun.array_type(array);
    let at = |k: Expr| Expr::At(array, vec![k], HERE);
    let put = |k: Expr, value: Expr| Stmt::Put { array, subs: vec![k], value, by: HERE };
    let q = fun.index_local("q");
    let body = fun.nested(|fun| {
        let item = fun.pin("item", at(Expr::Local(q)));
        let place = fun.pin("place", Expr::Local(q));
        let before = add_const(Expr::Local(place), -1);
        let (a, b) = (at(before.clone()), Expr::Local(item));
        let (first, second) = if falling { (b, a) } else { (a, b) };
        let kind = if elem == Elem::F32 { elem } else { Elem::F64 };
        let is = |o, x: &Expr, y: &Expr| {
            let args = [x, y].map(|e| fun.cast(e.clone(), kind)).to_vec();
            op(o, args, kind, Elem::Bool)
        };
        let mut moves = is(ScalarOp::Gt, &first, &second);
        if matches!(elem, Elem::F64 | Elem::F32) {
            let [nan, number] = [(&first, ScalarOp::Ne), (&second, ScalarOp::Eq)].map(|(x, o)| is(o, x, x));
            moves = either(moves, both(nan, number));
        }
        let cond = both(compare(ScalarOp::Gt, Expr::Local(place), Expr::index(0)), moves);
        let body = vec![put(Expr::Local(place), at(before.clone())), Stmt::Assign(place, before)];
        fun.emit(Stmt::While { header: Vec::new(), cond, body });
        fun.emit(put(Expr::Local(place), Expr::Local(item)));
    });
    let hi = add_const(Expr::Numel(array), -1);
    fun.emit(Stmt::For { var: q, lo: Expr::index(1), step: Expr::index(1), hi, body });
}

/// `cumsum(x)` and `cumprod(x)` of doubles, along lines of elements that lie behind each other.
pub fn running(fun: &mut Fun, o: ScalarOp, x: Val, dimension: Option<&AbsValue>) -> Option<Val> {
    let (from, known) = plain(fun, x)?;
    let [rows, columns] = known.as_slice() else { return None };
    if fun.array_type(from) != (Elem::F64, 2) {
        return None;
    }
    let [(_, height), (_, width)] = [0, 1].map(|d| array::known_extent(from, &known, d));
    let (line, count) = match dimension {
        None if rows.is_one() => (width, Expr::index(1)),
        None if constant(rows).is_some() || columns.is_one() => (height, width),
        None => {
            let row = fun.pin("row", compare(ScalarOp::Eq, height.clone(), Expr::index(1)));
            let of = |a, b| choose(Expr::Local(row), a, b);
            (of(width.clone(), height), of(Expr::index(1), width))
        }
        Some(d) => match named(d)? {
            0 => (height, width),
            1 if rows.is_one() => (width, Expr::index(1)),
            1 => return Some(across(fun, o, from, known.clone(), [height, width])),
            _ => return None,
        },
    };
    let [line, count] = [line, count].map(|e| fun.atom("n", e));
    let dst = fun.scratch("t", Ty::Array(Elem::F64, 2));
    fun.emit(Stmt::Copy(dst, from));
    let sum = fun.pin("running", Expr::Number(0.0, Elem::F64));
    let [c, k] = ["c", "k"].map(|name| fun.index_local(name));
    let place = add(mul(Expr::Local(c), line.clone()), Expr::Local(k));
    let item = Expr::At(dst, vec![place.clone()], HERE);
    let next = op(o, vec![Expr::Local(sum), item.clone()], Elem::F64, Elem::F64);
    let first = compare(ScalarOp::Eq, Expr::Local(k), Expr::index(0));
    let loop_over = |var, n: Expr, body| {
        let hi = add_const(n, -1);
        Stmt::For { var, lo: Expr::index(0), step: Expr::index(1), hi, body }
    };
    let inner = vec![
        Stmt::Assign(sum, choose(first, item, next)),
        Stmt::Put { array: dst, subs: vec![place], value: Expr::Local(sum), by: HERE },
    ];
    fun.emit(loop_over(c, count, vec![loop_over(k, line, inner)]));
    Some(Val::Array(dst, known))
}

/// The same along the second dimension: what is added to stands a column before.
fn across(fun: &mut Fun, o: ScalarOp, from: LocalId, known: Vec<Ext>, extents: [Expr; 2]) -> Val {
    let [rows, columns] = extents.map(|e| fun.atom("n", e));
    let dst = fun.scratch("t", Ty::Array(Elem::F64, 2));
    fun.emit(Stmt::Copy(dst, from));
    let [i, j] = ["row", "column"].map(|name| fun.index_local(name));
    let at = |j: Expr| vec![Expr::Local(i), j];
    let [before, here] = [at(add_const(Expr::Local(j), -1)), at(Expr::Local(j))];
    let items = [before, here.clone()].map(|subs| Expr::At(dst, subs, HERE));
    let value = op(o, items.into(), Elem::F64, Elem::F64);
    let put = Stmt::Put { array: dst, subs: here, value, by: HERE };
    let loop_over = |var, lo, n: Expr, body| {
        let hi = add_const(n, -1);
        Stmt::For { var, lo: Expr::index(lo), step: Expr::index(1), hi, body: vec![body] }
    };
    fun.emit(loop_over(j, 1, columns, loop_over(i, 0, rows, put)));
    Val::Array(dst, known)
}

/// `reshape(x, m, n)` and `reshape(x, [m n])` of a matrix, one of both sizes perhaps `[]`; what does not come out
/// even is the library's, with its errors.
pub fn reshaped(
    fun: &mut Fun,
    name: Name,
    mut vals: Vec<Val>,
    values: &[&AbsValue],
    result: &AbsValue,
) -> Option<Val> {
    let known = known_extents(result).filter(|known| known.len() == 2)?;
    let real = |v: &&AbsValue| {
        let one = v.unique().filter(|_| !v.maybe_undefined);
        one.is_some_and(|v| v.class == Class::Double && v.matrix.complexity == Complexity::Real)
    };
    if !matches!(vals.first()?, Val::Array(..) | Val::Range(_)) || !values[1..].iter().all(real) {
        return None;
    }
    let sizes: Vec<Option<Expr>> = match (&vals[1..], &values[1..]) {
        ([m, n], [of_m, of_n]) if is_one_element(of_m) || is_one_element(of_n) => {
            let size = |fun: &mut Fun, val: &Val, value: &AbsValue| match is_one_element(value) {
                true => Some(Some(number(fun, val))),
                false => has_no_elements(value).then_some(None),
            };
            vec![size(fun, m, of_m)?, size(fun, n, of_n)?]
        }
        ([Val::Array(both, extents)], _) if matches!(extents.as_slice(), [Ext::Const(1), Ext::Const(2)]) => {
            let at = |k| Expr::At(*both, vec![Expr::index(0), Expr::index(k)], HERE);
            [0, 1].map(|k| Some(fun.atom("extent", at(k)))).into()
        }
        _ => return None,
    };
    let (l, of) = array::of(fun, vals[0].clone());
    let (elem, 2) = fun.array_type(l) else { return None };
    vals[0] = Val::Array(l, of.clone());
    let count = fun.cast(Expr::Numel(l), Elem::F64);
    let double = |o, a, b| op(o, vec![a, b], Elem::F64, Elem::F64);
    let divided =
        |fun: &mut Fun, by: &Expr| fun.atom("n", double(ScalarOp::Rdivide, count.clone(), by.clone()));
    let sizes = match <[Option<Expr>; 2]>::try_from(sizes).ok()? {
        [Some(m), Some(n)] => [m, n],
        [Some(m), None] => [m.clone(), divided(fun, &m)],
        [None, Some(n)] => [divided(fun, &n), n],
        [None, None] => return None,
    };
    let is = |o, a: &Expr, b: Expr| op(o, vec![a.clone(), b], Elem::F64, Elem::Bool);
    let all = double(ScalarOp::Times, sizes[0].clone(), sizes[1].clone());
    let mut test = is(ScalarOp::Eq, &all, count.clone());
    for size in &sizes {
        let whole = op(ScalarOp::Floor, vec![size.clone()], Elem::F64, Elem::F64);
        let whole = is(ScalarOp::Eq, size, whole);
        test = both(test, both(is(ScalarOp::Ge, size, Expr::Number(0.0, Elem::F64)), whole));
    }
    if numel(&known).is_some_and(|n| numel(&of) == Some(n)) {
        test = Expr::Bool(true);
    }
    let dst = fun.scratch("t", Ty::Array(elem, 2));
    let scratch = fun.is_scratch(l);
    let direct = fun.nested(|fun| {
        let dims = sizes.into_iter().map(|e| fun.cast(e, Elem::Index)).collect();
        fun.emit(if scratch { Stmt::Move(dst, l) } else { Stmt::Copy(dst, l) });
        fun.emit(Stmt::Reshape(dst, dims));
    });
    let general = fun.nested(|fun| {
        let operands = operands(fun, vals);
        kernel(fun, name.as_str(), operands, 1, vec![dst]);
    });
    fun.branch(test, direct, general);
    Some(Val::Array(dst, known))
}

fn number(fun: &mut Fun, val: &Val) -> Expr {
    let e = scalar(fun, val.clone(), Elem::F64);
    fun.atom("extent", e)
}
