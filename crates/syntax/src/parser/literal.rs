//! Values of literals: numbers, and the text of strings without quotes and escapes.

use crate::ast::{ExprKind, IntClass};

/// The number that `text` says; where it says none, why not.
pub(super) fn number(text: &str, octave: bool) -> Result<ExprKind, String> {
    if octave && text.contains('_') {
        return number_without_marks(&text.replace('_', ""));
    }
    number_without_marks(text)
}

fn number_without_marks(text: &str) -> Result<ExprKind, String> {
    let bytes = text.as_bytes();
    if bytes.len() > 2 && bytes[0] == b'0' && matches!(bytes[1] | 0x20, b'x' | b'b') {
        return radix_number(text);
    }
    let imaginary = matches!(bytes.last(), Some(b'i' | b'j' | b'I' | b'J'));
    let digits = &text[..text.len() - usize::from(imaginary)];
    Ok(ExprKind::Number { value: decimal(digits), imaginary, text: text.into() })
}

fn radix_number(text: &str) -> Result<ExprKind, String> {
    let hexadecimal = matches!(text.as_bytes()[1], b'x' | b'X');
    let body = &text[2..];
    let (digits, suffix) = match body.find(['u', 's', 'U', 'S']) {
        Some(i) => body.split_at(i),
        None => (body, ""),
    };
    let bits = u64::from_str_radix(digits, if hexadecimal { 16 } else { 2 })
        .map_err(|_| "the number needs more than 64 bits".to_owned())?;
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
        _ => return Err("expected a suffix u8, u16, u32, u64, s8, s16, s32 or s64".to_owned()),
    };
    match fit(bits, class) {
        Some(bits) => Ok(ExprKind::Integer { bits, class, text: text.into() }),
        None => Err(format!("the number does not fit in {}", class.name())),
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
