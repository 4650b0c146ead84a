//! What runs or emits a program: the interpreter on Tame IR, the selection of Loops from Tame IR
//! and its facts, and the printer of C.
//!
//! *Architecture invariant:* this crate knows no files and no command line: it takes IR and gives
//! values or text.

pub mod c;
pub mod interp;
pub mod select;
mod split_webs;

pub use split_webs::{split_webs, split_webs_of};
