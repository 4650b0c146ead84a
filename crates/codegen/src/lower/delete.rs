//! Deletion of elements: slices, neighbours and what truth values mark are taken out where an array is kept as one and
//! stays what it is; the access-path machine of the runtime library has everything else.

use super::build::{add_const, compare, op};
use super::element_set;
use super::fun::{Fun, raised};
use super::masks::delete_marked;
use super::repr::{Ext, extent, known_extents};
use super::set::{Place, changed, part_of, through_box, whole};
use super::slots::{mark_set, peek, slot};
use super::subscript::{Index, Sub, constant, greatest, indices, is_direct, is_mask, numel};
use super::value::{Range, Slot, Val};
use ir::loops::kernels::Verb;
use ir::loops::{By, Elem, Expr, LocalId, Proof, Stmt, Ty};
use ir::tir::{Access, Arg, VarId};
use types::scalar::ScalarOp;

/// `base<path> = []`
pub fn delete(fun: &mut Fun, base: VarId, path: &[Access]) {
    let place = changed(fun, base, path);
    let Some(slot) = slot(fun, base) else { return whole(fun, None, &place, None) };
    delete_in(fun, &slot, place);
    mark_set(fun, base);
}

fn delete_in(fun: &mut Fun, slot: &Slot, place: Place) {
    match (slot, place.path) {
        (Slot::Local(l), [Access::Paren(args)]) if is_delete_direct(fun, *l, &place, args) => {
            delete_slice(fun, *l, &place, args);
        }
        (Slot::Local(l), [Access::Paren(args)]) if is_range_delete(fun, *l, &place, args) => {
            delete_range(fun, *l, &place, args);
        }
        (Slot::Local(l), [Access::Paren(args)]) if let Some(v) = marked_delete(fun, *l, &place, args) => {
            let known = known_extents(&place.before).unwrap_or_else(|| vec![Ext::Unknown; 2]);
            delete_marked(fun, (*l, &known), v, |fun| through_box(fun, *l, &place, None, Verb::Delete));
        }
        (Slot::Local(l), _) => through_box(fun, *l, &place, None, Verb::Delete),
        (Slot::Record(parts), path) => {
            let Some((which, part, rest)) = fun.enter(parts, path) else {
                return whole(fun, Some(slot), &place, None);
            };
            let (before, after) = (part_of(&place.before, which), which.of(&place.after));
            delete_in(fun, part, Place { before, after, path: rest, ..place });
        }
        (Slot::Table(table, locals), [Access::Paren(args)]) => {
            let at = fun.columns(table, locals.clone(), Some(&place.before));
            let others = fun.nested(|fun| whole(fun, Some(slot), &place, None));
            if !element_set::delete(fun, &at, args, others.clone()) {
                fun.block.extend(others);
            }
        }
        (slot, _) => whole(fun, Some(slot), &place, None),
    }
}

/// Whether `x(i) = []`, `x(i, :) = []` or `x(:, i) = []` takes one slice out of a matrix that stays what it is.
fn is_delete_direct(fun: &mut Fun, l: LocalId, place: &Place, args: &[Arg]) -> bool {
    let Ty::Array(elem, 2) = fun.f.locals[l].ty else { return false };
    let named: Vec<VarId> = args
        .iter()
        .filter_map(|a| match a {
            Arg::Var(v) => Some(*v),
            Arg::Colon => None,
        })
        .collect();
    let [v] = named[..] else { return false };
    args.len() <= 2
        && is_direct(fun, Arg::Var(v))
        && super::repr::is_one_element(fun.before(v))
        && stays(elem, place)
}

/// The mask in `x(mask) = []` of a matrix that stays what it is.
fn marked_delete(fun: &Fun, l: LocalId, place: &Place, args: &[Arg]) -> Option<VarId> {
    let (Ty::Array(elem, 2), [Arg::Var(v)]) = (fun.f.locals[l].ty, args) else { return None };
    let matrix = known_extents(fun.before(*v)).is_some_and(|k| k.len() == 2);
    (matrix && is_mask(fun, *v) && is_direct(fun, Arg::Var(*v)) && stays(elem, place)).then_some(*v)
}

/// Whether deletion leaves an array of such elements of its class.
fn stays(elem: Elem, place: &Place) -> bool {
    place.before.unique_class() == Some(elem.class())
        && place.after.unique_class() == Some(elem.class())
        && !place.before.maybe_undefined
}

/// What [`is_delete_direct`] allows. One index means a row, or else a column: of a matrix that is neither the
/// library makes a row.
fn delete_slice(fun: &mut Fun, l: LocalId, place: &Place, args: &[Arg]) {
    let known = known_extents(&place.before).unwrap_or_else(|| vec![Ext::Unknown; 2]);
    let guards = fun.f.new_check();
    let found = indices(fun, args, guards);
    let sub = found.iter().enumerate().find(|(_, i)| matches!(i.sub, Sub::At(_)));
    let Some((axis, Index { sub: Sub::At(slice), range, .. })) = sub else {
        return through_box(fun, l, place, None, Verb::Delete);
    };
    let alone = args.len() == 1;
    let size = if alone { Expr::Numel(l) } else { extent(l, axis) };
    let count = if alone { numel(&known) } else { known.get(axis).and_then(constant) };
    let proof = count.is_some_and(|n| range.hi <= n as f64).then_some(Proof::Range);
    let beyond = compare(ScalarOp::Ge, slice.clone(), size);
    fun.checked(beyond, raised(&runtime::errors::delete_out_of_range()), Vec::new(), None, proof);
    let remove = |axis: usize| vec![Stmt::Remove { array: l, axis: axis as u8, place: slice.clone() }];
    if !alone {
        return fun.block.extend(remove(axis));
    }
    in_line(fun, (l, &known), place, &remove);
}

/// What takes elements out of a row or a column along its dimension; of a matrix that is neither the library makes a row.
fn in_line(fun: &mut Fun, (l, known): (LocalId, &[Ext]), place: &Place, remove: &dyn Fn(usize) -> Vec<Stmt>) {
    let is_one = |d: usize| match known.get(d).and_then(constant) {
        Some(n) => Expr::Bool(n == 1),
        None => compare(ScalarOp::Eq, extent(l, d), Expr::index(1)),
    };
    let otherwise = fun.nested(|fun| {
        let neither = fun.nested(|fun| through_box(fun, l, place, None, Verb::Delete));
        fun.branch(is_one(1), remove(0), neither);
    });
    fun.branch(is_one(0), remove(1), otherwise);
}

/// Whether `x(a:b) = []` takes neighbours out of a matrix that stays what it is.
fn is_range_delete(fun: &mut Fun, l: LocalId, place: &Place, args: &[Arg]) -> bool {
    let (Ty::Array(elem, 2), [Arg::Var(v)]) = (fun.f.locals[l].ty, args) else { return false };
    let neighbours = |r: &Range| r.elem == Elem::Index && r.step == Expr::index(1);
    is_direct(fun, Arg::Var(*v))
        && matches!(peek(fun, *v), Val::Range(r) if neighbours(&r))
        && stays(elem, place)
}

/// What [`is_range_delete`] allows: what stands behind them moves to their place, and as many are taken from the end.
fn delete_range(fun: &mut Fun, l: LocalId, place: &Place, args: &[Arg]) {
    let known = known_extents(&place.before).unwrap_or_else(|| vec![Ext::Unknown; 2]);
    let guards = fun.f.new_check();
    let found = indices(fun, args, guards);
    let [Index { sub: sub @ Sub::Range(range), range: values, .. }] = found.as_slice() else {
        return through_box(fun, l, place, None, Verb::Delete);
    };
    let Some(last) = greatest(fun, sub) else { return };
    let proof = numel(&known).is_some_and(|n| values.hi <= n as f64).then_some(Proof::Range);
    let beyond = compare(ScalarOp::Ge, last.clone(), Expr::Numel(l));
    fun.checked(beyond, raised(&runtime::errors::delete_out_of_range()), Vec::new(), None, proof);
    let count = fun.atom("taken", range.count.clone());
    let [k, j] = ["k", "n"].map(|name| fun.index_local(name));
    let by = By::Proved(Proof::Shape);
    let each = |var, lo, hi, stmt| Stmt::For { var, lo, step: Expr::index(1), hi, body: vec![stmt] };
    let remove = |axis: usize| {
        let to = op(ScalarOp::Minus, vec![Expr::Local(k), count.clone()], Elem::Index, Elem::Index);
        let moved = Stmt::Put { array: l, subs: vec![to], value: Expr::At(l, vec![Expr::Local(k)], by), by };
        let end = add_const(Expr::Numel(l), -1);
        let place = add_const(extent(l, axis), -1);
        // Where there are none, nothing moves: the last place is then before the first element.
        let moves = each(k, add_const(last.clone(), 1), end, moved);
        let some = compare(ScalarOp::Gt, count.clone(), Expr::index(0));
        let taken =
            each(j, Expr::index(1), count.clone(), Stmt::Remove { array: l, axis: axis as u8, place });
        vec![Stmt::If(some, vec![moves, taken], Vec::new())]
    };
    in_line(fun, (l, &known), place, &remove);
}
