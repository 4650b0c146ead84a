//! Making objects: defaults, constructors, superclass constructors, members of enumerations,
//! constants.

use crate::array::{Array, Dims};
use crate::classes::class::{Access, BUILTIN, Class, DATA, MEMBER, PropertyDef};
use crate::classes::properties::first_kept;
use crate::classes::{Func, Objects, Outcome};
use crate::error::Error;
use crate::handles::Handles;
use crate::kernel::{none, one};
use crate::object::Object;
use crate::path::{self, Args, Step};
use crate::structs::StructArray;
use crate::value::Value;
use crate::{Context, errors, index};
use base::Name;
use std::rc::Rc;

/// The objects of constructors that were called and did not begin yet, whichever engine runs them.
#[derive(Default)]
struct Making(Vec<Value>);

/// The value of a property without a default: empty of its class, or zero of its size.
pub fn initial(class: Option<&str>, dims: &[f64]) -> Value {
    let size = match dims {
        [] => Dims::matrix(0, 0),
        dims => Dims::new(&extents_of(dims)),
    };
    let filled = |element: Value| {
        let places = vec![0; size.numel()];
        index::gather(&element, size.clone(), &places).unwrap_or(element)
    };
    match class {
        Some("string") => filled(Value::string("")),
        Some("char") if size.is_null() => Value::empty_char(),
        Some("char") => filled(Value::char_row("\0")),
        Some("cell") if dims.is_empty() => Value::cell(Array::empty()),
        Some("cell") => filled(Value::cell(Array::new(Dims::scalar(), vec![Value::empty()]))),
        Some("struct") if dims.is_empty() => Value::Struct(Rc::new(StructArray::scalar())),
        Some("struct") => filled(Value::Struct(Rc::new(StructArray::scalar()))),
        Some("dictionary") => Value::Dictionary(Rc::default()),
        Some("logical") => filled(Value::Bool(false)),
        Some(class) => match types::Class::from_name(class).filter(|c| c.is_numeric()) {
            Some(class) => filled(crate::convert::cast(&Value::F64(0.0), class).unwrap_or_default()),
            None if size.is_scalar() => Value::F64(0.0),
            None => Value::empty(),
        },
        None => filled(Value::F64(0.0)),
    }
}

/// The extents of a size in a declaration; one that is free is 0.
fn extents_of(dims: &[f64]) -> Vec<usize> {
    dims.iter().map(|d| if d.is_nan() { 0 } else { *d as usize }).collect()
}

/// What a property without a default holds at first: of a class of the program or the library what the constructor
/// makes without inputs, where one element is declared, else no elements.
fn first_value(m: &dyn Objects, cx: &mut Context, p: &PropertyDef) -> Result<Value, Error> {
    let is_one = !p.dims.is_empty() && p.dims.iter().all(|d| *d == 1.0);
    let Some(class) = p.class.as_deref().and_then(|c| m.class(Name::new(c))) else {
        let map = crate::kernel::find_kernel("map_new").filter(|_| is_one && p.class.as_deref() == Some(MAP));
        return match map {
            Some(made) => made(cx, &mut [], 1)?.into_iter().next().ok_or_else(errors::too_many_outputs),
            None => Ok(initial(p.class.as_deref(), &p.dims)),
        };
    };
    if is_one {
        // A time that nobody gave is none.
        let inputs =
            if class.def.name.as_str() == "datetime" { vec![Value::F64(f64::NAN); 3] } else { Vec::new() };
        return construct(m, cx, &class, Args::from_iter(inputs));
    }
    let mut extents = if p.dims.is_empty() { vec![0, 0] } else { extents_of(&p.dims) };
    if extents.iter().all(|n| *n > 0) {
        extents = vec![0, 0];
    }
    let sizes: Args = extents.into_iter().map(Value::from).collect();
    match m.find_method(&class, Name::new(EMPTY)) {
        Some(func) => m.first(cx, func, sizes),
        None => empty_of(m, cx, &class, &sizes),
    }
}

/// The class of maps.
const MAP: &str = "containers.Map";

/// The static method that gives no objects, where a class declares its own.
pub const EMPTY: &str = "empty";

/// Calls the constructor of a class.
pub(crate) fn construct(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    args: Args,
) -> Result<Value, Error> {
    if class.def.is_abstract || class.def.methods.iter().any(|m| m.is_abstract) {
        let text = format!(
            "Abstract classes cannot be instantiated. Class '{}' defines abstract methods and/or properties.",
            class.def.name
        );
        return Err(Error::new("MATLAB:class:abstract", text));
    }
    if class.has_abstract_property
        || class.unimplemented.iter().any(|name| m.find_method(class, *name).is_none())
    {
        let name = class.def.name;
        let text = format!(
            "Abstract classes cannot be instantiated. Class '{name}' inherits abstract methods or properties but does not \
             implement them. See the list of methods and properties that '{name}' must implement if you do not intend the \
             class to be abstract."
        );
        return Err(Error::new("MATLAB:class:abstract", text));
    }
    if let Some(text) = &class.broken_seal {
        return Err(Error::new("MATLAB:class:sealed", text.clone()));
    }
    if class.is_enumeration() {
        // Without inputs the first member is meant: it fills the gaps of arrays.
        if args.is_empty()
            && let Some((first, _)) = class.def.members.first()
        {
            return member(m, cx, class, *first);
        }
        // `Color('Red')` names a member.
        if let [one] = &args[..]
            && let Some(text) = one.as_text()
        {
            return member(m, cx, class, Name::new(&text));
        }
        // `Day(2)` names the member with that value.
        if let [one] = &args[..]
            && (one.is_matrix() || one.as_texts().is_some())
        {
            return members_of_values(m, cx, class, one);
        }
    }
    let short = Name::new(class.def.name.as_str().rsplit('.').next().unwrap_or_default());
    let declared = class.def.methods.iter().find(|m| m.name == short.as_str());
    if let Some(own) = declared
        && own.access != Access::Public
        && !m.may_use(own.access, class.def.name)
    {
        return Err(errors::method_restricted(short, class.def.name));
    }
    let object = blank(m, cx, class)?;
    begin(m, cx, class.def.name, object, args)
}

/// As [`initialise`], for a call that the program writes: inputs that nobody takes are too many.
fn begin(m: &dyn Objects, cx: &mut Context, level: Name, object: Value, args: Args) -> Result<Value, Error> {
    match args.is_empty() || takes_inputs(m, level) {
        true => initialise(m, cx, level, object, args),
        false => Err(errors::too_many_inputs()),
    }
}

/// Whether a class that no file declares keeps what its constructor is given.
fn holds_data(class: Name) -> bool {
    BUILTIN.contains(&class.as_str()) || class.as_str() == "MException"
}

/// Whether a class that no file defines is there all the same, or may be one of MATLAB's that say what a class is
/// for, so that what inherits from it is left as it is.
fn is_given(class: Name) -> bool {
    let first = class.as_str().split('.').next().unwrap_or_default();
    holds_data(class)
        || matches!(first, "matlab" | "event" | "meta" | "handle" | "dynamicprops" | "hgsetget")
        || class.as_str().contains('.') && matches!(first, "containers" | "coder")
}

/// The constructor that a class declares.
fn constructor(m: &dyn Objects, class: Name) -> Option<Func> {
    let short = class.as_str().rsplit('.').next().unwrap_or_default();
    m.declared_method(class, Name::new(short))
}

/// Whether a class or one that it inherits from has a constructor, or is built in.
fn takes_inputs(m: &dyn Objects, level: Name) -> bool {
    let Some(class) = m.class(level) else { return holds_data(level) };
    class.is_enumeration()
        || constructor(m, level).is_some()
        || class.def.supers.iter().any(|s| takes_inputs(m, *s))
}

/// What the stored properties of a class hold where no constructor assigns them.
pub(crate) fn defaults(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
) -> Result<Vec<(Name, Value)>, Error> {
    if let Some(known) = class.defaults.borrow().clone() {
        return Ok(known);
    }
    if let Some(cyclic) = class.ancestors.iter().find(|a| m.class(**a).is_some_and(|c| c.is_cyclic)) {
        let text = format!("Class '{cyclic}' inherits from itself.");
        return Err(Error::new("MATLAB:class:cyclicInheritance", text));
    }
    if let Some(missing) = class.ancestors.iter().find(|a| m.class(**a).is_none() && !is_given(**a)) {
        let text = format!(
            "The specified superclass '{missing}' contains a parse error, cannot be found on MATLAB's search path, \
             or is shadowed by another file with the same name."
        );
        return Err(Error::new("MATLAB:class:InvalidSuperClass", text));
    }
    let mut fields = Vec::new();
    for (_, p) in class.properties.iter().filter(|(_, p)| !p.constant && !p.dependent) {
        let value = match p.default {
            Some(f) => {
                let value = m.first(cx, f, Args::new())?;
                first_kept(m, cx, class, p, value)?
            }
            None => {
                // An object that is made for a default begins with the defaults that are known so far.
                *class.defaults.borrow_mut() = Some(fields.clone());
                let value = first_value(m, cx, p);
                *class.defaults.borrow_mut() = None;
                value?
            }
        };
        fields.push((Name::new(&p.name), value));
    }
    *class.defaults.borrow_mut() = Some(fields.clone());
    Ok(fields)
}

/// An object with all defaults.
pub(crate) fn blank(m: &dyn Objects, cx: &mut Context, class: &Rc<Class>) -> Result<Value, Error> {
    let known = class.blank.borrow().clone();
    let data = match known {
        Some(data) => data,
        None => {
            let fields = defaults(m, cx, class)?;
            // While a default is made, some are still to come.
            let complete =
                fields.len() == class.properties.iter().filter(|(_, p)| !p.constant && !p.dependent).count();
            let (names, values) = fields.into_iter().unzip();
            let data = StructArray::from_parts(crate::Dims::scalar(), names, values);
            *class.blank.borrow_mut() = Some(data.clone()).filter(|_| complete);
            data
        }
    };
    let name = class.def.name;
    if !class.is_handle {
        return Ok(Value::Object(Rc::new(Object { class: name, data })));
    }
    Ok(Value::reference(m.new_instance(class, data)))
}

/// Runs the constructor that class `level` declares, after those of its superclasses that it
/// does not call itself.
pub(crate) fn initialise(
    m: &dyn Objects,
    cx: &mut Context,
    level: Name,
    object: Value,
    args: Args,
) -> Result<Value, Error> {
    let Some(class) = m.class(level) else { return initialise_data(m, cx, level, object, args) };
    let mut object = object;
    let Some(func) = constructor(m, level) else {
        // A class without a constructor hands what it is given to those of its superclasses that take something.
        let known = |s: &Name| m.class(*s).is_some() || holds_data(*s);
        let supers: Vec<Name> = class.def.supers.iter().copied().filter(known).collect();
        for s in supers {
            let given = if takes_inputs(m, s) { args.clone() } else { Args::new() };
            object = initialise(m, cx, s, object, given)?;
        }
        return Ok(object);
    };
    for &s in &class.def.supers {
        if !class.def.constructs.contains(&s) {
            object = initialise(m, cx, s, object, Args::new())?;
        }
    }
    // The constructor takes the object when it begins, if it does.
    let making = &mut cx.state::<Making>().0;
    let before = making.len();
    making.push(object);
    let made = m.first(cx, func, args);
    cx.state::<Making>().0.truncate(before);
    made
}

/// `mc_object()`: the object that the constructor which begins here makes.
pub(crate) fn take_object(_: &dyn Objects, cx: &mut Context, _: &mut [Value], _: usize) -> Outcome {
    let object = cx.state::<Making>().0.pop();
    object.map(one).ok_or_else(|| errors::unsupported("a constructor that makes no object"))
}

/// `mc_making(object)`: what `mc_object` gives to the constructor that is called next.
pub(crate) fn give_object(_: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    cx.state::<Making>().0.extend(args.first_mut().map(Value::take));
    Ok(none())
}

/// An object of a class with all defaults, which its constructor makes where nothing is to be found out of how it was
/// called.
pub(crate) fn blank_of(m: &dyn Objects, cx: &mut Context, class: Name) -> Outcome {
    match m.class(class) {
        Some(class) => blank(m, cx, &class).map(one),
        None => Err(errors::undefined_function(class.as_str())),
    }
}

/// `mc_construct(object, class, args...)`: `object@class(args...)` in a constructor.
pub(crate) fn construct_super(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let [object, level, rest @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let level = Name::new(&level.as_text().unwrap_or_default());
    let rest = rest.iter_mut().map(Value::take).collect();
    begin(m, cx, level, object.take(), rest).map(one)
}

/// The value of an object whose class inherits from the built-in class `level`.
fn initialise_data(
    m: &dyn Objects,
    cx: &mut Context,
    level: Name,
    mut object: Value,
    args: Args,
) -> Result<Value, Error> {
    if level.as_str() == "MException" && !args.is_empty() {
        let made = m.call_builtin(cx, "MException", args, 1)?.into_iter().next();
        if let (Value::Object(o), Some(Value::Object(e))) = (&mut object, made) {
            let data = &mut Rc::make_mut(o).data;
            for name in ["identifier", "message", "cause", "stack"].map(Name::new) {
                data.set_scalar(name, e.data.get(0, name).cloned().unwrap_or_else(Value::empty));
            }
        }
        return Ok(object);
    }
    if !BUILTIN.contains(&level.as_str()) {
        return Ok(object);
    }
    let given = if args.is_empty() { Args::from_iter([Value::empty()]) } else { args };
    let data = m.call_builtin(cx, level.as_str(), given, 1)?.into_iter().next().unwrap_or_default();
    if let Value::Object(o) = &mut object {
        Rc::make_mut(o).data.set_scalar(Name::new(DATA), data);
    }
    Ok(object)
}

/// A member of an enumeration.
pub(crate) fn member(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    name: Name,
) -> Result<Value, Error> {
    if let Some(v) = class.enumeration.borrow().get(&name) {
        return Ok(v.clone());
    }
    let Some((_, inputs)) = class.def.members.iter().find(|(n, _)| *n == name) else {
        return Err(errors::no_member(name.as_str(), class.def.name.as_str()));
    };
    let args: Args = match inputs {
        Some(f) => match m.first(cx, *f, Args::new())? {
            Value::Cell(c) => c.data().iter().cloned().collect(),
            v => Args::from_iter([v]),
        },
        None => Args::new(),
    };
    let object = blank(m, cx, class)?;
    let mut object = initialise(m, cx, class.def.name, object, args)?;
    let member = Value::char_row(name.as_str());
    match &mut object {
        Value::Object(o) => Rc::make_mut(o).data.set_scalar(Name::new(MEMBER), member),
        Value::Handle(h) => {
            if let Some(o) = h.objects().first() {
                o.fields.borrow_mut().set_scalar(Name::new(MEMBER), member);
            }
        }
        _ => {}
    }
    class.enumeration.borrow_mut().insert(name, object.clone());
    Ok(object)
}

/// The members whose values or names are the elements of an array, in its shape.
fn members_of_values(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    values: &Value,
) -> Result<Value, Error> {
    let dims = values.dims();
    let [rows, cols] = dims[..] else { return member_of_value(m, cx, class, values) };
    if rows * cols == 1 && values.is_matrix() {
        return member_of_value(m, cx, class, values);
    }
    let texts = if values.is_matrix() { None } else { values.as_texts() };
    let mut members = Value::empty();
    for k in 0..rows * cols {
        let one = match texts.as_ref().map(|t| t.get(k)) {
            Some(text) => member(m, cx, class, Name::new(text.map_or("", String::as_str)))?,
            None => {
                let element = crate::index::gather(values, Dims::scalar(), &[k])?;
                member_of_value(m, cx, class, &element)?
            }
        };
        let place = [Value::from(k % rows + 1), Value::from(k / rows + 1)];
        crate::index::set(&mut members, &place, one)?;
    }
    Ok(members)
}

/// The member of an enumeration whose built-in value is `value`.
fn member_of_value(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    value: &Value,
) -> Result<Value, Error> {
    for (name, _) in &class.def.members {
        let member = member(m, cx, class, *name)?;
        if crate::classes::class::data_of(&member).is_some_and(|d| d.as_f64() == value.as_f64()) {
            return Ok(member);
        }
    }
    let text = format!("Unable to convert the value to a member of enumeration '{}'.", class.def.name);
    Err(Error::new("MATLAB:class:InvalidEnum", text))
}

/// A constant property.
pub(crate) fn constant(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    name: Name,
) -> Result<Value, Error> {
    if let Some(v) = class.constants.borrow().get(&name) {
        return Ok(v.clone());
    }
    let value = match class.property(name).and_then(|(_, p)| Some((p.clone(), p.default?))) {
        Some((p, f)) => {
            let value = m.first(cx, f, Args::new())?;
            first_kept(m, cx, class, &p, value)?
        }
        None => Value::empty(),
    };
    class.constants.borrow_mut().insert(name, value.clone());
    Ok(value)
}

/// Carries out a call of a dotted name that a class holds.
pub fn call_class(
    m: &dyn Objects,
    cx: &mut Context,
    name: Name,
    args: Args,
    nargout: usize,
) -> Option<Outcome> {
    let (class, rest) = m.class_member(name)?;
    Some(call_class_member(m, cx, &class, &rest, args, nargout))
}

fn call_class_member(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    rest: &[Name],
    args: Args,
    nargout: usize,
) -> Outcome {
    let Some((&first, rest)) = rest.split_first() else {
        return Ok(one(construct(m, cx, class, args)?));
    };
    let declared = class.def.methods.iter().any(|m| m.is_static && m.name == first.as_str());
    let method = m.find_method(class, first);
    if rest.is_empty()
        && let Some(func) = method
        && (declared || class.property(first).is_none())
    {
        return m.call_function(cx, func, args, nargout);
    }
    if rest.is_empty() && first.as_str() == "empty" {
        return Ok(one(empty_of(m, cx, class, &args)?));
    }
    let value = if class.def.members.iter().any(|(n, _)| *n == first) {
        member(m, cx, class, first)?
    } else if class.property(first).is_some_and(|(_, p)| p.constant) {
        constant(m, cx, class, first)?
    } else {
        let text = format!(
            "The class {} has no Constant property or Static method named '{first}'.",
            class.def.name
        );
        return Err(Error::new("MATLAB:subscripting:classHasNoPropertyOrMethod", text));
    };
    let mut steps: Vec<Step> = rest.iter().map(|n| Step::Dot(*n)).collect();
    if !args.is_empty() {
        steps.push(Step::Paren(args));
    }
    path::read(m, cx, value, &steps, nargout)
}

/// `Class.empty(m, n, ...)`: no objects.
pub(crate) fn empty_of(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    args: &[Value],
) -> Result<Value, Error> {
    let dims = empty_dims(args)?;
    let name = class.def.name;
    if class.is_handle {
        return Ok(Value::Handle(Handles::array(name, Array::new(dims, Vec::new()))));
    }
    let names = match blank(m, cx, class)? {
        Value::Object(o) => o.data.names().to_vec(),
        _ => Vec::new(),
    };
    Ok(Value::Object(Rc::new(Object { class: name, data: StructArray::new(dims, names)? })))
}

/// The extents that `empty` was given; one of them must be 0.
pub fn empty_dims(args: &[Value]) -> Result<Dims, Error> {
    let extent = |x: &f64| if *x > 0.0 { *x as usize } else { 0 };
    let mut extents: Vec<usize> =
        args.iter().flat_map(|a| a.doubles().iter().map(extent).collect::<Vec<_>>()).collect();
    match extents[..] {
        [] => extents = vec![0, 0],
        [n] => extents = vec![n, n],
        _ => {}
    }
    let dims = Dims::new(&extents);
    if dims.numel() != 0 {
        return Err(Error::new("MATLAB:class:emptyMustBeZero", "At least one dimension must be zero."));
    }
    Ok(dims)
}
