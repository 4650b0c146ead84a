//! One store of what is known between integer values and extents: equations, order, divisibility.
//!
//! It is a conjunction of facts about symbols, learned where a check has passed or a branch is
//! taken, and asked by whoever reasons about extents: it is a [`SymFacts`], so every rule of shapes
//! takes it, and [`crate::shapes::decide_given`] decides terms under it.
//!
//! Forms: an equation is solved for one symbol (`solved`) and put into everything else, so what it
//! says is found by [`Relations::canonical`]; an inequality is a sum that is not negative
//! (`nonneg`), and narrows bounds of symbols (`bounds`); `k` divides `d` is the equation
//! `d = k*q` for a symbol `q` named after it, so that both arms of a branch mean the same `q`.
//!
//! Invariants: solved symbols occur in no other fact; a store has at most [`MAX_FACTS`] facts of a
//! kind, what comes then is forgotten; it is shared, a clone is a counter. A store without models is
//! [`Relations::impossible`]; a contradiction that is not found leaves a store that claims more
//! than nothing, never a wrong claim about a possible run.
//!
//! What is not here: disjunctions, and equations that no symbol can be solved from (kept as two
//! inequalities).

use crate::dim::Mono;
use crate::shape::Truth;
use crate::{Atom, Dim, Interval, NoFacts, Sym, SymFacts};
use base::Name;
use std::fmt;
use std::sync::Arc;

/// The most facts of each kind.
pub const MAX_FACTS: usize = 32;

/// How many inequalities one proof adds up.
const STEPS: u32 = 3;

/// How many sums one proof tries.
const TRIES: u32 = 60;

#[derive(Clone, PartialEq, Debug, Default)]
struct Facts {
    impossible: bool,
    /// Each symbol with what it equals, in symbols that are not solved.
    solved: Vec<(Sym, Dim)>,
    bounds: Vec<(Sym, Interval)>,
    nonneg: Vec<Dim>,
}

/// What is known between integer values and extents.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Relations(Arc<Facts>);

impl SymFacts for Relations {
    fn range(&self, sym: Sym) -> Interval {
        match self.solution(sym) {
            Some(d) => d.bounds(self).meet(NoFacts.range(sym)),
            None => self.bound(sym),
        }
    }
}

impl Relations {
    /// What holds of nothing.
    pub fn impossible() -> Relations {
        Relations(Arc::new(Facts { impossible: true, ..Facts::default() }))
    }

    /// Whether there surely is no value of the symbols for which it holds.
    pub fn is_impossible(&self) -> bool {
        self.0.impossible
    }

    /// How many facts there are.
    pub fn len(&self) -> usize {
        self.0.solved.len() + self.0.bounds.len() + self.0.nonneg.len()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0 && !self.0.impossible
    }

    fn solution(&self, sym: Sym) -> Option<&Dim> {
        self.0.solved.iter().find(|s| s.0 == sym).map(|s| &s.1)
    }

    fn bound(&self, sym: Sym) -> Interval {
        self.0.bounds.iter().find(|b| b.0 == sym).map_or_else(|| NoFacts.range(sym), |b| b.1)
    }

    /// An extent in symbols that are not solved: equal ones have mostly the same.
    pub fn canonical(&self, d: &Dim) -> Dim {
        if self.0.solved.is_empty() { d.clone() } else { d.substitute(&|s| self.solution(s).cloned()) }
    }

    /// Whether two are equal.
    pub fn equal(&self, a: &Dim, b: &Dim) -> Truth {
        let d = self.canonical(&a.sub(b));
        if d.is_unknown() {
            return Truth::Maybe;
        }
        if self.0.impossible || d == Dim::ZERO || (self.proves(&d) && self.proves(&Dim::ZERO.sub(&d))) {
            return Truth::Yes;
        }
        let above = d.sub(&Dim::ONE);
        let below = Dim::Const(-1).sub(&d);
        let differ = not_divisible(&d) || self.proves(&above) || self.proves(&below);
        if differ { Truth::No } else { Truth::Maybe }
    }

    /// Whether `a <= b`.
    pub fn at_most(&self, a: &Dim, b: &Dim) -> Truth {
        let d = self.canonical(&b.sub(a));
        if d.is_unknown() {
            Truth::Maybe
        } else if self.0.impossible || self.proves(&d) {
            Truth::Yes
        } else if self.proves(&Dim::Const(-1).sub(&d)) {
            Truth::No
        } else {
            Truth::Maybe
        }
    }

    /// Whether `k` divides `d`, once solved.
    pub fn divides(&self, k: i64, d: &Dim) -> Truth {
        let d = self.canonical(d);
        match d.terms() {
            _ if self.0.impossible => Truth::Yes,
            None => Truth::Maybe,
            Some(_) if k < 1 => Truth::Maybe,
            Some(_) if d.is_multiple_of(k) => Truth::Yes,
            Some(terms) => {
                let rest = terms.iter().all(|t| t.0.is_empty() || t.1 % k == 0);
                if rest { Truth::No } else { Truth::Maybe }
            }
        }
    }

    /// Whether `d >= 0`, by bounds or a sum of a few inequalities.
    fn proves(&self, d: &Dim) -> bool {
        self.proves_in(d, STEPS, &mut { TRIES })
    }

    fn proves_in(&self, d: &Dim, steps: u32, tries: &mut u32) -> bool {
        if d.bounds(self).lo >= 0.0 || self.0.nonneg.contains(d) {
            return true;
        }
        if steps == 0 || *tries == 0 || d.is_unknown() {
            return false;
        }
        *tries -= 1;
        // d = f + rest, where f takes something away.
        let shares = |t: &(Mono, i64)| {
            !t.0.is_empty() && d.as_terms().iter().any(|u| u.0 == t.0 && (u.1 < 0) == (t.1 < 0))
        };
        let useful = self.0.nonneg.iter().filter(|f| f.as_terms().iter().any(shares));
        useful.into_iter().any(|f| self.proves_in(&d.sub(f), steps - 1, tries))
    }

    /// Learns `a = b`.
    pub fn learn_equal(&mut self, a: &Dim, b: &Dim) {
        let d = self.canonical(&a.sub(b));
        let known = self.equal(a, b);
        if known == Truth::No {
            return *self = Relations::impossible();
        }
        if d == Dim::ZERO || d.is_unknown() {
            return;
        }
        // What inequalities say already is simpler as a value.
        match solvable(&d) {
            Some((sym, value)) if self.0.solved.len() < MAX_FACTS => self.solve(sym, &value),
            _ if known == Truth::Yes => {}
            _ => {
                self.learn_nonneg(d.clone());
                self.learn_nonneg(Dim::ZERO.sub(&d));
            }
        }
    }

    /// Puts a value in the place of a symbol everywhere.
    fn solve(&mut self, sym: Sym, value: &Dim) {
        let range = self.bound(sym);
        let facts = Arc::make_mut(&mut self.0);
        let put = |d: &Dim| d.substitute(&|s| (s == sym).then(|| value.clone()));
        facts.solved.iter_mut().for_each(|s| s.1 = put(&s.1));
        facts.solved.retain(|s| !s.1.is_unknown());
        facts.solved.push((sym, value.clone()));
        facts.bounds.retain(|b| b.0 != sym);
        let old = std::mem::take(&mut facts.nonneg);
        for d in &old {
            self.learn_nonneg(put(d));
        }
        for (limit, sign) in [(range.lo, 1), (-range.hi, -1)] {
            if limit > -crate::MAX_EXTENT {
                self.learn_nonneg(value.mul(&Dim::Const(sign)).sub(&Dim::Const(limit as i64)));
            }
        }
    }

    /// Learns `a <= b`.
    pub fn learn_at_most(&mut self, a: &Dim, b: &Dim) {
        self.learn_nonneg(self.canonical(&b.sub(a)));
    }

    /// Learns that `k` divides `d`.
    pub fn learn_divides(&mut self, k: i64, d: &Dim) {
        let d = self.canonical(d);
        match self.divides(k, &d) {
            Truth::No => *self = Relations::impossible(),
            Truth::Maybe if k > 1 && !d.is_unknown() => {
                let (nonneg, name) = (d.bounds(self).lo >= 0.0, format!("({d})/{k}"));
                let quotient = Sym { name: Name::new(&name), id: 0, nonneg };
                self.learn_equal(&d, &Dim::from(quotient).mul(&Dim::Const(k)));
            }
            _ => {}
        }
    }

    /// Learns `d >= 0`, which is canonical.
    fn learn_nonneg(&mut self, d: Dim) {
        if d.is_unknown() || self.0.impossible || self.proves(&d) {
            return;
        }
        if d.bounds(self).hi < 0.0 || self.proves(&Dim::Const(-1).sub(&d)) {
            return *self = Relations::impossible();
        }
        if self.proves(&Dim::ZERO.sub(&d)) && solvable(&d).is_some() {
            return self.learn_equal(&d, &Dim::ZERO);
        }
        let facts = Arc::make_mut(&mut self.0);
        let bounds_say_it = |d: &Dim| match d.as_terms() {
            [(m, _), rest @ ..] => {
                matches!(m.as_slice(), [Atom::Sym(_)]) && rest.iter().all(|t| t.0.is_empty())
            }
            [] => true,
        };
        if !bounds_say_it(&d) && facts.nonneg.len() < MAX_FACTS {
            facts.nonneg.push(d.clone());
        }
        for (mono, k) in d.as_terms() {
            if let [Atom::Sym(sym)] = mono.as_slice() {
                self.narrow(*sym, *k, &d);
            }
        }
    }

    /// Narrows a symbol by `k*sym + rest >= 0`, where `d` is this sum.
    fn narrow(&mut self, sym: Sym, k: i64, d: &Dim) {
        let most = d.sub(&Dim::from(sym).mul(&Dim::Const(k))).bounds(self).hi;
        // Nearly no bound is none.
        if most.abs() >= crate::MAX_EXTENT / 2.0 {
            return;
        }
        let limit = -most / k as f64;
        let old = self.bound(sym);
        let new = match k > 0 {
            true => Interval { lo: old.lo.max(limit.ceil()), ..old },
            false => Interval { hi: old.hi.min(limit.floor()), ..old },
        };
        if new == old {
            return;
        }
        if new.lo > new.hi {
            return *self = Relations::impossible();
        }
        if new.lo == new.hi {
            return self.learn_equal(&Dim::from(sym), &Dim::Const(new.lo as i64));
        }
        let facts = Arc::make_mut(&mut self.0);
        match facts.bounds.iter().position(|b| b.0 == sym) {
            Some(at) => facts.bounds[at].1 = new,
            None if facts.bounds.len() < MAX_FACTS => facts.bounds.push((sym, new)),
            None => {}
        }
    }

    /// What is known when a symbol has got another value: facts about others that followed stay
    /// where they can be said without it.
    pub fn forget(&self, sym: Sym) -> Relations {
        let mut rest = Relations::default();
        if self.0.impossible {
            return self.clone();
        }
        // An equation of two others may go by the symbol: solve one that has it for the symbol.
        let mut known = self.clone();
        let mentions = |d: &Dim| d.mentions(sym);
        if let Some((x, d)) = known.0.solved.iter().find(|s| s.0 != sym && mentions(&s.1)).cloned() {
            let k = Dim::from(x).sub(&d);
            if let Some((_, value)) = solve_for(&k, sym) {
                Arc::make_mut(&mut known.0).solved.retain(|s| s.0 != x);
                known.solve(sym, &value);
            }
        }
        for (x, d) in known.0.solved.iter().filter(|s| s.0 != sym && !mentions(&s.1)) {
            rest.learn_equal(&Dim::from(*x), d);
        }
        for (x, range) in known.0.bounds.iter().filter(|b| b.0 != sym) {
            rest.learn_range(*x, *range);
        }
        for d in known.0.nonneg.iter().filter(|d| !mentions(d)) {
            rest.learn_nonneg(rest.canonical(d));
        }
        rest
    }

    /// Learns that a symbol lies among these integers.
    pub fn learn_range(&mut self, sym: Sym, range: Interval) {
        if range.lo > -crate::MAX_EXTENT {
            self.learn_at_most(&Dim::Const(range.lo as i64), &sym.into());
        }
        if range.hi < crate::MAX_EXTENT {
            self.learn_at_most(&sym.into(), &Dim::Const(range.hi as i64));
        }
    }

    /// Learns what of the facts of one store follows from another one; their bounds apart.
    fn learn_shared(&mut self, of: &Relations, other: &Relations) {
        for (x, d) in &of.0.solved {
            let x = Dim::from(*x);
            if other.equal(&x, d) == Truth::Yes {
                self.learn_equal(&x, d);
            } else {
                // Half of the equation may hold.
                for (a, b) in [(&x, d), (d, &x)] {
                    if other.at_most(a, b) == Truth::Yes {
                        self.learn_at_most(a, b);
                    }
                }
            }
        }
        for d in of.0.nonneg.iter().filter(|d| other.at_most(&Dim::ZERO, d) == Truth::Yes) {
            self.learn_nonneg(self.canonical(d));
        }
    }

    /// Learns of symbols that have a value in both stores which differ by the same number in both:
    /// in one they are 3 and 4, in the other one 7 and 8.
    fn learn_differences(&mut self, a: &Relations, b: &Relations) {
        let valued = |s: &&(Sym, Dim)| b.solution(s.0).is_some();
        let syms: Vec<Dim> = a.0.solved.iter().filter(valued).map(|s| Dim::from(s.0)).collect();
        for (k, x) in syms.iter().enumerate() {
            // One equation for each symbol: others follow.
            let same = syms[..k].iter().find_map(|y| {
                let d = x.sub(y);
                let (c, e) = (a.canonical(&d).as_const()?, b.canonical(&d).as_const()?);
                (c == e).then(|| y.add(&Dim::Const(c)))
            });
            if let Some(value) = same {
                self.learn_equal(x, &value);
            }
        }
    }

    /// What holds whichever of the two holds, as far as it is a fact of one of them or an equation
    /// of two symbols that have values.
    pub fn join(&self, other: &Relations) -> Relations {
        match (self.0.impossible, other.0.impossible) {
            (true, _) => return other.clone(),
            (_, true) => return self.clone(),
            _ => {}
        }
        let mut both = Relations::default();
        both.learn_shared(self, other);
        both.learn_shared(other, self);
        both.learn_differences(self, other);
        for sym in self.symbols() {
            both.learn_range(sym, self.range(sym).join(other.range(sym)));
        }
        both
    }

    /// An upper bound of both that is reached after finitely many: facts of the old store that
    /// still hold.
    pub fn widen(&self, next: &Relations) -> Relations {
        match (self.0.impossible, next.0.impossible) {
            (true, _) => return next.clone(),
            (_, true) => return self.clone(),
            _ => {}
        }
        let mut kept = Relations::default();
        kept.learn_shared(self, next);
        for sym in self.symbols() {
            kept.learn_range(sym, self.range(sym).widen(next.range(sym)));
        }
        kept
    }

    /// Whether everything that the other one says follows from this one.
    pub fn leq(&self, other: &Relations) -> bool {
        let equal = |(x, d): &(Sym, Dim)| self.equal(&Dim::from(*x), d) == Truth::Yes;
        let nonneg = |d: &Dim| self.at_most(&Dim::ZERO, d) == Truth::Yes;
        self.0.impossible
            || (!other.0.impossible && other.0.solved.iter().all(equal) && other.facts().1.iter().all(nonneg))
    }

    /// The symbols of which something is said directly.
    pub fn symbols(&self) -> Vec<Sym> {
        self.0.solved.iter().map(|s| s.0).chain(self.0.bounds.iter().map(|b| b.0)).collect()
    }

    /// The facts as sums that are 0, and as sums that are not negative.
    pub fn facts(&self) -> (Vec<Dim>, Vec<Dim>) {
        let zero = self.0.solved.iter().map(|(x, d)| Dim::from(*x).sub(d)).collect();
        let mut nonneg = self.0.nonneg.clone();
        for (x, range) in &self.0.bounds {
            let x = Dim::from(*x);
            if range.lo > -crate::MAX_EXTENT {
                nonneg.push(x.sub(&Dim::Const(range.lo as i64)));
            }
            if range.hi < crate::MAX_EXTENT {
                nonneg.push(Dim::Const(range.hi as i64).sub(&x));
            }
        }
        (zero, nonneg)
    }

    /// Whether all facts hold for these values; a fact with a symbol that has none counts as held.
    pub fn holds(&self, env: &dyn Fn(Sym) -> Option<i64>) -> bool {
        let (zero, nonneg) = self.facts();
        !self.0.impossible
            && zero.iter().all(|d| d.eval(env).is_none_or(|n| n == 0))
            && nonneg.iter().all(|d| d.eval(env).is_none_or(|n| n >= 0))
    }
}

/// No integers make it 0: a common factor of the coefficients does not divide the constant.
fn not_divisible(d: &Dim) -> bool {
    let (constant, content) = d.constant_and_content();
    content > 1 && constant % content != 0
}

/// `d = 0` solved for the last symbol in the order of symbols that allows it.
fn solvable(d: &Dim) -> Option<(Sym, Dim)> {
    let mut syms: Vec<Sym> = d
        .as_terms()
        .iter()
        .filter_map(|(m, _)| if let [Atom::Sym(s)] = m.as_slice() { Some(*s) } else { None })
        .collect();
    syms.sort();
    syms.into_iter().rev().find_map(|s| solve_for(d, s))
}

/// `d = 0` solved for a symbol that occurs once, with coefficient 1 or -1.
fn solve_for(d: &Dim, sym: Sym) -> Option<(Sym, Dim)> {
    let alone = |m: &Mono| matches!(m.as_slice(), [Atom::Sym(s)] if *s == sym);
    let k = d.as_terms().iter().find(|t| alone(&t.0)).map(|t| t.1).filter(|k| k.abs() == 1)?;
    let rest = d.sub(&Dim::from(sym).mul(&Dim::Const(k)));
    let value = rest.mul(&Dim::Const(-k));
    (!rest.mentions(sym) && !value.is_unknown()).then_some((sym, value))
}

impl fmt::Display for Relations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.impossible {
            return f.write_str("impossible");
        }
        let mut list: Vec<String> = self.0.solved.iter().map(|(x, d)| format!("{x} = {d}")).collect();
        list.extend(self.0.bounds.iter().map(|(x, range)| format!("{x} in [{},{}]", range.lo, range.hi)));
        list.extend(self.0.nonneg.iter().map(|d| format!("{d} >= 0")));
        f.write_str(&list.join(", "))
    }
}
