//! Branches, loops and `try`: conditions that lowering took apart are conditions again.

use super::nest::{Body, Frame, Level, Pending, Value};
use super::spell;
use super::tree::Tree;
use super::uses::Shape;
use ir::tir::{Access, CallTarget, Callee, ForRange, Stmt, StmtId, VarId, VarKind, internal};
use syntax::ast::{self, BinaryOp, Clause, Expr, ExprKind, LValue, StmtKind};

impl<'a> Body<'_, 'a> {
    /// A statement with blocks.
    pub fn compound(&mut self, id: StmtId) {
        let f = self.f;
        match &f.stmts[id] {
            Stmt::If { cond, then, els } => self.conditional(id, *cond, then, els),
            Stmt::While { header, cond, body } => self.while_loop(header, *cond, body),
            Stmt::For { var, range, body, parallel } => self.for_loop(id, *var, range, body, *parallel),
            Stmt::Try { body, err, handler } => {
                self.before_blocks();
                let body = self.block(body);
                let error =
                    err.map(|v| ast::Ident { name: self.keep(v, &Tree::Colon), span: spell::nowhere() });
                let handler = self.block(handler);
                self.put(StmtKind::Try { body, error, handler }, false);
            }
            Stmt::Unwind { body, cleanup } => {
                self.before_blocks();
                let body = self.block(body);
                let cleanup = self.block(cleanup);
                self.put(StmtKind::UnwindProtect { body, cleanup }, false);
            }
            _ => {}
        }
    }

    fn conditional(&mut self, id: StmtId, cond: VarId, then: &'a [StmtId], els: &'a [StmtId]) {
        match self.uses.shapes.get(&id).copied() {
            Some(Shape::Short { op, result }) => {
                let (first, second) = if op == BinaryOp::AndAnd { (then, els) } else { (els, then) };
                let arm = self.arm(first, Some(result));
                if arm.only(result) {
                    return self.short(op, cond, result, arm);
                }
                // It is no expression: the condition is used twice.
                let first = self.settle_result(arm, result);
                let condition = self.kept_condition(cond);
                let second = self.block(second);
                let (then, els) = if op == BinaryOp::AndAnd { (first, second) } else { (second, first) };
                self.put_if(condition, then, els);
            }
            Some(Shape::Deciding { op, result, right }) if self.waits(cond) => {
                self.deciding(op, cond, result, right, then, els);
            }
            Some(Shape::Exist { var, result }) => {
                self.take(&[cond]);
                let name = self.speller(|s| s.var(var));
                let ExprKind::Ident(name) = name.kind else { return };
                let args = vec![Tree::Literal(ir::tir::Literal::Char(name.as_str().into()))];
                let tree = Tree::Call { callee: Callee::builtin("exist"), args };
                self.define(result, Value { tree, level: Level::Effect, reads: Vec::new(), height: 2 });
            }
            _ => self.if_or_switch(cond, then, els),
        }
    }

    fn short(&mut self, op: BinaryOp, cond: VarId, result: VarId, mut arm: Frame) {
        let left = self.take(&[cond]);
        let Some(right) = arm.stack.pop().map(Pending::into_value) else { return };
        let mut reads = left.reads;
        reads.extend(right.reads);
        let height = left.height.max(right.height) + 1;
        let level = left.level.max(right.level).max(Level::Fails);
        let left = Box::new(left.trees.into_iter().next().unwrap_or(Tree::Var(cond)));
        let tree = Tree::Short { op, left, right: Box::new(right.tree) };
        self.define(result, Value { tree, level, reads, height });
    }

    /// `left | right` in a condition.
    fn deciding(
        &mut self,
        op: BinaryOp,
        cond: VarId,
        result: VarId,
        right: VarId,
        then: &'a [StmtId],
        els: &'a [StmtId],
    ) {
        let count = els.len().saturating_sub(1);
        let arm = self.arm(&els[..count], None);
        self.frames.push(arm);
        let right = self.take(&[right]);
        let arm = self.frames.pop().unwrap_or_default();
        let simple = arm.out.is_empty() && arm.stack.is_empty();
        let test = self.take(&[cond]);
        let (Some(Tree::Decides { operand, .. }), true) = (test.trees.into_iter().next(), simple) else {
            // The left side is mentioned three times; it was to be nested.
            self.broken = true;
            let _ = then;
            return;
        };
        let mut reads = test.reads;
        reads.extend(right.reads);
        let height = test.height.max(right.height) + 1;
        let level = test.level.max(right.level).max(Level::Fails);
        let right = Box::new(right.trees.into_iter().next().unwrap_or(Tree::Colon));
        let tree = Tree::Deciding { op, left: operand, right };
        self.define(result, Value { tree, level, reads, height });
    }

    /// The rest of an arm that is no expression, in which the result is a variable.
    fn settle_result(&mut self, arm: Frame, result: VarId) -> Vec<ast::Stmt> {
        self.keep(
            result,
            &Tree::Short { op: BinaryOp::OrOr, left: Box::new(Tree::Colon), right: Box::new(Tree::Colon) },
        );
        self.settle(arm)
    }

    /// A condition that is used more than once.
    fn kept_condition(&mut self, cond: VarId) -> Expr {
        if let Some(i) = self.top().stack.iter().position(|p| p.var == cond) {
            self.spill_to(i);
        }
        self.before_blocks();
        self.speller(|s| s.var(cond))
    }

    fn put_if(&mut self, condition: Expr, then: Vec<ast::Stmt>, els: Vec<ast::Stmt>) {
        let mut clauses = vec![clause(condition, then)];
        let mut otherwise = els;
        // `else` with nothing but an `if` is `elseif`.
        if let [ast::Stmt { kind: StmtKind::If { .. }, .. }] = &otherwise[..]
            && let Some(ast::Stmt { kind: StmtKind::If { clauses: more, otherwise: last }, .. }) =
                otherwise.pop()
        {
            clauses.extend(more);
            otherwise = last.unwrap_or_default();
        }
        let otherwise = (!otherwise.is_empty()).then_some(otherwise);
        self.put(StmtKind::If { clauses, otherwise }, false);
    }

    fn if_or_switch(&mut self, cond: VarId, then: &'a [StmtId], els: &'a [StmtId]) {
        let taken = self.take(&[cond]);
        match taken.trees.into_iter().next() {
            Some(Tree::Case { subject, cases }) => self.switch(subject, cases, then, els),
            tree => {
                let tree = tree.unwrap_or(Tree::Var(cond));
                let condition = self.speller(|s| s.condition(&tree));
                self.before_blocks();
                let then = self.block(then);
                let els = self.block(els);
                self.put_if(condition, then, els);
            }
        }
    }

    /// `switch`, of which the first case's condition has been taken.
    fn switch(&mut self, subject: VarId, cases: Vec<Tree>, then: &'a [StmtId], els: &'a [StmtId]) {
        let taken = self.take(&[subject]);
        let value = taken.trees.first().map_or_else(|| Tree::Var(subject), Tree::clone);
        let value = self.spell(&value);
        self.before_blocks();
        let frame = self.top();
        frame.looked = None;
        let comments = std::mem::take(&mut frame.comments);
        let mut clauses = vec![clause(self.case(&cases), Vec::new())];
        let mut bodies = vec![then];
        let mut rest = els;
        while let Some((cases, body, next)) = self.next_case(subject, rest) {
            clauses.push(clause(self.case(&cases), Vec::new()));
            bodies.push(body);
            rest = next;
        }
        for (clause, body) in clauses.iter_mut().zip(bodies) {
            clause.body = self.block(body);
        }
        let otherwise = self.block(rest);
        let otherwise = (!otherwise.is_empty()).then_some(otherwise);
        let switch = ast::Switch { subject: value, comments, cases: clauses, otherwise };
        self.put(StmtKind::Switch(Box::new(switch)), false);
    }

    /// The next case, where a block holds nothing else.
    fn next_case(
        &mut self,
        subject: VarId,
        block: &'a [StmtId],
    ) -> Option<(Vec<Tree>, &'a [StmtId], &'a [StmtId])> {
        let f = self.f;
        let (last, computed) = block.split_last()?;
        let Stmt::If { cond, then, els } = &f.stmts[*last] else { return None };
        let looks = computed.iter().any(|s| {
            matches!(&f.stmts[*s], Stmt::CallStatement { .. } | Stmt::Comment(_) | Stmt::Display(_))
        });
        let asks = computed.last().is_some_and(|s| match &f.stmts[*s] {
            Stmt::Call { callee, args, .. } => {
                callee.name.as_str() == internal::SWITCH_CASE
                    && args.first() == Some(&ir::tir::Arg::Var(subject))
            }
            _ => false,
        });
        if looks || !asks {
            return None;
        }
        let mut arm = self.arm(computed, None);
        if !arm.only(*cond) {
            return None;
        }
        match arm.stack.pop()?.tree {
            Tree::Case { cases, .. } => Some((cases, then, els)),
            _ => None,
        }
    }

    /// What stands behind `case`.
    fn case(&mut self, cases: &[Tree]) -> Expr {
        let is_cell = |t: &Tree| match t {
            Tree::Call { callee, .. } => {
                callee.name.as_str() == internal::CELL && callee.target == CallTarget::Builtin
            }
            Tree::Index { list, .. } => *list,
            Tree::Spread(_) => true,
            _ => false,
        };
        match cases {
            [one] if !is_cell(one) => self.spell(one),
            several => {
                let row = several.iter().map(|t| self.spell_operand(t)).collect();
                spell::cell(row)
            }
        }
    }

    /// A case's condition that no `if` takes.
    pub fn case_variable(&mut self, dst: VarId, subject: VarId, cases: &[Tree]) {
        let case = self.case(cases);
        let name = self.keep(dst, &Tree::Case { subject, cases: Vec::new() });
        let set = |value: &str| ast::Stmt {
            kind: StmtKind::Assign {
                lhs: vec![LValue::Target(spell::ident(name))],
                brackets: false,
                rhs: spell::ident(base::Name::new(value)),
            },
            span: spell::nowhere(),
            printed: false,
        };
        let subject = self.speller(|s| s.var(subject));
        let cases = vec![clause(case, vec![set("true")])];
        let frame = self.top();
        frame.looked = None;
        let comments = std::mem::take(&mut frame.comments);
        let switch = ast::Switch { subject, comments, cases, otherwise: Some(vec![set("false")]) };
        self.put(StmtKind::Switch(Box::new(switch)), false);
    }

    fn while_loop(&mut self, header: &'a [StmtId], cond: VarId, body: &'a [StmtId]) {
        self.before_blocks();
        let mut arm = self.arm(header, None);
        let empty = arm.out.is_empty() && arm.stack.is_empty();
        let value = match arm.stack.pop() {
            Some(pending) if arm.out.is_empty() && arm.stack.is_empty() && pending.var == cond => {
                Some(pending.tree)
            }
            Some(pending) => {
                arm.stack.push(pending);
                None
            }
            None => self.uses.constant(self.f, cond).map(|l| Tree::Literal(l.clone())),
        };
        let value = value.or_else(|| empty.then_some(Tree::Var(cond)));
        if let Some(tree) = value {
            let condition = self.speller(|s| s.condition(&tree));
            let body = self.block(body);
            return self.put(StmtKind::While { clause: Box::new(clause(condition, body)) }, false);
        }
        // The condition takes statements: the loop is left by `break`.
        self.frames.push(arm);
        let test = self.take(&[cond]);
        let tree = test.trees.into_iter().next().unwrap_or(Tree::Var(cond));
        let condition = self.speller(|s| s.condition(&tree));
        self.before_blocks();
        let mut all = self.frames.pop().unwrap_or_default().out;
        let stop = ast::Stmt { kind: StmtKind::Break, span: spell::nowhere(), printed: false };
        // Not `~condition`: one that is an array is true when all its elements are.
        let leave = match tree.is_truth() {
            true => {
                StmtKind::If { clauses: vec![clause(spell::not(condition), vec![stop])], otherwise: None }
            }
            false => {
                StmtKind::If { clauses: vec![clause(condition, Vec::new())], otherwise: Some(vec![stop]) }
            }
        };
        all.push(ast::Stmt { kind: leave, span: spell::nowhere(), printed: false });
        all.extend(self.block(body));
        let always = spell::ident(base::Name::new("true"));
        self.put(StmtKind::While { clause: Box::new(clause(always, all)) }, false);
    }

    fn for_loop(&mut self, id: StmtId, var: VarId, range: &ForRange, body: &'a [StmtId], parallel: bool) {
        let range = match *range {
            ForRange::Range { lo, step, hi } => {
                let operands: Vec<VarId> = [Some(lo), step, Some(hi)].into_iter().flatten().collect();
                let taken = self.take(&operands);
                match &taken.trees[..] {
                    [lo, step, hi] => self.speller(|s| s.range(lo, Some(step), hi)),
                    [lo, hi] => self.speller(|s| s.range(lo, None, hi)),
                    _ => return,
                }
            }
            ForRange::Columns(v) => {
                let taken = self.take(&[v]);
                let e = self.spell(taken.trees.first().unwrap_or(&Tree::Var(v)));
                // Without brackets it would be a range that is never made.
                if matches!(e.kind, ExprKind::Range { .. }) { spell::matrix(vec![vec![e]]) } else { e }
            }
        };
        self.before_blocks();
        let counts = matches!(range.kind, ExprKind::Range { .. })
            && self.uses.is_counter(var, id)
            && !self.is_exposed(var);
        if counts {
            self.counters.push(var);
        }
        let (target, rest) = self.loop_target(var, body);
        let body = self.block(rest);
        if counts {
            self.counters.pop();
        }
        let stmt = ast::For { var: LValue::Target(target), key: None, range, parallel, workers: None, body };
        self.put(StmtKind::For(Box::new(stmt)), false);
    }

    /// What a loop assigns: a part where the body begins by storing it there; and the rest of the body.
    fn loop_target(&mut self, var: VarId, body: &'a [StmtId]) -> (Expr, &'a [StmtId]) {
        let f = self.f;
        if f.vars[var].kind != VarKind::User
            && let Some((first, rest)) = body.split_first()
            && let Stmt::Set { base, path, src } = &f.stmts[*first]
            && *src == var
            && self.uses.nests(f, var)
            && path.iter().all(|p| matches!(p, Access::Dot(_)))
        {
            let (target, _) = self.place(*base, path, &[]);
            return (target, rest);
        }
        let name = match f.vars[var].kind {
            VarKind::User => self.keep(var, &Tree::Colon),
            _ => self.r.names.keep(self.id, var, "k"),
        };
        (spell::ident(name), body)
    }
}

fn clause(condition: Expr, body: Vec<ast::Stmt>) -> Clause {
    Clause { condition, body, span: spell::nowhere() }
}
