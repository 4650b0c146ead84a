//! Lexer, parser, syntax tree and printer for MATLAB and for the Octave dialect.
//!
//! Parsing never fails: it gives a tree and all errors of the text, each with its position.
//!
//! *Architecture invariant:* this crate knows no builtins and no paths, and never asks what a name
//! means. The one thing it tracks is which names a function has assigned so far, since MATLAB's
//! rule for command syntax (`a -1`) depends on it.

pub mod ast;
mod dump;
mod lexer;
mod parser;
mod print;
mod token;
pub mod visit;

pub use ast::{Expr, ExprKind, SourceUnit, Stmt, StmtKind, UnitKind};
use base::{Diagnostic, FileId};
pub use dump::{dump, dump_expr, same_tree};
pub use parser::{MISMATCHED_DELIMITERS, MISPLACED_EQUALS};
pub use print::{print, print_expr, print_stmt};
pub use token::{Token, TokenKind};

/// Which language the text is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Dialect {
    /// MATLAB R2024.
    #[default]
    Matlab,
    /// GNU Octave: more comment signs, keywords and operators.
    Octave,
}

/// A tree, and what was wrong with the text.
#[derive(Clone, Debug, PartialEq)]
pub struct Parsed {
    /// The tree; complete only where `diagnostics` is empty.
    pub file: SourceUnit,
    /// The errors in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

/// Parses a file.
pub fn parse(file: FileId, text: &str, dialect: Dialect) -> Parsed {
    parser::parse_file(file, text, dialect)
}

/// Parses text given to `eval` or typed at a prompt: like a script, where `is_variable` tells which
/// names are variables already (then `a -1` subtracts).
pub fn parse_statements(
    file: FileId,
    text: &str,
    dialect: Dialect,
    is_variable: &dyn Fn(&str) -> bool,
) -> Parsed {
    parser::parse_statements(file, text, dialect, is_variable)
}

/// Parses one expression, as `str2func` needs it. Where it is not one, the tree is
/// [`ExprKind::Error`] and the diagnostics say why.
pub fn parse_expression(file: FileId, text: &str, dialect: Dialect) -> (Expr, Vec<Diagnostic>) {
    parser::parse_expression(file, text, dialect)
}

/// The tokens of a file as the parser sees them (a command's words are one token each).
pub fn tokens(file: FileId, text: &str, dialect: Dialect) -> Vec<Token> {
    parser::tokens(file, text, dialect)
}
