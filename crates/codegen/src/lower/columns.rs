//! Struct arrays and cells in columns ([`Table`]): reading, storing and deleting elements, making the whole and
//! taking it apart.
//!
//! An assignment has one order, as that of arrays has: subscripts, what is stored, columns that are boxed (which may
//! fail and grow by themselves), growth of the others, stores; so a failed one leaves all columns as they were.

use super::array;
use super::boxing::{operand, part_of, stored};
use super::build::{add, add_const, compare, mul};
use super::call::in_list;
use super::fun::{Fun, raised};
use super::get::access;
use super::kernel::{boxed_call, kernel};
use super::path::{Deed, path_kernel};
use super::repr::{Ext, Part, extent, is_row};
use super::scalar::scalar;
use super::set::grow;
use super::slots::{in_local, store_local, unboxed, value};
use super::subscript::{Index, Sub, constant, indices, place};
use super::table::{Kind, Table, layout};
use super::tables;
use super::value::{Columns, Val};
use ir::loops::kernels::{Path, Verb};
use ir::loops::{By, Elem, Expr, Fill, LocalId, Operand, Proof, Stmt, Ty, kernels};
use ir::tir::{Access, Arg, VarId};
use std::rc::Rc;
use types::AbsValue;
use types::scalar::ScalarOp;

/// A table of which `value` is known.
pub fn of(fun: &Fun, table: &Rc<Table>, locals: Vec<LocalId>, value: Option<&AbsValue>) -> Columns {
    Columns { table: table.clone(), locals, known: fun.extents_known(value, 2) }
}

/// A value as a table of this layout.
pub fn in_columns(fun: &mut Fun, table: &Rc<Table>, val: Val) -> Columns {
    match val {
        Val::Table(columns) if columns.table == *table => columns,
        val => {
            let locals: Vec<LocalId> =
                table.columns().into_iter().map(|(name, ty)| fun.scratch(&name, ty)).collect();
            store(fun, table, &locals, val, None);
            of(fun, table, locals, None)
        }
    }
}

/// The struct array or cell as a runtime value.
pub fn whole(fun: &mut Fun, columns: &Columns) -> LocalId {
    let table = &columns.table;
    part_whole(fun, columns, layout(table.cell, &table.element), 0..table.element.width())
}

fn part_whole(fun: &mut Fun, columns: &Columns, layout: String, range: std::ops::Range<usize>) -> LocalId {
    let parts = columns.locals[range].iter().map(|l| Operand::Borrow(*l));
    let operands = [Operand::Text(layout), Operand::Borrow(columns.key())].into_iter().chain(parts).collect();
    boxed_call(fun, kernels::TABLE, operands)
}

/// Stores a value in the columns of a table.
pub fn store(fun: &mut Fun, table: &Rc<Table>, locals: &[LocalId], val: Val, value: Option<&AbsValue>) {
    match val {
        Val::Table(from) if from.table == *table => {
            for (dst, src) in locals.iter().zip(from.locals) {
                let column = array::local_value(fun, src, None);
                store_local(fun, *dst, column);
            }
        }
        Val::Record(parts) if table.cell && is_row(&parts) => {
            let elements = parts
                .into_iter()
                .enumerate()
                .map(|(k, (_, val))| (val, value.map_or_else(AbsValue::top, |v| v.content(Some(k)))));
            store_elements(fun, table, locals, elements.collect());
        }
        val @ Val::Record(_) if !table.cell => {
            let known = value.cloned().unwrap_or_else(AbsValue::top);
            store_elements(fun, table, locals, vec![(val, known)]);
        }
        val @ (Val::Boxed(_) | Val::Table(_)) => {
            let Operand::Borrow(l) = operand(fun, val) else { return };
            let own = locals.get(table.element.width()).copied();
            let key = own.unwrap_or_else(|| fun.scratch("places", Ty::Array(Elem::Bool, 2)));
            let results =
                std::iter::once(key).chain(locals[..table.element.width()].iter().copied()).collect();
            let operands = vec![Operand::Text(table.layout()), Operand::Borrow(l)];
            kernel(fun, kernels::APART, operands, locals.len(), results);
        }
        // `[]`
        Val::Array(..) => locals.iter().for_each(|l| emptied(fun, *l)),
        _ => fun.reject("this assignment of a struct array or a cell"),
    }
}

/// A column without elements.
fn emptied(fun: &mut Fun, l: LocalId) {
    match fun.f.locals[l].ty {
        Ty::Boxed => {
            let none = boxed_call(fun, kernels::LIST, Vec::new());
            fun.emit(Stmt::Move(l, none));
        }
        _ => array::empty(fun, l),
    }
}

/// A row of elements.
fn store_elements(fun: &mut Fun, table: &Rc<Table>, locals: &[LocalId], elements: Vec<(Val, AbsValue)>) {
    let n = elements.len() as i64;
    let mut rows: Vec<Vec<Leaf>> = Vec::new();
    for (val, known) in elements {
        let mut row = Vec::new();
        leaves(fun, &table.element, val, &known, &mut row);
        rows.push(row);
    }
    if rows.iter().any(|row| row.len() != table.element.width()) {
        return fun.reject("elements of another kind");
    }
    let at = fun.site();
    for (k, l) in locals.iter().enumerate() {
        match fun.f.locals[*l].ty {
            Ty::Boxed => {
                let operands = rows.iter().filter_map(|row| match &row[k] {
                    Leaf::Boxed(operand) => Some(operand.clone()),
                    Leaf::Scalar(_) | Leaf::Fixed(..) => None,
                });
                let list = boxed_call(fun, kernels::LIST, operands.collect());
                fun.emit(Stmt::Move(*l, list));
            }
            ty => {
                let mut dims = vec![Expr::index(1), Expr::index(n)];
                if let (Ty::Array(_, 3), Some(Leaf::Fixed(_, rows, cols))) =
                    (ty, rows.first().and_then(|r| r.get(k)))
                {
                    dims.insert(0, Expr::index(rows * cols));
                }
                let fill = if k < table.element.width() { Fill::Raw } else { Fill::Zero };
                fun.emit(Stmt::Alloc { array: *l, dims, fill, at });
            }
        }
    }
    for (place, row) in rows.into_iter().enumerate() {
        let places = [Expr::index(place as i64)];
        for (l, leaf) in locals.iter().zip(row) {
            put(fun, *l, &places, leaf, By::Proved(Proof::Made));
        }
    }
}

/// What is stored in one column.
enum Leaf {
    Scalar(Expr),
    /// A matrix of these extents.
    Fixed(LocalId, i64, i64),
    Boxed(Operand),
}

/// What is stored in the columns of an element, or a part of one.
fn leaves(fun: &mut Fun, kind: &Kind, val: Val, known: &AbsValue, out: &mut Vec<Leaf>) {
    match kind {
        Kind::Scalar(elem) => {
            let val = unboxed(fun, val, known);
            let e = scalar(fun, val, *elem);
            let e = array::as_element(fun, e);
            let e = fun.cast(e, *elem);
            out.push(Leaf::Scalar(fun.atom("t", e)));
        }
        Kind::Fixed(elem, rows, cols) => {
            let val = unboxed(fun, val, known);
            let l = in_local(fun, Ty::Array(*elem, 2), val);
            out.push(Leaf::Fixed(l, *rows, *cols));
        }
        Kind::Boxed => {
            let val = stored(fun, val, known);
            out.push(Leaf::Boxed(operand(fun, val)));
        }
        Kind::Parts(parts) => {
            let val = match val {
                Val::Table(columns) => apart(fun, &columns, parts),
                val => val,
            };
            for (which, kind) in parts {
                let part = which.of(known);
                let val = match &val {
                    Val::Record(vals) => vals.iter().find(|(p, _)| p == which).map(|(_, v)| v.clone()),
                    Val::Boxed(l) => part_of(fun, *l, *which, Some(&part)),
                    _ => None,
                };
                match val {
                    Some(val) => leaves(fun, kind, val, &part, out),
                    None => return fun.reject("an element without a part"),
                }
            }
        }
    }
}

/// A struct array of one element, or a row of cells, as the parts that it is known to have.
fn apart(fun: &mut Fun, columns: &Columns, parts: &[(Part, Kind)]) -> Val {
    let by = By::Proved(Proof::Shape);
    let element = &columns.table.element;
    let vals = parts.iter().filter_map(|(which, _)| {
        let (kind, first, place) = match which {
            Part::Place(k) if columns.table.cell => (element, 0, *k as i64 - 1),
            which => element.part(*which).map(|(kind, first)| (kind, first, 0))?,
        };
        Some((*which, part(fun, kind, &columns.locals[first..], &[Expr::index(place)], by)))
    });
    Val::Record(vals.collect())
}

/// Stores in one column at a place; boxed columns have been stored.
fn put(fun: &mut Fun, l: LocalId, places: &[Expr], leaf: Leaf, by: By) {
    match leaf {
        Leaf::Scalar(value) => fun.emit(Stmt::Put { array: l, subs: places.to_vec(), value, by }),
        Leaf::Fixed(from, rows, cols) => {
            let (axes, ks) = array::axes(fun, vec![Expr::index(rows), Expr::index(cols)]);
            let value = array::own(from, ks.clone());
            let subs = inner(places, rows, cols, &ks);
            let at = fun.site();
            fun.emit(Stmt::Compute { dst: l, axes, part: Some((subs, by)), value, at });
        }
        Leaf::Boxed(_) => {}
    }
}

/// The place of an element's element: `ks` are its subscripts, one or two.
fn inner(places: &[Expr], rows: i64, cols: i64, ks: &[Expr]) -> Vec<Expr> {
    let within = match ks {
        [i, j] => add(i.clone(), mul(j.clone(), Expr::index(rows))),
        ks => ks.first().cloned().unwrap_or(Expr::index(0)),
    };
    match places {
        [alone] => vec![add(within, mul(alone.clone(), Expr::index(rows * cols)))],
        places => std::iter::once(within).chain(places.iter().cloned()).collect(),
    }
}

/// The part of elements that a path leads to: its kind, its first column, the rest of the path, and what is known of
/// it, if `known` is known of the elements.
struct Reached<'t, 'p> {
    kind: &'t Kind,
    first: usize,
    rest: &'p [Access],
    known: AbsValue,
}

fn reach<'t, 'p>(fun: &Fun, kind: &'t Kind, path: &'p [Access], known: AbsValue) -> Option<Reached<'t, 'p>> {
    let mut at = Reached { kind, first: 0, rest: path, known };
    while let (Kind::Parts(_), Some((step, rest))) = (at.kind, at.rest.split_first()) {
        let which = Part::named(step, &|v| fun.before(v).as_number())?;
        let (kind, first) = at.kind.part(which)?;
        at = Reached { kind, first: at.first + first, rest, known: which.of(&at.known) };
    }
    Some(at)
}

/// The subscripts of the element that a path begins with, and the rest of the path.
fn entered<'p>(fun: &Fun, columns: &Columns, path: &'p [Access]) -> Option<(&'p [Arg], &'p [Access])> {
    tables::element(path, columns.table.cell, &|v| fun.before(v).clone())
}

fn elements_known(columns: &Columns, value: &AbsValue) -> AbsValue {
    if columns.table.cell { value.content(None) } else { tables::held(value) }
}

/// `columns<path>` where it begins with one element; `None` where it does not.
pub fn get(
    fun: &mut Fun,
    columns: &Columns,
    (value, result): (&AbsValue, &AbsValue),
    path: &[Access],
    verb: Verb,
) -> Option<Val> {
    let (args, rest) = entered(fun, columns, path)?;
    let at = reach(fun, &columns.table.element, rest, elements_known(columns, value))?;
    let (key, guards) = (columns.key(), fun.f.new_check());
    let found = indices(fun, args, guards);
    let by = super::subscript::bounds(fun, key, &columns.known, &found, guards);
    let places: Vec<Expr> = found.iter().map(|i| place(fun, &i.sub, Expr::index(0))).collect();
    let val = part(fun, at.kind, &columns.locals[at.first..], &places, by);
    Some(access(fun, val, (&at.known, result), at.rest, verb))
}

/// A part of the element at a place.
fn part(fun: &mut Fun, kind: &Kind, locals: &[LocalId], places: &[Expr], by: By) -> Val {
    match kind {
        Kind::Scalar(_) => Val::Scalar(Expr::At(locals[0], places.to_vec(), by)),
        Kind::Fixed(elem, rows, cols) => {
            let dims = [*rows, *cols].map(|n| (Ext::Const(n), Expr::index(n)));
            array::computed(fun, *elem, dims.into(), |_, ks| {
                Expr::At(locals[0], inner(places, *rows, *cols, ks), by)
            })
        }
        Kind::Boxed => {
            let name = Path { verb: Verb::Get, steps: &format!("{{{}}}", places.len()) }.name();
            let subs = places.iter().map(|p| Operand::Scalar(add_const(p.clone(), 1)));
            let operands = std::iter::once(Operand::Borrow(locals[0])).chain(subs).collect();
            Val::Boxed(boxed_call(fun, name.as_str(), operands))
        }
        Kind::Parts(parts) => {
            let mut first = 0;
            let mut vals = Vec::new();
            for (which, kind) in parts {
                vals.push((*which, part(fun, kind, &locals[first..], places, by)));
                first += kind.width();
            }
            Val::Record(vals)
        }
    }
}

/// The values of `columns<path>` as a list: of one element, of a field of all, of all that a cell holds.
pub fn list(fun: &mut Fun, columns: &Columns, path: &[Access]) -> Option<LocalId> {
    let anything = AbsValue::top();
    if let Some(val) = get(fun, columns, (&anything, &anything), path, Verb::Get) {
        return Some(in_list(fun, vec![val]));
    }
    let table = &columns.table;
    let (kind, first) = match path {
        [Access::Dot(name)] if !table.cell => table.element.part(Part::Field(*name))?,
        [Access::Brace(args)] if table.cell && args.as_slice() == [Arg::Colon] => (&table.element, 0),
        _ => return None,
    };
    Some(match kind {
        Kind::Boxed => columns.locals[first],
        kind => part_whole(fun, columns, layout(true, kind), first..first + kind.width()),
    })
}

/// `columns<path> = src` where that is one element or a part of one; says whether it is.
pub fn set(fun: &mut Fun, columns: &Columns, path: &[Access], src: VarId) -> bool {
    let Some((args, rest)) = entered(fun, columns, path) else { return false };
    let table = columns.table.clone();
    let Some(at) = reach(fun, &table.element, rest, AbsValue::bottom()) else { return false };
    let (kind, first) = (at.kind, at.first);
    let within = match (kind, at.rest) {
        (Kind::Boxed, _) | (_, []) => None,
        (Kind::Fixed(..), [Access::Paren(inner)]) => Some(inner),
        _ => return false,
    };
    let (key, guards) = (columns.key(), fun.f.new_check());
    let found = indices(fun, args, guards);
    let places: Vec<Expr> = found.iter().map(|i| place(fun, &i.sub, Expr::index(0))).collect();
    let known = fun.before(src);
    let val = value(fun, src);
    let locals = &columns.locals[first..first + kind.width()];
    if let (Kind::Fixed(elem, rows, cols), Some(args)) = (kind, within) {
        let inside = fun.f.new_check();
        let ks = indices(fun, args, inside);
        let ks: Vec<Expr> = ks.iter().map(|i| place(fun, &i.sub, Expr::index(0))).collect();
        let val = unboxed(fun, val, known);
        let e = scalar(fun, val, *elem);
        let e = array::as_element(fun, e);
        let e = fun.cast(e, *elem);
        let e = fun.atom("t", e);
        let by = grown(fun, columns, key, &found, &[]);
        let subs = inner(&places, *rows, *cols, &ks);
        fun.emit(Stmt::Put { array: locals[0], subs, value: e, by });
        return true;
    }
    let mut stored_now = Vec::new();
    let mut row = Vec::new();
    if let (Kind::Boxed, [_, ..]) = (kind, at.rest) {
        let val = stored(fun, val, known);
        row.push(Leaf::Boxed(operand(fun, val)));
    } else {
        leaves(fun, kind, val, known, &mut row);
    }
    for (l, leaf) in locals.iter().zip(&row) {
        if let Leaf::Boxed(source) = leaf {
            let mut path = vec![Access::Brace(args.to_vec())];
            path.extend_from_slice(at.rest);
            let deed = Deed { verb: Verb::Set, base: Operand::Borrow(*l), source: Some(source.clone()) };
            let result = fun.scratch("v", Ty::Boxed);
            path_kernel(fun, deed, &path, vec![result]);
            fun.emit(Stmt::Move(*l, result));
            stored_now.push(*l);
        }
    }
    let by = grown(fun, columns, key, &found, &stored_now);
    for (l, leaf) in locals.iter().zip(row) {
        put(fun, *l, &places, leaf, by);
    }
    true
}

/// Growth of all columns but those in `done`, where the subscripts may lie outside.
fn grown(fun: &mut Fun, columns: &Columns, key: LocalId, found: &[Index], done: &[LocalId]) -> By {
    let others: Vec<LocalId> =
        columns.locals.iter().copied().filter(|l| *l != key && !done.contains(l)).collect();
    let kinds = columns.table.columns();
    let size = |fun: &Fun, l: LocalId| {
        let at = columns.locals.iter().position(|c| *c == l)?;
        match kinds.get(at)?.1 {
            Ty::Array(_, rank) => Some((usize::from(rank), fixed(&columns.table.element, at))),
            Ty::Scalar(_) | Ty::Boxed => None,
        }
        .filter(|_| matches!(fun.f.locals[l].ty, Ty::Array(..)))
    };
    grow(fun, (key, &columns.known), found, &|fun, count| {
        let at = fun.site();
        for l in &others {
            match (size(fun, *l), count) {
                (Some((2, _)), Some(count)) => {
                    fun.emit(Stmt::GrowLinear { array: *l, count: count.clone(), at });
                }
                (Some((rank, within)), _) => {
                    let mut dims = vec![extent(key, 0), extent(key, 1)];
                    if rank == 3 {
                        dims.insert(0, Expr::index(within));
                    }
                    fun.emit(Stmt::Grow { array: *l, dims, amortise: true, at });
                }
                (None, _) => {
                    let none = fun.scratch("none", Ty::Array(Elem::F64, 2));
                    array::empty(fun, none);
                    let name = Path { verb: Verb::Set, steps: &format!("{{{}}}", found.len()) }.name();
                    let mut operands = vec![Operand::Borrow(*l), Operand::Borrow(none)];
                    for i in found {
                        let k = place(fun, &i.sub, Expr::index(0));
                        operands.push(Operand::Scalar(add_const(k, 1)));
                    }
                    let result = boxed_call(fun, name.as_str(), operands);
                    fun.emit(Stmt::Move(*l, result));
                }
            }
        }
    })
}

/// The number of elements of an element in a column.
fn fixed(kind: &Kind, column: usize) -> i64 {
    match kind {
        Kind::Fixed(_, rows, cols) => rows * cols,
        Kind::Scalar(_) | Kind::Boxed => 1,
        Kind::Parts(parts) => {
            let mut first = 0;
            for (_, kind) in parts {
                if column < first + kind.width() {
                    return fixed(kind, column - first);
                }
                first += kind.width();
            }
            1
        }
    }
}

/// `columns(i) = []`; says whether that is what the subscripts ask for. `others` is the deletion in a matrix.
pub fn delete(fun: &mut Fun, columns: &Columns, args: &[Arg], others: Vec<Stmt>) -> bool {
    let path = [Access::Paren(args.to_vec())];
    if args.len() != 1 || tables::element(&path, false, &|v| fun.before(v).clone()).is_none() {
        return false;
    }
    let (key, guards) = (columns.key(), fun.f.new_check());
    let found = indices(fun, args, guards);
    let [Index { sub: Sub::At(slice), range, .. }] = found.as_slice() else { return false };
    let count = super::subscript::numel(&columns.known);
    let proof = count.is_some_and(|n| range.hi <= n as f64).then_some(Proof::Range);
    let beyond = compare(ScalarOp::Ge, slice.clone(), Expr::Numel(key));
    fun.checked(beyond, raised(&runtime::errors::delete_out_of_range()), Vec::new(), None, proof);
    let is_one = |d: usize| match columns.known.get(d).and_then(constant) {
        Some(n) => Expr::Bool(n == 1),
        None => compare(ScalarOp::Eq, extent(key, d), Expr::index(1)),
    };
    let [by_rows, by_columns] = [0, 1].map(|axis| fun.nested(|fun| remove(fun, columns, axis, slice)));
    let otherwise = fun.nested(|fun| fun.branch(is_one(1), by_rows, others));
    fun.branch(is_one(0), by_columns, otherwise);
    true
}

/// Takes the slice at a place along a dimension out of all columns.
fn remove(fun: &mut Fun, columns: &Columns, axis: u8, slice: &Expr) {
    for l in &columns.locals {
        match fun.f.locals[*l].ty {
            Ty::Array(_, rank) => {
                let axis = if rank == 3 { axis + 1 } else { axis };
                fun.emit(Stmt::Remove { array: *l, axis, place: slice.clone() });
            }
            Ty::Scalar(_) | Ty::Boxed => {
                let name = Path { verb: Verb::Delete, steps: "(1)" }.name();
                let operands = vec![Operand::Borrow(*l), Operand::Scalar(add_const(slice.clone(), 1))];
                let result = boxed_call(fun, name.as_str(), operands);
                fun.emit(Stmt::Move(*l, result));
            }
        }
    }
}
