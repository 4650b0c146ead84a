//! Linear algebra: operators as functions, factorisations, norms.

use super::args::{only_options, take_options};
use crate::array::{Array, Dims, Form};
use crate::context::Context;
use crate::convert::{complexes, doubles, narrow};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::form;
use crate::kernel::{Outputs, one};
use crate::kernels;
use crate::linalg::{self, Field, Mat, Vectors, sparse};
use crate::ops;
use crate::sparse::Sparse;
use crate::value::Value;
use num_complex::Complex64;
use types::Class;

kernels! {
    sparse "mtimes" => mtimes,
    sparse "mldivide" => mldivide,
    sparse "mrdivide" => mrdivide,
    sparse "mpower" => mpower,
    "det" => det,
    "inv" => inv_kept,
    sparse "lu" => lu_kept,
    sparse "qr" => qr_kept,
    sparse "chol" => chol,
    "svd" => svd,
    "rank" => rank,
    "pinv" => pinv,
    "norm" => norm,
    "trace" => trace,
    "rcond" => rcond,
    "cond" => cond,
    "orth" => orth,
    "cross" => cross,
}

crate::kernel::keeping_sparse! {
    inv_kept = inv;
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

fn mtimes(_: &mut Context, args: Args, _: usize) -> Result1 {
    let (a, b) = (args[0].take(), args[1].take());
    Ok(one(ops::mtimes(a, b)?))
}

fn mldivide(context: &mut Context, args: Args, _: usize) -> Result1 {
    let (a, b) = (args[0].take(), args[1].take());
    Ok(one(ops::mldivide(context, a, b)?))
}

fn mrdivide(context: &mut Context, args: Args, _: usize) -> Result1 {
    let (a, b) = (args[0].take(), args[1].take());
    Ok(one(ops::mrdivide(context, a, b)?))
}

fn mpower(context: &mut Context, args: Args, _: usize) -> Result1 {
    let (a, b) = (args[0].take(), args[1].take());
    Ok(one(ops::mpower(context, a, b)?))
}

/// Matrices back to values, narrowed and of the argument's class.
pub(super) trait IntoValue: Field {
    fn value(m: Mat<Self>) -> Value;
}

impl IntoValue for f64 {
    fn value(m: Mat<f64>) -> Value {
        f64::wrap(Array::new(Dims::matrix(m.rows, m.cols), m.data))
    }
}

impl IntoValue for Complex64 {
    fn value(m: Mat<Complex64>) -> Value {
        narrow(Dims::matrix(m.rows, m.cols), m.data)
    }
}

/// Runs the body for the field of a float matrix argument; checks class and rank first.
macro_rules! with_field {
    ($function:literal, $value:expr, $t:ident => $body:expr) => {{
        let value: &Value = $value;
        check_matrix($function, value)?;
        if value.is_complex() {
            type $t = Complex64;
            $body
        } else {
            type $t = f64;
            $body
        }
    }};
}

pub(super) fn check_matrix(function: &str, value: &Value) -> Result<(), Error> {
    if !value.is_matrix() || value.class().is_integer() {
        return Err(errors::undefined_for(function, value.class_name()));
    }
    if value.dims().rank() > 2 {
        return Err(errors::bad_argument(function, "inputMustBe2D", "Input must be 2-D."));
    }
    Ok(())
}

pub(super) fn square(value: &Value) -> Result<(), Error> {
    let d = value.dims();
    if d.rows() == d.cols() { Ok(()) } else { Err(errors::must_be_square()) }
}

/// Brings results to single where the argument is single.
pub(super) fn finish(model: &Value, outs: impl IntoIterator<Item = Value>, nargout: usize) -> Result1 {
    let single = model.class() == Class::Single;
    outs.into_iter()
        .take(nargout.max(1))
        .map(|v| {
            if single && v.class() == Class::Double { crate::convert::cast(&v, Class::Single) } else { Ok(v) }
        })
        .collect()
}

fn det(context: &mut Context, args: Args, _: usize) -> Result1 {
    let x = &args[0];
    with_field!("det", x, T => {
        let d = linalg::determinant(context, &Mat::<T>::of(x))?;
        finish(x, [T::value(Mat { rows: 1, cols: 1, data: vec![d] })], 1)
    })
}

fn inv(context: &mut Context, args: Args, _: usize) -> Result1 {
    let x = &args[0];
    with_field!("inv", x, T => {
        let a = Mat::<T>::of(x);
        // Nothing is no singular matrix.
        let m = if a.rows == 0 && a.cols == 0 { a } else { linalg::inverse(context, &a)? };
        finish(x, [form::marked(T::value(m), form::form(x))], 1)
    })
}

fn permutation(order: &[usize]) -> Value {
    let n = order.len();
    let mut p = vec![0.0; n * n];
    for (i, &j) in order.iter().enumerate() {
        p[i + j * n] = 1.0;
    }
    Value::matrix(n, n, p)
}

fn lu(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let x = &args[0];
    let options = take_options(&args[1..]).1;
    only_options(&options, &["vector"], "lu")?;
    let vector = !options.is_empty();
    with_field!("lu", x, T => {
        let f = linalg::lu_in(context.octave, &Mat::<T>::of(x));
        if nargout <= 1 {
            return finish(x, [T::value(f.packed)], 1);
        }
        let (l, u) = (f.lower(), f.upper());
        if nargout == 2 {
            // The permuted lower factor.
            let mut permuted = l.clone();
            for (i, &from) in f.order.iter().enumerate() {
                for j in 0..l.cols {
                    *permuted.at_mut(from, j) = l.at(i, j);
                }
            }
            return finish(x, [T::value(permuted), T::value(u)], 2);
        }
        let told = |order: &[usize]| match vector {
            true => Value::row(order.iter().map(|&i| i as f64 + 1.0).collect()),
            false => form::noted(context, permutation(order), Form::Permutation),
        };
        // Columns stay where they are, and rows are not scaled.
        let (rows, columns): (Vec<usize>, Vec<usize>) = ((0..l.rows).collect(), (0..u.cols).collect());
        let outs = [T::value(l), T::value(u), told(&f.order), told(&columns), permutation(&rows)];
        finish(x, outs, nargout)
    })
}

/// `[l, u, p, q, d] = lu(s)`: the factors of a sparse matrix are sparse, and so are the permutations that are
/// matrices. Full ones have no `q` and `d`. Columns are reordered where there is a `q`; rows are not scaled.
fn lu_kept(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let dims = args[0].dims();
    if !args[0].is_sparse() {
        return if nargout > 3 { Err(errors::too_many_outputs()) } else { lu(context, args, nargout) };
    }
    if dims.rows() == dims.cols() && nargout > 1 {
        let options = take_options(&args[1..]).1;
        only_options(&options, &["vector"], "lu")?;
        let vector = !options.is_empty();
        return match sparse::real(&args[0]) {
            Some(s) => sparse_lu(&s, nargout, vector),
            None => sparse_lu(&*sparse::complex(&args[0])?, nargout, vector),
        };
    }
    dims.checked_numel(16)?;
    let outs = lu(context, args, nargout)?;
    outs.into_iter()
        .map(|v| match v.dims().is_row() && !v.dims().is_scalar() {
            true => Ok(v),
            false => crate::convert::to_sparse(&v),
        })
        .collect()
}

/// The outputs of `lu` for a square sparse matrix.
fn sparse_lu<T: SparseField>(s: &Sparse<T>, nargout: usize, vector: bool) -> Result1 {
    let n = s.rows();
    let f = match nargout > 3 {
        true => sparse::lu_ordered(s),
        false => sparse::lu(s, (0..n).collect(), 1.0),
    };
    let of = |triplets: Vec<(usize, usize, T)>| Sparse::from_triplets(n, n, triplets, |_, new| new);
    let (mut lower, mut upper) = (Vec::new(), Vec::new());
    for k in 0..n {
        lower.push((k, k, T::ONE));
        lower.extend(f.lower.column(k).map(|(i, x)| (i, k, x)));
        upper.extend(f.upper.column(k).map(|(i, x)| (i, k, x)));
        upper.push((k, k, f.diagonal[k]));
    }
    if nargout == 2 {
        // The lower factor with its rows where they were.
        lower.iter_mut().for_each(|t| t.0 = f.rows[t.0]);
    }
    let mut outs = Outputs::new();
    outs.push(T::sparse(of(lower)?));
    outs.push(T::sparse(of(upper)?));
    let matrix = |places: Vec<(usize, usize, f64)>| {
        Sparse::from_triplets(n, n, places, |_, new| new).map(|s| Value::Sparse(s.into()))
    };
    let places = |order: &[usize], by_columns: bool| match by_columns {
        true => order.iter().enumerate().map(|(k, &i)| (i, k, 1.0)).collect(),
        false => order.iter().enumerate().map(|(k, &i)| (k, i, 1.0)).collect(),
    };
    for (order, by_columns) in [(&f.rows, false), (&f.columns, true)] {
        outs.push(match vector {
            true => Value::row(order.iter().map(|&i| i as f64 + 1.0).collect()),
            false => matrix(places(order, by_columns))?,
        });
    }
    outs.push(matrix((0..n).map(|i| (i, i, 1.0)).collect())?);
    outs.truncate(nargout);
    Ok(outs)
}

/// Numbers that sparse matrices are made of.
trait SparseField: Field {
    /// The value of a sparse matrix.
    fn sparse(s: Sparse<Self>) -> Value;
}

impl SparseField for f64 {
    fn sparse(s: Sparse<f64>) -> Value {
        Value::Sparse(s.into())
    }
}

impl SparseField for Complex64 {
    fn sparse(s: Sparse<Complex64>) -> Value {
        Value::SparseComplex(s.into())
    }
}

/// `chol` of a sparse matrix: the factor is sparse and columns keep their order.
fn sparse_chol<T: SparseField>(s: &Sparse<T>, lower: bool, nargout: usize) -> Result1 {
    let n = s.rows();
    let turned =
        |triplets: Vec<(usize, usize, T)>, n: usize| Sparse::from_triplets(n, n, triplets, |_, new| new);
    // The upper triangle is looked at; of a lower factor the lower one.
    let adjoint = |s: &Sparse<T>| turned(s.iter().map(|(i, j, x)| (j, i, x.conj())).collect(), s.rows());
    let upper = if lower { adjoint(s)? } else { s.clone() };
    let given: Vec<usize> = (0..n).collect();
    let (elements, size, at) = match sparse::cholesky_by_blocks(&upper, given.clone())? {
        Some(f) => (f.elements(&given), n, 0),
        None => match sparse::cholesky(&upper, given) {
            Ok(f) => (f.elements(), n, 0),
            Err(_) if nargout < 2 => return Err(errors::not_positive_definite()),
            // The factor of the greatest leading part that has one.
            Err(at) => {
                let lead = upper.iter().filter(|t| t.0 < at - 1 && t.1 < at - 1).collect();
                let f = sparse::cholesky(&turned(lead, at - 1)?, (0..at - 1).collect());
                (f.map_err(|_| errors::not_positive_definite())?.elements(), at - 1, at)
            }
        },
    };
    let place = |(i, j, x): (usize, usize, T)| if lower { (i, j, x) } else { (j, i, x.conj()) };
    let triplets = elements.into_iter().map(place).collect();
    let outs = [T::sparse(turned(triplets, size)?), Value::from(at)];
    Ok(outs.into_iter().take(nargout.max(1)).collect())
}

/// Factors of a sparse matrix are sparse; an order of columns is not.
fn qr_kept(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    if !args[0].is_sparse() {
        return qr(context, args, nargout);
    }
    args[0].dims().checked_numel(16)?;
    args[0] = crate::index::full_value(&args[0])?;
    let full_sides = right_sides(&args[0], args.get(1)).is_some_and(|b| !b.is_sparse());
    let outs = qr(context, args, nargout)?;
    outs.into_iter()
        .enumerate()
        .map(|(k, v)| {
            let full = (k > 1 && v.dims().is_row()) || (k == 0 && full_sides);
            if full { Ok(v) } else { crate::convert::to_sparse(&v) }
        })
        .collect()
}

/// The right sides of `[c, r] = qr(x, b)`, which are no economy `0`.
fn right_sides<'a>(x: &Value, b: Option<&'a Value>) -> Option<&'a Value> {
    b.filter(|b| b.is_matrix() && b.as_text().is_none() && (b.as_f64() != Some(0.0) || x.dims().rows() == 1))
}

fn qr(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    let x = &args[0];
    let sides = right_sides(x, args.get(1)).filter(|_| nargout > 1);
    if let Some(b) = sides {
        if !b.class().is_float() && b.class() != Class::Logical {
            return Err(errors::undefined_for("qr", b.class_name()));
        }
        if b.dims().rows() != x.dims().rows() {
            return Err(errors::dimensions_must_agree());
        }
    }
    let (plain, options) = take_options(&args[1..]);
    only_options(&options, &["econ", "0", "vector", "matrix"], "qr")?;
    let economy = options.iter().any(|o| o == "0")
        || plain.iter().skip(usize::from(sides.is_some())).any(|v| v.as_f64() == Some(0.0))
        || options.iter().any(|o| o == "econ");
    with_field!("qr", x, T => {
        let m = Mat::<T>::of(x);
        let f = if nargout > 2 { linalg::qr_pivoted(&m) } else { linalg::qr(&m) };
        let rows = if economy { m.rows.min(m.cols) } else { m.rows };
        let r = T::value(f.r(rows));
        if nargout <= 1 {
            return finish(x, [r], 1);
        }
        let q = T::value(f.q(rows)?);
        let q = match sides {
            Some(b) => ops::mtimes(ops::ctranspose(q)?, crate::index::full_value(b)?)?,
            None => q,
        };
        let has = |o: &str| options.iter().any(|x| x == o);
        let p = if (economy && !has("matrix")) || has("vector") {
            Value::row(f.order.iter().map(|&i| i as f64 + 1.0).collect())
        } else {
            ops::transpose(permutation(&f.order))?
        };
        finish(x, [q, r, p], nargout)
    })
}

fn chol(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let x = &args[0];
    let options = take_options(&args[1..]).1;
    only_options(&options, &["lower", "upper", "vector", "matrix"], "chol")?;
    let lower = options.iter().any(|o| o == "lower");
    square(x)?;
    if x.is_sparse() {
        let mut outs = match sparse::real(x) {
            Some(s) => sparse_chol(&s, lower, nargout)?,
            None => sparse_chol(&*sparse::complex(x)?, lower, nargout)?,
        };
        // Rows are left in the order that they have.
        let n = x.dims().rows();
        outs.push(match options.iter().any(|o| o == "vector") {
            true => Value::row((1..=n).map(|k| k as f64).collect()),
            false => {
                f64::sparse(Sparse::from_triplets(n, n, (0..n).map(|k| (k, k, 1.0)).collect(), |a, _| a)?)
            }
        });
        outs.truncate(nargout.max(1));
        return Ok(outs);
    }
    with_field!("chol", x, T => {
        let m = Mat::<T>::of(x);
        let m = if lower { m.adjoint() } else { m };
        match linalg::cholesky_in(context.octave, &m) {
            Ok(r) => {
                let r = if lower { r.adjoint() } else { r };
                finish(x, [T::value(r), Value::F64(0.0)], nargout)
            }
            Err(at) if nargout > 1 => {
                let lead = Mat { rows: at - 1, cols: at - 1, data: (0..at - 1).flat_map(|j| (0..at - 1).map(move |i| (i, j))).map(|(i, j)| m.at(i, j)).collect() };
                let r = linalg::cholesky(&lead).unwrap_or(lead);
                finish(x, [T::value(r), Value::from(at)], 2)
            }
            Err(_) => Err(errors::not_positive_definite()),
        }
    })
}

fn svd(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    super::args::need_matrix(&args[0], "svd")?;
    if args[0].class() == types::Class::Char {
        args[0] = crate::convert::cast(&args[0], types::Class::Double)?;
    }
    let (plain, options) = take_options(args);
    only_options(&options, &["econ", "vector", "matrix"], "svd")?;
    let x = &plain[0];
    // 0 is economical about a tall matrix only.
    let tall = x.dims().rows() > x.dims().cols();
    let economy =
        plain.get(1).is_some_and(|v| v.as_f64() == Some(0.0)) && tall || options.iter().any(|o| o == "econ");
    with_field!("svd", x, T => {
        let m = Mat::<T>::of(x);
        let which = match (nargout > 1, economy) {
            (false, _) => Vectors::None,
            (true, true) => Vectors::Economy,
            (true, false) => Vectors::Full,
        };
        let f = linalg::svd(&m, which)?;
        let s = Value::column(f.s.clone());
        let has = |o: &str| options.iter().any(|x| x == o);
        if nargout <= 1 && !has("matrix") {
            return finish(x, [s], 1);
        }
        let k = f.s.len();
        let (u, v) = (f.u, f.v);
        let (r, c) = if economy { (k, k) } else { (m.rows, m.cols) };
        let mut sigma = Mat::<f64>::zeros(r, c)?;
        for (i, &x) in f.s.iter().enumerate() {
            *sigma.at_mut(i, i) = x;
        }
        let mark = if has("vector") { Form::Full } else { Form::Diagonal };
        let sigma = if has("vector") { s } else { f64::value(sigma) };
        if nargout <= 1 {
            return finish(x, [sigma], 1);
        }
        let sigma = form::noted(context, sigma, mark);
        finish(x, [T::value(u), sigma, T::value(v)], nargout)
    })
}

/// Singular values, and the tolerance below which they count as zero.
fn singular_values(x: &Value) -> Result<(Vec<f64>, f64), Error> {
    let s = if x.is_complex() {
        linalg::svd(&Mat::<Complex64>::of(x), Vectors::None)?.s
    } else {
        linalg::svd(&Mat::<f64>::of(x), Vectors::None)?.s
    };
    let tolerance = tolerance(x, &s);
    Ok((s, tolerance))
}

/// The tolerance below which singular values of `x` count as zero.
fn tolerance(x: &Value, s: &[f64]) -> f64 {
    let d = x.dims();
    let largest = s.first().copied().unwrap_or(0.0);
    let spacing = if largest == 0.0 { 0.0 } else { f64::from_bits(largest.to_bits() + 1) - largest };
    d.rows().max(d.cols()) as f64 * spacing
}

fn rank(_: &mut Context, args: Args, _: usize) -> Result1 {
    check_matrix("rank", &args[0])?;
    let (s, tolerance) = singular_values(&args[0])?;
    let tolerance = args.get(1).and_then(Value::as_f64).unwrap_or(tolerance);
    Ok(one(s.iter().filter(|s| **s > tolerance).count()))
}

fn pinv(_: &mut Context, args: Args, _: usize) -> Result1 {
    let x = &args[0];
    let given = args.get(1).and_then(Value::as_f64);
    if given.is_none() && args.len() > 1 {
        return Err(errors::bad_argument("pinv", "tol", "Tolerance must be a real scalar."));
    }
    with_field!("pinv", x, T => {
        let f = linalg::svd(&Mat::<T>::of(x), Vectors::Economy)?;
        let tolerance = given.unwrap_or(tolerance(x, &f.s));
        let mut v = f.v.clone();
        for (j, &s) in f.s.iter().enumerate() {
            let factor = if s > tolerance { 1.0 / s } else { 0.0 };
            v.column_mut(j).iter_mut().for_each(|x| *x = x.scale(factor));
        }
        finish(x, [form::marked(T::value(v.times(&f.u.adjoint())?), form::form(x))], 1)
    })
}

fn orth(_: &mut Context, args: Args, _: usize) -> Result1 {
    let x = &args[0];
    let given = args.get(1).and_then(Value::as_f64);
    with_field!("orth", x, T => {
        let f = linalg::svd(&Mat::<T>::of(x), Vectors::Economy)?;
        let tolerance = given.unwrap_or(tolerance(x, &f.s));
        let rank = f.s.iter().filter(|s| **s > tolerance).count();
        let u = f.u;
        let data = u.data[..rank * u.rows].to_vec();
        finish(x, [T::value(Mat { rows: u.rows, cols: rank, data })], 1)
    })
}

/// Root of the sum of squares, safe against overflow.
fn length(x: impl Iterator<Item = f64> + Clone) -> f64 {
    let largest = x.clone().fold(0.0f64, |m, x| if x.is_nan() { f64::NAN } else { m.max(x) });
    if x.clone().any(f64::is_nan) {
        return f64::NAN;
    }
    if largest == 0.0 || largest.is_infinite() {
        return largest;
    }
    if (1e-140..1e140).contains(&largest) {
        return x.map(|x| x * x).sum::<f64>().sqrt();
    }
    largest * x.map(|x| (x / largest).powi(2)).sum::<f64>().sqrt()
}

/// As [`length`], as Octave sums it up: squares in units of the largest number so far.
fn scaled_length(x: &[f64]) -> f64 {
    let (mut unit, mut sum) = (0.0f64, 1.0f64);
    for &x in x {
        if x == unit {
            sum += f64::from(u8::from(x != 0.0));
        } else if unit < x {
            sum *= (unit / x) * (unit / x);
            sum += 1.0;
            unit = x;
        } else if x != 0.0 {
            sum += (x / unit) * (x / unit);
        }
    }
    unit * sum.sqrt()
}

fn norm(context: &mut Context, args: Args, _: usize) -> Result1 {
    let x = &args[0];
    if !x.class().is_float() && !x.is_matrix() {
        return Err(errors::undefined_for("norm", x.class_name()));
    }
    // Of arrays with pages there is the Frobenius norm alone.
    if args.get(1).and_then(Value::as_text).is_none_or(|t| !t.eq_ignore_ascii_case("fro")) {
        check_matrix("norm", x)?;
    }
    let moduli: Vec<f64> = if x.is_complex() {
        complexes(x).iter().map(|z| z.norm()).collect()
    } else {
        doubles(x).iter().map(|x| x.abs()).collect()
    };
    let kind = match args.get(1) {
        None => Kind::P(2.0),
        Some(p) => match p.as_text().map(|t| t.to_ascii_lowercase()).as_deref() {
            Some("fro") => Kind::Frobenius,
            Some("inf") => Kind::P(f64::INFINITY),
            Some(_) => {
                return Err(errors::bad_argument(
                    "norm",
                    "unknownNorm",
                    "The second argument must be a positive real number, Inf, -Inf, or 'fro'.",
                ));
            }
            None => Kind::P(p.as_f64().unwrap_or(2.0)),
        },
    };
    let d = x.dims();
    let value = if x.is_empty() {
        0.0
    } else if let Kind::Frobenius = kind {
        if context.octave { scaled_length(&moduli) } else { length(moduli.iter().copied()) }
    } else if context.octave && d.is_vector() && matches!(kind, Kind::P(2.0)) {
        scaled_length(&moduli)
    } else if moduli.iter().any(|x| x.is_nan()) {
        f64::NAN
    } else if d.is_vector() {
        vector_norm(&moduli, kind)
    } else {
        matrix_norm(x, &moduli, kind)?
    };
    finish(x, [Value::F64(value)], 1)
}

#[derive(Clone, Copy)]
enum Kind {
    P(f64),
    Frobenius,
}

fn vector_norm(x: &[f64], kind: Kind) -> f64 {
    let Kind::P(p) = kind else { return length(x.iter().copied()) };
    match p {
        2.0 => length(x.iter().copied()),
        1.0 => x.iter().fold(0.0, |sum, x| sum + x),
        f64::INFINITY => x.iter().copied().fold(0.0, f64::max),
        f64::NEG_INFINITY => x.iter().copied().fold(f64::INFINITY, f64::min),
        0.0 => f64::INFINITY,
        p => x.iter().map(|x| x.powf(p)).sum::<f64>().powf(1.0 / p),
    }
}

fn matrix_norm(x: &Value, moduli: &[f64], kind: Kind) -> Result<f64, Error> {
    let rows = x.dims().rows();
    match kind {
        Kind::P(1.0) => Ok(moduli.chunks(rows).map(|c| c.iter().sum()).fold(0.0, f64::max)),
        Kind::P(f64::INFINITY) => {
            Ok((0..rows).map(|i| moduli.iter().skip(i).step_by(rows).sum()).fold(0.0, f64::max))
        }
        Kind::P(2.0) => Ok(singular_values(x)?.0.first().copied().unwrap_or(0.0)),
        _ => Err(errors::bad_argument(
            "norm",
            "unknownNorm",
            "The only matrix norms available are 1, 2, inf, and 'fro'.",
        )),
    }
}

fn trace(_: &mut Context, args: Args, _: usize) -> Result1 {
    super::args::need_matrix(&args[0], "trace")?;
    if args[0].dims().rank() > 2 {
        return Err(errors::must_be_square());
    }
    let x = crate::index::full_value(&args[0])?;
    square(&x)?;
    let n = x.dims().rows();
    let z = complexes(&x);
    let t: Complex64 = (0..n).map(|i| z[i + i * n]).sum();
    let class = if x.class().is_numeric() { x.class() } else { Class::Double };
    Ok(one(crate::convert::cast(&Value::complex(t), class)?))
}

fn rcond(_: &mut Context, args: Args, _: usize) -> Result1 {
    let x = &args[0];
    square(x)?;
    with_field!("rcond", x, T => finish(x, [Value::F64(linalg::rcond(&Mat::<T>::of(x)))], 1))
}

fn cond(context: &mut Context, args: Args, _: usize) -> Result1 {
    let x = &args[0];
    check_matrix("cond", x)?;
    if args.get(1).is_some_and(|p| p.as_f64() != Some(2.0)) {
        let p = args[1].clone();
        let inverse = inv(context, &mut [x.clone()], 1)?;
        let a = norm(context, &mut [x.clone(), p.clone()], 1)?[0].as_f64().unwrap_or(f64::NAN);
        let b = norm(context, &mut [inverse[0].clone(), p], 1)?[0].as_f64().unwrap_or(f64::NAN);
        return Ok(one(a * b));
    }
    let (s, _) = singular_values(x)?;
    let value = match (s.first(), s.last()) {
        (Some(_), Some(0.0)) => f64::INFINITY,
        (Some(a), Some(b)) => a / b,
        _ => 0.0,
    };
    finish(x, [Value::F64(value)], 1)
}

fn cross(_: &mut Context, args: Args, _: usize) -> Result1 {
    let (a, b) = (args[0].clone(), args[1].clone());
    let wrong = || {
        errors::bad_argument(
            "cross",
            "InvalidDimAorBForCrossProd",
            "A and B must be of length 3 in the dimension in which the cross product is taken.",
        )
    };
    let same_length = a.dims().is_vector() && b.dims().is_vector() && a.numel() == 3 && b.numel() == 3;
    let b = if same_length && a.dims() != b.dims() { super::reshape_value(b, a.dims())? } else { b };
    let dims = a.dims();
    let d = match args.get(2) {
        Some(d) => super::args::dimension(d)?,
        None => (0..dims.rank()).find(|&d| dims.extent(d) == 3).ok_or_else(wrong)?,
    };
    if dims != b.dims() || dims.extent(d) != 3 {
        return Err(wrong());
    }
    // c = a([2 3 1]) .* b([3 1 2]) - a([3 1 2]) .* b([2 3 1])
    let (stride, _, outer) = dims.split(d);
    let turned = |v: &Value, by: usize| -> Result<Value, Error> {
        let mut places = Vec::with_capacity(dims.numel());
        for o in 0..outer {
            for i in 0..3 {
                let base = (o * 3 + (i + by) % 3) * stride;
                places.extend(base..base + stride);
            }
        }
        crate::index::gather(v, dims.clone(), &places)
    };
    let times = |x: Value, y: Value| ops::binary(types::ScalarOp::Times, x, y);
    let left = times(turned(&a, 1)?, turned(&b, 2)?)?;
    let right = times(turned(&a, 2)?, turned(&b, 1)?)?;
    Ok(one(ops::binary(types::ScalarOp::Minus, left, right)?))
}
