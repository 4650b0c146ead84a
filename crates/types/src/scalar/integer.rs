//! Arithmetic of the integer classes: saturating, rounding half away from zero, exact for 64
//! bits. With a double operand MATLAB computes in double and rounds; for the 64-bit classes the
//! result here is the exact one, rounded once.
//!
//! What is not here: the rule which classes mix ([`crate::arith_class`]), and the error for an
//! integer raised to a negative or fractional power ([`power_is_defined`] tells).

use super::{ScalarOp, real};
use crate::Class;
use std::cmp::Ordering;

/// An integer class as a Rust type.
pub trait Int: Copy + Ord + Default + std::fmt::Debug + 'static {
    /// The MATLAB class.
    const CLASS: Class;
    /// Whether the class has 64 bits: its values do not all fit a double.
    const WIDE: bool;
    /// The least value.
    const LEAST: Self;
    /// The greatest value.
    const GREATEST: Self;
    /// Nearest value of a double: rounds half away from zero, saturates, NaN gives 0.
    fn from_f64(x: f64) -> Self;
    /// Nearest double.
    fn to_f64(self) -> f64;
    /// Saturating conversion.
    fn from_i128(x: i128) -> Self;
    /// Exact conversion.
    fn to_i128(self) -> i128;
    /// Saturating sum.
    fn plus(self, other: Self) -> Self;
    /// Saturating difference.
    fn minus(self, other: Self) -> Self;
    /// Saturating product.
    fn times(self, other: Self) -> Self;
    /// Bitwise and.
    fn bitand(self, other: Self) -> Self;
    /// Bitwise or.
    fn bitor(self, other: Self) -> Self;
    /// Bitwise exclusive or.
    fn bitxor(self, other: Self) -> Self;
    /// Remainder with the sign of `self`, 0 for divisor 0.
    fn remainder(self, other: Self) -> Self;
    /// Shift left by `n >= 0` bits, bits beyond the width lost, the sign kept.
    fn shift_left(self, n: u32) -> Self;
    /// Arithmetic shift right by `n >= 0` bits.
    fn shift_right(self, n: u32) -> Self;
}

macro_rules! ints {
    ($($t:ty, $class:ident, $wide:literal;)*) => {$(
        impl Int for $t {
            const CLASS: Class = Class::$class;
            const WIDE: bool = $wide;
            const LEAST: Self = <$t>::MIN;
            const GREATEST: Self = <$t>::MAX;
            #[inline]
            fn from_f64(x: f64) -> Self { x.round() as $t }
            #[inline]
            fn to_f64(self) -> f64 { self as f64 }
            #[inline]
            fn from_i128(x: i128) -> Self { x.clamp(<$t>::MIN as i128, <$t>::MAX as i128) as $t }
            #[inline]
            fn to_i128(self) -> i128 { self as i128 }
            #[inline]
            fn plus(self, other: Self) -> Self { self.saturating_add(other) }
            #[inline]
            fn minus(self, other: Self) -> Self { self.saturating_sub(other) }
            #[inline]
            fn times(self, other: Self) -> Self { self.saturating_mul(other) }
            #[inline]
            fn bitand(self, other: Self) -> Self { self & other }
            #[inline]
            fn bitor(self, other: Self) -> Self { self | other }
            #[inline]
            fn bitxor(self, other: Self) -> Self { self ^ other }
            #[inline]
            fn remainder(self, other: Self) -> Self {
                if other == 0 { 0 } else { self.checked_rem(other).unwrap_or(0) }
            }
            #[inline]
            fn shift_left(self, n: u32) -> Self {
                let shifted = self.checked_shl(n).unwrap_or(0);
                #[allow(unused_comparisons)]
                if self < 0 { shifted } else { shifted & <$t>::MAX }
            }
            #[inline]
            fn shift_right(self, n: u32) -> Self { self >> n.min(<$t>::BITS - 1) >> (n >= <$t>::BITS) as u32 }
        }
    )*};
}

ints! {
    i8, Int8, false;
    i16, Int16, false;
    i32, Int32, false;
    i64, Int64, true;
    u8, UInt8, false;
    u16, UInt16, false;
    u32, UInt32, false;
    u64, UInt64, true;
}

/// Calls `$f::<T>($args)` with the Rust type of an integer class; `$other` for other classes.
#[macro_export]
macro_rules! with_int_class {
    ($class:expr, $t:ident => $body:expr, $other:expr) => {
        match $class {
            $crate::Class::Int8 => {
                type $t = i8;
                $body
            }
            $crate::Class::Int16 => {
                type $t = i16;
                $body
            }
            $crate::Class::Int32 => {
                type $t = i32;
                $body
            }
            $crate::Class::Int64 => {
                type $t = i64;
                $body
            }
            $crate::Class::UInt8 => {
                type $t = u8;
                $body
            }
            $crate::Class::UInt16 => {
                type $t = u16;
                $body
            }
            $crate::Class::UInt32 => {
                type $t = u32;
                $body
            }
            $crate::Class::UInt64 => {
                type $t = u64;
                $body
            }
            _ => $other,
        }
    };
}

/// The least and greatest value of an integer class.
pub fn bounds(class: Class) -> Option<(i128, i128)> {
    with_int_class!(class, T => Some((T::LEAST.to_i128(), T::GREATEST.to_i128())), None)
}

/// A double converted to an integer class, as a wide integer. `None` for other classes.
pub fn saturate(class: Class, x: f64) -> Option<i128> {
    with_int_class!(class, T => Some(T::from_f64(x).to_i128()), None)
}

/// Evaluation by class on wide integers; the results are in the class's range. Comparisons and
/// logical operations give 0 or 1. `None` where the operation has no integer form or the class is
/// not an integer class.
pub fn eval(op: ScalarOp, class: Class, x: i128, y: i128) -> Option<i128> {
    if let Some(test) = comparison(op) {
        return Some(i128::from(test(x.cmp(&y))));
    }
    with_int_class!(class, T => {
        let (a, b) = (T::from_i128(x), T::from_i128(y));
        if let Some(f) = binary::<T>(op) {
            return Some(f(a, b).to_i128());
        }
        unary::<T>(op).map(|f| f(a).to_i128())
    }, None)
}

/// The test a comparison makes on the order of its arguments.
pub fn comparison(op: ScalarOp) -> Option<fn(Ordering) -> bool> {
    Some(match op {
        ScalarOp::Eq => Ordering::is_eq,
        ScalarOp::Ne => Ordering::is_ne,
        ScalarOp::Lt => Ordering::is_lt,
        ScalarOp::Le => Ordering::is_le,
        ScalarOp::Gt => Ordering::is_gt,
        ScalarOp::Ge => Ordering::is_ge,
        _ => return None,
    })
}

/// The order of an integer and a double, exactly; `None` for NaN.
pub fn compare_with_double(x: i128, y: f64) -> Option<Ordering> {
    if y.is_nan() {
        return None;
    }
    if y >= 1e30 {
        return Some(Ordering::Less);
    }
    if y <= -1e30 {
        return Some(Ordering::Greater);
    }
    let floor = y.floor();
    Some(x.cmp(&(floor as i128)).then(if y > floor { Ordering::Less } else { Ordering::Equal }))
}

/// The operation on two values of one integer class.
pub fn binary<T: Int>(op: ScalarOp) -> Option<fn(T, T) -> T> {
    Some(match op {
        ScalarOp::Plus => T::plus,
        ScalarOp::Minus => T::minus,
        ScalarOp::Times => T::times,
        ScalarOp::Rdivide => rdivide,
        ScalarOp::Ldivide => |x, y| rdivide(y, x),
        ScalarOp::Idivide => idivide,
        ScalarOp::Mod => modulo,
        ScalarOp::Rem => T::remainder,
        ScalarOp::Power => power,
        ScalarOp::Min => Ord::min,
        ScalarOp::Max => Ord::max,
        ScalarOp::Bitand => T::bitand,
        ScalarOp::Bitor => T::bitor,
        ScalarOp::Bitxor => T::bitxor,
        ScalarOp::Bitshift => |x, n| shift(x, n.to_i128()),
        ScalarOp::Gcd => gcd,
        ScalarOp::Lcm => lcm,
        _ => return None,
    })
}

/// The operation on one value of an integer class.
pub fn unary<T: Int>(op: ScalarOp) -> Option<fn(T) -> T> {
    Some(match op {
        ScalarOp::Uminus => |x| T::from_i128(-x.to_i128()),
        ScalarOp::Abs => |x| T::from_i128(x.to_i128().abs()),
        ScalarOp::Sign => |x| T::from_i128(x.to_i128().signum()),
        ScalarOp::Imag => |_| T::default(),
        ScalarOp::Uplus
        | ScalarOp::Floor
        | ScalarOp::Ceil
        | ScalarOp::Round
        | ScalarOp::Fix
        | ScalarOp::Real
        | ScalarOp::Conj => |x| x,
        ScalarOp::Factorial => |x| T::from_f64(super::special::factorial(x.to_f64())),
        _ => return None,
    })
}

/// The operation on an integer and a double.
pub fn with_double<T: Int>(op: ScalarOp) -> Option<fn(T, f64) -> T> {
    Some(match op {
        ScalarOp::Plus => plus_double,
        ScalarOp::Minus => |x, d| plus_double(x, -d),
        ScalarOp::Times => times_double,
        ScalarOp::Rdivide => divide_by_double,
        ScalarOp::Ldivide => |x, d| divide_double(d, x),
        ScalarOp::Idivide => |x, d| match whole(d) {
            Some(d) => truncated_quotient(x.to_i128(), d),
            None => T::from_f64((x.to_f64() / d).trunc()),
        },
        ScalarOp::Mod => |x, d| through::<T>(x.to_i128(), d, wide_modulo, real::modulo, x.to_f64(), d),
        ScalarOp::Rem => |x, d| through::<T>(x.to_i128(), d, wide_remainder, real::remainder, x.to_f64(), d),
        ScalarOp::Power => power_double,
        ScalarOp::Min => |x, d| {
            if compare_with_double(x.to_i128(), d).is_some_and(Ordering::is_gt) { T::from_f64(d) } else { x }
        },
        ScalarOp::Max => |x, d| {
            if compare_with_double(x.to_i128(), d).is_some_and(Ordering::is_lt) { T::from_f64(d) } else { x }
        },
        ScalarOp::Bitand => |x, d| x.bitand(T::from_f64(d)),
        ScalarOp::Bitor => |x, d| x.bitor(T::from_f64(d)),
        ScalarOp::Bitxor => |x, d| x.bitxor(T::from_f64(d)),
        ScalarOp::Bitshift => |x, d| shift(x, d as i128),
        ScalarOp::Gcd => |x, d| gcd(x, T::from_f64(d)),
        ScalarOp::Lcm => |x, d| lcm(x, T::from_f64(d)),
        _ => return None,
    })
}

/// The operation on a double and an integer.
pub fn double_with<T: Int>(op: ScalarOp) -> Option<fn(f64, T) -> T> {
    Some(match op {
        ScalarOp::Plus => |d, x| plus_double(x, d),
        ScalarOp::Minus => minus_from_double,
        ScalarOp::Times => |d, x| times_double(x, d),
        ScalarOp::Rdivide => divide_double,
        ScalarOp::Ldivide => |d, x| divide_by_double(x, d),
        ScalarOp::Idivide => |d, x| match whole(d) {
            Some(d) => truncated_quotient(d, x.to_i128()),
            None => T::from_f64((d / x.to_f64()).trunc()),
        },
        ScalarOp::Mod => |d, x| from_double::<T>(d, x.to_i128(), wide_modulo, real::modulo, x.to_f64()),
        ScalarOp::Rem => |d, x| from_double::<T>(d, x.to_i128(), wide_remainder, real::remainder, x.to_f64()),
        ScalarOp::Power => |d, x| T::from_f64(real::power(d, x.to_f64())),
        ScalarOp::Min => |d, x| {
            if compare_with_double(x.to_i128(), d).is_some_and(Ordering::is_gt) { T::from_f64(d) } else { x }
        },
        ScalarOp::Max => |d, x| {
            if compare_with_double(x.to_i128(), d).is_some_and(Ordering::is_lt) { T::from_f64(d) } else { x }
        },
        ScalarOp::Bitand => |d, x| x.bitand(T::from_f64(d)),
        ScalarOp::Bitor => |d, x| x.bitor(T::from_f64(d)),
        ScalarOp::Bitxor => |d, x| x.bitxor(T::from_f64(d)),
        ScalarOp::Bitshift => |d, n| shift(T::from_f64(d), n.to_i128()),
        ScalarOp::Gcd => |d, x| gcd(T::from_f64(d), x),
        ScalarOp::Lcm => |d, x| lcm(T::from_f64(d), x),
        _ => return None,
    })
}

/// Whether `base .^ exponent` is defined for an integer base: MATLAB wants a non-negative integer
/// exponent ("Integers can only be raised to positive integral powers.").
pub fn power_is_defined(exponent: f64) -> bool {
    exponent >= 0.0 && exponent.fract() == 0.0
}

/// How `idivide` rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// Towards zero, the default.
    Fix,
    /// Half away from zero.
    Round,
    /// Down.
    Floor,
    /// Up.
    Ceil,
}

/// `idivide(x, y, option)`.
pub fn idivide_with<T: Int>(x: T, y: T, rounding: Rounding) -> T {
    let (a, b) = (x.to_i128(), y.to_i128());
    match rounding {
        Rounding::Fix => truncated_quotient(a, b),
        Rounding::Round => T::from_i128(rounded_quotient(a, b)),
        _ if b == 0 => truncated_quotient(a, b),
        Rounding::Floor => T::from_i128(a.div_euclid(b) - i128::from(b < 0 && a.rem_euclid(b) != 0)),
        Rounding::Ceil => T::from_i128(a.div_euclid(b) + i128::from(b > 0 && a.rem_euclid(b) != 0)),
    }
}

fn idivide<T: Int>(x: T, y: T) -> T {
    truncated_quotient(x.to_i128(), y.to_i128())
}

/// `a/b` towards zero; saturates for `b = 0` with the sign of `a`, `0/0` is 0.
fn truncated_quotient<T: Int>(a: i128, b: i128) -> T {
    if b == 0 {
        T::from_i128(a.signum() * i128::MAX)
    } else {
        T::from_i128(a.checked_div(b).unwrap_or(i128::MAX))
    }
}

/// `a/b` rounded half away from zero; huge with the sign of `a` for `b = 0`, `0/0` is 0.
fn rounded_quotient(a: i128, b: i128) -> i128 {
    if b == 0 {
        return a.signum() * i128::MAX;
    }
    let (q, r) = (a.checked_div(b).unwrap_or(i128::MAX), a.checked_rem(b).unwrap_or(0));
    if r.unsigned_abs() >= b.unsigned_abs() - r.unsigned_abs() { q + a.signum() * b.signum() } else { q }
}

fn rdivide<T: Int>(x: T, y: T) -> T {
    if T::WIDE {
        T::from_i128(rounded_quotient(x.to_i128(), y.to_i128()))
    } else {
        T::from_f64(x.to_f64() / y.to_f64())
    }
}

fn modulo<T: Int>(x: T, y: T) -> T {
    let zero = T::default();
    if y == zero {
        return x;
    }
    let r = x.remainder(y);
    // Opposite signs: the sum cannot overflow.
    if r != zero && (r < zero) != (y < zero) { r.plus(y) } else { r }
}

fn wide_modulo(x: i128, y: i128) -> i128 {
    if y == 0 { x } else { ((x % y) + y) % y }
}

fn wide_remainder(x: i128, y: i128) -> i128 {
    if y == 0 { 0 } else { x % y }
}

/// `mod` or `rem` of an integer and a double: exact where the double is whole.
fn through<T: Int>(
    x: i128,
    d: f64,
    exact: fn(i128, i128) -> i128,
    rounded: fn(f64, f64) -> f64,
    xf: f64,
    df: f64,
) -> T {
    match whole(d) {
        Some(d) => T::from_i128(exact(x, d)),
        None => T::from_f64(rounded(xf, df)),
    }
}

/// `mod` or `rem` of a double and an integer: exact where the double is whole.
fn from_double<T: Int>(
    d: f64,
    x: i128,
    exact: fn(i128, i128) -> i128,
    rounded: fn(f64, f64) -> f64,
    xf: f64,
) -> T {
    match whole(d) {
        Some(d) => T::from_i128(exact(d, x)),
        None => T::from_f64(rounded(d, xf)),
    }
}

fn gcd<T: Int>(x: T, y: T) -> T {
    let (mut a, mut b) = (x.to_i128().abs(), y.to_i128().abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    T::from_i128(a)
}

fn lcm<T: Int>(x: T, y: T) -> T {
    let (a, b) = (x.to_i128().abs(), y.to_i128().abs());
    let g = gcd(x, y).to_i128();
    if g == 0 { T::default() } else { T::from_i128((a / g).checked_mul(b).unwrap_or(i128::MAX)) }
}

fn shift<T: Int>(x: T, n: i128) -> T {
    let k = n.unsigned_abs().min(128) as u32;
    if n >= 0 { x.shift_left(k) } else { x.shift_right(k) }
}

fn power<T: Int>(x: T, y: T) -> T {
    if y < T::default() {
        return T::from_f64(x.to_f64().powf(y.to_f64()));
    }
    whole_power(x, y.to_i128())
}

/// By squaring; once the base saturates so does the result.
fn whole_power<T: Int>(mut x: T, mut n: i128) -> T {
    let mut r = T::from_i128(1);
    while n > 0 {
        if n & 1 == 1 {
            r = r.times(x);
        }
        x = x.times(x);
        n >>= 1;
    }
    r
}

fn power_double<T: Int>(x: T, d: f64) -> T {
    match whole(d) {
        Some(n) if n >= 0 => whole_power(x, n),
        _ => T::from_f64(real::power(x.to_f64(), d)),
    }
}

/// A double that is an integer of modulus below 2^100, as such.
fn whole(d: f64) -> Option<i128> {
    (d.fract() == 0.0 && d.abs() < 1.2676506002282294e30).then_some(d as i128)
}

/// `m * 2^e` with an integer `m` of at most 53 bits, for a finite `d`.
fn decompose(d: f64) -> (i128, i32) {
    let bits = d.to_bits();
    let exponent = ((bits >> 52) & 0x7ff) as i32;
    let fraction = (bits & 0xf_ffff_ffff_ffff) as i128;
    let m = if exponent == 0 { fraction } else { fraction | 1 << 52 };
    (if d < 0.0 { -m } else { m }, exponent.max(1) - 1075)
}

/// `p * 2^e` rounded half away from zero, saturated to wide integers.
fn scaled(p: i128, e: i32) -> i128 {
    if p == 0 {
        0
    } else if e >= 0 {
        let room = p.unsigned_abs().leading_zeros() as i32 - 1;
        if e < room { p << e } else { p.signum() * i128::MAX }
    } else if e < -126 {
        0
    } else {
        rounded_quotient(p, 1 << -e)
    }
}

fn plus_double<T: Int>(x: T, d: f64) -> T {
    if !T::WIDE || !d.is_finite() || d.abs() > 1e30 {
        return T::from_f64(x.to_f64() + d);
    }
    let floor = d.floor();
    let (sum, rest) = (x.to_i128() + floor as i128, d - floor);
    let up = rest > 0.5 || (rest == 0.5 && sum >= 0);
    T::from_i128(sum + i128::from(up))
}

fn minus_from_double<T: Int>(d: f64, x: T) -> T {
    if !T::WIDE || !d.is_finite() || d.abs() > 1e30 {
        return T::from_f64(d - x.to_f64());
    }
    let floor = d.floor();
    let (sum, rest) = (floor as i128 - x.to_i128(), d - floor);
    let up = rest > 0.5 || (rest == 0.5 && sum >= 0);
    T::from_i128(sum + i128::from(up))
}

fn times_double<T: Int>(x: T, d: f64) -> T {
    if !T::WIDE || !d.is_finite() {
        return T::from_f64(x.to_f64() * d);
    }
    let (m, e) = decompose(d);
    T::from_i128(scaled(x.to_i128() * m, e))
}

fn divide_by_double<T: Int>(x: T, d: f64) -> T {
    match whole(d) {
        Some(d) if T::WIDE => T::from_i128(rounded_quotient(x.to_i128(), d)),
        _ if T::WIDE && d.is_finite() && d != 0.0 => {
            let (m, e) = decompose(d);
            if (-62..0).contains(&e) {
                T::from_i128(rounded_quotient(x.to_i128() << -e, m))
            } else {
                T::from_f64(x.to_f64() / d)
            }
        }
        _ => T::from_f64(x.to_f64() / d),
    }
}

fn divide_double<T: Int>(d: f64, x: T) -> T {
    match whole(d) {
        Some(d) if T::WIDE => T::from_i128(rounded_quotient(d, x.to_i128())),
        _ => T::from_f64(d / x.to_f64()),
    }
}
