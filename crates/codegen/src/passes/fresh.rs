//! Locals that passes add: their names, which are none of the function's.

use ir::loops::{Function, Local, LocalId, Ty};

/// A new local of the function, called `name` or much like it.
pub(super) fn fresh(function: &mut Function, name: &str, ty: Ty) -> LocalId {
    let taken = |n: &str| function.locals.values().any(|l| l.name == n);
    let mut candidate = name.to_owned();
    let mut k = 1;
    while taken(&candidate) {
        k += 1;
        candidate = format!("{name}_{k}");
    }
    function.locals.push(Local::new(candidate, ty))
}
