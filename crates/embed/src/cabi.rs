//! What C calls: to run a program that is all interpreted, which the emitted `main` hands over as data, or to
//! give a compiled one the interpreter.

use crate::beside::Beside;
use crate::stored::Stored;
use crate::{Finished, exit_status, finished, interpreter};
use interp::{Interp, with_stack};
use ir::tir::FuncId;
use lower::{Lowering, Options};
use runtime::cabi::{BAD_USAGE, CommandLine, Instance, StoredProgram};
use runtime::door::{Entered, Usage};
use runtime::{Context, Value, report};
use std::ffi::c_int;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use syntax::Dialect;

/// The standard input as a file of the program.
const INPUT: &str = "<stdin>";

/// Runs a stored program to its end, and gives the exit status.
#[unsafe(no_mangle)]
pub extern "C" fn tame_interpret(program: &StoredProgram, argc: c_int, argv: CommandLine) -> c_int {
    runtime::memory::keep_freed();
    let usage = program.usage().map(|u| (u.usage(), argv.words(argc)));
    let program = Owned::of(program);
    let ran = with_stack(|| run(program, usage));
    ran.map_or_else(|e| failed(&format!("error: no thread could be started: {e}\n")), c_int::from)
}

/// Gives a compiled program the interpreter, for the functions that it hands over.
#[unsafe(no_mangle)]
pub extern "C" fn tame_embed(instance: &mut Instance, program: &StoredProgram) {
    let handed = program.handed();
    let program = Owned::of(program);
    let current = Path::new(&program.entry).parent().unwrap_or(Path::new("")).to_owned();
    let (mut lowering, _) = program.lowering();
    lowering.project.set_current(current);
    instance.attach(Rc::new(Beside::new(interpreter(lowering), handed)));
}

/// A stored program that may go to another thread.
struct Owned {
    files: Vec<(PathBuf, Vec<u8>)>,
    path: Vec<PathBuf>,
    entry: String,
    command: Option<String>,
    octave: bool,
}

impl Owned {
    fn of(program: &StoredProgram) -> Owned {
        Owned {
            files: program.files(),
            path: program.path(),
            entry: program.entry(),
            command: program.command(),
            octave: program.is_octave(),
        }
    }

    /// Lowering over the stored files, and the machine with them.
    fn lowering(self) -> (Lowering<'static>, Stored) {
        let system = Stored::new(self.files);
        let dialect = if self.octave { Dialect::Octave } else { Dialect::Matlab };
        let options = Options { dialect, path: self.path, ..Options::default() };
        (Lowering::new(Box::leak(Box::new(system.clone())), options), system)
    }
}

fn run(program: Owned, usage: Option<(Usage, Vec<String>)>) -> u8 {
    let input = program.files.iter().find(|(path, _)| path == Path::new(INPUT)).map(|(_, text)| text.clone());
    let (name, command, octave) = (program.entry.clone(), program.command.clone(), program.octave);
    let (mut lowering, system) = program.lowering();
    let entry = match input {
        Some(text) if name == INPUT => {
            lowering.project.set_current(PathBuf::new());
            lowering.load_text(INPUT, &String::from_utf8_lossy(&text))
        }
        _ => lowering.load_entry(Path::new(&name)),
    };
    let entry = match command {
        None => entry,
        Some(command) => entry.and_then(|_| lowering.load_text(report::COMMAND, &command)),
    };
    let Some(entry) = entry else {
        return failed(&format!("error: the stored program {name} cannot be used\n")) as u8;
    };
    let mut cx = Context::new(Rc::new(system));
    cx.octave = octave;
    cx.format.octave = octave;
    let args = match usage.map(|(usage, words)| usage.enter(&mut cx, &words)) {
        None => None,
        Some(Ok(Entered::Values(values))) => Some(values),
        Some(Ok(Entered::Help(text))) => {
            print!("{text}");
            return 0;
        }
        Some(Err(why)) => {
            eprintln!("error: {why}");
            return BAD_USAGE;
        }
    };
    interpret(&interpreter(lowering), &mut cx, entry, args)
}

/// Runs the program, and tells of an error that is not caught. A function with arguments shows its result.
fn interpret(interp: &Interp, cx: &mut Context, entry: FuncId, args: Option<Vec<Value>>) -> u8 {
    interp.attach(cx);
    let shows = args.is_some();
    let mut result = interp.run_entry(cx, entry, args.unwrap_or_default(), 0);
    if shows
        && let Ok(values) = &result
        && let Some(v) = values.first()
    {
        result = interp.display(cx, "ans", v.clone()).map(|()| Vec::new());
    }
    interp.finish(cx);
    match finished(result, interp, cx) {
        Finished::Code(code) => exit_status(code),
        Finished::Failed(report) => failed(&report) as u8,
    }
}

/// The exit status of a failure that is told.
fn failed(text: &str) -> c_int {
    eprint!("{text}");
    1
}
