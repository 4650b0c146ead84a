//! Functions: their bodies, and where these end.
//!
//! A function may or may not be closed by `end`; all functions of a file do the same. Which it is
//! shows only at the end of the file, so a file is read as if functions were not nested, and once
//! more with `nested_mode` where that leaves an `end` over.

use super::declaration::SignatureParts;
use super::stmt::Statements;
use crate::ast::*;
use crate::token::TokenKind as K;

impl Statements<'_> {
    /// A function that is nested in none: the names assigned around it are no variables in it.
    pub fn separate_function(&mut self) -> Function {
        let assigned = std::mem::take(&mut self.variables.assigned);
        let function = self.function();
        self.variables.assigned = assigned;
        function
    }

    /// A function, from `function` to its `end` or to where it ends without.
    pub fn function(&mut self) -> Function {
        self.blocks.open(&self.cursor, "function");
        let start = self.cursor.advance().start;
        let scope = self.variables.assigned.len();
        let parts = self.declarations().signature_or_recover();
        let signature = self.cursor.span_from(start);
        let params = parts.params.iter().filter_map(|p| p.name);
        params.chain(parts.outputs.iter().map(|o| o.name)).for_each(|name| self.variables.add(name));
        let mut body = Block::new();
        self.declarations().arguments_blocks(&mut body);
        self.function_body(&mut body);
        let has_end = self.close_function();
        self.variables.assigned.truncate(scope);
        let span = self.cursor.span_from(start);
        let SignatureParts { name, params, outputs } = parts;
        Function { name, params, outputs, body, has_end, signature, span }
    }

    fn function_body(&mut self, body: &mut Block) {
        loop {
            self.statements(body, |_| false);
            if self.cursor.tok.kind != K::Function || !self.nested_mode || self.cursor.depth >= MAX_NESTING {
                return;
            }
            self.cursor.depth += 1;
            let function = self.function();
            self.cursor.depth -= 1;
            let span = function.span;
            body.push(Stmt { kind: StmtKind::Function(Box::new(function)), span, printed: false });
        }
    }

    /// Consumes the function's `end` where there is one.
    fn close_function(&mut self) -> bool {
        if matches!(self.cursor.tok.kind, K::End | K::OctaveEnd) || self.nested_mode {
            let has_end = matches!(self.cursor.tok.kind, K::End | K::OctaveEnd);
            self.cursor.depth += 1;
            self.blocks.close(&mut self.cursor);
            return has_end;
        }
        self.blocks.pop();
        self.saw_split |= self.cursor.tok.kind == K::Function;
        false
    }
}
