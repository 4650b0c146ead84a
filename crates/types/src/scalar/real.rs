//! Elementary functions on doubles that are MATLAB's and not the C library's, and those whose
//! algorithm must be spelt out so that the C support header can repeat it operation by operation.
//! Source: MATLAB's documentation of each function; for the inverse hyperbolic functions the
//! well-known formulas by `log1p` that avoid cancellation.

use std::f64::consts::{LN_2, PI};

/// Truth as a number.
pub fn truth(b: bool) -> f64 {
    f64::from(u8::from(b))
}

/// Sign: -1, 0 (for either zero), 1 or NaN.
pub fn sign(x: f64) -> f64 {
    if x > 0.0 {
        1.0
    } else if x < 0.0 {
        -1.0
    } else if x == 0.0 {
        0.0
    } else {
        x
    }
}

/// Both as 64-bit integers when both are integers that fit and the divisor is not 0: the quick
/// and exact way for the commonest arguments of `mod` and `rem`.
#[inline]
fn integers(x: f64, y: f64) -> Option<(i64, i64)> {
    const LIMIT: f64 = 9.0e15;
    if !(x.abs() < LIMIT && y.abs() < LIMIT) {
        return None;
    }
    let (i, j) = (x as i64, y as i64);
    (i as f64 == x && j as f64 == y && j != 0).then_some((i, j))
}

/// `i % j` of numbers that mostly need 32 bits, for which the division is several times as fast.
#[inline]
fn integer_remainder(i: i64, j: i64) -> i64 {
    match (u32::try_from(i), u32::try_from(j)) {
        (Ok(i), Ok(j)) if j != 0 => i64::from(i % j),
        _ => i % j,
    }
}

/// Whether a number is an integer. A conversion there and back needs no call where rounding does.
#[inline]
fn is_integer(x: f64) -> bool {
    x.abs() >= EXACT || x as i64 as f64 == x
}

/// From here on every double is an integer.
const EXACT: f64 = (1u64 << 53) as f64;

/// Whether `x/y`, not both integers, is an integer but for rounding, in a format with this
/// machine epsilon.
fn divides_but_for_rounding(x: f64, y: f64, eps: f64) -> bool {
    if is_integer(y) {
        return false;
    }
    let q = (x / y).abs();
    let nearest = if q < EXACT { (q + 0.5) as i64 as f64 } else { q };
    (q - nearest).abs() <= eps * q
}

/// MATLAB's `mod`: `x - floor(x/y)*y` computed without error; the sign is that of `y`;
/// `mod(x, 0) = x`; zero when `y` is a fraction and `x/y` an integer but for rounding.
pub fn modulo(x: f64, y: f64) -> f64 {
    if let Some((i, j)) = integers(x, y) {
        let r = integer_remainder(i, j);
        return match r {
            0 => y * 0.0,
            _ if (r < 0) != (j < 0) => (r + j) as f64,
            _ => r as f64,
        };
    }
    modulo_slow(x, y, f64::EPSILON)
}

/// [`modulo`] in single precision: the guard uses single's epsilon.
pub fn modulo_single(x: f32, y: f32) -> f32 {
    modulo_slow(x.into(), y.into(), f32::EPSILON.into()) as f32
}

/// [`modulo`] of each number and one divisor, in place.
#[inline(always)]
pub fn modulo_each(x: &mut [f64], y: f64) {
    let Some(divisor) = Divisor::new(y) else { return x.iter_mut().for_each(|x| *x = modulo(*x, y)) };
    let finish = |x: f64, r: f64| {
        let other = if (x < 0.0) != (y < 0.0) { r + y } else { r };
        if r == 0.0 { y * 0.0 } else { other }
    };
    divisor.each(x, |x| modulo(x, y), finish);
}

/// [`remainder`] of each number and one divisor, in place.
#[inline(always)]
pub fn remainder_each(x: &mut [f64], y: f64) {
    let Some(divisor) = Divisor::new(y) else { return x.iter_mut().for_each(|x| *x = remainder(*x, y)) };
    divisor.each(x, |x| remainder(x, y), |x, r| if r == 0.0 { x * 0.0 } else { r });
}

/// A whole number to divide many numbers by: its size, and that in halves as [`fmod`] splits it.
struct Divisor {
    size: f64,
    high: f64,
    low: f64,
}

impl Divisor {
    fn new(y: f64) -> Option<Divisor> {
        let size = y.abs();
        let high = f64::from_bits(size.to_bits() & !((1 << 27) - 1));
        (is_integer(y) && (1.0..EXACT).contains(&size)).then_some(Divisor { size, high, low: size - high })
    }

    /// Puts what `finish` makes of a number and its remainder (of its sign) into its place; blocks with a
    /// number too large for a small quotient are left to `slow`.
    #[inline(always)]
    fn each(&self, x: &mut [f64], slow: impl Fn(f64) -> f64, finish: impl Fn(f64, f64) -> f64) {
        const BLOCK: usize = 64;
        let limit = self.size * SMALL_QUOTIENT;
        for block in x.chunks_mut(BLOCK) {
            if !block.iter().fold(true, |all, x| all & (x.abs() < limit)) {
                block.iter_mut().for_each(|x| *x = slow(*x));
                continue;
            }
            for x in block {
                let a = x.abs();
                // A quotient this small fits; conversions to 32 bits are vector code.
                let q = f64::from((a / self.size) as i32);
                let r = (a - q * self.high) - q * self.low;
                let r = if r < 0.0 { r + self.size } else { r };
                *x = finish(*x, r.copysign(*x));
            }
        }
    }
}

/// Below this, products of a quotient and half a divisor are exact.
const SMALL_QUOTIENT: f64 = (1 << 24) as f64;

/// `x % y` without error. Where the quotient is small, the divisor is split in halves whose products
/// with it are exact, and needs no long division: a - q*b, taken half by half, is a multiple of the
/// last place of b (of twice that, from q = 2) and fits, and so is the remainder.
fn fmod(x: f64, y: f64) -> f64 {
    let (a, b) = (x.abs(), y.abs());
    let q = a / b;
    if !(q < SMALL_QUOTIENT && b.is_normal()) {
        return x % y;
    }
    let q = q as i64 as f64;
    let high = f64::from_bits(b.to_bits() & !((1 << 27) - 1));
    let low = b - high;
    // The quotient may have been rounded up to the next integer.
    let r = (a - q * high) - q * low;
    let r = if r < 0.0 { r + b } else { r };
    r.copysign(x)
}

fn modulo_slow(x: f64, y: f64, eps: f64) -> f64 {
    if y == 0.0 {
        return x;
    }
    if x.is_nan() || y.is_nan() || x.is_infinite() {
        return f64::NAN;
    }
    if y.is_infinite() {
        return if x == 0.0 || (x < 0.0) == (y < 0.0) { x } else { y };
    }
    let r = fmod(x, y);
    if r == 0.0 || divides_but_for_rounding(x, y, eps) {
        y * 0.0
    } else if (x < 0.0) != (y < 0.0) {
        r + y
    } else {
        r
    }
}

/// MATLAB's `rem`: `x - fix(x/y)*y` computed without error; the sign is that of `x`; `rem(x, 0)`
/// is NaN; zero when `y` is a fraction and `x/y` an integer but for rounding.
pub fn remainder(x: f64, y: f64) -> f64 {
    if let Some((i, j)) = integers(x, y) {
        let r = integer_remainder(i, j);
        return if r == 0 { x * 0.0 } else { r as f64 };
    }
    remainder_slow(x, y, f64::EPSILON)
}

/// [`remainder`] in single precision.
pub fn remainder_single(x: f32, y: f32) -> f32 {
    remainder_slow(x.into(), y.into(), f32::EPSILON.into()) as f32
}

fn remainder_slow(x: f64, y: f64, eps: f64) -> f64 {
    if y == 0.0 || x.is_nan() || y.is_nan() || x.is_infinite() {
        return f64::NAN;
    }
    if y.is_infinite() {
        return x;
    }
    let r = fmod(x, y);
    if r == 0.0 || divides_but_for_rounding(x, y, eps) { x * 0.0 } else { r }
}

/// The lesser, the number where the other is NaN, the first where they are equal.
#[inline]
pub fn min(x: f64, y: f64) -> f64 {
    if y < x || x.is_nan() { y } else { x }
}

/// The greater, the number where the other is NaN, the first where they are equal.
#[inline]
pub fn max(x: f64, y: f64) -> f64 {
    if y > x || x.is_nan() { y } else { x }
}

/// Where [`cube_within`] holds: nothing in it overflows, and what it neglects is normal.
pub const CUBES: std::ops::Range<f64> = 1e-90..1e90;

/// `x .^ 3`, rounded once but for 2^-104 of it, without the call of a power that is for all exponents. The
/// rounding errors of both products are computed and added in the end.
/// Source: T. J. Dekker, "A floating-point technique for extending the available precision", Numer. Math.
/// 18 (1971).
#[inline]
pub fn cube(x: f64) -> f64 {
    if CUBES.contains(&x.abs()) { cube_within(x) } else { x.powf(3.0) }
}

/// [`cube`] of a number whose size is in [`CUBES`].
#[inline(always)]
pub fn cube_within(x: f64) -> f64 {
    let halves = |x: f64| {
        let scaled = 134_217_729.0 * x;
        let high = scaled - (scaled - x);
        (high, x - high)
    };
    let (high, low) = halves(x);
    let square = x * x;
    let lost = ((high * high - square) + 2.0 * (high * low)) + low * low;
    let (square_high, square_low) = halves(square);
    let cube = square * x;
    let lost_last = ((square_high * high - cube) + square_high * low + square_low * high) + square_low * low;
    cube + (lost_last + lost * x)
}

/// `x .^ y` on reals, NaN where the result is complex. Squares and reciprocals are spelt out
/// because C compilers do so and the results must agree to the last digit.
#[inline]
pub fn power(x: f64, y: f64) -> f64 {
    if y == 2.0 {
        x * x
    } else if y == 1.0 {
        x
    } else if y == -1.0 {
        1.0 / x
    } else if y == 3.0 {
        cube(x)
    } else {
        x.powf(y)
    }
}

/// The real `n`-th root; NaN for an even root of a negative number.
pub fn nthroot(x: f64, n: f64) -> f64 {
    let odd = n.fract() == 0.0 && (n % 2.0).abs() == 1.0;
    if n == 0.0 || n.is_nan() || x.is_nan() || (x < 0.0 && !odd) {
        return f64::NAN;
    }
    let a = x.abs();
    let mut y = if n == 3.0 { a.cbrt() } else { a.powf(1.0 / n) };
    if n >= 2.0 && n.fract() == 0.0 && y != 0.0 && y.is_finite() && a.is_finite() {
        // One Newton step: roots of perfect powers come out exact.
        let p = y.powf(n - 1.0);
        let step = (y - a / p) / n;
        if p != 0.0 && step.is_finite() {
            y -= step;
        }
    }
    if x < 0.0 { -y } else { y }
}

/// Inverse hyperbolic sine.
pub fn asinh(x: f64) -> f64 {
    let a = x.abs();
    let r = if a >= 67108864.0 {
        a.ln() + LN_2
    } else if a > 2.0 {
        (2.0 * a + 1.0 / ((a * a + 1.0).sqrt() + a)).ln()
    } else if a > 1.4901161193847656e-8 {
        (a + a * a / (1.0 + (a * a + 1.0).sqrt())).ln_1p()
    } else {
        a
    };
    r.copysign(x)
}

/// Inverse hyperbolic cosine; NaN below 1.
pub fn acosh(x: f64) -> f64 {
    if x < 1.0 {
        f64::NAN
    } else if x >= 67108864.0 {
        x.ln() + LN_2
    } else if x > 2.0 {
        (2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt())).ln()
    } else {
        let t = x - 1.0;
        (t + (2.0 * t + t * t).sqrt()).ln_1p()
    }
}

/// Inverse hyperbolic tangent; NaN outside [-1, 1].
pub fn atanh(x: f64) -> f64 {
    let a = x.abs();
    let r = if a < 3.725290298461914e-9 {
        a
    } else if a < 0.5 {
        let t = a + a;
        0.5 * (t + t * a / (1.0 - a)).ln_1p()
    } else {
        0.5 * ((a + a) / (1.0 - a)).ln_1p()
    };
    r.copysign(x)
}

/// Degrees to radians.
pub fn deg2rad(x: f64) -> f64 {
    (PI / 180.0) * x
}

/// Radians to degrees.
pub fn rad2deg(x: f64) -> f64 {
    (180.0 / PI) * x
}

/// An angle in degrees as a quarter turn (0 to 3) and a rest in [-45, 45]; exact.
fn quarter(x: f64) -> (u8, f64) {
    let x = x % 360.0;
    let n = (x / 90.0).round();
    let rest = x - n * 90.0;
    (((n as i64) & 3) as u8, rest)
}

fn sin_rest(x: f64) -> f64 {
    if x.abs() == 30.0 { 0.5f64.copysign(x) } else { deg2rad(x).sin() }
}

/// Sine of degrees, exact at multiples of 30 where the sine is a half or an integer.
pub fn sind(x: f64) -> f64 {
    let (n, r) = quarter(x);
    match n {
        0 => sin_rest(r),
        1 => deg2rad(r).cos(),
        2 => 0.0 - sin_rest(r),
        _ => -deg2rad(r).cos(),
    }
}

/// Cosine of degrees, exact where it is a half or an integer.
pub fn cosd(x: f64) -> f64 {
    let (n, r) = quarter(x);
    match n {
        0 => deg2rad(r).cos(),
        1 => 0.0 - sin_rest(r),
        2 => -deg2rad(r).cos(),
        _ => 0.0 + sin_rest(r),
    }
}

/// Tangent of degrees; infinite at odd multiples of 90, exact at multiples of 45.
pub fn tand(x: f64) -> f64 {
    let (n, r) = quarter(x);
    let t = if r.abs() == 45.0 { 1.0f64.copysign(r) } else { deg2rad(r).tan() };
    match (n, t == 0.0) {
        (0 | 2, _) => t,
        (1, true) => f64::INFINITY,
        (_, true) => f64::NEG_INFINITY,
        _ => -1.0 / t,
    }
}

/// Secant.
pub fn sec(x: f64) -> f64 {
    1.0 / x.cos()
}

/// Cosecant.
pub fn csc(x: f64) -> f64 {
    1.0 / x.sin()
}

/// Cotangent.
pub fn cot(x: f64) -> f64 {
    1.0 / x.tan()
}

/// Hyperbolic secant.
pub fn sech(x: f64) -> f64 {
    1.0 / x.cosh()
}

/// Hyperbolic cosecant.
pub fn csch(x: f64) -> f64 {
    1.0 / x.sinh()
}

/// Hyperbolic cotangent.
pub fn coth(x: f64) -> f64 {
    1.0 / x.tanh()
}

/// A non-negative integer below 2^64 as such.
fn bits(x: f64) -> Option<u64> {
    ((0.0..18446744073709551616.0).contains(&x) && x.fract() == 0.0).then_some(x as u64)
}

fn bitwise(x: f64, y: f64, f: fn(u64, u64) -> u64) -> f64 {
    match (bits(x), bits(y)) {
        (Some(a), Some(b)) => f(a, b) as f64,
        _ => f64::NAN,
    }
}

/// Bitwise and of non-negative integers; NaN for anything else.
pub fn bitand(x: f64, y: f64) -> f64 {
    bitwise(x, y, |a, b| a & b)
}

/// Bitwise or of non-negative integers; NaN for anything else.
pub fn bitor(x: f64, y: f64) -> f64 {
    bitwise(x, y, |a, b| a | b)
}

/// Bitwise exclusive or of non-negative integers; NaN for anything else.
pub fn bitxor(x: f64, y: f64) -> f64 {
    bitwise(x, y, |a, b| a ^ b)
}

/// `x` shifted left by `n` bits, right where `n` is negative; bits beyond 64 are lost.
pub fn bitshift(x: f64, n: f64) -> f64 {
    match bits(x) {
        Some(a) if n.fract() == 0.0 && n.abs() < 64.0 => {
            let k = n.abs() as u32;
            (if n >= 0.0 { a << k } else { a >> k }) as f64
        }
        Some(_) if n.fract() == 0.0 || n.is_infinite() => 0.0,
        _ => f64::NAN,
    }
}

/// Greatest common divisor, not negative; NaN where an argument is not an integer.
pub fn gcd(x: f64, y: f64) -> f64 {
    if x.fract() != 0.0 || y.fract() != 0.0 {
        return f64::NAN;
    }
    let (mut a, mut b) = (x.abs(), y.abs());
    while b != 0.0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Least common multiple, not negative; NaN where an argument is not an integer.
pub fn lcm(x: f64, y: f64) -> f64 {
    let g = gcd(x, y);
    if g == 0.0 { 0.0 } else { (x / g * y).abs() }
}

/// `idivide` with its default option on doubles that are integers: the quotient towards zero.
pub fn idivide(x: f64, y: f64) -> f64 {
    (x / y).trunc()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Doubles of every exponent, and quotients that are nearly integers.
    fn operands() -> impl Strategy<Value = (f64, f64)> {
        let free = (any::<f64>(), any::<f64>());
        let near = (any::<f64>(), 0u32..20_000_000, -3i64..4).prop_map(|(y, q, ulps)| {
            let x = y * f64::from(q);
            (f64::from_bits(x.to_bits().wrapping_add_signed(ulps)), y)
        });
        prop_oneof![free, near]
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]
        #[test]
        fn the_quick_remainder_is_exact((x, y) in operands()) {
            if x.is_finite() && y.is_finite() && y != 0.0 {
                prop_assert_eq!(fmod(x, y).to_bits(), (x % y).to_bits(), "{} {}", x, y);
            }
        }
    }
}
