//! Access paths with a field that an operand names (`s.(name)`, `s(k).(name).x`), as compiled programs take them most: in
//! plain structs and cells ([`plain`]), with numbers for subscripts and a row of plain letters for the name.
//!
//! Invariant: nothing here raises an error, makes room or adds a field; where a path is not plain, the answer is "no",
//! nothing has happened, and the kernel of the same name does it.

use super::call::mark;
use super::called::value_of;
use super::lent::View;
use super::path::{Path, Shape, Verb};
use crate::kernels::brief::{Given, Part, known_name};
use crate::path::plain::{self, PlainStep, Subs};
use crate::value::Value;
use smallvec::SmallVec;
use std::rc::Rc;

/// What an operand is that names a field or is a subscript.
///
/// # Safety
/// As for [`value_of`]; a view stays as it is meanwhile.
unsafe fn part_of<'a>(operand: *mut Value) -> Option<Part<'a>> {
    let at = operand.map_addr(|a| a & !mark::BITS);
    // SAFETY: by the caller's promise.
    unsafe {
        match operand.addr() & mark::BITS {
            mark::NUMBER => Some(Part::Number(*at.cast::<f64>())),
            mark::LENT => (*at.cast::<View>()).row_units().map(Part::Text),
            _ => value_of(operand).map(Part::of),
        }
    }
}

/// The steps of a path with the operands that they take; `None` where one is not plain.
///
/// # Safety
/// As for [`part_of`].
unsafe fn steps(path: &Path, operands: &[*mut Value]) -> Option<SmallVec<[Option<PlainStep>; 4]>> {
    let mut operands = operands.iter();
    let mut steps = SmallVec::new();
    for shape in &path.shape {
        // SAFETY: by the caller's promise.
        let mut next = || operands.next().and_then(|&o| unsafe { part_of(o) });
        let mut subs = |count| match (count, next()?) {
            (Some(1), Part::Number(k)) => Some(Subs::One(k)),
            (Some(2), Part::Number(i)) => match next()? {
                Part::Number(j) => Some(Subs::Two(i, j)),
                _ => None,
            },
            _ => None,
        };
        steps.push(Some(match *shape {
            Shape::Dot(name) => PlainStep::Dot(name),
            Shape::Paren(count) => PlainStep::Paren(subs(count)?),
            Shape::Brace(count) => PlainStep::Brace(subs(count)?),
            Shape::DynamicDot => match next()? {
                Part::Text(units) => PlainStep::Dot(known_name(units)??),
                _ => return None,
            },
        }));
    }
    Some(steps)
}

/// What a path gives; `None` where only its kernel knows. What operands are taken over is still theirs.
///
/// # Safety
/// `operands` are null or live values, marked as [`mark`] says; nobody else uses those that are taken over.
pub(super) unsafe fn given(path: &Path, operands: &[*mut Value]) -> Option<Given> {
    // SAFETY: by the caller's promise, to the end.
    unsafe {
        match (path.verb, operands) {
            (Verb::Get | Verb::First, [base, rest @ ..]) => {
                match plain::look(value_of(*base)?, steps(path, rest)?.into_iter())? {
                    (Value::F64(x), None) => Some(Given::Number(*x)),
                    (at, None) => Some(Given::Value(at.clone())),
                    (Value::Double(a), Some(k)) => Some(Given::Number(*a.data().get(k.place(a.dims())?)?)),
                    _ => None,
                }
            }
            (Verb::Set, [base, source, rest @ ..]) if base.addr() & mark::BITS == mark::TAKEN => {
                let steps = steps(path, rest)?;
                let at = source.map_addr(|a| a & !mark::BITS);
                let number = match source.addr() & mark::BITS {
                    mark::NUMBER => Some(*at.cast::<f64>()),
                    mark::TAKEN | mark::KEPT if !at.is_null() => None,
                    _ => return None,
                };
                let base = base.as_mut()?;
                let old = match (plain::reach(base, steps.into_iter())?, number) {
                    ((to, None), Some(x)) => std::mem::replace(to, Value::F64(x)),
                    ((to, None), None) => {
                        let taken = source.addr() & mark::BITS == mark::TAKEN;
                        let new = if taken { std::mem::take(&mut *at) } else { (*at).clone() };
                        std::mem::replace(to, new)
                    }
                    ((Value::Double(a), Some(k)), Some(x)) => {
                        let place = k.place(a.dims())?;
                        let to = Rc::get_mut(a)?.data_mut().get_mut(place)?;
                        Value::F64(std::mem::replace(to, x))
                    }
                    _ => return None,
                };
                let changed = std::mem::take(base);
                drop(old);
                Some(Given::Value(changed))
            }
            _ => None,
        }
    }
}
