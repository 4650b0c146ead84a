//! A pass over Tame IR with facts: a list that holds one value wherever it is made (`f(s.a)`, `[s.a, c{k}] = g(x)`) is
//! a variable for this value, and an assignment of its element one to a part like any other; then what `deal` hands on
//! is copied.
//!
//! Sound as [`unroll`](crate::unroll) is: what the present facts say holds for every run. The facts follow. A list
//! stays where it is used otherwise than as arguments, as results or to be assigned from, and where it is assigned to
//! what may be several places or none.

use crate::tame::{contexts_by_function, push, rewrite, temp};
use analysis::{Analysis, Context};
use base::{FxHashMap, FxHashSet};
use builtins::Form;
use ir::tir::{
    Access, Arg, Block, Callee, FuncId, Function, Program, Stmt, StmtId, Target, VarId, VarKind, walk,
};
use types::AbsValue;

/// Makes variables of lists of one value and copies of what `deal` hands on; whether there was any `deal`, so that
/// facts are to be found anew.
pub fn single(program: &mut Program, analysis: &mut Analysis) -> bool {
    let mut made: FxHashMap<FuncId, FxHashSet<VarId>> = FxHashMap::default();
    for (f, contexts) in contexts_by_function(analysis) {
        let function = &mut program.functions[f];
        let has_lists = function.vars.values().any(|var| var.kind == VarKind::List);
        if function.dynamic || !function.inlined.is_empty() || !has_lists {
            continue;
        }
        let lists = lists_of_one(function, &contexts);
        if !lists.is_empty() {
            lists.iter().for_each(|v| function.vars[*v].kind = VarKind::Temp);
            function.stmts.values_mut().for_each(|stmt| assign_value(stmt, &lists));
            made.insert(f, lists);
        }
    }
    for context in analysis.contexts.values_mut() {
        made.get(&context.func).into_iter().for_each(|lists| context.facts.unlist(lists));
    }
    !rewrite(program, analysis, |function, _, id, _, made| dealt(function, id, made)).is_empty()
}

/// The lists that surely hold one value, in all contexts.
fn lists_of_one(function: &Function, contexts: &[&Context]) -> FxHashSet<VarId> {
    let is_list = |v: &VarId| function.vars[*v].kind == VarKind::List;
    let mut made: FxHashSet<VarId> = FxHashSet::default();
    let own = [function.varargin, function.varargout];
    let mut stay: FxHashSet<VarId> =
        own.into_iter().flatten().chain(function.params.iter().copied()).collect();
    walk::each(function, &function.body, &mut |id, stmt| {
        let reached = || contexts.iter().filter(|c| c.facts.reachable(id));
        for list in walk::defs(stmt).into_iter().filter(is_list) {
            made.insert(list);
            if !is_result(stmt, list) || !reached().all(|c| holds_one(c.facts.after(id, list))) {
                stay.insert(list);
            }
        }
        for list in walk::uses(stmt).into_iter().filter(is_list) {
            let fits = match stmt {
                Stmt::SetList { base, path, src } => {
                    *src == list && reached().all(|c| is_one_place(c, id, *base, path))
                }
                Stmt::Call { .. } | Stmt::CallStatement { .. } => true,
                Stmt::Get { base, path, .. } | Stmt::GetStatement { base, path, .. } => {
                    *base != list && !names(path, list)
                }
                Stmt::Set { base, path, src } => *base != list && *src != list && !names(path, list),
                _ => false,
            };
            if !fits {
                stay.insert(list);
            }
        }
    });
    made.retain(|v| !stay.contains(v));
    made
}

/// Whether the list is a result of the statement, wholly.
fn is_result(stmt: &Stmt, list: VarId) -> bool {
    let (Stmt::Call { targets, .. } | Stmt::Get { targets, .. }) = stmt else { return false };
    targets.iter().all(|t| match t {
        Target::Var(_) | Target::Ignore => true,
        Target::List { count, .. } => *count != list,
        Target::Forward(v) => *v != list,
    })
}

/// Whether the name of a field is taken from a variable.
fn names(path: &[Access], v: VarId) -> bool {
    path.iter().any(|step| matches!(step, Access::DynamicDot(name) if *name == v))
}

/// Whether a list surely holds one value. Of one that is never made, since what gives it fails, nothing is known: asked
/// for another number of values it might not fail.
fn holds_one(list: &AbsValue) -> bool {
    is_single(list) && !list.content(None).maybe_undefined
}

fn is_single(value: &AbsValue) -> bool {
    value.shape().as_sizes().is_some_and(|sizes| *sizes == [1, 1])
}

/// Whether a path names one place, at each of its steps.
fn is_one_place(context: &Context, id: StmtId, base: VarId, path: &[Access]) -> bool {
    let one = |value: &AbsValue| value.is_bottom() || value.is_undefined() || is_single(value);
    let mut value = context.facts.before(id, base).clone();
    // Of a variable a field is asked at once; elements that were named are single.
    let mut named = false;
    for step in path {
        match step {
            Access::Dot(name) if named || one(&value) => value = value.field(*name),
            Access::Dot(_) | Access::DynamicDot(_) => return false,
            Access::Paren(args) | Access::Brace(args) => {
                let scalar = |arg: &Arg| match arg {
                    Arg::Var(v) => one(context.facts.before(id, *v)),
                    Arg::Colon => false,
                };
                if args.is_empty() || !args.iter().all(scalar) {
                    return false;
                }
                if let Access::Brace(_) = step {
                    value = value.content(None);
                }
            }
        }
        named = matches!(step, Access::Paren(_));
    }
    true
}

/// What is assigned to the only element of a list is assigned to its variable, and what is assigned from it is its
/// value.
fn assign_value(stmt: &mut Stmt, made: &FxHashSet<VarId>) {
    match stmt {
        Stmt::Call { targets, .. } | Stmt::Get { targets, .. } => {
            for target in targets {
                if let Target::List { var, .. } = *target
                    && made.contains(&var)
                {
                    *target = Target::Var(var);
                }
            }
        }
        Stmt::SetList { base, path, src } if made.contains(src) => {
            *stmt = Stmt::Set { base: *base, path: std::mem::take(path), src: *src };
        }
        _ => {}
    }
}

fn is_deal(callee: &Callee) -> bool {
    let builtin = callee.is_builtin();
    builtin && builtins::named(callee.name).is_some_and(|b| b.form == Some(Form::Deal))
}

/// Copies what is handed on: by temporaries, since what is assigned may be what is handed on.
fn dealt(function: &mut Function, id: StmtId, made: &mut Block) -> usize {
    let Stmt::Call { targets, callee, args } = &function.stmts[id] else { return 0 };
    if !is_deal(callee) {
        return 0;
    }
    let plain = |arg: &Arg| match arg {
        Arg::Var(v) if function.vars[*v].kind != VarKind::List => Some(*v),
        _ => None,
    };
    let given = |target: &Target| match target {
        Target::Var(v) => Some(Some(*v)),
        Target::Ignore => Some(None),
        Target::List { .. } | Target::Forward(_) => None,
    };
    let values: Option<Vec<VarId>> = args.iter().map(plain).collect();
    let results: Option<Vec<Option<VarId>>> = targets.iter().map(given).collect();
    let (Some(values), Some(results)) = (values, results) else { return 0 };
    if values.is_empty() || results.is_empty() || values.len() != 1 && values.len() != results.len() {
        return 0;
    }
    let handed = values.iter().cycle().zip(&results).filter_map(|(value, result)| Some((*value, (*result)?)));
    let handed: Vec<(VarId, VarId)> = handed.collect();
    let mut later = Vec::new();
    for &(value, result) in &handed {
        let between = temp(function, "dealt");
        made.push(push(function, id, Stmt::Copy { dst: between, src: value }));
        later.push(push(function, id, Stmt::Copy { dst: result, src: between }));
    }
    made.extend(later);
    1
}
