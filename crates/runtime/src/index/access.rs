//! Cells and fields: `c{i}`, `s.f`, `s(i).f`, for reading and, as slots to change in place, for
//! chains such as `a{1}.b(2).c(3) = v`.

use super::get::{get, parse_all};
use super::set::{cell_place, existing_place, struct_place};
use super::subscript::{Subscript, parse};
use crate::array::{Array, Dims};
use crate::error::Error;
use crate::errors;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use smallvec::SmallVec;
use std::rc::Rc;
use types::Class;

fn subs_of(subscripts: &[Value]) -> Result<SmallVec<[Subscript; 3]>, Error> {
    match subscripts {
        [one] => Ok(SmallVec::from_iter([parse(one, None)?])),
        many => parse_all(many),
    }
}

/// `x{subscripts...}`: the contents as a list.
pub fn cell_get(value: &Value, subscripts: &[Value]) -> Result<Vec<Value>, Error> {
    match value {
        Value::Cell(c) => {
            if let Some(place) = near(c.numel(), subscripts) {
                return Ok(vec![c.data()[place].clone()]);
            }
            match get(value, subscripts)? {
                Value::Cell(c) => Ok(c.data().to_vec()),
                _ => Err(errors::brace_index()),
            }
        }
        Value::String(_) => {
            // `s{i}` of a string array gives its chars.
            match get(value, subscripts)? {
                Value::String(s) => {
                    Ok(s.data().iter().map(|t| Value::char_row(t.as_str().unwrap_or(""))).collect())
                }
                _ => Err(errors::brace_index()),
            }
        }
        _ => Err(errors::brace_index()),
    }
}

/// The slot of `target{subscripts...}` to assign to or descend into; the cell grows to have it.
/// An undefined target is given as `[]`.
pub fn cell_slot<'a>(target: &'a mut Value, subscripts: &[Value]) -> Result<&'a mut Value, Error> {
    if is_undefined(target) {
        let mut cell = Array::empty();
        cell_place(&mut cell, &subs_of(subscripts)?)?;
        *target = Value::cell(cell);
    }
    let Value::Cell(cell) = target else { return Err(errors::brace_assignment()) };
    let cell = Rc::make_mut(cell);
    let place = match near(cell.numel(), subscripts) {
        Some(place) => place,
        None => cell_place(cell, &subs_of(subscripts)?)?,
    };
    Ok(&mut cell.data_mut()[place])
}

/// The slot of `target{subscripts...}` where it is there; nothing where [`cell_slot`] would make it.
pub fn cell_at<'a>(target: &'a mut Value, subscripts: &[Value]) -> Result<Option<&'a mut Value>, Error> {
    if is_undefined(target) {
        place_in(&Dims::matrix(0, 0), subscripts)?;
        return Ok(None);
    }
    let Value::Cell(cell) = target else { return Err(errors::brace_assignment()) };
    match place_in(cell.dims(), subscripts)? {
        Some(place) => Ok(Rc::make_mut(cell).data_mut().get_mut(place)),
        None => Ok(None),
    }
}

/// Whether a target stands for a variable without a value, which becomes what is needed: `[]`, and `''` for texts
/// that are collected.
fn is_undefined(target: &Value) -> bool {
    matches!(target.class(), Class::Double | Class::Char) && target.is_empty()
}

/// The place from 0 that one number names in an array of so many elements.
fn near(numel: usize, subscripts: &[Value]) -> Option<usize> {
    let [Value::F64(x)] = subscripts else { return None };
    let i = *x as usize;
    (i as f64 == *x && i > 0 && i <= numel).then(|| i - 1)
}

/// The one place that subscripts name; nothing where an array would have to grow to have it.
fn place_in(dims: &Dims, subscripts: &[Value]) -> Result<Option<usize>, Error> {
    match near(dims.numel(), subscripts) {
        Some(place) => Ok(Some(place)),
        None => existing_place(dims, &subs_of(subscripts)?),
    }
}

/// `x.name`: one value for each element of a struct array.
pub fn field_get(value: &Value, name: Name) -> Result<Vec<Value>, Error> {
    let from = |s: &StructArray| match s.column(name) {
        Some(column) => Ok(column.cloned().collect()),
        None => Err(errors::no_field(name.as_str())),
    };
    match value {
        Value::Struct(s) => from(s),
        Value::Object(o) => from(&o.data),
        Value::Handle(h) => match h.objects() {
            [one] => from(&one.fields.borrow()),
            _ => Err(errors::dot_index()),
        },
        _ => Err(errors::dot_index()),
    }
}

/// Whether `target.name = v` makes a struct of what has no elements: numbers and texts, and `{}`.
fn becomes_struct(target: &Value) -> bool {
    (target.class().is_matrix() || matches!(target, Value::Cell(_))) && target.is_empty()
}

/// The slot of `target.name`, made where it is missing. The target must be one struct, or an array without
/// elements (an undefined target is `[]`), which becomes one.
pub fn field_slot(target: &mut Value, name: Name) -> Result<&mut Value, Error> {
    if becomes_struct(target) {
        *target = Value::Struct(Rc::new(StructArray::scalar()));
    }
    check_open(target, name)?;
    let s = structure_of(target)?;
    if s.numel() != 1 {
        return Err(errors::scalar_struct_required());
    }
    Ok(s.entry(0, name))
}

/// The slot of `target.name` where it is there; nothing where [`field_slot`] would make it.
pub fn field_at(target: &mut Value, name: Name) -> Result<Option<&mut Value>, Error> {
    if becomes_struct(target) {
        return Ok(None);
    }
    check_open(target, name)?;
    let s = structure_of(target)?;
    if s.numel() != 1 {
        return Err(errors::scalar_struct_required());
    }
    Ok(s.get_mut(0, name))
}

/// The properties of an `MException` cannot be set.
fn check_open(target: &Value, name: Name) -> Result<(), Error> {
    match target {
        Value::Object(o) if crate::exception::is_exception(target) => Err(match o.data.position(name) {
            Some(_) => errors::read_only_property(name.as_str(), "MException"),
            None => errors::no_property(name.as_str(), "MException"),
        }),
        _ => Ok(()),
    }
}

/// The slot of `target(subscripts...).name`; the array grows to have it.
pub fn element_slot<'a>(
    target: &'a mut Value,
    subscripts: &[Value],
    name: Name,
) -> Result<&'a mut Value, Error> {
    if is_undefined(target) {
        let mut s = StructArray::new(Dims::matrix(0, 0), Vec::new())?;
        struct_place(&mut s, &subs_of(subscripts)?)?;
        *target = Value::Struct(Rc::new(s));
    }
    let s = structure_of(target)?;
    let place = match near(s.numel(), subscripts) {
        Some(place) => place,
        None => struct_place(s, &subs_of(subscripts)?)?,
    };
    Ok(s.entry(place, name))
}

/// The slot of `target(subscripts...).name` where it is there; nothing where [`element_slot`] would
/// make it.
pub fn element_at<'a>(
    target: &'a mut Value,
    subscripts: &[Value],
    name: Name,
) -> Result<Option<&'a mut Value>, Error> {
    if is_undefined(target) {
        place_in(&Dims::matrix(0, 0), subscripts)?;
        return Ok(None);
    }
    let s = structure_of(target)?;
    match place_in(s.dims(), subscripts)? {
        Some(place) => Ok(s.get_mut(place, name)),
        None => Ok(None),
    }
}

fn structure_of(target: &mut Value) -> Result<&mut StructArray, Error> {
    match target {
        Value::Struct(s) => Ok(Rc::make_mut(s)),
        Value::Object(o) => Ok(&mut Rc::make_mut(o).data),
        other => Err(errors::field_assignment(other.class_name())),
    }
}

/// Removes fields; an error names the first that is not there.
pub fn remove_fields(s: &mut StructArray, names: &[Name]) -> Result<(), Error> {
    for &name in names {
        if !s.remove_field(name) {
            return Err(Error::new(
                "MATLAB:rmfield:InvalidFieldname",
                format!("A field named '{name}' doesn't exist."),
            ));
        }
    }
    Ok(())
}
