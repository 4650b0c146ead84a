//! Frames: where variables live that a function shares with the functions nested in it, when one static
//! for each is not enough, because handles of the nested functions outlive the activation or the
//! function calls itself.
//!
//! A frame is a boxed value that refers to the variables of one activation. The function that owns them
//! makes it when it begins. Each function that needs it, because it or what it calls uses such a
//! variable, has it as a parameter in front of all others, and a handle of such a function captures it in
//! front of all others. A statement that reads a variable loads it into a local first, one that gives it a
//! value stores it afterwards: a failed assignment has changed nothing.
//!
//! What it does not do: free frames that refer to themselves (through a handle that the owner keeps in a
//! shared variable). They go with the process.

use super::boxing::{operand, stored};
use super::fun::Fun;
use super::kernel::{boxed_call, effect, kernel};
use super::slots::{read, slot, store_slot};
use super::value::Val;
use analysis::Analysis;
use base::{FxHashMap, FxHashSet};
use ir::loops::{Elem, Expr, LocalId, Operand, Stmt, Ty};
use ir::tir::nested::owners_needed;
use ir::tir::{self, CallTarget, FuncId, Program, Storage, VarId, walk};
use types::AbsValue;

/// Which functions have frames, and who needs them.
#[derive(Default)]
pub struct Frames {
    /// The functions whose shared variables live in frames.
    owners: FxHashSet<FuncId>,
    /// The owners whose frames each function takes.
    taken: FxHashMap<FuncId, Vec<FuncId>>,
}

impl Frames {
    /// Looks at all contexts; `is_recursive` says whether a function may be entered while it runs.
    pub fn of(program: &Program, analysis: &Analysis, is_recursive: &dyn Fn(FuncId) -> bool) -> Frames {
        let mut frames = Frames::default();
        for context in analysis.contexts.values() {
            let tf = &program.functions[context.func];
            walk::each(tf, &tf.body, &mut |id, stmt| {
                let made = match stmt {
                    tir::Stmt::Lambda { function, .. } => *function,
                    tir::Stmt::FunctionRef { callee, .. } => match callee.target {
                        CallTarget::Function(f) => f,
                        _ => return,
                    },
                    _ => return,
                };
                if context.facts.reachable(id) {
                    frames.owners.extend(owners_needed(program, made));
                }
            });
            if tf.vars.values().any(|v| v.shared) && is_recursive(context.func) {
                frames.owners.insert(context.func);
            }
        }
        for context in analysis.contexts.values() {
            let mut needed = owners_needed(program, context.func);
            needed.retain(|o| frames.owners.contains(o));
            frames.taken.insert(context.func, needed);
        }
        frames
    }

    /// The owners whose frames a function has as parameters, in their order.
    pub fn taken(&self, f: FuncId) -> &[FuncId] {
        self.taken.get(&f).map_or(&[], Vec::as_slice)
    }

    /// The function in whose frame a variable of function `f` lives, and its own number there.
    pub fn place(&self, f: FuncId, function: &tir::Function, v: VarId) -> Option<(FuncId, VarId)> {
        let var = &function.vars[v];
        let (owner, place) = match var.storage {
            Storage::Local if var.shared => (f, v),
            Storage::Outer(owner, outer) => (owner, outer),
            _ => return None,
        };
        self.owners.contains(&owner).then_some((owner, place))
    }
}

/// Makes the frame of a function that owns one.
pub fn enter(fun: &mut Fun) {
    let f = fun.context.func;
    if fun.cx.frames.owners.contains(&f) {
        let room = Operand::Scalar(Expr::index(fun.tf.vars.len() as i64));
        let made = boxed_call(fun, "mc_frame", vec![room]);
        fun.keep(made);
        fun.frames.insert(f, made);
    }
}

/// The frame of an owner here.
pub fn frame(fun: &mut Fun, owner: FuncId) -> Option<LocalId> {
    let frame = fun.frames.get(&owner).copied();
    if frame.is_none() {
        fun.reject("a nested function called from where its function does not run");
    }
    frame
}

/// The frames that a function takes, as operands.
pub fn passed(fun: &mut Fun, f: FuncId) -> Vec<Operand> {
    let cx = fun.cx;
    cx.frames.taken(f).iter().filter_map(|o| frame(fun, *o)).map(Operand::Borrow).collect()
}

/// The frame and the number of a variable that lives in one, as operands.
fn place(fun: &mut Fun, v: VarId) -> Option<Vec<Operand>> {
    let (owner, place) = fun.cx.frames.place(fun.context.func, fun.tf, v)?;
    let frame = frame(fun, owner)?;
    Some(vec![Operand::Borrow(frame), Operand::Scalar(Expr::index(i64::from(place.as_u32())))])
}

/// Loads what the current statement reads.
pub fn load(fun: &mut Fun, vars: &[VarId]) {
    for v in vars {
        let known = fun.before(*v);
        load_one(fun, *v, known);
    }
}

/// Loads a variable, of which `known` is known.
pub fn load_one(fun: &mut Fun, v: VarId, known: &AbsValue) {
    let Some(place) = place(fun, v) else { return };
    let Some(slot) = slot(fun, v) else { return };
    let found = fun.scratch("shared", Ty::Boxed);
    kernel(fun, "mc_frame_get", place, 0, vec![found]);
    let flag = fun.flags.get(&v).copied();
    let store = |fun: &mut Fun| store_slot(fun, &slot, Val::Boxed(found), Some(known), "a shared variable");
    if flag.is_none() && !known.maybe_undefined {
        return store(fun);
    }
    let there = fun.local("there", Ty::Scalar(Elem::Bool));
    kernel(fun, "mc_present", vec![Operand::Borrow(found)], 1, vec![there]);
    let set = fun.nested(store);
    fun.branch(Expr::Local(there), set, Vec::new());
    if let Some(flag) = flag {
        fun.emit(Stmt::Assign(flag, Expr::Local(there)));
    }
}

/// Stores a variable that has just been given a value.
pub fn keep(fun: &mut Fun, v: VarId) {
    let Some(mut operands) = place(fun, v) else { return };
    let Some(slot) = slot(fun, v) else { return };
    let known = fun.after(v);
    let val = read(fun, &slot, Some(known));
    let val = stored(fun, val, known);
    operands.push(operand(fun, val));
    effect(fun, "mc_frame_set", operands);
}
