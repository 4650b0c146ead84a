//! Intervals of doubles with three flags: all finite members are integers, NaN may occur, and a
//! negative zero may occur.
//!
//! Invariants (canonical form, kept by [`Interval::normalised`]): the bounds are not NaN, are no
//! negative zeros, and are members; infinite bounds mean that the infinity itself may occur; the
//! flag of the negative zero is set only where 0 lies within; an empty set of numbers is
//! `[inf, -inf]`, integer; bounds of an integer interval are integers or infinite. The order is set
//! inclusion, and join and meet are its bounds. Transfer functions of operations are in `range.rs`.
//!
//! Not here: intervals without a positive zero (an interval with 0 contains `+0`), and a notation of
//! the flag: it is not printed, and what is read back has it where its class has such a zero.

use crate::Class;
use std::fmt;

/// A set of doubles: an interval, perhaps of integers only, perhaps with NaN.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The least member.
    pub lo: f64,
    /// The greatest member.
    pub hi: f64,
    /// Every finite member is an integer.
    pub integer: bool,
    /// NaN may occur.
    pub nan: bool,
    /// A negative zero may occur.
    pub neg_zero: bool,
}

/// Where a widened bound stops: limits that programs meet, and the classes' limits.
const THRESHOLDS: [f64; 16] = [
    0.0,
    1.0,
    2.0,
    8.0,
    64.0,
    127.0,
    255.0,
    1024.0,
    32767.0,
    65535.0,
    1048576.0,
    2147483647.0,
    4294967295.0,
    9007199254740992.0,
    9223372036854775808.0,
    18446744073709551616.0,
];

/// Whether a number, infinite ones among them, has no fraction: from 2^53 on none has.
fn is_integer(x: f64) -> bool {
    x.abs() >= 9007199254740992.0 || (x as i64) as f64 == x
}

impl Interval {
    /// No value at all.
    pub const BOTTOM: Interval =
        Interval { lo: f64::INFINITY, hi: f64::NEG_INFINITY, integer: true, nan: false, neg_zero: false };
    /// Every double.
    pub const TOP: Interval = Interval { nan: true, ..Interval::NUMBERS };
    /// NaN only.
    pub const NAN: Interval = Interval { nan: true, ..Interval::BOTTOM };
    /// 0 or 1.
    pub const BOOL: Interval = Interval { lo: 0.0, hi: 1.0, ..Interval::INTEGERS };
    /// Both zeros.
    pub const ZEROS: Interval = Interval { lo: 0.0, hi: 0.0, neg_zero: true, ..Interval::INTEGERS };
    /// Any integer, which has no negative zero, or an infinity.
    pub const INTEGERS: Interval =
        Interval { lo: f64::NEG_INFINITY, hi: f64::INFINITY, integer: true, nan: false, neg_zero: false };
    /// Any number, no NaN.
    pub const NUMBERS: Interval = Interval { integer: false, neg_zero: true, ..Interval::INTEGERS };

    /// The numbers from `lo` to `hi`, both zeros where 0 is among them; empty when `lo > hi` or a
    /// bound is NaN.
    pub fn new(lo: f64, hi: f64) -> Interval {
        Interval { lo, hi, ..Interval::NUMBERS }.normalised()
    }

    /// The integers from `lo` to `hi`, as of counts and integer classes: no negative zero.
    pub fn integers(lo: f64, hi: f64) -> Interval {
        Interval { lo, hi, ..Interval::INTEGERS }.normalised()
    }

    /// One value. Of the zeros, the negative one also stands for the positive one.
    pub fn point(x: f64) -> Interval {
        if x.is_nan() {
            return Interval::NAN;
        }
        Interval { neg_zero: x.is_sign_negative(), ..Interval::new(x, x) }.normalised()
    }

    /// The smallest interval that holds all of `values`.
    pub fn hull(values: impl IntoIterator<Item = f64>) -> Interval {
        // Constants of programs may have a million elements: no call for each.
        let mut found = Interval::BOTTOM;
        for x in values {
            if x.is_nan() {
                found.nan = true;
                continue;
            }
            found.lo = found.lo.min(x);
            found.hi = found.hi.max(x);
            found.integer = found.integer && is_integer(x);
            found.neg_zero |= x == 0.0 && x.is_sign_negative();
        }
        // A negative zero is no bound.
        Interval { lo: found.lo + 0.0, hi: found.hi + 0.0, ..found }
    }

    /// The same set in canonical form.
    pub fn normalised(self) -> Interval {
        let Interval { mut lo, mut hi, mut integer, nan, neg_zero } = self;
        if integer {
            (lo, hi) = (lo.ceil(), hi.floor());
        }
        if lo.is_nan() || hi.is_nan() || lo > hi {
            return Interval { nan, ..Interval::BOTTOM };
        }
        (lo, hi) = (lo + 0.0, hi + 0.0);
        if lo == hi && (lo.is_infinite() || lo.fract() == 0.0) {
            integer = true;
        }
        Interval { lo, hi, integer, nan, neg_zero: neg_zero && lo <= 0.0 && hi >= 0.0 }
    }

    /// The same with a negative zero, where 0 is a member, or without.
    pub fn with_neg_zero(self, neg_zero: bool) -> Interval {
        Interval { neg_zero: neg_zero && self.contains_zero(), ..self }
    }

    /// The same with NaN allowed or not.
    pub fn with_nan(self, nan: bool) -> Interval {
        Interval { nan, ..self }
    }

    /// No number; NaN may still occur.
    pub fn is_empty(self) -> bool {
        self.lo > self.hi
    }

    /// No value at all.
    pub fn is_bottom(self) -> bool {
        self.is_empty() && !self.nan
    }

    /// Exactly one number; NaN may occur besides.
    pub fn is_point(self) -> bool {
        self.lo == self.hi
    }

    /// The only member, where there is one.
    pub fn only(self) -> Option<f64> {
        (self.is_point() && !self.nan).then_some(self.lo)
    }

    /// Whether `x` is a member.
    pub fn contains(self, x: f64) -> bool {
        if x.is_nan() {
            return self.nan;
        }
        self.lo <= x
            && x <= self.hi
            && (!self.integer || x.is_infinite() || x.fract() == 0.0)
            && (x != 0.0 || x.is_sign_positive() || self.neg_zero)
    }

    /// Whether zero is a member; [`Interval::neg_zero`] says whether the negative one is.
    pub fn contains_zero(self) -> bool {
        self.lo <= 0.0 && self.hi >= 0.0
    }

    /// Whether an infinity is a member.
    pub fn contains_infinity(self) -> bool {
        !self.is_empty() && (self.lo == f64::NEG_INFINITY || self.hi == f64::INFINITY)
    }

    /// The bounds when all members are integers, finite, of modulus at most 2^53, and not NaN:
    /// what a compiler needs to use an integer register.
    pub fn as_integer_range(self) -> Option<(i64, i64)> {
        const LIMIT: f64 = 9007199254740992.0;
        let fits = self.integer && !self.nan && !self.is_empty() && self.lo >= -LIMIT && self.hi <= LIMIT;
        fits.then_some((self.lo as i64, self.hi as i64))
    }

    /// Set inclusion.
    pub fn leq(self, other: Interval) -> bool {
        (!self.nan || other.nan)
            && (!self.neg_zero || other.neg_zero)
            && (self.is_empty()
                || (other.lo <= self.lo && self.hi <= other.hi && (self.integer || !other.integer)))
    }

    /// The least interval above both.
    pub fn join(self, other: Interval) -> Interval {
        Interval {
            lo: self.lo.min(other.lo),
            hi: self.hi.max(other.hi),
            integer: self.integer && other.integer,
            nan: self.nan || other.nan,
            neg_zero: self.neg_zero || other.neg_zero,
        }
    }

    /// The intersection.
    pub fn meet(self, other: Interval) -> Interval {
        Interval {
            lo: self.lo.max(other.lo),
            hi: self.hi.min(other.hi),
            integer: self.integer || other.integer,
            nan: self.nan && other.nan,
            neg_zero: self.neg_zero && other.neg_zero,
        }
        .normalised()
    }

    /// Above both, by few steps from any start: a bound that moved jumps to the next threshold.
    pub fn widen(self, next: Interval) -> Interval {
        if self.is_empty() || next.is_empty() {
            return self.join(next);
        }
        let joined = self.join(next);
        let lo = if next.lo < self.lo { -threshold(-next.lo) } else { joined.lo };
        let hi = if next.hi > self.hi { threshold(next.hi) } else { joined.hi };
        Interval { lo, hi, ..joined }.normalised()
    }

    /// The members below `bound`, or at most `bound` where not `strict`. NaN fails any test.
    pub fn below(self, bound: f64, strict: bool) -> Interval {
        let given = bound;
        let bound = match (strict, self.integer) {
            (false, _) => bound,
            (true, true) => before(bound),
            (true, false) => bound.next_down(),
        };
        let below = if strict && self.lo >= given {
            Interval::BOTTOM
        } else {
            Interval::new(f64::NEG_INFINITY, bound)
        };
        self.meet(below).with_nan(false)
    }

    /// The members above `bound`, or at least `bound` where not `strict`.
    pub fn above(self, bound: f64, strict: bool) -> Interval {
        self.mirrored().below(-bound, strict).mirrored()
    }

    /// The members other than `x`: trims an end where it can.
    pub fn without(self, x: f64) -> Interval {
        if self.lo == x {
            self.above(x, true).with_nan(self.nan)
        } else if self.hi == x {
            self.below(x, true).with_nan(self.nan)
        } else {
            self
        }
    }

    /// The negatives of the members.
    pub fn negated(self) -> Interval {
        self.mirrored().with_neg_zero(true)
    }

    /// The bounds the other way round, the zeros as they are.
    fn mirrored(self) -> Interval {
        Interval { lo: -self.hi, hi: -self.lo, ..self }.normalised()
    }

    /// What the members become when rounded to single precision: the smallest become zeros.
    pub fn to_single(self) -> Interval {
        let (lo, hi) = (f64::from(self.lo as f32), f64::from(self.hi as f32));
        let neg_zero = self.neg_zero || (self.lo < 0.0 && !self.integer);
        Interval { lo, hi, neg_zero, ..self }.normalised()
    }

    /// What the members become when converted to a numeric class, logical or char.
    pub fn converted(self, class: Class) -> Interval {
        match class {
            Class::Double => self,
            Class::Single => self.to_single(),
            Class::Logical => Interval {
                lo: f64::from(u8::from(!self.contains_zero())),
                hi: f64::from(u8::from(self.with_neg_zero(false) != Interval::point(0.0))),
                ..Interval::BOOL
            },
            _ => {
                let all = Interval::of_class(class);
                // The code of a character is cut off, integers are rounded.
                let whole = |x: f64| if class == Class::Char { x.trunc() } else { x.round() };
                let mut r = Interval {
                    lo: whole(self.lo).clamp(all.lo, all.hi),
                    hi: whole(self.hi).clamp(all.lo, all.hi),
                    ..Interval::INTEGERS
                }
                .normalised();
                if self.is_empty() {
                    r = Interval::BOTTOM;
                }
                if self.nan { r.join(Interval::point(0.0)) } else { r }
            }
        }
    }

    /// Every value an element of this class can have; [`Interval::TOP`] for classes without numbers.
    pub fn of_class(class: Class) -> Interval {
        match class {
            Class::Logical => Interval::BOOL,
            Class::Char => Interval::integers(0.0, 65535.0),
            _ => match crate::scalar::integer::bounds(class) {
                Some((lo, hi)) => Interval::integers(lo as f64, hi as f64),
                None => Interval::TOP,
            },
        }
    }
}

/// The greatest integer below `bound`.
fn before(bound: f64) -> f64 {
    if bound.is_infinite() || bound.fract() == 0.0 {
        (bound - 1.0).min(bound.next_down())
    } else {
        bound.floor()
    }
}

/// The least threshold at or above `x`; thresholds are symmetric about 0.
fn threshold(x: f64) -> f64 {
    if x > 0.0 {
        THRESHOLDS.into_iter().find(|&t| t >= x).unwrap_or(f64::INFINITY)
    } else {
        let t = THRESHOLDS.into_iter().rev().find(|&t| t <= -x).unwrap_or(0.0);
        if x == f64::NEG_INFINITY { x } else { -t + 0.0 }
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bound = |x: f64| {
            if x == f64::INFINITY {
                "inf".to_owned()
            } else if x == f64::NEG_INFINITY {
                "-inf".to_owned()
            } else {
                x.to_string()
            }
        };
        if self.is_empty() {
            f.write_str("[]")?;
        } else {
            write!(f, "[{},{}]", bound(self.lo), bound(self.hi))?;
            if self.integer && !self.is_point() {
                f.write_str(" int")?;
            }
        }
        if self.nan { f.write_str(" nan") } else { Ok(()) }
    }
}
