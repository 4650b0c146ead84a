//! QR factors by Householder reflections, with column pivoting where asked for.

use super::field::{Field, Mat};
use crate::error::Error;

/// `A(:, order) = Q*R`.
#[derive(Clone, Debug)]
pub struct Qr<T> {
    /// Reflections below, `R` on and above the diagonal.
    packed: Mat<T>,
    factors: Vec<T>,
    /// Column `j` of the factored matrix is column `order[j]` of `A`.
    pub order: Vec<usize>,
}

/// `A = Q*R`.
pub fn qr<T: Field>(a: &Mat<T>) -> Qr<T> {
    factor(a, false)
}

/// `A(:, order) = Q*R` with the diagonal of `R` falling.
pub fn qr_pivoted<T: Field>(a: &Mat<T>) -> Qr<T> {
    factor(a, true)
}

fn norm<T: Field>(x: &[T]) -> f64 {
    let largest = x.iter().fold(0.0f64, |m, x| m.max(x.modulus()));
    if largest == 0.0 || !largest.is_finite() {
        return largest;
    }
    largest * x.iter().map(|x| (x.modulus() / largest).powi(2)).sum::<f64>().sqrt()
}

fn factor<T: Field>(a: &Mat<T>, pivot: bool) -> Qr<T> {
    let mut f = a.clone();
    let (m, n) = (f.rows, f.cols);
    let mut order: Vec<usize> = (0..n).collect();
    let mut factors = Vec::new();
    for k in 0..m.min(n) {
        if pivot {
            let best = (k..n).fold((k, -1.0), |best, j| {
                let s = norm(&f.column(j)[k..]);
                if s > best.1 { (j, s) } else { best }
            });
            if best.0 != k {
                for i in 0..m {
                    f.data.swap(i + k * m, i + best.0 * m);
                }
                order.swap(k, best.0);
            }
        }
        factors.push(reflect(&mut f, k));
    }
    Qr { packed: f, factors, order }
}

/// Makes column `k` zero below the diagonal and applies the reflection to the columns after it.
/// The reflection is `I - tau * v * v'` with `v[0] = 1`; gives `tau`.
fn reflect<T: Field>(f: &mut Mat<T>, k: usize) -> T {
    let m = f.rows;
    let (left, right) = f.data.split_at_mut((k + 1) * m);
    let column = &mut left[k * m + k..];
    let alpha = column[0];
    let rest = norm(&column[1..]);
    if rest == 0.0 && alpha.is_real() {
        return T::ZERO;
    }
    let length = alpha.modulus().hypot(rest);
    let beta = if alpha.re() >= 0.0 { -length } else { length };
    let tau = (T::real(beta) - alpha).scale(1.0 / beta);
    let divisor = alpha - T::real(beta);
    for x in &mut column[1..] {
        *x = *x / divisor;
    }
    column[0] = T::real(beta);
    let v = &column[1..];
    for other in right.chunks_exact_mut(m) {
        apply(v, tau.conj(), &mut other[k..]);
    }
    tau
}

/// `x -= tau * v * (v' * x)` with an implied leading one in `v`.
fn apply<T: Field>(v: &[T], tau: T, x: &mut [T]) {
    if tau == T::ZERO {
        return;
    }
    let mut s = x[0];
    for (&v, &x) in v.iter().zip(&x[1..]) {
        s += v.conj() * x;
    }
    let s = s * tau;
    x[0] -= s;
    for (&v, x) in v.iter().zip(&mut x[1..]) {
        *x -= v * s;
    }
}

impl<T: Field> Qr<T> {
    /// `R`, of `rows` rows.
    pub fn r(&self, rows: usize) -> Mat<T> {
        let n = self.packed.cols;
        let data =
            (0..n).flat_map(|j| (0..rows).map(move |i| if i <= j { self.packed.at(i, j) } else { T::ZERO }));
        Mat { rows, cols: n, data: data.collect() }
    }

    /// The first `cols` columns of `Q`.
    pub fn q(&self, cols: usize) -> Result<Mat<T>, Error> {
        let m = self.packed.rows;
        let mut q = Mat::zeros(m, cols)?;
        for j in 0..cols.min(m) {
            *q.at_mut(j, j) = T::ONE;
        }
        for k in (0..self.factors.len()).rev() {
            let v = &self.packed.column(k)[k + 1..];
            for j in 0..cols {
                apply(v, self.factors[k], &mut q.column_mut(j)[k..]);
            }
        }
        Ok(q)
    }

    /// `Q' * x`, in place.
    pub fn apply_adjoint(&self, x: &mut [T]) {
        for k in 0..self.factors.len() {
            apply(&self.packed.column(k)[k + 1..], self.factors[k].conj(), &mut x[k..]);
        }
    }

    /// The rank by the usual tolerance on the diagonal, and the tolerance.
    pub fn rank(&self) -> (usize, f64) {
        let n = self.factors.len();
        let largest = if n == 0 { 0.0 } else { self.packed.at(0, 0).modulus() };
        let tolerance = self.packed.rows.max(self.packed.cols) as f64 * f64::EPSILON * largest;
        let rank = (0..n).take_while(|&k| self.packed.at(k, k).modulus() > tolerance).count();
        (rank, tolerance)
    }

    /// The upper triangle, packed with the reflections.
    pub(super) fn packed(&self) -> &Mat<T> {
        &self.packed
    }
}
