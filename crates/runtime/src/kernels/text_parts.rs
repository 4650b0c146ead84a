//! Kernels for parts of texts between marks: `extractBefore`, `extractBetween`, `insertAfter`,
//! `replaceBetween` and their kin, and `join`.
//!
//! A mark is a text (of several, the one that begins first) or a position in UTF-16 units counted
//! from 1. Texts, marks and new texts go element by element; one of them serves all elements of the
//! others. Where a mark is not found, a char row gives an empty one and a string a missing one.
//! Source: the reference pages of these functions.

use super::args::{dimension, no_more_options};
use super::search::occurrences;
use super::texts::{Form, Texts, Units, one_text, take_option, units};
use crate::array::Dims;
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::value::Value;

crate::kernels! {
    "extractBefore" => extract_before,
    "extractAfter" => extract_after,
    "extractBetween" => extract_between,
    "insertAfter" => insert_after,
    "insertBefore" => insert_before,
    "replaceBetween" => replace_between,
    "eraseBetween" => erase_between,
    "extract" => extract,
    "splitlines" => splitlines,
    "join" => join,
}

type R = Result<Outputs, Error>;

/// Where something begins or ends: a place for each text, or one for all.
enum Marks {
    Texts(Dims, Vec<Units>),
    Positions(Dims, Vec<f64>),
}

impl Marks {
    fn of(value: &Value, function: &str, position: usize) -> Result<Marks, Error> {
        if value.is_matrix() && !value.is_text() && !value.is_empty() {
            return Ok(Marks::Positions(value.dims(), value.doubles().into_owned()));
        }
        let texts = Texts::arg(value, function, position)?;
        Ok(Marks::Texts(texts.dims.clone(), texts.items.into_iter().map(Option::unwrap_or_default).collect()))
    }

    fn by_number(&self) -> bool {
        matches!(self, Marks::Positions(..))
    }

    fn dims(&self) -> &Dims {
        match self {
            Marks::Texts(d, _) | Marks::Positions(d, _) => d,
        }
    }

    /// The mark of element `i` in its text, from unit `after` on: its place (from 0) and its length.
    fn find(
        &self,
        i: usize,
        u: &[u16],
        after: usize,
        element: usize,
    ) -> Result<Option<(usize, usize)>, Error> {
        match self {
            Marks::Positions(_, list) => {
                let p = pick(list, i).copied().unwrap_or(0.0);
                if p < 1.0 || p.fract() != 0.0 {
                    return Err(position_error("Numeric positions must be positive integers.".to_owned()));
                }
                if p > u.len() as f64 {
                    let element = element + 1;
                    let message =
                        format!("Numeric value exceeds the number of characters in element {element}.");
                    return Err(position_error(message));
                }
                Ok(Some((p as usize - 1, 1)))
            }
            Marks::Texts(_, list) => {
                let part = pick(list, i).map_or(&[][..], Vec::as_slice);
                Ok(place_of(u, part, after).map(|at| (at, part.len())))
            }
        }
    }
}

fn position_error(message: String) -> Error {
    Error::new("MATLAB:string:PositionOutOfRange", message)
}

/// Where `part` begins at or behind `after`; nothing begins everywhere.
fn place_of(u: &[u16], part: &[u16], after: usize) -> Option<usize> {
    if part.is_empty() {
        return (after <= u.len()).then_some(after);
    }
    occurrences(u, part).find(|&at| at >= after)
}

/// Element `i` of a list, or its only one.
fn pick<T>(list: &[T], i: usize) -> Option<&T> {
    if list.len() == 1 { list.first() } else { list.get(i) }
}

/// The common size of texts, marks and new texts, of which each is one or as many as the others.
fn common(function: &str, all: &[&Dims]) -> Result<Dims, Error> {
    let mut dims = Dims::scalar();
    for d in all {
        if d.numel() == 1 || **d == dims {
            continue;
        }
        if dims.numel() != 1 {
            let message = "Inputs must be the same size or one of them must be a scalar.";
            return Err(errors::bad_argument(function, "InputsSizeMismatch", message));
        }
        dims = (*d).clone();
    }
    Ok(dims)
}

/// The form of a result of several elements: a char row becomes cells.
fn form_for(form: Form, n: usize) -> Form {
    if form == Form::Char && n != 1 { Form::Cell } else { form }
}

/// The part of each text that `cut` says, where there is a mark.
fn at_mark(args: &[Value], function: &str, cut: fn(&[u16], usize, usize) -> Units) -> R {
    let texts = Texts::arg(&args[0], function, 1)?;
    let marks = Marks::of(&args[1], function, 2)?;
    let dims = common(function, &[&texts.dims, marks.dims()])?;
    let mut items = Vec::new();
    for i in 0..dims.numel() {
        let found = match pick(&texts.items, i) {
            Some(Some(u)) => marks.find(i, u, 0, i)?.map(|(at, n)| cut(u, at, n)),
            _ => None,
        };
        items.push(found);
    }
    Ok(one(Texts { form: form_for(texts.form, items.len()), dims, items }.value()))
}

fn extract_before(_: &mut Context, args: &mut [Value], _: usize) -> R {
    at_mark(args, "extractBefore", |u, at, _| u[..at].to_vec())
}

fn extract_after(_: &mut Context, args: &mut [Value], _: usize) -> R {
    at_mark(args, "extractAfter", |u, at, n| u[at + n..].to_vec())
}

fn insert_after(_: &mut Context, args: &mut [Value], _: usize) -> R {
    insert(args, "insertAfter", true)
}

fn insert_before(_: &mut Context, args: &mut [Value], _: usize) -> R {
    insert(args, "insertBefore", false)
}

fn insert(args: &[Value], function: &str, after: bool) -> R {
    let texts = Texts::arg(&args[0], function, 1)?;
    let marks = Marks::of(&args[1], function, 2)?;
    let new = Texts::arg(&args[2], function, 3)?;
    let dims = common(function, &[&texts.dims, marks.dims(), &new.dims])?;
    let mut items = Vec::new();
    for i in 0..dims.numel() {
        let (Some(Some(u)), Some(Some(added))) = (pick(&texts.items, i), pick(&new.items, i)) else {
            items.push(None);
            continue;
        };
        let mut out = Units::new();
        let mut done = 0;
        while let Some((at, n)) = marks.find(i, u, done, i)? {
            let cut = if after { at + n } else { at };
            out.extend(&u[done..cut]);
            out.extend(added);
            out.extend(&u[cut..at + n]);
            done = at + n;
            if n == 0 || marks.by_number() {
                break;
            }
        }
        out.extend(u.get(done..).unwrap_or_default());
        items.push(Some(out));
    }
    Ok(one(Texts { form: form_for(texts.form, items.len()), dims, items }.value()))
}

/// The marks of a function that works between two of them, and whether these belong to the part.
struct Between {
    from: Marks,
    to: Marks,
    inclusive: bool,
}

impl Between {
    fn of(args: &[Value], options: &[Value], function: &str) -> Result<Between, Error> {
        let from = Marks::of(&args[1], function, 2)?;
        let to = Marks::of(&args[2], function, 3)?;
        let mut options = options.to_vec();
        let named = take_option(&mut options, "Boundaries").and_then(|v| v.as_text());
        let inclusive = match named.map(|t| t.to_ascii_lowercase()).as_deref() {
            None => from.by_number() && to.by_number(),
            Some("inclusive") => true,
            Some("exclusive") => false,
            Some(_) => {
                let message = "Boundaries must be 'inclusive' or 'exclusive'.";
                return Err(errors::bad_argument(function, "InvalidBoundaryType", message));
            }
        };
        no_more_options(&options, function)?;
        Ok(Between { from, to, inclusive })
    }

    /// The parts of a text: their first units and the units behind them.
    fn parts(&self, i: usize, u: &[u16]) -> Result<Vec<(usize, usize)>, Error> {
        let mut found = Vec::new();
        let mut next = 0;
        while let Some((a, n)) = self.from.find(i, u, next, i)? {
            let begin = if self.from.by_number() && self.to.by_number() { 0 } else { a + n };
            let Some((b, m)) = self.to.find(i, u, begin, i)? else { break };
            let (lo, hi) = match (self.inclusive, b + m < a + n) {
                (_, true) if b + 1 == a => (a, a),
                (_, true) => {
                    return Err(position_error("Start position must not be behind end position.".to_owned()));
                }
                (true, _) => (a, b + m),
                (false, _) => ((a + n).min(b), b),
            };
            found.push((lo, hi));
            // What stands at a place that a number names stands there once.
            let ends = self.from.by_number() || self.to.by_number() || n == 0 || m == 0;
            if ends || b + m <= next {
                break;
            }
            next = b + m;
        }
        Ok(found)
    }
}

/// Lists of texts, one for each element of `dims`, laid out along a dimension: of one element down
/// the rows, of others along the first dimension behind theirs.
fn lay_out(form: Form, dims: &Dims, dim: Option<usize>, lists: Vec<Vec<Units>>) -> Result<Value, Error> {
    let form = if form == Form::Char { Form::Cell } else { form };
    let n = lists.first().map_or(0, Vec::len);
    if lists.iter().any(|l| l.len() != n) {
        let message =
            "Elements of text array must have the same number of delimiters to split into an array.";
        return Err(errors::bad_argument("string", "MustHaveSameNumberOfDelimiters", message));
    }
    let dim = dim.unwrap_or(match dims {
        d if d.numel() == 1 => 0,
        d if d.rank() == 2 && d.cols() == 1 => 1,
        d => d.rank(),
    });
    let (stride, _, outer) = dims.split(dim);
    let mut items = Vec::new();
    for o in 0..outer {
        for k in 0..n {
            items.extend((0..stride).map(|s| lists.get(o * stride + s).and_then(|l| l.get(k)).cloned()));
        }
    }
    Ok(Texts { form, dims: dims.with(dim, n), items }.value())
}

/// Pieces of each text of a list: what `split` and its kin give.
pub(super) fn pieces_of_each(
    texts: &Texts,
    dim: Option<usize>,
    cut: impl Fn(&[u16]) -> Vec<Units>,
) -> Result<Value, Error> {
    let lists = texts.items.iter().map(|t| t.as_deref().map_or_else(Vec::new, &cut)).collect();
    lay_out(texts.form, &texts.dims, dim, lists)
}

fn extract_between(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let texts = Texts::arg(&args[0], "extractBetween", 1)?;
    let marks = Between::of(args, args.get(3..).unwrap_or(&[]), "extractBetween")?;
    let dims = common("extractBetween", &[&texts.dims, marks.from.dims(), marks.to.dims()])?;
    let mut lists = Vec::new();
    for i in 0..dims.numel() {
        let u = pick(&texts.items, i).and_then(Option::as_deref).unwrap_or(&[]);
        lists.push(marks.parts(i, u)?.into_iter().map(|(lo, hi)| u[lo..hi].to_vec()).collect());
    }
    Ok(one(lay_out(texts.form, &dims, None, lists)?))
}

fn replace_between(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let Some(new) = args.get(3) else { return Err(errors::not_enough_inputs()) };
    let new = Texts::arg(new, "replaceBetween", 4)?;
    let options = args.get(4..).unwrap_or(&[]).to_vec();
    put_between(args, "replaceBetween", &new, &options)
}

fn erase_between(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let new = Texts { form: Form::Char, dims: Dims::scalar(), items: vec![Some(Units::new())] };
    let options = args.get(3..).unwrap_or(&[]).to_vec();
    put_between(args, "eraseBetween", &new, &options)
}

fn put_between(args: &[Value], function: &str, new: &Texts, options: &[Value]) -> R {
    let texts = Texts::arg(&args[0], function, 1)?;
    let marks = Between::of(args, options, function)?;
    let dims = common(function, &[&texts.dims, marks.from.dims(), marks.to.dims(), &new.dims])?;
    let mut items = Vec::new();
    for i in 0..dims.numel() {
        let (Some(Some(u)), Some(Some(put))) = (pick(&texts.items, i), pick(&new.items, i)) else {
            items.push(None);
            continue;
        };
        let mut out = Units::new();
        let mut done = 0;
        for (lo, hi) in marks.parts(i, u)? {
            out.extend(u.get(done..lo).unwrap_or_default());
            out.extend(put);
            done = hi;
        }
        out.extend(&u[done..]);
        items.push(Some(out));
    }
    Ok(one(Texts { form: form_for(texts.form, items.len()), dims, items }.value()))
}

/// `extract`: every occurrence of a text, or the character at a position.
fn extract(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let texts = Texts::arg(&args[0], "extract", 1)?;
    let marks = Marks::of(&args[1], "extract", 2)?;
    if marks.by_number() {
        return at_mark(args, "extract", |u, at, n| u[at..at + n].to_vec());
    }
    let mut lists = Vec::new();
    for i in 0..texts.items.len() {
        let u = texts.items[i].as_deref().unwrap_or(&[]);
        let mut list = Vec::new();
        let mut next = 0;
        while let Some((at, n)) = marks.find(i, u, next, i)?.filter(|(_, n)| *n > 0) {
            list.push(u[at..at + n].to_vec());
            next = at + n;
        }
        lists.push(list);
    }
    Ok(one(lay_out(texts.form, &texts.dims, None, lists)?))
}

fn splitlines(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let texts = Texts::arg(&args[0], "splitlines", 1)?;
    let ends = [units("\r\n"), units("\n"), units("\r")];
    Ok(one(pieces_of_each(&texts, None, |u| super::search::pieces(u, &ends, false).0)?))
}

/// `join`: along the last dimension that is not 1, or the one named.
fn join(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let texts = Texts::arg(&args[0], "join", 1)?;
    let rank = texts.dims.rank();
    let mut dim = (0..rank).rev().find(|&d| texts.dims.extent(d) != 1).unwrap_or(1);
    let mut between = Texts { form: Form::Char, dims: Dims::scalar(), items: vec![Some(vec![32])] };
    for (k, a) in args.iter().enumerate().skip(1) {
        if a.is_matrix() && !a.is_text() && !a.is_empty() {
            dim = dimension(a)?;
        } else if matches!(a, Value::Char(_)) {
            between.items = vec![Some(one_text(a, "join", k + 1)?)];
        } else {
            between = Texts::arg(a, "join", k + 1)?;
        }
    }
    let (stride, n, outer) = texts.dims.split(dim);
    let gaps = n.saturating_sub(1);
    let fits = |d: usize| between.dims.extent(d) == if d == dim { gaps } else { texts.dims.extent(d) };
    let shared = between.items.len() == gaps && between.dims.extent(dim) == gaps;
    if between.items.len() != 1 && !shared && !(0..rank.max(between.dims.rank())).all(fits) {
        let message = "Delimiter must be a scalar, or an array with one element fewer than the text array in the dimension that is joined.";
        return Err(errors::bad_argument("string", "InvalidDelimiterSize", message));
    }
    let mut items = Vec::new();
    for o in 0..outer {
        for s in 0..stride {
            items.push(joined(
                &texts,
                n,
                |i| o * stride * n + i * stride + s,
                |i| {
                    let at = if shared { i } else { o * stride * gaps + i * stride + s };
                    pick(&between.items, at).and_then(Option::as_deref).unwrap_or(&[])
                },
            ));
        }
    }
    Ok(one(Texts { form: texts.form, dims: texts.dims.with(dim, 1), items }.value()))
}

/// The texts at `n` places with what stands between them; missing where one of them is.
fn joined<'a>(
    texts: &Texts,
    n: usize,
    place: impl Fn(usize) -> usize,
    gap: impl Fn(usize) -> &'a [u16],
) -> Option<Units> {
    let mut out = Units::new();
    for i in 0..n {
        if i > 0 {
            out.extend(gap(i - 1));
        }
        out.extend(texts.items.get(place(i))?.as_ref()?);
    }
    Some(out)
}
