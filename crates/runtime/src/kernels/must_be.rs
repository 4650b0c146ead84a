//! The validators of arguments and properties: `mustBePositive` and its like. They give nothing and
//! raise an error where the value is not what it must be.
//!
//! Identifiers are `MATLAB:validators:name`.
//! Source: MATLAB documentation, "Argument Validation Functions".

use super::files::path;
use super::strings::is_name;
use crate::context::Context;
use crate::convert;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, none};
use crate::ops;
use crate::value::Value;
use types::Class;

crate::kernels! {
    "mustBePositive" => positive,
    "mustBeNonpositive" => nonpositive,
    "mustBeFinite" => finite,
    "mustBeNonNan" => non_nan,
    "mustBeNegative" => negative,
    "mustBeNonnegative" => nonnegative,
    "mustBeNonzero" => nonzero,
    "mustBeGreaterThan" => greater,
    "mustBeLessThan" => less,
    "mustBeGreaterThanOrEqual" => greater_or_equal,
    "mustBeLessThanOrEqual" => less_or_equal,
    "mustBeInRange" => in_range,
    "mustBeA" => a,
    "mustBeUnderlyingType" => a,
    "mustBeNumeric" => numeric,
    "mustBeNumericOrLogical" => numeric_or_logical,
    "mustBeFloat" => float,
    "mustBeReal" => real,
    "mustBeInteger" => integer,
    "mustBeMember" => member,
    "mustBeNonempty" => nonempty,
    "mustBeNonsparse" => nonsparse,
    "mustBeNonmissing" => nonmissing,
    "mustBeText" => texts,
    "mustBeTextScalar" => text_scalar,
    "mustBeNonzeroLengthText" => long_text,
    "mustBeScalarOrEmpty" => scalar_or_empty,
    "mustBeVector" => vector,
    "mustBeRow" => row,
    "mustBeColumn" => column,
    "mustBeMatrix" => flat,
    "mustBeSparse" => thin,
    "mustBeBetween" => between,
    "mustBeValidVariableName" => variable_name,
    "mustBeFile" => file,
    "mustBeFolder" => folder,
}

type R = Result<Outputs, Error>;

/// Nothing where `holds`, else the error of the validator `name`.
fn must(holds: bool, name: &str, message: &str) -> R {
    if holds {
        return Ok(none());
    }
    Err(Error::new(format!("MATLAB:validators:{name}"), message))
}

/// The real numbers of the value, which must be numeric or logical.
fn all_numbers(x: &Value, test: impl Fn(f64) -> bool) -> Result<bool, Error> {
    let numeric = x.class().is_numeric() || x.class() == Class::Logical;
    must(numeric, "mustBeNumericOrLogical", "Value must be numeric or logical.")?;
    Ok(x.doubles().iter().all(|&v| test(v)))
}

fn real_numbers(x: &Value, test: impl Fn(f64) -> bool) -> Result<bool, Error> {
    must(!x.is_complex(), "mustBeReal", "Value must be real.")?;
    all_numbers(x, test)
}

fn positive(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(real_numbers(&args[0], |v| v > 0.0)?, "mustBePositive", "Value must be positive.")
}

fn nonpositive(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(real_numbers(&args[0], |v| v <= 0.0)?, "mustBeNonpositive", "Value must not be positive.")
}

fn finite(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let imaginary = convert::complex_parts(&args[0]).1.iter().all(|v| v.is_finite());
    must(all_numbers(&args[0], f64::is_finite)? && imaginary, "mustBeFinite", "Value must be finite.")
}

fn non_nan(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let imaginary = convert::complex_parts(&args[0]).1.iter().all(|v| !v.is_nan());
    must(all_numbers(&args[0], |v| !v.is_nan())? && imaginary, "mustBeNonNan", "Value must not be NaN.")
}

fn negative(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(real_numbers(&args[0], |v| v < 0.0)?, "mustBeNegative", "Value must be negative.")
}

fn nonnegative(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(real_numbers(&args[0], |v| v >= 0.0)?, "mustBeNonnegative", "Value must be nonnegative.")
}

fn nonzero(_: &mut Context, args: &mut [Value], _: usize) -> R {
    all_numbers(&args[0], |_| true)?;
    let holds = convert::complexes(&args[0]).iter().all(|z| z.re != 0.0 || z.im != 0.0);
    must(holds, "mustBeNonzero", "Value must not be zero.")
}

/// Comparison of all elements with a scalar.
fn compared(args: &[Value], name: &str, words: &str, test: fn(f64, f64) -> bool) -> R {
    let limit = args[1].as_f64().ok_or_else(|| {
        Error::new(format!("MATLAB:validators:{name}"), "The second argument must be a real scalar.")
    })?;
    let holds = real_numbers(&args[0], |v| test(v, limit))?;
    must(holds, name, &format!("Value must be {words} {}.", number(limit)))
}

fn number(x: f64) -> String {
    crate::format::num2str(&Value::F64(x)).ok().and_then(|v| v.as_text()).unwrap_or_default()
}

fn greater(_: &mut Context, args: &mut [Value], _: usize) -> R {
    compared(args, "mustBeGreaterThan", "greater than", |v, l| v > l)
}

fn less(_: &mut Context, args: &mut [Value], _: usize) -> R {
    compared(args, "mustBeLessThan", "less than", |v, l| v < l)
}

fn greater_or_equal(_: &mut Context, args: &mut [Value], _: usize) -> R {
    compared(args, "mustBeGreaterThanOrEqual", "greater than or equal to", |v, l| v >= l)
}

fn less_or_equal(_: &mut Context, args: &mut [Value], _: usize) -> R {
    compared(args, "mustBeLessThanOrEqual", "less than or equal to", |v, l| v <= l)
}

/// `mustBeInRange(x, low, high, flags...)`
fn in_range(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let limit = |k: usize| args.get(k).and_then(Value::as_f64).ok_or_else(errors::not_enough_inputs);
    let (low, high) = (limit(1)?, limit(2)?);
    let flag = |name: &str| args.iter().skip(3).any(|a| a.as_text().as_deref() == Some(name));
    let open_low = flag("exclusive") || flag("exclude-lower");
    let open_high = flag("exclusive") || flag("exclude-upper");
    let holds = real_numbers(&args[0], |v| {
        (v > low || (v == low && !open_low)) && (v < high || (v == high && !open_high))
    })?;
    let words = |open: bool, which: &str| {
        if open { format!("{which} than") } else { format!("{which} than or equal to") }
    };
    let message = format!(
        "Value must be {} {}, and {} {}.",
        words(open_low, "greater"),
        number(low),
        words(open_high, "less"),
        number(high)
    );
    must(holds, "mustBeInRange", &message)
}

fn a(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let names = args[1].as_texts().ok_or_else(|| errors::argument_class("mustBeA", 2, "text", ""))?;
    let class = args[0].class();
    let fits = |n: &String| match n.as_str() {
        "numeric" => class.is_numeric(),
        "float" => class.is_float(),
        "integer" => class.is_integer(),
        n => n == class.name(),
    };
    let list: Vec<String> = names.iter().map(|n| format!("'{n}'")).collect();
    let message = match &list[..] {
        [one] => format!("Value must be of the following type: {one}."),
        _ => format!("Value must be one of the following types: {}.", list.join(", ")),
    };
    must(names.iter().any(fits), "mustBeA", &message)
}

fn numeric(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(args[0].class().is_numeric(), "mustBeNumeric", "Value must be numeric.")
}

fn numeric_or_logical(_: &mut Context, args: &mut [Value], _: usize) -> R {
    all_numbers(&args[0], |_| true).map(|_| none())
}

fn float(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(args[0].class().is_float(), "mustBeFloat", "Value must be a floating-point number.")
}

fn real(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(args[0].is_matrix() && !args[0].is_complex(), "mustBeReal", "Value must be real.")
}

fn integer(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let holds = real_numbers(&args[0], |v| v.is_finite() && v.fract() == 0.0)?;
    must(holds, "mustBeInteger", "Value must be integer.")
}

/// `mustBeMember(x, set)`
fn member(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let (x, set) = (&args[0], &args[1]);
    let texts = |v: &Value| {
        if matches!(v, Value::Cell(_) | Value::String(_)) || v.class() == Class::Char {
            v.as_texts()
        } else {
            None
        }
    };
    let holds = match (texts(x), texts(set)) {
        (Some(xs), Some(members)) => xs.iter().all(|x| members.contains(x)),
        (None, None) if x.is_matrix() && set.is_matrix() => {
            let members = convert::complexes(set);
            convert::complexes(x).iter().all(|z| members.contains(z))
        }
        _ => ops::is_equal(x, set),
    };
    let list: String = match set {
        Value::Cell(c) => {
            c.data().iter().map(|v| format!("\n    '{}'", v.as_text().unwrap_or_default())).collect()
        }
        Value::String(s) => {
            s.data().iter().map(|t| format!("\n    \"{}\"", t.as_str().unwrap_or(""))).collect()
        }
        v if v.class() == Class::Char => format!("\n    '{}'", v.as_text().unwrap_or_default()),
        v => v.doubles().iter().map(|&x| format!("\n    {}", number(x))).collect(),
    };
    must(holds, "mustBeMember", &format!("Value must be a member of this set:{list}"))
}

fn nonempty(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(!args[0].is_empty(), "mustBeNonempty", "Value must not be empty.")
}

fn nonsparse(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(!args[0].is_sparse(), "mustBeNonsparse", "Value must not be sparse.")
}

fn nonmissing(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let found = match cx.call_method("ismissing", &args[..1], 1) {
        Some(found) => found?.into_iter().next().unwrap_or_default(),
        None => super::predicates::missing_elements(&args[0])?,
    };
    let missing = found.doubles().iter().any(|&x| x != 0.0);
    must(!missing, "mustBeNonmissing", "Value must not be missing.")
}

fn texts(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let holds = match &args[0] {
        Value::String(_) => true,
        Value::Cell(c) => c.data().iter().all(Value::is_char_row),
        v => v.is_char_row(),
    };
    must(
        holds,
        "mustBeText",
        "Value must be a character vector, string array, or cell array of character vectors.",
    )
}

fn text_scalar(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(args[0].is_text(), "mustBeTextScalar", "Value must be a character vector or string scalar.")
}

fn long_text(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let holds = args[0].as_texts().is_some_and(|t| t.iter().all(|t| !t.is_empty()));
    must(holds, "mustBeNonzeroLengthText", "Value must be text with one or more characters.")
}

fn scalar_or_empty(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(args[0].numel() <= 1, "mustBeScalarOrEmpty", "Value must be scalar or empty.")
}

fn vector(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let d = args[0].dims();
    let empty = args.get(1).and_then(Value::as_text).as_deref() == Some("allow-all-empties") && d.is_empty();
    must((d.is_vector() && !d.is_null()) || empty, "mustBeVector", "Value must be a vector.")
}

fn row(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(args[0].dims().is_row(), "mustBeRow", "Value must be a row vector.")
}

fn column(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(args[0].dims().is_column(), "mustBeColumn", "Value must be a column vector.")
}

fn flat(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(args[0].dims().rank() == 2, "mustBeMatrix", "Value must be a matrix.")
}

fn thin(_: &mut Context, args: &mut [Value], _: usize) -> R {
    must(args[0].is_sparse(), "mustBeSparse", "Value must be sparse.")
}

/// `mustBeBetween(x, low, high, type)`.
fn between(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let (low, high) = (args[1].as_f64().unwrap_or(f64::NAN), args[2].as_f64().unwrap_or(f64::NAN));
    let kind = args.get(3).and_then(Value::as_text).unwrap_or_else(|| "closed".into());
    let open_left = matches!(kind.as_str(), "open" | "openleft" | "closedright");
    let open_right = matches!(kind.as_str(), "open" | "openright" | "closedleft");
    let fits = |x: f64| (x > low || (!open_left && x == low)) && (x < high || (!open_right && x == high));
    let holds = all_numbers(&args[0], fits)?;
    must(holds, "mustBeBetween", &format!("Value must be between {low} and {high}."))
}

fn variable_name(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let holds = args[0].is_text() && args[0].as_text().is_some_and(|t| is_name(&t));
    must(holds, "mustBeValidVariableName", "Value must be a valid variable name.")
}

/// Paths that are not there are named.
fn there(cx: &Context, v: &Value, name: &str, noun: &str, test: impl Fn(&std::path::Path) -> bool) -> R {
    let paths = v.as_texts().unwrap_or_default();
    let missing: Vec<String> =
        paths.iter().filter(|p| !test(&path(cx, p))).map(|p| format!("'{p}'")).collect();
    must(
        missing.is_empty() && !paths.is_empty(),
        name,
        &format!("The following {noun} do not exist: {}.", missing.join(", ")),
    )
}

fn file(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    there(cx, &args[0], "mustBeFile", "files", |p| cx.system.is_file(p))
}

fn folder(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    there(cx, &args[0], "mustBeFolder", "folders", |p| cx.system.is_dir(p))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(f: crate::Kernel, args: &[Value], expected: &str) {
        let found = match f(&mut Context::for_tests(), &mut args.to_vec(), 0) {
            Ok(_) => String::new(),
            Err(e) => format!("{} {}", e.identifier(), e.message()),
        };
        assert_eq!(found, expected);
    }

    #[test]
    fn values_are_what_they_must_be() {
        check(positive, &[Value::row(vec![1.0, 2.0])], "");
        check(positive, &[0.0.into()], "MATLAB:validators:mustBePositive Value must be positive.");
        check(
            less,
            &[3.0.into(), 2.5.into()],
            "MATLAB:validators:mustBeLessThan Value must be less than 2.5.",
        );
        check(
            integer,
            &["a".into()],
            "MATLAB:validators:mustBeNumericOrLogical Value must be numeric or logical.",
        );
        let set = Value::cell_row(vec!["on".into(), "off".into()]);
        check(member, &["on".into(), set.clone()], "");
        check(
            member,
            &["x".into(), set],
            "MATLAB:validators:mustBeMember Value must be a member of this set:\n    'on'\n    'off'",
        );
        check(in_range, &[1.0.into(), 0.0.into(), 1.0.into()], "");
        check(
            in_range,
            &[1.0.into(), 0.0.into(), 1.0.into(), "exclude-upper".into()],
            "MATLAB:validators:mustBeInRange Value must be greater than or equal to 0, and less than 1.",
        );
    }
}
