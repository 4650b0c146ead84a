//! Reads statements, one a line.

use super::super::words::{FAULTS, row};
use super::super::{Axis, Block, Exits, Expr, Fault, Fill, Function, LocalId, Proof, Stmt, ThunkId};
use super::lexer::Token;
use super::{Read, Reader};
use base::{EntityRef, Name};

impl Reader<'_> {
    /// Statements up to the brace that closes their block.
    pub(super) fn block(&mut self, f: &Function) -> Read<Block> {
        let mut found = Vec::new();
        while !self.sign("}") {
            found.push(self.stmt(f)?);
            self.end()?;
        }
        Ok(found)
    }

    /// A block behind the words of a statement.
    fn braced(&mut self, f: &Function) -> Read<Block> {
        self.need("{")?;
        self.end()?;
        self.block(f)
    }

    fn stmt(&mut self, f: &Function) -> Read<Stmt> {
        match self.peek() {
            Some(Token::Comment(text)) => {
                self.pos += 1;
                Ok(Stmt::Comment(text.clone()))
            }
            Some(Token::Sign("(")) => {
                self.pos += 1;
                let results = self.list(")", |r| r.local())?;
                self.need("=")?;
                self.call(f, results)
            }
            Some(Token::Word(word)) => match word.as_str() {
                "if" | "loop" | "for" | "try" => self.compound(f, word),
                "break" | "continue" | "return" => {
                    self.pos += 1;
                    Ok(match word.as_str() {
                        "break" => Stmt::Break,
                        "continue" => Stmt::Continue,
                        _ => Stmt::Return,
                    })
                }
                "call" | "kernel" => self.call(f, Vec::new()),
                "drop" | "reshape" | "compact" | "grow" | "grow_rows" | "grow_linear" | "remove"
                | "append" => self.changed(f, word),
                "fail" => self.fail(f),
                "compute" => self.compute(f),
                "reduce" => self.reduce(f),
                _ => self.assigned(f),
            },
            Some(Token::Quoted(_)) => self.assigned(f),
            _ => self.expected("a statement"),
        }
    }

    fn compound(&mut self, f: &Function, word: &str) -> Read<Stmt> {
        self.pos += 1;
        match word {
            "if" => {
                let cond = self.expr(f)?;
                let then = self.braced(f)?;
                let els = if self.word("else") { self.braced(f)? } else { Vec::new() };
                Ok(Stmt::If(cond, then, els))
            }
            "loop" => {
                let header = self.braced(f)?;
                self.need_word("while")?;
                let cond = self.expr(f)?;
                Ok(Stmt::While { header, cond, body: self.braced(f)? })
            }
            "for" => {
                let var = self.local()?;
                self.need("=")?;
                let lo = self.expr(f)?;
                self.need(":")?;
                let step = self.expr(f)?;
                self.need(":")?;
                let hi = self.expr(f)?;
                Ok(Stmt::For { var, lo, step, hi, body: self.braced(f)? })
            }
            _ => {
                let mut shared = Vec::new();
                if self.word("shared") {
                    shared.push(self.local()?);
                    while self.sign(",") {
                        shared.push(self.local()?);
                    }
                }
                let [breaks, continues, returns, plain] =
                    ["breaks", "continues", "returns", "plain"].map(|w| self.word(w));
                let body = self.braced(f)?;
                self.need_word("catch")?;
                let err = if self.is_sign("{") { None } else { Some(self.local()?) };
                let handler = self.braced(f)?;
                Ok(Stmt::Try {
                    body,
                    err,
                    handler,
                    shared,
                    exits: Exits { breaks, continues, returns, plain },
                })
            }
        }
    }

    /// Statements that begin with what they do to an array.
    fn changed(&mut self, f: &Function, word: &str) -> Read<Stmt> {
        self.pos += 1;
        if word == "append" {
            let vertical = self.side()?;
            let array = self.local()?;
            self.need(",")?;
            return Ok(Stmt::Append { array, part: self.operand(f)?, vertical, at: self.at()? });
        }
        let array = self.local()?;
        let lead = match word {
            "compact" | "grow_rows" => {
                self.need_word("by")?;
                self.local()?
            }
            _ => array,
        };
        match word {
            "drop" => return Ok(Stmt::Drop(array)),
            "compact" => return Ok(Stmt::Compact { array, lead }),
            "remove" => {
                self.need_word("along")?;
                let Expr::Integer(axis @ 0..=255, _) = self.expr(f)? else {
                    return Err("a dimension is a small number".to_owned());
                };
                self.need(":")?;
                return Ok(Stmt::Remove { array, axis: axis as u8, place: self.expr(f)? });
            }
            _ => self.need_word("to")?,
        }
        if word == "grow_linear" {
            return Ok(Stmt::GrowLinear { array, count: self.expr(f)?, at: self.at()? });
        }
        let dims = self.exprs(f)?;
        match word {
            "reshape" => Ok(Stmt::Reshape(array, dims)),
            "grow_rows" => Ok(Stmt::GrowRows { array, lead, dims, at: self.at()? }),
            _ => {
                let amortise = self.word("amortised");
                Ok(Stmt::Grow { array, dims, amortise, at: self.at()? })
            }
        }
    }

    fn side(&mut self) -> Read<bool> {
        let below = self.word("below");
        if below || self.word("beside") { Ok(below) } else { self.expected("'below' or 'beside'") }
    }

    fn fail(&mut self, f: &Function) -> Read<Stmt> {
        self.pos += 1;
        let word = self.name()?;
        let fault = match word {
            "undefined" => Fault::Undefined(Name::new(self.text()?)),
            "output_not_assigned" => Fault::OutputNotAssigned(Name::new(self.text()?)),
            "raise" => {
                let id = Name::new(self.text()?);
                Fault::Raise(id, Name::new(self.text()?))
            }
            _ => row(&FAULTS, word).ok_or_else(|| format!("there is no fault {word}"))?,
        };
        let args = if self.is_sign("(") { self.exprs(f)? } else { Vec::new() };
        self.need_word("if")?;
        let fails = self.expr(f)?;
        let guards = if self.word("guards") { Some(self.check_id()?) } else { None };
        let proof = self.proved()?;
        Ok(Stmt::Check { fails, fault, args, guards, proof, at: self.at()? })
    }

    fn proved(&mut self) -> Read<Option<Proof>> {
        if self.word("proved") { Ok(Some(self.proof()?)) } else { Ok(None) }
    }

    fn axes(&mut self, f: &Function) -> Read<Vec<Axis>> {
        self.need_word("over")?;
        self.need("[")?;
        let axes = self.list("]", |r| {
            let var = r.local()?;
            r.need("<")?;
            Ok(Axis { var, extent: r.expr(f)? })
        })?;
        self.need("=")?;
        Ok(axes)
    }

    fn compute(&mut self, f: &Function) -> Read<Stmt> {
        self.pos += 1;
        let dst = self.local()?;
        let part = if self.is_sign("(") { Some((self.exprs(f)?, self.by()?)) } else { None };
        let axes = self.axes(f)?;
        Ok(Stmt::Compute { dst, axes, part, value: self.expr(f)?, at: self.at()? })
    }

    fn reduce(&mut self, f: &Function) -> Read<Stmt> {
        self.pos += 1;
        let dst = self.local()?;
        let place = if self.is_sign("(") { self.exprs(f)? } else { Vec::new() };
        let axes = self.axes(f)?;
        let step = self.expr(f)?;
        let until = if self.word("until") { Some(self.expr(f)?) } else { None };
        Ok(Stmt::Reduce { dst, place, axes, step, until })
    }

    fn call(&mut self, f: &Function, results: Vec<LocalId>) -> Read<Stmt> {
        if self.word("call") {
            let function = self.function_named()?;
            return Ok(Stmt::Call { function, args: self.operands(f)?, results, at: self.at()? });
        }
        self.need_word("kernel")?;
        let name = Name::new(self.name()?);
        self.need("/")?;
        let nargout = self.number()?;
        Ok(Stmt::Kernel { name, nargout, args: self.operands(f)?, results, at: self.at()? })
    }

    /// Statements that begin with what they assign.
    fn assigned(&mut self, f: &Function) -> Read<Stmt> {
        let dst = self.local()?;
        if self.is_sign("(") {
            let (subs, by) = (self.exprs(f)?, self.by()?);
            self.need("=")?;
            return Ok(Stmt::Put { array: dst, subs, value: self.expr(f)?, by });
        }
        if self.sign("[") {
            let index = self.expr(f)?;
            self.need("]")?;
            self.need("=")?;
            return Ok(Stmt::Store { array: dst, index, value: self.expr(f)? });
        }
        self.need("=")?;
        let Some(Token::Word(word)) = self.peek() else { return Ok(Stmt::Assign(dst, self.expr(f)?)) };
        match word.as_str() {
            "call" | "kernel" => return self.call(f, vec![dst]),
            "to_index" | "truth" | "alloc" | "move" | "copy" | "product" | "below" | "beside" | "convert"
            | "handle" => self.pos += 1,
            _ => return Ok(Stmt::Assign(dst, self.expr(f)?)),
        }
        self.made(f, dst, word)
    }

    /// What stands behind `dst = word`.
    fn made(&mut self, f: &Function, dst: LocalId, word: &str) -> Read<Stmt> {
        match word {
            "to_index" => {
                self.need("(")?;
                let value = self.expr(f)?;
                self.need(",")?;
                let position = self.number()?;
                self.need(")")?;
                Ok(Stmt::ToIndex { local: dst, value, position, proof: self.proved()?, at: self.at()? })
            }
            "truth" => Ok(Stmt::Truth { local: dst, value: self.local()?, at: self.at()? }),
            "alloc" => {
                let dims = self.exprs(f)?;
                let fill = match (self.word("raw"), self.word("zero")) {
                    (true, _) => Fill::Raw,
                    (_, true) => Fill::Zero,
                    _ => {
                        self.need_word("of")?;
                        Fill::Value(self.expr(f)?)
                    }
                };
                Ok(Stmt::Alloc { array: dst, dims, fill, at: self.at()? })
            }
            "move" => Ok(Stmt::Move(dst, self.local()?)),
            "copy" => Ok(Stmt::Copy(dst, self.local()?)),
            "product" => {
                self.need("(")?;
                let a = self.local()?;
                self.need(",")?;
                let b = self.local()?;
                self.need(")")?;
                Ok(Stmt::Product { dst, a, b, at: self.at()? })
            }
            "below" | "beside" => {
                let parts = self.operands(f)?;
                Ok(Stmt::Concat { dst, parts, vertical: word == "below", at: self.at()? })
            }
            "convert" => Ok(Stmt::Convert { dst, src: self.operand(f)?, at: self.at()? }),
            _ => {
                let thunk = ThunkId::new(self.numbered("thunk")?);
                let captures = self.operands(f)?;
                Ok(Stmt::Handle { dst, thunk, captures, text: self.text()?.to_owned() })
            }
        }
    }
}
