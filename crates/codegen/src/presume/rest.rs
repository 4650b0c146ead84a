//! What is left of a function behind a statement, as a function of the variables that it still reads: a copy of the
//! function whose loops find their way back to the statement first.
//!
//! Nothing in front of the statement is done again but what later rounds of the loops around it do: a loop runs over
//! its rounds to the one in which it was left, and in that round a flag says that what stands before is done. `if`
//! around the statement is entered, outside of loops, as if its condition were known.

use super::steps::{call, counted, fill, user};
use crate::tame::{of_operation, push, temp};
use analysis::liveness::Liveness;
use base::FxHashMap;
use builtins::Fill;
use ir::tir::{Block, ForRange, Function, FunctionKind, Stmt, StmtId, VarId, VarKind, walk};
use types::scalar::ScalarOp;

/// What is left of a function.
pub struct Rest {
    /// It.
    pub function: Function,
    /// Its parameters, which are variables of the function too.
    pub params: Vec<VarId>,
    /// The way to the statement.
    pub way: Way,
    /// The loops around the statement, each with the variable of the function that counts its rounds.
    pub rounds: Vec<(StmtId, VarId)>,
}

/// One step of the way to a statement: a statement with blocks, and which of them.
pub type Way = Vec<(StmtId, usize)>;

/// What is left of `base` behind a statement, with so many results; `None` where it cannot be had. Variables that count
/// rounds are added to `base`, one for each loop: those that `counts` has are there.
pub fn rest_of(
    base: &mut Function,
    stmt: StmtId,
    results: usize,
    counts: &mut FxHashMap<StmtId, VarId>,
) -> Option<Rest> {
    let way = way_to(base, stmt)?;
    if !way.iter().all(|(id, block)| can_be_entered(base, *id, *block)) {
        return None;
    }
    let mut rounds = Vec::new();
    for (id, _) in &way {
        if let Stmt::For { .. } = &base.stmts[*id] {
            let count = *counts.entry(*id).or_insert_with(|| user(base, "rounds_run"));
            rounds.push((*id, count));
        }
    }
    let mut f = base.clone();
    let fresh = user(&mut f, "fresh");
    let mut copy = Copy { f, stmt, fresh, rounds: rounds.clone() };
    let body = copy.f.body.clone();
    let mut block = copy.block(&body, &way, false);
    let mut f = copy.f;
    // Stands first in any case: what is live there is what the rest reads.
    block.insert(0, push(&mut f, stmt, fill(fresh, Fill::True)));
    f.body = block;
    f.params = Vec::new();
    f.outputs.truncate(results);
    f.help = Vec::new();
    f.rest = true;
    if f.kind == FunctionKind::Script {
        f.kind = FunctionKind::Local;
    }
    let first = *f.body.first()?;
    let live = Liveness::of(&f);
    let params: Vec<VarId> = f.vars.keys().filter(|v| live.live_before(first, *v)).collect();
    for &v in &params {
        // It is a parameter, and may be assigned besides.
        if f.vars[v].kind == VarKind::Temp {
            f.vars[v].kind = VarKind::User;
        }
    }
    f.params.clone_from(&params);
    Some(Rest { function: f, params, way, rounds })
}

/// The way to a statement, outermost first.
fn way_to(f: &Function, stmt: StmtId) -> Option<Way> {
    fn within(f: &Function, block: &[StmtId], stmt: StmtId, way: &mut Way) -> bool {
        block.iter().any(|&id| {
            id == stmt
                || walk::blocks(&f.stmts[id]).into_iter().enumerate().any(|(k, inner)| {
                    way.push((id, k));
                    let found = within(f, inner, stmt, way);
                    if !found {
                        way.pop();
                    }
                    found
                })
        })
    }
    let mut way = Way::new();
    within(f, &f.body, stmt, &mut way).then_some(way)
}

/// Whether the way may lead into a block of a statement. What a loop runs over must be what it was at first.
fn can_be_entered(f: &Function, id: StmtId, block: usize) -> bool {
    match &f.stmts[id] {
        Stmt::If { .. } => true,
        Stmt::While { .. } => block == 1,
        Stmt::For { var, range, body, .. } => {
            let mut fixed = vec![*var];
            match *range {
                ForRange::Range { lo, step, hi } => fixed.extend([lo, hi].into_iter().chain(step)),
                ForRange::Columns(v) => fixed.push(v),
            }
            let mut stays = true;
            walk::each(f, body, &mut |_, stmt| stays &= !walk::defs(stmt).iter().any(|v| fixed.contains(v)));
            stays
        }
        _ => false,
    }
}

/// Makes the copy.
struct Copy {
    f: Function,
    stmt: StmtId,
    /// The statement has not been reached yet.
    fresh: VarId,
    rounds: Vec<(StmtId, VarId)>,
}

impl Copy {
    /// A block on the way; `inside` says that a loop is around it.
    fn block(&mut self, block: &[StmtId], way: &[(StmtId, usize)], inside: bool) -> Block {
        let next = way.first().map_or(self.stmt, |(id, _)| *id);
        let Some(at) = block.iter().position(|id| *id == next) else { return block.to_vec() };
        let (before, after) = (&block[..at], &block[at + 1..]);
        let before = if inside { before.to_vec() } else { Vec::new() };
        let mut made = Block::new();
        match way.split_first() {
            None => {
                let again = [before, vec![next]].concat();
                if inside {
                    let reached = push(&mut self.f, next, fill(self.fresh, Fill::False));
                    made.push(self.unless_fresh(next, vec![reached], again));
                }
            }
            Some((&(id, k), further)) => self.enter(id, k, (before, further, inside), &mut made),
        }
        made.extend(after);
        made
    }

    /// `if fresh, <then>, else, <els>, end`
    fn unless_fresh(&mut self, at: StmtId, then: Block, els: Block) -> StmtId {
        push(&mut self.f, at, Stmt::If { cond: self.fresh, then, els })
    }

    /// A statement on the way, with what stands before it in its block.
    fn enter(
        &mut self,
        id: StmtId,
        k: usize,
        (mut before, way, inside): (Block, &[(StmtId, usize)], bool),
        made: &mut Block,
    ) {
        match self.f.stmts[id].clone() {
            Stmt::If { then, els, .. } if !inside => {
                let block = if k == 0 { then } else { els };
                made.extend(self.block(&block, way, false));
            }
            Stmt::If { cond, mut then, mut els } => {
                let goes = user(&mut self.f, "goes");
                let known = push(&mut self.f, id, fill(goes, if k == 0 { Fill::True } else { Fill::False }));
                before.push(push(&mut self.f, id, Stmt::Copy { dst: goes, src: cond }));
                made.push(self.unless_fresh(id, vec![known], before));
                let block = if k == 0 { &mut then } else { &mut els };
                *block = self.block(block, way, true);
                made.push(push(&mut self.f, id, Stmt::If { cond: goes, then, els }));
            }
            Stmt::While { mut header, cond, body } => {
                if !before.is_empty() {
                    made.push(self.unless_fresh(id, Vec::new(), before));
                }
                let goes = user(&mut self.f, "goes");
                let known = push(&mut self.f, id, fill(goes, Fill::True));
                header.push(push(&mut self.f, id, Stmt::Copy { dst: goes, src: cond }));
                let header = vec![self.unless_fresh(id, vec![known], header)];
                let body = self.block(&body, way, true);
                made.push(push(&mut self.f, id, Stmt::While { header, cond: goes, body }));
            }
            Stmt::For { var, range, body, parallel } => {
                if !before.is_empty() {
                    made.push(self.unless_fresh(id, Vec::new(), before));
                }
                let left = self.rounds.iter().find(|(l, _)| *l == id).map(|(_, v)| *v);
                let count = user(&mut self.f, "passed");
                let (zero, mut skip) = {
                    let (zero, steps) = counted(&mut self.f, id, count);
                    (zero, steps.to_vec())
                };
                made.push(zero);
                if let Some(left) = left {
                    let early = temp(&mut self.f, "is_early");
                    skip.push(push(&mut self.f, id, call(early, of_operation(ScalarOp::Lt), &[count, left])));
                    let on = push(&mut self.f, id, Stmt::Continue);
                    skip.push(push(
                        &mut self.f,
                        id,
                        Stmt::If { cond: early, then: vec![on], els: Vec::new() },
                    ));
                }
                let mut inner = vec![self.unless_fresh(id, skip, Vec::new())];
                inner.extend(self.block(&body, way, true));
                made.push(push(&mut self.f, id, Stmt::For { var, range, body: inner, parallel }));
            }
            _ => {}
        }
    }
}
