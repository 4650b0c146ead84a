//! What a class tells of itself: `?Name`, `metaclass(obj)`, with lists of properties, methods,
//! events and members as objects.
//!
//! Not told: attributes that the interpreter does not look at (`Transient`, `Sealed`, ...).
//! Source: MATLAB's documentation, "meta.class", "meta.property", "meta.method".

use crate::array::Dims;
use crate::classes::Objects;
use crate::classes::class::{Access, Class, MethodDef, PropertyDef};
use crate::object::Object;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

type Record = Vec<(&'static str, Value)>;

fn access(a: Access) -> Value {
    Value::char_row(match a {
        Access::Public => "public",
        Access::Protected => "protected",
        Access::Private => "private",
        Access::Immutable => "immutable",
    })
}

fn defined(owner: Name) -> Value {
    list("meta.class", vec![vec![("Name", Value::char_row(owner.as_str()))]], &[])
}

fn property(owner: Name, p: &PropertyDef) -> Record {
    vec![
        ("Name", Value::char_row(&p.name)),
        ("GetAccess", access(p.get)),
        ("SetAccess", access(p.set)),
        ("Dependent", Value::Bool(p.dependent)),
        ("Constant", Value::Bool(p.constant)),
        ("Hidden", Value::Bool(p.hidden)),
        ("HasDefault", Value::Bool(p.default.is_some())),
        ("DefiningClass", defined(owner)),
    ]
}

fn method(owner: Name, m: &MethodDef) -> Record {
    vec![
        ("Name", Value::char_row(&m.name)),
        ("Access", access(m.access)),
        ("Static", Value::Bool(m.is_static)),
        ("Abstract", Value::Bool(m.is_abstract)),
        ("Hidden", Value::Bool(m.hidden)),
        ("DefiningClass", defined(owner)),
    ]
}

/// Objects of a class below one another; those of an empty list have the fields `empty`.
fn list(class: &str, records: Vec<Record>, empty: &[&str]) -> Value {
    let names: Vec<Name> = match records.first() {
        Some(first) => first.iter().map(|(n, _)| Name::new(n)).collect(),
        None => empty.iter().map(|n| Name::new(n)).collect(),
    };
    let dims = Dims::matrix(records.len(), 1);
    let values = records.into_iter().flatten().map(|(_, v)| v).collect();
    let data = StructArray::from_parts(dims, names, values);
    Value::Object(Rc::new(Object { class: Name::new(class), data }))
}

/// `?Name`.
pub(crate) fn meta(m: &dyn Objects, name: Name) -> Value {
    list("meta.class", vec![about_class(m, name, 0)], &[])
}

fn about_class(m: &dyn Objects, name: Name, depth: usize) -> Record {
    let mut record = vec![("Name", Value::char_row(name.as_str()))];
    let class = m.class(name);
    let supers: Vec<Name> = class.as_ref().map(|c| c.def.supers.clone()).unwrap_or_default();
    let supers = match depth {
        0..20 => supers.iter().map(|s| about_class(m, *s, depth + 1)).collect(),
        _ => Vec::new(),
    };
    let flag = |of: fn(&Class) -> bool| Value::Bool(class.as_ref().is_some_and(|c| of(c)));
    record.push(("Abstract", flag(|c| c.def.is_abstract || c.def.methods.iter().any(|m| m.is_abstract))));
    record.push(("Enumeration", flag(Class::is_enumeration)));
    record.push(("HandleCompatible", flag(|c| c.is_handle)));
    record.push(("SuperclassList", list("meta.class", supers, &["Name"])));
    let properties = class.iter().flat_map(|c| &c.properties).map(|(o, p)| property(*o, p)).collect();
    record.push(("PropertyList", list("meta.property", properties, &["Name"])));
    let methods = class.iter().flat_map(|c| c.ancestors.iter().filter_map(|a| m.class(*a)));
    let methods =
        methods.flat_map(|c| c.def.methods.iter().map(|m| method(c.def.name, m)).collect::<Vec<_>>());
    let methods = methods.filter(|r| r[0].1.as_text().is_none_or(|n| !n.contains('.'))).collect();
    record.push(("MethodList", list("meta.method", methods, &["Name"])));
    let named = |n: &Name| vec![("Name", Value::char_row(n.as_str()))];
    let events = class.iter().flat_map(|c| &c.def.events).map(named).collect();
    record.push(("EventList", list("meta.event", events, &["Name"])));
    let members = class.iter().flat_map(|c| &c.def.members).map(|(n, _)| named(n)).collect();
    record.push(("EnumerationMemberList", list("meta.EnumeratedValue", members, &["Name"])));
    record
}
