//! Who gives up what, from [`Phase::Owned`] on: invariant 11.

use super::super::{Function, LocalId, Phase, Stmt, Ty, each_stmt};
use super::Verifier;
use super::stmt::undecided;
use base::FxHashMap;

pub(super) fn check(v: &mut Verifier<'_>) {
    if v.phase() < Phase::Owned {
        undecided(v);
        return;
    }
    let f = v.function;
    let mut listed: FxHashMap<LocalId, usize> = FxHashMap::default();
    for l in &f.owned {
        *listed.entry(*l).or_default() += 1;
    }
    let [within, at_end] = [&f.body, &f.epilogue].map(|block| drops(block));
    let owners = owners(f);
    for l in f.locals.keys() {
        let owner = owners.contains(&l);
        let (name, result) = (v.name(l), f.results.contains(&l));
        let [listed, within, dropped] = [&listed, &within, &at_end].map(|m| m.get(&l).copied().unwrap_or(0));
        if listed > 1 || (listed == 1 && !owner) || (listed == 0 && owner && !f.owned.is_empty()) {
            v.complain(format!("{name} stands {listed} times among what is owned"));
        }
        let goes = owner && !result;
        if dropped != usize::from(goes) && !(goes && dropped == 0 && within > 0) {
            v.complain(format!("{name} is dropped {dropped} times at the end"));
        }
    }
    raising(v);
}

/// How often statements drop each local.
fn drops(block: &[Stmt]) -> FxHashMap<LocalId, usize> {
    let mut found: FxHashMap<LocalId, usize> = FxHashMap::default();
    each_stmt(block, &mut |s| {
        if let Stmt::Drop(l) = s {
            *found.entry(*l).or_default() += 1;
        }
    });
    found
}

/// The locals that own what they hold, of those that the function mentions or takes over.
fn owners(f: &Function) -> Vec<LocalId> {
    let mut used = f.mentioned();
    used.extend(f.params.iter().map(|p| p.local));
    let lent = |l: LocalId| f.params.iter().any(|p| p.local == l && p.borrowed);
    let owns = |l: &LocalId| {
        let local = &f.locals[*l];
        let own = !matches!(local.ty, Ty::Scalar(_)) && local.global.is_none();
        own && local.lent.is_none() && !local.literal
    };
    used.into_iter().filter(|l| owns(l) && !lent(*l)).collect()
}

fn raising(v: &mut Verifier<'_>) {
    let mut raises = false;
    v.function.each_stmt(&mut |s| {
        raises |= match s {
            Stmt::Call { function, .. } => v.module.functions[*function].raises,
            _ => s.may_raise(),
        };
    });
    if raises && !v.function.raises {
        v.complain("an error can pass through, and it is not said".into());
    }
}
