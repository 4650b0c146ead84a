//! Random pairs of terms whose relation is known: at most four opaque shapes and eight operators.
//!
//! Equal pairs come of identities, each of which is a theorem about the rules on numbers (said
//! beside it) and is applied somewhere in the term, one to six times. Pairs that differ only where
//! illegal come of rewritings that change legality alone; pairs that differ of replaced parts; for
//! both, random shapes must show it.

use super::{Seen, seen};
use base::Name;
use tame_types::shapes::{Op, Rule, Sizes, Term, Witness};
use tame_types::{Dim, Sym};

/// The most operators of a term.
const OPERATORS: u32 = 8;

/// A small generator of random numbers (splitmix64).
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// How the two terms of a pair relate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    Equal,
    WhereLegal,
    Different,
}

pub struct Pair {
    pub left: Term,
    pub right: Term,
}

const NAMES: [&str; 4] = ["s", "t", "u", "v"];

/// Shapes and extents for all names, chosen so that operations are often legal.
pub fn sample(rng: &mut Rng) -> Witness {
    const POOL: [&[i64]; 20] = [
        &[1, 1],
        &[1, 1],
        &[2, 2],
        &[2, 2],
        &[3, 3],
        &[1, 2],
        &[2, 1],
        &[1, 3],
        &[3, 1],
        &[2, 3],
        &[3, 2],
        &[0, 0],
        &[1, 0],
        &[0, 1],
        &[0, 3],
        &[1, 1, 2],
        &[2, 2, 2],
        &[2, 1, 3],
        &[1, 3, 1, 2],
        &[2, 2, 3],
    ];
    let few: Vec<&[i64]> = (0..1 + rng.below(3)).map(|_| *rng.pick(&POOL)).collect();
    let mut shape = |name: &&str| {
        let shape = if rng.below(4) == 0 { *rng.pick(&POOL) } else { *rng.pick(&few) };
        (Name::new(name), Sizes::from_slice(shape))
    };
    Witness {
        shapes: NAMES.iter().map(&mut shape).collect(),
        values: ["n", "m"].iter().map(|n| (Sym::extent(n), rng.below(5) as i64)).collect(),
        joins: ["P", "Q"].iter().map(|n| (Name::new(n), rng.below(2) == 1)).collect(),
    }
}

fn node(op: Op, args: impl IntoIterator<Item = Term>) -> Term {
    Term::of(op, args).expect("small")
}

fn plus(a: &Term, b: &Term) -> Term {
    node(Op::Elementwise, [a.clone(), b.clone()])
}

fn times(a: &Term, b: &Term) -> Term {
    node(Op::Product, [a.clone(), b.clone()])
}

fn turn(a: &Term) -> Term {
    node(Op::Transpose, [a.clone()])
}

fn leaf(rng: &mut Rng, names: usize) -> Term {
    let n = || Dim::named("n");
    let m = || Dim::named("m");
    match rng.below(14) {
        0 => Term::scalar(),
        1 => node(Op::Extents([n(), m()].into_iter().collect()), []),
        2 => node(Op::Extents([n(), n()].into_iter().collect()), []),
        3 => node(Op::Extents([2.into(), 3.into()].into_iter().collect()), []),
        _ => Term::opaque(NAMES[rng.below(names)]),
    }
}

/// A random term with so many operators.
fn term(rng: &mut Rng, names: usize, operators: usize) -> Term {
    if operators == 0 {
        return leaf(rng, names);
    }
    let rest = operators - 1;
    let two = |rng: &mut Rng, op: Op| {
        let first = rng.below(rest + 1);
        let a = term(rng, names, first);
        node(op, [a, term(rng, names, rest - first)])
    };
    let dims = |rng: &mut Rng| {
        let choices = [Dim::named("n"), Dim::named("m"), 2.into(), 1.into(), Dim::named("n").add(&1.into())];
        (0..2).map(|_| rng.pick(&choices).clone()).collect()
    };
    match rng.below(32) {
        0..=9 => two(rng, Op::Elementwise),
        10..=16 => two(rng, Op::Product),
        17 => two(rng, Op::LeftDivide),
        18 => two(rng, Op::RightDivide),
        19 => two(rng, Op::Power),
        20 => two(rng, Op::Cat(1)),
        21 => two(rng, Op::Cat(0)),
        22 => two(rng, Op::Kron),
        23 => {
            let choice = Name::new(["P", "Q"][rng.below(2)]);
            two(rng, Op::Join(choice))
        }
        24 => two(rng, Op::Index { colons: 0, count: 1 }),
        other => {
            let a = term(rng, names, rest);
            let op = match other {
                25 | 26 => Op::Transpose,
                27 => Op::Reduce(Some(rng.below(2) as u8)),
                28 => Op::Reduce(None),
                29 => Op::Index { colons: 1, count: 1 },
                30 => Op::Repmat(dims(rng)),
                _ => Op::Reshape(dims(rng)),
            };
            node(op, [a])
        }
    }
}

/// A rewriting of a term at its root, where it applies.
type Rewriting = fn(&Term, &mut Rng) -> Option<Term>;

fn binary<'a>(t: &'a Term, op: &Op) -> Option<(&'a Term, &'a Term)> {
    match t.args() {
        [a, b] if t.op() == op => Some((a, b)),
        _ => None,
    }
}

fn sum_of(t: &Term) -> Option<(&Term, &Term)> {
    binary(t, &Op::Elementwise)
}

fn product_of(t: &Term) -> Option<(&Term, &Term)> {
    binary(t, &Op::Product)
}

/// `x*x`.
fn square_of(t: &Term) -> Option<&Term> {
    product_of(t).filter(|(a, b)| a == b).map(|(a, _)| a)
}

/// Holds under both rules, illegal cases included.
const EQUAL: &[Rewriting] = &[
    // Elementwise operations: commutative, associative, idempotent, with scalars as neutral.
    |t, _| sum_of(t).map(|(a, b)| plus(b, a)),
    |t, _| sum_of(t).and_then(|(a, bc)| sum_of(bc).map(|(b, c)| plus(&plus(a, b), c))),
    |t, _| sum_of(t).and_then(|(ab, c)| sum_of(ab).map(|(a, b)| plus(a, &plus(b, c)))),
    |t, _| Some(plus(t, t)),
    |t, _| sum_of(t).map(|(a, _)| plus(t, a)),
    |t, _| Some(plus(&Term::scalar(), t)),
    |t, _| Some(times(t, &Term::scalar())),
    |t, _| Some(node(Op::RightDivide, [t.clone(), Term::scalar()])),
    // Only matrices are turned, and what is turned is one.
    |t, _| if let Op::Transpose = t.op() { Some(turn(&turn(t))) } else { None },
    |t, _| match (t.op(), t.args()) {
        (Op::Transpose, [x]) => product_of(x).map(|(a, b)| times(&turn(b), &turn(a))),
        _ => None,
    },
    |t, _| match (t.op(), t.args()) {
        (Op::Transpose, [x]) => sum_of(x).map(|(a, b)| plus(&turn(a), &turn(b))),
        _ => None,
    },
    |t, _| match (t.op(), t.args()) {
        (Op::Transpose, [x]) => {
            binary(x, &Op::LeftDivide).map(|(a, b)| node(Op::RightDivide, [turn(b), turn(a)]))
        }
        _ => None,
    },
    |t, _| match (t.op(), t.args()) {
        (Op::Transpose, [x]) => binary(x, &Op::Cat(1)).map(|(a, b)| node(Op::Cat(0), [turn(a), turn(b)])),
        _ => None,
    },
    // What has been reduced along a dimension has extent 1 there.
    |t, _| match t.op() {
        Op::Reduce(Some(k)) => Some(node(Op::Reduce(Some(*k)), [t.clone()])),
        _ => None,
    },
    |t, _| match (t.op(), t.args()) {
        (Op::Reduce(Some(k)), [x]) if matches!(x.op(), Op::Reduce(Some(_))) => {
            let inner = node(Op::Reduce(Some(*k)), [x.args()[0].clone()]);
            Some(node(x.op().clone(), [inner]))
        }
        _ => None,
    },
    // x*x is x where it is legal, and x is square or a scalar then.
    |t, _| square_of(t).map(|x| plus(x, t)),
    |t, _| square_of(t).map(|x| times(x, t)),
    |t, _| square_of(t).map(|x| times(t, x)),
    |t, _| square_of(t).map(|_| times(t, t)),
    |t, _| square_of(t).map(|x| node(Op::Power, [x.clone(), Term::scalar()])),
    // (s*s + t)*(t*t + s) = s*s + t*t: both are square, and equal where neither is a scalar.
    |t, _| {
        let (a, b) = sum_of(t)?;
        let (s, u) = (square_of(a)?, square_of(b)?);
        Some(times(&plus(a, u), &plus(b, s)))
    },
    // Lemma 9: s*(s*(s*t)).
    |t, _| {
        let (s, x) = product_of(t)?;
        let (s2, y) = product_of(x)?;
        let (s3, _) = product_of(y)?;
        (s == s2 && s == s3).then(|| times(s, t))
    },
    // Concatenation side by side: parts that are 0-by-0 add nothing.
    |t, _| {
        let (ab, c) = binary(t, &Op::Cat(1))?;
        let (a, b) = binary(ab, &Op::Cat(1))?;
        Some(node(Op::Cat(1), [a.clone(), b.clone(), c.clone()]))
    },
    // One choice, one way.
    |t, _| Some(node(Op::Join(Name::new("P")), [t.clone(), t.clone()])),
    |t, _| {
        let (x, c) = sum_of(t)?;
        let Op::Join(_) = x.op() else { return None };
        let [a, b] = x.args() else { return None };
        Some(node(x.op().clone(), [plus(a, c), plus(b, c)]))
    },
    |t, _| match t.op() {
        Op::Index { colons: 1, count: 1 } => Some(node(t.op().clone(), [t.clone()])),
        _ => None,
    },
    // Elements are counted in any shape.
    |t, _| match (t.op(), t.args()) {
        (Op::Reshape(_), [x]) => {
            Some(node(t.op().clone(), [node(Op::Index { colons: 1, count: 1 }, [x.clone()])]))
        }
        _ => None,
    },
    |t, _| match (t.op(), t.args()) {
        (Op::Repmat(d), [x]) => {
            let rows = node(Op::Repmat([d[0].clone(), Dim::ONE].into_iter().collect()), [x.clone()]);
            Some(node(Op::Repmat([Dim::ONE, d[1].clone()].into_iter().collect()), [rows]))
        }
        _ => None,
    },
    |t, _| {
        let (ab, c) = binary(t, &Op::Kron)?;
        let (a, b) = binary(ab, &Op::Kron)?;
        Some(node(Op::Kron, [a.clone(), node(Op::Kron, [b.clone(), c.clone()])]))
    },
];

/// The paper's lemmas: equal under the classic rule, and where both are legal under the other.
const LEMMAS: &[Rewriting] = &[
    |t, _| {
        let (a, b) = sum_of(t)?;
        let x = plus(square_of(a)?, square_of(b)?);
        Some(times(&x, &x))
    },
    |t, _| {
        let (s, b) = sum_of(t)?;
        Some(times(&plus(s, square_of(b)?), square_of(b)?))
    },
    |t, _| {
        let (a, u) = sum_of(t)?;
        Some(times(square_of(a)?, &plus(square_of(a)?, u)))
    },
    |t, _| {
        let (a, u) = sum_of(t)?;
        Some(plus(a, &times(square_of(a)?, u)))
    },
    |t, _| {
        let (s, b) = sum_of(t)?;
        Some(plus(&times(s, square_of(b)?), b))
    },
    |t, _| {
        let (a, b) = sum_of(t)?;
        let x = plus(a, square_of(b)?);
        square_of(a)?;
        Some(times(&x, &x))
    },
    |t, _| {
        let (a, _) = sum_of(t)?;
        Some(times(square_of(a)?, t))
    },
];

/// Restricts where a term is legal and leaves its shape.
const RESTRICT: &[Rewriting] = &[
    |t, _| Some(times(t, t)),
    |t, _| Some(turn(&turn(t))),
    |t, _| Some(node(Op::Power, [t.clone(), Term::scalar()])),
    |t, _| Some(node(Op::Kron, [t.clone(), Term::scalar()])),
];

fn positions(t: &Term) -> usize {
    1 + t.args().iter().map(positions).sum::<usize>()
}

/// The term with what stands at a position, in preorder, changed.
fn at(t: &Term, position: usize, change: &mut dyn FnMut(&Term) -> Option<Term>) -> Option<Term> {
    if position == 0 {
        return change(t);
    }
    let mut position = position - 1;
    let mut args = t.args().to_vec();
    for a in &mut args {
        let n = positions(a);
        if position < n {
            *a = at(a, position, change)?;
            return Term::of(t.op().clone(), args);
        }
        position -= n;
    }
    None
}

/// Applies one of some rewritings somewhere; `None` where none applies in a few attempts.
fn somewhere(t: &Term, rng: &mut Rng, list: &[&[Rewriting]]) -> Option<Term> {
    for _ in 0..40 {
        let theorems = list[rng.below(list.len())];
        let rewriting = *rng.pick(theorems);
        let position = rng.below(positions(t));
        let changed = at(t, position, &mut |x| rewriting(x, rng));
        if let Some(t) = changed.filter(|t| t.operators() <= OPERATORS) {
            return Some(t);
        }
    }
    None
}

/// A term and one that is equal to it, under a rule.
fn equal(rng: &mut Rng, rule: Rule) -> Pair {
    loop {
        let names = 1 + rng.below(4);
        let operators = 1 + rng.below(5);
        let left = term(rng, names, operators);
        let theorems: &[&[Rewriting]] = if rule == Rule::Classic { &[EQUAL, LEMMAS] } else { &[EQUAL] };
        let mut right = left.clone();
        for _ in 0..1 + rng.below(6) {
            right = somewhere(&right, rng, theorems).unwrap_or(right);
        }
        if left != right {
            return if rng.below(2) == 0 { Pair { left, right } } else { Pair { left: right, right: left } };
        }
    }
}

/// What random shapes show of a pair: a difference, or else that legality differs.
fn shown(rng: &mut Rng, rule: Rule, pair: &Pair) -> Relation {
    let mut shown = Relation::Equal;
    for _ in 0..300 {
        match seen(rule, pair, &sample(rng)) {
            Seen::Same => {}
            Seen::Different => return Relation::Different,
            _ => shown = Relation::WhereLegal,
        }
    }
    shown
}

/// A pair of a relation.
pub fn pair(rng: &mut Rng, rule: Rule, want: Relation) -> Pair {
    loop {
        let mut pair = equal(rng, rule);
        match want {
            Relation::Equal => return pair,
            Relation::WhereLegal => {
                let rewritings: &[&[Rewriting]] =
                    if rule == Rule::Classic { &[RESTRICT] } else { &[RESTRICT, LEMMAS] };
                let Some(right) = somewhere(&pair.right, rng, rewritings) else { continue };
                pair.right = right;
            }
            Relation::Different => {
                let place = rng.below(positions(&pair.right));
                let operators = rng.below(2);
                let other = term(rng, 4, operators);
                let Some(right) = at(&pair.right, place, &mut |_| Some(other.clone())) else { continue };
                pair.right = right;
            }
        }
        if pair.right.operators() <= OPERATORS && shown(rng, rule, &pair) == want {
            return pair;
        }
    }
}
