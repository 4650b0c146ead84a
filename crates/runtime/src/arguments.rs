//! What `arguments` blocks do with values: conversion to the declared class and size, name-value
//! arguments. Sources: MATLAB's documentation of `arguments`, "Function Argument Validation".
//!
//! Which argument an error is about only the engines know: they word it around these errors.

use crate::array::Dims;
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::kernel::{Outputs, one};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// `x` converted to a class (`""` for any) and brought to the declared size.
pub fn checked(cx: &mut Context, x: Value, dims: &[f64], class: &str) -> Result<Value, Error> {
    let mut x = x;
    if !class.is_empty() && x.class_name() != class {
        let converted =
            if is_convertible(&x, class) { cx.call(&Value::char_row(class), vec![x], 1).ok() } else { None };
        x = converted.and_then(|v| v.into_iter().next()).ok_or_else(|| {
            let text = format!("Value must be of type {class} or be convertible to {class}.");
            Error::new("MATLAB:validation:UnableToConvert", text)
        })?;
    }
    let x = resized(x, dims);
    match size_error(&x, dims) {
        None => Ok(x),
        Some(text) => Err(Error::new("MATLAB:validation:IncompatibleSize", text)),
    }
}

/// Whether a declared class takes what has another: numbers and texts where the class has a function that makes its
/// values, of a cell or a struct `[]` alone.
pub fn is_convertible(x: &Value, class: &str) -> bool {
    match class {
        "cell" | "struct" => x.is_matrix() && x.dims().is_null(),
        "function_handle" => false,
        "string" => true,
        _ => x.is_matrix() || x.as_text().is_some(),
    }
}

/// The error of a checked argument: `lead` says which it is.
pub fn invalid(lead: &str, e: &Error) -> Error {
    Error::new(e.identifier().to_owned(), format!("{lead}. {}", e.message()))
}

/// `x` brought to the declared size where MATLAB does so: a scalar is repeated, a vector laid the
/// other way, and `[]` (so `x (1,:) double = []` is 1-by-0) has no elements along the extents that are free.
pub fn resized(x: Value, wanted: &[f64]) -> Value {
    if x.dims().is_null() && wanted.iter().any(|n| n.is_nan()) {
        let extents: Vec<usize> = wanted.iter().map(|&n| if n.is_nan() { 0 } else { n as usize }).collect();
        return index::gather(&x, Dims::new(&extents), &[]).unwrap_or(x);
    }
    let (dims, [rows, cols]) = match wanted {
        &[rows, cols] => (x.dims(), [rows, cols]),
        _ => return x,
    };
    let given = [dims.rows() as f64, dims.cols() as f64];
    let fits = |a: [f64; 2]| (rows.is_nan() || rows == a[0]) && (cols.is_nan() || cols == a[1]);
    if dims.rank() != 2 || fits(given) {
        return x;
    }
    if dims.is_scalar() && !rows.is_nan() && !cols.is_nan() {
        let dims = Dims::matrix(rows as usize, cols as usize);
        let places = vec![0; dims.numel()];
        return index::gather(&x, dims, &places).unwrap_or(x);
    }
    if dims.is_vector() && (rows == 1.0 || cols == 1.0) && fits([given[1], given[0]]) {
        let places: Vec<usize> = (0..dims.numel()).collect();
        return index::gather(&x, Dims::matrix(dims.cols(), dims.rows()), &places).unwrap_or(x);
    }
    x
}

/// What is wrong with the size of `x`; NaN in `dims` leaves an extent free.
pub fn size_error(x: &Value, wanted: &[f64]) -> Option<String> {
    if wanted.is_empty() {
        return None;
    }
    let found = x.dims();
    let fits = wanted.iter().enumerate().all(|(k, w)| w.is_nan() || *w == found.extent(k) as f64)
        && found.rank() <= wanted.len().max(2);
    if fits {
        return None;
    }
    if wanted.iter().all(|w| *w == 1.0) {
        return Some("Value must be a scalar.".to_owned());
    }
    let parts: Vec<String> =
        wanted.iter().map(|w| if w.is_nan() { ":".to_owned() } else { format!("{w}") }).collect();
    Some(format!("Value must be of size {}.", parts.join("-by-").replace(':', "M")))
}

/// How an error of an `arguments` block begins: by the place of the parameter, or what the block calls the
/// argument: its name, its position, or `output` and the name of an output.
pub fn lead(said: &str, param: Option<usize>) -> String {
    if let Some(name) = said.strip_prefix("output ") {
        return format!("Invalid output argument '{name}'");
    }
    match param.map(|k| k + 1).or_else(|| said.parse().ok()) {
        Some(position) => format!("Invalid argument at position {position}"),
        None => format!("Invalid name-value argument '{said}'"),
    }
}

/// `n = mc_positional(args, names, most)`
pub fn positional(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let [given, names, most] = args else { return Err(errors::not_enough_inputs()) };
    let names = names.as_texts().unwrap_or_default();
    let most = most.as_f64().unwrap_or(0.0) as usize;
    let Some(given) = given.as_cell() else { return Ok(one(0.0)) };
    let count = given.numel();
    let begins_pairs = |(k, v): (usize, &Value)| {
        let named = v.as_text().is_some_and(|t| names.iter().any(|n| n.eq_ignore_ascii_case(&t)));
        named && (count - k).is_multiple_of(2)
    };
    let first = given.data().iter().enumerate().position(begins_pairs).unwrap_or(count);
    Ok(one(first.min(most) as f64))
}

/// `[s, rest] = mc_name_value(args, names)`
pub fn name_value(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let [given, names] = args else { return Err(errors::not_enough_inputs()) };
    let names = names.as_texts().unwrap_or_default();
    let given: Vec<Value> = given.as_cell().map(|c| c.data().to_vec()).unwrap_or_default();
    let mut found = StructArray::scalar();
    let mut items = given.into_iter();
    while let Some(key) = items.next() {
        let Some(key) = key.as_text() else {
            let text = "Invalid argument list. Check for wrong number of positional arguments or placement of \
                        positional arguments after name-value pairs. Also check for name-value pairs with \
                        invalid names or not specified in pairs.";
            return Err(Error::new("MATLAB:TooManyInputs", text));
        };
        let mut candidates = names.iter().filter(|n| n.eq_ignore_ascii_case(&key));
        let exact = candidates.next();
        let mut partial =
            names.iter().filter(|n| n.to_ascii_lowercase().starts_with(&key.to_ascii_lowercase()));
        let name = match (exact, partial.next(), partial.next()) {
            (Some(name), ..) | (None, Some(name), None) => name,
            _ => {
                let text = format!("Invalid argument name '{key}'.");
                return Err(Error::new("MATLAB:unrecognizedNameValuePair", text));
            }
        };
        let Some(value) = items.next() else {
            let text = format!("Invalid argument list. Name-value argument '{name}' has no value.");
            return Err(Error::new("MATLAB:nameValueMissing", text));
        };
        found.set_scalar(Name::new(name), value);
    }
    let mut out = Outputs::new();
    out.push(Value::Struct(Rc::new(found)));
    out.push(Value::cell_row(Vec::new()));
    Ok(out)
}
