//! Operators on the class `string`: `+` joins, comparisons compare texts.

use super::broadcast::broadcast_dims;
use super::class_error;
use crate::array::Array;
use crate::convert::to_string_array;
use crate::element::Element;
use crate::error::Error;
use crate::text::{MString, compare};
use crate::value::Value;
use std::cmp::Ordering;
use types::{ScalarOp, arith_class};

pub(super) fn binary(op: ScalarOp, a: &Value, b: &Value) -> Result<Value, Error> {
    if arith_class(op, a.class(), b.class()).is_none() {
        return Err(class_error(op, a.class(), b.class()));
    }
    let (a, b) = (texts(a)?, texts(b)?);
    let out = broadcast_dims(a.dims(), b.dims())?;
    let n = out.checked_numel(16)?;
    let places: Vec<usize> = (0..n).collect();
    let at = |x: &Array<MString>| -> Vec<MString> {
        // Both sides written out: string arrays are short.
        places.iter().map(|&p| x.data()[source(p, &out, x.dims())].clone()).collect()
    };
    let (x, y) = (at(&a), at(&b));
    if op == ScalarOp::Plus {
        let data = x.iter().zip(&y).map(|(s, t)| join(s, t)).collect();
        return Ok(MString::wrap(Array::new(out, data)));
    }
    let data = x.iter().zip(&y).map(|(s, t)| test(op, s, t)).collect();
    Ok(bool::wrap(Array::new(out, data)))
}

fn texts(v: &Value) -> Result<Array<MString>, Error> {
    let strings = to_string_array(v)?;
    Ok(MString::into_array(strings).unwrap_or_else(|_| Array::empty()))
}

/// The address in an array of extents `from` that expansion reads for address `p` of `out`.
fn source(p: usize, out: &crate::array::Dims, from: &crate::array::Dims) -> usize {
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

fn join(s: &MString, t: &MString) -> MString {
    match (s.as_str(), t.as_str()) {
        (Some(s), Some(t)) => MString::from(format!("{s}{t}")),
        _ => MString::missing(),
    }
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
