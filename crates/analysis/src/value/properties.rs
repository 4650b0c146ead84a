//! What properties hold: one cell for each property that a class of the program declares, whichever object has it,
//! with all that is ever stored there. Objects whose properties are followed one by one (records) need none; but
//! what is stored to them goes into the cells, too, since they may be met later as objects of their class.
//!
//! Invariant: whatever stores to a property is seen here. These are defaults ([`Engine::store_default`]) and
//! assignments along paths ([`store_along`]). Where an assignment may meet an object of which the class is
//! not known, the properties of all classes that have the name are stored to. What a `set` method stores, it stores
//! by an assignment of its own. What is neither (values out of files, `subsasgn` called as a function, functions that
//! are handed over, variables reached by name) opens all cells ([`Engine::store_anything`]).

use super::access::{self, Near};
use super::direct::{Along, acting, refit};
use super::engine::Engine;
use super::env::Cell;
use super::objects::may_be_object;
use super::path::{Leaf, Step, update};
use super::state::State;
use super::transfer::Transfer;
use super::{making, maps, nullable};
use crate::facts::ContextId;
use crate::members::{converted, fits, initial, is_record, object_class};
use base::Name;
use ir::tir::FuncId;
use runtime::classes::class::PropertyDef;
use runtime::classes::text::Declared;
use types::{AbsValue, Class, ClassValue, Elements, Matrix, Shape};

/// A property of a class of the program: where what it holds is kept, and how it is declared.
pub(super) type Property = (Cell, PropertyDef);

/// An assignment to a part of a value.
pub(super) struct Store<'a> {
    /// What steps lead to the part.
    pub steps: &'a [Step],
    /// What is assigned, or one of the values of a list; none where the part is deleted.
    pub src: Option<&'a AbsValue>,
    /// What is done to the part.
    pub leaf: &'a Leaf<'a>,
}

impl Engine<'_> {
    /// The property of this name that objects of a class store.
    fn property(&self, class: Name, name: Name) -> Option<Property> {
        let class = self.classes.members.class(class)?;
        let (owner, p) = class.property(name)?;
        declared(self, *owner, p)
    }

    /// What a function gives that gives a default, or several that are written the same.
    pub(super) fn store_default(&mut self, func: FuncId, given: Option<AbsValue>) {
        let Some(properties) = self.classes.defaults.get(&func).cloned() else { return };
        let Some(value) = given.filter(|v| !v.is_undefined()) else { return };
        // Whether a default is converted is not looked at.
        let value = value.defined();
        for (cell, p) in properties {
            self.write_cell(cell, &value.join(&kept(&p, &value)));
        }
    }

    /// From now on properties and maps may hold anything.
    pub(super) fn store_anything(&mut self) {
        self.open_maps();
        if self.options.classes && !self.classes.any_stored {
            self.classes.any_stored = true;
            let readers = self.cells.readers(|cell| matches!(cell, Cell::Property(..) | Cell::Assigned(..)));
            readers.into_iter().for_each(|reader| self.enqueue(reader));
        }
    }
}

/// Takes in with what objects of a class begin. Functions that give defaults tell what these are when they have run.
pub(super) fn meet(engine: &mut Engine<'_>, class: Name) {
    let Some(def) = engine.classes.members.declared(class).and_then(|c| c.def.clone()) else { return };
    let followed = making::is_followed(engine, class);
    for p in &def.properties {
        let Some(property) = declared(engine, class, p) else { continue };
        match p.default {
            Some(f) => engine.classes.defaults.entry(FuncId::from_u32(f.0)).or_default().push(property),
            None if followed => {}
            None => engine.write_cell(property.0, &first(p)),
        }
    }
    // Who destroys objects sees what constructors that fail leave.
    let destroys = engine.classes.members.declared(class).is_some_and(|c| c.destructor().is_some());
    if destroys && let Some(known) = engine.classes.members.class(class) {
        for above in known.ancestors.iter().filter(|a| **a != class) {
            unset_at_first(engine, *above).into_iter().for_each(|name| store_first(engine, *above, name));
        }
    }
}

/// The properties without a default that a class declares.
pub(super) fn unset_at_first(engine: &Engine<'_>, class: Name) -> Vec<Name> {
    let def = engine.classes.members.declared(class).and_then(|c| c.def.as_ref());
    let unset = def.iter().flat_map(|d| &d.properties).filter(|p| p.default.is_none());
    unset.map(|p| Name::new(&p.name)).collect()
}

/// Somebody may see with what a property begins.
pub(super) fn store_first(engine: &mut Engine<'_>, class: Name, name: Name) {
    if let Some((cell, p)) = engine.property(class, name) {
        engine.write_cell(cell, &first(&p));
    }
}

/// A property that a class declares itself, where its objects store it.
fn declared(engine: &Engine<'_>, owner: Name, p: &PropertyDef) -> Option<Property> {
    let stored = !p.constant && !p.dependent;
    engine.classes.members.declared(owner)?.def.as_ref().filter(|_| stored)?;
    Some((Cell::Property(owner, Name::new(&p.name)), p.clone()))
}

/// Methods that rules call with the object first.
const OF_FIRST: [&str; 3] = ["disp", "display", "delete"];

/// What is known of parameter `i` of a method that the run enters unseen, where nothing else is: the object that it
/// is called of, and what a `set` method is given.
pub(super) fn open_param(
    engine: &mut Engine<'_>,
    func: FuncId,
    i: usize,
    reader: ContextId,
) -> Option<AbsValue> {
    if !engine.options.classes {
        return None;
    }
    let (class, name) = engine.classes.members.is_method_of(func)?;
    let (verb, property) = name.as_str().split_once('.').unwrap_or((name.as_str(), ""));
    let accesses = !property.is_empty();
    let ruled = (accesses || OF_FIRST.contains(&verb)) && !engine.is_entered_by_name(name);
    let function = &engine.source().program().functions[func];
    let only = function.params.len() == 1 && function.varargin.is_none();
    if !(ruled || only) || engine.made.contains(&func) || engine.classes.members.is_inherited(class) {
        return None;
    }
    let object = Class::Object(class);
    match (i, verb) {
        (0, _) if accesses => Some(AbsValue::of(object, Shape::scalar())),
        (0, _) => Some(AbsValue::any_of(object)),
        (1, "set") if ruled => {
            let (cell, _) = engine.property(class, Name::new(property))?;
            Some(engine.read_cell(assigned(cell), reader))
        }
        _ => None,
    }
}

/// What a property of an object of this class, which is no record, may hold.
pub(super) fn held(me: &mut Transfer<'_, '_>, class: Name, name: Name) -> AbsValue {
    match me.engine.property(class, name) {
        Some((cell, _)) => me.engine.read_cell(cell, me.context),
        None => AbsValue::top(),
    }
}

/// Tells the properties of all objects, and the maps, that an assignment to a part of `value` stores to.
pub(super) fn store_along(me: &mut Transfer<'_, '_>, state: &State, value: &AbsValue, store: &Store<'_>) {
    let objects = me.engine.options.classes && !me.engine.classes.members.list().is_empty();
    // A map keeps `[]` where a key is deleted.
    let nothing = access::empty();
    let mut current = value.clone();
    for (k, step) in store.steps.iter().enumerate() {
        let rest = Store { steps: &store.steps[k + 1..], ..*store };
        if current.is_undefined() {
            return;
        }
        let assigned = rest.src.unwrap_or(&nothing);
        maps::store(me, &current, step, Some(assigned).filter(|_| rest.steps.is_empty()));
        if !objects || !may_be_object(&current) {
            current = inside(&current, step);
            continue;
        }
        if let (Step::Dot(Some(name)), Some((class, object, others))) = (step, nullable::parted(&current))
            && me.engine.property(class, *name).is_some()
        {
            let inner = others.field(*name).defined();
            if !rest.steps.is_empty() && !inner.is_bottom() {
                store_along(me, state, &inner, &rest);
            }
            current = object;
        }
        current = match (step, object_class(&current)) {
            (Step::Paren(indices), Some(class)) if !rest.steps.is_empty() => {
                // A property of an element that is not there is one of another that is made.
                let view = me.env.view(state);
                if !access::proof(&view, &current.shape(), indices).in_bounds {
                    me.engine.fill(class);
                }
                current
            }
            (Step::Dot(Some(name)), Some(class)) if me.engine.property(class, *name).is_some() => {
                match store_property(me, state, &current, (class, *name), &rest) {
                    Some(inner) => inner,
                    None => return,
                }
            }
            _ => {
                let unknown = AbsValue::top();
                for (j, step) in store.steps.iter().enumerate().skip(k + 1) {
                    let assigned = store.src.unwrap_or(&nothing);
                    maps::store(me, &unknown, step, Some(assigned).filter(|_| j + 1 == store.steps.len()));
                }
                return store_unknown(me.engine, &store.steps[k..], store.src);
            }
        };
    }
}

/// Stores to a property, or to a part of it: what the steps that are left begin at then.
fn store_property(
    me: &mut Transfer<'_, '_>,
    state: &State,
    object: &AbsValue,
    (class, name): (Name, Name),
    rest: &Store<'_>,
) -> Option<AbsValue> {
    let (cell, p) = me.engine.property(class, name)?;
    let acting = acting(me);
    let members = &me.engine.classes.members;
    let method = members.is_set_by_method(class, name, acting);
    if rest.steps.is_empty() {
        let value = rest.src.map_or_else(AbsValue::top, Clone::clone);
        me.engine.write_cell(if method { assigned(cell) } else { cell }, &kept(&p, &value));
        return None;
    }
    let inner = match members.getter(class, name, acting) {
        Some(_) => AbsValue::top(),
        None if is_record(object) => object.field(name),
        None => me.engine.read_cell(cell, me.context),
    };
    if inner.is_bottom() {
        return None;
    }
    let members = &me.engine.classes.members;
    let refers = object_class(&inner).and_then(|c| members.class(c)).is_some_and(|c| c.is_handle);
    if method {
        me.engine.write_cell(assigned(cell), &kept(&p, &AbsValue::top()));
    } else if !refers {
        // Who holds a reference holds the same one afterwards.
        let new = changed(me, state, &inner, rest);
        me.engine.write_cell(cell, &kept(&p, &new));
    }
    Some(inner)
}

/// What a property is after a part of it was assigned.
fn changed(me: &mut Transfer<'_, '_>, state: &State, inner: &AbsValue, rest: &Store<'_>) -> AbsValue {
    let along = me.along(inner, rest.steps, rest.src);
    let plain = matches!(along, Along::Plain(_));
    if may_be_object(inner) && !plain {
        return nullable::through(me, state, inner, rest.steps, rest.leaf);
    }
    let before = if plain { inner.clone() } else { without_records(inner) };
    let view = me.env.view(state);
    let Ok(new) = update(&view, &before, rest.steps, Near::Anywhere, rest.leaf) else {
        return AbsValue::top();
    };
    let new = new.defined();
    match along {
        Along::Plain(true) => refit(me, &new, rest.steps, &mut false),
        _ => new,
    }
}

/// Steps of an assignment lead through what may be objects of any class.
fn store_unknown(engine: &mut Engine<'_>, steps: &[Step], src: Option<&AbsValue>) {
    for (k, step) in steps.iter().enumerate() {
        let last = k + 1 == steps.len();
        match step {
            Step::Dot(Some(name)) => store_by_name(engine, *name, src.filter(|_| last)),
            Step::Dot(None) => engine.store_anything(),
            // Objects become elements as they are.
            Step::Paren(_) if last && src.is_some_and(|src| object_class(src).is_some()) => {}
            Step::Paren(_) => engine.construct_any(),
            Step::Brace(_) => {}
        }
    }
}

/// Something is stored to a property of this name of an object, of whichever class; nothing is known of the value where
/// there is none.
fn store_by_name(engine: &mut Engine<'_>, name: Name, value: Option<&AbsValue>) {
    let declares = |c: &Declared| {
        let p = c.def.as_ref()?.properties.iter().find(|p| p.name == name.as_str())?;
        declared(engine, c.name, p)
    };
    let found: Vec<Property> = engine.classes.members.list().iter().filter_map(declares).collect();
    let any = AbsValue::top();
    for (cell, p) in found {
        let value = kept(&p, value.unwrap_or(&any));
        engine.write_cell(cell, &value);
        engine.write_cell(assigned(cell), &value);
    }
}

/// What the method that assigns a property is given.
fn assigned(cell: Cell) -> Cell {
    match cell {
        Cell::Property(class, name) => Cell::Assigned(class, name),
        other => other,
    }
}

/// What a step leads to in a value that is no object.
fn inside(value: &AbsValue, step: &Step) -> AbsValue {
    let is_container = |v: &ClassValue<Matrix>| matches!(v.class, Class::Object(_));
    match step {
        _ if value.alternatives().is_some_and(|l| l.iter().any(is_container)) => AbsValue::top(),
        Step::Paren(_) => value.clone(),
        Step::Brace(_) => value.content(None).defined(),
        Step::Dot(Some(name)) => value.field(*name).defined(),
        Step::Dot(None) => AbsValue::top(),
    }
}

/// A value in which nothing is known of the properties of objects.
pub(super) fn without_records(value: &AbsValue) -> AbsValue {
    super::deep::map(value, &mut |v| match (v.class, &v.elements) {
        (Class::Object(_), Elements::Fields(_)) => {
            ClassValue::<Matrix> { elements: Elements::Top, ..v.clone() }
        }
        _ => v.clone(),
    })
}

/// What a property without a default holds at first.
fn first(p: &PropertyDef) -> AbsValue {
    let class = p.class.as_deref().and_then(Class::from_name);
    match initial(p.class.as_deref(), &p.dims) {
        Some(value) => value,
        None if class.is_some_and(Class::is_numeric) => converted(p, None),
        None => match class {
            Some(class) => AbsValue::any_of(class),
            None if p.class.is_none() => AbsValue::of(Class::Double, Shape::Any),
            None => AbsValue::top(),
        },
    }
}

/// What a property holds of which this is stored.
fn kept(p: &PropertyDef, value: &AbsValue) -> AbsValue {
    let value = value.clone().defined();
    if fits(p, &value) { value } else { converted(p, Some(&value)) }
}
