//! The generalized Schur form of two square matrices: `q*a*z` and `q*b*z` triangular, by reduction to
//! Hessenberg and triangular form and steps with one shift. Infinite eigenvalues come out as zeros on the
//! diagonal of the second matrix.
//!
//! Source: C. B. Moler and G. W. Stewart, "An algorithm for generalized matrix eigenvalue problems", SIAM J.
//! Numer. Anal. 10 (1973).

use super::field::Mat;
use super::qr::qr;
use crate::error::Error;
use crate::errors;
use num_complex::Complex64;

/// `q*a*z = s` and `q*b*z = t` with triangular `s` and `t` and unitary `q` and `z`.
pub struct Qz {
    /// The triangular form of the first matrix.
    pub s: Mat<Complex64>,
    /// The triangular form of the second one.
    pub t: Mat<Complex64>,
    /// What both are multiplied with from the left.
    pub q: Mat<Complex64>,
    /// What both are multiplied with from the right.
    pub z: Mat<Complex64>,
}

/// The generalized Schur form of `a` and `b`.
pub fn qz(a: &Mat<Complex64>, b: &Mat<Complex64>) -> Result<Qz, Error> {
    if a.data.iter().chain(&b.data).any(|x| !x.re.is_finite() || !x.im.is_finite()) {
        return Err(errors::eig_not_finite());
    }
    let n = a.rows;
    let factors = qr(b);
    let q = factors.q(n)?.adjoint();
    let mut f = Qz { s: q.times(a)?, t: factors.r(n), q, z: Mat::identity(n)? };
    f.reduce();
    f.iterate()?;
    Ok(f)
}

impl Qz {
    fn n(&self) -> usize {
        self.s.rows
    }

    /// Turns rows `i` and `i + 1` of everything.
    fn rows(&mut self, i: usize, c: f64, s: Complex64) {
        for m in [&mut self.s, &mut self.t, &mut self.q] {
            for j in 0..m.cols {
                let (x, y) = (m.at(i, j), m.at(i + 1, j));
                *m.at_mut(i, j) = x * c + y * s;
                *m.at_mut(i + 1, j) = y * c - x * s.conj();
            }
        }
    }

    /// Turns columns `j` and `j + 1` of everything so that the first is what is made zero below.
    fn columns(&mut self, j: usize, c: f64, s: Complex64) {
        for m in [&mut self.s, &mut self.t, &mut self.z] {
            for i in 0..m.rows {
                let (x, y) = (m.at(i, j), m.at(i, j + 1));
                *m.at_mut(i, j) = x * c - y * s.conj();
                *m.at_mut(i, j + 1) = y * c + x * s;
            }
        }
    }

    /// Rows `i` and `i + 1` so that `(x, y)`, which stand in them, become `(r, 0)`.
    fn clear_row(&mut self, i: usize, x: Complex64, y: Complex64) {
        let (c, s) = rotation(x, y);
        self.rows(i, c, s);
    }

    /// Columns `j` and `j + 1` so that `(x, y)`, which stand in a row of them, become `(0, r)`.
    fn clear_column(&mut self, j: usize, x: Complex64, y: Complex64) {
        let (c, s) = rotation(y, x);
        self.columns(j, c, s);
    }

    /// The first matrix to Hessenberg form, the second stays triangular.
    fn reduce(&mut self) {
        let n = self.n();
        for j in 0..n.saturating_sub(2) {
            for i in (j + 2..n).rev() {
                let (x, y) = (self.s.at(i - 1, j), self.s.at(i, j));
                self.clear_row(i - 1, x, y);
                *self.s.at_mut(i, j) = Complex64::ZERO;
                let (x, y) = (self.t.at(i, i - 1), self.t.at(i, i));
                self.clear_column(i - 1, x, y);
                *self.t.at_mut(i, i - 1) = Complex64::ZERO;
            }
        }
    }

    fn iterate(&mut self) -> Result<(), Error> {
        let n = self.n();
        let size = |m: &Mat<Complex64>| m.data.iter().map(|x| x.norm_sqr()).sum::<f64>().sqrt();
        let (small_s, small_t) = (f64::EPSILON * size(&self.s), f64::EPSILON * size(&self.t));
        let mut end = n;
        let mut steps = 0;
        while end > 1 {
            let last = end - 1;
            if self.s.at(last, last - 1).norm() <= small_s {
                *self.s.at_mut(last, last - 1) = Complex64::ZERO;
                end -= 1;
                steps = 0;
                continue;
            }
            if self.t.at(last, last).norm() <= small_t {
                *self.t.at_mut(last, last) = Complex64::ZERO;
                let (x, y) = (self.s.at(last, last - 1), self.s.at(last, last));
                self.clear_column(last - 1, x, y);
                *self.s.at_mut(last, last - 1) = Complex64::ZERO;
                end -= 1;
                steps = 0;
                continue;
            }
            let mut first = last;
            while first > 0 && self.s.at(first, first - 1).norm() > small_s {
                first -= 1;
            }
            if first > 0 {
                *self.s.at_mut(first, first - 1) = Complex64::ZERO;
            }
            if let Some(k) = (first..last).find(|&k| self.t.at(k, k).norm() <= small_t) {
                self.chase_zero(first, k, last);
                continue;
            }
            steps += 1;
            if steps > 300 {
                return Err(errors::eig_no_convergence());
            }
            let shift = if steps % 15 == 0 {
                Complex64::new(self.s.at(last, last - 1).norm() / self.t.at(last - 1, last - 1).norm(), 0.0)
                    + self.s.at(last, last) / self.t.at(last, last)
            } else {
                self.shift(last)
            };
            self.step(first, last, shift);
        }
        if n > 0 && self.t.at(0, 0).norm() <= small_t {
            *self.t.at_mut(0, 0) = Complex64::ZERO;
        }
        Ok(())
    }

    /// A zero on the diagonal of the second matrix goes down to the end.
    fn chase_zero(&mut self, first: usize, k: usize, last: usize) {
        *self.t.at_mut(k, k) = Complex64::ZERO;
        for i in k..last {
            let (x, y) = (self.t.at(i, i + 1), self.t.at(i + 1, i + 1));
            self.clear_row(i, x, y);
            *self.t.at_mut(i + 1, i + 1) = Complex64::ZERO;
            if i > first {
                let (x, y) = (self.s.at(i + 1, i - 1), self.s.at(i + 1, i));
                self.clear_column(i - 1, x, y);
                *self.s.at_mut(i + 1, i - 1) = Complex64::ZERO;
            }
        }
    }

    /// The eigenvalue of the last two rows that is nearer to the last element.
    fn shift(&self, last: usize) -> Complex64 {
        let (k, l) = (last - 1, last);
        let (t11, t12, t22) = (self.t.at(k, k), self.t.at(k, l), self.t.at(l, l));
        let ratio = |i: usize| (self.s.at(i, k) / t11, self.s.at(i, l));
        let ((m11, a12), (m21, a22)) = (ratio(k), ratio(l));
        let m12 = (a12 - m11 * t12) / t22;
        let m22 = (a22 - m21 * t12) / t22;
        let half = (m11 + m22) * 0.5;
        let root = ((m11 - m22) * (m11 - m22) * 0.25 + m12 * m21).sqrt();
        let (x, y) = (half + root, half - root);
        if (x - m22).norm() <= (y - m22).norm() { x } else { y }
    }

    fn step(&mut self, first: usize, last: usize, shift: Complex64) {
        let t = self.t.at(first, first);
        let mut x = self.s.at(first, first) / t - shift;
        let mut y = self.s.at(first + 1, first) / t;
        for k in first..last {
            self.clear_row(k, x, y);
            if k > first {
                *self.s.at_mut(k + 1, k - 1) = Complex64::ZERO;
            }
            let (u, v) = (self.t.at(k + 1, k), self.t.at(k + 1, k + 1));
            self.clear_column(k, u, v);
            *self.t.at_mut(k + 1, k) = Complex64::ZERO;
            if k + 2 <= last {
                x = self.s.at(k + 1, k);
                y = self.s.at(k + 2, k);
            }
        }
    }

    /// The eigenvectors: columns `v` with `s(k,k)*b*v = t(k,k)*a*v`, not scaled.
    pub fn vectors(&self) -> Result<Mat<Complex64>, Error> {
        let n = self.n();
        let mut x = Mat::zeros(n, n)?;
        let scale =
            self.s.data.iter().chain(&self.t.data).map(|x| x.norm()).fold(f64::MIN_POSITIVE, f64::max);
        for k in 0..n {
            let (a, b) = (self.s.at(k, k), self.t.at(k, k));
            let element = |i: usize, j: usize| b * self.s.at(i, j) - a * self.t.at(i, j);
            *x.at_mut(k, k) = Complex64::ONE;
            for i in (0..k).rev() {
                let sum: Complex64 = (i + 1..=k).map(|j| element(i, j) * x.at(j, k)).sum();
                let mut d = element(i, i);
                let least = f64::EPSILON * scale * (a.norm() + b.norm());
                if d.norm() <= least {
                    d = Complex64::new(least.max(f64::MIN_POSITIVE), 0.0);
                }
                *x.at_mut(i, k) = -sum / d;
            }
        }
        self.z.times(&x)
    }
}

/// `c` and `s` with `c*x + s*y = r` and `c*y - conj(s)*x = 0`.
fn rotation(x: Complex64, y: Complex64) -> (f64, Complex64) {
    if y == Complex64::ZERO {
        return (1.0, Complex64::ZERO);
    }
    if x == Complex64::ZERO {
        return (0.0, Complex64::ONE);
    }
    let length = x.norm().hypot(y.norm());
    let c = x.norm() / length;
    (c, (x / x.norm()) * y.conj() / length)
}
