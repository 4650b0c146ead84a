//! Subscripts as sums: whole multiples of index locals and a constant. What is none has no such form.

use ir::loops::{Elem, Expr, LocalId};
use types::scalar::ScalarOp;

/// `k + a*x + b*y + ...`, the locals in order, no multiple zero.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Linear {
    pub terms: Vec<(LocalId, i128)>,
    pub k: i128,
}

/// Greater multiples and constants are not followed.
const MOST: i128 = 1 << 60;

impl Linear {
    /// What a local is multiplied by.
    pub fn of(&self, l: LocalId) -> i128 {
        self.terms.iter().find(|t| t.0 == l).map_or(0, |t| t.1)
    }

    /// `self + by*other`
    pub fn plus(&self, other: &Linear, by: i128) -> Option<Linear> {
        let mut sum = self.clone();
        sum.k += other.k * by;
        for (l, a) in &other.terms {
            match sum.terms.iter_mut().find(|t| t.0 == *l) {
                Some(t) => t.1 += a * by,
                None => sum.terms.push((*l, a * by)),
            }
        }
        sum.terms.retain(|t| t.1 != 0);
        sum.terms.sort();
        let small = sum.terms.iter().all(|t| t.1.abs() <= MOST) && sum.k.abs() <= MOST;
        small.then_some(sum)
    }

    /// The number that it is.
    pub fn constant(&self) -> Option<i128> {
        self.terms.is_empty().then_some(self.k)
    }
}

/// The sum that an index is.
pub fn linear(e: &Expr) -> Option<Linear> {
    match e {
        Expr::Integer(k, Elem::Index) if k.abs() <= MOST => Some(Linear { terms: Vec::new(), k: *k }),
        Expr::Local(l) => Some(Linear { terms: vec![(*l, 1)], k: 0 }),
        Expr::Op { op, args, elem: Elem::Index, result: Elem::Index } => {
            let [a, b] = args.as_slice() else { return None };
            let (a, b) = (linear(a)?, linear(b)?);
            match op {
                ScalarOp::Plus => a.plus(&b, 1),
                ScalarOp::Minus => a.plus(&b, -1),
                ScalarOp::Times => match (a.constant(), b.constant()) {
                    (Some(by), _) if by.abs() < 1 << 30 => Linear::default().plus(&b, by),
                    (_, Some(by)) if by.abs() < 1 << 30 => Linear::default().plus(&a, by),
                    _ => None,
                },
                _ => None,
            }
        }
        _ => None,
    }
}
