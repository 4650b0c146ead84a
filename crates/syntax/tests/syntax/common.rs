//! What the tests of this crate share: parse a text, compare its dump or its diagnostics.

use base::{EntityRef, FileId, SourceFile};
use tame_syntax as syntax;
use tame_syntax::{Dialect, Parsed};

/// The file that all tests parse.
pub fn file() -> FileId {
    FileId::new(0)
}

/// Parses `text`.
pub fn parse(text: &str, dialect: Dialect) -> Parsed {
    syntax::parse(file(), text, dialect)
}

/// Checks that `text` is an expression whose dump is `expected`, and that it prints to the same tree.
pub fn check_expr(text: &str, expected: &str) {
    check_expr_in(text, Dialect::Matlab, expected);
}

/// As [`check_expr`], in the Octave dialect.
pub fn check_octave_expr(text: &str, expected: &str) {
    check_expr_in(text, Dialect::Octave, expected);
}

fn check_expr_in(text: &str, dialect: Dialect, expected: &str) {
    let (expr, diagnostics) = syntax::parse_expression(file(), text, dialect);
    assert!(diagnostics.is_empty(), "{text}: {diagnostics:?}");
    assert_eq!(syntax::dump_expr(&expr), expected, "{text}");
    let printed = syntax::print_expr(&expr, dialect);
    let (again, diagnostics) = syntax::parse_expression(file(), &printed, dialect);
    assert!(diagnostics.is_empty(), "{text} printed as {printed}: {diagnostics:?}");
    assert_eq!(syntax::dump_expr(&again), expected, "{text} printed as {printed}");
}

/// Checks the dump of a file without errors, and that it prints to the same tree.
pub fn check(text: &str, expected: &str) {
    check_in(text, Dialect::Matlab, expected);
}

/// As [`check`], in the Octave dialect.
pub fn check_octave(text: &str, expected: &str) {
    check_in(text, Dialect::Octave, expected);
}

fn check_in(text: &str, dialect: Dialect, expected: &str) {
    let parsed = parse(text, dialect);
    assert!(parsed.diagnostics.is_empty(), "{text}\n{:?}", parsed.diagnostics);
    let dump = syntax::dump(&parsed.file);
    assert_eq!(dump.trim(), expected.trim(), "\n{text}\n--- gave\n{dump}");
    let printed = syntax::print(&parsed.file);
    let again = parse(&printed, dialect);
    assert!(again.diagnostics.is_empty(), "{text}\n--- printed as\n{printed}\n{:?}", again.diagnostics);
    assert!(syntax::same_tree(&parsed.file, &again.file), "{text}\n--- printed as\n{printed}");
}

/// Checks the diagnostics of a text, one `line:column code: message` per line.
pub fn check_errors(text: &str, expected: &str) {
    check_errors_in(text, Dialect::Matlab, expected);
}

/// As [`check_errors`], in the given dialect.
pub fn check_errors_in(text: &str, dialect: Dialect, expected: &str) {
    let source = SourceFile::new("t.m", text.to_owned());
    let found: Vec<String> = parse(text, dialect)
        .diagnostics
        .iter()
        .map(|d| {
            let at = source.line_col(d.span.map_or(0, |s| s.start));
            format!("{}:{} {}: {}", at.line, at.col, d.code.name, d.message)
        })
        .collect();
    let expected: Vec<&str> = expected.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    assert_eq!(found, expected, "\n{text}");
}
