//! What C calls: a program that is all interpreted, which the emitted `main` hands over as data.

use crate::stored::Stored;
use crate::{Finished, exit_status, finished, interpreter};
use interp::{Interp, with_stack};
use ir::tir::FuncId;
use lower::{Lowering, Options};
use runtime::cabi::StoredProgram;
use runtime::{Context, report};
use std::ffi::c_int;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use syntax::Dialect;

/// The standard input as a file of the program.
const INPUT: &str = "<stdin>";

/// Runs a stored program to its end, and gives the exit status.
#[unsafe(no_mangle)]
pub extern "C" fn tame_interpret(program: &StoredProgram) -> c_int {
    runtime::memory::keep_freed();
    let program = Owned {
        files: program.files(),
        path: program.path(),
        entry: program.entry(),
        command: program.command(),
        octave: program.is_octave(),
    };
    let ran = with_stack(|| run(program));
    ran.map_or_else(|e| failed(&format!("error: no thread could be started: {e}\n")), c_int::from)
}

/// A stored program that may go to another thread.
struct Owned {
    files: Vec<(PathBuf, Vec<u8>)>,
    path: Vec<PathBuf>,
    entry: String,
    command: Option<String>,
    octave: bool,
}

fn run(program: Owned) -> u8 {
    let input = program.files.iter().find(|(path, _)| path == Path::new(INPUT)).map(|(_, text)| text.clone());
    let system = Stored::new(program.files);
    let dialect = if program.octave { Dialect::Octave } else { Dialect::Matlab };
    let options = Options { dialect, path: program.path, ..Options::default() };
    let mut lowering = Lowering::new(Box::leak(Box::new(system.clone())), options);
    let entry = match input {
        Some(text) if program.entry == INPUT => {
            lowering.project.set_current(PathBuf::new());
            lowering.load_text(INPUT, &String::from_utf8_lossy(&text))
        }
        _ => lowering.load_entry(Path::new(&program.entry)),
    };
    let entry = match program.command {
        None => entry,
        Some(command) => entry.and_then(|_| lowering.load_text(report::COMMAND, &command)),
    };
    let Some(entry) = entry else {
        return failed(&format!("error: the stored program {} cannot be used\n", program.entry)) as u8;
    };
    let mut cx = Context::new(Rc::new(system));
    cx.octave = program.octave;
    cx.format.octave = program.octave;
    interpret(&interpreter(lowering), &mut cx, entry)
}

/// Runs the program, and tells of an error that is not caught.
fn interpret(interp: &Interp, cx: &mut Context, entry: FuncId) -> u8 {
    interp.attach(cx);
    let result = interp.run_entry(cx, entry, Vec::new(), 0);
    interp.finish(cx);
    match finished(result, interp) {
        Finished::Code(code) => exit_status(code),
        Finished::Failed(report) => failed(&report) as u8,
    }
}

/// The exit status of a failure that is told.
fn failed(text: &str) -> c_int {
    eprint!("{text}");
    1
}
