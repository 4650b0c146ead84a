//! The interpreter joined to what makes functions for it: parser, lowering, prelude. `tame run` and the REPL use
//! it as a crate. As a static library, which holds the runtime library too, it is what executables link
//! that hand a program over to the interpreter ([`cabi`], [`stored`]).
//!
//! What it does not do: compile, print diagnostics, know a command line. `runtime` goes on knowing nothing of it:
//! a compiled program that hands nothing over links the runtime library alone.

mod beside;
mod cabi;
mod classes;
mod loader;
mod stored;
mod wording;

use interp::{Interp, exception};
use lower::Lowering;
use runtime::{Context, Error, Value, errors, report};

pub use classes::declared;
pub use loader::LowerLoader;

/// How a run ended.
#[derive(Debug)]
pub enum Finished {
    /// The program came to its end, or called `exit` with this code.
    Code(i32),
    /// An error was not caught; the text tells it.
    Failed(String),
}

/// An interpreter for a program, whose search path changes as it runs.
pub fn interpreter(mut lowering: Lowering<'static>) -> Interp {
    lowering.project.forget_path_changes();
    Interp::new(Box::new(LowerLoader(lowering)))
}

/// How a run with this result ended.
pub fn finished(result: Result<Vec<Value>, Error>, interp: &Interp, cx: &Context) -> Finished {
    match result {
        Ok(_) => Finished::Code(0),
        Err(e) => match exception::exit_code(&e) {
            Some(code) => Finished::Code(code),
            None => Finished::Failed(report::uncaught(&e, near(&e, interp).as_deref(), cx.octave)),
        },
    }
}

/// The known name that was probably meant by the one that an error does not know.
pub fn near(error: &Error, interp: &Interp) -> Option<String> {
    errors::undefined_name(error).and_then(|name| interp.with_loader(|l| l.near(name)))
}

/// The exit status of a process for a code that a program gives.
pub fn exit_status(code: i32) -> u8 {
    u8::try_from(code.rem_euclid(256)).unwrap_or(1)
}
