//! Values that MAT-files of level 5 have no array for, as objects of that format: a class name and fields. Strings,
//! function handles by name, `containers.Map`, `dictionary`, and objects of classes, by way of their methods
//! `saveobj` and `loadobj`.
//!
//! Not here: the form in which MATLAB keeps such values, which is not told of; what is written here it cannot read.
//! Handles that hold values of variables are not written. Two references to one object come back as two objects.

use super::DEEPEST;
use super::read::corrupt;
use crate::array::{Array, Dims};
use crate::classes::Objects;
use crate::classes::class::{Class, MEMBER};
use crate::classes::construct::{blank, member};
use crate::containers::{Dictionary, MapData, MapObject};
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::handles::Handles;
use crate::object::{FunctionHandle, Object, Target};
use crate::path::Args;
use crate::structs::StructArray;
use crate::text::MString;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// The field that holds what `saveobj` gave.
const SAVED: &str = "mc_saved";

fn object(class: Name, data: StructArray) -> Value {
    Value::Object(Rc::new(Object { class, data }))
}

fn made<const N: usize>(class: &str, fields: [(&str, Value); N]) -> Value {
    object(Name::new(class), StructArray::from_fields(fields))
}

fn cells(values: Vec<Value>) -> Value {
    Value::cell(Array::new(Dims::matrix(values.len(), 1), values))
}

/// A value as it is written: numbers, texts, cells, structs, and objects that hold such.
pub(super) fn packed(cx: &mut Context, v: &Value, depth: usize) -> Result<Value, Error> {
    if depth > DEEPEST {
        return Err(errors::unsupported("Saving values nested this deeply"));
    }
    Ok(match v {
        Value::Cell(c) => Value::cell(Array::new(c.dims().clone(), all_packed(cx, c.data(), depth)?)),
        Value::Struct(s) => Value::Struct(Rc::new(packed_fields(cx, s, depth)?)),
        Value::String(s) => {
            let texts = s.data().iter().map(|t| match t.as_str() {
                Some(t) => Value::char_row(t),
                None => Value::empty(),
            });
            let texts = texts.collect();
            let size = v.dims().iter().map(|&n| n as f64).collect();
            made("string", [("size", Value::row(size)), ("texts", cells(texts))])
        }
        Value::Function(f) => match &f.target {
            Target::Closure(c) if !c.captures.is_empty() || c.context.is_some() => {
                return Err(errors::unsupported("Saving a function handle that holds values"));
            }
            _ => made("function_handle", [("text", Value::char_row(&f.text))]),
        },
        Value::Map(m) => {
            let (keys, values, kinds) = {
                let data = m.data.borrow();
                let sorted = data.sorted();
                let keys = sorted.iter().map(|(k, _)| match k {
                    crate::containers::Key::Number(x) => Value::F64(*x),
                    crate::containers::Key::Text(t) => Value::char_row(t),
                });
                let keys: Vec<Value> = keys.collect();
                let values: Vec<Value> = sorted.iter().map(|(_, v)| (*v).clone()).collect();
                (keys, values, [Value::char_row(&data.key_type), Value::char_row(&data.value_type)])
            };
            let values = all_packed(cx, &values, depth)?;
            let [key_type, value_type] = kinds;
            let lists = [("keys", cells(keys)), ("values", cells(values))];
            let [keys, values] = lists;
            made("containers.Map", [("KeyType", key_type), ("ValueType", value_type), keys, values])
        }
        Value::Dictionary(d) => {
            let (keys, values): (Vec<Value>, Vec<Value>) = d.entries.values().cloned().unzip();
            let keys = cells(all_packed(cx, &keys, depth)?);
            let values = cells(all_packed(cx, &values, depth)?);
            let classes = [Value::char_row(&d.key_class), Value::char_row(&d.value_class)];
            let [key_class, value_class] = classes;
            let types = [("KeyType", key_class), ("ValueType", value_class)];
            let [a, b] = types;
            made("dictionary", [a, b, ("keys", keys), ("values", values)])
        }
        Value::Object(o) => match saved(cx, o.class, v, depth)? {
            Some(saved) => saved,
            None => object(o.class, packed_fields(cx, &o.data, depth)?),
        },
        Value::Handle(h) => match saved(cx, h.class(), v, depth)? {
            Some(saved) => saved,
            None => {
                let mut names: Vec<Name> = Vec::new();
                let mut data = Vec::new();
                for item in h.objects() {
                    let fields = item.fields.borrow().clone();
                    if names.is_empty() {
                        names = fields.names().to_vec();
                    }
                    if fields.names() != names {
                        return Err(errors::unsupported("Saving objects of several classes in one array"));
                    }
                    data.extend(all_packed(cx, fields.element(0), depth)?);
                }
                object(h.class(), StructArray::from_parts(h.dims(), names, data))
            }
        },
        v => v.clone(),
    })
}

fn all_packed(cx: &mut Context, values: &[Value], depth: usize) -> Result<Vec<Value>, Error> {
    values.iter().map(|v| packed(cx, v, depth + 1)).collect()
}

fn packed_fields(cx: &mut Context, s: &StructArray, depth: usize) -> Result<StructArray, Error> {
    Ok(StructArray::from_parts(s.dims().clone(), s.names().to_vec(), all_packed(cx, s.data(), depth)?))
}

/// What the method `saveobj` of a class makes of an object; nothing where there is none.
fn saved(cx: &mut Context, class: Name, v: &Value, depth: usize) -> Result<Option<Value>, Error> {
    let Some(host) = cx.host() else { return Ok(None) };
    let Some(objects) = host.objects() else { return Ok(None) };
    let Some(found) = objects.class(class) else { return Ok(None) };
    let Some(method) = objects.find_method(&found, Name::new("saveobj")) else { return Ok(None) };
    let value = objects.first(cx, method, Args::from_iter([v.clone()]))?;
    let value = match &value {
        // The object itself is written as one without the method would be.
        Value::Object(o) if o.class == class => object(class, packed_fields(cx, &o.data, depth)?),
        value => made(class.as_str(), [(SAVED, packed(cx, value, depth + 1)?)]),
    };
    Ok(Some(value))
}

/// The value that was [`packed`]; nothing where its class is not known.
pub(super) fn revived(cx: &mut Context, v: Value) -> Result<Option<Value>, Error> {
    Ok(Some(match &v {
        Value::Cell(c) => {
            let data = all_revived(cx, c.data())?;
            Value::cell(Array::new(c.dims().clone(), data))
        }
        Value::Struct(s) => Value::Struct(Rc::new(revived_fields(cx, s)?)),
        Value::Object(o) => return revived_object(cx, o),
        _ => v,
    }))
}

fn all_revived(cx: &mut Context, values: &[Value]) -> Result<Vec<Value>, Error> {
    values.iter().map(|v| Ok(revived(cx, v.clone())?.unwrap_or_else(Value::empty))).collect()
}

fn revived_fields(cx: &mut Context, s: &StructArray) -> Result<StructArray, Error> {
    Ok(StructArray::from_parts(s.dims().clone(), s.names().to_vec(), all_revived(cx, s.data())?))
}

fn revived_object(cx: &mut Context, o: &Object) -> Result<Option<Value>, Error> {
    let field = |name: &str| o.data.get(0, Name::new(name)).ok_or_else(corrupt);
    let text = |name: &str| field(name)?.as_text().map(|t| t.to_string()).ok_or_else(corrupt);
    let list = |name: &str| match field(name)? {
        Value::Cell(c) => Ok(c.data().to_vec()),
        _ => Err(corrupt()),
    };
    Ok(Some(match o.class.as_str() {
        "string" => {
            let extents: Vec<usize> = field("size")?.doubles().iter().map(|&x| x as usize).collect();
            let dims = Dims::new(&extents);
            let texts: Vec<MString> = list("texts")?
                .iter()
                .map(|t| {
                    t.as_text()
                        .filter(|_| t.class() == types::Class::Char)
                        .map_or_else(MString::missing, |t| MString::from(&*t))
                })
                .collect();
            if dims.checked_numel(8)? != texts.len() {
                return Err(corrupt());
            }
            MString::wrap(Array::new(dims, texts))
        }
        "function_handle" => {
            let text = text("text")?;
            match text.starts_with('@') {
                true => cx.call1(&Value::char_row("str2func"), vec![Value::char_row(&text)])?,
                false => Value::Function(Rc::new(FunctionHandle::named(&text))),
            }
        }
        "containers.Map" => {
            let mut data = MapData::new(text("KeyType")?, text("ValueType")?);
            let values = all_revived(cx, &list("values")?)?;
            for (k, v) in list("keys")?.iter().zip(values) {
                let key = match k {
                    k if k.class() == types::Class::Char => {
                        crate::containers::Key::Text(k.as_text().ok_or_else(corrupt)?.to_string())
                    }
                    k => crate::containers::Key::Number(k.as_f64().ok_or_else(corrupt)?),
                };
                data.entries.insert(key, v);
            }
            Value::Map(Rc::new(MapObject::new(data)))
        }
        "dictionary" => {
            let d = Dictionary {
                key_class: text("KeyType")?,
                value_class: text("ValueType")?,
                ..Dictionary::default()
            };
            let keys = all_revived(cx, &list("keys")?)?;
            let values = all_revived(cx, &list("values")?)?;
            Value::Dictionary(Rc::new(crate::kernels::filled_dictionary(d, keys, values)?))
        }
        _ => {
            let Some(host) = cx.host() else { return Ok(None) };
            let Some(objects) = host.objects() else { return Ok(None) };
            let Some(class) = objects.class(o.class) else { return Ok(None) };
            of_class(objects, cx, &class, o)?
        }
    }))
}

/// An object of a class of the program.
fn of_class(m: &dyn Objects, cx: &mut Context, class: &Rc<Class>, o: &Object) -> Result<Value, Error> {
    let load = m.find_method(class, Name::new("loadobj"));
    if let Some(saved) = o.data.get(0, Name::new(SAVED)) {
        let saved = revived(cx, saved.clone())?.unwrap_or_else(Value::empty);
        return match load {
            Some(load) => m.first(cx, load, Args::from_iter([saved])),
            None => Ok(saved),
        };
    }
    if let Some(name) = o.data.get(0, Name::new(MEMBER)).and_then(Value::as_text)
        && o.data.numel() == 1
    {
        return member(m, cx, class, Name::new(&name));
    }
    let stored = revived_fields(cx, &o.data)?;
    let mut items = Vec::new();
    let mut value = Value::empty();
    for e in 0..stored.numel().max(1) {
        let object = blank(m, cx, class)?;
        let fields = stored.names().iter().zip(stored.element(e));
        match object {
            Value::Handle(h) => {
                for item in h.objects() {
                    fields.clone().for_each(|(n, v)| item.fields.borrow_mut().set_scalar(*n, v.clone()));
                    items.push(item.clone());
                }
            }
            Value::Object(mut blank) if stored.numel() == 1 => {
                let data = &mut Rc::make_mut(&mut blank).data;
                fields.for_each(|(n, v)| data.set_scalar(*n, v.clone()));
                value = Value::Object(blank);
            }
            _ => value = object_of(o.class, &stored),
        }
    }
    if class.is_handle {
        items.truncate(stored.numel());
        let items = Array::new(stored.dims().clone(), items);
        value = Value::Handle(Handles::array(o.class, items));
    }
    match load {
        Some(load) => m.first(cx, load, Args::from_iter([value])),
        None => Ok(value),
    }
}

fn object_of(class: Name, data: &StructArray) -> Value {
    object(class, data.clone())
}
