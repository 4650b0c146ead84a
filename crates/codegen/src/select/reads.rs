//! What a context reads: one walk over its reachable statements answers which values a variable has
//! where it is read, whether parts of it change, and where its last reader stands. What it does not
//! do: choose representations; that is [`super::repr`].

use super::function::{asked, outputs, results_wanted};
use super::repr::Repr;
use analysis::Context;
use base::{FxHashMap, FxHashSet, SecondaryMap};
use ir::tir::{self, Stmt, StmtId, VarId, walk};
use types::AbsValue;

/// What one context reads.
#[derive(Default)]
pub(crate) struct Reads {
    /// The join of a variable's values over the places that read it.
    values: FxHashMap<VarId, AbsValue>,
    /// Variables of which a part is assigned or deleted.
    changed: FxHashSet<VarId>,
    /// Those of them that a dissolved struct cannot take (`s(2).x = 1`, `s.(name) = 1`).
    whole: FxHashSet<VarId>,
    /// Variables that are given `onCleanup` objects.
    guards: FxHashSet<VarId>,
    /// The place of each statement in the order of the text.
    order: SecondaryMap<StmtId, u32>,
    /// The place of a variable's last reader; zero without one.
    last: SecondaryMap<VarId, u32>,
    /// How many statements read and assign each variable, reachable or not.
    pub(super) uses: SecondaryMap<VarId, u32>,
    pub(super) defs: SecondaryMap<VarId, u32>,
    /// First operands of short circuits that only their branch reads: in its arms they are known.
    pub(super) decided: FxHashSet<VarId>,
}

impl Reads {
    /// Walks over the function of a context once.
    pub(super) fn of(context: &Context, tf: &tir::Function) -> Reads {
        let mut found = Reads::default();
        let mut place = 0;
        walk::each(tf, &tf.body, &mut |id, stmt| {
            place += 1;
            found.order[id] = place;
            let uses = walk::uses(stmt);
            for v in &uses {
                found.uses[*v] += 1;
                // The condition of a loop is read behind the statements that compute it.
                let here = if matches!(stmt, Stmt::While { .. }) { u32::MAX } else { place };
                found.last[*v] = found.last[*v].max(here);
            }
            for v in walk::defs(stmt) {
                found.defs[v] += 1;
                // When such an object goes is seen, read or not.
                if matches!(stmt, Stmt::Call { callee, .. } if callee.name.as_str() == "onCleanup") {
                    found.changed.insert(v);
                    found.guards.insert(v);
                }
            }
            if context.facts.reachable(id) {
                for v in uses_of_value(context, id, stmt, uses) {
                    found.add(v, context.facts.before(id, v));
                }
            }
            if context.facts.reachable(id) {
                found.resized(context, id, stmt);
            }
            found.part(stmt, context.facts.reachable(id));
        });
        found.results(context, tf);
        found.decided = super::condition::decided(context, tf, &found);
        for v in found.decided.iter() {
            found.uses[*v] = 1;
        }
        found
    }

    /// What a variable is, over every place where it is read; `None` where it is not.
    pub(super) fn value(&self, v: VarId) -> Option<&AbsValue> {
        self.values.get(&v)
    }

    /// Whether a part of a variable is assigned or deleted: that may fail, and must, read or not.
    pub(super) fn is_changed(&self, v: VarId) -> bool {
        self.changed.contains(&v)
    }

    /// How a variable is kept whose values, where they are read, are like `value`: boxed where a part
    /// is assigned that a dissolved struct cannot take.
    pub(super) fn repr(&self, v: VarId, value: &AbsValue) -> Repr {
        match Repr::of(value) {
            _ if self.guards.contains(&v) => Repr::Boxed,
            Repr::Record(_) if self.whole.contains(&v) => Repr::Boxed,
            repr => repr,
        }
    }

    /// Whether statements behind `id` read a variable.
    pub(super) fn read_behind(&self, v: VarId, id: StmtId) -> bool {
        self.last[v] > self.order[id]
    }

    fn add(&mut self, v: VarId, value: &AbsValue) {
        match self.values.get_mut(&v) {
            Some(known) if known == value => {}
            Some(known) => *known = known.join(value),
            None => drop(self.values.insert(v, value.clone())),
        }
    }

    /// An array whose elements are assigned or deleted is kept so that it can be what it was and what it
    /// becomes, read or not: the next such statement must find it whole.
    fn resized(&mut self, context: &Context, id: StmtId, stmt: &Stmt) {
        let (Stmt::Set { base, path, .. } | Stmt::Delete { base, path }) = stmt else { return };
        let [tir::Access::Paren(_)] = path.as_slice() else { return };
        let sides = [context.facts.before(id, *base), context.facts.after(id, *base)];
        let [Some(before), Some(after)] = sides.map(AbsValue::unique_class) else { return };
        if before == after && before.is_matrix() && sides.iter().all(|v| !v.maybe_undefined) {
            sides.into_iter().for_each(|v| self.add(*base, v));
        }
    }

    fn part(&mut self, stmt: &Stmt, reachable: bool) {
        use tir::Access;
        let (base, path, single) = match stmt {
            Stmt::Set { base, path, .. } => (base, path, true),
            Stmt::SetList { base, path, .. } | Stmt::Delete { base, path } => (base, path, false),
            _ => return,
        };
        if reachable {
            self.changed.insert(*base);
        }
        let plain = single
            && matches!(path.first(), Some(Access::Dot(_)))
            && !path.iter().any(|a| matches!(a, Access::DynamicDot(_)));
        if !plain {
            self.whole.insert(*base);
        }
    }

    /// The results are read when the function is done.
    fn results(&mut self, context: &Context, tf: &tir::Function) {
        let given = outputs(tf, asked(context));
        let wanted = results_wanted(context);
        for (v, value) in given.iter().zip(&context.outputs).take(wanted) {
            self.add(*v, value);
        }
        if let Some(v) = tf.varargout.filter(|_| wanted > given.len()) {
            self.add(v, context.facts.var(v));
        }
    }
}

/// The variables that a statement reads other than to change a part of one. Where a variable may
/// refer to something that others see too (a map), a change of a part is seen.
fn uses_of_value(context: &Context, id: StmtId, stmt: &Stmt, mut uses: Vec<VarId>) -> Vec<VarId> {
    if let Stmt::Set { base, .. } = stmt
        && !may_refer(context.facts.before(id, *base))
        && let Some(i) = uses.iter().position(|u| u == base)
    {
        uses.remove(i);
    }
    uses
}

/// Whether a value may be a reference: no value of a known class that is none.
fn may_refer(value: &AbsValue) -> bool {
    let plain = value.is_bottom() || value.is_undefined();
    !plain && value.unique_class().is_none_or(|c| matches!(c, types::Class::Object(_)))
}
