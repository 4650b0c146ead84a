//! How arrays are stored: full or sparse. What a compiler chooses kernels by, and the paper's own example of
//! another abstraction.
//!
//! Invariant: what is said of a scalar holds for it as for any array; nothing is said of what is no number,
//! character or truth value. Chains are short: widening is joining.
//!
//! Source: the Tamer, section 6.1.1; the rules are those of MATLAB's documentation ("Sparse Matrix Operations").

use super::Abstraction;
use builtins::{AttributeValue, Builtin, Form};
use std::fmt;
use types::{Class, Matrix, MatrixDomain, NoFacts, ScalarOp, Shape, Sparsity as Stored, Truth};

/// The shape, and how it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct Sparsity {
    shape: Shape,
    stored: Stored,
}

impl Sparsity {
    /// How it is stored.
    pub fn stored(&self) -> Stored {
        self.stored
    }

    fn is_scalar(&self) -> Truth {
        self.shape.is_scalar(&NoFacts)
    }
}

fn leq(a: Stored, b: Stored) -> bool {
    a == b || b == Stored::Any
}

impl MatrixDomain for Sparsity {
    fn top(_: Class) -> Sparsity {
        Sparsity { shape: Shape::Any, stored: Stored::Any }
    }

    fn join(&self, other: &Sparsity, _: Class) -> Sparsity {
        Sparsity { shape: self.shape.join(&other.shape), stored: self.stored.join(other.stored) }
    }

    fn meet(&self, other: &Sparsity, _: Class) -> Option<Sparsity> {
        let stored = match (self.stored, other.stored) {
            (Stored::Any, s) | (s, Stored::Any) => s,
            (a, b) if a == b => a,
            _ => return None,
        };
        Some(Sparsity { shape: self.shape.meet(&other.shape)?, stored })
    }

    fn widen(&self, next: &Sparsity, class: Class) -> Sparsity {
        self.join(next, class)
    }

    fn leq(&self, other: &Sparsity, _: Class) -> bool {
        self.shape.leq(&other.shape) && leq(self.stored, other.stored)
    }

    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, class: Class, inner: &dyn fmt::Display) -> fmt::Result {
        let stored = match self.stored {
            Stored::Full => "full",
            Stored::Sparse => "sparse",
            Stored::Any => "full or sparse",
        };
        write!(f, "{class}{}{inner} {stored}", self.shape)
    }
}

impl Abstraction for Sparsity {
    fn of(known: &Matrix, class: Class) -> Sparsity {
        let stored = if class.is_matrix() { known.sparsity } else { Stored::Full };
        Sparsity { shape: known.shape.clone(), stored }
    }

    fn call(b: &Builtin, args: &[Option<Sparsity>], known: &Matrix, class: Class) -> Sparsity {
        let result = Sparsity::of(known, class);
        if result.stored != Stored::Any {
            return result;
        }
        let Some(args) = args.iter().cloned().collect::<Option<Vec<Sparsity>>>() else { return result };
        let says = builtins::attribute(b, "sparsity").and_then(AttributeValue::word);
        let found = match (b.scalar_op(), b.form, &args[..]) {
            _ if says != Some("arguments") => None,
            (Some(op), _, [a]) if op.keeps_zero() => Some(a.stored),
            (Some(ScalarOp::Plus | ScalarOp::Minus), _, [a, b]) => Some(both(a.stored, b.stored)),
            (Some(ScalarOp::Times), _, [a, b]) => Some(either(a.stored, b.stored)),
            (_, Some(Form::Concat { .. }), all) => all.iter().map(|a| a.stored).reduce(either),
            (_, Some(Form::Product), [a, b]) => Some(product(a, b)),
            (_, Some(Form::Divide { left: false }), [a, b]) if b.is_scalar() == Truth::Yes => Some(a.stored),
            _ => None,
        };
        Sparsity { stored: found.unwrap_or(Stored::Any), ..result }
    }

    fn part(&self, known: &Matrix, class: Class) -> Sparsity {
        Sparsity { stored: self.stored, ..Sparsity::of(known, class) }
    }

    fn with_part(&self, _: &Sparsity, known: &Matrix, class: Class) -> Sparsity {
        // The whole stays as it is stored, whatever is put in.
        Sparsity { stored: self.stored, ..Sparsity::of(known, class) }
    }
}

/// Sparse only where both are.
fn both(a: Stored, b: Stored) -> Stored {
    match (a, b) {
        (Stored::Full, _) | (_, Stored::Full) => Stored::Full,
        (Stored::Sparse, Stored::Sparse) => Stored::Sparse,
        _ => Stored::Any,
    }
}

/// Sparse where one of them is.
fn either(a: Stored, b: Stored) -> Stored {
    match (a, b) {
        (Stored::Sparse, _) | (_, Stored::Sparse) => Stored::Sparse,
        (Stored::Full, Stored::Full) => Stored::Full,
        _ => Stored::Any,
    }
}

/// A number scales a matrix as it is stored; what two matrices give is sparse only where both are.
fn product(a: &Sparsity, b: &Sparsity) -> Stored {
    let (scaled, whole) = (either(a.stored, b.stored), both(a.stored, b.stored));
    match (a.is_scalar(), b.is_scalar()) {
        (Truth::Yes, _) | (_, Truth::Yes) => scaled,
        (Truth::No, Truth::No) => whole,
        _ => scaled.join(whole),
    }
}
