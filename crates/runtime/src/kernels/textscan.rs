//! Kernels that read records by a format: `textscan`, `strread`, `textread`.
//!
//! Fields end at a delimiter, at a line end or, without delimiters, at white space. A missing
//! number at a delimiter or line end is the empty value.
//! Dates, durations and categories (`%D`, `%T`, `%C`) are read as texts, of which `prelude/textscan.m` makes them.
//! Not here: `sscanf` and `fscanf` (`scanf.rs`), which know no fields.
//! Source: MATLAB documentation, "textscan", "strread", "textread".

use super::args::text;
use super::files::{decode, readable, system_text};
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::convert::{complex_in, from_doubles};
use crate::error::Error;
use crate::errors;
use crate::files::Files;
use crate::format::escapes;
use crate::kernel::{Outputs, one};
use crate::scan::magnitude;
use crate::text::MString;
use crate::value::Value;
use num_complex::Complex64;
use std::rc::Rc;
use types::Class;

crate::kernels! {
    "mc_textscan" => textscan,
    "strread" => strread,
    "textread" => textread,
}

type R = Result<Outputs, Error>;

/// What a conversion reads.
#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Number(Class),
    /// `%s`
    Text,
    /// `%q`
    Quoted,
    /// `%c`
    Chars,
    /// `%[...]`: the set, and whether it is turned round.
    Set(Vec<char>, bool),
    Literal(Vec<char>),
}

#[derive(Clone, Debug)]
struct Field {
    kind: Kind,
    width: Option<usize>,
    /// At most so many digits behind the point.
    precision: Option<usize>,
    skip: bool,
}

fn bad_format() -> Error {
    errors::bad_argument("textscan", "BadFormatString", "Invalid format.")
}

/// The fields of a format. In `strread` and `textread` all numbers are doubles.
fn parse(format: &str, doubles: bool) -> Result<Vec<Field>, Error> {
    let c: Vec<char> = format.chars().collect();
    let mut fields = Vec::new();
    let mut at = 0;
    while let Some(&ch) = c.get(at) {
        if ch.is_whitespace() {
            at += 1;
        } else if ch != '%' || c.get(at + 1) == Some(&'%') {
            let mut literal = Vec::new();
            while let Some(&ch) = c.get(at).filter(|ch| !ch.is_whitespace()) {
                if ch == '%' && c.get(at + 1) != Some(&'%') {
                    break;
                }
                at += if ch == '%' { 2 } else { 1 };
                literal.push(ch);
            }
            fields.push(Field { kind: Kind::Literal(literal), width: None, precision: None, skip: true });
        } else {
            at += 1;
            fields.push(conversion(&c, &mut at, doubles)?);
        }
    }
    Ok(fields)
}

fn conversion(c: &[char], at: &mut usize, doubles: bool) -> Result<Field, Error> {
    let skip = c.get(*at) == Some(&'*');
    *at += usize::from(skip);
    let digits = |at: &mut usize| {
        let start = *at;
        while c.get(*at).is_some_and(char::is_ascii_digit) {
            *at += 1;
        }
        c[start..*at].iter().collect::<String>().parse::<usize>().ok()
    };
    let width = digits(at);
    let mut precision = None;
    if c.get(*at) == Some(&'.') {
        *at += 1;
        precision = digits(at);
    }
    // The format of dates.
    let mut of_dates = false;
    if c.get(*at) == Some(&'{') {
        let n = c[*at..].iter().position(|&c| c == '}').ok_or_else(bad_format)?;
        *at += n + 1;
        of_dates = true;
    }
    let letter = *c.get(*at).ok_or_else(bad_format)?;
    *at += 1;
    let bits = if matches!(letter, 'd' | 'u' | 'f') { digits(at) } else { None };
    let kind = match (letter, bits) {
        ('d' | 'u' | 'f' | 'n', _) if doubles => Kind::Number(Class::Double),
        ('d', None | Some(32)) => Kind::Number(Class::Int32),
        ('d', Some(8)) => Kind::Number(Class::Int8),
        ('d', Some(16)) => Kind::Number(Class::Int16),
        ('d', Some(64)) => Kind::Number(Class::Int64),
        ('u', None | Some(32)) => Kind::Number(Class::UInt32),
        ('u', Some(8)) => Kind::Number(Class::UInt8),
        ('u', Some(16)) => Kind::Number(Class::UInt16),
        ('u', Some(64)) => Kind::Number(Class::UInt64),
        ('f', Some(32)) => Kind::Number(Class::Single),
        ('f', None | Some(64)) | ('n', _) => Kind::Number(Class::Double),
        ('D' | 'T', _) => Kind::Quoted,
        _ if of_dates => return Err(bad_format()),
        ('s', _) => Kind::Text,
        ('q' | 'C', _) => Kind::Quoted,
        ('c', _) => Kind::Chars,
        ('[', _) => set(c, at)?,
        _ => return Err(bad_format()),
    };
    Ok(Field { kind, width, precision, skip })
}

fn set(c: &[char], at: &mut usize) -> Result<Kind, Error> {
    let turned = c.get(*at) == Some(&'^');
    *at += usize::from(turned);
    let mut members = Vec::new();
    while let Some(&ch) = c.get(*at) {
        *at += 1;
        if ch == ']' && !members.is_empty() {
            return Ok(Kind::Set(members, turned));
        }
        match (c.get(*at), c.get(*at + 1)) {
            (Some('-'), Some(&high)) if high != ']' => {
                members.extend(ch..=high);
                *at += 2;
            }
            _ => members.push(ch),
        }
    }
    Err(bad_format())
}

/// How records are read.
#[derive(Clone)]
struct Options {
    delimiters: Vec<char>,
    /// Delimiters of several characters.
    long_delimiters: Vec<Vec<char>>,
    /// The character that ends a line in place of a line feed.
    line_end: Option<char>,
    /// Columns of texts are string arrays.
    strings: bool,
    /// What does not fit the format is an error.
    strict: bool,
    white_space: Vec<char>,
    header_lines: usize,
    several_as_one: bool,
    empty_value: f64,
    comment: Option<(String, Option<String>)>,
    treat_as_empty: Vec<String>,
    collect: bool,
    /// At most so many records.
    records: usize,
}

fn options(args: &[Value], function: &str) -> Result<Options, Error> {
    let mut o = Options {
        delimiters: Vec::new(),
        long_delimiters: Vec::new(),
        line_end: None,
        strings: false,
        strict: false,
        white_space: vec![' ', '\u{8}', '\t'],
        header_lines: 0,
        several_as_one: false,
        empty_value: f64::NAN,
        comment: None,
        treat_as_empty: Vec::new(),
        collect: false,
        records: usize::MAX,
    };
    let mut args = args;
    if let [n, rest @ ..] = args
        && !n.is_text()
    {
        o.records = n.as_usize().unwrap_or(usize::MAX);
        args = rest;
    }
    for pair in args.chunks(2) {
        let [name, value] = pair else { return Err(errors::not_enough_inputs()) };
        let key = text(name, function)?.to_ascii_lowercase();
        let texts = || value.as_texts().unwrap_or_default();
        match key.as_str() {
            "delimiter" => {
                // Each character of a char row is one; the texts of a list are one each.
                let list: Vec<Vec<char>> = texts().iter().map(|t| escapes(t).chars().collect()).collect();
                let (long, short): (Vec<_>, Vec<_>) =
                    list.into_iter().partition(|d| d.len() > 1 && !matches!(value, Value::Char(_)));
                (o.long_delimiters, o.delimiters) = (long, short.concat());
            }
            "endofline" => o.line_end = line_end(&escapes(&texts().concat()), function)?,
            "texttype" => o.strings = texts().concat().eq_ignore_ascii_case("string"),
            "returnonerror" => o.strict = !value.is_true()?,
            "whitespace" => o.white_space = escapes(&texts().concat()).chars().collect(),
            "headerlines" => o.header_lines = value.as_usize().unwrap_or(0),
            "multipledelimsasone" => o.several_as_one = value.is_true()?,
            "emptyvalue" => o.empty_value = value.as_f64().unwrap_or(f64::NAN),
            "treatasempty" => o.treat_as_empty = texts(),
            "collectoutput" => o.collect = value.is_true()?,
            "commentstyle" => o.comment = comment_style(&texts()),
            "bufsize" | "expchars" | "datelocale" => {}
            other => {
                return Err(errors::bad_argument(
                    function,
                    "UnknownOption",
                    format!("Unknown option '{other}'."),
                ));
            }
        }
    }
    let delimiters = o.delimiters.clone();
    o.white_space.retain(|c| !delimiters.contains(c));
    Ok(o)
}

/// What ends lines, where that is no line feed, alone or behind a carriage return: those always do.
fn line_end(text: &str, function: &str) -> Result<Option<char>, Error> {
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (None, _) | (Some('\n'), _) | (Some('\r'), Some(_)) => Ok(None),
        (Some(c), None) => Ok(Some(c)),
        _ => Err(errors::bad_argument(function, "EndOfLine", "The end of a line must be one character.")),
    }
}

fn comment_style(texts: &[String]) -> Option<(String, Option<String>)> {
    match texts {
        [word] => match word.as_str() {
            "matlab" => Some(("%".into(), None)),
            "shell" => Some(("#".into(), None)),
            "c++" => Some(("//".into(), None)),
            "c" => Some(("/*".into(), Some("*/".into()))),
            w => Some((w.to_owned(), None)),
        },
        [open, close, ..] => Some((open.clone(), Some(close.clone()))),
        [] => None,
    }
}

/// The values of one field so far.
enum Column {
    Numbers(Class, Vec<Complex64>),
    Texts(Vec<String>),
    Chars(Vec<String>),
}

struct Reader<'a> {
    c: &'a [char],
    at: usize,
    o: &'a Options,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.c.get(self.at).copied()
    }

    /// How many characters the delimiter here has; 0 where there is none.
    fn delimiter(&self) -> usize {
        let long = self.o.long_delimiters.iter().filter(|d| self.c[self.at..].starts_with(d));
        let short = usize::from(self.peek().is_some_and(|c| self.o.delimiters.contains(&c)));
        long.map(Vec::len).max().unwrap_or(short)
    }

    fn undelimited(&self) -> bool {
        self.o.delimiters.is_empty() && self.o.long_delimiters.is_empty()
    }

    fn at_line_end(&self) -> bool {
        matches!(self.peek(), Some('\n' | '\r'))
    }

    fn starts_with(&self, text: &str) -> bool {
        let n = text.chars().count();
        n > 0 && self.c.get(self.at..self.at + n).is_some_and(|s| s.iter().copied().eq(text.chars()))
    }

    /// Skips blanks and comments, and line ends where `lines`.
    fn skip_blanks(&mut self, lines: bool) {
        loop {
            while self
                .peek()
                .is_some_and(|c| self.o.white_space.contains(&c) || (lines && matches!(c, '\n' | '\r')))
            {
                self.at += 1;
            }
            match &self.o.comment {
                Some((open, close)) if self.starts_with(open) => match close {
                    None => {
                        while self.peek().is_some_and(|c| c != '\n') {
                            self.at += 1;
                        }
                    }
                    Some(close) => {
                        self.at += open.chars().count();
                        while self.at < self.c.len() && !self.starts_with(close) {
                            self.at += 1;
                        }
                        self.at = (self.at + close.chars().count()).min(self.c.len());
                    }
                },
                _ => return,
            }
        }
    }

    fn skip_line(&mut self) {
        while let Some(c) = self.peek() {
            self.at += 1;
            if c == '\n' {
                return;
            }
        }
    }

    /// Passes what separates a field from the next.
    fn skip_delimiter(&mut self) {
        self.skip_blanks(self.undelimited());
        let mut passed = false;
        while self.delimiter() > 0 && (!passed || self.o.several_as_one) {
            self.at += self.delimiter();
            passed = true;
            if self.o.several_as_one {
                self.skip_blanks(false);
            }
        }
    }

    /// Whether a field ends here, where `c` stands.
    fn ends_field(&self, c: char) -> bool {
        matches!(c, '\n' | '\r')
            || self.delimiter() > 0
            || (self.undelimited() && self.o.white_space.contains(&c))
    }

    /// The text up to the end of the field.
    fn word(&mut self, width: Option<usize>) -> String {
        let start = self.at;
        let most = start.saturating_add(width.unwrap_or(usize::MAX));
        while self.at < most && self.peek().is_some_and(|c| !self.ends_field(c)) {
            self.at += 1;
        }
        self.c[start..self.at].iter().collect()
    }

    /// A number, real, imaginary or both without blanks between; nothing where there is none.
    fn number(&mut self, width: Option<usize>, precision: Option<usize>) -> Option<Complex64> {
        let start = self.at;
        let mut most = width.unwrap_or(400).min(400);
        if let Some(digits) = precision
            && let Some(point) = self.c.iter().skip(start).take(most).position(|&c| c == '.')
        {
            most = most.min(point + 1 + digits);
        }
        let ahead: String =
            self.c.iter().skip(start).take(most).take_while(|&&c| !matches!(c, '\n' | '\r')).collect();
        for word in &self.o.treat_as_empty {
            if !word.is_empty() && ahead.starts_with(word.as_str()) {
                self.at += word.chars().count();
                return Some(self.o.empty_value.into());
            }
        }
        let (x, rest) = signed(&ahead)?;
        let (z, rest) = match (imaginary_unit(rest), signed(rest)) {
            (Some(rest), _) => (Complex64::new(0.0, x), rest),
            (None, Some((y, behind))) if rest.starts_with(['+', '-']) => match imaginary_unit(behind) {
                Some(rest) => (Complex64::new(x, y), rest),
                None => (x.into(), rest),
            },
            _ => (x.into(), rest),
        };
        self.at += ahead.chars().count() - rest.chars().count();
        Some(z)
    }

    fn quoted(&mut self) -> String {
        if self.peek() != Some('"') {
            return self.word(None);
        }
        self.at += 1;
        let mut out = String::new();
        while let Some(c) = self.peek() {
            self.at += 1;
            if c == '"' {
                if self.peek() != Some('"') {
                    break;
                }
                self.at += 1;
            }
            out.push(c);
        }
        out
    }
}

/// A number with at most one sign in front of a text, and what follows it.
fn signed(text: &str) -> Option<(f64, &str)> {
    let body = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (x, rest) = magnitude(body)?;
    Some((if text.starts_with('-') { -x } else { x }, rest))
}

/// What follows an `i` or `j` that is no word's beginning.
fn imaginary_unit(text: &str) -> Option<&str> {
    text.strip_prefix(['i', 'j']).filter(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
}

/// Reads records until the text ends or does not fit; what was read, and where it stopped.
fn scan(source: &[char], fields: &[Field], o: &Options) -> Result<(Vec<Column>, usize), Error> {
    let mut columns: Vec<Column> = fields
        .iter()
        .filter(|f| !f.skip)
        .map(|f| match &f.kind {
            Kind::Number(class) => Column::Numbers(*class, Vec::new()),
            Kind::Chars => Column::Chars(Vec::new()),
            _ => Column::Texts(Vec::new()),
        })
        .collect();
    let mut r = Reader { c: source, at: 0, o };
    (0..o.header_lines).for_each(|_| r.skip_line());
    let mut done = 0;
    while done < o.records && !fields.is_empty() {
        r.skip_blanks(true);
        if o.several_as_one && r.delimiter() > 0 {
            r.skip_delimiter();
        }
        if r.at >= source.len() {
            break;
        }
        if !record(&mut r, fields, &mut columns) {
            if o.strict && r.at < source.len() {
                return Err(does_not_fit(&source[r.at..], done + 1));
            }
            break;
        }
        done += 1;
    }
    Ok((columns, r.at))
}

fn does_not_fit(rest: &[char], row: usize) -> Error {
    let line: String = rest.iter().take_while(|c| !matches!(c, '\n' | '\r')).take(80).collect();
    errors::bad_argument(
        "textscan",
        "handleErrorAndShowInfo",
        format!(
            "Mismatch between file and format character vector.\nTrouble reading field from file (row number {row}) ==> {line}\\n"
        ),
    )
}

/// The characters of a text, with line feeds where its lines end; carriage returns do where there are no line feeds.
fn characters(text: &str, o: &Options) -> Vec<char> {
    let end = o.line_end.or((!text.contains('\n')).then_some('\r'));
    text.chars().map(|c| if end == Some(c) { '\n' } else { c }).collect()
}

/// Reads one record; false where the text does not fit.
fn record(r: &mut Reader, fields: &[Field], columns: &mut [Column]) -> bool {
    let mut slot = 0;
    for (k, f) in fields.iter().enumerate() {
        if !matches!(f.kind, Kind::Chars) {
            r.skip_blanks(r.undelimited());
        }
        if r.at >= r.c.len() && k > 0 && r.undelimited() {
            return false;
        }
        let before = r.at;
        match &f.kind {
            Kind::Literal(text) => {
                if r.c.get(r.at..r.at + text.len()) == Some(&text[..]) {
                    r.at += text.len();
                    continue;
                }
                if r.at < r.c.len() {
                    return false;
                }
            }
            Kind::Number(_) => {
                let at_end = r.peek().is_none_or(|c| r.ends_field(c));
                let x = match r.number(f.width, f.precision) {
                    Some(x) => x,
                    None if at_end => r.o.empty_value.into(),
                    None => return false,
                };
                if let Some(Column::Numbers(_, v)) = columns.get_mut(slot).filter(|_| !f.skip) {
                    v.push(x);
                }
            }
            kind => {
                let word = match kind {
                    Kind::Text => r.word(f.width),
                    Kind::Quoted => r.quoted(),
                    Kind::Set(members, turned) => {
                        let fits = |c: &char| members.contains(c) != *turned;
                        let most = f.width.unwrap_or(usize::MAX);
                        let word: String = r.c.iter().skip(r.at).take(most).take_while(|c| fits(c)).collect();
                        r.at += word.chars().count();
                        word
                    }
                    _ => {
                        let word: String = r.c.iter().skip(r.at).take(f.width.unwrap_or(1)).collect();
                        r.at += word.chars().count();
                        word
                    }
                };
                if let Some(Column::Texts(v) | Column::Chars(v)) = columns.get_mut(slot).filter(|_| !f.skip) {
                    v.push(word);
                }
            }
        }
        slot += usize::from(!f.skip);
        let next_is_literal = matches!(fields.get(k + 1), Some(Field { kind: Kind::Literal(_), .. }));
        if !next_is_literal && !r.at_line_end() {
            r.skip_delimiter();
        }
        if k == 0 && r.at == before && fields.len() == 1 {
            // Nothing was read: a record that is only a line end.
            if r.at_line_end() {
                r.at += 1;
            } else {
                return false;
            }
        }
    }
    true
}

fn column_value(column: Column, strings: bool) -> Value {
    match column {
        Column::Numbers(class, v) if v.iter().all(|z| z.im == 0.0) || !class.is_float() => {
            from_doubles(class, Dims::matrix(v.len(), 1), v.iter().map(|z| z.re).collect())
        }
        Column::Numbers(class, v) => complex_in(class, Dims::matrix(v.len(), 1), v),
        Column::Texts(v) if strings => {
            Value::String(Rc::new(Array::column(v.iter().map(|t| MString::from(t.as_str())).collect())))
        }
        Column::Texts(v) => Value::cell(Array::column(v.iter().map(|t| Value::from(t.as_str())).collect())),
        Column::Chars(v) => crate::text::char_matrix(&v),
    }
}

/// Columns of one class next to one another joined.
fn collected(values: Vec<Value>) -> Result<Vec<Value>, Error> {
    let mut out: Vec<Vec<Value>> = Vec::new();
    for v in values {
        match out.last_mut() {
            Some(group) if group[0].class() == v.class() && group[0].dims().rows() == v.dims().rows() => {
                group.push(v)
            }
            _ => out.push(vec![v]),
        }
    }
    out.into_iter().map(|group| crate::concat::concat(1, group)).collect()
}

/// The format among the arguments, and the options after it.
fn format_and_options<'a>(args: &'a [Value], function: &str) -> Result<(String, &'a [Value]), Error> {
    match args {
        [f, rest @ ..] if f.is_text() && (f.is_empty() || f.as_text().unwrap_or_default().contains('%')) => {
            let format = text(f, function)?;
            Ok((if format.is_empty() { "%f".into() } else { escapes(&format).into_owned() }, rest))
        }
        rest => Ok(("%f".into(), rest)),
    }
}

/// The number of numbers in the first line behind the header: the columns that an empty format reads.
fn width(source: &[char], o: &Options) -> usize {
    let lines = source.split(|c| *c == '\n').skip(o.header_lines);
    let first = lines.filter(|l| l.iter().any(|c| !c.is_whitespace())).next().unwrap_or_default();
    let Ok(number) = parse("%f", false) else { return 1 };
    let o = Options { header_lines: 0, records: usize::MAX, strict: false, ..o.clone() };
    match scan(first, &number, &o).map(|found| found.0).unwrap_or_default().first() {
        Some(Column::Numbers(_, found)) => found.len().max(1),
        _ => 1,
    }
}

fn textscan(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let (format, rest) = format_and_options(&args[1..], "textscan")?;
    let by_lines = args.get(1).is_some_and(|f| f.is_text() && f.is_empty());
    let fields = parse(&format, false)?;
    let o = options(rest, "textscan")?;
    let scan = |source: &[char], fields: &[Field], o: &Options| match by_lines {
        true => match parse(&"%f".repeat(width(source, o)), false) {
            Ok(fields) => scan(source, &fields, o),
            Err(_) => scan(source, fields, o),
        },
        false => scan(source, fields, o),
    };
    let (columns, used) = if args[0].is_text() {
        let source = characters(&text(&args[0], "textscan")?, &o);
        scan(&source, &fields, &o)?
    } else {
        let id = args[0].as_f64().ok_or_else(crate::files::invalid)? as i64;
        let file = cx.state::<Files>().get(id)?;
        let bytes = file.read_rest();
        let total = bytes.len();
        let source = characters(&decode(bytes), &o);
        let (columns, used) = scan(&source, &fields, &o)?;
        let used: usize = source[..used].iter().map(|c| c.len_utf8()).sum();
        if used < total {
            file.seek(std::io::SeekFrom::Current(-((total - used) as i64)));
        }
        (columns, used)
    };
    let mut values: Vec<Value> = columns.into_iter().map(|c| column_value(c, o.strings)).collect();
    if o.collect {
        values = collected(values)?;
    }
    let mut out = one(Value::cell_row(values));
    if nargout > 1 {
        out.push(Value::from(used));
    }
    Ok(out)
}

fn strread(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    separate(&text(&args[0], "strread")?, &args[1..], nargout, "strread")
}

fn textread(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let name = text(&args[0], "textread")?;
    let bytes = cx.system.read(&readable(cx, &name)).map_err(|e| {
        errors::bad_argument(
            "textread",
            "FileNotFound",
            format!("File not found: {name} ({}).", system_text(&e)),
        )
    })?;
    separate(&decode(bytes), &args[1..], nargout, "textread")
}

/// Each column as an output of its own.
fn separate(source: &str, args: &[Value], nargout: usize, function: &str) -> R {
    let (format, rest) = format_and_options(args, function)?;
    let fields = parse(&format, true)?;
    let mut o = options(rest, function)?;
    if !rest.iter().any(|a| a.as_text().is_some_and(|t| t.eq_ignore_ascii_case("emptyvalue"))) {
        o.empty_value = 0.0;
    }
    let (columns, _) = scan(&characters(source, &o), &fields, &o)?;
    if columns.len() < nargout {
        return Err(errors::too_many_outputs());
    }
    Ok(columns.into_iter().map(|c| column_value(c, o.strings)).take(nargout.max(1)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(source: &str, args: &[Value]) -> Vec<Value> {
        let mut all = vec![Value::from(source)];
        all.extend_from_slice(args);
        let out = textscan(&mut Context::for_tests(), &mut all, 1).unwrap();
        out[0].as_cell().unwrap().data().to_vec()
    }

    fn doubles(v: &Value) -> Vec<f64> {
        v.doubles().to_vec()
    }

    #[test]
    fn columns_of_numbers_and_texts() {
        let c = read("a 1 2.5\nb 3 4\n", &["%s %d %f".into()]);
        assert_eq!(c[0].as_texts(), Some(vec!["a".to_owned(), "b".to_owned()]));
        assert_eq!((c[1].class(), doubles(&c[1])), (Class::Int32, vec![1.0, 3.0]));
        assert_eq!(doubles(&c[2]), [2.5, 4.0]);
        let c = read(
            "1,2\n3,\n,6\n",
            &["%f %f".into(), "Delimiter".into(), ",".into(), "EmptyValue".into(), 0.0.into()],
        );
        assert_eq!((doubles(&c[0]), doubles(&c[1])), (vec![1.0, 3.0, 0.0], vec![2.0, 0.0, 6.0]));
        let c = read("h\nx=1;y=2\nx=3;y=4", &["x=%f;y=%f".into(), "HeaderLines".into(), 1.0.into()]);
        assert_eq!((doubles(&c[0]), doubles(&c[1])), (vec![1.0, 3.0], vec![2.0, 4.0]));
        let c = read("1 2 3 4", &["%f %*f".into()]);
        assert_eq!((c.len(), doubles(&c[0])), (1, vec![1.0, 3.0]));
        let c = read("one two,3\nfour,5\n", &["%s %f".into(), "delimiter".into(), ",".into()]);
        assert_eq!(c[0].as_texts(), Some(vec!["one two".to_owned(), "four".to_owned()]));
        let c = read("1 2\n3 4\n", &["%f %f".into(), "CollectOutput".into(), true.into()]);
        assert_eq!(c[0].dims(), Dims::matrix(2, 2));
    }

    #[test]
    fn nothing_fits() {
        assert_eq!(doubles(&read("x", &["%f".into()])[0]), Vec::<f64>::new());
        assert_eq!(doubles(&read("", &["%f".into()])[0]), Vec::<f64>::new());
        assert!(parse("%z", false).is_err());
        assert_eq!(read("\n\n", &["%s".into()]).len(), 1);
    }
}
