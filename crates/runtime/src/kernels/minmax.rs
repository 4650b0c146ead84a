//! `min`, `max`, `cummin`, `cummax`, `bounds`.

use super::args::{along, dimension, only_options, take_options};
use super::reduce::runs;
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::convert::{cast, complexes, doubles, narrow_if_real};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::index::gather;
use crate::kernel::{Outputs, one};
use crate::kernels;
use crate::number::Number;
use crate::ops;
use crate::value::Value;
use crate::with_number_type;
use num_complex::Complex64;
use types::{Class, ScalarOp};

kernels! {
    "min" => min_kept,
    "max" => max_kept,
    "cummin" => cummin_kept,
    "cummax" => cummax_kept,
    "bounds" => bounds,
}

crate::kernel::keeping_sparse! {
    min_kept = min;
    max_kept = max;
    cummax_kept = cummax;
    cummin_kept = cummin;
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

fn min(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    extremum(args, nargout, false)
}

fn max(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    extremum(args, nargout, true)
}

fn name(greatest: bool) -> &'static str {
    if greatest { "max" } else { "min" }
}

fn not_supported(greatest: bool, what: &str) -> Error {
    let upper = name(greatest).to_uppercase();
    Error::new(
        format!("MATLAB:{}:caseNotSupported", name(greatest)),
        format!("{upper} with two matrices to compare and {what} is not supported."),
    )
}

fn extremum(args: &[Value], nargout: usize, greatest: bool) -> Result1 {
    // Text in second place is an array to compare with.
    let arrays = args.len().min(2);
    let (further, options) = take_options(&args[arrays..]);
    let plain = &args[..arrays + further.len()];
    let method = Method::of(&options, name(greatest))?;
    const MISSING: [&str; 4] = ["omitnan", "includenan", "omitmissing", "includemissing"];
    const OTHERS: [&str; 6] = ["all", "linear", "comparisonmethod", "auto", "real", "abs"];
    only_options(&options, &[&MISSING[..], &OTHERS[..]].concat(), name(greatest))?;
    let has = |o: &str| options.iter().any(|x| x == o);
    let include = has("includenan") || has("includemissing");
    if plain.len() > 3 {
        return Err(errors::builtin_too_many_inputs());
    }
    if plain.len() >= 3 && !plain[1].is_empty() {
        return Err(not_supported(greatest, "a working dimension"));
    }
    if plain.len() >= 2 && !plain[1].is_empty() || (plain.len() == 2 && !has("all") && args.len() == 2) {
        if nargout > 1 {
            return Err(not_supported(greatest, "two output arguments"));
        }
        if let Some(method) = method.filter(|m| m.matters(&plain[0]) || m.matters(&plain[1])) {
            return two_by(method, &plain[0], &plain[1], include, greatest);
        }
        return two(&plain[0], &plain[1], include, greatest);
    }
    let x = crate::index::full_value(&plain[0])?;
    let x = if x.class() == Class::Char { cast(&x, Class::Double)? } else { x };
    if !x.is_matrix() {
        return Err(Error::new(
            format!("MATLAB:{}:wrongInput", name(greatest)),
            format!("Invalid data type. First argument must be numeric or logical."),
        ));
    }
    let at = along(&x, plain.get(2), has("all"))?;
    // Along a dimension of no extent the result has the size of the argument, as the documentation says.
    if at.null || at.value.dims().extent(at.dim) == 0 {
        let out = if at.null { Dims::matrix(0, 0) } else { at.value.dims().with(at.dim, 0) };
        let empty = gather(&at.value, out.clone(), &[])?;
        return Ok([empty, f64::wrap(Array::new(out, Vec::new()))]
            .into_iter()
            .take(nargout.max(1))
            .collect());
    }
    let shape = at.value.dims().split(at.dim);
    if nargout <= 1
        && !include
        && method.is_none_or(|m| !m.matters(&at.value))
        && let Value::Double(x) = &at.value
    {
        let data = match shape.0 {
            1 => x.data().chunks_exact(shape.1.max(1)).map(|run| extreme(run, greatest)).collect(),
            _ => extremes_of_rows(x.data(), shape, greatest),
        };
        return Ok(one(f64::wrap(Array::new(at.out.clone(), data))));
    }
    let positions = if at.value.is_complex() || method == Some(Method::Abs) {
        best_by(method.unwrap_or(Method::Abs), &complexes(&at.value), shape, include, greatest)
    } else {
        with_number_type!(&at.value, T => {
            best(&T::view(&at.value).unwrap_or_default(), shape, include, greatest)
        }, else Vec::new())
    };
    let (stride, n, _) = shape;
    let places: Vec<usize> =
        positions.iter().enumerate().map(|(k, &p)| ((k / stride) * n + p) * stride + k % stride).collect();
    let mut values = gather(&at.value, at.out.clone(), &places)?;
    narrow_if_real(&mut values);
    if nargout <= 1 {
        return Ok(one(values));
    }
    let shown = if has("linear") { places } else { positions };
    let index = f64::wrap(Array::new(at.out.clone(), shown.iter().map(|&p| p as f64 + 1.0).collect()));
    Ok([values, index].into_iter().collect())
}

/// The place (from 0) of the first extremum of each run; NaN is passed over, unless it counts.
fn best<T: Number>(x: &[T], shape: (usize, usize, usize), include: bool, greatest: bool) -> Vec<usize> {
    let mut out = Vec::with_capacity(shape.0 * shape.2);
    if shape.0 > 1 && !include {
        for block in x.chunks_exact(shape.0 * shape.1) {
            let at = match greatest {
                true => first_of_rows(block, shape.0, |x, b| x > b),
                false => first_of_rows(block, shape.0, |x, b| x < b),
            };
            out.extend(at);
        }
        return out;
    }
    runs(x, shape, |run| {
        let missing = if include { run.iter().position(|&x| Number::is_nan(x)) } else { None };
        out.push(
            missing.unwrap_or_else(|| {
                if greatest { first(run, |x, b| x > b) } else { first(run, |x, b| x < b) }
            }),
        );
    });
    out
}

/// The place of the first element that no other one beats; NaN, which beats nothing, is passed over.
/// Most blocks of a long run beat nothing and are only looked at, which needs no branches.
fn first<T: Number>(run: &[T], beats: impl Fn(T, T) -> bool) -> usize {
    const BLOCK: usize = 512;
    let Some(mut at) = run.iter().position(|&x| !Number::is_nan(x)) else { return 0 };
    let mut best = run[at];
    for (k, block) in run.chunks(BLOCK).enumerate() {
        if !block.iter().fold(false, |any, &x| any | beats(x, best)) {
            continue;
        }
        for (i, &x) in block.iter().enumerate() {
            if beats(x, best) {
                (best, at) = (x, k * BLOCK + i);
            }
        }
    }
    at
}

/// [`first`] for elements that lie `stride` apart, for all of them at once.
fn first_of_rows<T: Number>(block: &[T], stride: usize, beats: impl Fn(T, T) -> bool) -> Vec<usize> {
    let (start, rest) = block.split_at(stride);
    let (mut best, mut at) = (start.to_vec(), vec![0; stride]);
    for (k, row) in rest.chunks_exact(stride).enumerate() {
        for ((&x, b), at) in row.iter().zip(&mut best).zip(&mut at) {
            // Without branches, which nobody could foretell.
            let better = beats(x, *b) | (Number::is_nan(*b) & !Number::is_nan(x));
            *b = if better { x } else { *b };
            *at = if better { k + 1 } else { *at };
        }
    }
    at
}

/// The extremum of a run; NaN is passed over, the first of equal ones counts.
fn extreme(run: &[f64], greatest: bool) -> f64 {
    let found = extreme_of_lanes(run, greatest);
    // Zeros of both signs are equal: which of them was first is looked up.
    if found == 0.0 { run.iter().copied().find(|x| *x == 0.0).unwrap_or(found) } else { found }
}

crate::linalg::vectors::widest! {
/// [`extreme`], but for the sign of a zero: some places apart are compared side by side.
fn extreme_of_lanes(run: &[f64], greatest: bool) -> f64 {
    const SIDE: usize = 32;
    let beats = |x: f64, best: f64| (if greatest { x > best } else { x < best }) || best.is_nan();
    let mut best = [f64::NAN; SIDE];
    let blocks = run.chunks_exact(SIDE);
    let rest = blocks.remainder();
    for block in blocks {
        best.iter_mut().zip(block).for_each(|(b, &x)| *b = if beats(x, *b) { x } else { *b });
    }
    best.iter_mut().zip(rest).for_each(|(b, &x)| *b = if beats(x, *b) { x } else { *b });
    // Halves are compared until one is left: of one after another, each would wait for the one before.
    let mut half = SIDE / 2;
    while half > 0 {
        let (left, right) = best.split_at_mut(half);
        left.iter_mut().zip(right).for_each(|(b, x)| *b = if beats(*x, *b) { *x } else { *b });
        half /= 2;
    }
    best[0]
}
}

/// The extrema of runs that lie side by side, row after row; NaN is passed over, the first of equal ones
/// stays.
fn extremes_of_rows(x: &[f64], (stride, n, _): (usize, usize, usize), greatest: bool) -> Vec<f64> {
    let mut out = Vec::with_capacity(x.len() / n.max(1));
    for block in x.chunks_exact((stride * n).max(1)) {
        let (first, rest) = block.split_at(stride);
        let mut best = first.to_vec();
        for row in rest.chunks_exact(stride) {
            keep_extremes(&mut best, row, greatest);
        }
        out.append(&mut best);
    }
    out
}

crate::linalg::vectors::widest! {
/// Each of `best` becomes the element of `row` where that one beats it.
fn keep_extremes(best: &mut [f64], row: &[f64], greatest: bool) {
    if greatest {
        best.iter_mut().zip(row).for_each(|(b, &x)| *b = if x > *b || b.is_nan() { x } else { *b });
    } else {
        best.iter_mut().zip(row).for_each(|(b, &x)| *b = if x < *b || b.is_nan() { x } else { *b });
    }
}
}

/// By what elements are compared: sizes and then angles, or real and then imaginary parts.
#[derive(Clone, Copy, PartialEq)]
enum Method {
    Abs,
    Real,
}

impl Method {
    /// What `'ComparisonMethod'` asks for, if it is not what the elements are compared by anyway.
    fn of(options: &[String], function: &str) -> Result<Option<Method>, Error> {
        let Some(at) = options.iter().position(|o| o == "comparisonmethod") else { return Ok(None) };
        match options.get(at + 1).map(String::as_str) {
            Some("abs") => Ok(Some(Method::Abs)),
            Some("real") => Ok(Some(Method::Real)),
            Some("auto") => Ok(None),
            _ => {
                let text = "Comparison method must be 'auto', 'real', or 'abs'.";
                Err(errors::bad_argument(function, "InvalidComparisonMethod", text))
            }
        }
    }

    /// Whether it changes how elements of a value are compared.
    fn matters(self, value: &Value) -> bool {
        self == Method::Abs || value.is_complex()
    }

    fn key(self, z: Complex64) -> (f64, f64) {
        match self {
            Method::Abs => (z.norm(), z.arg()),
            Method::Real => (z.re, z.im),
        }
    }
}

/// The places of the extrema of runs, compared by a method.
fn best_by(
    method: Method,
    z: &[Complex64],
    shape: (usize, usize, usize),
    include: bool,
    greatest: bool,
) -> Vec<usize> {
    let key = |z: Complex64| method.key(z);
    let mut out = Vec::new();
    runs(z, shape, |run| {
        let mut at = 0;
        let mut found: Option<(f64, f64)> = None;
        for (i, &z) in run.iter().enumerate() {
            if z.is_nan() {
                if include {
                    at = i;
                    break;
                }
                continue;
            }
            let k = key(z);
            if found.is_none_or(|b| if greatest { k > b } else { k < b }) {
                found = Some(k);
                at = i;
            }
        }
        out.push(at);
    });
    out
}

/// The elements of two arrays that a method prefers, in the class that both have together.
fn two_by(method: Method, a: &Value, b: &Value, include: bool, greatest: bool) -> Result1 {
    let class =
        ops::binary(if greatest { ScalarOp::Max } else { ScalarOp::Min }, a.clone(), b.clone())?.class();
    let (a, b) = (cast(a, class)?, cast(b, class)?);
    let out = ops::broadcast_dims(&a.dims(), &b.dims())?;
    let chosen = |x: Complex64, y: Complex64| {
        if x.is_nan() || y.is_nan() {
            return if x.is_nan() == include { x } else { y };
        }
        let (p, q) = (method.key(x), method.key(y));
        if (greatest && q > p) || (!greatest && q < p) { y } else { x }
    };
    let data = ops::zip((&complexes(&a), &a.dims()), (&complexes(&b), &b.dims()), &out, chosen)?;
    if a.is_complex() || b.is_complex() {
        let mut chosen = crate::convert::complex_in(class, out, data);
        narrow_if_real(&mut chosen);
        return Ok(one(chosen));
    }
    let data = data.into_iter().map(|z| z.re).collect();
    Ok(one(cast(&f64::wrap(Array::new(out, data)), class)?))
}

fn two(a: &Value, b: &Value, include: bool, greatest: bool) -> Result1 {
    let op = if greatest { ScalarOp::Max } else { ScalarOp::Min };
    let value = ops::binary(op, a.clone(), b.clone())?;
    if a.class() == Class::Logical && b.class() == Class::Logical {
        return Ok(one(cast(&value, Class::Logical)?));
    }
    if !include {
        return Ok(one(value));
    }
    let dims = value.dims();
    let sum = ops::binary(ScalarOp::Plus, cast(a, Class::Double)?, cast(b, Class::Double)?)?;
    let data = doubles(&value)
        .iter()
        .zip(doubles(&sum).iter())
        .map(|(&v, &s)| if s.is_nan() { f64::NAN } else { v })
        .collect();
    Ok(one(cast(&f64::wrap(Array::new(dims, data)), value.class())?))
}

fn running(args: &[Value], nargout: usize, greatest: bool) -> Result1 {
    let (plain, options) = take_options(&args[1..]);
    let function = if greatest { "cummax" } else { "cummin" };
    const KNOWN: [&str; 6] = ["forward", "reverse", "omitnan", "includenan", "omitmissing", "includemissing"];
    only_options(&options, &KNOWN, function)?;
    if plain.len() > 1 {
        return Err(errors::builtin_too_many_inputs());
    }
    let x = crate::index::full_value(&args[0])?;
    if !x.is_matrix() {
        return Err(errors::bad_argument(
            function,
            "wrongInput",
            "Invalid data type. First argument must be numeric or logical.",
        ));
    }
    let reverse = options.iter().any(|o| o == "reverse");
    let include = options.iter().any(|o| o == "includenan" || o == "includemissing");
    // One dimension alone is gone along.
    if let Some(dim) = plain.first() {
        dimension(dim)?;
    }
    let at = along(&x, plain.first(), false)?;
    let (stride, n, outer) = at.value.dims().split(at.dim);
    // Complex numbers go by their magnitudes, and by their angles where those are equal.
    let complex = at.value.is_complex();
    let (v, angles) = if complex {
        let z = crate::convert::complexes(&at.value);
        (z.iter().map(|z| z.norm()).collect::<Vec<_>>().into(), z.iter().map(|z| z.arg()).collect())
    } else {
        (doubles(&at.value), Vec::new())
    };
    if nargout < 2 && !complex && stride == 1 && !reverse && !include && at.value.class() == Class::Double {
        let mut held = v.into_owned();
        for run in held.chunks_exact_mut(n.max(1)) {
            let mut best = f64::NAN;
            for x in run {
                let better = best.is_nan() || if greatest { *x > best } else { *x < best };
                best = if better { *x } else { best };
                *x = best;
            }
        }
        return Ok(one(f64::wrap(Array::new(at.value.dims(), held))));
    }
    let mut places: Vec<usize> = (0..v.len()).collect();
    for o in 0..outer {
        for s in 0..stride {
            let place = |i: usize| (o * n + i) * stride + s;
            for k in 1..n {
                let (i, before) = if reverse { (n - 1 - k, n - k) } else { (k, k - 1) };
                let held = places[place(before)];
                let (mut new, mut old) = (v[place(i)], v[held]);
                if complex && new == old {
                    (new, old) = (angles[place(i)], angles[held]);
                }
                let better = if include {
                    !old.is_nan() && (new.is_nan() || if greatest { new > old } else { new < old })
                } else {
                    old.is_nan() || if greatest { new > old } else { new < old }
                };
                if !better {
                    places[place(i)] = held;
                }
            }
        }
    }
    let running = gather(&at.value, at.value.dims(), &places)?;
    if nargout < 2 {
        return Ok(one(running));
    }
    let index = places.iter().map(|&p| ((p / stride) % n) as f64 + 1.0).collect();
    Ok([running, f64::wrap(Array::new(at.value.dims(), index))].into_iter().collect())
}

fn cummin(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    if args[0].class() == types::Class::Char {
        args[0] = crate::convert::cast(&args[0], types::Class::Double)?;
    }
    running(args, nargout, false)
}

fn cummax(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    if args[0].class() == types::Class::Char {
        args[0] = crate::convert::cast(&args[0], types::Class::Double)?;
    }
    running(args, nargout, true)
}

fn bounds(context: &mut Context, args: Args, _: usize) -> Result1 {
    let with_gap = |args: &[Value]| -> Vec<Value> {
        let mut v = vec![args[0].clone(), Value::empty()];
        v.extend_from_slice(&args[1..]);
        if args.len() == 1 {
            v.truncate(1);
        }
        v
    };
    let low = min(context, &mut with_gap(args), 1)?;
    let high = max(context, &mut with_gap(args), 1)?;
    Ok(low.into_iter().chain(high).collect())
}
