//! The machine: all state of a running program, and what can be called in it. What it does is in the other
//! files, as functions of the machine; here is what all of them need: the stack of frames, the executable form
//! of functions, new objects.

use crate::code::Code;
use crate::cycles::Cycles;
use crate::frame::Frame;
use crate::link;
use crate::loader::Loader;
use crate::slot::Shared;
use crate::watch::Watcher;
use base::{FxHashMap, Name};
use builtins::BuiltinId;
use ir::tir::FuncId;
use runtime::Context;
use runtime::classes::{Classes, Restricted, Rule};
use runtime::departed::Queue;
use runtime::error::Error;
use runtime::handles::HandleObject;
use runtime::kernel::{Kernel, Outputs};
use runtime::structs::StructArray;
use runtime::value::Value;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use types::ScalarOp;

/// The engine: all state of a running program but what kernels share ([`Context`]).
pub struct Machine {
    pub(crate) loader: RefCell<Box<dyn Loader>>,
    pub(crate) codes: RefCell<Vec<Option<Rc<Code>>>>,
    pub(crate) frames: RefCell<Vec<Box<Frame>>>,
    pub(crate) pool: RefCell<Vec<Box<Frame>>>,
    pub(crate) globals: RefCell<FxHashMap<Name, Rc<Shared>>>,
    pub(crate) persistents: RefCell<FxHashMap<(FuncId, Name), Rc<Shared>>>,
    pub(crate) epoch: Cell<u32>,
    /// What calls functions is a compiled program, whose variables are not in the base workspace.
    pub(crate) beside: Cell<bool>,
    /// The compiled program that called last: it runs the functions whose handles it made.
    pub(crate) compiled: RefCell<Option<Rc<dyn runtime::Host>>>,
    /// How many frames there were when it did, and how the arguments of its call are written.
    pub(crate) entered: RefCell<(usize, String)>,
    pub(crate) depth_limit: Cell<usize>,
    pub(crate) fuel: Cell<u64>,
    pub(crate) interrupt: Arc<AtomicBool>,
    pub(crate) stack_start: Cell<usize>,
    pub(crate) stack_budget: Cell<usize>,
    pub(crate) cleanups: Rc<Queue>,
    /// How many temporaries `x = eval(..)` has used.
    pub(crate) temporaries: Cell<u32>,
    /// What call sites found since the set of functions last changed.
    pub(crate) callables: RefCell<Vec<Callable>>,
    pub(crate) classes: Classes,
    pub(crate) watcher: RefCell<Option<Box<dyn Watcher>>>,
    pub(crate) cycles: RefCell<Cycles>,
}

/// What a call gives.
pub(crate) type Outcome = Result<Outputs, Error>;

/// A builtin that needs the engine.
pub type EngineFn = fn(&Machine, &mut Context, &mut [Value], usize) -> Outcome;

/// What can be called.
#[derive(Clone, Copy, Debug)]
pub enum Callable {
    /// A function of the program.
    User(FuncId),
    /// A builtin.
    Builtin(BuiltinId, Action),
    /// What objects of the engine's own classes can do.
    Engine(EngineFn),
    /// What objects can do by themselves.
    Rule(Rule),
    /// A method that not everybody may call by its name.
    Restricted(Restricted),
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
    /// The rules of classes.
    Rule(Rule),
}

impl Machine {
    /// Makes every call site look up its function again.
    pub(crate) fn forget(&self) {
        self.epoch.set(self.epoch.get().wrapping_add(1));
        self.callables.borrow_mut().clear();
    }

    /// The frame on top of the stack: the one that called the engine builtin that asks.
    pub(crate) fn top(&self) -> usize {
        self.frames.borrow().len().saturating_sub(1)
    }

    /// Runs `work` while the running frame lies on the stack of frames.
    pub(crate) fn parked<R>(&self, f: &mut Box<Frame>, work: impl FnOnce() -> R) -> R {
        let spare = self.spare();
        let frame = std::mem::replace(f, spare);
        self.frames.borrow_mut().push(frame);
        let result = work();
        let back = self.frames.borrow_mut().pop();
        if let Some(back) = back {
            let spare = std::mem::replace(f, back);
            self.pool.borrow_mut().push(spare);
        }
        result
    }

    pub(crate) fn spare(&self) -> Box<Frame> {
        match self.pool.borrow_mut().pop() {
            Some(frame) => frame,
            None => Box::new(Frame::new(self.empty_code())),
        }
    }

    pub(crate) fn empty_code(&self) -> Rc<Code> {
        match self.frames.borrow().first() {
            Some(base) => base.code.clone(),
            // The base frame is there from the start; its code is the empty script.
            None => unreachable!("no base frame"),
        }
    }

    /// The executable form of a function.
    pub(crate) fn code(&self, func: FuncId) -> Rc<Code> {
        let i = func.as_u32() as usize;
        if let Some(Some(code)) = self.codes.borrow().get(i) {
            return code.clone();
        }
        let code = Rc::new(link::link(
            func,
            &self.loader.borrow().program().functions[func],
            self.watcher.borrow().is_some(),
        ));
        let mut codes = self.codes.borrow_mut();
        if codes.len() <= i {
            codes.resize(i + 1, None);
        }
        codes[i] = Some(code.clone());
        code
    }

    /// The function whose call runs a builtin that asks.
    pub(crate) fn current_func(&self) -> Option<FuncId> {
        let frames = self.frames.borrow();
        let at = crate::workspace::root(&frames, frames.len().checked_sub(1)?);
        let top = frames.last()?;
        let func = if at == 0 { top.code.func } else { frames.get(at)?.code.func };
        (func.as_u32() != u32::MAX - 1).then_some(func)
    }

    /// A new object of a handle class. All are made here: objects may hold themselves.
    pub(crate) fn new_object(&self, class: Name, fields: StructArray) -> Rc<HandleObject> {
        let object = HandleObject::new(class, fields);
        self.cycles.borrow_mut().object(&object);
        object
    }
}
