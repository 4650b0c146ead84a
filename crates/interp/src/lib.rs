//! The interpreter: runs Tame IR. It is the engine for all of the language and the yardstick of
//! the compiled engines.
//!
//! A function is linked to executable form when it is first called ([`link`]); the dispatch loop
//! ([`run`]) works on registers with unboxed scalars and has a fast path for what scalar loops
//! are made of. MATLAB calls do not recurse in Rust; calls out of kernels (`cellfun`) do, on the
//! thread's stack, which [`with_stack`] makes large.
//!
//! [`machine`] is the state; the other files are functions of it, and no two import each other. Calls need
//! everything, and everything calls: what leads back up (calling, looking names and methods up, running a
//! frame) are the methods of the machine, all else are functions.
//!
//! What it does not do: parse, look for files, lower ([`Loader`] does); compute (kernels of the
//! runtime do). *Invariant:* no input makes it panic or overflow its stack; depth, fuel and an
//! interrupt flag bound a run.

mod activation;
mod call;
pub mod code;
mod cycles;
mod deliver;
mod engine;
pub mod exception;
mod frame;
mod link;
mod loader;
mod machine;
mod objects;
mod operands;
mod path;
mod place;
mod resolve;
mod run;
mod scalar;
mod show;
mod site;
mod slot;
mod spaces;
pub mod watch;
mod watching;
mod workspace;

#[cfg(test)]
mod tests;

use base::Name;
use frame::Frame;
use ir::tir::{self, FuncId};
pub use loader::Loader;
use machine::Machine;
use runtime::Context;
use runtime::error::Error;
use runtime::value::Value;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// An interpreter.
pub struct Interp {
    machine: Rc<Machine>,
}

/// How deep MATLAB calls may nest.
pub const DEPTH_LIMIT: usize = 10_000;

/// Bytes of stack that [`with_stack`] reserves, where the process may have four times as much address
/// space. Only pages that are touched count.
const STACK_BYTES: usize = 2 << 30;

/// The least that [`with_stack`] reserves.
const LEAST_STACK_BYTES: usize = 16 << 20;

/// What may be used of a stack of unknown size: a test's thread has 2 MiB.
const SMALL_STACK: usize = 1 << 20;

thread_local! {
    static STACK_BUDGET: Cell<usize> = const { Cell::new(SMALL_STACK) };
}

/// Runs `work` on a thread whose stack is large enough for the deepest recursion through kernels; deep
/// recursion ends earlier where the address space of the process is limited (`ulimit -v`).
pub fn with_stack<R: Send>(work: impl FnOnce() -> R + Send) -> std::io::Result<R> {
    let room = runtime::stack::address_space().unwrap_or(usize::MAX) / 4;
    let bytes = room.clamp(LEAST_STACK_BYTES, STACK_BYTES);
    std::thread::scope(|scope| {
        let run = move || {
            STACK_BUDGET.set(bytes - (bytes >> 4));
            work()
        };
        let thread = std::thread::Builder::new().stack_size(bytes).spawn_scoped(scope, run)?;
        match thread.join() {
            Ok(result) => Ok(result),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

impl Interp {
    /// An interpreter that gets its functions from `loader`.
    pub fn new(loader: Box<dyn Loader>) -> Interp {
        let mut base = tir::Function::new(
            Name::new(""),
            tir::FunctionKind::Script,
            base::Span::new(base::FileId::from_u32(0), 0, 0),
        );
        base.dynamic = true;
        let base = Frame::new(Rc::new(link::link(FuncId::from_u32(u32::MAX - 1), &base, false)));
        let machine = Machine {
            loader: RefCell::new(loader),
            codes: RefCell::default(),
            frames: RefCell::new(vec![Box::new(base)]),
            pool: RefCell::default(),
            globals: RefCell::default(),
            persistents: RefCell::default(),
            epoch: Cell::new(0),
            beside: Cell::new(false),
            compiled: RefCell::default(),
            entered: RefCell::default(),
            depth_limit: Cell::new(DEPTH_LIMIT),
            fuel: Cell::new(u64::MAX),
            interrupt: Arc::default(),
            stack_start: Cell::new(0),
            stack_budget: Cell::new(SMALL_STACK),
            cleanups: Rc::default(),
            temporaries: Cell::new(0),
            callables: RefCell::default(),
            classes: Default::default(),
            watcher: RefCell::default(),
            cycles: RefCell::default(),
        };
        Interp { machine: Rc::new(machine) }
    }

    /// Makes kernels call back into this interpreter.
    pub fn attach(&self, cx: &mut Context) {
        cx.set_host(self.machine.clone());
        // Calls that are constants are computed while code is linked.
        builtins::fold_in(cx.octave);
        if cx.search_path.is_empty() {
            let here = cx.system.current_dir();
            let folders = self.machine.loader.borrow().path();
            cx.search_path = folders.into_iter().map(|f| here.join(f)).collect();
        }
    }

    /// Runs a function, or a script in the base workspace.
    pub fn run_entry(
        &self,
        cx: &mut Context,
        func: FuncId,
        args: Vec<Value>,
        nargout: usize,
    ) -> Result<Vec<Value>, Error> {
        self.attach(cx);
        let here = 0u8;
        self.machine.stack_start.set(std::ptr::from_ref(&here) as usize);
        self.machine.stack_budget.set(STACK_BUDGET.get());
        let result = self.machine.call_user(cx, func, args.into(), nargout);
        engine::cleanup::run_cleanups(&self.machine, cx);
        result.map(|outputs| outputs.into_vec())
    }

    /// What the program's classes are to their rules.
    pub fn objects(&self) -> &dyn runtime::classes::Objects {
        &*self.machine
    }

    /// From now on compiled functions are the callers, whose variables nothing here reaches.
    pub fn stand_beside_compiled(&self) {
        self.machine.beside.set(true);
    }

    /// Calls a function that captured these values for a compiled program.
    pub fn call_function(
        &self,
        cx: &mut Context,
        func: FuncId,
        captures: Vec<(Name, Option<Value>)>,
        args: Vec<Value>,
        nargout: usize,
    ) -> Result<Vec<Value>, Error> {
        let name = self.machine.code(func).name;
        self.outside(cx, name.as_str(), |m, cx| {
            call::call_code(m, cx, func, &captures, args.into(), nargout, None).map(|o| o.into_vec())
        })
    }

    /// Calls a function handle, or a function by its name, for a compiled program.
    pub fn call_value(
        &self,
        cx: &mut Context,
        function: &Value,
        args: Vec<Value>,
        nargout: usize,
    ) -> Result<Vec<Value>, Error> {
        let name = function.as_text().unwrap_or_default();
        self.outside(cx, &name, |m, cx| runtime::Host::call(m, cx, function, args, nargout))
    }

    /// The handle of a function that captured these values.
    pub fn handle(&self, func: FuncId, captures: Vec<(Name, Option<Value>)>) -> Value {
        spaces::handle_with(&self.machine, func, captures)
    }

    /// Something that a compiled program asks for: the depth of its stack counts from here.
    fn outside(
        &self,
        cx: &mut Context,
        function: &str,
        work: impl FnOnce(&Machine, &mut Context) -> Result<Vec<Value>, Error>,
    ) -> Result<Vec<Value>, Error> {
        *self.machine.compiled.borrow_mut() = cx.host();
        let entered = (self.machine.frames.borrow().len(), runtime::cabi::left_names(cx, function));
        let outer = std::mem::replace(&mut *self.machine.entered.borrow_mut(), entered);
        self.attach(cx);
        let here = 0u8;
        if self.machine.frames.borrow().len() == 1 {
            self.machine.stack_start.set(std::ptr::from_ref(&here) as usize);
            self.machine.stack_budget.set(STACK_BUDGET.get());
        }
        let result = work(&self.machine, cx);
        *self.machine.entered.borrow_mut() = outer;
        engine::cleanup::run_cleanups(&self.machine, cx);
        result
    }

    /// Runs statements in the base workspace, which they share with all others run so: the REPL.
    pub fn run_text(&self, cx: &mut Context, text: &str) -> Result<(), Error> {
        let func = {
            let frames = self.machine.frames.borrow();
            let is_variable = |name: &str| workspace::has(&frames, 0, Name::new(name));
            self.machine.loader.borrow_mut().lower_text(text, None, &is_variable)?
        };
        self.run_entry(cx, func, Vec::new(), 0).map(drop)
    }

    /// The value of an expression, evaluated in the base workspace.
    pub fn value_of(&self, cx: &mut Context, expression: &str) -> Result<Value, Error> {
        let name = Name::new("mc_value");
        self.run_text(cx, &format!("mc_value = {expression};"))?;
        let mut frames = self.machine.frames.borrow_mut();
        let base = frames.first_mut().and_then(|f| f.extra.remove(&name));
        base.and_then(|mut s| s.take()).ok_or_else(runtime::errors::too_many_outputs)
    }

    /// Displays a value under a name, as a statement without semicolon does.
    pub fn display(&self, cx: &mut Context, name: &str, value: Value) -> Result<(), Error> {
        self.attach(cx);
        let mut frame = Box::new(Frame::new(self.machine.empty_code()));
        show::display(&self.machine, cx, &mut frame, name, value)
    }

    /// The names of the base workspace.
    pub fn base_names(&self) -> Vec<Name> {
        workspace::names(&self.machine.frames.borrow(), 0)
    }

    /// A variable of the base workspace.
    pub fn base_value(&self, name: Name) -> Option<Value> {
        let mut frames = self.machine.frames.borrow_mut();
        workspace::slot_mut(&mut frames, 0, name)?.value()
    }

    /// Ends the program: values of the base workspace go, and with them their `onCleanup`.
    pub fn finish(&self, cx: &mut Context) {
        let extra = match self.machine.frames.borrow_mut().first_mut() {
            Some(base) => std::mem::take(&mut base.extra),
            None => return,
        };
        drop(extra);
        engine::cleanup::run_cleanups(&self.machine, cx);
        self.machine.cycles.take().release();
        runtime::release_maps(cx);
        cx.flush();
    }

    /// A flag that ends the run at the next loop or call when it is set: Ctrl-C.
    pub fn interrupt_flag(&self) -> Arc<AtomicBool> {
        self.machine.interrupt.clone()
    }

    /// Bounds the run to so many rounds of loops and calls.
    pub fn set_fuel(&self, fuel: u64) {
        self.machine.fuel.set(fuel);
    }

    /// Sets how deep calls may nest.
    pub fn set_depth_limit(&self, limit: usize) {
        self.machine.depth_limit.set(limit);
    }

    /// Tells `watcher` what happens from now on. Functions that have run already stay unwatched.
    pub fn set_watcher(&self, watcher: Box<dyn watch::Watcher>) {
        *self.machine.watcher.borrow_mut() = Some(watcher);
    }

    /// What the loader holds.
    pub fn with_loader<R>(&self, work: impl FnOnce(&mut dyn Loader) -> R) -> R {
        work(&mut **self.machine.loader.borrow_mut())
    }
}
