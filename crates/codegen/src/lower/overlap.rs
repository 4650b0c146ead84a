//! Values that are made of what is in the place where they are stored: `t = struct('left', t, 'value', 0)`.
//!
//! A place of several parts gets them one after the other, so a part that a later one is still made of is copied
//! before it is overwritten.

use super::fun::Fun;
use super::local::copied;
use super::value::{Columns, Slot, Val};
use base::{FxHashMap, FxHashSet};
use ir::loops::{Expr, LocalId};

/// What is given to a part of a place: the locals that are written, and those that are read for it.
struct Step {
    written: Vec<LocalId>,
    read: Vec<LocalId>,
}

/// The value with copies for what storing it in `slot`, part by part, overwrites before it is read.
pub fn apart(fun: &mut Fun, slot: &Slot, val: Val) -> Val {
    if matches!(slot, Slot::Local(_) | Slot::Known(_)) {
        return val;
    }
    let mut order = Vec::new();
    steps(slot, &val, &mut order);
    let (mut written, mut overwritten) = (FxHashSet::default(), FxHashSet::default());
    for step in order {
        // Within a step it is not known which local is written first.
        if step.written.len() > 1 {
            written.extend(step.written.iter().copied());
        }
        overwritten.extend(step.read.into_iter().filter(|l| written.contains(l)));
        written.extend(step.written);
    }
    if overwritten.is_empty() { val } else { kept_apart(fun, &val, &overwritten, &mut FxHashMap::default()) }
}

/// The parts in the order in which they are stored (`slots::store_parts`).
fn steps(slot: &Slot, val: &Val, out: &mut Vec<Step>) {
    match (slot, val) {
        (Slot::Record(parts), Val::Record(vals)) => {
            for (which, val) in vals {
                if let Some((_, slot)) = parts.iter().find(|(n, _)| n == which) {
                    steps(slot, val, out);
                }
            }
        }
        (Slot::Closure(_, parts), Val::Closure(_, vals)) => {
            parts.iter().zip(vals).for_each(|(slot, val)| steps(slot, val, out));
        }
        (Slot::Table(_, locals), Val::Table(columns)) => {
            for (dst, src) in locals.iter().zip(&columns.locals) {
                out.push(Step { written: vec![*dst], read: vec![*src] });
            }
        }
        (slot, val) => {
            let mut step = Step { written: Vec::new(), read: Vec::new() };
            kept(slot, &mut step.written);
            each_local(val, &mut |l| step.read.push(l));
            out.push(step);
        }
    }
}

/// The locals of a slot.
fn kept(slot: &Slot, out: &mut Vec<LocalId>) {
    match slot {
        Slot::Known(_) => {}
        Slot::Local(l) => out.push(*l),
        Slot::Closure(_, parts) => parts.iter().for_each(|part| kept(part, out)),
        Slot::Choice(which, targets) => {
            out.push(*which);
            targets.iter().flat_map(|(_, parts)| parts).for_each(|part| kept(part, out));
        }
        Slot::Record(parts) => parts.iter().for_each(|(_, part)| kept(part, out)),
        Slot::Table(_, locals) => out.extend(locals),
    }
}

/// The locals that a value is made of.
fn each_local(val: &Val, visit: &mut dyn FnMut(LocalId)) {
    match val {
        Val::Scalar(e) => e.reads().into_iter().for_each(visit),
        Val::Array(l, _) | Val::Boxed(l) | Val::List(l) => visit(*l),
        // All parts of a range are constants or locals that nobody assigns again.
        Val::Range(_) | Val::Text(_) | Val::StringText(_) | Val::Absent => {}
        Val::Closure(_, vals) => vals.iter().for_each(|v| each_local(v, visit)),
        Val::Choice(which, targets) => {
            which.reads().into_iter().for_each(&mut *visit);
            targets.iter().flat_map(|(_, vals)| vals).for_each(|v| each_local(v, visit));
        }
        Val::Record(parts) => parts.iter().for_each(|(_, v)| each_local(v, visit)),
        Val::Table(columns) => columns.locals.iter().for_each(|l| visit(*l)),
    }
}

/// The value with copies in place of the locals in `overwritten`.
fn kept_apart(
    fun: &mut Fun,
    val: &Val,
    overwritten: &FxHashSet<LocalId>,
    copies: &mut FxHashMap<LocalId, LocalId>,
) -> Val {
    let mut of = |fun: &mut Fun, l: LocalId| match overwritten.contains(&l) {
        true => *copies.entry(l).or_insert_with(|| copied(fun, l)),
        false => l,
    };
    let number = |fun: &mut Fun, e: &Expr| match e.reads().iter().any(|l| overwritten.contains(l)) {
        true => Expr::Local(fun.pin("copy", e.clone())),
        false => e.clone(),
    };
    match val {
        Val::Scalar(e) => Val::Scalar(number(fun, e)),
        Val::Array(l, known) => Val::Array(of(fun, *l), known.clone()),
        Val::Boxed(l) => Val::Boxed(of(fun, *l)),
        Val::List(l) => Val::List(of(fun, *l)),
        Val::Table(columns) => {
            let locals = columns.locals.iter().map(|l| of(fun, *l)).collect();
            Val::Table(Columns { locals, ..columns.clone() })
        }
        Val::Closure(handle, vals) => {
            Val::Closure(*handle, vals.iter().map(|v| kept_apart(fun, v, overwritten, copies)).collect())
        }
        Val::Choice(which, targets) => {
            let which = number(fun, which);
            let mut targets = targets.clone();
            for val in targets.iter_mut().flat_map(|(_, vals)| vals) {
                *val = kept_apart(fun, val, overwritten, copies);
            }
            Val::Choice(which, targets)
        }
        Val::Record(parts) => {
            Val::Record(parts.iter().map(|(n, v)| (*n, kept_apart(fun, v, overwritten, copies))).collect())
        }
        // All parts of a range are constants or locals that nobody assigns again.
        Val::Range(_) | Val::Text(_) | Val::StringText(_) | Val::Absent => val.clone(),
    }
}
