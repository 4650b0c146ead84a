//! The walk over a function in one context.

use super::rules::{Outcome, extents, of_dims};
use super::world::{Keeping, MAX_WORLDS, Mentions, State, World};
use super::{Check, Context, Definition, Passing, Run, Why};
use crate::dataflow::{Flow, Forward, forward};
use crate::facts::{ContextId, Facts};
use crate::listing::gives;
use crate::liveness::{Liveness, is_visible};
use base::{FxHashMap, FxHashSet, Name};
use ir::tir::{Arg, ForRange, Function, Stmt, StmtId, Target, VarId, VarKind, walk as tree};
use smallvec::SmallVec;
use types::shapes::Term;
use types::{AbsValue, Class, Dim, ScalarOp, Shape, Sym};

/// Rounds of a loop after which what is new is known no more.
const ROUNDS: u32 = 12;

/// The steps after which fewer worlds are kept, and one alone; beside them so many for each statement.
const STEPS: [(usize, usize, usize); 2] = [(2000, 8, 4), (3000, 12, 1)];

/// The rounds of a loop that are told apart, to see how arrays grow.
const APART: i64 = 3;

/// Whether a name is for what a statement reads or for what it makes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Read,
    Made,
}

/// What a statement gives a variable, world by world.
struct Found {
    terms: Vec<Term>,
    like: Option<FxHashSet<StmtId>>,
    kept: bool,
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
    keep: Keeping,
    /// Statements that were looked at, once for each world.
    steps: usize,
    /// The calls whose first results temporaries are.
    made: FxHashMap<VarId, StmtId>,
    definitions: FxHashMap<(StmtId, VarId, bool), Definition>,
    checks: FxHashMap<StmtId, Check>,
}

/// Whether it may be an object: one of a handle class changes without being assigned, and any decides itself what
/// operations on it mean.
pub fn may_be_object(value: &AbsValue) -> bool {
    value.alternatives().is_none_or(|list| list.iter().any(|v| matches!(v.class, Class::Object(_))))
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
        keep: Keeping { most: MAX_WORLDS, ..Keeping::default() },
        steps: 0,
        made: FxHashMap::default(),
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
    for (s, stmt) in function.stmts.iter() {
        if let Stmt::Call { targets, .. } = stmt
            && let Some(Target::Var(v)) = targets.first()
            && function.vars[*v].kind == VarKind::Temp
        {
            walk.made.insert(*v, s);
        }
        if matches!(stmt, Stmt::For { .. } | Stmt::While { .. }) {
            let sym = walk.rounds(s);
            walk.keep.counts.insert(sym, s);
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
            kept: false,
        });
        world.set(*v, Some(term).filter(|_| !walk.is_visible(*v) && !may_be_object(value)), None);
    }
    if let Some(v) = function.varargin {
        world.set(v, None, None);
    }
    let end = forward(&mut walk, function, State(vec![world]));
    let result = |w: &World| function.outputs.iter().map(|v| w.term(*v).cloned()).collect();
    let results: Vec<Vec<Option<Term>>> = end.iter().flat_map(|state| &state.0).map(result).collect();
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
    fn assign(
        &mut self,
        w: &mut World,
        s: StmtId,
        stmt: &Stmt,
        v: VarId,
        rule: Option<Term>,
    ) -> Option<Term> {
        let value = self.facts.after(s, v);
        if !gives(stmt, value) {
            w.set(v, None, None);
            return None;
        }
        if may_be_object(value) {
            w.set(v, None, None);
            return Some(self.fresh(v, s, &Shape::Any, Role::Made));
        }
        let shape = value.shape();
        let constant = shape.as_sizes().is_some();
        let known = if constant { self.from_values(&shape) } else { rule };
        let term = known
            .or_else(|| self.from_values(&shape))
            .unwrap_or_else(|| self.fresh(v, s, &shape, Role::Made));
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
                    self.definitions
                        .insert(key, Definition { var: v, at: Some(s), why, terms, like: None, kept: false });
                }
                None => _ = self.definitions.remove(&key),
            }
        }
    }

    /// The symbol that counts the rounds of a loop that have ended.
    fn rounds(&mut self, id: StmtId) -> Sym {
        let line = self.function.spans[id].map_or(0, |span| (self.run.line)(span));
        let mut text = format!("rounds_L{line}");
        loop {
            let sym = Sym::extent(&text);
            if self.keep.counts.get(&sym).is_none_or(|l| *l == id) {
                return sym;
            }
            text.push('b');
        }
    }

    fn is_loop(&self, s: StmtId) -> bool {
        matches!(self.function.stmts[s], Stmt::For { .. } | Stmt::While { .. })
    }

    /// The number of rounds of a loop that have ended, in a world.
    fn ended(&mut self, w: &World, id: StmtId) -> Dim {
        w.rounds.get(&id).map_or_else(|| Dim::from(self.rounds(id)), |n| Dim::Const(*n))
    }

    /// The whole number that a variable is, where that follows from the number of a round.
    pub fn number(&mut self, w: &World, s: StmtId, v: VarId) -> Option<Dim> {
        self.counted(w, s, v, 3)
    }

    fn counted(&mut self, w: &World, s: StmtId, v: VarId, depth: u32) -> Option<Dim> {
        if let Some(x) = self.facts.before(s, v).as_number().filter(|x| x.fract() == 0.0 && x.abs() < 1e9) {
            return Some(Dim::Const(x as i64));
        }
        // What a temporary was made of is as it was; a variable's operands may have changed since.
        let at = match self.made.get(&v) {
            Some(at) => *at,
            None => w.vars.get(&v)?.at?,
        };
        match &self.function.stmts[at] {
            Stmt::For { var, range: ForRange::Range { lo, .. }, .. } if *var == v => {
                let steps = self.facts.looping(at)?.step == Some(1.0);
                let lo =
                    self.facts.before(at, *lo).as_number().filter(|x| x.fract() == 0.0 && x.abs() < 1e9)?;
                let ended = self.ended(w, at);
                steps.then(|| ended.add(&Dim::Const(lo as i64)))
            }
            Stmt::Call { args, .. } if depth > 0 && self.made.contains_key(&v) => {
                let [crate::CallEdge::Builtin { id, handle: false }] = self.facts.calls(at) else {
                    return None;
                };
                let [Arg::Var(a), Arg::Var(b)] = args.as_slice() else { return None };
                let op = builtins::builtin(*id).scalar_op();
                let (a, b) = (self.counted(w, at, *a, depth - 1)?, self.counted(w, at, *b, depth - 1)?);
                match op {
                    Some(ScalarOp::Plus) => Some(a.add(&b)),
                    Some(ScalarOp::Minus) => Some(a.sub(&b)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Worlds that are the third round of what grows alike become those of any round.
    fn grow(&mut self, at: StmtId, head: &State, from: &mut State) {
        let sym = self.rounds(at);
        for w in &mut from.0 {
            if w.rounds.get(&at) != Some(&APART) {
                continue;
            }
            let round = |n: i64| head.0.iter().find(|w| w.rounds.get(&at) == Some(&n));
            match (round(APART - 2), round(APART - 1)) {
                (Some(a), Some(b)) => *w = w.grown([a, b], at, sym, APART),
                _ => _ = w.rounds.remove(&at),
            }
        }
    }

    /// Leaves out variables that are not read where a loop is entered or left.
    fn prune(&self, id: StmtId, state: &mut State) {
        let vars: FxHashSet<VarId> = state.0.iter().flat_map(|w| w.vars.keys().copied()).collect();
        let dead = |v: &VarId| !self.live.live_at_head(id, *v) && !self.live.live_after_loop(id, *v);
        vars.iter().filter(|v| dead(v)).for_each(|v| state.drop_var(*v));
        state.tidy(&self.keep);
    }
}

impl Forward for Walk<'_, '_> {
    type State = State;

    fn join(&mut self, into: &mut State, from: &State) -> bool {
        into.join(from, &self.keep)
    }

    fn merge(&mut self, at: StmtId, mut then: State, mut els: State) -> State {
        self.forget(at, &mut then);
        self.forget(at, &mut els);
        then.join(&els, &self.keep);
        self.met(at, Why::Meeting, &then);
        then
    }

    fn widen(&mut self, at: StmtId, round: u32, head: &mut State, from: &State) -> bool {
        let mut from = from.clone();
        self.prune(at, &mut from);
        self.grow(at, head, &mut from);
        if round < ROUNDS && self.keep.most > 1 {
            head.join(&from, &self.keep)
        } else {
            head.widen(&from, &self.keep)
        }
    }

    fn stmt(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> Flow {
        if !self.facts.reachable(id) {
            return Flow::Never;
        }
        let defs = tree::defs(stmt);
        let plain =
            matches!(stmt, Stmt::Call { .. } | Stmt::Get { .. } | Stmt::Set { .. } | Stmt::Copy { .. });
        if plain && defs.iter().any(|v| self.facts.after(id, *v).is_bottom()) {
            return Flow::Never;
        }
        self.forget(id, state);
        self.checks.remove(&id);
        self.steps += state.0.len();
        let all = self.function.stmts.len();
        let spent = STEPS.iter().rev().find(|(most, each, _)| self.steps > most + each * all);
        self.keep.most = spent.map_or(MAX_WORLDS, |s| s.2);
        let mut operands = tree::uses(stmt);
        operands.retain(|v| !self.is_visible(*v));
        let worlds = std::mem::take(&mut state.0);
        let mut found: FxHashMap<VarId, Found> = FxHashMap::default();
        for mut world in worlds {
            let before: Vec<Term> = operands.iter().filter_map(|v| world.term(*v).cloned()).collect();
            let outcomes: Vec<Outcome> = self.outcomes(&mut world, id, stmt);
            let last = outcomes.len().saturating_sub(1);
            for (k, outcome) in outcomes.into_iter().enumerate() {
                let mut w = if k == last { std::mem::take(&mut world) } else { world.clone() };
                for (v, rule) in outcome {
                    let Some(term) = self.assign(&mut w, id, stmt, v, rule) else { continue };
                    let alike = self.alike(&w, id, &term);
                    if w.term(v).is_some() && !Mentions::of(&term).is_empty() {
                        w.see(term.clone(), id);
                    }
                    let found = found.entry(v).or_insert(Found { terms: Vec::new(), like: None, kept: true });
                    found.kept &= before.contains(&term);
                    found.terms.push(term);
                    found.like = Some(match found.like.take() {
                        None => alike,
                        Some(before) => before.intersection(&alike).copied().collect(),
                    });
                }
                state.0.push(w);
            }
        }
        for (v, Found { mut terms, like, kept }) in found {
            if terms.iter().all(|t| *t == terms[0]) {
                terms.truncate(1);
            }
            // Rather one that the program's author named.
            let temporary = |s: &StmtId| {
                let defs = tree::defs(&self.function.stmts[*s]);
                (defs.iter().all(|v| self.function.vars[*v].kind != VarKind::User), *s)
            };
            let like = like.and_then(|set| set.into_iter().min_by_key(temporary));
            let d = Definition { var: v, at: Some(id), why: Why::Assigned, terms, like, kept };
            self.definitions.insert((id, v, true), d);
        }
        // The variable of a loop is asked which round it is.
        let counter =
            |v: &VarId| state.0.first().and_then(|w| w.vars.get(v)?.at).is_some_and(|at| self.is_loop(at));
        let dying = self.live.dying(self.function, id);
        let dying: Vec<VarId> = dying.into_iter().filter(|v| !defs.contains(v) && !counter(v)).collect();
        for v in dying {
            state.drop_var(v);
        }
        for v in defs.into_iter().filter(|v| !self.live.live_after(id, *v)) {
            state.drop_var(v);
        }
        if state.0.len() > 1 {
            state.tidy(&self.keep);
        }
        Flow::Next
    }

    fn branch(&mut self, id: StmtId, _: VarId, taken: bool, _: &mut State) -> bool {
        let (yes, no) = self.facts.branches(id);
        if taken { yes } else { no }
    }

    fn enter_loop(&mut self, id: StmtId, _: &Stmt, state: &mut State) {
        self.prune(id, state);
        // A loop that is met again counts anew.
        let count = Mentions::of_sym(self.rounds(id));
        for w in &mut state.0 {
            w.forget(&count);
            w.rounds.insert(id, 0);
        }
    }

    fn end_round(&mut self, id: StmtId, state: &mut State) {
        let sym = self.rounds(id);
        let before = Dim::from(sym).sub(&Dim::ONE);
        for w in &mut state.0 {
            match w.rounds.get_mut(&id) {
                Some(n) if *n < APART => *n += 1,
                _ => {
                    w.rounds.remove(&id);
                    w.rewrite(&|s| (s == sym).then(|| before.clone()));
                }
            }
        }
        state.tidy(&self.keep);
    }

    fn begin_round(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> bool {
        if !self.facts.reachable(id) {
            return false;
        }
        self.forget(id, state);
        state.tidy(&self.keep);
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
                kept: false,
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
        let sym = self.rounds(id);
        for w in &mut state.0 {
            // The variable of the loop goes no more with the count.
            w.vars.values_mut().filter(|k| k.at == Some(id)).for_each(|k| k.at = None);
            w.vars.retain(|v, _| self.live.live_after_loop(id, *v));
            if let Some(n) = w.rounds.remove(&id) {
                w.rewrite(&|s| (s == sym).then_some(Dim::Const(n)));
            }
        }
        state.tidy(&self.keep);
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
        state.tidy(&self.keep);
    }
}
