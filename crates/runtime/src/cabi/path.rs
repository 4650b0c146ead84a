//! Access paths of boxed values (`s.a(2).b{k}`): reading, assigning and deleting, a whole path in one
//! call, so that a part of a value that has one owner changes in place.
//!
//! A kernel's name spells the path: a verb (`get`, `list`, `set`, `setlist`, `delete`), then `.name`,
//! `.?` (the operand names the field), `(n)` and `{n}` (that many subscripts; `*` for all operands
//! that are left). Operands: the base, what is assigned, then those of the steps in order.
//!
//! Not here: objects of classdef classes, which compiled programs do not have yet.

use crate::array::{Array, Dims};
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::kernel::{Outputs, find_kernel, one};
use crate::value::Value;
use base::Name;

/// What is done at the end of a path.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verb {
    /// One value.
    Get,
    /// The first of the values.
    First,
    /// All values, as a row of cells.
    List,
    /// Assigns a value.
    Set,
    /// Assigns each element of a row of cells to a place.
    SetList,
    /// Removes the places.
    Delete,
}

/// A step of a path as a kernel's name spells it.
pub(super) enum Shape {
    Dot(Name),
    DynamicDot,
    Paren(Option<usize>),
    Brace(Option<usize>),
}

/// A step with its operands.
enum Step {
    Dot(Name),
    Paren(Vec<Value>),
    Brace(Vec<Value>),
}

/// A path kernel.
pub(super) struct Path {
    pub(super) verb: Verb,
    pub(super) shape: Vec<Shape>,
}

impl Path {
    /// The kernel of this name.
    pub(super) fn parse(name: &str) -> Option<Path> {
        let start = name.find(['.', '(', '{'])?;
        let (verb, mut rest) = name.split_at(start);
        let verb = match verb {
            "get" | "peek" => Verb::Get,
            "first" => Verb::First,
            "list" => Verb::List,
            "set" => Verb::Set,
            "setlist" => Verb::SetList,
            "delete" => Verb::Delete,
            _ => return None,
        };
        let mut shape = Vec::new();
        while let Some(kind) = rest.chars().next() {
            let end = match kind {
                '(' | '{' => rest.find([')', '}'])? + 1,
                _ => rest.get(1..)?.find(['.', '(', '{']).map_or(rest.len(), |i| i + 1),
            };
            let (step, after) = rest.split_at(end);
            let inner = step.trim_matches(['.', '(', ')', '{', '}']);
            let count = if inner == "*" { None } else { inner.parse().ok() };
            shape.push(match kind {
                '(' => Shape::Paren(count),
                '{' => Shape::Brace(count),
                _ if inner == "?" => Shape::DynamicDot,
                _ => Shape::Dot(Name::new(inner)),
            });
            rest = after;
        }
        Some(Path { verb, shape })
    }

    /// Whether the base may be a variable without a value.
    pub(super) fn creates(&self) -> bool {
        matches!(self.verb, Verb::Set | Verb::SetList)
    }

    /// Runs the kernel.
    pub(super) fn run(&self, cx: &mut Context, args: &mut [Value], nargout: usize) -> Result<Outputs, Error> {
        let mut operands = args.iter_mut().map(Value::take);
        let mut base = operands.next().ok_or_else(errors::not_enough_inputs)?;
        let source = match self.verb {
            Verb::Set | Verb::SetList => operands.next().ok_or_else(errors::not_enough_inputs)?,
            _ => Value::empty(),
        };
        let steps = self.steps(&mut operands)?;
        match self.verb {
            Verb::Get => {
                let values = read(cx, base, &steps, nargout.max(1))?;
                let called = matches!(steps.last(), Some(Step::Paren(_)));
                match nargout {
                    0 | 1 => single(values),
                    n if n > values.len() && !called => Err(errors::need_more_outputs()),
                    _ => Ok(values),
                }
            }
            Verb::First => match read(cx, base, &steps, 1)?.into_iter().next() {
                Some(first) => Ok(one(first)),
                None => Err(errors::expected_one_value(0)),
            },
            Verb::List => {
                let values = read(cx, base, &steps, 1)?;
                Ok(one(Value::cell_row(values.into_iter().collect())))
            }
            Verb::Set => {
                assign(cx, &mut base, &steps, Source::Value(source))?;
                Ok(one(base))
            }
            Verb::SetList => {
                let values = source.as_cell().map(|c| c.data().to_vec()).unwrap_or_default();
                assign(cx, &mut base, &steps, Source::List(values))?;
                Ok(one(base))
            }
            Verb::Delete => {
                assign(cx, &mut base, &steps, Source::Delete)?;
                Ok(one(base))
            }
        }
    }

    fn steps(&self, operands: &mut impl Iterator<Item = Value>) -> Result<Vec<Step>, Error> {
        let mut steps = Vec::new();
        for shape in &self.shape {
            let mut some = |count: &Option<usize>| match count {
                Some(n) => operands.by_ref().take(*n).collect(),
                None => operands.by_ref().collect::<Vec<Value>>(),
            };
            steps.push(match shape {
                Shape::Dot(name) => Step::Dot(*name),
                Shape::DynamicDot => Step::Dot(field(&operands.next().unwrap_or_default())?),
                Shape::Paren(n) => Step::Paren(some(n)),
                Shape::Brace(n) => Step::Brace(some(n)),
            });
        }
        Ok(steps)
    }
}

/// What is assigned.
enum Source {
    Value(Value),
    List(Vec<Value>),
    Delete,
}

fn single(values: Outputs) -> Result<Outputs, Error> {
    match values.len() {
        1 => Ok(values),
        n => Err(errors::expected_one_value(n)),
    }
}

/// The field that a value names.
fn field(name: &Value) -> Result<Name, Error> {
    match name.as_text() {
        Some(text) => Ok(Name::new(&text)),
        None => Err(errors::bad_field_name("")),
    }
}

/// Calls a builtin by name.
fn call(cx: &mut Context, name: &str, mut args: Vec<Value>, nargout: usize) -> Result<Outputs, Error> {
    match find_kernel(name) {
        Some(kernel) => kernel(cx, &mut args, nargout),
        None => Err(errors::undefined(name)),
    }
}

fn call1(cx: &mut Context, name: &str, args: Vec<Value>) -> Result<Value, Error> {
    Ok(call(cx, name, args, 1)?.into_iter().next().unwrap_or_default())
}

/// The values at the end of a path.
fn read(cx: &mut Context, base: Value, steps: &[Step], nargout: usize) -> Result<Outputs, Error> {
    let mut at = base;
    let mut rest = steps;
    while let Some((step, after)) = rest.split_first() {
        let (mut values, after) = read_step(cx, &at, step, after, nargout)?;
        if after.is_empty() {
            return Ok(values);
        }
        at = match (values.len(), step) {
            (1, _) => values.pop().unwrap_or_default(),
            (n, Step::Brace(_)) => return Err(errors::intermediate_list("{}", n)),
            (n, _) => return Err(errors::intermediate_list(".", n)),
        };
        rest = after;
    }
    Ok(one(at))
}

fn read_step<'s>(
    cx: &mut Context,
    at: &Value,
    step: &Step,
    after: &'s [Step],
    nargout: usize,
) -> Result<(Outputs, &'s [Step]), Error> {
    let wanted = if after.is_empty() { nargout } else { 1 };
    let values = match (at, step) {
        (Value::Function(_), Step::Paren(args)) => cx.call(at, args.clone(), wanted)?.into(),
        (Value::Map(_) | Value::Dictionary(_), Step::Paren(keys)) => {
            let args = std::iter::once(at.clone()).chain(keys.iter().cloned()).collect();
            one(call1(cx, "mc_map_get", args)?)
        }
        (Value::Map(_) | Value::Dictionary(_), Step::Dot(name)) => {
            return map_member(cx, at, *name, after, wanted);
        }
        (v, Step::Paren(args)) => one(index::get(v, args)?),
        (v, Step::Brace(args)) => index::cell_get(v, args)?.into(),
        (v, Step::Dot(name)) => index::field_get(v, *name)?.into(),
    };
    Ok((values, after))
}

/// A property or method of a map; a method takes the parentheses after it.
fn map_member<'s>(
    cx: &mut Context,
    at: &Value,
    name: Name,
    after: &'s [Step],
    nargout: usize,
) -> Result<(Outputs, &'s [Step]), Error> {
    if let Value::Map(m) = at {
        let property = match name.as_str() {
            "Count" => Some(Value::U64(m.len() as u64)),
            "KeyType" => Some(Value::char_row(&m.data.borrow().key_type)),
            "ValueType" => Some(Value::char_row(&m.data.borrow().value_type)),
            _ => None,
        };
        if let Some(v) = property {
            return Ok((one(v), after));
        }
    }
    let (more, after) = match after.split_first() {
        Some((Step::Paren(args), rest)) => (args.as_slice(), rest),
        _ => (&[][..], after),
    };
    let args = std::iter::once(at.clone()).chain(more.iter().cloned()).collect();
    Ok((call(cx, name.as_str(), args, nargout)?, after))
}

/// Assigns to a path inside `target`.
fn assign(cx: &mut Context, target: &mut Value, steps: &[Step], source: Source) -> Result<(), Error> {
    if matches!(target, Value::Map(_) | Value::Dictionary(_)) {
        return assign_map(cx, target, steps, source);
    }
    match steps {
        [] => {
            if let Source::Value(v) = source {
                *target = v;
            }
            Ok(())
        }
        [last] => assign_last(target, last, source),
        [Step::Paren(subs), Step::Dot(name)] if matches!(source, Source::List(_)) => {
            assign_fields(target, subs, *name, source)
        }
        [Step::Paren(subs), Step::Dot(name), rest @ ..] => {
            if !matches!(target, Value::Struct(_)) && (!target.is_empty() || matches!(target, Value::Cell(_)))
            {
                return Err(errors::field_assignment(target.class_name()));
            }
            assign(cx, index::element_slot(target, subs, *name)?, rest, source)
        }
        [Step::Brace(subs), rest @ ..] => assign(cx, index::cell_slot(target, subs)?, rest, source),
        [Step::Dot(name), rest @ ..] => assign(cx, index::field_slot(target, *name)?, rest, source),
        [Step::Paren(subs), rest @ ..] => {
            let mut part = index::get(target, subs)?;
            assign(cx, &mut part, rest, source)?;
            index::set(target, subs, part)
        }
    }
}

fn assign_map(cx: &mut Context, target: &mut Value, steps: &[Step], source: Source) -> Result<(), Error> {
    let [Step::Paren(keys), rest @ ..] = steps else {
        if let ([], Source::Value(v)) = (steps, source) {
            *target = v;
            return Ok(());
        }
        return Err(errors::brace_assignment());
    };
    let mut args: Vec<Value> = std::iter::once(target.clone()).chain(keys.iter().cloned()).collect();
    let value = match (rest, source) {
        ([], Source::Value(v)) => v,
        ([], Source::Delete) => {
            *target = call1(cx, "remove", args)?;
            return Ok(());
        }
        (rest, source) => {
            let mut part = call1(cx, "mc_map_get", args.clone())?;
            assign(cx, &mut part, rest, source)?;
            part
        }
    };
    args.push(value);
    *target = call1(cx, "mc_map_set", args)?;
    Ok(())
}

fn assign_last(target: &mut Value, step: &Step, source: Source) -> Result<(), Error> {
    match (step, source) {
        (Step::Paren(subs), Source::Value(v)) => index::set(target, subs, v),
        (Step::Paren(subs), Source::Delete) => index::delete(target, subs),
        (Step::Brace(subs), Source::Value(v)) => {
            *index::cell_slot(target, subs)? = v;
            Ok(())
        }
        (Step::Brace(subs), Source::List(values)) => {
            if !matches!(target, Value::Cell(_)) && target.is_empty() {
                *target = Value::cell(Array::new(Dims::matrix(0, 0), Vec::new()));
            }
            let part = reshape_like(subs, values)?;
            index::set(target, subs, part)
        }
        (Step::Dot(name), Source::Value(v)) => {
            *index::field_slot(target, *name)? = v;
            Ok(())
        }
        (Step::Dot(name), Source::List(values)) => {
            let n = if let Value::Struct(s) = target { s.numel() } else { 1 };
            if n != values.len() {
                return Err(errors::too_many_outputs());
            }
            for (k, v) in values.into_iter().enumerate() {
                match n {
                    1 => *index::field_slot(target, *name)? = v,
                    _ => *index::element_slot(target, &[Value::from(k + 1)], *name)? = v,
                }
            }
            Ok(())
        }
        (Step::Paren(subs), Source::List(values)) => match <[Value; 1]>::try_from(values) {
            Ok([v]) => index::set(target, subs, v),
            Err(values) => Err(errors::expected_one_value(values.len())),
        },
        (_, Source::Delete) => Err(errors::null_assignment()),
    }
}

/// Contents in the shape that subscripts without a colon name.
fn reshape_like(subs: &[Value], values: Vec<Value>) -> Result<Value, Error> {
    if subs.len() < 2 || subs.iter().any(Value::is_colon) {
        return Ok(Value::cell_row(values));
    }
    let mut extents = Vec::new();
    for s in subs {
        extents.push(index::parse(s, None)?.count(1));
    }
    let dims = Dims::new(&extents);
    Ok(if dims.numel() == values.len() {
        Value::cell(Array::new(dims, values))
    } else {
        Value::cell_row(values)
    })
}

/// `[s(subs).name] = values{:}`, place by place in column-major order.
fn assign_fields(target: &mut Value, subs: &[Value], name: Name, source: Source) -> Result<(), Error> {
    let Source::List(values) = source else { return Ok(()) };
    let dims = target.dims();
    let mut places = Vec::new();
    for (k, s) in subs.iter().enumerate() {
        let extent = if subs.len() == 1 { dims.numel() } else { dims.extent(k) };
        let sub = index::parse(s, Some(k + 1))?;
        places.push((0..sub.count(extent)).map(|i| sub.at(i) + 1).collect::<Vec<usize>>());
    }
    for (k, v) in values.into_iter().enumerate() {
        let mut at = k;
        let mut element = Vec::new();
        for p in &places {
            let i = p.get(at % p.len().max(1)).ok_or_else(errors::too_many_outputs)?;
            at /= p.len().max(1);
            element.push(Value::from(*i));
        }
        *index::element_slot(target, &element, name)? = v;
    }
    Ok(())
}
