//! MATLAB's regular expressions in the words of the crate that matches them (`fancy-regex`).
//!
//! What differs: `\w`, `\d`, `\s` are ASCII; `\b` is a backspace; `\<` and `\>` are the ends of
//! words; `.` matches line ends; a brace that is no quantifier and a bracket within a class stand
//! for themselves; free spacing and comments are taken out here; all groups become numbered ones
//! (names are kept beside them), so that `\k<name>` and `(?(name)...)` refer by number.
//! Not here: matching (`mod.rs`), dynamic expressions (`dynamic.rs`).
//! Source: MATLAB documentation, "Regular Expressions".

use crate::error::Error;
use crate::errors;
use std::fmt::Write;

/// How an expression is read.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub(super) struct Flags {
    /// Upper and lower case are the same.
    pub ignore_case: bool,
    /// Blanks and comments of the expression do not count.
    pub free_spacing: bool,
    /// `^` and `$` also match at line ends.
    pub line_anchors: bool,
    /// `.` does not match a line feed.
    pub dot_except_newline: bool,
    /// Octave's reading of `\b`.
    pub octave: bool,
}

/// A capturing group.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Group {
    /// Its name in `(?<name>...)`.
    pub name: Option<String>,
    /// It stands in one of several alternatives: where another one matched, there is no token.
    pub alternative: bool,
}

/// An expression translated.
#[derive(Debug)]
pub(super) struct Translated {
    /// The expression for `fancy-regex`.
    pub pattern: String,
    /// The capturing groups, in order.
    pub groups: Vec<Group>,
}

/// An open parenthesis.
struct Open {
    /// Groups from this number on are inside.
    first: usize,
    alternatives: bool,
    free_spacing: bool,
    /// What begins the other branch of a condition that looks around, until that begins.
    otherwise: Option<String>,
}

struct Translator<'a> {
    source: &'a [char],
    at: usize,
    flags: Flags,
    out: String,
    groups: Vec<Group>,
    open: Vec<Open>,
    alternatives: bool,
}

/// The error for an expression that cannot be read.
pub(super) fn invalid(what: &str) -> Error {
    Error::new("MATLAB:regexp:invalidExpression", format!("Invalid regular expression: {what}."))
}

/// Translates an expression.
pub(super) fn translate(source: &str, flags: Flags) -> Result<Translated, Error> {
    let source: Vec<char> = source.chars().collect();
    let mut t = Translator {
        source: &source,
        at: 0,
        flags,
        out: String::new(),
        groups: Vec::new(),
        open: Vec::new(),
        alternatives: false,
    };
    let letters = [(flags.ignore_case, 'i'), (!flags.dot_except_newline, 's'), (flags.line_anchors, 'm')];
    let on: String = letters.iter().filter(|l| l.0).map(|l| l.1).collect();
    if !on.is_empty() {
        let _ = write!(t.out, "(?{on})");
    }
    while let Some(c) = t.next() {
        t.element(c)?;
    }
    if !t.open.is_empty() {
        return Err(invalid("a parenthesis is not closed"));
    }
    if t.alternatives {
        t.groups.iter_mut().for_each(|g| g.alternative = true);
    }
    Ok(Translated { pattern: t.out, groups: t.groups })
}

impl Translator<'_> {
    fn peek(&self) -> Option<char> {
        self.source.get(self.at).copied()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += 1;
        Some(c)
    }

    fn eat(&mut self, text: &str) -> bool {
        let n = text.chars().count();
        let found = self.source.get(self.at..self.at + n).is_some_and(|s| s.iter().copied().eq(text.chars()));
        if found {
            self.at += n;
        }
        found
    }

    /// Everything up to `end`, which is passed.
    fn until(&mut self, end: char) -> Result<String, Error> {
        let rest = self.source.get(self.at..).unwrap_or(&[]);
        let n = rest.iter().position(|&c| c == end).ok_or_else(|| invalid(&format!("'{end}' is missing")))?;
        self.at += n + 1;
        Ok(rest[..n].iter().collect())
    }

    fn element(&mut self, c: char) -> Result<(), Error> {
        match c {
            '\\' => self.escape(),
            '[' => self.class(),
            '(' => self.parenthesis(),
            ')' => self.close(),
            '|' => {
                self.out.push('|');
                match self.open.last_mut() {
                    Some(open) => {
                        open.alternatives = true;
                        self.out.extend(open.otherwise.take());
                    }
                    None => self.alternatives = true,
                }
                Ok(())
            }
            '{' => {
                self.brace();
                Ok(())
            }
            ' ' | '\t' | '\n' | '\r' if self.flags.free_spacing => Ok(()),
            '#' if self.flags.free_spacing => {
                while self.peek().is_some_and(|c| c != '\n') {
                    self.at += 1;
                }
                Ok(())
            }
            '.' | '*' | '+' | '?' | '^' | '$' => {
                self.out.push(c);
                Ok(())
            }
            c => {
                self.literal(c);
                Ok(())
            }
        }
    }

    fn literal(&mut self, c: char) {
        if c.is_alphanumeric() || c == '_' || !c.is_ascii() {
            self.out.push(c);
        } else {
            let _ = write!(self.out, "\\x{{{:X}}}", u32::from(c));
        }
    }

    /// A quantifier in braces, or a brace that stands for itself.
    fn brace(&mut self) {
        let rest = self.source.get(self.at..).unwrap_or(&[]);
        let inside: Option<String> = rest.iter().position(|&c| c == '}').map(|n| rest[..n].iter().collect());
        let quantifier = inside.filter(|t| {
            let (low, high) = t.split_once(',').unwrap_or((t, ""));
            let digits = |s: &str| s.chars().all(|c| c.is_ascii_digit());
            !low.is_empty() && low.len() < 6 && high.len() < 6 && digits(low) && digits(high)
        });
        match quantifier {
            Some(t) => {
                self.at += t.chars().count() + 1;
                let _ = write!(self.out, "{{{t}}}");
            }
            None => self.literal('{'),
        }
    }

    fn escape(&mut self) -> Result<(), Error> {
        let Some(c) = self.next() else { return Err(invalid("a backslash stands at its end")) };
        match c {
            'd' | 'w' | 's' => {
                let _ = write!(self.out, "[{}]", shorthand(c));
            }
            'D' | 'W' | 'S' => {
                let _ = write!(self.out, "[^{}]", shorthand(c.to_ascii_lowercase()));
            }
            '<' => self.out.push_str(r"\b(?=[a-zA-Z0-9_])"),
            '>' => self.out.push_str(r"\b(?<=[a-zA-Z0-9_])"),
            'B' => self.out.push_str(r"\B"),
            'A' => self.out.push_str(r"\A"),
            'z' | 'Z' => self.out.push_str(r"\z"),
            'k' if self.eat("<") => {
                let name = self.until('>')?;
                let n = self.group_named(&name)?;
                let _ = write!(self.out, "(?:\\{n})");
            }
            '1'..='9' => self.backreference(c),
            c => {
                let c = self.character(c)?;
                self.literal(c);
            }
        }
        Ok(())
    }

    /// `\N`: two digits only where there are that many groups so far.
    fn backreference(&mut self, first: char) {
        let mut n = first.to_digit(10).unwrap_or(0) as usize;
        if let Some(d) = self.peek().and_then(|c| c.to_digit(10))
            && 10 * n + d as usize <= self.groups.len()
        {
            n = 10 * n + d as usize;
            self.at += 1;
        }
        let _ = write!(self.out, "(?:\\{n})");
    }

    fn group_named(&self, name: &str) -> Result<usize, Error> {
        let place = self.groups.iter().position(|g| g.name.as_deref() == Some(name));
        place.map(|i| i + 1).ok_or_else(|| invalid(&format!("no token is named '{name}'")))
    }

    /// The character of an escape that stands for one.
    fn character(&mut self, c: char) -> Result<char, Error> {
        Ok(match c {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'f' => '\x0c',
            'v' => '\x0b',
            'a' => '\x07',
            'b' => '\x08',
            'e' => '\x1b',
            '0' => '\0',
            'x' => self.code(16)?,
            'o' => self.code(8)?,
            c => c,
        })
    }

    /// The digits of `\xN`, `\x{N}`, `\oN`, `\o{N}`.
    fn code(&mut self, base: u32) -> Result<char, Error> {
        let digits = if self.eat("{") {
            self.until('}')?
        } else {
            let most = if base == 16 { 2 } else { 3 };
            let rest = self.source.get(self.at..).unwrap_or(&[]);
            let n = rest.iter().take(most).take_while(|c| c.is_digit(base)).count();
            self.at += n;
            rest[..n].iter().collect()
        };
        let code = u32::from_str_radix(&digits, base).ok().and_then(char::from_u32);
        code.ok_or_else(|| invalid("a character code is wrong"))
    }

    /// `[...]`
    fn class(&mut self) -> Result<(), Error> {
        self.out.push('[');
        if self.eat("^") {
            self.out.push('^');
        }
        let mut first = true;
        loop {
            let Some(c) = self.next() else { return Err(invalid("a bracket is not closed")) };
            if c == ']' && !first {
                self.out.push(']');
                return Ok(());
            }
            first = false;
            self.class_item(c)?;
        }
    }

    fn class_item(&mut self, c: char) -> Result<(), Error> {
        if c == '[' && self.peek() == Some(':') {
            let start = self.at;
            self.at += 1;
            let name = self.until(':').unwrap_or_default();
            if self.eat("]") && name.trim_start_matches('^').chars().all(|c| c.is_ascii_lowercase()) {
                let _ = write!(self.out, "[:{name}:]");
                return Ok(());
            }
            self.at = start;
        }
        let Some(low) = self.class_character(c)? else { return Ok(()) };
        let range = self.peek() == Some('-') && self.source.get(self.at + 1).is_some_and(|&c| c != ']');
        self.class_literal(low);
        if range {
            self.at += 1;
            let Some(c) = self.next() else { return Err(invalid("a bracket is not closed")) };
            let mark = self.out.len();
            match self.class_character(c)? {
                Some(high) if high < low => return Err(invalid("a range of characters goes backwards")),
                Some(high) => {
                    self.out.push('-');
                    self.class_literal(high);
                }
                // `[a-\d]`: the minus stands for itself.
                None => self.out.insert_str(mark, r"\-"),
            }
        }
        Ok(())
    }

    /// The character that an item of a class is; sets are written at once.
    fn class_character(&mut self, c: char) -> Result<Option<char>, Error> {
        if c != '\\' {
            return Ok(Some(c));
        }
        let Some(c) = self.next() else { return Err(invalid("a bracket is not closed")) };
        match c {
            'd' | 'w' | 's' => self.out.push_str(shorthand(c)),
            'D' | 'W' | 'S' => {
                let _ = write!(self.out, "[^{}]", shorthand(c.to_ascii_lowercase()));
            }
            c => return self.character(c).map(Some),
        }
        Ok(None)
    }

    fn class_literal(&mut self, c: char) {
        if c.is_alphanumeric() || !c.is_ascii() {
            self.out.push(c);
        } else {
            let _ = write!(self.out, "\\x{{{:X}}}", u32::from(c));
        }
    }

    fn begin(&mut self, text: &str) {
        self.open.push(Open {
            first: self.groups.len(),
            alternatives: false,
            free_spacing: self.flags.free_spacing,
            otherwise: None,
        });
        self.out.push_str(text);
    }

    fn capture(&mut self, name: Option<String>) {
        self.groups.push(Group { name, alternative: false });
        self.begin("(");
    }

    fn close(&mut self) -> Result<(), Error> {
        let Some(open) = self.open.pop() else { return Err(invalid("a parenthesis is not opened")) };
        if open.alternatives {
            self.groups[open.first..].iter_mut().for_each(|g| g.alternative = true);
        }
        self.flags.free_spacing = open.free_spacing;
        if let Some(otherwise) = open.otherwise {
            self.out.push('|');
            self.out.push_str(&otherwise);
        }
        self.out.push(')');
        Ok(())
    }

    /// What follows `(`.
    fn parenthesis(&mut self) -> Result<(), Error> {
        if !self.eat("?") {
            self.capture(None);
            return Ok(());
        }
        for plain in [":", "=", "!", ">", "<=", "<!"] {
            if self.eat(plain) {
                self.begin(&format!("(?{plain}"));
                return Ok(());
            }
        }
        if self.eat("#") {
            return self.until(')').map(drop);
        }
        if self.eat("@") || self.eat("?") {
            return Err(errors::unsupported("A dynamic regular expression within parentheses"));
        }
        if self.eat("<") || self.eat("P<") {
            let name = self.until('>')?;
            if !crate::kernels::strings::is_word(&name) {
                return Err(invalid(&format!("'{name}' is no name for a token")));
            }
            self.capture(Some(name));
            return Ok(());
        }
        if self.eat("(") {
            return self.condition();
        }
        self.switches()
    }

    /// `(?(cond)yes|no)`
    fn condition(&mut self) -> Result<(), Error> {
        for (look, opposite) in [("?=", "?!"), ("?!", "?="), ("?<=", "?<!"), ("?<!", "?<=")] {
            if self.eat(look) {
                return self.look_around(look, opposite);
            }
        }
        let text = self.until(')')?;
        let name = text.trim_start_matches('<').trim_end_matches('>');
        let n = match name.parse::<usize>() {
            Ok(n) => n,
            Err(_) => self.group_named(name)?,
        };
        self.begin(&format!("(?({n})"));
        Ok(())
    }

    /// `(?(?=cond)yes|no)`: `(?:(?=cond)yes|(?!cond)no)`.
    fn look_around(&mut self, look: &str, opposite: &str) -> Result<(), Error> {
        let (mark, depth, groups) = (self.out.len(), self.open.len(), self.groups.len());
        self.begin("");
        while self.open.len() > depth {
            let Some(c) = self.next() else { return Err(invalid("a parenthesis is not closed")) };
            self.element(c)?;
        }
        if self.groups.len() > groups {
            return Err(errors::unsupported("A token in a condition of a regular expression"));
        }
        // With the parenthesis that closes it.
        let condition = self.out.split_off(mark);
        self.begin(&format!("(?:({look}{condition}"));
        if let Some(open) = self.open.last_mut() {
            open.otherwise = Some(format!("({opposite}{condition}"));
        }
        Ok(())
    }

    /// `(?i)`, `(?-s:...)`
    fn switches(&mut self) -> Result<(), Error> {
        let (mut letters, mut off, mut free) = (String::new(), false, self.flags.free_spacing);
        loop {
            match self.next() {
                Some('-') => {
                    off = true;
                    letters.push('-');
                }
                Some('x') => free = !off,
                Some(c @ ('i' | 's' | 'm')) => letters.push(c),
                Some(c @ (')' | ':')) => {
                    let letters = letters.trim_end_matches('-');
                    if c == ':' {
                        self.begin(&format!("(?{letters}:"));
                    } else if !letters.is_empty() {
                        let _ = write!(self.out, "(?{letters})");
                    }
                    self.flags.free_spacing = free;
                    return Ok(());
                }
                _ => return Err(invalid("what follows '(?' is not known")),
            }
        }
    }
}

/// The members of `\d`, `\w`, `\s` within a class.
fn shorthand(c: char) -> &'static str {
    match c {
        'd' => "0-9",
        'w' => "a-zA-Z0-9_",
        _ => r"\x{20}\t\n\r\x{C}\x{B}",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expected: &str) {
        let flags = Flags { dot_except_newline: true, ..Flags::default() };
        assert_eq!(translate(source, flags).unwrap().pattern, expected, "{source}");
    }

    #[test]
    fn expressions_are_translated() {
        check(r"\d+a", "[0-9]+a");
        check(r"a{2,3}b{x", r"a{2,3}b\x{7B}x");
        check(r"[[a]", r"[\x{5B}a]");
        check(r"[]a-c]", r"[\x{5D}a-c]");
        check(r"[\w-]", r"[a-zA-Z0-9_\x{2D}]");
        check(r"(?<n>a)\k<n>0", r"(a)(?:\1)0");
        check(r"(?#note)a(?:b)", "a(?:b)");
    }

    #[test]
    fn groups_know_their_names_and_alternatives() {
        let t = translate("(a(b|(c)))(?<n>d)", Flags::default()).unwrap();
        let facts: Vec<(Option<&str>, bool)> =
            t.groups.iter().map(|g| (g.name.as_deref(), g.alternative)).collect();
        assert_eq!(facts, [(None, false), (None, false), (None, true), (Some("n"), false)]);
    }

    #[test]
    fn faults_are_errors() {
        for bad in ["(", ")", "[a", "a\\", "(?<1>a)", "(?@f)", "[z-a]"] {
            assert!(translate(bad, Flags::default()).is_err(), "{bad}");
        }
    }
}
