//! A pass over Tame IR: a variable that is used for unrelated values becomes one variable for each
//! of its webs, so that each can have a class of its own (`x = 'abc'; ...; x = 3`).
//!
//! It does not touch variables that something outside sees by name: those of dynamic functions,
//! global, persistent and shared ones (their definitions form one web). The web of the caller's
//! value keeps the variable of a parameter. All webs keep the variable's name: it is what displays and
//! errors show.

use analysis::chains::{Def, WebId, Webs};
use base::FxHashMap;
use ir::tir::{FuncId, Function, Program, VarId, walk};

/// Splits the variables of every function.
pub fn split_webs(program: &mut Program) {
    for id in program.functions.keys().collect::<Vec<_>>() {
        split(&mut program.functions[id]);
    }
}

/// Splits the variables of one function.
pub fn split_webs_of(program: &mut Program, id: FuncId) {
    split(&mut program.functions[id]);
}

fn split(function: &mut Function) {
    let chains = analysis::chains::Chains::of(function);
    let webs = Webs::from_chains(function, &chains);
    let vars = variables(function, &webs);
    for s in function.stmts.keys().collect::<Vec<_>>() {
        let mut stmt = function.stmts[s].clone();
        let of = |web: Option<WebId>, v: VarId| web.and_then(|w| vars.get(&w).copied()).unwrap_or(v);
        walk::rename(&mut stmt, &|v| of(webs.of_use(s, v), v), &|v| {
            of(webs.of_def(v, Def::Stmt(s)).or_else(|| webs.of_use(s, v)), v)
        });
        function.stmts[s] = stmt;
    }
    for o in &mut function.outputs {
        if let Some(new) = webs.of_output(&chains, *o).and_then(|w| vars.get(&w)) {
            *o = *new;
        }
    }
}

/// The variable of each web: the old one for the first, or for the one the caller gives a value.
fn variables(function: &mut Function, webs: &Webs) -> FxHashMap<WebId, VarId> {
    let mut keeper: FxHashMap<VarId, WebId> = FxHashMap::default();
    for (id, web) in webs.webs.iter() {
        let first = web.defs != [Def::Nothing] && !keeper.contains_key(&web.var);
        if web.defs.contains(&Def::Param) || first {
            keeper.insert(web.var, id);
        }
    }
    let mut vars = FxHashMap::default();
    for (id, web) in webs.webs.iter() {
        let keeps = keeper.get(&web.var) == Some(&id) || web.defs == [Def::Nothing];
        let var = if keeps {
            web.var
        } else {
            let copy = function.vars[web.var].clone();
            function.vars.push(copy)
        };
        vars.insert(id, var);
    }
    vars
}
