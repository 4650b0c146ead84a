//! The rules of shapes under assumptions. A rule answers with the shape of the result, or that the
//! operation is illegal, or with the question whose answer it needs ([`Stop::Split`]).
//!
//! Each rule first takes what holds in several cases at once (a product whose operands conform has
//! its shape by one formula, scalars or not), so that few questions are asked. The results agree
//! with `concrete` for every model of the assumptions; a property test holds them against it.

use super::facts::Known;
use super::problem::{Ext, Flat, Problem};
use super::state::{Deps, Fact, Facts, State, Tails};
use super::term::{Op, Rule};
use crate::Dim;
use smallvec::{SmallVec, smallvec};

/// The shape of a node in a case, and what it rests on: extents up to the problem's rank, and the
/// tail.
#[derive(Clone, Debug)]
pub struct Val {
    pub exts: SmallVec<[Ext; 3]>,
    pub tail: Tails,
    pub deps: Deps,
}

/// What a node is in a case.
#[derive(Clone, Debug)]
pub enum Out {
    Legal(Val),
    Illegal(Deps),
}

/// Why a rule has no answer.
#[derive(Debug)]
pub enum Stop {
    /// It depends on whether all of these hold.
    Split(Facts),
    /// There is no form for the result.
    Stuck,
}

/// The shape without what it rests on; `None` is the illegal one.
type Ruled = Result<Option<(SmallVec<[Ext; 3]>, Tails)>, Stop>;

const ONE: Ext = Ext::Const(1);
const ZERO: Ext = Ext::Const(0);

/// A rule being applied: the assumptions, and which of them it has used.
pub struct Case<'a> {
    pub p: &'a Problem,
    pub st: &'a mut State,
    pub deps: Deps,
}

impl Val {
    /// The facts that say that it is 1-by-1.
    fn is_scalar(&self) -> Facts {
        self.ones_from(0)
    }

    /// The facts that say that extents from dimension `k` on are 1.
    fn ones_from(&self, k: usize) -> Facts {
        let mut facts: Facts = self.exts.iter().skip(k).map(|e| Fact::Eq(e.clone(), ONE)).collect();
        facts.push(Fact::Same(0, self.tail));
        facts
    }

    /// The facts that say that two shapes are equal, but for the extent of one dimension.
    pub fn same(&self, other: &Val, but: Option<usize>) -> Facts {
        let pairs = self.exts.iter().zip(&other.exts).enumerate().filter(|(k, _)| Some(*k) != but);
        let mut facts: Facts = pairs.map(|(_, (a, b))| Fact::Eq(a.clone(), b.clone())).collect();
        facts.push(Fact::Same(self.tail, other.tail));
        facts
    }

    fn shape(&self) -> Ruled {
        Ok(Some((self.exts.clone(), self.tail)))
    }
}

impl Case<'_> {
    /// The shape of a node whose arguments are legal.
    pub fn apply(mut self, node: &Flat, args: &[&Val]) -> Result<Out, Stop> {
        self.deps |= args.iter().fold(0, |deps, a| deps | a.deps);
        let ruled = match (&node.op, args) {
            (Op::Extents(_), _) => self.listed(&node.exts),
            (Op::Opaque(_), _) => {
                let exts = (0..self.p.rank).map(|k| Ext::Var(self.p.extent_var(node.which, k)));
                Ok(Some((exts.collect(), 1 << node.which)))
            }
            (Op::Elementwise, [a, b]) => self.elementwise(a, b),
            (Op::Product, [a, b]) => self.product(a, b),
            (Op::LeftDivide, [a, b]) => self.divide(a, b, 0),
            (Op::RightDivide, [a, b]) => self.divide(b, a, 1),
            (Op::Power, [a, b]) => self.power(a, b),
            (Op::Transpose, [a]) => match self.holds(&a.ones_from(2))? {
                true => self.matrix(a.exts[1].clone(), a.exts[0].clone()),
                false => Ok(None),
            },
            (Op::Reduce(Some(k)), [a]) => {
                let mut exts = a.exts.clone();
                exts[usize::from(*k)] = ONE;
                Ok(Some((exts, a.tail)))
            }
            (Op::Reduce(None), [a]) => self.reduce(a),
            (Op::Cat(k), parts) => self.concat(usize::from(*k), parts),
            (Op::Index { colons: 0, count: 1 }, [a, i]) => self.linear(a, i),
            (Op::Index { colons, count }, [a, indices @ ..]) => self.index(a, indices, *colons, *count),
            (Op::Find(_), [m]) => self.find(m, &node.exts[0]),
            (Op::Reshape(_), [a]) => self.reshape(a, &node.exts),
            (Op::Repmat(_), [a]) => self.repmat(a, &node.exts),
            (Op::Kron, [a, b]) => self.kron(a, b),
            _ => Ok(None),
        }?;
        let deps = self.deps;
        Ok(match ruled {
            Some((exts, tail)) => Out::Legal(Val { exts, tail, deps }),
            None => Out::Illegal(deps),
        })
    }

    /// Whether all of these hold.
    pub fn holds(&mut self, facts: &[Fact]) -> Result<bool, Stop> {
        let (known, open) = self.st.known(facts);
        match known {
            Known::Yes(on) => self.deps |= on,
            Known::No(on) => self.deps |= on,
            Known::Open => {
                let better = open.iter().find_map(|f| self.st.refine(f));
                return Err(Stop::Split(better.map_or(open, |f| smallvec![f])));
            }
        }
        Ok(matches!(known, Known::Yes(_)))
    }

    /// Whether all of these are known to hold; nothing is asked.
    fn surely(&mut self, facts: &[Fact]) -> bool {
        let Known::Yes(on) = self.st.known(facts).0 else { return false };
        self.deps |= on;
        true
    }

    fn equal(&mut self, a: &Ext, b: &Ext) -> Result<bool, Stop> {
        self.holds(&[Fact::Eq(a.clone(), b.clone())])
    }

    fn surely_equal(&mut self, a: &Ext, b: &Ext) -> bool {
        self.surely(&[Fact::Eq(a.clone(), b.clone())])
    }

    fn resolved(&mut self, e: &Ext) -> Ext {
        let (e, on) = self.st.ext(e);
        self.deps |= on;
        e
    }

    fn arithmetic(&mut self, a: &Ext, b: &Ext, f: fn(&Dim, &Dim) -> Dim) -> Result<Ext, Stop> {
        let (a, b) = (self.resolved(a), self.resolved(b));
        let d = f(&self.st.dim(&a), &self.st.dim(&b));
        if d.is_unknown() { Err(Stop::Stuck) } else { Ok(Ext::of(d)) }
    }

    fn times(&mut self, a: &Ext, b: &Ext) -> Result<Ext, Stop> {
        match (a, b) {
            (Ext::Const(1), e) | (e, Ext::Const(1)) => Ok(e.clone()),
            _ => self.arithmetic(a, b, Dim::mul),
        }
    }

    /// The number of elements from dimension `k` on.
    fn numel(&mut self, a: &Val, k: usize) -> Result<Ext, Stop> {
        let mut n = ONE;
        for e in a.exts.iter().skip(k) {
            n = self.times(&n, e)?;
        }
        if n == ZERO || self.holds(&[Fact::Same(0, a.tail)])? {
            return Ok(n);
        }
        let (tail, on) = self.st.tail(a.tail);
        self.deps |= on;
        let rest = self.st.tail_numel(tail, self.deps);
        self.times(&n, &rest)
    }

    /// Extents that an operator lists, none of which may be negative.
    fn listed(&mut self, exts: &[Ext]) -> Ruled {
        for e in exts {
            if !self.holds(&[Fact::Nonneg(e.clone())])? {
                return Ok(None);
            }
        }
        Ok(Some((self.padded(exts.iter().cloned()), 0)))
    }

    fn padded(&self, exts: impl Iterator<Item = Ext>) -> SmallVec<[Ext; 3]> {
        exts.chain(std::iter::repeat(ONE)).take(self.p.rank).collect()
    }

    fn matrix(&self, rows: Ext, cols: Ext) -> Ruled {
        Ok(Some((self.padded([rows, cols].into_iter()), 0)))
    }

    fn elementwise(&mut self, a: &Val, b: &Val) -> Ruled {
        if self.p.rule == Rule::Classic {
            let same = a.same(b, None);
            if self.surely(&same) || self.holds(&b.is_scalar())? {
                return a.shape();
            }
            if self.holds(&a.is_scalar())? {
                return b.shape();
            }
            return if self.holds(&same)? { a.shape() } else { Ok(None) };
        }
        let mut exts = SmallVec::new();
        for (x, y) in a.exts.iter().zip(&b.exts) {
            let e = if self.surely_equal(x, &ONE) {
                y
            } else if self.surely_equal(y, &ONE) || self.equal(x, y)? || self.equal(y, &ONE)? {
                x
            } else if self.equal(x, &ONE)? {
                y
            } else {
                return Ok(None);
            };
            exts.push(e.clone());
        }
        let ((s, ds), (t, dt)) = (self.st.tail(a.tail), self.st.tail(b.tail));
        self.deps |= ds | dt;
        for k in (0..32u8).filter(|k| s >> k & 1 == 1) {
            for j in (0..32u8).filter(|j| t >> j & 1 == 1) {
                if !self.holds(&[Fact::Fit(k, j)])? {
                    return Ok(None);
                }
            }
        }
        Ok(Some((exts, s | t)))
    }

    fn both_matrices(&mut self, a: &Val, b: &Val) -> Result<bool, Stop> {
        Ok(self.holds(&a.ones_from(2))? && self.holds(&b.ones_from(2))?)
    }

    fn product(&mut self, a: &Val, b: &Val) -> Ruled {
        let (rows, cols) = (a.exts[0].clone(), b.exts[1].clone());
        let mut conform = a.ones_from(2);
        conform.extend(b.ones_from(2));
        conform.push(Fact::Eq(a.exts[1].clone(), b.exts[0].clone()));
        // With a scalar that conforms the formula says the same.
        if self.surely(&conform) {
            return self.matrix(rows, cols);
        }
        if self.holds(&a.is_scalar())? {
            return b.shape();
        }
        if self.holds(&b.is_scalar())? {
            return a.shape();
        }
        if !self.both_matrices(a, b)? || !self.equal(&a.exts[1], &b.exts[0])? {
            return Ok(None);
        }
        self.matrix(rows, cols)
    }

    /// `by \ of` (dimension 0) and `of / by` (dimension 1): extents of this dimension agree.
    fn divide(&mut self, by: &Val, of: &Val, k: usize) -> Ruled {
        if self.holds(&by.is_scalar())? {
            return of.shape();
        }
        if !self.both_matrices(by, of)? || !self.equal(&by.exts[k], &of.exts[k])? {
            return Ok(None);
        }
        let (x, y) = (by.exts[1 - k].clone(), of.exts[1 - k].clone());
        if k == 0 { self.matrix(x, y) } else { self.matrix(y, x) }
    }

    fn power(&mut self, a: &Val, b: &Val) -> Ruled {
        let of = if self.holds(&a.is_scalar())? {
            b
        } else if self.holds(&b.is_scalar())? {
            a
        } else {
            return Ok(None);
        };
        let square = self.holds(&of.ones_from(2))? && self.equal(&of.exts[0], &of.exts[1])?;
        if square { of.shape() } else { Ok(None) }
    }

    fn is_0x0(&self, a: &Val) -> Facts {
        let mut facts = a.ones_from(2);
        facts.extend(a.exts[..2].iter().map(|e| Fact::Eq(e.clone(), ZERO)));
        facts
    }

    fn reduce(&mut self, a: &Val) -> Ruled {
        if self.holds(&self.is_0x0(a))? {
            return self.matrix(ONE, ONE);
        }
        for k in 0..a.exts.len() {
            if !self.equal(&a.exts[k], &ONE)? {
                let mut exts = a.exts.clone();
                exts[k] = ONE;
                return Ok(Some((exts, a.tail)));
            }
        }
        if self.holds(&[Fact::Same(0, a.tail)])? {
            return self.matrix(ONE, ONE);
        }
        let (tail, on) = self.st.tail(a.tail);
        self.deps |= on;
        let shorter = self.st.shorten(tail).ok_or(Stop::Stuck)?;
        Ok(Some((a.exts.clone(), shorter)))
    }

    fn total(&mut self, k: usize, parts: &[&Val]) -> Ruled {
        let mut sum = ZERO;
        for p in parts {
            sum = self.arithmetic(&sum, &p.exts[k], Dim::add)?;
        }
        let (mut exts, tail) = (parts[0].exts.clone(), parts[0].tail);
        exts[k] = sum;
        Ok(Some((exts, tail)))
    }

    fn concat(&mut self, k: usize, parts: &[&Val]) -> Ruled {
        let [first, rest @ ..] = parts else { return Ok(None) };
        if rest.is_empty() {
            return first.shape();
        }
        // Along rows and columns a part that is 0-by-0 adds nothing either way.
        let agree: Facts = rest.iter().flat_map(|p| first.same(p, Some(k))).collect();
        if k < 2 && self.surely(&agree) {
            return self.total(k, parts);
        }
        let mut solid: SmallVec<[&Val; 4]> = SmallVec::new();
        for p in parts {
            if !self.holds(&self.is_0x0(p))? {
                solid.push(p);
            }
        }
        let solid = if solid.is_empty() { parts } else { solid.as_slice() };
        let (first, rest) = (solid[0], &solid[1..]);
        if rest.is_empty() {
            return first.shape();
        }
        for p in rest {
            for fact in first.same(p, Some(k)) {
                if !self.holds(&[fact])? {
                    return Ok(None);
                }
            }
        }
        self.total(k, solid)
    }

    fn linear(&mut self, a: &Val, i: &Val) -> Ruled {
        if self.surely(&i.is_scalar()) || self.surely(&a.is_scalar()) || !self.holds(&i.ones_from(2))? {
            return i.shape();
        }
        let n = if self.equal(&i.exts[0], &ONE)? {
            i.exts[1].clone()
        } else if self.equal(&i.exts[1], &ONE)? {
            i.exts[0].clone()
        } else {
            return i.shape();
        };
        if self.holds(&a.is_scalar())? || !self.holds(&a.ones_from(2))? {
            return i.shape();
        }
        if self.equal(&a.exts[0], &ONE)? {
            self.matrix(ONE, n)
        } else if self.equal(&a.exts[1], &ONE)? {
            self.matrix(n, ONE)
        } else {
            i.shape()
        }
    }

    fn index(&mut self, a: &Val, indices: &[&Val], colons: u8, count: u8) -> Ruled {
        let mut indices = indices.iter();
        let mut exts: SmallVec<[Ext; 3]> = SmallVec::new();
        for k in 0..usize::from(count) {
            exts.push(if colons >> k & 1 == 0 {
                let Some(i) = indices.next() else { return Err(Stop::Stuck) };
                self.numel(i, 0)?
            } else if k + 1 == usize::from(count) {
                self.numel(a, k)?
            } else {
                a.exts[k].clone()
            });
        }
        Ok(Some((self.padded(exts.into_iter()), 0)))
    }

    fn find(&mut self, m: &Val, count: &Ext) -> Ruled {
        let n = self.numel(m, 0)?;
        let rest = self.arithmetic(&n, count, Dim::sub)?;
        if !self.holds(&[Fact::Nonneg(count.clone())])? || !self.holds(&[Fact::Nonneg(rest)])? {
            return Ok(None);
        }
        if self.holds(&self.is_0x0(m))? || (self.holds(&m.is_scalar())? && self.equal(count, &ZERO)?) {
            return self.matrix(ZERO, ZERO);
        }
        let row = self.holds(&m.ones_from(2))? && self.equal(&m.exts[0], &ONE)?;
        if row { self.matrix(ONE, count.clone()) } else { self.matrix(count.clone(), ONE) }
    }

    fn reshape(&mut self, a: &Val, exts: &[Ext]) -> Ruled {
        let Some(shape) = self.listed(exts)? else { return Ok(None) };
        let (mut n, of) = (ONE, self.numel(a, 0)?);
        for e in exts {
            n = self.times(&n, e)?;
        }
        Ok(if self.equal(&n, &of)? { Some(shape) } else { None })
    }

    fn repmat(&mut self, a: &Val, counts: &[Ext]) -> Ruled {
        let mut exts = a.exts.clone();
        for (k, n) in counts.iter().enumerate() {
            let times = if self.holds(&[Fact::Nonneg(n.clone())])? { n } else { &ZERO };
            exts[k] = self.times(&exts[k].clone(), times)?;
        }
        Ok(Some((exts, a.tail)))
    }

    fn kron(&mut self, a: &Val, b: &Val) -> Ruled {
        if !self.both_matrices(a, b)? {
            return Ok(None);
        }
        let rows = self.times(&a.exts[0], &b.exts[0])?;
        let cols = self.times(&a.exts[1], &b.exts[1])?;
        self.matrix(rows, cols)
    }
}
