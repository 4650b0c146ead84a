//! Values of literals: numbers, and the text of strings without quotes and escapes.

use super::{Parse, Parser};
use crate::ast::*;
use crate::token::TokenKind as K;
use base::{Span, codes};

impl Parser<'_> {
    /// Consumes a number.
    pub(super) fn number(&mut self) -> Parse<Expr> {
        let tok = self.advance();
        let span = self.span(tok.start, tok.end);
        let text = self.text(tok);
        self.height = 1;
        if self.octave() && text.contains('_') {
            return self.number_of(&text.replace('_', ""), span);
        }
        self.number_of(text, span)
    }

    fn number_of(&mut self, text: &str, span: Span) -> Parse<Expr> {
        let bytes = text.as_bytes();
        if bytes.len() > 2 && bytes[0] == b'0' && matches!(bytes[1] | 0x20, b'x' | b'b') {
            return self.radix_number(text, span);
        }
        let imaginary = matches!(bytes.last(), Some(b'i' | b'j' | b'I' | b'J'));
        let digits = &text[..text.len() - usize::from(imaginary)];
        let kind = ExprKind::Number { value: decimal(digits), imaginary, text: text.into() };
        Ok(Expr { kind, span })
    }

    fn radix_number(&mut self, text: &str, span: Span) -> Parse<Expr> {
        let hexadecimal = matches!(text.as_bytes()[1], b'x' | b'X');
        let body = &text[2..];
        let (digits, suffix) = match body.find(['u', 's', 'U', 'S']) {
            Some(i) => body.split_at(i),
            None => (body, ""),
        };
        let bits = match u64::from_str_radix(digits, if hexadecimal { 16 } else { 2 }) {
            Ok(bits) => bits,
            Err(_) => {
                return Err(self.fail(&codes::SYNTAX_ERROR, span, "the number needs more than 64 bits"));
            }
        };
        let class = match suffix.to_ascii_lowercase().as_str() {
            "" => smallest_class(bits),
            "u8" => IntClass::Uint8,
            "u16" => IntClass::Uint16,
            "u32" => IntClass::Uint32,
            "u64" => IntClass::Uint64,
            "s8" => IntClass::Int8,
            "s16" => IntClass::Int16,
            "s32" => IntClass::Int32,
            "s64" => IntClass::Int64,
            _ => {
                let message = "expected a suffix u8, u16, u32, u64, s8, s16, s32 or s64";
                return Err(self.fail(&codes::SYNTAX_ERROR, span, message));
            }
        };
        match fit(bits, class) {
            Some(bits) => Ok(Expr { kind: ExprKind::Integer { bits, class, text: text.into() }, span }),
            None => {
                let message = format!("the number does not fit in {}", class.name());
                Err(self.fail(&codes::SYNTAX_ERROR, span, message))
            }
        }
    }

    /// Consumes a closed string of either kind.
    pub(super) fn string(&mut self) -> Expr {
        let tok = self.advance();
        let span = self.span(tok.start, tok.end);
        let text = self.text(tok);
        let inner = text.get(1..text.len().saturating_sub(1)).unwrap_or("");
        self.height = 1;
        let kind = match tok.kind {
            K::Char => ExprKind::Char(undouble(inner, '\'')),
            _ if self.octave() => ExprKind::String(unescape(inner)),
            _ => ExprKind::String(undouble(inner, '"')),
        };
        Expr { kind, span }
    }
}

/// The value of a decimal number; `d` is an exponent like `e`.
fn decimal(digits: &str) -> f64 {
    let bytes = digits.as_bytes();
    if bytes.len() <= 15 && bytes.iter().all(u8::is_ascii_digit) {
        return bytes.iter().fold(0u64, |n, b| n * 10 + u64::from(b - b'0')) as f64;
    }
    let parsed = match bytes.iter().any(|b| matches!(b, b'd' | b'D')) {
        true => digits.replace(['d', 'D'], "e").parse(),
        false => digits.parse(),
    };
    parsed.unwrap_or(f64::NAN)
}

fn smallest_class(bits: u64) -> IntClass {
    match bits {
        0..=0xff => IntClass::Uint8,
        0x100..=0xffff => IntClass::Uint16,
        0x1_0000..=0xffff_ffff => IntClass::Uint32,
        _ => IntClass::Uint64,
    }
}

/// The bits as a value of `class`, sign-extended; `None` where they are too many.
fn fit(bits: u64, class: IntClass) -> Option<u64> {
    let (width, signed) = match class {
        IntClass::Int8 => (8, true),
        IntClass::Int16 => (16, true),
        IntClass::Int32 => (32, true),
        IntClass::Int64 => (64, true),
        IntClass::Uint8 => (8, false),
        IntClass::Uint16 => (16, false),
        IntClass::Uint32 => (32, false),
        IntClass::Uint64 => (64, false),
    };
    let spare = 64 - width;
    if (bits << spare) >> spare != bits {
        return None;
    }
    Some(if signed { (((bits << spare) as i64) >> spare) as u64 } else { bits })
}

/// The text between quotes, with doubled quotes made single.
pub(super) fn undouble(inner: &str, quote: char) -> Box<str> {
    if !inner.contains(quote) {
        return inner.into();
    }
    let mut text = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        text.push(c);
        if c == quote {
            chars.next();
        }
    }
    text.into()
}

/// The text of an Octave double-quoted string. An escape that Octave does not know stands for the
/// character after the backslash.
pub(super) fn unescape(inner: &str) -> Box<str> {
    if !inner.contains(['\\', '"']) {
        return inner.into();
    }
    let mut text = String::with_capacity(inner.len());
    let mut chars = inner.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' => {
                text.push('"');
                chars.next();
            }
            '\\' => match chars.next() {
                Some('a') => text.push('\x07'),
                Some('b') => text.push('\x08'),
                Some('f') => text.push('\x0c'),
                Some('n') => text.push('\n'),
                Some('r') => text.push('\r'),
                Some('t') => text.push('\t'),
                Some('v') => text.push('\x0b'),
                Some('x') => push_digits(&mut text, &mut chars, 0, 16, 2),
                Some(d @ '0'..='7') => push_digits(&mut text, &mut chars, d as u32 - '0' as u32, 8, 2),
                Some('\n') | None => {}
                Some('\r') => {
                    chars.next_if_eq(&'\n');
                }
                Some(other) => text.push(other),
            },
            other => text.push(other),
        }
    }
    text.into()
}

fn push_digits(
    text: &mut String,
    chars: &mut std::iter::Peekable<std::str::Chars<'_>>,
    first: u32,
    radix: u32,
    most: usize,
) {
    let mut code = first;
    for _ in 0..most {
        let Some(digit) = chars.peek().and_then(|c| c.to_digit(radix)) else { break };
        code = code * radix + digit;
        chars.next();
    }
    text.push(char::from_u32(code & 0xff).unwrap_or('\0'));
}
