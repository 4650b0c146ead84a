//! Extents of arrays, arrays of one value, ranges.

use super::array::{self, computed, dims};
use super::build::{add_const, both, choose, compare, op, product, zero};
use super::fun::{Fun, raised};
use super::repr::{Ext, extent, fits_index, interval, is_one_element, is_real_and_full, known_extents};
use super::scalar::{scalar, scalar_any};
use super::value::{Range, Val};
use builtins::{Fill, Measure};
use ir::loops::{By, Elem, Expr, Proof, Stmt, Ty};
use types::scalar::ScalarOp;
use types::{AbsValue, Class};

/// A measure of a value; `None` where only the runtime library knows. `dim` is the dimension asked for.
pub fn measure(fun: &mut Fun, what: Measure, val: &Val, dim: Option<&AbsValue>) -> Option<Val> {
    let dims: Vec<Expr> = dims(val)?.into_iter().map(|(_, e)| e).collect();
    if let Some(dim) = dim {
        let d = interval(dim).only().filter(|d| d.fract() == 0.0 && *d >= 1.0)?;
        let sure = what == Measure::Size && is_one_element(dim);
        return sure.then(|| Val::Scalar(dims.get(d as usize - 1).cloned().unwrap_or(Expr::index(1))));
    }
    let all = || product(dims.iter().cloned());
    Some(Val::Scalar(match what {
        // Trailing extents of 1 are not shown: only a matrix surely has two.
        Measure::Size if dims.len() == 2 => return Some(sizes_row(fun, &dims)),
        Measure::Ndims if dims.len() == 2 => Expr::index(2),
        Measure::Size | Measure::Ndims => return None,
        Measure::Rows => dims[0].clone(),
        Measure::Columns => dims[1].clone(),
        Measure::Numel => all(),
        Measure::IsEmpty => compare(ScalarOp::Eq, all(), Expr::index(0)),
        Measure::Length => {
            let long: Vec<Expr> =
                array::dims(val)?.into_iter().filter(|(k, _)| !k.is_one()).map(|(_, e)| e).collect();
            match long.as_slice() {
                [] => Expr::index(1),
                [one] => one.clone(),
                _ => {
                    let empty = compare(ScalarOp::Eq, all(), Expr::index(0));
                    let max = |a, b| op(ScalarOp::Max, vec![a, b], Elem::Index, Elem::Index);
                    let longest = dims.iter().cloned().reduce(max)?;
                    choose(empty, Expr::index(0), longest)
                }
            }
        }
    }))
}

/// `size(x)` of a matrix.
fn sizes_row(fun: &mut Fun, extents: &[Expr]) -> Val {
    let dst = fun.scratch("t", Ty::Array(Elem::F64, 2));
    let at = fun.site();
    let n = extents.len() as i64;
    let fill = ir::loops::Fill::Raw;
    fun.emit(Stmt::Alloc { array: dst, dims: vec![Expr::index(1), Expr::index(n)], fill, at });
    for (k, e) in extents.iter().enumerate() {
        let (subs, value) = (vec![Expr::index(k as i64)], fun.cast(e.clone(), Elem::F64));
        fun.emit(Stmt::Put { array: dst, subs, value, by: By::Proved(Proof::Made) });
    }
    Val::Array(dst, vec![Ext::Const(1), Ext::Const(n)])
}

/// The extents that `[m, n, ..] = size(x)` gives `count` targets: the last takes what is left.
pub fn sizes(val: &Val, count: usize) -> Option<Vec<Expr>> {
    let dims: Vec<Expr> = dims(val)?.into_iter().map(|(_, e)| e).collect();
    Some(
        (0..count)
            .map(|k| match dims.get(k..) {
                Some(rest) if k + 1 == count => product(rest.iter().cloned()),
                Some([e, ..]) => e.clone(),
                _ => Expr::index(1),
            })
            .collect(),
    )
}

/// `end` in position `k` of `n`.
pub fn end(val: &Val, k: &AbsValue, n: &AbsValue) -> Option<Val> {
    let constant = |v: &AbsValue| v.as_number().filter(|x| *x >= 1.0).map(|x| x as usize);
    let (k, n) = (constant(k)?, constant(n)?);
    let dims: Vec<Expr> = match val {
        Val::Absent => vec![Expr::index(0); 2],
        val => dims(val)?.into_iter().map(|(_, e)| e).collect(),
    };
    Some(Val::Scalar(if k < n {
        dims.get(k - 1).cloned().unwrap_or(Expr::index(1))
    } else {
        product(dims.into_iter().skip(k - 1))
    }))
}

/// `zeros(sizes..)` and the like; operands that are texts name the class, which `result` has.
pub fn fill(
    fun: &mut Fun,
    what: Fill,
    vals: Vec<Val>,
    values: &[&AbsValue],
    result: &AbsValue,
) -> Option<Val> {
    let elem = Elem::of(result.unique_class()?, false)?;
    if result.unique().is_some_and(|v| v.matrix.sparsity != types::Sparsity::Full) {
        return None;
    }
    // What is like another value has the class of the result, which is known.
    let values = match values {
        [sizes @ .., like, of] if like.as_text() == Some("like") && is_real_and_full(of) => sizes,
        all => all,
    };
    let texts = values.iter().filter(|v| v.unique_class() == Some(Class::Char)).count();
    let sizes = values.len() - texts;
    let number = |v: &&AbsValue| {
        is_one_element(v) && v.unique_class().is_some_and(|c| c.is_matrix() && c != Class::Char)
    };
    let plain = |v: &Val| matches!(v, Val::Scalar(e) if !fun.f.elem(e).is_complex());
    // Other texts are sizes.
    let names =
        |v: &AbsValue| v.as_text().is_some_and(|t| result.unique_class().is_some_and(|c| c.name() == t));
    if texts > 1
        || !values[sizes..].iter().all(|v| names(v))
        || !values[..sizes].iter().all(number)
        || !vals[..sizes].iter().all(plain)
    {
        return None;
    }
    let known = match sizes {
        0 => vec![Ext::Const(1); 2],
        _ => known_extents(result)?,
    };
    let value = match what {
        Fill::Zero => zero(elem),
        Fill::One | Fill::Identity => fun.cast(Expr::index(1), elem),
        Fill::True => Expr::Bool(true),
        Fill::False => Expr::Bool(false),
        Fill::Inf => fun.cast(Expr::Number(f64::INFINITY, Elem::F64), elem),
        Fill::NaN => fun.cast(Expr::Number(f64::NAN, Elem::F64), elem),
    };
    let off = zero(elem);
    let mut extents = Vec::new();
    for (val, value) in vals.into_iter().zip(values).take(sizes) {
        extents.push(size(fun, val, value));
    }
    if sizes == 0 {
        return Some(Val::Scalar(value));
    }
    if extents.len() == 1 {
        extents.push(extents[0].clone());
    }
    // Trailing extents of 1 are not kept, others are.
    if extents.len() != known.len() || what == Fill::Identity && known.len() != 2 {
        return None;
    }
    let dims = known.into_iter().zip(extents).collect();
    Some(computed(fun, elem, dims, |_, subs| match (what, subs) {
        (Fill::Identity, [i, j]) => choose(compare(ScalarOp::Eq, i.clone(), j.clone()), value, off),
        _ => value,
    }))
}

/// Ends of `linspace` up to here, with so many numbers between them: no product overflows.
const FAR: f64 = 1e100;

/// `linspace(a, b, n)` and `linspace(a, b)` of real doubles that are surely no infinite ones; Octave counts from both ends.
pub fn spread(fun: &mut Fun, vals: Vec<Val>, values: &[&AbsValue], result: &AbsValue) -> Option<Val> {
    let end = |v: &AbsValue| {
        let range = interval(v);
        let near = range.lo >= -FAR && range.hi <= FAR && !range.nan && !range.neg_zero;
        near && is_one_element(v) && v.unique_class() == Some(Class::Double) && is_real_and_full(v)
    };
    let ([a, b], [of_a, of_b]) = (vals.get(..2)?, values.get(..2)?) else { return None };
    if fun.cx.program.octave || !end(of_a) || !end(of_b) || vals.len() > 3 {
        return None;
    }
    let count = match (vals.get(2), values.get(2)) {
        (Some(val @ Val::Scalar(_)), Some(n)) => {
            let range = interval(n);
            let whole = range.integer && !range.nan && range.lo >= 0.0 && range.hi <= FAR;
            (is_one_element(n) && whole).then(|| size(fun, val.clone(), n))?
        }
        (None, None) => Expr::index(100),
        _ => return None,
    };
    let known = known_extents(result).and_then(|k| k.get(1).cloned()).unwrap_or(Ext::Unknown);
    let [a, b] = [a, b].map(|end| {
        let e = scalar(fun, end.clone(), Elem::F64);
        fun.atom("limit", e)
    });
    let double = |o, x: Expr, y: Expr| op(o, vec![x, y], Elem::F64, Elem::F64);
    let is = |x: &Expr, y: Expr| op(ScalarOp::Eq, vec![x.clone(), y], Elem::F64, Elem::Bool);
    let distance = fun.atom("distance", double(ScalarOp::Minus, b.clone(), a.clone()));
    let last = fun.atom("last", add_const(count.clone(), -1));
    let intervals = fun.cast(last.clone(), Elem::F64);
    // The middle between ends that differ in sign alone is zero.
    let opposite = is(&a, op(ScalarOp::Uminus, vec![b.clone()], Elem::F64, Elem::F64));
    let opposite = fun.atom("opposite", both(opposite, compare(ScalarOp::Gt, last.clone(), Expr::index(1))));
    let dims = vec![(Ext::Const(1), Expr::index(1)), (known, count)];
    Some(computed(fun, Elem::F64, dims, |fun, subs| {
        let k = subs[1].clone();
        let far = double(ScalarOp::Times, fun.cast(k.clone(), Elem::F64), distance);
        let between = double(ScalarOp::Plus, a.clone(), double(ScalarOp::Rdivide, far, intervals));
        let twice = op(ScalarOp::Plus, vec![k.clone(), k.clone()], Elem::Index, Elem::Index);
        let middle = both(opposite, compare(ScalarOp::Eq, twice, last.clone()));
        let between = choose(middle, Expr::Number(0.0, Elem::F64), between);
        let first = compare(ScalarOp::Eq, k.clone(), Expr::index(0));
        choose(compare(ScalarOp::Eq, k, last), b, choose(first, a, between))
    }))
}

/// A size operand, which must be a whole number: negative ones count as 0.
pub fn size(fun: &mut Fun, val: Val, value: &AbsValue) -> Expr {
    let e = scalar_any(fun, val);
    let e = match fun.f.elem(&e) {
        Elem::Index => e,
        _ => {
            let e = fun.cast(e, Elem::F64);
            let e = fun.atom("n", e);
            let floor = op(ScalarOp::Floor, vec![e.clone()], Elem::F64, Elem::F64);
            let parts = op(ScalarOp::Ne, vec![floor, e.clone()], Elem::F64, Elem::Bool);
            let range = interval(value);
            let whole = (range.integer && !range.nan).then_some(Proof::Range);
            fun.checked(parts, raised(&runtime::errors::bad_size()), Vec::new(), None, whole);
            Expr::Limit(Box::new(e))
        }
    };
    let e = match interval(value).lo >= 0.0 {
        true => e,
        false => op(ScalarOp::Max, vec![e, Expr::index(0)], Elem::Index, Elem::Index),
    };
    fun.atom("n", e)
}

/// `lo:hi` and `lo:step:hi` of real doubles; `None` for other classes.
pub fn colon(fun: &mut Fun, vals: Vec<Val>, values: &[&AbsValue], result: &AbsValue) -> Option<Val> {
    let numbers = vals.iter().all(
        |v| matches!(v, Val::Scalar(e) if matches!(fun.f.elem(e), Elem::F64 | Elem::Index | Elem::Bool)),
    );
    if result.unique_class()? != Class::Double || !numbers || !(2..=3).contains(&vals.len()) {
        return None;
    }
    let range = parts(fun, vals, values)?;
    let known = known_extents(result).and_then(|k| k.get(1).cloned()).unwrap_or(Ext::Unknown);
    let Range { lo, step, hi, elem, .. } = range;
    let count = match known {
        Ext::Const(n) => Expr::index(n),
        _ => Expr::Local(fun.pin("n", Expr::Count(Box::new([lo.clone(), step.clone(), hi.clone()])))),
    };
    Some(Val::Range(Range { lo, step, hi, count, known, elem }))
}

/// First value, step and limit of a range, as integers where the first two are.
pub fn parts(fun: &mut Fun, vals: Vec<Val>, values: &[&AbsValue]) -> Option<Range> {
    let last = values.last().map(|v| interval(v))?;
    let mut parts = Vec::new();
    for (val, known) in vals.into_iter().zip(values) {
        let e = scalar_any(fun, val);
        let whole = match fun.f.elem(&e) {
            Elem::Bool => true,
            Elem::F64 => fits_index(&interval(known)),
            _ => false,
        };
        parts.push(if whole { fun.cast(e, Elem::Index) } else { e });
    }
    let (lo, step, hi) = match <[Expr; 2]>::try_from(parts) {
        Ok([lo, hi]) => (lo, Expr::index(1), hi),
        Err(parts) => {
            let [lo, step, hi] = <[Expr; 3]>::try_from(parts).ok()?;
            (lo, step, hi)
        }
    };
    let whole = [&lo, &step].iter().all(|e| fun.f.elem(e) == Elem::Index);
    // A limit that may be NaN makes another range: NaN alone.
    // One that is between two integers is rounded towards the start, which a step of unknown sign does not tell.
    let up = match values {
        [_, step, _] => {
            let step = interval(step);
            if step.lo >= 0.0 { Some(true) } else { (step.hi <= 0.0).then_some(false) }
        }
        _ => Some(true),
    };
    let integer = fun.f.elem(&hi) == Elem::Index || fits_index(&last);
    let counts = whole && (integer || !last.nan && up.is_some());
    let elem = if counts { Elem::Index } else { Elem::F64 };
    let (lo, step, hi) = if counts {
        let hi = match fun.f.elem(&hi) {
            Elem::Index => hi,
            _ if fits_index(&last) => fun.cast(hi, Elem::Index),
            _ => limit(fun.cast(hi, Elem::F64), up != Some(false)),
        };
        (lo, step, hi)
    } else {
        let [lo, step, hi] = [lo, step, hi].map(|e| fun.cast(e, Elem::F64));
        (lo, step, hi)
    };
    let [lo, step, hi] = [("from", lo), ("step", step), ("to", hi)].map(|(n, e)| fun.atom(n, e));
    Some(Range { lo, step, hi, count: Expr::index(0), known: Ext::Unknown, elem })
}

/// The last integer that a loop up or down to `hi` may take.
fn limit(hi: Expr, up: bool) -> Expr {
    if up {
        return Expr::Limit(Box::new(hi));
    }
    let below = Expr::Limit(Box::new(op(ScalarOp::Uminus, vec![hi], Elem::F64, Elem::F64)));
    op(ScalarOp::Uminus, vec![below], Elem::Index, Elem::Index)
}

/// Rows become columns; `None` where there are more than two dimensions.
pub fn transpose(fun: &mut Fun, conjugate: bool, val: Val) -> Option<Val> {
    if let Val::Scalar(e) = val {
        let elem = fun.f.elem(&e);
        return Some(Val::Scalar(conjugated(e, conjugate && elem.is_complex(), elem)));
    }
    let known = dims(&val)?;
    let [(rows, _), (columns, _)] = <[(Ext, Expr); 2]>::try_from(known).ok()?;
    if let Val::Range(range) = val {
        let dims = vec![(range.known.clone(), range.count.clone()), (Ext::Const(1), Expr::index(1))];
        return Some(computed(fun, Elem::F64, dims, |fun, subs| {
            array::range_element(fun, &range, subs[0].clone())
        }));
    }
    let (l, _) = array::of(fun, val);
    let (elem, _) = fun.array_type(l);
    let dims = vec![(columns, extent(l, 1)), (rows, extent(l, 0))];
    Some(computed(fun, elem, dims, |_, subs| {
        let e = array::own(l, vec![subs[1].clone(), subs[0].clone()]);
        conjugated(e, conjugate && elem.is_complex(), elem)
    }))
}

fn conjugated(e: Expr, conjugate: bool, elem: Elem) -> Expr {
    if conjugate { op(ScalarOp::Conj, vec![e], elem, elem) } else { e }
}

/// Two real numbers as a complex one.
pub fn complex(fun: &mut Fun, vals: Vec<Val>, result: &AbsValue) -> Option<Val> {
    let real = |v: &Val| matches!(v, Val::Scalar(e) if matches!(fun.f.elem(e), Elem::F64 | Elem::Index));
    if vals.len() != 2 || !vals.iter().all(real) || result.unique_class()? != Class::Double {
        return None;
    }
    let mut parts = vals.into_iter().map(|v| scalar(fun, v, Elem::F64)).collect::<Vec<_>>().into_iter();
    let (re, im) = (parts.next()?, parts.next()?);
    Some(Val::Scalar(Expr::Complex(Box::new(re), Box::new(im))))
}
