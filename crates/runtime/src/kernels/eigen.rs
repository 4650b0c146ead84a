//! Eigenvalues, of one matrix and of two, and triangular forms.

use super::args::{only_options, take_options};
use super::linear::{IntoValue, check_matrix, finish, square};
use crate::array::{Dims, Form};
use crate::context::Context;
use crate::convert::{complexes, narrow};
use crate::error::Error;
use crate::errors;
use crate::form;
use crate::kernel::Outputs;
use crate::kernels;
use crate::linalg::{self, Mat};
use crate::ops;
use crate::value::Value;
use num_complex::Complex64;

kernels! {
    "eig" => eig,
    "mc_qz" => qz,
    "schur" => schur,
    "hess" => hess,
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

fn diagonal(values: &[Complex64]) -> Value {
    let n = values.len();
    let mut data = vec![Complex64::ZERO; n * n];
    for (i, &z) in values.iter().enumerate() {
        data[i + i * n] = z;
    }
    narrow(Dims::matrix(n, n), data)
}

fn eig(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    super::args::need_matrix(&args[0], "eig")?;
    if args[0].class() == types::Class::Char {
        args[0] = crate::convert::cast(&args[0], types::Class::Double)?;
    }
    let (plain, options) = take_options(args);
    only_options(&options, &["vector", "matrix", "balance", "nobalance", "chol", "qz"], "eig")?;
    let has = |o: &str| options.iter().any(|x| x == o);
    if plain.len() > 2 {
        return Err(errors::builtin_too_many_inputs());
    }
    let mut x = plain[0].clone();
    square(&x)?;
    check_matrix("eig", &x)?;
    let mut definite = None;
    if let Some(b) = plain.get(1) {
        // The generalised problem, for a second matrix that is not singular.
        if !b.class().is_float() {
            return Err(errors::undefined_for("eig", b.class_name()));
        }
        if b.dims() != x.dims() {
            return Err(errors::dimensions_must_agree());
        }
        check_matrix("eig", b)?;
        if b.class() == types::Class::Single {
            x = crate::convert::cast(&x, types::Class::Single)?;
        }
        definite = if has("qz") { None } else { definite_factor(&x, b)? };
        if definite.is_none() && (has("qz") || is_near_singular(b)) {
            return generalized(&x, b, nargout, has("vector"), has("matrix"));
        }
        x = match &definite {
            Some(r) => {
                let half = ops::mldivide(context, ops::ctranspose(r.clone())?, x)?;
                hermitian_part(ops::mrdivide(context, half, r.clone())?)?
            }
            None => ops::mldivide(context, b.clone(), x)?,
        };
    }
    let general = plain.len() > 1 && definite.is_none();
    let (values, vectors) = if x.is_complex() {
        let m = Mat::<Complex64>::of(&x);
        if m.is_hermitian() {
            let (d, v) = linalg::eigen_symmetric(&m, nargout > 1)?;
            (d.iter().map(|&d| Complex64::new(d, 0.0)).collect(), Complex64::value(v))
        } else {
            let (d, v) = linalg::eigen(&m, nargout > 1)?;
            (d, Complex64::value(v))
        }
    } else {
        let m = Mat::<f64>::of(&x);
        if m.is_hermitian() && m.rows == 2 && m.at(0, 1) != 0.0 && m.data.iter().all(|x| x.is_finite()) {
            // The signs that LAPACK gives.
            let (d, v) = linalg::eigen_pair(m.at(0, 0), m.at(0, 1), m.at(1, 1));
            let values = d.iter().map(|&d| Complex64::new(d, 0.0)).collect::<Vec<_>>();
            (values, Value::matrix(2, 2, v.concat()))
        } else if m.is_hermitian() {
            let (d, v) = linalg::eigen_symmetric(&m, nargout > 1)?;
            (d.iter().map(|&d| Complex64::new(d, 0.0)).collect::<Vec<_>>(), f64::value(v))
        } else {
            let (d, v) = linalg::eigen_real(&m, nargout > 1)?;
            (d, Complex64::value(v))
        }
    };
    let vectors = match definite {
        Some(r) if nargout > 1 => ops::mldivide(context, r, vectors)?,
        _ if general && nargout > 1 => scaled_columns(&vectors),
        _ => vectors,
    };
    // The columns of the inverse's adjoint are the left eigenvectors, but for their lengths.
    let left = if nargout > 2 { Some(left_vectors(context, &vectors)?) } else { None };
    let n = values.len();
    if nargout <= 1 && !has("matrix") {
        return finish(&x, [narrow(Dims::matrix(n, 1), values)], 1);
    }
    let d = if has("vector") {
        narrow(Dims::matrix(n, 1), values)
    } else {
        form::noted(context, diagonal(&values), Form::Diagonal)
    };
    if nargout <= 1 {
        return finish(&x, [d], 1);
    }
    match left {
        Some(left) => finish(&x, [vectors, d, left], nargout),
        None => finish(&x, [vectors, d], nargout),
    }
}

/// The factor `r` of `b = r'*r`, where `a` is Hermitian and `b` Hermitian and positive definite: then the
/// problem is one of a single Hermitian matrix.
fn definite_factor(a: &Value, b: &Value) -> Result<Option<Value>, Error> {
    fn factor<T: IntoValue>(a: &Value, b: &Value) -> Option<Value> {
        let (a, b) = (Mat::<T>::of(a), Mat::<T>::of(b));
        if !a.is_hermitian() || !b.is_hermitian() {
            return None;
        }
        linalg::cholesky(&b).ok().map(T::value)
    }
    Ok(if a.is_complex() || b.is_complex() { factor::<Complex64>(a, b) } else { factor::<f64>(a, b) })
}

fn is_near_singular(b: &Value) -> bool {
    let r = if b.is_complex() {
        linalg::rcond(&Mat::<Complex64>::of(b))
    } else {
        linalg::rcond(&Mat::<f64>::of(b))
    };
    b.numel() > 0 && !(r >= f64::EPSILON)
}

/// The generalised problem by way of triangular forms; eigenvalues may be infinite.
fn generalized(a: &Value, b: &Value, nargout: usize, vector: bool, matrix: bool) -> Result1 {
    let (ma, mb) = (Mat::<Complex64>::of(a), Mat::<Complex64>::of(b));
    let f = linalg::qz(&ma, &mb)?;
    let n = ma.rows;
    let ratio = |x: Complex64, y: Complex64| match (x == Complex64::ZERO, y == Complex64::ZERO) {
        (true, true) => Complex64::new(f64::NAN, 0.0),
        (false, true) => Complex64::new(f64::INFINITY, 0.0),
        _ => x / y,
    };
    let size = ma.data.iter().chain(&mb.data).map(|z| z.norm()).fold(0.0, f64::max);
    let real = !a.is_complex() && !b.is_complex();
    let values: Vec<Complex64> = (0..n)
        .map(|k| ratio(f.s.at(k, k), f.t.at(k, k)))
        // Of real matrices, what rounding alone makes complex is real.
        .map(|z| {
            if real && z.im.abs() <= 1e3 * f64::EPSILON * z.norm().max(f64::EPSILON * size) {
                Complex64::new(z.re, 0.0)
            } else {
                z
            }
        })
        .collect();
    if nargout <= 1 && !matrix {
        return finish(a, [narrow(Dims::matrix(n, 1), values)], 1);
    }
    let d = if vector { narrow(Dims::matrix(n, 1), values) } else { diagonal(&values) };
    if nargout <= 1 {
        return finish(a, [d], 1);
    }
    if nargout > 2 {
        return Err(errors::unsupported("eig with left eigenvectors of a singular problem"));
    }
    finish(a, [scaled_columns(&phased(f.vectors()?)), d], nargout)
}

/// Columns turned so that their greatest components are real; then real where rounding alone made them complex.
fn phased(mut v: Mat<Complex64>) -> Value {
    for column in v.data.chunks_mut(v.rows.max(1)) {
        let Some(greatest) = column.iter().copied().max_by(|x, y| x.norm().total_cmp(&y.norm())) else {
            continue;
        };
        if greatest == Complex64::ZERO {
            continue;
        }
        let turn = greatest.conj() / greatest.norm();
        column.iter_mut().for_each(|z| *z *= turn);
        let largest = greatest.norm();
        for z in column.iter_mut().filter(|z| z.im.abs() <= 1e2 * f64::EPSILON * largest) {
            z.im = 0.0;
        }
    }
    narrow(Dims::matrix(v.rows, v.cols), v.data)
}

/// `[s, t, q, z, v] = mc_qz(a, b)`: triangular forms, what they are multiplied with, and eigenvectors.
fn qz(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    let (a, b) = (&args[0], &args[1]);
    for x in [a, b] {
        check_matrix("qz", x)?;
        square(x)?;
    }
    if a.dims() != b.dims() {
        return Err(errors::dimensions_must_agree());
    }
    let f = linalg::qz(&Mat::<Complex64>::of(a), &Mat::<Complex64>::of(b))?;
    let v = if nargout > 4 { f.vectors()? } else { Mat::zeros(0, 0)? };
    let outs = [f.s, f.t, f.q, f.z, v].map(Complex64::value);
    finish(a, outs, nargout)
}

/// A matrix that is Hermitian but for rounding, made so.
fn hermitian_part(a: Value) -> Result<Value, Error> {
    let turned = ops::ctranspose(a.clone())?;
    let sum = ops::binary(types::ScalarOp::Plus, a, turned)?;
    ops::binary(types::ScalarOp::Times, sum, Value::F64(0.5))
}

/// Eigenvectors of a generalised problem: the greatest component has `|re| + |im| = 1`.
fn scaled_columns(v: &Value) -> Value {
    let dims = v.dims();
    let mut z = complexes(v).into_owned();
    for column in z.chunks_mut(dims.rows().max(1)) {
        let greatest = column.iter().map(|z| z.re.abs() + z.im.abs()).fold(0.0, f64::max);
        if greatest > 0.0 {
            column.iter_mut().for_each(|z| *z = Complex64::new(z.re / greatest, z.im / greatest));
        }
    }
    narrow(dims, z)
}

/// The left eigenvectors of length 1 that belong to these right ones.
fn left_vectors(context: &mut Context, right: &Value) -> Result<Value, Error> {
    let mut w = linalg::inverse(context, &Mat::<Complex64>::of(right))?.adjoint();
    for column in w.data.chunks_mut(w.rows.max(1)) {
        let length = column.iter().map(|z| z.norm_sqr()).sum::<f64>().sqrt();
        column.iter_mut().for_each(|z| *z /= length);
    }
    Ok(narrow(Dims::matrix(w.rows, w.cols), w.data))
}

/// `[u, t] = schur(a)`, `schur(a, 'complex')`
fn schur(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    triangular_form(args, nargout, "schur", linalg::schur_real, linalg::schur_complex)
}

/// `[p, h] = hess(a)`
fn hess(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    let real = |a: &Mat<f64>| {
        let mut h = a.clone();
        let z = linalg::hessenberg_real(&mut h, 0, a.rows)?;
        Ok((h, z))
    };
    triangular_form(args, nargout, "hess", real, linalg::hessenberg_complex)
}

/// The complex Schur form from the real one: each pair of conjugate eigenvalues is turned apart.
fn complex_form(t: &Mat<f64>, z: &Mat<f64>) -> (Mat<Complex64>, Mat<Complex64>) {
    let n = t.rows;
    let of = |m: &Mat<f64>| Mat {
        rows: n,
        cols: n,
        data: m.data.iter().map(|&x| Complex64::new(x, 0.0)).collect::<Vec<_>>(),
    };
    let (mut t, mut z) = (of(t), of(z));
    for m in (1..n).rev() {
        let below = t.at(m, m - 1);
        if below != Complex64::ZERO {
            let (a, d) = (t.at(m - 1, m - 1), t.at(m, m));
            let half = (a + d) * 0.5;
            let root = ((a - d) * (a - d) * 0.25 + t.at(m - 1, m) * below).sqrt();
            let mu = half + root - d;
            let r = mu.norm().hypot(below.norm());
            let (c, s) = (mu / r, below / r);
            for j in m - 1..n {
                let (x, y) = (t.at(m - 1, j), t.at(m, j));
                *t.at_mut(m - 1, j) = c.conj() * x + s.conj() * y;
                *t.at_mut(m, j) = c * y - s * x;
            }
            for (matrix, rows) in [(&mut t, m + 1), (&mut z, n)] {
                for i in 0..rows {
                    let (x, y) = (matrix.at(i, m - 1), matrix.at(i, m));
                    *matrix.at_mut(i, m - 1) = x * c + y * s;
                    *matrix.at_mut(i, m) = y * c.conj() - x * s.conj();
                }
            }
        }
        *t.at_mut(m, m - 1) = Complex64::ZERO;
    }
    (t, z)
}

fn triangular_form(
    args: Args,
    nargout: usize,
    name: &str,
    f: impl Fn(&Mat<f64>) -> Result<(Mat<f64>, Mat<f64>), Error>,
    g: impl Fn(&Mat<Complex64>) -> Result<(Mat<Complex64>, Mat<Complex64>), Error>,
) -> Result1 {
    let x = args[0].clone();
    if !x.class().is_float() {
        return Err(errors::undefined_for(name, x.class_name()));
    }
    square(&x)?;
    check_matrix(name, &x)?;
    let kind = args.get(1).map(|kind| kind.as_text().unwrap_or_default().to_ascii_lowercase());
    if !matches!(kind.as_deref(), None | Some("real" | "complex")) {
        return Err(errors::bad_argument(name, "flag", "Flag must be 'real' or 'complex'."));
    }
    let complex = kind.as_deref() == Some("complex");
    // The real form of a real matrix with real eigenvalues is its complex form too.
    let real = if x.is_complex() { None } else { Some(f(&Mat::<f64>::of(&x))?) };
    let pairs = |t: &Mat<f64>| (1..t.rows).any(|i| t.at(i, i - 1) != 0.0);
    if let Some((t, z)) = real.as_ref().filter(|(t, _)| complex && name == "schur" && pairs(t)) {
        let (t, z) = complex_form(t, z);
        if nargout < 2 {
            return finish(&x, [Complex64::value(t)], 1);
        }
        return finish(&x, [Complex64::value(z), Complex64::value(t)], nargout);
    }
    let Some((t, z)) = real.filter(|(t, _)| !complex || !pairs(t)) else {
        let (t, z) = g(&Mat::<Complex64>::of(&x))?;
        if nargout < 2 {
            return finish(&x, [Complex64::value(t)], 1);
        }
        return finish(&x, [Complex64::value(z), Complex64::value(t)], nargout);
    };
    if nargout < 2 {
        return finish(&x, [f64::value(t)], 1);
    }
    finish(&x, [f64::value(z), f64::value(t)], nargout)
}
