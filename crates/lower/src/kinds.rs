//! Kind analysis, the half that needs no look-up: which names a function's text assigns and
//! mentions, and whether its workspace is reached by name.
//!
//! A name that is assigned anywhere in a function is a variable everywhere in it. The bodies of
//! scripts run by the function count as its own text ([`Kinds::add_scripts`]). Bodies of nested
//! functions do not; those of anonymous functions count for mentions.

use base::{FxHashMap, FxHashSet, Name};
use indexmap::IndexSet;
use syntax::ast::{self, Expr, ExprKind, LValue, Stmt, StmtKind};

/// Functions that reach the caller's variables by name.
const DYNAMIC: &[&str] = &[
    "eval",
    "evalc",
    "evalin",
    "assignin",
    "load",
    "run",
    "clear",
    "clearvars",
    "who",
    "whos",
    "exist",
    "save",
    "keyboard",
];
/// Those among them that may create variables.
const CREATES: &[&str] = &["eval", "evalc", "evalin", "assignin", "load", "run", "keyboard"];

/// What the text of a function says of its names.
#[derive(Debug, Default, Clone)]
pub struct Kinds {
    /// Names assigned, in order.
    pub assigned: IndexSet<Name>,
    /// How many places assign each.
    pub places: FxHashMap<Name, u32>,
    /// Names in expressions, in order.
    pub mentioned: IndexSet<Name>,
    /// Names that stand alone as a statement: possibly scripts.
    pub alone: IndexSet<Name>,
    /// Names among [`DYNAMIC`] that are called unless they are variables.
    reaching: FxHashSet<Name>,
    /// Variables that are there before the text.
    given: FxHashSet<Name>,
    /// The workspace is reached by name.
    pub dynamic: bool,
    /// ... and variables may appear.
    pub creates: bool,
    /// Expressions assign (Octave).
    pub assigning_expressions: bool,
}

impl Kinds {
    /// The kinds of a block.
    pub fn of(block: &[Stmt]) -> Kinds {
        Kinds::beside(block, FxHashSet::default())
    }

    /// The same where some names are variables before.
    pub fn beside(block: &[Stmt], given: FxHashSet<Name>) -> Kinds {
        let mut kinds = Kinds { given, ..Kinds::default() };
        kinds.block(block);
        kinds.settle();
        kinds
    }

    /// Variables are not called, whatever their names.
    fn settle(&mut self) {
        let called = |name: &&Name| !self.assigned.contains(*name) && !self.given.contains(*name);
        let creates = self.reaching.iter().filter(called).any(|n| CREATES.contains(&n.as_str()));
        let dynamic = self.reaching.iter().any(|n| called(&n));
        self.creates |= creates;
        self.dynamic |= dynamic;
    }

    /// Adds the bodies of scripts that are run by statements of this text, and by those in turn.
    pub fn add_scripts(&mut self, body: &mut dyn FnMut(Name) -> Option<std::rc::Rc<crate::Unit>>) {
        let mut done = FxHashSet::default();
        let mut next = 0;
        while let Some(&name) = self.alone.get_index(next) {
            next += 1;
            if !self.assigned.contains(&name)
                && done.insert(name)
                && let Some(unit) = body(name)
            {
                self.block(&unit.body);
            }
        }
        self.settle();
    }

    fn assign(&mut self, name: Name) {
        self.assigned.insert(name);
        *self.places.entry(name).or_default() += 1;
    }

    fn block(&mut self, block: &[Stmt]) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Expr(e) => {
                if let ExprKind::Ident(name) = e.kind {
                    self.alone.insert(name);
                }
                self.expr(e);
                self.call_statement(e);
            }
            StmtKind::Command { name, .. } => {
                self.mentioned.insert(name.name);
                self.callee(name.name, true);
            }
            StmtKind::Assign { lhs, rhs, .. } => {
                self.expr(rhs);
                lhs.iter().for_each(|l| self.lvalue(l));
            }
            StmtKind::OpAssign { target, rhs, .. } => {
                self.expr(rhs);
                self.target(target);
            }
            StmtKind::Increment { target, .. } => self.target(target),
            StmtKind::If { clauses, otherwise } => {
                clauses.iter().for_each(|c| self.clause(c));
                otherwise.iter().for_each(|b| self.block(b));
            }
            StmtKind::While { clause } => self.clause(clause),
            StmtKind::DoUntil { body, condition } => {
                self.block(body);
                self.expr(condition);
            }
            StmtKind::For(f) => {
                self.expr(&f.range);
                f.workers.iter().for_each(|e| self.expr(e));
                self.lvalue(&f.var);
                f.key.iter().for_each(|k| self.lvalue(k));
                self.block(&f.body);
            }
            StmtKind::Switch(s) => {
                self.expr(&s.subject);
                s.cases.iter().for_each(|c| self.clause(c));
                s.otherwise.iter().for_each(|b| self.block(b));
            }
            StmtKind::Try { body, error, handler } => {
                self.block(body);
                error.iter().for_each(|e| self.assign(e.name));
                self.block(handler);
            }
            StmtKind::UnwindProtect { body, cleanup } => {
                self.block(body);
                self.block(cleanup);
            }
            StmtKind::Spmd { args, body } => {
                args.iter().for_each(|e| self.expr(e));
                self.block(body);
            }
            StmtKind::Global(names) | StmtKind::Persistent(names) => {
                for (name, value) in names {
                    self.assign(name.name);
                    value.iter().for_each(|e| self.expr(e));
                }
            }
            StmtKind::Arguments(block) => self.arguments(block),
            StmtKind::Shell(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Import(_)
            | StmtKind::Function(_)
            | StmtKind::Class(_)
            | StmtKind::Comment(_)
            | StmtKind::Error => {}
        }
    }

    fn clause(&mut self, clause: &ast::Clause) {
        self.expr(&clause.condition);
        self.block(&clause.body);
    }

    fn arguments(&mut self, block: &ast::ArgumentsBlock) {
        for d in block.declarations() {
            self.assign(d.name.name);
            d.default.iter().chain(&d.validators).for_each(|e| self.expr(e));
        }
    }

    fn lvalue(&mut self, lvalue: &LValue) {
        if let LValue::Target(e) = lvalue {
            self.target(e);
        }
    }

    fn target(&mut self, e: &Expr) {
        if let Some(root) = e.root() {
            self.assign(root.name);
        }
        // A part of a variable is assigned: its indices are read.
        if !matches!(e.kind, ExprKind::Ident(_)) {
            self.expr(e);
        }
    }

    /// A call whose results nobody takes.
    fn call_statement(&mut self, e: &Expr) {
        if let Some(root) = e.root() {
            self.callee(root.name, true);
        }
    }

    fn callee(&mut self, name: Name, statement: bool) {
        let text = name.as_str();
        if !DYNAMIC.contains(&text) || (text == "load" && !statement) {
            return;
        }
        if text != "exist" {
            self.reaching.insert(name);
        }
    }

    fn expr(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Ident(name) => {
                self.mentioned.insert(*name);
                self.callee(*name, false);
            }
            ExprKind::Index { base, args, .. } => {
                if let ExprKind::Ident(name) = base.kind
                    && name.as_str() == "exist"
                    && asks_by_name(args)
                {
                    self.reaching.insert(name);
                }
                self.expr(base);
                args.iter().for_each(|a| self.expr(a));
            }
            ExprKind::AnonFn(f) => {
                for name in free_names(f) {
                    self.mentioned.insert(name);
                }
            }
            ExprKind::Assign(a) => {
                self.assigning_expressions = true;
                a.lhs.iter().for_each(|l| self.lvalue(l));
                self.expr(&a.rhs);
            }
            ExprKind::Increment { target, .. } => {
                self.assigning_expressions = true;
                self.target(target);
            }
            _ => each_child(e, &mut |child| self.expr(child)),
        }
    }
}

/// The names in the body of an anonymous function that are not its parameters, in order.
pub fn free_names(f: &ast::AnonFn) -> IndexSet<Name> {
    let mut kinds = Kinds::default();
    kinds.expr(&f.body);
    let mut names = kinds.mentioned;
    names.retain(|name| f.params.iter().all(|p| p.name != Some(*name)));
    names
}

/// The name of which `exist(args)` asks whether it is a variable: `exist('x', 'var')`, `exist('x')` with literals.
pub fn exist_variable(args: &[Expr]) -> Option<Name> {
    let name = match args {
        [name] => name,
        [name, kind] if literal(kind) == Some("var") => name,
        _ => return None,
    };
    let name = literal(name)?;
    let mut chars = name.chars();
    let plain = chars.next().is_some_and(|c| c.is_ascii_alphabetic())
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_');
    plain.then(|| Name::new(name))
}

/// Whether `exist` with these arguments may ask for a variable whose name only the run knows.
fn asks_by_name(args: &[Expr]) -> bool {
    match args {
        [_, kind] if literal(kind).is_some_and(|k| k != "var") => false,
        _ => exist_variable(args).is_none(),
    }
}

fn literal(e: &Expr) -> Option<&str> {
    match &e.kind {
        ExprKind::Char(text) | ExprKind::String(text) => Some(text),
        _ => None,
    }
}

/// Calls `visit` on the expressions directly inside `e`, in the order of the text; not on the body of
/// an anonymous function.
pub fn each_child<'a>(e: &'a Expr, visit: &mut dyn FnMut(&'a Expr)) {
    match &e.kind {
        ExprKind::Unary { operand, .. } | ExprKind::Postfix { operand, .. } => visit(operand),
        ExprKind::Binary { left, right, .. } => {
            visit(left);
            visit(right);
        }
        ExprKind::Range { start, step, stop } => {
            visit(start);
            step.iter().for_each(|s| visit(s));
            visit(stop);
        }
        ExprKind::Matrix(rows) | ExprKind::Cell(rows) => rows.iter().flatten().for_each(visit),
        ExprKind::Index { base, args, .. } => {
            visit(base);
            args.iter().for_each(visit);
        }
        ExprKind::Field { base, .. } => visit(base),
        ExprKind::DynamicField { base, name } => {
            visit(base);
            visit(name);
        }
        ExprKind::NameValue { value, .. } => visit(value),
        ExprKind::Paren(inner) => visit(inner),
        ExprKind::Assign(a) => visit(&a.rhs),
        ExprKind::Increment { target, .. } => visit(target),
        _ => {}
    }
}

/// Whether some expression inside `e`, itself included, satisfies `test`; bodies of anonymous functions
/// aside.
pub fn any(e: &Expr, test: &dyn Fn(&Expr) -> bool) -> bool {
    let mut stack = vec![e];
    while let Some(e) = stack.pop() {
        if test(e) {
            return true;
        }
        each_child(e, &mut |child| stack.push(child));
    }
    false
}
