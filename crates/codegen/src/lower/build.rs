//! Making expressions of Loops: arithmetic on indices, comparisons, conditions, constants. Constants
//! fold where both operands are; anything more is for the passes.

use super::repr::EXACT;
use ir::loops::{Elem, Expr};
use types::scalar::ScalarOp;

/// An operation applied.
pub fn op(o: ScalarOp, args: Vec<Expr>, elem: Elem, result: Elem) -> Expr {
    Expr::Op { op: o, args, elem, result }
}

/// `e + k` on indices.
pub fn add_const(e: Expr, k: i64) -> Expr {
    match e {
        Expr::Integer(v, _) => Expr::index(v as i64 + k),
        e if k == 0 => e,
        e if k < 0 => op(ScalarOp::Minus, vec![e, Expr::index(-k)], Elem::Index, Elem::Index),
        e => op(ScalarOp::Plus, vec![e, Expr::index(k)], Elem::Index, Elem::Index),
    }
}

/// `a + b` on indices.
pub fn add(a: Expr, b: Expr) -> Expr {
    match (a, b) {
        (a, Expr::Integer(k, _)) => add_const(a, k as i64),
        (Expr::Integer(k, _), b) => add_const(b, k as i64),
        (a, b) => op(ScalarOp::Plus, vec![a, b], Elem::Index, Elem::Index),
    }
}

/// `a * b` on indices.
pub fn mul(a: Expr, b: Expr) -> Expr {
    match (a, b) {
        (Expr::Integer(0, _), _) | (_, Expr::Integer(0, _)) => Expr::index(0),
        (Expr::Integer(1, _), x) | (x, Expr::Integer(1, _)) => x,
        (Expr::Integer(a, _), Expr::Integer(b, _)) => Expr::index((a * b) as i64),
        (a, b) => op(ScalarOp::Times, vec![a, b], Elem::Index, Elem::Index),
    }
}

/// The product of all, 1 of none.
pub fn product(factors: impl IntoIterator<Item = Expr>) -> Expr {
    factors.into_iter().reduce(mul).unwrap_or(Expr::index(1))
}

/// A comparison of indices.
pub fn compare(o: ScalarOp, a: Expr, b: Expr) -> Expr {
    if let (Expr::Integer(x, _), Expr::Integer(y, _)) = (&a, &b) {
        return Expr::Bool(match o {
            ScalarOp::Lt => x < y,
            ScalarOp::Le => x <= y,
            ScalarOp::Gt => x > y,
            ScalarOp::Ge => x >= y,
            ScalarOp::Eq => x == y,
            _ => x != y,
        });
    }
    op(o, vec![a, b], Elem::Index, Elem::Bool)
}

/// Both conditions; constants fold.
pub fn both(a: Expr, b: Expr) -> Expr {
    match (a, b) {
        (Expr::Bool(false), _) => Expr::Bool(false),
        (Expr::Bool(true), x) | (x, Expr::Bool(true)) => x,
        (a, b) => Expr::And(Box::new(a), Box::new(b)),
    }
}

/// Either condition; constants fold.
pub fn either(a: Expr, b: Expr) -> Expr {
    match (a, b) {
        (Expr::Bool(true), _) => Expr::Bool(true),
        (Expr::Bool(false), x) | (x, Expr::Bool(false)) => x,
        (a, b) => Expr::Or(Box::new(a), Box::new(b)),
    }
}

/// The negation of a truth value.
pub fn negated(e: Expr) -> Expr {
    match e {
        Expr::Not(inner) => *inner,
        Expr::Bool(b) => Expr::Bool(!b),
        e => Expr::Not(Box::new(e)),
    }
}

/// `c ? a : b`
pub fn choose(c: Expr, a: Expr, b: Expr) -> Expr {
    match c {
        Expr::Bool(true) => a,
        Expr::Bool(false) => b,
        c => Expr::Select(Box::new(c), Box::new(a), Box::new(b)),
    }
}

/// The zero of an element type.
pub fn zero(elem: Elem) -> Expr {
    let complex = |part| {
        let zero = || Box::new(Expr::Number(0.0, part));
        Expr::Complex(zero(), zero())
    };
    match elem {
        Elem::F64 | Elem::F32 => Expr::Number(0.0, elem),
        Elem::C64 => complex(Elem::F64),
        Elem::C32 => complex(Elem::F32),
        Elem::Bool => Expr::Bool(false),
        _ => Expr::Integer(0, elem),
    }
}

/// A double constant, as an index where it is an integer that is no negative zero.
pub fn number(n: f64) -> Expr {
    let integer = n.fract() == 0.0 && n.abs() < EXACT && !(n == 0.0 && n.is_sign_negative());
    if integer { Expr::index(n as i64) } else { Expr::Number(n, Elem::F64) }
}

/// Whether a complex number of a type has no imaginary part.
pub fn is_real(z: &Expr, elem: Elem) -> Expr {
    let part = if elem == Elem::C32 { Elem::F32 } else { Elem::F64 };
    let imag = op(ScalarOp::Imag, vec![z.clone()], elem, part);
    op(ScalarOp::Eq, vec![imag, Expr::Number(0.0, part)], part, Elem::Bool)
}
