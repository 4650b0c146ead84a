//! Arrays that compiled code lends to a kernel for the time of the call, instead of copying them.
//!
//! Invariants: while an array is lent, the value that kernels see has another owner ([`Lent`]), so that nobody
//! changes its elements in place or frees them; when the call has ended, what still holds the value gets
//! elements of its own, and the vector that stood on the caller's memory is forgotten. The caller neither
//! changes nor frees that memory during the call: it is a variable of the calling activation.

use super::elements::{array, code, extents, with_element};
use crate::array::Array;
use crate::element::Element;
use crate::kernels::brief::Part;
use crate::value::{Char, Value};
use smallvec::SmallVec;
use std::ffi::{c_int, c_void};
use std::rc::Rc;

/// As many extents as a view has.
const EXTENTS: usize = 4;

/// `tame_view`: elements that the caller lends, and their extents.
#[repr(C)]
pub(super) struct View {
    data: *mut c_void,
    elem: c_int,
    rank: c_int,
    dim: [i64; EXTENTS],
}

impl View {
    /// What elements that are no text are as an argument of a brief form.
    ///
    /// # Safety
    /// As for [`View::row_units`].
    pub(super) unsafe fn numbers(&self) -> Part<'_> {
        if self.rank != 2 || self.data.is_null() {
            return Part::Other;
        }
        let (rows, columns) = (self.dim[0] as usize, self.dim[1] as usize);
        if self.elem == code::BOOL {
            // SAFETY: by the caller's promise.
            let data = unsafe { std::slice::from_raw_parts(self.data.cast::<bool>(), rows * columns) };
            return Part::Truths(rows, data);
        }
        if self.elem != code::F64 {
            return Part::Other;
        }
        // SAFETY: by the caller's promise.
        let data = unsafe { std::slice::from_raw_parts(self.data.cast::<f64>(), rows * columns) };
        match data {
            [x] => Part::Number(*x),
            data => Part::Numbers(rows, columns, data),
        }
    }

    /// The doubles of a row or column that has some.
    ///
    /// # Safety
    /// As for [`View::row_units`].
    pub(super) unsafe fn row_or_column(&self) -> Option<&[f64]> {
        let (rows, columns) = (self.dim[0], self.dim[1]);
        let line = self.elem == code::F64 && self.rank == 2 && (rows == 1 || columns == 1);
        if !line || rows < 1 || columns < 1 {
            return None;
        }
        // SAFETY: by the caller's promise.
        Some(unsafe { std::slice::from_raw_parts(self.data.cast::<f64>(), (rows * columns) as usize) })
    }

    /// A copy of the elements, as a value.
    ///
    /// # Safety
    /// As for [`View::row_units`].
    pub(super) unsafe fn copied(&self) -> Value {
        // SAFETY: by the caller's promise.
        unsafe { array(self.elem, self.data, extents(&self.dim[..(self.rank as usize).min(EXTENTS)])) }
    }

    /// The code units of a row of characters.
    ///
    /// # Safety
    /// `data` points to as many elements as the product of the extents, which stay as they are meanwhile.
    pub(super) unsafe fn row_units(&self) -> Option<&[u16]> {
        let (rows, columns) = (self.dim[0], self.dim[1]);
        if self.elem != code::CHAR || self.rank != 2 || rows != 1 || columns < 1 {
            return None;
        }
        // SAFETY: by the caller's promise; a character is one code unit.
        Some(unsafe { std::slice::from_raw_parts(self.data.cast::<u16>(), columns as usize) })
    }
}

/// Of fewer elements a copy costs no more.
const FEW: usize = 4;

/// The values that are lent to one call.
#[derive(Default)]
pub(super) struct Lent {
    values: SmallVec<[Value; 2]>,
}

impl Lent {
    /// The value of a view. Where it is small, or of complex elements, whose class depends on their values, it is
    /// a copy.
    ///
    /// # Safety
    /// `data` points to as many elements as the product of the extents, which stay as they are until the loan ends.
    pub(super) unsafe fn value(&mut self, view: &View) -> Value {
        let View { data, elem, rank, dim } = view;
        let dims = extents(&dim[..(*rank as usize).min(EXTENTS)]);
        let n = dims.numel();
        macro_rules! of {
            ($t:ty) => {{
                if n < FEW || !data.addr().is_multiple_of(align_of::<$t>()) {
                    // SAFETY: by the caller's promise.
                    return unsafe { array(*elem, *data, dims) };
                }
                // SAFETY: `data` holds so many elements of this type; the vector is forgotten before it is dropped.
                let data = unsafe { Vec::from_raw_parts(data.cast::<$t>(), n, n) };
                <$t as Element>::wrap(Array::new(dims, data))
            }};
        }
        let value = match elem {
            // SAFETY: by the caller's promise.
            2 | 3 => return unsafe { array(*elem, *data, dims) },
            elem => with_element!(*elem, of, of!(u64)),
        };
        self.values.push(value.clone());
        value
    }

    /// Ends the loan.
    ///
    /// # Safety
    /// Nobody looks at their elements at this moment.
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
                std::mem::replace(array.parts_mut().1, own.into()).into_vec()
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
            // There are no others.
            _ => {}
        }
    }
}
