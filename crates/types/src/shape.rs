//! Array shapes with symbolic extents, and the shape rules of operators: implicit expansion,
//! matrix product, concatenation, indexing, growth, reduction, transposition.
//!
//! Invariants: a known shape has at least two extents and no trailing constant 1 beyond the
//! second. An extent that is [`Dim::Unknown`] says nothing; beyond the known rank extents are 1.
//! Shapes of more than [`MAX_RANK`] extents are [`Shape::Any`].
//!
//! What begins as `[]` or `''` and grows is 0-by-0 or, say, a row: [`Shape::OrEmpty`]. Its extents are those of
//! the array, whichever it is; what they are where it is not 0-by-0 is known beside them.
//!
//! Rules answer with a shape that contains every possible result and whether conformance is
//! proved, or with [`Nonconformable`] where no value of the symbols conforms: a certain error.
//!
//! Source: MATLAB's documentation, "Compatible Array Sizes for Basic Operations", "Array
//! Indexing", "Creating, Concatenating, and Expanding Matrices"; MAGICA's shape-tuple algebra.

mod choice;

use crate::{Dim, NoFacts, SymFacts};
use smallvec::{SmallVec, smallvec};
use std::cmp::Ordering;
use std::fmt;

/// The extents of a shape of known rank.
pub type Dims = SmallVec<[Dim; 2]>;

/// The highest rank that is tracked.
pub const MAX_RANK: usize = 8;

/// Yes, no, or not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Truth {
    /// Surely not.
    No,
    /// Not known.
    Maybe,
    /// Surely.
    Yes,
}

impl Truth {
    /// Both.
    pub fn and(self, other: Truth) -> Truth {
        match (self, other) {
            (Truth::No, _) | (_, Truth::No) => Truth::No,
            (Truth::Yes, Truth::Yes) => Truth::Yes,
            _ => Truth::Maybe,
        }
    }

    /// At least one.
    pub fn or(self, other: Truth) -> Truth {
        self.negate().and(other.negate()).negate()
    }

    /// The opposite.
    pub fn negate(self) -> Truth {
        match self {
            Truth::No => Truth::Yes,
            Truth::Maybe => Truth::Maybe,
            Truth::Yes => Truth::No,
        }
    }

    fn from_sides(yes: bool, no: bool) -> Truth {
        match (yes, no) {
            (true, _) => Truth::Yes,
            (_, true) => Truth::No,
            _ => Truth::Maybe,
        }
    }
}

/// The extents of a matrix unless it is 0-by-0; 0 where nothing is known. One of them is known, and belongs to an
/// extent that is not.
pub type Solid = [i64; 2];

/// The shape of an array.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// These extents.
    Known(Dims),
    /// 0-by-0, or a matrix with these extents.
    OrEmpty(Dims, Solid),
    /// Any rank, any extents.
    Any,
}

/// No value of the symbols makes the operands conform.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nonconformable;

/// The result of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conform {
    /// Contains every possible result.
    pub shape: Shape,
    /// The operands conform whatever the symbols are: no check is needed.
    pub proved: bool,
}

/// What a rule answers.
pub type ShapeResult = Result<Conform, Nonconformable>;

/// An index as far as shapes are concerned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Index {
    /// `:`.
    Colon,
    /// Positions in an array of this shape.
    Positions(Shape),
    /// A logical mask of this shape; how many elements it selects is not known.
    Mask(Shape),
}

impl Index {
    /// A scalar position.
    pub fn scalar() -> Index {
        Index::Positions(Shape::scalar())
    }
}

fn is(d: &Dim, n: i64, facts: &dyn SymFacts) -> Truth {
    let n = Dim::Const(n);
    // Extents are never negative, the unknown one included.
    let negative = n.as_const().is_some_and(|n| n < 0);
    Truth::from_sides(d.surely_equals(&n, facts), negative || d.surely_differs(&n, facts))
}

/// Whether an extent is 0.
fn is_none(d: &Dim, facts: &dyn SymFacts) -> Truth {
    let truth = is(d, 0, facts);
    if truth == Truth::Maybe && facts.is_positive(d) { Truth::No } else { truth }
}

impl Shape {
    /// A shape of these extents, made canonical.
    pub fn new(dims: impl IntoIterator<Item = Dim>) -> Shape {
        let mut dims: Dims = dims.into_iter().collect();
        while dims.len() < 2 {
            dims.push(Dim::ONE);
        }
        while dims.len() > 2 && dims.last() == Some(&Dim::ONE) {
            dims.pop();
        }
        if dims.len() > MAX_RANK { Shape::Any } else { Shape::Known(dims) }
    }

    /// 1-by-1.
    pub fn scalar() -> Shape {
        Shape::Known(smallvec![Dim::ONE, Dim::ONE])
    }

    /// 0-by-0.
    pub fn empty() -> Shape {
        Shape::Known(smallvec![Dim::ZERO, Dim::ZERO])
    }

    /// 1-by-`n`.
    pub fn row(n: impl Into<Dim>) -> Shape {
        Shape::Known(smallvec![Dim::ONE, n.into()])
    }

    /// `n`-by-1.
    pub fn column(n: impl Into<Dim>) -> Shape {
        Shape::Known(smallvec![n.into(), Dim::ONE])
    }

    /// `m`-by-`n`.
    pub fn matrix(m: impl Into<Dim>, n: impl Into<Dim>) -> Shape {
        Shape::Known(smallvec![m.into(), n.into()])
    }

    /// Two unknown extents.
    pub fn any_matrix() -> Shape {
        Shape::matrix(Dim::Unknown, Dim::Unknown)
    }

    /// Concrete extents.
    pub fn of_sizes(sizes: &[usize]) -> Shape {
        Shape::new(sizes.iter().map(|&n| Dim::Const(n as i64)))
    }

    /// The same with each extent replaced.
    pub fn map_dims(&self, f: &mut dyn FnMut(&Dim) -> Dim) -> Shape {
        match self {
            Shape::Known(dims) => Shape::new(dims.iter().map(f)),
            Shape::OrEmpty(dims, solid) => Shape::or_empty(dims.iter().map(f).collect(), *solid),
            Shape::Any => Shape::Any,
        }
    }

    /// The extents, where the rank is known.
    pub fn dims(&self) -> Option<&[Dim]> {
        match self {
            Shape::Known(dims) | Shape::OrEmpty(dims, _) => Some(dims),
            Shape::Any => None,
        }
    }

    /// The number of tracked extents; the array may have fewer where trailing ones are unknown.
    pub fn rank(&self) -> Option<usize> {
        self.dims().map(<[Dim]>::len)
    }

    /// The extent of dimension `k`, from 0.
    pub fn dim(&self, k: usize) -> Dim {
        match self {
            Shape::Known(dims) | Shape::OrEmpty(dims, _) => dims.get(k).cloned().unwrap_or(Dim::ONE),
            Shape::Any => Dim::Unknown,
        }
    }

    /// The number of rows.
    pub fn rows(&self) -> Dim {
        self.dim(0)
    }

    /// The number of columns.
    pub fn cols(&self) -> Dim {
        self.dim(1)
    }

    /// The number of elements.
    pub fn numel(&self) -> Dim {
        match self {
            Shape::Known(dims) => dims.iter().fold(Dim::ONE, |p, d| p.mul(d)),
            // Where it is 0-by-0 the other extent is 0, too.
            Shape::OrEmpty(dims, [0, n]) => dims[0].mul(&Dim::Const(*n)),
            Shape::OrEmpty(dims, [m, _]) => dims[1].mul(&Dim::Const(*m)),
            Shape::Any => Dim::Unknown,
        }
    }

    /// The extents as numbers, where all are known and an array of so many elements may exist: who multiplies them
    /// stays within the numbers.
    pub fn as_sizes(&self) -> Option<SmallVec<[usize; 2]>> {
        let sizes: SmallVec<[usize; 2]> =
            self.dims()?.iter().map(|d| usize::try_from(d.as_const()?).ok()).collect::<Option<_>>()?;
        sizes.iter().try_fold(1isize, |n, &k| n.checked_mul(isize::try_from(k).ok()?))?;
        Some(sizes)
    }

    /// Whether there is exactly one element.
    pub fn is_scalar(&self, facts: &dyn SymFacts) -> Truth {
        self.decided(facts).all_dims(0, |d| is(d, 1, facts))
    }

    /// Whether there is no element.
    pub fn is_empty(&self, facts: &dyn SymFacts) -> Truth {
        match self {
            Shape::Known(dims) | Shape::OrEmpty(dims, _) => {
                dims.iter().fold(Truth::No, |t, d| t.or(is_none(d, facts)))
            }
            Shape::Any => Truth::Maybe,
        }
    }

    /// Whether it is 0-by-0.
    pub fn is_0x0(&self, facts: &dyn SymFacts) -> Truth {
        is(&self.rows(), 0, facts).and(is(&self.cols(), 0, facts)).and(self.is_matrix(facts))
    }

    /// Whether it has at most two dimensions.
    pub fn is_matrix(&self, facts: &dyn SymFacts) -> Truth {
        self.all_dims(2, |d| is(d, 1, facts))
    }

    /// Whether it is 1-by-n.
    pub fn is_row(&self, facts: &dyn SymFacts) -> Truth {
        let decided = self.decided(facts);
        is(&decided.rows(), 1, facts).and(decided.is_matrix(facts))
    }

    /// Whether it is n-by-1.
    pub fn is_column(&self, facts: &dyn SymFacts) -> Truth {
        let decided = self.decided(facts);
        is(&decided.cols(), 1, facts).and(decided.is_matrix(facts))
    }

    /// Whether it is 1-by-n or n-by-1.
    pub fn is_vector(&self, facts: &dyn SymFacts) -> Truth {
        self.is_row(facts).or(self.is_column(facts))
    }

    fn all_dims(&self, from: usize, test: impl Fn(&Dim) -> Truth) -> Truth {
        match self {
            Shape::Known(dims) | Shape::OrEmpty(dims, _) => {
                dims.iter().skip(from).fold(Truth::Yes, |t, d| t.and(test(d)))
            }
            Shape::Any => Truth::Maybe,
        }
    }

    /// Whether the two are surely the same shape.
    pub fn surely_equals(&self, other: &Shape, facts: &dyn SymFacts) -> bool {
        match (self.rank(), other.rank()) {
            (Some(a), Some(b)) => (0..a.max(b)).all(|k| self.dim(k).surely_equals(&other.dim(k), facts)),
            _ => false,
        }
    }

    /// Whether the two surely differ in some extent.
    pub fn surely_differs(&self, other: &Shape, facts: &dyn SymFacts) -> bool {
        match (self.rank(), other.rank()) {
            (Some(a), Some(b)) => (0..a.max(b)).any(|k| self.dim(k).surely_differs(&other.dim(k), facts)),
            _ => false,
        }
    }

    /// The least shape above both.
    pub fn join(&self, other: &Shape) -> Shape {
        if self == other {
            return self.clone();
        }
        let joined = self.zip(other, |a, b| Some(a.join(b))).unwrap_or(Shape::Any);
        let (none, matrices) = (Shape::empty(), self.rank() == Some(2) && other.rank() == Some(2));
        let choice = |s: &Shape| *s == none || matches!(s, Shape::OrEmpty(..));
        if !matrices || !(choice(self) || choice(other)) {
            return joined;
        }
        let solid = match (*self == none, *other == none) {
            (true, _) => other.solid(),
            (_, true) => self.solid(),
            _ => {
                let (a, b) = (self.solid(), other.solid());
                [0, 1].map(|k: usize| if a[k] == b[k] { a[k] } else { 0 })
            }
        };
        match joined {
            Shape::Known(dims) => Shape::or_empty(dims, solid),
            joined => joined,
        }
    }

    /// What is left when both hold; `None` when they cannot. See [`Dim::meet`] for extents that
    /// are known and written differently.
    pub fn meet(&self, other: &Shape) -> Option<Shape> {
        match (self, other) {
            (Shape::Any, s) | (s, Shape::Any) => Some(s.clone()),
            _ => self.zip(other, Dim::meet)?.met(self, other),
        }
    }

    /// Like [`Shape::join`]: chains of shapes are short.
    pub fn widen(&self, next: &Shape) -> Shape {
        self.join(next)
    }

    /// Whether every array of `self`'s shape has `other`'s, as data.
    pub fn leq(&self, other: &Shape) -> bool {
        match (self.rank(), other.rank()) {
            (_, None) => true,
            (None, _) => false,
            (Some(a), Some(b)) => {
                let solid = match other {
                    Shape::OrEmpty(_, solid) if *self != Shape::empty() => *solid,
                    _ => [0, 0],
                };
                let mine = self.solid();
                (0..2).all(|k| solid[k] == 0 || solid[k] == mine[k])
                    && (0..a.max(b)).all(|k| self.dim(k).leq(&other.dim(k)))
            }
        }
    }

    /// Extent by extent; `Some(Any)` where a rank is not known.
    fn zip(&self, other: &Shape, f: impl Fn(&Dim, &Dim) -> Option<Dim>) -> Option<Shape> {
        let (Some(a), Some(b)) = (self.rank(), other.rank()) else { return Some(Shape::Any) };
        let dims: Option<Dims> = (0..a.max(b)).map(|k| f(&self.dim(k), &other.dim(k))).collect();
        Some(Shape::new(dims?))
    }

    /// The same with symbols replaced.
    pub fn substitute(&self, map: &dyn Fn(crate::Sym) -> Option<Dim>) -> Shape {
        self.map_dims(&mut |d| d.substitute(map))
    }

    /// Whether an array of these sizes has the shape, for these values of the symbols.
    pub fn contains(&self, sizes: &[usize], env: &dyn Fn(crate::Sym) -> Option<i64>) -> bool {
        let Some(rank) = self.rank() else { return true };
        let solid = if sizes == [0, 0] { None } else { Some(self) };
        (0..rank.max(sizes.len())).all(|k| {
            let size = sizes.get(k).map_or(1, |&n| n as i64);
            if solid.and_then(|s| s.most(k)).is_some_and(|n| n != size) {
                return false;
            }
            let d = self.dim(k);
            d.is_unknown() || d.eval(env) == Some(size)
        })
    }
}

/// A rule whose operands always conform.
fn proved(shape: Shape) -> ShapeResult {
    Ok(Conform { shape, proved: true })
}

/// Implicit expansion of two extents: the result and whether they surely conform.
fn expand(a: &Dim, b: &Dim, facts: &dyn SymFacts) -> Result<(Dim, bool), Nonconformable> {
    let (a1, b1) = (is(a, 1, facts), is(b, 1, facts));
    if a1 == Truth::Yes {
        return Ok((b.clone(), true));
    }
    if b1 == Truth::Yes || a.surely_equals(b, facts) {
        return Ok((a.clone(), true));
    }
    match (a1, b1) {
        (Truth::No, Truth::No) if a.surely_differs(b, facts) => Err(Nonconformable),
        (Truth::No, Truth::No) => Ok((known(a, b), false)),
        // The other is 1 or equal to this one.
        (Truth::No, _) => Ok((a.clone(), false)),
        (_, Truth::No) => Ok((b.clone(), false)),
        _ => Ok((Dim::Unknown, false)),
    }
}

/// Of two extents that must be equal, the one that says more.
fn known(a: &Dim, b: &Dim) -> Dim {
    std::cmp::min(a, b).clone()
}

/// The shape of an elementwise operation with implicit expansion.
pub fn broadcast(facts: &dyn SymFacts, a: &Shape, b: &Shape) -> ShapeResult {
    if a.is_scalar(facts) == Truth::Yes {
        return proved(b.clone());
    }
    if b.is_scalar(facts) == Truth::Yes
        || (a == b && matches!(a, Shape::OrEmpty(dims, _) if !dims.iter().any(Dim::is_unknown)))
    {
        return proved(a.clone());
    }
    if a.solid() == [1, 1] && b.solid() == [1, 1] {
        // 0-by-0 where either is.
        return proved(Shape::empty().join(&Shape::scalar()));
    }
    let (Some(m), Some(n)) = (a.rank(), b.rank()) else {
        return Ok(Conform { shape: Shape::Any, proved: false });
    };
    let mut all = true;
    let mut dims = Dims::new();
    for k in 0..m.max(n) {
        let (d, sure) = expand(&a.dim(k), &b.dim(k), facts)?;
        dims.push(d);
        all &= sure;
    }
    Ok(Conform { shape: Shape::new(dims), proved: all })
}

/// The shape of `a * b`: scalars multiply elementwise.
pub fn matmul(facts: &dyn SymFacts, a: &Shape, b: &Shape) -> ShapeResult {
    let (sa, sb) = (a.is_scalar(facts), b.is_scalar(facts));
    if sa == Truth::Yes {
        return proved(b.clone());
    }
    if sb == Truth::Yes {
        return proved(a.clone());
    }
    let matrices = a.is_matrix(facts).and(b.is_matrix(facts));
    let inner_equal = a.cols().surely_equals(&b.rows(), facts);
    let product = Shape::matrix(a.rows(), b.cols());
    if sa == Truth::No && sb == Truth::No {
        if matrices == Truth::No || a.cols().surely_differs(&b.rows(), facts) {
            return Err(Nonconformable);
        }
        return Ok(Conform { shape: product, proved: matrices == Truth::Yes && inner_equal });
    }
    // One may be a scalar: the result may also be the other operand's shape.
    if inner_equal && matrices == Truth::Yes {
        // If a is 1-by-1 and inner extents agree, the product has b's shape by the same formula.
        return proved(product);
    }
    let mut shape = product;
    if sa == Truth::Maybe {
        shape = shape.join(b);
    }
    if sb == Truth::Maybe {
        shape = shape.join(a);
    }
    Ok(Conform { shape, proved: false })
}

/// The shape of `cat(dim, parts...)`, `dim` from 0. Parts that are 0-by-0 are passed over.
pub fn concat(facts: &dyn SymFacts, dim: usize, parts: &[Shape]) -> ShapeResult {
    let parts: Vec<Shape> = parts.iter().map(|p| p.decided(facts)).collect();
    let solid: Vec<&Shape> = parts.iter().filter(|p| p.is_0x0(facts) != Truth::Yes).collect();
    let Some(rank) = solid.iter().map(|p| p.rank()).try_fold(dim + 1, |r, p| Some(r.max(p?))) else {
        return Ok(Conform { shape: Shape::Any, proved: false });
    };
    match solid.as_slice() {
        [] => return proved(Shape::empty()),
        [one] => return proved((*one).clone()),
        _ => {}
    }
    let sure: Vec<bool> = solid.iter().map(|p| p.is_0x0(facts) == Truth::No).collect();
    if let (0 | 1, [first, rest @ ..]) = (dim, solid.as_slice())
        && let Some(across) = first.most(1 - dim)
        && rest.iter().all(|p| p.most(1 - dim) == Some(across))
    {
        // All are 0-by-0 or as long across.
        let mut dims = Dims::from_elem(Dim::Unknown, 2);
        dims[dim] = total(&solid, dim, dim);
        let mut known = [0, 0];
        known[1 - dim] = across;
        return proved(Shape::or_empty(dims, known));
    }
    let mut all = true;
    let mut dims = Dims::new();
    for k in 0..rank {
        if k == dim {
            dims.push(total(&solid, k, dim));
        } else {
            let (d, proved) = agree(facts, &solid, &sure, k)?;
            dims.push(d);
            all &= proved;
        }
    }
    Ok(Conform { shape: Shape::new(dims), proved: all })
}

/// The sum of extent `k`. A part that is 0-by-0 at run time adds nothing: its extent along the
/// first two dimensions is 0 anyway, but along a third it would be 1.
fn total(parts: &[&Shape], k: usize, dim: usize) -> Dim {
    let may_vanish = dim >= 2 && parts.iter().any(|p| p.is_0x0(&NoFacts) != Truth::No);
    if may_vanish { Dim::Unknown } else { parts.iter().fold(Dim::ZERO, |s, p| s.add(&p.dim(k))) }
}

/// The common extent `k` of parts, of which only the `sure` ones are surely not 0-by-0.
fn agree(
    facts: &dyn SymFacts,
    parts: &[&Shape],
    sure: &[bool],
    k: usize,
) -> Result<(Dim, bool), Nonconformable> {
    let mut common: Option<Dim> = None;
    let mut proved = true;
    for (part, _) in parts.iter().zip(sure).filter(|(_, s)| **s) {
        let d = part.dim(k);
        common = Some(match common {
            None => d,
            Some(c) if c.surely_differs(&d, facts) => return Err(Nonconformable),
            Some(c) => {
                proved &= c.surely_equals(&d, facts);
                known(&c, &d)
            }
        });
    }
    for part in parts.iter().zip(sure).filter(|(_, s)| !**s).map(|(p, _)| p) {
        let d = part.dim(k);
        let same = common.as_ref().is_some_and(|c| c.surely_equals(&d, facts));
        proved &= same;
    }
    match common {
        Some(c) => Ok((c, proved)),
        // All may be 0-by-0: the extent is any part's.
        None => {
            let all = parts.iter().map(|p| p.dim(k)).reduce(|a, b| a.join(&b)).unwrap_or(Dim::Unknown);
            let proved = !all.is_unknown();
            Ok((all, proved))
        }
    }
}

/// The shape of `x(i)`.
pub fn index_linear(facts: &dyn SymFacts, base: &Shape, index: &Index) -> Shape {
    let base = &base.decided(facts);
    match index {
        Index::Colon => Shape::column(base.numel()),
        Index::Positions(p) if p.is_scalar(facts) == Truth::Yes => Shape::scalar(),
        Index::Positions(p) => oriented(facts, base, p, p.numel()),
        // A mask acts as the column `find(mask(:))`, or as a row where it is a row.
        // One without rows and columns, or a scalar false, names nothing: 0-by-0.
        Index::Mask(m) if base.is_row_or_empty() && m.is_row_or_empty() => Shape::row_or_empty(),
        Index::Mask(m) if base.is_column_or_empty() && m.is_column_or_empty() => Shape::column_or_empty(),
        Index::Mask(m) if m.is_0x0(facts) != Truth::No => Shape::any_matrix(),
        Index::Mask(m) if m.is_scalar(facts) != Truth::No => Shape::any_matrix(),
        Index::Mask(m) => match m.is_row(facts) {
            Truth::Yes => oriented(facts, base, m, Dim::Unknown),
            Truth::No => oriented(facts, base, &Shape::column(Dim::Unknown), Dim::Unknown),
            Truth::Maybe => Shape::any_matrix(),
        },
    }
}

/// A vector indexed by a vector keeps its orientation; else the result has the index's shape, of
/// `count` elements where that is a vector.
fn oriented(facts: &dyn SymFacts, base: &Shape, index: &Shape, count: Dim) -> Shape {
    let index_shape = match (index.is_row(facts), index.is_column(facts)) {
        (Truth::Yes, _) => Shape::row(count.clone()),
        (_, Truth::Yes) => Shape::column(count.clone()),
        _ => index.clone(),
    };
    let vector = base.is_vector(facts);
    let scalar = base.is_scalar(facts);
    if index.is_vector(facts) == Truth::Yes {
        match (base.is_row(facts), base.is_column(facts), scalar) {
            (Truth::Yes, _, Truth::No) => return Shape::row(count),
            (_, Truth::Yes, Truth::No) => return Shape::column(count),
            // A row that may be a scalar, or no row but 0-by-0: a row index gives a row either way.
            _ if base.is_row_or_empty() && index.is_row(facts) == Truth::Yes => return Shape::row(count),
            (_, Truth::Yes, _) if index.is_column(facts) == Truth::Yes => return Shape::column(count),
            _ => {}
        }
    }
    if vector == Truth::No || scalar == Truth::Yes || index.is_vector(facts) == Truth::No {
        return index_shape;
    }
    // A row that may be 0-by-0 by an index that may be, too: the result is what the index is.
    let rows = base.is_row_or_empty() && index.is_row_or_empty();
    if rows || base.is_column_or_empty() && index.is_column_or_empty() {
        return index.clone();
    }
    // Orientation not known.
    let turned = Shape::row(count.clone()).join(&Shape::column(count));
    index_shape.join(&turned)
}

/// The shape of `x(i, j, ...)`; the last index runs over all remaining dimensions.
pub fn index_multi(base: &Shape, indices: &[Index]) -> Shape {
    let last = indices.len().saturating_sub(1);
    let count = |k: usize, index: &Index| match index {
        Index::Colon if k < last => base.dim(k),
        Index::Colon => match base.rank() {
            Some(rank) => (k..rank.max(k + 1)).fold(Dim::ONE, |p, j| p.mul(&base.dim(j))),
            None => Dim::Unknown,
        },
        Index::Positions(p) => p.numel(),
        Index::Mask(_) => Dim::Unknown,
    };
    Shape::new(indices.iter().enumerate().map(|(k, i)| count(k, i)))
}

/// The shape after `x(..., n, ...) = v` has grown the array so that position `reach[k]` exists in
/// each dimension.
pub fn grow(facts: &dyn SymFacts, base: &Shape, reach: &[Dim]) -> Shape {
    let base = &base.decided(facts);
    let Some(rank) = base.rank() else { return Shape::Any };
    let reached = |k: usize| match reach.get(k) {
        None => base.dim(k),
        Some(r) => match base.dim(k).compare(r, facts) {
            Some(Ordering::Less) => r.clone(),
            Some(_) => base.dim(k),
            None => base.dim(k).maximum(r),
        },
    };
    Shape::new((0..rank.max(reach.len())).map(reached))
}

/// The shape after `x(n) = v`: matrices without elements and scalars grow to rows, vectors along
/// themselves, also those without elements; anything else cannot grow.
pub fn grow_linear(facts: &dyn SymFacts, base: &Shape, reach: &Dim) -> Shape {
    if matches!(reach.compare(&base.numel(), facts), Some(Ordering::Less | Ordering::Equal)) {
        return base.clone();
    }
    if base.is_row_or_empty() && (base.is_row(facts) == Truth::Yes || reach.bounds(facts).lo >= 1.0) {
        return grow(facts, &Shape::row(base.cols()), &[Dim::ONE, reach.clone()]);
    }
    if base.is_column(facts) == Truth::Yes && base.is_scalar(facts) == Truth::No {
        return grow(facts, base, &[reach.clone(), Dim::ONE]);
    }
    if base.is_vector(facts) == Truth::No && base.is_empty(facts) == Truth::No {
        return base.clone();
    }
    if base.rank() == Some(2) && base.is_empty(facts) == Truth::Yes && base.is_column(facts) == Truth::No {
        // Whatever its extents, nothing of them is left.
        let row = Shape::row(reach.clone());
        return if reach.bounds(facts).lo >= 1.0 { row } else { row.join(base) };
    }
    if base.rank() == Some(2) { Shape::any_matrix() } else { Shape::Any }
}

/// The shape of a reduction along `dim` (from 0), or along the first dimension that is not 1; a
/// 0-by-0 array then gives a scalar.
pub fn reduce(facts: &dyn SymFacts, base: &Shape, dim: Option<usize>) -> Shape {
    let base = &base.decided(facts);
    let Some(rank) = base.rank() else { return Shape::Any };
    let along = |d: usize| Shape::new((0..rank).map(|k| if k == d { Dim::ONE } else { base.dim(k) }));
    if let Some(d) = dim {
        return along(d);
    }
    if base.is_0x0(facts) == Truth::Yes || base.most(0) == Some(1) || base.most(1) == Some(1) {
        return Shape::scalar();
    }
    let mut result = (base.is_0x0(facts) == Truth::Maybe).then(Shape::scalar);
    for k in 0..rank {
        let one = is(&base.dim(k), 1, facts);
        if one == Truth::Yes {
            continue;
        }
        let here = along(k);
        result = Some(result.map_or(here.clone(), |r| r.join(&here)));
        if one == Truth::No {
            break;
        }
    }
    result.unwrap_or_else(Shape::scalar)
}

/// The shape of `x.'`; an error for more than two dimensions.
pub fn transpose(facts: &dyn SymFacts, base: &Shape) -> ShapeResult {
    match base.is_matrix(facts) {
        Truth::No => Err(Nonconformable),
        sure => {
            let shape = match base {
                Shape::OrEmpty(_, [m, n]) => Shape::or_empty(smallvec![base.cols(), base.rows()], [*n, *m]),
                _ => Shape::matrix(base.cols(), base.rows()),
            };
            Ok(Conform { shape, proved: sure == Truth::Yes })
        }
    }
}

/// The shape of `permute(x, order)`, `order` from 0.
pub fn permute(base: &Shape, order: &[usize]) -> Shape {
    match base.rank() {
        Some(rank) if rank <= order.len() => Shape::new(order.iter().map(|&k| base.dim(k))),
        _ => Shape::Any,
    }
}

/// The shape of `repmat(x, counts)` and `kron`: extents are multiplied.
pub fn multiply(base: &Shape, counts: &Shape) -> Shape {
    base.zip(counts, |a, b| Some(a.mul(b))).unwrap_or(Shape::Any)
}

/// The shape of `squeeze(x)`.
pub fn squeeze(facts: &dyn SymFacts, base: &Shape) -> Shape {
    match base {
        Shape::OrEmpty(..) => base.clone(),
        Shape::Known(dims) if dims.len() <= 2 => base.clone(),
        Shape::Known(dims) => {
            let ones: Vec<Truth> = dims.iter().map(|d| is(d, 1, facts)).collect();
            if ones.contains(&Truth::Maybe) {
                return Shape::Any;
            }
            Shape::new(dims.iter().zip(ones).filter(|(_, one)| *one == Truth::No).map(|(d, _)| d.clone()))
        }
        Shape::Any => Shape::Any,
    }
}

/// The number of elements of `lo:step:hi` for integers and a constant step.
pub fn colon_count(lo: &Dim, step: i64, hi: &Dim) -> Dim {
    let span = if step > 0 { hi.sub(lo) } else { lo.sub(hi) };
    match step.checked_abs() {
        Some(0) => Dim::ZERO,
        Some(s) => span.floor_div(s).add(&Dim::ONE).maximum(&Dim::ZERO),
        None => Dim::Unknown,
    }
}

/// An extent asked for by a number, as `zeros(n)` does: negative numbers count as 0.
pub fn extent(value: &Dim) -> Dim {
    value.maximum(&Dim::ZERO)
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(dims) = self.dims() else { return f.write_str("(...)") };
        for (k, d) in dims.iter().enumerate() {
            f.write_str(if k == 0 { "(" } else { "," })?;
            match self.most(k) {
                Some(n) => write!(f, "0|{n}")?,
                None => write!(f, "{d}")?,
            }
        }
        f.write_str(")")
    }
}
