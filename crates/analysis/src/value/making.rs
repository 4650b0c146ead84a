//! Objects in the making: while the constructor of a handle class alone refers to its object, nobody sees with what
//! its properties begin. What a property without a default holds at first, `[]`, counts where it may be read: a
//! constructor that assigns a property before it shows its object to anyone leaves the property its own values alone.
//!
//! A state carries the properties that may not be assigned yet ([`State::unset`]). Whatever is done with the object but
//! storing to a property shows it: what is unset then is told to the cells of the properties.
//!
//! Invariant: of a class that this follows, every object goes through a walk of its constructor, and each way out
//! of it, or of the object, tells what is unset. Classes that destroy their objects or restore them are not followed, nor
//! those that inherit constructors which do more than store to properties: others see their objects before the
//! constructor has run.

use super::direct::acting;
use super::engine::Engine;
use super::properties;
use super::state::State;
use super::transfer::Transfer;
use crate::members::Members;
use base::Name;
use ir::tir::{Access, Arg, FuncId, Function, Stmt, Storage, Target, VarId, internal, walk};
use runtime::classes::class::Class as ClassOf;
use runtime::classes::text::Declared;
use std::rc::Rc;

/// The variables that hold the object that a constructor makes, one after another, where statements alone use it: no
/// condition and no other activation. None where it cannot be followed.
pub(super) fn objects(function: &Function) -> Vec<VarId> {
    let Some(mut last) = function.stmts.values().find_map(begun) else { return Vec::new() };
    let mut all = vec![last];
    let after = |last: VarId| {
        let further = |stmt| begins_above(stmt).filter(|above| above.object == last && above.result != last);
        function.stmts.values().find_map(further).map(|above| above.result)
    };
    while let Some(next) = after(last).filter(|next| !all.contains(next)) {
        all.push(next);
        last = next;
    }
    let own = |v: &VarId| {
        let var = &function.vars[*v];
        var.storage == Storage::Local && !var.shared
    };
    let heads = |s: &Stmt| !walk::blocks(s).is_empty() && uses_one(s, &all);
    let followed = !function.dynamic && function.outputs.first() == Some(&last) && all.iter().all(own);
    if followed && !function.stmts.values().any(heads) { all } else { Vec::new() }
}

fn uses_one(stmt: &Stmt, objects: &[VarId]) -> bool {
    walk::uses(stmt).iter().any(|v| objects.contains(v))
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
    // Nothing of what it inherits shows the object before its own constructor has run.
    let silent = |above: &Name| {
        let supers = members.declared(*above).and_then(|c| c.def.as_ref()).map(|d| &d.supers);
        let known = |s: &Name| s.as_str() == "handle" || known.ancestors.contains(s);
        let restored = |c: &Declared| c.functions.iter().any(|(name, _)| name.as_str() == "loadobj");
        let told = members.declared(*above).is_some_and(|c| c.destructor().is_some() || restored(c));
        supers.is_some_and(|supers| supers.iter().all(known)) && !told
    };
    let above = constructors(members, &known, |a| a != class);
    let alone = known.ancestors.iter().filter(|a| a.as_str() != "handle").all(silent);
    let plain = known.is_handle && !known.is_enumeration();
    let Some(constructor) = members.constructor(class).filter(|_| alone && plain) else {
        return false;
    };
    !engine.handed.contains(&constructor)
        && above.into_iter().all(|f| is_quiet(engine, f))
        && engine.info(constructor).is_some_and(|info| !info.objects.is_empty())
}

/// The constructors of a class and of those that it inherits, where `of` says so.
fn constructors(members: &Members, known: &ClassOf, of: impl Fn(Name) -> bool) -> Vec<FuncId> {
    known.ancestors.iter().filter(|a| of(**a)).filter_map(|a| members.constructor(*a)).collect()
}

/// Whether a constructor does nothing with its object but store to properties, and call such constructors: whoever
/// inherits it still has its object alone then.
fn is_quiet(engine: &mut Engine<'_>, constructor: FuncId) -> bool {
    let Some(info) = engine.info(constructor) else { return false };
    if info.objects.is_empty() || engine.handed.contains(&constructor) {
        return false;
    }
    let Some(class) = engine.source().class_of(constructor) else { return false };
    let members = &engine.classes.members;
    let accesses = |name: &Name| name.as_str().starts_with("set.") || name.as_str().starts_with("get.");
    let ruled = |c: &Name| members.declared(*c).is_some_and(|c| c.functions.iter().any(|f| accesses(&f.0)));
    if members.class(class).is_none_or(|known| known.ancestors.iter().any(ruled)) {
        return false;
    }
    let objects = &info.objects;
    let stores = |stmt: &Stmt| match stmt {
        _ if !uses_one(stmt, objects) => true,
        Stmt::Set { base, path, src } => {
            let plain = matches!(path.as_slice(), [Access::Dot(_)]);
            objects.contains(base) && !objects.contains(src) && plain
        }
        _ => begins_above(stmt).is_some_and(|above| above.is_of(objects)),
    };
    info.function.stmts.values().all(stores)
}

/// `result = mc_construct(object, class, ..)`: a constructor calls one that it inherits.
struct Above<'s> {
    object: VarId,
    result: VarId,
    /// The variable with the name of the class.
    class: VarId,
    given: &'s [Arg],
}

impl Above<'_> {
    /// Whether it is called for the object that these variables hold, and is given it as that alone.
    fn is_of(&self, objects: &[VarId]) -> bool {
        let is = |arg: &Arg| matches!(arg, Arg::Var(v) if objects.contains(v));
        objects.contains(&self.object) && objects.contains(&self.result) && !self.given.iter().any(is)
    }
}

fn begins_above(stmt: &Stmt) -> Option<Above<'_>> {
    let Stmt::Call { targets, callee, args } = stmt else { return None };
    let ([Target::Var(result)], [Arg::Var(object), Arg::Var(class), given @ ..]) =
        (targets.as_slice(), args.as_slice())
    else {
        return None;
    };
    let above = Above { object: *object, result: *result, class: *class, given };
    (callee.name.as_str() == internal::CONSTRUCT).then_some(above)
}

/// Whether the constructors of a class leave the object alone that they are called for.
fn leaves_alone(me: &mut Transfer<'_, '_>, state: &State, class: VarId) -> bool {
    let Some(class) = state.slot(class).value.as_text().map(Name::new) else { return false };
    let members = &me.engine.classes.members;
    let Some(known) = members.class(class) else { return false };
    let all = constructors(members, &known, |_| true);
    all.into_iter().all(|f| is_quiet(me.engine, f))
}

/// A statement is about to run.
pub(super) fn before(me: &mut Transfer<'_, '_>, stmt: &Stmt, state: &mut State) {
    let info = me.env.info.clone();
    let objects = &info.objects;
    if objects.is_empty() {
        return;
    }
    if begun(stmt).is_some() {
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
    if !uses_one(stmt, objects) {
        return;
    }
    match stmt {
        Stmt::Set { base, path, src }
            if objects.contains(base) && !objects.contains(src) && !uses(path, *base, objects) =>
        {
            match stored(me, path, path.len() > 1) {
                Some(_) if path.len() == 1 => {}
                found => show(me, state, found),
            }
        }
        Stmt::Get { base, path, .. } if objects.contains(base) && !uses(path, *base, objects) => {
            let found = stored(me, path, true);
            show(me, state, found);
        }
        _ => match begins_above(stmt).filter(|above| above.is_of(objects)) {
            Some(above) if leaves_alone(me, state, above.class) => {}
            _ => show(me, state, None),
        },
    }
}

/// A statement has run.
pub(super) fn after(me: &mut Transfer<'_, '_>, stmt: &Stmt, state: &mut State) {
    if state.unset().is_empty() {
        return;
    }
    if let Stmt::Set { base, path, .. } = stmt
        && me.env.info.objects.contains(base)
        && path.len() == 1
        && let Some(name) = stored(me, path, false)
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

/// The property that a path begins at, where storing to it, and reading it where it is `read`, calls nobody.
fn stored(me: &mut Transfer<'_, '_>, path: &[Access], read: bool) -> Option<Name> {
    let Some(Access::Dot(name)) = path.first() else { return None };
    let (class, acting) = (me.engine.source().class_of(me.key.func)?, acting(me));
    let members = &me.engine.classes.members;
    let field = |read| members.field(class, *name, acting, read).is_some();
    (field(false) && (!read || field(true))).then_some(*name)
}

/// Whether subscripts of a path of one of the variables use them.
fn uses(path: &[Access], base: VarId, objects: &[VarId]) -> bool {
    let read = Stmt::Get { targets: Vec::new(), base, path: path.to_vec() };
    walk::uses(&read).iter().filter(|v| objects.contains(v)).count() > 1
}
