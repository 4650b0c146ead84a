//! What is said of a token that does not fit, and where parsing goes on behind it.
//!
//! At most one error is reported for a line, so that one slip does not cascade.

use super::Failed;
use super::cursor::Cursor;
use crate::lexer::Nest;
use crate::token::{Token, TokenKind as K};
use base::{Code, Diagnostic, Span, codes};

/// What MATLAB says of a bracket that has no partner.
pub const MISMATCHED_DELIMITERS: &str = "Invalid expression. When calling a function or indexing a variable, use \
     parentheses. Otherwise, check for mismatched delimiters.";
/// What MATLAB says of `=` where no assignment can stand.
pub const MISPLACED_EQUALS: &str = "Incorrect use of '=' operator. Assign a value to a variable using '=' and compare \
     values for equality using '=='.";

impl Cursor<'_> {
    /// Reports an error, unless it follows from one reported before on the same line.
    pub fn fail(&mut self, code: &'static Code, span: Span, message: impl Into<String>) -> Failed {
        self.report(Diagnostic::new(code, span, message));
        Failed
    }

    pub fn report(&mut self, diagnostic: Diagnostic) {
        if self.tok.start < self.quiet_until {
            return;
        }
        self.quiet_until = match self.tok.kind {
            K::Eof => u32::MAX,
            _ => self.lexer.end_of_line(self.tok.start as usize) as u32,
        };
        self.diagnostics.push(diagnostic);
    }

    /// Reports a finding that is no reason to give up the statement.
    pub fn note(&mut self, diagnostic: Diagnostic) {
        if diagnostic.span.is_none_or(|s| s.start >= self.quiet_until) {
            self.diagnostics.push(diagnostic);
        }
    }

    /// Reports that the current token is not what is needed here.
    pub fn unexpected(&mut self, expected: &str) -> Failed {
        let span = self.tok_span();
        let diagnostic = match self.tok.kind {
            K::OpenChar | K::OpenString => self.unclosed_string(span),
            K::Unknown => self.unknown_character(span),
            _ if self.bracket_is_unclosed() => self.unclosed_bracket(),
            K::Assign => self.misplaced_assign(span, expected),
            kind => {
                let found = match kind {
                    K::Ident | K::Number => format!("`{}`", self.text(self.tok)),
                    _ => kind.describe().to_owned(),
                };
                let diagnostic = Diagnostic::new(
                    &codes::SYNTAX_ERROR,
                    span,
                    format!("expected {expected}, found {found}"),
                );
                match self.brackets.last() {
                    Some(b)
                        if ["`)`", "`]`", "`}`"].contains(&expected)
                            || matches!(kind, K::RParen | K::RBracket | K::RBrace) =>
                    {
                        diagnostic.with_label(self.span(b.start, b.end), "the bracket opened here")
                    }
                    _ => diagnostic,
                }
            }
        };
        self.report(diagnostic);
        Failed
    }

    fn unclosed_string(&self, span: Span) -> Diagnostic {
        let (quote, what) =
            if self.tok.kind == K::OpenChar { ("'", "Character vector") } else { ("\"", "String") };
        Diagnostic::new(&codes::UNCLOSED_STRING, span, format!("{what} is not terminated properly."))
            .with_label(span, "not closed before the end of its line")
            .with_help(format!("close it with `{quote}`; a quote inside is written twice"))
    }

    pub fn unknown_character(&self, span: Span) -> Diagnostic {
        let text = self.text(self.tok);
        if text == "#" {
            return Diagnostic::new(&codes::OCTAVE_SYNTAX, span, "`#` begins a comment only in Octave")
                .with_help("begin comments with `%`, or use `--dialect octave`");
        }
        let shown: String = text.chars().flat_map(char::escape_default).collect();
        let shown = if text.chars().any(char::is_control) || !text.is_ascii() {
            format!("{text:?} ({shown})")
        } else {
            format!("`{text}`")
        };
        Diagnostic::new(&codes::SYNTAX_ERROR, span, format!("invalid character {shown}"))
    }

    fn misplaced_assign(&self, span: Span, expected: &str) -> Diagnostic {
        Diagnostic::new(&codes::ASSIGN_FOR_EQUAL, span, MISPLACED_EQUALS)
            .with_label(span, format!("expected {expected}"))
            .with_help("`=` assigns and is not part of an expression; to compare, use `==`")
    }

    /// Whether the current token shows that the innermost bracket was not meant to reach this far.
    fn bracket_is_unclosed(&self) -> bool {
        let Some(open) = self.brackets.last() else { return false };
        match self.tok.kind {
            K::Eof | K::Newline => true,
            K::Assign => self.line_of_tok_is_after(open),
            kind => (kind.opens_statement() || kind.closes_block()) && self.tok_begins_line(),
        }
    }

    fn line_of_tok_is_after(&self, open: &Token) -> bool {
        self.lexer.token_line > open.start as usize
    }

    fn unclosed_bracket(&self) -> Diagnostic {
        let open = self.brackets.last().copied().unwrap_or(self.tok);
        let close = match open.kind {
            K::LParen => "`)`",
            K::LBracket => "`]`",
            _ => "`}`",
        };
        let span = self.span(open.start, open.end);
        let here = self.tok_span();
        let diagnostic = Diagnostic::new(&codes::UNCLOSED_BRACKET, span, MISMATCHED_DELIMITERS)
            .with_label(span, format!("{} is not closed", open.kind.describe()));
        if open.kind == K::LParen && self.tok.kind == K::Newline {
            return diagnostic.with_help("to go on in the next line, end this one with `...`");
        }
        let diagnostic = diagnostic.with_label(here, format!("expected {close} before this"));
        diagnostic.with_help(format!("add the missing {close}"))
    }

    /// After an error: goes to where the next statement probably begins. Inside brackets that
    /// is after the closing one, or the next line that looks like a statement of its own.
    pub fn recover(&mut self) {
        if self.brackets.iter().any(|b| b.kind != K::LParen) && self.recover_from_brackets() {
            return;
        }
        self.brackets.clear();
        self.lexer.nest.clear();
        while !matches!(self.tok.kind, K::Newline | K::Eof | K::Semicolon | K::Comma)
            && !self.tok.kind.closes_block()
        {
            self.advance();
            self.lexer.nest.clear();
        }
        if !matches!(self.tok.kind, K::Newline | K::Eof) && self.tok.start >= self.quiet_until {
            let line_end = self.lexer.end_of_line(self.tok.start as usize) as u32;
            self.quiet_until = self.quiet_until.max(line_end);
        }
    }

    /// Whether a line was found that looks like a statement, at which parsing goes on.
    fn recover_from_brackets(&mut self) -> bool {
        let first = self.brackets.first().map_or(0, |b| b.start);
        while self.tok.kind != K::Eof && !self.lexer.nest.is_empty() {
            let line = self.lexer.token_line;
            let keyword = self.tok.kind.opens_statement() || self.tok.kind.closes_block();
            if line > first as usize && (self.tok.kind == K::Assign || (keyword && self.tok_begins_line())) {
                self.restart(line, line);
                return true;
            }
            if self.tok.kind == K::Newline && !self.lexer.nest.contains(&Nest::Matrix) {
                return false;
            }
            self.advance();
        }
        false
    }

    /// Reports that something stands where a block of declarations does not allow it.
    pub fn misplaced(&mut self, what: &str) -> Failed {
        let span = self.tok_span();
        let found = self.tok.kind.describe();
        self.report(Diagnostic::new(&codes::SYNTAX_ERROR, span, format!("expected {what}, found {found}")));
        Failed
    }

    /// Reports syntax that only Octave has, and goes on.
    pub fn octave_only(&mut self, what: &str, help: &str) {
        if !self.octave() {
            let span = self.tok_span();
            let message = format!("{what} is Octave's and not MATLAB's");
            self.note(
                Diagnostic::new(&codes::OCTAVE_SYNTAX, span, message)
                    .with_help(format!("{help}, or use `--dialect octave`")),
            );
        }
    }

    /// Whether the current token begins an Octave comment in MATLAB text.
    pub fn at_hash_comment(&self) -> bool {
        self.tok.kind == K::Unknown && self.text(self.tok) == "#"
    }

    /// `#` to the end of the line in MATLAB text: reported once for the file.
    pub fn skip_hash_comment(&mut self) {
        if !self.reported_hash {
            self.reported_hash = true;
            let span = self.tok_span();
            let diagnostic = self.unknown_character(span);
            self.note(diagnostic);
        }
        let end = self.lexer.end_of_line(self.tok.start as usize);
        self.restart(end, self.lexer.token_line);
    }
}
