//! What a variable of Tame IR holds at a point of the function that is being lowered, and where a
//! variable is kept. Values are places and constants; nothing here is work that has yet to be done,
//! but for ranges, which are three numbers.

use super::repr::{Ext, Handle, Part};
use super::table::Table;
use ir::loops::{Elem, Expr, LocalId};
use std::rc::Rc;

/// What there is for each target of a handle, in the order of their numbers.
pub type Targets<T> = Vec<(Handle, Vec<T>)>;

/// The value of a variable at one point.
#[derive(Clone, Debug)]
pub enum Val {
    /// One element.
    Scalar(Expr),
    /// An array in a local, with what is known of its extents: as many as its rank.
    Array(LocalId, Vec<Ext>),
    /// A row of equally spaced doubles.
    Range(Range),
    /// A runtime value in a local.
    Boxed(LocalId),
    /// A cs-list: a cell in a local, whose elements are values one by one.
    List(LocalId),
    /// A row of characters known now.
    Text(String),
    /// A string scalar known now.
    StringText(String),
    /// A function handle whose target is known, with its captured values.
    Closure(Handle, Vec<Val>),
    /// A function handle with several targets: which it is, and what each captures.
    Choice(Expr, Targets<Val>),
    /// A scalar struct whose fields are known, or a row of cells.
    Record(Vec<(Part, Val)>),
    /// A struct array or a cell in columns.
    Table(Columns),
    /// The variable has no value.
    Absent,
}

impl Val {
    /// A row of cells.
    pub fn row(elements: Vec<Val>) -> Val {
        Val::Record(elements.into_iter().enumerate().map(|(k, e)| (Part::Place(k + 1), e)).collect())
    }
}

/// `lo:step:hi`. All parts are constants or locals that nobody assigns again.
#[derive(Clone, Debug)]
pub struct Range {
    /// First value, an index or a double.
    pub lo: Expr,
    /// Step, of the same type.
    pub step: Expr,
    /// Limit, of the same type.
    pub hi: Expr,
    /// How many values it has.
    pub count: Expr,
    /// What is known of that.
    pub known: Ext,
    /// [`Elem::Index`] or [`Elem::F64`].
    pub elem: Elem,
}

/// Where a variable is kept.
#[derive(Clone, Debug)]
pub enum Slot {
    /// In one local.
    Local(LocalId),
    /// Nowhere: a temporary that is this constant or range.
    Known(Val),
    /// A handle with a known target: the captured values.
    Closure(Handle, Vec<Slot>),
    /// A handle with several targets: the number of the one in question, and what each captures.
    Choice(LocalId, Targets<Slot>),
    /// A scalar struct or a row of cells: its parts.
    Record(Vec<(Part, Slot)>),
    /// A struct array or a cell: its columns.
    Table(Rc<Table>, Vec<LocalId>),
}

/// A struct array or a cell in columns.
#[derive(Clone, Debug)]
pub struct Columns {
    /// How it is kept.
    pub table: Rc<Table>,
    /// Its columns, and the key behind them where that is one of its own.
    pub locals: Vec<LocalId>,
    /// What is known of its extents.
    pub known: Vec<Ext>,
}

impl Columns {
    /// The column that has its extents.
    pub fn key(&self) -> LocalId {
        self.locals[self.table.key()]
    }
}
