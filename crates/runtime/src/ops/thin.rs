//! Operations on sparse matrices by their stored elements: an operation is carried out on the column
//! of stored elements with a zero behind them; where it maps that zero to zero, the rest stays sparse.
//!
//! Invariant: what is computed here is what the full forms would give; other cases are `None`.

use crate::array::{Array, Dims};
use crate::convert::{complexes, doubles, narrow};
use crate::element::Element;
use crate::error::Error;
use crate::linalg::{Field, sparse};
use crate::sparse::Sparse;
use crate::value::Value;
use num_complex::Complex64;
use std::borrow::Cow;
use types::{Class, ScalarOp};

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

/// The sparse matrix of some of the elements of another one, each at the place where `place` puts it; in
/// column-major order they stay in the same order. `None` where `a` is not sparse.
pub fn placed(
    a: &Value,
    (rows, cols): (usize, usize),
    place: impl Fn(usize, usize) -> Option<(usize, usize)>,
) -> Option<Result<Value, Error>> {
    fn of<T: Element + crate::array::ZeroBits + PartialEq>(
        s: &Sparse<T>,
        (rows, cols): (usize, usize),
        place: impl Fn(usize, usize) -> Option<(usize, usize)>,
    ) -> Result<Sparse<T>, Error> {
        let there = s.iter().filter_map(|(r, c, x)| place(r, c).map(|(r, c)| (r, c, x)));
        Sparse::from_ordered(rows, cols, there)
    }
    Some(match a {
        Value::Sparse(s) => of(s, (rows, cols), place).map(|s| Value::Sparse(s.into())),
        Value::SparseComplex(s) => of(s, (rows, cols), place).map(|s| Value::SparseComplex(s.into())),
        Value::SparseLogical(s) => of(s, (rows, cols), place).map(|s| Value::SparseLogical(s.into())),
        _ => return None,
    })
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

/// A factor of a product: a sparse matrix, or a full one by columns.
enum Factor<'a, T: Clone> {
    Thin(Cow<'a, Sparse<T>>),
    Full(Cow<'a, [T]>),
}

impl Factor<'_, f64> {
    fn real(a: &Value) -> Option<Factor<'_, f64>> {
        Some(match sparse::real(a) {
            Some(s) => Factor::Thin(s),
            None if a.is_complex() => return None,
            None => Factor::Full(doubles(a)),
        })
    }
}

impl Factor<'_, Complex64> {
    fn complex(a: &Value) -> Result<Factor<'_, Complex64>, Error> {
        Ok(match a.is_sparse() {
            true => Factor::Thin(sparse::complex(a)?),
            false => Factor::Full(complexes(a)),
        })
    }
}

/// The product of matrices whose inner extents agree, where one is sparse and both are double (or logical).
/// A real factor multiplies both parts of a complex one.
pub(super) fn product(a: &Value, b: &Value) -> Option<Result<Value, Error>> {
    if !(a.is_sparse() || b.is_sparse()) || a.class() == Class::Single || b.class() == Class::Single {
        return None;
    }
    let extents = (a.dims().rows(), a.dims().cols(), b.dims().cols());
    Some((|| match (Factor::real(a), Factor::real(b)) {
        (Some(x), Some(y)) => Ok(match multiplied(extents, &x, &y, |x, y| x * y)? {
            Factor::Thin(s) => Value::Sparse(s.into_owned().into()),
            Factor::Full(data) => {
                f64::wrap(Array::new(Dims::matrix(extents.0, extents.2), data.into_owned()))
            }
        }),
        (Some(x), None) => {
            complex_result(extents, multiplied(extents, &x, &Factor::complex(b)?, |x, y| y.scale(x))?)
        }
        (None, Some(y)) => {
            complex_result(extents, multiplied(extents, &Factor::complex(a)?, &y, |x, y| x.scale(y))?)
        }
        (None, None) => complex_result(
            extents,
            multiplied(extents, &Factor::complex(a)?, &Factor::complex(b)?, |x, y| x * y)?,
        ),
    })())
}

/// A complex product as a value: real where no imaginary part is left.
fn complex_result((m, _, n): (usize, usize, usize), product: Factor<Complex64>) -> Result<Value, Error> {
    Ok(match product {
        Factor::Thin(s) if s.values().iter().all(|z| z.im == 0.0) => Value::Sparse(s.map(|z| z.re).into()),
        Factor::Thin(s) => Value::SparseComplex(s.into_owned().into()),
        Factor::Full(data) => narrow(Dims::matrix(m, n), data.into_owned()),
    })
}

/// The product of an m-by-k and a k-by-n matrix, sparse where both are. Each element is a sum in the order of the inner index.
fn multiplied<A: Field, B: Field, T: Field>(
    (m, inner, n): (usize, usize, usize),
    a: &Factor<A>,
    b: &Factor<B>,
    times: impl Fn(A, B) -> T,
) -> Result<Factor<'static, T>, Error> {
    let full = || crate::array::zeros::<T>(Dims::matrix(m, n).checked_numel(size_of::<T>())?);
    Ok(Factor::Full(Cow::Owned(match (a, b) {
        (Factor::Thin(x), Factor::Thin(y)) => {
            return thin_product(m, n, x, y, times).map(|s| Factor::Thin(Cow::Owned(s)));
        }
        (Factor::Thin(x), Factor::Full(y)) => {
            let mut out = full()?;
            let columns = out.chunks_exact_mut(m.max(1)).zip(y.chunks_exact(inner.max(1)));
            match x.turned() {
                // Each element is the sum of a column's products, in the same order as below.
                Some(x) => columns.for_each(|(out, y)| {
                    for (c, sum) in out.iter_mut().enumerate() {
                        *sum = x.column(c).fold(T::ZERO, |s, (r, v)| s + times(v, y[r]));
                    }
                }),
                None => columns.for_each(|(out, y)| {
                    for (c, &factor) in y.iter().enumerate() {
                        let (rows, values) = x.column_parts(c);
                        for (&r, &v) in rows.iter().zip(values) {
                            out[r] += times(v, factor);
                        }
                    }
                }),
            }
            out
        }
        (Factor::Full(x), Factor::Thin(y)) => {
            let mut out = full()?;
            for (k, c, w) in y.iter() {
                for (out, &x) in out[c * m..][..m].iter_mut().zip(&x[k * m..][..m]) {
                    *out += times(x, w);
                }
            }
            out
        }
        // One of them is sparse.
        (Factor::Full(_), Factor::Full(_)) => full()?,
    })))
}

/// [`multiplied`] of two sparse matrices, column after column.
fn thin_product<A: Field, B: Field, T: Field>(
    m: usize,
    n: usize,
    x: &Sparse<A>,
    y: &Sparse<B>,
    times: impl Fn(A, B) -> T,
) -> Result<Sparse<T>, Error> {
    // The sums of a column, and the column each of them belongs to, counted from 1.
    let (mut sums, mut column) = (crate::array::zeros::<T>(m)?, crate::array::zeros::<usize>(m)?);
    let (mut elements, mut rows) = (Vec::new(), Vec::new());
    for c in 0..n {
        for (k, w) in y.column(c) {
            for (r, v) in x.column(k) {
                if column[r] != c + 1 {
                    (column[r], sums[r]) = (c + 1, T::ZERO);
                    rows.push(r);
                }
                sums[r] += times(v, w);
            }
        }
        rows.sort_unstable();
        crate::array::reserve(&mut elements, rows.len())?;
        elements.extend(rows.drain(..).map(|r| (r, c, sums[r])));
    }
    Sparse::from_ordered(m, n, elements.into_iter())
}
