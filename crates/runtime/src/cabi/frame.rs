//! Frames of compiled programs: the variables that a function shares with those nested in it, where the
//! handles of these may outlive it or it may call itself.
//!
//! Invariant: a frame is a handle without code that nobody calls and no program sees; its context has room for the
//! variables, which the program lays out, uses and gives up. A handle in one of them may hold its frame, which counting
//! references never frees: the library knows of each such frame, weakly, and empties it when the program ends.

use super::{Instance, boxed, context};
use crate::context::Context;
use crate::object::{Closure, FunctionHandle, Maker, Target};
use crate::value::Value;
use crate::weak_list::WeakList;
use std::cell::{Cell, UnsafeCell};
use std::ffi::c_void;
use std::ptr::null_mut;
use std::rc::Rc;

/// Gives up what is in the room of a frame.
type Gone = unsafe extern "C" fn(*mut Instance, *mut c_void);

/// The variables of an activation.
struct Room {
    /// Words, of which only the program knows what is in them.
    words: Box<[UnsafeCell<u64>]>,
    /// What gives it up, until that is done, and for which program.
    gone: Cell<Option<(Gone, *mut Instance)>>,
}

impl Room {
    fn start(&self) -> *mut c_void {
        self.words.first().map_or_else(null_mut, |word| word.get().cast())
    }

    /// Gives up what is in it, once.
    fn empty(&self) {
        if let Some((gone, program)) = self.gone.take() {
            // SAFETY: the program gave the function for this room, and lives as long as its frames (`release`).
            unsafe { gone(program, self.start()) };
        }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.empty();
    }
}

/// The frames in which something must be given up.
#[derive(Default)]
struct Listed(WeakList<Room>);

/// Empties the frames that are left. Nothing may run any more.
pub(super) fn release(cx: &mut Context) {
    for frame in std::mem::take(cx.state::<Listed>()).0.alive() {
        frame.empty();
    }
}

/// A frame with room for `size` bytes, all zero, of which `gone` gives up what is in them.
///
/// # Safety
/// `cx` is a live context; `gone` may be called once with it and the room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_frame(cx: *mut Instance, size: usize, gone: Option<Gone>) -> *mut Value {
    let words = (0..size.div_ceil(size_of::<u64>())).map(|_| UnsafeCell::new(0)).collect();
    let room = Rc::new(Room { words, gone: Cell::new(gone.map(|gone| (gone, cx))) });
    if gone.is_some() {
        // SAFETY: by the caller's promise.
        unsafe { context(cx) }.state::<Listed>().0.add(&room);
    }
    boxed(value(room))
}

/// Where the variables of a frame are; null where `frame` is none.
///
/// # Safety
/// `frame` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_frame_room(frame: *const Value) -> *mut c_void {
    // SAFETY: by the caller's promise.
    match unsafe { frame.as_ref() } {
        Some(Value::Function(handle)) => match &handle.target {
            Target::Closure(Closure { context: Some(room), .. }) => {
                room.downcast_ref::<Room>().map_or_else(null_mut, Room::start)
            }
            _ => null_mut(),
        },
        _ => null_mut(),
    }
}

fn value(room: Rc<Room>) -> Value {
    let closure = Closure { code: 0, captures: Vec::new(), context: Some(room), maker: Maker::Compiled };
    Value::Function(Rc::new(FunctionHandle { text: "".into(), target: Target::Closure(closure) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    unsafe extern "C" fn drop_value(_: *mut Instance, room: *mut c_void) {
        // SAFETY: the test put a box there.
        drop(unsafe { Box::from_raw(*room.cast::<*mut Value>()) });
    }

    #[test]
    fn a_frame_that_holds_itself_is_freed() {
        let mut cx = Context::for_tests();
        let room = Rc::new(Room {
            words: Box::new([UnsafeCell::new(0)]),
            gone: Cell::new(Some((drop_value as Gone, null_mut()))),
        });
        cx.state::<Listed>().0.add(&room);
        let weak = Rc::downgrade(&room);
        let made = value(room.clone());
        // SAFETY: the room has one word, which holds an address.
        unsafe { *room.start().cast::<*mut Value>() = Box::into_raw(Box::new(made)) };
        drop(room);
        assert!(weak.upgrade().is_some());
        release(&mut cx);
        assert!(weak.upgrade().is_none());
    }
}
