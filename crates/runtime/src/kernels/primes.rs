//! Primes, factors and combinations.

use crate::array::Array;
use crate::context::Context;
use crate::convert::{cast, doubles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::kernels;
use crate::value::Value;
use types::Class;

kernels! {
    "isprime" => isprime,
    "primes" => primes,
    "factor" => factor,
    "nchoosek" => nchoosek,
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

/// `a * b` and `a^e` modulo `n`.
fn times_mod(a: u64, b: u64, n: u64) -> u64 {
    match a.checked_mul(b) {
        Some(product) => product % n,
        None => (u128::from(a) * u128::from(b) % u128::from(n)) as u64,
    }
}

fn power_mod(mut a: u64, mut e: u64, n: u64) -> u64 {
    let mut r = 1;
    while e > 0 {
        if e & 1 == 1 {
            r = times_mod(r, a, n);
        }
        a = times_mod(a, a, n);
        e >>= 1;
    }
    r
}

/// Whether `n` is prime: the strong test to the bases that decide it below 2^64 (Sorenson and
/// Webster, Math. Comp. 86, 2017); the first four decide it below 3215031751 (Jaeschke, Math. Comp. 61, 1993).
fn prime(n: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if n < 2 {
        return false;
    }
    if let Some(p) = BASES.iter().find(|p| n % **p == 0) {
        return n == *p;
    }
    if n < 41 * 41 {
        return true;
    }
    let twos = (n - 1).trailing_zeros();
    let bases = if n < 3_215_031_751 { &BASES[..4] } else { &BASES };
    bases.iter().all(|&base| {
        let mut x = power_mod(base, (n - 1) >> twos, n);
        if x == 1 || x == n - 1 {
            return true;
        }
        (1..twos).any(|_| {
            x = times_mod(x, x, n);
            x == n - 1
        })
    })
}

/// A divisor of the composite odd number `n` (Pollard's rho).
fn divisor(n: u64) -> u64 {
    for c in 1.. {
        let step = |x: u64| (times_mod(x, x, n) as u128 + c as u128) as u64 % n;
        let (mut x, mut y) = (2, 2);
        loop {
            x = step(x);
            y = step(step(y));
            let (mut a, mut b) = (x.abs_diff(y), n);
            while b != 0 {
                (a, b) = (b, a % b);
            }
            if a == n {
                break;
            }
            if a > 1 {
                return a;
            }
        }
    }
    n
}

/// The prime factors of `n >= 2`, sorted.
fn prime_factors(mut n: u64) -> Vec<u64> {
    let mut found = Vec::new();
    for d in std::iter::once(2).chain((3..1 << 12).step_by(2)) {
        while n % d == 0 && n > 1 {
            found.push(d);
            n /= d;
        }
    }
    let mut open = vec![n];
    while let Some(n) = open.pop() {
        if n < 2 {
            continue;
        }
        if prime(n) {
            found.push(n);
        } else {
            let d = divisor(n);
            open.extend([d, n / d]);
        }
    }
    found.sort_unstable();
    found
}

/// Nonnegative whole numbers without the rounding of a double.
fn exact(x: &Value) -> Vec<u64> {
    match x.class() {
        Class::UInt64 => u64::view(x).unwrap_or_default().to_vec(),
        Class::Int64 => i64::view(x).unwrap_or_default().iter().map(|&x| x.max(0) as u64).collect(),
        _ => doubles(x).iter().map(|&x| x as u64).collect(),
    }
}

fn isprime(_: &mut Context, args: Args, _: usize) -> Result1 {
    super::args::need_matrix(&args[0], "isprime")?;
    let x = &args[0];
    if doubles(x).iter().any(|&x| x < 0.0 || x.fract() != 0.0) {
        return Err(errors::bad_argument(
            "isprime",
            "InputNotPosInt",
            "All entries of X must be nonnegative integers.",
        ));
    }
    Ok(one(bool::wrap(Array::new(x.dims(), exact(x).into_iter().map(prime).collect()))))
}

fn primes(_: &mut Context, args: Args, _: usize) -> Result1 {
    super::args::need_matrix(&args[0], "primes")?;
    if args[0].numel() != 1 {
        return Err(errors::bad_argument("primes", "InputNotScalar", "Input must be a scalar."));
    }
    let n = args[0].as_f64().unwrap_or(0.0).max(0.0);
    // A sieve beyond this would not end in a working day.
    if n > 4e9 {
        return Err(errors::size_too_large());
    }
    let n = n as usize;
    crate::array::Dims::matrix(1, n).checked_numel(8)?;
    let mut composite = crate::array::zeros::<bool>(n + 1)?;
    let mut found = Vec::new();
    for p in 2..=n {
        if composite[p] {
            continue;
        }
        found.push(p as f64);
        for q in (p * p..=n).step_by(p) {
            composite[q] = true;
        }
    }
    Ok(one(cast(&Value::row(found), args[0].class())?))
}

fn factor(_: &mut Context, args: Args, _: usize) -> Result1 {
    super::args::need_matrix(&args[0], "factor")?;
    let x = args[0].as_f64().filter(|x| *x >= 0.0 && x.fract() == 0.0).and_then(|_| exact(&args[0]).pop());
    let x = x.ok_or_else(|| {
        errors::bad_argument("factor", "InputNotPosInt", "Input must be a nonnegative integer.")
    })?;
    let found = if x < 4 { vec![x] } else { prime_factors(x) };
    if args[0].class() == Class::UInt64 {
        return Ok(one(u64::wrap(Array::row(found))));
    }
    if args[0].class() == Class::Int64 {
        return Ok(one(i64::wrap(Array::row(found.into_iter().map(|p| p as i64).collect()))));
    }
    Ok(one(cast(&Value::row(found.into_iter().map(|p| p as f64).collect()), args[0].class())?))
}

fn nchoosek(cx: &mut Context, args: Args, _: usize) -> Result1 {
    let k = args[1].as_usize().ok_or_else(|| {
        errors::bad_argument("nchoosek", "InvalidArg2", "The second input has to be a non-negative integer.")
    })?;
    if args[0].numel() != 1 {
        return combinations(&args[0], k);
    }
    let n = args[0].as_f64().unwrap_or(f64::NAN);
    if n < k as f64 || n.fract() != 0.0 {
        return Err(errors::bad_argument("nchoosek", "KOutOfRange", "K must be an integer between 0 and N."));
    }
    let k = (k as f64).min(n - k as f64) as u64;
    let mut c = 1.0;
    for i in 1..=k {
        let factor = n - k as f64 + i as f64;
        // Only the product may be too large where the number itself is not.
        c = if (c * factor).is_finite() { (c * factor / i as f64).round() } else { c / i as f64 * factor };
        // Every further factor is at least 1.
        if c.is_infinite() {
            break;
        }
    }
    // Up to here all integers are numbers of the class.
    let (exact, shown, digits) = match args.iter().any(|a| a.class() == Class::Single) {
        true => (f64::from(1u32 << 24), "1.677722e+07", 8),
        false => (f64::from(2u32).powi(53), "9.007199e+15", 15),
    };
    if c > exact {
        let text = format!(
            "Result may not be exact. Coefficient is greater than {shown} and is only accurate to {digits} digits."
        );
        cx.warn("MATLAB:nchoosek:LargeCoefficient", &text)?;
    }
    Ok(one(cast(&Value::F64(c), args[0].class())?))
}

fn combinations(v: &Value, k: usize) -> Result1 {
    let n = v.numel();
    if k > n {
        return Ok(one(crate::index::gather(v, crate::array::Dims::matrix(0, k), &[])?));
    }
    let count = (0..k).fold(1.0f64, |c, i| c * (n - i) as f64 / (i + 1) as f64);
    crate::array::Dims::matrix(count as usize, k.max(1)).checked_numel(64)?;
    let mut picks: Vec<usize> = (0..k).collect();
    let mut rows: Vec<Vec<usize>> = Vec::new();
    loop {
        rows.push(picks.clone());
        let Some(i) = (0..k).rev().find(|&i| picks[i] < n - k + i) else { break };
        picks[i] += 1;
        for j in i + 1..k {
            picks[j] = picks[j - 1] + 1;
        }
    }
    let m = rows.len();
    let places: Vec<usize> = (0..k).flat_map(|j| rows.iter().map(move |r| r[j])).collect();
    Ok(one(crate::index::gather(v, crate::array::Dims::matrix(m, k), &places)?))
}
