//! Sparse matrices in compressed columns.
//!
//! Invariants: `starts.len() == cols + 1`; the row numbers of a column ascend strictly; no stored
//! element is zero.

use crate::array::{Array, Dims, ZeroBits, zeros};
use crate::element::Element;
use crate::error::Error;

/// A sparse matrix.
#[derive(Clone, Debug, PartialEq)]
pub struct Sparse<T> {
    rows: usize,
    cols: usize,
    starts: Vec<usize>,
    indices: Vec<usize>,
    values: Vec<T>,
}

impl<T: Element + ZeroBits + PartialEq> Sparse<T> {
    /// A matrix without stored elements.
    pub fn empty(rows: usize, cols: usize) -> Result<Sparse<T>, Error> {
        if rows >= 1 << 48 || cols >= 1 << 48 {
            return Err(crate::errors::size_too_large());
        }
        Dims::matrix(1, cols + 1).checked_numel(8)?;
        Ok(Sparse { rows, cols, starts: zeros(cols + 1)?, indices: Vec::new(), values: Vec::new() })
    }

    /// The non-zero elements of a full matrix.
    pub fn from_full(array: &Array<T>) -> Sparse<T> {
        let rows = array.dims().rows();
        let cols = array.dims().trailing();
        let mut s = Sparse { rows, cols, starts: vec![0], indices: Vec::new(), values: Vec::new() };
        for column in array.data().chunks(rows.max(1)).take(if rows == 0 { 0 } else { cols }) {
            for (i, x) in column.iter().enumerate() {
                if *x != T::fill() {
                    s.indices.push(i);
                    s.values.push(*x);
                }
            }
            s.starts.push(s.indices.len());
        }
        s.starts.resize(cols + 1, s.indices.len());
        s
    }

    /// A matrix of triplets (row, column, value), from 0; equal places are combined by `add`.
    pub fn from_triplets(
        rows: usize,
        cols: usize,
        mut triplets: Vec<(usize, usize, T)>,
        add: impl Fn(T, T) -> T,
    ) -> Result<Sparse<T>, Error> {
        triplets.sort_by_key(|t| (t.1, t.0));
        let mut s = Sparse::empty(rows, cols)?;
        let mut merged: Vec<(usize, usize, T)> = Vec::with_capacity(triplets.len());
        for t in triplets {
            match merged.last_mut() {
                Some(l) if (l.0, l.1) == (t.0, t.1) => l.2 = add(l.2, t.2),
                _ => merged.push(t),
            }
        }
        for (r, c, x) in merged.into_iter().filter(|t| t.2 != T::fill()) {
            s.indices.push(r);
            s.values.push(x);
            s.starts[c + 1] += 1;
        }
        for c in 0..cols {
            s.starts[c + 1] += s.starts[c];
        }
        Ok(s)
    }

    /// A matrix of elements that come column after column, in rising rows; zeros drop out.
    pub fn from_ordered(
        rows: usize,
        cols: usize,
        elements: impl Iterator<Item = (usize, usize, T)>,
    ) -> Result<Sparse<T>, Error> {
        let mut s = Sparse::empty(rows, cols)?;
        for (r, c, x) in elements.filter(|t| t.2 != T::fill()) {
            s.indices.push(r);
            s.values.push(x);
            s.starts[c + 1] += 1;
        }
        for c in 0..cols {
            s.starts[c + 1] += s.starts[c];
        }
        Ok(s)
    }

    /// The elements of two matrices of one size combined, by an operation that makes nothing of two zeros;
    /// zeros drop out.
    pub fn merged(&self, other: &Sparse<T>, f: impl Fn(T, T) -> T) -> Result<Sparse<T>, Error> {
        let mut s = Sparse::empty(self.rows, self.cols)?;
        s.indices.reserve(self.nnz() + other.nnz());
        s.values.reserve(self.nnz() + other.nnz());
        for c in 0..self.cols {
            let (mut i, mut j) = (self.starts[c], other.starts[c]);
            let (last, end) = (self.starts[c + 1], other.starts[c + 1]);
            while i < last || j < end {
                let p = if i < last { self.indices[i] } else { usize::MAX };
                let q = if j < end { other.indices[j] } else { usize::MAX };
                let x = if p <= q { self.values[i] } else { T::fill() };
                let y = if q <= p { other.values[j] } else { T::fill() };
                i += usize::from(p <= q);
                j += usize::from(q <= p);
                let z = f(x, y);
                if z != T::fill() {
                    s.indices.push(p.min(q));
                    s.values.push(z);
                }
            }
            s.starts[c + 1] = s.indices.len();
        }
        Ok(s)
    }

    /// The transpose.
    pub fn transposed(&self) -> Result<Sparse<T>, Error> {
        let mut s = Sparse::empty(self.cols, self.rows)?;
        self.indices.iter().for_each(|&r| s.starts[r + 1] += 1);
        for c in 0..self.rows {
            s.starts[c + 1] += s.starts[c];
        }
        let mut next = s.starts.clone();
        s.indices = vec![0; self.nnz()];
        s.values = vec![T::fill(); self.nnz()];
        for (r, c, x) in self.iter() {
            let at = next[r];
            next[r] += 1;
            s.indices[at] = c;
            s.values[at] = x;
        }
        Ok(s)
    }

    /// The full matrix, or an error where it does not fit into memory.
    pub fn try_full(&self) -> Result<Array<T>, Error> {
        let n = Dims::matrix(self.rows, self.cols).checked_numel(size_of::<T>())?;
        Ok(self.spread(crate::array::filled(T::fill(), n)?))
    }

    /// The full matrix, of one that fits into memory.
    pub fn to_full(&self) -> Array<T> {
        self.spread(vec![T::fill(); self.rows * self.cols])
    }

    /// The stored elements among those of `data`, which are zeros.
    fn spread(&self, mut data: Vec<T>) -> Array<T> {
        for (r, c, x) in self.iter() {
            data[c * self.rows + r] = x;
        }
        Array::new(Dims::matrix(self.rows, self.cols), data)
    }

    /// The stored elements as (row, column, value), from 0, column after column.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize, T)> + '_ {
        (0..self.cols).flat_map(move |c| {
            (self.starts[c]..self.starts[c + 1]).map(move |k| (self.indices[k], c, self.values[k]))
        })
    }

    /// The stored elements of a column as (row, value), from 0.
    pub fn column(&self, c: usize) -> impl Iterator<Item = (usize, T)> + '_ {
        (self.starts[c]..self.starts[c + 1]).map(|k| (self.indices[k], self.values[k]))
    }

    /// The element at a row and a column, from 0.
    pub fn get(&self, r: usize, c: usize) -> T {
        let (a, b) = (self.starts[c], self.starts[c + 1]);
        match self.indices[a..b].binary_search(&r) {
            Ok(k) => self.values[a + k],
            Err(_) => T::fill(),
        }
    }

    /// A sparse matrix of the same pattern with every stored element mapped; zeros drop out.
    pub fn map<U: Element + ZeroBits + PartialEq>(&self, f: impl Fn(T) -> U) -> Sparse<U> {
        let mut s = Sparse {
            rows: self.rows,
            cols: self.cols,
            starts: vec![0],
            indices: Vec::new(),
            values: Vec::new(),
        };
        for c in 0..self.cols {
            for k in self.starts[c]..self.starts[c + 1] {
                let x = f(self.values[k]);
                if x != U::fill() {
                    s.indices.push(self.indices[k]);
                    s.values.push(x);
                }
            }
            s.starts.push(s.indices.len());
        }
        s
    }
}

impl<T> Sparse<T> {
    /// Rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Columns.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// The number of stored elements.
    pub fn nnz(&self) -> usize {
        self.values.len()
    }
}
