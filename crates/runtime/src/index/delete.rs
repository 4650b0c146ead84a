//! Deletion: `x(i) = []`, `x(:,j) = []`.

use super::get::{full_value, gather, parse_all, sparse_again};
use super::subscript::{Places, Subscript, parse};
use crate::array::Dims;
use crate::convert::narrow_if_real;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::value::Value;
use crate::with_element_type;
use std::rc::Rc;

/// `target(subscripts...) = []`.
pub fn delete(target: &mut Value, subscripts: &[Value]) -> Result<(), Error> {
    if let Value::Map(_) | Value::Dictionary(_) | Value::Function(_) = target {
        return Err(errors::paren_index());
    }
    let result = match subscripts {
        [] => return Err(errors::no_subscript()),
        [one] => {
            let sub = parse(one, None)?;
            if delete_run(target, &sub).is_some() {
                narrow_if_real(target);
                return Ok(());
            }
            delete_linear(target, &sub)?
        }
        many => delete_slices(target, &parse_all(many)?)?,
    };
    let shrunk = result.dims() != target.dims();
    *target = result;
    if shrunk {
        narrow_if_real(target);
    }
    Ok(())
}

/// `target(k) = []` of a vector of cells, structs or doubles that nobody shares; `None`, and nothing has changed, for anything
/// else.
pub(crate) fn delete_one(target: &mut Value, k: f64) -> Option<()> {
    delete_neighbours(target, k, 1)
}

/// `target(k : k+count-1) = []` in the same way.
pub(crate) fn delete_neighbours(target: &mut Value, k: f64, count: usize) -> Option<()> {
    let n = match target {
        Value::Cell(c) => Rc::get_mut(c)?.numel(),
        Value::Struct(s) => Rc::get_mut(s)?.numel(),
        Value::Double(a) => Rc::get_mut(a)?.numel(),
        _ => return None,
    };
    let start = (k >= 1.0 && k.fract() == 0.0 && k <= n as f64).then(|| k as usize - 1)?;
    let bound = start.checked_add(count).filter(|b| *b <= n)?;
    let places = Places::Span { start, count };
    delete_run(target, &Subscript { places, dims: Dims::matrix(1, count), bound, mask: false })
}

/// Takes neighbours out of a vector where they are, so that stacks and queues cost what they move; `None`, and
/// nothing has changed, for anything else.
fn delete_run(target: &mut Value, sub: &Subscript) -> Option<()> {
    let (start, count) = match sub.places {
        Places::One(place) => (place, 1),
        Places::Span { start, count } => (start, count),
        _ => return None,
    };
    let dims = target.dims();
    let n = dims.numel();
    if !dims.is_vector() || target.is_sparse() || count == 0 || sub.bound > n {
        return None;
    }
    let left = n - count;
    let shape = if dims.rows() == 1 { Dims::matrix(1, left) } else { Dims::matrix(left, 1) };
    with_element_type!(target, T => {
        let (dims, data) = T::array_mut(target)?.parts_mut();
        data.remove(start, count);
        *dims = shape;
    }, else match target {
        Value::Struct(s) => Rc::make_mut(s).remove(start, count, shape),
        _ => return None,
    });
    Some(())
}

fn delete_linear(target: &Value, sub: &Subscript) -> Result<Value, Error> {
    let dims = target.dims();
    let n = dims.numel();
    if sub.is_colon() {
        return gather(target, Dims::matrix(0, 0), &[]);
    }
    if sub.bound > n {
        return Err(errors::delete_out_of_range());
    }
    if sub.count(n) == 0 {
        return Ok(target.clone());
    }
    let keep = kept(sub, n);
    let shape = if dims.is_column() && !dims.is_scalar() {
        Dims::matrix(keep.len(), 1)
    } else {
        Dims::matrix(1, keep.len())
    };
    let source = full_value(target)?;
    sparse_again(target, gather(&source, shape, &keep)?)
}

/// The places of `0..n` that the subscript does not name.
fn kept(sub: &Subscript, n: usize) -> Vec<usize> {
    let mut gone = vec![false; n];
    sub.for_each(n, |i| gone[i] = true);
    (0..n).filter(|&i| !gone[i]).collect()
}

fn delete_slices(target: &Value, subs: &[Subscript]) -> Result<Value, Error> {
    let dims = target.dims();
    if subs.iter().any(|s| !s.is_colon() && s.count(0) == 0) {
        return Ok(target.clone()); // a subscript that names no place deletes nothing
    }
    let extents = super::get::folded(&dims, subs.len());
    let covers = |k: usize| {
        let (s, n) = (&subs[k], extents[k]);
        s.is_colon() || (s.bound <= n && kept(s, n).is_empty())
    };
    let partial: Vec<usize> = (0..subs.len()).filter(|&k| !covers(k)).collect();
    let along = match partial[..] {
        [] => subs.iter().position(|s| !s.is_colon()).unwrap_or(0),
        [k] => k,
        _ => return Err(errors::null_assignment()),
    };
    let (sub, extent) = (&subs[along], extents[along]);
    if sub.bound > extent {
        return Err(errors::delete_out_of_range());
    }
    let keep = if sub.is_colon() { Vec::new() } else { kept(sub, extent) };
    if target.is_sparse() && subs.len() == 2 {
        let mut left = [parse(&Value::from(":"), Some(1))?, parse(&Value::from(":"), Some(2))?];
        let count = keep.len();
        left[along] = Subscript {
            places: Places::Many(keep),
            dims: Dims::matrix(1, count),
            bound: extent,
            mask: false,
        };
        if let Some(result) = super::thin::get_subs(target, &left) {
            return result;
        }
        return Err(errors::null_assignment());
    }
    let folded = Dims::new(&extents);
    let (stride, n, outer) = folded.split(along);
    let mut places = Vec::new();
    for o in 0..outer {
        for &i in &keep {
            let base = (o * n + i) * stride;
            places.extend(base..base + stride);
        }
    }
    let mut shape = extents.clone();
    shape[along] = keep.len();
    let source = full_value(target)?;
    sparse_again(target, gather(&source, Dims::new(&shape), &places)?)
}
