//! LU factors with partial pivoting of tridiagonal matrices, kept as their diagonals. The operations are
//! those of the factors of a band (`band.rs`), in the same order.
//! Source: J. J. Dongarra et al., "LINPACK Users' Guide", SIAM 1979, chapter 7.

use crate::error::Error;
use crate::linalg::Field;
use crate::sparse::Sparse;

/// The factors.
pub(super) struct Tridiagonal<T> {
    /// The multipliers; before that the diagonal below.
    below: Vec<T>,
    diagonal: Vec<T>,
    above: Vec<T>,
    /// What exchanged rows fill in.
    second: Vec<T>,
    /// Whether a row was exchanged with the next one.
    swapped: Vec<bool>,
}

impl<T: Field> Tridiagonal<T> {
    /// The factors of a square matrix with one diagonal on each side of its own.
    pub(super) fn new(a: &Sparse<T>) -> Result<Tridiagonal<T>, Error> {
        let n = a.rows();
        let zeros = || crate::array::zeros::<T>(n);
        let mut f = Tridiagonal {
            below: zeros()?,
            diagonal: zeros()?,
            above: zeros()?,
            second: zeros()?,
            swapped: crate::array::zeros(n)?,
        };
        for j in 0..n {
            let (rows, values) = a.column_parts(j);
            for (&i, &x) in rows.iter().zip(values) {
                match i {
                    _ if i == j => f.diagonal[j] = x,
                    _ if i < j => f.above[i] = x,
                    _ => f.below[j] = x,
                }
            }
        }
        f.factor();
        Ok(f)
    }

    fn factor(&mut self) {
        let n = self.diagonal.len();
        for k in 0..n.saturating_sub(1) {
            let (d, l) = (self.diagonal[k], self.below[k]);
            if l.size() > d.size() {
                self.swapped[k] = true;
                let factor = d / l;
                let (u, right) = (self.above[k], self.diagonal[k + 1]);
                (self.diagonal[k], self.below[k], self.above[k]) = (l, factor, right);
                self.diagonal[k + 1] = u - factor * right;
                if k + 2 < n {
                    let far = self.above[k + 1];
                    self.second[k] = far;
                    self.above[k + 1] = -(factor * far);
                }
            } else if d != T::ZERO {
                let factor = l / d;
                self.below[k] = factor;
                self.diagonal[k + 1] -= factor * self.above[k];
            }
        }
    }

    /// Whether a pivot is zero.
    pub(super) fn is_singular(&self) -> bool {
        self.diagonal.contains(&T::ZERO)
    }

    /// Solves `A*x = b`.
    pub(super) fn solve(&self, b: &[T]) -> Vec<T> {
        let mut x = b.to_vec();
        let n = x.len();
        for k in 0..n.saturating_sub(1) {
            if self.swapped[k] {
                x.swap(k, k + 1);
            }
            let factor = x[k];
            x[k + 1] -= self.below[k] * factor;
        }
        let (mut next, mut far) = (T::ZERO, T::ZERO);
        for k in (0..n).rev() {
            let sum = (x[k] - self.second[k] * far) - self.above[k] * next;
            (far, next) = (next, sum / self.diagonal[k]);
            x[k] = next;
        }
        x
    }

    /// Solves `A'*x = b`.
    pub(super) fn solve_adjoint(&self, b: &[T]) -> Vec<T> {
        let mut x = b.to_vec();
        let n = x.len();
        for k in 0..n {
            let mut sum = x[k];
            if k > 1 {
                sum -= self.second[k - 2].conj() * x[k - 2];
            }
            if k > 0 {
                sum -= self.above[k - 1].conj() * x[k - 1];
            }
            x[k] = sum / self.diagonal[k].conj();
        }
        for k in (0..n.saturating_sub(1)).rev() {
            let below = self.below[k].conj() * x[k + 1];
            x[k] -= below;
            if self.swapped[k] {
                x.swap(k, k + 1);
            }
        }
        x
    }
}
