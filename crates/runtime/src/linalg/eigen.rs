//! Eigenvalues and eigenvectors: complex Hermitian matrices by Jacobi rotations, other complex ones
//! by reduction to Hessenberg form and shifted QR steps on the complex Schur form. Real ones are in
//! `tridiagonal.rs` and `schur.rs`.

use super::field::{Field, Mat};
use crate::error::Error;
use crate::errors;
use num_complex::Complex64;

/// Eigenvalues in rising order and orthonormal eigenvectors of a Hermitian matrix.
pub fn eigen_symmetric<T: Field>(a: &Mat<T>) -> Result<(Vec<f64>, Mat<T>), Error> {
    if a.data.iter().any(|x| !x.modulus().is_finite()) {
        return Err(errors::eig_not_finite());
    }
    T::hermitian(a)
}

pub(super) fn by_rotations<T: Field>(a: &Mat<T>) -> Result<(Vec<f64>, Mat<T>), Error> {
    let n = a.rows;
    let mut w = a.clone();
    let mut v = Mat::<T>::identity(n)?;
    for _ in 0..100 {
        let off: f64 =
            (0..n).flat_map(|j| (0..j).map(move |i| (i, j))).map(|(i, j)| w.at(i, j).modulus()).sum();
        let diagonal: f64 = (0..n).map(|i| w.at(i, i).modulus()).sum();
        if off <= f64::MIN_POSITIVE || off <= 1e-18 * diagonal {
            break;
        }
        for p in 0..n {
            for q in p + 1..n {
                jacobi(&mut w, &mut v, p, q);
            }
        }
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|&i, &j| w.at(i, i).re().total_cmp(&w.at(j, j).re()));
    let values = order.iter().map(|&i| w.at(i, i).re()).collect();
    let mut vectors = Mat::zeros(n, n)?;
    for (k, &j) in order.iter().enumerate() {
        let column = v.column(j);
        // The sign LAPACK tends to give: the last component positive.
        let flip = column.last().is_some_and(|x| x.re() < 0.0);
        for (to, &x) in vectors.column_mut(k).iter_mut().zip(column) {
            *to = if flip { -x } else { x };
        }
    }
    Ok((values, vectors))
}

fn jacobi<T: Field>(w: &mut Mat<T>, v: &mut Mat<T>, p: usize, q: usize) {
    let n = w.rows;
    let g = w.at(p, q);
    let size = g.modulus();
    if size == 0.0 {
        return;
    }
    let zeta = (w.at(q, q).re() - w.at(p, p).re()) / (2.0 * size);
    let t = if zeta == 0.0 { 1.0 } else { zeta.signum() / (zeta.abs() + zeta.hypot(1.0)) };
    let c = 1.0 / t.hypot(1.0);
    let s = c * t;
    let phase = g.scale(1.0 / size);
    for i in 0..n {
        let (x, y) = (w.at(i, p), w.at(i, q) * phase.conj());
        *w.at_mut(i, p) = x.scale(c) - y.scale(s);
        *w.at_mut(i, q) = x.scale(s) + y.scale(c);
        let (x, y) = (v.at(i, p), v.at(i, q) * phase.conj());
        *v.at_mut(i, p) = x.scale(c) - y.scale(s);
        *v.at_mut(i, q) = x.scale(s) + y.scale(c);
    }
    for j in 0..n {
        let (x, y) = (w.at(p, j), w.at(q, j) * phase);
        *w.at_mut(p, j) = x.scale(c) - y.scale(s);
        *w.at_mut(q, j) = x.scale(s) + y.scale(c);
    }
    *w.at_mut(p, q) = T::ZERO;
    *w.at_mut(q, p) = T::ZERO;
}

/// Eigenvalues and unit eigenvectors of a complex square matrix.
pub fn eigen(a: &Mat<Complex64>) -> Result<(Vec<Complex64>, Mat<Complex64>), Error> {
    let n = a.rows;
    if a.data.iter().any(|x| !x.re.is_finite() || !x.im.is_finite()) {
        return Err(errors::eig_not_finite());
    }
    let mut h = a.clone();
    let mut z = Mat::identity(n)?;
    hessenberg(&mut h, &mut z);
    schur(&mut h, &mut z)?;
    let values: Vec<Complex64> = (0..n).map(|i| h.at(i, i)).collect();
    let vectors = back_vectors(&h, &z)?;
    Ok((values, vectors))
}

/// Reduces to Hessenberg form by reflections, collecting them in `z`.
fn hessenberg(h: &mut Mat<Complex64>, z: &mut Mat<Complex64>) {
    let n = h.rows;
    for k in 0..n.saturating_sub(2) {
        let alpha = h.at(k + 1, k);
        let rest: f64 = (k + 2..n).map(|i| h.at(i, k).norm_sqr()).sum();
        if rest == 0.0 {
            continue;
        }
        let length = (alpha.norm_sqr() + rest).sqrt();
        let phase = if alpha.norm() == 0.0 { Complex64::ONE } else { alpha / alpha.norm() };
        let mut v: Vec<Complex64> = (k + 1..n).map(|i| h.at(i, k)).collect();
        v[0] += phase * length;
        let size: f64 = v.iter().map(Complex64::norm_sqr).sum();
        for j in 0..n {
            let s: Complex64 = v.iter().enumerate().map(|(i, x)| x.conj() * h.at(k + 1 + i, j)).sum();
            let s = s * (2.0 / size);
            for (i, x) in v.iter().enumerate() {
                *h.at_mut(k + 1 + i, j) -= x * s;
            }
        }
        for m in [&mut *h, &mut *z] {
            for i in 0..n {
                let s: Complex64 = v.iter().enumerate().map(|(j, x)| m.at(i, k + 1 + j) * x).sum();
                let s = s * (2.0 / size);
                for (j, x) in v.iter().enumerate() {
                    *m.at_mut(i, k + 1 + j) -= s * x.conj();
                }
            }
        }
    }
}

/// Shifted QR steps until the matrix is triangular.
fn schur(h: &mut Mat<Complex64>, z: &mut Mat<Complex64>) -> Result<(), Error> {
    let n = h.rows;
    let mut end = n;
    let mut steps = 0;
    while end > 1 {
        let mut low = end - 1;
        while low > 0 {
            let scale = h.at(low, low).size() + h.at(low - 1, low - 1).size();
            let scale = if scale == 0.0 { 1.0 } else { scale };
            if h.at(low, low - 1).size() <= f64::EPSILON * scale {
                *h.at_mut(low, low - 1) = Complex64::ZERO;
                break;
            }
            low -= 1;
        }
        if low == end - 1 {
            end -= 1;
            steps = 0;
            continue;
        }
        steps += 1;
        if steps > 300 {
            return Err(errors::eig_no_convergence());
        }
        let shift = if steps % 20 == 0 {
            Complex64::new(h.at(end - 1, end - 2).norm() + h.at(end - 1, end - 1).norm(), 0.0)
        } else {
            wilkinson(h, end)
        };
        qr_step(h, z, low, end, shift);
    }
    Ok(())
}

/// The eigenvalue of the last 2-by-2 block that is nearer to its last element.
fn wilkinson(h: &Mat<Complex64>, end: usize) -> Complex64 {
    let (a, b) = (h.at(end - 2, end - 2), h.at(end - 2, end - 1));
    let (c, d) = (h.at(end - 1, end - 2), h.at(end - 1, end - 1));
    let half = (a + d) * 0.5;
    let root = ((a - d) * (a - d) * 0.25 + b * c).sqrt();
    let (x, y) = (half + root, half - root);
    if (x - d).norm() <= (y - d).norm() { x } else { y }
}

fn qr_step(h: &mut Mat<Complex64>, z: &mut Mat<Complex64>, low: usize, end: usize, shift: Complex64) {
    let n = h.rows;
    for i in low..end {
        *h.at_mut(i, i) -= shift;
    }
    let mut rotations = Vec::with_capacity(end - low);
    for k in low..end - 1 {
        let (x, y) = (h.at(k, k), h.at(k + 1, k));
        let r = x.norm().hypot(y.norm());
        let (c, s) = if r == 0.0 { (Complex64::ONE, Complex64::ZERO) } else { (x / r, y / r) };
        rotations.push((c, s));
        for j in k..n {
            let (p, q) = (h.at(k, j), h.at(k + 1, j));
            *h.at_mut(k, j) = c.conj() * p + s.conj() * q;
            *h.at_mut(k + 1, j) = c * q - s * p;
        }
    }
    for (k, &(c, s)) in rotations.iter().enumerate() {
        let k = low + k;
        for i in 0..(k + 2).min(end) {
            let (p, q) = (h.at(i, k), h.at(i, k + 1));
            *h.at_mut(i, k) = p * c + q * s;
            *h.at_mut(i, k + 1) = q * c.conj() - p * s.conj();
        }
        for i in 0..n {
            let (p, q) = (z.at(i, k), z.at(i, k + 1));
            *z.at_mut(i, k) = p * c + q * s;
            *z.at_mut(i, k + 1) = q * c.conj() - p * s.conj();
        }
    }
    for i in low..end {
        *h.at_mut(i, i) += shift;
    }
}

/// Eigenvectors of a triangular matrix, carried back by `z` and normalised.
fn back_vectors(t: &Mat<Complex64>, z: &Mat<Complex64>) -> Result<Mat<Complex64>, Error> {
    let n = t.rows;
    let scale = t.data.iter().fold(0.0f64, |m, x| m.max(x.norm())).max(f64::MIN_POSITIVE);
    let mut triangular = Mat::zeros(n, n)?;
    for k in 0..n {
        let mut x = vec![Complex64::ZERO; n];
        x[k] = Complex64::ONE;
        for i in (0..k).rev() {
            let s: Complex64 = (i + 1..=k).map(|j| t.at(i, j) * x[j]).sum();
            let mut d = t.at(k, k) - t.at(i, i);
            if d.norm() < f64::EPSILON * scale {
                d = Complex64::new(f64::EPSILON * scale, 0.0);
            }
            x[i] = s / d;
        }
        triangular.column_mut(k).copy_from_slice(&x);
    }
    let mut v = z.times(&triangular)?;
    for k in 0..n {
        let length = v.column(k).iter().map(Complex64::norm_sqr).sum::<f64>().sqrt();
        if length > 0.0 {
            for x in v.column_mut(k) {
                *x /= length;
            }
        }
    }
    Ok(v)
}
