//! How a program begins that is a function with arguments: it takes what the command line gives as boxed values,
//! hands it to the function, and shows the first result, as a statement without a semicolon does.
//!
//! What it does not do: look at the values. That they are what the function was compiled for is the runtime
//! library's to check, before the program begins (`runtime/src/door.rs`).

use super::naming::Names;
use super::program::{Cx, Shared};
use super::vars::Vars;
use super::wrapper::boxed_wrapper;
use base::Name;
use ir::loops::{Elem, Expr, Function, FunctionId, Local, LocalId, Operand, SiteId, Stmt, Ty, kernels};

/// The function that the program begins with, around that of the entry's context.
pub fn start(cx: &Cx<'_>, vars: &[Vars], names: &mut Names, shared: &mut Shared<'_>) -> FunctionId {
    let entry = cx.analysis.entry;
    let context = &cx.analysis.contexts[entry];
    let tf = &cx.program.functions[context.func];
    let mut wrapper = boxed_wrapper(cx, entry, &[], vars, shared);
    let module = &mut *shared.module;
    wrapper.name = names.unique(&wrapper.name);
    let gives = !wrapper.results.is_empty();
    let function = module.functions.push(wrapper);
    let mut s =
        Start { f: Function::new(names.unique("start"), Name::new("")), at: module.sites.push(tf.span) };
    let mut args = Vec::new();
    for (k, v) in tf.params.iter().enumerate() {
        let local = s.local(tf.vars[*v].name.as_str(), Ty::Boxed);
        s.kernel(kernels::ACTUAL, vec![Operand::Scalar(Expr::index(k as i64 + 1))], 0, local);
        args.push(Operand::Take(local));
    }
    if let Some(v) = tf.varargin {
        let local = s.local(tf.vars[v].name.as_str(), Ty::Boxed);
        s.kernel(kernels::ACTUALS, vec![Operand::Scalar(Expr::index(tf.params.len() as i64))], 1, local);
        args.push(Operand::Take(local));
    }
    if cx.signatures[base::EntityRef::index(entry)].nargin.is_some() {
        let count = s.local("n_args", Ty::Scalar(Elem::Index));
        s.kernel(kernels::ACTUAL_COUNT, Vec::new(), 1, count);
        args.push(Operand::Scalar(Expr::Local(count)));
    }
    let results: Vec<LocalId> = gives.then(|| s.local("ans", Ty::Boxed)).into_iter().collect();
    s.f.body.push(Stmt::Call { function, args, results: results.clone(), at: s.at });
    if let Some(ans) = results.first() {
        let args = vec![Operand::Borrow(*ans), Operand::Text("ans".into())];
        s.f.body.push(Stmt::Kernel {
            name: Name::new(kernels::DISPLAY),
            args,
            nargout: 0,
            results: Vec::new(),
            at: s.at,
        });
    }
    module.functions.push(s.f)
}

struct Start {
    f: Function,
    at: SiteId,
}

impl Start {
    fn local(&mut self, name: &str, ty: Ty) -> LocalId {
        let known = self.f.locals.values().any(|l| l.name == name);
        let name = if known { format!("{name}_{}", self.f.locals.len()) } else { name.to_owned() };
        self.f.locals.push(Local::new(name, ty))
    }

    fn kernel(&mut self, name: &str, args: Vec<Operand>, nargout: usize, result: LocalId) {
        let (name, at) = (Name::new(name), self.at);
        self.f.body.push(Stmt::Kernel { name, args, nargout, results: vec![result], at });
    }
}
