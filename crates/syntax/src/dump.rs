//! The tree as an S-expression: the form in which tests and `tame dev ast` show it.
//!
//! A dump says everything about a tree but spans and the spelling of numbers, so two trees are the
//! same exactly where their dumps are. A statement without semicolon ends in `!`.

use crate::ast::*;
use std::fmt::Write;

/// The whole unit, one statement per line, blocks indented.
pub fn dump(unit: &SourceUnit) -> String {
    let mut d = Dump { out: String::new(), indent: 0 };
    let kind = match unit.kind {
        UnitKind::Script => "script",
        UnitKind::FunctionFile => "function-file",
        UnitKind::ClassFile => "class-file",
    };
    d.out.push_str(kind);
    d.block(&unit.body);
    d.out.push('\n');
    d.out
}

/// One expression.
pub fn dump_expr(expr: &Expr) -> String {
    let mut d = Dump { out: String::new(), indent: 0 };
    d.expr(expr);
    d.out
}

/// Whether two trees are the same but for spans and the spelling of numbers.
pub fn same_tree(a: &SourceUnit, b: &SourceUnit) -> bool {
    dump(a) == dump(b)
}

struct Dump {
    out: String,
    indent: usize,
}

impl Dump {
    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn line(&mut self) {
        self.out.push('\n');
        self.out.extend(std::iter::repeat_n("  ", self.indent));
    }

    fn quoted(&mut self, quote: char, text: &str) {
        self.out.push(quote);
        for c in text.chars() {
            match c {
                '\\' => self.put("\\\\"),
                '\n' => self.put("\\n"),
                '\r' => self.put("\\r"),
                c if c == quote => self.out.extend(['\\', c]),
                c if c.is_control() => {
                    let _ = write!(self.out, "\\x{:02x}", c as u32);
                }
                c => self.out.push(c),
            }
        }
        self.out.push(quote);
    }

    fn block(&mut self, block: &[Stmt]) {
        self.indent += 1;
        for stmt in block {
            self.line();
            self.stmt(stmt);
        }
        self.indent -= 1;
    }

    fn stmt(&mut self, stmt: &Stmt) {
        use StmtKind as S;
        match &stmt.kind {
            S::Expr(e) => self.expr(e),
            S::Command { name, args } => {
                self.head("cmd", name.name.as_str());
                for word in args {
                    self.put(" ");
                    self.quoted('\'', &word.text);
                }
                self.put(")");
            }
            S::Shell(text) => {
                self.put("(! ");
                self.quoted('\'', text);
                self.put(")");
            }
            S::Assign { lhs, brackets, rhs } => self.assign("=", lhs, *brackets, rhs),
            S::OpAssign { op, target, rhs } => {
                self.node(&format!("{}=", op.symbol()), &[target, rhs]);
            }
            S::Increment { target, decrement } => {
                self.node(if *decrement { "--" } else { "++" }, &[target]);
            }
            S::Break => self.put("(break)"),
            S::Continue => self.put("(continue)"),
            S::Return => self.put("(return)"),
            S::Global(names) => self.names("global", names),
            S::Persistent(names) => self.names("persistent", names),
            S::Import(paths) => {
                self.put("(import");
                for path in paths {
                    self.put(" ");
                    self.put(&path.path.text());
                    self.put(if path.wildcard { ".*" } else { "" });
                }
                self.put(")");
            }
            S::Comment(comment) => self.comment(comment),
            S::Error => self.put("<error>"),
            _ => self.compound(stmt),
        }
        if stmt.printed {
            self.put(" !");
        }
    }

    fn compound(&mut self, stmt: &Stmt) {
        use StmtKind as S;
        match &stmt.kind {
            S::If { clauses, otherwise } => {
                self.put("(if");
                self.clauses(clauses);
                self.part("else", otherwise.as_ref());
            }
            S::While { clause } => {
                self.put("(while ");
                self.expr(&clause.condition);
                self.block(&clause.body);
            }
            S::DoUntil { body, condition } => {
                self.put("(do-until ");
                self.expr(condition);
                self.block(body);
            }
            S::For(f) => self.for_loop(f),
            S::Switch(s) => {
                self.put("(switch ");
                self.expr(&s.subject);
                self.indent += 1;
                for comment in &s.comments {
                    self.line();
                    self.comment(comment);
                }
                self.indent -= 1;
                self.clauses(&s.cases);
                self.part("otherwise", s.otherwise.as_ref());
            }
            S::Try { body, error, handler } => {
                self.put("(try");
                self.block(body);
                let catch = error.map_or("catch".to_owned(), |e| format!("catch {}", e.name));
                self.part(&catch, Some(handler));
            }
            S::UnwindProtect { body, cleanup } => {
                self.put("(unwind-protect");
                self.block(body);
                self.part("cleanup", Some(cleanup));
            }
            S::Spmd { args, body } => {
                self.put("(spmd");
                self.exprs(args);
                self.block(body);
            }
            S::Function(f) => return self.function(f),
            S::Arguments(block) => {
                self.put("(arguments");
                for a in &block.attributes {
                    self.put(" ");
                    self.put(a.name.as_str());
                }
                self.declarations(&block.items);
            }
            S::Class(class) => return self.class(class),
            _ => {}
        }
        self.put(")");
    }

    fn for_loop(&mut self, f: &For) {
        self.put(if f.parallel { "(parfor " } else { "(for " });
        self.lvalue(&f.var);
        if let Some(key) = &f.key {
            self.put(" ");
            self.lvalue(key);
        }
        self.put(" ");
        self.expr(&f.range);
        if let Some(workers) = &f.workers {
            self.put(" workers ");
            self.expr(workers);
        }
        self.block(&f.body);
    }

    fn head(&mut self, kind: &str, name: &str) {
        self.put("(");
        self.put(kind);
        self.put(" ");
        self.put(name);
    }

    fn clauses(&mut self, clauses: &[Clause]) {
        self.indent += 1;
        for clause in clauses {
            self.line();
            self.put("(");
            self.expr(&clause.condition);
            self.block(&clause.body);
            self.put(")");
        }
        self.indent -= 1;
    }

    fn part(&mut self, name: &str, block: Option<&Block>) {
        let Some(block) = block else { return };
        self.indent += 1;
        self.line();
        self.put("(");
        self.put(name);
        self.block(block);
        self.put(")");
        self.indent -= 1;
    }

    fn names(&mut self, kind: &str, names: &[(Ident, Option<Expr>)]) {
        self.put("(");
        self.put(kind);
        for (ident, value) in names {
            self.put(" ");
            self.put(ident.name.as_str());
            if let Some(value) = value {
                self.put("=");
                self.expr(value);
            }
        }
        self.put(")");
    }

    fn comment(&mut self, comment: &Comment) {
        let kind = match comment.kind {
            CommentKind::Line => "%",
            CommentKind::Block => "%{}",
            CommentKind::Annotation => "%#",
        };
        self.head(kind, if comment.trailing { "trailing " } else { "" });
        self.quoted('\'', &comment.text);
        self.put(")");
    }

    fn assign(&mut self, op: &str, lhs: &[LValue], brackets: bool, rhs: &Expr) {
        self.head(op, if brackets { "[" } else { "" });
        for (i, target) in lhs.iter().enumerate() {
            self.put(if i > 0 { " " } else { "" });
            self.lvalue(target);
        }
        self.put(if brackets { "] " } else { " " });
        self.expr(rhs);
        self.put(")");
    }

    fn lvalue(&mut self, target: &LValue) {
        match target {
            LValue::Target(e) => self.expr(e),
            LValue::Ignored(_) => self.put("~"),
        }
    }

    fn params(&mut self, params: &[Param]) {
        self.put(" (");
        for (i, param) in params.iter().enumerate() {
            self.put(if i > 0 { " " } else { "" });
            self.put(param.name.map_or("~", |n| n.as_str()));
            if let Some(default) = &param.default {
                self.put("=");
                self.expr(default);
            }
        }
        self.put(")");
    }

    fn outputs(&mut self, outputs: &[Ident]) {
        let names: Vec<&str> = outputs.iter().map(|o| o.name.as_str()).collect();
        let _ = write!(self.out, " ({})", names.join(" "));
    }

    fn function(&mut self, f: &Function) {
        self.head(if f.has_end { "function" } else { "function-without-end" }, &f.name.text());
        self.params(&f.params);
        self.outputs(&f.outputs);
        self.block(&f.body);
        self.put(")");
    }

    fn items<T>(&mut self, items: &[Item<T>], member: fn(&mut Self, &T)) {
        self.indent += 1;
        for item in items {
            self.line();
            match item {
                Item::Member(m) => member(self, m),
                Item::Comment(comment) => self.comment(comment),
            }
        }
        self.indent -= 1;
    }

    fn declarations(&mut self, items: &[Item<Declaration>]) {
        self.items(items, Self::declaration);
    }

    fn declaration(&mut self, d: &Declaration) {
        self.head("declare", d.name.name.as_str());
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
            let _ = write!(self.out, " ({})", dims.join(" "));
        }
        if let Some(class) = &d.class {
            let _ = write!(self.out, " class {}", class.text());
        }
        if !d.validators.is_empty() {
            self.put(" validators");
            self.exprs(&d.validators);
        }
        if let Some(default) = &d.default {
            self.put(" default ");
            self.expr(default);
        }
        self.put(")");
    }

    fn class(&mut self, class: &ClassDef) {
        self.head("classdef", class.name.name.as_str());
        self.attributes(&class.attributes);
        for name in &class.supers {
            let _ = write!(self.out, " < {}", name.text());
        }
        self.items(&class.blocks, Self::class_block);
        self.put(")");
    }

    fn class_block(&mut self, block: &ClassBlock) {
        self.put("(");
        match &block.members {
            ClassMembers::Properties(items) => {
                self.put("properties");
                self.attributes(&block.attributes);
                self.declarations(items);
            }
            ClassMembers::Methods(items) => {
                self.put("methods");
                self.attributes(&block.attributes);
                self.items(items, Self::method);
            }
            ClassMembers::Events(items) => {
                self.put("events");
                self.attributes(&block.attributes);
                self.items(items, |d, event| d.put(event.name.as_str()));
            }
            ClassMembers::Enumeration(items) => {
                self.put("enumeration");
                self.attributes(&block.attributes);
                self.items(items, |d, member| {
                    d.head("member", member.name.name.as_str());
                    d.exprs(&member.args);
                    d.put(")");
                });
            }
        }
        self.put(")");
    }

    fn method(&mut self, method: &Method) {
        match method {
            Method::Function(f) => self.function(f),
            Method::Signature(s) => {
                self.head("signature", &s.name.text());
                self.params(&s.params);
                self.outputs(&s.outputs);
                self.put(")");
            }
        }
    }

    fn attributes(&mut self, attributes: &[Attribute]) {
        for a in attributes {
            self.put(if a.negated { " ~" } else { " :" });
            self.put(a.name.name.as_str());
            if let Some(value) = &a.value {
                self.put("=");
                self.expr(value);
            }
        }
    }

    fn exprs(&mut self, exprs: &[Expr]) {
        for e in exprs {
            self.put(" ");
            self.expr(e);
        }
    }

    fn node(&mut self, name: &str, operands: &[&Expr]) {
        self.put("(");
        self.put(name);
        for e in operands {
            self.put(" ");
            self.expr(e);
        }
        self.put(")");
    }

    fn rows(&mut self, rows: &[Vec<Expr>]) {
        for (i, row) in rows.iter().enumerate() {
            self.put(if i > 0 { "; " } else { "" });
            for (j, e) in row.iter().enumerate() {
                self.put(if j > 0 { " " } else { "" });
                self.expr(e);
            }
        }
    }

    fn expr(&mut self, e: &Expr) {
        use ExprKind as E;
        match &e.kind {
            E::Number { value, imaginary, .. } => {
                let _ = write!(self.out, "{value}{}", if *imaginary { "i" } else { "" });
            }
            E::Integer { bits, class, .. } => {
                let _ = write!(self.out, "{}:{:#x}", class.name(), bits);
            }
            E::Char(text) => self.quoted('\'', text),
            E::String(text) => self.quoted('"', text),
            E::Ident(name) => self.put(name.as_str()),
            E::End => self.put("end"),
            E::Colon => self.put(":"),
            E::Unary { op, operand } => self.node(op.symbol(), &[operand]),
            E::Postfix { op, operand } => self.node(op.symbol(), &[operand]),
            E::Binary { op, left, right } => self.node(op.symbol(), &[left, right]),
            E::Range { start, step: None, stop } => self.node(":", &[start, stop]),
            E::Range { start, step: Some(step), stop } => self.node(":", &[start, step, stop]),
            E::Matrix(rows) => {
                self.put("[");
                self.rows(rows);
                self.put("]");
            }
            E::Cell(rows) => {
                self.put("{");
                self.rows(rows);
                self.put("}");
            }
            E::Paren(inner) => self.node("paren", &[inner]),
            E::Error => self.put("<error>"),
            _ => self.reference(e),
        }
    }

    fn reference(&mut self, e: &Expr) {
        use ExprKind as E;
        match &e.kind {
            E::Index { base, args, kind } => {
                self.put(if *kind == IndexKind::Paren { "(index " } else { "(brace " });
                self.expr(base);
                self.exprs(args);
                self.put(")");
            }
            E::Field { base, name } => {
                self.put("(. ");
                self.expr(base);
                let _ = write!(self.out, " {})", name.name);
            }
            E::DynamicField { base, name } => self.node(".()", &[base, name]),
            E::AnonFn(f) => {
                self.put("(@");
                self.params(&f.params);
                self.put(" ");
                self.expr(&f.body);
                self.put(")");
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
                let _ = write!(self.out, "(super {} {})", method.name, class.text());
            }
            E::NameValue { name, value } => {
                self.head("name-value", name.name.as_str());
                self.put(" ");
                self.expr(value);
                self.put(")");
            }
            E::Increment { target, decrement, prefix } => {
                let symbol = if *decrement { "--" } else { "++" };
                let name = if *prefix { format!("{symbol}_") } else { format!("_{symbol}") };
                self.node(&name, &[target]);
            }
            E::Assign(a) => {
                let op = a.op.map_or("set".to_owned(), |op| format!("set{}", op.symbol()));
                self.assign(&op, &a.lhs, a.brackets, &a.rhs);
            }
            _ => {}
        }
    }
}
