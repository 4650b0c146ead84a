//! Values in single locals: conversions between representations, copies.

use super::array;
use super::boxing::operand;
use super::fun::Fun;
use super::scalar;
use super::value::Val;
use ir::loops::{Elem, Expr, LocalId, Operand, Stmt, Ty};
use types::AbsValue;

/// A boxed value in the representation that the analysis allows.
pub fn unboxed(fun: &mut Fun, val: Val, value: &AbsValue) -> Val {
    let ty = super::repr::Repr::of(value).ty();
    match (val, ty) {
        (Val::Boxed(src), Some(ty)) if ty != Ty::Boxed && !value.maybe_undefined => {
            let dst = fun.scratch("t", ty);
            convert(fun, dst, Operand::Borrow(src));
            array::local_value(fun, dst, Some(value))
        }
        (val, _) => val,
    }
}

/// Stores a value in a local, converting between representations.
pub fn store_local(fun: &mut Fun, dst: LocalId, val: Val) {
    match (fun.f.locals[dst].ty, val) {
        (Ty::Scalar(elem), val) => {
            let value = scalar::scalar(fun, val, elem);
            if value != Expr::Local(dst) {
                fun.emit(Stmt::Assign(dst, value));
            }
        }
        (Ty::Array(elem, _), Val::Scalar(e)) => {
            let value = array::as_element(fun, e);
            let value = fun.cast(value, elem);
            array::one_element(fun, dst, value);
        }
        (Ty::Array(..), Val::Text(t)) if fun.array_type(dst) == (Elem::Char, 2) => {
            convert(fun, dst, Operand::Text(t));
        }
        (Ty::Array(..), Val::Boxed(src)) => convert(fun, dst, Operand::Borrow(src)),
        (Ty::Array(elem, rank), val @ (Val::Array(..) | Val::Range(_) | Val::Text(_))) => {
            let (src, known) = array::of(fun, val);
            let same = fun.f.locals[src].ty == fun.f.locals[dst].ty;
            let src = if same { src } else { array::recast(fun, src, &known, elem, rank) };
            transfer(fun, dst, src);
        }
        (Ty::Boxed, Val::Boxed(src) | Val::List(src)) => transfer(fun, dst, src),
        (Ty::Boxed, Val::Absent) => {}
        (Ty::Boxed, val) => {
            let operand = operand(fun, val);
            match operand {
                Operand::Borrow(l) if fun.f.locals[l].ty == Ty::Boxed => transfer(fun, dst, l),
                operand => convert(fun, dst, operand),
            }
        }
        _ => fun.reject("this assignment"),
    }
}

/// `dst` gets what `src` of the same type holds: its contents, where it belongs to nobody.
fn transfer(fun: &mut Fun, dst: LocalId, src: LocalId) {
    if src != dst {
        let scratch = fun.is_scratch(src);
        fun.emit(if scratch { Stmt::Move(dst, src) } else { Stmt::Copy(dst, src) });
    }
}

/// `dst` becomes an operand, boxed or unboxed.
pub fn convert(fun: &mut Fun, dst: LocalId, src: Operand) {
    let at = fun.site();
    fun.emit(Stmt::Convert { dst, src, at });
}

/// A copy of an array or boxed local that belongs to nobody.
pub fn copied(fun: &mut Fun, l: LocalId) -> LocalId {
    let copy = fun.scratch("copy", fun.f.locals[l].ty);
    fun.emit(Stmt::Copy(copy, l));
    copy
}

/// A local of this type that holds the value; the value's own where it fits.
pub fn in_local(fun: &mut Fun, ty: Ty, val: Val) -> LocalId {
    match val {
        Val::Array(l, _) | Val::Boxed(l) if fun.f.locals[l].ty == ty => l,
        val => {
            let l = fun.scratch("t", ty);
            store_local(fun, l, val);
            l
        }
    }
}
