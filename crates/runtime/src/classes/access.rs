//! What access paths do by the rules of classes; the truth of objects. A class that declares nothing for an access
//! has MATLAB's default, which is in [`path`].

use super::class::{Class, class_name};
use super::construct::construct;
use super::events;
use super::folders::old_part;
use super::heterogeneous;
use super::indexing;
use super::overload::{self, overloaded};
use super::properties::{class_step, write_property};
use super::together::converted;
use super::{Objects, SUBSASGN, SUBSREF};
use crate::array::Array;
use crate::context::Context;
use crate::error::Error;
use crate::kernel::one;
use crate::path::{self, Args, Source, Step, Stepped};
use crate::value::Value;
use crate::{errors, index};
use base::Name;
use std::rc::Rc;

/// A step by the rules that the class of `at` declares; nothing where it declares none and the built-in way is
/// meant.
pub fn read<'s>(
    m: &dyn Objects,
    cx: &mut Context,
    at: &Value,
    step: &Step,
    after: &'s [Step],
    nargout: usize,
) -> Result<Option<Stepped<'s>>, Error> {
    if let Some(values) = indexing::read(m, cx, at, step, after, nargout)? {
        return Ok(Some((values, &[])));
    }
    if let Some(func) = overloaded(m, at, *SUBSREF) {
        let args = Args::from_iter([at.clone(), overload::to_struct(step, after)]);
        return Ok(Some((m.call_function(cx, func, args, nargout.max(1))?, &[])));
    }
    let (Step::Dot(name), Some(class)) = (step, class_name(at)) else { return Ok(None) };
    if let (Value::Handle(h), true) = (at, events::is_listener(class)) {
        if h.objects().iter().any(|o| !o.valid.get()) {
            return Err(errors::invalid_handle());
        }
        if name.as_str() == "Source"
            && let Some(source) = events::source_of(m, h)
        {
            return Ok(Some((one(source), after)));
        }
    }
    if let Some(class) = m.class(class) {
        if let Some(values) = heterogeneous::read(m, cx, &class, at, *name)? {
            return Ok(Some((values, after)));
        }
        return class_step(m, cx, &class, at, *name, after, nargout).map(Some);
    }
    if !m.classes().folders.is_old(class) {
        return Ok(None);
    }
    let mut part = at.clone();
    for field in old_part(m, class)? {
        part = index::field_get(&part, field)?.pop().unwrap_or_default();
    }
    Ok(Some((index::field_get(&part, *name)?.into(), after)))
}

/// An assignment by the rules that the class of `target` declares; gives the source back where it declares none and
/// the built-in way is meant.
pub fn assign(
    m: &dyn Objects,
    cx: &mut Context,
    target: &mut Value,
    steps: &[Step],
    source: Source,
) -> Result<Option<Source>, Error> {
    if indexing::assign(m, cx, target, steps, &source)? {
        return Ok(None);
    }
    let stored = match &source {
        Source::Value(v) => Some(v.clone()),
        // `x(..) = []` is told by its value.
        Source::Delete => Some(Value::empty()),
        Source::List(_) => None,
    };
    if let ([first, rest @ ..], Some(v)) = (steps, stored)
        && let Some(func) = overloaded(m, target, *SUBSASGN)
    {
        let args = Args::from_iter([target.clone(), overload::to_struct(first, rest), v]);
        if let Some(changed) = m.call_function(cx, func, args, 1)?.into_iter().next() {
            *target = changed;
        }
        return Ok(None);
    }
    if let ([Step::Paren(subs), rest @ ..], Some(class)) = (steps, class_name(target))
        && !rest.is_empty()
        && lies_outside(target, subs)
        && let Some(class) = m.class(class)
    {
        // A property of an element that is not there yet: of one that the constructor makes without inputs.
        let mut element = filler(m, cx, &class, false)?;
        path::assign(m, cx, &mut element, rest, source)?;
        return assign_elements(m, cx, target, subs, element).map(|()| None);
    }
    let ([Step::Dot(name), rest @ ..], Some(class)) = (steps, class_name(target)) else {
        return Ok(Some(source));
    };
    if let Some(class) = m.class(class) {
        return write_property(m, cx, &class, target, *name, rest, source).map(|()| None);
    }
    if let (Value::Handle(h), true) = (&*target, events::is_listener(class)) {
        return events::checked(h, *name, rest, source).map(Some);
    }
    if !m.classes().folders.is_old(class) {
        return Ok(Some(source));
    }
    let mut at = target;
    for field in old_part(m, class)? {
        at = index::field_slot(at, field)?;
    }
    let slot = index::field_slot(at, *name)?;
    path::assign(m, cx, slot, rest, source).map(|()| None)
}

/// Whether subscripts name one place, and it is behind the last of `target`.
fn lies_outside(target: &Value, subs: &[Value]) -> bool {
    let places: Option<Vec<usize>> = subs.iter().map(|s| s.as_usize().filter(|&k| k > 0)).collect();
    let dims = target.dims();
    match places.as_deref() {
        Some([k]) => *k > target.numel(),
        Some(many) => many.iter().enumerate().any(|(d, k)| *k > dims.extent(d)),
        None => false,
    }
}

/// `x(subs) = v` where either is an object: elements that growth makes are made by the
/// constructor without inputs.
pub fn assign_elements(
    m: &dyn Objects,
    cx: &mut Context,
    target: &mut Value,
    subs: &[Value],
    v: Value,
) -> Result<(), Error> {
    // An array of the library that begins behind its first element: its class knows what stands before.
    if target.dims().is_null()
        && crate::packed::dims(&v).is_some()
        && let Some(func) = overloaded(m, &v, *SUBSASGN)
    {
        let place = overload::to_struct(&Step::Paren(subs.iter().cloned().collect()), &[]);
        let args = Args::from_iter([target.take(), place, v]);
        if let Some(made) = m.call_function(cx, func, args, 1)?.into_iter().next() {
            *target = made;
        }
        return Ok(());
    }
    let class = class_name(&v).or_else(|| class_name(target)).and_then(|c| m.class(c));
    let mut v = match &class {
        Some(class) if class_name(&v).is_none() => converted(m, cx, class, v)?,
        _ => v,
    };
    let mixed = heterogeneous::unite(m, &mut [target, &mut v]);
    let class = match mixed {
        Some(common) => m.class(common),
        None => class,
    };
    // A mask grown like the target: 1 was there, 2 is assigned, 0 is a hole.
    let mut mask = Value::from(Array::new(target.dims(), vec![1.0; target.numel()]));
    let old = target.numel();
    index::set(target, subs, v)?;
    let Some(class) = class.filter(|_| target.numel() > old + 1 && !target.is_empty()) else {
        if mixed.is_some() {
            heterogeneous::settle(target);
        }
        return Ok(());
    };
    index::set(&mut mask, subs, Value::F64(2.0))?;
    let holes: Vec<usize> =
        mask.doubles().iter().enumerate().filter(|(_, m)| **m == 0.0).map(|(i, _)| i + 1).collect();
    for hole in holes {
        let mut filler = filler(m, cx, &class, mixed.is_some())?;
        heterogeneous::unite(m, &mut [&mut *target, &mut filler]);
        index::set(target, &[Value::from(hole)], filler)?;
    }
    if mixed.is_some() {
        heterogeneous::settle(target);
    }
    Ok(())
}

/// What stands where no object was assigned: among objects of several classes, and where their class has no objects, the
/// element that the hierarchy names, else what the constructor makes without inputs.
fn filler(m: &dyn Objects, cx: &mut Context, class: &Rc<Class>, mixed: bool) -> Result<Value, Error> {
    let several = mixed || class.def.is_abstract || class.def.methods.iter().any(|m| m.is_abstract);
    let named = several.then(|| m.find_method(class, Name::new("getDefaultScalarElement"))).flatten();
    match named.filter(|_| class.is_a(Name::new(heterogeneous::ROOT))) {
        Some(func) => m.first(cx, func, Args::new()),
        None => construct(m, cx, class, Args::new()),
    }
}

/// The truth of an object in a condition: that of its `logical`.
pub fn truth(m: &dyn Objects, cx: &mut Context, value: Value) -> Result<bool, Error> {
    let args = Args::from_iter([value.clone()]);
    match m.method(Name::new("logical"), &args) {
        Some(method) => match m.call_found(cx, method, args, 1)?.first() {
            Some(v) => v.is_true(),
            None => Err(errors::too_many_outputs()),
        },
        None => value.is_true(),
    }
}
