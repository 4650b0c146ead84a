//! Steps on values that carry their own rules of access: maps, dictionaries, objects.
//!
//! A class may declare rules ([`Engine::read_by_class`], [`Engine::assign_by_class`]); what is here
//! is the built-in way: properties by dot, elements by parentheses, keys of maps.

use super::assign::{assign as assign_path, whole};
use super::{Args, Engine, Source, Step, Stepped};
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::kernel::{Outputs, one};
use crate::kernels::enter_dictionary;
use crate::value::Value;
use base::Name;

/// One step on such a value; a method call takes the parentheses after it as well.
pub(super) fn read_step<'s, E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    at: &Value,
    step: &Step,
    after: &'s [Step],
    nargout: usize,
) -> Result<Stepped<'s>, Error> {
    if let Some(found) = engine.read_by_class(cx, at, step, after, nargout)? {
        return Ok(found);
    }
    let values = match (at, step) {
        (Value::Map(_) | Value::Dictionary(_), Step::Paren(keys)) => one(look_up(engine, cx, at, keys)?),
        // The contents of the cell that a dictionary holds for the key.
        (Value::Dictionary(d), Step::Brace(keys)) => {
            if !matches!(d.value_class.as_str(), "" | "cell") {
                return Err(errors::brace_of_dictionary());
            }
            index::cell_get(&look_up(engine, cx, at, keys)?, &[Value::F64(1.0)])?.into()
        }
        (v, Step::Dot(name)) => {
            if let Some(values) = property(v, *name)? {
                return Ok((values, after));
            }
            let mut args = Args::from_iter([v.clone()]);
            let mut left = after;
            if let [Step::Paren(more), rest @ ..] = after {
                args.extend(more.iter().cloned());
                left = rest;
            }
            let wanted = if left.is_empty() { nargout } else { 1 };
            return Ok((engine.call_member(cx, *name, args, wanted)?, left));
        }
        (v, Step::Paren(args)) => one(index::get(v, args)?),
        (v, Step::Brace(args)) => index::cell_get(v, args)?.into(),
    };
    Ok((values, after))
}

/// A function of strings behind a dot, with the arguments that follow.
pub(super) fn text_method<'s, E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    text: &Value,
    name: Name,
    after: &'s [Step],
    nargout: usize,
) -> Result<Stepped<'s>, Error> {
    if !crate::text::STRING_METHODS.contains(&name.as_str()) {
        return Err(errors::no_member(name.as_str(), "string"));
    }
    let mut args = Args::from_iter([text.clone()]);
    let mut left = after;
    if let [Step::Paren(more), rest @ ..] = after {
        args.extend(more.iter().cloned());
        left = rest;
    }
    let wanted = if left.is_empty() { nargout } else { 1 };
    Ok((engine.call_member(cx, name, args, wanted)?, left))
}

/// The property `name` of an object or a map, if it has it.
fn property(v: &Value, name: Name) -> Result<Option<Outputs>, Error> {
    let known = match v {
        Value::Object(o) => o.data.position(name).is_some(),
        Value::Handle(h) => h.objects().first().is_some_and(|o| o.fields.borrow().position(name).is_some()),
        Value::Map(m) => {
            return Ok(match name.as_str() {
                "Count" => Some(one(Value::U64(m.len() as u64))),
                "KeyType" => Some(one(Value::char_row(&m.data.borrow().key_type))),
                "ValueType" => Some(one(Value::char_row(&m.data.borrow().value_type))),
                _ => None,
            });
        }
        _ => false,
    };
    if known { Ok(Some(index::field_get(v, name)?.into())) } else { Ok(None) }
}

/// Calls a builtin of maps and gives its result.
fn call_with<E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    name: &str,
    map: &Value,
    keys: &[Value],
    value: Option<Value>,
) -> Result<Value, Error> {
    let args = std::iter::once(map.clone()).chain(keys.iter().cloned()).chain(value).collect();
    let found = engine.call_builtin(cx, name, args, 1)?.into_iter().next();
    found.ok_or_else(errors::too_many_outputs)
}

/// The value of a key.
fn look_up<E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    map: &Value,
    keys: &[Value],
) -> Result<Value, Error> {
    call_with(engine, cx, "mc_map_get", map, keys, None)
}

/// Assigns to a path inside such a value.
pub(super) fn assign<E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    target: &mut Value,
    steps: &[Step],
    source: Source,
) -> Result<(), Error> {
    let source = match (steps, source) {
        ([Step::Dot(_)], Source::List(values))
            if matches!(target, Value::Object(_) | Value::Handle(_)) && target.numel() != 1 =>
        {
            return assign_each(engine, cx, target, steps, values);
        }
        (_, source) => engine.assign_by_class(cx, target, steps, source)?,
    };
    let Some(source) = source else { return Ok(()) };
    match (&mut *target, steps) {
        (_, []) => whole(target, source),
        (Value::Map(_) | Value::Dictionary(_), _) => assign_entry(engine, cx, target, steps, source),
        (Value::Handle(h), [Step::Dot(name), rest @ ..]) => {
            let Some(object) = h.objects().first().cloned() else { return Err(errors::dot_index()) };
            let old = object.fields.borrow().get(0, *name).cloned();
            let mut part = old.unwrap_or_else(Value::empty);
            assign_path(engine, cx, &mut part, rest, source)?;
            // The old value is dropped after the borrow ends: its drop may run code that reads it.
            let replaced = std::mem::replace(object.fields.borrow_mut().entry(0, *name), part);
            drop(replaced);
            Ok(())
        }
        (Value::Object(_), [Step::Dot(name), rest @ ..]) => {
            if let Some(slot) = index::field_at(target, *name)? {
                return assign_path(engine, cx, slot, rest, source);
            }
            let mut part = Value::empty();
            assign_path(engine, cx, &mut part, rest, source)?;
            *index::field_slot(target, *name)? = part;
            Ok(())
        }
        (_, [Step::Paren(subs), rest @ ..]) => match (rest, source) {
            ([], Source::Value(v)) => engine.assign_objects(cx, target, subs, v),
            ([], Source::Delete) => index::delete(target, subs),
            (rest, source) => {
                let mut part = index::get(target, subs)?;
                assign_path(engine, cx, &mut part, rest, source)?;
                index::set(target, subs, part)
            }
        },
        _ => Err(errors::brace_assignment()),
    }
}

/// `[objects.p] = values{:}`; the array as a whole is replaced when all elements are done.
fn assign_each<E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    target: &mut Value,
    steps: &[Step],
    values: Vec<Value>,
) -> Result<(), Error> {
    if values.len() != target.numel() {
        return Err(errors::too_many_outputs());
    }
    let mut changed = target.clone();
    for (k, v) in values.into_iter().enumerate() {
        let place = [Value::from(k + 1)];
        let mut element = index::get(&changed, &place)?;
        assign(engine, cx, &mut element, steps, Source::Value(v))?;
        index::set(&mut changed, &place, element)?;
    }
    *target = changed;
    Ok(())
}

/// `map(keys).. = v` and `dictionary{keys}.. = v`.
fn assign_entry<E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    target: &mut Value,
    steps: &[Step],
    source: Source,
) -> Result<(), Error> {
    if let (Value::Dictionary(d), [Step::Paren(keys)], Source::Delete) = (&mut *target, steps, &source) {
        return enter_dictionary(d, keys, None);
    }
    let (keys, value) = match (&*target, steps) {
        // A map keeps `[]` as a value.
        (_, [Step::Paren(keys)]) if matches!(source, Source::Delete) => (keys, Value::empty()),
        (_, [Step::Paren(keys), rest @ ..]) => {
            let mut part = if rest.is_empty() { Value::empty() } else { look_up(engine, cx, target, keys)? };
            assign_path(engine, cx, &mut part, rest, source)?;
            (keys, part)
        }
        (Value::Dictionary(_), [Step::Brace(keys), rest @ ..]) => {
            let mut part = Value::empty();
            if !rest.is_empty() {
                let cell = look_up(engine, cx, target, keys)?;
                part = index::cell_get(&cell, &[Value::F64(1.0)])?.pop().unwrap_or_default();
            }
            assign_path(engine, cx, &mut part, rest, source)?;
            (keys, Value::cell_row(vec![part]))
        }
        (Value::Map(_), [Step::Dot(name), ..]) => {
            let own = ["Count", "KeyType", "ValueType"].contains(&name.as_str());
            let refuse = if own { errors::read_only_property } else { errors::no_property };
            return Err(refuse(name.as_str(), "containers.Map"));
        }
        (v, [Step::Dot(_), ..]) => return Err(errors::field_assignment(v.class_name())),
        _ => return Err(errors::brace_assignment()),
    };
    if let Value::Dictionary(d) = target {
        return enter_dictionary(d, keys, Some(&value));
    }
    *target = call_with(engine, cx, "mc_map_set", target, keys, Some(value))?;
    Ok(())
}
