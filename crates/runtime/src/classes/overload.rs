//! Indexing that a class defines itself: `subsref`, `subsasgn`, `end`, `subsindex`; and the builtins
//! `subsref` and `subsasgn`, which index as if the class had not.
//!
//! Inside the methods of a class its objects are indexed the built-in way.
//! Source: MATLAB's documentation, "Code Patterns for subsref and subsasgn Methods".

use crate::array::Dims;
use crate::classes::class::class_name;
use crate::classes::folders::{old_method, old_part};
use crate::classes::{Found, Func, Objects, Outcome, Rule, SUBSREF};
use crate::error::Error;
use crate::kernel::one;
use crate::path::{self, Args, Source, Step, Steps};
use crate::structs::StructArray;
use crate::value::Value;
use crate::{Context, errors};
use base::Name;
use std::rc::Rc;

/// `subsref` and `subsasgn` as builtins.
pub(crate) const TABLE: &[(&str, Rule)] =
    &[("subsref", subsref), ("subsasgn", subsasgn), ("listLength", super::indexing::list_length)];

/// The names of an array of members of an enumeration; nothing of other values.
pub(crate) fn members(v: &Value) -> Vec<String> {
    match v {
        Value::Object(_) | Value::Handle(_) => {
            crate::classes::members::member_names(v).into_iter().flatten().collect()
        }
        _ => Vec::new(),
    }
}

/// Steps as the struct array that `subsref` methods get.
pub(crate) fn to_struct(first: &Step, rest: &[Step]) -> Value {
    let count = rest.len() + 1;
    let mut data = Vec::with_capacity(2 * count);
    for step in std::iter::once(first).chain(rest) {
        let (kind, subs) = match step {
            Step::Paren(args) => ("()", Value::cell_row(args.to_vec())),
            Step::Brace(args) => ("{}", Value::cell_row(args.to_vec())),
            Step::Dot(name) => match crate::path::member_place(*name) {
                Some(place) => (".", Value::from(place)),
                None => (".", Value::char_row(name.as_str())),
            },
        };
        data.push(Value::char_row(kind));
        data.push(subs);
    }
    let names = vec![Name::new("type"), Name::new("subs")];
    Value::Struct(Rc::new(StructArray::from_parts(Dims::matrix(1, count), names, data)))
}

/// The steps that a struct array describes.
fn from_struct(v: &Value) -> Result<Steps, Error> {
    let bad = || {
        let text = "Second argument to SUBSREF and SUBSASGN must be a structure array with two fields whose names are \"type\" and \"subs\".";
        Error::new("MATLAB:subsArgOrder", text)
    };
    let Value::Struct(s) = v else { return Err(bad()) };
    let mut steps = Steps::new();
    for e in 0..s.numel() {
        let kind = s.get(e, Name::new("type")).and_then(Value::as_text).ok_or_else(bad)?;
        let subs = s.get(e, Name::new("subs")).ok_or_else(bad)?;
        let args = || match subs {
            Value::Cell(c) => c.data().iter().cloned().collect::<Args>(),
            one => Args::from_iter([one.clone()]),
        };
        steps.push(match kind.as_str() {
            "()" => Step::Paren(args()),
            "{}" => Step::Brace(args()),
            "." => Step::Dot(Name::new(&subs.as_text().ok_or_else(bad)?)),
            _ => return Err(bad()),
        });
    }
    Ok(steps)
}

fn subsref(m: &dyn Objects, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let [x, steps] = args else { return Err(errors::not_enough_inputs()) };
    let steps = from_struct(steps)?;
    path::read(m, cx, x.take(), &steps, nargout)
}

fn subsasgn(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let [x, steps, value] = args else { return Err(errors::not_enough_inputs()) };
    let steps = from_struct(steps)?;
    let mut target = x.take();
    // As `x(..) = []` deletes.
    let deletes = matches!(value, Value::Double(_)) && value.dims() == Dims::matrix(0, 0);
    let deletes = deletes && matches!(steps.last(), Some(Step::Paren(_)));
    let source = if deletes { Source::Delete } else { Source::Value(value.take()) };
    path::assign(m, cx, &mut target, &steps, source)?;
    Ok(one(target))
}

/// The method `name` by which the class of `v` takes over indexing, where the program is not in
/// a method of that class.
pub(crate) fn overloaded(m: &dyn Objects, v: &Value, name: Name) -> Option<Func> {
    let name_of_class = class_name(v)?;
    let Some(class) = m.class(name_of_class) else {
        if !m.classes().folders.is_old(name_of_class) || old_part(m, name_of_class).is_ok() {
            return None;
        }
        let Some(Found::Function(func)) = old_method(m, name_of_class, name) else {
            return None;
        };
        return Some(func);
    };
    let func = m.find_method(&class, name)?;
    let inside = m.acting_class().is_some_and(|acting| class.is_a(acting));
    if inside { None } else { Some(func) }
}

/// The columns over which a loop runs where the class of `v` takes indexing over: as many as its `size`
/// says, each as its `subsref` gives it.
pub fn columns(m: &dyn Objects, cx: &mut Context, v: &Value) -> Result<Option<Vec<Value>>, Error> {
    let Some(count) = column_count(m, cx, v)? else { return Ok(None) };
    (1..=count).map(|k| column(m, cx, v, k)).collect::<Result<_, _>>().map(Some)
}

/// Whether the class of `v` takes indexing over, seen from here.
pub fn indexes_itself(m: &dyn Objects, v: &Value) -> bool {
    matches!(v, Value::Object(_)) && overloaded(m, v, *SUBSREF).is_some()
}

/// Over how many columns a loop runs, where the class of `v` takes indexing over.
pub fn column_count(m: &dyn Objects, cx: &mut Context, v: &Value) -> Result<Option<usize>, Error> {
    if !indexes_itself(m, v) {
        return Ok(None);
    }
    let given = Args::from_iter([v.clone()]);
    let Some(method) = m.method(Name::new("size"), &given) else { return Ok(None) };
    let size = m.call_found(cx, method, given, 1)?.into_iter().next().unwrap_or_default();
    let extents = size.doubles();
    let rows = extents.first().copied().unwrap_or(0.0);
    Ok(Some(if rows > 0.0 { extents.iter().skip(1).product::<f64>() as usize } else { 0 }))
}

/// Column `k` (from 1) of a `v` that [`indexes_itself`].
pub fn column(m: &dyn Objects, cx: &mut Context, v: &Value, k: usize) -> Result<Value, Error> {
    let step = Step::Paren(Args::from_iter([Value::from(":"), Value::from(k)]));
    Ok(path::read(m, cx, v.clone(), &[step], 1)?.into_iter().next().unwrap_or_default())
}

/// Indices that are objects give their `subsindex`, which counts from 0.
pub fn plain_indices(m: &dyn Objects, cx: &mut Context, args: &mut Args) -> Result<(), Error> {
    for arg in args.iter_mut().filter(|a| matches!(a, Value::Object(_) | Value::Handle(_))) {
        let given = Args::from_iter([arg.clone()]);
        let Some(method) = m.method(Name::new("subsindex"), &given) else { continue };
        let index = m.call_found(cx, method, given, 1)?.into_iter().next();
        let index = index.unwrap_or_default();
        let shifted: Vec<f64> = index.doubles().iter().map(|x| x + 1.0).collect();
        *arg = Value::from(crate::Array::new(index.dims(), shifted));
    }
    Ok(())
}
