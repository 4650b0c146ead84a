//! The statements and variables that presumptions are made of.

use crate::tame::{of_operation, push, temp, with_form};
use base::Name;
use builtins::{Fill, Form};
use ir::tir::{Arg, CallTarget, Callee, Function, Literal, Stmt, StmtId, Target, Var, VarId, VarKind};
use types::scalar::ScalarOp;

/// A further variable that several statements assign.
pub fn user(f: &mut Function, name: &str) -> VarId {
    let name = Name::new(&format!("{name}_{}", f.vars.len()));
    f.vars.push(Var::local(name, VarKind::User))
}

/// A call of a builtin with one result.
pub fn call(result: VarId, name: Name, args: &[VarId]) -> Stmt {
    let callee = Callee { name, target: CallTarget::Builtin, var: None };
    let args = args.iter().map(|v| Arg::Var(*v)).collect();
    Stmt::Call { targets: vec![Target::Var(result)], callee, args }
}

/// A truth value.
pub fn fill(result: VarId, value: Fill) -> Stmt {
    call(result, with_form(Form::Fill(value)), &[])
}

/// A variable has a value that nobody looks at.
pub fn vacant(v: VarId) -> Stmt {
    call(v, with_form(Form::Vacant), &[])
}

/// Statements that count the rounds of a loop: before it, and at the head of its body.
pub fn counted(f: &mut Function, at: StmtId, count: VarId) -> (StmtId, [StmtId; 2]) {
    let one = temp(f, "one");
    let zero = push(f, at, Stmt::Literal { dst: count, value: Literal::Number(0.0) });
    let step = push(f, at, Stmt::Literal { dst: one, value: Literal::Number(1.0) });
    let next = push(f, at, call(count, of_operation(ScalarOp::Plus), &[count, one]));
    (zero, [step, next])
}
