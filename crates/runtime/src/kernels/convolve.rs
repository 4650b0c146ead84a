//! `conv` and `conv2`: sums of products of elements by the sum of their places.
//!
//! Invariant: each sum takes its products column after column of the second operand, each product and each
//! sum rounded on its own (`conv`: in the order of the shorter operand), so that the width of the machine's
//! vectors changes nothing. What is not here: transforms (`signal.rs`); long operands are summed, too.

use super::signal::{is_single, result};
use crate::array::{Array, Dims, ZeroBits, zeros};
use crate::context::Context;
use crate::convert::{cast, complex_parts, complexes, doubles, narrow, singles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::linalg::vectors::widest;
use crate::value::Value;
use num_complex::Complex64;
use std::ops::{Add, AddAssign, Mul};
use types::Class;

crate::kernels! {
    "conv" => conv,
    "conv2" => conv2,
}

type R = Result<Outputs, Error>;

/// Numbers and truths; integers as doubles.
fn widened(args: &mut [Value], function: &str) -> Result<(), Error> {
    for a in args {
        match a.class() {
            c if c.is_float() || c == Class::Logical => {}
            c if c.is_numeric() => *a = cast(a, Class::Double)?,
            _ => return Err(errors::undefined_for(function, a.class_name())),
        }
    }
    Ok(())
}

fn conv(_: &mut Context, args: &mut [Value], _: usize) -> R {
    widened(&mut args[..2], "conv")?;
    let (a, b) = (&args[0], &args[1]);
    if !a.dims().is_vector() || !b.dims().is_vector() {
        return Err(errors::bad_argument("conv", "AorBNotVector", "A and B must be vectors."));
    }
    let form = args.get(2).and_then(Value::as_text).unwrap_or_else(|| "full".into());
    let (m, n) = (a.numel(), b.numel());
    let full: Vec<Complex64> = if a.is_complex() || b.is_complex() {
        convolve(&complexes(a), &complexes(b), Complex64::new(0.0, 0.0))
    } else {
        convolve(&a.doubles(), &b.doubles(), 0.0).into_iter().map(Complex64::from).collect()
    };
    let (data, longer) = match form.as_str() {
        "full" => (full, if m > n { a } else { b }),
        "same" => {
            let start = n / 2;
            (full.get(start..(start + m).min(full.len())).unwrap_or(&[]).to_vec(), a)
        }
        "valid" => (if n > 0 && m >= n { full[n - 1..m].to_vec() } else { Vec::new() }, a),
        _ => {
            return Err(errors::bad_argument(
                "conv",
                "unknownShapeParameter",
                "SHAPE must be 'full', 'same', or 'valid'.",
            ));
        }
    };
    let count = data.len();
    let dims = if longer.dims().is_row() { Dims::matrix(1, count) } else { Dims::matrix(count, 1) };
    Ok(one(result(dims, data, is_single(args))))
}

/// All products of elements, summed by the sum of their places.
fn convolve<T>(x: &[T], y: &[T], zero: T) -> Vec<T>
where
    T: Copy + Mul<Output = T> + AddAssign,
{
    let mut full = Vec::new();
    convolve_into(x, y, zero, &mut full);
    full
}

/// The same, behind what `full` holds, which is nothing.
pub(super) fn convolve_into<T>(x: &[T], y: &[T], zero: T, full: &mut Vec<T>)
where
    T: Copy + Mul<Output = T> + AddAssign,
{
    full.resize(if x.is_empty() || y.is_empty() { 0 } else { x.len() + y.len() - 1 }, zero);
    // The inner loop runs over the longer one.
    let (outer, inner) = if x.len() < y.len() { (x, y) } else { (y, x) };
    for (i, &p) in outer.iter().enumerate() {
        for (sum, &q) in full[i..].iter_mut().zip(inner) {
            *sum += p * q;
        }
    }
}

/// `conv2(a, b, form)`; `conv2(u, v, a, form)` convolves the columns of `a` with `u` and its rows with `v`.
fn conv2(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let apart = args.get(2).is_some_and(|a| !a.is_text());
    let form = args.get(if apart { 3 } else { 2 }).and_then(Value::as_text);
    let form = form.unwrap_or_else(|| "full".into()).to_ascii_lowercase();
    widened(&mut args[..if apart { 3 } else { 2 }], "conv2")?;
    if args.iter().any(|a| a.dims().rank() > 2) {
        return Err(errors::bad_argument("conv2", "inputsMustBe2D", "N-D arrays are not supported."));
    }
    if !matches!(form.as_str(), "full" | "same" | "valid") {
        return Err(errors::bad_argument("conv2", "unknownShapeParameter", "Unknown shape parameter."));
    }
    if !apart {
        return planar(&args[0], &args[1], &form).map(one);
    }
    let (m, n) = (args[0].numel(), args[1].numel());
    let column = super::reshape_value(args[0].take(), Dims::matrix(m, 1))?;
    let row = super::reshape_value(args[1].take(), Dims::matrix(1, n))?;
    let kernel = crate::ops::mtimes(column, row)?;
    planar(&args[2], &kernel, &form).map(one)
}

/// The part of the convolution of two matrices that `form` names.
fn planar(a: &Value, b: &Value, form: &str) -> Result<Value, Error> {
    let ((ma, na), (mb, nb)) = ((a.dims().rows(), a.dims().cols()), (b.dims().rows(), b.dims().cols()));
    let whole = |m: usize, n: usize| (m + n).saturating_sub(1);
    let part = match form {
        "full" => Part { top: 0, left: 0, rows: whole(ma, mb), cols: whole(na, nb) },
        "same" => Part { top: mb / 2, left: nb / 2, rows: ma, cols: na },
        _ => {
            let valid = |m: usize, n: usize| (m + 1).saturating_sub(n.max(1));
            let (rows, cols) = (valid(ma, mb), valid(na, nb));
            Part { top: mb.max(1) - 1, left: nb.max(1) - 1, rows, cols }
        }
    };
    let dims = Dims::matrix(part.rows, part.cols);
    dims.checked_numel(16)?;
    let (size_a, size_b) = ((ma, na), (mb, nb));
    if is_single(&[a.clone(), b.clone()]) && !a.is_complex() && !b.is_complex() {
        let data = window((&singles(a), size_a), (&singles(b), size_b), &part)?;
        return Ok(f32::wrap(Array::new(dims, data)));
    }
    let real = |a: &[f64], b: &[f64]| window((a, size_a), (b, size_b), &part);
    let parts = match (a.is_complex(), b.is_complex()) {
        (false, false) => return Ok(f64::wrap(Array::new(dims, real(&doubles(a), &doubles(b))?))),
        (true, false) => {
            let ((re, im), b) = (complex_parts(a), doubles(b));
            (real(&re, &b)?, real(&im, &b)?)
        }
        (false, true) => {
            let (a, (re, im)) = (doubles(a), complex_parts(b));
            (real(&a, &re)?, real(&a, &im)?)
        }
        (true, true) => {
            let data = window((&complexes(a), size_a), (&complexes(b), size_b), &part)?;
            (data.iter().map(|z| z.re).collect(), data.iter().map(|z| z.im).collect())
        }
    };
    let data = parts.0.into_iter().zip(parts.1).map(|(re, im)| Complex64::new(re, im)).collect();
    let value = narrow(dims, data);
    if is_single(&[a.clone(), b.clone()]) {
        return crate::convert::cast(&value, types::Class::Single);
    }
    Ok(value)
}

/// Which elements of the whole convolution are wanted.
struct Part {
    top: usize,
    left: usize,
    rows: usize,
    cols: usize,
}

/// A part of the convolution of two matrices of these rows and columns.
fn window<T>(
    (a, (ma, na)): (&[T], (usize, usize)),
    (b, (mb, nb)): (&[T], (usize, usize)),
    part: &Part,
) -> Result<Vec<T>, Error>
where
    T: Copy + ZeroBits + Term,
{
    let mut out: Vec<T> = zeros(part.rows * part.cols)?;
    if a.is_empty() || b.is_empty() || part.rows == 0 {
        return Ok(out);
    }
    // A column of the whole result, which every column of the operands may add to.
    let mut column: Vec<T> = zeros(ma + mb - 1)?;
    for (k, out) in out.chunks_exact_mut(part.rows).enumerate() {
        let at = part.left + k;
        column.fill(T::NONE);
        for j in (at + 1).saturating_sub(na)..nb.min(at + 1) {
            T::slide(&mut column, &a[(at - j) * ma..][..ma], &b[j * mb..][..mb]);
        }
        let wanted = column.get(part.top..).unwrap_or(&[]);
        out.iter_mut().zip(wanted).for_each(|(x, &sum)| *x = sum);
    }
    Ok(out)
}

/// What is convolved in a plane.
trait Term: Sized {
    /// Zero.
    const NONE: Self;
    /// `c[i + r] += b[i] * a[r]`, for `i` rising.
    fn slide(c: &mut [Self], a: &[Self], b: &[Self]);
}

impl Term for f64 {
    const NONE: f64 = 0.0;
    fn slide(c: &mut [f64], a: &[f64], b: &[f64]) {
        slide_doubles(c, a, b);
    }
}

impl Term for f32 {
    const NONE: f32 = 0.0;
    fn slide(c: &mut [f32], a: &[f32], b: &[f32]) {
        slide_singles(c, a, b);
    }
}

impl Term for Complex64 {
    const NONE: Complex64 = Complex64::ZERO;
    fn slide(c: &mut [Complex64], a: &[Complex64], b: &[Complex64]) {
        shifted(c, a, b);
    }
}

widest! {
    fn slide_doubles(c: &mut [f64], a: &[f64], b: &[f64]) {
        shifted(c, a, b);
    }
}

widest! {
    fn slide_singles(c: &mut [f32], a: &[f32], b: &[f32]) {
        shifted(c, a, b);
    }
}

/// `c[i + r] += b[i] * a[r]`, for `i` rising: four rows of `b` at a time where all of them meet, so that a
/// sum is loaded a quarter as often.
#[inline(always)]
fn shifted<T: Copy + Add<Output = T> + Mul<Output = T>>(c: &mut [T], a: &[T], b: &[T]) {
    let m = a.len();
    let fours = if m < 4 { 0 } else { b.len() / 4 * 4 };
    for i in (0..fours).step_by(4) {
        let (b0, b1, b2, b3) = (b[i], b[i + 1], b[i + 2], b[i + 3]);
        let c = &mut c[i..i + m + 3];
        // Sums that not all four add to: the first three and the last three.
        for r in 0..3 {
            for (q, &b) in [b0, b1, b2].iter().enumerate().take(r + 1) {
                c[r] = c[r] + b * a[r - q];
            }
        }
        let n = m - 3;
        let (a3, a2, a1, a0) = (&a[..n], &a[1..n + 1], &a[2..n + 2], &a[3..n + 3]);
        for (r, c) in c[3..m].iter_mut().enumerate() {
            *c = (((*c + b0 * a0[r]) + b1 * a1[r]) + b2 * a2[r]) + b3 * a3[r];
        }
        for r in m..m + 3 {
            for (q, &b) in [b1, b2, b3].iter().enumerate().skip(r - m) {
                c[r] = c[r] + b * a[r - q - 1];
            }
        }
    }
    for (i, &b) in b.iter().enumerate().skip(fours) {
        for (c, &a) in c[i..].iter_mut().zip(a) {
            *c = *c + b * a;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_the_sums_in_their_order() {
        for (ma, na, mb, nb) in
            [(1, 1, 1, 1), (3, 2, 2, 3), (9, 4, 5, 3), (4, 7, 9, 2), (12, 5, 4, 4), (2, 2, 8, 1)]
        {
            let a: Vec<f64> = (0..ma * na).map(|k| (k as f64 * 0.7).sin()).collect();
            let b: Vec<f64> = (0..mb * nb).map(|k| (k as f64 * 1.3).cos()).collect();
            let part = Part { top: 0, left: 0, rows: ma + mb - 1, cols: na + nb - 1 };
            let found = window((&a, (ma, na)), (&b, (mb, nb)), &part).unwrap();
            let mut expected = vec![0.0; part.rows * part.cols];
            for j in 0..nb {
                for i in 0..mb {
                    for (q, column) in a.chunks(ma).enumerate() {
                        for (p, x) in column.iter().enumerate() {
                            expected[(i + p) + (j + q) * part.rows] += b[i + j * mb] * x;
                        }
                    }
                }
            }
            assert_eq!(found, expected, "{ma} {na} {mb} {nb}");
        }
    }
}
