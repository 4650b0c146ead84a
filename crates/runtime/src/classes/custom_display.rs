//! `matlab.mixin.CustomDisplay`: objects shown by a header, groups of properties and a footer, each of which
//! a class may give. Source: MATLAB's documentation, "matlab.mixin.CustomDisplay".
//!
//! A property group is a structure with the fields `Title` and `PropertyList`.

use super::class::Class;
use super::members::shown;
use super::{Objects, Outcome, Table};
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::path::Args;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// The name of the class.
pub(crate) const CUSTOM_DISPLAY: &str = "matlab.mixin.CustomDisplay";

/// Shows an object of a class that inherits from it, without the name; false where the class does not.
pub(crate) fn show(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    object: &Value,
) -> Result<bool, Error> {
    if !class.is_a(Name::new(CUSTOM_DISPLAY)) {
        return Ok(false);
    }
    let whole = match object.numel() {
        0 => "displayEmptyObject",
        1 => "displayScalarObject",
        _ => "displayNonScalarObject",
    };
    if let Some(func) = m.find_method(class, Name::new(whole)) {
        m.call_function(cx, func, Args::from_iter([object.clone()]), 0)?;
        return Ok(true);
    }
    plain(m, cx, class, object)?;
    Ok(true)
}

/// Header, groups and footer.
fn plain(m: &dyn Objects, cx: &mut Context, class: &Rc<Class>, object: &Value) -> Result<(), Error> {
    let gap = if cx.format.compact { "" } else { "\n" };
    let given = |cx: &mut Context, method: &str| match m.find_method(class, Name::new(method)) {
        Some(func) => m.first(cx, func, Args::from_iter([object.clone()])),
        None => default(m, cx, class, object, method),
    };
    let header = given(cx, "getHeader")?.as_text().unwrap_or_default();
    cx.print(&format!("{header}{}", if header.ends_with('\n') { gap } else { "\n" }));
    let Value::Struct(groups) = given(cx, "getPropertyGroups")? else { return Err(errors::dot_index()) };
    let values = match shown(m, cx, object)? {
        Value::Object(o) => o.data.clone(),
        _ => StructArray::scalar(),
    };
    for k in 0..groups.numel() {
        let part = |name: &str| groups.get(k, Name::new(name)).cloned().unwrap_or_default();
        if let Some(title) = part("Title").as_text().filter(|t| !t.is_empty()) {
            cx.print(&format!("   {title}\n"));
        }
        let list = part("PropertyList");
        let list = match &list {
            Value::Struct(_) => list,
            names => {
                let mut chosen = StructArray::scalar();
                for name in names.as_texts().unwrap_or_default() {
                    let name = Name::new(&name);
                    let value = match values.get(0, name) {
                        Some(v) => v.clone(),
                        None => Value::empty(),
                    };
                    chosen.set_scalar(name, value);
                }
                Value::Struct(Rc::new(chosen))
            }
        };
        match (object.numel(), &list) {
            (1, _) => {
                let list = super::readable(cx, &list)?.unwrap_or(list);
                cx.print(&crate::display::disp(&cx.format, &list));
            }
            (_, Value::Struct(s)) => {
                let names: String = s.names().iter().map(|n| format!("    {n}\n")).collect();
                cx.print(&names);
            }
            _ => {}
        }
        cx.print(gap);
    }
    let footer = given(cx, "getFooter")?.as_text().unwrap_or_default();
    if !footer.is_empty() {
        cx.print(&format!("{footer}\n"));
    }
    Ok(())
}

/// What the class itself gives.
fn default(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    object: &Value,
    method: &str,
) -> Result<Value, Error> {
    let name = class.def.name.as_str().rsplit('.').next().unwrap_or_default();
    Ok(match method {
        "getHeader" if object.numel() == 1 => Value::from(format!("  {name} with properties:\n").as_str()),
        "getHeader" => {
            let size = object.dims().join("×");
            let empty = if object.is_empty() { "empty " } else { "" };
            Value::from(format!("  {size} {empty}{name} array with properties:\n").as_str())
        }
        "getPropertyGroups" => {
            let list = match (object.numel(), shown(m, cx, object)?) {
                (1, Value::Object(o)) => o.data.clone(),
                _ => {
                    let mut names = StructArray::scalar();
                    let visible = class
                        .properties
                        .iter()
                        .filter(|(_, p)| p.get == super::class::Access::Public && !p.hidden);
                    for (_, p) in visible {
                        names.set_scalar(Name::new(&p.name), Value::empty());
                    }
                    names
                }
            };
            let fields = [("Title", Value::from("")), ("PropertyList", Value::Struct(Rc::new(list)))];
            Value::Struct(Rc::new(StructArray::from_fields(fields)))
        }
        _ => Value::from(""),
    })
}

/// `method@matlab.mixin.CustomDisplay(object)`; nothing where it has no such method.
pub(crate) fn call_base(m: &dyn Objects, cx: &mut Context, method: Name, args: &Args) -> Option<Outcome> {
    let object = args.first()?.clone();
    let class = super::class::class_name(&object).and_then(|c| m.class(c))?;
    match method.as_str() {
        "displayScalarObject" | "displayNonScalarObject" | "displayEmptyObject" => {
            Some(plain(m, cx, &class, &object).map(|()| Outputs::new()))
        }
        "getHeader" | "getPropertyGroups" | "getFooter" => {
            Some(default(m, cx, &class, &object, method.as_str()).map(one))
        }
        _ => None,
    }
}

/// The static methods.
pub(crate) const TABLE: Table = &[
    ("matlab.mixin.CustomDisplay.getClassNameForHeader", class_name_for_header),
    ("matlab.mixin.CustomDisplay.getSimpleHeader", simple_header),
    ("matlab.mixin.CustomDisplay.getDetailedHeader", simple_header),
    ("matlab.mixin.CustomDisplay.convertDimensionsToString", dimensions),
    ("matlab.mixin.util.PropertyGroup", property_group),
];

/// `matlab.mixin.util.PropertyGroup(list, title)`
fn property_group(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let title = args.get(1).cloned().unwrap_or_else(|| Value::from(""));
    let list = args.first().cloned().unwrap_or_else(|| Value::cell_row(Vec::new()));
    let fields = [("Title", title), ("PropertyList", list)];
    Ok(one(Value::Struct(Rc::new(StructArray::from_fields(fields)))))
}

fn class_name_for_header(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(object) = args.first() else { return Err(errors::not_enough_inputs()) };
    Ok(one(object.class_name().rsplit('.').next().unwrap_or_default()))
}

fn simple_header(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(object) = args.first() else { return Err(errors::not_enough_inputs()) };
    let class = super::class::class_name(object).and_then(|c| m.class(c));
    match class {
        Some(class) => Ok(one(default(m, cx, &class, object, "getHeader")?)),
        None => Err(errors::dot_index()),
    }
}

fn dimensions(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(object) = args.first() else { return Err(errors::not_enough_inputs()) };
    Ok(one(object.dims().join("×").as_str()))
}
