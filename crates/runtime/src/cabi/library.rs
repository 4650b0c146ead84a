//! What a library of compiled functions needs of a context, beside what programs need: nothing here ends the
//! process, errors are told on demand, output goes where the caller says, texts cross in UTF-8.
//!
//! Memory that the caller gets comes from `malloc`, so that one `free` gives up whatever a call returned.

use super::elements::{absent, malloc};
use super::{Instance, boxed, context, fail, text};
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::literal;
use crate::value::Value;
use base::Name;
use std::ffi::{CString, c_char, c_int, c_void};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null_mut;

/// That a context belongs to a library, whose process is not the program's to end.
#[derive(Default)]
struct InLibrary(bool);

/// The error of a program that would end the process, where the process is not its own.
pub fn refuses_exit(cx: &mut Context, code: f64) -> Option<Error> {
    let inside = cx.state::<InLibrary>().0;
    inside.then(|| Error::new("tame:exit", format!("exit({code}) was called, which ends programs only")))
}

/// What the last error says, for C.
#[derive(Default)]
pub(super) struct Said([CString; 3]);

/// Where output goes: text, its size, what the caller gave.
type Hook = unsafe extern "C" fn(*const c_char, usize, *mut c_void);

/// A context of a library, with `globals` zeroed bytes for its variables.
#[unsafe(no_mangle)]
pub extern "C" fn tame_open(
    sites: *const super::Site,
    guard: super::callback::Guard,
    globals: usize,
) -> *mut Instance {
    let cx = super::begin(sites, guard, globals, crate::stack::floor_of_thread());
    // SAFETY: made above.
    let context = unsafe { &mut (*cx).context };
    context.state::<InLibrary>().0 = true;
    context.set_output(Box::new(to_stdout));
    cx
}

/// Writes to the standard output. Where that fails nobody can be told.
fn to_stdout(bytes: &[u8]) {
    let mut out = std::io::stdout();
    let _ = out.write_all(bytes).and_then(|()| out.flush());
}

/// Gives a context of a library up.
///
/// # Safety
/// `cx` is null or a live context that is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_close(cx: *mut Instance) {
    if cx.is_null() {
        return;
    }
    // SAFETY: by the caller's promise.
    let mut instance = unsafe { Box::from_raw(cx) };
    super::end(&mut instance.context);
    instance.free_spares();
}

/// The lowest address at which a function of the calling thread may begin.
#[unsafe(no_mangle)]
pub extern "C" fn tame_stack_floor() -> usize {
    crate::stack::floor_of_thread()
}

/// Sends the output of a context to a function; null: to the standard output.
///
/// # Safety
/// `cx` is a live context; `write` takes text of so many bytes, and `user`, on any thread that uses the context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_set_output(cx: *mut Instance, write: Option<Hook>, user: *mut c_void) {
    // SAFETY: by the caller's promise.
    let context = unsafe { context(cx) };
    let hook: Box<dyn FnMut(&[u8])> = match write {
        // SAFETY: by the caller's promise.
        Some(write) => Box::new(move |bytes| unsafe { write(bytes.as_ptr().cast(), bytes.len(), user) }),
        None => Box::new(to_stdout),
    };
    context.flush();
    context.set_output(hook);
}

/// Brings what was printed to where it goes.
///
/// # Safety
/// `cx` is a live context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_flush(cx: *mut Instance) {
    // SAFETY: by the caller's promise.
    unsafe { context(cx) }.flush();
}

/// Keeps the pending error for [`tame_said`]; 1.
///
/// # Safety
/// `cx` is a live context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_failed(cx: *mut Instance) -> c_int {
    // SAFETY: by the caller's promise.
    let (context, names, pending) = unsafe { (&mut (*cx).context, (*cx).names, (*cx).pending.take()) };
    context.flush();
    let error = pending.unwrap_or_else(|| errors::unsupported("an error without a cause"));
    let near = errors::undefined_name(&error).and_then(|name| super::near(names, name));
    let report = crate::report::uncaught(&error, near.as_deref(), context.octave);
    let c = |s: &str| CString::new(s.replace('\0', " ")).unwrap_or_default();
    // SAFETY: by the caller's promise.
    unsafe { (*cx).said = Said([c(error.identifier()), c(error.message()), c(&report)]) };
    1
}

/// Of the last error its identifier (0), its message (1), or all with the call stack (2).
///
/// # Safety
/// `cx` is a live context. The text lives until its next error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_said(cx: *mut Instance, which: c_int) -> *const c_char {
    // SAFETY: by the caller's promise.
    unsafe { (&(*cx).said.0)[which.clamp(0, 2) as usize].as_ptr() }
}

/// UTF-16 of UTF-8, in memory from `malloc`; null where there is none.
///
/// # Safety
/// `utf8` is null or ends in NUL; `count` is writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_utf16(utf8: *const c_char, count: *mut i64) -> *mut u16 {
    let units: Vec<u16> = text(utf8).encode_utf16().collect();
    // SAFETY: plain allocation of so many bytes, and a copy into it.
    unsafe {
        let to: *mut u16 = malloc((units.len() * 2).max(1)).cast();
        if !to.is_null() {
            std::ptr::copy_nonoverlapping(units.as_ptr(), to, units.len());
        }
        *count = units.len() as i64;
        to
    }
}

/// A text for C, in memory from `malloc`; null where there is none.
fn given(text: &str) -> *mut c_char {
    let bytes = text.as_bytes();
    // SAFETY: plain allocation with room for the bytes and NUL, and a copy into it.
    unsafe {
        let to: *mut u8 = malloc(bytes.len() + 1).cast();
        if !to.is_null() {
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), to, bytes.len());
            to.add(bytes.len()).write(0);
        }
        to.cast()
    }
}

/// UTF-8 of UTF-16.
///
/// # Safety
/// `units` has so many elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_utf8(units: *const u16, count: i64) -> *mut c_char {
    let units = match count {
        ..=0 => &[][..],
        // SAFETY: by the caller's promise.
        n => unsafe { std::slice::from_raw_parts(units, n as usize) },
    };
    given(&String::from_utf16_lossy(units))
}

/// The text of a char row or string scalar; null with the error pending where it is neither. Does not consume it.
///
/// # Safety
/// `cx` is a live context; `v` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_text_of(cx: *mut Instance, v: *const Value) -> *mut c_char {
    // SAFETY: by the caller's promise.
    let value = unsafe { v.as_ref() };
    match value.map(|v| v.as_text().ok_or_else(|| v.class_name())) {
        Some(Ok(text)) => given(&text),
        other => {
            let error = match other {
                Some(Err(class)) => errors::unsupported(format!("a value of class {class} where a text is")),
                _ => absent(),
            };
            // SAFETY: by the caller's promise.
            unsafe { fail(cx, error) };
            null_mut()
        }
    }
}

/// The value that a literal says; null with the error pending where it is none.
///
/// # Safety
/// `cx` is a live context; `literal` ends in NUL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_literal(cx: *mut Instance, literal: *const c_char) -> *mut Value {
    let source = text(literal);
    // SAFETY: by the caller's promise.
    let context = unsafe { context(cx) };
    let read = catch_unwind(AssertUnwindSafe(|| literal::parse(context, &source)));
    let read = read.unwrap_or_else(|_| Err("it cannot be read".to_owned()));
    match read {
        Ok(value) => boxed(value),
        Err(why) => {
            let error = Error::new("tame:literal", format!("'{source}' is not a value: {why}"));
            // SAFETY: by the caller's promise.
            unsafe { fail(cx, error) };
            null_mut()
        }
    }
}

/// The code of the class of an array of numbers, truth values or chars; else -1 (cell), -2 (struct), -3 (string),
/// -4 (anything else).
///
/// # Safety
/// `v` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_class(v: *const Value) -> c_int {
    use types::Class;
    // SAFETY: by the caller's promise.
    let Some(v) = (unsafe { v.as_ref() }) else { return -4 };
    match v.class() {
        _ if v.is_sparse() => -4,
        Class::Double => 2 * c_int::from(v.is_complex()),
        Class::Single => 1 + 2 * c_int::from(v.is_complex()),
        Class::Logical => 4,
        Class::Char => 5,
        Class::Int8 => 6,
        Class::Int16 => 7,
        Class::Int32 => 8,
        Class::Int64 => 9,
        Class::UInt8 => 10,
        Class::UInt16 => 11,
        Class::UInt32 => 12,
        Class::UInt64 => 13,
        Class::Cell => -1,
        Class::Struct => -2,
        Class::String => -3,
        _ => -4,
    }
}

/// The number of dimensions; at most `most` extents are written.
///
/// # Safety
/// `v` is null or a live value; `dim` has room for `most`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_size(v: *const Value, most: c_int, dim: *mut i64) -> c_int {
    // SAFETY: by the caller's promise.
    let Some(v) = (unsafe { v.as_ref() }) else { return 0 };
    let dims = v.dims();
    for (k, n) in dims.iter().enumerate().take(most.max(0) as usize) {
        // SAFETY: by the caller's promise.
        unsafe { dim.add(k).write(*n as i64) };
    }
    dims.rank() as c_int
}

/// A field of a struct of one element; null where there is none.
///
/// # Safety
/// `v` is null or a live value; `name` ends in NUL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_field(v: *const Value, name: *const c_char) -> *mut Value {
    // SAFETY: by the caller's promise.
    match unsafe { v.as_ref() } {
        Some(Value::Struct(s)) if s.numel() == 1 => {
            s.get(0, Name::new(&text(name))).map_or(null_mut(), |v| boxed(v.clone()))
        }
        _ => null_mut(),
    }
}

/// The name of a field of a struct, from 0, in memory from `malloc`; null where there is none.
///
/// # Safety
/// `v` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_field_name(v: *const Value, k: i64) -> *mut c_char {
    // SAFETY: by the caller's promise.
    match unsafe { v.as_ref() } {
        Some(Value::Struct(s)) => {
            let name = usize::try_from(k).ok().and_then(|k| s.names().get(k).copied());
            name.map_or(null_mut(), |n| given(n.as_str()))
        }
        _ => null_mut(),
    }
}

/// An element of a cell, from 0; null where there is none.
///
/// # Safety
/// `v` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_content(v: *const Value, k: i64) -> *mut Value {
    // SAFETY: by the caller's promise.
    let cell = unsafe { v.as_ref() }.and_then(Value::as_cell);
    let found = cell.and_then(|c| c.data().get(usize::try_from(k).ok()?).cloned());
    found.map_or(null_mut(), boxed)
}
