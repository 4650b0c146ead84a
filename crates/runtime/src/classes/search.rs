//! Objects that satisfy conditions, and one property as an object: `findobj`, `findprop`.
//!
//! Of the conditions, `-function` and `-regexp` are refused. Objects have no children, so `-depth` says nothing.
//! Source: MATLAB's documentation, "handle.findobj", "handle.findprop".

use crate::array::{Array, Dims};
use crate::classes::class::Class;
use crate::classes::class::class_name;
use crate::classes::meta::{dynamic_property, list, properties};
use crate::classes::properties::{dynamic_names, read_property};
use crate::classes::{Objects, Outcome};
use crate::context::Context;
use crate::error::Error;
use crate::kernel::one;
use crate::path::Args;
use crate::value::Value;
use crate::{errors, index};
use base::Name;
use std::rc::Rc;

/// One condition on an object.
enum Condition {
    /// A property has this value.
    Equal(Name, Value),
    /// There is such a property.
    Property(Name),
    /// Its class is this one.
    Class(Name),
    /// Its class is this one or inherits from it.
    IsA(Name),
}

/// How conditions stand beside one another.
#[derive(Clone, Copy)]
enum Joint {
    And,
    Or,
    Xor,
}

/// `findobj(objects, conditions...)`: the objects that satisfy them, below one another.
pub(crate) fn findobj(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let [objects, given @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let conditions = conditions(given)?;
    let mut places = Vec::new();
    for k in 1..=objects.numel() {
        let object = index::get(objects, &[Value::from(k)])?;
        let mut holds = true;
        for (joint, negated, condition) in &conditions {
            let this = satisfies(m, cx, &object, condition)? != *negated;
            holds = match joint {
                Joint::And => holds && this,
                Joint::Or => holds || this,
                Joint::Xor => holds != this,
            };
        }
        if holds {
            places.push(k as f64);
        }
    }
    let dims = if places.is_empty() { Dims::matrix(0, 0) } else { Dims::matrix(places.len(), 1) };
    let found = index::get(objects, &[Value::from(Array::new(dims.clone(), places))])?;
    crate::reshape_value(found, dims).map(one)
}

fn conditions(given: &[Value]) -> Result<Vec<(Joint, bool, Condition)>, Error> {
    let mut out = Vec::new();
    let (mut joint, mut negated) = (Joint::And, false);
    let mut rest = given.iter();
    while let Some(word) = rest.next() {
        let word = word.as_text().ok_or_else(|| errors::argument_class("findobj", 2, "text", ""))?;
        match word.to_ascii_lowercase().as_str() {
            "-and" => joint = Joint::And,
            "-or" => joint = Joint::Or,
            "-xor" => joint = Joint::Xor,
            "-not" => negated = !negated,
            "-depth" => drop(rest.next()),
            "flat" => {}
            "-function" | "-regexp" => return Err(errors::unsupported(format!("findobj with {word}"))),
            kind => {
                let value = rest.next().ok_or_else(errors::not_enough_inputs)?;
                let named = || Name::new(&value.as_text().unwrap_or_default());
                let condition = match kind {
                    "-property" => Condition::Property(named()),
                    "-class" => Condition::Class(named()),
                    "-isa" => Condition::IsA(named()),
                    _ => Condition::Equal(Name::new(&word), value.clone()),
                };
                out.push((joint, std::mem::take(&mut negated), condition));
                joint = Joint::And;
            }
        }
    }
    Ok(out)
}

fn satisfies(
    m: &dyn Objects,
    cx: &mut Context,
    object: &Value,
    condition: &Condition,
) -> Result<bool, Error> {
    let Some(name) = class_name(object) else { return Ok(false) };
    let class = m.class(name);
    match condition {
        Condition::Class(wanted) => Ok(name == *wanted),
        Condition::IsA(wanted) => Ok(name == *wanted || class.is_some_and(|c| c.is_a(*wanted))),
        Condition::Property(wanted) => Ok(value_of(m, cx, class.as_ref(), object, *wanted)?.is_some()),
        Condition::Equal(wanted, value) => {
            let has = value_of(m, cx, class.as_ref(), object, *wanted)?;
            let Some(has) = has else { return Ok(false) };
            let same = m.call_plain(cx, Name::new("isequal"), Args::from_iter([has, value.clone()]), 1);
            let same = same.transpose()?.and_then(|v| v.into_iter().next());
            same.map_or(Ok(false), |v| v.is_true())
        }
    }
}

/// The value of a property, where the object has one of this name that can be read.
fn value_of(
    m: &dyn Objects,
    cx: &mut Context,
    class: Option<&Rc<Class>>,
    object: &Value,
    name: Name,
) -> Result<Option<Value>, Error> {
    match (class, object) {
        (Some(class), _) => {
            let has = class.property(name).is_some_and(|(_, p)| m.may_use(p.get, class.def.name));
            let dynamic = matches!(object, Value::Handle(h) if dynamic_names(class, h).contains(&name));
            match has || dynamic {
                true => Ok(read_property(m, cx, class, object, name)?.and_then(|v| v.into_iter().next())),
                false => Ok(None),
            }
        }
        (None, Value::Object(o)) => Ok(o.data.get(0, name).cloned()),
        _ => Ok(None),
    }
}

/// `findprop(object, name)`: what tells of a property; empty where there is none of the name.
pub(crate) fn findprop(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let [object, name] = args else { return Err(errors::not_enough_inputs()) };
    let name = name.as_text().unwrap_or_default();
    let class = class_name(object).and_then(|c| m.class(c)).ok_or_else(errors::not_enough_inputs)?;
    if let Value::Handle(h) = &*object
        && dynamic_names(&class, h).contains(&Name::new(&name))
    {
        return Ok(one(dynamic_property(Value::Handle(h.clone()), Name::new(&name))));
    }
    Ok(one(list("meta.property", properties(m, cx, &class, |n| n == name), &["Name"])))
}
