//! Calls of functions that are handed over to an interpreter: of what they give nothing is known. They reach no
//! variable of an analysed function; but a handle that gets there is called there, and so must be of a function
//! that is handed over, too.

use super::call::Args;
use super::key::Operand;
use super::state::State;
use super::stmt::Got;
use super::transfer::Transfer;
use crate::facts::CallEdge;
use base::FxHashSet;
use ir::tir::{FuncId, StmtId};
use types::abs;
use types::{AbsValue, Class, Elements};

/// Handles of functions, and which of them may get into functions that are handed over.
#[derive(Debug, Default)]
pub struct Escaped {
    made: FxHashSet<FuncId>,
    known: FxHashSet<FuncId>,
    any: bool,
}

impl Escaped {
    /// A handle of a function is made; says whether it is the first.
    pub fn make(&mut self, f: FuncId) -> bool {
        self.made.insert(f)
    }

    /// Whether a handle of a function is made somewhere.
    pub fn is_made(&self, f: FuncId) -> bool {
        self.made.contains(&f)
    }

    /// The functions of which handles are made.
    pub fn made(&self) -> Vec<FuncId> {
        let mut made: Vec<FuncId> = self.made.iter().copied().collect();
        made.sort();
        made
    }

    /// A value gets into a function that is handed over.
    fn give(&mut self, value: &AbsValue) {
        let Some(list) = value.alternatives() else {
            self.any = true;
            return;
        };
        for v in list {
            match (&v.elements, v.class) {
                (Elements::Handles(targets), _) => {
                    for handle in targets.content() {
                        if let abs::Target::Function(f) | abs::Target::Nested(f) = handle.target {
                            self.known.insert(FuncId::from_u32(f));
                        }
                        handle.bound.iter().for_each(|b| self.give(b));
                    }
                }
                (Elements::Fields(fields), _) => fields.content().list.iter().for_each(|(_, v)| self.give(v)),
                (Elements::Each(each), _) => self.give(each.content()),
                (Elements::Tuple(list), _) => list.content().iter().for_each(|v| self.give(v)),
                (Elements::None, class) if class.is_matrix() || class == Class::String => {}
                _ => self.any = true,
            }
        }
    }

    /// The functions whose handles may be called there.
    pub fn functions(&self) -> FxHashSet<FuncId> {
        if self.any { self.made.clone() } else { self.known.clone() }
    }
}

impl Transfer<'_, '_> {
    /// A call of a function that is handed over.
    pub(super) fn call_handed(
        &mut self,
        id: StmtId,
        state: &mut State,
        func: FuncId,
        args: &Args,
        nargout: Option<usize>,
    ) -> Option<Got> {
        for value in args.list.iter().map(|a| &a.value).chain(&args.rest) {
            self.engine.escaped.give(value);
        }
        self.engine.leave_any();
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
