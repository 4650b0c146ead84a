//! From Tame IR and its facts to C: the selection of Loops, and the printer of C.
//!
//! *Architecture invariant:* this crate knows no files, no command line and no interpreter: it takes
//! IR and gives IR or text.

pub mod c;
pub mod select;
mod split_webs;

pub use split_webs::{split_webs, split_webs_of};
