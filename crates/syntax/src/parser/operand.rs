//! Operands of expressions: names, literals, what stands in brackets, arguments of an index, and function
//! handles with the parameters of anonymous functions.

use super::Parse;
use super::expr::Expressions;
use super::literal::{number, undouble, unescape};
use crate::ast::*;
use crate::lexer::Nest;
use crate::token::TokenKind as K;
use base::codes;

impl Expressions<'_, '_> {
    /// An operand without what follows it.
    pub fn primary(&mut self) -> Parse<Expr> {
        match self.cursor.tok.kind {
            K::Ident => self.name_or_super_method(),
            K::Number => self.number(),
            K::Char | K::String => Ok(self.string()),
            K::LParen => {
                let start = self.cursor.tok.start;
                let inner = self.parenthesised()?;
                self.grow(self.height)?;
                Ok(Expr { kind: ExprKind::Paren(Box::new(inner)), span: self.cursor.span_from(start) })
            }
            K::LBracket => self.matrix(),
            K::LBrace => self.matrix(),
            K::At => self.at_sign(),
            K::Question => {
                let start = self.cursor.advance().start;
                let name = self.cursor.dotted_name()?;
                self.height = 1;
                Ok(Expr { kind: ExprKind::MetaClass(name), span: self.cursor.span_from(start) })
            }
            K::End if self.in_index > 0 => {
                let tok = self.cursor.advance();
                self.height = 1;
                Ok(Expr { kind: ExprKind::End, span: self.cursor.span(tok.start, tok.end) })
            }
            _ => Err(self.cursor.unexpected("an expression")),
        }
    }

    /// Consumes a number.
    fn number(&mut self) -> Parse<Expr> {
        let tok = self.cursor.advance();
        let span = self.cursor.span(tok.start, tok.end);
        self.height = 1;
        match number(self.cursor.text(tok), self.cursor.octave()) {
            Ok(kind) => Ok(Expr { kind, span }),
            Err(message) => Err(self.cursor.fail(&codes::SYNTAX_ERROR, span, message)),
        }
    }

    /// Consumes a closed string of either kind.
    fn string(&mut self) -> Expr {
        let tok = self.cursor.advance();
        let span = self.cursor.span(tok.start, tok.end);
        let text = self.cursor.text(tok);
        let inner = text.get(1..text.len().saturating_sub(1)).unwrap_or("");
        self.height = 1;
        let kind = match tok.kind {
            K::Char => ExprKind::Char(undouble(inner, '\'')),
            _ if self.cursor.octave() => ExprKind::String(unescape(inner)),
            _ => ExprKind::String(undouble(inner, '"')),
        };
        Expr { kind, span }
    }

    /// `(expr)`.
    pub fn parenthesised(&mut self) -> Parse<Expr> {
        let close = self.cursor.open_bracket()?;
        let inner = self.expr()?;
        self.cursor.close_bracket(close, "`)`")?;
        Ok(inner)
    }

    /// The arguments in `()` or `{}`, brackets included.
    pub fn arguments(&mut self) -> Parse<Vec<Expr>> {
        let close = self.cursor.open_bracket()?;
        let mut args = Vec::new();
        let mut height = 0;
        while self.cursor.tok.kind != close {
            args.push(self.argument(close)?);
            height = height.max(self.height);
            if !matches!(self.cursor.tok.kind, K::Comma | K::Separator) {
                break;
            }
            self.cursor.advance();
            if self.cursor.tok.kind == close {
                return Err(self.cursor.unexpected("an argument"));
            }
        }
        let expected = if close == K::RParen { "`,` or `)`" } else { "`,` or `}`" };
        self.cursor.close_bracket(close, expected)?;
        self.height = height;
        Ok(args)
    }

    fn argument(&mut self, close: K) -> Parse<Expr> {
        if self.cursor.tok.kind == K::Colon {
            let tok = self.cursor.advance();
            if self.cursor.tok.kind != K::Comma && self.cursor.tok.kind != close {
                return Err(self.cursor.unexpected("`,` after `:`"));
            }
            self.height = 1;
            return Ok(Expr { kind: ExprKind::Colon, span: self.cursor.span(tok.start, tok.end) });
        }
        let arg = self.expr()?;
        match arg.kind {
            ExprKind::Ident(name) if self.cursor.tok.kind == K::Assign && close == K::RParen => {
                self.cursor.advance();
                let value = Box::new(self.expr()?);
                self.grow(self.height)?;
                let name = Ident { name, span: arg.span };
                let span = self.cursor.span_from(arg.span.start);
                Ok(Expr { kind: ExprKind::NameValue { name, value }, span })
            }
            _ => Ok(arg),
        }
    }

    fn name_or_super_method(&mut self) -> Parse<Expr> {
        let tok = self.cursor.advance();
        let name = self.cursor.ident_of(tok);
        self.height = 1;
        if self.cursor.at_super(name.span) {
            return self.super_method(name);
        }
        Ok(Expr { kind: ExprKind::Ident(name.name), span: name.span })
    }

    /// What follows `method` in `method@Super`.
    pub fn super_method(&mut self, method: Ident) -> Parse<Expr> {
        self.cursor.advance();
        let class = Box::new(self.cursor.dotted_name()?);
        let span = self.cursor.span_from(method.span.start);
        Ok(Expr { kind: ExprKind::SuperMethod { method, class }, span })
    }

    /// `[...]` and `{...}` as literals.
    fn matrix(&mut self) -> Parse<Expr> {
        let open = self.cursor.tok;
        let tildes = self.tildes.len();
        let close = self.cursor.open_bracket()?;
        let (rows, height) = self.rows(close)?;
        self.cursor.close_bracket(close, if close == K::RBracket { "`]`" } else { "`}`" })?;
        if self.tildes.len() > tildes && self.cursor.tok.kind != K::Assign {
            let span = self.tildes[tildes];
            return Err(self.cursor.fail(&codes::SYNTAX_ERROR, span, "expected an expression after `~`"));
        }
        self.grow(height)?;
        let kind = if open.kind == K::LBracket { ExprKind::Matrix(rows) } else { ExprKind::Cell(rows) };
        Ok(Expr { kind, span: self.cursor.span_from(open.start) })
    }

    fn rows(&mut self, close: K) -> Parse<(Vec<Vec<Expr>>, u32)> {
        let mut rows = Vec::new();
        let mut row = Vec::new();
        let mut height = 0;
        while self.cursor.tok.kind != close {
            // Real programs begin rows with a comma: `[1 2;, 3 4]`.
            if row.is_empty() && self.cursor.tok.kind == K::Comma {
                self.cursor.advance();
                if self.cursor.tok.kind == K::Comma {
                    return Err(self.cursor.unexpected("an expression"));
                }
                continue;
            }
            if matches!(self.cursor.tok.kind, K::Semicolon | K::Newline) {
                self.cursor.advance();
                if !row.is_empty() {
                    rows.push(std::mem::take(&mut row));
                }
                continue;
            }
            row.push(self.expr()?);
            height = height.max(self.height);
            match self.cursor.tok.kind {
                K::Comma | K::Separator => {
                    self.cursor.advance();
                }
                K::Semicolon | K::Newline => {}
                kind if kind == close => {}
                _ => return Err(self.cursor.unexpected("`,`, `;` or the closing bracket")),
            }
        }
        if !row.is_empty() {
            rows.push(row);
        }
        Ok((rows, height))
    }

    /// `@name` or `@(params) body`.
    fn at_sign(&mut self) -> Parse<Expr> {
        let start = self.cursor.advance().start;
        if self.cursor.tok.kind != K::LParen {
            let name = self.cursor.dotted_name()?;
            self.height = 1;
            return Ok(Expr { kind: ExprKind::FuncHandle(name), span: self.cursor.span_from(start) });
        }
        self.cursor.enter()?;
        let params = self.params()?;
        let around = self.cursor.lexer.nest.len();
        let shielded = self.cursor.octave() && self.cursor.lexer.nest.last() == Some(&Nest::Matrix);
        if shielded {
            self.cursor.lexer.nest.push(Nest::AnonBody);
        }
        self.advance_over_params();
        let body = self.expr()?;
        if shielded {
            // Where the token after the body closes a bracket, the lexer has dropped more.
            self.cursor.lexer.nest.truncate(around);
        }
        self.cursor.leave();
        self.grow(self.height)?;
        let span = self.cursor.span_from(start);
        Ok(Expr { kind: ExprKind::AnonFn(Box::new(AnonFn { params, body })), span })
    }

    /// Consumes the `)` of an anonymous function's parameters: no value ends there, so that white
    /// space after it separates no elements.
    fn advance_over_params(&mut self) {
        self.cursor.lexer.after_value = false;
        self.cursor.brackets.pop();
        self.cursor.leave();
        self.cursor.advance();
    }

    /// The parameters from `(` up to `)`, which stays the current token.
    pub fn params(&mut self) -> Parse<Vec<Param>> {
        let close = self.cursor.open_bracket()?;
        let mut params = Vec::new();
        while self.cursor.tok.kind != close {
            params.push(self.param()?);
            match self.cursor.tok.kind {
                K::Comma => {
                    self.cursor.advance();
                    if self.cursor.tok.kind == close {
                        return Err(self.cursor.unexpected("a parameter"));
                    }
                }
                kind if kind == close => {}
                _ => return Err(self.cursor.unexpected("`,` or `)`")),
            }
        }
        Ok(params)
    }

    fn param(&mut self) -> Parse<Param> {
        let start = self.cursor.tok.start;
        let name = if matches!(self.cursor.tok.kind, K::Tilde | K::Bang) {
            self.cursor.advance();
            None
        } else {
            Some(self.cursor.ident()?.name)
        };
        let mut default = None;
        if self.cursor.octave() && self.cursor.tok.kind == K::Assign {
            self.cursor.advance();
            default = Some(self.operators(0)?);
        }
        Ok(Param { name, default, span: self.cursor.span_from(start) })
    }
}
