//! Builtins that see the variables of the function that calls them (`save`, `who`, `whos`): they get those that have a
//! value, as the fields of a struct.

use super::boxing::{operand, operands, stored};
use super::fun::Fun;
use super::kernel::{boxed_call, kernel, kernel_symbol};
use super::named::{listing, seen};
use super::path::stored_args;
use super::slots::{flag, read, slot};
use super::value::Val;
use crate::tame::with_form;
use base::Name;
use builtins::{Form, Listing};
use ir::loops::kernels::{Path, Verb};
use ir::loops::{Expr, LocalId, Operand, Stmt, kernels};
use ir::tir::{self, Arg, Callee, FunctionKind, Storage, VarId};
use types::AbsValue;

/// A call of such a builtin for so many results: the kernel and its operands. Nothing, where it is no such builtin or
/// some of its variables are kept elsewhere.
pub fn call(fun: &mut Fun, callee: &Callee, args: &[Arg]) -> Option<(Name, Vec<Operand>)> {
    let listing = listing(callee)?;
    let elsewhere = |var: &tir::Var| var.shared || matches!(var.storage, Storage::Outer(..));
    let plain = matches!(fun.tf.kind, FunctionKind::Script | FunctionKind::Primary | FunctionKind::Local);
    if !plain || fun.tf.vars.values().any(elsewhere) {
        return None;
    }
    let variables = seen(fun.context, fun.tf, fun.at, &fun.tf.stmts[fun.at]);
    let workspace = boxed_call(fun, symbol_of_struct()?.as_str(), Vec::new());
    for v in &variables {
        // Facts speak of what a statement names alone: what the variable may be anywhere is known, and the run knows
        // whether it has a value here.
        let Some(known) = fun.vars.value(*v).cloned().map(AbsValue::defined) else { continue };
        if slot(fun, *v).is_none() {
            continue;
        }
        let given = flag(fun, *v).unwrap_or(Expr::Bool(true));
        let name = fun.tf.vars[*v].name;
        let store = fun.nested(|fun| store(fun, workspace, name, *v, &known));
        fun.emit(Stmt::If(given, store, Vec::new()));
    }
    let names = |storage: Storage| {
        let of = variables.iter().filter(|v| fun.tf.vars[**v].storage == storage);
        of.map(|v| fun.tf.vars[*v].name.as_str()).collect::<Vec<_>>().join(",")
    };
    let function = if fun.tf.kind == FunctionKind::Script { "" } else { fun.tf.name.as_str() };
    let texts = [names(Storage::Global), names(Storage::Persistent), function.to_owned()];
    let mut all = vec![Operand::Borrow(workspace)];
    all.extend(texts.iter().map(|t| Operand::Text(t.as_str().into())));
    let vals = stored_args(fun, args);
    all.extend(operands(fun, vals));
    let symbol = match listing {
        Listing::Save => kernels::SAVE,
        Listing::Who => kernels::WHO,
        Listing::Whos => kernels::WHOS,
    };
    Some((Name::new(symbol), all))
}

/// `workspace.name = v`
fn store(fun: &mut Fun, workspace: LocalId, name: Name, v: VarId, known: &AbsValue) {
    let Some(slot) = slot(fun, v) else { return };
    let val: Val = read(fun, &slot, Some(known));
    let val = stored(fun, val, known);
    let source = operand(fun, val);
    let symbol = Path { verb: Verb::Set, steps: &format!(".{name}") }.name();
    kernel(fun, symbol.as_str(), vec![Operand::Borrow(workspace), source], 1, vec![workspace]);
}

/// The kernel that makes a struct.
fn symbol_of_struct() -> Option<Name> {
    kernel_symbol(with_form(Form::Struct).as_str())
}
