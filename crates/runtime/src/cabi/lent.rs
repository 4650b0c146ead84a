//! Arrays that compiled code lends to a kernel for the time of the call, instead of copying them.
//!
//! Invariants: while an array is lent, the value that kernels see has another owner ([`Lent`]), so that nobody
//! changes its elements in place or frees them; when the call has ended, what still holds the value gets
//! elements of its own, and the vector that stood on the caller's memory is forgotten. The caller neither
//! changes nor frees that memory during the call: it is a variable of the calling activation.

use super::elements::{tame_box, with_element};
use crate::array::{Array, Dims};
use crate::element::Element;
use crate::value::{Char, Value};
use smallvec::SmallVec;
use std::ffi::{c_int, c_void};
use std::rc::Rc;

/// The mark, in the pointer, of a value whose elements are lent.
pub(super) const LENT: usize = 2;

/// Of fewer elements a copy costs no more.
const FEW: i64 = 32;

/// An array as an operand of the next kernel that is called, and of that alone. Where it is small, or of
/// complex elements, whose class depends on their values, it is a copy.
///
/// # Safety
/// As for [`tame_box`]; `data` stays as it is until the call has ended.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_lend(
    elem: c_int,
    data: *mut c_void,
    rank: c_int,
    dim: *const i64,
) -> *mut Value {
    // SAFETY: by the caller's promise.
    let extents = unsafe { std::slice::from_raw_parts(dim, rank as usize) };
    let n = extents.iter().fold(1i64, |n, d| n.wrapping_mul(*d));
    if n < FEW || matches!(elem, 2 | 3) || !data.addr().is_multiple_of(8) {
        // SAFETY: by the caller's promise.
        return unsafe { tame_box(elem, data, rank, dim) };
    }
    let extents: SmallVec<[usize; 4]> = extents.iter().map(|d| *d as usize).collect();
    let dims = Dims::new(&extents);
    macro_rules! of {
        ($t:ty) => {{
            // SAFETY: `data` holds so many elements of this type; the vector is forgotten before it is dropped.
            let data = unsafe { Vec::from_raw_parts(data.cast::<$t>(), n as usize, n as usize) };
            <$t as Element>::wrap(Array::new(dims, data))
        }};
    }
    let value = with_element!(elem, of, of!(u64));
    super::boxed(value).map_addr(|a| a | LENT)
}

/// The values that are lent to one call.
#[derive(Default)]
pub(super) struct Lent {
    values: SmallVec<[Value; 4]>,
}

impl Lent {
    /// Keeps an owner of a lent value.
    pub(super) fn note(&mut self, value: &Value) {
        self.values.push(value.clone());
    }

    /// Ends the loan.
    ///
    /// # Safety
    /// The values are those of [`tame_lend`]; nobody looks at their elements at this moment.
    pub(super) unsafe fn give_back(self) {
        for value in self.values {
            // SAFETY: by the caller's promise.
            unsafe { forget(value) }
        }
    }
}

/// # Safety
/// As for [`Lent::give_back`].
unsafe fn forget(value: Value) {
    /// # Safety
    /// As above.
    unsafe fn of<T: Clone>(rc: Rc<Array<T>>) {
        let data = match Rc::try_unwrap(rc) {
            Ok(array) => array.into_parts().1,
            Err(shared) => {
                let own = shared.data().to_vec();
                // SAFETY: nobody else looks at the array now, and one thread alone has it.
                let array = unsafe { &mut *Rc::as_ptr(&shared).cast_mut() };
                std::mem::replace(array.parts_mut().1, own)
            }
        };
        std::mem::forget(data);
    }
    // SAFETY: by the caller's promise.
    unsafe {
        match value {
            Value::Double(a) => of::<f64>(a),
            Value::Single(a) => of::<f32>(a),
            Value::Logical(a) => of::<bool>(a),
            Value::Char(a) => of::<Char>(a),
            Value::Int8(a) => of::<i8>(a),
            Value::Int16(a) => of::<i16>(a),
            Value::Int32(a) => of::<i32>(a),
            Value::Int64(a) => of::<i64>(a),
            Value::UInt8(a) => of::<u8>(a),
            Value::UInt16(a) => of::<u16>(a),
            Value::UInt32(a) => of::<u32>(a),
            Value::UInt64(a) => of::<u64>(a),
            // `tame_lend` makes no other.
            _ => {}
        }
    }
}
