//! Tame IR: structured three-address code in which every operator is a call and every operand a
//! variable. It prints as valid MATLAB ([`print`]) and is read back ([`read`]).
//!
//! Source: the Tamer, section 4 and appendix B. Brought up to date where today's MATLAB needs it:
//!
//! - One [`Stmt::Get`] / [`Stmt::Set`] carries a whole access path (`a{i}.b(j)`), because taking a
//!   path apart would leave a second reference to the part that is being changed (every update in
//!   place would become a copy) and would hide from a class its `subsref`.
//! - A *list* variable ([`VarKind::List`]) holds a cs-list. It is defined by one statement and used
//!   only as an argument, where it spreads; it prints as `t = {c{:}}` and `f(t{:})`.
//! - `while` keeps the statements that compute its condition in a header block.
//! - `try`, `unwind_protect`, global and persistent variables, nested functions.
//!
//! Invariants, checked by [`verify`]: ids are in range; a temporary is assigned by one statement
//! only, except where the two arms of a short-circuit operator meet; list variables appear only as
//! defined and spread; `break` and `continue` stand in loops (not in their
//! headers); blocks nest at most [`MAX_DEPTH`] deep.
//! Spans live beside the statements, in [`Function::spans`].

pub mod build;
mod data;
pub mod internal;
pub mod nested;
pub mod print;
pub mod read;
pub mod verify;
pub mod walk;

pub use build::Builder;
pub use data::*;
pub use print::{print_function, print_program};
pub use read::read;
pub use verify::verify;

/// How deep blocks may nest: recursion over them is bounded by it.
pub const MAX_DEPTH: usize = 1000;
