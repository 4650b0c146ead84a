//! Dynamic expressions: `(??expression)` and `(??@command)` put into an expression what the tokens so far make of
//! them; `(?@command)` carries a command out, and puts in nothing.
//!
//! What stands before is matched first, in all lengths from the longest; what it makes of the dynamic part becomes
//! part of the expression, which is then matched as a whole and must give the same tokens. A dynamic part inside of
//! parentheses is refused (`dialect.rs`).
//! Source: MATLAB documentation, "Dynamic Regular Expressions".

use super::dialect::Flags;
use super::replace::{command_value, filled_in};
use super::{Hit, Search, Subject, compile, too_hard};
use crate::context::Context;
use crate::error::Error;
use std::ops::Range;

/// What a dynamic part is.
enum Part {
    /// An expression, in which tokens stand for their texts.
    Expression(String),
    /// A command, whose result is an expression or of no interest.
    Command(String, bool),
}

/// An expression taken apart at its first dynamic part: what is before it, the part, what is behind.
pub(super) struct Dynamic {
    before: String,
    part: Part,
    behind: String,
}

/// The first dynamic part of an expression that stands in no parentheses.
pub(super) fn split(source: &str) -> Option<Dynamic> {
    if !source.contains("(?@") && !source.contains("(??") {
        return None;
    }
    let (mut depth, mut in_class) = (0usize, false);
    let mut places = source.char_indices();
    while let Some((at, c)) = places.next() {
        match c {
            '\\' => {
                places.next();
            }
            '[' if !in_class => in_class = true,
            ']' => in_class = false,
            _ if in_class => {}
            '(' => {
                let inside = &source[at + 1..];
                if depth == 0 && (inside.starts_with("??") || inside.starts_with("?@")) {
                    let end = at + 1 + closing(inside)?;
                    let text = &source[at + 3..end];
                    let part = match (inside.starts_with("?@"), text.strip_prefix('@')) {
                        (true, _) => Part::Command(text.to_owned(), false),
                        (_, Some(command)) => Part::Command(command.to_owned(), true),
                        (_, None) => Part::Expression(text.to_owned()),
                    };
                    let (before, behind) = (source[..at].to_owned(), source[end + 1..].to_owned());
                    return Some(Dynamic { before, part, behind });
                }
                depth += 1;
            }
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

/// Where the parenthesis closes that this text stands in; texts of commands are passed.
fn closing(text: &str) -> Option<usize> {
    let (mut depth, mut quoted) = (0usize, false);
    for (at, c) in text.char_indices() {
        match c {
            '\'' => quoted = !quoted,
            _ if quoted => {}
            '(' => depth += 1,
            ')' if depth == 0 => return Some(at),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

impl Dynamic {
    /// The expression without its dynamic part, which has its groups.
    pub(super) fn without(&self) -> String {
        match split(&self.behind) {
            Some(more) => format!("{}{}", self.before, more.without()),
            None => format!("{}{}", self.before, self.behind),
        }
    }

    /// All matches in a text.
    pub(super) fn search(
        &self,
        cx: &mut Context,
        subject: &Subject,
        how: &Search,
    ) -> Result<Vec<Hit>, Error> {
        let mut hits = Vec::new();
        let mut at = 0;
        let places: Vec<usize> =
            subject.text.char_indices().map(|(k, _)| k).chain([subject.text.len()]).collect();
        for start in places {
            if start < at {
                continue;
            }
            let Some((range, hit)) = self.at(cx, subject, how.flags, start)? else { continue };
            if range.is_empty() && !how.empty_match {
                continue;
            }
            at = range.end.max(start + 1);
            hits.push(hit);
            if how.once {
                break;
            }
        }
        Ok(hits)
    }

    /// The match that begins at this byte, and its bytes.
    fn at(
        &self,
        cx: &mut Context,
        subject: &Subject,
        flags: Flags,
        start: usize,
    ) -> Result<Option<(Range<usize>, Hit)>, Error> {
        let first = compile(cx, &format!("(?:{})\\z", self.before), flags)?;
        let mut tried = Vec::new();
        for end in (start..=subject.text.len()).rev().filter(|k| subject.text.is_char_boundary(*k)) {
            let found = first.regex.captures_from_pos(&subject.text[..end], start).map_err(|_| too_hard())?;
            let Some(found) = found.filter(|f| f.get(0).is_some_and(|m| m.start() == start)) else {
                continue;
            };
            let place = |m: fancy_regex::Match<'_>| subject.place(m.start())..subject.place(m.end());
            let groups: Vec<Option<Range<usize>>> =
                (1..=first.groups.len()).map(|k| found.get(k).map(place)).collect();
            if tried.contains(&groups) {
                continue;
            }
            let sofar = Hit { range: subject.place(start)..subject.place(end), groups };
            let put = self.put(cx, subject, &sofar)?;
            let whole = format!("{}{put}{}", self.before, self.behind);
            let hit = match split(&whole) {
                Some(more) => more.at(cx, subject, flags, start)?,
                None => plain_at(cx, &whole, subject, flags, start)?,
            };
            let same = |(_, h): &(Range<usize>, Hit)| h.groups.starts_with(&sofar.groups);
            if let Some(hit) = hit.filter(same) {
                return Ok(Some(hit));
            }
            if let Some(hit) = self.with_tokens(cx, subject, flags, start, &sofar, &put)?.filter(same) {
                return Ok(Some(hit));
            }
            tried.push(sofar.groups);
        }
        Ok(None)
    }

    /// The match of the whole expression whose tokens so far are these. They stand behind the text, each between
    /// two null characters, where the expression looks for them by back references.
    fn with_tokens(
        &self,
        cx: &mut Context,
        subject: &Subject,
        flags: Flags,
        start: usize,
        sofar: &Hit,
        put: &str,
    ) -> Result<Option<(Range<usize>, Hit)>, Error> {
        let tokens: Option<Vec<_>> =
            sofar.groups.iter().map(|g| g.as_ref().map(|r| subject.slice(r))).collect();
        let Some(tokens) = tokens.filter(|t| !t.is_empty() && split(&self.behind).is_none()) else {
            return Ok(None);
        };
        let mut all = subject.units.clone();
        let mut look = "(?=[\\s\\S]*\\x{0}".to_owned();
        all.push(0);
        for (k, token) in tokens.iter().enumerate() {
            all.extend(token.iter().copied().chain([0]));
            look += &format!("\\{}\\x{{0}}", k + 1);
        }
        look.push_str("\\z)");
        let behind = ends_at_null(&self.behind);
        let whole = format!("{}{look}{put}{behind}", self.before);
        let hit = plain_at(cx, &whole, &Subject::new(all), flags, start)?;
        Ok(hit.filter(|(_, h)| h.range.end <= subject.units.len()))
    }

    /// What stands in place of the dynamic part.
    fn put(&self, cx: &mut Context, subject: &Subject, sofar: &Hit) -> Result<String, Error> {
        match &self.part {
            Part::Expression(text) => Ok(filled_in(text, subject, sofar, false)),
            Part::Command(command, wanted) => {
                let value = command_value(cx, &filled_in(command, subject, sofar, true))?;
                Ok(if *wanted { value.as_text().unwrap_or_default() } else { String::new() })
            }
        }
    }
}

/// An expression whose `$` stand before a null character.
fn ends_at_null(source: &str) -> String {
    let (mut out, mut in_class, mut escaped) = (String::new(), false, false);
    for c in source.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '[' => in_class = true,
            ']' => in_class = false,
            '$' if !in_class => {
                out.push_str("(?=\\x{0})");
                continue;
            }
            _ => {}
        }
        out.push(c);
    }
    out
}

fn plain_at(
    cx: &mut Context,
    source: &str,
    subject: &Subject,
    flags: Flags,
    start: usize,
) -> Result<Option<(Range<usize>, Hit)>, Error> {
    let compiled = compile(cx, source, flags)?;
    let found = compiled.regex.captures_from_pos(subject.text.as_str(), start).map_err(|_| too_hard())?;
    let Some(found) = found else { return Ok(None) };
    let Some(whole) = found.get(0).filter(|m| m.start() == start) else { return Ok(None) };
    let place = |m: fancy_regex::Match<'_>| subject.place(m.start())..subject.place(m.end());
    let groups = (1..=compiled.groups.len()).map(|k| found.get(k).map(place)).collect();
    Ok(Some((whole.start()..whole.end(), Hit { range: place(whole), groups })))
}
