//! Statements of Loops as C text.
//!
//! Every function has one exit: `done:` begins what the epilogue holds, which gives up what the locals own.
//! Errors do not come back: they end the program, or go to the innermost `try`; what functions on the way
//! own, their frames list ([`Function::owned`]).
//!
//! A `try` body is a function of its own (`f_try_1`) that `tame_try` calls under `setjmp`. It and the
//! function it belongs to share locals through a struct, so that what the body assigned before the error
//! is there after it (C11 7.13.2.1 leaves plain locals indeterminate). The others are declared where they
//! are used.

use super::expr::{Prec, View, text, top};
use super::names::Names;
use super::{array_name, c_string, c_type, class_code, type_name};
use base::FxHashSet;
use ir::loops::{
    Block, Elem, Exits, Expr, Fault, Fill, Function, FunctionId, LocalId, Module, Operand, SiteId, Stmt, Ty,
};
use std::fmt::Write;

/// The text of a function, after that of its protected blocks.
pub(super) fn function(module: &Module, names: &Names, id: FunctionId, signature: &str) -> String {
    let function = &module.functions[id];
    let mut view = View { f: function, names: names.locals(function) };
    let shared = shared(function);
    let is_param = |l: LocalId| function.params.iter().any(|p| p.local == l);
    let mut fields = String::new();
    let mut copies = String::new();
    if function.raises {
        fields.push_str("    tame_frame frame;\n");
    }
    for l in function.locals.keys().filter(|l| shared.contains(l)) {
        let name = view.name(l).to_owned();
        let _ = writeln!(fields, "    {} {name};", type_name(function.locals[l].ty));
        if is_param(l) {
            let _ = writeln!(copies, "    l->{name} = {name};");
        }
        view.names.insert(l, format!("l->{name}"));
    }
    if fields.is_empty() {
        fields.push_str("    int nothing;\n");
    }
    let mut w = Writer::new(module, names, id, &view, &shared);
    let mut own = function.results.clone();
    mentioned(&function.body, &mut own);
    mentioned(&function.epilogue, &mut own);
    own.extend(&function.owned);
    w.declarations(&own);
    let locals = names.shared.get(&id);
    if let Some(locals) = locals {
        let _ = write!(w.out, "    struct {locals} locals = {{0}}, *l = &locals;\n{copies}");
    } else if function.raises {
        w.line("tame_frame frame;");
    }
    w.enter();
    w.block(&function.body);
    w.exit();
    let (body, protected) = (w.out, w.protected);
    let locals = locals.map_or_else(String::new, |l| format!("struct {l} {{\n{fields}}};\n\n"));
    format!("{locals}{protected}{signature} {{\n{body}}}\n\n")
}

/// The locals that some protected block shares with the function.
fn shared(f: &Function) -> FxHashSet<LocalId> {
    let mut found = FxHashSet::default();
    f.each_stmt(&mut |s| {
        if let Stmt::Try { shared, .. } = s {
            found.extend(shared);
        }
    });
    found
}

/// The locals that a block mentions outside the protected blocks in it.
fn mentioned(block: &[Stmt], out: &mut Vec<LocalId>) {
    for s in block {
        out.extend(s.locals());
        s.each_expr(&mut |e| out.extend(e.reads()));
        match s {
            Stmt::Try { handler, .. } => mentioned(handler, out),
            _ => s.blocks().into_iter().for_each(|b| mentioned(b, out)),
        }
    }
}

pub(super) struct Writer<'a> {
    module: &'a Module,
    names: &'a Names,
    id: FunctionId,
    pub(super) f: &'a View<'a>,
    shared: &'a FxHashSet<LocalId>,
    out: String,
    depth: usize,
    /// The functions of the protected blocks written so far, and how many they are.
    protected: String,
    tries: usize,
    /// Inside a protected block, how many of its loops surround the statement.
    loops: Option<usize>,
}

/// A way in which a jump leaves a protected block.
#[derive(Clone, Copy)]
enum Jump {
    Break,
    Continue,
    Return,
}

impl Jump {
    /// What the block's function returns, and the jump itself.
    fn text(self) -> (&'static str, &'static str) {
        match self {
            Jump::Break => ("TAME_BREAK", "break;"),
            Jump::Continue => ("TAME_CONTINUE", "continue;"),
            Jump::Return => ("TAME_RETURN", "goto done;"),
        }
    }

    fn of(exits: Exits) -> Vec<Jump> {
        let all =
            [(exits.breaks, Jump::Break), (exits.continues, Jump::Continue), (exits.returns, Jump::Return)];
        all.into_iter().filter(|(leaves, _)| *leaves).map(|(_, jump)| jump).collect()
    }
}

impl<'a> Writer<'a> {
    fn new(
        module: &'a Module,
        names: &'a Names,
        id: FunctionId,
        f: &'a View<'a>,
        shared: &'a FxHashSet<LocalId>,
    ) -> Writer<'a> {
        let (out, protected) = (String::new(), String::new());
        Writer { module, names, id, f, shared, out, depth: 1, protected, tries: 0, loops: None }
    }

    /// What the function's frame is called.
    fn frame(&self) -> &'static str {
        if self.names.shared.contains_key(&self.id) { "l->frame" } else { "frame" }
    }

    /// Enters the function's frame; an error that passes through gives up what the frame lists.
    fn enter(&mut self) {
        let f = self.f.f;
        if !f.raises {
            return;
        }
        let (name, frame) = (c_string(f.source.as_str()), self.frame());
        if f.owned.is_empty() {
            let _ = writeln!(self.out, "    tame_enter(cx, &{frame}, {name});\n");
            return;
        }
        let items: Vec<String> = f
            .owned
            .iter()
            .map(|l| match self.ty(*l) {
                Ty::Boxed => format!("{{&{}, true}}", self.name(*l)),
                _ => format!("{{&{}.data, false}}", self.name(*l)),
            })
            .collect();
        let _ = writeln!(self.out, "    tame_owned owned[] = {{{}}};", items.join(", "));
        let count = items.len();
        let _ = writeln!(self.out, "    tame_enter_owner(cx, &{frame}, {name}, owned, {count});\n");
    }

    /// A jump: plain, or as the result of the protected block it leaves.
    fn jump(&mut self, kind: Jump) {
        let leaves = match self.loops {
            Some(loops) => matches!(kind, Jump::Return) || loops == 0,
            None => false,
        };
        let (code, plain) = kind.text();
        match leaves {
            true => self.line(&format!("return {code};")),
            false => self.line(plain),
        }
    }

    fn try_(&mut self, body: &Block, err: Option<LocalId>, handler: &Block, exits: Exits) {
        let name = self.names.tries.get(&self.id).and_then(|t| t.get(self.tries)).map_or("", String::as_str);
        let locals = self.names.shared.get(&self.id).map_or("", String::as_str);
        let mut w = Writer {
            tries: self.tries + 1,
            loops: Some(0),
            ..Writer::new(self.module, self.names, self.id, self.f, self.shared)
        };
        let mut own = Vec::new();
        mentioned(body, &mut own);
        w.declarations(&own);
        w.block(body);
        self.tries = w.tries;
        self.protected.push_str(&w.protected);
        let _ = write!(
            self.protected,
            "static int {name}(tame_context *cx, void *locals) {{\n    struct {locals} *l = locals;\n    (void)cx, (void)l;\n{}    return TAME_DONE;\n}}\n\n",
            w.out
        );
        let jumps = Jump::of(exits);
        if jumps.is_empty() {
            self.line(&format!("if (tame_try(cx, {name}, l) == TAME_CAUGHT) {{"));
        } else {
            self.line("{");
            self.depth += 1;
            self.line(&format!("int left = tame_try(cx, {name}, l);"));
            for jump in &jumps {
                self.line(&format!("if (left == {})", jump.text().0));
                self.depth += 1;
                self.jump(*jump);
                self.depth -= 1;
            }
            self.line("if (left == TAME_CAUGHT) {");
        }
        self.depth += 1;
        match err {
            Some(e) => self.line(&format!("tame_set(cx, &{}, tame_caught(cx));", self.name(e))),
            None => self.line("tame_release(tame_caught(cx));"),
        }
        self.depth -= 1;
        self.nested(handler);
        self.line("}");
        if !jumps.is_empty() {
            self.depth -= 1;
            self.line("}");
        }
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{:indent$}{text}", "", indent = 4 * self.depth);
    }

    pub(super) fn name(&self, l: LocalId) -> &'a str {
        self.f.name(l)
    }

    pub(super) fn ty(&self, l: LocalId) -> Ty {
        self.f.f.locals[l].ty
    }

    pub(super) fn kernel_name(&self, name: base::Name) -> &'a str {
        self.names.kernels.get(&name).map_or("", String::as_str)
    }

    /// The C name of an array local's type.
    fn array(&self, l: LocalId) -> String {
        type_name(self.ty(l))
    }

    /// Declares the function's or protected block's own locals among these.
    fn declarations(&mut self, used: &[LocalId]) {
        let f = self.f.f;
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for (id, local) in f.locals.iter() {
            let param = f.params.iter().any(|p| p.local == id);
            if param || !used.contains(&id) || local.global.is_some() || self.shared.contains(&id) {
                continue;
            }
            let init = match local.ty {
                Ty::Array(..) => " = {0}",
                Ty::Boxed => " = NULL",
                Ty::Scalar(_) if f.results.contains(&id) => " = 0",
                Ty::Scalar(_) => "",
            };
            let ty = type_name(local.ty);
            let item = format!("{}{init}", self.name(id));
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

    fn exit(&mut self) {
        let f = self.f.f;
        let mut returns = false;
        f.each_stmt(&mut |s| returns |= matches!(s, Stmt::Return));
        if returns {
            self.out.push_str("done:;\n");
        }
        self.block(&f.epilogue);
        if f.raises {
            self.line(&format!("tame_leave(cx, &{});", self.frame()));
        }
        match f.results.as_slice() {
            [] => {}
            [one] => {
                let text = format!("return {};", self.name(*one));
                self.line(&text);
            }
            many => {
                let names: Vec<&str> = many.iter().map(|r| self.name(*r)).collect();
                let ty = &self.names.results[&self.id];
                let text = format!("return ({ty}){{{}}};", names.join(", "));
                self.line(&text);
            }
        }
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
            Stmt::Try { body, err, handler, exits, .. } => self.try_(body, *err, handler, *exits),
            Stmt::Concat { .. } => self.concat(stmt),
            Stmt::Break => self.jump(Jump::Break),
            Stmt::Continue => self.jump(Jump::Continue),
            Stmt::Return => self.jump(Jump::Return),
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
                    Expr::Integer(n, Elem::Index) if lo == "0" && *k > 0 => {
                        format!("for ({v} = 0; {v} < {}; {by}) {{", n + 1)
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
            Stmt::ToIndex { local, value, position, at, .. } => {
                format!(
                    "{} = tame_index(cx, {}, {position}, {});",
                    self.name(*local),
                    top(f, value),
                    site(*at)
                )
            }
            Stmt::Truth { local, value, at } => {
                format!("{} = tame_truth(cx, {}, {});", self.name(*local), self.name(*value), site(*at))
            }
            Stmt::Store { array, index, value } => {
                format!("{}.data[{}] = {};", self.name(*array), top(f, index), top(f, value))
            }
            Stmt::Alloc { array, dims, fill, at } => self.alloc(*array, dims, fill, *at),
            Stmt::Grow { array, dims, amortise, at } => format!(
                "{ty}_grow(cx, &{}, {}, {amortise}, {});",
                self.name(*array),
                self.dims(dims),
                site(*at),
                ty = self.array(*array)
            ),
            Stmt::GrowRows { array, lead, dims, at } => format!(
                "{}_grow_rows(cx, &{}, &{}, {}, {});",
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
                "{}_grow_linear(cx, &{}, {}, {});",
                self.array(*array),
                self.name(*array),
                top(f, count),
                site(*at)
            ),
            Stmt::Append { array, part, vertical, at } => format!(
                "{}_append(cx, &{}, {}, {vertical}, {});",
                self.array(*array),
                self.name(*array),
                self.part(*array, part),
                site(*at)
            ),
            Stmt::Reshape(l, dims) => {
                format!("{}_reshape(&{}, {});", self.array(*l), self.name(*l), self.dims(dims))
            }
            Stmt::Move(d, s) => match self.ty(*d) {
                Ty::Array(..) => format!("{}_move(&{}, &{});", self.array(*d), self.name(*d), self.name(*s)),
                _ => format!("tame_move(cx, &{}, &{});", self.name(*d), self.name(*s)),
            },
            Stmt::Copy(d, s) => match self.ty(*d) {
                Ty::Array(..) => {
                    format!("{}_copy(cx, &{}, {});", self.array(*d), self.name(*d), self.name(*s))
                }
                Ty::Boxed => format!("tame_copy(cx, &{}, {});", self.name(*d), self.name(*s)),
                Ty::Scalar(_) => format!("{} = {};", self.name(*d), self.name(*s)),
            },
            Stmt::Drop(l) => match self.ty(*l) {
                Ty::Boxed => format!("tame_free(cx, &{});", self.name(*l)),
                Ty::Array(..) => format!("{}_free(&{});", self.array(*l), self.name(*l)),
                Ty::Scalar(_) => String::new(),
            },
            Stmt::Check { fails, fault, args, at, .. } => {
                format!("if ({}) {};", top(f, fails), self.fault(*fault, args, *at))
            }
            Stmt::Handle { dst, thunk, captures, text } => {
                let captures: Vec<String> = captures.iter().map(|c| self.boxed_operand(c)).collect();
                let values = match captures.as_slice() {
                    [] => "NULL".to_owned(),
                    _ => format!("(tame_value[]){{{}}}", captures.join(", ")),
                };
                let thunk = &self.names.thunks[thunk];
                let text = c_string(text);
                format!(
                    "tame_set(cx, &{}, tame_handle({thunk}, {text}, {}, {values}));",
                    self.name(*dst),
                    captures.len()
                )
            }
            Stmt::Convert { dst, src, at } => self.convert(*dst, src, *at),
            Stmt::Product { dst, a, b, at } => {
                let [to, a, b] = [*dst, *a, *b].map(|l| self.name(l));
                format!("{}_mtimes(cx, &{to}, {a}, {b}, {});", self.array(*dst), site(*at))
            }
            // Required rows leave none of these.
            Stmt::Compute { .. } | Stmt::Reduce { .. } | Stmt::Put { .. } => {
                format!("#error {}", c_string("an earlier phase"))
            }
            Stmt::Comment(text) => format!("/* {} */", text.trim().replace("*/", "* /")),
            Stmt::If(..)
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Call { .. }
            | Stmt::Kernel { .. }
            | Stmt::Try { .. }
            | Stmt::Concat { .. }
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return => String::new(),
        }
    }

    /// A concatenation; what is taken over is given up.
    fn concat(&mut self, stmt: &Stmt) {
        let Stmt::Concat { dst, parts, vertical, at } = stmt else { return };
        let texts: Vec<String> = parts
            .iter()
            .map(|p| match p {
                Operand::Take(l) => self.name(*l).to_owned(),
                p => self.part(*dst, p),
            })
            .collect();
        let (ty, to) = (self.array(*dst), self.name(*dst));
        let list = format!("{}, ({ty}[]){{{}}}", parts.len(), texts.join(", "));
        self.line(&format!("{ty}_concat(cx, &{to}, {vertical}, {list}, {});", site(*at)));
        for p in parts {
            if let Operand::Take(l) = p
                && l != dst
            {
                self.line(&format!("{ty}_free(&{});", self.name(*l)));
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
            Fill::Raw => format!("{ty}_alloc(cx, &{name}, {dims}, {at});"),
            Fill::Zero => format!("{ty}_zeros(cx, &{name}, {dims}, {at});"),
            Fill::Value(v) => format!("{ty}_filled(cx, &{name}, {dims}, {}, {at});", top(self.f, v)),
        }
    }

    fn fault(&self, fault: Fault, args: &[Expr], at: SiteId) -> String {
        let at = site(at);
        let numbers: String = args.iter().map(|a| format!("{}, ", top(self.f, a))).collect();
        let named = |function: &str, name: base::Name| {
            format!("tame_fault_{function}(cx, {}, {at})", c_string(name.as_str()))
        };
        match fault {
            Fault::BadIndex => format!("tame_fault_bad_index(cx, {numbers}{at})"),
            Fault::IndexBounds => format!("tame_fault_index_bounds(cx, {numbers}{at})"),
            Fault::SubscriptBounds => format!("tame_fault_subscript_bounds(cx, {numbers}{at})"),
            Fault::Nonconformant => format!("tame_fault_nonconformant(cx, {at})"),
            Fault::InnerDim => format!("tame_fault_inner_dim(cx, {at})"),
            Fault::AssignSize => {
                format!(
                    "tame_fault_assign_size(cx, {}, (int64_t[]){{{}}}, {at})",
                    args.len() / 2,
                    self.exprs(args)
                )
            }
            Fault::AssignCount => format!("tame_fault_assign_count(cx, {at})"),
            Fault::Undefined(name) => named("undefined", name),
            Fault::OutputNotAssigned(name) => named("output_not_assigned", name),
            Fault::NotLogicalScalar => format!("tame_fault_not_logical_scalar(cx, {at})"),
            Fault::NanToLogical => format!("tame_fault_nan_to_logical(cx, {at})"),
            Fault::Raise(identifier, message) => {
                let (identifier, message) = (c_string(identifier.as_str()), c_string(message.as_str()));
                format!("tame_fault_raise(cx, {identifier}, {message}, {at})")
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
            Ty::Boxed => format!("tame_set(cx, &{name}, {value});"),
            Ty::Array(..) => format!("{}_unbox(cx, &{name}, {value}, {at});", self.array(dst)),
            Ty::Scalar(Elem::F64) => format!("{name} = tame_to_double(cx, {value}, {at});"),
            Ty::Scalar(Elem::Index) => format!("{name} = tame_index_of(tame_to_double(cx, {value}, {at}));"),
            Ty::Scalar(Elem::Bool) => format!("{name} = tame_to_logical(cx, {value}, {at});"),
            Ty::Scalar(elem) => format!("tame_to_scalar(cx, {}, &{name}, {value}, {at});", class_code(elem)),
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
        let call =
            format!("tame_call(cx, &{}, {}, {values}, {nargout}, ", self.kernel_name(*name), operands.len());
        let site = site(*at);
        match results.as_slice() {
            [] => self.line(&format!("{call}NULL, 0, {site});")),
            [one] => {
                // With no result asked for, one may come all the same, as `ans`.
                let function = if *nargout == 0 { "tame_call0" } else { "tame_call1" };
                let value = format!(
                    "{function}(cx, &{}, {}, {values}, {site})",
                    self.kernel_name(*name),
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
        let operands = args.iter().zip(&callee.params).map(|(a, p)| match callee.locals[p.local].ty {
            // What is lent stays the caller's.
            Ty::Boxed if p.borrowed && matches!(a, Operand::Borrow(_)) => self.plain_operand(a),
            Ty::Boxed => self.boxed_operand(a),
            _ => self.plain_operand(a),
        });
        let operands: Vec<String> = std::iter::once("cx".to_owned()).chain(operands).collect();
        let call = format!("{}({})", self.names.functions[function], operands.join(", "));
        self.line(&format!("{}.at = {};", self.frame(), site(*at)));
        match (results.as_slice(), callee.results.len()) {
            ([], 0) => self.line(&format!("{call};")),
            ([one], 1) => {
                let text = self.receive(*one, &call);
                self.line(&text);
            }
            (some, _) => {
                self.line("{");
                self.depth += 1;
                self.line(&format!("{} r = {call};", self.names.results[function]));
                let fields = self.names.locals(callee);
                for (r, from) in some.iter().zip(&callee.results) {
                    let field = format!("r.{}", fields[from]);
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
            Ty::Boxed => format!("tame_set(cx, &{name}, {value});"),
        }
    }
}

/// The number of a position in the emitted table, whose entry 0 means "none".
pub(super) fn site(at: SiteId) -> String {
    (base::EntityRef::index(at) + 1).to_string()
}
