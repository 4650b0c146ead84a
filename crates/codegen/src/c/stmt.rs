//! Statements of Loops as C text: control flow, and which file writes the others.

use super::expr::{Prec, View, text, top};
use super::spell::c_type;
use super::writer::{Jump, Writer};
use ir::loops::{Block, Elem, Expr, Function, LocalId, Stmt, Ty};
use std::rc::Rc;

impl Writer<'_> {
    pub(super) fn block(&mut self, block: &[Stmt]) {
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
            Stmt::If(cond, then, els) => {
                self.branch(cond, (then, els), "if", &mut |w, block| w.nested(block))
            }
            Stmt::While { header, cond, body } => self.while_loop(header, cond, body),
            Stmt::For { .. } => self.for_loop(stmt),
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

    /// A branch, its blocks written by `write`.
    pub(super) fn branch(
        &mut self,
        cond: &Expr,
        (then, els): (&Block, &Block),
        word: &str,
        write: &mut dyn FnMut(&mut Self, &Block),
    ) {
        if then.is_empty() && !els.is_empty() {
            return self.branch(&Expr::Not(Box::new(cond.clone())), (els, then), word, write);
        }
        let text = format!("{word} ({}) {{", top(&self.f, cond));
        self.line(&text);
        write(self, then);
        match els.as_slice() {
            [] => self.line("}"),
            [Stmt::If(c, t, e)] => self.branch(c, (t, e), "} else if", write),
            _ => {
                self.line("} else {");
                write(self, els);
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
            let text = format!("while ({}) {{", top(&self.f, cond));
            self.line(&text);
            self.looped(body);
        } else {
            self.line("for (;;) {");
            self.looped(header);
            self.depth += 1;
            let text = format!("if (!({})) break;", top(&self.f, cond));
            self.line(&text);
            self.depth -= 1;
            self.looped(body);
        }
        self.line("}");
    }

    /// A loop. Bytes may lie anywhere for a C compiler, also where the extents of arrays and the places of their
    /// elements are kept: loops that store bytes get copies of these, which nothing can reach.
    fn for_loop(&mut self, stmt: &Stmt) {
        let arrays = held(self.f.f, stmt);
        if self.holds || arrays.is_empty() {
            return self.rounds(stmt);
        }
        let mut view = View::clone(&self.f);
        self.line("{");
        self.depth += 1;
        for l in arrays {
            let (ty, name) = (self.array(l), self.name(l));
            let mut copy = format!("{}_at", name.trim_start_matches("l->"));
            while view.names.values().any(|n| *n == copy) {
                copy.push('_');
            }
            self.line(&format!("const {ty} {copy} = {name};"));
            view.names.insert(l, copy);
        }
        let outer = std::mem::replace(&mut self.f, Rc::new(view));
        self.holds = true;
        self.rounds(stmt);
        self.holds = false;
        self.f = outer;
        self.depth -= 1;
        self.line("}");
    }

    fn rounds(&mut self, stmt: &Stmt) {
        let Stmt::For { var, lo, step, hi, body } = stmt else { return };
        let var = *var;
        let v = self.name(var);
        let view = self.f.clone();
        let f = &*view;
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

/// The arrays of a loop that stores bytes and changes nothing but elements and scalars; none of another one.
fn held(f: &Function, stmt: &Stmt) -> Vec<LocalId> {
    let Stmt::For { body, .. } = stmt else { return Vec::new() };
    let mut found: Vec<LocalId> = Vec::new();
    let (mut bytes, mut only) = (false, true);
    ir::loops::each_stmt(body, &mut |s| {
        match s {
            Stmt::Store { array, .. } => {
                bytes |= matches!(f.locals[*array].ty, Ty::Array(Elem::I8 | Elem::U8, _));
                found.push(*array);
            }
            Stmt::Assign(..) | Stmt::For { .. } | Stmt::If(..) => {}
            _ => only = false,
        }
        s.each_expr(&mut |e| {
            e.each(&mut |e| {
                if let Expr::Load(l, _) | Expr::Extent(l, _) | Expr::Numel(l) = e {
                    found.push(*l);
                }
            });
        });
    });
    found.sort();
    found.dedup();
    if bytes && only { found } else { Vec::new() }
}
