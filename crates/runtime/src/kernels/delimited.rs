//! Kernels of text files of numbers in rows: `dlmread`, `csvread`, `dlmwrite`, `csvwrite`,
//! `readmatrix`, `writematrix`, `readlines`, `writelines`; and the text form of `load` and `save`.
//!
//! Not here: files read by a format (`textscan.rs`), `.mat` files (`crate::matfile`).
//! Source: MATLAB documentation of these functions.

use super::args::text;
use super::files::{decode, path, readable, system_text};
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::convert;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::format::sprintf;
use crate::kernel::{Outputs, none, one};
use crate::scan::str2double;
use crate::text::MString;
use crate::value::Value;
use base::Act;
use num_complex::Complex64;
use std::io::Write;

crate::kernels! {
    "dlmread" => dlmread,
    "dlmwrite" => dlmwrite,
    "mc_read_numbers" => readmatrix,
    "writematrix" => writematrix,
    "readlines" => readlines,
    "writelines" => writelines,
}

type R = Result<Outputs, Error>;

fn read_text(cx: &Context, name: &str, function: &str) -> Result<String, Error> {
    let bytes = cx.system.read(&readable(cx, name)).map_err(|_| {
        if matches!(function, "csvread" | "dlmread") {
            let message = format!("The file '{name}' could not be opened because: No such file or directory");
            return errors::bad_argument(function, "FileNotOpened", message);
        }
        Error::new(
            "MATLAB:textio:textio:FileNotFound",
            format!("Unable to find or open '{name}'. Check the path and filename or file permissions."),
        )
    })?;
    Ok(decode(bytes))
}

fn write_text(cx: &Context, name: &str, text: &str, append: bool, function: &str) -> Result<(), Error> {
    let mut how = std::fs::OpenOptions::new();
    how.create(true).append(append).write(true).truncate(!append);
    let place = path(cx, name);
    let opened = cx.may(Act::Write(&place)).and_then(|()| how.open(&place));
    let written = opened.and_then(|mut f| f.write_all(&crate::text::to_bytes(text)));
    written.map_err(|e| {
        let message = format!("Unable to write to file '{name}': {}.", system_text(&e));
        errors::bad_argument(function, "FileOpenFailure", message)
    })
}

/// What separates fields: one character, or any white space.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Delimiter {
    Char(char),
    Blanks,
}

impl Delimiter {
    fn of(text: &str) -> Option<Delimiter> {
        match text {
            "\\t" | "tab" => Some(Delimiter::Char('\t')),
            "" => None,
            " " | "space" => Some(Delimiter::Blanks),
            "comma" => Some(Delimiter::Char(',')),
            "semi" => Some(Delimiter::Char(';')),
            "bar" => Some(Delimiter::Char('|')),
            t => t.chars().next().map(Delimiter::Char),
        }
    }

    /// What most of several lines seem to use: a character that half of them have, or that some have where none
    /// has blanks within.
    fn guess_of(lines: &[&str]) -> Delimiter {
        let having = |c: char| lines.iter().filter(|l| l.contains(c)).count();
        let most = [',', '\t', ';', '|'].map(|c| (having(c), c)).into_iter().rev().max_by_key(|(n, _)| *n);
        let blanks = || lines.iter().any(|l| l.split_whitespace().nth(1).is_some());
        match most {
            Some((n, c)) if n > 0 && (2 * n >= lines.len() || !blanks()) => Delimiter::Char(c),
            _ => Delimiter::Blanks,
        }
    }

    /// What a first line seems to use.
    fn guess(line: &str) -> Delimiter {
        [',', '\t', ';', '|']
            .into_iter()
            .find(|&c| line.contains(c))
            .map_or(Delimiter::Blanks, Delimiter::Char)
    }

    fn split(self, line: &str) -> Vec<&str> {
        match self {
            Delimiter::Blanks => line.split_whitespace().collect(),
            Delimiter::Char(c) => {
                let fields: Vec<&str> = match line.contains('"') {
                    true => quoted_fields(line, c),
                    false => line.split(c).map(str::trim).collect(),
                };
                // A delimiter at the end of a line ends the last field.
                match fields.split_last() {
                    Some((last, rest)) if last.is_empty() && !rest.is_empty() => rest.to_vec(),
                    _ => fields,
                }
            }
        }
    }
}

/// The fields of a line in which delimiters between quotes separate nothing.
fn quoted_fields(line: &str, delimiter: char) -> Vec<&str> {
    let (mut fields, mut start, mut inside) = (Vec::new(), 0, false);
    let ends = line.char_indices().chain([(line.len(), delimiter)]);
    for (at, c) in ends {
        if c == '"' && at < line.len() {
            inside = !inside;
        } else if c == delimiter && (!inside || at == line.len()) {
            let field = line[start..at].trim();
            fields.push(field.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(field));
            start = (at + c.len_utf8()).min(line.len());
        }
    }
    fields
}

/// A matrix from rows of unequal lengths, filled up.
fn matrix(rows: &[Vec<Complex64>], fill: f64) -> Value {
    let cols = rows.iter().map(Vec::len).max().unwrap_or(0);
    let fill = Complex64::new(fill, 0.0);
    let data = (0..cols).flat_map(|j| rows.iter().map(move |r| r.get(j).copied().unwrap_or(fill))).collect();
    let dims = if cols == 0 { Dims::matrix(0, 0) } else { Dims::matrix(rows.len(), cols) };
    if cols == 0 { Value::empty() } else { convert::narrow(dims, data) }
}

/// The part of the file that is wanted: rows and columns from 0, the last ones included.
struct Window {
    first: (usize, usize),
    last: (usize, usize),
}

fn window(args: &[Value], function: &str) -> Result<Window, Error> {
    let bad = || {
        errors::bad_argument(function, "InvalidRange", "Row and column offsets must be nonnegative integers.")
    };
    let mut w = Window { first: (0, 0), last: (usize::MAX, usize::MAX) };
    let whole = |x: f64| (x >= 0.0 && x.fract() == 0.0).then_some(x as usize).ok_or_else(bad);
    let range = args.iter().find(|a| a.numel() == 4 && !a.is_text());
    if let Some(cells) = args.first().and_then(Value::as_text) {
        let (from, to) = cells.split_once("..").or_else(|| cells.split_once(':')).ok_or_else(bad)?;
        w.first = cell_place(from).ok_or_else(bad)?;
        w.last = cell_place(to).ok_or_else(bad)?;
    } else if let Some(r) = range {
        let x = r.doubles();
        w.first = (whole(x[0])?, whole(x[1])?);
        w.last = (whole(x[2])?, whole(x[3])?);
    } else if let [r, c, ..] = args {
        w.first = (whole(r.as_f64().unwrap_or(-1.0))?, whole(c.as_f64().unwrap_or(-1.0))?);
    }
    Ok(w)
}

/// The row and the column, from 0, of a cell as spreadsheets name it: `B7`.
fn cell_place(name: &str) -> Option<(usize, usize)> {
    let name = name.trim();
    let digits = name.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let letters = &name[..name.len() - digits.len()];
    let column = letters.bytes().try_fold(0usize, |n, c| {
        n.checked_mul(26)?.checked_add(usize::from(c.to_ascii_uppercase() - b'A') + 1)
    })?;
    Some((digits.parse::<usize>().ok()?.checked_sub(1)?, column.checked_sub(1)?))
}

/// `dlmread(name, delimiter, r, c)`, `dlmread(name, delimiter, 'A1..B7')`, `dlmread(name, delimiter, [r1 c1 r2 c2])`, `csvread(name, r, c)`
fn dlmread(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let name = text(&args[0], "dlmread")?;
    let source = read_text(cx, &name, "dlmread")?;
    let (given, rest) = match args.get(1) {
        Some(d) if d.is_text() || d.is_empty() => (d.as_text().and_then(|t| Delimiter::of(&t)), &args[2..]),
        _ => (None, &args[1..]),
    };
    let w = window(rest, "dlmread")?;
    let delimiter = given.unwrap_or_else(|| Delimiter::guess(source.lines().nth(w.first.0).unwrap_or("")));
    let mut rows = Vec::new();
    for (i, line) in source.lines().enumerate().skip(w.first.0) {
        if i > w.last.0 {
            break;
        }
        if line.trim().is_empty() {
            continue;
        }
        let mut row = Vec::new();
        for (j, field) in delimiter.split(line).into_iter().enumerate().skip(w.first.1) {
            if j <= w.last.1 {
                row.push(number(field, i, j)?);
            }
        }
        rows.push(row);
    }
    Ok(one(matrix(&rows, 0.0)))
}

/// A field as a number; an empty one is 0.
fn number(field: &str, row: usize, col: usize) -> Result<Complex64, Error> {
    if field.is_empty() {
        return Ok(Complex64::new(0.0, 0.0));
    }
    let z = str2double(field);
    if z.re.is_nan() && !field.eq_ignore_ascii_case("nan") {
        let message = format!(
            "Mismatch between file and format character vector.\nTrouble reading 'Numeric' field from file \
             (row number {}, field number {}) ==> {field}",
            row + 1,
            col + 1
        );
        return Err(Error::new("MATLAB:textscan:handleErrorAndShowInfo", message));
    }
    Ok(z)
}

/// `dlmwrite(name, x, delimiter, r, c)`, `dlmwrite(name, x, 'delimiter', d, 'precision', p, ...)`
fn dlmwrite(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let name = text(&args[0], "dlmwrite")?;
    let append = args[1..].iter().any(|a| a.as_text().as_deref() == Some("-append"));
    let rest: Vec<&Value> = args[1..].iter().filter(|a| a.as_text().as_deref() != Some("-append")).collect();
    let Some((x, options)) = rest.split_first() else { return Err(errors::not_enough_inputs()) };
    let (mut delimiter, mut precision, mut newline) = (",".to_owned(), Value::F64(5.0), "\n");
    let (mut row, mut col) = (0, 0);
    let is_name = |v: &Value| {
        let t = v.as_text().unwrap_or_default().to_ascii_lowercase();
        ["delimiter", "precision", "newline", "roffset", "coffset"].contains(&t.as_str())
    };
    if options.first().is_some_and(|o| is_name(o)) {
        for pair in options.chunks(2) {
            let [key, value] = pair else { return Err(errors::not_enough_inputs()) };
            let place = || value.as_usize().unwrap_or(0);
            match key.as_text().unwrap_or_default().to_ascii_lowercase().as_str() {
                "delimiter" => delimiter = crate::format::escapes(&text(value, "dlmwrite")?).into_owned(),
                "precision" => precision = (*value).clone(),
                "newline" if value.as_text().as_deref() == Some("pc") => newline = "\r\n",
                "newline" => {}
                "roffset" => row = place(),
                "coffset" => col = place(),
                other => {
                    return Err(errors::bad_argument(
                        "dlmwrite",
                        "BadInput",
                        format!("Unknown option '{other}'."),
                    ));
                }
            }
        }
    } else {
        if let Some(d) = options.first().filter(|d| d.is_text()) {
            delimiter = crate::format::escapes(&text(d, "dlmwrite")?).into_owned();
        }
        let numbers: Vec<usize> =
            options.iter().filter(|o| !o.is_text()).filter_map(|o| o.as_usize()).collect();
        row = numbers.first().copied().unwrap_or(0);
        col = numbers.get(1).copied().unwrap_or(0);
    }
    let template = match precision.as_usize().filter(|_| !precision.is_text()) {
        Some(p) => format!("%.{p}g"),
        None => precision.as_text().unwrap_or_else(|| "%.5g".into()),
    };
    let width = x.dims().trailing() + col;
    let blank = delimiter.repeat(width.saturating_sub(1)) + newline;
    let body = written(x, &template, &delimiter, &delimiter.repeat(col), newline)?;
    write_text(cx, &name, &(blank.repeat(row) + &body), append, "dlmwrite")?;
    Ok(none())
}

/// The rows of a matrix as lines.
fn written(x: &Value, template: &str, delimiter: &str, indent: &str, newline: &str) -> Result<String, Error> {
    if !x.is_matrix() {
        return Err(errors::bad_argument(
            "dlmwrite",
            "InputClass",
            "The input cell array cannot be converted to a matrix.",
        ));
    }
    let (rows, cols) = (x.dims().rows(), x.dims().trailing());
    let (re, im) = convert::complex_parts(x);
    let mut out = String::new();
    for i in 0..rows {
        out.push_str(indent);
        for j in 0..cols {
            let k = i + j * rows;
            if j > 0 {
                out.push_str(delimiter);
            }
            out.push_str(&sprintf(template, &[Value::F64(re[k])])?);
            if x.is_complex() {
                let part = sprintf(template, &[Value::F64(im[k])])?;
                let sign = if part.starts_with('-') { "" } else { "+" };
                out.push_str(&format!("{sign}{part}i"));
            }
        }
        out.push_str(newline);
    }
    Ok(out)
}

/// The value of a name-value option.
fn option(args: &[Value], name: &str) -> Option<Value> {
    let at = args.iter().position(|a| a.as_text().is_some_and(|t| t.eq_ignore_ascii_case(name)))?;
    args.get(at + 1).cloned()
}

/// `readmatrix(name)`: fields that are no numbers are NaN; lines without a number in front are skipped.
fn readmatrix(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let name = text(&args[0], "readmatrix")?;
    let source = read_text(cx, &name, "readmatrix")?;
    let options = &args[1..];
    let lines: Vec<&str> = source.lines().filter(|l| !l.trim().is_empty()).collect();
    let given = option(options, "Delimiter").and_then(|d| d.as_text()).and_then(|t| Delimiter::of(&t));
    let delimiter = given.unwrap_or_else(|| Delimiter::guess_of(&lines));
    let rows: Vec<Vec<Complex64>> =
        lines.iter().map(|l| delimiter.split(l).into_iter().map(str2double).collect()).collect();
    // Lines of one field above lines that all have as many as each other are a head.
    let width = rows.last().map_or(0, Vec::len);
    let alike = rows.iter().rev().take_while(|r| r.len() == width).count();
    let above = rows.len() - alike;
    let head = if width > 1 && rows[..above].iter().all(|r| r.len() == 1) { above } else { 0 };
    let skipped = option(options, "NumHeaderLines").and_then(|n| n.as_usize()).unwrap_or_else(|| {
        head + rows[head..].iter().position(|r| r.iter().any(|z| !z.re.is_nan())).unwrap_or(rows.len() - head)
    });
    Ok(one(matrix(rows.get(skipped..).unwrap_or(&[]), f64::NAN)))
}

/// An error for the first name of an option that is none of these.
fn known_names(args: &[Value], known: &[&str], function: &str) -> Result<(), Error> {
    for name in args.iter().step_by(2) {
        let name = name.as_text().unwrap_or_default();
        if !known.iter().any(|k| k.eq_ignore_ascii_case(&name)) {
            let message = format!("Unknown option '{name}'.");
            return Err(errors::bad_argument(function, "UnknownOption", message));
        }
    }
    Ok(())
}

/// A text as a field: in quotes where they are needed, or always or never where that is asked for.
fn quoted(text: &str, delimiter: &str, quotes: &str) -> String {
    let needed = text.contains(delimiter) || text.contains(['"', '\n', '\r']);
    match quotes == "all" || quotes != "none" && needed {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}

/// Whether a file of this name would be a spreadsheet.
fn is_spreadsheet(name: &str) -> bool {
    let ending = std::path::Path::new(name).extension().and_then(|e| e.to_str()).unwrap_or("");
    ["xls", "xlsx", "xlsm", "xlsb", "ods"].iter().any(|e| ending.eq_ignore_ascii_case(e))
}

/// `writematrix(x, name)`
fn writematrix(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    if let Some(Value::Cell(_)) = args.first() {
        let text = "Unsupported type 'cell'. Use writecell instead.";
        return Err(errors::bad_argument("writematrix", "UnsupportedType", text));
    }
    let name = match args.get(1) {
        Some(n) => text(n, "writematrix")?,
        None => "matrix.txt".to_owned(),
    };
    if is_spreadsheet(&name) {
        return Err(errors::unsupported("Writing of spreadsheets"));
    }
    let options = args.get(2..).unwrap_or(&[]);
    let known = ["Delimiter", "WriteMode", "FileType", "Encoding", "QuoteStrings", "DateLocale"];
    known_names(options, &known, "writematrix")?;
    let quotes = match option(options, "QuoteStrings") {
        Some(v) if !v.is_text() => if v.is_true()? { "all" } else { "none" }.to_owned(),
        v => v.and_then(|v| v.as_text()).unwrap_or_default().to_ascii_lowercase(),
    };
    let delimiter = option(options, "Delimiter").and_then(|d| d.as_text()).unwrap_or_else(|| ",".into());
    let delimiter = match Delimiter::of(&delimiter) {
        Some(Delimiter::Char(c)) => c.to_string(),
        _ => " ".into(),
    };
    let append = option(options, "WriteMode").and_then(|m| m.as_text()).is_some_and(|m| m == "append");
    let body = match &args[0] {
        Value::String(s) => {
            let (rows, cols) = (s.dims().rows(), s.dims().trailing());
            let line = |i: usize| {
                let text = |j: usize| s.data()[i + j * rows].as_str().unwrap_or("");
                let fields: Vec<String> = (0..cols).map(|j| quoted(text(j), &delimiter, &quotes)).collect();
                fields.join(&delimiter) + "\n"
            };
            (0..rows).map(line).collect()
        }
        x => written(x, "%.15g", &delimiter, "", "\n")?,
    };
    write_text(cx, &name, &body, append, "writematrix")?;
    Ok(none())
}

/// `readlines(name)`: a string for each line; what follows the last line end is a line, if empty.
fn readlines(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let name = text(&args[0], "readlines")?;
    let source = read_text(cx, &name, "readlines")?;
    let lines = source.split('\n').map(|l| l.strip_suffix('\r').unwrap_or(l));
    let rule = option(&args[1..], "EmptyLineRule").and_then(|r| r.as_text()).unwrap_or_default();
    let lines: Vec<MString> = match rule.to_ascii_lowercase().as_str() {
        "skip" => lines.filter(|l| !l.is_empty()).map(MString::from).collect(),
        "error" if source.trim_end_matches(['\r', '\n']).lines().any(str::is_empty) => {
            return Err(errors::bad_argument(
                "readlines",
                "EmptyLine",
                "Empty lines are not allowed in the file.",
            ));
        }
        _ => lines.map(MString::from).collect(),
    };
    Ok(one(MString::wrap(Array::column(lines))))
}

/// `writelines(lines, name)`
fn writelines(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let lines = args[0].as_texts().ok_or_else(|| errors::argument_class("writelines", 1, "text", ""))?;
    let name = text(&args[1], "writelines")?;
    let append = option(&args[2..], "WriteMode").and_then(|m| m.as_text()).is_some_and(|m| m == "append");
    let ending = option(&args[2..], "LineEnding").and_then(|e| e.as_text());
    let ending = ending.map_or_else(|| "\n".to_owned(), |e| e.replace("\\r", "\r").replace("\\n", "\n"));
    let body: String = lines.iter().map(|l| format!("{l}{ending}")).collect();
    write_text(cx, &name, &body, append, "writelines")?;
    Ok(none())
}

/// The matrix in a text file, as `load` reads it: rows of numbers, `%` and `#` begin comments.
pub(crate) fn parse_matrix(name: &str, source: &str) -> Result<Value, Error> {
    let mut rows: Vec<Vec<Complex64>> = Vec::new();
    for (i, line) in source.lines().enumerate() {
        let line = line.split(['%', '#']).next().unwrap_or("");
        let mut row = Vec::new();
        for word in line.split([' ', '\t', ',', ';', '\r']).filter(|w| !w.is_empty()) {
            let z = str2double(word);
            if z.re.is_nan() && !word.eq_ignore_ascii_case("nan") {
                let message =
                    format!("Unable to read file '{name}'. Text on line {} is not a number.", i + 1);
                return Err(Error::new("MATLAB:load:unableToReadMatFile", message));
            }
            row.push(z);
        }
        if row.is_empty() {
            continue;
        }
        if rows.first().is_some_and(|r| r.len() != row.len()) {
            let message = format!(
                "Number of columns on line {} of ASCII file '{name}' must be the same as previous lines.",
                i + 1
            );
            return Err(Error::new("MATLAB:load:numColumnsNotSame", message));
        }
        rows.push(row);
    }
    Ok(matrix(&rows, 0.0))
}

/// The text of a matrix as `save -ascii` writes it: 8 digits, or 16 with `-double`.
pub(crate) fn ascii_matrix(x: &Value, double: bool, tabs: bool) -> Result<String, Error> {
    let template = if double { "%.16e" } else { "%.7e" };
    let x = convert::cast(x, types::Class::Double)?;
    let (delimiter, indent) = if tabs { ("\t", "") } else { ("  ", "  ") };
    Ok(written(&x, template, delimiter, indent, "\n")?.replace("  -", " -"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(cx: &mut Context, f: crate::Kernel, args: &[Value], body: &str) -> (Value, String) {
        #[derive(Default)]
        struct Count(usize);
        let count = cx.state::<Count>();
        count.0 += 1;
        let place = std::env::temp_dir().join(format!("tame-delimited-{}-{}", std::process::id(), count.0));
        let name = place.to_string_lossy().into_owned();
        std::fs::write(&place, body).unwrap();
        let mut all: Vec<Value> = args.to_vec();
        all.iter_mut()
            .filter(|a| a.as_text().as_deref() == Some("FILE"))
            .for_each(|a| *a = Value::from(name.as_str()));
        let out = f(cx, &mut all, 1).unwrap();
        let text = std::fs::read_to_string(&place).unwrap();
        let _ = std::fs::remove_file(place);
        (out.into_iter().next().unwrap_or_default(), text)
    }

    #[test]
    fn matrices_come_and_go() {
        let mut cx = Context::for_tests();
        let x = Value::matrix(2, 2, vec![1.0, 3.5, 2.0, 4.0 / 3.0]);
        let (_, text) = file(&mut cx, dlmwrite, &["FILE".into(), x.clone()], "");
        assert_eq!(text, "1,2\n3.5,1.3333\n");
        let options =
            ["FILE".into(), x.clone(), "delimiter".into(), "\\t".into(), "precision".into(), "%5.1f".into()];
        assert_eq!(file(&mut cx, dlmwrite, &options, "").1, "  1.0\t  2.0\n  3.5\t  1.3\n");
        let (m, _) = file(&mut cx, dlmread, &["FILE".into()], "1,2,3\n4,,6\n");
        assert_eq!(
            (m.dims(), m.doubles().to_vec()),
            (Dims::matrix(2, 3), vec![1.0, 4.0, 2.0, 0.0, 3.0, 6.0])
        );
        let (m, _) =
            file(&mut cx, dlmread, &["FILE".into(), ",".into(), 1.0.into(), 1.0.into()], "a,b\n1,2\n3,4\n");
        assert_eq!(m.doubles().to_vec(), [2.0, 4.0]);
        let (m, _) = file(&mut cx, readmatrix, &["FILE".into()], "x y\n1 2\n3 z\n");
        assert_eq!(m.dims(), Dims::matrix(2, 2));
        assert_eq!(parse_matrix("f", "1 2 % two\n\n3,4").unwrap().doubles().to_vec(), [1.0, 3.0, 2.0, 4.0]);
        assert_eq!(
            ascii_matrix(&Value::row(vec![1.0, -2.5]), false, false).unwrap(),
            "  1.0000000e+00 -2.5000000e+00\n"
        );
    }
}
