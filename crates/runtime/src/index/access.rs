//! Cells and fields: `c{i}`, `s.f`, `s(i).f`, for reading and, as slots to change in place, for
//! chains such as `a{1}.b(2).c(3) = v`.

use super::get::{get, parse_all};
use super::set::{cell_place, struct_place};
use super::subscript::{Subscript, parse};
use crate::array::{Array, Dims};
use crate::error::Error;
use crate::errors;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use smallvec::SmallVec;
use std::rc::Rc;

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
            if let [Value::F64(x)] = subscripts {
                let i = *x as usize;
                if i as f64 == *x
                    && i > 0
                    && let Some(v) = c.data().get(i - 1)
                {
                    return Ok(vec![v.clone()]);
                }
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
    if !matches!(target, Value::Cell(_)) {
        if !(matches!(target, Value::Double(_)) && target.is_empty()) {
            return Err(errors::brace_assignment());
        }
        *target = Value::cell(Array::empty());
    }
    let Value::Cell(cell) = target else { return Err(errors::brace_assignment()) };
    let cell = Rc::make_mut(cell);
    if let [Value::F64(x)] = subscripts {
        let i = *x as usize;
        if i as f64 == *x && i > 0 && i <= cell.numel() {
            return Ok(&mut cell.data_mut()[i - 1]);
        }
    }
    let place = cell_place(cell, &subs_of(subscripts)?)?;
    Ok(&mut cell.data_mut()[place])
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
        Value::Handle(h) => match h.items.data() {
            [one] => from(&one.fields.borrow()),
            _ => Err(errors::dot_index()),
        },
        _ => Err(errors::dot_index()),
    }
}

/// The slot of `target.name`, made where it is missing. The target must be one struct, or `[]`
/// (an undefined target), which becomes one.
pub fn field_slot(target: &mut Value, name: Name) -> Result<&mut Value, Error> {
    let s = structure_of(target)?;
    if s.numel() != 1 {
        return Err(errors::scalar_struct_required());
    }
    Ok(s.entry(0, name))
}

/// The slot of `target(subscripts...).name`; the array grows to have it.
pub fn element_slot<'a>(
    target: &'a mut Value,
    subscripts: &[Value],
    name: Name,
) -> Result<&'a mut Value, Error> {
    if matches!(target, Value::Double(_)) && target.is_empty() {
        *target = Value::Struct(Rc::new(StructArray::new(Dims::matrix(0, 0), Vec::new())?));
    }
    let s = structure_of(target)?;
    let place = struct_place(s, &subs_of(subscripts)?)?;
    Ok(s.entry(place, name))
}

fn structure_of(target: &mut Value) -> Result<&mut StructArray, Error> {
    if matches!(target, Value::Double(_)) && target.is_empty() {
        *target = Value::Struct(Rc::new(StructArray::scalar()));
    }
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
