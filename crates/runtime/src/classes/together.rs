//! Objects beside others: concatenation and assignment of elements, where the class makes objects of what is
//! none; members of enumerations and handles as the elements of sets; texts compared with members.
//!
//! Sets are those of numbers that stand for the elements: a member's place in its class, a handle's first
//! occurrence. Source: MATLAB's documentation, "Concatenating Objects of Different Classes", "Operations on
//! Enumerations".

use super::class::{Class, MEMBER, class_name, data_of};
use super::construct::construct;
use super::heterogeneous;
use super::members::member_names;
use super::{Objects, Outcome, Table};
use crate::array::Array;
use crate::context::Context;
use crate::error::Error;
use crate::handles::HandleObject;
use crate::path::Args;
use crate::value::Value;
use crate::{errors, index};
use base::Name;
use std::rc::Rc;

/// What holds wherever among the arguments an object is.
pub(crate) const ANYWHERE: Table = &[
    ("horzcat", |m, cx, args, _| joined(m, cx, "horzcat", args)),
    ("vertcat", |m, cx, args, _| joined(m, cx, "vertcat", args)),
    ("cat", |m, cx, args, _| joined(m, cx, "cat", args)),
];

/// What members of enumerations and handles are to functions of sets.
pub(crate) const SETS: Table = &[
    ("ismember", |m, cx, args, n| set(m, cx, "ismember", args, n)),
    ("unique", |m, cx, args, n| set(m, cx, "unique", args, n)),
    ("union", |m, cx, args, n| set(m, cx, "union", args, n)),
    ("intersect", |m, cx, args, n| set(m, cx, "intersect", args, n)),
    ("setdiff", |m, cx, args, n| set(m, cx, "setdiff", args, n)),
    ("setxor", |m, cx, args, n| set(m, cx, "setxor", args, n)),
];

/// What members of enumerations are to functions of texts.
pub(crate) const TEXTS: Table = &[
    ("strcmp", |m, cx, args, _| compared(m, cx, "strcmp", args)),
    ("strcmpi", |m, cx, args, _| compared(m, cx, "strcmpi", args)),
    ("strncmp", |m, cx, args, _| compared(m, cx, "strncmp", args)),
    ("strncmpi", |m, cx, args, _| compared(m, cx, "strncmpi", args)),
];

/// `v` as an object of a class: what its constructor makes of it. What cannot be one stays.
pub(crate) fn converted(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    v: Value,
) -> Result<Value, Error> {
    let apart = matches!(v, Value::Cell(_) | Value::Object(_) | Value::Handle(_) | Value::Struct(_));
    let nothing = v.is_empty() && v.is_matrix();
    let holds_data = class.ancestors.iter().any(|a| super::class::BUILTIN.contains(&a.as_str()));
    if apart || nothing || holds_data {
        return Ok(v);
    }
    let from = v.class_name().to_owned();
    construct(m, cx, class, Args::from_iter([v])).map_err(|e| {
        let text = format!(
            "The following error occurred converting from {from} to {}:\n{}",
            class.def.name,
            e.message()
        );
        Error::new("MATLAB:UnableToConvert", text)
    })
}

fn joined(m: &dyn Objects, cx: &mut Context, name: &str, args: &mut [Value]) -> Outcome {
    let class = args.iter().find_map(class_name).and_then(|c| m.class(c));
    if let Some(class) = &class
        && let Some(joined) = super::indexing::joined(m, cx, class, name, args)
    {
        return joined;
    }
    let cells = args.iter().any(|a| matches!(a, Value::Cell(_)));
    let first = usize::from(name == "cat");
    if let (Some(class), false) = (class, cells) {
        for arg in args.iter_mut().skip(first) {
            let given = arg.take();
            *arg = converted(m, cx, &class, given)?;
        }
    }
    let mut joined: Vec<&mut Value> = args.iter_mut().skip(first).collect();
    let mixed = heterogeneous::unite(m, &mut joined).is_some();
    let mut outs = plain(m, cx, name, args.iter_mut().map(Value::take).collect(), 1)?;
    if mixed {
        outs.iter_mut().for_each(heterogeneous::settle);
    }
    Ok(outs)
}

fn plain(m: &dyn Objects, cx: &mut Context, name: &str, args: Args, nargout: usize) -> Outcome {
    m.call_plain(cx, Name::new(name), args, nargout).unwrap_or_else(|| Err(errors::undefined_function(name)))
}

/// The numbers that stand for the elements of the arguments, of which those without are options.
fn numbers(class: &Class, args: &[Value]) -> Vec<Option<Value>> {
    let mut handles: Vec<Rc<HandleObject>> = Vec::new();
    let mut number = |v: &Value| -> Option<Vec<f64>> {
        if class.is_enumeration() {
            let place = |name: Option<String>| {
                let at = name.and_then(|n| class.def.members.iter().position(|(m, _)| m.as_str() == n));
                at.map_or(f64::NAN, |k| k as f64)
            };
            return Some(member_names(v).into_iter().map(place).collect());
        }
        let Value::Handle(h) = v else { return None };
        let place = |o: &Rc<HandleObject>| {
            let known = handles.iter().position(|k| Rc::ptr_eq(k, o));
            known.unwrap_or_else(|| {
                handles.push(o.clone());
                handles.len() - 1
            }) as f64
        };
        Some(h.objects().iter().map(place).collect())
    };
    // Texts are members where they stand before the options, which are texts too.
    let sets = args.iter().rposition(|a| class_name(a).is_some()).map_or(0, |k| k + 1).max(args.len().min(1));
    let codes = |(k, v): (usize, &Value)| {
        let codes = if k < sets { number(v)? } else { return None };
        let dims = if v.as_text().is_some() { crate::Dims::matrix(1, 1) } else { v.dims() };
        (codes.len() == dims.numel()).then(|| Value::from(Array::new(dims, codes)))
    };
    args.iter().enumerate().map(codes).collect()
}

fn set(m: &dyn Objects, cx: &mut Context, name: &str, args: &mut [Value], nargout: usize) -> Outcome {
    let Some(class) = args.iter().find_map(class_name).and_then(|c| m.class(c)) else {
        return plain(m, cx, name, args.iter_mut().map(Value::take).collect(), nargout);
    };
    let codes = numbers(&class, args);
    let given = codes.iter().zip(args.iter()).map(|(c, a)| c.clone().unwrap_or_else(|| a.clone())).collect();
    let mut outs = plain(m, cx, name, given, nargout)?;
    if name == "ismember" {
        return Ok(outs);
    }
    // All elements one below the other, to take the result from.
    let mut all = Vec::new();
    let mut known = Vec::new();
    for (arg, codes) in args.iter().zip(&codes).filter(|(a, _)| class_name(a).is_some()) {
        let Some(codes) = codes else { continue };
        known.extend(codes.doubles().iter().copied());
        all.push(crate::reshape_value(arg.clone(), crate::Dims::matrix(arg.numel(), 1))?);
    }
    let all = crate::concat::concat(0, all)?;
    if let Some(found) = outs.first_mut() {
        let place = |code: &f64| known.iter().position(|k| k == code).unwrap_or(0);
        let places: Vec<usize> = found.doubles().iter().map(place).collect();
        *found = index::gather(&all, found.dims(), &places)?;
    }
    Ok(outs)
}

fn compared(m: &dyn Objects, cx: &mut Context, name: &str, args: &mut [Value]) -> Outcome {
    let texts = |v: &mut Value| {
        let is_member = matches!(v, Value::Object(o) if o.data.position(Name::new(MEMBER)).is_some());
        if !is_member && data_of(v).is_none() {
            return v.take();
        }
        let names: Vec<Value> =
            member_names(v).into_iter().map(|n| Value::char_row(&n.unwrap_or_default())).collect();
        match &names[..] {
            [one] => one.clone(),
            _ => Value::cell(Array::new(v.dims(), names)),
        }
    };
    plain(m, cx, name, args.iter_mut().map(texts).collect(), 1)
}
