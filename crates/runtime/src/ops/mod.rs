//! Operators and elementwise operations on values of any class, with MATLAB's class rules,
//! implicit expansion, saturating integers, and complex results narrowed to real ones.
//!
//! The scalar operations themselves are the table of crate `types`; this module chooses the
//! element type, walks the arrays, and reuses an operand's buffer where nobody else holds it.

mod broadcast;
mod compare;
mod complex;
mod integer;
mod matrix;
mod power;
mod real;
mod strings;
mod thin;
pub(crate) use thin::placed;
mod unary;

pub use broadcast::broadcast_dims;
pub(crate) use broadcast::{written_out, zip};
pub use compare::{is_equal, is_equaln, is_same};

pub use matrix::{ctranspose, mldivide, mpower, mrdivide, mtimes, transpose};
pub use unary::unary;

use crate::array::Array;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::form;
use crate::missing;
use crate::range::Range;
use crate::value::Value;
use std::rc::Rc;
use types::{Class, ScalarOp, arith_class, colon_class, needs_scalar};

/// How an operation is written, for error texts; `None` for functions.
pub fn symbol(op: ScalarOp) -> Option<&'static str> {
    Some(match op {
        ScalarOp::Plus | ScalarOp::Uplus => "+",
        ScalarOp::Minus | ScalarOp::Uminus => "-",
        ScalarOp::Times => ".*",
        ScalarOp::Rdivide => "./",
        ScalarOp::Ldivide => ".\\",
        ScalarOp::Power => ".^",
        ScalarOp::Eq => "==",
        ScalarOp::Ne => "~=",
        ScalarOp::Lt => "<",
        ScalarOp::Le => "<=",
        ScalarOp::Gt => ">",
        ScalarOp::Ge => ">=",
        ScalarOp::And => "&",
        ScalarOp::Or => "|",
        ScalarOp::Not => "~",
        _ => return None,
    })
}

/// The error for an operation on classes it is not for.
pub(crate) fn class_error(op: ScalarOp, a: Class, b: Class) -> Error {
    let of_integers =
        symbol(op).is_some() || a.is_integer() && b.is_integer() && arith_class(op, a, a).is_some();
    if a.is_matrix() && b.is_matrix() && (a.is_integer() || b.is_integer()) && of_integers {
        return errors::mixed_integers();
    }
    if compares(op) && (a == Class::String && b.is_matrix() || a.is_matrix() && b == Class::String) {
        return errors::comparison(a.name(), b.name());
    }
    // A function is not for the first of its arguments that it would not take beside one of the same class.
    let refused = symbol(op).is_none() && arith_class(op, a, a).is_none();
    let culprit = if a.is_matrix() && !refused || (a == Class::String && !b.is_matrix()) { b } else { a };
    match symbol(op) {
        Some(s) => errors::operator_class(s, culprit.name()),
        None => errors::undefined_for(op.name(), culprit.name()),
    }
}

/// An elementwise operation of two arguments.
pub fn binary(op: ScalarOp, a: Value, b: Value) -> Result<Value, Error> {
    if let (Some(x), Some(y)) = (real::scalar(&a), real::scalar(&b))
        && let Some(v) = scalars(op, x, y)
    {
        return Ok(v);
    }
    let mark = form::of_elementwise(op, &a, &b);
    Ok(form::marked(elementwise(op, a, b)?, mark))
}

fn compares(op: ScalarOp) -> bool {
    use ScalarOp::{Eq, Ge, Gt, Le, Lt, Ne};
    matches!(op, Eq | Ne | Lt | Le | Gt | Ge)
}

fn elementwise(op: ScalarOp, a: Value, b: Value) -> Result<Value, Error> {
    if compares(op) && (missing::is_missing(&a) || missing::is_missing(&b)) {
        return compare::compare(op, &missing::unequal(&a), &missing::unequal(&b));
    }
    let (a, b) = match (missing::is_missing(&a), missing::is_missing(&b)) {
        (true, false) => (missing::in_class(&a, b.class()).unwrap_or(a), b),
        (false, true) => {
            let b = missing::in_class(&b, a.class()).unwrap_or(b);
            (a, b)
        }
        _ => (a, b),
    };
    if let (Value::Map(m), Value::Map(n), ScalarOp::Eq | ScalarOp::Ne) = (&a, &b, op) {
        return Ok(Value::Bool(Rc::ptr_eq(m, n) == (op == ScalarOp::Eq)));
    }
    // Errors are equal where all that they say is.
    if matches!(op, ScalarOp::Eq | ScalarOp::Ne)
        && crate::exception::is_exception(&a)
        && crate::exception::is_exception(&b)
    {
        return Ok(Value::Bool(is_equal(&a, &b) == (op == ScalarOp::Eq)));
    }
    let (ca, cb) = (a.class(), b.class());
    if ca == Class::String || cb == Class::String {
        return strings::binary(op, &a, &b);
    }
    let class = match arith_class(op, ca, cb) {
        Some(class) => class,
        None => return Err(class_error(op, ca, cb)),
    };
    if let (Value::Function(_), Value::Function(_)) = (&a, &b) {
        let same = is_equal(&a, &b);
        return Ok(Value::Bool(same == (op == ScalarOp::Eq)));
    }
    if a.is_sparse() || b.is_sparse() {
        return sparse_binary(op, &a, &b);
    }
    match op {
        ScalarOp::Eq | ScalarOp::Ne | ScalarOp::Lt | ScalarOp::Le | ScalarOp::Gt | ScalarOp::Ge => {
            compare::compare(op, &a, &b)
        }
        ScalarOp::And | ScalarOp::Or | ScalarOp::Xor => compare::logical(op, &a, &b),
        _ if class.is_integer() => {
            let scalar = if ca.is_integer() { &b } else { &a };
            if needs_scalar(ca, cb) && !scalar.is_scalar() {
                return Err(errors::mixed_integers());
            }
            integer::binary(op, class, &a, &b)
        }
        _ if a.is_complex() || b.is_complex() => complex::binary(op, class, &a, &b),
        _ if class == Class::Single => real::binary_single(op, &a, &b),
        _ if class == Class::Logical => {
            let doubles = real::binary_double(op, a, b)?;
            crate::convert::cast(&doubles, Class::Logical)
        }
        _ => real::binary_double(op, a, b),
    }
}

/// The operations on two double, logical or char scalars that are worth a jump of their own.
#[inline]
fn scalars(op: ScalarOp, x: f64, y: f64) -> Option<Value> {
    Some(match op {
        ScalarOp::Plus => Value::F64(x + y),
        ScalarOp::Minus => Value::F64(x - y),
        ScalarOp::Times => Value::F64(x * y),
        ScalarOp::Rdivide => Value::F64(x / y),
        ScalarOp::Lt => Value::Bool(x < y),
        ScalarOp::Le => Value::Bool(x <= y),
        ScalarOp::Gt => Value::Bool(x > y),
        ScalarOp::Ge => Value::Bool(x >= y),
        ScalarOp::Eq => Value::Bool(x == y),
        ScalarOp::Ne => Value::Bool(x != y),
        _ => return None,
    })
}

/// Sparse operands: computed on full matrices, sparse again where MATLAB keeps them so.
fn sparse_binary(op: ScalarOp, a: &Value, b: &Value) -> Result<Value, Error> {
    if let Some(result) = thin::arithmetic(op, a, b) {
        return result;
    }
    let both = a.is_sparse() && b.is_sparse();
    let keeps = match op {
        ScalarOp::Times | ScalarOp::And => true,
        ScalarOp::Rdivide => both || (a.is_sparse() && b.is_scalar()),
        ScalarOp::Plus | ScalarOp::Minus => both,
        ScalarOp::Mod | ScalarOp::Rem => a.is_sparse(),
        ScalarOp::Power => a.is_sparse() && b.as_f64().is_some_and(|y| y > 0.0),
        _ => op.is_logical() || both,
    };
    if keeps && let Some(result) = thin::binary(a, b, |x, y| binary(op, x, y)) {
        return result;
    }
    let (fa, fb) = (crate::index::full_value(a)?, crate::index::full_value(b)?);
    let result = binary(op, fa, fb)?;
    if keeps { crate::convert::to_sparse(&result) } else { Ok(result) }
}

/// Ranges of more elements are only made where there is room for the elements.
const LARGE: usize = 1 << 24;

/// `a:b`.
pub fn colon(a: &Value, b: &Value) -> Result<Value, Error> {
    colon3(a, &Value::F64(1.0), b)
}

/// `a:step:b`. A range of doubles stays lazy.
pub fn colon3(a: &Value, step: &Value, b: &Value) -> Result<Value, Error> {
    let class = colon_class(a.class(), b.class())
        .filter(|_| step.class() == Class::Double)
        .or_else(|| colon_class(a.class(), step.class()).and_then(|c| colon_class(c, b.class())));
    let Some(class) = class else {
        return Err(Error::new(
            "MATLAB:colon:operandClass",
            "Colon operands must be all the same type, or mixed with real scalar doubles.",
        ));
    };
    let end = |v: &Value| -> Option<f64> {
        match v {
            Value::Range(r) if r.count() > 0 => Some(r.at(0)),
            v if v.is_empty() => None,
            v => v.doubles().first().copied(),
        }
    };
    let (Some(x), Some(d), Some(y)) = (end(a), end(step), end(b)) else {
        return Ok(f64::wrap(Array::new(crate::array::Dims::matrix(1, 0), Vec::new())));
    };
    if class.is_integer() {
        return integer::colon(class, a, step, b);
    }
    let range = Range::colon(x, d, y);
    match class {
        Class::Double => {
            // Whoever needs its elements makes them without being asked whether there is room.
            crate::array::Dims::matrix(1, range.count()).checked_numel(8)?;
            if range.count() > LARGE {
                crate::array::probe::<f64>(range.count())?;
            }
            Ok(if range.count() == 1 { Value::F64(range.at(0)) } else { Value::Range(Rc::new(range)) })
        }
        _ => {
            let data = range.materialise()?;
            Ok(crate::convert::from_doubles(class, crate::array::Dims::matrix(1, data.len()), data))
        }
    }
}

/// The array in `value`, unshared, where nobody else holds it: a buffer to compute into.
pub(crate) fn own_buffer(value: &mut Value) -> Option<&mut Array<f64>> {
    match value {
        Value::Double(a) => Rc::get_mut(a),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
