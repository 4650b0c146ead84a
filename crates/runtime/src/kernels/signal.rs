//! Kernels of signals: digital filter, discrete Fourier transform. Not here: convolution (`convolve.rs`).
//!
//! The transforms are those of crate `rustfft`, without the instruction sets that make results differ
//! between machines. The transform of real numbers is exactly conjugate symmetric, and the inverse
//! of what is so is real, as in MATLAB.

use super::args::dimension;
use crate::array::{self, Dims};
use crate::context::Context;
use crate::convert::{complexes, narrow, narrow_single};
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::linalg::Field;
use crate::value::Value;
use num_complex::{Complex32, Complex64};
use rustfft::FftPlanner;
use types::Class;

crate::kernels! {
    "filter" => filter,
    "fft" => fft,
    "ifft" => ifft,
}

type R = Result<Outputs, Error>;

/// A result of doubles, or of singles where an argument was single.
pub(super) fn result(dims: Dims, data: Vec<Complex64>, single: bool) -> Value {
    if single {
        narrow_single(dims, data.iter().map(|z| Complex32::new(z.re as f32, z.im as f32)).collect())
    } else {
        narrow(dims, data)
    }
}

/// Whether an argument is single.
pub(super) fn is_single(args: &[Value]) -> bool {
    args.iter().any(|a| a.class() == Class::Single)
}

/// Fails where an argument is no number of floating point and no truth value.
pub(super) fn numeric(args: &[Value], function: &str) -> Result<(), Error> {
    match args.iter().find(|a| !(a.class().is_float() || a.class() == Class::Logical)) {
        Some(a) => Err(errors::undefined_for(function, a.class_name())),
        None => Ok(()),
    }
}

/// `[y, zf] = filter(b, a, x, zi, dim)`, the transposed direct form.
fn filter(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    numeric(&args[..3], "filter")?;
    let given = args.get(3).filter(|z| !z.is_empty());
    if args[..3].iter().chain(given).any(Value::is_complex) {
        filtered::<Complex64>(args, nargout, |x| x)
    } else {
        filtered::<f64>(args, nargout, |x| x.into_iter().map(Complex64::from).collect())
    }
}

/// [`filter`] in numbers that `joined` makes complex.
fn filtered<T: Field>(args: &[Value], nargout: usize, joined: fn(Vec<T>) -> Vec<Complex64>) -> R {
    let (b, a, x) = (T::elements(&args[0]), T::elements(&args[1]), T::elements(&args[2]));
    let zero = T::ZERO;
    let lead = a.first().copied().unwrap_or(zero);
    if lead == zero {
        let message = "First denominator filter coefficient must be non-zero.";
        return Err(errors::bad_argument("filter", "firstElementOfDenominatorFilterZero", message));
    }
    let order = a.len().max(b.len());
    let pad = |v: &[T]| {
        let mut w: Vec<T> = v.iter().map(|&c| c / lead).collect();
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
    let given = args.get(3).filter(|z| !z.is_empty()).map(T::elements);
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
            let mut z: Vec<T> = match &given {
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
    let mut out = one(result(dims, joined(y), single));
    if nargout > 1 {
        out.push(result(Dims::matrix(order - 1, lines), joined(finals), single));
    }
    Ok(out)
}

fn fft(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    transform(cx, args, "fft", false)
}

/// `ifft(x, n, dim)`; a last argument `'symmetric'` takes the input for conjugate symmetric.
fn ifft(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    transform(cx, args, "ifft", true)
}

/// Plans of transforms made before.
struct Plans(FftPlanner<f64>);

impl Default for Plans {
    fn default() -> Plans {
        Plans(FftPlanner::new())
    }
}

fn transform(cx: &mut Context, args: &mut [Value], function: &str, inverse: bool) -> R {
    let option =
        args.last().filter(|_| args.len() > 1).and_then(|a| if a.is_text() { a.as_text() } else { None });
    let args = if option.is_some() { &args[..args.len() - 1] } else { &args[..] };
    let forced = match option.as_deref() {
        Some("symmetric") if inverse => true,
        None | Some("nonsymmetric" | "") => false,
        Some(_) => return Err(errors::bad_argument(function, "unknownOption", "Unknown option.")),
    };
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
        Some(m) => m.as_usize().ok_or_else(|| {
            errors::bad_argument(function, "lengthNotNonNegInt", "Length must be a non-negative integer.")
        })?,
        None => n,
    };
    let out = dims.with(dim, length);
    out.checked_numel(16)?;
    let data = complexes(x);
    let zero = Complex64::new(0.0, 0.0);
    let mut y = array::filled(zero, out.numel())?;
    if y.is_empty() {
        return Ok(one(result(out, y, x.class() == Class::Single)));
    }
    let mut line = array::filled(zero, length)?;
    let planner = &mut cx.state::<Plans>().0;
    for o in 0..outer {
        for s in 0..stride {
            for (i, slot) in line.iter_mut().enumerate() {
                *slot = if i < n { data[(o * n + i) * stride + s] } else { Complex64::new(0.0, 0.0) };
            }
            let symmetric = inverse && (forced || is_symmetric(&line));
            dft(planner, &mut line, inverse);
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
fn dft(planner: &mut FftPlanner<f64>, x: &mut [Complex64], inverse: bool) {
    let n = x.len();
    if n < 2 {
        return;
    }
    if inverse {
        planner.plan_fft_inverse(n).process(x);
        let scale = n as f64;
        x.iter_mut().for_each(|z| *z /= scale);
        return;
    }
    let real = x.iter().all(|z| z.im == 0.0);
    planner.plan_fft_forward(n).process(x);
    if real {
        x[0].im = 0.0;
        for k in 1..=n / 2 {
            x[n - k] = if 2 * k == n { Complex64::new(x[k].re, 0.0) } else { x[k].conj() };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sum that defines the transform.
    fn direct(x: &[Complex64]) -> Vec<Complex64> {
        let n = x.len();
        let turn =
            |k: usize| Complex64::from_polar(1.0, -2.0 * std::f64::consts::PI * (k % n) as f64 / n as f64);
        (0..n).map(|k| x.iter().enumerate().map(|(j, z)| z * turn(j * k)).sum()).collect()
    }

    #[test]
    fn transforms_agree_with_the_definition_and_invert() {
        let mut planner = FftPlanner::new();
        for n in [1, 2, 3, 5, 6, 8, 12, 97, 100, 128, 151] {
            for imaginary in [0.0, 1.0] {
                let number = |k: usize| Complex64::new((k * k % 7) as f64, imaginary * (k % 3) as f64);
                let x: Vec<Complex64> = (0..n).map(number).collect();
                let mut y = x.clone();
                dft(&mut planner, &mut y, false);
                assert_eq!(is_symmetric(&y), imaginary == 0.0 || n == 1);
                let error = y.iter().zip(&direct(&x)).map(|(a, b)| (a - b).norm()).fold(0.0, f64::max);
                assert!(error < 1e-9 * n as f64, "{n}: {error}");
                dft(&mut planner, &mut y, true);
                let back = y.iter().zip(&x).map(|(a, b)| (a - b).norm()).fold(0.0, f64::max);
                assert!(back < 1e-12 * n as f64, "{n}: {back}");
            }
        }
    }
}
