//! Matrices: columns of one width, wrapped at the line width, a scale factor in front.

use super::Format;
use super::number::{Layout, complex_layout, layout};
use crate::array::{Array, Dims, ZeroBits};
use crate::convert::{complexes, doubles};
use crate::element::Element;
use crate::number::Number;
use crate::sparse::Sparse;
use crate::value::Value;
use crate::with_number_type;
use num_complex::Complex64;
use types::Class;

/// The lines of a matrix of numbers (rank 2, not empty), as under `x =`.
pub fn matrix_body(format: &Format, value: &Value) -> String {
    let dims = value.dims();
    let (rows, cols) = (dims.rows(), dims.cols());
    let (cells, width, scale) = cell_texts(format, value);
    let mut out = String::new();
    if let Some(line) = scale {
        out.push_str(&line);
        out.push_str(format.gap());
    }
    out.push_str(&columns(format, &cells, rows, cols, width));
    out
}

/// The texts of all elements, the width of each, and the scale factor's line.
fn cell_texts(format: &Format, value: &Value) -> (Vec<String>, usize, Option<String>) {
    let class = value.class();
    let scalar = value.is_scalar();
    if value.is_complex() && class.is_integer() {
        let texts = complex_integer_texts(&complexes(value));
        let width = texts.first().map_or(0, String::len) + 3;
        return (texts.into_iter().map(|t| format!("{t:>width$}")).collect(), width, None);
    }
    if value.is_complex() {
        let z = complexes(value);
        let l = complex_layout(format, class, &z, scalar);
        let texts: Vec<String> = z.iter().map(|&z| l.complex_text(z)).collect();
        let width = texts.iter().map(|t| t.chars().count()).max().unwrap_or(0);
        let texts = texts.into_iter().map(|t| format!("{t:>width$}")).collect();
        return (texts, width, l.scale_line());
    }
    if class.is_float() {
        let x = doubles(value);
        let l = layout(format, class, &x, scalar);
        let mut width = l.width();
        let texts: Vec<String> = x.iter().map(|&x| l.text(x, scalar)).collect();
        let longest = texts.iter().map(String::len).max().unwrap_or(0);
        if longest > width
            || (matches!(l, Layout::Fixed { .. })
                && longest == width
                && texts.iter().all(|t| !t.starts_with(' '))
                && cols_of(value) > 1)
        {
            width = longest + 2;
        }
        let texts = texts.into_iter().map(|t| format!("{t:>width$}")).collect();
        return (texts, width, l.scale_line());
    }
    if format.style == super::Style::Hex && class.is_integer() {
        let texts = bits_texts(value);
        let width = texts.first().map_or(0, String::len) + 3;
        return (texts.into_iter().map(|t| format!("{t:>width$}")).collect(), width, None);
    }
    let texts = integer_texts(value);
    let digits = texts.iter().map(|t| t.trim_start_matches('-').len()).max().unwrap_or(1);
    let width = digits + if class == Class::Logical || class == Class::Char { 3 } else { 3 };
    let texts = texts.into_iter().map(|t| format!("{t:>width$}")).collect();
    (texts, width, None)
}

fn cols_of(value: &Value) -> usize {
    value.dims().cols()
}

/// The exact digits of elements of integer classes, logical and char.
fn integer_texts(value: &Value) -> Vec<String> {
    with_number_type!(value, T => {
        T::view(value).unwrap_or_default().iter().map(|x| match x.wrap_scalar() {
            Value::I64(i) => i.to_string(),
            Value::U64(i) => i.to_string(),
            _ => format!("{}", x.to_f64()),
        }).collect()
    }, else Vec::new())
}

/// Complex numbers of an integer class, real parts below each other as imaginary ones.
pub(super) fn complex_integer_texts(z: &[Complex64]) -> Vec<String> {
    let parts =
        z.iter().map(|z| (z.re.to_string(), if z.im < 0.0 { '-' } else { '+' }, z.im.abs().to_string()));
    let parts: Vec<(String, char, String)> = parts.collect();
    let re_width = parts.iter().map(|p| p.0.len()).max().unwrap_or(0);
    let im_width = parts.iter().map(|p| p.2.len()).max().unwrap_or(0);
    parts.iter().map(|(re, sign, im)| format!("{re:>re_width$} {sign} {im:>im_width$}i")).collect()
}

/// The bits of elements of an integer class, in hexadecimal.
fn bits_texts(value: &Value) -> Vec<String> {
    let digits = match value.class() {
        Class::Int8 | Class::UInt8 => 2,
        Class::Int16 | Class::UInt16 => 4,
        Class::Int32 | Class::UInt32 => 8,
        _ => 16,
    };
    let mask = u64::MAX >> (64 - 4 * digits);
    with_number_type!(value, T => {
        T::view(value).unwrap_or_default().iter().map(|x| {
            let bits = match x.wrap_scalar() {
                Value::I64(i) => i as u64,
                Value::U64(i) => i,
                _ => x.to_f64() as i64 as u64,
            };
            format!("{:0digits$x}", bits & mask)
        }).collect()
    }, else Vec::new())
}

/// Lays texts out in columns; where they are wider than a line, in groups under
/// `Columns 1 through 8`.
pub fn columns(format: &Format, cells: &[String], rows: usize, cols: usize, width: usize) -> String {
    let per_line = (format.width / width.max(1)).max(1);
    let line = |i: usize, from: usize, to: usize| -> String {
        let mut text: String = (from..to).map(|j| cells[i + j * rows].as_str()).collect();
        text.push('\n');
        text
    };
    if cols <= per_line {
        return (0..rows).map(|i| line(i, 0, cols)).collect();
    }
    let gap = format.gap();
    let mut out = String::new();
    let mut from = 0;
    while from < cols {
        let to = (from + per_line).min(cols);
        if from > 0 {
            out.push_str(gap);
        }
        out.push_str(&column_header(from, to));
        out.push('\n');
        out.push_str(gap);
        (0..rows).for_each(|i| out.push_str(&line(i, from, to)));
        from = to;
    }
    out
}

/// `  Columns 1 through 8`.
pub fn column_header(from: usize, to: usize) -> String {
    if to - from == 1 { format!("  Column {to}") } else { format!("  Columns {} through {to}", from + 1) }
}

/// What `disp` prints of a matrix.
pub fn disp_matrix(format: &Format, value: &Value) -> String {
    matrix_body(format, value)
}

/// The non-zero elements of a sparse matrix, one to a line.
pub fn sparse_body(format: &Format, value: &Value) -> String {
    let dims = value.dims();
    let (places, values) = stored(value);
    let name = if value.class() == Class::Logical { "sparse logical" } else { "sparse double" };
    let kind = if dims.is_scalar() {
        String::new()
    } else {
        format!(" {}", super::shape_word(Class::Double, &dims).trim_start_matches("double "))
    };
    let kind = if value.class() == Class::Logical { " array".to_owned() } else { kind };
    if places.is_empty() {
        return format!("  {} {name}{kind}: all zero\n", dims.join("×"));
    }
    let (cells, _, scale) = cell_texts(format, &values);
    let noun = if places.len() == 1 { "nonzero" } else { "nonzeros" };
    let mut out = format!("  {} {name}{kind} ({} {noun})\n{}", dims.join("×"), places.len(), format.gap());
    if let Some(line) = scale {
        out.push_str(&line);
        out.push_str(format.gap());
    }
    let labels: Vec<String> = places.iter().map(|(r, c)| format!("({},{})", r + 1, c + 1)).collect();
    let width = labels.iter().map(String::len).max().unwrap_or(0);
    for (label, cell) in labels.iter().zip(&cells) {
        out.push_str(&format!("   {label:<width$}{}\n", pad_after(cell)));
    }
    out
}

/// The places (row and column from 0) of the stored elements of a sparse matrix, and their values as
/// a column.
fn stored(value: &Value) -> (Vec<(usize, usize)>, Value) {
    fn split<T: Element + ZeroBits + PartialEq>(s: &Sparse<T>) -> (Vec<(usize, usize)>, Value) {
        let (places, values): (Vec<_>, Vec<_>) = s.iter().map(|(r, c, x)| ((r, c), x)).unzip();
        let dims = Dims::matrix(values.len(), 1);
        (places, T::wrap(Array::new(dims, values)))
    }
    match value {
        Value::Sparse(s) => split(s),
        Value::SparseComplex(s) => split(s),
        Value::SparseLogical(s) => split(s),
        _ => (Vec::new(), Value::empty()),
    }
}

fn pad_after(cell: &str) -> String {
    format!("   {cell}")
}
