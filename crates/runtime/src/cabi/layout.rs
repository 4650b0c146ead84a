//! Where arrays keep their elements, for emitted code that looks at them without a call (`rts/boxed.h`).
//!
//! Nothing here is assumed of how the compiler lays out a vector or a counted reference: it is seen from an array
//! that is made for it, and where it cannot be seen, emitted code calls the library.

use crate::array::Array;
use crate::element::Element;
use crate::value::{Char, Value};
use std::rc::Rc;

/// `tame_stored`: the tag of values that are arrays of one class, and how far behind the place that such a value
/// leads to the address of the elements and their number lie.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(dead_code)] // Emitted code reads them.
pub(super) struct Stored {
    tag: u8,
    data: u32,
    count: u32,
}

/// No value has this tag.
const NONE: Stored = Stored { tag: u8::MAX, data: 0, count: 0 };

/// A number of elements that is no address, and differs from the room for them.
const COUNT: usize = 3;
const ROOM: usize = 7;

/// The three words of a vector: address, room and number in some order.
type Words = [usize; 3];

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

fn some<T>(element: impl FnMut() -> T) -> Vec<T> {
    let mut data = Vec::with_capacity(ROOM);
    data.resize_with(COUNT, element);
    data
}

/// Where an array, to which a value leads, keeps its elements.
fn seen<T>(value: &Value, array: &Rc<Array<T>>) -> Option<Stored> {
    const { assert!(size_of::<Vec<T>>() == size_of::<Words>() && size_of::<Rc<Array<T>>>() == size_of::<usize>()) };
    let from = std::ptr::from_ref(value);
    // SAFETY: values are `repr(u8)` with the tag first, and what follows it of an array is one counted reference at
    // its alignment.
    let (tag, leads) = unsafe { (from.cast::<u8>().read(), from.cast::<usize>().add(1).read()) };
    let vector = std::ptr::from_ref(array.vector());
    // SAFETY: a vector of this size is its address, room and number, all of which are initialised.
    let words = unsafe { vector.cast::<Words>().read() };
    let word = |wanted: usize| {
        let mut places = words.iter().enumerate().filter(|(_, w)| **w == wanted);
        let (k, _) = places.next().filter(|_| places.next().is_none())?;
        u32::try_from(vector.addr().checked_sub(leads)? + k * size_of::<usize>()).ok()
    };
    Some(Stored { tag, data: word(array.data().as_ptr().addr())?, count: word(array.numel())? })
}

#[cfg(test)]
mod tests {
    use super::*;

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
