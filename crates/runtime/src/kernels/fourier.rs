//! `fft` and `ifft`: discrete Fourier transforms along a dimension.
//!
//! The transforms are those of crate `rustfft`, without fused operations, with which results would differ
//! between machines. Real numbers, two at a time, are the parts of complex ones, whose transform is half as
//! long. The transform of real numbers is exactly conjugate symmetric, and the inverse of what is so is real,
//! as in MATLAB.
//! Source: W. Press et al., "Numerical Recipes", 12.3 (real numbers as complex ones).

use super::args::dimension;
use super::signal::result;
use crate::array;
use crate::context::Context;
use crate::convert::{complexes, doubles};
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::value::Value;
use num_complex::Complex64;
use rustc_hash::FxHashMap;
use rustfft::{Fft, FftPlanner};
use std::rc::Rc;
use std::sync::Arc;
use types::Class;

crate::kernels! {
    "fft" => fft,
    "ifft" => ifft,
}

type R = Result<Outputs, Error>;

/// Lines that lie side by side and are read together, so that what the cache brings is used.
const SIDE: usize = 8;

fn fft(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    transform(cx, args, "fft", false)
}

/// `ifft(x, n, dim)`; a last argument `'symmetric'` takes the input for conjugate symmetric.
fn ifft(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    transform(cx, args, "ifft", true)
}

/// Plans of transforms made before, and the roots of unity that real ones need.
struct Plans {
    planner: FftPlanner<f64>,
    roots: FxHashMap<usize, Rc<Vec<Complex64>>>,
}

impl Default for Plans {
    fn default() -> Plans {
        Plans { planner: FftPlanner::new(), roots: FxHashMap::default() }
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
        Some(d) => dimension(d)?,
        None => dims.first_nonsingleton(),
    };
    let shape = dims.split(dim);
    let length = match args.get(1).filter(|m| !m.is_empty()) {
        Some(m) => m.as_usize().ok_or_else(|| {
            errors::bad_argument(function, "lengthNotNonNegInt", "Length must be a non-negative integer.")
        })?,
        None => shape.1,
    };
    let out = dims.with(dim, length);
    out.checked_numel(16)?;
    let single = x.class() == Class::Single;
    let mut y = array::filled(Complex64::ZERO, out.numel())?;
    if y.is_empty() {
        return Ok(one(result(out, y, single)));
    }
    let plans = cx.state::<Plans>();
    if x.is_complex() || inverse {
        let mut line = Line::new(plans, length, inverse);
        along(&complexes(x), shape, length, &mut y, Complex64::ZERO, |from, to| {
            line.complex(from, to, forced)
        })?;
    } else {
        let mut line = Line::new(plans, length, false);
        along(&doubles(x), shape, length, &mut y, 0.0, |from, to| line.real(from, to))?;
    }
    Ok(one(result(out, y, single)))
}

/// Transforms each line of `x`, cut or filled up with `zero` to a length; `f` gets a line and the place for
/// its transform.
fn along<T: Copy>(
    x: &[T],
    (stride, n, _): (usize, usize, usize),
    length: usize,
    y: &mut [Complex64],
    zero: T,
    mut f: impl FnMut(&[T], &mut [Complex64]),
) -> Result<(), Error> {
    if stride == 1 && length == n {
        x.chunks_exact(n).zip(y.chunks_exact_mut(n)).for_each(|(from, to)| f(from, to));
        return Ok(());
    }
    let mut lines = array::filled(zero, SIDE.min(stride) * length)?;
    let mut results = array::filled(Complex64::ZERO, lines.len())?;
    let kept = n.min(length);
    for (o, y) in y.chunks_exact_mut(stride * length).enumerate() {
        let x = &x[o * stride * n..][..stride * n];
        for first in (0..stride).step_by(SIDE) {
            let count = SIDE.min(stride - first);
            for (i, row) in x.chunks_exact(stride).enumerate().take(kept) {
                for (j, &v) in row[first..first + count].iter().enumerate() {
                    lines[j * length + i] = v;
                }
            }
            for (from, to) in lines.chunks_exact(length).zip(results.chunks_exact_mut(length)).take(count) {
                f(from, to);
            }
            for (i, row) in y.chunks_exact_mut(stride).enumerate() {
                for (j, v) in row[first..first + count].iter_mut().enumerate() {
                    *v = results[j * length + i];
                }
            }
        }
    }
    Ok(())
}

/// What transforms lines of one length.
struct Line {
    whole: Arc<dyn Fft<f64>>,
    /// The transform of half the length with the roots of unity, where the length is even.
    half: Option<(Arc<dyn Fft<f64>>, Rc<Vec<Complex64>>)>,
    inverse: bool,
    scratch: Vec<Complex64>,
}

impl Line {
    fn new(plans: &mut Plans, n: usize, inverse: bool) -> Line {
        let Plans { planner, roots } = plans;
        let whole = if inverse { planner.plan_fft_inverse(n) } else { planner.plan_fft_forward(n) };
        let half = (!inverse && n % 2 == 0).then(|| {
            let turn =
                |k: usize| Complex64::from_polar(1.0, -2.0 * std::f64::consts::PI * k as f64 / n as f64);
            let roots = roots.entry(n).or_insert_with(|| Rc::new((0..=n / 4).map(turn).collect()));
            (planner.plan_fft_forward(n / 2), Rc::clone(roots))
        });
        let room =
            whole.get_inplace_scratch_len().max(half.as_ref().map_or(0, |h| h.0.get_inplace_scratch_len()));
        Line { whole, half, inverse, scratch: vec![Complex64::ZERO; room] }
    }

    /// The transform of complex numbers; the inverse is divided by the length.
    fn complex(&mut self, x: &[Complex64], y: &mut [Complex64], forced: bool) {
        y.copy_from_slice(x);
        let n = y.len();
        if n < 2 {
            if self.inverse && forced {
                y.iter_mut().for_each(|z| z.im = 0.0);
            }
            return;
        }
        let symmetric = self.inverse && (forced || is_symmetric(x));
        let real = !self.inverse && x.iter().all(|z| z.im == 0.0);
        self.whole.process_with_scratch(y, &mut self.scratch);
        if self.inverse {
            let scale = n as f64;
            y.iter_mut().for_each(|z| *z /= scale);
        }
        if symmetric {
            y.iter_mut().for_each(|z| z.im = 0.0);
        }
        if real {
            mirror(y);
        }
    }

    /// The transform of real numbers.
    fn real(&mut self, x: &[f64], y: &mut [Complex64]) {
        let n = x.len();
        let Some((half, roots)) = &self.half else {
            y.iter_mut().zip(x).for_each(|(z, &x)| *z = x.into());
            if n > 1 {
                self.whole.process_with_scratch(y, &mut self.scratch);
                mirror(y);
            }
            return;
        };
        let m = n / 2;
        let (z, _) = y.split_at_mut(m);
        z.iter_mut().zip(x.chunks_exact(2)).for_each(|(z, x)| *z = Complex64::new(x[0], x[1]));
        half.process_with_scratch(z, &mut self.scratch);
        let first = z[0];
        // Element k and m-k of the result are made of the same two elements: those of the even and of the
        // odd places of `x`.
        for k in 1..=m / 2 {
            let (p, q) = (z[k], z[m - k].conj());
            let (even, odd) = ((p + q) * 0.5, (p - q) * 0.5);
            let odd = Complex64::new(odd.im, -odd.re) * roots[k];
            z[k] = even + odd;
            z[m - k] = (even - odd).conj();
        }
        y[0] = Complex64::new(first.re + first.im, 0.0);
        y[m] = Complex64::new(first.re - first.im, 0.0);
        let (low, high) = y.split_at_mut(m);
        high[1..].iter_mut().rev().zip(&low[1..]).for_each(|(h, l)| *h = l.conj());
    }
}

/// Whether a line is the transform of real numbers.
fn is_symmetric(x: &[Complex64]) -> bool {
    let n = x.len();
    (0..n).all(|k| x[k] == x[(n - k) % n].conj())
}

/// Makes the transform of real numbers exactly symmetric.
fn mirror(x: &mut [Complex64]) {
    let n = x.len();
    x[0].im = 0.0;
    for k in 1..=n / 2 {
        x[n - k] = if 2 * k == n { Complex64::new(x[k].re, 0.0) } else { x[k].conj() };
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

    fn distance(x: &[Complex64], y: &[Complex64]) -> f64 {
        x.iter().zip(y).map(|(a, b)| (a - b).norm()).fold(0.0, f64::max)
    }

    #[test]
    fn transforms_agree_with_the_definition_and_invert() {
        let mut plans = Plans::default();
        for n in [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 97, 100, 128, 151, 194] {
            let (mut forward, mut back) = (Line::new(&mut plans, n, false), Line::new(&mut plans, n, true));
            for imaginary in [0.0, 1.0] {
                let number = |k: usize| Complex64::new((k * k % 7) as f64, imaginary * (k % 3) as f64);
                let x: Vec<Complex64> = (0..n).map(number).collect();
                let (mut y, mut again) = (vec![Complex64::ZERO; n], vec![Complex64::ZERO; n]);
                forward.complex(&x, &mut y, false);
                assert_eq!(is_symmetric(&y), imaginary == 0.0 || n == 1);
                assert!(distance(&y, &direct(&x)) < 1e-9 * n as f64, "{n}");
                back.complex(&y, &mut again, false);
                assert!(distance(&again, &x) < 1e-12 * n as f64, "{n}");
                if imaginary == 0.0 {
                    let real: Vec<f64> = x.iter().map(|z| z.re).collect();
                    forward.real(&real, &mut again);
                    assert!(is_symmetric(&again) && distance(&again, &y) < 1e-12 * (n * n) as f64, "{n}");
                }
            }
        }
    }

    #[test]
    fn lines_are_cut_and_filled_up() {
        let x: Vec<f64> = (0..60).map(f64::from).collect();
        for (shape, length) in [((1, 4, 15), 6), ((12, 5, 1), 3), ((3, 4, 5), 4), ((10, 6, 1), 9)] {
            let (stride, n, outer) = shape;
            let mut y = vec![Complex64::ZERO; stride * length * outer];
            along(&x, shape, length, &mut y, 0.0, |from, to| {
                to.iter_mut().zip(from).for_each(|(y, &x)| *y = x.into());
            })
            .unwrap();
            for o in 0..outer {
                for i in 0..length {
                    for s in 0..stride {
                        let expected = if i < n { x[(o * n + i) * stride + s] } else { 0.0 };
                        assert_eq!(y[(o * length + i) * stride + s].re, expected);
                    }
                }
            }
        }
    }
}
