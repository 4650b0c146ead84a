//! Display as Octave 7 does it, for `--dialect octave`: `x = 5`, braces around cells, structs as
//! nested lists.
//!
//! Source: behaviour of Octave 7.3, observed; no code of it.

use super::{Format, Style, handle_text};
use crate::array::{Array, Dims, Form};
use crate::convert::{complexes, doubles};
use crate::element::Element;
use crate::form::form;
use crate::format::Spec;
use crate::number::Number;
use crate::range::Range;
use crate::structs::StructArray;
use crate::value::Value;
use crate::with_number_type;
use num_complex::Complex64;
use types::Class;

/// Values nested deeper than this are not shown.
const DEEPEST: usize = 100;

/// What a statement without a semicolon shows.
pub fn display(format: &Format, name: &str, value: &Value) -> String {
    if name.is_empty() { disp(format, value) } else { named(format, name, value, 0) }
}

/// What `disp` prints.
pub fn disp(format: &Format, value: &Value) -> String {
    match value {
        Value::Cell(c) if !c.dims().is_empty() => cell_body(format, c, 0),
        Value::Struct(s) if s.numel() == 1 => fields(format, s, 4),
        v if v.is_sparse() => sparse(format, v),
        v => match inline(format, v) {
            Some(text) => format!("{text}\n"),
            None => format!("{}{}", heading(v), body(format, v)),
        },
    }
}

/// What stands above matrices of a special form.
fn heading(value: &Value) -> &'static str {
    match form(value) {
        Form::Diagonal => "Diagonal Matrix\n\n",
        Form::Permutation => "Permutation Matrix\n\n",
        Form::Full => "",
    }
}

/// The elements on the diagonal of a matrix with the elements `x`.
fn on_diagonal(value: &Value, x: &[f64]) -> Vec<f64> {
    let dims = value.dims();
    x.iter().step_by(dims.rows() + 1).take(dims.rows().min(dims.cols())).copied().collect()
}

/// The stored elements of a sparse matrix under a line about it.
fn sparse(format: &Format, value: &Value) -> String {
    let dims = value.dims();
    let (rows, cols) = (dims.rows(), dims.cols());
    let z = complexes(value);
    let stored: Vec<usize> = (0..z.len()).filter(|&k| z[k] != Complex64::new(0.0, 0.0)).collect();
    let count = stored.len();
    let share = 100.0 * count as f64 / (z.len().max(1) as f64);
    let percent = match share {
        s if s > 99.9 && s < 100.0 => "99.9".to_owned(),
        s if s > 0.0 && s < 0.1 => {
            format!("{}", Spec { precision: Some(2), ..Spec::default() }.float(s, 'g'))
        }
        s => Spec { precision: Some(if s < 10.0 { 2 } else { 3 }), ..Spec::default() }.float(s, 'g'),
    };
    let head =
        format!("Compressed Column Sparse (rows = {rows}, cols = {cols}, nnz = {count} [{percent}%])\n\n");
    let kept: Vec<Complex64> = stored.iter().map(|&k| z[k]).collect();
    let shape = ComplexShape::of(format, &kept, Class::Double, false);
    let text = |x: Complex64| match value.is_complex() {
        true => shape.text(x),
        false => {
            let class = if value.class().is_float() { value.class() } else { Class::Double };
            RealShape::of(format, &[x.re], class, true).text(x.re, true).trim_start().to_owned()
        }
    };
    let lines = stored.iter().map(|&k| format!("  ({}, {}) -> {}\n", k % rows + 1, k / rows + 1, text(z[k])));
    head + &lines.collect::<String>()
}

/// What Octave calls the type of a value inside a struct too deep to show.
fn type_name(v: &Value) -> String {
    let scalar = v.dims().is_scalar();
    let form = |one: &str, many: &str| if scalar { one.to_owned() } else { many.to_owned() };
    match v {
        Value::Struct(_) => form("scalar struct", "struct"),
        Value::Cell(_) => "cell".to_owned(),
        Value::Function(_) => "function handle".to_owned(),
        v => match v.class() {
            Class::Char => "string".to_owned(),
            Class::Logical => form("bool", "bool matrix"),
            Class::Double if v.is_complex() => form("complex scalar", "complex matrix"),
            Class::Double => form("scalar", "matrix"),
            Class::Single if v.is_complex() => form("float complex scalar", "float complex matrix"),
            Class::Single => form("float scalar", "float matrix"),
            c if c.is_integer() => form(&format!("{} scalar", c.name()), &format!("{} matrix", c.name())),
            _ => v.class_name().to_owned(),
        },
    }
}

/// `name = value` on one line, or `name =` and lines under it, all indented.
fn named(format: &Format, name: &str, value: &Value, indent: usize) -> String {
    let pad = " ".repeat(indent);
    if indent > DEEPEST {
        return String::new();
    }
    match value {
        Value::List(values) => values.iter().map(|v| named(format, name, v, indent)).collect(),
        Value::Cell(c) if !c.dims().is_empty() => {
            format!("{pad}{name} =\n{}\n", indented(&cell_body(format, c, 0), indent))
        }
        Value::Struct(s) if s.numel() == 1 => {
            let inner = indent + 2;
            let deep = " ".repeat(inner);
            // Structs in structs are shown to a depth of two; a level is indented by four.
            let body = if indent >= 8 {
                let about = |(n, v): (&base::Name, &Value)| {
                    format!("{deep}  {n}: {} {}\n", v.dims().join("x"), type_name(v))
                };
                s.names().iter().zip(s.element(0)).map(about).collect()
            } else {
                fields(format, s, inner + 2)
            };
            format!("{pad}{name} =\n\n{deep}scalar structure containing the fields:\n\n{body}\n")
        }
        Value::Struct(s) => {
            let deep = " ".repeat(indent + 2);
            let names: String = s.names().iter().map(|n| format!("{deep}  {n}\n")).collect();
            format!(
                "{pad}{name} =\n\n{deep}{} struct array containing the fields:\n\n{names}\n",
                s.dims().join("x")
            )
        }
        Value::Map(m) => {
            let data = m.data.borrow();
            let lines = format!(
                "{pad}  containers.Map object with properties:\n\n{pad}    Count     : {}\n{pad}    KeyType   : {}\n\
                 {pad}    ValueType : {}\n",
                data.entries.len(),
                data.key_type,
                data.value_type
            );
            format!("{pad}{name} =\n\n{lines}\n\n")
        }
        Value::Function(f) if f.is_anonymous() => format!("{pad}{name} =\n\n{}\n\n", f.text),
        v if v.is_sparse() => match indent {
            0 => format!("{name} =\n\n{}\n", sparse(format, v)),
            _ => format!("{pad}{name} = {}", sparse(format, v)),
        },
        v => match inline(format, v) {
            Some(text) => format!("{pad}{name} = {text}\n"),
            None => format!("{pad}{name} =\n\n{}{}\n", heading(v), indented(&body(format, v), indent)),
        },
    }
}

fn indented(text: &str, indent: usize) -> String {
    let pad = " ".repeat(indent);
    text.lines().map(|l| if l.is_empty() { "\n".to_owned() } else { format!("{pad}{l}\n") }).collect()
}

fn fields(format: &Format, s: &StructArray, indent: usize) -> String {
    s.names().iter().zip(s.element(0)).map(|(n, v)| named(format, n.as_str(), v, indent)).collect()
}

/// The elements of a cell between braces.
fn cell_body(format: &Format, c: &Array<Value>, depth: usize) -> String {
    if depth > DEEPEST {
        return String::new();
    }
    let rows = c.dims().rows();
    let mut out = "{\n".to_owned();
    for (k, v) in c.data().iter().enumerate() {
        let name = format!("[{},{}]", k % rows + 1, k / rows + 1);
        match v {
            Value::Cell(inner) if !inner.dims().is_empty() => {
                out.push_str(&format!("  {name} =\n{}\n", indented(&cell_body(format, inner, depth + 1), 2)));
            }
            v => out.push_str(&named(format, &name, v, 2)),
        }
    }
    out.push_str("}\n");
    out
}

/// A value that stands on the line of its name.
fn inline(format: &Format, value: &Value) -> Option<String> {
    let dims = value.dims();
    match value {
        Value::Cell(_) => return Some(format!("{{}}({})", dims.join("x"))),
        Value::Function(f) => return Some(handle_text(&f.text)),
        v if v.class() == Class::Char => {
            return if dims.is_null() || dims.rows() == 0 {
                Some(String::new())
            } else if dims.is_row() {
                v.as_text()
            } else {
                None
            };
        }
        Value::String(s) if s.numel() == 1 => return value.as_text(),
        _ => {}
    }
    if dims.is_empty() {
        return Some(format!("[]({})", dims.join("x")));
    }
    if !value.is_matrix() || !dims.is_scalar() {
        return None;
    }
    if value.is_complex() {
        let z = complexes(value);
        return Some(ComplexShape::of(format, &z, value.class(), true).text(z[0]));
    }
    if !value.class().is_float() {
        return integer_texts(value).pop();
    }
    let x = doubles(value);
    Some(RealShape::of(format, &x, value.class(), true).text(x[0], true).trim_start().to_owned())
}

/// The lines of a matrix, each element in its column.
fn body(format: &Format, value: &Value) -> String {
    let dims = value.dims();
    if dims.rank() > 2 {
        return pages(format, value);
    }
    if value.class() == Class::Char {
        return super::cells::char_rows(value).iter().map(|r| format!("{r}\n")).collect();
    }
    if let Value::String(s) = value {
        return super::cells::disp_strings(format, s);
    }
    let (texts, width): (Vec<String>, usize) = if value.is_complex() {
        let z = complexes(value);
        let shape = ComplexShape::of(format, &z, value.class(), false);
        let apart = form(value) == Form::Diagonal;
        let text = |z: Complex64| if apart && z == Complex64::ZERO { "0".to_owned() } else { shape.text(z) };
        let texts: Vec<String> = z.iter().map(|&z| text(z)).collect();
        let width = texts.iter().map(|t| t.chars().count()).max().unwrap_or(0) + 2;
        (texts, width)
    } else if value.class().is_float() {
        let x = doubles(value);
        let shape = match value {
            Value::Range(r) => RealShape::of_range(format, r),
            v if form(v) == Form::Diagonal => RealShape::of(format, &on_diagonal(v, &x), v.class(), false),
            v => RealShape::of(format, &x, v.class(), false),
        };
        (x.iter().map(|&x| shape.text(x, false)).collect(), shape.width + 2)
    } else if value.is_matrix() {
        let texts = integer_texts(value);
        let negative = usize::from(texts.iter().any(|t| t.starts_with('-')));
        let digits = texts.iter().map(|t| t.trim_start_matches('-').len()).max().unwrap_or(1);
        (texts, digits + negative + 2)
    } else {
        return super::cells::object_body(format, value);
    };
    columns(format, &texts, dims.rows(), dims.cols(), width)
}

fn columns(format: &Format, texts: &[String], rows: usize, cols: usize, width: usize) -> String {
    let per_line = (format.width / width.max(1)).max(1);
    let line = |i: usize, from: usize, to: usize| -> String {
        let mut text: String = (from..to).map(|j| format!("{:>width$}", texts[i + j * rows])).collect();
        text.push('\n');
        text
    };
    if cols <= per_line {
        return (0..rows).map(|i| line(i, 0, cols)).collect();
    }
    let mut out = String::new();
    for from in (0..cols).step_by(per_line) {
        let to = (from + per_line).min(cols);
        let head = match to - from {
            1 => format!(" Column {to}:"),
            2 => format!(" Columns {} and {to}:", from + 1),
            _ => format!(" Columns {} through {to}:", from + 1),
        };
        if from > 0 {
            out.push('\n');
        }
        out.push_str(&format!("{head}\n\n"));
        (0..rows).for_each(|i| out.push_str(&line(i, from, to)));
    }
    out
}

fn pages(format: &Format, value: &Value) -> String {
    let dims = value.dims();
    let page = dims.rows() * dims.cols();
    let mut out = String::new();
    for k in 0..dims.numel() / page.max(1) {
        let mut rest = k;
        let mut subs = Vec::new();
        for &n in &dims[2..] {
            subs.push((rest % n + 1).to_string());
            rest /= n;
        }
        let places: Vec<usize> = (k * page..(k + 1) * page).collect();
        let Ok(part) = crate::index::gather(value, Dims::matrix(dims.rows(), dims.cols()), &places) else {
            continue;
        };
        let lines = inline(format, &part)
            .map_or_else(|| format!(" =\n\n{}", body(format, &part)), |t| format!(" = {t}\n"));
        if k > 0 {
            out.push('\n');
        }
        out.push_str(&format!("ans(:,:,{}){lines}", subs.join(",")));
    }
    out
}

/// The exact digits of elements of integer classes and truth values.
fn integer_texts(value: &Value) -> Vec<String> {
    with_number_type!(value, T => {
        T::view(value).unwrap_or_default().iter().map(|x| match x.wrap_scalar() {
            Value::I64(i) => i.to_string(),
            Value::U64(i) => i.to_string(),
            _ => format!("{}", x.to_f64()),
        }).collect()
    }, else Vec::new())
}

/// Significant digits of the format, and how many digits fixed point may take in all.
fn precision(format: &Format, class: Class) -> (i32, i32) {
    match (format.style, class) {
        (Style::Long | Style::LongE | Style::LongG, Class::Single) => (8, 8),
        (Style::Long | Style::LongE | Style::LongG, _) => (16, 16),
        _ => (5, 7),
    }
}

/// Digits before the point; negative for zeros after it.
fn digits(x: f64) -> i32 {
    if x == 0.0 { 0 } else { x.log10().floor() as i32 + 1 }
}

/// Digits before and after the point by which a number of this size shows `precision` digits.
fn places(d: i32, precision: i32) -> (i32, i32) {
    match d {
        d if d > 0 => (d, if precision > d { precision - d } else { precision }),
        d if d < 0 => (1, precision - d),
        _ => (1, precision - 1),
    }
}

/// Least and greatest modulus of finite numbers, whether all are integers, whether some is not finite.
fn survey(x: impl Iterator<Item = f64>) -> (f64, f64, bool, bool) {
    let (mut least, mut greatest, mut integer, mut special) = (f64::INFINITY, 0.0f64, true, false);
    for x in x {
        if x.is_finite() {
            least = least.min(x.abs());
            greatest = greatest.max(x.abs());
            integer &= x.fract() == 0.0;
        } else {
            special = true;
        }
    }
    (if least.is_finite() { least } else { 0.0 }, greatest, integer, special)
}

/// Whether Octave takes an element of a matrix for an integer: the nearest number of class single is one.
fn is_nearly_whole(x: &f64) -> bool {
    let near = *x as f32;
    !near.is_finite() || near.fract() == 0.0 && near != 0.0 || *x == 0.0
}

/// How the real numbers of one array are shown.
struct RealShape {
    width: usize,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Integer,
    Fixed(usize),
    Exponent(usize),
    /// `format rat`: a ratio.
    Ratio,
}

/// The characters of a column of ratios.
const RATIO: usize = 9;

/// The ratio that `format rat` shows: the last convergent of the continued fraction that has room, a star where not
/// even the first has. (Octave's rooms, found by trying.)
fn ratio(x: f64, scalar: bool) -> String {
    let room = if scalar { 10 } else { 8 } + usize::from(x < 0.0);
    let most = f64::from(i32::MAX);
    if x.is_nan() {
        return "0/0".to_owned();
    }
    if x.is_infinite() {
        return if x > 0.0 { "1/0" } else { "-1/0" }.to_owned();
    }
    if x.abs() >= most || x.round() == x {
        return format!("{}", x.round() + 0.0);
    }
    let mut shown = "*".to_owned();
    let (mut before, mut now) = ((1.0, 0.0), (x.round(), 1.0));
    let mut rest = x - x.round();
    loop {
        let flipped = 1.0 / rest;
        if flipped.abs() > most {
            return shown;
        }
        let step = flipped.round();
        rest = flipped - step;
        (before, now) = (now, (step * now.0 + before.0, step * now.1 + before.1));
        let sign = if now.1 < 0.0 { -1.0 } else { 1.0 };
        let text = format!("{}/{}", sign * now.0, sign * now.1);
        if text.len() > room || now.0.abs() > most || now.1.abs() > most {
            return shown;
        }
        shown = text;
    }
}

fn kind_of(
    format: &Format,
    class: Class,
    least: f64,
    greatest: f64,
    integer: bool,
    scalar: bool,
) -> (Kind, i32, i32) {
    if format.style == Style::Rational {
        return (Kind::Ratio, 0, 0);
    }
    let (p, most) = precision(format, class);
    let exponent = Kind::Exponent((p - 1) as usize);
    if integer {
        let d = digits(greatest).max(1);
        let room = if scalar { most } else { most - 1 };
        let fits = d <= room || (most > 7 && d < 16);
        return if fits { (Kind::Integer, d, 0) } else { (exponent, 1, p - 1) };
    }
    let (l1, r1) = places(digits(greatest), p);
    let (l2, r2) = places(digits(least), p);
    let (l, r) = (l1.max(l2), r1.max(r2));
    if matches!(format.style, Style::ShortE | Style::LongE) || l + r > most {
        return (exponent, 1, p - 1);
    }
    (Kind::Fixed(r as usize), l, r)
}

impl RealShape {
    /// A range is shown by where it begins and where it was told to end, with room for a sign where it is not of
    /// integers.
    fn of_range(format: &Format, range: &Range) -> RealShape {
        let integer = range.start().fract() == 0.0 && range.step().fract() == 0.0;
        let stop = if integer { range.stop().trunc() } else { range.stop() };
        let (least, greatest, _, special) = survey([range.start(), stop].into_iter());
        let mut shape = RealShape::sized(format, Class::Double, (least, greatest, integer, special), false);
        shape.width += usize::from(matches!(shape.kind, Kind::Fixed(_) | Kind::Exponent(_)));
        shape
    }

    fn of(format: &Format, x: &[f64], class: Class, scalar: bool) -> RealShape {
        let (least, greatest, integer, special) = survey(x.iter().copied());
        let nearly =
            !scalar && matches!(format.style, Style::Short | Style::Long) && x.iter().all(is_nearly_whole);
        RealShape::sized(format, class, (least, greatest, integer || nearly, special), scalar)
    }

    /// The shape for numbers of which [`survey`] found this.
    fn sized(format: &Format, class: Class, found: (f64, f64, bool, bool), scalar: bool) -> RealShape {
        let (least, greatest, integer, special) = found;
        let (kind, l, r) = kind_of(format, class, least, greatest, integer, scalar);
        let mut width = match kind {
            Kind::Integer => 1 + l as usize,
            Kind::Fixed(_) => (2 + l + r) as usize,
            Kind::Exponent(p) => p + 7,
            Kind::Ratio => RATIO,
        };
        if special {
            width = width.max(4);
        }
        RealShape { width, kind }
    }

    fn text(&self, x: f64, scalar: bool) -> String {
        let width = self.width;
        if matches!(self.kind, Kind::Ratio) {
            return format!("{:>width$}", ratio(x, scalar));
        }
        if !x.is_finite() {
            return format!(
                "{:>width$}",
                if x.is_nan() {
                    "NaN"
                } else if x > 0.0 {
                    "Inf"
                } else {
                    "-Inf"
                }
            );
        }
        if x == 0.0 && !scalar {
            return format!("{:>width$}", 0);
        }
        let spec = |p: usize| Spec { width, precision: Some(p), ..Spec::default() };
        match self.kind {
            Kind::Integer => format!("{:>width$}", if x == 0.0 { 0.0 } else { x.round() }),
            Kind::Fixed(p) => spec(p).float(x, 'f'),
            Kind::Exponent(p) => spec(p).float(x, 'e'),
            Kind::Ratio => ratio(x, scalar),
        }
    }
}

/// How the complex numbers of one array are shown.
struct ComplexShape {
    re_width: usize,
    im_width: usize,
    kind: Kind,
}

impl ComplexShape {
    fn of(format: &Format, z: &[Complex64], class: Class, scalar: bool) -> ComplexShape {
        let (mut least, greatest, integer, special) = survey(z.iter().flat_map(|z| [z.re, z.im]));
        if !scalar {
            // Of a matrix the least real and the least imaginary part are looked at apart, and zero has no digits.
            let (re, im) = (survey(z.iter().map(|z| z.re)).0, survey(z.iter().map(|z| z.im)).0);
            least = if digits(re) >= digits(im) { re } else { im };
        }
        let (kind, l, r) = kind_of(format, class, least, greatest, integer, scalar);
        let mut im_width = match kind {
            Kind::Integer => l as usize,
            Kind::Fixed(_) => (1 + l + r) as usize,
            Kind::Exponent(p) => p + 6,
            Kind::Ratio => return ComplexShape { re_width: RATIO, im_width: RATIO, kind },
        };
        if special {
            im_width = im_width.max(3);
        }
        ComplexShape { re_width: im_width + 1, im_width, kind }
    }

    fn text(&self, z: Complex64) -> String {
        let part = |x: f64, width: usize| RealShape { width, kind: self.kind }.text(x, false);
        let sign = if !z.im.is_nan() && z.im.is_sign_negative() { '-' } else { '+' };
        format!("{} {sign} {}i", part(z.re, self.re_width), part(z.im.abs(), self.im_width))
    }
}
