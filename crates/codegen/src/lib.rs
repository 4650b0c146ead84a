//! From Tame IR and its facts to C: naive lowering to Loops, passes over Loops, and printers.
//!
//! *Architecture invariant:* this crate knows no files, no command line and no interpreter: it takes
//! IR and gives IR or text. Lowering alone reads facts of the analysis; passes and printers read Loops
//! alone.

mod apart;
pub mod c;
mod decide;
mod each;
pub mod entry;
mod field;
pub mod fortran;
mod free;
mod gather;
mod grow;
mod insert;
pub mod lower;
mod numbered;
pub mod passes;
mod presume;
mod receiver;
mod shrink;
mod single;
mod split_webs;
mod swap;
mod tame;
mod unroll;
mod unshared;
mod zero;

pub use apart::apart;
pub use decide::decide;
pub use each::each;
pub use field::fields;
pub use gather::gather;
pub use grow::grow;
pub use insert::insert;
pub use numbered::numbered;
pub use presume::{Presumed, presume};
pub use receiver::receivers;
pub use shrink::shrink;
pub use single::single;
pub use split_webs::{split_webs, split_webs_of};
pub use swap::swap;
pub use unroll::unroll;
pub use unshared::unshared;
