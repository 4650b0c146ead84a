//! Objects of handle classes: [`Handles`] is what a value of such a class keeps, a reference to one object or an array of
//! references, in one word.
//!
//! Invariant: what refers to one object leads to it at once, so emitted code finds its properties in two steps
//! (`cabi/layout.rs`); everything else is behind a [`HandleArray`], whose address has its lowest bit set. An array may
//! have one element all the same, where it was made so: readers take both.

use crate::array::{Array, Dims};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::mem::ManuallyDrop;
use std::rc::Rc;

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
            departures.gone(Value::reference(HandleObject::new(self.class, fields)));
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

/// A reference to one object of a handle class, or an array of references.
pub struct Handles(Word);

/// The address of what is counted: of one object, or of an array with [`MANY`] added.
union Word {
    one: ManuallyDrop<Rc<HandleObject>>,
    many: ManuallyDrop<Rc<HandleArray>>,
    address: *const u8,
}

/// Counted references lead to two counts, whose addresses are even.
const MANY: usize = 1;
const _: () = assert!(align_of::<usize>() > MANY && size_of::<Word>() == size_of::<usize>());

impl Word {
    fn is_many(&self) -> bool {
        // SAFETY: every field is one word, an address.
        unsafe { self.address }.addr() & MANY == MANY
    }

    /// The word of an array without its mark, which owns nothing, or with it.
    fn marked(&self, mark: bool) -> Word {
        // SAFETY: as above.
        let address = unsafe { self.address };
        Word { address: if mark { address.wrapping_add(MANY) } else { address.wrapping_sub(MANY) } }
    }
}

impl Handles {
    /// A reference to one object.
    pub fn one(object: Rc<HandleObject>) -> Handles {
        Handles(Word { one: ManuallyDrop::new(object) })
    }

    /// An array of objects that have a class or inherit it; of one object of this class a reference.
    pub fn array(class: Name, items: Array<Rc<HandleObject>>) -> Handles {
        match items.data() {
            [only] if only.class == class && items.dims().rank() == 2 => Handles::one(only.clone()),
            _ => Handles::many(Rc::new(HandleArray { class, items })),
        }
    }

    fn many(array: Rc<HandleArray>) -> Handles {
        Handles(Word { many: ManuallyDrop::new(array) }.marked(true))
    }

    fn as_array(&self) -> Option<&HandleArray> {
        self.0.is_many().then(|| {
            let word = self.0.marked(false);
            // SAFETY: without its mark, the word of an array is the counted reference that `many` was given. It lives as
            // long as `self` does, and what it leads to does not move.
            unsafe { &*Rc::as_ptr(&word.many) }
        })
    }

    /// The references.
    pub fn objects(&self) -> &[Rc<HandleObject>] {
        match self.as_array() {
            Some(array) => array.items.data(),
            // SAFETY: a word without a mark is the counted reference that `one` was given.
            None => std::slice::from_ref(unsafe { &*self.0.one }),
        }
    }

    /// The only object.
    pub fn only(&self) -> Option<&Rc<HandleObject>> {
        if let [only] = self.objects() { Some(only) } else { None }
    }

    /// The class that all objects have or inherit.
    pub fn class(&self) -> Name {
        match self.as_array() {
            Some(array) => array.class,
            None => self.objects()[0].class,
        }
    }

    /// The extents.
    pub fn dims(&self) -> Dims {
        self.as_array().map_or_else(Dims::scalar, |array| array.items.dims().clone())
    }

    /// How many objects they are.
    pub fn numel(&self) -> usize {
        self.objects().len()
    }

    /// An array of what `f` gives for each object.
    pub fn map<T>(&self, f: impl FnMut(&Rc<HandleObject>) -> T) -> Array<T> {
        Array::new(self.dims(), self.objects().iter().map(f).collect())
    }

    /// The references as an array.
    pub fn items(&self) -> Array<Rc<HandleObject>> {
        self.map(Rc::clone)
    }

    /// What an array is of which the objects may all have one class: an array of that class.
    pub fn settled(self) -> Value {
        let settled = self.as_array().and_then(|array| {
            let class = array.items.data().first()?.class;
            let alike = class != array.class && array.items.data().iter().all(|o| o.class == class);
            alike.then(|| Handles::array(class, array.items.clone()))
        });
        Value::Handle(settled.unwrap_or(self))
    }

    /// The references as an array that is nobody else's; see [`simplify`](Self::simplify).
    pub fn make_mut(&mut self) -> &mut HandleArray {
        if !self.0.is_many() {
            *self = Handles::many(Rc::new(HandleArray { class: self.class(), items: self.items() }));
        }
        let mut word = self.0.marked(false);
        // SAFETY: as in `as_array`; the word goes back with what the reference has become.
        let array: *mut HandleArray = unsafe { Rc::make_mut(&mut *word.many) };
        self.0 = word.marked(true);
        // SAFETY: the array is counted once, by `self`, which is borrowed as long.
        unsafe { &mut *array }
    }

    /// Makes an array of one object of its class a reference, after a change.
    pub fn simplify(&mut self) {
        if let Some(array) = self.as_array()
            && let [only] = array.items.data()
            && only.class == array.class
        {
            *self = Handles::one(only.clone());
        }
    }
}

impl Clone for Handles {
    fn clone(&self) -> Handles {
        if self.0.is_many() {
            let word = self.0.marked(false);
            // SAFETY: as in `as_array`.
            return Handles::many(Rc::clone(unsafe { &word.many }));
        }
        // SAFETY: as in `objects`.
        Handles::one(Rc::clone(unsafe { &self.0.one }))
    }
}

impl Drop for Handles {
    fn drop(&mut self) {
        if self.0.is_many() {
            let mut word = self.0.marked(false);
            // SAFETY: as in `as_array`; nobody uses the word any more.
            unsafe { ManuallyDrop::drop(&mut word.many) }
        } else {
            // SAFETY: as in `objects`; nobody uses the word any more.
            unsafe { ManuallyDrop::drop(&mut self.0.one) }
        }
    }
}

impl fmt::Debug for Handles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Handles").field("class", &self.class()).field("objects", &self.objects()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(class: &str) -> Rc<HandleObject> {
        HandleObject::new(Name::new(class), StructArray::scalar())
    }

    #[test]
    fn every_reference_is_counted_once() {
        let (a, b) = (object("C"), object("C"));
        let one = Handles::one(a.clone());
        let two = Handles::array(Name::new("C"), Array::row(vec![a.clone(), b.clone()]));
        assert_eq!((Rc::strong_count(&a), Rc::strong_count(&b)), (3, 2));
        let (again, both) = (one.clone(), two.clone());
        // The array is shared.
        assert_eq!((Rc::strong_count(&a), Rc::strong_count(&b)), (4, 2));
        assert_eq!((again.numel(), both.numel(), both.dims()), (1, 2, Dims::matrix(1, 2)));
        drop((one, again, two));
        assert_eq!((Rc::strong_count(&a), Rc::strong_count(&b)), (2, 2));
        drop(both);
        assert_eq!((Rc::strong_count(&a), Rc::strong_count(&b)), (1, 1));
    }

    #[test]
    fn an_array_that_changes_is_nobody_elses() {
        let (a, b) = (object("C"), object("C"));
        let before = Handles::one(a.clone());
        let mut changed = before.clone();
        changed.make_mut().items = Array::row(vec![a.clone(), b.clone()]);
        let kept = changed.clone();
        changed.make_mut().items = Array::row(vec![b.clone()]);
        assert_eq!((before.numel(), kept.numel(), changed.numel()), (1, 2, 1));
        changed.simplify();
        assert!(changed.only().is_some_and(|o| Rc::ptr_eq(o, &b)) && changed.as_array().is_none());
        drop((before, kept, changed));
        assert_eq!((Rc::strong_count(&a), Rc::strong_count(&b)), (1, 1));
    }

    #[test]
    fn what_has_a_class_above_its_object_stays_an_array() {
        let array = Handles::array(Name::new("Base"), Array::row(vec![object("Derived")]));
        assert_eq!((array.class(), array.numel(), array.as_array().is_some()), (Name::new("Base"), 1, true));
        let Value::Handle(settled) = array.settled() else { unreachable!("handles are handles") };
        assert_eq!((settled.class(), settled.as_array().is_none()), (Name::new("Derived"), true));
    }
}
