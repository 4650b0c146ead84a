//! Functions that the runtime library calls through handles: each gets a wrapper whose parameters and
//! results are all boxed (`ir::loops::Thunk`).

use super::arms;
use super::call::pass;
use super::fun::Fun;
use super::layout::{captured, counts, kept_leaves};
use super::naming::Names;
use super::part::maker;
use super::program::{Cx, Shared, Signature, function_of};
use super::repr::{Part, Repr};
use super::value::Val;
use super::vars::Vars;
use analysis::ContextId;
use base::{EntityRef, Name};
use ir::loops::{
    Entry, Function, FunctionId, Local, LocalId, Operand, Param, SiteId, Stmt, Thunk, ThunkId, Ty,
};
use ir::tir::FuncId;

/// Fills the thunks that were asked for, and makes the wrappers that they call.
pub fn wrappers(
    asked: &[(FuncId, Vec<ContextId>, ThunkId)],
    cx: &Cx<'_>,
    vars: &[Vars],
    names: &mut Names,
    shared: &mut Shared<'_>,
) {
    for (f, contexts, thunk) in asked {
        let (inputs, outputs) = analysis::arity::limits(cx.program, *f);
        let limits = Thunk {
            inputs: inputs.map(|n| n as u32),
            outputs: outputs.map(|n| n as u32),
            ..Thunk::default()
        };
        shared.module.thunks[*thunk] = limits;
        let Some(first) = contexts.first() else { continue };
        let Some(layout) = captured(cx, cx.analysis.contexts[*first].func) else { continue };
        let leaves: usize = layout.iter().flatten().map(kept_leaves).sum();
        let passed = cx.signatures[first.index()].frames + leaves;
        let made: Vec<(ContextId, FunctionId)> = contexts
            .iter()
            .map(|c| {
                let mut wrapper = boxed_wrapper(cx, *c, &layout, vars, shared);
                wrapper.name = names.unique(&wrapper.name);
                (*c, shared.module.functions.push(wrapper))
            })
            .collect();
        shared.module.thunks[*thunk].entries = entries(cx, &made, passed);
    }
    for (f, _, thunk) in asked {
        let number = shared.thunks.is_numbered(*f).then(|| arms::number(*f) as u32);
        shared.module.thunks[*thunk].number = number;
    }
}

/// Which wrapper is for which calls: where there are several, those for just so many arguments and
/// results first, then those for just so many arguments, then the one for any other call.
fn entries(cx: &Cx<'_>, made: &[(ContextId, FunctionId)], passed: usize) -> Vec<Entry> {
    let of = |(context, function): &(ContextId, FunctionId)| {
        let context = &cx.analysis.contexts[*context];
        let rest = cx.program.functions[context.func].varargin.is_some();
        let (args, results) = counts(context);
        let counted = context.open.then_some(passed as u32);
        Entry { function: *function, rest, counted, args: args.map(|n| n + passed as u32), results }
    };
    let mut all: Vec<Entry> = made.iter().map(of).collect();
    // Of those that differ in results alone, the one that gives most stands for other counts.
    all.sort_by_key(|e| (std::cmp::Reverse(e.args), std::cmp::Reverse(e.results)));
    let mut found: Vec<Entry> = Vec::new();
    let mut others: Vec<Entry> = Vec::new();
    for group in all.chunk_by(|a, b| a.args == b.args) {
        found.extend(group.iter().filter(|e| group.len() > 1 && e.results.is_some()).cloned());
        let open = group.iter().find(|e| e.results.is_none()).or(group.first());
        others.extend(open.map(|e| Entry { results: None, ..e.clone() }));
    }
    if let Some(last) = others.last_mut() {
        last.args = None;
    }
    found.extend(others);
    found
}

/// A function with boxed parameters and results around a context's function; `layout`: how handles of it keep what
/// they capture.
pub fn boxed_wrapper(
    cx: &Cx<'_>,
    context: ContextId,
    layout: &[Option<Repr>],
    vars: &[Vars],
    shared: &mut Shared<'_>,
) -> Function {
    let signature = &cx.signatures[context.index()];
    let tf = &cx.program.functions[cx.analysis.contexts[context].func];
    let prototype = &signature.prototype;
    let mut w = Wrapper {
        f: Function::new(format!("{}_boxed", prototype.name), Name::new("")),
        at: shared.module.sites.push(tf.span),
        args: Vec::new(),
    };
    let mut open = Opener { cx, context, vars: &vars[context.index()], shared };
    let mut formal = 0;
    for _ in 0..signature.frames {
        w.leaf(prototype, formal);
        formal += 1;
    }
    for (kept, read) in layout.iter().zip(&signature.params) {
        match read {
            Some(repr) => w.captured(prototype, &mut formal, repr, &mut open),
            None => {
                for _ in 0..kept.as_ref().map_or(0, kept_leaves) {
                    w.boxed("unused");
                }
            }
        }
    }
    for (k, repr) in signature.params.iter().enumerate().skip(tf.captured) {
        match repr {
            None => drop(w.boxed("unused")),
            Some(Repr::Record(fields)) => {
                let whole = w.boxed(&format!("record_{k}"));
                w.fields(prototype, &mut formal, whole, fields, &mut open);
            }
            Some(Repr::Closure(..)) => drop(w.boxed("handle")),
            Some(repr @ Repr::Choice(_)) => w.chosen(prototype, &mut formal, repr, &mut open),
            Some(_) => {
                w.leaf(prototype, formal);
                formal += 1;
            }
        }
    }
    if let Some(nargin) = signature.nargin {
        let count = w.local("n_args", prototype.locals[nargin].ty);
        w.f.params.push(Param { local: count, borrowed: false });
        w.args.push(Operand::Scalar(ir::loops::Expr::Local(count)));
    }
    w.finish(prototype, signature, context)
}

/// Takes boxed handles apart as lowering does.
struct Opener<'a, 's> {
    cx: &'a Cx<'a>,
    context: ContextId,
    vars: &'a Vars,
    shared: &'a mut Shared<'s>,
}

impl Opener<'_, '_> {
    /// Operands for the parameters that a handle in a local is passed as.
    fn open(&mut self, f: &mut Function, repr: &Repr, from: LocalId, lent: &[bool]) -> Vec<Operand> {
        let context = &self.cx.analysis.contexts[self.context];
        let mut fun = Fun::new(self.cx, context, self.vars, f, self.shared, |_, _| {});
        let mut args = Vec::new();
        pass(&mut fun, repr, Val::Boxed(from), None, &mut lent.iter().copied(), &mut args);
        let Fun { f: made, prologue, block, .. } = fun;
        *f = made;
        f.body.extend(prologue.into_iter().chain(block));
        args
    }
}

struct Wrapper {
    f: Function,
    at: SiteId,
    args: Vec<Operand>,
}

impl Wrapper {
    fn local(&mut self, name: &str, ty: Ty) -> LocalId {
        let name = format!("{name}_{}", self.f.locals.len());
        self.f.locals.push(Local::new(name, ty))
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

    /// The boxed parameters that a captured value is kept in.
    fn captured(&mut self, prototype: &Function, formal: &mut usize, repr: &Repr, open: &mut Opener<'_, '_>) {
        match repr {
            Repr::Closure(_, parts) => {
                parts.iter().for_each(|r| self.captured(prototype, formal, r, open));
            }
            Repr::Record(parts) => parts.iter().for_each(|(_, r)| self.captured(prototype, formal, r, open)),
            Repr::Choice(_) => self.chosen(prototype, formal, repr, open),
            _ => {
                for _ in 0..repr.leaves() {
                    self.leaf(prototype, *formal);
                    *formal += 1;
                }
            }
        }
    }

    /// A boxed parameter that becomes those of a handle with several targets.
    fn chosen(&mut self, prototype: &Function, formal: &mut usize, repr: &Repr, open: &mut Opener<'_, '_>) {
        let from = self.boxed("handle");
        self.opened(prototype, formal, from, repr, open);
    }

    fn opened(
        &mut self,
        prototype: &Function,
        formal: &mut usize,
        from: LocalId,
        repr: &Repr,
        open: &mut Opener<'_, '_>,
    ) {
        let lent: Vec<bool> = prototype.params.iter().skip(*formal).map(|p| p.borrowed).collect();
        let args = open.open(&mut self.f, repr, from, &lent);
        *formal += args.len();
        self.args.extend(args);
    }

    fn fields(
        &mut self,
        prototype: &Function,
        formal: &mut usize,
        whole: LocalId,
        parts: &[(Part, Repr)],
        open: &mut Opener<'_, '_>,
    ) {
        for (which, repr) in parts {
            let part = self.local("part", Ty::Boxed);
            let (kernel, place) = which.access();
            let args = std::iter::once(Operand::Borrow(whole)).chain(place).collect();
            self.f.body.push(Stmt::Kernel {
                name: kernel,
                args,
                nargout: 1,
                results: vec![part],
                at: self.at,
            });
            match repr {
                Repr::Record(inner) => self.fields(prototype, formal, part, inner, open),
                Repr::Closure(..) => {}
                Repr::Choice(_) => self.opened(prototype, formal, part, repr, open),
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
        let given = signature.given.and_then(|k| results.get(k).copied());
        let mut results = results.into_iter();
        for repr in &signature.results {
            let outer = std::mem::take(&mut self.f.body);
            let out = match repr {
                Repr::Record(fields) => {
                    let out = self.local("out", Ty::Boxed);
                    let args = fields.iter().zip(results.by_ref()).map(|(_, r)| lent(&self.f, r)).collect();
                    let name = maker(fields);
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
                        self.f.body.push(Stmt::Convert { dst: out, src: lent(&self.f, r), at: self.at });
                        out
                    }
                    None => {
                        self.f.body = outer;
                        continue;
                    }
                },
            };
            self.f.results.push(out);
            let made = std::mem::replace(&mut self.f.body, outer);
            // A result that did not come is none.
            match given {
                Some(given) if !made.is_empty() => {
                    self.f.locals[out].flag = Some(given);
                    self.f.body.push(Stmt::If(ir::loops::Expr::Local(given), made, Vec::new()));
                }
                _ => self.f.body.extend(made),
            }
        }
        self.f
    }
}

/// A local as an operand that stays its owner's.
fn lent(f: &Function, l: LocalId) -> Operand {
    match f.locals[l].ty {
        Ty::Scalar(_) => Operand::Scalar(ir::loops::Expr::Local(l)),
        Ty::Array(..) | Ty::Boxed => Operand::Borrow(l),
    }
}
