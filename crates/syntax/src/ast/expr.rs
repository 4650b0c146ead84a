//! Expressions.

use super::operator::{BinaryOp, PostfixOp, UnaryOp};
use super::{DottedName, Ident, LValue, Param};
use base::{Name, Span};

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where.
    pub span: Span,
}

impl Expr {
    /// Whether it is a name, a call or an index: as a statement it is more than its value.
    pub fn is_chain(&self) -> bool {
        matches!(
            self.kind,
            ExprKind::Ident(_)
                | ExprKind::Index { .. }
                | ExprKind::Field { .. }
                | ExprKind::DynamicField { .. }
                | ExprKind::SuperMethod { .. }
        )
    }

    /// The variable (or function) at the root of a chain of indices and fields.
    pub fn root(&self) -> Option<Ident> {
        let mut e = self;
        loop {
            match &e.kind {
                ExprKind::Ident(name) => return Some(Ident { name: *name, span: e.span }),
                ExprKind::Index { base, .. }
                | ExprKind::Field { base, .. }
                | ExprKind::DynamicField { base, .. } => e = base,
                _ => return None,
            }
        }
    }

    /// The expression inside any parentheses around it.
    pub fn without_parens(&self) -> &Expr {
        let mut e = self;
        while let ExprKind::Paren(inner) = &e.kind {
            e = inner;
        }
        e
    }
}

/// The kinds of expressions.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    /// A decimal number.
    Number {
        /// Its value, without the imaginary unit.
        value: f64,
        /// Whether `i` or `j` follows.
        imaginary: bool,
        /// As written.
        text: Box<str>,
    },
    /// A hexadecimal or binary number: an integer of the class that holds it.
    Integer {
        /// Its bits in two's complement, sign-extended to 64 for the signed classes.
        bits: u64,
        /// Its class: that of the suffix, or the smallest unsigned one that holds the value.
        class: IntClass,
        /// As written.
        text: Box<str>,
    },
    /// `'...'`: a char row vector.
    Char(Box<str>),
    /// `"..."`: a string scalar in MATLAB, a char row vector in Octave.
    String(Box<str>),
    /// A name.
    Ident(Name),
    /// `end` in an index.
    End,
    /// `:` as an argument.
    Colon,
    /// A prefix operator.
    Unary {
        /// The operator.
        op: UnaryOp,
        /// What it applies to.
        operand: Box<Expr>,
    },
    /// `'` and `.'`.
    Postfix {
        /// The operator.
        op: PostfixOp,
        /// What it applies to.
        operand: Box<Expr>,
    },
    /// A binary operator, the short-circuit ones included.
    Binary {
        /// The operator.
        op: BinaryOp,
        /// The left operand.
        left: Box<Expr>,
        /// The right operand.
        right: Box<Expr>,
    },
    /// `start:stop` and `start:step:stop`.
    Range {
        /// The first value.
        start: Box<Expr>,
        /// The step; 1 where not given.
        step: Option<Box<Expr>>,
        /// The bound.
        stop: Box<Expr>,
    },
    /// `[...]`: rows of elements; no empty rows.
    Matrix(Vec<Vec<Expr>>),
    /// `{...}`: rows of elements; no empty rows.
    Cell(Vec<Vec<Expr>>),
    /// `base(args)` and `base{args}`: a call or an index.
    Index {
        /// What is called or indexed.
        base: Box<Expr>,
        /// The arguments.
        args: Vec<Expr>,
        /// Which brackets.
        kind: IndexKind,
    },
    /// `base.name`.
    Field {
        /// The structure, object or package.
        base: Box<Expr>,
        /// The field.
        name: Ident,
    },
    /// `base.(name)`.
    DynamicField {
        /// The structure.
        base: Box<Expr>,
        /// The expression whose value is the field's name.
        name: Box<Expr>,
    },
    /// `@(params) body`.
    AnonFn(Box<AnonFn>),
    /// `@name`.
    FuncHandle(DottedName),
    /// `?Class`.
    MetaClass(DottedName),
    /// `method@Super`, to be called: the method (or constructor) of a superclass.
    SuperMethod {
        /// The method, or the object under construction.
        method: Ident,
        /// The superclass.
        class: Box<DottedName>,
    },
    /// `Name=value` among arguments.
    NameValue {
        /// The argument's name.
        name: Ident,
        /// Its value.
        value: Box<Expr>,
    },
    /// `(inner)`: kept, since it makes one value of a cs-list and ends an index chain.
    Paren(Box<Expr>),
    /// `x++`, `x--`, `++x`, `--x` inside an expression (Octave).
    Increment {
        /// What is updated.
        target: Box<Expr>,
        /// Whether it is `--`.
        decrement: bool,
        /// Whether the operator stands before, so that the value is the new one.
        prefix: bool,
    },
    /// `(x = value)` (Octave).
    Assign(Box<AssignExpr>),
    /// What was written here is not an expression; an error says why.
    Error,
}

/// An anonymous function.
#[derive(Clone, Debug, PartialEq)]
pub struct AnonFn {
    /// Its parameters.
    pub params: Vec<Param>,
    /// Its value.
    pub body: Expr,
}

/// An assignment as an expression (Octave).
#[derive(Clone, Debug, PartialEq)]
pub struct AssignExpr {
    /// The targets.
    pub lhs: Vec<LValue>,
    /// Whether they stand in brackets.
    pub brackets: bool,
    /// Of `x += v` the operator.
    pub op: Option<BinaryOp>,
    /// The value.
    pub rhs: Expr,
}

/// `()` or `{}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexKind {
    /// `()`.
    Paren,
    /// `{}`.
    Brace,
}

/// The classes of hexadecimal and binary literals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are MATLAB's class names")]
pub enum IntClass {
    Int8,
    Int16,
    Int32,
    Int64,
    Uint8,
    Uint16,
    Uint32,
    Uint64,
}

impl IntClass {
    /// MATLAB's name of the class.
    pub fn name(self) -> &'static str {
        match self {
            IntClass::Int8 => "int8",
            IntClass::Int16 => "int16",
            IntClass::Int32 => "int32",
            IntClass::Int64 => "int64",
            IntClass::Uint8 => "uint8",
            IntClass::Uint16 => "uint16",
            IntClass::Uint32 => "uint32",
            IntClass::Uint64 => "uint64",
        }
    }
}
