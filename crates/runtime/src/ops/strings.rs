//! Operators on the class `string`: `+` joins, comparisons compare texts.

use super::broadcast::broadcast_dims;
use super::class_error;
use crate::array::{Array, Dims, probe};
use crate::convert::to_string_array;
use crate::element::Element;
use crate::error::Error;
use crate::text::{MString, compare};
use crate::value::Value;
use std::cmp::Ordering;
use std::rc::Rc;
use types::{ScalarOp, arith_class};

pub(super) fn binary(op: ScalarOp, a: &Value, b: &Value) -> Result<Value, Error> {
    if arith_class(op, a.class(), b.class()).is_none() {
        return Err(class_error(op, a.class(), b.class()));
    }
    let (a, b) = (texts(a)?, texts(b)?);
    let out = broadcast_dims(a.dims(), b.dims())?;
    let n = out.checked_numel(16)?;
    let pairs = (0..n).map(|p| (at(&a, p, &out), at(&b, p, &out)));
    if op == ScalarOp::Plus {
        let data = pairs.map(|(s, t)| join(s, t)).collect::<Result<_, _>>()?;
        return Ok(MString::wrap(Array::new(out, data)));
    }
    let mut tests = pairs.map(|(s, t)| test(op, s, t));
    if n == 1 {
        return Ok(Value::Bool(tests.next().unwrap_or_default()));
    }
    let data = tests.collect();
    Ok(bool::wrap(Array::new(out, data)))
}

fn texts(v: &Value) -> Result<Rc<Array<MString>>, Error> {
    match to_string_array(v)? {
        Value::String(strings) => Ok(strings),
        _ => Ok(Rc::new(Array::empty())),
    }
}

/// The element that expansion to `out` reads at address `p`.
fn at<'a>(x: &'a Array<MString>, p: usize, out: &Dims) -> &'a MString {
    let address = match x.numel() {
        1 => 0,
        _ if x.dims() == out => p,
        _ => source(p, out, x.dims()),
    };
    &x.data()[address]
}

/// The address in an array of extents `from` that expansion reads for address `p` of `out`.
fn source(p: usize, out: &Dims, from: &Dims) -> usize {
    let (mut rest, mut address, mut stride) = (p, 0, 1);
    for k in 0..out.rank() {
        let n = out.extent(k).max(1);
        if from.extent(k) != 1 {
            address += (rest % n) * stride;
        }
        stride *= from.extent(k);
        rest /= n;
    }
    address
}

fn join(s: &MString, t: &MString) -> Result<MString, Error> {
    let (Some(s), Some(t)) = (s.as_str(), t.as_str()) else { return Ok(MString::missing()) };
    probe::<u8>(s.len().saturating_add(t.len()))?;
    Ok(MString::from(format!("{s}{t}")))
}

fn test(op: ScalarOp, s: &MString, t: &MString) -> bool {
    let (Some(s), Some(t)) = (s.as_str(), t.as_str()) else { return op == ScalarOp::Ne };
    let order = compare(s, t);
    match op {
        ScalarOp::Eq => order == Ordering::Equal,
        ScalarOp::Ne => order != Ordering::Equal,
        ScalarOp::Lt => order == Ordering::Less,
        ScalarOp::Le => order != Ordering::Greater,
        ScalarOp::Gt => order == Ordering::Greater,
        _ => order != Ordering::Less,
    }
}
