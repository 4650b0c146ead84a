//! Matrix operators: `*`, `'`, `.'`, `\`, `/`, `^`.
//!
//! A product's element is summed in the order of the inner index, starting with the first term,
//! without fused operations, so that every engine gives the same digits.

use super::unary::conjugate;
use super::{binary, power};
use crate::array::{Array, Dims, ZeroBits, zeros};
use crate::context::Context;
use crate::convert::{complex_parts, complexes, doubles, narrow, narrow_single, singles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::form;
use crate::index::{full_value, gather};
use crate::linalg;
use crate::linalg::gemm::{Block, Factor, gemm};
use crate::value::Value;
use num_complex::{Complex32, Complex64};
use std::ops::{Add, Mul};
use types::{Class, ScalarOp, arith_class};

/// Checks that both operands are matrices of numbers and gives the class of the result.
fn operand_class(op: &str, a: &Value, b: &Value) -> Result<Class, Error> {
    match arith_class(ScalarOp::Times, a.class(), b.class()) {
        Some(c) if c != Class::String => Ok(c),
        _ if a.is_matrix() && b.is_matrix() => Err(errors::mixed_integers()),
        _ => {
            let culprit = if a.is_matrix() { b } else { a };
            Err(errors::operator_class(op, culprit.class_name()))
        }
    }
}

/// `a * b`.
pub fn mtimes(a: Value, b: Value) -> Result<Value, Error> {
    if let (Value::F64(x), Value::F64(y)) = (&a, &b) {
        return Ok(Value::F64(x * y));
    }
    let mark = form::of_product(&a, &b);
    Ok(form::marked(times(a, b)?, mark))
}

fn times(a: Value, b: Value) -> Result<Value, Error> {
    let class = operand_class("*", &a, &b)?;
    if a.is_scalar() || b.is_scalar() {
        return binary(ScalarOp::Times, a, b);
    }
    let (ad, bd) = (a.dims(), b.dims());
    if ad.rank() > 2 || bd.rank() > 2 {
        return Err(errors::must_be_2d("mtimes"));
    }
    if ad.cols() != bd.rows() {
        return Err(errors::inner_dimensions());
    }
    if class.is_integer() {
        return Err(Error::new(
            "MATLAB:mtimes:integerNotSupported",
            "MTIMES (*) is not fully supported for integer classes. At least one argument must be scalar.",
        ));
    }
    if let Some(result) = super::thin::product(&a, &b) {
        return result;
    }
    let (m, k, n) = (ad.rows(), ad.cols(), bd.cols());
    let out = Dims::matrix(m, n);
    out.checked_numel(16)?;
    let keep_sparse = a.is_sparse() && b.is_sparse();
    let result = match (class, a.is_complex() || b.is_complex()) {
        (Class::Single, true) => {
            let round = |v: &Value| -> Vec<Complex32> {
                complexes(v).iter().map(|z| Complex32::new(z.re as f32, z.im as f32)).collect()
            };
            narrow_single(out, product(&round(&a), &round(&b), m, k, n)?)
        }
        (Class::Single, false) => f32::wrap(Array::new(out, product(&singles(&a), &singles(&b), m, k, n)?)),
        // A real factor multiplies both parts, as it does element by element.
        (_, true) if !a.is_complex() => {
            let (a, (re, im)) = (doubles(&a), complex_parts(&b));
            narrow(out, joined(product(&a, &re, m, k, n)?, product(&a, &im, m, k, n)?))
        }
        (_, true) if !b.is_complex() => {
            let ((re, im), b) = (complex_parts(&a), doubles(&b));
            narrow(out, joined(product(&re, &b, m, k, n)?, product(&im, &b, m, k, n)?))
        }
        (_, true) => narrow(out, product(&complexes(&a), &complexes(&b), m, k, n)?),
        _ => f64::wrap(Array::new(out, product(&doubles(&a), &doubles(&b), m, k, n)?)),
    };
    if keep_sparse { crate::convert::to_sparse(&result) } else { Ok(result) }
}

/// Complex numbers of these parts.
fn joined(re: Vec<f64>, im: Vec<f64>) -> Vec<Complex64> {
    re.into_iter().zip(im).map(|(re, im)| Complex64::new(re, im)).collect()
}

/// The product of an m-by-k and a k-by-n matrix: sums that begin with 0, so that none is -0. Four inner indices are taken at a time and added
/// in order, so that a column of the result is loaded a quarter as often.
pub(super) fn product<T>(a: &[T], b: &[T], m: usize, k: usize, n: usize) -> Result<Vec<T>, Error>
where
    T: ZeroBits + Factor + Add<Output = T> + Mul<Output = T>,
{
    let mut c: Vec<T> = zeros(m * n)?;
    if m == 0 || k == 0 {
        return Ok(c);
    }
    if m.min(n) > 1 && m * n >= 64 && k > 1 {
        gemm(m, k, n, Block { data: a, stride: m }, Block { data: b, stride: k }, &mut c, m);
        return Ok(c);
    }
    if m == 1 {
        // Rows times matrix: one sum per column, some columns at a time.
        const SIDE: usize = 8;
        let whole = n / SIDE * SIDE;
        for (columns, out) in b.chunks_exact(k * SIDE).zip(c.chunks_exact_mut(SIDE)) {
            let mut sums = [out[0]; SIDE];
            for (p, &x) in a.iter().enumerate() {
                for (q, s) in sums.iter_mut().enumerate() {
                    *s = *s + x * columns[q * k + p];
                }
            }
            out.copy_from_slice(&sums);
        }
        for (column, out) in b.chunks_exact(k).zip(&mut c).skip(whole) {
            *out = a.iter().zip(column).fold(*out, |s, (&x, &y)| s + x * y);
        }
        return Ok(c);
    }
    // Blocks of rows keep a block of `a` in the cache while the columns of `b` go by.
    const BLOCK: usize = 512;
    for top in (0..m).step_by(BLOCK) {
        let height = BLOCK.min(m - top);
        for j in 0..n {
            let column = &mut c[j * m + top..j * m + top + height];
            accumulate(column, a, &b[j * k..(j + 1) * k], m, top);
        }
    }
    Ok(c)
}

fn accumulate<T: ZeroBits + Add<Output = T> + Mul<Output = T>>(
    column: &mut [T],
    a: &[T],
    factors: &[T],
    m: usize,
    top: usize,
) {
    let h = column.len();
    let part = |p: usize| &a[p * m + top..p * m + top + h];
    let first = factors[0];
    for (c, &x) in column.iter_mut().zip(part(0)) {
        *c = *c + x * first;
    }
    let mut p = 1;
    while p + 4 <= factors.len() {
        let (f0, f1, f2, f3) = (factors[p], factors[p + 1], factors[p + 2], factors[p + 3]);
        let (a0, a1, a2, a3) = (part(p), part(p + 1), part(p + 2), part(p + 3));
        for i in 0..h {
            column[i] = (((column[i] + a0[i] * f0) + a1[i] * f1) + a2[i] * f2) + a3[i] * f3;
        }
        p += 4;
    }
    for (q, &f) in factors.iter().enumerate().skip(p) {
        for (c, &x) in column.iter_mut().zip(part(q)) {
            *c = *c + x * f;
        }
    }
}

/// `a.'`; what has no imaginary part is made real, as by every operator.
pub fn transpose(mut a: Value) -> Result<Value, Error> {
    crate::convert::narrow_if_real(&mut a);
    let dims = a.dims();
    if dims.rank() > 2 {
        return Err(errors::transpose_nd());
    }
    if dims.is_scalar() {
        return Ok(a);
    }
    let mark = form::form(&a);
    Ok(form::marked(turned(a)?, mark))
}

/// [`transpose`] of more than one element in two dimensions.
fn turned(a: Value) -> Result<Value, Error> {
    let dims = a.dims();
    if let Some(turned) = super::thin::transpose(&a) {
        return turned;
    }
    if a.is_sparse() {
        return crate::convert::to_sparse(&turned(full_value(&a)?)?);
    }
    let (r, c) = (dims.rows(), dims.cols());
    let turned = Dims::matrix(c, r);
    if dims.is_vector() {
        return crate::kernels::reshape_value(a, turned);
    }
    if let Value::Double(x) = &a {
        return Ok(f64::wrap(Array::new(turned, transposed(x.data(), r, c)?)));
    }
    let places: Vec<usize> = (0..r).flat_map(|i| (0..c).map(move |j| i + j * r)).collect();
    gather(&a, turned, &places)
}

/// Transposes in square tiles, which the cache likes.
fn transposed(x: &[f64], r: usize, c: usize) -> Result<Vec<f64>, Error> {
    let mut y = zeros(r * c)?;
    const TILE: usize = 32;
    for j0 in (0..c).step_by(TILE) {
        for i0 in (0..r).step_by(TILE) {
            for j in j0..(j0 + TILE).min(c) {
                for i in i0..(i0 + TILE).min(r) {
                    y[i * c + j] = x[j * r + i];
                }
            }
        }
    }
    Ok(y)
}

/// `a'`.
pub fn ctranspose(a: Value) -> Result<Value, Error> {
    if a.dims().rank() > 2 {
        return Err(Error::new(
            "MATLAB:ctranspose:NotSupported",
            "CTRANSPOSE does not support N-D arrays. Use PAGETRANSPOSE/PAGECTRANSPOSE to transpose pages or PERMUTE \
             to reorder dimensions of N-D arrays.",
        ));
    }
    transpose(conjugate(a))
}

fn integer_division(function: &str, operator: &str) -> Error {
    let text = format!(
        "{operator} is not fully supported for integer classes. At least one argument must be scalar."
    );
    errors::bad_argument(function, "integerNotSupported", text)
}

/// `a \ b`.
pub fn mldivide(context: &mut Context, a: Value, b: Value) -> Result<Value, Error> {
    let mark = form::of_quotient(&b, &a);
    Ok(form::marked(solution(context, a, b)?, mark))
}

fn solution(context: &mut Context, a: Value, b: Value) -> Result<Value, Error> {
    let class = operand_class("\\", &a, &b)?;
    if a.is_scalar() {
        return binary(ScalarOp::Ldivide, a, b);
    }
    let (ad, bd) = (a.dims(), b.dims());
    if ad.rank() > 2 || bd.rank() > 2 || ad.rows() != bd.rows() {
        return Err(errors::dimensions_must_agree());
    }
    if class.is_integer() {
        return Err(integer_division("mldivide", "MLDIVIDE (\\)"));
    }
    if a.is_sparse() && ad.rows() == ad.cols() {
        return sparse_mldivide(context, &a, &b);
    }
    ad.checked_numel(16)?;
    let result = if a.is_complex() || b.is_complex() {
        let x = linalg::solve(context, &linalg::Mat::<Complex64>::of(&a), &linalg::Mat::of(&b))?;
        narrow(Dims::matrix(x.rows, x.cols), x.data)
    } else {
        let x = linalg::solve(context, &linalg::Mat::<f64>::of(&a), &linalg::Mat::of(&b))?;
        f64::wrap(Array::new(Dims::matrix(x.rows, x.cols), x.data))
    };
    crate::convert::cast(&result, class)
}

/// `a \ b` for a square sparse matrix; sparse where both are.
fn sparse_mldivide(context: &mut Context, a: &Value, b: &Value) -> Result<Value, Error> {
    let right = full_value(b)?;
    let x = match linalg::sparse::real(a) {
        // Both parts of complex right sides, as so many real ones.
        Some(s) if right.is_complex() => {
            let (mut data, im) = complex_parts(&right);
            data.extend(im);
            let dims = right.dims();
            let mut x = linalg::sparse::solve(
                context,
                &s,
                &linalg::Mat { rows: dims.rows(), cols: 2 * dims.cols(), data },
            )?;
            let im = x.data.split_off(x.data.len() / 2);
            narrow(Dims::matrix(x.rows, x.cols / 2), joined(x.data, im))
        }
        Some(s) => {
            let x = linalg::sparse::solve(context, &s, &linalg::Mat::<f64>::of(&right))?;
            f64::wrap(Array::new(Dims::matrix(x.rows, x.cols), x.data))
        }
        None => {
            let s = linalg::sparse::complex(a)?;
            let x = linalg::sparse::solve(context, &s, &linalg::Mat::<Complex64>::of(&right))?;
            narrow(Dims::matrix(x.rows, x.cols), x.data)
        }
    };
    if b.is_sparse() { crate::convert::to_sparse(&x) } else { Ok(x) }
}

/// `a / b`.
pub fn mrdivide(context: &mut Context, a: Value, b: Value) -> Result<Value, Error> {
    if let (Value::F64(x), Value::F64(y)) = (&a, &b) {
        return Ok(Value::F64(x / y));
    }
    operand_class("/", &a, &b)?;
    let mark = form::of_quotient(&a, &b);
    if b.is_scalar() {
        return Ok(form::marked(binary(ScalarOp::Rdivide, a, b)?, mark));
    }
    let (ad, bd) = (a.dims(), b.dims());
    if ad.rank() > 2 || bd.rank() > 2 || ad.cols() != bd.cols() {
        return Err(errors::dimensions_must_agree());
    }
    if a.class().is_integer() || b.class().is_integer() {
        return Err(integer_division("mrdivide", "MRDIVIDE (/)"));
    }
    if let (Value::Double(x), Value::Double(y)) = (&a, &b) {
        let turned = |x: &Array<f64>, d: &Dims| {
            let data = transposed(x.data(), d.rows(), d.cols())?;
            Ok::<_, Error>(linalg::Mat { rows: d.cols(), cols: d.rows(), data })
        };
        let q = linalg::solve(context, &turned(y, &bd)?, &turned(x, &ad)?)?;
        let data = transposed(&q.data, q.rows, q.cols)?;
        return Ok(form::marked(f64::wrap(Array::new(Dims::matrix(q.cols, q.rows), data)), mark));
    }
    let x = mldivide(context, ctranspose(b)?, ctranspose(a)?)?;
    Ok(form::marked(ctranspose(x)?, mark))
}

/// `a ^ b`.
pub fn mpower(context: &mut Context, a: Value, b: Value) -> Result<Value, Error> {
    operand_class("^", &a, &b)?;
    if a.is_scalar() && b.is_scalar() {
        return binary(ScalarOp::Power, a, b);
    }
    if a.class().is_integer() || b.class().is_integer() {
        return Err(errors::integer_matrix_power());
    }
    let mark = form::of_power(&a, &b);
    Ok(form::marked(power::matrix_power(context, a, b)?, mark))
}
