//! Classes made of `@class` folders without a class file: objects that `class(s, 'Name')` makes in
//! a constructor, their parents, `superiorto` and `inferiorto`; and the functions that a folder such
//! as `@double` holds for values of a built-in class.
//!
//! An object is a struct with a class name; each parent object is the field of its class's name.
//! Methods of a parent act on that field.
//! Source: MATLAB's documentation, "Compatibility with Previous Versions" (class constructor
//! methods, inheritance); the order of built-in classes is Figure 2 of the Tamer's paper.

use crate::classes::class::class_name;
use crate::classes::{Found, Objects, Outcome, Rule};
use crate::error::Error;
use crate::kernel::{Outputs, one};
use crate::object::Object;
use crate::structs::StructArray;
use crate::value::Value;
use crate::{Context, errors};
use base::Name;
use std::rc::Rc;
use types::Class;

/// `superiorto`, `inferiorto`.
pub(crate) const TABLE: &[(&str, Rule)] = &[("superiorto", superiorto), ("inferiorto", inferiorto)];

fn isa(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let wanted = args.get(1).and_then(Value::as_text).unwrap_or_default();
    let class = args.first().and_then(class_name);
    Ok(one(class.is_some_and(|c| m.classes().folders.lineage(c, Name::new(&wanted)).is_some())))
}

fn structure(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    match args.first() {
        Some(Value::Object(o)) => Ok(one(Value::Struct(Rc::new(o.data.clone())))),
        other => Ok(one(other.cloned().unwrap_or_default())),
    }
}

fn disp(_: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    if let Some(object) = args.first() {
        cx.print(&about(object));
    }
    Ok(Outputs::new())
}

/// How an object without a display of its own is shown.
pub(crate) fn about(object: &Value) -> String {
    format!("\t{} object: {}\n", object.class_name(), object.dims().join("-by-"))
}

/// How superior a built-in class is: containers stand above numbers, integers above floats, those
/// above text and truth.
fn rank(v: &Value) -> u8 {
    match v.class() {
        Class::Logical => 0,
        Class::Char => 1,
        Class::Double => 2,
        Class::Single => 3,
        c if c.is_integer() => 4,
        Class::String => 5,
        _ => 6,
    }
}

/// `class(s, 'Name', parents...)` in the constructor of `Name`.
fn make(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    if let [one_object] = args {
        return Ok(one(one_object.class_name()));
    }
    let [data, name, parents @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let class = name.as_text().map(|t| Name::new(&t));
    let Some(class) = class.filter(|c| m.acting_class() == Some(*c)) else {
        let text = "The CLASS function must be called from a class constructor.";
        return Err(Error::new("MATLAB:class:RequireConstructor", text));
    };
    let Value::Struct(fields) = data else {
        return Err(Error::new(
            "MATLAB:class:RequireStruct",
            "The first argument of CLASS must be a structure.",
        ));
    };
    let mut fields: StructArray = (**fields).clone();
    let mut names = Vec::new();
    for parent in parents.iter() {
        let Some(p) = class_name(parent) else {
            return Err(Error::new("MATLAB:class:RequireObject", "Parents must be objects."));
        };
        names.push(p);
        fields.set_scalar(p, parent.clone());
    }
    m.classes().folders.parents.borrow_mut().insert(class, names);
    Ok(one(Value::Object(Rc::new(Object { class, data: fields }))))
}

fn order(m: &dyn Objects, args: &[Value], superior: bool) -> Outcome {
    let Some(acting) = m.acting_class() else {
        let text = "This function can only be called from a class constructor.";
        return Err(Error::new("MATLAB:class:RequireConstructor", text));
    };
    for other in args.iter().filter_map(Value::as_text) {
        let other = Name::new(&other);
        let pair = if superior { (acting, other) } else { (other, acting) };
        m.classes().folders.order.borrow_mut().insert(pair);
    }
    Ok(Outputs::new())
}

fn superiorto(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    order(m, args, true)
}

fn inferiorto(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    order(m, args, false)
}

/// The function of an `@class` folder for arguments none of which is an object; also
/// `class(s, 'Name', parents...)`.
pub fn folder_method(m: &dyn Objects, name: Name, args: &[Value]) -> Option<Found> {
    if m.classes().folders.read_at.get() != Some(m.epoch()) {
        let known = m.class_folders();
        m.classes().folders.any.set(!known.is_empty());
        *m.classes().folders.known.borrow_mut() = known.into_iter().collect();
        m.classes().folders.read_at.set(Some(m.epoch()));
    }
    if !m.classes().folders.any.get() {
        return None;
    }
    if args.len() > 1 && name.as_str() == "class" {
        return Some(Found::Rule(make));
    }
    let dominant = args.iter().rev().max_by_key(|v| rank(v))?;
    let class = Name::new(dominant.class_name());
    if !m.classes().folders.known.borrow().contains(&class) || m.acting_class() == Some(class) {
        return None;
    }
    m.declared_method(class, name).map(Found::Function)
}

/// The method of a class without a class file, its own or a parent's.
pub(crate) fn old_method(m: &dyn Objects, class: Name, name: Name) -> Option<Found> {
    if let Some(func) = m.declared_method(class, name) {
        return Some(Found::Function(func));
    }
    let parents = m.classes().folders.parents.borrow().get(&class).cloned()?;
    parents.into_iter().find_map(|p| old_method(m, p, name))
}

/// Among arguments the object whose class decides: the leftmost to which none is superior.
pub fn dominant<'a>(m: &dyn Objects, args: &'a [Value]) -> Option<&'a Value> {
    let mut objects = args.iter().filter(|a| matches!(a, Value::Object(_) | Value::Handle(_)));
    let mut found = objects.next()?;
    for other in objects {
        let (Some(a), Some(b)) = (class_name(found), class_name(other)) else { continue };
        if a != b && is_superior(m, b, a) {
            found = other;
        }
    }
    Some(found)
}

fn is_superior(m: &dyn Objects, a: Name, b: Name) -> bool {
    m.classes().folders.order.borrow().contains(&(a, b))
        || m.class(a).is_some_and(|c| c.def.inferior.contains(&b))
}

/// The fields that lead from an object of a folder's class to the part the running method may
/// use: none for its own methods, the parent's name for those of a parent.
pub(crate) fn old_part(m: &dyn Objects, class: Name) -> Result<Vec<Name>, Error> {
    let denied = || {
        let text = "Access to an object's fields is only permitted within its methods.";
        Error::new("MATLAB:class:objectFieldAccess", text)
    };
    let acting = m.acting_class().ok_or_else(denied)?;
    m.classes().folders.lineage(class, acting).ok_or_else(denied)
}

/// What all objects of a folder's class can do.
pub(crate) fn of_old(m: &dyn Objects, class: Name, name: Name) -> Option<Found> {
    match name.as_str() {
        _ if !m.classes().folders.is_old(class) => None,
        "class" => Some(Found::Rule(make)),
        "isa" => Some(Found::Rule(isa)),
        "struct" => Some(Found::Rule(structure)),
        "disp" => Some(Found::Rule(disp)),
        _ => None,
    }
}
