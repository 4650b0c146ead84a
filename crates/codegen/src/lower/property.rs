//! Properties of objects whose class is known: where they lie, and assignments to objects of handle classes
//! ([`refer`](super::refer)).
//!
//! A path that begins with a property carries its place ([`Path::property`](ir::loops::kernels::Path)) where reading or
//! assigning it is no more than a field for who does it: what may be asked at the run is left to ask of the object
//! alone, that it is there, and that nobody listens.

use super::boxing::{operand, stored};
use super::fun::Fun;
use super::path::{Deed, path_kernel};
use super::refer::one_object;
use super::slots::value;
use super::value::Val;
use analysis::members::{dotted, fits, takes_all};
use ir::loops::kernels::Verb;
use ir::loops::{LocalId, Operand};
use ir::tir::{Access, VarId};
use types::AbsValue;

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

/// Where the property lies with which a path on a value begins, from 0.
pub fn place(fun: &Fun, base: &AbsValue, path: &[Access], to: Use<'_>) -> Option<usize> {
    let [Access::Dot(name), ..] = path else { return None };
    let members = &fun.cx.members;
    if members.list().is_empty() {
        return None;
    }
    let class = match to {
        // What is no object is told from it at the run.
        Use::Read => one_object(&dotted(base))?,
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
    members.place(class, *name)
}

/// `l<path> = src` of an object that a local refers to, of which `base` is known.
pub fn put(fun: &mut Fun, l: LocalId, base: &AbsValue, path: &[Access], src: VarId) {
    let known = fun.before(src);
    let to = if path.len() == 1 { Use::Whole(known) } else { Use::Part };
    let place = place(fun, base, path, to);
    let val: Val = value(fun, src);
    let val = stored(fun, val, known);
    let source = Some(operand(fun, val));
    path_kernel(fun, Deed { verb: Verb::Put, base: Operand::Borrow(l), source, place }, path, Vec::new());
}
