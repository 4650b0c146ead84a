//! Which variables need to remember that they are stored as complex without an imaginary part
//! (`complex(3, 0)`, where other statements make the variable real).
//!
//! A complex scalar or array of the compiled program has no room for it: it stands for a real value where
//! no element has an imaginary part. That is all there is to see while a variable is only computed with
//! (`z = complex(0, 0); while abs(z) < 2, z = z*z + c; end`), and handed to functions of the program that only compute
//! with it. Where `isreal`, a display, another function or a field may see more, the variable is kept boxed.

use analysis::{Analysis, CallEdge, Context, ContextId};
use base::{FxHashMap, FxHashSet};
use builtins::{Form, Reduction};
use ir::tir::{self, Access, Arg, CallTarget, Callee, FuncId, Stmt, StmtId, VarId, VarKind, walk};
use types::scalar::{ComplexFn, ScalarOp};
use types::{AbsValue, Complexity};

/// Whether values like these may be complex without an imaginary part, and may be otherwise too.
pub fn is_mixed(value: &AbsValue) -> bool {
    value.unique().is_some_and(|v| v.matrix.complexity == Complexity::Any)
}

/// The same value, of which nobody sees how it is stored.
pub fn unseen(value: &AbsValue) -> AbsValue {
    value.map(|v| {
        let mut v = v.clone();
        if v.matrix.complexity == Complexity::Any {
            v.matrix.complexity = Complexity::Narrow;
        }
        v
    })
}

/// What statements see of the storage of variables.
#[derive(Default)]
pub struct Seen {
    by_somebody: FxHashSet<VarId>,
    /// Whole copies, as pairs of destination and source.
    copies: Vec<(VarId, VarId)>,
    /// What is handed to functions of the program, as which of their parameters.
    handed: Vec<(VarId, Parameter)>,
}

/// A parameter in a context, by its place.
type Parameter = (ContextId, usize);

/// The parameters whose storage is seen in their functions.
#[derive(Default)]
pub struct Parameters {
    seen: FxHashSet<Parameter>,
    /// How many parameters have names: what `varargin` holds is seen.
    named: FxHashMap<ContextId, usize>,
    /// Nothing that may be stored in two ways is handed to any function, so nobody asks.
    unasked: bool,
}

impl Parameters {
    /// Of all contexts; those of functions that are `general` see everything.
    pub fn of(program: &tir::Program, analysis: &Analysis, general: &FxHashSet<FuncId>) -> Parameters {
        if !analysis.contexts.values().any(|c| c.args.iter().any(is_mixed)) {
            return Parameters { unasked: true, ..Parameters::default() };
        }
        let mut found = Parameters::default();
        let mut inside: FxHashMap<ContextId, Seen> = FxHashMap::default();
        for (id, context) in analysis.contexts.iter() {
            let tf = &program.functions[context.func];
            let general = general.contains(&context.func);
            found.named.insert(id, if general { 0 } else { tf.params.len() });
            if !general {
                inside.insert(id, Seen::inside(context, tf));
            }
        }
        loop {
            let before = found.seen.len();
            for (id, seen) in &inside {
                let tf = &program.functions[analysis.contexts[*id].func];
                let closed = seen.close(&found);
                let params = tf.params.iter().enumerate().filter(|(_, v)| closed.contains(v));
                found.seen.extend(params.map(|(k, _)| (*id, k)));
            }
            if found.seen.len() == before {
                return found;
            }
        }
    }

    fn sees(&self, parameter: &Parameter) -> bool {
        let (context, k) = parameter;
        self.unasked || self.named.get(context).is_none_or(|n| k >= n) || self.seen.contains(parameter)
    }
}

impl Seen {
    /// What a function sees of its own variables, in a context.
    pub fn inside(context: &Context, tf: &tir::Function) -> Seen {
        let mut seen = Seen::default();
        // What nested functions share is read where this function does not see it.
        let elsewhere = |var: &tir::Var| var.shared || var.storage != tir::Storage::Local;
        seen.see(tf.vars.iter().filter(|(_, var)| elsewhere(var)).map(|(v, _)| v));
        seen.see(tf.outputs.iter().chain(&tf.varargout).chain(&tf.varargin).copied());
        walk::each(tf, &tf.body, &mut |id, stmt| {
            if context.facts.reachable(id) {
                seen.add(context, tf, (id, stmt));
            }
        });
        seen
    }

    /// Takes in a statement. Integers, characters and truth values have no imaginary part: beside them what is stored
    /// as complex is an error.
    fn add(&mut self, context: &Context, tf: &tir::Function, (id, stmt): (StmtId, &Stmt)) {
        let known = |v: VarId| context.facts.before(id, v);
        let class = |v: VarId| known(v).unique_class();
        let float = |v: VarId| known(v).is_undefined() || class(v).is_some_and(|c| c.is_float());
        let integer = |v: VarId| class(v).is_none_or(|c| c.is_integer());
        match stmt {
            Stmt::Copy { dst, src } => self.copies.push((*dst, *src)),
            Stmt::Call { callee, .. }
                if is_arithmetic(callee) && !walk::uses(stmt).iter().any(|v| integer(*v)) => {}
            Stmt::Call { callee, args, .. }
                if matches!(callee.target, CallTarget::Function(_)) && is_direct(context.facts.calls(id)) =>
            {
                self.hand(context.facts.calls(id), tf, args);
            }
            Stmt::Get { path, .. } if is_part(path) => self.see_subscripts(path),
            Stmt::Set { path, base, .. } | Stmt::SetList { path, base, .. }
                if is_part(path) && float(*base) =>
            {
                self.see_subscripts(path);
            }
            Stmt::Delete { path, .. } if is_part(path) => self.see_subscripts(path),
            Stmt::If { .. } | Stmt::While { .. } | Stmt::For { .. } => {}
            _ => self.by_somebody.extend(walk::uses(stmt)),
        }
    }

    /// Takes in the arguments of a call that leads to these contexts.
    fn hand(&mut self, edges: &[CallEdge], tf: &tir::Function, args: &[Arg]) {
        let var = |arg: &Arg| if let Arg::Var(v) = arg { Some(*v) } else { None };
        let vars: Vec<VarId> = args.iter().filter_map(var).collect();
        // What a list holds shifts the places.
        if vars.iter().any(|v| tf.vars[*v].kind == VarKind::List) {
            return self.by_somebody.extend(vars);
        }
        for edge in edges {
            if let CallEdge::User { context, .. } = edge {
                self.handed.extend(vars.iter().enumerate().map(|(k, v)| (*v, (*context, k))));
            }
        }
    }

    fn see_subscripts(&mut self, path: &[Access]) {
        for access in path {
            if let Access::Paren(args) = access {
                let vars = args.iter().filter_map(|a| if let Arg::Var(v) = a { Some(*v) } else { None });
                self.by_somebody.extend(vars);
            }
        }
    }

    /// Takes in variables that the function's caller or others see.
    fn see(&mut self, vars: impl IntoIterator<Item = VarId>) {
        self.by_somebody.extend(vars);
    }

    /// All variables whose storage is seen: what is copied to one of them too, and what is handed to who sees it.
    pub fn close(&self, parameters: &Parameters) -> FxHashSet<VarId> {
        let handed = self.handed.iter().filter(|(_, parameter)| parameters.sees(parameter)).map(|(v, _)| *v);
        let mut seen: FxHashSet<VarId> = self.by_somebody.iter().copied().chain(handed).collect();
        loop {
            let before = seen.len();
            for (dst, src) in &self.copies {
                if seen.contains(dst) {
                    seen.insert(*src);
                }
            }
            if seen.len() == before {
                return seen;
            }
        }
    }
}

/// Whether a call surely leads to functions of the program, by their names.
fn is_direct(edges: &[CallEdge]) -> bool {
    !edges.is_empty() && edges.iter().all(|e| matches!(e, CallEdge::User { handle: None, .. }))
}

/// `x(..)`: parts are made real where they can be, whatever the whole is.
fn is_part(path: &[Access]) -> bool {
    matches!(path, [Access::Paren(args)] if !args.is_empty())
}

/// What gives the same for a real operand as for a complex one without imaginary part. The greater of
/// two complex numbers is the one of greater modulus, of two real ones the one further right; some operations
/// refuse complex ones.
fn is_arithmetic(callee: &Callee) -> bool {
    let builtin = builtins::named(callee.name).filter(|_| callee.target == CallTarget::Builtin);
    builtin.is_some_and(|b| match b.form {
        Some(Form::Reduce(reduction)) => !matches!(reduction, Reduction::Max | Reduction::Min),
        Some(Form::End | Form::Measure(_)) => true,
        _ => {
            let refuses = |o: ScalarOp| matches!(o.info().complex, ComplexFn::None);
            b.is_arithmetic() && !b.scalar_op().is_some_and(refuses)
        }
    })
}
