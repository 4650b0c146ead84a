//! Elements of an array at other places, computed where they are read: repeated, reversed, turned, moved round, with
//! their dimensions in another order; diagonals, triangles and grids.
//!
//! Each says which element of the operand stands at a place of the result, so that what reads the result can read the
//! operand instead. Anything whose extents do not say that before the run is the library's.

use super::array::{self, Dim};
use super::build::{add, add_const, choose, compare, op, zero};
use super::elementwise::one_character;
use super::fun::Fun;
use super::measure;
use super::rearranged::{self, named};
use super::repr::{Ext, fits_index, has_no_elements, interval, is_one_element, known_extents};
use super::scalar::{elem_of, scalar};
use super::slots::value;
use super::subscript::{constant, known_numel};
use super::value::Val;
use base::Name;
use builtins::Form;
use ir::loops::{By, Elem, Expr, LocalId, Proof};
use ir::tir::Arg;
use types::scalar::ScalarOp;
use types::{AbsValue, Sparsity};

const HERE: By = By::Proved(Proof::Shape);

/// An array of real elements that are no integers of 64 bits: where it is, and its extents.
fn plain(fun: &mut Fun, val: Val) -> Option<(LocalId, Vec<Dim>)> {
    let dims = array::dims(&val)?;
    Some((rearranged::plain(fun, val)?.0, dims))
}

/// An array: where it is, and its extents.
fn whole(fun: &mut Fun, val: Val) -> Option<(LocalId, Vec<Dim>)> {
    let array = matches!(val, Val::Array(..) | Val::Range(_));
    let dims = array::dims(&val).filter(|_| array)?;
    Some((array::of(fun, val).0, dims))
}

fn minus(a: Expr, b: Expr) -> Expr {
    op(ScalarOp::Minus, vec![a, b], Elem::Index, Elem::Index)
}

/// The place that is as far from the end as another from the beginning.
fn mirrored(place: &Expr, extent: &Expr) -> Expr {
    minus(add_const(extent.clone(), -1), place.clone())
}

/// A whole number that is known.
fn whole_number(value: &AbsValue) -> Option<i64> {
    value.as_number().filter(|k| k.fract() == 0.0 && k.abs() < 1e9).map(|k| k as i64)
}

/// The first dimension that has not one element, where that is known; of a vector it does not matter that it may have one.
fn first_of_several(dims: &[Dim]) -> Option<usize> {
    let d = dims.iter().position(|(k, _)| !k.is_one())?;
    let only = dims[d + 1..].iter().all(|(k, _)| k.is_one());
    (only || constant(&dims[d].0).is_some()).then_some(d)
}

/// `flip(x)`, `flip(x, d)`, `fliplr(x)` and `flipud(x)`.
pub fn flipped(fun: &mut Fun, along: Option<usize>, x: Val, dimension: Option<&AbsValue>) -> Option<Val> {
    let dims = array::dims(&x)?;
    let along = match (along, dimension) {
        (Some(along), None) => along,
        (None, Some(dimension)) => named(dimension)?,
        (None, None) => first_of_several(&dims)?,
        (Some(_), Some(_)) => return None,
    };
    let (l, dims) = plain(fun, x).filter(|(_, dims)| along < dims.len())?;
    let extent = fun.atom("n", dims[along].1.clone());
    let elem = fun.array_type(l).0;
    Some(array::computed(fun, elem, dims, |_, subs| {
        let mut subs = subs.to_vec();
        subs[along] = mirrored(&subs[along], &extent);
        Expr::At(l, subs, HERE)
    }))
}

/// `repmat(x, m, n, ..)`, `repmat(x, n)` and `repmat(x, [m n ..])` where each dimension that is repeated has one element.
pub fn repeated(fun: &mut Fun, mut vals: Vec<Val>, values: &[&AbsValue], result: &AbsValue) -> Option<Val> {
    let x = one_character((!vals.is_empty()).then(|| vals.remove(0))?);
    let elem = array::widened(elem_of(fun, &x)?);
    let fits =
        result.unique().is_some_and(|v| v.class == elem.class() && v.matrix.sparsity == Sparsity::Full);
    let of_array = matches!(x, Val::Array(..) | Val::Range(_));
    if elem.is_complex() || !fits || !of_array && !matches!(x, Val::Scalar(_)) || of_array && elem.is_wide() {
        return None;
    }
    let known = known_extents(result)?;
    let counts = counts(fun, &vals, &values[1..])?;
    let dims = array::dims(&x)?;
    if known.len() != counts.len() || dims.len() > counts.len() {
        return None;
    }
    let repeats = |d: usize| dims.get(d).is_none_or(|(k, _)| k.is_one());
    if !(0..counts.len()).all(|d| repeats(d) || known[d].same(&dims[d].0)) {
        return None;
    }
    let extents =
        counts.iter().enumerate().map(|(d, n)| if repeats(d) { n.clone() } else { dims[d].1.clone() });
    let made: Vec<Dim> = known.into_iter().zip(extents).collect();
    if let Val::Scalar(_) = x {
        let x = scalar(fun, x, elem);
        let x = fun.atom("t", x);
        return Some(array::computed(fun, elem, made, |_, _| x));
    }
    let (l, dims) = whole(fun, x)?;
    Some(array::computed(fun, elem, made, |_, subs| {
        let place = |(d, s): (usize, &Expr)| if repeats(d) { Expr::index(0) } else { s.clone() };
        Expr::At(l, subs.iter().enumerate().map(place).take(dims.len()).collect(), HERE)
    }))
}

/// The numbers of `repmat` after its first operand, one for each dimension, where they are surely whole.
fn counts(fun: &mut Fun, vals: &[Val], values: &[&AbsValue]) -> Option<Vec<Expr>> {
    let whole = |v: &&AbsValue| interval(v).integer && !interval(v).nan && !v.maybe_undefined;
    if !values.iter().all(whole) {
        return None;
    }
    if let ([Val::Array(l, known)], [value]) = (vals, values)
        && let [Ext::Const(1), Ext::Const(n @ 2..=4)] = known.as_slice()
        && !fun.array_type(*l).0.is_complex()
    {
        let count = |k| Val::Scalar(Expr::At(*l, vec![Expr::index(0), Expr::index(k)], HERE));
        return Some((0..*n).map(|k| measure::size(fun, count(k), value)).collect());
    }
    let one = |(val, value): (&Val, &&AbsValue)| {
        matches!(val, Val::Scalar(e) if !fun.f.elem(e).is_complex()) && is_one_element(value)
    };
    if vals.is_empty() || !vals.iter().zip(values).all(one) {
        return None;
    }
    let mut found: Vec<Expr> =
        vals.iter().zip(values).map(|(val, value)| measure::size(fun, val.clone(), value)).collect();
    if let [both] = found.as_slice() {
        found.push(both.clone());
    }
    Some(found)
}

/// `permute(x, order)` of an order that is known.
pub fn permuted(fun: &mut Fun, x: Val, order: &AbsValue, result: &AbsValue) -> Option<Val> {
    let (class, numbers) = order.as_constant()?;
    let order: Vec<usize> = numbers.numbers(class)?.into_iter().map(|d| d as usize).collect();
    let mut ordered = order.clone();
    ordered.sort_unstable();
    let rank = known_extents(result)?.len();
    let mut dims = array::dims(&x)?;
    if !ordered.iter().copied().eq(1..=order.len()) || order.len() < dims.len() {
        return None;
    }
    if let ([2, 1], Val::Array(..) | Val::Range(_)) = (order.as_slice(), &x) {
        return measure::transpose(fun, false, x);
    }
    let own = dims.len();
    dims.resize(order.len(), (Ext::Const(1), Expr::index(1)));
    let mut made: Vec<Dim> = order.iter().map(|d| dims[d - 1].clone()).collect();
    if made.iter().skip(rank).any(|(k, _)| !k.is_one()) || rank > made.len() {
        return None;
    }
    made.truncate(rank);
    let (l, _) = whole(fun, x)?;
    let elem = fun.array_type(l).0;
    Some(array::computed(fun, elem, made, |_, subs| {
        let mut places = vec![Expr::index(0); own];
        for (s, d) in subs.iter().zip(&order).filter(|(_, d)| **d <= own) {
            places[d - 1] = s.clone();
        }
        Expr::At(l, places, HERE)
    }))
}

/// `squeeze(x)`: of more than two dimensions those of one element go.
pub fn squeezed(fun: &mut Fun, x: Val, result: &AbsValue) -> Option<Val> {
    let dims = array::dims(&x)?;
    if dims.len() == 2 {
        return Some(x);
    }
    let (gone, kept): (Vec<usize>, Vec<usize>) = (0..dims.len()).partition(|d| dims[*d].0.is_one());
    let sure = kept.iter().all(|d| constant(&dims[*d].0).is_some()) && !gone.is_empty();
    let known = known_extents(result).filter(|known| known.len() == kept.len().max(2))?;
    if !sure || kept.is_empty() {
        return None;
    }
    let mut made: Vec<Dim> = kept.iter().map(|d| dims[*d].clone()).collect();
    made.resize(known.len(), (Ext::Const(1), Expr::index(1)));
    let (l, _) = whole(fun, x)?;
    let (elem, rank) = fun.array_type(l);
    Some(array::computed(fun, elem, made, |_, subs| {
        let mut places = vec![Expr::index(0); rank.into()];
        for (s, d) in subs.iter().zip(&kept) {
            places[*d] = s.clone();
        }
        Expr::At(l, places, HERE)
    }))
}

/// `rot90(x)` and `rot90(x, k)` of a matrix and a number that is known.
pub fn turned(fun: &mut Fun, x: Val, k: Option<&AbsValue>) -> Option<Val> {
    let k = match k {
        None => 1,
        Some(k) => whole_number(k)?,
    };
    let (l, dims) = plain(fun, x)?;
    let [rows, columns] = <[Dim; 2]>::try_from(dims).ok()?;
    let elem = fun.array_type(l).0;
    let k = k.rem_euclid(4);
    let made = if k % 2 == 0 { [rows.clone(), columns.clone()] } else { [columns.clone(), rows.clone()] };
    Some(array::computed(fun, elem, made.into(), |_, subs| {
        let [i, j] = [&subs[0], &subs[1]];
        let places = match k {
            0 => [i.clone(), j.clone()],
            1 => [j.clone(), mirrored(i, &columns.1)],
            2 => [mirrored(i, &rows.1), mirrored(j, &columns.1)],
            _ => [mirrored(j, &rows.1), i.clone()],
        };
        Expr::At(l, places.into(), HERE)
    }))
}

/// `circshift(x, k)` and `circshift(x, k, d)`, and `circshift(x, [k ..])` of numbers that are known.
pub fn shifted(
    fun: &mut Fun,
    x: Val,
    (k, by): (Val, &AbsValue),
    dimension: Option<&AbsValue>,
) -> Option<Val> {
    let dims = array::dims(&x)?;
    let moves: Vec<(usize, Expr)> = match k {
        Val::Scalar(e) if fits_index(&interval(by)) && !fun.f.elem(&e).is_wide() => {
            let d = dimension.map_or_else(|| first_of_several(&dims), named)?;
            vec![(d, fun.cast(e, Elem::Index))]
        }
        _ => {
            let (class, numbers) = by.as_constant().filter(|_| dimension.is_none())?;
            let numbers = numbers.numbers(class)?;
            let sure = numbers.iter().all(|k| k.fract() == 0.0 && k.abs() < 1e9);
            if !sure || numbers.len() != dims.len() {
                return None;
            }
            let moves = numbers.iter().enumerate().filter(|(_, k)| **k != 0.0);
            moves.map(|(d, k)| (d, Expr::index(*k as i64))).collect()
        }
    };
    let (l, dims) = plain(fun, x).filter(|(_, dims)| moves.iter().all(|(d, _)| *d < dims.len()))?;
    let elem = fun.array_type(l).0;
    let mut steps = Vec::new();
    for (d, k) in moves {
        let n = fun.atom("n", dims[d].1.clone());
        let less = op(ScalarOp::Mod, vec![k, n.clone()], Elem::Index, Elem::Index);
        steps.push((d, fun.atom("moved", less), n));
    }
    Some(array::computed(fun, elem, dims, |_, subs| {
        let mut subs = subs.to_vec();
        for (d, k, n) in steps {
            let inside = compare(ScalarOp::Ge, subs[d].clone(), k.clone());
            let before = minus(subs[d].clone(), k);
            subs[d] = choose(inside, before.clone(), add(before, n));
        }
        Expr::At(l, subs, HERE)
    }))
}

/// A diagonal above the main one by so many places, where that is known; the main one where nothing is said.
fn above(k: Option<&AbsValue>) -> Option<i64> {
    match k {
        None => Some(0),
        Some(k) => whole_number(k),
    }
}

/// `triu(x)`, `tril(x)`, and the same with a diagonal that is known.
pub fn triangle(fun: &mut Fun, upper: bool, x: Val, k: Option<&AbsValue>) -> Option<Val> {
    let k = above(k)?;
    let (l, dims) = plain(fun, x).filter(|(_, dims)| dims.len() == 2)?;
    let elem = fun.array_type(l).0;
    Some(array::computed(fun, elem, dims, |_, subs| {
        let [i, j] = [subs[0].clone(), subs[1].clone()];
        let o = if upper { ScalarOp::Ge } else { ScalarOp::Le };
        let inside = compare(o, j, add_const(i, k));
        choose(inside, Expr::At(l, subs.to_vec(), HERE), zero(elem))
    }))
}

/// `diag(x)` and `diag(x, k)` of a diagonal that is known: of a vector the matrix, of a matrix its diagonal.
pub fn diagonal(fun: &mut Fun, x: Val, of_x: &AbsValue, k: Option<&AbsValue>) -> Option<Val> {
    let k = above(k)?;
    let (l, dims) = plain(fun, x)?;
    let [rows, columns] = dims.as_slice() else { return None };
    let elem = fun.array_type(l).0;
    if !rows.0.is_one() && !columns.0.is_one() {
        // What may be a vector after all gives something else.
        let matrix = [rows, columns].iter().all(|(known, _)| constant(known).is_some());
        if !matrix || k != 0 || has_no_elements(of_x) {
            return None;
        }
        let [m, n] = [rows, columns].map(|(known, _)| constant(known).unwrap_or(0));
        let long = m.min(n);
        let made = vec![(Ext::Const(long), Expr::index(long)), (Ext::Const(1), Expr::index(1))];
        return Some(array::computed(fun, elem, made, |_, subs| {
            Expr::At(l, vec![subs[0].clone(), subs[0].clone()], HERE)
        }));
    }
    let row = rows.0.is_one();
    let (known, n) = if row { columns } else { rows };
    let extent = match known {
        Ext::Const(n) => (Ext::Const(n + k.abs()), Expr::index(n + k.abs())),
        _ if k == 0 => (known.clone(), n.clone()),
        _ => (Ext::Unknown, fun.atom("n", add_const(n.clone(), k.abs()))),
    };
    Some(array::computed(fun, elem, vec![extent.clone(), extent], |_, subs| {
        let [i, j] = [subs[0].clone(), subs[1].clone()];
        let here = if k >= 0 { i.clone() } else { j.clone() };
        let on = compare(ScalarOp::Eq, j, add_const(i, k));
        let places = if row { vec![Expr::index(0), here] } else { vec![here, Expr::index(0)] };
        choose(on, Expr::At(l, places, HERE), zero(elem))
    }))
}

/// `[x, y] = meshgrid(a, b)`, or `ndgrid` where the first runs down; of one vector it is both.
pub fn meshed(fun: &mut Fun, down: bool, mut vals: Vec<Val>) -> Option<[Val; 2]> {
    if vals.len() == 1 {
        vals.push(vals[0].clone());
    }
    let [a, b] = <[Val; 2]>::try_from(vals).ok()?;
    let ((a, of_a), (b, of_b)) = (plain(fun, a)?, plain(fun, b)?);
    let mut count = |l, dims: Vec<Dim>| {
        let known: Vec<Ext> = dims.into_iter().map(|(known, _)| known).collect();
        let known = known_numel(&known);
        let n = constant(&known).map_or(Expr::Numel(l), Expr::index);
        (known, fun.atom("n", n))
    };
    let (of_a, of_b) = (count(a, of_a), count(b, of_b));
    let (dims, place) = if down { ([of_a, of_b], [0, 1]) } else { ([of_b, of_a], [1, 0]) };
    let mut along = |l, d: usize| {
        let elem = fun.array_type(l).0;
        array::computed(fun, elem, dims.to_vec(), |_, subs| Expr::At(l, vec![subs[d].clone()], HERE))
    };
    Some([along(a, place[0]), along(b, place[1])])
}

/// The results of `[x, y] = meshgrid(a, b)` and of `ndgrid`.
pub fn mesh(fun: &mut Fun, name: Name, args: &[Arg], count: usize) -> Option<Vec<Val>> {
    let entry = builtins::builtin(builtins::find(name.as_str())?);
    let (Some(Form::Mesh { down }), 1..=2, 2) = (entry.form, args.len(), count) else { return None };
    let mut vals = Vec::new();
    for a in args {
        let Arg::Var(v) = a else { return None };
        if fun.is_list(*v) || fun.before(*v).maybe_undefined {
            return None;
        }
        vals.push(value(fun, *v));
    }
    meshed(fun, down, vals).map(Vec::from)
}
