//! Which operands are surely one value, and which may be cs-lists.

use crate::frame::Frame;
use syntax::ast::{BinaryOp, Expr, ExprKind, IndexKind, UnaryOp};

impl Frame {
    /// Whether `e` is surely one number: what a loop variable, literals, `end` and arithmetic on them are.
    pub fn is_scalar(&self, e: &Expr) -> bool {
        let mut stack = vec![e];
        while let Some(e) = stack.pop() {
            match &e.kind {
                ExprKind::Number { .. } | ExprKind::Integer { .. } | ExprKind::End => {}
                ExprKind::Ident(name) if self.counters.contains(name) => {}
                ExprKind::Paren(inner) => stack.push(inner),
                // A logical is no number but a mask, which may name nothing.
                ExprKind::Unary { op: UnaryOp::Plus | UnaryOp::Minus, operand } => stack.push(operand),
                ExprKind::Binary { op, left, right } if is_arithmetic(*op) => {
                    stack.extend([&**left, &**right]);
                }
                ExprKind::Index { base, .. } => match base.kind {
                    ExprKind::Ident(name) if self.is_measure(name) => {}
                    _ => return false,
                },
                ExprKind::Ident(name) if name.as_str() == "nargin" && self.is_measure(*name) => {}
                _ => return false,
            }
        }
        true
    }

    /// Whether `name` is a builtin that gives one number for any argument.
    fn is_measure(&self, name: base::Name) -> bool {
        matches!(name.as_str(), "numel" | "length" | "ndims" | "nargin" | "nargout")
            && !self.vars.contains_key(&name)
    }

    /// Whether an operand may be a cs-list: it ends in `{}` or a field of something.
    pub fn may_be_list(&self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Index { kind: IndexKind::Brace, args, base } => {
                // `c{i}` is one value if `c` is one and `i` is.
                !args.iter().all(|a| self.is_scalar(a)) || self.may_be_list(base)
            }
            ExprKind::Index { base, .. } => self.may_be_list(base),
            ExprKind::Field { .. } | ExprKind::DynamicField { .. } => true,
            _ => false,
        }
    }
}

fn is_arithmetic(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::MatMul
            | BinaryOp::MatDiv
            | BinaryOp::MatLeftDiv
            | BinaryOp::Mul
            | BinaryOp::Div
            | BinaryOp::LeftDiv
            | BinaryOp::MatPow
            | BinaryOp::Pow
    )
}
