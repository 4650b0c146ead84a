//! Where a matrix may have elements that are not zero: diagonal, triangular, banded; and whether it
//! is symmetric. What ARGen chooses the storage and the routine of a matrix by.
//!
//! Outside the band elements are zero, or NaN where a zero met a number that is not finite or was
//! divided by zero. Invariants: `below` and `above` count the diagonals beside the main one that may hold
//! something (`None`: any number); a matrix that is not two-dimensional has no pattern.

use super::Abstraction;
use builtins::{AttributeValue, Builtin, Form};
use std::fmt;
use types::{Class, Complexity, Constant, Matrix, MatrixDomain, NoFacts, ScalarOp, Shape, Truth};

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

    fn call(b: &Builtin, args: &[Option<Pattern>], known: &Matrix, class: Class) -> Pattern {
        let result = Pattern::of(known, class);
        if result.shape.rank() != Some(2) || result.kind() == Kind::Diagonal {
            return result;
        }
        let shape = result.shape.clone();
        let real = known.complexity == Complexity::Real;
        let rule = builtins::attribute(b, "pattern").and_then(AttributeValue::word);
        let found = match (rule.filter(|r| *r != "dense"), b.form) {
            (Some(rule), _) => by_rule(rule, args, &shape, real),
            (None, Some(form)) => by_form(form, args, &shape, real),
            (None, None) => b.scalar_op().and_then(|op| elementwise(op, args, &shape)),
        };
        found.unwrap_or(result)
    }

    fn part(&self, known: &Matrix, class: Class) -> Pattern {
        Pattern::of(known, class)
    }

    fn with_part(&self, part: &Pattern, known: &Matrix, class: Class) -> Pattern {
        let _ = part;
        Pattern::of(known, class)
    }
}

/// The pattern that the attribute `pattern` of the builtin says.
fn by_rule(rule: &str, args: &[Option<Pattern>], shape: &Shape, real: bool) -> Option<Pattern> {
    let shape = shape.clone();
    let dense = Pattern::dense(shape.clone());
    Some(match (rule, args) {
        ("diagonal", _) => {
            let square = dense.is_square();
            Pattern::diagonal(shape, square)
        }
        ("diagonal_of_vector", [Some(v)]) if v.shape.is_vector(&NoFacts) == Truth::Yes => {
            Pattern::diagonal(shape, true)
        }
        ("upper", [Some(a)]) => dense.with_bands(Some(0), a.above, false),
        ("lower", [Some(a)]) => dense.with_bands(a.below, Some(0), false),
        ("symmetric", [Some(_)]) if real => dense.with_bands(None, None, true),
        ("same", [Some(a)]) => Pattern { shape, ..a.clone() },
        _ => return None,
    })
}

/// The pattern of a transpose, a matrix product or a quotient.
fn by_form(form: Form, args: &[Option<Pattern>], shape: &Shape, real: bool) -> Option<Pattern> {
    let shape = shape.clone();
    Some(match (form, args) {
        (Form::Transpose { conjugate }, [Some(a)]) => {
            let symmetric = a.symmetric && (real || !conjugate);
            Pattern { shape, below: a.above, above: a.below, symmetric }
        }
        (Form::Product, [Some(a), Some(b)]) => scaled(a, b, &shape).unwrap_or_else(|| a.product(b, shape)),
        (Form::Divide { left: false }, [Some(a), Some(b)]) if b.is_scalar() => Pattern { shape, ..a.clone() },
        _ => return None,
    })
}

/// The pattern of an operation on elements.
fn elementwise(op: ScalarOp, args: &[Option<Pattern>], shape: &Shape) -> Option<Pattern> {
    let shape = shape.clone();
    Some(match (op, args) {
        // Rows and columns are spread over the whole.
        (ScalarOp::Plus | ScalarOp::Minus, [Some(a), Some(b)])
            if !a.is_scalar() && !b.is_scalar() && same_shape(a, b) && a.shape.rank() == Some(2) =>
        {
            a.sum(b, shape)
        }
        (ScalarOp::Times, [Some(a), Some(b)]) if same_shape(a, b) => a.sum(b, shape),
        (ScalarOp::Times, [Some(a), Some(b)]) => return scaled(a, b, &shape),
        (ScalarOp::Rdivide, [Some(a), Some(b)]) if b.is_scalar() => Pattern { shape, ..a.clone() },
        (op, [Some(a)]) if op.keeps_zero() => Pattern { shape, ..a.clone() },
        _ => return None,
    })
}

/// The pattern of a product where one factor is a number.
fn scaled(a: &Pattern, b: &Pattern, shape: &Shape) -> Option<Pattern> {
    let of = match (a.is_scalar(), b.is_scalar()) {
        (true, _) => b,
        (_, true) => a,
        _ => return None,
    };
    Some(Pattern { shape: shape.clone(), ..of.clone() })
}

/// Whether both are surely of one shape.
fn same_shape(a: &Pattern, b: &Pattern) -> bool {
    a.shape.surely_equals(&b.shape, &NoFacts)
}
