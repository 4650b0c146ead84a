//! The verifier of Loops: what every pass may rely on, and must keep. It reports violations in words,
//! `function: text`; an empty list is a well-formed module.
//!
//! 1. Ids name what is there: locals, functions, thunks, globals, positions, and checks below
//!    [`Function::checks`]. Functions, globals, and the locals of a function have names of their own. ([`ids`])
//! 2. A flag is a truth value, a lead the index of a matrix, what is lent boxed, a local that stands for a global has its name
//!    and type; parameters are different locals, arrays have at least two dimensions. ([`ids`])
//! 3. The phase allows the statement: `Compute` and `Reduce` in [`Phase::Whole`] alone, `At` and `Put` before
//!    [`Phase::Flat`], `Load` and `Store` in it; what errors and jumps leave behind is said from
//!    [`Phase::Owned`] (`owned`, `raises`) and [`Phase::Protected`] (`shared`, `exits`) on, and the jumps that
//!    leave a protected block are among its exits. ([`stmt`])
//! 4. Expressions have the types that their places ask for: subscripts, extents and places in memory are
//!    indices, one subscript for each dimension or one alone; operands of an operation are as many as it
//!    takes and of its type, its result is [`result_of`](super::result_of) it. ([`expr`])
//! 5. So have statements: what is stored is of the type it is stored to; parts of matrices are of their
//!    element type; factors are matrices of doubles; a conversion leads between boxed and typed values, or
//!    between elements. ([`stmt`], [`call`])
//! 6. A call's operands are those its callee takes, lent where it borrows and given where it owns; its results
//!    are the first ones of the callee's, of the same types; captures are no more than the function takes.
//!    ([`call`])
//! 7. A borrowed parameter is not written. What is taken is an array or boxed, is nobody else's (no borrowed
//!    parameter, no global, nothing lent) and stands once in its statement, which does not read it elsewhere. ([`call`])
//! 8. The variable of a loop is not written in its body. The axes of a statement are different locals and no
//!    loop's variable there; no extent depends on them. `break` and `continue` stand in loops. ([`stmt`])
//! 9. What is read has a value on every path: a parameter, a global, what has a flag, or what was assigned;
//!    what was moved, taken or dropped has none, nor has the variable of a loop or an axis behind it. In a
//!    handler, only what was there before the protected block counts. Results are read at the end. ([`defined`])
//! 10. An access by a check has a statement of that check before it, in its block, in one around it, or in a
//!     `for` of these; since then neither the extents of its array nor what its subscripts read was written.
//!     ([`evidence`])
//! 11. From [`Phase::Owned`] on, `owned` holds each owner once (arrays and boxed locals, but for borrowed
//!     parameters and globals), or nothing; each owner that is no result is dropped once at the end, or in branches, and no
//!     result; what may raise says so. ([`owners`])
//!
//! It does not judge whether the program means what its source means, whether proofs are right, whether `shared`
//! is complete, or whether an error that passes through must give up what is owned. Whatever violates (1) is reported alone: the rest relies on it.

mod call;
mod defined;
mod evidence;
mod expr;
mod ids;
mod owners;
mod stmt;

#[cfg(test)]
mod tests;

use super::{Elem, Function, LocalId, Module, Phase, Stmt, Ty};
use base::FxHashSet;

/// Every violation found in a module.
pub fn verify(module: &Module) -> Vec<String> {
    let mut found = Vec::new();
    ids::check(module, &mut found);
    if !found.is_empty() {
        return found;
    }
    let returns = defined::returning(module);
    for function in module.functions.values() {
        let mut v = Verifier { module, function, found: &mut found, loops: 0, fixed: Vec::new() };
        v.block(&function.body);
        v.block(&function.epilogue);
        owners::check(&mut v);
        defined::check(&mut v, &returns);
        evidence::check(&mut v);
    }
    found
}

/// What goes over one function.
struct Verifier<'a> {
    module: &'a Module,
    function: &'a Function,
    found: &'a mut Vec<String>,
    /// How many loops surround the statement.
    loops: usize,
    /// The variables of these loops.
    fixed: Vec<LocalId>,
}

impl<'a> Verifier<'a> {
    fn complain(&mut self, text: String) {
        let text = format!("{}: {text}", self.function.name);
        if !self.found.contains(&text) {
            self.found.push(text);
        }
    }

    fn ty(&self, local: LocalId) -> Ty {
        self.function.locals[local].ty
    }

    fn name(&self, local: LocalId) -> &'a str {
        &self.function.locals[local].name
    }

    fn phase(&self) -> Phase {
        self.module.phase
    }

    fn is_borrowed(&self, local: LocalId) -> bool {
        self.function.params.iter().any(|p| p.local == local && p.borrowed)
    }

    /// Complains where a local is not of a type.
    fn typed(&mut self, local: LocalId, wanted: Ty, role: &str) {
        let found = self.ty(local);
        if found != wanted {
            let [found, wanted] = [found, wanted].map(super::print::ty);
            self.complain(format!("{role} {} is {found}, not {wanted}", self.name(local)));
        }
    }

    /// The elements and the rank of an array; complains where a local is none.
    fn array(&mut self, local: LocalId) -> Option<(Elem, usize)> {
        match self.ty(local) {
            Ty::Array(elem, rank) => Some((elem, rank.into())),
            Ty::Scalar(_) | Ty::Boxed => {
                self.complain(format!("{} is not an array", self.name(local)));
                None
            }
        }
    }

    /// As [`Self::array`] of rank 2.
    fn matrix(&mut self, local: LocalId) -> Option<Elem> {
        let (elem, rank) = self.array(local)?;
        if rank != 2 {
            self.complain(format!("{} is no matrix", self.name(local)));
        }
        Some(elem)
    }
}

/// The locals that one of these statements, or one inside, writes.
fn written(block: &[Stmt]) -> FxHashSet<LocalId> {
    let mut found = FxHashSet::default();
    super::each_stmt(block, &mut |s| found.extend(s.writes()));
    found
}
