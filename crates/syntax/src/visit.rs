//! Walks over trees: the blocks and expressions directly inside a statement, and everything below.
//!
//! Recursion is bounded by the limits of the tree (see [`crate::ast`]); expressions are walked with a
//! stack of their own, since they may be high.

use crate::ast::{Block, ClassMembers, Expr, ExprKind, Function, Item, LValue, Method, Stmt, StmtKind};

/// The blocks directly inside a statement, in the order of the text; of a function its body.
pub fn blocks(stmt: &Stmt) -> Vec<&Block> {
    match &stmt.kind {
        StmtKind::If { clauses, otherwise } => clauses.iter().map(|c| &c.body).chain(otherwise).collect(),
        StmtKind::While { clause } => vec![&clause.body],
        StmtKind::DoUntil { body, .. } | StmtKind::Spmd { body, .. } => vec![body],
        StmtKind::For(f) => vec![&f.body],
        StmtKind::Switch(s) => s.cases.iter().map(|c| &c.body).chain(&s.otherwise).collect(),
        StmtKind::Try { body, handler, .. } => vec![body, handler],
        StmtKind::UnwindProtect { body, cleanup } => vec![body, cleanup],
        StmtKind::Function(f) => vec![&f.body],
        StmtKind::Class(class) => class
            .blocks
            .iter()
            .filter_map(|b| match b {
                Item::Member(block) => Some(&block.members),
                Item::Comment(_) => None,
            })
            .flat_map(|members| methods(members).map(|f| &f.body))
            .collect(),
        _ => Vec::new(),
    }
}

fn methods(members: &ClassMembers) -> impl Iterator<Item = &Function> {
    let list = match members {
        ClassMembers::Methods(list) => list.as_slice(),
        _ => &[],
    };
    list.iter().filter_map(|m| match m {
        Item::Member(Method::Function(f)) => Some(&**f),
        _ => None,
    })
}

/// Calls `visit` on each statement of a block and of the blocks inside, bodies of functions included,
/// in the order of the text.
pub fn each_stmt<'a>(block: &'a [Stmt], visit: &mut dyn FnMut(&'a Stmt)) {
    for stmt in block {
        visit(stmt);
        for inner in blocks(stmt) {
            each_stmt(inner, visit);
        }
    }
}

/// The expressions directly inside a statement, not those of the blocks in it; places that are
/// assigned to are among them.
pub fn exprs(stmt: &Stmt) -> Vec<&Expr> {
    match &stmt.kind {
        StmtKind::Expr(e) => vec![e],
        StmtKind::Assign { lhs, rhs, .. } => lhs.iter().filter_map(place).chain([rhs]).collect(),
        StmtKind::OpAssign { target, rhs, .. } => vec![target, rhs],
        StmtKind::Increment { target, .. } => vec![target],
        StmtKind::If { clauses, .. } => clauses.iter().map(|c| &c.condition).collect(),
        StmtKind::While { clause } => vec![&clause.condition],
        StmtKind::DoUntil { condition, .. } => vec![condition],
        StmtKind::For(f) => place(&f.var)
            .into_iter()
            .chain(f.key.as_ref().and_then(place))
            .chain([&f.range])
            .chain(&f.workers)
            .collect(),
        StmtKind::Switch(s) => [&s.subject].into_iter().chain(s.cases.iter().map(|c| &c.condition)).collect(),
        StmtKind::Spmd { args, .. } => args.iter().collect(),
        StmtKind::Global(names) | StmtKind::Persistent(names) => {
            names.iter().filter_map(|(_, value)| value.as_ref()).collect()
        }
        StmtKind::Arguments(block) => {
            block.declarations().flat_map(|d| d.validators.iter().chain(&d.default)).collect()
        }
        _ => Vec::new(),
    }
}

fn place(lvalue: &LValue) -> Option<&Expr> {
    match lvalue {
        LValue::Target(e) => Some(e),
        LValue::Ignored(_) => None,
    }
}

/// The expressions directly inside an expression, in the order of the text; of an anonymous function
/// its body.
pub fn children(e: &Expr) -> Vec<&Expr> {
    match &e.kind {
        ExprKind::Unary { operand, .. } | ExprKind::Postfix { operand, .. } => vec![operand],
        ExprKind::Binary { left, right, .. } => vec![left, right],
        ExprKind::Range { start, step, stop } => {
            [&**start].into_iter().chain(step.as_deref()).chain([&**stop]).collect()
        }
        ExprKind::Matrix(rows) | ExprKind::Cell(rows) => rows.iter().flatten().collect(),
        ExprKind::Index { base, args, .. } => [&**base].into_iter().chain(args).collect(),
        ExprKind::Field { base, .. } => vec![base],
        ExprKind::DynamicField { base, name } => vec![base, name],
        ExprKind::NameValue { value, .. } => vec![value],
        ExprKind::Paren(inner) => vec![inner],
        ExprKind::AnonFn(f) => vec![&f.body],
        ExprKind::Assign(a) => a.lhs.iter().filter_map(place).chain([&a.rhs]).collect(),
        ExprKind::Increment { target, .. } => vec![target],
        _ => Vec::new(),
    }
}

/// Calls `visit` on an expression and on all inside it, outer ones first.
pub fn each_expr<'a>(e: &'a Expr, visit: &mut dyn FnMut(&'a Expr)) {
    let mut stack = vec![e];
    while let Some(e) = stack.pop() {
        visit(e);
        stack.extend(children(e).into_iter().rev());
    }
}
