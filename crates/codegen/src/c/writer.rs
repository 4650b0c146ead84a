//! The text of a function as it grows: what is being written, its lines and indentation, the names and types
//! of its locals, and the jumps that leave a protected block. What is written is the other files' business.

use super::expr::View;
use super::names::Names;
use super::spell::type_name;
use base::FxHashSet;
use ir::loops::{Exits, FunctionId, LocalId, Module, Ty};
use std::fmt::Write;
use std::rc::Rc;

/// Writes a function, or a protected block of one.
pub(super) struct Writer<'a> {
    pub(super) module: &'a Module,
    pub(super) names: &'a Names,
    pub(super) id: FunctionId,
    pub(super) f: Rc<View<'a>>,
    pub(super) shared: &'a FxHashSet<LocalId>,
    pub(super) out: String,
    pub(super) depth: usize,
    /// The functions of the protected blocks written so far, and how many they are.
    pub(super) protected: String,
    pub(super) tries: usize,
    /// Inside a protected block, how many of its loops surround the statement.
    pub(super) loops: Option<usize>,
    /// Inside a loop that goes by copies of what its arrays consist of.
    pub(super) holds: bool,
}

/// A way in which a jump leaves a protected block.
#[derive(Clone, Copy)]
pub(super) enum Jump {
    Break,
    Continue,
    Return,
}

impl Jump {
    /// What the block's function returns, and the jump itself.
    pub(super) fn text(self) -> (&'static str, &'static str) {
        match self {
            Jump::Break => ("TAME_BREAK", "break;"),
            Jump::Continue => ("TAME_CONTINUE", "continue;"),
            Jump::Return => ("TAME_RETURN", "goto done;"),
        }
    }

    pub(super) fn of(exits: Exits) -> Vec<Jump> {
        let all =
            [(exits.breaks, Jump::Break), (exits.continues, Jump::Continue), (exits.returns, Jump::Return)];
        all.into_iter().filter(|(leaves, _)| *leaves).map(|(_, jump)| jump).collect()
    }
}

impl<'a> Writer<'a> {
    pub(super) fn new(
        module: &'a Module,
        names: &'a Names,
        id: FunctionId,
        f: Rc<View<'a>>,
        shared: &'a FxHashSet<LocalId>,
    ) -> Writer<'a> {
        let (out, protected) = (String::new(), String::new());
        Writer { module, names, id, f, shared, out, depth: 1, protected, tries: 0, loops: None, holds: false }
    }

    /// What the function's frame is called.
    pub(super) fn frame(&self) -> &'static str {
        if self.names.shared.contains_key(&self.id) { "l->frame" } else { "frame" }
    }

    /// A jump: plain, or as the result of the protected block it leaves.
    pub(super) fn jump(&mut self, kind: Jump) {
        let leaves = match self.loops {
            Some(loops) => matches!(kind, Jump::Return) || loops == 0,
            None => false,
        };
        let (code, plain) = kind.text();
        match leaves {
            true => self.line(&format!("return {code};")),
            false => self.line(plain),
        }
    }

    pub(super) fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{:indent$}{text}", "", indent = 4 * self.depth);
    }

    pub(super) fn name(&self, l: LocalId) -> String {
        self.f.name(l).to_owned()
    }

    pub(super) fn ty(&self, l: LocalId) -> Ty {
        self.f.f.locals[l].ty
    }

    pub(super) fn kernel_name(&self, name: base::Name) -> &'a str {
        self.names.kernels.get(&name).map_or("", String::as_str)
    }

    /// The C name of an array local's type.
    pub(super) fn array(&self, l: LocalId) -> String {
        type_name(self.ty(l))
    }
}
