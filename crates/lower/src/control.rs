//! Conditions, branches, loops and `try`.

use crate::frame::Lowerer;
use base::{FxHashSet, Name};
use ir::tir::{Access, Arg, Block, ForRange, Stmt, Target, Var, VarId, VarKind, internal};
use syntax::Dialect;
use syntax::ast::{self, BinaryOp, Clause, Expr, ExprKind, LValue};

impl Lowerer<'_, '_> {
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
        let cond = self.apply(decides, &[left], None);
        let result = self.temp();
        let then = self.block(|me| me.push(Stmt::Copy { dst: result, src: left }));
        let els = self.block(|me| {
            let right = me.condition(right);
            me.apply(function, &[left, right], Some(result));
        });
        self.push(Stmt::If { cond, then, els });
        result
    }

    /// `e` as an operand of `&&` and `||`: a logical scalar or MATLAB's error.
    pub fn truth(&mut self, e: &Expr, dst: Option<VarId>) -> VarId {
        let inner = e.without_parens();
        let short = |o: BinaryOp| matches!(o, BinaryOp::AndAnd | BinaryOp::OrOr);
        let (first, mut rest) = spine(inner, &short);
        if rest.is_empty() {
            let value = self.value(inner);
            return self.apply(internal::TRUTH, &[value], dst);
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

    fn short_circuit(
        &mut self,
        op: Option<BinaryOp>,
        left: VarId,
        right: &Expr,
        dst: Option<VarId>,
    ) -> VarId {
        let result = self.dst(dst);
        let copy = self.block(|me| me.push(Stmt::Copy { dst: result, src: left }));
        let other = self.block(|me| {
            me.truth(right, Some(result));
        });
        let (then, els) = if op == Some(BinaryOp::AndAnd) { (other, copy) } else { (copy, other) };
        self.push(Stmt::If { cond: left, then, els });
        result
    }

    pub fn if_stmt(&mut self, clauses: &[Clause], otherwise: Option<&ast::Block>) {
        let Some((first, rest)) = clauses.split_first() else {
            return otherwise.into_iter().for_each(|b| self.stmts(b));
        };
        if self.f.b.depth() + 60 > ir::tir::MAX_DEPTH {
            return self.too_deep(first.span);
        }
        let cond = self.at(first.condition.span, |me| me.condition(&first.condition));
        self.branch(cond, |me| me.stmts(&first.body), |me| me.if_stmt(rest, otherwise));
    }

    /// `if cond, then, else, els, end`
    pub fn branch(&mut self, cond: VarId, then: impl FnOnce(&mut Self), els: impl FnOnce(&mut Self)) {
        let (then, after_then) = self.arm(then);
        let (els, after_els) = self.arm(els);
        self.push(Stmt::If { cond, then, els });
        self.f.definite = match (after_then, after_els) {
            (Some(a), Some(b)) => a.into_iter().filter(|n| b.contains(n)).collect(),
            (Some(names), None) | (None, Some(names)) => names,
            (None, None) => return,
        };
    }

    /// A block, and the names that surely have a value at its end; none where the end is not reached.
    fn arm(&mut self, body: impl FnOnce(&mut Self)) -> (Block, Option<FxHashSet<Name>>) {
        let before = self.f.definite.clone();
        self.f.b.open();
        body(self);
        let block = self.f.b.close();
        let after = std::mem::replace(&mut self.f.definite, before);
        let ends = block.last().is_some_and(|&s| {
            matches!(self.f.b.function.stmts[s], Stmt::Return | Stmt::Break | Stmt::Continue)
        });
        (block, (!ends).then_some(after))
    }

    pub fn switch(&mut self, s: &ast::Switch) {
        let value = self.value(&s.subject);
        // Octave's `switch` looks at anything.
        if self.low.project.dialect_of(self.f.file) == Dialect::Matlab {
            self.at(s.subject.span, |me| me.perform(internal::SWITCH, &[value]));
        }
        s.comments.iter().for_each(|c| self.comment(c));
        self.cases(value, &s.cases, s.otherwise.as_ref());
    }

    fn cases(&mut self, value: VarId, cases: &[Clause], otherwise: Option<&ast::Block>) {
        let Some((first, rest)) = cases.split_first() else {
            return otherwise.into_iter().for_each(|b| self.stmts(b));
        };
        if self.f.b.depth() + 60 > ir::tir::MAX_DEPTH {
            return self.too_deep(first.span);
        }
        let cond = self.at(first.condition.span, |me| {
            let mut operands = vec![Arg::Var(value)];
            match &first.condition.without_parens().kind {
                // The elements of a case in braces come as they are: no cell is built.
                ExprKind::Cell(rows) if rows.len() <= 1 => {
                    let elements: &[Expr] = rows.first().map_or(&[], |r| r);
                    operands.extend(me.args(elements));
                }
                _ => operands.push(Arg::Var(me.value(&first.condition))),
            }
            me.operator(internal::SWITCH_CASE, operands, None)
        });
        self.branch(cond, |me| me.stmts(&first.body), |me| me.cases(value, rest, otherwise));
    }

    pub fn while_stmt(&mut self, clause: &Clause) {
        self.f.b.open();
        let cond = self.at(clause.condition.span, |me| me.condition(&clause.condition));
        let header = self.f.b.close();
        let body = self.loop_body(&clause.body);
        self.push(Stmt::While { header, cond, body });
    }

    fn loop_body(&mut self, body: &ast::Block) -> Block {
        self.f.loops += 1;
        let block = self.block(|me| me.stmts(body));
        self.f.loops -= 1;
        block
    }

    /// `do ... until c`: a `while` whose condition is not looked at in the first round.
    pub fn do_until(&mut self, body: &ast::Block, condition: &Expr) {
        let name = Name::new(&format!("mc_first{}", self.f.b.next_temp));
        self.f.b.next_temp += 1;
        let first = self.f.b.declare(Var::local(name, VarKind::User));
        self.operator("true", Vec::new(), Some(first));
        self.f.b.open();
        let cond = self.temp();
        let then = self.block(|me| {
            me.operator("false", Vec::new(), Some(first));
            me.operator("true", Vec::new(), Some(cond));
        });
        let els = self.block(|me| {
            let done = me.condition(condition);
            let then = me.block(|me| {
                me.operator("false", Vec::new(), Some(cond));
            });
            let els = me.block(|me| {
                me.operator("true", Vec::new(), Some(cond));
            });
            me.push(Stmt::If { cond: done, then, els });
        });
        self.push(Stmt::If { cond: first, then, els });
        let header = self.f.b.close();
        let body = self.loop_body(body);
        self.push(Stmt::While { header, cond, body });
    }

    pub fn for_stmt(&mut self, f: &ast::For) {
        if let (LValue::Target(value), Some(LValue::Target(key))) = (&f.var, &f.key) {
            return self.for_fields(value, key, f);
        }
        let range = self.for_range(&f.range);
        let plain = match &f.var {
            LValue::Target(Expr { kind: ExprKind::Ident(name), .. }) => Some(*name),
            _ => None,
        };
        let var = match plain {
            Some(name) => self.assigned(name),
            None => self.temp(),
        };
        let scalar = matches!(range, ForRange::Range { .. });
        let counter = plain.filter(|n| scalar && !self.f.order && self.f.kinds.places.get(n) == Some(&1));
        self.f.loops += 1;
        self.f.counters.extend(counter);
        let body = self.block(|me| {
            match (&f.var, plain) {
                (_, Some(name)) => me.mark(name),
                (LValue::Target(target), None) => {
                    let (base, path) = me.place(target);
                    me.store(base, path, var);
                }
                (LValue::Ignored(_), None) => {}
            }
            me.stmts(&f.body);
        });
        if counter.is_some() {
            self.f.counters.pop();
        }
        self.f.loops -= 1;
        self.push(Stmt::For { var, range, body, parallel: f.parallel });
        if let Some(name) = plain {
            self.mark(name);
        }
    }

    fn for_range(&mut self, range: &Expr) -> ForRange {
        match &range.without_parens().kind {
            ExprKind::Range { start, step, stop } => {
                let lo = self.value(start);
                let step = step.as_ref().map(|s| self.value(s));
                ForRange::Range { lo, step, hi: self.value(stop) }
            }
            _ => ForRange::Columns(self.value(range)),
        }
    }

    /// Octave's `for [value, key] = s`.
    fn for_fields(&mut self, value: &Expr, key: &Expr, f: &ast::For) {
        let subject = self.value(&f.range);
        let fields = self.apply("fieldnames", &[subject], None);
        let lo = self.number(1.0);
        let hi = self.apply("numel", &[fields], None);
        let var = self.temp();
        self.f.loops += 1;
        let body = self.block(|me| {
            let name = me.temp();
            let path = vec![Access::Brace(vec![Arg::Var(var)])];
            me.push(Stmt::Get { targets: vec![Target::Var(name)], base: fields, path });
            let field = me.temp();
            let path = vec![Access::DynamicDot(name)];
            me.push(Stmt::Get { targets: vec![Target::Var(field)], base: subject, path });
            for (target, src) in [(value, field), (key, name)] {
                let (base, path) = me.place(target);
                me.store(base, path, src);
                if let Some(root) = target.root() {
                    me.mark(root.name);
                }
            }
            me.stmts(&f.body);
        });
        self.f.loops -= 1;
        self.push(Stmt::For { var, range: ForRange::Range { lo, step: None, hi }, body, parallel: false });
    }

    pub fn try_stmt(&mut self, body: &ast::Block, error: Option<&ast::Ident>, handler: &ast::Block) {
        let body = self.block(|me| me.stmts(body));
        let err = error.map(|e| self.assigned(e.name));
        let handler = self.block(|me| {
            if let Some(e) = error {
                me.mark(e.name);
            }
            me.stmts(handler);
        });
        self.push(Stmt::Try { body, err, handler });
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
