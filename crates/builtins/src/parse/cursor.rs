//! Tokens of the specification language and the cursor that walks over them.

use super::SpecError;

/// One token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Token<'a> {
    /// A name.
    Ident(&'a str),
    /// A number without sign.
    Number(f64),
    /// `'text'`
    Text(&'a str),
    /// Punctuation: one of `( ) [ ] , | + - * ? : = < > ~` or `->`, `...`, `==`, `<=`, `>=`.
    Punct(&'a str),
    /// The end of a case: `;` or a line end.
    Semi,
}

/// Tokens of one attribute.
pub struct Cursor<'a> {
    tokens: Vec<(Token<'a>, usize)>,
    at: usize,
    line: usize,
}

const LONG: [&str; 5] = ["->", "...", "==", "<=", ">="];

/// The length of the name in front of a text; it may have dots inside (`containers.Map`).
fn name_length(text: &str) -> usize {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut end = 0;
    loop {
        end += text[end..].find(|c| !word(c)).unwrap_or(text.len() - end);
        let dotted =
            text[end..].strip_prefix('.').is_some_and(|t| t.starts_with(|c: char| c.is_ascii_alphabetic()));
        if !dotted {
            return end;
        }
        end += 1;
    }
}

impl<'a> Cursor<'a> {
    /// Tokens of `text`, whose first line is line `line` of its file.
    pub fn new(text: &'a str, line: usize) -> Result<Cursor<'a>, SpecError> {
        let mut tokens = Vec::new();
        let mut rest = text;
        let mut here = line;
        while let Some(c) = rest.chars().next() {
            let (token, length) = match c {
                '\n' => (Some(Token::Semi), 1),
                ';' => (Some(Token::Semi), 1),
                ' ' | '\t' | '\r' => (None, 1),
                '\'' => {
                    let end = rest[1..].find('\'').ok_or(SpecError::new(here, "unclosed text"))?;
                    (Some(Token::Text(&rest[1..1 + end])), end + 2)
                }
                c if c.is_ascii_alphabetic() || c == '_' => {
                    let end = name_length(rest);
                    (Some(Token::Ident(&rest[..end])), end)
                }
                c if c.is_ascii_digit() => {
                    let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
                    let number = rest[..end].parse().map_err(|_| SpecError::new(here, "bad number"))?;
                    (Some(Token::Number(number)), end)
                }
                c => {
                    let long = LONG.iter().find(|l| rest.starts_with(**l));
                    let length = long.map_or(c.len_utf8(), |l| l.len());
                    (Some(Token::Punct(&rest[..length])), length)
                }
            };
            tokens.extend(token.map(|t| (t, here)));
            here += usize::from(c == '\n');
            rest = &rest[length..];
        }
        Ok(Cursor { tokens, at: 0, line: here })
    }

    /// The token ahead.
    pub fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at).map(|t| t.0)
    }

    /// The token ahead, passed.
    pub fn next(&mut self) -> Option<Token<'a>> {
        let token = self.peek();
        self.at += usize::from(token.is_some());
        token
    }

    /// Passes `punct` when it is ahead.
    pub fn eat(&mut self, punct: &str) -> bool {
        let found = self.peek() == Some(Token::Punct(punct));
        self.at += usize::from(found);
        found
    }

    /// Passes the name `word` when it is ahead.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(Token::Ident(word));
        self.at += usize::from(found);
        found
    }

    /// Passes any case ends; whether there was one.
    pub fn eat_semis(&mut self) -> bool {
        let start = self.at;
        while self.peek() == Some(Token::Semi) {
            self.at += 1;
        }
        self.at > start
    }

    /// Passes `punct` or says that it is missing.
    pub fn expect(&mut self, punct: &str) -> Result<(), SpecError> {
        if self.eat(punct) { Ok(()) } else { Err(self.error(&format!("`{punct}` expected"))) }
    }

    /// A name.
    pub fn ident(&mut self) -> Result<&'a str, SpecError> {
        match self.peek() {
            Some(Token::Ident(name)) => {
                self.at += 1;
                Ok(name)
            }
            _ => Err(self.error("a name expected")),
        }
    }

    /// A whole number.
    pub fn count(&mut self) -> Result<usize, SpecError> {
        match self.peek() {
            Some(Token::Number(n)) if n.fract() == 0.0 => {
                self.at += 1;
                Ok(n as usize)
            }
            _ => Err(self.error("a whole number expected")),
        }
    }

    /// A number with a sign, `inf` included.
    pub fn number(&mut self) -> Result<f64, SpecError> {
        let sign = if self.eat("-") { -1.0 } else { 1.0 };
        match self.next() {
            Some(Token::Number(n)) => Ok(sign * n),
            Some(Token::Ident("inf")) => Ok(sign * f64::INFINITY),
            _ => Err(self.error("a number expected")),
        }
    }

    /// Nothing but case ends is left.
    pub fn at_end(&mut self) -> bool {
        self.eat_semis();
        self.at == self.tokens.len()
    }

    /// An error here.
    pub fn error(&self, message: &str) -> SpecError {
        let line = self.tokens.get(self.at).map_or(self.line, |t| t.1);
        let found = match self.peek() {
            None | Some(Token::Semi) => "the end".to_string(),
            Some(Token::Ident(s) | Token::Text(s) | Token::Punct(s)) => format!("`{s}`"),
            Some(Token::Number(n)) => format!("`{n}`"),
        };
        SpecError::new(line, &format!("{message}, {found} found"))
    }
}
