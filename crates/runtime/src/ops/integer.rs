//! Elementwise operations of the integer classes.

use super::broadcast::{broadcast_dims, zip};
use super::class_error;
use crate::array::{Array, Dims, with_capacity};
use crate::convert::doubles;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::number::{Int, Integer};
use crate::value::Value;
use types::scalar::integer::{binary as of_two, double_with, power_is_defined, with_double};
use types::{Class, ScalarOp, with_int_class};

/// Two values of which at least one is of the integer class `class`; an operand of another class
/// is a scalar.
pub(super) fn binary(op: ScalarOp, class: Class, a: &Value, b: &Value) -> Result<Value, Error> {
    if a.is_complex() || b.is_complex() {
        return super::complex::binary(op, class, a, b);
    }
    if op == ScalarOp::Power && !doubles(b).iter().all(|&y| power_is_defined(y)) {
        let message = "Integers can only be raised to positive integral powers.";
        return Err(Error::new("MATLAB:integerPower", message));
    }
    with_int_class!(class, T => typed::<T>(op, a, b), Err(class_error(op, a.class(), b.class())))
}

fn typed<T: Integer>(op: ScalarOp, a: &Value, b: &Value) -> Result<Value, Error> {
    let wrong = || class_error(op, a.class(), b.class());
    if let (Some([x]), Some([y])) = (T::view(a).as_deref(), T::view(b).as_deref())
        && a.dims().is_scalar()
        && b.dims().is_scalar()
    {
        return Ok(of_two::<T>(op).ok_or_else(wrong)?(*x, *y).wrap_scalar());
    }
    let (ad, bd) = (a.dims(), b.dims());
    let out = broadcast_dims(&ad, &bd)?;
    let data = match (T::view(a), T::view(b)) {
        (Some(x), Some(y)) => match op {
            ScalarOp::Plus => zip((&x, &ad), (&y, &bd), &out, |x, y| Int::plus(x, y))?,
            ScalarOp::Minus => zip((&x, &ad), (&y, &bd), &out, |x, y| Int::minus(x, y))?,
            ScalarOp::Times => zip((&x, &ad), (&y, &bd), &out, |x, y| Int::times(x, y))?,
            _ => {
                let f = of_two::<T>(op).ok_or_else(wrong)?;
                zip((&x, &ad), (&y, &bd), &out, f)?
            }
        },
        (Some(x), None) => {
            let f = with_double::<T>(op).ok_or_else(wrong)?;
            zip((&x, &ad), (&doubles(b), &bd), &out, f)?
        }
        (None, Some(y)) => {
            let f = double_with::<T>(op).ok_or_else(wrong)?;
            zip((&doubles(a), &ad), (&y, &bd), &out, f)?
        }
        (None, None) => return Err(wrong()),
    };
    Ok(T::wrap(Array::new(out, data)))
}

/// `a:step:b` where the result is of an integer class. Ends and step must be integers.
pub(super) fn colon(class: Class, a: &Value, step: &Value, b: &Value) -> Result<Value, Error> {
    let read = |v: &Value| -> Result<i128, Error> {
        let x = v.doubles().first().copied().unwrap_or(0.0);
        if x.fract() != 0.0 || !x.is_finite() {
            return Err(Error::new(
                "MATLAB:colon:nonIntegerOperands",
                "Colon operands must be in the range of the data type.",
            ));
        }
        Ok(match v {
            Value::I64(i) => i128::from(*i),
            Value::U64(i) => i128::from(*i),
            _ => x as i128,
        })
    };
    let (first, step, last) = (read(a)?, read(step)?, read(b)?);
    with_int_class!(class, T => {
        let inside = |x: i128| x >= T::LEAST.to_i128() && x <= T::GREATEST.to_i128();
        if !inside(first) || !inside(last) {
            let message = "Colon operands must be in the range of the data type.";
            return Err(Error::new("MATLAB:colon:OutOfRange", message));
        }
        let count = if step == 0 || (last - first) * step < 0 { 0 } else { (last - first) / step + 1 };
        let dims = Dims::matrix(1, usize::try_from(count).unwrap_or(usize::MAX));
        let mut data = with_capacity(dims.checked_numel(size_of::<T>())?)?;
        data.extend((0..count).map(|k| T::from_i128(first + k * step)));
        Ok(T::wrap(Array::new(dims, data)))
    }, Err(errors::mixed_integers()))
}
