//! Expressions by precedence climbing.
//!
//! From loose to tight: `||`, `&&`, `|`, `&`, comparisons, `:`, additive, multiplicative, prefix,
//! then powers and transposes together with indices. An exponent may carry prefix operators (`2^-1`).
//! All binary operators lean to the left, powers too.

use super::{Failed, Parse, Parser};
use crate::ast::*;
use crate::lexer::{Nest, is_blank, is_ident, is_ident_start};
use crate::token::TokenKind as K;
use base::{Diagnostic, Span, codes};

const RANGE: u8 = 6;
const ADDITIVE: u8 = 7;

/// Precedence and operator of a token between two operands.
fn binary_operator(kind: K) -> Option<(u8, BinaryOp)> {
    Some(match kind {
        K::OrOr => (1, BinaryOp::OrOr),
        K::AndAnd => (2, BinaryOp::AndAnd),
        K::Or => (3, BinaryOp::Or),
        K::And => (4, BinaryOp::And),
        K::Lt => (5, BinaryOp::Lt),
        K::Le => (5, BinaryOp::Le),
        K::Gt => (5, BinaryOp::Gt),
        K::Ge => (5, BinaryOp::Ge),
        K::EqEq => (5, BinaryOp::Eq),
        K::Ne | K::BangNe => (5, BinaryOp::Ne),
        K::Plus => (ADDITIVE, BinaryOp::Add),
        K::Minus => (ADDITIVE, BinaryOp::Sub),
        K::Star => (8, BinaryOp::MatMul),
        K::Slash => (8, BinaryOp::MatDiv),
        K::Backslash => (8, BinaryOp::MatLeftDiv),
        K::DotStar => (8, BinaryOp::Mul),
        K::DotSlash => (8, BinaryOp::Div),
        K::DotBackslash => (8, BinaryOp::LeftDiv),
        _ => return None,
    })
}

/// The operator of `op=`.
pub(super) fn assign_operator(kind: K) -> Option<BinaryOp> {
    Some(match kind {
        K::PlusAssign => BinaryOp::Add,
        K::MinusAssign => BinaryOp::Sub,
        K::StarAssign => BinaryOp::MatMul,
        K::SlashAssign => BinaryOp::MatDiv,
        K::CaretAssign => BinaryOp::MatPow,
        K::BarAssign => BinaryOp::Or,
        K::AmpAssign => BinaryOp::And,
        K::DotStarAssign => BinaryOp::Mul,
        K::DotSlashAssign => BinaryOp::Div,
        K::DotBackslashAssign => BinaryOp::LeftDiv,
        K::DotCaretAssign => BinaryOp::Pow,
        _ => return None,
    })
}

fn closer(open: K) -> K {
    match open {
        K::LParen => K::RParen,
        K::LBracket => K::RBracket,
        _ => K::RBrace,
    }
}

impl Parser<'_> {
    /// An expression; in Octave an assignment is one.
    pub(super) fn expr(&mut self) -> Parse<Expr> {
        let left = self.operators(0)?;
        let op = assign_operator(self.tok.kind);
        if !self.octave() || (self.tok.kind != K::Assign && op.is_none()) {
            return Ok(left);
        }
        self.enter()?;
        let start = left.span.start;
        let height = self.height;
        let (lhs, brackets) = self.lvalues(left)?;
        self.advance();
        let rhs = self.expr()?;
        self.leave();
        self.grow(height.max(self.height))?;
        self.assign_all(&lhs);
        let kind = ExprKind::Assign(Box::new(AssignExpr { lhs, brackets, op, rhs }));
        Ok(Expr { kind, span: self.span_from(start) })
    }

    /// Operands joined by operators of at least precedence `min`.
    pub(super) fn operators(&mut self, min: u8) -> Parse<Expr> {
        let mut left = self.prefix()?;
        loop {
            if self.tok.kind == K::Colon && min <= RANGE {
                left = self.range(left)?;
                continue;
            }
            let Some((precedence, op)) = binary_operator(self.tok.kind) else { return Ok(left) };
            if precedence < min || (precedence == ADDITIVE && self.at_increment()) {
                return Ok(left);
            }
            if self.tok.kind == K::BangNe {
                self.octave_only("`!=`", "write `~=`");
            }
            let height = self.height;
            self.advance();
            let right = self.operators(precedence + 1)?;
            self.grow(height.max(self.height))?;
            let span = left.span.to(right.span);
            left = Expr { kind: ExprKind::Binary { op, left: Box::new(left), right: Box::new(right) }, span };
        }
    }

    /// At `:` after its first operand.
    fn range(&mut self, start: Expr) -> Parse<Expr> {
        let mut height = self.height;
        self.advance();
        let second = self.operators(ADDITIVE)?;
        height = height.max(self.height);
        let third = if self.tok.kind == K::Colon {
            self.advance();
            let third = self.operators(ADDITIVE)?;
            height = height.max(self.height);
            Some(third)
        } else {
            None
        };
        self.grow(height)?;
        let (step, stop) = match third {
            Some(stop) => (Some(Box::new(second)), stop),
            None => (None, second),
        };
        let span = start.span.to(stop.span);
        Ok(Expr { kind: ExprKind::Range { start: Box::new(start), step, stop: Box::new(stop) }, span })
    }

    fn prefix_operator(&mut self) -> Option<UnaryOp> {
        Some(match self.tok.kind {
            K::Plus => UnaryOp::Plus,
            K::Minus => UnaryOp::Minus,
            K::Tilde => UnaryOp::Not,
            K::Bang => {
                self.octave_only("`!` as an operator", "write `~`");
                UnaryOp::Not
            }
            _ => return None,
        })
    }

    fn prefix(&mut self) -> Parse<Expr> {
        if matches!(self.tok.kind, K::Tilde | K::Bang)
            && self.lexer.nest.last() == Some(&Nest::Matrix)
            && matches!(self.peek_byte(), b',' | b']')
        {
            let tok = self.advance();
            let span = self.span(tok.start, tok.end);
            self.tildes.push(span);
            self.height = 1;
            return Ok(Expr { kind: ExprKind::Error, span });
        }
        if self.octave() && self.at_prefix_increment() {
            return self.prefix_increment();
        }
        match self.prefix_operator() {
            Some(op) => self.unary(op, Self::prefix),
            None => {
                let base = self.primary()?;
                self.postfix(base, true)
            }
        }
    }

    fn unary(&mut self, op: UnaryOp, operand: fn(&mut Self) -> Parse<Expr>) -> Parse<Expr> {
        self.enter()?;
        let start = self.advance().start;
        let operand = operand(self)?;
        self.leave();
        self.grow(self.height)?;
        let span = self.span(start, operand.span.end);
        Ok(Expr { kind: ExprKind::Unary { op, operand: Box::new(operand) }, span })
    }

    /// Whether the current token begins `++x` or `--x`.
    fn at_prefix_increment(&self) -> bool {
        let pos = self.lexer.pos;
        matches!(self.tok.kind, K::Plus | K::Minus)
            && self.lexer.at(pos) == self.lexer.at(pos - 1)
            && is_ident_start(self.lexer.at(pos + 1))
    }

    fn prefix_increment(&mut self) -> Parse<Expr> {
        let decrement = self.tok.kind == K::Minus;
        let start = self.advance().start;
        self.advance();
        let target = self.primary()?;
        let target = Box::new(self.postfix(target, false)?);
        if target.root().is_none() {
            return Err(self.not_assignable(target.span));
        }
        self.grow(self.height)?;
        let span = self.span(start, target.span.end);
        Ok(Expr { kind: ExprKind::Increment { target, decrement, prefix: true }, span })
    }

    /// Whether `x++` stands here inside an expression: the operator touches `x` and nothing that could
    /// be an operand of `+` follows.
    fn at_postfix_increment(&self, base: &Expr) -> bool {
        let pos = self.lexer.pos;
        if self.tok.space_before || self.lexer.at(pos) != self.lexer.at(pos.saturating_sub(1)) {
            return false;
        }
        let next = self.skip_blanks_at(pos + 1);
        let operand = match self.lexer.at(next) {
            b'+' | b'-' => !is_blank(self.lexer.at(next + 1)),
            b'~' | b'!' => self.lexer.at(next + 1) != b'=',
            b'.' => self.lexer.at(next + 1).is_ascii_digit(),
            b'(' | b'[' | b'{' | b'\'' | b'"' | b'@' => true,
            b => is_ident(b),
        };
        !operand && base.root().is_some()
    }

    fn postfix_increment(&mut self, base: Expr) -> Parse<Expr> {
        let decrement = self.advance().kind == K::Minus;
        self.advance();
        self.grow(self.height)?;
        let span = self.span_from(base.span.start);
        Ok(Expr { kind: ExprKind::Increment { target: Box::new(base), decrement, prefix: false }, span })
    }

    /// The right operand of a power: prefix operators, then an operand with its indices.
    fn exponent(&mut self) -> Parse<Expr> {
        match self.prefix_operator() {
            Some(op) => self.unary(op, Self::exponent),
            None => {
                let base = self.primary()?;
                self.postfix(base, false)
            }
        }
    }

    /// Indices and fields after `base`, and where `powers` also powers and transposes.
    pub(super) fn postfix(&mut self, mut base: Expr, powers: bool) -> Parse<Expr> {
        loop {
            base = match self.tok.kind {
                K::LParen | K::LBrace if self.may_index(&base) => self.index(base)?,
                K::Dot if self.may_index(&base) => self.field(base)?,
                K::Caret | K::DotCaret | K::StarStar | K::DotStarStar if powers => self.power(base)?,
                K::Transpose if powers => self.transpose(base, PostfixOp::Transpose)?,
                K::Plus | K::Minus if powers && self.octave() && self.at_postfix_increment(&base) => {
                    return self.postfix_increment(base);
                }
                K::DotTranspose if powers => self.transpose(base, PostfixOp::DotTranspose)?,
                _ => return Ok(base),
            };
        }
    }

    /// A function handle cannot be called where it is made, and in MATLAB a number or a transpose cannot
    /// be indexed.
    fn may_index(&self, base: &Expr) -> bool {
        use ExprKind as E;
        match base.kind {
            E::AnonFn(_) | E::FuncHandle(_) | E::MetaClass(_) | E::Binary { .. } => false,
            E::Number { .. } | E::Integer { .. } if self.tok.kind == K::Dot => false,
            E::Number { .. } | E::Integer { .. } | E::Postfix { .. } => self.octave(),
            _ => true,
        }
    }

    fn power(&mut self, base: Expr) -> Parse<Expr> {
        let op = match self.tok.kind {
            K::Caret | K::StarStar => BinaryOp::MatPow,
            _ => BinaryOp::Pow,
        };
        let height = self.height;
        self.advance();
        let right = self.exponent()?;
        self.grow(height.max(self.height))?;
        let span = base.span.to(right.span);
        Ok(Expr { kind: ExprKind::Binary { op, left: Box::new(base), right: Box::new(right) }, span })
    }

    fn transpose(&mut self, base: Expr, op: PostfixOp) -> Parse<Expr> {
        self.advance();
        self.grow(self.height)?;
        let span = self.span_from(base.span.start);
        Ok(Expr { kind: ExprKind::Postfix { op, operand: Box::new(base) }, span })
    }

    fn index(&mut self, base: Expr) -> Parse<Expr> {
        let kind = if self.tok.kind == K::LParen { IndexKind::Paren } else { IndexKind::Brace };
        let height = self.height;
        self.in_index += 1;
        let args = self.arguments()?;
        self.in_index -= 1;
        self.grow(height.max(self.height))?;
        let span = self.span_from(base.span.start);
        Ok(Expr { kind: ExprKind::Index { base: Box::new(base), args, kind }, span })
    }

    fn field(&mut self, base: Expr) -> Parse<Expr> {
        let height = self.height;
        self.advance();
        let base = Box::new(base);
        let start = base.span.start;
        let kind = if self.tok.kind == K::LParen {
            let name = Box::new(self.parenthesised()?);
            ExprKind::DynamicField { base, name }
        } else {
            self.height = 0;
            ExprKind::Field { base, name: self.ident()? }
        };
        self.grow(height.max(self.height))?;
        Ok(Expr { kind, span: self.span_from(start) })
    }

    /// Consumes an opening bracket.
    fn open_bracket(&mut self) -> Parse<K> {
        self.enter()?;
        let tok = self.tok;
        self.brackets.push(tok);
        self.advance();
        Ok(closer(tok.kind))
    }

    fn close_bracket(&mut self, close: K, expected: &str) -> Parse<()> {
        self.expect(close, expected)?;
        self.brackets.pop();
        self.leave();
        Ok(())
    }

    /// `(expr)`.
    fn parenthesised(&mut self) -> Parse<Expr> {
        let close = self.open_bracket()?;
        let inner = self.expr()?;
        self.close_bracket(close, "`)`")?;
        Ok(inner)
    }

    /// The arguments in `()` or `{}`, brackets included.
    pub(super) fn arguments(&mut self) -> Parse<Vec<Expr>> {
        let close = self.open_bracket()?;
        let mut args = Vec::new();
        let mut height = 0;
        while self.tok.kind != close {
            args.push(self.argument(close)?);
            height = height.max(self.height);
            if !matches!(self.tok.kind, K::Comma | K::Separator) {
                break;
            }
            self.advance();
            if self.tok.kind == close {
                return Err(self.unexpected("an argument"));
            }
        }
        let expected = if close == K::RParen { "`,` or `)`" } else { "`,` or `}`" };
        self.close_bracket(close, expected)?;
        self.height = height;
        Ok(args)
    }

    fn argument(&mut self, close: K) -> Parse<Expr> {
        if self.tok.kind == K::Colon {
            let tok = self.advance();
            if self.tok.kind != K::Comma && self.tok.kind != close {
                return Err(self.unexpected("`,` after `:`"));
            }
            self.height = 1;
            return Ok(Expr { kind: ExprKind::Colon, span: self.span(tok.start, tok.end) });
        }
        let arg = self.expr()?;
        match arg.kind {
            ExprKind::Ident(name) if self.tok.kind == K::Assign && close == K::RParen => {
                self.advance();
                let value = Box::new(self.expr()?);
                self.grow(self.height)?;
                let name = Ident { name, span: arg.span };
                let span = self.span_from(arg.span.start);
                Ok(Expr { kind: ExprKind::NameValue { name, value }, span })
            }
            _ => Ok(arg),
        }
    }

    pub(super) fn primary(&mut self) -> Parse<Expr> {
        match self.tok.kind {
            K::Ident => self.name_or_super_method(),
            K::Number => self.number(),
            K::Char | K::String => Ok(self.string()),
            K::LParen => {
                let start = self.tok.start;
                let inner = self.parenthesised()?;
                self.grow(self.height)?;
                Ok(Expr { kind: ExprKind::Paren(Box::new(inner)), span: self.span_from(start) })
            }
            K::LBracket => self.matrix(),
            K::LBrace => self.matrix(),
            K::At => self.at_sign(),
            K::Question => {
                let start = self.advance().start;
                let name = self.dotted_name()?;
                self.height = 1;
                Ok(Expr { kind: ExprKind::MetaClass(name), span: self.span_from(start) })
            }
            K::End if self.in_index > 0 => {
                let tok = self.advance();
                self.height = 1;
                Ok(Expr { kind: ExprKind::End, span: self.span(tok.start, tok.end) })
            }
            _ => Err(self.unexpected("an expression")),
        }
    }

    fn name_or_super_method(&mut self) -> Parse<Expr> {
        let tok = self.advance();
        let method = self.ident_of(tok);
        self.height = 1;
        if self.tok.kind != K::At || self.tok.space_before || self.tok.start != tok.end {
            return Ok(Expr { kind: ExprKind::Ident(method.name), span: method.span });
        }
        self.advance();
        let class = Box::new(self.dotted_name()?);
        let span = self.span_from(tok.start);
        Ok(Expr { kind: ExprKind::SuperMethod { method, class }, span })
    }

    /// `[...]` and `{...}` as literals.
    fn matrix(&mut self) -> Parse<Expr> {
        let open = self.tok;
        let tildes = self.tildes.len();
        let close = self.open_bracket()?;
        let (rows, height) = self.rows(close)?;
        self.close_bracket(close, if close == K::RBracket { "`]`" } else { "`}`" })?;
        if self.tildes.len() > tildes && self.tok.kind != K::Assign {
            let span = self.tildes[tildes];
            return Err(self.fail(&codes::SYNTAX_ERROR, span, "expected an expression after `~`"));
        }
        self.grow(height)?;
        let kind = if open.kind == K::LBracket { ExprKind::Matrix(rows) } else { ExprKind::Cell(rows) };
        Ok(Expr { kind, span: self.span_from(open.start) })
    }

    fn rows(&mut self, close: K) -> Parse<(Vec<Vec<Expr>>, u32)> {
        let mut rows = Vec::new();
        let mut row = Vec::new();
        let mut height = 0;
        while self.tok.kind != close {
            // Real programs begin rows with a comma: `[1 2;, 3 4]`.
            if row.is_empty() && self.tok.kind == K::Comma {
                self.advance();
                if self.tok.kind == K::Comma {
                    return Err(self.unexpected("an expression"));
                }
                continue;
            }
            if matches!(self.tok.kind, K::Semicolon | K::Newline) {
                self.advance();
                if !row.is_empty() {
                    rows.push(std::mem::take(&mut row));
                }
                continue;
            }
            row.push(self.expr()?);
            height = height.max(self.height);
            match self.tok.kind {
                K::Comma | K::Separator => {
                    self.advance();
                }
                K::Semicolon | K::Newline => {}
                kind if kind == close => {}
                _ => return Err(self.unexpected("`,`, `;` or the closing bracket")),
            }
        }
        if !row.is_empty() {
            rows.push(row);
        }
        Ok((rows, height))
    }

    /// `@name` or `@(params) body`.
    fn at_sign(&mut self) -> Parse<Expr> {
        let start = self.advance().start;
        if self.tok.kind != K::LParen {
            let name = self.dotted_name()?;
            self.height = 1;
            return Ok(Expr { kind: ExprKind::FuncHandle(name), span: self.span_from(start) });
        }
        self.enter()?;
        let params = self.params()?;
        let around = self.lexer.nest.len();
        let shielded = self.octave() && self.lexer.nest.last() == Some(&Nest::Matrix);
        if shielded {
            self.lexer.nest.push(Nest::AnonBody);
        }
        self.advance_over_params();
        let body = self.expr()?;
        if shielded {
            // Where the token after the body closes a bracket, the lexer has dropped more.
            self.lexer.nest.truncate(around);
        }
        self.leave();
        self.grow(self.height)?;
        let span = self.span_from(start);
        Ok(Expr { kind: ExprKind::AnonFn(Box::new(AnonFn { params, body })), span })
    }

    /// Consumes the `)` of an anonymous function's parameters: no value ends there, so that white
    /// space after it separates no elements.
    fn advance_over_params(&mut self) {
        self.lexer.after_value = false;
        self.brackets.pop();
        self.leave();
        self.advance();
    }

    /// The parameters from `(` up to `)`, which stays the current token.
    pub(super) fn params(&mut self) -> Parse<Vec<Param>> {
        let close = self.open_bracket()?;
        let mut params = Vec::new();
        while self.tok.kind != close {
            params.push(self.param()?);
            match self.tok.kind {
                K::Comma => {
                    self.advance();
                    if self.tok.kind == close {
                        return Err(self.unexpected("a parameter"));
                    }
                }
                kind if kind == close => {}
                _ => return Err(self.unexpected("`,` or `)`")),
            }
        }
        Ok(params)
    }

    fn param(&mut self) -> Parse<Param> {
        let start = self.tok.start;
        let name = if matches!(self.tok.kind, K::Tilde | K::Bang) {
            self.advance();
            None
        } else {
            Some(self.ident()?.name)
        };
        let mut default = None;
        if self.octave() && self.tok.kind == K::Assign {
            self.advance();
            default = Some(self.operators(0)?);
        }
        Ok(Param { name, default, span: self.span_from(start) })
    }

    /// Reports syntax that only Octave has, and goes on.
    pub(super) fn octave_only(&mut self, what: &str, help: &str) {
        if !self.octave() {
            let span = self.tok_span();
            let message = format!("{what} is Octave's and not MATLAB's");
            self.note(
                Diagnostic::new(&codes::OCTAVE_SYNTAX, span, message)
                    .with_help(format!("{help}, or use `--dialect octave`")),
            );
        }
    }

    /// The targets that the expression before `=` names, and whether they stand in brackets.
    pub(super) fn lvalues(&mut self, left: Expr) -> Parse<(Vec<LValue>, bool)> {
        let mut targets = Vec::new();
        match left.kind {
            ExprKind::Matrix(rows) if rows.len() == 1 => {
                for element in rows.into_iter().flatten() {
                    self.lvalue(element, &mut targets)?;
                }
                self.tildes.clear();
                Ok((targets, true))
            }
            _ => {
                if matches!(left.kind, ExprKind::Unary { .. }) {
                    return Err(self.not_assignable(left.span));
                }
                self.lvalue(left, &mut targets)?;
                Ok((targets, false))
            }
        }
    }

    fn lvalue(&mut self, element: Expr, targets: &mut Vec<LValue>) -> Parse<()> {
        match element.kind {
            ExprKind::Error if self.tildes.contains(&element.span) => {
                targets.push(LValue::Ignored(element.span));
            }
            // `[~ x] = f` reads as the negation of x at first.
            ExprKind::Unary { op: UnaryOp::Not, operand } => {
                let start = element.span.start;
                targets.push(LValue::Ignored(self.span(start, start + 1)));
                self.lvalue(*operand, targets)?;
            }
            _ if element.root().is_some() => targets.push(LValue::Target(element)),
            _ => return Err(self.not_assignable(element.span)),
        }
        Ok(())
    }

    fn not_assignable(&mut self, span: Span) -> Failed {
        let message = "expected a variable or a part of one to be assigned to";
        let diagnostic = Diagnostic::new(&codes::SYNTAX_ERROR, span, message);
        self.report(diagnostic.with_help("to compare, use `==`"));
        Failed
    }

    pub(super) fn assign_all(&mut self, lhs: &[LValue]) {
        for target in lhs {
            if let Some(ident) = target.variable() {
                self.assign_name(ident.name);
            }
        }
    }
}
