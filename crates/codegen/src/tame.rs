//! What passes over Tame IR share.

use analysis::{Analysis, Context};
use base::{FxHashMap, Name};
use builtins::Form;
use builtins::rule::Effects;
use ir::tir::{
    Arg, Block, FuncId, Function, Program, Stmt, StmtId, Storage, Target, Var, VarId, VarKind, walk,
};
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

/// Rewrites the functions of a program that facts are known of; gives those that were changed. `replace` writes what
/// takes the place of a statement, and perhaps of the next one in its block, and says how many it replaces: 0, with
/// nothing written, where they stay.
pub fn rewrite(
    program: &mut Program,
    analysis: &Analysis,
    replace: impl Fn(&mut Function, &[&Context], StmtId, Option<StmtId>, &mut Block) -> usize,
) -> Vec<FuncId> {
    let mut changed = Vec::new();
    for (f, contexts) in contexts_by_function(analysis) {
        let function = &mut program.functions[f];
        if function.dynamic || !function.inlined.is_empty() {
            continue;
        }
        let mut any = false;
        let body = std::mem::take(&mut function.body);
        function.body = rewritten(function, body, &mut |function, id, next, made| {
            let replaced = replace(function, &contexts, id, next, made);
            any |= replaced > 0;
            replaced
        });
        if any {
            changed.push(f);
        }
    }
    changed
}

/// A block in which `replace` writes what takes the place of statements, as in [`rewrite`], also in the blocks inside.
pub fn rewritten(
    function: &mut Function,
    block: Block,
    replace: &mut dyn FnMut(&mut Function, StmtId, Option<StmtId>, &mut Block) -> usize,
) -> Block {
    let mut made = Vec::with_capacity(block.len());
    let mut at = 0;
    while let Some(&id) = block.get(at) {
        let replaced = replace(function, id, block.get(at + 1).copied(), &mut made);
        at += replaced.max(1);
        if replaced == 0 {
            let mut stmt = std::mem::replace(&mut function.stmts[id], Stmt::Break);
            for inner in blocks_mut(&mut stmt) {
                *inner = rewritten(function, std::mem::take(inner), replace);
            }
            function.stmts[id] = stmt;
            made.push(id);
        }
    }
    made
}

/// Whether something in a function may find variables by their names.
pub fn names_variables(function: &Function) -> bool {
    function.stmts.values().any(|stmt| {
        let (Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. }) = stmt else { return false };
        builtins::lookup(callee.name).is_some_and(|b| {
            let b = builtins::builtin(b);
            b.effects.contains(Effects::WORKSPACE)
                || matches!(b.form, Some(Form::Exist | Form::Exists | Form::InputName))
        })
    })
}

/// Whether two variables are one in the sources.
pub fn is_same(f: &Function, a: VarId, b: VarId) -> bool {
    let (x, y) = (&f.vars[a], &f.vars[b]);
    let user = |v: &Var| v.kind == VarKind::User && v.storage == Storage::Local && !v.shared;
    a == b || (user(x) && user(y) && x.name == y.name)
}

/// Whether a temporary is read once at most; a body that is being rewritten is no whole, so all statements that were
/// ever made are asked.
pub fn is_read_once(f: &Function, v: VarId) -> bool {
    let reads = f.stmts.values().map(|stmt| walk::uses(stmt).into_iter().filter(|u| *u == v).count());
    f.vars[v].kind == VarKind::Temp && reads.sum::<usize>() <= 1
}

/// The name, the result and the operands of a call of a builtin.
pub fn builtin_call<const N: usize>(f: &Function, id: StmtId) -> Option<(Name, VarId, [VarId; N])> {
    let Stmt::Call { targets, callee, args } = &f.stmts[id] else { return None };
    let [Target::Var(result)] = targets.as_slice() else { return None };
    let plain = callee.is_builtin();
    let var = |arg: &Arg| if let Arg::Var(v) = arg { Some(*v) } else { None };
    let args: Vec<VarId> = args.iter().filter(|_| plain).map(var).collect::<Option<_>>()?;
    Some((callee.name, *result, args.try_into().ok()?))
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
