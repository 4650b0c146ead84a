//! Brief forms ([`super::brief`], whose invariant holds here too) of kernels that give two or three results: a text and
//! what is left of it, elements and where they stood.

use super::brief::{Given, Part, Scratch};
use super::search::token;
use super::texts::row_units;

/// A brief form: of the arguments, for so many results as its row says, the last of three perhaps [`Given::Nothing`].
/// Each result has a scratch of its own.
pub type Several = fn(&[Part], &mut [Scratch; MOST]) -> Option<[Given; MOST]>;

/// Of more results there are no brief forms.
pub const MOST: usize = 3;

/// Kernels with brief forms, by symbol, with the number of results.
const SEVERAL: &[(&str, usize, Several)] = &[
    ("strtok", 2, strtok),
    ("sort", 2, sort),
    ("unique", 2, unique),
    ("unique", 3, unique),
    ("find", 2, find_both),
    ("ismember", 2, ismember),
    ("ind2sub", 2, ind2sub),
    ("log2", 2, |p, _| {
        let &[Part::Number(x)] = p else { return None };
        let (fraction, exponent) = super::maps::fraction(x);
        Some(two(Given::Number(fraction), Given::Number(exponent)))
    }),
];

/// The brief form of the kernel of this symbol for so many results.
pub fn find(symbol: &str, results: usize) -> Option<Several> {
    SEVERAL.iter().find(|(name, count, _)| *name == symbol && *count == results).map(|row| row.2)
}

fn two(first: Given, second: Given) -> [Given; MOST] {
    [first, second, Given::Nothing]
}

fn strtok(parts: &[Part], scratch: &mut [Scratch; MOST]) -> Option<[Given; MOST]> {
    let (token, rest) = match *parts {
        [Part::Text(text)] => token(text, &super::search::BLANKS),
        [Part::Text(text), Part::Text(delimiters)] => token(text, delimiters),
        _ => return None,
    };
    for (scratch, text) in scratch.iter_mut().zip([token, rest]) {
        scratch.units.clear();
        scratch.units.extend_from_slice(text);
    }
    Some(two(Given::Text, Given::Text))
}

/// More elements are left to the kernel, which has better ways for many.
const MANY: usize = 128;

/// Writes to `places` where the elements of a vector stand in order, from 1; equal ones as they stand.
fn order(x: &[f64], descending: bool, places: &mut Vec<f64>) -> Option<()> {
    if x.len() > MANY || x.iter().any(|v| v.is_nan()) {
        return None;
    }
    places.clear();
    places.extend((1..=x.len()).map(|k| k as f64));
    let key = |k: &f64| x[*k as usize - 1];
    places.sort_by(|a, b| {
        let (a, b) = if descending { (b, a) } else { (a, b) };
        key(a).partial_cmp(&key(b)).unwrap_or(std::cmp::Ordering::Equal)
    });
    Some(())
}

fn sort(parts: &[Part], [first, second, _]: &mut [Scratch; MOST]) -> Option<[Given; MOST]> {
    let (part, descending) = super::brief::direction(parts)?;
    let (rows, cols, x) = part.vector()?;
    order(x, descending, &mut second.numbers)?;
    first.numbers.clear();
    first.numbers.extend(second.numbers.iter().map(|&k| x[k as usize - 1]));
    Some(two(Given::Numbers(rows, cols), Given::Numbers(rows, cols)))
}

/// The values, where each stands first, and which of them each element is.
fn unique(parts: &[Part], [values, firsts, which]: &mut [Scratch; MOST]) -> Option<[Given; MOST]> {
    let [part] = parts else { return None };
    let (rows, _, x) = part.vector()?;
    order(x, false, &mut firsts.numbers)?;
    values.numbers.clear();
    which.numbers.clear();
    which.numbers.resize(x.len(), 0.0);
    firsts.numbers.retain(|&k| {
        let value = x[k as usize - 1];
        let another = values.numbers.last() != Some(&value);
        if another {
            values.numbers.push(value);
        }
        which.numbers[k as usize - 1] = values.numbers.len() as f64;
        another
    });
    let n = values.numbers.len();
    let shape = if rows == 1 { Given::Numbers(1, n) } else { Given::Numbers(n, 1) };
    Some([shape, Given::Numbers(n, 1), Given::Numbers(x.len(), 1)])
}

/// Rows and columns of what is true; where nothing is, its extents are the kernel's.
fn find_both(parts: &[Part], [first, second, _]: &mut [Scratch; MOST]) -> Option<[Given; MOST]> {
    let (part, most) = match *parts {
        [part] => (part, usize::MAX),
        [part, Part::Number(n)] if n.fract() == 0.0 && (1.0..1e9).contains(&n) => (part, n as usize),
        _ => return None,
    };
    first.numbers.clear();
    second.numbers.clear();
    let rows = match part {
        Part::Truths(rows, x) => {
            places(x, rows, |t| *t, most, first, second);
            rows
        }
        Part::Numbers(rows, _, x) => {
            places(x, rows, |v| *v != 0.0, most, first, second);
            rows
        }
        _ => return None,
    };
    let n = first.numbers.len();
    let shape = || if rows == 1 { Given::Numbers(1, n) } else { Given::Numbers(n, 1) };
    (n > 0).then(|| two(shape(), shape()))
}

fn places<T>(
    x: &[T],
    rows: usize,
    is: fn(&T) -> bool,
    most: usize,
    first: &mut Scratch,
    second: &mut Scratch,
) {
    let found = x.chunks(rows.max(1)).enumerate().flat_map(|(column, of)| {
        of.iter().enumerate().filter(move |(_, v)| is(v)).map(move |(row, _)| (row, column))
    });
    for (row, column) in found.take(most) {
        first.numbers.push(row as f64 + 1.0);
        second.numbers.push(column as f64 + 1.0);
    }
}

/// Whether there are elements in a list, and where each is first.
fn ismember(parts: &[Part], [first, second, _]: &mut [Scratch; MOST]) -> Option<[Given; MOST]> {
    let place = |found: Option<usize>| found.map_or(0.0, |k| k as f64 + 1.0);
    let place = match *parts {
        [Part::Number(x), Part::Numbers(_, _, list)] => place(list.iter().position(|v| *v == x)),
        [Part::Number(x), Part::Number(y)] => place((x == y).then_some(0)),
        [Part::Text(x), Part::Cell(list)] => {
            let mut found = None;
            for (k, item) in list.data().iter().enumerate() {
                // What is no text is an error, wherever it stands.
                if row_units(item)? == x && found.is_none() {
                    found = Some(k);
                }
            }
            place(found)
        }
        [Part::Numbers(rows, cols, x), Part::Numbers(_, _, list)] if list.len() <= 16 => {
            second.numbers.clear();
            second.numbers.extend(x.iter().map(|x| place(list.iter().position(|v| v == x))));
            first.truths.clear();
            first.truths.extend(second.numbers.iter().map(|k| *k > 0.0));
            return Some(two(Given::Truths(rows, cols), Given::Numbers(rows, cols)));
        }
        _ => return None,
    };
    Some(two(Given::Truth(place > 0.0), Given::Number(place)))
}

/// Row and column of one element of a matrix of these extents.
fn ind2sub(parts: &[Part], _: &mut [Scratch; MOST]) -> Option<[Given; MOST]> {
    let &[Part::Numbers(1, 2, &[rows, _]), Part::Number(at)] = parts else { return None };
    let natural = |x: f64| x.fract() == 0.0 && (1.0..1e15).contains(&x);
    if !natural(rows) || !natural(at) {
        return None;
    }
    let (rows, before) = (rows as u64, at as u64 - 1);
    let [row, column] = [before % rows, before / rows].map(|n| Given::Number(n as f64 + 1.0));
    Some(two(row, column))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::array::{Array, Dims};
    use crate::context::Context;
    use crate::element::Element;
    use crate::value::Value;

    /// Every kernel gives the same in both forms, or has no brief form of these arguments.
    #[test]
    fn brief_forms_give_what_kernels_give() {
        let mut all: Vec<Value> = ["a", " ab cd", "aab,b,,c", ",", "  ", "descend", "x"]
            .iter()
            .map(|t| Value::char_row(t))
            .collect();
        all.extend([0.0, 1.0, 2.0, 2.5, 7.0, -3.0, f64::NAN, f64::INFINITY, 1e-310].map(Value::F64));
        for row in
            [&[3.0, 1.0, 2.0, 1.0][..], &[0.0, -0.0, 2.0, 0.0], &[f64::NAN, 1.0], &[2.0, 3.0], &[0.0, 0.0]]
        {
            all.push(Value::row(row.to_vec()));
            all.push(Value::column(row.to_vec()));
        }
        all.push(f64::wrap(Array::new(Dims::matrix(2, 3), vec![4.0, 0.0, 2.0, 1.0, -3.0, 0.0])));
        all.push(Value::empty());
        all.push(Value::empty_char());
        all.push(Value::Bool(true));
        all.push(Value::cell_row(["b", "a", "a"].iter().map(|t| Value::char_row(t)).collect()));
        all.push(Value::cell_row(vec![Value::char_row("a"), Value::F64(1.0)]));
        let mut seen = 0;
        for (symbol, results, brief) in SEVERAL {
            let kernel = crate::kernel::find_kernel(symbol).expect("a kernel");
            let mut hold = |args: &[Value]| {
                let parts: Vec<Part> = args.iter().map(Part::of).collect();
                let mut scratch = <[Scratch; MOST]>::default();
                let Some(given) = brief(&parts, &mut scratch) else { return };
                seen += 1;
                let given: Vec<Value> =
                    given.into_iter().zip(&scratch).take(*results).map(|(g, s)| g.value(s)).collect();
                let mut cx = Context::new(std::rc::Rc::new(base::RealSystem::default()));
                let full = kernel(&mut cx, &mut args.to_vec(), *results).map(|r| r.to_vec());
                assert_eq!(format!("{full:?}"), format!("{:?}", Ok::<_, ()>(given)), "{symbol} {args:?}");
            };
            for a in &all {
                hold(std::slice::from_ref(a));
                all.iter().for_each(|b| hold(&[a.clone(), b.clone()]));
            }
        }
        assert!(seen > 100, "{seen}");
    }

    #[test]
    fn places_of_truths_are_those_of_the_kernel() {
        let truths = [true, false, true, true, false, false];
        for (rows, cols) in [(1, 6), (6, 1), (2, 3), (3, 2)] {
            let mut scratch = <[Scratch; MOST]>::default();
            let given = find_both(&[Part::Truths(rows, &truths)], &mut scratch).expect("a brief form");
            let given: Vec<Value> =
                given.into_iter().zip(&scratch).take(2).map(|(g, s)| g.value(s)).collect();
            let value = bool::wrap(Array::new(Dims::matrix(rows, cols), truths.to_vec()));
            let kernel = crate::kernel::find_kernel("find").expect("a kernel");
            let mut cx = Context::new(std::rc::Rc::new(base::RealSystem::default()));
            let full = kernel(&mut cx, &mut [value], 2).map(|r| r.to_vec());
            assert_eq!(format!("{full:?}"), format!("{:?}", Ok::<_, ()>(given)), "{rows} {cols}");
        }
    }
}
