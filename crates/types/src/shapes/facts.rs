//! What follows from the assumptions of a case, and how one more is made.
//!
//! Extents: equations are solved for a variable with coefficient 1 or -1, inequalities narrow
//! bounds; products are zero or one by their factors, and have the divisors of a number as factors.
//! Tails under implicit expansion: in one dimension tails conform when all that are not 1 are equal;
//! dimensions do not see each other, so a set of facts about joins has a model as soon as each
//! negative one has one beside the positive ones: joins of different tails differ unless said.

use super::problem::Ext;
use super::state::{Deps, Fact, Facts, LIMIT, State, Tails, Var};
use crate::dim::Mono;
use crate::{Atom, Dim};
use smallvec::smallvec;

/// The largest number whose divisors are tried as extents.
const DIVISORS: i64 = 64;

/// An equation in its simplest form.
enum Equation {
    Decided(bool),
    Pair(Ext, Ext),
}

/// What is known of a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    Yes(Deps),
    No(Deps),
    Open,
}

impl Known {
    fn of(holds: bool, deps: Deps) -> Known {
        if holds { Known::Yes(deps) } else { Known::No(deps) }
    }
}

/// `d = 0` without common factors of its coefficients, as an equation of two extents.
fn equation(d: Dim) -> Equation {
    let Some(terms) = d.terms() else { return Equation::Pair(Ext::Poly(Dim::Unknown), Ext::Const(0)) };
    let (constant, common) = d.constant_and_content();
    if common == 0 {
        return Equation::Decided(constant == 0);
    }
    if constant % common != 0 {
        return Equation::Decided(false);
    }
    let sign = if terms[0].1 < 0 { -common } else { common };
    let terms: Vec<_> = terms.into_iter().map(|(m, k)| (m, k / sign)).collect();
    let var = |k: usize, coefficient: i64| match terms.get(k) {
        Some((m, c)) if *c == coefficient => match m.as_slice() {
            [Atom::Sym(s)] => Some(Ext::Var(s.id as u16)),
            _ => None,
        },
        _ => None,
    };
    match (terms.len(), var(0, 1), var(1, -1)) {
        (1, Some(x), _) => Equation::Pair(x, Ext::Const(0)),
        (2, Some(x), Some(y)) => Equation::Pair(x, y),
        (2, Some(x), None) if terms[1].0.is_empty() => Equation::Pair(x, Ext::Const(-terms[1].1)),
        _ => Equation::Pair(Ext::Poly(Dim::from_terms(terms)), Ext::Const(0)),
    }
}

/// The variables of a product.
fn vars(mono: &[Atom]) -> impl Iterator<Item = u16> + '_ {
    mono.iter().filter_map(|a| if let Atom::Sym(s) = a { Some(s.id as u16) } else { None })
}

/// The variables that every term has as a factor.
fn shared(terms: &[(Mono, i64)]) -> impl Iterator<Item = u16> + '_ {
    let first = terms.first().map_or(&[][..], |t| t.0.as_slice());
    vars(first).filter(move |v| terms.iter().all(|t| vars(&t.0).any(|w| w == *v)))
}

/// Values of a variable one of which it has where the polynomial is 0: the divisors of the number
/// that a product must be, the roots of a polynomial in one variable. `None` where there is no
/// such list.
fn necessary(d: &Dim) -> Option<Vec<(u16, i64)>> {
    let terms = d.as_terms();
    let (last, products) = terms.split_last()?;
    if !last.0.is_empty() || last.1.abs() > DIVISORS {
        return None;
    }
    let v = vars(&products.first()?.0).next()?;
    let divisors = (1..=last.1.abs()).filter(|n| last.1 % n == 0);
    let nonneg = |t: &(Mono, i64)| t.0.iter().all(|a| matches!(a, Atom::Sym(s) if s.nonneg));
    if !products.iter().all(nonneg) {
        return None;
    }
    if products.iter().all(|t| vars(&t.0).all(|w| w == v)) {
        let root = |n: &i64| d.eval(&|_| Some(*n)) == Some(0);
        return Some(divisors.filter(root).map(|n| (v, n)).collect());
    }
    let divisible = products.iter().all(|t| vars(&t.0).any(|w| w == v));
    divisible.then(|| divisors.map(|n| (v, n)).collect())
}

/// A polynomial without one factor `v` of each term.
fn divided(d: &Dim, v: u16) -> Dim {
    let without = |(mono, k): &(Mono, i64)| {
        let mut mono = mono.clone();
        if let Some(at) = mono.iter().position(|a| matches!(a, Atom::Sym(s) if s.id == u32::from(v))) {
            mono.remove(at);
        }
        (mono, *k)
    };
    Dim::from_terms(d.as_terms().iter().map(without).collect())
}

impl State {
    /// `a = b` in its simplest form: without common factors, those that are not 0 among them.
    fn difference(&self, a: &Ext, b: &Ext) -> Equation {
        let mut found = self.plain_difference(a, b);
        while let Equation::Pair(Ext::Poly(d), _) = &found {
            let Some(v) = shared(d.as_terms()).find(|v| self.vars[usize::from(*v)].lo > 0) else { break };
            found = equation(divided(d, v));
        }
        found
    }

    fn plain_difference(&self, a: &Ext, b: &Ext) -> Equation {
        match (a, b) {
            (Ext::Const(a), Ext::Const(b)) => Equation::Decided(a == b),
            (Ext::Var(a), Ext::Var(b)) if a == b => Equation::Decided(true),
            (Ext::Var(v), Ext::Var(w)) => Equation::Pair(Ext::Var(*v.min(w)), Ext::Var(*v.max(w))),
            (Ext::Var(_), Ext::Const(_)) => Equation::Pair(a.clone(), b.clone()),
            (Ext::Const(_), Ext::Var(_)) => Equation::Pair(b.clone(), a.clone()),
            _ => equation(self.dim(a).sub(&self.dim(b))),
        }
    }

    /// A fact in terms of what is not solved, in one form; `Ok` where that decides it.
    fn settle(&self, fact: &Fact) -> (Result<bool, Fact>, Deps) {
        match fact {
            Fact::Eq(a, b) => {
                let ((a, da), (b, db)) = (self.ext(a), self.ext(b));
                match self.difference(&a, &b) {
                    Equation::Decided(holds) => (Ok(holds), da | db),
                    Equation::Pair(x, y) => (Err(Fact::Eq(x, y)), da | db),
                }
            }
            Fact::Same(s, t) => {
                let ((s, ds), (t, dt)) = (self.tail(*s), self.tail(*t));
                (if s == t { Ok(true) } else { Err(Fact::Same(s.min(t), s.max(t))) }, ds | dt)
            }
            Fact::Fit(s, t) => {
                if s == t {
                    (Ok(true), 0)
                } else {
                    (Err(Fact::Fit(*s.min(t), *s.max(t))), 0)
                }
            }
            Fact::Nonneg(e) => match self.ext(e) {
                (Ext::Const(n), deps) => (Ok(n >= 0), deps),
                (e, deps) => (Err(Fact::Nonneg(e)), deps),
            },
            Fact::Second(_) => (Err(fact.clone()), 0),
        }
    }

    /// What the assumptions say of a fact, without clauses.
    fn known_fact(&self, fact: &Fact) -> Known {
        let (settled, deps) = self.settle(fact);
        let fact = match settled {
            Ok(holds) => return Known::of(holds, deps),
            Err(fact) => fact,
        };
        let found = match &fact {
            Fact::Eq(a, b) => self.known_eq(a, b, deps),
            Fact::Same(s, t) => self.known_same(*s, *t, deps),
            Fact::Fit(s, t) => {
                let tail = &self.tails[usize::from(*s)];
                let deps = deps | tail.deps | self.tails[usize::from(*t)].deps;
                match (tail.fits >> t & 1, tail.clashes >> t & 1) {
                    (1, _) => Known::Yes(deps),
                    (_, 1) => Known::No(deps),
                    _ => Known::Open,
                }
            }
            Fact::Nonneg(e) => {
                let range = self.dim(e).bounds(self);
                match (range.lo >= 0.0, range.hi < 0.0) {
                    (true, _) => Known::Yes(deps),
                    (_, true) => Known::No(deps),
                    _ => Known::Open,
                }
            }
            Fact::Second(_) => Known::Open,
        };
        if found != Known::Open {
            return found;
        }
        for (noted, holds, on) in &self.noted {
            if let (Err(noted), also) = self.settle(noted)
                && noted == fact
            {
                return Known::of(*holds, deps | on | also);
            }
        }
        Known::Open
    }

    fn known_eq(&self, a: &Ext, b: &Ext, deps: Deps) -> Known {
        let differ = match (a, b) {
            (Ext::Var(v), Ext::Const(c)) => {
                let v = &self.vars[usize::from(*v)];
                *c < v.lo || *c > v.hi || (v.not_one && *c == 1)
            }
            (Ext::Var(v), Ext::Var(w)) => {
                let (v, w) = (&self.vars[usize::from(*v)], &self.vars[usize::from(*w)]);
                v.hi < w.lo || w.hi < v.lo
            }
            _ => {
                let range = self.dim(a).bounds(self);
                range.lo > 0.0 || range.hi < 0.0
            }
        };
        if differ {
            return Known::No(deps);
        }
        if let Ext::Poly(d) = a
            && let Some(on) = self.never_zero(d)
        {
            return Known::No(deps | on);
        }
        for (x, y, on) in &self.apart {
            let ((x, dx), (y, dy)) = (self.ext(x), self.ext(y));
            if let Equation::Pair(x, y) = self.difference(&x, &y)
                && (&x, &y) == (a, b)
            {
                return Known::No(deps | on | dx | dy);
            }
        }
        Known::Open
    }

    fn known_same(&self, s: Tails, t: Tails, deps: Deps) -> Known {
        // All ones, and something that is not.
        if s == 0 && (0..self.tails.len()).any(|k| t >> k & 1 == 1 && self.tails[k].not_one) {
            return Known::No(deps);
        }
        Known::Open
    }

    /// What the assumptions say of facts together, and those that are open.
    pub fn known(&self, facts: &[Fact]) -> (Known, Facts) {
        let (mut open, mut deps) = (Facts::new(), 0);
        for fact in facts {
            match self.known_fact(fact) {
                Known::Yes(on) => deps |= on,
                Known::No(on) => return (Known::No(on), Facts::new()),
                Known::Open => {
                    if let (Err(fact), on) = self.settle(fact) {
                        deps |= on;
                        if !open.contains(&fact) {
                            open.push(fact);
                        }
                    }
                }
            }
        }
        if open.is_empty() {
            return (Known::Yes(deps), open);
        }
        for (clause, on) in &self.clauses {
            if let Some(also) = self.covers(&open, clause) {
                return (Known::No(deps | on | also), Facts::new());
            }
        }
        (Known::Open, open)
    }

    /// Whether a clause speaks of nothing but what holds and these open facts.
    fn covers(&self, open: &[Fact], clause: &[Fact]) -> Option<Deps> {
        clause.iter().try_fold(0, |deps, fact| {
            if let (Err(settled), on) = self.settle(fact)
                && open.contains(&settled)
            {
                return Some(deps | on);
            }
            match self.known_fact(fact) {
                Known::Yes(on) => Some(deps | on),
                _ => None,
            }
        })
    }

    /// A question that helps to answer an open one: products by their factors.
    pub fn refine(&self, fact: &Fact) -> Option<Fact> {
        let Fact::Eq(Ext::Poly(d), _) = fact else { return None };
        let alternatives = necessary(d).or_else(|| Some(vec![(shared(d.as_terms()).next()?, 0)]));
        let ask = |(v, n): (u16, i64)| Fact::Eq(Ext::Var(v), Ext::Const(n));
        alternatives?.into_iter().map(ask).find(|f| self.known_fact(f) == Known::Open)
    }

    /// Whether a polynomial is never 0 because none of the numbers it must have as a factor or a
    /// root is possible.
    fn never_zero(&self, d: &Dim) -> Option<Deps> {
        necessary(d)?.into_iter().try_fold(0, |deps, (v, n)| {
            match self.known_fact(&Fact::Eq(Ext::Var(v), Ext::Const(n))) {
                Known::No(on) => Some(deps | on),
                _ => None,
            }
        })
    }

    /// Assumes that all facts hold, or that not all do; false where that cannot be.
    pub fn assume(&mut self, facts: &[Fact], hold: bool, on: Deps) -> bool {
        let possible = match (facts, hold) {
            (facts, true) => facts.iter().all(|f| self.assume_fact(f, true, on)),
            ([fact], false) => self.assume_fact(fact, false, on),
            (facts, false) => {
                self.clauses.push((facts.into(), on));
                true
            }
        };
        possible && self.propagate() && self.consistent()
    }

    /// Draws conclusions from what could not be solved before; false where there is a contradiction.
    fn propagate(&mut self) -> bool {
        self.propagate_tails()
            && self.propagate_noted()
            && self.propagate_bounds()
            && self.propagate_clauses()
    }

    fn propagate_noted(&mut self) -> bool {
        let mut k = 0;
        while k < self.noted.len() {
            let (fact, holds, on) = self.noted[k].clone();
            let (settled, also) = self.settle(&fact);
            k += 1;
            match settled {
                Ok(found) if found != holds => return false,
                Err(Fact::Eq(a, b)) => {
                    if matches!(self.known_eq(&a, &b, 0), Known::No(_)) {
                        return false;
                    }
                    let still = matches!(&a, Ext::Poly(d) if self.unknown_once(d).is_none());
                    if !still {
                        self.noted.swap_remove(k - 1);
                        if !self.make_equal(&a, &b, on | also) {
                            return false;
                        }
                        k = 0;
                    }
                }
                _ => {}
            }
        }
        true
    }

    /// What depends on a tail depends on what it has been solved as.
    fn propagate_tails(&mut self) -> bool {
        for k in 0..self.numels.len() {
            let (tails, v) = self.numels[k];
            let (tail, on) = self.tail(tails);
            let same = (0..k).find(|j| self.tail(self.numels[*j].0).0 == tail);
            let value = match same {
                Some(j) => Ext::Var(self.numels[j].1),
                None if tail == 0 => Ext::Const(1),
                None => continue,
            };
            let on = on | same.map_or(0, |j| self.tail(self.numels[j].0).1);
            if !self.assume_fact(&Fact::Eq(Ext::Var(v), value), true, on) {
                return false;
            }
        }
        for k in 0..self.shortened.len() {
            let (tail, on) = self.tail(self.shortened[k].0);
            let Some(j) = (0..k).find(|j| self.tail(self.shortened[*j].0).0 == tail) else { continue };
            let on = on | self.tail(self.shortened[j].0).1;
            if !self.assume_fact(&Fact::Same(1 << self.shortened[k].1, 1 << self.shortened[j].1), true, on) {
                return false;
            }
        }
        true
    }

    fn propagate_bounds(&mut self) -> bool {
        (0..self.nonneg.len()).all(|k| {
            let (d, on) = self.nonneg[k].clone();
            let (e, also) = self.ext(&Ext::of(d));
            let d = self.dim(&e);
            self.narrow_by(&d, on | also)
        })
    }

    /// Of a clause of which all facts but one hold the last one does not.
    fn propagate_clauses(&mut self) -> bool {
        for k in 0..self.clauses.len() {
            let (clause, on) = self.clauses[k].clone();
            let (mut open, mut deps, mut refuted) = (Facts::new(), on, false);
            for fact in &clause {
                match self.known_fact(fact) {
                    Known::Yes(on) => deps |= on,
                    Known::No(_) => refuted = true,
                    Known::Open => open.push(fact.clone()),
                }
            }
            if refuted || open.len() > 1 {
                continue;
            }
            match open.first() {
                None => return false,
                Some(last) if !self.assume_fact(last, false, deps) => return false,
                Some(_) => {}
            }
        }
        true
    }

    fn consistent(&self) -> bool {
        let equal = |(a, b, _): &(Ext, Ext, Deps)| {
            matches!(self.difference(&self.ext(a).0, &self.ext(b).0), Equation::Decided(true))
        };
        let negative = |(d, _): &(Dim, Deps)| self.ext_bounds(d).1 < 0.0;
        !self.apart.iter().any(equal) && !self.nonneg.iter().any(negative)
    }

    fn ext_bounds(&self, d: &Dim) -> (f64, f64) {
        let range = self.dim(&self.ext(&Ext::of(d.clone())).0).bounds(self);
        (range.lo, range.hi)
    }

    fn assume_fact(&mut self, fact: &Fact, holds: bool, on: Deps) -> bool {
        let (settled, deps) = self.settle(fact);
        let on = on | deps;
        let fact = match settled {
            Ok(known) => return known == holds,
            Err(fact) => fact,
        };
        match (&fact.clone(), holds) {
            (Fact::Eq(a, b), true) => self.make_equal(a, b, on),
            (Fact::Eq(a, b), false) => self.make_different(a, b, on),
            (Fact::Same(s, t), true) => self.make_same(*s, *t, on, fact.clone()),
            (Fact::Same(0, t), false) if t.is_power_of_two() => {
                let tail = &mut self.tails[t.trailing_zeros() as usize];
                tail.not_one = true;
                tail.deps |= on;
                true
            }
            (Fact::Fit(s, t), _) => {
                for (a, b) in [(*s, *t), (*t, *s)] {
                    let tail = &mut self.tails[usize::from(a)];
                    *(if holds { &mut tail.fits } else { &mut tail.clashes }) |= 1 << b;
                    tail.deps |= on;
                }
                true
            }
            (Fact::Nonneg(e), _) => {
                let d = self.dim(e);
                self.noted.push((fact, holds, on));
                self.at_least_zero(if holds { d } else { Dim::Const(-1).sub(&d) }, on)
            }
            (Fact::Same(..), false) | (Fact::Second(_), _) => {
                self.noted.push((fact, holds, on));
                true
            }
        }
    }

    fn make_equal(&mut self, a: &Ext, b: &Ext, on: Deps) -> bool {
        match (a, b) {
            (Ext::Var(v), Ext::Const(n)) => self.narrow(*v, *n, *n, on),
            (Ext::Var(v), Ext::Var(w)) => {
                let Var { lo, hi, not_one, deps, .. } = self.vars[usize::from(*v)].clone();
                let (from, to) = (&mut self.vars[usize::from(*v)], Ext::Var(*w));
                from.is = Some(to);
                from.deps |= on;
                self.vars[usize::from(*w)].not_one |= not_one;
                self.narrow(*w, lo, hi, on | deps)
            }
            (Ext::Poly(d), _) => self.solve(d, on),
            _ => true,
        }
    }

    /// A variable that occurs once, with coefficient 1 or -1, and the coefficient.
    fn unknown_once(&self, d: &Dim) -> Option<(u16, i64)> {
        let mut count = vec![0; self.vars.len()];
        d.for_each_sym(&mut |s| count[s.id as usize] += 1);
        let single = |(mono, k): &(Mono, i64)| match mono.as_slice() {
            [Atom::Sym(s)] if k.abs() == 1 && count[s.id as usize] == 1 => Some((s.id as u16, *k)),
            _ => None,
        };
        d.as_terms().iter().find_map(single)
    }

    /// Solves `d = 0` for a variable that occurs once, with coefficient 1 or -1; else notes it.
    fn solve(&mut self, d: &Dim, on: Deps) -> bool {
        let Some((v, k)) = self.unknown_once(d) else {
            self.noted.push((Fact::Eq(Ext::Poly(d.clone()), Ext::Const(0)), true, on));
            return true;
        };
        let rest = d.sub(&self.dim(&Ext::Var(v)).mul(&Dim::Const(k))).mul(&Dim::Const(-k));
        if rest.is_unknown() {
            return true;
        }
        let var = &mut self.vars[usize::from(v)];
        let (lo, hi, not_one) = (var.lo, var.hi, var.not_one);
        var.is = Some(Ext::of(rest.clone()));
        var.deps |= on;
        let on = var.deps;
        if not_one {
            self.apart.push((Ext::Poly(rest.clone()), Ext::Const(1), on));
        }
        let mut possible = self.at_least_zero(rest.sub(&Dim::Const(lo)), on);
        if hi < LIMIT {
            possible = possible && self.at_least_zero(Dim::Const(hi).sub(&rest), on);
        }
        possible
    }

    /// `d`, in what is not solved, is not negative.
    fn at_least_zero(&mut self, d: Dim, on: Deps) -> bool {
        let range = d.bounds(self);
        if range.lo >= 0.0 || d.is_unknown() {
            return true;
        }
        if range.hi < 0.0 {
            return false;
        }
        self.nonneg.push((d.clone(), on));
        self.narrow_by(&d, on)
    }

    /// Narrows the bounds of variables: `d`, in what is not solved, is not negative.
    fn narrow_by(&mut self, d: &Dim, on: Deps) -> bool {
        for (mono, k) in d.as_terms() {
            let [Atom::Sym(s)] = mono.as_slice() else { continue };
            let v = s.id as u16;
            let rest = d.sub(&self.dim(&Ext::Var(v)).mul(&Dim::Const(*k)));
            let (most, mut deps) = (rest.bounds(self).hi, on);
            rest.for_each_sym(&mut |s| deps |= self.vars[s.id as usize].deps);
            if most.abs() >= LIMIT as f64 {
                continue;
            }
            // k*x + rest >= 0 with rest at most `most`.
            let (most, Var { lo, hi, .. }) = (most as i64, self.vars[usize::from(v)].clone());
            let possible = if *k > 0 {
                self.narrow(v, (-most).div_euclid(*k) + i64::from((-most).rem_euclid(*k) > 0), hi, deps)
            } else {
                self.narrow(v, lo, most.div_euclid(-*k), deps)
            };
            if !possible {
                return false;
            }
        }
        true
    }

    /// A variable that is not solved lies within these bounds.
    fn narrow(&mut self, v: u16, lo: i64, hi: i64, on: Deps) -> bool {
        let var = &mut self.vars[usize::from(v)];
        if lo > var.lo || hi < var.hi {
            var.deps |= on;
        }
        (var.lo, var.hi) = (var.lo.max(lo), var.hi.min(hi));
        var.deps |= on;
        self.sharpen(v)
    }

    /// Takes 1 off the bounds of what is not 1, and solves where one number is left.
    fn sharpen(&mut self, v: u16) -> bool {
        let var = &mut self.vars[usize::from(v)];
        if var.is.is_some() {
            return true;
        }
        if var.not_one {
            var.lo += i64::from(var.lo == 1);
            var.hi -= i64::from(var.hi == 1);
        }
        if var.lo == var.hi {
            var.is = Some(Ext::Const(var.lo));
        }
        var.lo <= var.hi
    }

    fn make_different(&mut self, a: &Ext, b: &Ext, on: Deps) -> bool {
        let (Ext::Var(v), Ext::Const(n)) = (a, b) else {
            self.apart.push((a.clone(), b.clone(), on));
            return true;
        };
        let var = &mut self.vars[usize::from(*v)];
        var.deps |= on;
        if *n == 1 {
            var.not_one = true;
        } else if *n == var.lo {
            var.lo += 1;
        } else if *n == var.hi {
            var.hi -= 1;
        } else {
            self.apart.push((a.clone(), b.clone(), on));
        }
        self.sharpen(*v)
    }

    fn make_same(&mut self, s: Tails, t: Tails, on: Deps, fact: Fact) -> bool {
        let alone = |s: Tails, t: Tails| s.is_power_of_two() && s & t == 0;
        if s == 0 {
            return (0..self.tails.len()).all(|k| t >> k & 1 == 0 || self.solve_tail(k, 0, on));
        }
        match (alone(s, t), alone(t, s)) {
            (true, _) => self.solve_tail(s.trailing_zeros() as usize, t, on),
            (_, true) => self.solve_tail(t.trailing_zeros() as usize, s, on),
            _ => {
                self.noted.push((fact, true, on));
                true
            }
        }
    }

    /// Tail `k` is the join of others, none of which is solved.
    fn solve_tail(&mut self, k: usize, join: Tails, on: Deps) -> bool {
        let tail = &mut self.tails[k];
        tail.deps |= on;
        tail.is = Some(join);
        let (not_one, fits, clashes, on) = (tail.not_one, tail.fits, tail.clashes, tail.deps);
        if join == 0 && (not_one || clashes != 0) {
            return false;
        }
        if not_one && join.is_power_of_two() {
            self.tails[join.trailing_zeros() as usize].not_one = true;
        } else if not_one {
            self.clauses.push((smallvec![Fact::Same(0, join)], on));
        }
        for j in (0..self.tails.len()).filter(|j| join >> j & 1 == 1) {
            self.tails[j].deps |= on;
            self.tails[j].fits |= fits;
            if join.is_power_of_two() {
                self.tails[j].clashes |= clashes;
            }
            for w in (0..self.tails.len()).filter(|w| fits >> w & 1 == 1) {
                self.tails[w].fits |= 1 << j;
            }
            for w in (0..self.tails.len()).filter(|w| join.is_power_of_two() && clashes >> w & 1 == 1) {
                self.tails[w].clashes |= 1 << j;
            }
        }
        // A join conforms with what it consists of.
        clashes & join == 0
    }
}
