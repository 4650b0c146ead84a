//! Assigning to access paths, and deleting what they name.
//!
//! The walk goes down mutable slots. A slot that is not there yet is not made on the way down: the
//! part that it will hold is made first, so that nothing has changed where that fails.

use super::{Engine, Source, Step, has_rules, is_object, object};
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::value::Value;
use base::Name;
use smallvec::SmallVec;
use std::rc::Rc;
use types::Class;

/// Assigns to a path inside `target`, or deletes there. For a variable without a value there is
/// [`create`].
pub fn assign<E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    target: &mut Value,
    steps: &[Step],
    source: Source,
) -> Result<(), Error> {
    if has_rules(target) {
        return object::assign(engine, cx, target, steps, source);
    }
    if !cx.octave {
        check_new_field(target, steps)?;
    }
    if let Some(plain) = with_plain_subscripts(engine, cx, steps)? {
        return assign(engine, cx, target, &plain, source);
    }
    match (steps, source) {
        ([], source) => whole(target, source),
        ([Step::Paren(subs)], Source::Value(v)) if is_object(&v) && target.dims().is_null() => {
            engine.assign_objects(cx, target, subs, v)
        }
        ([Step::Brace(subs), rest @ ..], source) if matches!(target, Value::String(_)) => {
            let part = match rest {
                [] => only(source)?,
                rest => {
                    let text = index::get(target, subs)?.as_text().ok_or_else(errors::brace_assignment)?;
                    let mut part = Value::char_row(&text);
                    assign(engine, cx, &mut part, rest, source)?;
                    part
                }
            };
            let text = part.as_text().ok_or_else(|| errors::conversion("string", part.class_name()))?;
            index::set(target, subs, Value::string(&text))
        }
        ([last], source) => assign_last(target, last, source),
        ([Step::Paren(subs), Step::Dot(name)], source) => assign_field(target, subs, *name, source),
        ([Step::Paren(subs), Step::Dot(name), rest @ ..], source) => {
            check_container(target)?;
            if let Some(slot) = index::element_at(target, subs, *name)? {
                return assign(engine, cx, slot, rest, source);
            }
            let part = create(engine, cx, rest, source)?;
            *index::element_slot(target, subs, *name)? = part;
            Ok(())
        }
        ([Step::Brace(subs), rest @ ..], source) => {
            if let Some(slot) = index::cell_at(target, subs)? {
                return assign(engine, cx, slot, rest, source);
            }
            let part = create(engine, cx, rest, source)?;
            *index::cell_slot(target, subs)? = part;
            Ok(())
        }
        ([Step::Dot(name), rest @ ..], source) => {
            if let Some(slot) = index::field_at(target, *name)? {
                return assign(engine, cx, slot, rest, source);
            }
            let part = create(engine, cx, rest, source)?;
            *index::field_slot(target, *name)? = part;
            Ok(())
        }
        ([Step::Paren(subs), rest @ ..], source) => {
            // `c(2){1} = v` and the like: the part is taken out, changed and put back.
            let mut part = index::get(target, subs)?;
            assign(engine, cx, &mut part, rest, source)?;
            index::set(target, subs, part)
        }
    }
}

/// The path with what `subsindex` gives for the objects among its first subscripts; nothing where there are none.
fn with_plain_subscripts<E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    steps: &[Step],
) -> Result<Option<Vec<Step>>, Error> {
    let Some((first, rest)) = steps.split_first() else { return Ok(None) };
    let (Step::Paren(subs) | Step::Brace(subs)) = first else { return Ok(None) };
    let objects = |subs: &[Value]| subs.iter().filter(|s| is_object(s)).count();
    let given = objects(subs);
    if given == 0 {
        return Ok(None);
    }
    let mut plain = subs.clone();
    engine.plain_subscripts(cx, &mut plain)?;
    if objects(&plain) == given {
        return Ok(None);
    }
    let first = if matches!(first, Step::Paren(_)) { Step::Paren(plain) } else { Step::Brace(plain) };
    Ok(Some(std::iter::once(first).chain(rest.iter().cloned()).collect()))
}

/// What a variable, field or cell that was not there comes to hold when a path inside it is assigned.
pub fn create<E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    steps: &[Step],
    source: Source,
) -> Result<Value, Error> {
    // What has no arrays: the only element is the value.
    if let ([Step::Paren(subs)], Source::Value(Value::Function(_) | Value::Map(_) | Value::Dictionary(_))) =
        (steps, &source)
        && subs.iter().all(|s| s.as_f64() == Some(1.0))
        && !subs.is_empty()
    {
        return only(source);
    }
    let mut part = nothing(steps, &source);
    assign(engine, cx, &mut part, steps, source)?;
    Ok(part)
}

/// What stands for a value that is not there: an array without elements, of the class of what is stored
/// into it. `[]` turns into every class but logical by itself: in a `[]` of the program, logical values
/// become numbers.
fn nothing(steps: &[Step], source: &Source) -> Value {
    let stored = match source {
        Source::Value(v) => Some(v),
        Source::List(values) => values.first(),
        Source::Delete => None,
    };
    match (steps, stored.map(Value::class)) {
        ([Step::Paren(_)], Some(Class::Logical)) => Value::Logical(Rc::new(Array::empty())),
        _ => Value::empty(),
    }
}

/// Replaces a value as a whole.
pub(super) fn whole(target: &mut Value, source: Source) -> Result<(), Error> {
    *target = only(source)?;
    Ok(())
}

/// The one value that is assigned to one place.
fn only(source: Source) -> Result<Value, Error> {
    match source {
        Source::Value(v) => Ok(v),
        Source::List(values) => match <[Value; 1]>::try_from(values) {
            Ok([v]) => Ok(v),
            Err(values) => Err(errors::expected_one_value(values.len())),
        },
        Source::Delete => Err(errors::null_assignment()),
    }
}

fn assign_last(target: &mut Value, step: &Step, source: Source) -> Result<(), Error> {
    match (step, source) {
        (Step::Paren(subs), Source::Delete) => index::delete(target, subs),
        (Step::Paren(subs), source) => index::set(target, subs, only(source)?),
        (Step::Brace(subs), Source::List(values)) => assign_contents(target, subs, values),
        (Step::Brace(subs), source) => {
            let v = only(source)?;
            *index::cell_slot(target, subs)? = v;
            Ok(())
        }
        (Step::Dot(name), Source::List(values)) => assign_fields(target, *name, values),
        (Step::Dot(name), source) => {
            let v = only(source)?;
            *index::field_slot(target, *name)? = v;
            Ok(())
        }
    }
}

/// A field that a path makes has an identifier as its name.
fn check_new_field(target: &Value, steps: &[Step]) -> Result<(), Error> {
    let ([Step::Dot(name), ..] | [Step::Paren(_), Step::Dot(name), ..]) = steps else { return Ok(()) };
    let known = || matches!(target, Value::Struct(s) if s.position(*name).is_some());
    if is_field_name(name.as_str()) || known() {
        return Ok(());
    }
    Err(errors::bad_field_name(name.as_str()))
}

/// Whether a field can have this name: letters, digits and underscores behind a letter.
fn is_field_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// `x(i).f = v` wants a struct array.
fn check_container(target: &Value) -> Result<(), Error> {
    match target {
        Value::Struct(_) => Ok(()),
        v if v.is_empty() && !matches!(v, Value::Cell(_)) => Ok(()),
        v => Err(errors::field_assignment(v.class_name())),
    }
}

/// `[c{subs}] = values{:}`
fn assign_contents(target: &mut Value, subs: &[Value], values: Vec<Value>) -> Result<(), Error> {
    let part = shaped_like(subs, values)?;
    match target {
        Value::Cell(_) => index::set(target, subs, part),
        Value::Double(_) | Value::Char(_) if target.is_empty() => {
            let mut cell = Value::cell(Array::empty());
            index::set(&mut cell, subs, part)?;
            *target = cell;
            Ok(())
        }
        _ => Err(errors::brace_assignment()),
    }
}

/// Contents as cells in the shape that subscripts without a colon name.
fn shaped_like(subs: &[Value], values: Vec<Value>) -> Result<Value, Error> {
    if subs.len() < 2 || subs.iter().any(Value::is_colon) {
        return Ok(Value::cell_row(values));
    }
    let mut extents = Vec::with_capacity(subs.len());
    for s in subs {
        extents.push(index::parse(s, None)?.count(1));
    }
    let dims = Dims::new(&extents);
    Ok(match dims.numel() == values.len() {
        true => Value::cell(Array::new(dims, values)),
        false => Value::cell_row(values),
    })
}

/// `[s.name] = values{:}`
fn assign_fields(target: &mut Value, name: Name, values: Vec<Value>) -> Result<(), Error> {
    let n = if let Value::Struct(s) = target { s.numel() } else { 1 };
    if n != values.len() {
        return Err(errors::too_many_outputs());
    }
    for (k, v) in values.into_iter().enumerate() {
        match n {
            1 => *index::field_slot(target, name)? = v,
            _ => *index::element_slot(target, &[Value::from(k + 1)], name)? = v,
        }
    }
    Ok(())
}

/// `s(subs).name = v`, or `[s(subs).name] = values{:}`, place by place in column-major order.
fn assign_field(target: &mut Value, subs: &[Value], name: Name, source: Source) -> Result<(), Error> {
    check_container(target)?;
    let Source::List(values) = source else {
        let v = only(source)?;
        *index::element_slot(target, subs, name)? = v;
        return Ok(());
    };
    let dims = target.dims();
    let mut places: SmallVec<[Vec<usize>; 2]> = SmallVec::new();
    for (k, s) in subs.iter().enumerate() {
        let extent = if subs.len() == 1 { dims.numel() } else { dims.extent(k) };
        let sub = index::parse(s, Some(k + 1))?;
        places.push((0..sub.count(extent)).map(|i| sub.at(i) + 1).collect());
    }
    if places.iter().map(Vec::len).product::<usize>() != values.len() {
        return Err(errors::too_many_outputs());
    }
    for (k, v) in values.into_iter().enumerate() {
        let mut at = k;
        let mut element: SmallVec<[Value; 2]> = SmallVec::new();
        for p in &places {
            element.push(Value::from(p[at % p.len()]));
            at /= p.len();
        }
        *index::element_slot(target, &element, name)? = v;
    }
    Ok(())
}
