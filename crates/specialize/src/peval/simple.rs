//! Operations of which one operand is the result, exactly: `1 * x`, `x / 1`, `x - 0`, `x.'` of a scalar, `x(:)` of a
//! column. What holds only but for rounding is not here.
//!
//! `x + 0` is `x` where `x` is no negative zero; `eye(n) * A` is `A` where no element of `A` is infinite, NaN or a
//! negative zero.

use analysis::steps::{Activation, Point};
use ir::tir::{Access, Arg, CallTarget, Stmt, Target, VarId};
use types::{AbsValue, Class, Complexity, Constant, Sparsity};

/// The operand that is the result of a statement.
pub fn operand(stmt: &Stmt, act: &Activation, at: &Point) -> Option<VarId> {
    match stmt {
        Stmt::Call { targets, callee, args } => {
            let ([Target::Var(_)], CallTarget::Builtin, None) = (&targets[..], callee.target, callee.var)
            else {
                return None;
            };
            match args[..] {
                [Arg::Var(a)] => one(callee.name.as_str(), a, at),
                [Arg::Var(a), Arg::Var(b)] => two(callee.name.as_str(), a, b, act, at),
                _ => None,
            }
        }
        Stmt::Get { targets, base, path } => {
            let ([Target::Var(_)], [Access::Paren(args)]) = (&targets[..], &path[..]) else { return None };
            let value = full(at.value(*base))?;
            let column = value.shape().dims().is_some_and(|d| d.len() == 2 && d[1].as_const() == Some(1));
            (args[..] == [Arg::Colon] && column).then_some(*base)
        }
        _ => None,
    }
}

/// The same operation in a cheaper form: the norm of a real number is its absolute value.
pub fn cheaper(stmt: &Stmt, act: &Activation, at: &Point) -> Option<Stmt> {
    let Stmt::Call { targets, callee, args } = stmt else { return None };
    let norm = callee.name.as_str() == "norm" && matches!(callee.target, CallTarget::Builtin);
    let known =
        |v: VarId| at.value(v).as_number().is_some_and(|p| p == 1.0 || p == 2.0 || p == f64::INFINITY);
    let (Arg::Var(x), true) = (*args.first()?, norm && targets.len() == 1) else { return None };
    let fits = match args[..] {
        [_] => true,
        [_, Arg::Var(p)] => known(p),
        _ => false,
    };
    let value = full(at.value(x))?;
    (fits && is_real(value) && act.is_scalar(value, at)).then(|| {
        let callee = ir::tir::Callee { name: base::Name::new("abs"), ..*callee };
        Stmt::Call { targets: targets.clone(), callee, args: vec![Arg::Var(x)] }
    })
}

/// A full array of floats that has a value.
fn full(value: &AbsValue) -> Option<&AbsValue> {
    let v = value.unique().filter(|_| !value.maybe_undefined)?;
    let float = matches!(v.class, Class::Double | Class::Single);
    (float && v.matrix.sparsity == Sparsity::Full).then_some(value)
}

fn is_real(value: &AbsValue) -> bool {
    value.unique().is_some_and(|v| v.matrix.complexity == Complexity::Real)
}

fn one(name: &str, a: VarId, at: &Point) -> Option<VarId> {
    let value = full(at.value(a))?;
    let scalar = value.shape() == types::Shape::scalar();
    let same = match name {
        "transpose" => scalar,
        "ctranspose" => scalar && is_real(value),
        "uplus" => true,
        "double" => value.unique_class() == Some(Class::Double),
        _ => false,
    };
    same.then_some(a)
}

fn two(name: &str, a: VarId, b: VarId, act: &Activation, at: &Point) -> Option<VarId> {
    let (x, y) = (at.value(a), at.value(b));
    // A number of class double leaves the class of the other operand.
    let number = |v: &AbsValue| full(v).filter(|v| v.unique_class() == Some(Class::Double))?.as_number();
    let scalar = |v: &AbsValue| act.is_scalar(v, at);
    let no_zero = |v: &AbsValue| is_real(v) && !v.range().neg_zero;
    let is = |v: &AbsValue, n: f64| number(v).is_some_and(|x| x.to_bits() == n.to_bits());
    match name {
        "times" | "mtimes" if is(x, 1.0) && full(y).is_some() => Some(b),
        "times" | "mtimes" | "rdivide" | "mrdivide" if is(y, 1.0) && full(x).is_some() => Some(a),
        "power" if is(y, 1.0) && full(x).is_some_and(is_real) => Some(a),
        "mpower" if is(y, 1.0) && full(x).is_some_and(|x| is_real(x) && scalar(x)) => Some(a),
        "minus" if is(y, 0.0) && full(x).is_some_and(is_real) => Some(a),
        "plus" if is(y, 0.0) && full(x).is_some_and(no_zero) => Some(a),
        "plus" if is(x, 0.0) && full(y).is_some_and(no_zero) => Some(b),
        "mtimes" if identity_of(x, y) => Some(b),
        "mtimes" if identity_of(y, x) => Some(a),
        _ => None,
    }
}

/// Whether one is an identity matrix and the other, of its extents, has only finite elements.
fn identity_of(e: &AbsValue, a: &AbsValue) -> bool {
    let Some((Class::Double, Constant::Matrix(m))) = e.as_constant() else { return false };
    let n = m.rows();
    let identity = n > 0
        && m.data().len() == n * n
        && m.data().iter().enumerate().all(|(i, x)| *x == f64::from(u8::from(i % n == i / n)));
    let square = a.unique().and_then(|v| v.matrix.shape.as_sizes()).is_some_and(|s| s[..] == [n, n]);
    let range = a.range();
    identity
        && square
        && full(a).is_some_and(is_real)
        && !range.nan
        && !range.neg_zero
        && range.lo.is_finite()
        && range.hi.is_finite()
}
