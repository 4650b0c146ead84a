//! Quotients of integers and bits of numbers, of scalars whose operands surely are what the builtins take: forms in
//! operations of the table. Integers of 64 bits, and arrays, are the runtime library's.

use super::build::{choose, op};
use super::fun::Fun;
use super::repr::{fits_index, interval};
use super::slots::value;
use super::value::Val;
use ir::loops::{Elem, Expr};
use ir::tir::VarId;
use types::scalar::ScalarOp;
use types::{AbsValue, Interval};

/// A constant double.
fn number(x: f64) -> Expr {
    Expr::Number(x, Elem::F64)
}

/// The number that an expression is as it stands.
fn constant(e: &Expr) -> Option<f64> {
    match e {
        Expr::Number(x, _) => Some(*x),
        Expr::Integer(k, _) => Some(*k as f64),
        Expr::Cast(_, e) => constant(e),
        _ => None,
    }
}

/// The bits of a double that is a whole number up to 2^53.
const EXACT_BITS: f64 = 53.0;

/// `idivide(a, b, rounding)`.
pub fn quotient(fun: &mut Fun, vars: &[VarId], values: &[&AbsValue], result: &AbsValue) -> Option<Val> {
    let ([a, b, _], [.., rounding]) = (vars, values) else { return None };
    let rounded = match rounding.as_text()? {
        "fix" => ScalarOp::Fix,
        "floor" => ScalarOp::Floor,
        "ceil" => ScalarOp::Ceil,
        "round" => ScalarOp::Round,
        _ => return None,
    };
    let class = Elem::of(result.unique()?.class, false)?;
    let (low, high) = class.limits().filter(|_| class.class().is_integer() && !class.is_wide())?;
    let mut operands = Vec::with_capacity(2);
    for (var, known) in [a, b].into_iter().zip(values) {
        let range = interval(known);
        let inside = range.integer && !range.nan && range.lo >= low as f64 && range.hi <= high as f64;
        operands.push(whole(fun, *var, class).filter(|_| inside)?);
    }
    let quotient = op(ScalarOp::Rdivide, operands, Elem::F64, Elem::F64);
    Some(Val::Scalar(fun.cast(op(rounded, vec![quotient], Elem::F64, Elem::F64), class)))
}

/// `bitget(x, bit)`.
pub fn bit(fun: &mut Fun, vars: &[VarId], values: &[&AbsValue], result: &AbsValue) -> Option<Val> {
    let [_, _] = vars else { return None };
    let (x, by, kept) = places(fun, vars, values, result)?;
    let down = match constant(&by) {
        Some(by) => number(1.0 - by),
        None => op(ScalarOp::Minus, vec![number(1.0), by], Elem::F64, Elem::F64),
    };
    let shifted = op(ScalarOp::Bitshift, vec![x, down], Elem::F64, Elem::F64);
    let bit = op(ScalarOp::Bitand, vec![shifted, number(1.0)], Elem::F64, Elem::F64);
    Some(Val::Scalar(fun.cast(bit, kept)))
}

/// `bitset(x, bit)` and `bitset(x, bit, v)`.
pub fn with_bit(fun: &mut Fun, vars: &[VarId], values: &[&AbsValue], result: &AbsValue) -> Option<Val> {
    if !(2..=3).contains(&vars.len()) || values.get(2).is_some_and(|v| interval(v).nan) {
        return None;
    }
    let on = match vars.get(2) {
        Some(v) => Some(whole(fun, *v, Elem::F64)?),
        None => None,
    };
    let (x, by, kept) = places(fun, vars, values, result)?;
    let [x, by] = [x, by].map(|e| fun.atom("t", e));
    let mask = match constant(&by) {
        Some(by) => number((by - 1.0).exp2()),
        None => {
            let up = op(ScalarOp::Minus, vec![by, number(1.0)], Elem::F64, Elem::F64);
            op(ScalarOp::Bitshift, vec![number(1.0), up], Elem::F64, Elem::F64)
        }
    };
    let of = |o, a: &Expr, b: &Expr| op(o, vec![a.clone(), b.clone()], Elem::F64, Elem::F64);
    let set = of(ScalarOp::Bitor, &x, &mask);
    let all = match on {
        None => set,
        Some(on) => {
            let clear = of(ScalarOp::Minus, &x, &of(ScalarOp::Bitand, &x, &mask));
            let test = op(ScalarOp::Ne, vec![on, number(0.0)], Elem::F64, Elem::Bool);
            choose(test, set, clear)
        }
    };
    Some(Val::Scalar(fun.cast(all, kept)))
}

/// `bitcmp(x)`: of numbers without a sign the greatest less `x`, of others -1 less `x`.
pub fn complement(fun: &mut Fun, vars: &[VarId], values: &[&AbsValue], result: &AbsValue) -> Option<Val> {
    let ([x], [known]) = (vars, values) else { return None };
    let class = Elem::of(result.unique()?.class, false)?;
    let (low, high) = class.limits().filter(|_| class.class().is_integer() && !class.is_wide())?;
    if known.unique_class() != Some(class.class()) {
        return None;
    }
    let x = whole(fun, *x, class)?;
    let from = number(if low < 0 { -1.0 } else { high as f64 });
    Some(Val::Scalar(fun.cast(op(ScalarOp::Minus, vec![from, x], Elem::F64, Elem::F64), class)))
}

/// `bitshift(x, n)` of a number without a sign of at most 32 bits by a whole number of places.
pub fn shifted(fun: &mut Fun, vals: &[Val], by: Interval) -> Option<Val> {
    let [Val::Scalar(x), Val::Scalar(n)] = vals else { return None };
    let class = fun.f.elem(x);
    let mask = match class {
        Elem::U8 => u8::MAX.into(),
        Elem::U16 => u16::MAX.into(),
        Elem::U32 => u32::MAX,
        _ => return None,
    };
    let fits = fun.f.elem(n) == Elem::Index || fun.f.elem(n) == Elem::F64 && fits_index(&by);
    if !fits || constant(n).is_some() {
        return None;
    }
    let [x, n] = [x, n].map(|e| fun.cast(e.clone(), Elem::Index));
    let moved = op(ScalarOp::Bitshift, vec![x, n], Elem::Index, Elem::Index);
    let kept = op(ScalarOp::Bitand, vec![moved, Expr::index(mask.into())], Elem::Index, Elem::Index);
    Some(Val::Scalar(fun.cast(kept, class)))
}

/// A number without a sign, and a position of one of its bits, as doubles; and what a number with other bits is kept as.
fn places(
    fun: &mut Fun,
    vars: &[VarId],
    values: &[&AbsValue],
    result: &AbsValue,
) -> Option<(Expr, Expr, Elem)> {
    let kept = Elem::of(result.unique()?.class, false)?;
    let width = match kept {
        Elem::U8 => 8.0,
        Elem::U16 => 16.0,
        Elem::U32 => 32.0,
        Elem::F64 => EXACT_BITS,
        _ => return None,
    };
    let (x, place) = (interval(values[0]), interval(values[1]));
    let is_whole = |i: &types::Interval| i.integer && !i.nan;
    if !is_whole(&x) || x.lo < 0.0 || x.hi > EXACT_BITS.exp2() {
        return None;
    }
    if !is_whole(&place) || place.lo < 1.0 || place.hi > width {
        return None;
    }
    Some((whole(fun, vars[0], kept)?, whole(fun, vars[1], Elem::F64)?, kept))
}

/// A scalar, of this type or a double or truth value, as a double.
fn whole(fun: &mut Fun, v: VarId, elem: Elem) -> Option<Expr> {
    let Val::Scalar(e) = value(fun, v) else { return None };
    let own = fun.f.elem(&e);
    let plain = matches!(own, Elem::F64 | Elem::Index | Elem::Bool);
    (own == elem || plain || elem == Elem::F64 && own.class().is_integer() && !own.is_wide())
        .then(|| fun.cast(e, Elem::F64))
}
