//! The machine as the rules of classes see it ([`Objects`]), and as access paths do: what a class declares for an
//! access is done by [`runtime::classes`], the rest is the built-in way.

use crate::machine::{Callable, Machine, Outcome};
use base::Name;
use builtins::Builtin;
use builtins::rule::ObjectsRule;
use ir::tir::FuncId;
use runtime::classes::class::{ClassDef, MEMBER, class_name};
use runtime::classes::{self, Classes, Found, Func, Objects};
use runtime::error::Error;
use runtime::handles::{Departures, HandleObject};
use runtime::path::{Args, Engine, Source, Step, Stepped};
use runtime::structs::StructArray;
use runtime::value::Value;
use runtime::{Context, errors};
use std::rc::Rc;

impl Objects for Machine {
    fn classes(&self) -> &Classes {
        &self.classes
    }

    fn epoch(&self) -> u32 {
        self.epoch.get()
    }

    fn declaration(&self, class: Name) -> Option<ClassDef> {
        self.loader.borrow_mut().class(class)
    }

    fn declared_method(&self, class: Name, name: Name) -> Option<Func> {
        self.loader.borrow_mut().resolve_method(class, name).map(func)
    }

    fn class_folders(&self) -> Vec<Name> {
        self.loader.borrow_mut().class_folders()
    }

    fn acting_class(&self) -> Option<Name> {
        let func = self.current_func()?;
        self.loader.borrow().class_of(func)
    }

    fn is_running(&self, method: Name) -> bool {
        self.frames.borrow().last().is_some_and(|f| f.code.name == method)
    }

    fn call_function(&self, cx: &mut Context, func: Func, args: Args, nargout: usize) -> Outcome {
        self.call_user(cx, func_id(func), args, nargout)
    }

    fn gives(&self, func: Func) -> bool {
        !self.code(func_id(func)).outputs.is_empty()
    }

    fn call_plain(&self, cx: &mut Context, name: Name, args: Args, nargout: usize) -> Option<Outcome> {
        match self.builtin(name) {
            Ok(found) => found.map(|callable| self.call_callable(cx, callable, args, nargout)),
            Err(e) => Some(Err(e)),
        }
    }

    fn new_object(&self, class: Name, fields: StructArray) -> Rc<HandleObject> {
        Machine::new_object(self, class, fields)
    }

    fn departures(&self) -> Option<Rc<dyn Departures>> {
        Some(self.cleanups.clone())
    }
}

impl Machine {
    /// What a call of `name` with these arguments means where one of them is an object: a method of its class,
    /// or what all objects of its kind can do.
    pub(crate) fn method(&self, name: Name, args: &[Value]) -> Option<Callable> {
        let objects: &dyn Objects = self;
        let Some(object) = classes::dominant(objects, args) else {
            return classes::folder_method(objects, name, args).map(callable);
        };
        let class = class_name(object)?;
        match crate::engine::method(class, name) {
            Some(found) if objects.class(class).is_none() => Some(Callable::Engine(found)),
            _ => objects.method_of(class, name, args).map(callable),
        }
    }
}

/// A found method as what can be called.
fn callable(found: Found) -> Callable {
    match found {
        Found::Function(func) => Callable::User(func_id(func)),
        Found::Rule(rule) => Callable::Rule(rule),
        Found::Restricted(method) => Callable::Restricted(method),
    }
}

/// A function by the number that runtime and interpreter both know.
pub(crate) fn func_id(func: Func) -> FuncId {
    FuncId::from_u32(func.0)
}

/// The number of a function.
pub(crate) fn func(id: FuncId) -> Func {
    Func(id.as_u32())
}

/// Whether a builtin looks at these objects themselves, not at the built-in values they have.
pub(crate) fn takes_objects(builtin: &Builtin, args: &[Value]) -> bool {
    let is_member = |v: &Value| matches!(v, Value::Object(o) if o.data.position(Name::new(MEMBER)).is_some());
    let alike = || args.windows(2).all(|p| p[0].class() == p[1].class());
    match builtin.objects {
        Some(ObjectsRule::Whole) => true,
        Some(ObjectsRule::Members) => args.iter().any(is_member),
        Some(ObjectsRule::MembersAlike) => args.iter().any(is_member) && alike(),
        None => false,
    }
}

impl Engine for Machine {
    fn call_handle(&self, cx: &mut Context, handle: &Value, args: Args, nargout: usize) -> Outcome {
        match handle {
            Value::Function(handle) => self.call_handle(cx, handle, args, nargout),
            _ => Err(errors::not_a_function()),
        }
    }

    fn call_builtin(&self, cx: &mut Context, name: &str, args: Args, nargout: usize) -> Outcome {
        let callable = self
            .find(Name::new(name), None)
            .map_err(|e| errors::of_call(e, args.first().map(Value::class_name)))?;
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
        classes::read(self, cx, at, step, after, nargout)
    }

    fn assign_by_class(
        &self,
        cx: &mut Context,
        target: &mut Value,
        steps: &[Step],
        source: Source,
    ) -> Result<Option<Source>, Error> {
        classes::assign(self, cx, target, steps, source)
    }

    fn assign_objects(
        &self,
        cx: &mut Context,
        target: &mut Value,
        subs: &[Value],
        v: Value,
    ) -> Result<(), Error> {
        classes::assign_elements(self, cx, target, subs, v)
    }

    fn plain_subscripts(&self, cx: &mut Context, subs: &mut Args) -> Result<(), Error> {
        classes::plain_indices(self, cx, subs)
    }
}
