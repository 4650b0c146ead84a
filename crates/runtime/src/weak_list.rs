//! A list of things that may be gone: what may hold itself is listed, so that it can be emptied when the
//! program ends (counting references never frees it).
//!
//! Invariant: the list is at most about twice as long as the number of things that were alive when it was
//! last swept.

use std::rc::{Rc, Weak};

/// The length under which a list is not swept.
const SHORT: usize = 64;

/// Things that may be gone.
#[derive(Debug)]
pub struct WeakList<T> {
    things: Vec<Weak<T>>,
    /// The length at which those that are gone are taken off.
    limit: usize,
}

impl<T> Default for WeakList<T> {
    fn default() -> Self {
        WeakList { things: Vec::new(), limit: SHORT }
    }
}

impl<T> WeakList<T> {
    /// Lists a thing. One that is listed twice is there twice.
    pub fn add(&mut self, thing: &Rc<T>) {
        if self.things.len() >= self.limit {
            self.things.retain(|w| w.strong_count() > 0);
            self.limit = (2 * self.things.len()).max(SHORT);
        }
        self.things.push(Rc::downgrade(thing));
    }

    /// The things that are still there.
    pub fn alive(&self) -> impl Iterator<Item = Rc<T>> {
        self.things.iter().filter_map(Weak::upgrade)
    }
}
