//! Conditions: what `if` and `while` test, and `&&` and `||`, which look at their right operand only where
//! the left one does not decide.

use crate::expr::Expressions;
use ir::tir::{Stmt, VarId, internal};
use syntax::Dialect;
use syntax::ast::{BinaryOp, Expr, ExprKind};

impl Expressions<'_, '_> {
    /// The value that an `if` or `while` tests. `&&` and `||` short-circuit as everywhere; `&` and `|`
    /// do where the left operand is a scalar that decides (MATLAB, "if, elseif, else: Tips").
    pub fn condition(&mut self, e: &Expr) -> VarId {
        let inner = e.without_parens();
        match &inner.kind {
            ExprKind::Binary { op: op @ (BinaryOp::And | BinaryOp::Or), .. } => {
                let op = *op;
                let (first, rest) = spine(inner, &|o| o == op);
                let mut value = self.condition(first);
                for (right, span) in rest {
                    value = self.at(span, |me| me.deciding(op, value, right));
                }
                value
            }
            ExprKind::Binary { op: BinaryOp::AndAnd | BinaryOp::OrOr, .. } => self.truth(inner, None),
            _ => self.value(e),
        }
    }

    fn deciding(&mut self, op: BinaryOp, left: VarId, right: &Expr) -> VarId {
        let (decides, function) = match op {
            BinaryOp::Or => (internal::DECIDES_OR, "or"),
            _ => (internal::DECIDES_AND, "and"),
        };
        let cond = self.f.apply(decides, &[left], None);
        let result = self.f.temp();
        let then = self.block(|me| me.f.push(Stmt::Copy { dst: result, src: left }));
        let els = self.block(|me| {
            let right = me.condition(right);
            me.f.apply(function, &[left, right], Some(result));
        });
        self.f.push(Stmt::If { cond, then, els });
        result
    }

    /// `e` as an operand of `&&` and `||`: a logical scalar or MATLAB's error; in Octave's language a value as `if`
    /// tests it.
    pub fn truth(&mut self, e: &Expr, dst: Option<VarId>) -> VarId {
        let inner = e.without_parens();
        let short = |o: BinaryOp| matches!(o, BinaryOp::AndAnd | BinaryOp::OrOr);
        let (first, mut rest) = spine(inner, &short);
        if rest.is_empty() {
            let value = self.value(inner);
            return match self.low.project.dialect_of(self.f.file) {
                Dialect::Octave => self.tested(value, dst),
                Dialect::Matlab => self.f.apply(internal::TRUTH, &[value], dst),
            };
        }
        let last = rest.pop();
        let mut left = self.truth(first, None);
        let mut ops = operators(inner, &short);
        for (right, span) in rest {
            let op = ops.next();
            left = self.at(span, |me| me.short_circuit(op, left, right, None));
        }
        match last {
            Some((right, span)) => {
                let op = ops.next();
                self.at(span, |me| me.short_circuit(op, left, right, dst))
            }
            None => left,
        }
    }

    /// What Octave makes of an operand of `&&` and `||`: whether `if` would take it for true.
    fn tested(&mut self, value: VarId, dst: Option<VarId>) -> VarId {
        let result = self.f.dst(dst);
        let mut constant = |word: &str| {
            self.block(|me| {
                me.f.apply(word, &[], Some(result));
            })
        };
        let (then, els) = (constant("true"), constant("false"));
        self.f.push(Stmt::If { cond: value, then, els });
        result
    }

    fn short_circuit(
        &mut self,
        op: Option<BinaryOp>,
        left: VarId,
        right: &Expr,
        dst: Option<VarId>,
    ) -> VarId {
        let result = self.f.dst(dst);
        let copy = self.block(|me| me.f.push(Stmt::Copy { dst: result, src: left }));
        let other = self.block(|me| {
            me.truth(right, Some(result));
        });
        let (then, els) = if op == Some(BinaryOp::AndAnd) { (other, copy) } else { (copy, other) };
        self.f.push(Stmt::If { cond: left, then, els });
        result
    }
}

/// The leftmost operand of a chain of operators, and the others with the places of their operators.
fn spine<'e>(e: &'e Expr, of: &dyn Fn(BinaryOp) -> bool) -> (&'e Expr, Vec<(&'e Expr, base::Span)>) {
    let mut rest = Vec::new();
    let mut first = e;
    while let ExprKind::Binary { op, left, right } = &first.kind {
        if !of(*op) {
            break;
        }
        rest.push((&**right, first.span));
        first = left;
    }
    rest.reverse();
    (first, rest)
}

/// The operators of the chain that [`spine`] gives.
fn operators(e: &Expr, of: &dyn Fn(BinaryOp) -> bool) -> impl Iterator<Item = BinaryOp> {
    let mut found = Vec::new();
    let mut at = e;
    while let ExprKind::Binary { op, left, .. } = &at.kind {
        if !of(*op) {
            break;
        }
        found.push(*op);
        at = left;
    }
    found.into_iter().rev()
}
