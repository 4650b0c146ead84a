//! Functions and protected blocks as C text.
//!
//! Every function has one exit: `done:` begins what the epilogue holds, which gives up what the locals own.
//! Errors do not come back: they end the program, or go to the innermost `try`; what functions on the way
//! own, their frames list ([`Function::owned`]).
//!
//! A function of the call stack enters its frame before the first statement that may raise an error or calls: what
//! comes before, and a branch that does neither, needs none, so that the ends of a recursion cost no more than
//! what they compute. Where the function owns what errors give up, the frame is entered first.
//!
//! A `try` body is a function of its own (`f_try_1`) that `tame_try` calls under `setjmp`. It and the
//! function it belongs to share locals through a struct, so that what the body assigned before the error
//! is there after it (C11 7.13.2.1 leaves plain locals indeterminate). The others are declared where they
//! are used.

use super::expr::View;
use super::names::Names;
use super::outside;
use super::spell::{c_string, type_name};
use super::writer::{Jump, Writer};
use base::FxHashSet;
use ir::loops::{Block, Exits, Function, FunctionId, LocalId, Module, Stmt, Ty, each_stmt};
use std::fmt::Write;
use std::rc::Rc;

/// The text of a function, after that of its protected blocks.
pub(super) fn function(module: &Module, names: &Names, id: FunctionId, signature: &str) -> String {
    let function = &module.functions[id];
    let mut view = View::new(function, names.locals(function));
    let shared = shared(function);
    let is_param = |l: LocalId| function.params.iter().any(|p| p.local == l);
    let mut fields = String::new();
    let mut copies = String::new();
    if function.raises {
        fields.push_str("    tame_frame frame;\n");
    }
    for l in function.locals.keys().filter(|l| shared.contains(l)) {
        let name = view.name(l).to_owned();
        let ty = outside::pointer(module, names, function, l);
        let ty = ty.unwrap_or_else(|| type_name(function.locals[l].ty));
        let _ = writeln!(fields, "    {ty} {name};");
        if is_param(l) {
            let _ = writeln!(copies, "    l->{name} = {name};");
        }
        view.names.insert(l, format!("l->{name}"));
    }
    names.within(function, &mut view.names);
    if fields.is_empty() {
        fields.push_str("    int nothing;\n");
    }
    let mut w = Writer::new(module, names, id, Rc::new(view), &shared);
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
    w.body();
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

/// Whether statements, with those in their blocks, need the function's frame.
fn needs_frame(stmts: &[Stmt]) -> bool {
    let mut found = false;
    each_stmt(stmts, &mut |s| {
        let calls = matches!(s, Stmt::Call { .. } | Stmt::Kernel { .. } | Stmt::Try { .. } | Stmt::Return);
        found |= calls || s.may_raise();
    });
    found
}

impl Writer<'_> {
    /// What the function does, in its frame where it needs one.
    fn body(&mut self) {
        let f = self.f.f;
        let late = matches!(f.body.split_last(), Some((Stmt::If(..), before)) if !needs_frame(before));
        let own = !f.owned.is_empty() || self.names.shared.contains_key(&self.id);
        if f.raises && late && !own && !needs_frame(&f.epilogue) {
            self.late(&f.body);
            return self.exit(false);
        }
        self.enter();
        self.block(&f.body);
        self.exit(f.raises);
    }

    /// Statements that enter the frame where they need it, at the end of which it is left.
    fn late(&mut self, stmts: &Block) {
        if !needs_frame(stmts) {
            return self.block(stmts);
        }
        if let Some((Stmt::If(cond, then, els), before)) = stmts.split_last()
            && !needs_frame(before)
        {
            self.block(before);
            return self.branch(cond, (then, els), "if", &mut |w, block| {
                w.depth += 1;
                w.late(block);
                w.depth -= 1;
            });
        }
        let text = format!("tame_enter(cx, &{}, {});", self.frame(), self.frame_name());
        self.line(&text);
        self.block(stmts);
        self.line(&format!("tame_leave(cx, &{});", self.frame()));
    }

    /// Enters the function's frame; an error that passes through gives up what the frame lists.
    fn enter(&mut self) {
        let f = self.f.f;
        if !f.raises {
            return;
        }
        let name = self.frame_name();
        let frame = self.frame();
        if f.rest {
            let _ = writeln!(self.out, "    tame_stand_in(cx);");
        }
        if f.owned.is_empty() {
            let _ = writeln!(self.out, "    tame_enter(cx, &{frame}, {name});\n");
            return;
        }
        let items: Vec<String> = f
            .owned
            .iter()
            .map(|l| match self.ty(*l) {
                Ty::Boxed => format!("{{&{}, true}}", self.name(*l)),
                // Elements are `restrict`; the place that is listed is not.
                _ => format!("{{(void *)&{}.data, false}}", self.name(*l)),
            })
            .collect();
        let _ = writeln!(self.out, "    tame_owned owned[] = {{{}}};", items.join(", "));
        let count = items.len();
        let _ = writeln!(self.out, "    tame_enter_owner(cx, &{frame}, {name}, owned, {count});\n");
    }

    /// What the frame says of the function: its name in MATLAB and, behind it, a class.
    fn frame_name(&self) -> String {
        let f = self.f.f;
        match f.source.as_str() {
            "" => "NULL".to_owned(),
            source if self.module.classes.texts.is_empty() => c_string(source),
            source => {
                // The library reads behind the name whose members the function may use.
                let class = self.module.classes.of.get(&self.id).map_or("", |class| class.as_str());
                format!("{} \"\\0\" {}", c_string(source), c_string(class))
            }
        }
    }

    pub(super) fn try_(&mut self, body: &Block, err: Option<LocalId>, handler: &Block, exits: Exits) {
        let name = self.names.tries.get(&self.id).and_then(|t| t.get(self.tries)).map_or("", String::as_str);
        let locals = self.names.shared.get(&self.id).map_or("", String::as_str);
        let mut w = Writer {
            tries: self.tries + 1,
            loops: Some(0),
            ..Writer::new(self.module, self.names, self.id, self.f.clone(), self.shared)
        };
        let mut own = Vec::new();
        mentioned(body, &mut own);
        w.declarations(&own);
        w.block(body);
        self.tries = w.tries;
        self.protected.push_str(&w.protected);
        let apart = if exits.plain { "__attribute__((noinline)) " } else { "" };
        let _ = write!(
            self.protected,
            "{apart}static int {name}(tame_context *cx, void *locals) {{\n    struct {locals} *l = locals;\n    (void)cx, (void)l;\n{}    return TAME_DONE;\n}}\n\n",
            w.out
        );
        if exits.plain {
            return self.line(&format!("{name}(cx, l);"));
        }
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

    /// Declares the function's or protected block's own locals among these.
    fn declarations(&mut self, used: &[LocalId]) {
        let f = self.f.f;
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for (id, local) in f.locals.iter() {
            let param = f.params.iter().any(|p| p.local == id);
            if param || !used.contains(&id) || local.global.is_some() || self.shared.contains(&id) {
                continue;
            }
            if let Some(ty) = outside::pointer(self.module, self.names, f, id) {
                let text = format!("{ty}{} = NULL;", self.name(id));
                self.line(&text);
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

    /// The end of the function, where its frame is left if it is still entered.
    fn exit(&mut self, entered: bool) {
        let f = self.f.f;
        let mut returns = false;
        f.each_stmt(&mut |s| returns |= matches!(s, Stmt::Return));
        if returns {
            self.out.push_str("done:;\n");
        }
        self.block(&f.epilogue);
        if entered {
            self.line(&format!("tame_leave(cx, &{});", self.frame()));
        }
        match f.results.as_slice() {
            [] => {}
            [one] => {
                let text = format!("return {};", self.name(*one));
                self.line(&text);
            }
            many => {
                let names: Vec<String> = many.iter().map(|r| self.name(*r)).collect();
                let ty = &self.names.results[&self.id];
                let text = format!("return ({ty}){{{}}};", names.join(", "));
                self.line(&text);
            }
        }
    }
}
