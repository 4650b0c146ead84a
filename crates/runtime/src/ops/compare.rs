//! Comparison, logical operations, and `isequal`.

use super::broadcast::{broadcast_dims, zip, zip_runs};
use crate::array::{Array, Dims};
use crate::containers::MapObject;
use crate::convert::{complexes, doubles, singles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::handles::HandleObject;
use crate::number::Int;
use crate::object::Target;
use crate::structs::StructArray;
use crate::value::Value;
use crate::with_number_type;
use rustc_hash::FxHashSet;
use std::cell::RefCell;
use std::cmp::Ordering;
use std::rc::Rc;
use types::scalar::integer::{compare_with_double, comparison};
use types::{Class, ScalarOp, with_int_class};

/// `a op b` for the six comparisons; sizes agree or expand, classes are matrices.
pub(super) fn compare(op: ScalarOp, a: &Value, b: &Value) -> Result<Value, Error> {
    let (ad, bd) = (a.dims(), b.dims());
    let out = broadcast_dims(&ad, &bd)?;
    let wide = |c: Class| matches!(c, Class::Int64 | Class::UInt64);
    let equality = matches!(op, ScalarOp::Eq | ScalarOp::Ne);
    let complex = a.is_complex() || b.is_complex();
    if (wide(a.class()) || wide(b.class())) && !complex {
        return exact(op, a, b, out);
    }
    if equality && complex {
        let data =
            zip((&complexes(a), &ad), (&complexes(b), &bd), &out, |x, y| (x == y) == (op == ScalarOp::Eq))?;
        return Ok(bool::wrap(Array::new(out, data)));
    }
    // Orders look at real parts only; a double beside a single is rounded to single first.
    let floats = (a.class(), b.class());
    let data = if matches!(floats, (Class::Single, Class::Double) | (Class::Double, Class::Single)) {
        ordered(op, (&singles(a), &ad), (&singles(b), &bd), &out)?
    } else {
        ordered(op, (&doubles(a), &ad), (&doubles(b), &bd), &out)?
    };
    Ok(bool::wrap(Array::new(out, data)))
}

fn ordered<T: Copy + PartialOrd>(
    op: ScalarOp,
    x: (&[T], &Dims),
    y: (&[T], &Dims),
    out: &Dims,
) -> Result<Vec<bool>, Error> {
    match op {
        ScalarOp::Eq => zip_runs(x, y, out, |x, y| x == y),
        ScalarOp::Ne => zip_runs(x, y, out, |x, y| x != y),
        ScalarOp::Lt => zip_runs(x, y, out, |x, y| x < y),
        ScalarOp::Le => zip_runs(x, y, out, |x, y| x <= y),
        ScalarOp::Gt => zip_runs(x, y, out, |x, y| x > y),
        _ => zip_runs(x, y, out, |x, y| x >= y),
    }
}

/// Comparison with a 64-bit integer, which a double cannot hold.
fn exact(op: ScalarOp, a: &Value, b: &Value, out: Dims) -> Result<Value, Error> {
    let test = comparison(op).unwrap_or(Ordering::is_eq);
    let unordered = op == ScalarOp::Ne;
    let (ad, bd) = (a.dims(), b.dims());
    let data = match (wide_integers(a), wide_integers(b)) {
        (Some(x), Some(y)) => zip((&x, &ad), (&y, &bd), &out, |x, y| test(x.cmp(&y)))?,
        (Some(x), None) => zip((&x, &ad), (&doubles(b), &bd), &out, |x, y| {
            compare_with_double(x, y).map_or(unordered, test)
        })?,
        (None, Some(y)) => zip((&doubles(a), &ad), (&y, &bd), &out, |x, y| {
            compare_with_double(y, x).map_or(unordered, |o| test(o.reverse()))
        })?,
        (None, None) => Vec::new(),
    };
    Ok(bool::wrap(Array::new(out, data)))
}

/// The elements of an integer class as wide integers.
fn wide_integers(v: &Value) -> Option<Vec<i128>> {
    with_int_class!(v.class(), T => T::view(v).map(|x| x.iter().map(|i| i.to_i128()).collect()), None)
}

/// Truth values of a numeric, logical or char value; NaN and complex values are errors.
fn truths(v: &Value) -> Result<std::borrow::Cow<'_, [bool]>, Error> {
    if let Some(view) = bool::view(v) {
        return Ok(view);
    }
    if v.is_complex() {
        return Err(Error::new(
            "MATLAB:unsupportedComplexOperand",
            "Operands to the logical operators must be real.",
        ));
    }
    let x = doubles(v);
    if x.iter().any(|x| x.is_nan()) {
        return Err(errors::nan_to_logical());
    }
    Ok(x.iter().map(|&x| x != 0.0).collect())
}

/// `a & b`, `a | b`, `xor(a, b)`.
pub(super) fn logical(op: ScalarOp, a: &Value, b: &Value) -> Result<Value, Error> {
    let (ad, bd) = (a.dims(), b.dims());
    let out = broadcast_dims(&ad, &bd)?;
    let (x, y) = (truths(a)?, truths(b)?);
    let (x, y) = ((&*x, &ad), (&*y, &bd));
    let data = match op {
        ScalarOp::And => zip(x, y, &out, |x, y| x & y)?,
        ScalarOp::Or => zip(x, y, &out, |x, y| x | y)?,
        _ => zip(x, y, &out, |x, y| x ^ y)?,
    };
    Ok(bool::wrap(Array::new(out, data)))
}

/// `~a`.
pub(super) fn not(a: &Value) -> Result<Value, Error> {
    let x = truths(a)?;
    Ok(bool::wrap(Array::new(a.dims(), x.iter().map(|b| !b).collect())))
}

/// `isequal(a, b)`: handles are equal where their properties are.
pub fn is_equal(a: &Value, b: &Value) -> bool {
    Equality::default().values(a, b, 0)
}

/// `isequaln(a, b)`: NaN equals NaN, missing equals missing.
pub fn is_equaln(a: &Value, b: &Value) -> bool {
    Equality { nan: true, ..Equality::default() }.values(a, b, 0)
}

/// As [`is_equal`], but a handle is equal to itself alone, as `==` says.
pub fn is_same(a: &Value, b: &Value) -> bool {
    Equality { identity: true, ..Equality::default() }.values(a, b, 0)
}

/// Values nested deeper than this compare unequal; nothing a program builds gets there.
const DEEPEST: usize = 2000;

/// What counts as equal.
#[derive(Default)]
struct Equality {
    /// NaN equals NaN.
    nan: bool,
    /// A handle equals only itself.
    identity: bool,
    /// Pairs of objects that are being compared or have been found equal: a difference anywhere ends everything,
    /// so each pair is looked at once, however the objects refer to each other.
    seen: RefCell<FxHashSet<(*const (), *const ())>>,
}

impl Equality {
    fn captured(&self, a: &Option<Value>, b: &Option<Value>, depth: usize) -> bool {
        match (a, b) {
            (Some(a), Some(b)) => self.values(a, b, depth),
            (a, b) => a.is_none() && b.is_none(),
        }
    }

    fn values(&self, a: &Value, b: &Value, depth: usize) -> bool {
        if depth > DEEPEST {
            return false;
        }
        if a.is_matrix() && b.is_matrix() {
            return a.dims() == b.dims() && equal_numbers(a, b, self.nan);
        }
        if !self.nan && (crate::missing::is_missing(a) || crate::missing::is_missing(b)) {
            return false;
        }
        match (a, b) {
            (Value::Map(x), Value::Map(y)) => self.objects(x, y, || self.maps(x, y, depth)),
            (Value::Function(x), Value::Function(y)) => match (&x.target, &y.target) {
                (Target::Named(n), Target::Named(m)) => n == m,
                (Target::Closure(c), Target::Closure(d)) => {
                    std::ptr::eq(&**x, &**y)
                        || (c.code == d.code
                            && c.captures.len() == d.captures.len()
                            && c.captures
                                .iter()
                                .zip(&d.captures)
                                .all(|(p, q)| p.0 == q.0 && self.captured(&p.1, &q.1, depth + 1))
                            && c.context.is_none()
                            && d.context.is_none())
                }
                _ => false,
            },
            _ if a.dims() != b.dims() => equal_text(a, b),
            (Value::String(x), Value::String(y)) => {
                x.data().iter().zip(y.data()).all(|(s, t)| s == t && (self.nan || !s.is_missing()))
            }
            (Value::Cell(x), Value::Cell(y)) => {
                x.data().iter().zip(y.data()).all(|(p, q)| self.values(p, q, depth + 1))
            }
            (Value::Struct(x), Value::Struct(y)) => self.structs(x, y, depth),
            (Value::Object(x), Value::Object(y)) => {
                x.class == y.class && self.structs(&x.data, &y.data, depth)
            }
            (Value::Handle(x), Value::Handle(y)) => x
                .objects()
                .iter()
                .zip(y.objects())
                .all(|(p, q)| self.objects(p, q, || self.properties(p, q, depth))),
            (Value::Dictionary(x), Value::Dictionary(y)) => {
                x.entries.len() == y.entries.len()
                    && x.entries
                        .iter()
                        .all(|(k, v)| y.entries.get(k).is_some_and(|w| self.values(&v.1, &w.1, depth + 1)))
            }
            _ => equal_text(a, b),
        }
    }

    /// Two objects that others may refer to: one and the same, or with equal contents.
    fn objects<T>(&self, x: &Rc<T>, y: &Rc<T>, contents: impl FnOnce() -> bool) -> bool {
        let pair = (Rc::as_ptr(x).cast(), Rc::as_ptr(y).cast());
        Rc::ptr_eq(x, y) || !self.identity && (!self.seen.borrow_mut().insert(pair) || contents())
    }

    fn properties(&self, x: &HandleObject, y: &HandleObject, depth: usize) -> bool {
        x.class == y.class
            && x.valid.get()
            && y.valid.get()
            && self.structs(&x.fields.borrow(), &y.fields.borrow(), depth)
    }

    fn maps(&self, x: &MapObject, y: &MapObject, depth: usize) -> bool {
        let (x, y) = (x.data.borrow(), y.data.borrow());
        (&x.key_type, &x.value_type, x.entries.len()) == (&y.key_type, &y.value_type, y.entries.len())
            && x.entries.iter().all(|(k, v)| y.entries.get(k).is_some_and(|w| self.values(v, w, depth + 1)))
    }

    fn structs(&self, x: &StructArray, y: &StructArray, depth: usize) -> bool {
        match y.ordered_as(x.names()) {
            Some(y) if y.dims() == x.dims() => {
                x.data().iter().zip(y.data()).all(|(p, q)| self.values(p, q, depth + 1))
            }
            _ => false,
        }
    }
}

/// A string equals the char row of the same text.
fn equal_text(a: &Value, b: &Value) -> bool {
    let text = |v: &Value| {
        if matches!(v, Value::String(_)) || v.class() == Class::Char { v.as_text() } else { None }
    };
    a.class() != b.class() && matches!((text(a), text(b)), (Some(x), Some(y)) if x == y)
}

fn equal_numbers(a: &Value, b: &Value, nan: bool) -> bool {
    match (a, b) {
        (Value::Sparse(x), Value::Sparse(y)) if !nan => return x == y,
        (Value::SparseLogical(x), Value::SparseLogical(y)) => return x == y,
        _ => {}
    }
    if (a.is_sparse() || b.is_sparse()) && a.dims().checked_numel(16).is_err() {
        // One of them is not sparse, or they differ in class: only the places of elements tell.
        return crate::ops::binary(ScalarOp::Ne, a.clone(), b.clone())
            .is_ok_and(|d| matches!(&d, Value::SparseLogical(s) if s.nnz() == 0));
    }
    if a.is_complex() || b.is_complex() {
        let same = |x: f64, y: f64| x == y || (nan && x.is_nan() && y.is_nan());
        return complexes(a)
            .iter()
            .zip(complexes(b).iter())
            .all(|(x, y)| same(x.re, y.re) && same(x.im, y.im));
    }
    if a.class() == b.class() {
        return with_number_type!(a, T => {
            let (x, y) = (T::view(a).unwrap_or_default(), T::view(b).unwrap_or_default());
            x.len() == y.len()
                && x.iter().zip(y.iter()).all(|(x, y)| {
                    x == y || (nan && crate::number::Number::is_nan(*x) && crate::number::Number::is_nan(*y))
                })
        }, else false);
    }
    let eq = compare(ScalarOp::Eq, a, b);
    let both_nan = |a: &Value, b: &Value| {
        nan && doubles(a).iter().zip(doubles(b).iter()).all(|(x, y)| x == y || (x.is_nan() && y.is_nan()))
    };
    eq.is_ok_and(|v| bool::view(&v).is_some_and(|t| t.iter().all(|&t| t))) || both_nan(a, b)
}
