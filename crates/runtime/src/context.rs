//! The state that kernels share while a program runs: output, display format, random numbers,
//! warnings, clock, and the way back into the engine.
//!
//! There is no global state: an engine owns one [`Context`] and passes it to every kernel.

use crate::classes::Objects;
use crate::display::Format;
use crate::error::Error;
use crate::errors;
use crate::object::FunctionHandle;
use crate::rng::Rng;
use crate::value::Value;
use base::{Act, FxHashMap, RealSystem, System};
use std::any::{Any, TypeId};
use std::io::{self, Write};
use std::rc::Rc;

/// What an engine does for kernels.
pub trait Host {
    /// Calls a function handle, or a function named by text. Gives at least one value where the
    /// function gives any, at most `nargout.max(1)`.
    fn call(
        &self,
        context: &mut Context,
        function: &Value,
        args: Vec<Value>,
        nargout: usize,
    ) -> Result<Vec<Value>, Error>;

    /// Calls the method `name` of an object argument, or gives `None` where no class folder or
    /// classdef declares one for these arguments (`disp`, `plus`, ...).
    fn call_method(
        &self,
        context: &mut Context,
        name: &str,
        args: &[Value],
        nargout: usize,
    ) -> Option<Result<Vec<Value>, Error>> {
        let _ = (context, name, args, nargout);
        None
    }

    /// The most arguments and results of a function whose handle the engine made, each `None` for any number.
    fn counts(&self, handle: &FunctionHandle) -> Option<(Option<usize>, Option<usize>)> {
        let _ = handle;
        None
    }

    /// The engine as the rules of classes see it, where its programs may have classes.
    fn objects(&self) -> Option<&dyn Objects> {
        None
    }
}

/// Where output goes.
enum Sink {
    /// The process's standard output, buffered.
    Stdout(io::BufWriter<Output>),
    /// Memory, for tests.
    Memory(Vec<u8>),
    /// A function of whoever owns the process, buffered.
    Hook(io::BufWriter<Hook>),
}

/// A function that takes output.
struct Hook(Box<dyn FnMut(&[u8])>);

impl Write for Hook {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (self.0)(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The standard output of a process that belongs to a program. What cannot be written ends the process, as the
/// system's own signal would: nobody reads a closed pipe, so it ends quietly; a full disk is said.
struct Output(io::Stdout);

impl Output {
    fn checked<T>(&self, result: io::Result<T>) -> io::Result<T> {
        if let Err(e) = &result {
            match e.kind() {
                io::ErrorKind::Interrupted | io::ErrorKind::WouldBlock => {}
                // What a shell gives for a process that SIGPIPE ended.
                io::ErrorKind::BrokenPipe => std::process::exit(141),
                _ => {
                    let _ = writeln!(io::stderr(), "error: the output cannot be written: {e}");
                    std::process::exit(1)
                }
            }
        }
        result
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.0.write(bytes);
        self.checked(written)
    }
    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.0.flush();
        self.checked(flushed)
    }
}

/// How a warning identifier is treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarningMode {
    /// Shown.
    On,
    /// Remembered by `lastwarn`, not shown.
    Off,
    /// Raised as an error.
    Error,
}

/// The state of `warning` and `lastwarn`.
#[derive(Debug, Default)]
pub struct Warnings {
    /// Identifier (or `all`) to mode; what is not named is on.
    pub modes: FxHashMap<String, WarningMode>,
    /// The last warning: message and identifier.
    pub last: (String, String),
}

/// What kernels share.
pub struct Context {
    host: Option<Rc<dyn Host>>,
    sink: Sink,
    captures: Vec<Vec<u8>>,
    /// The file that keeps what is written, while `diary` is on.
    pub diary: Option<std::fs::File>,
    /// Files, environment and clock of the machine.
    pub system: Rc<dyn System>,
    /// The folders in which files that are read are looked for behind the current one, as whole paths.
    pub search_path: Vec<std::path::PathBuf>,
    /// `format`.
    pub format: Format,
    /// The random number generator.
    pub rng: Rng,
    /// `warning`.
    pub warnings: Warnings,
    /// `lasterr`, `lasterror`.
    pub last_error: Option<Error>,
    /// Octave's rules where the two languages differ at run time.
    pub octave: bool,
    /// Somebody has listened to properties: that one is read or assigned may have to be told.
    pub observed: bool,
    /// Time at which `tic` was last called.
    pub tic: Option<std::time::Duration>,
    state: FxHashMap<TypeId, Box<dyn Any>>,
}

impl Context {
    /// A context that writes to standard output.
    pub fn new(system: Rc<dyn System>) -> Context {
        Context::with_sink(system, Sink::Stdout(io::BufWriter::with_capacity(1 << 16, Output(io::stdout()))))
    }

    /// A context that keeps its output, to be read by [`Context::take_output`].
    pub fn in_memory(system: Rc<dyn System>) -> Context {
        Context::with_sink(system, Sink::Memory(Vec::new()))
    }

    /// A context on the machine itself that keeps its output: for tests.
    pub fn for_tests() -> Context {
        Context::in_memory(Rc::new(RealSystem::default()))
    }

    fn with_sink(system: Rc<dyn System>, sink: Sink) -> Context {
        crate::array::note_memory();
        crate::exception::note_start(&system.current_dir());
        Context {
            host: None,
            sink,
            captures: Vec::new(),
            diary: None,
            system,
            search_path: Vec::new(),
            format: Format::default(),
            rng: Rng::default(),
            warnings: Warnings::default(),
            last_error: None,
            octave: false,
            observed: false,
            tic: None,
            state: FxHashMap::default(),
        }
    }

    /// Installs the engine.
    pub fn set_host(&mut self, host: Rc<dyn Host>) {
        self.host = Some(host);
    }

    /// The engine, where one is installed.
    pub fn host(&self) -> Option<Rc<dyn Host>> {
        self.host.clone()
    }

    /// Calls a function handle or a function named by text.
    pub fn call(&mut self, function: &Value, args: Vec<Value>, nargout: usize) -> Result<Vec<Value>, Error> {
        match self.host.clone() {
            Some(host) => host.call(self, function, args, nargout),
            None => Err(errors::unsupported("calling a function handle here")),
        }
    }

    /// Calls the method that the class of an object among the arguments declares; nothing where none does.
    pub fn call_method(
        &mut self,
        name: &str,
        args: &[Value],
        nargout: usize,
    ) -> Option<Result<Vec<Value>, Error>> {
        self.host.clone()?.call_method(self, name, args, nargout)
    }

    /// Calls a function that must give a value, and takes the first.
    pub fn call1(&mut self, function: &Value, args: Vec<Value>) -> Result<Value, Error> {
        let first = self.call(function, args, 1)?.into_iter().next();
        first.ok_or_else(errors::too_many_outputs)
    }

    /// Where `disp` and `fprintf` write: standard output, or the innermost capture.
    pub fn out(&mut self) -> &mut dyn Write {
        match (self.captures.last_mut(), &mut self.sink) {
            (Some(capture), _) => capture,
            (None, Sink::Stdout(out)) => out,
            (None, Sink::Memory(out)) => out,
            (None, Sink::Hook(out)) => out,
        }
    }

    /// Writes text; a closed pipe is no error of the program.
    pub fn print(&mut self, text: &str) {
        self.write(&crate::text::to_bytes(text));
    }

    /// Writes bytes where [`Context::out`] leads, and into the diary what is not captured.
    pub fn write(&mut self, bytes: &[u8]) {
        let _ = self.out().write_all(bytes);
        if let (Some(diary), true) = (&mut self.diary, self.captures.is_empty()) {
            let _ = diary.write_all(bytes);
        }
    }

    /// The way past [`System`] to the machine: an error where the program may not do this.
    pub fn may(&self, act: Act<'_>) -> io::Result<()> {
        match self.system.permits(act) {
            true => Ok(()),
            false => Err(io::Error::new(io::ErrorKind::PermissionDenied, "Permission denied by the sandbox")),
        }
    }

    /// Starts to capture output (`evalc`).
    pub fn begin_capture(&mut self) {
        self.captures.push(Vec::new());
    }

    /// Ends the innermost capture and gives what was written.
    pub fn end_capture(&mut self) -> String {
        let bytes = self.captures.pop().unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Brings buffered output to standard output.
    pub fn flush(&mut self) {
        let _ = match &mut self.sink {
            Sink::Stdout(out) => out.flush(),
            Sink::Hook(out) => out.flush(),
            Sink::Memory(_) => Ok(()),
        };
    }

    /// Sends output to a function from here on.
    pub fn set_output(&mut self, write: Box<dyn FnMut(&[u8])>) {
        self.sink = Sink::Hook(io::BufWriter::new(Hook(write)));
    }

    /// What was written to a context in memory since the last call.
    pub fn take_output(&mut self) -> String {
        match &mut self.sink {
            Sink::Memory(out) => String::from_utf8_lossy(&std::mem::take(out)).into_owned(),
            Sink::Stdout(_) | Sink::Hook(_) => String::new(),
        }
    }

    /// Raises a warning: remembered, and shown on stderr unless switched off.
    pub fn warn(&mut self, identifier: &str, message: &str) -> Result<(), Error> {
        let modes = &self.warnings.modes;
        let mode = modes.get(identifier).or_else(|| modes.get("all")).copied().unwrap_or(WarningMode::On);
        if mode == WarningMode::Error {
            return Err(Error::new(identifier.to_owned(), message));
        }
        self.warnings.last = (message.to_owned(), identifier.to_owned());
        if mode == WarningMode::On {
            self.flush();
            match &mut self.sink {
                Sink::Stdout(_) => {
                    let _ = writeln!(io::stderr(), "Warning: {message}");
                }
                Sink::Memory(out) => {
                    let _ = writeln!(out, "Warning: {message}");
                }
                Sink::Hook(out) => {
                    let _ = writeln!(out, "Warning: {message}");
                }
            }
        }
        Ok(())
    }

    /// State of a group of kernels (open files, timers, ...), made by `Default` when first asked for.
    pub fn state<T: Default + 'static>(&mut self) -> &mut T {
        let slot = self.state.entry(TypeId::of::<T>()).or_insert_with(|| Box::<T>::default());
        if !slot.is::<T>() {
            *slot = Box::<T>::default();
        }
        match slot.downcast_mut::<T>() {
            Some(state) => state,
            // The slot was made for this type two lines above.
            None => unreachable!("state slot of another type"),
        }
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        self.flush();
    }
}
