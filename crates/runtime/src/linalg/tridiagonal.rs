//! Eigenvalues and vectors of Hermitian matrices: reduction to real tridiagonal form by reflections from
//! the last column on, then implicit QL or QR steps with Wilkinson's shift.
//!
//! The order of reflections and rotations is that of the usual library, so that vectors come with
//! the signs its users know.
//! Source: G. H. Golub, C. F. Van Loan, "Matrix Computations", 8.3; B. N. Parlett, "The Symmetric
//! Eigenvalue Problem", 8.

use super::field::{Field, Mat};
use super::rotation::{Rotation, rotate_columns, rotation};
use super::schur::eigen_pair_raw;
use super::vectors::{add_columns, inner, length, reflect_block, subtract_pair};
use crate::error::Error;
use crate::errors;

const ULP: f64 = f64::EPSILON / 2.0;

/// A reflection `I - tau v v'` with `v.last() == 1` whose adjoint takes `x` to a real multiple of the last
/// unit vector. Gives that multiple and `tau`; `x` becomes `v`.
fn reflection_to_last<T: Field>(x: &mut [T]) -> (f64, T) {
    let Some((last, above)) = x.split_last_mut() else { return (0.0, T::ZERO) };
    let (alpha, rest) = (*last, length(above));
    *last = T::ONE;
    if rest == 0.0 && alpha.is_real() {
        return (alpha.re(), T::ZERO);
    }
    let beta = -alpha.modulus().hypot(rest).copysign(alpha.re());
    let divisor = alpha - T::real(beta);
    above.iter_mut().for_each(|v| *v = *v / divisor);
    (beta, (T::real(beta) - alpha).scaled_down(beta))
}

/// The diagonal, the elements beside it, and, where it is asked for, the unitary matrix of the reduction.
fn tridiagonal<T: Field>(a: &Mat<T>, vectors: bool) -> Result<(Vec<f64>, Vec<f64>, Mat<T>), Error> {
    let n = a.rows;
    // Both triangles are kept, so that all work goes along columns.
    let mut a = a.clone();
    let mut e = vec![0.0; n.saturating_sub(1)];
    let mut factors = vec![T::ZERO; n];
    for k in (1..n).rev() {
        let (before, column) = a.data.split_at_mut(k * n);
        // The column above the diagonal becomes the reflection.
        let v = &mut column[..k];
        let (beta, tau) = reflection_to_last(v);
        e[k - 1] = beta;
        factors[k] = tau;
        if tau == T::ZERO {
            continue;
        }
        let mut w = vec![T::ZERO; k];
        add_columns(&mut w, before, n, v);
        w.iter_mut().for_each(|w| *w = tau * *w);
        let alpha = (tau * inner(&w, v)).scale(-0.5);
        w.iter_mut().zip(&*v).for_each(|(w, &v)| *w += alpha * v);
        subtract_pair(before, n, v, &w);
    }
    let d = (0..n).map(|i| a.at(i, i).re()).collect();
    let mut q = Mat::identity(if vectors { n } else { 0 })?;
    if vectors {
        // The product of the reflections, the last one first: what is there is that of the smaller ones.
        for k in 1..n {
            reflect_block(&mut q.data[..k * n], n, &a.column(k)[..k], factors[k]);
        }
    }
    Ok((d, e, q))
}

/// Eigenvalues in rising order and orthonormal eigenvectors of a Hermitian matrix; without vectors where
/// they are not asked for.
pub fn eigen_hermitian<T: Field>(a: &Mat<T>, vectors: bool) -> Result<(Vec<f64>, Mat<T>), Error> {
    let n = a.rows;
    let (mut d, mut e, q) = tridiagonal(a, vectors)?;
    // Rotations are real: the parts of complex numbers are rows of their own.
    let parts = T::into_reals(q.data);
    let mut z = Mat { rows: parts.len() / n.max(1), cols: n, data: parts };
    iterate(&mut d, &mut e, &mut z)?;
    Ok((d, Mat { rows: q.rows, cols: q.cols, data: T::from_reals(z.data) }))
}

/// Eigenvalues of a tridiagonal matrix in rising order; the columns of `z` are turned as its vectors are.
fn iterate(d: &mut [f64], e: &mut [f64], z: &mut Mat<f64>) -> Result<(), Error> {
    let n = d.len();
    let mut budget = 30 * n;
    let mut start = 0;
    while start < n {
        // A block without a negligible element beside the diagonal.
        if start > 0 {
            e[start - 1] = 0.0;
        }
        let negligible =
            |m: &usize| e[*m].abs() <= d[*m].abs().sqrt() * d[*m + 1].abs().sqrt() * ULP || e[*m] == 0.0;
        let end = (start..n - 1).find(negligible).unwrap_or(n - 1);
        if end < n - 1 {
            e[end] = 0.0;
        }
        let ordered = d[end].abs() >= d[start].abs();
        if end > start {
            if ordered {
                ql(d, e, z, start, end, &mut budget);
            } else {
                qr(d, e, z, start, end, &mut budget);
            }
            if budget == 0 {
                return Err(errors::eig_no_convergence());
            }
        }
        // Blocks that fell apart are gone through again.
        start = match (start..end).find(|&m| e[m] != 0.0) {
            Some(_) => start,
            None => end + 1,
        };
    }
    sort(d, z);
    Ok(())
}

fn sort(d: &mut [f64], z: &mut Mat<f64>) {
    let (n, rows) = (d.len(), z.rows);
    for i in 0..n {
        let mut k = i;
        for j in i + 1..n {
            if d[j] < d[k] {
                k = j;
            }
        }
        if k != i {
            d.swap(i, k);
            for r in 0..rows {
                let (x, y) = (z.at(r, i), z.at(r, k));
                *z.at_mut(r, i) = y;
                *z.at_mut(r, k) = x;
            }
        }
    }
}

fn small(d: &[f64], e: &[f64], m: usize) -> bool {
    e[m] * e[m] <= (ULP * ULP * d[m].abs()) * d[m + 1].abs() + f64::MIN_POSITIVE
}

fn shift(p: f64, next: f64, beside: f64, far: f64) -> f64 {
    let g = (next - p) / (2.0 * beside);
    far - p + beside / (g + g.hypot(1.0).copysign(g))
}

/// QL steps: eigenvalues come off at the top of the block.
fn ql(d: &mut [f64], e: &mut [f64], z: &mut Mat<f64>, first: usize, last: usize, budget: &mut usize) {
    let mut l = first;
    while l <= last {
        let m = (l..last).find(|&m| small(d, e, m)).unwrap_or(last);
        if m < last {
            e[m] = 0.0;
        }
        if m == l {
            l += 1;
            continue;
        }
        if m == l + 1 {
            let (values, r) = eigen_pair_raw(d[l], e[l], d[l + 1]);
            rotate_columns(z, &[(l, r)]);
            (d[l], d[l + 1], e[l]) = (values[0], values[1], 0.0);
            l += 2;
            continue;
        }
        if *budget == 0 {
            return;
        }
        *budget -= 1;
        let mut g = shift(d[l], d[l + 1], e[l], d[m]);
        let (mut turn, mut p) = (Rotation { c: 1.0, s: 1.0 }, 0.0);
        let mut turns = Vec::with_capacity(m - l);
        for i in (l..m).rev() {
            let (f, b) = (turn.s * e[i], turn.c * e[i]);
            let (next, r) = rotation(g, f);
            turn = next;
            if i != m - 1 {
                e[i + 1] = r;
            }
            g = d[i + 1] - p;
            let r = (d[i] - g) * turn.s + 2.0 * turn.c * b;
            p = turn.s * r;
            d[i + 1] = g + p;
            g = turn.c * r - b;
            turns.push((i, Rotation { c: turn.c, s: -turn.s }));
        }
        rotate_columns(z, &turns);
        d[l] -= p;
        e[l] = g;
    }
}

/// QR steps: eigenvalues come off at the bottom of the block.
fn qr(d: &mut [f64], e: &mut [f64], z: &mut Mat<f64>, first: usize, last: usize, budget: &mut usize) {
    let mut l = last as isize;
    while l >= first as isize {
        let at = l as usize;
        let m = (first + 1..=at).rev().find(|&m| small(d, e, m - 1)).unwrap_or(first);
        if m > first {
            e[m - 1] = 0.0;
        }
        if m == at {
            l -= 1;
            continue;
        }
        if m + 1 == at {
            let (values, r) = eigen_pair_raw(d[at - 1], e[at - 1], d[at]);
            rotate_columns(z, &[(at - 1, r)]);
            (d[at - 1], d[at], e[at - 1]) = (values[0], values[1], 0.0);
            l -= 2;
            continue;
        }
        if *budget == 0 {
            return;
        }
        *budget -= 1;
        let mut g = shift(d[at], d[at - 1], e[at - 1], d[m]);
        let (mut turn, mut p) = (Rotation { c: 1.0, s: 1.0 }, 0.0);
        let mut turns = Vec::with_capacity(at - m);
        for i in m..at {
            let (f, b) = (turn.s * e[i], turn.c * e[i]);
            let (next, r) = rotation(g, f);
            turn = next;
            if i != m {
                e[i - 1] = r;
            }
            g = d[i] - p;
            let r = (d[i + 1] - g) * turn.s + 2.0 * turn.c * b;
            p = turn.s * r;
            d[i] = g + p;
            g = turn.c * r - b;
            turns.push((i, turn));
        }
        rotate_columns(z, &turns);
        d[at] -= p;
        e[at - 1] = g;
    }
}
