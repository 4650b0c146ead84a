//! Builtins that see the variables of the function that calls them (`save`, `who`, `whos`): they get those that have a
//! value, as the fields of a struct.

use super::boxing::{operand, operands, stored};
use super::fun::Fun;
use super::kernel::{boxed_call, form, kernel};
use super::path::stored_args;
use super::slots::{flag, read, slot};
use super::value::Val;
use analysis::Context;
use base::Name;
use builtins::{Form, Listing};
use ir::loops::kernels::{Path, Verb};
use ir::loops::{Expr, LocalId, Operand, Stmt, kernels};
use ir::tir::{self, Arg, Callee, FunctionKind, StmtId, Storage, VarId, VarKind};
use types::AbsValue;

/// What a call does with variables, if it is such a builtin.
fn listing(callee: &Callee) -> Option<Listing> {
    match form(callee.name.as_str())? {
        Form::Workspace(listing) if callee.target == tir::CallTarget::Builtin => Some(listing),
        _ => None,
    }
}

/// The variables that a statement sees by their names.
pub fn seen(context: &Context, tf: &tir::Function, id: StmtId, stmt: &tir::Stmt) -> Vec<VarId> {
    let (tir::Stmt::Call { callee, args, .. } | tir::Stmt::CallStatement { callee, args, .. }) = stmt else {
        return Vec::new();
    };
    let Some(listing) = listing(callee) else { return Vec::new() };
    let words: Vec<Option<&str>> = args
        .iter()
        .map(|a| match a {
            Arg::Var(v) => context.facts.before(id, *v).as_text(),
            Arg::Colon => None,
        })
        .collect();
    // A name that is not in the list of words is not saved. Anything else may be a pattern.
    let by_name = listing == Listing::Save
        && words.len() > 1
        && words.iter().all(|w| w.is_some_and(|w| !w.contains(['*', '?']) && w != "-regexp"))
        && words.iter().skip(1).flatten().any(|w| !w.starts_with('-'));
    let is_seen = |var: &tir::Var| {
        let name = var.name.as_str();
        let named = !by_name || words.iter().flatten().any(|w| *w == name);
        var.kind == VarKind::User && !name.starts_with("mc_") && named
    };
    tf.vars.iter().filter(|(_, var)| is_seen(var)).map(|(v, _)| v).collect()
}

/// A call of such a builtin for so many results: the kernel and its operands. Nothing, where it is no such builtin or
/// some of its variables are kept elsewhere.
pub fn call(fun: &mut Fun, callee: &Callee, args: &[Arg]) -> Option<(Name, Vec<Operand>)> {
    let listing = listing(callee)?;
    let elsewhere = |var: &tir::Var| var.shared || matches!(var.storage, Storage::Outer(..));
    let plain = matches!(fun.tf.kind, FunctionKind::Script | FunctionKind::Primary | FunctionKind::Local);
    if !plain || fun.tf.vars.values().any(elsewhere) {
        return None;
    }
    let stmt = fun.tf.stmts[fun.at].clone();
    let variables = seen(fun.context, fun.tf, fun.at, &stmt);
    let workspace = boxed_call(fun, "struct", Vec::new());
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
