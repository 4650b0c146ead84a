//! Classes of compiled programs: their declarations and methods come as tables ([`tame_classes`]), calls that may
//! mean a method are kernels of their own (`method NAME ...`), and the rules are those of [`crate::classes`].
//!
//! A kernel `method NAME OBJECTS FALLBACK` calls the method of this name that the classes of its operands have,
//! else what FALLBACK says: `class` a constructor or what else a class holds under this name, `call` the handle
//! that is the first operand and none of the method's, or the kernel of a builtin; OBJECTS says which objects that
//! one takes as they are (`all`, `members`, `alike`), where it gets the built-in values that others have.

use super::callback::{Callable, Guard, Program};
use super::interpreter::{of_interpreter, theirs, within};
use super::{Found, Instance, run, text};
use crate::classes::class::{ClassDef, MEMBER, data_of};
use crate::classes::text::{Declared, read};
use crate::classes::{self, Classes, Func, Objects, Rule};
use crate::context::{Context, Host};
use crate::error::Error;
use crate::errors;
use crate::handles::{Departures, HandleObject};
use crate::kernel::Outputs;
use crate::object::{Maker, Target};
use crate::path::{Args, Engine, Source, Step, Stepped};
use crate::structs::StructArray;
use crate::value::Value;
use crate::weak_list::WeakList;
use crate::{Dims, index};
use base::{FxHashMap, Name};
use std::cell::RefCell;
use std::ffi::c_char;
use std::rc::Rc;

/// The classes of a program.
#[derive(Default)]
pub(super) struct Table {
    rules: Classes,
    declared: FxHashMap<Name, Declared>,
    functions: Vec<*const Callable>,
}

/// Objects of handle classes, which may hold themselves.
#[derive(Clone, Default)]
pub(super) struct Made(Rc<RefCell<WeakList<HandleObject>>>);

/// Empties the objects that are still there. Nothing may run any more.
pub(super) fn release(cx: &mut Context) {
    let made = cx.state::<Made>().0.take();
    for object in made.alive() {
        let nothing = StructArray::from_parts(Dims::matrix(1, 1), Vec::new(), Vec::new());
        let fields = object.fields.try_borrow_mut().map(|mut f| std::mem::replace(&mut *f, nothing));
        drop(fields);
    }
}

/// Tells a program of its classes. Their functions have as numbers their places in `functions`.
///
/// # Safety
/// `cx` is a live context, `guard` its program's; `classes` are texts that end in NUL, then null; `functions` are `count` callables that
/// live as long as the program.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_classes(
    cx: *mut Instance,
    guard: Guard,
    classes: *const *const c_char,
    functions: *const *const Callable,
    count: usize,
) {
    // SAFETY: by the caller's promise.
    let functions = (0..count).map(|i| unsafe { *functions.add(i) }).collect();
    let mut table = Table { functions, ..Table::default() };
    for i in 0.. {
        // SAFETY: by the caller's promise.
        let class = unsafe { *classes.add(i) };
        if class.is_null() {
            break;
        }
        table.declared.extend(read(&text(class)).map(|class| (class.name, class)));
    }
    // SAFETY: by the caller's promise.
    let context = unsafe {
        (*cx).folders = table.declared.values().any(|class| class.folder);
        &mut (*cx).context
    };
    Program::install(context, guard, cx, table);
}

impl Objects for Program {
    fn classes(&self) -> &Classes {
        &self.table.rules
    }

    fn epoch(&self) -> u32 {
        0
    }

    fn declaration(&self, class: Name) -> Option<ClassDef> {
        if let Some(own) = self.table.declared.get(&class) {
            return own.def.clone();
        }
        let there = self.attached.get()?;
        Some(there.objects()?.declaration(class)?.renumbered(&theirs))
    }

    fn declared_method(&self, class: Name, name: Name) -> Option<Func> {
        if let Some(own) = self.table.declared.get(&class) {
            return own.functions.iter().find(|(n, _)| *n == name).map(|(_, f)| *f);
        }
        let there = self.attached.get()?;
        there.objects()?.declared_method(class, name).map(theirs)
    }

    fn class_folders(&self) -> Vec<Name> {
        self.table.declared.values().filter(|c| c.folder).map(|c| c.name).collect()
    }

    fn acting_class(&self) -> Option<Name> {
        self.running().and_then(|(_, class)| class)
    }

    fn is_running(&self, method: Name) -> bool {
        self.running().is_some_and(|(name, _)| name == method.as_str())
    }

    fn call_function(
        &self,
        cx: &mut Context,
        func: Func,
        args: Args,
        nargout: usize,
    ) -> Result<Outputs, Error> {
        if let Some(func) = of_interpreter(func) {
            return within(cx, |i, cx| i.call_member(cx, func, args, nargout));
        }
        match self.callable(func) {
            Some(callable) => self.invoke(cx, callable, std::iter::empty(), args, nargout),
            None => Err(errors::unsupported("a function that the program does not have")),
        }
    }

    fn gives(&self, func: Func) -> bool {
        if let (Some(func), Some(there)) = (of_interpreter(func), self.attached.get()) {
            return there.objects().is_some_and(|m| m.gives(func));
        }
        self.callable(func).is_some_and(|c| c.outputs() != Some(0))
    }

    fn call_plain(
        &self,
        cx: &mut Context,
        name: Name,
        args: Args,
        nargout: usize,
    ) -> Option<Result<Outputs, Error>> {
        let found = super::find(name.as_str())?;
        Some(run(&found, cx, &mut args.into_vec(), nargout))
    }

    fn new_object(&self, class: Name, fields: StructArray) -> Rc<HandleObject> {
        let object = HandleObject::new(class, fields);
        self.made.0.borrow_mut().add(&object);
        object
    }

    fn departures(&self) -> Option<Rc<dyn Departures>> {
        Some(self.waiting.clone())
    }
}

impl Engine for Program {
    fn call_handle(
        &self,
        cx: &mut Context,
        handle: &Value,
        args: Args,
        nargout: usize,
    ) -> Result<Outputs, Error> {
        if let Value::Function(f) = handle
            && let Target::Closure(closure) = &f.target
            && closure.maker == Maker::Compiled
        {
            return self.closure(cx, closure, args, nargout);
        }
        Ok(self.call(cx, handle, args.into_vec(), nargout)?.into())
    }

    fn call_builtin(
        &self,
        cx: &mut Context,
        name: &str,
        args: Args,
        nargout: usize,
    ) -> Result<Outputs, Error> {
        match super::find(name) {
            Some(found) => run(&found, cx, &mut args.into_vec(), nargout),
            None => {
                Err(errors::of_call(errors::undefined_function(name), args.first().map(Value::class_name)))
            }
        }
    }

    fn call_member(
        &self,
        cx: &mut Context,
        name: Name,
        args: Args,
        nargout: usize,
    ) -> Result<Outputs, Error> {
        let objects: &dyn Objects = self;
        if let Some(method) = objects.method(name, &args) {
            return objects.call_found(cx, method, args, nargout);
        }
        match super::find(name.as_str()) {
            Some(found) => run(&found, cx, &mut args.into_vec(), nargout),
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
        match self.table.declared.is_empty() && self.attached.get().is_none() {
            true => index::set(target, subs, v),
            false => classes::assign_elements(self, cx, target, subs, v),
        }
    }

    fn plain_subscripts(&self, cx: &mut Context, subs: &mut Args) -> Result<(), Error> {
        classes::plain_indices(self, cx, subs)
    }
}

/// The kernel of this name, of those that ask classes.
pub(super) fn find(name: &str) -> Option<Found> {
    if let Some(rest) = name.strip_prefix("method ") {
        return Method::parse(rest).map(Found::Method);
    }
    if let Some(class) = name.strip_prefix("blank ") {
        return Some(Found::Blank(Name::new(class)));
    }
    classes::find(name.strip_prefix("rule ")?).map(Found::Rule)
}

/// A kernel that may mean a method.
pub(super) struct Method {
    name: Name,
    takes: Takes,
    /// A handle calls it: its class is not asked who may.
    freely: bool,
    fallback: Fallback,
}

/// Which objects a builtin takes as they are.
#[derive(Clone, Copy, PartialEq)]
enum Takes {
    All,
    Members,
    Alike,
    Values,
}

enum Fallback {
    Class,
    Handle,
    Kernel(Box<Found>),
}

impl Method {
    /// The kernel of this name behind `method `.
    pub(super) fn parse(rest: &str) -> Option<Method> {
        let (name, rest) = rest.split_once(' ')?;
        let (takes, fallback) = rest.split_once(' ')?;
        let freely = takes.strip_prefix("free-");
        let takes = match freely.unwrap_or(takes) {
            "all" => Takes::All,
            "members" => Takes::Members,
            "alike" => Takes::Alike,
            _ => Takes::Values,
        };
        let fallback = match fallback {
            "class" => Fallback::Class,
            "call" => Fallback::Handle,
            kernel => Fallback::Kernel(Box::new(super::find(kernel)?)),
        };
        Some(Method { name: Name::new(name), takes, freely: freely.is_some(), fallback })
    }

    /// The kernel that stands for it where no argument is an object.
    pub(super) fn otherwise(&self) -> Option<&Found> {
        match &self.fallback {
            Fallback::Kernel(found) => Some(found),
            Fallback::Class | Fallback::Handle => None,
        }
    }

    /// Calls the method, or what stands for it.
    pub(super) fn run(&self, cx: &mut Context, args: &mut [Value], nargout: usize) -> Result<Outputs, Error> {
        let host = cx.host();
        let Some(m) = host.as_deref().and_then(Host::objects) else {
            return Err(errors::undefined_function(self.name.as_str()));
        };
        let (handle, args) = match (&self.fallback, args) {
            (Fallback::Handle, [handle, args @ ..]) => (Some(handle), args),
            (_, args) => (None, args),
        };
        if let Some(found) = m.method(self.name, args) {
            // Whoever could make a handle may call it.
            let found = match found {
                classes::Found::Restricted(method) if handle.is_some() || self.freely => {
                    classes::Found::Function(method.func)
                }
                found => found,
            };
            return m.call_found(cx, found, taken(args), nargout);
        }
        match (&self.fallback, handle) {
            (Fallback::Kernel(inner), _) => {
                self.plain(args);
                run(inner, cx, args, nargout)
            }
            (_, Some(handle)) => Ok(m.call(cx, handle, taken(args).into_vec(), nargout)?.into()),
            _ => match classes::call_class(m, cx, self.name, taken(args), nargout) {
                Some(outcome) => outcome,
                None => Err(errors::undefined_function(self.name.as_str())),
            },
        }
    }

    /// Puts the built-in values of objects in the places of those that the builtin does not take.
    fn plain(&self, args: &mut [Value]) {
        let is_member =
            |v: &Value| matches!(v, Value::Object(o) if o.data.position(Name::new(MEMBER)).is_some());
        let whole = match self.takes {
            Takes::All => true,
            Takes::Members => args.iter().any(is_member),
            Takes::Alike => {
                args.iter().any(is_member) && args.windows(2).all(|p| p[0].class() == p[1].class())
            }
            Takes::Values => false,
        };
        if whole {
            return;
        }
        for arg in args.iter_mut() {
            if let Some(data) = data_of(arg) {
                *arg = data;
            }
        }
    }
}

/// An object of a class with all defaults.
pub(super) fn blank(cx: &mut Context, class: Name) -> Result<Outputs, Error> {
    let host = cx.host();
    match host.as_deref().and_then(Host::objects) {
        Some(m) => classes::construct::blank_of(m, cx, class),
        None => Err(errors::unsupported("classes here")),
    }
}

/// A rule of classes as a kernel.
pub(super) fn run_rule(
    rule: Rule,
    cx: &mut Context,
    args: &mut [Value],
    nargout: usize,
) -> Result<Outputs, Error> {
    let host = cx.host();
    match host.as_deref().and_then(Host::objects) {
        Some(m) => rule(m, cx, args, nargout),
        None => Err(errors::unsupported("classes here")),
    }
}

/// Whether an object counts as true in a condition.
pub(super) fn truth(cx: &mut Context, value: &Value) -> Result<bool, Error> {
    if !matches!(value, Value::Object(_) | Value::Handle(_)) {
        return value.is_true();
    }
    let host = cx.host();
    match host.as_deref().and_then(Host::objects) {
        Some(m) => classes::truth(m, cx, value.clone()),
        None => value.is_true(),
    }
}

/// Shows a value under a name, an object as its class says.
pub(super) fn display(cx: &mut Context, name: &str, value: &Value) -> Result<(), Error> {
    let host = cx.host();
    if let (Value::Object(_) | Value::Handle(_), Some(m)) = (value, host.as_deref().and_then(Host::objects)) {
        return classes::display(m, cx, name, value);
    }
    let readable = classes::readable(cx, value)?;
    let text = crate::display::display(&cx.format, name, readable.as_ref().unwrap_or(value));
    cx.print(&text);
    Ok(())
}

fn taken(args: &mut [Value]) -> Args {
    args.iter_mut().map(Value::take).collect()
}

impl Table {
    /// The function of this number.
    pub(super) fn function(&self, func: Func) -> Option<*const Callable> {
        self.functions.get(func.0 as usize).copied()
    }
}
