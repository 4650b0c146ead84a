//! What a watched run tells its watcher: the op of a watched function, and errors.

use crate::code::{Code, Moment, Reg};
use crate::frame::Frame;
use crate::machine::Machine;
use crate::watch::{Assigned, Call, Place};
use ir::tir::{FuncId, StmtId, VarId};
use runtime::error::Error;

/// Carries out an [`Op::Watch`](crate::code::Op::Watch).
pub(crate) fn watch(m: &Machine, f: &Frame, code: &Code, site: u32) {
    let Some(site) = code.watches.get(site as usize) else { return };
    let value = |&r: &Reg| (VarId::from_u32(r), f.regs.get(r as usize).and_then(|s| s.value()));
    let values: Vec<Assigned> = site.regs.iter().map(value).collect();
    let depth = m.frames.borrow().len();
    let at = Place { depth, func: code.func, stmt: code.stmts[f.pc as usize] };
    let call = (site.moment == Moment::Enter).then(|| Call {
        depth,
        func: code.func,
        caller: waiting(m),
        nargin: f.nargin,
        nargout: f.nargout,
    });
    let mut watcher = m.watcher.borrow_mut();
    let Some(watcher) = watcher.as_mut() else { return };
    match (site.moment, &call) {
        (Moment::Enter, Some(call)) => watcher.enter(call, &values),
        (Moment::Met, _) => watcher.met(at),
        _ => watcher.assigned(at, &values),
    }
}

/// The statement at which the activation below waits.
pub(crate) fn waiting(m: &Machine) -> Option<(FuncId, StmtId)> {
    if m.cleanups.is_running() {
        return None;
    }
    let frames = m.frames.borrow();
    let below = frames.last().filter(|_| frames.len() > 1)?;
    Some((below.code.func, *below.code.stmts.get(below.pc as usize)?))
}

/// Tells the watcher, if there is one, of an error.
#[cold]
pub(crate) fn watch_error(m: &Machine, f: &Frame, error: &Error) {
    let mut watcher = m.watcher.borrow_mut();
    if let (Some(watcher), Some(&stmt)) = (watcher.as_mut(), f.code.stmts.get(f.pc as usize)) {
        let depth = m.frames.borrow().len();
        watcher.failed(Place { depth, func: f.code.func, stmt }, error);
    }
}
