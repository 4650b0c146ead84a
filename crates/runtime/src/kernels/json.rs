//! `jsonencode` and `jsondecode`: MATLAB values as JSON text and back.
//!
//! Reading is recursive down to [`DEPTH`] levels and fails beyond. Arrays of numbers become columns
//! and matrices, arrays of alike objects struct arrays, all else cells, as MATLAB does it.
//! Source: RFC 8259; MATLAB documentation of the two functions.

use super::encode::{Replacement, valid_name};
use crate::array::{Array, Dims};
use crate::containers::Key;
use crate::context::Context;
use crate::convert::doubles;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::format::cnum::general;
use crate::kernel::{Outputs, one};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use smallvec::SmallVec;
use std::fmt::Write;

crate::kernels! {
    "jsonencode" => jsonencode,
    "jsondecode" => jsondecode,
}

type R<T> = Result<T, Error>;

/// The deepest nesting that is read or written.
const DEPTH: usize = 500;

// ---- Writing ---------------------------------------------------------------------------------

struct Writer<'c> {
    cx: &'c mut Context,
    out: String,
    pretty: bool,
    nulls: bool,
}

fn jsonencode(cx: &mut Context, args: &mut [Value], _: usize) -> R<Outputs> {
    let mut w = Writer { cx, out: String::new(), pretty: false, nulls: true };
    for pair in args[1..].chunks(2) {
        let [name, value] = pair else {
            return Err(errors::bad_argument(
                "jsonencode",
                "argumentCount",
                "Options come in pairs of name and value.",
            ));
        };
        match name.as_text().unwrap_or_default().to_ascii_lowercase().as_str() {
            "prettyprint" => w.pretty = value.is_true()?,
            "convertinfandnan" => w.nulls = value.is_true()?,
            other => {
                let text = format!("Unknown option '{other}'.");
                return Err(errors::bad_argument("jsonencode", "unknownOption", text));
            }
        }
    }
    w.value(&args[0], 0)?;
    Ok(one(w.out.as_str()))
}

impl Writer<'_> {
    fn value(&mut self, v: &Value, depth: usize) -> R<()> {
        if depth > DEPTH {
            return Err(errors::unsupported("JSON nested so deeply"));
        }
        match v {
            Value::Cell(c) => self.list(c.numel(), depth, |w, i| w.value(&c.data()[i], depth + 1)),
            Value::Struct(s) if s.numel() == 1 => self.object(s, 0, depth),
            Value::Struct(s) => self.list(s.numel(), depth, |w, i| w.object(s, i, depth + 1)),
            Value::String(s) if s.numel() == 1 => {
                self.string(s.data()[0].as_str());
                Ok(())
            }
            Value::String(s) => self.list(s.numel(), depth, |w, i| {
                w.string(s.data()[i].as_str());
                Ok(())
            }),
            v if v.class() == types::Class::Char => self.chars(v, depth),
            v if v.is_matrix() && !v.is_complex() => self.numbers(&crate::index::full_value(v)?, depth),
            Value::Map(m) => {
                let key = |k: &Key| match k {
                    Key::Text(t) => t.to_string(),
                    Key::Number(x) => shortest(*x, false),
                };
                let data = m.data.borrow();
                let entries: Vec<(String, Value)> =
                    data.sorted().into_iter().map(|(k, v)| (key(k), v.clone())).collect();
                drop(data);
                self.entries(entries.len(), depth, |w, i| {
                    w.string(Some(&entries[i].0));
                    w.colon();
                    w.value(&entries[i].1, depth + 1)
                })
            }
            Value::Dictionary(d) => {
                let keys: Vec<Value> = d.entries.values().map(|(k, _)| k.clone()).collect();
                let values: Vec<Value> = d.entries.values().map(|(_, v)| v.clone()).collect();
                let mut names = Vec::new();
                for key in &keys {
                    names.push(match key.as_f64() {
                        Some(x) if key.is_matrix() => shortest(x, key.class() == types::Class::Single),
                        _ => super::print::text_of(self.cx, key)?.as_text().unwrap_or_default(),
                    });
                }
                self.entries(names.len(), depth, |w, i| {
                    w.string(Some(&names[i]));
                    w.colon();
                    match &values[i] {
                        Value::Cell(c) if c.numel() == 1 => w.value(&c.data()[0], depth + 1),
                        v => w.value(v, depth + 1),
                    }
                })
            }
            // Classes of the library: as their texts, and tables row by row.
            Value::Object(o)
                if matches!(
                    o.class.as_str(),
                    "datetime" | "duration" | "calendarDuration" | "categorical"
                ) =>
            {
                let text = super::print::text_of(self.cx, v)?;
                self.value(&text, depth)
            }
            Value::Object(o) if o.class.as_str() == "table" => {
                let rows = match self.cx.call_method("table2struct", std::slice::from_ref(v), 1) {
                    Some(rows) => rows?.into_iter().next().unwrap_or_default(),
                    None => Value::empty(),
                };
                match rows.numel() {
                    1 => self.list(1, depth, |w, _| w.value(&rows, depth + 1)),
                    _ => self.value(&rows, depth),
                }
            }
            v if crate::missing::is_missing(v) => {
                let null = |w: &mut Self| w.out.push_str("null");
                if v.numel() == 1 {
                    null(self);
                    return Ok(());
                }
                self.list(v.numel(), depth, |w, _| {
                    null(w);
                    Ok(())
                })
            }
            other => {
                let text = format!(
                    "Unable to encode objects of class {} as JSON-formatted text.",
                    other.class_name()
                );
                Err(Error::new("MATLAB:jsonencode:UnsupportedType", text))
            }
        }
    }

    fn line(&mut self, depth: usize) {
        if self.pretty {
            self.out.push('\n');
            self.out.push_str(&"  ".repeat(depth));
        }
    }

    fn colon(&mut self) {
        self.out.push_str(if self.pretty { ": " } else { ":" });
    }

    fn list(&mut self, n: usize, depth: usize, each: impl FnMut(&mut Self, usize) -> R<()>) -> R<()> {
        self.bracketed(('[', ']'), n, depth, each)
    }

    fn entries(&mut self, n: usize, depth: usize, each: impl FnMut(&mut Self, usize) -> R<()>) -> R<()> {
        self.bracketed(('{', '}'), n, depth, each)
    }

    fn bracketed(
        &mut self,
        (open, close): (char, char),
        n: usize,
        depth: usize,
        mut each: impl FnMut(&mut Self, usize) -> R<()>,
    ) -> R<()> {
        self.out.push(open);
        for i in 0..n {
            if i > 0 {
                self.out.push(',');
            }
            self.line(depth + 1);
            each(self, i)?;
        }
        if n > 0 {
            self.line(depth);
        }
        self.out.push(close);
        Ok(())
    }

    fn object(&mut self, s: &StructArray, element: usize, depth: usize) -> R<()> {
        let values = s.element(element);
        self.entries(s.names().len(), depth, |w, k| {
            w.string(Some(s.names()[k].as_str()));
            w.colon();
            w.value(&values[k], depth + 1)
        })
    }

    fn string(&mut self, text: Option<&str>) {
        let Some(text) = text else { return self.out.push_str("null") };
        self.out.push('"');
        let mut rest = text;
        // What needs no escape is taken as it stands.
        while let Some(at) = rest.find(|c: char| c < ' ' || matches!(c, '"' | '\\' | '/')) {
            self.out.push_str(&rest[..at]);
            let c = rest[at..].chars().next().unwrap_or(' ');
            rest = &rest[at + c.len_utf8()..];
            match c {
                '"' | '\\' | '/' => {
                    self.out.push('\\');
                    self.out.push(c);
                }
                '\u{8}' => self.out.push_str("\\b"),
                '\u{c}' => self.out.push_str("\\f"),
                '\n' => self.out.push_str("\\n"),
                '\r' => self.out.push_str("\\r"),
                '\t' => self.out.push_str("\\t"),
                c => self.push(format_args!("\\u{:04X}", c as u32)),
            }
        }
        self.out.push_str(rest);
        self.out.push('"');
    }

    fn chars(&mut self, v: &Value, depth: usize) -> R<()> {
        match v {
            Value::Char(a) if a.dims().rows() > 1 => {
                let rows = crate::text::char_matrix_rows(a);
                self.list(rows.len(), depth, |w, i| {
                    w.string(Some(&rows[i]));
                    Ok(())
                })
            }
            v => {
                self.string(Some(&v.as_text().unwrap_or_default()));
                Ok(())
            }
        }
    }

    fn numbers(&mut self, v: &Value, depth: usize) -> R<()> {
        let dims = v.dims();
        // Element by element from here on: what is no array of doubles becomes one once.
        let wide = matches!(v, Value::F64(_) | Value::Bool(_) | Value::Double(_))
            || matches!(v.class(), types::Class::Int64 | types::Class::UInt64);
        let kind = match v.class() {
            types::Class::Logical => Kind::Truth,
            types::Class::Single => Kind::Single,
            _ => Kind::Double,
        };
        let made =
            if wide { None } else { Some(f64::wrap(Array::new(dims.clone(), doubles(v).into_owned()))) };
        self.elements(made.as_ref().unwrap_or(v), kind, &dims, depth)
    }

    fn elements(&mut self, v: &Value, kind: Kind, dims: &Dims, depth: usize) -> R<()> {
        if dims.is_scalar() {
            self.number(v, kind, 0);
            return Ok(());
        }
        if dims.is_vector() || dims.is_empty() {
            return self.list(v.numel(), depth, |w, i| {
                w.number(v, kind, i);
                Ok(())
            });
        }
        self.pages((v, kind, dims), 0, 0, 1, depth)
    }

    /// The elements with a fixed place in the first `k` dimensions, row by row.
    fn pages(
        &mut self,
        all: (&Value, Kind, &Dims),
        k: usize,
        at: usize,
        stride: usize,
        depth: usize,
    ) -> R<()> {
        let (v, kind, dims) = all;
        if k == dims.rank() {
            self.number(v, kind, at);
            return Ok(());
        }
        let n = dims.extent(k);
        self.list(n, depth, |w, i| w.pages(all, k + 1, at + i * stride, stride * n, depth + 1))
    }

    fn number(&mut self, v: &Value, kind: Kind, i: usize) {
        let x = match v {
            Value::I64(x) => return self.push(format_args!("{x}")),
            Value::U64(x) => return self.push(format_args!("{x}")),
            Value::Int64(a) => return self.push(format_args!("{}", a.data()[i])),
            Value::UInt64(a) => return self.push(format_args!("{}", a.data()[i])),
            Value::Double(a) => a.data().get(i).copied().unwrap_or(f64::NAN),
            _ => v.as_f64().unwrap_or(f64::NAN),
        };
        match x {
            _ if kind == Kind::Truth => self.out.push_str(if x != 0.0 { "true" } else { "false" }),
            x if x.is_finite() && kind == Kind::Double => push_double(&mut self.out, x),
            x if x.is_finite() => self.out.push_str(&shortest(x, true)),
            _ if self.nulls => self.out.push_str("null"),
            x if x.is_nan() => self.out.push_str("NaN"),
            x if x > 0.0 => self.out.push_str("Infinity"),
            _ => self.out.push_str("-Infinity"),
        }
    }

    fn push(&mut self, what: std::fmt::Arguments<'_>) {
        // Writing to a text cannot fail.
        let _ = self.out.write_fmt(what);
    }
}

/// How elements are written.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Truth,
    Single,
    Double,
}

/// The number with 15 digits where they say it exactly, else with 17; single with 7 or 9.
fn shortest(x: f64, single: bool) -> String {
    if single {
        let digits = |p: usize| format!("{}{}", if x < 0.0 { "-" } else { "" }, general(x.abs(), p, false));
        let short = digits(7);
        return if short.parse::<f32>() == Ok(x as f32) { short } else { digits(9) };
    }
    let mut out = String::new();
    push_double(&mut out, x);
    out
}

/// [`shortest`] of a double, behind a text. Its digits are found once: where 15 digits say it, they are those
/// of its shortest form, which differs from 17 digits by little.
fn push_double(out: &mut String, x: f64) {
    if x == 0.0 {
        return out.push('0');
    }
    let a = x.abs();
    if x < 0.0 {
        out.push('-');
    }
    if a < 1e15 && a.trunc() == a {
        let _ = write!(out, "{}", a as u64);
        return;
    }
    let mut buffer = Digits::default();
    let _ = write!(buffer, "{a:.16e}");
    let beyond = buffer.text.get(16..18).map_or(50, |d| (d[0] - b'0') * 10 + (d[1] - b'0'));
    // Half of a double's last place is at most 12 of the last of 17 digits.
    if !(13..=87).contains(&beyond) || a < f64::MIN_POSITIVE {
        let short = general(a, 15, false);
        if short.parse::<f64>() == Ok(a) {
            return out.push_str(&short);
        }
    }
    out.push_str(&general_of(buffer.as_str()));
}

/// `%.17g` of the digits of `%.16e`.
fn general_of(digits: &str) -> String {
    let (mantissa, exponent) = digits.split_once('e').unwrap_or((digits, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let figures: String = mantissa.chars().filter(|c| *c != '.').collect();
    let figures = figures.trim_end_matches('0');
    let (head, tail) = figures.split_at(1.min(figures.len()));
    let point = if tail.is_empty() { "" } else { "." };
    match exponent {
        -4..0 => format!("0.{}{figures}", "0".repeat((-exponent - 1) as usize)),
        0..17 if figures.len() as i32 > exponent + 1 => {
            let (whole, part) = figures.split_at(exponent as usize + 1);
            format!("{whole}.{part}")
        }
        0..17 => format!("{figures:0<width$}", width = exponent as usize + 1),
        _ => {
            let sign = if exponent < 0 { '-' } else { '+' };
            format!("{head}{point}{tail}e{sign}{:02}", exponent.abs())
        }
    }
}

/// Room for the digits of a double.
#[derive(Default)]
struct Digits {
    text: SmallVec<[u8; 32]>,
}

impl Digits {
    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.text).unwrap_or("0")
    }
}

impl std::fmt::Write for Digits {
    fn write_str(&mut self, s: &str) -> std::fmt::Result {
        self.text.extend_from_slice(s.as_bytes());
        Ok(())
    }
}

// ---- Reading ---------------------------------------------------------------------------------

/// What stands in a JSON text.
enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

struct Reader<'a> {
    text: &'a [char],
    at: usize,
}

/// Whether a text that is a number is one in JSON: no zeros before other digits, digits on both sides of a point.
fn is_json_number(text: &str) -> bool {
    let text = text.strip_prefix('-').unwrap_or(text);
    let digits = |s: &str| s.bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(text);
    let rest = &text[whole..];
    let fraction = rest.strip_prefix('.').is_none_or(|r| digits(r) > 0);
    (whole == 1 || whole > 1 && !text.starts_with('0')) && fraction
}

fn jsondecode(_: &mut Context, args: &mut [Value], _: usize) -> R<Outputs> {
    let Some(text) = args[0].as_text() else {
        return Err(Error::new(
            "MATLAB:json:MustBeText",
            "JSON text must be a character vector or a string scalar.",
        ));
    };
    let chars: Vec<char> = text.chars().collect();
    let mut r = Reader { text: &chars, at: 0 };
    let json = r.value(0)?;
    r.blanks();
    if r.at < chars.len() {
        return Err(r.error("expected end of text"));
    }
    Ok(one(decoded(json)?))
}

impl Reader<'_> {
    fn error(&self, what: &str) -> Error {
        let before = &self.text[..self.at.min(self.text.len())];
        let line = before.iter().filter(|c| **c == '\n').count() + 1;
        let column = before.iter().rev().take_while(|c| **c != '\n').count() + 1;
        let text =
            format!("JSON syntax error at line {line}, column {column} (character {}): {what}.", self.at + 1);
        Error::new("MATLAB:json:SyntaxError", text)
    }

    fn blanks(&mut self) {
        while self.text.get(self.at).is_some_and(|c| matches!(c, ' ' | '\t' | '\n' | '\r')) {
            self.at += 1;
        }
    }

    fn accept(&mut self, word: &str) -> bool {
        let n = word.chars().count();
        let here = self.text.get(self.at..self.at + n);
        let found = here.is_some_and(|h| h.iter().copied().eq(word.chars()));
        if found {
            self.at += n;
        }
        found
    }

    fn value(&mut self, depth: usize) -> R<Json> {
        if depth > DEPTH {
            return Err(self.error("nested too deeply"));
        }
        self.blanks();
        for (word, json) in [
            ("null", Json::Null),
            ("true", Json::Bool(true)),
            ("false", Json::Bool(false)),
            ("NaN", Json::Number(f64::NAN)),
            ("Infinity", Json::Number(f64::INFINITY)),
            ("-Infinity", Json::Number(f64::NEG_INFINITY)),
        ] {
            if self.accept(word) {
                return Ok(json);
            }
        }
        match self.text.get(self.at) {
            Some('"') => Ok(Json::Text(self.string()?)),
            Some('[') => self.list(depth),
            Some('{') => self.object(depth),
            Some(c) if *c == '-' || c.is_ascii_digit() => self.number(),
            Some(_) => Err(self.error("invalid token")),
            None => Err(self.error("unexpected end of text")),
        }
    }

    fn number(&mut self) -> R<Json> {
        let start = self.at;
        while self.text.get(self.at).is_some_and(|c| c.is_ascii_digit() || "+-.eE".contains(*c)) {
            self.at += 1;
        }
        let text: String = self.text[start..self.at].iter().collect();
        match text.parse() {
            Ok(x) if is_json_number(&text) => Ok(Json::Number(x)),
            _ => Err(self.error("invalid number")),
        }
    }

    fn string(&mut self) -> R<String> {
        self.at += 1;
        let mut units: Vec<u16> = Vec::new();
        loop {
            let Some(&c) = self.text.get(self.at) else { return Err(self.error("unterminated text")) };
            self.at += 1;
            match c {
                '"' => return Ok(String::from_utf16_lossy(&units)),
                '\\' => units.push(self.escape()?),
                c => units.extend(c.encode_utf16(&mut [0; 2]).iter()),
            }
        }
    }

    fn escape(&mut self) -> R<u16> {
        let c = self.text.get(self.at).copied().unwrap_or(' ');
        self.at += 1;
        Ok(match c {
            'b' => 8,
            'f' => 12,
            'n' => 10,
            'r' => 13,
            't' => 9,
            '"' | '\\' | '/' => c as u16,
            'u' => {
                let digits: String = self.text.iter().skip(self.at).take(4).collect();
                self.at += 4;
                u16::from_str_radix(&digits, 16).map_err(|_| self.error("invalid escape"))?
            }
            _ => return Err(self.error("invalid escape")),
        })
    }

    fn list(&mut self, depth: usize) -> R<Json> {
        self.at += 1;
        let mut items = Vec::new();
        self.blanks();
        if self.accept("]") {
            return Ok(Json::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            self.blanks();
            if self.accept("]") {
                return Ok(Json::List(items));
            }
            if !self.accept(",") {
                return Err(self.error("expected , or ]"));
            }
        }
    }

    fn object(&mut self, depth: usize) -> R<Json> {
        self.at += 1;
        let mut entries = Vec::new();
        self.blanks();
        if self.accept("}") {
            return Ok(Json::Object(entries));
        }
        loop {
            self.blanks();
            if self.text.get(self.at) != Some(&'"') {
                return Err(self.error("expected a name"));
            }
            let name = self.string()?;
            self.blanks();
            if !self.accept(":") {
                return Err(self.error("expected :"));
            }
            entries.push((name, self.value(depth + 1)?));
            self.blanks();
            if self.accept("}") {
                return Ok(Json::Object(entries));
            }
            if !self.accept(",") {
                return Err(self.error("expected , or }"));
            }
        }
    }
}

/// The MATLAB value of what was read.
fn decoded(json: Json) -> R<Value> {
    Ok(match json {
        Json::Null => Value::empty(),
        Json::Bool(b) => Value::Bool(b),
        Json::Number(x) => Value::F64(x),
        Json::Text(t) => Value::char_row(&t),
        Json::Object(entries) => {
            let mut s = StructArray::scalar();
            for (name, value) in field_names(&entries).into_iter().zip(entries) {
                s.set_scalar(Name::new(&name), decoded(value.1)?);
            }
            Value::Struct(s.into())
        }
        Json::List(items) => list_value(items)?,
    })
}

/// Valid and different names for the fields of an object.
fn field_names(entries: &[(String, Json)]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (name, _) in entries {
        let plain = valid_name(name, "x", Replacement::Underscore);
        let mut unique = plain.clone();
        let mut k = 0;
        while names.contains(&unique) {
            k += 1;
            unique = format!("{plain}_{k}");
        }
        names.push(unique);
    }
    names
}

fn list_value(items: Vec<Json>) -> R<Value> {
    let numeric = |j: &Json| matches!(j, Json::Number(_) | Json::Null);
    if items.is_empty() {
        return Ok(Value::empty());
    }
    if items.iter().all(numeric) && items.iter().any(|j| matches!(j, Json::Number(_))) {
        let of = |j: &Json| if let Json::Number(x) = j { *x } else { f64::NAN };
        return Ok(Value::column(items.iter().map(of).collect()));
    }
    if items.iter().all(|j| matches!(j, Json::Bool(_))) {
        let truths: Vec<bool> = items.iter().map(|j| matches!(j, Json::Bool(true))).collect();
        return Ok(bool::wrap(Array::column(truths)));
    }
    let lists = items.iter().all(|j| matches!(j, Json::List(_)));
    let objects = items.iter().all(|j| matches!(j, Json::Object(_)));
    let values = items.into_iter().map(decoded).collect::<R<Vec<_>>>()?;
    if lists && let Some(stacked) = stacked(&values) {
        return Ok(stacked);
    }
    if objects && let Some(array) = alike(&values) {
        return Ok(array);
    }
    Ok(Value::cell(Array::column(values)))
}

/// Arrays of numbers, truths or structs with the same fields, all of one size, as the rows of a greater one.
fn stacked(values: &[Value]) -> Option<Value> {
    let first = values.first()?;
    let (class, dims) = (first.class(), first.dims());
    if class == types::Class::Struct {
        return stacked_structs(values, &dims);
    }
    let plain = |v: &Value| v.class() == class && v.is_matrix() && !v.is_empty() && v.dims() == dims;
    if class == types::Class::Char || !values.iter().all(plain) {
        return None;
    }
    let parts: Vec<_> = values.iter().map(|v| doubles(v)).collect();
    let data = (0..dims.numel()).flat_map(|k| parts.iter().map(move |p| p[k])).collect();
    Some(crate::convert::from_doubles(class, row_of_each(values.len(), &dims), data))
}

/// The extents of `n` arrays of one size as rows; a column is a list of one dimension.
fn row_of_each(n: usize, dims: &Dims) -> Dims {
    let inner = if dims.is_column() { &dims[..1] } else { dims };
    let extents: Vec<usize> = std::iter::once(n).chain(inner.iter().copied()).collect();
    Dims::new(&extents)
}

fn stacked_structs(values: &[Value], dims: &Dims) -> Option<Value> {
    let structs: Option<Vec<&StructArray>> =
        values.iter().map(|v| if let Value::Struct(s) = v { Some(&**s) } else { None }).collect();
    let structs = structs?;
    let names = structs.first()?.names().to_vec();
    if !structs.iter().all(|s| s.names() == names.as_slice() && s.dims() == dims) {
        return None;
    }
    let rows = |k| structs.iter().flat_map(move |s| s.element(k).iter().cloned());
    let data = (0..dims.numel()).flat_map(rows).collect();
    Some(Value::Struct(StructArray::from_parts(row_of_each(values.len(), dims), names, data).into()))
}

/// Structs with the same fields as a column.
fn alike(values: &[Value]) -> Option<Value> {
    let structs: Option<Vec<&StructArray>> =
        values.iter().map(|v| if let Value::Struct(s) = v { Some(&**s) } else { None }).collect();
    let structs = structs?;
    let names = structs.first()?.names().to_vec();
    if !structs.iter().all(|s| s.names() == names.as_slice()) {
        return None;
    }
    let data = structs.iter().flat_map(|s| s.element(0).iter().cloned()).collect();
    Some(Value::Struct(StructArray::from_parts(Dims::matrix(structs.len(), 1), names, data).into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What `shortest` says, by its words.
    fn plain(x: f64) -> String {
        let digits = |p: usize| format!("{}{}", if x < 0.0 { "-" } else { "" }, general(x.abs(), p, false));
        let short = digits(15);
        if short.parse::<f64>() == Ok(x) { short } else { digits(17) }
    }

    #[test]
    fn numbers_have_15_digits_or_17() {
        for x in [
            0.0,
            -0.0,
            1.0,
            -3.0,
            0.1,
            1.0 / 3.0,
            1e15,
            123456789012345678.0,
            1e17,
            1e-5,
            2e-4,
            5e-324,
            1e308,
        ] {
            assert_eq!(shortest(x, false), plain(x), "{x:e}");
        }
    }

    proptest! {
        #[test]
        fn numbers_are_written_as_they_were(bits in any::<u64>(), whole in any::<i32>(), scale in -30..30i32) {
            let decimal = f64::from(whole) * 10f64.powi(scale);
            for x in [f64::from_bits(bits), decimal, f64::from_bits(bits % (1 << 55))] {
                if x.is_finite() {
                    prop_assert_eq!(shortest(x, false), plain(x));
                }
            }
        }
    }
}
