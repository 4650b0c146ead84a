//! Branches, loops and `try`.

use crate::stmt::Statements;
use base::{FxHashSet, Name};
use ir::tir::{Access, Arg, Block, ForRange, Stmt, Target, VarId, internal};
use syntax::Dialect;
use syntax::ast::{self, Clause, Expr, ExprKind, LValue};

/// So many arms of an `if` or a `switch` nest in each other; the next begin a statement of their own.
const ARMS: usize = 100;

impl Statements<'_, '_> {
    pub fn if_stmt(&mut self, clauses: &[Clause], otherwise: Option<&ast::Block>) {
        let condition = |me: &mut Self, clause: &Clause| {
            me.at(clause.condition.span, |me| me.expressions().condition(&clause.condition))
        };
        self.arms(clauses, &condition, &mut |me| otherwise.into_iter().for_each(|b| me.stmts(b)));
    }

    /// The first clause of which `condition` holds, or what is done otherwise.
    fn arms(
        &mut self,
        clauses: &[Clause],
        condition: &dyn Fn(&mut Self, &Clause) -> VarId,
        otherwise: &mut dyn FnMut(&mut Self),
    ) {
        if clauses.len() > ARMS {
            return self.stretches(clauses, condition, otherwise);
        }
        let Some((first, rest)) = clauses.split_first() else { return otherwise(self) };
        if self.f.b.depth() + 60 > ir::tir::MAX_DEPTH {
            return self.expressions().too_deep(first.span);
        }
        let cond = condition(self, first);
        self.branch(cond, |me| me.stmts(&first.body), |me| me.arms(rest, condition, otherwise));
    }

    /// The same of many clauses, without nesting them all: a stretch of them says whether the next one is
    /// looked at.
    fn stretches(
        &mut self,
        clauses: &[Clause],
        condition: &dyn Fn(&mut Self, &Clause) -> VarId,
        otherwise: &mut dyn FnMut(&mut Self),
    ) {
        let open = self.f.unnamed("open");
        let last = clauses.len().div_ceil(ARMS) - 1;
        for (k, stretch) in clauses.chunks(ARMS).enumerate() {
            let mut body = |me: &mut Self| {
                if k == last {
                    return me.arms(stretch, condition, otherwise);
                }
                me.f.operator("false", Vec::new(), Some(open));
                me.arms(stretch, condition, &mut |me| {
                    me.f.operator("true", Vec::new(), Some(open));
                });
            };
            match k {
                0 => body(self),
                _ => self.branch(open, body, |_| {}),
            }
        }
    }

    /// `if cond, then, else, els, end`
    pub fn branch(&mut self, cond: VarId, then: impl FnOnce(&mut Self), els: impl FnOnce(&mut Self)) {
        let (then, after_then) = self.arm(then);
        let (els, after_els) = self.arm(els);
        self.f.push(Stmt::If { cond, then, els });
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
        let value = self.expressions().value(&s.subject);
        // Octave's `switch` looks at anything.
        if self.low.project.dialect_of(self.f.file) == Dialect::Matlab {
            self.at(s.subject.span, |me| me.f.perform(internal::SWITCH, &[value]));
        }
        s.comments.iter().for_each(|c| self.comment(c));
        let condition = |me: &mut Self, clause: &Clause| {
            me.at(clause.condition.span, |me| me.case(value, &clause.condition))
        };
        let otherwise = s.otherwise.as_ref();
        self.arms(&s.cases, &condition, &mut |me| otherwise.into_iter().for_each(|b| me.stmts(b)));
    }

    /// Whether the value of a `switch` is one of a case.
    fn case(&mut self, value: VarId, case: &Expr) -> VarId {
        let mut operands = vec![Arg::Var(value)];
        match &case.without_parens().kind {
            // The elements of a case in braces come as they are: no cell is built.
            ExprKind::Cell(rows) if rows.len() <= 1 => {
                let elements: &[Expr] = rows.first().map_or(&[], |r| r);
                operands.extend(self.expressions().args(elements));
            }
            _ => operands.push(Arg::Var(self.expressions().value(case))),
        }
        self.f.operator(internal::SWITCH_CASE, operands, None)
    }

    pub fn while_stmt(&mut self, clause: &Clause) {
        self.f.b.open();
        let cond = self.at(clause.condition.span, |me| me.expressions().condition(&clause.condition));
        let header = self.f.b.close();
        let body = self.loop_body(&clause.body);
        self.f.push(Stmt::While { header, cond, body });
    }

    fn loop_body(&mut self, body: &ast::Block) -> Block {
        self.f.loops += 1;
        let block = self.block(|me| me.stmts(body));
        self.f.loops -= 1;
        block
    }

    /// `do ... until c`: a `while` whose condition is not looked at in the first round.
    pub fn do_until(&mut self, body: &ast::Block, condition: &Expr) {
        let first = self.f.unnamed("first");
        self.f.operator("true", Vec::new(), Some(first));
        self.f.b.open();
        let cond = self.f.temp();
        let then = self.block(|me| {
            me.f.operator("false", Vec::new(), Some(first));
            me.f.operator("true", Vec::new(), Some(cond));
        });
        let els = self.block(|me| {
            let done = me.expressions().condition(condition);
            let then = me.block(|me| {
                me.f.operator("false", Vec::new(), Some(cond));
            });
            let els = me.block(|me| {
                me.f.operator("true", Vec::new(), Some(cond));
            });
            me.f.push(Stmt::If { cond: done, then, els });
        });
        self.f.push(Stmt::If { cond: first, then, els });
        let header = self.f.b.close();
        let body = self.loop_body(body);
        self.f.push(Stmt::While { header, cond, body });
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
            Some(name) => self.f.declare(name),
            None => self.f.temp(),
        };
        let scalar = matches!(range, ForRange::Range { .. });
        let counter = plain.filter(|n| scalar && !self.f.order && self.f.kinds.places.get(n) == Some(&1));
        self.f.loops += 1;
        self.f.counters.extend(counter);
        let body = self.block(|me| {
            match (&f.var, plain) {
                (_, Some(name)) => me.f.mark(name),
                (LValue::Target(target), None) => {
                    let (base, path) = me.expressions().place(target);
                    me.f.store(base, path, var);
                }
                (LValue::Ignored(_), None) => {}
            }
            me.stmts(&f.body);
        });
        if counter.is_some() {
            self.f.counters.pop();
        }
        self.f.loops -= 1;
        self.f.push(Stmt::For { var, range, body, parallel: f.parallel });
        if let Some(name) = plain {
            self.f.mark(name);
        }
    }

    fn for_range(&mut self, range: &Expr) -> ForRange {
        match &range.without_parens().kind {
            ExprKind::Range { start, step, stop } => {
                let lo = self.expressions().value(start);
                let step = step.as_ref().map(|s| self.expressions().value(s));
                ForRange::Range { lo, step, hi: self.expressions().value(stop) }
            }
            _ => ForRange::Columns(self.expressions().value(range)),
        }
    }

    /// Octave's `for [value, key] = s`.
    fn for_fields(&mut self, value: &Expr, key: &Expr, f: &ast::For) {
        let subject = self.expressions().value(&f.range);
        let fields = self.f.apply("fieldnames", &[subject], None);
        let lo = self.f.number(1.0);
        let hi = self.f.apply("numel", &[fields], None);
        let var = self.f.temp();
        self.f.loops += 1;
        let body = self.block(|me| {
            let name = me.f.temp();
            let path = vec![Access::Brace(vec![Arg::Var(var)])];
            me.f.push(Stmt::Get { targets: vec![Target::Var(name)], base: fields, path });
            let field = me.f.temp();
            let path = vec![Access::DynamicDot(name)];
            me.f.push(Stmt::Get { targets: vec![Target::Var(field)], base: subject, path });
            for (target, src) in [(value, field), (key, name)] {
                let (base, path) = me.expressions().place(target);
                me.f.store(base, path, src);
                if let Some(root) = target.root() {
                    me.f.mark(root.name);
                }
            }
            me.stmts(&f.body);
        });
        self.f.loops -= 1;
        self.f.push(Stmt::For { var, range: ForRange::Range { lo, step: None, hi }, body, parallel: false });
    }

    pub fn try_stmt(&mut self, body: &ast::Block, error: Option<&ast::Ident>, handler: &ast::Block) {
        let body = self.block(|me| me.stmts(body));
        let err = error.map(|e| self.f.declare(e.name));
        let handler = self.block(|me| {
            if let Some(e) = error {
                me.f.mark(e.name);
            }
            me.stmts(handler);
        });
        self.f.push(Stmt::Try { body, err, handler });
    }
}
