//! Truth values as subscripts, and shapes of parts that only the run knows: `x(mask)`, `x(mask) = []`, `find(x)`.
//!
//! Elements are copied in one walk over the mask, after another that counts them ([`array::picked`]). What the
//! library decides by the shapes of array and index is decided by the same rules when the program runs
//! (`runtime/src/index/get.rs`).

use super::array::{self, each_place, own};
use super::build::{add, add_const, both, choose, compare, either, negated, op};
use super::fun::{Fun, raised};
use super::repr::{Ext, extent};
use super::subscript::{Sub, constant, mask};
use super::value::Val;
use ir::loops::{Axis, By, Elem, Expr, Fill, LocalId, Proof, Stmt, Ty};
use ir::tir::VarId;
use types::AbsValue;
use types::scalar::ScalarOp;

/// The shape of `x(index)` for an index that is no single number.
pub enum Linear {
    /// A vector along this dimension.
    Along(usize),
    /// That of the index.
    Index,
}

/// An extent of a matrix, a constant where it is known.
fn extent_of(l: LocalId, known: &[Ext], d: usize) -> Expr {
    known.get(d).and_then(constant).map_or_else(|| extent(l, d), Expr::index)
}

fn is(e: Expr, n: i64) -> Expr {
    compare(ScalarOp::Eq, e, Expr::index(n))
}

/// Whether exactly one of two extents is 1.
fn is_long_vector(rows: &Expr, columns: &Expr) -> Expr {
    match (rows, columns) {
        (Expr::Integer(r, _), Expr::Integer(c, _)) => Expr::Bool((*r == 1) != (*c == 1)),
        _ => either(
            both(is(rows.clone(), 1), compare(ScalarOp::Ne, columns.clone(), Expr::index(1))),
            both(compare(ScalarOp::Ne, rows.clone(), Expr::index(1)), is(columns.clone(), 1)),
        ),
    }
}

/// The extents of a list of `n` elements that is a row where `row` holds and a column else; nothing of 0-by-0
/// where `null` holds.
fn list(n: &Expr, row: Expr, null: Expr) -> Vec<Expr> {
    let one = Expr::index(1);
    let none = |e| choose(null.clone(), Expr::index(0), e);
    vec![none(choose(row.clone(), one.clone(), n.clone())), none(choose(row, n.clone(), one))]
}

/// Whether what `n` true values of a mask name is 0-by-0.
fn is_null(n: &Expr, rows: &Expr, columns: &Expr) -> Expr {
    let nothing = both(is(rows.clone(), 0), is(columns.clone(), 0));
    let neither = both(both(is(rows.clone(), 1), is(columns.clone(), 1)), is(n.clone(), 0));
    either(nothing, neither)
}

/// How many elements of an array `test` holds for.
pub fn counted(fun: &mut Fun, l: LocalId, test: fn(&Fun, Expr) -> Expr) -> Expr {
    let count = fun.pin("marks", Expr::index(0));
    each_place(fun, l, |fun, k| {
        let one = fun.cast(test(fun, own(l, vec![k])), Elem::Index);
        fun.emit(Stmt::Assign(count, add(Expr::Local(count), one)));
    });
    Expr::Local(count)
}

/// The same, but no more than `most`.
fn counted_up_to(fun: &mut Fun, l: LocalId, test: fn(&Fun, Expr) -> Expr, most: i64) -> Expr {
    let count = fun.pin("marks", Expr::index(0));
    let k = fun.index_local("k");
    let one = fun.cast(test(fun, own(l, vec![Expr::Local(k)])), Elem::Index);
    let axes = vec![Axis { var: k, extent: Expr::Numel(l) }];
    let until = Some(compare(ScalarOp::Ge, Expr::Local(count), Expr::index(most)));
    fun.emit(Stmt::Reduce { dst: count, place: Vec::new(), axes, step: add(Expr::Local(count), one), until });
    Expr::Local(count)
}

/// The first or last place that `test` holds for; -1 where there is none.
fn sought(fun: &mut Fun, l: LocalId, test: fn(&Fun, Expr) -> Expr, last: bool) -> LocalId {
    let found = fun.pin("found", Expr::index(-1));
    let k = fun.index_local("k");
    let place = match last {
        true => {
            let before = op(ScalarOp::Minus, vec![Expr::Numel(l), Expr::Local(k)], Elem::Index, Elem::Index);
            add_const(before, -1)
        }
        false => Expr::Local(k),
    };
    let step = choose(test(fun, own(l, vec![place.clone()])), place, Expr::Local(found));
    let axes = vec![Axis { var: k, extent: Expr::Numel(l) }];
    let until = Some(compare(ScalarOp::Ge, Expr::Local(found), Expr::index(0)));
    fun.emit(Stmt::Reduce { dst: found, place: Vec::new(), axes, step, until });
    found
}

/// `x(mask)`, in the direction that is known, if any.
pub fn marked_part(
    fun: &mut Fun,
    (l, known): (LocalId, &[Ext]),
    v: VarId,
    along: Option<Linear>,
    result: &AbsValue,
) -> Val {
    let (mask, of_mask) = mask(fun, v);
    let n = counted(fun, mask, |_, e| e);
    covered(fun, (l, known), (mask, &of_mask));
    let dims = match along {
        Some(Linear::Along(0)) => vec![n, Expr::index(1)],
        Some(Linear::Along(_)) => vec![Expr::index(1), n],
        _ => {
            let [rows, columns] = [0, 1].map(|d| extent_of(l, known, d));
            let [of_rows, of_columns] = [0, 1].map(|d| extent_of(mask, &of_mask, d));
            let long = is_long_vector(&rows, &columns);
            let row = choose(long, is(rows.clone(), 1), is(of_rows.clone(), 1));
            let row = fun.atom("row", row);
            list(&n, row, is_null(&n, &of_rows, &of_columns))
        }
    };
    let (elem, _) = fun.array_type(l);
    let dst = fun.scratch("t", Ty::Array(elem, 2));
    let at = fun.site();
    fun.emit(Stmt::Alloc { array: dst, dims, fill: Fill::Raw, at });
    // No place beyond the last true one is looked at, and that was looked for.
    let by = By::Proved(Proof::Made);
    array::picked(fun, dst, |_, k| (Expr::At(l, vec![k.clone()], by), marked(mask, k)));
    array::local_value(fun, dst, Some(result))
}

/// A truth value of a mask, at a place that [`array::picked`] looks at.
fn marked(mask: LocalId, k: Expr) -> Expr {
    Expr::At(mask, vec![k], By::Proved(Proof::Made))
}

/// `dst(next) = value` and one further.
fn put_next(dst: LocalId, next: LocalId, value: Expr) -> Vec<Stmt> {
    let (subs, by) = (vec![Expr::Local(next)], By::Proved(Proof::Made));
    vec![Stmt::Put { array: dst, subs, value, by }, Stmt::Assign(next, add_const(Expr::Local(next), 1))]
}

/// Checks that no truth value beyond the elements of an array is true.
fn covered(fun: &mut Fun, (l, known): (LocalId, &[Ext]), (mask, of_mask): (LocalId, &[Ext])) {
    if alike(known, of_mask) {
        return;
    }
    let last = fun.pin("last", Expr::index(-1));
    let search = fun.nested(|fun| {
        each_place(fun, mask, |fun, k| {
            let found = vec![Stmt::Assign(last, k.clone())];
            fun.emit(Stmt::If(own(mask, vec![k]), found, Vec::new()));
        });
    });
    fun.branch(is_longer(mask, l), search, Vec::new());
    let fails = compare(ScalarOp::Ge, Expr::Local(last), Expr::Numel(l));
    let proof = fun.context.facts.index(fun.at).in_bounds.then_some(Proof::Index);
    fun.checked(fails, raised(&runtime::errors::mask_exceeds(None)), Vec::new(), None, proof);
}

/// Whether the mask has more elements than the array.
pub fn is_longer(mask: LocalId, l: LocalId) -> Expr {
    compare(ScalarOp::Gt, Expr::Numel(mask), Expr::Numel(l))
}

/// Whether arrays of these extents surely have places in common one by one.
pub fn alike(a: &[Ext], b: &[Ext]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.same(b))
}

/// The elements of `dst`, a column, in the shape that `x(index)` has by those of `x` and the index.
pub fn in_shape(
    fun: &mut Fun,
    dst: LocalId,
    (l, known): (LocalId, &[Ext]),
    (sub, n): (&Sub, (Ext, Expr)),
    result: &AbsValue,
) -> Val {
    let of_index = match sub {
        Sub::Gather(g, shape) => [0, 1].map(|d| extent_of(*g, shape, d)),
        _ => [Expr::index(1), n.1],
    };
    let [rows, columns] = [0, 1].map(|d| extent_of(l, known, d));
    let vector = either(is(of_index[0].clone(), 1), is(of_index[1].clone(), 1));
    let along = fun.atom("along", both(is_long_vector(&rows, &columns), vector));
    let row = is(rows, 1);
    let n = Expr::Numel(dst);
    let dims = [choose(row.clone(), Expr::index(1), n.clone()), choose(row, n, Expr::index(1))];
    let dims = dims.into_iter().zip(of_index).map(|(d, of)| choose(along.clone(), d, of));
    let dims = dims.map(|d| fun.atom("n", d)).collect();
    fun.emit(Stmt::Reshape(dst, dims));
    array::local_value(fun, dst, Some(result))
}

/// `x(mask) = []` of a vector, by a copy of what stays; what else there is `general` does.
pub fn delete_marked(fun: &mut Fun, (l, known): (LocalId, &[Ext]), v: VarId, general: impl FnOnce(&mut Fun)) {
    let (mask, of_mask) = mask(fun, v);
    let [rows, columns] = [0, 1].map(|d| extent_of(l, known, d));
    let mut test = is_long_vector(&rows, &columns);
    if !alike(known, &of_mask) {
        test = both(test, compare(ScalarOp::Ge, Expr::Numel(l), Expr::Numel(mask)));
    }
    let direct = fun.nested(|fun| {
        let marks = counted(fun, mask, |_, e| e);
        let left = op(ScalarOp::Minus, vec![Expr::Numel(l), marks], Elem::Index, Elem::Index);
        let left = fun.atom("left", left);
        let row = fun.atom("row", is(rows.clone(), 1));
        let dims = list(&left, row, Expr::Bool(false));
        let (elem, _) = fun.array_type(l);
        let kept = fun.scratch("kept", Ty::Array(elem, 2));
        let at = fun.site();
        fun.emit(Stmt::Alloc { array: kept, dims, fill: Fill::Raw, at });
        if alike(known, &of_mask) {
            array::picked(fun, kept, |_, k| (marked(l, k.clone()), negated(marked(mask, k))));
        } else {
            let next = fun.pin("next", Expr::index(0));
            each_place(fun, mask, |fun, k| {
                let value = Expr::At(l, vec![k.clone()], By::Proved(Proof::Shape));
                fun.emit(Stmt::If(own(mask, vec![k]), Vec::new(), put_next(kept, next, value)));
            });
            let k = fun.index_local("k");
            let body = put_next(kept, next, own(l, vec![Expr::Local(k)]));
            let (lo, hi) = (Expr::Numel(mask), add_const(Expr::Numel(l), -1));
            fun.emit(Stmt::For { var: k, lo, step: Expr::index(1), hi, body });
        }
        fun.emit(Stmt::Move(l, kept));
    });
    if test == Expr::Bool(true) {
        return fun.block.extend(direct);
    }
    let general = fun.nested(general);
    fun.branch(test, direct, general);
}

/// Which places `find` asks for.
pub enum Wanted {
    All,
    /// The first so many.
    First(i64),
    /// The last one.
    Last,
}

/// `find(x)` of a real matrix, or of some of its places; `test` says what counts.
pub fn find(
    fun: &mut Fun,
    (val, wanted): (Val, Wanted),
    test: fn(&Fun, Expr) -> Expr,
    result: &AbsValue,
) -> Option<Val> {
    let known: Vec<Ext> = array::dims(&val)?.into_iter().map(|(k, _)| k).collect();
    if known.len() != 2 {
        return None;
    }
    let (l, known) = array::of(fun, val);
    let one = match wanted {
        Wanted::First(1) => Some(sought(fun, l, test, false)),
        Wanted::Last => Some(sought(fun, l, test, true)),
        _ => None,
    };
    let is_there = |found: LocalId| compare(ScalarOp::Ge, Expr::Local(found), Expr::index(0));
    let n = match (one, wanted) {
        (Some(found), _) => {
            let count = choose(is_there(found), Expr::index(1), Expr::index(0));
            fun.atom("n", count)
        }
        (None, Wanted::First(most)) => counted_up_to(fun, l, test, most),
        (None, _) => counted(fun, l, test),
    };
    let [rows, columns] = [0, 1].map(|d| extent_of(l, &known, d));
    let row = fun.atom("row", is(rows.clone(), 1));
    let dims = list(&n, row, is_null(&n, &rows, &columns));
    let dst = fun.scratch("t", Ty::Array(Elem::F64, 2));
    let at = fun.site();
    fun.emit(Stmt::Alloc { array: dst, dims, fill: Fill::Raw, at });
    match one {
        Some(found) => {
            let value = fun.cast(add_const(Expr::Local(found), 1), Elem::F64);
            let (subs, by) = (vec![Expr::index(0)], By::Proved(Proof::Made));
            let put = Stmt::Put { array: dst, subs, value, by };
            fun.branch(is_there(found), vec![put], Vec::new());
        }
        None => array::picked(fun, dst, |fun, k| {
            let value = fun.cast(add_const(k.clone(), 1), Elem::F64);
            (value, test(fun, marked(l, k)))
        }),
    }
    Some(array::local_value(fun, dst, Some(result)))
}
