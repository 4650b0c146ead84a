//! The types of expressions: invariant 4, and the accesses that a phase allows.

use super::super::{By, Elem, Expr, LocalId, Phase, Ty, result_of};
use super::Verifier;
use types::scalar::{IntegerRule, ScalarOp};

impl Verifier<'_> {
    /// Complains where an expression is not of a type.
    pub(super) fn expect(&mut self, expr: &Expr, wanted: Elem, role: &str) {
        let found = self.expr(expr);
        if found != wanted {
            self.complain(format!("{role} is {}, not {}", found.tag(), wanted.tag()));
        }
    }

    /// Extents, one for each dimension of an array.
    pub(super) fn dims(&mut self, array: LocalId, dims: &[Expr]) {
        if let Some((_, rank)) = self.array(array)
            && rank != dims.len()
        {
            self.complain(format!("{} has {rank} dimensions, not {}", self.name(array), dims.len()));
        }
        for d in dims {
            self.expect(d, Elem::Index, "an extent");
        }
    }

    /// An access: its subscripts.
    pub(super) fn subscripts(&mut self, array: LocalId, subs: &[Expr]) -> Option<Elem> {
        for s in subs {
            self.expect(s, Elem::Index, "a subscript");
        }
        let (elem, rank) = self.array(array)?;
        if subs.len() != 1 && subs.len() != rank {
            let name = self.name(array);
            self.complain(format!("{name} has {rank} dimensions and {} subscripts", subs.len()));
        }
        Some(elem)
    }

    /// Complains of an access that the phase does not know.
    pub(super) fn in_phase(&mut self, allowed: bool, what: &str) {
        if !allowed {
            self.complain(format!("{what} in phase {:?}", self.phase()));
        }
    }

    /// The type of an expression; complains of what is wrong inside.
    pub(super) fn expr(&mut self, expr: &Expr) -> Elem {
        match expr {
            Expr::Number(_, e) => {
                if !matches!(e, Elem::F64 | Elem::F32) {
                    self.complain(format!("a number with a fraction of type {}", e.tag()));
                }
            }
            Expr::Integer(v, e) => {
                if !e.limits().is_some_and(|(lo, hi)| (lo..=hi).contains(v)) {
                    self.complain(format!("the constant {v} is no {}", e.tag()));
                }
            }
            Expr::Bool(_) => {}
            Expr::Local(l) => {
                if !matches!(self.ty(*l), Ty::Scalar(_)) {
                    self.complain(format!("{} is read as a scalar", self.name(*l)));
                }
            }
            Expr::At(l, subs, By::Checked(_) | By::Proved(_) | By::Own) => {
                self.in_phase(self.phase() < Phase::Flat, "an access by subscripts");
                self.subscripts(*l, subs);
            }
            Expr::Load(l, index) => {
                self.in_phase(self.phase() == Phase::Flat, "an access by place");
                self.array(*l);
                self.expect(index, Elem::Index, "a place");
            }
            Expr::Extent(l, d) => {
                if let Some((_, rank)) = self.array(*l)
                    && usize::from(*d) >= rank
                {
                    self.complain(format!("{} has no dimension {d}", self.name(*l)));
                }
            }
            Expr::Numel(l) => {
                self.array(*l);
            }
            Expr::Op { op, args, elem, result } => self.operation(*op, args, *elem, *result),
            Expr::Complex(re, im) => {
                let part = self.expr(re);
                if !matches!(part, Elem::F64 | Elem::F32) {
                    self.complain(format!("a real part of type {}", part.tag()));
                }
                self.expect(im, part, "an imaginary part");
            }
            Expr::Count(parts) => {
                let elem = self.expr(&parts[0]);
                if !matches!(elem, Elem::F64 | Elem::Index) {
                    self.complain(format!("a count over {}", elem.tag()));
                }
                parts.iter().for_each(|p| self.expect(p, elem, "a part of a count"));
            }
            Expr::Element(parts) => {
                let [lo, step, hi, k] = &**parts;
                [lo, step, hi].into_iter().for_each(|p| self.expect(p, Elem::F64, "a part of a range"));
                self.expect(k, Elem::Index, "the number of an element");
            }
            Expr::Limit(a) => self.expect(a, Elem::F64, "a limit"),
            Expr::Cast(_, a) => drop(self.expr(a)),
            Expr::Select(c, a, b) => {
                self.expect(c, Elem::Bool, "a condition");
                let elem = self.expr(a);
                self.expect(b, elem, "the other choice");
            }
            Expr::And(a, b) | Expr::Or(a, b) => {
                self.expect(a, Elem::Bool, "a condition");
                self.expect(b, Elem::Bool, "a condition");
            }
            Expr::Not(a) => self.expect(a, Elem::Bool, "a condition"),
        }
        self.function.elem(expr)
    }

    fn operation(&mut self, op: ScalarOp, args: &[Expr], elem: Elem, result: Elem) {
        let name = op.name();
        if args.len() != op.arity() {
            self.complain(format!("{name} of {} operands", args.len()));
        }
        for a in args {
            self.expect(a, elem, &format!("an operand of {name}"));
        }
        if result != result_of(op, elem) {
            self.complain(format!(
                "{name} of {} gives {}, not {}",
                elem.tag(),
                result_of(op, elem).tag(),
                result.tag()
            ));
        }
        let inexact = elem == Elem::Index && op.info().integer == IntegerRule::Unknown;
        if !op.is_logical() && (inexact || matches!(elem, Elem::Bool | Elem::Char)) {
            self.complain(format!("{name} has no form on {}", elem.tag()));
        }
    }
}
