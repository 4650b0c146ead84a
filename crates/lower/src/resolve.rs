//! What a name means where it stands: a variable, a function, or what only the run can tell.

use crate::frame::{Frame, Slot};
use crate::lowering::Lowering;
use base::Name;
use ir::tir::{Callee, FuncId, VarId};

/// What a name is where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// A variable.
    Variable(VarId),
    /// A variable where that has a value when the program runs, else a function.
    Maybe(VarId),
    /// A function, or nothing that is known.
    Callee,
}

/// The names of a function being lowered: its variables, and behind them the functions of the project.
pub(crate) struct Names<'l, 's> {
    pub low: &'l mut Lowering<'s>,
    pub f: &'l mut Frame,
}

impl<'s> Names<'_, 's> {
    /// What `name` is here.
    pub fn kind(&mut self, name: Name) -> Kind {
        let definite = self.f.definite.contains(&name);
        match self.f.vars.get(&name).copied() {
            Some(slot) if definite => Kind::Variable(slot.var),
            Some(slot) if slot.maybe => Kind::Maybe(slot.var),
            Some(slot) if self.f.script && (self.f.kinds.creates || self.is_function(name)) => {
                Kind::Maybe(slot.var)
            }
            Some(slot) => Kind::Variable(slot.var),
            None if self.f.kinds.creates && (self.f.script || !self.is_function(name)) => {
                let var = self.f.declare(name);
                self.f.vars.insert(name, Slot { var, maybe: true });
                Kind::Maybe(var)
            }
            None => Kind::Callee,
        }
    }

    /// Whether look-up finds a function of this name.
    fn is_function(&mut self, name: Name) -> bool {
        self.in_scope(|low, id| low.resolve(name.as_str(), Some(id)).is_some())
    }

    /// What a call of `name` calls here.
    pub fn callee(&mut self, name: &str) -> Callee {
        self.in_scope(|low, id| low.callee(name, id))
    }

    /// Runs look-up with the file and imports of the text being lowered.
    pub fn in_scope<T>(&mut self, look_up: impl FnOnce(&mut Lowering<'s>, FuncId) -> T) -> T {
        let id = self.f.id;
        let file = self.low.infos[id].file.replace(self.f.file);
        std::mem::swap(&mut self.low.infos[id].imports, &mut self.f.imports);
        let found = look_up(self.low, id);
        std::mem::swap(&mut self.low.infos[id].imports, &mut self.f.imports);
        self.low.infos[id].file = file;
        found
    }
}
