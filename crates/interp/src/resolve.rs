//! What a name means when it is called: a function of the program, a kernel of the runtime, a
//! builtin of the engine.
//!
//! A call site remembers what it found until the set of functions changes ([`Machine::forget`]).

use super::code::CallSite;
use super::engine;
use super::{Machine, Outcome};
use base::Name;
use builtins::BuiltinId;
use builtins::rule::KernelRule;
use ir::tir::{CallTarget, FuncId};
use runtime::error::Error;
use runtime::kernel::{Kernel, find_kernel};
use runtime::value::Value;
use runtime::{Context, errors};
use types::ScalarOp;

/// A builtin that needs the engine.
pub type EngineFn = fn(&Machine, &mut Context, &mut [Value], usize) -> Outcome;

/// What can be called.
#[derive(Clone, Copy, Debug)]
pub enum Callable {
    /// A function of the program.
    User(FuncId),
    /// A builtin.
    Builtin(BuiltinId, Action),
    /// What objects can do by themselves.
    Engine(EngineFn),
    /// A class, or what one holds, by its name with dots.
    Class(Name),
}

/// What carries a builtin out.
#[derive(Clone, Copy, Debug)]
pub enum Action {
    /// A kernel of the runtime.
    Kernel(Kernel),
    /// A scalar operation, element by element.
    Map(ScalarOp),
    /// A scalar operation along a dimension, from an initial value.
    Fold(ScalarOp, f64),
    /// The engine.
    Engine(EngineFn),
}

/// What a call site found, and in which state of the program.
#[derive(Clone, Copy, Debug)]
pub struct Cached {
    epoch: u32,
    callable: Callable,
}

impl Machine {
    /// What a site calls.
    #[inline]
    pub(super) fn callee(&self, site: &CallSite, from: FuncId) -> Result<Callable, Error> {
        if let Some(c) = site.cache.get()
            && c.epoch == self.epoch.get()
        {
            return Ok(c.callable);
        }
        let callable = match site.callee.target {
            CallTarget::Function(id) => Callable::User(id),
            CallTarget::Builtin => match self.builtin(site.callee.name)? {
                Some(found) => found,
                None => self.find(site.callee.name, Some(from))?,
            },
            CallTarget::Unresolved => self.find(site.callee.name, Some(from))?,
        };
        site.cache.set(Some(Cached { epoch: self.epoch.get(), callable }));
        Ok(callable)
    }

    /// What `name` means when it is called from a function.
    pub(super) fn find(&self, name: Name, from: Option<FuncId>) -> Result<Callable, Error> {
        self.look_up(name, from)?.ok_or_else(|| errors::undefined(name.as_str()))
    }

    /// What `name` means when it is called from a function; nothing where it means nothing.
    pub(super) fn look_up(&self, name: Name, from: Option<FuncId>) -> Result<Option<Callable>, Error> {
        if let Some(id) = self.loader.borrow_mut().resolve(name, from) {
            return Ok(Some(Callable::User(id)));
        }
        if self.class_member(name).is_some() {
            return Ok(Some(Callable::Class(name)));
        }
        self.builtin(name)
    }

    /// The builtin of this name, ready to be called.
    pub(super) fn builtin(&self, name: Name) -> Result<Option<Callable>, Error> {
        let Some(id) = builtins::lookup(name) else { return Ok(None) };
        let b = builtins::builtin(id);
        let action = match &b.kernel {
            KernelRule::Map(op) => ScalarOp::from_name(op).map(Action::Map),
            KernelRule::Fold { op, init } => ScalarOp::from_name(op).map(|op| Action::Fold(op, *init)),
            KernelRule::Extern(symbol) => find_kernel(symbol).map(Action::Kernel),
            KernelRule::Engine => engine::find(b.name.as_str()).map(Action::Engine),
            KernelRule::Matlab(_) => {
                let found = self.loader.borrow_mut().resolve(b.name, None);
                return match found {
                    Some(id) => Ok(Some(Callable::User(id))),
                    None => Err(errors::unsupported(format!("The function '{name}'"))),
                };
            }
            KernelRule::None => None,
        };
        match action {
            Some(action) => Ok(Some(Callable::Builtin(id, action))),
            None => Err(errors::unsupported(format!("The function '{name}'"))),
        }
    }

    /// Makes every call site look up its function again.
    pub fn forget(&self) {
        self.epoch.set(self.epoch.get().wrapping_add(1));
    }
}
