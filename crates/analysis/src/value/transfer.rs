//! The transfer of statements: what a statement makes of the state before it. Here is what all of it stands on:
//! reading and assigning variables wherever they live, and telling what is wrong. Statements are in `stmt.rs`, access
//! paths in `path.rs`, calls in `call.rs`, `handed.rs` and `objects.rs`, builtins that the analysis carries out itself
//! in `intrinsics.rs` and `containers.rs`.
//!
//! A transfer knows neither loops, branches and handlers nor in which order statements are visited: that is the
//! walk's (`intra.rs`). It keeps no state: each operation is given the one to change. Of what it has written down it
//! reads nothing.

use super::engine::{Engine, Failure};
use super::env::{Cell, Env};
use super::key::{Key, Operand};
use super::record::Record;
use super::state::{Origin, Slot, State};
use crate::facts::{CallEdge, ContextId};
use base::{Diagnostic, Name, Severity, codes};
use builtins::rule::Effects;
use ir::tir::{StmtId, VarId, VarKind};
use std::rc::Rc;
use types::AbsValue;

/// What statements of a function do in a context.
pub struct Transfer<'e, 'p> {
    /// What names mean, what calls give, and what cells hold.
    pub engine: &'e mut Engine<'p>,
    /// Which context this is.
    pub context: ContextId,
    /// What it is called with.
    pub key: Rc<Key>,
    /// Its variables and symbols.
    pub env: Env,
    /// What is written down.
    pub record: Record,
}

impl Transfer<'_, '_> {
    /// Reads a variable: afterwards it is surely defined. `None` where it surely is not: an error.
    pub(super) fn read(&mut self, id: StmtId, state: &mut State, v: VarId) -> Option<Operand> {
        if state.slot(v).value.maybe_undefined {
            if state.slot(v).value.is_undefined() {
                let place = self.env.info.function.params.iter().position(|p| *p == v);
                if self.key.rest.is_none() && place.is_some_and(|k| k >= self.key.args.len()) {
                    return lacks(self, id);
                }
                let text = format!("Unrecognized function or variable '{}'.", self.env.name_of(v));
                return self.fails(id, &text);
            }
            state.slot_mut(v).value.maybe_undefined = false;
        }
        self.env.identify(state, v);
        let slot = state.slot(v);
        if slot.value.is_bottom() {
            return None;
        }
        let varies = self.env.info.varies(id, v);
        Some(Operand { value: slot.value.clone(), term: slot.term.clone(), varies })
    }

    /// Assigns a variable.
    pub(super) fn assign(
        &mut self,
        id: StmtId,
        state: &mut State,
        v: VarId,
        value: Operand,
        origin: Option<Rc<Origin>>,
    ) {
        let stamp = self.env.fresh_stamp();
        self.put(id, state, v, Slot { value: value.value, term: value.term, stamp, origin });
    }

    /// Assigns a variable a slot.
    pub(super) fn put(&mut self, id: StmtId, state: &mut State, v: VarId, slot: Slot) {
        if let Some(cell) = self.env.cell_of(v) {
            self.engine.write_cell(cell, &slot.value);
        }
        self.env.put(id, state, v, slot);
    }

    /// Gives a variable a value whose numbers get no symbols.
    pub(super) fn put_plain(&mut self, state: &mut State, v: VarId, slot: Slot) {
        if let Some(cell) = self.env.cell_of(v) {
            self.engine.write_cell(cell, &slot.value);
        }
        state.set(v, slot);
    }

    /// Variables that others see may have changed during a call.
    pub(super) fn reload(&mut self, state: &mut State) {
        for &(v, cell) in self.env.outside().iter() {
            let declared = !matches!(cell, Cell::Global(_) | Cell::Persistent(..))
                || !state.slot(v).value.is_undefined();
            if declared {
                let value = self.engine.read_cell(cell, self.context);
                state.set(v, Slot { value, ..Slot::default() });
            }
        }
        if self.engine.reaches_callers {
            self.havoc(state);
        }
    }

    /// Any variable that has a name may have any value or none.
    pub(super) fn havoc(&mut self, state: &mut State) {
        let info = self.env.info.clone();
        for (v, var) in info.function.vars.iter() {
            if var.kind == VarKind::User && !state.slot(v).is_anything() {
                let slot = Slot { value: AbsValue::top().or_undefined(), ..Slot::default() };
                self.put_plain(state, v, slot);
            }
        }
    }

    /// Reports an error that is certain.
    pub(super) fn fails<T>(&mut self, id: StmtId, text: &str) -> Option<T> {
        fail(self, id, text, false)
    }

    /// Reports a call that cannot be followed.
    pub(super) fn unknown_call(&mut self, id: StmtId, name: Name, text: String) {
        self.engine.complete = false;
        // What runs there may call handles, which store to maps.
        self.engine.open_maps();
        let from = self.key.func;
        if self.engine.source().is_class(name, from) {
            self.engine.set_objects();
        }
        self.record.edge(id, CallEdge::Unknown(name));
        self.engine.report(&codes::UNKNOWN_CALL, self.env.info.span(id), text);
    }
}

/// A statement reads a parameter that was not given: the call is wrong.
fn lacks<T>(me: &mut Transfer<'_, '_>, id: StmtId) -> Option<T> {
    // What the name of a function of the library means alone, the run may know better.
    if me.engine.options.elsewhere && me.engine.source().is_library(me.key.func) {
        return None;
    }
    let text = runtime::errors::not_enough_inputs().message().to_owned();
    fail(me, id, &text, true)
}

fn fail<T>(me: &mut Transfer<'_, '_>, id: StmtId, text: &str, of_call: bool) -> Option<T> {
    let mut d =
        Diagnostic { span: me.env.info.span(id), ..Diagnostic::without_span(&codes::CERTAIN_ERROR, text) };
    if me.env.info.tried.contains(id) {
        // It may be meant.
        d.severity = Severity::Hint;
        d.help = Some("this is in a `try`: what stands behind it there never runs".to_owned());
    }
    let (func, context) = (me.key.func, me.context);
    me.engine.report_failure(Failure { func, stmt: id, context, d, of_call });
    None
}

/// What anything may have changed that was called by this name: variables of the function only where the builtin of
/// the name reaches them.
pub(super) fn reload_after(me: &mut Transfer<'_, '_>, state: &mut State, name: Name) {
    me.reload(state);
    if builtins::named(name).is_some_and(|b| b.effects.contains(Effects::WORKSPACE)) {
        me.havoc(state);
    }
}
