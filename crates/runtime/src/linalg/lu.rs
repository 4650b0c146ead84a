//! LU factors with partial pivoting, and Cholesky factors.

use super::field::{Field, Mat};
use super::gemm::{Block, gemm};
use super::vectors::{
    add, back_substitute, back_substitute_adjoint, forward_substitute, forward_substitute_adjoint, widest,
};

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

/// Panels of so many columns are factored column by column.
const NARROW: usize = 8;

/// The factors of a matrix of any shape. The columns are halved again and again (S. Toledo, "Locality of
/// reference in LU decomposition with partial pivoting", 1997): what the left half does to the right one
/// is a triangular system and a product. Each element is changed by the same products in the same order as
/// when one column is taken after the other.
pub fn lu<T: Field>(a: &Mat<T>) -> Lu<T> {
    let mut f = a.clone();
    let m = f.rows;
    let mut order: Vec<usize> = (0..m).collect();
    let mut swaps = Vec::with_capacity(m.min(f.cols));
    if m > 0 {
        factor(&mut f.data, m, 0, f.cols, &mut swaps);
    }
    let mut sign = 1.0;
    for (k, &pivot) in swaps.iter().enumerate() {
        if pivot != k {
            order.swap(k, pivot);
            sign = -sign;
        }
    }
    Lu { packed: f, order, sign }
}

/// Factors the columns `c`, `width` of `m` rows, whose pivots are in the rows from `top` on, and adds the
/// rows exchanged to `swaps`.
fn factor<T: Field>(c: &mut [T], m: usize, top: usize, width: usize, swaps: &mut Vec<usize>) {
    if width <= NARROW || m - top <= 1 {
        return factor_panel(c, m, top, width.min(m - top), swaps);
    }
    let half = if m - top < width { (m - top).div_ceil(2) } else { width / 2 };
    let (left, right) = c.split_at_mut(half * m);
    factor(left, m, top, half, swaps);
    exchange(right, m, top, &swaps[top..]);
    let l = Block { data: &left[top..], stride: m };
    solve_unit_lower(l, half, &mut right[top..], m, width - half);
    update(m - top - half, half, width - half, Block { data: &left[top + half..], stride: m }, right, m, top);
    let done = swaps.len();
    if m - top > half {
        factor(right, m, top + half, width - half, swaps);
    }
    exchange(left, m, done, &swaps[done..]);
}

/// Exchanges row `first + k` of the columns `c` with row `swaps[k]`, in this order.
fn exchange<T: Field>(c: &mut [T], m: usize, first: usize, swaps: &[usize]) {
    for column in c.chunks_exact_mut(m) {
        for (k, &pivot) in swaps.iter().enumerate() {
            column.swap(first + k, pivot);
        }
    }
}

/// The rows from `top + half` on of the columns `c` minus `l`, `rows`-by-`half`, times their `half` rows from `top` on.
fn update<T: Field>(rows: usize, half: usize, width: usize, l: Block<T>, c: &mut [T], m: usize, top: usize) {
    let above: Vec<T> =
        c.chunks_exact(m).flat_map(|column| column[top..top + half].iter().map(|&x| -x)).collect();
    if rows > 0 {
        gemm(rows, half, width, l, Block { data: &above, stride: half }, &mut c[top + half..], m);
    }
}

widest! {
    /// [`factor`], column by column; `steps` pivots.
    fn factor_panel<T: Field>(c: &mut [T], m: usize, top: usize, steps: usize, swaps: &mut Vec<usize>) {
        for j in 0..steps {
            let k = top + j;
            let column = &c[j * m..(j + 1) * m];
            let pivot = (k..m).fold(k, |best, i| if column[i].size() > column[best].size() { i } else { best });
            swaps.push(pivot);
            if column[pivot] == T::ZERO {
                continue;
            }
            if pivot != k {
                c.chunks_exact_mut(m).for_each(|column| column.swap(k, pivot));
            }
            let (left, right) = c.split_at_mut((j + 1) * m);
            let column = &mut left[j * m..];
            let d = column[k];
            for x in &mut column[k + 1..] {
                *x = *x / d;
            }
            let multipliers = &column[k + 1..];
            for column in right.chunks_exact_mut(m) {
                let factor = column[k];
                if factor != T::ZERO {
                    for (x, &l) in column[k + 1..].iter_mut().zip(multipliers) {
                        *x -= l * factor;
                    }
                }
            }
        }
    }
}

/// The first `n` rows of the columns `b`, `cols` of them and `stride` apart, become the solution of
/// `L X = B` for the unit lower triangle `l`.
fn solve_unit_lower<T: Field>(l: Block<T>, n: usize, b: &mut [T], stride: usize, cols: usize) {
    if n <= 2 * NARROW {
        return solve_unit_lower_small(l.data, l.stride, n, b, stride, cols);
    }
    let half = n / 2;
    solve_unit_lower(l, half, b, stride, cols);
    let above: Vec<T> =
        (0..cols).flat_map(|j| b[j * stride..j * stride + half].iter().map(|&x| -x)).collect();
    let below = Block { data: &l.data[half..], stride: l.stride };
    gemm(n - half, half, cols, below, Block { data: &above, stride: half }, &mut b[half..], stride);
    let rest = Block { data: &l.data[half * l.stride + half..], stride: l.stride };
    solve_unit_lower(rest, n - half, &mut b[half..], stride, cols);
}

widest! {
    /// [`solve_unit_lower`], one column after the other.
    fn solve_unit_lower_small<T: Field>(l: &[T], apart: usize, n: usize, b: &mut [T], stride: usize, cols: usize) {
        for j in 0..cols {
            let column = &mut b[j * stride..j * stride + n];
            for k in 0..n {
                let (done, below) = column.split_at_mut(k + 1);
                add(below, -done[k], &l[k * apart + k + 1..k * apart + n]);
            }
        }
    }
}

/// The first `n` rows of the columns `b`, `cols` of them and `stride` apart, become the solution of
/// `U X = B` for the upper triangle `u`.
fn solve_upper<T: Field>(u: Block<T>, n: usize, b: &mut [T], stride: usize, cols: usize) {
    if n <= 2 * NARROW {
        return solve_upper_small(u.data, u.stride, n, b, stride, cols);
    }
    let half = n / 2;
    let rest = Block { data: &u.data[half * u.stride + half..], stride: u.stride };
    solve_upper(rest, n - half, &mut b[half..], stride, cols);
    let below: Vec<T> =
        (0..cols).flat_map(|j| b[j * stride + half..j * stride + n].iter().map(|&x| -x)).collect();
    let beside = Block { data: &u.data[half * u.stride..], stride: u.stride };
    gemm(half, n - half, cols, beside, Block { data: &below, stride: n - half }, b, stride);
    solve_upper(u, half, b, stride, cols);
}

widest! {
    /// [`solve_upper`], one column after the other.
    fn solve_upper_small<T: Field>(u: &[T], apart: usize, n: usize, b: &mut [T], stride: usize, cols: usize) {
        for j in 0..cols {
            let column = &mut b[j * stride..j * stride + n];
            for k in (0..n).rev() {
                let (above, at) = column.split_at_mut(k);
                at[0] = at[0] / u[k * apart + k];
                add(above, -at[0], &u[k * apart..k * apart + k]);
            }
        }
    }
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

    /// Solves `A*X = B`; `A` is square and not singular.
    pub fn solve(&self, b: &Mat<T>) -> Mat<T> {
        let n = self.packed.rows;
        let mut x = b.clone();
        for (to, from) in x.data.chunks_exact_mut(n.max(1)).zip(b.data.chunks_exact(n.max(1))) {
            to.iter_mut().zip(&self.order).for_each(|(x, &i)| *x = from[i]);
        }
        if b.cols == 1 {
            forward_substitute(&self.packed, &mut x.data, true);
            back_substitute(&self.packed, &mut x.data);
        } else if n > 0 && b.cols > 0 {
            let factors = Block { data: &self.packed.data, stride: n };
            solve_unit_lower(factors, n, &mut x.data, n, b.cols);
            solve_upper(factors, n, &mut x.data, n, b.cols);
        }
        x
    }

    /// Solves `A' * X = B` for one column.
    pub fn solve_adjoint(&self, b: &[T]) -> Vec<T> {
        let mut y = b.to_vec();
        forward_substitute_adjoint(&self.packed, &mut y);
        back_substitute_adjoint(&self.packed, &mut y, true);
        let mut x = y.clone();
        for (i, &from) in self.order.iter().enumerate() {
            x[from] = y[i];
        }
        x
    }
}

/// The upper factor `R` with `R'*R = A` of the upper triangle of a square matrix, or the order
/// (from 1) at which the matrix turned out not to be positive definite.
pub fn cholesky<T: Field>(a: &Mat<T>) -> Result<Mat<T>, usize> {
    let n = a.rows;
    let mut l = a.adjoint();
    if n > 0 {
        factor_positive(&mut l.data, n, 0, n)?;
    }
    for (j, column) in l.data.chunks_exact_mut(n.max(1)).enumerate() {
        column[..j].fill(T::ZERO);
    }
    Ok(l.adjoint())
}

/// Factors the columns `c`, `width` of them and `n` rows, whose diagonal begins in row `top`: the left half,
/// what it does to the right one, the right half. Only the lower triangle is looked at. An error is the
/// column (from 1) at which the matrix turned out not to be positive definite.
pub(super) fn factor_positive<T: Field>(
    c: &mut [T],
    n: usize,
    top: usize,
    width: usize,
) -> Result<(), usize> {
    if width <= NARROW {
        return factor_positive_panel(c, n, top, width);
    }
    let half = width / 2;
    let (left, right) = c.split_at_mut(half * n);
    factor_positive(left, n, top, half)?;
    let first = top + half;
    downdate(&mut right[first..], (n, n - first, width - half), &left[first..], (n, half));
    factor_positive(right, n, first, width - half)
}

/// `c -= l * l'` on and below the diagonal of the first `cols` columns, of `rows` rows, that begin `stride`
/// apart; `l` has as many rows in `depth` columns, which begin `apart` apart.
pub(super) fn downdate<T: Field>(
    c: &mut [T],
    (stride, rows, cols): (usize, usize, usize),
    l: &[T],
    (apart, depth): (usize, usize),
) {
    if rows * cols * depth < FEW {
        return downdate_few(c, (stride, rows, cols), l, (apart, depth));
    }
    // In strips of columns, so that little above the diagonal is computed.
    const STRIP: usize = 48;
    for from in (0..cols).step_by(STRIP) {
        let count = STRIP.min(cols - from);
        let factors: Vec<T> = (from..from + count)
            .flat_map(|i| l.iter().skip(i).step_by(apart).take(depth).map(|x| -x.conj()))
            .collect();
        let left = Block { data: &l[from..], stride: apart };
        let right = Block { data: &factors, stride: depth };
        gemm(rows - from, depth, count, left, right, &mut c[from * stride + from..], stride);
    }
}

/// Below so many products, packing costs more than it saves.
const FEW: usize = 4096;

widest! {
    /// [`downdate`], column by column.
    fn downdate_few<T: Field>(
        c: &mut [T],
        size: (usize, usize, usize),
        l: &[T],
        columns: (usize, usize),
    ) {
        let ((stride, rows, cols), (apart, depth)) = (size, columns);
        for j in 0..cols {
            let column = &mut c[j * stride + j..j * stride + rows];
            for k in 0..depth {
                let l = &l[k * apart..k * apart + rows];
                add(column, -l[j].conj(), &l[j..]);
            }
        }
    }
}

widest! {
    /// [`factor_positive`], column by column.
    fn factor_positive_panel<T: Field>(c: &mut [T], n: usize, top: usize, width: usize) -> Result<(), usize> {
        for j in 0..width {
            let k = top + j;
            let (left, right) = c.split_at_mut((j + 1) * n);
            let column = &mut left[j * n..];
            let d = column[k].re();
            if d.is_nan() || d <= 0.0 || !column[k].is_real() {
                return Err(k + 1);
            }
            let root = d.sqrt();
            column[k] = T::real(root);
            for x in &mut column[k + 1..] {
                *x = x.scaled_down(root);
            }
            for (i, other) in right.chunks_exact_mut(n).enumerate() {
                let row = k + 1 + i;
                add(&mut other[row..], -column[row].conj(), &column[row..]);
            }
        }
        Ok(())
    }
}
