//! Access paths: `x(i).f{j}` read, called, assigned and deleted, in every engine.
//!
//! A path is a list of [`Step`]s whose operands are values. [`read()`] gives the values it names,
//! [`assign()`] changes the value it starts from, [`create()`] makes one where there is none. What only the
//! engine of a running program can do (call a function handle, run a method of a class) it is asked for
//! through [`Engine`].
//!
//! Invariants: reading clones references, not elements; an update is in place where the values on
//! the way have one owner; an assignment that fails leaves its target as it was (objects with
//! reference semantics excepted, which a method may have changed).
//! What is not here: the evaluation of operands, and how many values a statement wants.
//! Source of the order of evaluation: MATLAB's documentation, "Indexing with Multiple Levels".

mod assign;
mod object;
pub mod plain;
mod read;

pub use assign::{assign, create};
pub use read::{first_value, needed_values, one_value, read};

use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::kernel::Outputs;
use crate::value::Value;
use base::Name;
use smallvec::SmallVec;

/// Inputs of a call, subscripts of a step.
pub type Args = SmallVec<[Value; 4]>;

/// A step of a path with its operands evaluated.
#[derive(Clone, Debug)]
pub enum Step {
    /// `(args)`
    Paren(Args),
    /// `{args}`
    Brace(Args),
    /// `.name`
    Dot(Name),
}

/// The steps of a path.
pub type Steps = SmallVec<[Step; 2]>;

/// What a step gives: its values, and the steps that it left over.
pub type Stepped<'s> = (Outputs, &'s [Step]);

/// What is assigned.
#[derive(Debug)]
pub enum Source {
    /// A value.
    Value(Value),
    /// One value for each place.
    List(Vec<Value>),
    /// Nothing: the places are deleted.
    Delete,
}

/// What access paths ask of the engine that runs the program. Without classes, three calls.
pub trait Engine {
    /// Calls a function handle.
    fn call_handle(
        &self,
        cx: &mut Context,
        handle: &Value,
        args: Args,
        nargout: usize,
    ) -> Result<Outputs, Error>;

    /// Calls a builtin by name.
    fn call_builtin(
        &self,
        cx: &mut Context,
        name: &str,
        args: Args,
        nargout: usize,
    ) -> Result<Outputs, Error>;

    /// Calls what `x.name(..)` means where `x`, the first argument, has no such property: a method,
    /// or a builtin that takes such values.
    fn call_member(&self, cx: &mut Context, name: Name, args: Args, nargout: usize)
    -> Result<Outputs, Error>;

    /// A step by the rules that the class of `at` declares; nothing where it declares none and the
    /// built-in way is meant.
    fn read_by_class<'s>(
        &self,
        cx: &mut Context,
        at: &Value,
        step: &Step,
        after: &'s [Step],
        nargout: usize,
    ) -> Result<Option<Stepped<'s>>, Error> {
        let _ = (cx, at, step, after, nargout);
        Ok(None)
    }

    /// An assignment by the rules that the class of `target` declares; gives the source back where
    /// it declares none and the built-in way is meant.
    fn assign_by_class(
        &self,
        cx: &mut Context,
        target: &mut Value,
        steps: &[Step],
        source: Source,
    ) -> Result<Option<Source>, Error> {
        let _ = (cx, target, steps);
        Ok(Some(source))
    }

    /// `target(subs) = v` where either is an object: growth may call constructors.
    fn assign_objects(
        &self,
        cx: &mut Context,
        target: &mut Value,
        subs: &[Value],
        v: Value,
    ) -> Result<(), Error> {
        let _ = cx;
        index::set(target, subs, v)
    }

    /// Replaces subscripts that are objects by the numbers they stand for.
    fn plain_subscripts(&self, cx: &mut Context, subs: &mut Args) -> Result<(), Error> {
        let _ = (cx, subs);
        Ok(())
    }
}

/// The field that the value of `s.(value)` names.
pub fn field_name(value: &Value) -> Result<Name, Error> {
    match value.as_text() {
        Some(text) => Ok(Name::new(&text)),
        None => Err(errors::dynamic_field_name()),
    }
}

/// The member that `object.(value)` names; a number, which `subsref` of its class may know, stands in
/// parentheses.
pub fn member_name(value: &Value) -> Result<Name, Error> {
    match value.as_f64() {
        Some(place) if value.is_matrix() && !value.is_text() => Ok(Name::new(&format!("({place})"))),
        _ => field_name(value),
    }
}

/// The number of such a member.
pub fn member_place(name: Name) -> Option<f64> {
    name.as_str().strip_prefix('(')?.strip_suffix(')')?.parse().ok()
}

/// Whether accesses to a value go by rules of its own.
fn has_rules(v: &Value) -> bool {
    matches!(v, Value::Object(_) | Value::Handle(_) | Value::Map(_) | Value::Dictionary(_))
}

/// Whether a value is an object of a class.
fn is_object(v: &Value) -> bool {
    matches!(v, Value::Object(_) | Value::Handle(_))
}

#[cfg(test)]
mod tests;
