//! `unique`, `ismember`, `union`, `intersect`, `setdiff`, `setxor`.

use super::args::take_options;
use super::sort::{Keys, index_column, rising_places};
use super::texts::row_units;
use crate::array::{Array, Dims};
use crate::concat::concat;
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::index::gather;
use crate::kernel::{Outputs, one};
use crate::kernels;
use crate::value::{Char, Value};
use std::borrow::Cow;
use std::cmp::Ordering;
use types::Class;

kernels! {
    "unique" => unique_kept,
    "ismember" => ismember,
    "union" => union,
    "intersect" => intersect,
    "setdiff" => setdiff,
    "setxor" => setxor,
}

crate::kernel::keeping_sparse! {
    unique_kept = unique;
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

/// The elements of a set function's argument: single elements, or whole rows.
struct Items {
    value: Value,
    keys: Keys,
    /// Rows and columns where rows are the items.
    rows: Option<(usize, usize)>,
}

impl Items {
    fn new(value: &Value, rows: bool, function: &str) -> Result<Items, Error> {
        // A char row beside a cell is one item.
        let value = crate::index::full_value(value)?;
        let keys = Keys::of(&value, function)?;
        let d = value.dims();
        Ok(Items { keys, rows: rows.then_some((d.rows(), d.cols())), value })
    }

    fn len(&self) -> usize {
        self.rows.map_or(self.keys.len(), |r| r.0)
    }

    fn compare(&self, i: usize, j: usize) -> Ordering {
        match self.rows {
            None => self.keys.compare(i, j),
            Some((m, n)) => (0..n)
                .map(|c| self.keys.compare(i + c * m, j + c * m))
                .find(|o| *o != Ordering::Equal)
                .unwrap_or(Ordering::Equal),
        }
    }

    fn same(&self, i: usize, j: usize) -> bool {
        match self.rows {
            None => self.keys.same(i, j),
            Some((m, n)) => (0..n).all(|c| self.keys.same(i + c * m, j + c * m)),
        }
    }

    fn sorted(&self) -> Vec<usize> {
        self.sorted_from(0)
    }

    /// The places of the items from `first` on, in the order of the items.
    fn sorted_from(&self, first: usize) -> Vec<usize> {
        if let (Keys::Real(x), None) = (&self.keys, self.rows)
            && let Some(mut places) = rising_places(&x[first..])
        {
            places.iter_mut().for_each(|p| *p += first);
            return places;
        }
        let mut places: Vec<usize> = (first..self.len()).collect();
        places.sort_by(|&i, &j| self.compare(i, j));
        places
    }

    /// The items at these places; a vector lies as `row` says.
    fn pick(&self, places: &[usize], row: bool) -> Result<Value, Error> {
        let n = places.len();
        match self.rows {
            None if row => gather(&self.value, Dims::matrix(1, n), places),
            None => gather(&self.value, Dims::matrix(n, 1), places),
            Some((m, c)) => {
                let all: Vec<usize> = (0..c).flat_map(|j| places.iter().map(move |&i| i + j * m)).collect();
                gather(&self.value, Dims::matrix(n, c), &all)
            }
        }
    }

    /// Groups of equal items: for each item its group, and for each group its first and last item,
    /// groups in rising order.
    fn groups(&self) -> (Vec<usize>, Vec<(usize, usize)>) {
        let sorted = self.sorted();
        let mut group_of = vec![0; self.len()];
        let mut groups: Vec<(usize, usize)> = Vec::new();
        for (k, &p) in sorted.iter().enumerate() {
            if k > 0 && self.same(sorted[k - 1], p) {
                if let Some(last) = groups.last_mut() {
                    last.1 = p;
                }
            } else {
                groups.push((p, p));
            }
            group_of[p] = groups.len() - 1;
        }
        (group_of, groups)
    }
}

/// The arrays of a set function, and its options, which are among those that it knows.
fn split(
    args: &[Value],
    count: usize,
    known: &[&str],
    function: &str,
) -> Result<(Vec<Value>, Vec<String>), Error> {
    let (others, options) = take_options(&args[count.min(args.len())..]);
    let wrong = |what: &str, text: &str| Err(errors::bad_argument(&function.to_uppercase(), what, text));
    if !others.is_empty() {
        return wrong("UnknownInput", "Unrecognized input.");
    }
    if let Some(other) = options.iter().find(|o| !known.contains(&o.as_str())) {
        return wrong("UnknownFlag", &format!("Invalid option '{other}'."));
    }
    Ok((args[..count.min(args.len())].to_vec(), options))
}

/// Rows are compared with rows of as many columns.
fn need_same_columns(a: &Value, b: &Value, function: &str) -> Result<(), Error> {
    if a.dims().cols() == b.dims().cols() || a.is_empty() || b.is_empty() {
        return Ok(());
    }
    let text = "A and B must have the same number of columns.";
    Err(errors::bad_argument(&function.to_uppercase(), "AandBColnumAgree", text))
}

fn unique(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    const KNOWN: [&str; 6] = ["rows", "stable", "sorted", "first", "last", "legacy"];
    let (values, options) = split(args, 1, &KNOWN, "unique")?;
    let has = |o: &str| options.iter().any(|x| x == o);
    if holds_other_than_texts(&values[0]) {
        let message = "Cell array input must be a cell array of character vectors.";
        return Err(errors::bad_argument("UNIQUE", "InputClass", message));
    }
    let value = if values[0].is_char_row()
        || values[0].is_matrix()
        || matches!(values[0], Value::Cell(_) | Value::String(_))
    {
        &values[0]
    } else {
        return Err(errors::undefined_for("unique", values[0].class_name()));
    };
    if nargout <= 1
        && options.is_empty()
        && let Value::Double(a) = value
        && !a.dims().is_empty()
    {
        return super::sort::unique_numbers(a);
    }
    let items = Items::new(value, has("rows") && !matches!(value, Value::Cell(_)), "unique")?;
    let (mut group_of, mut groups) = items.groups();
    if has("stable") {
        let mut order: Vec<usize> = (0..groups.len()).collect();
        order.sort_by_key(|&g| groups[g].0);
        let mut rank = vec![0; groups.len()];
        for (k, &g) in order.iter().enumerate() {
            rank[g] = k;
        }
        groups = order.iter().map(|&g| groups[g]).collect();
        group_of.iter_mut().for_each(|g| *g = rank[*g]);
    }
    let legacy = has("legacy");
    let last = has("last") || legacy && !has("first");
    let places: Vec<usize> = groups.iter().map(|g| if last { g.1 } else { g.0 }).collect();
    let dims = value.dims();
    let row = dims.is_row() && !dims.is_scalar() || dims.is_scalar();
    let mut picked = items.pick(&places, row)?;
    if dims.is_null() || (dims.is_empty() && dims.rows() == 0 && dims.cols() == 0) {
        picked = value.clone();
    }
    let indices = |list: &[usize]| index_list(list, legacy && row && !has("rows"));
    let outs = [picked, indices(&places), indices(&group_of)];
    Ok(outs.into_iter().take(nargout.max(1)).collect())
}

/// Places as subscripts, in a row (as with 'legacy') or in a column.
fn index_list(places: &[usize], across: bool) -> Value {
    match across {
        true => Value::row(places.iter().map(|&i| i as f64 + 1.0).collect()),
        false => index_column(places),
    }
}

fn holds_other_than_texts(v: &Value) -> bool {
    matches!(v, Value::Cell(c) if c.data().iter().any(|x| x.class() != Class::Char))
}

/// Brings both arguments to one class; a char row beside a cell or string is one text.
fn common(a: &Value, b: &Value, function: &str) -> Result<(Value, Value), Error> {
    let unlike = || {
        let message = format!(
            "Input A of class {} and input B of class {} must be cell arrays of character vectors, unless one is a character vector.",
            a.class_name(),
            b.class_name()
        );
        Error::new(format!("MATLAB:{}:InputClass", function.to_uppercase()), message)
    };
    if [a, b].into_iter().any(holds_other_than_texts) {
        return Err(unlike());
    }
    let text = |v: &Value| matches!(v, Value::Cell(_) | Value::String(_));
    if text(a) || text(b) {
        let string = matches!(a, Value::String(_)) || matches!(b, Value::String(_));
        let bring = |v: &Value| -> Result<Value, Error> {
            match v {
                _ if string => crate::convert::to_string_array(v),
                Value::Cell(_) => Ok(v.clone()),
                v if v.class() == Class::Char => Ok(Value::cell(Array::scalar(v.clone()))),
                v if v.is_empty() => Ok(Value::cell(Array::new(v.dims(), Vec::new()))),
                _ => Err(unlike()),
            }
        };
        return Ok((bring(a)?, bring(b)?));
    }
    Ok((a.clone(), b.clone()))
}

fn ismember(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    let (values, options) = split(args, 2, &["rows", "legacy"], "ismember")?;
    let rows = options.iter().any(|o| o == "rows");
    if rows {
        need_same_columns(&values[0], &values[1], "ismember")?;
    }
    if let Some((shape, found)) = among_few(&values[0], &values[1]).filter(|_| !rows) {
        return Ok(membership(shape, &found, nargout));
    }
    let (a, s) = common(&values[0], &values[1], "ismember")?;
    let shape = if rows { Dims::matrix(a.dims().rows(), 1) } else { a.dims() };
    let na = if rows { a.dims().rows() } else { a.numel() };
    let joined = join(&a, &s, rows, Kind::Difference)?;
    let items = Items::new(&joined, rows, "ismember")?;
    let members = items.sorted_from(na);
    let place = |p: usize| {
        let first = members.partition_point(|&m| items.compare(m, p) == Ordering::Less);
        members.get(first).filter(|&&m| items.same(m, p)).map_or(0, |m| m - na + 1)
    };
    let found: Vec<usize> = match (&items.keys, items.rows) {
        (Keys::Real(x), None) => real_places(&x[..na], &x[na..], &members, na),
        _ => (0..na).map(place).collect(),
    };
    Ok(membership(shape, &found, nargout))
}

/// What `ismember` gives of the places at which elements were found, 0 for none.
fn membership(shape: Dims, found: &[usize], nargout: usize) -> Outputs {
    let truth = bool::wrap(Array::new(shape.clone(), found.iter().map(|&f| f > 0).collect()));
    if nargout <= 1 {
        return one(truth);
    }
    let places = f64::wrap(Array::new(shape, found.iter().map(|&f| f as f64).collect()));
    [truth, places].into_iter().collect()
}

/// Where elements stand in a list, from 1, or 0, and their size, where the list is so short that looking at all of it
/// costs less than sorting it.
fn among_few(x: &Value, list: &Value) -> Option<(Dims, Vec<usize>)> {
    /// More are sorted.
    const FEW: usize = 16;
    fn places<T: PartialEq>(x: &[T], list: &[T]) -> Option<Vec<usize>> {
        let place = |v: &T| list.iter().position(|l| l == v).map_or(0, |k| k + 1);
        (list.len() <= FEW).then(|| x.iter().map(place).collect())
    }
    if let (Some(text), Value::Cell(texts)) = (row_units(x), list) {
        let units = texts.data().iter().map(row_units).collect::<Option<Vec<_>>>()?;
        return Some((Dims::scalar(), places(&[text], &units)?));
    }
    let dims = x.dims();
    if let (Some(x), Some(list)) = (Char::view(x), Char::view(list)) {
        return Some((dims, places(&x, &list)?));
    }
    match (f64::view(x)?, f64::view(list)?) {
        (Cow::Borrowed(x), Cow::Borrowed(list)) => Some((dims, places(x, list)?)),
        _ => None,
    }
}

/// For each number its first place (from 1) among `list`, 0 where it is not there; `order` are the places of
/// `list` behind `offset`, by size.
fn real_places(x: &[f64], list: &[f64], order: &[usize], offset: usize) -> Vec<usize> {
    // NaN, which is last, equals nothing.
    let sorted: Vec<f64> = order.iter().map(|&m| list[m - offset]).take_while(|v| !v.is_nan()).collect();
    let place = |v: f64| {
        let first = sorted.partition_point(|&s| s < v);
        match sorted.get(first) {
            Some(&s) if s == v => order[first] - offset + 1,
            _ => 0,
        }
    };
    x.iter().map(|&v| place(v)).collect()
}

/// The items of both, those of `a` first: a column of elements, or rows under one another.
fn join(a: &Value, b: &Value, rows: bool, kind: Kind) -> Result<Value, Error> {
    if rows {
        return concat(0, vec![a.clone(), b.clone()]);
    }
    let column = |v: &Value| super::reshape_value(crate::index::full_value(v)?, Dims::matrix(v.numel(), 1));
    // Compared as numbers: char against double, int8 against logical. Where the result has elements of both,
    // they are integers first, so that what becomes the same number is there once.
    let integers = (a.class().is_integer() || b.class().is_integer()) && kind != Kind::Difference;
    let (a, b) = match (a.is_matrix(), b.is_matrix(), a.class() == b.class() || integers) {
        (true, true, false) if !a.is_complex() && !b.is_complex() => {
            (crate::convert::cast(a, Class::Double)?, crate::convert::cast(b, Class::Double)?)
        }
        _ => (a.clone(), b.clone()),
    };
    concat(0, vec![column(&a)?, column(&b)?])
}

/// Which items of the joined list a set function keeps.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Union,
    Intersect,
    Difference,
    Exclusive,
}

fn combine(args: &[Value], nargout: usize, kind: Kind, function: &str) -> Result1 {
    let (values, options) = split(args, 2, &["rows", "stable", "sorted", "legacy"], function)?;
    let has = |o: &str| options.iter().any(|x| x == o);
    let (rows, legacy) = (has("rows"), has("legacy"));
    if rows {
        need_same_columns(&values[0], &values[1], function)?;
    }
    let (a, b) = common(&values[0], &values[1], function)?;
    let (ad, bd) = (a.dims(), b.dims());
    let na = if rows { ad.rows() } else { a.numel() };
    let joined = join(&a, &b, rows, kind)?;
    let items = Items::new(&joined, rows, function)?;
    let sorted = items.sorted();
    // For each kept group: its first item in `a` and in `b`.
    let mut kept: Vec<(Option<usize>, Option<usize>)> = Vec::new();
    for group in sorted.chunk_by(|&i, &j| items.same(i, j)) {
        // Of equal items the first counts, with 'legacy' the last, and that of the union's second input.
        let pick = |of_a: bool| {
            let ones = group.iter().copied().filter(|&p| (p < na) == of_a);
            if legacy { ones.max() } else { ones.min() }
        };
        let (in_a, in_b) = (pick(true), pick(false));
        let in_a = in_a.filter(|_| !(legacy && kind == Kind::Union && in_b.is_some()));
        let keep = match kind {
            Kind::Union => true,
            Kind::Intersect => in_a.is_some() && in_b.is_some(),
            Kind::Difference => in_b.is_none(),
            Kind::Exclusive => in_a.is_some() != in_b.is_some(),
        };
        if keep {
            kept.push((in_a, in_b));
        }
    }
    if has("stable") {
        kept.sort_by_key(|g| g.0.or(g.1));
    }
    let places: Vec<usize> = kept.iter().filter_map(|g| g.0.or(g.1)).collect();
    let row = match kind {
        _ if legacy => !(ad.is_column() && bd.is_column()),
        Kind::Difference => ad.is_row(),
        _ => (ad.is_row() && bd.is_row()) || (ad.is_row() && bd.is_null()) || (bd.is_row() && ad.is_null()),
    };
    let mut picked = items.pick(&places, row)?;
    if a.is_matrix() {
        let together = types::concat_class(a.class(), b.class()).unwrap_or(a.class());
        let class = if kind == Kind::Difference { a.class() } else { together };
        if picked.class() != class {
            picked = crate::convert::cast(&picked, class)?;
        }
    }
    if places.is_empty() && ad.is_null() && (bd.is_null() || kind == Kind::Difference) {
        picked = gather(&picked, Dims::matrix(0, 0), &[])?;
    }
    let from_a: Vec<usize> = match kind {
        Kind::Intersect | Kind::Difference => kept.iter().filter_map(|g| g.0).collect(),
        _ => kept.iter().filter_map(|g| g.0).collect(),
    };
    let from_b: Vec<usize> = match kind {
        Kind::Intersect => kept.iter().filter_map(|g| g.1).map(|p| p - na).collect(),
        _ => kept.iter().filter(|g| g.0.is_none()).filter_map(|g| g.1).map(|p| p - na).collect(),
    };
    let indices = |list: &[usize]| index_list(list, legacy && row && !rows);
    let outs = [picked, indices(&from_a), indices(&from_b)];
    Ok(outs.into_iter().take(nargout.max(1)).collect())
}

fn union(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    combine(args, nargout, Kind::Union, "union")
}

fn intersect(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    combine(args, nargout, Kind::Intersect, "intersect")
}

fn setdiff(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    combine(args, nargout, Kind::Difference, "setdiff")
}

fn setxor(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    combine(args, nargout, Kind::Exclusive, "setxor")
}
