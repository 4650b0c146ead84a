//! The lexer: bytes to tokens, one at a time, on demand.
//!
//! MATLAB cannot be cut into tokens without context. The lexer keeps what it needs: the brackets
//! that are open (white space separates elements directly inside `[]` and `{}`, line ends do not
//! end statements there) and whether the token before ends a value (then `'` transposes). What only the parser
//! knows (command syntax, the parameters of an anonymous function) it tells the lexer, which
//! is possible because the lexer never runs more than one token ahead.
//!
//! Comments inside brackets and after `...` are put aside in `inner_comments`.

use crate::Dialect;
use crate::ast::{Comment, CommentKind};
use crate::token::{Token, TokenKind as K};
use base::{FileId, Span};

/// What is open around the next token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nest {
    /// `(`, or the `{` of an index: white space means nothing.
    Paren,
    /// `[` or `{` of a literal: white space separates, line ends are rows.
    Matrix,
    /// The body of an anonymous function directly inside a literal, where Octave lets white
    /// space mean nothing.
    AnonBody,
}

/// The state of the lexer.
pub(crate) struct Lexer<'t> {
    /// The text.
    pub text: &'t str,
    bytes: &'t [u8],
    file: FileId,
    /// The next byte to read.
    pub pos: usize,
    /// Where the line of `pos` begins.
    pub line_start: usize,
    /// Where the line begins on which the last token begins.
    pub token_line: usize,
    /// The language.
    pub dialect: Dialect,
    /// Open brackets, innermost last.
    pub nest: Vec<Nest>,
    /// Whether the last token ends a value.
    pub after_value: bool,
    after_dot: bool,
    /// Comments that no statement will hold.
    pub inner_comments: Vec<Comment>,
}

/// Whether `b` may begin a name.
pub(crate) fn is_ident_start(b: u8) -> bool {
    b.is_ascii_alphabetic() || b == b'_'
}

/// Whether `b` may continue a name.
pub(crate) fn is_ident(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

/// Whether `b` ends a line.
pub(crate) fn is_newline(b: u8) -> bool {
    b == b'\n' || b == b'\r'
}

/// Whether `b` is white space within a line.
pub(crate) fn is_blank(b: u8) -> bool {
    matches!(b, b' ' | b'\t' | 0x0b | 0x0c)
}

impl<'t> Lexer<'t> {
    /// A lexer at the start of `text`.
    pub fn new(file: FileId, text: &'t str, dialect: Dialect) -> Lexer<'t> {
        Lexer {
            text,
            bytes: text.as_bytes(),
            file,
            pos: 0,
            line_start: 0,
            token_line: 0,
            dialect,
            nest: Vec::new(),
            after_value: false,
            after_dot: false,
            inner_comments: Vec::new(),
        }
    }

    /// The byte at `i`; 0 past the end.
    #[inline]
    pub fn at(&self, i: usize) -> u8 {
        self.bytes.get(i).copied().unwrap_or(0)
    }

    /// Goes to byte `pos` on the line that begins at `line_start`, and forgets all brackets.
    pub fn restart(&mut self, pos: usize, line_start: usize) {
        self.pos = pos;
        self.nest.clear();
        self.after_value = false;
        self.after_dot = false;
        self.line_start = line_start;
    }

    /// The end of the line that holds byte `pos`, its terminator excluded.
    pub fn end_of_line(&self, pos: usize) -> usize {
        let rest = self.bytes.get(pos..).unwrap_or(&[]);
        rest.iter().position(|&b| is_newline(b)).map_or(self.bytes.len(), |i| pos + i)
    }

    fn in_matrix(&self) -> bool {
        self.nest.last() == Some(&Nest::Matrix)
    }

    /// The next token.
    pub fn next(&mut self) -> Token {
        let before = self.pos;
        self.skip_blanks();
        let space = self.pos > before;
        let start = self.pos;
        self.token_line = self.line_start;
        if space && self.after_value && self.in_matrix() && self.begins_element() {
            self.after_value = false;
            return self.token(K::Separator, space, start);
        }
        let kind = self.scan();
        self.after_value = self.ends_value(kind);
        self.after_dot = kind == K::Dot;
        self.token(kind, space, start)
    }

    fn token(&self, kind: K, space_before: bool, start: usize) -> Token {
        Token { kind, space_before, start: start as u32, end: self.pos as u32 }
    }

    fn ends_value(&self, kind: K) -> bool {
        match kind {
            K::Ident | K::Number | K::Char | K::String | K::RParen | K::RBracket | K::RBrace => true,
            K::Transpose | K::DotTranspose => true,
            K::End => !self.nest.is_empty(),
            _ => false,
        }
    }

    /// Skips white space and continuations, and inside brackets comments as well.
    fn skip_blanks(&mut self) {
        loop {
            match self.at(self.pos) {
                b' ' | b'\t' | 0x0b | 0x0c => self.pos += 1,
                b'.' if self.at(self.pos + 1) == b'.' && self.at(self.pos + 2) == b'.' => {
                    self.skip_continuation(3);
                }
                b'\\' if self.dialect == Dialect::Octave && self.is_backslash_continuation() => {
                    self.skip_continuation(1);
                }
                b'%' | b'#' if !self.nest.is_empty() && self.begins_comment() => {
                    let start = self.pos;
                    let kind = self.scan_comment();
                    self.keep_inner_comment(kind, start, self.pos);
                }
                b'\n' | b'\r' if self.newline_is_blank() => self.skip_newline(),
                // U+00A0, which text copied from web pages is full of.
                0xc2 if self.at(self.pos + 1) == 0xa0 => self.pos += 2,
                0xef if self.bytes.get(self.pos..self.pos + 3) == Some(b"\xef\xbb\xbf") => self.pos += 3,
                _ => return,
            }
        }
    }

    /// Octave goes on in the next line where a parenthesis is open.
    fn newline_is_blank(&self) -> bool {
        self.dialect == Dialect::Octave && self.nest.last() == Some(&Nest::Paren)
    }

    fn is_backslash_continuation(&self) -> bool {
        let mut i = self.pos + 1;
        while is_blank(self.at(i)) {
            i += 1;
        }
        is_newline(self.at(i))
    }

    fn skip_continuation(&mut self, dots: usize) {
        let start = self.pos + dots;
        let end = self.end_of_line(start);
        if end > start && !self.bytes[start..end].iter().all(|&b| is_blank(b)) {
            self.keep_inner_comment(K::Comment, start, end);
        }
        self.pos = end;
        self.skip_newline();
    }

    /// Skips one line end, if there is one.
    pub fn skip_newline(&mut self) {
        match self.at(self.pos) {
            b'\r' if self.at(self.pos + 1) == b'\n' => self.pos += 2,
            b'\r' | b'\n' => self.pos += 1,
            _ => return,
        }
        self.line_start = self.pos;
    }

    fn keep_inner_comment(&mut self, kind: K, start: usize, end: usize) {
        let comment = self.comment(kind, start, end, false);
        self.inner_comments.push(comment);
    }

    /// The comment in bytes `start..end`.
    pub fn comment(&self, kind: K, start: usize, end: usize, trailing: bool) -> Comment {
        let text = self.text.get(start..end).unwrap_or("").trim_end();
        let kind = match kind {
            K::BlockComment | K::OpenComment => CommentKind::Block,
            _ if text.starts_with("%#") => CommentKind::Annotation,
            _ => CommentKind::Line,
        };
        let span = Span::new(self.file, start as u32, (start + text.len()) as u32);
        Comment { kind, text: text.into(), trailing, span }
    }

    /// Whether an element of a matrix begins at `pos`, given that a value and white space stand before it.
    fn begins_element(&self) -> bool {
        let next = self.at(self.pos + 1);
        match self.at(self.pos) {
            b'"' | b'\'' | b'(' | b'[' | b'{' | b'@' | b'?' => true,
            b'.' => next.is_ascii_digit(),
            b'+' | b'-' => {
                let continued =
                    next == b'.' && self.at(self.pos + 2) == b'.' && self.dialect == Dialect::Matlab;
                !(is_blank(next) || is_newline(next) || next == b'=' || continued)
            }
            b'~' | b'!' => next != b'=',
            b => is_ident(b),
        }
    }

    fn begins_comment(&self) -> bool {
        match self.at(self.pos) {
            b'%' => true,
            b'#' => self.dialect == Dialect::Octave,
            _ => false,
        }
    }

    fn scan(&mut self) -> K {
        let b = self.at(self.pos);
        if is_ident_start(b) {
            return self.scan_ident();
        }
        match b {
            b'0'..=b'9' => self.scan_number(),
            b'.' if self.at(self.pos + 1).is_ascii_digit() => self.scan_number(),
            b'\n' | b'\r' => {
                self.skip_newline();
                K::Newline
            }
            b'%' | b'#' if self.begins_comment() => self.scan_comment(),
            b'\'' if !self.after_value => self.scan_char(),
            b'"' => self.scan_string(),
            b'(' | b'[' | b'{' => self.open_bracket(b),
            b')' | b']' | b'}' => self.close_bracket(b),
            0 if self.pos >= self.bytes.len() => K::Eof,
            _ => self.scan_operator(b),
        }
    }

    fn scan_ident(&mut self) -> K {
        let start = self.pos;
        while is_ident(self.at(self.pos)) {
            self.pos += 1;
        }
        if self.after_dot {
            return K::Ident;
        }
        K::keyword(&self.bytes[start..self.pos], self.dialect).unwrap_or(K::Ident)
    }

    fn open_bracket(&mut self, b: u8) -> K {
        self.pos += 1;
        let (kind, nest) = match b {
            b'(' => (K::LParen, Nest::Paren),
            b'[' => (K::LBracket, Nest::Matrix),
            _ if self.after_value => (K::LBrace, Nest::Paren),
            _ => (K::LBrace, Nest::Matrix),
        };
        self.nest.push(nest);
        kind
    }

    fn close_bracket(&mut self, b: u8) -> K {
        self.pos += 1;
        while self.nest.last() == Some(&Nest::AnonBody) {
            self.nest.pop();
        }
        self.nest.pop();
        match b {
            b')' => K::RParen,
            b']' => K::RBracket,
            _ => K::RBrace,
        }
    }

    fn scan_number(&mut self) -> K {
        if self.at(self.pos) == b'0' && self.scan_radix() {
            return K::Number;
        }
        self.skip_digits();
        if self.at(self.pos) == b'.' && self.dot_belongs_to_number() {
            self.pos += 1;
            self.skip_digits();
        }
        if matches!(self.at(self.pos), b'e' | b'E' | b'd' | b'D') {
            let sign = usize::from(matches!(self.at(self.pos + 1), b'+' | b'-'));
            if self.at(self.pos + 1 + sign).is_ascii_digit() {
                self.pos += 1 + sign;
                self.skip_digits();
            }
        }
        if matches!(self.at(self.pos), b'i' | b'j' | b'I' | b'J') && !is_ident(self.at(self.pos + 1)) {
            self.pos += 1;
        }
        K::Number
    }

    /// Digits; in Octave underscores may stand between them.
    fn skip_digits(&mut self) {
        let octave = self.dialect == Dialect::Octave;
        while self.at(self.pos).is_ascii_digit() || (octave && self.at(self.pos) == b'_') {
            self.pos += 1;
        }
    }

    /// `1.*x` multiplies, `1.'` transposes, `1...` goes on in the next line; `1.` alone is a number.
    fn dot_belongs_to_number(&self) -> bool {
        match self.at(self.pos + 1) {
            b'*' | b'/' | b'\\' | b'^' | b'\'' => false,
            b'.' => self.at(self.pos + 2) != b'.',
            _ => true,
        }
    }

    /// `0x1F`, `0b101`, with an optional suffix `u8` to `s64`.
    fn scan_radix(&mut self) -> bool {
        let is_digit: fn(u8) -> bool = match self.at(self.pos + 1) {
            b'x' | b'X' => |b| b.is_ascii_hexdigit(),
            b'b' | b'B' => |b| b == b'0' || b == b'1',
            _ => return false,
        };
        if !is_digit(self.at(self.pos + 2)) {
            return false;
        }
        self.pos += 2;
        let octave = self.dialect == Dialect::Octave;
        while is_digit(self.at(self.pos)) || (octave && self.at(self.pos) == b'_') {
            self.pos += 1;
        }
        if matches!(self.at(self.pos), b'u' | b's' | b'U' | b'S') && self.at(self.pos + 1).is_ascii_digit() {
            self.pos += 1;
            self.skip_digits();
        }
        true
    }

    fn scan_char(&mut self) -> K {
        self.pos += 1;
        loop {
            match self.at(self.pos) {
                b'\'' if self.at(self.pos + 1) == b'\'' => self.pos += 2,
                b'\'' => {
                    self.pos += 1;
                    return K::Char;
                }
                b'\n' | b'\r' => return K::OpenChar,
                0 if self.pos >= self.bytes.len() => return K::OpenChar,
                _ => self.pos += 1,
            }
        }
    }

    fn scan_string(&mut self) -> K {
        let escapes = self.dialect == Dialect::Octave;
        self.pos += 1;
        loop {
            match self.at(self.pos) {
                b'"' if self.at(self.pos + 1) == b'"' => self.pos += 2,
                b'"' => {
                    self.pos += 1;
                    return K::String;
                }
                b'\\' if escapes => {
                    self.pos += 1;
                    match self.at(self.pos) {
                        b'\n' | b'\r' => self.skip_newline(),
                        _ if self.pos < self.bytes.len() => self.pos += 1,
                        _ => {}
                    }
                }
                b'\n' | b'\r' => return K::OpenString,
                0 if self.pos >= self.bytes.len() => return K::OpenString,
                _ => self.pos += 1,
            }
        }
    }

    /// At `%` or `#`: to the end of the line, or of the block where `%{` stands alone on its line.
    fn scan_comment(&mut self) -> K {
        if self.at(self.pos + 1) == b'{' && self.is_alone_on_line(self.pos, 2) {
            return self.scan_block_comment();
        }
        self.pos = self.end_of_line(self.pos);
        K::Comment
    }

    fn is_alone_on_line(&self, pos: usize, len: usize) -> bool {
        let blank = |bytes: &[u8]| bytes.iter().all(|&b| is_blank(b));
        blank(&self.bytes[self.line_start.min(pos)..pos])
            && blank(&self.bytes[pos + len..self.end_of_line(pos + len)])
    }

    /// Block comments nest.
    fn scan_block_comment(&mut self) -> K {
        let mut depth = 0;
        loop {
            let end = self.end_of_line(self.pos);
            let line = self.bytes[self.pos..end].trim_ascii();
            match line {
                b"%{" => depth += 1,
                b"%}" => depth -= 1,
                b"#{" if self.dialect == Dialect::Octave => depth += 1,
                b"#}" if self.dialect == Dialect::Octave => depth -= 1,
                _ => {}
            }
            self.pos = end;
            if depth == 0 {
                return K::BlockComment;
            }
            if end >= self.bytes.len() {
                return K::OpenComment;
            }
            self.skip_newline();
        }
    }

    fn scan_operator(&mut self, b: u8) -> K {
        let (next, third) = (self.at(self.pos + 1), self.at(self.pos + 2));
        let octave = self.dialect == Dialect::Octave;
        let (kind, len) = match (b, next) {
            (b'\'', _) => (K::Transpose, 1),
            (b'.', b'*' | b'/' | b'^' | b'\\')
                if octave && third == b'=' && self.at(self.pos + 3) != b'=' =>
            {
                (dot_assign_operator(next), 3)
            }
            (b'.', b'*') if octave && third == b'*' => (K::DotStarStar, 3),
            (b'.', b'*') => (K::DotStar, 2),
            (b'.', b'/') => (K::DotSlash, 2),
            (b'.', b'\\') => (K::DotBackslash, 2),
            (b'.', b'^') => (K::DotCaret, 2),
            (b'.', b'\'') if self.after_value => (K::DotTranspose, 2),
            (b'.', _) => (K::Dot, 1),
            (b'=', b'=') => (K::EqEq, 2),
            (b'=', _) => (K::Assign, 1),
            (b'~', b'=') => (K::Ne, 2),
            (b'!', b'=') => (K::BangNe, 2),
            (b'<', b'=') => (K::Le, 2),
            (b'>', b'=') => (K::Ge, 2),
            (b'|', b'|') => (K::OrOr, 2),
            (b'&', b'&') => (K::AndAnd, 2),
            (b'*', b'*') if octave => (K::StarStar, 2),
            (_, b'=') if third != b'=' && !self.in_matrix() => match assign_operator(b) {
                Some(kind) => (kind, 2),
                None => self.single(b),
            },
            _ => self.single(b),
        };
        self.pos += len;
        kind
    }

    fn single(&self, b: u8) -> (K, usize) {
        let kind = match b {
            b',' => K::Comma,
            b';' => K::Semicolon,
            b':' => K::Colon,
            b'+' => K::Plus,
            b'-' => K::Minus,
            b'*' => K::Star,
            b'/' => K::Slash,
            b'\\' => K::Backslash,
            b'^' => K::Caret,
            b'<' => K::Lt,
            b'>' => K::Gt,
            b'|' => K::Or,
            b'&' => K::And,
            b'~' => K::Tilde,
            b'!' => K::Bang,
            b'@' => K::At,
            b'?' => K::Question,
            _ => {
                let len = self.text.get(self.pos..).and_then(|s| s.chars().next()).map_or(1, char::len_utf8);
                return (K::Unknown, len);
            }
        };
        (kind, 1)
    }
}

/// The operator `.b=`, which only Octave has.
fn dot_assign_operator(b: u8) -> K {
    match b {
        b'*' => K::DotStarAssign,
        b'/' => K::DotSlashAssign,
        b'^' => K::DotCaretAssign,
        _ => K::DotBackslashAssign,
    }
}

fn assign_operator(b: u8) -> Option<K> {
    Some(match b {
        b'+' => K::PlusAssign,
        b'-' => K::MinusAssign,
        b'*' => K::StarAssign,
        b'/' => K::SlashAssign,
        b'^' => K::CaretAssign,
        b'|' => K::BarAssign,
        b'&' => K::AmpAssign,
        _ => return None,
    })
}
