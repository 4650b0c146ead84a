//! The words of printed Tame IR.

use base::{Diagnostic, FileId, Span, codes};

/// One word.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    /// A name.
    Name(String),
    /// A number without sign, with its suffixes.
    Number(String),
    /// `'...'`, quotes resolved.
    Char(String),
    /// `"..."`, quotes resolved.
    Str(String),
    /// Any other character.
    Sign(char),
    /// `% ...`.
    Comment(String),
    /// End of a line.
    Line,
}

/// The words of `text` with their places.
pub(super) fn tokens(file: FileId, text: &str) -> Result<Vec<(Token, Span)>, Diagnostic> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(&b) = bytes.get(at) {
        let start = at;
        let token = match b {
            b'\n' => {
                at += 1;
                Token::Line
            }
            b' ' | b'\t' | b'\r' => {
                at += 1;
                continue;
            }
            b'%' => {
                at = text[at..].find('\n').map_or(text.len(), |n| at + n);
                Token::Comment(text[start..at].trim_end().to_owned())
            }
            b'\'' | b'"' => {
                let (value, end) = quoted(text, at).ok_or_else(|| {
                    let span = Span::new(file, start as u32, text.len() as u32);
                    Diagnostic::new(&codes::UNCLOSED_STRING, span, "the string is not closed")
                })?;
                at = end;
                if b == b'"' { Token::Str(value) } else { Token::Char(value) }
            }
            b'0'..=b'9' => {
                at = number_end(bytes, at);
                Token::Number(text[start..at].to_owned())
            }
            b if b.is_ascii_alphabetic() || b == b'_' || !b.is_ascii() => {
                let word = |c: char| c.is_alphanumeric() || c == '_';
                at = text[at..].find(|c| !word(c)).map_or(text.len(), |n| at + n);
                if at == start {
                    at += text[at..].chars().next().map_or(1, char::len_utf8);
                }
                Token::Name(text[start..at].to_owned())
            }
            b => {
                at += 1;
                Token::Sign(b as char)
            }
        };
        found.push((token, Span::new(file, start as u32, at as u32)));
    }
    found.push((Token::Line, Span::new(file, text.len() as u32, text.len() as u32)));
    Ok(found)
}

/// The text between the quote at `at` and its partner, and where that ends.
fn quoted(text: &str, at: usize) -> Option<(String, usize)> {
    let quote = text[at..].chars().next()?;
    let mut value = String::new();
    let mut chars = text[at + 1..].char_indices().peekable();
    while let Some((i, c)) = chars.next() {
        if c == '\n' {
            return None;
        }
        if c == quote {
            if chars.peek().is_some_and(|&(_, next)| next == quote) {
                chars.next();
            } else {
                return Some((value, at + 1 + i + 1));
            }
        }
        value.push(c);
    }
    None
}

/// Where the number that starts at `at` ends: digits, a fraction, an exponent, `i`; or hexadecimal
/// digits with a suffix. A dot counts only before a digit.
fn number_end(bytes: &[u8], mut at: usize) -> usize {
    if bytes[at] == b'0' && bytes.get(at + 1) == Some(&b'x') {
        at += 2;
        while bytes.get(at).is_some_and(|b| b.is_ascii_alphanumeric()) {
            at += 1;
        }
        return at;
    }
    let digits = |mut at: usize| {
        while bytes.get(at).is_some_and(u8::is_ascii_digit) {
            at += 1;
        }
        at
    };
    at = digits(at);
    if bytes.get(at) == Some(&b'.') && bytes.get(at + 1).is_some_and(u8::is_ascii_digit) {
        at = digits(at + 1);
    }
    if bytes.get(at) == Some(&b'e') {
        let sign = usize::from(matches!(bytes.get(at + 1), Some(b'-' | b'+')));
        if bytes.get(at + 1 + sign).is_some_and(u8::is_ascii_digit) {
            at = digits(at + 1 + sign);
        }
    }
    if bytes.get(at) == Some(&b'i') { at + 1 } else { at }
}
