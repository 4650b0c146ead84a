//! Expressions between Tame IR and MATLAB: operands are nested, names are still ids.
//!
//! A tree is one value, except where [`Tree::Index`] says that it is a cs-list.

use ir::tir::{Access, Callee, FuncId, Literal, VarId};
use syntax::ast::BinaryOp;

/// An expression.
#[derive(Clone, Debug)]
pub(super) enum Tree {
    /// A variable.
    Var(VarId),
    /// A cs-list that is kept in a cell: `name{:}`.
    Spread(VarId),
    /// The lone colon among operands.
    Colon,
    Literal(Literal),
    /// A call; operators, brackets and what syntax implies are calls as well.
    Call {
        callee: Callee,
        args: Vec<Tree>,
    },
    /// A path on a value.
    Index {
        base: Box<Tree>,
        path: Vec<Step>,
        /// It stands where a cs-list spreads, and may be one.
        list: bool,
    },
    /// `@name`
    Function(Callee),
    /// An anonymous function with the variables that it captures, outside and inside.
    Lambda {
        function: FuncId,
        captures: Vec<(VarId, VarId)>,
        body: Box<Tree>,
    },
    /// `left && right`, `left || right`
    Short {
        op: BinaryOp,
        left: Box<Tree>,
        right: Box<Tree>,
    },
    /// What `x` is as an operand of `&&`.
    Truth(Box<Tree>),
    /// `left | right` and `left & right` in a condition, where the left side may decide.
    Deciding {
        op: BinaryOp,
        left: Box<Tree>,
        right: Box<Tree>,
    },
    /// Whether the operand decides such an operator.
    Decides {
        op: BinaryOp,
        operand: Box<Tree>,
    },
    /// Whether the variable has the value of one of these cases of a `switch`.
    Case {
        subject: VarId,
        cases: Vec<Tree>,
    },
    /// Whether a variable has a value.
    Exists(VarId),
    /// `end` of a part of a variable, not yet inside the index that it belongs to.
    EndOf(EndOf),
    /// `end`
    End,
}

/// A last index: of which part, at which place among how many.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct EndOf {
    pub base: VarId,
    pub path: Vec<Access>,
    pub place: usize,
    pub count: usize,
}

/// One step of a path.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Paren(Vec<Tree>),
    Brace(Vec<Tree>),
    Dot(base::Name),
    DynamicDot(Box<Tree>),
}

impl Tree {
    /// Replaces the last indices `of` by `end`, where `end` would mean them: not inside an index of
    /// something else.
    pub fn put_end(&mut self, of: &EndOf) {
        match self {
            Tree::EndOf(e) if e == of => *self = Tree::End,
            Tree::Call { callee, args } if callee.var.is_none() => {
                args.iter_mut().for_each(|a| a.put_end(of));
            }
            Tree::Index { base, .. } => base.put_end(of),
            Tree::Short { left, right, .. } | Tree::Deciding { left, right, .. } => {
                left.put_end(of);
                right.put_end(of);
            }
            Tree::Truth(x) | Tree::Decides { operand: x, .. } => x.put_end(of),
            Tree::Case { cases, .. } => cases.iter_mut().for_each(|c| c.put_end(of)),
            _ => {}
        }
    }

    /// Whether the value is an operand of `&&` already: a logical scalar.
    pub fn is_truth(&self) -> bool {
        matches!(self, Tree::Truth(_) | Tree::Short { .. } | Tree::Exists(_))
    }
}
