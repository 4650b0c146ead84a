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
mod supernodes;
#[cfg(test)]
mod tests;
mod tridiagonal;

pub(crate) use cholesky::cholesky;
pub(crate) use lu::{SparseLu, lu};
pub(crate) use supernodes::factor as cholesky_by_blocks;

use super::solve::{CLEAR, rcond_by, warn_if_bad, warn_singular};
use super::{Field, Mat};
use crate::context::Context;
use crate::error::Error;
use crate::sparse::Sparse;
use crate::value::Value;
use band::Band;
use num_complex::Complex64;
use std::borrow::Cow;
use tridiagonal::Tridiagonal;

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
    let (below, above) = bandwidths(a);
    // The reciprocal condition number, where the matrix says enough of it.
    let known = Some(least_dominance(a) / norm).filter(|bound| *bound > CLEAR);
    let estimated = |solve: &dyn Fn(&[T]) -> Vec<T>, adjoint: &dyn Fn(&[T]) -> Vec<T>| {
        known.unwrap_or_else(|| rcond_by(n, norm, solve, adjoint))
    };
    if below == 0 || above == 0 {
        let f = Triangle { a, upper: below == 0 };
        let regular = (0..n).all(|j| a.column_parts(j).0.binary_search(&j).is_ok());
        let rcond = regular.then(|| estimated(&|x| f.solve(x), &|x| f.solve_adjoint(x)));
        return answer(context, b, rcond, |x| f.solve(x));
    }
    if (below, above) == (1, 1) {
        let f = Tridiagonal::new(a)?;
        let rcond = (!f.is_singular()).then(|| estimated(&|x| f.solve(x), &|x| f.solve_adjoint(x)));
        return answer(context, b, rcond, |x| f.solve(x));
    }
    if a.nnz() as f64 > 0.5 * n as f64 * (below + above + 1) as f64 {
        let f = Band::new(a, below, above)?;
        let rcond = (!f.is_singular()).then(|| estimated(&|x| f.solve(x), &|x| f.solve_adjoint(x)));
        return answer(context, b, rcond, |x| f.solve(x));
    }
    let (hermitian, symmetric) = symmetry(a);
    let positive = hermitian && has_positive_diagonal(a);
    if positive && let Some(f) = cholesky_by_blocks(a, symmetric_order(a))? {
        let rcond = match has_positive_inverse(a) {
            true => 1.0 / (norm * f.solve(&vec![T::ONE; n]).iter().fold(0.0, |m: f64, x| m.max(x.modulus()))),
            false => estimated(&|x| f.solve(x), &|x| f.solve(x)),
        };
        return answer(context, b, Some(rcond), |x| f.solve(x));
    }
    let f = ordered(a, symmetric);
    let regular = !f.diagonal.contains(&T::ZERO);
    let rcond = regular.then(|| estimated(&|x| f.solve(x), &|x| f.solve_adjoint(x)));
    answer(context, b, rcond, |x| f.solve(x))
}

/// LU factors of a square matrix in an order that keeps them sparse.
pub(crate) fn lu_ordered<T: Field>(a: &Sparse<T>) -> SparseLu<T> {
    ordered(a, symmetry(a).1)
}

fn ordered<T: Field>(a: &Sparse<T>, symmetric: bool) -> SparseLu<T> {
    match symmetric {
        true => lu(a, symmetric_order(a), PREFER),
        false => lu(a, column_order(a), 1.0),
    }
}

/// Warns where the matrix is not good (`None`: singular), and solves for each column.
fn answer<T: Field>(
    context: &mut Context,
    b: &Mat<T>,
    rcond: Option<f64>,
    solve: impl Fn(&[T]) -> Vec<T>,
) -> Result<Mat<T>, Error> {
    match rcond {
        None => warn_singular(context)?,
        Some(rcond) => warn_if_bad(context, rcond)?,
    }
    if b.cols == 1 {
        return Ok(Mat { rows: b.rows, cols: 1, data: solve(&b.data) });
    }
    Ok(Mat { rows: b.rows, cols: b.cols, data: b.data.chunks_exact(b.rows).flat_map(solve).collect() })
}

/// How far the elements reach below and above the diagonal.
fn bandwidths<T: Field>(a: &Sparse<T>) -> (usize, usize) {
    (0..a.cols()).fold((0, 0), |(below, above), j| match a.column_parts(j).0 {
        [] => (below, above),
        rows => (below.max(rows[rows.len() - 1].saturating_sub(j)), above.max(j.saturating_sub(rows[0]))),
    })
}

/// By how much the element on the diagonal exceeds the others of its column together, in the column where
/// that is least. Where it is positive, `norm(inv(A), 1)` is at most one through it.
/// Source: J. Varah, "A lower bound for the smallest singular value of a matrix", Linear Algebra Appl. 11
/// (1975).
fn least_dominance<T: Field>(a: &Sparse<T>) -> f64 {
    let gap = |j: usize| {
        let (rows, values) = a.column_parts(j);
        rows.iter().zip(values).fold(0.0, |s, (&i, x)| if i == j { s + x.modulus() } else { s - x.modulus() })
    };
    (0..a.cols()).map(gap).fold(f64::INFINITY, |m, g| if g < m || g.is_nan() { g } else { m })
}

/// Whether the inverse of a positive definite matrix has no negative element, as that of one without positive
/// elements off the diagonal (Stieltjes): then its norm is that of its product with ones.
/// Source: R. Varga, "Matrix Iterative Analysis", 1962, 3.5.
fn has_positive_inverse<T: Field>(a: &Sparse<T>) -> bool {
    (0..a.cols()).all(|j| {
        let (rows, values) = a.column_parts(j);
        rows.iter().zip(values).all(|(&i, x)| i == j || (x.is_real() && x.re() <= 0.0))
    })
}

/// Whether a matrix is Hermitian, and whether elements mostly have others opposite of them and the diagonal
/// is full.
fn symmetry<T: Field>(a: &Sparse<T>) -> (bool, bool) {
    let (mut same, mut opposite, mut diagonal) = (0, 0, 0);
    // Elements of a row come with rising columns, as those opposite of them do with rising rows.
    let mut next: Vec<usize> = vec![0; a.cols()];
    for j in 0..a.cols() {
        let (rows, values) = a.column_parts(j);
        for (&i, x) in rows.iter().zip(values) {
            diagonal += usize::from(i == j);
            let (facing, others) = a.column_parts(i);
            while facing.get(next[i]).is_some_and(|&r| r < j) {
                next[i] += 1;
            }
            if facing.get(next[i]) == Some(&j) {
                same += usize::from(others[next[i]] == x.conj());
                opposite += 1;
            }
        }
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
    let opposite = |i: usize, j: usize| a.column_parts(i).0.binary_search(&j).is_ok();
    for j in 0..a.cols() {
        for &i in a.column_parts(j).0.iter().filter(|&&i| i != j) {
            neighbours[j].push(i);
            if !opposite(i, j) {
                neighbours[i].push(j);
            }
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
            let (rows, values) = self.a.column_parts(k);
            rows.iter().zip(values).filter(|(i, _)| **i != k).for_each(|(&i, &v)| x[i] -= v * factor);
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
