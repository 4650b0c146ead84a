//! A text among texts that are known: `strcmp(x, {'a', 'b'})`, `ismember(x, {'a', 'b'})` make no cell.

use super::boxing::operand;
use super::fun::Fun;
use super::kernel::kernel;
use super::repr::{Ext, known_extents};
use super::slots::value;
use super::subscript::constant;
use super::value::Val;
use base::Name;
use builtins::Form;
use ir::loops::{By, Elem, Expr, Fill, LocalId, Operand, Proof, Stmt, Ty, has_units, kernels};
use ir::tir::{Arg, VarId};
use types::{AbsValue, Class, Elements};

/// More texts are left to the library.
const MOST: usize = 16;

/// The only result of a builtin that compares a text with the texts of a cell; `None` for anything else.
pub fn compared(fun: &mut Fun, name: Name, args: &[Arg]) -> Option<Val> {
    let form = builtins::named(name)?.form?;
    let [Arg::Var(a), Arg::Var(b)] = *args else { return None };
    let known = |fun: &Fun, v| if fun.is_list(v) { None } else { texts(fun.before(v)) };
    match form {
        Form::SameText => {
            let (x, (texts, dims)) = match (known(fun, a), known(fun, b)) {
                (None, Some(texts)) => (a, texts),
                (Some(texts), None) => (b, texts),
                _ => return None,
            };
            // The rows of a matrix are compared with the texts one by one.
            if !is_one_text(fun.before(x), 0) {
                return None;
            }
            let x = text(fun, x)?;
            let one = |t: &String| same_text(fun, kernels::STRCMP, x.clone(), std::slice::from_ref(t));
            let all: Vec<LocalId> = texts.iter().map(one).collect();
            Some(in_array(fun, all, dims))
        }
        Form::HasField => {
            let names = field_names(fun.before(a))?;
            if fun.is_list(a) || !is_one_text(fun.before(b), 0) {
                return None;
            }
            let x = text(fun, b)?;
            Some(Val::Scalar(Expr::Local(same_text(fun, kernels::SWITCH_CASE, x, &names))))
        }
        Form::Among => {
            let (texts, _) = known(fun, b)?;
            // Each row of a matrix would be asked for.
            if !is_one_text(fun.before(a), 1) {
                return None;
            }
            let x = text(fun, a)?;
            Some(Val::Scalar(Expr::Local(same_text(fun, kernels::SWITCH_CASE, x, &texts))))
        }
        _ => None,
    }
}

/// Whether characters have one row, or no more and at least so many.
fn is_one_text(x: &AbsValue, least: i64) -> bool {
    let rows = known_extents(x).filter(|e| e.len() == 2).and_then(|e| constant(&e[0]));
    rows.is_some_and(|r| (least..=1).contains(&r)) || x.shape().is_row_or_empty()
}

/// The names of the fields of what surely is a struct or an array of such.
fn field_names(value: &AbsValue) -> Option<Vec<String>> {
    let one = value.unique().filter(|v| v.class == Class::Struct && !value.maybe_undefined)?;
    let Elements::Fields(fields) = &one.elements else { return None };
    let list = &fields.content().list;
    let known = (1..=MOST).contains(&list.len()) && list.iter().all(|(_, v)| !v.maybe_undefined);
    known.then(|| list.iter().map(|(name, _)| name.as_str().to_owned()).collect())
}

/// The texts that a row or column of cells is known to hold, and its extents.
fn texts(value: &AbsValue) -> Option<(Vec<String>, [i64; 2])> {
    let v = value.unique().filter(|v| v.class == Class::Cell && !value.maybe_undefined)?;
    let Elements::Tuple(list) = &v.elements else { return None };
    let list = list.content();
    let known = known_extents(value)?;
    let [rows, columns] = [constant(known.first()?)?, constant(known.get(1)?)?];
    let row = known.len() == 2 && rows.min(columns) == 1 && rows * columns == list.len() as i64;
    if !row || list.len() > MOST {
        return None;
    }
    let one = |e: &AbsValue| {
        let char = !e.maybe_undefined && e.unique_class() == Some(Class::Char);
        e.as_text().filter(|t| char && has_units(t)).map(str::to_owned)
    };
    Some((list.iter().map(one).collect::<Option<_>>()?, [rows, columns]))
}

/// A variable that surely is an array of characters, as an operand.
fn text(fun: &mut Fun, v: VarId) -> Option<Operand> {
    let known = fun.before(v);
    if fun.is_list(v) || known.maybe_undefined || known.unique_class() != Some(Class::Char) {
        return None;
    }
    match value(fun, v) {
        val @ (Val::Array(..) | Val::Boxed(_)) => Some(operand(fun, val)),
        _ => None,
    }
}

/// Whether a text is one of these.
fn same_text(fun: &mut Fun, name: &str, x: Operand, texts: &[String]) -> LocalId {
    let same = fun.local("same", Ty::Scalar(Elem::Bool));
    let operands = std::iter::once(x).chain(texts.iter().map(|t| Operand::Text(t.clone()))).collect();
    kernel(fun, name, operands, 1, vec![same]);
    same
}

/// Truth values in an array.
fn in_array(fun: &mut Fun, all: Vec<LocalId>, dims: [i64; 2]) -> Val {
    let dst = fun.scratch("t", Ty::Array(Elem::Bool, 2));
    let at = fun.site();
    fun.emit(Stmt::Alloc { array: dst, dims: dims.map(Expr::index).to_vec(), fill: Fill::Raw, at });
    for (k, one) in all.into_iter().enumerate() {
        let subs = vec![Expr::index(k as i64)];
        fun.emit(Stmt::Put { array: dst, subs, value: Expr::Local(one), by: By::Proved(Proof::Made) });
    }
    Val::Array(dst, dims.map(Ext::Const).to_vec())
}
