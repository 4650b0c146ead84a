//! Statements that hold blocks: `if`, `for`, `while`, `switch`, `try`, `spmd` and Octave's `do` and
//! `unwind_protect`.

use super::stmt::Statements;
use super::{Failed, Parse};
use crate::ast::*;
use crate::token::TokenKind as K;
use base::{Diagnostic, codes};

impl Statements<'_> {
    /// The statements of a block.
    pub fn block(&mut self, stops: fn(K) -> bool) -> Block {
        let mut block = Block::new();
        self.statements(&mut block, stops);
        block
    }

    /// Begins a block statement: its keyword is consumed.
    fn begin(&mut self, keyword: &'static str) -> Parse<u32> {
        if let Err(failed) = self.cursor.enter() {
            // Everything after this would be out of step.
            self.cursor.quiet_until = u32::MAX;
            return Err(failed);
        }
        self.blocks.open(&self.cursor, keyword);
        Ok(self.cursor.advance().start)
    }

    /// The expression in the head of a block; an error in it does not lose the block.
    fn head(&mut self) -> Expr {
        let depth = self.cursor.depth;
        let start = self.cursor.tok.start;
        let result = self.expressions().expr().and_then(|e| self.end_of_head(e));
        result.unwrap_or_else(|Failed| {
            self.cursor.depth = depth;
            self.cursor.recover();
            Expr { kind: ExprKind::Error, span: self.cursor.span_from(start) }
        })
    }

    fn end_of_head(&mut self, head: Expr) -> Parse<Expr> {
        match self.cursor.tok.kind {
            K::Assign | K::RParen | K::RBracket | K::RBrace | K::OpenChar | K::OpenString => {
                Err(self.cursor.unexpected("the end of the condition"))
            }
            K::Unknown if !self.cursor.at_hash_comment() => {
                Err(self.cursor.unexpected("the end of the condition"))
            }
            _ => Ok(head),
        }
    }

    fn clause(&mut self, start: u32, stops: fn(K) -> bool) -> Clause {
        let condition = self.head();
        let span = self.cursor.span_from(start);
        let body = self.block(stops);
        Clause { condition, body, span }
    }

    pub fn if_statement(&mut self) -> Parse<StmtKind> {
        let stops = |k| matches!(k, K::Else | K::Elseif);
        let start = self.begin("if")?;
        let mut clauses = vec![self.clause(start, stops)];
        let mut otherwise = None;
        loop {
            match self.cursor.tok.kind {
                K::Elseif if otherwise.is_none() => {
                    let start = self.cursor.advance().start;
                    clauses.push(self.clause(start, stops));
                }
                K::Else if otherwise.is_none() => {
                    self.cursor.advance();
                    otherwise = Some(self.block(stops));
                }
                K::Else | K::Elseif => {
                    let span = self.cursor.tok_span();
                    let message = format!("{} after `else`", self.cursor.tok.kind.describe());
                    self.cursor.report(Diagnostic::new(&codes::SYNTAX_ERROR, span, message));
                    self.cursor.advance();
                    let more = self.block(stops);
                    otherwise.get_or_insert_default().extend(more);
                }
                _ => break,
            }
        }
        self.blocks.close(&mut self.cursor);
        Ok(StmtKind::If { clauses, otherwise })
    }

    pub fn while_statement(&mut self) -> Parse<StmtKind> {
        let start = self.begin("while")?;
        let clause = Box::new(self.clause(start, |_| false));
        self.blocks.close(&mut self.cursor);
        Ok(StmtKind::While { clause })
    }

    pub fn do_statement(&mut self) -> Parse<StmtKind> {
        self.begin("do")?;
        let body = self.block(|k| k == K::Until);
        let Some(open) = self.blocks.pop() else { return Err(Failed) };
        self.cursor.leave();
        if self.cursor.tok.kind != K::Until {
            let span = open.span;
            let message = "this `do` is not closed by `until`";
            return Err(self.cursor.fail(&codes::UNCLOSED_BLOCK, span, message));
        }
        self.cursor.advance();
        let condition = self.head();
        Ok(StmtKind::DoUntil { body, condition })
    }

    pub fn for_statement(&mut self) -> Parse<StmtKind> {
        let parallel = self.cursor.tok.kind == K::Parfor;
        self.begin(if parallel { "parfor" } else { "for" })?;
        let start = self.cursor.tok.start;
        let depth = self.cursor.depth;
        let head = self.for_head().unwrap_or_else(|Failed| {
            self.cursor.depth = depth;
            self.cursor.recover();
            let span = self.cursor.span_from(start);
            ForHead { range: Expr { kind: ExprKind::Error, span }, ..ForHead::new(LValue::Ignored(span)) }
        });
        let body = self.block(|_| false);
        self.blocks.close(&mut self.cursor);
        let ForHead { var, key, range, workers } = head;
        Ok(StmtKind::For(Box::new(For { var, key, range, parallel, workers, body })))
    }

    fn for_head(&mut self) -> Parse<ForHead> {
        let open = self.cursor.tok;
        let parenthesised = open.kind == K::LParen;
        if parenthesised {
            self.cursor.brackets.push(open);
            self.cursor.advance();
        }
        let mut head = self.for_variable()?;
        self.cursor.expect(K::Assign, "`=` after the loop variable")?;
        head.range = self.expressions().expr()?;
        if parenthesised {
            if self.cursor.eat(K::Comma) {
                head.workers = Some(self.expressions().expr()?);
            }
            self.cursor.expect(K::RParen, "`)`")?;
            self.cursor.brackets.pop();
        }
        Ok(head)
    }

    fn for_variable(&mut self) -> Parse<ForHead> {
        let mut expressions = self.expressions();
        let var = expressions.primary()?;
        let var = expressions.postfix(var, false)?;
        let span = var.span;
        let (targets, brackets) = expressions.lvalues(var)?;
        self.variables.add_all(&targets);
        let mut targets = targets.into_iter();
        match (targets.next(), targets.next(), targets.next()) {
            (Some(var), None, None) => Ok(ForHead::new(var)),
            (Some(var), key, None) if brackets && self.cursor.octave() => {
                Ok(ForHead { key, ..ForHead::new(var) })
            }
            _ => Err(self.cursor.fail(&codes::SYNTAX_ERROR, span, "expected a loop variable")),
        }
    }

    pub fn switch_statement(&mut self) -> Parse<StmtKind> {
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
            self.cursor.note(Diagnostic::new(&codes::SYNTAX_ERROR, stmt.span, message));
        }
        let (mut cases, mut otherwise) = (Vec::new(), None);
        loop {
            match self.cursor.tok.kind {
                K::Case => {
                    let start = self.cursor.advance().start;
                    cases.push(self.clause(start, stops));
                }
                K::Otherwise => {
                    if otherwise.is_some() {
                        let span = self.cursor.tok_span();
                        self.cursor.report(Diagnostic::new(
                            &codes::SYNTAX_ERROR,
                            span,
                            "a second `otherwise`",
                        ));
                    }
                    self.cursor.advance();
                    otherwise = Some(self.block(stops));
                }
                _ => break,
            }
        }
        self.blocks.close(&mut self.cursor);
        Ok(StmtKind::Switch(Box::new(Switch { subject, comments, cases, otherwise })))
    }

    pub fn try_statement(&mut self) -> Parse<StmtKind> {
        self.begin("try")?;
        let body = self.block(|k| k == K::Catch);
        let (mut error, mut handler) = (None, Block::new());
        if self.cursor.eat(K::Catch) {
            let next = self.cursor.skip_blanks_at(self.cursor.lexer.pos);
            if self.cursor.tok.kind == K::Ident && self.cursor.statement_ends_at(next) {
                let ident = self.cursor.ident()?;
                self.variables.add(ident.name);
                error = Some(ident);
            }
            handler = self.block(|_| false);
        }
        self.blocks.close(&mut self.cursor);
        Ok(StmtKind::Try { body, error, handler })
    }

    pub fn unwind_statement(&mut self) -> Parse<StmtKind> {
        self.begin("unwind_protect")?;
        let body = self.block(|k| k == K::UnwindProtectCleanup);
        let mut cleanup = Block::new();
        if self.cursor.tok.kind == K::UnwindProtectCleanup {
            self.cursor.advance();
            cleanup = self.block(|_| false);
        } else {
            let span = self.cursor.tok_span();
            let message = "expected `unwind_protect_cleanup` before the end of `unwind_protect`";
            self.cursor.report(Diagnostic::new(&codes::SYNTAX_ERROR, span, message));
        }
        self.blocks.close(&mut self.cursor);
        Ok(StmtKind::UnwindProtect { body, cleanup })
    }

    pub fn spmd_statement(&mut self) -> Parse<StmtKind> {
        self.begin("spmd")?;
        let mut args = Vec::new();
        if self.cursor.tok.kind == K::LParen {
            let depth = self.cursor.depth;
            match self.expressions().arguments() {
                Ok(list) => args = list,
                Err(Failed) => {
                    self.cursor.depth = depth;
                    self.cursor.recover();
                }
            }
        }
        let body = self.block(|_| false);
        self.blocks.close(&mut self.cursor);
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
