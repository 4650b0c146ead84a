//! Struct arrays: ordered fields over an array of elements.
//!
//! Invariant: `data.len() == names.len() * dims.numel()`; element `e` keeps its fields together,
//! field `f` of element `e` at `e * names.len() + f`. A scalar struct is thus one short vector. Copies share the names.

use crate::array::Dims;
use crate::elements::Elements;
use crate::error::Error;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// A struct array.
#[derive(Clone, Debug)]
pub struct StructArray {
    dims: Dims,
    names: Rc<[Name]>,
    data: Elements<Value>,
}

impl StructArray {
    /// One struct without fields.
    pub fn scalar() -> StructArray {
        StructArray { dims: Dims::scalar(), names: Rc::default(), data: Vec::new().into() }
    }

    /// One struct with these fields in this order; of equal names the last one counts.
    pub fn from_fields<'a>(fields: impl IntoIterator<Item = (&'a str, Value)>) -> StructArray {
        let mut s = StructArray::scalar();
        for (name, value) in fields {
            s.set_scalar(Name::new(name), value);
        }
        s
    }

    /// A struct array of these extents and fields, every field `[]`.
    pub fn new(dims: Dims, names: Vec<Name>) -> Result<StructArray, Error> {
        let n = dims.checked_numel(16)?;
        let data = crate::array::filled(Value::empty(), n.saturating_mul(names.len()))?;
        Ok(StructArray { dims, names: names.into(), data: data.into() })
    }

    /// A struct array from its elements' fields, element after element.
    pub fn from_parts(dims: Dims, names: Vec<Name>, data: Vec<Value>) -> StructArray {
        debug_assert_eq!(data.len(), names.len() * dims.numel());
        StructArray { dims, names: names.into(), data: data.into() }
    }

    /// One struct of these fields, whose names others may share.
    pub fn with_names(names: Rc<[Name]>, data: Vec<Value>) -> StructArray {
        debug_assert_eq!(data.len(), names.len());
        StructArray { dims: Dims::scalar(), names, data: data.into() }
    }

    /// The same of several structs, element after element.
    pub fn of_names(dims: Dims, names: Rc<[Name]>, data: Vec<Value>) -> StructArray {
        debug_assert_eq!(data.len(), names.len() * dims.numel());
        StructArray { dims, names, data: data.into() }
    }

    /// The extents.
    pub fn dims(&self) -> &Dims {
        &self.dims
    }

    /// The number of structs.
    pub fn numel(&self) -> usize {
        self.dims.numel()
    }

    /// The field names in order.
    pub fn names(&self) -> &[Name] {
        &self.names
    }

    /// The fields of all elements, element after element.
    pub fn data(&self) -> &[Value] {
        &self.data
    }

    /// The fields of all elements as they are kept.
    pub(crate) fn elements(&self) -> &Elements<Value> {
        &self.data
    }

    /// The position of a field.
    pub fn position(&self, name: Name) -> Option<usize> {
        self.names.iter().position(|&n| n == name)
    }

    /// Field `name` of element `e` (from 0).
    pub fn get(&self, e: usize, name: Name) -> Option<&Value> {
        let f = self.position(name)?;
        self.data.get(e * self.names.len() + f)
    }

    /// Field `name` of element `e` (from 0), to change in place.
    pub fn get_mut(&mut self, e: usize, name: Name) -> Option<&mut Value> {
        let f = self.position(name)?;
        self.data.get_mut(e * self.names.len() + f)
    }

    /// The field of one struct, to change in place; made (as `[]`) where it is missing.
    pub fn entry(&mut self, e: usize, name: Name) -> &mut Value {
        let f = self.add_field(name);
        let i = e * self.names.len() + f;
        &mut self.data[i]
    }

    /// Sets a field of the first element, adding the field where it is missing.
    pub fn set_scalar(&mut self, name: Name, value: Value) {
        if self.numel() > 0 {
            *self.entry(0, name) = value;
        }
    }

    /// The values of field `name` over all elements.
    pub fn column(&self, name: Name) -> Option<impl Iterator<Item = &Value>> {
        let f = self.position(name)?;
        Some(self.data.iter().skip(f).step_by(self.names.len().max(1)))
    }

    /// The fields of element `e` in order.
    pub fn element(&self, e: usize) -> &[Value] {
        let n = self.names.len();
        self.data.get(e * n..(e + 1) * n).unwrap_or(&[])
    }

    /// The fields of element `e` in order, to change in place.
    pub fn element_mut(&mut self, e: usize) -> &mut [Value] {
        let n = self.names.len();
        self.data.get_mut(e * n..(e + 1) * n).unwrap_or(&mut [])
    }

    /// Puts a struct with the same fields behind the last one of a row, and leaves `[]` in its fields.
    pub fn push(&mut self, other: &mut StructArray) -> Result<(), Error> {
        let count = self.numel() + 1;
        self.data.reserve(self.names.len())?;
        self.data.extend(other.element_mut(0).iter_mut().map(std::mem::take));
        self.dims = Dims::matrix(1, count);
        Ok(())
    }

    /// Makes a column of a row.
    pub fn stand(&mut self) {
        self.dims = Dims::matrix(self.numel(), 1);
    }

    /// Adds a field, `[]` in every element, unless it is there; gives its position.
    pub fn add_field(&mut self, name: Name) -> usize {
        if let Some(f) = self.position(name) {
            return f;
        }
        let f = self.names.len();
        let n = self.numel();
        if n == 1 {
            self.data.push(Value::empty());
        } else {
            let old = std::mem::replace(&mut self.data, Vec::new().into());
            let mut old = old.into_vec().into_iter();
            for _ in 0..n {
                self.data.extend(old.by_ref().take(f));
                self.data.push(Value::empty());
            }
        }
        self.names = self.names.iter().copied().chain([name]).collect();
        f
    }

    /// Removes a field; false where it is not there.
    pub fn remove_field(&mut self, name: Name) -> bool {
        let Some(f) = self.position(name) else { return false };
        let n = self.names.len();
        let mut i = 0;
        self.data.edit(|data| {
            data.retain(|_| {
                i += 1;
                (i - 1) % n != f
            });
        });
        self.names = self.names.iter().enumerate().filter(|(k, _)| *k != f).map(|(_, n)| *n).collect();
        true
    }

    /// The same fields in another order, where `names` is a permutation of this one's.
    pub fn ordered_as(&self, names: &[Name]) -> Option<StructArray> {
        if names.len() != self.names.len() {
            return None;
        }
        if *names == *self.names {
            return Some(self.clone());
        }
        let places: Vec<usize> = names.iter().map(|&n| self.position(n)).collect::<Option<_>>()?;
        let mut data = Vec::with_capacity(self.data.len());
        for e in 0..self.numel() {
            let element = self.element(e);
            data.extend(places.iter().map(|&p| element[p].clone()));
        }
        Some(StructArray { dims: self.dims.clone(), names: names.into(), data: data.into() })
    }

    /// The elements at these places, as an array of these extents.
    pub fn gather(&self, dims: Dims, places: &[usize]) -> StructArray {
        let mut data = Vec::with_capacity(places.len() * self.names.len());
        for &p in places {
            data.extend_from_slice(self.element(p));
        }
        StructArray { dims, names: self.names.clone(), data: data.into() }
    }

    /// Grows (or reshapes) to new extents; elements keep their subscripts, new ones are `[]`.
    pub fn resize(&mut self, dims: Dims) -> Result<(), Error> {
        let n = dims.checked_numel(16)?;
        let nf = self.names.len();
        let appended = self.dims.numel() == 0
            || (self.dims.rank() == 2 && dims.rank() == 2 && self.dims.rows() == dims.rows());
        if appended {
            let missing = (n * nf).saturating_sub(self.data.len());
            self.data.reserve(missing)?;
            self.data.resize(n * nf, Value::empty());
        } else {
            let mut data = crate::array::filled(Value::empty(), n * nf)?;
            for e in 0..self.dims.numel() {
                let to = crate::index::relocate(e, &self.dims, &dims);
                data[to * nf..(to + 1) * nf].clone_from_slice(self.element(e));
            }
            self.data = data.into();
        }
        self.dims = dims;
        Ok(())
    }

    /// Takes `count` elements out from `start` on; `dims` has as many elements as are left.
    pub fn remove(&mut self, start: usize, count: usize, dims: Dims) {
        let fields = self.names.len();
        self.data.remove(start * fields, count * fields);
        self.dims = dims;
    }

    /// Puts a struct behind the first `k` elements of a row; `dims` has one element more. `None`, and nothing has
    /// changed, where the fields are others or no memory is left.
    pub fn insert(&mut self, k: usize, one: &StructArray, dims: Dims) -> Option<()> {
        let fields = self.names.len();
        if one.names != self.names || one.data.len() != fields {
            return None;
        }
        self.data.reserve(fields).ok()?;
        let at = k * fields;
        self.data.edit(|data| data.splice(at..at, one.data.iter().cloned()).for_each(drop));
        self.dims = dims;
        Some(())
    }

    /// Other extents for the same elements.
    pub fn reshape(&mut self, dims: Dims) {
        debug_assert_eq!(dims.numel(), self.numel());
        self.dims = dims;
    }
}
