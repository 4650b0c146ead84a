//! What a name means when it is called: a function of the program, a kernel of the runtime, a
//! builtin of the engine.
//!
//! A call site remembers what it found until the set of functions changes ([`Machine::forget`]).

use crate::code::{Cached, CallSite};
use crate::engine;
use crate::machine::{Action, Callable, Machine};
use base::Name;
use builtins::rule::KernelRule;
use ir::tir::{CallTarget, FuncId};
use runtime::classes::{self, Objects};
use runtime::error::Error;
use runtime::errors;
use runtime::kernel::find_kernel;
use types::ScalarOp;

impl Machine {
    /// What a site calls.
    #[inline]
    pub(crate) fn callee(&self, site: &CallSite, from: FuncId) -> Result<Callable, Error> {
        if let Some(c) = site.cache.get()
            && c.epoch == self.epoch.get()
            && let Some(&callable) = self.callables.borrow().get(c.entry as usize)
        {
            return Ok(callable);
        }
        let callable = match site.callee.target {
            CallTarget::Function(id) => Callable::User(id),
            CallTarget::Builtin => match self.builtin(site.callee.name)? {
                Some(found) => found,
                None => self.find(site.callee.name, Some(from))?,
            },
            CallTarget::Unresolved => self.find(site.callee.name, Some(from))?,
        };
        let mut found = self.callables.borrow_mut();
        site.cache.set(Some(Cached { epoch: self.epoch.get(), entry: found.len() as u32 }));
        found.push(callable);
        Ok(callable)
    }

    /// What `name` means when it is called from a function.
    pub(crate) fn find(&self, name: Name, from: Option<FuncId>) -> Result<Callable, Error> {
        self.look_up(name, from)?.ok_or_else(|| errors::undefined_function(name.as_str()))
    }

    /// What `name` means when it is called from a function; nothing where it means nothing.
    pub(crate) fn look_up(&self, name: Name, from: Option<FuncId>) -> Result<Option<Callable>, Error> {
        if let Some(id) = self.loader.borrow_mut().resolve(name, from) {
            return Ok(Some(Callable::User(id)));
        }
        if (self as &dyn Objects).class_member(name).is_some() {
            return Ok(Some(Callable::Class(name)));
        }
        self.builtin(name)
    }

    /// The builtin of this name, ready to be called.
    pub(crate) fn builtin(&self, name: Name) -> Result<Option<Callable>, Error> {
        let Some(id) = builtins::lookup(name) else { return Ok(None) };
        let b = builtins::builtin(id);
        let action = match &b.kernel {
            KernelRule::Map(op) => ScalarOp::from_name(op).map(Action::Map),
            KernelRule::Fold { op, init } => ScalarOp::from_name(op).map(|op| Action::Fold(op, *init)),
            // What the engine does itself goes before the kernel, which is for programs without an engine.
            KernelRule::Extern(symbol) => {
                let own = engine::find(b.name.as_str()).map(Action::Engine);
                own.or_else(|| find_kernel(symbol).map(Action::Kernel))
            }
            KernelRule::Engine => {
                let own = engine::find(b.name.as_str()).map(Action::Engine);
                own.or_else(|| classes::find(b.name.as_str()).map(Action::Rule))
            }
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
}
