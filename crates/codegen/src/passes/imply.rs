//! The pass `imply`: a check that cannot fail because of what was checked, or what a loop runs over,
//! before it, is left out; the accesses that it guarded say so.
//!
//! Assumes that checks raise where they stand and that nothing moves behind them but what names them.
//! Guarantees that an access names no check that is gone. It does not move checks and knows no
//! arithmetic but constants added to an index: relations of products are left to the analysis.
//!
//! Soundness: a *fact* says that a condition is false. Facts hold from where they are made (behind a check
//! that passed, in the arm of a branch, in the body of a counted loop) as long as nothing they read is
//! changed: in a loop, by nothing in its whole body. A check goes when the facts at its place say that
//! its condition is false.

use super::facts::may_call;
use super::simplify::{self, is_count, negated, split};
use base::{FxHashMap, FxHashSet};
use ir::loops::{Block, By, CheckId, Elem, Expr, Function, LocalId, Module, Proof, Stmt, each_stmt};
use types::scalar::ScalarOp;

/// How many facts are kept.
const MOST: usize = 128;

/// Leaves out checks that others imply.
pub fn imply(_: &Module, f: &mut Function) {
    let mut body = std::mem::take(&mut f.body);
    let mut guards = FxHashMap::default();
    each_stmt(&body, &mut |s| {
        if let Stmt::Check { guards: Some(id), .. } = s {
            *guards.entry(*id).or_insert(0) += 1;
        }
    });
    each_stmt(&f.epilogue, &mut |s| {
        if let Stmt::Check { guards: Some(id), .. } = s {
            *guards.entry(*id).or_insert(0) += 1;
        }
    });
    let mut walk = Walk { f, guards };
    walk.block(&mut body, &mut Vec::new());
    let gone: Vec<CheckId> = walk.guards.into_iter().filter(|(_, n)| *n == 0).map(|(id, _)| id).collect();
    body.iter_mut().for_each(|s| say(s, &gone));
    simplify::branches(&mut body);
    f.body = body;
}

/// Accesses whose checks are all gone are proved by others.
fn say(s: &mut Stmt, gone: &[CheckId]) {
    let weaken = |by: &mut By| {
        if matches!(by, By::Checked(id) if gone.contains(id)) {
            *by = By::Proved(Proof::Implied);
        }
    };
    if let Stmt::Put { by, .. } | Stmt::Compute { part: Some((_, by)), .. } = s {
        weaken(by);
    }
    s.each_expr_mut(&mut |e| {
        e.each_mut(&mut |e| {
            if let Expr::At(_, _, by) = e {
                weaken(by);
            }
        })
    });
    s.blocks_mut().into_iter().flatten().for_each(|s| say(s, gone));
}

struct Walk<'f> {
    f: &'f Function,
    /// How many checks of each group are left.
    guards: FxHashMap<CheckId, u32>,
}

/// Conditions that hold.
type Facts = Vec<Expr>;

impl Walk<'_> {
    fn block(&mut self, stmts: &mut Block, facts: &mut Facts) {
        let mut kept = Vec::with_capacity(stmts.len());
        for mut s in stmts.drain(..) {
            if let Stmt::Check { fails, guards, .. } = &s
                && facts_deny(facts, fails)
            {
                if let Some(n) = guards.and_then(|id| self.guards.get_mut(&id)) {
                    *n -= 1;
                }
                continue;
            }
            self.inside(&mut s, facts);
            self.forget(&s, facts);
            if let Stmt::Check { fails, .. } = &s {
                learn(&negated(fails.clone()), facts);
            }
            // Only who did not leave goes on.
            if let Stmt::If(cond, then, els) = &s
                && els.is_empty()
                && matches!(then.last(), Some(Stmt::Return | Stmt::Break | Stmt::Continue))
            {
                learn(&negated(cond.clone()), facts);
            }
            if let Stmt::ToIndex { local, .. } = &s {
                learn(&simplify::compare(ScalarOp::Ge, Expr::Local(*local), Expr::index(1)), facts);
            }
            kept.push(s);
        }
        *stmts = kept;
    }

    /// What a statement may change is not known any more.
    fn forget(&self, s: &Stmt, facts: &mut Facts) {
        if !facts.is_empty() {
            facts.retain(|e| !changed(self.f, e, s));
            // What is long ago is seldom of use.
            let old = facts.len().saturating_sub(MOST);
            facts.drain(..old);
        }
        // A scalar is what it was assigned.
        if let Stmt::Assign(l, e) = s
            && self.f.elem(e) == Elem::Index
            && !e.reads().contains(l)
            && matches!(
                e,
                Expr::Local(_) | Expr::Integer(..) | Expr::Extent(..) | Expr::Numel(_) | Expr::Op { .. }
            )
        {
            facts.push(simplify::compare(ScalarOp::Eq, Expr::Local(*l), e.clone()));
        }
    }

    fn inside(&mut self, s: &mut Stmt, facts: &Facts) {
        let held = facts.clone();
        let stays = |s: &Stmt, f: &Function| -> Facts {
            held.iter().filter(|e| !changed(f, e, s)).cloned().collect()
        };
        match s {
            Stmt::If(cond, then, els) => {
                let (mut yes, mut no) = (held.clone(), held);
                learn(cond, &mut yes);
                learn(&negated(cond.clone()), &mut no);
                self.block(then, &mut yes);
                self.block(els, &mut no);
            }
            Stmt::For { .. } => {
                let mut inner = stays(s, self.f);
                let (own, f) = (s.clone(), self.f);
                if let Stmt::For { var, lo, step, hi, body } = s {
                    let counts = self.f.elem(step) == Elem::Index;
                    let down = counts && matches!(step, Expr::Integer(k, _) if *k < 0);
                    let up = counts && !down;
                    let v = Expr::Local(*var);
                    let (least, most) = if up { (Some(&*lo), Some(&*hi)) } else { (Some(&*hi), Some(&*lo)) };
                    if up || down {
                        for (limit, op) in [(least, ScalarOp::Ge), (most, ScalarOp::Le)] {
                            let Some(limit) = limit.filter(|e| !changed(f, e, &own)) else { continue };
                            learn(&simplify::compare(op, v.clone(), limit.clone()), &mut inner);
                        }
                    }
                    self.block(body, &mut inner);
                }
            }
            Stmt::While { .. } => {
                let inner = stays(s, self.f);
                if let Stmt::While { header, cond, body } = s {
                    let mut before = inner;
                    self.block(header, &mut before);
                    learn(cond, &mut before);
                    self.block(body, &mut before);
                }
            }
            Stmt::Try { .. } => {
                let inner = stays(s, self.f);
                if let Stmt::Try { body, handler, .. } = s {
                    self.block(body, &mut held.clone());
                    self.block(handler, &mut inner.clone());
                }
            }
            _ => {}
        }
    }
}

/// Whether a statement with its blocks may change the value of an expression. Stores to elements leave the
/// extents as they are.
fn changed(f: &Function, e: &Expr, s: &Stmt) -> bool {
    let mut elements = FxHashSet::default();
    e.each(&mut |e| {
        if let Expr::Local(l) | Expr::At(l, ..) | Expr::Load(l, _) = e {
            elements.insert(*l);
        }
    });
    let reads = e.reads();
    if reads.iter().any(|l| f.locals[*l].global.is_some()) && may_call(f, s) {
        return true;
    }
    let mut found = false;
    each_stmt(std::slice::from_ref(s), &mut |s| {
        let stored = match s {
            Stmt::Put { array, .. } | Stmt::Store { array, .. } => Some(*array),
            Stmt::Compute { dst, part: Some(_), .. } => Some(*dst),
            Stmt::Reduce { dst, place, .. } if !place.is_empty() => Some(*dst),
            _ => None,
        };
        let same = |w: &LocalId| stored == Some(*w) && !elements.contains(w);
        found = found || s.writes().iter().any(|w| reads.contains(w) && !same(w));
    });
    found
}

/// Takes up a condition that holds.
fn learn(e: &Expr, facts: &mut Facts) {
    match e {
        Expr::And(a, b) => [a, b].into_iter().for_each(|e| learn(e, facts)),
        Expr::Not(a) => match &**a {
            Expr::Or(x, y) => [x, y].into_iter().for_each(|e| learn(&negated((**e).clone()), facts)),
            _ => facts.push(e.clone()),
        },
        Expr::Bool(_) => {}
        e => facts.push(e.clone()),
    }
}

/// Whether the facts say that a condition is false.
fn facts_deny(facts: &Facts, e: &Expr) -> bool {
    match e {
        Expr::Bool(b) => !b,
        e if facts.contains(&negated(e.clone())) => true,
        Expr::Or(a, b) => facts_deny(facts, a) && facts_deny(facts, b),
        Expr::And(a, b) => facts_deny(facts, a) || facts_deny(facts, b),
        e => {
            let denied = negated(e.clone());
            relation(&denied).is_some_and(|r| r.iter().all(|r| follows(facts, r)))
        }
    }
}

/// `x - y >= k` of indices; no `x` or `y` is 0.
struct Apart<'e> {
    x: Option<&'e Expr>,
    y: Option<&'e Expr>,
    k: i64,
}

/// A comparison of indices as such relations, all of which it is.
fn relation(e: &Expr) -> Option<Vec<Apart<'_>>> {
    let Expr::Op { op, args, elem: Elem::Index, result: Elem::Bool } = e else { return None };
    let [a, b] = args.as_slice() else { return None };
    let part = |e: &'_ Expr| -> (bool, i64) {
        match e {
            Expr::Integer(v, _) => (false, *v as i64),
            e => (true, split(e).1),
        }
    };
    let ((va, ka), (vb, kb)) = (part(a), part(b));
    let x = va.then(|| split(a).0);
    let y = vb.then(|| split(b).0);
    // a - b >= k  is  x + ka - y - kb >= k
    let apart = |k: i64| Apart { x, y, k: k + kb - ka };
    let turned = |k: i64| Apart { x: y, y: x, k: k + ka - kb };
    Some(match op {
        ScalarOp::Ge => vec![apart(0)],
        ScalarOp::Gt => vec![apart(1)],
        ScalarOp::Le => vec![turned(0)],
        ScalarOp::Lt => vec![turned(1)],
        ScalarOp::Eq => vec![apart(0), turned(0)],
        _ => return None,
    })
}

/// Whether a relation follows from the facts, over at most two of them in a row.
fn follows(facts: &Facts, want: &Apart) -> bool {
    let known: Vec<Apart> = facts.iter().filter_map(relation).flatten().collect();
    reaches(&known, want, 3)
}

fn reaches(known: &[Apart], want: &Apart, depth: u32) -> bool {
    if want.x == want.y {
        return want.k <= 0;
    }
    // Extents and counts are never negative.
    if want.y.is_none() && want.x.is_some_and(is_count) && want.k <= 0 {
        return true;
    }
    if depth == 0 {
        return false;
    }
    // x - z >= j, and z - y >= k - j
    known.iter().any(|r| {
        let from = r.x == want.x;
        from && reaches(known, &Apart { x: r.y, y: want.y, k: want.k - r.k }, depth - 1)
    })
}
