//! Sparse linear systems: which factors a matrix gets, and in which order.
//!
//! Triangles are substituted, narrow bands are factored as bands, Hermitian matrices with a positive
//! diagonal by Cholesky, others by LU, always in an order that keeps the factors sparse. No full matrix is
//! made. Where the pattern is nearly symmetric the order is that of `A+A'` and pivots on the diagonal are
//! preferred, else it is that of `A'*A`.

mod band;
mod cholesky;
mod lu;
mod order;
#[cfg(test)]
mod tests;

pub(crate) use cholesky::cholesky;
pub(crate) use lu::lu;

use super::solve::{rcond_by, warn_if_bad, warn_singular};
use super::{Field, Mat};
use crate::context::Context;
use crate::error::Error;
use crate::sparse::Sparse;
use crate::value::Value;
use band::Band;
use num_complex::Complex64;
use std::borrow::Cow;

/// A pivot on the diagonal is taken where it is so much of the greatest one of its column.
const PREFER: f64 = 0.1;

/// The elements of a sparse matrix as reals, where they are.
pub(crate) fn real(a: &Value) -> Option<Cow<'_, Sparse<f64>>> {
    match a {
        Value::Sparse(s) => Some(Cow::Borrowed(s)),
        Value::SparseLogical(s) => Some(Cow::Owned(s.map(|x| f64::from(u8::from(x))))),
        _ => None,
    }
}

/// The elements of a sparse matrix as complex numbers.
pub(crate) fn complex(a: &Value) -> Result<Cow<'_, Sparse<Complex64>>, Error> {
    match (a, real(a)) {
        (Value::SparseComplex(s), _) => Ok(Cow::Borrowed(s)),
        (_, Some(s)) => Ok(Cow::Owned(s.map(|x| Complex64::new(x, 0.0)))),
        _ => Sparse::empty(0, 0).map(Cow::Owned),
    }
}

/// `A\B` for a square sparse matrix. Warns as MATLAB does.
pub(crate) fn solve<T: Field>(context: &mut Context, a: &Sparse<T>, b: &Mat<T>) -> Result<Mat<T>, Error> {
    let n = a.rows();
    if n == 0 || b.cols == 0 {
        return Mat::zeros(n, b.cols);
    }
    let norm = (0..n)
        .map(|j| a.column(j).map(|(_, x)| x.modulus()).sum::<f64>())
        .fold(0.0, |m: f64, s| if s.is_nan() { s } else { m.max(s) });
    let (below, above) =
        a.iter().fold((0, 0), |(l, u), (i, j, _)| (l.max(i.saturating_sub(j)), u.max(j.saturating_sub(i))));
    if below == 0 || above == 0 {
        let solver = Triangle { a, upper: below == 0 };
        let singular = (0..n).any(|j| a.column(j).all(|(i, _)| i != j));
        return finish(context, n, norm, b, singular, |x| solver.solve(x), |x| solver.solve_adjoint(x));
    }
    if a.nnz() as f64 > 0.5 * n as f64 * (below + above + 1) as f64 {
        let f = Band::new(a, below, above)?;
        return finish(context, n, norm, b, f.is_singular(), |x| f.solve(x), |x| f.solve_adjoint(x));
    }
    let (hermitian, symmetric) = symmetry(a);
    let positive = hermitian && has_positive_diagonal(a);
    if positive && let Ok(f) = cholesky(a, symmetric_order(a)) {
        return finish(context, n, norm, b, false, |x| f.solve(x), |x| f.solve(x));
    }
    let f = match symmetric {
        true => lu(a, symmetric_order(a), PREFER),
        false => lu(a, column_order(a), 1.0),
    };
    let singular = f.diagonal.contains(&T::ZERO);
    finish(context, n, norm, b, singular, |x| f.solve(x), |x| f.solve_adjoint(x))
}

/// Warns where the matrix is not good, and solves for each column.
fn finish<T: Field>(
    context: &mut Context,
    n: usize,
    norm: f64,
    b: &Mat<T>,
    singular: bool,
    solve: impl Fn(&[T]) -> Vec<T>,
    solve_adjoint: impl Fn(&[T]) -> Vec<T>,
) -> Result<Mat<T>, Error> {
    if singular {
        warn_singular(context)?;
    } else {
        warn_if_bad(context, rcond_by(n, norm, &solve, solve_adjoint))?;
    }
    Ok(Mat { rows: n, cols: b.cols, data: b.data.chunks_exact(n).flat_map(solve).collect() })
}

/// Whether a matrix is Hermitian, and whether elements mostly have others opposite of them and the diagonal
/// is full.
fn symmetry<T: Field>(a: &Sparse<T>) -> (bool, bool) {
    let (mut same, mut opposite, mut diagonal) = (0, 0, 0);
    for (i, j, x) in a.iter() {
        if i == j {
            diagonal += 1;
        }
        let y = a.get(j, i);
        same += usize::from(y == x.conj());
        opposite += usize::from(y != T::ZERO);
    }
    (same == a.nnz(), diagonal == a.rows() && 2 * opposite > a.nnz())
}

fn has_positive_diagonal<T: Field>(a: &Sparse<T>) -> bool {
    (0..a.cols()).all(|j| {
        let d = a.get(j, j);
        d.re() > 0.0 && d.is_real()
    })
}

/// The order of elimination for the pattern of `A+A'`.
pub(crate) fn symmetric_order<T: Field>(a: &Sparse<T>) -> Vec<usize> {
    let mut neighbours = vec![Vec::new(); a.cols()];
    for (i, j, _) in a.iter().filter(|t| t.0 != t.1) {
        neighbours[j].push(i);
        if a.get(j, i) == T::ZERO {
            neighbours[i].push(j);
        }
    }
    order::minimum_degree(neighbours, Vec::new())
}

/// The order of columns for the pattern of `A'*A`.
pub(crate) fn column_order<T: Field>(a: &Sparse<T>) -> Vec<usize> {
    let mut rows = vec![Vec::new(); a.rows()];
    a.iter().for_each(|(i, j, _)| rows[i].push(j));
    // A row that is nearly full says nothing about where fill can be avoided.
    let dense = (10.0 * (a.cols() as f64).sqrt()).max(16.0) as usize;
    rows.retain(|r| !r.is_empty() && r.len() <= dense);
    order::minimum_degree(vec![Vec::new(); a.cols()], rows)
}

/// Substitution in a triangular matrix.
struct Triangle<'a, T> {
    a: &'a Sparse<T>,
    upper: bool,
}

impl<T: Field> Triangle<'_, T> {
    fn solve(&self, b: &[T]) -> Vec<T> {
        let n = b.len();
        let mut x = b.to_vec();
        for step in 0..n {
            let k = if self.upper { n - 1 - step } else { step };
            x[k] = x[k] / self.a.get(k, k);
            let factor = x[k];
            self.a.column(k).filter(|(i, _)| *i != k).for_each(|(i, v)| x[i] -= v * factor);
        }
        x
    }

    fn solve_adjoint(&self, b: &[T]) -> Vec<T> {
        let n = b.len();
        let mut x = b.to_vec();
        for step in 0..n {
            let k = if self.upper { step } else { n - 1 - step };
            let others = self.a.column(k).filter(|(i, _)| *i != k);
            let sum = others.fold(x[k], |s, (i, v)| s - v.conj() * x[i]);
            x[k] = sum / self.a.get(k, k).conj();
        }
        x
    }
}
