//! The rounds of a `for`, where they are known.

use super::frame::Known;
use super::lift::is_known;
use ir::tir::{ForRange, VarId};
use runtime::range::Range;
use types::{AbsValue, Class, Constant, Elements};

/// The values of the variable of a `for`.
pub enum Values {
    Counted(Range),
    Listed(Vec<AbsValue>),
}

impl Values {
    /// How many there are.
    pub fn count(&self) -> usize {
        match self {
            Values::Counted(r) => r.count(),
            Values::Listed(l) => l.len(),
        }
    }

    /// As the interpreter counts: from the start, and the last value is the range's.
    pub fn at(&self, k: usize) -> Option<AbsValue> {
        match self {
            Values::Counted(r) if k + 1 == r.count() => Some(AbsValue::number(r.last())),
            Values::Counted(r) if k < r.count() => Some(AbsValue::number(r.start() + k as f64 * r.step())),
            Values::Counted(_) => None,
            Values::Listed(l) => l.get(k).cloned(),
        }
    }
}

/// The rounds of a `for`, where they are known.
pub fn rounds(known: &Known, range: &ForRange) -> Option<Values> {
    let double = |v: VarId| {
        let value = known.point.value(v);
        (value.unique_class() == Some(Class::Double) && is_known(value)).then(|| value.as_number())?
    };
    match range {
        ForRange::Range { lo, step, hi } => {
            let step = match step {
                Some(s) => double(*s)?,
                None => 1.0,
            };
            let (lo, hi) = (double(*lo)?, double(*hi)?);
            let finite = lo.is_finite() && hi.is_finite() && step.is_finite() && step != 0.0;
            finite.then(|| Values::Counted(Range::colon(lo, step, hi)))
        }
        ForRange::Columns(v) => {
            let value = known.point.value(*v);
            let one = value.unique().filter(|_| is_known(value))?;
            if let Some(x) = value.as_number() {
                return (one.class == Class::Double).then(|| Values::Listed(vec![AbsValue::number(x)]));
            }
            match (one.matrix.as_constant(), &one.elements) {
                (Some(Constant::Matrix(m)), _) => {
                    let column = |c: &[f64]| match c {
                        [x] => Some(AbsValue::constant(one.class, Constant::of_class(one.class, *x)?)),
                        _ => Some(AbsValue::constant(one.class, Constant::matrix(c.len(), c.to_vec())?)),
                    };
                    let list: Option<Vec<AbsValue>> = m.data().chunks(m.rows().max(1)).map(column).collect();
                    Some(Values::Listed(list?))
                }
                (None, Elements::Tuple(list)) if one.matrix.shape.rows().as_const() == Some(1) => {
                    Some(Values::Listed(
                        list.content().iter().map(|e| AbsValue::cell(1, vec![e.clone()])).collect(),
                    ))
                }
                _ => None,
            }
        }
    }
}
