//! Variables that outlive an activation or belong to several functions: globals, persistent variables,
//! and those that nested functions share with the function around them. Each is one static of the
//! emitted program, or one variable of each [frame](super::frames).
//!
//! One static is enough where a function whose variables are shared is neither recursive nor are handles
//! of its nested functions made.

use super::frames::Frames;
use super::naming::Names;
use super::repr::Repr;
use super::vars::Vars;
use analysis::Analysis;
use base::{FxHashMap, Name};
use ir::loops::{Elem, Global, GlobalId, Module, Ty};
use ir::tir::{FuncId, Function, Program, Storage, VarId};
use types::AbsValue;

/// A variable outside activations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Cell {
    Global(Name),
    Persistent(FuncId, VarId),
    Shared(FuncId, VarId),
}

/// The statics of a variable, or what it is in a frame.
#[derive(Clone, Copy)]
pub struct Static {
    /// Its value.
    pub variable: GlobalId,
    /// Whether it has one, where that is not known.
    pub flag: Option<GlobalId>,
}

/// Where a variable of function `f` lives, if not in its activation.
pub fn cell_of(f: FuncId, function: &Function, v: VarId) -> Option<Cell> {
    let var = &function.vars[v];
    match var.storage {
        Storage::Local if var.shared => Some(Cell::Shared(f, v)),
        Storage::Local => None,
        Storage::Global => Some(Cell::Global(var.name)),
        Storage::Persistent => Some(Cell::Persistent(f, v)),
        Storage::Outer(func, outer) => Some(Cell::Shared(func, outer)),
    }
}

/// Declares each of them, of the type that all contexts agree on.
pub fn declare(
    program: &Program,
    analysis: &Analysis,
    vars: &[Vars],
    frames: &Frames,
    names: &mut Names,
    module: &mut Module,
) -> FxHashMap<Cell, Static> {
    let mut values: Vec<(Cell, Name, AbsValue)> = Vec::new();
    for (context, vars) in analysis.contexts.values().zip(vars) {
        let function = &program.functions[context.func];
        for (v, var) in function.vars.iter() {
            let Some(cell) = cell_of(context.func, function, v) else { continue };
            let Some(value) = vars.value(v) else { continue };
            match values.iter_mut().find(|(c, ..)| *c == cell) {
                Some((_, _, joined)) => *joined = joined.join(value),
                None => values.push((cell, var.name, value.clone())),
            }
        }
    }
    let mut cells = FxHashMap::default();
    for (cell, name, value) in values {
        let frame = match cell {
            Cell::Shared(owner, _) => frames.kind(owner),
            Cell::Global(_) | Cell::Persistent(..) => None,
        };
        let name = match cell {
            Cell::Global(_) => names.unique(&format!("global_{name}")),
            Cell::Persistent(f, _) | Cell::Shared(f, _) => {
                names.unique(&format!("{}_{name}", program.functions[f].name))
            }
        };
        let ty = Repr::of(&value).ty().unwrap_or(Ty::Boxed);
        let variable = module.globals.push(Global { name: name.clone(), ty, frame });
        let flag = (matches!(cell, Cell::Shared(..)) && value.maybe_undefined).then(|| {
            let name = names.unique(&format!("{name}_is_set"));
            module.globals.push(Global { name, ty: Ty::Scalar(Elem::Bool), frame })
        });
        cells.insert(cell, Static { variable, flag });
    }
    cells
}
