//! Abstract values: for each class a value may have, what is known of it, and whether the variable
//! may be undefined.
//!
//! Structs are tuples of fields in order, or a collection when field names are not known; cells
//! are tuples when their shape is constant and small, else collections; a handle is a set of
//! functions with the values bound to their first parameters. Composite values are generic in
//! the abstraction of matrices ([`MatrixDomain`]); [`AbsValue`] uses [`Matrix`].
//!
//! Invariants: alternatives have distinct classes and are sorted; no alternative is impossible;
//! nesting is at most [`MAX_DEPTH`] deep, and what is deeper is one recursive type (`recursive`); values have
//! at most [`MAX_SIZE`] parts, beyond which elements become [`Elements::Top`]. A field that may be missing is maybe undefined. Alternatives
//! and nested parts are shared: an analysis copies values at every statement, and a copy is one count.
//!
//! Laws (tested): join is commutative, associative, idempotent, and the least upper bound; meet
//! is below both; widening is above both and chains end.
//!
//! Source: the Tamer, sections 5.2 (value sets), 5.4 (composite values), 5.5 (matrices).

mod matrices;
mod parts;
mod recursive;
mod show;

use crate::{Class, ClassSet, Matrix, MatrixDomain, Shape};
use base::Name;
use smallvec::{SmallVec, smallvec};
use std::sync::Arc;

pub use recursive::{Recursive, Root};

/// What a level of structs, cells or handles counts.
const LEVEL: u8 = 2;
/// What a level of a handle counts of which the function is known: a chain of such is a program of its own.
const CHAIN: u8 = 1;
/// How deep values are followed level by level: five levels, or chains of twice as many handles.
pub const MAX_DEPTH: u8 = 5 * LEVEL;
/// How many parts a value may have.
pub const MAX_SIZE: u32 = 20_000;
/// How many fields a struct may have before it becomes a collection.
pub const MAX_FIELDS: usize = 256;
/// How many elements a cell may have before it becomes a collection.
pub const MAX_TUPLE: usize = 64;
/// How many functions a handle may stand for before it becomes any handle.
pub const MAX_HANDLES: usize = 16;

/// The abstract value over the default matrix abstraction.
pub type AbsValue = Value<Matrix>;

/// What a value may be.
#[derive(Clone, PartialEq, Debug)]
pub struct Value<M> {
    alternatives: Alternatives<M>,
    /// The variable may have no value (a field: may be missing).
    pub maybe_undefined: bool,
}

/// The classes a value may have.
#[derive(Clone, Debug)]
enum Alternatives<M> {
    /// Any class at all.
    Any,
    /// No class: there is no value.
    Empty,
    /// These, at least one.
    Of(Arc<List<M>>),
}

type List<M> = SmallVec<[ClassValue<M>; 1]>;

impl<M> Alternatives<M> {
    fn of(list: List<M>) -> Alternatives<M> {
        if list.is_empty() { Alternatives::Empty } else { Alternatives::Of(Arc::new(list)) }
    }

    fn list(&self) -> Option<&[ClassValue<M>]> {
        match self {
            Alternatives::Any => None,
            Alternatives::Empty => Some(&[]),
            Alternatives::Of(list) => Some(list),
        }
    }

    /// Whether both are one list. Others may be equal.
    fn is(&self, other: &Alternatives<M>) -> bool {
        match (self, other) {
            (Alternatives::Of(a), Alternatives::Of(b)) => Arc::ptr_eq(a, b),
            (Alternatives::Any, Alternatives::Any) | (Alternatives::Empty, Alternatives::Empty) => true,
            _ => false,
        }
    }
}

impl<M: PartialEq> PartialEq for Alternatives<M> {
    fn eq(&self, other: &Alternatives<M>) -> bool {
        self.is(other) || self.list() == other.list()
    }
}

/// What is known of a value if it has this class.
#[derive(Clone, PartialEq, Debug)]
pub struct ClassValue<M> {
    /// The class.
    pub class: Class,
    /// The array: shape, and elements of numeric classes.
    pub matrix: M,
    /// What is inside cells, structs, objects and handles.
    pub elements: Elements<M>,
}

/// A part with its depth and size.
#[derive(Debug)]
pub struct Nested<T> {
    depth: u8,
    size: u32,
    content: T,
}

/// The insides of composite values.
#[derive(Clone, Debug)]
pub enum Elements<M> {
    /// The class has none.
    None,
    /// Nothing is known.
    Top,
    /// The fields of every element of a struct array or object.
    Fields(Arc<Nested<Fields<M>>>),
    /// Every element of a cell, or every field of a struct whose names are not known.
    Each(Arc<Nested<Value<M>>>),
    /// The elements of a cell of constant shape, column by column.
    Tuple(Arc<Nested<Vec<Value<M>>>>),
    /// The functions a handle may stand for, sorted, at least one.
    Handles(Arc<Nested<Vec<Handle<M>>>>),
    /// Structs and cells within each other to any depth.
    Rec(Root, Arc<Nested<Recursive<M>>>),
    /// Inside of a recursive type: that type again, of the class it stands with.
    Again,
}

/// Fields of a struct.
#[derive(Clone, PartialEq, Debug)]
pub struct Fields<M> {
    /// Whether the order of the list is that of `fieldnames` and, where a field is there, so are all before it
    /// (`s.a = ..; s.b = ..`); else the list is sorted by name.
    pub ordered: bool,
    /// Names and values; a field that may be missing is maybe undefined.
    pub list: Vec<(Name, Value<M>)>,
}

/// The function a handle calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A function of the program, by a number the analysis gives.
    Function(u32),
    /// A function that works on variables of an activation of another, likewise.
    Nested(u32),
    /// A builtin.
    Builtin(Name),
}

/// A function with the values of its first parameters.
#[derive(Clone, PartialEq, Debug)]
pub struct Handle<M> {
    /// The function.
    pub target: Target,
    /// The captured values.
    pub bound: Vec<Value<M>>,
}

/// Join or widen: they descend alike.
#[derive(Clone, Copy, PartialEq)]
enum Up {
    Join,
    Widen,
}

impl Target {
    fn key(self) -> (u32, &'static str) {
        match self {
            Target::Function(id) | Target::Nested(id) => (id, ""),
            Target::Builtin(name) => (u32::MAX, name.as_str()),
        }
    }
}

impl<T> Nested<T> {
    /// The part.
    pub fn content(&self) -> &T {
        &self.content
    }
}

impl<M: PartialEq> PartialEq for Elements<M> {
    fn eq(&self, other: &Elements<M>) -> bool {
        match (self, other) {
            (Elements::None, Elements::None)
            | (Elements::Top, Elements::Top)
            | (Elements::Again, Elements::Again) => true,
            (Elements::Rec(a, m), Elements::Rec(b, n)) => {
                a == b && (Arc::ptr_eq(m, n) || m.content == n.content)
            }
            (Elements::Fields(a), Elements::Fields(b)) => Arc::ptr_eq(a, b) || a.content == b.content,
            (Elements::Each(a), Elements::Each(b)) => Arc::ptr_eq(a, b) || a.content == b.content,
            (Elements::Tuple(a), Elements::Tuple(b)) => Arc::ptr_eq(a, b) || a.content == b.content,
            (Elements::Handles(a), Elements::Handles(b)) => Arc::ptr_eq(a, b) || a.content == b.content,
            _ => false,
        }
    }
}

impl<M: MatrixDomain> Elements<M> {
    /// What the elements of this class can be at most.
    pub fn top(class: Class) -> Elements<M> {
        match class {
            Class::Cell | Class::Struct | Class::FunctionHandle | Class::Object(_) => Elements::Top,
            _ => Elements::None,
        }
    }

    /// These fields.
    pub fn fields(mut fields: Fields<M>) -> Elements<M> {
        if fields.list.len() > MAX_FIELDS {
            return Elements::each(join_all(fields.list.iter().map(|f| &f.1)));
        }
        // What is surely there stands before what may be missing.
        fields.ordered &= fields.list.is_sorted_by_key(|f| f.1.maybe_undefined);
        fields.ordered |= fields.list.len() <= 1;
        if !fields.ordered {
            fields.list.sort_by_key(|f| f.0.as_str());
        }
        nest(fields, LEVEL, |f, g| f.list.iter_mut().for_each(|x| g(&mut x.1)))
            .map_or(Elements::Top, Elements::Fields)
    }

    /// A collection of values like this one.
    pub fn each(value: Value<M>) -> Elements<M> {
        let value = value.defined();
        nest(value, LEVEL, |v, g| g(v)).map_or(Elements::Top, Elements::Each)
    }

    /// These elements; a collection where there are too many.
    pub fn tuple(list: Vec<Value<M>>) -> Elements<M> {
        if list.len() > MAX_TUPLE {
            return Elements::each(join_all(&list));
        }
        nest(list, LEVEL, |l, g| l.iter_mut().for_each(g)).map_or(Elements::Top, Elements::Tuple)
    }

    /// These functions; handles to one function with equally many bound values are joined.
    pub fn handles(list: Vec<Handle<M>>) -> Elements<M> {
        let mut merged: Vec<Handle<M>> = Vec::with_capacity(list.len());
        for h in list {
            match merged.iter_mut().find(|m| m.matches(&h)) {
                Some(m) => m.bound = m.bound.iter().zip(&h.bound).map(|(a, b)| a.join(b)).collect(),
                None => merged.push(h),
            }
        }
        if merged.is_empty() || merged.len() > MAX_HANDLES {
            return Elements::Top;
        }
        merged.sort_by_key(|h| (h.target.key(), h.bound.len()));
        let level = if merged.len() == 1 { CHAIN } else { LEVEL };
        nest(merged, level, |l, g| l.iter_mut().flat_map(|h| &mut h.bound).for_each(g))
            .map_or(Elements::Top, Elements::Handles)
    }

    /// Depth and size.
    fn weight(&self) -> (u8, u32) {
        match self {
            Elements::None | Elements::Top | Elements::Again => (0, 1),
            Elements::Rec(_, n) => (n.depth, n.size),
            Elements::Fields(n) => (n.depth, n.size),
            Elements::Each(n) => (n.depth, n.size),
            Elements::Tuple(n) => (n.depth, n.size),
            Elements::Handles(n) => (n.depth, n.size),
        }
    }

    /// The same, of this class, with one recursive type below `depth` levels; cut off where there is none.
    fn truncated(&self, class: Class, depth: u8) -> Elements<M> {
        if self.weight().0 <= depth {
            return self.clone();
        }
        if let (1..=LEVEL, Some(root)) = (depth, Root::of(class)) {
            return self.as_recursive(root);
        }
        let level = match self {
            Elements::Handles(n) if n.content.len() == 1 => CHAIN,
            _ => LEVEL,
        };
        if depth < level {
            return Elements::Top;
        }
        let cut = |v: &Value<M>| v.truncated(depth - level);
        match self {
            Elements::None | Elements::Top | Elements::Rec(..) | Elements::Again => self.clone(),
            Elements::Fields(n) => Elements::fields(Fields {
                ordered: n.content.ordered,
                list: n.content.list.iter().map(|(k, v)| (*k, cut(v))).collect(),
            }),
            Elements::Each(n) => Elements::each(cut(&n.content)),
            Elements::Tuple(n) => Elements::tuple(n.content.iter().map(cut).collect()),
            Elements::Handles(n) => Elements::handles(
                n.content
                    .iter()
                    .map(|h| Handle { target: h.target, bound: h.bound.iter().map(cut).collect() })
                    .collect(),
            ),
        }
    }

    /// All that can be inside, as one value; any value for `Top`. Of a recursive type one level is opened: there
    /// always is a further one.
    pub fn collected(&self) -> Value<M> {
        self.opened().gathered().opened()
    }

    /// The same with recursive types as they stand there, and any value for one itself: what may be gone down in,
    /// which ends.
    pub fn gathered(&self) -> Value<M> {
        match self {
            Elements::None => Value::bottom(),
            Elements::Top | Elements::Handles(_) | Elements::Again | Elements::Rec(..) => Value::top(),
            Elements::Each(n) => n.content.clone(),
            Elements::Fields(n) => join_all(n.content.list.iter().map(|f| &f.1)).defined(),
            Elements::Tuple(n) => join_all(&n.content),
        }
    }

    fn up(&self, other: &Elements<M>, how: Up) -> Elements<M> {
        match (self, other) {
            _ if self == other => self.clone(),
            (Elements::Fields(a), Elements::Fields(b)) => Elements::fields(a.content.up(&b.content, how)),
            (Elements::Tuple(a), Elements::Tuple(b)) if a.content.len() == b.content.len() => {
                Elements::tuple(a.content.iter().zip(&b.content).map(|(x, y)| x.up(y, how)).collect())
            }
            (Elements::Handles(a), Elements::Handles(b)) => {
                Elements::handles(handles_up(&a.content, &b.content, how))
            }
            (Elements::Top, _) | (_, Elements::Top) => Elements::Top,
            (Elements::Handles(_), _) | (_, Elements::Handles(_)) => Elements::Top,
            (Elements::None, x) | (x, Elements::None) => x.clone(),
            (Elements::Again, _) | (_, Elements::Again) => Elements::Top,
            (Elements::Rec(root, a), Elements::Rec(_, b)) => {
                Elements::recursive(*root, a.content.up(&b.content, how))
            }
            (Elements::Rec(root, a), x) => {
                Elements::recursive(*root, a.content.up(&Recursive::folded(x, *root), how))
            }
            (x, Elements::Rec(root, b)) => {
                Elements::recursive(*root, Recursive::folded(x, *root).up(&b.content, how))
            }
            _ => Elements::each(self.gathered().up(&other.gathered(), how)),
        }
    }

    fn leq(&self, other: &Elements<M>) -> bool {
        match (self, other) {
            _ if self == other => true,
            (_, Elements::Top) => true,
            (Elements::Rec(_, a), Elements::Rec(_, b)) => a.content.leq(&b.content),
            (Elements::Top | Elements::None | Elements::Again | Elements::Handles(_), Elements::Rec(..)) => {
                false
            }
            (x, Elements::Rec(root, b)) => Recursive::folded(x, *root).leq(&b.content),
            (Elements::Fields(a), Elements::Fields(b)) => a.content.leq(&b.content),
            (Elements::Fields(a), Elements::Each(b)) => {
                a.content.list.iter().all(|f| f.1.clone().defined().leq(&b.content))
            }
            (Elements::Each(a), Elements::Each(b)) => a.content.leq(&b.content),
            (Elements::Tuple(a), Elements::Tuple(b)) => {
                a.content.len() == b.content.len() && a.content.iter().zip(&b.content).all(|(x, y)| x.leq(y))
            }
            (Elements::Tuple(a), Elements::Each(b)) => a.content.iter().all(|x| x.leq(&b.content)),
            (Elements::Handles(a), Elements::Handles(b)) => a.content.iter().all(|x| {
                let found = b.content.iter().find(|y| y.matches(x));
                found.is_some_and(|y| x.bound.iter().zip(&y.bound).all(|(v, w)| v.leq(w)))
            }),
            _ => false,
        }
    }

    fn meet(&self, other: &Elements<M>) -> Option<Elements<M>> {
        Some(match (self, other) {
            _ if self == other => self.clone(),
            (Elements::Top, x) | (x, Elements::Top) => x.clone(),
            (Elements::Rec(..), x) if x.leq(self) => x.clone(),
            (x, Elements::Rec(..)) if x.leq(other) => x.clone(),
            // Of two that may overlap, one is above what both are.
            (Elements::Rec(..), Elements::Rec(..)) => self.clone(),
            (Elements::Rec(..), x) => self.opened().meet(x)?,
            (x, Elements::Rec(..)) => x.meet(&other.opened())?,
            (Elements::Fields(a), Elements::Fields(b)) => Elements::fields(a.content.meet(&b.content)?),
            (Elements::Fields(a), Elements::Each(v)) | (Elements::Each(v), Elements::Fields(a)) => {
                let each = v.content.clone().or_undefined();
                let list: Option<Vec<_>> =
                    a.content.list.iter().map(|(n, x)| Some((*n, x.meet(&each).possible()?))).collect();
                Elements::fields(Fields { ordered: a.content.ordered, list: list? })
            }
            (Elements::Each(a), Elements::Each(b)) => Elements::each(a.content.meet(&b.content)),
            (Elements::Tuple(a), Elements::Each(v)) | (Elements::Each(v), Elements::Tuple(a)) => {
                let list: Option<Vec<_>> = a.content.iter().map(|x| x.meet(&v.content).possible()).collect();
                Elements::tuple(list?)
            }
            (Elements::Tuple(a), Elements::Tuple(b)) if a.content.len() == b.content.len() => {
                let pairs = a.content.iter().zip(&b.content);
                let list: Option<Vec<_>> = pairs.map(|(x, y)| x.meet(y).possible()).collect();
                Elements::tuple(list?)
            }
            (Elements::Handles(a), Elements::Handles(b)) => {
                let both = a.content.iter().filter_map(|x| x.meet(b.content.iter().find(|y| y.matches(x))?));
                let both: Vec<_> = both.collect();
                if both.is_empty() {
                    return None;
                }
                Elements::handles(both)
            }
            _ => return None,
        })
    }
}

/// Shares `content`, which is a level above what it holds, after cutting its values where it is too deep; `None` where it is too large.
fn nest<T, M: MatrixDomain>(
    mut content: T,
    level: u8,
    for_each: impl Fn(&mut T, &mut dyn FnMut(&mut Value<M>)),
) -> Option<Arc<Nested<T>>> {
    let (mut depth, mut size) = (0, 1u32);
    for_each(&mut content, &mut |v| {
        if v.depth() > MAX_DEPTH - level {
            *v = v.truncated(MAX_DEPTH - level);
        }
        depth = depth.max(v.depth());
        size = size.saturating_add(v.size());
    });
    (size <= MAX_SIZE).then(|| Arc::new(Nested { depth: depth + level, size, content }))
}

/// The join of any number of values; bottom of none.
pub fn join_all<'a, M: MatrixDomain + 'a>(values: impl IntoIterator<Item = &'a Value<M>>) -> Value<M> {
    values.into_iter().fold(Value::bottom(), |a, b| a.join(b))
}

fn handles_up<M: MatrixDomain>(a: &[Handle<M>], b: &[Handle<M>], how: Up) -> Vec<Handle<M>> {
    let mut list: Vec<Handle<M>> = Vec::with_capacity(a.len() + b.len());
    for x in a {
        let bound = match b.iter().find(|y| y.matches(x)) {
            Some(y) => x.bound.iter().zip(&y.bound).map(|(v, w)| v.up(w, how)).collect(),
            None => x.bound.clone(),
        };
        list.push(Handle { target: x.target, bound });
    }
    list.extend(b.iter().filter(|y| !a.iter().any(|x| x.matches(y))).cloned());
    list
}

impl<M: MatrixDomain> Handle<M> {
    fn matches(&self, other: &Handle<M>) -> bool {
        self.target == other.target && self.bound.len() == other.bound.len()
    }

    fn meet(&self, other: &Handle<M>) -> Option<Handle<M>> {
        let bound: Option<Vec<_>> =
            self.bound.iter().zip(&other.bound).map(|(a, b)| a.meet(b).possible()).collect();
        Some(Handle { target: self.target, bound: bound? })
    }
}

impl<M: MatrixDomain> ClassValue<M> {
    /// Every value of a class.
    pub fn top(class: Class) -> ClassValue<M> {
        ClassValue { class, matrix: M::top(class), elements: Elements::top(class) }
    }

    /// An array of a class without insides; of unknown insides where the class has some.
    pub fn new(class: Class, matrix: M) -> ClassValue<M> {
        ClassValue { class, matrix, elements: Elements::top(class) }
    }

    fn up(&self, other: &ClassValue<M>, how: Up) -> ClassValue<M> {
        let matrix = match how {
            Up::Join => self.matrix.join(&other.matrix, self.class),
            Up::Widen => self.matrix.widen(&other.matrix, self.class),
        };
        let tuples = matches!((&self.elements, &other.elements), (Elements::Tuple(_), Elements::Tuple(_)));
        let elements = if tuples && matrix.shape().as_sizes().is_none() {
            Elements::each(self.elements.gathered().up(&other.elements.gathered(), how))
        } else {
            self.elements.up(&other.elements, how)
        };
        ClassValue { class: self.class, matrix, elements }
    }

    fn leq(&self, other: &ClassValue<M>) -> bool {
        self.matrix.leq(&other.matrix, self.class) && self.elements.leq(&other.elements)
    }

    fn meet(&self, other: &ClassValue<M>) -> Option<ClassValue<M>> {
        let matrix = self.matrix.meet(&other.matrix, self.class)?;
        Some(ClassValue { class: self.class, matrix, elements: self.elements.meet(&other.elements)? })
    }
}

impl<M: MatrixDomain> Value<M> {
    /// No value: code not reached.
    pub fn bottom() -> Value<M> {
        Value { alternatives: Alternatives::Empty, maybe_undefined: false }
    }

    /// A variable that has no value yet.
    pub fn undefined() -> Value<M> {
        Value { maybe_undefined: true, ..Value::bottom() }
    }

    /// Any value of any class.
    pub fn top() -> Value<M> {
        Value { alternatives: Alternatives::Any, maybe_undefined: false }
    }

    /// A value of one class.
    pub fn one(value: ClassValue<M>) -> Value<M> {
        Value { alternatives: Alternatives::of(smallvec![value]), maybe_undefined: false }
    }

    /// Any value of a class.
    pub fn any_of(class: Class) -> Value<M> {
        Value::one(ClassValue::top(class))
    }

    /// What it may be, class by class; `None` for any class.
    pub fn alternatives(&self) -> Option<&[ClassValue<M>]> {
        self.alternatives.list()
    }

    /// Whether there is no value: unreachable.
    pub fn is_bottom(&self) -> bool {
        !self.maybe_undefined && self.is_undefined()
    }

    /// Whether no class is possible: if anything, the variable is undefined.
    pub fn is_undefined(&self) -> bool {
        matches!(self.alternatives, Alternatives::Empty)
    }

    /// Whether any class is possible.
    pub fn is_any(&self) -> bool {
        matches!(self.alternatives, Alternatives::Any)
    }

    /// `None` for bottom.
    fn possible(self) -> Option<Value<M>> {
        if self.is_bottom() { None } else { Some(self) }
    }

    /// The same, surely defined.
    pub fn defined(mut self) -> Value<M> {
        self.maybe_undefined = false;
        self
    }

    /// The same, or undefined.
    pub fn or_undefined(mut self) -> Value<M> {
        self.maybe_undefined = true;
        self
    }

    /// The built-in classes it may have; all for any value. Object classes are not in it.
    pub fn classes(&self) -> ClassSet {
        match self.alternatives() {
            Some(list) => list.iter().map(|v| v.class).collect(),
            None => ClassSet::ALL,
        }
    }

    /// The class, where there is only one.
    pub fn unique_class(&self) -> Option<Class> {
        self.unique().map(|v| v.class)
    }

    /// The alternative, where there is only one.
    pub fn unique(&self) -> Option<&ClassValue<M>> {
        match self.alternatives()? {
            [one] => Some(one),
            _ => None,
        }
    }

    /// What is known if it has this class; everything for any value, `None` where it cannot.
    pub fn get(&self, class: Class) -> Option<ClassValue<M>> {
        match self.alternatives() {
            Some(list) => list.iter().find(|v| v.class == class).cloned(),
            None => Some(ClassValue::top(class)),
        }
    }

    /// The join of the shapes.
    pub fn shape(&self) -> Shape {
        let Some(list) = self.alternatives() else { return Shape::Any };
        list.iter().map(|v| v.matrix.shape().clone()).reduce(|a, b| a.join(&b)).unwrap_or(Shape::Any)
    }

    /// Keeps the alternatives for which `keep` holds; any value stays any value.
    pub fn retain(mut self, keep: impl Fn(&ClassValue<M>) -> bool) -> Value<M> {
        if let Alternatives::Of(list) = &self.alternatives
            && !list.iter().all(&keep)
        {
            self.alternatives = Alternatives::of(list.iter().filter(|v| keep(v)).cloned().collect());
        }
        self
    }

    /// The value if its class is one of these built-in ones, for a test that passed.
    pub fn restrict(self, classes: ClassSet) -> Value<M> {
        if self.is_any() {
            let of = |c| Value::any_of(c);
            return Value {
                maybe_undefined: self.maybe_undefined,
                ..classes.iter().map(of).fold(Value::bottom(), |a, b| a.join(&b))
            };
        }
        self.retain(|v| classes.contains(v.class))
    }

    /// Every alternative changed by `f`.
    pub fn map(&self, f: impl Fn(&ClassValue<M>) -> ClassValue<M>) -> Value<M> {
        let mut result = Value { maybe_undefined: self.maybe_undefined, ..Value::bottom() };
        match self.alternatives() {
            None => Value { maybe_undefined: self.maybe_undefined, ..Value::top() },
            Some(list) => {
                for v in list {
                    result = result.join(&Value::one(f(v)));
                }
                result
            }
        }
    }

    /// How deep cells, structs and handles are nested.
    fn depth(&self) -> u8 {
        self.alternatives().iter().copied().flatten().map(|v| v.elements.weight().0).max().unwrap_or(0)
    }

    fn size(&self) -> u32 {
        let list = self.alternatives().unwrap_or(&[]);
        list.iter().fold(1, |s, v| s.saturating_add(v.elements.weight().1))
    }

    fn truncated(&self, depth: u8) -> Value<M> {
        if self.depth() <= depth {
            return self.clone();
        }
        let cut =
            |v: &ClassValue<M>| ClassValue { elements: v.elements.truncated(v.class, depth), ..v.clone() };
        let Some(list) = self.alternatives() else { return self.clone() };
        let alternatives = Alternatives::of(list.iter().map(cut).collect());
        Value { alternatives, maybe_undefined: self.maybe_undefined }
    }

    /// The least value above both.
    pub fn join(&self, other: &Value<M>) -> Value<M> {
        self.up(other, Up::Join)
    }

    /// Above both; iterating `x = x.widen(next)` ends.
    pub fn widen(&self, next: &Value<M>) -> Value<M> {
        self.up(next, Up::Widen)
    }

    fn up(&self, other: &Value<M>, how: Up) -> Value<M> {
        let maybe_undefined = self.maybe_undefined || other.maybe_undefined;
        let same = self.alternatives.is(&other.alternatives);
        let (a, b) = match (&self.alternatives, &other.alternatives) {
            (Alternatives::Any, _) | (_, Alternatives::Any) => {
                return Value { alternatives: Alternatives::Any, maybe_undefined };
            }
            (x, Alternatives::Empty) | (Alternatives::Empty, x) => {
                return Value { alternatives: x.clone(), maybe_undefined };
            }
            (x, _) if same => return Value { alternatives: x.clone(), maybe_undefined },
            (Alternatives::Of(a), Alternatives::Of(b)) => (a, b),
        };
        let mut list: List<M> = SmallVec::with_capacity(a.len().max(b.len()));
        for v in a.iter() {
            match b.iter().find(|w| w.class == v.class) {
                Some(w) => list.push(v.up(w, how)),
                None => list.push(v.clone()),
            }
        }
        list.extend(b.iter().filter(|w| !a.iter().any(|v| v.class == w.class)).cloned());
        list.sort_by_key(|v| v.class);
        Value { alternatives: Alternatives::of(list), maybe_undefined }
    }

    /// What is left when both hold.
    pub fn meet(&self, other: &Value<M>) -> Value<M> {
        let maybe_undefined = self.maybe_undefined && other.maybe_undefined;
        let alternatives = match (&self.alternatives, &other.alternatives) {
            (Alternatives::Any, x) | (x, Alternatives::Any) => x.clone(),
            (Alternatives::Empty, _) | (_, Alternatives::Empty) => Alternatives::Empty,
            (Alternatives::Of(a), Alternatives::Of(b)) => {
                let both = a.iter().filter_map(|v| v.meet(b.iter().find(|w| w.class == v.class)?));
                Alternatives::of(both.collect())
            }
        };
        Value { alternatives, maybe_undefined }
    }

    /// The order: whether `other` holds whenever `self` does.
    pub fn leq(&self, other: &Value<M>) -> bool {
        if self.maybe_undefined && !other.maybe_undefined {
            return false;
        }
        if self.alternatives.is(&other.alternatives) {
            return true;
        }
        match (self.alternatives(), other.alternatives()) {
            (_, None) => true,
            (None, _) => false,
            (Some(a), Some(b)) => {
                a.iter().all(|v| b.iter().find(|w| w.class == v.class).is_some_and(|w| v.leq(w)))
            }
        }
    }

    /// The value of a field of a struct or object, over all alternatives that can have fields.
    /// Maybe undefined where it may be missing; bottom where no alternative has fields.
    pub fn field(&self, name: Name) -> Value<M> {
        let Some(list) = self.alternatives() else { return Value::top().or_undefined() };
        let all = list.iter().fold(Value::bottom(), |r, v| {
            r.join(&match &v.elements.opened() {
                Elements::Fields(n) => n.content.get(name).cloned().unwrap_or_else(Value::undefined),
                Elements::Each(n) if v.class != Class::Cell => n.content.clone().or_undefined(),
                Elements::Top if !matches!(v.class, Class::Cell | Class::FunctionHandle) => {
                    Value::top().or_undefined()
                }
                _ => Value::bottom(),
            })
        });
        all.opened()
    }

    /// The contents of cells: of position `at` (column by column, from 0) where it is known, else
    /// of any. Bottom where it cannot be a cell or the position does not exist.
    pub fn content(&self, at: Option<usize>) -> Value<M> {
        let Some(list) = self.alternatives() else { return Value::top() };
        let cells = list.iter().filter(|v| v.class == Class::Cell);
        let all = cells.fold(Value::bottom(), |r, v| {
            r.join(&match (&v.elements, at) {
                (Elements::Tuple(n), Some(i)) => n.content.get(i).cloned().unwrap_or_else(Value::bottom),
                (e, _) => e.collected(),
            })
        });
        all.opened()
    }
}
