//! The text of an anonymous function is data: `func2str` and displays show it. Where a raised one is the
//! function that was written, it stands as it was written.
//!
//! Two expressions are the same here when they differ in nothing but parentheses around values, the
//! spelling of numbers, brackets around one value, and operators written as calls.

use super::spell::{ident, nowhere};
use base::Name;
use syntax::Dialect;
use syntax::ast::{AnonFn, Expr, ExprKind, IndexKind, Param, UnaryOp};

/// `raised` as `text` has it, if it is the same function.
pub(super) fn as_written(raised: Expr, text: &str, dialect: Dialect) -> Expr {
    if text.is_empty() {
        return raised;
    }
    let (written, diagnostics) = syntax::parse_expression(nowhere().file, text, dialect);
    let same = diagnostics.is_empty()
        && syntax::dump_expr(&plain(&written, dialect)) == syntax::dump_expr(&plain(&raised, dialect));
    if same { written } else { raised }
}

fn call(name: &str, args: Vec<Expr>) -> ExprKind {
    ExprKind::Index { base: Box::new(ident(Name::new(name))), args, kind: IndexKind::Paren }
}

/// The expression without what makes no difference.
fn plain(e: &Expr, dialect: Dialect) -> Expr {
    let plain = |e: &Expr| plain(e, dialect);
    let all = |list: &[Expr]| list.iter().map(plain).collect::<Vec<_>>();
    let rows = |rows: &[Vec<Expr>]| rows.iter().map(|r| all(r)).collect::<Vec<_>>();
    let boxed = |e: &Expr| Box::new(plain(e));
    let kind = match &e.kind {
        ExprKind::Paren(inner) => return plain(inner),
        ExprKind::Number { value, imaginary, .. } => {
            ExprKind::Number { value: *value, imaginary: *imaginary, text: "".into() }
        }
        // Octave has one class for both.
        ExprKind::String(text) if dialect == Dialect::Octave => ExprKind::Char(text.clone()),
        ExprKind::Unary { op: UnaryOp::Minus, operand }
            if matches!(operand.kind, ExprKind::Number { .. }) =>
        {
            ExprKind::Unary { op: UnaryOp::Minus, operand: boxed(operand) }
        }
        ExprKind::Unary { op, operand } => call(op.function(), vec![plain(operand)]),
        ExprKind::Postfix { op, operand } => call(op.function(), vec![plain(operand)]),
        ExprKind::Binary { op, left, right } => call(op.function(), vec![plain(left), plain(right)]),
        ExprKind::Range { start, step, stop } => {
            let parts = [Some(&**start), step.as_deref(), Some(&**stop)];
            call("colon", parts.into_iter().flatten().map(|e| plain(e)).collect())
        }
        ExprKind::Matrix(r) => match &r[..] {
            [row]
                if row.len() == 1
                    && !matches!(row[0].kind, ExprKind::Index { kind: IndexKind::Brace, .. }) =>
            {
                return plain(&row[0]);
            }
            _ => ExprKind::Matrix(rows(r)),
        },
        ExprKind::Cell(r) => ExprKind::Cell(rows(r)),
        ExprKind::Index { base, args, kind: IndexKind::Paren } if args.is_empty() => return plain(base),
        ExprKind::Index { base, args, kind } => {
            ExprKind::Index { base: boxed(base), args: all(args), kind: *kind }
        }
        ExprKind::Field { base, name } => ExprKind::Field { base: boxed(base), name: *name },
        ExprKind::DynamicField { base, name } => {
            ExprKind::DynamicField { base: boxed(base), name: boxed(name) }
        }
        ExprKind::AnonFn(f) => {
            let params =
                f.params.iter().map(|p| Param { name: p.name, default: None, span: nowhere() }).collect();
            ExprKind::AnonFn(Box::new(AnonFn { params, body: plain(&f.body) }))
        }
        other => other.clone(),
    };
    Expr { kind, span: nowhere() }
}
