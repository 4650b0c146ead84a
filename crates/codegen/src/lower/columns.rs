//! Struct arrays and cells in columns ([`Table`]) as wholes: a value becomes columns, an element what is stored in
//! each of them, and what is read of each an element.

use super::array;
use super::boxing::{operand, part_of, stored};
use super::build::{add, add_const, mul};
use super::fun::Fun;
use super::kernel::{boxed_call, kernel};
use super::local::{in_local, store_local, unboxed};
use super::part::{Part, is_row};
use super::repr::Ext;
use super::scalar::scalar;
use super::table::{Kind, Table};
use super::value::{Columns, Val};
use ir::loops::kernels::{Path, Verb};
use ir::loops::{By, Elem, Expr, Fill, LocalId, Operand, Proof, Stmt, Ty, kernels};
use std::rc::Rc;
use types::AbsValue;

/// A value as a table of this layout.
pub fn in_columns(fun: &mut Fun, table: &Rc<Table>, val: Val) -> Columns {
    match val {
        Val::Table(columns) if columns.table == *table => columns,
        val => {
            let locals: Vec<LocalId> =
                table.columns().into_iter().map(|(name, ty)| fun.scratch(&name, ty)).collect();
            store(fun, table, &locals, val, None);
            fun.columns(table, locals, None)
        }
    }
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
pub enum Leaf {
    /// A number.
    Scalar(Expr),
    /// A matrix of these extents.
    Fixed(LocalId, i64, i64),
    /// Anything.
    Boxed(Operand),
}

/// What is stored in the columns of an element, or a part of one.
pub fn leaves(fun: &mut Fun, kind: &Kind, val: Val, known: &AbsValue, out: &mut Vec<Leaf>) {
    match kind {
        Kind::Scalar(elem) => {
            let val = unboxed(fun, val, known);
            let e = scalar(fun, val, *elem);
            let e = array::as_element_of(fun, e, known);
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
pub fn put(fun: &mut Fun, l: LocalId, places: &[Expr], leaf: Leaf, by: By) {
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
pub fn inner(places: &[Expr], rows: i64, cols: i64, ks: &[Expr]) -> Vec<Expr> {
    let within = match ks {
        [i, j] => add(i.clone(), mul(j.clone(), Expr::index(rows))),
        ks => ks.first().cloned().unwrap_or(Expr::index(0)),
    };
    match places {
        [alone] => vec![add(within, mul(alone.clone(), Expr::index(rows * cols)))],
        places => std::iter::once(within).chain(places.iter().cloned()).collect(),
    }
}

/// A part of the element at a place.
pub fn part(fun: &mut Fun, kind: &Kind, locals: &[LocalId], places: &[Expr], by: By) -> Val {
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
