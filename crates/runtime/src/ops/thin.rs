//! Operations on sparse matrices by their stored elements: an operation is carried out on the column
//! of stored elements with a zero behind them; where it maps that zero to zero, the rest stays sparse.
//!
//! Invariant: what is computed here is what the full forms would give; other cases are `None`.

use crate::array::{Array, Dims};
use crate::convert::doubles;
use crate::element::Element;
use crate::error::Error;
use crate::sparse::Sparse;
use crate::value::Value;
use num_complex::Complex64;
use types::ScalarOp;

/// Places of elements, as rows and columns from 0.
type Places = Vec<(usize, usize)>;

/// The stored elements and their places.
fn parts(a: &Value) -> Option<(Places, Value)> {
    Some(match a {
        Value::Sparse(s) => {
            (s.iter().map(|t| (t.0, t.1)).collect(), column(s.iter().map(|t| t.2).collect::<Vec<f64>>()))
        }
        Value::SparseComplex(s) => (
            s.iter().map(|t| (t.0, t.1)).collect(),
            column(s.iter().map(|t| t.2).collect::<Vec<Complex64>>()),
        ),
        Value::SparseLogical(s) => {
            (s.iter().map(|t| (t.0, t.1)).collect(), column(s.iter().map(|t| t.2).collect::<Vec<bool>>()))
        }
        _ => return None,
    })
}

/// A column with a zero at its end.
fn column<T: Element>(mut data: Vec<T>) -> Value {
    data.push(T::fill());
    T::wrap(Array::column(data))
}

/// A sparse matrix of results at these places; the last result is that of zeros.
fn rebuilt(dims: &Dims, places: &Places, results: &Value) -> Option<Result<Value, Error>> {
    fn fill<T: Element + crate::array::ZeroBits + PartialEq>(
        dims: &Dims,
        places: &Places,
        data: &[T],
    ) -> Option<Result<Sparse<T>, Error>> {
        if data.len() != places.len() + 1 || data.last() != Some(&T::fill()) {
            return None;
        }
        let elements = places.iter().zip(data).map(|(&(r, c), x)| (r, c, *x));
        Some(Sparse::from_ordered(dims.rows(), dims.cols(), elements))
    }
    match results {
        Value::F64(_) | Value::Double(_) => {
            let data = f64::view(results)?;
            fill(dims, places, &data).map(|r| r.map(|s| Value::Sparse(s.into())))
        }
        Value::C64(_) | Value::ComplexDouble(_) => {
            let data = Complex64::view(results)?;
            fill(dims, places, &data).map(|r| r.map(|s| Value::SparseComplex(s.into())))
        }
        Value::Bool(_) | Value::Logical(_) => {
            let data = bool::view(results)?;
            fill(dims, places, &data).map(|r| r.map(|s| Value::SparseLogical(s.into())))
        }
        _ => None,
    }
}

/// An elementwise operation on one sparse matrix.
pub(super) fn unary(a: &Value, f: impl Fn(Value) -> Result<Value, Error>) -> Option<Result<Value, Error>> {
    let (places, data) = parts(a)?;
    match f(data) {
        Ok(results) => rebuilt(&a.dims(), &places, &results),
        Err(e) => Some(Err(e)),
    }
}

/// An elementwise operation on a sparse matrix and a scalar, or on two sparse matrices of one size.
pub(super) fn binary(
    a: &Value,
    b: &Value,
    f: impl Fn(Value, Value) -> Result<Value, Error>,
) -> Option<Result<Value, Error>> {
    let done = |dims: &Dims, places: &Places, results: Result<Value, Error>| match results {
        Ok(results) => rebuilt(dims, places, &results),
        Err(e) => Some(Err(e)),
    };
    if b.is_scalar() && !b.is_sparse() {
        let (places, data) = parts(a)?;
        return done(&a.dims(), &places, f(data, b.clone()));
    }
    if a.is_scalar() && !a.is_sparse() {
        let (places, data) = parts(b)?;
        return done(&b.dims(), &places, f(a.clone(), data));
    }
    if a.dims() != b.dims() || !a.is_sparse() || !b.is_sparse() {
        return None;
    }
    let ((pa, va), (pb, vb)) = (parts(a)?, parts(b)?);
    // The union of the places, column after column.
    let mut places: Places = Vec::with_capacity(pa.len() + pb.len());
    let (mut from_a, mut from_b) = (Vec::new(), Vec::new());
    let (mut i, mut j) = (0, 0);
    let key = |p: &(usize, usize)| (p.1, p.0);
    while i < pa.len() || j < pb.len() {
        let left = j >= pb.len() || i < pa.len() && key(&pa[i]) <= key(&pb[j]);
        let right = i >= pa.len() || j < pb.len() && key(&pb[j]) <= key(&pa[i]);
        places.push(if left { pa[i] } else { pb[j] });
        from_a.push(if left { i } else { pa.len() });
        from_b.push(if right { j } else { pb.len() });
        i += usize::from(left);
        j += usize::from(right);
    }
    from_a.push(pa.len());
    from_b.push(pb.len());
    let spread = |v: &Value, at: &[usize]| crate::index::gather(v, Dims::matrix(at.len(), 1), at);
    let (x, y) = match (spread(&va, &from_a), spread(&vb, &from_b)) {
        (Ok(x), Ok(y)) => (x, y),
        (Err(e), _) | (_, Err(e)) => return Some(Err(e)),
    };
    done(&a.dims(), &places, f(x, y))
}

/// [`binary`] for sums and products of real doubles, without columns in between.
pub(super) fn arithmetic(op: ScalarOp, a: &Value, b: &Value) -> Option<Result<Value, Error>> {
    let merged = |f: fn(f64, f64) -> f64| match (a, b) {
        (Value::Sparse(x), Value::Sparse(y)) if a.dims() == b.dims() => Some(x.merged(y, f)),
        (Value::Sparse(x), Value::F64(k)) | (Value::F64(k), Value::Sparse(x))
            if op == ScalarOp::Times && k.is_finite() =>
        {
            Some(Ok(x.map(|x| x * k)))
        }
        _ => None,
    };
    let result = match op {
        ScalarOp::Plus => merged(|x, y| x + y),
        ScalarOp::Minus => merged(|x, y| x - y),
        ScalarOp::Times => merged(|x, y| x * y),
        _ => None,
    };
    result.map(|r| r.map(|s| Value::Sparse(s.into())))
}

/// The transpose.
pub(super) fn transpose(a: &Value) -> Option<Result<Value, Error>> {
    Some(match a {
        Value::Sparse(s) => s.transposed().map(|s| Value::Sparse(s.into())),
        Value::SparseComplex(s) => s.transposed().map(|s| Value::SparseComplex(s.into())),
        Value::SparseLogical(s) => s.transposed().map(|s| Value::SparseLogical(s.into())),
        _ => return None,
    })
}

/// The product of matrices whose inner extents agree, where one is sparse and both are real doubles.
pub(super) fn product(a: &Value, b: &Value) -> Option<Result<Value, Error>> {
    let (m, n) = (a.dims().rows(), b.dims().cols());
    let inner = a.dims().cols();
    match (a, b) {
        (Value::Sparse(x), Value::Sparse(y)) => {
            // The sums of a column, and the column each of them belongs to, counted from 1.
            let (mut sums, mut column) = (vec![0.0; m], vec![0; m]);
            let (mut elements, mut rows) = (Vec::new(), Vec::new());
            for c in 0..n {
                for (k, w) in y.column(c) {
                    for (r, v) in x.column(k) {
                        if column[r] != c + 1 {
                            (column[r], sums[r]) = (c + 1, 0.0);
                            rows.push(r);
                        }
                        sums[r] += v * w;
                    }
                }
                rows.sort_unstable();
                elements.extend(rows.drain(..).map(|r| (r, c, sums[r])));
            }
            Some(Sparse::from_ordered(m, n, elements.into_iter()).map(|s| Value::Sparse(s.into())))
        }
        (Value::Sparse(x), Value::F64(_) | Value::Double(_) | Value::Range(_)) => {
            let y = doubles(b);
            if let Some(x) = x.turned() {
                // Each element is the sum of a column's products, in the same order as below.
                return Some(full_product(m, n, |out| {
                    for (out, y) in out.chunks_exact_mut(m.max(1)).zip(y.chunks_exact(inner.max(1))) {
                        for (c, sum) in out.iter_mut().enumerate() {
                            *sum = x.column(c).fold(0.0, |s, (r, v)| s + v * y[r]);
                        }
                    }
                }));
            }
            Some(full_product(m, n, |out| {
                for (out, y) in out.chunks_exact_mut(m.max(1)).zip(y.chunks_exact(inner.max(1))) {
                    for (c, &factor) in y.iter().enumerate() {
                        let (rows, values) = x.column_parts(c);
                        for (&r, &v) in rows.iter().zip(values) {
                            out[r] += v * factor;
                        }
                    }
                }
            }))
        }
        (Value::F64(_) | Value::Double(_) | Value::Range(_), Value::Sparse(y)) => {
            let x = doubles(a);
            Some(full_product(m, n, |out| {
                for (k, c, w) in y.iter() {
                    for r in 0..m {
                        out[c * m + r] += x[k * m + r] * w;
                    }
                }
            }))
        }
        _ => None,
    }
}

fn full_product(m: usize, n: usize, fill: impl FnOnce(&mut [f64])) -> Result<Value, Error> {
    let dims = Dims::matrix(m, n);
    let mut out = crate::array::zeros::<f64>(dims.checked_numel(8)?)?;
    fill(&mut out);
    Ok(f64::wrap(Array::new(dims, out)))
}
