//! Values that carry their own rules of access: maps, dictionaries, exceptions, objects of classes;
//! and the display of any value.
//!
//! What a class declares comes from its methods, which the loader finds. A class that declares
//! nothing for an access has MATLAB's default: properties by dot, elements by parentheses.

use super::classes::{class_name, folders, member_of, no_member, overload};
use super::frame::Frame;
use super::path::{PathStep, Source};
use super::resolve::Callable;
use super::{Args, Machine, Outcome};
use base::Name;
use runtime::array::Array;
use runtime::error::Error;
use runtime::kernel::Outputs;
use runtime::value::Value;
use runtime::{Context, errors, index};

impl Machine {
    /// One step of a path on a map or an object; a method call takes the step after it as well.
    pub(super) fn object_step<'s>(
        &self,
        cx: &mut Context,
        at: &Value,
        step: &PathStep,
        after: &'s [PathStep],
        nargout: usize,
    ) -> Result<(Outputs, &'s [PathStep]), Error> {
        let one = |v: Value| Outputs::from_iter([v]);
        if let Some(func) = self.overloaded(at, "subsref") {
            let args = Args::from_iter([at.clone(), overload::to_struct(step, after)]);
            return Ok((self.call_user(cx, func, args, nargout.max(1))?, &[]));
        }
        match (at, step) {
            (Value::Map(_) | Value::Dictionary(_), PathStep::Paren(args)) => {
                let mut full = Args::from_iter([at.clone()]);
                full.extend(args.iter().cloned());
                Ok((self.call_named(cx, "mc_map_get", full, 1)?, after))
            }
            // The contents of the cell that a dictionary holds for the key.
            (Value::Dictionary(_), PathStep::Brace(keys)) => {
                let mut full = Args::from_iter([at.clone()]);
                full.extend(keys.iter().cloned());
                let found = self.call_named(cx, "mc_map_get", full, 1)?;
                let cell = found.into_iter().next().unwrap_or_default();
                Ok((index::cell_get(&cell, &[Value::F64(1.0)])?.into(), after))
            }
            (v, PathStep::Dot(name)) => {
                if let Some(class) = class_name(v).and_then(|c| self.class(c)) {
                    return self.class_step(cx, &class, v, *name, after, nargout);
                }
                if let Some(class) = class_name(v).filter(|c| self.is_old(*c)) {
                    let mut part = v.clone();
                    for field in self.old_part(class)? {
                        part = index::field_get(&part, field)?.pop().unwrap_or_default();
                    }
                    return Ok((index::field_get(&part, *name)?.into(), after));
                }
                if let Some(values) = property(v, *name)? {
                    return Ok((values, after));
                }
                let (args, after) = match after.split_first() {
                    Some((PathStep::Paren(args), rest)) => (args.clone(), rest),
                    _ => (Args::new(), after),
                };
                let mut full = Args::from_iter([v.clone()]);
                full.extend(args);
                let wanted = if after.is_empty() { nargout } else { 1 };
                Ok((self.call_member(cx, *name, full, wanted)?, after))
            }
            (v, PathStep::Paren(args)) => Ok((one(index::get(v, args)?), after)),
            (v, PathStep::Brace(args)) => Ok((index::cell_get(v, args)?.into(), after)),
        }
    }

    /// Calls a method, or a function of that name, on an object.
    fn call_member(&self, cx: &mut Context, name: Name, args: Args, nargout: usize) -> Outcome {
        if let Some(method) = self.method(name, &args) {
            return self.call_callable(cx, method, args, nargout);
        }
        match self.builtin(name)? {
            Some(callable) => self.call_callable(cx, callable, args, nargout),
            None => Err(no_member(name, args.first().map_or("", Value::class_name))),
        }
    }

    /// Calls a builtin by name.
    pub(super) fn call_named(&self, cx: &mut Context, name: &str, args: Args, nargout: usize) -> Outcome {
        let callable = self.find(Name::new(name), None)?;
        self.call_callable(cx, callable, args, nargout)
    }

    /// Assigns to a path inside a map or an object.
    pub(super) fn assign_object(
        &self,
        cx: &mut Context,
        target: &mut Value,
        steps: &[PathStep],
        source: Source,
    ) -> Result<(), Error> {
        if let [first, rest @ ..] = steps
            && let Source::Value(v) = &source
            && let Some(func) = self.overloaded(target, "subsasgn")
        {
            let args = Args::from_iter([target.clone(), overload::to_struct(first, rest), v.clone()]);
            if let Some(changed) = self.call_user(cx, func, args, 1)?.into_iter().next() {
                *target = changed;
            }
            return Ok(());
        }
        if let ([PathStep::Dot(_)], Source::List(values)) = (steps, &source)
            && target.numel() != 1
        {
            // `[objects.p] = values{:}`
            if values.len() != target.numel() {
                return Err(errors::too_many_outputs());
            }
            for (k, v) in values.iter().enumerate() {
                let place = [Value::from(k + 1)];
                let mut element = index::get(target, &place)?;
                self.assign_object(cx, &mut element, steps, Source::Value(v.clone()))?;
                index::set(target, &place, element)?;
            }
            return Ok(());
        }
        if let [PathStep::Dot(name), rest @ ..] = steps
            && let Some(class) = class_name(target).and_then(|c| self.class(c))
        {
            return self.write_property(cx, &class, target, *name, rest, source);
        }
        match (&*target, steps) {
            (_, []) => {
                if let Source::Value(v) = source {
                    *target = v;
                }
                Ok(())
            }
            (Value::Map(_) | Value::Dictionary(_), [PathStep::Paren(keys), rest @ ..]) => {
                let mut full = Args::from_iter([target.clone()]);
                full.extend(keys.iter().cloned());
                let value = match (rest, source) {
                    ([], Source::Value(v)) => v,
                    ([], Source::Delete) => {
                        let changed = self.call_named(cx, "remove", full, 1)?;
                        if let Some(v) = changed.into_iter().next() {
                            *target = v;
                        }
                        return Ok(());
                    }
                    (rest, source) => {
                        let part = self.call_named(cx, "mc_map_get", full.clone(), 1)?;
                        let mut part = part.into_iter().next().unwrap_or_else(Value::empty);
                        self.assign(cx, &mut part, rest, source)?;
                        part
                    }
                };
                full.push(value);
                let changed = self.call_named(cx, "mc_map_set", full, 1)?;
                if let Some(v) = changed.into_iter().next() {
                    *target = v;
                }
                Ok(())
            }
            (Value::Dictionary(_), [PathStep::Brace(keys), rest @ ..]) => {
                let mut full = Args::from_iter([target.clone()]);
                full.extend(keys.iter().cloned());
                let mut part = Value::empty();
                if !rest.is_empty() {
                    let cell = self.call_named(cx, "mc_map_get", full.clone(), 1)?;
                    let cell = cell.into_iter().next().unwrap_or_default();
                    part = index::cell_get(&cell, &[Value::F64(1.0)])?.into_iter().next().unwrap_or_default();
                }
                self.assign(cx, &mut part, rest, source)?;
                full.push(Value::cell_row(vec![part]));
                let changed = self.call_named(cx, "mc_map_set", full, 1)?;
                if let Some(v) = changed.into_iter().next() {
                    *target = v;
                }
                Ok(())
            }
            (Value::Handle(h), [PathStep::Dot(name), rest @ ..]) => {
                let Some(object) = h.items.data().first().cloned() else { return Err(errors::dot_index()) };
                let old = object.fields.borrow().get(0, *name).cloned();
                let mut part = old.unwrap_or_else(Value::empty);
                self.assign(cx, &mut part, rest, source)?;
                let replaced = std::mem::replace(object.fields.borrow_mut().entry(0, *name), part);
                drop(replaced);
                Ok(())
            }
            (Value::Object(o), [PathStep::Dot(name), rest @ ..]) => {
                let way = if self.is_old(o.class) { self.old_part(o.class)? } else { Vec::new() };
                let mut at = target;
                for field in way {
                    at = index::field_slot(at, field)?;
                }
                let slot = index::field_slot(at, *name)?;
                self.assign(cx, slot, rest, source)
            }
            (_, [PathStep::Paren(subs), rest @ ..]) => match (rest, source) {
                ([], Source::Value(v)) => self.assign_elements(cx, target, subs, v),
                ([], Source::Delete) => index::delete(target, subs),
                (rest, source) => {
                    let mut part = index::get(target, subs)?;
                    self.assign(cx, &mut part, rest, source)?;
                    index::set(target, subs, part)
                }
            },
            _ => Err(errors::brace_assignment()),
        }
    }

    /// `x(subs) = v` where either is an object: elements that growth makes are made by the
    /// constructor without inputs.
    pub(super) fn assign_elements(
        &self,
        cx: &mut Context,
        target: &mut Value,
        subs: &[Value],
        v: Value,
    ) -> Result<(), Error> {
        let class = class_name(&v).or_else(|| class_name(target)).and_then(|c| self.class(c));
        // A mask grown like the target: 1 was there, 2 is assigned, 0 is a hole.
        let mut mask = Value::from(Array::new(target.dims(), vec![1.0; target.numel()]));
        let old = target.numel();
        index::set(target, subs, v)?;
        let Some(class) = class.filter(|_| target.numel() > old + 1 && !target.is_empty()) else {
            return Ok(());
        };
        index::set(&mut mask, subs, Value::F64(2.0))?;
        let holes: Vec<usize> =
            mask.doubles().iter().enumerate().filter(|(_, m)| **m == 0.0).map(|(i, _)| i + 1).collect();
        for hole in holes {
            let filler = self.construct(cx, &class, Args::new())?;
            index::set(target, &[Value::from(hole)], filler)?;
        }
        Ok(())
    }

    /// The truth of an object in a condition: that of its `logical`.
    pub(super) fn object_truth(&self, cx: &mut Context, value: Value) -> Result<bool, Error> {
        let args = Args::from_iter([value.clone()]);
        match self.method(Name::new("logical"), &args) {
            Some(method) => match self.call_callable(cx, method, args, 1)?.first() {
                Some(v) => v.is_true(),
                None => Err(errors::too_many_outputs()),
            },
            None => value.is_true(),
        }
    }

    /// Displays a value under a name, by the `display` of its class if it has one.
    pub(super) fn display(
        &self,
        cx: &mut Context,
        f: &mut Box<Frame>,
        name: &str,
        value: Value,
    ) -> Result<(), Error> {
        if matches!(value, Value::Object(_) | Value::Handle(_)) {
            return self.parked(f, || self.display_object(cx, name, value));
        }
        let text = runtime::display::display(&cx.format, name, &value);
        cx.print(&text);
        Ok(())
    }
}

impl Machine {
    /// Displays an object by the `display` or `disp` of its class, else by its properties.
    fn display_object(&self, cx: &mut Context, name: &str, value: Value) -> Result<(), Error> {
        let args = Args::from_iter([value.clone()]);
        if let Some(Callable::User(method)) = self.method(Name::new("display"), &args) {
            return self.call_user(cx, method, args, 0).map(drop);
        }
        let gap = if cx.format.compact { "" } else { "\n" };
        if let Some(Callable::User(method)) = self.method(Name::new("disp"), &args) {
            cx.print(&format!("{name} = \n{gap}"));
            self.call_user(cx, method, args, 0)?;
            cx.print(gap);
            return Ok(());
        }
        if class_name(&value).is_some_and(|c| self.is_old(c)) {
            cx.print(&format!("{name} =\n{gap}{}{gap}", folders::about(&value)));
            return Ok(());
        }
        let members: Vec<String> = overload::members(&value);
        if members.len() != 1 && !members.is_empty() {
            let dims = value.dims();
            let rows = dims.rows();
            let width = members.iter().map(String::len).max().unwrap_or(0) + 4;
            let line = |i: usize| {
                members.iter().skip(i).step_by(rows.max(1)).map(|m| format!("{m:width$}")).collect::<String>()
            };
            let lines: String = (0..rows).map(|i| format!("    {}\n", line(i))).collect();
            cx.print(&format!(
                "{name} = \n{gap}  {} {} enumeration array\n{gap}{lines}{gap}",
                dims.join("×"),
                value.class_name()
            ));
            return Ok(());
        }
        if let Some(member) = member_of(&value) {
            cx.print(&format!(
                "{name} = \n{gap}  {} enumeration\n{gap}    {member}\n{gap}",
                value.class_name()
            ));
            return Ok(());
        }
        if value.numel() != 1
            && let Some(class) = class_name(&value).and_then(|c| self.class(c))
        {
            cx.print(&format!("{name} = \n{gap}{}{gap}", class.about_array(&value.dims().join("×"), gap)));
            return Ok(());
        }
        let shown = self.shown(cx, &value)?;
        let text = runtime::display::display(&cx.format, name, &shown);
        cx.print(&text);
        Ok(())
    }
}

/// The property `name` of an object or a map, if it has it.
fn property(v: &Value, name: Name) -> Result<Option<Outputs>, Error> {
    let one = |v: Value| Some(Outputs::from_iter([v]));
    Ok(match v {
        Value::Object(o) => {
            o.data.position(name).map(|_| index::field_get(v, name)).transpose()?.map(Outputs::from)
        }
        Value::Handle(h) => {
            let known =
                |o: &std::rc::Rc<runtime::object::HandleObject>| o.fields.borrow().position(name).is_some();
            if h.items.data().first().is_some_and(known) {
                Some(Outputs::from(index::field_get(v, name)?))
            } else {
                None
            }
        }
        Value::Map(m) => match name.as_str() {
            "Count" => one(Value::U64(m.len() as u64)),
            "KeyType" => one(Value::char_row(&m.data.borrow().key_type)),
            "ValueType" => one(Value::char_row(&m.data.borrow().value_type)),
            _ => None,
        },
        _ => None,
    })
}
