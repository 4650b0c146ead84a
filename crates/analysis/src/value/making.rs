//! Objects in the making: while the constructor of a handle class alone refers to its object, nobody sees with what
//! its properties begin. What a property without a default holds at first, `[]`, counts where it may be read: a
//! constructor that assigns a property before it shows its object to anyone leaves the property its own values alone.
//!
//! A state carries the properties that may not be assigned yet ([`State::unset`]). Whatever is done with the object but
//! storing to a property shows it: what is unset then is told to the cells of the properties.
//!
//! Invariant: of a class that this follows, every object goes through a walk of its constructor, and each way out
//! of it, or of the object, tells what is unset. Classes that inherit constructors, destroy their objects or restore them
//! are not followed: others see their objects before the constructor has run.

use super::direct::acting;
use super::engine::Engine;
use super::properties;
use super::state::State;
use super::transfer::Transfer;
use base::Name;
use ir::tir::{Access, Function, Stmt, Storage, VarId, internal, walk};
use runtime::classes::text::Declared;
use std::rc::Rc;

/// The object that a constructor makes, where statements alone use it: no condition and no other activation.
pub(super) fn object(function: &Function) -> Option<VarId> {
    let object = *function.outputs.first()?;
    let begins = function.stmts.values().any(|s| begun(s) == Some(object));
    let var = &function.vars[object];
    let own = var.storage == Storage::Local && !var.shared && !function.dynamic;
    let heads = |s: &Stmt| !walk::blocks(s).is_empty() && walk::uses(s).contains(&object);
    (begins && own && !function.stmts.values().any(heads)).then_some(object)
}

/// The variable that gets the object in the making here.
fn begun(stmt: &Stmt) -> Option<VarId> {
    let Stmt::Call { callee, .. } = stmt else { return None };
    let defs = || walk::defs(stmt).first().copied();
    (callee.name.as_str() == internal::OBJECT).then(defs).flatten()
}

/// Whether what properties of a class begin with is told by its constructor.
pub(super) fn is_followed(engine: &mut Engine<'_>, class: Name) -> bool {
    let members = &engine.classes.members;
    let Some(known) = members.class(class) else { return false };
    // No constructor of what it inherits shows the object before its own has run.
    let silent = |above: &Name| {
        let supers = members.declared(*above).and_then(|c| c.def.as_ref()).map(|d| &d.supers);
        let known = |s: &Name| s.as_str() == "handle" || known.ancestors.contains(s);
        let restored = |c: &Declared| c.functions.iter().any(|(name, _)| name.as_str() == "loadobj");
        let told = members.declared(*above).is_some_and(|c| c.destructor().is_some() || restored(c));
        supers.is_some_and(|supers| supers.iter().all(known))
            && !told
            && (*above == class || members.constructor(*above).is_none())
    };
    let alone = known.ancestors.iter().filter(|a| a.as_str() != "handle").all(silent);
    let plain = known.is_handle && !known.is_enumeration();
    let Some(constructor) = members.constructor(class).filter(|_| alone && plain) else {
        return false;
    };
    !engine.handed.contains(&constructor)
        && engine.info(constructor).is_some_and(|info| info.object.is_some())
}

/// A statement is about to run.
pub(super) fn before(me: &mut Transfer<'_, '_>, stmt: &Stmt, state: &mut State) {
    let Some(object) = me.env.info.object else { return };
    if begun(stmt) == Some(object) {
        let class = me.engine.source().class_of(me.key.func);
        let unset = class.map(|class| properties::unset_at_first(me.engine, class)).unwrap_or_default();
        state.set_unset((!unset.is_empty()).then(|| Rc::from(unset)));
        return;
    }
    if state.unset().is_empty() {
        return;
    }
    // Somebody who is called may look at variables by their names.
    if me.engine.reaches_callers {
        return show(me, state, None);
    }
    if !walk::uses(stmt).contains(&object) {
        return;
    }
    match stmt {
        Stmt::Set { base, path, src } if *base == object && *src != object && !uses(path, object) => {
            match stored(me, path) {
                Some(_) if path.len() == 1 => {}
                found => show(me, state, found),
            }
        }
        Stmt::Get { base, path, .. } if *base == object && !uses(path, object) => {
            let found = stored(me, path);
            show(me, state, found);
        }
        _ => show(me, state, None),
    }
}

/// A statement has run.
pub(super) fn after(me: &mut Transfer<'_, '_>, stmt: &Stmt, state: &mut State) {
    let Some(object) = me.env.info.object.filter(|_| !state.unset().is_empty()) else { return };
    if let Stmt::Set { base, path, .. } = stmt
        && *base == object
        && path.len() == 1
        && let Some(name) = stored(me, path)
    {
        forget(state, name);
    }
}

/// The object is seen: by whom it is given to, or since its constructor ends. Of one property alone where no other
/// can be read.
pub(super) fn show(me: &mut Transfer<'_, '_>, state: &mut State, only: Option<Name>) {
    let Some(class) = me.engine.source().class_of(me.key.func) else { return };
    let unset: Vec<Name> = state.unset().iter().copied().filter(|p| only.is_none_or(|o| o == *p)).collect();
    for name in unset {
        properties::store_first(me.engine, class, name);
        forget(state, name);
    }
}

fn forget(state: &mut State, name: Name) {
    if state.unset().contains(&name) {
        let rest: Rc<[Name]> = state.unset().iter().copied().filter(|p| *p != name).collect();
        state.set_unset((!rest.is_empty()).then_some(rest));
    }
}

/// The property that a path begins at, where it is no more than a field.
fn stored(me: &mut Transfer<'_, '_>, path: &[Access]) -> Option<Name> {
    let Some(Access::Dot(name)) = path.first() else { return None };
    let (class, acting) = (me.engine.source().class_of(me.key.func)?, acting(me));
    let members = &me.engine.classes.members;
    let field = |read| members.field(class, *name, acting, read).is_some();
    (field(true) && field(false)).then_some(*name)
}

fn uses(path: &[Access], object: VarId) -> bool {
    let read = Stmt::Get { targets: Vec::new(), base: object, path: path.to_vec() };
    walk::uses(&read).iter().filter(|v| **v == object).count() > 1
}
