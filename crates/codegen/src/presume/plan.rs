//! Finds what can be presumed in a program, and what becomes of each function for it.

use super::assigned::assigned;
use crate::tame::names_variables;
use analysis::{Analysis, CallEdge, Context, ContextId};
use base::{FxHashMap, FxHashSet, Name};
use builtins::Form;
use builtins::rule::ComplexityRule;
use ir::tir::{
    Arg, FuncId, Function, FunctionKind, Program, Stmt, StmtId, Storage, Target, Var, VarId, VarKind, walk,
};
use types::scalar::{Domain, ScalarOp};
use types::{AbsValue, Class, Complexity, Elements, Shape};

/// Functions with more statements are left as they are: each presumption makes a copy of what is left.
const MOST_STATEMENTS: usize = 1500;

/// So many statements are copied for the presumptions in one function.
const MOST_COPIED: usize = 3000;

/// So many presumptions are made in a function.
const MOST_SOURCES: usize = 6;

/// How a statement's result is found to be complex.
#[derive(Clone, Debug)]
pub enum How {
    /// An operation of one number leaves the reals outside of these bounds.
    Outside(Option<f64>, Option<f64>),
    /// The result has an imaginary part; whether it is one number.
    Looked { one: bool },
    /// The twin of the function that is called says so.
    Told(FuncId),
}

/// A statement whose result is presumed to be real.
pub struct Source {
    pub stmt: StmtId,
    pub how: How,
}

/// What happens to a function.
pub struct Plan<'a> {
    pub contexts: Vec<&'a Context>,
    pub sources: Vec<Source>,
    /// How many results are asked for.
    pub results: usize,
    /// Its results may be complex: callers must be told.
    pub tells: bool,
    /// The program begins here: it has no callers.
    pub entered: bool,
}

impl Plan<'_> {
    /// The variables that surely have values behind a statement.
    pub fn assigned(&self, base: &Function, way: &[(StmtId, usize)], stmt: StmtId) -> FxHashSet<VarId> {
        let given = self.contexts.iter().map(|c| if c.open { 0 } else { c.args.len() }).min().unwrap_or(0);
        let given = base.params.iter().copied().take(given).collect();
        assigned(base, way, stmt, given, &|id| self.contexts.iter().any(|c| c.facts.reachable(id)))
    }
}

/// Finds what can be presumed.
pub struct Planner<'p, 'a> {
    program: &'p Program,
    analysis: &'a Analysis,
    /// The contexts that calls by name reach from the entries without general copies.
    contexts: FxHashMap<FuncId, Vec<&'a Context>>,
    entries: FxHashSet<FuncId>,
    settled: &'p FxHashSet<FuncId>,
}

impl<'p, 'a> Planner<'p, 'a> {
    pub fn of(
        program: &'p Program,
        analysis: &'a Analysis,
        general: &FxHashSet<FuncId>,
        settled: &'p FxHashSet<FuncId>,
    ) -> Planner<'p, 'a> {
        let mut seen: FxHashSet<ContextId> = FxHashSet::default();
        let mut work = analysis.entries.clone();
        let mut contexts: FxHashMap<FuncId, Vec<&Context>> = FxHashMap::default();
        while let Some(id) = work.pop() {
            let context = &analysis.contexts[id];
            if general.contains(&context.func) || !seen.insert(id) {
                continue;
            }
            contexts.entry(context.func).or_default().push(context);
            work.extend(context.facts.all_calls().filter_map(|edge| match edge {
                CallEdge::User { context, handle: None } => Some(*context),
                _ => None,
            }));
        }
        let entries = analysis.entries.iter().map(|c| analysis.contexts[*c].func).collect();
        Planner { program, analysis, contexts, entries, settled }
    }

    /// The functions that are rewritten.
    pub fn plans(&self) -> FxHashMap<FuncId, Plan<'a>> {
        let mut plans: FxHashMap<FuncId, Plan> = FxHashMap::default();
        loop {
            let mut found = Vec::new();
            for (&f, contexts) in &self.contexts {
                let before = plans.get(&f).map(|p| p.sources.len());
                let entered = self.entries.contains(&f);
                let results = self.results(f, contexts);
                let sources = results.map_or_else(Vec::new, |_| self.sources(f, contexts, &plans));
                let more = sources.len() > before.unwrap_or(0);
                if more || before.is_none() && self.can_have_twin(f) && self.calls_twin(f, contexts, &plans) {
                    let complex = |c: &&Context| c.outputs.iter().any(|v| has_imaginary(v, 8));
                    let tells = !entered && !sources.is_empty() && contexts.iter().any(complex);
                    let (contexts, results) = (contexts.clone(), results.unwrap_or(0));
                    found.push((f, Plan { contexts, sources, results, tells, entered }));
                }
            }
            if found.is_empty() {
                return plans;
            }
            plans.extend(found);
        }
    }

    /// How many results a function that qualifies is asked for.
    fn results(&self, f: FuncId, contexts: &[&Context]) -> Option<usize> {
        let function = &self.program.functions[f];
        let qualifies = self.can_have_twin(f)
            && function.varargin.is_none()
            && function.varargout.is_none()
            && function.stmts.len() <= MOST_STATEMENTS
            && function.vars.values().all(|v| v.storage == Storage::Local)
            && !names_variables(function);
        let results = contexts.first()?.outputs.len().min(function.outputs.len());
        let same = |c: &&Context| {
            !c.making && c.outputs.len() == results && c.outputs.iter().all(|v| !v.maybe_undefined)
        };
        (qualifies && contexts.iter().all(same)).then_some(results)
    }

    /// Whether a copy of a function does what the function does.
    fn can_have_twin(&self, f: FuncId) -> bool {
        let function = &self.program.functions[f];
        let copied = |v: &Var| matches!(v.storage, Storage::Local | Storage::Global) && !v.shared;
        matches!(function.kind, FunctionKind::Primary | FunctionKind::Local | FunctionKind::Script)
            && !function.dynamic
            && function.inlined.is_empty()
            && function.vars.values().all(copied)
            && !self.settled.contains(&f)
            // The classes of its arguments decide what a method's name calls.
            && !self.analysis.class_of.contains_key(&f)
    }

    /// Whether a function calls one that has a twin, whose results it can take.
    fn calls_twin(&self, f: FuncId, contexts: &[&Context], plans: &FxHashMap<FuncId, Plan>) -> bool {
        let function = &self.program.functions[f];
        let mut found = false;
        walk::each(function, &function.body, &mut |id, stmt| {
            if found || !matches!(stmt, Stmt::Call { .. } | Stmt::CallStatement { .. }) {
                return;
            }
            let plan = called(self.analysis, contexts, id).and_then(|g| plans.get(&g));
            found = plan.is_some_and(|p| match stmt {
                Stmt::Call { targets, args, .. } if p.tells => {
                    can_be_told(function, targets, args, p.results)
                }
                _ => !p.tells && !p.entered,
            });
        });
        found
    }

    /// The variables that are complex, or hold what is, for other reasons than what is presumed.
    fn complex_of_itself(
        &self,
        f: &Function,
        contexts: &[&Context],
        plans: &FxHashMap<FuncId, Plan>,
    ) -> FxHashSet<VarId> {
        let given = |(k, _): &(usize, &VarId)| {
            contexts.iter().any(|c| c.args.get(*k).is_some_and(|v| has_imaginary(v, 8)))
        };
        let mut own: FxHashSet<VarId> = f.params.iter().enumerate().filter(given).map(|(_, v)| *v).collect();
        loop {
            let before = own.len();
            walk::each(f, &f.body, &mut |id, stmt| {
                let presumed = match stmt {
                    Stmt::Call { callee, .. } if callee.is_builtin() => rarely_complex(callee.name).is_some(),
                    Stmt::Call { .. } => called(self.analysis, contexts, id)
                        .and_then(|g| plans.get(&g))
                        .is_some_and(|p| p.tells),
                    Stmt::Get { base, .. } => is_handle(contexts, id, *base),
                    _ => false,
                };
                let complex = |v: &VarId| contexts.iter().any(|c| has_imaginary(c.facts.before(id, *v), 8));
                let uses: Vec<VarId> = walk::uses(stmt).into_iter().filter(complex).collect();
                let comes = if uses.is_empty() { !presumed } else { uses.iter().any(|v| own.contains(v)) };
                if comes {
                    let made = |v: &VarId| contexts.iter().any(|c| has_imaginary(c.facts.after(id, *v), 8));
                    own.extend(walk::defs(stmt).into_iter().filter(made));
                }
            });
            if own.len() == before {
                return own;
            }
        }
    }

    /// Whether much is done with these results of a statement, or what comes of them, that would be complex: in a loop,
    /// with whole arrays, in a function of the program, or by the caller.
    fn is_worth(&self, f: &Function, contexts: &[&Context], id: StmtId, results: &[VarId]) -> bool {
        let mut in_loops: FxHashSet<StmtId> = FxHashSet::default();
        walk::each(f, &f.body, &mut |_, stmt| {
            if let Stmt::For { .. } | Stmt::While { .. } = stmt {
                let blocks = walk::blocks(stmt);
                blocks.into_iter().for_each(|b| walk::each(f, b, &mut |s, _| in_loops.extend([s])));
            }
        });
        let mut complex: FxHashSet<VarId> = results.iter().copied().collect();
        let mut worth = in_loops.contains(&id) || f.outputs.iter().any(|v| complex.contains(v));
        loop {
            let before = complex.len();
            walk::each(f, &f.body, &mut |at, stmt| {
                let uses: Vec<VarId> = walk::uses(stmt).into_iter().filter(|v| complex.contains(v)).collect();
                if worth || uses.is_empty() {
                    return;
                }
                let whole =
                    |v: &VarId| contexts.iter().any(|c| c.facts.before(at, *v).shape() != Shape::scalar());
                let computes = match stmt {
                    Stmt::Call { callee, .. } if callee.is_builtin() => {
                        let builtin = builtins::named(callee.name);
                        let form =
                            |form| matches!(form, Form::Product | Form::Reduce(_) | Form::Divide { .. });
                        let computes =
                            |b: &builtins::Builtin| b.scalar_op().is_some() || b.form.is_some_and(form);
                        builtin.is_some_and(computes) && uses.iter().any(whole)
                    }
                    Stmt::Call { .. } | Stmt::CallStatement { .. } => {
                        called(self.analysis, contexts, at).is_some()
                    }
                    _ => false,
                };
                worth |= in_loops.contains(&at) || computes;
                for v in walk::defs(stmt) {
                    if contexts.iter().any(|c| has_imaginary(c.facts.after(at, v), 8)) {
                        complex.insert(v);
                        worth |= f.outputs.contains(&v);
                    }
                }
            });
            if worth || complex.len() == before {
                return worth;
            }
        }
    }

    /// The statements of a function whose results are presumed to be real.
    fn sources(&self, f: FuncId, contexts: &[&Context], plans: &FxHashMap<FuncId, Plan>) -> Vec<Source> {
        let function = &self.program.functions[f];
        let own = self.complex_of_itself(function, contexts, plans);
        let mut found = Vec::new();
        walk::each(function, &function.body, &mut |id, stmt| {
            if found.len() < MOST_SOURCES
                && found.len() * function.stmts.len() < MOST_COPIED
                && let Some(how) = self.presumed(function, contexts, (id, stmt), (plans, &own))
            {
                found.push(Source { stmt: id, how });
            }
        });
        found
    }

    /// How the result of a statement is found to be complex, if it is presumed to be real.
    fn presumed(
        &self,
        f: &Function,
        contexts: &[&Context],
        (id, stmt): (StmtId, &Stmt),
        (plans, own): (&FxHashMap<FuncId, Plan>, &FxHashSet<VarId>),
    ) -> Option<How> {
        let reached: Vec<&Context> = contexts.iter().copied().filter(|c| c.facts.reachable(id)).collect();
        if reached.is_empty() {
            return None;
        }
        // What is complex because of presumptions alone will not be.
        let real = |v: &VarId| f.vars[*v].kind != VarKind::List && !own.contains(v);
        let uses = walk::uses(stmt);
        if !uses.iter().all(real) {
            return None;
        }
        let (targets, op) = match stmt {
            Stmt::Call { targets, callee, args } => {
                match (called(self.analysis, &reached, id), callee.is_builtin()) {
                    (Some(g), _) if plans.get(&g).is_some_and(|p| p.tells) => {
                        let results: Vec<VarId> = targets.iter().filter_map(Target::var).collect();
                        let told = can_be_told(f, targets, args, plans[&g].results);
                        return (told && self.is_worth(f, &reached, id, &results)).then_some(How::Told(g));
                    }
                    (Some(_), _) => (targets, None),
                    (None, true) => (targets, Some(rarely_complex(callee.name)?)),
                    (None, false) => return None,
                }
            }
            Stmt::Get { targets, base, .. } if is_handle(&reached, id, *base) => (targets, None),
            _ => return None,
        };
        let [Target::Var(result)] = targets.as_slice() else { return None };
        let maybe = |c: &&Context| {
            let value = c.facts.after(id, *result).unique().filter(|v| v.class.is_float());
            value.is_some_and(|v| matches!(v.matrix.complexity, Complexity::Narrow | Complexity::Any))
        };
        if f.vars[*result].kind == VarKind::List || !reached.iter().all(maybe) {
            return None;
        }
        if !self.is_worth(f, &reached, id, &[*result]) {
            return None;
        }
        if uses.contains(result) {
            return None;
        }
        let real = |v: VarId| reached.iter().all(|c| !has_imaginary(c.facts.before(id, v), 8));
        let scalar = |v: VarId, after: bool| {
            let of = |c: &&Context| {
                let value = if after { c.facts.after(id, v) } else { c.facts.before(id, v) };
                value.shape() == Shape::scalar()
            };
            reached.iter().all(of)
        };
        let bounds = op.flatten().and_then(|op| bounds(op.info().domain));
        Some(match (bounds, uses.as_slice()) {
            (Some((low, high)), [x]) if scalar(*x, false) && real(*x) => How::Outside(low, high),
            _ => How::Looked { one: scalar(*result, true) },
        })
    }
}

/// Whether a variable surely is a handle that a statement calls.
pub fn is_handle(contexts: &[&Context], id: StmtId, base: VarId) -> bool {
    let mut reached = contexts.iter().filter(|c| c.facts.reachable(id));
    reached.all(|c| c.facts.before(id, base).unique_class() == Some(Class::FunctionHandle))
}

/// Whether the results of a call can be followed by further ones.
pub fn can_be_told(f: &Function, targets: &[Target], args: &[Arg], results: usize) -> bool {
    let list = |v: &VarId| f.vars[*v].kind == VarKind::List;
    let plain = |t: &Target| match t {
        Target::Var(v) => !list(v),
        Target::Ignore => true,
        Target::Forward(_) | Target::List { .. } => false,
    };
    let lists = args.iter().any(|a| matches!(a, Arg::Var(v) if list(v)));
    (1..=results).contains(&targets.len()) && !lists && targets.iter().all(plain)
}

/// The function that a statement surely calls by name.
pub fn called(analysis: &Analysis, contexts: &[&Context], id: StmtId) -> Option<FuncId> {
    let mut found = None;
    for edge in contexts.iter().flat_map(|c| c.facts.calls(id)) {
        let CallEdge::User { context, handle: None } = edge else { return None };
        let f = analysis.contexts[*context].func;
        if found.is_some_and(|g| g != f) {
            return None;
        }
        found = Some(f);
    }
    found
}

/// The operation of a builtin that gives complex numbers of real ones now and then; `Some(None)` where it is no
/// operation.
pub fn rarely_complex(name: Name) -> Option<Option<ScalarOp>> {
    let builtin = builtins::named(name)?;
    let mut rules = builtin.complexity.cases.iter().flat_map(|(_, rules)| rules);
    let rarely = rules.any(|rule| matches!(rule, ComplexityRule::Domain | ComplexityRule::Rarely));
    let power = builtin.form == Some(Form::Power);
    (rarely || power).then(|| builtin.scalar_op())
}

/// Outside of which bounds an operation of one real number is complex.
pub fn bounds(domain: Domain) -> Option<(Option<f64>, Option<f64>)> {
    match domain {
        Domain::AtLeast(low) => Some((Some(low), None)),
        Domain::Within(low, high) => Some((Some(low), Some(high))),
        Domain::Total | Domain::Outside(..) | Domain::Power => None,
    }
}

/// Whether something in a value may have an imaginary part.
pub fn has_imaginary(value: &AbsValue, depth: u32) -> bool {
    let Some(list) = value.alternatives().filter(|_| depth > 0) else { return true };
    list.iter().any(|v| {
        let inside = |x: &AbsValue| has_imaginary(x, depth - 1);
        v.class.is_float() && v.matrix.complexity != Complexity::Real
            || match v.elements.opened() {
                Elements::None => matches!(v.class, Class::Cell | Class::Struct),
                Elements::Top => !v.class.is_matrix(),
                Elements::Fields(n) => n.content().list.iter().any(|(_, x)| inside(x)),
                Elements::Each(n) => inside(n.content()),
                Elements::Tuple(n) => n.content().iter().any(inside),
                // What it gives is looked at where it is called.
                Elements::Handles(_) | Elements::Again => false,
                Elements::Rec(..) => true,
            }
    })
}
