//! `A\B`, `inv(A)` and `det(A)` of small real matrices in plain arrays on the stack, for calls in which making matrices
//! costs more than solving.
//!
//! Invariant: the same operations in the same order as `solve.rs`, so the same digits. What warns, is not square or
//! larger is left to that; then nothing is written.

use super::solve::CLEAR;

/// The largest order.
pub const MOST: usize = 8;

/// A square matrix in columns of [`MOST`] elements.
type Square = [[f64; MOST]; MOST];

/// `a\b` in columns, put into `x`, for a matrix `a` of order `n` and `cols` right sides; false where only the general way
/// knows. `turned` says that both are given by rows, and so is `x`.
pub fn solve(n: usize, a: &[f64], cols: usize, b: &[f64], turned: bool, x: &mut Vec<f64>) -> bool {
    if !(2..=MOST).contains(&n) || a.len() != n * n || b.len() != n * cols || cols == 0 {
        return false;
    }
    match n {
        2 => by_order::<2>(a, cols, b, turned, x),
        3 => by_order::<3>(a, cols, b, turned, x),
        4 => by_order::<4>(a, cols, b, turned, x),
        5 => by_order::<5>(a, cols, b, turned, x),
        6 => by_order::<6>(a, cols, b, turned, x),
        7 => by_order::<7>(a, cols, b, turned, x),
        _ => by_order::<MOST>(a, cols, b, turned, x),
    }
}

fn by_order<const N: usize>(a: &[f64], cols: usize, b: &[f64], turned: bool, x: &mut Vec<f64>) -> bool {
    let mut f: Square = [[0.0; MOST]; MOST];
    for (j, column) in f.iter_mut().enumerate().take(N) {
        for (i, to) in column.iter_mut().enumerate().take(N) {
            *to = if turned { a[i * N + j] } else { a[j * N + i] };
        }
    }
    let Some(how) = factored::<N>(&mut f) else { return false };
    x.clear();
    x.resize(b.len(), 0.0);
    for j in 0..cols {
        let at = |i: usize| if turned { i * cols + j } else { j * N + i };
        let mut y = [0.0; MOST];
        for i in 0..N {
            let from = if let How::Pivots(order) = &how { order[i] } else { i };
            y[i] = b[at(from)];
        }
        match how {
            How::Upper => up::<N>(&f, &mut y),
            How::Lower => down::<N>(&f, &mut y, false),
            How::Positive => {
                for k in 0..N {
                    let sum = (0..k).fold(0.0, |s, i| s + f[k][i] * y[i]);
                    y[k] = (y[k] - sum) / f[k][k];
                }
                up::<N>(&f, &mut y);
            }
            How::Pivots(_) => {
                down::<N>(&f, &mut y, true);
                up::<N>(&f, &mut y);
            }
        }
        (0..N).for_each(|i| x[at(i)] = y[i]);
    }
    true
}

/// The inverse of a matrix of order `n`, in columns, put into `x`; false where only the general way knows.
pub fn inverse(n: usize, a: &[f64], x: &mut Vec<f64>) -> bool {
    match (n, a.len()) {
        (2, 4) => inverse_of::<2>(a, x),
        (3, 9) => inverse_of::<3>(a, x),
        (4, 16) => inverse_of::<4>(a, x),
        (5, 25) => inverse_of::<5>(a, x),
        (6, 36) => inverse_of::<6>(a, x),
        _ => false,
    }
}

fn inverse_of<const N: usize>(a: &[f64], x: &mut Vec<f64>) -> bool {
    let mut f = square::<N>(a);
    let norm = norm::<N>(&f);
    let Some((order, _)) = pivoted::<N>(&mut f).filter(|_| is_clear::<N>(&f, true, norm)) else {
        return false;
    };
    x.clear();
    for j in 0..N {
        let mut y = [0.0; MOST];
        (0..N).for_each(|i| y[i] = f64::from(u8::from(order[i] == j)));
        down::<N>(&f, &mut y, true);
        up::<N>(&f, &mut y);
        x.extend_from_slice(&y[..N]);
    }
    true
}

/// The determinant of a matrix of order `n` in columns; nothing where only the general way knows.
pub fn determinant(n: usize, a: &[f64]) -> Option<f64> {
    match (n, a.len()) {
        (2, 4) => determinant_of::<2>(a),
        (3, 9) => determinant_of::<3>(a),
        (4, 16) => determinant_of::<4>(a),
        (5, 25) => determinant_of::<5>(a),
        (6, 36) => determinant_of::<6>(a),
        _ => None,
    }
}

fn determinant_of<const N: usize>(a: &[f64]) -> Option<f64> {
    let mut f = square::<N>(a);
    let (_, sign) = pivoted::<N>(&mut f).filter(|_| a.iter().all(|x| x.is_finite()))?;
    Some((0..N).fold(sign, |d, i| d * f[i][i]))
}

fn square<const N: usize>(a: &[f64]) -> Square {
    let mut f: Square = [[0.0; MOST]; MOST];
    for (to, column) in f.iter_mut().zip(a.chunks_exact(N)) {
        to[..N].copy_from_slice(column);
    }
    f
}

/// What a matrix has become.
enum How {
    /// It is an upper triangle.
    Upper,
    /// It is a lower triangle.
    Lower,
    /// The upper factor of Cholesky.
    Positive,
    /// Packed factors, with the row of the matrix that each row is.
    Pivots([usize; MOST]),
}

/// Factors a matrix, if it surely is well conditioned.
fn factored<const N: usize>(f: &mut Square) -> Option<How> {
    let upper = (0..N).all(|j| (j + 1..N).all(|i| f[j][i] == 0.0));
    let lower = (0..N).all(|j| (0..j).all(|i| f[j][i] == 0.0));
    if upper || lower {
        return is_dominant::<N>(f).then_some(if upper { How::Upper } else { How::Lower });
    }
    let norm = norm::<N>(f);
    let symmetric = || (0..N).all(|j| (0..j).all(|i| f[j][i] == f[i][j]));
    if (0..N).all(|i| f[i][i] > 0.0)
        && symmetric()
        && let Some(r) = positive::<N>(f)
    {
        *f = r;
        return is_clear::<N>(f, false, norm).then_some(How::Positive);
    }
    let (order, _) = pivoted::<N>(f)?;
    is_clear::<N>(f, true, norm).then_some(How::Pivots(order))
}

/// Packs the factors of a matrix that has no zero among its pivots, with the row of the matrix that each row is, and the
/// sign of their order.
fn pivoted<const N: usize>(f: &mut Square) -> Option<([usize; MOST], f64)> {
    let mut order = [0; MOST];
    let mut sign = 1.0;
    (0..N).for_each(|i| order[i] = i);
    for k in 0..N {
        let pivot = (k..N).fold(k, |best, i| if f[k][i].abs() > f[k][best].abs() { i } else { best });
        if f[k][pivot] == 0.0 {
            return None;
        }
        if pivot != k {
            f.iter_mut().take(N).for_each(|column| column.swap(k, pivot));
            order.swap(k, pivot);
            sign = -sign;
        }
        let d = f[k][k];
        for i in k + 1..N {
            f[k][i] /= d;
        }
        for j in k + 1..N {
            let factor = f[j][k];
            if factor != 0.0 {
                for i in k + 1..N {
                    f[j][i] -= f[k][i] * factor;
                }
            }
        }
    }
    Some((order, sign))
}

/// The factor `R` with `R'*R = A`, zero below its diagonal.
fn positive<const N: usize>(a: &Square) -> Option<Square> {
    let mut l = *a;
    for k in 0..N {
        let d = l[k][k];
        if d.is_nan() || d <= 0.0 {
            return None;
        }
        let root = d.sqrt();
        l[k][k] = root;
        for i in k + 1..N {
            l[k][i] /= root;
        }
        for j in k + 1..N {
            let factor = -l[k][j];
            for i in j..N {
                l[j][i] += l[k][i] * factor;
            }
        }
    }
    let mut r: Square = [[0.0; MOST]; MOST];
    for j in 0..N {
        for i in 0..=j {
            r[j][i] = l[i][j];
        }
    }
    Some(r)
}

/// `y` becomes the solution of the upper triangle.
fn up<const N: usize>(f: &Square, y: &mut [f64; MOST]) {
    for k in (0..N).rev() {
        y[k] /= f[k][k];
        for i in 0..k {
            y[i] += f[k][i] * -y[k];
        }
    }
}

/// `y` becomes the solution of the lower triangle, whose diagonal is that of ones where `unit`.
fn down<const N: usize>(f: &Square, y: &mut [f64; MOST], unit: bool) {
    for k in 0..N {
        if !unit {
            y[k] /= f[k][k];
        }
        for i in k + 1..N {
            y[i] += f[k][i] * -y[k];
        }
    }
}

fn sum<const N: usize>(column: &[f64; MOST]) -> f64 {
    column.iter().take(N).map(|x| x.abs()).sum()
}

/// The greatest sum of a column.
fn norm<const N: usize>(f: &Square) -> f64 {
    (0..N).map(|j| sum::<N>(&f[j])).fold(0.0, f64::max)
}

/// As in `solve.rs`.
fn is_dominant<const N: usize>(f: &Square) -> bool {
    let (mut least, mut norm) = (f64::INFINITY, 0.0f64);
    for (j, column) in f.iter().enumerate().take(N) {
        let sum = sum::<N>(column);
        let gap = 2.0 * column[j].abs() - sum;
        (least, norm) = (least.min(gap), norm.max(sum));
        if gap.is_nan() || gap <= 0.0 {
            return false;
        }
    }
    least > CLEAR * norm
}

/// As in `solve.rs`.
fn is_clear<const N: usize>(f: &Square, packed: bool, norm: f64) -> bool {
    let greatest = |x: &[f64]| x.iter().fold(0.0, |m, &v| if v > m || v.is_nan() { v } else { m });
    let mut x = [1.0f64; N];
    for j in (0..N).rev() {
        x[j] /= f[j][j].abs();
        for i in 0..j {
            x[i] += f[j][i].abs() * x[j];
        }
    }
    let upper = greatest(&x);
    let mut y = [1.0f64; N];
    if packed {
        for j in 0..N {
            for i in j + 1..N {
                y[i] += f[j][i].abs() * y[j];
            }
        }
    }
    let other = if packed { greatest(&y) } else { upper * N as f64 };
    1.0 / (N as f64 * upper * other * norm) > CLEAR
}

#[cfg(test)]
mod tests {
    use super::{MOST, determinant, inverse, solve};
    use crate::context::Context;
    use crate::linalg::Mat;

    /// Numbers of which many are zero or whole.
    fn some(count: usize, state: &mut u64) -> Vec<f64> {
        let mut next = || {
            *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let x = (*state >> 40) as f64 / 65536.0 - 128.0;
            match *state >> 33 & 3 {
                0 => 0.0,
                1 => x.floor(),
                _ => x / 7.0,
            }
        };
        (0..count).map(|_| next()).collect()
    }

    #[test]
    fn small_systems_have_the_digits_of_the_general_way() {
        let (mut state, mut solved) = (1, 0);
        for round in 0..4000 {
            let (n, cols) = (2 + round % (MOST - 1), 1 + round % 4);
            let mut a = some(n * n, &mut state);
            match round % 5 {
                // Symmetric, with a large diagonal; triangles.
                0 | 1 => {
                    for j in 0..n {
                        for i in 0..j {
                            a[i * n + j] = a[j * n + i];
                        }
                        a[j * n + j] = a[j * n + j].abs() + if round % 5 == 0 { 900.0 } else { 1.0 };
                    }
                }
                2 => (0..n).for_each(|j| {
                    (j + 1..n).for_each(|i| a[j * n + i] = 0.0);
                    a[j * n + j] += 1000.0;
                }),
                _ => {}
            }
            let b = some(n * cols, &mut state);
            let [by_rows, right] = [(&a, n), (&b, cols)].map(|(x, cols)| {
                (0..n).flat_map(|i| (0..cols).map(move |j| x[j * n + i])).collect::<Vec<f64>>()
            });
            let mut x = vec![1.0];
            if !solve(n, &a, cols, &b, false, &mut x) {
                assert_eq!(x, [1.0]);
                continue;
            }
            solved += 1;
            let mat = |data: &[f64], cols| Mat { rows: n, cols, data: data.to_vec() };
            let known = crate::linalg::solve(&mut Context::for_tests(), &mat(&a, n), &mat(&b, cols));
            let bits = |x: &[f64]| x.iter().map(|x| x.to_bits()).collect::<Vec<u64>>();
            assert_eq!(bits(&x), bits(&known.expect("it is square").data), "{n} {a:?} {b:?}");
            let mut turned = Vec::new();
            assert!(solve(n, &by_rows, cols, &right, true, &mut turned));
            let back: Vec<f64> =
                (0..cols).flat_map(|j| (0..n).map(|i| turned[i * cols + j]).collect::<Vec<_>>()).collect();
            assert_eq!(bits(&back), bits(&x));
        }
        assert!(solved > 2000, "{solved}");
    }

    #[test]
    fn small_inverses_and_determinants_have_the_digits_of_the_general_way() {
        let (mut state, mut found) = (7, 0);
        let bits = |x: &[f64]| x.iter().map(|x| x.to_bits()).collect::<Vec<u64>>();
        for round in 0..4000 {
            let n = 2 + round % 5;
            let data = some(n * n, &mut state);
            let a = Mat { rows: n, cols: n, data: data.clone() };
            let context = &mut Context::for_tests();
            let mut x = Vec::new();
            if inverse(n, &data, &mut x) {
                found += 1;
                let known = crate::linalg::inverse(context, &a).expect("it is square");
                assert_eq!(bits(&x), bits(&known.data), "{data:?}");
            }
            if let Some(d) = determinant(n, &data) {
                found += 1;
                let known = crate::linalg::determinant(context, &a).expect("it is square");
                assert_eq!(bits(&[d]), bits(&[known]), "{data:?}");
            }
        }
        assert!(found > 4000, "{found}");
    }
}
