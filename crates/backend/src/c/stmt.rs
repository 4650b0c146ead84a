//! Statements of Loops as C text.
//!
//! Every function has one exit: `done:` frees what the locals own. Errors do not come back (the
//! runtime library prints them and ends the program), so nothing is freed on their way.

use super::expr::{Prec, text, top};
use super::{array_name, c_string, c_type, class_code, each_stmt, kernel_name, type_name};
use ir::loops::{
    Block, Elem, Expr, Fault, Fill, Function, FunctionId, LocalId, Module, Operand, SiteId, Stmt, Ty,
};
use std::fmt::Write;

/// The body of a function, declarations included, indented by one step.
pub(super) fn body(module: &Module, id: FunctionId) -> String {
    let function = &module.functions[id];
    let mut w = Writer { module, f: function, out: String::new(), depth: 1 };
    w.declarations();
    let framed = needs_frame(function);
    if framed {
        let _ = writeln!(w.out, "    tame_frame frame;");
        let name = c_string(function.source.as_str());
        let _ = writeln!(w.out, "    tame_enter(&frame, {name});\n");
    }
    w.block(&function.body);
    w.exit(framed);
    w.out
}

/// Whether an error can pass through the function, so that the call stack must know it.
fn needs_frame(f: &Function) -> bool {
    let mut found = false;
    each_stmt(&f.body, &mut |s| {
        found |= matches!(
            s,
            Stmt::Check { .. }
                | Stmt::Call { .. }
                | Stmt::Kernel { .. }
                | Stmt::Convert { .. }
                | Stmt::Support { .. }
                | Stmt::Alloc { .. }
                | Stmt::Grow { .. }
                | Stmt::GrowLinear { .. }
        );
    });
    found
}

struct Writer<'a> {
    module: &'a Module,
    f: &'a Function,
    out: String,
    depth: usize,
}

impl<'a> Writer<'a> {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{:indent$}{text}", "", indent = 4 * self.depth);
    }

    fn name(&self, l: LocalId) -> &'a str {
        &self.f.locals[l].name
    }

    fn ty(&self, l: LocalId) -> Ty {
        self.f.locals[l].ty
    }

    /// The C name of an array local's type.
    fn array(&self, l: LocalId) -> String {
        type_name(self.ty(l))
    }

    fn declarations(&mut self) {
        let f = self.f;
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for (id, local) in f.locals.iter() {
            if f.params.iter().any(|p| p.local == id) {
                continue;
            }
            let init = match local.ty {
                Ty::Array(..) => " = {0}",
                Ty::Boxed => " = NULL",
                Ty::Scalar(_) if f.results.contains(&id) => " = 0",
                Ty::Scalar(_) => "",
            };
            let ty = type_name(local.ty);
            let item = format!("{}{init}", local.name);
            match groups.iter_mut().find(|(t, _)| *t == ty) {
                Some((_, items)) => items.push(item),
                None => groups.push((ty, vec![item])),
            }
        }
        for (ty, items) in groups {
            for chunk in items.chunks(8) {
                let text = format!("{ty} {};", chunk.join(", "));
                self.line(&text);
            }
        }
    }

    fn exit(&mut self, framed: bool) {
        let f = self.f;
        let mut returns = false;
        each_stmt(&f.body, &mut |s| returns |= matches!(s, Stmt::Return));
        let owned: Vec<LocalId> = f
            .locals
            .iter()
            .filter(|(_, l)| !matches!(l.ty, Ty::Scalar(_)))
            .map(|(id, _)| id)
            .filter(|id| !f.results.contains(id))
            .filter(|id| !f.params.iter().any(|p| p.local == *id && p.borrowed))
            .collect();
        if returns {
            self.out.push_str("done:;\n");
        }
        for id in owned {
            self.free(id);
        }
        if framed {
            self.line("tame_leave(&frame);");
        }
        match f.results.as_slice() {
            [] => {}
            [one] => {
                let text = format!("return {};", self.name(*one));
                self.line(&text);
            }
            many => {
                let names: Vec<&str> = many.iter().map(|r| self.name(*r)).collect();
                let text = format!("return ({}_results){{{}}};", f.name, names.join(", "));
                self.line(&text);
            }
        }
    }

    fn free(&mut self, id: LocalId) {
        let text = match self.ty(id) {
            Ty::Array(..) => format!("{}_free(&{});", self.array(id), self.name(id)),
            Ty::Boxed => format!("tame_free(&{});", self.name(id)),
            Ty::Scalar(_) => return,
        };
        self.line(&text);
    }

    fn block(&mut self, block: &Block) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    fn nested(&mut self, block: &Block) {
        self.depth += 1;
        self.block(block);
        self.depth -= 1;
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::If(cond, then, els) => self.branch(cond, then, els, "if"),
            Stmt::While { header, cond, body } => self.while_loop(header, cond, body),
            Stmt::For { var, lo, step, hi, body } => self.for_loop(*var, lo, step, hi, body),
            Stmt::Kernel { .. } => self.kernel(stmt),
            Stmt::Call { .. } => self.call(stmt),
            _ => {
                let text = self.simple(stmt);
                self.line(&text);
            }
        }
    }

    fn branch(&mut self, cond: &Expr, then: &Block, els: &Block, word: &str) {
        if then.is_empty() && !els.is_empty() {
            return self.branch(&Expr::Not(Box::new(cond.clone())), els, then, word);
        }
        let text = format!("{word} ({}) {{", top(self.f, cond));
        self.line(&text);
        self.nested(then);
        match els.as_slice() {
            [] => self.line("}"),
            [Stmt::If(c, t, e)] => self.branch(c, t, e, "} else if"),
            _ => {
                self.line("} else {");
                self.nested(els);
                self.line("}");
            }
        }
    }

    fn while_loop(&mut self, header: &Block, cond: &Expr, body: &Block) {
        if header.is_empty() {
            let text = format!("while ({}) {{", top(self.f, cond));
            self.line(&text);
            self.nested(body);
        } else {
            self.line("for (;;) {");
            self.nested(header);
            self.depth += 1;
            let text = format!("if (!({})) break;", top(self.f, cond));
            self.line(&text);
            self.depth -= 1;
            self.nested(body);
        }
        self.line("}");
    }

    fn for_loop(&mut self, var: LocalId, lo: &Expr, step: &Expr, hi: &Expr, body: &Block) {
        let v = self.name(var);
        let f = self.f;
        match step {
            Expr::Integer(k, Elem::Index) => {
                let (sign, by) = match k {
                    1 => ("<=", format!("++{v}")),
                    -1 => (">=", format!("--{v}")),
                    k if *k < 0 => (">=", format!("{v} -= {}", -k)),
                    k => ("<=", format!("{v} += {k}")),
                };
                let lo = top(f, lo);
                // `i < n` where the limit is `n - 1`: what a C programmer writes.
                let text = match hi {
                    Expr::Op { op: types::scalar::ScalarOp::Minus, args, .. }
                        if *k > 0 && matches!(args.as_slice(), [_, Expr::Integer(1, _)]) =>
                    {
                        let hi = text(f, &args[0], Prec::Sum);
                        format!("for ({v} = {lo}; {v} < {hi}; {by}) {{")
                    }
                    _ => {
                        let hi = text(f, hi, Prec::Sum);
                        format!("for ({v} = {lo}; {v} {sign} {hi}; {by}) {{")
                    }
                };
                self.line(&text);
                self.nested(body);
                self.line("}");
            }
            _ => {
                let elem = f.elem(lo);
                let [lo, step, hi] = [lo, step, hi].map(|e| top(f, e));
                let c = c_type(elem);
                let head = format!("TAME_FOR_RANGE({c}, {v}, {lo}, {step}, {hi}) {{");
                self.line(&head);
                self.nested(body);
                self.line("}");
            }
        }
    }

    fn exprs(&self, exprs: &[Expr]) -> String {
        exprs.iter().map(|e| top(self.f, e)).collect::<Vec<_>>().join(", ")
    }

    fn dims(&self, dims: &[Expr]) -> String {
        format!("(int64_t[]){{{}}}", self.exprs(dims))
    }

    fn simple(&self, stmt: &Stmt) -> String {
        let f = self.f;
        match stmt {
            Stmt::Assign(l, e) => self.assign(*l, e),
            Stmt::ToIndex { local, value, position, at } => format!(
                "{} = tame_index({}, {position}, {});",
                self.name(*local),
                top(f, value),
                site(*at)
            ),
            Stmt::Truth { local, value, at } => {
                format!("{} = tame_truth({}, {});", self.name(*local), self.name(*value), site(*at))
            }
            Stmt::Store { array, index, value } => {
                format!("{}.data[{}] = {};", self.name(*array), top(f, index), top(f, value))
            }
            Stmt::Alloc { array, dims, fill, at } => self.alloc(*array, dims, fill, *at),
            Stmt::Grow { array, dims, amortise, at } => format!(
                "{ty}_grow(&{}, {}, {amortise}, {});",
                self.name(*array),
                self.dims(dims),
                site(*at),
                ty = self.array(*array)
            ),
            Stmt::GrowLinear { array, count, at } => format!(
                "{}_grow_linear(&{}, {}, {});",
                self.array(*array),
                self.name(*array),
                top(f, count),
                site(*at)
            ),
            Stmt::Reshape(l, dims) => {
                let sets: Vec<String> = dims
                    .iter()
                    .enumerate()
                    .map(|(d, e)| format!("{}.dim[{d}] = {};", self.name(*l), top(f, e)))
                    .collect();
                sets.join(" ")
            }
            Stmt::Move(d, s) => match self.ty(*d) {
                Ty::Array(..) => format!("{}_move(&{}, &{});", self.array(*d), self.name(*d), self.name(*s)),
                _ => format!("tame_move(&{}, &{});", self.name(*d), self.name(*s)),
            },
            Stmt::Copy(d, s) => match self.ty(*d) {
                Ty::Array(..) => format!("{}_copy(&{}, {});", self.array(*d), self.name(*d), self.name(*s)),
                Ty::Boxed => format!("tame_copy(&{}, {});", self.name(*d), self.name(*s)),
                Ty::Scalar(_) => format!("{} = {};", self.name(*d), self.name(*s)),
            },
            Stmt::Free(l) => match self.ty(*l) {
                Ty::Boxed => format!("tame_free(&{});", self.name(*l)),
                _ => format!("{}_free(&{});", self.array(*l), self.name(*l)),
            },
            Stmt::Break => "break;".into(),
            Stmt::Continue => "continue;".into(),
            Stmt::Return => "goto done;".into(),
            Stmt::Check { fails, fault, args, at } => {
                format!("if ({}) {};", top(f, fails), self.fault(*fault, args, *at))
            }
            Stmt::Convert { dst, src, at } => self.convert(*dst, src, *at),
            Stmt::Support { name, args, result, at } => {
                let args: Vec<String> = args.iter().map(|a| self.plain_operand(a)).collect();
                format!(
                    "{ty}_{name}(&{}, {}, {});",
                    self.name(*result),
                    args.join(", "),
                    site(*at),
                    ty = self.array(*result)
                )
            }
            Stmt::Comment(text) => format!("/* {} */", text.trim().replace("*/", "* /")),
            Stmt::If(..) | Stmt::While { .. } | Stmt::For { .. } | Stmt::Call { .. } | Stmt::Kernel { .. } => {
                String::new()
            }
        }
    }

    fn assign(&self, l: LocalId, e: &Expr) -> String {
        let name = self.name(l);
        // `x = x + e` as `x += e`, which is the same sum.
        if let Expr::Op { op, args, elem, .. } = e
            && let [Expr::Local(a), b] = args.as_slice()
            && *a == l
            && !elem.is_complex()
        {
            use types::scalar::ScalarOp;
            let sign = match op {
                ScalarOp::Plus => Some("+="),
                ScalarOp::Minus => Some("-="),
                ScalarOp::Times => Some("*="),
                _ => None,
            };
            if let Some(sign) = sign {
                return format!("{name} {sign} {};", top(self.f, b));
            }
        }
        format!("{name} = {};", top(self.f, e))
    }

    fn alloc(&self, array: LocalId, dims: &[Expr], fill: &Fill, at: SiteId) -> String {
        let (ty, name, dims, at) = (self.array(array), self.name(array), self.dims(dims), site(at));
        match fill {
            Fill::Raw => format!("{ty}_alloc(&{name}, {dims}, {at});"),
            Fill::Zero => format!("{ty}_zeros(&{name}, {dims}, {at});"),
            Fill::Value(v) => format!("{ty}_filled(&{name}, {dims}, {}, {at});", top(self.f, v)),
        }
    }

    fn fault(&self, fault: Fault, args: &[Expr], at: SiteId) -> String {
        let at = site(at);
        let numbers: String = args.iter().map(|a| format!("{}, ", top(self.f, a))).collect();
        let named = |function: &str, name: base::Name| {
            format!("tame_fault_{function}({}, {at})", c_string(name.as_str()))
        };
        match fault {
            Fault::BadIndex => format!("tame_fault_bad_index({numbers}{at})"),
            Fault::IndexBounds => format!("tame_fault_index_bounds({numbers}{at})"),
            Fault::SubscriptBounds => format!("tame_fault_subscript_bounds({numbers}{at})"),
            Fault::Nonconformant => format!("tame_fault_nonconformant({at})"),
            Fault::InnerDim => format!("tame_fault_inner_dim({at})"),
            Fault::AssignSize => {
                format!("tame_fault_assign_size({}, (int64_t[]){{{}}}, {at})", args.len() / 2, self.exprs(args))
            }
            Fault::Undefined(name) => named("undefined", name),
            Fault::OutputNotAssigned(name) => named("output_not_assigned", name),
            Fault::NotLogicalScalar => format!("tame_fault_not_logical_scalar({at})"),
            Fault::NanToLogical => format!("tame_fault_nan_to_logical({at})"),
            Fault::Raise(identifier, message) => {
                let (identifier, message) = (c_string(identifier.as_str()), c_string(message.as_str()));
                format!("tame_fault_raise({identifier}, {message}, {at})")
            }
        }
    }

    /// An operand as a plain C value: scalars by value, arrays by their struct.
    fn plain_operand(&self, operand: &Operand) -> String {
        match operand {
            Operand::Scalar(e) => top(self.f, e),
            Operand::Borrow(l) => self.name(*l).to_owned(),
            Operand::Take(l) => match self.ty(*l) {
                Ty::Array(..) => format!("{}_take(&{})", self.array(*l), self.name(*l)),
                _ => format!("tame_take(&{})", self.name(*l)),
            },
            _ => self.boxed_operand(operand),
        }
    }

    /// An operand as an owned boxed value.
    fn boxed_operand(&self, operand: &Operand) -> String {
        match operand {
            Operand::Scalar(e) => self.boxed_scalar(e),
            Operand::Borrow(l) => match self.ty(*l) {
                Ty::Scalar(_) => self.boxed_scalar(&Expr::Local(*l)),
                Ty::Array(..) => format!("{}_box({})", self.array(*l), self.name(*l)),
                Ty::Boxed => format!("tame_retain({})", self.name(*l)),
            },
            Operand::Take(l) => match self.ty(*l) {
                Ty::Scalar(_) => self.boxed_scalar(&Expr::Local(*l)),
                Ty::Array(..) => format!("{}_box({})", self.array(*l), self.name(*l)),
                Ty::Boxed => format!("tame_take(&{})", self.name(*l)),
            },
            Operand::Text(t) => format!("tame_text({})", c_string(t)),
            Operand::StringText(t) => format!("tame_string({})", c_string(t)),
            Operand::Colon => "tame_text(\":\")".into(),
        }
    }

    fn boxed_scalar(&self, e: &Expr) -> String {
        let elem = self.f.elem(e);
        match elem {
            Elem::F64 => format!("tame_double({})", top(self.f, e)),
            Elem::Index => match e {
                Expr::Integer(v, _) => format!("tame_double({v})"),
                _ => format!("tame_double((double){})", text(self.f, e, Prec::Unary)),
            },
            Elem::Bool => format!("tame_logical({})", top(self.f, e)),
            _ => format!(
                "tame_scalar({}, &({}){{{}}})",
                class_code(elem),
                c_type(elem),
                top(self.f, e)
            ),
        }
    }

    /// An owned boxed value `value` as the content of local `dst`.
    fn unboxed(&self, dst: LocalId, value: &str, at: SiteId) -> String {
        let (name, at) = (self.name(dst), site(at));
        match self.ty(dst) {
            Ty::Boxed => format!("tame_set(&{name}, {value});"),
            Ty::Array(..) => format!("{}_unbox(&{name}, {value}, {at});", self.array(dst)),
            Ty::Scalar(Elem::F64) => format!("{name} = tame_to_double({value}, {at});"),
            Ty::Scalar(Elem::Index) => format!("{name} = (int64_t)tame_to_double({value}, {at});"),
            Ty::Scalar(Elem::Bool) => format!("{name} = tame_to_logical({value}, {at});"),
            Ty::Scalar(elem) => format!("tame_to_scalar({}, &{name}, {value}, {at});", class_code(elem)),
        }
    }

    fn convert(&self, dst: LocalId, src: &Operand, at: SiteId) -> String {
        self.unboxed(dst, &self.boxed_operand(src), at)
    }

    fn kernel(&mut self, stmt: &Stmt) {
        let Stmt::Kernel { name, args, nargout, results, at } = stmt else { return };
        let operands: Vec<String> = args.iter().map(|a| self.boxed_operand(a)).collect();
        let values = match operands.as_slice() {
            [] => "NULL".to_owned(),
            _ => format!("(tame_value[]){{{}}}", operands.join(", ")),
        };
        let call = format!(
            "tame_call(&{}, {}, {values}, {nargout}, ",
            kernel_name(*name),
            operands.len()
        );
        let site = site(*at);
        match results.as_slice() {
            [] => self.line(&format!("{call}NULL, 0, {site});")),
            [one] => {
                // With no result asked for, one may come all the same, as `ans`.
                let function = if *nargout == 0 { "tame_call0" } else { "tame_call1" };
                let value = format!(
                    "{function}(&{}, {}, {values}, {site})",
                    kernel_name(*name),
                    operands.len()
                );
                let text = self.unboxed(*one, &value, *at);
                self.line(&text);
            }
            many => {
                self.line("{");
                self.depth += 1;
                let text = format!("tame_value results[{}];", many.len());
                self.line(&text);
                self.line(&format!("{call}results, {}, {site});", many.len()));
                for (i, r) in many.iter().enumerate() {
                    let text = self.unboxed(*r, &format!("results[{i}]"), *at);
                    self.line(&text);
                }
                self.depth -= 1;
                self.line("}");
            }
        }
    }

    fn call(&mut self, stmt: &Stmt) {
        let Stmt::Call { function, args, results, at } = stmt else { return };
        let callee = &self.module.functions[*function];
        let operands: Vec<String> = args
            .iter()
            .zip(&callee.params)
            .map(|(a, p)| match callee.locals[p.local].ty {
                Ty::Boxed => self.boxed_operand(a),
                _ => self.plain_operand(a),
            })
            .collect();
        let call = format!("{}({})", callee.name, operands.join(", "));
        self.line(&format!("frame.at = {};", site(*at)));
        match (results.as_slice(), callee.results.len()) {
            ([], 0) => self.line(&format!("{call};")),
            ([one], 1) => {
                let text = self.receive(*one, &call);
                self.line(&text);
            }
            (some, _) => {
                self.line("{");
                self.depth += 1;
                self.line(&format!("{}_results r = {call};", callee.name));
                for (r, from) in some.iter().zip(&callee.results) {
                    let field = format!("r.{}", callee.locals[*from].name);
                    let text = self.receive(*r, &field);
                    self.line(&text);
                }
                self.depth -= 1;
                self.line("}");
            }
        }
    }

    /// `dst` takes over a value its C expression owns.
    fn receive(&self, dst: LocalId, value: &str) -> String {
        let name = self.name(dst);
        match self.ty(dst) {
            Ty::Scalar(_) => format!("{name} = {value};"),
            Ty::Array(e, rank) => format!("{}_set(&{name}, {value});", array_name(e, rank)),
            Ty::Boxed => format!("tame_set(&{name}, {value});"),
        }
    }
}

/// The number of a position in the emitted table, whose entry 0 means "none".
fn site(at: SiteId) -> String {
    (base::EntityRef::index(at) + 1).to_string()
}

