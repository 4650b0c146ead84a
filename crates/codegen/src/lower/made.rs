//! Structs and rows of cells that are made of values and kept in parts.

use super::array;
use super::boxing::part_of;
use super::fun::Fun;
use super::part::Part;
use super::repr::{Ext, Repr, is_one_element, known_extents};
use super::slots::value;
use super::subscript::constant;
use super::table::Kind;
use super::value::{Slot, Val};
use base::Name;
use ir::loops::{Elem, Ty};
use ir::tir::VarId;
use types::{AbsValue, Class};

/// `struct('a', x, 'b', {y})` whose fields are kept as variables of their own; a cell of one element gives what is in it,
/// another one would make an array.
pub fn structure(fun: &mut Fun, vars: &[VarId], values: &[&AbsValue], result: &AbsValue) -> Option<Val> {
    let Repr::Record(wanted) = Repr::of(result) else { return None };
    let pairs: Vec<(Part, VarId)> = vars
        .chunks_exact(2)
        .zip(values.chunks_exact(2))
        .map(|(var, value)| {
            let class = value[1].unique_class();
            let one = class == Some(Class::Cell) && is_one_element(value[1]);
            (one || class.is_some_and(|c| c != Class::Cell)).then(|| {
                Some((Part::Field(Name::new(&value[0].as_text().filter(|t| is_plain(t))?)), var[1]))
            })?
        })
        .collect::<Option<_>>()?;
    let same = pairs.len() * 2 == vars.len() && pairs.iter().map(|p| p.0).eq(wanted.iter().map(|w| w.0));
    if !same {
        return None;
    }
    let parts = pairs.into_iter().map(|(name, v)| Some((name, held_in(fun, v)?)));
    Some(Val::Record(parts.collect::<Option<_>>()?))
}

/// Whether a text may surely name a field: others fail, or mean something in Octave alone.
fn is_plain(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && name.len() <= 63
}

/// `struct('a', {}, 'b', {})` for a variable that keeps struct arrays in columns: `[]`, which leaves none of them an element.
pub fn no_structs(fun: &mut Fun, target: VarId, vars: &[VarId]) -> Option<Val> {
    let Some(Slot::Table(table, _)) = fun.slots.get(&target) else { return None };
    let Kind::Parts(parts) = &table.element else { return None };
    let none = |value: &AbsValue| {
        let known = known_extents(value).unwrap_or_default();
        value.unique_class() == Some(Class::Cell)
            && !value.maybe_undefined
            && known.len() == 2
            && known.iter().all(|k| constant(k) == Some(0))
    };
    let same = |(var, part): (&[VarId], &Part)| {
        let name = fun.before(var[0]).as_text();
        none(fun.before(var[1])) && name.is_some_and(|name| *part == Part::Field(Name::new(&name)))
    };
    let fits = !table.cell && vars.len() == 2 * parts.len();
    if !fits || !vars.chunks_exact(2).zip(parts.iter().map(|p| &p.0)).all(same) {
        return None;
    }
    Some(nothing(fun))
}

/// `{}` for a variable that keeps a cell in columns.
pub fn no_contents(fun: &mut Fun, target: VarId) -> Option<Val> {
    match fun.slots.get(&target) {
        Some(Slot::Table(table, _)) if table.cell => Some(nothing(fun)),
        _ => None,
    }
}

/// `[]`
fn nothing(fun: &mut Fun) -> Val {
    let none = fun.scratch("none", Ty::Array(Elem::F64, 2));
    array::empty(fun, none);
    Val::Array(none, vec![Ext::Const(0); 2])
}

/// A value, or what is in it where it is a cell, of one element.
fn held_in(fun: &mut Fun, v: VarId) -> Option<Val> {
    let known = fun.before(v).clone();
    let val = value(fun, v);
    if known.unique_class() != Some(Class::Cell) {
        return Some(val);
    }
    match val {
        Val::Record(parts) => parts.into_iter().next().map(|(_, content)| content),
        Val::Boxed(l) => part_of(fun, l, Part::Place(1), Some(&known)),
        _ => None,
    }
}

/// `{x, y}` whose elements are kept as variables of their own.
pub fn row(fun: &mut Fun, vars: &[VarId], result: &AbsValue) -> Option<Val> {
    let Repr::Record(wanted) = Repr::row(result)? else { return None };
    (wanted.len() == vars.len()).then(|| Val::row(vars.iter().map(|v| value(fun, *v)).collect()))
}
