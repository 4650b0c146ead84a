//! What passes over Tame IR share.

use analysis::{Analysis, Context};
use base::{FxHashMap, Name};
use builtins::Form;
use ir::tir::{Block, FuncId, Function, Stmt, StmtId, Var, VarId, VarKind};
use types::scalar::ScalarOp;

/// The contexts of each function, in the order of functions.
pub fn contexts_by_function(analysis: &Analysis) -> Vec<(FuncId, Vec<&Context>)> {
    let mut contexts: FxHashMap<FuncId, Vec<&Context>> = FxHashMap::default();
    for context in analysis.contexts.values() {
        contexts.entry(context.func).or_default().push(context);
    }
    let mut all: Vec<(FuncId, Vec<&Context>)> = contexts.into_iter().collect();
    all.sort_by_key(|(f, _)| *f);
    all
}

/// The blocks directly inside a statement.
pub fn blocks_mut(stmt: &mut Stmt) -> Vec<&mut Block> {
    match stmt {
        Stmt::If { then, els, .. } => vec![then, els],
        Stmt::While { header, body, .. } => vec![header, body],
        Stmt::For { body, .. } => vec![body],
        Stmt::Try { body, handler, .. } => vec![body, handler],
        Stmt::Unwind { body, cleanup } => vec![body, cleanup],
        _ => Vec::new(),
    }
}

/// A further statement, which has the place in the sources of the one `at`.
pub fn push(f: &mut Function, at: StmtId, stmt: Stmt) -> StmtId {
    let id = f.stmts.push(stmt);
    f.spans[id] = f.spans[at];
    id
}

/// A further temporary.
pub fn temp(f: &mut Function, name: &str) -> VarId {
    f.vars.push(Var::local(Name::new(name), VarKind::Temp))
}

/// The name of the builtin of this form.
pub fn with_form(form: Form) -> Name {
    named(|b| b.form == Some(form))
}

/// The name of the builtin that is this operation.
pub fn of_operation(op: ScalarOp) -> Name {
    named(|b| b.scalar_op() == Some(op))
}

fn named(is: impl Fn(&builtins::Builtin) -> bool) -> Name {
    builtins::all().find(|(_, b)| is(b)).map_or(Name::new(""), |(_, b)| b.name)
}
