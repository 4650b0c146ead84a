//! The border of a call: what a place of the caller is in the function called, and back.
//!
//! Of a variable that is handed twice the first argument counts; of two results that one variable gets, the last.

use super::super::growing::Place;
use ir::tir::{Arg, Function, Target, VarId, walk};

pub struct Border<'c> {
    callee: &'c Function,
    args: &'c [Arg],
    targets: &'c [Target],
}

impl<'c> Border<'c> {
    pub fn of(callee: &'c Function, args: &'c [Arg], targets: &'c [Target]) -> Border<'c> {
        Border { callee, args, targets }
    }

    fn param(&self, caller: VarId) -> Option<VarId> {
        let k = self.args.iter().position(|a| matches!(a, Arg::Var(v) if *v == caller))?;
        self.callee.params.get(k).copied()
    }

    fn output(&self, caller: VarId) -> Option<VarId> {
        let k = self.targets.iter().rposition(|t| t.var() == Some(caller))?;
        self.callee.outputs.get(k).copied()
    }

    /// Whether a variable of the caller gets a result.
    pub fn is_target(&self, caller: VarId) -> bool {
        self.targets.iter().any(|t| t.var() == Some(caller))
    }

    /// What a place of the caller is as the function begins.
    pub fn handed(&self, place: &Place) -> Option<Place> {
        self.param(place.var).map(|v| place.with(v))
    }

    /// The result of the function that a place of the caller gets.
    pub fn returned(&self, place: &Place) -> Option<Place> {
        self.output(place.var).map(|v| place.with(v))
    }

    /// What a place of the caller, after the call, is as the function ends: a result, or a parameter that keeps its value.
    pub fn left(&self, place: &Place) -> Option<Place> {
        if self.is_target(place.var) {
            return self.returned(place);
        }
        let kept = |v: &VarId| !self.callee.stmts.values().any(|s| walk::defs(s).contains(v));
        self.param(place.var).filter(kept).map(|v| place.with(v))
    }

    /// What a place of the function was in the caller as it began.
    pub fn argument(&self, place: &Place) -> Option<Place> {
        let k = self.callee.params.iter().position(|v| *v == place.var)?;
        match self.args.get(k) {
            Some(Arg::Var(v)) => Some(place.with(*v)),
            _ => None,
        }
    }

    /// What a place of the function becomes in the caller.
    pub fn result(&self, place: &Place) -> Option<Place> {
        let k = self.callee.outputs.iter().position(|v| *v == place.var)?;
        self.targets.get(k).and_then(Target::var).map(|v| place.with(v))
    }
}
