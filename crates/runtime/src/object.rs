//! Function handles and objects of value classes that MATLAB code (or the runtime) defines.
//! What calling and method look-up mean is the engine's business.

use crate::array::Dims;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::any::Any;
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
