//! Terms made ready for deciding: nodes in order of evaluation, each once however often it occurs,
//! and numbers for names.
//!
//! Invariants: arguments of a node stand before it. Extents are in terms of variables that stand
//! for the symbols of the terms first, and then for the extents of each opaque shape up to
//! `rank`, the highest dimension that a term names (two at least). What an opaque shape has beyond
//! is its *tail*, of which no dimension can be told from another one.

use super::concrete::{Sizes, apply};
use super::term::{Op, Query, Rule, Term};
use crate::shape::MAX_RANK;
use crate::{Atom, Dim, Relations, Sym};
use base::Name;
use smallvec::SmallVec;
use std::sync::LazyLock;

/// An extent: a number, a variable, or a normal form over variables ([`var_sym`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ext {
    Const(i64),
    Var(u16),
    Poly(Dim),
}

/// The most opaque shapes, symbols and joins of a question.
pub const MAX_OPAQUE: usize = 12;
const MAX_SYMS: usize = 24;
const MAX_JOINS: usize = 12;

static VAR: LazyLock<Name> = LazyLock::new(|| Name::new("?"));

/// The symbol of a variable in a normal form.
pub fn var_sym(v: u16, nonneg: bool) -> Sym {
    Sym { name: *VAR, id: u32::from(v), nonneg }
}

impl Ext {
    /// The simplest form of a normal form over variables.
    pub fn of(d: Dim) -> Ext {
        if let Some(n) = d.as_const() {
            return Ext::Const(n);
        }
        if let [(mono, 1)] = d.as_terms()
            && let [Atom::Sym(s)] = mono.as_slice()
        {
            return Ext::Var(s.id as u16);
        }
        Ext::Poly(d)
    }
}

/// A node.
#[derive(Debug)]
pub struct Flat {
    pub op: Op,
    pub args: SmallVec<[u16; 2]>,
    /// The extents the operator speaks of, over variables.
    pub exts: SmallVec<[Ext; 2]>,
    /// The number of the opaque shape or of the join.
    pub which: u8,
}

/// A question about terms.
#[derive(Debug)]
pub struct Problem {
    pub rule: Rule,
    pub rank: usize,
    pub nodes: Vec<Flat>,
    pub opaque: SmallVec<[Name; 4]>,
    pub syms: SmallVec<[Sym; 4]>,
    pub joins: SmallVec<[Name; 4]>,
    pub left: SmallVec<[u16; 4]>,
    pub right: SmallVec<[u16; 4]>,
    /// The two sides are sets of possible shapes.
    pub sets: bool,
}

/// Numbers for all names of a problem.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Model {
    pub shapes: SmallVec<[Sizes; 4]>,
    pub values: SmallVec<[i64; 4]>,
    /// Bit `k`: join `k` is reached the second way.
    pub second: u32,
}

impl Problem {
    /// The problem of comparing two where some relations hold; `None` where there are too many names.
    pub fn new(rule: Rule, left: &Query, right: &Query, given: &Relations) -> Option<Problem> {
        let mut p = Problem {
            rule,
            rank: 2,
            nodes: Vec::with_capacity(16),
            opaque: SmallVec::new(),
            syms: SmallVec::new(),
            joins: SmallVec::new(),
            left: SmallVec::new(),
            right: SmallVec::new(),
            sets: matches!((left, right), (Query::Set(_), _) | (_, Query::Set(_))),
        };
        p.left = left.terms().iter().map(|t| p.add(t)).collect();
        p.right = right.terms().iter().map(|t| p.add(t)).collect();
        let (zero, nonneg) = given.facts();
        zero.iter().chain(&nonneg).for_each(|d| p.add_symbols(d));
        let fits = p.opaque.len() <= MAX_OPAQUE
            && p.syms.len() <= MAX_SYMS
            && p.joins.len() <= MAX_JOINS
            && p.rank <= MAX_RANK;
        if !fits {
            return None;
        }
        for k in 0..p.nodes.len() {
            let exts = p.nodes[k].op.extents().iter().map(|d| p.over_variables(d)).collect();
            p.nodes[k].exts = exts;
        }
        Some(p)
    }

    fn add(&mut self, t: &Term) -> u16 {
        let args: SmallVec<[u16; 2]> = t.args().iter().map(|a| self.add(a)).collect();
        if let Some(k) = self.nodes.iter().position(|n| n.args == args && n.op == *t.op()) {
            return k as u16;
        }
        let mut which = 0;
        match t.op() {
            Op::Opaque(name) => {
                which = self.opaque.len();
                self.opaque.push(*name);
            }
            Op::Join(name) => {
                which = self.joins.iter().position(|n| n == name).unwrap_or(self.joins.len());
                if which == self.joins.len() {
                    self.joins.push(*name);
                }
            }
            op => {
                self.rank = self.rank.max(op.rank());
                op.extents().iter().for_each(|d| self.add_symbols(d));
            }
        }
        self.nodes.push(Flat { op: t.op().clone(), args, exts: SmallVec::new(), which: which as u8 });
        (self.nodes.len() - 1) as u16
    }

    fn add_symbols(&mut self, d: &Dim) {
        d.for_each_sym(&mut |s| {
            if !self.syms.contains(&s) {
                self.syms.push(s);
            }
        });
    }

    /// The variable that is extent `k` of an opaque shape.
    pub fn extent_var(&self, opaque: u8, k: usize) -> u16 {
        (self.syms.len() + usize::from(opaque) * self.rank + k) as u16
    }

    /// An extent in terms of variables.
    pub fn over_variables(&self, d: &Dim) -> Ext {
        let var = |s: Sym| {
            let k = self.syms.iter().position(|x| *x == s)?;
            Some(Dim::from(var_sym(k as u16, s.nonneg)))
        };
        match d {
            Dim::Const(n) => Ext::Const(*n),
            d => Ext::of(d.substitute(&var)),
        }
    }

    /// The shape of every node for these numbers.
    pub fn eval(&self, model: &Model) -> Vec<Option<Sizes>> {
        let mut shapes: Vec<Option<Sizes>> = Vec::with_capacity(self.nodes.len());
        let value = |s: Sym| Some(model.values[self.syms.iter().position(|x| *x == s)?]);
        for node in &self.nodes {
            let shape = || {
                let extents: Option<Sizes> = node.op.extents().iter().map(|d| d.eval(&value)).collect();
                let second = model.second >> node.which & 1 == 1;
                match node.op {
                    Op::Opaque(_) => return Some(model.shapes[usize::from(node.which)].clone()),
                    // The other way may have failed.
                    Op::Join(_) => return shapes[usize::from(node.args[usize::from(second)])].clone(),
                    _ => {}
                }
                let args: Option<SmallVec<[&Sizes; 2]>> =
                    node.args.iter().map(|a| shapes[usize::from(*a)].as_ref()).collect();
                apply(self.rule, &node.op, &args?, &extents?, second)
            };
            let shape = shape();
            shapes.push(shape);
        }
        shapes
    }
}

/// What numbers show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Both are illegal, or the same.
    Same,
    /// Only the left one is legal.
    Left,
    /// Only the right one is legal.
    Right,
    /// Both are legal and different.
    Different,
}

impl Problem {
    /// How the two sides compare for these numbers.
    pub fn outcome(&self, model: &Model) -> Outcome {
        let shapes = self.eval(model);
        if !self.sets {
            let of = |k: u16| &shapes[usize::from(k)];
            return match (of(self.left[0]), of(self.right[0])) {
                (Some(a), Some(b)) if a != b => Outcome::Different,
                (Some(_), None) => Outcome::Left,
                (None, Some(_)) => Outcome::Right,
                _ => Outcome::Same,
            };
        }
        let side = |members: &[u16]| {
            let all: Vec<_> = members.iter().map(|k| shapes[usize::from(*k)].as_ref()).collect();
            let mut legal: Vec<_> = all.iter().flatten().copied().collect();
            legal.sort();
            legal.dedup();
            (legal, all.contains(&None))
        };
        let ((a, a_fails), (b, b_fails)) = (side(&self.left), side(&self.right));
        match (a == b, a_fails, b_fails) {
            (false, ..) => Outcome::Different,
            (_, false, true) => Outcome::Left,
            (_, true, false) => Outcome::Right,
            _ => Outcome::Same,
        }
    }
}
