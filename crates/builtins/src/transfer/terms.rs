//! Shape rules as terms: what an operation makes of shapes of which not even the rank is known.
//!
//! The rule is the one of the specification, read for opaque shapes; a builtin whose rule has no operator among those
//! of terms has none. Nothing is decided here.

use super::{Call, Operand, alternatives};
use crate::registry::{BuiltinId, builtin};
use crate::rule::ShapeRule;
use smallvec::SmallVec;
use types::shapes::{Op, Term};
use types::{AbsValue, Class, ClassValue, Dim, Matrix, Shape, SymFacts, Truth};

/// Beyond so many combinations of classes there is no term.
const COMBINATIONS: usize = 64;

/// The shape of the first result of a call as a term over those of the arguments; `None` where the specification's
/// rule is none of terms, may be another one in another case, or needs the shape of an argument that has no term.
pub fn shape_term(
    id: BuiltinId,
    args: &[Operand],
    terms: &[Option<Term>],
    nargout: usize,
    facts: &dyn SymFacts,
) -> Option<Term> {
    let b = builtin(id);
    let lists: Vec<SmallVec<[ClassValue<Matrix>; 1]>> = args.iter().map(|a| alternatives(&a.value)).collect();
    let combinations = lists.iter().fold(1usize, |n, a| n.saturating_mul(a.len()));
    if combinations > COMBINATIONS || args.iter().any(|a| a.value.is_any()) {
        return None;
    }
    let dims: Vec<Dim> = args.iter().map(|a| a.dim.clone()).collect();
    let sizes: Vec<Option<Shape>> = args.iter().map(|a| a.sizes.clone()).collect();
    let mut found: Option<Term> = None;
    for k in 0..combinations {
        let mut rest = k;
        let chosen: Vec<ClassValue<Matrix>> = lists
            .iter()
            .map(|list| {
                let one = list[rest % list.len()].clone();
                rest /= list.len();
                one
            })
            .collect();
        let call = Call { builtin: b, args: &chosen, dims: &dims, sizes: &sizes, nargout, facts };
        let term = term(&call, terms)?;
        if found.as_ref().is_some_and(|f| *f != term) {
            return None;
        }
        found = Some(term);
    }
    found
}

/// The value with another shape, for rules to be followed with what else is known of it.
pub fn with_shape(value: &AbsValue, shape: &Shape) -> AbsValue {
    value.map(|v| ClassValue { matrix: Matrix { shape: shape.clone(), ..v.matrix.clone() }, ..v.clone() })
}

/// The term by the rule of the call.
fn term(call: &Call<'_>, terms: &[Option<Term>]) -> Option<Term> {
    let of = |k: usize| terms.get(k).cloned().flatten();
    let plain = |a: &ClassValue<Matrix>| a.class.is_matrix() && a.class != Class::String;
    // Concatenation of other classes may call what the classes define, or wrap a part first.
    let parts = |from: usize| -> Option<Vec<Term>> {
        let of_plain = |k: usize| plain(&call.args[k]).then(|| of(k)).flatten();
        (from..call.args.len()).map(of_plain).collect()
    };
    // Empty parts are passed over though their extents do not fit: that all fit is known of others alone.
    let solid = |a: &ClassValue<Matrix>| {
        let shape = &a.matrix.shape;
        shape.is_empty(call.facts) == Truth::No || shape.is_0x0(call.facts) == Truth::Yes
    };
    let joined = |from: usize| parts(from).filter(|_| call.args.iter().skip(from).all(solid));
    match call.builtin.transfer {
        Some("horzcat") => return Term::of(Op::Cat(1), joined(0)?),
        Some("vertcat") => return Term::of(Op::Cat(0), joined(0)?),
        Some("cat") => return Term::of(Op::Cat(dimension(call, 0)?), joined(1)?),
        Some(_) => return None,
        None => {}
    }
    let [rule] = call.conditions().pick(&call.builtin.shape, 0)[..] else { return None };
    match rule {
        ShapeRule::Scalar => Some(Term::scalar()),
        ShapeRule::Same(k) => of(*k),
        _ if !call.args.iter().all(plain) => None,
        ShapeRule::Broadcast => {
            // Texts after the operands are options (`idivide(a, b, 'floor')`).
            if call.args.iter().skip(2).any(|a| a.class == Class::Char) {
                return None;
            }
            let mut all = parts(0)?.into_iter();
            let first = all.next()?;
            all.try_fold(first, |a, b| Term::of(Op::Elementwise, [a, b]))
        }
        ShapeRule::Matmul => Term::of(Op::Product, [of(0)?, of(1)?]),
        ShapeRule::Transpose => Term::of(Op::Transpose, [of(0)?]),
        ShapeRule::Reduce { of: k, dim } => {
            let base = call.args.get(*k)?;
            if call.keeps_empty() && base.matrix.shape.is_empty(call.facts) != Truth::No {
                return None;
            }
            let along = match dim.filter(|d| call.args.len() > *d) {
                Some(d) => Some(dimension(call, d)?),
                None => None,
            };
            Term::of(Op::Reduce(along), [of(*k)?])
        }
        ShapeRule::Via(name) => match name.as_str() {
            "mldivide" => Term::of(Op::LeftDivide, [of(0)?, of(1)?]),
            "mrdivide" => Term::of(Op::RightDivide, [of(0)?, of(1)?]),
            "mpower" => Term::of(Op::Power, [of(0)?, of(1)?]),
            "repmat" => extents(Op::Repmat, of(0)?, call.sized(1)),
            "reshape" if call.args.len() == 2 => extents(Op::Reshape, of(0)?, call.size_vector(1)),
            "reshape" => extents(Op::Reshape, of(0)?, call.sized(1)),
            "sub2ind" => of(1),
            _ => None,
        },
        _ => None,
    }
}

/// The term of an operator that speaks of extents, where the rule says them.
fn extents(op: fn(types::shape::Dims) -> Op, base: Term, shape: Shape) -> Option<Term> {
    let dims: types::shape::Dims = shape.dims()?.iter().cloned().collect();
    Term::of(op(dims), [base])
}

/// The dimension, from 0, that an argument names.
fn dimension(call: &Call<'_>, k: usize) -> Option<u8> {
    let d = call.number(k)?;
    (d >= 1.0 && d <= types::shape::MAX_RANK as f64 && d.fract() == 0.0).then(|| d as u8 - 1)
}
