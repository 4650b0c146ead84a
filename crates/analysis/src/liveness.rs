//! Liveness: which variables may still be read, and which operands die at a statement (so that
//! their storage can be taken over by the result).
//!
//! Variables that somebody else can see (global, persistent, shared with a nested function, or in
//! a function whose workspace is reached by name) are live everywhere. A change of a part
//! (`x(i) = v`) reads the variable.

use crate::dataflow::{Backward, backward};
use crate::sets::BitSet;
use base::SecondaryMap;
use ir::tir::{Function, Stmt, StmtId, Storage, VarId, walk};

/// The variables live after and before each statement.
#[derive(Debug, Clone)]
pub struct Liveness {
    after: SecondaryMap<StmtId, BitSet<VarId>>,
    before: SecondaryMap<StmtId, BitSet<VarId>>,
    heads: SecondaryMap<StmtId, BitSet<VarId>>,
    left: SecondaryMap<StmtId, BitSet<VarId>>,
    visible: BitSet<VarId>,
}

impl Liveness {
    /// Liveness in `function`.
    pub fn of(function: &Function) -> Liveness {
        let mut visible = BitSet::default();
        for (v, var) in function.vars.iter() {
            if function.dynamic || is_visible(function, v) || var.shared {
                visible.insert(v);
            }
        }
        let mut exit = visible.clone();
        for v in function.outputs.iter().copied().chain(function.varargout) {
            exit.insert(v);
        }
        let mut pass = Pass {
            function,
            after: SecondaryMap::new(),
            before: SecondaryMap::new(),
            heads: SecondaryMap::new(),
            left: SecondaryMap::new(),
        };
        backward(&mut pass, function, exit);
        Liveness { after: pass.after, before: pass.before, heads: pass.heads, left: pass.left, visible }
    }

    /// Whether the value `v` has after `s` may be read. For a statement with blocks: after its
    /// condition or range is evaluated.
    pub fn live_after(&self, s: StmtId, v: VarId) -> bool {
        self.visible.contains(v) || self.after[s].contains(v)
    }

    /// Whether the value `v` has before `s` may be read.
    pub fn live_before(&self, s: StmtId, v: VarId) -> bool {
        self.visible.contains(v) || self.before[s].contains(v)
    }

    /// Whether the value `v` has when a round of loop `s` begins may be read.
    pub fn live_at_head(&self, s: StmtId, v: VarId) -> bool {
        self.visible.contains(v) || self.heads[s].contains(v)
    }

    /// Whether the value `v` has when loop `s` is left may be read.
    pub fn live_after_loop(&self, s: StmtId, v: VarId) -> bool {
        self.visible.contains(v) || self.left[s].contains(v)
    }

    /// The variables `s` reads for the last time: nobody reads their value afterwards.
    pub fn dying(&self, function: &Function, s: StmtId) -> Vec<VarId> {
        let stmt = &function.stmts[s];
        let defs = walk::defs(stmt);
        let mut dying = walk::uses(stmt);
        dying.retain(|&v| !self.visible.contains(v) && (defs.contains(&v) || !self.live_after(s, v)));
        dying.sort();
        dying.dedup();
        dying
    }
}

/// Whether a variable's storage belongs to more than its own activation.
pub fn is_visible(function: &Function, v: VarId) -> bool {
    !matches!(function.vars[v].storage, Storage::Local) || function.vars[v].shared
}

struct Pass<'f> {
    function: &'f Function,
    after: SecondaryMap<StmtId, BitSet<VarId>>,
    before: SecondaryMap<StmtId, BitSet<VarId>>,
    heads: SecondaryMap<StmtId, BitSet<VarId>>,
    left: SecondaryMap<StmtId, BitSet<VarId>>,
}

impl Backward for Pass<'_> {
    type State = BitSet<VarId>;

    fn join(&mut self, into: &mut BitSet<VarId>, from: &BitSet<VarId>) -> bool {
        into.union_with(from)
    }

    fn stmt(&mut self, id: StmtId, stmt: &Stmt, live: &mut BitSet<VarId>) {
        self.after[id] = live.clone();
        if let Stmt::For { var, .. } = stmt {
            live.remove(*var);
        } else {
            for v in walk::defs(stmt) {
                live.remove(v);
            }
            for v in walk::uses(stmt) {
                live.insert(v);
            }
            // `ans` keeps its value where the call gives none.
            if let Stmt::CallStatement { ans, .. } | Stmt::GetStatement { ans, .. } = stmt {
                if self.after[id].contains(*ans) {
                    live.insert(*ans);
                }
            }
        }
        self.before[id] = live.clone();
    }

    fn range(&mut self, id: StmtId, stmt: &Stmt, live: &mut BitSet<VarId>) {
        self.after[id] = live.clone();
        for v in walk::uses(stmt) {
            live.insert(v);
        }
        self.before[id] = live.clone();
    }

    fn leave(&mut self, id: StmtId, live: &BitSet<VarId>) {
        self.left[id] = live.clone();
    }

    fn head(&mut self, id: StmtId, live: &BitSet<VarId>) {
        self.heads[id] = live.clone();
    }

    fn opaque(&mut self, id: StmtId, stmt: &Stmt, live: &mut BitSet<VarId>) {
        walk::each(self.function, &[id], &mut |s, inner| {
            for v in walk::uses(inner).into_iter().chain(walk::defs(inner)) {
                live.insert(v);
            }
            self.after[s] = live.clone();
            self.before[s] = live.clone();
        });
        let _ = stmt;
    }
}

#[cfg(test)]
mod tests;
