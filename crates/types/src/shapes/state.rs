//! What is assumed in one case of a split, and what each assumption rests on.
//!
//! A variable may be solved for (`is`), and has bounds; a tail may be solved for as the join of
//! others, none of them meaning that all its extents are 1. What cannot be put so is kept as a
//! fact and found again when the same question is asked.
//!
//! Every assumption of the split has a bit. What is known rests on a set of them (`Deps`), coarsely:
//! on all that ever touched the variables involved. A case that is closed without the last
//! assumption need not be looked at with its opposite.
//!
//! Soundness: the state contains every model of the assumptions; what is forgotten (a fact that has
//! no form here) makes it larger. So what is entailed holds, and what is not may hold.

use super::problem::{Ext, MAX_OPAQUE, Problem, var_sym};
use crate::{Dim, Interval, MAX_EXTENT, Sym, SymFacts};
use smallvec::SmallVec;

/// A set of assumptions, by their bits.
pub type Deps = u64;

/// A set of tails: the join of them.
pub type Tails = u32;

/// The largest extent, as an integer.
pub const LIMIT: i64 = MAX_EXTENT as i64;

/// What is known of an extent.
#[derive(Clone, Debug)]
pub struct Var {
    pub is: Option<Ext>,
    pub lo: i64,
    pub hi: i64,
    pub not_one: bool,
    pub nonneg: bool,
    pub deps: Deps,
}

/// What is known of a tail.
#[derive(Clone, Debug, Default)]
pub struct Tail {
    pub is: Option<Tails>,
    /// Some extent is not 1.
    pub not_one: bool,
    /// Those it conforms with under implicit expansion, and those it does not.
    pub fits: Tails,
    pub clashes: Tails,
    pub deps: Deps,
}

/// A condition a rule may ask about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// Two extents are equal.
    Eq(Ext, Ext),
    /// Two tails are equal.
    Same(Tails, Tails),
    /// Two tails conform under implicit expansion.
    Fit(u8, u8),
    /// The extent is not negative.
    Nonneg(Ext),
    /// The join is reached the second way.
    Second(u8),
}

/// Facts that hold together.
pub type Facts = SmallVec<[Fact; 3]>;

/// The assumptions of a case.
#[derive(Clone, Debug)]
pub struct State {
    pub vars: SmallVec<[Var; 12]>,
    pub tails: SmallVec<[Tail; 4]>,
    /// Extents that differ.
    pub apart: Vec<(Ext, Ext, Deps)>,
    /// Extents that are not negative.
    pub nonneg: Vec<(Dim, Deps)>,
    /// Facts without another form, and whether they hold.
    pub noted: Vec<(Fact, bool, Deps)>,
    /// Facts that do not all hold.
    pub clauses: Vec<(Facts, Deps)>,
    /// The number of elements of tails that have been asked for, as variables.
    pub numels: Vec<(Tails, u16)>,
    /// Tails without their first extent that is not 1, as tails.
    pub shortened: Vec<(Tails, u8)>,
}

impl SymFacts for State {
    fn range(&self, sym: Sym) -> Interval {
        let v = &self.vars[sym.id as usize];
        Interval { lo: v.lo as f64, hi: v.hi as f64, ..Interval::INTEGERS }
    }
}

impl Var {
    fn new(nonneg: bool) -> Var {
        let lo = if nonneg { 0 } else { -LIMIT };
        Var { is: None, lo, hi: LIMIT, not_one: false, nonneg, deps: 0 }
    }
}

impl State {
    /// Nothing is assumed.
    pub fn new(p: &Problem) -> State {
        let extents = (0..p.opaque.len() * p.rank).map(|_| Var::new(true));
        State {
            vars: p.syms.iter().map(|s| Var::new(s.nonneg)).chain(extents).collect(),
            tails: p.opaque.iter().map(|_| Tail::default()).collect(),
            apart: Vec::new(),
            nonneg: Vec::new(),
            noted: Vec::new(),
            clauses: Vec::new(),
            numels: Vec::new(),
            shortened: Vec::new(),
        }
    }

    /// An extent as it is known now, and what that rests on.
    pub fn ext(&self, e: &Ext) -> (Ext, Deps) {
        let mut deps = 0;
        let mut e = e.clone();
        loop {
            match &e {
                Ext::Const(_) => return (e, deps),
                Ext::Var(v) => {
                    let var = &self.vars[usize::from(*v)];
                    deps |= var.deps;
                    match &var.is {
                        Some(next) => e = next.clone(),
                        None => return (e, deps),
                    }
                }
                Ext::Poly(d) => {
                    let mut solved = false;
                    d.for_each_sym(&mut |s| {
                        let var = &self.vars[s.id as usize];
                        deps |= var.deps;
                        solved |= var.is.is_some();
                    });
                    if !solved {
                        return (e, deps);
                    }
                    let known = |s: Sym| self.vars[s.id as usize].is.as_ref().map(|e| self.dim(e));
                    e = Ext::of(d.substitute(&known));
                }
            }
        }
    }

    /// The normal form of an extent.
    pub fn dim(&self, e: &Ext) -> Dim {
        match e {
            Ext::Const(n) => Dim::Const(*n),
            Ext::Var(v) => Dim::from(var_sym(*v, self.vars[usize::from(*v)].nonneg)),
            Ext::Poly(d) => d.clone(),
        }
    }

    /// The tails that a join consists of now.
    pub fn tail(&self, tails: Tails) -> (Tails, Deps) {
        let (mut rest, mut found, mut deps) = (tails, 0, 0);
        while rest != 0 {
            let k = rest.trailing_zeros();
            rest &= rest - 1;
            let tail = &self.tails[k as usize];
            deps |= tail.deps;
            match tail.is {
                Some(join) => rest |= join,
                None => found |= 1 << k,
            }
        }
        (found, deps)
    }

    /// The number of elements of a tail of which it is known, by these, that it is not all ones.
    pub fn tail_numel(&mut self, tails: Tails, on: Deps) -> Ext {
        if let Some((_, v)) = self.numels.iter().find(|n| n.0 == tails) {
            return Ext::Var(*v);
        }
        let v = self.vars.len() as u16;
        self.vars.push(Var { not_one: true, deps: on, ..Var::new(true) });
        self.numels.push((tails, v));
        Ext::Var(v)
    }

    /// A tail whose first extent that is not 1 has become 1; `None` where there are too many.
    pub fn shorten(&mut self, tails: Tails) -> Option<Tails> {
        if let Some((_, t)) = self.shortened.iter().find(|n| n.0 == tails) {
            return Some(1 << *t);
        }
        let t = self.tails.len();
        if t >= 2 * MAX_OPAQUE {
            return None;
        }
        self.tails.push(Tail::default());
        self.shortened.push((tails, t as u8));
        Some(1 << t)
    }
}
