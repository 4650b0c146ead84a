//! What a Tame IR variable holds while its function is being selected: a scalar expression, an array
//! in a local, an element-wise result not computed yet, a boxed value, or an aggregate of these.
//!
//! A [`Lazy`] value is how element-wise operations fuse: it knows its extents and how to compute one
//! element from its subscripts, and is computed in one loop where it is stored or reduced.
//! Soundness: a lazy or pending value reads locals; whoever assigns a local first computes every
//! pending value that reads it (`Selector::flush`).

use super::repr::Ext;
use base::Name;
use ir::loops::{Elem, Expr, LocalId};
use ir::tir;
use types::scalar::ScalarOp;

/// The value of a variable at one point.
#[derive(Clone, Debug)]
pub enum Val {
    /// One element.
    Scalar(Expr),
    /// An array in a local, with what is known of its extents.
    Array(LocalId, Vec<Ext>),
    /// An array not computed yet.
    Lazy(Lazy),
    /// A runtime value in a local.
    Boxed(LocalId),
    /// A cs-list: a cell in a local, whose elements are values one by one.
    List(LocalId),
    /// A row of characters known now.
    Text(String),
    /// A string scalar known now.
    StringText(String),
    /// A function handle whose target is known, with its captured values.
    Closure(Handle, Vec<Val>),
    /// A scalar struct whose fields are known.
    Record(Vec<(Name, Val)>),
    /// The variable has no value.
    Absent,
}

/// The target of a function handle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Handle {
    /// A function of the program; for an anonymous function, captured values come first.
    Function(tir::FuncId),
    /// A builtin.
    Builtin(Name),
}

/// An array given by its extents and a recipe for its elements.
#[derive(Clone, Debug)]
pub struct Lazy {
    /// Element type.
    pub elem: Elem,
    /// Extents.
    pub shape: Shape,
    /// The recipe.
    pub node: Node,
}

/// Extents of an array: what is known of each, and an expression for it.
#[derive(Clone, Debug)]
pub struct Shape {
    /// One for each dimension, at least two.
    pub dims: Vec<(Ext, Expr)>,
}

impl Shape {
    /// The extents as expressions.
    pub fn exprs(&self) -> Vec<Expr> {
        self.dims.iter().map(|(_, e)| e.clone()).collect()
    }

    /// What is known of the extents.
    pub fn known(&self) -> Vec<Ext> {
        self.dims.iter().map(|(k, _)| k.clone()).collect()
    }

    /// At most one extent can differ from 1.
    pub fn is_vector(&self) -> bool {
        self.dims.iter().filter(|(k, _)| !k.is_one()).count() <= 1
    }

    /// The dimension along which a vector runs.
    pub fn running(&self) -> usize {
        self.dims.iter().position(|(k, _)| !k.is_one()).unwrap_or(0)
    }
}

/// One subscript of a slice, as a recipe from the position along that dimension.
#[derive(Clone, Debug)]
pub enum Sub {
    /// Fixed, from 0.
    At(Expr),
    /// `start + k * step`, from 0; a plain colon is 0 and 1.
    Step(Expr, Expr),
    /// The elements of an index vector in a local (doubles, from 1), checked already.
    Gather(LocalId),
}

/// A recipe for an element.
#[derive(Clone, Debug)]
pub enum Node {
    /// The same for each element.
    Scalar(Expr),
    /// The element of an array of the same extents at the same place.
    Elem(LocalId),
    /// The element of an array at the same place in column-major order, where the extents differ.
    Flat(LocalId),
    /// The element of an array whose extents may be 1 where the result's are not: one stride for
    /// each dimension, zero there.
    Spread(LocalId, Vec<Expr>),
    /// The element of a part of an array.
    Slice(LocalId, Vec<Sub>),
    /// `lo + k * step`, limited by the last expression, where `k` is the place in the vector.
    Range(Expr, Expr, Expr),
    /// Elements written one by one, in column-major order.
    Items(Vec<Expr>),
    /// The recipe at swapped subscripts.
    Transpose(Box<Node>),
    /// An operation on elements.
    Op {
        /// The row of the table.
        op: ScalarOp,
        /// Operands.
        args: Vec<Node>,
        /// Their type.
        elem: Elem,
        /// The type of the result.
        result: Elem,
    },
    /// A conversion.
    Cast(Elem, Box<Node>),
    /// The first recipe where a condition on the whole array holds, else the second.
    Select(Expr, Box<Node>, Box<Node>),
}

impl Node {
    /// Calls `visit` on the recipe and everything in it.
    pub fn each(&self, visit: &mut dyn FnMut(&Node)) {
        visit(self);
        match self {
            Node::Op { args, .. } => args.iter().for_each(|a| a.each(visit)),
            Node::Cast(_, a) | Node::Transpose(a) => a.each(visit),
            Node::Select(_, a, b) => {
                a.each(visit);
                b.each(visit);
            }
            _ => {}
        }
    }

    /// The locals the recipe reads.
    pub fn reads(&self) -> Vec<LocalId> {
        let mut found = Vec::new();
        self.each(&mut |n| match n {
            Node::Scalar(e) | Node::Select(e, ..) => found.extend(e.reads()),
            Node::Elem(l) | Node::Flat(l) => found.push(*l),
            Node::Spread(l, strides) => {
                found.push(*l);
                strides.iter().for_each(|e| found.extend(e.reads()));
            }
            Node::Slice(l, subs) => {
                found.push(*l);
                for s in subs {
                    match s {
                        Sub::At(e) => found.extend(e.reads()),
                        Sub::Step(a, b) => found.extend(a.reads().into_iter().chain(b.reads())),
                        Sub::Gather(g) => found.push(*g),
                    }
                }
            }
            Node::Range(a, b, c) => [a, b, c].iter().for_each(|e| found.extend(e.reads())),
            Node::Items(items) => items.iter().for_each(|e| found.extend(e.reads())),
            Node::Transpose(_) | Node::Op { .. } | Node::Cast(..) => {}
        });
        found
    }

    /// Whether every leaf can be computed from the linear place alone, in an array of any shape.
    pub fn is_linear(&self) -> bool {
        let mut linear = true;
        self.each(&mut |n| {
            linear &= !matches!(n, Node::Spread(..) | Node::Slice(..) | Node::Transpose(_));
        });
        linear
    }
}

impl Val {
    /// The locals the value reads.
    pub fn reads(&self) -> Vec<LocalId> {
        match self {
            Val::Scalar(e) => e.reads(),
            Val::Array(l, _) | Val::Boxed(l) | Val::List(l) => vec![*l],
            Val::Lazy(lazy) => {
                let mut found = lazy.node.reads();
                lazy.shape.dims.iter().for_each(|(_, e)| found.extend(e.reads()));
                found
            }
            Val::Closure(_, parts) => parts.iter().flat_map(Val::reads).collect(),
            Val::Record(fields) => fields.iter().flat_map(|(_, v)| v.reads()).collect(),
            Val::Text(_) | Val::StringText(_) | Val::Absent => Vec::new(),
        }
    }
}
