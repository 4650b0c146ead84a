//! Sums, products, running sums, truth over a dimension, means.
//!
//! Sums are taken in the order of the elements, so that every engine gives the same digits.

use super::args::{Along, along, dimension, only_options, take_options};
use crate::array::{Array, Dims, filled};
use crate::context::Context;
use crate::convert::{cast, complexes, doubles, narrow, singles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::kernels;
use crate::number::Int;
use crate::value::Value;
use num_complex::Complex64;
use types::{Class, with_int_class};

kernels! {
    sparse "sum" => sum,
    "prod" => prod,
    "cumsum" => cumsum_kept,
    "cumprod" => cumprod_kept,
    "any" => any_kept,
    "all" => all_kept,
    "mean" => mean_kept,
    "var" => var_kept,
    "std" => std_kept,
    "median" => median_kept,
    "mode" => mode_kept,
    "dot" => dot,
    "diff" => diff,
}

crate::kernel::keeping_sparse! {
    cumsum_kept = cumsum;
    cumprod_kept = cumprod;
    any_kept = any;
    all_kept = all;
    mean_kept = mean;
    var_kept = var;
    std_kept = std;
    median_kept = median;
    mode_kept = mode;
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

/// Combines the `n` elements along a dimension, in order; `shape` is [`Dims::split`] of it.
pub fn fold<A: Copy, B: Copy>(
    x: &[A],
    (stride, n, outer): (usize, usize, usize),
    start: B,
    f: impl Fn(B, A) -> B,
) -> Result<Vec<B>, Error> {
    let mut out = filled(start, stride * outer)?;
    if n == 0 || out.is_empty() {
        return Ok(out);
    }
    if stride == 1 {
        for (acc, run) in out.iter_mut().zip(x.chunks_exact(n)) {
            *acc = run.iter().fold(start, |s, &x| f(s, x));
        }
    } else {
        for (acc, block) in out.chunks_exact_mut(stride).zip(x.chunks_exact(stride * n)) {
            for row in block.chunks_exact(stride) {
                for (s, &x) in acc.iter_mut().zip(row) {
                    *s = f(*s, x);
                }
            }
        }
    }
    Ok(out)
}

/// Running combination along a dimension, in place.
fn scan<T: Copy>(
    x: &mut [T],
    (stride, n, outer): (usize, usize, usize),
    reverse: bool,
    f: impl Fn(T, T) -> T,
) {
    if stride == 1 && !reverse {
        for run in x.chunks_exact_mut(n.max(1)) {
            let Some((first, rest)) = run.split_first_mut() else { continue };
            let mut sum = *first;
            for v in rest {
                sum = f(sum, *v);
                *v = sum;
            }
        }
        return;
    }
    for o in 0..outer {
        let block = &mut x[o * stride * n..(o + 1) * stride * n];
        for k in 1..n {
            let i = if reverse { n - 1 - k } else { k };
            let before = if reverse { i + 1 } else { i - 1 };
            for s in 0..stride {
                block[i * stride + s] = f(block[before * stride + s], block[i * stride + s]);
            }
        }
    }
}

/// Every element of dimension `d`'s runs, one run after another: for what needs a whole run.
pub fn runs<T: Copy>(x: &[T], (stride, n, outer): (usize, usize, usize), mut f: impl FnMut(&[T])) {
    let mut run = Vec::with_capacity(n);
    for o in 0..outer {
        for s in 0..stride {
            if stride == 1 {
                f(&x[o * n..(o + 1) * n]);
                continue;
            }
            run.clear();
            run.extend((0..n).map(|i| x[(o * n + i) * stride + s]));
            f(&run);
        }
    }
}

pub(super) fn numeric(value: &Value, function: &str) -> Result<(), Error> {
    if value.is_matrix() {
        return Ok(());
    }
    Err(Error::new(
        format!("MATLAB:{function}:wrongInput"),
        "Invalid data type. First argument must be numeric or logical.",
    ))
}

/// The arguments of a reduction: value, dimension argument, options.
struct Call<'a> {
    at: Along,
    options: Vec<String>,
    rest: &'a [Value],
}

impl Call<'_> {
    fn has(&self, option: &str) -> bool {
        self.options.iter().any(|o| o == option)
    }

    fn shape(&self) -> (usize, usize, usize) {
        self.at.value.dims().split(self.at.dim)
    }
}

/// `f(x, dim, options...)`; `skip` further arguments stand between value and dimension.
fn call<'a>(args: &'a [Value], skip: usize, function: &str) -> Result<Call<'a>, Error> {
    let (further, options) = take_options(&args[1..]);
    let plain = &args[..1 + further.len()];
    numeric(&plain[0], function)?;
    let known = [
        "all",
        "omitnan",
        "includenan",
        "omitmissing",
        "includemissing",
        "native",
        "double",
        "default",
        "forward",
        "reverse",
    ];
    only_options(&options, &known, function)?;
    if plain.len() > 2 + skip {
        return Err(errors::builtin_too_many_inputs());
    }
    let all = options.iter().any(|o| o == "all");
    let value = crate::index::full_value(&plain[0])?;
    let at = along(&value, plain.get(1 + skip).filter(|d| !d.is_empty()), all)?;
    Ok(Call { at, options, rest: &plain[1..(1 + skip).min(plain.len())] })
}

fn omits_nan(c: &Call<'_>) -> bool {
    c.has("omitnan") || c.has("omitmissing")
}

/// `sum` and `prod` in every class.
fn total(args: &[Value], function: &str, product: bool) -> Result1 {
    let sparse = args.first().is_some_and(Value::is_sparse);
    let c = call(args, 0, function)?;
    let (start, omit) = (if product { 1.0 } else { 0.0 }, omits_nan(&c));
    let x = &c.at.value;
    let shape = if c.at.null { (1, 0, 1) } else { c.shape() };
    let out = c.at.out.clone();
    let class = match x.class() {
        _ if c.has("double") => Class::Double,
        class if class == Class::Single || (class.is_integer() && c.has("native")) => class,
        _ => Class::Double,
    };
    let value = if x.is_complex() {
        let pick = |z: Complex64| if omit && z.is_nan() { Complex64::new(start, 0.0) } else { z };
        let z = complexes(x);
        let data = if product {
            fold(&z, shape, Complex64::new(1.0, 0.0), |s, z| s * pick(z))?
        } else {
            fold(&z, shape, Complex64::new(0.0, 0.0), |s, z| s + pick(z))?
        };
        cast(&narrow(out, data), if class == Class::Single { class } else { Class::Double })?
    } else if class == Class::Single {
        let pick = |x: f32| if omit && x.is_nan() { start as f32 } else { x };
        let v = singles(x);
        let data = if product {
            fold(&v, shape, 1.0f32, |s, x| s * pick(x))?
        } else {
            fold(&v, shape, 0.0f32, |s, x| s + pick(x))?
        };
        f32::wrap(Array::new(out, data))
    } else if class.is_integer() {
        with_int_class!(class, T => {
            let v = T::view(x).unwrap_or_default();
            let data = if product {
                fold(&v, shape, <T as Int>::from_i128(1), |s, x| Int::times(s, x))?
            } else {
                // Summed exactly and saturated once.
                fold(&v, shape, 0i128, |s, x| s + x.to_i128())?.into_iter().map(<T as Int>::from_i128).collect()
            };
            T::wrap(Array::new(out, data))
        }, Value::empty())
    } else {
        let v = doubles(x);
        let data = match (product, omit) {
            (false, false) => fold(&v, shape, 0.0, |s, x| s + x)?,
            (true, false) => fold(&v, shape, 1.0, |s, x| s * x)?,
            (false, true) => fold(&v, shape, 0.0, |s, x| if x.is_nan() { s } else { s + x })?,
            (true, true) => fold(&v, shape, 1.0, |s, x| if x.is_nan() { s } else { s * x })?,
        };
        f64::wrap(Array::new(out, data))
    };
    if c.has("native") && x.class() == Class::Logical {
        return Ok(one(cast(&value, Class::Logical)?));
    }
    Ok(one(if sparse { crate::convert::to_sparse(&value)? } else { value }))
}

/// Sums of the stored elements of a sparse matrix, down its columns or along its rows.
fn thin_sum(args: &[Value]) -> Option<Result1> {
    let Value::Sparse(s) = &args[0] else { return None };
    if s.rows() == 0 || s.cols() == 0 || args.len() > 2 {
        return None;
    }
    let along = match args.get(1) {
        None => s.rows() == 1,
        Some(Value::F64(d)) if *d == 1.0 || *d == 2.0 => *d == 2.0,
        _ => return None,
    };
    let dims = if along { Dims::matrix(s.rows(), 1) } else { Dims::matrix(1, s.cols()) };
    let mut sums = match filled(0.0, dims.numel()) {
        Ok(sums) => sums,
        Err(e) => return Some(Err(e)),
    };
    s.iter().for_each(|(r, c, x)| sums[if along { r } else { c }] += x);
    Some(crate::convert::to_sparse(&f64::wrap(Array::new(dims, sums))).map(one))
}

fn sum(_: &mut Context, args: Args, _: usize) -> Result1 {
    if let Some(sums) = thin_sum(args) {
        return sums;
    }
    total(args, "sum", false)
}

fn prod(_: &mut Context, args: Args, _: usize) -> Result1 {
    total(args, "prod", true)
}

/// `cumsum` and `cumprod`.
fn running(args: &[Value], function: &str, product: bool) -> Result1 {
    // One dimension alone is gone along.
    if let Some(dim) = args.get(1).filter(|d| !d.is_text()) {
        dimension(dim)?;
    }
    let c = call(args, 0, function)?;
    let (shape, reverse, omit) = (c.shape(), c.has("reverse"), omits_nan(&c));
    let x = &c.at.value;
    let dims = x.dims();
    if x.is_complex() {
        let mut z = complexes(x).into_owned();
        if product {
            scan(&mut z, shape, reverse, |s, z| s * z);
        } else {
            scan(&mut z, shape, reverse, |s, z| s + z);
        }
        return Ok(one(cast(&narrow(dims, z), x.class())?));
    }
    Ok(one(match x.class() {
        Class::Single => {
            let mut v = singles(x).into_owned();
            if product {
                scan(&mut v, shape, reverse, |s, x| s * x);
            } else {
                scan(&mut v, shape, reverse, |s, x| s + x);
            }
            f32::wrap(Array::new(dims, v))
        }
        class if class.is_integer() => with_int_class!(class, T => {
            let mut v = T::view(x).unwrap_or_default().into_owned();
            if product {
                scan(&mut v, shape, reverse, |s, x| Int::times(s, x));
            } else {
                scan(&mut v, shape, reverse, |s, x| Int::plus(s, x));
            }
            T::wrap(Array::new(dims, v))
        }, Value::empty()),
        _ => {
            let mut v = doubles(x).into_owned();
            if omit {
                let neutral = if product { 1.0 } else { 0.0 };
                v.iter_mut().filter(|x| x.is_nan()).for_each(|x| *x = neutral);
            }
            if product {
                scan(&mut v, shape, reverse, |s, x| s * x);
            } else {
                scan(&mut v, shape, reverse, |s, x| s + x);
            }
            f64::wrap(Array::new(dims, v))
        }
    }))
}

fn cumsum(_: &mut Context, args: Args, _: usize) -> Result1 {
    running(args, "cumsum", false)
}

fn cumprod(_: &mut Context, args: Args, _: usize) -> Result1 {
    running(args, "cumprod", true)
}

/// Whether a truth value occurs in a run. A block is looked at without branches, the first that has it ends
/// the search.
fn holds(run: &[bool], wanted: bool) -> bool {
    run.chunks(64).any(|block| block.iter().fold(false, |found, &b| found | (b == wanted)))
}

fn truth(args: &[Value], function: &str, every: bool) -> Result1 {
    let c = call(args, 0, function)?;
    let x = &c.at.value;
    let shape = if c.at.null { (1, 0, 1) } else { c.shape() };
    // NaN counts as true in `any` and `all` of MATLAB only where it is not zero: it never is zero.
    let data = if x.is_complex() {
        let z = complexes(x);
        let on = |z: Complex64| z.re != 0.0 || z.im != 0.0;
        if every {
            fold(&z, shape, true, |s, z| s & on(z))?
        } else {
            fold(&z, shape, false, |s, z| s | on(z))?
        }
    } else if let Some(b) = bool::view(x) {
        if shape.0 == 1 && shape.1 > 0 {
            b.chunks_exact(shape.1).map(|run| holds(run, !every) != every).collect()
        } else if every {
            fold(&b, shape, true, |s, x| s & x)?
        } else {
            fold(&b, shape, false, |s, x| s | x)?
        }
    } else {
        let v = doubles(x);
        if every {
            fold(&v, shape, true, |s, x| s & (x != 0.0))?
        } else {
            fold(&v, shape, false, |s, x| s | (x != 0.0 && !x.is_nan()))?
        }
    };
    Ok(one(bool::wrap(Array::new(c.at.out.clone(), data))))
}

fn any(_: &mut Context, args: Args, _: usize) -> Result1 {
    truth(args, "any", false)
}

fn all(_: &mut Context, args: Args, _: usize) -> Result1 {
    truth(args, "all", true)
}

/// The class of a mean of `x`.
fn mean_class(c: &Call<'_>) -> Class {
    match c.at.value.class() {
        Class::Single if !c.has("double") => Class::Single,
        class if c.has("native") && class.is_integer() => class,
        _ => Class::Double,
    }
}

fn mean(_: &mut Context, args: Args, _: usize) -> Result1 {
    if let (rest, Some(weights)) = without_weights(args) {
        return weighted_mean(rest, weights);
    }
    let c = call(args, 0, "mean")?;
    let shape = if c.at.null { (1, 0, 1) } else { c.shape() };
    let out = c.at.out.clone();
    if c.at.value.is_complex() {
        let omit = omits_nan(&c);
        let sums = fold(&complexes(&c.at.value), shape, (Complex64::ZERO, 0.0), |s: (Complex64, f64), z| {
            if omit && z.is_nan() { s } else { (s.0 + z, s.1 + 1.0) }
        })?;
        let data = sums.iter().map(|(z, n)| Complex64::new(z.re / n, z.im / n)).collect();
        return Ok(one(cast(&narrow(out, data), mean_class(&c))?));
    }
    let x = doubles(&c.at.value);
    let data: Vec<f64> = if omits_nan(&c) {
        let sums = fold(
            &x,
            shape,
            (0.0, 0.0),
            |s: (f64, f64), x: f64| if x.is_nan() { s } else { (s.0 + x, s.1 + 1.0) },
        )?;
        sums.iter().map(|s| s.0 / s.1).collect()
    } else {
        let n = shape.1 as f64;
        fold(&x, shape, 0.0, |s, x| s + x)?.iter().map(|s| s / n).collect()
    };
    Ok(one(cast(&f64::wrap(Array::new(out, data)), mean_class(&c))?))
}

/// The variance of a run: normalised by n-1, or by n, or with weights.
fn variance(run: &[Complex64], weight: &Weight) -> f64 {
    let n = run.len() as f64;
    if run.is_empty() {
        return f64::NAN;
    }
    if let Weight::Each(w) = weight {
        let total: f64 = w.iter().sum();
        let mean = run.iter().zip(w).map(|(z, w)| z * w).sum::<Complex64>() / total;
        return run.iter().zip(w).map(|(z, w)| w * (z - mean).norm_sqr()).sum::<f64>() / total;
    }
    let mean = run.iter().sum::<Complex64>() / n;
    let squares: f64 = run.iter().map(|z| (z - mean).norm_sqr()).sum();
    match weight {
        Weight::Population => squares / n,
        _ if run.len() == 1 => squares,
        _ => squares / (n - 1.0),
    }
}

/// [`variance`] of runs of real numbers without weights, all runs that lie side by side at once; the same
/// operations in the same order.
fn real_variances(x: &[f64], shape: (usize, usize, usize), population: bool) -> Result<Vec<f64>, Error> {
    let (stride, length, outer) = shape;
    if length == 0 {
        return filled(f64::NAN, stride * outer);
    }
    let n = length as f64;
    let mut out = fold(x, shape, 0.0, |s, x| s + x)?;
    for (squares, block) in out.chunks_exact_mut(stride.max(1)).zip(x.chunks_exact((stride * length).max(1)))
    {
        let means: Vec<f64> = squares.iter().map(|sum| sum / n).collect();
        if let ([square], [mean]) = (&mut *squares, &means[..]) {
            *square = block.iter().fold(0.0, |s, x| s + (x - mean) * (x - mean));
            continue;
        }
        squares.fill(0.0);
        for row in block.chunks_exact(stride) {
            for ((s, &x), &mean) in squares.iter_mut().zip(row).zip(&means) {
                *s += (x - mean) * (x - mean);
            }
        }
    }
    let divisor = if population { n } else { (n - 1.0).max(1.0) };
    out.iter_mut().for_each(|squares| *squares /= divisor);
    Ok(out)
}

enum Weight {
    Sample,
    Population,
    Each(Vec<f64>),
}

fn bad_weights(function: &str) -> Error {
    errors::bad_argument(
        function,
        "invalidWgts",
        "W must be a vector of nonnegative weights, or a scalar 0 or 1.",
    )
}

/// The arguments before `'Weights', w` at their end, and the weights if they are there.
fn without_weights(args: &[Value]) -> (&[Value], Option<&Value>) {
    match args {
        [rest @ .., name, weights]
            if !rest.is_empty() && name.as_text().is_some_and(|t| t.eq_ignore_ascii_case("weights")) =>
        {
            (rest, Some(weights))
        }
        args => (args, None),
    }
}

/// `mean(x, dim, options, 'Weights', w)`: the weights are one for each element along the dimension.
fn weighted_mean(args: &[Value], weights: &Value) -> Result1 {
    let mut with = vec![args[0].clone(), weights.clone()];
    with.extend_from_slice(&args[1..]);
    Ok(spread(&with, 2, "mean", false)?.into_iter().skip(1).collect())
}

/// The mean that goes with a variance: with the same weights and the same elements.
fn centre(run: &[Complex64], weight: &Weight) -> Complex64 {
    let (sum, n) = match weight {
        Weight::Each(w) => (run.iter().zip(w).map(|(z, w)| z * w).sum::<Complex64>(), w.iter().sum()),
        _ => (run.iter().sum(), run.len() as f64),
    };
    // Of real elements it is real, of none at all, too.
    Complex64::new(sum.re / n, if sum.im == 0.0 { 0.0 } else { sum.im / n })
}

fn spread(args: &[Value], nargout: usize, function: &str, root: bool) -> Result1 {
    let c = call(args, 1, function)?;
    let shape = if c.at.null { (1, 0, 1) } else { c.shape() };
    let weight = match c.rest.first() {
        Some(w) if w.numel() > 1 => Weight::Each(w.doubles().into_owned()),
        Some(w) if w.as_f64() == Some(1.0) => Weight::Population,
        Some(w) if w.as_f64().is_some_and(|w| w != 0.0) && shape.1 != 1 => return Err(bad_weights(function)),
        _ => Weight::Sample,
    };
    if matches!(&weight, Weight::Each(w) if w.iter().any(|w| *w < 0.0)) {
        return Err(bad_weights(function));
    }
    if matches!(&weight, Weight::Each(w) if w.len() != shape.1) {
        return Err(errors::bad_argument(
            function,
            "invalidSizeWgts",
            "The length of W must be compatible with X.",
        ));
    }
    let omit = omits_nan(&c);
    if nargout < 2 && !omit && !c.at.value.is_complex() && !matches!(weight, Weight::Each(_)) {
        let mut data = real_variances(&doubles(&c.at.value), shape, matches!(weight, Weight::Population))?;
        if root {
            data.iter_mut().for_each(|v| *v = v.sqrt());
        }
        return Ok(one(cast(&f64::wrap(Array::new(c.at.out.clone(), data)), mean_class(&c))?));
    }
    let z = complexes(&c.at.value);
    let mut data = Vec::new();
    let mut means = Vec::new();
    runs(&z, shape, |run| {
        let mut kept = Vec::new();
        let mut weights = None;
        let run = if omit && run.iter().any(|z| z.is_nan()) {
            kept.extend(run.iter().copied().filter(|z| !z.is_nan()));
            if let Weight::Each(w) = &weight {
                let of = run.iter().zip(w).filter(|(z, _)| !z.is_nan()).map(|(_, w)| *w);
                weights = Some(Weight::Each(of.collect()));
            }
            kept.as_slice()
        } else {
            run
        };
        let weight = weights.as_ref().unwrap_or(&weight);
        let v = variance(run, weight);
        data.push(if root { v.sqrt() } else { v });
        if nargout > 1 {
            means.push(centre(run, weight));
        }
    });
    let class = mean_class(&c);
    let mut outs = one(cast(&f64::wrap(Array::new(c.at.out.clone(), data)), class)?);
    if nargout > 1 {
        outs.push(cast(&narrow(c.at.out.clone(), means), class)?);
    }
    Ok(outs)
}

fn var(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    spread(args, nargout, "var", false)
}

fn std(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    spread(args, nargout, "std", true)
}

fn median(_: &mut Context, args: Args, _: usize) -> Result1 {
    let (args, weights) = without_weights(args);
    let c = call(args, 0, "median")?;
    let shape = if c.at.null { (1, 0, 1) } else { c.shape() };
    let omit = omits_nan(&c);
    if let Some(weights) = weights {
        return weighted_median(&c, shape, omit, &weights.doubles());
    }
    if c.at.value.is_complex() {
        return complex_median(&c, shape, omit);
    }
    let mut data = Vec::new();
    runs(&doubles(&c.at.value), shape, |run| {
        let mut v: Vec<f64> = run.iter().copied().filter(|x| !omit || !x.is_nan()).collect();
        data.push(median_of(&mut v).unwrap_or(f64::NAN));
    });
    medians(&c, data)
}

/// The median of numbers, whose order changes; nothing of none, and where one is NaN.
pub(super) fn median_of(v: &mut [f64]) -> Option<f64> {
    if v.is_empty() || v.iter().any(|x| x.is_nan()) {
        return None;
    }
    let (n, half) = (v.len(), v.len() / 2);
    let (below, &mut upper, _) = v.select_nth_unstable_by(half, f64::total_cmp);
    let lower = below.iter().copied().max_by(f64::total_cmp).filter(|_| n % 2 == 0).unwrap_or(upper);
    Some(if lower == upper { upper } else { (lower + upper) / 2.0 })
}

/// Medians in the class that a median of `x` has.
fn medians(c: &Call<'_>, data: Vec<f64>) -> Result1 {
    let class = match c.at.value.class() {
        class if class.is_integer() || class == Class::Single => class,
        _ => Class::Double,
    };
    Ok(one(cast(&f64::wrap(Array::new(c.at.out.clone(), data)), class)?))
}

/// The element up to which half of the weight lies, or half way to the next one where exactly half does; a weight for
/// each element along the dimension.
fn weighted_median(c: &Call<'_>, shape: (usize, usize, usize), omit: bool, weights: &[f64]) -> Result1 {
    if weights.len() != shape.1 {
        return Err(errors::bad_argument(
            "median",
            "invalidSizeWgts",
            "The length of W must be compatible with X.",
        ));
    }
    if weights.iter().any(|w| *w < 0.0) {
        return Err(bad_weights("median"));
    }
    let mut data = Vec::new();
    runs(&doubles(&c.at.value), shape, |run| {
        let mut v: Vec<(f64, f64)> = run.iter().copied().zip(weights.iter().copied()).collect();
        v.retain(|(x, w)| *w > 0.0 && (!omit || !x.is_nan()));
        v.sort_by(|a, b| a.0.total_cmp(&b.0));
        if v.is_empty() || v.iter().any(|(x, _)| x.is_nan()) {
            data.push(f64::NAN);
            return;
        }
        let half = v.iter().map(|(_, w)| w).sum::<f64>() / 2.0;
        let mut below = 0.0;
        let reached = v.iter().position(|(_, w)| {
            below += w;
            below >= half
        });
        let at = reached.unwrap_or(v.len() - 1);
        let next = v.get(at + 1).filter(|_| below == half).unwrap_or(&v[at]);
        data.push(if next.0 == v[at].0 { v[at].0 } else { (v[at].0 + next.0) / 2.0 });
    });
    medians(c, data)
}

/// Complex numbers are in the order of `sort`: by modulus, then angle.
fn complex_median(c: &Call, shape: (usize, usize, usize), omit: bool) -> Result1 {
    let mut data = Vec::new();
    runs(&complexes(&c.at.value), shape, |run| {
        let mut v: Vec<Complex64> = run.iter().copied().filter(|z| !omit || !z.is_nan()).collect();
        if v.is_empty() || v.iter().any(|z| z.is_nan()) {
            data.push(Complex64::new(f64::NAN, 0.0));
            return;
        }
        v.sort_by(|a, b| a.norm().total_cmp(&b.norm()).then_with(|| a.arg().total_cmp(&b.arg())));
        let (upper, half) = (v[v.len() / 2], v.len() / 2);
        data.push(if v.len() % 2 == 0 { (v[half - 1] + upper) / 2.0 } else { upper });
    });
    let median = narrow(c.at.out.clone(), data);
    Ok(one(if c.at.value.class() == Class::Single { cast(&median, Class::Single)? } else { median }))
}

fn mode(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    let c = call(args, 0, "mode")?;
    let shape = if c.at.null { (1, 0, 1) } else { c.shape() };
    let (mut values, mut counts, mut ties) = (Vec::new(), Vec::new(), Vec::new());
    if c.at.value.is_complex() {
        return complex_mode(&c, shape, nargout);
    }
    runs(&doubles(&c.at.value), shape, |run| {
        let mut v: Vec<f64> = run.iter().copied().filter(|x| !x.is_nan()).collect();
        v.sort_by(f64::total_cmp);
        let (count, tied) = most_frequent(&v);
        values.push(tied.first().copied().unwrap_or(f64::NAN));
        counts.push(count as f64);
        ties.push(tied);
    });
    let class = match c.at.value.class() {
        class if class.is_numeric() => class,
        Class::Logical if values.iter().all(|v| !v.is_nan()) => Class::Logical,
        _ => Class::Double,
    };
    let dims = c.at.out.clone();
    let first = cast(&f64::wrap(Array::new(dims.clone(), values)), class)?;
    let ties =
        ties.into_iter().map(|tied| cast(&Value::column(tied), class)).collect::<Result<Vec<_>, _>>()?;
    let all = [first, f64::wrap(Array::new(dims.clone(), counts)), Value::cell(Array::new(dims, ties))];
    Ok(all.into_iter().take(nargout.max(1)).collect())
}

/// How often the most frequent elements of a sorted list occur, and which these are.
fn most_frequent<T: Copy + PartialEq>(sorted: &[T]) -> (usize, Vec<T>) {
    let count = sorted.chunk_by(|a, b| a == b).map(<[T]>::len).max().unwrap_or(0);
    let groups = sorted.chunk_by(|a, b| a == b).filter(|group| group.len() == count);
    (count, groups.map(|group| group[0]).collect())
}

/// Complex numbers are in the order of `sort`: by modulus, then angle.
fn complex_mode(c: &Call, shape: (usize, usize, usize), nargout: usize) -> Result1 {
    let (mut values, mut counts, mut ties) = (Vec::new(), Vec::new(), Vec::new());
    runs(&complexes(&c.at.value), shape, |run| {
        let mut v: Vec<Complex64> = run.iter().copied().filter(|z| !z.is_nan()).collect();
        v.sort_by(|a, b| a.norm().total_cmp(&b.norm()).then_with(|| a.arg().total_cmp(&b.arg())));
        let (count, tied) = most_frequent(&v);
        values.push(tied.first().copied().unwrap_or(Complex64::new(f64::NAN, 0.0)));
        counts.push(count as f64);
        ties.push(tied);
    });
    let (class, dims) = (c.at.value.class(), c.at.out.clone());
    let first = cast(&narrow(dims.clone(), values), class)?;
    let column = |tied: Vec<Complex64>| cast(&narrow(Dims::matrix(tied.len(), 1), tied), class);
    let ties = ties.into_iter().map(column).collect::<Result<Vec<_>, _>>()?;
    let all = [first, f64::wrap(Array::new(dims.clone(), counts)), Value::cell(Array::new(dims, ties))];
    Ok(all.into_iter().take(nargout.max(1)).collect())
}

fn dot(_: &mut Context, args: Args, _: usize) -> Result1 {
    let (mut a, mut b) = (args[0].clone(), args[1].clone());
    if a.class().is_integer() || b.class().is_integer() {
        return Err(errors::bad_argument("dot", "InputType", "A and B must be single or double."));
    }
    if args.get(2).is_some_and(|d| d.numel() != 1 || !d.class().is_numeric()) {
        let text = "Dimension argument must be a positive integer scalar.";
        return Err(errors::bad_argument("dot", "InvalidDim", text));
    }
    // Two vectors of one length, unless a dimension is named: they need not lie in the same direction.
    if args.len() == 2 && a.dims().is_vector() && b.dims().is_vector() && a.numel() == b.numel() {
        let n = a.numel();
        a = super::reshape_value(a, Dims::matrix(n, 1))?;
        b = super::reshape_value(b, Dims::matrix(n, 1))?;
    }
    if a.dims() != b.dims() {
        return Err(errors::bad_argument("dot", "InputSizeMismatch", "A and B must be same size."));
    }
    let a = crate::ops::unary(types::ScalarOp::Conj, a)?;
    let product = crate::ops::binary(types::ScalarOp::Times, a, b)?;
    let rest: Vec<Value> = std::iter::once(product).chain(args[2..].iter().cloned()).collect();
    total(&rest, "dot", false)
}

fn diff(_: &mut Context, args: Args, _: usize) -> Result1 {
    let mut x = crate::index::full_value(&args[0])?;
    if x.class() == Class::Char || x.class() == Class::Logical {
        x = cast(&x, Class::Double)?;
    }
    numeric(&x, "diff")?;
    let order = match args.get(1).filter(|n| !n.is_empty()) {
        Some(n) => n.as_usize().ok_or_else(|| {
            errors::bad_argument(
                "diff",
                "differenceOrderMustBePositiveInteger",
                "Difference order N must be a positive integer scalar.",
            )
        })?,
        None => 1,
    };
    for _ in 0..order {
        let dims = x.dims();
        let d = match args.get(2) {
            Some(d) => super::args::dimension(d)?,
            None => dims.first_nonsingleton(),
        };
        let n = dims.extent(d);
        if n == 0 {
            break;
        }
        if dims.is_scalar() && args.len() < 3 {
            return Ok(one(cast(&Value::empty(), x.class())?));
        }
        let (stride, _, outer) = dims.split(d);
        if let Value::Double(a) = &x {
            let mut data = Vec::with_capacity((n - 1) * stride * outer);
            for run in a.data().chunks((n * stride).max(1)) {
                data.extend(run[stride.min(run.len())..].iter().zip(run).map(|(y, x)| y - x));
            }
            x = Value::Double(std::rc::Rc::new(crate::array::Array::new(dims.with(d, n - 1), data)));
            continue;
        }
        let part = |from: usize| -> Result<Value, Error> {
            let mut places = Vec::with_capacity(dims.numel());
            for o in 0..outer {
                let base = (o * n + from) * stride;
                places.extend(base..base + (n - 1) * stride);
            }
            crate::index::gather(&x, dims.with(d, n - 1), &places)
        };
        x = crate::ops::binary(types::ScalarOp::Minus, part(1)?, part(0)?)?;
    }
    Ok(one(x))
}
