//! Indexing that a class redefines by one of `matlab.mixin.indexing.RedefinesParen`, `RedefinesBrace` and
//! `RedefinesDot`: its methods get the object and the operations, which `.(operations)` forwards to another value.
//!
//! Operations are an array of objects with the properties `Type` (a text), `Indices` and `Name`. A class that
//! redefines parentheses says its size by `size`, of which `numel`, `length`, `ndims`, `isempty` and `end` are made,
//! and joins its objects by `cat`. What is not here: indexing by `subsref` and `subsasgn` (`overload.rs`).
//! Source: MATLAB's documentation, "Customize Object Indexing with Modular Indexing".

use super::class::{Access, Class, class_name};
use super::{Func, Objects, Outcome, Table};
use crate::array::Dims;
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::object::Object;
use crate::path::{self, Args, Source, Step, Steps};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// What the names of the classes to inherit begin with.
pub const MIXINS: &str = "matlab.mixin.indexing.Redefines";

const OPERATION: &str = "matlab.indexing.IndexingOperation";

/// What objects whose class redefines parentheses can do.
pub(crate) const OF_PARENS: Table = &[
    ("numel", |m, cx, args, _| measured(m, cx, args, |size| size.iter().product())),
    ("ndims", |m, cx, args, _| measured(m, cx, args, |size| size.len().max(2) as f64)),
    ("length", |m, cx, args, _| {
        measured(m, cx, args, |size| {
            if size.contains(&0.0) { 0.0 } else { size.iter().fold(0.0, |a: f64, b| a.max(*b)) }
        })
    }),
    ("isempty", |m, cx, args, _| {
        let numel = measured(m, cx, args, |size| size.iter().product())?;
        Ok(one(numel.first().and_then(Value::as_f64) == Some(0.0)))
    }),
    ("end", |m, cx, args, _| {
        let at = |k: usize| args.get(k).and_then(Value::as_usize).unwrap_or(1);
        let (k, n) = (at(1), at(2));
        let extent = move |size: &[f64]| match k < n {
            true => size.get(k - 1).copied().unwrap_or(1.0),
            false => size.iter().skip(k - 1).product(),
        };
        measured(m, cx, args, extent)
    }),
];

/// What a number is that the extents of an object say.
fn measured(m: &dyn Objects, cx: &mut Context, args: &mut [Value], of: impl Fn(&[f64]) -> f64) -> Outcome {
    let given: Args = args.first().cloned().into_iter().collect();
    let Some(method) = m.method(Name::new("size"), &given) else { return Ok(one(1.0)) };
    let size = m.call_found(cx, method, given, 1)?.into_iter().next().unwrap_or_default();
    Ok(one(of(&size.doubles())))
}

/// Whether a class redefines what a step does.
pub(crate) fn redefines(class: &Class, word: &str) -> bool {
    // Most classes inherit from nothing, or from `handle`.
    class.ancestors.iter().any(|a| a.as_str().strip_prefix(MIXINS) == Some(word))
}

/// The word for a step in the names of classes, and in those of methods.
fn words(step: &Step) -> (&'static str, &'static str) {
    match step {
        Step::Paren(_) => ("Paren", "paren"),
        Step::Brace(_) => ("Brace", "brace"),
        Step::Dot(_) => ("Dot", "dot"),
    }
}

/// The method that does a step of an object, where its class redefines such steps. A dot before a property or a
/// method that may be used here means that.
fn redefined(m: &dyn Objects, at: &Value, step: &Step, deed: &str) -> Option<Func> {
    let class = m.class(class_name(at)?)?;
    let (word, method) = words(step);
    if !redefines(&class, word) {
        return None;
    }
    if let Step::Dot(name) = step {
        let property = class.property(*name);
        let usable = property.is_some_and(|(owner, p)| p.get == Access::Public || m.may_use(p.get, *owner));
        if usable || m.method(*name, std::slice::from_ref(at)).is_some() {
            return None;
        }
    }
    m.find_method(&class, Name::new(&format!("{method}{deed}")))
}

/// The values of a path from an object whose class redefines its first step; nothing of other objects.
pub(crate) fn read(
    m: &dyn Objects,
    cx: &mut Context,
    at: &Value,
    step: &Step,
    after: &[Step],
    nargout: usize,
) -> Result<Option<Outputs>, Error> {
    let Some(func) = redefined(m, at, step, "Reference") else { return Ok(None) };
    let operations = to_operations(std::iter::once(step).chain(after), false);
    let mut count = nargout.max(1);
    let braces = std::iter::once(step).chain(after).any(|s| matches!(s, Step::Brace(_)));
    if braces
        && nargout <= 1
        && let Some(length) = redefined(m, at, step, "ListLength")
    {
        let context = Value::string("Expression");
        let args = Args::from_iter([at.clone(), operations.clone(), context]);
        count = m.first(cx, length, args)?.as_usize().unwrap_or(1);
    }
    m.call_function(cx, func, Args::from_iter([at.clone(), operations]), count).map(Some)
}

/// Assigns along a path from an object whose class redefines its first step; false of other objects.
pub(crate) fn assign(
    m: &dyn Objects,
    cx: &mut Context,
    target: &mut Value,
    steps: &[Step],
    source: &Source,
) -> Result<bool, Error> {
    let Some(first) = steps.first() else { return Ok(false) };
    let deletes = matches!((first, source), (Step::Paren(_), Source::Delete));
    let deed = if deletes { "Delete" } else { "Assign" };
    let Some(func) = redefined(m, target, first, deed) else { return Ok(false) };
    let mut args = Args::from_iter([target.clone(), to_operations(steps.iter(), deletes)]);
    match source {
        Source::Value(v) => args.push(v.clone()),
        Source::List(values) => args.extend(values.iter().cloned()),
        Source::Delete if deletes => {}
        Source::Delete => args.push(Value::empty()),
    }
    if let Some(changed) = m.call_function(cx, func, args, 1)?.into_iter().next() {
        *target = changed;
    }
    Ok(true)
}

/// Objects joined by the `cat` of a class that redefines parentheses; nothing of others.
pub(crate) fn joined(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Class,
    name: &str,
    args: &mut [Value],
) -> Option<Outcome> {
    let dim = match name {
        "horzcat" => 2.0,
        "vertcat" => 1.0,
        _ => return None,
    };
    if !redefines(class, "Paren") {
        return None;
    }
    let func = m.find_method(class, Name::new("cat"))?;
    let given = std::iter::once(Value::F64(dim)).chain(args.iter_mut().map(Value::take)).collect();
    Some(m.call_function(cx, func, given, 1))
}

/// Steps as operations.
fn to_operations<'s>(steps: impl Iterator<Item = &'s Step>, deletes: bool) -> Value {
    let mut data = Vec::new();
    for step in steps {
        let (word, _) = words(step);
        let (indices, name) = match step {
            Step::Paren(args) | Step::Brace(args) => (Value::cell_row(args.to_vec()), Value::string("")),
            Step::Dot(name) => (Value::cell_row(Vec::new()), Value::string(name.as_str())),
        };
        data.extend([Value::string(word), indices, name]);
    }
    let names: Vec<Name> = ["Type", "Indices", "Name"].into_iter().map(Name::new).collect();
    let count = data.len() / names.len();
    if deletes && count > 0 {
        data[3 * (count - 1)] = Value::string("ParenDelete");
    }
    let data = StructArray::from_parts(Dims::matrix(1, count), names, data);
    Value::Object(Rc::new(Object { class: Name::new(OPERATION), data }))
}

/// Whether a value is operations that delete elements.
pub fn deletes(value: &Value) -> bool {
    let Value::Object(o) = value else { return false };
    let last = o.data.numel().checked_sub(1).filter(|_| o.class.as_str() == OPERATION);
    let kind = last.and_then(|e| o.data.get(e, Name::new("Type")).and_then(Value::as_text));
    kind.as_deref() == Some("ParenDelete")
}

/// The steps that a value in `.(value)` stands for, where it is operations.
pub fn forwarded(value: &Value) -> Option<Steps> {
    let Value::Object(o) = value else { return None };
    if o.class.as_str() != OPERATION {
        return None;
    }
    let part = |e: usize, name: &str| o.data.get(e, Name::new(name)).cloned().unwrap_or_default();
    let step = |e: usize| {
        let indices = || match part(e, "Indices") {
            Value::Cell(c) => c.data().iter().cloned().collect::<Args>(),
            one => Args::from_iter([one]),
        };
        match part(e, "Type").as_text().as_deref() {
            Some("Dot") => Step::Dot(Name::new(&part(e, "Name").as_text().unwrap_or_default())),
            Some("Brace") => Step::Brace(indices()),
            _ => Step::Paren(indices()),
        }
    };
    Some((0..o.data.numel()).map(step).collect())
}

/// `listLength(x, operations, context)`: how many values a path names.
pub(crate) fn list_length(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let [x, operations, ..] = args else { return Err(errors::not_enough_inputs()) };
    let steps = forwarded(operations).ok_or_else(errors::not_enough_inputs)?;
    // What is not there yet is one value.
    let count = path::read(m, cx, x.take(), &steps, 1).map_or(1, |values| values.len());
    Ok(one(Value::from(count)))
}
