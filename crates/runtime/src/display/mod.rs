//! Display: how values look without a semicolon, and through `disp`.
//!
//! Source: MATLAB R2024 documentation of `format`, `disp`, `display` and its examples. Every
//! function here is pure: value and format to text.

mod cells;
mod matrix;
mod number;
mod octave;

use crate::missing::is_missing;
use crate::value::Value;
pub(crate) use cells::{TEXT_CLASSES, short_name, shown_dims};
use cells::{disp_cell, disp_struct, struct_body};
use matrix::{disp_matrix, matrix_body};
use types::Class;

/// How numbers are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Style {
    /// Four decimals, scaled.
    #[default]
    Short,
    /// Fifteen decimals (seven of a single), scaled.
    Long,
    /// Exponents, four decimals.
    ShortE,
    /// Exponents, fifteen decimals.
    LongE,
    /// The shorter of fixed and exponent, five digits.
    ShortG,
    /// The shorter of fixed and exponent, fifteen digits.
    LongG,
    /// Engineering notation, four decimals.
    ShortEng,
    /// Engineering notation, fifteen digits.
    LongEng,
    /// Two decimals.
    Bank,
    /// The bits.
    Hex,
    /// Ratios of small integers.
    Rational,
    /// The sign.
    Plus,
}

impl Style {
    /// The option of `format` that sets it.
    pub fn name(self) -> &'static str {
        match self {
            Style::Short => "short",
            Style::Long => "long",
            Style::ShortE => "shortE",
            Style::LongE => "longE",
            Style::ShortG => "shortG",
            Style::LongG => "longG",
            Style::ShortEng => "shortEng",
            Style::LongEng => "longEng",
            Style::Bank => "bank",
            Style::Hex => "hex",
            Style::Rational => "rational",
            Style::Plus => "+",
        }
    }

    /// Whether numbers that are all whole are shown as such.
    fn shows_whole_numbers(self) -> bool {
        use Style::*;
        !matches!(self, Bank | Hex | Rational | Plus | ShortEng | LongEng)
    }
}

/// The state of `format`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// How numbers are shown.
    pub style: Style,
    /// No blank lines.
    pub compact: bool,
    /// Chars in a line.
    pub width: usize,
    /// As Octave shows values, not as MATLAB does.
    pub octave: bool,
}

impl Default for Format {
    fn default() -> Format {
        Format { style: Style::Short, compact: false, width: 80, octave: false }
    }
}

impl Format {
    /// Applies an option of `format`, in lower case and without blanks; false where it is none.
    pub fn set(&mut self, option: &str) -> bool {
        let style = match option {
            "compact" | "loose" => {
                self.compact = option == "compact";
                return true;
            }
            "default" => {
                *self = Format { width: self.width, octave: self.octave, ..Format::default() };
                return true;
            }
            "short" => Style::Short,
            "long" => Style::Long,
            "shorte" => Style::ShortE,
            "longe" => Style::LongE,
            "shortg" => Style::ShortG,
            "longg" => Style::LongG,
            "shorteng" => Style::ShortEng,
            "longeng" => Style::LongEng,
            "bank" => Style::Bank,
            "hex" => Style::Hex,
            "rat" | "rational" => Style::Rational,
            "+" => Style::Plus,
            _ => return false,
        };
        self.style = style;
        true
    }

    /// A blank line, where lines are loose.
    pub(crate) fn gap(&self) -> &'static str {
        if self.compact { "" } else { "\n" }
    }
}

/// What a statement without a semicolon shows of a variable.
pub fn display(format: &Format, name: &str, value: &Value) -> String {
    if format.octave {
        return octave::display(format, name, value);
    }
    if name.is_empty() {
        return disp(format, value);
    }
    let gap = format.gap();
    if let Value::List(values) = value {
        return values.iter().map(|v| display(format, "ans", v)).collect();
    }
    if value.is_sparse() {
        return format!("{name} =\n{gap}{}{gap}", matrix::sparse_body(format, value));
    }
    if let Some(empty) = empty_text(format, value) {
        // Text of the classes whose headers end in a blank.
        let equals = if matches!(value.class(), Class::String | Class::Struct | Class::Object(_)) {
            "= "
        } else {
            "="
        };
        return format!("{name} {equals}\n{gap}{empty}\n{gap}");
    }
    match value {
        Value::Struct(s) if s.numel() == 1 => {
            let about = if s.names().is_empty() { "struct with no fields." } else { "struct with fields:" };
            let fields =
                if s.names().is_empty() { String::new() } else { format!("{gap}{}", struct_body(format, s)) };
            format!("{name} = \n{gap}  {about}\n{fields}{gap}")
        }
        Value::Struct(s) => {
            format!("{name} = \n{gap}  {}{gap}", cells::struct_array_summary(format, s))
        }
        Value::Cell(c) => {
            let body = if c.dims().rank() > 2 { pages(format, name, value) } else { disp_cell(format, c) };
            format!("{name} =\n{gap}  {} cell array\n{gap}{body}{gap}", c.dims().join("×"))
        }
        Value::Function(f) => {
            format!("{name} =\n{gap}  function_handle with value:\n{gap}    {}\n{gap}", handle_text(&f.text))
        }
        Value::String(s) => {
            if s.numel() == 1 {
                let text = s.data()[0].as_str().map_or("    <missing>".to_owned(), |t| cells::alone(t, '"'));
                return format!("{name} = \n{gap}{text}\n{gap}");
            }
            if s.dims().rank() > 2 {
                return format!(
                    "{name} = \n{gap}  {} string array\n{gap}{}",
                    s.dims().join("×"),
                    pages(format, name, value)
                );
            }
            format!(
                "{name} = \n{gap}  {} string array\n{gap}{}{gap}",
                s.dims().join("×"),
                cells::disp_strings(format, s)
            )
        }
        Value::Char(_) | Value::Char1(_) => display_char(format, name, value),
        Value::Map(_) | Value::Dictionary(_) | Value::Object(_) | Value::Handle(_) => {
            format!("{name} = \n{gap}{}{gap}", cells::object_body(format, value))
        }
        _ => display_numbers(format, name, value),
    }
}

/// The text after `@` or the whole of an anonymous function.
fn handle_text(text: &str) -> String {
    if text.starts_with('@') { text.to_owned() } else { format!("@{text}") }
}

fn display_char(format: &Format, name: &str, value: &Value) -> String {
    let gap = format.gap();
    if let Some(text) = value.as_text() {
        return format!("{name} =\n{gap}{}\n{gap}", cells::alone(&text, '\''));
    }
    let dims = value.dims();
    if dims.rank() > 2 {
        return format!(
            "{name} =\n{gap}  {} char array\n{gap}{}",
            dims.join("×"),
            pages(format, name, value)
        );
    }
    let rows: String = cells::char_rows(value).iter().map(|r| format!("    '{r}'\n")).collect();
    format!("{name} =\n{gap}  {} char array\n{gap}{rows}{gap}", dims.join("×"))
}

fn display_numbers(format: &Format, name: &str, value: &Value) -> String {
    let gap = format.gap();
    let header = class_header(value).map_or(String::new(), |h| format!("  {h}\n{gap}"));
    if value.dims().rank() > 2 {
        return if header.is_empty() {
            pages(format, name, value)
        } else {
            format!("{name} =\n{gap}{header}{}", pages(format, name, value))
        };
    }
    format!("{name} =\n{gap}{header}{}{gap}", matrix_body(format, value))
}

/// What is said of the class: nothing for double, `int8`, `1×3 int8 row vector`, ...
fn class_header(value: &Value) -> Option<String> {
    let class = value.class();
    if class == Class::Double {
        return None;
    }
    let dims = value.dims();
    if dims.is_scalar() {
        return Some(class.name().to_owned());
    }
    Some(format!("{} {}", dims.join("×"), shape_word(class, &dims)))
}

/// `int8 row vector`, `logical array`, ...
fn shape_word(class: Class, dims: &crate::array::Dims) -> String {
    let word = match () {
        _ if !class.is_numeric() => "array",
        _ if dims.rank() > 2 => "array",
        _ if dims.is_row() => "row vector",
        _ if dims.is_column() => "column vector",
        _ => "matrix",
    };
    format!("{} {word}", class.name())
}

/// The pages of an N-D array, each under `name(:,:,k) =`. Pages are two blank lines apart.
fn pages(format: &Format, name: &str, value: &Value) -> String {
    let gap = format.gap();
    let dims = value.dims();
    let page = dims.rows() * dims.cols();
    let count = dims.numel() / page.max(1);
    let mut out = String::new();
    for k in 0..count {
        let mut rest = k;
        let subs: Vec<String> = dims[2..]
            .iter()
            .map(|&n| {
                let i = rest % n;
                rest /= n;
                (i + 1).to_string()
            })
            .collect();
        let places: Vec<usize> = (k * page..(k + 1) * page).collect();
        let shape = crate::array::Dims::matrix(dims.rows(), dims.cols());
        let Ok(part) = crate::index::gather(value, shape, &places) else { continue };
        let body = match &part {
            Value::Cell(c) => disp_cell(format, c),
            Value::String(s) => cells::disp_strings(format, s),
            Value::Char(_) | Value::Char1(_) => {
                let shown =
                    |r: &String| if name.is_empty() { format!("{r}\n") } else { format!("    '{r}'\n") };
                cells::char_rows(&part).iter().map(shown).collect()
            }
            _ => matrix_body(format, &part),
        };
        if k > 0 {
            out.push_str(gap);
        }
        out.push_str(&format!("{name}(:,:,{}) =\n{gap}{body}{gap}", subs.join(",")));
    }
    out
}

/// What an empty value shows.
fn empty_text(format: &Format, value: &Value) -> Option<String> {
    let dims = value.dims();
    if !dims.is_empty() {
        return None;
    }
    let class = value.class();
    let size = dims.join("×");
    Some(match value {
        Value::Struct(s) => {
            let mut text = format!("  {size} empty struct array with ");
            if s.names().is_empty() {
                text.push_str("no fields.");
            } else {
                text.push_str("fields:");
                text.push_str(format.gap());
                for n in s.names() {
                    text.push_str(&format!("\n    {n}"));
                }
            }
            text
        }
        Value::Map(_) | Value::Dictionary(_) => return None,
        Value::Object(_) | Value::Handle(_) => format!("  {size} empty {} array.", class.name()),
        _ if class == Class::Double && dims.is_null() => "     []".to_owned(),
        _ if matches!(class, Class::Char | Class::String | Class::Cell | Class::Logical) => {
            format!("  {size} empty {} array", class.name())
        }
        _ => format!("  {size} empty {}", shape_word(class, &dims)),
    })
}

/// What `disp(x)` prints.
pub fn disp(format: &Format, value: &Value) -> String {
    if format.octave {
        return octave::disp(format, value);
    }
    match value {
        Value::Char(_) | Value::Char1(_) => {
            if value.is_empty() {
                return "\n".to_owned();
            }
            if value.dims().rank() > 2 {
                return pages(format, "", value);
            }
            cells::char_rows(value).iter().map(|r| format!("{r}\n")).collect()
        }
        Value::String(s) if s.numel() == 1 => {
            s.data()[0].as_str().map_or("<missing>\n".to_owned(), |t| format!("{t}\n"))
        }
        v if v.is_sparse() => matrix::sparse_body(format, v),
        Value::Struct(s) => disp_struct(format, s),
        v if v.is_empty() && !matches!(v, Value::Map(_) | Value::Dictionary(_)) => match v {
            Value::Double(a) if a.dims().is_null() => String::new(),
            _ => empty_text(format, v).map_or(String::new(), |t| {
                if v.class() == Class::Double { String::new() } else { format!("{t}\n") }
            }),
        },
        Value::String(s) if s.dims().rank() <= 2 => cells::disp_strings(format, s),
        v if is_missing(v) => cells::missing_lines(v),
        Value::Cell(c) if c.dims().rank() <= 2 => disp_cell(format, c),
        Value::Function(f) => format!("    {}\n", handle_text(&f.text)),
        Value::Map(_) | Value::Dictionary(_) | Value::Object(_) | Value::Handle(_) => {
            cells::object_body(format, value)
        }
        v if v.dims().rank() > 2 => pages(format, "", v),
        v => disp_matrix(format, v),
    }
}

#[cfg(test)]
mod tests;
