//! LU factors with partial pivoting of matrices with a narrow band.
//! Source: G. H. Golub, C. F. Van Loan, "Matrix Computations", 4.3.

use crate::array::Dims;
use crate::error::Error;
use crate::linalg::Field;
use crate::sparse::Sparse;

/// The factors: element (i, j) is `data[i + above - j + j * height]`, where `above` counts what exchanged
/// rows fill in.
pub(super) struct Band<T> {
    n: usize,
    below: usize,
    above: usize,
    height: usize,
    data: Vec<T>,
    pivots: Vec<usize>,
}

impl<T: Field> Band<T> {
    /// The factors of a square matrix with so many diagonals below and above its own.
    pub(super) fn new(a: &Sparse<T>, below: usize, above: usize) -> Result<Band<T>, Error> {
        let n = a.rows();
        let above = below + above;
        let height = below + above + 1;
        let size = Dims::matrix(height, n).checked_numel(size_of::<T>())?;
        let mut data: Vec<T> = crate::array::zeros(size)?;
        for (i, j, x) in a.iter() {
            data[i + above - j + j * height] = x;
        }
        let mut f = Band { n, below, above, height, data, pivots: Vec::with_capacity(n) };
        f.factor();
        Ok(f)
    }

    fn at(&self, i: usize, j: usize) -> usize {
        i + self.above - j + j * self.height
    }

    fn factor(&mut self) {
        let n = self.n;
        for k in 0..n {
            let last = (k + self.below).min(n - 1);
            let size = |f: &Band<T>, i: usize| f.data[f.at(i, k)].size();
            let pivot = (k..=last).fold(k, |best, i| if size(self, i) > size(self, best) { i } else { best });
            self.pivots.push(pivot);
            if self.data[self.at(pivot, k)] == T::ZERO {
                continue;
            }
            let right = (k + self.above).min(n - 1);
            if pivot != k {
                for j in k..=right {
                    let (x, y) = (self.at(k, j), self.at(pivot, j));
                    self.data.swap(x, y);
                }
            }
            let diagonal = self.at(k, k);
            let d = self.data[diagonal];
            let count = last - k;
            let (multipliers, rest) = self.data[diagonal + 1..].split_at_mut(count);
            multipliers.iter_mut().for_each(|x| *x = *x / d);
            for j in k + 1..=right {
                // The element (k, j) counted from the one after the last multiplier.
                let at = (j - k) * (self.height - 1) - 1 - count;
                let factor = rest[at];
                if factor != T::ZERO {
                    for (x, &l) in rest[at + 1..at + 1 + count].iter_mut().zip(&*multipliers) {
                        *x -= l * factor;
                    }
                }
            }
        }
    }

    /// Whether a pivot is zero.
    pub(super) fn is_singular(&self) -> bool {
        (0..self.n).any(|k| self.data[self.at(k, k)] == T::ZERO)
    }

    /// Solves `A*x = b`.
    pub(super) fn solve(&self, b: &[T]) -> Vec<T> {
        let mut x = b.to_vec();
        for k in 0..self.n {
            x.swap(k, self.pivots[k]);
            let factor = x[k];
            for i in k + 1..=(k + self.below).min(self.n - 1) {
                x[i] -= self.data[self.at(i, k)] * factor;
            }
        }
        for k in (0..self.n).rev() {
            x[k] = x[k] / self.data[self.at(k, k)];
            let factor = x[k];
            for i in k.saturating_sub(self.above)..k {
                x[i] -= self.data[self.at(i, k)] * factor;
            }
        }
        x
    }

    /// Solves `A'*x = b`.
    pub(super) fn solve_adjoint(&self, b: &[T]) -> Vec<T> {
        let mut x = b.to_vec();
        for k in 0..self.n {
            let above = k.saturating_sub(self.above)..k;
            let sum = above.fold(x[k], |s, i| s - self.data[self.at(i, k)].conj() * x[i]);
            x[k] = sum / self.data[self.at(k, k)].conj();
        }
        for k in (0..self.n).rev() {
            let below = k + 1..=(k + self.below).min(self.n - 1);
            x[k] = below.fold(x[k], |s, i| s - self.data[self.at(i, k)].conj() * x[i]);
            x.swap(k, self.pivots[k]);
        }
        x
    }
}
