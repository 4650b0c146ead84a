//! What objects can do without declaring it: comparison of handles, members of enumerations as
//! text, `isa`, `properties`, `methods`, `disp`, `delete`, `copy`.

use crate::array::{Array, Dims};
use crate::classes::class::{Access, Class, MEMBER, PropertyDef, class_name};
use crate::classes::construct::member;
use crate::classes::events;
use crate::classes::meta::{OF_META, dynamic_of, dynamic_property, meta};
use crate::classes::methods;
use crate::classes::properties::read_property;
use crate::classes::search;
use crate::classes::together;
use crate::classes::{Objects, Outcome, Rule, Table};
use crate::error::Error;
use crate::handles::{HandleObject, Handles};
use crate::kernel::{Outputs, one};
use crate::object::Object;
use crate::path::Args;
use crate::structs::StructArray;
use crate::value::Value;
use crate::{Context, errors};
use base::Name;
use std::rc::Rc;

const OF_ALL: Table = &[
    ("isa", isa),
    ("isobject", isobject),
    ("properties", properties),
    ("methods", methods::methods),
    ("isprop", isprop),
    ("ismethod", ismethod),
    ("disp", disp),
    ("display", display),
    ("metaclass", metaclass),
    ("events", events_of),
    ("superclasses", superclasses),
    ("enumeration", enumeration),
    ("saveobj", itself),
    ("struct", structure),
    ("fieldnames", fieldnames),
];

const OF_HANDLES: Table = &[
    ("eq", eq),
    ("ne", ne),
    ("lt", |_, _, args, _| ordered("<", args, |a, b| a < b)),
    ("le", |_, _, args, _| ordered("<=", args, |a, b| a <= b)),
    ("gt", |_, _, args, _| ordered(">", args, |a, b| a > b)),
    ("ge", |_, _, args, _| ordered(">=", args, |a, b| a >= b)),
    ("isvalid", isvalid),
    ("delete", delete),
    ("copy", copy),
    ("addlistener", events::addlistener),
    ("listener", events::listener),
    ("notify", events::notify),
    ("addprop", addprop),
    ("findobj", search::findobj),
    ("findprop", search::findprop),
];

const OF_MEMBERS: Table = &[
    ("char", text),
    ("string", text_string),
    ("eq", eq),
    ("ne", ne),
    ("cellstr", cellstr),
    ("isenum", isobject),
];

/// Functions that tell of a class given by name.
pub(crate) const ABOUT: Table = &[
    ("properties", properties),
    ("methods", methods::methods),
    ("enumeration", enumeration),
    ("superclasses", superclasses),
    ("metaclass", metaclass),
    ("events", events_of),
];

/// Whether objects of some kind can do something of this name without declaring it.
pub(crate) fn is_rule(name: &str) -> bool {
    let tables =
        [OF_ALL, OF_HANDLES, OF_MEMBERS, together::ANYWHERE, together::SETS, together::TEXTS, OF_META];
    tables.iter().any(|t| t.iter().any(|(n, _)| *n == name))
}

/// Whether what objects can do under this name holds wherever among the arguments they are.
pub(crate) fn holds_anywhere(name: Name) -> bool {
    let name = name.as_str();
    let anywhere = [together::ANYWHERE, together::SETS, together::TEXTS];
    matches!(name, "eq" | "ne" | "lt" | "le" | "gt" | "ge")
        || anywhere.iter().any(|t| t.iter().any(|(n, _)| *n == name))
}

/// What every object of a class can do under this name.
pub(crate) fn of_objects(class: &Class, name: Name) -> Option<Rule> {
    let find = |t: Table| t.iter().find(|(n, _)| *n == name.as_str()).map(|(_, f)| *f);
    let of_kind = if class.is_handle { find(OF_HANDLES) } else { None };
    let of_members =
        if class.is_enumeration() { find(OF_MEMBERS).or_else(|| find(together::TEXTS)) } else { None };
    let sets = if class.is_handle || class.is_enumeration() { find(together::SETS) } else { None };
    let of_parens =
        if super::indexing::redefines(class, "Paren") { find(super::indexing::OF_PARENS) } else { None };
    of_parens
        .or(of_members)
        .or(of_kind)
        .or(sets)
        .or_else(|| find(OF_ALL))
        .or_else(|| find(together::ANYWHERE))
}

pub(crate) fn class_of(m: &dyn Objects, args: &[Value]) -> Result<Rc<Class>, Error> {
    let named = || args.first().and_then(Value::as_text).map(|t| Name::new(&t));
    let name = args.iter().find_map(class_name).or_else(named).ok_or_else(errors::not_enough_inputs)?;
    m.class(name).ok_or_else(|| {
        let text = format!("The specified class name '{name}' is not the name of a valid MATLAB class.");
        Error::new("MATLAB:class:invalidClass", text)
    })
}

/// The same, or what has no class of the program has none of what is asked for: `properties(5)`.
fn listed_class(m: &dyn Objects, args: &[Value]) -> Result<Option<Rc<Class>>, Error> {
    let built_in = |t: String| types::Class::from_name(&t).is_some() && m.class(Name::new(&t)).is_none();
    match args.first() {
        Some(v) if args.iter().all(|v| class_name(v).is_none()) && v.as_text().is_none_or(built_in) => {
            Ok(None)
        }
        _ => class_of(m, args).map(Some),
    }
}

/// The class that is asked about, by its name or by an element of it.
pub(crate) fn listed_name(args: &[Value]) -> String {
    args.first().map(|v| v.as_text().unwrap_or_else(|| v.class_name().to_owned())).unwrap_or_default()
}

/// The names that something without a class of the program has: none.
fn none_of(cx: &mut Context, what: &str, args: &[Value], nargout: usize) -> Outcome {
    listed(cx, &format!("{what} for class {}", listed_name(args)), &[], nargout)
}

fn isa(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let wanted = args.get(1).and_then(Value::as_text).unwrap_or_default();
    let Some(name) = args.first().and_then(class_name) else { return Ok(one(false)) };
    let is = m.class(name).is_some_and(|c| c.is_a(Name::new(&wanted)));
    Ok(one(is || name.as_str() == wanted))
}

/// `saveobj(obj)` of a class that stores its objects as they are.
fn itself(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    Ok(args.first().cloned().into_iter().collect())
}

fn isobject(_: &dyn Objects, _: &mut Context, _: &mut [Value], _: usize) -> Outcome {
    Ok(one(true))
}

pub(crate) fn column(names: &[&str]) -> Value {
    let cells: Vec<Value> = names.iter().map(|n| Value::char_row(n)).collect();
    Value::cell(Array::new(Dims::matrix(cells.len(), 1), cells))
}

/// Names as a column of cells, or shown below a heading where nothing is asked for.
fn listed(cx: &mut Context, heading: &str, names: &[&str], nargout: usize) -> Outcome {
    if nargout > 0 {
        return Ok(one(column(names)));
    }
    let lines: String = names.iter().map(|n| format!("    {n}\n")).collect();
    cx.print(&format!("\n{heading}:\n\n{lines}\n"));
    Ok(Outputs::new())
}

fn properties(m: &dyn Objects, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let name = args.first().map(|v| v.as_text().unwrap_or_else(|| v.class_name().to_owned()));
    if let Some((name, theirs)) = name.and_then(|n| OF_LIBRARY.iter().find(|(class, _)| *class == n)) {
        return listed(cx, &format!("Properties for class {name}"), theirs, nargout);
    }
    let Some(class) = listed_class(m, args)? else { return none_of(cx, "Properties", args, nargout) };
    let visible = class.properties.iter().filter(|(_, p)| p.get == Access::Public && !p.hidden);
    let names: Vec<&str> = visible.map(|(_, p)| p.name.as_str()).collect();
    listed(cx, &format!("Properties for class {}", class.def.name), &names, nargout)
}

/// The properties of classes that no file declares.
const OF_LIBRARY: &[(&str, &[&str])] = &[
    ("MException", &["identifier", "message", "cause", "stack", "Correction"]),
    ("containers.Map", &["Count", "KeyType", "ValueType"]),
];

/// `fieldnames(obj)`: the properties that everybody may read.
fn fieldnames(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let class = class_of(m, args)?;
    let dynamic = match args.first() {
        Some(Value::Handle(h)) => crate::classes::properties::dynamic_names(&class, h),
        _ => Vec::new(),
    };
    let names = properties(m, cx, args, 1)?.into_iter().next().and_then(|v| v.as_texts()).unwrap_or_default();
    let names: Vec<&str> =
        names.iter().map(String::as_str).chain(dynamic.iter().map(|n| n.as_str())).collect();
    Ok(one(column(&names)))
}

/// `[members, names] = enumeration(class)`
fn enumeration(m: &dyn Objects, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let class = class_of(m, args)?;
    let names: Vec<&str> = class.def.members.iter().map(|(n, _)| n.as_str()).collect();
    if nargout == 0 {
        cx.print(&format!("\nEnumeration members for class '{}':\n\n", class.def.name));
        for n in names {
            cx.print(&format!("    {n}\n"));
        }
        cx.print("\n");
        return Ok(Outputs::new());
    }
    let mut members = Value::empty();
    for (k, n) in names.iter().enumerate() {
        let member = member(m, cx, &class, Name::new(n))?;
        crate::index::set(&mut members, &[Value::from(k + 1), Value::from(1usize)], member)?;
    }
    Ok(Outputs::from_iter([members, column(&names)]))
}

fn superclasses(m: &dyn Objects, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let class = listed_class(m, args).ok().flatten();
    let names: Vec<&str> =
        class.iter().flat_map(|c| c.ancestors.iter().skip(1)).map(|n| n.as_str()).collect();
    if names.is_empty() && nargout == 0 {
        cx.print(&format!("\nNo superclasses for class {}.\n\n", listed_name(args)));
        return Ok(Outputs::new());
    }
    let name = class.as_ref().map(|c| c.def.name.to_string()).unwrap_or_default();
    listed(cx, &format!("Superclasses for class {name}"), &names, nargout)
}

/// `events(class)`: the events that it declares or inherits.
fn events_of(m: &dyn Objects, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let Some(class) = listed_class(m, args)? else { return none_of(cx, "Events", args, nargout) };
    let mut names: Vec<&str> = Vec::new();
    for c in class.ancestors.iter().filter_map(|a| m.class(*a)) {
        names.extend(c.def.events.iter().map(|e| e.as_str()));
    }
    if class.is_handle {
        names.push("ObjectBeingDestroyed");
    }
    listed(cx, &format!("Events for class {}", class.def.name), &names, nargout)
}

fn isprop(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let class = class_of(m, args)?;
    let name = args.get(1).and_then(Value::as_text).unwrap_or_default();
    let name = Name::new(&name);
    let dynamic = match args.first() {
        Some(Value::Handle(h)) => crate::classes::properties::dynamic_names(&class, h).contains(&name),
        _ => false,
    };
    let known = |(owner, p): (&Name, &PropertyDef)| p.get != Access::Private || *owner == class.def.name;
    Ok(one(dynamic || class.property(name).is_some_and(|(owner, p)| known((owner, p)))))
}

fn ismethod(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let class = class_of(m, args)?;
    let name = args.get(1).and_then(Value::as_text).unwrap_or_default();
    let name = Name::new(&name);
    let public = m.declaration_of(&class, name).is_none_or(|d| d.access == Access::Public && !d.hidden);
    Ok(one(public && m.find_method(&class, name).is_some()))
}

fn metaclass(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = match args.first() {
        Some(v) if class_name(v).is_none() => Name::new(v.class_name()),
        _ => class_of(m, args)?.def.name,
    };
    Ok(one(meta(m, cx, name)))
}

const STRUCT_OF_OBJECT: &str = "Calling STRUCT on an object prevents the object from hiding its implementation \
                                details and should thus be avoided. Use DISP or DISPLAY to see the visible public \
                                details of an object. See 'help struct' for more information.";

/// `struct(object)`: all properties, also those that nobody else may see.
fn structure(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let object = args.first().cloned().unwrap_or_default();
    let (Value::Object(public), Some(class)) =
        (shown(m, cx, &object)?, class_name(&object).and_then(|c| m.class(c)))
    else {
        return Ok(one(object));
    };
    cx.warn("MATLAB:structOnObject", STRUCT_OF_OBJECT)?;
    let stored = match &object {
        Value::Object(o) if object.numel() != 1 => return Ok(one(Value::Struct(Rc::new(o.data.clone())))),
        Value::Object(o) => o.data.clone(),
        Value::Handle(h) => {
            h.objects().first().map_or_else(StructArray::scalar, |o| o.fields.borrow().clone())
        }
        _ => StructArray::scalar(),
    };
    let mut all = StructArray::scalar();
    let declared = class.properties.iter().map(|(_, p)| Name::new(&p.name));
    for name in declared.chain(public.data.names().iter().copied()) {
        if let Some(v) = public.data.get(0, name).or_else(|| stored.get(0, name)) {
            all.set_scalar(name, v.clone());
        }
    }
    Ok(one(Value::Struct(Rc::new(all))))
}

fn disp(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let object = args.first().cloned().unwrap_or_default();
    if let Some(class) = class_name(&object).and_then(|c| m.class(c))
        && super::custom_display::show(m, cx, &class, &object)?
    {
        return Ok(Outputs::new());
    }
    let text = match member_of(&object) {
        Some(member) => format!("   {member}\n"),
        None => {
            let shown = shown(m, cx, &object)?;
            let shown = super::readable(cx, &shown)?.unwrap_or(shown);
            crate::display::disp(&cx.format, &shown)
        }
    };
    cx.print(&text);
    Ok(Outputs::new())
}

/// `display(obj)` of what has no name: as `disp` shows it, with a blank line behind.
fn display(m: &dyn Objects, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    if let Some(name) = args.get(1).and_then(Value::as_text) {
        let object = args[0].take();
        crate::classes::show::display(m, cx, &name, &object)?;
        return Ok(Outputs::new());
    }
    let object = args.first().cloned().unwrap_or_default();
    let done = match m.method(Name::new("disp"), std::slice::from_ref(&object)) {
        Some(found) => m.call_found(cx, found, Args::from_iter([object]), 0)?,
        None => disp(m, cx, args, nargout)?,
    };
    if !cx.format.compact {
        cx.print("\n");
    }
    Ok(done)
}

/// The name of a member of an enumeration.
pub fn member_of(v: &Value) -> Option<String> {
    match v {
        Value::Object(o) => o.data.get(0, Name::new(MEMBER))?.as_text(),
        Value::Handle(h) => h.objects().first()?.fields.borrow().get(0, Name::new(MEMBER))?.as_text(),
        _ => None,
    }
}

fn text(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = args.first().and_then(member_of).unwrap_or_default();
    Ok(one(Value::char_row(&name)))
}

fn text_string(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(v) = args.first() else { return Err(errors::not_enough_inputs()) };
    let names = member_names(v).into_iter().map(Option::unwrap_or_default);
    let cells = names.map(|n| Value::char_row(&n)).collect();
    let cells = Value::cell(Array::new(v.dims(), cells));
    crate::convert::to_string_array(&cells).map(one)
}

fn cellstr(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(v) = args.first() else { return Err(errors::not_enough_inputs()) };
    let names = member_names(v).into_iter().map(Option::unwrap_or_default);
    let cells = names.map(|n| Value::char_row(&n)).collect();
    Ok(one(Value::cell(Array::new(v.dims(), cells))))
}

/// Whether two values are the same object, element by element with scalar expansion.
fn same(args: &[Value]) -> Result<Vec<bool>, Error> {
    let [a, b] = args else { return Err(errors::not_enough_inputs()) };
    if let (Value::Handle(x), Value::Handle(y)) = (a, b)
        && member_of(a).is_none()
    {
        let (x, y) = (x.objects(), y.objects());
        if x.len() != y.len() && x.len() != 1 && y.len() != 1 {
            return Err(errors::sizes_must_match());
        }
        let n = if x.len() == 1 { y.len() } else { x.len() };
        let at = |d: &[Rc<HandleObject>], i: usize| d[if d.len() == 1 { 0 } else { i }].clone();
        return Ok((0..n).map(|i| Rc::ptr_eq(&at(x, i), &at(y, i))).collect());
    }
    let value = |v: &Value| {
        crate::classes::class::data_of(v)
            .or_else(|| Some(v.clone()).filter(|v| v.is_matrix() && v.as_text().is_none()))
    };
    if member_of(a).is_none() || member_of(b).is_none() {
        if let (Some(x), Some(y)) = (value(a), value(b)) {
            let (x, y) = (x.doubles().into_owned(), y.doubles().into_owned());
            let n = if x.len() == 1 { y.len() } else { x.len() };
            let at =
                |d: &[f64], i: usize| d.get(if d.len() == 1 { 0 } else { i }).copied().unwrap_or(f64::NAN);
            return Ok((0..n).map(|i| at(&x, i) == at(&y, i)).collect());
        }
    }
    let (x, y) = (member_names(a), member_names(b));
    if x.len() != y.len() && x.len() != 1 && y.len() != 1 {
        return Err(errors::sizes_must_match());
    }
    let n = if x.len() == 1 { y.len() } else { x.len() };
    let at = |d: &[Option<String>], i: usize| d[if d.len() == 1 { 0 } else { i }].clone();
    Ok((0..n).map(|i| at(&x, i).is_some() && at(&x, i) == at(&y, i)).collect())
}

/// The names of members, or texts compared with them.
pub(crate) fn member_names(v: &Value) -> Vec<Option<String>> {
    match v {
        Value::Object(o) if o.data.position(Name::new(MEMBER)).is_some() => {
            (0..o.data.numel()).map(|e| o.data.get(e, Name::new(MEMBER)).and_then(Value::as_text)).collect()
        }
        Value::Handle(h) => {
            let name =
                |o: &Rc<HandleObject>| o.fields.borrow().get(0, Name::new(MEMBER)).and_then(Value::as_text);
            h.objects().iter().map(name).collect()
        }
        v => match v.as_texts() {
            Some(texts) => texts.into_iter().map(Some).collect(),
            None => vec![v.as_text(); v.numel()],
        },
    }
}

/// The truths in the shape of the larger operand.
fn shaped(args: &[Value], truths: Vec<bool>) -> Value {
    let dims = args.iter().map(Value::dims).find(|d| d.numel() == truths.len());
    match dims {
        Some(dims) => Value::from(Array::new(dims, truths)),
        None => Value::from(Array::row(truths)),
    }
}

fn eq(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let truths = same(args)?;
    Ok(one(shaped(args, truths)))
}

fn ne(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let truths = same(args)?.into_iter().map(|s| !s).collect();
    Ok(one(shaped(args, truths)))
}

/// Handles are in the order in which their objects were made.
fn ordered(operator: &str, args: &[Value], holds: fn(u64, u64) -> bool) -> Outcome {
    let [a, b] = args else { return Err(errors::not_enough_inputs()) };
    let (Value::Handle(x), Value::Handle(y)) = (a, b) else {
        let other = if matches!(a, Value::Handle(_)) { a } else { b };
        return Err(errors::operator_class(operator, other.class_name()));
    };
    let (x, y) = (x.objects(), y.objects());
    if x.len() != y.len() && x.len() != 1 && y.len() != 1 {
        return Err(errors::sizes_must_match());
    }
    let n = if x.len() == 1 { y.len() } else { x.len() };
    let at = |d: &[Rc<HandleObject>], i: usize| d[if d.len() == 1 { 0 } else { i }].serial;
    let truths = (0..n).map(|i| holds(at(x, i), at(y, i))).collect();
    Ok(one(shaped(args, truths)))
}

pub(crate) fn isvalid(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    match args.first() {
        Some(Value::Handle(h)) => Ok(one(Value::from(h.map(|o| o.valid.get())))),
        Some(Value::Map(_)) => Ok(one(true)),
        Some(told) => {
            let there =
                |o: &Rc<HandleObject>, name| o.valid.get() && o.fields.borrow().position(name).is_some();
            Ok(one(dynamic_of(told).is_some_and(|(h, name)| h.objects().iter().any(|o| there(o, name)))))
        }
        None => Ok(one(false)),
    }
}

/// `delete(obj)`: the class's own `delete` runs first, then the handle is invalid.
fn delete(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(Value::Handle(h)) = args.first().cloned() else { return Err(errors::not_enough_inputs()) };
    let class = class_of(m, args)?;
    for o in h.objects().iter().filter(|o| o.valid.get()) {
        if let Some(func) = m.destructor(&class) {
            let one = Value::Handle(Handles::array(h.class(), Array::scalar(o.clone())));
            m.call_function(cx, func, Args::from_iter([one]), 0)?;
        }
        o.valid.set(false);
        if !m.classes().listeners.borrow().is_empty() {
            let one = Handles::array(h.class(), Array::scalar(o.clone()));
            events::notify_destroyed(m, cx, &one)?;
        }
    }
    Ok(Outputs::new())
}

/// `addprop(obj, name)` of `dynamicprops`.
fn addprop(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let class = class_of(m, args)?;
    let name = Name::new(&args.get(1).and_then(Value::as_text).unwrap_or_default());
    let (true, Some(Value::Handle(h))) = (class.is_a(Name::new("dynamicprops")), args.first()) else {
        return Err(errors::no_member("addprop", class.def.name.as_str()));
    };
    for object in h.objects() {
        if object.fields.borrow().position(name).is_some() {
            let text = format!("Cannot add a property named '{name}': it exists already.");
            return Err(Error::new("MATLAB:class:PropertyInUse", text));
        }
        object.fields.borrow_mut().set_scalar(name, Value::empty());
    }
    Ok(one(dynamic_property(Value::Handle(h.clone()), name)))
}

/// `copy(obj)` of `matlab.mixin.Copyable`: each element by the class's `copyElement`.
fn copy(m: &dyn Objects, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let class = class_of(m, args)?;
    if !class.is_a(Name::new("matlab.mixin.Copyable")) {
        return Err(errors::undefined_for("copy", class.def.name.as_str()));
    }
    match (m.find_method(&class, Name::new("copyElement")), args.first()) {
        (Some(func), Some(object)) if object.numel() == 1 => {
            m.call_function(cx, func, Args::from_iter([object.clone()]), 1)
        }
        _ => copy_plain(m, cx, args, nargout),
    }
}

/// Copies with the same properties.
pub(crate) fn copy_plain(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(Value::Handle(h)) = args.first() else { return Err(errors::not_enough_inputs()) };
    let items = h.map(|o| {
        let fields = o.fields.borrow().clone();
        let copy = match m.class(o.class) {
            Some(class) => m.new_instance(&class, fields),
            None => m.new_object(o.class, fields),
        };
        copy.valid.set(o.valid.get());
        copy
    });
    Ok(one(Value::Handle(Handles::array(h.class(), items))))
}

/// An object as it is shown: a value object with the properties that everybody may see. One whose `get` method fails is
/// left out: MATLAB lets no error of these prevent that an object is shown.
pub(crate) fn shown(m: &dyn Objects, cx: &mut Context, object: &Value) -> Result<Value, Error> {
    let Some(class) = class_name(object).and_then(|c| m.class(c)) else {
        return Ok(events::shown(m, object).unwrap_or_else(|| object.clone()));
    };
    if object.numel() != 1 {
        return Ok(object.clone());
    }
    if let Value::Handle(h) = object
        && h.objects().iter().any(|o| !o.valid.get())
    {
        return Ok(object.clone());
    }
    let mut data = StructArray::scalar();
    let dynamic = match object {
        Value::Handle(h) => crate::classes::properties::dynamic_names(&class, h),
        _ => Vec::new(),
    };
    for (_, p) in class.properties.iter().filter(|(_, p)| p.get == Access::Public && !p.hidden) {
        let name = Name::new(&p.name);
        let Ok(value) = read_property(m, cx, &class, object, name) else { continue };
        data.set_scalar(name, value.and_then(|o| o.into_iter().next()).unwrap_or_else(Value::empty));
    }
    for name in dynamic {
        let value = read_property(m, cx, &class, object, name)?;
        data.set_scalar(name, value.and_then(|o| o.into_iter().next()).unwrap_or_else(Value::empty));
    }
    Ok(Value::Object(Rc::new(Object { class: class.def.name, data })))
}
