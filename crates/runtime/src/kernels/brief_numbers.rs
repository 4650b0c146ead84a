//! Brief forms ([`super::brief`], whose invariant holds here too) of kernels of numbers: sets, products, filters, rows of
//! equal steps, what texts are read as; and of those that make or join arrays.

use super::brief::{Brief, Given, Part, Scratch};
use super::texts::is_space;
use crate::array::{Array, Dims};
use crate::value::Value;
use types::ScalarOp;

/// Kernels with brief forms, by symbol.
pub(super) const NUMERIC: &[(&str, Brief)] = &[
    ("cell", cell),
    ("cat", pages),
    ("dot", dot),
    ("kron", kron),
    ("nthroot", nthroot),
    ("round", round),
    ("max", |p, s| extreme(p, s, |x, y| x > y)),
    ("min", |p, s| extreme(p, s, |x, y| x < y)),
    ("eps", |p, _| match *p {
        [Part::Number(x)] => Some(Given::Number(super::create::spacing(x))),
        _ => None,
    }),
    ("linspace", linspace),
    ("union", union),
    ("intersect", |p, s| among(p, s, true)),
    ("setdiff", |p, s| among(p, s, false)),
    ("filter", filter),
    ("conv", conv),
    ("strcat", strcat),
    ("sscanf", sscanf),
];

/// More elements are left to the kernel, which asks for memory.
const MOST: usize = 1024;

/// Rows, columns and elements of a number or a small matrix with elements.
fn matrix<'a>(part: &'a Part<'a>) -> Option<(usize, usize, &'a [f64])> {
    match part {
        Part::Number(x) => Some((1, 1, std::slice::from_ref(x))),
        Part::Numbers(rows, cols, x) if (1..=MOST).contains(&x.len()) => Some((*rows, *cols, x)),
        _ => None,
    }
}

/// The elements of a number or row, none of them NaN.
fn row<'a>(part: &'a Part<'a>) -> Option<&'a [f64]> {
    let (rows, _, x) = matrix(part)?;
    (rows == 1 && x.iter().all(|v| !v.is_nan())).then_some(x)
}

/// A number as an extent.
fn extent(x: f64) -> Option<usize> {
    (x.fract() == 0.0 && (0.0..=MOST as f64).contains(&x)).then_some(x as usize)
}

// ---- Arrays that are made --------------------------------------------------------------------

fn cell(parts: &[Part], _: &mut Scratch) -> Option<Given> {
    let (rows, cols) = match *parts {
        [Part::Number(n)] => (extent(n)?, extent(n)?),
        [Part::Number(rows), Part::Number(cols)] => (extent(rows)?, extent(cols)?),
        _ => return None,
    };
    let count = Some(rows * cols).filter(|n| *n <= MOST)?;
    Some(Given::Value(Value::cell(Array::new(Dims::matrix(rows, cols), vec![Value::empty(); count]))))
}

/// `cat(3, ..)` of matrices.
fn pages(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let [Part::Number(3.0), first, rest @ ..] = parts else { return None };
    let (rows, cols, x) = matrix(first).filter(|_| !rest.is_empty())?;
    scratch.numbers.clear();
    scratch.numbers.extend_from_slice(x);
    for part in rest {
        let (_, _, x) = matrix(part).filter(|(r, c, _)| (*r, *c) == (rows, cols))?;
        scratch.numbers.extend_from_slice(x);
    }
    Some(Given::Pages(rows, cols, parts.len() - 1))
}

fn linspace(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let &[Part::Number(a), Part::Number(b), Part::Number(n)] = parts else { return None };
    let count = extent(n).filter(|n| *n > 0 && !scratch.octave)?;
    scratch.numbers.clear();
    scratch.numbers.resize(count, 0.0);
    super::create::spaced(a, b, &mut scratch.numbers);
    Some(Given::Numbers(1, count))
}

// ---- Products --------------------------------------------------------------------------------

/// Of the columns of matrices; of vectors.
fn dot(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let [a, b] = parts else { return None };
    let ((rows, cols, x), (others, more, y)) = (matrix(a)?, matrix(b)?);
    let product = |x: &[f64], y: &[f64]| x.iter().zip(y).fold(0.0, |s, (x, y)| s + x * y);
    let vectors = (rows == 1 || cols == 1) && (others == 1 || more == 1) && x.len() == y.len();
    if vectors {
        return Some(Given::Number(product(x, y)));
    }
    if (rows, cols) != (others, more) {
        return None;
    }
    scratch.numbers.clear();
    scratch.numbers.extend(x.chunks_exact(rows).zip(y.chunks_exact(rows)).map(|(x, y)| product(x, y)));
    Some(Given::Numbers(1, cols))
}

fn kron(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let [a @ Part::Numbers(..), b @ Part::Numbers(..)] = parts else { return None };
    let ((rows, cols, x), (others, more, y)) = (matrix(a)?, matrix(b)?);
    if x.len() * y.len() > MOST {
        return None;
    }
    scratch.numbers.clear();
    for left in x.chunks_exact(rows) {
        for right in y.chunks_exact(others) {
            left.iter().for_each(|x| scratch.numbers.extend(right.iter().map(|y| x * y)));
        }
    }
    Some(Given::Numbers(rows * others, cols * more))
}

fn conv(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let [a, b] = parts else { return None };
    let (a, b) = (matrix(a)?, matrix(b)?);
    let is_vector = |(rows, cols, _): (usize, usize, &[f64])| rows == 1 || cols == 1;
    if !is_vector(a) || !is_vector(b) {
        return None;
    }
    scratch.numbers.clear();
    super::convolve::convolve_into(a.2, b.2, 0.0, &mut scratch.numbers);
    let longer = if a.2.len() > b.2.len() { a } else { b };
    let count = scratch.numbers.len();
    Some(if longer.0 == 1 { Given::Numbers(1, count) } else { Given::Numbers(count, 1) })
}

/// Of a vector, by few coefficients, from rest.
fn filter(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    const FEW: usize = 16;
    let [b, a, x] = parts else { return None };
    let ((.., b), (.., a), (rows, cols, x)) = (matrix(b)?, matrix(a)?, matrix(x)?);
    let order = a.len().max(b.len());
    let lead = a[0];
    if order > FEW || lead == 0.0 || rows != 1 && cols != 1 {
        return None;
    }
    let scaled = |v: &[f64]| {
        let mut w = [0.0; FEW];
        w.iter_mut().zip(v).for_each(|(w, c)| *w = c / lead);
        w
    };
    let (b, a, mut z) = (scaled(b), scaled(a), [0.0; FEW + 1]);
    scratch.numbers.clear();
    for &p in x {
        let q = b[0] * p + z[0];
        for k in 1..order {
            z[k - 1] = b[k] * p + z[k] - a[k] * q;
        }
        scratch.numbers.push(q);
    }
    Some(Given::Numbers(rows, cols))
}

// ---- Numbers ---------------------------------------------------------------------------------

fn nthroot(parts: &[Part], _: &mut Scratch) -> Option<Given> {
    let &[Part::Number(x), Part::Number(n)] = parts else { return None };
    let fits = x >= 0.0 || (n % 2.0).abs() == 1.0;
    fits.then(|| Given::Number(ScalarOp::Nthroot.eval(x, n)))
}

/// The greatest or least of a vector, of the columns of a matrix, or of a number and each of the elements; where there
/// is no NaN, and zeros of both signs do not meet.
fn extreme(parts: &[Part], scratch: &mut Scratch, before: fn(f64, f64) -> bool) -> Option<Given> {
    let better = |x: f64, y: f64| match (x.is_nan() || y.is_nan(), x == y && x.to_bits() != y.to_bits()) {
        (false, false) => Some(if before(y, x) { y } else { x }),
        _ => None,
    };
    let of_run = |run: &[f64]| run.iter().try_fold(run[0], |best, &x| better(best, x));
    if let [all] = parts {
        let (rows, cols, x) = matrix(all)?;
        if rows == 1 || cols == 1 {
            return of_run(x).map(Given::Number);
        }
        scratch.numbers.clear();
        for column in x.chunks_exact(rows) {
            scratch.numbers.push(of_run(column)?);
        }
        return Some(Given::Numbers(1, cols));
    }
    let ([a, b], option) = parts.split_first_chunk::<2>()?;
    let includes = |units: &[u16]| units.iter().copied().eq("includenan".encode_utf16());
    if !(option.is_empty() || matches!(option, [Part::Text(units)] if includes(units))) {
        return None;
    }
    let (array, other) = match (a, b) {
        (_, Part::Number(y)) => (a, *y),
        (Part::Number(x), _) => (b, *x),
        _ => return None,
    };
    let (rows, cols, x) = matrix(array)?;
    if let [x] = x {
        return better(*x, other).map(Given::Number);
    }
    scratch.numbers.clear();
    for &x in x {
        scratch.numbers.push(better(x, other)?);
    }
    Some(Given::Numbers(rows, cols))
}

/// To so many places after the point.
fn round(parts: &[Part], _: &mut Scratch) -> Option<Given> {
    let &[Part::Number(x), Part::Number(digits)] = parts else { return None };
    let fits = digits.fract() == 0.0 && digits.abs() <= 20.0;
    fits.then(|| Given::Number(super::maps::rounded(x, digits as i32)))
}

// ---- Sets ------------------------------------------------------------------------------------

/// So many elements are compared each with each.
const FEW: usize = 32;

/// The elements in rising order, of equal ones the first.
fn once(x: &mut Vec<f64>) {
    x.sort_by(f64_order);
    x.dedup();
}

/// The order of numbers of which none is NaN.
fn f64_order(a: &f64, b: &f64) -> std::cmp::Ordering {
    a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal)
}

fn union(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let [a, b] = parts else { return None };
    let (a, b) = (row(a)?, row(b)?);
    scratch.numbers.clear();
    scratch.numbers.extend_from_slice(a);
    scratch.numbers.extend_from_slice(b);
    once(&mut scratch.numbers);
    Some(Given::Numbers(1, scratch.numbers.len()))
}

/// The elements of a row that are, or are not, in a short one.
fn among(parts: &[Part], scratch: &mut Scratch, wanted: bool) -> Option<Given> {
    let [a, b] = parts else { return None };
    let (a, b) = (row(a)?, row(b).filter(|b| b.len() <= FEW)?);
    scratch.numbers.clear();
    scratch.numbers.extend(a.iter().filter(|x| b.contains(x) == wanted));
    once(&mut scratch.numbers);
    let count = scratch.numbers.len();
    (count > 0).then_some(Given::Numbers(1, count))
}

// ---- Texts -----------------------------------------------------------------------------------

fn strcat(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    scratch.units.clear();
    for part in parts {
        let Part::Text(units) = part else { return None };
        let end = units.iter().rposition(|&u| !(is_space(u) || u == 0)).map_or(0, |last| last + 1);
        if scratch.units.len() + end > MOST {
            return None;
        }
        scratch.units.extend_from_slice(&units[..end]);
    }
    (!scratch.units.is_empty()).then_some(Given::Text)
}

/// One number by `%d`, `%f` or `%g`: the first of the text, or all that is in it.
fn sscanf(parts: &[Part], scratch: &mut Scratch) -> Option<Given> {
    let (source, format, first) = match *parts {
        [Part::Text(source), Part::Text(format), Part::Number(1.0)] => (source, format, true),
        [Part::Text(source), Part::Text(format)] => (source, format, false),
        _ => return None,
    };
    let &[37, kind] = format else { return None };
    let whole = match u8::try_from(kind).ok()? {
        b'd' => true,
        b'f' | b'g' => false,
        _ => return None,
    };
    let blank = |u: &u16| matches!(u, 9..=13 | 32);
    let begin = source.iter().position(|u| !blank(u))?;
    let signed = matches!(source[begin], 43 | 45);
    let digits = begin + usize::from(signed);
    let is_digit = |u: &u16| (48..=57).contains(u);
    let run = |from: usize| source[from..].iter().take_while(|u| is_digit(u)).count();
    let mut end = digits + run(digits);
    if end == digits {
        return None;
    }
    if !whole && source.get(end) == Some(&46) {
        end += 1 + run(end + 1);
    }
    // What may go on as a number, and more digits than a double has, are the kernel's.
    let next = source.get(end);
    let goes_on = !whole && next.is_some_and(|u| (65..=122).contains(u));
    if end - digits > 15 || goes_on || !first && source[end..].iter().any(|u| !blank(u)) {
        return None;
    }
    scratch.out.clear();
    scratch.out.extend(source[begin..end].iter().map(|&u| char::from(u as u8)));
    scratch.out.parse().ok().map(Given::Number)
}
