//! Tables: how a struct array or a cell is kept whose elements are all alike, as one array for each part of an
//! element that is a number, or an array of numbers of constant extents. What else is in an element stands in a
//! boxed cell.
//!
//! Invariants: all columns have the extents of the first one, which is the *key*: a column of numbers, or truth
//! values that stand for nothing where there is none. An element that is an array is a run along the first of
//! three dimensions of its column, column by column. A part that is not there anywhere has no column.
//!
//! A struct array of constant extents within an element is a run too, for each number or matrix of its elements
//! ([`Inner`]), and so are struct arrays within these. Nothing in one is boxed.

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
    /// A number; a complex one has an imaginary part, or is real.
    Scalar(Elem),
    /// A matrix of these extents.
    Fixed(Elem, i64, i64),
    /// A struct array of constant extents.
    Inner(Box<Inner>),
    /// A scalar struct, or a row of cells; its parts.
    Parts(Vec<(Part, Kind)>),
    /// Anything.
    Boxed,
}

/// A struct array of constant extents in an element.
#[derive(Clone, Debug, PartialEq)]
pub struct Inner {
    /// Its elements; nothing in them is boxed.
    pub table: Table,
    /// Its rows.
    pub rows: i64,
    /// Its columns.
    pub cols: i64,
}

impl Inner {
    /// The number of its elements.
    pub fn count(&self) -> i64 {
        self.rows * self.cols
    }
}

/// A column.
struct Column {
    name: String,
    /// What it holds; nothing where that is boxed.
    elem: Option<Elem>,
    /// How many numbers an element has in it, where it is an array.
    run: Option<i64>,
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
            Class::Struct => match v.matrix.shape.as_sizes().as_deref() {
                Some([1, 1]) => parts(v).map_or(Kind::Boxed, Kind::Parts),
                Some(&[rows, cols]) => array(v, rows, cols).unwrap_or(Kind::Boxed),
                _ => Kind::Boxed,
            },
            Class::Cell => row(v).map_or(Kind::Boxed, Kind::Parts),
            class => numbers(class, &v.matrix).unwrap_or(Kind::Boxed),
        }
    }

    /// What values of either kind are.
    pub fn join(&self, other: &Kind) -> Kind {
        match (self, other) {
            (a, b) if a == b => a.clone(),
            (Kind::Scalar(Elem::F64), Kind::Scalar(Elem::C64))
            | (Kind::Scalar(Elem::C64), Kind::Scalar(Elem::F64)) => Kind::Scalar(Elem::C64),
            (Kind::Parts(a), Kind::Parts(b))
                if a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.0 == b.0) =>
            {
                Kind::Parts(a.iter().zip(b).map(|((n, a), (_, b))| (*n, a.join(b))).collect())
            }
            (Kind::Inner(a), Kind::Inner(b)) if (a.rows, a.cols) == (b.rows, b.cols) => {
                inner(a.table.element.join(&b.table.element), a.rows, a.cols).unwrap_or(Kind::Boxed)
            }
            _ => Kind::Boxed,
        }
    }

    /// Its columns, of which the names begin with `name`.
    fn columns(&self, name: &str, out: &mut Vec<Column>) {
        let own = || if name.is_empty() { "contents".to_owned() } else { name.to_owned() };
        match self {
            Kind::Parts(parts) => {
                for (part, kind) in parts {
                    let name = if name.is_empty() { part.to_string() } else { format!("{name}_{part}") };
                    kind.columns(&name, out);
                }
            }
            Kind::Inner(inner) => {
                let first = out.len();
                inner.table.element.columns(name, out);
                for column in &mut out[first..] {
                    column.run = Some(inner.count() * column.run.unwrap_or(1));
                }
            }
            Kind::Scalar(elem) => out.push(Column { name: own(), elem: Some(*elem), run: None }),
            Kind::Fixed(elem, rows, cols) => {
                out.push(Column { name: own(), elem: Some(*elem), run: Some(rows * cols) });
            }
            Kind::Boxed => out.push(Column { name: own(), elem: None, run: None }),
        }
    }

    /// Whether nothing in it is boxed, and no element of a column has more numbers than one may have.
    pub fn is_solid(&self) -> bool {
        let mut columns = Vec::new();
        self.columns("", &mut columns);
        columns.iter().all(|c| c.elem.is_some() && c.run.unwrap_or(1) <= MOST as i64)
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        match self {
            Kind::Parts(parts) => parts.iter().map(|(_, k)| k.width()).sum(),
            Kind::Inner(inner) => inner.table.element.width(),
            Kind::Scalar(_) | Kind::Fixed(..) | Kind::Boxed => 1,
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
            Kind::Scalar(Elem::C64) => out.push('z'),
            Kind::Scalar(elem) => *out += &format!("s{};", elem.class().name()),
            Kind::Fixed(elem, rows, cols) => *out += &format!("f{rows}x{cols} {};", elem.class().name()),
            Kind::Boxed => out.push('b'),
            Kind::Inner(inner) => {
                *out += &format!("a{}x{} ", inner.rows, inner.cols);
                inner.table.element.spell(out);
            }
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
        let mut columns = Vec::new();
        element.columns("", &mut columns);
        let some = columns.iter().any(|c| c.elem.is_some());
        let whole = cell || matches!(&element, Kind::Parts(parts) if !is_row(parts));
        (some && whole && columns.len() <= MAX_COLUMNS).then_some(Table { cell, element })
    }

    /// Whether values like `value` are what each element is.
    pub fn holds(&self, value: &AbsValue) -> bool {
        Kind::of(value).join(&self.element) == self.element
    }

    /// The columns' names and types; behind them the key, where it is one of its own.
    pub fn columns(&self) -> Vec<(String, Ty)> {
        let mut columns = Vec::new();
        self.element.columns("", &mut columns);
        let own = !columns.iter().any(|c| c.elem.is_some() && c.run.is_none());
        let typed = |c: Column| match (c.elem, c.run) {
            (Some(elem), None) => (c.name, Ty::Array(elem, 2)),
            (Some(elem), Some(_)) => (c.name, Ty::Array(elem, 3)),
            (None, _) => (c.name, Ty::Boxed),
        };
        let key = own.then(|| ("places".to_owned(), Ty::Array(Elem::Bool, 2)));
        columns.into_iter().map(typed).chain(key).collect()
    }

    /// How many numbers an element has in each column, where it is an array there.
    pub fn runs(&self) -> Vec<Option<i64>> {
        let mut columns = Vec::new();
        self.element.columns("", &mut columns);
        columns.iter().map(|c| c.run).collect()
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
    let real = v.complexity == Complexity::Real;
    let may_be_real = class == Class::Double && v.complexity == Complexity::Narrow;
    if !(real || may_be_real) || v.sparsity != Sparsity::Full {
        return None;
    }
    let [rows, cols] = *v.shape.as_sizes()?.as_slice() else { return None };
    match rows.checked_mul(cols)? {
        1 if real => Some(Kind::Scalar(elem)),
        1 => Some(Kind::Scalar(Elem::C64)),
        // Texts are looked at as wholes.
        n if real && class != Class::Char && (2..=MOST).contains(&n) => {
            Some(Kind::Fixed(elem, rows as i64, cols as i64))
        }
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

/// A struct array of these extents in an element.
fn array(v: &ClassValue<Matrix>, rows: usize, cols: usize) -> Option<Kind> {
    rows.checked_mul(cols).filter(|n| (2..=MOST).contains(n))?;
    let matrix = Matrix { shape: types::Shape::scalar(), ..v.matrix.clone() };
    let element = Kind::Parts(parts(&ClassValue { matrix, ..v.clone() })?);
    inner(element, rows as i64, cols as i64)
}

/// A struct array of such elements in an element, if it can be one.
pub fn inner(element: Kind, rows: i64, cols: i64) -> Option<Kind> {
    let kind = Kind::Inner(Box::new(Inner { table: Table { cell: false, element }, rows, cols }));
    kind.is_solid().then_some(kind)
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
    value.clone().retain(|v| !is_empty(v))
}

/// Whether a value is `[]`.
pub fn is_no_matrix(value: &AbsValue) -> bool {
    !value.maybe_undefined && value.unique().is_some_and(is_empty)
}

fn is_empty(v: &ClassValue<Matrix>) -> bool {
    v.class == Class::Double && v.matrix.shape.as_sizes().is_some_and(|s| s.as_slice() == [0, 0])
}
