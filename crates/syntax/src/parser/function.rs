//! Functions: signature, `arguments` blocks, body, and where the body ends.
//!
//! A function may or may not be closed by `end`; all functions of a file do the same. Which it is
//! shows only at the end of the file, so a file is read as if functions were not nested, and once
//! more with `nested_mode` where that leaves an `end` over.

use super::{Failed, Parse, Parser};
use crate::ast::*;
use crate::token::TokenKind as K;
use base::{Diagnostic, Name, codes};

/// What a signature says.
pub(super) struct SignatureParts {
    pub name: DottedName,
    pub params: Vec<Param>,
    pub outputs: Vec<Ident>,
}

impl Parser<'_> {
    /// A function at the top of a file.
    pub(super) fn file_function(&mut self, body: &mut Block) {
        let assigned = std::mem::take(&mut self.assigned);
        let function = self.function();
        self.assigned = assigned;
        let span = function.span;
        body.push(Stmt { kind: StmtKind::Function(Box::new(function)), span, printed: false });
    }

    /// A function, from `function` to its `end` or to where it ends without.
    pub(super) fn function(&mut self) -> Function {
        self.open_block("function");
        let start = self.advance().start;
        let scope = self.assigned.order.len();
        let parts = self.signature_or_recover();
        let signature = self.span_from(start);
        let params = parts.params.iter().filter_map(|p| p.name);
        params.chain(parts.outputs.iter().map(|o| o.name)).for_each(|name| self.assigned.add(name));
        let mut body = Block::new();
        self.arguments_blocks(&mut body);
        self.function_body(&mut body);
        let has_end = self.close_function();
        self.assigned.truncate(scope);
        let span = self.span_from(start);
        let SignatureParts { name, params, outputs } = parts;
        Function { name, params, outputs, body, has_end, signature, span }
    }

    fn function_body(&mut self, body: &mut Block) {
        loop {
            self.statements(body, |_| false);
            if self.tok.kind != K::Function || !self.nested_mode || self.depth >= MAX_NESTING {
                return;
            }
            self.depth += 1;
            let function = self.function();
            self.depth -= 1;
            let span = function.span;
            body.push(Stmt { kind: StmtKind::Function(Box::new(function)), span, printed: false });
        }
    }

    /// Consumes the function's `end` where there is one.
    fn close_function(&mut self) -> bool {
        if matches!(self.tok.kind, K::End | K::OctaveEnd) || self.nested_mode {
            let has_end = matches!(self.tok.kind, K::End | K::OctaveEnd);
            self.depth += 1;
            self.close();
            return has_end;
        }
        self.open.pop();
        self.saw_split |= self.tok.kind == K::Function;
        false
    }

    fn signature_or_recover(&mut self) -> SignatureParts {
        let depth = self.depth;
        let start = self.tok.start;
        let result = self.signature().and_then(|parts| self.end_of_signature(parts));
        result.unwrap_or_else(|Failed| {
            self.depth = depth;
            self.recover();
            let span = self.span(start, start);
            let name = DottedName { parts: vec![Ident { name: Name::new(""), span }], span };
            SignatureParts { name, params: Vec::new(), outputs: Vec::new() }
        })
    }

    fn end_of_signature(&mut self, parts: SignatureParts) -> Parse<SignatureParts> {
        match self.tok.kind {
            K::Assign | K::RParen | K::RBracket | K::RBrace | K::LBracket | K::LBrace | K::LParen => {
                Err(self.unexpected("the end of the function's signature"))
            }
            _ => Ok(parts),
        }
    }

    /// `name`, `name(params)`, `out = name(params)`, `[outs] = name(params)`.
    pub(super) fn signature(&mut self) -> Parse<SignatureParts> {
        let mut outputs = Vec::new();
        let name = if self.tok.kind == K::LBracket {
            outputs = self.outputs()?;
            self.expect(K::Assign, "`=` after the outputs")?;
            self.function_name()?
        } else {
            let name = self.function_name()?;
            if self.tok.kind == K::Assign {
                self.advance();
                outputs.extend(name.parts.into_iter().take(1));
                self.function_name()?
            } else {
                name
            }
        };
        let mut params = Vec::new();
        if self.tok.kind == K::LParen {
            params = self.params()?;
            self.brackets.pop();
            self.leave();
            self.advance();
        }
        Ok(SignatureParts { name, params, outputs })
    }

    /// A name with dots; `end` is one too, for classes that define it.
    fn function_name(&mut self) -> Parse<DottedName> {
        if self.tok.kind == K::End {
            self.tok.kind = K::Ident;
            self.lexer.after_value = true;
        }
        self.dotted_name()
    }

    fn outputs(&mut self) -> Parse<Vec<Ident>> {
        self.brackets.push(self.tok);
        self.advance();
        let mut outputs = Vec::new();
        while self.tok.kind != K::RBracket {
            outputs.push(self.ident()?);
            while matches!(self.tok.kind, K::Comma | K::Separator) {
                self.advance();
            }
        }
        self.advance();
        self.brackets.pop();
        Ok(outputs)
    }

    /// Comments and `arguments` blocks at the start of a body.
    fn arguments_blocks(&mut self, body: &mut Block) {
        loop {
            self.skip_separators();
            match self.tok.kind {
                K::Comment | K::BlockComment | K::OpenComment => {
                    let comment = self.comment();
                    let span = comment.span;
                    body.push(Stmt { kind: StmtKind::Comment(comment), span, printed: false });
                }
                K::Ident if self.at_arguments_block() => {
                    let block = self.arguments_block();
                    let span = block.span;
                    body.push(Stmt { kind: StmtKind::Arguments(Box::new(block)), span, printed: false });
                }
                _ if self.at_hash_comment() => self.skip_hash_comment(),
                _ => return,
            }
        }
    }

    fn at_arguments_block(&self) -> bool {
        if self.text(self.tok) != "arguments" {
            return false;
        }
        let pos = self.skip_blanks_at(self.lexer.pos);
        if self.lexer.at(pos) != b'(' {
            return self.statement_ends_at(pos) && !matches!(self.lexer.at(pos), b';' | b',');
        }
        let rest = self.lexer.text.get(pos + 1..).unwrap_or("").trim_start();
        ["Input", "Output", "Repeating"].iter().any(|a| rest.starts_with(a))
    }

    fn arguments_block(&mut self) -> ArgumentsBlock {
        self.open_block("arguments");
        let start = self.advance().start;
        self.depth += 1;
        let attributes = self.argument_attributes().unwrap_or_else(|Failed| {
            self.recover();
            Vec::new()
        });
        let items = self.declarations();
        self.close();
        ArgumentsBlock { attributes, items, span: self.span_from(start) }
    }

    fn argument_attributes(&mut self) -> Parse<Vec<Ident>> {
        let mut attributes = Vec::new();
        if self.eat(K::LParen) {
            attributes.push(self.ident()?);
            while self.eat(K::Comma) {
                attributes.push(self.ident()?);
            }
            self.expect(K::RParen, "`)`")?;
        }
        Ok(attributes)
    }

    /// Declarations up to the `end` of their block, which stays the current token.
    pub(super) fn declarations(&mut self) -> Vec<Item<Declaration>> {
        self.members(Self::declaration)
    }

    /// The members of a block, each parsed by `member`, with the comments among them.
    pub(super) fn members<T>(&mut self, member: fn(&mut Self) -> Parse<T>) -> Vec<Item<T>> {
        let mut items = Vec::new();
        loop {
            self.skip_separators();
            match self.tok.kind {
                K::Eof | K::End | K::OctaveEnd | K::Classdef => return items,
                K::Function if self.open.last().is_none_or(|o| o.keyword != "methods") => return items,
                K::Comment | K::BlockComment | K::OpenComment => items.push(Item::Comment(self.comment())),
                _ if self.at_hash_comment() => self.skip_hash_comment(),
                _ => {
                    let (start, depth) = (self.tok.start, self.depth);
                    let open = self.open.len();
                    match member(self) {
                        Ok(member) => items.push(Item::Member(member)),
                        Err(Failed) => {
                            self.depth = depth;
                            self.open.truncate(open);
                            self.recover();
                            if self.tok.start == start {
                                self.advance();
                            }
                        }
                    }
                }
            }
        }
    }

    /// `name (dims) class {validators} = default`.
    fn declaration(&mut self) -> Parse<Declaration> {
        let start = self.tok.start;
        let name = self.ident()?;
        let (mut field, mut properties_of) = (None, None);
        if self.eat(K::Dot) {
            if self.eat(K::Question) {
                properties_of = Some(self.dotted_name()?);
            } else {
                field = Some(self.ident()?);
            }
        }
        let dims = if self.tok.kind == K::LParen { self.dims()? } else { Vec::new() };
        // `name@class` is an older form of `name class`.
        self.eat(K::At);
        let class = if self.tok.kind == K::Ident { Some(self.dotted_name()?) } else { None };
        let validators = if self.tok.kind == K::LBrace { self.validators()? } else { Vec::new() };
        let default = if self.eat(K::Assign) { Some(self.expr()?) } else { None };
        let span = self.span_from(start);
        if !self.tok.kind.ends_statement() && !matches!(self.tok.kind, K::End | K::OctaveEnd) {
            return Err(self.unexpected("the end of the declaration"));
        }
        Ok(Declaration { name, field, properties_of, dims, class, validators, default, span })
    }

    fn dims(&mut self) -> Parse<Vec<Dim>> {
        self.brackets.push(self.tok);
        self.advance();
        let mut dims = Vec::new();
        loop {
            match self.tok.kind {
                K::Colon => {
                    self.advance();
                    dims.push(Dim::Any);
                }
                K::Number => dims.push(Dim::Fixed(self.dim()?)),
                _ => return Err(self.unexpected("a size: a whole number or `:`")),
            }
            if !self.eat(K::Comma) {
                break;
            }
        }
        self.expect(K::RParen, "`,` or `)`")?;
        self.brackets.pop();
        Ok(dims)
    }

    fn dim(&mut self) -> Parse<u64> {
        let span = self.tok_span();
        let text = self.text(self.tok);
        match text.parse() {
            Ok(dim) => {
                self.advance();
                Ok(dim)
            }
            Err(_) => Err(self.fail(&codes::SYNTAX_ERROR, span, "expected a whole number as a size")),
        }
    }

    fn validators(&mut self) -> Parse<Vec<Expr>> {
        self.brackets.push(self.tok);
        self.advance();
        let mut validators = Vec::new();
        while self.tok.kind != K::RBrace {
            validators.push(self.expr()?);
            if !matches!(self.tok.kind, K::Comma | K::Separator) {
                break;
            }
            self.advance();
        }
        self.expect(K::RBrace, "`,` or `}`")?;
        self.brackets.pop();
        Ok(validators)
    }

    /// Reports that something stands where a block of declarations does not allow it.
    pub(super) fn misplaced(&mut self, what: &str) -> Failed {
        let span = self.tok_span();
        let found = self.tok.kind.describe();
        self.report(Diagnostic::new(&codes::SYNTAX_ERROR, span, format!("expected {what}, found {found}")));
        Failed
    }
}
