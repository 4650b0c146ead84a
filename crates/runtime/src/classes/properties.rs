//! Reading and assigning properties: access, `get.` and `set.` methods, conversion and validation.

use crate::classes::class::{Access, Class, Declaration, MEMBER, Plain, PropertyDef, User};
use crate::classes::construct::constant;
use crate::classes::events::notify_property;
use crate::classes::{Func, Objects, SUBSASGN, SUBSREF};
use crate::error::Error;
use crate::handles::Handles;
use crate::kernel::Outputs;
use crate::path::{self, Args, Source, Step, Stepped};
use crate::value::Value;
use crate::{Context, errors, index};
use base::Name;
use std::rc::Rc;

/// The properties that `addprop` gave to an object of a class that inherits from `dynamicprops`.
pub(crate) fn dynamic_names(class: &Class, h: &Handles) -> Vec<Name> {
    if !class.is_a(Name::new("dynamicprops")) {
        return Vec::new();
    }
    let Some(object) = h.objects().first() else { return Vec::new() };
    let fields = object.fields.borrow();
    fields.names().iter().copied().filter(|n| class.property(*n).is_none() && n.as_str() != MEMBER).collect()
}

/// Who reads and assigns a property of one object as nothing but a field.
pub fn plain(m: &dyn Objects, class: &Rc<Class>, name: Name) -> Plain {
    if let Some(known) = class.plain.borrow().get(&name) {
        return *known;
    }
    let declares = |method: Name| m.find_method(class, method).is_some();
    let found = match class.property(name) {
        Some((owner, p)) if !p.constant && !p.dependent => {
            let user = |access: Access, ruled: bool| match access {
                _ if ruled => User::None,
                // Only the constructor may, or several classes, which the slow way asks.
                Access::Immutable | Access::Listed(_) => User::None,
                Access::Public => User::All,
                _ => User::Only(*owner),
            };
            let checked = p.class.is_some() || !p.dims.is_empty() || !p.validators.is_empty();
            let access = |verb: &str| declares(Name::new(&format!("{verb}.{name}")));
            let (indexed, assigned) = (declares(*SUBSREF), declares(*SUBSASGN));
            Plain {
                get: user(p.get, access("get") || indexed),
                set: user(p.set, access("set") || checked || assigned || p.abort_set),
            }
        }
        _ => Plain { get: User::None, set: User::None },
    };
    class.plain.borrow_mut().insert(name, found);
    found
}

/// The values of a property of an object (array); nothing where the class has no such property.
pub(crate) fn read_property(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    object: &Value,
    name: Name,
) -> Result<Option<Outputs>, Error> {
    let Some((owner, p)) = class.property(name) else {
        return match object {
            Value::Handle(h) if dynamic_names(class, h).contains(&name) => {
                Ok(Some(Outputs::from(index::field_get(object, name)?)))
            }
            _ => Ok(None),
        };
    };
    if p.get != Access::Public && !m.may_use(p.get, *owner) {
        if p.get == Access::Private && *owner != class.def.name {
            // What superclasses keep to themselves is nothing of this class.
            return Ok(None);
        }
        let text = format!("No public property '{name}' for class '{}'.", class.def.name);
        return Err(Error::new("MATLAB:class:GetProhibited", text));
    }
    if p.constant {
        let owner = m.class(*owner).unwrap_or_else(|| class.clone());
        return Ok(Some(Outputs::from_iter([constant(m, cx, &owner, name)?])));
    }
    let watched = match object {
        Value::Handle(h) if cx.observed => h.objects().first().filter(|o| h.numel() == 1 && o.valid.get()),
        _ => None,
    };
    if let Some(watched) = watched {
        notify_property(m, cx, watched, name, "PreGet")?;
        let read = stored_property(m, cx, class, object, name)?;
        notify_property(m, cx, watched, name, "PostGet")?;
        return Ok(Some(read));
    }
    stored_property(m, cx, class, object, name).map(Some)
}

/// What its `get` method says of a property, or what is stored.
fn stored_property(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    object: &Value,
    name: Name,
) -> Result<Outputs, Error> {
    let getter = Name::new(&format!("get.{name}"));
    if let Some(func) = m.find_method(class, getter)
        && !m.is_running(getter)
    {
        if object.numel() == 1 {
            return Ok(Outputs::from_iter([m.first(cx, func, Args::from_iter([object.clone()]))?]));
        }
        let mut all = Outputs::new();
        for i in 0..object.numel() {
            let element = index::get(object, &[Value::from(i + 1)])?;
            all.push(m.first(cx, func, Args::from_iter([element]))?);
        }
        return Ok(all);
    }
    if class.property(name).is_some_and(|(_, p)| p.dependent) && !m.is_running(getter) {
        let text = format!(
            "In class '{}', no get method is defined for Dependent property '{name}'. A Dependent property needs a get method to retrieve its value.",
            class.def.name
        );
        return Err(Error::new("MATLAB:class:noGetMethod", text));
    }
    match object {
        Value::Handle(h) if h.numel() != 1 => {
            let field = |o: &Rc<crate::handles::HandleObject>| o.fields.borrow().get(0, name).cloned();
            Ok(h.objects().iter().filter_map(field).collect())
        }
        Value::Handle(h) if h.objects().first().is_some_and(|o| !o.valid.get()) => {
            Err(errors::invalid_handle())
        }
        v => Ok(Outputs::from(index::field_get(v, name)?)),
    }
}

/// Assigns to a path that begins at a property of one object.
pub(crate) fn write_property(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    target: &mut Value,
    name: Name,
    rest: &[Step],
    source: Source,
) -> Result<(), Error> {
    let Some((owner, p)) = class.property(name) else {
        if let Value::Handle(h) = &*target
            && dynamic_names(class, h).contains(&name)
            && let Some(object) = h.objects().first().cloned()
        {
            let mut part = object.fields.borrow().get(0, name).cloned().unwrap_or_default();
            path::assign(m, cx, &mut part, rest, source)?;
            object.fields.borrow_mut().set_scalar(name, part);
            return Ok(());
        }
        return Err(errors::no_property(name.as_str(), class.def.name.as_str()));
    };
    // What lies behind a handle that the property holds is no part of the property.
    let inside_handle = !rest.is_empty() && holds_handle(target, name);
    if p.constant || (p.set != Access::Public && !inside_handle && !m.may_use(p.set, *owner)) {
        let (property, class_name) = (name.as_str(), class.def.name.as_str());
        if p.set == Access::Private && p.get == Access::Private && *owner != class.def.name {
            return Err(errors::no_property(property, class_name));
        }
        let seen = p.constant || p.get == Access::Public || m.may_use(p.get, *owner);
        return Err(match seen {
            true => errors::read_only_property(property, class_name),
            false => errors::hidden_property(property, class_name),
        });
    }
    if target.numel() != 1 {
        return Err(errors::scalar_struct_required());
    }
    let may_get = p.get == Access::Public || m.may_use(p.get, *owner);
    if may_get && is_kept_plainly(m, cx, class, p) && changes_elements(rest, &source) {
        if let Value::Handle(h) = &*target
            && let Some(object) = h.objects().first().filter(|o| o.valid.get()).cloned()
            && object.fields.borrow().get(0, name).is_some_and(is_row_of_values)
        {
            // Nobody reads the property meanwhile: what it holds and what is stored have no functions.
            let mut part = object.fields.borrow_mut().entry(0, name).take();
            let changed = path::assign(m, cx, &mut part, rest, source);
            *object.fields.borrow_mut().entry(0, name) = part;
            return changed;
        }
    }
    let new = match (rest, source) {
        ([], Source::Value(v)) => v,
        ([], Source::List(mut list)) if list.len() == 1 => list.pop().unwrap_or_default(),
        (rest, source) => {
            let part = read_property(m, cx, class, target, name)?;
            let mut part = part.and_then(|o| o.into_iter().next()).unwrap_or_else(Value::empty);
            path::assign(m, cx, &mut part, rest, source)?;
            part
        }
    };
    let new = if p.class.is_some() || !p.dims.is_empty() || !p.validators.is_empty() {
        validated(m, cx, class, p, new, "setting")?
    } else {
        new
    };
    if p.abort_set
        && let Value::Handle(h) = &*target
        && let [object] = h.objects()
        && object.fields.borrow().get(0, name).is_some_and(|old| crate::ops::is_same(old, &new))
    {
        return Ok(());
    }
    let setter = Name::new(&format!("set.{name}"));
    if let Some(func) = m.find_method(class, setter)
        && !m.is_running(setter)
    {
        let gives = m.gives(func);
        let args = Args::from_iter([target.clone(), new]);
        let changed = m.call_function(cx, func, args, usize::from(gives))?.into_iter().next();
        if let (Some(v), false) = (changed, class.is_handle) {
            *target = v;
        }
        return Ok(());
    }
    if p.dependent {
        let text = format!(
            "In class '{}', no set method is defined for Dependent property '{name}'. A Dependent property needs a set method to assign its value.",
            class.def.name
        );
        return Err(Error::new("MATLAB:class:noSetMethod", text));
    }
    match target {
        Value::Handle(h) => {
            let Some(object) = h.objects().first().cloned() else { return Err(errors::dot_index()) };
            if !object.valid.get() {
                return Err(errors::invalid_handle());
            }
            notify_property(m, cx, &object, name, "PreSet")?;
            let old = std::mem::replace(object.fields.borrow_mut().entry(0, name), new);
            drop(old);
            notify_property(m, cx, &object, name, "PostSet")?;
        }
        other => *index::field_slot(other, name)? = new,
    }
    Ok(())
}

fn holds_handle(object: &Value, name: Name) -> bool {
    match object {
        Value::Handle(h) => h
            .objects()
            .first()
            .is_some_and(|o| matches!(o.fields.borrow().get(0, name), Some(Value::Handle(_)))),
        Value::Object(o) => matches!(o.data.get(0, name), Some(Value::Handle(_))),
        _ => false,
    }
}

/// Whether a property holds what it is given, and nobody is told.
fn is_kept_plainly(m: &dyn Objects, cx: &Context, class: &Rc<Class>, p: &PropertyDef) -> bool {
    let declared = p.class.is_some() || !p.dims.is_empty() || !p.validators.is_empty();
    let methods = ["get", "set"].map(|way| Name::new(&format!("{way}.{}", p.name)));
    !declared
        && !p.abort_set
        && !p.dependent
        && !cx.observed
        && methods.iter().all(|f| m.find_method(class, *f).is_none())
}

/// Whether an assignment to a part of a value names elements of it, and what it stores is of no class with rules.
fn changes_elements(rest: &[Step], source: &Source) -> bool {
    let is_plain = |v: &Value| crate::classes::class::class_name(v).is_none();
    let plain = match source {
        Source::Value(v) => is_plain(v),
        Source::Delete => true,
        Source::List(_) => false,
    };
    plain && matches!(rest, [Step::Brace(subs) | Step::Paren(subs)] if subs.iter().all(is_plain))
}

fn is_row_of_values(value: &Value) -> bool {
    matches!(value, Value::Cell(_) | Value::Double(_) | Value::F64(_) | Value::Char(_) | Value::Logical(_))
}

/// A value that a class gives a property to begin with, converted and checked as declared.
pub(super) fn first_kept(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Class,
    p: &PropertyDef,
    value: Value,
) -> Result<Value, Error> {
    match p.class.is_some() || !p.dims.is_empty() || !p.validators.is_empty() {
        true => validated(m, cx, class, p, value, "defining"),
        false => Ok(value),
    }
}

/// A value for a property, converted and checked as declared; `act` is what the error tells of.
fn validated(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Class,
    p: &PropertyDef,
    value: Value,
    act: &str,
) -> Result<Value, Error> {
    let fail = |identifier: &str, text: String| {
        let message = format!("Error {act} property '{}' of class '{}'. {text}", p.name, class.def.name);
        Err(Error::new(identifier.to_owned(), message))
    };
    let mut value = value;
    if let Some(wanted) = &p.class
        && value.class_name() != wanted
        && !crate::classes::class::class_name(&value)
            .and_then(|c| m.class(c))
            .is_some_and(|c| c.is_a(Name::new(wanted)))
    {
        let made = match crate::arguments::is_convertible(&value, wanted) {
            true => m.call(cx, &Value::char_row(wanted), vec![value.clone()], 1).ok(),
            false => None,
        };
        value = match made.and_then(|v| v.into_iter().next()) {
            Some(v) => v,
            None => {
                let text = format!("Value must be of type {wanted} or be convertible to {wanted}.");
                return fail("MATLAB:validation:UnableToConvert", text);
            }
        };
    }
    value = crate::arguments::resized(value, &p.dims);
    if let Some(text) = crate::arguments::size_error(&value, &p.dims) {
        return fail("MATLAB:validation:IncompatibleSize", text);
    }
    for &v in &p.validators {
        if let Err(e) = m.call_function(cx, v, Args::from_iter([value.clone()]), 0) {
            return fail(e.identifier(), e.message().to_owned());
        }
    }
    Ok(value)
}

/// The property or method result that `object.name` stands for.
pub(crate) fn class_step<'s>(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Rc<Class>,
    at: &Value,
    name: Name,
    after: &'s [Step],
    nargout: usize,
) -> Result<Stepped<'s>, Error> {
    if let Some(values) = read_property(m, cx, class, at, name)? {
        return Ok((values, after));
    }
    let (args, after) = match after.split_first() {
        Some((Step::Paren(args), rest)) => (args.clone(), rest),
        _ => (Args::new(), after),
    };
    let wanted = if after.is_empty() { nargout } else { 1 };
    let declared = m.declaration_of(class, name);
    let is_static = declared.is_some_and(|d| d.is_static);
    if let Some(Declaration { owner, access, .. }) = declared
        && access != Access::Public
        && !m.may_use(access, owner)
    {
        return Err(errors::method_restricted(name, owner));
    }
    let mut full = Args::new();
    if !is_static {
        full.push(at.clone());
    }
    full.extend(args);
    let found = m.method(name, std::slice::from_ref(at));
    let given = match found {
        Some(found) => Some(m.call_found(cx, found, full, wanted)),
        None if class.is_a(Name::new("MException")) => m.call_plain(cx, name, full, wanted),
        None => None,
    };
    match given {
        Some(outcome) => Ok((outcome?, after)),
        None => Err(errors::no_member(name.as_str(), class.def.name.as_str())),
    }
}

/// The method that `object.name(...)` calls, where nothing else can be meant, whoever asks: the class takes no indexing
/// over, the method is public, of objects, and there is no property of its name.
pub fn plain_method(m: &dyn Objects, object: &Value, name: Name) -> Option<Func> {
    let class = match object {
        Value::Object(o) if o.data.numel() == 1 => o.class,
        Value::Handle(h) => match h.objects() {
            [one] if one.valid.get() => one.class,
            _ => return None,
        },
        _ => return None,
    };
    let class = m.class(class)?;
    if let Some(known) = class.plain_methods.borrow().get(&name) {
        return *known;
    }
    let declared = m.declaration_of(&class, name);
    let open = declared.is_some_and(|d| d.access == Access::Public && !d.is_static);
    let rules = super::indexing::redefines(&class, "Dot")
        || m.find_method(&class, *SUBSREF).is_some()
        || class.is_a(Name::new("dynamicprops"))
        || class.is_enumeration()
        || name.as_str() == super::class::DESTRUCTOR;
    let method =
        if open && !rules && class.property(name).is_none() { m.find_method(&class, name) } else { None };
    class.plain_methods.borrow_mut().insert(name, method);
    method
}
