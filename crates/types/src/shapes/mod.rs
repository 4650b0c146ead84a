//! Shapes as terms, and their equality decided.
//!
//! Where the rank of an array is not known its shape is an opaque variable, and what operations
//! make of it is a [`Term`] over the operators of MAGICA's shape-tuple-class algebra and more. Two
//! terms are compared by splitting what is not known into the cases that matter (a scalar or not,
//! an extent 1 or not, two extents equal or not), not by a list of identities: [`decide`].
//!
//! A term has one of two rules ([`Rule`]): implicit expansion, or only that of scalars, as MATLAB
//! had it before 2016. An illegal shape is a value, [`Term::illegal`].
//!
//! What is here: `term` (data), `text` (written form), `concrete` (the rules on numbers: what the
//! others are held against), `problem` (terms flattened, names numbered), `state` (what is assumed
//! in a case), `facts` (what follows from it), `rules` (the rules under assumptions), `decide` (the
//! split), `witness` (numbers that show a difference), `simplify` (the shortest equal term).
//!
//! *Architecture invariant:* nothing here knows a builtin or a program.
//!
//! Source: Joisha and Banerjee, "Implementing an Array Shape Inference System for MATLAB Using
//! Mathematica" (MAGICA), 2002, for the operators and the illegal shape; MATLAB's documentation for
//! their rules.

pub mod concrete;
mod decide;
mod facts;
mod problem;
mod rules;

mod simplify;
mod state;
mod term;
mod text;
mod witness;

pub use concrete::Sizes;
pub use decide::{Effort, Verdict, decide, decide_given, decide_within, implies};

pub use simplify::simplify;
pub use term::{MAX_NODES, Op, Query, Rule, Term};
pub use text::{parse, parse_term};
pub use witness::Witness;
