//! Features that reach variables, functions or folders by name: where they are, why they hinder, what
//! to do instead, and, where that is safe, the text to put in their place (which `tame fix` does).
//!
//! The walk is over the tree as it was written, so that places are exact. What only values can tell
//! (whether `feval(f, x)` calls a handle) comes from the value analysis. A name counts as the builtin
//! only where it is neither a variable of the function nor a function of the user.
//!
//! Source: the Tamer, section 2.7.

mod eval;
pub(crate) mod load;
mod names;

use crate::session::Session;
use analysis::Analysis;
use base::{Code, Diagnostic, FileId, FxHashMap, FxHashSet, Name, Span, codes};
use ir::tir::{Arg, Stmt as TirStmt};
use lower::Found;
use syntax::ast::{self, Block, Expr, ExprKind, Function, IndexKind, Stmt, StmtKind};
use syntax::{Dialect, SourceUnit, UnitKind, visit};
use types::AbsValue;

/// A feature where it stands.
pub(crate) struct Finding {
    pub diagnostic: Diagnostic,
    /// What to put in its place: the same program without it.
    pub rewrite: Option<(Rule, Vec<Edit>)>,
}

/// What a rewrite does; `tame fix --only` names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// `eval('x = 3')` to `x = 3`.
    Eval,
    /// `feval(f, x)` to `f(x)`.
    Feval,
    /// `cellfun('length', c)` to `cellfun(@length, c)`.
    Handle,
    /// `load f` to `s = load('f')` and the fields that are used.
    Load,
    /// A script to a function.
    Script,
}

impl Rule {
    /// All of them.
    pub const ALL: &[Rule] = &[Rule::Eval, Rule::Feval, Rule::Handle, Rule::Load, Rule::Script];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Rule::Eval => "eval",
            Rule::Feval => "feval",
            Rule::Handle => "handle",
            Rule::Load => "load",
            Rule::Script => "script",
        }
    }
}

/// A text to be put in the place of another.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Edit {
    pub span: Span,
    pub text: String,
}

/// The features in one file. `analysis` is what is known of the program, where it could be analysed.
pub(crate) fn findings(session: &mut Session, analysis: Option<&Analysis>, file: FileId) -> Vec<Finding> {
    let text = session.sources().file(file).text.clone();
    let dialect = session.lowering.project.dialect_of(file);
    let parsed = syntax::parse(file, &text, dialect);
    let callees = analysis.map(|a| given_functions(session, a)).unwrap_or_default();
    let mut walk = Walk { session, file, text: &text, dialect, callees, found: Vec::new() };
    walk.unit(&parsed.file);
    walk.found.sort_by_key(|f| f.diagnostic.span);
    walk.found
}

/// What the first argument of each call of `feval` and the like can be, by where the call stands.
fn given_functions(session: &Session, analysis: &Analysis) -> FxHashMap<(Span, Name), AbsValue> {
    let mut found: FxHashMap<(Span, Name), AbsValue> = FxHashMap::default();
    for context in analysis.contexts.values() {
        let f = &session.lowering.program.functions[context.func];
        for (s, stmt) in f.stmts.iter() {
            let (TirStmt::Call { callee, args, .. } | TirStmt::CallStatement { callee, args, .. }) = stmt
            else {
                continue;
            };
            let (Some(Arg::Var(v)), Some(span)) = (args.first(), f.spans[s]) else { continue };
            if names::CALLS.contains(&callee.name.as_str()) && context.facts.reachable(s) {
                let value = context.facts.before(s, *v);
                let all = found.entry((span, callee.name)).or_insert_with(AbsValue::bottom);
                *all = all.join(value);
            }
        }
    }
    found
}

/// The walk over a file.
struct Walk<'a> {
    session: &'a mut Session,
    file: FileId,
    text: &'a str,
    dialect: Dialect,
    callees: FxHashMap<(Span, Name), AbsValue>,
    found: Vec<Finding>,
}

/// One function or script.
#[derive(Default)]
struct Scope {
    /// The names that are variables in it.
    variables: FxHashSet<Name>,
    /// The names it mentions.
    mentioned: FxHashSet<Name>,
    /// Nothing but comments and commands that clear stands before here.
    fresh: bool,
}

impl Walk<'_> {
    fn unit(&mut self, unit: &SourceUnit) {
        if unit.kind == UnitKind::Script {
            let body: Vec<&Stmt> = unit
                .body
                .iter()
                .filter(|s| !matches!(s.kind, StmtKind::Function(_) | StmtKind::Class(_)))
                .collect();
            let mut scope = Scope { fresh: true, ..Scope::default() };
            for stmt in &body {
                names_of(stmt, &mut scope);
            }
            for stmt in body {
                self.stmt(stmt, &mut scope);
            }
        }
        visit::each_stmt(&unit.body, &mut |stmt| {
            if let StmtKind::Function(f) = &stmt.kind {
                self.function(f);
            }
        });
    }

    fn function(&mut self, f: &Function) {
        let mut scope = Scope::default();
        scope.variables.extend(f.params.iter().filter_map(|p| p.name));
        scope.variables.extend(f.outputs.iter().map(|o| o.name));
        for stmt in &f.body {
            names_of(stmt, &mut scope);
        }
        self.block(&f.body, &mut scope);
    }

    fn block(&mut self, block: &Block, scope: &mut Scope) {
        for stmt in block {
            self.stmt(stmt, scope);
        }
    }

    fn stmt(&mut self, stmt: &Stmt, scope: &mut Scope) {
        if matches!(stmt.kind, StmtKind::Function(_) | StmtKind::Class(_)) {
            return;
        }
        let whole = match &stmt.kind {
            StmtKind::Command { name, args } => {
                self.command(stmt, name, args, scope);
                None
            }
            StmtKind::Expr(e) => self.call_statement(stmt, e, scope).then_some(e.span),
            StmtKind::Assign { lhs, rhs, .. } if lhs.len() == 1 => {
                self.eval_value(rhs, scope).then_some(rhs.span)
            }
            _ => None,
        };
        for e in visit::exprs(stmt) {
            visit::each_expr(e, &mut |e| {
                if whole != Some(e.span) {
                    self.expr(e, scope);
                }
            });
        }
        scope.fresh &= is_fresh(stmt);
        for block in visit::blocks(stmt) {
            self.block(block, scope);
        }
    }

    /// A call whose results nobody takes; gives whether all has been said of it.
    fn call_statement(&mut self, stmt: &Stmt, e: &Expr, scope: &Scope) -> bool {
        let (name, args) = match call_of(e) {
            Some((name, args)) => (name, args),
            None => match e.kind {
                ExprKind::Ident(name) => (name, &[][..]),
                _ => return false,
            },
        };
        if scope.variables.contains(&name) {
            return false;
        }
        if args.is_empty() && self.script(stmt, name) {
            return true;
        }
        if !self.is_builtin(name) {
            return false;
        }
        match name.as_str() {
            "eval" => self.eval_statement(stmt, e, args),
            "load" => self.load(stmt, &literals(args), scope),
            "clear" | "clearvars" => self.clear(stmt, &literals(args), scope),
            _ => return false,
        }
        true
    }

    fn command(&mut self, stmt: &Stmt, name: &ast::Ident, args: &[ast::Word], scope: &Scope) {
        if scope.variables.contains(&name.name) || !self.is_builtin(name.name) {
            return;
        }
        let words: Vec<Option<String>> = args.iter().map(|w| Some(w.text.to_string())).collect();
        match name.name.as_str() {
            "load" => self.load(stmt, &words, scope),
            "clear" | "clearvars" => self.clear(stmt, &words, scope),
            "eval" => self.wild_eval(stmt.span, "eval", None),
            other => self.other(stmt.span, other, &words),
        }
    }

    fn expr(&mut self, e: &Expr, scope: &Scope) {
        let Some((name, args)) = call_of(e) else { return };
        if scope.variables.contains(&name) || !self.is_builtin(name) {
            return;
        }
        match name.as_str() {
            "eval" | "evalc" => self.wild_eval(e.span, name.as_str(), args.first()),
            "feval" => self.feval(e, args, scope),
            text if names::CALLS.contains(&text) => self.mapped(e, name, args, scope),
            text => self.other(e.span, text, &literals(args)),
        }
    }

    /// Whether a name that is no variable means the builtin.
    fn is_builtin(&mut self, name: Name) -> bool {
        names::is_wild(name.as_str())
            && self.session.lowering.project.resolve_user(name.as_str(), Some(self.file)).is_none()
    }

    /// A statement that runs a script.
    fn script(&mut self, stmt: &Stmt, name: Name) -> bool {
        let found = self.session.lowering.project.resolve_user(name.as_str(), Some(self.file));
        if !matches!(found, Some(Found::Script(_))) {
            return false;
        }
        let text = format!("'{name}' is a script: it reads and changes the variables of its caller.");
        let help = "it is analysed as if it stood here; `tame fix` makes a function of it where its callers are given, too";
        self.report(&codes::SCRIPT_CALL, stmt.span, text, help);
        true
    }

    fn report(&mut self, code: &'static Code, span: Span, text: impl Into<String>, help: impl Into<String>) {
        self.report_with(code, span, text, help, None);
    }

    fn report_with(
        &mut self,
        code: &'static Code,
        span: Span,
        text: impl Into<String>,
        help: impl Into<String>,
        rewrite: Option<(Rule, Vec<Edit>)>,
    ) {
        let diagnostic = Diagnostic::new(code, span, text).with_help(help);
        self.found.push(Finding { diagnostic, rewrite });
    }
}

/// `name(args)`
fn call_of(e: &Expr) -> Option<(Name, &[Expr])> {
    let ExprKind::Index { base, args, kind: IndexKind::Paren } = &e.kind else { return None };
    match base.kind {
        ExprKind::Ident(name) => Some((name, args)),
        _ => None,
    }
}

/// The text of a literal.
fn literal(e: &Expr) -> Option<String> {
    match &e.kind {
        ExprKind::Char(text) | ExprKind::String(text) => Some(text.to_string()),
        _ => None,
    }
}

fn literals(args: &[Expr]) -> Vec<Option<String>> {
    args.iter().map(literal).collect()
}

/// Adds the names that a statement and the blocks in it assign and mention.
pub(crate) fn names_in(block: &[Stmt]) -> (FxHashSet<Name>, FxHashSet<Name>) {
    let mut scope = Scope::default();
    for stmt in block {
        names_of(stmt, &mut scope);
    }
    (scope.variables, scope.mentioned)
}

fn names_of(stmt: &Stmt, scope: &mut Scope) {
    if matches!(stmt.kind, StmtKind::Function(_) | StmtKind::Class(_)) {
        return;
    }
    let mut assign = |l: &ast::LValue| scope.variables.extend(l.variable().map(|v| v.name));
    match &stmt.kind {
        StmtKind::Assign { lhs, .. } => lhs.iter().for_each(&mut assign),
        StmtKind::For(f) => assign(&f.var),
        StmtKind::OpAssign { target, .. } | StmtKind::Increment { target, .. } => {
            scope.variables.extend(target.root().map(|r| r.name));
        }
        StmtKind::Try { error, .. } => scope.variables.extend(error.map(|e| e.name)),
        StmtKind::Global(list) | StmtKind::Persistent(list) => {
            scope.variables.extend(list.iter().map(|(name, _)| name.name));
        }
        _ => {}
    }
    for e in visit::exprs(stmt) {
        visit::each_expr(e, &mut |e| {
            if let ExprKind::Ident(name) = e.kind {
                scope.mentioned.insert(name);
            }
        });
    }
    for block in visit::blocks(stmt) {
        block.iter().for_each(|s| names_of(s, scope));
    }
}

/// Whether an entry script has done nothing yet after this.
fn is_fresh(stmt: &Stmt) -> bool {
    let quiet =
        |name: Name| matches!(name.as_str(), "clear" | "clearvars" | "clc" | "close" | "format" | "more");
    match &stmt.kind {
        StmtKind::Comment(_) => true,
        StmtKind::Command { name, .. } => quiet(name.name),
        StmtKind::Expr(Expr { kind: ExprKind::Ident(name), .. }) => quiet(*name),
        _ => false,
    }
}

/// Whether a text can be a name.
fn is_name(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic())
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
}
