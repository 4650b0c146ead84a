//! What stands between statements and expressions: signatures of functions, `arguments` blocks, the
//! declarations of arguments and properties, and the attributes of the blocks of a class.

use super::cursor::Cursor;
use super::expr::Expressions;
use super::members::Members;
use super::open_blocks::OpenBlocks;
use super::variables::Variables;
use super::{Failed, Parse};
use crate::ast::*;
use crate::token::TokenKind as K;
use base::{Name, codes};

/// What a signature says.
pub(super) struct SignatureParts {
    pub name: DottedName,
    pub params: Vec<Param>,
    pub outputs: Vec<Ident>,
}

/// The parser of signatures and declarations.
pub(super) struct Declarations<'p, 't> {
    pub cursor: &'p mut Cursor<'t>,
    pub variables: &'p mut Variables<'t>,
    pub blocks: &'p mut OpenBlocks,
}

impl<'t> Declarations<'_, 't> {
    fn expressions(&mut self) -> Expressions<'_, 't> {
        Expressions::new(self.cursor, self.variables)
    }

    /// The signature of a function, up to the end of its line; empty where there is none.
    pub fn signature_or_recover(&mut self) -> SignatureParts {
        let depth = self.cursor.depth;
        let start = self.cursor.tok.start;
        let result = self.signature().and_then(|parts| self.end_of_signature(parts));
        result.unwrap_or_else(|Failed| {
            self.cursor.depth = depth;
            self.cursor.recover();
            let span = self.cursor.span(start, start);
            let name = DottedName { parts: vec![Ident { name: Name::new(""), span }], span };
            SignatureParts { name, params: Vec::new(), outputs: Vec::new() }
        })
    }

    fn end_of_signature(&mut self, parts: SignatureParts) -> Parse<SignatureParts> {
        match self.cursor.tok.kind {
            K::Assign | K::RParen | K::RBracket | K::RBrace | K::LBracket | K::LBrace | K::LParen => {
                Err(self.cursor.unexpected("the end of the function's signature"))
            }
            _ => Ok(parts),
        }
    }

    /// `name`, `name(params)`, `out = name(params)`, `[outs] = name(params)`.
    pub fn signature(&mut self) -> Parse<SignatureParts> {
        let mut outputs = Vec::new();
        let name = if self.cursor.tok.kind == K::LBracket {
            outputs = self.outputs()?;
            self.cursor.expect(K::Assign, "`=` after the outputs")?;
            self.function_name()?
        } else {
            let name = self.function_name()?;
            if self.cursor.tok.kind == K::Assign {
                self.cursor.advance();
                outputs.extend(name.parts.into_iter().take(1));
                self.function_name()?
            } else {
                name
            }
        };
        let mut params = Vec::new();
        if self.cursor.tok.kind == K::LParen {
            params = self.expressions().params()?;
            self.cursor.brackets.pop();
            self.cursor.leave();
            self.cursor.advance();
        }
        Ok(SignatureParts { name, params, outputs })
    }

    /// A name with dots; `end` is one too, for classes that define it.
    fn function_name(&mut self) -> Parse<DottedName> {
        if self.cursor.tok.kind == K::End {
            self.cursor.tok.kind = K::Ident;
            self.cursor.lexer.after_value = true;
        }
        self.cursor.dotted_name()
    }

    fn outputs(&mut self) -> Parse<Vec<Ident>> {
        self.cursor.brackets.push(self.cursor.tok);
        self.cursor.advance();
        let mut outputs = Vec::new();
        while self.cursor.tok.kind != K::RBracket {
            outputs.push(self.cursor.ident()?);
            while matches!(self.cursor.tok.kind, K::Comma | K::Separator) {
                self.cursor.advance();
            }
        }
        self.cursor.advance();
        self.cursor.brackets.pop();
        Ok(outputs)
    }

    /// Comments and `arguments` blocks at the start of a body.
    pub fn arguments_blocks(&mut self, body: &mut Block) {
        loop {
            self.cursor.skip_separators();
            match self.cursor.tok.kind {
                K::Comment | K::BlockComment | K::OpenComment => {
                    let comment = self.cursor.comment();
                    let span = comment.span;
                    body.push(Stmt { kind: StmtKind::Comment(comment), span, printed: false });
                }
                K::Ident if self.at_arguments_block() => {
                    let block = self.arguments_block();
                    let span = block.span;
                    body.push(Stmt { kind: StmtKind::Arguments(Box::new(block)), span, printed: false });
                }
                _ if self.cursor.at_hash_comment() => self.cursor.skip_hash_comment(),
                _ => return,
            }
        }
    }

    fn at_arguments_block(&self) -> bool {
        if self.cursor.text(self.cursor.tok) != "arguments" {
            return false;
        }
        let pos = self.cursor.skip_blanks_at(self.cursor.lexer.pos);
        if self.cursor.lexer.at(pos) != b'(' {
            return self.cursor.statement_ends_at(pos);
        }
        let rest = self.cursor.lexer.text.get(pos + 1..).unwrap_or("").trim_start();
        ["Input", "Output", "Repeating"].iter().any(|a| rest.starts_with(a))
    }

    fn arguments_block(&mut self) -> ArgumentsBlock {
        self.blocks.open(self.cursor, "arguments");
        let start = self.cursor.advance().start;
        self.cursor.depth += 1;
        let attributes = self.argument_attributes().unwrap_or_else(|Failed| {
            self.cursor.recover();
            Vec::new()
        });
        let items = self.declarations();
        self.blocks.close(self.cursor);
        ArgumentsBlock { attributes, items, span: self.cursor.span_from(start) }
    }

    fn argument_attributes(&mut self) -> Parse<Vec<Ident>> {
        let mut attributes = Vec::new();
        if self.cursor.eat(K::LParen) {
            attributes.push(self.cursor.ident()?);
            while self.cursor.eat(K::Comma) {
                attributes.push(self.cursor.ident()?);
            }
            self.cursor.expect(K::RParen, "`)`")?;
        }
        Ok(attributes)
    }

    /// `(Name, ~Name, Name = value)`, or nothing.
    pub fn attributes(&mut self) -> Parse<Vec<Attribute>> {
        let mut attributes = Vec::new();
        if self.cursor.tok.kind != K::LParen {
            return Ok(attributes);
        }
        self.cursor.brackets.push(self.cursor.tok);
        self.cursor.advance();
        loop {
            let negated = self.cursor.eat(K::Tilde) || self.cursor.eat(K::Bang);
            let name = self.cursor.ident()?;
            let value =
                if self.cursor.eat(K::Assign) { Some(self.expressions().operators(0)?) } else { None };
            attributes.push(Attribute { name, negated, value });
            if !self.cursor.eat(K::Comma) {
                break;
            }
        }
        self.cursor.expect(K::RParen, "`,` or `)`")?;
        self.cursor.brackets.pop();
        Ok(attributes)
    }

    /// Declarations up to the `end` of their block, which stays the current token.
    pub fn declarations(&mut self) -> Vec<Item<Declaration>> {
        let mut members = Members::new();
        while members.begin(self.cursor, self.blocks) {
            let declaration = self.declaration();
            members.end(declaration, self.cursor, self.blocks);
        }
        members.items
    }

    /// `name (dims) class {validators} = default`; the name `~` where the argument is ignored.
    fn declaration(&mut self) -> Parse<Declaration> {
        let start = self.cursor.tok.start;
        let name = if self.cursor.tok.kind == K::Tilde {
            let tok = self.cursor.advance();
            Ident { name: Name::new("~"), span: self.cursor.span(tok.start, tok.end) }
        } else {
            self.cursor.ident()?
        };
        let (mut field, mut properties_of) = (None, None);
        if self.cursor.eat(K::Dot) {
            if self.cursor.eat(K::Question) {
                properties_of = Some(self.cursor.dotted_name()?);
            } else {
                field = Some(self.cursor.ident()?);
            }
        }
        let dims = if self.cursor.tok.kind == K::LParen { self.dims()? } else { Vec::new() };
        // `name@class` is an older form of `name class`.
        self.cursor.eat(K::At);
        let class = if self.cursor.tok.kind == K::Ident { Some(self.cursor.dotted_name()?) } else { None };
        let validators = if self.cursor.tok.kind == K::LBrace { self.validators()? } else { Vec::new() };
        let default = if self.cursor.eat(K::Assign) { Some(self.expressions().expr()?) } else { None };
        let span = self.cursor.span_from(start);
        if !self.cursor.tok.kind.ends_statement() && !matches!(self.cursor.tok.kind, K::End | K::OctaveEnd) {
            return Err(self.cursor.unexpected("the end of the declaration"));
        }
        Ok(Declaration { name, field, properties_of, dims, class, validators, default, span })
    }

    fn dims(&mut self) -> Parse<Vec<Dim>> {
        self.cursor.brackets.push(self.cursor.tok);
        self.cursor.advance();
        let mut dims = Vec::new();
        loop {
            match self.cursor.tok.kind {
                K::Colon => {
                    self.cursor.advance();
                    dims.push(Dim::Any);
                }
                K::Number => dims.push(Dim::Fixed(self.dim()?)),
                _ => return Err(self.cursor.unexpected("a size: a whole number or `:`")),
            }
            if !self.cursor.eat(K::Comma) {
                break;
            }
        }
        self.cursor.expect(K::RParen, "`,` or `)`")?;
        self.cursor.brackets.pop();
        Ok(dims)
    }

    fn dim(&mut self) -> Parse<u64> {
        let span = self.cursor.tok_span();
        let text = self.cursor.text(self.cursor.tok);
        match text.parse() {
            Ok(dim) => {
                self.cursor.advance();
                Ok(dim)
            }
            Err(_) => Err(self.cursor.fail(&codes::SYNTAX_ERROR, span, "expected a whole number as a size")),
        }
    }

    fn validators(&mut self) -> Parse<Vec<Expr>> {
        self.cursor.brackets.push(self.cursor.tok);
        self.cursor.advance();
        let mut validators = Vec::new();
        while self.cursor.tok.kind != K::RBrace {
            validators.push(self.expressions().expr()?);
            if !matches!(self.cursor.tok.kind, K::Comma | K::Separator) {
                break;
            }
            self.cursor.advance();
        }
        self.cursor.expect(K::RBrace, "`,` or `}`")?;
        self.cursor.brackets.pop();
        Ok(validators)
    }
}
