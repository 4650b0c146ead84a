//! Elementwise operations on doubles and singles.

use super::broadcast::{broadcast_dims, zip, zip_runs};
use super::{complex, own_buffer};
use crate::array::Array;
use crate::convert::{doubles, singles};
use crate::element::Element;
use crate::error::Error;
use crate::linalg::vectors::widest;
use crate::value::Value;
use types::scalar::{Domain, RealFn, SingleFn, real};
use types::{Class, ScalarOp};

/// Two real values, result double. Arithmetic is spelt out so that it becomes vector code.
pub(super) fn binary_double(op: ScalarOp, a: Value, b: Value) -> Result<Value, Error> {
    let info = op.info();
    if info.domain != Domain::Total && leaves(info.domain, &a, &b)? {
        return complex::binary(op, Class::Double, &a, &b);
    }
    match op {
        ScalarOp::Plus => apply(a, b, |x, y| x + y),
        ScalarOp::Minus => apply(a, b, |x, y| x - y),
        ScalarOp::Times => apply(a, b, |x, y| x * y),
        ScalarOp::Rdivide => apply(a, b, |x, y| x / y),
        ScalarOp::Ldivide => apply(a, b, |x, y| y / x),
        ScalarOp::Power if b.as_f64() == Some(2.0) => apply(a, b, |x, _| x * x),
        ScalarOp::Power if b.as_f64() == Some(0.5) => apply(a, b, f64::powf),
        ScalarOp::Power if b.as_f64() == Some(3.0) && !a.is_scalar() => each(a, |x, _| cubes(x), b),
        ScalarOp::Mod if b.is_scalar() && !a.is_scalar() => each(a, modulo_each, b),
        ScalarOp::Rem if b.is_scalar() && !a.is_scalar() => each(a, remainder_each, b),
        ScalarOp::Min => apply(a, b, real::min),
        ScalarOp::Max => apply(a, b, real::max),
        _ => match info.real {
            RealFn::Binary(f) => apply(a, b, f),
            RealFn::Unary(f) => apply(a, b, |x, _| f(x)),
        },
    }
}

/// Whether some pair of elements has a complex result.
fn leaves(domain: Domain, a: &Value, b: &Value) -> Result<bool, Error> {
    let x = doubles(a);
    if domain == Domain::Power && !x.iter().any(|&x| x < 0.0) {
        return Ok(false);
    }
    let y = doubles(b);
    let out = broadcast_dims(&a.dims(), &b.dims())?;
    let outside = zip((&x, &a.dims()), (&y, &b.dims()), &out, |x, y| !domain.contains(x, y))?;
    Ok(outside.contains(&true))
}

/// All elements changed by `f`, which is given the scalar `b`; in the operand's buffer where nobody else
/// holds it.
fn each(mut a: Value, f: impl FnOnce(&mut [f64], f64), b: Value) -> Result<Value, Error> {
    let y = doubles(&b).first().copied().unwrap_or(f64::NAN);
    if let Some(buffer) = own_buffer(&mut a) {
        f(buffer.data_mut(), y);
        return Ok(a);
    }
    let mut data = doubles(&a).into_owned();
    f(&mut data, y);
    Ok(f64::wrap(Array::new(a.dims(), data)))
}

widest! {
fn modulo_each(x: &mut [f64], y: f64) {
    real::modulo_each(x, y);
}
}

widest! {
fn remainder_each(x: &mut [f64], y: f64) {
    real::remainder_each(x, y);
}
}

widest! {
fn cubes(x: &mut [f64]) {
    for block in x.chunks_mut(64) {
        match block.iter().fold(true, |all, x| all & real::CUBES.contains(&x.abs())) {
            true => block.iter_mut().for_each(|x| *x = real::cube_within(*x)),
            false => block.iter_mut().for_each(|x| *x = real::cube(*x)),
        }
    }
}
}

/// Applies `f`, into the buffer of an operand where nobody else holds it.
fn apply(mut a: Value, mut b: Value, f: impl Fn(f64, f64) -> f64) -> Result<Value, Error> {
    if let (Some(x), Some(y)) = (scalar(&a), scalar(&b)) {
        return Ok(Value::F64(f(x, y)));
    }
    let (ad, bd) = (a.dims(), b.dims());
    let out = broadcast_dims(&ad, &bd)?;
    if ad == out && (bd == out || bd.is_scalar()) {
        let y = doubles(&b);
        if let Some(buffer) = own_buffer(&mut a) {
            match *y {
                [y] => buffer.data_mut().iter_mut().for_each(|x| *x = f(*x, y)),
                _ => buffer.data_mut().iter_mut().zip(y.iter()).for_each(|(x, &y)| *x = f(*x, y)),
            }
            return Ok(a);
        }
    }
    if bd == out && (ad == out || ad.is_scalar()) {
        let x = doubles(&a);
        if let Some(buffer) = own_buffer(&mut b) {
            match *x {
                [x] => buffer.data_mut().iter_mut().for_each(|y| *y = f(x, *y)),
                _ => buffer.data_mut().iter_mut().zip(x.iter()).for_each(|(y, &x)| *y = f(x, *y)),
            }
            return Ok(b);
        }
    }
    let data = zip_runs((&doubles(&a), &ad), (&doubles(&b), &bd), &out, f)?;
    Ok(f64::wrap(Array::new(out, data)))
}

/// An unboxed double, logical or char scalar as a double.
#[inline]
pub(super) fn scalar(v: &Value) -> Option<f64> {
    match v {
        Value::F64(x) => Some(*x),
        Value::Bool(b) => Some(f64::from(u8::from(*b))),
        Value::Char1(c) => Some(f64::from(c.0)),
        _ => None,
    }
}

/// Two real values, result single: operands are rounded to single first, as MATLAB does.
pub(super) fn binary_single(op: ScalarOp, a: &Value, b: &Value) -> Result<Value, Error> {
    let info = op.info();
    if info.domain != Domain::Total && leaves(info.domain, a, b)? {
        return complex::binary(op, Class::Single, a, b);
    }
    let (ad, bd) = (a.dims(), b.dims());
    let out = broadcast_dims(&ad, &bd)?;
    let (x, y) = (singles(a), singles(b));
    let data = match (info.single, info.real) {
        (SingleFn::Binary(f), _) => zip((&x, &ad), (&y, &bd), &out, f)?,
        (_, RealFn::Binary(f)) => {
            zip((&x, &ad), (&y, &bd), &out, |x, y| f(f64::from(x), f64::from(y)) as f32)?
        }
        _ => zip((&x, &ad), (&y, &bd), &out, |x, _| x)?,
    };
    Ok(f32::wrap(Array::new(out, data)))
}
