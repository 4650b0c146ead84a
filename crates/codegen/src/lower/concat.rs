//! Concatenation: scalars into an array element by element, arrays by one `Concat`.

use super::array;
use super::fun::Fun;
use super::repr::{Ext, known_extents};
use super::scalar::{elem_of, scalar};
use super::storage::is_mixed;
use super::value::Val;
use super::vectors::small_concat;
use ir::loops::{By, Elem, Expr, Fill, Operand, Proof, Stmt, Ty};
use types::{AbsValue, Class, Complexity};

/// At most so many scalars are stored one by one.
const FEW: usize = 4096;

/// The operands, of which `values` is known, side by side or one below the other; `None` where only the runtime library
/// can.
pub fn concat(
    fun: &mut Fun,
    vertical: bool,
    vals: Vec<Val>,
    values: &[&AbsValue],
    result: &AbsValue,
) -> Option<Val> {
    let facts = result.unique()?;
    // What is stored as complex without an imaginary part stays so, which an array cannot show.
    if is_mixed(result) {
        return None;
    }
    let elem = Elem::of(facts.class, facts.matrix.complexity != Complexity::Real)?;
    if vals.is_empty() {
        let none = fun.scratch("t", Ty::Array(elem, 2));
        array::empty(fun, none);
        return Some(Val::Array(none, vec![Ext::Const(0); 2]));
    }
    let elems: Vec<Elem> = vals.iter().map(|v| elem_of(fun, v)).collect::<Option<_>>()?;
    let integers = elems.iter().any(|e| e.class().is_integer() && e.class() != elem.class());
    if integers
        || elems.iter().any(|e| matches!(e, Elem::I64 | Elem::U64)) && elem.class() != elems[0].class()
    {
        return None;
    }
    if elems.iter().any(|e| e.is_complex()) && !elem.is_complex() {
        return None;
    }
    // A number as a character must be one.
    let text = elem == Elem::Char && elems.iter().any(|e| *e != Elem::Char);
    if text || vals.is_empty() || known_extents(result).is_none_or(|k| k.len() != 2) {
        return None;
    }
    if vals.iter().all(|v| matches!(v, Val::Scalar(_))) && vals.len() <= FEW {
        return Some(of_scalars(fun, vertical, (vals, values), elem));
    }
    if let Some(val) = small_concat(fun, vertical, &vals, elem) {
        return Some(val);
    }
    let matrix = |v: &Val| array::dims(v).is_some_and(|d| d.len() == 2);
    if !vals.iter().all(matrix) {
        return None;
    }
    let parts = vals.into_iter().zip(values).map(|(v, known)| part(fun, v, known, elem)).collect();
    let dst = fun.scratch("t", Ty::Array(elem, 2));
    let at = fun.site();
    fun.emit(Stmt::Concat { dst, parts, vertical, at });
    Some(array::local_value(fun, dst, Some(result)))
}

fn of_scalars(fun: &mut Fun, vertical: bool, (vals, values): (Vec<Val>, &[&AbsValue]), elem: Elem) -> Val {
    let n = vals.len() as i64;
    let dst = fun.scratch("t", Ty::Array(elem, 2));
    let mut items = Vec::new();
    for (val, known) in vals.into_iter().zip(values) {
        let e = scalar(fun, val, elem);
        items.push(array::as_element_of(fun, e, known));
    }
    let dims = if vertical { [n, 1] } else { [1, n] };
    let at = fun.site();
    fun.emit(Stmt::Alloc { array: dst, dims: dims.map(Expr::index).to_vec(), fill: Fill::Raw, at });
    for (k, value) in items.into_iter().enumerate() {
        let subs = vec![Expr::index(k as i64)];
        fun.emit(Stmt::Put { array: dst, subs, value, by: By::Proved(Proof::Made) });
    }
    Val::Array(dst, dims.map(Ext::Const).to_vec())
}

/// A part of the element type of the whole.
fn part(fun: &mut Fun, val: Val, known: &AbsValue, elem: Elem) -> Operand {
    match val {
        Val::Scalar(e) => {
            let e = array::as_element_of(fun, e, known);
            Operand::Scalar(fun.cast(e, elem))
        }
        val => {
            let (l, known) = array::of(fun, val);
            let same = fun.array_type(l) == (elem, 2);
            Operand::Borrow(if same { l } else { array::recast(fun, l, &known, elem, 2) })
        }
    }
}

/// Whether the operands of a concatenation keep their class: one alone that is no text is itself.
pub fn is_itself(vals: &[&AbsValue]) -> bool {
    matches!(vals, [one] if one.unique_class().is_some_and(|c| c != Class::Char && c.is_matrix()))
}
