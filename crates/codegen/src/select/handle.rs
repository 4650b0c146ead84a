//! Function handles as values of the runtime library: the function a handle calls gets a wrapper whose
//! parameters and results are all boxed, which the library calls (`ir::loops::Thunk`).
//!
//! Which context of the function is called is known where the analysis saw one: at the statement that
//! hands the handle over, else in the whole program. Anything else is rejected.

use super::function::{Selector, leaves};
use super::repr::Repr;
use super::value::Val;
use super::{Cx, Signature, function_of};
use analysis::{CallEdge, ContextId};
use base::{EntityRef, FxHashMap, Name};
use ir::loops::{Function, FunctionId, Local, LocalId, Module, Operand, Param, Stmt, Thunk, ThunkId, Ty};
use ir::tir::FuncId;

/// More parameters than this are refused: the library leaves room for as many.
const MOST: usize = 60;

impl Selector<'_, '_> {
    /// A handle of a function of the program as a value of the runtime library.
    pub(super) fn boxed_handle(&mut self, f: FuncId, captures: Vec<Val>) -> Operand {
        let dst = self.scratch("handle", Ty::Boxed);
        let Some(context) = self.handle_context(f) else {
            self.reject("a function handle that is called with several kinds of arguments");
            return Operand::Borrow(dst);
        };
        let Some(context) = context else {
            // Nobody calls it.
            let text = Operand::Text(self.handle_text(f));
            return self.boxed_call("mc_handle", vec![text.clone(), text]);
        };
        let mut operands = Vec::new();
        let signature = &self.cx.signatures[context.index()];
        for (k, val) in captures.into_iter().enumerate() {
            // A captured value that is never read is not passed.
            if let Some(Some(repr)) = signature.params.get(k) {
                self.capture(repr, val, &mut operands);
            }
        }
        let thunk = self.thunk(context, operands.len());
        let text = self.handle_text(f);
        self.block.push(Stmt::Handle { dst, thunk, captures: operands, text });
        Operand::Borrow(dst)
    }

    /// What `func2str` gives for a handle of a function.
    pub(super) fn handle_text(&self, f: FuncId) -> String {
        let function = &self.cx.program.functions[f];
        if function.text.is_empty() { function.name.as_str().to_owned() } else { function.text.clone() }
    }

    /// A captured value as one operand for each leaf of its representation.
    fn capture(&mut self, repr: &Repr, val: Val, out: &mut Vec<Operand>) {
        match (repr, val) {
            (Repr::Closure(_, parts), Val::Closure(_, vals)) => {
                for (r, v) in parts.iter().zip(vals) {
                    self.capture(r, v, out);
                }
            }
            (Repr::Record(fields), Val::Record(vals)) => {
                for (name, r) in fields {
                    let val = vals.iter().find(|(n, _)| n == name).map_or(Val::Absent, |(_, v)| v.clone());
                    self.capture(r, val, out);
                }
            }
            (Repr::Record(fields), Val::Boxed(l)) => {
                for (name, r) in fields {
                    let part = self.boxed_field(l, *name);
                    self.capture(r, part, out);
                }
            }
            (Repr::Closure(..), _) => self.reject("this captured function handle"),
            (_, val) => {
                let operand = self.operand(val);
                out.push(operand);
            }
        }
    }

    /// The context in which the runtime library calls `f`: `Some(None)` where it never does, `None`
    /// where it is not one.
    fn handle_context(&self, f: FuncId) -> Option<Option<ContextId>> {
        let here: Vec<ContextId> =
            self.context.facts.calls(self.at).iter().filter_map(|e| self.through_handle(e, f)).collect();
        let found = if here.is_empty() { self.cx.handle_contexts(f) } else { here };
        match found.as_slice() {
            [] => Some(None),
            [first, rest @ ..] => rest.iter().all(|c| c == first).then_some(Some(*first)),
        }
    }

    fn through_handle(&self, edge: &CallEdge, f: FuncId) -> Option<ContextId> {
        match edge {
            CallEdge::User { context, handle: Some(_) } if self.cx.analysis.contexts[*context].func == f => {
                Some(*context)
            }
            _ => None,
        }
    }

    fn thunk(&mut self, context: ContextId, captured: usize) -> ThunkId {
        let signature = &self.cx.signatures[context.index()];
        let called = &self.cx.analysis.contexts[context];
        let function = &self.cx.program.functions[called.func];
        if signature.params.len() > MOST || signature.results.len() > MOST {
            self.reject("a handle of a function of so many parameters");
        }
        let aggregate = |r: &Repr| matches!(r, Repr::Closure(..) | Repr::Record(_));
        if signature.results.iter().any(|r| match r {
            Repr::Record(fields) => fields.iter().any(|(_, f)| aggregate(f)),
            r => aggregate(r),
        }) {
            self.reject("such a result of a function that the runtime library calls");
        }
        let through_record = signature.params.iter().skip(function.captured).flatten();
        if through_record.clone().any(|r| {
            matches!(r, Repr::Closure(_, parts) if !parts.is_empty())
                || leaves(r) == 0 && matches!(r, Repr::Record(_))
        }) {
            self.reject("a function handle passed through the runtime library");
        }
        self.new_thunk(context, captured, function.varargin.is_some())
    }
}

impl Cx<'_> {
    /// The contexts of a function that are entered through handles.
    fn handle_contexts(&self, f: FuncId) -> Vec<ContextId> {
        let mut found = Vec::new();
        for context in self.analysis.contexts.values() {
            for edge in context.facts.all_calls() {
                if let CallEdge::User { context, handle: Some(_) } = edge
                    && self.analysis.contexts[*context].func == f
                    && !found.contains(context)
                {
                    found.push(*context);
                }
            }
        }
        found
    }
}

/// The thunks asked for so far: each is one wrapper function, made at the end.
#[derive(Default)]
pub(super) struct Thunks {
    asked: FxHashMap<(ContextId, usize), ThunkId>,
}

impl Thunks {
    /// The thunk of a context with that many captured operands.
    pub(super) fn get(
        &mut self,
        module: &mut Module,
        context: ContextId,
        captured: usize,
        rest: bool,
    ) -> ThunkId {
        *self
            .asked
            .entry((context, captured))
            .or_insert_with(|| module.thunks.push(Thunk { function: FunctionId::new(0), rest }))
    }

    /// Makes the wrappers.
    pub(super) fn finish(self, cx: &Cx<'_>, module: &mut Module) {
        let mut asked: Vec<_> = self.asked.into_iter().collect();
        asked.sort_by_key(|(_, thunk)| *thunk);
        for ((context, captured), thunk) in asked {
            let wrapper = wrapper(cx, context, captured, module);
            module.thunks[thunk].function = module.functions.push(wrapper);
        }
    }
}

/// A function with boxed parameters and results around a context's function.
fn wrapper(cx: &Cx<'_>, context: ContextId, captured: usize, module: &mut Module) -> Function {
    let signature = &cx.signatures[context.index()];
    let tf = &cx.program.functions[cx.analysis.contexts[context].func];
    let prototype = &signature.prototype;
    let mut w = Wrapper {
        f: Function {
            name: format!("{}_boxed", prototype.name),
            source: prototype.source,
            help: Vec::new(),
            params: Vec::new(),
            results: Vec::new(),
            locals: base::PrimaryMap::new(),
            body: Vec::new(),
            epilogue: Vec::new(),
        },
        at: module.sites.push(tf.span),
        args: Vec::new(),
    };
    let mut formal = 0;
    for _ in 0..captured {
        w.leaf(prototype, formal);
        formal += 1;
    }
    for (k, repr) in signature.params.iter().enumerate().skip(tf.captured) {
        match repr {
            None => drop(w.boxed("unused")),
            Some(Repr::Record(fields)) => {
                let whole = w.boxed(&format!("record_{k}"));
                w.fields(prototype, &mut formal, whole, fields);
            }
            Some(Repr::Closure(..)) => drop(w.boxed("handle")),
            Some(_) => {
                w.leaf(prototype, formal);
                formal += 1;
            }
        }
    }
    w.finish(prototype, signature, context)
}

struct Wrapper {
    f: Function,
    at: ir::loops::SiteId,
    args: Vec<Operand>,
}

impl Wrapper {
    fn local(&mut self, name: &str, ty: Ty) -> LocalId {
        let name = format!("{name}_{}", self.f.locals.len());
        self.f.locals.push(Local { name, ty, global: None })
    }

    /// A boxed parameter.
    fn boxed(&mut self, name: &str) -> LocalId {
        let local = self.local(name, Ty::Boxed);
        self.f.params.push(Param { local, borrowed: false });
        local
    }

    /// A boxed parameter that becomes parameter `k` of the wrapped function.
    fn leaf(&mut self, prototype: &Function, k: usize) {
        let Some(param) = prototype.params.get(k) else { return };
        let name = prototype.locals[param.local].name.clone();
        let from = self.boxed(&name);
        self.pass(prototype, k, from);
    }

    fn pass(&mut self, prototype: &Function, k: usize, from: LocalId) {
        let Some(param) = prototype.params.get(k) else { return };
        let ty = prototype.locals[param.local].ty;
        let to = match ty {
            Ty::Boxed => from,
            _ => {
                let to = self.local("t", ty);
                self.f.body.push(Stmt::Convert { dst: to, src: Operand::Borrow(from), at: self.at });
                to
            }
        };
        self.args.push(match ty {
            Ty::Scalar(_) => Operand::Scalar(ir::loops::Expr::Local(to)),
            _ if param.borrowed => Operand::Borrow(to),
            _ => Operand::Take(to),
        });
    }

    fn fields(&mut self, prototype: &Function, formal: &mut usize, whole: LocalId, fields: &[(Name, Repr)]) {
        for (name, repr) in fields {
            let part = self.local("part", Ty::Boxed);
            let kernel = Name::new(&format!("get.{name}"));
            let args = vec![Operand::Borrow(whole)];
            self.f.body.push(Stmt::Kernel {
                name: kernel,
                args,
                nargout: 1,
                results: vec![part],
                at: self.at,
            });
            match repr {
                Repr::Record(inner) => self.fields(prototype, formal, part, inner),
                Repr::Closure(..) => {}
                _ => {
                    self.pass(prototype, *formal, part);
                    *formal += 1;
                }
            }
        }
    }

    fn finish(mut self, prototype: &Function, signature: &Signature, context: ContextId) -> Function {
        let mut results = Vec::new();
        for r in &prototype.results {
            results.push(self.local("r", prototype.locals[*r].ty));
        }
        let call = Stmt::Call {
            function: function_of(context),
            args: std::mem::take(&mut self.args),
            results: results.clone(),
            at: self.at,
        };
        self.f.body.push(call);
        let mut results = results.into_iter();
        for repr in &signature.results {
            let out = match repr {
                Repr::Record(fields) => {
                    let out = self.local("out", Ty::Boxed);
                    let mut args = Vec::new();
                    for ((name, _), r) in fields.iter().zip(results.by_ref()) {
                        args.extend([Operand::Text(name.as_str().into()), Operand::Borrow(r)]);
                    }
                    let name = Name::new("mc_record");
                    self.f.body.push(Stmt::Kernel {
                        name,
                        args,
                        nargout: 1,
                        results: vec![out],
                        at: self.at,
                    });
                    out
                }
                _ => match results.next() {
                    Some(r) if self.f.locals[r].ty == Ty::Boxed => r,
                    Some(r) => {
                        let out = self.local("out", Ty::Boxed);
                        self.f.body.push(Stmt::Convert { dst: out, src: Operand::Borrow(r), at: self.at });
                        out
                    }
                    None => continue,
                },
            };
            self.f.results.push(out);
        }
        self.f
    }
}
