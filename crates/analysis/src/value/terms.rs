//! Results of builtins in symbols, beyond what their declarations say: integer arithmetic, and
//! bounds of indices that a builtin gives.
//!
//! A double that is a sum or product of integers beyond 2^53 is rounded and is then not what its
//! term says. No extent is as large; a term proves something of extents only.

use super::key::Operand;
use super::state::{Origin, State, Term};
use super::symbols::SymView;
use ir::tir::VarId;
use std::rc::Rc;
use types::{Class, Dim, Shape, Truth};

/// The terms of the results, in order; what is not known is `None`.
pub fn of_call(name: &str, args: &[Operand], results: &[builtins::Operand], view: &SymView<'_>) -> Vec<Term> {
    let class = |i: usize| results.get(i).and_then(|r| r.value.unique_class());
    let first = match class(0) {
        Some(Class::Double) => value(name, args, results, view),
        Some(c) if c.is_integer() && is_identity(name) => args.first().map_or(Term::None, |a| a.term.clone()),
        _ => Term::None,
    };
    let second = match (name, class(1)) {
        ("max" | "min" | "sort", Some(Class::Double)) if args.len() == 1 => span(Dim::ONE, longest(&args[0])),
        ("find", Some(Class::Double)) => span(Dim::ONE, args.first().map_or(Dim::Unknown, cols)),
        ("unique", Some(Class::Double)) => span(Dim::ONE, args.first().map_or(Dim::Unknown, numel)),
        _ => Term::None,
    };
    let first = match (name, results.len()) {
        ("find", 2..) => span(Dim::ONE, args.first().map_or(Dim::Unknown, rows)),
        _ => first,
    };
    vec![first, second]
}

/// Whether the builtin gives whole numbers unchanged.
fn is_identity(name: &str) -> bool {
    matches!(name, "floor" | "ceil" | "round" | "fix" | "double" | "uplus" | "real" | "full")
}

fn scalar(a: Option<&Operand>) -> Option<&Dim> {
    a?.term.scalar()
}

fn numel(a: &Operand) -> Dim {
    a.value.shape().numel()
}

fn rows(a: &Operand) -> Dim {
    a.value.shape().rows()
}

fn cols(a: &Operand) -> Dim {
    let shape = a.value.shape();
    match shape.rank() {
        Some(2) => shape.cols(),
        _ => Dim::Unknown,
    }
}

/// What an index along the first dimension that is not 1 cannot exceed.
fn longest(a: &Operand) -> Dim {
    let shape = a.value.shape();
    match (shape.rank(), shape.rows().as_const()) {
        (Some(2), Some(1)) => shape.cols(),
        (Some(2), _) if shape.cols().as_const() == Some(1) => shape.rows(),
        (Some(2), _) => shape.rows().maximum(&shape.cols()),
        _ => Dim::Unknown,
    }
}

/// Elements between two integers, of which the greater may be none of them.
fn span(lo: Dim, hi: Dim) -> Term {
    Term::span(lo, hi, false)
}

/// `lo:step:hi`, whose last element is `hi` where the steps meet it.
fn colon(lo: &Dim, step: i64, hi: &Dim) -> Term {
    match (lo.as_const(), hi.as_const()) {
        _ if step < 0 => Term::span(hi.clone(), lo.clone(), true),
        _ if step == 1 => Term::span(lo.clone(), hi.clone(), true),
        (Some(a), Some(b)) if a <= b => {
            let last = b.checked_sub(a).map(|apart| b - apart % step);
            last.map_or(Term::None, |last| Term::span(lo.clone(), Dim::from(last), true))
        }
        _ => span(lo.clone(), hi.clone()),
    }
}

fn value(name: &str, args: &[Operand], results: &[builtins::Operand], view: &SymView<'_>) -> Term {
    let (a, b) = (scalar(args.first()), scalar(args.get(1)));
    match (name, args.len()) {
        (_, 1) if is_identity(name) => args[0].term.clone(),
        ("uminus", 1) => args[0].term.map(&mut |d| Dim::ZERO.sub(d)).flipped(),
        ("plus", 2) => shifted(args, Dim::add),
        ("minus", 2) => match (&args[0].term, b) {
            (Term::Scalar(x), Some(y)) => Term::of(x.sub(y)),
            (Term::Span(s), Some(y)) => Term::span(s.lo.sub(y), s.hi.sub(y), s.reached),
            _ => Term::None,
        },
        ("times" | "mtimes", 2) => match (a, b) {
            (Some(x), Some(y)) => Term::of(x.mul(y)),
            _ => Term::None,
        },
        ("max", 2) => match (a, b) {
            (Some(x), Some(y)) if view.at_most(x, y) => Term::Scalar(y.clone()),
            (Some(x), Some(y)) if view.at_most(y, x) => Term::Scalar(x.clone()),
            (Some(x), Some(y)) => Term::of(x.maximum(y)),
            _ => Term::None,
        },
        ("min", 2) => match (a, b) {
            (Some(x), Some(y)) if view.at_most(x, y) => Term::Scalar(x.clone()),
            (Some(x), Some(y)) if view.at_most(y, x) => Term::Scalar(y.clone()),
            (Some(x), Some(y)) => Term::of(x.minimum(y)),
            _ => Term::None,
        },
        ("mod", 2) => match b.filter(|d| view.at_most(&Dim::ONE, d)) {
            Some(d) if integer_result(results) => span(Dim::ZERO, d.sub(&Dim::ONE)),
            _ => Term::None,
        },
        ("colon", 2) => match (a, b) {
            (Some(lo), Some(hi)) => colon(lo, 1, hi),
            _ => Term::None,
        },
        ("colon", 3) => {
            let (lo, hi) = (a, scalar(args.get(2)));
            match (lo, b.and_then(Dim::as_const), hi) {
                (Some(lo), Some(s), Some(hi)) if s != 0 => colon(lo, s, hi),
                _ => Term::None,
            }
        }
        ("find", _) if !args.is_empty() => span(Dim::ONE, numel(&args[0])),
        ("randperm", 1) => a.map_or(Term::None, |n| Term::span(Dim::ONE, n.clone(), true)),
        ("randperm", _) => a.map_or(Term::None, |n| span(Dim::ONE, n.clone())),
        ("randi", _) => a.map_or(Term::None, |n| span(Dim::ONE, n.clone())),
        ("nnz", 1) => span(Dim::ZERO, numel(&args[0])),
        ("horzcat" | "vertcat", 2..) => vector(args, view),
        ("size", 1) => sizes(args[0].value.shape()),
        ("transpose" | "ctranspose" | "reshape" | "sort" | "fliplr" | "flipud", 1..) => match &args[0].term {
            Term::Span(s) => Term::Span(s.clone()),
            _ => Term::None,
        },
        _ => Term::None,
    }
}

fn integer_result(results: &[builtins::Operand]) -> bool {
    results.first().is_some_and(|r| r.value.range().integer)
}

fn sizes(shape: Shape) -> Term {
    shape.dims().map_or(Term::None, |d| Term::Vector(d.iter().cloned().collect()))
}

/// Scalars, or a scalar and an array whose elements have bounds.
fn shifted(args: &[Operand], f: fn(&Dim, &Dim) -> Dim) -> Term {
    match (&args[0].term, &args[1].term) {
        (Term::Scalar(x), Term::Scalar(y)) => Term::of(f(x, y)),
        (Term::Span(s), Term::Scalar(y)) | (Term::Scalar(y), Term::Span(s)) => {
            Term::span(f(&s.lo, y), f(&s.hi, y), s.reached)
        }
        _ => Term::None,
    }
}

/// A vector of scalars.
fn vector(args: &[Operand], view: &SymView<'_>) -> Term {
    let mut list = Vec::with_capacity(args.len());
    for a in args {
        match &a.term {
            Term::Scalar(d) => list.push(d.clone()),
            _ if a.value.shape().is_scalar(view) == Truth::Yes && !a.value.is_any() => {
                list.push(Dim::Unknown)
            }
            _ => return Term::None,
        }
    }
    if list.len() > 16 || list.iter().all(Dim::is_unknown) { Term::None } else { Term::Vector(list.into()) }
}

/// The term of `floor(a/c)` and its like, from the origin of the quotient.
pub fn rounded_quotient(view: &SymView<'_>, state: &State, name: &str, v: VarId) -> Term {
    let slot = state.slot(v);
    let Some(origin) = slot.origin.as_ref().filter(|o| state.is_current(o)) else {
        return Term::None;
    };
    if !matches!(origin.op.as_str(), "rdivide" | "mrdivide") {
        return Term::None;
    }
    let [(a, _), (b, _)] = origin.args.as_slice() else { return Term::None };
    let (Some(p), Some(c)) = (state.slot(*a).term.scalar(), state.slot(*b).value.as_number()) else {
        return Term::None;
    };
    if c < 1.0 || c.fract() != 0.0 || c > 1e9 || p.as_const().is_some() {
        return Term::None;
    }
    let c = c as i64;
    match name {
        "floor" => Term::of(p.floor_div(c)),
        "fix" if view.nonneg(p) => Term::of(p.floor_div(c)),
        "ceil" => Term::of(p.add(&Dim::Const(c - 1)).floor_div(c)),
        // Half away from zero.
        "round" if c % 2 == 0 && view.nonneg(p) => Term::of(p.add(&Dim::Const(c / 2)).floor_div(c)),
        _ => Term::None,
    }
}

/// Doubles up to here are the whole numbers that they were computed as.
const EXACT: f64 = types::MAX_EXTENT;

/// How deep operations are looked through for [`is_exact`].
const EXACT_DEPTH: u32 = 6;

/// The term of `a/c`, where the constant divides the whole number whatever it is: `j*(2*n - j + 1)/2` has no
/// fraction.
pub fn whole_quotient(state: &State, a: VarId, b: VarId) -> Option<Dim> {
    let (p, c) = (state.slot(a).term.scalar()?, state.slot(b).value.as_number()?);
    let is_double = |v: VarId| state.slot(v).value.unique_class() == Some(Class::Double);
    if !(2.0..=64.0).contains(&c) || c.fract() != 0.0 || !is_double(a) || !is_double(b) {
        return None;
    }
    // A product that was rounded, beyond 2^53, is even.
    let exact = match factors(state, a).filter(|_| c == 2.0) {
        Some(factors) => factors.args.iter().all(|(v, _)| is_exact(state, *v, EXACT_DEPTH)),
        None => is_exact(state, a, EXACT_DEPTH),
    };
    (exact && p.is_multiple_of(c as i64)).then(|| p.floor_div(c as i64))
}

/// The factors of a product.
fn factors(state: &State, v: VarId) -> Option<Rc<Origin>> {
    let origin = state.slot(v).origin.clone()?;
    (matches!(origin.op.as_str(), "times" | "mtimes") && state.is_current(&origin)).then_some(origin)
}

/// Whether a double is the number that its term says: no operation that it comes from was rounded.
fn is_exact(state: &State, v: VarId, depth: u32) -> bool {
    let slot = state.slot(v);
    let range = slot.value.range();
    let whole = range.integer && !range.nan && range.lo >= -EXACT && range.hi <= EXACT;
    let Some(term) = slot.term.scalar().filter(|_| whole && depth > 0) else { return false };
    if term.as_const().is_some() || term.as_sym().is_some() {
        return true;
    }
    let computed = |o: &&Rc<Origin>| {
        matches!(o.op.as_str(), "plus" | "minus" | "times" | "mtimes" | "uminus" | "uplus")
            && state.is_current(o)
    };
    slot.origin
        .as_ref()
        .filter(computed)
        .is_some_and(|o| o.args.iter().all(|(v, _)| is_exact(state, *v, depth - 1)))
}

impl Term {
    /// Bounds exchanged, after negation.
    fn flipped(self) -> Term {
        match self {
            Term::Span(s) => Term::span(s.hi.clone(), s.lo.clone(), false),
            other => other,
        }
    }
}
