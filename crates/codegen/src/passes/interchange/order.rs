//! Whether moving a loop over rows inwards keeps what is read and stored, and whether it pays.
//!
//! Soundness: the same statements run, those of one row in the same order as before. Of two rows, the earlier one comes
//! first within a unit whose loops are at the same round; otherwise what the later row does in a unit or round before
//! comes first. So two accesses of one array, one of which stores, may stand in different rows only where the order of
//! units and rounds is that of the rows. It is kept where
//!
//! * they meet in one row only: along one dimension both have the same subscript that goes by the row;
//! * they never meet: along one dimension one goes by the row, the other is beyond the first or the last row's;
//! * they stand in one unit, and meet in one round of each loop around it only: along some dimension both have the same
//!   subscript that goes by that loop, for each of the loops;
//! * they stand in one unit in one loop, and their distances along rows and rounds, which are constants, do not have
//!   opposite signs.
//!
//! Scalars that more than one unit mentions have a place for each row, so they meet in one row only.

use super::parts::{Nest, Part};
use super::subscripts::{Linear, linear};
use base::FxHashSet;
use ir::loops::{Elem, Expr, Function, LocalId, Stmt, Ty, each_stmt};

/// An access of an array in a unit.
struct Access {
    unit: usize,
    around: Vec<LocalId>,
    array: LocalId,
    subs: Vec<Expr>,
    stores: bool,
    /// It stands in a loop that stays in its unit.
    deeper: bool,
}

fn accesses(nest: &Nest) -> Vec<Access> {
    let mut found = Vec::new();
    let mut unit = 0;
    nest.each_unit(&mut |stmts, around| {
        collect(stmts, &mut |array, subs, stores, deeper| {
            found.push(Access { unit, around: around.to_vec(), array, subs: subs.to_vec(), stores, deeper });
        });
        unit += 1;
    });
    found
}

/// Visits the accesses of statements: array, subscripts, whether it stores, whether it is in a loop of these.
fn collect(stmts: &[Stmt], visit: &mut dyn FnMut(LocalId, &[Expr], bool, bool)) {
    fn go(stmts: &[Stmt], deeper: bool, visit: &mut dyn FnMut(LocalId, &[Expr], bool, bool)) {
        for s in stmts {
            s.each_expr(&mut |e| {
                e.each(&mut |e| {
                    if let Expr::At(array, subs, _) = e {
                        visit(*array, subs, false, deeper);
                    }
                });
            });
            if let Stmt::Put { array, subs, .. } = s {
                visit(*array, subs, true, deeper);
            }
            let deeper = deeper || matches!(s, Stmt::For { .. });
            s.blocks().into_iter().for_each(|b| go(b, deeper, visit));
        }
    }
    go(stmts, false, visit);
}

/// Whether all that is read is what was read before.
pub(super) fn is_kept(nest: &Nest) -> bool {
    let all = accesses(nest);
    let stored = |a: &&Access| nest.stored.contains(&a.array);
    let all: Vec<&Access> = all.iter().filter(stored).collect();
    // Long bodies are left as they are rather than compared for long.
    all.len() <= 64
        && all.iter().enumerate().all(|(k, a)| {
            all[k..].iter().all(|b| a.array != b.array || !(a.stores || b.stores) || keeps(nest, a, b))
        })
}

fn keeps(nest: &Nest, a: &Access, b: &Access) -> bool {
    if a.subs.len() != b.subs.len() {
        return false;
    }
    let pairs = || a.subs.iter().zip(&b.subs).filter_map(|(x, y)| Some((linear(x)?, linear(y)?)));
    // Both have the same subscript, that goes by `l` and else by nothing that changes.
    let tells = |l: LocalId| {
        pairs().any(|(x, y)| {
            let fixed = |m: LocalId| m == l || (m != nest.var && !nest.varying.contains(&m));
            x == y && x.of(l) != 0 && x.terms.iter().all(|t| fixed(t.0))
        })
    };
    let never = |x: &Expr, y: &Expr| elsewhere(nest, x, y, None) == Some(true);
    if tells(nest.var) || a.subs.iter().zip(&b.subs).any(|(x, y)| never(x, y) || never(y, x)) {
        return true;
    }
    if a.unit != b.unit {
        return false;
    }
    a.around.iter().all(|l| tells(*l))
        || matches!(a.around.as_slice(), [l] if rises(&nest.parts, *l) && apart(nest, *l, &mut pairs()))
}

/// Whether a loop counts upwards.
fn rises(parts: &[Part], l: LocalId) -> bool {
    parts.iter().any(|p| match p {
        Part::Unit(_) => false,
        Part::Loop { var, step, .. } if *var == l => matches!(step, Expr::Integer(1.., _)),
        Part::Loop { body, .. } | Part::Guard { body, .. } => rises(body, l),
    })
}

/// Whether the distances of two accesses, along rows and along the rounds of `l`, are constants of which not one is
/// positive and the other negative.
fn apart(nest: &Nest, l: LocalId, pairs: &mut dyn Iterator<Item = (Linear, Linear)>) -> bool {
    let (mut rows, mut rounds) = (None, None);
    for (x, y) in pairs {
        let Some(distance) = x.plus(&y, -1).and_then(|d| d.constant()) else { continue };
        let others = |m: LocalId| m != nest.var && m != l && nest.varying.contains(&m);
        match (x.of(nest.var), x.of(l)) {
            _ if x.terms.iter().any(|t| others(t.0)) => {}
            (1, 0) => rows = Some(distance),
            (0, 1) => rounds = Some(distance),
            _ => {}
        }
    }
    matches!((rows, rounds), (Some(r), Some(c)) if r.signum() * c.signum() >= 0)
}

/// Whether all rows but `but` read the same element there, which none of them stores.
pub(super) fn is_shared(nest: &Nest, unit: &[Stmt], e: &Expr, but: Option<&Linear>) -> bool {
    let Expr::At(array, subs, _) = e else { return false };
    let mut given: FxHashSet<LocalId> = FxHashSet::default();
    each_stmt(unit, &mut |s| given.extend(s.writes()));
    let read: Vec<LocalId> = subs.iter().flat_map(Expr::reads).collect();
    let changes = |l: &LocalId| *l == nest.var || given.contains(l) || nest.expanded.contains(l);
    if read.iter().any(|l| changes(l) || nest.stored.contains(l)) {
        return false;
    }
    if !nest.stored.contains(array) {
        return true;
    }
    accesses(nest).iter().filter(|a| a.stores && a.array == *array).all(|a| {
        a.subs.len() == subs.len()
            && a.subs.iter().zip(subs).any(|(store, load)| elsewhere(nest, store, load, but) == Some(true))
    })
}

/// Whether a subscript that goes by the row surely is another one than `load`, which is the same for all rows.
fn elsewhere(nest: &Nest, store: &Expr, load: &Expr, but: Option<&Linear>) -> Option<bool> {
    let (store, load) = (linear(store)?, linear(load)?);
    let shift = store.plus(&Linear { terms: vec![(nest.var, 1)], k: 0 }, -1)?;
    // The row that would store there.
    let row = load.plus(&shift, -1)?;
    let changes = |l: LocalId| l == nest.var || nest.varying.contains(&l);
    if shift.terms.iter().any(|t| changes(t.0)) || row.of(nest.var) != 0 {
        return Some(false);
    }
    let away = |from: Option<Linear>, sign: i128| {
        from.and_then(|f| f.plus(&row, -1)).and_then(|d| d.constant()).is_some_and(|d| d * sign > 0)
    };
    Some(but == Some(&row) || away(linear(&nest.lo), 1) || away(linear(&nest.hi), -1))
}

/// What reading or storing costs where the elements do not lie side by side, and where they do; of a sum that waits
/// for itself.
const APART: u64 = 8;
const BESIDE: u64 = 1;
const WAITS: u64 = 4;

/// A loop is taken to have so many rounds.
const ROUNDS: u64 = 8;

/// What a round of a loop that counts by `l` costs for an access.
fn cost(subs: &[Expr], l: LocalId) -> u64 {
    let goes = |e: &Expr| e.reads().contains(&l);
    let steps = |e: &Expr| linear(e).is_some_and(|s| s.of(l).abs() == 1);
    match subs {
        subs if !subs.iter().any(goes) => 0,
        [first, rest @ ..] if steps(first) && !rest.iter().any(goes) => BESIDE,
        // A row.
        [Expr::Integer(0, _), second] if steps(second) => BESIDE,
        _ => APART,
    }
}

/// Whether the accesses are cheaper with the rows innermost.
pub(super) fn pays(f: &Function, nest: &Nest) -> bool {
    let weight = |around: &[LocalId]| ROUNDS.pow(around.len().min(6) as u32);
    let (mut before, mut after) = (0, 0);
    for a in accesses(nest).iter().filter(|a| !a.deeper) {
        let times = weight(&a.around);
        before += times * cost(&a.subs, a.around.last().copied().unwrap_or(nest.var));
        after += times * cost(&a.subs, nest.var);
    }
    nest.each_unit(&mut |unit, around| {
        each_stmt(unit, &mut |s| {
            s.each_expr(&mut |e| {
                let kept = e.reads().iter().filter(|l| nest.expanded.contains(l)).count() as u64;
                after += weight(around) * BESIDE * kept;
            });
            if let Stmt::Assign(l, value) = s
                && nest.expanded.contains(l)
            {
                after += weight(around) * BESIDE;
                let real = matches!(f.locals[*l].ty, Ty::Scalar(Elem::F64 | Elem::F32));
                if real && !around.is_empty() && value.reads().contains(l) {
                    before += weight(around) * WAITS;
                }
            }
        });
    });
    after * 5 <= before * 4 && !nest.parts.iter().all(|p| matches!(p, Part::Unit(_)))
}
