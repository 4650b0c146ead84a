//! Escapes of templates: `\n`, `\t`, `\\`, `\x41`, `\101`, ...
//!
//! MATLAB ends a template where an escape is none of these, and says so. Octave keeps what it does not know.

use crate::error::Error;
use std::borrow::Cow;
use std::iter::Peekable;
use std::str::Chars;

/// What is wrong with an escape, as `Error` or as warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A backslash before a character that means nothing there.
    Unknown(char),
    /// A backslash at the end.
    Lone,
    /// `\x` without a digit, `\8`: of this base.
    Digits(u32),
    /// A number beyond all characters, of this base.
    Beyond(u32),
}

impl Fault {
    /// What MATLAB says of it.
    pub fn error(self) -> Error {
        let (what, text) = match self {
            Fault::Unknown(c) => (
                "BadEscapeSequenceInFormat",
                format!(
                    "Escaped character '\\{c}' is not valid. See 'doc sprintf' for supported special characters."
                ),
            ),
            Fault::Lone => (
                "NoControlCharacterInFormat",
                "A lone trailing backslash, '\\' , is not a valid control character. See 'doc sprintf' for control \
                 characters valid in the format string."
                    .to_owned(),
            ),
            Fault::Digits(16) => ("HexCharCodeInvalid", "Valid hexadecimal digits are 0-9 and A-F.".to_owned()),
            Fault::Digits(_) => ("OctalCharCodeInvalid", "Valid octal digits are 0-7.".to_owned()),
            Fault::Beyond(base) => {
                let (id, word) = if base == 16 { ("Hex", "hex") } else { ("Octal", "octal") };
                return Error::new(
                    format!("MATLAB:printf:{id}CharCodeOutOfRange"),
                    format!("The {word} value specified is outside the range of the character set."),
                );
            }
        };
        Error::new(format!("MATLAB:printf:{what}"), text)
    }
}

/// The text with its escapes resolved; one that is none stays as it is.
pub fn escapes(text: &str) -> Cow<'_, str> {
    resolve(text, true).0
}

/// The template with its escapes resolved, up to the first that is none, and what is wrong with that one.
pub fn template(text: &str) -> (Cow<'_, str>, Option<Fault>) {
    resolve(text, false)
}

fn resolve(text: &str, lenient: bool) -> (Cow<'_, str>, Option<Fault>) {
    if !text.contains('\\') {
        return (Cow::Borrowed(text), None);
    }
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match escape(&mut chars, lenient) {
            Ok(c) => out.push(c),
            Err(Fault::Unknown(c)) if lenient => out.extend(['\\', c]),
            Err(_) if lenient => out.push('\\'),
            Err(fault) => return (Cow::Owned(out), Some(fault)),
        }
    }
    (Cow::Owned(out), None)
}

/// The character that stands behind a backslash; the text goes on behind it.
fn escape(chars: &mut Peekable<Chars<'_>>, lenient: bool) -> Result<char, Fault> {
    let Some(&c) = chars.peek() else { return Err(Fault::Lone) };
    match c {
        'x' => {
            chars.next();
            return code(chars, 16, if lenient { 4 } else { usize::MAX });
        }
        '0'..='7' => return code(chars, 8, if lenient { 3 } else { usize::MAX }),
        '8' | '9' if !lenient => return Err(Fault::Digits(8)),
        _ => {}
    }
    chars.next();
    Ok(match c {
        'n' => '\n',
        't' => '\t',
        'r' => '\r',
        'a' => '\x07',
        'b' => '\x08',
        'f' => '\x0c',
        'v' => '\x0b',
        '\\' | '\'' | '"' => c,
        other => return Err(Fault::Unknown(other)),
    })
}

/// Reads at most `most` digits as a code unit.
fn code(chars: &mut Peekable<Chars<'_>>, base: u32, most: usize) -> Result<char, Fault> {
    let mut value = 0u32;
    let mut read = 0;
    while let Some(d) = chars.peek().and_then(|c| c.to_digit(base))
        && read < most
    {
        value = value.saturating_mul(base).saturating_add(d);
        read += 1;
        chars.next();
    }
    match value {
        _ if read == 0 && most == usize::MAX => Err(Fault::Digits(base)),
        0..=0xFFFF => Ok(char::from_u32(value).unwrap_or(char::REPLACEMENT_CHARACTER)),
        _ => Err(Fault::Beyond(base)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_resolved() {
        assert_eq!(escapes("a\\tb\\n\\\\ \\x41\\101"), "a\tb\n\\ AA");
        assert_eq!(escapes("a\\qb\\"), "a\\qb\\");
    }

    #[test]
    fn a_template_ends_at_what_is_no_escape() {
        let check = |text: &str, resolved: &str, fault| {
            let (found, what) = template(text);
            assert_eq!((&*found, what), (resolved, fault), "{text}");
        };
        check("A\\x41B", "A\u{41b}", None);
        check("A\\1234B", "A\u{29c}B", None);
        check("A\\08Z", "A\08Z", None);
        check("A\\\"B\\'", "A\"B'", None);
        check("B \\ C", "B ", Some(Fault::Unknown(' ')));
        check("A\\", "A", Some(Fault::Lone));
        check("A\\xZZ", "A", Some(Fault::Digits(16)));
        check("A\\9", "A", Some(Fault::Digits(8)));
        check("A\\x10000Z", "A", Some(Fault::Beyond(16)));
        check("A\\200000Z", "A", Some(Fault::Beyond(8)));
    }
}
