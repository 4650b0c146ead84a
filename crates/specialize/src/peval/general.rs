//! Which functions are not specialised, and what calls are made general: where recursion would go on for ever, and where
//! a function of the library is better called than written out.

use super::Evaluator;
use super::call::{Mode, Signature, Version};
use ir::tir::{FuncId, Function, FunctionKind, Stmt, StmtId, Storage, walk};
use types::abs;
use types::{AbsValue, Class, ClassValue, Elements, Shape};

impl Evaluator<'_> {
    /// Whether a function is not specialised: its variables can be reached by name or by others, or live from call
    /// to call.
    pub fn is_general(&mut self, func: FuncId) -> bool {
        if let Some(known) = self.general.get(&func) {
            return *known;
        }
        let program = self.steps.source().program();
        let Some(f) = program.functions.get(func) else { return true };
        let nested = |g: &Function| matches!(g.kind, FunctionKind::Nested(p) if p == func);
        let family = program.functions.values().any(nested);
        let general =
            is_wild(f) || family || matches!(f.kind, FunctionKind::Nested(_) | FunctionKind::Script);
        self.general.insert(func, general);
        general
    }
}

/// Whether the statements of a function are of kinds that are not specialised.
pub fn is_wild(f: &Function) -> bool {
    let outer = f.vars.values().any(|v| matches!(v.storage, Storage::Outer(..)) || v.shared);
    let mut wild = f.dynamic || outer || !f.inlined.is_empty();
    let mut deep: Vec<(&[StmtId], u32)> = vec![(&f.body, 0)];
    while let Some((block, depth)) = deep.pop() {
        wild |= depth > 100;
        for s in block {
            let stmt = &f.stmts[*s];
            deep.extend(walk::blocks(stmt).into_iter().map(|b| (&b[..], depth + 1)));
        }
    }
    let mut looks = |_: StmtId, stmt: &Stmt| match stmt {
        Stmt::Unwind { .. } => wild = true,
        Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } => {
            wild |= callee.var.is_some() && f.kind != FunctionKind::Script;
            wild |= matches!(
                callee.name.as_str(),
                "eval"
                    | "evalc"
                    | "evalin"
                    | "assignin"
                    | "inputname"
                    | "dbstack"
                    | "mfilename"
                    | "onCleanup"
                    | "who"
                    | "whos"
                    | "clear"
                    | "clearvars"
                    | "load"
                    | "save"
                    | "mc_argument"
                    | "mc_validate"
                    | "mc_name_value"
                    | "mc_object"
                    | "mc_construct"
                    | "mc_super"
                    | "nargchk"
                    | "print_usage"
                    | "mlock"
            );
        }
        _ => {}
    };
    walk::each(f, &f.body, &mut looks);
    wild
}

/// The functions that are handed over, with their places.
pub fn targets_of(s: &Signature) -> Vec<(usize, abs::Target)> {
    let target = |v: &AbsValue| {
        let v = v.unique().filter(|v| v.class == Class::FunctionHandle)?;
        let Elements::Handles(h) = &v.elements else { return None };
        match h.content().as_slice() {
            [one] => Some(one.target),
            _ => None,
        }
    };
    s.args.iter().enumerate().filter_map(|(i, a)| Some((i, target(&a.0)?))).collect()
}

/// Whether a library function is looked into: it is handed functions, or all it is given is known.
pub fn worth_it(s: &Signature) -> bool {
    let handle = |v: &AbsValue| v.unique_class() == Some(Class::FunctionHandle);
    s.args.iter().any(|a| handle(&a.0)) || s.args.iter().all(|a| a.1 == Mode::Known)
}

/// Whether a version of a library function is better than a call.
pub fn worth_writing(v: &Version) -> bool {
    (v.idle && v.gives.iter().all(|g| !g.1)) || !v.takes.is_empty() || !v.idle
}

/// What both calls of a function have in common; nothing where they are of different kinds.
pub fn general(old: &Signature, new: &Signature) -> Option<Signature> {
    if old.args.len() != new.args.len() || old.bound != new.bound {
        return None;
    }
    let args = old.args.iter().zip(&new.args).map(|(a, b)| {
        if a.0 == b.0 && a.1 == b.1 {
            return a.clone();
        }
        let joined = a.0.join(&b.0).map(|v| {
            let shape = if v.matrix.shape == Shape::scalar() { Shape::scalar() } else { Shape::Any };
            let top = ClassValue::<types::Matrix>::top(v.class);
            let matrix = types::Matrix { shape, ..top.matrix.clone() };
            ClassValue { matrix, ..top }
        });
        (joined, if a.1 == Mode::Pinned || b.1 == Mode::Pinned { Mode::Pinned } else { Mode::Passed })
    });
    Some(Signature { args: args.collect(), bound: old.bound, nargout: new.nargout })
}
