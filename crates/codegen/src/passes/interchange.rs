//! The pass `interchange`: arrays lie column by column, loops often are written row by row. A loop over rows is moved
//! into the loops that stand in it, so that the innermost loop walks along columns:
//!
//! ```text
//! for i                                   for i0 in strips of rows
//!   s = 0                                   for i in the strip: s_(i) = 0
//!   for j: s = s + A(i,j)*x(j)              for j: for i in the strip: s_(i) = s_(i) + A(i,j)*x(j)
//!   y(i) = s                                for i in the strip: y(i) = s_(i)
//! ```
//!
//! What stands beside the inner loops becomes loops of its own; a scalar that lives from one of these to the next has a
//! place for each row, in strips, so that these stay in the cache whatever the number of rows. Conditions
//! that all rows share stay around; those of a row go with it, and `i ~= k` makes two loops, below `k` and above. What
//! all rows read at one place is read once before.
//!
//! Assumes element-wise work as loops and subscripts for each dimension. Guarantees the same values to the last bit:
//! each element, and each scalar of a row, sees the same operations in the same order. It does not touch loops with
//! checks, calls or jumps, and inner loops whose bounds go by the row.
//!
//! Soundness is in `order.rs`. Source: loop distribution, scalar expansion and interchange of R. Allen and K. Kennedy,
//! Optimizing Compilers for Modern Architectures, chapters 5 and 6; strips as in chapter 9.

mod order;
mod parts;
mod subscripts;

use super::facts::Counts;
use super::fresh::fresh;
use base::FxHashMap;
use ir::loops::{Block, By, Elem, Expr, Fill, Function, LocalId, Module, Proof, SiteId, Stmt, Ty};
use parts::{Nest, Part};
use subscripts::{Linear, linear};
use types::scalar::ScalarOp;

/// Rows of a strip: their scalars stay in the nearest cache.
const STRIP: i64 = 256;

/// Moves loops over rows inwards.
pub fn interchange(module: &Module, f: &mut Function) {
    let mut body = std::mem::take(&mut f.body);
    let counts = Counts::of(f, &body);
    block(f, &counts, &mut body, &mut module.sites.keys().next());
    f.body = body;
}

/// `site` is the last that was met, for the room of the scalars.
fn block(f: &mut Function, counts: &Counts, stmts: &mut Block, site: &mut Option<SiteId>) {
    let mut k = 0;
    while k < stmts.len() {
        *site = stmts[k].site().or(*site);
        let nest = Nest::of(f, counts, &stmts[k]).filter(|nest| order::is_kept(nest) && order::pays(f, nest));
        let made = nest.and_then(|nest| nest.inwards(f, *site));
        match made {
            Some(made) => {
                let n = made.len();
                stmts.splice(k..=k, made);
                k += n;
            }
            None => {
                stmts[k].blocks_mut().into_iter().for_each(|b| block(f, counts, b, site));
                k += 1;
            }
        }
    }
}

impl Nest {
    /// The loops the other way round.
    fn inwards(self, f: &mut Function, site: Option<SiteId>) -> Option<Block> {
        let index = |f: &mut Function, name: &str| fresh(f, name, Ty::Scalar(Elem::Index));
        let mut out = Block::new();
        let mut pinned = |f: &mut Function, e: &Expr, name: &str| match e {
            Expr::Integer(..) => e.clone(),
            e => {
                let l = index(f, name);
                out.push(Stmt::Assign(l, e.clone()));
                Expr::Local(l)
            }
        };
        let (lo, hi) = (pinned(f, &self.lo, "first"), pinned(f, &self.hi, "last"));
        let parts = &self.parts;
        if self.expanded.is_empty() {
            let mut rows = Rows { nest: &self, lo: lo.clone(), hi: hi.clone(), places: FxHashMap::default() };
            let body = rows.parts(f, parts, &mut Vec::new());
            match few(&lo, &hi) {
                Some(1..) => out.extend(body),
                _ => out.push(Stmt::If(compare(ScalarOp::Le, lo, hi), body, Block::new())),
            }
            return Some(out);
        }
        let one = few(&lo, &hi).filter(|n| (1..=STRIP).contains(n));
        let at = site?;
        let mut places = FxHashMap::default();
        for &l in &self.expanded {
            let Ty::Scalar(elem) = f.locals[l].ty else { return None };
            let name = format!("{}_rows", f.locals[l].name);
            let array = fresh(f, &name, Ty::Array(elem, 2));
            let dims = vec![Expr::index(one.unwrap_or(STRIP)), Expr::index(1)];
            out.push(Stmt::Alloc { array, dims, fill: Fill::Raw, at });
            places.insert(l, array);
        }
        if one.is_some() {
            out.extend(Rows { nest: &self, lo, hi, places }.parts(f, parts, &mut Vec::new()));
            return Some(out);
        }
        let (start, end) = (index(f, "strip_from"), index(f, "strip_end"));
        let last = op(ScalarOp::Plus, Expr::Local(start), Expr::index(STRIP - 1));
        let mut body = vec![Stmt::Assign(end, op(ScalarOp::Min, last, hi.clone()))];
        let mut rows = Rows { nest: &self, lo: Expr::Local(start), hi: Expr::Local(end), places };
        body.extend(rows.parts(f, parts, &mut Vec::new()));
        out.push(Stmt::For { var: start, lo, step: Expr::index(STRIP), hi, body });
        Some(out)
    }
}

/// What is written for a range of rows, which is not empty.
struct Rows<'n> {
    nest: &'n Nest,
    lo: Expr,
    hi: Expr,
    /// The arrays of the scalars that have a place for each row.
    places: FxHashMap<LocalId, LocalId>,
}

impl Rows<'_> {
    fn parts(&mut self, f: &mut Function, parts: &[Part], guards: &mut Vec<Expr>) -> Block {
        let mut out = Block::new();
        for part in parts {
            match part {
                Part::Unit(unit) => out.extend(self.unit(f, unit, guards)),
                Part::Loop { var, lo, step, hi, body } => {
                    let body = self.parts(f, body, guards);
                    let (lo, step, hi) = (lo.clone(), step.clone(), hi.clone());
                    out.push(Stmt::For { var: *var, lo, step, hi, body });
                }
                Part::Guard { cond, own: false, body } => {
                    out.push(Stmt::If(cond.clone(), self.parts(f, body, guards), Block::new()));
                }
                Part::Guard { cond, own: true, body } => {
                    guards.push(cond.clone());
                    out.extend(self.parts(f, body, guards));
                    guards.pop();
                }
            }
        }
        out
    }

    /// The loop over rows around a unit, or two of them.
    fn unit(&self, f: &mut Function, unit: &[Stmt], guards: &[Expr]) -> Block {
        if unit.iter().all(|s| matches!(s, Stmt::Comment(_))) {
            return unit.to_vec();
        }
        if let [guard] = guards
            && let Some(but) = self.all_but(guard)
        {
            let mut out = Block::new();
            let mut pinned = |name: &str, e: Expr| {
                let l = fresh(f, name, Ty::Scalar(Elem::Index));
                out.push(Stmt::Assign(l, e));
                Expr::Local(l)
            };
            let before = op(ScalarOp::Minus, but.clone(), Expr::index(1));
            let before = pinned("before", op(ScalarOp::Min, before, self.hi.clone()));
            let behind = op(ScalarOp::Plus, but.clone(), Expr::index(1));
            let behind = pinned("behind", op(ScalarOp::Max, behind, self.lo.clone()));
            let but = linear(&but);
            for (lo, hi) in [(self.lo.clone(), before), (behind, self.hi.clone())] {
                let rows = self.round(f, unit, (lo.clone(), hi.clone()), but.as_ref());
                out.push(Stmt::If(compare(ScalarOp::Le, lo, hi), rows, Block::new()));
            }
            return out;
        }
        let around = |inner, guard: &Expr| vec![Stmt::If(guard.clone(), inner, Block::new())];
        let guarded = guards.iter().rev().fold(unit.to_vec(), around);
        self.round(f, &guarded, (self.lo.clone(), self.hi.clone()), None)
    }

    /// The row that a condition leaves out.
    fn all_but(&self, guard: &Expr) -> Option<Expr> {
        let Expr::Op { op: ScalarOp::Ne, args, elem: Elem::Index, .. } = guard else { return None };
        let var = Expr::Local(self.nest.var);
        match args.as_slice() {
            [a, b] if *a == var && !b.reads().contains(&self.nest.var) => Some(b.clone()),
            [a, b] if *b == var && !a.reads().contains(&self.nest.var) => Some(a.clone()),
            _ => None,
        }
    }

    /// A loop over rows, of which `but` is none, and before it what all of them read at one place.
    fn round(&self, f: &mut Function, unit: &[Stmt], (lo, hi): (Expr, Expr), but: Option<&Linear>) -> Block {
        let mut body: Block = unit.to_vec();
        let mut out = Block::new();
        let shared = |s: &Stmt, found: &mut Vec<Expr>| {
            s.each_expr(&mut |e| {
                each_certain(e, &mut |e| {
                    if matches!(e, Expr::At(..))
                        && !found.contains(e)
                        && order::is_shared(self.nest, unit, e, but)
                    {
                        found.push(e.clone());
                    }
                })
            });
        };
        let mut found = Vec::new();
        body.iter()
            .filter(|s| matches!(s, Stmt::Assign(..) | Stmt::Put { .. }))
            .for_each(|s| shared(s, &mut found));
        for e in found {
            let Expr::At(array, ..) = &e else { continue };
            let Ty::Array(elem, _) = f.locals[*array].ty else { continue };
            let name = format!("{}_here", f.locals[*array].name);
            let l = fresh(f, &name, Ty::Scalar(elem));
            for s in &mut body {
                s.each_expr_mut(&mut |x| {
                    x.each_mut(&mut |x| {
                        if *x == e {
                            *x = Expr::Local(l)
                        }
                    })
                });
            }
            out.push(Stmt::Assign(l, e));
        }
        self.settle(&mut body);
        out.push(Stmt::For { var: self.nest.var, lo, step: Expr::index(1), hi, body });
        out
    }

    /// Scalars that have a place for each row are read and stored there.
    fn settle(&self, body: &mut Block) {
        if self.places.is_empty() {
            return;
        }
        let subs = || vec![op(ScalarOp::Minus, Expr::Local(self.nest.var), self.lo.clone()), Expr::index(0)];
        let by = By::Proved(Proof::Made);
        for s in body {
            s.each_expr_mut(&mut |e| {
                e.each_mut(&mut |e| {
                    if let Expr::Local(l) = e
                        && let Some(array) = self.places.get(l)
                    {
                        *e = Expr::At(*array, subs(), by);
                    }
                })
            });
            if let Stmt::Assign(l, value) = s
                && let Some(&array) = self.places.get(l)
            {
                let value = std::mem::replace(value, Expr::Bool(false));
                *s = Stmt::Put { array, subs: subs(), value, by };
            }
            s.blocks_mut().into_iter().for_each(|b| self.settle(b));
        }
    }
}

/// Visits the parts of an expression that are computed whatever its conditions say.
fn each_certain(e: &Expr, visit: &mut dyn FnMut(&Expr)) {
    visit(e);
    match e {
        Expr::Cast(_, a) | Expr::Not(a) | Expr::Limit(a) => each_certain(a, visit),
        Expr::Select(a, ..) | Expr::And(a, _) | Expr::Or(a, _) => each_certain(a, visit),
        Expr::Op { args, .. } | Expr::At(_, args, _) => args.iter().for_each(|a| each_certain(a, visit)),
        Expr::Complex(a, b) => [a, b].into_iter().for_each(|a| each_certain(a, visit)),
        _ => {}
    }
}

/// How many rows there are from one constant to another.
fn few(lo: &Expr, hi: &Expr) -> Option<i64> {
    match (lo, hi) {
        (Expr::Integer(lo, _), Expr::Integer(hi, _)) => i64::try_from(hi - lo + 1).ok(),
        _ => None,
    }
}

fn op(op: ScalarOp, a: Expr, b: Expr) -> Expr {
    Expr::Op { op, args: vec![a, b], elem: Elem::Index, result: Elem::Index }
}

fn compare(op: ScalarOp, a: Expr, b: Expr) -> Expr {
    Expr::Op { op, args: vec![a, b], elem: Elem::Index, result: Elem::Bool }
}
