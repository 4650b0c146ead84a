//! Cells, structs, strings and objects: what is inside, in a line each.

use super::number::{complex_layout, layout};
use super::{Format, handle_text, matrix};
use crate::array::{Array, Dims};
use crate::classes::class::MEMBER;
use crate::classes::member_of;
use crate::convert::{complexes, doubles};
use crate::element::Element;
use crate::missing::is_missing;
use crate::object::Object;
use crate::structs::StructArray;
use crate::text::{MString, char_matrix_rows};
use crate::value::{Char, Value};
use base::Name;
use types::Class;

/// The rows of a char array as text; an N-D one row after row of each page.
pub fn char_rows(value: &Value) -> Vec<String> {
    match value {
        Value::Char(a) if a.dims().rank() == 2 => char_matrix_rows(a),
        v => Char::view(v).map_or_else(Vec::new, |u| vec![crate::text::to_string(&u)]),
    }
}

/// A string in its quotes, or `<missing>`. Ends of lines are arrows, since it stands beside others.
pub fn quoted(s: &MString) -> String {
    s.as_str().map_or("<missing>".to_owned(), |t| format!("\"{}\"", one_line(t)))
}

/// Text that stands beside others: an arrow for the end of a line.
fn one_line(text: &str) -> String {
    text.replace('\n', "\u{21b5}")
}

/// Text that stands alone, in its quotes: further lines begin below the first.
pub fn alone(text: &str, quote: char) -> String {
    format!("    {quote}{}{quote}", text.replace('\n', "\n     "))
}

fn width_of(text: &str) -> usize {
    text.chars().count()
}

/// The lines of a string array of rank 2.
pub fn disp_strings(format: &Format, s: &Array<MString>) -> String {
    let (rows, cols) = (s.dims().rows(), s.dims().cols());
    let texts: Vec<String> = s.data().iter().map(quoted).collect();
    let widths: Vec<usize> =
        (0..cols).map(|j| (0..rows).map(|i| width_of(&texts[i + j * rows])).max().unwrap_or(0)).collect();
    let pad = |i: usize, j: usize| {
        let text = &texts[i + j * rows];
        format!("    {text}{}", " ".repeat(widths[j] - width_of(text)))
    };
    grid(format, rows, &widths, pad)
}

/// Lines of columns of different widths, wrapped at the line width.
fn grid(format: &Format, rows: usize, widths: &[usize], pad: impl Fn(usize, usize) -> String) -> String {
    let mut groups: Vec<(usize, usize)> = Vec::new();
    let mut from = 0;
    while from < widths.len() {
        let mut to = from;
        let mut used = 0;
        while to < widths.len() && (to == from || used + widths[to] + 4 <= format.width) {
            used += widths[to] + 4;
            to += 1;
        }
        groups.push((from, to));
        from = to;
    }
    let mut out = String::new();
    for (k, &(from, to)) in groups.iter().enumerate() {
        if groups.len() > 1 {
            if k > 0 {
                out.push_str(format.gap());
            }
            out.push_str(&matrix::column_header(from, to));
            out.push('\n');
            out.push_str(format.gap());
        }
        for i in 0..rows {
            let line: String = (from..to).map(|j| pad(i, j)).collect();
            out.push_str(&line);
            out.push('\n');
        }
    }
    out
}

/// The lines of a cell array of rank 2.
pub fn disp_cell(format: &Format, c: &Array<Value>) -> String {
    let (rows, cols) = (c.dims().rows(), c.dims().cols());
    let texts: Vec<(String, bool)> = c.data().iter().map(|v| cell_entry(format, v)).collect();
    let inner: Vec<usize> =
        (0..cols).map(|j| (0..rows).map(|i| width_of(&texts[i + j * rows].0)).max().unwrap_or(0)).collect();
    let widths: Vec<usize> = inner.iter().map(|w| w + 2).collect();
    let pad = |i: usize, j: usize| {
        let (text, number) = &texts[i + j * rows];
        let blanks = " ".repeat(inner[j] - width_of(text));
        // Numbers are brought to the right inside their brackets, texts to the left.
        match (number, text.strip_prefix('[')) {
            (true, Some(rest)) => format!("    {{[{blanks}{rest}}}"),
            _ => format!("    {{{text}{blanks}}}"),
        }
    };
    grid(format, rows, &widths, pad)
}

/// What stands between the braces of a cell's element, and whether it is a bracketed scalar.
fn cell_entry(format: &Format, v: &Value) -> (String, bool) {
    match v {
        Value::Char(_) | Value::Char1(_) if v.is_char_row() && !v.is_empty() => {
            (format!("'{}'", one_line(&v.as_text().unwrap_or_default())), false)
        }
        Value::String(s) if s.numel() == 1 => (format!("[{}]", quoted(&s.data()[0])), false),
        Value::Function(f) => (handle_text(&f.text), false),
        v if is_numbers(v) => match inline_numbers(format, v) {
            Some(text) if v.is_scalar() => (format!("[{text}]"), true),
            Some(text) => (format!("[{text}]"), false),
            None => (summary(v), false),
        },
        Value::Object(o) if o.data.numel() == 1 => match member_of(v) {
            Some(member) => (format!("[{member}]"), false),
            None => (summary(v), false),
        },
        v => (summary(v), false),
    }
}

/// `2×3 double`.
fn summary(v: &Value) -> String {
    format!("{} {}", shown_dims(v).join("×"), v.class_name())
}

/// The size; of the array classes of the library that of their data.
pub(crate) fn shown_dims(v: &Value) -> Dims {
    let Value::Object(o) = v else { return v.dims() };
    let field = |name: &str| o.data.get(0, Name::new(name));
    match o.class.as_str() {
        "table" | "timetable" => match (field("Rows").and_then(Value::as_usize), field("Vars")) {
            (Some(rows), Some(vars)) => Dims::matrix(rows, vars.numel()),
            _ => v.dims(),
        },
        _ => crate::packed::dims(v).unwrap_or_else(|| v.dims()),
    }
}

/// The most chars a row vector may take inside a cell or struct before only its size is said.
const INLINE: usize = 66;

/// The elements of a short row, as inside brackets.
fn inline_numbers(format: &Format, v: &Value) -> Option<String> {
    let dims = v.dims();
    if !dims.is_row() || dims.numel() > 60 {
        return None;
    }
    let texts = number_texts(format, v);
    let text = texts.join(" ");
    (text.len() <= INLINE).then_some(text)
}

/// The elements of a row, each without padding.
fn number_texts(format: &Format, v: &Value) -> Vec<String> {
    let class = v.class();
    if v.is_complex() {
        let z = complexes(v);
        if class.is_integer() {
            return z.iter().flat_map(|&z| super::matrix::complex_integer_texts(&[z])).collect();
        }
        return z
            .iter()
            .map(|&z| {
                let l = complex_layout(format, class, &[z], true);
                l.complex_text(z).trim_start().to_owned()
            })
            .collect();
    }
    let x = doubles(v);
    if class.is_float() {
        return x
            .iter()
            .map(|&x| layout(format, class, &[x], true).text(x, x != 0.0).trim().to_owned())
            .collect();
    }
    (0..x.len())
        .map(|i| match crate::index::gather(v, crate::array::Dims::scalar(), &[i]) {
            Ok(Value::I64(i)) => i.to_string(),
            Ok(Value::U64(i)) => i.to_string(),
            _ => format!("{}", x[i]),
        })
        .collect()
}

/// A short row of a cell as a field shows it: `{'a'  [1 2]  {1×3 cell}}`.
fn inline_cell(format: &Format, c: &Array<Value>) -> Option<String> {
    if !c.dims().is_row() || c.numel() > 20 {
        return None;
    }
    let element = |v: &Value| match v {
        Value::Cell(_) => format!("{{{}}}", summary(v)),
        v => {
            let text = field_text(format, v);
            let bare = v.is_matrix() && v.class() != Class::Char && !text.starts_with('[');
            if bare || matches!(v, Value::String(_) | Value::Object(_)) && !text.starts_with('[') {
                format!("[{text}]")
            } else {
                text
            }
        }
    };
    let text = c.data().iter().map(element).collect::<Vec<_>>().join("  ");
    (text.chars().count() <= INLINE).then(|| format!("{{{text}}}"))
}

/// The value of a field after its colon, where `used` chars of the line are written: as many elements of a row as it has
/// room for, and then of how many.
fn field_row(format: &Format, v: &Value, used: usize) -> String {
    let (texts, gap) = match v {
        Value::String(s) if s.dims().is_row() && s.numel() > 1 => {
            (s.data().iter().take(format.width).map(quoted).collect(), "    ")
        }
        Value::Object(o) if o.data.dims().is_row() && o.data.numel() > 1 => match member_texts(o) {
            Some(texts) => (texts, "    "),
            None => return field_text(format, v),
        },
        v if is_numbers(v) && v.dims().is_row() && v.numel() > 1 => (first_texts(format, v), " "),
        v => return field_text(format, v),
    };
    let whole: usize = texts.iter().map(|t: &String| width_of(t) + gap.len()).sum();
    if texts.len() == v.numel() && used + whole - gap.len() + 2 <= format.width {
        return format!("[{}]", texts.join(gap));
    }
    let last = if gap.len() == 1 { " ]" } else { "    ]" };
    let tail = format!("{gap}…{last} ({} {})", v.dims().join("×"), v.class_name());
    let mut text = format!("[{}", texts[0]);
    let mut room = format.width.saturating_sub(used + width_of(&text) + width_of(&tail));
    for t in &texts[1..] {
        let wide = gap.len() + width_of(t);
        if wide > room {
            break;
        }
        room -= wide;
        text.push_str(gap);
        text.push_str(t);
    }
    text + &tail
}

/// Whether elements are numbers that are shown one by one.
fn is_numbers(v: &Value) -> bool {
    v.is_matrix() && !v.is_sparse() && v.class() != Class::Char && !v.is_empty()
}

/// The elements of a row of numbers, each without padding; of a long row as many as a line may have.
fn first_texts(format: &Format, v: &Value) -> Vec<String> {
    if v.numel() <= format.width {
        return number_texts(format, v);
    }
    let places: Vec<usize> = (0..format.width).collect();
    crate::index::gather(v, Dims::matrix(1, places.len()), &places)
        .map_or_else(|_| number_texts(format, v), |first| number_texts(format, &first))
}

/// The texts that stand in for the elements of an array of a class of the library.
fn member_texts(o: &Object) -> Option<Vec<String>> {
    if !TEXT_CLASSES.contains(&o.class.as_str()) {
        return None;
    }
    (0..o.data.numel()).map(|i| o.data.get(i, Name::new(MEMBER))?.as_text()).collect()
}

/// The classes of the library whose elements are shown by their texts among other values.
pub const TEXT_CLASSES: [&str; 4] = ["datetime", "duration", "calendarDuration", "categorical"];

/// The value of a field where rows that are long are told by their size.
fn field_text(format: &Format, v: &Value) -> String {
    match v {
        Value::Char(_) | Value::Char1(_) if v.is_char_row() => {
            format!("'{}'", one_line(&v.as_text().unwrap_or_default()))
        }
        Value::String(s) if s.numel() == 1 => quoted(&s.data()[0]),
        Value::String(s) if s.dims().is_row() && s.numel() > 1 && s.numel() <= 10 => {
            format!("[{}]", s.data().iter().map(quoted).collect::<Vec<_>>().join("    "))
        }
        Value::Function(f) => handle_text(&f.text),
        Value::Cell(c) if c.dims().is_null() => "{}".to_owned(),
        Value::Cell(c) if c.numel() == 0 => format!("{{{}}}", summary(v)),
        Value::Cell(c) => inline_cell(format, c).unwrap_or_else(|| format!("{{{}}}", summary(v))),
        Value::Double(a) if a.dims().is_null() => "[]".to_owned(),
        v if is_numbers(v) => match inline_numbers(format, v) {
            Some(text) if v.is_scalar() => text,
            Some(text) => format!("[{text}]"),
            None => format!("[{}]", summary(v)),
        },
        v => member_of(v).filter(|_| v.numel() == 1).unwrap_or_else(|| format!("[{}]", summary(v))),
    }
}

/// `name: value` lines, the names to the right of a common margin.
fn field_lines(format: &Format, fields: &[(String, Value)]) -> String {
    let width = fields.iter().map(|f| width_of(&f.0)).max().unwrap_or(0) + 4;
    let line = |(name, value): &(String, Value)| {
        let blanks = " ".repeat(width - width_of(name));
        format!("{blanks}{name}: {}\n", field_row(format, value, width + 2))
    };
    fields.iter().map(line).collect()
}

fn fields_of(s: &StructArray) -> Vec<(String, Value)> {
    s.names().iter().zip(s.element(0)).map(|(n, v)| (n.to_string(), v.clone())).collect()
}

/// The lines of an object's properties; what the engine keeps in it is none.
fn property_lines(format: &Format, s: &StructArray) -> String {
    let mut fields = fields_of(s);
    fields.retain(|(name, _)| !name.starts_with("mc_"));
    field_lines(format, &fields)
}

/// The field lines of one struct.
pub fn struct_body(format: &Format, s: &StructArray) -> String {
    field_lines(format, &fields_of(s))
}

/// `1×3 struct array with fields:` and the names.
pub fn struct_array_summary(format: &Format, s: &StructArray) -> String {
    let size = s.dims().join("×");
    if s.names().is_empty() {
        return format!("{size} struct array with no fields.\n");
    }
    let names: String = s.names().iter().map(|n| format!("    {n}\n")).collect();
    format!("{size} struct array with fields:\n{}{names}", format.gap())
}

/// What `disp` prints of a struct array.
pub fn disp_struct(format: &Format, s: &StructArray) -> String {
    if s.numel() == 1 {
        return struct_body(format, s);
    }
    let empty = if s.numel() == 0 { "empty " } else { "" };
    let text = struct_array_summary(format, s).replacen("struct array", &format!("{empty}struct array"), 1);
    format!("  {text}")
}

/// The rows of an array of missing values.
pub fn missing_lines(v: &Value) -> String {
    let rows = v.dims().rows();
    let line = "    <missing>".repeat(v.numel().checked_div(rows).unwrap_or(0));
    format!("{line}\n").repeat(rows)
}

/// Objects: class and properties.
pub fn object_body(format: &Format, value: &Value) -> String {
    let gap = format.gap();
    match value {
        Value::Map(m) => {
            let data = m.data.borrow();
            let fields = [
                ("Count".to_owned(), Value::from(data.entries.len())),
                ("KeyType".to_owned(), Value::char_row(&data.key_type)),
                ("ValueType".to_owned(), Value::char_row(&data.value_type)),
            ];
            let lines: String = plain_lines(format, &fields);
            format!("  Map with properties:\n{gap}{lines}")
        }
        Value::Dictionary(d) => dictionary_body(format, d),
        v if is_missing(v) => {
            let size = if v.numel() == 1 { String::new() } else { format!("{} ", v.dims().join("×")) };
            let array = if v.numel() == 1 { "" } else { " array" };
            format!("  {size}missing{array}\n{gap}{}", missing_lines(v))
        }
        Value::Object(o) if o.class.as_str() == "MException" => {
            format!("  MException with properties:\n{gap}{}", exception_lines(format, &o.data))
        }
        Value::Object(o) if o.data.numel() == 1 => {
            let lines = property_lines(format, &o.data);
            let name = short_name(o.class.as_str());
            match lines.is_empty() {
                true => format!("  {name} with no properties.\n"),
                false => format!("  {name} with properties:\n{gap}{lines}"),
            }
        }
        Value::Handle(h) if h.numel() == 1 => {
            let object = &h.objects()[0];
            if !object.valid.get() {
                return format!("  handle to deleted {}\n", short_name(h.class().as_str()));
            }
            format!(
                "  {} with properties:\n{gap}{}",
                short_name(h.class().as_str()),
                property_lines(format, &object.fields.borrow())
            )
        }
        v => {
            let names: Vec<String> = match v {
                Value::Object(o) => o.data.names().iter().map(ToString::to_string).collect(),
                Value::Handle(h) => match h.objects().first() {
                    Some(o) => o.fields.borrow().names().iter().map(ToString::to_string).collect(),
                    None => Vec::new(),
                },
                _ => Vec::new(),
            };
            let visible = names.iter().filter(|n| !n.starts_with("mc_"));
            let lines: String = visible.map(|n| format!("    {n}\n")).collect();
            let head = format!("  {} {} array", v.dims().join("×"), short_name(v.class_name()));
            match lines.is_empty() {
                true => format!("{head} with no properties.\n"),
                false => format!("{head} with properties:\n{gap}{lines}"),
            }
        }
    }
}

/// A class's name without its packages.
pub fn short_name(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// Fields whose texts stand without quotes.
fn plain_lines(format: &Format, fields: &[(String, Value)]) -> String {
    let width = (fields.iter().map(|f| width_of(&f.0)).max().unwrap_or(0) + 4).min(base::WIDEST);
    let text = |v: &Value| v.as_text().unwrap_or_else(|| field_text(format, v));
    fields.iter().map(|(n, v)| format!("{n:>width$}: {}\n", text(v))).collect()
}

fn exception_lines(format: &Format, s: &StructArray) -> String {
    field_lines(format, &fields_of(s))
}

fn dictionary_body(format: &Format, d: &crate::containers::Dictionary) -> String {
    let gap = format.gap();
    if d.key_class.is_empty() {
        return "  dictionary with unset key and value types.\n".to_owned();
    }
    let n = d.entries.len();
    let noun = if n == 1 { "entry" } else { "entries" };
    if n == 0 {
        return format!("  dictionary ({} ⟼ {}) with no entries.\n", d.key_class, d.value_class);
    }
    let head = format!("  dictionary ({} ⟼ {}) with {n} {noun}", d.key_class, d.value_class);
    let show = |v: &Value| match v {
        Value::String(s) if s.numel() == 1 => quoted(&s.data()[0]),
        v => field_text(format, v),
    };
    let keys: Vec<String> = d.entries.values().map(|e| show(&e.0)).collect();
    let width = keys.iter().map(|k| width_of(k)).max().unwrap_or(0);
    let lines: String = keys
        .iter()
        .zip(d.entries.values())
        .map(|(k, e)| format!("    {k}{} ⟼ {}\n", " ".repeat(width - width_of(k)), show(&e.1)))
        .collect();
    format!("{head}:\n{gap}{lines}")
}
