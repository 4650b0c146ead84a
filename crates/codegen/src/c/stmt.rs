//! Statements of Loops as C text.
//!
//! Every function has one exit: `done:` frees what the locals own. Errors do not come back: they end
//! the program, or go to the innermost `try`; what functions on the way own, their frames list
//! ([`super::unwind`]).
//!
//! A `try` body is a function of its own (`f_try_1`) that `tame_try` calls under `setjmp`. It and the
//! function it belongs to share their locals through a struct, so that what the body assigned before
//! the error is there after it (C11 7.13.2.1 leaves plain locals indeterminate).

use super::expr::{Prec, text, top};
use super::{array_name, c_string, c_type, class_code, kernel_name, thunk_name, type_name};
use ir::loops::{
    Block, Elem, Expr, Fault, Fill, Function, FunctionId, LocalId, Module, Operand, SiteId, Stmt, Ty,
};
use std::fmt::Write;

/// The text of a function, after that of its protected blocks.
pub(super) fn function(module: &Module, id: FunctionId, signature: &str, unwound: bool) -> String {
    let function = &module.functions[id];
    let mut protects = false;
    function.each_stmt(&mut |s| protects |= matches!(s, Stmt::Try { .. }));
    if protects {
        return sharing(module, function, signature, unwound);
    }
    let mut w = Writer::new(module, function);
    w.declarations();
    let framed = needs_frame(function);
    if framed {
        w.line("tame_frame frame;");
        w.enter(unwound);
    }
    w.block(&function.body);
    w.exit(framed);
    format!("{signature} {{\n{}}}\n\n", w.out)
}

/// The text of a function that shares its locals with the blocks it protects.
fn sharing(module: &Module, function: &Function, signature: &str, unwound: bool) -> String {
    let used = function.mentioned();
    let is_param = |l: LocalId| function.params.iter().any(|p| p.local == l);
    let mut fields = String::from("    tame_frame frame;\n");
    let mut copies = String::new();
    let mut renamed = function.clone();
    for (id, local) in function.locals.iter().filter(|(_, l)| l.global.is_none()) {
        if used.contains(&id) || is_param(id) {
            let _ = writeln!(fields, "    {} {};", type_name(local.ty), local.name);
        }
        if is_param(id) {
            let _ = writeln!(copies, "    l->{name} = {name};", name = local.name);
        }
        renamed.locals[id].name = format!("l->{}", local.name);
    }
    let name = &function.name;
    let mut w = Writer { frame: "l->frame", ..Writer::new(module, &renamed) };
    let _ = write!(w.out, "    struct {name}_locals locals = {{0}}, *l = &locals;\n{copies}");
    w.enter(unwound);
    w.block(&function.body);
    w.exit(true);
    let (body, protected) = (w.out, w.protected);
    format!("struct {name}_locals {{\n{fields}}};\n\n{protected}{signature} {{\n{body}}}\n\n")
}

/// Whether an error can pass through the function, so that the call stack must know it.
fn needs_frame(f: &Function) -> bool {
    let mut found = false;
    f.each_stmt(&mut |s| {
        found |= matches!(
            s,
            Stmt::Check { .. }
                | Stmt::Call { .. }
                | Stmt::Kernel { .. }
                | Stmt::Convert { .. }
                | Stmt::Support { .. }
                | Stmt::Alloc { .. }
                | Stmt::Grow { .. }
                | Stmt::GrowRows { .. }
                | Stmt::GrowLinear { .. }
                | Stmt::Append { .. }
                | Stmt::ToIndex { .. }
                | Stmt::Truth { .. }
        );
    });
    found
}

pub(super) struct Writer<'a> {
    module: &'a Module,
    pub(super) f: &'a Function,
    out: String,
    depth: usize,
    /// What the function's frame is called.
    frame: &'static str,
    /// The functions of the protected blocks written so far, and how many they are.
    protected: String,
    tries: usize,
    /// Inside a protected block, how many of its loops surround the statement.
    loops: Option<usize>,
}

/// The ways in which a jump leaves a protected block.
const JUMPS: [(&str, &str); 3] =
    [("TAME_BREAK", "break;"), ("TAME_CONTINUE", "continue;"), ("TAME_RETURN", "goto done;")];

impl<'a> Writer<'a> {
    fn new(module: &'a Module, f: &'a Function) -> Writer<'a> {
        Writer {
            module,
            f,
            out: String::new(),
            depth: 1,
            frame: "frame",
            protected: String::new(),
            tries: 0,
            loops: None,
        }
    }

    /// Enters the function's frame; an error that passes through gives up what the frame lists.
    fn enter(&mut self, unwound: bool) {
        let name = c_string(self.f.source.as_str());
        let owned = if unwound { self.owned(true) } else { Vec::new() };
        let frame = self.frame;
        if owned.is_empty() {
            let _ = writeln!(self.out, "    tame_enter(&{frame}, {name});\n");
            return;
        }
        let items: Vec<String> = owned
            .iter()
            .map(|l| match self.ty(*l) {
                Ty::Boxed => format!("{{&{}, true}}", self.name(*l)),
                _ => format!("{{&{}.data, false}}", self.name(*l)),
            })
            .collect();
        let _ = writeln!(self.out, "    tame_owned owned[] = {{{}}};", items.join(", "));
        let _ = writeln!(self.out, "    tame_enter(&{frame}, {name});");
        let _ = writeln!(self.out, "    tame_owns(&{frame}, owned, {});\n", items.len());
    }

    /// The arrays and boxed values that the function must give up; `results` too, while it runs.
    fn owned(&self, results: bool) -> Vec<LocalId> {
        let f = self.f;
        let used = f.mentioned();
        f.locals
            .iter()
            .filter(|(_, l)| !matches!(l.ty, Ty::Scalar(_)) && l.global.is_none())
            .map(|(id, _)| id)
            .filter(|id| (results || !f.results.contains(id)) && used.contains(id))
            .filter(|id| !f.params.iter().any(|p| p.local == *id && p.borrowed))
            .collect()
    }

    /// A jump: plain, or as the result of the protected block it leaves.
    fn jump(&mut self, kind: usize) {
        let leaves = match self.loops {
            Some(loops) => kind == 2 || loops == 0,
            None => false,
        };
        let (code, plain) = JUMPS[kind];
        match leaves {
            true => self.line(&format!("return {code};")),
            false => self.line(plain),
        }
    }

    fn try_(&mut self, body: &Block, err: Option<LocalId>, handler: &Block) {
        self.tries += 1;
        let name = format!("{}_try_{}", self.f.name, self.tries);
        let mut w = Writer {
            tries: self.tries,
            loops: Some(0),
            frame: self.frame,
            ..Writer::new(self.module, self.f)
        };
        w.block(body);
        self.tries = w.tries;
        self.protected.push_str(&w.protected);
        let _ = write!(
            self.protected,
            "static int {name}(void *locals) {{\n    struct {}_locals *l = locals;\n{}    return TAME_DONE;\n}}\n\n",
            self.f.name, w.out
        );
        let jumps = jumps(body, false);
        let used: Vec<usize> = (0..3).filter(|k| jumps[*k]).collect();
        if used.is_empty() {
            self.line(&format!("if (tame_try({name}, l) == TAME_CAUGHT) {{"));
        } else {
            self.line("{");
            self.depth += 1;
            self.line(&format!("int left = tame_try({name}, l);"));
            for k in &used {
                self.line(&format!("if (left == {})", JUMPS[*k].0));
                self.depth += 1;
                self.jump(*k);
                self.depth -= 1;
            }
            self.line("if (left == TAME_CAUGHT) {");
        }
        self.depth += 1;
        match err {
            Some(e) => self.line(&format!("tame_set(&{}, tame_caught());", self.name(e))),
            None => self.line("tame_release(tame_caught());"),
        }
        self.depth -= 1;
        self.nested(handler);
        self.line("}");
        if !used.is_empty() {
            self.depth -= 1;
            self.line("}");
        }
    }
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
        let used = f.mentioned();
        for (id, local) in f.locals.iter() {
            if f.params.iter().any(|p| p.local == id) || !used.contains(&id) || local.global.is_some() {
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
        f.each_stmt(&mut |s| returns |= matches!(s, Stmt::Return));
        let owned = self.owned(false);
        if returns {
            self.out.push_str("done:;\n");
        }
        self.block(&f.epilogue);
        for id in owned {
            self.free(id);
        }
        if framed {
            self.line(&format!("tame_leave(&{});", self.frame));
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
            Stmt::Try { body, err, handler } => self.try_(body, *err, handler),
            Stmt::Break => self.jump(0),
            Stmt::Continue => self.jump(1),
            Stmt::Return => self.jump(2),
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

    /// The body of a loop.
    fn looped(&mut self, body: &Block) {
        self.loops = self.loops.map(|n| n + 1);
        self.nested(body);
        self.loops = self.loops.map(|n| n - 1);
    }

    fn while_loop(&mut self, header: &Block, cond: &Expr, body: &Block) {
        if header.is_empty() {
            let text = format!("while ({}) {{", top(self.f, cond));
            self.line(&text);
            self.looped(body);
        } else {
            self.line("for (;;) {");
            self.looped(header);
            self.depth += 1;
            let text = format!("if (!({})) break;", top(self.f, cond));
            self.line(&text);
            self.depth -= 1;
            self.looped(body);
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
                self.looped(body);
                self.line("}");
            }
            _ => {
                let elem = f.elem(lo);
                let [lo, step, hi] = [lo, step, hi].map(|e| top(f, e));
                let c = c_type(elem);
                let head = format!("TAME_FOR_RANGE({c}, {v}, {lo}, {step}, {hi}) {{");
                self.line(&head);
                self.looped(body);
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
            Stmt::ToIndex { local, value, position, at } => {
                format!("{} = tame_index({}, {position}, {});", self.name(*local), top(f, value), site(*at))
            }
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
            Stmt::GrowRows { array, lead, dims, at } => format!(
                "{}_grow_rows(&{}, &{}, {}, {});",
                self.array(*array),
                self.name(*array),
                self.name(*lead),
                self.dims(dims),
                site(*at)
            ),
            Stmt::Compact { array, lead } => {
                format!("{}_compact(&{}, &{});", self.array(*array), self.name(*array), self.name(*lead))
            }
            Stmt::GrowLinear { array, count, at } => format!(
                "{}_grow_linear(&{}, {}, {});",
                self.array(*array),
                self.name(*array),
                top(f, count),
                site(*at)
            ),
            Stmt::Append { array, part, vertical, at } => format!(
                "{}_append(&{}, {}, {vertical}, {});",
                self.array(*array),
                self.name(*array),
                self.part(*array, part),
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
            Stmt::Check { fails, fault, args, at } => {
                format!("if ({}) {};", top(f, fails), self.fault(*fault, args, *at))
            }
            Stmt::Handle { dst, thunk, captures, text } => {
                let captures: Vec<String> = captures.iter().map(|c| self.boxed_operand(c)).collect();
                let values = match captures.as_slice() {
                    [] => "NULL".to_owned(),
                    _ => format!("(tame_value[]){{{}}}", captures.join(", ")),
                };
                let thunk = thunk_name(self.module, *thunk);
                let text = c_string(text);
                format!(
                    "tame_set(&{}, tame_handle({thunk}, {text}, {}, {values}));",
                    self.name(*dst),
                    captures.len()
                )
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
            Stmt::If(..)
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Call { .. }
            | Stmt::Kernel { .. }
            | Stmt::Try { .. }
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return => String::new(),
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
                format!(
                    "tame_fault_assign_size({}, (int64_t[]){{{}}}, {at})",
                    args.len() / 2,
                    self.exprs(args)
                )
            }
            Fault::AssignCount => format!("tame_fault_assign_count({at})"),
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

    /// What is appended to an array: another one, or a scalar as one of one element.
    fn part(&self, array: LocalId, part: &Operand) -> String {
        match (part, self.ty(array)) {
            (Operand::Scalar(e), Ty::Array(elem, _)) => {
                let (name, of, value) = (self.array(array), super::c_type(elem), top(self.f, e));
                format!("({name}){{.data = &({of}){{{value}}}, .dim = {{1, 1}}}}")
            }
            _ => self.plain_operand(part),
        }
    }

    /// An operand as an owned boxed value.
    pub(super) fn boxed_operand(&self, operand: &Operand) -> String {
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
            Operand::Spread(l) => format!("tame_spread_list({})", self.name(*l)),
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
            _ => format!("tame_scalar({}, &({}){{{}}})", class_code(elem), c_type(elem), top(self.f, e)),
        }
    }

    /// An owned boxed value `value` as the content of local `dst`.
    pub(super) fn unboxed(&self, dst: LocalId, value: &str, at: SiteId) -> String {
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
        if let Some(text) = self.path(*name, args, *nargout, results, *at) {
            return self.line(&text);
        }
        let operands: Vec<String> = args.iter().map(|a| self.boxed_operand(a)).collect();
        let values = match operands.as_slice() {
            [] => "NULL".to_owned(),
            _ => format!("(tame_value[]){{{}}}", operands.join(", ")),
        };
        let call = format!("tame_call(&{}, {}, {values}, {nargout}, ", kernel_name(*name), operands.len());
        let site = site(*at);
        match results.as_slice() {
            [] => self.line(&format!("{call}NULL, 0, {site});")),
            [one] => {
                // With no result asked for, one may come all the same, as `ans`.
                let function = if *nargout == 0 { "tame_call0" } else { "tame_call1" };
                let value =
                    format!("{function}(&{}, {}, {values}, {site})", kernel_name(*name), operands.len());
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
                // What is lent stays the caller's.
                Ty::Boxed if p.borrowed && matches!(a, Operand::Borrow(_)) => self.plain_operand(a),
                Ty::Boxed => self.boxed_operand(a),
                _ => self.plain_operand(a),
            })
            .collect();
        let call = format!("{}({})", callee.name, operands.join(", "));
        self.line(&format!("{}.at = {};", self.frame, site(*at)));
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

/// Which jumps (break, continue, return) leave the block.
fn jumps(block: &[Stmt], looped: bool) -> [bool; 3] {
    let mut found = [false; 3];
    for s in block {
        match s {
            Stmt::Break => found[0] |= !looped,
            Stmt::Continue => found[1] |= !looped,
            Stmt::Return => found[2] = true,
            _ => {}
        }
        let looped = looped || matches!(s, Stmt::While { .. } | Stmt::For { .. });
        for inner in s.blocks() {
            let inside = jumps(inner, looped);
            (0..3).for_each(|k| found[k] |= inside[k]);
        }
    }
    found
}

/// The number of a position in the emitted table, whose entry 0 means "none".
pub(super) fn site(at: SiteId) -> String {
    (base::EntityRef::index(at) + 1).to_string()
}
