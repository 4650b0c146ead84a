//! The walk over a function in one context.

use super::rules::{Outcome, extents, of_dims};
use super::world::{Mentions, State, World};
use super::{Check, Context, Definition, Passing, Run, Why};
use crate::dataflow::{Flow, Forward, forward};
use crate::facts::{ContextId, Facts};
use crate::listing::gives;
use crate::liveness::{Liveness, is_visible};
use base::{FxHashMap, FxHashSet, Name};
use ir::tir::{Function, Stmt, StmtId, VarId, VarKind, walk as tree};
use smallvec::SmallVec;
use types::shapes::Term;
use types::{Dim, Shape, Sym};

/// Rounds of a loop after which what is new is known no more.
const ROUNDS: u32 = 4;

/// Whether a name is for what a statement reads or for what it makes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Read,
    Made,
}

/// The walk.
pub struct Walk<'w, 'a> {
    pub run: &'w mut Run<'a>,
    pub function: &'a Function,
    pub facts: &'a Facts,
    live: Liveness,
    /// The names that statements give.
    born: FxHashMap<StmtId, Mentions>,
    /// Symbols of the value analysis whose births this walk does not meet.
    unstable: FxHashSet<Sym>,
    taken: FxHashMap<Name, (VarId, Option<StmtId>, usize, Role)>,
    definitions: FxHashMap<(StmtId, VarId, bool), Definition>,
    checks: FxHashMap<StmtId, Check>,
}

/// The shapes in a context.
pub fn walk(run: &mut Run<'_>, id: ContextId) -> Option<Context> {
    let analysis = run.analysis;
    let context = &analysis.contexts[id];
    let function = run.program.functions.get(context.func)?;
    let mut walk = Walk {
        run,
        function,
        facts: &context.facts,
        live: Liveness::of(function),
        born: FxHashMap::default(),
        unstable: FxHashSet::default(),
        taken: FxHashMap::default(),
        definitions: FxHashMap::default(),
        checks: FxHashMap::default(),
    };
    for (s, stmt) in function.stmts.iter() {
        let births = context.facts.born_at(s);
        if matches!(stmt, Stmt::Try { .. } | Stmt::Unwind { .. }) {
            walk.unstable.extend(births);
        } else if !births.is_empty() {
            walk.born.entry(s).or_default().syms.extend(births);
        }
    }
    let mut world = World::default();
    let mut params = Vec::new();
    for (k, v) in function.params.iter().enumerate() {
        let Some(value) = context.args.get(k) else { break };
        let shape = value.shape();
        let term = walk.from_values(&shape).unwrap_or_else(|| walk.named(*v, None, &shape, Role::Made));
        params.push(Definition {
            var: *v,
            at: None,
            why: Why::Param,
            terms: vec![term.clone()],
            like: None,
        });
        world.set(*v, Some(term).filter(|_| !walk.is_visible(*v)), None);
    }
    if let Some(v) = function.varargin {
        world.set(v, None, None);
    }
    let end = forward(&mut walk, function, State(vec![world]));
    let result = |w: &World| function.outputs.iter().map(|v| w.term(*v).cloned()).collect();
    let results: Vec<Vec<Option<Term>>> =
        end.iter().flat_map(|state| &state.0).map(result).collect();
    let mut order: Vec<StmtId> = Vec::new();
    tree::each(function, &function.body, &mut |s, _| order.push(s));
    let at: FxHashMap<StmtId, usize> = order.into_iter().zip(0..).collect();
    let mut definitions: Vec<Definition> = walk.definitions.into_values().collect();
    definitions.sort_by_key(|d| (d.at.and_then(|s| at.get(&s)), d.why == Why::Assigned, d.var));
    let mut checks: Vec<Check> = walk.checks.into_values().collect();
    checks.sort_by_key(|c| at.get(&c.at));
    Some(Context { params, definitions, checks, results })
}

impl Walk<'_, '_> {
    /// Whether others may change a variable.
    pub fn is_visible(&self, v: VarId) -> bool {
        self.function.dynamic || is_visible(self.function, v)
    }

    /// The extents that the value analysis knows.
    pub fn from_values(&self, shape: &Shape) -> Option<Term> {
        let dims = extents(shape)?;
        let mut stable = true;
        dims.iter().for_each(|d| d.for_each_sym(&mut |s| stable &= !self.unstable.contains(&s)));
        if stable { of_dims(dims) } else { None }
    }

    /// A name for the shape that a variable has where a statement runs.
    pub fn fresh(&mut self, v: VarId, s: StmtId, shape: &Shape, role: Role) -> Term {
        self.named(v, Some(s), shape, role)
    }

    /// A name for an extent of a variable where a statement runs.
    pub fn extent(&mut self, v: VarId, s: StmtId, k: usize, role: Role) -> Dim {
        let name = self.name(v, Some(s), k + 1, role);
        let sym = Sym::extent(name.as_str());
        self.born.entry(s).or_default().syms.insert(sym);
        Dim::from(sym)
    }

    fn named(&mut self, v: VarId, s: Option<StmtId>, shape: &Shape, role: Role) -> Term {
        if let Shape::Known(dims) = shape {
            let mut known: SmallVec<[Dim; 2]> = SmallVec::new();
            for (k, d) in dims.iter().enumerate() {
                let mut stable = !d.is_unknown();
                d.for_each_sym(&mut |s| stable &= !self.unstable.contains(&s));
                known.push(match s {
                    _ if stable => d.clone(),
                    Some(s) => self.extent(v, s, k, role),
                    None => Dim::from(Sym::extent(self.name(v, None, k + 1, role).as_str())),
                });
            }
            if let Some(term) = of_dims(known) {
                return term;
            }
        }
        let name = self.name(v, s, 0, role);
        if let Some(s) = s {
            self.born.entry(s).or_default().names.insert(name);
        }
        Term::opaque(name.as_str())
    }

    /// A name for a variable, or for an extent of it (from 1), where a statement runs.
    fn name(&mut self, v: VarId, s: Option<StmtId>, part: usize, role: Role) -> Name {
        let line = s.and_then(|s| self.function.spans[s]).map(|span| (self.run.line)(span));
        let var = self.function.vars[v].name;
        let mut text = var.as_str().to_owned();
        if s.is_some() {
            text += &format!("_L{}", line.unwrap_or(0));
        }
        if part > 0 {
            text += &format!("_{part}");
        }
        let key = (v, s, part, role);
        loop {
            let name = Name::new(&text);
            if *self.taken.entry(name).or_insert(key) == key {
                return name;
            }
            text.push('b');
        }
    }

    /// What a check says in all worlds: the least sure.
    pub fn found_check(&mut self, check: Check) {
        match self.checks.get_mut(&check.at) {
            None => _ = self.checks.insert(check.at, check),
            Some(old) => {
                let sure = |p: &Passing| match p {
                    Passing::Tested => 0,
                    Passing::Implied(_) => 1,
                    Passing::Always => 2,
                };
                if sure(&check.passing) < sure(&old.passing) {
                    *old = check;
                }
            }
        }
    }

    fn forget(&mut self, s: StmtId, state: &mut State) {
        if let Some(names) = self.born.get(&s) {
            state.0.iter_mut().for_each(|w| w.forget(names));
        }
    }

    /// Gives a variable its shape, and writes it down.
    fn assign(&mut self, w: &mut World, s: StmtId, stmt: &Stmt, v: VarId, rule: Option<Term>) -> Option<Term> {
        let value = self.facts.after(s, v);
        if !gives(stmt, value) {
            w.set(v, None, None);
            return None;
        }
        let shape = value.shape();
        let constant = shape.as_sizes().is_some();
        let known = if constant { self.from_values(&shape) } else { rule };
        let term = known.or_else(|| self.from_values(&shape)).unwrap_or_else(|| self.fresh(v, s, &shape, Role::Made));
        w.set(v, Some(term.clone()).filter(|_| !self.is_visible(v)), Some(s));
        Some(term)
    }

    /// The statements that assigned a shape in a world.
    fn alike(&self, w: &World, s: StmtId, term: &Term) -> FxHashSet<StmtId> {
        w.seen.iter().filter(|(t, at)| *at != s && t == term).map(|(_, at)| *at).collect()
    }

    /// Writes down what varies where ways meet.
    fn met(&mut self, s: StmtId, why: Why, state: &State) {
        if state.0.len() < 2 {
            return;
        }
        let mut vars: Vec<VarId> = state.0.iter().flat_map(|w| w.vars.keys().copied()).collect();
        vars.sort_unstable();
        vars.dedup();
        for v in vars.into_iter().filter(|v| self.function.vars[*v].kind == VarKind::User) {
            let terms: Option<Vec<Term>> = state.0.iter().map(|w| w.term(v).cloned()).collect();
            let key = (s, v, false);
            match terms.filter(|t| t.iter().any(|x| *x != t[0])) {
                Some(terms) => {
                    self.definitions.insert(key, Definition { var: v, at: Some(s), why, terms, like: None });
                }
                None => _ = self.definitions.remove(&key),
            }
        }
    }

    /// Leaves out variables that are not read where a loop is entered or left.
    fn prune(&self, id: StmtId, state: &mut State) {
        let vars: FxHashSet<VarId> = state.0.iter().flat_map(|w| w.vars.keys().copied()).collect();
        let dead = |v: &VarId| !self.live.live_at_head(id, *v) && !self.live.live_after_loop(id, *v);
        vars.iter().filter(|v| dead(v)).for_each(|v| state.drop_var(*v));
        state.tidy();
    }
}

impl Forward for Walk<'_, '_> {
    type State = State;

    fn join(&mut self, into: &mut State, from: &State) -> bool {
        into.join(from)
    }

    fn merge(&mut self, at: StmtId, mut then: State, mut els: State) -> State {
        self.forget(at, &mut then);
        self.forget(at, &mut els);
        then.join(&els);
        self.met(at, Why::Meeting, &then);
        then
    }

    fn widen(&mut self, at: StmtId, round: u32, head: &mut State, from: &State) -> bool {
        let mut from = from.clone();
        self.prune(at, &mut from);
        if round < ROUNDS { head.join(&from) } else { head.widen(&from) }
    }

    fn stmt(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> Flow {
        if !self.facts.reachable(id) {
            return Flow::Never;
        }
        let defs = tree::defs(stmt);
        let plain = matches!(stmt, Stmt::Call { .. } | Stmt::Get { .. } | Stmt::Set { .. } | Stmt::Copy { .. });
        if plain && defs.iter().any(|v| self.facts.after(id, *v).is_bottom()) {
            return Flow::Never;
        }
        self.forget(id, state);
        self.checks.remove(&id);
        let worlds = std::mem::take(&mut state.0);
        let mut found: FxHashMap<VarId, (Vec<Term>, Option<FxHashSet<StmtId>>)> = FxHashMap::default();
        for mut world in worlds {
            let outcomes: Vec<Outcome> = self.outcomes(&mut world, id, stmt);
            let last = outcomes.len().saturating_sub(1);
            for (k, outcome) in outcomes.into_iter().enumerate() {
                let mut w = if k == last { std::mem::take(&mut world) } else { world.clone() };
                for (v, rule) in outcome {
                    let Some(term) = self.assign(&mut w, id, stmt, v, rule) else { continue };
                    let alike = self.alike(&w, id, &term);
                    if !Mentions::of(&term).is_empty() {
                        w.see(term.clone(), id);
                    }
                    let (terms, like) = found.entry(v).or_default();
                    terms.push(term);
                    *like = Some(match like.take() {
                        None => alike,
                        Some(before) => before.intersection(&alike).copied().collect(),
                    });
                }
                state.0.push(w);
            }
        }
        for (v, (mut terms, like)) in found {
            if terms.iter().all(|t| *t == terms[0]) {
                terms.truncate(1);
            }
            let like = like.and_then(|set| set.into_iter().min());
            let d = Definition { var: v, at: Some(id), why: Why::Assigned, terms, like };
            self.definitions.insert((id, v, true), d);
        }
        for v in self.live.dying(self.function, id) {
            state.drop_var(v);
        }
        for v in defs.into_iter().filter(|v| !self.live.live_after(id, *v)) {
            state.drop_var(v);
        }
        if state.0.len() > 1 {
            state.tidy();
        }
        Flow::Next
    }

    fn branch(&mut self, id: StmtId, _: VarId, taken: bool, _: &mut State) -> bool {
        let (yes, no) = self.facts.branches(id);
        if taken { yes } else { no }
    }

    fn enter_loop(&mut self, id: StmtId, _: &Stmt, state: &mut State) {
        self.prune(id, state);
    }

    fn begin_round(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> bool {
        if !self.facts.reachable(id) {
            return false;
        }
        self.forget(id, state);
        state.tidy();
        self.met(id, Why::Round, state);
        if let Stmt::For { var, .. } = stmt {
            let shape = self.facts.after(id, *var).shape();
            let term = self.from_values(&shape).unwrap_or_else(|| self.fresh(*var, id, &shape, Role::Made));
            let d = Definition {
                var: *var,
                at: Some(id),
                why: Why::Assigned,
                terms: vec![term.clone()],
                like: None,
            };
            self.definitions.insert((id, *var, true), d);
            let visible = self.is_visible(*var);
            state.0.iter_mut().for_each(|w| w.set(*var, Some(term.clone()).filter(|_| !visible), Some(id)));
        }
        true
    }

    fn no_round(&mut self, id: StmtId, _: &Stmt, _: &mut State) -> bool {
        !self.facts.looping(id).is_some_and(|l| l.enters)
    }

    fn leave_loop(&mut self, id: StmtId, state: &mut State) {
        self.forget(id, state);
        state.tidy();
    }

    fn catch(&mut self, _: StmtId, err: Option<VarId>, state: &mut State) {
        if let Some(v) = err {
            state.0.iter_mut().for_each(|w| w.set(v, None, None));
        }
    }

    fn opaque(&mut self, _: StmtId, _: &Stmt, state: &mut State) {
        for w in &mut state.0 {
            w.vars.values_mut().for_each(|k| k.term = None);
            w.passed.clear();
        }
        state.tidy();
    }
}
