//! Who gives up what, from [`Phase::Owned`] on: invariant 11.

use super::super::{Function, LocalId, Phase, Stmt, Ty};
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
    let mut dropped: FxHashMap<LocalId, usize> = FxHashMap::default();
    f.each_stmt(&mut |s| {
        if let Stmt::Drop(l) = s {
            *dropped.entry(*l).or_default() += 1;
        }
    });
    let owners = owners(f);
    for l in f.locals.keys() {
        let owner = owners.contains(&l);
        let (name, result) = (v.name(l), f.results.contains(&l));
        let [listed, dropped] = [&listed, &dropped].map(|m| m.get(&l).copied().unwrap_or(0));
        if listed > 1 || (listed == 1 && !owner) || (listed == 0 && owner && !f.owned.is_empty()) {
            v.complain(format!("{name} stands {listed} times among what is owned"));
        }
        if dropped != usize::from(owner && !result) {
            v.complain(format!("{name} is dropped {dropped} times"));
        }
    }
    raising(v);
}

/// The locals that own what they hold, of those that the function mentions or takes over.
fn owners(f: &Function) -> Vec<LocalId> {
    let mut used = f.mentioned();
    used.extend(f.params.iter().map(|p| p.local));
    let lent = |l: LocalId| f.params.iter().any(|p| p.local == l && p.borrowed);
    let owns = |l: &LocalId| {
        let local = &f.locals[*l];
        !matches!(local.ty, Ty::Scalar(_)) && local.global.is_none() && local.lent.is_none()
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
