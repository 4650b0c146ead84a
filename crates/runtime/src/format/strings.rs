//! `num2str`, `int2str`, `mat2str`, `string` of numbers.

use super::cnum::{Spec, general};
use super::escapes;
use super::printf::sprintf;
use crate::array::Dims;
use crate::convert::{complexes, doubles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::number::Number;
use crate::text::{MString, char_matrix};
use crate::value::Value;
use crate::with_number_type;
use num_complex::Complex64;
use types::Class;

/// The number of decimal digits of the integer part, less one; 0 for zero.
fn magnitude(x: f64) -> i32 {
    if x == 0.0 || !x.is_finite() { 0 } else { x.abs().log10().floor() as i32 }
}

/// The significant digits by which `num2str` and `string` show a number of this size.
fn digits_for(largest: f64) -> usize {
    (magnitude(largest) + 5).clamp(5, 16) as usize
}

fn real_text(x: f64, digits: usize) -> String {
    Spec { precision: Some(digits), ..Spec::default() }.float(x, 'g')
}

fn integer_text(x: f64) -> String {
    if x.abs() < 1e16 { format!("{}", x as i64) } else { real_text(x, 16) }
}

/// A number alone, as `num2str` gives it.
pub(crate) fn scalar_text(x: f64) -> String {
    if x.is_finite() && x.fract() == 0.0 { integer_text(x) } else { real_text(x, digits_for(x)) }
}

/// The texts that `string(x)` makes of a matrix. All numbers of one show as many digits as the largest needs.
pub fn string_elements(value: &Value) -> Vec<MString> {
    if !value.class().is_float() || value.is_complex() || value.is_scalar() {
        return (0..value.numel()).map(|i| string_element(value, i)).collect();
    }
    let x = doubles(value);
    let largest = x.iter().filter(|x| x.is_finite()).fold(0.0f64, |m, x| m.max(x.abs()));
    let digits = if largest == 0.0 { 5 } else { (largest.log10().ceil() as i32 + 4).clamp(5, 16) as usize };
    let text =
        |&x: &f64| if x.is_nan() { MString::missing() } else { MString::from(real_text(x + 0.0, digits)) };
    x.iter().map(text).collect()
}

/// A number alone as the text `string(x)` makes of it, which is element `i`.
fn string_element(value: &Value, i: usize) -> MString {
    if value.class() == Class::Logical {
        return MString::from(if doubles(value)[i] != 0.0 { "true" } else { "false" });
    }
    if value.is_complex() {
        return MString::from(complex_text(complexes(value)[i], scalar_text));
    }
    if let Some(text) = integer_class_text(value, i) {
        return MString::from(text);
    }
    let x = doubles(value)[i];
    if x.is_nan() {
        return MString::missing();
    }
    if value.class() == Class::Single {
        // A single shows the digits it has.
        let digits = digits_for(x).min(if x.fract() == 0.0 { 16 } else { 8 });
        let text = if x.fract() == 0.0 { integer_text(x) } else { real_text(x, digits) };
        return MString::from(text);
    }
    MString::from(scalar_text(x))
}

/// The exact digits of an element of an integer class.
fn integer_class_text(value: &Value, i: usize) -> Option<String> {
    if !value.class().is_integer() {
        return None;
    }
    with_number_type!(value, T => {
        let x = *T::view(value)?.get(i)?;
        Some(match x.wrap_scalar() {
            Value::I64(i) => i.to_string(),
            Value::U64(i) => i.to_string(),
            _ => format!("{}", x.to_f64()),
        })
    }, else None)
}

fn complex_text(z: Complex64, part: impl Fn(f64) -> String) -> String {
    let im = part(z.im.abs());
    let sign = if z.im.is_sign_negative() && !z.im.is_nan() { '-' } else { '+' };
    format!("{}{sign}{im}i", part(z.re))
}

/// A complex number as an expression: without an imaginary part that is zero; no literal has an infinite one.
fn complex_expression(z: Complex64, part: impl Fn(f64) -> String) -> String {
    if z.im == 0.0 {
        return part(z.re);
    }
    if z.im.is_finite() {
        return complex_text(z, part);
    }
    let sign = if z.im < 0.0 { '-' } else { '+' };
    format!("{}{sign}1i*{}", part(z.re), part(z.im.abs()))
}

/// Removes the blanks that all rows have in front, and those at the end of all.
fn trimmed(rows: Vec<String>) -> Value {
    let front = |r: &String| r.len() - r.trim_start_matches(' ').len();
    let common = rows.iter().map(front).min().unwrap_or(0);
    let rows: Vec<&str> = rows.iter().map(|r| &r[common.min(r.len())..]).collect();
    let width = rows.iter().map(|r| r.trim_end_matches(' ').len()).max().unwrap_or(0);
    let rows: Vec<&str> = rows.iter().map(|r| &r[..width.min(r.len())]).collect();
    if rows.len() == 1 { Value::char_row(rows[0]) } else { char_matrix(&rows) }
}

/// Rows and columns of a value, columns being all of the trailing dimensions.
fn grid(dims: &Dims) -> (usize, usize) {
    (dims.rows(), dims.trailing())
}

/// `num2str(x)`.
pub fn num2str(value: &Value) -> Result<Value, Error> {
    match value {
        Value::Char1(_) | Value::Char(_) => return Ok(value.clone()),
        Value::String(_) => return Ok(value.clone()),
        v if !v.is_matrix() => {
            return Err(errors::bad_argument(
                "num2str",
                "nonNumericInput",
                "Input to num2str must be numeric.",
            ));
        }
        _ => {}
    }
    if value.is_complex() {
        return Ok(complex_matrix(value));
    }
    if value.is_scalar() {
        if let Some(text) = integer_class_text(value, 0) {
            return Ok(Value::char_row(&text));
        }
        return Ok(Value::char_row(&scalar_text(doubles(value)[0])));
    }
    if value.is_empty() {
        return Ok(Value::empty_char());
    }
    let x = doubles(value);
    let largest = x.iter().filter(|x| x.is_finite()).fold(0.0f64, |m, x| m.max(x.abs()));
    let (rows, cols) = grid(&value.dims());
    let integer = x.iter().all(|x| x.fract() == 0.0 || !x.is_finite());
    let infinite = x.iter().any(|x| !x.is_finite());
    let lines = (0..rows).map(|i| {
        let cells = (0..cols).map(|j| {
            let at = i + j * rows;
            if integer {
                let width = magnitude(largest) as usize + 3;
                let width = if infinite { width.max(5) } else { width };
                let text = integer_class_text(value, at).unwrap_or_else(|| {
                    if x[at].is_finite() { integer_text(x[at]) } else { real_text(x[at], 5) }
                });
                format!("{text:>width$}")
            } else {
                let digits = digits_for(largest);
                let width = digits + 7;
                format!("{:>width$}", real_text(x[at], digits))
            }
        });
        cells.collect::<String>()
    });
    Ok(trimmed(lines.collect()))
}

fn complex_matrix(value: &Value) -> Value {
    let z = complexes(value);
    let (rows, cols) = grid(&value.dims());
    let largest = z.iter().fold(0.0f64, |m, z| m.max(z.re.abs()).max(z.im.abs()));
    let integer = z.iter().all(|z| z.re.fract() == 0.0 && z.im.fract() == 0.0);
    if let [z] = z[..] {
        let digits = digits_for(largest);
        let part = |x: f64| if integer { integer_text(x) } else { real_text(x, digits) };
        return Value::char_row(&complex_text(z, part));
    }
    // Real parts to the right of their field, imaginary parts with sign and `i` to its left.
    let digits = if integer { magnitude(largest) as usize + 1 } else { digits_for(largest) };
    let (re_width, im_width) = if integer { (digits + 2, digits + 3) } else { (digits + 7, digits + 8) };
    let part = |x: f64| if integer { integer_text(x) } else { real_text(x, digits) };
    let cell = |z: Complex64| complex_field(z, &part, re_width, im_width);
    trimmed((0..rows).map(|i| (0..cols).map(|j| cell(z[i + j * rows])).collect::<String>()).collect())
}

/// A complex number in its columns: the real part to the right, what follows to the left.
fn complex_field(z: Complex64, part: &impl Fn(f64) -> String, re_width: usize, im_width: usize) -> String {
    let (text, re) = (complex_text(z, part), part(z.re));
    let im = text.get(re.len()..).unwrap_or("");
    format!("{re:>re_width$}{im:<im_width$}")
}

/// Texts stay what they are, whatever the format.
fn is_chars(value: &Value) -> bool {
    matches!(value, Value::Char(_) | Value::Char1(_))
}

/// `num2str(x, precision)`.
pub fn num2str_precision(value: &Value, precision: usize) -> Result<Value, Error> {
    if !value.is_matrix() || is_chars(value) {
        return num2str(value);
    }
    let precision = precision.min(1000);
    let (rows, cols) = grid(&value.dims());
    let texts: Vec<String> = if value.is_complex() {
        let part = |x: f64| real_text(x, precision);
        let field = |&z: &Complex64| complex_field(z, &part, precision + 7, precision + 8);
        complexes(value).iter().map(field).collect()
    } else {
        doubles(value).iter().map(|&x| real_text(x, precision)).collect()
    };
    let width = if texts.len() == 1 { 0 } else { precision + 7 };
    let line = |i: usize| (0..cols).map(|j| format!("{:>width$}", texts[i + j * rows])).collect::<String>();
    Ok(trimmed((0..rows).map(line).collect()))
}

/// `num2str(x, template)`: the template is applied to each row.
pub fn num2str_format(value: &Value, template: &str) -> Result<Value, Error> {
    if !value.is_matrix() || is_chars(value) {
        return num2str(value);
    }
    let template = escapes(template);
    let (rows, cols) = grid(&value.dims());
    let x = doubles(value);
    let mut lines = Vec::with_capacity(rows);
    for i in 0..rows {
        let row: Vec<f64> = (0..cols).map(|j| x[i + j * rows]).collect();
        lines.push(sprintf(&template, &[Value::row(row)])?);
    }
    Ok(trimmed(lines))
}

/// `int2str(x)`.
pub fn int2str(value: &Value) -> Result<Value, Error> {
    // Integers are whole, and more exact than doubles.
    if !value.is_matrix() || value.class().is_integer() {
        return num2str(value);
    }
    let rounded: Vec<f64> = doubles(value).iter().map(|x| x.round()).collect();
    num2str(&f64::wrap(crate::array::Array::new(value.dims(), rounded)))
}

/// `mat2str(x, digits)`, with the class's name around it where `class` is set.
pub fn mat2str(value: &Value, digits: usize, class: bool) -> Result<String, Error> {
    let dims = value.dims();
    if dims.rank() > 2 {
        return Err(errors::bad_argument("mat2str", "TwoDInput", "Input matrix must be 2-D."));
    }
    if let Value::Char1(_) | Value::Char(_) = value {
        return Ok(char_literal(value));
    }
    if let Value::String(s) = value {
        let quoted: Vec<String> = s
            .data()
            .iter()
            .map(|t| format!("\"{}\"", t.as_str().unwrap_or("").replace('"', "\"\"")))
            .collect();
        return Ok(bracketed(&dims, &quoted));
    }
    if !value.is_matrix() {
        let message = "The input to mat2str must be numeric, logical, or char.";
        return Err(errors::bad_argument("mat2str", "NumericInput", message));
    }
    let digits = digits.clamp(1, 1000);
    let number = |x: f64| -> String {
        if x.is_finite() {
            (if x < 0.0 { "-" } else { "" }).to_owned() + &general(x.abs(), digits, false)
        } else {
            real_text(x, 5)
        }
    };
    let texts: Vec<String> = match value.class() {
        Class::Logical => {
            doubles(value).iter().map(|&x| (if x != 0.0 { "true" } else { "false" }).to_owned()).collect()
        }
        _ if value.is_complex() => complexes(value).iter().map(|&z| complex_expression(z, number)).collect(),
        c if c.is_integer() => (0..value.numel()).filter_map(|i| integer_class_text(value, i)).collect(),
        _ => doubles(value).iter().map(|&x| number(x)).collect(),
    };
    let body = bracketed(&dims, &texts);
    let name = value.class_name();
    Ok(if class && !matches!(value.class(), Class::Double | Class::Logical) {
        format!("{name}({body})")
    } else {
        body
    })
}

fn bracketed(dims: &Dims, texts: &[String]) -> String {
    if let [one] = texts {
        return one.clone();
    }
    if texts.is_empty() {
        return format!("zeros({},{})", dims.rows(), dims.cols());
    }
    let rows = dims.rows();
    let lines: Vec<String> = (0..rows)
        .map(|i| texts.iter().skip(i).step_by(rows).cloned().collect::<Vec<_>>().join(" "))
        .collect();
    format!("[{}]", lines.join(";"))
}

fn char_literal(value: &Value) -> String {
    let quote = |t: &str| format!("'{}'", t.replace('\'', "''"));
    match value {
        Value::Char(a) if a.dims().rows() > 1 => {
            let rows: Vec<String> = crate::text::char_matrix_rows(a).iter().map(|r| quote(r)).collect();
            format!("[{}]", rows.join(";"))
        }
        v => quote(&v.as_text().unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(value: Value, expected: &str) {
        assert_eq!(num2str(&value).unwrap().as_text().as_deref(), Some(expected));
    }

    #[test]
    fn num2str_of_scalars_and_rows() {
        for (x, text) in [
            (3.0, "3"),
            (std::f64::consts::PI, "3.1416"),
            (-0.5, "-0.5"),
            (123.456, "123.456"),
            (1234.56789, "1234.5679"),
            (0.1 + 0.2, "0.3"),
            (1e10, "10000000000"),
            (1e-5, "1e-05"),
            (1.23456789e-3, "0.0012346"),
            (f64::NAN, "NaN"),
            (f64::NEG_INFINITY, "-Inf"),
            (99999.5, "99999.5"),
        ] {
            check(Value::F64(x), text);
        }
        check(Value::row(vec![1.0, 2.0, 3.0]), "1  2  3");
        check(Value::row(vec![10.0, -200.0]), "10 -200");
        check(Value::row(vec![1.5, 2.25]), "1.5        2.25");
        check(Value::Bool(true), "1");
        check(Value::complex(Complex64::new(1.0, -2.5)), "1-2.5i");
        check(Value::U64(u64::MAX), "18446744073709551615");
    }

    #[test]
    fn mat2str_writes_what_can_be_read_back() {
        let t = |v: Value| mat2str(&v, 15, false).unwrap();
        assert_eq!(t(Value::matrix(2, 2, vec![1.0, 3.0, 2.0, 4.5])), "[1 2;3 4.5]");
        assert_eq!(t(Value::F64(0.1)), "0.1");
        assert_eq!(t(Value::empty()), "zeros(0,0)");
        assert_eq!(t("it's".into()), "'it''s'");
        assert_eq!(t(Value::Bool(true)), "true");
        assert_eq!(t(Value::matrix(0, 3, vec![])), "zeros(0,3)");
        assert_eq!(mat2str(&Value::I8(5), 15, true).unwrap(), "int8(5)");
        assert_eq!(t(Value::row(vec![f64::NAN, f64::NEG_INFINITY])), "[NaN -Inf]");
    }
}
