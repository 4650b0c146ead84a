//! Objects of known classes ([`Members`](crate::members::Members)): calls of their methods and constructors are calls
//! of functions like others, and the properties of records are followed as fields of structs are. Whatever the
//! declarations do not decide is left to the run (`objects.rs`).
//!
//! A statement of which nothing is left to the run has no edge of kind `CallEdge::Method`: that is how the code
//! generator knows.

use super::call::Args;
use super::deep;
use super::engine::Request;
use super::key::Operand;
use super::objects::leave;
use super::objects::may_be_object;
use super::path::Step;
use super::properties::{held, without_records};
use super::state::State;
use super::stmt::Got;
use super::transfer::Transfer;
use crate::members::{
    Acting, Level, converted, fits, initial, is_of_kind, is_one, is_plain, is_record, object_class, takes_all,
};
use base::Name;
use ir::tir::{Access, Arg, Callee, FuncId, StmtId, VarId, internal};
use runtime::errors;
use types::abs::Fields;
use types::{AbsValue, Class, ClassValue, Elements, Matrix, Shape};

/// What a path on an object begins with.
pub(super) enum Member<'p> {
    /// A property, of which this is known.
    Field(AbsValue),
    /// A call of a function with the object and these further steps as arguments: none, or what stands in
    /// parentheses.
    Call(FuncId, &'p [Access]),
}

/// What an assignment along a path does where it meets objects.
pub(super) enum Along {
    /// It surely meets none, or nothing is known.
    Nothing,
    /// It stores to properties that are no more than fields; whether the kind of a value that only a part is
    /// assigned of is to be looked at.
    Plain(bool),
    /// The rules of classes carry it out; what the base is afterwards.
    Rules(AbsValue),
}

impl Transfer<'_, '_> {
    /// What the first step of a path on a value means, where its class is known and decides.
    pub(super) fn member<'p>(&mut self, value: &AbsValue, path: &'p [Access]) -> Option<Member<'p>> {
        let [Access::Dot(name), rest @ ..] = path else { return None };
        if !self.engine.options.classes {
            return None;
        }
        let class = object_class(value)?;
        let acting = acting(self);
        let members = &self.engine.classes.members;
        let one = is_one(value);
        if members.has_property(class, *name) {
            if one && members.field(class, *name, acting, true).is_some() {
                let field = if is_record(value) { value.field(*name) } else { held(self, class, *name) };
                return Some(Member::Field(field));
            }
            let getter = members.getter(class, *name, acting).filter(|_| one && rest.is_empty());
            return getter.map(|func| Member::Call(func, &[]));
        }
        let func = members.method(class, *name, acting)?;
        match rest {
            [] | [Access::Paren(_)] => Some(Member::Call(func, rest)),
            _ => None,
        }
    }

    /// Whether a path as a statement is nothing but a call of a method.
    pub(super) fn calls(&mut self, state: &State, base: VarId, path: &[Access]) -> bool {
        let value = state.slot(base).value.clone();
        matches!(self.member(&value, path), Some(Member::Call(..)))
    }

    /// Calls a method of an object; `None` where only the run knows with how many operands or for how many results,
    /// `None` inside where it surely fails.
    pub(super) fn call_member(
        &mut self,
        id: StmtId,
        state: &mut State,
        (object, var): (&Operand, Option<VarId>),
        func: FuncId,
        args: &[Access],
        nargout: Option<usize>,
    ) -> Option<Option<Got>> {
        nargout?;
        let given: &[Arg] = match args {
            [Access::Paren(given)] => given,
            _ => &[],
        };
        let Some(given) = self.args(id, state, given) else { return Some(None) };
        if given.rest.is_some() {
            return None;
        }
        let mut all = Args::default();
        all.push(object.clone(), var);
        for (i, arg) in given.list.iter().enumerate() {
            all.push(arg.clone(), given.var(i));
        }
        Some(self.call_user(id, state, func, all, 0, nargout, false))
    }

    /// A call by name that means the method of an operand whose class is known, or that begins a constructor.
    pub(super) fn call_directly(
        &mut self,
        id: StmtId,
        state: &mut State,
        callee: &Callee,
        args: &Args,
        nargout: Option<usize>,
    ) -> Option<Option<Got>> {
        if !self.engine.options.classes || args.rest.is_some() || nargout.is_none() {
            return None;
        }
        if callee.name.as_str() == internal::OBJECT {
            if let Some(object) = &self.key.making {
                return Some(Some(Got::List(vec![Operand::of(object.clone())])));
            }
            let members = &self.engine.classes.members;
            let class = members.constructed_by(self.key.func)?;
            if self.key.rest.is_some() {
                // Whoever enters it unseen makes an object of the class, or of one that inherits from it.
                let object = AbsValue::of(Class::Object(class), Shape::scalar());
                let own = !members.is_inherited(class) && members.refers(class);
                return own.then(|| Some(Got::List(vec![Operand::of(object)])));
            }
            let object = blank(self, id, state, class);
            return Some(object.map(|object| Got::List(vec![Operand::of(object)])));
        }
        if matches!(callee.name.as_str(), internal::CONSTRUCT | internal::SUPER) {
            return self.call_inherited(id, state, callee.name.as_str() == internal::SUPER, args, nargout);
        }
        let objects = || args.list.iter().map(|a| &a.value).filter(|v| may_be_object(v));
        let classes: Vec<Name> = objects().filter_map(object_class).collect();
        let acting = acting(self);
        let members = &self.engine.classes.members;
        let class = members.dominant(&classes)?;
        // What may be an object, or something else, changes nothing where it is one of that class.
        if objects().any(|v| object_class(v).is_none() && !is_object_only_of(v, class)) {
            return None;
        }
        let func = members.method(class, callee.name, acting)?;
        Some(self.call_user(id, state, func, args.clone(), 0, nargout, false))
    }

    /// A call of a constructor by the name of its class.
    pub(super) fn construct(
        &mut self,
        id: StmtId,
        state: &mut State,
        class: Name,
        args: &Args,
        nargout: Option<usize>,
    ) -> Option<Option<Got>> {
        if args.rest.is_some() || nargout.is_none_or(|n| n > 1) {
            return None;
        }
        let members = &self.engine.classes.members;
        let levels = members.construct(class)?;
        let simple = members.is_simple(class, &levels);
        if levels.iter().any(|l| self.engine.handed.contains(&l.func)) {
            return None;
        }
        match levels.as_slice() {
            [] if !args.list.is_empty() => None,
            [one] if simple => Some(self.call_user(id, state, one.func, args.clone(), 0, Some(1), false)),
            levels => {
                let object = blank(self, id, state, class);
                let made = object.and_then(|object| run_levels(self, id, state, object, levels, args));
                Some(made.map(|object| Got::List(vec![Operand::of(object)])))
            }
        }
    }

    /// `object@class(..)` in a constructor, and `method@class(..)`.
    fn call_inherited(
        &mut self,
        id: StmtId,
        state: &mut State,
        is_method: bool,
        args: &Args,
        nargout: Option<usize>,
    ) -> Option<Option<Got>> {
        let [first, level, ..] = args.list.as_slice() else { return None };
        let level = Name::new(level.value.as_text()?);
        let members = &self.engine.classes.members;
        members.class(level)?;
        let mut rest = Args::default();
        for (i, operand) in args.list.iter().enumerate().skip(2) {
            rest.push(operand.clone(), args.var(i));
        }
        if is_method {
            let func = members.inherited(level, Name::new(first.value.as_text()?))?;
            return Some(self.call_user(id, state, func, rest, 0, nargout, false));
        }
        object_class(&first.value).filter(|c| members.class(*c).is_some())?;
        let levels = members.levels(level)?;
        let handed = levels.iter().any(|l| self.engine.handed.contains(&l.func));
        if handed || levels.is_empty() && !rest.list.is_empty() || self.key.rest.is_some() {
            return None;
        }
        let made = run_levels(self, id, state, first.value.clone(), &levels, &rest);
        Some(made.map(|object| Got::List(vec![Operand::of(object)])))
    }

    /// What an assignment to the end of a path of a value does; `src` where one value is assigned.
    pub(super) fn along(&mut self, value: &AbsValue, steps: &[Step], src: Option<&AbsValue>) -> Along {
        if !self.engine.options.classes {
            return Along::Nothing;
        }
        let acting = acting(self);
        let mut current = value.clone();
        let (mut met, mut typed, mut indexed) = (false, false, false);
        for (k, step) in steps.iter().enumerate() {
            let view_free = |current: &AbsValue| current.is_any() || current.is_undefined();
            if view_free(&current) {
                break;
            }
            if may_be_object(&current) {
                let last = k + 1 == steps.len();
                let rules = |me: &mut Self| Along::Rules(after_rules(me, value, steps, src));
                let (Step::Dot(Some(name)), Some(class)) = (step, object_class(&current)) else {
                    return rules(self);
                };
                let members = &self.engine.classes.members;
                let reads = last || members.field(class, *name, acting, true).is_some();
                let field =
                    members.field(class, *name, acting, false).filter(|_| reads && is_record(&current));
                let Some(p) = field else { return rules(self) };
                let free = takes_all(&p);
                match src.filter(|_| last) {
                    Some(src) if !fits(&p, src) => return rules(self),
                    None if !free && (indexed || last) => return rules(self),
                    None => typed |= !free,
                    Some(_) => {}
                }
                met = true;
                current = current.field(*name);
                continue;
            }
            current = match step {
                Step::Paren(_) => {
                    indexed = true;
                    current
                }
                Step::Brace(_) => {
                    indexed = true;
                    current.content(None)
                }
                Step::Dot(Some(name)) => current.field(*name),
                Step::Dot(None) => AbsValue::top(),
            };
        }
        if met { Along::Plain(typed) } else { Along::Nothing }
    }

    /// The base of an assignment as far as it is known where rules inside of it may change anything of objects.
    pub(super) fn ruled_inside(&mut self, id: StmtId, along: &Along, base: AbsValue) -> AbsValue {
        let Along::Rules(_) = along else { return base };
        leave(self, id, Name::new("subsasgn"));
        without_records(&base)
    }

    /// The base after a plain assignment to a part of a property that has a kind: where it may not be of it any
    /// more, the rules of its class convert it, or fail.
    pub(super) fn stored_as(&mut self, id: StmtId, along: &Along, steps: &[Step], new: AbsValue) -> AbsValue {
        if !matches!(along, Along::Plain(true)) {
            return new;
        }
        let mut ruled = false;
        let stored = refit(self, &new, steps, &mut ruled);
        if ruled {
            leave(self, id, Name::new("subsasgn"));
        }
        stored
    }
}

/// Whether a value is of this class where it is an object.
fn is_object_only_of(value: &AbsValue, class: Name) -> bool {
    value.alternatives().is_some_and(|all| {
        all.iter().all(|v| match v.class {
            Class::Object(name) => name == class,
            _ => true,
        })
    })
}

/// Runs constructors one after another on an object; what it is then.
fn run_levels(
    me: &mut Transfer<'_, '_>,
    id: StmtId,
    state: &mut State,
    mut object: AbsValue,
    levels: &[Level],
    args: &Args,
) -> Option<AbsValue> {
    for level in levels {
        let given: &[Operand] = if level.given { &args.list } else { &[] };
        let function = &me.engine.source().program().functions[level.func];
        if function.varargin.is_none() && given.len() > function.params.len() {
            return me.fails(id, errors::too_many_inputs().message());
        }
        let making = Some(deep::without_syms(&object).without_constants());
        let request = Request { making, ..Request::direct(level.func, given) };
        let view = me.env.view(state);
        let (edge, reply) = me.engine.call(me.context, &view, &request)?;
        me.record.edge(id, edge);
        me.reload(state);
        let made = me.env.translate(id, state, reply)?.into_iter().next()?;
        if made.value.is_undefined() {
            return None;
        }
        object = made.value.defined();
    }
    Some(object)
}

/// An object with all defaults.
fn blank(me: &mut Transfer<'_, '_>, id: StmtId, state: &mut State, class: Name) -> Option<AbsValue> {
    let unknown = AbsValue::of(Class::Object(class), Shape::scalar());
    let Some(stored) = me.engine.classes.members.stored(class) else { return Some(unknown) };
    let defaults: Vec<FuncId> =
        stored.iter().filter_map(|p| p.default).map(|f| FuncId::from_u32(f.0)).collect();
    for f in defaults {
        if !me.engine.info(f).is_some_and(|info| is_plain(&info.function)) {
            return Some(unknown);
        }
    }
    let mut list = Vec::with_capacity(stored.len());
    for p in stored {
        let none = Args::default();
        let value = match p.default {
            Some(f) => {
                let func = FuncId::from_u32(f.0);
                match me.call_user(id, state, func, none, 0, Some(1), false)? {
                    Got::List(list) => list.into_iter().next().map(|o| o.value),
                    Got::Each(_) => None,
                }
            }
            None => initial(p.class.as_deref(), &p.dims),
        };
        // What the class converts to begin with, the run makes.
        let kept = |value: &AbsValue| p.default.is_none() || is_of_kind(&p, value);
        match value {
            Some(value) if !may_be_object(&value) && kept(&value) => {
                list.push((Name::new(&p.name), value.defined()))
            }
            _ => return Some(unknown),
        }
    }
    let matrix = Matrix::of(Class::Object(class), Shape::scalar());
    let elements = Elements::fields(Fields { ordered: true, list });
    Some(AbsValue::one(ClassValue { class: Class::Object(class), matrix, elements }))
}

/// The function that gives what a constant property of a class is, if it gives the same whenever it runs.
fn constant(me: &mut Transfer<'_, '_>, class: Name, name: Name) -> Option<FuncId> {
    let acting = acting(me);
    let p = me.engine.classes.members.constant(class, name, acting).filter(takes_all)?;
    let func = FuncId::from_u32(p.default?.0);
    me.engine.info(func).filter(|info| is_plain(&info.function)).map(|_| func)
}

/// What the run gets of a constant property of a class.
pub(super) fn constant_of(
    me: &mut Transfer<'_, '_>,
    id: StmtId,
    state: &mut State,
    class: Name,
    name: Name,
) -> Option<AbsValue> {
    let func = constant(me, class, name)?;
    let view = me.env.view(state);
    let (_, reply) = me.engine.call(me.context, &view, &Request::direct(func, &[]))?;
    me.env.translate(id, state, reply)?.into_iter().next().map(|o| o.value.defined())
}

/// What an object is after the rules of its class carried out an assignment to a part of it.
fn after_rules(
    me: &mut Transfer<'_, '_>,
    value: &AbsValue,
    steps: &[Step],
    src: Option<&AbsValue>,
) -> AbsValue {
    let class = object_class(value);
    if let (Some(class), [Step::Paren(_), _, ..]) = (class, steps)
        && me.engine.classes.members.is_uniform(class)
    {
        // Some property of an element was assigned.
        return AbsValue::any_of(Class::Object(class));
    }
    let (Some(class), [Step::Dot(Some(name)), rest @ ..]) = (class, steps) else {
        return AbsValue::top();
    };
    if value.maybe_undefined {
        // Where there is no object yet, a struct is made.
        return AbsValue::top();
    }
    let acting = acting(me);
    let members = &me.engine.classes.members;
    if !members.has_property(class, *name) {
        return AbsValue::top();
    }
    if members.class(class).is_some_and(|c| c.is_handle) {
        return value.clone().defined();
    }
    let Some(p) = members.field(class, *name, acting, false) else { return AbsValue::top() };
    match value.unique() {
        Some(v) if is_record(value) => {
            let new = converted(&p, src.filter(|_| rest.is_empty()));
            AbsValue::one(v.with_field(*name, &new, true))
        }
        _ => without_records(value),
    }
}

/// A value whose properties were assigned to along a path, each of its kind again: where it may not be, what the rules
/// make of it. Recursion is as deep as the path.
pub(super) fn refit(
    me: &mut Transfer<'_, '_>,
    value: &AbsValue,
    steps: &[Step],
    ruled: &mut bool,
) -> AbsValue {
    let (Some(v), [Step::Dot(Some(name)), rest @ ..]) = (value.unique(), steps) else {
        return value.clone();
    };
    let mut field = refit(me, &value.field(*name), rest, ruled);
    if is_record(value)
        && let Some(class) = object_class(value)
    {
        let acting = acting(me);
        if let Some(p) = me.engine.classes.members.field(class, *name, acting, false)
            && !fits(&p, &field)
        {
            *ruled = true;
            field = converted(&p, None);
        }
    }
    AbsValue::one(v.with_field(*name, &field, true))
}

pub(super) fn acting(me: &mut Transfer<'_, '_>) -> Acting {
    let class = me.engine.source().class_of(me.key.func);
    Acting { class, function: me.env.info.function.name }
}
