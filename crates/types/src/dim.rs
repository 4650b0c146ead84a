//! Symbolic extents: polynomials with integer coefficients over symbols, with `max`, `min` and
//! division by a constant as opaque atoms, and one unknown.
//!
//! Invariants: every [`Dim`] is canonical: terms sorted, no zero coefficients, a polynomial
//! without symbols is `Const`. Two polynomials without `max`, `min` and `floor` are therefore
//! equal as functions exactly when they are equal as data. `max` and `min` are flattened, sorted,
//! without arguments that another one certainly dominates, and their common constant and factor
//! are taken out. Overflow of a coefficient and expressions that grow too large give `Unknown`.
//!
//! What is not here: what a symbol's value may be ([`SymFacts`] is asked), and equations between
//! symbols.
//!
//! Source: the polynomial normal form is folklore; its use for array extents follows MAGICA.

use crate::{Interval, range};
use base::Name;
use smallvec::SmallVec;
use std::cmp::Ordering;
use std::fmt;
use std::sync::Arc;

/// A symbol: an extent or an integer value of the program under analysis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sym {
    /// The name shown to the user: the variable it comes from.
    pub name: Name,
    /// Tells symbols of one name apart; 0 is shown as the bare name.
    pub id: u32,
    /// The value is never negative, as an extent is not.
    pub nonneg: bool,
}

impl Sym {
    /// An extent (never negative) of this name.
    pub fn extent(name: &str) -> Sym {
        Sym { name: Name::new(name), id: 0, nonneg: true }
    }

    /// An integer value of this name, perhaps negative.
    pub fn value(name: &str, id: u32) -> Sym {
        Sym { name: Name::new(name), id, nonneg: false }
    }
}

impl Ord for Sym {
    fn cmp(&self, other: &Sym) -> Ordering {
        if self == other {
            return Ordering::Equal;
        }
        // By text, so that the order does not depend on which name was met first.
        (self.name.as_str(), self.id, self.nonneg).cmp(&(other.name.as_str(), other.id, other.nonneg))
    }
}

impl PartialOrd for Sym {
    fn partial_cmp(&self, other: &Sym) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Sym {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.nonneg { "" } else { "$" }, self.name)?;
        if self.id == 0 { Ok(()) } else { write!(f, "#{}", self.id) }
    }
}

/// What is known of the values of symbols.
pub trait SymFacts {
    /// The integers a symbol may stand for.
    fn range(&self, sym: Sym) -> Interval;

    /// Whether an extent is proved to be at least 1 by more than the ranges of its symbols.
    fn is_positive(&self, _: &Dim) -> bool {
        false
    }
}

/// No array has an extent above this; the runtime refuses to make one.
pub const MAX_EXTENT: f64 = 9007199254740992.0;

/// What an extent can be.
pub const EXTENTS: Interval = Interval { lo: 0.0, hi: MAX_EXTENT, ..Interval::INTEGERS };

/// Nothing is known but that extents are not negative.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFacts;

impl SymFacts for NoFacts {
    fn range(&self, sym: Sym) -> Interval {
        if sym.nonneg { EXTENTS } else { Interval::INTEGERS }
    }
}

/// An indivisible factor of a term.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Atom {
    /// A symbol.
    Sym(Sym),
    /// The greatest of at least two extents.
    Max(Arc<[Dim]>),
    /// The least of at least two extents.
    Min(Arc<[Dim]>),
    /// `floor(dim / divisor)`, divisor at least 2.
    Floor(Arc<Dim>, i64),
}

/// A product of atoms, sorted, with repetition for powers. The empty product is 1.
pub(crate) type Mono = SmallVec<[Atom; 2]>;

/// A sum of at least one term with at least one atom among them.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Poly {
    terms: Vec<(Mono, i64)>,
}

/// A symbolic integer, in canonical form.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Dim {
    /// A known number.
    Const(i64),
    /// A polynomial with at least one symbol.
    Poly(Arc<Poly>),
    /// Some number, nothing known; two unknowns need not be equal.
    Unknown,
}

/// The largest number of terms, of factors in a term, of arguments of `max`, and of nesting.
const MAX_TERMS: usize = 16;
const MAX_DEGREE: usize = 8;
const MAX_ARGS: usize = 6;
const MAX_DEPTH: usize = 4;
/// Of so many ways to put arguments in the place of `max` and `min` bounds are looked at.
const MAX_PICKS: usize = 12;
/// Of so many combinations of residues divisibility is asked.
const MAX_RESIDUES: u64 = 512;

/// Higher degree first, then by atoms: the constant term comes last.
fn order(a: &Mono, b: &Mono) -> Ordering {
    b.len().cmp(&a.len()).then_with(|| a.cmp(b))
}

impl PartialOrd for Dim {
    fn partial_cmp(&self, other: &Dim) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Dim {
    fn cmp(&self, other: &Dim) -> Ordering {
        let rank = |d: &Dim| match d {
            Dim::Const(_) => 0,
            Dim::Poly(_) => 1,
            Dim::Unknown => 2,
        };
        match (self, other) {
            (Dim::Const(a), Dim::Const(b)) => a.cmp(b),
            (Dim::Poly(a), Dim::Poly(b)) if !Arc::ptr_eq(a, b) => {
                let keys = a.terms.iter().zip(&b.terms).map(|(x, y)| order(&x.0, &y.0).then(x.1.cmp(&y.1)));
                keys.fold(Ordering::Equal, Ordering::then).then(a.terms.len().cmp(&b.terms.len()))
            }
            _ => rank(self).cmp(&rank(other)),
        }
    }
}

impl From<i64> for Dim {
    fn from(n: i64) -> Dim {
        Dim::Const(n)
    }
}

impl From<Sym> for Dim {
    fn from(sym: Sym) -> Dim {
        Dim::atom(Atom::Sym(sym))
    }
}

impl Dim {
    /// Zero.
    pub const ZERO: Dim = Dim::Const(0);
    /// One.
    pub const ONE: Dim = Dim::Const(1);

    /// The extent of this name.
    pub fn named(name: &str) -> Dim {
        Sym::extent(name).into()
    }

    fn atom(atom: Atom) -> Dim {
        Dim::Poly(Arc::new(Poly { terms: vec![(Mono::from_iter([atom]), 1)] }))
    }

    /// The number, if known.
    pub fn as_const(&self) -> Option<i64> {
        if let Dim::Const(n) = self { Some(*n) } else { None }
    }

    /// The symbol, if it is one alone.
    pub fn as_sym(&self) -> Option<Sym> {
        match self.as_terms() {
            [(mono, 1)] => match mono.as_slice() {
                [Atom::Sym(s)] => Some(*s),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether nothing is known.
    pub fn is_unknown(&self) -> bool {
        matches!(self, Dim::Unknown)
    }

    /// The terms with their coefficients; `None` for the unknown.
    pub(crate) fn terms(&self) -> Option<Vec<(Mono, i64)>> {
        match self {
            Dim::Const(0) => Some(Vec::new()),
            Dim::Const(n) => Some(vec![(Mono::new(), *n)]),
            Dim::Poly(p) => Some(p.terms.clone()),
            Dim::Unknown => None,
        }
    }

    /// The canonical sum of terms in any order; unknown where it overflows or grows too large.
    pub(crate) fn from_terms(mut terms: Vec<(Mono, i64)>) -> Dim {
        terms.sort_by(|a, b| order(&a.0, &b.0));
        let mut sum: Vec<(Mono, i64)> = Vec::with_capacity(terms.len());
        for (mono, k) in terms {
            match sum.last_mut() {
                Some(last) if last.0 == mono => match last.1.checked_add(k) {
                    Some(k) => last.1 = k,
                    None => return Dim::Unknown,
                },
                _ => sum.push((mono, k)),
            }
        }
        sum.retain(|t| t.1 != 0);
        match sum.as_slice() {
            [] => Dim::ZERO,
            [(mono, k)] if mono.is_empty() => Dim::Const(*k),
            _ if sum.len() > MAX_TERMS || sum.iter().any(|t| t.0.len() > MAX_DEGREE) => Dim::Unknown,
            _ => Dim::Poly(Arc::new(Poly { terms: sum })),
        }
    }

    /// Sum.
    pub fn add(&self, other: &Dim) -> Dim {
        match (self, other) {
            (Dim::Const(a), Dim::Const(b)) => a.checked_add(*b).map_or(Dim::Unknown, Dim::Const),
            (Dim::Const(0), d) | (d, Dim::Const(0)) => d.clone(),
            _ => match (self.terms(), other.terms()) {
                (Some(mut a), Some(b)) => {
                    a.extend(b);
                    Dim::from_terms(a)
                }
                _ => Dim::Unknown,
            },
        }
    }

    /// Difference.
    pub fn sub(&self, other: &Dim) -> Dim {
        self.add(&other.mul(&Dim::Const(-1)))
    }

    /// Product; zero times the unknown is zero.
    pub fn mul(&self, other: &Dim) -> Dim {
        match (self, other) {
            (Dim::Const(0), _) | (_, Dim::Const(0)) => Dim::ZERO,
            (Dim::Const(1), d) | (d, Dim::Const(1)) => d.clone(),
            (Dim::Const(a), Dim::Const(b)) => a.checked_mul(*b).map_or(Dim::Unknown, Dim::Const),
            _ => match (self.terms(), other.terms()) {
                (Some(a), Some(b)) => product(&a, &b),
                _ => Dim::Unknown,
            },
        }
    }

    /// The greater.
    pub fn maximum(&self, other: &Dim) -> Dim {
        extremum(self, other, true)
    }

    /// The lesser.
    pub fn minimum(&self, other: &Dim) -> Dim {
        extremum(self, other, false)
    }

    /// `floor(self / divisor)`; unknown for divisors below 1.
    pub fn floor_div(&self, divisor: i64) -> Dim {
        let Some(terms) = self.terms() else { return Dim::Unknown };
        if divisor < 1 {
            return Dim::Unknown;
        }
        // floor((d*q + r)/d) = q + floor(r/d), for the coefficients of every term.
        let quotient = terms.iter().map(|(m, k)| (m.clone(), k.div_euclid(divisor))).collect();
        let rest: Vec<_> = terms.into_iter().map(|(m, k)| (m, k.rem_euclid(divisor))).collect();
        let factor = rest.iter().fold(divisor, |g, t| gcd(g, t.1));
        let (rest, divisor) =
            (Dim::from_terms(rest.into_iter().map(|(m, k)| (m, k / factor)).collect()), divisor / factor);
        let range = rest.bounds(&NoFacts);
        let floor = match rest {
            Dim::Const(r) => Dim::Const(r.div_euclid(divisor)),
            _ if range.lo >= 0.0 && range.hi < divisor as f64 => Dim::ZERO,
            Dim::Poly(_) if rest.depth() < MAX_DEPTH => Dim::atom(Atom::Floor(Arc::new(rest), divisor)),
            _ => Dim::Unknown,
        };
        Dim::from_terms(quotient).add(&floor)
    }

    /// Whether `divisor` divides it whatever its symbols stand for: asked of all residues of its atoms, as
    /// `j*(2*n - j + 1)` is even whether `j` is or not.
    pub fn is_multiple_of(&self, divisor: i64) -> bool {
        let Some(terms) = self.terms().filter(|_| divisor >= 1) else { return false };
        let mut atoms: Vec<&Atom> = terms.iter().flat_map(|t| &t.0).collect();
        atoms.sort();
        atoms.dedup();
        let ways = (divisor as u64).checked_pow(atoms.len() as u32).filter(|&w| w <= MAX_RESIDUES);
        let coefficients = || terms.iter().all(|t| t.1 % divisor == 0);
        let Some(ways) = ways else { return coefficients() };
        let modulus = i128::from(divisor);
        (0..ways).all(|way| {
            // The residue of an atom is a digit of `way`.
            let digit = |atom: &Atom| {
                let place = atoms.iter().position(|a| *a == atom).unwrap_or(0);
                i128::from(way / (divisor as u64).pow(place as u32)) % modulus
            };
            let term = |(mono, k): &(Mono, i64)| {
                mono.iter().fold(i128::from(*k) % modulus, |t, atom| t * digit(atom) % modulus)
            };
            terms.iter().map(term).sum::<i128>() % modulus == 0
        })
    }

    /// How deep `max`, `min` and `floor` are nested.
    fn depth(&self) -> usize {
        let Dim::Poly(p) = self else { return 0 };
        let atom_depth = |atom: &Atom| match atom {
            Atom::Sym(_) => 0,
            Atom::Max(args) | Atom::Min(args) => 1 + args.iter().map(Dim::depth).max().unwrap_or(0),
            Atom::Floor(d, _) => 1 + d.depth(),
        };
        p.terms.iter().flat_map(|t| &t.0).map(atom_depth).max().unwrap_or(0)
    }

    /// The value where symbols have these values; `None` where it is unknown or overflows.
    pub fn eval(&self, env: &dyn Fn(Sym) -> Option<i64>) -> Option<i64> {
        let atom_value = |atom: &Atom| match atom {
            Atom::Sym(s) => env(*s),
            Atom::Max(args) => fold_values(args, env, i64::max),
            Atom::Min(args) => fold_values(args, env, i64::min),
            Atom::Floor(d, k) => Some(d.eval(env)?.div_euclid(*k)),
        };
        match self {
            Dim::Const(n) => Some(*n),
            Dim::Unknown => None,
            Dim::Poly(p) => p.terms.iter().try_fold(0i64, |sum, (mono, k)| {
                let term = mono.iter().try_fold(*k, |t, a| t.checked_mul(atom_value(a)?))?;
                sum.checked_add(term)
            }),
        }
    }

    /// The integers the value lies among.
    pub fn bounds(&self, facts: &dyn SymFacts) -> Interval {
        let atom_bounds = |atom: &Atom| match atom {
            Atom::Sym(s) => facts.range(*s),
            Atom::Max(args) => args
                .iter()
                .map(|d| d.bounds(facts))
                .reduce(|a, b| range::max(&[a, b]))
                .unwrap_or(Interval::TOP),
            Atom::Min(args) => args
                .iter()
                .map(|d| d.bounds(facts))
                .reduce(|a, b| range::min(&[a, b]))
                .unwrap_or(Interval::TOP),
            Atom::Floor(d, k) => {
                let quotient = range::rdivide(&[d.bounds(facts), Interval::point(*k as f64)]);
                range::floor(&[quotient])
            }
        };
        let r = match self {
            Dim::Const(n) => Interval::point(*n as f64),
            Dim::Unknown => Interval::INTEGERS,
            Dim::Poly(p) => p.terms.iter().fold(Interval::point(0.0), |sum, (mono, k)| {
                let term =
                    mono.iter().fold(Interval::point(*k as f64), |t, a| range::times(&[t, atom_bounds(a)]));
                range::plus(&[sum, term])
            }),
        };
        let picks = |(mono, _): &(Mono, i64)| matches!(mono.as_slice(), [Atom::Max(_) | Atom::Min(_)]);
        let (lo, hi) = match self.as_terms().iter().any(picks) {
            true => {
                let negated = Dim::ZERO.sub(self);
                (self.picked_bound(facts), negated.picked_bound(facts).map(|most| -most))
            }
            false => (None, None),
        };
        let r =
            Interval { lo: lo.map_or(r.lo, |lo| lo.max(r.lo)), hi: hi.map_or(r.hi, |hi| hi.min(r.hi)), ..r };
        Interval { integer: true, nan: false, neg_zero: false, ..r }.normalised()
    }

    /// The numbers of which this one is the least, where `min` or a negative `max` stands in a sum: `min(n, i + 5) - i` is
    /// the least of `n - i` and `5`.
    pub fn least_of(&self) -> Option<Vec<Dim>> {
        let terms = self.as_terms();
        let (at, args) = terms.iter().enumerate().find_map(|(at, t)| Some((at, falling(t)?)))?;
        let others = terms.iter().enumerate().filter(|(k, _)| *k != at).map(|(_, t)| t.clone());
        let (rest, k) = (Dim::from_terms(others.collect()), Dim::Const(terms[at].1));
        Some(args.iter().map(|a| rest.add(&a.mul(&k))).collect())
    }

    /// The bound from below that the numbers of which this one is the least have, where `max` or `min` stand beside what
    /// their arguments say something of.
    fn picked_bound(&self, facts: &dyn SymFacts) -> Option<f64> {
        let terms = self.as_terms();
        if terms.iter().filter(|t| !t.0.is_empty()).count() < 2 {
            return None;
        }
        let ways: usize = terms.iter().filter_map(falling).map(<[Dim]>::len).product();
        let numbers = if ways > MAX_PICKS { None } else { self.least_of() }?;
        numbers.iter().map(|d| d.bounds(facts).lo).reduce(f64::min)
    }

    /// How the two compare, where it is certain.
    pub fn compare(&self, other: &Dim, facts: &dyn SymFacts) -> Option<Ordering> {
        let d = self.sub(other).bounds(facts);
        if d.lo == 0.0 && d.hi == 0.0 {
            Some(Ordering::Equal)
        } else if d.lo > 0.0 {
            Some(Ordering::Greater)
        } else if d.hi < 0.0 {
            Some(Ordering::Less)
        } else {
            None
        }
    }

    /// Whether the two are equal for all values of the symbols.
    pub fn surely_equals(&self, other: &Dim, facts: &dyn SymFacts) -> bool {
        (self == other && !self.is_unknown()) || self.compare(other, facts) == Some(Ordering::Equal)
    }

    /// Whether the two differ for all values of the symbols.
    pub fn surely_differs(&self, other: &Dim, facts: &dyn SymFacts) -> bool {
        let d = self.sub(other).bounds(facts);
        d.lo > 0.0 || d.hi < 0.0
    }

    /// The same with symbols replaced.
    pub fn substitute(&self, map: &dyn Fn(Sym) -> Option<Dim>) -> Dim {
        let Dim::Poly(p) = self else { return self.clone() };
        let replace = |atom: &Atom| match atom {
            Atom::Sym(s) => map(*s).unwrap_or_else(|| Dim::from(*s)),
            Atom::Max(args) => {
                args.iter().map(|d| d.substitute(map)).reduce(|a, b| a.maximum(&b)).unwrap_or(Dim::Unknown)
            }
            Atom::Min(args) => {
                args.iter().map(|d| d.substitute(map)).reduce(|a, b| a.minimum(&b)).unwrap_or(Dim::Unknown)
            }
            Atom::Floor(d, k) => d.substitute(map).floor_div(*k),
        };
        p.terms.iter().fold(Dim::ZERO, |sum, (mono, k)| {
            sum.add(&mono.iter().fold(Dim::Const(*k), |t, a| t.mul(&replace(a))))
        })
    }

    /// The constant term, and the greatest common divisor of the other coefficients: 0 without any.
    pub(crate) fn constant_and_content(&self) -> (i64, i64) {
        let others = self.as_terms().iter().filter(|t| !t.0.is_empty());
        (constant(self), others.fold(0, |g, t| gcd(g, t.1)))
    }

    /// Whether a symbol occurs in it.
    pub fn mentions(&self, sym: Sym) -> bool {
        let mut found = false;
        self.for_each_sym(&mut |s| found |= s == sym);
        found
    }

    /// Calls `f` with each symbol, repeated as it occurs.
    pub fn for_each_sym(&self, f: &mut dyn FnMut(Sym)) {
        let Dim::Poly(p) = self else { return };
        for atom in p.terms.iter().flat_map(|t| &t.0) {
            match atom {
                Atom::Sym(s) => f(*s),
                Atom::Max(args) | Atom::Min(args) => args.iter().for_each(|d| d.for_each_sym(f)),
                Atom::Floor(d, _) => d.for_each_sym(f),
            }
        }
    }

    /// The terms, for back ends that print extents: factors and coefficient. Empty for constants.
    pub fn as_terms(&self) -> &[(SmallVec<[Atom; 2]>, i64)] {
        match self {
            Dim::Poly(p) => &p.terms,
            _ => &[],
        }
    }

    /// Equal extents stay, others become unknown.
    pub fn join(&self, other: &Dim) -> Dim {
        if self == other { self.clone() } else { Dim::Unknown }
    }

    /// Whether every value of `self` is one of `other`, as data: equal, or `other` unknown.
    pub fn leq(&self, other: &Dim) -> bool {
        other.is_unknown() || self == other
    }

    /// What is left when both hold: `None` when they cannot be equal. Where both are known and not
    /// the same expression it is the lesser in the canonical order, a constant before a symbol.
    pub fn meet(&self, other: &Dim) -> Option<Dim> {
        if self.surely_differs(other, &NoFacts) { None } else { Some(self.min_by_order(other).clone()) }
    }

    fn min_by_order<'a>(&'a self, other: &'a Dim) -> &'a Dim {
        if other < self { other } else { self }
    }
}

/// The arguments of `-max` or `min` in a term, which is the least of its coefficient times each.
fn falling((mono, k): &(Mono, i64)) -> Option<&[Dim]> {
    match mono.as_slice() {
        [Atom::Max(args)] if *k < 0 => Some(args),
        [Atom::Min(args)] if *k > 0 => Some(args),
        _ => None,
    }
}

fn fold_values(args: &[Dim], env: &dyn Fn(Sym) -> Option<i64>, f: fn(i64, i64) -> i64) -> Option<i64> {
    let mut values = args.iter().map(|d| d.eval(env));
    let first = values.next()??;
    values.try_fold(first, |a, b| Some(f(a, b?)))
}

fn product(a: &[(Mono, i64)], b: &[(Mono, i64)]) -> Dim {
    if a.len() * b.len() > 4 * MAX_TERMS * MAX_TERMS {
        return Dim::Unknown;
    }
    let mut terms = Vec::with_capacity(a.len() * b.len());
    for (x, i) in a {
        for (y, j) in b {
            let Some(k) = i.checked_mul(*j) else { return Dim::Unknown };
            let mut mono = x.clone();
            mono.extend(y.iter().cloned());
            mono.sort();
            terms.push((mono, k));
        }
    }
    Dim::from_terms(terms)
}

fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a.wrapping_rem(b));
    }
    a.wrapping_abs().max(1)
}

/// The constant term.
fn constant(d: &Dim) -> i64 {
    match d {
        Dim::Const(n) => *n,
        Dim::Poly(p) => p.terms.last().filter(|t| t.0.is_empty()).map_or(0, |t| t.1),
        Dim::Unknown => 0,
    }
}

/// The arguments `d` contributes to a maximum (minimum): those of `k*max(...) + c`, `k > 0`, with
/// the factor and constant multiplied in, or `d` itself.
fn arguments(d: &Dim, greatest: bool) -> Vec<Dim> {
    if let Dim::Poly(p) = d {
        let (head, k) = &p.terms[0];
        let tail_is_constant = p.terms[1..].iter().all(|t| t.0.is_empty());
        let args = match head.as_slice() {
            [Atom::Max(args)] if greatest => Some(args),
            [Atom::Min(args)] if !greatest => Some(args),
            _ => None,
        };
        if let Some(args) = args.filter(|_| tail_is_constant && *k > 0) {
            let c = Dim::Const(constant(d));
            return args.iter().map(|a| a.mul(&Dim::Const(*k)).add(&c)).collect();
        }
    }
    vec![d.clone()]
}

/// `max` or `min` in canonical form.
fn extremum(a: &Dim, b: &Dim, greatest: bool) -> Dim {
    if a.is_unknown() || b.is_unknown() {
        return Dim::Unknown;
    }
    let mut all = arguments(a, greatest);
    all.extend(arguments(b, greatest));
    all.sort();
    all.dedup();
    let beats = |x: &Dim, y: &Dim| (if greatest { x.sub(y) } else { y.sub(x) }).bounds(&NoFacts).lo >= 0.0;
    // Of arguments that are always equal the first stays.
    let beaten = |i: usize| {
        let by = |j: usize| i != j && beats(&all[j], &all[i]) && (j < i || !beats(&all[i], &all[j]));
        (0..all.len()).any(by)
    };
    let args: Vec<Dim> = (0..all.len()).filter(|&i| !beaten(i)).map(|i| all[i].clone()).collect();
    if let [one] = args.as_slice() {
        return one.clone();
    }
    if args.is_empty()
        || args.len() > MAX_ARGS
        || args.iter().any(|d| d.is_unknown() || d.depth() + 1 > MAX_DEPTH)
    {
        return Dim::Unknown;
    }
    let shift = args.iter().map(constant).min().unwrap_or(0);
    let mut args: Vec<Dim> = args.iter().map(|d| d.sub(&Dim::Const(shift))).collect();
    let factor = args.iter().filter_map(Dim::terms).flatten().fold(0, |g, t| gcd(g, t.1)).max(1);
    for d in &mut args {
        *d = Dim::from_terms(
            d.terms().unwrap_or_default().into_iter().map(|(m, k)| (m, k / factor)).collect(),
        );
    }
    args.sort();
    let atom = if greatest { Atom::Max(args.into()) } else { Atom::Min(args.into()) };
    Dim::atom(atom).mul(&Dim::Const(factor)).add(&Dim::Const(shift))
}

impl fmt::Display for Atom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, name: &str, args: &[Dim]| {
            write!(f, "{name}(")?;
            for (i, d) in args.iter().enumerate() {
                write!(f, "{}{d}", if i > 0 { "," } else { "" })?;
            }
            f.write_str(")")
        };
        match self {
            Atom::Sym(s) => s.fmt(f),
            Atom::Max(args) => list(f, "max", args),
            Atom::Min(args) => list(f, "min", args),
            Atom::Floor(d, k) => write!(f, "floor(({d})/{k})"),
        }
    }
}

impl fmt::Display for Dim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let p = match self {
            Dim::Const(n) => return n.fmt(f),
            Dim::Unknown => return f.write_str(":"),
            Dim::Poly(p) => p,
        };
        for (i, (mono, k)) in p.terms.iter().enumerate() {
            if *k < 0 {
                f.write_str("-")?;
            } else if i > 0 {
                f.write_str("+")?;
            }
            let k = k.unsigned_abs();
            if k != 1 || mono.is_empty() {
                write!(f, "{k}{}", if mono.is_empty() { "" } else { "*" })?;
            }
            let mut j = 0;
            while let Some(atom) = mono.get(j) {
                let power = mono[j..].iter().take_while(|a| *a == atom).count();
                write!(f, "{}{atom}", if j > 0 { "*" } else { "" })?;
                if power > 1 {
                    write!(f, "^{power}")?;
                }
                j += power;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identities_are_decided() {
        let (n, m) = (Dim::named("n"), Dim::named("m"));
        let one = Dim::ONE;
        let square = n.add(&m).mul(&n.add(&m));
        let expanded = n.mul(&n).add(&n.mul(&m).mul(&2.into())).add(&m.mul(&m));
        assert_eq!(square, expanded);
        assert_eq!(n.add(&one).sub(&n), one);
        assert_eq!(n.add(&one).maximum(&n), n.add(&one));
        assert_eq!(Dim::ZERO.maximum(&n), n);
        assert_eq!(n.maximum(&m).maximum(&n), m.maximum(&n));
        assert_eq!(n.add(&one).maximum(&m.add(&one)), n.maximum(&m).add(&one));
        assert_eq!(n.mul(&2.into()).maximum(&m.mul(&2.into())), n.maximum(&m).mul(&2.into()));
        assert_eq!(n.mul(&2.into()).floor_div(2), n);
        assert_eq!(
            n.mul(&3.into()).add(&5.into()).floor_div(2),
            n.add(&2.into()).add(&n.add(&one).floor_div(2))
        );
    }

    #[test]
    fn shown_as_one_writes_them() {
        let (n, m) = (Dim::named("n"), Dim::named("m"));
        let check = |d: Dim, text: &str| assert_eq!(d.to_string(), text);
        check(n.add(&1.into()), "n+1");
        check(n.sub(&1.into()), "n-1");
        check(n.mul(&m).mul(&2.into()), "2*m*n");
        check(n.mul(&n).sub(&m), "n^2-m");
        check(Dim::ZERO.sub(&n), "-n");
        check(n.maximum(&m), "max(m,n)");
        check(Dim::Unknown, ":");
        check(Dim::from(Sym::value("k", 3)).maximum(&Dim::ZERO), "max(0,$k#3)");
    }

    #[test]
    fn comparisons_use_what_is_known_of_symbols() {
        let n = Dim::named("n");
        assert_eq!(n.add(&1.into()).compare(&n, &NoFacts), Some(Ordering::Greater));
        assert_eq!(n.add(&1.into()).compare(&Dim::ZERO, &NoFacts), Some(Ordering::Greater));
        assert_eq!(n.compare(&Dim::ONE, &NoFacts), None);
        assert!(!Dim::Unknown.surely_equals(&Dim::Unknown, &NoFacts));
    }
}
