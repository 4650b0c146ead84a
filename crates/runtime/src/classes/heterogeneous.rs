//! Arrays of objects of several classes: those that inherit a class which inherits `matlab.mixin.Heterogeneous`. The
//! class of such an array is the nearest one that all of them inherit; what is taken out of it has its own class.
//! How they are kept is [`Object`]'s affair. Source: MATLAB's documentation, "Designing Heterogeneous Class
//! Hierarchies".

use super::Objects;
use super::class::{Class, class_name};
use super::properties::read_property;
use crate::context::Context;
use crate::error::Error;
use crate::handles::Handles;
use crate::kernel::Outputs;
use crate::object::Object;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

pub(super) const ROOT: &str = "matlab.mixin.Heterogeneous";

/// The nearest class that all of these are or inherit, of those whose objects may stand beside each other.
fn common(m: &dyn Objects, classes: &[Name]) -> Option<Name> {
    let all: Vec<Rc<Class>> = classes.iter().map(|c| m.class(*c)).collect::<Option<_>>()?;
    let root = Name::new(ROOT);
    let fits = |a: &Name| all.iter().all(|c| c.is_a(*a)) && m.class(*a).is_some_and(|c| c.is_a(root));
    all.first()?.ancestors.iter().copied().find(fits)
}

/// Gives objects of several classes the class that they have in common; it, where there is one.
pub(crate) fn unite(m: &dyn Objects, values: &mut [&mut Value]) -> Option<Name> {
    let classes: Vec<Name> = values.iter().filter_map(|v| class_name(v)).collect();
    if classes.iter().all(|c| *c == classes[0]) {
        return None;
    }
    let common = common(m, &classes)?;
    values.iter_mut().for_each(|v| relabel(v, common));
    Some(common)
}

/// Gives an array the class of its objects, should all have one.
pub(crate) fn settle(value: &mut Value) {
    match value {
        Value::Object(o) if o.mixed_elements().is_some() => *value = Object::clone(o).settled(),
        Value::Handle(h) => *value = h.clone().settled(),
        _ => {}
    }
}

fn relabel(value: &mut Value, class: Name) {
    match value {
        Value::Object(o) => *o = Rc::new(o.mixed(class)),
        Value::Handle(h) => *h = Handles::array(class, h.items()),
        _ => {}
    }
}

/// The property `name` of each object of such an array; nothing of other values.
pub(crate) fn read(
    m: &dyn Objects,
    cx: &mut Context,
    class: &Class,
    array: &Value,
    name: Name,
) -> Result<Option<Outputs>, Error> {
    let Value::Object(o) = array else { return Ok(None) };
    let (Some(elements), Some(_)) = (o.mixed_elements(), class.property(name)) else { return Ok(None) };
    let mut all = Outputs::new();
    for element in elements {
        let Some(own) = class_name(element).and_then(|c| m.class(c)) else { continue };
        all.extend(read_property(m, cx, &own, element, name)?.into_iter().flatten());
    }
    Ok(Some(all))
}

/// The classes of an array's objects, without their packages, each once.
pub(crate) fn classes(array: &Value) -> Vec<&'static str> {
    let each: Vec<Name> = match array {
        Value::Object(o) => o.mixed_elements().unwrap_or_default().iter().filter_map(class_name).collect(),
        Value::Handle(h) => h.objects().iter().map(|o| o.class).collect(),
        _ => Vec::new(),
    };
    let mut names = Vec::new();
    for class in each {
        let name = class.as_str().rsplit('.').next().unwrap_or_default();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}
