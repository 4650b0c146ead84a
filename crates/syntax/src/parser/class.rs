//! `classdef` files: attributes, superclasses, and the blocks of properties, methods, events and
//! enumeration members. Which attributes exist is not known here.

use super::{Failed, Parse, Parser};
use crate::ast::*;
use crate::token::TokenKind as K;
use base::Name;

impl Parser<'_> {
    /// At `classdef`.
    pub(super) fn class(&mut self, body: &mut Block) {
        self.open_block("classdef");
        let start = self.advance().start;
        let nested_mode = std::mem::replace(&mut self.nested_mode, true);
        let depth = self.depth;
        self.depth += 1;
        let mut class = self.class_head().unwrap_or_else(|Failed| {
            self.recover();
            let span = self.span(start, start);
            let name = Ident { name: Name::new(""), span };
            ClassDef { name, attributes: Vec::new(), supers: Vec::new(), blocks: Vec::new(), span }
        });
        self.depth = depth + 1;
        class.blocks = self.members(Self::class_block);
        self.close();
        self.depth = depth;
        self.nested_mode = nested_mode;
        let span = self.span_from(start);
        class.span = span;
        body.push(Stmt { kind: StmtKind::Class(Box::new(class)), span, printed: false });
    }

    /// `(attributes) Name < Super & Super`.
    fn class_head(&mut self) -> Parse<ClassDef> {
        let start = self.tok.start;
        let attributes = self.attributes()?;
        let name = self.ident()?;
        let mut supers = Vec::new();
        if self.eat(K::Lt) {
            supers.push(self.dotted_name()?);
            while self.eat(K::And) {
                supers.push(self.dotted_name()?);
            }
        }
        if !self.tok.kind.ends_statement() {
            return Err(self.unexpected("`<` and a superclass, or the end of the line"));
        }
        Ok(ClassDef { name, attributes, supers, blocks: Vec::new(), span: self.span_from(start) })
    }

    /// `(Name, ~Name, Name = value)`, or nothing.
    fn attributes(&mut self) -> Parse<Vec<Attribute>> {
        let mut attributes = Vec::new();
        if self.tok.kind != K::LParen {
            return Ok(attributes);
        }
        self.brackets.push(self.tok);
        self.advance();
        loop {
            let negated = self.eat(K::Tilde) || self.eat(K::Bang);
            let name = self.ident()?;
            let value = if self.eat(K::Assign) { Some(self.operators(0)?) } else { None };
            attributes.push(Attribute { name, negated, value });
            if !self.eat(K::Comma) {
                break;
            }
        }
        self.expect(K::RParen, "`,` or `)`")?;
        self.brackets.pop();
        Ok(attributes)
    }

    fn class_block(&mut self) -> Parse<ClassBlock> {
        let keyword = match self.text(self.tok) {
            "properties" => "properties",
            "methods" => "methods",
            "events" => "events",
            "enumeration" => "enumeration",
            _ => return Err(self.misplaced("`properties`, `methods`, `events`, `enumeration` or `end`")),
        };
        self.open_block(keyword);
        let start = self.advance().start;
        self.depth += 1;
        let depth = self.depth;
        let attributes = self.attributes().unwrap_or_else(|Failed| {
            self.depth = depth;
            self.recover();
            Vec::new()
        });
        let members = match keyword {
            "properties" => ClassMembers::Properties(self.declarations()),
            "methods" => ClassMembers::Methods(self.members(Self::method)),
            "events" => ClassMembers::Events(self.members(Self::ident)),
            _ => ClassMembers::Enumeration(self.members(Self::enum_member)),
        };
        self.close();
        Ok(ClassBlock { attributes, members, span: self.span_from(start) })
    }

    fn method(&mut self) -> Parse<Method> {
        if self.tok.kind == K::Function {
            let assigned = std::mem::take(&mut self.assigned);
            let function = self.function();
            self.assigned = assigned;
            return Ok(Method::Function(Box::new(function)));
        }
        let start = self.tok.start;
        let parts = self.signature()?;
        let span = self.span_from(start);
        if !self.tok.kind.ends_statement() {
            return Err(self.unexpected("the end of the method's signature"));
        }
        Ok(Method::Signature(Signature {
            name: parts.name,
            params: parts.params,
            outputs: parts.outputs,
            span,
        }))
    }

    fn enum_member(&mut self) -> Parse<EnumMember> {
        let name = self.ident()?;
        let args = if self.tok.kind == K::LParen { self.arguments()? } else { Vec::new() };
        Ok(EnumMember { name, args })
    }
}
