//! Where the parser is in the text: the current token, the brackets around it and how deep it is nested,
//! and the errors found so far.
//!
//! All parsers share one cursor. It consumes tokens and makes spans and names of them; what is said of a
//! token that does not fit, and where parsing goes on behind it, is in `unexpected.rs`. It knows no
//! grammar.

use super::Parse;
use crate::Dialect;
use crate::ast::*;
use crate::lexer::{Lexer, is_blank, is_newline};
use crate::token::{Token, TokenKind as K};
use base::{Diagnostic, FileId, FxHashMap, Name, Span, codes};

/// A place in the text that moves on token by token.
pub(super) struct Cursor<'t> {
    pub lexer: Lexer<'t>,
    file: FileId,
    pub dialect: Dialect,
    /// The token under consideration; the lexer stands right after it.
    pub tok: Token,
    /// One past the last token consumed that is neither line end, comment nor empty separator.
    pub code_end: u32,
    /// How many brackets, blocks and prefix operators are open.
    pub depth: u32,
    /// Opening brackets, innermost last.
    pub brackets: Vec<Token>,
    pub diagnostics: Vec<Diagnostic>,
    /// Syntax errors before this byte are consequences of one already reported.
    pub quiet_until: u32,
    /// Whether a comment of Octave in MATLAB text was reported.
    pub reported_hash: bool,
    names: FxHashMap<&'t str, Name>,
    /// The tokens consumed, where someone asked for them.
    pub record: Option<Vec<Token>>,
}

impl<'t> Cursor<'t> {
    pub fn new(file: FileId, text: &'t str, dialect: Dialect) -> Cursor<'t> {
        Cursor {
            lexer: Lexer::new(file, text, dialect),
            file,
            dialect,
            tok: Token { kind: K::Newline, space_before: false, start: 0, end: 0 },
            code_end: 0,
            depth: 0,
            brackets: Vec::new(),
            diagnostics: Vec::new(),
            quiet_until: 0,
            reported_hash: false,
            names: FxHashMap::default(),
            record: None,
        }
    }

    /// Reads the first token.
    pub fn start(&mut self) {
        self.tok = self.lexer.next();
    }

    pub fn octave(&self) -> bool {
        self.dialect == Dialect::Octave
    }

    /// Consumes the current token.
    pub fn advance(&mut self) -> Token {
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
    pub fn skip_separators(&mut self) {
        let code_end = self.code_end;
        while matches!(self.tok.kind, K::Newline | K::Semicolon | K::Comma) {
            self.advance();
        }
        self.code_end = code_end;
    }

    /// Reads on from byte `pos` on the line that begins at `line`, as at the start of a statement.
    pub fn restart(&mut self, pos: usize, line: usize) {
        if let Some(record) = &mut self.record {
            record.retain(|t| (t.start as usize) < pos);
        }
        self.lexer.restart(pos, line);
        self.brackets.clear();
        self.tok = self.lexer.next();
    }

    pub fn span(&self, start: u32, end: u32) -> Span {
        Span::new(self.file, start, end.max(start))
    }

    pub fn tok_span(&self) -> Span {
        self.span(self.tok.start, self.tok.end)
    }

    /// The span from `start` to the end of the code consumed last.
    pub fn span_from(&self, start: u32) -> Span {
        self.span(start, self.code_end)
    }

    pub fn text(&self, tok: Token) -> &'t str {
        self.lexer.text.get(tok.start as usize..tok.end as usize).unwrap_or("")
    }

    pub fn name(&mut self, tok: Token) -> Name {
        let text = self.text(tok);
        *self.names.entry(text).or_insert_with(|| Name::new(text))
    }

    pub fn ident_of(&mut self, tok: Token) -> Ident {
        Ident { name: self.name(tok), span: self.span(tok.start, tok.end) }
    }

    /// Consumes a name.
    pub fn ident(&mut self) -> Parse<Ident> {
        if self.tok.kind != K::Ident {
            return Err(self.unexpected("a name"));
        }
        let tok = self.advance();
        Ok(self.ident_of(tok))
    }

    /// Whether `@` touches the name that ends here: a method of a superclass follows.
    pub fn at_super(&self, name: Span) -> bool {
        self.tok.kind == K::At && !self.tok.space_before && self.tok.start == name.end
    }

    /// Consumes a name with dots.
    pub fn dotted_name(&mut self) -> Parse<DottedName> {
        let first = self.ident()?;
        let mut parts = vec![first];
        while self.tok.kind == K::Dot {
            self.advance();
            parts.push(self.ident()?);
        }
        let span = self.span_from(first.span.start);
        Ok(DottedName { parts, span })
    }

    /// Consumes a token of this kind; `what` says in messages what that is.
    pub fn expect(&mut self, kind: K, what: &str) -> Parse<Token> {
        if self.tok.kind == kind { Ok(self.advance()) } else { Err(self.unexpected(what)) }
    }

    /// Consumes the current token where it is of this kind; whether it was.
    pub fn eat(&mut self, kind: K) -> bool {
        let found = self.tok.kind == kind;
        if found {
            self.advance();
        }
        found
    }

    /// One level deeper; pair with [`leave`](Self::leave) where it succeeds.
    pub fn enter(&mut self) -> Parse<()> {
        if self.depth >= MAX_NESTING {
            let span = self.tok_span();
            return Err(self.fail(&codes::NESTING_TOO_DEEP, span, "brackets or blocks are nested too deep"));
        }
        self.depth += 1;
        Ok(())
    }

    pub fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Whether nothing but white space stands before the current token on its line.
    pub fn tok_begins_line(&self) -> bool {
        let line = self.lexer.token_line;
        self.lexer.text.as_bytes()[line..self.tok.start as usize].iter().all(|&b| is_blank(b))
    }

    /// The first byte from `pos` on that is not white space on its line.
    pub fn skip_blanks_at(&self, mut pos: usize) -> usize {
        while is_blank(self.lexer.at(pos)) {
            pos += 1;
        }
        pos
    }

    /// The first byte after the current token that is not white space on its line.
    pub fn peek_byte(&self) -> u8 {
        self.lexer.at(self.skip_blanks_at(self.lexer.pos))
    }

    /// Whether a statement could end at byte `pos`.
    pub fn statement_ends_at(&self, pos: usize) -> bool {
        let b = self.lexer.at(pos);
        is_newline(b)
            || matches!(b, b';' | b',' | b'%')
            || (b == b'#' && self.octave())
            || pos >= self.lexer.text.len()
    }

    /// Consumes an opening bracket.
    pub fn open_bracket(&mut self) -> Parse<K> {
        self.enter()?;
        let tok = self.tok;
        self.brackets.push(tok);
        self.advance();
        Ok(closer(tok.kind))
    }

    /// Consumes the bracket `close` that closes the innermost one.
    pub fn close_bracket(&mut self, close: K, expected: &str) -> Parse<()> {
        self.expect(close, expected)?;
        self.brackets.pop();
        self.leave();
        Ok(())
    }

    /// Whether the current `+` or `-` is the first half of an `x++` that ends its statement.
    pub fn at_increment(&self) -> bool {
        let pos = self.lexer.pos;
        matches!(self.tok.kind, K::Plus | K::Minus)
            && self.lexer.nest.is_empty()
            && pos > 0
            && self.lexer.at(pos) == self.lexer.at(pos - 1)
            && self.statement_ends_at(self.skip_blanks_at(pos + 1))
    }

    /// Consumes a comment.
    pub fn comment(&mut self) -> Comment {
        let tok = self.tok;
        let trailing = self.code_end > self.lexer.token_line as u32;
        if tok.kind == K::OpenComment {
            let span = self.span(tok.start, tok.start + 2);
            let diagnostic =
                Diagnostic::new(&codes::UNCLOSED_COMMENT, span, "the block comment is not closed");
            self.report(diagnostic.with_help("close it with `%}` on a line of its own"));
        }
        self.advance();
        self.lexer.comment(tok.kind, tok.start as usize, tok.end as usize, trailing)
    }
}

fn closer(open: K) -> K {
    match open {
        K::LParen => K::RParen,
        K::LBracket => K::RBracket,
        _ => K::RBrace,
    }
}
