//! Where a property lies in the objects that an access path begins with: found once for the classes that a path met
//! last, a few, with who may use it so.
//!
//! Invariant: what is known is in words that are each read and written at once, and each says for which class and
//! owner it holds, since threads share the paths of a program.

use crate::classes::class::User;
use base::Name;
use std::ffi::c_char;
use std::sync::atomic::{AtomicU64, Ordering};

/// Of names in a word.
const NAME: u32 = 24;
/// Of a place in a word.
const PLACE: u32 = 14;
/// Of addresses.
const ADDRESS: u32 = 48;

/// What a path knows of the property that it begins with.
#[derive(Default)]
pub(super) struct Known {
    /// The class, from 1, the place of the property, and the class whose functions alone may use it, from 1.
    places: [AtomicU64; PLACES],
    /// Names of functions of that class, each by its address, with the class: a few, since methods share their paths.
    users: [AtomicU64; USERS],
}

const USERS: usize = 8;

const PLACES: usize = 4;

/// Where the function of this name stands among users, if it does.
fn seat(address: u64) -> usize {
    (address ^ address >> 5 ^ address >> 10) as usize % USERS
}

fn field(word: u64, start: u32, bits: u32) -> u64 {
    (word >> start) & ((1 << bits) - 1)
}

/// The number of a name from 1, where it has room.
fn number(name: Name) -> Option<u64> {
    let number = u64::from(name.number()) + 1;
    (number < 1 << NAME).then_some(number)
}

impl Known {
    /// The place of the property in an object of this class, where the function of this name may use it.
    #[inline]
    pub fn place(&self, class: Name, running: impl FnOnce() -> *const c_char) -> Option<usize> {
        let word = self.places[class.number() as usize % PLACES].load(Ordering::Relaxed);
        if field(word, 0, NAME) != u64::from(class.number()) + 1 {
            return None;
        }
        let owner = word >> (NAME + PLACE);
        if owner != 0 {
            let address = running() as u64;
            if self.users[seat(address)].load(Ordering::Relaxed) != address | owner << ADDRESS {
                return None;
            }
        }
        Some(field(word, NAME, PLACE) as usize)
    }

    /// The function of this name, of a class that may, found the property in an object of this class here.
    pub fn learn(&self, class: Name, place: usize, who: User, running: *const c_char) {
        let owner = match who {
            User::All => Some(0),
            // So many bits are left beside an address.
            User::Only(owner) => number(owner).filter(|n| *n < 1 << (u64::BITS - ADDRESS)),
            User::None => None,
        };
        let at = &self.places[class.number() as usize % PLACES];
        let (Some(owner), Some(class)) = (owner, number(class)) else { return };
        let address = running as u64;
        if place >= 1 << PLACE || address >= 1 << ADDRESS {
            return;
        }
        self.users[seat(address)].store(address | owner << ADDRESS, Ordering::Relaxed);
        at.store(class | (place as u64) << NAME | owner << (NAME + PLACE), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_known_for_its_class_and_users_alone() {
        let known = Known::default();
        let (a, b) = (Name::new("A"), Name::new("B"));
        let (one, two) = (c"one".as_ptr(), c"two".as_ptr());
        assert_eq!(known.place(a, || one), None);
        known.learn(a, 3, User::All, one);
        assert_eq!(known.place(a, || two), Some(3));
        assert_eq!(known.place(b, || one), None);
        known.learn(b, 1, User::Only(a), two);
        assert_eq!(known.place(b, || two), Some(1));
        assert_eq!(known.place(b, || one), None);
        // Who learned it for another owner may not.
        known.learn(b, 1, User::Only(b), one);
        assert_eq!((known.place(b, || one), known.place(b, || two)), (Some(1), None));
        known.learn(b, 1, User::Only(a), two);
        known.learn(b, 1, User::None, one);
        assert_eq!(known.place(b, || one), None);
    }
}
