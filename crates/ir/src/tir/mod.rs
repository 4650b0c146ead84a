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
//! defined and spread; `break` and `continue` stand in loops. Spans live beside the statements, in
//! [`Function::spans`].

mod data;
pub mod walk;

pub use data::*;
