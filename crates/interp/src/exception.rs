//! The call stack of an error, and the errors that no `catch` of a program stops. `MException`
//! objects are the runtime's.

use super::Machine;
use super::code::Code;
use super::frame::Frame;
use ir::tir::FunctionKind;
use runtime::error::{self, Error};

const FUEL: &str = "tame:fuel";
const INTERRUPT: &str = "tame:interrupt";

/// The run was bounded and has used what it was given.
pub(super) fn out_of_fuel() -> Error {
    Error::new(FUEL, "The program did not end within the steps it was given.")
}

/// Ctrl-C.
pub(super) fn interrupted() -> Error {
    Error::new(INTERRUPT, "Operation terminated by user.")
}

const EXIT: &str = "tame:exit";

/// `exit(code)`: ends the program. The driver reads the code from the message.
pub(super) fn exit(code: i32) -> Error {
    Error::new(EXIT, code.to_string())
}

/// The exit code, where the error is that of `exit`.
pub fn exit_code(e: &Error) -> Option<i32> {
    if e.identifier() == EXIT { e.message().parse().ok() } else { None }
}

/// Whether the error is that of Ctrl-C.
pub fn is_interrupt(e: &Error) -> bool {
    e.identifier() == INTERRUPT
}

/// Whether no `catch` may stop this error.
pub(super) fn is_final(e: &Error) -> bool {
    matches!(e.identifier(), FUEL | INTERRUPT | EXIT)
}

impl Machine {
    /// Gives an error that has none its call stack: the running frame and those below it.
    pub(super) fn locate(&self, f: &Frame, e: &mut Error) {
        if !e.stack().is_empty() {
            return;
        }
        let mut stack = Vec::new();
        stack.extend(self.place(f));
        for below in self.frames.borrow().iter().rev() {
            stack.extend(self.place(below));
        }
        e.data_mut().stack = stack;
    }

    /// Where a frame stands; nothing for the base workspace and text of `eval`.
    pub(super) fn place(&self, f: &Frame) -> Option<error::Frame> {
        if f.code.kind == FunctionKind::Script && f.code.name.as_str() == "eval" {
            return None;
        }
        let span = self.span(&f.code, f.pc as usize)?;
        let name = self.function_name(&f.code);
        let loader = self.loader.borrow();
        let file = loader.sources().file(span.file);
        let at = file.line_col(span.start);
        Some(error::Frame {
            file: file.path.to_string_lossy().as_ref().into(),
            name: name.as_str().into(),
            line: at.line,
            col: at.col,
        })
    }

    fn span(&self, code: &Code, pc: usize) -> Option<base::Span> {
        let loader = self.loader.borrow();
        let function = loader.program().functions.get(code.func)?;
        let stmt = *code.stmts.get(pc)?;
        function.spans.get(stmt).copied().flatten().or(Some(function.span))
    }
}
