//! Between values and the elements that emitted C keeps itself: boxing of scalars and arrays, and taking them out.
//!
//! Invariant: the codes of element types are those of `rts/` (`TAME_F64` and so on); the table of the real ones is
//! the macro `with_element`.

use super::{Instance, answer, boxed, boxed_in, take_in};
use crate::array::{Array, Dims};
use crate::convert;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::value::{Char, Value};
use num_complex::{Complex32, Complex64};
use smallvec::SmallVec;
use std::borrow::Cow;
use std::ffi::{c_int, c_void};
use std::ptr::null;

/// An element of class `elem` as a value.
///
/// # Safety
/// `x` points to one element of that type.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_scalar(elem: c_int, x: *const c_void) -> *mut Value {
    // SAFETY: by the caller's promise.
    boxed(unsafe { one(elem, x) })
}

/// The same, in memory that another value had, where there is some.
///
/// # Safety
/// `cx` is a live context; `x` points to one element of that type.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_boxed(cx: *mut Instance, elem: c_int, x: *const c_void) -> *mut Value {
    // SAFETY: by the caller's promise.
    unsafe { boxed_in(cx, one(elem, x)) }
}

/// # Safety
/// `x` points to one element of class `elem`.
unsafe fn one(elem: c_int, x: *const c_void) -> Value {
    macro_rules! of {
        ($t:ty) => {{
            // SAFETY: by the caller's promise.
            unsafe { x.cast::<$t>().read() }.wrap_scalar()
        }};
    }
    match elem {
        // SAFETY: one element is an array of one element.
        2 | 3 => unsafe { array(elem, x, Dims::scalar()) },
        _ => with_element!(elem, of, of!(u64)),
    }
}

/// A copy of an array as a value.
///
/// # Safety
/// `data` points to as many elements as the product of the `rank` extents at `dim`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_box(
    elem: c_int,
    data: *const c_void,
    rank: c_int,
    dim: *const i64,
) -> *mut Value {
    // SAFETY: by the caller's promise.
    boxed(unsafe { array(elem, data, extents(std::slice::from_raw_parts(dim, rank as usize))) })
}

/// An array as a value, which takes over the memory of its elements.
///
/// # Safety
/// `data` came from `malloc` with room for `capacity` elements, of which the product of the `rank` extents at `dim`
/// are set, and nobody uses it again; or it is null and there are no elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_give(
    elem: c_int,
    data: *mut c_void,
    capacity: i64,
    rank: c_int,
    dim: *const i64,
) -> *mut Value {
    // SAFETY: by the caller's promise.
    let dims = extents(unsafe { std::slice::from_raw_parts(dim, rank as usize) });
    // SAFETY: by the caller's promise.
    boxed(unsafe {
        if cfg!(unix) && dims.numel() > 0 {
            made(elem, data, dims, Memory::Given(capacity as usize))
        } else {
            let value = array(elem, data, dims);
            free(data);
            value
        }
    })
}

/// Extents as C has them.
pub(super) fn extents(dim: &[i64]) -> Dims {
    match *dim {
        [rows, columns] => Dims::matrix(rows as usize, columns as usize),
        _ => Dims::new(&dim.iter().map(|d| *d as usize).collect::<SmallVec<[usize; 4]>>()),
    }
}

/// The codes of element types that are asked for by themselves.
pub(super) mod code {
    use std::ffi::c_int;

    pub const F64: c_int = 0;
    pub const BOOL: c_int = 4;
    pub const CHAR: c_int = 5;
}

/// `$of!(T)` for the type of the real elements that `elem` names in C (`TAME_F64` and so on), `$other` for complex
/// ones and what is no code.
macro_rules! with_element {
    ($elem:expr, $of:ident, $other:expr) => {
        match $elem {
            0 => $of!(f64),
            1 => $of!(f32),
            4 => $of!(bool),
            5 => $of!(Char),
            6 => $of!(i8),
            7 => $of!(i16),
            8 => $of!(i32),
            9 => $of!(i64),
            10 => $of!(u8),
            11 => $of!(u16),
            12 => $of!(u32),
            13 => $of!(u64),
            _ => $other,
        }
    };
}
pub(super) use with_element;

/// A copy of elements as a value.
///
/// # Safety
/// `data` points to `dims.numel()` elements of type `elem`, or the array is empty.
pub(super) unsafe fn array(elem: c_int, data: *const c_void, dims: Dims) -> Value {
    // SAFETY: by the caller's promise.
    unsafe { made(elem, data.cast_mut(), dims, Memory::Copied) }
}

/// What becomes of the memory that elements are in.
#[derive(Clone, Copy)]
enum Memory {
    /// It stays the caller's.
    Copied,
    /// It becomes the value's, with room for so many elements.
    Given(usize),
}

/// # Safety
/// As of [`array`], and of [`tame_give`] where memory is given, of which some elements are.
unsafe fn made(elem: c_int, data: *mut c_void, dims: Dims, memory: Memory) -> Value {
    /// # Safety
    /// As above.
    unsafe fn elements<T: Clone>(data: *mut c_void, count: usize, memory: Memory) -> Vec<T> {
        match memory {
            // SAFETY: by the caller's promise. This library's allocator frees what C allocated: both are the
            // system's, and `malloc` aligns for any element.
            Memory::Given(capacity) => unsafe { Vec::from_raw_parts(data.cast::<T>(), count, capacity) },
            Memory::Copied if count == 0 => Vec::new(),
            // SAFETY: by the caller's promise.
            Memory::Copied => unsafe { std::slice::from_raw_parts(data.cast::<T>(), count) }.to_vec(),
        }
    }
    let count = dims.numel();
    macro_rules! of {
        ($t:ty) => {{
            // SAFETY: by the caller's promise, for the type that `elem` names.
            let data = unsafe { elements::<$t>(data, count, memory) };
            <$t as Element>::wrap(Array::new(dims, data))
        }};
    }
    match elem {
        // SAFETY: by the caller's promise.
        2 => convert::narrow(dims, unsafe { elements::<Complex64>(data, count, memory) }),
        // SAFETY: by the caller's promise.
        3 => convert::narrow_single(dims, unsafe { elements::<Complex32>(data, count, memory) }),
        _ => with_element!(elem, of, of!(u64)),
    }
}

unsafe extern "C" {
    pub(super) fn malloc(size: usize) -> *mut c_void;
}

/// The elements of a value as a C array that the caller frees. Consumes the value.
///
/// # Safety
/// `cx` is a live context; `v` is null or a live value not used again; `data` and `dim` (of `rank`
/// entries) are writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_unbox(
    cx: *mut Instance,
    v: *mut Value,
    elem: c_int,
    rank: c_int,
    data: *mut *mut c_void,
    dim: *mut i64,
) -> c_int {
    // SAFETY: by the caller's promise.
    unsafe {
        let value = (!v.is_null()).then(|| take_in(cx, v));
        let unboxed = unbox(value, elem, rank as usize, dim).map(|copied| *data = copied);
        answer(cx, unboxed)
    }
}

/// # Safety
/// `dim` has `rank` entries.
pub(super) unsafe fn unbox(
    v: Option<Value>,
    elem: c_int,
    rank: usize,
    dim: *mut i64,
) -> Result<*mut c_void, Error> {
    let value = v.ok_or_else(absent)?;
    let dims = value.dims();
    if dims.rank() > rank {
        return Err(errors::unsupported("an array of more dimensions than were predicted"));
    }
    let copied = match taken(value, elem) {
        Ok(data) => data,
        Err(value) => elements(&value, elem).ok_or_else(|| unexpected_class(&value))?,
    };
    if copied.is_null() {
        return Err(errors::out_of_memory());
    }
    for d in 0..rank {
        // SAFETY: by the caller's promise.
        unsafe { *dim.add(d) = dims.extent(d) as i64 };
    }
    Ok(copied)
}

/// The memory of a value's elements, where they are of type `elem` and the value is an array; else the value.
fn taken(value: Value, elem: c_int) -> Result<*mut c_void, Value> {
    /// C frees what the allocator of this library gave: both are the system's.
    fn owned<T: Element>(value: Value) -> Result<*mut c_void, Value> {
        let mut data = T::into_array(value)?.into_parts().1;
        if data.is_empty() || cfg!(not(unix)) {
            return Ok(copied(&data));
        }
        if data.capacity() / 2 > data.len() {
            data.shrink_to_fit();
        }
        Ok(std::mem::ManuallyDrop::new(data).as_mut_ptr().cast())
    }
    macro_rules! of {
        ($t:ty) => {
            owned::<$t>(value)
        };
    }
    with_element!(elem, of, Err(value))
}

/// The error of a value that is not there.
pub(super) fn absent() -> Error {
    errors::unsupported("a value that is not there")
}

/// The error of a value that is not of the class that the program was compiled for.
pub(super) fn unexpected_class(value: &Value) -> Error {
    errors::unsupported(format!("a value of class {} where another was predicted", value.class_name()))
}

/// A fresh C copy of elements; null where there is no memory.
fn copied<T: Clone>(data: &[T]) -> *mut c_void {
    let bytes = std::mem::size_of_val(data);
    // SAFETY: plain allocation.
    let to = unsafe { malloc(bytes.max(1)) };
    if !to.is_null() {
        // SAFETY: `to` has room for `bytes` bytes, and `T` is plain data.
        unsafe { std::ptr::copy_nonoverlapping(data.as_ptr().cast::<u8>(), to.cast::<u8>(), bytes) };
    }
    to
}

/// A fresh C copy of a value's elements as type `elem`; null where there is no memory.
fn elements(value: &Value, elem: c_int) -> Option<*mut c_void> {
    macro_rules! of {
        ($t:ty) => {
            <$t as Element>::view(value).map(|d| copied(&d))
        };
    }
    match elem {
        0 if value.is_matrix() && !value.is_complex() => Some(copied(&value.doubles())),
        1 if value.is_matrix() && !value.is_complex() => Some(copied(&convert::singles(value))),
        2 if value.is_matrix() => Some(copied(&convert::complexes(value))),
        3 if value.is_matrix() => {
            let z: Vec<Complex32> =
                convert::complexes(value).iter().map(|z| Complex32::new(z.re as f32, z.im as f32)).collect();
            Some(copied(&z))
        }
        _ => with_element!(elem, of, None),
    }
}

/// The only element of a value, as type `elem`. Consumes the value.
///
/// # Safety
/// `cx` is a live context; `v` is null or a live value not used again; `x` is writable for that type.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_scalar(
    cx: *mut Instance,
    v: *mut Value,
    elem: c_int,
    x: *mut c_void,
) -> c_int {
    // SAFETY: by the caller's promise.
    unsafe { answer(cx, scalar((!v.is_null()).then(|| take_in(cx, v)), elem, x)) }
}

/// # Safety
/// `x` is writable for the type `elem`.
pub(super) unsafe fn scalar(v: Option<Value>, elem: c_int, x: *mut c_void) -> Result<(), Error> {
    let value = v.ok_or_else(absent)?;
    if elem == 0
        && let Value::F64(n) = value
    {
        // SAFETY: by the caller's promise.
        unsafe { *x.cast::<f64>() = n };
        return Ok(());
    }
    if elem == 4
        && let Value::Bool(b) = value
    {
        // SAFETY: by the caller's promise.
        unsafe { *x.cast::<bool>() = b };
        return Ok(());
    }
    if elem == 2
        && let Some(z) = match &value {
            Value::F64(x) => Some(Complex64::new(*x, 0.0)),
            Value::C64(z) => Some(**z),
            _ => None,
        }
    {
        // SAFETY: by the caller's promise.
        unsafe { *x.cast::<Complex64>() = z };
        return Ok(());
    }
    if !value.is_scalar() {
        return Err(errors::unsupported("an array where one element was predicted"));
    }
    let from = elements(&value, elem).filter(|p| !p.is_null()).ok_or_else(|| unexpected_class(&value))?;
    let size = size(elem);
    // SAFETY: both hold one element; the copy came from `malloc`.
    unsafe {
        std::ptr::copy_nonoverlapping(from.cast::<u8>(), x.cast::<u8>(), size);
        free(from);
    }
    Ok(())
}

/// How many bytes an element has.
pub(super) fn size(elem: c_int) -> usize {
    [8, 4, 16, 8, 1, 2, 1, 2, 4, 8, 1, 2, 4, 8][elem.clamp(0, 13) as usize]
}

unsafe extern "C" {
    pub(super) fn free(p: *mut c_void);
}

/// The elements of an array and their extents, which lie there as long as the value is neither changed nor given up; null
/// where they are stored otherwise. Does not consume `v`.
///
/// # Safety
/// `v` is null or a live value; `dim` has `rank` entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_elements(
    v: *const Value,
    elem: c_int,
    rank: c_int,
    dim: *mut i64,
) -> *const c_void {
    // SAFETY: by the caller's promise.
    unsafe { v.as_ref().and_then(|v| array_elements(v, elem, rank, dim)) }.unwrap_or(null())
}

/// Where the elements of an array lie, and writes its extents.
///
/// # Safety
/// `dim` has `rank` entries.
pub(super) unsafe fn array_elements(
    value: &Value,
    elem: c_int,
    rank: c_int,
    dim: *mut i64,
) -> Option<*const c_void> {
    let dims = value.dims();
    if dims.rank() > rank as usize {
        return None;
    }
    for d in 0..rank as usize {
        // SAFETY: by the caller's promise.
        unsafe { *dim.add(d) = dims.extent(d) as i64 };
    }
    Some(stored_elements(value, elem))
}

/// Where the elements of a value lie, if they are stored as those of C arrays of type `elem`.
fn stored_elements(value: &Value, elem: c_int) -> *const c_void {
    macro_rules! of {
        ($t:ty) => {
            match <$t as Element>::view(value) {
                Some(Cow::Borrowed(data)) => data.as_ptr().cast(),
                _ => null(),
            }
        };
    }
    match elem {
        2 => of!(Complex64),
        3 => of!(Complex32),
        _ => with_element!(elem, of, null()),
    }
}
