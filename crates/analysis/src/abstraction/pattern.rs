//! Where a matrix may have elements that are not zero: diagonal, triangular, banded; and whether it
//! is symmetric. What ARGen chooses the storage and the routine of a matrix by.
//!
//! Outside the band elements are zero, or NaN where a zero met a number that is not finite or was
//! divided by zero. Invariants: `below` and `above` count the diagonals beside the main one that may hold
//! something (`None`: any number); a matrix that is not two-dimensional has no pattern.

use super::Abstraction;
use std::fmt;
use types::{Class, Complexity, Constant, Matrix, MatrixDomain, NoFacts, Shape, Truth};

/// The shape and the pattern.
#[derive(Clone, PartialEq, Debug)]
pub struct Pattern {
    shape: Shape,
    below: Option<u32>,
    above: Option<u32>,
    symmetric: bool,
}

/// The storage that a pattern calls for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Nothing is known to be zero.
    Dense,
    /// Equal to its transpose.
    Symmetric,
    /// Only few diagonals beside the main one.
    Banded,
    /// Nothing below the main diagonal.
    UpperTriangular,
    /// Nothing above it.
    LowerTriangular,
    /// Nothing beside it.
    Diagonal,
}

impl Pattern {
    fn dense(shape: Shape) -> Pattern {
        Pattern { shape, below: None, above: None, symmetric: false }
    }

    fn diagonal(shape: Shape, symmetric: bool) -> Pattern {
        Pattern { shape, below: Some(0), above: Some(0), symmetric }
    }

    /// The kind of pattern, the most special that holds.
    pub fn kind(&self) -> Kind {
        match (self.below, self.above) {
            (Some(0), Some(0)) => Kind::Diagonal,
            (Some(0), _) => Kind::UpperTriangular,
            (_, Some(0)) => Kind::LowerTriangular,
            (Some(_), Some(_)) => Kind::Banded,
            _ if self.symmetric => Kind::Symmetric,
            _ => Kind::Dense,
        }
    }

    /// Whether it is equal to its transpose.
    pub fn is_symmetric(&self) -> bool {
        self.symmetric
    }

    fn with_bands(&self, below: Option<u32>, above: Option<u32>, symmetric: bool) -> Pattern {
        Pattern { shape: self.shape.clone(), below, above, symmetric }
    }

    fn is_scalar(&self) -> bool {
        self.shape.is_scalar(&NoFacts) == Truth::Yes
    }

    fn is_square(&self) -> bool {
        self.shape.rank() == Some(2) && self.shape.dim(0).surely_equals(&self.shape.dim(1), &NoFacts)
    }

    /// The pattern of a sum.
    fn sum(&self, other: &Pattern, shape: Shape) -> Pattern {
        Pattern {
            shape,
            below: wider(self.below, other.below),
            above: wider(self.above, other.above),
            symmetric: self.symmetric && other.symmetric,
        }
    }

    /// The pattern of a matrix product.
    fn product(&self, other: &Pattern, shape: Shape) -> Pattern {
        let add = |a: Option<u32>, b: Option<u32>| Some(a?.saturating_add(b?));
        let (below, above) = (add(self.below, other.below), add(self.above, other.above));
        let diagonal = (below, above) == (Some(0), Some(0));
        let symmetric = diagonal && self.symmetric && other.symmetric;
        Pattern { shape, below, above, symmetric }
    }
}

/// The wider of two bands.
fn wider(a: Option<u32>, b: Option<u32>) -> Option<u32> {
    Some(a?.max(b?))
}

/// Functions of one matrix, element by element, that are zero at zero.
const ZERO_AT_ZERO: &[&str] = &[
    "uminus", "uplus", "abs", "sqrt", "sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "round",
    "floor", "ceil", "fix", "sign", "real", "imag", "conj", "double", "single", "sparse", "full",
];

impl MatrixDomain for Pattern {
    fn top(_: Class) -> Pattern {
        Pattern::dense(Shape::Any)
    }

    fn join(&self, other: &Pattern, _: Class) -> Pattern {
        self.sum(other, self.shape.join(&other.shape))
    }

    fn meet(&self, other: &Pattern, _: Class) -> Option<Pattern> {
        let least = |a: Option<u32>, b: Option<u32>| match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        Some(Pattern {
            shape: self.shape.meet(&other.shape)?,
            below: least(self.below, other.below),
            above: least(self.above, other.above),
            symmetric: self.symmetric || other.symmetric,
        })
    }

    fn widen(&self, next: &Pattern, _: Class) -> Pattern {
        let grown = |a: Option<u32>, b: Option<u32>| a.filter(|a| b.is_some_and(|b| b <= *a));
        Pattern {
            shape: self.shape.widen(&next.shape),
            below: grown(self.below, next.below),
            above: grown(self.above, next.above),
            symmetric: self.symmetric && next.symmetric,
        }
    }

    fn leq(&self, other: &Pattern, _: Class) -> bool {
        let within = |a: Option<u32>, b: Option<u32>| b.is_none_or(|b| a.is_some_and(|a| a <= b));
        self.shape.leq(&other.shape)
            && within(self.below, other.below)
            && within(self.above, other.above)
            && (self.symmetric || !other.symmetric)
    }

    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, class: Class, inner: &dyn fmt::Display) -> fmt::Result {
        write!(f, "{class}{}{inner}", self.shape)?;
        let width = |b: Option<u32>| b.map_or("*".to_owned(), |b| b.to_string());
        match self.kind() {
            Kind::Dense => {}
            Kind::Banded => write!(f, " banded {}:{}", width(self.below), width(self.above))?,
            kind => write!(f, " {}", format!("{kind:?}").to_lowercase())?,
        }
        let more = self.symmetric && !matches!(self.kind(), Kind::Symmetric | Kind::Diagonal);
        f.write_str(if more { " symmetric" } else { "" })
    }
}

/// The pattern of a small matrix that is known.
fn of_constant(shape: Shape, c: &Constant, class: Class) -> Pattern {
    let (Some(data), Some(sizes)) = (c.numbers(class), shape.as_sizes()) else {
        return Pattern::dense(shape);
    };
    let [rows, cols] = sizes[..] else { return Pattern::dense(shape) };
    let at = |i: usize, j: usize| data.get(i + j * rows).copied().unwrap_or(0.0);
    let (mut below, mut above) = (0, 0);
    for j in 0..cols {
        for i in (0..rows).filter(|&i| at(i, j) != 0.0) {
            below = below.max(i.saturating_sub(j));
            above = above.max(j.saturating_sub(i));
        }
    }
    let symmetric = rows == cols && (0..rows).all(|i| (0..i).all(|j| at(i, j) == at(j, i)));
    Pattern { shape, below: Some(below as u32), above: Some(above as u32), symmetric }
}

impl Abstraction for Pattern {
    fn of(known: &Matrix, class: Class) -> Pattern {
        let shape = known.shape.clone();
        if !class.is_matrix() || shape.rank() != Some(2) {
            return Pattern::dense(shape);
        }
        if shape.is_scalar(&NoFacts) == Truth::Yes {
            return Pattern::diagonal(shape, true);
        }
        if let Some(c) = known.as_constant() {
            return of_constant(shape, c, class);
        }
        let range = known.range(class);
        let zero = known.complexity == Complexity::Real && range.lo == 0.0 && range.hi == 0.0 && !range.nan;
        let mut dense = Pattern::dense(shape);
        if zero {
            let square = dense.is_square();
            dense = dense.with_bands(Some(0), Some(0), square);
        }
        dense
    }

    fn call(name: &str, args: &[Option<Pattern>], known: &Matrix, class: Class) -> Pattern {
        let result = Pattern::of(known, class);
        if result.shape.rank() != Some(2) || result.kind() == Kind::Diagonal {
            return result;
        }
        let shape = result.shape.clone();
        let real = known.complexity == Complexity::Real;
        match (name, args) {
            ("eye" | "speye", _) => {
                let square = result.is_square();
                Pattern::diagonal(shape, square)
            }
            ("diag", [Some(v)]) if v.shape.is_vector(&NoFacts) == Truth::Yes => {
                Pattern::diagonal(shape, true)
            }
            ("triu", [Some(a)]) => Pattern { shape, below: Some(0), ..a.with_bands(a.below, a.above, false) },
            ("tril", [Some(a)]) => Pattern { shape, above: Some(0), ..a.with_bands(a.below, a.above, false) },
            ("transpose" | "ctranspose", [Some(a)]) => {
                let symmetric = a.symmetric && (real || name == "transpose");
                Pattern { shape, below: a.above, above: a.below, symmetric }
            }
            ("plus" | "minus", [Some(a), Some(b)]) if !a.is_scalar() && !b.is_scalar() => {
                // Rows and columns are spread over the whole.
                let alike = a.shape.rank() == Some(2) && b.shape.rank() == Some(2) && same_shape(a, b);
                if alike { a.sum(b, shape) } else { result }
            }
            ("times" | "mtimes", [Some(a), Some(b)]) if a.is_scalar() || b.is_scalar() => {
                let of = if a.is_scalar() { b } else { a };
                Pattern { shape, ..of.clone() }
            }
            ("times", [Some(a), Some(b)]) if same_shape(a, b) => a.sum(b, shape),
            ("mtimes", [Some(a), Some(b)]) => a.product(b, shape),
            ("rdivide" | "mrdivide", [Some(a), Some(b)]) if b.is_scalar() => Pattern { shape, ..a.clone() },
            ("toeplitz", [Some(_)]) if real => result.with_bands(None, None, true),
            ("power", [Some(a), Some(b)]) if b.is_scalar() && a.is_scalar() => result,
            (name, [Some(a), ..]) if ZERO_AT_ZERO.contains(&name) => Pattern { shape, ..a.clone() },
            _ => result,
        }
    }

    fn part(&self, known: &Matrix, class: Class) -> Pattern {
        Pattern::of(known, class)
    }

    fn with_part(&self, part: &Pattern, known: &Matrix, class: Class) -> Pattern {
        let _ = part;
        Pattern::of(known, class)
    }
}

/// Whether both are surely of one shape.
fn same_shape(a: &Pattern, b: &Pattern) -> bool {
    a.shape.surely_equals(&b.shape, &NoFacts)
}
