//! Statements that hold blocks: `if`, `for`, `while`, `switch`, `try`, `spmd` and Octave's `do` and
//! `unwind_protect`; how a block is closed, and what is said where it is not.

use super::{Failed, Parse, Parser};
use crate::ast::*;
use crate::token::{TokenKind as K, octave_end_of};
use base::{Diagnostic, codes};

impl Parser<'_> {
    /// The statements of a block.
    pub(super) fn block(&mut self, stops: fn(K) -> bool) -> Block {
        let mut block = Block::new();
        self.statements(&mut block, stops);
        block
    }

    /// Begins a block statement: its keyword is consumed.
    fn begin(&mut self, keyword: &'static str) -> Parse<u32> {
        if let Err(failed) = self.enter() {
            // Everything after this would be out of step.
            self.quiet_until = u32::MAX;
            return Err(failed);
        }
        self.open_block(keyword);
        Ok(self.advance().start)
    }

    /// Consumes the `end` of the innermost open block, or says that it is missing.
    pub(super) fn close(&mut self) {
        let Some(open) = self.open.pop() else { return };
        match self.tok.kind {
            K::End => self.note_indent(&open),
            K::OctaveEnd => {
                let word = self.text(self.tok);
                if octave_end_of(word.as_bytes()) != Some(open.keyword) && !parfor_end(word, open.keyword) {
                    let message = format!("expected the end of `{}`, found `{word}`", open.keyword);
                    let span = self.tok_span();
                    let diagnostic = Diagnostic::new(&codes::SYNTAX_ERROR, span, message);
                    self.report(diagnostic.with_label(open.span, "the block that is open"));
                }
            }
            _ => {
                self.report_unclosed(&open);
                self.leave();
                return;
            }
        }
        self.advance();
        self.leave();
    }

    /// Remembers the first block whose `end` is indented less than its keyword.
    fn note_indent(&mut self, open: &super::Open) {
        let Some(indent) = open.indent else { return };
        if self.suspect.is_some() || !self.tok_begins_line() {
            return;
        }
        let start = self.tok.start as usize;
        if start - self.lexer.token_line < indent as usize {
            self.suspect = Some((open.span, self.tok_span()));
        }
    }

    fn report_unclosed(&mut self, open: &super::Open) {
        let diagnostic = Diagnostic::new(&codes::UNCLOSED_BLOCK, open.span, super::END_MISSING)
            .with_label(open.span, format!("this `{}` is not closed by `end`", open.keyword));
        let mut diagnostic = self.with_suspect(diagnostic, open.span.start);
        if self.tok.kind == K::Function {
            diagnostic = diagnostic.with_label(self.tok_span(), "a function begins here");
        }
        // One missing `end` leaves all outer blocks open; only the innermost is reported.
        if self.unclosed_at != Some(self.tok.start) && self.tok.start >= self.quiet_until {
            self.unclosed_at = Some(self.tok.start);
            self.diagnostics.push(diagnostic);
        }
    }

    /// Points to a block after byte `start` whose `end` may really belong to an outer block.
    pub(super) fn with_suspect(&mut self, diagnostic: Diagnostic, start: u32) -> Diagnostic {
        match self.suspect.take() {
            Some((block, end)) if block.start > start => diagnostic
                .with_label(block, "this block may lack its `end`")
                .with_label(end, "its `end` is indented less than its beginning"),
            _ => diagnostic,
        }
    }

    /// The expression in the head of a block; an error in it does not lose the block.
    fn head(&mut self) -> Expr {
        let depth = self.depth;
        let start = self.tok.start;
        let result = self.expr().and_then(|e| self.end_of_head(e));
        result.unwrap_or_else(|Failed| {
            self.depth = depth;
            self.recover();
            Expr { kind: ExprKind::Error, span: self.span_from(start) }
        })
    }

    fn end_of_head(&mut self, head: Expr) -> Parse<Expr> {
        match self.tok.kind {
            K::Assign | K::RParen | K::RBracket | K::RBrace | K::OpenChar | K::OpenString => {
                Err(self.unexpected("the end of the condition"))
            }
            K::Unknown if !self.at_hash_comment() => Err(self.unexpected("the end of the condition")),
            _ => Ok(head),
        }
    }

    fn clause(&mut self, start: u32, stops: fn(K) -> bool) -> Clause {
        let condition = self.head();
        let span = self.span_from(start);
        let body = self.block(stops);
        Clause { condition, body, span }
    }

    pub(super) fn if_statement(&mut self) -> Parse<StmtKind> {
        let stops = |k| matches!(k, K::Else | K::Elseif);
        let start = self.begin("if")?;
        let mut clauses = vec![self.clause(start, stops)];
        let mut otherwise = None;
        loop {
            match self.tok.kind {
                K::Elseif if otherwise.is_none() => {
                    let start = self.advance().start;
                    clauses.push(self.clause(start, stops));
                }
                K::Else if otherwise.is_none() => {
                    self.advance();
                    otherwise = Some(self.block(stops));
                }
                K::Else | K::Elseif => {
                    let span = self.tok_span();
                    let message = format!("{} after `else`", self.tok.kind.describe());
                    self.report(Diagnostic::new(&codes::SYNTAX_ERROR, span, message));
                    self.advance();
                    let more = self.block(stops);
                    otherwise.get_or_insert_default().extend(more);
                }
                _ => break,
            }
        }
        self.close();
        Ok(StmtKind::If { clauses, otherwise })
    }

    pub(super) fn while_statement(&mut self) -> Parse<StmtKind> {
        let start = self.begin("while")?;
        let clause = Box::new(self.clause(start, |_| false));
        self.close();
        Ok(StmtKind::While { clause })
    }

    pub(super) fn do_statement(&mut self) -> Parse<StmtKind> {
        self.begin("do")?;
        let body = self.block(|k| k == K::Until);
        let Some(open) = self.open.pop() else { return Err(Failed) };
        self.leave();
        if self.tok.kind != K::Until {
            let span = open.span;
            let message = "this `do` is not closed by `until`";
            return Err(self.fail(&codes::UNCLOSED_BLOCK, span, message));
        }
        self.advance();
        let condition = self.head();
        Ok(StmtKind::DoUntil { body, condition })
    }

    pub(super) fn for_statement(&mut self) -> Parse<StmtKind> {
        let parallel = self.tok.kind == K::Parfor;
        self.begin(if parallel { "parfor" } else { "for" })?;
        let start = self.tok.start;
        let depth = self.depth;
        let head = self.for_head().unwrap_or_else(|Failed| {
            self.depth = depth;
            self.recover();
            let span = self.span_from(start);
            ForHead { range: Expr { kind: ExprKind::Error, span }, ..ForHead::new(LValue::Ignored(span)) }
        });
        let body = self.block(|_| false);
        self.close();
        let ForHead { var, key, range, workers } = head;
        Ok(StmtKind::For(Box::new(For { var, key, range, parallel, workers, body })))
    }

    fn for_head(&mut self) -> Parse<ForHead> {
        let open = self.tok;
        let parenthesised = open.kind == K::LParen;
        if parenthesised {
            self.brackets.push(open);
            self.advance();
        }
        let mut head = self.for_variable()?;
        self.expect(K::Assign, "`=` after the loop variable")?;
        head.range = self.expr()?;
        if parenthesised {
            if self.eat(K::Comma) {
                head.workers = Some(self.expr()?);
            }
            self.expect(K::RParen, "`)`")?;
            self.brackets.pop();
        }
        Ok(head)
    }

    fn for_variable(&mut self) -> Parse<ForHead> {
        let var = self.primary()?;
        let var = self.postfix(var, false)?;
        let span = var.span;
        let (targets, brackets) = self.lvalues(var)?;
        self.assign_all(&targets);
        let mut targets = targets.into_iter();
        match (targets.next(), targets.next(), targets.next()) {
            (Some(var), None, None) => Ok(ForHead::new(var)),
            (Some(var), key, None) if brackets && self.octave() => Ok(ForHead { key, ..ForHead::new(var) }),
            _ => Err(self.fail(&codes::SYNTAX_ERROR, span, "expected a loop variable")),
        }
    }

    pub(super) fn switch_statement(&mut self) -> Parse<StmtKind> {
        let stops = |k| matches!(k, K::Case | K::Otherwise);
        self.begin("switch")?;
        let subject = self.head();
        let mut comments = Vec::new();
        let mut before = self.block(stops);
        before.retain_mut(|stmt| match std::mem::replace(&mut stmt.kind, StmtKind::Error) {
            StmtKind::Comment(comment) => {
                comments.push(comment);
                false
            }
            _ => true,
        });
        if let Some(stmt) = before.first() {
            let message = "expected `case`: statements before the first one are never run";
            self.note(Diagnostic::new(&codes::SYNTAX_ERROR, stmt.span, message));
        }
        let (mut cases, mut otherwise) = (Vec::new(), None);
        loop {
            match self.tok.kind {
                K::Case => {
                    let start = self.advance().start;
                    cases.push(self.clause(start, stops));
                }
                K::Otherwise => {
                    if otherwise.is_some() {
                        let span = self.tok_span();
                        self.report(Diagnostic::new(&codes::SYNTAX_ERROR, span, "a second `otherwise`"));
                    }
                    self.advance();
                    otherwise = Some(self.block(stops));
                }
                _ => break,
            }
        }
        self.close();
        Ok(StmtKind::Switch(Box::new(Switch { subject, comments, cases, otherwise })))
    }

    pub(super) fn try_statement(&mut self) -> Parse<StmtKind> {
        self.begin("try")?;
        let body = self.block(|k| k == K::Catch);
        let (mut error, mut handler) = (None, Block::new());
        if self.eat(K::Catch) {
            let next = self.skip_blanks_at(self.lexer.pos);
            if self.tok.kind == K::Ident && self.statement_ends_at(next) {
                let ident = self.ident()?;
                self.assign_name(ident.name);
                error = Some(ident);
            }
            handler = self.block(|_| false);
        }
        self.close();
        Ok(StmtKind::Try { body, error, handler })
    }

    pub(super) fn unwind_statement(&mut self) -> Parse<StmtKind> {
        self.begin("unwind_protect")?;
        let body = self.block(|k| k == K::UnwindProtectCleanup);
        let mut cleanup = Block::new();
        if self.tok.kind == K::UnwindProtectCleanup {
            self.advance();
            cleanup = self.block(|_| false);
        } else {
            let span = self.tok_span();
            let message = "expected `unwind_protect_cleanup` before the end of `unwind_protect`";
            self.report(Diagnostic::new(&codes::SYNTAX_ERROR, span, message));
        }
        self.close();
        Ok(StmtKind::UnwindProtect { body, cleanup })
    }

    pub(super) fn spmd_statement(&mut self) -> Parse<StmtKind> {
        self.begin("spmd")?;
        let mut args = Vec::new();
        if self.tok.kind == K::LParen {
            let depth = self.depth;
            match self.arguments() {
                Ok(list) => args = list,
                Err(Failed) => {
                    self.depth = depth;
                    self.recover();
                }
            }
        }
        let body = self.block(|_| false);
        self.close();
        Ok(StmtKind::Spmd { args, body })
    }
}

/// The head of a `for`.
struct ForHead {
    var: LValue,
    key: Option<LValue>,
    range: Expr,
    workers: Option<Expr>,
}

impl ForHead {
    fn new(var: LValue) -> ForHead {
        let span = match &var {
            LValue::Target(e) => e.span,
            LValue::Ignored(span) => *span,
        };
        ForHead { var, key: None, range: Expr { kind: ExprKind::Error, span }, workers: None }
    }
}

/// `endfor` also closes `parfor`.
fn parfor_end(word: &str, keyword: &str) -> bool {
    word == "endfor" && keyword == "parfor"
}
