//! The two intermediate representations: Tame IR ([`tir`]), structured three-address MATLAB, and
//! Loops ([`loops`]), typed loops over scalars and arrays. Data, builders, verifiers, printers,
//! readers and traversal; nothing that decides.
//!
//! *Architecture invariant:* this crate knows no AST, no builtin's rules, no result of an analysis.

pub mod loops;
pub mod tir;
