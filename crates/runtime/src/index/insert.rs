//! `[x(1:k), e, x(k+1:end)]`: an element that comes between those of a row.

use super::get::get;
use crate::array::Dims;
use crate::concat::concat;
use crate::element::Element;
use crate::error::Error;
use crate::value::Value;
use crate::with_element_type;
use std::rc::Rc;

/// Puts `element` behind the first `k` elements of `target`, and in front of the others; where the row has room,
/// these move where they are.
///
/// # Errors
///
/// Those of the subscripts and of the concatenation.
pub fn insert(target: &mut Value, k: f64, element: Value) -> Result<(), Error> {
    let n = target.numel();
    let inside = k >= 0.0 && k.fract() == 0.0 && k <= n as f64;
    if inside && in_place(target, k as usize, &element).is_some() {
        return Ok(());
    }
    if !inside {
        // Outside one of the subscripts fails: the last of the first ones, or the first of the others.
        get(target, &[Value::from(if k < 0.0 { k + 1.0 } else { k })])?;
    }
    let span = |from: f64, to: f64| {
        let count = (to - from + 1.0).max(0.0) as usize;
        Value::row((0..count).map(|i| from + i as f64).collect())
    };
    let before = get(target, &[span(1.0, k)])?;
    let behind = get(target, &[span(k + 1.0, n as f64)])?;
    *target = concat(1, vec![before, element, behind])?;
    Ok(())
}

/// The same of cells and structs that nobody shares; `None`, and nothing has changed, for anything else.
pub(crate) fn insert_one(target: &mut Value, k: f64, element: &Value) -> Option<()> {
    let n = match target {
        Value::Cell(c) => Rc::get_mut(c)?.numel(),
        Value::Struct(s) => Rc::get_mut(s)?.numel(),
        _ => return None,
    };
    (k >= 0.0 && k.fract() == 0.0 && k <= n as f64).then(|| in_place(target, k as usize, element))?
}

/// The same of a row and one element of its class; `None`, and nothing has changed, for anything else.
fn in_place(target: &mut Value, k: usize, element: &Value) -> Option<()> {
    let dims = target.dims();
    let row = dims.rank() == 2 && dims.rows() == 1 || dims == Dims::matrix(0, 0);
    if !row || element.numel() != 1 || target.is_sparse() || target.class() != element.class() {
        return None;
    }
    let shape = Dims::matrix(1, dims.numel() + 1);
    with_element_type!(target, T => {
        let one = T::view(element)?.first()?.clone();
        let (dims, data) = T::array_mut(target)?.parts_mut();
        data.reserve(1).ok()?;
        data.edit(|data| data.insert(k, one));
        *dims = shape;
    }, else match (target, element) {
        (Value::Struct(s), Value::Struct(one)) => return Rc::make_mut(s).insert(k, one, shape),
        _ => return None,
    });
    Some(())
}
