//! The parts of values: fields of structs in the lattice, and fields and contents of cells replaced.

use super::{ClassValue, Elements, Fields, Up, Value};
use crate::MatrixDomain;
use base::Name;

impl<M: MatrixDomain> Fields<M> {
    /// The value of a field; `None` where the struct surely lacks it.
    pub fn get(&self, name: Name) -> Option<&Value<M>> {
        self.list.iter().find(|f| f.0 == name).map(|f| &f.1)
    }

    fn names(&self) -> impl Iterator<Item = Name> {
        self.list.iter().map(|f| f.0)
    }

    pub(super) fn up(&self, other: &Fields<M>, how: Up) -> Fields<M> {
        let ordered = self.ordered && other.ordered && self.agrees(other);
        let missing = Value::undefined();
        let of = |fields: &Fields<M>, name| fields.get(name).cloned().unwrap_or_else(|| missing.clone());
        let mine = self.names().map(|n| (n, of(self, n).up(&of(other, n), how)));
        let theirs = other.names().filter(|n| self.get(*n).is_none());
        let list = mine.chain(theirs.map(|n| (n, missing.up(&of(other, n), how)))).collect();
        Fields { ordered, list }
    }

    pub(super) fn leq(&self, other: &Fields<M>) -> bool {
        let order = !other.ordered || (self.ordered && self.agrees(other));
        let absent = |v: &Value<M>| v.maybe_undefined;
        order
            && self.list.iter().all(|(n, v)| other.get(*n).is_some_and(|w| v.leq(w)))
            && other.list.iter().all(|(n, w)| self.get(*n).is_some() || absent(w))
    }

    pub(super) fn meet(&self, other: &Fields<M>) -> Option<Fields<M>> {
        let (first, second) = if self.ordered || !other.ordered { (self, other) } else { (other, self) };
        if first.ordered && second.ordered && !first.agrees(second) {
            return first.common(second);
        }
        if second.list.iter().any(|(n, v)| first.get(*n).is_none() && !v.maybe_undefined) {
            return None;
        }
        let mut list = Vec::new();
        for (name, v) in &first.list {
            match second.get(*name) {
                Some(w) => list.push((*name, v.meet(w).possible()?)),
                None if v.maybe_undefined => {}
                None => return None,
            }
        }
        Some(Fields { ordered: self.ordered || other.ordered, list })
    }

    /// Whether the names of one stand at the beginning of the other's.
    fn agrees(&self, other: &Fields<M>) -> bool {
        self.names().zip(other.names()).all(|(a, b)| a == b)
    }

    /// What is of both orders: the fields that they begin with alike; the others are missing.
    fn common(&self, other: &Fields<M>) -> Option<Fields<M>> {
        let alike = self.names().zip(other.names()).take_while(|(a, b)| a == b).count();
        let rest = self.list[alike..].iter().chain(&other.list[alike..]);
        if rest.into_iter().any(|(_, v)| !v.maybe_undefined) {
            return None;
        }
        let begins = self.list.iter().zip(&other.list).take(alike);
        let list = begins.map(|((n, a), (_, b))| Some((*n, a.meet(b).possible()?)));
        Some(Fields { ordered: true, list: list.collect::<Option<_>>()? })
    }
}

impl<M: MatrixDomain> ClassValue<M> {
    /// The struct with a field set: of all elements where `strong`, of some otherwise. The caller
    /// joins `[]` to the value of a new field that only some elements get.
    pub fn with_field(&self, name: Name, value: &Value<M>, strong: bool) -> ClassValue<M> {
        let elements = match &self.elements.opened() {
            Elements::Fields(n) => {
                let mut fields = n.content.clone();
                match fields.list.iter_mut().find(|f| f.0 == name) {
                    Some(f) if strong => f.1 = value.clone(),
                    Some(f) => f.1 = f.1.join(value).defined(),
                    None => {
                        fields.ordered &= fields.list.iter().all(|f| !f.1.maybe_undefined);
                        fields.list.push((name, value.clone()));
                    }
                }
                Elements::fields(fields)
            }
            Elements::Each(n) => Elements::each(n.content.join(value)),
            _ => Elements::Top,
        };
        ClassValue { elements, ..self.clone() }
    }

    /// The cell with the content of position `at` set (any position where it is not known).
    pub fn with_content(&self, at: Option<usize>, value: &Value<M>) -> ClassValue<M> {
        let elements = match (&self.elements.opened(), at) {
            (Elements::Tuple(n), Some(i)) if i < n.content.len() => {
                let mut list = n.content.clone();
                list[i] = value.clone();
                Elements::tuple(list)
            }
            (Elements::Tuple(_) | Elements::Each(_), _) => {
                Elements::each(self.elements.collected().join(value))
            }
            _ => Elements::Top,
        };
        ClassValue { elements, ..self.clone() }
    }
}
