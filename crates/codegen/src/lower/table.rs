//! Tables: how a struct array or a cell is kept whose elements are all alike, as one array for each part of an
//! element that is a number, or an array of numbers of constant extents. What else is in an element stands in a
//! boxed cell.
//!
//! Invariants: all columns have the extents of the first one, which is the *key*: a column of numbers, or truth
//! values that stand for nothing where there is none. An element that is an array is a run along the first of
//! three dimensions of its column, column by column. A part that is not there anywhere has no column.

use super::part::{Part, is_row};
use ir::loops::{Elem, Ty};
use types::{AbsValue, Class, ClassValue, Complexity, Elements, Matrix, Sparsity};

/// Arrays of more elements are not kept in columns.
const MOST: usize = 64;
/// A table of more columns is boxed.
const MAX_COLUMNS: usize = 24;

/// What an element, or a part of one, is.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A number.
    Scalar(Elem),
    /// A matrix of these extents.
    Fixed(Elem, i64, i64),
    /// A scalar struct, or a row of cells; its parts.
    Parts(Vec<(Part, Kind)>),
    /// Anything.
    Boxed,
}

/// How a struct array or a cell is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// It is a cell, not a struct array.
    pub cell: bool,
    /// What each element is; of a struct array its parts.
    pub element: Kind,
}

impl Kind {
    /// What values like `value` are in a column.
    pub fn of(value: &AbsValue) -> Kind {
        let Some(v) = value.unique().filter(|_| !value.maybe_undefined) else { return Kind::Boxed };
        match v.class {
            Class::Struct => parts(v).map_or(Kind::Boxed, Kind::Parts),
            Class::Cell => row(v).map_or(Kind::Boxed, Kind::Parts),
            class => numbers(class, &v.matrix).unwrap_or(Kind::Boxed),
        }
    }

    /// What values of either kind are.
    pub fn join(&self, other: &Kind) -> Kind {
        match (self, other) {
            (a, b) if a == b => a.clone(),
            (Kind::Parts(a), Kind::Parts(b))
                if a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.0 == b.0) =>
            {
                Kind::Parts(a.iter().zip(b).map(|((n, a), (_, b))| (*n, a.join(b))).collect())
            }
            _ => Kind::Boxed,
        }
    }

    /// Calls `visit` on each column's kind, with its name.
    fn columns<'k>(&'k self, name: &str, visit: &mut dyn FnMut(String, &'k Kind)) {
        match self {
            Kind::Parts(parts) => {
                for (part, kind) in parts {
                    let name = if name.is_empty() { part.to_string() } else { format!("{name}_{part}") };
                    kind.columns(&name, visit);
                }
            }
            kind => visit(if name.is_empty() { "contents".into() } else { name.into() }, kind),
        }
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        match self {
            Kind::Parts(parts) => parts.iter().map(|(_, k)| k.width()).sum(),
            _ => 1,
        }
    }

    /// The part of an element that the first step of a path leads to, and its first column.
    pub fn part(&self, which: Part) -> Option<(&Kind, usize)> {
        let Kind::Parts(parts) = self else { return None };
        let at = parts.iter().position(|(p, _)| *p == which)?;
        Some((&parts[at].1, parts[..at].iter().map(|(_, k)| k.width()).sum()))
    }

    /// The layout in the words of the runtime library (`runtime/src/cabi/table.rs`).
    fn spell(&self, out: &mut String) {
        match self {
            Kind::Scalar(elem) => *out += &format!("s{};", elem.class().name()),
            Kind::Fixed(elem, rows, cols) => *out += &format!("f{rows}x{cols} {};", elem.class().name()),
            Kind::Boxed => out.push('b'),
            Kind::Parts(parts) => {
                let row = is_row(parts);
                out.push(if row { '(' } else { '{' });
                for (part, kind) in parts {
                    if !row {
                        *out += &format!("{part}:");
                    }
                    kind.spell(out);
                }
                out.push(if row { ')' } else { '}' });
            }
        }
    }
}

impl Table {
    /// The table of these elements, where any of their parts is kept better than boxed.
    pub fn new(cell: bool, element: Kind) -> Option<Table> {
        let (mut some, mut width) = (false, 0);
        element.columns("", &mut |_, kind| {
            some |= *kind != Kind::Boxed;
            width += 1;
        });
        let whole = cell || matches!(&element, Kind::Parts(parts) if !is_row(parts));
        (some && whole && width <= MAX_COLUMNS).then_some(Table { cell, element })
    }

    /// The columns' names and types; behind them the key, where it is one of its own.
    pub fn columns(&self) -> Vec<(String, Ty)> {
        let mut columns = Vec::new();
        let mut numbers = None;
        self.element.columns("", &mut |name, kind| {
            let ty = match kind {
                Kind::Scalar(elem) => Ty::Array(*elem, 2),
                Kind::Fixed(elem, ..) => Ty::Array(*elem, 3),
                Kind::Parts(_) | Kind::Boxed => Ty::Boxed,
            };
            if matches!(kind, Kind::Scalar(_)) {
                numbers.get_or_insert(columns.len());
            }
            columns.push((name, ty));
        });
        if numbers.is_none() {
            columns.push(("places".into(), Ty::Array(Elem::Bool, 2)));
        }
        columns
    }

    /// The column that has the extents of the table.
    pub fn key(&self) -> usize {
        let rank_2 = |(_, ty): &(String, Ty)| matches!(ty, Ty::Array(_, 2));
        self.columns().iter().position(rank_2).unwrap_or(0)
    }

    /// The layout in the words of the runtime library.
    pub fn layout(&self) -> String {
        layout(self.cell, &self.element)
    }
}

/// The layout of a cell, or a struct array, of such elements.
pub fn layout(cell: bool, element: &Kind) -> String {
    let mut text = String::new();
    if cell {
        text.push('c');
    }
    element.spell(&mut text);
    text
}

/// Numbers that all have the same constant extents.
fn numbers(class: Class, v: &Matrix) -> Option<Kind> {
    // Doubles, by way of which elements are boxed, do not hold all of them.
    let elem = Elem::of(class, false).filter(|e| !matches!(e, Elem::I64 | Elem::U64))?;
    if v.complexity != Complexity::Real || v.sparsity != Sparsity::Full {
        return None;
    }
    let [rows, cols] = *v.shape.as_sizes()?.as_slice() else { return None };
    match rows.checked_mul(cols)? {
        1 => Some(Kind::Scalar(elem)),
        n if (2..=MOST).contains(&n) => Some(Kind::Fixed(elem, rows as i64, cols as i64)),
        _ => None,
    }
}

fn parts(v: &ClassValue<Matrix>) -> Option<Vec<(Part, Kind)>> {
    let Elements::Fields(fields) = &v.elements else { return None };
    let fields = fields.content();
    let scalar = v.matrix.shape.as_sizes()?.iter().all(|n| *n == 1);
    let whole = fields.ordered && fields.list.iter().all(|(_, f)| !f.maybe_undefined);
    let parts = fields.list.iter().map(|(n, f)| (Part::Field(*n), Kind::of(f)));
    (whole && scalar && !fields.list.is_empty()).then(|| parts.collect())
}

fn row(v: &ClassValue<Matrix>) -> Option<Vec<(Part, Kind)>> {
    let Elements::Tuple(list) = &v.elements else { return None };
    let list = list.content();
    let sizes = v.matrix.shape.as_sizes()?;
    let row = sizes.len() == 2 && sizes[0] == 1 && sizes[1] == list.len() as _;
    let whole = !list.iter().any(|e| e.maybe_undefined || e.is_bottom());
    let parts = list.iter().enumerate().map(|(k, e)| (Part::Place(k + 1), Kind::of(e)));
    (row && whole && (1..=8).contains(&list.len())).then(|| parts.collect())
}

/// The value without `[]`, which a struct array or cell that is filled later may begin as.
pub fn held(value: &AbsValue) -> AbsValue {
    let begins = |v: &types::ClassValue<types::Matrix>| {
        v.class == Class::Double && v.matrix.shape.as_sizes().is_some_and(|s| s.as_slice() == [0, 0])
    };
    value.clone().retain(|v| !begins(v))
}
