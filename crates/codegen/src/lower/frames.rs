//! Frames: where variables live that a function shares with the functions nested in it, when one static
//! for each is not enough, because handles of the nested functions outlive the activation or the
//! function calls itself.
//!
//! A frame is a boxed value that refers to the variables of one activation, which are kept as statics would be. The
//! function that owns them makes it when it begins. Each function that needs it, because it or what it calls uses such
//! a variable, has it as a parameter in front of all others, and a handle of such a function captures it in front of
//! all others. To a function that names one of the variables, each is a local that stands for it
//! ([`Local::within`](ir::loops::Local)).
//!
//! Here stands who has frames and who needs them; `frame.rs` makes and passes them. Frames that refer to themselves
//! (through a handle that the owner keeps in a shared variable) go when the program ends.

use super::naming::Names;
use analysis::Analysis;
use base::{FxHashMap, FxHashSet};
use ir::loops::{Frame, FrameId, Module};
use ir::tir::nested::owners_needed;
use ir::tir::{self, CallTarget, FuncId, Program, Storage, VarId, walk};

/// Which functions have frames, and who needs them.
#[derive(Default)]
pub struct Frames {
    /// The functions whose shared variables live in frames, and of which kind these are.
    owners: FxHashMap<FuncId, FrameId>,
    /// The owners whose frames each function takes.
    taken: FxHashMap<FuncId, Vec<FuncId>>,
}

impl Frames {
    /// Looks at all contexts; `is_recursive` says whether a function may be entered while it runs.
    pub fn of(
        program: &Program,
        analysis: &Analysis,
        is_recursive: &dyn Fn(FuncId) -> bool,
        (names, module): (&mut Names, &mut Module),
    ) -> Frames {
        let mut owners: FxHashSet<FuncId> = FxHashSet::default();
        for context in analysis.contexts.values() {
            let tf = &program.functions[context.func];
            walk::each(tf, &tf.body, &mut |id, stmt| {
                let made = match stmt {
                    tir::Stmt::Lambda { function, .. } => *function,
                    tir::Stmt::FunctionRef { callee, .. } => match callee.target {
                        CallTarget::Function(f) => f,
                        _ => return,
                    },
                    _ => return,
                };
                if context.facts.reachable(id) {
                    owners.extend(owners_needed(program, made));
                }
            });
            if tf.vars.values().any(|v| v.shared) && is_recursive(context.func) {
                owners.insert(context.func);
            }
        }
        let mut frames = Frames::default();
        let mut sorted: Vec<FuncId> = owners.into_iter().collect();
        sorted.sort();
        for owner in sorted {
            let name = names.unique(&format!("{}_frame", program.functions[owner].name));
            frames.owners.insert(owner, module.frames.push(Frame { name }));
        }
        for context in analysis.contexts.values() {
            let mut needed = owners_needed(program, context.func);
            needed.retain(|o| frames.owners.contains_key(o));
            frames.taken.insert(context.func, needed);
        }
        frames
    }

    /// The kind of the frames in which the shared variables of a function live, if they live in frames.
    pub fn kind(&self, f: FuncId) -> Option<FrameId> {
        self.owners.get(&f).copied()
    }

    /// The owners whose frames a function has as parameters, in their order.
    pub fn taken(&self, f: FuncId) -> &[FuncId] {
        self.taken.get(&f).map_or(&[], Vec::as_slice)
    }

    /// The function in whose frame a variable of function `f` lives.
    pub fn owner(&self, f: FuncId, function: &tir::Function, v: VarId) -> Option<FuncId> {
        let var = &function.vars[v];
        let owner = match var.storage {
            Storage::Local if var.shared => f,
            Storage::Outer(owner, _) => owner,
            _ => return None,
        };
        self.owners.contains_key(&owner).then_some(owner)
    }
}
