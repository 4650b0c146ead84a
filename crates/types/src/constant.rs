//! Constants an analysis tracks: scalars, short texts, and small real matrices.
//!
//! Invariants: integer classes keep scalars as `Integer`, `double`, `single` and `logical` as
//! `Number` (a single's value is the exact double), matrices have 2 to [`max_elements`] elements.
//! Equality is of bits: NaN equals itself and the zeros differ, so that equal constants behave
//! alike in every program.

use crate::{Class, Interval, Shape};
use num_complex::Complex64;
use std::cell::Cell;
use std::fmt;
use std::sync::Arc;

/// The largest number of elements of a constant matrix, unless somebody wants more ([`with_elements`]).
pub const MAX_ELEMENTS: usize = 16;

thread_local! {
    static ELEMENTS: Cell<usize> = const { Cell::new(MAX_ELEMENTS) };
}

/// The largest number of elements of a constant matrix where this is called.
pub fn max_elements() -> usize {
    ELEMENTS.get()
}

/// Runs `f` with constant matrices of up to `n` elements: who computes with constants wants more of them than who
/// only analyses.
pub fn with_elements<R>(n: usize, f: impl FnOnce() -> R) -> R {
    let before = ELEMENTS.replace(n);
    let result = f();
    ELEMENTS.set(before);
    result
}

/// The longest constant text, in UTF-16 units.
pub const MAX_TEXT: usize = 4096;

/// A small matrix of reals, column by column.
#[derive(Clone, Debug)]
pub struct Table {
    rows: usize,
    data: Vec<f64>,
}

impl Table {
    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns.
    pub fn cols(&self) -> usize {
        self.data.len() / self.rows.max(1)
    }

    /// The elements, column by column.
    pub fn data(&self) -> &[f64] {
        &self.data
    }
}

/// A known value of some class.
#[derive(Clone, Debug)]
pub enum Constant {
    /// A real scalar of class double, single or logical.
    Number(f64),
    /// A scalar of an integer class.
    Integer(i128),
    /// A complex scalar of class double or single.
    Complex(Complex64),
    /// A char row (`''` is 0-by-0) or a string scalar.
    Text(Arc<str>),
    /// A real matrix of a numeric class or logical.
    Matrix(Arc<Table>),
}

impl PartialEq for Constant {
    fn eq(&self, other: &Constant) -> bool {
        let same = |a: f64, b: f64| a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan());
        match (self, other) {
            (Constant::Number(a), Constant::Number(b)) => same(*a, *b),
            (Constant::Integer(a), Constant::Integer(b)) => a == b,
            (Constant::Complex(a), Constant::Complex(b)) => same(a.re, b.re) && same(a.im, b.im),
            (Constant::Text(a), Constant::Text(b)) => a == b,
            (Constant::Matrix(a), Constant::Matrix(b)) => {
                a.rows == b.rows
                    && a.data.len() == b.data.len()
                    && a.data.iter().zip(&b.data).all(|(x, y)| same(*x, *y))
            }
            _ => false,
        }
    }
}

impl Constant {
    /// A matrix with this many rows, column by column; `None` for scalars, empties, and what is
    /// too large or not rectangular.
    pub fn matrix(rows: usize, data: Vec<f64>) -> Option<Constant> {
        let fits = (2..=max_elements()).contains(&data.len()) && rows > 0 && data.len().is_multiple_of(rows);
        fits.then(|| Constant::Matrix(Arc::new(Table { rows, data })))
    }

    /// A text, unless it is too long.
    pub fn text(text: &str) -> Option<Constant> {
        (text.encode_utf16().count() <= MAX_TEXT).then(|| Constant::Text(text.into()))
    }

    /// A real number converted to a numeric class or logical.
    pub fn of_class(class: Class, x: f64) -> Option<Constant> {
        Some(match class {
            Class::Double => Constant::Number(x),
            Class::Single => Constant::Number((x as f32).into()),
            Class::Logical if !x.is_nan() => Constant::Number(f64::from(u8::from(x != 0.0))),
            _ => Constant::Integer(crate::scalar::integer::saturate(class, x)?),
        })
    }

    /// A real scalar or matrix converted to a numeric class or logical.
    pub fn converted(&self, class: Class) -> Option<Constant> {
        match self {
            Constant::Number(x) => Constant::of_class(class, *x),
            Constant::Integer(n) if class.is_integer() => {
                let (lo, hi) = crate::scalar::integer::bounds(class)?;
                Some(Constant::Integer((*n).clamp(lo, hi)))
            }
            Constant::Integer(n) => Constant::of_class(class, *n as f64),
            Constant::Matrix(m) if class.is_numeric() || class == Class::Logical => {
                let data =
                    m.data.iter().map(|&x| Constant::of_class(class, x)?.numbers(class)?.first().copied());
                Constant::matrix(m.rows, data.collect::<Option<_>>()?)
            }
            _ => None,
        }
    }

    /// The shape of the constant, of this class.
    pub fn shape(&self, class: Class) -> Shape {
        match self {
            Constant::Text(_) if class == Class::String => Shape::scalar(),
            Constant::Text(t) if t.is_empty() => Shape::empty(),
            Constant::Text(t) => Shape::row(t.encode_utf16().count() as i64),
            Constant::Matrix(m) => Shape::of_sizes(&[m.rows(), m.cols()]),
            _ => Shape::scalar(),
        }
    }

    /// The elements as real numbers; `None` for complex numbers and strings.
    pub fn numbers(&self, class: Class) -> Option<Vec<f64>> {
        Some(match self {
            Constant::Number(x) => vec![*x],
            Constant::Integer(n) => vec![*n as f64],
            Constant::Matrix(m) => m.data.clone(),
            Constant::Text(t) if class == Class::Char => t.encode_utf16().map(f64::from).collect(),
            Constant::Text(_) | Constant::Complex(_) => return None,
        })
    }

    /// The interval of the elements; everything for complex numbers and strings.
    pub fn hull(&self, class: Class) -> Interval {
        let plain = match self {
            // The nearest doubles on both sides of a wide integer.
            Constant::Integer(n) => {
                let x = *n as f64;
                let (lo, hi) = ((x as i128) > *n, (x as i128) < *n);
                let lo = if lo { x.next_down() } else { x };
                let hi = if hi { x.next_up() } else { x };
                return Interval::integers(lo, hi.max(lo));
            }
            other => other.numbers(class),
        };
        plain.map_or(Interval::TOP, Interval::hull)
    }
}

/// A number as a literal that reads back exactly.
pub(crate) fn write_number(f: &mut fmt::Formatter<'_>, x: f64) -> fmt::Result {
    if x.is_nan() {
        f.write_str("NaN")
    } else if x.is_infinite() {
        f.write_str(if x < 0.0 { "-Inf" } else { "Inf" })
    } else if x != 0.0 && !(1e-5..1e16).contains(&x.abs()) {
        write!(f, "{x:e}")
    } else {
        write!(f, "{x}")
    }
}

/// A text between quotes, quotes in it doubled.
fn write_quoted(f: &mut fmt::Formatter<'_>, text: &str, quote: char) -> fmt::Result {
    let doubled = text.replace(quote, &format!("{quote}{quote}"));
    write!(f, "{quote}{doubled}{quote}")
}

impl Constant {
    /// Writes the constant as a literal; strings need their class to be told from char.
    pub(crate) fn write(&self, f: &mut fmt::Formatter<'_>, class: Class) -> fmt::Result {
        match self {
            Constant::Number(x) if class == Class::Logical => {
                f.write_str(if *x != 0.0 { "true" } else { "false" })
            }
            Constant::Number(x) => write_number(f, *x),
            Constant::Integer(n) => write!(f, "{n}"),
            Constant::Complex(z) => {
                write_number(f, z.re)?;
                if !z.im.is_sign_negative() || z.im.is_nan() {
                    f.write_str("+")?;
                }
                write_number(f, z.im)?;
                f.write_str("i")
            }
            Constant::Text(t) => write_quoted(f, t, if class == Class::String { '"' } else { '\'' }),
            Constant::Matrix(m) => {
                for row in 0..m.rows() {
                    f.write_str(if row == 0 { "[" } else { "; " })?;
                    for (k, x) in m.data.iter().skip(row).step_by(m.rows()).enumerate() {
                        f.write_str(if k > 0 { " " } else { "" })?;
                        write_number(f, *x)?;
                    }
                }
                f.write_str("]")
            }
        }
    }
}
