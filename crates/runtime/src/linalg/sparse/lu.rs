//! LU factors of sparse matrices, one column after the other, rows exchanged as they come.
//! Source: J. Gilbert, T. Peierls, "Sparse partial pivoting in time proportional to arithmetic operations"
//! (1988); T. Davis, "Direct Methods for Sparse Linear Systems", SIAM 2006, chapter 6.

use crate::linalg::Field;
use crate::sparse::Sparse;

const NONE: usize = usize::MAX;

/// Columns of elements.
pub(crate) struct Columns<T> {
    pub starts: Vec<usize>,
    pub rows: Vec<usize>,
    pub values: Vec<T>,
}

impl<T: Field> Columns<T> {
    fn new() -> Columns<T> {
        Columns { starts: vec![0], rows: Vec::new(), values: Vec::new() }
    }

    fn push(&mut self, row: usize, value: T) {
        self.rows.push(row);
        self.values.push(value);
    }

    fn close(&mut self) {
        self.starts.push(self.rows.len());
    }

    /// The elements of a column.
    pub(crate) fn column(&self, k: usize) -> impl DoubleEndedIterator<Item = (usize, T)> + '_ {
        let range = self.starts[k]..self.starts[k + 1];
        self.rows[range.clone()].iter().copied().zip(self.values[range].iter().copied())
    }
}

/// `A(rows, columns) = L*U` for a square matrix. `L` has ones on its diagonal, which are not stored, and
/// the diagonal of `U` is its own list.
pub(crate) struct SparseLu<T> {
    pub lower: Columns<T>,
    pub upper: Columns<T>,
    pub diagonal: Vec<T>,
    pub rows: Vec<usize>,
    pub columns: Vec<usize>,
}

/// The factors of a square matrix with its columns in this order. The element on the matrix's diagonal is
/// the pivot where it is at least `prefer` times the greatest one. A column without pivot has a zero on the
/// diagonal of `U`.
pub(crate) fn lu<T: Field>(a: &Sparse<T>, columns: Vec<usize>, prefer: f64) -> SparseLu<T> {
    let n = columns.len();
    let mut f = SparseLu {
        lower: Columns::new(),
        upper: Columns::new(),
        diagonal: Vec::with_capacity(n),
        rows: Vec::with_capacity(n),
        columns,
    };
    // Where each row of the matrix went.
    let mut place = vec![NONE; n];
    let mut x = vec![T::ZERO; n];
    let mut mark = vec![NONE; n];
    let (mut stack, mut reach) = (Vec::new(), Vec::new());
    let mut spare = 0;
    for k in 0..n {
        let column = f.columns[k];
        reach.clear();
        for (i, v) in a.column(column) {
            x[i] = v;
            if mark[i] == k {
                continue;
            }
            // Depth first through the columns of L, rows of the matrix being the nodes.
            mark[i] = k;
            stack.push((i, if place[i] == NONE { 0 } else { f.lower.starts[place[i]] }));
            while let Some((node, at)) = stack.last_mut() {
                let end = if place[*node] == NONE { 0 } else { f.lower.starts[place[*node] + 1] };
                if *at >= end {
                    reach.push(*node);
                    stack.pop();
                    continue;
                }
                let child = f.lower.rows[*at];
                *at += 1;
                if mark[child] != k {
                    mark[child] = k;
                    stack.push((child, if place[child] == NONE { 0 } else { f.lower.starts[place[child]] }));
                }
            }
        }
        let (mut best, mut largest) = (NONE, 0.0);
        for &i in reach.iter().rev() {
            if place[i] == NONE {
                let size = x[i].size();
                if size > largest || (best == NONE && size.is_nan()) {
                    (best, largest) = (i, size);
                }
                continue;
            }
            let factor = x[i];
            f.upper.push(place[i], factor);
            if factor != T::ZERO {
                let range = f.lower.starts[place[i]]..f.lower.starts[place[i] + 1];
                for (&r, &l) in f.lower.rows[range.clone()].iter().zip(&f.lower.values[range]) {
                    x[r] -= l * factor;
                }
            }
        }
        f.upper.close();
        if place[column] == NONE && mark[column] == k && x[column].size() >= prefer * largest && largest > 0.0
        {
            best = column;
        }
        let pivot = if best == NONE { T::ZERO } else { x[best] };
        if best == NONE {
            // Any row that is left will do.
            while place[spare] != NONE {
                spare += 1;
            }
            best = spare;
        }
        place[best] = k;
        f.rows.push(best);
        f.diagonal.push(pivot);
        for &i in &reach {
            let value = std::mem::replace(&mut x[i], T::ZERO);
            if place[i] == NONE && value != T::ZERO && pivot != T::ZERO {
                f.lower.push(i, value / pivot);
            }
        }
        f.lower.close();
    }
    // From rows of the matrix to those of the factor.
    for r in &mut f.lower.rows {
        *r = place[*r];
    }
    f
}

impl<T: Field> SparseLu<T> {
    /// Solves `A*x = b`.
    pub(crate) fn solve(&self, b: &[T]) -> Vec<T> {
        let n = self.rows.len();
        let mut y: Vec<T> = self.rows.iter().map(|&i| b[i]).collect();
        for k in 0..n {
            let x = y[k];
            self.lower.column(k).for_each(|(i, l)| y[i] -= l * x);
        }
        for k in (0..n).rev() {
            let x = y[k] / self.diagonal[k];
            y[k] = x;
            self.upper.column(k).for_each(|(i, u)| y[i] -= u * x);
        }
        let mut x = vec![T::ZERO; n];
        self.columns.iter().zip(y).for_each(|(&j, y)| x[j] = y);
        x
    }

    /// Solves `A'*x = b`.
    pub(crate) fn solve_adjoint(&self, b: &[T]) -> Vec<T> {
        let n = self.rows.len();
        let mut y: Vec<T> = self.columns.iter().map(|&j| b[j]).collect();
        for k in 0..n {
            let sum = self.upper.column(k).fold(y[k], |s, (i, u)| s - u.conj() * y[i]);
            y[k] = sum / self.diagonal[k].conj();
        }
        for k in (0..n).rev() {
            y[k] = self.lower.column(k).fold(y[k], |s, (i, l)| s - l.conj() * y[i]);
        }
        let mut x = vec![T::ZERO; n];
        self.rows.iter().zip(y).for_each(|(&i, y)| x[i] = y);
        x
    }
}
