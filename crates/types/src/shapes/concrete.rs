//! The rules of shapes on numbers: what every other answer about terms is held against.
//!
//! A shape is canonical: at least two extents, none negative, no 1 at the end beyond the second.
//! `None` is the illegal shape. Whether an index lies within its array is no question of shapes
//! and is not asked; whether a mask has so many elements is.
//!
//! Source: MATLAB's documentation of the operators and of `cat`, `find`, `kron`, `reshape`,
//! `repmat`, "Array Indexing" and "Compatible Array Sizes for Basic Operations".

use super::term::{Op, Rule};
use smallvec::{SmallVec, smallvec};

/// Extents that are numbers.
pub type Sizes = SmallVec<[i64; 4]>;

/// The canonical shape of these extents; `None` where one is negative.
pub fn canonical(sizes: &[i64]) -> Option<Sizes> {
    if sizes.iter().any(|n| *n < 0) {
        return None;
    }
    let mut sizes = Sizes::from_slice(sizes);
    while sizes.len() < 2 {
        sizes.push(1);
    }
    while sizes.len() > 2 && sizes.last() == Some(&1) {
        sizes.pop();
    }
    Some(sizes)
}

fn at(s: &[i64], k: usize) -> i64 {
    s.get(k).copied().unwrap_or(1)
}

fn is_scalar(s: &[i64]) -> bool {
    *s == [1, 1]
}

fn is_vector(s: &[i64]) -> bool {
    s.len() == 2 && (s[0] == 1 || s[1] == 1)
}

/// The number of elements, where it is a number.
fn numel(s: &[i64]) -> Option<i64> {
    if s.contains(&0) { Some(0) } else { s.iter().try_fold(1i64, |p, n| p.checked_mul(*n)) }
}

/// The shape of an operation on operands of these shapes. `extents` are the values of those the
/// operator speaks of, `second` says which way a join was reached.
pub fn apply(rule: Rule, op: &Op, args: &[&Sizes], extents: &[i64], second: bool) -> Option<Sizes> {
    match (op, args) {
        (Op::Extents(_), _) => canonical(extents),
        (Op::Elementwise, [a, b]) => elementwise(rule, a, b),
        (Op::Product, [a, b]) => product(a, b),
        (Op::LeftDivide, [a, b]) => match is_scalar(a) {
            true => Some((*b).clone()),
            false => (a.len() == 2 && b.len() == 2 && a[0] == b[0]).then(|| smallvec![a[1], b[1]]),
        },
        (Op::RightDivide, [a, b]) => match is_scalar(b) {
            true => Some((*a).clone()),
            false => (a.len() == 2 && b.len() == 2 && a[1] == b[1]).then(|| smallvec![a[0], b[0]]),
        },
        (Op::Power, [a, b]) => {
            let square = |s: &Sizes| (s.len() == 2 && s[0] == s[1]).then(|| s.clone());
            if is_scalar(a) {
                square(b)
            } else if is_scalar(b) {
                square(a)
            } else {
                None
            }
        }
        (Op::Transpose, [a]) => (a.len() == 2).then(|| smallvec![a[1], a[0]]),
        (Op::Reduce(along), [a]) => reduce(a, along.map(usize::from)),
        (Op::Cat(along), parts) => concat(usize::from(*along), parts),
        (Op::Index { colons: 0, count: 1 }, [a, i]) => linear(a, i),
        (Op::Index { colons, count }, [a, indices @ ..]) => index(a, indices, *colons, *count),
        (Op::Find(_), [m]) => find(m, *extents.first()?),
        (Op::Reshape(_), [a]) => {
            let shape = canonical(extents)?;
            (numel(&shape)? == numel(a)?).then_some(shape)
        }
        (Op::Repmat(_), [a]) => multiply(a, extents),
        (Op::Kron, [a, b]) if a.len() == 2 && b.len() == 2 => multiply(a, b),
        (Op::Join(_), [a, b]) => Some(if second { (*b).clone() } else { (*a).clone() }),
        _ => None,
    }
}

fn elementwise(rule: Rule, a: &Sizes, b: &Sizes) -> Option<Sizes> {
    if a == b || is_scalar(b) {
        return Some(a.clone());
    }
    if is_scalar(a) {
        return Some(b.clone());
    }
    if rule == Rule::Classic {
        return None;
    }
    let mut sizes = Sizes::new();
    for k in 0..a.len().max(b.len()) {
        sizes.push(match (at(a, k), at(b, k)) {
            (1, n) | (n, 1) => n,
            (m, n) if m == n => m,
            _ => return None,
        });
    }
    canonical(&sizes)
}

fn product(a: &Sizes, b: &Sizes) -> Option<Sizes> {
    if is_scalar(a) {
        return Some(b.clone());
    }
    if is_scalar(b) {
        return Some(a.clone());
    }
    (a.len() == 2 && b.len() == 2 && a[1] == b[0]).then(|| smallvec![a[0], b[1]])
}

/// Without a dimension 0-by-0 gives a scalar, as in `sum([])`.
fn reduce(a: &Sizes, along: Option<usize>) -> Option<Sizes> {
    if along.is_none() && **a == [0, 0] {
        return Some(smallvec![1, 1]);
    }
    let along = along.or_else(|| a.iter().position(|n| *n != 1)).unwrap_or(0);
    let mut sizes = a.clone();
    if let Some(n) = sizes.get_mut(along) {
        *n = 1;
    }
    canonical(&sizes)
}

/// Parts that are 0-by-0 are passed over where there is another one.
fn concat(along: usize, parts: &[&Sizes]) -> Option<Sizes> {
    let solid: SmallVec<[&Sizes; 4]> = parts.iter().copied().filter(|p| ***p != [0, 0]).collect();
    let parts = if solid.is_empty() { parts } else { solid.as_slice() };
    let (first, rest) = parts.split_first()?;
    if rest.is_empty() {
        return Some((*first).clone());
    }
    let rank = parts.iter().map(|p| p.len()).max()?.max(along + 1);
    let mut sizes: Sizes = (0..rank).map(|k| at(first, k)).collect();
    for p in rest {
        if (0..rank).any(|k| k != along && at(p, k) != sizes[k]) {
            return None;
        }
        sizes[along] = sizes[along].checked_add(at(p, along))?;
    }
    canonical(&sizes)
}

/// `a(i)`: a vector indexed by a vector keeps its orientation, else the shape is the index's.
fn linear(a: &Sizes, i: &Sizes) -> Option<Sizes> {
    if !is_vector(i) || !is_vector(a) || is_scalar(a) {
        return Some(i.clone());
    }
    let n = numel(i)?;
    Some(if a[0] == 1 { smallvec![1, n] } else { smallvec![n, 1] })
}

/// `a(i, j, ...)`; the last index runs over all remaining dimensions, and `a(:)` is a column.
fn index(a: &Sizes, indices: &[&Sizes], colons: u8, count: u8) -> Option<Sizes> {
    let mut indices = indices.iter();
    let mut sizes = Sizes::new();
    for k in 0..usize::from(count) {
        sizes.push(match colons >> k & 1 {
            0 => numel(indices.next()?)?,
            _ if k + 1 == usize::from(count) => numel(a.get(k..).unwrap_or(&[]))?,
            _ => at(a, k),
        });
    }
    canonical(&sizes)
}

/// A row of positions for a row, a column for anything else; 0-by-0 where a mask is that, or a
/// scalar that is false.
fn find(m: &Sizes, count: i64) -> Option<Sizes> {
    if count < 0 || count > numel(m)? {
        return None;
    }
    Some(match (m.as_slice(), count) {
        ([0, 0], _) | ([1, 1], 0) => smallvec![0, 0],
        ([1, _], _) => smallvec![1, count],
        _ => smallvec![count, 1],
    })
}

fn multiply(a: &[i64], by: &[i64]) -> Option<Sizes> {
    let product = |k| at(a, k).checked_mul(at(by, k).max(0));
    let sizes: Option<Sizes> = (0..a.len().max(by.len())).map(product).collect();
    canonical(&sizes?)
}
