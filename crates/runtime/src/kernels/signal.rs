//! Kernels of signals: convolution, digital filter, discrete Fourier transform.
//!
//! The transform of a power of two is radix 2; other lengths are direct when they are short and
//! otherwise Bluestein's convolution. Twiddle factors are computed one by one, so that errors grow
//! with the logarithm of the length.

use super::args::dimension;
use crate::array::Dims;
use crate::context::Context;
use crate::convert::{complexes, narrow, narrow_single};
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::value::Value;
use num_complex::{Complex32, Complex64};
use types::Class;

crate::kernels! {
    "conv" => conv,
    "filter" => filter,
    "fft" => fft,
    "ifft" => ifft,
}

type R = Result<Outputs, Error>;

/// A result of doubles, or of singles where an argument was single.
fn result(dims: Dims, data: Vec<Complex64>, single: bool) -> Value {
    if single {
        narrow_single(dims, data.iter().map(|z| Complex32::new(z.re as f32, z.im as f32)).collect())
    } else {
        narrow(dims, data)
    }
}

fn is_single(args: &[Value]) -> bool {
    args.iter().any(|a| a.class() == Class::Single)
}

fn numeric(args: &[Value], function: &str) -> Result<(), Error> {
    match args.iter().find(|a| !(a.class().is_float() || a.class() == Class::Logical)) {
        Some(a) => Err(errors::undefined_for(function, a.class_name())),
        None => Ok(()),
    }
}

fn conv(_: &mut Context, args: &mut [Value], _: usize) -> R {
    numeric(&args[..2], "conv")?;
    let (a, b) = (&args[0], &args[1]);
    if !a.dims().is_vector() || !b.dims().is_vector() {
        return Err(errors::bad_argument("conv", "AorBNotVector", "A and B must be vectors."));
    }
    let form = args.get(2).and_then(Value::as_text).unwrap_or_else(|| "full".into());
    let (x, y) = (complexes(a), complexes(b));
    let (m, n) = (x.len(), y.len());
    let mut full = vec![Complex64::new(0.0, 0.0); (m + n).saturating_sub(1)];
    if m > 0 && n > 0 {
        for (i, p) in x.iter().enumerate() {
            for (j, q) in y.iter().enumerate() {
                full[i + j] += p * q;
            }
        }
    }
    let (data, longer) = match form.as_str() {
        "full" => (full, if m > n { a } else { b }),
        "same" => {
            let start = n / 2;
            (full.get(start..(start + m).min(full.len())).unwrap_or(&[]).to_vec(), a)
        }
        "valid" => (if n > 0 && m >= n { full[n - 1..m].to_vec() } else { Vec::new() }, a),
        _ => return Err(errors::bad_argument("conv", "unknownShapeParameter", "SHAPE must be 'full', 'same', or 'valid'.")),
    };
    let count = data.len();
    let dims = if longer.dims().is_row() { Dims::matrix(1, count) } else { Dims::matrix(count, 1) };
    Ok(one(result(dims, data, is_single(args))))
}

/// `[y, zf] = filter(b, a, x, zi, dim)`, the transposed direct form.
fn filter(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    numeric(&args[..3], "filter")?;
    let (b, a, x) = (complexes(&args[0]).into_owned(), complexes(&args[1]).into_owned(), complexes(&args[2]));
    let zero = Complex64::new(0.0, 0.0);
    let lead = a.first().copied().unwrap_or(zero);
    if lead == zero {
        let message = "First denominator filter coefficient must be non-zero.";
        return Err(errors::bad_argument("filter", "firstElementOfDenominatorFilterZero", message));
    }
    let order = a.len().max(b.len());
    let pad = |v: &[Complex64]| {
        let mut w: Vec<Complex64> = v.iter().map(|c| c / lead).collect();
        w.resize(order, zero);
        w
    };
    let (b, a) = (pad(&b), pad(&a));
    let dims = args[2].dims();
    let dim = match args.get(4) {
        Some(d) => dimension(d, "filter")?,
        None => dims.first_nonsingleton(),
    };
    let (stride, n, outer) = dims.split(dim);
    let given = args.get(3).filter(|z| !z.is_empty()).map(|z| complexes(z).into_owned());
    let lines = stride * outer;
    if let Some(z) = &given
        && z.len() != (order - 1) * lines
        && z.len() != order - 1
    {
        let message = "Initial conditions must be a vector of length max(length(a),length(b))-1.";
        return Err(errors::bad_argument("filter", "invalidInitialConditions", message));
    }
    let mut y = vec![zero; x.len()];
    let mut finals = Vec::new();
    for o in 0..outer {
        for s in 0..stride {
            let line = o * stride + s;
            let mut z: Vec<Complex64> = match &given {
                Some(g) if g.len() == order - 1 => g.clone(),
                Some(g) => g[line * (order - 1)..(line + 1) * (order - 1)].to_vec(),
                None => vec![zero; order - 1],
            };
            z.push(zero);
            for i in 0..n {
                let at = (o * n + i) * stride + s;
                let (p, q) = (x[at], b[0] * x[at] + z[0]);
                y[at] = q;
                for k in 1..order {
                    z[k - 1] = b[k] * p + z[k] - a[k] * q;
                }
            }
            z.pop();
            finals.extend(z);
        }
    }
    let single = is_single(&args[..3]);
    let mut out = one(result(dims, y, single));
    if nargout > 1 {
        out.push(result(Dims::matrix(order - 1, lines), finals, single));
    }
    Ok(out)
}

fn fft(_: &mut Context, args: &mut [Value], _: usize) -> R {
    transform(args, "fft", false)
}

fn ifft(_: &mut Context, args: &mut [Value], _: usize) -> R {
    transform(args, "ifft", true)
}

fn transform(args: &mut [Value], function: &str, inverse: bool) -> R {
    let x = &args[0];
    if !x.is_matrix() {
        return Err(errors::undefined_for(function, x.class_name()));
    }
    let dims = x.dims();
    let dim = match args.get(2) {
        Some(d) => dimension(d, function)?,
        None => dims.first_nonsingleton(),
    };
    let (stride, n, outer) = dims.split(dim);
    let length = match args.get(1).filter(|m| !m.is_empty()) {
        Some(m) => m.as_usize().ok_or_else(|| errors::bad_argument(function, "lengthNotNonNegInt", "Length must be a non-negative integer."))?,
        None => n,
    };
    let out = dims.with(dim, length);
    out.checked_numel(16)?;
    let data = complexes(x);
    let mut y = vec![Complex64::new(0.0, 0.0); out.numel()];
    let mut line = vec![Complex64::new(0.0, 0.0); length];
    for o in 0..outer {
        for s in 0..stride {
            for (i, slot) in line.iter_mut().enumerate() {
                *slot = if i < n { data[(o * n + i) * stride + s] } else { Complex64::new(0.0, 0.0) };
            }
            let symmetric = inverse && is_symmetric(&line);
            dft(&mut line, inverse);
            for (i, z) in line.iter().enumerate() {
                y[(o * length + i) * stride + s] = if symmetric { Complex64::new(z.re, 0.0) } else { *z };
            }
        }
    }
    Ok(one(result(out, y, x.class() == Class::Single)))
}

/// Whether a line is the transform of real numbers.
fn is_symmetric(x: &[Complex64]) -> bool {
    let n = x.len();
    (0..n).all(|k| x[k] == x[(n - k) % n].conj())
}

/// The discrete Fourier transform in place; the inverse is divided by the length.
pub(super) fn dft(x: &mut [Complex64], inverse: bool) {
    let n = x.len();
    if inverse {
        x.iter_mut().for_each(|z| *z = z.conj());
    }
    if n.is_power_of_two() {
        radix2(x);
    } else if n <= 96 {
        direct(x);
    } else {
        bluestein(x);
    }
    if inverse {
        let scale = 1.0 / n.max(1) as f64;
        x.iter_mut().for_each(|z| *z = z.conj() * scale);
    }
}

/// exp(-2 pi i k / n), exact at multiples of a quarter turn.
fn twiddle(k: usize, n: usize) -> Complex64 {
    let k = k % n;
    if (4 * k) % n == 0 {
        return [(1.0, 0.0), (0.0, -1.0), (-1.0, 0.0), (0.0, 1.0)]
            .get(4 * k / n)
            .map_or(Complex64::new(1.0, 0.0), |&(re, im)| Complex64::new(re, im));
    }
    let angle = -2.0 * std::f64::consts::PI * (k as f64 / n as f64);
    Complex64::new(angle.cos(), angle.sin())
}

fn radix2(x: &mut [Complex64]) {
    let n = x.len();
    let mut j = 0;
    for i in 1..n {
        let mut bit = n >> 1;
        while j & bit != 0 {
            j ^= bit;
            bit >>= 1;
        }
        j |= bit;
        if i < j {
            x.swap(i, j);
        }
    }
    let table: Vec<Complex64> = (0..n / 2).map(|k| twiddle(k, n)).collect();
    let mut half = 1;
    while half < n {
        let step = n / (2 * half);
        for start in (0..n).step_by(2 * half) {
            for k in 0..half {
                let t = table[k * step] * x[start + k + half];
                let u = x[start + k];
                x[start + k] = u + t;
                x[start + k + half] = u - t;
            }
        }
        half *= 2;
    }
}

fn direct(x: &mut [Complex64]) {
    let n = x.len();
    let table: Vec<Complex64> = (0..n).map(|k| twiddle(k, n)).collect();
    let y: Vec<Complex64> =
        (0..n).map(|k| x.iter().enumerate().map(|(j, z)| z * table[j * k % n]).sum()).collect();
    x.copy_from_slice(&y);
}

/// Any length by a convolution whose length is a power of two.
fn bluestein(x: &mut [Complex64]) {
    let n = x.len();
    let m = (2 * n - 1).next_power_of_two();
    // exp(-pi i k^2 / n); k^2 modulo 2n keeps the angle small.
    let chirp: Vec<Complex64> =
        (0..n).map(|k| twiddle((k as u128 * k as u128 % (2 * n as u128)) as usize, 2 * n)).collect();
    let mut a = vec![Complex64::new(0.0, 0.0); m];
    let mut b = vec![Complex64::new(0.0, 0.0); m];
    for k in 0..n {
        a[k] = x[k] * chirp[k];
        b[k] = chirp[k].conj();
        b[(m - k) % m] = chirp[k].conj();
    }
    dft(&mut a, false);
    dft(&mut b, false);
    for (p, q) in a.iter_mut().zip(&b) {
        *p *= q;
    }
    dft(&mut a, true);
    for k in 0..n {
        x[k] = a[k] * chirp[k];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transforms_agree_with_the_definition_and_invert() {
        for n in [1, 2, 3, 5, 8, 12, 97, 100, 128, 151] {
            let x: Vec<Complex64> = (0..n).map(|k| Complex64::new((k * k % 7) as f64, (k % 3) as f64)).collect();
            let mut y = x.clone();
            dft(&mut y, false);
            let mut z = x.clone();
            direct(&mut z);
            let error = y.iter().zip(&z).map(|(a, b)| (a - b).norm()).fold(0.0, f64::max);
            assert!(error < 1e-9 * n as f64, "{n}: {error}");
            dft(&mut y, true);
            let back = y.iter().zip(&x).map(|(a, b)| (a - b).norm()).fold(0.0, f64::max);
            assert!(back < 1e-12 * n as f64, "{n}: {back}");
        }
    }
}
