//! The type configurations of a procedure: all combinations of sizes of its arguments with which it can run.
//!
//! Each statement becomes a level of clauses (`levels.rs`, by way of `database.rs`); what the library writer says of
//! the arguments is level zero (`annotation.rs`); the n-cliques of the levels (`clique.rs`), solved (`solve.rs`), are
//! the configurations (`infer.rs`), and with classes signatures of variants (`variants.rs`). Nothing here knows emitted languages or files.
//!
//! Source: Chauhan, McCosh, Kennedy and Hanson, Automatic Type-Driven Library Generation for Telescoping Languages
//! (ARGen), sections 3 to 5. Not here: slice hoisting (section 6), patterns of matrices, more than two dimensions.

pub mod annotation;
pub mod clause;
pub mod clique;
pub mod database;
pub mod infer;
pub mod levels;
pub mod solve;
pub mod variants;

pub use infer::{Configuration, Elsewhere, Inference, Problem, Size, counters, infer};
