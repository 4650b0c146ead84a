//! Small numeric functions: `accumarray`, `nonzeros`, `nextpow2`, `pow2`, `sumsq`, ...

use super::args::dims_of;
use super::reduce::runs;
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::convert::{cast, complexes, doubles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::index::gather;
use crate::kernel::{Outputs, one};
use crate::kernels;
use crate::object::Target;
use crate::ops;
use crate::value::Value;
use types::ScalarOp;

kernels! {
    "accumarray" => accumarray,
    "nonzeros" => nonzeros,
    "nextpow2" => nextpow2,
    "pow2" => pow2,
    "reallog" => reallog,
    "realsqrt" => realsqrt,
    "realpow" => realpow,
    "sumsq" => sumsq,
    sparse "rows" => rows,
    sparse "columns" => columns,
    "missing" => missing,
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

/// The subscripts of `accumarray` as columns of one matrix; they may come as a cell of vectors.
fn subscript_columns(subs: &Value) -> Result<Value, Error> {
    let Value::Cell(parts) = subs else {
        super::args::need_matrix(subs, "accumarray")?;
        return crate::index::full_value(subs);
    };
    let columns = parts.data().iter().map(|p| {
        super::args::need_matrix(p, "accumarray")?;
        super::reshape_value(crate::index::full_value(p)?, Dims::matrix(p.numel(), 1))
    });
    crate::concat::concat(1, columns.collect::<Result<_, Error>>()?)
}

/// The greatest of some subscripts; `None` where one is no positive integer.
fn greatest_subscript(x: &[f64]) -> Option<usize> {
    // Several at a time: one after the other would wait for the one before. A number below the limit is whole where it
    // stays what it is with the place of its last digit made that of 1.
    const TURN: f64 = 6_755_399_441_055_744.0;
    const LIMIT: f64 = 2_251_799_813_685_248.0;
    const SEVERAL: usize = 8;
    let (mut bad, mut most) = ([0u64; SEVERAL], [0.0f64; SEVERAL]);
    let mut look = |k: usize, x: f64| {
        bad[k] |= u64::from(!((x >= 1.0) & (x < LIMIT) & ((x + TURN) - TURN == x)));
        most[k] = if x > most[k] { x } else { most[k] };
    };
    let (eights, rest) = x.as_chunks::<SEVERAL>();
    eights.iter().for_each(|eight| (0..SEVERAL).for_each(|k| look(k, eight[k])));
    rest.iter().enumerate().for_each(|(k, x)| look(k, *x));
    let most = most.into_iter().fold(0.0, f64::max);
    let good = |x: &f64| (1.0..=types::MAX_EXTENT).contains(x) && *x as i64 as f64 == *x;
    (bad == [0; SEVERAL] || most >= LIMIT && x.iter().all(good)).then_some(most as usize)
}

/// Which of two doubles `max` or `min` chooses, where the function is one of them and there are only doubles.
fn extremum(function: &Value, vals: &Value) -> Option<fn(f64, f64) -> bool> {
    let Value::Function(f) = function else { return None };
    if vals.class() != types::Class::Double || vals.is_complex() || !matches!(f.target, Target::Named(_)) {
        return None;
    }
    match &*f.text {
        "max" => Some(|x, y| x > y),
        "min" => Some(|x, y| x < y),
        _ => None,
    }
}

/// `accumarray(subs, vals, size, fun, fill)`.
fn accumarray(context: &mut Context, args: Args, _: usize) -> Result1 {
    let subs = subscript_columns(&args[0])?;
    let (count, columns) = (subs.dims().rows(), subs.dims().cols());
    // A row is one subscript, unless each of its elements has a value.
    let listed = subs.dims().is_row() && columns > 1 && args[1].numel() == columns;
    let (count, columns) = if listed { (columns, 1) } else { (count, columns) };
    let s = doubles(&subs);
    let count = if s.is_empty() { 0 } else { count };
    let mut extents = vec![0usize; columns];
    for (extent, column) in extents.iter_mut().zip(s.chunks(count.max(1))) {
        *extent = greatest_subscript(column).ok_or_else(|| {
            errors::bad_argument(
                "accumarray",
                "nonPosIntIndValues",
                "First input SUBS must contain positive integer subscripts.",
            )
        })?;
    }
    if let Some(size) = args.get(2).filter(|v| !v.is_empty()) {
        let wanted = dims_of(std::slice::from_ref(size))?;
        if columns == 1 && !listed && (wanted.rank() > 2 || wanted.cols() != 1) {
            return Err(errors::bad_argument(
                "accumarray",
                "badSzInputVecInd",
                "If the first input is a column vector, then the third input must be of the form [N 1].",
            ));
        }
        // Where there is an element, it is at least in the first place of the dimensions left out.
        let reached = |k: usize| extents.get(k).copied().unwrap_or(usize::from(count > 0));
        if (0..columns.max(wanted.rank())).any(|k| reached(k) > wanted.extent(k)) {
            return Err(errors::bad_argument(
                "accumarray",
                "firstAndThirdInputOutOfRange",
                "First input SUBS and third input SZ must satisfy ALL(MAX(SUBS)<=SZ).",
            ));
        }
        extents = wanted.to_vec();
    }
    let dims =
        if columns == 1 && extents.len() == 1 { Dims::matrix(extents[0], 1) } else { Dims::new(&extents) };
    let n = dims.checked_numel(8)?;
    let address = |k: usize| -> usize {
        let mut stride = 1;
        let mut at = 0;
        for c in 0..columns {
            at += (s[k + c * count] as usize - 1) * stride;
            stride *= dims.extent(c);
        }
        at
    };
    let vals = &args[1];
    super::args::need_matrix(vals, "accumarray")?;
    if vals.numel() != 1 && vals.numel() != count {
        let text = "Second input VALS must be a vector with one element for each row in SUBS, or a scalar.";
        return Err(errors::bad_argument("accumarray", "invalidVals", text));
    }
    let fill = args.get(4).and_then(Value::as_f64).unwrap_or(0.0);
    let function = args.get(3).filter(|f| !f.is_empty());
    let Some(function) = function else {
        let class = if vals.class().is_numeric() { vals.class() } else { types::Class::Double };
        let thin = args.get(5).is_some_and(|s| s.as_f64() == Some(1.0));
        if fill == 0.0 && !thin && class == types::Class::Double && !vals.is_complex() {
            let (v, mut out) = (doubles(vals), crate::array::zeros::<f64>(n)?);
            if columns == 1 && v.len() == count {
                s.iter().zip(v.iter()).for_each(|(&at, v)| out[at as usize - 1] += v);
                return Ok(one(f64::wrap(Array::new(dims, out))));
            }
            for k in 0..count {
                out[address(k)] += if v.len() == 1 { v[0] } else { v[k] };
            }
            return Ok(one(f64::wrap(Array::new(dims, out))));
        }
        let (v, mut used) = (complexes(vals), vec![false; n]);
        let mut out = crate::array::zeros::<num_complex::Complex64>(n)?;
        for k in 0..count {
            out[address(k)] += if v.len() == 1 { v[0] } else { v[k] };
            used[address(k)] = true;
        }
        out.iter_mut().zip(&used).filter(|(_, used)| !**used).for_each(|(x, _)| x.re = fill);
        let sums = cast(&crate::convert::narrow(dims, out), class)?;
        return Ok(one(if thin { crate::convert::to_sparse(&sums)? } else { sums }));
    };
    if let Some(better) = extremum(function, vals) {
        let (v, mut used) = (doubles(vals), vec![false; n]);
        let mut out = crate::array::zeros::<f64>(n)?;
        for k in 0..count {
            let (at, x) = (address(k), if v.len() == 1 { v[0] } else { v[k] });
            if !used[at] || better(x, out[at]) || out[at].is_nan() {
                out[at] = x;
            }
            used[at] = true;
        }
        out.iter_mut().zip(&used).filter(|(_, used)| !**used).for_each(|(x, _)| *x = fill);
        let chosen = f64::wrap(Array::new(dims, out));
        let thin = args.get(5).is_some_and(|s| s.as_f64() == Some(1.0));
        return Ok(one(if thin { crate::convert::to_sparse(&chosen)? } else { chosen }));
    }
    let mut groups: Vec<Vec<usize>> = vec![Vec::new(); n];
    for k in 0..count {
        groups[address(k)].push(if vals.is_scalar() { 0 } else { k });
    }
    let mut results: Vec<Value> = Vec::with_capacity(n);
    for g in &groups {
        if g.is_empty() {
            results.push(Value::F64(fill));
            continue;
        }
        let part = gather(vals, Dims::matrix(g.len(), 1), g)?;
        let result = context.call1(function, vec![part])?;
        let kept =
            result.is_matrix() || matches!(result, Value::Cell(_) | Value::String(_) | Value::Struct(_));
        if result.numel() != 1 || !kept {
            let name = match function {
                Value::Function(f) => (*f.text).to_owned(),
                named => named.as_text().unwrap_or_default(),
            };
            let text = format!("The function '{name}' returned a non-scalar value.");
            return Err(errors::bad_argument("accumarray", "funRetNonScalar", text));
        }
        results.push(result);
    }
    if let Some(Value::Cell(_)) = results.iter().find(|v| matches!(v, Value::Cell(_))) {
        let cells = results
            .into_iter()
            .map(|v| match v {
                Value::Cell(c) if c.numel() == 1 => c.data()[0].clone(),
                _ => Value::empty(),
            })
            .collect();
        return Ok(one(Value::cell(Array::new(dims, cells))));
    }
    let made = groups.iter().zip(&results).find(|(g, _)| !g.is_empty()).map(|(_, v)| v.class());
    let class = made.filter(|c| matches!(c, types::Class::Logical | types::Class::Char));
    if let Some(class) = class {
        // Logical and char results stay what they are beside the 0 of places without values.
        for (_, gap) in groups.iter().zip(&mut results).filter(|(g, _)| g.is_empty()) {
            *gap = cast(gap, class)?;
        }
    }
    let joined = super::reshape_value(crate::concat::concat(0, results)?, dims)?;
    let thin = args.get(5).is_some_and(|s| s.as_f64() == Some(1.0));
    Ok(one(if thin { crate::convert::to_sparse(&joined)? } else { joined }))
}

fn nonzeros(_: &mut Context, args: Args, _: usize) -> Result1 {
    let x = crate::index::full_value(&args[0])?;
    let places: Vec<usize> = if x.is_complex() {
        complexes(&x).iter().enumerate().filter(|(_, z)| z.re != 0.0 || z.im != 0.0).map(|p| p.0).collect()
    } else {
        doubles(&x).iter().enumerate().filter(|(_, x)| **x != 0.0).map(|p| p.0).collect()
    };
    Ok(one(gather(&x, Dims::matrix(places.len(), 1), &places)?))
}

fn elementwise(x: &Value, function: &str, f: impl Fn(f64) -> f64) -> Result1 {
    super::args::need_matrix(x, function)?;
    let mapped = f64::wrap(Array::new(x.dims(), doubles(x).iter().map(|&x| f(x)).collect()));
    let class = if x.class().is_numeric() { x.class() } else { types::Class::Double };
    Ok(one(cast(&mapped, class)?))
}

fn nextpow2(_: &mut Context, args: Args, _: usize) -> Result1 {
    super::args::need_matrix(&args[0], "nextpow2")?;
    let x = if args[0].is_complex() { ops::unary(ScalarOp::Abs, args[0].take())? } else { args[0].take() };
    elementwise(&x, "nextpow2", |x| {
        let a = x.abs();
        if a == 0.0 {
            return 0.0;
        }
        if !a.is_finite() {
            return a;
        }
        let mut e = a.log2().ceil();
        if (e - 1.0).exp2() >= a {
            e -= 1.0;
        }
        if e.exp2() < a { e + 1.0 } else { e }
    })
}

fn pow2(_: &mut Context, args: Args, _: usize) -> Result1 {
    if args.len() == 1 {
        return Ok(one(ops::binary(ScalarOp::Power, Value::F64(2.0), args[0].take())?));
    }
    let power = ops::binary(ScalarOp::Power, Value::F64(2.0), args[1].take())?;
    Ok(one(ops::binary(ScalarOp::Times, args[0].take(), power)?))
}

fn real_result(value: Value, function: &str) -> Result1 {
    if value.is_complex() {
        return Err(errors::bad_argument(
            &function.to_ascii_lowercase(),
            "complexResult",
            format!("{function} produced complex result."),
        ));
    }
    Ok(one(value))
}

fn reallog(_: &mut Context, args: Args, _: usize) -> Result1 {
    real_result(ops::unary(ScalarOp::Log, args[0].take())?, "Reallog")
}

fn realsqrt(_: &mut Context, args: Args, _: usize) -> Result1 {
    real_result(ops::unary(ScalarOp::Sqrt, args[0].take())?, "Realsqrt")
}

fn realpow(_: &mut Context, args: Args, _: usize) -> Result1 {
    let (a, b) = (args[0].take(), args[1].take());
    real_result(ops::binary(ScalarOp::Power, a, b)?, "Realpow")
}

fn sumsq(_: &mut Context, args: Args, _: usize) -> Result1 {
    super::args::need_matrix(&args[0], "sumsq")?;
    let at = super::args::along(&args[0], args.get(1), false)?;
    let shape = if at.null { (1, 0, 1) } else { at.value.dims().split(at.dim) };
    let mut data = Vec::new();
    // The sum of no floats is -0 in Rust.
    runs(&complexes(&at.value), shape, |run| data.push(run.iter().fold(0.0, |sum, z| sum + z.norm_sqr())));
    Ok(one(f64::wrap(Array::new(at.out.clone(), data))))
}

fn rows(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(args[0].dims().rows()))
}

fn columns(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(args[0].dims().cols()))
}

/// `missing`: a missing value of no class yet.
fn missing(_: &mut Context, _: Args, _: usize) -> Result1 {
    Ok(one(crate::missing::array(crate::Dims::scalar())))
}
