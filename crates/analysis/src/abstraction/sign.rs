//! Which signs the elements of an array may have.
//!
//! Invariant: bits for negative, zero (either one), positive and NaN; an array without elements has
//! none. Of complex arrays nothing is known. Chains are short: widening is joining.

use super::Abstraction;
use builtins::rule::ValueRule;
use builtins::{Builtin, Form, Reduction};
use std::fmt;
use types::{Class, Complexity, Interval, Matrix, MatrixDomain, ScalarOp, Shape};

/// The shape, and which signs elements may have.
#[derive(Clone, PartialEq, Debug)]
pub struct Sign {
    shape: Shape,
    bits: u8,
}

const NEGATIVE: u8 = 1;
const ZERO: u8 = 2;
const POSITIVE: u8 = 4;
const NAN: u8 = 8;
const ALL: u8 = 15;

impl Sign {
    /// Whether all elements are positive.
    pub fn is_positive(&self) -> bool {
        self.bits & !POSITIVE == 0
    }

    /// Whether no element is negative or NaN.
    pub fn is_nonnegative(&self) -> bool {
        self.bits & (NEGATIVE | NAN) == 0
    }

    fn with(&self, bits: u8) -> Sign {
        Sign { shape: self.shape.clone(), bits }
    }
}

fn of_interval(r: Interval) -> u8 {
    let numbers = if r.is_empty() {
        0
    } else {
        u8::from(r.lo < 0.0) * NEGATIVE + u8::from(r.contains_zero()) * ZERO + u8::from(r.hi > 0.0) * POSITIVE
    };
    numbers | if r.nan { NAN } else { 0 }
}

fn negated(bits: u8) -> u8 {
    bits & (ZERO | NAN) | (bits & NEGATIVE) << 2 | (bits & POSITIVE) >> 2
}

/// The signs of sums.
fn sum(a: u8, b: u8) -> u8 {
    let mut bits = (a | b) & (NEGATIVE | POSITIVE | NAN) | a & b & ZERO;
    if a & POSITIVE != 0 && b & NEGATIVE != 0 || a & NEGATIVE != 0 && b & POSITIVE != 0 {
        // Opposite infinities give NaN.
        bits |= ZERO | NAN;
    }
    bits
}

/// The signs of products.
fn product(a: u8, b: u8) -> u8 {
    let mut bits = (a | b) & NAN;
    if a & b & (NEGATIVE | POSITIVE) != 0 {
        bits |= POSITIVE;
    }
    if a & NEGATIVE != 0 && b & POSITIVE != 0 || a & POSITIVE != 0 && b & NEGATIVE != 0 {
        bits |= NEGATIVE;
    }
    // Small products become zero; zero times an infinity is NaN.
    if a & !NAN != 0 && b & !NAN != 0 {
        bits |= ZERO;
    }
    if (a | b) & ZERO != 0 {
        bits |= NAN;
    }
    bits
}

impl MatrixDomain for Sign {
    fn top(_: Class) -> Sign {
        Sign { shape: Shape::Any, bits: ALL }
    }

    fn join(&self, other: &Sign, _: Class) -> Sign {
        Sign { shape: self.shape.join(&other.shape), bits: self.bits | other.bits }
    }

    fn meet(&self, other: &Sign, _: Class) -> Option<Sign> {
        Some(Sign { shape: self.shape.meet(&other.shape)?, bits: self.bits & other.bits })
    }

    fn widen(&self, next: &Sign, class: Class) -> Sign {
        self.join(next, class)
    }

    fn leq(&self, other: &Sign, _: Class) -> bool {
        self.shape.leq(&other.shape) && self.bits & !other.bits == 0
    }

    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, class: Class, inner: &dyn fmt::Display) -> fmt::Result {
        let names = [(NEGATIVE, "-"), (ZERO, "0"), (POSITIVE, "+"), (NAN, "nan")];
        let signs: Vec<&str> = names.iter().filter(|(b, _)| self.bits & b != 0).map(|(_, n)| *n).collect();
        write!(f, "{class}{}{inner} sign {{{}}}", self.shape, signs.join(" "))
    }
}

/// The argument whose elements those of the first result are, whatever the call.
fn elements_of(b: &Builtin) -> Option<usize> {
    match &b.value.cases[..] {
        [(guards, results)] if guards.is_empty() => match results.first()? {
            ValueRule::Of(k) => Some(*k),
            _ => None,
        },
        _ => None,
    }
}

impl Abstraction for Sign {
    fn of(known: &Matrix, class: Class) -> Sign {
        let real = class.is_matrix() && known.complexity == Complexity::Real;
        let bits = if real { of_interval(known.range(class)) } else { ALL };
        Sign { shape: known.shape.clone(), bits }
    }

    fn call(b: &Builtin, args: &[Option<Sign>], known: &Matrix, class: Class) -> Sign {
        let result = Sign::of(known, class);
        if known.complexity != Complexity::Real || !class.is_matrix() {
            return result;
        }
        let bits = |k: usize| args.get(k).and_then(|a| a.as_ref()).map_or(ALL, |a| a.bits);
        let found = match (b.scalar_op(), b.form, args.len()) {
            (Some(ScalarOp::Plus), _, 2) => sum(bits(0), bits(1)),
            (Some(ScalarOp::Minus), _, 2) => sum(bits(0), negated(bits(1))),
            (Some(ScalarOp::Uminus), _, 1) => negated(bits(0)),
            (Some(ScalarOp::Times), _, 2) => product(bits(0), bits(1)),
            (Some(ScalarOp::Abs), _, 1) => {
                let b = bits(0);
                b & (ZERO | NAN) | if b & (NEGATIVE | POSITIVE) != 0 { POSITIVE } else { 0 }
            }
            (_, Some(Form::Reduce(Reduction::Sum)), _) => sum(bits(0), bits(0)) | ZERO,
            (_, Some(Form::Product), 2) => {
                let p = product(bits(0), bits(1));
                sum(p, p) | ZERO
            }
            (_, Some(Form::Concat { .. }), _) => (0..args.len()).fold(0, |b, k| b | bits(k)),
            _ => elements_of(b).map_or(ALL, bits),
        };
        result.with(result.bits & found)
    }

    fn part(&self, known: &Matrix, class: Class) -> Sign {
        let result = Sign::of(known, class);
        result.with(result.bits & self.bits)
    }

    fn with_part(&self, part: &Sign, known: &Matrix, class: Class) -> Sign {
        let result = Sign::of(known, class);
        // Growth fills with zeros.
        result.with(result.bits & (self.bits | part.bits | ZERO))
    }
}
