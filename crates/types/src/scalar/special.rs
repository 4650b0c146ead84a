//! Special functions on doubles. The gamma and error functions are those of crate `libm`, which
//! is the same on every machine; C programs call them through the runtime library, because C
//! libraries differ in the last digits.

use std::sync::LazyLock;

/// `n!` for n = 0..=170, each correctly rounded: products are kept as a sum of two doubles.
static FACTORIALS: LazyLock<[f64; 171]> = LazyLock::new(|| {
    let mut table = [1.0; 171];
    let (mut hi, mut lo) = (1.0f64, 0.0f64);
    for (n, entry) in table.iter_mut().enumerate().skip(1) {
        let f = n as f64;
        let p = hi * f;
        let err = hi.mul_add(f, -p) + lo * f;
        hi = p + err;
        lo = err - (hi - p);
        *entry = hi;
    }
    table
});

/// The gamma function: infinite at the poles (`gamma(-0)` is -Inf), NaN at -Inf.
pub fn gamma(x: f64) -> f64 {
    if x == 0.0 {
        return 1.0 / x;
    }
    if x.fract() == 0.0 {
        if x < 0.0 {
            return f64::INFINITY;
        }
        return FACTORIALS.get(x as usize - 1).copied().unwrap_or(f64::INFINITY);
    }
    if x == f64::NEG_INFINITY { f64::NAN } else { libm::tgamma(x) }
}

/// The logarithm of the gamma function, of its modulus where `x` is negative.
pub fn gammaln(x: f64) -> f64 {
    libm::lgamma(x)
}

/// `n!`; NaN for what is not a non-negative integer.
pub fn factorial(x: f64) -> f64 {
    if x == f64::INFINITY {
        x
    } else if x < 0.0 || x.fract() != 0.0 {
        f64::NAN
    } else {
        gamma(x + 1.0)
    }
}

/// A rising function that is `n!` at integers, for bounds.
pub fn factorial_bound(x: f64) -> f64 {
    gamma(x.floor() + 1.0)
}

/// The error function.
pub fn erf(x: f64) -> f64 {
    libm::erf(x)
}

/// The complementary error function.
pub fn erfc(x: f64) -> f64 {
    libm::erfc(x)
}

/// The scaled complementary error function `exp(x^2) * erfc(x)`; for large `x` by its continued
/// fraction, since the factors over- and underflow.
pub fn erfcx(x: f64) -> f64 {
    if x < 10.0 {
        return (x * x).exp() * libm::erfc(x);
    }
    let mut tail = 0.0;
    for k in (1..=30).rev() {
        tail = f64::from(k) * 0.5 / (x + tail);
    }
    0.5641895835477563 / (x + tail)
}

/// A point near the inverse error function of `1 - q`, `0 < q <= 1` (Winitzki's formula).
fn start(q: f64) -> f64 {
    const A: f64 = 0.147;
    // ln(1 - (1-q)^2) without cancellation.
    let l = (q * (2.0 - q)).ln();
    let t = 2.0 / (std::f64::consts::PI * A) + 0.5 * l;
    ((t * t - l / A).sqrt() - t).max(0.0).sqrt()
}

/// Halley's method on `erf(x) = 1 - q`; `value(x)` is the difference. It converges cubically.
fn refine(mut x: f64, difference: impl Fn(f64) -> f64) -> f64 {
    for _ in 0..4 {
        let slope = std::f64::consts::FRAC_2_SQRT_PI * (-x * x).exp();
        let newton = difference(x) / slope;
        let step = newton / (1.0 + x * newton);
        if !step.is_finite() || step == 0.0 {
            break;
        }
        x -= step;
    }
    x
}

/// The inverse of [`erf`]; infinite at -1 and 1, NaN outside.
pub fn erfinv(y: f64) -> f64 {
    let a = y.abs();
    if a > 0.5 {
        return erfcinv(1.0 - a).copysign(y);
    }
    if a == 0.0 || a.is_nan() {
        return y;
    }
    refine(start(1.0 - a), |x| libm::erf(x) - a).copysign(y)
}

/// The inverse of [`erfc`]; infinite at 0 and 2, NaN outside.
pub fn erfcinv(q: f64) -> f64 {
    if !(0.0..=2.0).contains(&q) {
        f64::NAN
    } else if q == 0.0 {
        f64::INFINITY
    } else if q > 1.5 {
        -erfcinv(2.0 - q)
    } else if q > 0.5 {
        erfinv(1.0 - q)
    } else {
        refine(start(q), |x| q - libm::erfc(x))
    }
}
