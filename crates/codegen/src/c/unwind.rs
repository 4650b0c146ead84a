//! Which functions an error that is caught may pass through: what they own is given up on its way, so
//! their frames list it. Others owe nothing: an error ends the program.
//!
//! In a program with `onCleanup` every function is one: what it owns goes, caught or not.

use base::FxHashSet;
use ir::loops::{FunctionId, Module, Stmt};

/// The functions reachable from protected blocks.
pub(super) fn unwound(module: &Module) -> FxHashSet<FunctionId> {
    if cleans_up(module) {
        return module.functions.keys().collect();
    }
    let mut next = Vec::new();
    for f in module.functions.values() {
        f.each_stmt(&mut |s| {
            if let Stmt::Try { body, .. } = s {
                called(module, body, &mut next);
            }
        });
    }
    let mut found = FxHashSet::default();
    while let Some(f) = next.pop() {
        if found.insert(f) {
            called(module, &module.functions[f].body, &mut next);
            called(module, &module.functions[f].epilogue, &mut next);
        }
    }
    found
}

/// Whether the program makes objects that have a function called when they go.
pub(super) fn cleans_up(module: &Module) -> bool {
    let mut found = false;
    for f in module.functions.values() {
        f.each_stmt(&mut |s| {
            found |= matches!(s, Stmt::Kernel { name, .. } if name.as_str() == "mc_on_cleanup")
        });
    }
    found
}

/// The functions that statements may call: through kernels, all that handles were made of.
fn called(module: &Module, block: &[Stmt], out: &mut Vec<FunctionId>) {
    for s in block {
        match s {
            Stmt::Call { function, .. } => out.push(*function),
            Stmt::Kernel { .. } => out.extend(module.thunks.values().map(|t| t.function)),
            _ => {}
        }
        s.blocks().into_iter().for_each(|b| called(module, b, out));
    }
}
