//! Kernels of structs: making them, and reading, setting, removing and ordering fields by name.

use super::texts::Texts;
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::kernel::{Outputs, one};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

crate::kernels! {
    sparse "struct" => structure,
    "fieldnames" => fieldnames,
    "numfields" => numfields,
    sparse "isfield" => isfield,
    "rmfield" => rmfield,
    sparse "setfield" => setfield,
    sparse "getfield" => getfield,
    "orderfields" => orderfields,
    "struct2cell" => struct2cell,
    sparse "cell2struct" => cell2struct,
}

type R = Result<Outputs, Error>;

fn wrap(s: StructArray) -> Value {
    Value::Struct(Rc::new(s))
}

/// A field name from a text argument.
fn field_name(cx: &Context, value: &Value) -> Result<Name, Error> {
    let text = value.as_text().ok_or_else(|| {
        errors::bad_argument(
            "struct",
            "InvalidFieldName",
            "Field names must be character vectors or string scalars.",
        )
    })?;
    check_name(cx, &text)?;
    Ok(Name::new(&text))
}

/// Names of fields are identifiers; in Octave's language any text is one.
fn check_name(cx: &Context, name: &str) -> Result<(), Error> {
    if cx.octave || super::strings::is_word(name) { Ok(()) } else { Err(errors::bad_field_name(name)) }
}

/// `struct(name, value, ...)`: a cell of values makes a struct array of its size.
fn structure(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    match args {
        [] => return Ok(one(wrap(StructArray::scalar()))),
        [v @ Value::Struct(_)] => return Ok(one(v.take())),
        [Value::Object(o)] => return Ok(one(wrap(o.data.clone()))),
        [v] if v.is_empty() && v.is_matrix() => {
            return Ok(one(wrap(StructArray::new(Dims::matrix(0, 0), Vec::new())?)));
        }
        [v] if !v.is_text() => return Err(errors::conversion("struct", v.class_name())),
        _ => {}
    }
    if args.len() % 2 == 1 {
        let message = "Field and value input arguments must come in pairs.";
        return Err(errors::bad_argument("struct", "structPairsRequired", message));
    }
    let mut dims = Dims::scalar();
    for pair in args.chunks_exact(2) {
        if let Value::Cell(c) = &pair[1]
            && c.numel() != 1
        {
            if !dims.is_scalar() && dims != *c.dims() {
                let message = "Array dimensions of input arguments must match.";
                return Err(errors::bad_argument("struct", "DimensionMismatch", message));
            }
            dims = c.dims().clone();
        }
    }
    let mut names: Vec<Name> = Vec::new();
    for pair in args.chunks_exact(2) {
        let name = field_name(cx, &pair[0])?;
        if names.contains(&name) {
            let message = format!("Duplicate field name '{name}'.");
            return Err(errors::bad_argument("struct", "DuplicateFieldName", message));
        }
        names.push(name);
    }
    let mut data = Vec::with_capacity(dims.numel() * names.len());
    for e in 0..dims.numel() {
        for pair in args.chunks_exact(2) {
            data.push(match &pair[1] {
                Value::Cell(c) if c.numel() == 1 => c.data()[0].clone(),
                Value::Cell(c) => c.data().get(e).cloned().unwrap_or_default(),
                v => v.clone(),
            });
        }
    }
    Ok(one(wrap(StructArray::from_parts(dims, names, data))))
}

/// The struct array an argument holds.
fn struct_of(value: &Value, function: &str) -> Result<StructArray, Error> {
    match value {
        Value::Struct(s) => Ok((**s).clone()),
        Value::Object(o) => Ok(o.data.clone()),
        Value::Handle(h) if h.numel() == 1 => Ok(h.objects()[0].fields.borrow().clone()),
        v => Err(errors::argument_class(function, 1, "a structure array", v.class_name())),
    }
}

fn fieldnames(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let names: Vec<Value> = match &args[0] {
        Value::Struct(_) | Value::Object(_) | Value::Handle(_) => {
            // What the engine keeps in an object is no property.
            let names = struct_of(&args[0], "fieldnames")?;
            let visible = names.names().iter().filter(|n| !n.as_str().starts_with("mc_"));
            visible.map(|n| Value::from(n.as_str())).collect()
        }
        v => {
            let message = format!(
                "Invalid input argument of type '{}'. Input must be a structure or a Java or COM object.",
                v.class_name()
            );
            return Err(errors::bad_argument("fieldnames", "InvalidInput", message));
        }
    };
    Ok(one(Value::cell(Array::new(Dims::matrix(names.len(), 1), names))))
}

fn numfields(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(match &args[0] {
        Value::Struct(s) => s.names().len(),
        _ => 0,
    }))
}

fn isfield(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let [value, name, ..] = args else { return Err(errors::not_enough_inputs()) };
    let has = |v: &Value| match (&*value, v.as_text()) {
        (Value::Struct(s), Some(t)) => Name::known(&t).is_some_and(|name| s.position(name).is_some()),
        _ => false,
    };
    Ok(one(match &*name {
        Value::Cell(c) => bool::wrap(c.map(has)),
        Value::String(s) => bool::wrap(s.map(|t| t.as_str().is_some_and(|t| has(&Value::from(t))))),
        v => Value::Bool(has(v)),
    }))
}

fn rmfield(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let mut s = struct_of(&args[0], "rmfield")
        .map_err(|_| errors::bad_argument("rmfield", "Arg1NotStructArray", "S must be a structure array."))?;
    let names = Texts::arg(&args[1], "rmfield", 2)?.present();
    let names: Vec<Name> = names.iter().map(|u| Name::new(&super::texts::text(u))).collect();
    index::remove_fields(&mut s, &names)?;
    Ok(one(wrap(s)))
}

/// `getfield(s, {i}, 'name', {j}, ...)`.
fn getfield(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let mut at = args[0].clone();
    for step in &args[1..] {
        at = match step {
            Value::Cell(subscripts) => index::get(&at, subscripts.data())?,
            name => {
                let text = name.as_text().unwrap_or_default();
                let mut values = index::field_get(&at, Name::new(&text))?;
                if values.is_empty() {
                    return Err(errors::expected_one_value(0));
                }
                values.swap_remove(0)
            }
        };
    }
    Ok(one(at))
}

fn setfield(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let Some((value, path)) = args.split_last_mut() else { return Err(errors::not_enough_inputs()) };
    let value = value.take();
    let Some((base, steps)) = path.split_first_mut() else { return Err(errors::not_enough_inputs()) };
    let mut base = base.take();
    set_path(cx, &mut base, steps, value, 0)?;
    Ok(one(base))
}

/// Sets what the path names; bounded, as a path is a list of arguments.
fn set_path(
    cx: &Context,
    target: &mut Value,
    steps: &[Value],
    value: Value,
    depth: usize,
) -> Result<(), Error> {
    let Some((step, rest)) = steps.split_first() else {
        *target = value;
        return Ok(());
    };
    if depth > 100 {
        return Err(errors::unsupported("a path of more than 100 steps"));
    }
    match step {
        Value::Cell(subscripts) if rest.is_empty() => index::set(target, subscripts.data(), value),
        Value::Cell(subscripts) => {
            let name = field_name(cx, &rest[0])?;
            let slot = index::element_slot(target, subscripts.data(), name)?;
            set_path(cx, slot, &rest[1..], value, depth + 1)
        }
        name => {
            let name = field_name(cx, name)?;
            let slot = index::field_slot(target, name)?;
            set_path(cx, slot, rest, value, depth + 1)
        }
    }
}

fn orderfields(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let s = struct_of(&args[0], "orderfields").map_err(|_| {
        errors::bad_argument("orderfields", "arg1NotStruct", "First argument must be a structure.")
    })?;
    let mut names: Vec<Name> = s.names().to_vec();
    match args.get(1) {
        None => names.sort_by(|a, b| crate::text::compare(a.as_str(), b.as_str())),
        Some(Value::Struct(like)) => names = like.names().to_vec(),
        Some(order) if order.is_matrix() && !order.is_text() => {
            let places: Vec<usize> = order.doubles().iter().map(|&k| k as usize).collect();
            names = places.iter().filter_map(|&k| s.names().get(k.wrapping_sub(1)).copied()).collect();
        }
        Some(order) => {
            let texts = Texts::arg(order, "orderfields", 2)?.present();
            names = texts.iter().map(|u| Name::new(&super::texts::text(u))).collect();
        }
    }
    let Some(ordered) = s.ordered_as(&names) else {
        let message = "The fields of the two structures, or the names given, must be the same.";
        return Err(errors::bad_argument("orderfields", "InvalidInput", message));
    };
    let mut out = one(wrap(ordered));
    if nargout > 1 {
        let places = names.iter().map(|&n| s.position(n).map_or(0.0, |p| p as f64 + 1.0)).collect();
        out.push(Value::column(places));
    }
    Ok(out)
}

fn struct2cell(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let s = struct_of(&args[0], "struct2cell")?;
    let mut extents = vec![s.names().len()];
    extents.extend(s.dims().iter());
    Ok(one(Value::cell(Array::new(Dims::new(&extents), s.data().to_vec()))))
}

/// `cell2struct(c, names, dim)`: dimension `dim` of the cell becomes the fields.
fn cell2struct(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let Value::Cell(c) = &args[0] else {
        return Err(errors::argument_class("cell2struct", 1, "a cell array", args[0].class_name()));
    };
    let names: Vec<Name> = match &args[1] {
        Value::Char(m) if m.dims().rows() > 1 => {
            crate::text::char_matrix_rows(m).iter().map(|r| Name::new(r.trim_end())).collect()
        }
        v => {
            let texts = Texts::arg(v, "cell2struct", 2)?.present();
            texts.iter().map(|u| Name::new(&super::texts::text(u))).collect()
        }
    };
    for n in &names {
        check_name(cx, n.as_str())?;
    }
    let dim = args.get(2).and_then(Value::as_usize).unwrap_or(1).saturating_sub(1);
    let (stride, n, outer) = c.dims().split(dim);
    if n != names.len() {
        let message = "Number of field names must match number of fields in new structure.";
        return Err(errors::bad_argument("cell2struct", "InvalidNumFields", message));
    }
    // The other dimensions make the array; a matrix gives a column.
    let mut extents: Vec<usize> = c.dims().to_vec();
    if dim < extents.len() {
        extents.remove(dim);
    }
    while extents.len() < 2 {
        extents.push(1);
    }
    let mut data = Vec::with_capacity(c.numel());
    for o in 0..outer {
        for s in 0..stride {
            data.extend((0..n).map(|i| c.data()[o * stride * n + i * stride + s].clone()));
        }
    }
    Ok(one(wrap(StructArray::from_parts(Dims::new(&extents), names, data))))
}
