//! Command syntax: `hold on` means `hold('on')`.
//!
//! MATLAB decides by the text alone: a statement is a command when it begins with a name that is no
//! variable, then white space, then something that is neither `=` nor `(` nor `{` nor an operator with
//! white space after it. So `a -1` is a command unless `a` was assigned before.
//! Source: MATLAB documentation, "Choose Command Syntax or Function Syntax".

use super::{Parse, Parser};
use crate::Token;
use crate::ast::*;
use crate::lexer::{is_blank, is_newline};
use crate::token::TokenKind as K;
use base::{Diagnostic, Name, codes};

impl Parser<'_> {
    /// Whether the statement that begins with the current token `name`, after which there is white
    /// space, is a command.
    pub(super) fn is_command(&self, name: Name) -> bool {
        let (pos, _) = self.skip_command_blanks(self.lexer.pos, 0);
        if self.statement_ends_at(pos) {
            return false;
        }
        let at = |i: usize| self.lexer.at(pos + i);
        let looks_like_argument = match (at(0), at(1)) {
            (b'(' | b'{' | b')' | b']' | b'}', _) => return false,
            (b'=', b'=') => self.operator_is_argument(pos, 2),
            (b'=', _) => return false,
            (b'.', b'*' | b'/' | b'\\' | b'^') if at(2) == b'=' && self.octave() => false,
            (b'.', b'*' | b'/' | b'\\' | b'^' | b'\'') => self.operator_is_argument(pos, 2),
            (b'~' | b'!' | b'<' | b'>', b'=') => self.operator_is_argument(pos, 2),
            (b'&', b'&') | (b'|', b'|') => self.operator_is_argument(pos, 2),
            (b'+' | b'-' | b'*' | b'/' | b'^' | b'|' | b'&', b'=') if at(2) != b'=' => {
                !self.octave() && self.operator_is_argument(pos, 2)
            }
            (b'+', b'+') | (b'-', b'-') if self.octave() => {
                !self.statement_ends_at(self.skip_blanks_at(pos + 2)) && self.operator_is_argument(pos, 2)
            }
            (b'+' | b'-' | b'*' | b'/' | b'\\' | b'^' | b'<' | b'>' | b'&' | b'|' | b':', _) => {
                self.operator_is_argument(pos, 1)
            }
            // A quote that nothing closes and nothing follows is a transpose.
            (b'\'', _) => self.quoted(pos).is_some() || !self.statement_ends_at(self.skip_blanks_at(pos + 1)),
            _ => true,
        };
        looks_like_argument && !self.is_assigned(name)
    }

    /// An operator with white space after it joins two operands.
    fn operator_is_argument(&self, pos: usize, len: usize) -> bool {
        let after = self.lexer.at(pos + len);
        let continued = after == b'.' && self.lexer.at(pos + len + 1) == b'.' && !self.octave();
        !is_blank(after) && !continued
    }

    /// Consumes a command: its name is the current token.
    pub(super) fn command(&mut self) -> Parse<StmtKind> {
        let tok = self.tok;
        let name = self.ident_of(tok);
        if let Some(record) = &mut self.record {
            record.push(tok);
        }
        let mut args = Vec::new();
        let mut pos = self.lexer.pos;
        let mut line = self.lexer.token_line;
        let mut end = tok.end;
        loop {
            (pos, line) = self.skip_command_blanks(pos, line);
            if self.statement_ends_at(pos) {
                break;
            }
            let (word, after) = self.command_word(pos)?;
            let token = Token { kind: K::Word, space_before: true, start: pos as u32, end: after as u32 };
            if let Some(record) = &mut self.record {
                record.push(token);
            }
            args.push(word);
            pos = after;
            end = after as u32;
        }
        self.lexer.restart(pos, line);
        self.code_end = end;
        self.tok = self.lexer.next();
        Ok(StmtKind::Command { name, args })
    }

    /// Skips white space and continuations between words; the byte after them, and where its line
    /// begins, given that of `pos`.
    pub(super) fn skip_command_blanks(&self, mut pos: usize, mut line: usize) -> (usize, usize) {
        loop {
            pos = self.skip_blanks_at(pos);
            let dots = (0..3).all(|i| self.lexer.at(pos + i) == b'.');
            if !dots || !is_blank(self.lexer.at(pos.saturating_sub(1))) {
                return (pos, line);
            }
            let end = self.lexer.end_of_line(pos);
            if end >= self.lexer.text.len() {
                return (end, line);
            }
            let crlf = self.lexer.at(end) == b'\r' && self.lexer.at(end + 1) == b'\n';
            pos = end + if crlf { 2 } else { 1 };
            line = pos;
        }
    }

    /// One word from byte `start`, and the byte after it. Inside brackets white space and separators
    /// belong to the word.
    fn command_word(&mut self, start: usize) -> Parse<(Word, usize)> {
        let bytes = self.lexer.text.as_bytes();
        let (mut pos, mut depth) = (start, 0usize);
        let mut text = Vec::new();
        while pos < bytes.len() {
            let b = bytes[pos];
            match b {
                _ if is_newline(b) => break,
                b'%' => break,
                b'#' if self.octave() && is_blank(self.lexer.at(pos - 1)) => break,
                b';' | b',' | b' ' | b'\t' | 0x0b | 0x0c if depth == 0 => break,
                b'\'' | b'"' => {
                    if let Some((inner, after)) = self.quoted(pos) {
                        text.extend_from_slice(inner.as_bytes());
                        pos = after;
                        continue;
                    }
                    if pos == start {
                        return Err(self.unclosed_word(pos));
                    }
                }
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            text.push(b);
            pos += 1;
        }
        let text = String::from_utf8(text).unwrap_or_default();
        let word = Word { text: text.into(), span: self.span(start as u32, pos as u32) };
        Ok((word, pos))
    }

    fn unclosed_word(&mut self, pos: usize) -> super::Failed {
        let end = self.lexer.end_of_line(pos);
        let span = self.span(pos as u32, end as u32);
        self.report(
            Diagnostic::new(&codes::UNCLOSED_STRING, span, "Character vector is not terminated properly.")
                .with_help("close it with the same quote; a quote inside is written twice"),
        );
        self.restart(end, self.lexer.token_line);
        super::Failed
    }

    /// The text of the string that begins at `pos`, and the byte after it; `None` where it is not
    /// closed on its line.
    fn quoted(&self, pos: usize) -> Option<(Box<str>, usize)> {
        let quote = self.lexer.at(pos);
        let escapes = quote == b'"' && self.octave();
        let mut i = pos + 1;
        loop {
            let b = self.lexer.at(i);
            if is_newline(b) || i >= self.lexer.text.len() {
                return None;
            }
            if escapes && b == b'\\' {
                i += 2;
            } else if b != quote {
                i += 1;
            } else if self.lexer.at(i + 1) == quote {
                i += 2;
            } else {
                break;
            }
        }
        let inner = self.lexer.text.get(pos + 1..i)?;
        let text = if escapes {
            super::literal::unescape(inner)
        } else {
            super::literal::undouble(inner, char::from(quote))
        };
        Some((text, i + 1))
    }
}
