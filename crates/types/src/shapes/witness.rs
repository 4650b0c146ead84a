//! Numbers that show how two terms differ: how they are found in a case, made small and written.
//!
//! A model of a case gives each variable that is not solved a number within its bounds, and each
//! tail a dimension of its own, so that joins of different tails differ and those that need not
//! conform do not. What comes out need not be a model, since a state forgets: whoever uses it
//! evaluates the terms.

use super::concrete::{Sizes, canonical};
use super::problem::{Ext, Model, Outcome, Problem};
use super::state::{Fact, State, Var};
use super::term::{Query, Rule};
use crate::{Relations, Sym};
use base::Name;
use smallvec::SmallVec;
use std::fmt;

/// How many guesses are made in a case.
const GUESSES: u32 = 40;

/// Shapes, extents and ways for the names of two terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Witness {
    /// Shapes of the opaque ones.
    pub shapes: Vec<(Name, Sizes)>,
    /// Values of the symbols.
    pub values: Vec<(Sym, i64)>,
    /// Joins, and whether they are reached the second way.
    pub joins: Vec<(Name, bool)>,
}

impl Witness {
    pub(super) fn new(p: &Problem, m: &Model) -> Witness {
        Witness {
            shapes: p.opaque.iter().copied().zip(m.shapes.iter().cloned()).collect(),
            values: p.syms.iter().copied().zip(m.values.iter().copied()).collect(),
            joins: p.joins.iter().enumerate().map(|(k, n)| (*n, m.second >> k & 1 == 1)).collect(),
        }
    }

    /// The model of a problem whose names all have values here; others are scalars and zeros.
    fn model(&self, p: &Problem) -> Model {
        let shape = |n: &Name| self.shapes.iter().find(|s| s.0 == *n).and_then(|s| canonical(&s.1));
        let value = |s: &Sym| self.values.iter().find(|v| v.0 == *s).map_or(0, |v| v.1);
        let second = |n: &Name| self.joins.iter().any(|j| j.0 == *n && j.1);
        Model {
            shapes: p.opaque.iter().map(|n| shape(n).unwrap_or_else(|| Sizes::from_slice(&[1, 1]))).collect(),
            values: p.syms.iter().map(value).collect(),
            second: p.joins.iter().enumerate().map(|(k, n)| u32::from(second(n)) << k).sum(),
        }
    }

    /// The shapes of the two sides here; `None` where they have too many names.
    pub fn shapes_of(&self, rule: Rule, left: &Query, right: &Query) -> Option<[Vec<Option<Sizes>>; 2]> {
        let p = Problem::new(rule, left, right, &Relations::default())?;
        let shapes = p.eval(&self.model(&p));
        let side =
            |members: &[u16]| members.iter().map(|k| shapes[usize::from(*k)].clone()).collect::<Vec<_>>();
        Some([side(&p.left), side(&p.right)])
    }

    /// Numbers that show the same and are small: shapes, extents, and an extent wherever it occurs
    /// are replaced by the first in a list that will do, until nothing changes.
    pub fn smallest(self, rule: Rule, left: &Query, right: &Query) -> Witness {
        let Some(p) = Problem::new(rule, left, right, &Relations::default()) else { return self };
        let mut model = self.model(&p);
        let shows = p.outcome(&model);
        if shows == Outcome::Same {
            return self;
        }
        if p.opaque.len() == 2 && p.syms.is_empty() {
            let pairs = small_shapes().flat_map(|s| small_shapes().map(move |t| [s.clone(), t]));
            try_each(&p, shows, &mut model, pairs, |m, pair| m.shapes = SmallVec::from_iter(pair));
        }
        for _ in 0..4 {
            let before = model.clone();
            for k in 0..model.shapes.len() {
                try_each(&p, shows, &mut model, small_shapes(), |m, s| m.shapes[k] = s);
            }
            for k in 0..model.values.len() {
                let old = model.values[k];
                try_each(&p, shows, &mut model, (0..old.min(8)).chain([old]), |m, n| m.values[k] = n);
            }
            for old in 3..=9 {
                let replace = |m: &mut Model, new: i64| {
                    let all = m.shapes.iter_mut().flatten().chain(&mut m.values);
                    all.filter(|n| **n == old).for_each(|n| *n = new);
                };
                try_each(&p, shows, &mut model, 2..=old, replace);
            }
            if model == before {
                break;
            }
        }
        Witness::new(&p, &model)
    }
}

/// Takes the first change that shows the same.
fn try_each<T>(
    p: &Problem,
    shows: Outcome,
    model: &mut Model,
    choices: impl Iterator<Item = T>,
    set: impl Fn(&mut Model, T),
) {
    for choice in choices {
        let mut changed = model.clone();
        set(&mut changed, choice);
        if p.outcome(&changed) == shows {
            *model = changed;
            return;
        }
    }
}

/// Shapes that people like to see, simplest first.
fn small_shapes() -> impl Iterator<Item = Sizes> {
    let list: [&[i64]; 17] = [
        &[1, 1],
        &[1, 2],
        &[2, 1],
        &[2, 2],
        &[1, 3],
        &[3, 1],
        &[2, 3],
        &[3, 2],
        &[3, 3],
        &[1, 1, 2],
        &[1, 2, 2],
        &[2, 1, 2],
        &[2, 2, 2],
        &[0, 0],
        &[1, 0],
        &[0, 1],
        &[2, 3, 2],
    ];
    list.into_iter().map(Sizes::from_slice)
}

/// Guesses at models of a case, the likeliest first.
pub fn models<'a>(p: &'a Problem, st: &'a State) -> impl Iterator<Item = Model> + 'a {
    (0..GUESSES).filter_map(move |guess| model(p, st, guess))
}

/// A number that looks random.
fn mix(a: u32, b: u32) -> i64 {
    let mut x = a.wrapping_mul(0x9e37_79b9) ^ b.wrapping_add(1).wrapping_mul(0x85eb_ca6b);
    x ^= x >> 15;
    x = x.wrapping_mul(0xc2b2_ae35);
    i64::from(x ^ x >> 13)
}

fn model(p: &Problem, st: &State, guess: u32) -> Option<Model> {
    let tail_sizes = tails(p, st, guess);
    let numbers = extents(st, guess, &tail_sizes);
    let var = |v: u16| value(st, &numbers, &Ext::Var(v), 0);
    let values: Option<SmallVec<[i64; 4]>> = (0..p.syms.len()).map(|k| var(k as u16)).collect();
    let shape = |k: usize| {
        let exts: Option<Sizes> = (0..p.rank).map(|d| var(p.extent_var(k as u8, d))).collect();
        let mut sizes = exts?;
        sizes.extend(union(st.tail(1 << k).0, &tail_sizes));
        canonical(&sizes)
    };
    let shapes: Option<SmallVec<[Sizes; 4]>> = (0..p.opaque.len()).map(shape).collect();
    let mut second = if guess % 2 == 1 { guess >> 1 } else { 0 };
    for (fact, holds, _) in &st.noted {
        if let Fact::Second(k) = fact {
            second = second & !(1 << k) | u32::from(*holds) << k;
        }
    }
    Some(Model { shapes: shapes?, values: values?, second })
}

/// The extents of each tail that is not solved: a dimension for each, and one for two that clash.
fn tails(p: &Problem, st: &State, guess: u32) -> Vec<Sizes> {
    let n = st.tails.len();
    let mut sizes: Vec<Sizes> = vec![Sizes::new(); n];
    let mut add = |column: &dyn Fn(usize) -> i64| {
        sizes.iter_mut().enumerate().for_each(|(k, s)| s.push(column(k)));
    };
    for k in 0..p.opaque.len() {
        let wanted = st.tails[k].not_one || (guess % 3 == 1 && st.tails[k].is.is_none());
        if wanted {
            add(&|j| if j == k { 2 + k as i64 } else { 1 });
        }
        for j in (0..k).filter(|j| st.tails[k].clashes >> j & 1 == 1) {
            add(&|i| if i == k { 2 } else { 1 + 2 * i64::from(i == j) });
        }
    }
    sizes
}

/// The extents of a join of tails.
fn union(tails: u32, sizes: &[Sizes]) -> Sizes {
    let mut join: Sizes = sizes.first().map_or_else(Sizes::new, |s| s.iter().map(|_| 1).collect());
    for (_, s) in sizes.iter().enumerate().filter(|(k, _)| tails >> k & 1 == 1) {
        join.iter_mut().zip(s).for_each(|(a, b)| *a = (*a).max(*b));
    }
    join
}

/// A number for each variable; those of solved ones are not meant.
fn extents(st: &State, guess: u32, tail_sizes: &[Sizes]) -> Vec<i64> {
    let number = |(k, v): (usize, &Var)| {
        let numel = st.numels.iter().find(|n| usize::from(n.1) == k);
        if let Some((tails, _)) = numel {
            return union(st.tail(*tails).0, tail_sizes).iter().product();
        }
        let least = v.lo.max(0).max(v.lo);
        let wish = match guess {
            0 => 2 + k as i64,
            1 => 2,
            2 => 1,
            3 => 2 + (k as i64) % 2,
            4 => 0,
            _ => mix(guess, k as u32) % (2 + i64::from(guess % 5)),
        };
        let n = wish.max(least).min(v.hi);
        if v.not_one && n == 1 { if v.lo <= 0 && guess > 20 { 0 } else { 2.min(v.hi) } } else { n }
    };
    st.vars.iter().enumerate().map(number).collect()
}

/// The number of an extent whose variables have these; `None` for a negative extent.
fn value(st: &State, numbers: &[i64], e: &Ext, depth: u32) -> Option<i64> {
    if depth > 64 {
        return None;
    }
    match e {
        Ext::Const(n) => Some(*n),
        Ext::Var(v) => {
            let var = &st.vars[usize::from(*v)];
            let n = match &var.is {
                Some(is) => value(st, numbers, is, depth + 1)?,
                None => numbers[usize::from(*v)],
            };
            (n >= 0 || !var.nonneg).then_some(n)
        }
        Ext::Poly(d) => d.eval(&|s: Sym| value(st, numbers, &Ext::Var(s.id as u16), depth + 1)),
    }
}

impl fmt::Display for Witness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts: Vec<String> = Vec::new();
        parts.extend(self.shapes.iter().map(|(n, s)| format!("{n} = {}", by(s))));
        parts.extend(self.values.iter().map(|(s, n)| format!("{s} = {n}")));
        parts.extend(
            self.joins
                .iter()
                .map(|(n, second)| format!("{n} takes the {} way", if *second { "second" } else { "first" })),
        );
        f.write_str(&parts.join(", "))
    }
}

/// A shape as people write it: `2x3`.
pub(super) fn by(sizes: &[i64]) -> String {
    sizes.iter().map(i64::to_string).collect::<Vec<_>>().join("x")
}
