//! Simplification of expressions, shared by the passes: constants fold, index arithmetic keeps one
//! constant, conversions there and back vanish, negations move inwards.
//!
//! It assumes expressions without effects, which all are, and keeps their type and value to the last
//! bit: floating-point arithmetic is left alone but for the sign of a constant. It does not look at
//! statements. Indices are integers below 2^53 ([`Elem::Index`]), so sums of two cannot wrap in 64
//! bits and comparing them as doubles or as integers is the same.
//!
//! Each rule says next to it why it holds where that is not plain.

use ir::loops::{Block, Elem, Expr, Function, Stmt};
use types::scalar::ScalarOp;

/// The integers of this magnitude and less are doubles.
const EXACT: i128 = 1 << 53;

/// Simplifies every expression of a block.
pub(super) fn block(f: &Function, stmts: &mut Block) {
    for s in stmts {
        s.each_expr_mut(&mut |e| expr(f, e));
        s.blocks_mut().into_iter().for_each(|b| block(f, b));
    }
}

/// Simplifies an expression.
pub(super) fn expr(f: &Function, e: &mut Expr) {
    e.each_mut(&mut |e| {
        // A rule may make room for another; each takes a node away or moves a constant outwards.
        for _ in 0..8 {
            let Some(new) = step(f, e) else { break };
            *e = new;
        }
    });
}

/// One rule at the root of an expression whose parts are simple.
fn step(f: &Function, e: &Expr) -> Option<Expr> {
    match e {
        Expr::Cast(to, a) => cast(f, *to, a),
        Expr::Op { op, args, elem: Elem::Index, result } => index_op(*op, args, *result),
        Expr::Op { op, args, elem: Elem::F64, result: Elem::Bool } => double_comparison(f, *op, args),
        Expr::Op { op: ScalarOp::Uminus, args, elem: Elem::F64 | Elem::F32, .. } => match args.as_slice() {
            [Expr::Number(v, e)] => Some(Expr::Number(-v, *e)),
            _ => None,
        },
        // A NaN is passed over, so the other operand is what there is.
        Expr::Op { op: ScalarOp::Min | ScalarOp::Max, args, elem: Elem::F64 | Elem::F32, .. } => {
            match args.as_slice() {
                [Expr::Number(v, _), x] if v.is_nan() => Some(x.clone()),
                _ => None,
            }
        }
        Expr::Count(parts) => match &parts[..] {
            [Expr::Integer(lo, _), Expr::Integer(by, _), Expr::Integer(hi, _)] if *by != 0 => {
                Some(Expr::index(((hi - lo) / by + 1).max(0) as i64)).filter(|_| (hi - lo) * by >= 0)
            }
            _ => None,
        },
        Expr::Not(a) => not(a),
        Expr::And(a, b) => match (&**a, &**b) {
            (Expr::Bool(false), _) | (_, Expr::Bool(false)) => Some(Expr::Bool(false)),
            (Expr::Bool(true), x) | (x, Expr::Bool(true)) => Some(x.clone()),
            (x, y) if x == y => Some(x.clone()),
            _ => None,
        },
        Expr::Or(a, b) => match (&**a, &**b) {
            (Expr::Bool(true), _) | (_, Expr::Bool(true)) => Some(Expr::Bool(true)),
            (Expr::Bool(false), x) | (x, Expr::Bool(false)) => Some(x.clone()),
            (x, y) if x == y => Some(x.clone()),
            _ => None,
        },
        Expr::Select(c, a, b) => select(f, c, a, b),
        _ => None,
    }
}

fn cast(f: &Function, to: Elem, a: &Expr) -> Option<Expr> {
    if f.elem(a) == to {
        return Some(a.clone());
    }
    match (a, to) {
        (Expr::Integer(v, Elem::Index), Elem::F64) if v.abs() <= EXACT => Some(Expr::Number(*v as f64, to)),
        (Expr::Integer(v, Elem::Index), Elem::F32) if v.abs() <= 1 << 24 => Some(Expr::Number(*v as f64, to)),
        (Expr::Number(v, Elem::F64), Elem::F32) => Some(Expr::Number(f64::from(*v as f32), to)),
        // The zero of a double has a sign that an index has not.
        (Expr::Number(v, Elem::F64), Elem::Index) if v.fract() == 0.0 && v.abs() < EXACT as f64 => {
            Some(Expr::index(*v as i64))
        }
        (Expr::Bool(b), Elem::F64 | Elem::F32) => Some(Expr::Number(f64::from(u8::from(*b)), to)),
        (Expr::Bool(b), Elem::Index) => Some(Expr::index(i64::from(*b))),
        (Expr::Number(v, _), Elem::Bool) if !v.is_nan() => Some(Expr::Bool(*v != 0.0)),
        // There and back: a double holds every index and every truth value.
        (Expr::Cast(Elem::F64, inner), Elem::Index | Elem::Bool) if f.elem(inner) == to => {
            Some((**inner).clone())
        }
        (Expr::Cast(Elem::F64, inner), Elem::Index) if f.elem(inner) == Elem::Bool => {
            Some(Expr::Cast(Elem::Index, inner.clone()))
        }
        (Expr::Op { op, args, elem: Elem::F64, .. }, Elem::Index) => moved_index(f, *op, args),
        _ => None,
    }
}

/// `(double)i + c` as an index. Where the sum in doubles is not exact it is no index, beyond 2^53.
fn moved_index(f: &Function, op: ScalarOp, args: &[Expr]) -> Option<Expr> {
    let whole = |v: f64| (v.fract() == 0.0 && v.abs() < EXACT as f64 / 2.0).then_some(v as i64);
    let index = |e: &Expr| match e {
        Expr::Cast(Elem::F64, i) if f.elem(i) == Elem::Index => Some((**i).clone()),
        _ => None,
    };
    let (i, k) = match (op, args) {
        (ScalarOp::Plus, [i, Expr::Number(k, _)] | [Expr::Number(k, _), i]) => (index(i)?, whole(*k)?),
        (ScalarOp::Minus, [i, Expr::Number(k, _)]) => (index(i)?, -whole(*k)?),
        _ => return None,
    };
    plus(&i, k).or_else(|| Some(sum(i, k)))
}

/// Index arithmetic and comparisons.
fn index_op(op: ScalarOp, args: &[Expr], result: Elem) -> Option<Expr> {
    use ScalarOp::*;
    if let [a] = args {
        return match (op, a) {
            (Uminus, Expr::Integer(v, _)) => Some(Expr::index(-*v as i64)),
            (Uplus | Floor | Ceil | Round | Fix, x) => Some(x.clone()),
            _ => None,
        };
    }
    let [a, b] = args else { return None };
    if result == Elem::Bool {
        return comparison(op, a, b);
    }
    if let (Expr::Integer(x, _), Expr::Integer(y, _)) = (a, b) {
        let v = match op {
            Plus => x + y,
            Minus => x - y,
            Times => x.checked_mul(*y)?,
            Min => *x.min(y),
            Max => *x.max(y),
            _ => return None,
        };
        return (v.abs() < EXACT).then(|| Expr::index(v as i64));
    }
    match (op, a, b) {
        (Plus, a, Expr::Integer(k, _)) => plus(a, *k as i64),
        (Plus, Expr::Integer(k, _), b) => plus(b, *k as i64).or_else(|| Some(sum(b.clone(), *k as i64))),
        (Minus, a, Expr::Integer(k, _)) => plus(a, -*k as i64),
        (Minus, a, b) if a == b => Some(Expr::index(0)),
        (Times, x, Expr::Integer(1, _)) | (Times, Expr::Integer(1, _), x) => Some(x.clone()),
        (Times, _, Expr::Integer(0, _)) | (Times, Expr::Integer(0, _), _) => Some(Expr::index(0)),
        (Min | Max, a, b) if a == b => Some(a.clone()),
        (Max, x, Expr::Integer(k, _)) | (Max, Expr::Integer(k, _), x) if *k <= 0 && is_count(x) => {
            Some(x.clone())
        }
        _ => None,
    }
}

/// `e + k` in a simpler form than that.
fn plus(e: &Expr, k: i64) -> Option<Expr> {
    if k == 0 {
        return Some(e.clone());
    }
    let (inner, c) = split(e);
    (c != 0).then(|| sum(inner.clone(), c + k))
}

/// An index as another one and a constant added to it.
pub(super) fn split(e: &Expr) -> (&Expr, i64) {
    match e {
        Expr::Op { op: ScalarOp::Plus, args, elem: Elem::Index, .. } => match args.as_slice() {
            [x, Expr::Integer(c, _)] => (x, *c as i64),
            _ => (e, 0),
        },
        Expr::Op { op: ScalarOp::Minus, args, elem: Elem::Index, .. } => match args.as_slice() {
            [x, Expr::Integer(c, _)] => (x, -*c as i64),
            _ => (e, 0),
        },
        _ => (e, 0),
    }
}

/// `e + k` on indices.
pub(super) fn sum(e: Expr, k: i64) -> Expr {
    let (op, k) = match k {
        0 => return e,
        k if k < 0 => (ScalarOp::Minus, -k),
        k => (ScalarOp::Plus, k),
    };
    if let Expr::Integer(v, _) = e {
        return Expr::index(v as i64 + if op == ScalarOp::Plus { k } else { -k });
    }
    Expr::Op { op, args: vec![e, Expr::index(k)], elem: Elem::Index, result: Elem::Index }
}

/// Whether an index is surely not negative.
pub(super) fn is_count(e: &Expr) -> bool {
    match e {
        Expr::Extent(..) | Expr::Numel(_) | Expr::Count(_) => true,
        Expr::Integer(v, Elem::Index) => *v >= 0,
        Expr::Op {
            op: ScalarOp::Plus | ScalarOp::Times | ScalarOp::Min, args, elem: Elem::Index, ..
        } => args.iter().all(is_count),
        Expr::Op { op: ScalarOp::Max, args, elem: Elem::Index, .. } => args.iter().any(is_count),
        Expr::Select(_, a, b) => is_count(a) && is_count(b),
        _ => false,
    }
}

fn comparison(op: ScalarOp, a: &Expr, b: &Expr) -> Option<Expr> {
    use ScalarOp::*;
    let ((x, j), (y, k)) = (offset(a), offset(b));
    // Both sides move by as much as the other: no wrapping below 2^53.
    if x == y {
        return Some(Expr::Bool(match op {
            Lt => j < k,
            Le => j <= k,
            Gt => j > k,
            Ge => j >= k,
            Eq => j == k,
            Ne => j != k,
            _ => return None,
        }));
    }
    match (op, x, y, k) {
        (Lt, Some(x), None, 0) | (Eq, Some(x), None, ..=-1) if j == 0 && is_count(x) => {
            Some(Expr::Bool(false))
        }
        (Ge, Some(x), None, ..=0) | (Ne, Some(x), None, ..=-1) if j == 0 && is_count(x) => {
            Some(Expr::Bool(true))
        }
        // One constant is enough, on the side where it reads best.
        (Lt | Le | Gt | Ge | Eq | Ne, Some(x), None, k) if j != 0 => {
            Some(compare(op, x.clone(), Expr::index(k - j)))
        }
        (Ge, Some(x), Some(_), 0) if j == -1 => Some(compare(Gt, x.clone(), b.clone())),
        (Lt, Some(x), Some(_), 0) if j == -1 => Some(compare(Le, x.clone(), b.clone())),
        (Le, Some(x), Some(_), 0) if j == 1 => Some(compare(Lt, x.clone(), b.clone())),
        (Gt, Some(x), Some(_), 0) if j == 1 => Some(compare(Ge, x.clone(), b.clone())),
        _ => None,
    }
}

/// An index as a variable part, if it has one, and a constant.
fn offset(e: &Expr) -> (Option<&Expr>, i64) {
    match e {
        Expr::Integer(v, _) => (None, *v as i64),
        e => {
            let (x, k) = split(e);
            (Some(x), k)
        }
    }
}

/// A comparison of indices.
pub(super) fn compare(op: ScalarOp, a: Expr, b: Expr) -> Expr {
    Expr::Op { op, args: vec![a, b], elem: Elem::Index, result: Elem::Bool }
}

/// A comparison of doubles that are indices: widening keeps the order of integers below 2^53.
fn double_comparison(f: &Function, op: ScalarOp, args: &[Expr]) -> Option<Expr> {
    use ScalarOp::*;
    if !matches!(op, Lt | Le | Gt | Ge | Eq | Ne) {
        return None;
    }
    let narrow = |e: &Expr| match e {
        Expr::Cast(Elem::F64, a) if f.elem(a) == Elem::Index => Some((**a).clone()),
        Expr::Number(v, _) if v.fract() == 0.0 && v.abs() < EXACT as f64 => Some(Expr::index(*v as i64)),
        _ => None,
    };
    let [a, b] = args else { return None };
    if matches!((a, b), (Expr::Number(..), Expr::Number(..))) {
        let (Expr::Number(a, _), Expr::Number(b, _)) = (a, b) else { return None };
        return Some(Expr::Bool(op.eval(*a, *b) != 0.0));
    }
    Some(compare(op, narrow(a)?, narrow(b)?))
}

fn not(a: &Expr) -> Option<Expr> {
    use ScalarOp::*;
    match a {
        Expr::Bool(b) => Some(Expr::Bool(!b)),
        Expr::Not(x) => Some((**x).clone()),
        Expr::And(x, y) | Expr::Or(x, y) => {
            let (Expr::Not(x), Expr::Not(y)) = (&**x, &**y) else { return None };
            let (x, y) = (x.clone(), y.clone());
            Some(if matches!(a, Expr::And(..)) { Expr::Or(x, y) } else { Expr::And(x, y) })
        }
        Expr::Op { op, args, elem, result: Elem::Bool } => {
            // Beside NaN, neither of `<` and `>=` holds, but one of `==` and `~=` does.
            let ordered = !matches!(elem, Elem::F64 | Elem::F32 | Elem::C64 | Elem::C32);
            let op = match op {
                Eq => Ne,
                Ne => Eq,
                Lt if ordered => Ge,
                Ge if ordered => Lt,
                Gt if ordered => Le,
                Le if ordered => Gt,
                _ => return None,
            };
            Some(Expr::Op { op, args: args.clone(), elem: *elem, result: Elem::Bool })
        }
        _ => None,
    }
}

/// A negated truth value.
pub(super) fn negated(e: Expr) -> Expr {
    not(&e).unwrap_or_else(|| Expr::Not(Box::new(e)))
}

fn select(f: &Function, c: &Expr, a: &Expr, b: &Expr) -> Option<Expr> {
    if let Expr::Bool(c) = c {
        return Some(if *c { a.clone() } else { b.clone() });
    }
    if a == b {
        return Some(a.clone());
    }
    if f.elem(a) != Elem::Bool {
        return None;
    }
    let both = |x: Expr, y: &Expr| Some(Expr::And(Box::new(x), Box::new(y.clone())));
    let either = |x: Expr, y: &Expr| Some(Expr::Or(Box::new(x), Box::new(y.clone())));
    match (a, b) {
        (Expr::Bool(true), Expr::Bool(false)) => Some(c.clone()),
        (Expr::Bool(false), Expr::Bool(true)) => Some(negated(c.clone())),
        (a, Expr::Bool(false)) => both(c.clone(), a),
        (Expr::Bool(true), b) => either(c.clone(), b),
        (Expr::Bool(false), b) => both(negated(c.clone()), b),
        (a, Expr::Bool(true)) => either(negated(c.clone()), a),
        (a, b) if b == c => both(c.clone(), a),
        (a, b) if a == c => either(c.clone(), b),
        _ => None,
    }
}

/// Folds a branch whose condition is known; gives the statements that run.
pub(super) fn branches(stmts: &mut Block) {
    let mut kept = Vec::with_capacity(stmts.len());
    for mut s in stmts.drain(..) {
        s.blocks_mut().into_iter().for_each(branches);
        match s {
            Stmt::If(Expr::Bool(true), then, _) => kept.extend(then),
            Stmt::If(Expr::Bool(false), _, els) => kept.extend(els),
            Stmt::If(_, a, b) if a.is_empty() && b.is_empty() => {}
            s => kept.push(s),
        }
    }
    *stmts = kept;
}
