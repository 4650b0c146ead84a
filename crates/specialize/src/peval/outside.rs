//! What is known of global variables, point by point: of those that the function at hand declares, and of those that
//! only functions see that it calls.
//!
//! **Invariant.** What a point says of a global variable holds in every run that gets there. Assignments to global
//! variables are written where they stand, since others see them; only reads become constants. A function that is
//! followed says which global variables it asked for ([`Effect::asked`]), which it may have changed and to what;
//! what is not followed may have changed all of them ([`may_change`]). Nothing is known of them
//! where the program begins, for it may be called twice.
//!
//! A version of a function is for what was known of the global variables that it asked for.

use super::Evaluator;
use super::frame::{Frame, Known};
use super::residual::Node;
use analysis::CallEdge;
use base::{FxHashMap, Name};
use builtins::rule::Effects;
use ir::tir::{CallTarget, Function, Stmt, StmtId, Storage, VarId, internal, walk};
use std::collections::BTreeSet;
use std::rc::Rc;
use types::AbsValue;

/// What is known of global variables, by name; of others nothing is.
#[derive(Clone, Default, Debug)]
pub struct Outside(Rc<FxHashMap<Name, AbsValue>>);

impl Outside {
    /// What is known of one.
    pub fn get(&self, name: Name) -> Option<&AbsValue> {
        self.0.get(&name)
    }

    /// One has a value; one that can be any is not known.
    pub fn set(&mut self, name: Name, value: Option<AbsValue>) {
        if self.0.get(&name) == value.as_ref() {
            return;
        }
        let map = Rc::make_mut(&mut self.0);
        match value {
            Some(value) => map.insert(name, value),
            None => map.remove(&name),
        };
    }

    /// Nothing is known any more.
    pub fn forget(&mut self) {
        if !self.0.is_empty() {
            *self = Outside::default();
        }
    }

    /// What both know. Says whether that is less than this one did.
    pub fn meet(&mut self, other: &Outside) -> bool {
        if Rc::ptr_eq(&self.0, &other.0) || self.0.iter().all(|(n, v)| other.get(*n) == Some(v)) {
            return false;
        }
        Rc::make_mut(&mut self.0).retain(|n, v| other.get(*n) == Some(v));
        true
    }

    /// Whether both know the same of what was asked for.
    pub fn agrees(&self, other: &Outside, asked: &Asked) -> bool {
        match asked {
            Asked::All => Rc::ptr_eq(&self.0, &other.0) || self.0 == other.0,
            Asked::Names(names) => names.iter().all(|n| self.get(*n) == other.get(*n)),
        }
    }
}

/// Global variables that were asked for.
#[derive(Clone, Debug)]
pub enum Asked {
    /// These.
    Names(BTreeSet<Name>),
    /// Perhaps any.
    All,
}

impl Default for Asked {
    fn default() -> Asked {
        Asked::Names(BTreeSet::new())
    }
}

impl Asked {
    /// These and more.
    pub fn extend(&mut self, more: &Asked) {
        match (&mut *self, more) {
            (Asked::Names(names), Asked::Names(more)) => names.extend(more),
            _ => *self = Asked::All,
        }
    }
}

/// What a function has to do with global variables.
#[derive(Clone, Default, Debug)]
pub struct Effect {
    /// Those whose values it asked for.
    pub asked: Asked,
    /// Those that it may have changed.
    pub changed: BTreeSet<Name>,
    /// It may have changed all others, too.
    pub all: bool,
    /// What is known of those that it may have changed, where it ends.
    pub after: Outside,
}

impl Effect {
    /// That of a function of which nothing is known.
    pub fn unknown() -> Effect {
        Effect { asked: Asked::All, all: true, ..Effect::default() }
    }

    /// What is known behind a call, of what was known before it.
    fn behind(&self, before: &Outside) -> Outside {
        let mut now = if self.all { Outside::default() } else { before.clone() };
        for name in &self.changed {
            now.set(*name, self.after.get(*name).cloned());
        }
        now
    }
}

/// The global variables of a function.
pub fn globals(f: &Function) -> Vec<(VarId, Name)> {
    f.vars.iter().filter(|(_, v)| v.storage == Storage::Global).map(|(v, var)| (v, var.name)).collect()
}

/// A statement was looked at: what it declared has the value that is known, what it assigned is known from now
/// on, and where it is not followed all may have changed, also where it fails (`thrown`).
pub fn look(
    e: &mut Evaluator<'_>,
    fr: &mut Frame,
    id: StmtId,
    stmt: &Stmt,
    known: &mut Known,
    thrown: &mut Known,
) {
    if may_change(e, fr, id, stmt) {
        fr.effect.all = true;
        for now in [known, thrown] {
            now.outside.forget();
            reload(e, fr, id, now);
        }
        return;
    }
    if fr.globals.is_empty() {
        return;
    }
    for v in walk::defs(stmt) {
        assigned(fr, v, known);
    }
}

/// Variables are declared global. One of which something is known is there already: its declaration may go where
/// nobody mentions it.
pub fn declare(e: &mut Evaluator<'_>, fr: &mut Frame, id: StmtId, vars: &[VarId], known: &mut Known) {
    let stmt = Stmt::Global(vars.to_vec());
    e.steps.stmt(&mut fr.act, id, &stmt, &mut known.point);
    let name = |v: VarId| fr.function.vars[v].name;
    let (there, new): (Vec<VarId>, Vec<VarId>) =
        vars.iter().partition(|v| known.outside.get(name(**v)).is_some());
    for (idle, vars) in [(false, new), (true, there)] {
        for &v in &vars {
            reload_one(e, fr, id, v, known);
        }
        if !vars.is_empty() {
            let from = fr.function.spans[id];
            e.write(fr, Node::plain(Stmt::Global(vars), from, idle));
        }
    }
}

/// A variable was assigned: if it is global, others see its value.
pub fn assigned(fr: &mut Frame, v: VarId, known: &mut Known) {
    let Some((_, name)) = fr.globals.iter().find(|g| g.0 == v) else { return };
    let value = known.point.value(v);
    let value = (!value.is_any() && !value.maybe_undefined).then(|| analysis::steps::alone(value));
    fr.effect.changed.insert(*name);
    known.outside.set(*name, value);
}

/// The global variables that a function has declared have the values that are known.
fn reload(e: &mut Evaluator<'_>, fr: &mut Frame, id: StmtId, known: &mut Known) {
    for (v, _) in fr.globals.clone() {
        if !known.point.value(v).is_undefined() {
            reload_one(e, fr, id, v, known);
        }
    }
}

fn reload_one(e: &mut Evaluator<'_>, fr: &mut Frame, id: StmtId, v: VarId, known: &mut Known) {
    let Some((_, name)) = fr.globals.iter().find(|g| g.0 == v).copied() else { return };
    if let Asked::Names(names) = &mut fr.effect.asked {
        names.insert(name);
    }
    let value = known.outside.get(name).cloned().unwrap_or_else(AbsValue::top);
    e.steps.assign(&mut fr.act, id, v, value, &mut known.point);
}

/// A function has been called that has this effect.
pub fn called(e: &mut Evaluator<'_>, fr: &mut Frame, id: StmtId, effect: &Effect, known: &mut Known) {
    fr.effect.asked.extend(&effect.asked);
    fr.effect.changed.extend(&effect.changed);
    fr.effect.all |= effect.all;
    known.outside = effect.behind(&known.outside);
    reload(e, fr, id, known);
}

/// What is known where a call fails: what it may have changed is not.
pub fn failing(e: &mut Evaluator<'_>, fr: &mut Frame, id: StmtId, effect: &Effect, known: &Known) -> Known {
    let mut known = known.clone();
    if effect.all {
        known.outside.forget();
    }
    for name in &effect.changed {
        known.outside.set(*name, None);
    }
    reload(e, fr, id, &mut known);
    known
}

/// Whether a statement that is not followed may run code that assigns global variables.
fn may_change(e: &mut Evaluator<'_>, fr: &Frame, id: StmtId, stmt: &Stmt) -> bool {
    if e.steps.may_have_objects() || has_cleanups(e) {
        return true;
    }
    let edges = fr.act.edges(id);
    if edges.is_empty() {
        // What syntax implies has no edge.
        return match stmt {
            Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } => {
                let quiet = || builtins::lookup(callee.name).is_some_and(runs_nothing);
                callee.target != CallTarget::Builtin
                    || !(internal::ALL.contains(&callee.name.as_str()) || quiet())
            }
            _ => false,
        };
    }
    edges.iter().any(|e| !matches!(e, CallEdge::Builtin { id, .. } if runs_nothing(*id)))
}

/// Whether a function of the program declares a global variable of this name.
pub fn is_global(e: &mut Evaluator<'_>, name: Name) -> bool {
    let is = |f: &Function| globals(f).iter().any(|g| g.1 == name);
    e.steps.source().program().functions.values().any(is)
}

/// Whether functions may run where variables lose their values.
fn has_cleanups(e: &mut Evaluator<'_>) -> bool {
    let program = e.steps.source().program();
    let count = program.functions.len();
    for f in program.functions.values().skip(e.scanned) {
        walk::each(f, &f.body, &mut |_, stmt| {
            if let Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } = stmt {
                e.cleanups |= callee.name.as_str() == "onCleanup";
            }
        });
    }
    e.scanned = count;
    e.cleanups
}

/// Whether a builtin runs no code of the program, and reaches no variable by name.
fn runs_nothing(b: builtins::BuiltinId) -> bool {
    let effects = builtins::builtin(b).effects;
    !effects.contains(Effects::CALLS) && !effects.contains(Effects::WORKSPACE)
}
