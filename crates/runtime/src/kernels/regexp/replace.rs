//! `regexprep` and `regexptranslate`: replacement by regular expressions.
//!
//! The replacement knows `$0`, `$1`, `$<name>`, `` $` ``, `$'`, `${command}` and the escapes of
//! regular expressions; a token that the expression does not have stands for itself.
//! Source: MATLAB documentation, "regexprep", "regexptranslate".

use super::{Compiled, Hit, R, Search, Subject, found, prepared, set_flag, unknown_option};
use crate::array::{append, probe};
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::kernel::one;
use crate::kernels::texts::{Texts, Units, one_text, text, units};
use crate::value::Value;
use dialect::Flags;

use super::dialect;

/// A piece of a replacement.
enum Piece {
    Text(Units),
    /// Group by number; 0 is the match.
    Group(usize),
    Before,
    After,
    /// `${command}`
    Command(String),
}

/// Which matches are replaced, and how.
struct Replace {
    search: Search,
    /// Only the match of this number, from 1.
    only: Option<usize>,
    preserve_case: bool,
}

pub(super) fn regexprep(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let [source, expression, new, rest @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let how = options(rest, cx.octave)?;
    let expressions = Texts::arg(expression, "regexprep", 2)?.present();
    let news = Texts::arg(new, "regexprep", 3)?.present();
    if news.len() != 1 && news.len() != expressions.len() {
        let message = "The number of replacements must be one or the number of expressions.";
        return Err(errors::bad_argument("regexprep", "MismatchedReplacements", message));
    }
    let mut steps = Vec::new();
    for (i, e) in expressions.iter().enumerate() {
        let (compiled, dynamic) = prepared(cx, &text(e), how.search.flags)?;
        let new = news.get(if news.len() == 1 { 0 } else { i }).cloned().unwrap_or_default();
        steps.push((pieces(&text(&new), &compiled), compiled, dynamic));
    }
    let mut texts = Texts::arg(source, "regexprep", 1)?;
    for item in texts.items.iter_mut().flatten() {
        for (pieces, compiled, dynamic) in &steps {
            let subject = Subject::new(std::mem::take(item));
            let hits = found(cx, compiled, dynamic.as_ref(), &subject, &how.search)?;
            *item = replaced(cx, subject, &hits, pieces, &how)?;
        }
    }
    Ok(one(texts.value()))
}

fn options(args: &[Value], octave: bool) -> Result<Replace, Error> {
    let search = Search { flags: Flags { octave, ..Flags::default() }, empty_match: false, once: false };
    let mut how = Replace { search, only: None, preserve_case: false };
    for a in args {
        if let Some(n) = a.as_usize().filter(|_| !a.is_text()) {
            how.only = Some(n);
            continue;
        }
        let word = a.as_text().unwrap_or_default().to_ascii_lowercase();
        match word.as_str() {
            "once" => how.only = Some(1),
            "all" => how.only = None,
            "preservecase" => {
                how.preserve_case = true;
                how.search.flags.ignore_case = true;
            }
            "warnings" => {}
            other if set_flag(&mut how.search, other) => {}
            _ => return Err(unknown_option("regexprep", &word)),
        }
    }
    Ok(how)
}

/// The text with all matches (or one of them) replaced.
fn replaced(
    cx: &mut Context,
    subject: Subject,
    hits: &[Hit],
    pieces: &[Piece],
    how: &Replace,
) -> Result<Units, Error> {
    if hits.is_empty() {
        return Ok(subject.units);
    }
    // What is surely put in is asked for at once.
    if how.only.is_none() {
        let each =
            pieces.iter().map(|p| if let Piece::Text(text) = p { text.len() } else { 0 }).sum::<usize>();
        probe::<u16>(hits.len().saturating_mul(each))?;
    }
    let mut out = Units::with_capacity(subject.units.len());
    let mut from = 0;
    for (i, h) in hits.iter().enumerate() {
        if how.only.is_some_and(|n| n != i + 1) {
            continue;
        }
        append(&mut out, subject.units.get(from..h.range.start).unwrap_or(&[]))?;
        let mut new = Units::new();
        for p in pieces {
            piece(cx, &subject, h, p, &mut new)?;
        }
        if how.preserve_case {
            new = in_case_of(&subject.slice(&h.range), new);
        }
        append(&mut out, &new)?;
        from = h.range.end;
    }
    append(&mut out, subject.units.get(from..).unwrap_or(&[]))?;
    Ok(out)
}

fn group_text(subject: &Subject, hit: &Hit, n: usize) -> Units {
    match n {
        0 => subject.slice(&hit.range),
        n => hit.groups.get(n - 1).and_then(Option::as_ref).map(|r| subject.slice(r)).unwrap_or_default(),
    }
}

fn piece(
    cx: &mut Context,
    subject: &Subject,
    hit: &Hit,
    piece: &Piece,
    out: &mut Units,
) -> Result<(), Error> {
    match piece {
        Piece::Text(t) => out.extend_from_slice(t),
        Piece::Group(n) => out.extend(group_text(subject, hit, *n)),
        Piece::Before => out.extend(subject.slice(&(0..hit.range.start))),
        Piece::After => out.extend(subject.slice(&(hit.range.end..subject.units.len()))),
        Piece::Command(command) => {
            let value = command_value(cx, &filled_in(command, subject, hit, true))?;
            let text = value.as_text().ok_or_else(|| {
                errors::bad_argument(
                    "regexprep",
                    "CommandOutput",
                    "A command in a replacement must give text.",
                )
            })?;
            out.extend(units(&text));
        }
    }
    Ok(())
}

/// A text with `$1` replaced by the text of the token, quoted where the text is a command.
pub(super) fn filled_in(command: &str, subject: &Subject, hit: &Hit, quoted: bool) -> String {
    let mut out = String::new();
    let mut chars = command.chars().peekable();
    while let Some(c) = chars.next() {
        match chars.peek().and_then(|d| d.to_digit(10)) {
            Some(n) if c == '$' => {
                chars.next();
                let token = text(&group_text(subject, hit, n as usize));
                match quoted {
                    true => out.push_str(&format!("'{}'", token.replace('\'', "''"))),
                    false => out.push_str(&token),
                }
            }
            _ => out.push(c),
        }
    }
    out
}

/// The value of an expression, as the engine evaluates it.
pub(super) fn command_value(cx: &mut Context, command: &str) -> Result<Value, Error> {
    if let Some(value) = super::super::expressions::expression_value(cx, command)? {
        return Ok(value);
    }
    // Where there is an interpreter, a command sees the variables of who runs it.
    match cx.call1(&Value::char_row("eval"), vec![Value::char_row(command)]) {
        Err(e) if e.identifier() == "tame:unsupported" => {}
        outcome => return outcome,
    }
    let handle = cx.call1(&Value::char_row("str2func"), vec![Value::char_row(&format!("@() {command}"))])?;
    cx.call1(&handle, Vec::new())
}

/// The replacement taken apart.
fn pieces(new: &str, compiled: &Compiled) -> Vec<Piece> {
    let chars: Vec<char> = new.chars().collect();
    let mut out = Vec::new();
    let mut literal = String::new();
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        at += 1;
        let piece = match c {
            '\\' => {
                literal.push(escape(&chars, &mut at));
                None
            }
            '$' => dollar(&chars, &mut at, compiled),
            c => {
                literal.push(c);
                continue;
            }
        };
        match piece {
            Some(p) => {
                if !literal.is_empty() {
                    out.push(Piece::Text(units(&std::mem::take(&mut literal))));
                }
                out.push(p);
            }
            None if c == '$' => literal.push('$'),
            None => {}
        }
    }
    if !literal.is_empty() {
        out.push(Piece::Text(units(&literal)));
    }
    out
}

/// The character of the escape at `at`.
fn escape(chars: &[char], at: &mut usize) -> char {
    let Some(&c) = chars.get(*at) else { return '\\' };
    *at += 1;
    match c {
        'n' => '\n',
        't' => '\t',
        'r' => '\r',
        'f' => '\x0c',
        'v' => '\x0b',
        'a' => '\x07',
        'b' => '\x08',
        'x' | 'o' => {
            let base = if c == 'x' { 16 } else { 8 };
            let braced = chars.get(*at) == Some(&'{');
            let start = *at + usize::from(braced);
            let most = if base == 16 { 2 } else { 3 };
            let digits: String = chars
                .iter()
                .skip(start)
                .take(if braced { 6 } else { most })
                .take_while(|c| c.is_digit(base))
                .collect();
            match u32::from_str_radix(&digits, base).ok().and_then(char::from_u32) {
                Some(code) => {
                    *at = start + digits.len() + usize::from(braced);
                    code
                }
                None => c,
            }
        }
        c => c,
    }
}

/// What follows `$` at `at`, if it is something.
fn dollar(chars: &[char], at: &mut usize, compiled: &Compiled) -> Option<Piece> {
    let count = compiled.groups.len();
    let until = |from: usize, end: char| {
        let n = chars.get(from..)?.iter().position(|&c| c == end)?;
        Some((chars[from..from + n].iter().collect::<String>(), from + n + 1))
    };
    match *chars.get(*at)? {
        c if c.is_ascii_digit() => {
            let first = c.to_digit(10)? as usize;
            let second = chars.get(*at + 1).and_then(|c| c.to_digit(10)).map(|d| 10 * first + d as usize);
            match second.filter(|&n| first > 0 && n <= count) {
                Some(n) => {
                    *at += 2;
                    Some(Piece::Group(n))
                }
                None if first <= count => {
                    *at += 1;
                    Some(Piece::Group(first))
                }
                None => None,
            }
        }
        '`' => {
            *at += 1;
            Some(Piece::Before)
        }
        '\'' => {
            *at += 1;
            Some(Piece::After)
        }
        '<' => {
            let (name, end) = until(*at + 1, '>')?;
            let n = compiled.groups.iter().position(|g| g.name.as_deref() == Some(name.as_str()))?;
            *at = end;
            Some(Piece::Group(n + 1))
        }
        '{' => {
            let (command, end) = until(*at + 1, '}')?;
            *at = end;
            Some(Piece::Command(command))
        }
        _ => None,
    }
}

/// The replacement in the case of what it replaces.
fn in_case_of(old: &[u16], new: Units) -> Units {
    let (old, new) = (text(old), text(&new));
    let letters: Vec<char> = old.chars().filter(|c| c.is_alphabetic()).collect();
    let upper = |c: &char| c.is_uppercase();
    let cased = match letters.split_first() {
        Some((first, rest)) if upper(first) && !rest.is_empty() && rest.iter().all(upper) => {
            new.to_uppercase()
        }
        Some((first, rest)) if upper(first) && !rest.iter().any(upper) => {
            let mut chars = new.chars();
            chars.next().map_or(String::new(), |c| c.to_uppercase().chain(chars).collect())
        }
        Some(_) if !letters.iter().any(upper) => new.to_lowercase(),
        _ => new,
    };
    units(&cased)
}

/// `regexptranslate('escape' | 'wildcard' | 'flexible', text)`
pub(super) fn regexptranslate(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let kind = text(&one_text(&args[0], "regexptranslate", 1)?).to_ascii_lowercase();
    let rule: fn(char) -> String = match kind.as_str() {
        "escape" => |c| match c {
            '\n' => r"\n".into(),
            '\t' => r"\t".into(),
            '\r' => r"\r".into(),
            c if "$.?[]^{}|()*+\\".contains(c) => format!("\\{c}"),
            c => c.to_string(),
        },
        "wildcard" => |c| match c {
            '*' => ".*".into(),
            '?' => ".".into(),
            '.' => r"\.".into(),
            '\\' => r"\\".into(),
            c => c.to_string(),
        },
        "flexible" => |c| match c {
            c if c.is_alphabetic() => format!("[{}{}]", c.to_uppercase(), c.to_lowercase()),
            c => c.to_string(),
        },
        _ => {
            return Err(errors::bad_argument(
                "regexptranslate",
                "UnknownOption",
                format!("Unknown option '{kind}'."),
            ));
        }
    };
    let texts = Texts::arg(&args[1], "regexptranslate", 2)?;
    Ok(one(texts.map(|u| units(&text(&u).chars().map(rule).collect::<String>()))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(args: &[&str], expected: &str) {
        let mut values: Vec<Value> = args.iter().map(|t| Value::char_row(t)).collect();
        let out = regexprep(&mut Context::for_tests(), &mut values, 1).unwrap();
        assert_eq!(out[0].as_text().as_deref(), Some(expected), "{args:?}");
    }

    #[test]
    fn replacement() {
        check(&["hello world", "o", "0"], "hell0 w0rld");
        check(&["John Smith", r"(\w+) (\w+)", "$2, $1"], "Smith, John");
        check(&["aaa", "a", "b", "once"], "baa");
        check(&["a.b", r"\.", r"\\"], r"a\b");
        check(&["x1", r"(\d)", "<$0>$2"], "x<1>$2");
        check(&["ab", "(?<q>a)", "$<q>$<q>"], "aab");
        check(&["My my MY", "my", "your", "preservecase"], "Your your YOUR");
        check(&["abc", "^", "x"], "abc");
        check(&["abc", "^", "x", "emptymatch"], "xabc");
        check(&["abc", "b", "$`|$'"], "aa|cc");
    }
}
