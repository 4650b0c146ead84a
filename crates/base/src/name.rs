//! Interned names. A [`Name`] is four bytes, is copied freely and compares by index.
//!
//! Reading the text of a name takes no lock: an analysis asks for it at every statement, in every thread.
//!
//! Invariant: two names are equal exactly when their texts are equal. The texts live as long as
//! the process, which is what a compiler wants and a long-lived server can afford: the number
//! of distinct identifiers is bounded by the sources it has read.

use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::{LazyLock, OnceLock, RwLock};

/// An interned piece of text: an identifier, a field, an operator's function name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(u32);

/// The numbers of the texts.
static INTERNER: LazyLock<RwLock<FxHashMap<&'static str, u32>>> = LazyLock::new(RwLock::default);

/// The texts by number, in tables of which each is twice as long as the one before: none ever moves.
static TEXTS: [OnceLock<Box<[OnceLock<&'static str>]>>; 32 - FIRST as usize] =
    [const { OnceLock::new() }; 32 - FIRST as usize];

/// The first table has room for two to the power of this.
const FIRST: u32 = 10;

/// Which table a number is in, and where. The number is counted from the length of the first table, so that its
/// highest bit says which.
fn place(id: u32) -> (usize, usize) {
    let from_first = id as usize + (1 << FIRST);
    let table = from_first.ilog2() - FIRST;
    (table as usize, from_first - (1 << (table + FIRST)))
}

impl Name {
    /// The name for `text`, interning it when it is new.
    pub fn new(text: &str) -> Name {
        let read = INTERNER.read().unwrap_or_else(|e| e.into_inner());
        if let Some(&id) = read.get(text) {
            return Name(id);
        }
        drop(read);
        let mut interner = INTERNER.write().unwrap_or_else(|e| e.into_inner());
        if let Some(&id) = interner.get(text) {
            return Name(id);
        }
        let id = interner.len() as u32;
        let text: &'static str = Box::leak(text.into());
        let (table, at) = place(id);
        let empty = || (0..1usize << (table + FIRST as usize)).map(|_| OnceLock::new()).collect();
        TEXTS[table].get_or_init(empty)[at].get_or_init(|| text);
        interner.insert(text, id);
        Name(id)
    }

    /// The name for `text` where it has been interned; nothing is.
    pub fn known(text: &str) -> Option<Name> {
        INTERNER.read().unwrap_or_else(|e| e.into_inner()).get(text).map(|&id| Name(id))
    }

    /// Which name it is, by a number of this process.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The text of the name.
    pub fn as_str(self) -> &'static str {
        let (table, at) = place(self.0);
        // A name exists only once its text is in its place.
        TEXTS[table].get().and_then(|texts| texts[at].get()).copied().unwrap_or_default()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Name {
        Name::new(text)
    }
}

#[cfg(test)]
mod tests {
    use super::Name;

    #[test]
    fn equal_texts_are_one_name() {
        assert_eq!(Name::new("abc"), Name::new("abc"));
        assert_ne!(Name::new("abc"), Name::new("abd"));
        assert_eq!(Name::new("abc").as_str(), "abc");
        assert_eq!(Name::known("abc"), Some(Name::new("abc")));
        assert_eq!(Name::known("nobody asked for this name"), None);
        // Beyond the first table.
        let names: Vec<Name> = (0..5000).map(|i| Name::new(&format!("many{i}"))).collect();
        assert!(names.iter().enumerate().all(|(i, n)| n.as_str() == format!("many{i}")));
    }
}
