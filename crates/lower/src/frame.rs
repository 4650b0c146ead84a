//! The state of lowering one function: its variables by name and where we are. The steps that write into
//! it are in `emit.rs`.

use crate::kinds::Kinds;
use base::{FileId, FxHashMap, FxHashSet, Name};
use ir::tir::{Access, FuncId, Function, Var, VarId, VarKind};
use syntax::ast::ImportPath;

/// One function under construction.
pub(crate) struct Frame {
    pub id: FuncId,
    pub b: ir::tir::Builder,
    pub vars: FxHashMap<Name, Slot>,
    pub kinds: Kinds,
    /// A name may be a function here and a variable there.
    pub script: bool,
    /// Names that surely have a value here; kept where a name may be both.
    pub definite: FxHashSet<Name>,
    /// Operands may be changed by operands after them.
    pub order: bool,
    /// The file whose text is being lowered: another one inside an inlined script.
    pub file: FileId,
    pub imports: Vec<ImportPath>,
    pub loops: u32,
    pub ends: Vec<EndContext>,
    /// The calls of names that lead nowhere whose arguments are being lowered.
    pub unknown: usize,
    /// Loop variables that are scalars inside the loops around.
    pub counters: Vec<Name>,
    pub inlining: Vec<FileId>,
    /// Checks of an output block of `arguments`, run where the function returns.
    pub output_checks: Vec<syntax::ast::Declaration>,
    /// The output of a constructor: the object that it makes.
    pub object: Option<VarId>,
    /// Nothing has run before the next statement: it is the entry script's first.
    pub fresh_start: bool,
}

/// A variable and whether the name may turn out to be a function.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    pub var: VarId,
    pub maybe: bool,
}

/// What `end` means.
pub(crate) struct EndContext {
    pub base: VarId,
    pub prefix: Vec<Access>,
    /// The indexed part, and how deep in blocks it was computed.
    pub part: Option<(VarId, usize)>,
    pub position: usize,
    pub count: usize,
}

impl Frame {
    pub fn new(function: Function, id: FuncId, file: FileId, kinds: Kinds) -> Frame {
        Frame {
            id,
            b: ir::tir::Builder::new(function),
            vars: FxHashMap::default(),
            order: kinds.creates || kinds.assigning_expressions,
            kinds,
            script: false,
            definite: FxHashSet::default(),
            file,
            imports: Vec::new(),
            loops: 0,
            ends: Vec::new(),
            unknown: 0,
            counters: Vec::new(),
            inlining: Vec::new(),
            output_checks: Vec::new(),
            object: None,
            fresh_start: false,
        }
    }

    /// The author's variable `name`, declared when new.
    pub fn declare(&mut self, name: Name) -> VarId {
        if let Some(slot) = self.vars.get(&name) {
            return slot.var;
        }
        let var = self.b.declare(Var::local(name, VarKind::User));
        self.vars.insert(name, Slot { var, maybe: false });
        var
    }
}
