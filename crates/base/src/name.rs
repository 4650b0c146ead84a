//! Interned names. A [`Name`] is four bytes, is copied freely and compares by index.
//!
//! Invariant: two names are equal exactly when their texts are equal. The texts live as long as
//! the process, which is what a compiler wants and a long-lived server can afford: the number
//! of distinct identifiers is bounded by the sources it has read.

use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::{LazyLock, RwLock};

/// An interned piece of text: an identifier, a field, an operator's function name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(u32);

#[derive(Default)]
struct Interner {
    ids: FxHashMap<&'static str, u32>,
    texts: Vec<&'static str>,
}

static INTERNER: LazyLock<RwLock<Interner>> = LazyLock::new(RwLock::default);

impl Name {
    /// The name for `text`, interning it when it is new.
    pub fn new(text: &str) -> Name {
        let read = INTERNER.read().unwrap_or_else(|e| e.into_inner());
        if let Some(&id) = read.ids.get(text) {
            return Name(id);
        }
        drop(read);
        let mut interner = INTERNER.write().unwrap_or_else(|e| e.into_inner());
        if let Some(&id) = interner.ids.get(text) {
            return Name(id);
        }
        let id = interner.texts.len() as u32;
        let text: &'static str = Box::leak(text.into());
        interner.texts.push(text);
        interner.ids.insert(text, id);
        Name(id)
    }

    /// The text of the name.
    pub fn as_str(self) -> &'static str {
        INTERNER.read().unwrap_or_else(|e| e.into_inner()).texts[self.0 as usize]
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
    }
}
