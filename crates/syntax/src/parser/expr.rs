//! Expressions by precedence climbing.
//!
//! From loose to tight: `||`, `&&`, `|`, `&`, comparisons, `:`, additive, multiplicative, prefix,
//! then powers and transposes together with indices. An exponent may carry prefix operators (`2^-1`).
//! All binary operators lean to the left, powers too.

use super::cursor::Cursor;
use super::variables::Variables;
use super::{Failed, Parse};
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

/// The parser of an expression, made anew for each one of a statement: what is given up leaves nothing
/// behind here.
pub(super) struct Expressions<'p, 't> {
    pub cursor: &'p mut Cursor<'t>,
    pub variables: &'p mut Variables<'t>,
    /// Height of the expression parsed last.
    pub height: u32,
    /// How many indices are open around the current token: there `end` is a value.
    pub in_index: u32,
    /// Lone `~`s seen in the brackets of what may become the left side of an assignment.
    pub tildes: Vec<Span>,
}

impl<'p, 't> Expressions<'p, 't> {
    pub fn new(cursor: &'p mut Cursor<'t>, variables: &'p mut Variables<'t>) -> Expressions<'p, 't> {
        Expressions { cursor, variables, height: 0, in_index: 0, tildes: Vec::new() }
    }

    /// Notes that a node is put on top of subtrees of at most `height`.
    pub fn grow(&mut self, height: u32) -> Parse<()> {
        self.height = height + 1;
        if self.height > MAX_HEIGHT {
            let span = self.cursor.tok_span();
            let message = "the expression is too long or nested too deep";
            return Err(self.cursor.fail(&codes::NESTING_TOO_DEEP, span, message));
        }
        Ok(())
    }

    /// An expression; in Octave an assignment is one.
    pub fn expr(&mut self) -> Parse<Expr> {
        let left = self.operators(0)?;
        let op = assign_operator(self.cursor.tok.kind);
        if !self.cursor.octave() || (self.cursor.tok.kind != K::Assign && op.is_none()) {
            return Ok(left);
        }
        self.cursor.enter()?;
        let start = left.span.start;
        let height = self.height;
        let (lhs, brackets) = self.lvalues(left)?;
        self.cursor.advance();
        let rhs = self.expr()?;
        self.cursor.leave();
        self.grow(height.max(self.height))?;
        self.variables.add_all(&lhs);
        let kind = ExprKind::Assign(Box::new(AssignExpr { lhs, brackets, op, rhs }));
        Ok(Expr { kind, span: self.cursor.span_from(start) })
    }

    /// Operands joined by operators of at least precedence `min`.
    pub fn operators(&mut self, min: u8) -> Parse<Expr> {
        let mut left = self.prefix()?;
        loop {
            if self.cursor.tok.kind == K::Colon && min <= RANGE {
                left = self.range(left)?;
                continue;
            }
            let Some((precedence, op)) = binary_operator(self.cursor.tok.kind) else { return Ok(left) };
            if precedence < min || (precedence == ADDITIVE && self.cursor.at_increment()) {
                return Ok(left);
            }
            if self.cursor.tok.kind == K::BangNe {
                self.cursor.octave_only("`!=`", "write `~=`");
            }
            let height = self.height;
            self.cursor.advance();
            let right = self.operators(precedence + 1)?;
            self.grow(height.max(self.height))?;
            let span = left.span.to(right.span);
            left = Expr { kind: ExprKind::Binary { op, left: Box::new(left), right: Box::new(right) }, span };
        }
    }

    /// At `:` after its first operand.
    fn range(&mut self, start: Expr) -> Parse<Expr> {
        let mut height = self.height;
        self.cursor.advance();
        let second = self.operators(ADDITIVE)?;
        height = height.max(self.height);
        let third = if self.cursor.tok.kind == K::Colon {
            self.cursor.advance();
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
        Some(match self.cursor.tok.kind {
            K::Plus => UnaryOp::Plus,
            K::Minus => UnaryOp::Minus,
            K::Tilde => UnaryOp::Not,
            K::Bang => {
                self.cursor.octave_only("`!` as an operator", "write `~`");
                UnaryOp::Not
            }
            _ => return None,
        })
    }

    fn prefix(&mut self) -> Parse<Expr> {
        if matches!(self.cursor.tok.kind, K::Tilde | K::Bang)
            && self.cursor.lexer.nest.last() == Some(&Nest::Matrix)
            && matches!(self.cursor.peek_byte(), b',' | b']')
        {
            let tok = self.cursor.advance();
            let span = self.cursor.span(tok.start, tok.end);
            self.tildes.push(span);
            self.height = 1;
            return Ok(Expr { kind: ExprKind::Error, span });
        }
        if self.cursor.octave() && self.at_prefix_increment() {
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
        self.cursor.enter()?;
        let start = self.cursor.advance().start;
        let operand = operand(self)?;
        self.cursor.leave();
        self.grow(self.height)?;
        let span = self.cursor.span(start, operand.span.end);
        Ok(Expr { kind: ExprKind::Unary { op, operand: Box::new(operand) }, span })
    }

    /// Whether the current token begins `++x` or `--x`.
    fn at_prefix_increment(&self) -> bool {
        let pos = self.cursor.lexer.pos;
        matches!(self.cursor.tok.kind, K::Plus | K::Minus)
            && self.cursor.lexer.at(pos) == self.cursor.lexer.at(pos - 1)
            && is_ident_start(self.cursor.lexer.at(pos + 1))
    }

    fn prefix_increment(&mut self) -> Parse<Expr> {
        let decrement = self.cursor.tok.kind == K::Minus;
        let start = self.cursor.advance().start;
        self.cursor.advance();
        let target = self.primary()?;
        let target = Box::new(self.postfix(target, false)?);
        if target.root().is_none() {
            return Err(self.not_assignable(target.span));
        }
        self.grow(self.height)?;
        let span = self.cursor.span(start, target.span.end);
        Ok(Expr { kind: ExprKind::Increment { target, decrement, prefix: true }, span })
    }

    /// Whether `x++` stands here inside an expression: the operator touches `x` and nothing that could
    /// be an operand of `+` follows.
    fn at_postfix_increment(&self, base: &Expr) -> bool {
        let pos = self.cursor.lexer.pos;
        if self.cursor.tok.space_before
            || self.cursor.lexer.at(pos) != self.cursor.lexer.at(pos.saturating_sub(1))
        {
            return false;
        }
        let next = self.cursor.skip_blanks_at(pos + 1);
        let operand = match self.cursor.lexer.at(next) {
            b'+' | b'-' => !is_blank(self.cursor.lexer.at(next + 1)),
            b'~' | b'!' => self.cursor.lexer.at(next + 1) != b'=',
            b'.' => self.cursor.lexer.at(next + 1).is_ascii_digit(),
            b'(' | b'[' | b'{' | b'\'' | b'"' | b'@' => true,
            b => is_ident(b),
        };
        !operand && base.root().is_some()
    }

    fn postfix_increment(&mut self, base: Expr) -> Parse<Expr> {
        let decrement = self.cursor.advance().kind == K::Minus;
        self.cursor.advance();
        self.grow(self.height)?;
        let span = self.cursor.span_from(base.span.start);
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
    pub fn postfix(&mut self, mut base: Expr, powers: bool) -> Parse<Expr> {
        loop {
            base = match self.cursor.tok.kind {
                K::LParen | K::LBrace if self.may_index(&base) => self.index(base)?,
                K::Dot if self.may_index(&base) => self.field(base)?,
                K::Caret | K::DotCaret | K::StarStar | K::DotStarStar if powers => self.power(base)?,
                K::Transpose if powers => self.transpose(base, PostfixOp::Transpose)?,
                K::Plus | K::Minus if powers && self.cursor.octave() && self.at_postfix_increment(&base) => {
                    return self.postfix_increment(base);
                }
                K::DotTranspose if powers => self.transpose(base, PostfixOp::DotTranspose)?,
                _ => return Ok(base),
            };
        }
    }

    /// A function handle cannot be called where it is made (in Octave `@name` can), and in MATLAB a number or a
    /// transpose cannot be indexed.
    fn may_index(&self, base: &Expr) -> bool {
        use ExprKind as E;
        match base.kind {
            E::FuncHandle(_) if self.cursor.tok.kind == K::LParen => self.cursor.octave(),
            E::AnonFn(_) | E::FuncHandle(_) | E::MetaClass(_) | E::Binary { .. } => false,
            E::Number { .. } | E::Integer { .. } if self.cursor.tok.kind == K::Dot => false,
            E::Number { .. } | E::Integer { .. } | E::Postfix { .. } => self.cursor.octave(),
            _ => true,
        }
    }

    fn power(&mut self, base: Expr) -> Parse<Expr> {
        let op = match self.cursor.tok.kind {
            K::Caret | K::StarStar => BinaryOp::MatPow,
            _ => BinaryOp::Pow,
        };
        let height = self.height;
        self.cursor.advance();
        let right = self.exponent()?;
        self.grow(height.max(self.height))?;
        let span = base.span.to(right.span);
        Ok(Expr { kind: ExprKind::Binary { op, left: Box::new(base), right: Box::new(right) }, span })
    }

    fn transpose(&mut self, base: Expr, op: PostfixOp) -> Parse<Expr> {
        self.cursor.advance();
        self.grow(self.height)?;
        let span = self.cursor.span_from(base.span.start);
        Ok(Expr { kind: ExprKind::Postfix { op, operand: Box::new(base) }, span })
    }

    fn index(&mut self, base: Expr) -> Parse<Expr> {
        let kind = if self.cursor.tok.kind == K::LParen { IndexKind::Paren } else { IndexKind::Brace };
        let height = self.height;
        self.in_index += 1;
        let args = self.arguments()?;
        self.in_index -= 1;
        self.grow(height.max(self.height))?;
        let span = self.cursor.span_from(base.span.start);
        Ok(Expr { kind: ExprKind::Index { base: Box::new(base), args, kind }, span })
    }

    fn field(&mut self, base: Expr) -> Parse<Expr> {
        let height = self.height;
        self.cursor.advance();
        let base = Box::new(base);
        let start = base.span.start;
        let kind = if self.cursor.tok.kind == K::LParen {
            let name = Box::new(self.parenthesised()?);
            ExprKind::DynamicField { base, name }
        } else {
            self.height = 0;
            let name = self.cursor.ident()?;
            if self.cursor.at_super(name.span) {
                return self.super_method_of(base, name, height);
            }
            ExprKind::Field { base, name }
        };
        self.grow(height.max(self.height))?;
        Ok(Expr { kind, span: self.cursor.span_from(start) })
    }

    /// What follows `object.method` in `object.method@Super(args)`: it means `method@Super(object, args)`, which MATLAB
    /// documents.
    fn super_method_of(&mut self, object: Box<Expr>, method: Ident, height: u32) -> Parse<Expr> {
        let start = object.span.start;
        let base = Box::new(self.super_method(method)?);
        let mut args = vec![*object];
        let mut most = height;
        if self.cursor.tok.kind == K::LParen {
            self.in_index += 1;
            args.extend(self.arguments()?);
            self.in_index -= 1;
            most = most.max(self.height);
        }
        self.grow(most)?;
        let kind = ExprKind::Index { base, args, kind: IndexKind::Paren };
        Ok(Expr { kind, span: self.cursor.span_from(start) })
    }

    /// The targets that the expression before `=` names, and whether they stand in brackets.
    pub fn lvalues(&mut self, left: Expr) -> Parse<(Vec<LValue>, bool)> {
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
                targets.push(LValue::Ignored(self.cursor.span(start, start + 1)));
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
        self.cursor.report(diagnostic.with_help("to compare, use `==`"));
        Failed
    }
}
