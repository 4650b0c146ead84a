//! Functions that the runtime library calls through handles: each gets a wrapper whose parameters and
//! results are all boxed (`ir::loops::Thunk`).

use super::program::{Cx, Signature, Thunks, function_of};
use super::repr::Repr;
use analysis::ContextId;
use base::{EntityRef, Name};
use ir::loops::{Function, Local, LocalId, Module, Operand, Param, SiteId, Stmt, Ty};

/// Makes the wrappers that were asked for.
pub fn wrappers(thunks: &Thunks, cx: &Cx<'_>, module: &mut Module) {
    for (context, captured, thunk) in thunks.in_order() {
        let wrapper = wrapper(cx, context, captured, module);
        module.thunks[thunk].function = module.functions.push(wrapper);
    }
}

/// A function with boxed parameters and results around a context's function.
fn wrapper(cx: &Cx<'_>, context: ContextId, captured: usize, module: &mut Module) -> Function {
    let signature = &cx.signatures[context.index()];
    let tf = &cx.program.functions[cx.analysis.contexts[context].func];
    let prototype = &signature.prototype;
    let mut w = Wrapper {
        f: Function::new(format!("{}_boxed", prototype.name), prototype.source),
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
        let given = signature.given.and_then(|k| results.get(k).copied());
        let mut results = results.into_iter();
        for repr in &signature.results {
            let outer = std::mem::take(&mut self.f.body);
            let out = match repr {
                Repr::Record(fields) => {
                    let out = self.local("out", Ty::Boxed);
                    let mut args = Vec::new();
                    for ((name, _), r) in fields.iter().zip(results.by_ref()) {
                        args.extend([Operand::Text(name.as_str().into()), lent(&self.f, r)]);
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
