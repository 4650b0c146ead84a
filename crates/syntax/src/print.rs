//! The printer: a tree as MATLAB (or Octave) text, one statement per line, blocks indented by four.
//!
//! Invariant: parsing the printed form of a tree that was parsed without errors gives the same tree
//! ([`same_tree`](crate::same_tree)). Trees made otherwise get the parentheses that their structure
//! needs. Comments inside brackets or after `...` are not part of the tree and are not printed.

use crate::Dialect;
use crate::ast::*;

const LOWEST: u8 = 0;
const RANGE: u8 = 6;
const ADDITIVE: u8 = 7;
const PREFIX: u8 = 9;
const POWER: u8 = 10;
const PRIMARY: u8 = 11;

/// A whole file.
pub fn print(unit: &SourceUnit) -> String {
    let mut p = Printer { out: String::new(), indent: 0, in_matrix: false, dialect: unit.dialect };
    for (i, stmt) in unit.body.iter().enumerate() {
        if i > 0 && matches!(stmt.kind, StmtKind::Function(_) | StmtKind::Class(_)) {
            p.blank_line();
        }
        p.stmt(stmt);
    }
    p.out
}

/// One statement, with its line end.
pub fn print_stmt(stmt: &Stmt, dialect: Dialect) -> String {
    let mut p = Printer { out: String::new(), indent: 0, in_matrix: false, dialect };
    p.stmt(stmt);
    p.out
}

/// One expression.
pub fn print_expr(expr: &Expr, dialect: Dialect) -> String {
    let mut p = Printer { out: String::new(), indent: 0, in_matrix: false, dialect };
    p.expr(expr, LOWEST);
    p.out
}

struct Printer {
    out: String,
    indent: usize,
    /// Whether the innermost bracket is that of a matrix or cell literal.
    in_matrix: bool,
    dialect: Dialect,
}

/// How tightly an expression holds together when written without parentheses.
fn precedence(e: &Expr) -> u8 {
    use ExprKind as E;
    match &e.kind {
        E::AnonFn(_) | E::Assign(_) | E::NameValue { .. } => LOWEST,
        E::Binary { op, .. } => operator_precedence(*op),
        E::Range { .. } => RANGE,
        E::Unary { .. } => PREFIX,
        E::Increment { .. } => PREFIX,
        E::Postfix { .. } | E::FuncHandle(_) | E::MetaClass(_) => POWER,
        _ => PRIMARY,
    }
}

fn operator_precedence(op: BinaryOp) -> u8 {
    use BinaryOp as B;
    match op {
        B::OrOr => 1,
        B::AndAnd => 2,
        B::Or => 3,
        B::And => 4,
        B::Lt | B::Le | B::Gt | B::Ge | B::Eq | B::Ne => 5,
        B::Add | B::Sub => ADDITIVE,
        B::MatMul | B::MatDiv | B::MatLeftDiv | B::Mul | B::Div | B::LeftDiv => 8,
        B::MatPow | B::Pow => POWER,
    }
}

/// Whether the text of `e` ends with the body of an anonymous function, which would swallow
/// any operator after it.
fn ends_open(e: &Expr) -> bool {
    use ExprKind as E;
    let mut e = e;
    loop {
        e = match &e.kind {
            E::AnonFn(_) => return true,
            E::Binary { right, .. } => right,
            E::Unary { operand, .. } => operand,
            E::Range { stop, .. } => stop,
            _ => return false,
        };
    }
}

impl Printer {
    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Begins a line.
    fn line(&mut self, text: &str) {
        self.out.extend(std::iter::repeat_n("    ", self.indent));
        self.put(text);
    }

    fn end_line(&mut self) {
        self.out.push('\n');
    }

    fn blank_line(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.end_line();
        }
    }

    fn whole_line(&mut self, text: &str) {
        self.line(text);
        self.end_line();
    }

    fn block(&mut self, block: &[Stmt]) {
        self.indent += 1;
        for stmt in block {
            self.stmt(stmt);
        }
        self.indent -= 1;
    }

    fn comment(&mut self, comment: &Comment) {
        if comment.trailing && self.out.ends_with('\n') {
            self.out.pop();
            self.put(" ");
            self.put(&comment.text);
        } else {
            // `%{` alone would open a block; after `;` it does not.
            let lone = comment.kind == CommentKind::Line && matches!(&*comment.text, "%{" | "#{");
            self.line(if lone { ";" } else { "" });
            self.put(&comment.text);
        }
        self.end_line();
    }

    fn stmt(&mut self, stmt: &Stmt) {
        use StmtKind as S;
        match &stmt.kind {
            S::Comment(comment) => return self.comment(comment),
            S::If { .. }
            | S::While { .. }
            | S::DoUntil { .. }
            | S::For(_)
            | S::Switch(_)
            | S::Try { .. }
            | S::UnwindProtect { .. }
            | S::Spmd { .. }
            | S::Function(_)
            | S::Arguments(_)
            | S::Class(_) => return self.compound(stmt),
            _ => {}
        }
        self.line("");
        let shows = self.simple(&stmt.kind, stmt.printed);
        self.put(if shows && !stmt.printed { ";" } else { "" });
        self.end_line();
    }

    /// A statement on one line; whether a semicolon would make a difference after it.
    fn simple(&mut self, kind: &StmtKind, printed: bool) -> bool {
        use StmtKind as S;
        match kind {
            S::Expr(e) => {
                self.expr(e, LOWEST);
                // Alone on its line the word would open a block.
                let word = matches!(e.kind, ExprKind::Ident(name) if name.as_str() == "arguments");
                self.put(if word && printed { "," } else { "" });
            }
            S::Command { name, args } => {
                self.put(name.name.as_str());
                for word in args {
                    self.put(" ");
                    self.word(&word.text);
                }
            }
            S::Assign { lhs, brackets, rhs } => {
                self.targets(lhs, *brackets);
                self.put(" = ");
                self.expr(rhs, LOWEST);
            }
            S::OpAssign { op, target, rhs } => {
                self.expr(target, PRIMARY);
                self.put(" ");
                self.put(op.symbol());
                self.put("= ");
                self.expr(rhs, LOWEST);
            }
            S::Increment { target, decrement } => {
                self.expr(target, PRIMARY);
                self.put(if *decrement { "--" } else { "++" });
            }
            other => {
                self.silent(other);
                return false;
            }
        }
        true
    }

    fn silent(&mut self, kind: &StmtKind) {
        use StmtKind as S;
        match kind {
            S::Shell(text) => {
                self.put(if text.starts_with('=') { "! " } else { "!" });
                self.put(text);
            }
            S::Break => self.put("break"),
            S::Continue => self.put("continue"),
            S::Return => self.put("return"),
            S::Global(names) => self.names("global", names),
            S::Persistent(names) => self.names("persistent", names),
            S::Import(paths) => {
                self.put("import");
                for path in paths {
                    self.put(" ");
                    self.put(&path.path.text());
                    self.put(if path.wildcard { ".*" } else { "" });
                }
            }
            _ => self.put("% (syntax error)"),
        }
    }

    /// A word of a command, quoted unless it plainly need not be.
    fn word(&mut self, text: &str) {
        let plain =
            |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'/' | b'-' | b':' | b'\\');
        let bytes = text.as_bytes();
        let starts_well = match bytes {
            [b'-', next, ..] => next.is_ascii_alphanumeric(),
            [first, ..] => first.is_ascii_alphanumeric() || *first == b'_',
            [] => false,
        };
        if (starts_well && bytes.iter().all(|&b| plain(b)) && !text.contains("...")) || text == ".." {
            self.put(text);
        } else {
            self.quoted('\'', text);
        }
    }

    fn names(&mut self, keyword: &str, names: &[(Ident, Option<Expr>)]) {
        self.put(keyword);
        for (ident, value) in names {
            self.put(" ");
            self.put(ident.name.as_str());
            if let Some(value) = value {
                self.put(" = ");
                self.expr(value, LOWEST);
            }
        }
    }

    fn compound(&mut self, stmt: &Stmt) {
        use StmtKind as S;
        match &stmt.kind {
            S::If { clauses, otherwise } => {
                for (i, clause) in clauses.iter().enumerate() {
                    self.clause(if i == 0 { "if " } else { "elseif " }, clause);
                }
                if let Some(block) = otherwise {
                    self.part("else", block);
                }
            }
            S::While { clause } => self.clause("while ", clause),
            S::DoUntil { body, condition } => {
                self.part("do", body);
                self.line("until ");
                self.expr(condition, LOWEST);
                return self.end_line();
            }
            S::For(f) => self.for_loop(f),
            S::Switch(s) => self.switch(s),
            S::Try { body, error, handler } => {
                self.part("try", body);
                if error.is_some() || !handler.is_empty() {
                    let catch = error.map_or("catch".to_owned(), |e| format!("catch {}", e.name));
                    self.part(&catch, handler);
                }
            }
            S::UnwindProtect { body, cleanup } => {
                self.part("unwind_protect", body);
                self.part("unwind_protect_cleanup", cleanup);
                return self.whole_line("end_unwind_protect");
            }
            S::Spmd { args, body } => {
                self.line("spmd");
                if !args.is_empty() {
                    self.put(" ");
                    self.arguments("(", args, ")");
                }
                self.end_line();
                self.block(body);
            }
            S::Function(f) => return self.function(f),
            S::Arguments(block) => {
                self.line("arguments");
                if !block.attributes.is_empty() {
                    let names: Vec<&str> = block.attributes.iter().map(|a| a.name.as_str()).collect();
                    self.put(&format!(" ({})", names.join(", ")));
                }
                self.end_line();
                self.items(&block.items, Self::declaration);
            }
            S::Class(class) => return self.class(class),
            _ => {}
        }
        self.whole_line("end");
    }

    fn part(&mut self, keyword: &str, block: &[Stmt]) {
        self.whole_line(keyword);
        self.block(block);
    }

    fn clause(&mut self, keyword: &str, clause: &Clause) {
        self.line(keyword);
        self.expr(&clause.condition, LOWEST);
        self.end_line();
        self.block(&clause.body);
    }

    fn for_loop(&mut self, f: &For) {
        self.line(if f.parallel { "parfor " } else { "for " });
        self.put(if f.workers.is_some() { "(" } else { "" });
        match &f.key {
            Some(key) => {
                self.put("[");
                self.lvalue(&f.var);
                self.put(", ");
                self.lvalue(key);
                self.put("]");
            }
            None => self.lvalue(&f.var),
        }
        self.put(" = ");
        self.expr(&f.range, LOWEST);
        if let Some(workers) = &f.workers {
            self.put(", ");
            self.expr(workers, LOWEST);
            self.put(")");
        }
        self.end_line();
        self.block(&f.body);
    }

    fn switch(&mut self, s: &Switch) {
        self.line("switch ");
        self.expr(&s.subject, LOWEST);
        self.end_line();
        self.indent += 1;
        for comment in &s.comments {
            self.comment(comment);
        }
        for case in &s.cases {
            self.clause("case ", case);
        }
        if let Some(block) = &s.otherwise {
            self.part("otherwise", block);
        }
        self.indent -= 1;
    }

    fn function(&mut self, f: &Function) {
        self.line("function ");
        self.signature(&f.name, &f.params, &f.outputs);
        self.end_line();
        let indented = f.has_end;
        self.indent += usize::from(indented);
        for (i, stmt) in f.body.iter().enumerate() {
            if i > 0 && matches!(stmt.kind, StmtKind::Function(_)) {
                self.blank_line();
            }
            self.stmt(stmt);
        }
        self.indent -= usize::from(indented);
        if f.has_end {
            self.whole_line("end");
        }
    }

    fn signature(&mut self, name: &DottedName, params: &[Param], outputs: &[Ident]) {
        match outputs {
            [] => {}
            [only] => {
                self.put(only.name.as_str());
                self.put(" = ");
            }
            _ => {
                let names: Vec<&str> = outputs.iter().map(|o| o.name.as_str()).collect();
                self.put(&format!("[{}] = ", names.join(", ")));
            }
        }
        self.put(&name.text());
        self.params(params);
    }

    fn params(&mut self, params: &[Param]) {
        self.put("(");
        for (i, param) in params.iter().enumerate() {
            self.put(if i > 0 { ", " } else { "" });
            self.put(param.name.map_or("~", |n| n.as_str()));
            if let Some(default) = &param.default {
                self.put(" = ");
                self.expr(default, LOWEST + 1);
            }
        }
        self.put(")");
    }

    fn items<T>(&mut self, items: &[Item<T>], member: fn(&mut Self, &T)) {
        self.indent += 1;
        for item in items {
            match item {
                Item::Member(m) => member(self, m),
                Item::Comment(comment) => self.comment(comment),
            }
        }
        self.indent -= 1;
    }

    fn declaration(&mut self, d: &Declaration) {
        self.line(d.name.name.as_str());
        if let Some(field) = d.field {
            self.put(".");
            self.put(field.name.as_str());
        }
        if let Some(class) = &d.properties_of {
            self.put(".?");
            self.put(&class.text());
        }
        if !d.dims.is_empty() {
            let dims: Vec<String> = d.dims.iter().map(|d| d.to_string()).collect();
            self.put(&format!(" ({})", dims.join(", ")));
        }
        if let Some(class) = &d.class {
            self.put(" ");
            self.put(&class.text());
        }
        if !d.validators.is_empty() {
            self.put(" ");
            self.arguments("{", &d.validators, "}");
        }
        if let Some(default) = &d.default {
            self.put(" = ");
            self.expr(default, LOWEST);
        }
        self.end_line();
    }

    fn class(&mut self, class: &ClassDef) {
        self.line("classdef ");
        if !class.attributes.is_empty() {
            self.attributes(&class.attributes);
            self.put(" ");
        }
        self.put(class.name.name.as_str());
        for (i, name) in class.supers.iter().enumerate() {
            self.put(if i == 0 { " < " } else { " & " });
            self.put(&name.text());
        }
        self.end_line();
        self.items(&class.blocks, Self::class_block);
        self.whole_line("end");
    }

    fn class_block(&mut self, block: &ClassBlock) {
        let keyword = match &block.members {
            ClassMembers::Properties(_) => "properties",
            ClassMembers::Methods(_) => "methods",
            ClassMembers::Events(_) => "events",
            ClassMembers::Enumeration(_) => "enumeration",
        };
        self.line(keyword);
        if !block.attributes.is_empty() {
            self.put(" ");
            self.attributes(&block.attributes);
        }
        self.end_line();
        match &block.members {
            ClassMembers::Properties(items) => self.items(items, Self::declaration),
            ClassMembers::Methods(items) => self.items(items, Self::method),
            ClassMembers::Events(items) => self.items(items, |p, event| p.whole_line(event.name.as_str())),
            ClassMembers::Enumeration(items) => self.items(items, |p, member| {
                p.line(member.name.name.as_str());
                if !member.args.is_empty() {
                    p.arguments(" (", &member.args, ")");
                }
                p.end_line();
            }),
        }
        self.whole_line("end");
    }

    fn method(&mut self, method: &Method) {
        match method {
            Method::Function(f) => self.function(f),
            Method::Signature(s) => {
                self.line("");
                self.signature(&s.name, &s.params, &s.outputs);
                self.end_line();
            }
        }
    }

    fn attributes(&mut self, attributes: &[Attribute]) {
        self.put("(");
        for (i, a) in attributes.iter().enumerate() {
            self.put(if i > 0 { ", " } else { "" });
            self.put(if a.negated { "~" } else { "" });
            self.put(a.name.name.as_str());
            if let Some(value) = &a.value {
                self.put(" = ");
                self.expr(value, LOWEST + 1);
            }
        }
        self.put(")");
    }

    fn targets(&mut self, lhs: &[LValue], brackets: bool) {
        self.put(if brackets { "[" } else { "" });
        for (i, target) in lhs.iter().enumerate() {
            self.put(if i > 0 { ", " } else { "" });
            self.lvalue(target);
        }
        self.put(if brackets { "]" } else { "" });
    }

    fn lvalue(&mut self, target: &LValue) {
        match target {
            LValue::Target(e) => self.expr(e, PRIMARY),
            LValue::Ignored(_) => self.put("~"),
        }
    }

    fn arguments(&mut self, open: &str, args: &[Expr], close: &str) {
        let outer = std::mem::replace(&mut self.in_matrix, false);
        self.put(open);
        self.list(args);
        self.put(close);
        self.in_matrix = outer;
    }

    fn list(&mut self, args: &[Expr]) {
        for (i, arg) in args.iter().enumerate() {
            self.put(if i > 0 { ", " } else { "" });
            self.expr(arg, LOWEST);
        }
    }

    /// An expression that must hold together at least as tightly as `min`.
    fn expr(&mut self, e: &Expr, min: u8) {
        if precedence(e) >= min {
            return self.bare(e);
        }
        let outer = std::mem::replace(&mut self.in_matrix, false);
        self.put("(");
        self.bare(e);
        self.put(")");
        self.in_matrix = outer;
    }

    /// An operand with an operator after it.
    fn left(&mut self, e: &Expr, min: u8) {
        self.expr(e, if ends_open(e) { PRIMARY } else { min });
    }

    /// An operand at the end: an anonymous function needs no parentheses there.
    fn right(&mut self, e: &Expr, min: u8) {
        self.expr(e, if matches!(e.kind, ExprKind::AnonFn(_)) { LOWEST } else { min });
    }

    fn bare(&mut self, e: &Expr) {
        use ExprKind as E;
        match &e.kind {
            E::Number { value, text, imaginary } if text.is_empty() => {
                self.put(&format!("{value}{}", if *imaginary { "i" } else { "" }));
            }
            E::Number { text, .. } => self.put(text.strip_suffix('.').unwrap_or(text)),
            E::Integer { text, .. } => self.put(text),
            E::Char(text) => self.quoted('\'', text),
            E::String(text) if self.dialect == Dialect::Octave => self.escaped(text),
            E::String(text) => self.quoted('"', text),
            E::Ident(name) => self.put(name.as_str()),
            E::End => self.put("end"),
            E::Colon => self.put(":"),
            E::Unary { op, operand } => {
                self.put(op.symbol());
                // `--x` would decrement in Octave.
                let again = matches!(&operand.kind, E::Unary { op: inner, .. } if inner == op);
                self.put(if again && *op != UnaryOp::Not { " " } else { "" });
                self.right(operand, PREFIX);
            }
            E::Postfix { op, operand } => self.postfix(*op, operand),
            E::Binary { op, left, right } => self.binary(*op, left, right),
            E::Range { start, step, stop } => self.range(start, step.as_deref(), stop),
            E::Matrix(rows) => self.rows("[", rows, "]"),
            E::Cell(rows) => self.rows("{", rows, "}"),
            E::Paren(inner) => {
                self.arguments("(", std::slice::from_ref(inner), ")");
            }
            E::Error => self.put("error('syntax error')"),
            _ => self.reference(e),
        }
    }

    /// A quote right after a char vector would go on with it: `'a' '` transposes outside of a matrix.
    fn postfix(&mut self, op: PostfixOp, operand: &Expr) {
        let quoted = matches!(operand.kind, ExprKind::Char(_)) && op == PostfixOp::Transpose;
        self.left(operand, if quoted && self.in_matrix { PRIMARY + 1 } else { POWER });
        self.put(if quoted && !self.in_matrix { " " } else { "" });
        self.put(op.symbol());
    }

    fn binary(&mut self, op: BinaryOp, left: &Expr, right: &Expr) {
        let precedence = operator_precedence(op);
        self.left(left, precedence);
        if precedence == POWER {
            self.put(op.symbol());
            return self.exponent(right);
        }
        self.put(" ");
        self.put(op.symbol());
        self.put(" ");
        self.right(right, precedence + 1);
    }

    /// An exponent: prefix operators need no parentheses there, powers and transposes do.
    fn exponent(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Unary { op, operand } => {
                self.put(op.symbol());
                self.exponent(operand);
            }
            ExprKind::FuncHandle(_) | ExprKind::MetaClass(_) => self.bare(e),
            _ => self.right(e, PRIMARY),
        }
    }

    fn range(&mut self, start: &Expr, step: Option<&Expr>, stop: &Expr) {
        let chained = matches!(&start.kind, ExprKind::Range { step: Some(_), .. });
        self.left(start, if chained { RANGE } else { ADDITIVE });
        self.put(":");
        if let Some(step) = step {
            self.left(step, ADDITIVE);
            self.put(":");
        }
        self.right(stop, ADDITIVE);
    }

    fn rows(&mut self, open: &str, rows: &[Vec<Expr>], close: &str) {
        let outer = std::mem::replace(&mut self.in_matrix, true);
        self.put(open);
        for (i, row) in rows.iter().enumerate() {
            self.put(if i > 0 { "; " } else { "" });
            self.list(row);
        }
        self.put(close);
        self.in_matrix = outer;
    }

    fn reference(&mut self, e: &Expr) {
        use ExprKind as E;
        match &e.kind {
            E::Index { base, args, kind } => {
                self.base(base);
                match kind {
                    IndexKind::Paren => self.arguments("(", args, ")"),
                    IndexKind::Brace => self.arguments("{", args, "}"),
                }
            }
            E::Field { base, name } => {
                self.base(base);
                self.put(".");
                self.put(name.name.as_str());
            }
            E::DynamicField { base, name } => {
                self.base(base);
                self.arguments(".(", std::slice::from_ref(name), ")");
            }
            E::AnonFn(f) => {
                self.put("@");
                self.params(&f.params);
                self.put(" ");
                self.expr(&f.body, LOWEST);
            }
            E::FuncHandle(name) => {
                self.put("@");
                self.put(&name.text());
            }
            E::MetaClass(name) => {
                self.put("?");
                self.put(&name.text());
            }
            E::SuperMethod { method, class } => {
                self.put(method.name.as_str());
                self.put("@");
                self.put(&class.text());
            }
            E::NameValue { name, value } => {
                self.put(name.name.as_str());
                self.put("=");
                self.expr(value, LOWEST);
            }
            E::Increment { target, decrement, prefix } => {
                let symbol = if *decrement { "--" } else { "++" };
                self.put(if *prefix { symbol } else { "" });
                self.expr(target, PRIMARY);
                self.put(if *prefix { "" } else { symbol });
            }
            E::Assign(a) => {
                self.targets(&a.lhs, a.brackets);
                self.put(" ");
                self.put(a.op.map_or("", |op| op.symbol()));
                self.put("= ");
                self.expr(&a.rhs, LOWEST);
            }
            _ => {}
        }
    }

    /// What is indexed. MATLAB indexes no number, Octave does; `1(1)` and `a'(1)` come from there.
    fn base(&mut self, base: &Expr) {
        let number = matches!(base.kind, ExprKind::Number { .. } | ExprKind::Integer { .. });
        if number && self.dialect == Dialect::Matlab {
            self.put("(");
            self.bare(base);
            self.put(")");
        } else {
            let octave_tail =
                self.dialect == Dialect::Octave && matches!(base.kind, ExprKind::Postfix { .. });
            self.left(base, if octave_tail { POWER } else { PRIMARY });
        }
    }

    fn quoted(&mut self, quote: char, text: &str) {
        self.out.push(quote);
        for c in text.chars() {
            self.out.push(c);
            if c == quote {
                self.out.push(c);
            }
        }
        self.out.push(quote);
    }

    /// An Octave double-quoted string.
    fn escaped(&mut self, text: &str) {
        self.out.push('"');
        for c in text.chars() {
            match c {
                '"' => self.put("\\\""),
                '\\' => self.put("\\\\"),
                '\n' => self.put("\\n"),
                '\t' => self.put("\\t"),
                '\r' => self.put("\\r"),
                c if c.is_ascii_control() => self.put(&format!("\\{:03o}", c as u32)),
                c => self.out.push(c),
            }
        }
        self.out.push('"');
    }
}
