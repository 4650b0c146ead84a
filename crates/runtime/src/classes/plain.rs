//! What is asked of values of any class: whether they are valid handles, have a property or a method; and the
//! empty arrays of built-in classes.

use crate::array::Array;
use crate::classes::class::class_name;
use crate::classes::construct::empty_dims;
use crate::classes::{Objects, Outcome, Table};
use crate::context::Context;
use crate::error::Error;
use crate::kernel::one;
use crate::structs::StructArray;
use crate::value::Value;
use crate::{convert, errors, index};
use base::Name;
use std::rc::Rc;
use types::Class;

pub(crate) const TABLE: Table = &[
    ("isvalid", super::members::isvalid),
    ("ismethod", ismethod),
    ("isprop", isprop),
    ("double.empty", |_, _, args, _| empty_of("double", args)),
    ("single.empty", |_, _, args, _| empty_of("single", args)),
    ("int8.empty", |_, _, args, _| empty_of("int8", args)),
    ("int16.empty", |_, _, args, _| empty_of("int16", args)),
    ("int32.empty", |_, _, args, _| empty_of("int32", args)),
    ("int64.empty", |_, _, args, _| empty_of("int64", args)),
    ("uint8.empty", |_, _, args, _| empty_of("uint8", args)),
    ("uint16.empty", |_, _, args, _| empty_of("uint16", args)),
    ("uint32.empty", |_, _, args, _| empty_of("uint32", args)),
    ("uint64.empty", |_, _, args, _| empty_of("uint64", args)),
    ("logical.empty", |_, _, args, _| empty_of("logical", args)),
    ("char.empty", |_, _, args, _| empty_of("char", args)),
    ("cell.empty", |_, _, args, _| empty_of("cell", args)),
    ("struct.empty", |_, _, args, _| empty_of("struct", args)),
    ("string.empty", |_, _, args, _| empty_of("string", args)),
];

/// `int8.empty(m, n, ...)`: an array of the class without elements.
fn empty_of(class: &str, args: &[Value]) -> Outcome {
    let dims = empty_dims(args)?;
    let element = match class {
        "cell" => return Ok(one(Value::cell(Array::new(dims, Vec::new())))),
        "struct" => Value::Struct(Rc::new(StructArray::scalar())),
        "string" => Value::string(""),
        "char" => Value::char_row("a"),
        "logical" => Value::Bool(true),
        _ => convert::cast(&Value::F64(0.0), Class::from_name(class).unwrap_or(Class::Double))?,
    };
    Ok(one(index::gather(&element, dims, &[])?))
}

fn text(function: &str, args: &[Value]) -> Result<Name, Error> {
    let given = args.get(1).ok_or_else(errors::not_enough_inputs)?.as_text();
    let wanted = "a string scalar or character vector";
    given.map(|t| Name::new(&t)).ok_or_else(|| errors::argument_class(function, 2, wanted, ""))
}

fn ismethod(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(object) = args.first() else { return Err(errors::not_enough_inputs()) };
    let class = class_name(object).unwrap_or_else(|| Name::new(&object.as_text().unwrap_or_default()));
    Ok(one(m.declared_method(class, text("ismethod", args)?).is_some()))
}

fn isprop(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(object) = args.first() else { return Err(errors::not_enough_inputs()) };
    let name = text("isprop", args)?;
    Ok(one(match object {
        Value::Object(o) => o.data.position(name).is_some(),
        Value::Handle(h) => h.objects().iter().any(|o| o.fields.borrow().position(name).is_some()),
        _ => false,
    }))
}
