//! `[x(1:k), e, x(k+1:end)]` of a row that is kept as an array or in columns ([`internal::INSERT`]): what lies behind the
//! place moves on by one, where it is.
//!
//! The order is that of an assignment: the place is checked, boxed columns change first, which may fail, then the others
//! grow, and nothing fails any more.

use super::build::{add, add_const, mul, op};
use super::columns::{Leaf, Spot, leaves, put};
use super::fun::Fun;
use super::kernel::boxed_call;
use super::local::unboxed;
use super::scalar::scalar_any;
use super::slots::{slot, value};
use super::table::Kind;
use super::value::{Slot, Val};
use ir::loops::{By, Elem, Expr, Fault, LocalId, Operand, Proof, Stmt, Ty, kernels};
use ir::tir::{VarId, internal};
use types::AbsValue;
use types::scalar::ScalarOp;

/// The row with one element more, which has its place; `None` where only the library can.
pub fn insert(fun: &mut Fun, target: VarId, vars: &[VarId], result: &AbsValue) -> Option<Val> {
    let [row, place, element] = *vars else { return None };
    if row != target || fun.before(row).maybe_undefined {
        return None;
    }
    let val = value(fun, element);
    let known = fun.before(element).clone();
    let slot = slot(fun, row)?;
    // What an element is, the columns, and the one that has the extents of the row.
    let (kind, locals, runs, key) = match &slot {
        Slot::Local(l) => {
            let Ty::Array(elem, 2) = fun.f.locals[*l].ty else { return None };
            if known.unique_class() != Some(elem.class()) {
                return None;
            }
            (Kind::Scalar(elem), vec![*l], vec![None], *l)
        }
        Slot::Table(table, locals) if matches!(val, Val::Record(_)) && table.holds(&known) => {
            (table.element.clone(), locals.clone(), table.runs(), locals[table.key()])
        }
        _ => return None,
    };
    let mut row = Vec::new();
    leaves(fun, &kind, val, &known, &mut row);
    if row.len() != kind.width() {
        return None;
    }
    let k = checked_place(fun, key, place);
    let n = Expr::Local(fun.pin("n", Expr::Numel(key)));
    for (l, leaf) in locals.iter().zip(&row) {
        if let Leaf::Boxed(source) = leaf {
            let one = boxed_call(fun, kernels::LIST, vec![source.clone()]);
            let k = Operand::Scalar(fun.cast(k.clone(), Elem::F64));
            let longer =
                boxed_call(fun, internal::INSERT, vec![Operand::Borrow(*l), k, Operand::Borrow(one)]);
            fun.emit(Stmt::Move(*l, longer));
        }
    }
    for (at, l) in locals.iter().enumerate() {
        if matches!(fun.f.locals[*l].ty, Ty::Array(..)) {
            make_room(fun, (*l, runs.get(at).copied().flatten().unwrap_or(1)), &n, &k);
        }
    }
    for (l, leaf) in locals.iter().zip(row) {
        put(fun, *l, &Spot::of(vec![k.clone()]), leaf, By::Proved(Proof::Made));
    }
    Some(match slot {
        Slot::Table(table, locals) => Val::Table(fun.columns(&table, locals, Some(result))),
        _ => Val::Array(key, fun.extents_known(Some(result), 2)),
    })
}

/// How many elements are in front of the new one, checked as both subscripts are.
fn checked_place(fun: &mut Fun, l: LocalId, place: VarId) -> Expr {
    let val = value(fun, place);
    let val = unboxed(fun, val, fun.before(place));
    let k = scalar_any(fun, val);
    let k = fun.atom("k", k);
    let elem = fun.f.elem(&k);
    let n = fun.cast(Expr::Numel(l), elem);
    let zero = fun.cast(Expr::index(0), elem);
    let less = |a: &Expr, b: &Expr| op(ScalarOp::Lt, vec![a.clone(), b.clone()], elem, Elem::Bool);
    fun.check(less(&n, &k), Fault::IndexBounds, vec![Expr::Numel(l)]);
    let first = op(
        ScalarOp::Plus,
        vec![fun.cast(k.clone(), Elem::F64), Expr::Number(1.0, Elem::F64)],
        Elem::F64,
        Elem::F64,
    );
    fun.check(less(&k, &zero), Fault::BadIndex, vec![first, Expr::index(0)]);
    let k = fun.cast(k, Elem::Index);
    fun.atom("k", k)
}

/// Room for one element of `run` numbers behind the first `k` of `n`.
fn make_room(fun: &mut Fun, (l, run): (LocalId, i64), n: &Expr, k: &Expr) {
    let at = fun.site();
    let more = add_const(n.clone(), 1);
    match fun.f.locals[l].ty {
        Ty::Array(_, 3) => {
            let dims = vec![Expr::index(run), Expr::index(1), more];
            fun.emit(Stmt::Grow { array: l, dims, amortise: true, at });
        }
        _ => fun.emit(Stmt::GrowLinear { array: l, count: more, at }),
    }
    let by = By::Proved(Proof::Made);
    let var = fun.index_local("from");
    let number = |place: Expr| mul(place, Expr::index(run));
    let to = add(Expr::Local(var), Expr::index(run));
    let body =
        vec![Stmt::Put { array: l, subs: vec![to], value: Expr::At(l, vec![Expr::Local(var)], by), by }];
    let lo = add_const(number(n.clone()), -1);
    fun.emit(Stmt::For { var, lo, step: Expr::index(-1), hi: number(k.clone()), body });
}
