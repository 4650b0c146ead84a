//! Storage of `containers.Map` (a handle) and `dictionary` (a value). Their methods are kernels.

use crate::value::Value;
use indexmap::{Equivalent, IndexMap};
use std::cell::{Cell, RefCell};
use std::hash::{Hash, Hasher};

/// The key of a map: a number or a text. Numbers sort before texts, NaN last among numbers.
#[derive(Clone, Debug)]
pub enum Key {
    /// A number; `-0` equals `0`, NaN equals NaN.
    Number(f64),
    /// A text.
    Text(String),
}

impl Key {
    fn bits(x: f64) -> u64 {
        if x == 0.0 { 0 } else { x.to_bits() }
    }

    /// What of a number is hashed. The bits of short numbers differ in the highest ones alone, of which the hash keeps
    /// next to nothing where a table looks: all of them would lie in one place. So the low ones get them, too.
    fn hashed(x: f64) -> u64 {
        let bits = Key::bits(x);
        bits ^ (bits >> 32)
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        match (self, other) {
            (Key::Number(a), Key::Number(b)) => Key::bits(*a) == Key::bits(*b),
            (Key::Text(a), Key::Text(b)) => a == b,
            _ => false,
        }
    }
}

impl Eq for Key {}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Key::Number(x) => Key::hashed(*x).hash(state),
            Key::Text(t) => t.hash(state),
        }
    }
}

impl PartialOrd for Key {
    fn partial_cmp(&self, other: &Key) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Key {
    fn cmp(&self, other: &Key) -> std::cmp::Ordering {
        match (self, other) {
            (Key::Number(a), Key::Number(b)) => (a + 0.0).total_cmp(&(b + 0.0)),
            (Key::Text(a), Key::Text(b)) => crate::text::compare(a, b),
            (Key::Number(_), Key::Text(_)) => std::cmp::Ordering::Less,
            (Key::Text(_), Key::Number(_)) => std::cmp::Ordering::Greater,
        }
    }
}

/// A key to look up, whose text is somebody else's. It has the hash of the [`Key`] that it equals.
pub enum KeyRef<'a> {
    /// A number.
    Number(f64),
    /// A text.
    Text(&'a str),
}

impl Hash for KeyRef<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            KeyRef::Number(x) => Key::hashed(*x).hash(state),
            KeyRef::Text(t) => t.hash(state),
        }
    }
}

impl Equivalent<Key> for KeyRef<'_> {
    fn equivalent(&self, key: &Key) -> bool {
        match (self, key) {
            (KeyRef::Number(a), Key::Number(b)) => Key::bits(*a) == Key::bits(*b),
            (KeyRef::Text(a), Key::Text(b)) => a == b,
            _ => false,
        }
    }
}

/// What a `containers.Map` holds.
#[derive(Debug, Clone)]
pub struct MapData {
    /// `KeyType`: `char`, `double`, `int32`, ...
    pub key_type: String,
    /// `ValueType`: `any`, `char`, `logical`, `double`, ...
    pub value_type: String,
    /// The entries, in any order: [`MapData::sorted`] has that in which programs see them.
    pub entries: IndexMap<Key, Value, rustc_hash::FxBuildHasher>,
}

impl MapData {
    /// A map without entries.
    pub fn new(key_type: impl Into<String>, value_type: impl Into<String>) -> MapData {
        MapData { key_type: key_type.into(), value_type: value_type.into(), entries: IndexMap::default() }
    }

    /// The entries, sorted by key.
    pub fn sorted(&self) -> Vec<(&Key, &Value)> {
        let mut entries: Vec<_> = self.entries.iter().collect();
        if entries.is_sorted_by_key(|(key, _)| *key) {
            return entries;
        }
        // Numbers are told apart by one word.
        let place = |key: &Key| match key {
            Key::Number(x) => {
                let bits = (x + 0.0).to_bits() as i64;
                Some(bits ^ ((bits >> 63) as u64 >> 1) as i64)
            }
            Key::Text(_) => None,
        };
        let numbered: Option<Vec<_>> = entries.iter().map(|e| Some((place(e.0)?, *e))).collect();
        match numbered {
            Some(mut numbered) => {
                numbered.sort_unstable_by_key(|(at, _)| *at);
                numbered.into_iter().map(|(_, entry)| entry).collect()
            }
            None => {
                entries.sort_unstable_by_key(|(key, _)| *key);
                entries
            }
        }
    }
}

/// A `containers.Map`: a reference to shared, changeable data.
#[derive(Debug)]
pub struct MapObject {
    /// The data.
    pub data: RefCell<MapData>,
    /// Whether it is listed among the maps that may hold themselves.
    pub listed: Cell<bool>,
}

impl MapObject {
    /// A map.
    pub fn new(data: MapData) -> MapObject {
        MapObject { data: RefCell::new(data), listed: Cell::new(false) }
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.data.borrow().entries.len()
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A `dictionary`: entries in the order of insertion.
#[derive(Debug, Clone, Default)]
pub struct Dictionary {
    /// The class of the keys; empty while unconfigured.
    pub key_class: String,
    /// The class of the values; empty while unconfigured.
    pub value_class: String,
    /// Key to (key as given, value).
    pub entries: IndexMap<Key, (Value, Value), rustc_hash::FxBuildHasher>,
}

#[cfg(test)]
mod tests {
    use super::{Key, KeyRef};
    use std::collections::HashSet;
    use std::hash::BuildHasher;

    fn hash(key: &Key) -> u64 {
        rustc_hash::FxBuildHasher.hash_one(key)
    }

    #[test]
    fn short_numbers_spread_over_a_table() {
        for (step, places) in [(1.0, 64), (1.0, 128), (1.0, 1024), (0.5, 128), (0.25, 1024), (1000.0, 128)] {
            let place = |k: usize| hash(&Key::Number(k as f64 * step)) % places as u64;
            let taken: HashSet<u64> = (0..places).map(place).collect();
            assert!(taken.len() * 2 > places, "{} of {places} in steps of {step}", taken.len());
        }
    }

    #[test]
    fn equal_keys_have_one_hash() {
        for (a, b) in [(0.0, -0.0), (f64::NAN, f64::NAN), (3.0, 3.0), (0.5, 0.5), (1e300, 1e300)] {
            assert_eq!(Key::Number(a), Key::Number(b));
            assert_eq!(hash(&Key::Number(a)), hash(&Key::Number(b)));
            assert_eq!(hash(&Key::Number(a)), rustc_hash::FxBuildHasher.hash_one(KeyRef::Number(b)));
        }
    }
}
