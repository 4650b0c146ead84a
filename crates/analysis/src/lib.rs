//! What a program does, found without running it: the call graph, what values each variable can
//! have in each context ([`analyze`]), and, function by function, liveness, definition-use chains
//! and webs. The framework the analyses stand on is [`dataflow`].
//!
//! *Architecture invariant:* this crate knows no AST, no files, no emitted language. Functions it
//! has not seen yet come through [`ProgramSource`].

pub mod abstraction;
pub mod arity;
pub mod chains;
pub mod clearing;
pub mod dataflow;
pub mod effects;
mod facts;
mod lint;
mod listing;
pub mod liveness;
pub mod members;
pub mod sets;
pub mod shapes;
mod source;
mod value;
mod verdicts;

pub use facts::{Analysis, CallEdge, Context, ContextId, Facts, IndexProof, LoopFacts};
pub use lint::lint;
pub use listing::{gives, show};
pub use source::ProgramSource;
pub use value::{Apart, Given, Options, analyze, analyze_entries, analyze_given, function_of, steps};
pub use verdicts::{perhaps_decided, verdicts};

#[cfg(test)]
mod testing;
