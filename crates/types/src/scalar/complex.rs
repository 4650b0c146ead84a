//! Elementary functions on complex doubles, accurate near branch points and without needless
//! overflow. They do not narrow results to real: the array kernels do.
//!
//! Branch cuts are MATLAB's. A zero imaginary part carries no sign in MATLAB, so on a cut the
//! value is that of the documented formula, e.g. `asin(2) = pi/2 - 1.3170i`.
//! Source: Kahan, "Branch Cuts for Complex Elementary Functions" (inverse functions, `tanh`);
//! Smith's division; C99 annex G is not followed for infinities.

use super::real;
use num_complex::Complex64;
use std::f64::consts::{FRAC_PI_2, LN_2, LN_10, PI};

/// Shorthand for a complex number.
fn c(re: f64, im: f64) -> Complex64 {
    Complex64::new(re, im)
}

/// `i * z`.
fn mul_i(z: Complex64) -> Complex64 {
    c(-z.im, z.re)
}

/// `-i * z`.
fn div_i(z: Complex64) -> Complex64 {
    c(z.im, -z.re)
}

/// `z` on the side of the cut where MATLAB puts a zero imaginary part.
fn on_cut(z: Complex64, zero: f64) -> Complex64 {
    if z.im == 0.0 { c(z.re, zero) } else { z }
}

/// What an inverse function gives of what is not a number, if `z` is none. A real one stays real, as it does where
/// all of an array is: one element outside the domain must not change the others.
fn not_a_number(z: Complex64) -> Option<Complex64> {
    let im = if z.im == 0.0 { 0.0 } else { f64::NAN };
    z.is_nan().then_some(c(f64::NAN, im))
}

/// Sum.
pub fn plus(x: Complex64, y: Complex64) -> Complex64 {
    c(x.re + y.re, x.im + y.im)
}

/// Difference.
pub fn minus(x: Complex64, y: Complex64) -> Complex64 {
    c(x.re - y.re, x.im - y.im)
}

/// Product by the textbook formula; a real factor multiplies both parts, which keeps the sign of a
/// zero part.
pub fn times(x: Complex64, y: Complex64) -> Complex64 {
    if y.im == 0.0 {
        return c(x.re * y.re, x.im * y.re);
    }
    if x.im == 0.0 {
        return c(x.re * y.re, x.re * y.im);
    }
    c(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re)
}

/// Quotient by Smith's method; a real divisor divides both parts.
pub fn rdivide(x: Complex64, y: Complex64) -> Complex64 {
    if y.im == 0.0 {
        return c(x.re / y.re, x.im / y.re);
    }
    if y.re.abs() < y.im.abs() {
        let r = y.re / y.im;
        let d = y.re * r + y.im;
        c((x.re * r + x.im) / d, (x.im * r - x.re) / d)
    } else {
        let r = y.im / y.re;
        let d = y.im * r + y.re;
        c((x.im * r + x.re) / d, (x.im - x.re * r) / d)
    }
}

/// Left division.
pub fn ldivide(x: Complex64, y: Complex64) -> Complex64 {
    rdivide(y, x)
}

/// Negation.
pub fn uminus(z: Complex64) -> Complex64 {
    c(-z.re, -z.im)
}

/// The number itself.
pub fn uplus(z: Complex64) -> Complex64 {
    z
}

/// Conjugate.
pub fn conj(z: Complex64) -> Complex64 {
    c(z.re, -z.im)
}

/// Real part.
pub fn re(z: Complex64) -> f64 {
    z.re
}

/// Imaginary part.
pub fn im(z: Complex64) -> f64 {
    z.im
}

/// Modulus.
pub fn abs(z: Complex64) -> f64 {
    z.re.hypot(z.im)
}

/// Phase in (-pi, pi].
pub fn angle(z: Complex64) -> f64 {
    z.im.atan2(z.re)
}

/// `z/|z|`, 0 for 0.
pub fn sign(z: Complex64) -> Complex64 {
    let r = abs(z);
    if r == 0.0 { c(0.0, 0.0) } else { c(z.re / r, z.im / r) }
}

/// Both parts rounded down.
pub fn floor(z: Complex64) -> Complex64 {
    c(z.re.floor(), z.im.floor())
}

/// Both parts rounded up.
pub fn ceil(z: Complex64) -> Complex64 {
    c(z.re.ceil(), z.im.ceil())
}

/// Both parts rounded to the nearest integer.
pub fn round(z: Complex64) -> Complex64 {
    c(z.re.round(), z.im.round())
}

/// Both parts rounded towards zero.
pub fn fix(z: Complex64) -> Complex64 {
    c(z.re.trunc(), z.im.trunc())
}

/// Whether either part is NaN.
pub fn isnan(z: Complex64) -> f64 {
    real::truth(z.re.is_nan() || z.im.is_nan())
}

/// Whether either part is infinite.
pub fn isinf(z: Complex64) -> f64 {
    real::truth(z.re.is_infinite() || z.im.is_infinite())
}

/// Whether both parts are finite.
pub fn isfinite(z: Complex64) -> f64 {
    real::truth(z.re.is_finite() && z.im.is_finite())
}

/// Equality of both parts.
pub fn eq(x: Complex64, y: Complex64) -> f64 {
    real::truth(x == y)
}

/// Inequality of some part.
pub fn ne(x: Complex64, y: Complex64) -> f64 {
    real::truth(x != y)
}

/// `<` on real parts, as MATLAB does.
pub fn lt(x: Complex64, y: Complex64) -> f64 {
    real::truth(x.re < y.re)
}

/// `<=` on real parts.
pub fn le(x: Complex64, y: Complex64) -> f64 {
    real::truth(x.re <= y.re)
}

/// `>` on real parts.
pub fn gt(x: Complex64, y: Complex64) -> f64 {
    real::truth(x.re > y.re)
}

/// `>=` on real parts.
pub fn ge(x: Complex64, y: Complex64) -> f64 {
    real::truth(x.re >= y.re)
}

/// By modulus, then by phase: whether `x` comes before `y`.
fn before(x: Complex64, y: Complex64) -> bool {
    let (a, b) = (abs(x), abs(y));
    a < b || (a == b && angle(x) < angle(y))
}

/// The lesser by modulus, then phase; NaN is passed over.
pub fn min(x: Complex64, y: Complex64) -> Complex64 {
    if x.is_nan() || (!y.is_nan() && before(y, x)) { y } else { x }
}

/// The greater by modulus, then phase; NaN is passed over.
pub fn max(x: Complex64, y: Complex64) -> Complex64 {
    if x.is_nan() || (!y.is_nan() && before(x, y)) { y } else { x }
}

/// `hypot` of the moduli.
pub fn hypot(x: Complex64, y: Complex64) -> f64 {
    abs(x).hypot(abs(y))
}

/// Square root with non-negative real part; a negative real number's root is on the positive
/// imaginary axis.
pub fn sqrt(z: Complex64) -> Complex64 {
    if let Some(nan) = not_a_number(z) {
        return nan;
    }
    let z = on_cut(z, 0.0);
    if z.re == 0.0 && z.im == 0.0 {
        return c(0.0, 0.0);
    }
    if z.im.is_infinite() {
        return c(f64::INFINITY, z.im);
    }
    let huge = z.re.abs() > 4e307 || z.im.abs() > 4e307;
    let (a, b) = if huge { (z.re / 16.0, z.im / 16.0) } else { (z.re, z.im) };
    let t = ((a.abs() + a.hypot(b)) / 2.0).sqrt();
    let (re, im) = if a >= 0.0 { (t, b / (2.0 * t)) } else { (b.abs() / (2.0 * t), t.copysign(b)) };
    if huge { c(re * 4.0, im * 4.0) } else { c(re, im) }
}

/// Exponential.
pub fn exp(z: Complex64) -> Complex64 {
    let r = z.re.exp();
    if z.im == 0.0 { c(r, 0.0) } else { c(r * z.im.cos(), r * z.im.sin()) }
}

/// `exp(z) - 1` without cancellation.
pub fn expm1(z: Complex64) -> Complex64 {
    if z.im == 0.0 {
        return c(z.re.exp_m1(), 0.0);
    }
    let h = (z.im / 2.0).sin();
    c(z.re.exp_m1() * z.im.cos() - 2.0 * h * h, z.re.exp() * z.im.sin())
}

/// Logarithm of the modulus, without cancellation near modulus 1.
fn ln_abs(z: Complex64) -> f64 {
    let (a, b) = (z.re.abs().max(z.im.abs()), z.re.abs().min(z.im.abs()));
    if b == 0.0 {
        a.ln()
    } else if (0.5..2.0).contains(&a) {
        0.5 * ((a - 1.0) * (a + 1.0) + b * b).ln_1p()
    } else {
        a.hypot(b).ln()
    }
}

/// Natural logarithm.
pub fn log(z: Complex64) -> Complex64 {
    if let Some(nan) = not_a_number(z) {
        return nan;
    }
    let z = on_cut(z, 0.0);
    c(ln_abs(z), angle(z))
}

/// `log(1 + z)` without cancellation.
pub fn log1p(z: Complex64) -> Complex64 {
    if let Some(nan) = not_a_number(z) {
        return nan;
    }
    let z = on_cut(z, 0.0);
    let s = z.re * (2.0 + z.re) + z.im * z.im;
    let w = c(1.0 + z.re, z.im);
    let re = if s.abs() < 1.0 { 0.5 * s.ln_1p() } else { ln_abs(w) };
    c(re, angle(w))
}

/// Logarithm to base 2.
pub fn log2(z: Complex64) -> Complex64 {
    let w = log(z);
    c(if z.im == 0.0 { z.re.abs().log2() } else { w.re / LN_2 }, w.im / LN_2)
}

/// Logarithm to base 10.
pub fn log10(z: Complex64) -> Complex64 {
    let w = log(z);
    c(if z.im == 0.0 { z.re.abs().log10() } else { w.re / LN_10 }, w.im / LN_10)
}

/// Hyperbolic sine.
pub fn sinh(z: Complex64) -> Complex64 {
    if z.im == 0.0 {
        return c(z.re.sinh(), 0.0);
    }
    c(z.re.sinh() * z.im.cos(), z.re.cosh() * z.im.sin())
}

/// Hyperbolic cosine.
pub fn cosh(z: Complex64) -> Complex64 {
    if z.im == 0.0 {
        return c(z.re.cosh(), 0.0);
    }
    c(z.re.cosh() * z.im.cos(), z.re.sinh() * z.im.sin())
}

/// Hyperbolic tangent.
pub fn tanh(z: Complex64) -> Complex64 {
    if z.im == 0.0 {
        return c(z.re.tanh(), 0.0);
    }
    if z.re.abs() > 22.0 {
        return c(1.0f64.copysign(z.re), 4.0 * z.im.sin() * z.im.cos() * (-2.0 * z.re.abs()).exp());
    }
    let t = z.im.tan();
    let beta = 1.0 + t * t;
    let s = z.re.sinh();
    let rho = (1.0 + s * s).sqrt();
    let d = 1.0 + beta * s * s;
    c(beta * rho * s / d, t / d)
}

/// Sine.
pub fn sin(z: Complex64) -> Complex64 {
    div_i(sinh(mul_i(z)))
}

/// Cosine.
pub fn cos(z: Complex64) -> Complex64 {
    cosh(mul_i(z))
}

/// Tangent.
pub fn tan(z: Complex64) -> Complex64 {
    div_i(tanh(mul_i(z)))
}

/// Square root that keeps the sign of a zero imaginary part: what the formulas below need.
fn root(z: Complex64) -> Complex64 {
    let r = sqrt(z);
    if z.im == 0.0 {
        let t = z.re.abs().sqrt();
        return if z.re >= 0.0 { c(t, z.im) } else { c(0.0, t.copysign(z.im)) };
    }
    r
}

/// Inverse sine.
pub fn asin(z: Complex64) -> Complex64 {
    if let Some(nan) = not_a_number(z) {
        return nan;
    }
    let z = on_cut(z, if z.re > 0.0 { -0.0 } else { 0.0 });
    let (m, p) = (root(c(1.0 - z.re, -z.im)), root(c(1.0 + z.re, z.im)));
    // The angle of what is infinite: there the product is none.
    let re = if z.re.is_infinite() { z.re.atan2(z.im.abs()) } else { z.re.atan2(times(m, p).re) };
    c(re, real::asinh(times(conj(m), p).im))
}

/// Inverse cosine.
pub fn acos(z: Complex64) -> Complex64 {
    if let Some(nan) = not_a_number(z) {
        return nan;
    }
    let z = on_cut(z, if z.re > 0.0 { -0.0 } else { 0.0 });
    let (m, p) = (root(c(1.0 - z.re, -z.im)), root(c(1.0 + z.re, z.im)));
    c(2.0 * m.re.atan2(p.re), real::asinh(times(conj(p), m).im))
}

/// Inverse hyperbolic cosine.
pub fn acosh(z: Complex64) -> Complex64 {
    if let Some(nan) = not_a_number(z) {
        return nan;
    }
    let z = on_cut(z, 0.0);
    let (m, p) = (root(c(z.re - 1.0, z.im)), root(c(z.re + 1.0, z.im)));
    c(real::asinh(times(conj(m), p).re), 2.0 * m.im.atan2(p.re))
}

/// Inverse hyperbolic sine.
pub fn asinh(z: Complex64) -> Complex64 {
    if z.im == 0.0 {
        return c(real::asinh(z.re), 0.0);
    }
    // asinh(z) = i * asin(-i z)
    mul_i(asin(div_i(z)))
}

/// Inverse hyperbolic tangent.
pub fn atanh(z: Complex64) -> Complex64 {
    if let Some(nan) = not_a_number(z) {
        return nan;
    }
    let z = on_cut(z, 0.0);
    let (x, y) = (z.re, z.im);
    if x.abs() > 1e150 || y.abs() > 1e150 {
        return c(0.0f64.copysign(x), FRAC_PI_2.copysign(y));
    }
    let a = x.abs();
    let d = (1.0 - a) * (1.0 - a) + y * y;
    let re = 0.25 * (4.0 * a / d).ln_1p();
    let im = 0.5 * (2.0 * y).atan2((1.0 - x) * (1.0 + x) - y * y);
    c(re.copysign(x), im)
}

/// Inverse tangent.
pub fn atan(z: Complex64) -> Complex64 {
    if z.im == 0.0 {
        return c(z.re.atan(), 0.0);
    }
    div_i(atanh(mul_i(z)))
}

/// `1/z`; that of a real number is real, of zero too.
fn reciprocal(z: Complex64) -> Complex64 {
    if z.im == 0.0 { c(1.0 / z.re, 0.0) } else { rdivide(c(1.0, 0.0), z) }
}

/// Secant.
pub fn sec(z: Complex64) -> Complex64 {
    reciprocal(cos(z))
}

/// Cosecant.
pub fn csc(z: Complex64) -> Complex64 {
    reciprocal(sin(z))
}

/// Cotangent.
pub fn cot(z: Complex64) -> Complex64 {
    reciprocal(tan(z))
}

/// Hyperbolic secant.
pub fn sech(z: Complex64) -> Complex64 {
    reciprocal(cosh(z))
}

/// Hyperbolic cosecant.
pub fn csch(z: Complex64) -> Complex64 {
    reciprocal(sinh(z))
}

/// Hyperbolic cotangent.
pub fn coth(z: Complex64) -> Complex64 {
    reciprocal(tanh(z))
}

/// Inverse secant.
pub fn asec(z: Complex64) -> Complex64 {
    acos(reciprocal(z))
}

/// Inverse cosecant.
pub fn acsc(z: Complex64) -> Complex64 {
    asin(reciprocal(z))
}

/// Inverse cotangent.
pub fn acot(z: Complex64) -> Complex64 {
    atan(reciprocal(z))
}

/// Inverse hyperbolic secant.
pub fn asech(z: Complex64) -> Complex64 {
    acosh(reciprocal(z))
}

/// Inverse hyperbolic cosecant.
pub fn acsch(z: Complex64) -> Complex64 {
    asinh(reciprocal(z))
}

/// Inverse hyperbolic cotangent.
pub fn acoth(z: Complex64) -> Complex64 {
    atanh(reciprocal(z))
}

/// Degrees to radians.
pub fn deg2rad(z: Complex64) -> Complex64 {
    c((PI / 180.0) * z.re, (PI / 180.0) * z.im)
}

/// Sine of degrees: the real part of the angle is reduced exactly.
pub fn sind(z: Complex64) -> Complex64 {
    let y = PI / 180.0 * z.im;
    c(super::real::sind(z.re) * y.cosh(), super::real::cosd(z.re) * y.sinh())
}

/// Cosine of degrees.
pub fn cosd(z: Complex64) -> Complex64 {
    let y = PI / 180.0 * z.im;
    c(super::real::cosd(z.re) * y.cosh(), -super::real::sind(z.re) * y.sinh())
}

/// Tangent of degrees.
pub fn tand(z: Complex64) -> Complex64 {
    if z.im == 0.0 { c(super::real::tand(z.re), z.im) } else { tan(deg2rad(z)) }
}

/// Radians to degrees.
pub fn rad2deg(z: Complex64) -> Complex64 {
    c((180.0 / PI) * z.re, (180.0 / PI) * z.im)
}

/// `z^n` for a whole `n >= 0` by squaring.
fn whole_power(mut z: Complex64, mut n: u32) -> Complex64 {
    let mut r = if n % 2 == 1 { z } else { c(1.0, 0.0) };
    n /= 2;
    while n > 0 {
        z = times(z, z);
        if n % 2 == 1 {
            r = times(r, z);
        }
        n /= 2;
    }
    r
}

/// `z .^ w`: by squaring for integers up to 1024, else through the logarithm.
pub fn power(z: Complex64, w: Complex64) -> Complex64 {
    if w.im == 0.0 && w.re.fract() == 0.0 && w.re.abs() <= 1024.0 {
        let p = whole_power(z, w.re.abs() as u32);
        return if w.re < 0.0 { reciprocal(p) } else { p };
    }
    if z.re == 0.0 && z.im == 0.0 {
        return if w.re > 0.0 { c(0.0, 0.0) } else { c(f64::INFINITY, 0.0) };
    }
    if z.im == 0.0 && w.im == 0.0 && z.re > 0.0 {
        return c(real::power(z.re, w.re), 0.0);
    }
    let l = log(z);
    if w.im == 0.0 {
        let (r, t) = (if z.im == 0.0 { z.re.abs().powf(w.re) } else { (w.re * l.re).exp() }, w.re * l.im);
        return c(r * t.cos(), r * t.sin());
    }
    exp(times(w, l))
}
