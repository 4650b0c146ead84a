//! Factors, solutions and inverses of small real matrices in the order of operations of the libraries that
//! Octave uses, so that the last digits are Octave's: where its solution is a whole number, ours is.
//!
//! Not here: which road a system takes (`solve.rs`). Larger matrices and complex ones go the ways of `lu.rs`.
//! Invariant: products that the libraries fuse with a sum are fused on every machine (`mul_add`).
//!
//! Source: LAPACK 3.11 (`dgetri`) and OpenBLAS 0.3.21 (`getf2`, `potf2`, `trti2`, `trsv`, `trsm` with its kernels
//! for AVX2); where sums begin and what is fused was found by trying. The digits of factors, solutions, inverses
//! and determinants are Octave's for random matrices of 2 to 32 rows.

use super::field::{Field, Mat};
use super::lu::{Lu, cholesky, lu};

/// Matrices with more rows or columns are taken apart into blocks there.
const LARGEST: usize = 32;

/// Whether these are the numbers of rows and columns of a matrix whose digits are known.
fn is_small<T: Field>(a: &Mat<T>) -> bool {
    a.rows.max(a.cols) <= LARGEST
}

/// The matrix, where it is real and small and the language is Octave's.
fn known<T: Field>(octave: bool, a: &Mat<T>) -> Option<&Mat<f64>> {
    if octave && is_small(a) { T::real_matrix(a) } else { None }
}

/// The factors of `a` in a language.
pub fn lu_in<T: Field>(octave: bool, a: &Mat<T>) -> Lu<T> {
    match known(octave, a) {
        Some(real) => {
            let f = factors(real);
            Lu { packed: T::of_real_matrix(f.packed), order: f.order, sign: f.sign }
        }
        None => lu(a),
    }
}

/// The solution by the factors `f`, which [`lu_in`] gave.
pub(super) fn solve_in<T: Field>(octave: bool, f: &Lu<T>, b: &Mat<T>) -> Mat<T> {
    let (Some(packed), Some(right)) = (known(octave, &f.packed), T::real_matrix(b)) else {
        return f.solve(b);
    };
    let mut x = right.clone();
    let alone = b.cols == 1;
    for (x, b) in x.data.chunks_exact_mut(b.rows.max(1)).zip(right.data.chunks_exact(b.rows.max(1))) {
        for (x, &from) in x.iter_mut().zip(&f.order) {
            *x = b[from];
        }
        if alone {
            forward(packed, x, true);
            backward(packed, x);
        } else {
            lower_blocks(|i, k| packed.at(i, k), x, true);
            upper_blocks(|i, k| packed.at(i, k), x);
        }
    }
    T::of_real_matrix(x)
}

/// The solution for a triangle without zeros on its diagonal.
pub(super) fn triangle_in<T: Field>(octave: bool, a: &Mat<T>, b: &Mat<T>, upper: bool) -> Option<Mat<T>> {
    let (a, mut x) = (known(octave, a)?, T::real_matrix(b)?.clone());
    let alone = b.cols == 1;
    for x in x.data.chunks_exact_mut(b.rows.max(1)) {
        match (upper, alone) {
            (true, true) => backward(a, x),
            (false, true) => forward(a, x, false),
            (true, false) => upper_blocks(|i, k| a.at(i, k), x),
            (false, false) => lower_blocks(|i, k| a.at(i, k), x, false),
        }
    }
    Some(T::of_real_matrix(x))
}

/// The solution for a symmetric matrix, where it is positive definite.
pub(super) fn definite_in<T: Field>(octave: bool, a: &Mat<T>, b: &Mat<T>) -> Option<Mat<T>> {
    let l = lower_factor(known(octave, a)?)?;
    let mut x = T::real_matrix(b)?.clone();
    for x in x.data.chunks_exact_mut(b.rows.max(1)) {
        lower_blocks(|i, k| l.at(i, k), x, false);
        upper_blocks(|i, k| l.at(k, i), x);
    }
    Some(T::of_real_matrix(x))
}

/// The upper factor `R` with `R'*R = A`, as [`cholesky`] gives it.
pub fn cholesky_in<T: Field>(octave: bool, a: &Mat<T>) -> Result<Mat<T>, usize> {
    match known(octave, a).and_then(upper_factor) {
        Some(r) => Ok(T::of_real_matrix(r)),
        None => cholesky(a),
    }
}

/// The inverse by the factors `f`, which [`lu_in`] gave.
pub(super) fn inverse_in<T: Field>(octave: bool, f: &Lu<T>) -> Option<Mat<T>> {
    known(octave, &f.packed).map(|packed| T::of_real_matrix(inverse(packed, &f.order)))
}

/// The factors, column by column: each is brought up to date by those before it.
fn factors(a: &Mat<f64>) -> Lu<f64> {
    let (m, n) = (a.rows, a.cols);
    let mut f = a.clone();
    let mut order: Vec<usize> = (0..m).collect();
    let mut swaps: Vec<usize> = Vec::with_capacity(m.min(n));
    let mut sign = 1.0;
    for j in 0..n {
        let (left, right) = f.data.split_at_mut(j * m);
        let column = &mut right[..m];
        for (k, &pivot) in swaps.iter().enumerate() {
            column.swap(k, pivot);
        }
        for i in 1..j.min(m) {
            column[i] -= sum_of_products(i, |k| left[i + k * m] * column[k]);
        }
        if j >= m {
            continue;
        }
        let (above, below) = column.split_at_mut(j);
        subtract(left, m, j, above, Pairs::Together, below);
        let pivot = (j..m).fold(j, |best, i| if column[i].abs() > column[best].abs() { i } else { best });
        swaps.push(pivot);
        if column[pivot] == 0.0 {
            continue;
        }
        if pivot != j {
            column.swap(j, pivot);
            left.chunks_exact_mut(m).for_each(|c| c.swap(j, pivot));
            order.swap(j, pivot);
            sign = -sign;
        }
        let factor = 1.0 / column[j];
        column[j + 1..].iter_mut().for_each(|x| *x *= factor);
    }
    Lu { packed: f, order, sign }
}

/// The sum of `n` terms: one after the other, or the odd ones apart from the even ones where there are four.
fn sum_of_products(n: usize, term: impl Fn(usize) -> f64) -> f64 {
    let fours = n & !3;
    let (mut odd, mut even) = (0.0, 0.0);
    for k in (0..fours).step_by(4) {
        odd += term(k) + term(k + 2);
        even += term(k + 1) + term(k + 3);
    }
    (fours..n).fold(odd, |sum, k| sum + term(k)) + even
}

/// How two columns that are left of fours are taken: by the side of the other, or one after the other where the
/// factors did not lie together.
#[derive(Clone, Copy, PartialEq)]
enum Pairs {
    Together,
    Apart,
}

/// The rows from `top` on of the columns `a`, which are `stride` apart, times `x`, subtracted from `y`.
fn subtract(a: &[f64], stride: usize, top: usize, x: &[f64], pairs: Pairs, y: &mut [f64]) {
    let (n, whole) = (x.len(), y.len() & !3);
    for (i, y) in y.iter_mut().enumerate() {
        let a = |k: usize| a[top + i + k * stride];
        if i >= whole {
            *y -= (0..n).fold(0.0, |sum, k| sum + a(k) * x[k]);
            continue;
        }
        let fours = n & !3;
        for k in (0..fours).step_by(4) {
            let odd = a(k + 2).mul_add(x[k + 2], a(k) * x[k]);
            *y -= odd + a(k + 3).mul_add(x[k + 3], a(k + 1) * x[k + 1]);
        }
        let twos = fours + if pairs == Pairs::Together { n & 2 } else { 0 };
        if twos > fours {
            *y -= a(fours) * x[fours] + a(fours + 1) * x[fours + 1];
        }
        (twos..n).for_each(|k| *y -= a(k) * x[k]);
    }
}

/// `factor` times `x` added to `y`: sixteen at a time are fused.
fn add(y: &mut [f64], factor: f64, x: &[f64]) {
    let fused = y.len() & !15;
    for (i, (y, &x)) in y.iter_mut().zip(x).enumerate() {
        *y = if i < fused { factor.mul_add(x, *y) } else { *y + factor * x };
    }
}

/// `L x = b` for one right side, in place.
fn forward(l: &Mat<f64>, x: &mut [f64], unit: bool) {
    for k in 0..x.len() {
        if !unit {
            x[k] /= l.at(k, k);
        }
        let (done, below) = x.split_at_mut(k + 1);
        add(below, -done[k], &l.column(k)[k + 1..]);
    }
}

/// `U x = b` for one right side, in place.
fn backward(u: &Mat<f64>, x: &mut [f64]) {
    for k in (0..x.len()).rev() {
        x[k] /= u.at(k, k);
        let (above, at) = x.split_at_mut(k);
        add(above, -at[0], &u.column(k)[..k]);
    }
}

/// `x[i]` minus the terms of earlier blocks, which are summed up fused.
fn downdate(at: &impl Fn(usize, usize) -> f64, x: &mut [f64], i: usize, known: std::ops::Range<usize>) {
    if !known.is_empty() {
        x[i] -= known.fold(0.0, |sum, k| at(i, k).mul_add(x[k], sum));
    }
}

/// `L x = b` for one of several right sides, in place: four rows at a time, then two, then one.
fn lower_blocks(at: impl Fn(usize, usize) -> f64, x: &mut [f64], unit: bool) {
    let n = x.len();
    let mut top = 0;
    while top < n {
        let width = match n - top {
            1 => 1,
            2 | 3 => 2,
            _ => 4,
        };
        (top..top + width).for_each(|i| downdate(&at, x, i, 0..top));
        for i in top..top + width {
            if !unit {
                x[i] *= 1.0 / at(i, i);
            }
            for k in i + 1..top + width {
                x[k] -= x[i] * at(k, i);
            }
        }
        top += width;
    }
}

/// `U x = b` for one of several right sides, in place: the last row where they are odd, then two, then four at a time.
fn upper_blocks(at: impl Fn(usize, usize) -> f64, x: &mut [f64]) {
    let n = x.len();
    let mut end = n;
    while end > 0 {
        let width = match end % 4 {
            1 | 3 => 1,
            2 => 2,
            _ => 4,
        };
        let top = end - width;
        (top..end).for_each(|i| downdate(&at, x, i, end..n));
        for i in (top..end).rev() {
            x[i] *= 1.0 / at(i, i);
            for k in top..i {
                x[k] -= x[i] * at(k, i);
            }
        }
        end = top;
    }
}

/// The inverse: that of the upper factor, from which the lower one is taken column by column from the right.
fn inverse(packed: &Mat<f64>, order: &[usize]) -> Mat<f64> {
    let n = packed.rows;
    let mut u = packed.clone();
    for j in 0..n {
        let (left, right) = u.data.split_at_mut(j * n);
        let (above, at) = right.split_at_mut(j);
        at[0] = 1.0 / at[0];
        for i in 0..j {
            let (before, this) = above.split_at_mut(i);
            add(before, this[0], &left[i * n..i * n + i]);
            this[0] *= left[i * n + i];
        }
        above.iter_mut().for_each(|x| *x *= -at[0]);
    }
    for j in (0..n).rev() {
        let (left, right) = u.data.split_at_mut((j + 1) * n);
        let column = &mut left[j * n..];
        let lower = column[j + 1..].to_vec();
        column[j + 1..].fill(0.0);
        if !lower.is_empty() {
            subtract(right, n, 0, &lower, Pairs::Together, column);
        }
    }
    let mut x = u.clone();
    for (k, &to) in order.iter().enumerate() {
        x.data[to * n..(to + 1) * n].copy_from_slice(u.column(k));
    }
    x
}

/// The lower factor of a symmetric matrix; nothing where it is not positive definite.
fn lower_factor(a: &Mat<f64>) -> Option<Mat<f64>> {
    let n = a.rows;
    let mut l = a.clone();
    for j in 0..n {
        let (left, right) = l.data.split_at_mut(j * n);
        let column = &mut right[j..n];
        let row: Vec<f64> = (0..j).map(|k| left[j + k * n]).collect();
        let square = column[0] - sum_of_products(j, |k| row[k] * row[k]);
        if square.is_nan() || square <= 0.0 {
            return None;
        }
        column[0] = square.sqrt();
        let factor = 1.0 / column[0];
        let below = &mut column[1..];
        subtract(left, n, j + 1, &row, Pairs::Apart, below);
        below.iter_mut().for_each(|x| *x *= factor);
    }
    Some(l)
}

/// The upper factor of a symmetric matrix, of which the upper triangle is looked at; nothing where it is not positive
/// definite.
fn upper_factor(a: &Mat<f64>) -> Option<Mat<f64>> {
    let n = a.rows;
    let mut r = a.clone();
    for j in 0..n {
        let square = r.at(j, j) - r.column(j)[..j].iter().fold(0.0, |sum, x| sum + x * x);
        if square.is_nan() || square <= 0.0 {
            return None;
        }
        let root = square.sqrt();
        *r.at_mut(j, j) = root;
        let factor = 1.0 / root;
        for k in j + 1..n {
            *r.at_mut(j, k) = less_product(r.at(j, k), &r.column(k)[..j], &r.column(j)[..j]) * factor;
            *r.at_mut(k, j) = 0.0;
        }
    }
    Some(r)
}

/// `from` minus `x' * y`: fours are summed in four lanes; what is left of them is subtracted after that.
fn less_product(from: f64, x: &[f64], y: &[f64]) -> f64 {
    let fours = x.len() & !3;
    let mut lanes = [0.0f64; 4];
    for k in 0..fours {
        lanes[k % 4] = x[k].mul_add(y[k], lanes[k % 4]);
    }
    let from = if fours > 0 { from - ((lanes[0] + lanes[2]) + (lanes[1] + lanes[3])) } else { from };
    match (&x[fours..], &y[fours..]) {
        ([a], [p]) => (-a).mul_add(*p, from),
        ([a, b], [p, q]) => from - a.mul_add(*p, b * q),
        ([a, b, c], [p, q, r]) => from - c.mul_add(*r, a.mul_add(*p, b * q)),
        _ => from,
    }
}
