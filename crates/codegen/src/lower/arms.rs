//! What all of lowering needs for handles with several targets: a branch for each, the places of what they capture,
//! the numbers by which the run tells boxed ones apart.

use super::build::{compare, zero};
use super::fun::Fun;
use super::repr::{Handle, Repr};
use super::value::Slot;
use base::EntityRef;
use ir::loops::{Expr, LocalId, Stmt, Ty};
use types::scalar::ScalarOp;

/// Emits for each of `n` numbers what `make` emits, under the test that it is `which`.
pub fn by_target<'a, 's>(
    fun: &mut Fun<'a, 's>,
    which: &Expr,
    n: usize,
    mut make: impl FnMut(&mut Fun<'a, 's>, usize),
) {
    let tests = (0..n).map(|k| compare(ScalarOp::Eq, which.clone(), Expr::index(k as i64))).collect();
    branches(fun, tests, &mut make);
}

/// A chain of branches, one for each test; the last is taken where no other is.
pub fn branches<'a, 's>(
    fun: &mut Fun<'a, 's>,
    tests: Vec<Expr>,
    make: &mut dyn FnMut(&mut Fun<'a, 's>, usize),
) {
    let arms: Vec<Vec<Stmt>> = (0..tests.len()).map(|k| fun.arm(|fun| make(fun, k))).collect();
    let chain = arms.into_iter().zip(tests).rev().reduce(|(els, _), (then, test)| {
        let arm = fun.nested(|fun| fun.branch(test.clone(), then, els));
        (arm, test)
    });
    if let Some((arm, _)) = chain {
        fun.block.extend(arm);
    }
}

/// A place of this representation, whose parts may be handed on before they have values.
pub fn placed(fun: &mut Fun, name: &str, repr: &Repr) -> Slot {
    let slot = fun.add_slot(name, repr);
    begin(fun, &slot);
    slot
}

/// Gives numbers that only some target captures a value, and says of all locals of such targets that the order of
/// statements need not show one.
pub fn begin(fun: &mut Fun, slot: &Slot) {
    match slot {
        Slot::Choice(which, targets) => {
            fun.f.locals[*which].sure = true;
            fun.prologue.push(Stmt::Assign(*which, Expr::index(0)));
            targets.iter().flat_map(|(_, parts)| parts).for_each(|part| begin_part(fun, part));
        }
        Slot::Closure(_, parts) => parts.iter().for_each(|part| begin(fun, part)),
        Slot::Record(parts) => parts.iter().for_each(|(_, part)| begin(fun, part)),
        Slot::Local(_) | Slot::Known(_) | Slot::Table(..) => {}
    }
}

fn begin_part(fun: &mut Fun, slot: &Slot) {
    match slot {
        Slot::Local(l) => begin_local(fun, *l),
        Slot::Table(_, locals) => locals.iter().for_each(|l| begin_local(fun, *l)),
        Slot::Closure(_, parts) => parts.iter().for_each(|part| begin_part(fun, part)),
        Slot::Record(parts) => parts.iter().for_each(|(_, part)| begin_part(fun, part)),
        Slot::Choice(..) => begin(fun, slot),
        Slot::Known(_) => {}
    }
}

fn begin_local(fun: &mut Fun, l: LocalId) {
    fun.f.locals[l].sure = true;
    if let Ty::Scalar(elem) = fun.f.locals[l].ty {
        fun.prologue.push(Stmt::Assign(l, zero(elem)));
    }
}

/// Whether a boxed handle of one of these can be taken apart: an interpreter's handles have no numbers.
pub fn is_told_apart(fun: &Fun, handles: &[Handle]) -> bool {
    let handed = |h: &Handle| matches!(h, Handle::Function(f) if fun.cx.handed(*f).is_some());
    let numbers: Vec<i64> = handles.iter().flat_map(|h| numbers(fun, *h)).collect();
    let differ = numbers.iter().enumerate().all(|(k, n)| !numbers[..k].contains(n));
    differ && !handles.iter().any(handed)
}

/// The numbers by which the runtime library knows a target: that of its function, and that of its name where a
/// handle may have been made by name.
pub fn numbers(fun: &Fun, handle: Handle) -> Vec<i64> {
    match handle {
        Handle::Builtin(name) => vec![runtime::object::name_number(name.as_str())],
        Handle::Function(f) => {
            let function = &fun.cx.program.functions[f];
            let named =
                function.text.is_empty().then(|| runtime::object::name_number(function.name.as_str()));
            std::iter::once(number(f)).chain(named).collect()
        }
    }
}

/// The number of a function.
pub fn number(f: ir::tir::FuncId) -> i64 {
    f.index() as i64 + 1
}
