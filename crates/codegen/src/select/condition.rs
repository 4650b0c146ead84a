//! Conditions. `a && b` comes as an `if` that assigns one temporary; where its second half needs no
//! statement it becomes C's `&&` again, else the branches that it guards nest.
//!
//! The first operand of a short circuit is read by the branch and again in an arm, where its truth is
//! known: [`decided`] finds those that nobody else reads, so that they need no variable.

use super::function::Selector;
use super::reads::Reads;
use super::repr::{Ext, known_extents};
use super::scalar::both;
use analysis::Context;
use base::FxHashSet;
use ir::loops::{Elem, Expr, Stmt, Ty};
use ir::tir::{self, Arg, CallTarget, StmtId, Target, VarId, VarKind, internal, walk};

/// First operands of short circuits that nothing but the short circuit reads.
pub(super) fn decided(context: &Context, tf: &tir::Function, reads: &Reads) -> FxHashSet<VarId> {
    let mut found = FxHashSet::default();
    let mut decides: Vec<(VarId, VarId)> = Vec::new();
    walk::each(tf, &tf.body, &mut |id, stmt| match stmt {
        tir::Stmt::Call { targets, callee, args }
            if matches!(callee.name.as_str(), internal::DECIDES_OR | internal::DECIDES_AND) =>
        {
            if let ([Target::Var(c)], [Arg::Var(left)]) = (targets.as_slice(), args.as_slice())
                && scalar_number(context, id, *left)
            {
                decides.push((*c, *left));
            }
        }
        tir::Stmt::If { cond, then, els } => {
            if reads.uses[*cond] == 2 && passes_on(tf, *cond, then, els) {
                found.insert(*cond);
            }
            // `a | b` in a condition: read by the decision, copied, and an operand of the operator.
            if let Some((_, left)) = decides.iter().find(|(c, _)| c == cond)
                && tf.vars[*left].kind == VarKind::Temp
                && reads.uses[*left] == 3
                && copied_to(tf, then, *left).is_some_and(|v| tf.vars[v].kind == VarKind::Temp)
                && operator(tf, els, *left).is_some()
            {
                found.insert(*left);
            }
        }
        _ => {}
    });
    found
}

/// Whether a branch is a short circuit one of whose arms passes its condition on.
fn passes_on(tf: &tir::Function, cond: VarId, then: &[StmtId], els: &[StmtId]) -> bool {
    tf.vars[cond].kind == VarKind::Temp
        && (copied_to(tf, then, cond).is_some() || copied_to(tf, els, cond).is_some())
}

/// Where a block copies `v`, if that is all it does.
fn copied_to(tf: &tir::Function, block: &[StmtId], v: VarId) -> Option<VarId> {
    let [only] = block else { return None };
    match &tf.stmts[*only] {
        tir::Stmt::Copy { dst, src } if *src == v => Some(*dst),
        _ => None,
    }
}

/// The name of the operator of the `left | right` or `left & right` that ends a block.
fn operator<'a>(tf: &'a tir::Function, block: &[StmtId], left: VarId) -> Option<&'a str> {
    let tir::Stmt::Call { callee, args, .. } = &tf.stmts[*block.last()?] else { return None };
    let name = callee.name.as_str();
    let plain = callee.target == CallTarget::Builtin && matches!(name, "and" | "or");
    match args.as_slice() {
        [Arg::Var(a), Arg::Var(b)] if plain && *a == left && *b != left => Some(name),
        _ => None,
    }
}

/// Whether a branch is the one of `left | right` in a condition.
fn operator_arm(tf: &tir::Function, then: &[StmtId], els: &[StmtId]) -> bool {
    let [only] = then else { return false };
    match &tf.stmts[*only] {
        tir::Stmt::Copy { src, .. } => operator(tf, els, *src).is_some(),
        _ => false,
    }
}

fn scalar_number(context: &Context, id: StmtId, v: VarId) -> bool {
    let value = context.facts.before(id, v);
    let scalar = known_extents(value).is_some_and(|k| k.iter().all(Ext::is_one));
    scalar && !value.maybe_undefined && value.unique_class().is_some_and(|c| c.is_matrix())
}

/// Either condition; constants fold.
fn either(a: Expr, b: Expr) -> Expr {
    match (a, b) {
        (Expr::Bool(true), _) | (_, Expr::Bool(true)) => Expr::Bool(true),
        (Expr::Bool(false), x) | (x, Expr::Bool(false)) => x,
        (a, b) => Expr::Or(Box::new(a), Box::new(b)),
    }
}

/// The negation of a truth value.
pub(super) fn negated(e: Expr) -> Expr {
    match e {
        Expr::Not(inner) => *inner,
        Expr::Bool(b) => Expr::Bool(!b),
        e => Expr::Not(Box::new(e)),
    }
}

impl<'a> Selector<'a, '_> {
    /// What an arm of a short circuit gives that only copies the decided operand.
    fn known_arm(&self, cond: VarId, then: &[StmtId], els: &[StmtId], first: bool) -> Option<bool> {
        let [only] = (if first { then } else { els }) else { return None };
        let tir::Stmt::Copy { src, .. } = &self.tf.stmts[*only] else { return None };
        match self.reads.decided.contains(src) {
            true if *src == cond => Some(first),
            true => operator(self.tf, els, *src).map(|o| o == "or"),
            false => None,
        }
    }

    /// Takes the statements of conjunctions back, where they are the last and `test` is the result: each
    /// part but the last with the statements between it and the next, and the last.
    pub(super) fn take_conjunction(&mut self, test: &Expr) -> Option<(Vec<(Expr, Vec<Stmt>)>, Expr)> {
        let (first, inner, last) = self.take_pair(test)?;
        let mut parts = vec![(first, inner)];
        while let Some((first, inner, second)) = self.take_pair(&parts[0].0) {
            parts[0].0 = second;
            parts.insert(0, (first, inner));
        }
        Some((parts, last))
    }

    /// Takes back `if first, inner, both = second; else both = false; end`, where `test` is `both`.
    fn take_pair(&mut self, test: &Expr) -> Option<(Expr, Vec<Stmt>, Expr)> {
        let Expr::Local(both) = test else { return None };
        let Some(Stmt::If(_, then, els)) = self.block.last() else { return None };
        let ends = matches!(then.last(), Some(Stmt::Assign(l, _)) if l == both);
        let otherwise = matches!(els.as_slice(), [Stmt::Assign(l, Expr::Bool(false))] if l == both);
        if !ends || !otherwise || !self.joined.contains(both) {
            return None;
        }
        let Some(Stmt::If(first, mut then, _)) = self.block.pop() else { return None };
        let Some(Stmt::Assign(_, second)) = then.pop() else { return None };
        Some((first, then, second))
    }

    /// The variable that both arms of a branch assign last, when the branch is a short circuit.
    pub(super) fn meets(&self, cond: VarId, then: &[StmtId], els: &[StmtId]) -> Option<VarId> {
        let v = self.ends_with(then)?;
        if self.ends_with(els) != Some(v) {
            return None;
        }
        if self.tf.vars[v].kind != VarKind::Temp {
            return self.reads.decided.contains(&cond).then_some(v);
        }
        let passes = passes_on(self.tf, cond, then, els) || operator_arm(self.tf, then, els);
        if !passes && !(self.gives_truth(then, v) && self.gives_truth(els, v)) {
            return None;
        }
        // Nobody else assigns it, unless this branch is an arm of one that meets in the same variable.
        let defs = self.defs_in(then, v) + self.defs_in(els, v);
        (self.is_meeting(v) || defs == self.defs_of(v)).then_some(v)
    }

    /// Whether what a block assigns last to `v` is a truth value.
    fn gives_truth(&self, block: &[StmtId], v: VarId) -> bool {
        let Some(last) = block.last() else { return false };
        match &self.tf.stmts[*last] {
            tir::Stmt::If { then, els, .. } => self.gives_truth(then, v) && self.gives_truth(els, v),
            _ => {
                let value = self.context.facts.after(*last, v);
                value.is_bottom() || value.unique_class() == Some(types::Class::Logical)
            }
        }
    }

    /// The variable that a block of simple statements assigns last, directly or in both arms of its
    /// last branch, and nowhere before.
    fn ends_with(&self, block: &[StmtId]) -> Option<VarId> {
        let (last, before) = block.split_last()?;
        let v = match &self.tf.stmts[*last] {
            tir::Stmt::If { then, els, .. } => {
                let v = self.ends_with(then)?;
                (self.ends_with(els) == Some(v)).then_some(v)?
            }
            stmt => match walk::defs(stmt).as_slice() {
                [v] if walk::blocks(stmt).is_empty() => *v,
                _ => return None,
            },
        };
        let simple = before.iter().all(|s| {
            let stmt = &self.tf.stmts[*s];
            walk::blocks(stmt).is_empty() || matches!(stmt, tir::Stmt::If { .. })
        });
        let single = self.tf.vars[v].kind != VarKind::List;
        (single && simple && self.defs_in(before, v) == 0).then_some(v)
    }

    pub(super) fn defs_in(&self, block: &[StmtId], v: VarId) -> u32 {
        let mut count = 0;
        walk::each(self.tf, block, &mut |_, s| {
            count += walk::defs(s).iter().filter(|d| **d == v).count() as u32
        });
        count
    }

    /// `if test; ..; v = a; else; ..; v = b; end` as `v = test ? a : b`, or `&&` and `||`. `test` is the
    /// truth of `cond`.
    pub(super) fn short_circuit(
        &mut self,
        (cond, test): (VarId, Expr),
        v: VarId,
        (then, then_viable): (&'a [StmtId], bool),
        (els, else_viable): (&'a [StmtId], bool),
    ) {
        let branch = self.at;
        let known = self.pending();
        let outermost = self.begin_meet(v);
        let mut arm = |block, viable, first| match self.known_arm(cond, then, els, first) {
            Some(truth) => (Vec::new(), Some(Expr::Bool(truth))),
            None => self.arm(block, viable, v),
        };
        let (then_block, a) = arm(then, then_viable, true);
        let (else_block, b) = arm(els, else_viable, false);
        self.at = branch;
        self.keep_pending(&known);
        let pure = then_block.is_empty() && else_block.is_empty();
        if let (true, Some(a), Some(b)) = (pure, &a, &b) {
            let joined = match (a, b) {
                (a, Expr::Bool(false)) => both(test, a.clone()),
                (Expr::Bool(true), b) => either(test, b.clone()),
                (Expr::Bool(false), b) => both(negated(test), b.clone()),
                (a, Expr::Bool(true)) => either(negated(test), a.clone()),
                (a, b) if *b == test => both(test, a.clone()),
                (a, b) if *a == test => either(test, b.clone()),
                (a, b) => Expr::Select(Box::new(test), Box::new(a.clone()), Box::new(b.clone())),
            };
            return self.end_meet(v, joined, outermost);
        }
        let result = self.local("both", Ty::Scalar(Elem::Bool));
        if !outermost || self.tf.vars[v].kind == VarKind::Temp && self.reads.uses[v] == 1 {
            self.joined.insert(result);
        }
        let close = |mut block: Vec<Stmt>, e: Option<Expr>| {
            if let Some(e) = e {
                block.push(Stmt::Assign(result, e));
            }
            block
        };
        let (then_block, else_block) = (close(then_block, a), close(else_block, b));
        self.block.push(Stmt::If(test, then_block, else_block));
        self.end_meet(v, Expr::Local(result), outermost);
    }

    /// One arm of a short circuit: its statements, and the truth value it ends with.
    fn arm(&mut self, block: &'a [StmtId], viable: bool, v: VarId) -> (Vec<Stmt>, Option<Expr>) {
        if !viable {
            return (Vec::new(), None);
        }
        let outer = std::mem::take(&mut self.block);
        self.block_of(block);
        let value = self.take_meet(v);
        let known = self.after(v);
        let e = value.map(|val| self.truth(val, known));
        (std::mem::replace(&mut self.block, outer), e)
    }
}
