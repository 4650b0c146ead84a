//! Brief forms of kernels: what compiled programs call most often, on plain arguments (one text, one number, a vector),
//! without values made of arguments and results.
//!
//! Invariant: a brief form gives what the kernel of its row gives for the same arguments, or nothing; then nothing has
//! happened and the kernel itself is called. It raises no error. So what is not plain (empty texts, mostly, whose
//! extents matter) is left to the kernel.
//! Not here: how compiled programs hand arguments over and take results (`cabi/brief.rs`).

use super::search::{is_row_of, occurrences, replace_each};
use super::strings::of_category;
use super::texts::{char_value, lower_unit, row_units, upper_unit};
use crate::array::{Array, Dims};
use crate::element::Element;
use crate::format;
use crate::linalg::small;
use crate::structs::StructArray;
use crate::value::{Char, Value};
use base::Name;
use num_complex::Complex64;

/// An argument.
#[derive(Clone, Copy)]
pub enum Part<'a> {
    /// A row of chars that is not empty.
    Text(&'a [u16]),
    /// One double.
    Number(f64),
    /// A matrix of doubles: rows, columns, elements.
    Numbers(usize, usize, &'a [f64]),
    /// A matrix of truth values that a program lends: rows, elements.
    Truths(usize, &'a [bool]),
    /// A cell.
    Cell(&'a Array<Value>),
    /// An empty text, 0-by-0.
    Nothing,
    /// Another value.
    Whole(&'a Value),
    /// Elements of another class.
    Other,
}

impl<'a> Part<'a> {
    /// What a value is as an argument.
    pub fn of(value: &'a Value) -> Part<'a> {
        match value {
            Value::F64(x) => Part::Number(*x),
            Value::Cell(c) => Part::Cell(c),
            Value::Double(a) if a.dims().rank() == 2 => {
                Part::Numbers(a.dims().rows(), a.dims().cols(), a.data())
            }
            Value::Char(a) if a.dims().rows() == 0 && a.dims().cols() == 0 && a.dims().rank() == 2 => {
                Part::Nothing
            }
            Value::Char1(_) | Value::Char(_) => match row_units(value) {
                Some(u) if !u.is_empty() => Part::Text(u),
                _ => Part::Whole(value),
            },
            _ => Part::Whole(value),
        }
    }

    /// The elements of a row or column of doubles that has some, with rows and columns.
    pub(super) fn vector(self) -> Option<(usize, usize, &'a [f64])> {
        match self {
            Part::Numbers(rows, cols, x) if (rows == 1 || cols == 1) && !x.is_empty() => {
                Some((rows, cols, x))
            }
            _ => None,
        }
    }
}

/// Where brief forms write what they give, kept from call to call.
#[derive(Default)]
pub struct Scratch {
    /// How many results the call asks for; the caller sets it.
    pub wanted: usize,
    /// Whether the program is in Octave's language; the caller sets it.
    pub octave: bool,
    /// The units of a text.
    pub units: Vec<u16>,
    /// Elements.
    pub numbers: Vec<f64>,
    /// Elements.
    pub truths: Vec<bool>,
    /// What is printed.
    pub out: String,
    template: String,
}

/// What a brief form gives.
pub enum Given {
    /// One truth value.
    Truth(bool),
    /// One double.
    Number(f64),
    /// One number.
    Complex(Complex64),
    /// `units`, a row; 0-by-0 where there are none.
    Text,
    /// `numbers`, of so many rows and columns.
    Numbers(usize, usize),
    /// `numbers`, of so many rows, columns and pages, of which there are two or more.
    Pages(usize, usize, usize),
    /// `truths`, of so many rows and columns.
    Truths(usize, usize),
    /// Anything.
    Value(Value),
    /// Nothing; `out` is to be printed.
    Printed,
    /// Nothing, where no result is asked for.
    Nothing,
}

impl Given {
    /// The result as a value.
    pub fn value(self, scratch: &Scratch) -> Value {
        match self {
            Given::Truth(x) => Value::Bool(x),
            Given::Number(x) => Value::F64(x),
            Given::Complex(z) => Value::complex(z),
            Given::Text => char_value(scratch.units.clone()),
            Given::Numbers(rows, cols) => {
                f64::wrap(Array::new(Dims::matrix(rows, cols), scratch.numbers.clone()))
            }
            Given::Pages(rows, cols, pages) => {
                f64::wrap(Array::new(Dims::new(&[rows, cols, pages]), scratch.numbers.clone()))
            }
            Given::Truths(rows, cols) => {
                bool::wrap(Array::new(Dims::matrix(rows, cols), scratch.truths.clone()))
            }
            Given::Value(value) => value,
            Given::Printed | Given::Nothing => Value::empty(),
        }
    }
}

/// A brief form: of the arguments, for at most one result. `scratch` may hold anything before.
pub type Brief = fn(&[Part], &mut Scratch) -> Option<Given>;

/// Kernels with brief forms, by symbol.
const BRIEF: &[(&str, Brief)] = &[
    ("strcmp", |p, s| compare(p, s, |a, b| a == b)),
    ("strcmpi", |p, s| compare(p, s, same_letters)),
    ("strncmp", |p, _| compare_beginnings(p, |a, b| a == b)),
    ("strncmpi", |p, _| compare_beginnings(p, same_letters)),
    ("strfind", strfind),
    ("strrep", strrep),
    ("strtrim", strtrim),
    ("strsplit", strsplit),
    ("strjoin", strjoin),
    ("startsWith", |p, _| ask(p, <[u16]>::starts_with)),
    ("endsWith", |p, _| ask(p, <[u16]>::ends_with)),
    ("contains", |p, _| ask(p, |u, part| u.windows(part.len()).any(|w| w == part))),
    ("upper", |p, s| mapped(p, s, upper_unit)),
    ("lower", |p, s| mapped(p, s, lower_unit)),
    ("isstrprop", of_category),
    ("num2str", num2str),
    ("int2str", int2str),
    ("str2double", str2double),
    ("sprintf", sprintf),
    ("fprintf", fprintf),
    ("ismember", ismember),
    ("newline", |p, _| match p {
        [] => Some(Given::Value(Value::Char1(Char(10)))),
        _ => None,
    }),
    ("numel", |p, _| count(p).map(|n| Given::Number(n as f64))),
    ("isempty", |p, _| count(p).map(|n| Given::Truth(n == 0))),
    ("end", |p, _| match *p {
        [whole, Part::Number(1.0), Part::Number(1.0)] => count(&[whole]).map(|n| Given::Number(n as f64)),
        _ => None,
    }),
    ("ischar", |p, _| is_of(p, |part| matches!(part, Part::Text(_) | Part::Nothing))),
    ("iscell", |p, _| is_of(p, |part| matches!(part, Part::Cell(_)))),
    ("isstruct", |p, _| is_of(p, |part| matches!(part, Part::Whole(Value::Struct(_))))),
    ("mc_switch", |p, s| match *p {
        [Part::Text(_) | Part::Number(_) | Part::Nothing] if s.wanted == 0 => Some(Given::Nothing),
        _ => None,
    }),
    ("isfield", isfield),
    ("struct", structure),
    ("fliplr", flip_row),
    ("flip", flip),
    ("sort", sort),
    ("unique", unique),
    ("horzcat", beside),
    ("median", median),
    ("mldivide", |p, s| solved(p, s, false)),
    ("mrdivide", |p, s| solved(p, s, true)),
    ("inv", |p, s| match *p {
        [Part::Numbers(n, m, x)] if n == m && !s.octave && small::inverse(n, x, &mut s.numbers) => {
            Some(Given::Numbers(n, n))
        }
        _ => None,
    }),
    ("det", |p, s| match *p {
        [Part::Numbers(n, m, x)] if n == m && !s.octave => small::determinant(n, x).map(Given::Number),
        _ => None,
    }),
    ("bitget", |p, _| of_bit(p, |x, bit| f64::from(u8::from(x & bit != 0)))),
    ("bitset", |p, _| of_bit(p, |x, bit| (x | bit) as f64)),
];

/// The brief form of the kernel of this symbol.
pub fn find(symbol: &str) -> Option<Brief> {
    all().find(|(name, _)| *name == symbol).map(|(_, brief)| *brief)
}

fn all() -> impl Iterator<Item = &'static (&'static str, Brief)> {
    BRIEF.iter().chain(super::brief_numbers::NUMERIC)
}

/// The number of elements of what no class has rules for.
fn count(parts: &[Part]) -> Option<usize> {
    match *parts {
        [Part::Text(units)] => Some(units.len()),
        [Part::Number(_)] => Some(1),
        [Part::Numbers(_, _, x)] => Some(x.len()),
        [Part::Cell(cell)] => Some(cell.numel()),
        [Part::Nothing] => Some(0),
        [Part::Whole(Value::Struct(s))] => Some(s.numel()),
        [Part::Whole(Value::Bool(_))] => Some(1),
        _ => None,
    }
}

/// Whether the only argument is of a class, which is seen of those that these are.
fn is_of(parts: &[Part], is: fn(&Part) -> bool) -> Option<Given> {
    match parts {
        [
            part @ (Part::Text(_)
            | Part::Nothing
            | Part::Number(_)
            | Part::Numbers(..)
            | Part::Cell(_)
            | Part::Whole(Value::Struct(_) | Value::Bool(_))),
        ] => Some(Given::Truth(is(part))),
        _ => None,
    }
}

// ---- Texts -----------------------------------------------------------------------------------

fn same_letters(a: &[u16], b: &[u16]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(&x, &y)| x == y || lower_unit(x) == lower_unit(y))
}

fn compare(parts: &[Part], scratch: &mut Scratch, same: fn(&[u16], &[u16]) -> bool) -> Option<Given> {
    match *parts {
        [Part::Text(a), Part::Text(b)] => Some(Given::Truth(same(a, b))),
        [Part::Text(_), Part::Nothing] | [Part::Nothing, Part::Text(_)] => Some(Given::Truth(false)),
        [Part::Cell(list), Part::Text(text)] | [Part::Text(text), Part::Cell(list)] => {
            if list.dims().rank() != 2 || list.data().iter().any(|v| matches!(v, Value::String(_))) {
                return None;
            }
            scratch.truths.clear();
            // What is no row of chars is no text, or has other extents.
            scratch.truths.extend(list.data().iter().map(|v| is_row_of(v, text, same)));
            Some(Given::Truths(list.dims().rows(), list.dims().cols()))
        }
        _ => None,
    }
}

fn compare_beginnings(parts: &[Part], same: fn(&[u16], &[u16]) -> bool) -> Option<Given> {
    let &[Part::Text(a), Part::Text(b), Part::Number(n)] = parts else { return None };
    if n.fract() != 0.0 || !(1.0..=1e9).contains(&n) {
        return None;
    }
    let n = n as usize;
    Some(Given::Truth(same(&a[..n.min(a.len())], &b[..n.min(b.len())])))
}

fn strfind(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let &[Part::Text(text), Part::Text(part)] = parts else { return None };
    scratch.numbers.clear();
    scratch.numbers.extend(occurrences(text, part).map(|at| at as f64 + 1.0));
    let n = scratch.numbers.len();
    Some(Given::Numbers(n.min(1), n))
}

/// The most characters of a result that is made without asking for memory.
const LONG: usize = 1 << 24;

fn strrep(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let (text, old, new) = match *parts {
        [Part::Text(text), Part::Text(old), Part::Text(new)] => (text, old, new),
        [Part::Text(text), Part::Text(old), Part::Nothing] => (text, old, &[][..]),
        _ => return None,
    };
    // What may be long is left to the kernel, which asks for memory.
    if text.len().saturating_mul(new.len()) > LONG {
        return None;
    }
    scratch.units.clear();
    replace_each(text, old, new, &mut scratch.units);
    Some(Given::Text)
}

fn strtrim(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let &[Part::Text(text)] = parts else { return None };
    scratch.units.clear();
    scratch.units.extend_from_slice(super::strings::trimmed(text));
    Some(Given::Text)
}

/// At one delimiter, several of which beside each other are one.
fn strsplit(parts: &[Part], _: &mut Scratch) -> Option<Given> {
    let (text, delimiter) = match *parts {
        [Part::Text(text), Part::Text(delimiter)] if !delimiter.contains(&u16::from(b'\\')) => {
            (text, delimiter)
        }
        _ => return None,
    };
    // Words of a length that an option may have are left to the kernel, which knows options.
    if delimiter.len() > 4 {
        return None;
    }
    let mut pieces = Vec::new();
    let (mut from, mut at) = (0, 0);
    while at < text.len() {
        if !text[at..].starts_with(delimiter) {
            at += 1;
            continue;
        }
        pieces.push(char_value(text[from..at].to_vec()));
        while text[at..].starts_with(delimiter) {
            at += delimiter.len();
        }
        from = at;
    }
    pieces.push(char_value(text[from..].to_vec()));
    Some(Given::Value(Value::cell_row(pieces)))
}

fn strjoin(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let (list, between) = match *parts {
        [Part::Cell(list)] => (list, &[32][..]),
        [Part::Cell(list), Part::Text(between)] if !between.contains(&u16::from(b'\\')) => (list, between),
        _ => return None,
    };
    scratch.units.clear();
    for (k, item) in list.data().iter().enumerate() {
        let Part::Text(units) = Part::of(item) else { return None };
        if scratch.units.len().saturating_add(units.len()) > LONG {
            return None;
        }
        if k > 0 {
            scratch.units.extend_from_slice(between);
        }
        scratch.units.extend_from_slice(units);
    }
    (list.numel() > 0 && list.dims().rows() == 1 && list.dims().rank() == 2).then_some(Given::Text)
}

fn ask(parts: &[Part], is: fn(&[u16], &[u16]) -> bool) -> Option<Given> {
    let &[Part::Text(text), Part::Text(part)] = parts else { return None };
    Some(Given::Truth(is(text, part)))
}

fn mapped(parts: &[Part], scratch: &mut Scratch, f: fn(u16) -> u16) -> Option<Given> {
    let &[Part::Text(text)] = parts else { return None };
    scratch.units.clear();
    scratch.units.extend(text.iter().map(|&u| f(u)));
    Some(Given::Text)
}

/// Whether a struct has a field of this name.
fn isfield(parts: &[Part], _: &mut Scratch) -> Option<Given> {
    let &[Part::Whole(Value::Struct(s)), Part::Text(units)] = parts else { return None };
    let name = known_name(units)?;
    Some(Given::Truth(name.is_some_and(|name| s.position(name).is_some())))
}

/// More elements are not copied.
const SMALL: usize = 16;

/// One struct of fields whose names are known.
fn structure(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let (pairs, []) = parts.as_chunks::<2>() else { return None };
    if scratch.octave || pairs.is_empty() {
        return None;
    }
    let mut names = Vec::with_capacity(pairs.len());
    let mut values = Vec::with_capacity(pairs.len());
    for pair in pairs {
        let [Part::Text(units), value] = *pair else { return None };
        let name = known_name(units)??;
        if names.contains(&name) || !super::strings::is_word(name.as_str()) {
            return None;
        }
        names.push(name);
        values.push(match value {
            Part::Number(x) => Value::F64(x),
            Part::Text(units) => char_value(units.to_vec()),
            Part::Nothing => Value::empty_char(),
            Part::Cell(content) if content.numel() == 1 => content.data().first()?.clone(),
            Part::Numbers(rows, cols, x) if x.len() <= SMALL => {
                f64::wrap(Array::new(Dims::matrix(rows, cols), x.to_vec()))
            }
            Part::Whole(value) => value.clone(),
            _ => return None,
        });
    }
    let whole = StructArray::from_parts(Dims::scalar(), names, values);
    Some(Given::Value(Value::Struct(std::rc::Rc::new(whole))))
}

/// The name with this text, where there is one: what no name is, no field has. Of plain letters.
pub fn known_name(units: &[u16]) -> Option<Option<Name>> {
    let mut room = [0u8; 64];
    let text = room.get_mut(..units.len())?;
    for (to, &unit) in text.iter_mut().zip(units) {
        *to = u8::try_from(unit).ok().filter(u8::is_ascii)?;
    }
    Some(Name::known(std::str::from_utf8(text).ok()?))
}

// ---- Numbers and texts -----------------------------------------------------------------------

/// The digits of a whole number.
fn whole(x: f64, units: &mut Vec<u16>) {
    units.clear();
    let (mut rest, mut digits, mut n) = ((x as i64).unsigned_abs(), [0u16; 20], 0);
    loop {
        digits[n] = u16::from(b'0') + (rest % 10) as u16;
        n += 1;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if x < 0.0 {
        units.push(u16::from(b'-'));
    }
    units.extend(digits[..n].iter().rev());
}

fn num2str(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let &[Part::Number(x)] = parts else { return None };
    if x.fract() == 0.0 && x.abs() < 1e15 {
        whole(x, &mut scratch.units);
    } else {
        scratch.units.clear();
        scratch.units.extend(format::scalar_text(x).encode_utf16());
    }
    Some(Given::Text)
}

fn int2str(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let &[Part::Number(x)] = parts else { return None };
    num2str(&[Part::Number(x.round())], scratch)
}

fn str2double(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let &[Part::Text(text)] = parts else { return None };
    if let Some(x) = decimal(text) {
        return Some(Given::Number(x));
    }
    scratch.template.clear();
    scratch
        .template
        .extend(char::decode_utf16(text.iter().copied()).map(|c| c.ok()).collect::<Option<String>>());
    Some(Given::Complex(crate::scan::str2double(&scratch.template)))
}

/// The value of a plain decimal number of at most 15 digits, blanks around it: the quotient of two doubles that are
/// exact.
fn decimal(text: &[u16]) -> Option<f64> {
    const POWERS: [f64; 16] =
        [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];
    let blank = u16::from(b' ');
    let from = text.iter().position(|&u| u != blank)?;
    let to = text.iter().rposition(|&u| u != blank)? + 1;
    let (negative, body) = match text[from..to] {
        [sign, ref rest @ ..] if sign == u16::from(b'-') => (true, rest),
        ref body => (false, body),
    };
    let (mut value, mut digits, mut point) = (0u64, 0, None);
    for &u in body {
        match u8::try_from(u).ok()? {
            d @ b'0'..=b'9' => {
                value = value * 10 + u64::from(d - b'0');
                digits += 1;
            }
            b'.' if point.is_none() && digits > 0 => point = Some(digits),
            _ => return None,
        }
        if digits > 15 {
            return None;
        }
    }
    let behind = digits - point.unwrap_or(digits);
    if digits == 0 || (point.is_some() && behind == 0) {
        return None;
    }
    let x = value as f64 / POWERS[behind];
    Some(if negative { -x } else { x })
}

/// Prints into `out`.
fn formatted(parts: &[Part], scratch: &mut Scratch) -> Option<()> {
    let [Part::Text(template), data @ ..] = parts else { return None };
    if template.iter().any(|&u| u > 127) {
        return None;
    }
    let Scratch { template: text, out, .. } = scratch;
    text.clear();
    text.extend(template.iter().map(|&u| char::from(u as u8)));
    out.clear();
    // Where a template ends early something is said of it.
    let (template, None) = format::template(text) else { return None };
    format::brief(&template, data, out).then_some(())
}

fn sprintf(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    formatted(parts, scratch)?;
    let Scratch { units, out, .. } = scratch;
    units.clear();
    match out.is_ascii() {
        true => units.extend(out.bytes().map(u16::from)),
        false => units.extend(out.encode_utf16()),
    }
    (!units.is_empty()).then_some(Given::Text)
}

fn fprintf(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    // The number of bytes is a result.
    if scratch.wanted > 0 {
        return None;
    }
    let rest = match parts {
        [Part::Number(1.0), rest @ ..] => rest,
        all => all,
    };
    formatted(rest, scratch)?;
    Some(Given::Printed)
}

// ---- Vectors ---------------------------------------------------------------------------------

/// More members are sorted.
const FEW: usize = 16;

fn ismember(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let truths = &mut scratch.truths;
    truths.clear();
    match *parts {
        [Part::Number(x), Part::Numbers(_, _, list)] => Some(Given::Truth(list.contains(&x))),
        [Part::Number(x), Part::Number(y)] => Some(Given::Truth(x == y)),
        [Part::Numbers(rows, cols, x), Part::Numbers(_, _, list)] if list.len() <= FEW => {
            truths.extend(x.iter().map(|v| list.contains(v)));
            Some(Given::Truths(rows, cols))
        }
        [Part::Text(x), Part::Text(list)] if list.len() <= FEW => {
            truths.extend(x.iter().map(|u| list.contains(u)));
            Some(Given::Truths(1, x.len()))
        }
        [Part::Text(x), Part::Cell(list)] => {
            let mut found = false;
            for item in list.data() {
                found |= row_units(item)? == x;
            }
            Some(Given::Truth(found))
        }
        _ => None,
    }
}

fn flip_row(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    match *parts {
        [Part::Text(_) | Part::Numbers(1, ..)] => flip(parts, scratch),
        _ => None,
    }
}

fn flip(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    if let [Part::Text(text)] = parts {
        scratch.units.clear();
        scratch.units.extend(text.iter().rev());
        return Some(Given::Text);
    }
    let [part] = parts else { return None };
    let (rows, cols, x) = part.vector()?;
    scratch.numbers.clear();
    scratch.numbers.extend(x.iter().rev());
    Some(Given::Numbers(rows, cols))
}

/// What is sorted, and whether downwards.
pub(super) fn direction<'a>(parts: &[Part<'a>]) -> Option<(Part<'a>, bool)> {
    let is = |way: &[u16], name: &str| way.iter().copied().eq(name.encode_utf16());
    match *parts {
        [part] => Some((part, false)),
        [part, Part::Text(way)] if is(way, "descend") => Some((part, true)),
        [part, Part::Text(way)] if is(way, "ascend") => Some((part, false)),
        _ => None,
    }
}

fn sort(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let (part, descending) = direction(parts)?;
    let (rows, cols, x) = part.vector()?;
    if x.iter().any(|v| v.is_nan()) {
        return None;
    }
    scratch.numbers.clear();
    scratch.numbers.extend_from_slice(x);
    super::sort::order_numbers(&mut scratch.numbers, descending);
    Some(Given::Numbers(rows, cols))
}

fn unique(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let Given::Numbers(rows, cols) = sort(parts.get(..1).filter(|_| parts.len() == 1)?, scratch)? else {
        return None;
    };
    scratch.numbers.dedup();
    let n = scratch.numbers.len();
    Some(if rows == 1 { Given::Numbers(1, n) } else { Given::Numbers(n, cols) })
}

/// Short texts, or short rows, side by side: what is longer grows where it is.
fn beside(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    const SHORT: usize = 64;
    let [first, _, ..] = parts else { return None };
    if let Part::Text(_) = first {
        scratch.units.clear();
        for part in parts {
            match part {
                Part::Text(units) if scratch.units.len() + units.len() <= SHORT => {
                    scratch.units.extend_from_slice(units);
                }
                _ => return None,
            }
        }
        return Some(Given::Text);
    }
    scratch.numbers.clear();
    for part in parts {
        match part {
            Part::Number(x) => scratch.numbers.push(*x),
            Part::Numbers(1, _, x) if !x.is_empty() => scratch.numbers.extend_from_slice(x),
            _ => return None,
        }
        if scratch.numbers.len() > SHORT {
            return None;
        }
    }
    Some(Given::Numbers(1, scratch.numbers.len()))
}

fn median(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let [part] = parts else { return None };
    let (_, _, x) = part.vector()?;
    scratch.numbers.clear();
    scratch.numbers.extend_from_slice(x);
    super::reduce::median_of(&mut scratch.numbers).map(Given::Number)
}

/// `A\B`, or `B/A` where it is `turned`, of a small real system that surely is well conditioned.
fn solved(parts: &[Part], scratch: &mut Scratch, turned: bool) -> Option<Given> {
    let &[Part::Numbers(rows, cols, x), Part::Numbers(others, more, y)] = parts else { return None };
    let (n, (a, b), count) = match turned {
        false if rows == cols && rows == others => (rows, (x, y), more),
        true if others == more && others == cols => (others, (y, x), rows),
        _ => return None,
    };
    let fits = !scratch.octave && small::solve(n, a, count, b, turned, &mut scratch.numbers);
    fits.then(|| if turned { Given::Numbers(count, n) } else { Given::Numbers(n, count) })
}

/// What becomes of a natural number and the bit at a place of it.
fn of_bit(parts: &[Part], f: fn(u64, u64) -> f64) -> Option<Given> {
    let &[Part::Number(x), Part::Number(place)] = parts else { return None };
    let natural = |x: f64, most: f64| x.fract() == 0.0 && (0.0..=most).contains(&x);
    let fits = natural(x, 9_007_199_254_740_991.0) && natural(place, 53.0) && place >= 1.0;
    fits.then(|| Given::Number(f(x as u64, 1 << (place as u64 - 1))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::Context;

    /// What the kernel itself and its brief form give.
    fn both(symbol: &str, args: &[Value]) -> (Option<Value>, Option<Value>) {
        let kernel = crate::kernel::find_kernel(symbol).expect("a kernel");
        let parts: Vec<Part> = args.iter().map(Part::of).collect();
        let mut scratch = Scratch { wanted: 1, ..Scratch::default() };
        let brief = find(symbol).and_then(|f| f(&parts, &mut scratch));
        let Some(brief) = brief.map(|given| given.value(&scratch)) else { return (None, None) };
        let mut cx = Context::new(std::rc::Rc::new(base::RealSystem::default()));
        let full = kernel(&mut cx, &mut args.to_vec(), 1).ok().and_then(|r| r.into_iter().next());
        (full, Some(brief))
    }

    #[test]
    fn every_row_names_a_kernel() {
        for (symbol, _) in all() {
            assert!(crate::kernel::find_kernel(symbol).is_some(), "{symbol}");
        }
    }

    /// Every kernel with all pairs of these arguments gives the same in both forms, or has no brief form of them.
    #[test]
    fn brief_forms_give_what_kernels_give() {
        let texts = [
            "a",
            "b",
            " ab ",
            "aa",
            "aab,b,,c",
            ",",
            "A",
            "12",
            "-3.25",
            " 1e3",
            "1,5",
            "0",
            "-0",
            ".5",
            "5.",
            "é",
            "%d",
            "%5.2f|%s",
            "x\\n",
            "%s",
            "%g%%",
            "ascend",
            "descend",
            "digit",
            "alpha",
            "-",
            "1+2i",
            "123456789012345678",
        ];
        let mut all: Vec<Value> = texts.iter().map(|t| Value::char_row(t)).collect();
        all.push(Value::empty_char());
        all.extend(
            [0.0, -0.0, 1.0, 2.5, -7.0, 1e15, 1e16, 123_456.789, f64::NAN, f64::INFINITY, 97.0, 1e-5]
                .map(Value::F64),
        );
        all.push(Value::row(vec![3.0, 1.0, 2.0, 1.0]));
        all.push(Value::row(vec![0.0, -0.0, 2.0]));
        all.push(Value::row(vec![f64::NAN, 1.0]));
        all.push(Value::column(vec![3.0, 1.0, 3.0]));
        all.push(f64::wrap(Array::new(Dims::matrix(2, 2), vec![4.0, 1.0, 2.0, 1.0])));
        all.push(f64::wrap(Array::new(Dims::matrix(2, 3), vec![4.0, 1.0, 2.0, 1.0, -3.0, 0.5])));
        all.push(Value::column(vec![3.0, -1.5]));
        all.push(Value::empty());
        all.push(Value::Bool(true));
        all.push(Value::cell_row(vec![Value::char_row("a"), Value::char_row("aab")]));
        all.push(Value::cell_row(vec![Value::char_row("a"), Value::empty_char(), Value::F64(1.0)]));
        all.push(Value::cell_row(vec![]));
        let mut seen = 0;
        for (symbol, _) in self::all().filter(|(symbol, _)| *symbol != "fprintf") {
            let mut hold = |args: &[Value]| {
                let (full, brief) = both(symbol, args);
                let Some(brief) = brief else { return };
                seen += 1;
                assert_eq!(format!("{full:?}"), format!("{:?}", Some(brief)), "{symbol} {args:?}");
            };
            for a in &all {
                hold(std::slice::from_ref(a));
                for b in &all {
                    hold(&[a.clone(), b.clone()]);
                    if symbol.starts_with("strn") {
                        hold(&[a.clone(), b.clone(), Value::F64(1.0)]);
                    }
                    if ["max", "min"].contains(symbol) {
                        hold(&[a.clone(), b.clone(), Value::char_row("includenan")]);
                    }
                    if ["cat", "linspace", "filter", "sscanf"].contains(symbol) {
                        let third =
                            [Value::F64(1.0), Value::F64(3.0), Value::row(vec![1.0, -0.5]), b.clone()];
                        third.into_iter().for_each(|c| hold(&[a.clone(), b.clone(), c]));
                        hold(&[Value::F64(3.0), a.clone(), b.clone()]);
                    }
                    if ["strrep", "sprintf", "strcat"].contains(symbol) {
                        hold(&[a.clone(), b.clone(), Value::char_row("-")]);
                        hold(&[a.clone(), b.clone(), Value::empty_char()]);
                    }
                }
            }
        }
        assert!(seen > 1000, "{seen}");
    }
}
