//! The elements of arrays, structs and closures as they are kept: a vector that goes without recursion where its
//! elements hold vectors like it. A cell in a cell in a cell may be nested as deep as memory lets it, the stack may not.
//!
//! Invariant: what waits to go is dropped before the outermost drop of the thread returns, so nobody sees that it waited.

use std::cell::{Cell, RefCell};
use std::mem;
use std::ops::{Deref, DerefMut};

/// A vector of elements.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Elements<T>(Vec<T>);

impl<T> Elements<T> {
    /// The vector itself.
    pub(crate) fn into_vec(mut self) -> Vec<T> {
        mem::take(&mut self.0)
    }
}

impl<T> From<Vec<T>> for Elements<T> {
    fn from(data: Vec<T>) -> Elements<T> {
        Elements(data)
    }
}

impl<T> Deref for Elements<T> {
    type Target = Vec<T>;

    fn deref(&self) -> &Vec<T> {
        &self.0
    }
}

impl<T> DerefMut for Elements<T> {
    fn deref_mut(&mut self) -> &mut Vec<T> {
        &mut self.0
    }
}

impl<T> Drop for Elements<T> {
    fn drop(&mut self) {
        if mem::needs_drop::<T>() && !self.0.is_empty() {
            leave(mem::take(&mut self.0));
        }
    }
}

/// How many drops may stand within each other.
const DEEPEST: u32 = 500;

/// A vector that waits to be dropped.
struct Waiting {
    start: *mut u8,
    len: usize,
    capacity: usize,
    end: unsafe fn(*mut u8, usize, usize),
}

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    static WAITING: RefCell<Vec<Waiting>> = const { RefCell::new(Vec::new()) };
}

/// Drops a vector: now, or where drops stand too deep within each other, by the outermost of them.
pub(crate) fn leave<T>(data: Vec<T>) {
    let depth = DEPTH.get();
    if depth >= DEEPEST {
        return wait(data);
    }
    DEPTH.set(depth + 1);
    drop(data);
    if depth == 0 {
        // At the end of a thread there may be no list any more; then nothing waits in it either.
        while let Some(next) = WAITING.try_with(|w| w.borrow_mut().pop()).ok().flatten() {
            // SAFETY: these are the parts of a vector that `wait` took apart for this function, once.
            unsafe { (next.end)(next.start, next.len, next.capacity) };
        }
    }
    DEPTH.set(depth);
}

fn wait<T>(data: Vec<T>) {
    /// SAFETY: the arguments are the parts of a vector of `T`, which nobody else owns.
    unsafe fn end<T>(start: *mut u8, len: usize, capacity: usize) {
        // SAFETY: by the contract of this function.
        drop(unsafe { Vec::from_raw_parts(start.cast::<T>(), len, capacity) });
    }
    let mut data = mem::ManuallyDrop::new(data);
    let parts = Waiting {
        start: data.as_mut_ptr().cast(),
        len: data.len(),
        capacity: data.capacity(),
        end: end::<T>,
    };
    // Without a list, at the end of a thread, it stays where it is.
    let _ = WAITING.try_with(|w| w.borrow_mut().push(parts));
}
