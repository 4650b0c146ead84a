//! `eval` of a text that stands in the program: `eval('x = 3;')` is the statement it holds, and the tree
//! says so before anything is lowered. So the analysis, the engines and the look-up of names see the
//! statement itself; an error in it has a position inside the text.
//!
//! Where an `evalc` of such a text is the first thing that a statement does, its statements come before: what they
//! print is captured.
//!
//! What stays an `eval`: a text that is not MATLAB (its error comes when it runs), one that returns,
//! breaks or declares, one that gives a builtin's name a value (before it runs the name is the builtin),
//! and every text that is computed.

use crate::prelude;
use base::{Name, Span};
use syntax::Dialect;
use syntax::ast::{self, Block, Expr, ExprKind, IndexKind, LValue, SourceUnit, Stmt, StmtKind};
use syntax::visit;

/// So many texts of a file are looked at.
const MOST: usize = 200;

/// Replaces each `eval` of a text that stands in the program by what it holds. `dialect` is the language
/// of the file.
/// `captures`: so is `evalc`, whose statements become such that only engines of this project can run.
pub(crate) fn expand(unit: &mut SourceUnit, dialect: Dialect, captures: bool) {
    let mut pass = Pass { dialect, captures, left: MOST };
    if mentions_eval(&unit.body) && !redefines_eval(&unit.body) {
        pass.block(&mut unit.body);
    }
}

/// The statements that an `eval` as a statement runs, if they can stand in its place: of a second text,
/// run when the first fails, too.
pub fn statements(e: &Expr, dialect: Dialect) -> Option<(Block, Option<Block>)> {
    blocks(texts(e)?, dialect)
}

fn blocks((first, second): (&Expr, Option<&Expr>), dialect: Dialect) -> Option<(Block, Option<Block>)> {
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
    texts_given_to(EVAL, e)
}

const EVAL: &str = "eval";
const EVALC: &str = "evalc";

fn texts_given_to<'e>(function: &str, e: &'e Expr) -> Option<(&'e Expr, Option<&'e Expr>)> {
    let ExprKind::Index { base, args, kind: IndexKind::Paren } = &e.kind else { return None };
    if !matches!(&base.kind, ExprKind::Ident(name) if name.as_str() == function) {
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
            visit::each_expr(e, &mut |e| {
                found |= [EVAL, EVALC].iter().any(|name| texts_given_to(name, e).is_some());
            });
        }
    });
    found
}

/// Whether `eval` or `evalc` is something else in a file.
fn redefines_eval(block: &[Stmt]) -> bool {
    let mut found = false;
    let is_eval = |name: &str| name == EVAL || name == EVALC;
    visit::each_stmt(block, &mut |stmt| {
        found |= assigned(stmt).iter().any(|n| is_eval(n.as_str()));
        if let StmtKind::Function(f) = &stmt.kind {
            let named = |n: Option<Name>| n.is_some_and(|n| is_eval(n.as_str()));
            found |= is_eval(&f.name.text()) || f.params.iter().any(|p| named(p.name));
        }
    });
    found
}

/// The text that was captured.
const CAPTURED: &str = "mc_evalc_text";

/// Whether an expression stands for a text that was captured, of which is not yet said which.
fn is_captured(e: &Expr) -> bool {
    matches!(&e.kind, ExprKind::Ident(name) if name.as_str() == CAPTURED)
}

/// The `evalc` of literal texts that an expression computes before anything else but literals and captured texts.
fn first_captured(e: &mut Expr) -> Option<&mut Expr> {
    first_that(e, &|e| texts_given_to(EVALC, e).is_some())
}

/// The expression of a kind that is computed before anything else but literals and captured texts.
fn first_that<'e>(e: &'e mut Expr, is: &dyn Fn(&Expr) -> bool) -> Option<&'e mut Expr> {
    if is(e) {
        return Some(e);
    }
    let known = |e: &Expr| {
        let of_captured = |base: &Expr| matches!(&base.kind, ExprKind::Ident(n) if n.as_str() == CAPTURED);
        !is(e)
            && match &e.kind {
                ExprKind::Number { .. } | ExprKind::Char(_) | ExprKind::String(_) => true,
                ExprKind::Index { base, .. } => of_captured(base),
                _ => of_captured(e),
            }
    };
    match &mut e.kind {
        ExprKind::Paren(inner) => first_that(inner, is),
        ExprKind::Unary { operand, .. } => first_that(operand, is),
        ExprKind::Binary { left, right, .. } if known(left) => first_that(right, is),
        ExprKind::Binary { left, .. } => first_that(left, is),
        ExprKind::Index { base, args, kind: IndexKind::Paren } if matches!(base.kind, ExprKind::Ident(_)) => {
            first_that(args.iter_mut().find(|a| !known(a))?, is)
        }
        ExprKind::Matrix(rows) | ExprKind::Cell(rows) => {
            first_that(rows.iter_mut().flatten().find(|e| !known(e))?, is)
        }
        _ => None,
    }
}

/// A call with whole numbers as arguments, where `like` stands; without any, the name alone.
fn call(name: &str, args: &[usize], like: &Expr) -> Expr {
    let base = Expr { kind: ExprKind::Ident(Name::new(name)), ..like.clone() };
    if args.is_empty() {
        return base;
    }
    let number = |n: &usize| Expr {
        kind: ExprKind::Number { value: *n as f64, imaginary: false, text: n.to_string().into() },
        ..like.clone()
    };
    let kind = ExprKind::Index {
        base: Box::new(base.clone()),
        args: args.iter().map(number).collect(),
        kind: IndexKind::Paren,
    };
    Expr { kind, ..base }
}

/// Statements, and those that run when they fail.
fn tried((body, handler): (Block, Option<Block>), span: Span) -> Block {
    match handler {
        None => body,
        Some(handler) => {
            vec![Stmt { kind: StmtKind::Try { body, error: None, handler }, span, printed: false }]
        }
    }
}

struct Pass {
    dialect: Dialect,
    /// Whether `evalc` is replaced, too.
    captures: bool,
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

    /// What an `eval` as a statement is, and a statement that begins with an `evalc`.
    fn statement(&mut self, stmt: &Stmt) -> Option<Block> {
        if let StmtKind::Expr(e) = &stmt.kind
            && texts(e).is_some()
        {
            self.left = self.left.checked_sub(1)?;
            return Some(tried(statements(e, self.dialect)?, stmt.span));
        }
        if !self.captures || !matches!(stmt.kind, StmtKind::Expr(_) | StmtKind::Assign { .. }) {
            return None;
        }
        let mut after = stmt.clone();
        let mut before: Vec<(Block, Expr)> = Vec::new();
        while let Some(first) = match &mut after.kind {
            StmtKind::Expr(e) => first_captured(e),
            StmtKind::Assign { rhs, lhs, .. } if matches!(lhs.as_slice(), [LValue::Target(_)]) => {
                first_captured(rhs)
            }
            _ => None,
        } {
            self.left = self.left.checked_sub(1)?;
            let body = tried(blocks(texts_given_to(EVALC, first)?, self.dialect)?, stmt.span);
            before.push((body, first.clone()));
            *first = call(CAPTURED, &[], first);
        }
        let count = before.len();
        let mut all = Vec::new();
        for (k, (body, like)) in before.into_iter().enumerate() {
            let act = |name: &str, args: &[usize]| {
                let kind = StmtKind::Expr(call(name, args, &like));
                Stmt { kind, span: stmt.span, printed: false }
            };
            all.push(act("mc_evalc_begin", &[]));
            let handler = vec![act("mc_evalc_fail", &[k])];
            let kind = StmtKind::Try { body, error: None, handler };
            all.push(Stmt { kind, span: stmt.span, printed: false });
            all.push(act("mc_evalc_end", &[]));
        }
        // They are asked for in order: the first is the last but all that come behind it.
        let mut left = count;
        if let StmtKind::Expr(e) | StmtKind::Assign { rhs: e, .. } = &mut after.kind {
            while let Some(captured) = first_that(e, &is_captured) {
                *captured = call(CAPTURED, &[left], captured);
                left -= 1;
            }
        }
        all.push(after);
        (count > 0).then_some(all)
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
