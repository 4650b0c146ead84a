//! Values that are one object of a handle class or something else: what a property holds that was `[]` before it was
//! given a neighbour, an entry of a cell that may not be there yet. Reading through such a value finds the object, or
//! fails; assigning through it stores to the object, or makes a struct of what is nothing.

use super::access::{self, Near};
use super::call::Args;
use super::direct::{Member, acting};
use super::objects::may_be_object;
use super::path::{Leaf, Step, update};
use super::properties::held;
use super::state::State;
use super::transfer::Transfer;
use crate::members::{is_one, object_class};
use base::Name;
use ir::tir::{Access, StmtId};
use types::{AbsValue, Class, ClassValue, Matrix, Shape};

/// The class of the object that a value may be, the object, and what the value may be else, which is no object.
pub(super) fn parted(value: &AbsValue) -> Option<(Name, AbsValue, AbsValue)> {
    let list = value.alternatives()?;
    let mut classes = list.iter().filter_map(|v| match v.class {
        Class::Object(class) => Some((class, v)),
        _ => None,
    });
    let ((class, one), None) = (classes.next()?, classes.next()) else { return None };
    if one.matrix.shape != Shape::scalar() || list.len() == 1 && !value.maybe_undefined {
        return None;
    }
    let object = AbsValue::one(one.clone());
    let others = value.clone().retain(|v| !matches!(v.class, Class::Object(_)));
    may_be_object(&object).then_some((class, object, others))
}

/// What the first step of a path means on what answers it ([`answering`](crate::members::answering)): an object,
/// or a struct that has such a field. Unless it is `surely` there, the run tells whether there is an object before
/// it calls a method: it does so for handles.
pub(super) fn member_or_field<'p>(
    me: &mut Transfer<'_, '_>,
    state: &State,
    found: &AbsValue,
    surely: bool,
    path: &'p [Access],
) -> Option<Member<'p>> {
    let Some((class, object, structs)) = parted(found).filter(|_| !found.maybe_undefined) else {
        let refers = |class| me.engine.classes.members.refers(class);
        let handle = object_class(found).is_some_and(refers);
        let one = is_one(found);
        let member = me.member(found, path)?;
        return Some(member).filter(|m| surely || matches!(m, Member::Field(_)) || handle && one);
    };
    let is_struct = |v: &ClassValue<Matrix>| v.class == Class::Struct;
    let [Access::Dot(name), ..] = path else { return None };
    if !me.engine.classes.members.refers(class) || !structs.alternatives()?.iter().all(is_struct) {
        return None;
    }
    let Member::Field(value) = me.member(&object, path)? else { return None };
    match access::field(&me.env.view(state), &structs, Some(*name)).ok()? {
        access::Many::List(list) => match list.as_slice() {
            [one] => Some(Member::Field(value.join(one))),
            _ => None,
        },
        access::Many::Each(_) => None,
    }
}

/// Tells of which classes the objects are that a path of properties of handles meets behind the first.
pub(super) fn meet_along(me: &mut Transfer<'_, '_>, id: StmtId, value: &AbsValue, path: &[Access]) {
    if path.len() < 2 || !me.record.has_facts() || me.engine.classes.members.list().is_empty() {
        return;
    }
    let acting = acting(me);
    let mut current = value.clone();
    let mut before: Option<Name> = None;
    for step in path {
        let Access::Dot(name) = step else { return };
        let object = match parted(&current) {
            Some((class, object, _)) => Some(class).zip(Some(object)),
            None => object_class(&current).map(|class| (class, current.clone())),
        };
        let Some((class, object)) = object else { return };
        let one = is_one(&object);
        if !one || !me.engine.classes.members.refers(class) {
            return;
        }
        if let Some(before) = before {
            me.record.met(id, (before, *name), class);
        }
        if me.engine.classes.members.field(class, *name, acting, true).is_none() {
            return;
        }
        current = held(me, class, *name);
        before = Some(*name);
    }
}

/// Whether a call with these operands may mean the method of one that is known to be an object.
pub(super) fn is_method(me: &Transfer<'_, '_>, name: Name, args: &Args) -> bool {
    let object = |v: &AbsValue| !v.is_any() && may_be_object(v);
    me.engine.may_be_method(name) && args.list.iter().map(|a| &a.value).any(object)
}

/// A value after an assignment to a part of it that goes through what may be an object of a handle class, which stays
/// what it is. Recursion is as deep as the path.
pub(super) fn through(
    me: &Transfer<'_, '_>,
    state: &State,
    value: &AbsValue,
    steps: &[Step],
    leaf: &Leaf<'_>,
) -> AbsValue {
    let view = me.env.view(state);
    if !may_be_object(value) && !matches!(steps, [Step::Dot(Some(_)), _, ..]) {
        return update(&view, value, steps, Near::Anywhere, leaf)
            .map_or_else(|_| AbsValue::bottom(), AbsValue::defined);
    }
    let [Step::Dot(Some(name)), rest @ ..] = steps else { return AbsValue::top() };
    let members = &me.engine.classes.members;
    let (object, others) = match parted(value) {
        Some((class, object, others)) if members.refers(class) && members.has_property(class, *name) => {
            (object, others)
        }
        _ if !may_be_object(value) => (AbsValue::bottom(), value.clone()),
        _ => return AbsValue::top(),
    };
    if others.is_bottom() {
        return object;
    }
    let changed = match rest {
        [] => leaf(&view, &others, &steps[0], Near::Anywhere),
        _ => {
            // What is a number without elements by then becomes a struct, without the field.
            let begun = others.maybe_undefined
                || others.alternatives().is_none_or(|list| list.iter().any(|v| v.class.is_matrix()));
            let inside = others.field(*name);
            let inside = if begun || inside.is_bottom() { inside.or_undefined() } else { inside };
            let inside = through(me, state, &inside, rest, leaf);
            match inside.is_bottom() {
                true => return object,
                false => access::set_field(&view, &others, Some(*name), &inside),
            }
        }
    };
    object.join(&changed.unwrap_or_else(|_| AbsValue::bottom()).defined())
}
