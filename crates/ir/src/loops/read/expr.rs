//! Reads expressions. Signs without a type take it from what stands on their left.

use super::super::words::{INFIX, PROOFS, Prec, elem, row};
use super::super::{By, Elem, Expr, Function, Operand, Proof, result_of};
use super::lexer::Token;
use super::{Read, Reader};
use types::scalar::ScalarOp;

impl Reader<'_> {
    pub(super) fn operand(&mut self, f: &Function) -> Read<Operand> {
        match self.peek() {
            Some(Token::Text(text)) => {
                self.pos += 1;
                return Ok(Operand::Text(text.clone()));
            }
            Some(Token::StringText(text)) => {
                self.pos += 1;
                return Ok(Operand::StringText(text.clone()));
            }
            _ => {}
        }
        if self.sign(":") {
            return Ok(Operand::Colon);
        }
        if self.sign("&") {
            return Ok(Operand::Borrow(self.local()?));
        }
        if self.word("move") {
            return Ok(Operand::Take(self.local()?));
        }
        if matches!(self.tokens.get(self.pos + 1), Some((Token::Sign("{"), _))) {
            let local = self.local()?;
            self.need("{")?;
            self.need(":")?;
            self.need("}")?;
            return Ok(Operand::Spread(local));
        }
        Ok(Operand::Scalar(self.expr(f)?))
    }

    pub(super) fn operands(&mut self, f: &Function) -> Read<Vec<Operand>> {
        self.need("(")?;
        self.list(")", |r| r.operand(f))
    }

    /// Expressions between parentheses.
    pub(super) fn exprs(&mut self, f: &Function) -> Read<Vec<Expr>> {
        self.need("(")?;
        self.list(")", |r| r.expr(f))
    }

    pub(super) fn proof(&mut self) -> Read<Proof> {
        let name = self.name()?;
        row(&PROOFS, name).ok_or_else(|| format!("'{name}' is no proof"))
    }

    /// Evidence behind the parenthesis of an access.
    pub(super) fn by(&mut self) -> Read<By> {
        if !self.sign("!") {
            return Ok(By::Own);
        }
        match self.peek() {
            Some(Token::Word(w)) if w.starts_with("check") => Ok(By::Checked(self.check_id()?)),
            _ => Ok(By::Proved(self.proof()?)),
        }
    }

    pub(super) fn expr(&mut self, f: &Function) -> Read<Expr> {
        let mut left = self.both(f)?;
        while self.sign("||") {
            left = Expr::Or(Box::new(left), Box::new(self.both(f)?));
        }
        Ok(left)
    }

    fn both(&mut self, f: &Function) -> Read<Expr> {
        let mut left = self.signs(f, Prec::Compare)?;
        while self.sign("&&") {
            left = Expr::And(Box::new(left), Box::new(self.signs(f, Prec::Compare)?));
        }
        Ok(left)
    }

    /// What the signs of a rank, and of all tighter ones, put together.
    fn signs(&mut self, f: &Function, rank: Prec) -> Read<Expr> {
        let tighter = |r: &mut Self| match rank {
            Prec::Compare => r.signs(f, Prec::Sum),
            Prec::Sum => r.signs(f, Prec::Product),
            _ => r.unary(f),
        };
        let mut left = tighter(self)?;
        while let Some(Token::Sign(sign)) = self.peek()
            && let Some((op, ..)) = INFIX.iter().find(|row| row.1 == *sign && row.2 == rank)
        {
            self.pos += 1;
            let elem = if self.sign(".") { self.elem()? } else { f.elem(&left) };
            let args = vec![left, tighter(self)?];
            left = Expr::Op { op: *op, args, elem, result: result_of(*op, elem) };
            if rank == Prec::Compare {
                break;
            }
        }
        Ok(left)
    }

    fn unary(&mut self, f: &Function) -> Read<Expr> {
        if self.sign("!") {
            return Ok(Expr::Not(Box::new(self.unary(f)?)));
        }
        if !self.sign("-") {
            return self.primary(f);
        }
        match self.peek() {
            Some(Token::Number(v, e)) => {
                self.pos += 1;
                Ok(Expr::Number(-v, *e))
            }
            Some(Token::Integer(v, e)) => {
                self.pos += 1;
                Ok(Expr::Integer(-v, *e))
            }
            _ => {
                let inner = self.unary(f)?;
                let elem = f.elem(&inner);
                Ok(Expr::Op { op: ScalarOp::Uminus, args: vec![inner], elem, result: elem })
            }
        }
    }

    fn primary(&mut self, f: &Function) -> Read<Expr> {
        match self.peek() {
            Some(Token::Number(v, e)) => {
                self.pos += 1;
                Ok(Expr::Number(*v, *e))
            }
            Some(Token::Integer(v, e)) => {
                self.pos += 1;
                Ok(Expr::Integer(*v, *e))
            }
            Some(Token::Sign("(")) => {
                self.pos += 1;
                let inner = self.expr(f)?;
                if !self.sign("?") {
                    self.need(")")?;
                    return Ok(inner);
                }
                let yes = self.expr(f)?;
                self.need(":")?;
                let no = self.expr(f)?;
                self.need(")")?;
                Ok(Expr::Select(Box::new(inner), Box::new(yes), Box::new(no)))
            }
            Some(Token::Word(word)) => self.worded(f, word),
            Some(Token::Quoted(_)) => self.variable(f),
            _ => self.expected("an expression"),
        }
    }

    /// What begins with a plain word.
    fn worded(&mut self, f: &Function, word: &str) -> Read<Expr> {
        match (word, self.tokens.get(self.pos + 1).map(|t| &t.0)) {
            ("true" | "false", _) => {
                self.pos += 1;
                Ok(Expr::Bool(word == "true"))
            }
            (_, Some(Token::Sign("."))) => self.operation(f),
            (_, Some(Token::Sign("("))) => match elem(word) {
                Some(elem) => {
                    self.pos += 1;
                    let [value] = self.exactly(f)?;
                    Ok(Expr::Cast(elem, Box::new(value)))
                }
                None => self.function_like(f, word),
            },
            _ => self.variable(f),
        }
    }

    fn function_like(&mut self, f: &Function, word: &str) -> Read<Expr> {
        if !matches!(word, "numel" | "extent" | "count" | "element" | "limit" | "complex") {
            return self.variable(f);
        }
        self.pos += 1;
        Ok(match word {
            "numel" | "extent" => {
                self.need("(")?;
                let local = self.local()?;
                let value = if word == "numel" {
                    Expr::Numel(local)
                } else {
                    self.need(",")?;
                    Expr::Extent(local, self.number()?)
                };
                self.need(")")?;
                value
            }
            "count" => Expr::Count(Box::new(self.exactly(f)?)),
            "element" => Expr::Element(Box::new(self.exactly(f)?)),
            "limit" => {
                let [value] = self.exactly(f)?;
                Expr::Limit(Box::new(value))
            }
            _ => {
                let [re, im] = self.exactly(f)?;
                Expr::Complex(Box::new(re), Box::new(im))
            }
        })
    }

    /// So many expressions between parentheses.
    pub(super) fn exactly<const N: usize>(&mut self, f: &Function) -> Read<[Expr; N]> {
        self.exprs(f)?.try_into().map_err(|_| format!("{N} expressions are needed"))
    }

    fn operation(&mut self, f: &Function) -> Read<Expr> {
        let name = self.name()?;
        let op = ScalarOp::from_name(name).ok_or_else(|| format!("there is no operation {name}"))?;
        self.need(".")?;
        let elem = self.elem()?;
        let result: Elem = if self.sign(":") { self.elem()? } else { result_of(op, elem) };
        Ok(Expr::Op { op, args: self.exprs(f)?, elem, result })
    }

    fn variable(&mut self, f: &Function) -> Read<Expr> {
        let local = self.local()?;
        if self.is_sign("(") {
            let subs = self.exprs(f)?;
            return Ok(Expr::At(local, subs, self.by()?));
        }
        if self.sign("[") {
            let index = self.expr(f)?;
            self.need("]")?;
            return Ok(Expr::Load(local, Box::new(index)));
        }
        Ok(Expr::Local(local))
    }
}
