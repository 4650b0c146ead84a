//! Reductions: along a vector to a scalar, along rows or columns of a matrix to a vector.

use super::array::{self, Dim, own};
use super::build::{add, both, choose, compare, either, mul, negated, op, zero};
use super::fun::Fun;
use super::path::arg;
use super::repr::{Ext, Repr, extent, interval, is_one_element, is_real_and_full};
use super::value::Val;
use super::vectors::small_product;
use base::Name;
use builtins::{Form, Reduction};
use ir::loops::{Axis, By, Elem, Expr, Fill, LocalId, Proof, Stmt, Ty};
use ir::tir::{Arg, Target};
use types::scalar::ScalarOp;
use types::{AbsValue, Class};

/// A reduction of a value along a dimension (that of `along`, else the first that is not 1); `None`
/// where only the runtime library knows.
pub fn reduce(
    fun: &mut Fun,
    what: Reduction,
    val: Val,
    (value, along, result): (&AbsValue, Option<&AbsValue>, &AbsValue),
) -> Option<Val> {
    let plain = is_real_and_full(value);
    let elem = super::scalar::elem_of(fun, &val)?;
    let sums = matches!(what, Reduction::Sum) && elem == Elem::Char && !matches!(val, Val::Text(_));
    let double = result.unique_class() == Some(Class::Double);
    // Sums of integers are of their class and stay in its range.
    let small = is_small(elem) && what != Reduction::Sum && (what != Reduction::Mean || double);
    if !plain
        || !(sums || small || matches!(elem, Elem::F64 | Elem::F32 | Elem::Index | Elem::Bool))
        || matches!(val, Val::Scalar(_))
    {
        return None;
    }
    let dims = array::dims(&val)?;
    if what == Reduction::Count {
        return along.is_none().then(|| count(fun, val));
    }
    let folded = folded(what, elem)?;
    let Some(d) = dimension(&dims, along) else {
        let matrices = dims.len() == 2 && super::repr::known_extents(result).is_some_and(|k| k.len() == 2);
        let plain = !matches!(what, Reduction::Max | Reduction::Min);
        return (along.is_none() && matrices && plain).then(|| first_long(fun, what, val, &folded, result));
    };
    let others = dims.iter().enumerate().filter(|(k, _)| *k != d).all(|(_, (k, _))| k.is_one());
    let scalar = others && matches!(Repr::of(result), Repr::Scalar(_)) || others && is_one_element(result);
    // The greatest of nothing is nothing: where it is one element, there are some.
    let extreme = matches!(what, Reduction::Max | Reduction::Min);
    let some = surely_some(&dims[d]) || scalar && extreme;
    let each = match what {
        Reduction::Sum | Reduction::Prod => true,
        Reduction::Max | Reduction::Min => is_float(elem) && (some || along.is_some()),
        Reduction::Any | Reduction::All => some,
        Reduction::Mean => elem == Elem::F64,
        Reduction::Count => false,
    };
    if !scalar && !each {
        return None;
    }
    // Truth values add up to an integer.
    if scalar && what == Reduction::Sum && elem == Elem::Bool {
        return Some(count(fun, val));
    }
    let (l, _) = array::of(fun, val);
    if !scalar {
        return Some(along_dimension(fun, (l, dims), d, (what, &folded), result));
    }
    let acc = fun.pin(folded.name, folded.start.clone());
    let k = fun.index_local("k");
    let element = own(l, vec![Expr::Local(k)]);
    let step = (folded.step)(fun, Expr::Local(acc), element);
    let until = folded.stops.map(|stop| if stop { Expr::Local(acc) } else { negated(Expr::Local(acc)) });
    let n = dims[d].1.clone();
    let axes = vec![Axis { var: k, extent: n.clone() }];
    fun.emit(Stmt::Reduce { dst: acc, place: Vec::new(), axes, step, until });
    let total = Expr::Local(acc);
    Some(Val::Scalar(match what {
        Reduction::Mean => {
            let n = fun.cast(n, Elem::F64);
            let mean = op(ScalarOp::Rdivide, vec![total, n], Elem::F64, Elem::F64);
            fun.cast(mean, if elem == Elem::F32 { Elem::F32 } else { Elem::F64 })
        }
        Reduction::Max | Reduction::Min => fun.cast(total, elem),
        _ => total,
    }))
}

fn is_float(elem: Elem) -> bool {
    matches!(elem, Elem::F64 | Elem::F32)
}

/// Whether a class is one of integers that doubles hold exactly.
fn is_small(elem: Elem) -> bool {
    matches!(elem, Elem::I8 | Elem::I16 | Elem::I32 | Elem::U8 | Elem::U16 | Elem::U32)
}

/// The results of `[m, k] = max(x)` of a vector, where both are one number.
pub fn extremes(fun: &mut Fun, name: Name, args: &[Arg], targets: &[Target]) -> Option<Vec<Expr>> {
    let entry = builtins::builtin(builtins::find(name.as_str())?);
    let greatest = match entry.form {
        Some(Form::Reduce(Reduction::Max)) => true,
        Some(Form::Reduce(Reduction::Min)) => false,
        _ => return None,
    };
    let ([a @ Arg::Var(x)], [_, _]) = (args, targets) else { return None };
    let known: Vec<&AbsValue> = targets.iter().filter_map(Target::var).map(|v| fun.after(v)).collect();
    if known.is_empty() || !known.iter().all(|v| is_one_element(v)) || fun.is_list(*x) {
        return None;
    }
    let value = fun.before(*x);
    let val = arg(fun, *a);
    let (best, place) = extreme_and_place(fun, greatest, val, value)?;
    Some(vec![best, place])
}

/// `[m, k] = max(x)` of a vector of doubles that surely has elements: the greatest or least, of equal ones the first,
/// and its place. NaN is passed over where there is something else.
fn extreme_and_place(fun: &mut Fun, greatest: bool, val: Val, value: &AbsValue) -> Option<(Expr, Expr)> {
    if !is_real_and_full(value)
        || super::scalar::elem_of(fun, &val)? != Elem::F64
        || matches!(val, Val::Scalar(_))
    {
        return None;
    }
    let dims = array::dims(&val)?;
    let d = dimension(&dims, None)?;
    if dims.iter().enumerate().any(|(k, (known, _))| k != d && !known.is_one()) {
        return None;
    }
    let (l, _) = array::of(fun, val);
    let by = By::Proved(Proof::Shape);
    let best = fun.pin(if greatest { "largest" } else { "least" }, Expr::At(l, vec![Expr::index(0)], by));
    let place = fun.pin("place", Expr::index(0));
    array::each_place(fun, l, |fun, k| {
        let x = fun.pin("x", Expr::At(l, vec![k.clone()], by));
        let [x, known] = [x, best].map(Expr::Local);
        let is = |o, a: &Expr, b: &Expr| op(o, vec![a.clone(), b.clone()], Elem::F64, Elem::Bool);
        let beats = is(if greatest { ScalarOp::Gt } else { ScalarOp::Lt }, &x, &known);
        let first = both(is(ScalarOp::Ne, &known, &known), is(ScalarOp::Eq, &x, &x));
        let kept = vec![Stmt::Assign(best, x), Stmt::Assign(place, k)];
        fun.branch(either(beats, first), kept, Vec::new());
    });
    Some((Expr::Local(best), add(Expr::Local(place), Expr::index(1))))
}

/// How many elements are nonzero.
fn count(fun: &mut Fun, val: Val) -> Val {
    let (l, _) = array::of(fun, val);
    let acc = fun.pin("counted", Expr::index(0));
    let k = fun.index_local("k");
    let counts = nonzero(fun, own(l, vec![Expr::Local(k)]), false);
    let step = add(Expr::Local(acc), fun.cast(counts, Elem::Index));
    let axes = vec![Axis { var: k, extent: Expr::Numel(l) }];
    fun.emit(Stmt::Reduce { dst: acc, place: Vec::new(), axes, step, until: None });
    Val::Scalar(Expr::Local(acc))
}

/// A reduction of a matrix along the first dimension that is not 1, which only the run knows.
fn first_long(fun: &mut Fun, what: Reduction, val: Val, folded: &Folded, result: &AbsValue) -> Val {
    let (l, _) = array::of(fun, val);
    let [rows, columns] = [0, 1].map(|d| extent(l, d));
    let is = |e: &Expr, n| compare(ScalarOp::Eq, e.clone(), Expr::index(n));
    let row = fun.atom("row", is(&rows, 1));
    let long = choose(row.clone(), columns.clone(), rows.clone());
    let long = fun.atom("long", long);
    // What is 0-by-0 has one result.
    let one = either(row, both(is(&rows, 0), is(&columns, 0)));
    let count = fun.atom("n", choose(one, Expr::index(1), columns));
    let elem = fun.f.elem(&folded.start);
    let dst = fun.scratch("t", Ty::Array(elem, 2));
    let at = fun.site();
    let fill = Fill::Value(folded.start.clone());
    fun.emit(Stmt::Alloc { array: dst, dims: vec![Expr::index(1), count.clone()], fill, at });
    let by = By::Proved(Proof::Shape);
    let vector = fun.nested(|fun| {
        let acc = fun.pin(folded.name, folded.start.clone());
        let k = fun.index_local("k");
        let step = (folded.step)(fun, Expr::Local(acc), Expr::At(l, vec![Expr::Local(k)], by));
        let until = folded.stops.map(|s| if s { Expr::Local(acc) } else { negated(Expr::Local(acc)) });
        let axes = vec![Axis { var: k, extent: long.clone() }];
        fun.emit(Stmt::Reduce { dst: acc, place: Vec::new(), axes, step, until });
        fun.emit(Stmt::Put { array: dst, subs: vec![Expr::index(0); 2], value: Expr::Local(acc), by });
    });
    let matrix = fun.nested(|fun| {
        let (axes, subs) = array::axes(fun, vec![long.clone(), count.clone()]);
        let place = vec![Expr::index(0), subs[1].clone()];
        let element = Expr::At(l, vec![add(subs[0].clone(), mul(subs[1].clone(), long.clone()))], by);
        let acc = own(dst, place.clone());
        let step = every_step(fun, folded, acc, element);
        fun.emit(Stmt::Reduce { dst, place, axes, step, until: None });
    });
    let single = compare(ScalarOp::Eq, count, Expr::index(1));
    fun.branch(single, vector, matrix);
    if what == Reduction::Mean {
        averaged(fun, dst, long);
    }
    array::local_value(fun, dst, Some(result))
}

/// The step of a fold that does not stop early.
fn every_step(fun: &Fun, folded: &Folded, acc: Expr, element: Expr) -> Expr {
    match (folded.stops, (folded.step)(fun, acc.clone(), element)) {
        (Some(true), holds) => Expr::Or(Box::new(acc), Box::new(holds)),
        (Some(false), holds) => Expr::And(Box::new(acc), Box::new(holds)),
        (None, step) => step,
    }
}

/// The dimension that is reduced, from 0, where it is known before the run.
fn dimension(dims: &[Dim], along: Option<&AbsValue>) -> Option<usize> {
    if let Some(along) = along {
        let d =
            interval(along).only().filter(|d| d.fract() == 0.0 && *d >= 1.0 && *d <= dims.len() as f64)?;
        return is_one_element(along).then_some(d as usize - 1);
    }
    let long: Vec<usize> = (0..dims.len()).filter(|d| !dims[*d].0.is_one()).collect();
    match long.as_slice() {
        [] => Some(0),
        // Where this one has one element after all, so has the whole: any dimension gives the same.
        [one] => Some(*one),
        // The first that is not 1 must surely be none.
        [first, ..] => matches!(dims[*first].0, Ext::Const(n) if n != 1).then_some(*first),
    }
}

fn surely_some((known, _): &Dim) -> bool {
    matches!(known, Ext::Const(n) if *n > 0)
}

/// How a reduction folds.
struct Folded {
    name: &'static str,
    start: Expr,
    step: fn(&Fun, Expr, Expr) -> Expr,
    /// The truth value at which it may stop.
    stops: Option<bool>,
}

fn folded(what: Reduction, elem: Elem) -> Option<Folded> {
    // Averages of singles are those of the doubles that they are.
    let single = elem == Elem::F32 && what != Reduction::Mean;
    let of = if single { Elem::F32 } else { Elem::F64 };
    let numeric =
        |name, start, step| Some(Folded { name, start: Expr::Number(start, of), step, stops: None });
    match what {
        Reduction::Sum | Reduction::Mean => numeric("sum", 0.0, |f, a, x| apply(f, ScalarOp::Plus, a, x)),
        Reduction::Prod => numeric("product", 1.0, |f, a, x| apply(f, ScalarOp::Times, a, x)),
        Reduction::Max if is_float(elem) || is_small(elem) => {
            numeric("largest", f64::NAN, |f, a, x| apply(f, ScalarOp::Max, a, x))
        }
        Reduction::Min if is_float(elem) || is_small(elem) => {
            numeric("least", f64::NAN, |f, a, x| apply(f, ScalarOp::Min, a, x))
        }
        Reduction::Max | Reduction::Min | Reduction::Count => None,
        Reduction::Any => Some(Folded {
            name: "any",
            start: Expr::Bool(false),
            step: |f, _, x| nonzero(f, x, true),
            stops: Some(true),
        }),
        Reduction::All => Some(Folded {
            name: "all",
            start: Expr::Bool(true),
            step: |f, _, x| nonzero(f, x, false),
            stops: Some(false),
        }),
    }
}

/// The fold's value and one more element, in the class of the fold.
fn apply(fun: &Fun, o: ScalarOp, acc: Expr, x: Expr) -> Expr {
    let of = fun.f.elem(&acc);
    let x = fun.cast(x, of);
    op(o, vec![acc, x], of, of)
}

/// Whether an element counts as true: for `any`, NaN does not.
pub fn nonzero(fun: &Fun, x: Expr, any: bool) -> Expr {
    let elem = fun.f.elem(&x);
    if elem == Elem::Bool {
        return x;
    }
    let differs = op(ScalarOp::Ne, vec![x.clone(), zero(elem)], elem, Elem::Bool);
    match any && elem == Elem::F64 {
        true => {
            let number = op(ScalarOp::Eq, vec![x.clone(), x], elem, Elem::Bool);
            Expr::And(Box::new(differs), Box::new(number))
        }
        false => differs,
    }
}

/// One fold for each place that the array has without the dimension. The greatest of no elements are no elements.
fn along_dimension(
    fun: &mut Fun,
    (l, dims): (LocalId, Vec<Dim>),
    d: usize,
    (what, folded): (Reduction, &Folded),
    result: &AbsValue,
) -> Val {
    let mut outer = dims.clone();
    let extent_along = dims[d].1.clone();
    outer[d] = match what {
        Reduction::Max | Reduction::Min if !surely_some(&dims[d]) => {
            let none = compare(ScalarOp::Eq, dims[d].1.clone(), Expr::index(0));
            (Ext::Unknown, fun.atom("one", choose(none, Expr::index(0), Expr::index(1))))
        }
        _ => (Ext::Const(1), Expr::index(1)),
    };
    // Dimensions at the end that fall away are none of the result's.
    if let Repr::Array(_, rank) = Repr::of(result)
        && outer.iter().skip(rank.into()).all(|(known, _)| known.is_one())
    {
        outer.truncate(rank.into());
    }
    let rank = outer.len();
    let start = folded.start.clone();
    let elem = fun.f.elem(&start);
    let made = array::computed(fun, elem, outer, |_, _| start);
    let Val::Array(dst, known) = made else { return made };
    let (axes, subs) = array::axes(fun, dims.into_iter().map(|(_, e)| e).collect());
    let mut place = subs.clone();
    place[d] = Expr::index(0);
    place.truncate(rank);
    let step = every_step(fun, folded, own(dst, place.clone()), own(l, subs));
    fun.emit(Stmt::Reduce { dst, place, axes, step, until: None });
    if what == Reduction::Mean {
        averaged(fun, dst, extent_along);
    }
    Val::Array(dst, known)
}

/// Sums of so many terms become averages.
fn averaged(fun: &mut Fun, sums: LocalId, terms: Expr) {
    let n = fun.cast(terms, Elem::F64);
    array::each_place(fun, sums, |fun, k| {
        let subs = vec![k];
        let value = op(ScalarOp::Rdivide, vec![own(sums, subs.clone()), n], Elem::F64, Elem::F64);
        fun.emit(Stmt::Put { array: sums, subs, value, by: By::Proved(Proof::Shape) });
    });
}

/// The matrix product; `None` where an operand is no full real matrix of doubles.
pub fn product(fun: &mut Fun, a: Val, b: Val, result: &AbsValue) -> Option<Val> {
    let real = |fun: &Fun, v: &Val| {
        let elem = super::scalar::elem_of(fun, v);
        matches!(elem, Some(Elem::F64 | Elem::Index | Elem::Bool))
            && array::dims(v).is_some_and(|d| d.len() == 2)
    };
    if !real(fun, &a) || !real(fun, &b) {
        return None;
    }
    let [(a, of_a), (b, of_b)] = [a, b].map(|val| {
        let (l, known) = array::of(fun, val);
        match fun.array_type(l) {
            (Elem::F64, 2) => (l, known),
            _ => (array::recast(fun, l, &known, Elem::F64, 2), known),
        }
    });
    if let Some(val) = small_product(fun, (a, &of_a), (b, &of_b)) {
        return Some(val);
    }
    let dst = fun.scratch("t", Ty::Array(Elem::F64, 2));
    let at = fun.site();
    fun.emit(Stmt::Product { dst, a, b, at });
    Some(array::local_value(fun, dst, Some(result)))
}

/// `isequal(a, b)` of real numbers, texts and truth values: the same extents, and the same elements.
pub fn alike(fun: &mut Fun, a: Val, b: Val) -> Option<Val> {
    let plain = |fun: &Fun, v: &Val| {
        let whole = matches!(v, Val::Scalar(_) | Val::Array(..) | Val::Range(_) | Val::Text(_));
        super::scalar::elem_of(fun, v).is_some_and(|e| whole && !e.is_complex() && !e.is_wide())
    };
    if !plain(fun, &a) || !plain(fun, &b) {
        return None;
    }
    let mut dims = [array::dims(&a)?, array::dims(&b)?];
    let rank = dims[0].len().max(dims[1].len());
    dims.iter_mut().for_each(|d| d.resize(rank, (Ext::Const(1), Expr::index(1))));
    let [of_a, of_b] = dims;
    let same = of_a.into_iter().zip(of_b).fold(Expr::Bool(true), |same, ((ka, ea), (kb, eb))| {
        if ka.same(&kb) { same } else { both(same, compare(ScalarOp::Eq, ea, eb)) }
    });
    let is = |fun: &Fun, x: Expr, y: Expr| {
        let args = [x, y].map(|e| fun.cast(e, Elem::F64));
        op(ScalarOp::Eq, args.into(), Elem::F64, Elem::Bool)
    };
    if let (Val::Scalar(x), Val::Scalar(y)) = (&a, &b) {
        return Some(Val::Scalar(is(fun, x.clone(), y.clone())));
    }
    let [a, b] = [a, b].map(|val| array::of(fun, val).0);
    let equal = fun.pin("equal", Expr::Bool(false));
    let elements = fun.nested(|fun| {
        fun.emit(Stmt::Assign(equal, Expr::Bool(true)));
        let k = fun.index_local("k");
        let [x, y] = [a, b].map(|l| Expr::At(l, vec![Expr::Local(k)], By::Proved(Proof::Shape)));
        let step = is(fun, x, y);
        let axes = vec![Axis { var: k, extent: Expr::Numel(a) }];
        let until = Some(negated(Expr::Local(equal)));
        fun.emit(Stmt::Reduce { dst: equal, place: Vec::new(), axes, step, until });
    });
    fun.branch(same, elements, Vec::new());
    Some(Val::Scalar(Expr::Local(equal)))
}
