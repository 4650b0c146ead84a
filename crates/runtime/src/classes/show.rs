//! Display of objects under a name: by the methods of their class, else by their properties.

use super::class::{MEMBER, class_name};
use super::members::{member_of, shown};
use super::{Found, Objects, custom_display, folders, overload};
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::display::short_name;
use crate::error::Error;
use crate::object::Object;
use crate::path::Args;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// The name under which an object is displayed: what `inputname` says in its `display`, which no call
/// in the program names an argument of.
#[derive(Default)]
pub struct Shown(pub Option<String>);

/// Displays an object by the `display` or `disp` of its class, else by its properties.
pub fn display(m: &dyn Objects, cx: &mut Context, name: &str, value: &Value) -> Result<(), Error> {
    let args = Args::from_iter([value.clone()]);
    if let Some(Found::Function(method)) = m.method(Name::new("display"), &args) {
        let before = std::mem::replace(&mut cx.state::<Shown>().0, Some(name.to_owned()));
        let done = m.call_function(cx, method, args, 0).map(drop);
        cx.state::<Shown>().0 = before;
        return done;
    }
    let gap = if cx.format.compact { "" } else { "\n" };
    if let Some(Found::Function(method)) = m.method(Name::new("disp"), &args) {
        cx.print(&format!("{name} = \n{gap}"));
        m.call_function(cx, method, args, 0)?;
        cx.print(gap);
        return Ok(());
    }
    if class_name(value).is_some_and(|c| m.classes().is_old(c)) {
        cx.print(&format!("{name} =\n{gap}{}{gap}", folders::about(value)));
        return Ok(());
    }
    let members: Vec<String> = overload::members(value);
    if members.len() != 1 && !members.is_empty() {
        let dims = value.dims();
        let rows = dims.rows();
        let width = members.iter().map(String::len).max().unwrap_or(0) + 4;
        let line = |i: usize| {
            members.iter().skip(i).step_by(rows.max(1)).map(|m| format!("{m:width$}")).collect::<String>()
        };
        let lines: String = (0..rows).map(|i| format!("    {}\n", line(i))).collect();
        cx.print(&format!(
            "{name} = \n{gap}  {} {} enumeration array\n{gap}{lines}{gap}",
            dims.join("×"),
            short_name(value.class_name())
        ));
        return Ok(());
    }
    if let Some(member) = member_of(value) {
        let class = short_name(value.class_name());
        cx.print(&format!("{name} = \n{gap}  {class} enumeration\n{gap}    {member}\n{gap}"));
        return Ok(());
    }
    if let Some(class) = class_name(value).and_then(|c| m.class(c))
        && class.is_a(Name::new(custom_display::CUSTOM_DISPLAY))
    {
        cx.print(&format!("{name} = \n{gap}"));
        custom_display::show(m, cx, &class, value)?;
        return Ok(());
    }
    if value.numel() != 1
        && let Some(class) = class_name(value).and_then(|c| m.class(c))
    {
        cx.print(&format!("{name} = \n{gap}{}{gap}", class.about_array(value, gap)));
        return Ok(());
    }
    let shown = shown(m, cx, value)?;
    let shown = readable(cx, &shown)?.unwrap_or(shown);
    let text = crate::display::display(&cx.format, name, &shown);
    cx.print(&text);
    Ok(())
}

/// A cell, struct, dictionary or object with its properties as it is displayed: objects of the array classes of the library
/// that are one element or a short row stand in it as members of enumerations do, by their texts. Nothing where there is
/// none.
pub fn readable(cx: &mut Context, value: &Value) -> Result<Option<Value>, Error> {
    /// Longer rows are told by their size.
    const LONGEST: usize = 2000;
    fn has_texts(v: &Value) -> bool {
        let Value::Object(o) = v else { return false };
        let dims = crate::display::shown_dims(v);
        crate::display::TEXT_CLASSES.contains(&o.class.as_str())
            && dims.is_row()
            && (1..=LONGEST).contains(&dims.numel())
    }
    fn any(v: &Value, depth: usize) -> bool {
        match v {
            Value::Cell(c) => depth > 0 && c.data().iter().any(|v| any(v, depth - 1)),
            Value::Struct(s) => depth > 0 && s.numel() == 1 && s.data().iter().any(|v| any(v, depth - 1)),
            Value::Dictionary(d) => {
                depth > 0 && d.entries.values().any(|e| any(&e.0, depth - 1) || any(&e.1, depth - 1))
            }
            v => has_texts(v),
        }
    }
    fn fields(cx: &mut Context, s: &StructArray, depth: usize) -> Result<StructArray, Error> {
        let data = s.data().iter().map(|v| with_texts(cx, v, depth - 1)).collect::<Result<_, _>>()?;
        Ok(StructArray::from_parts(s.dims().clone(), s.names().to_vec(), data))
    }
    fn with_texts(cx: &mut Context, v: &Value, depth: usize) -> Result<Value, Error> {
        Ok(match v {
            Value::Cell(c) if any(v, depth) => {
                let data = c.data().iter().map(|v| with_texts(cx, v, depth - 1));
                Value::cell(Array::new(c.dims().clone(), data.collect::<Result<_, _>>()?))
            }
            Value::Struct(s) if any(v, depth) => Value::Struct(Rc::new(fields(cx, s, depth)?)),
            Value::Dictionary(d) if any(v, depth) => {
                let mut d = (**d).clone();
                for e in d.entries.values_mut() {
                    *e = (with_texts(cx, &e.0, depth - 1)?, with_texts(cx, &e.1, depth - 1)?);
                }
                Value::Dictionary(Rc::new(d))
            }
            Value::Object(o) if has_texts(v) => {
                let made = cx.call_method("cellstr", std::slice::from_ref(v), 1).transpose()?;
                match made.and_then(|t| t.first().cloned()) {
                    Some(Value::Cell(texts)) => {
                        let dims = Dims::matrix(1, texts.numel());
                        let names = vec![Name::new(MEMBER)];
                        let data = StructArray::from_parts(dims, names, texts.data().to_vec());
                        Value::Object(Rc::new(Object { class: o.class, data }))
                    }
                    _ => v.clone(),
                }
            }
            v => v.clone(),
        })
    }
    const DEEP: usize = 3;
    if let Value::Object(o) = value
        && o.data.numel() == 1
        && o.data.data().iter().any(|v| any(v, DEEP - 1))
    {
        let data = fields(cx, &o.data, DEEP)?;
        return Ok(Some(Value::Object(Rc::new(Object { class: o.class, data }))));
    }
    if !matches!(value, Value::Cell(_) | Value::Struct(_) | Value::Dictionary(_)) || !any(value, DEEP) {
        return Ok(None);
    }
    with_texts(cx, value, DEEP).map(Some)
}
