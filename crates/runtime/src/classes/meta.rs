//! What a class tells of itself: `?Name`, `metaclass(obj)`, `meta.class.fromName`, with lists of properties,
//! methods, events and members as objects, which can be compared and searched.
//!
//! Not told: comments (`Description`), functions that validate, access methods as handles, packages.
//! Source: MATLAB's documentation, "meta.class", "meta.property", "meta.method".

use crate::array::{Array, Dims};
use crate::classes::class::{Access, Class, MethodDef, PropertyDef, TEST_ROLES};
use crate::classes::construct::defaults;
use crate::classes::{Found, Objects, Outcome, Rule, Table, search};
use crate::handles::Handles;
use crate::kernel::one;
use crate::object::Object;
use crate::path::Args;
use crate::structs::StructArray;
use crate::value::Value;
use crate::{Context, errors};
use base::Name;
use std::rc::Rc;

pub(crate) type Record = Vec<(&'static str, Value)>;

/// The class of what `?Name` gives.
const META_CLASS: &str = "meta.class";

/// What classes, told of as objects, can do.
pub(crate) const OF_META: Table = &[
    ("eq", |_, _, args, _| compared(args, |a, b| a == b)),
    ("ne", |_, _, args, _| compared(args, |a, b| a != b)),
    ("lt", |m, _, args, _| compared(args, |a, b| a != b && inherits(m, a, b))),
    ("le", |m, _, args, _| compared(args, |a, b| inherits(m, a, b))),
    ("gt", |m, _, args, _| compared(args, |a, b| a != b && inherits(m, b, a))),
    ("ge", |m, _, args, _| compared(args, |a, b| inherits(m, b, a))),
    ("findobj", search::findobj),
];

/// What tells of a class by its name.
pub(crate) const TABLE: Table = &[("meta.class.fromName", from_name)];

/// What `name` means for what tells of a class, a property, a method.
pub(crate) fn of_meta(class: Name, name: Name) -> Option<Found> {
    let is_compared = class.as_str() == META_CLASS || name.as_str() == "findobj";
    let rule = OF_META.iter().find(|(n, _)| *n == name.as_str()).map(|(_, f)| *f as Rule)?;
    (is_compared && class.as_str().starts_with("meta.")).then_some(Found::Rule(rule))
}

/// The names of the classes that are told of.
fn names(v: &Value) -> Option<Vec<Name>> {
    let Value::Object(o) = v else { return None };
    let name = |e| o.data.get(e, Name::new("Name")).and_then(Value::as_text).map(|n| Name::new(&n));
    (o.class.as_str() == META_CLASS).then(|| (0..o.data.numel()).filter_map(name).collect())
}

fn compared(args: &[Value], holds: impl Fn(Name, Name) -> bool) -> Outcome {
    let [a, b] = args else { return Err(errors::not_enough_inputs()) };
    let (Some(x), Some(y)) = (names(a), names(b)) else { return Ok(one(false)) };
    if x.len() != y.len() && x.len() != 1 && y.len() != 1 {
        return Err(errors::sizes_must_match());
    }
    let count = if x.len() == 1 { y.len() } else { x.len() };
    let at = |list: &[Name], i: usize| list[if list.len() == 1 { 0 } else { i }];
    let truths = (0..count).map(|i| holds(at(&x, i), at(&y, i))).collect();
    let dims = if x.len() == count { a.dims() } else { b.dims() };
    Ok(one(Value::from(Array::new(dims, truths))))
}

fn inherits(m: &dyn Objects, a: Name, b: Name) -> bool {
    a == b || m.class(a).is_some_and(|c| c.is_a(b))
}

fn from_name(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = args.first().and_then(Value::as_text).ok_or_else(errors::not_enough_inputs)?;
    Ok(one(meta(m, cx, Name::new(&name))))
}

fn access(a: Access) -> Value {
    Value::char_row(match a {
        Access::Public => "public",
        Access::Protected => "protected",
        Access::Private => "private",
        Access::Immutable => "immutable",
        Access::Listed(classes) => {
            return Value::cell_row(classes.as_str().split(',').map(|c| defined(Name::new(c))).collect());
        }
    })
}

fn defined(owner: Name) -> Value {
    list(META_CLASS, vec![vec![("Name", Value::char_row(owner.as_str()))]], &[])
}

/// A property; `default` is the value that it has where a constructor assigns none. In a class of tests, whether tests
/// are run with its values, too.
fn property(owner: Name, p: &PropertyDef, default: Value, of_tests: bool) -> Record {
    let mut told = vec![
        ("Name", Value::char_row(&p.name)),
        ("Description", Value::char_row("")),
        ("DetailedDescription", Value::char_row("")),
        ("GetAccess", access(p.get)),
        ("SetAccess", access(p.set)),
        ("Dependent", Value::Bool(p.dependent)),
        ("Constant", Value::Bool(p.constant)),
        ("Abstract", Value::Bool(p.is_abstract)),
        ("Transient", Value::Bool(p.transient)),
        ("Hidden", Value::Bool(p.hidden)),
        ("GetObservable", Value::Bool(p.get_observable)),
        ("SetObservable", Value::Bool(p.set_observable)),
        ("AbortSet", Value::Bool(p.abort_set)),
        ("NonCopyable", Value::Bool(p.non_copyable)),
        ("HasDefault", Value::Bool(p.default.is_some())),
        ("DefaultValue", default),
        ("Validation", validation(p)),
        ("DefiningClass", defined(owner)),
    ];
    if of_tests {
        told.push(("TestParameter", Value::Bool(p.test_parameter)));
    }
    told
}

/// What values a property takes: its class and its size; nothing where it takes all. The functions that check it are
/// not told.
fn validation(p: &PropertyDef) -> Value {
    const FIELDS: &[&str] = &["Class", "Size"];
    if p.class.is_none() && p.dims.is_empty() && p.validators.is_empty() {
        return list("meta.Validation", Vec::new(), FIELDS);
    }
    let class = match &p.class {
        Some(name) => defined(Name::new(name)),
        None => list(META_CLASS, Vec::new(), &["Name"]),
    };
    list("meta.Validation", vec![vec![("Class", class), ("Size", size_of(&p.dims))]], FIELDS)
}

/// A row of what each extent may be; a length that is not given is NaN where others are.
fn size_of(dims: &[f64]) -> Value {
    let class = match dims.iter().filter(|d| d.is_nan()).count() {
        0 => "meta.FixedDimension",
        n if n == dims.len() => "meta.UnrestrictedDimension",
        _ => "meta.ArrayDimension",
    };
    let extents = dims.iter().map(|d| vec![("Length", Value::from(*d))]).collect();
    let column = list(class, extents, &["Length"]);
    crate::reshape_value(column.clone(), Dims::matrix(1, dims.len())).unwrap_or(column)
}

/// What is told of a method; in a class of tests, its roles too.
fn method(owner: Name, m: &MethodDef, of_tests: bool) -> Record {
    let roles = TEST_ROLES.iter().filter(|_| of_tests);
    let roles = roles.map(|role| (*role, Value::Bool(m.test_role == Some(*role))));
    let named = |names: &[Name]| {
        let cells: Vec<Value> = names.iter().map(|n| Value::char_row(n.as_str())).collect();
        Value::cell(Array::new(Dims::matrix(cells.len(), 1), cells))
    };
    vec![
        ("Name", Value::char_row(&m.name)),
        ("Description", Value::char_row("")),
        ("DetailedDescription", Value::char_row("")),
        ("Access", access(m.access)),
        ("Static", Value::Bool(m.is_static)),
        ("Abstract", Value::Bool(m.is_abstract)),
        ("Sealed", Value::Bool(m.sealed)),
        ("Hidden", Value::Bool(m.hidden)),
        ("InputNames", named(&m.inputs)),
        ("OutputNames", named(&m.outputs)),
        ("DefiningClass", defined(owner)),
    ]
    .into_iter()
    .chain(roles)
    .collect()
}

/// Objects of a class below one another; those of an empty list have the fields `empty`.
pub(crate) fn list(class: &str, records: Vec<Record>, empty: &[&str]) -> Value {
    let names: Vec<Name> = match records.first() {
        Some(first) => first.iter().map(|(n, _)| Name::new(n)).collect(),
        None => empty.iter().map(|n| Name::new(n)).collect(),
    };
    let dims = Dims::matrix(records.len(), 1);
    let values = records.into_iter().flatten().map(|(_, v)| v).collect();
    let data = StructArray::from_parts(dims, names, values);
    Value::Object(Rc::new(Object { class: Name::new(class), data }))
}

/// `?Name`; empty where there is no such class.
pub(crate) fn meta(m: &dyn Objects, cx: &mut Context, name: Name) -> Value {
    if m.class(name).is_none() && !is_known(name.as_str()) {
        let data = StructArray::from_parts(Dims::matrix(0, 0), vec![Name::new("Name")], Vec::new());
        return Value::Object(Rc::new(Object { class: Name::new(META_CLASS), data }));
    }
    list(META_CLASS, vec![about_class(m, cx, name, 0)], &[])
}

/// Whether a class that no file declares is one of MATLAB's.
fn is_known(name: &str) -> bool {
    let of_library = ["handle", "dynamicprops", "containers.Map", "MException", "missing", "dictionary"];
    let packages = ["matlab.", "meta.", "event."];
    types::Class::from_name(name).is_some()
        || of_library.contains(&name)
        || packages.iter().any(|p| name.starts_with(p))
}

/// The properties of a class of which the name is wanted.
pub(crate) fn properties(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    wanted: impl Fn(&str) -> bool,
) -> Vec<Record> {
    let values = defaults(m, cx, class).unwrap_or_default();
    let mut told = Vec::new();
    let of_tests = is_of_tests(class);
    for (owner, p) in class.properties.iter().filter(|(_, p)| wanted(&p.name)) {
        let stored = values.iter().find(|(n, _)| n.as_str() == p.name).map(|(_, v)| v.clone());
        let default = match (p.default, stored) {
            (None, _) => Value::empty(),
            (Some(_), Some(value)) => value,
            (Some(func), None) => m.first(cx, func, Args::new()).unwrap_or_default(),
        };
        told.push(property(*owner, p, default, of_tests));
    }
    told
}

/// Whether a class holds tests.
fn is_of_tests(class: &Rc<Class>) -> bool {
    class.is_a(Name::new("matlab.unittest.TestCase"))
}

fn about_class(m: &dyn Objects, cx: &mut Context, name: Name, depth: usize) -> Record {
    let class = m.class(name);
    let supers: Vec<Name> = class.as_ref().map(|c| c.def.supers.clone()).unwrap_or_default();
    let supers = match depth {
        0..20 => supers.iter().map(|s| about_class(m, cx, *s, depth + 1)).collect(),
        _ => Vec::new(),
    };
    let flag = |of: fn(&Class) -> bool| Value::Bool(class.as_ref().is_some_and(|c| of(c)));
    let inferior = class.iter().flat_map(|c| &c.def.inferior).map(|n| defined(*n)).collect::<Vec<_>>();
    let properties = class.iter().flat_map(|c| properties(m, cx, c, |_| true)).collect();
    let methods = class.iter().flat_map(|c| c.ancestors.iter().filter_map(|a| m.class(*a)));
    let of_tests = class.as_ref().is_some_and(is_of_tests);
    let methods = methods
        .flat_map(|c| c.def.methods.iter().map(|m| method(c.def.name, m, of_tests)).collect::<Vec<_>>());
    let methods = methods.filter(|r| r[0].1.as_text().is_none_or(|n| !n.contains('.'))).collect();
    let named = |n: &Name| vec![("Name", Value::char_row(n.as_str()))];
    let events = class.iter().flat_map(|c| &c.def.events).map(named).collect();
    let members = class.iter().flat_map(|c| &c.def.members).map(|(n, _)| named(n)).collect();
    vec![
        ("Name", Value::char_row(name.as_str())),
        ("Description", Value::char_row("")),
        ("DetailedDescription", Value::char_row("")),
        ("Hidden", flag(|c| c.def.hidden)),
        ("Sealed", flag(|c| c.def.sealed)),
        ("Abstract", flag(|c| c.def.is_abstract || c.def.methods.iter().any(|m| m.is_abstract))),
        ("Enumeration", flag(Class::is_enumeration)),
        ("ConstructOnLoad", flag(|c| c.def.construct_on_load)),
        ("HandleCompatible", flag(|c| c.is_handle || c.def.handle_compatible)),
        ("InferiorClasses", Value::cell(Array::new(Dims::matrix(inferior.len(), 1), inferior))),
        ("PropertyList", list("meta.property", properties, &["Name"])),
        ("MethodList", list("meta.method", methods, &["Name"])),
        ("EventList", list("meta.event", events, &["Name"])),
        ("EnumerationMemberList", list("meta.EnumeratedValue", members, &["Name"])),
        ("SuperclassList", list(META_CLASS, supers, &["Name"])),
    ]
}

/// The fields of what tells of a dynamic property: its name, and the objects that have it.
const DYNAMIC: [&str; 2] = ["Name", "mc_of"];

/// What tells of a property that was added to an object.
pub(crate) fn dynamic_property(of: Value, name: Name) -> Value {
    let data = StructArray::from_fields(DYNAMIC.into_iter().zip([Value::char_row(name.as_str()), of]));
    Value::Object(Rc::new(Object { class: Name::new("meta.DynamicProperty"), data }))
}

/// The objects that have a dynamic property, and its name, of what tells of it.
pub(crate) fn dynamic_of(told: &Value) -> Option<(&Handles, Name)> {
    let Value::Object(o) = told else { return None };
    let [name, of] = DYNAMIC.map(|field| o.data.get(0, Name::new(field)));
    match of? {
        Value::Handle(h) if o.class.as_str() == "meta.DynamicProperty" => {
            Some((h, Name::new(&name?.as_text()?)))
        }
        _ => None,
    }
}

/// `delete(p)` of what tells of a dynamic property: its objects have it no longer. False for anything else.
pub fn delete_dynamic(told: &Value) -> bool {
    let Some((h, name)) = dynamic_of(told) else { return false };
    for object in h.objects() {
        object.fields.borrow_mut().remove_field(name);
    }
    true
}
