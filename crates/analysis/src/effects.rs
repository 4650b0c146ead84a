//! What calls of a context do besides giving results: the effects of the builtins that may run in
//! it or below it, and whether it reads or writes variables that outlive it. A context without any
//! can be folded, repeated, moved or dropped.
//!
//! That a call may fail, or not end, is no effect here.

use crate::facts::{Analysis, CallEdge, ContextId};
use base::SecondaryMap;
use builtins::rule::Effects;
use ir::tir::{Program, Stmt, Storage, walk};

/// What calls of a context may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The effects of builtins.
    pub effects: Effects,
    /// Global, persistent or shared variables are read.
    pub reads_outside: bool,
    /// Global, persistent or shared variables are written.
    pub writes_outside: bool,
    /// Something is called that is not known: anything may happen.
    pub unknown: bool,
}

impl Summary {
    /// Nothing happens but that results are given.
    pub fn is_pure(&self) -> bool {
        // Calls of handles are followed: what they do is counted where they lead.
        let quiet = Effects::PURE.union(Effects::CALLS);
        !self.unknown && !self.reads_outside && !self.writes_outside && quiet.contains(self.effects)
    }

    fn add(&mut self, other: Summary) -> bool {
        let before = *self;
        self.effects = self.effects.union(other.effects);
        self.reads_outside |= other.reads_outside;
        self.writes_outside |= other.writes_outside;
        self.unknown |= other.unknown;
        *self != before
    }
}

/// The effects of each context of `analysis`.
pub fn effects(analysis: &Analysis, program: &Program) -> SecondaryMap<ContextId, Summary> {
    let mut all: SecondaryMap<ContextId, Summary> = SecondaryMap::new();
    let mut queue: Vec<ContextId> = Vec::new();
    for id in analysis.contexts.keys() {
        all[id] = own(analysis, program, id);
        queue.push(id);
    }
    while let Some(id) = queue.pop() {
        let mine = all[id];
        for &caller in &analysis.contexts[id].callers {
            if all[caller].add(mine) {
                queue.push(caller);
            }
        }
    }
    all
}

/// What the statements of a context do themselves.
fn own(analysis: &Analysis, program: &Program, id: ContextId) -> Summary {
    let context = &analysis.contexts[id];
    let mut summary = Summary::default();
    let Some(function) = program.functions.get(context.func) else {
        return Summary { unknown: true, ..summary };
    };
    let outside = |v| function.vars[v].storage != Storage::Local || function.vars[v].shared;
    for (s, stmt) in function.stmts.iter() {
        if !context.facts.reachable(s) {
            continue;
        }
        for edge in context.facts.calls(s) {
            match edge {
                CallEdge::Builtin { id, .. } => {
                    summary.effects = summary.effects.union(builtins::builtin(*id).effects);
                }
                CallEdge::Method(_) | CallEdge::Unknown(_) => summary.unknown = true,
                CallEdge::User { .. } => {}
            }
        }
        let shows = match stmt {
            Stmt::Display(_) => true,
            Stmt::CallStatement { echo, .. } | Stmt::GetStatement { echo, .. } => *echo,
            _ => false,
        };
        if shows {
            summary.effects = summary.effects.union(Effects::PRINTS);
        }
        summary.reads_outside |= walk::uses(stmt).into_iter().any(outside);
        summary.writes_outside |= walk::defs(stmt).into_iter().any(outside);
    }
    summary
}
