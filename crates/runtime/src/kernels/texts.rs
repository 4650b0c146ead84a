//! Text arguments of kernels: char arrays, string arrays and cells of texts seen the same way, as
//! lists of UTF-16 texts, and put back into the form they came in.
//!
//! Not here: what a function does with texts (`strings.rs`, `search.rs`, `regexp.rs`).

use crate::array::{Array, Dims};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::text::MString;
use crate::value::{Char, Value};
pub(super) use types::scalar::unit::{as_char, lower_unit, space_unit as is_space, upper_unit};

/// A text as UTF-16 units, so that positions are MATLAB's.
pub(super) type Units = Vec<u16>;

/// The form texts came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// A char row (or an empty char array).
    Char,
    /// A string array.
    String,
    /// A cell array.
    Cell,
}

/// Texts with their form and size; `None` is a missing string.
pub(super) struct Texts {
    /// What they came as.
    pub form: Form,
    /// Size of the array; of a char row 1-by-1.
    pub dims: Dims,
    /// The texts.
    pub items: Vec<Option<Units>>,
}

/// The units of a Rust text.
pub(super) fn units(text: &str) -> Units {
    text.encode_utf16().collect()
}

/// The Rust text of units.
pub(super) fn text(units: &[u16]) -> String {
    String::from_utf16_lossy(units)
}

/// A char row; 0-by-0 where it is empty.
pub(super) fn char_value(units: Units) -> Value {
    if units.is_empty() {
        return Value::empty_char();
    }
    Char::wrap(Array::row(units.into_iter().map(Char).collect()))
}

/// The units of a char row, a char array (column after column) or a string scalar.
pub(super) fn units_of(value: &Value) -> Option<Units> {
    match value {
        Value::Char1(c) => Some(vec![c.0]),
        Value::Char(a) => Some(crate::text::code_units(a.data()).to_vec()),
        Value::String(a) if a.numel() == 1 => a.data().first()?.as_str().map(units),
        _ => None,
    }
}

/// The units of one char row, where they lie.
pub(super) fn row_units(value: &Value) -> Option<&[u16]> {
    match value {
        Value::Char1(c) => Some(crate::text::code_units(std::slice::from_ref(c))),
        Value::Char(a) if a.dims().is_row() || a.numel() == 0 => Some(crate::text::code_units(a.data())),
        _ => None,
    }
}

impl Texts {
    /// The texts of a value, if it is text; the cells of a cell array must be char rows.
    pub fn of(value: &Value) -> Option<Texts> {
        match value {
            Value::Char1(_) => {
                Some(Texts { form: Form::Char, dims: Dims::scalar(), items: vec![units_of(value)] })
            }
            Value::Char(a) if a.dims().is_row() || a.numel() == 0 => {
                Some(Texts { form: Form::Char, dims: Dims::scalar(), items: vec![units_of(value)] })
            }
            Value::String(a) => {
                let items = a.data().iter().map(|s| s.as_str().map(units)).collect();
                Some(Texts { form: Form::String, dims: a.dims().clone(), items })
            }
            Value::Cell(c) => {
                let items = c.data().iter().map(|v| Some(cell_text(v)?)).collect::<Option<Vec<_>>>()?;
                Some(Texts {
                    form: Form::Cell,
                    dims: c.dims().clone(),
                    items: items.into_iter().map(Some).collect(),
                })
            }
            _ => None,
        }
    }

    /// The texts of argument `position` (from 1) of `function`.
    pub fn arg(value: &Value, _: &str, position: usize) -> Result<Texts, Error> {
        Texts::of(value).ok_or_else(|| errors::must_be_texts(position))
    }

    /// Each text mapped; the form stays, missing strings stay missing.
    pub fn map(self, mut f: impl FnMut(Units) -> Units) -> Value {
        let items = self.items.into_iter().map(|i| i.map(&mut f)).collect();
        Texts { items, ..self }.value()
    }

    /// The texts in their form.
    pub fn value(self) -> Value {
        let Texts { form, dims, items } = self;
        match form {
            Form::Char => char_value(items.into_iter().next().flatten().unwrap_or_default()),
            Form::Cell => {
                let cells = items.into_iter().map(|i| char_value(i.unwrap_or_default())).collect();
                Value::cell(Array::new(dims, cells))
            }
            Form::String => {
                let one = |i: Option<Units>| i.map_or(MString::missing(), |u| MString::from(text(&u)));
                MString::wrap(Array::new(dims, items.into_iter().map(one).collect()))
            }
        }
    }

    /// A logical for each text: a scalar for a char row.
    pub fn test(self, mut f: impl FnMut(&[u16]) -> bool) -> Value {
        let data = self.items.iter().map(|i| i.as_deref().is_some_and(&mut f)).collect();
        bool::wrap(Array::new(self.dims, data))
    }

    /// A double for each text; NaN for missing ones.
    pub fn measure(self, mut f: impl FnMut(&[u16]) -> f64) -> Value {
        let data = self.items.iter().map(|i| i.as_deref().map_or(f64::NAN, &mut f)).collect();
        f64::wrap(Array::new(self.dims, data))
    }

    /// All texts; missing ones are left out.
    pub fn present(&self) -> Vec<Units> {
        self.items.iter().flatten().cloned().collect()
    }
}

/// The text in a cell: a char row, an empty value of class char, or a string scalar.
fn cell_text(value: &Value) -> Option<Units> {
    match value {
        Value::Char(a) if a.dims().is_row() || a.numel() == 0 => units_of(value),
        Value::Char1(_) => units_of(value),
        Value::String(a) if a.numel() == 1 => units_of(value),
        _ => None,
    }
}

/// One text argument.
pub(super) fn one_text(value: &Value, function: &str, position: usize) -> Result<Units, Error> {
    if value.is_text() || matches!(value, Value::Char(a) if a.numel() == 0) {
        if let Some(u) = units_of(value) {
            return Ok(u);
        }
    }
    Err(errors::argument_class(function, position, "a character vector or string scalar", value.class_name()))
}

/// Text with the escapes of `sprintf` carried out (`\n`, `\t`, `\\`, `\x41`, `\101`).
pub(super) fn unescape(u: &[u16]) -> Units {
    let mut out = Units::with_capacity(u.len());
    let mut i = 0;
    while let Some(&c) = u.get(i) {
        i += 1;
        let next = u.get(i).copied().unwrap_or(0);
        if c != u16::from(b'\\') || i == u.len() {
            out.push(c);
            continue;
        }
        i += 1;
        match as_char(next) {
            'n' => out.push(10),
            't' => out.push(9),
            'r' => out.push(13),
            'a' => out.push(7),
            'b' => out.push(8),
            'f' => out.push(12),
            'v' => out.push(11),
            'x' => out.push(number(u, &mut i, 16, 4)),
            '0'..='7' => {
                i -= 1;
                out.push(number(u, &mut i, 8, 3));
            }
            _ => out.push(next),
        }
    }
    out
}

/// Digits of a base from place `i` on, at most `most` of them.
fn number(u: &[u16], i: &mut usize, base: u32, most: usize) -> u16 {
    let mut n = 0u32;
    for _ in 0..most {
        let Some(d) = u.get(*i).and_then(|&d| as_char(d).to_digit(base)) else { break };
        n = n * base + d;
        *i += 1;
    }
    n as u16
}

/// The value of the option `name` (in any case) among name-value arguments, taken out of them.
pub(super) fn take_option(args: &mut Vec<Value>, name: &str) -> Option<Value> {
    let at = args.iter().position(|a| a.as_text().is_some_and(|t| t.eq_ignore_ascii_case(name)))?;
    if at + 1 >= args.len() {
        return None;
    }
    args.remove(at);
    Some(args.remove(at))
}
