//! Indexing of sparse matrices without their full form: work and memory follow the stored elements
//! and the places named, not the extents.
//!
//! Invariant: what is written here is what the full form would give; cases that are not looked at
//! here (`None`) go through the full form.

use super::get::folded;
use super::subscript::{Places, Subscript};
use crate::array::{Dims, ZeroBits};
use crate::convert;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::sparse::Sparse;
use crate::value::Value;
use num_complex::Complex64;
use rustc_hash::FxHashMap;
use types::Class;

/// `x(index)` of a sparse matrix; `shape` is that of the result.
pub(super) fn get_linear(value: &Value, shape: &Dims, sub: &Subscript) -> Option<Result<Value, Error>> {
    if shape.rank() > 2 {
        return None;
    }
    Some(match value {
        Value::Sparse(s) => listed(s, shape, sub).map(|s| Value::Sparse(s.into())),
        Value::SparseComplex(s) => listed(s, shape, sub).map(|s| Value::SparseComplex(s.into())),
        Value::SparseLogical(s) => listed(s, shape, sub).map(|s| Value::SparseLogical(s.into())),
        _ => return None,
    })
}

/// `x(rows, columns)` of a sparse matrix; the subscripts are in bounds.
pub(super) fn get_subs(value: &Value, subs: &[Subscript]) -> Option<Result<Value, Error>> {
    let [rows, cols] = subs else { return None };
    Some(match value {
        Value::Sparse(s) => chosen(s, rows, cols).map(|s| Value::Sparse(s.into())),
        Value::SparseComplex(s) => chosen(s, rows, cols).map(|s| Value::SparseComplex(s.into())),
        Value::SparseLogical(s) => chosen(s, rows, cols).map(|s| Value::SparseLogical(s.into())),
        _ => return None,
    })
}

fn listed<T: Element + ZeroBits + PartialEq>(
    s: &Sparse<T>,
    shape: &Dims,
    sub: &Subscript,
) -> Result<Sparse<T>, Error> {
    let mut triplets = Vec::new();
    let place = |k: usize| (k % shape.rows().max(1), k / shape.rows().max(1));
    if sub.is_colon() {
        for (r, c, x) in s.iter() {
            let (i, j) = place(c * s.rows() + r);
            triplets.push((i, j, x));
        }
    } else {
        for k in 0..sub.count(0) {
            let at = sub.at(k);
            let x = s.get(at % s.rows().max(1), at / s.rows().max(1));
            if x != T::fill() {
                let (i, j) = place(k);
                triplets.push((i, j, x));
            }
        }
    }
    Sparse::from_triplets(shape.rows(), shape.cols(), triplets, |_, new| new)
}

fn chosen<T: Element + ZeroBits + PartialEq>(
    s: &Sparse<T>,
    rows: &Subscript,
    cols: &Subscript,
) -> Result<Sparse<T>, Error> {
    let (m, n) = (rows.count(s.rows()), cols.count(s.cols()));
    let span = match rows.places {
        Places::All => Some((0, s.rows())),
        Places::One(i) => Some((i, 1)),
        Places::Span { start, count } => Some((start, count)),
        Places::Steps { .. } | Places::Many(_) => None,
    };
    if let Some(span) = span {
        return s.block(span, n, |j| cols.at(j));
    }
    // Where each row goes: those that are named one by one are looked up.
    let mut places: FxHashMap<usize, Vec<usize>> = FxHashMap::default();
    let mut k = 0;
    rows.for_each(s.rows(), |r| {
        places.entry(r).or_default().push(k);
        k += 1;
    });
    let mut triplets = Vec::new();
    for j in 0..n {
        for (r, x) in s.column(cols.at(j)) {
            triplets.extend(places.get(&r).into_iter().flatten().map(|&i| (i, j, x)));
        }
    }
    Sparse::from_triplets(m, n, triplets, |_, new| new)
}

/// `target(rows, columns) = source` where the target is sparse.
pub(super) fn set(target: &mut Value, subs: &[Subscript], source: &Value) -> Option<Result<(), Error>> {
    let [rows, cols] = subs else { return None };
    let dims = target.dims();
    let fits = !dims.is_null()
        && dims.rank() == 2
        && source.is_matrix()
        && source.class() != Class::Single
        && !source.class().is_integer();
    if !fits {
        return None;
    }
    let result = match target {
        Value::Sparse(s) if !source.is_complex() => {
            let of = |v: &Value| convert::doubles(v).into_owned();
            written(s, rows, cols, source, of).map(|s| Value::Sparse(s.into()))
        }
        Value::SparseLogical(s) if source.class() == Class::Logical => {
            let of = |v: &Value| convert::doubles(v).iter().map(|x| *x != 0.0).collect();
            written(s, rows, cols, source, of).map(|s| Value::SparseLogical(s.into()))
        }
        Value::SparseComplex(s) => {
            let of = |v: &Value| -> Vec<Complex64> { convert::complexes(v).into_owned() };
            written(s, rows, cols, source, of).map(|s| Value::SparseComplex(s.into()))
        }
        _ => return None,
    };
    Some(result.map(|value| *target = value))
}

fn written<T: Element + ZeroBits + PartialEq>(
    s: &Sparse<T>,
    rows: &Subscript,
    cols: &Subscript,
    source: &Value,
    values: impl Fn(&Value) -> Vec<T>,
) -> Result<Sparse<T>, Error> {
    let extents = folded(&Dims::matrix(s.rows(), s.cols()), 2);
    let (m, n) = (rows.count(extents[0]), cols.count(extents[1]));
    let given = source.dims();
    let long = |d: &[usize]| d.iter().copied().filter(|&n| n != 1).collect::<Vec<_>>();
    if source.numel() != 1 && long(&[m, n]) != long(&given) && !(m * n == 0 && source.is_empty()) {
        return Err(errors::assignment_size(&Dims::matrix(m, n), &given));
    }
    let full = super::full_value(source)?;
    let data = values(&full);
    let value = |k: usize| if data.len() == 1 { data.first() } else { data.get(k) }.copied();
    // The last of equal subscripts counts.
    let last = |sub: &Subscript, count: usize| -> Result<Vec<(usize, usize)>, Error> {
        let mut places: Vec<(usize, usize)> = crate::array::with_capacity(count)?;
        places.extend((0..count).rev().map(|k| (sub.at(k), k)));
        places.sort_by_key(|p| p.0);
        places.dedup_by_key(|p| p.0);
        Ok(places)
    };
    let size = (s.rows().max(rows.bound), s.cols().max(cols.bound));
    s.overwritten(size, &last(rows, m)?, &last(cols, n)?, |i, j| value(j * m + i).unwrap_or(T::fill()))
}
