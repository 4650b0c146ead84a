//! Variables that outlive an activation or belong to several functions: globals, persistent variables,
//! and those that nested functions share with the function around them. Each is one static of the
//! emitted program.
//!
//! Limits, rejected elsewhere: a function whose variables are shared is neither recursive nor are
//! handles of its nested functions made, so that one static is enough.

use super::Cx;
use super::names::{c_name, unique};
use super::reads::Reads;
use super::repr::Repr;
use analysis::{Analysis, CallEdge, Context};
use base::{FxHashMap, Name};
use ir::loops::{Elem, Global, GlobalId, Module, Ty};
use ir::tir::{FuncId, Function, Program, Storage, VarId};
use types::AbsValue;

/// A variable outside activations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Cell {
    Global(Name),
    Persistent(FuncId, VarId),
    Shared(FuncId, VarId),
}

/// The statics of a variable.
#[derive(Clone, Copy)]
pub(crate) struct Static {
    /// Its value.
    pub variable: GlobalId,
    /// Whether it has one, where that is not known.
    pub flag: Option<GlobalId>,
}

/// Where a variable of function `f` lives, if not in its activation.
pub(crate) fn cell_of(f: FuncId, function: &Function, v: VarId) -> Option<Cell> {
    let var = &function.vars[v];
    match var.storage {
        Storage::Local if var.shared => Some(Cell::Shared(f, v)),
        Storage::Local => None,
        Storage::Global => Some(Cell::Global(var.name)),
        Storage::Persistent => Some(Cell::Persistent(f, v)),
        Storage::Outer(func, outer) => Some(Cell::Shared(func, outer)),
    }
}

/// Declares a static for each of them, of the type that all contexts agree on.
pub(crate) fn declare(
    program: &Program,
    analysis: &Analysis,
    reads: &[Reads],
    names: &mut FxHashMap<String, u32>,
    module: &mut Module,
) -> FxHashMap<Cell, Static> {
    let mut values: Vec<(Cell, Name, AbsValue)> = Vec::new();
    for (context, reads) in analysis.contexts.values().zip(reads) {
        let function = &program.functions[context.func];
        for (v, var) in function.vars.iter() {
            let Some(cell) = cell_of(context.func, function, v) else { continue };
            let Some(value) = reads.value(v) else { continue };
            match values.iter_mut().find(|(c, ..)| *c == cell) {
                Some((_, _, joined)) => *joined = joined.join(value),
                None => values.push((cell, var.name, value.clone())),
            }
        }
    }
    let mut cells = FxHashMap::default();
    for (cell, name, value) in values {
        let prefix = match cell {
            Cell::Global(_) => "global".to_owned(),
            Cell::Persistent(f, _) | Cell::Shared(f, _) => program.functions[f].name.as_str().to_owned(),
        };
        let name = unique(names, &c_name(&format!("{prefix}_{name}")));
        let ty = Repr::of(&value).ty().unwrap_or(Ty::Boxed);
        let variable = module.globals.push(Global { name: name.clone(), ty });
        let flag = (matches!(cell, Cell::Shared(..)) && value.maybe_undefined).then(|| {
            let name = unique(names, &format!("{name}_is_set"));
            module.globals.push(Global { name, ty: Ty::Scalar(Elem::Bool) })
        });
        cells.insert(cell, Static { variable, flag });
    }
    cells
}

/// Whether a function uses variables of the function around it.
pub(crate) fn shares_outer(function: &Function) -> bool {
    function.vars.values().any(|v| matches!(v.storage, Storage::Outer(..)))
}

impl Cx<'_> {
    /// Whether a call of this context may lead to another of the same function.
    pub(crate) fn is_recursive(&self, context: &Context) -> bool {
        let mut seen = Vec::new();
        let mut next: Vec<&Context> = vec![context];
        while let Some(from) = next.pop() {
            for edge in from.facts.all_calls() {
                let CallEdge::User { context: to, .. } = edge else { continue };
                if self.analysis.contexts[*to].func == context.func {
                    return true;
                }
                if !seen.contains(to) {
                    seen.push(*to);
                    next.push(&self.analysis.contexts[*to]);
                }
            }
        }
        false
    }
}
