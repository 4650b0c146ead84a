//! Places and subscripts of a matrix of given extents, of numbers: `sub2ind([m n], i, j)`, `[i, j] = ind2sub([m n], k)`.
//!
//! Where the run shows that a number is none that may be one, the library says what is wrong.

use super::build::{add_const, both, op};
use super::fun::Fun;
use super::kernel::kernel;
use super::repr::{Ext, is_one_element};
use super::scalar::scalar;
use super::slots::value;
use super::value::Val;
use base::Name;
use builtins::Form;
use ir::loops::{By, Elem, Expr, LocalId, Operand, Proof, Stmt, Ty};
use ir::tir::{Arg, VarId};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, Complexity};

/// `sub2ind(size, i, j)`.
pub fn place(fun: &mut Fun, name: Name, vars: &[VarId]) -> Option<Val> {
    let [size, i, j] = vars else { return None };
    if !is_number(fun.before(*i)) || !is_number(fun.before(*j)) {
        return None;
    }
    let (size, [rows, columns]) = extents(fun, *size)?;
    let [i, j] = [*i, *j].map(|v| number_of(fun, v));
    let inside = both(is_within(&i, &rows), is_within(&j, &columns));
    let test = both(are_extents(&rows, &columns), inside);
    let found = fun.local("t", Ty::Scalar(Elem::F64));
    let before = double(ScalarOp::Minus, j.clone(), number(1.0));
    let place = double(ScalarOp::Plus, i.clone(), double(ScalarOp::Times, before, rows));
    let general = fun.nested(|fun| {
        let args = vec![Operand::Borrow(size), Operand::Scalar(i), Operand::Scalar(j)];
        kernel(fun, name.as_str(), args, 1, vec![found]);
    });
    fun.branch(test, vec![Stmt::Assign(found, place)], general);
    Some(Val::Scalar(Expr::Local(found)))
}

/// `[i, j] = ind2sub(size, k)`.
pub fn subscripts(fun: &mut Fun, name: Name, args: &[Arg], count: usize) -> Option<Vec<Expr>> {
    let entry = builtins::builtin(builtins::find(name.as_str())?);
    let (Some(Form::Subscripts), [Arg::Var(size), Arg::Var(k)], 2) = (entry.form, args, count) else {
        return None;
    };
    if fun.is_list(*size) || fun.is_list(*k) || !is_number(fun.before(*k)) {
        return None;
    }
    let (size, [rows, columns]) = extents(fun, *size)?;
    let k = number_of(fun, *k);
    let inside = is_within(&k, &double(ScalarOp::Times, rows.clone(), columns.clone()));
    let test = both(are_extents(&rows, &columns), inside);
    let [i, j] = ["row", "column"].map(|n| fun.local(n, Ty::Scalar(Elem::F64)));
    let direct = fun.nested(|fun| {
        let [place, of] = [k.clone(), rows.clone()].map(|e| fun.cast(e, Elem::Index));
        let place = fun.atom("place", add_const(place, -1));
        let row = op(ScalarOp::Rem, vec![place.clone(), of], Elem::Index, Elem::Index);
        let row = fun.atom("row", row);
        let above = op(ScalarOp::Minus, vec![place, row.clone()], Elem::Index, Elem::Index);
        let columns = double(ScalarOp::Rdivide, fun.cast(above, Elem::F64), rows);
        let row = fun.cast(add_const(row, 1), Elem::F64);
        fun.emit(Stmt::Assign(i, row));
        fun.emit(Stmt::Assign(j, double(ScalarOp::Plus, columns, number(1.0))));
    });
    let general = fun.nested(|fun| {
        kernel(fun, name.as_str(), vec![Operand::Borrow(size), Operand::Scalar(k)], 2, vec![i, j]);
    });
    fun.branch(test, direct, general);
    Some(vec![Expr::Local(i), Expr::Local(j)])
}

fn number(v: f64) -> Expr {
    Expr::Number(v, Elem::F64)
}

fn double(o: ScalarOp, a: Expr, b: Expr) -> Expr {
    op(o, vec![a, b], Elem::F64, Elem::F64)
}

fn is_number(v: &AbsValue) -> bool {
    let real =
        v.unique().is_some_and(|v| v.class == Class::Double && v.matrix.complexity == Complexity::Real);
    real && is_one_element(v) && !v.maybe_undefined
}

fn number_of(fun: &mut Fun, v: VarId) -> Expr {
    let val = value(fun, v);
    let e = scalar(fun, val, Elem::F64);
    fun.atom("t", e)
}

/// A size of two extents, and these.
fn extents(fun: &mut Fun, v: VarId) -> Option<(LocalId, [Expr; 2])> {
    if fun.before(v).maybe_undefined {
        return None;
    }
    let Val::Array(l, known) = value(fun, v) else { return None };
    if fun.array_type(l) != (Elem::F64, 2) || !matches!(known.as_slice(), [Ext::Const(1), Ext::Const(2)]) {
        return None;
    }
    let by = By::Proved(Proof::Shape);
    Some((l, [0, 1].map(|k| fun.atom("extent", Expr::At(l, vec![Expr::index(0), Expr::index(k)], by)))))
}

/// Whether a number is one of 1, 2, .. up to another.
fn is_within(x: &Expr, most: &Expr) -> Expr {
    let is = |o, b| op(o, vec![x.clone(), b], Elem::F64, Elem::Bool);
    let whole = is(ScalarOp::Eq, op(ScalarOp::Floor, vec![x.clone()], Elem::F64, Elem::F64));
    both(both(is(ScalarOp::Ge, number(1.0)), is(ScalarOp::Le, most.clone())), whole)
}

/// Whether two numbers are extents of a matrix whose places are exact.
fn are_extents(rows: &Expr, columns: &Expr) -> Expr {
    const MOST: f64 = 9_007_199_254_740_992.0;
    let count = double(ScalarOp::Times, rows.clone(), columns.clone());
    let few = op(ScalarOp::Le, vec![count, number(MOST)], Elem::F64, Elem::Bool);
    both(both(is_within(rows, &number(MOST)), is_within(columns, &number(MOST))), few)
}
