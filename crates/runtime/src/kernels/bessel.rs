//! Bessel functions of real order and real argument.
//!
//! Ratios of neighbouring orders come from continued fractions, the size from Temme's series (small
//! arguments) or from a second continued fraction; for arguments far beyond the order Hankel's
//! asymptotic expansion is used.
//! Source: N. M. Temme, "On the numerical evaluation of the ordinary Bessel function of the second
//! kind", J. Comput. Phys. 21 (1976); I. J. Thompson and A. R. Barnett, "Coulomb and Bessel functions of
//! complex arguments and order", J. Comput. Phys. 64 (1986); Abramowitz and Stegun, 6.1.34, 9.2.

use std::f64::consts::PI;

const TINY: f64 = 1e-300;
const MOST_STEPS: usize = 200_000;

/// Coefficients of 1/gamma(1 + z) in powers of z.
const RECIPROCAL_GAMMA: [f64; 25] = [
    1.0,
    0.577_215_664_901_532_9,
    -0.655_878_071_520_253_8,
    -0.042_002_635_034_095_2,
    0.166_538_611_382_291_5,
    -0.042_197_734_555_544_3,
    -0.009_621_971_527_877_0,
    0.007_218_943_246_663_0,
    -0.001_165_167_591_859_1,
    -0.000_215_241_674_114_9,
    0.000_128_050_282_388_2,
    -0.000_020_134_854_780_7,
    -0.000_001_250_493_482_1,
    0.000_001_133_027_232_0,
    -0.000_000_205_633_841_7,
    0.000_000_006_116_095_0,
    0.000_000_005_002_007_5,
    -0.000_000_001_181_274_6,
    0.000_000_000_104_342_7,
    0.000_000_000_007_782_3,
    -0.000_000_000_003_696_8,
    0.000_000_000_000_510_0,
    -0.000_000_000_000_020_6,
    -0.000_000_000_000_005_4,
    0.000_000_000_000_001_4,
];

/// The even and the odd part of 1/gamma(1 + m): `1/gamma(1 + m) = even - m * odd`.
fn reciprocal_gamma(m: f64) -> (f64, f64) {
    let part =
        |start: usize| RECIPROCAL_GAMMA.iter().skip(start).step_by(2).rev().fold(0.0, |s, c| s * m * m + c);
    (part(0), -part(1))
}

fn quotient(value: f64, by: f64) -> f64 {
    if by.abs() < f64::EPSILON { 1.0 } else { value / by }
}

/// What Temme's series start from.
struct Start {
    fact: f64,
    even: f64,
    odd: f64,
    plus: f64,
    minus: f64,
    log: f64,
    e: f64,
    sinh: f64,
}

fn start(m: f64, half: f64) -> Start {
    let (even, odd) = reciprocal_gamma(m);
    let log = -half.ln();
    let e = m * log;
    Start {
        fact: quotient(PI * m, (PI * m).sin()),
        even,
        odd,
        plus: even - m * odd,
        minus: even + m * odd,
        log,
        e,
        sinh: quotient(e.sinh(), e),
    }
}

/// J and Y of order `nu >= 0` at `x > 0`.
pub(super) fn jy(nu: f64, x: f64) -> (f64, f64) {
    if x > 30.0 + nu * nu / 2.0 {
        return hankel(nu, x);
    }
    let down = if x < 2.0 { (nu + 0.5).floor() } else { (nu - x + 1.5).floor().max(0.0) };
    let m = nu - down;
    let (inverse, twice) = (1.0 / x, 2.0 / x);
    // J'/J at order nu.
    let (mut sign, mut h) = (1.0, (nu * inverse).max(TINY));
    let (mut b, mut d, mut c) = (twice * nu, 0.0, h);
    for _ in 0..MOST_STEPS {
        b += twice;
        d = b - d;
        d = 1.0 / if d.abs() < TINY { TINY } else { d };
        c = b - 1.0 / c;
        c = if c.abs() < TINY { TINY } else { c };
        let step = c * d;
        h *= step;
        if d < 0.0 {
            sign = -sign;
        }
        if (step - 1.0).abs() < f64::EPSILON {
            break;
        }
    }
    let first = sign * TINY;
    let (mut j, mut dj, mut fact) = (first, h * first, nu * inverse);
    for _ in 0..down as usize {
        let lower = fact * j + dj;
        fact -= inverse;
        dj = fact * lower - j;
        j = lower;
    }
    let j = if j == 0.0 { f64::EPSILON } else { j };
    let f = dj / j;
    let w = twice / PI;
    let (j_low, mut y, mut y1) = if x < 2.0 { series_jy(m, x, f, w) } else { fraction_jy(m, x, f, w, j) };
    for i in 1..=down as usize {
        let next = (m + i as f64) * twice * y1 - y;
        y = y1;
        y1 = next;
    }
    (first * (j_low / j), y)
}

/// J, Y of order `m` and Y of order `m + 1` by Temme's series.
fn series_jy(m: f64, x: f64, f: f64, w: f64) -> (f64, f64, f64) {
    let half = x / 2.0;
    let s = start(m, half);
    let mut ff = 2.0 / PI * s.fact * (s.odd * s.e.cosh() + s.even * s.sinh * s.log);
    let e = s.e.exp();
    let (mut p, mut q) = (e / (s.plus * PI), 1.0 / (e * PI * s.minus));
    let angle = PI * m / 2.0;
    let r = PI * angle * quotient(angle.sin(), angle).powi(2);
    let (mut c, d) = (1.0, -half * half);
    let (mut sum, mut sum1) = (ff + r * q, p);
    for i in 1..MOST_STEPS {
        let i = i as f64;
        ff = (i * ff + p + q) / (i * i - m * m);
        c *= d / i;
        p /= i - m;
        q /= i + m;
        let step = c * (ff + r * q);
        sum += step;
        sum1 += c * p - i * step;
        if step.abs() < (1.0 + sum.abs()) * f64::EPSILON {
            break;
        }
    }
    let (y, y1) = (-sum, -sum1 * 2.0 / x);
    let dy = m / x * y - y1;
    (w / (dy - f * y), y, y1)
}

/// The same by the continued fraction for p + iq.
fn fraction_jy(m: f64, x: f64, f: f64, w: f64, sign_of: f64) -> (f64, f64, f64) {
    let inverse = 1.0 / x;
    let mut a = 0.25 - m * m;
    let (mut p, mut q) = (-0.5 * inverse, 1.0);
    let (br, mut bi) = (2.0 * x, 2.0);
    let fact = a * inverse / (p * p + q * q);
    let (mut cr, mut ci) = (br + q * fact, bi + p * fact);
    let size = br * br + bi * bi;
    let (mut dr, mut di) = (br / size, -bi / size);
    let (mut lr, mut li) = (cr * dr - ci * di, cr * di + ci * dr);
    (p, q) = (p * lr - q * li, p * li + q * lr);
    for i in 2..MOST_STEPS {
        a += 2.0 * (i as f64 - 1.0);
        bi += 2.0;
        (dr, di) = (a * dr + br, a * di + bi);
        if dr.abs() + di.abs() < TINY {
            dr = TINY;
        }
        let fact = a / (cr * cr + ci * ci);
        (cr, ci) = (br + cr * fact, bi - ci * fact);
        if cr.abs() + ci.abs() < TINY {
            cr = TINY;
        }
        let size = dr * dr + di * di;
        (dr, di) = (dr / size, -di / size);
        (lr, li) = (cr * dr - ci * di, cr * di + ci * dr);
        (p, q) = (p * lr - q * li, p * li + q * lr);
        if (lr - 1.0).abs() + li.abs() < f64::EPSILON {
            break;
        }
    }
    let gamma = (p - f) / q;
    let j = (w / ((p - f) * gamma + q)).sqrt() * sign_of.signum();
    let y = j * gamma;
    let dy = if gamma == 0.0 { j * q } else { y * (p + q / gamma) };
    (j, y, m * inverse * y - dy)
}

/// Hankel's expansion for large arguments.
fn hankel(nu: f64, x: f64) -> (f64, f64) {
    let mu = 4.0 * nu * nu;
    let (mut p, mut q, mut term) = (1.0, 0.0, 1.0f64);
    for k in 1..200 {
        let odd = 2.0 * k as f64 - 1.0;
        let next = term * (mu - odd * odd) / (k as f64 * 8.0 * x);
        if next.abs() > term.abs() || next == 0.0 {
            break;
        }
        term = next;
        match k % 4 {
            1 => q += term,
            2 => p -= term,
            3 => q -= term,
            _ => p += term,
        }
        if term.abs() < f64::EPSILON / 4.0 {
            break;
        }
    }
    // cos and sin of x - shift, each part reduced by itself.
    let shift = (nu / 2.0 + 0.25) * PI;
    let (sx, cx) = x.sin_cos();
    let (ss, cs) = shift.sin_cos();
    let (cos, sin) = (cx * cs + sx * ss, sx * cs - cx * ss);
    let size = (2.0 / (PI * x)).sqrt();
    (size * (p * cos - q * sin), size * (p * sin + q * cos))
}

/// `exp(-x) * I` and `exp(x) * K` of order `nu >= 0` at `x > 0`.
pub(super) fn ik_scaled(nu: f64, x: f64) -> (f64, f64) {
    let down = (nu + 0.5).floor();
    let m = nu - down;
    let (inverse, twice) = (1.0 / x, 2.0 / x);
    let mut h = (nu * inverse).max(TINY);
    let (mut b, mut d, mut c) = (twice * nu, 0.0, h);
    for _ in 0..MOST_STEPS {
        b += twice;
        d = 1.0 / (b + d);
        c = b + 1.0 / c;
        let step = c * d;
        h *= step;
        if (step - 1.0).abs() < f64::EPSILON {
            break;
        }
    }
    let (mut i_low, mut di, mut fact) = (TINY, h * TINY, nu * inverse);
    for _ in 0..down as usize {
        let lower = fact * i_low + di;
        fact -= inverse;
        di = fact * lower + i_low;
        i_low = lower;
    }
    let f = di / i_low;
    let (mut k, mut k1) = if x < 2.0 { series_k(m, x) } else { fraction_k(m, x) };
    let dk = m * inverse * k - k1;
    let i = inverse / (f * k - dk) * (TINY / i_low);
    for n in 1..=down as usize {
        let next = (m + n as f64) * twice * k1 + k;
        k = k1;
        k1 = next;
    }
    (i, k)
}

/// `exp(x) * K` of orders `m` and `m + 1` by Temme's series.
fn series_k(m: f64, x: f64) -> (f64, f64) {
    let half = x / 2.0;
    let s = start(m, half);
    let mut ff = s.fact * (s.odd * s.e.cosh() + s.even * s.sinh * s.log);
    let e = s.e.exp();
    let (mut p, mut q) = (0.5 * e / s.plus, 0.5 / (e * s.minus));
    let (mut c, d) = (1.0, half * half);
    let (mut sum, mut sum1) = (ff, p);
    for i in 1..MOST_STEPS {
        let i = i as f64;
        ff = (i * ff + p + q) / (i * i - m * m);
        c *= d / i;
        p /= i - m;
        q /= i + m;
        let step = c * ff;
        sum += step;
        sum1 += c * (p - i * ff);
        if step.abs() < sum.abs() * f64::EPSILON {
            break;
        }
    }
    (sum * x.exp(), sum1 * 2.0 / x * x.exp())
}

/// The same by Steed's continued fraction.
fn fraction_k(m: f64, x: f64) -> (f64, f64) {
    let mut b = 2.0 * (1.0 + x);
    let mut d = 1.0 / b;
    let (mut h, mut step) = (d, d);
    let (mut q1, mut q2) = (0.0, 1.0);
    let first = 0.25 - m * m;
    let (mut q, mut c, mut a) = (first, first, -first);
    let mut s = 1.0 + q * step;
    for i in 2..MOST_STEPS {
        let i = i as f64;
        a -= 2.0 * (i - 1.0);
        c = -a * c / i;
        let next = (q1 - b * q2) / a;
        q1 = q2;
        q2 = next;
        q += c * next;
        b += 2.0;
        d = 1.0 / (b + a * d);
        step *= b * d - 1.0;
        h += step;
        let ds = q * step;
        s += ds;
        if (ds / s).abs() < f64::EPSILON {
            break;
        }
    }
    let k = (PI / (2.0 * x)).sqrt() / s;
    (k, k * (m + x + 0.5 - first * h) / x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() <= 1e-13 * expected.abs().max(1e-3), "{found} for {expected}");
    }

    #[test]
    fn half_orders_are_elementary() {
        for x in [0.1f64, 1.0, 3.0, 10.0, 29.0, 50.0, 700.0] {
            let size = (2.0 / (PI * x)).sqrt();
            let (j, y) = jy(0.5, x);
            near(j, size * x.sin());
            near(y, -size * x.cos());
            let (i, k) = ik_scaled(0.5, x);
            near(i, size * (1.0 - (-2.0 * x).exp()) / 2.0);
            near(k, (PI / (2.0 * x)).sqrt());
        }
    }

    #[test]
    fn known_values() {
        near(jy(0.0, 1.0).0, 0.765_197_686_557_966_5);
        near(jy(1.0, 2.0).0, 0.576_724_807_756_873_4);
        near(jy(0.0, 1.0).1, 0.088_256_964_215_676_96);
        near(jy(5.0, 10.0).0, -0.234_061_528_186_793_6);
        near(ik_scaled(0.0, 1.0).0 * 1f64.exp(), 1.266_065_877_752_008_4);
        near(ik_scaled(0.0, 1.0).1 * (-1f64).exp(), 0.421_024_438_240_708_3);
    }
}
