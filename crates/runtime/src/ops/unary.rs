//! Elementwise operations of one argument: the maps of the scalar table.

use super::{compare, complex, own_buffer, symbol};
use crate::array::Array;
use crate::convert::{complex_in, complexes, doubles, from_doubles, singles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::form;
use crate::value::Value;
use num_complex::Complex64;
use std::rc::Rc;
use types::scalar::{ComplexFn, Domain, RealFn, SingleFn};
use types::{Class, ScalarOp, unary_class, with_int_class};

/// An elementwise operation of one argument.
pub fn unary(op: ScalarOp, a: Value) -> Result<Value, Error> {
    let info = op.info();
    if let (Value::F64(x), RealFn::Unary(f)) = (&a, info.real)
        && info.domain.contains(*x, 0.0)
        && op != ScalarOp::Not
    {
        let y = f(*x);
        return Ok(if op.is_logical() { Value::Bool(y != 0.0) } else { Value::F64(y) });
    }
    let mark = form::of_unary(op, &a);
    Ok(form::marked(of_arrays(op, a)?, mark))
}

fn of_arrays(op: ScalarOp, a: Value) -> Result<Value, Error> {
    let Some(class) = unary_class(op, a.class()) else {
        return Err(match symbol(op) {
            Some(s) => errors::operator_class(s, a.class_name()),
            None => errors::undefined_for(op.name(), a.class_name()),
        });
    };
    if a.is_sparse() {
        if let Some(result) = super::thin::unary(&a, |x| unary(op, x)) {
            return result;
        }
        let result = unary(op, crate::index::full_value(&a)?)?;
        return crate::convert::to_sparse(&result);
    }
    match op {
        ScalarOp::Not => compare::not(&a),
        _ if a.is_complex() => complex_unary(op, class, &a),
        _ if class.is_integer() => integer_unary(op, class, &a),
        _ if op.is_logical() => truth(op, &a),
        _ if class == Class::Single => single_unary(op, &a),
        _ => double_unary(op, a),
    }
}

fn double_unary(op: ScalarOp, mut a: Value) -> Result<Value, Error> {
    let info = op.info();
    if info.domain != Domain::Total && !doubles(&a).iter().all(|&x| info.domain.contains(x, 0.0)) {
        return complex_unary(op, Class::Double, &a);
    }
    let RealFn::Unary(f) = info.real else { return Err(errors::not_enough_inputs()) };
    if let Some(buffer) = own_buffer(&mut a) {
        map_in_place(op, f, buffer.data_mut());
        return Ok(a);
    }
    let mut data = doubles(&a).into_owned();
    map_in_place(op, f, &mut data);
    Ok(f64::wrap(Array::new(a.dims(), data)))
}

crate::linalg::vectors::widest! {
/// The cheap maps are spelt out so that they become vector code.
fn map_in_place(op: ScalarOp, f: fn(f64) -> f64, data: &mut [f64]) {
    match op {
        ScalarOp::Uminus => data.iter_mut().for_each(|x| *x = -*x),
        ScalarOp::Abs => data.iter_mut().for_each(|x| *x = x.abs()),
        ScalarOp::Sqrt => data.iter_mut().for_each(|x| *x = x.sqrt()),
        ScalarOp::Floor => data.iter_mut().for_each(|x| *x = x.floor()),
        ScalarOp::Ceil => data.iter_mut().for_each(|x| *x = x.ceil()),
        ScalarOp::Fix => data.iter_mut().for_each(|x| *x = x.trunc()),
        ScalarOp::Uplus | ScalarOp::Real | ScalarOp::Conj => {}
        _ => data.iter_mut().for_each(|x| *x = f(*x)),
    }
}
}

fn single_unary(op: ScalarOp, a: &Value) -> Result<Value, Error> {
    let info = op.info();
    let x = singles(a);
    if info.domain != Domain::Total && !x.iter().all(|&x| info.domain.contains(x.into(), 0.0)) {
        return complex_unary(op, Class::Single, a);
    }
    let data = match (info.single, info.real) {
        (SingleFn::Unary(f), _) => x.iter().map(|&x| f(x)).collect(),
        (_, RealFn::Unary(f)) => x.iter().map(|&x| f(x.into()) as f32).collect(),
        _ => return Err(errors::not_enough_inputs()),
    };
    Ok(f32::wrap(Array::new(a.dims(), data)))
}

fn truth(op: ScalarOp, a: &Value) -> Result<Value, Error> {
    let RealFn::Unary(f) = op.info().real else { return Err(errors::not_enough_inputs()) };
    let x = doubles(a);
    let data = match op {
        ScalarOp::Isnan => x.iter().map(|x| x.is_nan()).collect(),
        ScalarOp::Isinf => x.iter().map(|x| x.is_infinite()).collect(),
        ScalarOp::Isfinite => x.iter().map(|x| x.is_finite()).collect(),
        _ => x.iter().map(|&x| f(x) != 0.0).collect(),
    };
    Ok(bool::wrap(Array::new(a.dims(), data)))
}

fn integer_unary(op: ScalarOp, class: Class, a: &Value) -> Result<Value, Error> {
    let wrong = || errors::undefined_for(op.name(), a.class_name());
    with_int_class!(class, T => {
        let f = types::scalar::integer::unary::<T>(op).ok_or_else(wrong)?;
        let data = T::view(a).ok_or_else(wrong)?.iter().map(|&x| f(x)).collect();
        Ok(T::wrap(Array::new(a.dims(), data)))
    }, Err(wrong()))
}

fn complex_unary(op: ScalarOp, class: Class, a: &Value) -> Result<Value, Error> {
    let z = complexes(a);
    match op.info().complex {
        ComplexFn::Unary(f) => Ok(complex::finish(class, a.dims(), z.iter().map(|&z| f(z)).collect())),
        ComplexFn::UnaryReal(f) if op.is_logical() => {
            Ok(bool::wrap(Array::new(a.dims(), z.iter().map(|&z| f(z) != 0.0).collect())))
        }
        ComplexFn::UnaryReal(f) if class == Class::Single => {
            Ok(f32::wrap(Array::new(a.dims(), z.iter().map(|&z| f(z) as f32).collect())))
        }
        ComplexFn::UnaryReal(f) if class.is_integer() => {
            Ok(from_doubles(class, a.dims(), z.iter().map(|&z| f(z)).collect()))
        }
        ComplexFn::UnaryReal(f) => Ok(f64::wrap(Array::new(a.dims(), z.iter().map(|&z| f(z)).collect()))),
        _ => {
            let message = "Input must be real.";
            Err(errors::bad_argument(op.name(), "complexArgument", message))
        }
    }
}

/// The conjugate of every element, for `'`.
pub(super) fn conjugate(a: Value) -> Value {
    match a {
        Value::C64(z) => Value::C64(Rc::new(z.conj())),
        Value::ComplexDouble(x) => Value::ComplexDouble(Rc::new(x.map(Complex64::conj))),
        Value::ComplexSingle(x) => Value::ComplexSingle(Rc::new(x.map(num_complex::Complex32::conj))),
        Value::SparseComplex(s) => Value::SparseComplex(Rc::new(s.map(|z| z.conj()))),
        v if v.is_complex_integer() => {
            complex_in(v.class(), v.dims(), complexes(&v).iter().map(Complex64::conj).collect())
        }
        v => v,
    }
}
