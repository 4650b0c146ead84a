//! One subscript: which places it names, checked and counted from zero.

use crate::array::Dims;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::number::Number;
use crate::range::Range;
use crate::value::Value;
use crate::with_number_type;

/// Places along one dimension, from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Places {
    /// All, in order.
    All,
    /// One.
    One(usize),
    /// Consecutive ones.
    Span {
        /// The first.
        start: usize,
        /// How many.
        count: usize,
    },
    /// Evenly spaced ones.
    Steps {
        /// The first.
        start: usize,
        /// From one to the next, maybe backwards.
        step: isize,
        /// How many.
        count: usize,
    },
    /// Any, in any order.
    Many(Vec<usize>),
}

/// A parsed subscript.
#[derive(Clone, Debug)]
pub struct Subscript {
    /// The places it names.
    pub places: Places,
    /// The shape of the index value; for a mask that of `find(mask)`. `1x1` for a colon.
    pub dims: Dims,
    /// One more than the greatest place; 0 where there is none, or for a colon.
    pub bound: usize,
    /// It was a logical mask.
    pub mask: bool,
}

impl Subscript {
    /// How many places it names in a dimension of this extent.
    pub fn count(&self, extent: usize) -> usize {
        match &self.places {
            Places::All => extent,
            Places::One(_) => 1,
            Places::Span { count, .. } | Places::Steps { count, .. } => *count,
            Places::Many(v) => v.len(),
        }
    }

    /// Whether it is `:`.
    pub fn is_colon(&self) -> bool {
        self.places == Places::All
    }

    /// The `k`th place.
    pub fn at(&self, k: usize) -> usize {
        match &self.places {
            Places::All => k,
            Places::One(i) => *i,
            Places::Span { start, .. } => start + k,
            Places::Steps { start, step, .. } => start.wrapping_add_signed(k as isize * step),
            Places::Many(v) => v[k],
        }
    }

    /// Calls `f` for every place in order.
    pub fn for_each(&self, extent: usize, mut f: impl FnMut(usize)) {
        match &self.places {
            Places::All => (0..extent).for_each(f),
            Places::One(i) => f(*i),
            Places::Span { start, count } => (*start..start + count).for_each(f),
            Places::Steps { count, .. } => (0..*count).for_each(|k| f(self.at(k))),
            Places::Many(v) => v.iter().for_each(|&i| f(i)),
        }
    }

    /// Fails where a place is not below `extent`; `position` (from 1) where there are several
    /// subscripts.
    pub fn check(&self, extent: usize, position: Option<usize>) -> Result<(), Error> {
        if self.bound <= extent {
            return Ok(());
        }
        Err(match position {
            p if self.mask => errors::mask_exceeds(p),
            None => errors::index_exceeds_elements(extent),
            Some(p) => errors::index_exceeds_bounds(p, extent),
        })
    }

    pub(super) fn one(place: usize) -> Subscript {
        Subscript { places: Places::One(place), dims: Dims::scalar(), bound: place + 1, mask: false }
    }

    fn many(places: Vec<usize>, dims: Dims, mask: bool) -> Subscript {
        let bound = places.iter().max().map_or(0, |&m| m + 1);
        Subscript { places: Places::Many(places), dims, bound, mask }
    }
}

/// Reads a subscript. `position` (from 1) is given where there are several, for error texts.
pub fn parse(value: &Value, position: Option<usize>) -> Result<Subscript, Error> {
    match value {
        Value::F64(x) => place(*x, position).map(Subscript::one),
        Value::Bool(b) => Ok(if *b {
            Subscript { mask: true, ..Subscript::one(0) }
        } else {
            Subscript::many(Vec::new(), Dims::matrix(0, 0), true)
        }),
        Value::Range(r) => range(r, position),
        Value::Logical(a) => Ok(mask(a.data(), a.dims())),
        Value::SparseLogical(s) => {
            let places: Vec<usize> = s.iter().map(|(r, c, _)| c * s.rows() + r).collect();
            let shape = marked(&Dims::matrix(s.rows(), s.cols()), places.len());
            Ok(Subscript::many(places, shape, true))
        }
        v if v.is_colon() => {
            Ok(Subscript { places: Places::All, dims: Dims::scalar(), bound: 0, mask: false })
        }
        v if v.is_matrix() && !v.is_complex() => numbers(v, position),
        v if v.is_complex() => Err(errors::bad_index(position)),
        v => match crate::classes::class::data_of(v) {
            Some(data) if data.is_matrix() => parse(&data, position),
            _ => Err(errors::index_class(v.class_name())),
        },
    }
}

fn place(x: f64, position: Option<usize>) -> Result<usize, Error> {
    let i = x as usize;
    if x >= 1.0 && i as f64 == x && i < usize::MAX >> 8 {
        Ok(i - 1)
    } else {
        Err(errors::bad_index(position))
    }
}

fn range(r: &Range, position: Option<usize>) -> Result<Subscript, Error> {
    let dims = Dims::matrix(1, r.count());
    if r.count() == 0 {
        return Ok(Subscript::many(Vec::new(), dims, false));
    }
    let (first, last) = (place(r.start(), position)?, place(r.at(r.count() - 1), position)?);
    if r.step() == 1.0 {
        let places = Places::Span { start: first, count: r.count() };
        return Ok(Subscript { places, dims, bound: last + 1, mask: false });
    }
    if r.step().fract() == 0.0 && r.step().abs() < isize::MAX as f64 {
        let places = Places::Steps { start: first, step: r.step() as isize, count: r.count() };
        return Ok(Subscript { places, dims, bound: first.max(last) + 1, mask: false });
    }
    dims.checked_numel(8)?;
    let places = (0..r.count()).map(|k| place(r.at(k), position)).collect::<Result<_, _>>()?;
    Ok(Subscript::many(places, dims, false))
}

/// A mask names the places of its trues.
fn mask(data: &[bool], dims: &Dims) -> Subscript {
    let count = data.iter().filter(|&&b| b).count();
    let mut places = Vec::with_capacity(count);
    places.extend(data.iter().enumerate().filter(|(_, b)| **b).map(|(i, _)| i));
    Subscript::many(places, marked(dims, count), true)
}

/// The shape of what a mask of a shape with so many trues names: a row for a row, nothing for 0-by-0, else a column.
pub(super) fn marked(mask: &Dims, count: usize) -> Dims {
    match () {
        _ if mask.is_row() => Dims::matrix(1, count),
        _ if mask.is_null() => Dims::matrix(0, 0),
        _ => Dims::matrix(count, 1),
    }
}

fn numbers(value: &Value, position: Option<usize>) -> Result<Subscript, Error> {
    with_number_type!(value, T => {
        let view = T::view(value).unwrap_or_default();
        let mut places = crate::array::with_capacity(view.len())?;
        for x in view.iter() {
            places.push(place(x.to_f64(), position)?);
        }
        if let [one] = places[..] {
            return Ok(Subscript::one(one));
        }
        Ok(Subscript::many(places, value.dims(), false))
    }, else Err(errors::bad_index(position)))
}

/// The value of `end` as subscript `position` (from 0) of `count` in an index of `value`.
pub fn end_value(value: &Value, position: usize, count: usize) -> usize {
    if count == 1 {
        return value.numel();
    }
    let dims = value.dims();
    if position + 1 < count { dims.extent(position) } else { dims.iter().skip(position).product() }
}
