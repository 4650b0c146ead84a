//! Recursive types: what is inside structs and cells that hold structs and cells to any depth (trees, lists, parsed
//! texts), said once.
//!
//! Below the depth to which values are followed level by level ([`super::MAX_DEPTH`]), the structs that can be met
//! there are one type, and the cells another; what such a type holds of structs and cells is again one of these two
//! ([`Elements::Again`]). So `{v, left, right}` of a search tree is known at every depth, and its analysis ends.
//!
//! Invariants: `Again` stands inside of a [`Recursive`] alone, where it means the type of the class it stands with;
//! whoever takes something out of a recursive type gets it [opened](Elements::opened): one level of it, below which
//! stands the type itself. Nothing in it says more than what holds wherever it is met: no symbols. A type that the
//! root does not lead to is left out. The order compares part by part, which is inclusion since values are finite.
//!
//! Not here: types told apart by their names or fields. Below the limit, two kinds of structs are one with fields
//! that may be missing.
//!
//! Source: regular types of abstract interpretation (Deutsch, "Interprocedural may-alias analysis", 1994; Aiken and
//! Murphy, "Static type inference in a dynamically typed language", 1991), with one nonterminal for each class.

use super::{ClassValue, Elements, Fields, Handle, Nested, Up, Value};
use crate::{Class, MatrixDomain};
use std::sync::Arc;

/// Which of its types a recursive type begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Root {
    /// That of structs.
    Struct,
    /// That of cells.
    Cell,
}

impl Root {
    /// The root for a class that has one.
    pub fn of(class: Class) -> Option<Root> {
        match class {
            Class::Struct => Some(Root::Struct),
            Class::Cell => Some(Root::Cell),
            _ => None,
        }
    }

    fn other(self) -> Root {
        if self == Root::Struct { Root::Cell } else { Root::Struct }
    }
}

/// What is inside of all structs, and of all cells, that are met below some place.
#[derive(Clone, PartialEq, Debug)]
pub struct Recursive<M> {
    /// Inside structs: fields, or a collection. `None` where there are no structs.
    structs: Option<Elements<M>>,
    /// Inside cells: a collection. `None` where there are no cells.
    cells: Option<Elements<M>>,
}

impl<M: MatrixDomain> Recursive<M> {
    fn none() -> Recursive<M> {
        Recursive { structs: None, cells: None }
    }

    /// One of its types.
    pub fn part(&self, root: Root) -> Option<&Elements<M>> {
        match root {
            Root::Struct => self.structs.as_ref(),
            Root::Cell => self.cells.as_ref(),
        }
    }

    fn part_mut(&mut self, root: Root) -> &mut Option<Elements<M>> {
        match root {
            Root::Struct => &mut self.structs,
            Root::Cell => &mut self.cells,
        }
    }

    /// The types one by one, that of the root first; `None` where a type is given twice.
    pub fn of_parts(parts: Vec<(Root, Elements<M>)>) -> Option<Recursive<M>> {
        let mut all = Recursive::none();
        for (root, elements) in parts {
            if all.part_mut(root).replace(elements).is_some() {
                return None;
            }
        }
        Some(all)
    }

    pub(super) fn up(&self, other: &Recursive<M>, how: Up) -> Recursive<M> {
        let both = |a: &Option<Elements<M>>, b: &Option<Elements<M>>| match (a, b) {
            (Some(a), Some(b)) => Some(a.up(b, how)),
            (a, b) => a.clone().or_else(|| b.clone()),
        };
        Recursive { structs: both(&self.structs, &other.structs), cells: both(&self.cells, &other.cells) }
    }

    pub(super) fn leq(&self, other: &Recursive<M>) -> bool {
        let below = |a: &Option<Elements<M>>, b: &Option<Elements<M>>| match (a, b) {
            // Where the other one has no such type it refers to none: anything may stand there.
            (None, _) | (_, None) => true,
            (Some(a), Some(b)) => a.leq(b),
        };
        below(&self.structs, &other.structs) && below(&self.cells, &other.cells)
    }

    /// Everything inside `elements` of the class of `root`, and the elements themselves.
    pub(super) fn folded(elements: &Elements<M>, root: Root) -> Recursive<M> {
        let mut all = Recursive::none();
        all.gather(elements, root);
        all
    }

    fn gather(&mut self, elements: &Elements<M>, root: Root) {
        let open = match elements {
            Elements::Rec(_, n) => {
                *self = self.up(&n.content, Up::Join);
                return;
            }
            Elements::Again => return,
            Elements::Fields(n) => {
                let list = n.content.list.iter().map(|(name, v)| (*name, self.open(v))).collect();
                Elements::fields(Fields { ordered: n.content.ordered, list })
            }
            Elements::Each(n) => Elements::each(self.open(&n.content)),
            Elements::Tuple(n) => {
                Elements::each(n.content.iter().fold(Value::bottom(), |all, v| all.join(&self.open(v))))
            }
            Elements::None | Elements::Top | Elements::Handles(_) => Elements::Top,
        };
        let part = self.part_mut(root);
        *part = Some(match part.take() {
            Some(old) => old.up(&open, Up::Join),
            None => open,
        });
    }

    /// The value with references in the place of its structs and cells, which are gathered.
    fn open(&mut self, value: &Value<M>) -> Value<M> {
        let Some(list) = value.alternatives() else { return value.clone() };
        let mut result = Value { maybe_undefined: value.maybe_undefined, ..Value::bottom() };
        for v in list {
            let elements = match (Root::of(v.class), &v.elements) {
                (Some(root), elements) => {
                    self.gather(elements, root);
                    Elements::Again
                }
                (None, Elements::Handles(n)) => {
                    let of = |h: &Handle<M>, all: &mut Self| Handle {
                        target: h.target,
                        bound: h.bound.iter().map(|v| all.open(v)).collect(),
                    };
                    Elements::handles(n.content.iter().map(|h| of(h, self)).collect())
                }
                (None, Elements::None) => Elements::None,
                (None, _) => Elements::Top,
            };
            let one = ClassValue { class: v.class, matrix: v.matrix.anywhere(), elements };
            result = result.join(&Value::one(one));
        }
        result
    }

    /// Without the type that the root does not lead to.
    fn pruned(mut self, root: Root) -> Recursive<M> {
        let other = root.other();
        let leads = self.part(root).is_some_and(|e| elements_mention(e, other));
        if !leads {
            *self.part_mut(other) = None;
        }
        self
    }
}

fn elements_mention<M: MatrixDomain>(elements: &Elements<M>, root: Root) -> bool {
    match elements {
        Elements::Fields(n) => n.content.list.iter().any(|(_, v)| mentions(v, root)),
        Elements::Each(n) => mentions(&n.content, root),
        Elements::Tuple(n) => n.content.iter().any(|v| mentions(v, root)),
        Elements::Handles(n) => n.content.iter().flat_map(|h| &h.bound).any(|v| mentions(v, root)),
        Elements::None | Elements::Top | Elements::Rec(..) | Elements::Again => false,
    }
}

fn mentions<M: MatrixDomain>(value: &Value<M>, root: Root) -> bool {
    value.alternatives().unwrap_or(&[]).iter().any(|v| match v.elements {
        Elements::Again => Root::of(v.class) == Some(root),
        ref inside => elements_mention(inside, root),
    })
}

impl<M: MatrixDomain> Elements<M> {
    /// A recursive type that begins with `root`.
    pub fn recursive(root: Root, of: Recursive<M>) -> Elements<M> {
        match of.part(root) {
            None | Some(Elements::Top) => Elements::Top,
            Some(_) => {
                let of = of.pruned(root);
                let size = |e: &Option<Elements<M>>| e.as_ref().map_or(0, |e| e.weight().1);
                let size = size(&of.structs).saturating_add(size(&of.cells)).saturating_add(1);
                // As deep as something that holds nothing: it may stand at the limit.
                Elements::Rec(root, Arc::new(Nested { depth: 1, size, content: of }))
            }
        }
    }

    /// The type that describes these elements, of a class with this root, and all that is inside.
    pub(super) fn as_recursive(&self, root: Root) -> Elements<M> {
        Elements::recursive(root, Recursive::folded(self, root))
    }

    /// One level of a recursive type, below which it stands itself; other elements as they are.
    pub fn opened(&self) -> Elements<M> {
        let Elements::Rec(root, n) = self else { return self.clone() };
        let close = |v: &Value<M>| closed(v, &n.content);
        match n.content.part(*root) {
            Some(Elements::Fields(f)) => {
                let list = f.content.list.iter().map(|(name, v)| (*name, close(v))).collect();
                Elements::fields(Fields { ordered: f.content.ordered, list })
            }
            Some(Elements::Each(v)) => Elements::each(close(&v.content)),
            _ => Elements::Top,
        }
    }
}

/// The value with recursive types in the place of references to them.
fn closed<M: MatrixDomain>(value: &Value<M>, of: &Recursive<M>) -> Value<M> {
    value.map(|v| {
        let elements = match (&v.elements, Root::of(v.class)) {
            (Elements::Again, Some(root)) => Elements::recursive(root, of.clone()),
            (Elements::Handles(n), _) => {
                let bound = |h: &Handle<M>| h.bound.iter().map(|v| closed(v, of)).collect();
                let list = n.content.iter().map(|h| Handle { target: h.target, bound: bound(h) });
                Elements::handles(list.collect())
            }
            (other, _) => other.clone(),
        };
        ClassValue { elements, ..v.clone() }
    })
}

impl<M: MatrixDomain> Value<M> {
    /// The value with one level of its recursive types opened, so that fields and contents can be seen.
    pub fn opened(self) -> Value<M> {
        let is = |v: &ClassValue<M>| matches!(v.elements, Elements::Rec(..));
        if !self.alternatives().is_some_and(|l| l.iter().any(is)) {
            return self;
        }
        self.map(|v| ClassValue { elements: v.elements.opened(), ..v.clone() })
    }
}
