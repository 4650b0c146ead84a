//! A pass over Tame IR with facts: a field that is named at run time (`s.(t)`), of a struct whose few fields are known, is
//! read by a branch for each. Then each has its own class, and a struct that is kept in variables is not made whole.
//!
//! Where the name is none of them, a struct without fields is asked for it, which fails as the struct itself would.

use crate::tame::{push, rewrite, temp, with_form};
use analysis::{Analysis, Context};
use base::Name;
use builtins::Form;
use ir::tir::{
    Access, Arg, Block, CallTarget, Callee, Function, Literal, Program, Stmt, StmtId, Storage, Target, VarId,
    VarKind,
};
use types::{AbsValue, Class, Elements, Shape};

/// Of more fields the run looks for the name.
const MOST: usize = 8;

/// Reads fields by branches; whether any, so that facts are to be found anew.
pub fn fields(program: &mut Program, analysis: &Analysis) -> bool {
    let changed = rewrite(program, analysis, |function, contexts, id, _, made| {
        usize::from(read(function, contexts, id, made))
    });
    !changed.is_empty()
}

/// The names of the fields of what surely is one struct.
fn names(value: &AbsValue) -> Option<Vec<Name>> {
    let one = value.unique().filter(|v| v.class == Class::Struct && !value.maybe_undefined)?;
    let Elements::Fields(fields) = &one.elements else { return None };
    let list = &fields.content().list;
    let known = value.shape() == Shape::scalar() && list.iter().all(|(_, v)| !v.maybe_undefined);
    known.then(|| list.iter().map(|(name, _)| *name).collect())
}

/// Whether a value surely is text in characters.
fn is_text(value: &AbsValue) -> bool {
    !value.maybe_undefined && value.unique_class() == Some(Class::Char)
}

fn read(function: &mut Function, contexts: &[&Context], id: StmtId, made: &mut Block) -> bool {
    let Stmt::Get { targets, base, path } = &function.stmts[id] else { return false };
    let ([Target::Var(target)], [Access::DynamicDot(name), ..]) = (targets.as_slice(), path.as_slice())
    else {
        return false;
    };
    let (base, name) = (*base, *name);
    let local = |v: VarId| {
        let var = &function.vars[v];
        var.storage == Storage::Local && !var.shared && var.kind != VarKind::List
    };
    if ![*target, base, name].into_iter().all(local) {
        return false;
    }
    let mut found: Option<Vec<Name>> = None;
    for context in contexts.iter().filter(|c| c.facts.reachable(id)) {
        let Some(names) = names(context.facts.before(id, base)) else { return false };
        let same = found.as_ref().is_none_or(|f| *f == names);
        if !same || !is_text(context.facts.before(id, name)) {
            return false;
        }
        found = Some(names);
    }
    let Some(found) = found.filter(|f| (1..=MOST).contains(&f.len())) else { return false };
    let stmt = function.stmts[id].clone();
    let with = |by: &dyn Fn(&mut VarId, &mut Access)| {
        let mut stmt = stmt.clone();
        if let Stmt::Get { base, path, .. } = &mut stmt {
            by(base, &mut path[0]);
        }
        stmt
    };
    let none = temp(function, "field_of_none");
    let call = |form, target, args| {
        let callee = Callee { name: with_form(form), target: CallTarget::Builtin, var: None };
        Stmt::Call { targets: vec![Target::Var(target)], callee, args }
    };
    let empty = push(function, id, call(Form::Struct, none, Vec::new()));
    let fails = push(function, id, with(&|base, _| *base = none));
    let mut els = vec![empty, fails];
    for field in found.into_iter().rev() {
        let [text, is] = ["field_name", "field_is"].map(|n| temp(function, n));
        let literal = Stmt::Literal { dst: text, value: Literal::Char(field.as_str().into()) };
        let test = call(Form::SameText, is, vec![Arg::Var(name), Arg::Var(text)]);
        let then = vec![push(function, id, with(&|_, step| *step = Access::Dot(field)))];
        let branch = Stmt::If { cond: is, then, els };
        els = [literal, test, branch].map(|s| push(function, id, s)).into();
    }
    made.extend(els);
    true
}
