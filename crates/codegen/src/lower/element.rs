//! Elements of struct arrays and cells in columns ([`Table`](super::table::Table)): what a path names, and reading it.

use super::array::{self, computed};
use super::boxing::columns_of;
use super::build::{add, mul};
use super::columns::{Spot, linear, part};
use super::fun::Fun;
use super::kernel::boxed_call;
use super::part::Part;
use super::path::index_operand;
use super::repr::Ext;
use super::subscript::{Index, bounds, bounds_within, count, indices, place};
use super::table::{Kind, Table, held, layout};
use super::tables;
use super::value::{Columns, Val};
use ir::loops::kernels::{Path, Verb};
use ir::loops::{CheckId, Expr, LocalId, Operand, Ty};
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
    /// The subscripts of struct arrays on the way, and their extents.
    pub inner: Vec<(&'p [Arg], [i64; 2])>,
}

/// Follows a path into the parts of elements as far as it names them.
pub fn reach<'t, 'p>(
    fun: &Fun,
    kind: &'t Kind,
    path: &'p [Access],
    known: AbsValue,
) -> Option<Reached<'t, 'p>> {
    let mut at = Reached { kind, first: 0, rest: path, known, inner: Vec::new() };
    while let Some((step, rest)) = at.rest.split_first() {
        match at.kind {
            Kind::Parts(_) => {
                let which = Part::named(step, &|v| fun.before(v).as_number())?;
                let (kind, first) = at.kind.part(which)?;
                let first = at.first + first;
                at = Reached { kind, first, rest, known: which.of(&at.known), ..at };
            }
            Kind::Inner(inner) => {
                let Some((args, rest)) = tables::element(at.rest, false, &|v| fun.before(v).clone()) else {
                    break;
                };
                at.inner.push((args, [inner.rows, inner.cols]));
                at = Reached { kind: &inner.table.element, rest, ..at };
            }
            Kind::Scalar(_) | Kind::Fixed(..) | Kind::Boxed => break,
        }
    }
    Some(at)
}

/// The place of an element in struct arrays within the one at `spot`, whose subscripts are checked.
pub fn entered_inside(fun: &mut Fun, spot: Spot, inner: &[(&[Arg], [i64; 2])], guards: CheckId) -> Spot {
    let mut spot = spot;
    for (args, [rows, cols]) in inner {
        let found = indices(fun, args, guards);
        let known = [Ext::Const(*rows), Ext::Const(*cols)];
        bounds_within(fun, &known, &found, guards);
        let places: Vec<Expr> = found.iter().map(|i| place(fun, &i.sub, Expr::index(0))).collect();
        spot = spot.entered(linear(*rows, &places), rows * cols);
    }
    spot
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
    let spot = entered_inside(fun, Spot::of(places), &at.inner, guards);
    // What is read on from is not copied.
    let known = if at.rest.is_empty() { at.known.clone() } else { AbsValue::top() };
    let val = part(fun, at.kind, &known, &columns.locals[at.first..], (&spot, by));
    Some((val, at.known, at.rest))
}

/// Whether a path asks for some elements of a table that lie along a dimension which is known.
pub fn are_some(fun: &Fun, result: &AbsValue, path: &[Access]) -> bool {
    let [Access::Paren(args)] = path else { return false };
    let [Arg::Var(v)] = args.as_slice() else { return false };
    !fun.is_list(*v) && tables::are_places(fun.before(*v)) && tables::direction(result).is_some()
}

/// Some elements, named by one subscript of several, as a table; `None` where the path asks for something else, or
/// only the run knows in which direction they lie.
pub fn some(fun: &mut Fun, columns: &Columns, result: &AbsValue, path: &[Access]) -> Option<Columns> {
    let [Access::Paren(args)] = path else { return None };
    let along = tables::direction(result).filter(|_| are_some(fun, result, path))?;
    let (key, guards) = (columns.key(), fun.f.new_check());
    let found = indices(fun, args, guards);
    let by = bounds(fun, key, &columns.known, &found, guards);
    let [Index { sub, .. }] = found.as_slice() else { return None };
    let n = count(sub, (Ext::Unknown, Expr::Numel(key)));
    let mut dims = vec![(Ext::Const(1), Expr::index(1)); 2];
    dims[along] = n;
    let runs = columns.table.runs();
    let mut made = Vec::new();
    for (k, l) in columns.locals.iter().enumerate() {
        let Ty::Array(elem, _) = fun.f.locals[*l].ty else {
            let name = Path { verb: Verb::Get, steps: "(1)" }.name();
            let places = index_operand(fun, args[0]);
            made.push(boxed_call(fun, name.as_str(), vec![Operand::Borrow(*l), places]));
            continue;
        };
        let column = match runs.get(k).copied().flatten() {
            None => computed(fun, elem, dims.clone(), |fun, ks| {
                Expr::At(*l, vec![place(fun, sub, ks[along].clone())], by)
            }),
            Some(run) => {
                let mut dims = dims.clone();
                dims.insert(0, (Ext::Const(run), Expr::index(run)));
                computed(fun, elem, dims, |fun, ks| {
                    let at = place(fun, sub, ks[along + 1].clone());
                    Expr::At(*l, vec![add(ks[0].clone(), mul(at, Expr::index(run)))], by)
                })
            }
        };
        made.push(array::of(fun, column).0);
    }
    let known = dims.into_iter().map(|(known, _)| known).collect();
    Some(Columns { table: columns.table.clone(), locals: made, known })
}

/// What all values of a field, or of a cell, are, and their first column; `None` where the path asks for something else.
pub fn all<'t>(table: &'t Table, path: &[Access]) -> Option<(&'t Kind, usize)> {
    match path {
        [Access::Dot(name)] if !table.cell => table.element.part(Part::Field(*name)),
        [Access::Brace(args)] if table.cell && args.as_slice() == [Arg::Colon] => Some((&table.element, 0)),
        _ => None,
    }
}

/// The same values as a list.
pub fn list_of_all(fun: &mut Fun, columns: &Columns, path: &[Access]) -> Option<LocalId> {
    let (kind, first) = all(&columns.table, path)?;
    Some(match kind {
        Kind::Boxed => columns.locals[first],
        kind => columns_of(fun, columns, layout(true, kind), first..first + kind.width()),
    })
}
