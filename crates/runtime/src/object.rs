//! Function handles and objects of classes that MATLAB code (or the runtime) defines.
//! What calling and method look-up mean is the engine's business.

use crate::array::{Array, Dims};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;
use std::sync::LazyLock;

/// A function handle.
#[derive(Clone, Debug)]
pub struct FunctionHandle {
    /// What `func2str` gives: `sin`, or `@(x)x+a`.
    pub text: Rc<str>,
    /// What it calls.
    pub target: Target,
}

/// The number by which compiled programs tell handles of named functions apart: negative, and exact in a double. Two
/// names may have one (FNV-1a): who asks makes sure that those in question do not.
pub fn name_number(name: &str) -> i64 {
    let mixed = |h: u64, b: u8| (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3);
    -((name.bytes().fold(0xcbf2_9ce4_8422_2325, mixed) >> 12) as i64) - 1
}

/// What a function handle calls.
#[derive(Clone, Debug)]
pub enum Target {
    /// A function by name.
    Named(Name),
    /// Code of the engine with the values it captured.
    Closure(Closure),
}

/// An anonymous or nested function with its captured values.
#[derive(Clone, Debug)]
pub struct Closure {
    /// Which code: an index or an address of the engine.
    pub code: usize,
    /// Captured variables with their values; none where a variable had no value when the handle was made.
    pub captures: Vec<(Name, Option<Value>)>,
    /// Whatever else the engine needs (the frame of a nested function).
    pub context: Option<Rc<dyn Any>>,
    /// Whose code it is.
    pub maker: Maker,
}

impl Drop for Closure {
    fn drop(&mut self) {
        crate::elements::leave(std::mem::take(&mut self.captures));
    }
}

/// Who made a closure, and alone can call it: an executable may hold compiled functions and an interpreter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Maker {
    /// The interpreter.
    #[default]
    Interpreter,
    /// A compiled program.
    Compiled,
}

impl FunctionHandle {
    /// `@name`.
    pub fn named(name: &str) -> FunctionHandle {
        FunctionHandle { text: name.into(), target: Target::Named(Name::new(name)) }
    }

    /// Whether it is an anonymous function.
    pub fn is_anonymous(&self) -> bool {
        self.text.starts_with('@')
    }
}

/// An array of objects of a value class; properties are kept as fields.
#[derive(Clone, Debug)]
pub struct Object {
    /// The class.
    pub class: Name,
    /// The properties of each object.
    pub data: StructArray,
}

/// The one field of an array of objects of several classes: each element's object. Such an array has the class
/// that all of them inherit; what is taken out of it is [settled](Object::settled).
static ELEMENT: LazyLock<Name> = LazyLock::new(|| Name::new("-element"));

impl Object {
    /// The objects of an array of several classes.
    pub fn mixed_elements(&self) -> Option<&[Value]> {
        (self.data.names() == [*ELEMENT]).then(|| self.data.data())
    }

    /// The array as one of several classes, which all inherit `class`.
    pub fn mixed(&self, class: Name) -> Object {
        if self.mixed_elements().is_some() {
            return Object { class, data: self.data.clone() };
        }
        let element = |e: usize| {
            let data = self.data.gather(Dims::scalar(), &[e]);
            Value::Object(Rc::new(Object { class: self.class, data }))
        };
        let elements = (0..self.data.numel()).map(element).collect();
        Object { class, data: StructArray::from_parts(self.data.dims().clone(), vec![*ELEMENT], elements) }
    }

    /// What an array is of which the elements may all have one class: an array of that class.
    pub fn settled(self) -> Value {
        Value::Object(Rc::new(self.alike().unwrap_or(self)))
    }

    fn alike(&self) -> Option<Object> {
        let elements = self.mixed_elements()?;
        let Value::Object(first) = elements.first()? else { return None };
        let names = first.data.names();
        let mut data = Vec::with_capacity(elements.len() * names.len());
        for element in elements {
            let Value::Object(o) = element else { return None };
            if o.class != first.class {
                return None;
            }
            data.extend_from_slice(o.data.ordered_as(names)?.element(0));
        }
        let data = StructArray::from_parts(self.data.dims().clone(), names.to_vec(), data);
        Some(Object { class: first.class, data })
    }
}

/// Who is told of an object whose class has a destructor when nothing refers to it any more. A value may go
/// inside a kernel, where no code of the program can run, so the destructor is called later.
pub trait Departures {
    /// The object with its last properties, referred to once more.
    fn gone(&self, object: Value);
}

/// One object of a handle class.
pub struct HandleObject {
    /// The class.
    pub class: Name,
    /// How many objects were made before.
    pub serial: u64,
    /// False after `delete`.
    pub valid: Cell<bool>,
    /// The properties.
    pub fields: RefCell<StructArray>,
    /// Who is told when it goes, where its class has a destructor.
    pub departures: RefCell<Option<Rc<dyn Departures>>>,
}

impl HandleObject {
    /// An object of which nobody is told when it goes.
    pub fn new(class: Name, fields: StructArray) -> Rc<HandleObject> {
        let fields = RefCell::new(fields);
        let serial = MADE.with(|made| made.replace(made.get() + 1));
        Rc::new(HandleObject {
            class,
            serial,
            valid: Cell::new(true),
            fields,
            departures: RefCell::new(None),
        })
    }
}

thread_local! {
    static MADE: Cell<u64> = const { Cell::new(0) };
}

impl fmt::Debug for HandleObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HandleObject").field("class", &self.class).field("fields", &self.fields).finish()
    }
}

impl Drop for HandleObject {
    fn drop(&mut self) {
        let Some(departures) = self.departures.get_mut().take() else { return };
        if self.valid.get() {
            let nothing = StructArray::from_parts(Dims::matrix(1, 1), Vec::new(), Vec::new());
            let fields = std::mem::replace(self.fields.get_mut(), nothing);
            departures.gone(HandleArray::of(HandleObject::new(self.class, fields)));
        }
    }
}

/// An array of references to objects of a handle class.
#[derive(Clone, Debug)]
pub struct HandleArray {
    /// The class that all elements have or inherit.
    pub class: Name,
    /// The references.
    pub items: Array<Rc<HandleObject>>,
}

impl HandleArray {
    /// What an array is of which the objects may all have one class: an array of that class.
    pub fn settled(mut self) -> Value {
        let first = self.items.data().first().map(|o| o.class);
        if let Some(class) = first.filter(|c| self.items.data().iter().all(|o| o.class == *c)) {
            self.class = class;
        }
        Value::Handle(Rc::new(self))
    }

    /// A reference to one object, as a value.
    pub fn of(object: Rc<HandleObject>) -> Value {
        Value::Handle(Rc::new(HandleArray { class: object.class, items: Array::scalar(object) }))
    }
}
