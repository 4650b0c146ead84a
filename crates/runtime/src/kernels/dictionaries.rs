//! Kernels of `dictionary`, a value that maps keys of one class to values of one class.
//!
//! Entries keep the order of insertion. Char rows are kept as strings, as keys and as values; a
//! value of class cell is a 1-by-1 cell.
//! Keys that are objects are told apart by their class and properties, references by what they refer to.
//! Not here: `containers.Map` (`map_objects.rs`). A class has no say in which of its objects are the same key.
//! Source: MATLAB documentation, "dictionary".

use crate::array::{Array, Dims};
use crate::concat::concat;
use crate::containers::{Dictionary, Key};
use crate::context::Context;
use crate::convert;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::packed;
use crate::text::MString;
use crate::value::Value;
use smallvec::SmallVec;
use std::rc::Rc;
use types::Class;

crate::kernels! {
    "dictionary" => dictionary,
    "configureDictionary" => configure,
    "numEntries" => num_entries,
    "isConfigured" => is_configured,
    "types" => types_of,
    "lookup" => lookup,
    sparse "insert" => insert,
    "mc_entries" => entries,
}

type R = Result<Outputs, Error>;

fn key_not_found() -> Error {
    Error::new("MATLAB:dictionary:ScalarKeyNotFound", "Key not found.")
}

fn element_not_found(place: usize) -> Error {
    let text = format!("Element {place} of the key array not found.");
    Error::new("MATLAB:dictionary:ArrayKeyNotFound", text)
}

fn unconfigured() -> Error {
    Error::new(
        "MATLAB:dictionary:UnconfiguredLookupNotSupported",
        "Unable to perform a dictionary lookup or removal when the key and value types are not set.",
    )
}

fn counts_differ() -> Error {
    Error::new(
        "MATLAB:dictionary:MismatchedNumberOfKeysAndValues",
        "Dimensions of the key and value must be the same, or the value must be scalar.",
    )
}

fn the_dictionary<'a>(v: &'a Value, function: &str) -> Result<&'a Rc<Dictionary>, Error> {
    match v {
        Value::Dictionary(d) => Ok(d),
        v => Err(errors::undefined_for(function, v.class_name())),
    }
}

/// The elements of keys or values: char rows become strings, other arrays are taken apart.
fn elements(v: &Value) -> Result<Vec<Value>, Error> {
    if v.class() == Class::Char {
        return Ok(vec![convert::to_string_array(v)?]);
    }
    if let Some(elements) = packed::elements(v) {
        return elements;
    }
    let of_elements = matches!(
        v,
        Value::String(_) | Value::Cell(_) | Value::Struct(_) | Value::Object(_) | Value::Handle(_)
    );
    if v.is_scalar() || !(v.is_matrix() || of_elements) {
        return Ok(vec![v.clone()]);
    }
    (1..=v.numel()).map(|i| crate::index::get(v, &[Value::from(i)])).collect()
}

/// The size of an array of keys.
fn dims_of(keys: &Value) -> Dims {
    match keys.class() {
        Class::Char => Dims::scalar(),
        _ => packed::dims(keys).unwrap_or_else(|| keys.dims()),
    }
}

/// The key of one element, in a dictionary of this key class (empty: any).
fn key_of(v: &Value, class: &str) -> Result<(Key, Value), Error> {
    let v = match v.class() {
        Class::Char => convert::to_string_array(v)?,
        _ => v.clone(),
    };
    let v = match Class::from_name(class) {
        Some(c) if c != v.class() && (c == Class::String || c.is_numeric() || c == Class::Logical) => {
            let read = c == Class::Double && matches!(v, Value::String(_));
            let numbers = v.is_matrix() && c != Class::String || read;
            let texts = c == Class::String && (v.is_matrix() || matches!(v, Value::String(_)));
            match (numbers, texts) {
                (true, _) => convert::cast(&v, c)?,
                (_, true) => convert::to_string_array(&v)?,
                _ => return Err(errors::conversion(class, v.class_name())),
            }
        }
        _ => v,
    };
    match &v {
        Value::String(s) => match s.data().first().and_then(MString::as_str) {
            Some(t) => Ok((Key::Text(t.to_owned()), v.clone())),
            None => {
                Err(Error::new("MATLAB:dictionary:MissingKey", "Missing strings are not supported as keys."))
            }
        },
        v if v.is_matrix() && !v.is_complex() => {
            let x = v.as_f64().ok_or_else(key_not_found)?;
            Ok((Key::Number(x), v.clone()))
        }
        v => {
            let mut text = String::new();
            match written(v, &mut text) {
                true => Ok((Key::Text(text), v.clone())),
                false => Err(errors::unsupported(format!("A dictionary key of class {}", v.class_name()))),
            }
        }
    }
}

/// Writes a value so that what `isequaln` holds equal is one text; false where it cannot be written.
fn written(v: &Value, out: &mut String) -> bool {
    use std::fmt::Write;
    let _ = write!(out, "{}(", v.dims().join(","));
    let done = match v {
        Value::Cell(c) => c.data().iter().all(|v| written(v, out)),
        Value::Struct(s) => {
            let mut names: Vec<_> = s.names().to_vec();
            names.sort_by_key(|n| n.as_str());
            (0..s.numel()).all(|i| {
                names.iter().all(|n| {
                    let _ = write!(out, "{}:", n.as_str());
                    s.get(i, *n).is_some_and(|v| written(v, out))
                })
            })
        }
        Value::Function(f) => {
            out.push_str(&f.text);
            true
        }
        Value::String(s) => {
            s.data().iter().for_each(|t| {
                let _ = write!(out, "{:?},", t.as_str());
            });
            true
        }
        Value::Char(_) => {
            let _ = write!(out, "{:?},", v.as_text());
            v.as_text().is_some()
        }
        Value::Object(o) => {
            out.push_str(o.class.as_str());
            match packed::category(o) {
                Some(name) => {
                    let _ = write!(out, "{name:?}");
                    true
                }
                None => (0..o.data.numel()).all(|i| o.data.element(i).iter().all(|v| written(v, out))),
            }
        }
        Value::Handle(h) => {
            h.objects().iter().for_each(|o| {
                let _ = write!(out, "{:p},", Rc::as_ptr(o));
            });
            true
        }
        v if v.is_matrix() && !v.is_sparse() => {
            convert::complexes(v).iter().for_each(|z| {
                let _ = write!(out, "{},{};", z.re + 0.0, z.im + 0.0);
            });
            true
        }
        _ => false,
    };
    out.push(')');
    done
}

/// A value brought to the value class of a dictionary.
fn value_as(v: Value, class: &str) -> Result<Value, Error> {
    let v = if v.class() == Class::Char { convert::to_string_array(&v)? } else { v };
    if v.class_name() == class || class.is_empty() {
        return Ok(v);
    }
    match Class::from_name(class) {
        Some(Class::String) => convert::to_string_array(&v),
        Some(Class::Cell) => Ok(Value::cell(Array::scalar(v))),
        Some(c) if v.is_matrix() && (c.is_numeric() || c == Class::Logical) => convert::cast(&v, c),
        Some(Class::Double) => convert::cast(&v, Class::Double),
        _ => Err(errors::conversion(class, v.class_name())),
    }
}

/// A dictionary with these entries.
pub(crate) fn filled(mut d: Dictionary, keys: Vec<Value>, values: Vec<Value>) -> Result<Dictionary, Error> {
    for (k, v) in keys.into_iter().zip(values) {
        let (key, shown) = key_of(&k, &d.key_class)?;
        d.entries.insert(key, (shown, v));
    }
    Ok(d)
}

/// Enters keys and values; where one of them cannot be, none is.
fn put(d: &mut Dictionary, keys: &Value, values: &Value, overwrite: bool) -> Result<(), Error> {
    let keys = elements(keys)?;
    let mut values = elements(values)?;
    if values.len() == 1 && keys.len() > 1 {
        let v = values.pop().unwrap_or_default();
        values = vec![v; keys.len()];
    }
    if values.len() != keys.len() {
        return Err(counts_differ());
    }
    let mut new: SmallVec<[(Key, Value, Value); 1]> = SmallVec::with_capacity(keys.len());
    for (k, v) in keys.into_iter().zip(values) {
        let (key_class, value_class) = match new.first() {
            Some((_, shown, value)) if d.key_class.is_empty() => (shown.class_name(), value.class_name()),
            _ => (&*d.key_class, &*d.value_class),
        };
        let (key, shown) = key_of(&k, key_class)?;
        let value = value_as(v, value_class)?;
        new.push((key, shown, value));
    }
    for (key, shown, value) in new {
        if d.key_class.is_empty() {
            d.key_class = shown.class_name().to_owned();
        }
        if d.value_class.is_empty() {
            d.value_class = value.class_name().to_owned();
        }
        if overwrite || !d.entries.contains_key(&key) {
            d.entries.insert(key, (shown, value));
        }
    }
    Ok(())
}

fn dictionary(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let mut d = Dictionary::default();
    if args.len() % 2 != 0 {
        return Err(Error::new(
            "MATLAB:dictionary:MissingValue",
            "Keys and values must be specified in pairs.",
        ));
    }
    for pair in args.chunks(2) {
        put(&mut d, &pair[0], &pair[1], true)?;
    }
    // Empty arrays have classes, too.
    if let ([keys, values, ..], true) = (&*args, d.key_class.is_empty()) {
        d.key_class =
            if keys.class() == Class::Char { "string".to_owned() } else { keys.class_name().to_owned() };
        d.value_class = values.class_name().to_owned();
    }
    Ok(one(Value::Dictionary(Rc::new(d))))
}

fn configure(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let name = |v: &Value| {
        v.as_text().ok_or_else(|| errors::argument_class("configureDictionary", 1, "the name of a class", ""))
    };
    let d = Dictionary { key_class: name(&args[0])?, value_class: name(&args[1])?, ..Dictionary::default() };
    Ok(one(Value::Dictionary(Rc::new(d))))
}

/// Values one after the other in an array of these extents.
fn gathered(values: Vec<Value>, dims: Dims, class: &str) -> Result<Value, Error> {
    if values.is_empty() {
        let none = match Class::from_name(class) {
            Some(Class::String) => MString::wrap(Array::new(dims, Vec::new())),
            Some(Class::Cell) => Value::cell(Array::new(dims, Vec::new())),
            Some(c) if c.is_matrix() => convert::from_doubles(c, dims, Vec::new()),
            _ => f64::wrap(Array::new(dims, Vec::new())),
        };
        return Ok(none);
    }
    if let Some(joined) = packed::joined(&values, &dims) {
        return joined;
    }
    super::reshape_value(concat(0, values)?, dims)
}

fn several_keys() -> Error {
    Error::new("MATLAB:dictionary:OneKey", "Indexing a dictionary takes one array of keys.")
}

/// `d(keys)`
pub(super) fn get(d: &Dictionary, args: &[Value]) -> R {
    if d.key_class.is_empty() {
        return Err(unconfigured());
    }
    let [wanted] = args else {
        return Err(several_keys());
    };
    let mut found = Vec::new();
    let wanted_keys = elements(wanted)?;
    let several = wanted_keys.len() > 1;
    for (place, k) in wanted_keys.into_iter().enumerate() {
        let (key, _) = key_of(&k, &d.key_class)?;
        let value = d.entries.get(&key).map(|e| e.1.clone());
        found
            .push(value.ok_or_else(|| if several { element_not_found(place + 1) } else { key_not_found() })?);
    }
    Ok(one(gathered(found, dims_of(wanted), &d.value_class)?))
}

/// `d(keys) = values`; without values `d(keys) = []`, which takes the keys out.
///
/// # Errors
/// Where keys or values do not fit, and the dictionary is as it was.
pub(crate) fn enter(d: &mut Rc<Dictionary>, keys: &[Value], values: Option<&Value>) -> Result<(), Error> {
    let [keys] = keys else { return Err(several_keys()) };
    // `d(key) = []` of a key that is not there changes nothing.
    let Some(values) = values else { return take_out(d, keys, true) };
    put(Rc::make_mut(d), keys, values, true)
}

pub(super) fn set(args: &mut [Value]) -> R {
    let [target, keys, values] = args else {
        return Err(several_keys());
    };
    let mut whole = target.take();
    if let Value::Dictionary(d) = &mut whole {
        enter(d, std::slice::from_ref(keys), Some(values))?;
    }
    Ok(one(whole))
}

pub(super) fn is_key(d: &Dictionary, keys: &Value) -> R {
    let has = |k: &Value| key_of(k, &d.key_class).is_ok_and(|(k, _)| d.entries.contains_key(&k));
    if keys.class() == Class::Char {
        return Ok(one(has(keys)));
    }
    let found: Vec<bool> = elements(keys)?.iter().map(has).collect();
    Ok(one(bool::wrap(Array::new(dims_of(keys), found))))
}

fn wants_cell(options: &[Value]) -> bool {
    options.first().and_then(Value::as_text).is_some_and(|t| t.eq_ignore_ascii_case("cell"))
}

pub(super) fn keys(d: &Dictionary, options: &[Value]) -> R {
    column(d.entries.values().map(|e| e.0.clone()).collect(), &d.key_class, wants_cell(options))
}

pub(super) fn values(d: &Dictionary, options: &[Value]) -> R {
    column(d.entries.values().map(|e| e.1.clone()).collect(), &d.value_class, wants_cell(options))
}

fn column(items: Vec<Value>, class: &str, cell: bool) -> R {
    let dims = Dims::matrix(items.len(), 1);
    if cell {
        let open = items.into_iter().map(|v| match v {
            Value::Cell(c) if c.numel() == 1 => c.data().first().cloned().unwrap_or_default(),
            v => v,
        });
        return Ok(one(Value::cell(Array::new(dims, open.collect()))));
    }
    Ok(one(gathered(items, dims, class)?))
}

pub(super) fn remove(args: &mut [Value]) -> R {
    let [target, keys, ..] = args else { return Err(errors::not_enough_inputs()) };
    let mut whole = target.take();
    if let Value::Dictionary(d) = &mut whole {
        take_out(d, keys, false)?;
    }
    Ok(one(whole))
}

/// Takes keys out; where one of them is not there and all must be, none is taken.
fn take_out(d: &mut Rc<Dictionary>, keys: &Value, some: bool) -> Result<(), Error> {
    if d.key_class.is_empty() {
        return Err(unconfigured());
    }
    let mut gone = Vec::new();
    for k in elements(keys)? {
        let (key, _) = key_of(&k, &d.key_class)?;
        if !some && !d.entries.contains_key(&key) {
            return Err(key_not_found());
        }
        gone.push(key);
    }
    let d = Rc::make_mut(d);
    for key in gone {
        d.entries.shift_remove(&key);
    }
    Ok(())
}

fn num_entries(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(the_dictionary(&args[0], "numEntries")?.entries.len()))
}

fn is_configured(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(!the_dictionary(&args[0], "isConfigured")?.key_class.is_empty()))
}

fn types_of(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let d = the_dictionary(&args[0], "types")?;
    // A dictionary that takes anything has no types yet.
    let name = |class: &str| match class {
        "" => Value::String(Rc::new(Array::scalar(MString::missing()))),
        class => Value::string(class),
    };
    Ok(Outputs::from_iter([name(&d.key_class), name(&d.value_class)]))
}

/// `lookup(d, keys)`, `lookup(d, keys, 'FallbackValue', v)`
fn lookup(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let d = the_dictionary(&args[0], "lookup")?.clone();
    let Some(fallback) = args.get(3) else { return get(&d, &args[1..2]) };
    let mut found = Vec::new();
    for k in elements(&args[1])? {
        let (key, _) = key_of(&k, &d.key_class)?;
        match d.entries.get(&key) {
            Some(e) => found.push(e.1.clone()),
            None => found.push(value_as(fallback.clone(), &d.value_class)?),
        }
    }
    Ok(one(gathered(found, dims_of(&args[1]), &d.value_class)?))
}

/// `insert(d, keys, values)`, `insert(..., 'Overwrite', tf)`
fn insert(_: &mut Context, args: &mut [Value], _: usize) -> R {
    the_dictionary(&args[0], "insert")?;
    let overwrite = args.get(4).map_or(Ok(true), Value::is_true)?;
    let mut whole = args[0].take();
    if let Value::Dictionary(d) = &mut whole {
        put(Rc::make_mut(d), &args[1], &args[2], overwrite)?;
    }
    Ok(one(whole))
}

/// `entries(d, 'struct')`, `entries(d, 'cell')`
fn entries(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let d = the_dictionary(&args[0], "entries")?;
    let n = d.entries.len();
    match args.get(1).and_then(Value::as_text).unwrap_or_default().to_ascii_lowercase().as_str() {
        "cell" => {
            let columns =
                d.entries.values().map(|e| e.0.clone()).chain(d.entries.values().map(|e| e.1.clone()));
            Ok(one(Value::cell(Array::new(Dims::matrix(n, 2), columns.collect()))))
        }
        "struct" => {
            let names = vec![base::Name::new("Key"), base::Name::new("Value")];
            let data = d.entries.values().flat_map(|e| [e.0.clone(), e.1.clone()]).collect();
            let s = crate::structs::StructArray::from_parts(Dims::matrix(n, 1), names, data);
            Ok(one(Value::Struct(Rc::new(s))))
        }
        _ => Err(errors::unsupported("A table of the entries of a dictionary")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_values_keep_their_order() {
        let mut cx = Context::for_tests();
        let d = dictionary(&mut cx, &mut ["b".into(), 1.0.into(), "a".into(), 2.0.into()], 1).unwrap();
        let Value::Dictionary(d) = &d[0] else { panic!("a dictionary") };
        assert_eq!(get(d, &["a".into()]).unwrap()[0].as_f64(), Some(2.0));
        assert_eq!(get(d, &["z".into()]).unwrap_err().message(), "Key not found.");
        assert_eq!(keys(d, &[]).unwrap()[0].as_texts(), Some(vec!["b".to_owned(), "a".to_owned()]));
        assert_eq!(values(d, &[]).unwrap()[0].doubles().to_vec(), vec![1.0, 2.0]);
        let shorter = remove(&mut [Value::Dictionary(d.clone()), "b".into()]).unwrap();
        assert_eq!(num_entries(&mut cx, &mut [shorter[0].clone()], 1).unwrap()[0].as_f64(), Some(1.0));
    }
}
