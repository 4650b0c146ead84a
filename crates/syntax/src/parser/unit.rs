//! The file as a whole: a script, functions or a class.

use super::class::Classes;
use super::cursor::Cursor;
use super::open_blocks::END_MISSING;
use super::stmt::Statements;
use super::variables::Variables;
use crate::Parsed;
use crate::ast::*;
use crate::token::TokenKind as K;
use base::{Diagnostic, codes};

/// The parser of a file, on top of all others.
pub(super) struct Units<'t> {
    pub statements: Statements<'t>,
    /// Whether an `end` closed nothing.
    saw_stray_end: bool,
}

impl<'t> Units<'t> {
    pub fn new(cursor: Cursor<'t>, variables: Variables<'t>) -> Units<'t> {
        Units { statements: Statements::new(cursor, variables), saw_stray_end: false }
    }

    /// Whether functions without `end` left an `end` over: perhaps functions are nested.
    pub fn may_be_nested(&self) -> bool {
        self.statements.saw_split && self.saw_stray_end
    }

    /// The whole text.
    pub fn unit(&mut self) -> Parsed {
        self.statements.cursor.start();
        let mut body = Block::new();
        loop {
            self.statements.statements(&mut body, |_| false);
            match self.statements.cursor.tok.kind {
                K::Eof => break,
                K::Function => {
                    let function = self.statements.separate_function();
                    let span = function.span;
                    body.push(Stmt { kind: StmtKind::Function(Box::new(function)), span, printed: false });
                }
                K::Classdef => {
                    self.check_class_is_first(&body);
                    Classes { statements: &mut self.statements }.class(&mut body);
                }
                _ => self.stray_end(),
            }
        }
        let kind = unit_kind(&body);
        self.check_function_ends(kind, &body);
        let cursor = &mut self.statements.cursor;
        let span = cursor.span(0, cursor.lexer.text.len() as u32);
        let inner_comments = std::mem::take(&mut cursor.lexer.inner_comments);
        let diagnostics = std::mem::take(&mut cursor.diagnostics);
        Parsed { file: SourceUnit { kind, dialect: cursor.dialect, body, inner_comments, span }, diagnostics }
    }

    fn check_class_is_first(&mut self, body: &Block) {
        if body.iter().any(|s| !matches!(s.kind, StmtKind::Comment(_))) {
            let message = "`classdef` must come first in its file";
            let cursor = &mut self.statements.cursor;
            let diagnostic = Diagnostic::new(&codes::SYNTAX_ERROR, cursor.tok_span(), message);
            cursor.note(diagnostic.with_help("move the class to a file that has its name"));
        }
    }

    /// MATLAB wants either all functions of a file closed by `end` or none, and all where there is
    /// other code in the file.
    fn check_function_ends(&mut self, kind: UnitKind, body: &Block) {
        let Statements { cursor, blocks, .. } = &mut self.statements;
        let needed = kind != UnitKind::FunctionFile || functions(body).any(|f| f.has_end);
        if cursor.octave() || !needed || !cursor.diagnostics.is_empty() {
            return;
        }
        let Some(open) = functions(body).find(|f| !f.has_end) else { return };
        let span = cursor.span(open.span.start, open.span.start + "function".len() as u32);
        let diagnostic = Diagnostic::new(&codes::UNCLOSED_BLOCK, span, END_MISSING)
            .with_label(span, "this `function` is not closed by `end`, as the rest of the file requires");
        let diagnostic = blocks.with_suspect(diagnostic, open.span.start);
        cursor.diagnostics.push(diagnostic);
    }

    fn stray_end(&mut self) {
        self.saw_stray_end = true;
        let cursor = &mut self.statements.cursor;
        let span = cursor.tok_span();
        let word = cursor.text(cursor.tok);
        let diagnostic =
            Diagnostic::new(&codes::STRAY_END, span, format!("Illegal use of reserved keyword \"{word}\"."))
                .with_label(span, format!("`{word}` closes nothing"));
        cursor.report(
            diagnostic.with_help("remove it, or look for the `if`, `for` or `while` it was meant for"),
        );
        cursor.advance();
    }
}

/// What the contents of a file make it.
fn unit_kind(body: &Block) -> UnitKind {
    let mut kind = UnitKind::Script;
    for stmt in body {
        match stmt.kind {
            StmtKind::Comment(_) => {}
            StmtKind::Class(_) => return UnitKind::ClassFile,
            StmtKind::Function(_) => kind = UnitKind::FunctionFile,
            _ => return UnitKind::Script,
        }
    }
    kind
}
