//! The blocks that are open: each is closed by the `end` that belongs to it, or it is said that it lacks
//! one.
//!
//! Which block lacks its `end` shows only at the end of a function or file, where all outer ones are open
//! too. So one report is made for each such place, and the first block whose `end` is indented less than
//! its beginning is pointed to.

use super::cursor::Cursor;
use crate::token::{TokenKind as K, octave_end_of};
use base::{Diagnostic, Span, codes};

/// MATLAB's text for a block without its `end`.
pub(super) const END_MISSING: &str =
    "At least one END is missing. The statement beginning here does not have a matching end.";

/// A block that is open, for messages about unclosed ones.
pub(super) struct Open {
    pub keyword: &'static str,
    pub span: Span,
    /// Width of the white space before the keyword, when it begins its line.
    indent: Option<u32>,
}

/// The open blocks, innermost last.
#[derive(Default)]
pub(super) struct OpenBlocks {
    blocks: Vec<Open>,
    /// A block closed by an `end` indented less than its beginning: where an `end` may be missing.
    suspect: Option<(Span, Span)>,
    /// The token at which an unclosed block was reported last.
    unclosed_at: Option<u32>,
}

impl OpenBlocks {
    /// Notes that a block begins at the current token.
    pub fn open(&mut self, cursor: &Cursor<'_>, keyword: &'static str) {
        let start = cursor.tok.start as usize;
        let indent = cursor.tok_begins_line().then(|| (start - cursor.lexer.token_line) as u32);
        self.blocks.push(Open { keyword, span: cursor.tok_span(), indent });
    }

    pub fn innermost(&self) -> Option<&Open> {
        self.blocks.last()
    }

    /// Whether a loop is open in the innermost function.
    pub fn in_loop(&self) -> bool {
        let inner = self.blocks.iter().rev().take_while(|b| b.keyword != "function");
        inner.into_iter().any(|b| matches!(b.keyword, "for" | "parfor" | "while" | "do"))
    }

    /// Takes the innermost block for closed.
    pub fn pop(&mut self) -> Option<Open> {
        self.blocks.pop()
    }

    pub fn len(&self) -> usize {
        self.blocks.len()
    }

    /// Takes all blocks but the outer `len` for closed.
    pub fn truncate(&mut self, len: usize) {
        self.blocks.truncate(len);
    }

    /// Consumes the `end` of the innermost open block, or says that it is missing.
    pub fn close(&mut self, cursor: &mut Cursor<'_>) {
        let Some(open) = self.blocks.pop() else { return };
        match cursor.tok.kind {
            K::End => self.note_indent(cursor, &open),
            K::OctaveEnd => {
                let word = cursor.text(cursor.tok);
                if octave_end_of(word.as_bytes()) != Some(open.keyword) && !parfor_end(word, open.keyword) {
                    let message = format!("expected the end of `{}`, found `{word}`", open.keyword);
                    let span = cursor.tok_span();
                    let diagnostic = Diagnostic::new(&codes::SYNTAX_ERROR, span, message);
                    cursor.report(diagnostic.with_label(open.span, "the block that is open"));
                }
            }
            _ => {
                self.report_unclosed(cursor, &open);
                cursor.leave();
                return;
            }
        }
        cursor.advance();
        cursor.leave();
    }

    /// Remembers the first block whose `end` is indented less than its keyword.
    fn note_indent(&mut self, cursor: &Cursor<'_>, open: &Open) {
        let Some(indent) = open.indent else { return };
        if self.suspect.is_some() || !cursor.tok_begins_line() {
            return;
        }
        let start = cursor.tok.start as usize;
        if start - cursor.lexer.token_line < indent as usize {
            self.suspect = Some((open.span, cursor.tok_span()));
        }
    }

    fn report_unclosed(&mut self, cursor: &mut Cursor<'_>, open: &Open) {
        let diagnostic = Diagnostic::new(&codes::UNCLOSED_BLOCK, open.span, END_MISSING)
            .with_label(open.span, format!("this `{}` is not closed by `end`", open.keyword));
        let mut diagnostic = self.with_suspect(diagnostic, open.span.start);
        if cursor.tok.kind == K::Function {
            diagnostic = diagnostic.with_label(cursor.tok_span(), "a function begins here");
        }
        // One missing `end` leaves all outer blocks open; only the innermost is reported.
        if self.unclosed_at != Some(cursor.tok.start) && cursor.tok.start >= cursor.quiet_until {
            self.unclosed_at = Some(cursor.tok.start);
            cursor.diagnostics.push(diagnostic);
        }
    }

    /// Points to a block after byte `start` whose `end` may really belong to an outer block.
    pub fn with_suspect(&mut self, diagnostic: Diagnostic, start: u32) -> Diagnostic {
        match self.suspect.take() {
            Some((block, end)) if block.start > start => diagnostic
                .with_label(block, "this block may lack its `end`")
                .with_label(end, "its `end` is indented less than its beginning"),
            _ => diagnostic,
        }
    }
}

/// `endfor` also closes `parfor`.
fn parfor_end(word: &str, keyword: &str) -> bool {
    word == "endfor" && keyword == "parfor"
}
