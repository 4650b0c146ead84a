//! Expressions of Loops: numbers without effects.

use super::{CheckId, Elem, LocalId};
use types::scalar::ScalarOp;

/// Why an access stays inside its array. Evidence goes with the access wherever a pass moves it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// Statements of this check stand before it, and the array and the subscripts stay as they were.
    Checked(CheckId),
    /// The analysis or a pass has proved it, for the place where it stands.
    Proved(Proof),
    /// The subscripts run over the array's own extents.
    Own,
}

/// What a proof rests on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Proof {
    /// The intervals of the values.
    Range,
    /// Equal extents, by the algebra of shapes.
    Shape,
    /// What the analysis says of the indices of the statement.
    Index,
    /// The array was made, or grown, to hold it just before.
    Made,
    /// An earlier check says as much.
    Implied,
}

/// A number-valued expression without effects.
#[derive(Debug, Clone, PartialEq)]
pub enum Expr {
    /// A `double` or `single` constant.
    Number(f64, Elem),
    /// An integer constant of an integer class or of [`Elem::Index`].
    Integer(i128, Elem),
    /// A truth value.
    Bool(bool),
    /// A scalar local.
    Local(LocalId),
    /// An element of an array: one subscript (from 0) for each dimension, or one alone as a place in
    /// column-major order; and why it is there.
    At(LocalId, Vec<Expr>, By),
    /// Element `index` (from 0, column-major) of an array; only in [`Phase::Flat`](super::Phase).
    Load(LocalId, Box<Expr>),
    /// The extent of an array along a dimension (from 0).
    Extent(LocalId, u8),
    /// The number of elements of an array.
    Numel(LocalId),
    /// A row of the table of scalar operations, applied to operands of type `elem`.
    Op {
        /// The row of the table.
        op: ScalarOp,
        /// Its operands.
        args: Vec<Expr>,
        /// The type of the operands.
        elem: Elem,
        /// The type of the result.
        result: Elem,
    },
    /// A complex number of these real and imaginary parts.
    Complex(Box<Expr>, Box<Expr>),
    /// How many values `lo:step:hi` has; all indices, or all doubles.
    Count(Box<[Expr; 3]>),
    /// Element `k` (an index, from 0) of the doubles `lo:step:hi`: `[lo, step, hi, k]`. Elements are
    /// computed from both ends, as MATLAB does.
    Element(Box<[Expr; 4]>),
    /// A double as the limit of an index loop: rounded down, kept within 64 bits, NaN below all.
    Limit(Box<Expr>),
    /// A value of another element type, converted by MATLAB's rules (integers saturate and round).
    Cast(Elem, Box<Expr>),
    /// `c ? a : b`
    Select(Box<Expr>, Box<Expr>, Box<Expr>),
    /// Both, the second evaluated only when the first holds.
    And(Box<Expr>, Box<Expr>),
    /// Either, the second evaluated only when the first fails.
    Or(Box<Expr>, Box<Expr>),
    /// Negation of a truth value.
    Not(Box<Expr>),
}

/// The type of what an operation gives for operands of a type.
pub fn result_of(op: ScalarOp, elem: Elem) -> Elem {
    match elem {
        _ if op.is_logical() => Elem::Bool,
        Elem::C64 if !op.keeps_complex() => Elem::F64,
        Elem::C32 if !op.keeps_complex() => Elem::F32,
        _ => elem,
    }
}

impl Expr {
    /// The index constant `n`.
    pub fn index(n: i64) -> Expr {
        Expr::Integer(n.into(), Elem::Index)
    }

    /// Calls `visit` on the expression and everything inside it.
    pub fn each(&self, visit: &mut dyn FnMut(&Expr)) {
        visit(self);
        match self {
            Expr::Load(_, a) | Expr::Cast(_, a) | Expr::Not(a) | Expr::Limit(a) => a.each(visit),
            Expr::Op { args, .. } | Expr::At(_, args, _) => args.iter().for_each(|a| a.each(visit)),
            Expr::Element(parts) => parts.iter().for_each(|a| a.each(visit)),
            Expr::Count(parts) => parts.iter().for_each(|a| a.each(visit)),
            Expr::Select(a, b, c) => [a, b, c].into_iter().for_each(|x| x.each(visit)),
            Expr::And(a, b) | Expr::Or(a, b) | Expr::Complex(a, b) => {
                [a, b].into_iter().for_each(|x| x.each(visit));
            }
            Expr::Number(..)
            | Expr::Integer(..)
            | Expr::Bool(_)
            | Expr::Local(_)
            | Expr::Extent(..)
            | Expr::Numel(_) => {}
        }
    }

    /// Calls `change` on everything inside the expression, innermost first, and on itself.
    pub fn each_mut(&mut self, change: &mut dyn FnMut(&mut Expr)) {
        match self {
            Expr::Load(_, a) | Expr::Cast(_, a) | Expr::Not(a) | Expr::Limit(a) => a.each_mut(change),
            Expr::Op { args, .. } | Expr::At(_, args, _) => {
                args.iter_mut().for_each(|a| a.each_mut(change));
            }
            Expr::Element(parts) => parts.iter_mut().for_each(|a| a.each_mut(change)),
            Expr::Count(parts) => parts.iter_mut().for_each(|a| a.each_mut(change)),
            Expr::Select(a, b, c) => {
                [a, b, c].into_iter().for_each(|x| x.each_mut(change));
            }
            Expr::And(a, b) | Expr::Or(a, b) | Expr::Complex(a, b) => {
                a.each_mut(change);
                b.each_mut(change);
            }
            Expr::Number(..)
            | Expr::Integer(..)
            | Expr::Bool(_)
            | Expr::Local(_)
            | Expr::Extent(..)
            | Expr::Numel(_) => {}
        }
        change(self);
    }

    /// Whether the expression is a constant or a scalar local.
    pub fn is_atom(&self) -> bool {
        matches!(self, Expr::Number(..) | Expr::Integer(..) | Expr::Bool(_) | Expr::Local(_))
    }

    /// The locals the expression reads.
    pub fn reads(&self) -> Vec<LocalId> {
        let mut found = Vec::new();
        self.each(&mut |e| match e {
            Expr::Local(l) | Expr::Load(l, _) | Expr::At(l, ..) | Expr::Extent(l, _) | Expr::Numel(l) => {
                found.push(*l)
            }
            _ => {}
        });
        found
    }
}
