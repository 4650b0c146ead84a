//! What a function learns of the call that entered it: how its arguments were written (`inputname`). A call of one
//! that asks leaves the names behind right before it, and the function takes them when it begins.

use super::build::number;
use super::fun::Fun;
use super::kernel::{boxed_call, effect, form};
use super::scalar::scalar;
use super::slots::value;
use super::value::Val;
use base::{FxHashSet, Name};
use builtins::Form;
use ir::loops::{Elem, Expr, LocalId, Operand, Stmt, Ty, kernels};
use ir::tir::{self, Access, Arg, FuncId, FunctionKind, VarId, VarKind};

/// The functions that ask. What nested and anonymous functions ask is asked of another call.
pub fn asking(program: &tir::Program) -> FxHashSet<FuncId> {
    let asks = |f: &tir::Function| {
        f.stmts.values().any(|s| match s {
            tir::Stmt::Call { callee, .. } | tir::Stmt::CallStatement { callee, .. } => {
                form(callee.name.as_str()) == Some(Form::InputName)
            }
            _ => false,
        })
    };
    program.functions.iter().filter(|(_, f)| is_asked_itself(f) && asks(f)).map(|(id, _)| id).collect()
}

fn is_asked_itself(f: &tir::Function) -> bool {
    matches!(f.kind, FunctionKind::Primary | FunctionKind::Local)
}

/// Leaves the names of the current statement's operands behind, for a function.
pub fn leave_names(fun: &mut Fun, called: FuncId) {
    if fun.cx.asking.contains(&called) {
        leave(fun, fun.cx.program.functions[called].name);
    }
}

/// The same for what a name means when the program runs.
pub fn leave_names_for(fun: &mut Fun, name: Name) {
    let functions = &fun.cx.program.functions;
    if fun.cx.asking.iter().any(|f| functions[*f].name.as_str().rsplit('.').next() == Some(name.as_str())) {
        leave(fun, name);
    }
}

fn leave(fun: &mut Fun, called: Name) {
    let name = |v: VarId| match fun.tf.vars[v].kind {
        VarKind::User => fun.tf.vars[v].name.as_str(),
        VarKind::Temp | VarKind::List => "",
    };
    let of = |args: &[Arg]| {
        let names = args.iter().map(|a| if let Arg::Var(v) = a { name(*v) } else { "" });
        names.collect::<Vec<_>>().join(",")
    };
    let names = match &fun.tf.stmts[fun.at] {
        tir::Stmt::Call { args, .. } | tir::Stmt::CallStatement { args, .. } => of(args),
        tir::Stmt::Get { path, .. } | tir::Stmt::GetStatement { path, .. } => match path.as_slice() {
            [Access::Paren(args)] => of(args),
            _ => String::new(),
        },
        tir::Stmt::Display(v) => name(*v).to_owned(),
        _ => String::new(),
    };
    let texts = [called.as_str(), names.as_str()].map(|text| Operand::Text(text.into()));
    effect(fun, kernels::LEAVE_NAMES, texts.into());
}

/// What `nargin` is.
pub fn given_count(fun: &mut Fun) -> Expr {
    match fun.nargin {
        Some(n) => fun.cast(Expr::Local(n), Elem::F64),
        None => number(fun.context.nargin as f64),
    }
}

/// `inputname(k)`
pub fn input_name(fun: &mut Fun, k: VarId) -> Option<Val> {
    if !is_asked_itself(fun.tf) {
        return None;
    }
    let names = taken(fun);
    let given = given_count(fun);
    let k = value(fun, k);
    let k = scalar(fun, k, Elem::F64);
    let operands = vec![Operand::Borrow(names), Operand::Scalar(given), Operand::Scalar(k)];
    Some(Val::Boxed(boxed_call(fun, kernels::INPUT_NAME, operands)))
}

/// The names that the call left, which the function takes when it begins.
fn taken(fun: &mut Fun) -> LocalId {
    if let Some(names) = fun.input_names {
        return names;
    }
    let names = fun.local("input_names", Ty::Boxed);
    let name = fun.tf.name;
    let take = fun.nested(|fun| {
        let left = boxed_call(fun, kernels::TAKE_NAMES, vec![Operand::Text(name.as_str().into())]);
        fun.emit(Stmt::Move(names, left));
    });
    fun.prologue.extend(take);
    fun.input_names = Some(names);
    names
}
