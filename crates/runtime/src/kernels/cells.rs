//! Kernels of cell arrays, and those that call a function for each element: `cell`, `num2cell`,
//! `cell2mat`, `mat2cell`, `deal`, `cellfun`, `arrayfun`, `structfun`, `bsxfun`.

use super::args::no_more_options;
use crate::array::{Array, Dims, filled};
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::exception;
use crate::index;
use crate::kernel::{Outputs, one};
use crate::packed;
use crate::structs::StructArray;
use crate::value::Value;
use crate::with_element_type;
use base::Name;
use std::rc::Rc;

crate::kernels! {
    sparse "cell" => cell,
    sparse "mc_cell" => cell_literal,
    "num2cell" => num2cell,
    "cell2mat" => cell2mat,
    "mat2cell" => mat2cell,
    sparse "deal" => deal,
    sparse "cellfun" => cellfun,
    sparse "arrayfun" => arrayfun,
    "structfun" => structfun,
    "bsxfun" => bsxfun,
}

type R = Result<Outputs, Error>;

/// Extents from size arguments: `(n)`, `(n, m, ...)`, `([n m ...])`; none means one element.
pub(super) fn size_arguments(args: &[Value], function: &str) -> Result<Dims, Error> {
    let extent = |x: f64| {
        if x.is_nan() || (x.is_finite() && x.fract() != 0.0) {
            return Err(errors::bad_size());
        }
        Ok(if x <= 0.0 { 0 } else { x.min(1e18) as usize })
    };
    let numbers = |v: &Value| -> Result<Vec<usize>, Error> {
        if !v.is_matrix() || v.is_complex() {
            return Err(errors::bad_argument(function, "InvalidInput", "Size inputs must be numeric."));
        }
        v.doubles().iter().map(|&x| extent(x)).collect()
    };
    Ok(match args {
        [] => Dims::scalar(),
        [sz] => match numbers(sz)?.as_slice() {
            [n] => Dims::matrix(*n, *n),
            [] => Dims::matrix(0, 0),
            many => Dims::new(many),
        },
        many => {
            let mut extents = Vec::with_capacity(many.len());
            for v in many {
                match numbers(v)?.as_slice() {
                    [n] => extents.push(*n),
                    _ => {
                        return Err(errors::bad_argument(
                            function,
                            "InvalidInput",
                            "Size inputs must be scalar.",
                        ));
                    }
                }
            }
            Dims::new(&extents)
        }
    })
}

fn cell(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let dims = if args.is_empty() { Dims::matrix(0, 0) } else { size_arguments(args, "cell")? };
    let n = dims.checked_numel(16)?;
    Ok(one(Value::cell(Array::new(dims, filled(Value::empty(), n)?))))
}

/// `{a, b, ...}`: cells among the elements stay elements.
fn cell_literal(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if args.is_empty() {
        return Ok(one(Value::cell(Array::empty())));
    }
    Ok(one(Value::cell_row(args.iter_mut().map(Value::take).collect())))
}

/// Element `i` (from 0) of any array, as `x(i+1)` gives it.
pub(super) fn element(value: &Value, i: usize) -> Result<Value, Error> {
    match value {
        Value::Cell(c) => Ok(Value::cell(Array::scalar(c.data().get(i).cloned().unwrap_or_default()))),
        Value::Double(a) => Ok(Value::F64(a.data().get(i).copied().unwrap_or_default())),
        Value::Function(_) => Ok(value.clone()),
        v => index::get(v, &[Value::F64(i as f64 + 1.0)]),
    }
}

fn num2cell(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let x = &args[0];
    let dims = x.dims();
    let Some(along) = args.get(1) else {
        let cells = (0..x.numel()).map(|i| element(x, i)).collect::<Result<_, _>>()?;
        return Ok(one(Value::cell(Array::new(dims, cells))));
    };
    // The dimensions named stay whole inside the cells.
    let mut whole = Vec::new();
    for &d in along.doubles().iter() {
        whole.push(
            Value::F64(d)
                .as_usize()
                .filter(|d| (1..=64).contains(d))
                .ok_or_else(|| errors::bad_dimension())?,
        );
    }
    let rank = dims.rank().max(whole.iter().copied().max().unwrap_or(0));
    let outer: Vec<usize> =
        (0..rank).map(|d| if whole.contains(&(d + 1)) { 1 } else { dims.extent(d) }).collect();
    let outer_dims = Dims::new(&outer);
    let mut cells = Vec::new();
    for k in 0..outer_dims.numel() {
        let mut rest = k;
        let subscripts: Vec<Value> = (0..rank)
            .map(|d| {
                if whole.contains(&(d + 1)) {
                    return Value::from(":");
                }
                let at = rest % outer[d].max(1);
                rest /= outer[d].max(1);
                Value::F64(at as f64 + 1.0)
            })
            .collect();
        cells.push(index::get(x, &subscripts)?);
    }
    Ok(one(Value::cell(Array::new(outer_dims, cells))))
}

/// `cell2mat`: rows put side by side, then below one another, through the concatenation kernels.
fn cell2mat(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    // Of nothing the class does not matter.
    if args[0].is_empty() {
        return Ok(one(Value::empty()));
    }
    let Value::Cell(c) = &args[0] else {
        return Err(errors::brace_index());
    };
    let c = c.clone();
    let first = c.data()[0].class();
    let unlike = c.data().iter().any(|v| v.class() != first);
    // Octave joins cells too.
    let refused = first == types::Class::Cell && !cx.octave || matches!(first, types::Class::Object(_));
    if !unlike && refused {
        let message = "Cannot support cell arrays containing cell arrays or objects.";
        return Err(errors::bad_argument("cell2mat", "UnsupportedCellContent", message));
    }
    if unlike
        || !(first.is_matrix()
            || matches!(first, types::Class::Cell | types::Class::Struct | types::Class::String))
    {
        let message = "All contents of the input cell array must be of the same data type.";
        return Err(errors::bad_argument("cell2mat", "MixedDataTypes", message));
    }
    // Dimensions are joined from the last to the first: pages, then columns, then rows.
    let mut parts: Vec<Value> = c.data().to_vec();
    let mut extents: Vec<usize> = c.dims().to_vec();
    for d in (0..extents.len()).rev() {
        let n = extents[d];
        let stride: usize = extents[..d].iter().product();
        let mut joined = Vec::with_capacity(stride);
        for s in 0..stride {
            let mut line: Vec<Value> = vec![Value::F64(d as f64 + 1.0)];
            line.extend((0..n).map(|i| parts[s + i * stride].clone()));
            joined.push(concatenate(cx, line)?);
        }
        parts = joined;
        extents[d] = 1;
    }
    Ok(parts.into_iter().next().map(one).unwrap_or_default())
}

/// `cat(dim, parts...)` through its kernel.
pub(super) fn concatenate(cx: &mut Context, mut args: Vec<Value>) -> Result<Value, Error> {
    if args.len() == 2 {
        return Ok(args.swap_remove(1));
    }
    let Some(cat) = crate::find_kernel("cat") else { return Err(errors::unsupported("cat")) };
    Ok(cat(cx, &mut args, 1)?.into_iter().next().unwrap_or_default())
}

fn mat2cell(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let x = args[0].clone();
    let dims = x.dims();
    let mut cuts: Vec<Vec<usize>> = Vec::new();
    for a in &args[1..] {
        cuts.push(a.doubles().iter().map(|&n| n as usize).collect());
    }
    for d in cuts.len()..dims.rank() {
        cuts.push(vec![dims.extent(d)]);
    }
    for (d, c) in cuts.iter().enumerate() {
        let sum: usize = c.iter().sum();
        if sum != dims.extent(d) {
            let message = format!(
                "Input arguments, D1 through D{}, must sum to each dimension of the input matrix size, [{}].",
                cuts.len(),
                dims.join(" ")
            );
            return Err(errors::bad_argument("mat2cell", "VectorSumMismatch", message));
        }
    }
    let extents: Vec<usize> = cuts.iter().map(Vec::len).collect();
    let out = Dims::new(&extents);
    let mut cells = Vec::with_capacity(out.numel());
    for k in 0..out.numel() {
        let mut rest = k;
        let subscripts: Vec<Value> = cuts
            .iter()
            .map(|c| {
                let at = rest % c.len().max(1);
                rest /= c.len().max(1);
                let start: usize = c[..at].iter().sum();
                Value::row((start..start + c[at]).map(|i| i as f64 + 1.0).collect())
            })
            .collect();
        cells.push(index::get(&x, &subscripts)?);
    }
    Ok(one(Value::cell(Array::new(out, cells))))
}

fn deal(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let wanted = nargout.max(1);
    match args {
        [x] => Ok((0..wanted).map(|_| x.clone()).collect()),
        many if many.len() == wanted => Ok(many.iter_mut().map(Value::take).collect()),
        _ => Err(errors::bad_argument(
            "deal",
            "narginNargoutMismatch",
            "The number of outputs should match the number of inputs.",
        )),
    }
}

// ---- A function for each element --------------------------------------------------------------

/// Options of `cellfun` and its like.
struct Each {
    uniform: bool,
    handler: Option<Value>,
    /// The arguments without options.
    args: Vec<Value>,
}

/// The option of `cellfun` and its like that a text names: in any case, and as short as `un`.
pub fn option_of_each(text: &str) -> Option<&'static str> {
    let begins = |name: &str| {
        name.get(..text.len()).is_some_and(|start| start.eq_ignore_ascii_case(text)) && text.len() > 1
    };
    ["UniformOutput", "ErrorHandler"].into_iter().find(|name| begins(name))
}

fn options(args: &mut [Value]) -> Each {
    let mut args: Vec<Value> = args.iter_mut().map(Value::take).collect();
    let (mut uniform, mut handler) = (true, None);
    // Options stand at the end; a text before them may be an argument of the function.
    while args.len() >= 4 {
        let name = args[args.len() - 2].as_text().unwrap_or_default();
        match option_of_each(&name) {
            Some("UniformOutput") => {
                uniform = args[args.len() - 1].is_true().unwrap_or(true);
            }
            Some(_) => handler = args.last().cloned(),
            None => break,
        }
        args.truncate(args.len() - 2);
    }
    Each { uniform, handler, args }
}

fn mismatch(function: &str, k: usize, out: usize) -> Error {
    let message = format!(
        "Non-scalar in Uniform output, at index {}, output {}.\nSet 'UniformOutput' to false.",
        k + 1,
        out + 1
    );
    errors::bad_argument(function, "NotAScalarOutput", message)
}

/// Calls `function` for elements `0..n`, whose arguments `arguments(i)` gives.
fn each(
    cx: &mut Context,
    name: &str,
    each: &Each,
    dims: Dims,
    nargout: usize,
    arguments: impl Fn(usize) -> Result<Vec<Value>, Error>,
) -> Result<Vec<Vec<Value>>, Error> {
    let f = &each.args[0];
    let wanted = nargout.max(1);
    let mut outs: Vec<Vec<Value>> = vec![Vec::new(); wanted];
    for i in 0..dims.numel() {
        let results = match cx.call(f, arguments(i)?, nargout) {
            Ok(r) => r,
            Err(e) => match &each.handler {
                None => return Err(e),
                Some(h) => {
                    let s = Value::structure([
                        ("identifier", Value::from(e.identifier())),
                        ("message", Value::from(exception::told(&e).as_str())),
                        ("index", Value::F64(i as f64 + 1.0)),
                    ]);
                    let mut again = vec![s];
                    again.extend(arguments(i)?);
                    cx.call(h, again, nargout)?
                }
            },
        };
        if results.len() < nargout {
            return Err(errors::too_many_outputs());
        }
        for (k, (out, r)) in outs.iter_mut().zip(results).enumerate() {
            if each.uniform && r.numel() != 1 {
                return Err(mismatch(name, i, k));
            }
            out.push(r);
        }
    }
    Ok(outs)
}

/// One array of scalars of one class.
fn uniform(name: &str, dims: Dims, values: Vec<Value>) -> Result<Value, Error> {
    let n = dims.numel();
    if values.len() != n {
        // The function gave no result for some element: with no output asked for there is none.
        return Err(errors::too_many_outputs());
    }
    let Some(first) = values.first() else {
        return Ok(f64::wrap(Array::new(dims, Vec::new())));
    };
    let class = first.class();
    if let Some(other) = values.iter().position(|v| v.class() != class) {
        let message = format!(
            "Mismatch at index {}, output 1: class of the result is '{}', of the first '{}'.",
            other + 1,
            values[other].class_name(),
            first.class_name()
        );
        return Err(errors::bad_argument(name, "ClassMismatch", message));
    }
    if values.iter().any(Value::is_complex) {
        let data = values.iter().map(|v| v.as_complex().unwrap_or_default()).collect();
        return Ok(crate::convert::narrow(dims, data));
    }
    let data = |v: &Value| match v {
        Value::String(s) => s.data().first().cloned(),
        _ => None,
    };
    if class == types::Class::String {
        let texts = values.iter().filter_map(data).collect();
        return Ok(Value::String(Rc::new(Array::new(dims, texts))));
    }
    if let Some(k) = values.iter().position(|v| packed::dims(v).is_some_and(|d| !d.is_scalar())) {
        return Err(mismatch(name, k, 0));
    }
    if let Some(joined) = packed::joined(&values, &dims) {
        return joined;
    }
    if matches!(class, types::Class::Struct | types::Class::Object(_)) {
        return concatenated(dims, values);
    }
    if class == types::Class::Cell {
        let inside = |v: &Value| if let Value::Cell(c) = v { c.data().first().cloned() } else { None };
        return Ok(Value::cell(Array::new(dims, values.iter().filter_map(inside).collect())));
    }
    if !class.is_matrix() {
        let message =
            format!("Outputs of class '{class}' cannot be put into an array: set 'UniformOutput' to false.");
        return Err(errors::bad_argument(name, "UnimplementedOutputArrayType", message));
    }
    Ok(with_element_type!(first, T => {
        let data = values.iter().filter_map(|v| T::view(v).and_then(|d| d.first().cloned())).collect();
        T::wrap(Array::new(dims, data))
    }, else Value::empty()))
}

/// Structs or objects as an array.
fn concatenated(dims: Dims, values: Vec<Value>) -> Result<Value, Error> {
    let mut values = values.into_iter();
    let mut all = values.next().unwrap_or_default();
    for (k, v) in values.enumerate() {
        index::set(&mut all, &[Value::from(k + 2)], v)?;
    }
    let places: Vec<usize> = (0..dims.numel()).collect();
    index::gather(&all, dims, &places)
}

/// The results by output: one array each, or cells.
fn gather(name: &str, uniform_output: bool, dims: Dims, outs: Vec<Vec<Value>>, nargout: usize) -> R {
    let mut results = Outputs::new();
    for values in outs {
        if nargout == 0 && values.is_empty() && dims.numel() > 0 {
            break;
        }
        results.push(if uniform_output {
            uniform(name, dims.clone(), values)?
        } else {
            let n = dims.numel();
            let mut values = values;
            values.resize(n, Value::empty());
            Value::cell(Array::new(dims.clone(), values))
        });
    }
    Ok(results)
}

/// All list arguments must be of one size.
fn same_size(name: &str, lists: &[Value]) -> Result<Dims, Error> {
    let dims = lists.first().map_or(Dims::scalar(), Value::dims);
    if lists.iter().any(|l| l.dims() != dims) {
        let odd = lists.iter().position(|l| l.dims() != dims).unwrap_or(0);
        let other = lists.get(odd).map_or(Dims::scalar(), Value::dims);
        let d = (0..dims.rank().max(other.rank())).find(|d| dims.extent(*d) != other.extent(*d)).unwrap_or(0);
        let message = format!(
            "All of the input arguments must be of the same size and shape.\nPrevious inputs had size {} in dimension \
             {}. Input #{} has size {}.",
            dims.extent(d),
            d + 1,
            odd + 2,
            other.extent(d)
        );
        return Err(errors::bad_argument(name, "InputSizeMismatch", message));
    }
    Ok(dims)
}

fn cellfun(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let mut e = options(args);
    if e.args.len() < 2 {
        return Err(errors::not_enough_inputs());
    }
    if let Some(result) = cellfun_by_name(&e) {
        return Ok(one(result));
    }
    if let Some(at) = e.args[1..].iter().position(|a| !matches!(a, Value::Cell(_))) {
        return Err(errors::not_a_cell("cellfun", at + 2, e.args[at + 1].class_name()));
    }
    let lists: Vec<Value> = e.args.split_off(1);
    let dims = same_size("cellfun", &lists)?;
    let outs = each(cx, "cellfun", &e, dims.clone(), nargout, |i| {
        Ok(lists.iter().filter_map(|l| l.as_cell().and_then(|c| c.data().get(i)).cloned()).collect())
    })?;
    gather("cellfun", e.uniform, dims, outs, nargout)
}

/// The names that `cellfun` alone knows, of no function.
pub const ONLY_OF_CELLFUN: &[&str] = &["isclass", "prodofsize"];

/// Functions that need no call: those with old names, given as text or handle.
fn cellfun_by_name(e: &Each) -> Option<Value> {
    let name = match &e.args[0] {
        Value::Function(f) => match &f.target {
            crate::object::Target::Named(_) => f.text.to_string(),
            crate::object::Target::Closure(_) => return None,
        },
        v => v.as_text()?,
    };
    let Value::Cell(c) = &e.args[1] else { return None };
    if !e.uniform {
        return None;
    }
    let logical = |f: &dyn Fn(&Value) -> bool| Some(bool::wrap(c.map(f)));
    let number = |f: &dyn Fn(&Value) -> f64| Some(f64::wrap(c.map(f)));
    if let ("size" | "isclass", Some(k), 3) = (name.as_str(), e.args.get(2), e.args.len()) {
        return match name.as_str() {
            "size" => k.as_usize().and_then(|d| number(&|v| v.dims().extent(d.saturating_sub(1)) as f64)),
            _ => k.as_text().and_then(|t| logical(&|v| v.class_name() == t)),
        };
    }
    // An object may have methods of these names.
    if e.args.len() != 2
        || c.data().iter().any(|v| matches!(v, Value::Object(_) | Value::Handle(_) | Value::Map(_)))
    {
        return None;
    }
    match name.as_str() {
        "isempty" => logical(&Value::is_empty),
        "isreal" => logical(&|v| v.is_matrix() && !v.is_complex()),
        "islogical" => logical(&|v| v.class() == types::Class::Logical),
        "ischar" => logical(&|v| v.class() == types::Class::Char),
        "iscell" => logical(&|v| v.class() == types::Class::Cell),
        "isnumeric" => logical(&|v| v.class().is_numeric()),
        "length" => {
            number(&|v| if v.is_empty() { 0.0 } else { v.dims().iter().copied().max().unwrap_or(0) as f64 })
        }
        "numel" | "prodofsize" => number(&|v| v.numel() as f64),
        "ndims" => number(&|v| v.dims().rank() as f64),
        _ => None,
    }
}

fn arrayfun(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let mut e = options(args);
    if e.args.len() < 2 {
        return Err(errors::not_enough_inputs());
    }
    let lists: Vec<Value> = e.args.split_off(1);
    let dims = same_size("arrayfun", &lists)?;
    let outs =
        each(cx, "arrayfun", &e, dims.clone(), nargout, |i| lists.iter().map(|l| element(l, i)).collect())?;
    gather("arrayfun", e.uniform, dims, outs, nargout)
}

fn structfun(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let e = options(args);
    let Some(Value::Struct(s)) = e.args.get(1).filter(|s| s.numel() == 1) else {
        return Err(errors::bad_argument(
            "structfun",
            "InvalidInput",
            "Inputs to STRUCTFUN must be scalar structures.",
        ));
    };
    no_more_options(&e.args[2..], "structfun")?;
    let fields = s.element(0).to_vec();
    let names: Vec<Name> = s.names().to_vec();
    let dims = Dims::matrix(fields.len(), 1);
    let outs = each(cx, "structfun", &e, dims.clone(), nargout, |i| {
        Ok(fields.get(i).cloned().into_iter().collect())
    })?;
    if e.uniform {
        return gather("structfun", true, dims, outs, nargout);
    }
    let build = |values: Vec<Value>| {
        let s = StructArray::from_parts(Dims::scalar(), names.clone(), values);
        Value::Struct(Rc::new(s))
    };
    Ok(outs.into_iter().filter(|v| v.len() == names.len()).map(build).collect())
}

/// `bsxfun`: implicit expansion does it for the functions that know it; others get columns.
fn bsxfun(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let (f, a, b) = (args[0].clone(), args[1].take(), args[2].take());
    let (da, db) = (a.dims(), b.dims());
    // One number stays one, which integers of any class take.
    if da.is_scalar() || db.is_scalar() {
        return Ok(one(cx.call1(&f, vec![a, b])?));
    }
    let rank = da.rank().max(db.rank());
    if (0..rank).any(|d| da.extent(d) != db.extent(d) && da.extent(d) != 1 && db.extent(d) != 1) {
        return Err(errors::bsxfun_sizes());
    }
    let extents: Vec<usize> = (0..rank)
        .map(|d| da.extent(d).max(db.extent(d)) * usize::from(da.extent(d) * db.extent(d) != 0))
        .collect();
    let dims = Dims::new(&extents);
    let expand = |v: Value, from: &Dims| {
        if *from == dims {
            return Ok(v);
        }
        let n = dims.checked_numel(16)?;
        if let Some(full) = crate::ops::written_out(&v, &dims)? {
            return Ok(full);
        }
        let mut places = Vec::with_capacity(n);
        for k in 0..n {
            let (mut rest, mut place, mut stride) = (k, 0, 1);
            for (d, &extent) in extents.iter().enumerate() {
                let at = rest % extent;
                rest /= extent;
                place += if from.extent(d) == 1 { 0 } else { at * stride };
                stride *= from.extent(d);
            }
            places.push(place);
        }
        index::gather(&v, dims.clone(), &places)
    };
    let (a, b) = (expand(a, &da)?, expand(b, &db)?);
    Ok(one(cx.call1(&f, vec![a, b])?))
}
