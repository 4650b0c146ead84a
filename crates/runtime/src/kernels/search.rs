//! Kernels that compare, find, replace, split and join texts.
//!
//! Positions are UTF-16 units counted from 1. Not here: regular expressions (`regexp.rs`).

use super::args::{dimension, no_more_options};
use super::text_parts::pieces_of_each;
use super::texts::{
    Form, Texts, Units, char_value, lower_unit, one_text, row_units, take_option, unescape, units, units_of,
};
use crate::array::{Array, Dims, append, probe};
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::text::{MString, code_units};
use crate::value::{Char, Value};
use std::borrow::Cow;
use types::Class;

crate::kernels! {
    "strcmp" => strcmp,
    "strcmpi" => strcmpi,
    "strncmp" => strncmp,
    "strncmpi" => strncmpi,
    "strfind" => strfind,
    "findstr" => findstr,
    "strmatch" => strmatch,
    "strrep" => strrep,
    "replace" => replace,
    "erase" => erase,
    "strtok" => strtok,
    "strsplit" => strsplit,
    "split" => split,
    "ostrsplit" => ostrsplit,
    "strjoin" => strjoin,
    "startsWith" => starts_with,
    "endsWith" => ends_with,
    "contains" => contains,
    "count" => count,
}

type R = Result<Outputs, Error>;

// ---- Comparison ------------------------------------------------------------------------------

fn strcmp(_: &mut Context, args: &mut [Value], _: usize) -> R {
    compare(args, None, None)
}

fn strcmpi(_: &mut Context, args: &mut [Value], _: usize) -> R {
    compare(args, Some(lower_unit), None)
}

fn strncmp(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let n = prefix_length(args, "strncmp")?;
    compare(args, None, Some(n))
}

fn strncmpi(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let n = prefix_length(args, "strncmpi")?;
    compare(args, Some(lower_unit), Some(n))
}

fn prefix_length(args: &[Value], function: &str) -> Result<usize, Error> {
    let message = "Third argument must be a nonnegative integer.";
    args.get(2).and_then(Value::as_usize).ok_or_else(|| errors::bad_argument(function, "invalidN", message))
}

/// An element to compare, if it is text: its extents (char arrays compare by size, too) and its units.
type Comparable<'a> = Option<(&'a [usize], Cow<'a, [Char]>)>;

/// What is compared: one text for all, the rows of a char array, or one text for each element of an array.
enum Side<'a> {
    One(Comparable<'a>),
    Rows(Vec<Vec<Char>>),
    Cells(&'a Array<Value>),
    Strings(&'a Array<MString>),
}

impl<'a> Side<'a> {
    fn of(value: &'a Value) -> Option<Side<'a>> {
        match value {
            Value::Char(_) | Value::Char1(_) => Some(Side::One(comparable(value))),
            Value::String(s) => Some(Side::Strings(s)),
            Value::Cell(c) => Some(Side::Cells(c)),
            _ => None,
        }
    }

    /// A char array of several rows is its rows beside as many cells or strings.
    fn beside(&self, value: &Value, other: &Side) -> Side<'a> {
        let count = other.dims().numel();
        match (self, other, value) {
            (Side::One(_), Side::Cells(_) | Side::Strings(_), Value::Char(a))
                if count > 1 && a.dims().rank() == 2 && a.dims().rows() == count =>
            {
                let rows = count;
                let row = |r: usize| a.data().iter().skip(r).step_by(rows).copied().collect();
                Side::Rows((0..rows).map(row).collect())
            }
            (Side::One(item), ..) => Side::One(item.clone()),
            (Side::Rows(rows), ..) => Side::Rows(rows.clone()),
            (Side::Cells(c), ..) => Side::Cells(c),
            (Side::Strings(s), ..) => Side::Strings(s),
        }
    }

    fn dims(&self) -> Dims {
        match self {
            Side::One(_) => Dims::scalar(),
            Side::Rows(rows) => Dims::matrix(rows.len(), 1),
            Side::Cells(c) => c.dims().clone(),
            Side::Strings(s) => s.dims().clone(),
        }
    }

    fn item(&self, i: usize) -> Comparable<'a> {
        match self {
            Side::One(item) => item.clone(),
            Side::Rows(rows) => Some((&[][..], rows[i].clone().into())),
            Side::Cells(c) => match &c.data()[i] {
                Value::Cell(_) => None,
                v => comparable(v),
            },
            Side::Strings(s) => s.data()[i]
                .as_str()
                .map(|t| (&[][..], units(t).into_iter().map(Char).collect::<Vec<_>>().into())),
        }
    }
}

fn comparable(value: &Value) -> Comparable<'_> {
    match value {
        Value::Char(a) => Some((a.dims(), Cow::Borrowed(a.data()))),
        Value::Char1(c) => Some((&[1, 1], Cow::Borrowed(std::slice::from_ref(c)))),
        Value::String(s) if s.numel() == 1 => {
            let units: Vec<Char> = units(s.data()[0].as_str()?).into_iter().map(Char).collect();
            Some((s.dims(), units.into()))
        }
        _ => None,
    }
}

/// How texts are compared: after mapping their units, by their first units, as strings without extents.
struct Comparison {
    fold: Option<fn(u16) -> u16>,
    prefix: Option<usize>,
    strings: bool,
    /// Empty texts are equal whatever their extents (in cells).
    empties: bool,
}

fn equal(a: &Comparable, b: &Comparable, how: &Comparison) -> bool {
    let (Some((da, x)), Some((db, y))) = (a, b) else { return false };
    let Comparison { fold, prefix, strings, empties } = *how;
    let same = |x: &[Char], y: &[Char]| match fold {
        None => x == y,
        Some(fold) => x.len() == y.len() && x.iter().zip(y).all(|(s, t)| fold(s.0) == fold(t.0)),
    };
    if let Some(n) = prefix {
        return same(&x[..n.min(x.len())], &y[..n.min(y.len())]);
    }
    (da == db || strings || (empties && x.is_empty() && y.is_empty())) && same(x, y)
}

/// Whether a value is a row of chars that is the same as one of more than none: of another length it is none, which is seen
/// first.
pub(super) fn is_row_of(v: &Value, units: &[u16], same: fn(&[u16], &[u16]) -> bool) -> bool {
    match v {
        Value::Char(t) => {
            t.data().len() == units.len() && t.dims().is_row() && same(code_units(t.data()), units)
        }
        Value::Char1(c) => units.len() == 1 && same(&[c.0], units),
        _ => false,
    }
}

/// Which cells have a row of chars, where one side is such a row that is not empty and the other one a cell without
/// string arrays.
fn equal_rows(a: &Value, b: &Value) -> Option<Value> {
    let (cells, text) = match (a, b) {
        (Value::Cell(cells), text) | (text, Value::Cell(cells)) => (cells, text),
        _ => return None,
    };
    let units = row_units(text).filter(|u| !u.is_empty())?;
    let strings = cells.data().iter().any(|v| matches!(v, Value::String(_)));
    (!strings).then(|| bool::wrap(cells.map(|v| is_row_of(v, units, |a, b| a == b))))
}

fn compare(args: &[Value], fold: Option<fn(u16) -> u16>, prefix: Option<usize>) -> R {
    let (Some(a), Some(b)) = (Side::of(&args[0]), Side::of(&args[1])) else {
        // Something that is no text equals nothing, element by element where the other is a cell.
        let list = args
            .iter()
            .take(2)
            .find_map(|v| if let Value::Cell(c) = v { Some(c.dims().clone()) } else { None });
        return Ok(match list {
            Some(dims) => {
                let n = dims.numel();
                one(bool::wrap(Array::new(dims, vec![false; n])))
            }
            None => one(false),
        });
    };
    let (a, b) = (a.beside(&args[0], &b), b.beside(&args[1], &a));
    let (mut da, mut db) = (a.dims(), b.dims());
    // The rows of a char array stand for as many cells, whatever these are.
    match (&a, &b) {
        (Side::Rows(_), _) => da = db.clone(),
        (_, Side::Rows(_)) => db = da.clone(),
        _ => {}
    }
    if da.numel() != 1 && db.numel() != 1 && da != db {
        let message = "Inputs must be the same size or either one can be a scalar.";
        return Err(errors::bad_argument("strcmp", "InputsSizeMismatch", message));
    }
    let rows = matches!((&a, &b), (Side::Rows(_), _) | (_, Side::Rows(_)));
    let strings = rows || args.iter().take(2).any(|v| matches!(v, Value::String(_)));
    let empties = args.iter().take(2).any(|v| matches!(v, Value::Cell(_)));
    let how = Comparison { fold, prefix, strings, empties };
    if let (None, None, Some(equal)) = (fold, prefix, equal_rows(&args[0], &args[1])) {
        return Ok(one(equal));
    }
    let data: Vec<bool> = match (da.numel(), db.numel()) {
        (1, n) => {
            let text = a.item(0);
            (0..n).map(|i| equal(&text, &b.item(i), &how)).collect()
        }
        (n, 1) => {
            let text = b.item(0);
            (0..n).map(|i| equal(&a.item(i), &text, &how)).collect()
        }
        (n, _) => (0..n).map(|i| equal(&a.item(i), &b.item(i), &how)).collect(),
    };
    Ok(one(bool::wrap(Array::new(if da.numel() == 1 { db } else { da }, data))))
}

// ---- Search ----------------------------------------------------------------------------------

/// Places (from 0) where `part` begins in `u`, overlapping ones included.
pub(super) fn occurrences<'a, T: PartialEq + Copy>(
    u: &'a [T],
    part: &'a [T],
) -> impl Iterator<Item = usize> + 'a {
    // An empty part is nowhere.
    let ends = if part.is_empty() { 0 } else { (u.len() + 1).saturating_sub(part.len()) };
    let begins = u[..ends].iter().enumerate().filter(move |(_, x)| Some(*x) == part.first()).map(|(i, _)| i);
    begins.filter(move |&i| u[i..i + part.len()] == *part)
}

/// Places (from 0) of occurrences of any of `parts` that do not overlap, with their lengths; at one
/// place the longest part counts.
fn matches(u: &[u16], parts: &[Units]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut i = 0;
    while i < u.len() {
        let fits = parts.iter().filter(|p| !p.is_empty() && u[i..].starts_with(p)).map(Vec::len).max();
        match fits {
            Some(n) => {
                found.push((i, n));
                i += n;
            }
            None => i += 1,
        }
    }
    found
}

fn strfind(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let part = one_text(&args[1], "strfind", 2)?;
    let mut options = args.get(2..).unwrap_or(&[]).to_vec();
    let as_cell = take_option(&mut options, "ForceCellOutput").is_some_and(|v| v.is_true().unwrap_or(false));
    no_more_options(&options, "strfind")?;
    let places = |u: &[u16]| {
        let found: Vec<usize> = occurrences(u, &part).collect();
        if found.is_empty() {
            return Value::empty();
        }
        Value::row(found.into_iter().map(|i| i as f64 + 1.0).collect())
    };
    let texts = match &args[0] {
        v if v.is_empty() && v.is_matrix() => return Ok(one(Value::empty())),
        Value::Cell(_) if Texts::of(&args[0]).is_none() => {
            let message = "If any of the input arguments are cell arrays, the first must be a cell array of character vectors and the second must be a character vector.";
            return Err(errors::bad_argument("strfind", "cellInputsMustBeStrings", message));
        }
        v => Texts::arg(v, "strfind", 1)?,
    };
    if texts.items.len() == 1 && texts.form != Form::Cell && !as_cell {
        return Ok(one(places(texts.items[0].as_deref().unwrap_or(&[]))));
    }
    let cells = texts.items.iter().map(|t| places(t.as_deref().unwrap_or(&[]))).collect();
    Ok(one(Value::cell(Array::new(texts.dims, cells))))
}

fn findstr(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let (a, b) = (one_text(&args[0], "findstr", 1)?, one_text(&args[1], "findstr", 2)?);
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let mut found: Vec<usize> = occurrences(&long, &short).collect();
    if args.get(2).is_some_and(|overlap| overlap.as_f64() == Some(0.0)) {
        let mut free = 0;
        found.retain(|&at| {
            at >= free && {
                free = at + short.len();
                true
            }
        });
    }
    if found.is_empty() {
        return Ok(one(Value::empty()));
    }
    Ok(one(Value::row(found.into_iter().map(|i| i as f64 + 1.0).collect())))
}

fn strmatch(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let wanted = one_text(&args[0], "strmatch", 1)?;
    let exact = args.get(2).is_some();
    let rows: Vec<Units> = match &args[1] {
        Value::Char(m) if m.dims().rows() > 1 => {
            crate::text::char_matrix_rows(m).iter().map(|r| units(r.trim_end())).collect()
        }
        v => Texts::arg(v, "strmatch", 2)?.items.into_iter().map(Option::unwrap_or_default).collect(),
    };
    let fits = |r: &Units| if exact { *r == wanted } else { r.starts_with(&wanted) };
    let found: Vec<f64> =
        rows.iter().enumerate().filter(|(_, r)| fits(r)).map(|(i, _)| i as f64 + 1.0).collect();
    Ok(one(if found.is_empty() { Value::empty() } else { Value::column(found) }))
}

/// The texts to search for: all of an array of texts.
fn parts(value: &Value, function: &str, position: usize) -> Result<Vec<Units>, Error> {
    Ok(Texts::arg(value, function, position)?.present())
}

/// An error for options that are left when all that are known have been taken.
fn no_more(options: &[Value], function: &str) -> Result<(), Error> {
    match options.first() {
        Some(bad) => {
            let bad = bad.as_text().unwrap_or_default();
            Err(errors::bad_argument(function, "unknownOption", format!("Invalid option '{bad}'.")))
        }
        None => Ok(()),
    }
}

/// A question about each text and some parts, with the option `IgnoreCase`.
fn ask(args: &mut [Value], function: &str, f: fn(&[u16], &[u16]) -> bool) -> R {
    let mut options = args.get(2..).unwrap_or(&[]).to_vec();
    let fold = take_option(&mut options, "IgnoreCase").is_some_and(|v| v.is_true().unwrap_or(false));
    no_more(&options, function)?;
    let folded = |u: &[u16]| if fold { u.iter().map(|&c| lower_unit(c)).collect() } else { u.to_vec() };
    let texts = Texts::arg(&args[0], function, 1)?;
    let parts = parts(&args[1], function, 2).map_err(|_| errors::no_search_term())?;
    let parts: Vec<Units> = parts.iter().map(|p| folded(p)).collect();
    Ok(one(texts.test(|u| {
        let u: Units = folded(u);
        parts.iter().any(|p| f(&u, p))
    })))
}

fn starts_with(_: &mut Context, args: &mut [Value], _: usize) -> R {
    ask(args, "startsWith", |u, p| u.starts_with(p))
}

fn ends_with(_: &mut Context, args: &mut [Value], _: usize) -> R {
    ask(args, "endsWith", |u, p| u.ends_with(p))
}

fn contains(_: &mut Context, args: &mut [Value], _: usize) -> R {
    ask(args, "contains", |u, p| p.is_empty() || occurrences(u, p).next().is_some())
}

fn count(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let mut options = args.get(2..).unwrap_or(&[]).to_vec();
    let fold = take_option(&mut options, "IgnoreCase").is_some_and(|v| v.is_true().unwrap_or(false));
    no_more(&options, "count")?;
    let folded = |u: &[u16]| if fold { u.iter().map(|&c| lower_unit(c)).collect() } else { u.to_vec() };
    let parts = parts(&args[1], "count", 2).map_err(|_| errors::no_search_term())?;
    let parts: Vec<Units> = parts.iter().map(|p| folded(p)).collect();
    Ok(one(Texts::arg(&args[0], "count", 1)?.measure(|u| matches(&folded(u), &parts).len() as f64)))
}

// ---- Replacement -----------------------------------------------------------------------------

/// `strrep`: every occurrence counts, overlapping ones, too: each gives the new text once, and the
/// units that any occurrence covers go.
fn replace_overlapping<T: PartialEq + Copy>(u: &[T], old: &[T], new: &[T]) -> Result<Vec<T>, Error> {
    let mut out = Vec::with_capacity(u.len());
    // What may become much larger is counted first.
    const MUCH: usize = 1 << 24;
    if u.len().saturating_mul(new.len()) > MUCH {
        let found = occurrences(u, old).count();
        crate::array::reserve(&mut out, u.len().saturating_add(found.saturating_mul(new.len())))?;
    }
    replace_each(u, old, new, &mut out);
    Ok(out)
}

/// The same behind what `out` has.
pub(super) fn replace_each<T: PartialEq + Copy>(u: &[T], old: &[T], new: &[T], out: &mut Vec<T>) {
    let mut covered = 0;
    for at in occurrences(u, old) {
        if at > covered {
            out.extend(&u[covered..at]);
        }
        out.extend(new);
        covered = at + old.len();
    }
    out.extend(&u[covered.min(u.len())..]);
}

fn strrep(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let bad = || {
        errors::bad_argument(
            "strrep",
            "InvalidInputType",
            "Arguments must be character vectors, strings or cells.",
        )
    };
    // Rows of numbers are looked through as texts are.
    if let [row, old, new] = args
        && let (Some(row), Some(old), Some(new)) = (f64::view(row), f64::view(old), f64::view(new))
    {
        return Ok(one(Value::row(replace_overlapping(&row, &old, &new)?)));
    }
    if !args.iter().all(|a| matches!(a, Value::Char(_) | Value::Char1(_) | Value::String(_) | Value::Cell(_)))
    {
        return Err(bad());
    }
    if let [text, old, new] = args
        && let (Some(text), Some(old), Some(new)) = (row_units(text), row_units(old), row_units(new))
    {
        return Ok(one(char_value(replace_overlapping(text, old, new)?)));
    }
    let lists: Vec<Texts> = args.iter().map(|a| Texts::of(a).ok_or_else(bad)).collect::<Result<_, _>>()?;
    let largest = lists.iter().max_by_key(|t| t.items.len()).map_or(Dims::scalar(), |t| t.dims.clone());
    let nothing = lists.iter().find(|t| t.items.is_empty());
    let n = if nothing.is_some() { 0 } else { largest.numel() };
    if lists.iter().any(|t| t.items.len() != 1 && t.items.len() != n) {
        return Err(bad());
    }
    let form =
        [Form::String, Form::Cell, Form::Char].into_iter().find(|f| lists.iter().any(|t| t.form == *f));
    let pick = |k: usize, i: usize| -> Option<&Units> {
        let items = &lists.get(k)?.items;
        if items.len() == 1 { items[0].as_ref() } else { items.get(i)?.as_ref() }
    };
    let replaced = |i: usize| match (pick(0, i), pick(1, i), pick(2, i)) {
        (Some(text), Some(old), Some(new)) => replace_overlapping(text, old, new).map(Some),
        _ => Ok(None),
    };
    let items = (0..n).map(replaced).collect::<Result<_, _>>()?;
    let dims = nothing.map_or(largest, |t| t.dims.clone());
    Ok(one(Texts { form: form.unwrap_or(Form::Char), dims, items }.value()))
}

fn replace(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let old = parts(&args[1], "replace", 2)?;
    let new = parts(&args[2], "replace", 3)?;
    if new.len() != 1 && new.len() != old.len() {
        let message = "Old and new text must have the same number of elements, or new must be one text.";
        return Err(errors::bad_argument("replace", "NumElementsMismatch", message));
    }
    Ok(one(Texts::arg(&args[0], "replace", 1)?
        .map(|u| substitute(&u, &old, |k| if new.len() == 1 { new[0].clone() } else { new[k].clone() }))))
}

fn erase(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let old = parts(&args[1], "erase", 2)?;
    Ok(one(Texts::arg(&args[0], "erase", 1)?.map(|u| substitute(&u, &old, |_| Units::new()))))
}

/// Occurrences that do not overlap, each replaced by what `new` says for its part.
fn substitute(u: &[u16], old: &[Units], new: impl Fn(usize) -> Units) -> Units {
    let mut out = Units::new();
    let mut done = 0;
    for (at, n) in matches(u, old) {
        out.extend(&u[done..at]);
        let k = old.iter().position(|p| p.len() == n && u[at..].starts_with(p)).unwrap_or(0);
        out.extend(new(k));
        done = at + n;
    }
    out.extend(&u[done..]);
    out
}

// ---- Splitting and joining -------------------------------------------------------------------

/// Where `strtok` cuts if nothing else is said.
pub(super) const BLANKS: [u16; 7] = [9, 10, 11, 12, 13, 32, 0];

/// What stands before the first delimiter, delimiters at the beginning left out, and the rest.
pub(super) fn token<'a>(u: &'a [u16], delimiters: &[u16]) -> (&'a [u16], &'a [u16]) {
    let start = u.iter().position(|c| !delimiters.contains(c)).unwrap_or(u.len());
    let length = u[start..].iter().position(|c| delimiters.contains(c)).unwrap_or(u.len() - start);
    u[start..].split_at(length)
}

fn strtok(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let delimiters: Cow<[u16]> = match args.get(1) {
        Some(d) => row_units(d).map_or_else(
            || units_of(d).unwrap_or_else(|| d.doubles().iter().map(|&x| x as u16).collect()).into(),
            Cow::Borrowed,
        ),
        None => Cow::Borrowed(&BLANKS),
    };
    let cut = |u: &[u16]| {
        let (token, rest) = token(u, &delimiters);
        (token.to_vec(), rest.to_vec())
    };
    if let Some(u) = row_units(&args[0]) {
        let (token, rest) = cut(u);
        return Ok([char_value(token), char_value(rest)].into_iter().take(nargout.max(1)).collect());
    }
    let texts = Texts::arg(&args[0], "strtok", 1)?;
    let (tokens, rests): (Vec<_>, Vec<_>) = texts
        .items
        .iter()
        .map(|t| match t {
            Some(u) => {
                let (a, b) = cut(u);
                (Some(a), Some(b))
            }
            None => (None, None),
        })
        .unzip();
    let list = |items| Texts { form: texts.form, dims: texts.dims.clone(), items }.value();
    let mut out = one(list(tokens));
    if nargout > 1 {
        out.push(list(rests));
    }
    Ok(out)
}

/// Pieces between delimiters, and the delimiters.
pub(super) fn pieces(u: &[u16], delimiters: &[Units], collapse: bool) -> (Vec<Units>, Vec<Units>) {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (at, n) in matches(u, delimiters) {
        match found.last_mut() {
            Some(last) if collapse && last.0 + last.1 == at => last.1 += n,
            _ => found.push((at, n)),
        }
    }
    let mut parts = Vec::new();
    let mut seams = Vec::new();
    let mut done = 0;
    for (at, n) in found {
        parts.push(u[done..at].to_vec());
        seams.push(u[at..at + n].to_vec());
        done = at + n;
    }
    parts.push(u[done..].to_vec());
    (parts, seams)
}

/// Texts as a list of the form, laid out by `dims`.
fn list(form: Form, dims: Dims, items: Vec<Units>) -> Value {
    let form = if form == Form::Char { Form::Cell } else { form };
    Texts { form, dims, items: items.into_iter().map(Some).collect() }.value()
}

/// `strsplit` at matches of regular expressions.
fn split_at_matches(
    cx: &mut Context,
    source: &Value,
    patterns: Option<&Value>,
    collapse: bool,
    nargout: usize,
) -> R {
    let patterns = patterns.and_then(Value::as_texts).unwrap_or_else(|| vec!["\\s".to_owned()]);
    let any = patterns.join("|");
    let pattern = if collapse { format!("(?:{any})+") } else { any };
    let Some(regexp) = crate::kernel::find_kernel("regexp") else {
        return Err(errors::undefined("regexp"));
    };
    let mut call =
        [source.clone(), Value::char_row(&pattern), Value::char_row("split"), Value::char_row("match")];
    let mut out = regexp(cx, &mut call, 2)?;
    out.truncate(nargout.max(1));
    Ok(out)
}

fn strsplit(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let form = if args[0].class() == Class::String { Form::String } else { Form::Char };
    let Some(u) = units_of(&args[0]).filter(|_| args[0].is_text() || args[0].is_empty()) else {
        let message = "First input must be either a character vector or a string scalar.";
        return Err(errors::bad_argument("strsplit", "InvalidStringType", message));
    };
    let mut options = args.get(1..).unwrap_or(&[]).to_vec();
    let collapse =
        take_option(&mut options, "CollapseDelimiters").is_none_or(|v| v.is_true().unwrap_or(true));
    let kind = take_option(&mut options, "DelimiterType").and_then(|v| v.as_text());
    no_more(options.get(1..).unwrap_or(&[]), "strsplit")?;
    if kind.is_some_and(|k| k.eq_ignore_ascii_case("RegularExpression")) {
        return split_at_matches(cx, &args[0], options.first(), collapse, nargout);
    }
    let delimiters = match options.first() {
        Some(d) => parts(d, "strsplit", 2)?.iter().map(|p| unescape(p)).collect(),
        None => (9..=13).chain([32]).map(|c| vec![c]).collect::<Vec<Units>>(),
    };
    let (parts, seams) = pieces(&u, &delimiters, collapse);
    let mut out = one(list(form, Dims::matrix(1, parts.len()), parts));
    if nargout > 1 {
        out.push(list(form, Dims::matrix(1, seams.len()), seams));
    }
    Ok(out)
}

/// `split`: pieces of each text along a dimension, and the delimiters.
fn split(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let source = Texts::arg(&args[0], "split", 1)?;
    let white = args.get(1).is_none_or(|d| d.is_empty() && !d.is_text());
    let delimiters = match args.get(1) {
        Some(d) if !white => parts(d, "split", 2)?.iter().map(|p| unescape(p)).collect(),
        _ => (9..=13).chain([32]).map(|c| vec![c]).collect::<Vec<Units>>(),
    };
    let dim = args.get(2).map(|d| dimension(d)).transpose()?;
    let mut out = one(pieces_of_each(&source, dim, |u| pieces(u, &delimiters, white).0)?);
    if nargout > 1 {
        out.push(pieces_of_each(&source, dim, |u| pieces(u, &delimiters, white).1)?);
    }
    Ok(out)
}

fn ostrsplit(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let u = one_text(&args[0], "ostrsplit", 1)?;
    let delimiters: Vec<Units> = one_text(&args[1], "ostrsplit", 2)?.into_iter().map(|c| vec![c]).collect();
    let strip = args.get(2).is_some_and(|v| v.is_true().unwrap_or(false));
    let (mut parts, _) = pieces(&u, &delimiters, false);
    if strip {
        parts.retain(|p| !p.is_empty());
    }
    Ok(one(list(Form::Char, Dims::matrix(1, parts.len()), parts)))
}

fn strjoin(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let no_list = || {
        let message = "First input must be a string array or cell array of character vectors.";
        errors::bad_argument("strjoin", "InvalidCellType", message)
    };
    // Cells share what they hold, its copies do not.
    if let Value::Cell(list) = &args[0] {
        probe::<u16>(list.data().iter().map(Value::numel).fold(0, usize::saturating_add))?;
    }
    let texts = Texts::arg(&args[0], "strjoin", 1).map_err(|_| no_list())?;
    if texts.form == Form::Char {
        return Err(no_list());
    }
    let items = texts.present();
    let between: Vec<Units> = match args.get(1) {
        Some(d) => parts(d, "strjoin", 2)?.iter().map(|p| unescape(p)).collect(),
        None => vec![vec![32]],
    };
    if between.len() != 1 && between.len() + 1 != items.len() {
        let message = "The number of delimiters must be one less than the number of texts.";
        return Err(errors::bad_argument("strjoin", "WrongNumberOfDelimiterElements", message));
    }
    let mut out = Units::new();
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            append(&mut out, if between.len() == 1 { &between[0] } else { &between[i - 1] })?;
        }
        append(&mut out, item)?;
    }
    let form = if texts.form == Form::String { Form::String } else { Form::Char };
    Ok(one(Texts { form, dims: Dims::scalar(), items: vec![Some(out)] }.value()))
}
