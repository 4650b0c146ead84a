//! Eigenvalues and eigenvectors of complex matrices by reduction to Hessenberg form and shifted QR steps
//! on the complex Schur form. Hermitian ones are in `tridiagonal.rs`, real ones in `schur.rs`.

use super::field::{Field, Mat};
use super::vectors::{add_columns, reflect_block, reflect_block_right};
use crate::error::Error;
use crate::errors;
use num_complex::Complex64;

/// Eigenvalues in rising order and, where they are asked for, orthonormal eigenvectors of a Hermitian
/// matrix. The last component of a complex vector is real.
pub fn eigen_symmetric<T: Field>(a: &Mat<T>, vectors: bool) -> Result<(Vec<f64>, Mat<T>), Error> {
    if a.data.iter().any(|x| !x.modulus().is_finite()) {
        return Err(errors::eig_not_finite());
    }
    super::tridiagonal::eigen_hermitian(a, vectors)
}

/// Eigenvalues and, where they are asked for, unit eigenvectors of a complex square matrix.
pub fn eigen(a: &Mat<Complex64>, vectors: bool) -> Result<(Vec<Complex64>, Mat<Complex64>), Error> {
    let n = a.rows;
    if a.data.iter().any(|x| !x.re.is_finite() || !x.im.is_finite()) {
        return Err(errors::eig_not_finite());
    }
    let mut h = a.clone();
    let mut z = if vectors { Some(Mat::identity(n)?) } else { None };
    hessenberg(&mut h, &mut z);
    schur(&mut h, &mut z)?;
    let values: Vec<Complex64> = (0..n).map(|i| h.at(i, i)).collect();
    let vectors = match z {
        Some(z) => back_vectors(&h, &z)?,
        None => Mat::zeros(0, 0)?,
    };
    Ok((values, vectors))
}

/// A complex matrix as `z*h*z'` with `h` of Hessenberg form: `(h, z)`.
pub fn hessenberg_complex(a: &Mat<Complex64>) -> Result<(Mat<Complex64>, Mat<Complex64>), Error> {
    let mut h = a.clone();
    let mut z = Some(Mat::identity(a.rows)?);
    hessenberg(&mut h, &mut z);
    clear_below(&mut h, 1);
    Ok((h, z.unwrap_or_else(|| a.clone())))
}

/// A complex matrix as `z*t*z'` with `t` triangular: `(t, z)`.
pub fn schur_complex(a: &Mat<Complex64>) -> Result<(Mat<Complex64>, Mat<Complex64>), Error> {
    if a.data.iter().any(|x| !x.re.is_finite() || !x.im.is_finite()) {
        return Err(errors::eig_not_finite());
    }
    let mut t = a.clone();
    let mut z = Some(Mat::identity(a.rows)?);
    hessenberg(&mut t, &mut z);
    schur(&mut t, &mut z)?;
    clear_below(&mut t, 0);
    Ok((t, z.unwrap_or_else(|| a.clone())))
}

/// Zeros below diagonal `k` of those below the main one, where the reductions leave what they no longer read.
fn clear_below(m: &mut Mat<Complex64>, k: usize) {
    for j in 0..m.cols {
        for i in j + k + 1..m.rows {
            *m.at_mut(i, j) = Complex64::ZERO;
        }
    }
}

/// Reduces to Hessenberg form by reflections, collecting them in `z`.
fn hessenberg(h: &mut Mat<Complex64>, z: &mut Option<Mat<Complex64>>) {
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
        let tau = Complex64::new(2.0 / size, 0.0);
        reflect_block(&mut h.data[k + 1..], n, &v, tau);
        for m in std::iter::once(&mut *h).chain(z.as_mut()) {
            reflect_block_right(&mut m.data[(k + 1) * n..], n, n, &v, tau);
        }
    }
}

/// Shifted QR steps until the matrix is triangular; without a `z` only its diagonal is right.
fn schur(h: &mut Mat<Complex64>, z: &mut Option<Mat<Complex64>>) -> Result<(), Error> {
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

fn qr_step(h: &mut Mat<Complex64>, z: &mut Option<Mat<Complex64>>, low: usize, end: usize, shift: Complex64) {
    let n = h.rows;
    let (first, last) = if z.is_some() { (0, n) } else { (low, end) };
    for i in low..end {
        *h.at_mut(i, i) -= shift;
    }
    let mut rotations = Vec::with_capacity(end - low);
    for k in low..end - 1 {
        let (x, y) = (h.at(k, k), h.at(k + 1, k));
        let r = x.norm().hypot(y.norm());
        let (c, s) = if r == 0.0 { (Complex64::ONE, Complex64::ZERO) } else { (x / r, y / r) };
        rotations.push((c, s));
        for j in k..last {
            let (p, q) = (h.at(k, j), h.at(k + 1, j));
            *h.at_mut(k, j) = c.conj() * p + s.conj() * q;
            *h.at_mut(k + 1, j) = c * q - s * p;
        }
    }
    for (k, &(c, s)) in rotations.iter().enumerate() {
        let k = low + k;
        turn_columns(h, k, first..(k + 2).min(end), c, s);
        if let Some(z) = z {
            turn_columns(z, k, 0..n, c, s);
        }
    }
    for i in low..end {
        *h.at_mut(i, i) += shift;
    }
}

/// Columns `k` and `k + 1` turned, in these rows.
fn turn_columns(m: &mut Mat<Complex64>, k: usize, rows: std::ops::Range<usize>, c: Complex64, s: Complex64) {
    let n = m.rows;
    let (left, right) = m.data[k * n..(k + 2) * n].split_at_mut(n);
    for (x, y) in left[rows.clone()].iter_mut().zip(&mut right[rows]) {
        (*x, *y) = (*x * c + *y * s, *y * c.conj() - *x * s.conj());
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
        // Column after column, what is known of the rows above.
        let mut sums = t.column(k)[..k].to_vec();
        for i in (0..k).rev() {
            let s = sums[i];
            let mut d = t.at(k, k) - t.at(i, i);
            if d.norm() < f64::EPSILON * scale {
                d = Complex64::new(f64::EPSILON * scale, 0.0);
            }
            x[i] = s / d;
            add_columns(&mut sums[..i], &t.column(i)[..i], n, &x[i..=i]);
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
