//! What the tree of a file shows alone: cases of a `switch` that stand there twice, conditions that compare one
//! variable with two constants at once, local functions that nobody calls.
//!
//! Not here: what rests on values (`analysis::verdicts`) or on what names mean (`analysis::lint`).

use base::{Diagnostic, FxHashSet, codes};
use syntax::ast::{BinaryOp, Expr, ExprKind, Function, IndexKind, Stmt, StmtKind, Switch, UnaryOp};
use syntax::visit;

/// What reaches functions by names that may be made when the program runs.
const BY_NAME: &[&str] = &[
    "buildFunctionHandleTestSuite",
    "eval",
    "evalc",
    "evalin",
    "feval",
    "gui_mainfcn",
    "initTestSuite",
    "localfunctions",
    "str2func",
];

/// The slips in the statements of a file; `functions` are those at its top, the first of which is the file's where
/// it is a function file.
pub fn slips(body: &[Stmt], functions: &[&Function], function_file: bool) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    functions.iter().for_each(|f| repeated_parameters(f, &mut found));
    let mut named: FxHashSet<String> = FxHashSet::default();
    let blocks: Vec<&[Stmt]> = functions.iter().map(|f| &f.body[..]).chain([body]).collect();
    for block in blocks {
        visit::each_stmt(block, &mut |stmt| {
            match &stmt.kind {
                StmtKind::Switch(s) => repeated_cases(s, &mut found),
                StmtKind::Command { name, args } => {
                    named.insert(name.name.as_str().to_owned());
                    args.iter().for_each(|w| words(&w.text.to_string(), &mut named));
                }
                _ => {}
            }
            for e in visit::exprs(stmt) {
                visit::each_expr(e, &mut |e| {
                    mentioned(e, &mut named);
                    found.extend(contradiction(e));
                });
            }
        });
    }
    if !function_file || BY_NAME.iter().any(|name| named.contains(*name)) {
        return found;
    }
    for f in functions.iter().skip(1) {
        let name = f.name.text();
        let of_tests = ["test", "setup", "teardown", "setUp", "tearDown"].iter().any(|t| name.starts_with(t));
        if !named.contains(&name) && !of_tests {
            let text = format!("The function '{name}' is never used in this file.");
            found.push(Diagnostic::new(&codes::UNUSED_FUNCTION, f.name.span, text));
        }
    }
    found
}

/// A name that two parameters have.
fn repeated_parameters(f: &Function, found: &mut Vec<Diagnostic>) {
    let mut seen = FxHashSet::default();
    for p in &f.params {
        if let Some(name) = p.name
            && !seen.insert(name)
        {
            let text = format!("'{name}' stands twice among the parameters.");
            found.push(Diagnostic::new(&codes::UNUSED_ARGUMENT, p.span, text));
        }
    }
}

/// The names that an expression mentions, also in texts.
fn mentioned(e: &Expr, named: &mut FxHashSet<String>) {
    match &e.kind {
        ExprKind::Ident(name) => {
            named.insert(name.as_str().to_owned());
        }
        ExprKind::FuncHandle(name) => {
            named.insert(name.text());
        }
        ExprKind::Char(text) | ExprKind::String(text) => words(text, named),
        _ => {}
    }
}

fn words(text: &str, named: &mut FxHashSet<String>) {
    let parts = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    named.extend(parts.filter(|w| !w.is_empty()).map(str::to_owned));
}

/// Cases that an earlier case takes.
fn repeated_cases(s: &Switch, found: &mut Vec<Diagnostic>) {
    let mut seen: Vec<Constant> = Vec::new();
    for case in &s.cases {
        let Some(all) = constants(&case.condition) else { continue };
        if !all.is_empty() && all.iter().all(|c| seen.contains(c)) {
            let text = "An earlier case is the same: this one is never reached.";
            found.push(Diagnostic::new(&codes::UNREACHABLE_CODE, case.condition.span, text));
        }
        seen.extend(all);
    }
}

/// A number or a text that stands in a program.
#[derive(Clone, Debug, PartialEq)]
enum Constant {
    Number(f64),
    Text(String),
}

fn constant(e: &Expr) -> Option<Constant> {
    match &e.kind {
        ExprKind::Number { value, imaginary: false, .. } => Some(Constant::Number(*value)),
        ExprKind::Char(text) | ExprKind::String(text) => Some(Constant::Text(text.to_string())),
        ExprKind::Paren(inner) => constant(inner),
        ExprKind::Unary { op: UnaryOp::Minus, operand } => match constant(operand)? {
            Constant::Number(x) => Some(Constant::Number(-x)),
            Constant::Text(_) => None,
        },
        _ => None,
    }
}

/// The constants of a case: one, or those of a cell.
fn constants(e: &Expr) -> Option<Vec<Constant>> {
    match &e.kind {
        ExprKind::Cell(rows) => rows.iter().flatten().map(constant).collect(),
        _ => constant(e).map(|c| vec![c]),
    }
}

/// `x ~= 1 || x ~= 2` holds always, `x == 1 && x == 2` never.
fn contradiction(e: &Expr) -> Option<Diagnostic> {
    let ExprKind::Binary { op, left, right } = &e.kind else { return None };
    let either = match op {
        BinaryOp::OrOr | BinaryOp::Or => true,
        BinaryOp::AndAnd | BinaryOp::And => false,
        _ => return None,
    };
    let (a, b) = (equality(left)?, equality(right)?);
    let differ = a.variable == b.variable && a.constant != b.constant && a.kind() == b.kind();
    if !differ || a.negated != either || b.negated != either {
        return None;
    }
    let holds = if either { "always" } else { "never" };
    let text = format!("This condition {holds} holds: '{}' is not both at once.", a.variable);
    Some(Diagnostic::new(&codes::DECIDED_CONDITION, e.span, text))
}

/// A variable that is compared with a constant.
struct Equality {
    variable: String,
    constant: Constant,
    negated: bool,
}

impl Equality {
    fn kind(&self) -> bool {
        matches!(self.constant, Constant::Text(_))
    }
}

fn equality(e: &Expr) -> Option<Equality> {
    let ident = |e: &Expr| match &e.kind {
        ExprKind::Ident(name) => Some(name.as_str().to_owned()),
        _ => None,
    };
    let of = |a: &Expr, b: &Expr, negated: bool| {
        let (variable, constant) = ident(a).zip(constant(b)).or_else(|| ident(b).zip(constant(a)))?;
        Some(Equality { variable, constant, negated })
    };
    match &e.kind {
        ExprKind::Paren(inner) => equality(inner),
        ExprKind::Binary { op: BinaryOp::Eq, left, right } => of(left, right, false).filter(|e| !e.kind()),
        ExprKind::Binary { op: BinaryOp::Ne, left, right } => of(left, right, true).filter(|e| !e.kind()),
        ExprKind::Unary { op: UnaryOp::Not, operand } => {
            equality(operand).map(|e| Equality { negated: !e.negated, ..e })
        }
        ExprKind::Index { base, args, kind: IndexKind::Paren } => match (ident(base)?.as_str(), &args[..]) {
            ("strcmp", [a, b]) => of(a, b, false).filter(Equality::kind),
            _ => None,
        },
        _ => None,
    }
}
