//! Sparse matrices in compressed columns.
//!
//! Invariants: `starts.len() == cols + 1`; the row numbers of a column ascend strictly; no stored
//! element is zero. A transpose is made when its elements are looked at: the product with one (`A'*x`) needs
//! none of them.

use crate::array::{Array, Dims, ZeroBits, zeros};
use crate::element::Element;
use crate::error::Error;
use std::cell::OnceCell;
use std::rc::Rc;

/// A sparse matrix.
#[derive(Clone, Debug)]
pub struct Sparse<T> {
    rows: usize,
    cols: usize,
    parts: OnceCell<Parts<T>>,
    /// The matrix it is the transpose of: then its parts are made when they are first looked at.
    turned: Option<Rc<Sparse<T>>>,
}

/// Where columns begin, and the rows and values of their elements.
#[derive(Clone, Debug, PartialEq)]
struct Parts<T> {
    starts: Vec<usize>,
    indices: Vec<usize>,
    values: Vec<T>,
}

impl<T> Parts<T> {
    fn of(self, rows: usize, cols: usize) -> Sparse<T> {
        Sparse { rows, cols, parts: OnceCell::from(self), turned: None }
    }
}

impl<T: Copy + PartialEq> PartialEq for Sparse<T> {
    fn eq(&self, other: &Sparse<T>) -> bool {
        (self.rows, self.cols) == (other.rows, other.cols) && self.parts() == other.parts()
    }
}

impl<T: Element + ZeroBits + PartialEq> Sparse<T> {
    /// A matrix without stored elements.
    pub fn empty(rows: usize, cols: usize) -> Result<Sparse<T>, Error> {
        Ok(Sparse::no_parts(rows, cols)?.of(rows, cols))
    }

    fn no_parts(rows: usize, cols: usize) -> Result<Parts<T>, Error> {
        if rows >= 1 << 48 || cols >= 1 << 48 {
            return Err(crate::errors::size_too_large());
        }
        Dims::matrix(1, cols + 1).checked_numel(8)?;
        Ok(Parts { starts: zeros(cols + 1)?, indices: Vec::new(), values: Vec::new() })
    }

    /// The non-zero elements of a full matrix.
    pub fn from_full(array: &Array<T>) -> Sparse<T> {
        let rows = array.dims().rows();
        let cols = array.dims().trailing();
        let mut s = Parts { starts: vec![0], indices: Vec::new(), values: Vec::new() };
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
        s.of(rows, cols)
    }

    /// A matrix of triplets (row, column, value), from 0; equal places are combined by `add` in their order.
    /// Triplets are dealt out to their columns, so that only columns whose rows do not rise are sorted.
    pub fn from_triplets(
        rows: usize,
        cols: usize,
        triplets: Vec<(usize, usize, T)>,
        add: impl Fn(T, T) -> T,
    ) -> Result<Sparse<T>, Error> {
        let mut s = Sparse::no_parts(rows, cols)?;
        triplets.iter().for_each(|t| s.starts[t.1 + 1] += 1);
        (0..cols).for_each(|c| s.starts[c + 1] += s.starts[c]);
        let mut next = s.starts.clone();
        let mut dealt = crate::array::filled((0, T::fill()), triplets.len())?;
        for (r, c, x) in triplets {
            dealt[next[c]] = (r, x);
            next[c] += 1;
        }
        s.indices.reserve(dealt.len());
        s.values.reserve(dealt.len());
        for c in 0..cols {
            let column = &mut dealt[s.starts[c]..s.starts[c + 1]];
            if !column.is_sorted_by_key(|e| e.0) {
                column.sort_by_key(|e| e.0);
            }
            s.starts[c] = s.indices.len();
            for same in column.chunk_by(|a, b| a.0 == b.0) {
                let x = same[1..].iter().fold(same[0].1, |sum, e| add(sum, e.1));
                if x != T::fill() {
                    s.indices.push(same[0].0);
                    s.values.push(x);
                }
            }
        }
        s.starts[cols] = s.indices.len();
        Ok(s.of(rows, cols))
    }

    /// A matrix of elements that come column after column, in rising rows; zeros drop out.
    pub fn from_ordered(
        rows: usize,
        cols: usize,
        elements: impl Iterator<Item = (usize, usize, T)>,
    ) -> Result<Sparse<T>, Error> {
        let mut s = Sparse::no_parts(rows, cols)?;
        for (r, c, x) in elements.filter(|t| t.2 != T::fill()) {
            s.room(1)?;
            s.indices.push(r);
            s.values.push(x);
            s.starts[c + 1] += 1;
        }
        for c in 0..cols {
            s.starts[c + 1] += s.starts[c];
        }
        Ok(s.of(rows, cols))
    }

    /// The elements of two matrices of one size combined, by an operation that makes nothing of two zeros;
    /// zeros drop out.
    pub fn merged(&self, other: &Sparse<T>, f: impl Fn(T, T) -> T) -> Result<Sparse<T>, Error> {
        let mut s = Sparse::no_parts(self.rows, self.cols)?;
        let (left, right) = (self.parts(), other.parts());
        s.indices.reserve(self.nnz() + other.nnz());
        s.values.reserve(self.nnz() + other.nnz());
        for c in 0..self.cols {
            let (mut i, mut j) = (left.starts[c], right.starts[c]);
            let (last, end) = (left.starts[c + 1], right.starts[c + 1]);
            while i < last || j < end {
                let p = if i < last { left.indices[i] } else { usize::MAX };
                let q = if j < end { right.indices[j] } else { usize::MAX };
                let x = if p <= q { left.values[i] } else { T::fill() };
                let y = if q <= p { right.values[j] } else { T::fill() };
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
        Ok(s.of(self.rows, self.cols))
    }

    /// The transpose, whose elements are put into their order when they are first looked at.
    pub fn transposed(self: &Rc<Self>) -> Result<Sparse<T>, Error> {
        Sparse::<T>::no_parts(self.cols, self.rows)?;
        crate::array::probe::<(usize, T)>(self.nnz())?;
        Ok(Sparse { rows: self.cols, cols: self.rows, parts: OnceCell::new(), turned: Some(Rc::clone(self)) })
    }

    /// What this matrix is the transpose of, where its own elements were not yet looked at.
    pub fn turned(&self) -> Option<&Sparse<T>> {
        self.turned.as_deref().filter(|_| self.parts.get().is_none())
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
        (0..self.cols).flat_map(move |c| self.column(c).map(move |(r, x)| (r, c, x)))
    }

    /// The stored elements of a column as (row, value), from 0.
    pub fn column(&self, c: usize) -> impl Iterator<Item = (usize, T)> + '_ {
        let (rows, values) = self.column_parts(c);
        rows.iter().copied().zip(values.iter().copied())
    }

    /// The element at a row and a column, from 0.
    pub fn get(&self, r: usize, c: usize) -> T {
        let (rows, values) = self.column_parts(c);
        rows.binary_search(&r).map_or(T::fill(), |k| values[k])
    }

    /// A sparse matrix of the same pattern with every stored element mapped; zeros drop out.
    pub fn map<U: Element + ZeroBits + PartialEq>(&self, f: impl Fn(T) -> U) -> Sparse<U> {
        let old = self.parts();
        let values: Vec<U> = old.values.iter().map(|&x| f(x)).collect();
        let mut s = Parts { starts: Vec::new(), indices: Vec::new(), values };
        if s.values.contains(&U::fill()) {
            s.starts.push(0);
            for c in 0..self.cols {
                let kept = (old.starts[c]..old.starts[c + 1]).filter(|&k| s.values[k] != U::fill());
                s.indices.extend(kept.map(|k| old.indices[k]));
                s.starts.push(s.indices.len());
            }
            s.values.retain(|x| *x != U::fill());
        } else {
            s.starts.clone_from(&old.starts);
            s.indices.clone_from(&old.indices);
        }
        s.of(self.rows, self.cols)
    }

    /// These columns, in this order; of each the rows from `first` on, so many of them.
    pub fn block(
        &self,
        (first, height): (usize, usize),
        width: usize,
        column: impl Fn(usize) -> usize,
    ) -> Result<Sparse<T>, Error> {
        let mut s = Sparse::no_parts(height, width)?;
        let whole = first == 0 && height == self.rows;
        for j in 0..width {
            let (mut rows, mut values) = self.column_parts(column(j));
            if !whole {
                let (from, to) =
                    (rows.partition_point(|&r| r < first), rows.partition_point(|&r| r < first + height));
                (rows, values) = (&rows[from..to], &values[from..to]);
            }
            s.room(rows.len())?;
            s.indices.extend(rows.iter().map(|&r| r - first));
            s.values.extend_from_slice(values);
            s.starts[j + 1] = s.indices.len();
        }
        Ok(s.of(height, width))
    }

    /// The matrix, of so many rows and columns, in which the places of these rows and columns hold what
    /// `value` says of their numbers. Both lists are of (place, number) in strictly rising places.
    pub fn overwritten(
        &self,
        (height, width): (usize, usize),
        rows: &[(usize, usize)],
        cols: &[(usize, usize)],
        value: impl Fn(usize, usize) -> T,
    ) -> Result<Sparse<T>, Error> {
        let mut s = Sparse::no_parts(height, width)?;
        let mut cols = cols.iter().peekable();
        s.room(self.nnz())?;
        for c in 0..width {
            let (old, values) = if c < self.cols { self.column_parts(c) } else { (&[][..], &[][..]) };
            // What of the column is copied: a place is written over where the lists meet.
            let mut kept = 0;
            if let Some(&(_, j)) = cols.next_if(|&&(place, _)| place == c) {
                for &(r, i) in rows {
                    let until = kept + old[kept..].partition_point(|&k| k < r);
                    s.copy(&old[kept..until], &values[kept..until])?;
                    kept = until + usize::from(old.get(until) == Some(&r));
                    let x = value(i, j);
                    if x != T::fill() {
                        s.copy(&[r], &[x])?;
                    }
                }
            }
            s.copy(&old[kept..], &values[kept..])?;
            s.starts[c + 1] = s.indices.len();
        }
        Ok(s.of(height, width))
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
        match (self.parts.get(), &self.turned) {
            (Some(parts), _) => parts.values.len(),
            (None, Some(turned)) => turned.nnz(),
            (None, None) => 0,
        }
    }
}

impl<T: Copy> Sparse<T> {
    fn parts(&self) -> &Parts<T> {
        self.parts.get_or_init(|| match &self.turned {
            Some(turned) => turned.parts().transposed(self.cols),
            None => Parts { starts: vec![0; self.cols + 1], indices: Vec::new(), values: Vec::new() },
        })
    }

    /// The rows (from 0) and the values of a column's stored elements.
    pub fn column_parts(&self, c: usize) -> (&[usize], &[T]) {
        let parts = self.parts();
        let places = parts.starts[c]..parts.starts[c + 1];
        (&parts.indices[places.clone()], &parts.values[places])
    }

    /// The values of all stored elements, column after column.
    pub fn values(&self) -> &[T] {
        &self.parts().values
    }
}

impl<T: Copy> Parts<T> {
    /// Room for so many more elements, or "Out of memory.".
    fn room(&mut self, more: usize) -> Result<(), Error> {
        if self.indices.capacity() - self.indices.len() < more
            || self.values.capacity() - self.values.len() < more
        {
            let more = more.max(self.indices.len()).max(4);
            crate::array::reserve(&mut self.indices, more)?;
            crate::array::reserve(&mut self.values, more)?;
        }
        Ok(())
    }

    /// Further elements of the last column.
    fn copy(&mut self, rows: &[usize], values: &[T]) -> Result<(), Error> {
        self.room(rows.len())?;
        self.indices.extend_from_slice(rows);
        self.values.extend_from_slice(values);
        Ok(())
    }

    /// Those of the transpose, of so many columns.
    fn transposed(&self, cols: usize) -> Parts<T> {
        let mut starts = vec![0; cols + 1];
        self.indices.iter().for_each(|&r| starts[r + 1] += 1);
        (0..cols).for_each(|c| starts[c + 1] += starts[c]);
        let mut next = starts.clone();
        // Every place is written below.
        let (mut indices, mut values) = (self.indices.clone(), self.values.clone());
        for (c, ends) in self.starts.windows(2).enumerate() {
            for k in ends[0]..ends[1] {
                let at = &mut next[self.indices[k]];
                (indices[*at], values[*at]) = (c, self.values[k]);
                *at += 1;
            }
        }
        Parts { starts, indices, values }
    }
}
