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
    /// What is remembered from one question to the next.
    order: Order,
}

/// How far the entries of a map lie in the order of their keys, and where one was found last.
#[derive(Debug, Clone, Default)]
struct Order {
    /// So many entries at the beginning are in order. Others may be new: they are behind.
    ordered: usize,
    /// Whether somebody has asked for the order before.
    asked: bool,
    /// How many entries have gone since then.
    gone: usize,
    /// The place where a key was found last.
    near: Cell<usize>,
}

/// So many new entries are put in one by one where the others are in order.
const FEW: usize = 8;

/// Of so many entries those behind one that goes are moved up, or of more, if few go.
const SHORT: usize = 128;

impl MapData {
    /// A map without entries.
    pub fn new(key_type: impl Into<String>, value_type: impl Into<String>) -> MapData {
        MapData {
            key_type: key_type.into(),
            value_type: value_type.into(),
            entries: IndexMap::default(),
            order: Order::default(),
        }
    }

    /// Where a key is. Programs ask for one key several times (`isKey(m, k)`, `m(k)`, `m(k) = v`), and for one after the
    /// other in the order of `keys`.
    pub fn place(&self, key: &KeyRef<'_>) -> Option<usize> {
        let near = self.order.near.get();
        let is = |at: &usize| self.entries.get_index(*at).is_some_and(|(k, _)| key.equivalent(k));
        let at =
            [near, near.wrapping_add(1)].into_iter().find(is).or_else(|| self.entries.get_index_of(key))?;
        self.order.near.set(at);
        Some(at)
    }

    /// The value of a key.
    pub fn find(&self, key: &KeyRef<'_>) -> Option<&Value> {
        self.entries.get_index(self.place(key)?).map(|(_, value)| value)
    }

    /// The value of a key, to be changed.
    pub fn find_mut(&mut self, key: &KeyRef<'_>) -> Option<&mut Value> {
        let at = self.place(key)?;
        self.entries.get_index_mut(at).map(|(_, value)| value)
    }

    /// Takes the entry of a key away. What is in order stays so where that costs no more than asking for the order has.
    pub fn take(&mut self, key: &Key) -> Option<Value> {
        let at = self.entries.get_index_of(key)?;
        self.order.gone += 1;
        let short = self.entries.len() <= SHORT || self.order.gone <= FEW;
        if self.order.asked && short {
            self.order.ordered -= usize::from(at < self.order.ordered);
            return self.entries.shift_remove_index(at).map(|(_, value)| value);
        }
        self.order.ordered = self.order.ordered.min(at);
        self.entries.swap_remove_index(at).map(|(_, value)| value)
    }

    /// Whether the entries now lie in the order of their keys. They are put so where few are not, and where this is not the
    /// first time that it is asked.
    pub fn put_in_order(&mut self) -> bool {
        let count = self.entries.len();
        let mut ordered = self.order.ordered.min(count);
        let key =
            |entries: &IndexMap<Key, Value, _>, at: usize| entries.get_index(at).map(|(k, _)| k.clone());
        let again = std::mem::replace(&mut self.order.asked, true);
        self.order.gone = 0;
        while ordered < count {
            let rises = ordered == 0
                || self.entries.get_index(ordered - 1).map(|e| e.0)
                    < self.entries.get_index(ordered).map(|e| e.0);
            if !rises {
                break;
            }
            ordered += 1;
        }
        if count - ordered > FEW {
            if !again {
                self.order.ordered = ordered;
                return false;
            }
            self.entries.sort_unstable_keys();
            ordered = count;
        }
        while ordered < count {
            let Some(new) = key(&self.entries, ordered) else { break };
            let before = self.entries.get_range(..ordered).map(|all| all.partition_point(|k, _| *k < new));
            self.entries.move_index(ordered, before.unwrap_or(ordered));
            ordered += 1;
        }
        self.order.ordered = count;
        true
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
