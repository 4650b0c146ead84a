//! A pass over Tame IR with facts: `c = c(2:end)` of a row of cells takes its first element away where the row is,
//! instead of making a row anew of all others.
//!
//! Sound where the row surely is 0-by-0 or has one row: without elements it is 1-by-0 then, as both say. Left alone are
//! arrays that C has elements of, which are copied as fast as they are moved, and fields.

use crate::grow::is_row;
use crate::tame::{of_operation, push, rewrite, temp, with_form};
use analysis::{Analysis, Context};
use base::Name;
use builtins::Form;
use ir::tir::{
    Access, Arg, Block, CallTarget, Callee, Function, Literal, Program, Stmt, StmtId, Target, VarId, VarKind,
    internal, walk,
};
use types::Class;
use types::scalar::ScalarOp;

/// Takes first elements away; whether anywhere, so that facts are to be found anew.
pub fn shrink(program: &mut Program, analysis: &Analysis) -> bool {
    let changed = rewrite(program, analysis, |function, contexts, id, _, made| {
        let Some((row, last)) = found(function, contexts, id, made) else { return 0 };
        // The places are named by nobody else.
        made.pop();
        write(function, id, (row, last), made);
        1
    });
    !changed.is_empty()
}

/// The row and the variable of its last place.
fn found(f: &Function, contexts: &[&Context], id: StmtId, before: &[StmtId]) -> Option<(VarId, VarId)> {
    let Stmt::Get { targets, base, path } = &f.stmts[id] else { return None };
    let ([Target::Var(to)], [Access::Paren(subs)]) = (targets.as_slice(), path.as_slice()) else {
        return None;
    };
    let [Arg::Var(places)] = subs.as_slice() else { return None };
    let [.., ends, ranges] = before else { return None };
    let (range, [from, last]) = call(f, *ranges)?;
    let (end, [row, at, of]) = call(f, *ends)?;
    let is_range = range.0 == with_form(Form::Colon);
    let is_end = end.0.as_str() == internal::END && [at, of].iter().all(|v| is_number(f, *v, before, 1.0));
    let named = range.1 == *places && end.1 == last && row == *base && to == base;
    let mut reached = contexts.iter().filter(|c| c.facts.reachable(id)).peekable();
    let rows = reached.peek().is_some() && reached.all(|c| is_row(c.facts.before(id, *base), Class::Cell));
    (is_range && is_end && named && rows && is_number(f, from, before, 2.0) && once(f, *places))
        .then_some((*base, last))
}

/// The name, the result and the operands of a call of a builtin.
fn call<const N: usize>(f: &Function, id: StmtId) -> Option<((Name, VarId), [VarId; N])> {
    let Stmt::Call { targets, callee, args } = &f.stmts[id] else { return None };
    let [Target::Var(result)] = targets.as_slice() else { return None };
    let plain = callee.target == CallTarget::Builtin && callee.var.is_none();
    let var = |arg: &Arg| if let Arg::Var(v) = arg { Some(*v) } else { None };
    let args: Vec<VarId> = args.iter().filter(|_| plain).map(var).collect::<Option<_>>()?;
    Some(((callee.name, *result), args.try_into().ok()?))
}

/// Whether a variable is this number by one of the last statements.
fn is_number(f: &Function, v: VarId, before: &[StmtId], number: f64) -> bool {
    let near = before.iter().rev().take(5);
    let mut literals = near.filter_map(|id| match &f.stmts[*id] {
        Stmt::Literal { dst, value: Literal::Number(n) } if *dst == v => Some(*n),
        _ => None,
    });
    literals.next() == Some(number)
}

/// Whether one statement reads a temporary; the body is being written, so all that were ever made are asked.
fn once(f: &Function, v: VarId) -> bool {
    let reads = f.stmts.values().map(|stmt| walk::uses(stmt).into_iter().filter(|u| *u == v).count());
    f.vars[v].kind == VarKind::Temp && reads.sum::<usize>() <= 1
}

fn write(f: &mut Function, at: StmtId, (row, last): (VarId, VarId), made: &mut Block) {
    let [one, zero, none, places] =
        ["shrink_one", "shrink_zero", "shrink_none", "shrink_places"].map(|n| temp(f, n));
    let number = |dst, n| Stmt::Literal { dst, value: Literal::Number(n) };
    let call = |name: Name, dst: VarId, args: [VarId; 2]| {
        let callee = Callee { name, target: CallTarget::Builtin, var: None };
        Stmt::Call { targets: vec![Target::Var(dst)], callee, args: args.map(Arg::Var).to_vec() }
    };
    let paren = |v| vec![Access::Paren(vec![Arg::Var(v)])];
    let nothing = [
        call(with_form(Form::Colon), places, [one, zero]),
        Stmt::Get { targets: vec![Target::Var(row)], base: row, path: paren(places) },
    ];
    let then = nothing.map(|stmt| push(f, at, stmt)).to_vec();
    let els = vec![push(f, at, Stmt::Delete { base: row, path: paren(one) })];
    let stmts = [
        number(one, 1.0),
        number(zero, 0.0),
        call(of_operation(ScalarOp::Lt), none, [last, one]),
        Stmt::If { cond: none, then, els },
    ];
    made.extend(stmts.map(|stmt| push(f, at, stmt)));
}
