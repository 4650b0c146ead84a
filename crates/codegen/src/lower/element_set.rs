//! Assignment to elements of struct arrays and cells in columns ([`Table`](super::table::Table)), and deletion.
//!
//! An assignment has one order, as that of arrays has: subscripts, what is stored, columns that are boxed (which may
//! fail and grow by themselves), growth of the others, stores; so a failed one leaves all columns as they were.

use super::array;
use super::boxing::{operand, stored};
use super::build::{add_const, compare};
use super::columns::{Leaf, Spot, leaves, put};
use super::element::{entered, entered_inside, reach};
use super::fun::{Fun, raised};
use super::grow::grow;
use super::kernel::boxed_call;
use super::local::unboxed;
use super::path::{Deed, path_kernel};
use super::repr::extent;
use super::scalar::scalar;
use super::slots::value;
use super::subscript::{Index, Sub, constant, indices, numel, place};
use super::table::Kind;
use super::tables;
use super::value::Columns;
use ir::loops::kernels::{Path, Verb};
use ir::loops::{By, Elem, Expr, LocalId, Operand, Proof, Stmt, Ty};
use ir::tir::{Access, Arg, VarId};
use types::AbsValue;
use types::scalar::ScalarOp;

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
    let spot = entered_inside(fun, Spot::of(places), &at.inner, guards);
    if let (Kind::Fixed(elem, rows, cols), Some(args)) = (kind, within) {
        let inside = fun.f.new_check();
        let ks = indices(fun, args, inside);
        let ks: Vec<Expr> = ks.iter().map(|i| place(fun, &i.sub, Expr::index(0))).collect();
        let val = unboxed(fun, val, known);
        let e = scalar(fun, val, *elem);
        let e = array::as_element_of(fun, e, known);
        let e = fun.cast(e, *elem);
        let e = fun.atom("t", e);
        let by = grown(fun, columns, key, &found, &[]);
        let subs = spot.inner(*rows, *cols, &ks);
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
            let deed = Deed {
                verb: Verb::Set,
                base: Operand::Borrow(*l),
                source: Some(source.clone()),
                place: None,
            };
            let result = fun.scratch("v", Ty::Boxed);
            path_kernel(fun, deed, &path, vec![result]);
            fun.emit(Stmt::Move(*l, result));
            stored_now.push(*l);
        }
    }
    let by = grown(fun, columns, key, &found, &stored_now);
    for (l, leaf) in locals.iter().zip(row) {
        put(fun, *l, &spot, leaf, by);
    }
    true
}

/// Growth of all columns but those in `done`, where the subscripts may lie outside.
fn grown(fun: &mut Fun, columns: &Columns, key: LocalId, found: &[Index], done: &[LocalId]) -> By {
    let others: Vec<LocalId> =
        columns.locals.iter().copied().filter(|l| *l != key && !done.contains(l)).collect();
    let kinds = columns.table.columns();
    let runs = columns.table.runs();
    let size = |fun: &Fun, l: LocalId| {
        let at = columns.locals.iter().position(|c| *c == l)?;
        match kinds.get(at)?.1 {
            Ty::Array(_, rank) => Some((usize::from(rank), runs.get(at).copied().flatten().unwrap_or(1))),
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

/// `columns(i) = []`; says whether that is what the subscripts ask for. `others` is the deletion in a matrix.
pub fn delete(fun: &mut Fun, columns: &Columns, args: &[Arg], others: Vec<Stmt>) -> bool {
    let path = [Access::Paren(args.to_vec())];
    if args.len() != 1 || tables::element(&path, false, &|v| fun.before(v).clone()).is_none() {
        return false;
    }
    let (key, guards) = (columns.key(), fun.f.new_check());
    let found = indices(fun, args, guards);
    let [Index { sub: Sub::At(slice), range, .. }] = found.as_slice() else { return false };
    let count = numel(&columns.known);
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
