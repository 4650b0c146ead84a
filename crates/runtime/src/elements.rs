//! The elements of arrays, structs and closures as they are kept: a vector that goes without recursion where its
//! elements hold vectors like it, and of which the first elements are taken away without moving the others. A cell in a
//! cell in a cell may be nested as deep as memory lets it, the stack may not; a queue may be as long.
//!
//! Invariants: `start` leads to `len` elements in memory for `room`, before which memory for `front` more lies that
//! belongs to the vector, too: all of it is what a [`Vec`] of `front + room` has. What waits to go is dropped before the
//! outermost drop of the thread returns, so nobody sees that it waited.

use crate::error::Error;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::marker::PhantomData;
use std::mem;
use std::ops::{Deref, DerefMut};
use std::ptr::{self, NonNull};

/// A vector of elements.
pub(crate) struct Elements<T> {
    start: NonNull<T>,
    len: usize,
    room: usize,
    front: usize,
    owns: PhantomData<T>,
}

// SAFETY: it owns its elements as a vector does.
unsafe impl<T: Send> Send for Elements<T> {}
// SAFETY: the same.
unsafe impl<T: Sync> Sync for Elements<T> {}

impl<T> Elements<T> {
    /// The vector itself.
    pub(crate) fn into_vec(mut self) -> Vec<T> {
        self.take()
    }

    /// All elements, of which none are left here.
    fn take(&mut self) -> Vec<T> {
        let Elements { start, len, room, front, .. } =
            *mem::ManuallyDrop::new(mem::replace(self, Vec::new().into()));
        // SAFETY: by the invariant the memory begins there, has this room, and holds `len` elements at `start`.
        unsafe {
            let first = start.as_ptr().sub(front);
            if front > 0 {
                ptr::copy(start.as_ptr(), first, len);
            }
            Vec::from_raw_parts(first, len, front + room)
        }
    }

    /// Changes the vector as such.
    pub(crate) fn edit<R>(&mut self, change: impl FnOnce(&mut Vec<T>) -> R) -> R {
        let mut data = self.take();
        let result = change(&mut data);
        *self = data.into();
        result
    }

    /// Room for `more` elements behind the last, or "Out of memory.".
    pub(crate) fn reserve(&mut self, more: usize) -> Result<(), Error> {
        if self.room - self.len >= more {
            return Ok(());
        }
        match self.missing(more) {
            0 => Ok(()),
            more => self.edit(|data| crate::array::reserve(data, more)),
        }
    }

    /// For how many more elements memory is to be asked for; 0 where moving the elements to where the memory begins
    /// is enough, of which as many were taken away as have to move. Else what comes next is not to move them again.
    #[cold]
    fn missing(&mut self, more: usize) -> usize {
        if self.front == 0 {
            return more;
        }
        if self.front < self.len {
            return more.max(self.len);
        }
        self.edit(|_| ());
        if self.room - self.len >= more { 0 } else { more }
    }

    /// The same, and without memory the end.
    #[inline]
    fn make_room(&mut self, more: usize) {
        if self.room - self.len < more {
            match self.missing(more) {
                0 => {}
                more => self.edit(|data| data.reserve(more)),
            }
        }
    }

    /// Puts an element behind the last.
    #[inline]
    pub(crate) fn push(&mut self, value: T) {
        self.make_room(1);
        // SAFETY: there is room behind the last element.
        unsafe { self.start.as_ptr().add(self.len).write(value) };
        self.len += 1;
    }

    /// Puts copies of elements behind the last.
    pub(crate) fn extend_from_slice(&mut self, values: &[T])
    where
        T: Clone,
    {
        self.make_room(values.len());
        values.iter().for_each(|v| self.push(v.clone()));
    }

    /// Puts elements behind the last.
    pub(crate) fn extend(&mut self, values: impl IntoIterator<Item = T>) {
        values.into_iter().for_each(|v| self.push(v));
    }

    /// Makes it `len` elements long, with `fill` where there are more.
    pub(crate) fn resize(&mut self, len: usize, fill: T)
    where
        T: Clone,
    {
        if len <= self.len {
            self.remove(len, self.len - len);
        } else if len > self.room {
            self.edit(|data| data.resize(len, fill));
        } else {
            let more = len - self.len;
            self.extend(std::iter::repeat_n(fill, more));
        }
    }

    /// Takes `count` elements out from `at` on, which are there; where none lie before them, nothing moves.
    pub(crate) fn remove(&mut self, at: usize, count: usize) {
        assert!(at <= self.len && count <= self.len - at, "the elements are there");
        let behind = self.len - at - count;
        // SAFETY: the elements are there; they are dropped once, where none of them belongs to the vector any more.
        unsafe {
            let gone = self.start.add(at);
            if at == 0 && behind > 0 {
                (self.start, self.len) = (self.start.add(count), behind);
                (self.room, self.front) = (self.room - count, self.front + count);
                return ptr::drop_in_place(ptr::slice_from_raw_parts_mut(gone.as_ptr(), count));
            }
        }
        self.edit(|data| drop(data.drain(at..at + count)));
    }

    /// Where the address of the elements and their number are kept, for code that looks at them there.
    pub(crate) fn words(&self) -> [*const usize; 2] {
        [ptr::from_ref(&self.start).cast(), ptr::from_ref(&self.len)]
    }
}

impl<T> From<Vec<T>> for Elements<T> {
    fn from(data: Vec<T>) -> Elements<T> {
        let mut data = mem::ManuallyDrop::new(data);
        let start = NonNull::new(data.as_mut_ptr()).unwrap_or(NonNull::dangling());
        Elements { start, len: data.len(), room: data.capacity(), front: 0, owns: PhantomData }
    }
}

impl<T: Clone> Clone for Elements<T> {
    fn clone(&self) -> Elements<T> {
        self.to_vec().into()
    }
}

impl<T: fmt::Debug> fmt::Debug for Elements<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: PartialEq> PartialEq for Elements<T> {
    fn eq(&self, other: &Elements<T>) -> bool {
        **self == **other
    }
}

impl<T> Deref for Elements<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        // SAFETY: by the invariant.
        unsafe { std::slice::from_raw_parts(self.start.as_ptr(), self.len) }
    }
}

impl<T> DerefMut for Elements<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: by the invariant.
        unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), self.len) }
    }
}

impl<T> Drop for Elements<T> {
    fn drop(&mut self) {
        if self.front == 0 && self.room == 0 {
            return;
        }
        // SAFETY: as in `take`; the elements are not used afterwards. The first `front` are no elements, so those that
        // are move before them where there are any.
        let data = unsafe {
            let first = self.start.as_ptr().sub(self.front);
            if self.front > 0 {
                ptr::copy(self.start.as_ptr(), first, self.len);
            }
            Vec::from_raw_parts(first, self.len, self.front + self.room)
        };
        match mem::needs_drop::<T>() && !data.is_empty() {
            true => leave(data),
            false => drop(data),
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::rc::Rc;

    #[test]
    fn a_queue_is_the_vector_that_it_would_be() {
        let item = Rc::new(());
        let mut queue: Elements<(usize, Rc<()>)> = Vec::new().into();
        let mut model = Vec::new();
        let mut state = 1_usize;
        for k in 0..3000 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            match (state >> 33) % 5 {
                0 | 1 => {
                    queue.push((k, item.clone()));
                    model.push(k);
                }
                2 if !model.is_empty() => {
                    queue.remove(0, 1);
                    model.remove(0);
                }
                3 if model.len() > 3 => {
                    queue.remove(1, 2);
                    model.drain(1..3);
                }
                4 if (state >> 50) % 7 == 0 => {
                    assert!(queue.reserve(5).is_ok());
                    queue.resize(model.len() + 2, (k, item.clone()));
                    model.resize(model.len() + 2, k);
                }
                _ => {}
            }
            assert_eq!(queue.iter().map(|v| v.0).collect::<Vec<_>>(), model);
            assert_eq!(Rc::strong_count(&item), model.len() + 1);
        }
        assert_eq!(queue.clone().into_vec().len(), model.len());
        drop(queue);
        assert_eq!(Rc::strong_count(&item), 1);
    }
}
