//! What the facts say against a program, beyond what surely fails: conditions that values decide,
//! variables that hold things of several classes, results of calls without effects that nobody takes.
//!
//! Invariant: nothing is said that depends on how this program calls a function: facts of conditions are
//! those of a call with any arguments. Settings (`debug = false; if debug`) and questions to the machine
//! (`ispc`) are meant to be decided, and nothing is said of them.

use crate::effects::{Summary, effects};
use crate::facts::{Analysis, CallEdge, Context, ContextId};
use crate::liveness::Liveness;
use base::{Code, Diagnostic, FxHashMap, FxHashSet, SecondaryMap, Span, codes};
use ir::tir::{
    Arg, CallTarget, FuncId, Function, FunctionKind, Program, Stmt, StmtId, Storage, VarId, VarKind, walk,
};
use types::{AbsValue, Class, NoFacts, Truth};

/// What can be said of the functions of a program.
pub fn verdicts(program: &Program, analysis: &Analysis) -> Vec<Diagnostic> {
    let effects = effects(analysis, program);
    let mut found = Vec::new();
    for (id, context) in analysis.contexts.iter() {
        let Some(f) = program.functions.get(context.func) else { continue };
        if f.dynamic || f.kind == FunctionKind::Lambda {
            continue;
        }
        let part = Part { context, f };
        part.two_classes(&mut found);
        if id == analysis.entry {
            part.decided(&mut found);
        }
    }
    let mut of_func: FxHashMap<FuncId, Vec<&Context>> = FxHashMap::default();
    for context in analysis.contexts.values() {
        of_func.entry(context.func).or_default().push(context);
    }
    for func in analysis.functions() {
        let contexts = of_func.get(&func).map_or(&[][..], |c| c);
        unused_results(program, analysis, (func, contexts), &effects, &mut found);
    }
    found
}

/// The functions with a condition that did not go both ways when they were called: only of those can a
/// condition be decided for any arguments.
pub fn perhaps_decided(program: &Program, analysis: &Analysis) -> FxHashSet<FuncId> {
    let mut seen: FxHashMap<(FuncId, StmtId), (bool, bool)> = FxHashMap::default();
    for context in analysis.contexts.values() {
        let Some(f) = program.functions.get(context.func) else { continue };
        let conditions = f.stmts.iter().filter(|(_, s)| matches!(s, Stmt::If { .. } | Stmt::While { .. }));
        for (s, _) in conditions {
            let (on_true, on_false) = context.facts.branches(s);
            let all = seen.entry((context.func, s)).or_default();
            *all = (all.0 || on_true, all.1 || on_false);
        }
    }
    seen.into_iter().filter(|(_, ways)| *ways != (true, true)).map(|((f, _), _)| f).collect()
}

struct Part<'a> {
    context: &'a Context,
    f: &'a Function,
}

impl Part<'_> {
    fn report(&self, code: &'static Code, at: StmtId, text: String, found: &mut Vec<Diagnostic>) {
        if let Some(span) = self.f.spans[at] {
            found.push(Diagnostic::new(code, span, text));
        }
    }

    /// Conditions that can only go one way, whatever the arguments.
    fn decided(&self, found: &mut Vec<Diagnostic>) {
        let defs = single_definitions(self.f);
        walk::each(self.f, &self.f.body, &mut |s, stmt| {
            let (cond, then, els) = match stmt {
                Stmt::If { cond, then, els } => (*cond, then, Some(els)),
                Stmt::While { cond, body, .. } => (*cond, body, None),
                _ => return,
            };
            if !self.context.facts.reachable(s) || !self.is_question(cond, &defs) {
                return;
            }
            let spoken = |block: &[StmtId]| block.iter().any(|s| self.f.spans[*s].is_some());
            match (self.context.facts.branches(s), els) {
                ((false, true), _) if spoken(then) => {
                    let text = "This condition is never true: what it guards never runs.";
                    self.report(&codes::DECIDED_CONDITION, self.place(cond, s, &defs), text.into(), found);
                }
                ((true, false), Some(els)) if spoken(els) => {
                    let text = "This condition is always true: what stands after `else` never runs.";
                    self.report(&codes::DECIDED_CONDITION, self.place(cond, s, &defs), text.into(), found);
                }
                _ => {}
            }
        });
    }

    /// The statement that computes a condition, whose place is that of the condition.
    fn place(&self, cond: VarId, s: StmtId, defs: &FxHashMap<VarId, StmtId>) -> StmtId {
        defs.get(&cond).copied().filter(|d| self.f.spans[*d].is_some()).unwrap_or(s)
    }

    /// Whether a condition asks something of values that are computed: not of settings, of the machine, or
    /// of nothing at all.
    fn is_question(&self, cond: VarId, defs: &FxHashMap<VarId, StmtId>) -> bool {
        let mut todo = vec![cond];
        let mut seen: FxHashSet<VarId> = FxHashSet::default();
        let mut asks = false;
        while let Some(v) = todo.pop() {
            if !seen.insert(v) || seen.len() > 64 {
                continue;
            }
            let Some(&s) = defs.get(&v) else { return false };
            match &self.f.stmts[s] {
                Stmt::Literal { .. } => {}
                Stmt::Call { callee, args, .. } if callee.target == CallTarget::Builtin => {
                    if args.is_empty() {
                        return false;
                    }
                    for arg in args {
                        let Arg::Var(v) = *arg else { continue };
                        if self.f.vars[v].kind == VarKind::Temp {
                            todo.push(v);
                            continue;
                        }
                        let value = self.context.facts.before(s, v);
                        // A setting, or a variable that is not there.
                        let set = value.as_constant().is_some() || is_blank(value);
                        if set || value.is_bottom() || value.maybe_undefined {
                            return false;
                        }
                        asks = true;
                    }
                }
                _ => return false,
            }
        }
        asks
    }

    /// Variables that hold values of different classes, shown by two assignments.
    fn two_classes(&self, found: &mut Vec<Diagnostic>) {
        let mut first: FxHashMap<VarId, (Class, StmtId)> = FxHashMap::default();
        let mut told: FxHashSet<VarId> = FxHashSet::default();
        let mixed = |v: VarId| {
            let var = &self.f.vars[v];
            let own = var.kind == VarKind::User && var.storage == Storage::Local && !var.shared;
            own && self.context.facts.var(v).alternatives().is_some_and(|l| l.len() > 1)
        };
        walk::each(self.f, &self.f.body, &mut |s, stmt| {
            let ans = matches!(stmt, Stmt::CallStatement { .. } | Stmt::GetStatement { .. });
            for v in walk::defs(stmt).into_iter().filter(|v| !ans && mixed(*v)) {
                let value = self.context.facts.after(s, v);
                let Some(class) = value.unique_class().filter(|_| !is_blank(value)) else { continue };
                let (before, at) = *first.entry(v).or_insert((class, s));
                let places = (self.f.spans[at], self.f.spans[s]);
                if before != class
                    && let (Some(one), Some(two)) = places
                    && told.insert(v)
                {
                    let name = self.f.vars[v].name;
                    let text = format!("The variable '{name}' is {class} here and {before} elsewhere.");
                    let d = Diagnostic::new(&codes::TWO_CLASSES, two, text);
                    found.push(d.with_label(one, format!("here it is {before}")));
                }
            }
        });
    }
}

/// A start value without elements, which takes on any class.
fn is_blank(value: &AbsValue) -> bool {
    value.unique_class() == Some(Class::Double) && value.shape().is_empty(&NoFacts) == Truth::Yes
}

/// The statement that defines each variable defined once.
fn single_definitions(f: &Function) -> FxHashMap<VarId, StmtId> {
    let mut found: FxHashMap<VarId, StmtId> = FxHashMap::default();
    let mut several: FxHashSet<VarId> = FxHashSet::default();
    walk::each(f, &f.body, &mut |s, stmt| {
        for v in walk::defs(stmt) {
            if found.insert(v, s).is_some() {
                several.insert(v);
            }
        }
    });
    found.retain(|v, _| !several.contains(v));
    found
}

/// Calls of the program's own functions, as statements, that do nothing but give a result.
fn unused_results(
    program: &Program,
    analysis: &Analysis,
    (func, contexts): (FuncId, &[&Context]),
    effects: &SecondaryMap<ContextId, Summary>,
    found: &mut Vec<Diagnostic>,
) {
    let Some(f) = program.functions.get(func).filter(|f| !f.dynamic) else { return };
    // Few functions have such calls.
    let live = std::cell::LazyCell::new(|| Liveness::of(f));
    let mut tried: FxHashSet<StmtId> = FxHashSet::default();
    walk::each(f, &f.body, &mut |s, stmt| {
        if let Stmt::Try { body, .. } = stmt {
            tried.extend(body.iter().copied());
        }
        if tried.contains(&s) {
            tried.extend(walk::blocks(stmt).into_iter().flatten().copied());
        }
        let Stmt::CallStatement { ans, callee, echo: false, .. } = stmt else { return };
        let CallTarget::Function(to) = callee.target else { return };
        if tried.contains(&s) || program.functions[to].outputs.is_empty() || live.live_after(s, *ans) {
            return;
        }
        let mut runs = contexts.iter().map(|c| &c.facts).filter(|facts| facts.reachable(s)).peekable();
        let quiet = |e: &CallEdge| match e {
            CallEdge::User { context, .. } => {
                let to = &analysis.contexts[*context];
                // One that always fails is told elsewhere; one that may is called to fail.
                effects[*context].is_pure() && to.returns && !may_raise(program, to.func)
            }
            _ => false,
        };
        let all =
            |facts: &crate::facts::Facts| !facts.calls(s).is_empty() && facts.calls(s).iter().all(quiet);
        if runs.peek().is_some() && runs.all(all) {
            push(found, f.spans[s], callee.name.as_str());
        }
    });
}

/// Whether a function raises errors itself: it may be called for its checks.
fn may_raise(program: &Program, func: FuncId) -> bool {
    let mut raises = false;
    let f = &program.functions[func];
    walk::each(f, &f.body, &mut |_, stmt| {
        if let Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } = stmt {
            let name = callee.name.as_str();
            raises |= builtins::named(callee.name).is_some_and(|b| b.raises())
                || name == "assert"
                || name.starts_with("validate")
                || name.starts_with("mustBe")
                || matches!(callee.target, CallTarget::Function(_));
        }
    });
    raises
}

fn push(found: &mut Vec<Diagnostic>, span: Option<Span>, name: &str) {
    if let Some(span) = span {
        let text = format!("'{name}' does nothing but give a result, and nobody takes it.");
        found.push(Diagnostic::new(&codes::UNUSED_RESULT, span, text));
    }
}
