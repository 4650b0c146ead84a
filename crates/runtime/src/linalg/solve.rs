//! Linear systems: `A\B` for every shape, inverse, determinant, reciprocal condition number.

use super::field::{Field, Mat};
use super::lu::{Lu, cholesky, lu};
use super::ordered::{definite_in, inverse_in, lu_in, solve_in, triangle_in};
use super::qr::qr_pivoted;
use super::svd::{Vectors, svd};
use super::vectors::{
    back_substitute, back_substitute_adjoint, forward_substitute, forward_substitute_adjoint,
};
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::format::Spec;

/// `A\B`: substitution for triangles, Cholesky for what looks positive definite, LU for other
/// square matrices, pivoted QR otherwise. Warns as MATLAB does. In Octave's language the solution of
/// what is singular or not square is the one of least norm.
pub fn solve<T: Field>(context: &mut Context, a: &Mat<T>, b: &Mat<T>) -> Result<Mat<T>, Error> {
    if a.rows != a.cols {
        return if context.octave { least_norm(a, b) } else { least_squares(context, a, b) };
    }
    if a.rows == 0 || b.cols == 0 {
        return Mat::zeros(a.cols, b.cols);
    }
    let (upper, lower) = (a.is_upper(), a.is_lower());
    if upper || lower {
        return triangular(context, a, b, upper);
    }
    let positive = (0..a.rows).all(|i| a.at(i, i).re() > 0.0 && a.at(i, i).is_real());
    if positive
        && a.is_hermitian()
        && let Ok(r) = cholesky(a)
    {
        let solved = |b: &[T]| {
            let mut x = b.to_vec();
            forward_substitute_adjoint(&r, &mut x);
            back_substitute(&r, &mut x);
            x
        };
        let data = b.data.chunks_exact(a.rows).flat_map(solved).collect();
        if !is_clear(&r, false, a.norm1()) {
            warn_if_bad(context, rcond_by(a.rows, a.norm1(), solved, solved))?;
        }
        let plain = Mat { rows: a.rows, cols: b.cols, data };
        return Ok(definite_in(context.octave, a, b).unwrap_or(plain));
    }
    let factors = lu_in(context.octave, a);
    if factors.is_singular() {
        warn_singular(context)?;
        return if context.octave { least_norm(a, b) } else { Ok(factors.solve(b)) };
    }
    warn_of(context, &factors, a)?;
    Ok(solve_in(context.octave, &factors, b))
}

fn triangular<T: Field>(context: &mut Context, a: &Mat<T>, b: &Mat<T>, upper: bool) -> Result<Mat<T>, Error> {
    let solved = |b: &[T], adjoint: bool| {
        let mut x = b.to_vec();
        match (upper, adjoint) {
            (true, false) => back_substitute(a, &mut x),
            (true, true) => forward_substitute_adjoint(a, &mut x),
            (false, false) => forward_substitute(a, &mut x, false),
            (false, true) => back_substitute_adjoint(a, &mut x, false),
        }
        x
    };
    if (0..a.rows).any(|i| a.at(i, i) == T::ZERO) {
        warn_singular(context)?;
        if context.octave {
            return least_norm(a, b);
        }
    } else if !is_dominant(a) {
        let by = |x: &[T]| solved(x, false);
        warn_if_bad(context, rcond_by(a.rows, a.norm1(), by, |x| solved(x, true)))?;
    }
    if let Some(x) = triangle_in(context.octave, a, b, upper) {
        return Ok(x);
    }
    let data = b.data.chunks_exact(a.rows).flat_map(|b| solved(b, false)).collect();
    Ok(Mat { rows: a.rows, cols: b.cols, data })
}

/// From here on nobody asks how large a reciprocal condition number is.
pub(super) const CLEAR: f64 = 1e-12;

/// Whether the elements on the diagonal exceed the others of their columns together by so much that the
/// matrix is well conditioned: `norm(inv(A), 1)` is at most one through the least difference.
/// Source: J. Varah, "A lower bound for the smallest singular value of a matrix", Linear Algebra Appl. 11
/// (1975).
fn is_dominant<T: Field>(a: &Mat<T>) -> bool {
    let (mut least, mut norm) = (f64::INFINITY, 0.0f64);
    for j in 0..a.cols {
        let sum: f64 = a.column(j).iter().map(|x| x.modulus()).sum();
        let gap = 2.0 * a.at(j, j).modulus() - sum;
        (least, norm) = (least.min(gap), norm.max(sum));
        // NaN, too, tells nothing.
        if gap.is_nan() || gap <= 0.0 {
            return false;
        }
    }
    least > CLEAR * norm
}

/// Warns where the matrix of these factors is badly conditioned.
fn warn_of<T: Field>(context: &mut Context, factors: &Lu<T>, a: &Mat<T>) -> Result<(), Error> {
    let norm = a.norm1();
    if is_clear(&factors.packed, true, norm) { Ok(()) } else { warn_if_bad(context, rcond_of(factors, norm)) }
}

/// Whether a matrix of this norm is well conditioned by what its triangular factors alone tell: those of LU, packed,
/// or the one of Cholesky. The greatest sum of a row of `abs(inv(T))` is at most that of the inverse of the comparison
/// matrix of `T`, which is one substitution.
/// Source: N. Higham, "Accuracy and Stability of Numerical Algorithms", section 8.3.
fn is_clear<T: Field>(f: &Mat<T>, lower: bool, norm: f64) -> bool {
    let n = f.rows;
    // Above this size the bound hardly ever tells, and the estimate costs little beside the factors.
    if n > 64 {
        return false;
    }
    let mut x = [1.0f64; 64];
    for j in (0..n).rev() {
        x[j] /= f.at(j, j).modulus();
        for i in 0..j {
            x[i] += f.at(i, j).modulus() * x[j];
        }
    }
    let greatest = |x: &[f64]| x.iter().fold(0.0, |m, &v| if v > m || v.is_nan() { v } else { m });
    let upper = greatest(&x[..n]);
    let mut y = [1.0f64; 64];
    if lower {
        for j in 0..n {
            for i in j + 1..n {
                y[i] += f.at(i, j).modulus() * y[j];
            }
        }
    }
    // Of Cholesky's factor the adjoint is the other one: its rows are columns.
    let other = if lower { greatest(&y[..n]) } else { upper * n as f64 };
    // `norm` is the greatest sum of a column; NaN, too, tells nothing.
    1.0 / (n as f64 * upper * other * norm) > CLEAR
}

/// The basic least-squares solution by pivoted QR: at most rank(A) non-zeros.
fn least_squares<T: Field>(context: &mut Context, a: &Mat<T>, b: &Mat<T>) -> Result<Mat<T>, Error> {
    let f = qr_pivoted(a);
    let (rank, tolerance) = f.rank();
    if rank < a.rows.min(a.cols) {
        let tol = Spec { precision: Some(6), ..Spec::default() }.float(tolerance, 'e');
        context
            .warn("MATLAB:rankDeficientMatrix", &format!("Rank deficient, rank = {rank}, tol =  {tol}."))?;
    }
    let mut x = Mat::zeros(a.cols, b.cols)?;
    for j in 0..b.cols {
        let mut c = b.column(j).to_vec();
        f.apply_adjoint(&mut c);
        for k in (0..rank).rev() {
            c[k] = c[k] / f.packed().at(k, k);
            for i in 0..k {
                let t = f.packed().at(i, k) * c[k];
                c[i] -= t;
            }
        }
        for k in 0..rank {
            *x.at_mut(f.order[k], j) = c[k];
        }
    }
    Ok(x)
}

/// The least-squares solution of least norm, by singular values; those below the rounding of the largest count as 0.
fn least_norm<T: Field>(a: &Mat<T>, b: &Mat<T>) -> Result<Mat<T>, Error> {
    let f = svd(a, Vectors::Economy)?;
    let least = f.s.first().copied().unwrap_or(0.0) * f64::EPSILON;
    let mut x = Mat::zeros(a.cols, b.cols)?;
    for j in 0..b.cols {
        for (k, &s) in f.s.iter().enumerate().filter(|(_, s)| **s > least) {
            let along =
                f.u.column(k).iter().zip(b.column(j)).fold(T::ZERO, |sum, (u, b)| sum + u.conj() * *b);
            let weight = along / T::real(s);
            for (i, v) in f.v.column(k).iter().enumerate() {
                *x.at_mut(i, j) += *v * weight;
            }
        }
    }
    Ok(x)
}

pub(super) fn warn_singular(context: &mut Context) -> Result<(), Error> {
    context.warn("MATLAB:singularMatrix", "Matrix is singular to working precision.")
}

pub(super) fn warn_if_bad(context: &mut Context, rcond: f64) -> Result<(), Error> {
    if rcond.is_nan() {
        return context.warn(
            "MATLAB:singularMatrix",
            "Matrix is singular, close to singular or badly scaled. Results may be inaccurate. RCOND = NaN.",
        );
    }
    if rcond >= f64::EPSILON {
        return Ok(());
    }
    let shown = Spec { width: 13, precision: Some(6), ..Spec::default() }.float(rcond, 'e');
    let text =
        format!("Matrix is close to singular or badly scaled. Results may be inaccurate. RCOND = {shown}.");
    context.warn("MATLAB:nearlySingularMatrix", &text)
}

/// The inverse; infinite where the matrix is singular.
pub fn inverse<T: Field>(context: &mut Context, a: &Mat<T>) -> Result<Mat<T>, Error> {
    if a.rows != a.cols {
        return Err(errors::must_be_square());
    }
    let factors = lu_in(context.octave, a);
    if factors.is_singular() {
        warn_singular(context)?;
        let data = vec![T::real(f64::INFINITY); a.data.len()];
        return Ok(Mat { data, ..*a });
    }
    warn_of(context, &factors, a)?;
    match inverse_in(context.octave, &factors) {
        Some(x) => Ok(x),
        None => Ok(factors.solve(&Mat::identity(a.rows)?)),
    }
}

/// The determinant.
pub fn determinant<T: Field>(context: &Context, a: &Mat<T>) -> Result<T, Error> {
    if a.rows != a.cols {
        return Err(errors::must_be_square());
    }
    let f = lu_in(context.octave, a);
    Ok((0..a.rows).fold(T::real(f.sign), |d, i| d * f.packed.at(i, i)))
}

/// `rcond(A)`: an estimate of 1/(norm(A,1)*norm(inv(A),1)).
pub fn rcond<T: Field>(a: &Mat<T>) -> f64 {
    if a.rows == 0 { f64::INFINITY } else { rcond_of(&lu(a), a.norm1()) }
}

/// [`rcond_by`] for LU factors.
fn rcond_of<T: Field>(f: &Lu<T>, norm: f64) -> f64 {
    let n = f.packed.rows;
    if norm.is_nan() || f.packed.data.iter().any(|x| x.modulus().is_nan()) {
        return f64::NAN;
    }
    if f.is_singular() || norm == 0.0 {
        return 0.0;
    }
    let solve = |x: &[T]| f.solve(&Mat { rows: n, cols: 1, data: x.to_vec() }).data;
    rcond_by(n, norm, solve, |x| f.solve_adjoint(x))
}

/// 1/(norm * norm(inv(A),1)) for a matrix of this norm, by Hager's estimate as LAPACK uses it; `solve` and
/// `solve_adjoint` give `A\x` and `A'\x`.
pub(super) fn rcond_by<T: Field>(
    n: usize,
    norm: f64,
    solve: impl Fn(&[T]) -> Vec<T>,
    solve_adjoint: impl Fn(&[T]) -> Vec<T>,
) -> f64 {
    if norm.is_nan() {
        return f64::NAN;
    }
    let size = |x: &[T]| x.iter().map(|x| x.modulus()).sum::<f64>();
    let mut x = vec![T::real(1.0 / n as f64); n];
    let mut estimate = 0.0;
    let mut last = usize::MAX;
    for _ in 0..5 {
        let y = solve(&x);
        let now = size(&y);
        if now <= estimate {
            break;
        }
        estimate = now;
        let signs: Vec<T> =
            y.iter().map(|&v| if v.modulus() == 0.0 { T::ONE } else { v.scale(1.0 / v.modulus()) }).collect();
        let z = solve_adjoint(&signs);
        let best = (0..n).fold(0, |b, i| if z[i].modulus() > z[b].modulus() { i } else { b });
        if best == last {
            break;
        }
        last = best;
        x = vec![T::ZERO; n];
        x[best] = T::ONE;
    }
    // A second guess catches what cancellation hides from the first.
    let alternating: Vec<T> = (0..n)
        .map(|i| {
            let v = 1.0 + if n > 1 { i as f64 / (n - 1) as f64 } else { 0.0 };
            T::real(if i % 2 == 0 { v } else { -v })
        })
        .collect();
    let other = 2.0 * size(&solve(&alternating)) / (3.0 * n as f64);
    1.0 / (norm * estimate.max(other))
}
