//! Frames in the function that is being lowered: made where it owns one, passed on to what it calls.
//!
//! Which functions own and need frames is in [`frames`](super::frames); loading and storing the variables
//! in them is part of reading and defining variables ([`slots`](super::slots)).

use super::fun::Fun;
use super::kernel::boxed_call;
use ir::loops::{Expr, LocalId, Operand, kernels};
use ir::tir::{FuncId, VarId};

/// Makes the frame of a function that owns one.
pub fn enter(fun: &mut Fun) {
    let f = fun.context.func;
    if fun.cx.frames.is_owner(f) {
        let room = Operand::Scalar(Expr::index(fun.tf.vars.len() as i64));
        let made = boxed_call(fun, kernels::FRAME, vec![room]);
        fun.keep(made);
        fun.frames.insert(f, made);
    }
}

/// The frame of an owner here.
fn frame(fun: &mut Fun, owner: FuncId) -> Option<LocalId> {
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
pub fn place(fun: &mut Fun, v: VarId) -> Option<Vec<Operand>> {
    let (owner, place) = fun.cx.frames.place(fun.context.func, fun.tf, v)?;
    let frame = frame(fun, owner)?;
    Some(vec![Operand::Borrow(frame), Operand::Scalar(Expr::index(i64::from(place.as_u32())))])
}
