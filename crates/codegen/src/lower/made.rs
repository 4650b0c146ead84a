//! Structs and rows of cells that are made of values and kept in parts.

use super::boxing::part_of;
use super::fun::Fun;
use super::part::Part;
use super::repr::{Repr, is_one_element};
use super::slots::value;
use super::value::Val;
use base::Name;
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
            (one || class.is_some_and(|c| c != Class::Cell))
                .then(|| Some((Part::Field(Name::new(&value[0].as_text()?)), var[1])))?
        })
        .collect::<Option<_>>()?;
    let same = pairs.len() * 2 == vars.len() && pairs.iter().map(|p| p.0).eq(wanted.iter().map(|w| w.0));
    if !same {
        return None;
    }
    let parts = pairs.into_iter().map(|(name, v)| Some((name, held_in(fun, v)?)));
    Some(Val::Record(parts.collect::<Option<_>>()?))
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
