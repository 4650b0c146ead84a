//! The list of statements, and the statements that are not blocks.

use super::command::{Unclosed, Words};
use super::cursor::Cursor;
use super::declaration::Declarations;
use super::expr::{Expressions, assign_operator};
use super::open_blocks::OpenBlocks;
use super::variables::Variables;
use super::{Failed, Parse};
use crate::Token;
use crate::ast::*;
use crate::lexer::is_blank;
use crate::token::{TokenKind as K, is_octave_end};
use base::{Diagnostic, codes};

/// MATLAB's texts for jumps that stand in no loop.
pub(crate) const BREAK_OUTSIDE: &str = "A BREAK statement appeared outside of a loop. Use RETURN instead.";
pub(crate) const CONTINUE_OUTSIDE: &str = "A CONTINUE may only be used within a FOR or WHILE loop.";

/// The parser of statements, and of functions, which are made of statements and in Octave may stand among
/// them. What holds expressions alone it leaves to [`Expressions`] and [`Declarations`].
pub(super) struct Statements<'t> {
    pub cursor: Cursor<'t>,
    pub variables: Variables<'t>,
    pub blocks: OpenBlocks,
    /// Whether a `function` inside a function's body is nested in it, or ends it.
    pub nested_mode: bool,
    /// Whether a function without `end` was ended by the next `function`.
    pub saw_split: bool,
}

impl<'t> Statements<'t> {
    pub fn new(cursor: Cursor<'t>, variables: Variables<'t>) -> Statements<'t> {
        let blocks = OpenBlocks::default();
        Statements { cursor, variables, blocks, nested_mode: false, saw_split: false }
    }

    pub fn expressions(&mut self) -> Expressions<'_, 't> {
        Expressions::new(&mut self.cursor, &mut self.variables)
    }

    pub fn declarations(&mut self) -> Declarations<'_, 't> {
        let Statements { cursor, variables, blocks, .. } = self;
        Declarations { cursor, variables, blocks }
    }

    /// Statements up to the end of the block: an `end`, a keyword that `stops`, `function`,
    /// `classdef` or the end of the text, which stays the current token.
    pub fn statements(&mut self, block: &mut Block, stops: fn(K) -> bool) {
        loop {
            self.cursor.skip_separators();
            self.translate_octave_keyword();
            match self.cursor.tok.kind {
                K::Eof | K::End | K::OctaveEnd | K::Classdef => return,
                K::Function if !self.function_is_statement() => return,
                kind if stops(kind) => return,
                kind if kind.closes_block() => self.stray_part(),
                K::Comment | K::BlockComment | K::OpenComment => {
                    let comment = self.cursor.comment();
                    let span = comment.span;
                    block.push(Stmt { kind: StmtKind::Comment(comment), span, printed: false });
                }
                _ if self.cursor.at_hash_comment() => self.cursor.skip_hash_comment(),
                _ => self.statement(block),
            }
        }
    }

    /// In Octave functions may be defined within blocks.
    fn function_is_statement(&self) -> bool {
        self.cursor.octave()
            && self.blocks.innermost().is_some_and(|o| !matches!(o.keyword, "function" | "classdef"))
    }

    /// `else`, `case` and their like outside of their block.
    fn stray_part(&mut self) {
        let span = self.cursor.tok_span();
        let belongs_to = match self.cursor.tok.kind {
            K::Else | K::Elseif => "an `if`",
            K::Case | K::Otherwise => "a `switch`",
            K::Catch => "a `try`",
            K::Until => "a `do`",
            _ => "an `unwind_protect`",
        };
        let message = format!("{} outside of {belongs_to}", self.cursor.tok.kind.describe());
        let mut diagnostic = Diagnostic::new(&codes::SYNTAX_ERROR, span, message);
        if let Some(open) = self.blocks.innermost() {
            diagnostic = diagnostic
                .with_label(open.span, format!("the innermost open block is this `{}`", open.keyword));
        }
        self.cursor.report(diagnostic);
        self.cursor.advance();
    }

    /// In MATLAB text a word alone that is a keyword of Octave is reported and then treated as one.
    fn translate_octave_keyword(&mut self) {
        if self.cursor.octave() || self.cursor.tok.kind != K::Ident {
            return;
        }
        let text = self.cursor.text(self.cursor.tok).as_bytes();
        if !matches!(text.first(), Some(b'e' | b'u' | b'd')) {
            return;
        }
        let in_do = self.blocks.innermost().is_some_and(|o| o.keyword == "do");
        let kind = match text {
            b"until" if in_do => K::Until,
            _ if !Words::new(&self.cursor).at_end() => return,
            b"do" => K::Do,
            b"unwind_protect" => K::UnwindProtect,
            b"unwind_protect_cleanup" => K::UnwindProtectCleanup,
            _ if is_octave_end(text) => K::OctaveEnd,
            _ => return,
        };
        let name = self.cursor.name(self.cursor.tok);
        if self.variables.contains(name) {
            return;
        }
        let help = if kind == K::OctaveEnd { "write `end`" } else { "MATLAB has no such block" };
        self.cursor.octave_only(&format!("`{name}`"), help);
        self.cursor.tok.kind = kind;
        self.cursor.lexer.after_value = false;
    }

    /// One statement of any kind; on failure [`StmtKind::Error`] is put in its place.
    fn statement(&mut self, block: &mut Block) {
        let start = self.cursor.tok.start;
        let depth = self.cursor.depth;
        let failed = match self.statement_kind() {
            Ok(kind) => {
                let span = self.cursor.span_from(start);
                let is_block = is_block(&kind);
                match self.end_statement(is_block) {
                    Ok(printed) => {
                        block.push(Stmt { printed: printed && shows(&kind), kind, span });
                        None
                    }
                    Err(failed) => Some(failed),
                }
            }
            Err(failed) => Some(failed),
        };
        if failed.is_some() {
            self.cursor.depth = depth;
            self.cursor.recover();
            // A token that nothing can begin with must not be met again.
            if self.cursor.tok.start == start && self.cursor.tok.kind != K::Eof {
                self.cursor.advance();
            }
            let span = self.cursor.span_from(start);
            block.push(Stmt { kind: StmtKind::Error, span, printed: false });
        }
    }

    /// The separator after a statement; whether it lets the result be shown.
    fn end_statement(&mut self, is_block: bool) -> Parse<bool> {
        match self.cursor.tok.kind {
            K::Semicolon => {
                self.cursor.advance();
                Ok(false)
            }
            K::Comma | K::Newline => {
                let code_end = self.cursor.code_end;
                self.cursor.advance();
                self.cursor.code_end = code_end;
                Ok(true)
            }
            kind if kind.ends_statement() || kind.closes_block() || is_block => Ok(true),
            K::Unknown if self.cursor.at_hash_comment() => {
                self.cursor.skip_hash_comment();
                Ok(true)
            }
            K::Ident | K::Number | K::Char | K::String => {
                Err(self.cursor.unexpected("an operator or the end of the statement"))
            }
            _ => Err(self.cursor.unexpected("the end of the statement")),
        }
    }

    fn statement_kind(&mut self) -> Parse<StmtKind> {
        match self.cursor.tok.kind {
            K::Ident => self.statement_of_name(),
            K::If => self.if_statement(),
            K::For | K::Parfor => self.for_statement(),
            K::While => self.while_statement(),
            K::Switch => self.switch_statement(),
            K::Try => self.try_statement(),
            K::Spmd => self.spmd_statement(),
            K::Do => self.do_statement(),
            K::UnwindProtect => self.unwind_statement(),
            K::Function => Ok(StmtKind::Function(Box::new(self.function()))),
            K::Break => self.jump(StmtKind::Break, BREAK_OUTSIDE),
            K::Continue => self.jump(StmtKind::Continue, CONTINUE_OUTSIDE),
            K::Return => self.word(StmtKind::Return),
            K::Global => self.declared_names(StmtKind::Global),
            K::Persistent => self.declared_names(StmtKind::Persistent),
            K::Bang if !self.cursor.octave() => self.shell(),
            _ => self.expression_statement(),
        }
    }

    /// A jump, which stands in a loop of the same function.
    fn jump(&mut self, kind: StmtKind, outside: &str) -> Parse<StmtKind> {
        if !self.blocks.in_loop() {
            let span = self.cursor.tok_span();
            self.cursor.report(Diagnostic::new(&codes::SYNTAX_ERROR, span, outside));
        }
        self.word(kind)
    }

    fn word(&mut self, kind: StmtKind) -> Parse<StmtKind> {
        self.cursor.advance();
        Ok(kind)
    }

    fn shell(&mut self) -> Parse<StmtKind> {
        let start = self.cursor.tok.end as usize;
        let end = self.cursor.lexer.end_of_line(start);
        let text = self.cursor.lexer.text.get(start..end).unwrap_or("").trim();
        self.cursor.tok = crate::Token { kind: K::ShellText, end: end as u32, ..self.cursor.tok };
        self.cursor.lexer.restart(end, self.cursor.lexer.token_line);
        self.cursor.advance();
        Ok(StmtKind::Shell(text.into()))
    }

    fn declared_names(&mut self, make: fn(Vec<(Ident, Option<Expr>)>) -> StmtKind) -> Parse<StmtKind> {
        self.cursor.advance();
        let mut names = Vec::new();
        while !self.cursor.tok.kind.ends_statement() {
            let ident = self.cursor.ident()?;
            self.variables.add(ident.name);
            let mut value = None;
            if self.cursor.tok.kind == K::Assign {
                self.cursor
                    .octave_only("a first value in a declaration", "assign it in a statement of its own");
                self.cursor.advance();
                value = Some(self.expressions().expr()?);
            }
            names.push((ident, value));
        }
        if names.is_empty() {
            return Err(self.cursor.unexpected("a name"));
        }
        Ok(make(names))
    }

    /// A statement that begins with a name.
    fn statement_of_name(&mut self) -> Parse<StmtKind> {
        if !is_blank(self.cursor.lexer.at(self.cursor.lexer.pos)) {
            return self.expression_statement();
        }
        let name = self.cursor.name(self.cursor.tok);
        if name.as_str() == "import" && !self.variables.contains(name) && self.import_follows() {
            return self.import();
        }
        if Words::new(&self.cursor).are_arguments() && !self.variables.contains(name) {
            return self.command();
        }
        self.expression_statement()
    }

    /// A command: its name is the current token.
    fn command(&mut self) -> Parse<StmtKind> {
        let tok = self.cursor.tok;
        let name = self.cursor.ident_of(tok);
        let mut words = Words::new(&self.cursor);
        let (mut args, mut unclosed) = (Vec::new(), None);
        while let Some(word) = words.next() {
            match word {
                Ok(word) => args.push(word),
                Err(Unclosed(start)) => {
                    unclosed = Some(start);
                    break;
                }
            }
        }
        let (pos, line) = (words.pos, words.line);
        if let Some(record) = &mut self.cursor.record {
            record.push(tok);
            record.extend(args.iter().map(|word| Token {
                kind: K::Word,
                space_before: true,
                start: word.span.start,
                end: word.span.end,
            }));
        }
        if let Some(start) = unclosed {
            return Err(self.unclosed_word(start));
        }
        self.cursor.lexer.restart(pos, line);
        self.cursor.code_end = args.last().map_or(tok.end, |word| word.span.end);
        self.cursor.tok = self.cursor.lexer.next();
        Ok(StmtKind::Command { name, args })
    }

    fn unclosed_word(&mut self, start: usize) -> Failed {
        let end = self.cursor.lexer.end_of_line(start);
        let span = self.cursor.span(start as u32, end as u32);
        self.cursor.report(
            Diagnostic::new(&codes::UNCLOSED_STRING, span, "Character vector is not terminated properly.")
                .with_help("close it with the same quote; a quote inside is written twice"),
        );
        self.cursor.restart(end, self.cursor.lexer.token_line);
        Failed
    }

    fn import_follows(&self) -> bool {
        crate::lexer::is_ident_start(self.cursor.peek_byte())
    }

    fn import(&mut self) -> Parse<StmtKind> {
        self.cursor.advance();
        let mut paths = Vec::new();
        while !self.cursor.tok.kind.ends_statement() {
            let first = self.cursor.ident()?;
            let (mut parts, mut wildcard) = (vec![first], false);
            loop {
                match self.cursor.tok.kind {
                    K::Dot => {
                        self.cursor.advance();
                        parts.push(self.cursor.ident()?);
                    }
                    K::DotStar => {
                        self.cursor.advance();
                        wildcard = true;
                        break;
                    }
                    _ => break,
                }
            }
            let span = self.cursor.span_from(first.span.start);
            paths.push(ImportPath { path: DottedName { parts, span }, wildcard });
        }
        Ok(StmtKind::Import(paths))
    }

    /// An expression, or an assignment to what it names.
    fn expression_statement(&mut self) -> Parse<StmtKind> {
        let mut expressions = self.expressions();
        let left = expressions.operators(0)?;
        if expressions.cursor.tok.kind == K::Assign {
            let (lhs, brackets) = expressions.lvalues(left)?;
            expressions.cursor.advance();
            let rhs = expressions.expr()?;
            if self.cursor.tok.kind == K::Assign {
                let span = self.cursor.tok_span();
                let message = "an assignment inside an expression is Octave's and not MATLAB's";
                return Err(self.cursor.fail(&codes::OCTAVE_SYNTAX, span, message));
            }
            self.variables.add_all(&lhs);
            return Ok(StmtKind::Assign { lhs, brackets, rhs });
        }
        if let Some(op) = assign_operator(self.cursor.tok.kind) {
            return self.operator_assignment(left, op);
        }
        if self.cursor.at_increment() {
            let target = self.target(left)?;
            let decrement = self.cursor.tok.kind == K::Minus;
            let name = if decrement { "`--`" } else { "`++`" };
            self.cursor.octave_only(name, "write `x = x + 1`");
            self.cursor.advance();
            self.cursor.advance();
            return Ok(StmtKind::Increment { target, decrement });
        }
        Ok(match left.kind {
            ExprKind::Increment { target, decrement, .. } if self.cursor.tok.kind != K::Assign => {
                StmtKind::Increment { target: *target, decrement }
            }
            _ => StmtKind::Expr(left),
        })
    }

    fn operator_assignment(&mut self, left: Expr, op: BinaryOp) -> Parse<StmtKind> {
        let target = self.target(left)?;
        let symbol = op.symbol();
        self.cursor.octave_only(&format!("`{symbol}=`"), &format!("write `x = x {symbol} ...`"));
        self.cursor.advance();
        let rhs = self.expressions().expr()?;
        if let Some(root) = target.root() {
            self.variables.add(root.name);
        }
        Ok(StmtKind::OpAssign { op, target, rhs })
    }

    fn target(&mut self, left: Expr) -> Parse<Expr> {
        if left.root().is_some() {
            return Ok(left);
        }
        let message = "expected a variable or a part of one to be updated";
        Err(self.cursor.fail(&codes::SYNTAX_ERROR, left.span, message))
    }
}

fn is_block(kind: &StmtKind) -> bool {
    use StmtKind as S;
    matches!(
        kind,
        S::If { .. }
            | S::For(_)
            | S::While { .. }
            | S::Switch(_)
            | S::Try { .. }
            | S::Spmd { .. }
            | S::UnwindProtect { .. }
            | S::Function(_)
    )
}

/// Whether a statement of this kind has a result to show.
fn shows(kind: &StmtKind) -> bool {
    use StmtKind as S;
    matches!(
        kind,
        S::Expr(_) | S::Command { .. } | S::Assign { .. } | S::OpAssign { .. } | S::Increment { .. }
    )
}
