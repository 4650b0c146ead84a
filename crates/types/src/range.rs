//! Interval transfer of the scalar operations: for arguments in these intervals, where lies the
//! (real) result? The scalar-operation table points here.
//!
//! Soundness: an operation that IEEE rounds correctly is monotone also in doubles, so its bounds
//! are computed like its values; the results of library functions, which are right to a few units
//! in the last place only, are padded by [`PAD`] units and then cut to the function's range. The
//! sign of a zero is not tracked: `1/x` near 0 is anything.

use crate::Interval;
use std::f64::consts::{FRAC_PI_2, PI};

/// By how many units in the last place library functions may err, generously.
const PAD: usize = 4;

const INF: f64 = f64::INFINITY;

/// The `i`-th argument.
fn arg(args: &[Interval], i: usize) -> Interval {
    args.get(i).copied().unwrap_or(Interval::TOP)
}

/// The interval from `lo` to `hi`, and NaN when told.
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
    span(down(a, pad).max(image.0), up(b, pad).min(image.1), x.nan)
}

/// Exactly rounded monotone functions, and their kind.
macro_rules! exact {
    ($($(#[$doc:meta])* $name:ident = $f:expr;)*) => {$(
        $(#[$doc])*
        pub fn $name(args: &[Interval]) -> Interval {
            monotone(arg(args, 0), $f, (-INF, INF), (-INF, INF), 0)
        }
    )*};
}

exact! {
    /// The argument itself.
    uplus = |x| x;
    /// Negation.
    uminus = |x: f64| -x;
    /// Rounding down.
    floor = f64::floor;
    /// Rounding up.
    ceil = f64::ceil;
    /// Rounding to the nearest, half away from zero.
    round = f64::round;
    /// Rounding towards zero.
    fix = f64::trunc;
    /// Sign.
    sign = super::scalar::real::sign;
    /// Degrees to radians.
    deg2rad = super::scalar::real::deg2rad;
    /// Radians to degrees.
    rad2deg = super::scalar::real::rad2deg;
}

/// Library functions that rise or fall on their domain.
macro_rules! library {
    ($($name:ident = $f:expr, $domain:expr, $image:expr;)*) => {$(
        #[doc = concat!("`", stringify!($name), "` on its real domain.")]
        pub fn $name(args: &[Interval]) -> Interval {
            monotone(arg(args, 0), $f, $domain, $image, PAD)
        }
    )*};
}

library! {
    exp = f64::exp, (-INF, INF), (0.0, INF);
    expm1 = f64::exp_m1, (-INF, INF), (-1.0, INF);
    log = f64::ln, (0.0, INF), (-INF, INF);
    log1p = f64::ln_1p, (-1.0, INF), (-INF, INF);
    log2 = f64::log2, (0.0, INF), (-INF, INF);
    log10 = f64::log10, (0.0, INF), (-INF, INF);
    asin = f64::asin, (-1.0, 1.0), (-FRAC_PI_2, FRAC_PI_2);
    acos = f64::acos, (-1.0, 1.0), (0.0, PI);
    atan = f64::atan, (-INF, INF), (-FRAC_PI_2, FRAC_PI_2);
    sinh = f64::sinh, (-INF, INF), (-INF, INF);
    tanh = f64::tanh, (-INF, INF), (-1.0, 1.0);
    asinh = super::scalar::real::asinh, (-INF, INF), (-INF, INF);
    acosh = super::scalar::real::acosh, (1.0, INF), (0.0, INF);
    atanh = super::scalar::real::atanh, (-1.0, 1.0), (-INF, INF);
    cbrt = f64::cbrt, (-INF, INF), (-INF, INF);
    erf = super::scalar::special::erf, (-INF, INF), (-1.0, 1.0);
    erfc = super::scalar::special::erfc, (-INF, INF), (0.0, 2.0);
    erfcx = super::scalar::special::erfcx, (-INF, INF), (0.0, INF);
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
    monotone(arg(args, 0), f64::sqrt, (0.0, INF), (0.0, INF), 0)
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
    span(least, x.lo.abs().max(x.hi.abs()), x.nan)
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
}

/// Difference.
pub fn minus(args: &[Interval]) -> Interval {
    plus(&[arg(args, 0), arg(args, 1).negated()])
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
    span(lo, hi, nan || undefined)
}

/// Quotient.
pub fn rdivide(args: &[Interval]) -> Interval {
    let (x, y, nan, empty) = pair(args);
    if empty {
        return Interval::BOTTOM.with_nan(nan);
    }
    let nan = nan || (x.contains_infinity() && y.contains_infinity());
    if y.contains_zero() {
        return span(-INF, INF, nan || x.contains_zero());
    }
    let (lo, hi) = corners(x, y, |a, b| a / b, 0.0);
    span(lo, hi, nan)
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
    let mut r = power_of_numbers(x, y);
    r.integer |= x.integer && y.integer && y.lo >= 0.0;
    if nan { r.join(Interval::point(1.0)).with_nan(true) } else { r }
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
        return span(down(lo, pad(lo)), up(hi, pad(hi)), false);
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
    if whole && x.lo >= 0.0 && x.hi < y.lo {
        return x.with_nan(nan);
    }
    let hi = if y.hi > 0.0 { remainder_bound(y.hi, whole) } else { 0.0 };
    let lo = if y.lo < 0.0 { -remainder_bound(-y.lo, whole) } else { 0.0 };
    let r = span(lo, hi, nan);
    if y.contains_zero() { r.join(x).with_nan(nan) } else { r }
}

/// `rem`: at most the divisor in modulus and not beyond the dividend, the dividend's sign.
pub fn remainder(args: &[Interval]) -> Interval {
    let (x, y, nan, empty) = pair(args);
    let nan = nan || x.contains_infinity() || y.contains_zero();
    if empty {
        return Interval::BOTTOM.with_nan(nan);
    }
    let m = remainder_bound(y.lo.abs().max(y.hi.abs()), x.integer && y.integer);
    span((-m).max(x.lo).min(0.0), m.min(x.hi).max(0.0), nan)
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
        r = Interval { lo: f(x.lo, y.lo), hi: f(x.hi, y.hi), integer: x.integer && y.integer, nan: false };
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
    let r = span(down(x.lo.hypot(y.lo), PAD).max(0.0), up(x.hi.hypot(y.hi), PAD), x.nan || y.nan);
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
    while all <= m && all < 18446744073709551616.0 {
        all *= 2.0;
    }
    if all >= 9007199254740992.0 { 18446744073709551616.0 } else { all - 1.0 }
}

/// `bitand` of non-negative integers; anything else is an error, NaN in the table's evaluation.
pub fn bitand(args: &[Interval]) -> Interval {
    let (x, y) = (arg(args, 0), arg(args, 1));
    span(0.0, x.hi.min(y.hi).max(0.0), true)
}

/// `bitor` and `bitxor`.
pub fn bitor(args: &[Interval]) -> Interval {
    span(0.0, ones(arg(args, 0), arg(args, 1)), true)
}

/// `bitshift`.
pub fn bitshift(_: &[Interval]) -> Interval {
    span(0.0, 18446744073709551616.0, true)
}

/// `gcd`.
pub fn gcd(args: &[Interval]) -> Interval {
    let (x, y) = (abs(&[arg(args, 0)]), abs(&[arg(args, 1)]));
    span(0.0, x.hi.max(y.hi), true)
}

/// `lcm`.
pub fn lcm(_: &[Interval]) -> Interval {
    span(0.0, INF, true)
}
