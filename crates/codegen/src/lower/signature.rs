//! How the function of a context is called: which parameters and results it has and how they are kept.

use super::naming::Names;
use super::program::Signature;
use super::refer::is_put;
use super::repr::{Part, Repr};
use super::results::{all_params, asked, outputs, results_wanted};
use super::value::Slot;
use super::vars::Vars;
use crate::tame::is_same;
use analysis::Context;
use analysis::members::Members;
use base::{FxHashSet, Name};
use ir::loops::{Elem, Function, Local, LocalId, Param, Ty};
use ir::tir::{self, FuncId, VarId, walk};

/// The signature of a context's function.
pub fn signature(
    program: &tir::Program,
    context: &Context,
    (vars, members): (&Vars, &Members),
    frames: &[FuncId],
    name: String,
) -> Signature {
    let tf = &program.functions[context.func];
    let source = Name::new(&program.shown_name(tf));
    let mut names = Names::default();
    let mut f = Function { help: tf.help.clone(), rest: tf.rest, ..Function::new(name, source) };
    for _ in frames {
        let local = f.locals.push(Local::new(names.unique("frame"), Ty::Boxed));
        f.params.push(Param { local, borrowed: true });
    }
    let params = parameters(tf, context, (vars, members), &mut f, &mut names);
    let nargin = context.open.then(|| {
        let local = f.locals.push(Local::new(names.unique("n_args"), Ty::Scalar(Elem::Index)));
        f.params.push(Param { local, borrowed: false });
        local
    });
    let mut results = Vec::new();
    for v in outputs(tf, asked(context)).iter().take(results_wanted(context)) {
        let repr = vars.repr(*v).unwrap_or(Repr::Boxed);
        // A result that is also a parameter is one local.
        let position = all_params(tf).position(|(_, p)| p == *v);
        match position.filter(|p| params[*p].is_some()) {
            Some(p) => {
                let before: usize = params[..p].iter().flatten().map(Repr::leaves).sum();
                let start = frames.len() + before;
                let locals: Vec<LocalId> =
                    f.params[start..start + repr.leaves()].iter().map(|p| p.local).collect();
                f.results.extend(locals);
            }
            None => {
                let name = tf.vars[*v].name.as_str();
                add_locals(&mut f, &mut names, name, &repr, &mut |f, local| f.results.push(local));
            }
        }
        results.push(repr);
    }
    for k in results.len()..results_wanted(context) {
        let name = format!("varargout_{}", k + 1);
        add_locals(&mut f, &mut names, &name, &Repr::Boxed, &mut |f, local| f.results.push(local));
        results.push(Repr::Boxed);
    }
    let given = says_whether(context).then(|| {
        let name = names.unique("has_result");
        let flag = f.locals.push(Local::new(name, Ty::Scalar(Elem::Bool)));
        f.results.push(flag);
        f.results.len() - 1
    });
    Signature { prototype: f, frames: frames.len(), params, nargin, results, given }
}

fn parameters(
    tf: &tir::Function,
    context: &Context,
    (vars, members): (&Vars, &Members),
    f: &mut Function,
    names: &mut Names,
) -> Vec<Option<Repr>> {
    let mut changed: FxHashSet<VarId> = outputs(tf, asked(context)).into_iter().collect();
    walk::each(tf, &tf.body, &mut |id, s| {
        if context.facts.reachable(id) && !is_put(members, context, id, s) {
            changed.extend(walk::defs(s));
            // What goes on under the same name is the function's to change where it is.
            if let tir::Stmt::Copy { dst, src } = s
                && is_same(tf, *dst, *src)
            {
                changed.insert(*src);
            }
        }
    });
    let mut params = Vec::new();
    for (i, v) in all_params(tf) {
        let rest = i == tf.params.len();
        let given = context.open || context.args.get(i).is_some_and(|a| !a.is_undefined());
        let repr = match vars.repr(v) {
            Some(row @ Repr::Record(_)) if rest => Some(row),
            Some(_) if rest => Some(Repr::Boxed),
            Some(repr) if given => Some(repr),
            _ => None,
        };
        if let Some(repr) = &repr {
            let borrowed = !changed.contains(&v);
            add_locals(f, names, tf.vars[v].name.as_str(), repr, &mut |f, local| {
                let scalar = matches!(f.locals[local].ty, Ty::Scalar(_));
                f.params.push(Param { local, borrowed: borrowed && !scalar });
            });
        }
        params.push(repr);
    }
    params
}

/// Whether a call as a statement learns only from the run if a result came.
fn says_whether(context: &Context) -> bool {
    asked(context) == 0 && results_wanted(context) == 1 && context.outputs[0].maybe_undefined
}

/// Adds the locals of a representation, named after the variable and its parts.
pub fn add_locals(
    f: &mut Function,
    names: &mut Names,
    name: &str,
    repr: &Repr,
    added: &mut dyn FnMut(&mut Function, LocalId),
) -> Slot {
    match repr {
        Repr::Closure(handle, parts) => {
            let part = |(i, r): (usize, &Repr)| add_locals(f, names, &format!("{name}_{}", i + 1), r, added);
            Slot::Closure(*handle, parts.iter().enumerate().map(part).collect())
        }
        Repr::Choice(targets) => {
            let which = f.locals.push(Local::new(names.unique(name), Ty::Scalar(Elem::Index)));
            added(f, which);
            let mut all = Vec::with_capacity(targets.len());
            for (k, (handle, parts)) in targets.iter().enumerate() {
                let part = |(i, r): (usize, &Repr)| {
                    add_locals(f, names, &format!("{name}_{}_{}", k + 1, i + 1), r, added)
                };
                all.push((*handle, parts.iter().enumerate().map(part).collect()));
            }
            Slot::Choice(which, all)
        }
        Repr::Record(fields) => {
            let field = |(n, r): &(Part, Repr)| (*n, add_locals(f, names, &format!("{name}_{n}"), r, added));
            Slot::Record(fields.iter().map(field).collect())
        }
        Repr::Table(table) => {
            let column = |(column, ty): (String, Ty)| {
                let local = f.locals.push(Local::new(names.unique(&format!("{name}_{column}")), ty));
                added(f, local);
                local
            };
            Slot::Table(table.clone(), table.columns().into_iter().map(column).collect())
        }
        Repr::Scalar(_) | Repr::Array(..) | Repr::Boxed => {
            let local = f.locals.push(Local::new(names.unique(name), repr.ty().unwrap_or(Ty::Boxed)));
            added(f, local);
            Slot::Local(local)
        }
    }
}

/// The slot of a representation over locals that are there.
pub fn slot_over(repr: &Repr, locals: &mut dyn Iterator<Item = LocalId>) -> Slot {
    match repr {
        Repr::Closure(h, parts) => Slot::Closure(*h, parts.iter().map(|r| slot_over(r, locals)).collect()),
        Repr::Choice(targets) => {
            let which = locals.next().unwrap_or(LocalId::from_u32(0));
            let parts = |parts: &Vec<Repr>, locals: &mut dyn Iterator<Item = LocalId>| {
                parts.iter().map(|r| slot_over(r, locals)).collect()
            };
            Slot::Choice(which, targets.iter().map(|(h, p)| (*h, parts(p, locals))).collect())
        }
        Repr::Record(fields) => {
            Slot::Record(fields.iter().map(|(n, r)| (*n, slot_over(r, locals))).collect())
        }
        Repr::Table(table) => Slot::Table(table.clone(), locals.take(repr.leaves()).collect()),
        Repr::Scalar(_) | Repr::Array(..) | Repr::Boxed => {
            Slot::Local(locals.next().unwrap_or(LocalId::from_u32(0)))
        }
    }
}
