//! The text of an anonymous function as `func2str` gives it: in MATLAB no blanks, everything else as
//! written; in Octave with a blank around operators, after commas and before parentheses.

use std::fmt::Write;
use syntax::Dialect;
use syntax::ast::{AnonFn, Expr, ExprKind, IndexKind, LValue, Param};

/// `@(x,y)x.^2+y`; in Octave `@(x, y) x .^ 2 + y`.
pub fn function_text(f: &AnonFn, dialect: Dialect) -> String {
    let mut out = Text { out: String::new(), octave: dialect == Dialect::Octave };
    function(f, &mut out);
    // An inner function has no blank after its parameters, the outer one does.
    match out.out.find(')') {
        Some(end) if out.octave => out.out.insert(end + 1, ' '),
        _ => {}
    }
    out.out
}

/// The text so far, and how it is spaced.
struct Text {
    out: String,
    octave: bool,
}

impl Text {
    fn push(&mut self, c: char) {
        self.out.push(c);
    }

    fn push_str(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// What stands between two elements of a list or between rows.
    fn separator(&mut self, mark: char) {
        self.out.push(mark);
        self.gap();
    }

    /// A blank where Octave has one.
    fn gap(&mut self) {
        if self.octave {
            self.out.push(' ');
        }
    }
}

fn function(f: &AnonFn, out: &mut Text) {
    let name = |p: &Param| p.name.map_or("~", |n| n.as_str());
    let params: Vec<&str> = f.params.iter().map(name).collect();
    let comma = if out.octave { ", " } else { "," };
    let _ = write!(out.out, "@({})", params.join(comma));
    expr(&f.body, out);
}

fn list(items: &[Expr], out: &mut Text) {
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            out.separator(',');
        }
        expr(item, out);
    }
}

fn rows(rows: &[Vec<Expr>], brackets: [char; 2], out: &mut Text) {
    out.push(brackets[0]);
    for (i, row) in rows.iter().enumerate() {
        if i > 0 {
            out.separator(';');
        }
        list(row, out);
    }
    out.push(brackets[1]);
}

fn quoted(text: &str, quote: char, out: &mut Text) {
    out.push(quote);
    for c in text.chars() {
        match c {
            '\n' if out.octave && quote == '"' => out.push_str("\\n"),
            '\t' if out.octave && quote == '"' => out.push_str("\\t"),
            c if c == quote && !out.octave => out.push_str(&format!("{c}{c}")),
            c => out.push(c),
        }
    }
    out.push(quote);
}

fn expr(e: &Expr, out: &mut Text) {
    match &e.kind {
        ExprKind::Number { text, .. } | ExprKind::Integer { text, .. } => out.push_str(text),
        ExprKind::Char(text) => quoted(text, '\'', out),
        ExprKind::String(text) => quoted(text, '"', out),
        ExprKind::Ident(name) => out.push_str(name.as_str()),
        ExprKind::End => out.push_str("end"),
        ExprKind::Colon => out.push(':'),
        ExprKind::Unary { op, operand } => {
            let symbol = op.symbol();
            out.push_str(if out.octave && symbol == "~" { "!" } else { symbol });
            expr(operand, out);
        }
        ExprKind::Postfix { op, operand } => {
            expr(operand, out);
            out.push_str(op.symbol());
        }
        ExprKind::Binary { .. } => binary(e, out),
        ExprKind::Range { start, step, stop } => {
            expr(start, out);
            for part in step.iter().chain([stop]) {
                out.push(':');
                expr(part, out);
            }
        }
        ExprKind::Matrix(r) => rows(r, ['[', ']'], out),
        ExprKind::Cell(r) => rows(r, ['{', '}'], out),
        ExprKind::Index { base, args, kind } => {
            let [open, close] = if *kind == IndexKind::Paren { ['(', ')'] } else { ['{', '}'] };
            expr(base, out);
            out.gap();
            out.push(open);
            list(args, out);
            out.push(close);
        }
        ExprKind::Field { base, name } => {
            expr(base, out);
            let _ = write!(out.out, ".{}", name.name);
        }
        ExprKind::DynamicField { base, name } => {
            expr(base, out);
            out.push_str(".(");
            expr(name, out);
            out.push(')');
        }
        ExprKind::AnonFn(f) => function(f, out),
        ExprKind::FuncHandle(name) => {
            let _ = write!(out.out, "@{}", name.text());
        }
        ExprKind::MetaClass(name) => {
            let _ = write!(out.out, "?{}", name.text());
        }
        ExprKind::SuperMethod { method, class } => {
            let _ = write!(out.out, "{}@{}", method.name, class.text());
        }
        ExprKind::NameValue { name, value } => {
            let _ = write!(out.out, "{}=", name.name);
            expr(value, out);
        }
        ExprKind::Paren(inner) => {
            out.push('(');
            expr(inner, out);
            out.push(')');
        }
        ExprKind::Increment { target, decrement, prefix } => {
            let sign = if *decrement { "--" } else { "++" };
            out.push_str(if *prefix { sign } else { "" });
            expr(target, out);
            out.push_str(if *prefix { "" } else { sign });
        }
        ExprKind::Assign(a) => {
            for (i, l) in a.lhs.iter().enumerate() {
                out.push_str(if i > 0 { "," } else { "" });
                match l {
                    LValue::Target(e) => expr(e, out),
                    LValue::Ignored(_) => out.push('~'),
                }
            }
            out.push_str(a.op.map_or("", |op| op.symbol()));
            out.push('=');
            expr(&a.rhs, out);
        }
        ExprKind::Error => {}
    }
}

/// A chain of operators without recursion along its left side.
fn binary(e: &Expr, out: &mut Text) {
    let mut rest = Vec::new();
    let mut first = e;
    while let ExprKind::Binary { op, left, right } = &first.kind {
        rest.push((*op, right));
        first = left;
    }
    expr(first, out);
    while let Some((op, right)) = rest.pop() {
        let symbol = op.symbol();
        out.gap();
        out.push_str(if out.octave && symbol == "~=" { "!=" } else { symbol });
        out.gap();
        expr(right, out);
    }
}
