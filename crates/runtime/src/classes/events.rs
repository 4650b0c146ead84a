//! Events of handle objects: `addlistener`, `listener`, `notify`.
//!
//! Listeners are kept by the machine, not by the object, and hold it weakly: an object that goes
//! takes its listeners with it at the next `notify`. What `listener` gives goes with its last reference.

use crate::array::Array;
use crate::classes::class::Listener;
use crate::classes::construct::empty_dims;
use crate::classes::meta::meta;
use crate::classes::properties::dynamic_names;
use crate::classes::{Objects, Outcome, Table};
use crate::error::Error;
use crate::handles::{HandleObject, Handles};
use crate::kernel::{Outputs, one};
use crate::object::Object;
use crate::path::{Source, Step};
use crate::structs::StructArray;
use crate::value::Value;
use crate::{Context, errors};
use base::Name;
use std::cell::Cell;
use std::rc::Rc;

/// Constructors of listeners.
pub(crate) const TABLE: Table = &[
    ("event.listener", listener),
    ("event.proplistener", listener),
    ("event.hasListener", has_listener),
    ("event.listener.empty", no_listeners),
    ("event.proplistener.empty", no_listeners),
];

/// An array of listeners without elements.
fn no_listeners(_: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let items = Array::new(empty_dims(args)?, Vec::new());
    Ok(one(Value::Handle(Handles::array(Name::new("event.listener"), items))))
}

/// `addlistener(obj, event, callback)`
pub(crate) fn addlistener(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    listen(m, cx, args, true)
}

/// `listener(obj, event, callback)`
pub(crate) fn listener(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    listen(m, cx, args, false)
}

/// What a listener listens to; nothing where that is gone.
pub(crate) fn source_of(m: &dyn Objects, listener: &Handles) -> Option<Value> {
    let object = listener.objects().first()?;
    let listeners = m.classes().listeners.borrow();
    let found = listeners.iter().find(|l| std::ptr::eq(l.object.as_ptr(), Rc::as_ptr(object)))?;
    Some(Value::cell_row(vec![Value::reference(found.source.upgrade()?)]))
}

/// A listener of events as it is shown: with what it listens to, which is no field of it.
pub(crate) fn shown(m: &dyn Objects, listener: &Value) -> Option<Value> {
    let Value::Handle(h) = listener else { return None };
    let ([object], "event.listener") = (h.objects(), h.class().as_str()) else { return None };
    let source = source_of(m, h).filter(|_| object.valid.get())?;
    let mut data = StructArray::scalar();
    data.set_scalar(Name::new("Source"), source);
    let fields = object.fields.borrow();
    for &name in fields.names() {
        data.set_scalar(name, fields.get(0, name).cloned().unwrap_or_default());
    }
    Some(Value::Object(Rc::new(Object { class: h.class(), data })))
}

fn listen(m: &dyn Objects, cx: &mut Context, args: &mut [Value], held: bool) -> Outcome {
    let of_properties = args.len() == 4;
    let (h, events, shown, callback) = match args {
        [Value::Handle(h), event, callback] => {
            let event = event.as_text().unwrap_or_default();
            (h, vec![event.clone()], event, callback)
        }
        [Value::Handle(h), property, when, callback] => {
            let when = when.as_text().unwrap_or_default();
            let names = property.as_texts().unwrap_or_else(|| named_properties(property));
            (h, names.iter().map(|p| format!("{p}:{when}")).collect(), when, callback)
        }
        _ => return Err(errors::not_enough_inputs()),
    };
    if !matches!(callback, Value::Function(_)) {
        let function = if held { "addlistener" } else { "listener" };
        return Err(bad_input(function));
    }
    if h.objects().iter().any(|o| !o.valid.get()) {
        return Err(errors::invalid_handle());
    }
    for event in &events {
        match event.split_once(':') {
            Some((property, when)) if of_properties => {
                check_observable(m, h, property, when)?;
                cx.observed = true;
            }
            _ => check_event(m, h, event)?,
        }
    }
    let fields = [
        ("EventName", Value::char_row(&shown)),
        ("Callback", callback.clone()),
        ("Enabled", Value::Bool(true)),
        ("Recursive", Value::Bool(false)),
    ];
    let class = Name::new(if of_properties { "event.proplistener" } else { "event.listener" });
    let object = m.new_object(class, StructArray::from_fields(fields));
    for source in h.objects() {
        for event in &events {
            m.classes().listeners.borrow_mut().push(Listener {
                source: Rc::downgrade(source),
                event: event.clone(),
                object: Rc::downgrade(&object),
                running: Rc::default(),
                _held: held.then(|| object.clone()),
            });
        }
    }
    Ok(one(Value::reference(object)))
}

/// `event.hasListener(obj, event)`: for each object whether anybody listens to an event of it.
fn has_listener(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let [Value::Handle(h), event] = args else { return Err(errors::not_enough_inputs()) };
    let event = event.as_text().unwrap_or_default();
    check_event(m, h, &event)?;
    let heard = h.objects().iter().map(|source| !callbacks(m, source, &event).is_empty()).collect();
    Ok(one(Value::from(Array::new(h.dims(), heard))))
}

/// Whether objects of this class are what listens.
pub(crate) fn is_listener(class: Name) -> bool {
    matches!(class.as_str(), "event.listener" | "event.proplistener")
}

/// What is assigned to a property of a listener: it has these alone, which take what they are for.
pub(crate) fn checked(h: &Handles, name: Name, rest: &[Step], source: Source) -> Result<Source, Error> {
    let [object] = h.objects() else { return Ok(source) };
    if !object.valid.get() {
        return Err(errors::invalid_handle());
    }
    if object.fields.borrow().position(name).is_none() {
        return Err(errors::no_property(name.as_str(), h.class().as_str()));
    }
    let fail = |what: &str| {
        let text = format!("Error setting property '{name}' of class 'listener': Value must be {what}.");
        Err(Error::new("MATLAB:class:PropertySetError", text))
    };
    match (name.as_str(), source) {
        ("Enabled" | "Recursive", Source::Value(v)) if rest.is_empty() => match v.as_f64() {
            Some(x) if v.numel() == 1 => Ok(Source::Value(Value::Bool(x != 0.0))),
            _ => fail("a scalar"),
        },
        ("Callback", Source::Value(v)) if rest.is_empty() && !matches!(v, Value::Function(_)) => {
            fail("'function_handle'")
        }
        (_, source) => Ok(source),
    }
}

/// The names of properties that are given as what tells of them.
fn named_properties(v: &Value) -> Vec<String> {
    let Value::Object(o) = v else { return vec![String::new()] };
    let name = |k| o.data.get(k, Name::new("Name")).and_then(Value::as_text).unwrap_or_default();
    (0..o.data.numel()).map(name).collect()
}

fn bad_input(function: &str) -> Error {
    Error::new("MATLAB:class:InvalidInput", format!("Invalid input argument for function '{function}'."))
}

/// Whether listeners may be told when this property is read or assigned.
fn check_observable(m: &dyn Objects, h: &Handles, property: &str, when: &str) -> Result<(), Error> {
    let Some(class) = m.class(h.class()) else { return Ok(()) };
    let name = Name::new(property);
    let Some((_, p)) = class.property(name) else {
        if dynamic_names(&class, h).contains(&name) {
            return Ok(());
        }
        let text = format!(
            "The name '{property}' is not an accessible property for an instance of class '{}'.",
            h.class()
        );
        return Err(Error::new("MATLAB:class:InvalidProperty", text));
    };
    let (kind, observable) = match when {
        "PreSet" | "PostSet" => ("SetObservable", p.set_observable),
        "PreGet" | "PostGet" => ("GetObservable", p.get_observable),
        _ => {
            let text = format!("Event '{when}' is not defined for class '{}'.", h.class());
            return Err(Error::new("MATLAB:class:undefinedEvent", text));
        }
    };
    if observable {
        return Ok(());
    }
    let text = format!(
        "While adding a {when} listener, property '{property}' in class '{}' is not defined to be {kind}.",
        h.class()
    );
    Err(Error::new(format!("MATLAB:class:not{kind}"), text))
}

fn check_event(m: &dyn Objects, h: &Handles, event: &str) -> Result<(), Error> {
    let Some(class) = m.class(h.class()) else { return Ok(()) };
    let declared = class.ancestors.iter().filter_map(|a| m.class(*a));
    let known = declared.into_iter().any(|c| c.def.events.iter().any(|e| e.as_str() == event));
    if known || event == "ObjectBeingDestroyed" {
        return Ok(());
    }
    let text = format!("Event '{event}' is not defined for class '{}'.", h.class());
    Err(Error::new("MATLAB:class:undefinedEvent", text))
}

/// `notify(obj, event)`, `notify(obj, event, data)`
pub(crate) fn notify(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let [Value::Handle(h), event, data @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let event = event.as_text().unwrap_or_default();
    if h.objects().iter().any(|o| !o.valid.get()) {
        return Err(errors::invalid_handle());
    }
    check_event(m, h, &event)?;
    if event == DESTROYED {
        let text = format!("Cannot notify listeners of event '{DESTROYED}' in class 'handle'.");
        return Err(Error::new("MATLAB:class:NotifyRestricted", text));
    }
    if data.first().is_some_and(|d| !matches!(d, Value::Handle(_))) {
        return Err(bad_input("notify"));
    }
    notify_all(m, cx, h, &event, data)
}

/// Tells those who listen that these objects go.
pub(crate) fn notify_destroyed(m: &dyn Objects, cx: &mut Context, h: &Handles) -> Outcome {
    notify_all(m, cx, h, DESTROYED, &[])
}

const DESTROYED: &str = "ObjectBeingDestroyed";

fn notify_all(m: &dyn Objects, cx: &mut Context, h: &Handles, event: &str, data: &[Value]) -> Outcome {
    for source in h.objects() {
        m.classes().listeners.borrow_mut().retain(|l| !l.is_gone());
        let callbacks = callbacks(m, source, event);
        let one_source = Value::reference(source.clone());
        let about = match data.first() {
            Some(Value::Handle(d)) => {
                for o in d.objects() {
                    o.fields.borrow_mut().set_scalar(Name::new("Source"), one_source.clone());
                    o.fields.borrow_mut().set_scalar(Name::new("EventName"), Value::char_row(event));
                }
                Value::Handle(d.clone())
            }
            _ => event_data(m, "event.EventData", event, &one_source),
        };
        let what = format!("event {event} defined for class {}", source.class);
        for callback in callbacks {
            tell(m, cx, &callback, vec![one_source.clone(), about.clone()], &what)?;
        }
    }
    Ok(Outputs::new())
}

/// What is called at an event of an object, the newest listener first, each with the mark that it runs.
fn callbacks(m: &dyn Objects, source: &Rc<HandleObject>, event: &str) -> Vec<(Value, Rc<Cell<bool>>)> {
    let listens =
        |l: &&Listener| std::ptr::eq(l.source.as_ptr(), Rc::as_ptr(source)) && l.event == event && l.is_on();
    let all = m.classes().listeners.borrow();
    let callback = |l: &Listener| Some((l.callback()?, l.running.clone()));
    all.iter().rev().filter(listens).filter_map(callback).collect()
}

/// Calls a listener, which is not called again meanwhile. That it fails is a warning: the others are told all the same.
fn tell(
    m: &dyn Objects,
    cx: &mut Context,
    (callback, running): &(Value, Rc<Cell<bool>>),
    inputs: Vec<Value>,
    what: &str,
) -> Result<(), Error> {
    running.set(true);
    let done = m.call(cx, callback, inputs, 0).map(drop);
    running.set(false);
    let Err(failed) = done else { return Ok(()) };
    if failed.identifier().starts_with("tame:") {
        return Err(failed);
    }
    let text =
        format!("Error occurred while executing the listener callback for {what}:\n{}", failed.message());
    cx.warn("MATLAB:callback:error", &text)
}

fn event_data(m: &dyn Objects, class: &str, event: &str, source: &Value) -> Value {
    let class = Name::new(class);
    let fields = [("Source", source.clone()), ("EventName", Value::char_row(event))];
    Value::reference(m.new_object(class, StructArray::from_fields(fields)))
}

/// Tells the listeners of a property that it is about to be read or set, or was: `PreGet`, `PostGet`,
/// `PreSet`, `PostSet`.
pub(crate) fn notify_property(
    m: &dyn Objects,
    cx: &mut Context,
    object: &Rc<HandleObject>,
    name: Name,
    when: &str,
) -> Result<(), Error> {
    if m.classes().listeners.borrow().is_empty() {
        return Ok(());
    }
    for callback in callbacks(m, object, &format!("{name}:{when}")) {
        let affected = Value::reference(object.clone());
        let about = meta_property(m, cx, name, object.class);
        let data = event_data(m, "event.PropertyEvent", when, &about);
        if let Value::Handle(d) = &data {
            for o in d.objects() {
                o.fields.borrow_mut().set_scalar(Name::new("AffectedObject"), affected.clone());
            }
        }
        let what = format!("the {} class {name} property {when} event", object.class);
        tell(m, cx, &callback, vec![about, data], &what)?;
    }
    Ok(())
}

fn meta_property(m: &dyn Objects, cx: &mut Context, name: Name, class: Name) -> Value {
    let fields = [("Name", Value::char_row(name.as_str())), ("DefiningClass", meta(m, cx, class))];
    let data = StructArray::from_fields(fields);
    Value::Object(Rc::new(crate::object::Object { class: Name::new("meta.property"), data }))
}
