//! Events of handle objects: `addlistener`, `listener`, `notify`.
//!
//! Listeners are kept by the machine, not by the object, and hold it weakly: an object that goes
//! takes its listeners with it at the next `notify`. What `listener` gives goes with its last reference.

use crate::array::Array;
use crate::classes::class::Listener;
use crate::classes::construct::empty_dims;
use crate::classes::meta::meta;
use crate::classes::{Objects, Outcome, Table};
use crate::error::Error;
use crate::kernel::{Outputs, one};
use crate::object::{HandleArray, HandleObject};
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
    Ok(one(Value::Handle(Rc::new(HandleArray { class: Name::new("event.listener"), items }))))
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
pub(crate) fn source_of(m: &dyn Objects, listener: &HandleArray) -> Option<Value> {
    let object = listener.items.data().first()?;
    let listeners = m.classes().listeners.borrow();
    let found = listeners.iter().find(|l| std::ptr::eq(l.object.as_ptr(), Rc::as_ptr(object)))?;
    Some(Value::cell_row(vec![HandleArray::of(found.source.upgrade()?)]))
}

fn listen(m: &dyn Objects, cx: &mut Context, args: &mut [Value], held: bool) -> Outcome {
    let (h, event, callback) = match args {
        [Value::Handle(h), event, callback] => (h, event.as_text().unwrap_or_default(), callback),
        [Value::Handle(h), property, when, callback] => {
            let (property, when) =
                (property.as_text().unwrap_or_default(), when.as_text().unwrap_or_default());
            (h, format!("{property}:{when}"), callback)
        }
        _ => return Err(errors::not_enough_inputs()),
    };
    match event.contains(':') {
        true => cx.observed = true,
        false => check_event(m, h, &event)?,
    }
    let fields = [
        ("EventName", Value::char_row(&event)),
        ("Callback", callback.clone()),
        ("Enabled", Value::Bool(true)),
        ("Recursive", Value::Bool(false)),
    ];
    let class = Name::new("event.listener");
    let object = m.new_object(class, StructArray::from_fields(fields));
    for source in h.items.data() {
        m.classes().listeners.borrow_mut().push(Listener {
            source: Rc::downgrade(source),
            event: event.clone(),
            callback: callback.clone(),
            object: Rc::downgrade(&object),
            running: Rc::default(),
            _held: held.then(|| object.clone()),
        });
    }
    Ok(one(HandleArray::of(object)))
}

/// `event.hasListener(obj, event)`: for each object whether anybody listens to an event of it.
fn has_listener(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let [Value::Handle(h), event] = args else { return Err(errors::not_enough_inputs()) };
    let event = event.as_text().unwrap_or_default();
    check_event(m, h, &event)?;
    let heard = h.items.data().iter().map(|source| !callbacks(m, source, &event).is_empty()).collect();
    Ok(one(Value::from(Array::new(h.items.dims().clone(), heard))))
}

fn check_event(m: &dyn Objects, h: &HandleArray, event: &str) -> Result<(), Error> {
    let Some(class) = m.class(h.class) else { return Ok(()) };
    let declared = class.ancestors.iter().filter_map(|a| m.class(*a));
    let known = declared.into_iter().any(|c| c.def.events.iter().any(|e| e.as_str() == event));
    if known || event == "ObjectBeingDestroyed" {
        return Ok(());
    }
    let text = format!("Event '{event}' is not defined for class '{}'.", h.class);
    Err(Error::new("MATLAB:class:undefinedEvent", text))
}

/// `notify(obj, event)`, `notify(obj, event, data)`
pub(crate) fn notify(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let [Value::Handle(h), event, data @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let event = event.as_text().unwrap_or_default();
    check_event(m, h, &event)?;
    for source in h.items.data() {
        m.classes().listeners.borrow_mut().retain(|l| !l.is_gone());
        let callbacks = callbacks(m, source, &event);
        let one_source = HandleArray::of(source.clone());
        let about = match data.first() {
            Some(Value::Handle(d)) => {
                for o in d.items.data() {
                    o.fields.borrow_mut().set_scalar(Name::new("Source"), one_source.clone());
                    o.fields.borrow_mut().set_scalar(Name::new("EventName"), Value::char_row(&event));
                }
                Value::Handle(d.clone())
            }
            _ => event_data(m, &event, &one_source),
        };
        for callback in callbacks {
            tell(m, cx, &callback, vec![one_source.clone(), about.clone()])?;
        }
    }
    Ok(Outputs::new())
}

/// What is called at an event of an object, each with the mark that it runs.
fn callbacks(m: &dyn Objects, source: &Rc<HandleObject>, event: &str) -> Vec<(Value, Rc<Cell<bool>>)> {
    let listens =
        |l: &&Listener| std::ptr::eq(l.source.as_ptr(), Rc::as_ptr(source)) && l.event == event && l.is_on();
    let all = m.classes().listeners.borrow();
    all.iter().filter(listens).map(|l| (l.callback.clone(), l.running.clone())).collect()
}

/// Calls a listener, which is not called again meanwhile.
fn tell(
    m: &dyn Objects,
    cx: &mut Context,
    (callback, running): &(Value, Rc<Cell<bool>>),
    inputs: Vec<Value>,
) -> Result<(), Error> {
    running.set(true);
    let done = m.call(cx, callback, inputs, 0).map(drop);
    running.set(false);
    done
}

fn event_data(m: &dyn Objects, event: &str, source: &Value) -> Value {
    let class = Name::new("event.EventData");
    let fields = [("Source", source.clone()), ("EventName", Value::char_row(event))];
    HandleArray::of(m.new_object(class, StructArray::from_fields(fields)))
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
        let affected = HandleArray::of(object.clone());
        let about = meta_property(m, cx, name, object.class);
        let data = event_data(m, when, &about);
        if let Value::Handle(d) = &data {
            for o in d.items.data() {
                o.fields.borrow_mut().set_scalar(Name::new("AffectedObject"), affected.clone());
            }
        }
        tell(m, cx, &callback, vec![about, data])?;
    }
    Ok(())
}

fn meta_property(m: &dyn Objects, cx: &mut Context, name: Name, class: Name) -> Value {
    let fields = [("Name", Value::char_row(name.as_str())), ("DefiningClass", meta(m, cx, class))];
    let data = StructArray::from_fields(fields);
    Value::Object(Rc::new(crate::object::Object { class: Name::new("meta.property"), data }))
}
