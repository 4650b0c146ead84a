//! Singular values; of complex matrices by one-sided Jacobi rotations: slow for large matrices,
//! accurate for all. Real ones are in `bidiagonal.rs`.

use super::field::{Field, Mat};
use crate::error::Error;

/// `A = U * diag(s) * V'`, of min(m, n) columns each, values falling.
#[derive(Clone, Debug)]
pub struct Svd<T> {
    /// Left vectors, m-by-k.
    pub u: Mat<T>,
    /// Singular values.
    pub s: Vec<f64>,
    /// Right vectors, n-by-k.
    pub v: Mat<T>,
}

/// Which vectors of a singular value decomposition are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vectors {
    /// None; what is in their places means nothing.
    None,
    /// min(m, n) columns.
    Economy,
    /// Square factors.
    Full,
}

/// The decomposition.
pub fn svd<T: Field>(a: &Mat<T>, which: Vectors) -> Result<Svd<T>, Error> {
    if a.data.iter().any(|x| !x.modulus().is_finite()) {
        return Err(Error::new("MATLAB:svd:matrixWithNaNInf", "Input to SVD must not contain NaN or Inf."));
    }
    T::singular(a, which)
}

pub(super) fn by_rotations<T: Field>(a: &Mat<T>, full: bool) -> Result<Svd<T>, Error> {
    let mut f = if a.rows < a.cols {
        let turned = tall(&a.adjoint())?;
        Svd { u: turned.v, s: turned.s, v: turned.u }
    } else {
        tall(a)?
    };
    if full {
        f.u = square_up(f.u)?;
        f.v = square_up(f.v)?;
    }
    Ok(f)
}

/// Completes orthonormal columns to a square matrix.
fn square_up<T: Field>(q: Mat<T>) -> Result<Mat<T>, Error> {
    let (m, n) = (q.rows, q.cols);
    if m == n {
        return Ok(q);
    }
    let full = super::qr(&q).q(m)?;
    let mut data = q.data;
    data.extend_from_slice(&full.data[m * n..]);
    Ok(Mat { rows: m, cols: m, data })
}

fn tall<T: Field>(a: &Mat<T>) -> Result<Svd<T>, Error> {
    let (m, n) = (a.rows, a.cols);
    let mut w = a.clone();
    let mut v = Mat::<T>::identity(n)?;
    for _ in 0..60 {
        let mut rotated = false;
        for p in 0..n {
            for q in p + 1..n {
                rotated |= rotate(&mut w, &mut v, p, q);
            }
        }
        if !rotated {
            break;
        }
    }
    let lengths: Vec<f64> = (0..n).map(|j| length(w.column(j))).collect();
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|&i, &j| lengths[j].total_cmp(&lengths[i]));
    let mut out = Svd { u: Mat::zeros(m, n)?, s: Vec::with_capacity(n), v: Mat::zeros(n, n)? };
    for (k, &j) in order.iter().enumerate() {
        let s = lengths[j];
        out.s.push(s);
        out.v.column_mut(k).copy_from_slice(v.column(j));
        if s > 0.0 {
            for (u, &x) in out.u.column_mut(k).iter_mut().zip(w.column(j)) {
                *u = x.scale(1.0 / s);
            }
        }
    }
    complete(&mut out);
    Ok(out)
}

fn length<T: Field>(x: &[T]) -> f64 {
    let largest = x.iter().fold(0.0f64, |m, x| m.max(x.modulus()));
    if largest == 0.0 {
        return 0.0;
    }
    largest * x.iter().map(|x| (x.modulus() / largest).powi(2)).sum::<f64>().sqrt()
}

/// Makes columns `p` and `q` orthogonal; false where they already are.
fn rotate<T: Field>(w: &mut Mat<T>, v: &mut Mat<T>, p: usize, q: usize) -> bool {
    let (x, y) = (w.column(p), w.column(q));
    let alpha: f64 = x.iter().map(|x| x.modulus().powi(2)).sum();
    let beta: f64 = y.iter().map(|y| y.modulus().powi(2)).sum();
    let gamma = x.iter().zip(y).fold(T::ZERO, |s, (&x, &y)| s + x.conj() * y);
    let size = gamma.modulus();
    if size == 0.0 || size <= 1e-16 * (alpha * beta).sqrt() {
        return false;
    }
    let zeta = (beta - alpha) / (2.0 * size);
    let t = zeta.signum() / (zeta.abs() + (1.0 + zeta * zeta).sqrt());
    let t = if zeta == 0.0 { 1.0 } else { t };
    let c = 1.0 / (1.0 + t * t).sqrt();
    let s = c * t;
    let phase = gamma.scale(1.0 / size);
    for m in [w, v] {
        let rows = m.rows;
        for i in 0..rows {
            let (x, y) = (m.data[i + p * rows], m.data[i + q * rows]);
            let y = y * phase.conj();
            m.data[i + p * rows] = x.scale(c) - y.scale(s);
            m.data[i + q * rows] = x.scale(s) + y.scale(c);
        }
    }
    true
}

/// Fills left vectors of zero singular values so that `U` stays orthonormal.
fn complete<T: Field>(out: &mut Svd<T>) {
    let (m, n) = (out.u.rows, out.u.cols);
    for k in 0..n {
        if out.s[k] > 0.0 {
            continue;
        }
        for e in 0..m {
            let mut candidate = vec![T::ZERO; m];
            candidate[e] = T::ONE;
            for j in (0..n).filter(|&j| j < k || out.s[j] > 0.0) {
                let column = out.u.column(j);
                let overlap = column.iter().zip(&candidate).fold(T::ZERO, |s, (&u, &c)| s + u.conj() * c);
                for (c, &u) in candidate.iter_mut().zip(column) {
                    *c -= u * overlap;
                }
            }
            let size = length(&candidate);
            if size > 0.5 / (m as f64).sqrt() {
                for (u, c) in out.u.column_mut(k).iter_mut().zip(candidate) {
                    *u = c.scale(1.0 / size);
                }
                break;
            }
        }
    }
}
