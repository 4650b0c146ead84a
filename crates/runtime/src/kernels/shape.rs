//! Sizes and rearrangement: `size`, `reshape`, `permute`, `repmat`, `flip`, `circshift`, ...

use super::args::{dimension, dims_of, take_options};
use crate::array::{Array, Dims, Form, with_capacity};
use crate::concat::concat;
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::form;
use crate::handles::Handles;
use crate::index::gather;
use crate::kernel::{Outputs, one};
use crate::linalg::sparse;
use crate::object::Object;
use crate::ops;
use crate::sparse::Sparse;
use crate::value::Value;
use crate::{kernels, with_element_type};
use num_complex::Complex64;
use std::rc::Rc;
use types::Class;

kernels! {
    sparse "size" => size,
    sparse "numel" => numel,
    sparse "length" => length,
    sparse "ndims" => ndims,
    "reshape" => reshape,
    "permute" => permute,
    "ipermute" => ipermute,
    "squeeze" => squeeze,
    "repmat" => repmat,
    "flip" => flip,
    "fliplr" => fliplr,
    "flipud" => flipud,
    "rot90" => rot90,
    "circshift" => circshift,
    sparse "tril" => tril,
    sparse "triu" => triu,
    sparse "diag" => diag,
    "horzcat" => horzcat,
    "vertcat" => vertcat,
    "cat" => cat,
    sparse "transpose" => transpose,
    sparse "ctranspose" => ctranspose,
    "sub2ind" => sub2ind,
    "ind2sub" => ind2sub,
    "meshgrid" => meshgrid,
    "ndgrid" => ndgrid,
    sparse "kron" => kron,
    "vec" => vec,
    "repelem" => repelem,
    "blkdiag" => blkdiag,
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

/// The same elements with other extents, whose product must agree.
pub fn reshape_value(value: Value, dims: Dims) -> Result<Value, Error> {
    if value.dims() == dims {
        return Ok(value);
    }
    if value.numel() != dims.numel() {
        return Err(errors::reshape_count());
    }
    if value.is_sparse() {
        return crate::convert::to_sparse(&reshape_value(crate::index::full_value(&value)?, dims)?);
    }
    with_element_type!(&value, T => match T::into_array(value) {
        Ok(mut array) => {
            array.reshape(dims);
            Ok(T::wrap(array))
        }
        Err(other) => Ok(other),
    }, else reshape_record(value, dims))
}

fn reshape_record(value: Value, dims: Dims) -> Result<Value, Error> {
    match value {
        Value::Struct(mut s) => {
            Rc::make_mut(&mut s).reshape(dims);
            Ok(Value::Struct(s))
        }
        Value::Object(o) => {
            let mut data = o.data.clone();
            data.reshape(dims);
            Ok(Value::Object(Rc::new(Object { class: o.class, data })))
        }
        Value::Handle(h) => {
            let items = Array::new(dims, h.objects().to_vec());
            Ok(Value::Handle(Handles::array(h.class(), items)))
        }
        other => Err(errors::undefined_for("reshape", other.class_name())),
    }
}

fn size(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    let dims = args[0].dims();
    if args.len() > 1 {
        let mut wanted = Vec::new();
        for a in &args[1..] {
            if !a.is_matrix() || a.is_empty() {
                return Err(errors::bad_dimension());
            }
            for &x in a.doubles().iter() {
                wanted.push(dims.extent(dimension(&Value::F64(x))?) as f64);
            }
        }
        if nargout > 1 {
            return Ok(wanted.into_iter().take(nargout).map(Value::F64).collect());
        }
        return Ok(one(Value::row(wanted)));
    }
    if nargout <= 1 {
        return Ok(one(Value::row(dims.iter().map(|&n| n as f64).collect())));
    }
    let last: usize = dims.iter().skip(nargout - 1).product();
    let each = (0..nargout).map(|k| Value::from(if k + 1 == nargout { last } else { dims.extent(k) }));
    Ok(each.collect())
}

fn numel(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(args[0].numel()))
}

fn length(_: &mut Context, args: Args, _: usize) -> Result1 {
    let d = args[0].dims();
    Ok(one(if d.is_empty() { 0 } else { d.iter().copied().max().unwrap_or(0) }))
}

fn ndims(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(args[0].dims().rank()))
}

fn reshape(_: &mut Context, args: Args, _: usize) -> Result1 {
    if args.len() == 1 {
        return Err(errors::not_enough_inputs());
    }
    let value = args[0].take();
    let sizes = &args[1..];
    if sizes.iter().any(|s| s.is_matrix() && s.doubles().iter().any(|x| *x < 0.0)) {
        return Err(errors::reshape_negative());
    }
    let dims = match sizes.iter().position(Value::is_empty) {
        Some(hole) if sizes.len() > 1 => {
            let known: usize =
                sizes.iter().filter(|s| !s.is_empty()).map(|s| s.as_usize().unwrap_or(0)).product();
            let n = value.numel();
            if sizes.iter().filter(|s| s.is_empty()).count() > 1 {
                let text = "Size can only have one unknown dimension.";
                return Err(Error::new("MATLAB:getReshapeDims:unknownDim", text));
            }
            if known == 0 || n % known != 0 {
                let text = format!(
                    "Product of known dimensions, {known}, not divisible into total number of elements, {n}."
                );
                return Err(Error::new("MATLAB:getReshapeDims:notDivisible", text));
            }
            let extents: Vec<usize> = sizes
                .iter()
                .enumerate()
                .map(|(k, s)| if k == hole { n / known } else { s.as_usize().unwrap_or(0) })
                .collect();
            Dims::new(&extents)
        }
        _ => {
            if sizes.len() == 1 && sizes[0].numel() < 2 {
                return Err(Error::new(
                    "MATLAB:getReshapeDims:sizeVector",
                    "Size vector must have at least two elements.",
                ));
            }
            dims_of(sizes)?
        }
    };
    Ok(one(reshape_value(value, dims)?))
}

/// `permute(value, order)`, dimensions from 0; `order` is a permutation at least as long as the rank.
pub fn permute_value(value: &Value, order: &[usize]) -> Result<Value, Error> {
    let dims = value.dims();
    let extents: Vec<usize> = order.iter().map(|&d| dims.extent(d)).collect();
    let out = Dims::new(&extents);
    if order.iter().enumerate().all(|(k, &d)| k == d) {
        return Ok(value.clone());
    }
    if *order == [1, 0] {
        return ops::transpose(value.clone());
    }
    let mut strides = vec![1usize; order.len()];
    for d in 1..order.len() {
        strides[d] = strides[d - 1] * dims.extent(d - 1);
    }
    // Dimensions of one place need no steps.
    let moving = extents.iter().zip(order).filter(|(extent, _)| **extent != 1);
    let (counts, steps): (Vec<usize>, Vec<usize>) = moving.map(|(&extent, &d)| (extent, strides[d])).unzip();
    with_element_type!(value, T => {
        let data = rearranged(&T::view(value).unwrap_or_default(), &counts, &steps, T::clone)?;
        Ok(T::wrap(Array::new(out, data)))
    }, else {
        let places: Vec<usize> = (0..dims.numel()).collect();
        gather(value, out, &rearranged(&places, &counts, &steps, usize::clone)?)
    })
}

/// The elements of `x` in an array of these extents, neighbours along each dimension so far apart in `x`.
fn rearranged<T>(
    x: &[T],
    counts: &[usize],
    steps: &[usize],
    copy: impl Fn(&T) -> T,
) -> Result<Vec<T>, Error> {
    let mut data = with_capacity(x.len())?;
    let (Some((&run, counts)), Some((&step, steps))) = (counts.split_first(), steps.split_first()) else {
        data.extend(x.iter().map(copy));
        return Ok(data);
    };
    let mut at = vec![0usize; counts.len()];
    let mut address = 0;
    while data.len() < x.len() {
        data.extend(x[address..].iter().step_by(step).take(run).map(&copy));
        for k in 0..at.len() {
            at[k] += 1;
            address += steps[k];
            if at[k] < counts[k] {
                break;
            }
            address -= steps[k] * counts[k];
            at[k] = 0;
        }
    }
    Ok(data)
}

fn order_of(v: &Value, rank: usize, function: &str) -> Result<Vec<usize>, Error> {
    let order: Vec<usize> =
        v.doubles().iter().filter(|x| **x >= 1.0 && x.fract() == 0.0).map(|&x| x as usize - 1).collect();
    let mut sorted = order.clone();
    sorted.sort_unstable();
    let wrong = |id: &str, text: &str| errors::bad_argument(function, id, text);
    if order.len() < rank && order.len() == v.numel() {
        return Err(wrong("tooFewIndices", "DIMORDER must have at least N elements for an N-D array."));
    }
    if sorted.windows(2).any(|w| w[0] == w[1]) {
        return Err(wrong("repeatedIndex", "DIMORDER cannot contain repeated permutation indices."));
    }
    if order.len() != v.numel() || sorted.iter().enumerate().any(|(k, &d)| k != d) {
        return Err(wrong("badIndex", "DIMORDER contains an invalid permutation index."));
    }
    Ok(order)
}

fn permute(_: &mut Context, args: Args, _: usize) -> Result1 {
    let order = order_of(&args[1], args[0].dims().rank(), "permute")?;
    Ok(one(permute_value(&args[0], &order)?))
}

fn ipermute(_: &mut Context, args: Args, _: usize) -> Result1 {
    let order = order_of(&args[1], args[0].dims().rank(), "ipermute")?;
    let mut inverse = vec![0; order.len()];
    for (k, &d) in order.iter().enumerate() {
        inverse[d] = k;
    }
    Ok(one(permute_value(&args[0], &inverse)?))
}

fn squeeze(_: &mut Context, args: Args, _: usize) -> Result1 {
    let dims = args[0].dims();
    if dims.rank() <= 2 {
        return Ok(one(args[0].take()));
    }
    let kept: Vec<usize> = dims.iter().copied().filter(|&n| n != 1).collect();
    let out = if kept.len() == 1 { Dims::matrix(kept[0], 1) } else { Dims::new(&kept) };
    Ok(one(reshape_value(args[0].take(), out)?))
}

fn vec(_: &mut Context, args: Args, _: usize) -> Result1 {
    let n = args[0].numel();
    Ok(one(reshape_value(args[0].take(), Dims::matrix(n, 1))?))
}

fn repmat(_: &mut Context, args: Args, _: usize) -> Result1 {
    if args.len() == 1 {
        return Err(errors::not_enough_inputs());
    }
    let times = dims_of(&args[1..])?;
    Ok(one(tile(&args[0], &times)?))
}

/// `value` repeated `times` along each dimension.
pub fn tile(value: &Value, times: &Dims) -> Result<Value, Error> {
    let dims = value.dims();
    let rank = dims.rank().max(times.rank());
    let extents: Vec<usize> = (0..rank).map(|k| dims.extent(k).saturating_mul(times.extent(k))).collect();
    let out = Dims::new(&extents);
    let n = out.checked_numel(16)?;
    if dims.is_scalar() && !value.is_sparse() {
        return with_element_type!(value, T => match T::view(value) {
            Some(v) => Ok(T::wrap(Array::filled(out, v[0].clone())?)),
            None => Err(errors::undefined_for("repmat", value.class_name())),
        }, else gather(value, out, &vec![0; n]));
    }
    let mut places: Vec<usize> = (0..dims.numel()).collect();
    let mut stride = 1;
    for k in 0..rank {
        stride *= dims.extent(k);
        let m = times.extent(k);
        if m != 1 && stride > 0 {
            let mut next = with_capacity(places.len().saturating_mul(m))?;
            for block in places.chunks(stride) {
                for _ in 0..m {
                    next.extend_from_slice(block);
                }
            }
            places = next;
        }
        stride *= m;
    }
    if n == 0 {
        places.clear();
    }
    gather(value, out, &places)
}

/// Reads every place along dimension `d` through `map`, which keeps the extent.
fn remap(value: &Value, d: usize, map: impl Fn(usize, usize) -> usize) -> Result<Value, Error> {
    let dims = value.dims();
    let (stride, n, outer) = dims.split(d);
    let mut places = Vec::with_capacity(dims.numel());
    for o in 0..outer {
        for i in 0..n {
            let base = (o * n + map(i, n)) * stride;
            places.extend(base..base + stride);
        }
    }
    gather(value, dims, &places)
}

fn flip_along(value: &Value, d: usize) -> Result<Value, Error> {
    remap(value, d, |i, n| n - 1 - i)
}

fn flip(_: &mut Context, args: Args, _: usize) -> Result1 {
    let d = match args.get(1) {
        Some(d) => dimension(d)?,
        None => args[0].dims().first_nonsingleton(),
    };
    Ok(one(flip_along(&args[0], d)?))
}

fn fliplr(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(flip_along(&args[0], 1)?))
}

fn flipud(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(flip_along(&args[0], 0)?))
}

fn rot90(_: &mut Context, args: Args, _: usize) -> Result1 {
    let k = match args.get(1) {
        None => 1.0,
        Some(k) => {
            k.as_f64().ok_or_else(|| errors::bad_argument("rot90", "kNonScalar", "k must be a scalar."))?
        }
    };
    if k.fract() != 0.0 {
        return Err(errors::bad_argument("rot90", "kNonInteger", "k must be an integer."));
    }
    let k = (k as i64).rem_euclid(4);
    let x = &args[0];
    Ok(one(match k {
        1 => flip_along(&permute_value(x, &swapped(x))?, 0)?,
        2 => flip_along(&flip_along(x, 0)?, 1)?,
        3 => flip_along(&permute_value(x, &swapped(x))?, 1)?,
        _ => x.clone(),
    }))
}

fn swapped(x: &Value) -> Vec<usize> {
    let mut order: Vec<usize> = (0..x.dims().rank()).collect();
    order.swap(0, 1);
    order
}

fn circshift(_: &mut Context, args: Args, _: usize) -> Result1 {
    let shifts = args[1].doubles().into_owned();
    if shifts.iter().any(|k| k.fract() != 0.0) {
        let text = "Invalid shift type: must be a finite, nonsparse, real integer vector.";
        return Err(errors::bad_argument("circshift", "InvalidShiftType", text));
    }
    let mut value = args[0].clone();
    let by = |value: &Value, d: usize, k: f64| {
        let (stride, n, _) = value.dims().split(d);
        let first = (k as i64).wrapping_neg().rem_euclid(n.max(1) as i64) as usize;
        if !value.is_sparse() {
            let turned = with_element_type!(value, T => {
                let mut data = with_capacity(value.numel())?;
                for block in T::view(value).unwrap_or_default().chunks_exact((stride * n).max(1)) {
                    let (head, tail) = block.split_at(first * stride);
                    data.extend_from_slice(tail);
                    data.extend_from_slice(head);
                }
                Some(T::wrap(Array::new(value.dims(), data)))
            }, else None);
            if let Some(turned) = turned {
                return Ok(turned);
            }
        }
        remap(value, d, |i, n| if first + i < n { first + i } else { first + i - n })
    };
    if let Some(dim) = args.get(2) {
        let dims: Vec<f64> = dim.doubles().into_owned();
        for (&d, &k) in dims.iter().zip(&shifts) {
            value = by(&value, dimension(&Value::F64(d))?, k)?;
        }
    } else if let [k] = shifts[..] {
        value = by(&value, value.dims().first_nonsingleton(), k)?;
    } else {
        for (d, &k) in shifts.iter().enumerate() {
            value = by(&value, d, k)?;
        }
    }
    Ok(one(value))
}

/// Keeps the rows of each column (counted from 0) that `keep` names; the other elements become zero.
fn triangle(value: &Value, keep: impl Fn(i64) -> std::ops::Range<i64>) -> Result<Value, Error> {
    let dims = value.dims();
    let kept = |r: usize, c: usize| keep(c as i64).contains(&(r as i64)).then_some((r, c));
    if let Some(result) = ops::placed(value, (dims.rows(), dims.cols()), kept) {
        return result;
    }
    let full = value;
    let rows = dims.rows().max(1);
    Ok(with_element_type!(full, T => {
        let view = T::view(full).unwrap_or_default();
        let mut data = with_capacity(view.len())?;
        for (j, column) in view.chunks_exact(rows).enumerate() {
            let kept = keep(j as i64);
            let from = kept.start.clamp(0, rows as i64) as usize;
            let to = kept.end.clamp(from as i64, rows as i64) as usize;
            data.extend(std::iter::repeat_with(T::fill).take(from));
            data.extend(column[from..to].iter().cloned());
            data.extend(std::iter::repeat_with(T::fill).take(rows - to));
        }
        T::wrap(Array::new(dims, data))
    }, else return Err(errors::undefined_for("triu", value.class_name()))))
}

fn offset(args: &[Value]) -> i64 {
    args.get(1).and_then(Value::as_f64).unwrap_or(0.0) as i64
}

/// The diagonal that bounds a triangle of `args[0]`.
fn bounding_diagonal(args: &[Value], function: &str) -> Result<i64, Error> {
    if args[0].dims().rank() > 2 {
        return Err(errors::bad_argument(function, "firstInputMustBe2D", "First input must be 2-D."));
    }
    whole_offset(args, function)
}

/// Which diagonal: a whole number, 0 where none is named.
fn whole_offset(args: &[Value], function: &str) -> Result<i64, Error> {
    if args.get(1).is_some_and(|k| k.as_f64().is_none_or(|k| k.fract() != 0.0)) {
        let text = "K-th diagonal input must be an integer scalar.";
        return Err(errors::bad_argument(function, "kthDiagInputNotInteger", text));
    }
    Ok(offset(args))
}

fn tril(_: &mut Context, args: Args, _: usize) -> Result1 {
    let k = bounding_diagonal(args, "tril")?;
    Ok(one(triangle(&args[0], |j| j.saturating_sub(k)..i64::MAX)?))
}

fn triu(_: &mut Context, args: Args, _: usize) -> Result1 {
    let k = bounding_diagonal(args, "triu")?;
    Ok(one(triangle(&args[0], |j| 0..j.saturating_sub(k).saturating_add(1))?))
}

fn diag(context: &mut Context, args: Args, _: usize) -> Result1 {
    let k = whole_offset(args, "diag")?;
    let mark = if k == 0 && args[0].dims().is_vector() { Form::Diagonal } else { Form::Full };
    let made = diagonal_of(k, args)?;
    Ok(one(form::noted(context, made, mark)))
}

/// A matrix with the diagonal `args[0]`, or the diagonal of the matrix `args[0]`.
fn diagonal_of(k: i64, args: Args) -> Result<Value, Error> {
    let x = args[0].take();
    let dims = x.dims();
    if dims.rank() > 2 {
        return Err(errors::bad_argument("diag", "firstInputMustBe2D", "First input must be 2-D."));
    }
    let (down, right) = ((-k).max(0) as usize, k.max(0) as usize);
    let (r, c) = (dims.rows(), dims.cols());
    if r == 1 || c == 1 {
        let n = x.numel() + down.max(right);
        let place = |r: usize, c: usize| Some((r + c + down, r + c + right));
        if let Some(result) = ops::placed(&x, (n, n), place) {
            return result;
        }
        let out = Dims::matrix(n, n);
        out.checked_numel(16)?;
        return Ok(with_element_type!(&x, T => {
            let mut data = crate::array::filled(T::fill(), n * n)?;
            for (i, v) in T::view(&x).unwrap_or_default().iter().enumerate() {
                data[(i + down) + (i + right) * n] = v.clone();
            }
            T::wrap(Array::new(out, data))
        }, else return Err(errors::undefined_for("diag", x.class_name()))));
    }
    let n = r.saturating_sub(down).min(c.saturating_sub(right));
    let columns = usize::from(n > 0 || !dims.is_null());
    let place = |r: usize, c: usize| (r + right == c + down).then(|| (r - down, 0));
    if let Some(result) = ops::placed(&x, (n, columns), place) {
        return result;
    }
    let places: Vec<usize> = (0..n).map(|i| (i + down) + (i + right) * r).collect();
    gather(&x, Dims::matrix(n, columns), &places)
}

fn taken(args: Args) -> Vec<Value> {
    args.iter_mut().map(Value::take).collect()
}

fn horzcat(context: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(bracketed(context, concat(1, taken(args))?)))
}

fn vertcat(context: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(bracketed(context, concat(0, taken(args))?)))
}

/// In Octave's language a value between brackets is shown as any matrix, however it was made.
fn bracketed(context: &Context, value: Value) -> Value {
    match value {
        Value::Range(r) if context.octave => Value::row(r.to_vec()),
        v => form::noted(context, v, Form::Full),
    }
}

fn cat(_: &mut Context, args: Args, _: usize) -> Result1 {
    let d = dimension(&args[0])?;
    Ok(one(concat(d, taken(&mut args[1..]))?))
}

fn transpose(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(ops::transpose(args[0].take())?))
}

fn ctranspose(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(ops::ctranspose(args[0].take())?))
}

fn sub2ind(_: &mut Context, args: Args, _: usize) -> Result1 {
    if args.len() < 2 {
        return Err(errors::not_enough_inputs());
    }
    for a in args.iter() {
        super::args::need_matrix(a, "sub2ind")?;
    }
    let dims: Vec<usize> = args[0].doubles().iter().map(|&x| x as usize).collect();
    let shape = args[1].dims();
    let n = args[1].numel();
    let mut index = vec![1.0; n];
    let mut stride = 1.0;
    let last = args.len() - 2;
    for (k, sub) in args[1..].iter().enumerate() {
        if sub.dims() != shape {
            let text = "All the subscripts input arguments must be of the same size.";
            return Err(errors::bad_argument("sub2ind", "SubscriptVectorSize", text));
        }
        let extent: usize =
            if k == last { dims.iter().skip(k).product() } else { dims.get(k).copied().unwrap_or(1) };
        for (i, &x) in index.iter_mut().zip(sub.doubles().iter()) {
            if x < 1.0 || x > extent as f64 || x.fract() != 0.0 {
                return Err(errors::bad_argument("sub2ind", "IndexOutOfRange", "Out of range subscript."));
            }
            *i += (x - 1.0) * stride;
        }
        stride *= extent as f64;
    }
    Ok(one(f64::wrap(Array::new(shape, index))))
}

fn ind2sub(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    super::args::need_matrix(&args[1], "ind2sub")?;
    let dims: Vec<usize> = args[0].doubles().iter().map(|&x| x as usize).collect();
    let index = args[1].doubles();
    if index.iter().any(|&x| x < 1.0 || x.fract() != 0.0) {
        return Err(errors::bad_index(None));
    }
    // The last subscript goes beyond its extent where the index does.
    let outputs = nargout.max(1);
    let mut rest: Vec<usize> = index.iter().map(|&x| x as usize - 1).collect();
    let mut out = Outputs::new();
    for k in 0..outputs {
        let extent = dims.get(k).copied().unwrap_or(1).max(1);
        let data = rest
            .iter_mut()
            .map(|r| {
                let here = if k + 1 == outputs { *r } else { *r % extent };
                *r /= extent;
                here as f64 + 1.0
            })
            .collect();
        out.push(f64::wrap(Array::new(args[1].dims(), data)));
    }
    Ok(out)
}

/// Arrays whose values vary along one dimension: grid `k` of extents `dims` from `axes[k]`.
fn grid(axis: &Value, dims: &Dims, d: usize) -> Result<Value, Error> {
    let (stride, n, outer) = dims.split(d);
    let mut places = Vec::with_capacity(dims.checked_numel(16)?);
    for _ in 0..outer {
        for i in 0..n {
            places.extend(std::iter::repeat_n(i, stride));
        }
    }
    gather(axis, dims.clone(), &places)
}

fn meshgrid(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    let x = args[0].clone();
    let y = args.get(1).unwrap_or(&x).clone();
    if args.len() == 3 || nargout == 3 {
        let z = args.get(2).unwrap_or(&x).clone();
        let dims = Dims::new(&[y.numel(), x.numel(), z.numel()]);
        return Ok([grid(&x, &dims, 1)?, grid(&y, &dims, 0)?, grid(&z, &dims, 2)?]
            .into_iter()
            .take(nargout.max(1))
            .collect());
    }
    let dims = Dims::matrix(y.numel(), x.numel());
    Ok([grid(&x, &dims, 1)?, grid(&y, &dims, 0)?].into_iter().take(nargout.max(1)).collect())
}

fn ndgrid(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    if args.is_empty() {
        return Err(errors::not_enough_inputs());
    }
    let n = if args.len() == 1 { nargout.max(2) } else { args.len() };
    let axis = |k: usize| if args.len() == 1 { &args[0] } else { &args[k] };
    let extents: Vec<usize> = (0..n).map(|k| axis(k).numel()).collect();
    let dims = Dims::new(&extents);
    (0..n.min(nargout.max(1))).map(|k| grid(axis(k), &dims, k)).collect()
}

/// The product of two, and of that and the third, and so on.
fn kron(_: &mut Context, args: Args, _: usize) -> Result1 {
    let mut product = kron_of_two(&mut args[..2])?;
    for further in args.iter().skip(2) {
        let Some(left) = product.pop() else { break };
        product = kron_of_two(&mut [left, further.clone()])?;
    }
    Ok(product)
}

fn kron_of_two(args: Args) -> Result1 {
    let thin = args[..2].iter().any(Value::is_sparse);
    if thin && args[..2].iter().all(|v| matches!(v.class(), Class::Double | Class::Logical)) {
        return thin_kron(&crate::convert::to_sparse(&args[0])?, &crate::convert::to_sparse(&args[1])?);
    }
    let (a, b) = (crate::index::full_value(&args[0])?, crate::index::full_value(&args[1])?);
    let (ad, bd) = (a.dims(), b.dims());
    if let (Value::Double(x), Value::Double(y)) = (&a, &b)
        && !a.is_empty()
        && !b.is_empty()
        && ad.rank() == 2
        && bd.rank() == 2
    {
        let dims = Dims::matrix(ad.rows().saturating_mul(bd.rows()), ad.cols().saturating_mul(bd.cols()));
        let mut data = with_capacity(dims.checked_numel(8)?)?;
        for left in x.data().chunks_exact(ad.rows()) {
            for right in y.data().chunks_exact(bd.rows()) {
                left.iter().for_each(|x| data.extend(right.iter().map(|y| x * y)));
            }
        }
        let value = f64::wrap(Array::new(dims, data));
        return Ok(one(if thin { crate::convert::to_sparse(&value)? } else { value }));
    }
    // Kronecker's product is an elementwise one of arrays whose extents interleave.
    let spread_a = reshape_value(a, Dims::new(&[1, ad.rows(), 1, ad.cols()]))?;
    let spread_b = reshape_value(b, Dims::new(&[bd.rows(), 1, bd.cols(), 1]))?;
    let product = ops::binary(types::ScalarOp::Times, spread_a, spread_b)?;
    let value = reshape_value(product, Dims::matrix(ad.rows() * bd.rows(), ad.cols() * bd.cols()))?;
    Ok(one(if thin { crate::convert::to_sparse(&value)? } else { value }))
}

/// [`kron`] of the stored elements of sparse matrices.
fn thin_kron(a: &Value, b: &Value) -> Result1 {
    fn product<T: crate::linalg::Field>(a: &Sparse<T>, b: &Sparse<T>) -> Result<Sparse<T>, Error> {
        let columns = (0..a.cols()).flat_map(|ca| (0..b.cols()).map(move |cb| (ca, cb)));
        let elements = columns.flat_map(|(ca, cb)| {
            let column = ca * b.cols() + cb;
            a.column(ca)
                .flat_map(move |(ra, x)| b.column(cb).map(move |(rb, y)| (ra * b.rows() + rb, column, x * y)))
        });
        let extent = |a: usize, b: usize| a.checked_mul(b).ok_or_else(errors::size_too_large);
        crate::array::probe::<(usize, T)>(a.nnz().saturating_mul(b.nnz()))?;
        Sparse::from_ordered(extent(a.rows(), b.rows())?, extent(a.cols(), b.cols())?, elements)
    }
    Ok(one(match (sparse::real(a), sparse::real(b)) {
        (Some(a), Some(b)) => Value::Sparse(product(&a, &b)?.into()),
        _ => Value::SparseComplex(product(&*sparse::complex(a)?, &*sparse::complex(b)?)?.into()),
    }))
}

fn repelem(_: &mut Context, args: Args, _: usize) -> Result1 {
    let x = args[0].clone();
    let dims = x.dims();
    let repeat = |value: &Value, d: usize, counts: &[f64]| -> Result<Value, Error> {
        let vd = value.dims();
        let (stride, n, outer) = vd.split(d);
        let count = |i: usize| (if counts.len() == 1 { counts[0] } else { counts[i] }).max(0.0) as usize;
        if counts.len() != 1 && counts.len() != n {
            return Err(errors::bad_argument(
                "repelem",
                "mismatchedReplications",
                "Replication factors must be scalars or vectors of the matching length.",
            ));
        }
        let total =
            (0..n).map(count).try_fold(0usize, usize::checked_add).ok_or_else(errors::size_too_large)?;
        let out = vd.with(d, total);
        let mut places = with_capacity(out.checked_numel(16)?)?;
        for o in 0..outer {
            for i in 0..n {
                // Without extent elsewhere there is nothing to repeat, however often.
                for _ in 0..if stride == 0 { 0 } else { count(i) } {
                    let base = (o * n + i) * stride;
                    places.extend(base..base + stride);
                }
            }
        }
        gather(value, out, &places)
    };
    if args.len() == 2 {
        if !dims.is_vector() {
            return Err(errors::bad_argument(
                "repelem",
                "notVector",
                "When the first input is a matrix, there must be replication factors for each dimension.",
            ));
        }
        let d = usize::from(dims.is_row());
        return Ok(one(repeat(&x, d, &args[1].doubles())?));
    }
    let mut value = x;
    for (d, counts) in args[1..].iter().enumerate() {
        value = repeat(&value, d, &counts.doubles())?;
    }
    Ok(one(value))
}

fn blkdiag(_: &mut Context, args: Args, _: usize) -> Result1 {
    for a in args.iter() {
        super::args::need_matrix(a, "blkdiag")?;
        super::args::need_flat(a, "blkdiag")?;
    }
    let (args, _) = take_options(args);
    let rows: usize = args.iter().map(|a| a.dims().rows()).sum();
    let cols: usize = args.iter().map(|a| a.dims().cols()).sum();
    let class = if args.iter().any(|a| a.class() == Class::Single) { Class::Single } else { Class::Double };
    let mut out = Array::<Complex64>::zeros(Dims::matrix(rows, cols))?;
    let (mut top, mut left) = (0, 0);
    for a in args {
        let d = a.dims();
        for (k, &x) in crate::convert::complexes(a).iter().enumerate() {
            let (i, j) = (k % d.rows(), k / d.rows());
            out.data_mut()[(top + i) + (left + j) * rows] = x;
        }
        top += d.rows();
        left += d.cols();
    }
    let (dims, data) = out.into_parts();
    let out = crate::convert::cast(&crate::convert::narrow(dims, data), class)?;
    Ok(one(if args.iter().any(Value::is_sparse) { crate::convert::to_sparse(&out)? } else { out }))
}
