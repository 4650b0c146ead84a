//! Registers: what a variable of an activation holds.
//!
//! A [`Slot`] is a [`Value`], nothing, a complex scalar kept unboxed, or a reference to a variable
//! that lives elsewhere (global, persistent, shared with a nested function). Readers and writers
//! of the general path go through [`Slot::value`] and [`store`], which follow references; the
//! fast paths of the dispatch loop match the plain scalars first and never see a reference.
//! Invariant: a [`Shared`] never holds [`Slot::Shared`].

use num_complex::Complex64;
use runtime::value::Value;
use std::cell::RefCell;
use std::rc::Rc;

/// A register.
#[derive(Clone, Debug, Default)]
pub enum Slot {
    /// No value.
    #[default]
    Undefined,
    /// A value.
    Val(Value),
    /// A complex double scalar.
    Complex(f64, f64),
    /// A variable that lives elsewhere.
    Shared(Rc<Shared>),
}

/// A variable that several activations see.
pub type Shared = RefCell<Slot>;

impl Slot {
    /// A register with this value; complex scalars are unboxed.
    #[inline]
    pub fn new(value: Value) -> Slot {
        match value {
            Value::C64(z) => Slot::Complex(z.re, z.im),
            v => Slot::Val(v),
        }
    }

    /// A new shared variable that takes over this register's value.
    pub fn into_shared(self) -> Rc<Shared> {
        match self {
            Slot::Shared(s) => s,
            s => Rc::new(RefCell::new(s)),
        }
    }

    /// The value, copied.
    #[inline]
    pub fn value(&self) -> Option<Value> {
        match self {
            Slot::Val(v) => Some(v.clone()),
            Slot::Undefined => None,
            Slot::Complex(re, im) => Some(Value::C64(Rc::new(Complex64::new(*re, *im)))),
            Slot::Shared(s) => s.borrow().value(),
        }
    }

    /// The value, moved out of a plain register; a shared variable keeps it.
    #[inline]
    pub fn take(&mut self) -> Option<Value> {
        match self {
            Slot::Shared(s) => s.borrow().value(),
            slot => match std::mem::take(slot) {
                Slot::Val(v) => Some(v),
                other => other.value(),
            },
        }
    }

    /// The value, moved out even of a shared variable, whose reference stays: for an update in
    /// place, which ends with [`store`].
    pub fn take_for_update(&mut self) -> Option<Value> {
        match self {
            Slot::Shared(s) => s.borrow_mut().take(),
            slot => slot.take(),
        }
    }

    /// Whether there is a value.
    pub fn is_defined(&self) -> bool {
        match self {
            Slot::Undefined => false,
            Slot::Shared(s) => s.borrow().is_defined(),
            _ => true,
        }
    }

    /// The number in a real double scalar.
    #[inline(always)]
    pub fn number(&self) -> Option<f64> {
        match self {
            Slot::Val(Value::F64(x)) => Some(*x),
            _ => None,
        }
    }
}

/// Stores into a register or into the variable it refers to.
#[inline(always)]
pub fn store(slot: &mut Slot, new: Slot) {
    match slot {
        Slot::Shared(s) => store_shared(s, new),
        plain => *plain = new,
    }
}

#[cold]
fn store_shared(shared: &Shared, new: Slot) {
    // The old value is dropped after the borrow ends: its drop may run code that reads variables.
    let old = shared.replace(new);
    drop(old);
}

/// An unboxed complex number from its parts, real where the imaginary part is zero.
#[inline(always)]
pub(crate) fn complex_slot(z: Complex64) -> Slot {
    if z.im == 0.0 { Slot::Val(Value::F64(z.re)) } else { Slot::Complex(z.re, z.im) }
}

/// A reference that nobody else holds.
#[inline(always)]
pub(crate) fn unshared<T>(rc: &mut Rc<T>) -> Option<&mut T> {
    Rc::get_mut(rc)
}

/// The 0-by-0 cell.
pub(crate) fn empty_cell() -> Value {
    Value::cell(runtime::Array::empty())
}
