//! Loops, the second IR: typed, monomorphic functions over scalars, arrays with known owners and
//! boxed values, with explicit loops, allocations, checks and calls. What MATLAB leaves to the run
//! (class, conformance, growth, ownership) is spelt out here, so that the printers of C and Fortran
//! and the JIT stay small.
//!
//! Invariants, checked by [`verify`]: every expression has the element type its place asks for;
//! places name locals of the function and lead through arrays and records to what they claim; an
//! array local owns its buffer unless it is a borrowed parameter, and a borrowed parameter is never
//! stored to; every error has a position.
//!
//! Indices and extents are of type [`Elem::Index`] and count from zero here.

mod data;
mod expr;
pub mod kernels;
mod print;
mod read;
mod stmt;
mod verify;
mod walk;
mod words;

pub use data::*;
pub use expr::*;
pub use print::print;
pub use read::read;
pub use stmt::*;
pub use verify::verify;
pub use walk::each_stmt;
