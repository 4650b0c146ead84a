//! Calls of functions that are handed over to an interpreter: of what they give nothing is known. They reach no
//! variable of an analysed function, but through handles, which they may call with anything.

use super::call::Args;
use super::engine::Engine;
use super::key::Operand;
use super::objects::may_be_object;
use super::objects::stands_apart;
use super::state::State;
use super::stmt::Got;
use super::transfer::Transfer;
use crate::facts::CallEdge;
use base::Name;
use ir::tir::{FuncId, FunctionKind, StmtId};
use types::AbsValue;

/// Whether an interpreter runs a call: of a function that is handed over, or, where it runs classes of the library, of
/// one of the library that may be given objects.
pub(super) fn is_handed(engine: &mut Engine<'_>, func: FuncId, args: &Args) -> bool {
    let given = || args.list.iter().map(|a| &a.value).chain(&args.rest).any(may_be_object);
    engine.handed.contains(&func) || engine.classes.any_apart() && given() && hand_over(engine, func)
}

/// A function makes an object of a class: where an interpreter runs that and the function is of the library, it runs
/// the function, too.
pub(super) fn makes(engine: &mut Engine<'_>, class: Name, func: FuncId) {
    if stands_apart(engine, class) {
        hand_over(engine, func);
    }
}

/// Hands a function over if it is one of the library that can be by itself.
fn hand_over(engine: &mut Engine<'_>, func: FuncId) -> bool {
    if !is_unit(engine, func) {
        return false;
    }
    if engine.handed.insert(func) {
        // Who called it before does not know.
        engine.enqueue_all();
    }
    true
}

/// Whether a function of the library can be handed over by itself.
fn is_unit(engine: &mut Engine<'_>, func: FuncId) -> bool {
    let Some(f) = engine.source().program().functions.get(func) else { return false };
    matches!(f.kind, FunctionKind::Primary | FunctionKind::Local)
        && engine.source().is_library(func)
        && engine.source().class_of(func).is_none()
}

impl Transfer<'_, '_> {
    /// A call of a function that is handed over.
    pub(super) fn call_handed(
        &mut self,
        id: StmtId,
        state: &mut State,
        func: FuncId,
        nargout: Option<usize>,
    ) -> Option<Got> {
        // Handles that get there are called there; the library calls no method of the program by name.
        self.engine.set_handles_called();
        if self.engine.options.handed.contains(&func) {
            self.engine.leave_any();
        }
        let info = self.engine.info(func)?;
        self.record.edge(id, CallEdge::Unknown(info.function.name));
        self.reload(state);
        let any = |_| Operand { varies: true, ..Operand::of(AbsValue::top()) };
        Some(match nargout {
            None => Got::Each(AbsValue::top()),
            Some(0) => {
                Got::List(vec![Operand { varies: true, ..Operand::of(AbsValue::top().or_undefined()) }])
            }
            Some(n) => Got::List((0..n).map(any).collect()),
        })
    }
}
