//! LU factors with partial pivoting, and Cholesky factors.

use super::field::{Field, Mat};

/// `P*A = L*U`, packed: `U` on and above the diagonal, `L` without its ones below.
#[derive(Clone, Debug)]
pub struct Lu<T> {
    /// The factors.
    pub packed: Mat<T>,
    /// Row `i` of `P*A` is row `order[i]` of `A`.
    pub order: Vec<usize>,
    /// The sign of the permutation.
    pub sign: f64,
}

/// The factors of a matrix of any shape.
pub fn lu<T: Field>(a: &Mat<T>) -> Lu<T> {
    let mut f = a.clone();
    let (m, n) = (f.rows, f.cols);
    let mut order: Vec<usize> = (0..m).collect();
    let mut sign = 1.0;
    for k in 0..m.min(n) {
        let pivot = (k..m).fold(k, |best, i| if f.at(i, k).size() > f.at(best, k).size() { i } else { best });
        if f.at(pivot, k) == T::ZERO {
            continue;
        }
        if pivot != k {
            for j in 0..n {
                f.data.swap(k + j * m, pivot + j * m);
            }
            order.swap(k, pivot);
            sign = -sign;
        }
        let d = f.at(k, k);
        for i in k + 1..m {
            let x = f.at(i, k) / d;
            *f.at_mut(i, k) = x;
        }
        let (left, right) = f.data.split_at_mut((k + 1) * m);
        let multipliers = &left[k * m + k + 1..];
        for column in right.chunks_exact_mut(m) {
            let factor = column[k];
            if factor != T::ZERO {
                for (x, &l) in column[k + 1..].iter_mut().zip(multipliers) {
                    *x -= l * factor;
                }
            }
        }
    }
    Lu { packed: f, order, sign }
}

impl<T: Field> Lu<T> {
    /// Whether a pivot is zero.
    pub fn is_singular(&self) -> bool {
        (0..self.packed.rows.min(self.packed.cols)).any(|k| self.packed.at(k, k) == T::ZERO)
    }

    /// The unit lower factor, m-by-min(m, n).
    pub fn lower(&self) -> Mat<T> {
        let (m, n) = (self.packed.rows, self.packed.cols);
        let k = m.min(n);
        let data = (0..k).flat_map(|j| {
            (0..m).map(move |i| match i.cmp(&j) {
                std::cmp::Ordering::Less => T::ZERO,
                std::cmp::Ordering::Equal => T::ONE,
                std::cmp::Ordering::Greater => self.packed.at(i, j),
            })
        });
        Mat { rows: m, cols: k, data: data.collect() }
    }

    /// The upper factor, min(m, n)-by-n.
    pub fn upper(&self) -> Mat<T> {
        let (m, n) = (self.packed.rows, self.packed.cols);
        let k = m.min(n);
        let data =
            (0..n).flat_map(|j| (0..k).map(move |i| if i <= j { self.packed.at(i, j) } else { T::ZERO }));
        Mat { rows: k, cols: n, data: data.collect() }
    }

    /// Solves `A*X = B` in place; `A` is square and not singular.
    pub fn solve(&self, b: &Mat<T>) -> Mat<T> {
        let n = self.packed.rows;
        let mut x = b.clone();
        for j in 0..b.cols {
            for (i, &from) in self.order.iter().enumerate() {
                *x.at_mut(i, j) = b.at(from, j);
            }
            let column = x.column_mut(j);
            for k in 0..n {
                let factor = column[k];
                for i in k + 1..n {
                    column[i] -= self.packed.at(i, k) * factor;
                }
            }
            back_substitute(&self.packed, column);
        }
        x
    }

    /// Solves `A' * X = B` for one column.
    pub fn solve_adjoint(&self, b: &[T]) -> Vec<T> {
        let n = self.packed.rows;
        let mut y = b.to_vec();
        for k in 0..n {
            for i in 0..k {
                let t = self.packed.at(i, k).conj() * y[i];
                y[k] -= t;
            }
            y[k] = y[k] / self.packed.at(k, k).conj();
        }
        for k in (0..n).rev() {
            for i in k + 1..n {
                let t = self.packed.at(i, k).conj() * y[i];
                y[k] -= t;
            }
        }
        let mut x = y.clone();
        for (i, &from) in self.order.iter().enumerate() {
            x[from] = y[i];
        }
        x
    }
}

/// Solves `U*x = b` for the upper triangle of `u`.
pub(super) fn back_substitute<T: Field>(u: &Mat<T>, b: &mut [T]) {
    for k in (0..u.cols.min(b.len())).rev() {
        b[k] = b[k] / u.at(k, k);
        let factor = b[k];
        for i in 0..k {
            b[i] -= u.at(i, k) * factor;
        }
    }
}

/// Solves `L*x = b` for the lower triangle of `l`.
pub(super) fn forward_substitute<T: Field>(l: &Mat<T>, b: &mut [T]) {
    for k in 0..l.cols.min(b.len()) {
        b[k] = b[k] / l.at(k, k);
        let factor = b[k];
        for i in k + 1..b.len() {
            b[i] -= l.at(i, k) * factor;
        }
    }
}

/// The upper factor `R` with `R'*R = A` of the upper triangle of a square matrix, or the order
/// (from 1) at which the matrix turned out not to be positive definite.
pub fn cholesky<T: Field>(a: &Mat<T>) -> Result<Mat<T>, usize> {
    let n = a.rows;
    let mut r = a.clone();
    for j in 0..n {
        for i in 0..j {
            let mut s = r.at(i, j);
            for k in 0..i {
                s -= r.at(k, i).conj() * r.at(k, j);
            }
            *r.at_mut(i, j) = s / r.at(i, i);
        }
        let mut d = r.at(j, j).re();
        for k in 0..j {
            let x = r.at(k, j);
            d -= (x.conj() * x).re();
        }
        if d.is_nan() || d <= 0.0 || !r.at(j, j).is_real() {
            return Err(j + 1);
        }
        *r.at_mut(j, j) = T::real(d.sqrt());
        for i in j + 1..n {
            *r.at_mut(i, j) = T::ZERO;
        }
    }
    Ok(r)
}
