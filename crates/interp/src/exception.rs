//! The call stack of an error, and the errors that no `catch` of a program stops. `MException`
//! objects are the runtime's.

use crate::code::Code;
use crate::frame::Frame;
use crate::machine::Machine;
use ir::tir::FunctionKind;
use runtime::error::{self, Error};
use runtime::report;
use std::path::Path;

const FUEL: &str = "tame:fuel";

const INTERRUPT: &str = "tame:interrupt";

/// The run was bounded and has used what it was given.
pub(crate) fn out_of_fuel() -> Error {
    Error::new(FUEL, "The program did not end within the steps it was given.")
}

/// Ctrl-C.
pub(crate) fn interrupted() -> Error {
    Error::new(INTERRUPT, "Operation terminated by user.")
}

const EXIT: &str = "tame:exit";

/// `exit(code)`: ends the program. The driver reads the code from the message.
pub(crate) fn exit(code: i32) -> Error {
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
pub(crate) fn is_final(e: &Error) -> bool {
    matches!(e.identifier(), FUEL | INTERRUPT | EXIT)
}

/// Gives an error that has none its call stack: the running frame and those below it.
pub(crate) fn locate(m: &Machine, f: &Frame, e: &mut Error) {
    if !e.stack().is_empty() {
        return;
    }
    let mut stack = Vec::new();
    stack.extend(position(m, f));
    for below in m.frames.borrow().iter().rev() {
        stack.extend(position(m, below));
    }
    e.set_stack(stack);
}

/// Where a frame stands; nothing for the base workspace, text of `eval` and the command that calls the program.
pub(crate) fn position(m: &Machine, f: &Frame) -> Option<error::Frame> {
    if f.code.kind == FunctionKind::Script && f.code.name.as_str() == "eval" {
        return None;
    }
    let span = span_of(m, &f.code, f.pc as usize)?;
    let name = function_name(m, &f.code);
    let loader = m.loader.borrow();
    let file = loader.sources().file(span.file);
    if file.path == Path::new(report::COMMAND) {
        return None;
    }
    let at = file.line_col(span.start);
    Some(error::Frame {
        file: file.path.to_string_lossy().as_ref().into(),
        name: name.as_str().into(),
        line: at.line,
        col: at.col,
    })
}

/// Where a frame stands, and before it the scripts whose statements it runs, the innermost first.
pub(crate) fn positions(m: &Machine, f: &Frame) -> Vec<error::Frame> {
    let Some(mut last) = position(m, f) else { return Vec::new() };
    let loader = m.loader.borrow();
    let Some(function) = loader.program().functions.get(f.code.func) else { return vec![last] };
    let Some(&stmt) = f.code.stmts.get(f.pc as usize) else { return vec![last] };
    let mut found = Vec::new();
    for script in function.inlined.iter().filter(|s| s.stmts.contains(&stmt)) {
        let at = loader.sources().file(script.call.file);
        let call = at.line_col(script.call.start);
        let name = loader.sources().file(script.script).stem().into();
        found.push(error::Frame { name, ..last.clone() });
        last.file = at.path.to_string_lossy().as_ref().into();
        (last.line, last.col) = (call.line, call.col);
    }
    found.push(last);
    found
}

pub(crate) fn span_of(m: &Machine, code: &Code, pc: usize) -> Option<base::Span> {
    let loader = m.loader.borrow();
    let function = loader.program().functions.get(code.func)?;
    let stmt = *code.stmts.get(pc)?;
    function.spans.get(stmt).copied().flatten().or(Some(function.span))
}

/// The name of a function as errors speak of it.
pub(crate) fn function_name(m: &Machine, code: &Code) -> String {
    if code.kind == FunctionKind::Lambda {
        return code.text.clone();
    }
    m.loader.borrow().program().name_within(code.name, code.parent)
}

/// The same, behind its file where it is a local function: `file>local`.
pub(crate) fn name_in_file(m: &Machine, code: &Code) -> String {
    let name = function_name(m, code);
    let loader = m.loader.borrow();
    let Some(function) = loader.program().functions.get(code.func) else { return name };
    let file = loader.sources().file(function.span.file).path.to_string_lossy().as_ref().into();
    runtime::exception::qualified(&error::Frame { file, name: name.as_str().into(), line: 0, col: 0 })
}
