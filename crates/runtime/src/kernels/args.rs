//! What many kernels do with their arguments: sizes, dimensions, options given by name.

use crate::array::Dims;
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::value::Value;
use types::Class;

/// Extents from size arguments: `()`, `(n)`, `(m, n, ...)`, `([m n ...])`.
pub fn dims_of(args: &[Value]) -> Result<Dims, Error> {
    let extents = match args {
        [] => return Ok(Dims::scalar()),
        [one] if one.is_scalar() => {
            let n = extent(one)?;
            vec![n, n]
        }
        // `zeros([])` is 0-by-0.
        [v] if v.is_matrix() && v.is_empty() => vec![0, 0],
        [v] => {
            if !v.is_matrix() || !v.dims().is_row() {
                return Err(Error::new(
                    "MATLAB:sizeVectorMustBeRow",
                    "Size vector must be a row vector with real elements.",
                ));
            }
            v.doubles().iter().map(|&x| extent_of(x)).collect::<Result<Vec<_>, _>>()?
        }
        many => many.iter().map(extent).collect::<Result<Vec<_>, _>>()?,
    };
    Ok(Dims::new(&extents))
}

/// [`dims_of`] in the program's language: in Octave's, of a size among others that is no scalar the first
/// element counts, and an empty one is 0.
pub fn sizes_of(context: &Context, args: &[Value]) -> Result<Dims, Error> {
    if !context.octave || args.len() < 2 || args.iter().all(Value::is_scalar) {
        return dims_of(args);
    }
    let first = |v: &Value| match v.is_matrix() && !v.is_complex() && !v.is_scalar() {
        true => Value::F64(v.doubles().first().copied().unwrap_or(0.0)),
        false => v.clone(),
    };
    dims_of(&args.iter().map(first).collect::<Vec<_>>())
}

fn extent(v: &Value) -> Result<usize, Error> {
    match v.as_f64() {
        Some(x) => extent_of(x),
        None if v.is_matrix() && !v.is_complex() => {
            Err(Error::new("MATLAB:NonScalarInput", "Size inputs must be scalar."))
        }
        None => Err(errors::bad_size()),
    }
}

fn extent_of(x: f64) -> Result<usize, Error> {
    if x.is_nan() || (x.is_finite() && x.fract() != 0.0) {
        return Err(errors::bad_size());
    }
    Ok(if x <= 0.0 { 0 } else { x as usize })
}

/// The highest number of a dimension: extents of arrays are kept one by one.
const HIGHEST_DIMENSION: usize = 1 << 16;

/// A dimension argument, from 0.
pub fn dimension(v: &Value) -> Result<usize, Error> {
    match v.as_usize() {
        Some(d) if (1..=HIGHEST_DIMENSION).contains(&d) && v.is_matrix() && v.class() != Class::Char => {
            Ok(d - 1)
        }
        _ => Err(errors::bad_dimension()),
    }
}

/// Removes the text options at the end of the arguments (`'omitnan'`, `'descend'`, ...), lower case.
pub fn take_options(args: &[Value]) -> (&[Value], Vec<String>) {
    let n = args.iter().rposition(|a| !a.is_text() || a.is_empty()).map_or(0, |i| i + 1);
    let options = args[n..].iter().filter_map(Value::as_text).map(|t| t.to_ascii_lowercase()).collect();
    (&args[..n], options)
}

/// An error for the first option that a function does not know.
pub fn only_options(options: &[String], known: &[&str], function: &str) -> Result<(), Error> {
    match options.iter().find(|o| !known.contains(&o.as_str())) {
        Some(bad) => Err(errors::bad_argument(function, "unknownOption", format!("Invalid option '{bad}'."))),
        None => Ok(()),
    }
}

/// An error where options are left that a function does not know.
pub fn no_more_options(left: &[Value], function: &str) -> Result<(), Error> {
    let Some(first) = left.first() else { return Ok(()) };
    let name = first.as_text().unwrap_or_else(|| first.class_name().to_owned());
    Err(errors::bad_argument(function, "unknownOption", format!("Invalid option '{name}'.")))
}

/// A class name or `'like', prototype` at the end of the arguments of `zeros` and its kin.
pub fn take_class(args: &[Value]) -> Result<(&[Value], Option<Value>, Option<Class>), Error> {
    match args {
        [rest @ .., name, like] if name.as_text().as_deref() == Some("like") => {
            Ok((rest, Some(like.clone()), Some(like.class())))
        }
        [rest @ .., name] if name.is_text() => {
            let text = name.as_text().unwrap_or_default();
            match Class::from_name(&text).filter(|c| c.is_numeric() || *c == Class::Logical) {
                Some(class) => Ok((rest, None, Some(class))),
                None => Err(Error::new(
                    "MATLAB:invalidClassName",
                    format!("Invalid data type. Data type must be a numeric type name: '{text}'."),
                )),
            }
        }
        _ => Ok((args, None, None)),
    }
}

/// Where a reduction works.
pub struct Along {
    /// The value, possibly rearranged so that one dimension is reduced.
    pub value: Value,
    /// The dimension, from 0.
    pub dim: usize,
    /// The extents of the result.
    pub out: Dims,
    /// The dimension was not named and the value is `[]`: reductions give their empty value.
    pub null: bool,
}

/// Reads the dimension argument of a reduction: none, a number, a vector of dimensions, `'all'`.
pub fn along(value: &Value, dim: Option<&Value>, all: bool) -> Result<Along, Error> {
    let dims = value.dims();
    if all {
        let n = dims.numel();
        let column = super::reshape_value(value.clone(), Dims::matrix(n, 1))?;
        return Ok(Along { value: column, dim: 0, out: Dims::scalar(), null: false });
    }
    let Some(dim) = dim else {
        let d = dims.first_nonsingleton();
        let null = dims.is_null();
        let out = if null { Dims::scalar() } else { dims.with(d, 1) };
        return Ok(Along { value: value.clone(), dim: d, out, null });
    };
    if dim.numel() > 1 && dim.is_matrix() && dim.class() != Class::Char {
        return along_several(value, dim);
    }
    let d = dimension(dim).map_err(|_| errors::bad_dimensions())?;
    Ok(Along { value: value.clone(), dim: d, out: dims.with(d, 1), null: false })
}

/// Brings the named dimensions together in front.
fn along_several(value: &Value, dim: &Value) -> Result<Along, Error> {
    let dims = value.dims();
    let mut named = Vec::new();
    for &x in dim.doubles().iter() {
        let d = dimension(&Value::F64(x)).map_err(|_| errors::bad_dimensions())?;
        if named.contains(&d) {
            return Err(errors::bad_dimensions());
        }
        named.push(d);
    }
    let rank = dims.rank().max(named.iter().max().map_or(0, |m| m + 1));
    let order: Vec<usize> = named.iter().copied().chain((0..rank).filter(|d| !named.contains(d))).collect();
    let turned = super::permute_value(value, &order)?;
    let merged: usize = named.iter().map(|&d| dims.extent(d)).product();
    let rest: usize = (0..rank).filter(|d| !named.contains(d)).map(|d| dims.extent(d)).product();
    let value = super::reshape_value(turned, Dims::matrix(merged, rest))?;
    let out = named.iter().fold(dims, |d, &k| d.with(k, 1));
    Ok(Along { value, dim: 0, out, null: false })
}

/// The argument's text, or an error that names the function.
pub fn text(v: &Value, function: &str) -> Result<String, Error> {
    v.as_text()
        .ok_or_else(|| errors::bad_argument(function, "InvalidInput", "Argument must be a text scalar."))
}

/// Says that `function` does not exist for an argument that is no matrix of numbers.
pub fn need_matrix(v: &Value, function: &str) -> Result<(), Error> {
    if v.is_matrix() { Ok(()) } else { Err(errors::undefined_for(function, v.class_name())) }
}

/// The same for an argument that must have two dimensions, besides.
pub fn need_flat(v: &Value, function: &str) -> Result<(), Error> {
    if v.dims().rank() > 2 {
        return Err(errors::bad_argument(function, "inputMustBe2D", "Input must be 2-D."));
    }
    Ok(())
}
