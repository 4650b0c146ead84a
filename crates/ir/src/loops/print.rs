//! The printed form of Loops: what `tame dev loops` shows and what tests compare.

use super::{Block, Elem, Expr, Fill, Function, Module, Operand, Stmt, Ty};
use std::fmt::Write;

/// Prints every function of a module.
pub fn print(module: &Module) -> String {
    let mut out = String::new();
    for (id, function) in module.functions.iter() {
        let mut p = Printer { module, function, out: &mut out, depth: 1 };
        p.header(module.entry == Some(id));
        p.block(&function.body);
        p.block(&function.epilogue);
        out.push_str("}\n\n");
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

struct Printer<'a> {
    module: &'a Module,
    function: &'a Function,
    out: &'a mut String,
    depth: usize,
}

impl Printer<'_> {
    fn header(&mut self, entry: bool) {
        let f = self.function;
        let params: Vec<String> = f
            .params
            .iter()
            .map(|p| format!("{}{}", if p.borrowed { "&" } else { "" }, self.name(p.local)))
            .collect();
        let results: Vec<&str> = f.results.iter().map(|r| self.name(*r)).collect();
        let entry = if entry { "entry " } else { "" };
        let _ =
            writeln!(self.out, "{entry}fn {}({}) -> ({}) {{", f.name, params.join(", "), results.join(", "));
        for local in f.locals.values() {
            let _ = writeln!(self.out, "  var {}: {}", local.name, ty(local.ty));
        }
    }

    fn name(&self, local: super::LocalId) -> &str {
        &self.function.locals[local].name
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{:indent$}{text}", "", indent = 2 * self.depth);
    }

    fn nested(&mut self, block: &Block) {
        self.depth += 1;
        self.block(block);
        self.depth -= 1;
    }

    fn block(&mut self, block: &Block) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::If(cond, then, els) => {
                let head = format!("if {} {{", self.expr(cond));
                self.line(&head);
                self.nested(then);
                if !els.is_empty() {
                    self.line("} else {");
                    self.nested(els);
                }
                self.line("}");
            }
            Stmt::While { header, cond, body } => {
                self.line("loop {");
                self.nested(header);
                let test = format!("  while {}", self.expr(cond));
                self.line(&test);
                self.nested(body);
                self.line("}");
            }
            Stmt::For { var, lo, step, hi, body } => {
                let head = format!(
                    "for {} = {} : {} : {} {{",
                    self.name(*var),
                    self.expr(lo),
                    self.expr(step),
                    self.expr(hi)
                );
                self.line(&head);
                self.nested(body);
                self.line("}");
            }
            Stmt::Try { body, err, handler } => {
                self.line("try {");
                self.nested(body);
                let head = err.map_or("} catch {".to_owned(), |e| format!("}} catch {} {{", self.name(e)));
                self.line(&head);
                self.nested(handler);
                self.line("}");
            }
            simple => {
                let text = self.simple(simple);
                self.line(&text);
            }
        }
    }

    fn simple(&self, stmt: &Stmt) -> String {
        match stmt {
            Stmt::Assign(l, e) => format!("{} = {}", self.name(*l), self.expr(e)),
            Stmt::ToIndex { local, value, .. } => {
                format!("{} = to_index {}", self.name(*local), self.expr(value))
            }
            Stmt::Truth { local, value, .. } => {
                format!("{} = truth {}", self.name(*local), self.name(*value))
            }
            Stmt::Store { array, index, value } => {
                format!("{}[{}] = {}", self.name(*array), self.expr(index), self.expr(value))
            }
            Stmt::Alloc { array, dims, fill, .. } => {
                let fill = match fill {
                    Fill::Raw => "raw".to_owned(),
                    Fill::Zero => "zero".to_owned(),
                    Fill::Value(e) => self.expr(e),
                };
                format!("{} = alloc({}) of {fill}", self.name(*array), self.exprs(dims))
            }
            Stmt::Grow { array, dims, amortise, .. } => {
                let how = if *amortise { "append" } else { "grow" };
                format!("{how} {} to ({})", self.name(*array), self.exprs(dims))
            }
            Stmt::GrowRows { array, lead, dims, .. } => {
                format!("append {} by {} to ({})", self.name(*array), self.name(*lead), self.exprs(dims))
            }
            Stmt::Compact { array, lead } => format!("compact {} by {}", self.name(*array), self.name(*lead)),
            Stmt::GrowLinear { array, count, .. } => {
                format!("grow {} to {}", self.name(*array), self.expr(count))
            }
            Stmt::Append { array, part, vertical, .. } => {
                let side = if *vertical { "below" } else { "beside" };
                format!("append {} {side} {}", self.operand(part), self.name(*array))
            }
            Stmt::Reshape(l, dims) => format!("reshape {} to ({})", self.name(*l), self.exprs(dims)),
            Stmt::Move(d, s) => format!("{} = move {}", self.name(*d), self.name(*s)),
            Stmt::Copy(d, s) => format!("{} = copy {}", self.name(*d), self.name(*s)),
            Stmt::Free(l) => format!("free {}", self.name(*l)),
            Stmt::Break => "break".into(),
            Stmt::Continue => "continue".into(),
            Stmt::Return => "return".into(),
            Stmt::Check { fails, fault, args, .. } => {
                format!("fail {fault:?}({}) if {}", self.exprs(args), self.expr(fails))
            }
            Stmt::Call { function, args, results, .. } => {
                let callee = &self.module.functions[*function].name;
                format!("({}) = call {callee}({})", self.names(results), self.operands(args))
            }
            Stmt::Kernel { name, args, results, nargout, .. } => {
                format!("({}) = kernel {name}/{nargout}({})", self.names(results), self.operands(args))
            }
            Stmt::Support { name, args, result, .. } => {
                format!("{} = support {name}({})", self.name(*result), self.operands(args))
            }
            Stmt::Handle { dst, thunk, captures, text } => {
                let function =
                    self.module.thunks.get(*thunk).map(|t| &self.module.functions[t.function].name);
                let name = function.map_or("?", |n| n);
                format!("{} = handle {name}({}) {text:?}", self.name(*dst), self.operands(captures))
            }
            Stmt::Convert { dst, src, .. } => {
                format!("{} = convert {}", self.name(*dst), self.operand(src))
            }
            Stmt::Comment(text) => format!("// {text}"),
            Stmt::If(..) | Stmt::While { .. } | Stmt::For { .. } | Stmt::Try { .. } => String::new(),
        }
    }

    fn names(&self, locals: &[super::LocalId]) -> String {
        locals.iter().map(|l| self.name(*l)).collect::<Vec<_>>().join(", ")
    }

    fn operands(&self, operands: &[Operand]) -> String {
        operands.iter().map(|o| self.operand(o)).collect::<Vec<_>>().join(", ")
    }

    fn operand(&self, operand: &Operand) -> String {
        match operand {
            Operand::Scalar(e) => self.expr(e),
            Operand::Borrow(l) => format!("&{}", self.name(*l)),
            Operand::Take(l) => format!("move {}", self.name(*l)),
            Operand::Text(t) => format!("'{}'", t.escape_debug()),
            Operand::StringText(t) => format!("{t:?}"),
            Operand::Colon => ":".into(),
            Operand::Spread(l) => format!("{}{{:}}", self.name(*l)),
        }
    }

    fn exprs(&self, exprs: &[Expr]) -> String {
        exprs.iter().map(|e| self.expr(e)).collect::<Vec<_>>().join(", ")
    }

    fn expr(&self, expr: &Expr) -> String {
        match expr {
            Expr::Number(v, Elem::F64) => format!("{v:?}"),
            Expr::Number(v, e) => format!("{v:?}{}", e.tag()),
            Expr::Integer(v, Elem::Index) => v.to_string(),
            Expr::Integer(v, e) => format!("{v}{}", e.tag()),
            Expr::Bool(v) => v.to_string(),
            Expr::Local(l) => self.name(*l).into(),
            Expr::Load(l, i) => format!("{}[{}]", self.name(*l), self.expr(i)),
            Expr::Extent(l, d) => format!("extent({}, {d})", self.name(*l)),
            Expr::Numel(l) => format!("numel({})", self.name(*l)),
            Expr::Op { op, args, elem, .. } => format!("{}.{}({})", op.name(), elem.tag(), self.exprs(args)),
            Expr::Complex(a, b) => format!("complex({}, {})", self.expr(a), self.expr(b)),
            Expr::Count(parts) => format!("count({})", self.exprs(&parts[..])),
            Expr::Limit(a) => format!("limit({})", self.expr(a)),
            Expr::Cast(e, a) => format!("{}({})", e.tag(), self.expr(a)),
            Expr::Select(c, a, b) => {
                format!("({} ? {} : {})", self.expr(c), self.expr(a), self.expr(b))
            }
            Expr::And(a, b) => format!("({} && {})", self.expr(a), self.expr(b)),
            Expr::Or(a, b) => format!("({} || {})", self.expr(a), self.expr(b)),
            Expr::Not(a) => format!("!{}", self.expr(a)),
        }
    }
}

fn ty(ty: Ty) -> String {
    match ty {
        Ty::Scalar(e) => e.tag().into(),
        Ty::Array(e, rank) => format!("{}[{}]", e.tag(), vec![":"; rank.into()].join(",")),
        Ty::Boxed => "boxed".into(),
    }
}
