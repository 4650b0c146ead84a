//! Assignments: to variables and to their parts, to several targets, deletion.
//!
//! The value comes first, then the indices of the target, then the store; with several targets the
//! stores follow from left to right. Only how many values a target takes is computed before.

use crate::chain::{Out, flatten};
use crate::expr::Expressions;

use base::{FxHashMap, Name};
use ir::tir::{Access, Arg, Literal, Stmt, Target, VarId, internal};
use syntax::ast::{self, Expr, ExprKind, IndexKind, LValue};

/// Where one result of an assignment with several targets ends up.
enum Store {
    Done,
    /// `base<target> = src`
    Part {
        target: usize,
        src: VarId,
    },
    /// `[base<path>] = list{:}`
    List {
        base: VarId,
        path: Vec<Access>,
        src: VarId,
    },
}

impl Expressions<'_, '_> {
    pub fn assign(&mut self, lhs: &[LValue], brackets: bool, rhs: &Expr, printed: bool) {
        match lhs {
            [LValue::Target(target)] if !brackets || !self.f.may_be_list(target) => {
                self.assign_one(target, rhs, printed);
            }
            [LValue::Ignored(_)] if !rhs.is_chain() => {
                self.value(rhs);
            }
            _ => self.assign_several(lhs, rhs, printed),
        }
    }

    fn assign_one(&mut self, target: &Expr, rhs: &Expr, printed: bool) {
        let Some(root) = target.root() else { return };
        let base = self.f.declare(root.name);
        match &target.kind {
            ExprKind::Ident(_) => {
                self.assign_variable(base, rhs);
            }
            ExprKind::Index { kind: IndexKind::Paren, .. } if is_deletion(rhs) => match &target.kind {
                ExprKind::Index { base: of, .. } if matches!(of.kind, ExprKind::Ident(_)) && is_text(rhs) => {
                    self.delete_or_clear(base, target, rhs);
                }
                _ => delete(self, target),
            },
            _ => {
                let src = self.value(rhs);
                let (_, steps) = flatten(target);
                let later: Vec<&Expr> = vec![target];
                let src = if steps.is_empty() { src } else { self.settled(src, &later) };
                let (base, path) = self.place(target);
                self.f.store(base, path, src);
            }
        }
        self.f.mark(root.name);
        self.f.show(base, printed);
    }

    /// `x(i) = ''` deletes as `x(i) = []` does, but for strings, of which it makes empty ones.
    fn delete_or_clear(&mut self, base: VarId, target: &Expr, rhs: &Expr) {
        let cond = self.f.apply("isstring", &[base], None);
        let then = self.block(|me| {
            let src = me.value(rhs);
            let (base, path) = me.place(target);
            me.f.store(base, path, src);
        });
        let els = self.block(|me| delete(me, target));
        self.f.push(Stmt::If { cond, then, els });
    }

    fn assign_variable(&mut self, base: VarId, rhs: &Expr) {
        // In parentheses a call is one value all the same.
        if rhs.is_chain() {
            let span = rhs.span;
            self.at(span, |me| {
                me.chain(rhs, Out::Targets(vec![Target::Var(base)])).map_or((), |src| {
                    me.f.store(base, Vec::new(), src);
                })
            });
        } else {
            let src = self.expr(rhs, Some(base));
            self.f.store(base, Vec::new(), src);
        }
    }

    /// The variable and path of a target.
    pub fn place(&mut self, target: &Expr) -> (VarId, Vec<Access>) {
        let (root, steps) = flatten(target);
        let base = match root.kind {
            ExprKind::Ident(name) => self.f.declare(name),
            // The parser gives targets only names as roots.
            _ => self.value(root),
        };
        let path = self.path(base, &steps);
        (base, path)
    }

    fn assign_several(&mut self, lhs: &[LValue], rhs: &Expr, printed: bool) {
        let mut targets = Vec::new();
        let mut stores = Vec::new();
        let last: FxHashMap<Name, usize> =
            lhs.iter().enumerate().filter_map(|(i, l)| Some((whole(l)?, i))).collect();
        for (i, l) in lhs.iter().enumerate() {
            let (target, store) = match l {
                LValue::Ignored(_) => (Target::Ignore, Store::Done),
                // Of several values for one variable the last one stays.
                LValue::Target(Expr { kind: ExprKind::Ident(name), .. })
                    if last.get(name).is_some_and(|&last| last > i) =>
                {
                    (Target::Var(self.f.temp()), Store::Done)
                }
                LValue::Target(Expr { kind: ExprKind::Ident(name), .. }) => {
                    (Target::Var(self.f.declare(*name)), Store::Done)
                }
                LValue::Target(e) => self.part_target(i, e),
            };
            targets.push(target);
            stores.push(store);
        }
        self.results(targets, rhs);
        for (l, store) in lhs.iter().zip(stores) {
            if let LValue::Target(e) = l {
                self.at(e.span, |me| me.finish_store(lhs, store));
                if let Some(root) = e.root() {
                    self.f.mark(root.name);
                    let base = self.f.declare(root.name);
                    self.f.show(base, printed);
                }
            }
        }
    }

    fn finish_store(&mut self, lhs: &[LValue], store: Store) {
        match store {
            Store::Done => {}
            Store::List { base, path, src } => self.f.push(Stmt::SetList { base, path, src }),
            Store::Part { target, src } => {
                if let Some(LValue::Target(e)) = lhs.get(target) {
                    let (base, path) = self.place(e);
                    self.f.store(base, path, src);
                }
            }
        }
    }

    /// The results of a chain; anything else gives one value.
    fn results(&mut self, targets: Vec<Target>, rhs: &Expr) {
        if rhs.is_chain() {
            self.at(rhs.span, |me| me.chain(rhs, Out::Targets(targets)));
            return;
        }
        match targets[..] {
            [Target::Var(dst)] => self.assign_variable(dst, rhs),
            [Target::List { .. }] => {
                // `[c{1:2}] = 5`: one value through a call that passes it on.
                let value = self.value(rhs);
                let callee = self.names().callee("deal");
                self.f.push(Stmt::Call { targets, callee, args: vec![Arg::Var(value)] });
            }
            _ => {
                self.value(rhs);
                self.f.too_few_results();
            }
        }
    }

    /// A target that is a part of a variable: one value by way of a temporary, or a list whose length
    /// is computed now.
    fn part_target(&mut self, i: usize, e: &Expr) -> (Target, Store) {
        match &e.kind {
            ExprKind::Index { kind: IndexKind::Brace, args, .. }
                if !args.iter().all(|a| self.f.is_scalar(a)) =>
            {
                let (base, path) = self.place(e);
                let count = match path.split_last() {
                    Some((Access::Brace(args), prefix)) => self.count(base, prefix, args),
                    _ => self.f.number(1.0),
                };
                self.list_target(base, path, count)
            }
            ExprKind::Field { base: inner, .. } | ExprKind::DynamicField { base: inner, .. } => {
                match &inner.kind {
                    ExprKind::Ident(_) => {
                        let (base, path) = self.place(e);
                        let count = self.f.apply(internal::PLACES, &[base], None);
                        self.list_target(base, path, count)
                    }
                    ExprKind::Index { args, kind: IndexKind::Paren, .. }
                        if !args.iter().all(|a| self.f.is_scalar(a)) =>
                    {
                        let (base, path) = self.place(e);
                        let count = match &path[..path.len().saturating_sub(1)] {
                            [prefix @ .., Access::Paren(args)] => self.count(base, prefix, args),
                            _ => self.f.number(1.0),
                        };
                        self.list_target(base, path, count)
                    }
                    _ => self.one_target(i),
                }
            }
            _ => self.one_target(i),
        }
    }

    fn one_target(&mut self, i: usize) -> (Target, Store) {
        let src = self.f.temp();
        (Target::Var(src), Store::Part { target: i, src })
    }

    fn list_target(&mut self, base: VarId, path: Vec<Access>, count: VarId) -> (Target, Store) {
        let var = self.f.b.list();
        (Target::List { var, count }, Store::List { base, path, src: var })
    }

    /// How many elements indices name.
    fn count(&mut self, base: VarId, prefix: &[Access], args: &[Arg]) -> VarId {
        let mut product: Option<VarId> = None;
        for (i, arg) in args.iter().enumerate() {
            let count = match arg {
                Arg::Var(v) => self.f.apply(internal::COUNT, &[*v], None),
                Arg::Colon => {
                    let part = self.f.get_value(base, prefix.to_vec(), None);
                    let position = self.f.number((i + 1) as f64);
                    let of = self.f.number(args.len() as f64);
                    self.f.apply(internal::END, &[part, position, of], None)
                }
            };
            product = Some(match product {
                None => count,
                Some(before) => self.f.apply("times", &[before, count], None),
            });
        }
        match product {
            Some(count) => count,
            None => self.f.literal(Literal::Number(1.0), None),
        }
    }

    /// Octave's assignment as an expression; gives the variable assigned first.
    pub fn assign_expr(&mut self, a: &ast::AssignExpr, printed: bool) -> VarId {
        let first = a.lhs.iter().find_map(LValue::variable);
        match (a.op, &a.lhs[..]) {
            (Some(op), [LValue::Target(target)]) => {
                self.update(target, op, &mut |me| me.value(&a.rhs), printed);
            }
            _ => self.assign(&a.lhs, a.brackets, &a.rhs, printed),
        }
        match (&a.lhs[..], first) {
            ([LValue::Target(target), ..], Some(_)) if !matches!(target.kind, ExprKind::Ident(_)) => {
                let (base, path) = self.place(target);
                self.f.get_value(base, path, None)
            }
            (_, Some(name)) => self.f.declare(name.name),
            _ => self.f.declare(Name::new("ans")),
        }
    }

    /// `target op= operand`.
    pub fn update(
        &mut self,
        target: &ast::Expr,
        op: ast::BinaryOp,
        operand: &mut dyn FnMut(&mut Self) -> VarId,
        printed: bool,
    ) {
        let Some(root) = target.root() else { return };
        let (base, path) = self.place(target);
        let old = if path.is_empty() {
            base
        } else {
            let old = self.f.temp();
            self.f.push(Stmt::Get { targets: vec![Target::Var(old)], base, path: path.clone() });
            old
        };
        let operand = operand(self);
        let dst = path.is_empty().then_some(base);
        let new = match op {
            ast::BinaryOp::AndAnd => self.f.apply("and", &[old, operand], dst),
            ast::BinaryOp::OrOr => self.f.apply("or", &[old, operand], dst),
            _ => self.f.apply(op.function(), &[old, operand], dst),
        };
        self.f.store(base, path, new);
        self.f.mark(root.name);
        self.f.show(base, printed);
    }
}

/// The variable that is a target as a whole.
fn whole(target: &LValue) -> Option<Name> {
    match target {
        LValue::Target(Expr { kind: ExprKind::Ident(name), .. }) => Some(*name),
        _ => None,
    }
}

fn delete(lowering: &mut Expressions<'_, '_>, target: &Expr) {
    let (base, path) = lowering.place(target);
    lowering.f.push(Stmt::Delete { base, path });
}

/// A literal `[]`.
fn is_deletion(e: &Expr) -> bool {
    // `x(i) = ''` deletes as well.
    is_text(e) || matches!(&e.kind, ExprKind::Matrix(rows) if rows.is_empty())
}

/// A literal `''`.
fn is_text(e: &Expr) -> bool {
    matches!(&e.kind, ExprKind::Char(text) if text.is_empty())
}
