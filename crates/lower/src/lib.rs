//! From files to Tame IR: the project model with MATLAB's look-up, kind analysis, name resolution, and
//! the simplification of statements and expressions.
//!
//! Files are read when a name first leads to them. Names that nobody knows stay unresolved callees: the
//! run, or `tame check` ([`Lowering::check_names`]), reports them.
//!
//! Source: the Tamer, section 4; Doherty, Hendren, Radpour, "Kind Analysis for MATLAB" (2011).
//!
//! *Architecture invariant:* this crate knows no abstract values and runs nothing.

mod arguments;
mod assign;
mod chain;
mod class;
mod condition;
mod control;
mod elsewhere;
mod emit;
pub mod evals;
mod expr;
mod frame;
mod function;
mod kinds;
mod lambda;
mod lists;
mod lowering;
mod names;
mod path_index;
pub mod prelude;
mod project;
mod resolve;
pub mod search_path;
mod stmt;
mod text;

pub use class::{ClassInfo, MethodInfo, PropertyInfo, is_set};
pub use elsewhere::Elsewhere;
pub use lowering::{Lowering, Options};
pub use project::{Found, Project, Source, Unit, is_builtin, is_prelude};

#[cfg(test)]
mod tests;
