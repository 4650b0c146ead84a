//! Which variables statements see by their names alone (`save`, `who`, `whos`).

use analysis::Context;
use builtins::{Form, Listing};
use ir::tir::{self, Arg, Callee, StmtId, VarId, VarKind};

/// What a call does with variables, if it is such a builtin.
pub fn listing(callee: &Callee) -> Option<Listing> {
    match builtins::named(callee.name)?.form? {
        Form::Workspace(listing) if callee.target == tir::CallTarget::Builtin => Some(listing),
        _ => None,
    }
}

/// The operands of a statement that are words, where that is known.
pub fn words<'c>(context: &'c Context, id: StmtId, args: &[Arg]) -> Vec<Option<&'c str>> {
    let word = |a: &Arg| match a {
        Arg::Var(v) => context.facts.before(id, *v).as_text(),
        Arg::Colon => None,
    };
    args.iter().map(word).collect()
}

/// The variables that a statement sees by their names.
pub fn seen(context: &Context, tf: &tir::Function, id: StmtId, stmt: &tir::Stmt) -> Vec<VarId> {
    let (tir::Stmt::Call { callee, args, .. } | tir::Stmt::CallStatement { callee, args, .. }) = stmt else {
        return Vec::new();
    };
    let Some(listing) = listing(callee) else { return Vec::new() };
    let words = words(context, id, args);
    // A name that is not in the list of words is not saved. Anything else may be a pattern.
    let by_name = listing == Listing::Save
        && words.len() > 1
        && words.iter().all(|w| w.is_some_and(|w| !w.contains(['*', '?']) && w != "-regexp"))
        && words.iter().skip(1).flatten().any(|w| !w.starts_with('-'));
    let is_seen = |var: &tir::Var| {
        let name = var.name.as_str();
        let named = !by_name || words.iter().flatten().any(|w| *w == name);
        var.kind == VarKind::User && named
    };
    tf.vars.iter().filter(|(_, var)| is_seen(var)).map(|(v, _)| v).collect()
}
