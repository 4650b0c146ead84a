//! Assignments to properties of objects that a variable refers to.
//!
//! Where the class of an object is known and is a handle class, an assignment to a property of it leaves the variable as
//! it is, which refers to the same object before and after: it is a `put`, which only looks at the variable. So
//! parameters that are assigned in no other way stay borrowed.

use analysis::Context;
use analysis::members::{Members, object_class};
use base::Name;
use ir::tir::{Access, Stmt, StmtId};
use types::{AbsValue, Shape};

/// The class of a value that surely is one object.
pub fn one_object(value: &AbsValue) -> Option<Name> {
    let one = value.unique().is_some_and(|v| v.matrix.shape == Shape::scalar());
    object_class(value).filter(|_| one && !value.maybe_undefined)
}

/// Whether an assignment along a path on a value goes to a property of the object that it refers to.
pub fn refers(members: &Members, base: &AbsValue, path: &[Access]) -> bool {
    match path {
        [Access::Dot(name), ..] if !members.list().is_empty() => {
            one_object(base).is_some_and(|c| members.refers(c) && members.has_property(c, *name))
        }
        _ => false,
    }
}

/// Whether a statement assigns to a variable only in so far as the object changes to which it refers.
pub fn is_put(members: &Members, context: &Context, id: StmtId, stmt: &Stmt) -> bool {
    match stmt {
        Stmt::Set { base, path, .. } => refers(members, context.facts.before(id, *base), path),
        _ => false,
    }
}
