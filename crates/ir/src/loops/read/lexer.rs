//! Printed Loops as tokens. Ends of lines are tokens: a statement stands on a line.

use super::super::Elem;
use super::super::words::{elem, special_number};
use std::iter::Peekable;
use std::str::Chars;

/// A token.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Token {
    /// A plain word.
    Word(String),
    /// A name in backquotes.
    Quoted(String),
    /// `'text'`
    Text(String),
    /// `"text"`
    StringText(String),
    /// A number with a point, an exponent, or neither finite.
    Number(f64, Elem),
    /// Digits alone.
    Integer(i128, Elem),
    /// A sign of one or two characters.
    Sign(&'static str),
    /// What follows `//` on the line.
    Comment(String),
    /// The end of a line that holds something.
    Newline,
}

const SIGNS: [&str; 31] = [
    "&&", "||", "==", "!=", "<=", ">=", "->", "..", "+", "-", "*", "/", "<", ">", "=", "!", "?", ":", ",",
    "(", ")", "[", "]", "{", "}", "&", "@", ".", ";", "~", "|",
];

/// The tokens of a text with the lines (from 1) on which they begin.
pub(super) fn tokens(text: &str) -> Result<Vec<(Token, usize)>, String> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let before = found.len();
        let mut chars = line.chars().peekable();
        let mut at = Vec::new();
        if let Err(why) = tokens_of(line, &mut chars, &mut at) {
            return Err(format!("line {}: {why}", index + 1));
        }
        found.extend(at.into_iter().map(|t| (t, index + 1)));
        if found.len() > before {
            found.push((Token::Newline, index + 1));
        }
    }
    Ok(found)
}

fn tokens_of(line: &str, chars: &mut Peekable<Chars<'_>>, out: &mut Vec<Token>) -> Result<(), String> {
    while let Some(c) = chars.peek().copied() {
        if c.is_whitespace() {
            chars.next();
        } else if c.is_ascii_alphabetic() || c == '_' {
            let word = take(chars, |c| c.is_ascii_alphanumeric() || c == '_');
            out.push(match special_number(&word) {
                Some((value, elem)) => Token::Number(value, elem),
                None => Token::Word(word),
            });
        } else if c.is_ascii_digit() {
            out.push(number(chars)?);
        } else if matches!(c, '\'' | '"' | '`') {
            chars.next();
            let text = quoted(chars, c)?;
            out.push(match c {
                '\'' => Token::Text(text),
                '"' => Token::StringText(text),
                _ => Token::Quoted(text),
            });
        } else {
            let rest = &line[line.len() - chars.clone().map(char::len_utf8).sum::<usize>()..];
            if let Some(comment) = rest.strip_prefix("//") {
                out.push(Token::Comment(comment.to_owned()));
                return Ok(());
            }
            let sign = SIGNS.into_iter().find(|s| rest.starts_with(s));
            let sign = sign.ok_or_else(|| format!("'{c}' means nothing here"))?;
            for _ in sign.chars() {
                chars.next();
            }
            out.push(Token::Sign(sign));
        }
    }
    Ok(())
}

fn take(chars: &mut Peekable<Chars<'_>>, wanted: impl Fn(char) -> bool) -> String {
    let mut text = String::new();
    while let Some(c) = chars.next_if(|c| wanted(*c)) {
        text.push(c);
    }
    text
}

/// A number; a sign before it is the reader's.
fn number(chars: &mut Peekable<Chars<'_>>) -> Result<Token, String> {
    let mut text = take(chars, |c| c.is_ascii_digit());
    let mut real = false;
    let mut ahead = chars.clone();
    if ahead.next() == Some('.') && ahead.next().is_some_and(|c| c.is_ascii_digit()) {
        chars.next();
        real = true;
        text = format!("{text}.{}", take(chars, |c| c.is_ascii_digit()));
    }
    if chars.next_if_eq(&'e').is_some() {
        real = true;
        let sign = if chars.next_if_eq(&'-').is_some() { "-" } else { "" };
        text = format!("{text}e{sign}{}", take(chars, |c| c.is_ascii_digit()));
    }
    let tag = take(chars, |c| c.is_ascii_alphanumeric());
    let own = if real { Elem::F64 } else { Elem::Index };
    let elem = if tag.is_empty() { Some(own) } else { elem(&tag) };
    let elem = elem.ok_or_else(|| format!("there is no type {tag}"))?;
    let wrong = || format!("'{text}' is no number");
    match real {
        true => Ok(Token::Number(text.parse().map_err(|_| wrong())?, elem)),
        false => Ok(Token::Integer(text.parse().map_err(|_| wrong())?, elem)),
    }
}

/// The text up to the closing quote, with what stands behind backslashes put in place.
fn quoted(chars: &mut Peekable<Chars<'_>>, quote: char) -> Result<String, String> {
    let mut text = String::new();
    loop {
        let c = chars.next().ok_or("a quote is not closed")?;
        if c == quote {
            return Ok(text);
        }
        if c != '\\' {
            text.push(c);
            continue;
        }
        match chars.next() {
            Some('n') => text.push('\n'),
            Some('r') => text.push('\r'),
            Some('t') => text.push('\t'),
            Some('0') => text.push('\0'),
            Some('u') => {
                let code = take(chars, |c| c == '{' || c.is_ascii_hexdigit());
                chars.next_if_eq(&'}');
                let code = u32::from_str_radix(code.trim_start_matches('{'), 16).ok();
                text.push(code.and_then(char::from_u32).ok_or("'\\u{...}' names no character")?);
            }
            Some(c) => text.push(c),
            None => return Err("a quote is not closed".into()),
        }
    }
}
