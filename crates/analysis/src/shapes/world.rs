//! What is known at a point: the worlds that may be there.
//!
//! A world says what the shape of each variable is as a term over names, and which operations have passed. Where ways
//! meet, the worlds of both are kept, so that what varies together stays together: the choice of a world is the
//! selector of all phis there. At most [`MAX_WORLDS`] are kept; beyond, the variable that varies most is known no
//! more.
//!
//! A name stands for what it was given at most recently: who gives it anew calls [`World::forget`] first.

use base::{FxHashMap, FxHashSet, Name};
use ir::tir::{StmtId, VarId};
use std::rc::Rc;
use types::shapes::{Op, Term};
use types::{Dim, Dims, Sym};

/// The worlds that are kept at a point, where there is time.
pub const MAX_WORLDS: usize = 16;

/// The operations that a world remembers to have passed, and the shapes that it remembers.
const MAX_PASSED: usize = 10;
const MAX_SEEN: usize = 40;

/// The worlds at a point.
#[derive(Clone, Debug, Default)]
pub struct State(pub Vec<World>);

/// The shape of a variable and the statement that gave it, where one did in all worlds alike.
#[derive(Clone, Debug)]
pub struct Known {
    /// `None`: it may be any shape.
    pub term: Option<Term>,
    /// Where the value was assigned.
    pub at: Option<StmtId>,
}

/// One way in which shapes may be.
#[derive(Clone, Debug, Default)]
pub struct World {
    /// The variables that have a value and may still be read.
    pub vars: FxHashMap<VarId, Known>,
    /// Terms that are legal, since an operation passed.
    pub passed: Vec<Passed>,
    /// How many rounds of loops around have ended, where that is a known small number.
    pub rounds: FxHashMap<StmtId, i64>,
    /// The shapes that were assigned, also of variables that nobody reads any more, and where.
    pub seen: Vec<(Term, StmtId)>,
}

/// A term that is legal, and the statements where the run would have failed otherwise.
pub type Passed = (Term, Rc<[StmtId]>);

/// Names that terms may mention.
#[derive(Clone, Debug, Default)]
pub struct Mentions {
    /// Opaque shapes.
    pub names: FxHashSet<Name>,
    /// Extents and integers.
    pub syms: FxHashSet<Sym>,
}

impl Mentions {
    /// Those of a term.
    pub fn of(term: &Term) -> Mentions {
        let mut all = Mentions::default();
        all.add(term);
        all
    }

    /// A symbol.
    pub fn of_sym(sym: Sym) -> Mentions {
        let mut all = Mentions::default();
        all.syms.insert(sym);
        all
    }

    fn add(&mut self, term: &Term) {
        match term.op() {
            Op::Opaque(name) => {
                self.names.insert(*name);
            }
            Op::Extents(d) | Op::Reshape(d) | Op::Repmat(d) => {
                d.iter().for_each(|d| d.for_each_sym(&mut |s| _ = self.syms.insert(s)));
            }
            Op::Find(d) => d.for_each_sym(&mut |s| _ = self.syms.insert(s)),
            _ => {}
        }
        term.args().iter().for_each(|a| self.add(a));
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty() && self.syms.is_empty()
    }

    /// Whether a term mentions one.
    pub fn meet(&self, term: &Term) -> bool {
        let mut found = false;
        let mut sym = |s: Sym| found |= self.syms.contains(&s);
        match term.op() {
            Op::Opaque(name) => return self.names.contains(name),
            Op::Extents(d) | Op::Reshape(d) | Op::Repmat(d) => {
                d.iter().for_each(|d| d.for_each_sym(&mut sym))
            }
            Op::Find(d) => d.for_each_sym(&mut sym),
            _ => {}
        }
        found || term.args().iter().any(|a| self.meet(a))
    }
}

/// How worlds are kept.
#[derive(Debug, Default)]
pub struct Keeping {
    /// The symbols that count the rounds of loops.
    pub counts: FxHashMap<Sym, StmtId>,
    /// The worlds at a point, at most.
    pub most: usize,
}

/// A term with symbols replaced; `None` where an extent can no more be said.
pub fn rewritten(t: &Term, of: &dyn Fn(Sym) -> Option<Dim>) -> Option<Term> {
    let dim = |d: &Dim| {
        Some(d.substitute(&|s| Some(of(s).unwrap_or_else(|| s.into())))).filter(|d| !d.is_unknown())
    };
    let dims = |d: &Dims| d.iter().map(dim).collect::<Option<Dims>>();
    let op = match t.op() {
        Op::Extents(d) => Op::Extents(dims(d)?),
        Op::Reshape(d) => Op::Reshape(dims(d)?),
        Op::Repmat(d) => Op::Repmat(dims(d)?),
        Op::Find(d) => Op::Find(dim(d)?),
        op => op.clone(),
    };
    let args: Option<Vec<Term>> = t.args().iter().map(|a| rewritten(a, of)).collect();
    Term::of(op, args?)
}

/// Whether one term is part of another.
fn is_within(part: &Term, whole: &Term) -> bool {
    part.size() <= whole.size() && (part == whole || whole.args().iter().any(|a| is_within(part, a)))
}

impl World {
    /// The shape of a variable, where it has one.
    pub fn term(&self, v: VarId) -> Option<&Term> {
        self.vars.get(&v)?.term.as_ref()
    }

    /// Gives a variable a shape.
    pub fn set(&mut self, v: VarId, term: Option<Term>, at: Option<StmtId>) {
        self.vars.insert(v, Known { term, at });
    }

    /// The names are given anew: what mentions them is known no more.
    pub fn forget(&mut self, names: &Mentions) {
        if names.is_empty() {
            return;
        }
        for known in self.vars.values_mut() {
            known.term = known.term.take().filter(|t| !names.meet(t));
        }
        self.passed.retain(|(t, _)| !names.meet(t));
        self.seen.retain(|(t, _)| !names.meet(t));
    }

    /// A shape was assigned.
    pub fn see(&mut self, term: Term, at: StmtId) {
        self.seen.retain(|(_, s)| *s != at);
        if self.seen.len() == MAX_SEEN {
            self.seen.remove(0);
        }
        self.seen.push((term, at));
    }

    /// One term is found to be another one: that stands for both.
    pub fn unite(&mut self, term: &Term, with: &Term) {
        for t in self.vars.values_mut().filter_map(|k| k.term.as_mut()).filter(|t| *t == term) {
            *t = with.clone();
        }
        for (t, _) in self.seen.iter_mut().filter(|(t, _)| t == term) {
            *t = with.clone();
        }
    }

    /// An operation has passed: the term is legal, and with it all parts of it.
    pub fn pass(&mut self, term: Term, at: Rc<[StmtId]>) {
        if self.passed.iter().any(|(t, _)| is_within(&term, t)) {
            return;
        }
        self.passed.retain(|(t, _)| !is_within(t, &term));
        if self.passed.len() == MAX_PASSED {
            self.passed.remove(0);
        }
        self.passed.push((term, at));
    }

    /// Whether every variable of the other world is as this one says; one of which nothing is known may be without
    /// a value there. Where the other one knows the number of a round, it is put in here.
    fn covers(&self, other: &World, keep: &Keeping) -> bool {
        if self.rounds.iter().any(|(l, n)| other.rounds.get(l) != Some(n)) {
            return false;
        }
        let put = |s: Sym| keep.counts.get(&s).and_then(|l| other.rounds.get(l)).map(|n| Dim::Const(*n));
        let same = |v: &VarId, term: &Term| match other.vars.get(v).and_then(|o| o.term.as_ref()) {
            Some(o) => o == term || rewritten(term, &put).as_ref() == Some(o),
            None => false,
        };
        other.vars.keys().all(|v| self.vars.contains_key(v))
            && self.vars.iter().all(|(v, known)| known.term.as_ref().is_none_or(|t| same(v, t)))
    }

    /// Whether shapes are the same in both, whatever the number of the round.
    fn agrees(&self, other: &World) -> bool {
        self.vars.len() == other.vars.len()
            && self.vars.iter().all(|(v, k)| other.vars.get(v).is_some_and(|o| o.term == k.term))
    }

    /// Replaces symbols everywhere.
    pub fn rewrite(&mut self, of: &dyn Fn(Sym) -> Option<Dim>) {
        for known in self.vars.values_mut() {
            known.term = known.term.take().and_then(|t| rewritten(&t, of));
        }
        let passed = std::mem::take(&mut self.passed);
        self.passed.extend(passed.into_iter().filter_map(|(t, at)| Some((rewritten(&t, of)?, at))));
        let seen = std::mem::take(&mut self.seen);
        self.seen.extend(seen.into_iter().filter_map(|(t, at)| Some((rewritten(&t, of)?, at))));
    }

    /// What this world is in any round, where it is the third of three that grow alike.
    pub fn grown(&self, before: [&World; 2], at: StmtId, rounds: Sym, n: i64) -> World {
        let mut grown = self.clone();
        grown.rounds.remove(&at);
        for (v, known) in &mut grown.vars {
            let extents = |w: &World| match w.term(*v).map(Term::op) {
                Some(Op::Extents(dims)) => Some(dims.clone()),
                _ => None,
            };
            let (Some(a), Some(b), Some(c)) = (extents(before[0]), extents(before[1]), extents(self)) else {
                continue;
            };
            if a.len() != b.len() || b.len() != c.len() || b == c {
                continue;
            }
            let last = Dim::from(rounds).sub(&Dim::Const(n));
            let one = |((a, b), c): ((&Dim, &Dim), &Dim)| {
                let step = c.sub(b);
                let even = step == b.sub(a) && step.as_const().is_some_and(|k| k >= 0);
                even.then(|| c.add(&step.mul(&last)))
            };
            if let Some(dims) = a.iter().zip(&b).zip(&c).map(one).collect() {
                known.term = Term::of(Op::Extents(dims), []).or(known.term.take());
            }
        }
        grown
    }

    /// Makes a world that covers another one say only what both say of what passed; whether it said more.
    fn weaken(&mut self, other: &World) -> bool {
        let before = self.passed.len();
        self.passed.retain(|(t, _)| other.passed.iter().any(|(o, _)| is_within(t, o)));
        self.seen.retain(|s| other.seen.contains(s));
        for (v, known) in &mut self.vars {
            if known.at != other.vars.get(v).and_then(|o| o.at) {
                known.at = None;
            }
        }
        let counts = self.rounds.len();
        self.rounds.retain(|l, n| other.rounds.get(l) == Some(n));
        self.passed.len() != before || self.rounds.len() != counts
    }

    /// What differs in two worlds.
    fn differences(&self, other: &World) -> Vec<VarId> {
        let here = |v: &VarId| self.vars.get(v).map(|k| &k.term);
        let there = |v: &VarId| other.vars.get(v).map(|k| &k.term);
        let all = self.vars.keys().chain(other.vars.keys()).copied();
        all.filter(|v| here(v) != there(v)).collect()
    }
}

impl State {
    /// Puts the worlds of another state in; whether there is something new.
    pub fn join(&mut self, from: &State, keep: &Keeping) -> bool {
        let mut changed = false;
        for world in &from.0 {
            changed |= self.add(world.clone(), keep);
        }
        self.reduce(keep);
        changed
    }

    fn add(&mut self, world: World, keep: &Keeping) -> bool {
        if let Some(there) = self.0.iter_mut().find(|w| w.covers(&world, keep) || w.agrees(&world)) {
            return there.weaken(&world);
        }
        let mut world = world;
        self.0.retain(|w| {
            let covered = world.covers(w, keep);
            if covered {
                world.weaken(w);
            }
            !covered
        });
        self.0.push(world);
        true
    }

    /// Like `join`, but what is new in a world is known no more: after finitely many times nothing is new.
    pub fn widen(&mut self, from: &State, keep: &Keeping) -> bool {
        let mut changed = false;
        for world in &from.0 {
            if let Some(there) = self.0.iter_mut().find(|w| w.covers(world, keep)) {
                changed |= there.weaken(world);
                continue;
            }
            changed = true;
            let Some(near) = self.0.iter_mut().min_by_key(|w| w.differences(world).len()) else {
                self.0.push(world.clone());
                continue;
            };
            for v in near.differences(world) {
                near.set(v, None, None);
            }
            near.weaken(world);
        }
        self.tidy(keep);
        changed
    }

    /// Leaves out worlds that others cover.
    pub fn tidy(&mut self, keep: &Keeping) {
        let worlds = std::mem::take(&mut self.0);
        for world in worlds {
            self.add(world, keep);
        }
    }

    /// At most so many worlds.
    fn reduce(&mut self, keep: &Keeping) {
        while keep.most == 1 && self.0.len() > 1 {
            self.merge_last();
        }
        while self.0.len() > keep.most {
            let mut values: FxHashMap<VarId, FxHashSet<Option<&Term>>> = FxHashMap::default();
            for (v, known) in self.0.iter().flat_map(|w| &w.vars) {
                values.entry(*v).or_default().insert(known.term.as_ref());
            }
            let most = values.iter().max_by_key(|(v, set)| (set.len(), **v));
            match most.filter(|(_, set)| set.len() > 1).map(|(v, _)| *v) {
                Some(v) => {
                    for known in self.0.iter_mut().filter_map(|w| w.vars.get_mut(&v)) {
                        known.term = None;
                    }
                }
                // They differ in which variables there are.
                None => self.merge_last(),
            }
            self.tidy(keep);
        }
    }

    /// Puts the last world into the first one.
    fn merge_last(&mut self) {
        let Some(last) = self.0.pop() else { return };
        let Some(first) = self.0.first_mut() else { return };
        for v in first.differences(&last) {
            first.set(v, None, None);
        }
        first.weaken(&last);
    }

    /// A variable is read no more.
    pub fn drop_var(&mut self, v: VarId) {
        self.0.iter_mut().for_each(|w| _ = w.vars.remove(&v));
    }
}
