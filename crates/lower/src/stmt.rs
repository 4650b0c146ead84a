//! Statements without blocks, and scripts that statements run.

use crate::chain::Out;
use crate::expr::Expressions;
use crate::frame::Frame;
use crate::kinds::Kinds;
use crate::lowering::Lowering;
use crate::resolve::{Kind, Names};
use crate::search_path::Change;
use base::{Diagnostic, FileId, Name, Span};
use ir::tir::{Arg, Block, FuncId, Function, FunctionKind, Stmt, VarId, internal};
use std::rc::Rc;
use syntax::ast::{self, CommentKind, ExprKind, StmtKind};

/// Lowers the statements of one function, which is complete with [`Statements::finish`]. What they compute
/// it leaves to [`Expressions`].
pub(crate) struct Statements<'a, 's> {
    pub low: &'a mut Lowering<'s>,
    pub f: Frame,
}

impl<'a, 's> Statements<'a, 's> {
    pub fn new(low: &'a mut Lowering<'s>, f: Frame) -> Statements<'a, 's> {
        Statements { low, f }
    }

    /// Starts the body of a script, whose assigned names are its variables.
    pub fn script(low: &'a mut Lowering<'s>, id: FuncId, file: FileId, kinds: Kinds) -> Statements<'a, 's> {
        let mut function = low.program.functions[id].clone();
        function.dynamic = kinds.dynamic;
        let mut frame = Frame::new(function, id, file, kinds);
        frame.script = true;
        frame.inlining.push(file);
        for name in frame.kinds.assigned.clone() {
            frame.declare(name);
        }
        frame.imports = low.infos[id].imports.clone();
        Statements::new(low, frame)
    }

    /// Names that have a value when a text is run are variables in it.
    pub fn assume_variables(&mut self, is_variable: &dyn Fn(&str) -> bool) {
        let names: Vec<Name> = self.f.kinds.mentioned.iter().chain(&self.f.kinds.assigned).copied().collect();
        for name in names.into_iter().filter(|n| is_variable(n.as_str())) {
            self.f.declare(name);
            self.f.definite.insert(name);
        }
    }

    /// Stores the finished function.
    pub fn finish(self) -> Frame {
        let mut frame = self.f;
        let id = frame.id;
        let parent = self.low.program.functions[id].parent;
        let empty = Function::new(Name::new(""), FunctionKind::Local, frame.b.function.span);
        let next_temp = frame.b.next_temp;
        let mut function = std::mem::replace(&mut frame.b, ir::tir::Builder::new(empty)).finish();
        function.parent = parent;
        frame.b.next_temp = next_temp;
        self.low.program.functions[id] = function;
        frame
    }

    pub fn expressions(&mut self) -> Expressions<'_, 's> {
        Expressions::new(self.low, &mut self.f, 0)
    }

    pub fn names(&mut self) -> Names<'_, 's> {
        Names { low: self.low, f: &mut self.f }
    }

    /// Statements lowered by `body` have this span.
    pub fn at<T>(&mut self, span: Span, body: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.f.b.span.replace(span);
        let result = body(self);
        self.f.b.span = before;
        result
    }

    /// Lowers `body` as a block of its own. Names that it gives a value are not sure to have one after.
    pub fn block(&mut self, body: impl FnOnce(&mut Self)) -> Block {
        let before = self.f.open();
        body(self);
        self.f.close(before)
    }

    /// A file that is not MATLAB is called: MATLAB reports it then.
    pub fn raise_syntax_error(&mut self, error: &Diagnostic) {
        let sources = &self.low.project.sources;
        let place = error.span.map_or(String::new(), |span| {
            let at = sources.line_col(span);
            let file = sources.file(span.file).path.display();
            format!("Error: File: {file} Line: {} Column: {}\n", at.line, at.col)
        });
        let message = format!("{place}{}", error.message).replace('\\', "\\\\");
        self.f.raise("MATLAB:m_syntax_error", &message);
    }

    pub fn stmts(&mut self, body: &ast::Block) {
        for stmt in body {
            self.stmt(stmt);
        }
    }

    pub fn stmt(&mut self, stmt: &ast::Stmt) {
        if self.f.b.depth() + 60 > ir::tir::MAX_DEPTH {
            return self.expressions().too_deep(stmt.span);
        }
        self.at(stmt.span, |me| me.stmt_kind(stmt));
    }

    /// A call of `addpath` whose folders are known.
    fn change_path(&mut self, change: &Change) {
        let folders: Vec<_> = change.folders.iter().map(|f| f.to_string_lossy()).collect();
        let folders = self.f.text(&folders.join(":"));
        let place = self.f.text(if change.end { "-end" } else { "-begin" });
        // The variables are of use, though nothing is left to compute from them.
        let used = change.variables.iter().filter_map(|name| Some(self.f.vars.get(name)?.var));
        let args: Vec<VarId> = [folders, place].into_iter().chain(used).collect();
        self.f.perform(internal::ADD_PATH, &args);
    }

    fn stmt_kind(&mut self, stmt: &ast::Stmt) {
        let printed = stmt.printed;
        if let Some(change) = self.low.project.path_change(stmt.span).cloned() {
            return self.change_path(&change);
        }
        match &stmt.kind {
            StmtKind::Expr(e) => {
                self.expr_stmt(e, printed);
                self.forget_cleared(&stmt.kind);
            }
            StmtKind::Command { name, args } => {
                self.command(name, args, printed);
                self.forget_cleared(&stmt.kind);
            }
            StmtKind::Shell(text) => {
                let text = self.f.text(text);
                self.f.perform("system", &[text]);
            }
            StmtKind::Assign { lhs, brackets, rhs } => {
                self.expressions().assign(lhs, *brackets, rhs, printed)
            }
            StmtKind::OpAssign { op, target, rhs } => {
                self.expressions().update(target, *op, &mut |me| me.value(rhs), printed);
            }
            StmtKind::Increment { target, decrement } => {
                let op = if *decrement { ast::BinaryOp::Sub } else { ast::BinaryOp::Add };
                self.expressions().update(target, op, &mut |me| me.f.number(1.0), printed);
            }
            StmtKind::If { clauses, otherwise } => self.if_stmt(clauses, otherwise.as_ref()),
            StmtKind::While { clause } => self.while_stmt(clause),
            StmtKind::DoUntil { body, condition } => self.do_until(body, condition),
            StmtKind::For(f) => self.for_stmt(f),
            StmtKind::Switch(s) => self.switch(s),
            StmtKind::Try { body, error, handler } => self.try_stmt(body, error.as_ref(), handler),
            StmtKind::UnwindProtect { body, cleanup } => {
                let body = self.block(|me| me.stmts(body));
                let cleanup = self.block(|me| me.stmts(cleanup));
                self.f.push(Stmt::Unwind { body, cleanup });
            }
            StmtKind::Spmd { body, .. } => self.stmts(body),
            StmtKind::Break | StmtKind::Continue => self.jump(stmt),
            StmtKind::Return => {
                self.check_outputs();
                self.f.push(Stmt::Return);
            }
            StmtKind::Global(names) => self.declare(names, true),
            StmtKind::Persistent(names) => self.declare(names, false),
            StmtKind::Import(paths) => {
                self.f.imports.extend(paths.iter().cloned());
                let id = self.f.id;
                self.low.infos[id].imports = self.f.imports.clone();
            }
            StmtKind::Comment(comment) => self.comment(comment),
            StmtKind::Function(_) | StmtKind::Arguments(_) | StmtKind::Class(_) | StmtKind::Error => {}
        }
    }

    fn jump(&mut self, stmt: &ast::Stmt) {
        if self.f.loops == 0 {
            // The parser has reported it.
            let word = if stmt.kind == StmtKind::Break { "break" } else { "continue" };
            let text = format!("'{word}' stands outside a loop");
            return self.f.raise("MATLAB:m_invalid_jump", &text);
        }
        self.f.push(if stmt.kind == StmtKind::Break { Stmt::Break } else { Stmt::Continue });
    }

    fn expr_stmt(&mut self, e: &ast::Expr, printed: bool) {
        match &e.kind {
            ExprKind::Ident(name) => self.name_stmt(*name, e, printed),
            ExprKind::Index { base, args, .. } if self.displays(base, args).is_some() => {
                let shown = self.displays(base, args);
                shown.into_iter().for_each(|var| self.f.push(Stmt::Display(var)));
            }
            ExprKind::Index { .. } | ExprKind::Field { .. } | ExprKind::DynamicField { .. } => {
                self.expressions().chain(e, Out::Statement { echo: printed });
                self.f.fresh_start = false;
            }
            ExprKind::Assign(a) => {
                self.expressions().assign_expr(a, printed);
            }
            _ => {
                let ans = self.f.declare(Name::new("ans"));
                self.expressions().expr(e, Some(ans));
                self.f.mark(Name::new("ans"));
                self.f.show(ans, printed);
            }
        }
    }

    /// The variable that `display(x)` shows under its name, as a statement without semicolon does.
    fn displays(&mut self, base: &ast::Expr, args: &[ast::Expr]) -> Option<VarId> {
        let (ExprKind::Ident(function), [ast::Expr { kind: ExprKind::Ident(name), .. }]) = (&base.kind, args)
        else {
            return None;
        };
        let file = self.f.file;
        let builtin = function.as_str() == "display"
            && matches!(self.names().kind(*function), Kind::Callee)
            && self.low.project.resolve_user("display", Some(file)).is_none();
        match self.names().kind(*name) {
            Kind::Variable(var) if builtin => Some(var),
            _ => None,
        }
    }

    /// A name alone: a variable is shown, a script run, a function called.
    fn name_stmt(&mut self, name: Name, e: &ast::Expr, printed: bool) {
        if let Kind::Variable(var) = self.names().kind(name) {
            if printed {
                self.f.push(Stmt::Display(var));
            } else {
                // Nothing but the error when it has no value.
                let temp = self.f.temp();
                self.f.push(Stmt::Copy { dst: temp, src: var });
            }
            return;
        }
        if !self.f.kinds.assigned.contains(&name)
            && let Some((file, unit)) = self.low.inlined_script(name, self.f.file)
            && self.run_script(file, &unit, e.span)
        {
            return;
        }
        if self.starts_afresh(name.as_str(), &[]) {
            return;
        }
        self.expressions().chain(e, Out::Statement { echo: printed });
    }

    /// Lowers the body of a script in place. Not done where it runs itself or returns early.
    fn run_script(&mut self, file: FileId, unit: &Rc<crate::Unit>, call: Span) -> bool {
        if self.f.inlining.contains(&file) || returns_early(&unit.body) {
            let script = self.low.script(file, false);
            let name = self.low.program.functions[script].name;
            let target = ir::tir::CallTarget::Function(script);
            let callee = ir::tir::Callee { name, target, var: None };
            let ans = self.f.declare(Name::new("ans"));
            self.f.b.function.dynamic = true;
            self.f.kinds.creates = true;
            self.f.push(Stmt::CallStatement { ans, callee, args: Vec::new(), echo: false });
            return true;
        }
        self.f.inlining.push(file);
        let first = self.f.b.function.stmts.next_key();
        let outer = std::mem::replace(&mut self.f.file, file);
        let loops = std::mem::take(&mut self.f.loops);
        let end = unit.body.iter().position(|s| s.kind == StmtKind::Return).unwrap_or(unit.body.len());
        for stmt in &unit.body[..end] {
            self.stmt(stmt);
        }
        self.f.loops = loops;
        self.f.file = outer;
        self.f.inlining.pop();
        let stmts = first..self.f.b.function.stmts.next_key();
        self.f.b.function.inlined.push(ir::tir::Inlined { script: file, call, stmts });
        true
    }

    /// `clear`, `close all` and the like before anything has happened do nothing that can be seen.
    fn starts_afresh(&mut self, name: &str, args: &[ast::Word]) -> bool {
        if !self.f.fresh_start || !CLEARING.contains(&name) {
            return false;
        }
        let words: String = args.iter().map(|w| format!(" {}", w.text)).collect();
        if self.low.options.comments {
            self.f.push(Stmt::Comment(format!("% {name}{words}")));
        }
        true
    }

    fn command(&mut self, name: &ast::Ident, args: &[ast::Word], printed: bool) {
        if self.starts_afresh(name.name.as_str(), args) {
            return;
        }
        let args = args.iter().map(|word| Arg::Var(self.at(word.span, |me| me.f.text(&word.text)))).collect();
        let callee = self.names().callee(name.name.as_str());
        let ans = self.f.declare(Name::new("ans"));
        self.f.push(Stmt::CallStatement { ans, callee, args, echo: printed });
        self.f.fresh_start &= HARMLESS.contains(&name.name.as_str());
    }

    /// What a script clears may be a function behind it: `sum = 3; clear sum; sum([1 2])`.
    fn forget_cleared(&mut self, kind: &StmtKind) {
        if self.f.definite.is_empty() {
            return;
        }
        let Some((name, words)) = plain_call(kind) else { return };
        if !matches!(name.as_str(), "clear" | "clearvars") || self.f.definite.contains(&name) {
            return;
        }
        let plain = |w: &&str| w.chars().all(|c| c.is_alphanumeric() || c == '_');
        match words.filter(|w| !w.is_empty() && w.iter().all(plain)) {
            Some(words) if !words.iter().any(|w| matches!(*w, "all" | "variables" | "classes")) => {
                for word in words {
                    self.f.definite.remove(&Name::new(word));
                }
            }
            _ => self.f.definite.clear(),
        }
    }

    fn declare(&mut self, names: &[(ast::Ident, Option<ast::Expr>)], global: bool) {
        let mut vars = Vec::new();
        for (name, _) in names {
            let var = self.f.declare(name.name);
            let storage = if global { ir::tir::Storage::Global } else { ir::tir::Storage::Persistent };
            if self.f.b.function.vars[var].storage == ir::tir::Storage::Local {
                self.f.b.set_storage(var, storage);
            }
            self.f.mark(name.name);
            vars.push(var);
        }
        self.f.push(if global { Stmt::Global(vars.clone()) } else { Stmt::Persistent(vars.clone()) });
        for ((_, value), var) in names.iter().zip(vars) {
            // Octave: the value given the first time, when the variable is still [].
            if let Some(value) = value {
                let cond = self.f.apply("isempty", &[var], None);
                let then = self.block(|me| {
                    me.expressions().expr(value, Some(var));
                });
                self.f.push(Stmt::If { cond, then, els: Vec::new() });
            }
        }
    }

    /// A comment, line by line; a block comment loses its brackets.
    pub fn comment(&mut self, comment: &ast::Comment) {
        if !self.low.options.comments {
            return;
        }
        let lines = comment.text.lines().map(str::trim_end);
        match comment.kind {
            CommentKind::Line | CommentKind::Annotation => {
                for line in lines {
                    let text = line.trim_start().strip_prefix(['%', '#']).unwrap_or(line);
                    self.f.push(Stmt::Comment(comment_text(text)));
                }
            }
            CommentKind::Block => {
                let count = lines.clone().count();
                for line in lines.skip(1).take(count.saturating_sub(2)) {
                    let gap = if line.is_empty() { "" } else { " " };
                    self.f.push(Stmt::Comment(comment_text(&format!("{gap}{line}"))));
                }
            }
        }
    }

    /// The checks of an output block of `arguments`.
    pub fn check_outputs(&mut self) {
        for declaration in self.f.output_checks.clone() {
            let said = format!("output {}", declaration.name.name);
            self.check_as(&declaration, None, &said);
        }
    }
}

/// The function that a statement calls and nothing else, and its words where all are texts.
fn plain_call(kind: &StmtKind) -> Option<(Name, Option<Vec<&str>>)> {
    match kind {
        StmtKind::Command { name, args } => Some((name.name, Some(args.iter().map(|w| &*w.text).collect()))),
        StmtKind::Expr(e) => match &e.kind {
            ExprKind::Ident(name) => Some((*name, Some(Vec::new()))),
            ExprKind::Index { base, args, kind: ast::IndexKind::Paren } => {
                let ExprKind::Ident(name) = base.kind else { return None };
                Some((name, args.iter().map(text_of).collect()))
            }
            _ => None,
        },
        _ => None,
    }
}

fn text_of(e: &ast::Expr) -> Option<&str> {
    match &e.kind {
        ExprKind::Char(text) => Some(text),
        _ => None,
    }
}

/// Commands that do nothing in an empty workspace.
const CLEARING: &[&str] = &["clear", "clearvars", "clc", "close"];
/// Commands that leave the workspace empty.
const HARMLESS: &[&str] = &["format", "more", "warning", "hold"];

/// The body of the entry script behind what only clears an empty workspace.
pub(crate) fn behind_clearing(body: &[ast::Stmt]) -> &[ast::Stmt] {
    let start = body.iter().position(|stmt| match &stmt.kind {
        StmtKind::Comment(_) => false,
        StmtKind::Command { name, .. } => {
            !CLEARING.contains(&name.name.as_str()) && !HARMLESS.contains(&name.name.as_str())
        }
        StmtKind::Expr(ast::Expr { kind: ExprKind::Ident(name), .. }) => !CLEARING.contains(&name.as_str()),
        _ => true,
    });
    &body[start.unwrap_or(body.len())..]
}

/// After the sign; one that looks like the printer's own notes gets a blank.
fn comment_text(text: &str) -> String {
    let clean: String = text.chars().filter(|c| !c.is_control() || *c == '\t').collect();
    let clean = clean.trim_end();
    if clean.starts_with("#tame ") { format!("% {clean}") } else { format!("%{clean}") }
}

/// Whether a script returns elsewhere than between its statements.
fn returns_early(body: &ast::Block) -> bool {
    body.iter().any(|s| !matches!(s.kind, StmtKind::Return) && has_return(s))
}

fn has_return(stmt: &ast::Stmt) -> bool {
    let any = |b: &ast::Block| b.iter().any(has_return);
    match &stmt.kind {
        StmtKind::Return => true,
        StmtKind::If { clauses, otherwise } => {
            clauses.iter().any(|c| any(&c.body)) || otherwise.as_ref().is_some_and(any)
        }
        StmtKind::While { clause } => any(&clause.body),
        StmtKind::DoUntil { body, .. } | StmtKind::Spmd { body, .. } => any(body),
        StmtKind::For(f) => any(&f.body),
        StmtKind::Switch(s) => s.cases.iter().any(|c| any(&c.body)) || s.otherwise.as_ref().is_some_and(any),
        StmtKind::Try { body, handler, .. } => any(body) || any(handler),
        StmtKind::UnwindProtect { body, cleanup } => any(body) || any(cleanup),
        _ => false,
    }
}
