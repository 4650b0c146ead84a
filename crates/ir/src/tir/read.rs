//! Reads printed Tame IR back. It accepts what [`print`](super::print) writes, not MATLAB: operands are
//! names, one statement stands on a line.
//!
//! A name at the start of an access is a variable when its function assigns it anywhere, takes it,
//! or uses it as an operand; otherwise it is called. Kinds of variables follow from their names
//! (`mc_l<n>`, `mc_t<n>`). Spans point into the text that was read. Two steps: the lines become a tree
//! of names ([`raw`]), then names become ids ([`resolve`]).

mod raw;
mod resolve;
mod token;

use super::Program;
use base::{Diagnostic, FileId};

/// The program that `text` holds. `is_builtin` tells builtins from names nobody knows.
pub fn read(file: FileId, text: &str, is_builtin: &dyn Fn(&str) -> bool) -> Result<Program, Diagnostic> {
    let functions = raw::parse(file, text)?;
    Ok(resolve::resolve(functions, is_builtin))
}

#[cfg(test)]
mod tests;
