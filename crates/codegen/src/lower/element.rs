//! Elements of struct arrays and cells in columns ([`Table`](super::table::Table)): what a path names, and reading it.

use super::boxing::columns_of;
use super::columns::part;
use super::fun::Fun;
use super::part::Part;
use super::subscript::{bounds, indices, place};
use super::table::{Kind, held, layout};
use super::tables;
use super::value::{Columns, Val};
use ir::loops::{Expr, LocalId};
use ir::tir::{Access, Arg};
use types::AbsValue;

/// The part of elements that a path leads to: its kind, its first column, the rest of the path, and what is known of
/// it, if `known` is known of the elements.
pub struct Reached<'t, 'p> {
    /// What it is.
    pub kind: &'t Kind,
    /// Its first column.
    pub first: usize,
    /// What is left of the path.
    pub rest: &'p [Access],
    /// What is known of it.
    pub known: AbsValue,
}

/// Follows a path into the parts of elements as far as it names them.
pub fn reach<'t, 'p>(
    fun: &Fun,
    kind: &'t Kind,
    path: &'p [Access],
    known: AbsValue,
) -> Option<Reached<'t, 'p>> {
    let mut at = Reached { kind, first: 0, rest: path, known };
    while let (Kind::Parts(_), Some((step, rest))) = (at.kind, at.rest.split_first()) {
        let which = Part::named(step, &|v| fun.before(v).as_number())?;
        let (kind, first) = at.kind.part(which)?;
        at = Reached { kind, first: at.first + first, rest, known: which.of(&at.known) };
    }
    Some(at)
}

/// The subscripts of the element that a path begins with, and the rest of the path.
pub fn entered<'p>(fun: &Fun, columns: &Columns, path: &'p [Access]) -> Option<(&'p [Arg], &'p [Access])> {
    tables::element(path, columns.table.cell, &|v| fun.before(v).clone())
}

fn elements_known(columns: &Columns, value: &AbsValue) -> AbsValue {
    if columns.table.cell { value.content(None) } else { held(value) }
}

/// The element that a path begins with, or the part of it that the path leads to; what is known of it, and the
/// rest of the path. `None` where the path begins otherwise.
pub fn read<'p>(
    fun: &mut Fun,
    columns: &Columns,
    value: &AbsValue,
    path: &'p [Access],
) -> Option<(Val, AbsValue, &'p [Access])> {
    let (args, rest) = entered(fun, columns, path)?;
    let at = reach(fun, &columns.table.element, rest, elements_known(columns, value))?;
    let (key, guards) = (columns.key(), fun.f.new_check());
    let found = indices(fun, args, guards);
    let by = bounds(fun, key, &columns.known, &found, guards);
    let places: Vec<Expr> = found.iter().map(|i| place(fun, &i.sub, Expr::index(0))).collect();
    let val = part(fun, at.kind, &columns.locals[at.first..], &places, by);
    Some((val, at.known, at.rest))
}

/// All values of a field, or of a cell, as a list; `None` where the path asks for something else.
pub fn all(fun: &mut Fun, columns: &Columns, path: &[Access]) -> Option<LocalId> {
    let table = &columns.table;
    let (kind, first) = match path {
        [Access::Dot(name)] if !table.cell => table.element.part(Part::Field(*name))?,
        [Access::Brace(args)] if table.cell && args.as_slice() == [Arg::Colon] => (&table.element, 0),
        _ => return None,
    };
    Some(match kind {
        Kind::Boxed => columns.locals[first],
        kind => columns_of(fun, columns, layout(true, kind), first..first + kind.width()),
    })
}
