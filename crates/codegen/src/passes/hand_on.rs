//! Which functions are given the leads of matrices that grow by rows ([`rows`](super::rows)): those that take a matrix
//! over, change its rows, themselves or by another such function, and give it back.
//!
//! Invariant: every caller of such a function is in the module and passes a matrix that is a local of its own.

use base::{FxHashMap, FxHashSet};
use ir::loops::{Expr, Function, FunctionId, LocalId, Module, Operand, Stmt, Ty, each_stmt};

/// A matrix that a function is given, and gives back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Its place among the parameters.
    pub param: usize,
    /// Its place among the results.
    pub result: usize,
}

/// Of each function the matrices that come with their leads, in the order of the results.
pub type Handed = FxHashMap<FunctionId, Vec<Hand>>;

/// The functions that are given leads.
pub fn chosen(module: &Module) -> Handed {
    let open = called_elsewhere(module);
    let mut may = Handed::default();
    for (id, f) in &module.functions {
        let mut hands: Vec<Hand> = (0..f.params.len()).filter_map(|param| hand(f, param)).collect();
        hands.sort_by_key(|hand| hand.result);
        if !hands.is_empty() && !open.contains(&id) {
            may.insert(id, hands);
        }
    }
    if may.is_empty() {
        return may;
    }
    for f in module.functions.values() {
        each_stmt(&f.body, &mut |s| {
            if let Stmt::Call { function, args, .. } = s
                && let Some(hands) = may.get_mut(function)
            {
                hands.retain(|hand| {
                    matches!(args.get(hand.param), Some(Operand::Take(_) | Operand::Borrow(_)))
                });
            }
        });
    }
    let mut found = Handed::default();
    loop {
        let mut changed = false;
        for (id, hands) in &may {
            let f = &module.functions[*id];
            for hand in hands {
                let l = f.params[hand.param].local;
                let known = found.get(id).is_some_and(|own| own.contains(hand));
                if !known && (changes_rows(f, l) || passed(f, &found).contains(&l)) {
                    let own = found.entry(*id).or_default();
                    own.push(*hand);
                    own.sort_by_key(|hand| hand.result);
                    changed = true;
                }
            }
        }
        if !changed {
            return found;
        }
    }
}

/// Functions that somebody else calls than functions of the module.
fn called_elsewhere(module: &Module) -> FxHashSet<FunctionId> {
    let thunks = module.thunks.values().flat_map(|thunk| thunk.entries.iter().map(|entry| entry.function));
    let exports = module.exports.iter().map(|export| export.function);
    module.entry.into_iter().chain(thunks).chain(exports).collect()
}

/// A parameter that is a matrix of the function's own, and a result.
fn hand(f: &Function, param: usize) -> Option<Hand> {
    let p = f.params[param];
    let local = &f.locals[p.local];
    let plain = !p.borrowed && local.global.is_none() && local.flag.is_none() && local.lead.is_none();
    let mut places = f.results.iter().enumerate().filter(|(_, r)| **r == p.local);
    let (Some((result, _)), None) = (places.next(), places.next()) else { return None };
    let alone = f.params.iter().filter(|other| other.local == p.local).count() == 1;
    (plain && alone && matches!(local.ty, Ty::Array(_, 2))).then_some(Hand { param, result })
}

/// Whether a matrix that grows to these extents may get more rows.
pub fn grows_down(l: LocalId, dims: &[Expr]) -> bool {
    match dims {
        [rows, columns] => {
            !matches!(rows, Expr::Integer(..)) && *rows != Expr::Extent(l, 0) && *columns != Expr::index(1)
        }
        _ => false,
    }
}

/// Whether rows are added to a matrix, or taken out.
fn changes_rows(f: &Function, l: LocalId) -> bool {
    let mut found = false;
    each_stmt(&f.body, &mut |s| {
        found |= match s {
            Stmt::Grow { array, dims, .. } => *array == l && grows_down(l, dims),
            Stmt::Remove { array, axis: 0, .. } => *array == l,
            _ => false,
        }
    });
    found
}

/// The matrices of a function that it hands on with leads, and those that it gets so.
pub fn passed(f: &Function, handed: &Handed) -> Vec<LocalId> {
    let mut found = Vec::new();
    if handed.is_empty() {
        return found;
    }
    let fits = |l: LocalId| {
        let local = &f.locals[l];
        let borrowed = f.params.iter().any(|p| p.local == l && p.borrowed);
        local.global.is_none() && !borrowed && local.lent.is_none()
    };
    each_stmt(&f.body, &mut |s| {
        let Stmt::Call { function, args, results, .. } = s else { return };
        for hand in handed.get(function).map_or(&[][..], Vec::as_slice) {
            let given = match &args[hand.param] {
                Operand::Take(given) => Some(*given),
                _ => None,
            };
            found.extend(given.into_iter().chain(results.get(hand.result).copied()).filter(|l| fits(*l)));
        }
    });
    found
}
