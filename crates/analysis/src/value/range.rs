//! What the variable of a `for` is in a round, and what there being a round says.

use super::access::{self, Index};
use super::key::Operand;
use super::refine::Refinement;
use super::state::Term;
use super::symbols::SymView;
use crate::facts::LoopFacts;
use types::{AbsValue, Class, Complexity, Dim, Interval, Shape, Truth};

/// The range of a `for`, evaluated before its first round.
#[derive(Clone)]
pub enum Range {
    /// `lo:step:hi`
    Numbers { lo: Operand, step: Option<Operand>, hi: Operand },
    /// The columns of a value.
    Columns(Operand),
}

impl Range {
    /// What the variable is in a round, of which `here` is told that there is one; `None` where there is none.
    pub fn round(&self, here: &mut Refinement<'_>) -> Option<(Operand, LoopFacts)> {
        match self {
            Range::Numbers { lo, step, hi } => among_numbers(lo, step.as_ref(), hi, here),
            Range::Columns(of) => among_columns(of, &here.view()),
        }
    }

    /// No more rounds than this are possible, as far as numbers tell.
    pub fn most_rounds(&self) -> Option<f64> {
        let Range::Numbers { lo, step, hi } = self else { return None };
        let by = step.as_ref().map_or(Some(1.0), |s| s.value.as_number())?;
        let (lo, hi) = (lo.value.range(), hi.value.range());
        let length = if by > 0.0 { hi.hi - lo.lo } else { lo.hi - hi.lo };
        // Rounding may add one; with NaN among its numbers a range is NaN alone.
        let exact = lo.integer && hi.integer && by.fract() == 0.0;
        let rounds = (length / by.abs()).floor() + if exact { 1.0 } else { 2.0 };
        (by != 0.0 && rounds.is_finite()).then(|| rounds.max(1.0))
    }
}

fn among_numbers(
    lo: &Operand,
    step: Option<&Operand>,
    hi: &Operand,
    here: &mut Refinement<'_>,
) -> Option<(Operand, LoopFacts)> {
    let view = here.view();
    let (a, b) = (lo.value.range(), hi.value.range());
    let by = step.map_or(Interval::point(1.0), |s| s.value.range());
    let constant = match step {
        None => Some(1.0),
        Some(s) => s.value.as_number(),
    };
    if constant == Some(0.0) {
        return None;
    }
    let rises = constant.filter(|s| !s.is_nan()).map(|s| s > 0.0);
    // With NaN among its three numbers, a range is NaN alone.
    let nan = a.nan || b.nan || by.nan;
    // lo + k*step: whole numbers give whole numbers, and never beyond the limit.
    let integer = a.integer && by.integer;
    let (least, most) = match rises {
        Some(true) => (a.lo, b.hi),
        Some(false) => (b.lo, a.hi),
        None => (a.lo.min(b.lo), a.hi.max(b.hi)),
    };
    if rises.is_some() && least > most && !nan {
        return None;
    }
    let neg_zero = types::colon_is_neg_zero(a, by, b);
    let mut var = Interval { lo: least, hi: most, integer, nan, neg_zero }.normalised();
    let none = |d: Option<&Dim>| d.cloned().unwrap_or(Dim::Unknown);
    let (from, to) = (none(lo.term.scalar()), none(hi.term.scalar()));
    // A limit that is an integer is one; a rising range that starts at an integer ends below it.
    let term = match rises {
        Some(true) => Term::span(from.clone(), to.clone(), false),
        Some(false) => Term::span(to.clone(), from.clone(), false),
        None => Term::None,
    };
    let enters = match rises {
        Some(true) => a.hi <= b.lo || view.at_most(&from, &to),
        Some(false) => a.lo >= b.hi || view.at_most(&to, &from),
        None => false,
    };
    let scalars = [Some(lo), step, Some(hi)].into_iter().flatten().all(|o| {
        o.value.unique().is_some_and(|v| {
            v.matrix.complexity == Complexity::Real && v.matrix.shape.is_scalar(&view) == Truth::Yes
        })
    });
    let enters = enters && scalars && !nan;
    let classes: Vec<Option<Class>> =
        [Some(lo), step, Some(hi)].into_iter().flatten().map(|o| o.value.unique_class()).collect();
    let class = classes.iter().copied().reduce(|a, b| types::colon_class(a?, b?)).flatten();
    let value = match class {
        Some(class) => {
            if class.is_integer() || class == Class::Single {
                var = var.converted(class);
            }
            AbsValue::in_range(class, Shape::scalar(), var)
        }
        _ => AbsValue::top(),
    };
    // In a round, the limits are in order.
    match rises {
        Some(true) => here.assume_at_most(&from, &to),
        Some(false) => here.assume_at_most(&to, &from),
        None => {}
    }
    let facts = LoopFacts { enters, var, step: constant };
    Some((Operand { value, term, varies: true }, facts))
}

fn among_columns(of: &Operand, view: &SymView<'_>) -> Option<(Operand, LoopFacts)> {
    let shape = of.value.shape();
    let cols = match shape.rank() {
        Some(_) => (1..shape.rank().unwrap_or(2)).fold(Dim::ONE, |p, k| p.mul(&shape.dim(k))),
        None => Dim::Unknown,
    };
    if cols.as_const() == Some(0) {
        return None;
    }
    let enters = !cols.is_unknown() && view.nonneg(&cols.sub(&Dim::ONE));
    let index = [Index::Colon, Index::any_scalar()];
    let value = access::paren(view, &of.value, &index).unwrap_or_else(|_| AbsValue::top());
    // A handle is no array: its only column is the handle.
    let handles = of.value.clone().retain(|v| v.class == Class::FunctionHandle);
    let value = if handles.is_undefined() { value } else { value.join(&handles.defined()) };
    let var = value.range();
    Some((Operand { value, term: Term::None, varies: true }, LoopFacts { enters, var, step: None }))
}
