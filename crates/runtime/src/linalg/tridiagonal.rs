//! Eigenvalues and vectors of real symmetric matrices: reduction to tridiagonal form by reflections
//! from the last column on, then implicit QL or QR steps with Wilkinson's shift.
//!
//! The order of reflections and rotations is that of the usual library, so that vectors come with
//! the signs its users know. Complex matrices are `eigen.rs`'s.
//! Source: G. H. Golub, C. F. Van Loan, "Matrix Computations", 8.3; B. N. Parlett, "The Symmetric
//! Eigenvalue Problem", 8.

use super::field::Mat;
use super::rotation::{Rotation, rotate_columns, rotation};
use super::schur::{eigen_pair_raw, reflection};
use crate::error::Error;
use crate::errors;

const ULP: f64 = f64::EPSILON / 2.0;

/// The diagonal, the elements beside it, and the orthogonal matrix of the reduction.
fn tridiagonal(a: &Mat<f64>) -> Result<(Vec<f64>, Vec<f64>, Mat<f64>), Error> {
    let n = a.rows;
    let mut a = a.clone();
    let mut q = Mat::identity(n)?;
    let mut e = vec![0.0; n.saturating_sub(1)];
    for k in (1..n).rev() {
        // The column above the diagonal, its last element first.
        let mut v: Vec<f64> = (0..k).rev().map(|i| a.at(i, k)).collect();
        let (beta, tau) = reflection(&mut v);
        e[k - 1] = beta;
        v.reverse();
        if tau == 0.0 {
            continue;
        }
        let dot = |x: &[f64], y: &[f64]| x.iter().zip(y).map(|(x, y)| x * y).sum::<f64>();
        let mut w: Vec<f64> =
            (0..k).map(|i| tau * (0..k).map(|j| a.at(i.min(j), i.max(j)) * v[j]).sum::<f64>()).collect();
        let alpha = -0.5 * tau * dot(&w, &v);
        w.iter_mut().zip(&v).for_each(|(w, v)| *w += alpha * v);
        for j in 0..k {
            for i in 0..=j {
                *a.at_mut(i, j) -= v[i] * w[j] + w[i] * v[j];
            }
        }
        // q := q * (I - tau v v')
        for i in 0..n {
            let s: f64 = (0..k).map(|j| q.at(i, j) * v[j]).sum();
            (0..k).for_each(|j| *q.at_mut(i, j) -= tau * s * v[j]);
        }
    }
    Ok(((0..n).map(|i| a.at(i, i)).collect(), e, q))
}

/// Eigenvalues in rising order and orthonormal eigenvectors of a real symmetric matrix.
pub fn eigen_real_symmetric(a: &Mat<f64>) -> Result<(Vec<f64>, Mat<f64>), Error> {
    let n = a.rows;
    let (mut d, mut e, mut z) = tridiagonal(a)?;
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
                ql(&mut d, &mut e, &mut z, start, end, &mut budget);
            } else {
                qr(&mut d, &mut e, &mut z, start, end, &mut budget);
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
    sort(&mut d, &mut z);
    Ok((d, z))
}

fn sort(d: &mut [f64], z: &mut Mat<f64>) {
    let n = d.len();
    for i in 0..n {
        let mut k = i;
        for j in i + 1..n {
            if d[j] < d[k] {
                k = j;
            }
        }
        if k != i {
            d.swap(i, k);
            for r in 0..n {
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
            rotate_columns(z, l, r);
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
        turns.into_iter().for_each(|(i, r)| rotate_columns(z, i, r));
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
            rotate_columns(z, at - 1, r);
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
            rotate_columns(z, i, turn);
        }
        d[at] -= p;
        e[at - 1] = g;
    }
}
