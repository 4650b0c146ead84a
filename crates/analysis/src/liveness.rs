//! Liveness: which variables may still be read, and which operands die at a statement (so that
//! their storage can be taken over by the result).
//!
//! Variables that somebody else can see (global, persistent, shared with a nested function, or in
//! a function whose workspace is reached by name) are live everywhere. A change of a part
//! (`x(i) = v`) reads the variable.
//!
//! Most variables are temporaries whose definition and uses stand in one block: they live from the one
//! to the last of the others, and two places say it. Only the rest is in the sets that flow, and
//! statements between which nothing changes share one set and others what their sets have in common, so
//! that a text of a million lines takes memory for its lines and not for their square.

use crate::dataflow::{Backward, backward};
use crate::sets::{BitSet, SharedSet};
use base::{FxHashMap, SecondaryMap};
use ir::tir::{Function, Stmt, StmtId, Storage, VarId, walk};
use std::rc::Rc;

/// The variables live after and before each statement.
#[derive(Debug, Clone)]
pub struct Liveness {
    sets: Sets,
    /// Where each statement stands in the text.
    places: SecondaryMap<StmtId, u32>,
    /// The places of the definition and the last use of variables that live in one block.
    spans: FxHashMap<VarId, (u32, u32)>,
    visible: BitSet<VarId>,
}

type Live = Rc<SharedSet<VarId>>;

#[derive(Debug, Clone, Default)]
struct Sets {
    after: SecondaryMap<StmtId, Live>,
    before: SecondaryMap<StmtId, Live>,
    heads: SecondaryMap<StmtId, Live>,
    left: SecondaryMap<StmtId, Live>,
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
        let (places, spans) = one_block(function, &visible);
        let mut exit = SharedSet::default();
        for v in function.outputs.iter().copied().chain(function.varargout) {
            exit.insert(v);
        }
        let mut pass = Pass { function, sets: Sets::default(), spans: &spans, visible: &visible };
        backward(&mut pass, function, Rc::new(exit));
        Liveness { sets: pass.sets, places, spans, visible }
    }

    /// Whether the value `v` has after `s` may be read. For a statement with blocks: after its
    /// condition or range is evaluated.
    pub fn live_after(&self, s: StmtId, v: VarId) -> bool {
        let at = self.places[s];
        self.is_live(&self.sets.after, s, v, |from, to| from <= at && at < to)
    }

    /// Whether the value `v` has before `s` may be read.
    pub fn live_before(&self, s: StmtId, v: VarId) -> bool {
        let at = self.places[s];
        self.is_live(&self.sets.before, s, v, |from, to| from < at && at <= to)
    }

    /// Whether the value `v` has when a round of loop `s` begins may be read.
    pub fn live_at_head(&self, s: StmtId, v: VarId) -> bool {
        let at = self.places[s];
        self.is_live(&self.sets.heads, s, v, |from, to| from < at && at < to)
    }

    /// Whether the value `v` has when loop `s` is left may be read.
    pub fn live_after_loop(&self, s: StmtId, v: VarId) -> bool {
        let at = self.places[s];
        self.is_live(&self.sets.left, s, v, |from, to| from < at && at < to)
    }

    fn is_live(
        &self,
        sets: &SecondaryMap<StmtId, Live>,
        s: StmtId,
        v: VarId,
        within: impl Fn(u32, u32) -> bool,
    ) -> bool {
        match self.spans.get(&v) {
            Some(&(from, to)) => within(from, to),
            None => self.visible.contains(v) || sets[s].contains(v),
        }
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

/// Where each statement stands, and from where to where those variables live that one statement of a block
/// defines, wholly, and only later statements of the same block read.
fn one_block(
    function: &Function,
    visible: &BitSet<VarId>,
) -> (SecondaryMap<StmtId, u32>, FxHashMap<VarId, (u32, u32)>) {
    /// What was seen of a variable.
    #[derive(Clone, Copy)]
    struct Seen {
        block: u32,
        from: u32,
        to: u32,
        plain: bool,
    }
    let mut places: SecondaryMap<StmtId, u32> = SecondaryMap::new();
    let mut seen: SecondaryMap<VarId, Option<Seen>> = SecondaryMap::new();
    let params = function.params.iter().copied().chain(function.varargin);
    for v in params.chain(function.outputs.iter().copied()).chain(function.varargout) {
        seen[v] = Some(Seen { block: 0, from: 0, to: 0, plain: false });
    }
    let mut place = 0;
    let mut blocks = 0;
    let mut stack: Vec<(u32, std::slice::Iter<'_, StmtId>)> = vec![(0, function.body.iter())];
    while let Some((block, rest)) = stack.last_mut() {
        let block = *block;
        let Some(&id) = rest.next() else {
            stack.pop();
            continue;
        };
        let stmt = &function.stmts[id];
        place += 1;
        places[id] = place;
        // Its condition is read in each round, behind its header.
        let many = matches!(stmt, Stmt::While { .. });
        for v in walk::uses(stmt) {
            match &mut seen[v] {
                Some(seen) => {
                    seen.plain &= seen.block == block && !many;
                    seen.to = place;
                }
                none => *none = Some(Seen { block, from: place, to: place, plain: false }),
            }
        }
        let whole = matches!(
            stmt,
            Stmt::Literal { .. }
                | Stmt::Copy { .. }
                | Stmt::FunctionRef { .. }
                | Stmt::Lambda { .. }
                | Stmt::Call { .. }
                | Stmt::Get { .. }
        );
        for v in walk::defs(stmt) {
            match &mut seen[v] {
                Some(seen) => seen.plain = false,
                none => *none = Some(Seen { block, from: place, to: place, plain: whole }),
            }
        }
        for inner in walk::blocks(stmt).into_iter().rev() {
            blocks += 1;
            stack.push((blocks, inner.iter()));
        }
    }
    let plain = |v: VarId| seen[v].filter(|s| s.plain && !visible.contains(v)).map(|s| (v, (s.from, s.to)));
    let spans = function.vars.keys().filter_map(plain).collect();
    (places, spans)
}

struct Pass<'f> {
    function: &'f Function,
    sets: Sets,
    spans: &'f FxHashMap<VarId, (u32, u32)>,
    visible: &'f BitSet<VarId>,
}

impl Pass<'_> {
    /// Whether the sets hold `v` where it is live.
    fn flows(&self, v: VarId) -> bool {
        !self.spans.contains_key(&v) && !self.visible.contains(v)
    }

    fn read(&self, stmt: &Stmt, live: &mut Live) {
        for v in walk::uses(stmt) {
            if self.flows(v) && !live.contains(v) {
                Rc::make_mut(live).insert(v);
            }
        }
    }

    fn assign(v: VarId, live: &mut Live) {
        if live.contains(v) {
            Rc::make_mut(live).remove(v);
        }
    }
}

impl Backward for Pass<'_> {
    type State = Live;

    fn join(&mut self, into: &mut Live, from: &Live) -> bool {
        !Rc::ptr_eq(into, from) && !from.is_subset(into) && Rc::make_mut(into).union_with(from)
    }

    fn stmt(&mut self, id: StmtId, stmt: &Stmt, live: &mut Live) {
        self.sets.after[id] = live.clone();
        if let Stmt::For { var, .. } = stmt {
            Pass::assign(*var, live);
        } else {
            for v in walk::defs(stmt) {
                Pass::assign(v, live);
            }
            self.read(stmt, live);
            // `ans` keeps its value where the call gives none.
            if let Stmt::CallStatement { ans, .. } | Stmt::GetStatement { ans, .. } = stmt
                && self.sets.after[id].contains(*ans)
            {
                Rc::make_mut(live).insert(*ans);
            }
        }
        self.sets.before[id] = live.clone();
    }

    fn range(&mut self, id: StmtId, stmt: &Stmt, live: &mut Live) {
        self.sets.after[id] = live.clone();
        self.read(stmt, live);
        self.sets.before[id] = live.clone();
    }

    fn leave(&mut self, id: StmtId, live: &Live) {
        self.sets.left[id] = live.clone();
    }

    fn head(&mut self, id: StmtId, live: &Live) {
        self.sets.heads[id] = live.clone();
    }

    fn opaque(&mut self, id: StmtId, stmt: &Stmt, live: &mut Live) {
        walk::each(self.function, &[id], &mut |s, inner| {
            for v in walk::uses(inner).into_iter().chain(walk::defs(inner)) {
                if self.flows(v) {
                    Rc::make_mut(live).insert(v);
                }
            }
            self.sets.after[s] = live.clone();
            self.sets.before[s] = live.clone();
        });
        let _ = stmt;
    }
}

#[cfg(test)]
mod tests;
