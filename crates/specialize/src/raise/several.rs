//! Assignments with several targets, or of cs-lists: `[a, s(2).x, ~, c{1:2}] = f(x)`.
//!
//! Lowering gives parts by way of temporaries, which statements behind the call store from left to
//! right. Where those follow with nothing between them, they are targets again.

use super::nest::{Body, Frame};
use super::spell;
use super::tree::Tree;
use ir::tir::{Stmt, StmtId, Target, VarId, VarKind};
use syntax::ast::{Expr, LValue, StmtKind};

/// The targets of an assignment, and what they took.
struct Found {
    lhs: Vec<LValue>,
    assigned: Vec<VarId>,
    /// How many statements, the call included.
    count: usize,
}

impl<'a> Body<'_, 'a> {
    /// A call or access with other targets than one variable; gives how many statements it took.
    pub fn several(&mut self, rest: &[StmtId]) -> usize {
        let f = self.f;
        let (Stmt::Call { targets, .. } | Stmt::Get { targets, .. }) = &f.stmts[rest[0]] else { return 1 };
        // What stands before the call: the places of cs-lists.
        let mut before = Vec::new();
        for t in targets {
            match self.counted(t) {
                Some((_, path)) => ir::tir::walk::path_uses(path, &mut before),
                None => before.extend(match t {
                    Target::List { count, .. } => Some(*count),
                    _ => None,
                }),
            }
        }
        let split = before.len();
        let own = match &f.stmts[rest[0]] {
            Stmt::Call { args, .. } => super::nest::variables(args),
            Stmt::Get { base, path, .. } => self.access_operands(*base, path),
            _ => Vec::new(),
        };
        before.extend(own);
        let mut taken = self.take(&before);
        let operands = taken.trees.split_off(split);
        let places = std::mem::replace(&mut taken.trees, operands);
        let value = match &f.stmts[rest[0]] {
            Stmt::Call { callee, args, .. } => self.call_of(callee, args, taken),
            Stmt::Get { base, path, .. } => self.access_of(*base, path, false, taken),
            _ => return 1,
        };
        let rhs = self.spell(&value.tree);
        self.before(&[]);
        let mut found = None;
        for printed in [true, false] {
            found = found.or_else(|| Some((printed, self.targets(rest, targets, &places, printed)?)));
        }
        let (printed, found) = found.unwrap_or_else(|| (false, self.kept(targets, &places)));
        let Found { lhs, assigned, count } = found;
        if lhs.is_empty() {
            self.emit(StmtKind::Expr(rhs), false, &assigned);
        } else {
            self.store(lhs, true, rhs, printed, &assigned);
        }
        count
    }

    /// The place of a cs-list target whose length follows from it.
    fn counted(&self, target: &Target) -> Option<(VarId, &'a [ir::tir::Access])> {
        let Target::List { var, .. } = target else { return None };
        let store = self.uses.places.get(var)?;
        match &self.f.stmts[*store] {
            Stmt::SetList { base, path, .. } => Some((*base, path)),
            _ => None,
        }
    }

    /// The targets with the stores behind the call, each followed by its display when `printed`.
    fn targets(
        &mut self,
        rest: &[StmtId],
        targets: &[Target],
        places: &[Tree],
        printed: bool,
    ) -> Option<Found> {
        let f = self.f;
        let mut found = Found { lhs: Vec::new(), assigned: Vec::new(), count: 1 };
        let mut places = places.iter().cloned();
        let mut shown = 0;
        for target in targets {
            let base = match *target {
                Target::Ignore => {
                    found.lhs.push(LValue::Ignored(spell::nowhere()));
                    continue;
                }
                Target::Var(v) if f.vars[v].kind == VarKind::User => {
                    let name = self.keep(v, &Tree::Colon);
                    found.lhs.push(LValue::Target(spell::ident(name)));
                    v
                }
                Target::Var(v) => {
                    let (base, target) = self.stored(rest, &mut found.count, v)?;
                    found.lhs.push(LValue::Target(target));
                    base
                }
                Target::List { var, .. } => {
                    let (base, path) = self.counted(target)?;
                    let store = *self.uses.places.get(&var)?;
                    if rest.get(found.count) != Some(&store) {
                        return None;
                    }
                    found.count += 1;
                    let path = super::nest::steps(base, path, &mut places);
                    let name = self.keep(base, &Tree::Colon);
                    let target = self.speller(|s| s.path(spell::ident(name), &path));
                    found.lhs.push(LValue::Target(target));
                    base
                }
                Target::Forward(_) => return None,
            };
            found.assigned.push(base);
            if printed {
                match rest.get(found.count).map(|s| &f.stmts[*s]) {
                    Some(Stmt::Display(v)) if *v == base => found.count += 1,
                    _ => return None,
                }
                shown += 1;
            }
        }
        (!printed || shown > 0).then_some(found)
    }

    /// The part in which the statements from `count` on store a temporary, and nothing else.
    fn stored(&mut self, rest: &[StmtId], count: &mut usize, v: VarId) -> Option<(VarId, Expr)> {
        let f = self.f;
        if !self.uses.nests(f, v) {
            return None;
        }
        let length = rest.get(*count..)?.iter().position(|s| match &f.stmts[*s] {
            Stmt::Set { src, .. } => *src == v,
            _ => false,
        })?;
        let computed = rest.get(*count..*count + length)?;
        let value = |s: &StmtId| match &f.stmts[*s] {
            Stmt::Literal { dst, .. } | Stmt::Copy { dst, .. } => f.vars[*dst].kind != VarKind::User,
            Stmt::Call { targets, .. } | Stmt::Get { targets, .. } => match targets[..] {
                [Target::Var(dst)] => f.vars[dst].kind != VarKind::User,
                _ => false,
            },
            _ => false,
        };
        if !computed.iter().all(value) {
            return None;
        }
        let Stmt::Set { base, path, .. } = &f.stmts[*rest.get(*count + length)?] else { return None };
        let frame = self.arm(computed, None);
        self.frames.push(frame);
        let (target, _) = self.place(*base, path, &[]);
        let Frame { out, stack, .. } = self.frames.pop()?;
        *count += length + 1;
        (out.is_empty() && stack.is_empty()).then_some((*base, target))
    }

    /// Every target a variable: parts follow as statements of their own.
    fn kept(&mut self, targets: &[Target], places: &[Tree]) -> Found {
        let mut found = Found { lhs: Vec::new(), assigned: Vec::new(), count: 1 };
        let mut places = places.iter().cloned();
        for target in targets {
            found.assigned.extend(target.var());
            found.lhs.push(match target {
                Target::Ignore => LValue::Ignored(spell::nowhere()),
                Target::Var(v) => LValue::Target(spell::ident(self.keep(*v, &Tree::Colon))),
                Target::List { var, .. } => {
                    if self.counted(target).is_some() {
                        // The places were taken for a target that does not come to be.
                        self.broken = true;
                    }
                    let name = self.keep(*var, &Tree::Colon);
                    let count = places.next().unwrap_or(Tree::Colon);
                    let one = Tree::Literal(ir::tir::Literal::Number(1.0));
                    let range = self.speller(|s| s.range(&one, None, &count));
                    LValue::Target(spell::braces(spell::ident(name), vec![range]))
                }
                Target::Forward(v) => {
                    let name = self.keep(*v, &Tree::Colon);
                    let one = Tree::Literal(ir::tir::Literal::Number(1.0));
                    let asked = Tree::Call { callee: ir::tir::Callee::builtin("nargout"), args: Vec::new() };
                    let range = self.speller(|s| s.range(&one, None, &asked));
                    LValue::Target(spell::braces(spell::ident(name), vec![range]))
                }
            });
        }
        found
    }
}
