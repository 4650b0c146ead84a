//! Cholesky factors of sparse matrices, many columns at a time: columns of one pattern are a dense block
//! (a *supernode*), which is factored by the dense routine, and what it takes from the rest is a dense matrix
//! that is added to the block it belongs to next (the multifrontal method).
//!
//! Invariants: columns are in postorder of the elimination tree, so that the blocks below one in the tree
//! come right before it, and what they left for it is on top of a stack. A block has its own columns as its
//! first rows; the others rise. Blocks of nearly one pattern are joined, with zeros where they differ.
//! Source: I. Duff, J. Reid, "The multifrontal solution of indefinite sparse symmetric linear equations",
//! ACM TOMS 9 (1983); J. Liu, "The multifrontal method for sparse matrix solution", SIAM Review 34 (1992);
//! C. Ashcraft, R. Grimes, "The influence of relaxed supernode partitions", ACM TOMS 15 (1989).

use super::cholesky::{Columns, NONE, elimination_tree, permuted_upper};
use crate::error::Error;
use crate::linalg::Field;
use crate::linalg::lu::{downdate, factor_positive};
use crate::linalg::vectors::{substitute_down, substitute_up};
use crate::sparse::Sparse;

/// Columns of one pattern: `L` there is a block of `width` columns and `width + rows.len()` rows.
struct Block {
    first: usize,
    width: usize,
    /// The rows below the block's own columns, counted from the first of them.
    rows: Vec<usize>,
    /// Where its elements begin.
    start: usize,
}

impl Block {
    fn height(&self) -> usize {
        self.width + self.rows.len()
    }
}

/// `L` with `L*L' = A(order, order)`.
pub(crate) struct Supernodes<T> {
    order: Vec<usize>,
    blocks: Vec<Block>,
    values: Vec<T>,
}

/// The factor of the upper triangle of a square matrix in an order that postorder refines; `None` where the
/// matrix is not positive definite.
pub(crate) fn factor<T: Field>(a: &Sparse<T>, order: Vec<usize>) -> Result<Option<Supernodes<T>>, Error> {
    let n = order.len();
    let (parents, counts) = elimination_tree(&permuted_upper(a, &order), n);
    let post = postorder(&parents);
    let mut place = vec![0; n];
    post.iter().enumerate().for_each(|(k, &j)| place[j] = k);
    let parents: Vec<usize> =
        post.iter().map(|&j| if parents[j] == NONE { NONE } else { place[parents[j]] }).collect();
    let counts: Vec<usize> = post.iter().map(|&j| counts[j]).collect();
    let order: Vec<usize> = post.iter().map(|&j| order[j]).collect();
    let upper = permuted_upper(a, &order);
    let sizes = partition(&parents, &counts);
    let (blocks, next) = rows_of(&upper, &sizes, &parents)?;
    let total = blocks.last().map_or(0, |b| b.start + b.width * b.height());
    let mut f = Supernodes { order, blocks, values: crate::array::zeros(total)? };
    Ok(f.compute(&upper, &next)?.then_some(f))
}

/// The variables with those below them in the tree before each.
fn postorder(parents: &[usize]) -> Vec<usize> {
    let n = parents.len();
    let (mut child, mut sibling) = (vec![NONE; n], vec![NONE; n]);
    let mut roots = Vec::new();
    for j in (0..n).rev() {
        match parents[j] {
            NONE => roots.push(j),
            p => sibling[j] = std::mem::replace(&mut child[p], j),
        }
    }
    let mut post = Vec::with_capacity(n);
    let mut stack = roots;
    while let Some(&j) = stack.last() {
        let first = std::mem::replace(&mut child[j], NONE);
        if first != NONE {
            // All children wait; the one with the lowest number comes first.
            let at = stack.len();
            let mut c = first;
            while c != NONE {
                stack.push(c);
                c = sibling[c];
            }
            stack[at..].reverse();
            continue;
        }
        stack.pop();
        post.push(j);
    }
    post
}

/// First column and number of columns of the blocks.
fn partition(parents: &[usize], counts: &[usize]) -> Vec<(usize, usize)> {
    let n = parents.len();
    // First column, columns, rows, zeros.
    let mut done: Vec<(usize, usize, usize, usize)> = Vec::new();
    let mut j = 0;
    while j < n {
        let first = j;
        while j + 1 < n && parents[j] == j + 1 && counts[j] == counts[j + 1] + 1 {
            j += 1;
        }
        j += 1;
        let mut block = (first, j - first, counts[first], 0);
        // The block before, where this one is next to it in the tree, becomes part of it if few zeros come in.
        while let Some(&(from, width, height, zeros)) = done.last() {
            let parent = parents[from + width - 1];
            if parent == NONE || parent < block.0 || parent >= block.0 + block.1 {
                break;
            }
            let (wide, high) = (width + block.1, width + block.2);
            let zeros = zeros + block.3 + width * (high - height);
            let share = zeros as f64 / (wide * high - wide * (wide - 1) / 2) as f64;
            if wide > 4
                && share
                    > if wide <= 16 {
                        0.5
                    } else if wide <= 48 {
                        0.1
                    } else {
                        0.05
                    }
            {
                break;
            }
            done.pop();
            block = (from, wide, high, zeros);
        }
        done.push(block);
    }
    done.into_iter().map(|(first, width, ..)| (first, width)).collect()
}

/// The blocks with their rows, and for each the block that it is next to in the tree.
fn rows_of<T: Field>(
    upper: &Columns<T>,
    sizes: &[(usize, usize)],
    parents: &[usize],
) -> Result<(Vec<Block>, Vec<usize>), Error> {
    let mut block_of = vec![0; parents.len()];
    for (b, &(first, width)) in sizes.iter().enumerate() {
        block_of[first..first + width].fill(b);
    }
    let above = |&(first, width): &(usize, usize)| match parents[first + width - 1] {
        NONE => NONE,
        p => block_of[p],
    };
    let next: Vec<usize> = sizes.iter().map(above).collect();
    let mut blocks: Vec<Block> =
        sizes.iter().map(|&(first, width)| Block { first, width, rows: Vec::new(), start: 0 }).collect();
    let mut mark = vec![NONE; blocks.len()];
    // Row i is in the blocks on the way from its elements up to its own, in every one once.
    for (i, &own) in block_of.iter().enumerate() {
        for &(j, _) in &upper.1[upper.0[i]..upper.0[i + 1]] {
            let mut b = block_of[j];
            while b < own && mark[b] != i {
                mark[b] = i;
                blocks[b].rows.push(i);
                b = next[b];
            }
        }
    }
    let mut start = 0usize;
    for block in &mut blocks {
        let behind = block.first + block.width;
        block.rows.iter_mut().for_each(|i| *i -= behind);
        block.start = start;
        let size = block.width.checked_mul(block.height()).and_then(|size| start.checked_add(size));
        start = size.ok_or_else(crate::errors::out_of_memory)?;
    }
    Ok((blocks, next))
}

impl<T: Field> Supernodes<T> {
    /// Computes the elements; whether the matrix is positive definite.
    fn compute(&mut self, upper: &Columns<T>, next: &[usize]) -> Result<bool, Error> {
        let lower = turned(upper);
        // What blocks left for the ones they are next to, and room that was used before.
        let mut left: Vec<(usize, Vec<T>)> = Vec::new();
        let mut spare: Vec<Vec<T>> = Vec::new();
        // Where the rows of a block are in it.
        let (mut local, mut map) = (vec![0; self.order.len()], Vec::new());
        for (b, block) in self.blocks.iter().enumerate() {
            let (w, r, m) = (block.width, block.rows.len(), block.height());
            let own = &mut self.values[block.start..block.start + w * m];
            (0..w).for_each(|k| local[block.first + k] = k);
            block.rows.iter().enumerate().for_each(|(k, &i)| local[block.first + w + i] = w + k);
            for (column, j) in own.chunks_exact_mut(m).zip(block.first..) {
                for &(i, v) in &lower.1[lower.0[j]..lower.0[j + 1]] {
                    column[local[i]] += v;
                }
            }
            let mut rest = spare.pop().unwrap_or_default();
            rest.clear();
            crate::array::reserve(&mut rest, r * r)?;
            rest.resize(r * r, T::ZERO);
            while let Some((c, part)) = left.pop_if(|(c, _)| next[*c] == b) {
                let (rows, behind) = (&self.blocks[c].rows, self.blocks[c].first + self.blocks[c].width);
                // Its rows, all of which are in this block.
                map.clear();
                map.extend(rows.iter().map(|&i| local[behind + i]));
                for (q, column) in part.chunks_exact(rows.len()).enumerate() {
                    let to = map[q];
                    let target = match to.checked_sub(w) {
                        None => &mut own[to * m..(to + 1) * m],
                        // Columns of the rest have no place for the block's own rows.
                        Some(to) => &mut rest[to * r..(to + 1) * r],
                    };
                    let shift = if to < w { 0 } else { w };
                    for (&i, &x) in map[q..].iter().zip(&column[q..]) {
                        target[i - shift] += x;
                    }
                }
                spare.push(part);
            }
            if factor_positive(own, m, 0, w).is_err() {
                return Ok(false);
            }
            if r > 0 {
                downdate(&mut rest, (r, r, r), &own[w..], (m, w));
                left.push((b, rest));
            } else {
                spare.push(rest);
            }
        }
        Ok(true)
    }

    /// The elements on and below the diagonal, as (row, column, value) in the order that was given.
    pub(crate) fn elements(&self, given: &[usize]) -> Vec<(usize, usize, T)> {
        let mut place = vec![0; given.len()];
        given.iter().enumerate().for_each(|(k, &i)| place[i] = k);
        let name = |k: usize| place[self.order[k]];
        let mut list = Vec::new();
        for b in &self.blocks {
            let rows: Vec<usize> = (b.first..b.first + b.width)
                .chain(b.rows.iter().map(|i| b.first + b.width + i))
                .map(name)
                .collect();
            for (k, column) in self.values[b.start..].chunks_exact(b.height()).take(b.width).enumerate() {
                list.extend(rows[k..].iter().zip(&column[k..]).map(|(&i, &x)| (i, rows[k], x)));
            }
        }
        list
    }

    /// Solves `A*x = b`.
    pub(crate) fn solve(&self, b: &[T]) -> Vec<T> {
        let mut y: Vec<T> = self.order.iter().map(|&i| b[i]).collect();
        let most = self.blocks.iter().map(|b| b.rows.len()).max().unwrap_or(0);
        let mut part = vec![T::ZERO; most];
        for block in &self.blocks {
            let (own, behind) = y[block.first..].split_at_mut(block.width);
            substitute_down(self.values_of(block), own, behind, &block.rows, &mut part);
        }
        for block in self.blocks.iter().rev() {
            let (own, behind) = y[block.first..].split_at_mut(block.width);
            substitute_up(self.values_of(block), own, behind, &block.rows, &mut part);
        }
        let mut x = vec![T::ZERO; b.len()];
        self.order.iter().zip(y).for_each(|(&i, y)| x[i] = y);
        x
    }

    fn values_of(&self, block: &Block) -> &[T] {
        &self.values[block.start..block.start + block.width * block.height()]
    }
}

/// The lower triangle of columns of the upper one.
fn turned<T: Field>(upper: &Columns<T>) -> Columns<T> {
    let n = upper.0.len() - 1;
    let mut starts = vec![0; n + 1];
    upper.1.iter().for_each(|&(i, _)| starts[i + 1] += 1);
    (0..n).for_each(|k| starts[k + 1] += starts[k]);
    let mut at = starts.clone();
    let mut list = vec![(0, T::ZERO); upper.1.len()];
    for j in 0..n {
        for &(i, v) in &upper.1[upper.0[j]..upper.0[j + 1]] {
            list[at[i]] = (j, v.conj());
            at[i] += 1;
        }
    }
    (starts, list)
}
