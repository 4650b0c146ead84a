//! Reading: `x(i)`, `x(i,j)`, and the general gather that other kernels build on.

use super::subscript::{Places, Subscript, parse};
use crate::array::{Array, Dims, with_capacity};
use crate::convert::narrow_if_real;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::handles::Handles;
use crate::object::Object;
use crate::value::Value;
use crate::with_element_type;
use smallvec::SmallVec;
use std::rc::Rc;

/// `x(subscripts...)`. Elements of a complex array without an imaginary part are real.
pub fn get(value: &Value, subscripts: &[Value]) -> Result<Value, Error> {
    let mut part = part(value, subscripts)?;
    if value.is_complex() && !subscripts.is_empty() {
        narrow_if_real(&mut part);
    }
    Ok(part)
}

/// The elements as they are stored: parts of complex arrays are not narrowed yet.
fn part(value: &Value, subscripts: &[Value]) -> Result<Value, Error> {
    match subscripts {
        [] => Ok(value.clone()),
        [Value::F64(x)] => get_scalar(value, *x),
        [Value::F64(i), Value::F64(j)] => get_scalar2(value, *i, *j),
        [Value::Logical(mask)] if mask.dims() == &value.dims() && matches!(value, Value::Double(_)) => {
            let Value::Double(a) = value else { return Ok(value.clone()) };
            masked(a, mask)
        }
        [one] => get_linear(value, &parse(one, None)?),
        many => {
            let subs = parse_all(many)?;
            get_subs(value, &subs)
        }
    }
}

/// `x(mask)` for a mask of the size of `x`.
fn masked(a: &Array<f64>, mask: &Array<bool>) -> Result<Value, Error> {
    let n = mask.data().iter().filter(|m| **m).count();
    // Every element is written where the next one chosen belongs: no branch depends on the mask.
    let mut data: Vec<f64> = crate::array::filled(0.0, n + 1)?;
    let mut next = 0;
    for (x, &m) in a.data().iter().zip(mask.data()) {
        if let Some(place) = data.get_mut(next) {
            *place = *x;
        }
        next += usize::from(m);
    }
    data.truncate(n);
    Ok(f64::wrap(Array::new(super::subscript::marked(a.dims(), n), data)))
}

pub(super) fn parse_all(subscripts: &[Value]) -> Result<SmallVec<[Subscript; 3]>, Error> {
    subscripts.iter().enumerate().map(|(k, s)| parse(s, Some(k + 1))).collect()
}

fn get_scalar(value: &Value, x: f64) -> Result<Value, Error> {
    let i = x as usize;
    if i as f64 == x && i > 0 {
        match value {
            Value::Double(a) => {
                if let Some(&y) = a.data().get(i - 1) {
                    return Ok(Value::F64(y));
                }
            }
            Value::F64(y) if i == 1 => return Ok(Value::F64(*y)),
            Value::Logical(a) => {
                if let Some(&y) = a.data().get(i - 1) {
                    return Ok(Value::Bool(y));
                }
            }
            Value::Char(a) => {
                if let Some(&y) = a.data().get(i - 1) {
                    return Ok(Value::Char1(y));
                }
            }
            Value::Range(r) if i <= r.count() => return Ok(Value::F64(r.at(i - 1))),
            _ => {}
        }
    }
    get_linear(value, &parse(&Value::F64(x), None)?)
}

fn get_scalar2(value: &Value, x: f64, y: f64) -> Result<Value, Error> {
    if let Value::Double(a) = value {
        let (i, j) = (x as usize, y as usize);
        let (r, c) = (a.dims().rows(), a.dims().trailing());
        if i as f64 == x && j as f64 == y && i > 0 && j > 0 && i <= r && j <= c {
            return Ok(Value::F64(a.data()[(j - 1) * r + i - 1]));
        }
    }
    let subs = parse_all(&[Value::F64(x), Value::F64(y)])?;
    get_subs(value, &subs)
}

/// The shape of `x(index)`.
fn linear_shape(source: &Dims, sub: &Subscript) -> Dims {
    let n = sub.count(source.numel());
    if sub.is_colon() {
        return Dims::matrix(n, 1);
    }
    let index_is_vector = sub.dims.is_vector();
    if source.is_vector() && !source.is_scalar() && index_is_vector {
        return if source.is_row() { Dims::matrix(1, n) } else { Dims::matrix(n, 1) };
    }
    sub.dims.clone()
}

fn get_linear(value: &Value, sub: &Subscript) -> Result<Value, Error> {
    let dims = value.dims();
    let numel = dims.numel();
    sub.check(numel, None)?;
    let shape = linear_shape(&dims, sub);
    if let Value::Range(r) = value
        && !sub.is_colon()
    {
        let mut data = with_capacity(sub.count(numel))?;
        sub.for_each(numel, |i| data.push(r.at(i)));
        return Ok(f64::wrap(Array::new(shape, data)));
    }
    if value.is_sparse() {
        if let Some(result) = super::thin::get_linear(value, &shape, sub) {
            return result;
        }
        return sparse_again(value, get_linear(&full_value(value)?, sub)?);
    }
    with_element_type!(value, T => {
        let source = T::view(value).unwrap_or_default();
        let data = pick(&source, sub)?;
        Ok(T::wrap(Array::new(shape, data)))
    }, else {
        let mut places = Vec::new();
        sub.for_each(numel, |i| places.push(i));
        rearrange_records(value, shape, &places)
    })
}

fn pick<T: Clone>(source: &[T], sub: &Subscript) -> Result<Vec<T>, Error> {
    let mut data = with_capacity(sub.count(source.len()))?;
    match &sub.places {
        Places::All => data.extend_from_slice(source),
        Places::One(i) => data.push(source[*i].clone()),
        Places::Span { start, count } => data.extend_from_slice(&source[*start..start + count]),
        Places::Steps { count, .. } => data.extend((0..*count).map(|k| source[sub.at(k)].clone())),
        Places::Many(places) => data.extend(places.iter().map(|&i| source[i].clone())),
    }
    Ok(data)
}

/// Extents of `dims` as seen by `n` subscripts: trailing ones are folded into the last.
pub(super) fn folded(dims: &Dims, n: usize) -> SmallVec<[usize; 4]> {
    (0..n).map(|d| if d + 1 < n { dims.extent(d) } else { dims.iter().skip(d).product() }).collect()
}

fn get_subs(value: &Value, subs: &[Subscript]) -> Result<Value, Error> {
    let extents = folded(&value.dims(), subs.len());
    for (k, (sub, &extent)) in subs.iter().zip(&extents).enumerate() {
        sub.check(extent, Some(k + 1))?;
    }
    let counts: SmallVec<[usize; 4]> = subs.iter().zip(&extents).map(|(s, &n)| s.count(n)).collect();
    let shape = Dims::new(&counts);
    if value.is_sparse() {
        if let Some(result) = super::thin::get_subs(value, subs) {
            return result;
        }
        return sparse_again(value, get_subs(&full_value(value)?, subs)?);
    }
    shape.checked_numel(1)?;
    with_element_type!(value, T => {
        let source = T::view(value).unwrap_or_default();
        let data = pick_subs(&source, &extents, subs, shape.numel())?;
        Ok(T::wrap(Array::new(shape, data)))
    }, else {
        let places = addresses(&extents, subs)?;
        rearrange_records(value, shape, &places)
    })
}

/// Visits the start address of every run along the first dimension, in order.
pub(super) fn for_each_run(extents: &[usize], subs: &[Subscript], f: &mut dyn FnMut(usize)) {
    let rest = &subs[1..];
    let counts: SmallVec<[usize; 4]> = rest.iter().zip(&extents[1..]).map(|(s, &n)| s.count(n)).collect();
    if counts.contains(&0) {
        return;
    }
    let strides: SmallVec<[usize; 4]> = extents
        .iter()
        .take(rest.len())
        .scan(1usize, |s, &n| {
            *s *= n;
            Some(*s)
        })
        .collect();
    let mut at: SmallVec<[usize; 4]> = SmallVec::from_elem(0, rest.len());
    loop {
        f(rest.iter().zip(&at).zip(&strides).map(|((s, &k), &stride)| s.at(k) * stride).sum());
        let mut d = 0;
        loop {
            if d == at.len() {
                return;
            }
            at[d] += 1;
            if at[d] < counts[d] {
                break;
            }
            at[d] = 0;
            d += 1;
        }
    }
}

fn pick_subs<T: Clone>(
    source: &[T],
    extents: &[usize],
    subs: &[Subscript],
    n: usize,
) -> Result<Vec<T>, Error> {
    let mut data = with_capacity(n)?;
    if n == 0 {
        return Ok(data);
    }
    let rows = extents[0];
    for_each_run(extents, subs, &mut |base| match &subs[0].places {
        Places::All => data.extend_from_slice(&source[base..base + rows]),
        Places::One(i) => data.push(source[base + i].clone()),
        Places::Span { start, count } => data.extend_from_slice(&source[base + start..base + start + count]),
        Places::Steps { start, step, count } => {
            let first = base + start;
            data.extend((0..*count as isize).map(|k| source[first.wrapping_add_signed(k * step)].clone()));
        }
        Places::Many(places) => data.extend(places.iter().map(|&i| source[base + i].clone())),
    });
    Ok(data)
}

/// The linear addresses that subscripts name in an array of these (folded) extents, in order.
pub fn addresses(extents: &[usize], subs: &[Subscript]) -> Result<Vec<usize>, Error> {
    let counts: SmallVec<[usize; 4]> = subs.iter().zip(extents).map(|(s, &n)| s.count(n)).collect();
    let n = Dims::new(&counts).checked_numel(8)?;
    let mut out = with_capacity(n)?;
    if n > 0 {
        for_each_run(extents, subs, &mut |base| subs[0].for_each(extents[0], |i| out.push(base + i)));
    }
    Ok(out)
}

/// The elements at these places (from 0, within range) as an array of these extents, for every
/// class: what permute, repmat, sort and the like are made of.
pub fn gather(value: &Value, dims: Dims, places: &[usize]) -> Result<Value, Error> {
    if value.is_sparse() {
        return sparse_again(value, gather(&full_value(value)?, dims, places)?);
    }
    with_element_type!(value, T => {
        let source = T::view(value).unwrap_or_default();
        let mut data = with_capacity(places.len())?;
        data.extend(places.iter().map(|&i| source[i].clone()));
        Ok(T::wrap(Array::new(dims, data)))
    }, else rearrange_records(value, dims, places))
}

/// Gather for the classes whose storage is not an [`Array`].
fn rearrange_records(value: &Value, dims: Dims, places: &[usize]) -> Result<Value, Error> {
    match value {
        Value::Struct(s) => Ok(Value::Struct(Rc::new(s.gather(dims, places)))),
        Value::Object(o) => Ok(Object { class: o.class, data: o.data.gather(dims, places) }.settled()),
        Value::Handle(h) => {
            let data = places.iter().map(|&p| h.objects()[p].clone()).collect();
            Ok(Handles::array(h.class(), Array::new(dims, data)).settled())
        }
        v if dims.is_scalar() && places == [0] => Ok(v.clone()),
        _ => Err(errors::paren_index()),
    }
}

/// The full form of a sparse matrix; any other value as it is.
pub fn full_value(value: &Value) -> Result<Value, Error> {
    Ok(match value {
        Value::Sparse(s) => f64::wrap(s.try_full()?),
        Value::SparseComplex(s) => num_complex::Complex64::wrap(s.try_full()?),
        Value::SparseLogical(s) => bool::wrap(s.try_full()?),
        v => v.clone(),
    })
}

/// `result` as sparse where `model` is sparse.
pub(crate) fn sparse_again(model: &Value, result: Value) -> Result<Value, Error> {
    if model.is_sparse() { crate::convert::to_sparse(&result) } else { Ok(result) }
}
