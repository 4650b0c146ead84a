//! The parser: recursive descent over tokens drawn on demand, one token of look-ahead.
//!
//! Errors: a parse function that cannot go on reports one diagnostic and returns [`Failed`]; the
//! statement around it becomes [`StmtKind::Error`] and parsing resumes after it (`recover`). At
//! most one error is reported for a line, so that one slip does not cascade.
//!
//! Invariants: every loop consumes a token or stops; recursion is bounded by `MAX_NESTING` through
//! `Parser::enter`, tree height by `MAX_HEIGHT` through `Parser::grow`.

mod block;
mod class;
mod command;
mod expr;
mod function;
mod literal;
mod stmt;

use crate::ast::*;
use crate::lexer::{Lexer, Nest, is_blank, is_newline};
use crate::token::{Token, TokenKind as K};
use crate::{Dialect, Parsed};
use base::{Code, Diagnostic, FileId, FxHashMap, FxHashSet, Name, Span, codes};

/// MATLAB's text for a block without its `end`.
const END_MISSING: &str =
    "At least one END is missing. The statement beginning here does not have a matching end.";

/// An error was reported; the statement is given up.
pub(crate) struct Failed;

type Parse<T> = Result<T, Failed>;

/// A block that is open, for messages about unclosed ones.
struct Open {
    keyword: &'static str,
    span: Span,
    /// Width of the white space before the keyword, when it begins its line.
    indent: Option<u32>,
}

/// Names assigned so far in the function, those of enclosing functions first.
#[derive(Default)]
struct Assigned {
    order: Vec<Name>,
    set: FxHashSet<Name>,
}

impl Assigned {
    fn add(&mut self, name: Name) {
        if self.set.insert(name) {
            self.order.push(name);
        }
    }

    /// Forgets all names but the first `len`.
    fn truncate(&mut self, len: usize) {
        for name in self.order.drain(len..) {
            self.set.remove(&name);
        }
    }
}

struct Parser<'t> {
    lexer: Lexer<'t>,
    file: FileId,
    dialect: Dialect,
    /// The token under consideration; the lexer stands right after it.
    tok: Token,
    /// One past the last token consumed that is neither line end, comment nor empty separator.
    code_end: u32,
    depth: u32,
    /// Height of the expression parsed last.
    height: u32,
    /// How many indices are open around the current token: there `end` is a value.
    in_index: u32,
    diagnostics: Vec<Diagnostic>,
    /// Syntax errors before this byte are consequences of one already reported.
    quiet_until: u32,
    names: FxHashMap<&'t str, Name>,
    assigned: Assigned,
    is_variable: Option<&'t dyn Fn(&str) -> bool>,
    /// Lone `~`s seen in the brackets of what may become the left side of an assignment.
    tildes: Vec<Span>,
    /// Opening brackets, innermost last.
    brackets: Vec<Token>,
    open: Vec<Open>,
    /// A block closed by an `end` indented less than its beginning: where an `end` may be missing.
    suspect: Option<(Span, Span)>,
    /// The token at which an unclosed block was reported last.
    unclosed_at: Option<u32>,
    /// Whether a `function` inside a function's body is nested in it, or ends it.
    nested_mode: bool,
    /// Whether a function without `end` was ended by the next `function`.
    saw_split: bool,
    /// Whether an `end` closed nothing.
    saw_stray_end: bool,
    reported_hash: bool,
    record: Option<Vec<Token>>,
}

/// Parses a file: see [`crate::parse`].
pub(crate) fn parse_file(file: FileId, text: &str, dialect: Dialect) -> Parsed {
    let mut parser = Parser::new(file, text, dialect);
    let parsed = parser.unit();
    if !(parser.saw_split && parser.saw_stray_end) {
        return parsed;
    }
    // Functions without `end` and a left-over `end`: perhaps functions are nested.
    let mut parser = Parser::new(file, text, dialect);
    parser.nested_mode = true;
    let nested = parser.unit();
    if nested.diagnostics.len() < parsed.diagnostics.len() { nested } else { parsed }
}

/// See [`crate::parse_statements`].
pub(crate) fn parse_statements(
    file: FileId,
    text: &str,
    dialect: Dialect,
    is_variable: &dyn Fn(&str) -> bool,
) -> Parsed {
    let mut parser = Parser::new(file, text, dialect);
    parser.is_variable = Some(is_variable);
    let mut parsed = parser.unit();
    parsed.file.kind = UnitKind::Script;
    parsed
}

/// See [`crate::parse_expression`].
pub(crate) fn parse_expression(file: FileId, text: &str, dialect: Dialect) -> (Expr, Vec<Diagnostic>) {
    let mut parser = Parser::new(file, text, dialect);
    parser.start();
    while parser.tok.kind == K::Newline {
        parser.advance();
    }
    let expr = parser.expr().and_then(|e| {
        while parser.tok.kind.ends_statement() && parser.tok.kind != K::Eof {
            parser.advance();
        }
        if parser.tok.kind == K::Eof { Ok(e) } else { Err(parser.unexpected("the end of the expression")) }
    });
    let whole = Span::new(file, 0, text.len() as u32);
    let expr = expr.unwrap_or(Expr { kind: ExprKind::Error, span: whole });
    (expr, parser.diagnostics)
}

/// See [`crate::tokens`].
pub(crate) fn tokens(file: FileId, text: &str, dialect: Dialect) -> Vec<Token> {
    let mut parser = Parser::new(file, text, dialect);
    parser.record = Some(Vec::new());
    parser.unit();
    parser.record.unwrap_or_default()
}

impl<'t> Parser<'t> {
    fn new(file: FileId, text: &'t str, dialect: Dialect) -> Parser<'t> {
        Parser {
            lexer: Lexer::new(file, text, dialect),
            file,
            dialect,
            tok: Token { kind: K::Newline, space_before: false, start: 0, end: 0 },
            code_end: 0,
            depth: 0,
            height: 0,
            in_index: 0,
            diagnostics: Vec::new(),
            quiet_until: 0,
            names: FxHashMap::default(),
            assigned: Assigned::default(),
            is_variable: None,
            tildes: Vec::new(),
            brackets: Vec::new(),
            open: Vec::new(),
            suspect: None,
            unclosed_at: None,
            nested_mode: false,
            saw_split: false,
            saw_stray_end: false,
            reported_hash: false,
            record: None,
        }
    }

    /// Reads the first token.
    fn start(&mut self) {
        self.tok = self.lexer.next();
    }

    fn octave(&self) -> bool {
        self.dialect == Dialect::Octave
    }

    fn advance(&mut self) -> Token {
        let tok = self.tok;
        if !matches!(tok.kind, K::Newline | K::Comment | K::BlockComment | K::Eof) {
            self.code_end = tok.end;
        }
        if let Some(record) = &mut self.record {
            record.push(tok);
        }
        self.tok = self.lexer.next();
        tok
    }

    /// Passes over separators between statements.
    fn skip_separators(&mut self) {
        let code_end = self.code_end;
        while matches!(self.tok.kind, K::Newline | K::Semicolon | K::Comma) {
            self.advance();
        }
        self.code_end = code_end;
    }

    /// Reads on from byte `pos` on the line that begins at `line`, as at the start of a statement.
    fn restart(&mut self, pos: usize, line: usize) {
        if let Some(record) = &mut self.record {
            record.retain(|t| (t.start as usize) < pos);
        }
        self.lexer.restart(pos, line);
        self.brackets.clear();
        self.in_index = 0;
        self.tok = self.lexer.next();
    }

    fn span(&self, start: u32, end: u32) -> Span {
        Span::new(self.file, start, end.max(start))
    }

    fn tok_span(&self) -> Span {
        self.span(self.tok.start, self.tok.end)
    }

    /// The span from `start` to the end of the code consumed last.
    fn span_from(&self, start: u32) -> Span {
        self.span(start, self.code_end)
    }

    fn text(&self, tok: Token) -> &'t str {
        self.lexer.text.get(tok.start as usize..tok.end as usize).unwrap_or("")
    }

    fn name(&mut self, tok: Token) -> Name {
        let text = self.text(tok);
        *self.names.entry(text).or_insert_with(|| Name::new(text))
    }

    fn ident_of(&mut self, tok: Token) -> Ident {
        Ident { name: self.name(tok), span: self.span(tok.start, tok.end) }
    }

    /// Consumes a name.
    fn ident(&mut self) -> Parse<Ident> {
        if self.tok.kind != K::Ident {
            return Err(self.unexpected("a name"));
        }
        let tok = self.advance();
        Ok(self.ident_of(tok))
    }

    fn dotted_name(&mut self) -> Parse<DottedName> {
        let first = self.ident()?;
        self.dotted_from(first)
    }

    fn dotted_from(&mut self, first: Ident) -> Parse<DottedName> {
        let mut parts = vec![first];
        while self.tok.kind == K::Dot {
            self.advance();
            parts.push(self.ident()?);
        }
        let span = self.span_from(first.span.start);
        Ok(DottedName { parts, span })
    }

    fn expect(&mut self, kind: K, what: &str) -> Parse<Token> {
        if self.tok.kind == kind { Ok(self.advance()) } else { Err(self.unexpected(what)) }
    }

    fn eat(&mut self, kind: K) -> bool {
        let found = self.tok.kind == kind;
        if found {
            self.advance();
        }
        found
    }

    /// One level deeper; pair with [`leave`](Self::leave) where it succeeds.
    fn enter(&mut self) -> Parse<()> {
        if self.depth >= MAX_NESTING {
            let span = self.tok_span();
            return Err(self.fail(&codes::NESTING_TOO_DEEP, span, "brackets or blocks are nested too deep"));
        }
        self.depth += 1;
        Ok(())
    }

    fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Notes that a node is put on top of subtrees of at most `height`.
    fn grow(&mut self, height: u32) -> Parse<()> {
        self.height = height + 1;
        if self.height > MAX_HEIGHT {
            let span = self.tok_span();
            return Err(self.fail(
                &codes::NESTING_TOO_DEEP,
                span,
                "the expression is too long or nested too deep",
            ));
        }
        Ok(())
    }

    /// Reports an error, unless it follows from one reported before on the same line.
    fn fail(&mut self, code: &'static Code, span: Span, message: impl Into<String>) -> Failed {
        self.report(Diagnostic::new(code, span, message));
        Failed
    }

    fn report(&mut self, diagnostic: Diagnostic) {
        if self.tok.start < self.quiet_until {
            return;
        }
        self.quiet_until = match self.tok.kind {
            K::Eof => u32::MAX,
            _ => self.lexer.end_of_line(self.tok.start as usize) as u32,
        };
        self.diagnostics.push(diagnostic);
    }

    /// Reports a finding that is no reason to give up the statement.
    fn note(&mut self, diagnostic: Diagnostic) {
        if diagnostic.span.is_none_or(|s| s.start >= self.quiet_until) {
            self.diagnostics.push(diagnostic);
        }
    }

    /// Reports that the current token is not what is needed here.
    fn unexpected(&mut self, expected: &str) -> Failed {
        let span = self.tok_span();
        let diagnostic = match self.tok.kind {
            K::OpenChar | K::OpenString => self.unclosed_string(span),
            K::Unknown => self.unknown_character(span),
            _ if self.bracket_is_unclosed() => self.unclosed_bracket(),
            K::Assign => self.misplaced_assign(span, expected),
            kind => {
                let found = match kind {
                    K::Ident | K::Number => format!("`{}`", self.text(self.tok)),
                    _ => kind.describe().to_owned(),
                };
                let diagnostic = Diagnostic::new(
                    &codes::SYNTAX_ERROR,
                    span,
                    format!("expected {expected}, found {found}"),
                );
                match self.brackets.last() {
                    Some(b)
                        if ["`)`", "`]`", "`}`"].contains(&expected)
                            || matches!(kind, K::RParen | K::RBracket | K::RBrace) =>
                    {
                        diagnostic.with_label(self.span(b.start, b.end), "the bracket opened here")
                    }
                    _ => diagnostic,
                }
            }
        };
        self.report(diagnostic);
        Failed
    }

    fn unclosed_string(&self, span: Span) -> Diagnostic {
        let (quote, what) =
            if self.tok.kind == K::OpenChar { ("'", "Character vector") } else { ("\"", "String") };
        Diagnostic::new(&codes::UNCLOSED_STRING, span, format!("{what} is not terminated properly."))
            .with_label(span, "not closed before the end of its line")
            .with_help(format!("close it with `{quote}`; a quote inside is written twice"))
    }

    fn unknown_character(&self, span: Span) -> Diagnostic {
        let text = self.text(self.tok);
        if text == "#" {
            return Diagnostic::new(&codes::OCTAVE_SYNTAX, span, "`#` begins a comment only in Octave")
                .with_help("begin comments with `%`, or use `--dialect octave`");
        }
        let shown: String = text.chars().flat_map(char::escape_default).collect();
        let shown = if text.chars().any(char::is_control) || !text.is_ascii() {
            format!("{text:?} ({shown})")
        } else {
            format!("`{text}`")
        };
        Diagnostic::new(&codes::SYNTAX_ERROR, span, format!("invalid character {shown}"))
    }

    fn misplaced_assign(&self, span: Span, expected: &str) -> Diagnostic {
        let message = "Incorrect use of '=' operator. Assign a value to a variable using '=' and compare values \
                       for equality using '=='.";
        Diagnostic::new(&codes::ASSIGN_FOR_EQUAL, span, message)
            .with_label(span, format!("expected {expected}"))
            .with_help("`=` assigns and is not part of an expression; to compare, use `==`")
    }

    /// Whether the current token shows that the innermost bracket was not meant to reach this far.
    fn bracket_is_unclosed(&self) -> bool {
        let Some(open) = self.brackets.last() else { return false };
        match self.tok.kind {
            K::Eof | K::Newline => true,
            K::Assign => self.line_of_tok_is_after(open),
            kind => (kind.opens_statement() || kind.closes_block()) && self.tok_begins_line(),
        }
    }

    fn line_of_tok_is_after(&self, open: &Token) -> bool {
        self.lexer.token_line > open.start as usize
    }

    fn tok_begins_line(&self) -> bool {
        let line = self.lexer.token_line;
        self.lexer.text.as_bytes()[line..self.tok.start as usize].iter().all(|&b| is_blank(b))
    }

    fn unclosed_bracket(&self) -> Diagnostic {
        let open = self.brackets.last().copied().unwrap_or(self.tok);
        let close = match open.kind {
            K::LParen => "`)`",
            K::LBracket => "`]`",
            _ => "`}`",
        };
        let span = self.span(open.start, open.end);
        let here = self.tok_span();
        let message = "Invalid expression. When calling a function or indexing a variable, use parentheses. \
                       Otherwise, check for mismatched delimiters.";
        let diagnostic = Diagnostic::new(&codes::UNCLOSED_BRACKET, span, message)
            .with_label(span, format!("{} is not closed", open.kind.describe()));
        if open.kind == K::LParen && self.tok.kind == K::Newline {
            return diagnostic.with_help("to go on in the next line, end this one with `...`");
        }
        let diagnostic = diagnostic.with_label(here, format!("expected {close} before this"));
        diagnostic.with_help(format!("add the missing {close}"))
    }

    /// After an error: goes to where the next statement probably begins. Inside brackets that
    /// is after the closing one, or the next line that looks like a statement of its own.
    fn recover(&mut self) {
        self.tildes.clear();
        if self.brackets.iter().any(|b| b.kind != K::LParen) && self.recover_from_brackets() {
            return;
        }
        self.brackets.clear();
        self.in_index = 0;
        self.lexer.nest.clear();
        while !matches!(self.tok.kind, K::Newline | K::Eof | K::Semicolon | K::Comma)
            && !self.tok.kind.closes_block()
        {
            self.advance();
            self.lexer.nest.clear();
        }
        if !matches!(self.tok.kind, K::Newline | K::Eof) && self.tok.start >= self.quiet_until {
            let line_end = self.lexer.end_of_line(self.tok.start as usize) as u32;
            self.quiet_until = self.quiet_until.max(line_end);
        }
    }

    /// Whether a line was found that looks like a statement, at which parsing goes on.
    fn recover_from_brackets(&mut self) -> bool {
        let first = self.brackets.first().map_or(0, |b| b.start);
        while self.tok.kind != K::Eof && !self.lexer.nest.is_empty() {
            let line = self.lexer.token_line;
            let keyword = self.tok.kind.opens_statement() || self.tok.kind.closes_block();
            if line > first as usize && (self.tok.kind == K::Assign || (keyword && self.tok_begins_line())) {
                self.restart(line, line);
                return true;
            }
            if self.tok.kind == K::Newline && !self.lexer.nest.contains(&Nest::Matrix) {
                return false;
            }
            self.advance();
        }
        false
    }

    /// The first byte after the current token that is not white space on its line.
    fn peek_byte(&self) -> u8 {
        self.lexer.at(self.skip_blanks_at(self.lexer.pos))
    }

    fn skip_blanks_at(&self, mut pos: usize) -> usize {
        while is_blank(self.lexer.at(pos)) {
            pos += 1;
        }
        pos
    }

    /// Whether a statement could end at byte `pos`.
    fn statement_ends_at(&self, pos: usize) -> bool {
        let b = self.lexer.at(pos);
        is_newline(b)
            || matches!(b, b';' | b',' | b'%')
            || (b == b'#' && self.octave())
            || pos >= self.lexer.text.len()
    }

    fn assign_name(&mut self, name: Name) {
        self.assigned.add(name);
    }

    fn is_assigned(&self, name: Name) -> bool {
        self.assigned.set.contains(&name) || self.is_variable.is_some_and(|f| f(name.as_str()))
    }
}
