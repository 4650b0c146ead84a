//! Cholesky factors of sparse matrices, one row after the other: what tells at which order a matrix is not
//! positive definite. Factors to solve with are made many columns at a time (`supernodes.rs`).
//! Source: T. Davis, "Direct Methods for Sparse Linear Systems", SIAM 2006, chapter 4; J. Liu, "The role of
//! elimination trees in sparse factorization" (1990).

use crate::linalg::Field;
use crate::sparse::Sparse;

pub(super) const NONE: usize = usize::MAX;

/// `L` with `L*L' = A(order, order)`, in compressed columns; the first element of a column is that on the
/// diagonal, rows ascend.
pub(crate) struct SparseCholesky<T> {
    pub order: Vec<usize>,
    pub starts: Vec<usize>,
    pub rows: Vec<usize>,
    pub values: Vec<T>,
}

/// The factor of the upper triangle of a square matrix, or the order (from 1, in the new numbering) at
/// which it turned out not to be positive definite.
pub(crate) fn cholesky<T: Field>(a: &Sparse<T>, order: Vec<usize>) -> Result<SparseCholesky<T>, usize> {
    let n = order.len();
    let upper = permuted_upper(a, &order);
    let (parents, counts) = elimination_tree(&upper, n);
    let mut starts = Vec::with_capacity(n + 1);
    starts.push(0);
    for c in &counts {
        starts.push(starts[starts.len() - 1] + c);
    }
    let total = starts[n];
    let (mut rows, mut values) = (vec![0; total], vec![T::ZERO; total]);
    let mut next = starts[..n].to_vec();
    let mut x = vec![T::ZERO; n];
    let mut mark = vec![NONE; n];
    let (mut path, mut reach) = (Vec::<usize>::new(), Vec::<usize>::new());
    for k in 0..n {
        // The pattern of row k: what the tree reaches from the elements of column k.
        reach.clear();
        mark[k] = k;
        let mut d = T::ZERO;
        for &(i, v) in &upper.1[upper.0[k]..upper.0[k + 1]] {
            if i == k {
                d += v;
                continue;
            }
            x[i] = v;
            let mut j = i;
            path.clear();
            while mark[j] != k {
                mark[j] = k;
                path.push(j);
                j = parents[j];
            }
            reach.extend(path.iter().rev());
        }
        // Every variable comes after those below it in the tree.
        for &i in reach.iter().rev() {
            let (from, to) = (starts[i], next[i]);
            let factor = std::mem::replace(&mut x[i], T::ZERO) / values[from];
            for (&r, &l) in rows[from + 1..to].iter().zip(&values[from + 1..to]) {
                x[r] -= l * factor;
            }
            d -= factor.conj() * factor;
            rows[to] = k;
            values[to] = factor.conj();
            next[i] = to + 1;
        }
        if d.re().is_nan() || d.re() <= 0.0 || !d.is_real() {
            return Err(k + 1);
        }
        rows[next[k]] = k;
        values[next[k]] = T::real(d.re().sqrt());
        next[k] += 1;
    }
    Ok(SparseCholesky { order, starts, rows, values })
}

/// Where columns begin, and their elements with their rows.
pub(super) type Columns<T> = (Vec<usize>, Vec<(usize, T)>);

/// The upper triangle of `A(order, order)`.
pub(super) fn permuted_upper<T: Field>(a: &Sparse<T>, order: &[usize]) -> Columns<T> {
    let n = order.len();
    let mut place = vec![0; n];
    order.iter().enumerate().for_each(|(k, &i)| place[i] = k);
    let elements = || a.iter().filter(|t| t.0 <= t.1).map(|(i, j, v)| (place[i], place[j], v));
    let mut starts = vec![0; n + 1];
    elements().for_each(|(i, j, _)| starts[i.max(j) + 1] += 1);
    (0..n).for_each(|k| starts[k + 1] += starts[k]);
    let mut next = starts.clone();
    let mut list = vec![(0, T::ZERO); starts[n]];
    for (i, j, v) in elements() {
        let at = &mut next[i.max(j)];
        list[*at] = if i <= j { (i, v) } else { (j, v.conj()) };
        *at += 1;
    }
    (starts, list)
}

/// Each variable's parent, and how many elements each column of the factor has.
pub(super) fn elimination_tree<T>(upper: &Columns<T>, n: usize) -> (Vec<usize>, Vec<usize>) {
    let (mut parents, mut ancestors) = (vec![NONE; n], vec![NONE; n]);
    for k in 0..n {
        for &(i, _) in &upper.1[upper.0[k]..upper.0[k + 1]] {
            let mut j = i;
            while j != NONE && j < k {
                let next = std::mem::replace(&mut ancestors[j], k);
                if next == NONE {
                    parents[j] = k;
                }
                j = next;
            }
        }
    }
    let (mut counts, mut mark) = (vec![1; n], vec![NONE; n]);
    for k in 0..n {
        mark[k] = k;
        for &(i, _) in &upper.1[upper.0[k]..upper.0[k + 1]] {
            let mut j = i;
            while mark[j] != k {
                mark[j] = k;
                counts[j] += 1;
                j = parents[j];
            }
        }
    }
    (parents, counts)
}

impl<T: Field> SparseCholesky<T> {
    /// The elements on and below the diagonal, as (row, column, value).
    pub(crate) fn elements(&self) -> Vec<(usize, usize, T)> {
        let columns =
            (0..self.order.len()).flat_map(|k| (self.starts[k]..self.starts[k + 1]).map(move |p| (k, p)));
        columns.map(|(k, p)| (self.rows[p], k, self.values[p])).collect()
    }
}
