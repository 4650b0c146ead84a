//! `a^b` where one side is a square matrix.

use super::{mldivide, mrdivide, mtimes};
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::convert::{cast, complexes, narrow};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::linalg::{self, Mat};
use crate::value::Value;
use num_complex::Complex64;
use types::Class;

pub(super) fn matrix_power(context: &mut Context, a: Value, b: Value) -> Result<Value, Error> {
    let single = a.class() == Class::Single || b.class() == Class::Single;
    let float = |v: Value| if v.class().is_float() { Ok(v) } else { cast(&v, Class::Double) };
    let (a, b) = (float(a)?, float(b)?);
    let power = double_power(context, a, b)?;
    if single { cast(&power, Class::Single) } else { Ok(power) }
}

fn double_power(context: &mut Context, a: Value, b: Value) -> Result<Value, Error> {
    let square = |v: &Value| {
        let d = v.dims();
        d.rank() == 2 && d.rows() == d.cols()
    };
    if square(&a) && b.is_scalar() {
        return match b.as_f64() {
            Some(p) if p.fract() == 0.0 && p.abs() < 1e9 => integer_power(context, a, p as i64),
            _ => {
                let p = b.as_complex().unwrap_or_default();
                through_eigenvalues(&a, |z| types::scalar::complex::power(z, p))
            }
        };
    }
    if a.is_scalar() && square(&b) {
        let base = a.as_complex().unwrap_or_default();
        return through_eigenvalues(&b, |z| types::scalar::complex::power(base, z));
    }
    Err(errors::mpower_square())
}

fn integer_power(context: &mut Context, a: Value, p: i64) -> Result<Value, Error> {
    let n = a.dims().rows();
    let mut base = if p < 0 {
        let identity = f64::wrap(linalg::identity(n)?);
        mldivide(context, a, identity)?
    } else {
        a
    };
    let mut left = p.unsigned_abs();
    let mut result: Option<Value> = None;
    while left > 0 {
        if left & 1 == 1 {
            result = Some(match result {
                None => base.clone(),
                Some(r) => mtimes(r, base.clone())?,
            });
        }
        left >>= 1;
        if left > 0 {
            base = mtimes(base.clone(), base)?;
        }
    }
    match result {
        Some(r) => Ok(r),
        None => Ok(f64::wrap(linalg::identity(n)?)),
    }
}

/// `V * diag(f(d)) / V` of the eigenvectors and eigenvalues.
fn through_eigenvalues(a: &Value, f: impl Fn(Complex64) -> Complex64) -> Result<Value, Error> {
    let m = Mat::<Complex64>::of(a);
    let (values, vectors) = linalg::eigen(&m, true)?;
    let n = m.rows;
    let mut scaled = vectors.clone();
    for (j, &d) in values.iter().enumerate() {
        let factor = f(d);
        for i in 0..n {
            scaled.data[i + j * n] *= factor;
        }
    }
    let dims = Dims::matrix(n, n);
    let vectors = Complex64::wrap(Array::new(dims.clone(), vectors.data));
    let scaled = Complex64::wrap(Array::new(dims, scaled.data));
    // Eigenvalue computations leave imaginary dust; it is not part of a real result.
    let mut quiet = Context::in_memory(std::rc::Rc::new(base::MemorySystem::default()));
    let result = mrdivide(&mut quiet, scaled, vectors)?;
    let z = complexes(&result).into_owned();
    let largest = z.iter().fold(0.0f64, |m, z| m.max(z.norm()));
    let dust = z.iter().all(|z| z.im.abs() <= 1e-13 * largest);
    let cleaned = z.into_iter().map(|z| if dust { Complex64::new(z.re, 0.0) } else { z }).collect();
    Ok(narrow(result.dims(), cleaned))
}
