//! `classdef` files: attributes, superclasses, and the blocks of properties, methods, events and
//! enumeration members. Which attributes exist is not known here.

use super::declaration::SignatureParts;
use super::members::Members;
use super::stmt::Statements;
use super::{Failed, Parse};
use crate::ast::*;
use crate::token::TokenKind as K;
use base::Name;

/// The parser of a class. Its methods are functions, which the parser of statements knows.
pub(super) struct Classes<'p, 't> {
    pub statements: &'p mut Statements<'t>,
}

impl Classes<'_, '_> {
    /// At `classdef`.
    pub fn class(&mut self, body: &mut Block) {
        let Statements { cursor, blocks, nested_mode, .. } = &mut *self.statements;
        blocks.open(cursor, "classdef");
        let start = cursor.advance().start;
        let nested_around = std::mem::replace(nested_mode, true);
        let depth = cursor.depth;
        cursor.depth += 1;
        let mut class = self.class_head().unwrap_or_else(|Failed| self.recover_from_head(start));
        self.statements.cursor.depth = depth + 1;
        class.blocks = self.members(Self::class_block);
        let Statements { cursor, blocks, nested_mode, .. } = &mut *self.statements;
        blocks.close(cursor);
        cursor.depth = depth;
        *nested_mode = nested_around;
        let span = cursor.span_from(start);
        class.span = span;
        body.push(Stmt { kind: StmtKind::Class(Box::new(class)), span, printed: false });
    }

    /// A class without a name, in the place of one whose head begins at `start` and is given up.
    fn recover_from_head(&mut self, start: u32) -> ClassDef {
        self.statements.cursor.recover();
        let span = self.statements.cursor.span(start, start);
        let name = Ident { name: Name::new(""), span };
        ClassDef { name, attributes: Vec::new(), supers: Vec::new(), blocks: Vec::new(), span }
    }

    /// `(attributes) Name < Super & Super`.
    fn class_head(&mut self) -> Parse<ClassDef> {
        let start = self.statements.cursor.tok.start;
        let attributes = self.statements.declarations().attributes()?;
        let cursor = &mut self.statements.cursor;
        let name = cursor.ident()?;
        let mut supers = Vec::new();
        if cursor.eat(K::Lt) {
            supers.push(cursor.dotted_name()?);
            while cursor.eat(K::And) {
                supers.push(cursor.dotted_name()?);
            }
        }
        if !cursor.tok.kind.ends_statement() {
            return Err(cursor.unexpected("`<` and a superclass, or the end of the line"));
        }
        Ok(ClassDef { name, attributes, supers, blocks: Vec::new(), span: cursor.span_from(start) })
    }

    fn class_block(&mut self) -> Parse<ClassBlock> {
        let Statements { cursor, blocks, .. } = &mut *self.statements;
        let keyword = match cursor.text(cursor.tok) {
            "properties" => "properties",
            "methods" => "methods",
            "events" => "events",
            "enumeration" => "enumeration",
            _ => return Err(cursor.misplaced("`properties`, `methods`, `events`, `enumeration` or `end`")),
        };
        blocks.open(cursor, keyword);
        let start = cursor.advance().start;
        cursor.depth += 1;
        let depth = cursor.depth;
        let attributes = self.statements.declarations().attributes().unwrap_or_else(|Failed| {
            self.statements.cursor.depth = depth;
            self.statements.cursor.recover();
            Vec::new()
        });
        let members = match keyword {
            "properties" => ClassMembers::Properties(self.statements.declarations().declarations()),
            "methods" => ClassMembers::Methods(self.members(Self::method)),
            "events" => ClassMembers::Events(self.members(|classes| classes.statements.cursor.ident())),
            _ => ClassMembers::Enumeration(self.members(Self::enum_member)),
        };
        let Statements { cursor, blocks, .. } = &mut *self.statements;
        blocks.close(cursor);
        Ok(ClassBlock { attributes, members, span: cursor.span_from(start) })
    }

    fn method(&mut self) -> Parse<Method> {
        if self.statements.cursor.tok.kind == K::Function {
            return Ok(Method::Function(Box::new(self.statements.separate_function())));
        }
        let start = self.statements.cursor.tok.start;
        let SignatureParts { name, params, outputs } = self.statements.declarations().signature()?;
        let cursor = &mut self.statements.cursor;
        let span = cursor.span_from(start);
        if !cursor.tok.kind.ends_statement() {
            return Err(cursor.unexpected("the end of the method's signature"));
        }
        Ok(Method::Signature(Signature { name, params, outputs, span }))
    }

    fn enum_member(&mut self) -> Parse<EnumMember> {
        let cursor = &mut self.statements.cursor;
        let name = cursor.ident()?;
        let has_args = cursor.tok.kind == K::LParen;
        let args = if has_args { self.statements.expressions().arguments()? } else { Vec::new() };
        Ok(EnumMember { name, args })
    }

    /// The members of a block, each parsed by `member`.
    fn members<T>(&mut self, member: fn(&mut Self) -> Parse<T>) -> Vec<Item<T>> {
        let mut members = Members::new();
        while members.begin(&mut self.statements.cursor, &self.statements.blocks) {
            let member = member(self);
            members.end(member, &mut self.statements.cursor, &mut self.statements.blocks);
        }
        members.items
    }
}
