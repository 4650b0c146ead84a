//! Questions about values: emptiness, shape, class, equality.

use crate::array::{Array, Dims};
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::kernels;
use crate::ops;
use crate::value::Value;
use types::Class;

macro_rules! predicates {
    ($($name:literal $function:ident = |$v:ident| $body:expr;)*) => {
        $(fn $function(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
            let $v = &args[0];
            Ok(one(Value::Bool($body)))
        })*
        kernels! {
            $(sparse $name => $function,)*
            sparse "isequal" => isequal,
            sparse "isequaln" => isequaln,
            "ismissing" => ismissing,
            "ishandle" => ishandle,
        }
    };
}

predicates! {
    "isempty" isempty = |v| v.is_empty();
    "isscalar" isscalar = |v| v.dims().is_scalar();
    "isvector" isvector = |v| v.dims().is_vector();
    "isrow" isrow = |v| v.dims().is_row();
    "iscolumn" iscolumn = |v| v.dims().is_column();
    "ismatrix" ismatrix = |v| v.dims().rank() == 2;
    "issquare" issquare = |v| v.dims().rank() == 2 && v.dims().rows() == v.dims().cols();
    "isnumeric" isnumeric = |v| v.class().is_numeric();
    "isfloat" isfloat = |v| v.class().is_float();
    "isinteger" isinteger = |v| v.class().is_integer();
    "islogical" islogical = |v| v.class() == Class::Logical;
    "ischar" ischar = |v| v.class() == Class::Char;
    "isstring" isstring = |v| v.class() == Class::String;
    "iscell" iscell = |v| v.class() == Class::Cell;
    "isstruct" isstruct = |v| v.class() == Class::Struct;
    "isreal" isreal = |v| v.is_matrix() && !v.is_complex();
    "issparse" issparse = |v| v.is_sparse();
    "isenum" isenum = |_v| false; // members are the engine's: it answers for them
    "isobject" isobject = |v| matches!(v, Value::Object(_) | Value::Handle(_) | Value::Map(_) | Value::Dictionary(_));
    "is_function_handle" is_function_handle = |v| matches!(v, Value::Function(_));
    "isstringscalar" isstringscalar = |v| v.class() == Class::String && v.is_scalar();
    "isStringScalar" is_string_scalar = |v| v.class() == Class::String && v.is_scalar();
}

/// Numbers may be handles of graphics objects, of which there are none.
fn ishandle(_: &mut Context, args: Args, _: usize) -> Result1 {
    match &args[0] {
        v @ (Value::Handle(_) | Value::Map(_)) => Ok(one(Value::Bool(!v.is_empty()))),
        v => Ok(one(bool::wrap(Array::new(v.dims().clone(), vec![false; v.numel()])))),
    }
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

fn isequal(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(args.windows(2).all(|p| ops::is_equal(&p[0], &p[1]))))
}

fn isequaln(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(args.windows(2).all(|p| ops::is_equaln(&p[0], &p[1]))))
}

/// `ismissing(x, indicators)`: with indicators only these count.
fn among_indicators(x: &Value, indicators: &Value) -> Result1 {
    let texts = indicators.as_texts().unwrap_or_default();
    let numbers: Vec<f64> = match indicators {
        Value::Cell(c) => c.data().iter().filter_map(Value::as_f64).collect(),
        v if v.is_matrix() && !v.is_text() => v.doubles().into_owned(),
        _ => Vec::new(),
    };
    let data: Vec<bool> = match x {
        Value::String(s) => s
            .data()
            .iter()
            .map(|t| {
                if t.is_missing() {
                    indicators_missing(indicators)
                } else {
                    t.as_str().is_some_and(|t| texts.iter().any(|x| x == t))
                }
            })
            .collect(),
        Value::Cell(c) => c.data().iter().map(|v| v.as_text().is_some_and(|t| texts.contains(&t))).collect(),
        v if v.is_matrix() => {
            v.doubles().iter().map(|x| numbers.iter().any(|n| n == x || n.is_nan() && x.is_nan())).collect()
        }
        v => return Err(errors::undefined_for("ismissing", v.class_name())),
    };
    Ok(one(bool::wrap(Array::new(x.dims(), data))))
}

fn indicators_missing(indicators: &Value) -> bool {
    matches!(indicators, Value::String(s) if s.data().iter().any(|t| t.is_missing()))
}

fn ismissing(_: &mut Context, args: Args, _: usize) -> Result1 {
    let x = &args[0];
    if let Some(indicators) = args.get(1) {
        return among_indicators(x, indicators);
    }
    Ok(one(missing_elements(x)?))
}

/// Which elements are missing.
pub(super) fn missing_elements(x: &Value) -> Result<Value, Error> {
    let data: Vec<bool> = match x {
        Value::String(s) => s.data().iter().map(|t| t.is_missing()).collect(),
        Value::Cell(c) => {
            let gone = |v: &Value| v.is_char_row() && v.is_empty() || crate::missing::is_missing(v);
            c.data().iter().map(gone).collect()
        }
        v if crate::missing::is_missing(v) => vec![true; v.numel()],
        Value::Char(_) | Value::Char1(_) => {
            crate::value::Char::view(x).unwrap_or_default().iter().map(|c| c.0 == 32).collect()
        }
        v if v.is_matrix() => v.doubles().iter().map(|x| x.is_nan()).collect(),
        v => return Err(errors::undefined_for("ismissing", v.class_name())),
    };
    let dims: Dims = x.dims();
    Ok(bool::wrap(Array::new(dims, data)))
}
