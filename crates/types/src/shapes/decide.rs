//! Whether two terms are the same shape: by splitting into cases until both sides are decided.
//!
//! In a case both terms are evaluated under its assumptions. A rule that cannot tell asks, and the
//! case is split by the answer. A case is closed when both sides are illegal, or have shapes that
//! the assumptions make equal. Any other case must come with numbers for which the two really
//! differ, evaluated by `concrete`; where none are found the answer is "unknown". So "equal" rests
//! on the split (every question has two answers, and each rule holds in its case), "different" on
//! numbers alone.
//!
//! A case that was closed without the last assumption is closed under its opposite too: what each
//! conclusion rests on is kept (`Deps`), as in dependency-directed backtracking, so that extents of
//! rows, columns and tails are split beside each other and not within each other.
//!
//! Termination: each assumption makes one more fact known; the budget ends what takes too long.

use super::facts::Known;
use super::problem::{Ext, Model, Outcome, Problem};
use super::rules::{Case, Out, Stop, Val};
use super::state::{Deps, Fact, Facts, State};
use super::term::{Op, Query, Rule, Term};
use super::witness::{Witness, models};
use crate::shape::Truth;
use crate::{Relations, Sym};
use smallvec::{SmallVec, smallvec};

/// How two terms compare.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// For all shapes and numbers both are illegal, or the same shape.
    Equal,
    /// Wherever both are legal they are the same shape, but not both are everywhere. Numbers for
    /// which only the left one is legal, or only the right one: none where there are none. Of sets,
    /// the possible shapes are the same, and one may fail where the other may not.
    WhereLegal {
        /// Only the left one is legal here.
        left: Option<Witness>,
        /// Only the right one is legal here.
        right: Option<Witness>,
    },
    /// Both are legal here, and different. Of sets, a shape is possible in one and not in the other.
    Different(Witness),
    /// It took too long, or no proof and no numbers were found.
    Unknown,
}

/// How much a decision may cost, and how much it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Cases that were looked at.
    pub cases: u32,
}

/// The cases that are looked at before a question is given up.
const CASES: u32 = 20_000;

/// The deepest split; each assumption has a bit of [`Deps`].
const DEPTH: u32 = 63;

const ALL: Deps = Deps::MAX;

/// How the two compare.
pub fn decide(rule: Rule, left: &Query, right: &Query) -> Verdict {
    decide_within(rule, left, right, Effort { cases: CASES }).0
}

/// How the two compare for all values of the symbols for which the relations hold.
pub fn decide_given(rule: Rule, left: &Query, right: &Query, given: &Relations) -> Verdict {
    search(rule, left, right, given, Effort { cases: CASES }).0
}

/// How the two compare, with so much effort at most, and how much it took.
pub fn decide_within(rule: Rule, left: &Query, right: &Query, most: Effort) -> (Verdict, Effort) {
    search(rule, left, right, &Relations::default(), most)
}

fn search(rule: Rule, left: &Query, right: &Query, given: &Relations, most: Effort) -> (Verdict, Effort) {
    let none = Effort { cases: 0 };
    let Some(problem) = Problem::new(rule, left, right, given) else { return (Verdict::Unknown, none) };
    let mut start = State::new(&problem);
    let (zero, nonneg) = given.facts();
    let equations = zero.iter().map(|d| Fact::Eq(problem.over_variables(d), Ext::Const(0)));
    let orders = nonneg.iter().map(|d| Fact::Nonneg(problem.over_variables(d)));
    if given.is_impossible() || !equations.chain(orders).all(|f| start.assume(&[f], true, 0)) {
        // There are no such values.
        return (Verdict::Equal, none);
    }
    let mut search = Search {
        p: &problem,
        given,
        outs: vec![None; problem.nodes.len()],
        filled: Vec::new(),
        cases: 0,
        most: most.cases,
        found: Found::default(),
    };
    let end = search.explore(start, 0);
    let Search { cases, found, .. } = search;
    let verdict = match found {
        Found { different: Some(m), .. } => Verdict::Different(Witness::new(&problem, &m)),
        _ if end.is_err() || found.unsure => Verdict::Unknown,
        Found { one_sided: [None, None], doubtful: [false, false], .. } => Verdict::Equal,
        Found { one_sided, doubtful, .. } => {
            let shown = |k: usize| one_sided[k].is_some() || !doubtful[k];
            let [left, right] = one_sided.each_ref().map(|m| m.as_ref().map(|m| Witness::new(&problem, m)));
            if shown(0) && shown(1) { Verdict::WhereLegal { left, right } } else { Verdict::Unknown }
        }
    };
    (verdict, Effort { cases })
}

/// Whether the second operation is legal wherever the first one is.
pub fn implies(rule: Rule, first: &Term, second: &Term) -> Truth {
    // An element of a legal array is a scalar.
    let element = |t: &Term| Term::of(Op::Index { colons: 0, count: 1 }, [t.clone(), Term::scalar()]);
    let (Some(a), Some(b)) = (element(first), element(second)) else { return Truth::Maybe };
    match decide(rule, &a.into(), &b.into()) {
        Verdict::Equal | Verdict::WhereLegal { left: None, .. } => Truth::Yes,
        Verdict::WhereLegal { left: Some(_), .. } => Truth::No,
        Verdict::Different(_) | Verdict::Unknown => Truth::Maybe,
    }
}

/// What numbers have shown, and what could not be shown.
#[derive(Default)]
struct Found {
    different: Option<Model>,
    /// Only the left side is legal, or only the right one.
    one_sided: [Option<Model>; 2],
    /// A case in which the two may differ has no numbers.
    unsure: bool,
    /// A case in which only the left, or right, may be legal has no numbers.
    doubtful: [bool; 2],
}

/// The budget is spent, or nothing is left to be found.
struct GivenUp;

struct Search<'a> {
    p: &'a Problem,
    given: &'a Relations,
    /// What each node is in the case at hand, and which nodes have been evaluated, in order.
    outs: Vec<Option<Out>>,
    filled: Vec<u16>,
    cases: u32,
    most: u32,
    found: Found,
}

impl Search<'_> {
    /// Looks at a case and all below it; what its conclusion rests on.
    fn explore(&mut self, mut st: State, depth: u32) -> Result<Deps, GivenUp> {
        self.cases += 1;
        if self.cases > self.most || depth >= DEPTH || self.found.different.is_some() {
            return Err(GivenUp);
        }
        let mark = self.filled.len();
        let closed = if self.p.sets { self.close_sets(&mut st) } else { self.close(&mut st) };
        let deps = match closed {
            Ok(deps) => Ok(deps),
            Err(Stop::Stuck) => self.seek(&st),
            Err(Stop::Split(facts)) => self.split(&st, &facts, depth),
        };
        for k in self.filled.drain(mark..) {
            self.outs[usize::from(k)] = None;
        }
        deps
    }

    fn split(&mut self, st: &State, facts: &Facts, depth: u32) -> Result<Deps, GivenUp> {
        let bit = 1 << depth;
        let mut deps = 0;
        for hold in [true, false] {
            let mut next = st.clone();
            if !next.assume(facts, hold, bit) {
                // Any of the assumptions before may be what it contradicts.
                deps |= bit - 1;
                continue;
            }
            let on = self.explore(next, depth + 1)?;
            if on & bit == 0 {
                return Ok(on);
            }
            deps |= on & !bit;
        }
        Ok(deps)
    }

    /// Evaluates a node.
    fn eval(&mut self, st: &mut State, k: u16) -> Result<&Out, Stop> {
        let at = usize::from(k);
        if self.outs[at].is_none() {
            let out = self.evaluated(st, k)?;
            self.outs[at] = Some(out);
            self.filled.push(k);
        }
        self.outs[at].as_ref().ok_or(Stop::Stuck)
    }

    fn evaluated(&mut self, st: &mut State, k: u16) -> Result<Out, Stop> {
        let p = self.p;
        let node = &p.nodes[usize::from(k)];
        match node.op {
            Op::Illegal => return Ok(Out::Illegal(0)),
            Op::Join(_) => {
                let mut case = Case { p, st: &mut *st, deps: 0 };
                let second = case.holds(&[Fact::Second(node.which)])?;
                let on = case.deps;
                return Ok(match self.eval(st, node.args[usize::from(second)])?.clone() {
                    Out::Legal(v) => Out::Legal(Val { deps: v.deps | on, ..v }),
                    Out::Illegal(deps) => Out::Illegal(deps | on),
                });
            }
            _ => {}
        }
        for a in &node.args {
            if let Out::Illegal(deps) = self.eval(st, *a)? {
                return Ok(Out::Illegal(*deps));
            }
        }
        let legal = |a: &u16| match &self.outs[usize::from(*a)] {
            Some(Out::Legal(v)) => Some(v),
            _ => None,
        };
        let args: Option<SmallVec<[&Val; 2]>> = node.args.iter().map(legal).collect();
        Case { p, st, deps: 0 }.apply(node, &args.ok_or(Stop::Stuck)?)
    }

    /// Closes a case of two terms.
    fn close(&mut self, st: &mut State) -> Result<Deps, Stop> {
        let (l, r) = (self.p.left[0], self.p.right[0]);
        let left = self.eval(st, l)?.clone();
        if let Out::Illegal(on) = left
            && self.found.one_sided[1].is_some()
        {
            return Ok(on);
        }
        let right = self.eval(st, r)?.clone();
        match (left, right) {
            (Out::Illegal(a), Out::Illegal(b)) => Ok(a | b),
            (Out::Illegal(on), Out::Legal(_)) => Ok(if self.one_sided(st, 1) { on } else { ALL }),
            (Out::Legal(_), Out::Illegal(on)) => Ok(if self.one_sided(st, 0) { on } else { ALL }),
            (Out::Legal(a), Out::Legal(b)) => self.close_legal(st, &a, &b),
        }
    }

    /// Whether numbers show that one side alone may be legal, as this case says.
    fn one_sided(&mut self, st: &State, side: usize) -> bool {
        if self.found.one_sided[side].is_none() {
            self.look(st, &|f| f.one_sided[side].is_some() || f.different.is_some());
        }
        let shown = self.found.one_sided[side].is_some();
        self.found.doubtful[side] |= !shown;
        shown
    }

    fn close_legal(&mut self, st: &mut State, a: &Val, b: &Val) -> Result<Deps, Stop> {
        let same = a.same(b, None);
        let (known, open) = st.known(&same);
        let mut case = st.clone();
        match known {
            Known::Yes(on) => return Ok(a.deps | b.deps | on),
            Known::No(_) => {}
            Known::Open => {
                if let Some(better) = open.iter().find_map(|f| st.refine(f)) {
                    return Err(Stop::Split(smallvec![better]));
                }
                if !case.assume(&open, false, 0) {
                    return Ok(ALL);
                }
            }
        }
        self.seek(&case).map_err(|_| Stop::Stuck)
    }

    /// Closes a case of two sets: each legal member has its like on the other side.
    fn close_sets(&mut self, st: &mut State) -> Result<Deps, Stop> {
        let mut deps = 0;
        let mut legal: [SmallVec<[Val; 4]>; 2] = Default::default();
        let mut fails = [false; 2];
        let p = self.p;
        for (side, members) in [&p.left, &p.right].into_iter().enumerate() {
            for k in members {
                match self.eval(st, *k)? {
                    Out::Legal(v) => {
                        deps |= v.deps;
                        legal[side].push(v.clone());
                    }
                    Out::Illegal(on) => {
                        deps |= on;
                        fails[side] = true;
                    }
                }
            }
        }
        for (of, others) in [(&legal[0], &legal[1]), (&legal[1], &legal[0])] {
            for v in of {
                let mut question = None;
                let found = others.iter().any(|w| match st.known(&v.same(w, None)) {
                    (Known::Yes(on), _) => {
                        deps |= on;
                        true
                    }
                    (Known::No(_), _) => false,
                    (Known::Open, open) => {
                        question.get_or_insert(open);
                        false
                    }
                });
                match (found, question) {
                    (true, _) => {}
                    (false, Some(open)) => {
                        let better = open.iter().find_map(|f| st.refine(f));
                        return Err(Stop::Split(better.map_or(open, |f| smallvec![f])));
                    }
                    (false, None) => return self.seek(st).map_err(|_| Stop::Stuck),
                }
            }
        }
        if fails[0] != fails[1] {
            return Ok(if self.one_sided(st, usize::from(fails[0])) { deps } else { ALL });
        }
        Ok(deps)
    }

    /// Looks for numbers that show what a case could not exclude.
    fn seek(&mut self, st: &State) -> Result<Deps, GivenUp> {
        self.look(st, &|f| f.different.is_some());
        if self.found.different.is_some() {
            return Err(GivenUp);
        }
        self.found.unsure = true;
        Ok(ALL)
    }

    fn look(&mut self, st: &State, enough: &dyn Fn(&Found) -> bool) {
        for model in models(self.p, st) {
            self.inspect(model);
            if enough(&self.found) {
                return;
            }
        }
    }

    /// Keeps numbers that show something new.
    fn inspect(&mut self, model: Model) {
        let value = |s: Sym| Some(model.values[self.p.syms.iter().position(|x| *x == s)?]);
        if !self.given.is_empty() && !self.given.holds(&value) {
            return;
        }
        let place = match self.p.outcome(&model) {
            Outcome::Same => return,
            Outcome::Left => &mut self.found.one_sided[0],
            Outcome::Right => &mut self.found.one_sided[1],
            Outcome::Different => &mut self.found.different,
        };
        if place.is_none() {
            *place = Some(model);
        }
    }
}
