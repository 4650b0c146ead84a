//! A pass over Tame IR with facts: `c = c(2:end)` of a row takes its first element away where the row is, and
//! `c = c(1:end-1)` its last one, instead of making a row anew of all others.
//!
//! Sound where the row surely is 0-by-0 or has one row: without elements it is 1-by-0 then, as both say. Left alone are
//! rows of numbers of which it is known how many there are, which stay so, and fields.

use crate::grow::is_row;
use crate::tame::{builtin_call, is_read_once, is_same, of_operation, push, rewrite, temp, with_form};
use analysis::{Analysis, Context};
use base::Name;
use builtins::{Form, Measure};
use ir::tir::{
    Access, Arg, Block, CallTarget, Callee, Function, Literal, Program, Stmt, StmtId, Target, VarId, VarKind,
    internal, walk,
};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, Sparsity};

/// How far back a statement that makes a temporary is looked for.
const NEAR: usize = 16;

/// Takes elements at the ends away; whether anywhere, so that facts are to be found anew.
pub fn shrink(program: &mut Program, analysis: &Analysis) -> bool {
    let changed = rewrite(program, analysis, |function, contexts, id, _, made| {
        let Some(shorter) = found(function, contexts, id, made) else { return 0 };
        // The places are named by nobody else.
        made.pop();
        write(function, id, shorter, made);
        1
    });
    !changed.is_empty()
}

/// A row that loses an element, and the variable of its last place.
struct Shorter {
    row: VarId,
    /// What has it afterwards; another variable is given it before.
    to: VarId,
    last: VarId,
    /// It is the last one that it loses, not the first.
    at_end: bool,
}

fn found(f: &Function, contexts: &[&Context], id: StmtId, before: &[StmtId]) -> Option<Shorter> {
    let Stmt::Get { targets, base, path } = &f.stmts[id] else { return None };
    let ([Target::Var(to)], [Access::Paren(subs)]) = (targets.as_slice(), path.as_slice()) else {
        return None;
    };
    let [Arg::Var(places)] = subs.as_slice() else { return None };
    let (range, named, [from, until]) = builtin_call(f, *before.last()?)?;
    let fits = range == with_form(Form::Colon) && named == *places && is_same(f, *to, *base);
    if !fits || !is_read_once(f, *places) {
        return None;
    }
    let shorter = match last_of(f, until, *base, before) {
        Some(()) if is_number(f, from, before, 2.0) => {
            Shorter { row: *base, to: *to, last: until, at_end: false }
        }
        Some(()) => return None,
        None => {
            let (less, _, [last, one]) = builtin_call(f, made(f, until, before)?)?;
            let one_less = less == of_operation(ScalarOp::Minus) && is_number(f, one, before, 1.0);
            if !one_less || !is_number(f, from, before, 1.0) {
                return None;
            }
            last_of(f, last, *base, before)?;
            Shorter { row: *base, to: *to, last, at_end: true }
        }
    };
    let mut reached = contexts.iter().filter(|c| c.facts.reachable(id)).peekable();
    let is_list = |v: &AbsValue| is_row(v, Class::Cell) || is_row(v, Class::Struct) || is_line_of_numbers(v);
    let rows = reached.peek().is_some() && reached.all(|c| is_list(c.facts.before(id, *base)));
    rows.then_some(shorter)
}

/// Whether a value is a row of numbers or characters, of which the run knows how many.
fn is_line_of_numbers(v: &AbsValue) -> bool {
    let counted = v.shape().numel().as_const().is_some();
    let full = v.unique().is_some_and(|one| one.matrix.sparsity == Sparsity::Full);
    full && !counted && v.unique_class().is_some_and(|class| class.is_matrix() && is_row(v, class))
}

/// The one of the last statements that makes a temporary.
pub(crate) fn made(f: &Function, v: VarId, before: &[StmtId]) -> Option<StmtId> {
    let temporary = f.vars[v].kind == VarKind::Temp;
    let mut near = before.iter().rev().take(NEAR).copied();
    near.find(|id| walk::defs(&f.stmts[*id]).contains(&v)).filter(|_| temporary)
}

/// Whether a temporary is the last place in a row, or the number of its elements, which have stayed since.
pub(crate) fn last_of(f: &Function, v: VarId, row: VarId, before: &[StmtId]) -> Option<()> {
    let at = made(f, v, before)?;
    let since = before.iter().rev().take_while(|id| **id != at);
    let stays = !since.into_iter().any(|id| walk::defs(&f.stmts[*id]).contains(&row));
    let ends = builtin_call(f, at).is_some_and(|(end, _, [of, one, subs])| {
        let alone = [one, subs].iter().all(|v| is_number(f, *v, before, 1.0));
        end.as_str() == internal::END && alone && of == row
    });
    let counts = builtin_call(f, at).is_some_and(|(count, _, [of])| {
        let form = builtins::named(count).and_then(|b| b.form);
        form == Some(Form::Measure(Measure::Numel)) && of == row
    });
    (stays && (ends || counts)).then_some(())
}

/// Whether a variable is this number by one of the last statements.
pub(crate) fn is_number(f: &Function, v: VarId, before: &[StmtId], number: f64) -> bool {
    let literal = made(f, v, before).map(|id| &f.stmts[id]);
    matches!(literal, Some(Stmt::Literal { value: Literal::Number(n), .. }) if *n == number)
}

fn write(f: &mut Function, at: StmtId, shorter: Shorter, made: &mut Block) {
    let Shorter { row, to, last, at_end } = shorter;
    let place = |one| if at_end { last } else { one };
    if row != to {
        made.push(push(f, at, Stmt::Copy { dst: to, src: row }));
    }
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
        Stmt::Get { targets: vec![Target::Var(to)], base: to, path: paren(places) },
    ];
    let then = nothing.map(|stmt| push(f, at, stmt)).to_vec();
    let els = vec![push(f, at, Stmt::Delete { base: to, path: paren(place(one)) })];
    let stmts = [
        number(one, 1.0),
        number(zero, 0.0),
        call(of_operation(ScalarOp::Lt), none, [last, one]),
        Stmt::If { cond: none, then, els },
    ];
    made.extend(stmts.map(|stmt| push(f, at, stmt)));
}
