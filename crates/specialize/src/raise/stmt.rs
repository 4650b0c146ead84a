//! Statements without blocks.

use super::nest::{Body, Level, Operands, Value, comment, steps, variables};
use super::spell;
use super::tree::{EndOf, Tree};
use ir::tir::{Access, Arg, Callee, FuncId, Literal, Stmt, StmtId, Target, VarId, VarKind, internal, walk};
use syntax::ast::{BinaryOp, Expr, ExprKind, Ident, LValue, StmtKind, Switch};

impl Body<'_, '_> {
    pub fn statements(&mut self, block: &[StmtId]) {
        let mut i = 0;
        while i < block.len() {
            self.top().last = i + 1 == block.len();
            i += self.statement(&block[i..]);
        }
    }

    /// The first of some statements; gives how many it took.
    fn statement(&mut self, rest: &[StmtId]) -> usize {
        let id = rest[0];
        let f = self.f;
        if self.uses.absorbed.contains(&id) {
            return 1;
        }
        match &f.stmts[id] {
            Stmt::Literal { dst, value } => {
                if self.uses.constant(f, *dst).is_none() {
                    self.define(*dst, plain(Tree::Literal(value.clone()), Vec::new()));
                }
            }
            Stmt::Copy { dst, src } => {
                let taken = self.take(&[*src]);
                let value = taken.value(Level::Plain, |mut t| t.next().unwrap_or(Tree::Colon));
                self.define(*dst, value);
            }
            Stmt::Call { targets, callee, args } => match targets[..] {
                [Target::Var(dst)] => {
                    if let Some(value) = self.called(callee, args) {
                        self.define(dst, value);
                    }
                }
                [Target::Forward(_)] => self.forward = Some(self.call(callee, args).tree),
                _ => return self.several(rest),
            },
            Stmt::Get { targets, base, path } => match targets[..] {
                [Target::Var(dst)] => {
                    let list = f.vars[dst].kind == VarKind::List;
                    let value = self.access(*base, path, list);
                    self.define(dst, value);
                }
                [Target::Forward(_)] => self.forward = Some(self.access(*base, path, false).tree),
                _ => return self.several(rest),
            },
            Stmt::CallStatement { callee, args, .. } if callee.name.as_str() == internal::SWITCH => {
                if let [Arg::Var(subject)] = args[..] {
                    self.looks(subject, &rest[1..]);
                }
            }
            Stmt::CallStatement { ans, callee, args, echo } => self.call_statement(*ans, callee, args, *echo),
            Stmt::GetStatement { ans, base, path, echo } => {
                let value = self.access(*base, path, true);
                let e = self.spell(&value.tree);
                self.emit(StmtKind::Expr(e), *echo, &[*ans]);
            }
            Stmt::Set { base, path, src } => self.set(*base, path, *src),
            Stmt::SetList { base, path, src } => {
                let (target, _) = self.place(*base, path, &[]);
                let value = self.take(&[*src]);
                let rhs = self.spell_operand(value.trees.first().unwrap_or(&Tree::Colon));
                self.store(vec![LValue::Target(target)], true, rhs, false, &[*base]);
            }
            Stmt::Delete { base, path } => {
                let (target, _) = self.place(*base, path, &[]);
                let rhs = spell::matrix(Vec::new());
                self.store(vec![LValue::Target(target)], false, rhs, false, &[*base]);
            }
            Stmt::FunctionRef { dst, callee } => {
                self.define(*dst, plain(Tree::Function(*callee), Vec::new()))
            }
            Stmt::Lambda { dst, function, captures } => self.lambda(*dst, *function, captures),
            Stmt::Global(vars) => {
                let names = self.declared(vars);
                self.emit(StmtKind::Global(names), false, vars);
            }
            Stmt::Persistent(vars) => {
                let names = self.declared(vars);
                self.emit(StmtKind::Persistent(names), false, vars);
            }
            Stmt::Display(v) => self.display(*v),
            Stmt::Break => self.emit(StmtKind::Break, false, &[]),
            Stmt::Continue => self.emit(StmtKind::Continue, false, &[]),
            Stmt::Return => self.emit(StmtKind::Return, false, &[]),
            Stmt::Comment(text) => self.comment(text, id),
            Stmt::If { .. }
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Try { .. }
            | Stmt::Unwind { .. } => {
                self.compound(id);
            }
        }
        1
    }

    fn comment(&mut self, text: &str, id: StmtId) {
        let comment = comment(text, self.r.options, self.f.spans[id]);
        let frame = self.top();
        if frame.looked.is_some() {
            frame.comments.push(comment);
        } else {
            self.put(StmtKind::Comment(comment), false);
        }
    }

    fn declared(&mut self, vars: &[VarId]) -> Vec<(Ident, Option<Expr>)> {
        let name = |v: &VarId| Ident { name: self.keep(*v, &Tree::Colon), span: spell::nowhere() };
        vars.iter().map(name).map(|n| (n, None)).collect()
    }

    /// A call with one result; nothing where it stays behind to be said otherwise.
    fn called(&mut self, callee: &Callee, args: &[Arg]) -> Option<Value> {
        let fails = |operands: Operands, make: &dyn Fn(Box<Tree>) -> Tree| {
            operands.value(Level::Fails, |mut t| make(Box::new(t.next().unwrap_or(Tree::Colon))))
        };
        match (callee.name.as_str(), args) {
            (internal::END, [Arg::Var(part), Arg::Var(place), Arg::Var(count)]) => {
                match (index_number(self, *place), index_number(self, *count)) {
                    (Some(place), Some(count)) => {
                        let part = self.uses.parts.get(part).cloned();
                        let (base, path) = part.unwrap_or((first_variable(args), Vec::new()));
                        let tree = Tree::EndOf(EndOf { base, path, place, count });
                        Some(Value { tree, level: Level::Fails, reads: vec![base], height: 1 })
                    }
                    _ => Some(self.call(callee, args)),
                }
            }
            (internal::EXISTS, [Arg::Var(v)]) => {
                Some(Value { tree: Tree::Exists(*v), level: Level::Fails, reads: vec![*v], height: 1 })
            }
            (internal::TRUTH, [Arg::Var(v)]) => Some(fails(self.take(&[*v]), &Tree::Truth)),
            (internal::DECIDES_OR, [Arg::Var(v)]) => {
                Some(fails(self.take(&[*v]), &|operand| Tree::Decides { op: BinaryOp::Or, operand }))
            }
            (internal::DECIDES_AND, [Arg::Var(v)]) => {
                Some(fails(self.take(&[*v]), &|operand| Tree::Decides { op: BinaryOp::And, operand }))
            }
            (internal::SWITCH_CASE, [Arg::Var(subject), cases @ ..]) => {
                let operands = self.take(&variables(cases));
                let subject = *subject;
                Some(operands.value(Level::Fails, |t| Tree::Case { subject, cases: t.collect() }))
            }
            _ => Some(self.call(callee, args)),
        }
    }

    /// A `switch` looks at a value; without cases that is all it does.
    fn looks(&mut self, subject: VarId, rest: &[StmtId]) {
        let f = self.f;
        let waits = |s: &&StmtId| match &f.stmts[**s] {
            Stmt::Comment(_) => true,
            Stmt::Call { callee, args, .. } if callee.name.as_str() == internal::SWITCH_CASE => {
                args.first() != Some(&Arg::Var(subject))
            }
            stmt => walk::defs(stmt).iter().any(|v| f.vars[*v].kind != VarKind::User),
        };
        let case = rest.iter().find(|s| !waits(s)).is_some_and(|s| match &f.stmts[*s] {
            Stmt::Call { callee, .. } => callee.name.as_str() == internal::SWITCH_CASE,
            _ => false,
        });
        if case {
            self.top().looked = Some(subject);
            return;
        }
        let taken = self.take(&[subject]);
        let subject = self.spell(taken.trees.first().unwrap_or(&Tree::Var(subject)));
        let switch = Switch { subject, comments: Vec::new(), cases: Vec::new(), otherwise: None };
        self.emit(StmtKind::Switch(Box::new(switch)), false, &[]);
    }

    fn call_statement(&mut self, ans: VarId, callee: &Callee, args: &[Arg], echo: bool) {
        let value = self.call(callee, args);
        let e = match &value.tree {
            // `plus(a, b)` as a statement is a call without results.
            Tree::Call { callee, args } if spell::has_sign(callee.name.as_str()) => {
                self.speller(|s| s.plain_call(callee, args))
            }
            tree => self.spell(tree),
        };
        self.emit(StmtKind::Expr(e), echo, &[ans]);
    }

    /// The target `base<path>`, after operands that are computed before its subscripts; with those.
    pub fn place(&mut self, base: VarId, path: &[Access], before: &[VarId]) -> (Expr, Operands) {
        let mut operands = before.to_vec();
        ir::tir::walk::path_uses(path, &mut operands);
        let mut taken = self.take(&operands);
        let mut inside = taken.trees.split_off(before.len()).into_iter();
        let steps = steps(base, path, &mut inside);
        let name = self.keep(base, &Tree::Colon);
        (self.speller(|s| s.path(spell::ident(name), &steps)), taken)
    }

    fn set(&mut self, base: VarId, path: &[Access], src: VarId) {
        let (target, taken) = self.place(base, path, &[src]);
        let value = taken.trees.first().unwrap_or(&Tree::Colon);
        let rhs = self.spell(value);
        let deletes = matches!(path.last(), Some(Access::Paren(_)));
        let rhs = match &rhs.kind {
            // A literal `[]` or `''` would delete.
            ExprKind::Matrix(rows) if deletes && rows.is_empty() => spell::zeros(),
            ExprKind::Char(text) if deletes && text.is_empty() => spell::call("char", vec![spell::zeros()]),
            _ => rhs,
        };
        self.store(vec![LValue::Target(target)], false, rhs, false, &[base]);
    }

    pub fn store(&mut self, lhs: Vec<LValue>, brackets: bool, rhs: Expr, printed: bool, assigned: &[VarId]) {
        self.emit(StmtKind::Assign { lhs, brackets, rhs }, printed, assigned);
    }

    /// A variable shown: by the statement before where that assigns it.
    fn display(&mut self, v: VarId) {
        self.before(&[]);
        let name = self.keep(v, &Tree::Colon);
        let frame = self.top();
        if let Some(last) = frame.out.last_mut().filter(|s| !s.printed) {
            let shows = match &last.kind {
                StmtKind::Assign { lhs, .. } => {
                    matches!(&lhs[..], [one] if one.variable().is_some_and(|i| i.name == name))
                }
                StmtKind::Expr(e) => name.as_str() == "ans" && !e.is_chain(),
                _ => false,
            };
            if shows {
                last.printed = true;
                return;
            }
        }
        self.put(StmtKind::Expr(spell::ident(name)), true);
    }

    /// An anonymous function: its body as one expression where it is one.
    fn lambda(&mut self, dst: VarId, function: FuncId, captures: &[VarId]) {
        for v in captures {
            if let Some(i) = self.top().stack.iter().position(|p| p.var == *v) {
                self.spill_to(i);
            }
        }
        let program = self.r.program;
        let inside = &program.functions[function];
        let pairs = captures.iter().copied().zip(inside.params.iter().copied()).collect();
        let body = match super::lambda_body(self.r, function) {
            Some(body) => body,
            None => {
                self.r.spelled_out.push(function);
                super::spelled_out_call(program, function)
            }
        };
        let exposed = captures.iter().any(|v| self.is_exposed(*v));
        let tree = Tree::Lambda { function, captures: pairs, body: Box::new(body) };
        let level = if exposed { Level::Fails } else { Level::Plain };
        self.define(dst, Value { tree, level, reads: captures.to_vec(), height: 1 });
    }
}

/// A value that may be computed anywhere.
fn plain(tree: Tree, reads: Vec<VarId>) -> Value {
    Value { tree, level: Level::Plain, reads, height: 1 }
}

fn first_variable(args: &[Arg]) -> VarId {
    match args.first() {
        Some(Arg::Var(v)) => *v,
        _ => VarId::from_u32(0),
    }
}

/// The whole number that a temporary is.
fn index_number(body: &Body, v: VarId) -> Option<usize> {
    match body.uses.constant(body.f, v) {
        Some(Literal::Number(x)) if x.fract() == 0.0 && (1.0..1e6).contains(x) => Some(*x as usize),
        _ => None,
    }
}
