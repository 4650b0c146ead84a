//! A loop over rows, taken apart: what of its body stays together, and the loops that it may be moved into.
//!
//! Invariants: the parts are the body in its order; a scalar that more than one unit mentions is in `expanded`, and each
//! row gives it a value before it reads it; nobody outside of the loop mentions what the loop gives values to.

use super::super::facts::{Counts, each_mention, mentions};
use base::FxHashSet;
use ir::loops::{Block, Elem, Expr, Function, LocalId, Stmt, Ty, each_stmt};

/// Loops of fewer rounds stay.
const FEW: i128 = 8;

/// A part of the body of a loop.
pub enum Part {
    /// Statements that stay together.
    Unit(Block),
    /// A loop that the one over rows is moved into.
    Loop { var: LocalId, lo: Expr, step: Expr, hi: Expr, body: Vec<Part> },
    /// What is done where a condition holds: `own` of each row, else of all alike.
    Guard { cond: Expr, own: bool, body: Vec<Part> },
}

/// A loop over rows that may be moved inwards.
pub struct Nest {
    pub var: LocalId,
    pub lo: Expr,
    pub hi: Expr,
    pub parts: Vec<Part>,
    /// What the body gives values to: scalars and the counters of its loops.
    pub varying: FxHashSet<LocalId>,
    /// Arrays that the body stores in.
    pub stored: FxHashSet<LocalId>,
    /// Scalars that live from one unit to another.
    pub expanded: Vec<LocalId>,
}

impl Nest {
    /// The loop that a statement is, where nothing in it raises an error, calls or jumps.
    pub fn of(f: &Function, counts: &Counts, s: &Stmt) -> Option<Nest> {
        let Stmt::For { var, lo, step: Expr::Integer(1, _), hi, body } = s else { return None };
        if f.locals[*var].ty != Ty::Scalar(Elem::Index) || !body.iter().any(|s| !s.blocks().is_empty()) {
            return None;
        }
        if let (Expr::Integer(lo, _), Expr::Integer(hi, _)) = (lo, hi)
            && hi - lo + 1 < FEW
        {
            return None;
        }
        let (mut varying, mut stored, mut plain) = (FxHashSet::default(), FxHashSet::default(), true);
        each_stmt(body, &mut |s| match s {
            Stmt::Assign(l, _) | Stmt::For { var: l, .. } => {
                varying.insert(*l);
            }
            Stmt::Put { array, .. } => {
                stored.insert(*array);
            }
            Stmt::If(..) | Stmt::Comment(_) => {}
            _ => plain = false,
        });
        each_mention(s, &mut |l| plain &= f.locals[l].global.is_none() && f.locals[l].ty != Ty::Boxed);
        let own = |l: &LocalId| counts.is_private(*l) && counts.all(*l) == mentions(s, *l);
        if !plain || !own(var) || !varying.iter().all(own) || varying.contains(var) {
            return None;
        }
        let mut nest = Nest {
            var: *var,
            lo: lo.clone(),
            hi: hi.clone(),
            parts: Vec::new(),
            varying,
            stored,
            expanded: Vec::new(),
        };
        nest.parts = nest.split(body, &mut Vec::new());
        nest.expanded = nest.scalars(body)?;
        nest.has_loop().then_some(nest)
    }

    /// Takes a body apart; `around` are the counters of the loops that the rows move into.
    fn split(&self, body: &[Stmt], around: &mut Vec<LocalId>) -> Vec<Part> {
        let mut parts = Vec::new();
        for s in body {
            let part = match s {
                Stmt::For { var, lo, step, hi, body } if self.same(&[lo, step, hi], around) => {
                    around.push(*var);
                    let body = self.split(body, around);
                    around.pop();
                    Some(Part::Loop { var: *var, lo: lo.clone(), step: step.clone(), hi: hi.clone(), body })
                }
                Stmt::If(cond, body, other) if other.is_empty() && has_loop(body) => {
                    let same = self.same(&[cond], around);
                    around.push(self.var);
                    let own = !same && self.same(&[cond], around);
                    around.pop();
                    (same || own).then(|| Part::Guard {
                        cond: cond.clone(),
                        own,
                        body: self.split(body, around),
                    })
                }
                _ => None,
            };
            match (part, parts.last_mut()) {
                (Some(part), _) => parts.push(part),
                (None, Some(Part::Unit(unit))) => unit.push(s.clone()),
                (None, _) => parts.push(Part::Unit(vec![s.clone()])),
            }
        }
        parts
    }

    /// Whether expressions go by nothing that the body changes but these counters.
    fn same(&self, exprs: &[&Expr], but: &[LocalId]) -> bool {
        exprs.iter().flat_map(|e| e.reads()).all(|l| {
            but.contains(&l) || (l != self.var && !self.varying.contains(&l) && !self.stored.contains(&l))
        })
    }

    fn has_loop(&self) -> bool {
        fn any(parts: &[Part]) -> bool {
            parts.iter().any(|p| match p {
                Part::Unit(_) => false,
                Part::Loop { .. } => true,
                Part::Guard { body, .. } => any(body),
            })
        }
        any(&self.parts)
    }

    /// The scalars that need a place for each row: those that more than one unit mentions. `None` where one is read
    /// before its row has given it a value.
    fn scalars(&self, body: &[Stmt]) -> Option<Vec<LocalId>> {
        let mut counters = FxHashSet::default();
        each_stmt(body, &mut |s| {
            if let Stmt::For { var, .. } = s {
                counters.insert(*var);
            }
        });
        let mut found = Vec::new();
        for &l in self.varying.iter().filter(|l| !counters.contains(l)) {
            if !is_given_first(body, l) {
                return None;
            }
            let mut units = 0;
            self.each_unit(&mut |unit, _| units += usize::from(unit.iter().any(|s| mentions(s, l) > 0)));
            if units > 1 {
                found.push(l);
            }
        }
        found.sort();
        let counted = |l: &LocalId| has_own_loop(body, *l);
        counters.iter().all(counted).then_some(found)
    }

    /// Visits the units with the counters of the loops around each.
    pub fn each_unit<'a>(&'a self, visit: &mut dyn FnMut(&'a [Stmt], &[LocalId])) {
        fn go<'a>(
            parts: &'a [Part],
            around: &mut Vec<LocalId>,
            visit: &mut dyn FnMut(&'a [Stmt], &[LocalId]),
        ) {
            for part in parts {
                match part {
                    Part::Unit(unit) => visit(unit, around),
                    Part::Guard { body, .. } => go(body, around, visit),
                    Part::Loop { var, body, .. } => {
                        around.push(*var);
                        go(body, around, visit);
                        around.pop();
                    }
                }
            }
        }
        go(&self.parts, &mut Vec::new(), visit);
    }
}

fn has_loop(block: &[Stmt]) -> bool {
    let mut found = false;
    each_stmt(block, &mut |s| found |= matches!(s, Stmt::For { .. }));
    found
}

/// Whether a scalar has been given a value before any statement of the block reads it: by a statement of the smallest
/// block that all mentions stand in.
fn is_given_first(block: &[Stmt], l: LocalId) -> bool {
    let mut all = block.iter().filter(|s| mentions(s, l) > 0);
    let Some(first) = all.next() else { return true };
    if let Stmt::Assign(to, value) = first {
        return *to == l && !value.reads().contains(&l);
    }
    let own = first.reads().contains(&l) || first.writes().contains(&l);
    !own && all.next().is_none() && first.blocks().into_iter().all(|b| is_given_first(b, l))
}

/// Whether a counter is mentioned in one loop only, which it counts.
fn has_own_loop(block: &[Stmt], l: LocalId) -> bool {
    let mut all = block.iter().filter(|s| mentions(s, l) > 0);
    let (Some(only), None) = (all.next(), all.next()) else { return false };
    match only {
        Stmt::For { var, lo, step, hi, .. } if *var == l => {
            [lo, step, hi].into_iter().all(|e| !e.reads().contains(&l))
        }
        s => {
            let inside = || s.blocks().into_iter().filter(|b| b.iter().any(|s| mentions(s, l) > 0));
            inside().count() == 1 && !s.reads().contains(&l) && inside().all(|b| has_own_loop(b, l))
        }
    }
}
