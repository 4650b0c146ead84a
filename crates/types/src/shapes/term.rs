//! Terms of shapes: opaque variables and lists of extents under operators.
//!
//! Invariants: a term has at most [`MAX_NODES`] nodes, counted with repetition, so it costs
//! nothing to keep one beside every value; a constructor that would make a larger one answers
//! `None`, and who asked knows nothing of the shape then. Terms are shared: a clone is a counter.
//! The number of arguments of a node is the one its operator wants.

use crate::Dim;
use crate::shape::{Dims, MAX_RANK};
use base::Name;
use smallvec::{SmallVec, smallvec};
use std::sync::Arc;

/// The most nodes of a term.
pub const MAX_NODES: u32 = 64;

/// How elementwise operations treat operands of different shapes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rule {
    /// Extents that are 1 are stretched: MATLAB since 2016.
    #[default]
    Implicit,
    /// Only scalars are stretched: the rule before, and that of the paper.
    Classic,
}

/// What a node of a term is. The arguments are said in brackets.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// These extents; illegal where one is negative.
    Extents(Dims),
    /// A shape of which nothing is known, not even the rank; the same wherever the name occurs.
    Opaque(Name),
    /// The shape of no array: an operation has failed.
    Illegal,
    /// An elementwise operation `[a, b]`.
    Elementwise,
    /// `a * b`.
    Product,
    /// `a \ b`.
    LeftDivide,
    /// `a / b`.
    RightDivide,
    /// `a ^ b`.
    Power,
    /// `a'`.
    Transpose,
    /// A reduction `[a]` along a dimension, from 0, or along the first whose extent is not 1.
    Reduce(Option<u8>),
    /// `cat` along a dimension, from 0, of one part or more.
    Cat(u8),
    /// `a(i, j, ...)`: `[a, i, j, ...]` without those that are colons, whose bits are set.
    Index {
        /// Bit `k` says that index `k` is a colon.
        colons: u8,
        /// The number of indices.
        count: u8,
    },
    /// The positions that a mask `[m]` of a shape names, if so many elements are true.
    Find(Dim),
    /// `reshape` of `[a]` to these extents.
    Reshape(Dims),
    /// `repmat` of `[a]`, so many times along each dimension; negative numbers count as 0.
    Repmat(Dims),
    /// `kron(a, b)`.
    Kron,
    /// What comes from the first `[a, b]` or the second way to a place; one name, one choice.
    Join(Name),
}

#[derive(PartialEq, Eq, Hash, Debug)]
struct Node {
    op: Op,
    args: SmallVec<[Term; 2]>,
    size: u32,
}

/// The shape of a value as an expression.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Term(Arc<Node>);

/// What is compared: the shape of a value, or the set of shapes it may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Query {
    /// One shape.
    One(Term),
    /// Each of these may be it.
    Set(Vec<Term>),
}

impl From<Term> for Query {
    fn from(t: Term) -> Query {
        Query::One(t)
    }
}

impl Query {
    /// The terms.
    pub fn terms(&self) -> &[Term] {
        match self {
            Query::One(t) => std::slice::from_ref(t),
            Query::Set(list) => list,
        }
    }
}

impl Op {
    /// Whether it takes so many arguments, and names no dimension that is not tracked.
    fn takes(&self, n: usize) -> bool {
        let extents = |d: &Dims| d.len() <= MAX_RANK && !d.iter().any(Dim::is_unknown);
        match self {
            Op::Extents(d) => n == 0 && extents(d),
            Op::Opaque(_) | Op::Illegal => n == 0,
            Op::Elementwise | Op::Product | Op::LeftDivide | Op::RightDivide => n == 2,
            Op::Power | Op::Kron | Op::Join(_) => n == 2,
            Op::Transpose => n == 1,
            Op::Reduce(d) => n == 1 && d.is_none_or(|d| usize::from(d) < MAX_RANK),
            Op::Cat(d) => n >= 1 && usize::from(*d) < MAX_RANK,
            Op::Index { colons, count } => {
                let listed = usize::from(*count) - colons.count_ones().min(u32::from(*count)) as usize;
                (1..=MAX_RANK as u8).contains(count)
                    && u32::from(*colons) < 1 << u32::from(*count)
                    && n == 1 + listed
            }
            Op::Find(d) => n == 1 && !d.is_unknown(),
            Op::Reshape(d) | Op::Repmat(d) => n == 1 && extents(d),
        }
    }

    /// The highest dimension it names, counted from 1, and the extents it speaks of.
    pub(super) fn rank(&self) -> usize {
        match self {
            Op::Extents(d) | Op::Reshape(d) | Op::Repmat(d) => d.len(),
            Op::Reduce(Some(d)) | Op::Cat(d) => usize::from(*d) + 1,
            Op::Index { count, .. } => usize::from(*count),
            _ => 2,
        }
    }

    /// The extents it speaks of.
    pub(super) fn extents(&self) -> &[Dim] {
        match self {
            Op::Extents(d) | Op::Reshape(d) | Op::Repmat(d) => d,
            Op::Find(d) => std::slice::from_ref(d),
            _ => &[],
        }
    }
}

impl Term {
    /// The node of an operator; `None` where it would be too large, has the wrong number of
    /// arguments or an unknown extent.
    pub fn of(op: Op, args: impl IntoIterator<Item = Term>) -> Option<Term> {
        let args: SmallVec<[Term; 2]> = args.into_iter().collect();
        let size = args.iter().fold(1u32, |n, a| n.saturating_add(a.size()));
        (size <= MAX_NODES && op.takes(args.len())).then(|| Term::node(op, args, size))
    }

    fn node(op: Op, args: SmallVec<[Term; 2]>, size: u32) -> Term {
        Term(Arc::new(Node { op, args, size }))
    }

    /// A shape of which nothing is known.
    pub fn opaque(name: &str) -> Term {
        Term::node(Op::Opaque(Name::new(name)), SmallVec::new(), 1)
    }

    /// The shape of what has failed.
    pub fn illegal() -> Term {
        Term::node(Op::Illegal, SmallVec::new(), 1)
    }

    /// 1-by-1.
    pub fn scalar() -> Term {
        Term::node(Op::Extents(smallvec![Dim::ONE, Dim::ONE]), SmallVec::new(), 1)
    }

    /// The operator on top.
    pub fn op(&self) -> &Op {
        &self.0.op
    }

    /// Its arguments.
    pub fn args(&self) -> &[Term] {
        &self.0.args
    }

    /// The number of nodes, counted with repetition.
    pub fn size(&self) -> u32 {
        self.0.size
    }

    /// The number of operators, counted with repetition: nodes that are no leaves.
    pub fn operators(&self) -> u32 {
        u32::from(!self.args().is_empty()) + self.args().iter().map(Term::operators).sum::<u32>()
    }

    /// The same with opaque shapes replaced; `None` where it grows too large.
    pub fn substitute(&self, map: &dyn Fn(Name) -> Option<Term>) -> Option<Term> {
        if let Op::Opaque(name) = self.op() {
            return Some(map(*name).unwrap_or_else(|| self.clone()));
        }
        let args: Option<Vec<Term>> = self.args().iter().map(|a| a.substitute(map)).collect();
        Term::of(self.op().clone(), args?)
    }
}
