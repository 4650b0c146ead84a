//! Watching a run from outside: what each statement assigned, which function begins where, what
//! fails. For checks of analyses against what really happens (`driver::soundness`).
//!
//! The dispatch loop knows nothing of it: functions linked for a watched machine have ops of
//! their own behind the statements ([`Op::Watch`](super::code::Op::Watch)); other code has none.

use super::Machine;
use super::code::{Code, Reg};
use super::frame::Frame;
use ir::tir::{FuncId, StmtId, VarId};
use runtime::error::Error;
use runtime::value::Value;

/// Sees a run. Depths count the activations below the one that runs.
pub trait Watcher {
    /// A function begins: `caller` is the statement that called it, if one of the program's did.
    fn enter(&mut self, call: &Call, values: &[Assigned]);

    /// A statement has assigned these variables; `For`: the next round begins.
    fn assigned(&mut self, at: Place, values: &[Assigned]);

    /// The paths through an `If` have met again, or the next round of a `While` begins.
    fn met(&mut self, at: Place);

    /// A statement fails with an error.
    fn failed(&mut self, at: Place, error: &Error);
}

/// Where a run is.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// How many activations lie below.
    pub depth: usize,
    /// The function.
    pub func: FuncId,
    /// The statement.
    pub stmt: StmtId,
}

/// A function that begins.
#[derive(Clone, Debug)]
pub struct Call {
    /// How many activations lie below.
    pub depth: usize,
    /// The function.
    pub func: FuncId,
    /// The statement that waits for it.
    pub caller: Option<(FuncId, StmtId)>,
    /// How many inputs were given, captured ones not counted.
    pub nargin: usize,
    /// How many results are asked for.
    pub nargout: usize,
}

/// A variable with its value; `None` where it has none.
pub type Assigned = (VarId, Option<Value>);

/// What an op of a watched function tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The function begins.
    Enter,
    /// The statement has assigned.
    Assigned,
    /// Paths have met.
    Met,
}

/// What is watched at an op.
#[derive(Debug)]
pub struct WatchSite {
    /// Of the op.
    pub moment: Moment,
    /// The registers to look at.
    pub regs: Box<[Reg]>,
}

impl Machine {
    /// Whether functions are to be linked with ops that tell what happens.
    pub(super) fn is_watched(&self) -> bool {
        self.watcher.borrow().is_some()
    }

    /// Carries out an [`Op::Watch`](super::code::Op::Watch).
    pub(super) fn watch(&self, f: &Frame, code: &Code, site: u32) {
        let Some(site) = code.watches.get(site as usize) else { return };
        let value = |&r: &Reg| (VarId::from_u32(r), f.regs.get(r as usize).and_then(|s| s.value()));
        let values: Vec<Assigned> = site.regs.iter().map(value).collect();
        let depth = self.frames.borrow().len();
        let at = Place { depth, func: code.func, stmt: code.stmts[f.pc as usize] };
        let call = (site.moment == Moment::Enter).then(|| Call {
            depth,
            func: code.func,
            caller: self.waiting(),
            nargin: f.nargin,
            nargout: f.nargout,
        });
        let mut watcher = self.watcher.borrow_mut();
        let Some(watcher) = watcher.as_mut() else { return };
        match (site.moment, &call) {
            (Moment::Enter, Some(call)) => watcher.enter(call, &values),
            (Moment::Met, _) => watcher.met(at),
            _ => watcher.assigned(at, &values),
        }
    }

    /// The statement at which the activation below waits.
    fn waiting(&self) -> Option<(FuncId, StmtId)> {
        if self.cleanups.is_running() {
            return None;
        }
        let frames = self.frames.borrow();
        let below = frames.last().filter(|_| frames.len() > 1)?;
        Some((below.code.func, *below.code.stmts.get(below.pc as usize)?))
    }

    /// Tells the watcher, if there is one, of an error.
    #[cold]
    pub(super) fn watch_error(&self, f: &Frame, error: &Error) {
        let mut watcher = self.watcher.borrow_mut();
        if let (Some(watcher), Some(&stmt)) = (watcher.as_mut(), f.code.stmts.get(f.pc as usize)) {
            let depth = self.frames.borrow().len();
            watcher.failed(Place { depth, func: f.code.func, stmt }, error);
        }
    }
}
