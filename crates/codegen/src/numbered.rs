//! A pass over Tame IR with facts: a variable that is a number on some ways and a truth value on others
//! (`found = 0; ... found = x > limit;`) is a number on all, where nobody looks at which of them it is.
//!
//! Sound where each statement that reads the variable does with a truth value what it does with the number 0 or 1
//! (the attribute `truths` of builtins says which calls do), copies it to such a variable, or tests it. What names
//! variables by texts leaves a function as it is.

use crate::tame::{contexts_by_function, names_variables, push, rewritten, temp};
use analysis::{Analysis, Context};
use base::{FxHashMap, FxHashSet, Name};
use ir::tir::{
    Arg, Block, CallTarget, Callee, Function, Program, Stmt, StmtId, Storage, Target, VarId, VarKind, walk,
};
use types::{AbsValue, Class, ClassSet};

/// Makes numbers of truth values; whether of any, so that facts are to be found anew.
pub fn numbered(program: &mut Program, analysis: &Analysis) -> bool {
    let mut changed = false;
    for (f, contexts) in contexts_by_function(analysis) {
        let function = &mut program.functions[f];
        if function.dynamic || !function.inlined.is_empty() || names_variables(function) {
            continue;
        }
        let found = Finder { function, contexts: &contexts }.variables();
        if !found.is_empty() {
            let body = std::mem::take(&mut function.body);
            let truths = defined_as_truths(function, &contexts, &body, &found);
            function.body = rewritten(function, body, &mut |function, id, _, made| {
                let gives_truth = truths.contains(&id);
                if gives_truth {
                    converted(function, id, &found, made);
                }
                usize::from(gives_truth)
            });
            changed |= !truths.is_empty();
        }
    }
    changed
}

struct Finder<'a> {
    function: &'a Function,
    contexts: &'a [&'a Context],
}

impl Finder<'_> {
    /// The variables that hold numbers and truth values in one context, and are not told apart by anybody.
    fn variables(&self) -> FxHashSet<VarId> {
        let f = self.function;
        let mut told: FxHashSet<VarId> =
            f.params.iter().chain(&f.outputs).chain(&f.varargin).chain(&f.varargout).copied().collect();
        let mut holds: FxHashMap<VarId, Vec<ClassSet>> = FxHashMap::default();
        let mut copies: Vec<(VarId, VarId)> = Vec::new();
        walk::each(f, &f.body, &mut |id, stmt| {
            for v in walk::defs(stmt) {
                let classes = holds.entry(v).or_insert_with(|| vec![ClassSet::EMPTY; self.contexts.len()]);
                for (known, context) in classes.iter_mut().zip(self.contexts) {
                    if context.facts.reachable(id) {
                        let value = context.facts.after(id, v);
                        *known = known.union(value.classes());
                        if !is_plain(value) {
                            told.insert(v);
                        }
                    }
                }
                if !gives(stmt, v) {
                    told.insert(v);
                }
            }
            for v in walk::uses(stmt) {
                match stmt {
                    Stmt::Copy { dst, src } => copies.push((*src, *dst)),
                    Stmt::If { .. } | Stmt::While { .. } => {}
                    Stmt::Call { callee, args, .. } | Stmt::CallStatement { callee, args, .. }
                        if self.takes_number(id, callee, args, v) => {}
                    _ => {
                        told.insert(v);
                    }
                }
            }
        });
        let both = |classes: &Vec<ClassSet>| {
            classes.iter().any(|c| c.contains(Class::Double) && c.contains(Class::Logical))
        };
        let own = |v: &VarId| {
            let var = &f.vars[*v];
            var.kind != VarKind::List && var.storage == Storage::Local && !var.shared
        };
        let mut found: FxHashSet<VarId> =
            holds.iter().filter(|(_, c)| both(c)).map(|(v, _)| *v).filter(own).collect();
        found.retain(|v| !told.contains(v));
        // A copy must be one of them, too.
        while let Some((src, _)) =
            copies.iter().find(|(src, dst)| found.contains(src) && !found.contains(dst))
        {
            found.remove(src);
        }
        found
    }

    /// Whether a call does with a truth value in `v` what it does with a number.
    fn takes_number(&self, id: StmtId, callee: &Callee, args: &[Arg], v: VarId) -> bool {
        let plain = callee.is_builtin();
        let Some(b) = builtins::named(callee.name).filter(|_| plain) else { return false };
        let said = builtins::attribute(b, "truths").and_then(|a| a.word());
        let others = |is: &dyn Fn(&AbsValue) -> bool| {
            let reached = || self.contexts.iter().filter(|c| c.facts.reachable(id));
            args.iter().all(|a| match a {
                Arg::Var(other) => *other == v || reached().all(|c| is(c.facts.before(id, *other))),
                Arg::Colon => false,
            })
        };
        let number = |value: &AbsValue| {
            !value.is_any()
                && value.classes().iter().all(|c| c.is_numeric() || matches!(c, Class::Logical | Class::Char))
        };
        match said {
            Some("printed") => true,
            Some("number") => others(&number),
            _ => false,
        }
    }
}

/// Whether a value is a real full number or truth value, or none yet.
fn is_plain(value: &AbsValue) -> bool {
    let real = |v: &types::ClassValue<types::Matrix>| {
        matches!(v.class, Class::Double | Class::Logical)
            && v.matrix.complexity == types::Complexity::Real
            && v.matrix.sparsity == types::Sparsity::Full
    };
    value.alternatives().is_some_and(|list| list.iter().all(real))
}

/// Whether a statement gives a variable a whole value, in a place where it can be converted.
fn gives(stmt: &Stmt, v: VarId) -> bool {
    match stmt {
        Stmt::Literal { .. } | Stmt::Copy { .. } => true,
        Stmt::Call { targets, .. } | Stmt::Get { targets, .. } => {
            let named = targets.iter().filter(|t| t.var() == Some(v)).count();
            named == 1 && targets.iter().any(|t| matches!(t, Target::Var(x) if *x == v))
        }
        _ => false,
    }
}

/// The statements that give one of the variables a truth value, but for copies among them.
fn defined_as_truths(
    f: &Function,
    contexts: &[&Context],
    body: &Block,
    found: &FxHashSet<VarId>,
) -> FxHashSet<StmtId> {
    let mut truths = FxHashSet::default();
    walk::each(f, body, &mut |id, stmt| {
        let copied = matches!(stmt, Stmt::Copy { src, .. } if found.contains(src));
        let truth = |v: &VarId| {
            let reached = contexts.iter().filter(|c| c.facts.reachable(id));
            found.contains(v)
                && reached.into_iter().any(|c| c.facts.after(id, *v).classes().contains(Class::Logical))
        };
        if !copied && walk::defs(stmt).iter().any(truth) {
            truths.insert(id);
        }
    });
    truths
}

/// Writes a statement with truth values in the place of the variables, and what makes numbers of them behind it.
fn converted(f: &mut Function, id: StmtId, found: &FxHashSet<VarId>, made: &mut Block) {
    let mut later = Vec::new();
    for v in walk::defs(&f.stmts[id]).into_iter().filter(|v| found.contains(v)) {
        let truth = temp(f, "truth");
        match &mut f.stmts[id] {
            Stmt::Literal { dst, .. } | Stmt::Copy { dst, .. } => *dst = truth,
            Stmt::Call { targets, .. } | Stmt::Get { targets, .. } => {
                for target in targets.iter_mut().filter(|t| t.var() == Some(v)) {
                    *target = Target::Var(truth);
                }
            }
            _ => {}
        }
        let callee = Callee { name: Name::new(Class::Double.name()), target: CallTarget::Builtin, var: None };
        let number = Stmt::Call { targets: vec![Target::Var(v)], callee, args: vec![Arg::Var(truth)] };
        later.push(push(f, id, number));
    }
    made.push(id);
    made.extend(later);
}
