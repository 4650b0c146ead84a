//! The parser: recursive descent over tokens drawn on demand, one token of look-ahead.
//!
//! There is a parser for each sort of text, and each knows only those before it: [`Cursor`] the tokens,
//! [`Expressions`], [`declaration::Declarations`] (signatures, arguments, properties),
//! [`stmt::Statements`] (with the functions that are made of them), [`class::Classes`], [`Units`].
//!
//! Errors: a parse function that cannot go on reports one diagnostic and returns [`Failed`]; the
//! statement around it becomes [`StmtKind::Error`] and parsing resumes after it
//! ([`Cursor::recover`]). At most one error is reported for a line, so that one slip does not cascade.
//!
//! Invariants: every loop consumes a token or stops; recursion is bounded by [`MAX_NESTING`] through
//! [`Cursor::enter`], tree height by [`MAX_HEIGHT`] through [`Expressions::grow`].

mod block;
mod class;
mod command;
mod cursor;
mod declaration;
mod expr;
mod function;
mod literal;
mod members;
mod open_blocks;
mod operand;
mod stmt;
mod unexpected;
mod unit;
mod variables;

pub use unexpected::{MISMATCHED_DELIMITERS, MISPLACED_EQUALS};

use crate::ast::*;
use crate::token::{Token, TokenKind as K};
use crate::{Dialect, Parsed};
use base::{Diagnostic, FileId, Span};
use cursor::Cursor;
use expr::Expressions;
use unit::Units;
use variables::Variables;

/// An error was reported; the statement is given up.
pub(crate) struct Failed;

type Parse<T> = Result<T, Failed>;

/// Parses a file: see [`crate::parse`].
pub(crate) fn parse_file(file: FileId, text: &str, dialect: Dialect) -> Parsed {
    let mut units = Units::new(Cursor::new(file, text, dialect), Variables::default());
    let parsed = units.unit();
    if !units.may_be_nested() {
        return parsed;
    }
    let mut units = Units::new(Cursor::new(file, text, dialect), Variables::default());
    units.statements.nested_mode = true;
    let nested = units.unit();
    if nested.diagnostics.len() < parsed.diagnostics.len() { nested } else { parsed }
}

/// See [`crate::parse_statements`].
pub(crate) fn parse_statements(
    file: FileId,
    text: &str,
    dialect: Dialect,
    is_variable: &dyn Fn(&str) -> bool,
) -> Parsed {
    let variables = Variables { in_workspace: Some(is_variable), ..Variables::default() };
    let mut parsed = Units::new(Cursor::new(file, text, dialect), variables).unit();
    parsed.file.kind = UnitKind::Script;
    parsed
}

/// See [`crate::parse_expression`].
pub(crate) fn parse_expression(file: FileId, text: &str, dialect: Dialect) -> (Expr, Vec<Diagnostic>) {
    let mut cursor = Cursor::new(file, text, dialect);
    cursor.start();
    while cursor.tok.kind == K::Newline {
        cursor.advance();
    }
    let expr = Expressions::new(&mut cursor, &mut Variables::default()).expr().and_then(|e| {
        while cursor.tok.kind.ends_statement() && cursor.tok.kind != K::Eof {
            cursor.advance();
        }
        if cursor.tok.kind == K::Eof { Ok(e) } else { Err(cursor.unexpected("the end of the expression")) }
    });
    let whole = Span::new(file, 0, text.len() as u32);
    let expr = expr.unwrap_or(Expr { kind: ExprKind::Error, span: whole });
    (expr, cursor.diagnostics)
}

/// See [`crate::tokens`].
pub(crate) fn tokens(file: FileId, text: &str, dialect: Dialect) -> Vec<Token> {
    let mut cursor = Cursor::new(file, text, dialect);
    cursor.record = Some(Vec::new());
    let mut units = Units::new(cursor, Variables::default());
    units.unit();
    units.statements.cursor.record.unwrap_or_default()
}
