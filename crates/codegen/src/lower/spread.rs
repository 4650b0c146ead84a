//! Lists of what lies in one column of a table (`s.f`, `c{:}`) and is asked for once: `[s.f]` and `{s.f}` read the column,
//! anybody else is given the list ([`slots`](super::slots)).

use super::array::{self, computed};
use super::boxing::columns_of;
use super::build::{add, choose, compare, mul};
use super::element;
use super::fun::Fun;
use super::kernel::boxed_call;
use super::repr::{Ext, Repr, known_extents};
use super::subscript::constant;
use super::table::{Kind, Table};
use super::value::{Columns, Slot, Val};
use base::Name;
use builtins::Form;
use ir::loops::{By, Elem, Expr, LocalId, Operand, Proof, Ty, kernels};
use ir::tir::{Access, Arg, VarId};
use std::rc::Rc;
use types::scalar::ScalarOp;

/// Notes that the list `v` is what `path` names of a table, if that is a column of numbers; says whether it is.
pub fn note(fun: &mut Fun, v: VarId, columns: &Columns, path: &[Access]) -> bool {
    let once = fun.vars.uses(v) == 1 && fun.is_temporary(v);
    let Some((kind, first)) = element::all(&columns.table, path).filter(|_| once) else { return false };
    if !matches!(kind, Kind::Scalar(_) | Kind::Fixed(..)) {
        return false;
    }
    let table = Rc::new(Table { cell: true, element: kind.clone() });
    let mut locals = vec![columns.locals[first]];
    if table.key() > 0 {
        locals.push(columns.key());
    }
    let list = Columns { table, locals, known: columns.known.clone() };
    fun.slots.insert(v, Slot::Known(Val::Table(list)));
    true
}

/// `[list{:}]`, `{list{:}}` and the like of one list; `None` where the values must be looked at one by one.
pub fn whole(fun: &mut Fun, target: VarId, name: Name, args: &[Arg]) -> Option<Val> {
    let [Arg::Var(v)] = args else { return None };
    if !fun.is_list(*v) {
        return None;
    }
    match (builtins::named(name)?.form?, fun.slots.get(v)?.clone()) {
        (Form::Concat { vertical }, Slot::Known(Val::Table(list))) => joined(fun, target, vertical, &list),
        (Form::Cell, Slot::Known(Val::Table(list))) => {
            let row = in_row(fun, &list)?;
            match fun.vars.repr(target) {
                Some(Repr::Table(_)) => Some(Val::Table(row)),
                _ => Some(Val::Boxed(columns_of(
                    fun,
                    &row,
                    list.table.layout(),
                    0..list.table.element.width(),
                ))),
            }
        }
        (Form::Cell, Slot::Local(l)) if fun.f.locals[l].ty == Ty::Boxed => {
            Some(Val::Boxed(boxed_call(fun, kernels::ROW, vec![Operand::Borrow(l)])))
        }
        _ => None,
    }
}

/// All elements side by side, or one below the other; of none `[]`.
fn joined(fun: &mut Fun, target: VarId, vertical: bool, list: &Columns) -> Option<Val> {
    let l = list.locals[0];
    let (elem, _) = fun.array_type(l);
    let (rows, columns) = match list.table.element {
        Kind::Scalar(elem) if !elem.is_complex() => (1, 1),
        Kind::Fixed(_, rows, columns) if rows == 1 || !vertical => (rows, columns),
        _ => return None,
    };
    let wanted = known_extents(fun.after(target)).filter(|known| known.len() == 2)?;
    let n = fun.pin("n", Expr::Numel(list.key()));
    let n = || Expr::Local(n);
    let some = |extent: i64| {
        let none = compare(ScalarOp::Eq, n(), Expr::index(0));
        choose(none, Expr::index(0), Expr::index(extent))
    };
    let dims = match vertical {
        true => [mul(n(), Expr::index(rows)), some(columns)],
        false => [some(rows), mul(n(), Expr::index(columns))],
    };
    let dims = wanted.into_iter().zip(dims).map(|(known, extent)| match constant(&known) {
        Some(n) => (known, Expr::index(n)),
        None => (known, extent),
    });
    Some(computed(fun, elem, dims.collect(), |_, at| {
        let place = match vertical {
            true => add(mul(at[0].clone(), Expr::index(columns)), at[1].clone()),
            false => add(at[0].clone(), mul(at[1].clone(), Expr::index(rows))),
        };
        linear(l, place)
    }))
}

/// The same elements as a cell of one row.
fn in_row(fun: &mut Fun, list: &Columns) -> Option<Columns> {
    let [row, n] = match list.known.iter().map(constant).product::<Option<i64>>() {
        Some(n) => [i64::from(n > 0), n].map(|k| (Ext::Const(k), Expr::index(k))),
        None => {
            let n = Expr::Local(fun.pin("n", Expr::Numel(list.key())));
            let none = compare(ScalarOp::Eq, n.clone(), Expr::index(0));
            [choose(none, Expr::index(0), Expr::index(1)), n].map(|e| (Ext::Unknown, e))
        }
    };
    let dims = || vec![row.clone(), n.clone()];
    let mut made: Vec<LocalId> = Vec::new();
    for ((l, run), (_, ty)) in
        list.locals.iter().zip(list.table.runs().into_iter().chain([None])).zip(list.table.columns())
    {
        let Ty::Array(elem, _) = ty else { return None };
        let column = match run {
            Some(run) => {
                let mut dims = dims();
                dims.insert(0, (Ext::Const(run), Expr::index(run)));
                computed(fun, elem, dims, |_, at| {
                    linear(*l, add(at[0].clone(), mul(at[2].clone(), Expr::index(run))))
                })
            }
            None if elem == Elem::Bool && made.len() == list.table.element.width() => {
                computed(fun, elem, dims(), |_, _| Expr::Bool(false))
            }
            None => computed(fun, elem, dims(), |_, at| linear(*l, at[1].clone())),
        };
        made.push(array::of(fun, column).0);
    }
    let known = vec![row.0, n.0];
    Some(Columns { table: list.table.clone(), locals: made, known })
}

/// An element of a column by its place in memory.
fn linear(l: LocalId, place: Expr) -> Expr {
    Expr::At(l, vec![place], By::Proved(Proof::Shape))
}
