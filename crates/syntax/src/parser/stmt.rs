//! Statements that are not blocks, the file as a whole, and the list of statements.

use super::expr::assign_operator;
use super::{Open, Parse, Parser};
use crate::Parsed;
use crate::ast::*;
use crate::lexer::is_blank;
use crate::token::{TokenKind as K, is_octave_end};
use base::{Diagnostic, codes};

impl Parser<'_> {
    /// The whole text.
    pub(super) fn unit(&mut self) -> Parsed {
        self.start();
        let mut body = Block::new();
        loop {
            self.statements(&mut body, |_| false);
            match self.tok.kind {
                K::Eof => break,
                K::Function => self.file_function(&mut body),
                K::Classdef => {
                    self.check_class_is_first(&body);
                    self.class(&mut body);
                }
                _ => self.stray_end(),
            }
        }
        let kind = unit_kind(&body);
        self.check_function_ends(kind, &body);
        let span = self.span(0, self.lexer.text.len() as u32);
        let inner_comments = std::mem::take(&mut self.lexer.inner_comments);
        let diagnostics = std::mem::take(&mut self.diagnostics);
        Parsed { file: SourceUnit { kind, dialect: self.dialect, body, inner_comments, span }, diagnostics }
    }

    fn check_class_is_first(&mut self, body: &Block) {
        if body.iter().any(|s| !matches!(s.kind, StmtKind::Comment(_))) {
            let message = "`classdef` must come first in its file";
            let diagnostic = Diagnostic::new(&codes::SYNTAX_ERROR, self.tok_span(), message);
            self.note(diagnostic.with_help("move the class to a file that has its name"));
        }
    }

    /// MATLAB wants either all functions of a file closed by `end` or none, and all where there is
    /// other code in the file.
    fn check_function_ends(&mut self, kind: UnitKind, body: &Block) {
        let needed = kind != UnitKind::FunctionFile || functions(body).any(|f| f.has_end);
        if self.octave() || !needed || !self.diagnostics.is_empty() {
            return;
        }
        let Some(open) = functions(body).find(|f| !f.has_end) else { return };
        let span = self.span(open.span.start, open.span.start + "function".len() as u32);
        let diagnostic = Diagnostic::new(&codes::UNCLOSED_BLOCK, span, super::END_MISSING)
            .with_label(span, "this `function` is not closed by `end`, as the rest of the file requires");
        let diagnostic = self.with_suspect(diagnostic, open.span.start);
        self.diagnostics.push(diagnostic);
    }

    fn stray_end(&mut self) {
        self.saw_stray_end = true;
        let span = self.tok_span();
        let word = self.text(self.tok);
        let diagnostic =
            Diagnostic::new(&codes::STRAY_END, span, format!("Illegal use of reserved keyword \"{word}\"."))
                .with_label(span, format!("`{word}` closes nothing"));
        self.report(
            diagnostic.with_help("remove it, or look for the `if`, `for` or `while` it was meant for"),
        );
        self.advance();
    }

    /// Statements up to the end of the block: an `end`, a keyword that `stops`, `function`,
    /// `classdef` or the end of the text, which stays the current token.
    pub(super) fn statements(&mut self, block: &mut Block, stops: fn(K) -> bool) {
        loop {
            self.skip_separators();
            self.translate_octave_keyword();
            match self.tok.kind {
                K::Eof | K::End | K::OctaveEnd | K::Classdef => return,
                K::Function if !self.function_is_statement() => return,
                kind if stops(kind) => return,
                kind if kind.closes_block() => self.stray_part(),
                K::Comment | K::BlockComment | K::OpenComment => {
                    let comment = self.comment();
                    let span = comment.span;
                    block.push(Stmt { kind: StmtKind::Comment(comment), span, printed: false });
                }
                _ if self.at_hash_comment() => self.skip_hash_comment(),
                _ => self.statement(block),
            }
        }
    }

    /// In Octave functions may be defined within blocks.
    fn function_is_statement(&self) -> bool {
        self.octave() && self.open.last().is_some_and(|o| !matches!(o.keyword, "function" | "classdef"))
    }

    /// `else`, `case` and their like outside of their block.
    fn stray_part(&mut self) {
        let span = self.tok_span();
        let belongs_to = match self.tok.kind {
            K::Else | K::Elseif => "an `if`",
            K::Case | K::Otherwise => "a `switch`",
            K::Catch => "a `try`",
            K::Until => "a `do`",
            _ => "an `unwind_protect`",
        };
        let message = format!("{} outside of {belongs_to}", self.tok.kind.describe());
        let mut diagnostic = Diagnostic::new(&codes::SYNTAX_ERROR, span, message);
        if let Some(open) = self.open.last() {
            diagnostic = diagnostic
                .with_label(open.span, format!("the innermost open block is this `{}`", open.keyword));
        }
        self.report(diagnostic);
        self.advance();
    }

    /// In MATLAB text a word alone that is a keyword of Octave is reported and then treated as one.
    fn translate_octave_keyword(&mut self) {
        if self.octave() || self.tok.kind != K::Ident {
            return;
        }
        let text = self.text(self.tok).as_bytes();
        if !matches!(text.first(), Some(b'e' | b'u' | b'd')) {
            return;
        }
        let in_do = self.open.last().is_some_and(|o| o.keyword == "do");
        let kind = match text {
            b"until" if in_do => K::Until,
            _ if !self.statement_ends_at(self.skip_command_blanks(self.lexer.pos, 0).0) => return,
            b"do" => K::Do,
            b"unwind_protect" => K::UnwindProtect,
            b"unwind_protect_cleanup" => K::UnwindProtectCleanup,
            _ if is_octave_end(text) => K::OctaveEnd,
            _ => return,
        };
        let name = self.name(self.tok);
        if self.is_assigned(name) {
            return;
        }
        let help = if kind == K::OctaveEnd { "write `end`" } else { "MATLAB has no such block" };
        self.octave_only(&format!("`{name}`"), help);
        self.tok.kind = kind;
        self.lexer.after_value = false;
    }

    /// Consumes a comment.
    pub(super) fn comment(&mut self) -> Comment {
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

    /// One statement of any kind; on failure [`StmtKind::Error`] is put in its place.
    fn statement(&mut self, block: &mut Block) {
        let start = self.tok.start;
        let depth = self.depth;
        let failed = match self.statement_kind() {
            Ok(kind) => {
                let span = self.span_from(start);
                let is_block = is_block(&kind);
                match self.end_statement(is_block) {
                    Ok(printed) => {
                        block.push(Stmt { printed: printed && shows(&kind), kind, span });
                        None
                    }
                    Err(failed) => Some(failed),
                }
            }
            Err(failed) => Some(failed),
        };
        if failed.is_some() {
            self.depth = depth;
            self.recover();
            // A token that nothing can begin with must not be met again.
            if self.tok.start == start && self.tok.kind != K::Eof {
                self.advance();
            }
            let span = self.span_from(start);
            block.push(Stmt { kind: StmtKind::Error, span, printed: false });
        }
    }

    /// The separator after a statement; whether it lets the result be shown.
    fn end_statement(&mut self, is_block: bool) -> Parse<bool> {
        match self.tok.kind {
            K::Semicolon => {
                self.advance();
                Ok(false)
            }
            K::Comma | K::Newline => {
                let code_end = self.code_end;
                self.advance();
                self.code_end = code_end;
                Ok(true)
            }
            kind if kind.ends_statement() || kind.closes_block() || is_block => Ok(true),
            K::Unknown if self.at_hash_comment() => {
                self.skip_hash_comment();
                Ok(true)
            }
            K::Ident | K::Number | K::Char | K::String => {
                Err(self.unexpected("an operator or the end of the statement"))
            }
            _ => Err(self.unexpected("the end of the statement")),
        }
    }

    /// Whether the current token begins an Octave comment in MATLAB text.
    pub(super) fn at_hash_comment(&self) -> bool {
        self.tok.kind == K::Unknown && self.text(self.tok) == "#"
    }

    /// `#` to the end of the line in MATLAB text: reported once for the file.
    pub(super) fn skip_hash_comment(&mut self) {
        if !self.reported_hash {
            self.reported_hash = true;
            let span = self.tok_span();
            let diagnostic = self.unknown_character(span);
            self.note(diagnostic);
        }
        let end = self.lexer.end_of_line(self.tok.start as usize);
        self.restart(end, self.lexer.token_line);
    }

    fn statement_kind(&mut self) -> Parse<StmtKind> {
        match self.tok.kind {
            K::Ident => self.statement_of_name(),
            K::If => self.if_statement(),
            K::For | K::Parfor => self.for_statement(),
            K::While => self.while_statement(),
            K::Switch => self.switch_statement(),
            K::Try => self.try_statement(),
            K::Spmd => self.spmd_statement(),
            K::Do => self.do_statement(),
            K::UnwindProtect => self.unwind_statement(),
            K::Function => Ok(StmtKind::Function(Box::new(self.function()))),
            K::Break => self.word(StmtKind::Break),
            K::Continue => self.word(StmtKind::Continue),
            K::Return => self.word(StmtKind::Return),
            K::Global => self.declared_names(StmtKind::Global),
            K::Persistent => self.declared_names(StmtKind::Persistent),
            K::Bang if !self.octave() => self.shell(),
            _ => self.expression_statement(),
        }
    }

    fn word(&mut self, kind: StmtKind) -> Parse<StmtKind> {
        self.advance();
        Ok(kind)
    }

    fn shell(&mut self) -> Parse<StmtKind> {
        let start = self.tok.end as usize;
        let end = self.lexer.end_of_line(start);
        let text = self.lexer.text.get(start..end).unwrap_or("").trim();
        self.tok = crate::Token { kind: K::ShellText, end: end as u32, ..self.tok };
        self.lexer.restart(end, self.lexer.token_line);
        self.advance();
        Ok(StmtKind::Shell(text.into()))
    }

    fn declared_names(&mut self, make: fn(Vec<(Ident, Option<Expr>)>) -> StmtKind) -> Parse<StmtKind> {
        self.advance();
        let mut names = Vec::new();
        while !self.tok.kind.ends_statement() {
            let ident = self.ident()?;
            self.assign_name(ident.name);
            let mut value = None;
            if self.tok.kind == K::Assign {
                self.octave_only("a first value in a declaration", "assign it in a statement of its own");
                self.advance();
                value = Some(self.expr()?);
            }
            names.push((ident, value));
        }
        if names.is_empty() {
            return Err(self.unexpected("a name"));
        }
        Ok(make(names))
    }

    /// A statement that begins with a name.
    fn statement_of_name(&mut self) -> Parse<StmtKind> {
        if !is_blank(self.lexer.at(self.lexer.pos)) {
            return self.expression_statement();
        }
        let name = self.name(self.tok);
        if name.as_str() == "import" && !self.is_assigned(name) && self.import_follows() {
            return self.import();
        }
        if self.is_command(name) {
            return self.command();
        }
        self.expression_statement()
    }

    fn import_follows(&self) -> bool {
        crate::lexer::is_ident_start(self.peek_byte())
    }

    fn import(&mut self) -> Parse<StmtKind> {
        self.advance();
        let mut paths = Vec::new();
        while !self.tok.kind.ends_statement() {
            let first = self.ident()?;
            let (mut parts, mut wildcard) = (vec![first], false);
            loop {
                match self.tok.kind {
                    K::Dot => {
                        self.advance();
                        parts.push(self.ident()?);
                    }
                    K::DotStar => {
                        self.advance();
                        wildcard = true;
                        break;
                    }
                    _ => break,
                }
            }
            let span = self.span_from(first.span.start);
            paths.push(ImportPath { path: DottedName { parts, span }, wildcard });
        }
        Ok(StmtKind::Import(paths))
    }

    /// An expression, or an assignment to what it names.
    fn expression_statement(&mut self) -> Parse<StmtKind> {
        let left = self.operators(0)?;
        if self.tok.kind == K::Assign {
            let (lhs, brackets) = self.lvalues(left)?;
            self.advance();
            let rhs = self.expr()?;
            if self.tok.kind == K::Assign {
                let span = self.tok_span();
                let message = "an assignment inside an expression is Octave's and not MATLAB's";
                return Err(self.fail(&codes::OCTAVE_SYNTAX, span, message));
            }
            self.assign_all(&lhs);
            return Ok(StmtKind::Assign { lhs, brackets, rhs });
        }
        if let Some(op) = assign_operator(self.tok.kind) {
            return self.operator_assignment(left, op);
        }
        if self.at_increment() {
            let target = self.target(left)?;
            let decrement = self.tok.kind == K::Minus;
            let name = if decrement { "`--`" } else { "`++`" };
            self.octave_only(name, "write `x = x + 1`");
            self.advance();
            self.advance();
            return Ok(StmtKind::Increment { target, decrement });
        }
        Ok(match left.kind {
            ExprKind::Increment { target, decrement, .. } if self.tok.kind != K::Assign => {
                StmtKind::Increment { target: *target, decrement }
            }
            _ => StmtKind::Expr(left),
        })
    }

    fn operator_assignment(&mut self, left: Expr, op: BinaryOp) -> Parse<StmtKind> {
        let target = self.target(left)?;
        let symbol = op.symbol();
        self.octave_only(&format!("`{symbol}=`"), &format!("write `x = x {symbol} ...`"));
        self.advance();
        let rhs = self.expr()?;
        if let Some(root) = target.root() {
            self.assign_name(root.name);
        }
        Ok(StmtKind::OpAssign { op, target, rhs })
    }

    fn target(&mut self, left: Expr) -> Parse<Expr> {
        if left.root().is_some() {
            return Ok(left);
        }
        let message = "expected a variable or a part of one to be updated";
        Err(self.fail(&codes::SYNTAX_ERROR, left.span, message))
    }

    /// Whether the current `+` or `-` is the first half of an `x++` that ends its statement.
    pub(super) fn at_increment(&self) -> bool {
        let pos = self.lexer.pos;
        matches!(self.tok.kind, K::Plus | K::Minus)
            && self.lexer.nest.is_empty()
            && pos > 0
            && self.lexer.at(pos) == self.lexer.at(pos - 1)
            && self.statement_ends_at(self.skip_blanks_at(pos + 1))
    }

    /// Notes that a block begins at the current token.
    pub(super) fn open_block(&mut self, keyword: &'static str) {
        let start = self.tok.start as usize;
        let indent = self.tok_begins_line().then(|| (start - self.lexer.token_line) as u32);
        self.open.push(Open { keyword, span: self.tok_span(), indent });
    }
}

fn is_block(kind: &StmtKind) -> bool {
    use StmtKind as S;
    matches!(
        kind,
        S::If { .. }
            | S::For(_)
            | S::While { .. }
            | S::Switch(_)
            | S::Try { .. }
            | S::Spmd { .. }
            | S::UnwindProtect { .. }
            | S::Function(_)
    )
}

/// Whether a statement of this kind has a result to show.
fn shows(kind: &StmtKind) -> bool {
    use StmtKind as S;
    matches!(
        kind,
        S::Expr(_) | S::Command { .. } | S::Assign { .. } | S::OpAssign { .. } | S::Increment { .. }
    )
}

/// What the contents of a file make it.
fn unit_kind(body: &Block) -> UnitKind {
    let mut kind = UnitKind::Script;
    for stmt in body {
        match stmt.kind {
            StmtKind::Comment(_) => {}
            StmtKind::Class(_) => return UnitKind::ClassFile,
            StmtKind::Function(_) => kind = UnitKind::FunctionFile,
            _ => return UnitKind::Script,
        }
    }
    kind
}
