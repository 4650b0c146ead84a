//! Interval transfer of the scalar operations: for arguments in these intervals, where lies the
//! (real) result? The scalar-operation table points here.
//!
//! Soundness: an operation that IEEE rounds correctly is monotone also in doubles, so its bounds
//! are computed like its values; the results of library functions, which are right to a few units
//! in the last place only, are padded by [`PAD`] units and then cut to the function's range.
//!
//! The sign of a zero: a result that may be 0 is taken to be of either sign, and each operation
//! whose zeros are known better says so. It follows IEEE 754: a sum is `-0` only of two `-0`
//! (sums never underflow), a product and a quotient have the sign of their operands' signs,
//! also where they underflow. `1/x` near a zero that may be negative is anything.

use crate::Interval;
use std::f64::consts::{FRAC_PI_2, PI};

/// By how many units in the last place library functions may err, generously.
const PAD: usize = 4;

const INF: f64 = f64::INFINITY;

/// The `i`-th argument.
fn arg(args: &[Interval], i: usize) -> Interval {
    args.get(i).copied().unwrap_or(Interval::TOP)
}

/// The interval from `lo` to `hi`, with both zeros, and NaN when told.
fn span(lo: f64, hi: f64, nan: bool) -> Interval {
    Interval::new(lo, hi).with_nan(nan)
}

fn up(mut x: f64, steps: usize) -> f64 {
    for _ in 0..steps {
        x = x.next_up();
    }
    x
}

fn down(x: f64, steps: usize) -> f64 {
    -up(-x, steps)
}

/// A rising function on `domain`, with values in `image`, padded by `pad`.
fn monotone(x: Interval, f: fn(f64) -> f64, domain: (f64, f64), image: (f64, f64), pad: usize) -> Interval {
    let (lo, hi) = (x.lo.max(domain.0), x.hi.min(domain.1));
    if x.is_empty() || lo > hi {
        return Interval::BOTTOM.with_nan(x.nan);
    }
    let (a, b) = (f(lo), f(hi));
    if a.is_nan() || b.is_nan() {
        return span(image.0, image.1, true);
    }
    let (a, b) = (a.min(b), a.max(b));
    // Libraries err in the last places of a result, not in its sign, and not where it is zero.
    let lo = if a >= 0.0 { down(a, pad).max(0.0) } else { down(a, pad) };
    let hi = if b <= 0.0 { up(b, pad).min(0.0) } else { up(b, pad) };
    span(lo.max(image.0), hi.min(image.1), x.nan)
}

/// Exactly rounded monotone functions, and for which arguments they may give a negative zero.
macro_rules! exact {
    ($($(#[$doc:meta])* $name:ident = $f:expr, $neg_zero:expr;)*) => {$(
        $(#[$doc])*
        pub fn $name(args: &[Interval]) -> Interval {
            let x = arg(args, 0);
            let neg_zero: fn(Interval) -> bool = $neg_zero;
            monotone(x, $f, (-INF, INF), (-INF, INF), 0).with_neg_zero(neg_zero(x))
        }
    )*};
}

exact! {
    /// The argument itself.
    uplus = |x| x, |x| x.neg_zero;
    /// Negation.
    uminus = |x: f64| -x, Interval::contains_zero;
    /// Rounding down.
    floor = f64::floor, |x| x.neg_zero;
    /// Rounding up.
    ceil = f64::ceil, shrinks_to_neg_zero;
    /// Rounding to the nearest, half away from zero.
    round = f64::round, shrinks_to_neg_zero;
    /// Rounding towards zero.
    fix = f64::trunc, shrinks_to_neg_zero;
    /// Sign.
    sign = super::scalar::real::sign, |_| false;
    /// Degrees to radians.
    deg2rad = super::scalar::real::deg2rad, shrinks_to_neg_zero;
    /// Radians to degrees.
    rad2deg = super::scalar::real::rad2deg, shrinks_to_neg_zero;
}

/// Whether a function that keeps signs and takes small numbers, no other integers, to zero may give
/// a negative one.
fn shrinks_to_neg_zero(x: Interval) -> bool {
    x.neg_zero || (x.lo < 0.0 && !x.integer)
}

/// Library functions that rise or fall on their domain, and when they may give a negative zero.
macro_rules! library {
    ($($name:ident = $f:expr, $domain:expr, $image:expr, $neg_zero:expr;)*) => {$(
        #[doc = concat!("`", stringify!($name), "` on its real domain.")]
        pub fn $name(args: &[Interval]) -> Interval {
            let x = arg(args, 0);
            let neg_zero: fn(Interval) -> bool = $neg_zero;
            monotone(x, $f, $domain, $image, PAD).with_neg_zero(neg_zero(x))
        }
    )*};
}

library! {
    exp = f64::exp, (-INF, INF), (0.0, INF), |_| false;
    expm1 = f64::exp_m1, (-INF, INF), (-1.0, INF), shrinks_to_neg_zero;
    log = f64::ln, (0.0, INF), (-INF, INF), |_| false;
    log1p = f64::ln_1p, (-1.0, INF), (-INF, INF), shrinks_to_neg_zero;
    log2 = f64::log2, (0.0, INF), (-INF, INF), |_| false;
    log10 = f64::log10, (0.0, INF), (-INF, INF), |_| false;
    asin = f64::asin, (-1.0, 1.0), (-FRAC_PI_2, FRAC_PI_2), shrinks_to_neg_zero;
    acos = f64::acos, (-1.0, 1.0), (0.0, PI), |_| false;
    atan = f64::atan, (-INF, INF), (-FRAC_PI_2, FRAC_PI_2), shrinks_to_neg_zero;
    sinh = f64::sinh, (-INF, INF), (-INF, INF), shrinks_to_neg_zero;
    tanh = f64::tanh, (-INF, INF), (-1.0, 1.0), shrinks_to_neg_zero;
    asinh = super::scalar::real::asinh, (-INF, INF), (-INF, INF), shrinks_to_neg_zero;
    acosh = super::scalar::real::acosh, (1.0, INF), (0.0, INF), |_| false;
    atanh = super::scalar::real::atanh, (-1.0, 1.0), (-INF, INF), shrinks_to_neg_zero;
    cbrt = f64::cbrt, (-INF, INF), (-INF, INF), shrinks_to_neg_zero;
    erf = super::scalar::special::erf, (-INF, INF), (-1.0, 1.0), shrinks_to_neg_zero;
    erfc = super::scalar::special::erfc, (-INF, INF), (0.0, 2.0), |_| false;
    erfcx = super::scalar::special::erfcx, (-INF, INF), (0.0, INF), |_| false;
}

/// Adds NaN where an argument may lie outside the domain of a function that is never complex.
fn or_nan(x: Interval, f: fn(f64) -> f64, domain: (f64, f64), image: (f64, f64), pad: usize) -> Interval {
    let r = monotone(x, f, domain, image, pad);
    r.with_nan(r.nan || x.lo < domain.0 || x.hi > domain.1)
}

/// The inverse error function.
pub fn erfinv_or_nan(args: &[Interval]) -> Interval {
    or_nan(arg(args, 0), super::scalar::special::erfinv, (-1.0, 1.0), (-INF, INF), 16)
}

/// The inverse complementary error function.
pub fn erfcinv_or_nan(args: &[Interval]) -> Interval {
    or_nan(arg(args, 0), super::scalar::special::erfcinv, (0.0, 2.0), (-INF, INF), 16)
}

/// The factorial; NaN where the argument is not an integer.
pub fn factorial_or_nan(args: &[Interval]) -> Interval {
    let x = arg(args, 0);
    let r = or_nan(x, super::scalar::special::factorial_bound, (0.0, INF), (1.0, INF), 0);
    r.with_nan(r.nan || !x.integer)
}

/// Square root: correctly rounded.
pub fn sqrt(args: &[Interval]) -> Interval {
    let x = arg(args, 0);
    monotone(x, f64::sqrt, (0.0, INF), (0.0, INF), 0).with_neg_zero(x.neg_zero)
}

/// Nothing is known.
pub fn top(_: &[Interval]) -> Interval {
    Interval::TOP
}

/// Absolute value.
pub fn abs(args: &[Interval]) -> Interval {
    let x = arg(args, 0);
    if x.is_empty() {
        return x;
    }
    let least = if x.contains_zero() { 0.0 } else { x.lo.abs().min(x.hi.abs()) };
    span(least, x.lo.abs().max(x.hi.abs()), x.nan).with_neg_zero(false)
}

/// Hyperbolic cosine.
pub fn cosh(args: &[Interval]) -> Interval {
    monotone(abs(args), f64::cosh, (0.0, INF), (1.0, INF), PAD)
}

/// Sine and cosine: within [-1, 1], NaN at infinities.
pub fn wave(args: &[Interval]) -> Interval {
    let x = arg(args, 0);
    span(-1.0, 1.0, x.nan || x.contains_infinity())
}

/// Hyperbolic secant.
pub fn sech(args: &[Interval]) -> Interval {
    span(0.0, 1.0, arg(args, 0).nan)
}

/// Functions with values in [-pi/2, pi/2]: `acot`, `acsc`.
pub fn half_turn(args: &[Interval]) -> Interval {
    span(-FRAC_PI_2, FRAC_PI_2, arg(args, 0).nan)
}

/// Functions with values in [0, pi]: `asec`, `angle`.
pub fn upper_turn(args: &[Interval]) -> Interval {
    span(0.0, PI, arg(args, 0).nan)
}

/// `atan2`.
pub fn atan2(args: &[Interval]) -> Interval {
    span(-PI, PI, arg(args, 0).nan || arg(args, 1).nan)
}

/// The imaginary part of a real number.
pub fn imag(args: &[Interval]) -> Interval {
    let _ = args;
    Interval::point(0.0)
}

/// The bounds of `f` over the corners of the box `x` by `y`; a corner without value counts as
/// `missing`.
fn corners(x: Interval, y: Interval, f: impl Fn(f64, f64) -> f64, missing: f64) -> (f64, f64) {
    let mut bounds = (INF, -INF);
    for a in [x.lo, x.hi] {
        for b in [y.lo, y.hi] {
            let v = f(a, b);
            let v = if v.is_nan() { missing } else { v };
            bounds = (bounds.0.min(v), bounds.1.max(v));
        }
    }
    bounds
}

/// Both arguments and whether either may be NaN; `None` when one holds no number.
fn pair(args: &[Interval]) -> (Interval, Interval, bool, bool) {
    let (x, y) = (arg(args, 0), arg(args, 1));
    (x, y, x.nan || y.nan, x.is_empty() || y.is_empty())
}

/// Sum.
pub fn plus(args: &[Interval]) -> Interval {
    let (x, y, nan, empty) = pair(args);
    if empty {
        return Interval::BOTTOM.with_nan(nan);
    }
    let opposite = (x.hi == INF && y.lo == -INF) || (x.lo == -INF && y.hi == INF);
    let (lo, hi) = (x.lo + y.lo, x.hi + y.hi);
    // Opposite infinities at one corner: nothing is known of that bound.
    span(if lo.is_nan() { -INF } else { lo }, if hi.is_nan() { INF } else { hi }, nan || opposite)
        .with_neg_zero(x.neg_zero && y.neg_zero)
}

/// Difference.
pub fn minus(args: &[Interval]) -> Interval {
    plus(&[arg(args, 0), arg(args, 1).negated()])
}

/// Whether numbers with opposite signs are among `x` and `y`, where zeros count as told.
fn opposite_signs(x: Interval, y: Interval, zeros: (bool, bool)) -> bool {
    let negative = |i: Interval, zero: bool| i.lo < 0.0 || (zero && i.neg_zero);
    let positive = |i: Interval, zero: bool| i.hi > 0.0 || (zero && i.contains_zero());
    (negative(x, zeros.0) && positive(y, zeros.1)) || (positive(x, zeros.0) && negative(y, zeros.1))
}

/// Only zero: of the sign that it may have in `x`.
fn zero_of(x: Interval) -> Interval {
    x.meet(Interval::ZEROS)
}

/// Product.
pub fn times(args: &[Interval]) -> Interval {
    let (x, y, nan, empty) = pair(args);
    if empty {
        return Interval::BOTTOM.with_nan(nan);
    }
    let (lo, hi) = corners(x, y, |a, b| a * b, 0.0);
    let undefined =
        (x.contains_zero() && y.contains_infinity()) || (y.contains_zero() && x.contains_infinity());
    let zero = opposite_signs(zero_of(x), y, (true, true)) || opposite_signs(x, zero_of(y), (true, true));
    // A factor that is an integer does not make the other smaller.
    let underflow = !x.integer && !y.integer && opposite_signs(x, y, (false, false));
    span(lo, hi, nan || undefined).with_neg_zero(zero || underflow)
}

/// Quotient.
pub fn rdivide(args: &[Interval]) -> Interval {
    let (x, y, nan, empty) = pair(args);
    if empty {
        return Interval::BOTTOM.with_nan(nan);
    }
    let nan = nan || (x.contains_infinity() && y.contains_infinity());
    // A quotient of an integer is zero only by an infinity.
    let underflow = !x.integer || y.contains_infinity();
    let neg_zero =
        opposite_signs(zero_of(x), y, (true, false)) || (underflow && opposite_signs(x, y, (false, false)));
    if y.contains_zero() {
        // A zero whose sign is known gives infinities of the dividend's sign.
        let known = y.lo >= 0.0 && !y.neg_zero;
        let lo = if known && x.lo >= 0.0 { 0.0 } else { -INF };
        let hi = if known && x.hi <= 0.0 { 0.0 } else { INF };
        return span(lo, hi, nan || x.contains_zero()).with_neg_zero(neg_zero);
    }
    let (lo, hi) = corners(x, y, |a, b| a / b, 0.0);
    span(lo, hi, nan).with_neg_zero(neg_zero)
}

/// Left division.
pub fn ldivide(args: &[Interval]) -> Interval {
    rdivide(&[arg(args, 1), arg(args, 0)])
}

/// `idivide` on doubles: a quotient towards zero.
pub fn idivide(args: &[Interval]) -> Interval {
    fix(&[rdivide(args)])
}

/// `x .^ y` where it is real.
pub fn power(args: &[Interval]) -> Interval {
    let (x, y, nan, empty) = pair(args);
    if empty {
        // NaN .^ 0 and 1 .^ NaN are 1.
        return if nan { span(1.0, 1.0, true) } else { Interval::BOTTOM };
    }
    let mut r = power_of_numbers(x, y).with_neg_zero(power_is_neg_zero(x, y));
    r.integer |= x.integer && y.integer && y.lo >= 0.0;
    if nan { r.join(Interval::point(1.0)).with_nan(true) } else { r }
}

/// Whether `x .^ y` may be a negative zero: an odd power of one, or one that underflows.
fn power_is_neg_zero(x: Interval, y: Interval) -> bool {
    let even = y.is_point() && y.lo % 2.0 == 0.0;
    let underflow = !(x.integer && y.integer && y.lo >= 0.0);
    !even && (x.neg_zero || (x.lo < 0.0 && underflow))
}

fn power_of_numbers(x: Interval, y: Interval) -> Interval {
    let f = super::scalar::real::power;
    // Powers of integers that are exact in doubles need no padding.
    let whole = x.integer && y.integer && y.lo >= 0.0;
    let pad = |v: f64| if whole && v.abs() <= 9007199254740992.0 { 0 } else { PAD };
    if x.lo >= 0.0 {
        if x.contains_zero() && y.lo < 0.0 {
            // A zero may be negative: its odd negative powers are -Inf.
            return span(-INF, INF, false);
        }
        let (lo, hi) = corners(x, y, f, 1.0);
        return span(down(lo, pad(lo)).max(0.0), up(hi, pad(hi)), false);
    }
    if y.is_point() && y.lo.fract() == 0.0 && y.lo >= 0.0 {
        let n = y.lo;
        let base = if n % 2.0 == 0.0 { abs(&[x]) } else { x };
        let (lo, hi) = (f(base.lo, n), f(base.hi, n));
        // Libraries do not err in the sign of an even power.
        let least = if n % 2.0 == 0.0 { 0.0 } else { -INF };
        return span(down(lo, pad(lo)).max(least), up(hi, pad(hi)), false);
    }
    span(-INF, INF, !y.integer)
}

/// The largest result of a remainder by divisors up to `m`: below `m` for integers.
fn remainder_bound(m: f64, whole: bool) -> f64 {
    if whole && m.is_finite() { (m - 1.0).max(0.0) } else { m }
}

/// `mod`: from 0 to the divisor, its sign.
pub fn modulo(args: &[Interval]) -> Interval {
    let (x, y, nan, empty) = pair(args);
    let nan = nan || x.contains_infinity();
    if empty {
        return Interval::BOTTOM.with_nan(nan);
    }
    let whole = x.integer && y.integer;
    // What divides is a zero of the divisor's sign; no divisor, or too large a one, gives `x` back.
    let neg_zero = y.lo < 0.0 || (x.neg_zero && (y.contains_zero() || y.contains_infinity()));
    if whole && x.lo >= 0.0 && x.hi < y.lo {
        return x.with_nan(nan).with_neg_zero(neg_zero);
    }
    let hi = if y.hi > 0.0 { remainder_bound(y.hi, whole) } else { 0.0 };
    let lo = if y.lo < 0.0 { -remainder_bound(-y.lo, whole) } else { 0.0 };
    let r = span(lo, hi, nan);
    let r = if y.contains_zero() { r.join(x).with_nan(nan) } else { r };
    r.with_neg_zero(neg_zero)
}

/// `rem`: at most the divisor in modulus and not beyond the dividend, the dividend's sign.
pub fn remainder(args: &[Interval]) -> Interval {
    let (x, y, nan, empty) = pair(args);
    let nan = nan || x.contains_infinity() || y.contains_zero();
    if empty {
        return Interval::BOTTOM.with_nan(nan);
    }
    let m = remainder_bound(y.lo.abs().max(y.hi.abs()), x.integer && y.integer);
    span((-m).max(x.lo).min(0.0), m.min(x.hi).max(0.0), nan).with_neg_zero(x.lo < 0.0 || x.neg_zero)
}

/// `min`: passes over NaN.
pub fn min(args: &[Interval]) -> Interval {
    let (x, y) = (arg(args, 0), arg(args, 1));
    extremum(x, y, f64::min)
}

/// `max`: passes over NaN.
pub fn max(args: &[Interval]) -> Interval {
    let (x, y) = (arg(args, 0), arg(args, 1));
    extremum(x, y, f64::max)
}

fn extremum(x: Interval, y: Interval, f: fn(f64, f64) -> f64) -> Interval {
    let mut r = Interval::BOTTOM;
    if !x.is_empty() && !y.is_empty() {
        r = Interval { lo: f(x.lo, y.lo), hi: f(x.hi, y.hi), nan: false, ..x.join(y) }.normalised();
    }
    if x.nan {
        r = r.join(y.with_nan(false));
    }
    if y.nan {
        r = r.join(x.with_nan(false));
    }
    r.with_nan(x.nan && y.nan)
}

/// `hypot`.
pub fn hypot(args: &[Interval]) -> Interval {
    let (x, y) = (abs(&[arg(args, 0)]), abs(&[arg(args, 1)]));
    if x.is_empty() || y.is_empty() {
        // hypot(Inf, NaN) is Inf.
        return span(INF, INF, true);
    }
    let r = span(down(x.lo.hypot(y.lo), PAD).max(0.0), up(x.hi.hypot(y.hi), PAD), x.nan || y.nan)
        .with_neg_zero(false);
    if r.nan { r.join(Interval::point(INF)) } else { r }
}

/// The gamma function: rising beyond 2.
pub fn gamma(args: &[Interval]) -> Interval {
    let x = arg(args, 0);
    if x.lo >= 2.0 { span(0.5, INF, x.nan) } else { Interval::TOP }
}

/// A truth value: known where `yes` or `no` holds for all arguments.
fn truth(yes: bool, no: bool) -> Interval {
    match (yes, no) {
        (true, false) => Interval::point(1.0),
        (false, true) => Interval::point(0.0),
        _ => Interval::BOOL,
    }
}

/// A truth value of which nothing is known.
pub fn any_truth(_: &[Interval]) -> Interval {
    Interval::BOOL
}

/// `isnan`.
pub fn isnan(args: &[Interval]) -> Interval {
    let x = arg(args, 0);
    truth(x.is_empty(), !x.nan)
}

/// `isinf`.
pub fn isinf(args: &[Interval]) -> Interval {
    let x = arg(args, 0);
    truth(false, !x.contains_infinity())
}

/// `isfinite`.
pub fn isfinite(args: &[Interval]) -> Interval {
    let x = arg(args, 0);
    truth(!x.nan && !x.contains_infinity(), x.is_empty())
}

/// `==`.
pub fn eq(args: &[Interval]) -> Interval {
    let (x, y, nan, empty) = pair(args);
    let same = !nan && !empty && x.is_point() && y.is_point() && x.lo == y.lo;
    truth(same, empty || x.meet(y).is_empty())
}

/// `~=`.
pub fn ne(args: &[Interval]) -> Interval {
    let r = eq(args);
    truth(r.hi == 0.0, r.lo == 1.0)
}

/// `<`.
pub fn lt(args: &[Interval]) -> Interval {
    let (x, y, nan, empty) = pair(args);
    truth(!nan && !empty && x.hi < y.lo, empty || x.lo >= y.hi)
}

/// `<=`.
pub fn le(args: &[Interval]) -> Interval {
    let (x, y, nan, empty) = pair(args);
    truth(!nan && !empty && x.hi <= y.lo, empty || x.lo > y.hi)
}

/// `>`.
pub fn gt(args: &[Interval]) -> Interval {
    lt(&[arg(args, 1), arg(args, 0)])
}

/// `>=`.
pub fn ge(args: &[Interval]) -> Interval {
    le(&[arg(args, 1), arg(args, 0)])
}

/// Whether all values are true, and whether all are false. NaN raises an error in MATLAB and
/// counts as true in the table.
fn truth_of(x: Interval) -> (bool, bool) {
    (!x.contains_zero(), x.lo == 0.0 && x.hi == 0.0 && !x.nan)
}

/// `~`.
pub fn not(args: &[Interval]) -> Interval {
    let (t, f) = truth_of(arg(args, 0));
    truth(f, t)
}

/// `&`.
pub fn and(args: &[Interval]) -> Interval {
    let (a, b) = (truth_of(arg(args, 0)), truth_of(arg(args, 1)));
    truth(a.0 && b.0, a.1 || b.1)
}

/// `|`.
pub fn or(args: &[Interval]) -> Interval {
    let (a, b) = (truth_of(arg(args, 0)), truth_of(arg(args, 1)));
    truth(a.0 || b.0, a.1 && b.1)
}

/// `xor`.
pub fn xor(args: &[Interval]) -> Interval {
    let (a, b) = (truth_of(arg(args, 0)), truth_of(arg(args, 1)));
    truth((a.0 && b.1) || (a.1 && b.0), (a.0 && b.0) || (a.1 && b.1))
}

/// The least `2^k - 1` at or above both arguments: no bitwise operation leaves it.
fn ones(x: Interval, y: Interval) -> f64 {
    let m = x.hi.max(y.hi).max(0.0);
    let mut all = 1.0;
    while all <= m && all < ALL_BITS {
        all *= 2.0;
    }
    if all >= 9007199254740992.0 { ALL_BITS } else { all - 1.0 }
}

/// The largest number of 64 bits, as a double.
const ALL_BITS: f64 = u64::MAX as f64;

/// Bits of these numbers: where integer classes have negative ones, any integer of theirs.
fn bits(args: [Interval; 2], hi: f64) -> Interval {
    if args.iter().any(|x| x.lo < 0.0) {
        return span(i64::MIN as f64, ALL_BITS, true).with_neg_zero(false);
    }
    natural(hi.min(ALL_BITS))
}

/// From 0 to `hi`, or NaN where the arguments are no integers.
fn natural(hi: f64) -> Interval {
    span(0.0, hi, true).with_neg_zero(false)
}

/// `bitand` of non-negative integers; anything else is an error, NaN in the table's evaluation.
pub fn bitand(args: &[Interval]) -> Interval {
    let (x, y) = (arg(args, 0), arg(args, 1));
    bits([x, y], x.hi.min(y.hi).max(0.0))
}

/// `bitor` and `bitxor`.
pub fn bitor(args: &[Interval]) -> Interval {
    let (x, y) = (arg(args, 0), arg(args, 1));
    bits([x, y], ones(x, y))
}

/// `bitshift`.
pub fn bitshift(args: &[Interval]) -> Interval {
    let (x, n) = (arg(args, 0), arg(args, 1));
    let surely = x.integer && !x.nan && x.lo >= 0.0 && x.hi <= 9_007_199_254_740_992.0 && n.integer && !n.nan;
    match surely {
        true => natural((x.hi * n.hi.max(0.0).exp2()).min(ALL_BITS)).with_nan(false),
        false => bits([x, x], ALL_BITS),
    }
}

/// `gcd`.
pub fn gcd(args: &[Interval]) -> Interval {
    let (x, y) = (abs(&[arg(args, 0)]), abs(&[arg(args, 1)]));
    natural(x.hi.max(y.hi))
}

/// `lcm`.
pub fn lcm(_: &[Interval]) -> Interval {
    natural(INF)
}

/// Whether an element of the range `from:step:to` may be a negative zero. Elements are computed from
/// both ends (`range.rs` of the runtime): of integers a zero is a
/// sum that cancels, but for an end that is one itself; the last end is taken as it is only where the
/// elements are too large to be counted exactly.
pub fn colon_is_neg_zero(from: Interval, step: Interval, to: Interval) -> bool {
    const LARGE: f64 = 9.0e15;
    let whole = |x: Interval| x.integer && x.lo > -LARGE && x.hi < LARGE;
    if from.integer && step.integer {
        return from.neg_zero || (to.neg_zero && !(whole(from) && whole(step)));
    }
    from.neg_zero || to.neg_zero || from.lo < 0.0 || to.lo < 0.0
}
