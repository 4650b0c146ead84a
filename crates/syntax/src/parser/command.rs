//! Command syntax: `hold on` means `hold('on')`.
//!
//! MATLAB decides by the text alone: a statement is a command when it begins with a name that is no
//! variable, then white space, then something that is neither `=` nor `(` nor `{` nor an operator with
//! white space after it. So `a -1` is a command unless `a` was assigned before.
//! Source: MATLAB documentation, "Choose Command Syntax or Function Syntax".

use super::cursor::Cursor;
use super::literal::{undouble, unescape};
use crate::ast::Word;
use crate::lexer::{is_blank, is_newline};

/// The text behind the name with which a statement begins, read as the words of a command: byte by byte,
/// since its tokens would be other ones.
pub(super) struct Words<'p, 't> {
    cursor: &'p Cursor<'t>,
    /// The next byte to read.
    pub pos: usize,
    /// Where its line begins.
    pub line: usize,
}

/// The byte at which a string begins that its line does not close.
pub(super) struct Unclosed(pub usize);

impl<'p, 't> Words<'p, 't> {
    /// The words behind the current token.
    pub fn new(cursor: &'p Cursor<'t>) -> Words<'p, 't> {
        let mut words = Words { cursor, pos: cursor.lexer.pos, line: cursor.lexer.token_line };
        words.skip_blanks();
        words
    }

    /// Whether the statement ends here.
    pub fn at_end(&self) -> bool {
        self.cursor.statement_ends_at(self.pos)
    }

    fn at(&self, i: usize) -> u8 {
        self.cursor.lexer.at(self.pos + i)
    }

    /// Whether the text can be words: it does not go on like an expression or an assignment.
    pub fn are_arguments(&self) -> bool {
        let octave = self.cursor.octave();
        if self.at_end() {
            return false;
        }
        match (self.at(0), self.at(1)) {
            (b'(' | b'{' | b')' | b']' | b'}', _) => false,
            (b'=', b'=') => self.operator_is_argument(2),
            (b'=', _) => false,
            (b'.', b'*' | b'/' | b'\\' | b'^') if self.at(2) == b'=' && octave => false,
            (b'.', b'*' | b'/' | b'\\' | b'^' | b'\'') => self.operator_is_argument(2),
            (b'~' | b'!' | b'<' | b'>', b'=') => self.operator_is_argument(2),
            (b'&', b'&') | (b'|', b'|') => self.operator_is_argument(2),
            (b'+' | b'-' | b'*' | b'/' | b'^' | b'|' | b'&', b'=') if self.at(2) != b'=' => {
                !octave && self.operator_is_argument(2)
            }
            (b'+', b'+') | (b'-', b'-') if octave => !self.ends_behind(2) && self.operator_is_argument(2),
            (b'+' | b'-' | b'*' | b'/' | b'\\' | b'^' | b'<' | b'>' | b'&' | b'|' | b':', _) => {
                self.operator_is_argument(1)
            }
            // A quote that nothing closes and nothing follows is a transpose.
            (b'\'', _) => self.quoted(self.pos).is_some() || !self.ends_behind(1),
            _ => true,
        }
    }

    /// An operator with white space after it joins two operands.
    fn operator_is_argument(&self, len: usize) -> bool {
        let after = self.at(len);
        let continued = after == b'.' && self.at(len + 1) == b'.' && !self.cursor.octave();
        !is_blank(after) && !continued
    }

    /// Whether the statement ends after `len` bytes and white space.
    fn ends_behind(&self, len: usize) -> bool {
        self.cursor.statement_ends_at(self.cursor.skip_blanks_at(self.pos + len))
    }

    /// Skips white space and continuations between words.
    fn skip_blanks(&mut self) {
        let lexer = &self.cursor.lexer;
        loop {
            self.pos = self.cursor.skip_blanks_at(self.pos);
            let dots = (0..3).all(|i| self.at(i) == b'.');
            if !dots || !is_blank(lexer.at(self.pos.saturating_sub(1))) {
                return;
            }
            let end = lexer.end_of_line(self.pos);
            if end >= lexer.text.len() {
                self.pos = end;
                return;
            }
            let crlf = lexer.at(end) == b'\r' && lexer.at(end + 1) == b'\n';
            self.pos = end + if crlf { 2 } else { 1 };
            self.line = self.pos;
        }
    }

    /// Reads the next word. Inside brackets white space and separators belong to it.
    pub fn next(&mut self) -> Option<Result<Word, Unclosed>> {
        self.skip_blanks();
        if self.at_end() {
            return None;
        }
        let (start, bytes) = (self.pos, self.cursor.lexer.text.as_bytes());
        let mut depth = 0usize;
        let mut text = Vec::new();
        while self.pos < bytes.len() {
            let b = bytes[self.pos];
            match b {
                _ if is_newline(b) => break,
                b'%' => break,
                b'#' if self.cursor.octave() && is_blank(self.cursor.lexer.at(self.pos - 1)) => break,
                b';' | b',' | b' ' | b'\t' | 0x0b | 0x0c if depth == 0 => break,
                b'\'' | b'"' => {
                    if let Some((inner, after)) = self.quoted(self.pos) {
                        text.extend_from_slice(inner.as_bytes());
                        self.pos = after;
                        continue;
                    }
                    if self.pos == start {
                        return Some(Err(Unclosed(start)));
                    }
                }
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            text.push(b);
            self.pos += 1;
        }
        let text = String::from_utf8(text).unwrap_or_default();
        Some(Ok(Word { text: text.into(), span: self.cursor.span(start as u32, self.pos as u32) }))
    }

    /// The text of the string that begins at `pos`, and the byte after it; `None` where it is not
    /// closed on its line.
    fn quoted(&self, pos: usize) -> Option<(Box<str>, usize)> {
        let lexer = &self.cursor.lexer;
        let quote = lexer.at(pos);
        let escapes = quote == b'"' && self.cursor.octave();
        let mut i = pos + 1;
        loop {
            let b = lexer.at(i);
            if is_newline(b) || i >= lexer.text.len() {
                return None;
            }
            if escapes && b == b'\\' {
                i += 2;
            } else if b != quote {
                i += 1;
            } else if lexer.at(i + 1) == quote {
                i += 2;
            } else {
                break;
            }
        }
        let inner = lexer.text.get(pos + 1..i)?;
        let text = if escapes { unescape(inner) } else { undouble(inner, char::from(quote)) };
        Some((text, i + 1))
    }
}
