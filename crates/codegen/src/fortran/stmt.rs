//! Statements of Loops as Fortran text: control flow, and which file writes the others.

use super::printer::Printer;
use super::spell::scalar_type;
use ir::loops::{Block, Elem, Expr, LocalId, Stmt};

impl Printer<'_> {
    pub(super) fn block(&mut self, block: &Block) {
        for stmt in block {
            self.stmt(stmt);
            // Checks leave by themselves.
            if stmt.may_raise() && !matches!(stmt, Stmt::Check { .. }) {
                self.leave_failed();
            }
            self.look_again(stmt);
        }
    }

    /// Where an error that is caught may have been raised: leaves the protected block or the function.
    pub(super) fn leave_failed(&mut self) {
        let last = self.out.lines().next_back().unwrap_or("").trim_start();
        let surely_passed = last.starts_with("call tame_set(") || last.starts_with("if (tame_failed) exit");
        if self.may_leave() && !surely_passed {
            let block = self.guards.last().map_or("body", String::as_str).to_owned();
            self.line(&format!("if (tame_failed) exit {block}"));
        }
    }

    /// Whether an error that is raised here is caught, there or by a caller.
    pub(super) fn may_leave(&self) -> bool {
        self.catches || !self.guards.is_empty()
    }

    /// A jump out of protected blocks: all but so many end with it.
    fn unguard(&mut self, kept: usize) {
        let open = self.guards.len() - kept;
        if open > 0 {
            self.line(&format!("tame_handlers = tame_handlers - {open}"));
        }
    }

    fn protected(&mut self, body: &Block, err: Option<LocalId>, handler: &Block) {
        let guard = self.fresh("guarded");
        self.line("tame_handlers = tame_handlers + 1");
        self.line(&format!("{guard}: block"));
        self.guards.push(guard.clone());
        self.deeper(|w| w.block(body));
        self.guards.pop();
        self.line(&format!("end block {guard}"));
        self.line("tame_handlers = tame_handlers - 1");
        self.line("if (tame_failed) then");
        self.deeper(|w| {
            match err {
                Some(l) => {
                    let name = w.name(l);
                    w.line(&format!("call tame_set({name}, tame_caught())"));
                }
                None => w.line("call tame_release(tame_caught())"),
            }
            w.block(handler);
        });
        self.line("end if");
    }

    /// The vectors of arrays that the statement laid out anew.
    fn look_again(&mut self, stmt: &Stmt) {
        let mut arrays = stmt.lays_out();
        if let Stmt::GrowRows { array, .. } | Stmt::Compact { array, .. } = stmt {
            arrays.push(*array);
        }
        if let Stmt::Call { .. } = stmt {
            let global = |l: &&LocalId| self.f.locals[**l].global.is_some();
            arrays.extend(self.vectors.keys().filter(global).copied());
        }
        arrays.sort();
        arrays.dedup();
        for l in arrays {
            self.look(l);
        }
    }

    /// An array as a vector.
    pub(super) fn look(&mut self, l: LocalId) {
        if let Some(vector) = self.vectors.get(&l) {
            let name = self.name(l);
            let text = format!("{vector}(1:size({name}, kind=int64)) => {name}");
            self.line(&text);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::If(cond, then, els) => self.branch(cond, then, els),
            Stmt::While { header, cond, body } => self.while_loop(header, cond, body),
            Stmt::For { .. } => self.for_loop(stmt),
            Stmt::Kernel { .. } => self.kernel(stmt),
            Stmt::Call { .. } => self.call(stmt),
            Stmt::Concat { .. } | Stmt::Append { .. } => self.join(stmt),
            Stmt::Assign(l, Expr::Select(c, a, b)) => {
                let to = self.name(*l);
                self.choose(&to, c, a, b);
            }
            Stmt::Check { fails, fault, args, at, .. } => {
                let fails = self.top(fails);
                // What an error says is computed where it is raised.
                let before = self.out.len();
                let text = self.fault(*fault, args, *at);
                match self.out.len() > before || self.may_leave() {
                    true => {
                        let inner = self.out.split_off(before);
                        self.line(&format!("if ({fails}) then"));
                        inner.lines().map(|l| format!("  {l}\n")).for_each(|l| self.out.push_str(&l));
                        self.deeper(|w| {
                            w.line(&text);
                            w.leave_failed();
                        });
                        self.line("end if");
                    }
                    false => self.line(&format!("if ({fails}) {text}")),
                }
            }
            Stmt::Try { body, err, handler, .. } => self.protected(body, *err, handler),
            Stmt::Break | Stmt::Continue => {
                self.unguard(self.loops.last().copied().unwrap_or(0));
                self.line(if *stmt == Stmt::Break { "exit" } else { "cycle" });
            }
            Stmt::Return => {
                self.unguard(0);
                self.line("exit body");
            }
            Stmt::Comment(text) => self.comment(text),
            _ => self.simple(stmt),
        }
    }

    /// A comment of the source.
    pub(super) fn comment(&mut self, text: &str) {
        let indent = 2 * self.depth;
        let text = format!("{:indent$}! {}", "", text.trim());
        self.out.push_str(text.trim_end());
        self.out.push('\n');
    }

    fn branch(&mut self, cond: &Expr, then: &Block, els: &Block) {
        if then.is_empty() && !els.is_empty() {
            return self.branch(&Expr::Not(Box::new(cond.clone())), els, then);
        }
        let cond = self.top(cond);
        self.line(&format!("if ({cond}) then"));
        self.deeper(|w| w.block(then));
        self.otherwise(els);
        self.line("end if");
    }

    fn otherwise(&mut self, els: &Block) {
        match els.as_slice() {
            [] => {}
            [Stmt::If(cond, then, els)] if !then.is_empty() => {
                // What the condition needs before it has no place in `else if`.
                let (before, extra) = (self.out.len(), self.extra.len());
                let text = self.top(cond);
                if self.out.len() > before {
                    self.out.truncate(before);
                    self.extra.truncate(extra);
                    self.line("else");
                    return self.deeper(|w| w.branch(cond, then, els));
                }
                self.line(&format!("else if ({text}) then"));
                self.deeper(|w| w.block(then));
                self.otherwise(els);
            }
            _ => {
                self.line("else");
                self.deeper(|w| w.block(els));
            }
        }
    }

    fn while_loop(&mut self, header: &Block, cond: &Expr, body: &Block) {
        let (before, extra) = (self.out.len(), self.extra.len());
        let text = self.top(cond);
        let plain = self.out.len() == before && header.is_empty();
        self.out.truncate(before);
        self.extra.truncate(extra);
        if plain {
            self.line(&format!("do while ({text})"));
        } else {
            self.line("do");
            self.looped(|w| {
                w.block(header);
                w.leave_unless(cond);
            });
        }
        self.looped(|w| w.block(body));
        self.line("end do");
    }

    /// What `write` writes in a loop.
    fn looped(&mut self, write: impl FnOnce(&mut Self)) {
        self.loops.push(self.guards.len());
        self.deeper(write);
        self.loops.pop();
    }

    /// Leaves the loop where a condition fails.
    fn leave_unless(&mut self, cond: &Expr) {
        match cond {
            Expr::And(a, b) => {
                self.leave_unless(a);
                self.leave_unless(b);
            }
            Expr::Bool(true) => {}
            Expr::Not(fails) => {
                let fails = self.top(fails);
                self.line(&format!("if ({fails}) exit"));
            }
            cond => {
                let cond = self.top(&Expr::Not(Box::new(cond.clone())));
                self.line(&format!("if ({cond}) exit"));
            }
        }
    }

    fn for_loop(&mut self, stmt: &Stmt) {
        let Stmt::For { var, lo, step, hi, body } = stmt else { return };
        let v = self.name(*var);
        if self.f.elem(step) == Elem::Index {
            // Compilers warn of loops that surely have no rounds.
            if let (Expr::Integer(lo, _), Expr::Integer(by, _), Expr::Integer(hi, _)) = (lo, step, hi)
                && (*by > 0 && hi < lo || *by < 0 && hi > lo)
            {
                return;
            }
            let [lo, hi] = [lo, hi].map(|e| self.top(e));
            let by = match step {
                Expr::Integer(1, _) => String::new(),
                step => format!(", {}", self.top(step)),
            };
            self.line(&format!("do {v} = {lo}, {hi}{by}"));
            self.looped(|w| w.block(body));
            return self.line("end do");
        }
        let elem = self.f.elem(lo);
        let wide = |w: &mut Self, e: &Expr| match elem {
            Elem::F64 => w.exact(e),
            _ => format!("real({}, real64)", w.exact(e)),
        };
        let [lo, step, hi] = [lo, step, hi].map(|e| wide(self, e));
        let (range, round) = (self.fresh("range"), self.fresh("round"));
        self.line("block");
        self.depth += 1;
        self.line(&format!("type(tame_range) :: {range}"));
        self.line(&format!("integer(int64) :: {round}"));
        self.line(&format!("{range} = tame_range_of({lo}, {step}, {hi})"));
        self.line(&format!("do {round} = 0, {range}%count - 1"));
        let value = format!("tame_range_round({range}, {round})");
        let value = match elem {
            Elem::F64 => value,
            _ if scalar_type(elem).starts_with("real") => format!("real({value}, real32)"),
            _ => format!("int({value}, int64)"),
        };
        self.looped(|w| {
            w.line(&format!("{v} = {value}"));
            w.block(body);
        });
        self.line("end do");
        self.depth -= 1;
        self.line("end block");
    }
}
