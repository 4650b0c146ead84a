//! Kernels of `containers.Map`: construction, access by key, and the methods that maps share with
//! dictionaries (`keys`, `values`, `isKey`, `remove`).
//!
//! A map is a handle: the kernels change it in place and give the same map back. Engines write
//! `m(key)` as `mc_map_get` and `m(key) = v` as `mc_map_set`.
//! Not here: dictionaries (`dictionaries.rs`), storage (`containers.rs`).
//! Source: MATLAB documentation, "containers.Map".

use super::dictionaries;
use crate::array::{Array, Dims};
use crate::containers::{Key, KeyRef, MapData, MapObject};
use crate::context::Context;
use crate::convert;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::value::Value;
use crate::weak_list::WeakList;
use smallvec::SmallVec;
use std::rc::Rc;
use types::Class;

crate::kernels! {
    sparse "map_new" => map_new,
    sparse "mc_map_get" => get,
    sparse "mc_map_set" => set,
    "isKey" => is_key,
    "keys" => keys,
    "values" => values,
    "remove" => remove,
}

type R = Result<Outputs, Error>;

const KEY_TYPES: [&str; 7] = ["char", "double", "single", "int32", "uint32", "int64", "uint64"];
const VALUE_TYPES: [&str; 13] = [
    "any", "char", "logical", "double", "single", "int8", "uint8", "int16", "uint16", "int32", "uint32",
    "int64", "uint64",
];

fn no_key() -> Error {
    Error::new("MATLAB:Containers:Map:NoKey", "The specified key is not present in this container.")
}

fn key_type_mismatch() -> Error {
    let text = "Specified key type does not match the type expected for this container.";
    Error::new("MATLAB:Containers:TypeMismatch", text)
}

fn value_type_mismatch() -> Error {
    let text = "Specified value type does not match the type expected for this container.";
    Error::new("MATLAB:Containers:TypeMismatch", text)
}

/// `containers.Map()`, `(keys, values)`, `(..., 'UniformValues', tf)`, `('KeyType', k, 'ValueType', v)`.
fn map_new(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let data = match args {
        [] => MapData::new("char", "any"),
        // One of the types alone is a key with a value: both are named, or neither.
        [name, _] if is_named(name, "UniformValues") => typed_map(args)?,
        [name, _, _, ..] if is_option(name) && args.len() % 2 == 0 => typed_map(args)?,
        [keys, values, rest @ ..] => {
            let uniform = match rest {
                [] => true,
                [name, tf] if is_named(name, "UniformValues") => tf.is_true()?,
                _ => return Err(bad_constructor()),
            };
            filled_map(keys, values, uniform)?
        }
        [_] => return Err(bad_constructor()),
    };
    Ok(one(Value::Map(Rc::new(MapObject::new(data)))))
}

fn bad_constructor() -> Error {
    Error::new(
        "MATLAB:Containers:Map:InvalidInput",
        "Unsupported arguments. Specify keys and values, or the names KeyType, ValueType and UniformValues with values.",
    )
}

fn is_named(v: &Value, name: &str) -> bool {
    v.as_text().is_some_and(|t| t.eq_ignore_ascii_case(name))
}

fn is_option(v: &Value) -> bool {
    ["KeyType", "ValueType", "UniformValues"].iter().any(|n| is_named(v, n))
}

/// An empty map of the types named.
fn typed_map(args: &[Value]) -> Result<MapData, Error> {
    let mut data = MapData::new("char", "any");
    for pair in args.chunks(2) {
        let [name, value] = pair else { return Err(bad_constructor()) };
        if is_named(name, "UniformValues") {
            value.is_true()?;
            continue;
        }
        let given = value.as_text().ok_or_else(bad_constructor)?;
        if is_named(name, "KeyType") {
            let known = KEY_TYPES.contains(&given.as_str());
            data.key_type = if known { given } else { return Err(bad_type("key", &given)) };
        } else if is_named(name, "ValueType") {
            let known = VALUE_TYPES.contains(&given.as_str());
            data.value_type = if known { given } else { return Err(bad_type("value", &given)) };
        } else {
            return Err(bad_constructor());
        }
    }
    Ok(data)
}

fn bad_type(what: &str, given: &str) -> Error {
    Error::new("MATLAB:Containers:Map:InvalidType", format!("Unsupported {what} type '{given}'."))
}

/// A map of these keys and values.
fn filled_map(keys: &Value, values: &Value, uniform: bool) -> Result<MapData, Error> {
    let keys = parts(keys);
    let values = match values {
        Value::Cell(c) if c.numel() == keys.len() => c.data().to_vec(),
        v if keys.len() == 1 => vec![v.clone()],
        v => parts(v),
    };
    if keys.len() != values.len() {
        return Err(Error::new(
            "MATLAB:Containers:Map:KeyValueMismatch",
            "The number of keys and values must be the same.",
        ));
    }
    let key_type = key_type_of(&keys)?;
    let value_type = if uniform { value_type_of(&values) } else { "any" };
    let mut data = MapData::new(key_type, value_type);
    for (k, v) in keys.iter().zip(values) {
        data.entries.insert(key_of(k, key_type)?, v);
    }
    Ok(data)
}

/// The elements of a cell, of an array of numbers or strings; a char row is one.
fn parts(v: &Value) -> Vec<Value> {
    match v {
        Value::Cell(c) => c.data().to_vec(),
        Value::String(s) => {
            s.data().iter().map(|t| t.as_str().map_or_else(Value::empty, Value::char_row)).collect()
        }
        v if v.class() == Class::Char || !(v.is_matrix() || matches!(v, Value::Struct(_))) => vec![v.clone()],
        v => (1..=v.numel()).filter_map(|i| crate::index::get(v, &[Value::from(i)]).ok()).collect(),
    }
}

/// The key type of a set of keys: text, or the class of numbers that they share.
fn key_type_of(keys: &[Value]) -> Result<&'static str, Error> {
    let mut found: Option<&'static str> = None;
    for k in keys {
        let this = match k.class() {
            Class::Char | Class::String if k.is_text() => "char",
            c if k.is_scalar() && k.as_f64().is_some() => match c.name() {
                name @ ("double" | "single" | "int32" | "uint32" | "int64" | "uint64") => name,
                _ => "double",
            },
            _ => return Err(bad_key()),
        };
        found = Some(match found {
            Some(f) if f == this => f,
            Some("char") => return Err(mixed_keys()),
            Some(_) if this == "char" => return Err(mixed_keys()),
            Some(_) => "double",
            None => this,
        });
    }
    Ok(found.unwrap_or("char"))
}

fn bad_key() -> Error {
    let text = "Only character vectors, real numeric scalars and cell arrays of them are supported as keys.";
    Error::new("MATLAB:Containers:Map:InvalidKey", text)
}

fn mixed_keys() -> Error {
    Error::new("MATLAB:Containers:Map:MixedKeys", "All keys must be of the same type: text or numbers.")
}

/// The value type of a set of values: the class that they share where all are scalars or texts of
/// one size, else `any`.
fn value_type_of(values: &[Value]) -> &'static str {
    let Some(first) = values.first() else { return "any" };
    let class = first.class();
    let scalars = values
        .iter()
        .all(|v| v.class() == class && v.is_scalar() && (class.is_numeric() || class == Class::Logical));
    let texts = class == Class::Char && values.iter().all(|v| v.is_char_row() && v.dims() == first.dims());
    if scalars || texts { class.name() } else { "any" }
}

/// Hands the key that a value stands for in a map of this key type to `look`.
fn with_key<R>(v: &Value, key_type: &str, look: impl FnOnce(KeyRef<'_>) -> R) -> Result<R, Error> {
    match v {
        Value::F64(x) if key_type == "double" => Ok(look(KeyRef::Number(*x))),
        Value::Char(a) if key_type == "char" && a.dims().is_row() && a.data().iter().all(|c| c.0 < 128) => {
            let bytes: SmallVec<[u8; 64]> = a.data().iter().map(|c| c.0 as u8).collect();
            Ok(look(KeyRef::Text(std::str::from_utf8(&bytes).unwrap_or_default())))
        }
        Value::Char1(c) if key_type == "char" && c.0 < 128 => {
            Ok(look(KeyRef::Text(char::from(c.0 as u8).encode_utf8(&mut [0; 4]))))
        }
        v => Ok(match &key_of(v, key_type)? {
            Key::Number(x) => look(KeyRef::Number(*x)),
            Key::Text(t) => look(KeyRef::Text(t)),
        }),
    }
}

/// The entry of a key, if there is one.
fn entry<'d>(data: &'d MapData, key: &Value) -> Result<Option<&'d Value>, Error> {
    with_key(key, &data.key_type, |key| data.find(&key))
}

/// The key that a value stands for in a map of this key type.
fn key_of(v: &Value, key_type: &str) -> Result<Key, Error> {
    if key_type == "char" {
        return v.as_text().filter(|_| v.is_text()).map(Key::Text).ok_or_else(key_type_mismatch);
    }
    if v.class() == Class::Char || v.is_complex() {
        return Err(key_type_mismatch());
    }
    let number = v.as_f64().filter(|_| v.is_scalar()).ok_or_else(key_type_mismatch)?;
    if key_type == "double" {
        return Ok(Key::Number(number));
    }
    let class = Class::from_name(key_type).unwrap_or(Class::Double);
    let rounded = convert::from_doubles(class, Dims::scalar(), vec![number]);
    Ok(Key::Number(rounded.as_f64().unwrap_or(number)))
}

fn key_value(key: &Key, class: Class) -> Value {
    match key {
        Key::Text(t) => Value::char_row(t),
        Key::Number(x) if class == Class::Double => Value::F64(*x),
        Key::Number(x) => convert::from_doubles(class, Dims::scalar(), vec![*x]),
    }
}

fn the_map<'a>(v: &'a Value, function: &str) -> Result<&'a MapObject, Error> {
    match v {
        Value::Map(m) => Ok(m),
        v => Err(errors::undefined_for(function, v.class_name())),
    }
}

/// `m(key)`
pub(crate) fn get(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if let Value::Dictionary(d) = &args[0] {
        return dictionaries::get(d, &args[1..]);
    }
    let data = the_map(&args[0], "subsref")?.data.borrow();
    let [_, key] = &args[..] else {
        return Err(Error::new(
            "MATLAB:Containers:Map:OneKey",
            "Only one level of indexing with one key is supported by a containers.Map.",
        ));
    };
    entry(&data, key)?.cloned().map(one).ok_or_else(no_key)
}

/// `m(key) = value`
pub(crate) fn set(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    if let Value::Dictionary(_) = &args[0] {
        return dictionaries::set(args);
    }
    let [map, key, value] = args else {
        return Err(Error::new(
            "MATLAB:Containers:Map:OneKey",
            "Only one key is supported in an assignment to a containers.Map.",
        ));
    };
    // The value that was there goes when nobody looks at the map any more: what then runs may.
    let replaced = {
        let mut data = the_map(map, "subsasgn")?.data.borrow_mut();
        let place = with_key(key, &data.key_type, |key| data.place(&key))?;
        let MapData { key_type, value_type, entries, .. } = &mut *data;
        let value = value_as(value.take(), value_type)?;
        if value.may_refer()
            && let Value::Map(object) = &*map
            && !object.listed.replace(true)
        {
            cx.state::<Linked>().0.add(object);
        }
        match place.and_then(|k| entries.get_index_mut(k)) {
            Some((_, old)) => Some(std::mem::replace(old, value)),
            None => entries.insert(key_of(key, key_type)?, value),
        }
    };
    drop(replaced);
    Ok(one(map.take()))
}

/// Hands the value of a number to `look`, where the map has numbers for keys and this one.
pub(crate) fn number_entry<R>(
    map: &MapObject,
    key: f64,
    look: impl FnOnce(&Value) -> Option<R>,
) -> Option<R> {
    let data = map.data.try_borrow().ok()?;
    let found = if data.key_type == "double" { data.find(&KeyRef::Number(key)) } else { None };
    look(found?)
}

/// Whether a number is a key of the map's type as it is: of the integer types, numbers that all of them have.
fn is_plain_key(data: &MapData, key: f64) -> bool {
    match data.key_type.as_str() {
        "double" => true,
        "int32" | "uint32" | "int64" | "uint64" => {
            key.fract() == 0.0 && (0.0..=f64::from(i32::MAX)).contains(&key)
        }
        _ => false,
    }
}

/// Whether the map has this key, where it has numbers for keys.
pub(crate) fn has_number(map: &MapObject, key: f64) -> Option<bool> {
    let data = map.data.try_borrow().ok().filter(|d| is_plain_key(d, key))?;
    Some(data.place(&KeyRef::Number(key)).is_some())
}

/// Whether a map of this type of values takes a value as it is, and it cannot come to hold the map, or the map is
/// among those that may hold themselves.
fn takes(map: &MapObject, value_type: &str, value: &Value) -> bool {
    match value_type {
        "any" => map.listed.get() || !value.may_refer(),
        "double" => matches!(value, Value::F64(_)),
        _ => false,
    }
}

/// `m(key) = value` with a number for a key; the value comes back, and nothing has changed, where the map has other
/// types, or what it holds may come to hold the map.
pub(crate) fn set_number(map: &MapObject, key: f64, value: Value) -> Result<(), Value> {
    let Ok(mut data) = map.data.try_borrow_mut() else { return Err(value) };
    if !is_plain_key(&data, key) || !takes(map, &data.value_type, &value) {
        return Err(value);
    }
    let replaced = match data.find_mut(&KeyRef::Number(key)) {
        Some(old) => Some(std::mem::replace(old, value)),
        None => data.entries.insert(Key::Number(key), value),
    };
    drop(data);
    drop(replaced);
    Ok(())
}

/// Hands a row of chars to `look`, if it may be compared with keys unit by unit.
fn with_ascii<R>(units: &[u16], look: impl FnOnce(&str) -> R) -> Option<R> {
    let bytes = units.iter().map(|u| u8::try_from(*u).ok().filter(u8::is_ascii));
    let bytes: SmallVec<[u8; 64]> = bytes.collect::<Option<_>>()?;
    Some(look(std::str::from_utf8(&bytes).ok()?))
}

/// Hands the entry of a text, if there is one, to `look`, where the map has texts for keys.
pub(crate) fn text_entry<R>(
    map: &MapObject,
    key: &[u16],
    look: impl FnOnce(Option<&Value>) -> R,
) -> Option<R> {
    let data = map.data.try_borrow().ok().filter(|d| d.key_type == "char")?;
    with_ascii(key, |key| look(data.find(&KeyRef::Text(key))))
}

/// `m(key) = value` with a text for a key; the value comes back, and nothing has changed, where the map has other
/// types, or what it holds may come to hold the map.
pub(crate) fn set_text(map: &MapObject, key: &[u16], value: Value) -> Result<(), Value> {
    let Ok(mut data) = map.data.try_borrow_mut() else { return Err(value) };
    if data.key_type != "char" || !takes(map, &data.value_type, &value) {
        return Err(value);
    }
    let mut value = Some(value);
    let replaced = with_ascii(key, |key| match data.find_mut(&KeyRef::Text(key)) {
        Some(old) => value.take().map(|value| std::mem::replace(old, value)),
        None => value.take().and_then(|value| data.entries.insert(Key::Text(key.to_owned()), value)),
    });
    drop(data);
    drop(replaced);
    value.map_or(Ok(()), Err)
}

/// The maps that something was put into by which they may hold themselves.
#[derive(Default)]
struct Linked(WeakList<MapObject>);

/// Empties the maps that may hold themselves. Nothing may run any more.
pub fn release_maps(cx: &mut Context) {
    for map in std::mem::take(cx.state::<Linked>()).0.alive() {
        let entries = map.data.try_borrow_mut().map(|mut data| std::mem::take(&mut data.entries));
        drop(entries);
    }
}

/// A value brought to the value type of a map.
fn value_as(value: Value, value_type: &str) -> Result<Value, Error> {
    match value_type {
        "any" => Ok(value),
        "double" if matches!(value, Value::F64(_)) => Ok(value),
        "char" if value.is_char_row() => Ok(value),
        "char" => value.as_text().map(|t| Value::char_row(&t)).ok_or_else(value_type_mismatch),
        name => {
            let class = Class::from_name(name).unwrap_or(Class::Double);
            if value.is_scalar() && value.is_matrix() && value.class() != Class::Char {
                convert::cast(&value, class)
            } else {
                Err(value_type_mismatch())
            }
        }
    }
}

fn is_key(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if let Value::Dictionary(d) = &args[0] {
        return dictionaries::is_key(d, &args[1]);
    }
    let data = the_map(&args[0], "isKey")?.data.borrow();
    let has = |v: &Value| entry(&data, v).is_ok_and(|found| found.is_some());
    Ok(one(match &args[1] {
        Value::Cell(c) => bool::wrap(c.map(has)),
        Value::String(s) if s.numel() != 1 => {
            bool::wrap(s.map(|t| t.as_str().is_some_and(|t| has(&Value::char_row(t)))))
        }
        v => Value::Bool(has(v)),
    }))
}

/// What `of` makes of the entries, in the order of their keys.
fn in_order(data: &mut MapData, of: impl Fn((&Key, &Value)) -> Value) -> Vec<Value> {
    if data.put_in_order() {
        return data.entries.iter().map(of).collect();
    }
    data.sorted().into_iter().map(of).collect()
}

fn keys(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if let Value::Dictionary(d) = &args[0] {
        return dictionaries::keys(d, &args[1..]);
    }
    let mut data = the_map(&args[0], "keys")?.data.borrow_mut();
    let class = Class::from_name(&data.key_type).unwrap_or(Class::Double);
    Ok(one(Value::cell_row(in_order(&mut data, |(k, _)| key_value(k, class)))))
}

fn values(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if let Value::Dictionary(d) = &args[0] {
        return dictionaries::values(d, &args[1..]);
    }
    let mut data = the_map(&args[0], "values")?.data.borrow_mut();
    let Some(wanted) = args.get(1) else {
        return Ok(one(Value::cell_row(in_order(&mut data, |(_, v)| v.clone()))));
    };
    let Value::Cell(wanted) = wanted else {
        return Err(Error::new("MATLAB:Containers:Map:CellOfKeys", "Specified keys must be a cell array."));
    };
    let mut found = Vec::with_capacity(wanted.numel());
    for k in wanted.data() {
        found.push(entry(&data, k)?.cloned().ok_or_else(no_key)?);
    }
    Ok(one(Value::cell(Array::new(wanted.dims().clone(), found))))
}

fn remove(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if let Value::Dictionary(_) = &args[0] {
        return dictionaries::remove(args);
    }
    {
        let mut data = the_map(&args[0], "remove")?.data.borrow_mut();
        let gone = match &args[1] {
            v @ (Value::Cell(_) | Value::String(_)) => parts(v),
            v => vec![v.clone()],
        };
        for k in &gone {
            let key = key_of(k, &data.key_type)?;
            data.take(&key).ok_or_else(no_key)?;
        }
    }
    Ok(one(args[0].take()))
}

/// `[m1; m2]`: a new map with the entries of all; later ones win.
pub fn merged(maps: &[Value]) -> Result<Value, Error> {
    let mut all: Option<MapData> = None;
    for m in maps {
        let data = the_map(m, "vertcat")?.data.borrow();
        match &mut all {
            None => all = Some(data.clone()),
            Some(a) if (a.key_type == "char") != (data.key_type == "char") => return Err(key_type_mismatch()),
            Some(a) => {
                if a.value_type != data.value_type {
                    a.value_type = "any".into();
                }
                a.entries.extend(data.entries.iter().map(|(k, v)| (k.clone(), v.clone())));
            }
        }
    }
    let data = all.ok_or_else(errors::not_enough_inputs)?;
    Ok(Value::Map(Rc::new(MapObject::new(data))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(f: fn(&mut Context, &mut [Value], usize) -> R, args: &[Value]) -> Result<Value, Error> {
        let mut args = args.to_vec();
        f(&mut Context::for_tests(), &mut args, 1).map(|o| o.into_iter().next().unwrap_or_default())
    }

    fn words(list: &[&str]) -> Value {
        Value::cell_row(list.iter().map(|t| Value::char_row(t)).collect())
    }

    fn same(a: &Value, b: &Value) -> bool {
        crate::ops::is_equal(a, b)
    }

    #[test]
    fn keys_are_sorted_and_found() {
        let m = run(map_new, &[words(&["b", "a"]), Value::row(vec![1.0, 2.0])]).unwrap();
        assert!(same(&run(keys, &[m.clone()]).unwrap(), &words(&["a", "b"])));
        assert_eq!(run(get, &[m.clone(), "a".into()]).unwrap().as_f64(), Some(2.0));
        assert_eq!(
            run(get, &[m.clone(), "z".into()]).unwrap_err().identifier(),
            "MATLAB:Containers:Map:NoKey"
        );
        assert_eq!(
            run(get, &[m.clone(), 1.0.into()]).unwrap_err().identifier(),
            "MATLAB:Containers:TypeMismatch"
        );
        assert!(run(is_key, &[m.clone(), "b".into()]).unwrap().is_true().unwrap());
        run(set, &[m.clone(), "z".into(), 9.0.into()]).unwrap();
        let Value::Map(object) = &m else { unreachable!("made as such above") };
        let (known, other): (Vec<u16>, Vec<u16>) =
            ("z".encode_utf16().collect(), "ä".encode_utf16().collect());
        assert_eq!(text_entry(object, &known, |v| v.and_then(Value::as_f64)), Some(Some(9.0)));
        assert!(
            set_text(object, &known, 8.0.into()).is_ok() && set_text(object, &known, "x".into()).is_err()
        );
        assert_eq!(run(get, &[m.clone(), "z".into()]).unwrap().as_f64(), Some(8.0));
        assert!(
            text_entry(object, &other, |_| ()).is_none() && set_text(object, &other, 1.0.into()).is_err()
        );
        run(remove, &[m.clone(), "a".into()]).unwrap();
        assert!(same(&run(keys, &[m.clone()]).unwrap(), &words(&["b", "z"])));
        assert!(run(set, &[m, "q".into(), "text".into()]).is_err());
    }

    #[test]
    fn types_are_inferred() {
        let types = |k: Value, v: Value| match run(map_new, &[k, v]).unwrap() {
            Value::Map(m) => (m.data.borrow().key_type.clone(), m.data.borrow().value_type.clone()),
            _ => Default::default(),
        };
        let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
        assert_eq!(types(Value::row(vec![1.0, 2.0]), words(&["x", "yy"])), pair("double", "any"));
        assert_eq!(types("a".into(), 1.0.into()), pair("char", "double"));
        assert_eq!(
            types(words(&["a", "b"]), Value::cell_row(vec![1.0.into(), "x".into()])),
            pair("char", "any")
        );
    }
}
