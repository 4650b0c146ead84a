//! How a variable is kept in the compiled program, chosen from what the analysis knows of it.
//!
//! One class, real or complex, with one element becomes a C scalar; with a known rank an array;
//! a handle whose targets are known, a struct with known fields and a variable that holds a row of cells dissolve into
//! their parts; everything
//! else is boxed. A double that is surely an integer of at most 53 bits is kept as an integer.

use super::part::MAX_PARTS;
pub use super::part::{Part, is_row};
use super::table::Table;
use base::Name;
use ir::loops::{Elem, Expr, LocalId, Ty};
use ir::tir;
use std::rc::Rc;
use types::{
    AbsValue, Class, ClassValue, Complexity, Dim, Elements, Interval, Matrix, Shape, Sparsity, Target,
};

/// Arrays of higher rank are boxed.
pub const MAX_RANK: usize = 4;
/// A handle with more targets is boxed, and so is one with several that takes more locals.
const MAX_TARGETS: usize = 8;
const MAX_LEAVES: usize = 24;
/// Doubles up to here hold every integer.
pub const EXACT: f64 = 9007199254740992.0;

/// What is known of an extent.
#[derive(Clone, Debug, PartialEq)]
pub enum Ext {
    /// This many.
    Const(i64),
    /// As many as this expression over the program's values says; equal expressions are equal
    /// extents.
    Sym(Dim),
    /// Nothing.
    Unknown,
}

impl Ext {
    /// Surely 1.
    pub fn is_one(&self) -> bool {
        *self == Ext::Const(1)
    }

    /// Surely the same extent.
    pub fn same(&self, other: &Ext) -> bool {
        self == other && *self != Ext::Unknown
    }

    fn of(dim: &Dim) -> Ext {
        match dim {
            Dim::Const(n) => Ext::Const(*n),
            Dim::Unknown => Ext::Unknown,
            Dim::Poly(_) => Ext::Sym(dim.clone()),
        }
    }
}

/// The target of a function handle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Handle {
    /// A function of the program; for an anonymous function, captured values come first.
    Function(tir::FuncId),
    /// A builtin.
    Builtin(Name),
}

/// How a value is kept.
#[derive(Clone, Debug, PartialEq)]
pub enum Repr {
    /// A C scalar.
    Scalar(Elem),
    /// An array of this rank.
    Array(Elem, u8),
    /// A runtime value.
    Boxed,
    /// A function handle with one target; its captured values.
    Closure(Handle, Vec<Repr>),
    /// A function handle with one of several targets: a number that says which, and the captured values of each.
    Choice(Vec<(Handle, Vec<Repr>)>),
    /// A scalar struct, an object whose properties are known or, of a variable, a row of cells that is not empty; its parts.
    Record(Vec<(Part, Repr)>),
    /// Of a variable alone: a struct array or a cell in columns.
    Table(Rc<Table>),
}

impl Repr {
    /// The type of the local that keeps it; `None` for an aggregate.
    pub fn ty(&self) -> Option<Ty> {
        match self {
            Repr::Scalar(e) => Some(Ty::Scalar(*e)),
            Repr::Array(e, rank) => Some(Ty::Array(*e, *rank)),
            Repr::Boxed => Some(Ty::Boxed),
            Repr::Closure(..) | Repr::Choice(_) | Repr::Record(_) | Repr::Table(_) => None,
        }
    }

    /// The number of locals it takes.
    pub fn leaves(&self) -> usize {
        match self {
            Repr::Closure(_, parts) => parts.iter().map(Repr::leaves).sum(),
            Repr::Choice(targets) => {
                1 + targets.iter().flat_map(|(_, parts)| parts).map(Repr::leaves).sum::<usize>()
            }
            Repr::Record(fields) => fields.iter().map(|(_, r)| r.leaves()).sum(),
            Repr::Table(table) => table.columns().len(),
            Repr::Scalar(_) | Repr::Array(..) | Repr::Boxed => 1,
        }
    }

    /// The representation of a captured variable like `value`: boxed where it may have had no value, which
    /// only calls of the function find out.
    fn captured(value: &AbsValue) -> Repr {
        if is_unsure(value) { Repr::Boxed } else { Repr::of(value) }
    }

    /// The representation of values like `value`.
    pub fn of(value: &AbsValue) -> Repr {
        let Some(v) = value.unique() else { return Repr::Boxed };
        match v.class {
            Class::FunctionHandle => closure(v).unwrap_or(Repr::Boxed),
            Class::Struct | Class::Object(_) => record(v).unwrap_or(Repr::Boxed),
            class => matrix(class, &v.matrix).unwrap_or(Repr::Boxed),
        }
    }

    /// The representation of a variable that holds rows of cells like `value`, and is never asked for the
    /// whole; inside of others, cells are boxed.
    pub fn row(value: &AbsValue) -> Option<Repr> {
        row(value.unique()?)
    }
}

/// Whether a value of one class is stored as C stores arrays of real elements.
pub fn is_real_and_full(value: &AbsValue) -> bool {
    let plain = |v: &ClassValue<Matrix>| {
        v.matrix.complexity == Complexity::Real && v.matrix.sparsity == Sparsity::Full
    };
    value.unique().is_some_and(plain)
}

/// Whether a value surely is an array without elements.
pub fn has_no_elements(value: &AbsValue) -> bool {
    !value.maybe_undefined && known_extents(value).is_some_and(|k| k.contains(&Ext::Const(0)))
}

/// Whether a value is a cell, or a list, that holds nothing.
pub fn is_nothing(value: &AbsValue) -> bool {
    let none =
        |v: &ClassValue<Matrix>| matches!(&v.elements, Elements::Tuple(list) if list.content().is_empty());
    !value.maybe_undefined && value.unique().is_some_and(|v| v.class == Class::Cell && none(v))
}

fn matrix(class: Class, v: &Matrix) -> Option<Repr> {
    let elem = Elem::of(class, v.complexity != Complexity::Real)?;
    // Elements alone do not say whether they are stored as complex.
    if v.sparsity != Sparsity::Full || v.complexity == Complexity::Any {
        return None;
    }
    let dims = extents(&v.shape)?;
    if dims.iter().all(Ext::is_one) {
        let index = elem == Elem::F64 && fits_index(&v.range(class));
        return Some(Repr::Scalar(if index { Elem::Index } else { elem }));
    }
    (dims.len() <= MAX_RANK).then_some(Repr::Array(elem, dims.len() as u8))
}

fn closure(v: &ClassValue<Matrix>) -> Option<Repr> {
    let Elements::Handles(set) = &v.elements else { return None };
    let targets = set.content();
    if targets.len() > MAX_TARGETS {
        return None;
    }
    let mut all = Vec::with_capacity(targets.len());
    for one in targets {
        let handle = match one.target {
            Target::Function(token) => Handle::Function(base::EntityRef::new(token as usize)),
            // Of which activation, only the handle knows.
            Target::Nested(_) => return None,
            Target::Builtin(name) => Handle::Builtin(name),
        };
        all.push((handle, one.bound.iter().map(Repr::captured).collect()));
    }
    if all.len() == 1 {
        return all.pop().map(|(handle, parts)| Repr::Closure(handle, parts));
    }
    let repr = Repr::Choice(all);
    // A handle that may hold one of its own kind is as deep as the run makes it.
    let holds_itself = targets.iter().any(|h| h.bound.iter().any(|v| holds(v, h.target)));
    (repr.leaves() <= MAX_LEAVES && !holds_itself).then_some(repr)
}

/// Whether a handle of this target is in a value.
fn holds(value: &AbsValue, target: Target) -> bool {
    value.alternatives().unwrap_or_default().iter().any(|v| match &v.elements {
        Elements::Handles(set) => {
            set.content().iter().any(|h| h.target == target || h.bound.iter().any(|b| holds(b, target)))
        }
        Elements::Fields(fields) => fields.content().list.iter().any(|(_, f)| holds(f, target)),
        Elements::Tuple(list) => list.content().iter().any(|e| holds(e, target)),
        Elements::Each(each) => holds(each.content(), target),
        Elements::None | Elements::Top | Elements::Rec(..) | Elements::Again => false,
    })
}

fn record(v: &ClassValue<Matrix>) -> Option<Repr> {
    let Elements::Fields(fields) = &v.elements else { return None };
    let fields = fields.content();
    let whole = fields.ordered && fields.list.iter().all(|(_, f)| !f.maybe_undefined);
    // What has no parts is a cell.
    if !whole || fields.list.is_empty() || !extents(&v.matrix.shape)?.iter().all(Ext::is_one) {
        return None;
    }
    let part = |name: Name| match v.class {
        Class::Object(class) => Part::Property(class, name),
        _ => Part::Field(name),
    };
    let fields = fields.list.iter().map(|(n, f)| (part(*n), Repr::of(f)));
    Some(Repr::Record(fields.collect()))
}

/// A row of cells that a variable can hold element by element.
fn row(v: &ClassValue<Matrix>) -> Option<Repr> {
    let Elements::Tuple(list) = &v.elements else { return None };
    let list = list.content();
    let row =
        v.class == Class::Cell && v.matrix.shape.dims()? == [Dim::Const(1), Dim::Const(list.len() as i64)];
    let whole = !list.iter().any(|e| e.maybe_undefined || e.is_bottom());
    let parts = list.iter().enumerate().map(|(k, e)| (Part::Place(k + 1), Repr::of(e)));
    (row && whole && (1..=MAX_PARTS).contains(&list.len())).then(|| Repr::Record(parts.collect()))
}

/// Whether only the run knows if a variable like `value` has a value.
pub fn is_unsure(value: &AbsValue) -> bool {
    value.maybe_undefined && !value.is_undefined()
}

/// Whether every value of the interval is an integer that a double holds exactly; integers have one
/// zero.
pub fn fits_index(i: &Interval) -> bool {
    i.integer && !i.nan && !i.neg_zero && i.lo >= -EXACT && i.hi <= EXACT
}

/// What is known of the extents, where the rank is known.
pub fn extents(shape: &Shape) -> Option<Vec<Ext>> {
    Some(shape.dims()?.iter().map(Ext::of).collect())
}

/// What is known of the extents of a value of one class.
pub fn known_extents(value: &AbsValue) -> Option<Vec<Ext>> {
    extents(&value.unique()?.matrix.shape)
}

/// The interval of a value of one class.
pub fn interval(value: &AbsValue) -> Interval {
    value.unique().map_or(Interval::TOP, |v| v.matrix.range(v.class))
}

/// Whether doubles may be complex, and have an imaginary part where they are.
pub fn may_be_real(value: &ClassValue<Matrix>) -> bool {
    value.class == Class::Double && value.matrix.complexity == Complexity::Narrow
}

/// Whether a value surely has one element.
pub fn is_one_element(value: &AbsValue) -> bool {
    known_extents(value).is_some_and(|k| k.iter().all(Ext::is_one))
}

/// An extent of an array as an expression.
pub fn extent(l: LocalId, d: usize) -> Expr {
    Expr::Extent(l, d as u8)
}
