//! QR factors by Householder reflections, with column pivoting where asked for.

use super::field::{Field, Mat};
use super::gemm::{Block, gemm};
use super::vectors::{inner, length, reflect_block};
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

/// Reflections are applied so many at a time.
const BLOCK: usize = 24;

fn factor<T: Field>(a: &Mat<T>, pivot: bool) -> Qr<T> {
    let mut f = a.clone();
    let (m, n) = (f.rows, f.cols);
    let mut order: Vec<usize> = (0..n).collect();
    let steps = m.min(n);
    let mut factors = Vec::with_capacity(steps);
    if pivot {
        pivoted(&mut f, &mut order, &mut factors);
        return Qr { packed: f, factors, order };
    }
    // Small matrices column by column, large ones in blocks of columns.
    let block = if steps > 2 * BLOCK { BLOCK } else { steps.max(1) };
    for first in (0..steps).step_by(block) {
        let last = (first + block).min(steps);
        let (panel, rest) = f.data.split_at_mut(if block == steps { n * m } else { last * m });
        for k in first..last {
            factors.push(reflect(panel, m, k));
        }
        if !rest.is_empty() {
            let v = Reflections::of(&panel[first * m..], m, first, &factors[first..]);
            v.apply(&mut rest[first..], m, n - last, true);
        }
    }
    Qr { packed: f, factors, order }
}

/// Factors with the longest remaining column first. Lengths are brought up to date after each step, and
/// computed anew where too little is left of them (J. Bunch, Z. Drmac, "On the failure of rank-revealing QR
/// factorization software", 2008).
fn pivoted<T: Field>(f: &mut Mat<T>, order: &mut [usize], factors: &mut Vec<T>) {
    let (m, n) = (f.rows, f.cols);
    let mut lengths: Vec<f64> = (0..n).map(|j| length(f.column(j))).collect();
    let mut known = lengths.clone();
    for k in 0..m.min(n) {
        let best =
            (k..n).fold((k, -1.0), |best, j| if lengths[j] > best.1 { (j, lengths[j]) } else { best }).0;
        if best != k {
            let (left, right) = f.data.split_at_mut(best * m);
            left[k * m..(k + 1) * m].swap_with_slice(&mut right[..m]);
            order.swap(k, best);
            lengths.swap(k, best);
            known.swap(k, best);
        }
        factors.push(reflect(&mut f.data, m, k));
        for j in k + 1..n {
            if lengths[j] == 0.0 {
                continue;
            }
            let part = f.at(k, j).modulus() / lengths[j];
            let left = (1.0 - part * part).max(0.0);
            if left * (lengths[j] / known[j]).powi(2) <= f64::EPSILON.sqrt() || left.is_nan() {
                lengths[j] = length(&f.column(j)[k + 1..]);
                known[j] = lengths[j];
            } else {
                lengths[j] *= left.sqrt();
            }
        }
    }
}

/// Makes column `k` of columns of `m` rows zero below the diagonal and applies the reflection to the
/// columns after it. The reflection is `I - tau * v * v'` with `v[0] = 1`; gives `tau`.
fn reflect<T: Field>(columns: &mut [T], m: usize, k: usize) -> T {
    let (left, right) = columns.split_at_mut((k + 1) * m);
    let column = &mut left[k * m + k..];
    let alpha = column[0];
    let rest = length(&column[1..]);
    if rest == 0.0 && alpha.is_real() {
        return T::ZERO;
    }
    let size = alpha.modulus().hypot(rest);
    let beta = if alpha.re() >= 0.0 { -size } else { size };
    let tau = (T::real(beta) - alpha).scale(1.0 / beta);
    let divisor = alpha - T::real(beta);
    for x in &mut column[1..] {
        *x = *x / divisor;
    }
    column[0] = T::ONE;
    if !right.is_empty() {
        reflect_block(&mut right[k..], m, column, tau.conj());
    }
    column[0] = T::real(beta);
    tau
}

/// `x -= tau * v * (v' * x)` with an implied leading one in `v`.
fn apply<T: Field>(v: &[T], tau: T, x: &mut [T]) {
    if tau == T::ZERO {
        return;
    }
    let s = (x[0] + inner(v, &x[1..])) * tau;
    x[0] -= s;
    for (&v, x) in v.iter().zip(&mut x[1..]) {
        *x -= v * s;
    }
}

/// A product of reflections, `I - V * T * V'` (R. Schreiber, C. Van Loan, "A storage-efficient WY
/// representation for products of Householder transformations", 1989).
struct Reflections<T> {
    rows: usize,
    count: usize,
    v: Vec<T>,
    adjoint: Vec<T>,
    t: Vec<T>,
}

impl<T: Field> Reflections<T> {
    /// Those in the columns `packed` of `m` rows, the first of which begins in row `first`.
    fn of(packed: &[T], m: usize, first: usize, factors: &[T]) -> Reflections<T> {
        let (rows, count) = (m - first, factors.len());
        let mut v = Vec::with_capacity(rows * count);
        for (k, column) in packed.chunks_exact(m).enumerate().take(count) {
            v.extend(std::iter::repeat_n(T::ZERO, k));
            v.push(T::ONE);
            v.extend_from_slice(&column[first + k + 1..]);
        }
        let adjoint = (0..rows).flat_map(|i| v.iter().skip(i).step_by(rows).map(|x| x.conj())).collect();
        let mut t = vec![T::ZERO; count * count];
        for j in 0..count {
            let tau = factors[j];
            t[j + j * count] = tau;
            let products: Vec<T> = (0..j)
                .map(|i| inner(&v[i * rows + j..(i + 1) * rows], &v[j * rows + j..(j + 1) * rows]))
                .collect();
            for i in 0..j {
                let sum = (i..j).fold(T::ZERO, |s, l| s + t[i + l * count] * products[l]);
                t[i + j * count] = -tau * sum;
            }
        }
        Reflections { rows, count, v, adjoint, t }
    }

    /// Applies the product, or its adjoint, to columns that begin `stride` apart.
    fn apply(&self, c: &mut [T], stride: usize, cols: usize, adjoint: bool) {
        let (rows, count) = (self.rows, self.count);
        let mut w = vec![T::ZERO; count * cols];
        let v = Block { data: &self.adjoint, stride: count };
        gemm(count, rows, cols, v, Block { data: c, stride }, &mut w, count);
        for w in w.chunks_exact_mut(count) {
            let old = w.to_vec();
            for (i, w) in w.iter_mut().enumerate() {
                let sum = match adjoint {
                    true => (0..=i).fold(T::ZERO, |s, l| s + self.t[l + i * count].conj() * old[l]),
                    false => (i..count).fold(T::ZERO, |s, l| s + self.t[i + l * count] * old[l]),
                };
                *w = -sum;
            }
        }
        gemm(
            rows,
            count,
            cols,
            Block { data: &self.v, stride: rows },
            Block { data: &w, stride: count },
            c,
            stride,
        );
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
        let steps = self.factors.len();
        if steps <= 2 * BLOCK {
            for k in (0..steps).rev() {
                let v = &self.packed.column(k)[k + 1..];
                for j in 0..cols {
                    apply(v, self.factors[k], &mut q.column_mut(j)[k..]);
                }
            }
            return Ok(q);
        }
        for first in (0..steps).step_by(BLOCK).rev() {
            let last = (first + BLOCK).min(steps);
            let v = Reflections::of(&self.packed.data[first * m..], m, first, &self.factors[first..last]);
            // The columns before are still those of the identity.
            if first < cols {
                v.apply(&mut q.data[first * m + first..], m, cols - first, false);
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
