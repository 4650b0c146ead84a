//! Lines of printed Tame IR as a tree in which variables and functions are still names.

use super::token::{Token, tokens};
use crate::tir::{Literal, MAX_DEPTH, Numbers, internal};
use base::{Diagnostic, FileId, Span, codes};
use std::rc::Rc;
use types::Class;

/// A function as printed.
#[derive(Debug)]
pub(super) struct RawFunction {
    pub name: String,
    pub script: bool,
    pub span: Span,
    pub params: Vec<String>,
    pub outputs: Vec<String>,
    pub body: Vec<RawStmt>,
    pub nested: Vec<RawFunction>,
    /// Of an anonymous function, how many parameters are captured, and its text.
    pub lambda: Option<(usize, String)>,
    pub dynamic: bool,
    pub maybe: Vec<String>,
}

/// A statement and where it stands.
#[derive(Debug)]
pub(super) struct RawStmt {
    pub kind: RawKind,
    pub span: Span,
}

#[derive(Debug)]
pub(super) enum RawKind {
    Assign { targets: Vec<RawTarget>, value: RawValue },
    Set { base: String, path: Vec<RawStep>, src: String },
    SetList { base: String, path: Vec<RawStep>, src: String },
    Delete { base: String, path: Vec<RawStep> },
    Effect { base: String, path: Vec<RawStep>, echo: bool },
    Declare { global: bool, names: Vec<String> },
    If { cond: String, then: Vec<RawStmt>, els: Vec<RawStmt> },
    While { header: Vec<RawStmt>, cond: String, body: Vec<RawStmt> },
    For { var: String, range: Vec<String>, body: Vec<RawStmt>, parallel: bool },
    Try { body: Vec<RawStmt>, err: Option<String>, handler: Vec<RawStmt> },
    Unwind { body: Vec<RawStmt>, cleanup: Vec<RawStmt> },
    Break,
    Continue,
    Return,
    Comment(String),
}

#[derive(Debug)]
pub(super) enum RawTarget {
    Var(String),
    Ignore,
    List { var: String, count: String },
    Forward(String),
}

#[derive(Debug)]
pub(super) enum RawValue {
    Literal(Literal),
    /// A copy, a call or an index.
    Path {
        base: String,
        path: Vec<RawStep>,
    },
    /// `builtin('end', ...)` and `{...}`: a call of this name.
    Internal(&'static str, Vec<RawArg>),
    FunctionRef(String),
    Lambda {
        function: String,
        args: Vec<String>,
    },
}

#[derive(Debug)]
pub(super) enum RawStep {
    Paren(Vec<RawArg>),
    Brace(Vec<RawArg>),
    Dot(String),
    DynamicDot(String),
}

#[derive(Debug, Clone, PartialEq)]
pub(super) enum RawArg {
    Var(String),
    Spread(String),
    Colon,
}

type Parsed<T> = Result<T, Diagnostic>;

/// The functions and scripts of a text.
pub(super) fn parse(file: FileId, text: &str) -> Parsed<Vec<RawFunction>> {
    let mut parser = Parser { tokens: tokens(file, text)?, at: 0, depth: 0 };
    let mut functions = Vec::new();
    loop {
        parser.skip_lines();
        match parser.peek() {
            None => return Ok(functions),
            Some(Token::Comment(text)) if text.starts_with("%#tame script") => {
                functions.push(parser.script()?);
            }
            Some(Token::Comment(_)) => parser.at += 1,
            Some(Token::Name(word)) if word == "function" => functions.push(parser.function()?),
            Some(_) => return Err(parser.error("a function")),
        }
    }
}

struct Parser {
    tokens: Vec<(Token, Span)>,
    at: usize,
    depth: usize,
}

impl Parser {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(t, _)| t)
    }

    fn span(&self) -> Span {
        let last = self.tokens.len().saturating_sub(1);
        self.tokens[self.at.min(last)].1
    }

    fn error(&self, expected: &str) -> Diagnostic {
        Diagnostic::new(&codes::SYNTAX_ERROR, self.span(), format!("not Tame IR: expected {expected}"))
    }

    fn skip_lines(&mut self) {
        while self.peek() == Some(&Token::Line) {
            self.at += 1;
        }
    }

    fn eat(&mut self, sign: char) -> bool {
        let found = self.peek() == Some(&Token::Sign(sign));
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, sign: char) -> Parsed<()> {
        if self.eat(sign) { Ok(()) } else { Err(self.error(&format!("`{sign}`"))) }
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(Token::Name(n)) if n == word)
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        self.at += usize::from(found);
        found
    }

    fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.error(&format!("`{word}`"))) }
    }

    fn name(&mut self) -> Parsed<String> {
        match self.peek() {
            Some(Token::Name(n)) => {
                let n = n.clone();
                self.at += 1;
                Ok(n)
            }
            _ => Err(self.error("a name")),
        }
    }

    /// The end of a line, after `;` and a comment where there are any. Tells whether there was a `;`.
    fn end_line(&mut self) -> Parsed<bool> {
        let semicolon = self.eat(';');
        if matches!(self.peek(), Some(Token::Comment(_))) {
            self.at += 1;
        }
        match self.peek() {
            Some(Token::Line) => {
                self.at += 1;
                Ok(semicolon)
            }
            _ => Err(self.error("the end of the line")),
        }
    }

    fn names(&mut self, close: char) -> Parsed<Vec<String>> {
        let mut names = Vec::new();
        while !self.eat(close) {
            if !names.is_empty() {
                self.expect(',')?;
            }
            names.push(self.name()?);
        }
        Ok(names)
    }

    fn script(&mut self) -> Parsed<RawFunction> {
        let span = self.span();
        let name = match self.peek() {
            Some(Token::Comment(text)) => text["%#tame script".len()..].trim().to_owned(),
            _ => String::new(),
        };
        self.at += 1;
        self.end_line()?;
        self.body(name, true, span, Vec::new(), Vec::new())
    }

    fn function(&mut self) -> Parsed<RawFunction> {
        let span = self.span();
        self.expect_word("function")?;
        let mut outputs = Vec::new();
        let name = if self.eat('[') {
            outputs = self.names(']')?;
            self.expect('=')?;
            self.name()?
        } else {
            let first = self.name()?;
            if self.eat('=') {
                outputs.push(first);
                self.name()?
            } else {
                first
            }
        };
        self.expect('(')?;
        let params = self.names(')')?;
        self.end_line()?;
        self.body(name, false, span, params, outputs)
    }

    fn body(
        &mut self,
        name: String,
        script: bool,
        span: Span,
        params: Vec<String>,
        outputs: Vec<String>,
    ) -> Parsed<RawFunction> {
        let mut f = RawFunction {
            name,
            script,
            span,
            params,
            outputs,
            body: Vec::new(),
            nested: Vec::new(),
            lambda: None,
            dynamic: false,
            maybe: Vec::new(),
        };
        self.properties(&mut f);
        self.depth += 1;
        loop {
            f.body.extend(self.block()?);
            match self.peek() {
                // A function after a script is beside it, in a function it is nested.
                _ if script => break,
                Some(Token::Name(word)) if word == "function" => {
                    if self.depth > MAX_DEPTH {
                        return Err(self.error("fewer nested functions"));
                    }
                    f.nested.push(self.function()?);
                }
                _ => {
                    self.expect_word("end")?;
                    self.end_line()?;
                    break;
                }
            }
        }
        self.depth -= 1;
        Ok(f)
    }

    fn properties(&mut self, f: &mut RawFunction) {
        while let Some(Token::Comment(text)) = self.peek() {
            let Some(property) = text.strip_prefix("%#tame ") else { break };
            if let Some(names) = property.strip_prefix("maybe ") {
                f.maybe = names.split(", ").map(str::to_owned).collect();
            } else if let Some(lambda) = property.strip_prefix("lambda ") {
                let (captured, text) = lambda.split_once(' ').unwrap_or((lambda, ""));
                f.lambda = Some((captured.parse().unwrap_or(0), text.to_owned()));
            } else if property == "dynamic" {
                f.dynamic = true;
            } else {
                break;
            }
            self.at += 1;
            self.skip_lines();
        }
    }

    /// Statements up to a line that cannot start one.
    fn block(&mut self) -> Parsed<Vec<RawStmt>> {
        const STOPS: [&str; 5] = ["end", "else", "catch", "unwind_protect_cleanup", "function"];
        self.depth += 1;
        if self.depth > MAX_DEPTH + 2 {
            return Err(self.error("fewer nested blocks"));
        }
        let mut stmts = Vec::new();
        loop {
            self.skip_lines();
            match self.peek() {
                None => break,
                Some(Token::Name(word)) if STOPS.contains(&word.as_str()) => break,
                Some(Token::Comment(text)) if text.starts_with("%#tame script") => break,
                _ if self.is_loop_exit() => break,
                _ => {
                    let span = self.span();
                    let kind = self.stmt()?;
                    let end = self.tokens[self.at.saturating_sub(1)].1;
                    stmts.push(RawStmt { kind, span: span.to(end) });
                }
            }
        }
        self.depth -= 1;
        Ok(stmts)
    }

    /// At `if NAME, else, break, end`, the exit of a `while` with a header.
    fn is_loop_exit(&self) -> bool {
        self.is_word("if") && matches!(self.tokens.get(self.at + 2), Some((Token::Sign(','), _)))
    }

    fn stmt(&mut self) -> Parsed<RawKind> {
        let Some(token) = self.peek().cloned() else { return Err(self.error("a statement")) };
        match token {
            Token::Comment(text) => {
                self.at += 1;
                self.end_line()?;
                Ok(RawKind::Comment(text))
            }
            Token::Sign('[') => self.bracket_assign(),
            Token::Name(word) => {
                // `for` is a keyword; a variable may be called `global` nowhere in MATLAB.
                self.at += 1;
                match word.as_str() {
                    "if" => self.if_stmt(),
                    "while" => self.while_stmt(),
                    "for" => self.for_stmt(false),
                    "parfor" => self.for_stmt(true),
                    "try" => self.try_stmt(),
                    "unwind_protect" => self.unwind_stmt(),
                    "global" | "persistent" => self.declare(word == "global"),
                    "break" => self.end_line().map(|_| RawKind::Break),
                    "continue" => self.end_line().map(|_| RawKind::Continue),
                    "return" => self.end_line().map(|_| RawKind::Return),
                    _ => {
                        self.at -= 1;
                        self.access_stmt()
                    }
                }
            }
            _ => Err(self.error("a statement")),
        }
    }

    fn end(&mut self) -> Parsed<()> {
        self.expect_word("end")?;
        self.end_line().map(|_| ())
    }

    fn if_stmt(&mut self) -> Parsed<RawKind> {
        let cond = self.name()?;
        self.end_line()?;
        let then = self.block()?;
        let mut els = Vec::new();
        if self.eat_word("else") {
            self.end_line()?;
            els = self.block()?;
        }
        self.end()?;
        Ok(RawKind::If { cond, then, els })
    }

    fn while_stmt(&mut self) -> Parsed<RawKind> {
        let first = self.name()?;
        self.end_line()?;
        let block = self.block()?;
        if !self.is_loop_exit() {
            self.end()?;
            return Ok(RawKind::While { header: Vec::new(), cond: first, body: block });
        }
        self.at += 1;
        let cond = self.name()?;
        for word in ["else", "break", "end"] {
            self.expect(',')?;
            self.expect_word(word)?;
        }
        self.end_line()?;
        let body = self.block()?;
        self.end()?;
        Ok(RawKind::While { header: block, cond, body })
    }

    fn for_stmt(&mut self, parallel: bool) -> Parsed<RawKind> {
        let var = self.name()?;
        self.expect('=')?;
        let mut range = vec![self.name()?];
        while self.eat(':') {
            range.push(self.name()?);
        }
        self.end_line()?;
        let body = self.block()?;
        self.end()?;
        Ok(RawKind::For { var, range, body, parallel })
    }

    fn try_stmt(&mut self) -> Parsed<RawKind> {
        self.end_line()?;
        let body = self.block()?;
        self.expect_word("catch")?;
        let err = matches!(self.peek(), Some(Token::Name(_))).then(|| self.name()).transpose()?;
        self.end_line()?;
        let handler = self.block()?;
        self.end()?;
        Ok(RawKind::Try { body, err, handler })
    }

    fn unwind_stmt(&mut self) -> Parsed<RawKind> {
        self.end_line()?;
        let body = self.block()?;
        self.expect_word("unwind_protect_cleanup")?;
        self.end_line()?;
        let cleanup = self.block()?;
        self.end()?;
        Ok(RawKind::Unwind { body, cleanup })
    }

    fn declare(&mut self, global: bool) -> Parsed<RawKind> {
        let mut names = vec![self.name()?];
        while matches!(self.peek(), Some(Token::Name(_))) {
            names.push(self.name()?);
        }
        self.end_line()?;
        Ok(RawKind::Declare { global, names })
    }

    /// `base<path>` with or without a value.
    fn access_stmt(&mut self) -> Parsed<RawKind> {
        let base = self.name()?;
        let path = self.path()?;
        if !self.eat('=') {
            let echo = !self.end_line()?;
            return Ok(RawKind::Effect { base, path, echo });
        }
        if path.is_empty() {
            let value = self.value()?;
            self.end_line()?;
            return Ok(RawKind::Assign { targets: vec![RawTarget::Var(base)], value });
        }
        if self.eat('[') {
            self.expect(']')?;
            self.end_line()?;
            return Ok(RawKind::Delete { base, path });
        }
        let src = self.name()?;
        self.end_line()?;
        Ok(RawKind::Set { base, path, src })
    }

    /// `[a, ~, l{1:n}] = value` and `[base<path>] = l{:}`.
    fn bracket_assign(&mut self) -> Parsed<RawKind> {
        self.expect('[')?;
        let mut targets = Vec::new();
        loop {
            if self.eat('~') {
                targets.push(RawTarget::Ignore);
            } else {
                let var = self.name()?;
                match self.list_count() {
                    Some(count) if count == "nargout" => targets.push(RawTarget::Forward(var)),
                    Some(count) => targets.push(RawTarget::List { var, count }),
                    None if !matches!(self.peek(), Some(Token::Sign(',' | ']'))) => {
                        return self.set_list(var);
                    }
                    None => targets.push(RawTarget::Var(var)),
                }
            }
            if self.eat(']') {
                break;
            }
            self.expect(',')?;
        }
        self.expect('=')?;
        let value = self.value()?;
        self.end_line()?;
        Ok(RawKind::Assign { targets, value })
    }

    /// `{1:NAME}`, when that stands here.
    fn list_count(&mut self) -> Option<String> {
        let word = |i: usize| self.tokens.get(self.at + i).map(|(t, _)| t);
        let one = Token::Number("1".into());
        match (word(0), word(1), word(2), word(3), word(4)) {
            (
                Some(Token::Sign('{')),
                Some(number),
                Some(Token::Sign(':')),
                Some(Token::Name(count)),
                Some(Token::Sign('}')),
            ) if *number == one => {
                let count = count.clone();
                self.at += 5;
                Some(count)
            }
            _ => None,
        }
    }

    fn set_list(&mut self, base: String) -> Parsed<RawKind> {
        let path = self.path()?;
        self.expect(']')?;
        self.expect('=')?;
        let src = self.name()?;
        for sign in ['{', ':', '}'] {
            self.expect(sign)?;
        }
        self.end_line()?;
        Ok(RawKind::SetList { base, path, src })
    }

    fn path(&mut self) -> Parsed<Vec<RawStep>> {
        let mut path = Vec::new();
        loop {
            if self.eat('(') {
                path.push(RawStep::Paren(self.args(')')?));
            } else if self.eat('{') {
                path.push(RawStep::Brace(self.args('}')?));
            } else if self.eat('.') {
                if self.eat('(') {
                    path.push(RawStep::DynamicDot(self.name()?));
                    self.expect(')')?;
                } else {
                    path.push(RawStep::Dot(self.name()?));
                }
            } else {
                return Ok(path);
            }
        }
    }

    fn args(&mut self, close: char) -> Parsed<Vec<RawArg>> {
        let mut args = Vec::new();
        while !self.eat(close) {
            if !args.is_empty() {
                self.expect(',')?;
            }
            if self.eat(':') {
                args.push(RawArg::Colon);
                continue;
            }
            let name = self.name()?;
            if self.eat('{') {
                self.expect(':')?;
                self.expect('}')?;
                args.push(RawArg::Spread(name));
            } else {
                args.push(RawArg::Var(name));
            }
        }
        Ok(args)
    }

    fn value(&mut self) -> Parsed<RawValue> {
        if let Some(literal) = self.literal()? {
            return Ok(RawValue::Literal(literal));
        }
        if self.eat('@') {
            return self.handle();
        }
        if self.eat('{') {
            return self.braces();
        }
        let base = self.name()?;
        if base == "builtin" && matches!(self.tokens.get(self.at + 1), Some((Token::Char(_), _))) {
            self.at += 2;
            let args = if self.eat(',') { self.args(')')? } else { Vec::new() };
            return Ok(RawValue::Internal(internal::END, args));
        }
        Ok(RawValue::Path { base, path: self.path()? })
    }

    /// After `{`: a cell row, or `{base<path>}`, the list of a path.
    fn braces(&mut self) -> Parsed<RawValue> {
        let start = self.at;
        if let Ok(args) = self.args('}') {
            // `{l{:}}` is a row of a spread list; the list of a path is told from it by its target.
            return Ok(RawValue::Internal(internal::CELL, args));
        }
        self.at = start;
        let base = self.name()?;
        let path = self.path()?;
        self.expect('}')?;
        Ok(RawValue::Path { base, path })
    }

    fn handle(&mut self) -> Parsed<RawValue> {
        if !self.eat('(') {
            let mut name = self.name()?;
            while self.eat('.') {
                name = format!("{name}.{}", self.name()?);
            }
            return Ok(RawValue::FunctionRef(name));
        }
        self.names(')')?;
        let function = self.name()?;
        self.expect('(')?;
        let args = self.args(')')?;
        let name = |a: RawArg| match a {
            RawArg::Var(n) | RawArg::Spread(n) => n,
            RawArg::Colon => String::new(),
        };
        Ok(RawValue::Lambda { function, args: args.into_iter().map(name).collect() })
    }

    fn literal(&mut self) -> Parsed<Option<Literal>> {
        let negative = self.eat('-');
        let literal = match self.peek().cloned() {
            Some(Token::Number(text)) => number(&text, negative).ok_or_else(|| self.error("a number"))?,
            Some(_) if negative => return Err(self.error("a number")),
            Some(Token::Name(word)) if word == "NaN" && self.ends_after_name() => Literal::Number(f64::NAN),
            Some(Token::Name(word)) if word == "double" => {
                if !matches!(self.tokens.get(self.at + 2), Some((Token::Sign('['), _))) {
                    return Ok(None);
                }
                self.at += 3;
                return Ok(Some(Literal::Matrix(Rc::new(self.numbers()?))));
            }
            Some(Token::Name(word)) if word == "string" => {
                if !matches!(self.tokens.get(self.at + 2), Some((Token::Sign('['), _))) {
                    return Ok(None);
                }
                self.at += 3;
                let text = self.pieces()?;
                self.expect(')')?;
                return Ok(Some(Literal::String(text)));
            }
            Some(Token::Char(text)) => Literal::Char(text),
            Some(Token::Str(text)) => Literal::String(text),
            Some(Token::Sign('[')) => {
                self.at += 1;
                return Ok(Some(Literal::Char(self.pieces()?)));
            }
            _ => return Ok(None),
        };
        self.at += 1;
        Ok(Some(literal))
    }

    fn ends_after_name(&self) -> bool {
        matches!(self.tokens.get(self.at + 1), Some((Token::Sign(';'), _)))
    }

    /// The numbers of a matrix up to `])`.
    fn numbers(&mut self) -> Parsed<Numbers> {
        let mut rows = vec![Vec::new()];
        loop {
            let negative = self.eat('-');
            let number = match self.peek() {
                Some(Token::Number(text)) => number(text, negative),
                Some(Token::Name(word)) if word == "NaN" => Some(Literal::Number(f64::NAN)),
                _ => None,
            };
            let Some(Literal::Number(x)) = number else { return Err(self.error("a number")) };
            self.at += 1;
            rows.last_mut().into_iter().for_each(|row| row.push(x));
            if self.eat(';') {
                rows.push(Vec::new());
            } else if !self.eat(',') {
                break;
            }
        }
        self.expect(']')?;
        self.expect(')')?;
        Numbers::of_rows(&rows).ok_or_else(|| self.error("rows of one length"))
    }

    /// Quoted pieces and character codes up to `]`.
    fn pieces(&mut self) -> Parsed<String> {
        let mut text = String::new();
        while !self.eat(']') {
            match self.peek() {
                Some(Token::Char(piece)) => text.push_str(piece),
                Some(Token::Number(code)) => {
                    text.extend(code.parse().ok().and_then(char::from_u32));
                }
                _ => return Err(self.error("text")),
            }
            self.at += 1;
        }
        Ok(text)
    }
}

fn number(text: &str, negative: bool) -> Option<Literal> {
    if let Some(hex) = text.strip_prefix("0x") {
        let split = hex.find(['u', 's'])?;
        let bits = u64::from_str_radix(&hex[..split], 16).ok()?;
        let class = Class::from_name(&match &hex[split..] {
            unsigned if unsigned.starts_with('u') => format!("uint{}", &unsigned[1..]),
            signed => format!("int{}", &signed[1..]),
        })?;
        return Some(Literal::Integer(bits, class));
    }
    let sign = if negative { -1.0 } else { 1.0 };
    match text.strip_suffix('i') {
        Some(number) => Some(Literal::Imaginary(sign * number.parse::<f64>().ok()?)),
        None => Some(Literal::Number(sign * text.parse::<f64>().ok()?)),
    }
}
