//! `missing`: a value that becomes the missing value of whatever class it meets: NaN beside numbers, the
//! missing string beside strings. Alone it is an object of a class of its own, which holds nothing.
//!
//! What it becomes beside objects (NaT, an undefined category) their classes say.
//! Source: MATLAB's documentation, "missing".

use crate::array::{Array, Dims};
use crate::element::Element;
use crate::object::Object;
use crate::structs::StructArray;
use crate::text::MString;
use crate::value::Value;
use base::Name;
use std::rc::Rc;
use types::Class;

const CLASS: &str = "missing";

/// An array of missing values of no other class.
pub fn array(dims: Dims) -> Value {
    let data = StructArray::from_parts(dims, Vec::new(), Vec::new());
    Value::Object(Rc::new(Object { class: Name::new(CLASS), data }))
}

/// Whether a value is such an array.
pub fn is_missing(v: &Value) -> bool {
    matches!(v, Value::Object(o) if o.class.as_str() == CLASS)
}

/// What an array of missing values is in a class; nothing where the class has none.
pub fn in_class(v: &Value, class: Class) -> Option<Value> {
    let (dims, n) = (v.dims(), v.numel());
    match class {
        Class::Double => Some(f64::wrap(Array::new(dims, vec![f64::NAN; n]))),
        Class::Single => Some(f32::wrap(Array::new(dims, vec![f32::NAN; n]))),
        Class::String => Some(MString::wrap(Array::new(dims, vec![MString::missing(); n]))),
        _ => None,
    }
}

/// Values to be joined, where what is missing is of the class of what is not.
pub fn beside(values: Vec<Value>) -> Vec<Value> {
    let alone = |v: &&Value| !is_missing(v) && !(v.class() == Class::Double && v.dims().is_null());
    let strings = values.iter().any(|v| v.class() == Class::String);
    let Some(class) = values.iter().find(alone).map(Value::class) else { return values };
    let class = if strings { Class::String } else { class };
    let given = |v: Value| match is_missing(&v) {
        true => in_class(&v, class).unwrap_or(v),
        false => v,
    };
    values.into_iter().map(given).collect()
}

/// An operand of a comparison in which something is missing: nothing is equal to it, nor it to anything.
pub fn unequal(v: &Value) -> Value {
    f64::wrap(Array::new(v.dims(), vec![f64::NAN; v.numel()]))
}
