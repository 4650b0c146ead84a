//! Struct arrays and cells in columns ([`Table`]) as wholes: a value becomes columns, an element what is stored in
//! each of them, and what is read of each an element.

use super::array;
use super::boxing::{operand, part_of, stored};
use super::build::{add, add_const, mul};
use super::fun::Fun;
use super::kernel::{boxed_call, kernel, result_local};
use super::local::{in_local, store_local, unboxed};
use super::part::{Part, is_row};
use super::repr::Ext;
use super::scalar::scalar;
use super::table::{Inner, Kind, Table, is_no_matrix};
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
            let name = kernels::apart(&table.layout());
            kernel(fun, name.as_str(), vec![Operand::Borrow(l)], locals.len(), results);
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
    let runs = table.runs();
    for (k, l) in locals.iter().enumerate() {
        match fun.f.locals[*l].ty {
            Ty::Boxed => {
                let operands = rows.iter().filter_map(|row| match &row[k] {
                    Leaf::Boxed(operand) => Some(operand.clone()),
                    Leaf::Scalar(_) | Leaf::Fixed(..) | Leaf::Run(..) => None,
                });
                let list = boxed_call(fun, kernels::LIST, operands.collect());
                fun.emit(Stmt::Move(*l, list));
            }
            ty => {
                let mut dims = vec![Expr::index(1), Expr::index(n)];
                if let (Ty::Array(_, 3), Some(Some(run))) = (ty, runs.get(k)) {
                    dims.insert(0, Expr::index(*run));
                }
                let fill = if k < table.element.width() { Fill::Raw } else { Fill::Zero };
                fun.emit(Stmt::Alloc { array: *l, dims, fill, at });
            }
        }
    }
    for (place, row) in rows.into_iter().enumerate() {
        let spot = Spot::of(vec![Expr::index(place as i64)]);
        for (l, leaf) in locals.iter().zip(row) {
            put(fun, *l, &spot, leaf, By::Proved(Proof::Made));
        }
    }
}

/// Struct arrays side by side or one below the other, of which some are tables and the others single structs or
/// nothing: column by column. `None` where that is not what is joined, or an element is an array in some column.
pub fn joined(
    fun: &mut Fun,
    vertical: bool,
    vals: &[Val],
    values: &[&AbsValue],
    result: &AbsValue,
) -> Option<Columns> {
    let table = vals.iter().find_map(|val| match val {
        Val::Table(columns) => Some(columns.table.clone()),
        _ => None,
    })?;
    let fits = |(val, known): (&Val, &&AbsValue)| match val {
        Val::Table(columns) => columns.table == table,
        Val::Record(_) => table.holds(known),
        _ => is_no_matrix(known),
    };
    let flat = table.columns().iter().all(|(_, ty)| !matches!(ty, Ty::Array(_, 3)));
    if table.cell || !flat || !vals.iter().zip(values).all(fits) {
        return None;
    }
    let mut parts: Vec<Vec<Operand>> = vec![Vec::new(); table.columns().len()];
    for (val, known) in vals.iter().zip(values) {
        match val {
            Val::Table(columns) => {
                for (part, l) in parts.iter_mut().zip(&columns.locals) {
                    part.push(Operand::Borrow(*l));
                }
            }
            Val::Record(_) => {
                let mut row = Vec::new();
                leaves(fun, &table.element, val.clone(), known, &mut row);
                if row.len() != table.element.width() {
                    return None;
                }
                for (k, part) in parts.iter_mut().enumerate() {
                    part.push(match row.get(k) {
                        Some(Leaf::Scalar(e)) => Operand::Scalar(e.clone()),
                        Some(Leaf::Boxed(operand)) => {
                            let one = boxed_call(fun, kernels::LIST, vec![operand.clone()]);
                            Operand::Borrow(one)
                        }
                        // The key.
                        _ => Operand::Scalar(Expr::Bool(false)),
                    });
                }
            }
            _ => {}
        }
    }
    let mut locals = Vec::new();
    for ((name, ty), parts) in table.columns().into_iter().zip(parts) {
        let dst = fun.scratch(&name, ty);
        match ty {
            Ty::Boxed => {
                let name = if vertical { kernels::VERTCAT } else { kernels::HORZCAT };
                kernel(fun, name, parts, 1, vec![dst]);
            }
            _ => {
                let at = fun.site();
                fun.emit(Stmt::Concat { dst, parts, vertical, at });
            }
        }
        locals.push(dst);
    }
    Some(fun.columns(&table, locals, Some(result)))
}

/// What is stored in one column.
pub enum Leaf {
    /// A number.
    Scalar(Expr),
    /// A matrix of these extents.
    Fixed(LocalId, i64, i64),
    /// So many numbers, one after the other.
    Run(LocalId, i64),
    /// Anything.
    Boxed(Operand),
}

/// Where in columns an element is: its places in the table and, where it is one of a struct array in an element, its
/// place among all of these, counted from 0, with their number.
#[derive(Clone)]
pub struct Spot {
    places: Vec<Expr>,
    within: Option<(Expr, i64)>,
}

impl Spot {
    /// An element of the table.
    pub fn of(places: Vec<Expr>) -> Spot {
        Spot { places, within: None }
    }

    /// The element at a place of a struct array of so many elements, which is a part of this one.
    pub fn entered(&self, at: Expr, count: i64) -> Spot {
        let within = match &self.within {
            Some((outer, n)) => (add(mul(outer.clone(), Expr::index(count)), at), n * count),
            None => (at, count),
        };
        Spot { places: self.places.clone(), within: Some(within) }
    }

    /// The subscripts of a number in a column.
    pub fn number(&self) -> Vec<Expr> {
        match self.within {
            Some(_) => self.at(Expr::index(0), 1),
            None => self.places.clone(),
        }
    }

    /// The subscripts of number `k` of the `len` numbers that the element has in a column.
    pub fn at(&self, k: Expr, len: i64) -> Vec<Expr> {
        let (k, all) = match &self.within {
            Some((outer, n)) => (add(mul(outer.clone(), Expr::index(len)), k), n * len),
            None => (k, len),
        };
        match self.places.as_slice() {
            [alone] => vec![add(k, mul(alone.clone(), Expr::index(all)))],
            places => std::iter::once(k).chain(places.iter().cloned()).collect(),
        }
    }

    /// The subscripts of an element of a matrix, of which `ks` are one or two subscripts.
    pub fn inner(&self, rows: i64, cols: i64, ks: &[Expr]) -> Vec<Expr> {
        self.at(linear(rows, ks), rows * cols)
    }
}

/// The place of an element of a matrix of so many rows, column by column.
pub fn linear(rows: i64, ks: &[Expr]) -> Expr {
    match ks {
        [i, j] => add(i.clone(), mul(j.clone(), Expr::index(rows))),
        ks => ks.first().cloned().unwrap_or(Expr::index(0)),
    }
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
        Kind::Inner(inner) => {
            let table = Rc::new(inner.table.clone());
            let columns = in_columns(fun, &table, val);
            for (l, run) in columns.locals.iter().zip(table.runs()) {
                out.push(Leaf::Run(*l, inner.count() * run.unwrap_or(1)));
            }
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
                    Val::Boxed(l) => part_of(fun, *l, *which, Some(known)),
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
        let spot = Spot::of(vec![Expr::index(place)]);
        Some((*which, part(fun, kind, &AbsValue::top(), &columns.locals[first..], (&spot, by))))
    });
    Val::Record(vals.collect())
}

/// Stores in one column at a place; boxed columns have been stored.
pub fn put(fun: &mut Fun, l: LocalId, spot: &Spot, leaf: Leaf, by: By) {
    let (dims, from) = match leaf {
        Leaf::Scalar(value) => return fun.emit(Stmt::Put { array: l, subs: spot.number(), value, by }),
        Leaf::Fixed(from, rows, cols) => (vec![rows, cols], from),
        Leaf::Run(from, count) => (vec![count], from),
        Leaf::Boxed(_) => return,
    };
    let count = dims.iter().product();
    let (axes, ks) = array::axes(fun, dims.iter().map(|n| Expr::index(*n)).collect());
    let value = array::own(from, ks.clone());
    let subs = spot.at(linear(dims[0], &ks), count);
    let at = fun.site();
    fun.emit(Stmt::Compute { dst: l, axes, part: Some((subs, by)), value, at });
}

/// A part of the element at a place, of which `known` is known.
pub fn part(
    fun: &mut Fun,
    kind: &Kind,
    known: &AbsValue,
    locals: &[LocalId],
    (spot, by): (&Spot, By),
) -> Val {
    match kind {
        Kind::Scalar(_) => Val::Scalar(Expr::At(locals[0], spot.number(), by)),
        Kind::Fixed(elem, rows, cols) => {
            let dims = [*rows, *cols].map(|n| (Ext::Const(n), Expr::index(n)));
            array::computed(fun, *elem, dims.into(), |_, ks| {
                Expr::At(locals[0], spot.inner(*rows, *cols, ks), by)
            })
        }
        Kind::Inner(inner) => Val::Table(array_of(fun, inner, locals, spot, by)),
        Kind::Boxed => {
            let places = &spot.places;
            let name = Path { verb: Verb::Get, steps: &format!("{{{}}}", places.len()) }.name();
            let subs = places.iter().map(|p| Operand::Scalar(add_const(p.clone(), 1)));
            let operands = std::iter::once(Operand::Borrow(locals[0])).chain(subs).collect();
            let l = result_local(fun, known);
            kernel(fun, name.as_str(), operands, 1, vec![l]);
            array::local_value(fun, l, Some(known))
        }
        Kind::Parts(parts) => {
            let mut first = 0;
            let mut vals = Vec::new();
            for (which, kind) in parts {
                vals.push((*which, part(fun, kind, &which.of(known), &locals[first..], (spot, by))));
                first += kind.width();
            }
            Val::Record(vals)
        }
    }
}

/// A struct array in the element at a place, as one of its own.
fn array_of(fun: &mut Fun, inner: &Inner, locals: &[LocalId], spot: &Spot, by: By) -> Columns {
    let table = Rc::new(inner.table.clone());
    let (rows, count) = (inner.rows, inner.count());
    let sizes = [inner.rows, inner.cols].map(|n| (Ext::Const(n), Expr::index(n)));
    let runs = table.runs();
    let mut made = Vec::new();
    for (k, (_, ty)) in table.columns().into_iter().enumerate() {
        let Ty::Array(elem, _) = ty else { continue };
        let run = runs.get(k).copied().flatten();
        let mut dims = sizes.to_vec();
        if let Some(n) = run {
            dims.insert(0, (Ext::Const(n), Expr::index(n)));
        }
        let column = array::computed(fun, elem, dims, |_, ks| match (run, locals.get(k)) {
            // The key.
            _ if k >= runs.len() => Expr::Bool(false),
            (None, Some(l)) => Expr::At(*l, spot.at(linear(rows, ks), count), by),
            (Some(n), Some(l)) => {
                let place = mul(linear(rows, &ks[1..]), Expr::index(n));
                Expr::At(*l, spot.at(add(ks[0].clone(), place), count * n), by)
            }
            (_, None) => Expr::Bool(false),
        });
        if let Val::Array(l, _) = column {
            made.push(l);
        }
    }
    Columns { table, locals: made, known: sizes.map(|(known, _)| known).into() }
}
