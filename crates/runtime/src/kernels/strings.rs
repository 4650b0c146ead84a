//! Kernels that make, change and classify texts: case, blanks, padding, joining, conversion
//! between char, string and cells of texts, kinds of characters, names of files.
//!
//! Not here: comparison and search (`search.rs`), formatting (`sprintf`, `num2str`).

use super::brief::{Given, Part, Scratch};
use super::texts::{
    Form, Texts, Units, as_char, char_value, is_space, lower_unit, one_text, row_units, text, unescape,
    units, units_of, upper_unit,
};
use crate::array::{self, Array, Dims};
use crate::context::Context;
use crate::convert;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::text::MString;
use crate::value::{Char, Value};

crate::kernels! {
    "char" => char_kernel,
    "string" => string_kernel,
    "strings" => strings,
    "cellstr" => cellstr,
    "blanks" => blanks,
    "upper" => upper,
    "lower" => lower,
    "strtrim" => strtrim,
    "deblank" => deblank,
    "strip" => strip,
    "pad" => pad,
    "strjust" => strjust,
    "reverse" => reverse,
    "strcat" => strcat,
    "strvcat" => strvcat,
    "strlength" => strlength,
    "newline" => newline,
    "filesep" => filesep,
    "fileparts" => fileparts,
    "fullfile" => fullfile,
    "do_string_escapes" => do_string_escapes,
    "isspace" => isspace,
    "isletter" => isletter,
    "isdigit" => isdigit,
    "isupper" => isupper,
    "islower" => islower,
    "isstrprop" => isstrprop,
    "isvarname" => isvarname,
    "iskeyword" => iskeyword,
    "validatestring" => validatestring,
    sparse "iscellstr" => iscellstr,
}

type R = Result<Outputs, Error>;

fn char_kernel(_: &mut Context, args: &mut [Value], _: usize) -> R {
    match &*args {
        [Value::String(s)] if s.dims()[1..].iter().any(|&n| n > 1) => pages_of_strings(&args[0]),
        [x] => Ok(one(convert::cast(x, types::Class::Char)?)),
        _ => rows_of_texts(args, false),
    }
}

/// Each string of a column is a row, each column of strings a page; all are padded to one length.
fn pages_of_strings(strings: &Value) -> R {
    let (dims, n) = (strings.dims(), strings.numel());
    let rows = dims.rows();
    let flat =
        convert::cast(&super::reshape_value(strings.clone(), Dims::matrix(n, 1))?, types::Class::Char)?;
    let width = flat.dims().cols();
    let units = Char::view(&flat).unwrap_or_default();
    let mut extents = dims.to_vec();
    extents.insert(1, width);
    let pages = if rows == 0 { 0 } else { n / rows };
    let of_page = |p: usize| (0..width).flat_map(move |l| (0..rows).map(move |r| r + rows * p + n * l));
    let data = (0..pages).flat_map(of_page).map(|at| units[at]).collect();
    Ok(one(Char::wrap(Array::new(Dims::new(&extents), data))))
}

fn strvcat(_: &mut Context, args: &mut [Value], _: usize) -> R {
    rows_of_texts(args, true)
}

/// All arguments as padded rows of one char matrix.
fn rows_of_texts(args: &[Value], drop_empty: bool) -> R {
    let mut rows: Vec<String> = Vec::new();
    for a in args.iter() {
        match convert::cast(a, types::Class::Char)? {
            Value::Char(m) if m.numel() > 0 => rows.extend(crate::text::char_matrix_rows(&m)),
            Value::Char1(c) => rows.push(text(&[c.0])),
            _ if drop_empty => {}
            _ => rows.push(String::new()),
        }
    }
    Ok(one(crate::text::char_matrix(&rows)))
}

fn string_kernel(_: &mut Context, args: &mut [Value], _: usize) -> R {
    match args.first() {
        Some(x) => Ok(one(convert::to_string_array(x)?)),
        None => Ok(one(Value::string(""))),
    }
}

fn strings(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let dims = super::cells::size_arguments(args, "strings")?;
    let n = dims.checked_numel(16)?;
    Ok(one(MString::wrap(Array::new(dims, crate::array::filled(MString::from(""), n)?))))
}

fn cellstr(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let cells = match &args[0] {
        Value::Cell(_) if Texts::of(&args[0]).is_some() => return Ok(one(args[0].take())),
        Value::Char(m) if m.dims().rank() == 2 && m.numel() > 0 => {
            let rows = (0..m.dims().rows()).map(|i| {
                let row: Units = crate::text::char_matrix_row(m, i).iter().map(|c| c.0).collect();
                char_value(trim_end(&row, |u| u == 32 || u == 0 || is_space(u)).to_vec())
            });
            Array::column(rows.collect())
        }
        Value::Char(_) => Array::scalar(Value::empty_char()),
        Value::Char1(c) => Array::scalar(char_value(vec![c.0])),
        Value::String(s) => {
            let cells = s.data().iter().map(|t| Value::char_row(t.as_str().unwrap_or(""))).collect();
            Array::new(s.dims().clone(), cells)
        }
        v if v.is_empty() => Array::scalar(Value::empty_char()),
        v => {
            let what = "a character array, string array or cell array of character vectors";
            return Err(errors::argument_class("cellstr", 1, what, v.class_name()));
        }
    };
    Ok(one(Value::cell(cells)))
}

fn blanks(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let n = args[0].as_usize().ok_or_else(errors::bad_size)?;
    Dims::matrix(1, n).checked_numel(2)?;
    Ok(one(Char::wrap(Array::new(Dims::matrix(1, n), array::filled(Char(32), n)?))))
}

/// Maps every unit of a text of any form; numbers pass through.
fn map_units(args: &mut [Value], function: &str, f: fn(u16) -> u16) -> R {
    let x = args[0].take();
    Ok(one(match x {
        Value::Char1(c) => Value::Char1(Char(f(c.0))),
        Value::Char(a) => Char::wrap(a.map(|c| Char(f(c.0)))),
        v if v.is_matrix() => v,
        v => Texts::arg(&v, function, 1)?.map(|t| t.into_iter().map(f).collect()),
    }))
}

fn upper(_: &mut Context, args: &mut [Value], _: usize) -> R {
    map_units(args, "upper", upper_unit)
}

fn lower(_: &mut Context, args: &mut [Value], _: usize) -> R {
    map_units(args, "lower", lower_unit)
}

fn trim_end(u: &[u16], blank: impl Fn(u16) -> bool) -> &[u16] {
    let end = u.iter().rposition(|&c| !blank(c)).map_or(0, |i| i + 1);
    &u[..end]
}

fn trim_start(u: &[u16], blank: impl Fn(u16) -> bool) -> &[u16] {
    let start = u.iter().position(|&c| !blank(c)).unwrap_or(u.len());
    &u[start..]
}

/// What `strtrim` and `deblank` take away: white space and nulls. Spaces at which no line may break are
/// significant, and stay.
fn is_blank(u: u16) -> bool {
    u == 0 || is_space(u) && !matches!(u, 0xa0 | 0x2007 | 0x202f)
}

fn strtrim(_: &mut Context, args: &mut [Value], _: usize) -> R {
    trim(args, "strtrim", |u| trimmed(u).to_vec(), true)
}

/// A text without what `strtrim` takes away.
pub(super) fn trimmed(u: &[u16]) -> &[u16] {
    trim_start(trim_end(u, is_blank), is_blank)
}

fn deblank(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if args[0].is_matrix() && args[0].is_empty() {
        return Ok(one(args[0].take()));
    }
    trim(args, "deblank", |u| trim_end(u, is_blank).to_vec(), false)
}

/// Trims each text; of a char matrix the columns that are blank in all rows.
fn trim(args: &mut [Value], function: &str, f: impl Fn(&[u16]) -> Units, both: bool) -> R {
    if let Value::Char(m) = &args[0]
        && m.dims().rows() > 1
        && m.dims().rank() == 2
    {
        let blank = |j: usize| (0..m.dims().rows()).all(|i| is_blank(m.data()[j * m.dims().rows() + i].0));
        let cols = m.dims().cols();
        let end = (0..cols).rev().find(|&j| !blank(j)).map_or(0, |j| j + 1);
        let start = if both { (0..end).find(|&j| !blank(j)).unwrap_or(end) } else { 0 };
        let rows = m.dims().rows();
        let data = m.data()[start * rows..end * rows].to_vec();
        return Ok(one(Char::wrap(Array::new(Dims::matrix(rows, end - start), data))));
    }
    Ok(one(match row_units(&args[0]) {
        Some(u) => char_value(f(u)),
        None => Texts::arg(&args[0], function, 1)?.map(|u| f(&u)),
    }))
}

fn strip(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let mut side = String::from("both");
    let mut blank: Option<u16> = None;
    for (k, a) in args.iter().enumerate().skip(1) {
        let t = one_text(a, "strip", k + 1)?;
        match text(&t).to_ascii_lowercase().as_str() {
            s @ ("both" | "left" | "right") => side = s.to_string(),
            _ if t.len() == 1 => blank = t.first().copied(),
            _ => {
                return Err(errors::bad_argument(
                    "strip",
                    "InvalidInput",
                    "Expected one character to strip.",
                ));
            }
        }
    }
    let is = |u: u16| blank.map_or(is_space(u), |b| u == b);
    Ok(one(Texts::arg(&args[0], "strip", 1)?.map(|u| {
        let u = if side == "left" { &u[..] } else { trim_end(&u, is) };
        if side == "right" { u.to_vec() } else { trim_start(u, is).to_vec() }
    })))
}

fn pad(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let texts = Texts::arg(&args[0], "pad", 1)?;
    let mut width = texts.items.iter().flatten().map(Vec::len).max().unwrap_or(0);
    let mut side = String::from("right");
    let mut fill = 32;
    for (k, a) in args.iter().enumerate().skip(1) {
        if a.is_text() {
            let t = one_text(a, "pad", k + 1)?;
            match text(&t).as_str() {
                s @ ("both" | "left" | "right") => side = s.to_string(),
                _ if t.len() == 1 => fill = t[0],
                _ => {
                    let message =
                        "Padding must be a single character, or its side 'left', 'right' or 'both'.";
                    return Err(errors::bad_argument("pad", "InvalidPadCharacter", message));
                }
            }
        } else {
            width = a.as_usize().ok_or_else(errors::bad_size)?;
        }
    }
    Dims::matrix(1, width).checked_numel(2)?;
    array::probe::<u16>(width.saturating_mul(texts.items.len()))?;
    Ok(one(texts.map(|u| {
        let missing = width.saturating_sub(u.len());
        let left = match side.as_str() {
            "left" => missing,
            "both" => missing / 2,
            _ => 0,
        };
        let mut out = vec![fill; left];
        out.extend(u);
        out.extend(std::iter::repeat_n(fill, missing - left));
        out
    })))
}

fn strjust(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let side = args.get(1).and_then(Value::as_text).unwrap_or_else(|| "right".into()).to_lowercase();
    if !["left", "right", "center"].contains(&side.as_str()) {
        let message = "Second argument must be 'left', 'right' or 'center'.";
        return Err(errors::bad_argument("strjust", "UnknownParameter", message));
    }
    let justify = |row: &[u16]| {
        let blank = |u: u16| u == 32 || u == 0;
        let core = trim_start(trim_end(row, blank), blank);
        let missing = row.len() - core.len();
        let left = match side.as_str() {
            "left" => 0,
            "center" => missing / 2,
            _ => missing,
        };
        let mut out = vec![32; left];
        out.extend(core);
        out.resize(row.len(), 32);
        out
    };
    if let Value::Char(m) = &args[0]
        && m.dims().rank() == 2
        && m.dims().rows() > 1
    {
        let rows: Vec<String> = (0..m.dims().rows())
            .map(|i| {
                text(&justify(&crate::text::char_matrix_row(m, i).iter().map(|c| c.0).collect::<Units>()))
            })
            .collect();
        return Ok(one(crate::text::char_matrix(&rows)));
    }
    Ok(one(Texts::arg(&args[0], "strjust", 1)?.map(|u| justify(&u))))
}

fn reverse(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(Texts::arg(&args[0], "reverse", 1)?.map(|mut u| {
        u.reverse();
        u
    })))
}

fn strlength(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(Texts::arg(&args[0], "strlength", 1)?.measure(|u| u.len() as f64)))
}

fn newline(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(Value::Char1(Char(10))))
}

fn filesep(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one("/"))
}

fn do_string_escapes(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(char_value(unescape(&one_text(&args[0], "do_string_escapes", 1)?))))
}

/// `strcat`: a string makes strings, a cell makes cells, chars alone lose trailing blanks.
fn strcat(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let any = |f: fn(&Value) -> bool| args.iter().any(f);
    if args.is_empty() {
        return Err(errors::not_enough_inputs());
    }
    let form = if any(|v| matches!(v, Value::String(_))) {
        Form::String
    } else if any(|v| matches!(v, Value::Cell(_))) {
        Form::Cell
    } else {
        Form::Char
    };
    if form == Form::Char {
        if !args.iter().any(|v| v.class() == types::Class::Char) {
            let text =
                "Inputs must be character vectors, cell arrays of character vectors, or string arrays.";
            return Err(errors::bad_argument("strcat", "InvalidInputType", text));
        }
        return strcat_chars(args);
    }
    let mut dims = Dims::scalar();
    let mut parts = Vec::with_capacity(args.len());
    for (k, a) in args.iter().enumerate() {
        let t = Texts::arg(a, "strcat", k + 1)?;
        if t.items.len() != 1 {
            if dims.numel() != 1 && dims != t.dims {
                return Err(errors::bad_argument(
                    "strcat",
                    "InvalidInputSize",
                    "All nonscalar inputs must be the same size.",
                ));
            }
            dims = t.dims.clone();
        }
        parts.push(t.items);
    }
    let items = (0..dims.numel())
        .map(|i| {
            let mut out = Units::new();
            for p in &parts {
                let item = if p.len() == 1 { &p[0] } else { &p[i] };
                out.extend(item.as_ref()?);
            }
            Some(out)
        })
        .collect();
    Ok(one(Texts { form, dims, items }.value()))
}

fn strcat_chars(args: &[Value]) -> R {
    let mut count = 1;
    let mut parts: Vec<Vec<Units>> = Vec::new();
    for (k, a) in args.iter().enumerate() {
        let rows = match a {
            Value::Char(m) if m.numel() > 0 && m.dims().rank() == 2 => (0..m.dims().rows())
                .map(|i| crate::text::char_matrix_row(m, i).iter().map(|c| c.0).collect())
                .collect(),
            Value::Char(_) | Value::Char1(_) => vec![units_of(a).unwrap_or_default()],
            v if v.is_matrix() => vec![v.doubles().iter().map(|&x| x as u16).collect()],
            v => {
                let what = "a character array, string array or cell array of character vectors";
                return Err(errors::argument_class("strcat", k + 1, what, v.class_name()));
            }
        };
        if rows.len() != 1 {
            if count != 1 && rows.len() != count {
                return Err(errors::concat_sizes());
            }
            count = rows.len();
        }
        parts.push(rows);
    }
    let row = |i: usize| {
        let mut out = Units::new();
        for p in &parts {
            let part = if p.len() == 1 { &p[0] } else { &p[i] };
            out.extend(trim_end(part, |u| is_space(u) || u == 0));
        }
        out
    };
    if count == 1 {
        let joined = row(0);
        // Rows without characters are one; `''` is none.
        if joined.is_empty() && args.iter().any(|a| a.dims().is_row()) {
            return Ok(one(Char::wrap(Array::new(Dims::matrix(1, 0), Vec::new()))));
        }
        return Ok(one(char_value(joined)));
    }
    let rows: Vec<String> = (0..count).map(|i| text(&row(i))).collect();
    Ok(one(crate::text::char_matrix(&rows)))
}

/// `[folder, name, extension] = fileparts(path)`, of each of several paths.
fn fileparts(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let list = match &args[0] {
        Value::Cell(_) | Value::String(_) => Texts::arg(&args[0], "fileparts", 1)?,
        v => {
            Texts { form: Form::Char, dims: Dims::scalar(), items: vec![Some(one_text(v, "fileparts", 1)?)] }
        }
    };
    let split = |path: &Units| {
        let path = text(path);
        let (folder, file) = match path.rfind('/') {
            Some(0) => ("/", &path[1..]),
            Some(at) => (&path[..at], &path[at + 1..]),
            None => ("", path.as_str()),
        };
        let (name, extension) = match file.rfind('.') {
            Some(at) => (&file[..at], &file[at..]),
            None => (file, ""),
        };
        [folder, name, extension].map(units)
    };
    let parts: Vec<Option<[Units; 3]>> = list.items.iter().map(|path| path.as_ref().map(split)).collect();
    let part = |k: usize| {
        let items = parts.iter().map(|p| p.as_ref().map(|p| p[k].clone())).collect();
        Texts { form: list.form, dims: list.dims.clone(), items }.value()
    };
    Ok((0..nargout.clamp(1, 3)).map(part).collect())
}

fn fullfile(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let is_string = args.iter().any(|a| matches!(a, Value::String(_)));
    let mut lists = Vec::new();
    for (k, a) in args.iter().enumerate() {
        lists.push((matches!(a, Value::Cell(_)), Texts::arg(a, "fullfile", k + 1)?));
    }
    let shape = lists.iter().find(|(cell, t)| *cell || t.items.len() != 1).map(|(_, t)| t.dims.clone());
    let n = shape.as_ref().map_or(1, Dims::numel);
    let join = |i: usize| {
        let mut out = String::new();
        for (_, t) in &lists {
            let Some(Some(part)) = (if t.items.len() == 1 { t.items.first() } else { t.items.get(i) }) else {
                continue;
            };
            let part = text(part);
            if part.is_empty() {
                continue;
            }
            if !out.is_empty() && !out.ends_with('/') {
                out.push('/');
            }
            let skip = if out.is_empty() { 0 } else { part.len() - part.trim_start_matches('/').len() };
            out.push_str(&part[skip..]);
        }
        out
    };
    if let Some(dims) = shape {
        let items = (0..n).map(|i| Some(units(&join(i)))).collect();
        let form = if is_string { Form::String } else { Form::Cell };
        return Ok(one(Texts { form, dims, items }.value()));
    }
    let path = join(0);
    Ok(one(if is_string { Value::string(&path) } else { Value::char_row(&path) }))
}

// ---- Kinds of characters ---------------------------------------------------------------------

/// A logical for each element: true where a char satisfies `f`; false everywhere for numbers.
fn kinds(value: &Value, f: &dyn Fn(u16) -> bool) -> Value {
    match value {
        Value::Char1(c) => Value::Bool(f(c.0)),
        Value::Char(a) => bool::wrap(a.map(|c| f(c.0))),
        Value::Cell(c) => Value::cell(c.map(|v| kinds(v, f))),
        Value::String(s) if s.numel() == 1 => {
            let u = s.data()[0].as_str().map(units).unwrap_or_default();
            bool::wrap(Array::row(u.into_iter().map(f).collect()))
        }
        v => {
            let dims = v.dims();
            let n = dims.numel();
            bool::wrap(Array::new(dims, vec![false; n]))
        }
    }
}

fn isspace(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(kinds(&args[0], &is_space)))
}

fn isletter(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(kinds(&args[0], &|u| as_char(u).is_alphabetic())))
}

fn isdigit(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(kinds(&args[0], &|u| (48..=57).contains(&u))))
}

fn isupper(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(kinds(&args[0], &|u| as_char(u).is_uppercase())))
}

fn islower(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(kinds(&args[0], &|u| as_char(u).is_lowercase())))
}

/// `isstrprop(text, kind)` in brief form.
pub(super) fn of_category(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let &[Part::Text(units), Part::Text(kind)] = parts else { return None };
    let mut name = [0u8; 8];
    let name = name.get_mut(..kind.len())?;
    for (to, unit) in name.iter_mut().zip(kind) {
        *to = u8::try_from(*unit).ok()?;
    }
    let f = category(std::str::from_utf8(name).ok()?)?;
    if let [unit] = units {
        return Some(Given::Truth(f(*unit)));
    }
    scratch.truths.clear();
    scratch.truths.extend(units.iter().map(|u| f(*u)));
    Some(Given::Truths(1, units.len()))
}

/// The characters that a category of `isstrprop` has, by its name in small letters.
fn category(name: &str) -> Option<fn(u16) -> bool> {
    fn digit(u: u16) -> bool {
        (48..=57).contains(&u)
    }
    fn alpha(u: u16) -> bool {
        as_char(u).is_alphabetic()
    }
    Some(match name {
        "alpha" => alpha,
        "alphanum" | "alnum" => |u| alpha(u) || digit(u),
        "digit" => digit,
        "upper" => |u| as_char(u).is_uppercase(),
        "lower" => |u| as_char(u).is_lowercase(),
        "wspace" | "space" => is_space,
        "punct" => |u| u < 128 && (u as u8).is_ascii_punctuation(),
        "xdigit" => |u| as_char(u).is_ascii_hexdigit(),
        "cntrl" => |u| u < 32 || u == 127,
        "graph" | "graphic" => |u| u > 32 && u != 127,
        "print" => |u| u >= 32 && u != 127,
        "ascii" => |u| u < 128,
        _ => return None,
    })
}

fn isstrprop(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let kind = text(&one_text(&args[1], "isstrprop", 2)?).to_ascii_lowercase();
    let Some(f) = category(&kind) else {
        let message = format!("Unrecognized string category '{kind}'.");
        return Err(errors::bad_argument("isstrprop", "UnknownCategory", message));
    };
    // Numbers are characters by their codes.
    let asked = match args[0].class().is_numeric() {
        true => convert::cast(&args[0], types::Class::Char)?,
        false => args[0].clone(),
    };
    let found = kinds(&asked, &f);
    let forced = args.len() == 4
        && args[2].as_text().is_some_and(|t| t.eq_ignore_ascii_case("ForceCellOutput"))
        && args[3].as_f64() == Some(1.0);
    Ok(one(if forced && found.class() != types::Class::Cell { Value::cell_row(vec![found]) } else { found }))
}

/// MATLAB's keywords in order. A test of crate `driver` holds them against those the lexer knows.
pub const KEYWORDS: [&str; 20] = [
    "break",
    "case",
    "catch",
    "classdef",
    "continue",
    "else",
    "elseif",
    "end",
    "for",
    "function",
    "global",
    "if",
    "otherwise",
    "parfor",
    "persistent",
    "return",
    "spmd",
    "switch",
    "try",
    "while",
];

/// Whether a text can name a variable.
pub(super) fn is_name(t: &str) -> bool {
    is_word(t) && !KEYWORDS.contains(&t)
}

/// Whether a text is a name or a keyword, as a field may be called.
pub(super) fn is_word(t: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    t.starts_with(|c: char| c.is_ascii_alphabetic()) && t.chars().all(part) && t.len() <= 63
}

fn isvarname(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(args[0].is_text() && args[0].as_text().is_some_and(|t| is_name(&t))))
}

fn iskeyword(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let Some(name) = args.first() else {
        let words = KEYWORDS.iter().map(|k| Value::char_row(k)).collect();
        return Ok(one(Value::cell(Array::column(words))));
    };
    let Some(name) = name.as_text() else {
        let text = "Input must be a character vector or a string scalar.";
        return Err(errors::bad_argument("iskeyword", "invalidInput", text));
    };
    Ok(one(KEYWORDS.contains(&name.as_str())))
}

fn iscellstr(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let all_char = |c: &Array<Value>| c.data().iter().all(|v| matches!(v, Value::Char(_) | Value::Char1(_)));
    Ok(one(matches!(&args[0], Value::Cell(c) if all_char(c))))
}

fn validatestring(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let given = text(&one_text(&args[0], "validatestring", 1)?);
    let choices: Vec<String> =
        Texts::arg(&args[1], "validatestring", 2)?.present().iter().map(|u| text(u)).collect();
    let lower = given.to_lowercase();
    let fits: Vec<&String> = choices.iter().filter(|c| c.to_lowercase().starts_with(&lower)).collect();
    let exact = fits.iter().find(|c| c.to_lowercase() == lower).copied();
    // Several fit only where the shortest one begins all the others.
    let shortest = fits.iter().min_by_key(|c| c.len()).copied();
    let common = shortest.filter(|s| fits.iter().all(|c| c.to_lowercase().starts_with(&s.to_lowercase())));
    if let Some(choice) = exact.or(common).filter(|_| !given.is_empty()) {
        // The text is what it is among the choices.
        let string = matches!(args[1], Value::String(_));
        return Ok(one(if string { Value::string(choice) } else { Value::from(choice.as_str()) }));
    }
    let list: Vec<String> = choices.iter().map(|c| format!("'{c}'")).collect();
    let (id, problem) = if fits.is_empty() {
        ("MATLAB:unrecognizedStringChoice", format!("'{given}', did not match any of the valid values"))
    } else {
        ("MATLAB:ambiguousStringChoice", format!("{given}, matched more than one valid value"))
    };
    // `validatestring(str, choices, function, variable, position)`, or only the position.
    let told =
        |k: usize| args.get(k).filter(|v| v.is_text()).and_then(Value::as_text).filter(|t| !t.is_empty());
    let position = args.get(4).or(args.get(2)).filter(|v| !v.is_text()).and_then(Value::as_usize);
    let subject = match (position, told(3)) {
        (Some(n), Some(name)) => format!("input number {n}, {name},"),
        (Some(n), None) => format!("input number {n}"),
        (None, Some(name)) => name,
        (None, None) => "input".to_owned(),
    };
    let id = match told(2) {
        Some(function) => id.replacen("MATLAB:", &format!("MATLAB:{function}:"), 1),
        None => id.to_owned(),
    };
    let message = format!(
        "Expected {subject} to match one of these values:\n\n{}\n\nThe input, {problem}.",
        list.join(", ")
    );
    Err(Error::new(id, message))
}
