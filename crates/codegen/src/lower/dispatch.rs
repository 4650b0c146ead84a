//! Function handles that may have several targets: an integer says which it is, and beside it stand the captured
//! values of each. A call is a choice between direct calls.
//!
//! Invariants: what the target in question captured has a value; what others would have captured is anything, and is
//! read only to be handed on. Where a boxed handle is taken apart, the analysis knows all targets that it can have:
//! the last needs no test.

use super::arms::{by_target, is_told_apart, placed};
use super::boxing::captures_of;
use super::deliver::{call_form_of_handle, call_handle};
use super::fun::Fun;
use super::repr::{Handle, Repr, is_one_element};
use super::slots::{self, read, store_slot};
use super::value::{Targets, Val};
use ir::loops::Expr;
use ir::tir::{Access, Arg, Target, VarId};
use types::{AbsValue, Class, Sparsity};

/// Calls the target in question with what it captured and `args`, which are `vals`.
pub fn call(
    fun: &mut Fun,
    targets: &[Target],
    (which, handles): (&Expr, &Targets<Val>),
    args: &[Arg],
    vals: &[Val],
) {
    settle(fun, targets.iter().filter_map(Target::var));
    // What is known of the results is what any of the targets gives: of doubles that become doubles each does, or fails
    // for other reasons than classes.
    let double = |v: &AbsValue| {
        let full = v.unique().is_some_and(|v| v.matrix.sparsity == Sparsity::Full);
        full && v.unique_class() == Some(Class::Double)
    };
    let given = |a: &Arg| matches!(a, Arg::Var(v) if double(fun.before(*v)));
    let plain =
        args.iter().all(given) && targets.iter().filter_map(Target::var).all(|v| double(fun.after(v)));
    by_target(fun, which, handles.len(), |fun, k| {
        let (handle, bound) = &handles[k];
        match handle {
            Handle::Builtin(name)
                if plain && bound.is_empty() && call_form_of_handle(fun, targets, *name, args) => {}
            _ => call_handle(fun, targets, *handle, bound.iter().chain(vals).cloned().collect()),
        }
    });
}

/// Gives variables that are assigned in several arms their places.
pub fn settle(fun: &mut Fun, vars: impl Iterator<Item = VarId>) {
    for v in vars {
        slots::slot(fun, v);
        fun.chosen.insert(v);
    }
}

/// The handle `val`, known to be like `value`, taken apart where it is boxed and all its targets are known.
pub fn apart(fun: &mut Fun, val: Val, value: &AbsValue) -> Val {
    let Val::Boxed(l) = val else { return val };
    if value.maybe_undefined {
        return val;
    }
    match Repr::of(value) {
        Repr::Closure(Handle::Function(f), parts) if fun.cx.handed(f).is_none() => {
            let captures = captures_of(fun, l, f, parts.len());
            Val::Closure(Handle::Function(f), captures)
        }
        Repr::Choice(targets) if is_told_apart(fun, &targets.iter().map(|t| t.0).collect::<Vec<_>>()) => {
            let repr = Repr::Choice(targets);
            let slot = placed(fun, "handle", &repr);
            store_slot(fun, &slot, Val::Boxed(l), None, "a function handle");
            read(fun, &slot, None)
        }
        _ => val,
    }
}

/// A handle at the end of all steps of a path but the last, which calls it: what leads there and what is known of it.
pub fn called_at_end<'p>(
    fun: &Fun,
    value: &AbsValue,
    path: &'p [Access],
) -> Option<(&'p [Access], AbsValue, &'p [Arg])> {
    let (Access::Paren(args), prefix) = path.split_last()? else { return None };
    if prefix.is_empty() {
        return None;
    }
    let one = |a: &Arg| matches!(a, Arg::Var(v) if !fun.is_list(*v) && is_one_element(fun.before(*v)));
    let mut known = value.clone();
    for step in prefix {
        known = match step {
            Access::Dot(name) if known.unique_class() == Some(Class::Struct) && is_one_element(&known) => {
                known.field(*name)
            }
            Access::Brace(subs) if known.unique_class() == Some(Class::Cell) && subs.iter().all(one) => {
                known.content(None)
            }
            Access::Paren(subs) if known.unique_class() == Some(Class::Struct) && subs.iter().all(one) => {
                element(&known)?
            }
            _ => return None,
        };
    }
    let handle = known.unique_class() == Some(Class::FunctionHandle) && !known.maybe_undefined;
    (handle && matches!(Repr::of(&known), Repr::Closure(..) | Repr::Choice(_)))
        .then_some((prefix, known, args))
}

/// One element of a struct array.
fn element(value: &AbsValue) -> Option<AbsValue> {
    let v = value.unique()?;
    let matrix = types::Matrix { shape: types::Shape::scalar(), ..v.matrix.clone() };
    Some(AbsValue::one(types::ClassValue { matrix, ..v.clone() }))
}
