//! Persistent variables that settle: a function gives them their values in its first call, and they keep them.
//!
//! A version of such a function is made twice: where the variables are empty, as in the first call, and where they have
//! the values that they had at the end of that. If both leave the same behind, and the variables have no third value
//! where the function ends, may fail, or runs what is not followed, then it does not matter which call it is: the
//! version has no persistent variables, and the values stand in it as constants.
//!
//! All calls must agree on the values, and none may be left to the function as it was, which would have variables of
//! its own. Where that turns out not to be so, the function is *unsettled*, and all is done again without it
//! ([`unsettle`]).

use super::Evaluator;
use super::call::{Signature, Version};
use super::frame::{Frame, Known};
use super::lift::is_known;
use super::outside::Outside;
use super::residual::{self, Node};
use base::{FxHashMap, FxHashSet};
use ir::tir::{CallTarget, FuncId, Function, Stmt, StmtId, Storage, VarId, walk};
use std::rc::Rc;
use types::{AbsValue, Class, Interval, Shape};

/// What the persistent variables of an activation are taken to be where it begins, and were found to be.
#[derive(Default)]
pub struct Held {
    /// The variables with their values at the beginning.
    pub begin: Vec<(VarId, AbsValue)>,
    /// The values that they have wherever others could see them.
    seen: Vec<Vec<AbsValue>>,
    /// The values where it ends.
    ends: Vec<Vec<AbsValue>>,
    /// Something was not followed.
    pub lost: bool,
}

/// Which functions are settled.
#[derive(Default)]
pub struct Settled {
    values: FxHashMap<FuncId, Vec<AbsValue>>,
    /// Those that are not.
    pub unsettled: FxHashSet<FuncId>,
    /// One was taken for settled and is not.
    pub again: bool,
}

/// Builtins that look functions up by names that they are given.
const BY_NAME: &[&str] =
    &["eval", "evalc", "evalin", "feval", "str2func", "builtin", "cellfun", "arrayfun", "structfun", "run"];

/// The persistent variables of a function.
pub fn persistents(f: &Function) -> Vec<VarId> {
    f.vars.iter().filter(|(_, v)| v.storage == Storage::Persistent).map(|(v, _)| v).collect()
}

impl Held {
    /// Whether a variable is one of them.
    pub fn has(&self, v: VarId) -> bool {
        self.begin.iter().any(|b| b.0 == v)
    }
}

/// A function's persistent variables do not settle.
pub fn unsettle(e: &mut Evaluator<'_>, func: FuncId) {
    if e.settled.unsettled.insert(func) {
        e.settled.again |= e.settled.values.remove(&func).is_some();
        e.general.insert(func, true);
    }
}

/// The version of a function with persistent variables.
pub fn version(
    e: &mut Evaluator<'_>,
    func: FuncId,
    signature: &Signature,
    outside: &Outside,
) -> Option<Rc<Version>> {
    if e.settled.unsettled.contains(&func) {
        return None;
    }
    let vars = persistents(e.steps.source().program().functions.get(func)?);
    let places = |values: Vec<AbsValue>| vars.iter().copied().zip(values).collect::<Vec<_>>();
    let empty = AbsValue::in_range(Class::Double, Shape::empty(), Interval::BOTTOM);
    let first = with_held(e, func, signature, outside, places(vec![empty.clone(); vars.len()]));
    let made = first.and_then(|(a, values)| {
        let (b, after) = with_held(e, func, signature, outside, places(values.clone()))?;
        let alike = values == after
            && a.gives == b.gives
            && a.takes == b.takes
            && alike(&e.residuals[a.number], &e.residuals[b.number]);
        let known = e.settled.values.get(&func).is_none_or(|v| *v == values);
        // The first one is not called.
        // What the first call asked for counts.
        let mut effect = b.effect.clone();
        effect.asked.extend(&a.effect.asked);
        let version = Rc::new(Version { effect, ..(*b).clone() });
        super::call::settle_entry(e, func, &a, &b, &version);
        (alike && known).then_some((version, values))
    });
    let Some((version, values)) = made else {
        unsettle(e, func);
        return None;
    };
    e.settled.values.insert(func, values);
    Some(version)
}

/// A version where persistent variables have values, and the values that they have in the end.
fn with_held(
    e: &mut Evaluator<'_>,
    func: FuncId,
    signature: &Signature,
    outside: &Outside,
    begin: Vec<(VarId, AbsValue)>,
) -> Option<(Rc<Version>, Vec<AbsValue>)> {
    let none = vec![Vec::new(); begin.len()];
    let held = Held { begin: begin.clone(), seen: none.clone(), ends: none, lost: false };
    e.begins_with = Some(held);
    let version = e.make_version(func, signature, outside, false)?;
    let held = e.ended_with.take()?;
    if held.lost || !version.ends {
        return None;
    }
    let mut last = Vec::new();
    for (k, (_, first)) in begin.iter().enumerate() {
        let end = held.ends[k].iter().find(|v| *v != first).unwrap_or(first);
        let allowed = |v: &AbsValue| v == first || v == end;
        if !is_known(end) || !held.ends[k].iter().chain(&held.seen[k]).all(allowed) {
            return None;
        }
        last.push(end.clone());
    }
    Some((version, last))
}

/// Persistent variables are declared.
pub fn declare(e: &mut Evaluator<'_>, fr: &mut Frame, id: StmtId, vars: &[VarId], known: &mut Known) {
    for &v in vars {
        let Some((_, value)) = fr.held.begin.iter().find(|b| b.0 == v).cloned() else { continue };
        if known.point.value(v).is_undefined() {
            e.steps.assign(&mut fr.act, id, v, value, &mut known.point);
            e.wait(fr, known, v);
        }
    }
}

/// Others could see the values of persistent variables here, or the function ends.
pub fn seen(fr: &mut Frame, known: &Known, ends: bool) {
    for k in 0..fr.held.begin.len() {
        let (v, first) = fr.held.begin[k].clone();
        let now = known.point.value(v);
        let now = if now.is_undefined() { first } else { now.clone() };
        let list = if ends { &mut fr.held.ends[k] } else { &mut fr.held.seen[k] };
        if !list.contains(&now) {
            list.push(now);
        }
    }
    fr.held.lost |= fr.effect.all;
}

/// A call was followed, which leaves the persistent variables of its caller as they are.
pub fn keep(
    e: &mut Evaluator<'_>,
    fr: &mut Frame,
    id: StmtId,
    before: &analysis::steps::Point,
    known: &mut Known,
) {
    for (v, _) in fr.held.begin.clone() {
        let value = before.value(v).clone();
        if !value.is_undefined() {
            e.steps.assign(&mut fr.act, id, v, value, &mut known.point);
        }
    }
}

/// Whether what was taken for settled is: nothing of the residual program calls such functions as they were.
pub fn check(e: &mut Evaluator<'_>, entry: usize) {
    if e.settled.values.is_empty() {
        return;
    }
    let mut by_name = false;
    let mut next: Vec<FuncId> = Vec::new();
    let mut look = |stmt: &Stmt, next: &mut Vec<FuncId>| match stmt {
        Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } | Stmt::FunctionRef { callee, .. } => {
            match callee.target {
                CallTarget::Function(f) => next.push(f),
                CallTarget::Builtin => by_name |= BY_NAME.contains(&callee.name.as_str()),
                _ => by_name = true,
            }
        }
        Stmt::Lambda { function, .. } => next.push(*function),
        _ => {}
    };
    for k in residual::reached(&e.residuals, entry) {
        residual::each(&e.residuals[k].body, &mut |n| {
            if let Node::Plain { stmt, .. } = n {
                look(stmt, &mut next);
            }
        });
    }
    let program = e.steps.source().program();
    let mut seen: FxHashSet<FuncId> = FxHashSet::default();
    while let Some(f) = next.pop() {
        let Some(function) = program.functions.get(f) else { continue };
        if seen.insert(f) {
            walk::each(function, &function.body, &mut |_, stmt| look(stmt, &mut next));
        }
    }
    let lost: Vec<FuncId> =
        e.settled.values.keys().copied().filter(|f| by_name || seen.contains(f)).collect();
    lost.into_iter().for_each(|f| unsettle(e, f));
}

/// Whether two versions are the same, but for the numbers of their variables.
fn alike(a: &residual::Residual, b: &residual::Residual) -> bool {
    let canonical = |r: &residual::Residual| {
        let mut order: Vec<VarId> = r.shell.params.iter().chain(&r.shell.outputs).copied().collect();
        residual::each(&r.body, &mut |n| {
            let stmt = n.shell();
            order.extend(walk::uses(&stmt).into_iter().chain(walk::defs(&stmt)));
        });
        let mut places: FxHashMap<VarId, u32> = FxHashMap::default();
        for v in order {
            let next = places.len() as u32;
            places.entry(v).or_insert(next);
        }
        let mut body = r.body.clone();
        let new = |v: VarId| places.get(&v).map_or(v, |k| VarId::from_u32(*k));
        body.iter_mut().for_each(|n| super::inline::rename(n, &new));
        body
    };
    a.shell.params.len() == b.shell.params.len()
        && a.shell.outputs.len() == b.shell.outputs.len()
        && residual::same(&canonical(a), &canonical(b))
}
