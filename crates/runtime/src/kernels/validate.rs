//! `validateattributes`: a value against classes and attributes.
//!
//! Source: MATLAB documentation, "validateattributes". Identifiers are `MATLAB:what`, or
//! `MATLAB:function:what` where the name of a function is given.

use crate::context::Context;
use crate::convert;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, none};
use crate::value::Value;

crate::kernels! {
    sparse "validateattributes" => validateattributes,
}

const NUMERIC: [&str; 10] =
    ["double", "single", "uint8", "uint16", "uint32", "uint64", "int8", "int16", "int32", "int64"];

/// Who is to be told what is wrong.
struct Subject {
    function: String,
    /// `input`, `input number 2`, `x`, `input number 2, x,`
    name: String,
}

impl Subject {
    fn error(&self, what: &str, message: &str) -> Error {
        let id = match self.function.as_str() {
            "" => format!("MATLAB:{what}"),
            f => format!("MATLAB:{f}:{what}"),
        };
        Error::new(id, format!("Expected {} {message}", self.name))
    }
}

/// `validateattributes(x, classes, attributes, function, name, position)`
fn validateattributes(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let [x, classes, attributes, rest @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let bad = |n: usize| errors::argument_class("validateattributes", n, "a cell array of texts", "");
    let classes = classes.as_texts().or_else(|| classes.is_empty().then(Vec::new)).ok_or_else(|| bad(2))?;
    let Value::Cell(attributes) = attributes else { return Err(bad(3)) };
    let subject = subject(rest);
    check_class(x, &classes, &subject)?;
    let list = attributes.data();
    let mut at = 0;
    while let Some(word) = list.get(at) {
        let word = word.as_text().ok_or_else(|| bad(3))?;
        at += 1;
        if takes_value(&word) {
            let value = list.get(at).ok_or_else(errors::not_enough_inputs)?;
            at += 1;
            check_with(x, &word, value, &subject)?;
        } else {
            check(x, &word, &subject)?;
        }
    }
    Ok(none())
}

fn subject(rest: &[Value]) -> Subject {
    // The position may stand in the place of the function's name.
    let text = |k: usize| rest.get(k).and_then(Value::as_text).unwrap_or_default();
    let position = rest.get(2).or(rest.first()).filter(|v| !v.is_text()).and_then(Value::as_usize);
    let function = if rest.first().is_some_and(Value::is_text) { text(0) } else { String::new() };
    let name = match (position, text(1)) {
        (Some(n), name) if !name.is_empty() => format!("input number {n}, {name},"),
        (Some(n), _) => format!("input number {n}"),
        (None, name) if !name.is_empty() => name,
        _ => "input".to_owned(),
    };
    Subject { function, name }
}

fn check_class(x: &Value, classes: &[String], subject: &Subject) -> Result<(), Error> {
    let own = x.class_name();
    let fits = |c: &String| match c.as_str() {
        "numeric" => x.class().is_numeric(),
        "float" => x.class().is_float(),
        c => c == own,
    };
    if classes.is_empty() || classes.iter().any(fits) {
        return Ok(());
    }
    let mut names: Vec<&str> = Vec::new();
    for c in classes {
        let these: &[&str] = match c.as_str() {
            "numeric" => &NUMERIC,
            "float" => &NUMERIC[..2],
            c => &[c],
        };
        for n in these {
            if !names.contains(n) {
                names.push(n);
            }
        }
    }
    let message = format!("to be one of these types:\n\n{}\n\nInstead its type was {own}.", names.join(", "));
    Err(subject.error("invalidType", &message))
}

fn takes_value(word: &str) -> bool {
    matches!(word, ">" | ">=" | "<" | "<=" | "size" | "numel" | "ncols" | "nrows" | "ndims")
}

/// The identifier, the text and the truth of an attribute without a value.
fn check(x: &Value, word: &str, subject: &Subject) -> Result<(), Error> {
    let d = x.dims();
    let all = |test: fn(f64) -> bool| x.doubles().iter().all(|&v| test(v));
    // Complex numbers have no order: they are neither positive nor negative.
    let ordered = |test: fn(f64) -> bool| !x.is_complex() && all(test);
    let imaginary = || convert::complex_parts(x).1;
    let finite = || all(f64::is_finite) && imaginary().iter().all(|v| v.is_finite());
    let (what, message, holds): (&str, &str, bool) = match word {
        "2d" => ("expected2D", "to be two-dimensional.", d.rank() == 2),
        "3d" => ("expected3D", "to be three-dimensional.", d.rank() <= 3),
        "column" => ("expectedColumn", "to be a column vector.", d.is_column()),
        "row" => ("expectedRow", "to be a row vector.", d.is_row()),
        "scalar" => ("expectedScalar", "to be a scalar.", x.is_scalar()),
        "scalartext" => ("expectedScalartext", "to be a scalar text.", x.is_text()),
        "vector" => ("expectedVector", "to be a vector.", d.is_vector() && !d.is_empty()),
        "square" => ("expectedSquare", "to be a square matrix.", d.rank() == 2 && d.rows() == d.cols()),
        "diag" => ("expectedDiag", "to be a diagonal matrix.", d.rank() == 2 && is_diagonal(x)),
        "nonempty" => ("expectedNonempty", "to be nonempty.", !d.is_empty()),
        "nonsparse" => ("expectedNonsparse", "to be nonsparse.", !x.is_sparse()),
        "binary" => ("expectedBinary", "to be binary.", all(|v| v == 0.0 || v == 1.0)),
        "even" => ("expectedEven", "to be even.", all(|v| v % 2.0 == 0.0)),
        "odd" => ("expectedOdd", "to be odd.", all(|v| (v % 2.0).abs() == 1.0)),
        "integer" => (
            "expectedInteger",
            "to be integer-valued.",
            !x.is_complex() && all(|v| v.is_finite() && v.fract() == 0.0),
        ),
        "real" => ("expectedReal", "to be real.", x.is_matrix() && !x.is_complex()),
        "finite" => ("expectedFinite", "to be finite.", finite()),
        "nonnan" => (
            "expectedNonNaN",
            "to be non-NaN.",
            all(|v| !v.is_nan()) && imaginary().iter().all(|v| !v.is_nan()),
        ),
        "nonnegative" => ("expectedNonnegative", "to be nonnegative.", ordered(|v| v >= 0.0)),
        "nonzero" => {
            ("expectedNonZero", "to be nonzero.", convert::complexes(x).iter().all(|z| z.norm_sqr() != 0.0))
        }
        "positive" => ("expectedPositive", "to be positive.", ordered(|v| v > 0.0)),
        "decreasing" => ("expectedDecreasing", "to be strictly decreasing.", monotone(x, |a, b| a > b)),
        "increasing" => ("expectedIncreasing", "to be strictly increasing.", monotone(x, |a, b| a < b)),
        "nondecreasing" => {
            ("expectedNondecreasing", "to be nondecreasing valued.", monotone(x, |a, b| a <= b))
        }
        "nonincreasing" => {
            ("expectedNonincreasing", "to be nonincreasing valued.", monotone(x, |a, b| a >= b))
        }
        other => {
            let message = format!("Unknown attribute '{other}'.");
            return Err(errors::bad_argument("validateattributes", "UnknownAttribute", message));
        }
    };
    if holds { Ok(()) } else { Err(subject.error(what, message)) }
}

fn is_diagonal(x: &Value) -> bool {
    let rows = x.dims().rows().max(1);
    convert::complexes(x).iter().enumerate().all(|(k, z)| k % rows == k / rows || z.norm_sqr() == 0.0)
}

fn monotone(x: &Value, ordered: fn(f64, f64) -> bool) -> bool {
    let rows = x.dims().first_nonsingleton();
    let n = x.dims().extent(rows).max(1);
    x.doubles()
        .chunks(n)
        .all(|run| run.iter().all(|v| !v.is_nan()) && run.windows(2).all(|w| ordered(w[0], w[1])))
}

fn check_with(x: &Value, word: &str, value: &Value, subject: &Subject) -> Result<(), Error> {
    let d = x.dims();
    if word == "size" {
        let wanted = value.doubles();
        let fits = wanted.len() == d.rank()
            && wanted.iter().zip(d.iter()).all(|(w, &n)| w.is_nan() || *w == n as f64);
        if fits {
            return Ok(());
        }
        let show = |w: &f64| if w.is_nan() { "M".to_owned() } else { format!("{w}") };
        let wanted: Vec<String> = wanted.iter().map(show).collect();
        let message = format!("to be of size {} when it is actually size {}.", wanted.join("x"), d.join("x"));
        return Err(subject.error("incorrectSize", &message));
    }
    let limit = value.as_f64().ok_or_else(|| {
        errors::bad_argument(
            "validateattributes",
            "badAttributeValue",
            format!("The value of '{word}' must be a scalar."),
        )
    })?;
    let count = |what: &str, noun: &str, n: usize| {
        if n as f64 == limit {
            return Ok(());
        }
        Err(subject.error(what, &format!("to be an array with number of {noun} equal to {limit}.")))
    };
    let values = |what: &str, test: fn(f64, f64) -> bool| {
        if !x.is_complex() && x.doubles().iter().all(|&v| test(v, limit)) {
            return Ok(());
        }
        let kind =
            if x.is_scalar() { "to be a scalar with value" } else { "to be an array with all of the values" };
        Err(subject.error(what, &format!("{kind} {word} {limit}.")))
    };
    match word {
        "numel" => count("incorrectNumel", "elements", x.numel()),
        "ncols" => count("incorrectNumcols", "columns", d.cols()),
        "nrows" => count("incorrectNumrows", "rows", d.rows()),
        "ndims" => count("incorrectNumdims", "dimensions", d.rank()),
        ">" => values("notGreater", |v, l| v > l),
        ">=" => values("notGreaterEqual", |v, l| v >= l),
        "<" => values("notLess", |v, l| v < l),
        _ => values("notLessEqual", |v, l| v <= l),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use types::Class;

    fn check(x: Value, classes: &[&str], attributes: Vec<Value>, rest: &[Value], expected: &str) {
        let classes = Value::cell_row(classes.iter().map(|c| Value::from(*c)).collect());
        let mut args = vec![x, classes, Value::cell_row(attributes)];
        args.extend_from_slice(rest);
        let found = match validateattributes(&mut Context::for_tests(), &mut args, 0) {
            Ok(_) => String::new(),
            Err(e) => format!("{} {}", e.identifier(), e.message()),
        };
        assert_eq!(found, expected);
    }

    #[test]
    fn classes_and_attributes() {
        assert!(NUMERIC.iter().all(|n| Class::from_name(n).is_some_and(|c| c.is_numeric())));
        check(Value::F64(1.0), &["numeric"], vec!["positive".into(), "<=".into(), 3.0.into()], &[], "");
        check(
            Value::F64(-1.0),
            &["numeric"],
            vec!["positive".into()],
            &["fn".into(), "x".into(), 2.0.into()],
            "MATLAB:fn:expectedPositive Expected input number 2, x, to be positive.",
        );
        check(
            Value::from("a"),
            &["float"],
            vec![],
            &[],
            "MATLAB:invalidType Expected input to be one of these types:\n\ndouble, single\n\nInstead its type was char.",
        );
        check(
            Value::row(vec![1.0, 2.0]),
            &[],
            vec!["size".into(), Value::row(vec![2.0, f64::NAN])],
            &[],
            "MATLAB:incorrectSize Expected input to be of size 2xM when it is actually size 1x2.",
        );
    }
}
