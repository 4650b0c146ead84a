//! Paths through places that are plainly there: fields of scalar structs and of one element of a struct
//! array, and cells, where all subscripts are numbers (`s(i).x`, `c{i, j}`, `p.a(k)`). Every engine tries
//! this way first, with subscripts as it has them.
//!
//! Invariant: nothing here raises an error or makes room. Where a path leads anywhere but to a value that is
//! there, in containers that have one owner where it is to be changed, the answer is "no", and the general
//! way decides. What `(..)` at the end of a path picks is the caller's.

use crate::array::Dims;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// One or two subscripts.
#[derive(Clone, Copy, Debug)]
pub enum Subs {
    /// `k`
    One(f64),
    /// `i, j`
    Two(f64, f64),
}

impl Subs {
    /// The place from 0 that they name in an array that has it.
    #[inline]
    pub fn place(self, dims: &Dims) -> Option<usize> {
        let index = |x: f64, extent: usize| {
            let i = x as usize;
            (i as f64 == x && i > 0 && i <= extent).then(|| i - 1)
        };
        match self {
            Subs::One(k) => index(k, dims.numel()),
            Subs::Two(i, j) if dims.rank() == 2 => {
                Some(index(i, dims.rows())? + index(j, dims.extent(1))? * dims.rows())
            }
            Subs::Two(..) => None,
        }
    }
}

/// A step with its subscripts.
#[derive(Clone, Copy, Debug)]
pub enum PlainStep {
    /// `(subs)`
    Paren(Subs),
    /// `{subs}`
    Brace(Subs),
    /// `.name`
    Dot(Name),
}

/// What steps lead to, and the subscripts of a `(..)` behind it at the end of the path. A step that is none
/// of these is given as `None`.
#[inline]
pub fn look<'v>(
    base: &'v Value,
    mut steps: impl Iterator<Item = Option<PlainStep>>,
) -> Option<(&'v Value, Option<Subs>)> {
    let field = |at: &'v Value, element: Option<Subs>, name: Name| match at {
        Value::Struct(s) => s.get(element_of(s, element)?, name),
        _ => None,
    };
    let mut at = base;
    while let Some(step) = steps.next() {
        at = match step? {
            PlainStep::Dot(name) => field(at, None, name)?,
            PlainStep::Brace(k) => match at {
                Value::Cell(c) => c.data().get(k.place(c.dims())?)?,
                _ => return None,
            },
            PlainStep::Paren(k) => match steps.next() {
                None => return Some((at, Some(k))),
                Some(Some(PlainStep::Dot(name))) => field(at, Some(k), name)?,
                Some(_) => return None,
            },
        };
    }
    Some((at, None))
}

/// The same, to be changed: all on the way has one owner.
#[inline]
pub fn reach<'v>(
    base: &'v mut Value,
    mut steps: impl Iterator<Item = Option<PlainStep>>,
) -> Option<(&'v mut Value, Option<Subs>)> {
    let field = |at: &'v mut Value, element: Option<Subs>, name: Name| match at {
        Value::Struct(s) => {
            let k = element_of(s, element)?;
            Rc::get_mut(s)?.get_mut(k, name)
        }
        _ => None,
    };
    let mut at = base;
    while let Some(step) = steps.next() {
        at = match step? {
            PlainStep::Dot(name) => field(at, None, name)?,
            PlainStep::Brace(k) => match at {
                Value::Cell(c) => {
                    let k = k.place(c.dims())?;
                    Rc::get_mut(c)?.data_mut().get_mut(k)?
                }
                _ => return None,
            },
            PlainStep::Paren(k) => match steps.next() {
                None => return Some((at, Some(k))),
                Some(Some(PlainStep::Dot(name))) => field(at, Some(k), name)?,
                Some(_) => return None,
            },
        };
    }
    Some((at, None))
}

/// The element that subscripts name; without any, the only one.
#[inline]
fn element_of(s: &StructArray, element: Option<Subs>) -> Option<usize> {
    match element {
        Some(k) => k.place(s.dims()),
        None => (s.numel() == 1).then_some(0),
    }
}
