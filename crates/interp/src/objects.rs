//! What access paths ask of the interpreter: calls, and the rules that classes declare; the truth
//! of objects.
//!
//! What a class declares comes from its methods, which the loader finds. A class that declares
//! nothing for an access has MATLAB's default, which is in [`runtime::path`].

use crate::class::class_name;
use crate::classes::construct::construct;
use crate::classes::folders::old_part;
use crate::classes::overload::{self, overloaded, plain_indices};
use crate::classes::properties::{class_step, write_property};
use crate::machine::{Machine, Outcome};
use base::Name;
use runtime::array::Array;
use runtime::error::Error;
use runtime::path::{self, Args, Engine, Source, Step, Stepped};
use runtime::value::Value;
use runtime::{Context, errors, index};

impl Engine for Machine {
    fn call_handle(&self, cx: &mut Context, handle: &Value, args: Args, nargout: usize) -> Outcome {
        match handle {
            Value::Function(handle) => self.call_handle(cx, handle, args, nargout),
            _ => Err(errors::not_a_function()),
        }
    }

    fn call_builtin(&self, cx: &mut Context, name: &str, args: Args, nargout: usize) -> Outcome {
        let callable = self.find(Name::new(name), None)?;
        self.call_callable(cx, callable, args, nargout)
    }

    fn call_member(&self, cx: &mut Context, name: Name, args: Args, nargout: usize) -> Outcome {
        if let Some(method) = self.method(name, &args) {
            return self.call_callable(cx, method, args, nargout);
        }
        match self.builtin(name)? {
            Some(callable) => self.call_callable(cx, callable, args, nargout),
            None => Err(errors::no_member(name.as_str(), args.first().map_or("", Value::class_name))),
        }
    }

    fn read_by_class<'s>(
        &self,
        cx: &mut Context,
        at: &Value,
        step: &Step,
        after: &'s [Step],
        nargout: usize,
    ) -> Result<Option<Stepped<'s>>, Error> {
        if let Some(func) = overloaded(self, at, "subsref") {
            let args = Args::from_iter([at.clone(), overload::to_struct(step, after)]);
            return Ok(Some((self.call_user(cx, func, args, nargout.max(1))?, &[])));
        }
        let (Step::Dot(name), Some(class)) = (step, class_name(at)) else { return Ok(None) };
        if let Some(class) = self.class(class) {
            return class_step(self, cx, &class, at, *name, after, nargout).map(Some);
        }
        if !self.folders.is_old(class) {
            return Ok(None);
        }
        let mut part = at.clone();
        for field in old_part(self, class)? {
            part = index::field_get(&part, field)?.pop().unwrap_or_default();
        }
        Ok(Some((index::field_get(&part, *name)?.into(), after)))
    }

    fn assign_by_class(
        &self,
        cx: &mut Context,
        target: &mut Value,
        steps: &[Step],
        source: Source,
    ) -> Result<Option<Source>, Error> {
        if let ([first, rest @ ..], Source::Value(v)) = (steps, &source)
            && let Some(func) = overloaded(self, target, "subsasgn")
        {
            let args = Args::from_iter([target.clone(), overload::to_struct(first, rest), v.clone()]);
            if let Some(changed) = self.call_user(cx, func, args, 1)?.into_iter().next() {
                *target = changed;
            }
            return Ok(None);
        }
        let ([Step::Dot(name), rest @ ..], Some(class)) = (steps, class_name(target)) else {
            return Ok(Some(source));
        };
        if let Some(class) = self.class(class) {
            return write_property(self, cx, &class, target, *name, rest, source).map(|()| None);
        }
        if !self.folders.is_old(class) {
            return Ok(Some(source));
        }
        let mut at = target;
        for field in old_part(self, class)? {
            at = index::field_slot(at, field)?;
        }
        let slot = index::field_slot(at, *name)?;
        path::assign(self, cx, slot, rest, source).map(|()| None)
    }

    fn assign_objects(
        &self,
        cx: &mut Context,
        target: &mut Value,
        subs: &[Value],
        v: Value,
    ) -> Result<(), Error> {
        assign_elements(self, cx, target, subs, v)
    }

    fn plain_subscripts(&self, cx: &mut Context, subs: &mut Args) -> Result<(), Error> {
        plain_indices(self, cx, subs)
    }
}

/// `x(subs) = v` where either is an object: elements that growth makes are made by the
/// constructor without inputs.
fn assign_elements(
    m: &Machine,
    cx: &mut Context,
    target: &mut Value,
    subs: &[Value],
    v: Value,
) -> Result<(), Error> {
    let class = class_name(&v).or_else(|| class_name(target)).and_then(|c| m.class(c));
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
        let filler = construct(m, cx, &class, Args::new())?;
        index::set(target, &[Value::from(hole)], filler)?;
    }
    Ok(())
}

/// The truth of an object in a condition: that of its `logical`.
pub(crate) fn object_truth(m: &Machine, cx: &mut Context, value: Value) -> Result<bool, Error> {
    let args = Args::from_iter([value.clone()]);
    match m.method(Name::new("logical"), &args) {
        Some(method) => match m.call_callable(cx, method, args, 1)?.first() {
            Some(v) => v.is_true(),
            None => Err(errors::too_many_outputs()),
        },
        None => value.is_true(),
    }
}
