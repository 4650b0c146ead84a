//! Frames in the function that is being lowered: made where it owns one, passed on to what it calls, and where the
//! variables are that it shares.
//!
//! Which functions own and need frames is in [`frames`](super::frames).

use super::fun::{ELSEWHERE, Fun};
use super::kernel::{boxed_call, kernel};
use base::EntityRef;
use ir::loops::{Elem, Expr, Operand, Ty, kernels};
use ir::tir::FuncId;

/// Makes the frame of a function that owns one, and finds the variables in frames that the function names.
pub fn enter(fun: &mut Fun) {
    let f = fun.context.func;
    if let Some(kind) = fun.cx.frames.kind(f) {
        let kind = Operand::Scalar(Expr::index(kind.index() as i64));
        let made = boxed_call(fun, kernels::FRAME, vec![kind]);
        fun.keep(made);
        fun.frames.insert(f, made);
    }
    let mut owners: Vec<FuncId> =
        fun.tf.vars.keys().filter_map(|v| fun.cx.frames.owner(f, fun.tf, v)).collect();
    owners.sort();
    owners.dedup();
    for owner in owners {
        let (Some(kind), Some(frame)) = (fun.cx.frames.kind(owner), fun.frames.get(&owner).copied()) else {
            continue;
        };
        let room = fun.local("shared", Ty::Scalar(Elem::Index));
        kernel(fun, kernels::FRAME_ROOM, vec![Operand::Borrow(frame)], 1, vec![room]);
        fun.rooms.insert(kind, room);
    }
}

/// The frames that a function takes, as operands.
pub fn passed(fun: &mut Fun, f: FuncId) -> Vec<Operand> {
    let cx = fun.cx;
    let mut operands = Vec::new();
    for owner in cx.frames.taken(f) {
        match fun.frames.get(owner) {
            Some(frame) => operands.push(Operand::Borrow(*frame)),
            None => fun.reject(ELSEWHERE),
        }
    }
    operands
}
