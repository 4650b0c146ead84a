//! Questions about terms, within a budget, each decided once.

use super::world::Mentions;
use base::FxHashMap;
use std::rc::Rc;
use types::shapes::{Effort, Op, Query, Rule, Term, Verdict, decide_within, simplify};

/// The cases that one question may look at, and all questions of a program.
const CASES: u32 = 400;
const ALL: u64 = 40_000;

/// The terms that are made shorter in a program.
const SHORTER: u32 = 24;

/// The longest term that is made shorter.
const LONGEST: u32 = 9;

/// What has passed that one question is asked under.
const GIVEN: usize = 4;

/// Decides questions.
pub struct Prover {
    /// How elementwise operations expand.
    pub rule: Rule,
    answers: FxHashMap<(Term, Term), Verdict>,
    short: FxHashMap<Term, Term>,
    /// Terms as [`Prover::ordered`] has them, and their texts.
    order: FxHashMap<Term, Term>,
    texts: FxHashMap<Term, Rc<str>>,
    spent: u64,
    shortened: u32,
}

/// A scalar where the term is legal, and illegal where it is not.
fn element(t: &Term) -> Option<Term> {
    Term::of(Op::Index { colons: 0, count: 1 }, [t.clone(), Term::scalar()])
}

/// A term where all these are legal.
fn given<'a>(t: &Term, passed: impl IntoIterator<Item = &'a Term>) -> Option<Term> {
    passed.into_iter().try_fold(t.clone(), |t, p| Term::of(Op::Elementwise, [t, element(p)?]))
}

/// Those of what has passed that speak of what a term speaks of, the largest first.
fn relevant<'a>(passed: &'a [Term], terms: [&Term; 2]) -> Vec<&'a Term> {
    let mut names = Mentions::of(terms[0]);
    let more = Mentions::of(terms[1]);
    names.names.extend(more.names);
    names.syms.extend(more.syms);
    let mut found: Vec<&Term> = passed.iter().filter(|t| names.meet(t)).collect();
    found.sort_by_key(|t| std::cmp::Reverse(t.size()));
    found.truncate(GIVEN);
    found
}

impl Prover {
    /// Nothing is decided yet.
    pub fn new(rule: Rule) -> Prover {
        Prover {
            rule,
            answers: FxHashMap::default(),
            short: FxHashMap::default(),
            order: FxHashMap::default(),
            texts: FxHashMap::default(),
            spent: 0,
            shortened: 0,
        }
    }

    fn decide(&mut self, a: Term, b: Term) -> Verdict {
        if a == b {
            return Verdict::Equal;
        }
        if let Some(known) = self.answers.get(&(a.clone(), b.clone())) {
            return known.clone();
        }
        if self.spent >= ALL {
            return Verdict::Unknown;
        }
        let (left, right) = (Query::One(a.clone()), Query::One(b.clone()));
        let (verdict, effort) = decide_within(self.rule, &left, &right, Effort { cases: CASES });
        self.spent += u64::from(effort.cases) + 1;
        self.answers.insert((a, b), verdict.clone());
        verdict
    }

    /// Whether two shapes of values, so legal ones, are the same where all that passed is legal.
    pub fn equal(&mut self, a: &Term, b: &Term, passed: &[Term]) -> bool {
        if a == b {
            return true;
        }
        let relevant = relevant(passed, [a, b]);
        let (Some(a), Some(b)) = (given(a, relevant.iter().copied()), given(b, relevant.iter().copied()))
        else {
            return false;
        };
        matches!(self.decide(a, b), Verdict::Equal | Verdict::WhereLegal { .. })
    }

    /// Whether a term is legal where all of these are.
    pub fn implied<'a>(&mut self, term: &Term, passed: impl IntoIterator<Item = &'a Term>) -> bool {
        let (Some(then), Some(first)) = (element(term), given(&Term::scalar(), passed)) else { return false };
        matches!(self.decide(first, then), Verdict::Equal | Verdict::WhereLegal { left: None, .. })
    }

    /// The shortest equal term, for what is not too long.
    pub fn shortest(&mut self, term: &Term) -> Term {
        if term.operators() < 2 || term.size() > LONGEST {
            return term.clone();
        }
        if let Some(short) = self.short.get(term) {
            return short.clone();
        }
        if self.shortened >= SHORTER {
            return term.clone();
        }
        self.shortened += 1;
        let short = simplify(self.rule, term);
        self.short.insert(term.clone(), short.clone());
        short
    }

    /// Whether nothing more is decided.
    pub fn is_spent(&self) -> bool {
        self.spent >= ALL
    }

    /// The written form.
    pub fn text(&mut self, t: &Term) -> Rc<str> {
        if let Some(text) = self.texts.get(t) {
            return text.clone();
        }
        let text: Rc<str> = t.to_string().into();
        self.texts.insert(t.clone(), text.clone());
        text
    }

    /// A term with the operands of elementwise operations in one order, each once: they may change places, and what
    /// is expanded with itself or with a scalar stays as it is, under either rule.
    pub fn ordered(&mut self, t: &Term) -> Term {
        if t.args().is_empty() {
            return t.clone();
        }
        if let Some(done) = self.order.get(t) {
            return done.clone();
        }
        let args: Vec<Term> = t.args().iter().map(|a| self.ordered(a)).collect();
        let done = match t.op() {
            Op::Elementwise => self.sum(args),
            op => Term::of(op.clone(), args),
        };
        let done = done.unwrap_or_else(|| t.clone());
        self.order.insert(t.clone(), done.clone());
        done
    }

    fn sum(&mut self, args: Vec<Term>) -> Option<Term> {
        let (mut parts, mut rest): (Vec<Term>, _) = (Vec::new(), args);
        while let Some(t) = rest.pop() {
            match t.op() {
                Op::Elementwise => rest.extend(t.args().iter().cloned()),
                _ if t == Term::scalar() || parts.contains(&t) => {}
                _ => parts.push(t),
            }
        }
        parts.sort_by_cached_key(|t| (t.size(), self.text(t)));
        let mut parts = parts.into_iter();
        let first = parts.next().unwrap_or_else(Term::scalar);
        parts.try_fold(first, |a, b| Term::of(Op::Elementwise, [a, b]))
    }

    /// What a term is preferred by, the least first: extents, short ones, elementwise ones.
    pub fn plainness(&mut self, t: &Term) -> (bool, u32, u32, Rc<str>) {
        fn others(t: &Term) -> u32 {
            let other = !t.args().is_empty() && *t.op() != Op::Elementwise;
            u32::from(other) + t.args().iter().map(others).sum::<u32>()
        }
        (!matches!(t.op(), Op::Extents(_)), t.size(), others(t), self.text(t))
    }
}
