//! Properties of objects whose class is known: where they lie, and assignments to objects of handle classes
//! ([`refer`](super::refer)).
//!
//! A path that begins with a property carries its place ([`Path::property`](ir::loops::kernels::Path)) where reading or
//! assigning it is no more than a field for who does it: what may be asked at the run is left to ask of the object
//! alone, that it is there, and that nobody listens.

use super::boxing::{operand, stored};
use super::fun::Fun;
use super::kernel::kernel;
use super::part::field_place;
use super::path::{Deed, Place, path_kernel};
use super::refer::{one_object, refers};
use super::slots::value;
use super::value::Val;
use analysis::members::{answering, fits, takes_all};
use ir::loops::kernels::{self, Verb};
use ir::loops::{Elem, Expr, LocalId, Operand, Ty};
use ir::tir::{Access, VarId};
use types::{AbsValue, Class, Shape};

/// What asks for a place.
#[derive(Clone, Copy)]
pub enum Use<'a> {
    /// Who reads the property, or a part of it.
    Read,
    /// Who assigns this to it.
    Whole(&'a AbsValue),
    /// Who assigns a part of it.
    Part,
}

/// Where the property or field lies with which a path on a value begins.
pub fn place(fun: &Fun, base: &AbsValue, path: &[Access], to: Use<'_>) -> Option<Place> {
    let [Access::Dot(name), ..] = path else { return None };
    if matches!(to, Use::Read)
        && let Some(place) = field_place(&answering(base, *name), *name)
    {
        return Some(Place::Field(place));
    }
    let members = &fun.cx.members;
    if members.list().is_empty() {
        return None;
    }
    let class = match to {
        // What is no object is told from it at the run.
        Use::Read => one_object(&answering(base, *name))?,
        _ => one_object(base)?,
    };
    let acting = fun.acting();
    let field = |read| members.field(class, *name, acting, read);
    match to {
        Use::Read if fun.by_rules() => return None,
        Use::Read => drop(field(true)?),
        Use::Whole(src) => drop(field(false).filter(|p| fits(p, src))?),
        Use::Part => drop(field(false).filter(takes_all).and(field(true))?),
    }
    members.place(class, *name).map(Place::Property)
}

/// The object on which the second step of a path finds a name, if it finds one.
pub fn met(fun: &Fun, path: &[Access]) -> Option<AbsValue> {
    let [Access::Dot(first), Access::Dot(second), ..] = path else { return None };
    let class = fun.context.facts.met(fun.at, (*first, *second))?;
    Some(AbsValue::of(Class::Object(class), Shape::scalar()))
}

/// `l<path> = src` of an object that a local refers to, of which `base` is known.
pub fn put(fun: &mut Fun, l: LocalId, base: &AbsValue, path: &[Access], src: VarId) {
    let known = fun.before(src);
    let to = if path.len() == 1 { Use::Whole(known) } else { Use::Part };
    let place = place(fun, base, path, to);
    if let Some(next) = place.and_then(|_| met(fun, path))
        && refers(&fun.cx.members, &next, &path[1..])
    {
        return put_behind(fun, (l, place), &next, path, src);
    }
    let val: Val = value(fun, src);
    let val = stored(fun, val, known);
    let source = Some(operand(fun, val));
    path_kernel(fun, Deed { verb: Verb::Put, base: Operand::Borrow(l), source, place }, path, Vec::new());
}

/// The same where the first step leads to an object, of which `next` is known, or to something else: that is the
/// runtime library's affair.
fn put_behind(
    fun: &mut Fun,
    (l, place): (LocalId, Option<Place>),
    next: &AbsValue,
    path: &[Access],
    src: VarId,
) {
    let object = fun.scratch("t", Ty::Boxed);
    let get = Deed { verb: Verb::Get, base: Operand::Borrow(l), source: None, place };
    path_kernel(fun, get, &path[..1], vec![object]);
    let there = fun.local("there", Ty::Scalar(Elem::Bool));
    kernel(fun, kernels::REFERS, vec![Operand::Borrow(object)], 1, vec![there]);
    let direct = fun.nested(|fun| put(fun, object, next, &path[1..], src));
    let general = fun.nested(|fun| {
        let val: Val = value(fun, src);
        let val = stored(fun, val, fun.before(src));
        let source = Some(operand(fun, val));
        path_kernel(fun, Deed { verb: Verb::Put, base: Operand::Borrow(l), source, place }, path, Vec::new());
    });
    fun.branch(Expr::Local(there), direct, general);
}
