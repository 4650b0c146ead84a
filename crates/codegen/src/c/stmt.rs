//! Statements of Loops as C text: control flow, and which file writes the others.

use super::expr::{Prec, text, top};
use super::spell::c_type;
use super::writer::{Jump, Writer};
use ir::loops::{Block, Elem, Expr, LocalId, Stmt};

impl Writer<'_> {
    pub(super) fn block(&mut self, block: &Block) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    pub(super) fn nested(&mut self, block: &Block) {
        self.depth += 1;
        self.block(block);
        self.depth -= 1;
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::If(cond, then, els) => self.branch(cond, then, els, "if"),
            Stmt::While { header, cond, body } => self.while_loop(header, cond, body),
            Stmt::For { var, lo, step, hi, body } => self.for_loop(*var, lo, step, hi, body),
            Stmt::Kernel { .. } => self.kernel(stmt),
            Stmt::Call { .. } => self.call(stmt),
            Stmt::Try { body, err, handler, exits, .. } => self.try_(body, *err, handler, *exits),
            Stmt::Concat { .. } => self.concat(stmt),
            Stmt::Break => self.jump(Jump::Break),
            Stmt::Continue => self.jump(Jump::Continue),
            Stmt::Return => self.jump(Jump::Return),
            _ => {
                let text = self.simple(stmt);
                self.line(&text);
            }
        }
    }

    fn branch(&mut self, cond: &Expr, then: &Block, els: &Block, word: &str) {
        if then.is_empty() && !els.is_empty() {
            return self.branch(&Expr::Not(Box::new(cond.clone())), els, then, word);
        }
        let text = format!("{word} ({}) {{", top(self.f, cond));
        self.line(&text);
        self.nested(then);
        match els.as_slice() {
            [] => self.line("}"),
            [Stmt::If(c, t, e)] => self.branch(c, t, e, "} else if"),
            _ => {
                self.line("} else {");
                self.nested(els);
                self.line("}");
            }
        }
    }

    /// The body of a loop.
    fn looped(&mut self, body: &Block) {
        self.loops = self.loops.map(|n| n + 1);
        self.nested(body);
        self.loops = self.loops.map(|n| n - 1);
    }

    fn while_loop(&mut self, header: &Block, cond: &Expr, body: &Block) {
        if header.is_empty() {
            let text = format!("while ({}) {{", top(self.f, cond));
            self.line(&text);
            self.looped(body);
        } else {
            self.line("for (;;) {");
            self.looped(header);
            self.depth += 1;
            let text = format!("if (!({})) break;", top(self.f, cond));
            self.line(&text);
            self.depth -= 1;
            self.looped(body);
        }
        self.line("}");
    }

    fn for_loop(&mut self, var: LocalId, lo: &Expr, step: &Expr, hi: &Expr, body: &Block) {
        let v = self.name(var);
        let f = self.f;
        match step {
            step if f.elem(step) == Elem::Index => {
                let up = !matches!(step, Expr::Integer(k, _) if *k < 0);
                let (sign, by) = match step {
                    Expr::Integer(1, _) => ("<=", format!("++{v}")),
                    Expr::Integer(-1, _) => (">=", format!("--{v}")),
                    Expr::Integer(k, _) if *k < 0 => (">=", format!("{v} -= {}", -k)),
                    step => ("<=", format!("{v} += {}", top(f, step))),
                };
                let lo = top(f, lo);
                // `i < n` where the limit is `n - 1`: what a C programmer writes.
                let text = match hi {
                    Expr::Op { op: types::scalar::ScalarOp::Minus, args, .. }
                        if up && matches!(args.as_slice(), [_, Expr::Integer(1, _)]) =>
                    {
                        let hi = text(f, &args[0], Prec::Sum);
                        format!("for ({v} = {lo}; {v} < {hi}; {by}) {{")
                    }
                    Expr::Integer(n, Elem::Index) if lo == "0" && up => {
                        format!("for ({v} = 0; {v} < {}; {by}) {{", n + 1)
                    }
                    _ => {
                        let hi = text(f, hi, Prec::Sum);
                        format!("for ({v} = {lo}; {v} {sign} {hi}; {by}) {{")
                    }
                };
                self.line(&text);
                self.looped(body);
                self.line("}");
            }
            _ => {
                let elem = f.elem(lo);
                let [lo, step, hi] = [lo, step, hi].map(|e| top(f, e));
                let c = c_type(elem);
                let head = format!("TAME_FOR_RANGE({c}, {v}, {lo}, {step}, {hi}) {{");
                self.line(&head);
                self.looped(body);
                self.line("}");
            }
        }
    }
}
