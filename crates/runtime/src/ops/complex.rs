//! Elementwise operations with a complex operand or result. Computed in double; single results
//! are rounded at the end.

use super::broadcast::{broadcast_dims, zip};
use super::class_error;
use crate::convert::{complexes, doubles, narrow, narrow_in, narrow_single};
use crate::error::Error;
use crate::errors;
use crate::value::Value;
use num_complex::{Complex32, Complex64};
use types::scalar::ComplexFn;
use types::{Class, ScalarOp};

pub(super) fn binary(op: ScalarOp, class: Class, a: &Value, b: &Value) -> Result<Value, Error> {
    if let (Value::C64(x), Value::C64(y), ComplexFn::Binary(f)) = (a, b, op.info().complex) {
        return Ok(Value::complex(f(**x, **y)));
    }
    let (ad, bd) = (a.dims(), b.dims());
    let out = broadcast_dims(&ad, &bd)?;
    // A real factor scales both parts; as a complex number its zero would make NaN of infinities.
    let data = match op {
        ScalarOp::Times if !b.is_complex() => {
            zip((&complexes(a), &ad), (&doubles(b), &bd), &out, |z, r| Complex64::new(z.re * r, z.im * r))?
        }
        ScalarOp::Times if !a.is_complex() => {
            zip((&doubles(a), &ad), (&complexes(b), &bd), &out, |r, z| Complex64::new(r * z.re, r * z.im))?
        }
        ScalarOp::Rdivide if !b.is_complex() => {
            zip((&complexes(a), &ad), (&doubles(b), &bd), &out, |z, r| Complex64::new(z.re / r, z.im / r))?
        }
        _ => match op.info().complex {
            ComplexFn::Binary(f) => zip((&complexes(a), &ad), (&complexes(b), &bd), &out, f)?,
            ComplexFn::BinaryReal(f) => {
                zip((&complexes(a), &ad), (&complexes(b), &bd), &out, |x, y| Complex64::new(f(x, y), 0.0))?
            }
            _ => {
                return Err(match op {
                    ScalarOp::Mod | ScalarOp::Rem | ScalarOp::Atan2 => {
                        Error::new(format!("MATLAB:{}:complexArgument", op.name()), "Arguments must be real.")
                    }
                    _ if a.class() == b.class() => {
                        errors::bad_argument(op.name(), "complexArgument", "Inputs must be real.")
                    }
                    _ => class_error(op, a.class(), b.class()),
                });
            }
        },
    };
    Ok(finish(class, out, data))
}

/// The value of complex results in a float class, narrowed where all are real.
pub(super) fn finish(class: Class, dims: crate::array::Dims, data: Vec<Complex64>) -> Value {
    if class == Class::Single {
        return narrow_single(dims, data.iter().map(|z| Complex32::new(z.re as f32, z.im as f32)).collect());
    }
    if class.is_integer() {
        return narrow_in(class, dims, data);
    }
    if let [z] = data[..] {
        return Value::complex(z);
    }
    narrow(dims, data)
}
