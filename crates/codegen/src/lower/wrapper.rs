//! Functions that the runtime library calls through handles: each gets a wrapper whose parameters and
//! results are all boxed (`ir::loops::Thunk`).

use super::naming::Names;
use super::program::{Cx, Signature, Thunks, function_of};
use super::repr::{Part, Repr, is_row};
use analysis::{Context, ContextId};
use base::{EntityRef, Name};
use ir::loops::{
    Entry, Function, FunctionId, Local, LocalId, Module, Operand, Param, SiteId, Stmt, Ty, kernels,
};
use ir::tir::FuncId;

/// Fills the thunks that were asked for, and makes the wrappers that they call.
pub fn wrappers(thunks: &Thunks, cx: &Cx<'_>, names: &mut Names, module: &mut Module) {
    for (f, contexts, thunk) in thunks.in_order() {
        let (inputs, outputs) = analysis::arity::limits(cx.program, f);
        module.thunks[thunk].inputs = inputs.map(|n| n as u32);
        module.thunks[thunk].outputs = outputs.map(|n| n as u32);
        let Some(first) = contexts.first() else { continue };
        let Some(layout) = captured(cx, cx.analysis.contexts[*first].func) else { continue };
        let leaves: usize = layout.iter().flatten().map(Repr::leaves).sum();
        let passed = cx.signatures[first.index()].frames + leaves;
        let made: Vec<(ContextId, FunctionId)> = contexts
            .iter()
            .map(|c| {
                let mut wrapper = boxed_wrapper(cx, *c, &layout, module);
                wrapper.name = names.unique(&wrapper.name);
                (*c, module.functions.push(wrapper))
            })
            .collect();
        module.thunks[thunk].entries = entries(cx, &made, passed);
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

/// How many arguments behind captured ones a context is called with, and for how many results.
fn counts(context: &Context) -> (Option<u32>, Option<u32>) {
    let given = (!context.open).then_some(context.nargin as u32);
    (given, (context.nargout <= 64).then_some(context.nargout as u32))
}

/// Whether the counts of a call tell in which of these contexts it is.
pub fn are_told_apart(cx: &Cx<'_>, contexts: &[ContextId]) -> bool {
    let mut seen: Vec<(Option<u32>, Option<u32>)> = Vec::new();
    contexts.iter().all(|c| {
        let counts = counts(&cx.analysis.contexts[*c]);
        let new = !seen.contains(&counts);
        seen.push(counts);
        new
    })
}

/// How handles of a function keep each captured value; `None` inside for one that no context reads,
/// `None` where the contexts take it apart differently.
pub fn captured(cx: &Cx<'_>, f: FuncId) -> Option<Vec<Option<Repr>>> {
    let mut layout: Vec<Option<Repr>> = Vec::new();
    let captured = cx.program.functions[f].captured;
    for c in cx.handle_contexts(f) {
        for (k, repr) in cx.signatures[c.index()].params.iter().take(captured).enumerate() {
            match (layout.get_mut(k), repr) {
                (None, repr) => layout.push(repr.clone()),
                (Some(Some(known)), Some(repr)) if !alike(known, repr) => return None,
                (Some(place @ None), Some(repr)) => *place = Some(repr.clone()),
                _ => {}
            }
        }
    }
    Some(layout)
}

/// Whether two representations have the same parts.
fn alike(a: &Repr, b: &Repr) -> bool {
    match (a, b) {
        (Repr::Closure(f, a), Repr::Closure(g, b)) => {
            f == g && a.len() == b.len() && a.iter().zip(b).all(|(a, b)| alike(a, b))
        }
        (Repr::Record(a), Repr::Record(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.0 == b.0 && alike(&a.1, &b.1))
        }
        (Repr::Closure(..) | Repr::Record(_), _) | (_, Repr::Closure(..) | Repr::Record(_)) => false,
        _ => true,
    }
}

/// A function with boxed parameters and results around a context's function; `layout`: how handles of it keep what
/// they capture.
pub fn boxed_wrapper(
    cx: &Cx<'_>,
    context: ContextId,
    layout: &[Option<Repr>],
    module: &mut Module,
) -> Function {
    let signature = &cx.signatures[context.index()];
    let tf = &cx.program.functions[cx.analysis.contexts[context].func];
    let prototype = &signature.prototype;
    let mut w = Wrapper {
        f: Function::new(format!("{}_boxed", prototype.name), Name::new("")),
        at: module.sites.push(tf.span),
        args: Vec::new(),
    };
    let mut formal = 0;
    for _ in 0..signature.frames {
        w.leaf(prototype, formal);
        formal += 1;
    }
    for (kept, read) in layout.iter().zip(&signature.params) {
        for _ in 0..kept.as_ref().map_or(0, Repr::leaves) {
            match read {
                Some(_) => {
                    w.leaf(prototype, formal);
                    formal += 1;
                }
                None => drop(w.boxed("unused")),
            }
        }
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
    if let Some(nargin) = signature.nargin {
        let count = w.local("n_args", prototype.locals[nargin].ty);
        w.f.params.push(Param { local: count, borrowed: false });
        w.args.push(Operand::Scalar(ir::loops::Expr::Local(count)));
    }
    w.finish(prototype, signature, context)
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

    fn fields(&mut self, prototype: &Function, formal: &mut usize, whole: LocalId, parts: &[(Part, Repr)]) {
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
        let given = signature.given.and_then(|k| results.get(k).copied());
        let mut results = results.into_iter();
        for repr in &signature.results {
            let outer = std::mem::take(&mut self.f.body);
            let out = match repr {
                Repr::Record(fields) => {
                    let out = self.local("out", Ty::Boxed);
                    let mut args = Vec::new();
                    for ((which, _), r) in fields.iter().zip(results.by_ref()) {
                        if let Part::Field(name) = which {
                            args.push(Operand::Text(name.as_str().into()));
                        }
                        args.push(lent(&self.f, r));
                    }
                    let name = Name::new(if is_row(fields) { kernels::LIST } else { kernels::RECORD });
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
