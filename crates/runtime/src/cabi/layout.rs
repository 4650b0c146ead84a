//! Where arrays keep their elements, for emitted code that looks at them without a call (`rts/boxed.h`).
//!
//! Nothing here is assumed of how the compiler lays out a vector or a counted reference: it is seen from an array
//! that is made for it, and where it cannot be seen, emitted code calls the library.

use super::Instance;
use crate::array::Array;
use crate::context::Context;
use crate::element::Element;
use crate::elements::Elements;
use crate::handles::HandleObject;
use crate::object::Object;
use crate::structs::StructArray;
use crate::value::{Char, Value};
use base::Name;
use std::mem::offset_of;
use std::rc::Rc;

/// `tame_stored`: the tag of values that are arrays of one class, and how far behind the place that such a value
/// leads to the address of the elements and their number lie, and the rows and columns of a matrix.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(dead_code)] // Emitted code reads them.
pub(super) struct Stored {
    tag: u8,
    data: u32,
    count: u32,
    /// The columns lie behind them; arrays of more dimensions have an address and a number there. [`UNSEEN`]
    /// where they are not seen.
    rows: u32,
}

/// No value has this tag.
const NONE: Stored = Stored { tag: u8::MAX, data: 0, count: 0, rows: UNSEEN };

/// `tame_objects`: where objects keep their properties. So far behind the place to which a value leads lies the number of
/// those that lead there, where it is seen. A value with the tag of references leads to its object where it refers to
/// one, whose address is even: so far behind it lie the mark that the object was not deleted, and the address of its
/// properties and their number. The context, where none other is in use, lies so many bytes behind the instance, and
/// the mark that somebody listens so many behind the context.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(dead_code)] // Emitted code reads them.
pub(super) struct Objects {
    references: u8,
    values: Stored,
    structs: Stored,
    valid: u32,
    data: u32,
    count: u32,
    context: u32,
    observed: u32,
    owners: u32,
}

/// Nothing is seen there.
const UNSEEN: u32 = u32::MAX;

/// A number of elements that is no address, and differs from the room for them.
const COUNT: usize = 3;
const ROOM: usize = 7;

/// Where cells keep their elements.
pub(super) fn cells() -> Stored {
    let value = Value::cell(Array::row(some(|| Value::F64(0.0))));
    match &value {
        Value::Cell(a) => seen(&value, a),
        _ => None,
    }
    .unwrap_or(NONE)
}

/// Where texts keep their code units.
pub(super) fn texts() -> Stored {
    let value = Char::wrap(Array::row(some(Char::default)));
    match &value {
        Value::Char(a) => seen(&value, a),
        _ => None,
    }
    .unwrap_or(NONE)
}

/// Where arrays of doubles keep their elements.
pub(super) fn doubles() -> Stored {
    let value = Value::Double(Rc::new(Array::row(some(|| 0.0))));
    match &value {
        Value::Double(a) => seen(&value, a),
        _ => None,
    }
    .unwrap_or(NONE)
}

/// Where objects keep their properties.
pub(super) fn objects() -> Objects {
    const { assert!(size_of::<Rc<HandleObject>>() == size_of::<usize>()) };
    let class = Name::new("-sample");
    let fields = || {
        let names = (0..COUNT).map(|k| Name::new(&format!("p{k}"))).collect();
        StructArray::from_parts(crate::Dims::scalar(), names, some(|| Value::F64(0.0)))
    };
    let one = Value::Object(Rc::new(Object { class, data: fields() }));
    let values = match &one {
        Value::Object(o) => seen_in(&one, o.data.elements()),
        _ => None,
    };
    let plain = Value::Struct(Rc::new(fields()));
    let structs = match &plain {
        Value::Struct(s) => seen_in(&plain, s.elements()),
        _ => None,
    };
    let structs = structs.unwrap_or(NONE);
    let object = HandleObject::new(class, fields());
    let reference = Value::reference(object.clone());
    let from = std::ptr::from_ref(&reference);
    // SAFETY: values are `repr(u8)` with the tag first, and a reference to one object follows it at its alignment.
    let (tag, refers) = unsafe { (from.cast::<u8>().read(), from.cast::<usize>().add(1).read()) };
    // SAFETY: a counted reference is one word, the address that it leads to.
    let leads = unsafe { std::ptr::from_ref(&object).cast::<usize>().read() };
    let behind = |address: usize| u32::try_from(address.checked_sub(leads)?).ok();
    let inside = || {
        let (data, count) = words(object.fields.borrow().elements(), leads)?;
        let valid = behind(std::ptr::from_ref(&object.valid).addr())?;
        (refers == leads).then_some((tag, valid, data, count))
    };
    let (references, valid, data, count) = inside().unwrap_or((NONE.tag, 0, 0, 0));
    let values = values.unwrap_or(NONE);
    let (context, observed) = (offset_of!(Instance, context) as u32, offset_of!(Context, observed) as u32);
    Objects { references, values, structs, valid, data, count, context, observed, owners: owners() }
}

/// How far behind the place to which a counted reference leads the number of its owners lies.
fn owners() -> u32 {
    let one = Rc::new(Array::row(some(|| 0.0)));
    // SAFETY: a counted reference is one word, the address of two counts and what is counted.
    let counts = || unsafe { std::ptr::from_ref(&one).cast::<*const [usize; 2]>().read().read() };
    let before = counts();
    let another = one.clone();
    let after = counts();
    drop(another);
    let grown: Vec<usize> = (0..2).filter(|&k| before[k] == 1 && after[k] == 2).collect();
    match grown.as_slice() {
        [k] if before == [1, 1] => (k * size_of::<usize>()) as u32,
        _ => UNSEEN,
    }
}

fn some<T>(element: impl FnMut() -> T) -> Vec<T> {
    let mut data = Vec::with_capacity(ROOM);
    data.resize_with(COUNT, element);
    data
}

/// Where an array, to which a value leads, keeps its elements.
fn seen<T>(value: &Value, array: &Rc<Array<T>>) -> Option<Stored> {
    const { assert!(size_of::<Rc<Array<T>>>() == size_of::<usize>()) };
    let stored = seen_in(value, array.elements())?;
    // SAFETY: a counted reference is one word, the address that it leads to.
    let leads = unsafe { std::ptr::from_ref(array).cast::<usize>().read() };
    let (start, extents) = (std::ptr::from_ref(&**array).addr(), array.dims().as_ptr().addr());
    let inside = (start..start + size_of::<Array<T>>()).contains(&extents) && array.dims().len() == 2;
    let rows = extents.checked_sub(leads).filter(|_| inside).and_then(|at| u32::try_from(at).ok());
    Some(Stored { rows: rows.unwrap_or(UNSEEN), ..stored })
}

/// Where elements, in what a value leads to, are kept.
fn seen_in<T>(value: &Value, elements: &Elements<T>) -> Option<Stored> {
    let from = std::ptr::from_ref(value);
    // SAFETY: values are `repr(u8)` with the tag first, and what follows it of an array or objects is one counted
    // reference at its alignment.
    let (tag, leads) = unsafe { (from.cast::<u8>().read(), from.cast::<usize>().add(1).read()) };
    let (data, count) = words(elements, leads)?;
    Some(Stored { tag, data, count, rows: UNSEEN })
}

/// How far behind an address the address of elements and their number lie.
fn words<T>(elements: &Elements<T>, leads: usize) -> Option<(u32, u32)> {
    let [data, count] = elements.words().map(|at| u32::try_from(at.addr().checked_sub(leads)?).ok());
    Some((data?, count?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::handles::Handles;

    /// What emitted code does (`tame_elements`).
    fn look(value: &Value, stored: Stored) -> Option<(usize, usize)> {
        let from = std::ptr::from_ref(value);
        // SAFETY: as in `seen`; the array that the value leads to is live.
        unsafe {
            if from.cast::<u8>().read() != stored.tag {
                return None;
            }
            let array = from.cast::<*const u8>().add(1).read();
            let word = |at: u32| array.add(at as usize).cast::<usize>().read();
            Some((word(stored.data), word(stored.count)))
        }
    }

    #[test]
    fn elements_are_where_emitted_code_looks() {
        let cell = Value::cell_row(vec![Value::F64(1.0), Value::Bool(true)]);
        let text = Value::char_row("word");
        let (Value::Cell(c), Value::Char(t)) = (&cell, &text) else { unreachable!("made as such above") };
        assert_eq!(look(&cell, cells()), Some((c.data().as_ptr().addr(), 2)));
        assert_eq!(look(&text, texts()), Some((t.data().as_ptr().addr(), 4)));
        assert_eq!((look(&text, cells()), look(&Value::F64(1.0), texts())), (None, None));
    }

    /// What emitted code does (`tame_matrix`).
    fn extents(value: &Value, stored: Stored) -> Option<(usize, usize)> {
        let (_, count) = look(value, stored).filter(|_| stored.rows != UNSEEN)?;
        // SAFETY: as in `look`; two words lie where the extents of a matrix do.
        let [rows, columns] = unsafe {
            let array = std::ptr::from_ref(value).cast::<*const u8>().add(1).read();
            array.add(stored.rows as usize).cast::<[usize; 2]>().read()
        };
        (rows.wrapping_mul(columns) == count).then_some((rows, columns))
    }

    #[test]
    fn extents_are_where_emitted_code_looks() {
        let of = |extents: &[usize]| {
            let data = vec![0.0; extents.iter().product()];
            Value::Double(Rc::new(Array::new(crate::Dims::new(extents), data)))
        };
        for extents_of in [[2, 3], [0, 5], [7, 1]] {
            let [rows, columns] = extents_of;
            assert_eq!(extents(&of(&extents_of), doubles()), Some((rows, columns)));
        }
        assert_eq!(extents(&of(&[2, 3, 4]), doubles()), None);
        assert_eq!(extents(&of(&[2, 0, 4]), doubles()), None);
        let mut reshaped = Array::new(crate::Dims::new(&[2, 2, 2]), vec![0.0; 8]);
        reshaped.reshape(crate::Dims::matrix(4, 2));
        assert!([None, Some((4, 2))].contains(&extents(&Value::Double(Rc::new(reshaped)), doubles())));
    }

    #[test]
    fn properties_are_where_emitted_code_looks() {
        let (class, names) = (Name::new("C"), vec![Name::new("a"), Name::new("b")]);
        let fields =
            StructArray::from_parts(crate::Dims::scalar(), names, vec![Value::F64(1.0), Value::F64(2.0)]);
        let (objects, first) = (objects(), fields.data().as_ptr().addr());
        let object = HandleObject::new(class, fields);
        let reference = Value::reference(object.clone());
        let from = std::ptr::from_ref(&reference);
        // SAFETY: what `tame_property` does with an object that is there.
        let (tag, address) = unsafe { (from.cast::<u8>().read(), from.cast::<*const u8>().add(1).read()) };
        assert_eq!((tag, address.addr() & 1), (objects.references, 0));
        let two = Array::row(vec![object.clone(), object.clone()]);
        let array = Value::Handle(Handles::array(class, two));
        // SAFETY: the same.
        assert_eq!(unsafe { std::ptr::from_ref(&array).cast::<usize>().add(1).read() } & 1, 1);
        drop(array);
        // SAFETY: the same.
        let (valid, data, count) = unsafe {
            let object = address;
            let word = |at: u32| object.add(at as usize).cast::<usize>().read();
            (object.add(objects.valid as usize).read(), word(objects.data), word(objects.count))
        };
        assert_eq!((valid, data, count), (1, first, 2));
        let owners = |value: &Value| {
            // SAFETY: what `tame_owners` does with a value that leads to what is counted.
            unsafe {
                std::ptr::from_ref(value)
                    .cast::<*const u8>()
                    .add(1)
                    .read()
                    .add(objects.owners as usize)
                    .cast::<usize>()
                    .read()
            }
        };
        let other = reference.clone();
        assert_eq!((owners(&reference), owners(&other)), (3, 3));
        drop(other);
        assert_eq!(owners(&reference), 2);
        object.valid.set(false);
        // SAFETY: the same.
        let valid = unsafe { address.add(objects.valid as usize).read() };
        assert_eq!(valid, 0);
    }

    #[test]
    fn tags_are_those_of_the_header() {
        let tag = |v: Value| {
            // SAFETY: values are `repr(u8)`.
            unsafe { std::ptr::from_ref(&v).cast::<u8>().read() }
        };
        assert_eq!([tag(Value::F64(0.0)), tag(Value::Bool(false)), tag(Value::Char1(Char(65)))], [0, 1, 12]);
        assert_eq!(size_of::<Value>(), 16);
    }
}
