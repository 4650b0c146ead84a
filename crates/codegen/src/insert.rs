//! A pass over Tame IR with facts: what is put between the elements of a row, `x = [x(1:k), e, x(k+1:end)]`, is put there
//! where the row is, instead of taking the row apart and making it anew.
//!
//! Sound where the row surely is 0-by-0 or has one row, the other is one element of its class, with the same fields in
//! the same order where these are structs, and the place is a whole number: outside of the row one of the subscripts
//! fails, as it does for [`internal::INSERT`]. Between the subscripts and the concatenation stand literals, operations on
//! single numbers and what makes a cell of one value, which do not fail.

use crate::grow::{is_alike, is_number_behind, is_one_cell, is_row};
use crate::shrink::{is_number, last_of, made};
use crate::tame::{builtin_call, is_read_once, is_same, of_operation, push, rewrite, with_form};
use analysis::{Analysis, Context};
use base::Name;
use builtins::Form;
use ir::tir::{
    Access, Arg, CallTarget, Callee, Function, Program, Stmt, StmtId, Target, VarId, VarKind, internal,
};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, Complexity, Shape};

/// Puts elements between those of rows; whether anywhere, so that facts are to be found anew.
pub fn insert(program: &mut Program, analysis: &Analysis) -> bool {
    let changed = rewrite(program, analysis, |function, contexts, id, _, made| {
        let Some(insertion) = found(function, contexts, id, made) else { return 0 };
        let Insertion { row, to, place, element, gone } = insertion;
        made.retain(|id| !gone.contains(id));
        if row != to {
            made.push(push(function, id, Stmt::Copy { dst: to, src: row }));
        }
        let callee = Callee { name: Name::new(internal::INSERT), target: CallTarget::Builtin, var: None };
        let args = [to, place, element].map(Arg::Var).to_vec();
        made.push(push(function, id, Stmt::Call { targets: vec![Target::Var(to)], callee, args }));
        1
    });
    !changed.is_empty()
}

/// An element that comes between those of a row.
struct Insertion {
    row: VarId,
    /// What has it afterwards; another variable is given it before.
    to: VarId,
    /// The number of elements in front of the new one.
    place: VarId,
    element: VarId,
    /// The statements that take the row apart.
    gone: Vec<StmtId>,
}

/// Some elements of a row: what names them, and the statements that name and read them.
struct Slice {
    row: VarId,
    from: VarId,
    until: VarId,
    stmts: [StmtId; 2],
}

fn found(f: &Function, contexts: &[&Context], id: StmtId, before: &[StmtId]) -> Option<Insertion> {
    let (join, to, [first, element, last]) = builtin_call(f, id)?;
    if builtins::named(join)?.form != Some(Form::Concat { vertical: false }) {
        return None;
    }
    let (head, tail) = (slice(f, first, before)?, slice(f, last, before)?);
    let row = head.row;
    let parts = is_number(f, head.from, before, 1.0) && tail.row == row && is_same(f, to, row);
    if !parts || element == row || f.vars[element].kind == VarKind::List {
        return None;
    }
    last_of(f, tail.until, row, before)?;
    let place = head.until;
    let (after, less) = (step(f, tail.from, before), step(f, place, before));
    let adjoin = after == Some((of_operation(ScalarOp::Plus), place))
        || less == Some((of_operation(ScalarOp::Minus), tail.from));
    let gone = [head.stmts, tail.stmts].concat();
    let since = before.iter().skip_while(|id| **id != gone[0]);
    if !adjoin || !since.filter(|id| !gone.contains(id)).all(|id| never_fails(f, *id)) {
        return None;
    }
    let mut reached = contexts.iter().filter(|c| c.facts.reachable(id)).peekable();
    // Facts of a variable are known where a statement reads it.
    let [named, read] = head.stmts;
    let fits = |c: &&Context| {
        let (row, element) = (c.facts.before(read, row), c.facts.before(id, element));
        is_whole(c.facts.before(named, place)) && goes_into(row, element)
    };
    (reached.peek().is_some() && reached.all(fits)).then_some(Insertion { row, to, place, element, gone })
}

/// The elements that a temporary, which nobody else reads, is.
fn slice(f: &Function, v: VarId, before: &[StmtId]) -> Option<Slice> {
    let read = made(f, v, before)?;
    let Stmt::Get { targets, base, path } = &f.stmts[read] else { return None };
    let ([Target::Var(_)], [Access::Paren(subs)]) = (targets.as_slice(), path.as_slice()) else {
        return None;
    };
    let [Arg::Var(places)] = subs.as_slice() else { return None };
    let named = made(f, *places, before)?;
    let (range, _, [from, until]) = builtin_call(f, named)?;
    let once = is_read_once(f, v) && is_read_once(f, *places);
    (range == with_form(Form::Colon) && once).then_some(Slice {
        row: *base,
        from,
        until,
        stmts: [named, read],
    })
}

/// The operation that makes a temporary of another number and 1.
fn step(f: &Function, v: VarId, before: &[StmtId]) -> Option<(Name, VarId)> {
    let (operation, _, [of, one]) = builtin_call(f, made(f, v, before)?)?;
    is_number(f, one, before, 1.0).then_some((operation, of))
}

/// Whether a statement gives a temporary a value, and does not fail where its operands are single numbers.
fn never_fails(f: &Function, id: StmtId) -> bool {
    match &f.stmts[id] {
        Stmt::Literal { dst, .. } => f.vars[*dst].kind == VarKind::Temp,
        Stmt::Call { targets, callee, .. } => {
            let temp = matches!(targets.as_slice(), [Target::Var(v)] if f.vars[*v].kind == VarKind::Temp);
            let counts = [of_operation(ScalarOp::Plus), of_operation(ScalarOp::Minus)].contains(&callee.name);
            let makes = [internal::END, internal::CELL].contains(&callee.name.as_str());
            temp && callee.is_builtin() && (counts || makes)
        }
        _ => false,
    }
}

/// Whether a value is one whole number.
fn is_whole(value: &AbsValue) -> bool {
    let whole = value.unique().is_some_and(|v| {
        let range = v.matrix.range(v.class);
        v.class == Class::Double && v.matrix.complexity == Complexity::Real && range.integer && !range.nan
    });
    whole && !value.maybe_undefined && value.shape() == Shape::scalar()
}

/// Whether a value is one more element of a row.
fn goes_into(row: &AbsValue, element: &AbsValue) -> bool {
    match row.unique_class() {
        Some(Class::Struct) => is_row(row, Class::Struct) && is_alike(row, element),
        Some(Class::Cell) => is_row(row, Class::Cell) && is_one_cell(element),
        _ => is_number_behind(row, element, false),
    }
}
