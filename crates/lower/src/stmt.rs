//! Statements without blocks, and scripts that statements run.

use crate::chain::Out;
use crate::frame::{Kind, Lowerer};
use crate::search_path::Change;
use base::{FileId, Name, Span, codes};
use ir::tir::{Access, Arg, Stmt, Target, VarId, internal};
use std::rc::Rc;
use syntax::ast::{self, CommentKind, ExprKind, StmtKind};

impl Lowerer<'_, '_> {
    pub fn stmts(&mut self, body: &ast::Block) {
        for stmt in body {
            self.stmt(stmt);
        }
    }

    pub fn stmt(&mut self, stmt: &ast::Stmt) {
        if self.f.b.depth() + 60 > ir::tir::MAX_DEPTH {
            return self.too_deep(stmt.span);
        }
        self.at(stmt.span, |me| me.stmt_kind(stmt));
    }

    /// A call of `addpath` whose folders are known.
    fn change_path(&mut self, change: &Change) {
        let folders: Vec<_> = change.folders.iter().map(|f| f.to_string_lossy()).collect();
        let folders = self.text(&folders.join(":"));
        let place = self.text(if change.end { "-end" } else { "-begin" });
        // The variables are of use, though nothing is left to compute from them.
        let used = change.variables.iter().filter_map(|name| Some(self.f.vars.get(name)?.var));
        let args: Vec<VarId> = [folders, place].into_iter().chain(used).collect();
        self.perform(internal::ADD_PATH, &args);
    }

    fn stmt_kind(&mut self, stmt: &ast::Stmt) {
        let printed = stmt.printed;
        if let Some(change) = self.low.project.path_change(stmt.span).cloned() {
            return self.change_path(&change);
        }
        match &stmt.kind {
            StmtKind::Expr(e) => self.expr_stmt(e, printed),
            StmtKind::Command { name, args } => self.command(name, args, printed),
            StmtKind::Shell(text) => {
                let text = self.text(text);
                self.perform("system", &[text]);
            }
            StmtKind::Assign { lhs, brackets, rhs } => self.assign(lhs, *brackets, rhs, printed),
            StmtKind::OpAssign { op, target, rhs } => {
                self.update(target, *op, &mut |me| me.value(rhs), printed);
            }
            StmtKind::Increment { target, decrement } => {
                let op = if *decrement { ast::BinaryOp::Sub } else { ast::BinaryOp::Add };
                self.update(target, op, &mut |me| me.number(1.0), printed);
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
                self.push(Stmt::Unwind { body, cleanup });
            }
            StmtKind::Spmd { body, .. } => self.stmts(body),
            StmtKind::Break | StmtKind::Continue => self.jump(stmt),
            StmtKind::Return => {
                self.check_outputs();
                self.push(Stmt::Return);
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
            let word = if stmt.kind == StmtKind::Break { "break" } else { "continue" };
            let text = format!("'{word}' stands outside a loop");
            self.diagnose(&codes::SYNTAX_ERROR, stmt.span, text.as_str());
            return self.raise("MATLAB:m_invalid_jump", &text);
        }
        self.push(if stmt.kind == StmtKind::Break { Stmt::Break } else { Stmt::Continue });
    }

    fn expr_stmt(&mut self, e: &ast::Expr, printed: bool) {
        match &e.kind {
            ExprKind::Ident(name) => self.name_stmt(*name, e, printed),
            ExprKind::Index { base, args, .. } if self.displays(base, args).is_some() => {
                let shown = self.displays(base, args);
                shown.into_iter().for_each(|var| self.push(Stmt::Display(var)));
            }
            ExprKind::Index { .. } | ExprKind::Field { .. } | ExprKind::DynamicField { .. } => {
                self.chain(e, Out::Statement { echo: printed });
                self.fresh_start = false;
            }
            ExprKind::Assign(a) => {
                self.assign_expr(a, printed);
            }
            _ => {
                let ans = self.assigned(Name::new("ans"));
                self.expr(e, Some(ans));
                self.mark(Name::new("ans"));
                self.show(ans, printed);
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
            && matches!(self.kind(*function), Kind::Callee)
            && self.low.project.resolve_user("display", Some(file)).is_none();
        match self.kind(*name) {
            Kind::Variable(var) if builtin => Some(var),
            _ => None,
        }
    }

    /// A name alone: a variable is shown, a script run, a function called.
    fn name_stmt(&mut self, name: Name, e: &ast::Expr, printed: bool) {
        if let Kind::Variable(var) = self.kind(name) {
            if printed {
                self.push(Stmt::Display(var));
            } else {
                // Nothing but the error when it has no value.
                let temp = self.temp();
                self.push(Stmt::Copy { dst: temp, src: var });
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
        self.chain(e, Out::Statement { echo: printed });
    }

    /// Lowers the body of a script in place. Not done where it runs itself or returns early.
    fn run_script(&mut self, file: FileId, unit: &Rc<crate::Unit>, call: Span) -> bool {
        if self.f.inlining.contains(&file) || returns_early(&unit.body) {
            let script = self.low.script(file, false);
            let name = self.low.program.functions[script].name;
            let target = ir::tir::CallTarget::Function(script);
            let callee = ir::tir::Callee { name, target, var: None };
            let ans = self.assigned(Name::new("ans"));
            self.f.b.function.dynamic = true;
            self.f.kinds.creates = true;
            self.push(Stmt::CallStatement { ans, callee, args: Vec::new(), echo: false });
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
        if !self.fresh_start || !CLEARING.contains(&name) {
            return false;
        }
        let words: String = args.iter().map(|w| format!(" {}", w.text)).collect();
        if self.low.options.comments {
            self.push(Stmt::Comment(format!("% {name}{words}")));
        }
        true
    }

    fn command(&mut self, name: &ast::Ident, args: &[ast::Word], printed: bool) {
        if self.starts_afresh(name.name.as_str(), args) {
            return;
        }
        let args = args.iter().map(|word| Arg::Var(self.at(word.span, |me| me.text(&word.text)))).collect();
        let callee = self.callee(name.name.as_str());
        let ans = self.assigned(Name::new("ans"));
        self.push(Stmt::CallStatement { ans, callee, args, echo: printed });
        self.fresh_start &= HARMLESS.contains(&name.name.as_str());
    }

    /// Shows a variable where the semicolon is missing.
    pub fn show(&mut self, var: VarId, printed: bool) {
        if printed {
            self.push(Stmt::Display(var));
        }
    }

    fn declare(&mut self, names: &[(ast::Ident, Option<ast::Expr>)], global: bool) {
        let mut vars = Vec::new();
        for (name, _) in names {
            let var = self.assigned(name.name);
            let storage = if global { ir::tir::Storage::Global } else { ir::tir::Storage::Persistent };
            if self.f.b.function.vars[var].storage == ir::tir::Storage::Local {
                self.f.b.set_storage(var, storage);
            }
            self.mark(name.name);
            vars.push(var);
        }
        self.push(if global { Stmt::Global(vars.clone()) } else { Stmt::Persistent(vars.clone()) });
        for ((_, value), var) in names.iter().zip(vars) {
            // Octave: the value given the first time, when the variable is still [].
            if let Some(value) = value {
                let cond = self.apply("isempty", &[var], None);
                let then = self.block(|me| {
                    me.expr(value, Some(var));
                });
                self.push(Stmt::If { cond, then, els: Vec::new() });
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
                    self.push(Stmt::Comment(comment_text(text)));
                }
            }
            CommentKind::Block => {
                let count = lines.clone().count();
                for line in lines.skip(1).take(count.saturating_sub(2)) {
                    let gap = if line.is_empty() { "" } else { " " };
                    self.push(Stmt::Comment(comment_text(&format!("{gap}{line}"))));
                }
            }
        }
    }

    /// `target op= operand`.
    pub fn update(
        &mut self,
        target: &ast::Expr,
        op: ast::BinaryOp,
        operand: &mut dyn FnMut(&mut Self) -> VarId,
        printed: bool,
    ) {
        let Some(root) = target.root() else { return };
        let (base, path) = self.place(target);
        let old = if path.is_empty() {
            base
        } else {
            let old = self.temp();
            self.push(Stmt::Get { targets: vec![Target::Var(old)], base, path: path.clone() });
            old
        };
        let operand = operand(self);
        let dst = path.is_empty().then_some(base);
        let new = match op {
            ast::BinaryOp::AndAnd => self.apply("and", &[old, operand], dst),
            ast::BinaryOp::OrOr => self.apply("or", &[old, operand], dst),
            _ => self.apply(op.function(), &[old, operand], dst),
        };
        self.store(base, path, new);
        self.mark(root.name);
        self.show(base, printed);
    }

    /// `base<path> = src`, where the path may be empty and `src` the base already.
    pub fn store(&mut self, base: VarId, path: Vec<Access>, src: VarId) {
        if !path.is_empty() {
            self.push(Stmt::Set { base, path, src });
        } else if base != src {
            self.push(Stmt::Copy { dst: base, src });
        }
    }

    /// The checks of an output block of `arguments`.
    pub fn check_outputs(&mut self) {
        for declaration in self.f.output_checks.clone() {
            self.check_argument(&declaration, None);
        }
    }

    pub fn here(&self) -> Span {
        self.f.b.span.unwrap_or(self.f.b.function.span)
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
