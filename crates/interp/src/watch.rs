//! Watching a run from outside: what each statement assigned, which function begins where, what
//! fails. For checks of analyses against what really happens (`driver::soundness`).
//!
//! The dispatch loop knows nothing of it: functions linked for a watched machine have ops of
//! their own behind the statements ([`Op::Watch`](crate::code::Op::Watch)); other code has none.

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
