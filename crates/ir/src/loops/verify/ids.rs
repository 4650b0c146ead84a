//! Ids in range, names of their own, and what locals say of each other: invariants 1 and 2.

use super::super::{By, CheckId, Elem, Entry, Expr, Function, Local, LocalId, Module, Stmt, Ty};
use base::FxHashSet;

/// Complains of ids that mean nothing.
pub(super) fn check(module: &Module, found: &mut Vec<String>) {
    if module.entry.is_some_and(|e| !module.functions.is_valid(e)) {
        found.push("module: the entry is no function".into());
    }
    for (id, thunk) in module.thunks.iter() {
        if thunk.entries.iter().any(|e| !module.functions.is_valid(e.function)) {
            found.push(format!("module: {id} calls no function"));
        }
        if thunk.entries.last().is_some_and(Entry::is_conditional) {
            found.push(format!("module: {id} does not say what any other call means"));
        }
    }
    let mut names = FxHashSet::default();
    for name in module.functions.values().map(|f| &f.name).chain(module.globals.values().map(|g| &g.name)) {
        if !names.insert(name) {
            found.push(format!("module: two things are called {name}"));
        }
    }
    for function in module.functions.values() {
        let wrong = in_function(module, function);
        found.extend(wrong.into_iter().map(|text| format!("{}: {text}", function.name)));
    }
}

fn in_function(module: &Module, f: &Function) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut locals: Vec<LocalId> = f.params.iter().map(|p| p.local).collect();
    let mut params = FxHashSet::default();
    if !locals.iter().all(|l| params.insert(*l)) {
        wrong.push("one local is two parameters".to_owned());
    }
    locals.extend(f.results.iter().chain(&f.owned));
    f.each_stmt(&mut |s| {
        locals.extend(s.locals());
        if let Stmt::Try { shared, .. } = s {
            locals.extend(shared);
        }
        s.each_expr(&mut |e| locals.extend(e.reads()));
        named(module, f, s, &mut wrong);
    });
    let mut names = FxHashSet::default();
    for local in f.locals.values() {
        locals.extend(local.flag.iter().chain(&local.lead).chain(&local.lent).chain(&local.within));
        if !names.insert(&local.name) {
            wrong.push(format!("two locals are called {}", local.name));
        }
    }
    for l in locals.into_iter().filter(|l| !f.locals.is_valid(*l)) {
        wrong.push(format!("{l} is not a local"));
    }
    if wrong.is_empty() {
        f.locals.values().for_each(|l| local(module, f, l, &mut wrong));
    }
    wrong
}

/// What a statement names beside locals.
fn named(module: &Module, f: &Function, s: &Stmt, wrong: &mut Vec<String>) {
    if let Some(site) = s.site()
        && !module.sites.is_valid(site)
    {
        wrong.push(format!("{site} is not a position"));
    }
    match s {
        Stmt::Call { function, .. } if !module.functions.is_valid(*function) => {
            wrong.push(format!("{function} is not a function"));
        }
        Stmt::Handle { thunk, .. } if !module.thunks.is_valid(*thunk) => {
            wrong.push(format!("{thunk} is not there"));
        }
        _ => {}
    }
    checks(s, &mut |id| {
        if id.as_u32() >= f.checks {
            wrong.push(format!("{id} was never given out"));
        }
    });
}

/// Calls `visit` on the checks that a statement itself names.
fn checks(s: &Stmt, visit: &mut dyn FnMut(CheckId)) {
    match s {
        Stmt::Check { guards: Some(id), .. }
        | Stmt::Put { by: By::Checked(id), .. }
        | Stmt::Compute { part: Some((_, By::Checked(id))), .. } => visit(*id),
        _ => {}
    }
    s.each_expr(&mut |e| {
        e.each(&mut |e| {
            if let Expr::At(_, _, By::Checked(id)) = e {
                visit(*id);
            }
        });
    });
}

fn local(module: &Module, f: &Function, local: &Local, wrong: &mut Vec<String>) {
    let name = &local.name;
    if matches!(local.ty, Ty::Array(_, 0 | 1)) {
        wrong.push(format!("{name} has less than two dimensions"));
    }
    if local.flag.is_some_and(|l| f.locals[l].ty != Ty::Scalar(Elem::Bool)) {
        wrong.push(format!("the flag of {name} is no truth value"));
    }
    if let Some(lead) = local.lead
        && (f.locals[lead].ty != Ty::Scalar(Elem::Index) || !matches!(local.ty, Ty::Array(_, 2)))
    {
        wrong.push(format!("the lead of {name} is no index, or it is no matrix"));
    }
    if let Some(own) = local.lent
        && (f.locals[own].ty != local.ty || matches!(local.ty, Ty::Scalar(_)))
    {
        wrong.push(format!("{name} is lent, and what owns it is of another type, or it owns nothing"));
    }
    if let Some(room) = local.within
        && f.locals[room].ty != Ty::Scalar(Elem::Index)
    {
        wrong.push(format!("the frame of {name} is not where an index tells"));
    }
    if let Some(id) = local.global {
        match module.globals.get(id) {
            Some(global) if global.frame.is_some() != local.within.is_some() => {
                wrong.push(format!("{name} is in a frame, and nobody says where that is, or it is in none"));
            }
            Some(global) if global.ty == local.ty && global.name == *name => {}
            Some(global) => wrong.push(format!("{name} stands for {}, which is another thing", global.name)),
            None => wrong.push(format!("{id} is not a global")),
        }
    }
}
