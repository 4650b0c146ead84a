//! `sort`, `sortrows`, `issorted`, and the order of elements that the set functions share.

use super::args::{dimension, take_options};
use super::radix;
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::convert::{complexes, doubles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::index::gather;
use crate::kernel::{Outputs, one};
use crate::kernels;
use crate::number::Number;
use crate::text::compare;
use crate::value::Value;
use crate::with_number_type;
use num_complex::Complex64;
use std::cmp::Ordering;

kernels! {
    "sort" => sort_kept,
    "sortrows" => sortrows_kept,
    "issorted" => issorted,
}

crate::kernel::keeping_sparse! {
    sort_kept = sort;
    sortrows_kept = sortrows;
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

/// The elements of a value in a form that can be ordered. NaN and missing come last.
pub enum Keys {
    /// Real numbers.
    Real(Vec<f64>),
    /// Integers of 64 bits.
    Wide(Vec<i128>),
    /// Complex numbers, by modulus, then angle.
    Complex(Vec<(f64, f64)>),
    /// Texts; `None` is missing.
    Text(Vec<Option<String>>),
}

impl Keys {
    /// The keys of the elements of a value, or an error that names the function.
    pub fn of(value: &Value, function: &str) -> Result<Keys, Error> {
        match value {
            Value::String(s) => {
                Ok(Keys::Text(s.data().iter().map(|t| t.as_str().map(str::to_owned)).collect()))
            }
            Value::Cell(c) => {
                let texts: Option<Vec<_>> =
                    c.data().iter().map(|v| if v.is_char_row() { v.as_text() } else { None }).collect();
                match texts {
                    Some(t) => Ok(Keys::Text(t.into_iter().map(Some).collect())),
                    None => Err(Error::new(
                        format!("MATLAB:{}:InputClass", function.to_uppercase()),
                        "First input must be a cell array of character vectors, or a numeric, logical or string array.",
                    )),
                }
            }
            v if v.is_complex() => Ok(Keys::Complex(
                complexes(v)
                    .iter()
                    .map(|z: &Complex64| if z.is_nan() { (f64::NAN, 0.0) } else { (z.norm(), z.arg()) })
                    .collect(),
            )),
            Value::I64(_) | Value::U64(_) | Value::Int64(_) | Value::UInt64(_) => {
                Ok(Keys::Wide(with_number_type!(value, T => {
                    T::view(value).unwrap_or_default().iter().map(|x| wide(*x)).collect()
                }, else Vec::new())))
            }
            v if v.is_matrix() => Ok(Keys::Real(doubles(v).into_owned())),
            v => Err(errors::undefined_for(function, v.class_name())),
        }
    }

    /// The order of two elements by place.
    pub fn compare(&self, i: usize, j: usize) -> Ordering {
        match self {
            Keys::Real(x) => real_order(x[i], x[j]),
            Keys::Wide(x) => x[i].cmp(&x[j]),
            Keys::Complex(z) => real_order(z[i].0, z[j].0).then_with(|| real_order(z[i].1, z[j].1)),
            Keys::Text(t) => match (&t[i], &t[j]) {
                (Some(a), Some(b)) => compare(a, b),
                (None, None) => Ordering::Equal,
                (None, _) => Ordering::Greater,
                (_, None) => Ordering::Less,
            },
        }
    }

    /// Whether an element is NaN or missing.
    pub fn is_missing(&self, i: usize) -> bool {
        match self {
            Keys::Real(x) => x[i].is_nan(),
            Keys::Wide(_) => false,
            Keys::Complex(z) => z[i].0.is_nan(),
            Keys::Text(t) => t[i].is_none(),
        }
    }

    /// Equal as elements of a set: NaN and missing equal nothing.
    pub fn same(&self, i: usize, j: usize) -> bool {
        !self.is_missing(i) && !self.is_missing(j) && self.compare(i, j) == Ordering::Equal
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        match self {
            Keys::Real(x) => x.len(),
            Keys::Wide(x) => x.len(),
            Keys::Complex(x) => x.len(),
            Keys::Text(x) => x.len(),
        }
    }
}

fn wide<T: Number>(x: T) -> i128 {
    match x.wrap_scalar() {
        Value::I64(i) => i.into(),
        Value::U64(i) => i.into(),
        _ => x.to_f64() as i128,
    }
}

/// Numbers by size, NaN last.
pub fn real_order(x: f64, y: f64) -> Ordering {
    x.partial_cmp(&y).unwrap_or_else(|| x.is_nan().cmp(&y.is_nan()))
}

/// How `sort` was asked to sort.
#[derive(Clone, Copy)]
struct Options {
    descending: bool,
    missing_first: bool,
    by_real: bool,
    by_size: bool,
}

impl Options {
    const RISING: Options =
        Options { descending: false, missing_first: false, by_real: false, by_size: false };

    /// The same of one column that has a direction of its own: missing ones move with it unless they have
    /// a place.
    fn towards(mut self, descending: bool, placed: bool) -> Options {
        self.descending = descending;
        if !placed {
            self.missing_first = descending;
        }
        self
    }
}

fn read_options(options: &[String], function: &str) -> Result<Options, Error> {
    let mut o = Options::RISING;
    let mut placement = None;
    let mut iter = options.iter();
    while let Some(option) = iter.next() {
        match option.as_str() {
            "ascend" => {}
            "descend" => o.descending = true,
            "missingplacement" => {
                placement = Some(one_of(iter.next(), &["auto", "first", "last"], function)?)
            }
            "comparisonmethod" => {
                let method = one_of(iter.next(), &["auto", "real", "abs"], function)?;
                o.by_real = method == "real";
                o.by_size = method == "abs";
            }
            _ => {
                return Err(errors::bad_argument(
                    function,
                    "sortDirection",
                    "Sorting direction must be 'ascend' or 'descend'.",
                ));
            }
        }
    }
    o.missing_first = match placement {
        Some("first") => true,
        Some("last") => false,
        _ => o.descending,
    };
    Ok(o)
}

/// The value of an option, which is one of these words.
fn one_of<'a>(value: Option<&String>, words: &[&'a str], function: &str) -> Result<&'a str, Error> {
    words.iter().copied().find(|w| value.is_some_and(|v| v == w)).ok_or_else(|| {
        let text = format!("The value of the option must be '{}'.", words.join("', '"));
        errors::bad_argument(function, "InvalidOptionValue", &text)
    })
}

/// The keys of elements as the options compare them.
fn keys_for(value: &Value, o: &Options, function: &str) -> Result<Keys, Error> {
    if o.by_real && value.is_complex() {
        let key = |z: &Complex64| if z.is_nan() { (f64::NAN, 0.0) } else { (z.re, z.im) };
        return Ok(Keys::Complex(complexes(value).iter().map(key).collect()));
    }
    Ok(match Keys::of(value, function)? {
        // Equal sizes are in the order of their angles: positive numbers first.
        Keys::Real(x) if o.by_size => Keys::Complex(
            x.iter().map(|x| (x.abs(), if *x < 0.0 { std::f64::consts::PI } else { 0.0 })).collect(),
        ),
        keys => keys,
    })
}

/// The order of two elements by place, as the options want it.
fn arranged(keys: &Keys, i: usize, j: usize, o: &Options) -> Ordering {
    match (keys.is_missing(i), keys.is_missing(j)) {
        (true, true) => Ordering::Equal,
        (true, false) => {
            if o.missing_first {
                Ordering::Less
            } else {
                Ordering::Greater
            }
        }
        (false, true) => {
            if o.missing_first {
                Ordering::Greater
            } else {
                Ordering::Less
            }
        }
        _ if o.descending => keys.compare(j, i),
        _ => keys.compare(i, j),
    }
}

/// Sorts places of one run.
fn order_run(keys: &Keys, places: &mut [usize], o: &Options) {
    if let Keys::Real(x) = keys
        && u32::try_from(places.len()).is_ok()
    {
        let (run, before): (Vec<f64>, Vec<usize>) = places.iter().map(|&p| (x[p], p)).unzip();
        for (place, (_, i)) in places.iter_mut().zip(ranked(&run, o)) {
            *place = before[i as usize];
        }
        return;
    }
    places.sort_by(|&i, &j| arranged(keys, i, j, o));
}

/// The places of real numbers in their order, zeros of both signs as equal.
fn ranked(x: &[f64], o: &Options) -> Vec<radix::Keyed> {
    let missing = if o.missing_first { 0 } else { u64::MAX };
    let key = |v: f64| match (v.is_nan(), ordered_bits(v + 0.0)) {
        (true, _) => missing,
        (false, bits) => {
            if o.descending {
                !bits
            } else {
                bits
            }
        }
    };
    let mut keyed: Vec<radix::Keyed> = x.iter().zip(0..).map(|(&v, i)| (key(v), i)).collect();
    radix::sort(&mut keyed);
    keyed
}

fn sort(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    let (plain, options) =
        if args[0].is_text() { (&args[..1], take_options(&args[1..]).1) } else { take_options(args) };
    let o = read_options(&options, "sort")?;
    if plain.len() > 2 {
        return Err(errors::builtin_too_many_inputs());
    }
    let value = crate::index::full_value(&plain[0])?;
    let dims = value.dims();
    let d = match plain.get(1) {
        Some(d) => dimension(d)?,
        None => dims.first_nonsingleton(),
    };
    let (stride, n, outer) = dims.split(d);
    if stride == 1
        && !o.by_size
        && let Some(x) = f64::view(&value)
    {
        if nargout <= 1 {
            return sort_doubles(value, n, &o);
        }
        if u32::try_from(n).is_ok() {
            return Ok(rank_doubles(&x, dims, n, &o));
        }
    }
    let keys = keys_for(&value, &o, "sort")?;
    let mut places = vec![0usize; dims.numel()];
    let mut index = vec![0.0; if nargout > 1 { dims.numel() } else { 0 }];
    let mut run = Vec::with_capacity(n);
    for q in 0..outer {
        for s in 0..stride {
            run.clear();
            run.extend((0..n).map(|i| (q * n + i) * stride + s));
            order_run(&keys, &mut run, &o);
            for (i, &p) in run.iter().enumerate() {
                let to = (q * n + i) * stride + s;
                places[to] = p;
                if nargout > 1 {
                    index[to] = ((p / stride) % n) as f64 + 1.0;
                }
            }
        }
    }
    let sorted = gather(&value, dims.clone(), &places)?;
    if nargout <= 1 {
        return Ok(one(sorted));
    }
    Ok([sorted, f64::wrap(Array::new(dims, index))].into_iter().collect())
}

/// The places of real numbers in rising order, NaN last, equal ones as they stand; `None` for more
/// than places of 32 bits can name.
pub fn rising_places(x: &[f64]) -> Option<Vec<usize>> {
    u32::try_from(x.len()).ok()?;
    Some(ranked(x, &Options::RISING).into_iter().map(|(_, place)| place as usize).collect())
}

/// Columns of doubles and where their elements came from.
fn rank_doubles(x: &[f64], dims: Dims, n: usize, o: &Options) -> Outputs {
    let (mut sorted, mut index) = (Vec::with_capacity(x.len()), Vec::with_capacity(x.len()));
    for run in x.chunks(n.max(1)) {
        for (_, place) in ranked(run, o) {
            sorted.push(run[place as usize]);
            index.push(f64::from(place) + 1.0);
        }
    }
    [f64::wrap(Array::new(dims.clone(), sorted)), f64::wrap(Array::new(dims, index))].into_iter().collect()
}

/// Columns of doubles alone: values are moved, not places.
fn sort_doubles(value: Value, n: usize, o: &Options) -> Result1 {
    let mut array = f64::into_array(value).unwrap_or_else(|_| Array::empty());
    for run in array.data_mut().chunks_mut(n.max(1)) {
        // What is in order, or against it without equal ones, is seen in one pass; NaN is in no order.
        let (sorted, turned) = match o.descending {
            false => (run.is_sorted_by(|a, b| a <= b), run.is_sorted_by(|a, b| a > b)),
            true => (run.is_sorted_by(|a, b| a >= b), run.is_sorted_by(|a, b| a < b)),
        };
        if run.len() > 1 && sorted {
            continue;
        }
        if run.len() > 1 && turned {
            run.reverse();
            continue;
        }
        // NaN first or last, then the numbers between them by size.
        let mut numbers = 0;
        for i in 0..run.len() {
            if !run[i].is_nan() {
                run.swap(numbers, i);
                numbers += 1;
            }
        }
        if o.missing_first {
            run.rotate_left(numbers);
            let missing = run.len() - numbers;
            order_numbers(&mut run[missing..], o.descending);
        } else {
            order_numbers(&mut run[..numbers], o.descending);
        }
    }
    Ok(one(f64::wrap(array)))
}

/// Sorts numbers that are not NaN. Zeros of both signs keep their order, as equal elements do: where
/// there is a negative zero the sort is stable, else equal elements are the same.
pub(super) fn order_numbers(x: &mut [f64], descending: bool) {
    // A handful is put in order where it stands.
    if x.len() <= 20 || x.iter().any(|v| v.to_bits() == (-0.0f64).to_bits()) {
        let order = |a: &f64, b: &f64| a.partial_cmp(b).unwrap_or(Ordering::Equal);
        x.sort_by(|a, b| if descending { order(b, a) } else { order(a, b) });
        return;
    }
    let mut keys: Vec<u64> = x.iter().map(|&v| ordered_bits(v)).collect();
    keys.sort_unstable();
    if descending {
        keys.reverse();
    }
    for (v, key) in x.iter_mut().zip(keys) {
        *v = f64::from_bits(if key >> 63 == 1 { key ^ 1 << 63 } else { !key });
    }
}

/// The bits of a number as an integer that is ordered as numbers are.
fn ordered_bits(x: f64) -> u64 {
    let bits = x.to_bits();
    if bits >> 63 == 0 { bits | 1 << 63 } else { !bits }
}

/// `unique` of real numbers: NaN comes last, each of its own.
pub fn unique_numbers(a: &Array<f64>) -> Result1 {
    let row = a.dims().is_row();
    let mut numbers: Vec<f64> = a.data().iter().copied().filter(|x| !x.is_nan()).collect();
    let missing = a.numel() - numbers.len();
    order_numbers(&mut numbers, false);
    // Of equal elements the first counts: it may be -0.
    numbers.dedup();
    numbers.extend(std::iter::repeat_n(f64::NAN, missing));
    let n = numbers.len();
    let dims = if row { Dims::matrix(1, n) } else { Dims::matrix(n, 1) };
    Ok(one(f64::wrap(Array::new(dims, numbers))))
}

fn sortrows(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    super::args::need_flat(&args[0], "sortrows")?;
    let value = crate::index::full_value(&args[0])?;
    let dims = value.dims();
    let (rows, cols) = (dims.rows(), dims.cols());
    // Directions may come as a list: {'ascend', 'descend'}.
    let mut further = Vec::new();
    for a in &args[1..] {
        match a {
            Value::Cell(_) | Value::String(_) => {
                further.extend(a.as_texts().unwrap_or_default().iter().map(|t| Value::char_row(t)))
            }
            other => further.push(other.clone()),
        }
    }
    let (plain, options) = take_options(&further);
    let mut columns: Vec<(usize, bool)> = match plain.first().filter(|c| !c.is_empty()) {
        // What is no column is past all of them.
        Some(c) => {
            let column =
                |x: f64| if x.fract() == 0.0 && x != 0.0 { x.abs() as usize - 1 } else { usize::MAX };
            c.doubles().iter().map(|&x| (column(x), x < 0.0)).collect()
        }
        None => (0..cols).map(|j| (j, false)).collect(),
    };
    // One direction for all columns, or one for each; options follow.
    let ways = options.iter().take_while(|w| matches!(w.as_str(), "ascend" | "descend")).count();
    for (k, column) in columns.iter_mut().enumerate() {
        if let Some(way) = options[..ways].get(if ways == 1 { 0 } else { k }) {
            column.1 = way == "descend";
        }
    }
    let o = read_options(&options[ways..], "sortrows")?;
    let placed = options.iter().any(|w| w == "first" || w == "last");
    if columns.iter().any(|c| c.0 >= cols) {
        return Err(errors::bad_argument(
            "sortrows",
            "COLmismatchX",
            "Column sorting vector must contain integers between -N and N, where N is the number of columns in the first input.",
        ));
    }
    let keys = keys_for(&value, &o, "sortrows")?;
    let columns: Vec<(usize, Options)> = columns.iter().map(|c| (c.0, o.towards(c.1, placed))).collect();
    let mut order: Vec<usize> = (0..rows).collect();
    order_rows(&keys, rows, &mut order, &columns);
    let places: Vec<usize> = (0..cols).flat_map(|j| order.iter().map(move |&i| i + j * rows)).collect();
    let sorted = gather(&value, dims, &places)?;
    if nargout <= 1 {
        return Ok(one(sorted));
    }
    let index = Value::column(order.iter().map(|&i| i as f64 + 1.0).collect());
    Ok([sorted, index].into_iter().collect())
}

/// Sorts some of so many rows by columns: many by the first one, and those that are equal there by the others.
fn order_rows(keys: &Keys, rows: usize, order: &mut [usize], columns: &[(usize, Options)]) {
    /// Fewer are compared with each other.
    const FEW: usize = 32;
    let (Some(((first, o), others)), true) = (columns.split_first(), order.len() > FEW) else {
        return order.sort_by(|&a, &b| {
            let mut found = columns.iter().map(|(j, o)| arranged(keys, a + j * rows, b + j * rows, o));
            found.find(|o| *o != Ordering::Equal).unwrap_or(Ordering::Equal)
        });
    };
    let place = |i: usize| i + first * rows;
    let runs: Vec<usize> = match keys {
        Keys::Real(x) if u32::try_from(order.len()).is_ok() => {
            let run: Vec<f64> = order.iter().map(|&i| x[place(i)]).collect();
            let before = order.to_vec();
            let ranked = ranked(&run, o);
            for (to, (_, i)) in order.iter_mut().zip(&ranked) {
                *to = before[*i as usize];
            }
            ranked.chunk_by(|a, b| a.0 == b.0).map(<[_]>::len).collect()
        }
        _ => {
            order.sort_by(|&a, &b| arranged(keys, place(a), place(b), o));
            let same = |a: &usize, b: &usize| arranged(keys, place(*a), place(*b), o) == Ordering::Equal;
            order.chunk_by(same).map(<[_]>::len).collect()
        }
    };
    let mut rest = order;
    for n in runs {
        let (run, behind) = rest.split_at_mut(n);
        if n > 1 {
            order_rows(keys, rows, run, others);
        }
        rest = behind;
    }
}

/// The words that say which order is meant, and the options behind them.
fn order_words(options: &[String]) -> (&[String], &[String]) {
    const OPTIONS: [&str; 2] = ["missingplacement", "comparisonmethod"];
    options.split_at(options.iter().position(|w| OPTIONS.contains(&w.as_str())).unwrap_or(options.len()))
}

fn issorted(_: &mut Context, args: Args, _: usize) -> Result1 {
    let (plain, options) =
        if args[0].is_text() { (&args[..1], take_options(&args[1..]).1) } else { take_options(args) };
    if plain.len() > 2 {
        return Err(errors::builtin_too_many_inputs());
    }
    let value = crate::index::full_value(&plain[0])?;
    let dims = value.dims();
    let (words, further) = order_words(&options);
    let o = read_options(further, "issorted")?;
    let placed = further.iter().any(|w| w == "first" || w == "last");
    let keys = keys_for(&value, &o, "issorted")?;
    let has = |o: &str| words.iter().any(|x| x == o);
    // Runs of `n` keys one behind the other, or of rows, which their first different columns compare.
    let (stride, n, outer) = match plain.get(1) {
        Some(d) => dims.split(dimension(d)?),
        None if has("rows") => dims.split(0),
        None => dims.split(dims.first_nonsingleton()),
    };
    let (runs, columns) = if has("rows") { (1, outer) } else { (outer * stride, 1) };
    let fits = |up: bool, strict: bool| {
        let o = o.towards(!up, placed);
        (0..runs).all(|r| {
            let place = |i: usize| ((r / stride) * n + i) * stride + r % stride;
            (1..n).all(|i| {
                let mut each =
                    (0..columns).map(|j| arranged(&keys, place(i - 1) + j * n, place(i) + j * n, &o));
                let order = each.find(|o| *o != Ordering::Equal).unwrap_or(Ordering::Equal);
                order == Ordering::Less || (!strict && order == Ordering::Equal)
            })
        })
    };
    Ok(one(match () {
        _ if has("descend") => fits(false, false),
        _ if has("monotonic") => fits(true, false) || fits(false, false),
        _ if has("strictascend") => fits(true, true),
        _ if has("strictdescend") => fits(false, true),
        _ if has("strictmonotonic") => fits(true, true) || fits(false, true),
        _ => fits(true, false),
    }))
}

/// A column of doubles from places counted from 0.
pub fn index_column(places: &[usize]) -> Value {
    f64::wrap(Array::new(Dims::matrix(places.len(), 1), places.iter().map(|&p| p as f64 + 1.0).collect()))
}
