//! `eval` of a text that stands in the program: `eval('x = 3;')` is the statement it holds, and the tree
//! says so before anything is lowered. So the analysis, the engines and the look-up of names see the
//! statement itself; an error in it has a position inside the text.
//!
//! What stays an `eval`: a text that is not MATLAB (its error comes when it runs), one that returns,
//! breaks or declares, one that gives a builtin's name a value (before it runs the name is the builtin),
//! and every text that is computed.

use crate::prelude;
use base::{Name, Span};
use syntax::Dialect;
use syntax::ast::{self, Block, Expr, ExprKind, IndexKind, SourceUnit, Stmt, StmtKind};
use syntax::visit;

/// So many texts of a file are looked at.
const MOST: usize = 200;

/// Replaces each `eval` of a text that stands in the program by what it holds. `dialect` is the language
/// of the file.
pub(crate) fn expand(unit: &mut SourceUnit, dialect: Dialect) {
    let mut pass = Pass { dialect, left: MOST };
    if mentions_eval(&unit.body) && !redefines_eval(&unit.body) {
        pass.block(&mut unit.body);
    }
}

/// The statements that an `eval` as a statement runs, if they can stand in its place: of a second text,
/// run when the first fails, too.
pub fn statements(e: &Expr, dialect: Dialect) -> Option<(Block, Option<Block>)> {
    let (first, second) = texts(e)?;
    let block = |e: &Expr| plain_block(e, dialect);
    Some((block(first)?, if let Some(second) = second { Some(block(second)?) } else { None }))
}

/// The expression whose value an `eval` gives, if it can stand in its place.
pub fn value(e: &Expr, dialect: Dialect) -> Option<Expr> {
    let (text, None) = texts(e)? else { return None };
    match plain_block(text, dialect)?.as_slice() {
        [Stmt { kind: StmtKind::Expr(value), .. }] => Some(value.clone()),
        _ => None,
    }
}

/// The function handle that a literal text is, with `@` before it or not.
pub fn handle(literal: &Expr, dialect: Dialect) -> Option<Expr> {
    let text = literal_text(literal)?.trim();
    let text = if text.starts_with('@') { text.to_owned() } else { format!("@{text}") };
    match parsed(&text, literal.span, dialect)?.as_slice() {
        [Stmt { kind: StmtKind::Expr(e), .. }] => {
            matches!(e.kind, ExprKind::AnonFn(_) | ExprKind::FuncHandle(_)).then(|| e.clone())
        }
        _ => None,
    }
}

/// The matrix of numbers that a literal text is.
pub fn numbers(literal: &Expr, dialect: Dialect) -> Option<Expr> {
    let text = format!("[{}]", literal_text(literal)?);
    match parsed(&text, literal.span, dialect)?.as_slice() {
        [Stmt { kind: StmtKind::Expr(e), .. }] => {
            let mut only = true;
            visit::each_expr(e, &mut |e| {
                only &= matches!(
                    e.kind,
                    ExprKind::Number { .. }
                        | ExprKind::Matrix(_)
                        | ExprKind::Unary { .. }
                        | ExprKind::Binary { .. }
                        | ExprKind::Paren(_)
                        | ExprKind::Range { .. }
                );
            });
            only.then(|| e.clone())
        }
        _ => None,
    }
}

fn literal_text(e: &Expr) -> Option<&str> {
    match &e.kind {
        ExprKind::Char(text) | ExprKind::String(text) => Some(text),
        _ => None,
    }
}

/// A text at the place of a literal, if it is MATLAB.
fn parsed(text: &str, at: Span, dialect: Dialect) -> Option<Block> {
    // Not by a width in a format: those end at 65,535.
    let padded = " ".repeat(at.start as usize + 1) + text;
    let parsed = syntax::parse_statements(at.file, &padded, dialect, &|_| false);
    parsed.diagnostics.is_empty().then_some(parsed.file.body)
}

/// The literal texts given to `eval`.
fn texts(e: &Expr) -> Option<(&Expr, Option<&Expr>)> {
    let ExprKind::Index { base, args, kind: IndexKind::Paren } = &e.kind else { return None };
    if !matches!(&base.kind, ExprKind::Ident(name) if name.as_str() == "eval") {
        return None;
    }
    let literal = |e: &Expr| matches!(e.kind, ExprKind::Char(_) | ExprKind::String(_));
    match args.as_slice() {
        [text] if literal(text) => Some((text, None)),
        [text, other] if literal(text) && literal(other) => Some((text, Some(other))),
        _ => None,
    }
}

/// The statements of a literal text, at their places in the file (short of doubled quotes).
fn plain_block(literal: &Expr, dialect: Dialect) -> Option<Block> {
    let (ExprKind::Char(text) | ExprKind::String(text)) = &literal.kind else { return None };
    let body = parsed(text, literal.span, dialect)?;
    (!body.is_empty() && is_plain(&body, false)).then_some(body)
}

/// Whether statements mean the same outside of `eval`.
fn is_plain(block: &[Stmt], in_loop: bool) -> bool {
    block.iter().all(|stmt| {
        let here = match &stmt.kind {
            StmtKind::Break | StmtKind::Continue => in_loop,
            // `x -1` may be a subtraction: it depends on what `x` is when it runs.
            StmtKind::Command { args, .. } => {
                args.first().is_some_and(|a| a.text.starts_with(|c: char| c.is_alphabetic()))
            }
            StmtKind::Expr(_)
            | StmtKind::OpAssign { .. }
            | StmtKind::Increment { .. }
            | StmtKind::If { .. }
            | StmtKind::While { .. }
            | StmtKind::DoUntil { .. }
            | StmtKind::For(_)
            | StmtKind::Switch(_)
            | StmtKind::Try { .. }
            | StmtKind::UnwindProtect { .. }
            | StmtKind::Assign { .. } => true,
            _ => false,
        };
        let looping =
            matches!(stmt.kind, StmtKind::For(_) | StmtKind::While { .. } | StmtKind::DoUntil { .. });
        let fresh = assigned(stmt).into_iter().all(|name| !is_library(name));
        here && fresh && visit::blocks(stmt).into_iter().all(|b| is_plain(b, in_loop || looping))
    })
}

fn is_library(name: Name) -> bool {
    builtins::find(name.as_str()).is_some() || prelude::text(name.as_str()).is_some()
}

/// The variables that a statement assigns, not those of the blocks in it.
fn assigned(stmt: &Stmt) -> Vec<Name> {
    let of = |list: &[ast::LValue]| list.iter().filter_map(|l| Some(l.variable()?.name)).collect();
    match &stmt.kind {
        StmtKind::Assign { lhs, .. } => of(lhs),
        StmtKind::For(f) => of(std::slice::from_ref(&f.var)),
        StmtKind::OpAssign { target, .. } | StmtKind::Increment { target, .. } => {
            target.root().map(|r| r.name).into_iter().collect()
        }
        StmtKind::Try { error, .. } => error.map(|e| e.name).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn mentions_eval(block: &[Stmt]) -> bool {
    let mut found = false;
    visit::each_stmt(block, &mut |stmt| {
        for e in visit::exprs(stmt) {
            visit::each_expr(e, &mut |e| found |= texts(e).is_some());
        }
    });
    found
}

/// Whether `eval` is something else in a file.
fn redefines_eval(block: &[Stmt]) -> bool {
    let mut found = false;
    visit::each_stmt(block, &mut |stmt| {
        found |= assigned(stmt).iter().any(|n| n.as_str() == "eval");
        if let StmtKind::Function(f) = &stmt.kind {
            let named = |n: Option<Name>| n.is_some_and(|n| n.as_str() == "eval");
            found |= f.name.text() == "eval" || f.params.iter().any(|p| named(p.name));
        }
    });
    found
}

struct Pass {
    dialect: Dialect,
    /// How many texts may still be looked at.
    left: usize,
}

impl Pass {
    fn block(&mut self, block: &mut Block) {
        let old = std::mem::take(block);
        for mut stmt in old {
            match self.statement(&stmt) {
                Some(new) => block.extend(new),
                None => {
                    self.inside(&mut stmt);
                    block.push(stmt);
                }
            }
        }
    }

    /// What an `eval` as a statement is.
    fn statement(&mut self, stmt: &Stmt) -> Option<Block> {
        let StmtKind::Expr(e) = &stmt.kind else { return None };
        texts(e)?;
        self.left = self.left.checked_sub(1)?;
        match statements(e, self.dialect)? {
            (body, None) => Some(body),
            (body, Some(handler)) => {
                let kind = StmtKind::Try { body, error: None, handler };
                Some(vec![Stmt { kind, span: stmt.span, printed: false }])
            }
        }
    }

    /// Blocks and right-hand sides of a statement.
    fn inside(&mut self, stmt: &mut Stmt) {
        match &mut stmt.kind {
            StmtKind::Assign { rhs, lhs, .. } if lhs.len() == 1 => self.value(rhs),
            StmtKind::If { clauses, otherwise } => {
                clauses.iter_mut().for_each(|c| self.block(&mut c.body));
                otherwise.iter_mut().for_each(|b| self.block(b));
            }
            StmtKind::While { clause } => self.block(&mut clause.body),
            StmtKind::DoUntil { body, .. } | StmtKind::Spmd { body, .. } => self.block(body),
            StmtKind::For(f) => self.block(&mut f.body),
            StmtKind::Switch(s) => {
                s.cases.iter_mut().for_each(|c| self.block(&mut c.body));
                s.otherwise.iter_mut().for_each(|b| self.block(b));
            }
            StmtKind::Try { body, handler, .. } => {
                self.block(body);
                self.block(handler);
            }
            StmtKind::UnwindProtect { body, cleanup } => {
                self.block(body);
                self.block(cleanup);
            }
            StmtKind::Function(f) => self.block(&mut f.body),
            _ => {}
        }
    }

    /// `x = eval('..')`
    fn value(&mut self, e: &mut Expr) {
        if texts(e).is_none() || self.left == 0 {
            return;
        }
        self.left -= 1;
        if let Some(inner) = value(e, self.dialect) {
            *e = inner;
        }
    }
}
