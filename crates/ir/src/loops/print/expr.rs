//! The printed form of expressions, with no more parentheses than reading back needs.

use super::super::words::{FAULTS, INFIX, PROOFS, Prec, bare, called, word};
use super::super::{By, Elem, Expr, Fault, LocalId, Operand, Proof, result_of};
use super::Printer;
use super::{number, text};
use types::scalar::ScalarOp;

impl Printer<'_> {
    pub(super) fn operands(&self, operands: &[Operand]) -> String {
        operands.iter().map(|o| self.operand(o)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn operand(&self, operand: &Operand) -> String {
        match operand {
            Operand::Scalar(e) => self.expr(e),
            Operand::Borrow(l) => format!("&{}", self.name(*l)),
            Operand::Take(l) => format!("move {}", self.name(*l)),
            Operand::Text(t) => text(t),
            Operand::StringText(t) => format!("\"{}\"", t.escape_debug()),
            Operand::Colon => ":".into(),
            Operand::Spread(l) => format!("{}{{:}}", self.name(*l)),
        }
    }

    pub(super) fn exprs(&self, exprs: &[Expr]) -> String {
        exprs.iter().map(|e| self.expr(e)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn expr(&self, expr: &Expr) -> String {
        self.render(expr).0
    }

    /// A place in an array with its evidence.
    pub(super) fn place(&self, array: LocalId, subs: &[Expr], by: By) -> String {
        format!("{}({}){}", self.array(array), self.exprs(subs), by_text(by))
    }

    pub(super) fn array(&self, local: LocalId) -> String {
        self.function.locals.get(local).map_or_else(|| format!("?{local}"), |l| called(&l.name))
    }

    /// An expression, in parentheses where it binds looser than `min`.
    fn within(&self, expr: &Expr, min: Prec) -> String {
        let (text, prec) = self.render(expr);
        if prec < min { format!("({text})") } else { text }
    }

    fn render(&self, expr: &Expr) -> (String, Prec) {
        let text = match expr {
            Expr::Number(v, e) => number(*v, *e),
            Expr::Integer(v, Elem::Index) => v.to_string(),
            Expr::Integer(v, e) => format!("{v}{}", e.tag()),
            Expr::Bool(v) => v.to_string(),
            Expr::Local(l) => self.name(*l),
            Expr::At(l, subs, by) => self.place(*l, subs, *by),
            Expr::Load(l, i) => format!("{}[{}]", self.name(*l), self.expr(i)),
            Expr::Extent(l, d) => format!("extent({}, {d})", self.name(*l)),
            Expr::Numel(l) => format!("numel({})", self.name(*l)),
            Expr::Op { op, args, elem, result } => return self.operation(*op, args, *elem, *result),
            Expr::Complex(a, b) => format!("complex({}, {})", self.expr(a), self.expr(b)),
            Expr::Count(parts) => format!("count({})", self.exprs(&parts[..])),
            Expr::Element(parts) => format!("element({})", self.exprs(&parts[..])),
            Expr::Limit(a) => format!("limit({})", self.expr(a)),
            Expr::Cast(e, a) => format!("{}({})", e.tag(), self.expr(a)),
            Expr::Select(c, a, b) => format!("({} ? {} : {})", self.expr(c), self.expr(a), self.expr(b)),
            Expr::And(a, b) => {
                let text = format!("{} && {}", self.within(a, Prec::And), self.within(b, Prec::Compare));
                return (text, Prec::And);
            }
            Expr::Or(a, b) => {
                let text = format!("{} || {}", self.within(a, Prec::Or), self.within(b, Prec::And));
                return (text, Prec::Or);
            }
            Expr::Not(a) => return (format!("!{}", self.within(a, Prec::Unary)), Prec::Unary),
        };
        let prec = if text.starts_with('-') { Prec::Unary } else { Prec::Primary };
        (text, prec)
    }

    fn operation(&self, op: ScalarOp, args: &[Expr], elem: Elem, result: Elem) -> (String, Prec) {
        let plain = result == result_of(op, elem) && args.iter().all(|a| self.function.elem(a) == elem);
        let tag = if bare(elem) { String::new() } else { format!(".{}", elem.tag()) };
        match args {
            [a, b] if plain => {
                if let Some((_, sign, prec)) = INFIX.iter().find(|row| row.0 == op) {
                    // Operators of one rank group to the left; comparisons do not stand in a row.
                    let (left, right) = match prec {
                        Prec::Compare => (Prec::Sum, Prec::Sum),
                        Prec::Sum => (Prec::Sum, Prec::Product),
                        _ => (Prec::Product, Prec::Unary),
                    };
                    return (
                        format!("{} {sign}{tag} {}", self.within(a, left), self.within(b, right)),
                        *prec,
                    );
                }
            }
            // A sign before digits belongs to the number.
            [a] if plain && bare(elem) && op == ScalarOp::Uminus => {
                let number = matches!(a, Expr::Number(..) | Expr::Integer(..));
                let inner = if number { format!("({})", self.expr(a)) } else { self.within(a, Prec::Unary) };
                return (format!("-{inner}"), Prec::Unary);
            }
            _ => {}
        }
        let other = match result == result_of(op, elem) {
            true => String::new(),
            false => format!(":{}", result.tag()),
        };
        (format!("{}.{}{other}({})", op.name(), elem.tag(), self.exprs(args)), Prec::Primary)
    }
}

/// Evidence behind an access.
pub(super) fn by_text(by: By) -> String {
    match by {
        By::Checked(id) => format!("!{id}"),
        By::Proved(proof) => format!("!{}", proof_text(proof)),
        By::Own => String::new(),
    }
}

/// What a proof rests on.
pub(super) fn proof_text(proof: Proof) -> &'static str {
    word(&PROOFS, &proof).unwrap_or("?")
}

/// A fault with its names.
pub(super) fn fault_text(fault: Fault) -> String {
    match fault {
        Fault::Undefined(name) => format!("undefined {}", text(name.as_str())),
        Fault::OutputNotAssigned(name) => format!("output_not_assigned {}", text(name.as_str())),
        Fault::Raise(id, message) => format!("raise {} {}", text(id.as_str()), text(message.as_str())),
        Fault::BadIndex
        | Fault::IndexBounds
        | Fault::SubscriptBounds
        | Fault::Nonconformant
        | Fault::InnerDim
        | Fault::AssignSize
        | Fault::AssignCount
        | Fault::NotLogicalScalar
        | Fault::NanToLogical => word(&FAULTS, &fault).unwrap_or("?").to_owned(),
    }
}
