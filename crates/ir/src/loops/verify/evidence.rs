//! Whether accesses by a check stand where it counts: invariant 10. A walk in the order of the text, with the
//! time of each check that counts and the time at which each local last changed.
//!
//! A simple scan, on the safe side of false alarms: arrays that only grow keep their places, a loop's
//! variable or an axis is not counted as changed (the check holds for all its values), and what branches that jump
//! away wrote is forgotten.

use super::super::{By, CheckId, Expr, LocalId, Stmt};
use super::{Verifier, written};
use base::{FxHashMap, SecondaryMap};

/// When a local last changed.
#[derive(Clone, Copy, Default)]
struct Times {
    /// Its value, any element of it.
    value: u32,
    /// Its extents.
    extents: u32,
    /// Its extents, and not by growth.
    shrunk: u32,
}

struct Scan<'v, 'a> {
    v: &'v mut Verifier<'a>,
    now: u32,
    changed: SecondaryMap<LocalId, Times>,
    made: FxHashMap<CheckId, u32>,
}

pub(super) fn check(v: &mut Verifier<'_>) {
    let function = v.function;
    let mut scan = Scan { v, now: 1, changed: SecondaryMap::new(), made: FxHashMap::default() };
    scan.block(&function.body);
    scan.made.clear();
    scan.block(&function.epilogue);
}

impl Scan<'_, '_> {
    fn block(&mut self, block: &[Stmt]) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::If(cond, then, els) => {
                self.expr(cond);
                self.apart(then);
                self.apart(els);
            }
            Stmt::While { header, cond, body } => {
                self.again(header);
                self.again(body);
                let checks = self.made.clone();
                self.block(header);
                self.expr(cond);
                self.block(body);
                self.made = checks;
            }
            Stmt::For { lo, step, hi, body, .. } => {
                [lo, step, hi].into_iter().for_each(|e| self.expr(e));
                self.again(body);
                self.block(body);
            }
            Stmt::Try { body, exits, .. } if exits.plain => self.block(body),
            Stmt::Try { body, handler, .. } => {
                self.apart(body);
                self.apart(handler);
            }
            Stmt::Put { array, subs, by, .. } => {
                self.access(*array, subs, *by);
                self.simple(stmt);
            }
            Stmt::Compute { dst, part: Some((subs, by)), .. } => {
                self.access(*dst, subs, *by);
                self.simple(stmt);
            }
            Stmt::Check { fails, args, guards, .. } => {
                self.expr(fails);
                args.iter().for_each(|e| self.expr(e));
                if let Some(id) = guards {
                    self.now += 1;
                    let before = self.made.get(id).copied();
                    // One of several statements of a check, or the check again for new values.
                    let anew = |t: u32| fails.reads().iter().any(|l| self.changed[*l].value > t);
                    if before.is_none_or(anew) {
                        self.made.insert(*id, self.now);
                    }
                }
            }
            simple => self.simple(simple),
        }
    }

    fn simple(&mut self, stmt: &Stmt) {
        stmt.each_expr(&mut |e| self.expr(e));
        self.now += 1;
        stmt.writes().into_iter().for_each(|l| self.write(stmt, l));
    }

    fn write(&mut self, stmt: &Stmt, l: LocalId) {
        // The evidence holds for every value of an axis.
        if let Stmt::Compute { dst, .. } | Stmt::Reduce { dst, .. } = stmt
            && *dst != l
        {
            return;
        }
        // Columns that move together keep their elements and extents.
        if matches!(stmt, Stmt::Compact { array, .. } if *array == l) {
            return;
        }
        let times = &mut self.changed[l];
        times.value = self.now;
        match stmt {
            Stmt::Put { .. } | Stmt::Store { .. } | Stmt::Reduce { .. } | Stmt::Compact { .. } => {}
            Stmt::Compute { part: Some(_), .. } => {}
            Stmt::Grow { .. } | Stmt::GrowRows { .. } | Stmt::GrowLinear { .. } | Stmt::Append { .. } => {
                times.extents = self.now;
            }
            Stmt::Compute { part: None, .. }
            | Stmt::Assign(..)
            | Stmt::ToIndex { .. }
            | Stmt::Truth { .. }
            | Stmt::Alloc { .. }
            | Stmt::Concat { .. }
            | Stmt::Remove { .. }
            | Stmt::Reshape(..)
            | Stmt::Move(..)
            | Stmt::Copy(..)
            | Stmt::Drop(_)
            | Stmt::If(..)
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return
            | Stmt::Check { .. }
            | Stmt::Call { .. }
            | Stmt::Kernel { .. }
            | Stmt::Convert { .. }
            | Stmt::Handle { .. }
            | Stmt::Product { .. }
            | Stmt::Try { .. }
            | Stmt::Comment(_) => (times.extents, times.shrunk) = (self.now, self.now),
        }
    }

    /// A block whose checks count nowhere else.
    fn apart(&mut self, block: &[Stmt]) {
        let checks = self.made.clone();
        let leaves = matches!(block.last(), Some(Stmt::Break | Stmt::Continue | Stmt::Return));
        let before: Vec<(LocalId, Times)> = match leaves {
            true => written(block).into_iter().map(|l| (l, self.changed[l])).collect(),
            false => Vec::new(),
        };
        self.block(block);
        self.made = checks;
        for (l, times) in before {
            self.changed[l] = times;
        }
    }

    /// What a loop writes has changed where its second round begins.
    fn again(&mut self, body: &[Stmt]) {
        self.now += 1;
        for s in body {
            if !matches!(s, Stmt::For { .. }) {
                s.writes().into_iter().for_each(|l| self.write(s, l));
            }
            s.blocks().into_iter().for_each(|b| self.again(b));
        }
    }

    fn expr(&mut self, e: &Expr) {
        e.each(&mut |e| {
            if let Expr::At(array, subs, by) = e {
                self.access(*array, subs, *by);
            }
        });
    }

    fn access(&mut self, array: LocalId, subs: &[Expr], by: By) {
        let By::Checked(id) = by else { return };
        let name = self.v.name(array);
        let Some(made) = self.made.get(&id).copied() else {
            return self.v.complain(format!("{name} is accessed by {id}, which does not stand before"));
        };
        if self.changed[array].shrunk > made {
            self.v.complain(format!("{name} is another since {id}"));
        }
        let mut stale = None;
        for s in subs {
            s.each(&mut |e| {
                let (l, time) = match e {
                    Expr::Local(l) | Expr::At(l, ..) | Expr::Load(l, _) => (*l, self.changed[*l].value),
                    Expr::Extent(l, _) | Expr::Numel(l) => (*l, self.changed[*l].extents),
                    Expr::Number(..)
                    | Expr::Integer(..)
                    | Expr::Bool(_)
                    | Expr::Op { .. }
                    | Expr::Complex(..)
                    | Expr::Count(_)
                    | Expr::Element(_)
                    | Expr::Limit(_)
                    | Expr::Cast(..)
                    | Expr::Select(..)
                    | Expr::And(..)
                    | Expr::Or(..)
                    | Expr::Not(_) => return,
                };
                if time > made {
                    stale = Some(l);
                }
            });
        }
        if let Some(l) = stale {
            let other = self.v.name(l);
            self.v.complain(format!("{other}, a subscript of {name}, is another since {id}"));
        }
    }
}
