//! The shortest term that is equal to a given one, for what people read.
//!
//! Terms over the leaves and operators of the given one are made in order of size. Each is
//! evaluated on some shapes; of terms that agree on all of them the first stays, and one that
//! agrees with the given term is returned if [`decide`] says that it is equal. So the answer is
//! equal; it is the shortest but for terms that were dropped for one that agrees by accident, and
//! for the budget ([`MOST`]); without an answer the arguments are made shorter one by one.

use super::concrete::{Sizes, apply};
use super::decide::{Effort, Verdict, decide_within};
use super::problem::{Model, Problem};
use super::term::{Op, Query, Rule, Term};
use crate::Relations;
use smallvec::SmallVec;
use std::collections::HashSet;

/// The terms that are made at most.
const MOST: usize = 6000;

/// The cases one decision may look at.
const CASES: u32 = 2000;

/// The shapes that a term has on the samples.
type Print = Vec<Option<Sizes>>;

/// Shapes for the samples: those of small numbers, often equal.
const POOL: [&[i64]; 10] =
    [&[2, 2], &[1, 1], &[1, 2], &[2, 1], &[3, 2], &[2, 2, 2], &[0, 0], &[3, 3], &[1, 1, 2], &[1, 0]];

/// How many samples there are.
const SAMPLES: usize = 40;

/// The shortest equal term that is found.
pub fn simplify(rule: Rule, term: &Term) -> Term {
    match shorter(rule, term) {
        Some(found) => found,
        None => {
            let args: Vec<Term> = term.args().iter().map(|a| simplify(rule, a)).collect();
            Term::of(term.op().clone(), args).unwrap_or_else(|| term.clone())
        }
    }
}

/// What a search knows: samples, and the terms made so far by size, each with its print.
struct Search<'a> {
    rule: Rule,
    term: &'a Term,
    target: Print,
    samples: Vec<Model>,
    sizes: Vec<Vec<(Term, Print)>>,
    seen: HashSet<Print>,
    made: usize,
}

fn shorter(rule: Rule, term: &Term) -> Option<Term> {
    let query = Query::One(term.clone());
    let problem = Problem::new(rule, &query, &query, &Relations::default())?;
    let samples: Vec<Model> = (0..SAMPLES).map(|k| sample(&problem, k)).collect();
    let top = usize::from(*problem.left.first()?);
    let target = samples.iter().map(|m| problem.eval(m)[top].clone()).collect();
    let mut s =
        Search { rule, term, target, samples, sizes: vec![Vec::new()], seen: HashSet::default(), made: 0 };
    let (mut leaves, mut ops) = (vec![(Op::Illegal, 0), (Term::scalar().op().clone(), 0)], Vec::new());
    for node in &problem.nodes {
        let list = if node.args.is_empty() { &mut leaves } else { &mut ops };
        let entry = (node.op.clone(), node.args.len());
        if !list.contains(&entry) {
            list.push(entry);
        }
    }
    // Of terms of one length sums read best, of names the first in the alphabet: equal terms are
    // mostly shown as the same one.
    ops.sort_by_key(|(op, _)| *op != Op::Elementwise);
    leaves.sort_by_key(|(op, _)| if let Op::Opaque(name) = op { (0, name.as_str()) } else { (1, "") });
    for size in 1..=term.size() as usize {
        s.sizes.push(Vec::new());
        for (op, n) in if size == 1 { &leaves } else { &ops } {
            if let Some(found) = s.with_operator(&problem, op, *n, size) {
                return Some(found);
            }
        }
        if s.made > MOST {
            break;
        }
    }
    None
}

/// Shapes and numbers of a sample; the first ones are all equal.
fn sample(p: &Problem, k: usize) -> Model {
    let pick = |j: usize| (k + j * (k / POOL.len()) * 7 + (k / 3) * j) % POOL.len();
    Model {
        shapes: (0..p.opaque.len()).map(|j| Sizes::from_slice(POOL[pick(j)])).collect(),
        values: (0..p.syms.len()).map(|j| ((k + j * (k / 4)) % 5) as i64).collect(),
        second: k as u32 ^ k as u32 >> 2,
    }
}

impl Search<'_> {
    /// Makes the terms of a size with an operator on top.
    fn with_operator(&mut self, p: &Problem, op: &Op, arity: usize, size: usize) -> Option<Term> {
        let mut parts: Vec<SmallVec<[usize; 3]>> = vec![SmallVec::new()];
        // The sizes of the arguments: all that add up.
        for k in 0..arity {
            let mut longer = Vec::new();
            for start in &parts {
                let rest = (size - 1).saturating_sub(start.iter().sum::<usize>());
                let least = if k + 1 == arity { rest } else { 1 };
                longer.extend((least.max(1)..=rest).map(|n| start.iter().copied().chain([n]).collect()));
            }
            parts = longer;
        }
        for sizes in parts {
            let counts: SmallVec<[usize; 3]> = sizes.iter().map(|n| self.sizes[*n].len()).collect();
            for choice in 0..counts.iter().product::<usize>() {
                let mut rest = choice;
                let mut at = |k: usize| {
                    let j = rest % counts[k];
                    rest /= counts[k];
                    (sizes[k], j)
                };
                let places: SmallVec<[(usize, usize); 3]> = (0..arity).map(&mut at).collect();
                if *op == Op::Elementwise && places[0] > places[1] {
                    continue;
                }
                if let Some(found) = self.made(p, op, &places, size) {
                    return Some(found);
                }
                if self.made > MOST {
                    return None;
                }
            }
        }
        None
    }

    /// Makes a term of others; it is the answer where it is equal to the given one.
    fn made(&mut self, p: &Problem, op: &Op, places: &[(usize, usize)], size: usize) -> Option<Term> {
        self.made += 1;
        let args: Vec<&(Term, Print)> = places.iter().map(|(n, k)| &self.sizes[*n][*k]).collect();
        let print: Print = (0..self.samples.len())
            .map(|k| {
                let shapes = args.iter().map(|(_, print)| print[k].as_ref());
                evaluated(p, &self.samples[k], op, shapes.collect())
            })
            .collect();
        let term = Term::of(op.clone(), args.iter().map(|(t, _)| t.clone()))?;
        if print == self.target {
            let sides = [&term, self.term].map(|t| Query::One(t.clone()));
            let most = Effort { cases: CASES };
            if decide_within(self.rule, &sides[0], &sides[1], most).0 == Verdict::Equal {
                return Some(term);
            }
        }
        if self.seen.insert(print.clone()) {
            self.sizes[size].push((term, print));
        }
        None
    }
}

/// The shape of an operation on a sample.
fn evaluated(p: &Problem, m: &Model, op: &Op, args: SmallVec<[Option<&Sizes>; 3]>) -> Option<Sizes> {
    match op {
        Op::Opaque(name) => return Some(m.shapes[p.opaque.iter().position(|n| n == name)?].clone()),
        Op::Join(name) => {
            let k = p.joins.iter().position(|n| n == name)?;
            return args[(m.second >> k & 1) as usize].cloned();
        }
        _ => {}
    }
    let args: Option<SmallVec<[&Sizes; 3]>> = args.into_iter().collect();
    let value = |s| Some(m.values[p.syms.iter().position(|x| *x == s)?]);
    let extents: Option<Sizes> = op.extents().iter().map(|d| d.eval(&value)).collect();
    apply(p.rule, op, &args?, &extents?, false)
}
