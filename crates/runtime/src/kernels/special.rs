//! Special functions of real arguments beyond the scalar table: incomplete gamma and beta function,
//! exponential integral, digamma, Bessel functions.
//!
//! Arguments expand to one another. Complex arguments are refused, except where MATLAB has none.
//! Source: Abramowitz and Stegun, chapters 5, 6, 26; MATLAB documentation of these functions.

use super::bessel::{ik_scaled, jy};
use crate::array::Dims;
use crate::context::Context;
use crate::convert;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::value::Value;
use num_complex::{Complex32, Complex64};
use std::f64::consts::PI;
use types::Class;
use types::scalar::special::gammaln;

crate::kernels! {
    "gammainc" => gammainc,
    "betainc" => betainc,
    "betaln" => betaln,
    "expint" => expint,
    "psi" => psi,
    "besselj" => besselj,
    "bessely" => bessely,
    "besseli" => besseli,
    "besselk" => besselk,
    "besselh" => besselh,
}

type R = Result<Outputs, Error>;

/// The common extents of arguments that expand to one another.
fn common(args: &[Value]) -> Result<Dims, Error> {
    let rank = args.iter().map(|a| a.dims().rank()).max().unwrap_or(2);
    let mut out = vec![1usize; rank];
    for a in args {
        for (d, n) in out.iter_mut().enumerate() {
            match (*n, a.dims().extent(d)) {
                (_, 1) => {}
                (1, m) => *n = m,
                (m, k) if m == k => {}
                _ => return Err(errors::sizes_must_match()),
            }
        }
    }
    Ok(Dims::new(&out))
}

/// `f` of the elements of real arguments, expanded; single where an argument is single.
fn expand(args: &[Value], function: &str, f: impl Fn(&[f64]) -> Complex64) -> R {
    for a in args {
        if !(a.class().is_float() || a.class() == Class::Logical) {
            return Err(errors::undefined_for(function, a.class_name()));
        }
        if a.is_complex() {
            return Err(errors::unsupported(format!("'{function}' of complex arguments")));
        }
    }
    let dims = common(args)?;
    let n = dims.checked_numel(16)?;
    let data: Vec<_> = args.iter().map(|a| (a.doubles(), a.dims())).collect();
    let mut x = vec![0.0; args.len()];
    let mut out = Vec::with_capacity(n);
    for k in 0..n {
        for (slot, (values, own)) in x.iter_mut().zip(&data) {
            *slot = values.get(place(k, &dims, own)).copied().unwrap_or(f64::NAN);
        }
        out.push(f(&x));
    }
    let single = args.iter().any(|a| a.class() == Class::Single);
    Ok(one(match single {
        true => convert::narrow_single(
            dims,
            out.iter().map(|z| Complex32::new(z.re as f32, z.im as f32)).collect(),
        ),
        false => convert::narrow(dims, out),
    }))
}

/// The place in an array of extents `own` of element `k` of the expanded array.
fn place(mut k: usize, dims: &Dims, own: &Dims) -> usize {
    let (mut at, mut stride) = (0, 1);
    for d in 0..dims.rank() {
        let i = k % dims.extent(d).max(1);
        k /= dims.extent(d).max(1);
        if own.extent(d) > 1 {
            at += i * stride;
        }
        stride *= own.extent(d);
    }
    at
}

fn real(x: f64) -> Complex64 {
    Complex64::new(x, 0.0)
}

/// The option that names a tail, after `count` numeric arguments.
fn tail(args: &[Value], count: usize, function: &str) -> Result<String, Error> {
    let word = args.get(count).map_or(Some("lower".to_owned()), Value::as_text).unwrap_or_default();
    match word.as_str() {
        "lower" | "upper" | "scaledlower" | "scaledupper" => Ok(word),
        _ => Err(errors::bad_argument(function, "InvalidTailArg", "Tail must be 'lower' or 'upper'.")),
    }
}

const MOST_STEPS: usize = 100_000;

/// The regularised incomplete gamma function: its lower and its upper part.
fn gamma_parts(x: f64, a: f64) -> (f64, f64) {
    if x.is_nan() || a.is_nan() || a < 0.0 || x < 0.0 {
        return (f64::NAN, f64::NAN);
    }
    if a == 0.0 || x == f64::INFINITY {
        return (1.0, 0.0);
    }
    if x == 0.0 || a == f64::INFINITY {
        return (0.0, 1.0);
    }
    let factor = (a * x.ln() - x - gammaln(a + 1.0)).exp();
    if x < a + 1.0 {
        let (mut sum, mut term, mut n) = (1.0, 1.0, a);
        for _ in 0..MOST_STEPS {
            n += 1.0;
            term *= x / n;
            sum += term;
            if term < sum * f64::EPSILON {
                break;
            }
        }
        let lower = (factor * sum).min(1.0);
        return (lower, 1.0 - lower);
    }
    let mut b = x + 1.0 - a;
    let (mut c, mut d) = (1e300, 1.0 / b);
    let mut h = d;
    for i in 1..MOST_STEPS {
        let i = i as f64;
        let an = -i * (i - a);
        b += 2.0;
        d = 1.0 / nonzero(an * d + b);
        c = nonzero(b + an / c);
        let step = c * d;
        h *= step;
        if (step - 1.0).abs() < f64::EPSILON {
            break;
        }
    }
    let upper = factor * a * h;
    (1.0 - upper, upper)
}

fn nonzero(x: f64) -> f64 {
    if x.abs() < 1e-300 { 1e-300 } else { x }
}

/// `gammainc(x, a, tail)`
fn gammainc(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let tail = tail(args, 2, "gammainc")?;
    expand(&args[..2], "gammainc", |v| {
        let (x, a) = (v[0], v[1]);
        let (lower, upper) = gamma_parts(x, a);
        let scale = || (gammaln(a + 1.0) + x - a * x.ln()).exp();
        real(match tail.as_str() {
            "lower" => lower,
            "upper" => upper,
            "scaledlower" if x == 0.0 => 1.0,
            "scaledlower" => lower * scale(),
            _ if x == 0.0 => f64::INFINITY,
            _ => upper * scale(),
        })
    })
}

/// The regularised incomplete beta function.
fn beta_part(x: f64, a: f64, b: f64) -> f64 {
    if !(0.0..=1.0).contains(&x) || a < 0.0 || b < 0.0 || a.is_nan() || b.is_nan() {
        return f64::NAN;
    }
    if x == 0.0 || x == 1.0 {
        return x;
    }
    if a == 0.0 || b == 0.0 {
        return if a == 0.0 { 1.0 } else { 0.0 };
    }
    let factor = (gammaln(a + b) - gammaln(a) - gammaln(b) + a * x.ln() + b * (-x).ln_1p()).exp();
    if x < (a + 1.0) / (a + b + 2.0) {
        factor * beta_fraction(x, a, b) / a
    } else {
        1.0 - factor * beta_fraction(1.0 - x, b, a) / b
    }
}

fn beta_fraction(x: f64, a: f64, b: f64) -> f64 {
    let (sum, above, below) = (a + b, a + 1.0, a - 1.0);
    let mut c = 1.0;
    let mut d = 1.0 / nonzero(1.0 - sum * x / above);
    let mut h = d;
    for m in 1..MOST_STEPS {
        let m = m as f64;
        let even = m * (b - m) * x / ((below + 2.0 * m) * (a + 2.0 * m));
        d = 1.0 / nonzero(1.0 + even * d);
        c = nonzero(1.0 + even / c);
        h *= d * c;
        let odd = -(a + m) * (sum + m) * x / ((a + 2.0 * m) * (above + 2.0 * m));
        d = 1.0 / nonzero(1.0 + odd * d);
        c = nonzero(1.0 + odd / c);
        let step = d * c;
        h *= step;
        if (step - 1.0).abs() < f64::EPSILON {
            break;
        }
    }
    h
}

/// `betainc(x, a, b, tail)`
fn betainc(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let upper = tail(args, 3, "betainc")? == "upper";
    expand(&args[..3], "betainc", |v| {
        real(if upper { beta_part(1.0 - v[0], v[2], v[1]) } else { beta_part(v[0], v[1], v[2]) })
    })
}

/// `betaln(z, w)`
fn betaln(_: &mut Context, args: &mut [Value], _: usize) -> R {
    expand(args, "betaln", |v| real(gammaln(v[0]) + gammaln(v[1]) - gammaln(v[0] + v[1])))
}

const EULER: f64 = 0.577_215_664_901_532_9;

/// The exponential integral E1; for negative `x` on the lower side of the cut.
fn e1(x: f64) -> Complex64 {
    if x == 0.0 {
        return real(f64::INFINITY);
    }
    if x > 1.0 {
        if x == f64::INFINITY {
            return real(0.0);
        }
        let mut b = x + 1.0;
        let (mut c, mut d) = (1e300, 1.0 / b);
        let mut h = d;
        for i in 1..MOST_STEPS {
            let a = -((i * i) as f64);
            b += 2.0;
            d = 1.0 / (a * d + b);
            c = b + a / c;
            let step = c * d;
            h *= step;
            if (step - 1.0).abs() < f64::EPSILON {
                break;
            }
        }
        return real(h * (-x).exp());
    }
    if x == f64::NEG_INFINITY {
        return Complex64::new(x, -PI);
    }
    if x < -40.0 {
        // The asymptotic expansion of Ei(-x).
        let t = -x;
        let (mut sum, mut term) = (1.0, 1.0f64);
        for k in 1..60 {
            let next = term * k as f64 / t;
            if next >= term || next < f64::EPSILON / 4.0 {
                break;
            }
            term = next;
            sum += term;
        }
        return Complex64::new(-t.exp() / t * sum, -PI);
    }
    let (mut sum, mut term) = (-EULER - x.abs().ln(), -1.0);
    for k in 1..500 {
        term *= -x / k as f64;
        let step = term / k as f64;
        sum += step;
        if step.abs() < sum.abs() * f64::EPSILON / 4.0 {
            break;
        }
    }
    Complex64::new(sum, if x < 0.0 { -PI } else { 0.0 })
}

/// The exponential integral of a complex number: by its series near 0 and along the negative axis,
/// elsewhere by its continued fraction. Source: Abramowitz and Stegun, 5.1.11 and 5.1.22.
fn e1_complex(z: Complex64) -> Complex64 {
    if z.im == 0.0 {
        return e1(z.re);
    }
    if z.is_nan() {
        return Complex64::new(f64::NAN, f64::NAN);
    }
    let size = z.norm();
    let along = z.re < 0.0 && z.im.abs() < 0.3 * z.re.abs() && size < 300.0;
    if size <= 3.0 || along {
        let (mut sum, mut term) = (-EULER - z.ln(), Complex64::new(-1.0, 0.0));
        for k in 1..2000 {
            term *= -z / k as f64;
            let step = term / k as f64;
            sum += step;
            if step.norm() < sum.norm() * f64::EPSILON / 4.0 {
                break;
            }
        }
        return sum;
    }
    // Lentz's method for 1 / (z+1 - 1/(z+3 - 4/(z+5 - ...))).
    let mut b = z + 1.0;
    let mut c = Complex64::new(1e300, 0.0);
    let mut d = b.inv();
    let mut h = d;
    for k in 1..5000 {
        let a = -f64::from(k) * f64::from(k);
        b += 2.0;
        d = (d * a + b).inv();
        c = b + c.inv() * a;
        let factor = c * d;
        h *= factor;
        if (factor - 1.0).norm() < f64::EPSILON {
            break;
        }
    }
    h * (-z).exp()
}

fn expint(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if args[0].is_complex() {
        let single = args[0].class() == types::Class::Single;
        let data = crate::convert::complexes(&args[0]).iter().map(|&z| e1_complex(z)).collect();
        let out = crate::convert::narrow(args[0].dims(), data);
        return Ok(one(if single { crate::convert::cast(&out, types::Class::Single)? } else { out }));
    }
    expand(args, "expint", |v| e1(v[0]))
}

/// The digamma function.
fn digamma(x: f64) -> f64 {
    if x.is_nan() || x == f64::NEG_INFINITY {
        return f64::NAN;
    }
    if x <= 0.0 {
        return if x.fract() == 0.0 { f64::NEG_INFINITY } else { digamma(1.0 - x) - PI / (PI * x).tan() };
    }
    // The small terms first, so that the sum loses nothing.
    let steps = (10.0 - x).ceil().max(0.0);
    let shift = (1..=steps as i32).fold(0.0, |sum, k| sum - 1.0 / (x + steps - f64::from(k)));
    let x = x + steps;
    let s = 1.0 / (x * x);
    let series =
        [1.0 / 12.0, -1.0 / 120.0, 1.0 / 252.0, -1.0 / 240.0, 1.0 / 132.0, -691.0 / 32760.0, 1.0 / 12.0];
    let tail = series.iter().rev().fold(0.0, |t, c| (t + c) * s);
    (x.ln() - 0.5 / x - tail) + shift
}

/// The `k`-th derivative of the digamma function at `x > 0`, by Euler and Maclaurin.
fn polygamma(k: u32, x: f64) -> f64 {
    if x <= 0.0 || x.is_nan() {
        return if x.is_nan() { f64::NAN } else { f64::INFINITY };
    }
    let s = f64::from(k) + 1.0;
    let (mut sum, mut x) = (0.0, x);
    while x < 15.0 + f64::from(k) {
        sum += x.powf(-s);
        x += 1.0;
    }
    sum += x.powf(1.0 - s) / (s - 1.0) + 0.5 * x.powf(-s);
    let bernoulli = [1.0 / 6.0, -1.0 / 30.0, 1.0 / 42.0, -1.0 / 30.0, 5.0 / 66.0, -691.0 / 2730.0, 7.0 / 6.0];
    let mut factor = s * x.powf(-s - 1.0) / 2.0;
    for (j, b) in bernoulli.iter().enumerate() {
        sum += b * factor;
        let n = 2.0 * j as f64 + 2.0;
        factor *= (s + n - 1.0) * (s + n) / ((n + 1.0) * (n + 2.0) * x * x);
    }
    let factorial: f64 = (1..=k).map(f64::from).product();
    if k % 2 == 1 { factorial * sum } else { -factorial * sum }
}

/// `psi(x)`, `psi(k, x)`
fn psi(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if args.len() == 1 {
        return expand(args, "psi", |v| real(digamma(v[0])));
    }
    let k = args[0].as_usize().filter(|&k| k <= 100).ok_or_else(|| {
        errors::bad_argument("psi", "InvalidOrder", "The order must be a nonnegative integer scalar.")
    })? as u32;
    expand(&args[1..2], "psi", |v| real(if k == 0 { digamma(v[0]) } else { polygamma(k, v[0]) }))
}

/// `exp(i*pi*t)`
fn turn(t: f64) -> Complex64 {
    let r = t.rem_euclid(2.0);
    match r {
        0.0 => Complex64::new(1.0, 0.0),
        0.5 => Complex64::new(0.0, 1.0),
        1.0 => Complex64::new(-1.0, 0.0),
        1.5 => Complex64::new(0.0, -1.0),
        r => Complex64::from_polar(1.0, PI * r),
    }
}

/// J and Y of any real order at `x > 0`.
fn jy_any(nu: f64, x: f64) -> (f64, f64) {
    let (j, y) = jy(nu.abs(), x);
    if nu >= 0.0 {
        return (j, y);
    }
    let t = turn(-nu);
    (t.re * j - t.im * y, t.im * j + t.re * y)
}

fn bessel_j(nu: f64, x: f64) -> Complex64 {
    if nu.is_nan() || x.is_nan() {
        return real(f64::NAN);
    }
    if x == 0.0 {
        let whole = nu.fract() == 0.0;
        return real(if nu == 0.0 {
            1.0
        } else if nu > 0.0 || whole {
            0.0
        } else {
            f64::INFINITY
        });
    }
    if x.is_infinite() {
        return real(0.0);
    }
    let j = jy_any(nu, x.abs()).0;
    if x > 0.0 { real(j) } else { turn(nu) * j }
}

fn bessel_y(nu: f64, x: f64) -> Complex64 {
    if nu.is_nan() || x.is_nan() {
        return real(f64::NAN);
    }
    if x == 0.0 {
        return real(f64::NEG_INFINITY);
    }
    if x.is_infinite() {
        return real(0.0);
    }
    let (j, y) = jy_any(nu, x.abs());
    if x > 0.0 { real(y) } else { turn(-nu) * y + Complex64::new(0.0, 2.0 * turn(nu).re * j) }
}

/// I and K of any real order at `x > 0`, scaled by `exp(-x)` and `exp(x)`.
fn ik_any(nu: f64, x: f64) -> (f64, f64) {
    let (i, k) = ik_scaled(nu.abs(), x);
    if nu >= 0.0 {
        return (i, k);
    }
    (i + 2.0 / PI * turn(-nu).im * k * (-2.0 * x).exp(), k)
}

fn bessel_i(nu: f64, x: f64, scaled: bool) -> Complex64 {
    if nu.is_nan() || x.is_nan() {
        return real(f64::NAN);
    }
    if x == 0.0 {
        let whole = nu.fract() == 0.0;
        return real(if nu == 0.0 {
            1.0
        } else if nu > 0.0 || whole {
            0.0
        } else {
            f64::INFINITY
        });
    }
    if x.is_infinite() {
        return real(if scaled { 0.0 } else { f64::INFINITY });
    }
    let i = ik_any(nu, x.abs()).0 * if scaled { 1.0 } else { x.abs().exp() };
    if x > 0.0 { real(i) } else { turn(nu) * i }
}

fn bessel_k(nu: f64, x: f64, scaled: bool) -> Complex64 {
    if nu.is_nan() || x.is_nan() {
        return real(f64::NAN);
    }
    if x == 0.0 {
        return real(f64::INFINITY);
    }
    if x == f64::INFINITY {
        return real(0.0);
    }
    let (i, k) = ik_any(nu.abs(), x.abs());
    if x > 0.0 {
        return real(if scaled { k } else { k * (-x).exp() });
    }
    let value = turn(-nu) * (k * x.exp()) - Complex64::new(0.0, PI) * (i * (-x).exp());
    if scaled { value * x.exp() } else { value }
}

fn is_scaled(args: &[Value]) -> bool {
    args.get(2).and_then(Value::as_f64) == Some(1.0)
}

/// Orders beyond this take too many steps of recurrence.
const LARGEST_ORDER: f64 = 1e6;

fn orders(args: &[Value], function: &str) -> Result<(), Error> {
    if args[0].doubles().iter().any(|n| n.abs() > LARGEST_ORDER) {
        return Err(errors::unsupported(format!("'{function}' of an order above 1e6")));
    }
    Ok(())
}

fn besselj(_: &mut Context, args: &mut [Value], _: usize) -> R {
    orders(args, "besselj")?;
    expand(&args[..2], "besselj", |v| bessel_j(v[0], v[1]))
}

fn bessely(_: &mut Context, args: &mut [Value], _: usize) -> R {
    orders(args, "bessely")?;
    expand(&args[..2], "bessely", |v| bessel_y(v[0], v[1]))
}

fn besseli(_: &mut Context, args: &mut [Value], _: usize) -> R {
    orders(args, "besseli")?;
    let scaled = is_scaled(args);
    expand(&args[..2], "besseli", |v| bessel_i(v[0], v[1], scaled))
}

fn besselk(_: &mut Context, args: &mut [Value], _: usize) -> R {
    orders(args, "besselk")?;
    let scaled = is_scaled(args);
    expand(&args[..2], "besselk", |v| bessel_k(v[0], v[1], scaled))
}

/// `besselh(nu, z)`, `besselh(nu, kind, z)`
fn besselh(_: &mut Context, args: &mut [Value], _: usize) -> R {
    orders(args, "besselh")?;
    let (kind, at) = match args {
        [_, kind, _, ..] => (kind.as_f64().unwrap_or(1.0), 2),
        _ => (1.0, 1),
    };
    let scaled = args.get(3).and_then(Value::as_f64) == Some(1.0);
    if kind != 1.0 && kind != 2.0 {
        return Err(errors::bad_argument("besselh", "InvalidKind", "K must be either 1 or 2."));
    }
    let pair = [args[0].clone(), args[at].clone()];
    let sign = if kind == 1.0 { Complex64::new(0.0, 1.0) } else { Complex64::new(0.0, -1.0) };
    expand(&pair, "besselh", |v| {
        let h = bessel_j(v[0], v[1]) + sign * bessel_y(v[0], v[1]);
        if scaled { h * (-sign * v[1]).exp() } else { h }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() <= 1e-12 * expected.abs().max(1e-6), "{found} for {expected}");
    }

    #[test]
    fn known_values() {
        near(gamma_parts(1.0, 1.0).0, 1.0 - (-1f64).exp());
        near(gamma_parts(10.0, 1.0).1, (-10f64).exp());
        near(gamma_parts(3.0, 0.5).0, 0.985_694_121_564_561_7);
        near(beta_part(0.5, 2.0, 3.0), 0.6875);
        near(beta_part(0.9, 2.0, 1.0), 0.81);
        near(e1(1.0).re, 0.219_383_934_395_520_3);
        near(e1(5.0).re, 0.001_148_295_591_275_325_8);
        near(e1(-1.0).re, -1.895_117_816_355_936_8);
        near(digamma(1.0), -EULER);
        near(digamma(0.5), -EULER - 2.0 * 2f64.ln());
        near(polygamma(1, 1.0), PI * PI / 6.0);
        near(bessel_j(1.0, -2.0).re, -0.576_724_807_756_873_4);
        near(bessel_k(0.5, 1.0, false).re, (PI / 2.0).sqrt() * (-1f64).exp());
    }

    #[test]
    fn arguments_expand() {
        let mut args = [Value::row(vec![0.0, 1.0]), Value::column(vec![1.0, 2.0, 3.0])];
        let out = besselj(&mut Context::for_tests(), &mut args, 1).unwrap();
        assert_eq!(out[0].dims(), Dims::matrix(3, 2));
    }
}
