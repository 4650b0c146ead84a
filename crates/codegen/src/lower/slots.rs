//! Variables: where each is kept, reading it, giving it a value.
//!
//! A value is stored where it is defined. Only a temporary that is a constant or a range is kept as
//! such.

use super::arms::{branches, by_target, is_told_apart, numbers, placed};
use super::array;
use super::boxing::{captures_of, operand, part_of, stored};
use super::build::{compare, either};
use super::columns;
use super::fun::{Fun, raised};
use super::kernel::{boxed_call, effect, kernel};
use super::local::{store_local, unboxed};
use super::overlap;
use super::repr::{Handle, Part};
use super::value::{Slot, Targets, Val};
use ir::loops::{Elem, Expr, Fault, LocalId, Operand, Stmt, Ty, kernels};
use ir::tir::{self, Literal, VarId, VarKind, walk};
use types::AbsValue;
use types::scalar::ScalarOp;

/// The value of a constant.
pub fn literal(value: &Literal) -> Val {
    match value {
        Literal::Number(n) => Val::Scalar(super::build::number(*n)),
        Literal::Imaginary(n) => Val::Scalar(Expr::Complex(
            Box::new(Expr::Number(0.0, Elem::F64)),
            Box::new(Expr::Number(*n, Elem::F64)),
        )),
        Literal::Integer(bits, class) => {
            let number = ir::tir::integer_of_bits(*bits, *class);
            Val::Scalar(Expr::Integer(number, Elem::of(*class, false).unwrap_or(Elem::U64)))
        }
        Literal::Char(t) => Val::Text(t.clone()),
        Literal::String(t) => Val::StringText(t.clone()),
        // It is kept in its variable.
        Literal::Matrix(_) => Val::Absent,
    }
}

/// The slot of a variable, made from what is known of it; `None` where nothing of it is kept.
pub fn slot(fun: &mut Fun, v: VarId) -> Option<Slot> {
    if let Some(slot) = fun.slots.get(&v) {
        return Some(slot.clone());
    }
    let slot = match global_slot(fun, v) {
        Some(slot) => slot,
        None => {
            let repr = fun.vars.repr(v)?;
            let slot = placed(fun, fun.tf.vars[v].name.as_str(), &repr);
            if fun.vars.value(v).is_some_and(|value| value.maybe_undefined) {
                add_flag(fun, v);
            }
            slot
        }
    };
    fun.slots.insert(v, slot.clone());
    Some(slot)
}

/// The single local in which a variable is kept.
pub fn slot_local(fun: &mut Fun, v: VarId) -> Option<LocalId> {
    match slot(fun, v)? {
        Slot::Local(l) => Some(l),
        _ => None,
    }
}

/// The slot of a variable that lives outside the activation.
fn global_slot(fun: &mut Fun, v: VarId) -> Option<Slot> {
    let cell = fun.cell(v)?;
    let statics = *fun.cx.cells.get(&cell)?;
    if let Some(flag) = statics.flag {
        let flag = fun.global_local(flag);
        if fun.tf.vars[v].storage == tir::Storage::Local {
            // A new activation of the function that owns the variable.
            fun.prologue.push(Stmt::Assign(flag, Expr::Bool(is_given(fun, v))));
        }
        fun.flags.insert(v, flag);
    }
    Some(Slot::Local(fun.global_local(statics.variable)))
}

/// The local that says whether `v` has a value; it starts false, for a parameter that is given true.
pub fn add_flag(fun: &mut Fun, v: VarId) -> LocalId {
    if let Some(flag) = fun.flags.get(&v) {
        return *flag;
    }
    let name = format!("{}_is_set", fun.tf.vars[v].name);
    let flag = fun.local(&name, Ty::Scalar(Elem::Bool));
    fun.prologue.push(Stmt::Assign(flag, Expr::Bool(is_given(fun, v))));
    fun.flags.insert(v, flag);
    flag
}

/// Whether a variable is a parameter that has a value, or may have one, where the function begins.
fn is_given(fun: &Fun, v: VarId) -> bool {
    let place = fun.tf.params.iter().position(|p| *p == v);
    let given = |k| fun.context.open || super::program::argument(fun.context, k).is_some();
    fun.tf.varargin == Some(v) || place.is_some_and(given)
}

/// Whether a variable has a value here, where that is not known before.
pub fn flag(fun: &mut Fun, v: VarId) -> Option<Expr> {
    slot(fun, v)?;
    fun.flags.get(&v).map(|f| Expr::Local(*f))
}

/// The constant that a temporary is.
fn constant<'a>(fun: &Fun<'a, '_>, v: VarId) -> Option<&'a Literal> {
    if fun.is_temporary(v) { fun.vars.literal(fun.tf, v) } else { None }
}

/// The value of `v` at the current statement; the error of a variable without one.
pub fn value(fun: &mut Fun, v: VarId) -> Val {
    if let Some(constant) = constant(fun, v) {
        return literal(constant);
    }
    let known = fun.before(v);
    let captured = fun.tf.params.iter().take(fun.tf.captured).any(|p| *p == v);
    // What had no value when it was captured is not reached by any.
    if known.is_undefined() && !starts_empty(fun, v) || known.is_bottom() && captured {
        let fault = without_value(fun, v);
        fun.fails(fault);
        return Val::Absent;
    }
    let Some(slot) = slot(fun, v) else { return Val::Absent };
    if known.maybe_undefined {
        match fun.flags.get(&v) {
            Some(flag) => {
                let fails = Expr::Not(Box::new(Expr::Local(*flag)));
                let fault = without_value(fun, v);
                fun.check(fails, fault, Vec::new());
            }
            None if fun.cell(v).is_some() && !starts_empty(fun, v) => {
                fun.reject("a shared variable that may have no value");
            }
            None => {}
        }
    }
    match read(fun, &slot, Some(known)) {
        // What is spread of a table and has no form of its own.
        val @ Val::Table(_) if fun.is_list(v) => match operand(fun, val) {
            Operand::Borrow(l) => Val::Boxed(l),
            _ => Val::Absent,
        },
        val => val,
    }
}

/// The error of a variable that is read and has no value.
fn without_value(fun: &Fun, v: VarId) -> Fault {
    // What an anonymous function captures is no operand.
    match fun.tf.params.iter().skip(fun.tf.captured).any(|p| *p == v) {
        true => raised(&runtime::errors::not_enough_inputs()),
        false => Fault::Undefined(fun.tf.vars[v].name),
    }
}

/// Globals and persistent variables begin as `[]` where they are declared.
fn starts_empty(fun: &Fun, v: VarId) -> bool {
    matches!(fun.tf.vars[v].storage, tir::Storage::Global | tir::Storage::Persistent)
}

/// The value of `v` without a check that it has one, for `end` and growth.
pub fn peek(fun: &mut Fun, v: VarId) -> Val {
    if let Some(constant) = constant(fun, v) {
        return literal(constant);
    }
    match slot(fun, v) {
        Some(slot) => {
            let known = fun.before(v);
            read(fun, &slot, Some(known))
        }
        None => Val::Absent,
    }
}

/// What a slot holds, of which `value` is known.
pub fn read(fun: &Fun, slot: &Slot, value: Option<&AbsValue>) -> Val {
    match slot {
        Slot::Known(val) => val.clone(),
        Slot::Local(l) => array::local_value(fun, *l, value),
        Slot::Closure(h, parts) => Val::Closure(*h, parts.iter().map(|p| read(fun, p, None)).collect()),
        Slot::Choice(which, targets) => {
            let parts = |parts: &[Slot]| parts.iter().map(|p| read(fun, p, None)).collect();
            Val::Choice(Expr::Local(*which), targets.iter().map(|(h, p)| (*h, parts(p))).collect())
        }
        Slot::Record(fields) => {
            let part = |n: Part| value.map(|v| n.of(v));
            Val::Record(fields.iter().map(|(n, s)| (*n, read(fun, s, part(*n).as_ref()))).collect())
        }
        Slot::Table(table, locals) => Val::Table(fun.columns(table, locals.clone(), value)),
    }
}

/// Gives `v` a value.
pub fn define(fun: &mut Fun, v: VarId, val: Val) {
    if constant(fun, v).is_some() {
        return;
    }
    let fresh = fun.is_temporary(v) && !fun.slots.contains_key(&v);
    let val = if fresh { unboxed(fun, val, fun.after(v)) } else { val };
    if fresh && fun.vars.uses(v) > 0 && fun.cell(v).is_none() {
        match bound(fun, v, val) {
            Ok(slot) => {
                fun.slots.insert(v, slot);
            }
            Err(val) => store(fun, v, val),
        }
        return;
    }
    store(fun, v, val);
}

/// A slot made of the value that a temporary is given, where it can be one.
fn bound(fun: &mut Fun, v: VarId, val: Val) -> Result<Slot, Val> {
    match val {
        Val::Range(_) | Val::Text(_) | Val::StringText(_) => Ok(Slot::Known(val)),
        Val::Scalar(e) => {
            let name = fun.tf.vars[v].name;
            Ok(match fun.atom(name.as_str(), e) {
                Expr::Local(l) => Slot::Local(l),
                constant => Slot::Known(Val::Scalar(constant)),
            })
        }
        Val::Array(l, _) | Val::Boxed(l) if fun.is_scratch(l) => {
            fun.keep(l);
            Ok(Slot::Local(l))
        }
        val => Err(val),
    }
}

/// Notes that `v` has a value from here on, which whoever shares the variable is to see.
pub fn mark_set(fun: &mut Fun, v: VarId) {
    if let Some(flag) = fun.flags.get(&v) {
        fun.emit(Stmt::Assign(*flag, Expr::Bool(true)));
    }
}

/// What a slot keeps goes; it is what a variable without a value is kept as. What is only lent stays with
/// its owner: nobody assigns it here.
pub fn emptied(fun: &mut Fun, slot: &Slot) {
    let l = match slot {
        Slot::Local(l) => *l,
        Slot::Record(fields) => return fields.iter().for_each(|(_, part)| emptied(fun, part)),
        Slot::Table(_, locals) => return locals.iter().for_each(|l| emptied(fun, &Slot::Local(*l))),
        Slot::Closure(_, parts) => return parts.iter().for_each(|part| emptied(fun, part)),
        Slot::Choice(_, targets) => {
            return targets.iter().flat_map(|(_, parts)| parts).for_each(|part| emptied(fun, part));
        }
        Slot::Known(_) => return,
    };
    if fun.f.params.iter().any(|p| p.local == l && p.borrowed) {
        return;
    }
    match fun.f.locals[l].ty {
        Ty::Scalar(_) => {}
        Ty::Array(..) => array::empty(fun, l),
        Ty::Boxed => {
            let gone = fun.scratch("gone", Ty::Boxed);
            fun.emit(Stmt::Move(gone, l));
            let none = boxed_call(fun, kernels::LIST, Vec::new());
            fun.emit(Stmt::Move(gone, none));
        }
    }
}

/// Whether a statement that gives one of its variables no value goes on all the same.
fn comes_back(fun: &Fun) -> bool {
    walk::defs(&fun.tf.stmts[fun.at]).into_iter().any(|v| !fun.after(v).is_bottom())
}

/// Stores a value in a variable's slot.
fn store(fun: &mut Fun, v: VarId, val: Val) {
    let Some(slot) = slot(fun, v) else { return };
    let name = fun.tf.vars[v].name;
    let after = fun.after(v);
    if after.is_bottom() {
        if comes_back(fun) {
            // A result that nobody looks at.
            return;
        }
        // What surely fails stores nothing, and nothing behind it is reached.
        return fun.fails(raised(&runtime::errors::unsupported("a value of what fails")));
    }
    let boxed = matches!(slot, Slot::Local(l) if fun.f.locals[l].ty == Ty::Boxed);
    let val = if boxed { stored(fun, val, after) } else { val };
    // The only element of a list stands for the list.
    let value = Some(after).filter(|_| fun.tf.vars[v].kind != VarKind::List);
    store_slot(fun, &slot, val, value, name.as_str());
    mark_set(fun, v);
}

/// Stores a value in a slot. A struct may lack fields of the slot, which are assigned before anybody
/// reads the whole: which it has, `value` says. The value may be made of what is there.
pub fn store_slot(fun: &mut Fun, slot: &Slot, val: Val, value: Option<&AbsValue>, name: &str) {
    let val = overlap::apart(fun, slot, val);
    store_parts(fun, slot, val, value, name);
}

fn store_parts(fun: &mut Fun, slot: &Slot, val: Val, value: Option<&AbsValue>, name: &str) {
    match (slot, val) {
        (Slot::Known(_), _) => {}
        (Slot::Local(l), val) => {
            let val = match value {
                Some(value) if fun.f.locals[*l].ty == Ty::Boxed => stored(fun, val, value),
                _ => val,
            };
            store_local(fun, *l, val);
        }
        (Slot::Record(fields), Val::Record(values)) => {
            for (field, val) in values {
                let Some((_, slot)) = fields.iter().find(|(n, _)| *n == field) else { continue };
                let value = value.map(|v| field.of(v));
                store_parts(fun, slot, val, value.as_ref(), name);
            }
        }
        (Slot::Record(fields), Val::Boxed(l)) => {
            for (field, slot) in fields {
                if let Some(part) = part_of(fun, l, *field, value) {
                    let value = value.map(|v| field.of(v));
                    store_parts(fun, slot, part, value.as_ref(), name);
                }
            }
        }
        (Slot::Closure(_, parts), Val::Closure(_, values)) => {
            for (slot, val) in parts.iter().zip(values) {
                store_parts(fun, slot, val, None, name);
            }
        }
        (Slot::Closure(h, parts), Val::Choice(_, targets)) => {
            // It is surely this one.
            let values = targets.into_iter().find(|(handle, _)| handle == h).map(|(_, vals)| vals);
            for (slot, val) in parts.iter().zip(values.unwrap_or_default()) {
                store_parts(fun, slot, val, None, name);
            }
        }
        (Slot::Choice(which, targets), val) => store_handle(fun, (*which, targets), val, name),
        (Slot::Table(table, locals), val) => columns::store(fun, table, locals, val, value),
        // A handle that captures nothing is its target alone.
        (Slot::Closure(_, parts), Val::Boxed(_)) if parts.is_empty() => {}
        (Slot::Closure(Handle::Function(f), parts), Val::Boxed(l)) => {
            let values = captures_of(fun, l, *f, parts.len());
            for (slot, val) in parts.iter().zip(values) {
                // What no call of the handle reads is not in it.
                if !matches!(val, Val::Absent) {
                    store_parts(fun, slot, val, None, name);
                }
            }
        }
        _ => fun.reject(&format!("this assignment to {name}")),
    }
}

/// Stores a handle where each of several targets has its place.
fn store_handle(fun: &mut Fun, (which, targets): (LocalId, &Targets<Slot>), val: Val, name: &str) {
    match val {
        Val::Closure(handle, vals) => match targets.iter().position(|(h, _)| *h == handle) {
            Some(k) => store_target(fun, (which, targets), k, vals, name),
            None => fun.reject(&format!("this assignment to {name}")),
        },
        Val::Choice(from, all) => by_target(fun, &from, all.len(), |fun, k| {
            let (handle, vals) = &all[k];
            // Any other target is not in question here.
            if let Some(k) = targets.iter().position(|(h, _)| h == handle) {
                store_target(fun, (which, targets), k, vals.clone(), name);
            }
        }),
        Val::Boxed(l) => {
            let handles: Vec<Handle> = targets.iter().map(|(h, _)| *h).collect();
            if !is_told_apart(fun, &handles) {
                return fun.reject("a function handle that an interpreter may have made");
            }
            let number = fun.index_local("function");
            kernel(fun, kernels::WHICH, vec![Operand::Borrow(l)], 1, vec![number]);
            let test = |fun: &mut Fun, handle: Handle| {
                let is = |n: i64| compare(ScalarOp::Eq, Expr::Local(number), Expr::index(n));
                numbers(fun, handle).into_iter().map(is).reduce(either).unwrap_or(Expr::Bool(false))
            };
            let tests = targets.iter().map(|(h, _)| test(fun, *h)).collect();
            for (handle, _) in targets {
                if let Handle::Function(f) = handle {
                    fun.shared.thunks.number(*f);
                }
            }
            branches(fun, tests, &mut |fun, k| {
                let (handle, parts) = &targets[k];
                let vals = match handle {
                    Handle::Function(f) => captures_of(fun, l, *f, parts.len()),
                    Handle::Builtin(_) => Vec::new(),
                };
                store_target(fun, (which, targets), k, vals, name);
            });
        }
        _ => fun.reject(&format!("this assignment to {name}")),
    }
}

fn store_target(
    fun: &mut Fun,
    (which, targets): (LocalId, &Targets<Slot>),
    k: usize,
    vals: Vec<Val>,
    name: &str,
) {
    // What is stored may be read out of what is there: the number goes last.
    for (slot, val) in targets[k].1.iter().zip(vals) {
        if !matches!(val, Val::Absent) {
            store_parts(fun, slot, val, None, name);
        }
    }
    fun.emit(Stmt::Assign(which, Expr::index(k as i64)));
}

/// Shows a variable under its name.
pub fn display(fun: &mut Fun, v: VarId) {
    let val = value(fun, v);
    let val = stored(fun, val, fun.before(v));
    let operand = operand(fun, val);
    let name = Operand::Text(fun.tf.vars[v].name.as_str().into());
    effect(fun, kernels::DISPLAY, vec![operand, name]);
}
