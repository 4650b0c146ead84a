//! Frames: where variables live that a function shares with the functions nested in it, when one static
//! for each is not enough, because handles of the nested functions outlive the activation or the
//! function calls itself.
//!
//! A frame is a boxed value that refers to the variables of one activation. The function that owns them
//! makes it when it begins. Each function that needs it, because it or what it calls uses such a
//! variable, has it as a parameter in front of all others, and a handle of such a function captures it in
//! front of all others. A statement that reads a variable loads it into a local first, one that gives it a
//! value stores it afterwards: a failed assignment has changed nothing.
//!
//! Here stands who has frames and who needs them; `frame.rs` makes and passes them, `slots.rs` loads and
//! stores what is in them. What nobody does: free frames that refer to themselves (through a handle that
//! the owner keeps in a shared variable). They go with the process.

use analysis::Analysis;
use base::{FxHashMap, FxHashSet};
use ir::tir::nested::owners_needed;
use ir::tir::{self, CallTarget, FuncId, Program, Storage, VarId, walk};

/// Which functions have frames, and who needs them.
#[derive(Default)]
pub struct Frames {
    /// The functions whose shared variables live in frames.
    owners: FxHashSet<FuncId>,
    /// The owners whose frames each function takes.
    taken: FxHashMap<FuncId, Vec<FuncId>>,
}

impl Frames {
    /// Looks at all contexts; `is_recursive` says whether a function may be entered while it runs.
    pub fn of(program: &Program, analysis: &Analysis, is_recursive: &dyn Fn(FuncId) -> bool) -> Frames {
        let mut frames = Frames::default();
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
                    frames.owners.extend(owners_needed(program, made));
                }
            });
            if tf.vars.values().any(|v| v.shared) && is_recursive(context.func) {
                frames.owners.insert(context.func);
            }
        }
        for context in analysis.contexts.values() {
            let mut needed = owners_needed(program, context.func);
            needed.retain(|o| frames.owners.contains(o));
            frames.taken.insert(context.func, needed);
        }
        frames
    }

    /// Whether the shared variables of a function live in a frame.
    pub fn is_owner(&self, f: FuncId) -> bool {
        self.owners.contains(&f)
    }

    /// The owners whose frames a function has as parameters, in their order.
    pub fn taken(&self, f: FuncId) -> &[FuncId] {
        self.taken.get(&f).map_or(&[], Vec::as_slice)
    }

    /// The function in whose frame a variable of function `f` lives, and its own number there.
    pub fn place(&self, f: FuncId, function: &tir::Function, v: VarId) -> Option<(FuncId, VarId)> {
        let var = &function.vars[v];
        let (owner, place) = match var.storage {
            Storage::Local if var.shared => (f, v),
            Storage::Outer(owner, outer) => (owner, outer),
            _ => return None,
        };
        self.owners.contains(&owner).then_some((owner, place))
    }
}
