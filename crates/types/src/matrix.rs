//! What is known of one array without looking into cells, structs and handles: complexity,
//! storage, shape, and its elements as a constant or an interval. [`MatrixDomain`] is the seam
//! where another abstraction (sparsity patterns, signs) takes this one's place and reuses the
//! composite values of `abs.rs`.
//!
//! Invariants of [`Matrix`]: a constant has its own shape, is full, and is complex exactly when
//! its constant is; only real arrays of numeric, char and logical classes have an interval other
//! than [`Interval::TOP`]; an array without elements may have the empty interval.

use crate::constant::Constant;
use crate::{Class, Complexity, Dim, Interval, Shape, Truth};
use std::fmt;

/// An abstraction of arrays: a join-semilattice with meet and widening, per class.
pub trait MatrixDomain: Clone + PartialEq + fmt::Debug {
    /// Every array of this class.
    fn top(class: Class) -> Self;
    /// The least element above both.
    fn join(&self, other: &Self, class: Class) -> Self;
    /// What is left when both hold; `None` when nothing is.
    fn meet(&self, other: &Self, class: Class) -> Option<Self>;
    /// Above both, with no infinite ascending chain.
    fn widen(&self, next: &Self, class: Class) -> Self;
    /// The order.
    fn leq(&self, other: &Self, class: Class) -> bool;
    /// The shape.
    fn shape(&self) -> &Shape;

    /// What of it holds wherever such an array may be met: nothing that is said in symbols of one place.
    fn anywhere(&self) -> Self {
        self.clone()
    }

    /// Writes the element in the type notation; `inner` is written where the elements of
    /// composite values belong.
    fn write(&self, f: &mut fmt::Formatter<'_>, class: Class, inner: &dyn fmt::Display) -> fmt::Result;
}

/// How an array is stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sparsity {
    /// Every element.
    Full,
    /// Elements that are not zero.
    Sparse,
    /// Not known.
    Any,
}

impl Sparsity {
    /// The least element above both.
    pub fn join(self, other: Sparsity) -> Sparsity {
        if self == other { self } else { Sparsity::Any }
    }
}

/// What is known of the elements.
#[derive(Clone, PartialEq, Debug)]
pub enum Elems {
    /// All of them.
    Constant(Constant),
    /// They lie in an interval.
    Range(Interval),
}

/// The default abstraction of an array.
#[derive(Clone, PartialEq, Debug)]
pub struct Matrix {
    /// Whether there may be imaginary parts.
    pub complexity: Complexity,
    /// Full or sparse.
    pub sparsity: Sparsity,
    /// Extents.
    pub shape: Shape,
    /// Constant or interval.
    pub elems: Elems,
}

impl Matrix {
    /// A real full array of this class and shape.
    pub fn of(class: Class, shape: Shape) -> Matrix {
        Matrix {
            complexity: Complexity::Real,
            sparsity: Sparsity::Full,
            shape,
            elems: Elems::Range(Interval::of_class(class)),
        }
    }

    /// A constant of this class.
    pub fn constant(class: Class, constant: Constant) -> Matrix {
        let complexity = match &constant {
            Constant::Complex(z) if z.im != 0.0 => Complexity::Imaginary,
            Constant::Complex(_) => Complexity::Complex,
            _ => Complexity::Real,
        };
        Matrix {
            complexity,
            sparsity: Sparsity::Full,
            shape: constant.shape(class),
            elems: Elems::Constant(constant),
        }
    }

    /// A real full array whose elements lie in `range`.
    pub fn in_range(class: Class, shape: Shape, range: Interval) -> Matrix {
        let range = if class.is_matrix() { range.meet(Interval::of_class(class)) } else { Interval::TOP };
        Matrix { elems: Elems::Range(range), ..Matrix::of(class, shape) }
    }

    /// The same with another complexity.
    pub fn with_complexity(mut self, complexity: Complexity) -> Matrix {
        if complexity != Complexity::Real && !matches!(self.elems, Elems::Constant(Constant::Complex(_))) {
            self.elems = Elems::Range(Interval::TOP);
        }
        self.complexity = complexity;
        self
    }

    /// The same stored otherwise; sparse constants are not tracked.
    pub fn with_sparsity(mut self, sparsity: Sparsity, class: Class) -> Matrix {
        if sparsity != Sparsity::Full {
            self.elems = Elems::Range(self.range(class));
        }
        self.sparsity = sparsity;
        self
    }

    /// The constant, if known.
    pub fn as_constant(&self) -> Option<&Constant> {
        match &self.elems {
            Elems::Constant(c) => Some(c),
            Elems::Range(_) => None,
        }
    }

    /// The interval of the elements' real values.
    pub fn range(&self, class: Class) -> Interval {
        match &self.elems {
            Elems::Constant(c) => c.hull(class),
            Elems::Range(r) => *r,
        }
    }

    /// Forgets the constant, keeps shape and interval: what a context of a call may do.
    pub fn without_constant(&self, class: Class) -> Matrix {
        Matrix { elems: Elems::Range(self.range(class)), ..self.clone() }
    }

    fn combine(
        &self,
        other: &Matrix,
        class: Class,
        range: impl Fn(Interval, Interval) -> Interval,
    ) -> Matrix {
        if self == other {
            return self.clone();
        }
        let complexity = self.complexity.join(other.complexity);
        let elems = match complexity {
            Complexity::Real if class.is_matrix() => range(self.range(class), other.range(class)),
            _ => Interval::TOP,
        };
        Matrix {
            complexity,
            sparsity: self.sparsity.join(other.sparsity),
            shape: self.shape.join(&other.shape),
            elems: Elems::Range(elems),
        }
    }
}

impl MatrixDomain for Matrix {
    fn top(class: Class) -> Matrix {
        let floats = class.is_float();
        let top = Matrix::of(class, Shape::Any);
        let top = if class.is_numeric() { top.with_complexity(Complexity::Any) } else { top };
        if floats || class == Class::Logical { Matrix { sparsity: Sparsity::Any, ..top } } else { top }
    }

    fn join(&self, other: &Matrix, class: Class) -> Matrix {
        self.combine(other, class, Interval::join)
    }

    fn widen(&self, next: &Matrix, class: Class) -> Matrix {
        let all = Interval::of_class(class);
        self.combine(next, class, |a, b| a.widen(b).meet(all))
    }

    fn leq(&self, other: &Matrix, class: Class) -> bool {
        let elems = match (&self.elems, &other.elems) {
            (Elems::Constant(a), Elems::Constant(b)) => a == b,
            (_, Elems::Range(r)) => self.range(class).leq(*r),
            (Elems::Range(_), Elems::Constant(_)) => false,
        };
        elems
            && self.shape.leq(&other.shape)
            && self.complexity.leq(other.complexity)
            && (self.sparsity == other.sparsity || other.sparsity == Sparsity::Any)
    }

    fn meet(&self, other: &Matrix, class: Class) -> Option<Matrix> {
        if self == other {
            return Some(self.clone());
        }
        let complexity = self.complexity.meet(other.complexity)?;
        let sparsity = match (self.sparsity, other.sparsity) {
            (Sparsity::Any, s) | (s, Sparsity::Any) => s,
            (a, b) if a == b => a,
            _ => return None,
        };
        let shape = self.shape.meet(&other.shape)?;
        let elems = match (&self.elems, &other.elems) {
            (Elems::Constant(a), Elems::Constant(b)) => {
                return (a == b).then(|| self.clone());
            }
            (Elems::Constant(c), Elems::Range(r)) | (Elems::Range(r), Elems::Constant(c)) => {
                return c.hull(class).leq(*r).then(|| Matrix::constant(class, c.clone()));
            }
            (Elems::Range(a), Elems::Range(b)) => a.meet(*b),
        };
        if elems.is_bottom() && shape.is_empty(&crate::NoFacts) == Truth::No {
            return None;
        }
        Some(Matrix { complexity, sparsity, shape, elems: Elems::Range(elems) })
    }

    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn anywhere(&self) -> Matrix {
        let symbolic = |dims: &[Dim]| dims.iter().any(|d| d.as_const().is_none() && !d.is_unknown());
        match self.shape.dims() {
            Some(dims) if symbolic(dims) => {
                let rigid = |d: &Dim| if d.as_const().is_some() { d.clone() } else { Dim::Unknown };
                Matrix { shape: Shape::new(dims.iter().map(rigid)), ..self.clone() }
            }
            Some(_) => self.clone(),
            None => Matrix { shape: Shape::Any, ..self.clone() },
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, class: Class, inner: &dyn fmt::Display) -> fmt::Result {
        // Real and full go without saying.
        match self.complexity {
            Complexity::Real => {}
            Complexity::Imaginary => f.write_str("imaginary ")?,
            Complexity::Narrow => f.write_str("maybe imaginary ")?,
            Complexity::Complex => f.write_str("complex ")?,
            Complexity::Any => f.write_str("maybe complex ")?,
        }
        match self.sparsity {
            Sparsity::Full => {}
            Sparsity::Sparse => f.write_str("sparse ")?,
            Sparsity::Any => f.write_str("maybe sparse ")?,
        }
        if matches!(class, Class::Object(_)) {
            f.write_str("object ")?;
        }
        write!(f, "{class}")?;
        // The shape that goes without saying.
        let single = matches!(class, Class::Struct | Class::FunctionHandle | Class::Object(_));
        if self.shape != (if single { Shape::scalar() } else { Shape::Any }) {
            write!(f, "{}", self.shape)?;
        }
        write!(f, "{inner}")?;
        match &self.elems {
            Elems::Constant(c) => {
                f.write_str(" = ")?;
                c.write(f, class)
            }
            Elems::Range(_) if self.complexity != Complexity::Real => Ok(()),
            Elems::Range(r) if Interval::of_class(class).leq(r.with_neg_zero(true)) => Ok(()),
            Elems::Range(r) => write!(f, " in {r}"),
        }
    }
}
