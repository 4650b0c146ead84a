//! The programs under `tests/`, and whether a text that was made of one means what the program means: in the
//! interpreter both print the same and end with the same error, of which only the positions may differ.
//!
//! The text stands in the place of the program's file, so that the files beside it are found.

use base::{Layer, System};
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::Command;
use tame_driver::{Dialect, Finished, Options, RealSystem, Session, with_stack};

/// Every program, by its folder and name, sorted.
pub fn programs() -> Vec<(String, PathBuf)> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let tests = tests.canonicalize().expect("the folder of tests");
    let mut programs = Vec::new();
    for folder in ["programs", "run", "random", "diagnostics", "../examples"] {
        let entries = std::fs::read_dir(tests.join(folder)).into_iter().flatten().flatten();
        for path in entries.map(|e| e.path()) {
            let name = format!("{folder}/{}", path.file_stem().and_then(|s| s.to_str()).unwrap_or(""));
            if path.join("main.m").is_file() {
                programs.push((name, path.join("main.m")));
            } else if path.extension().is_some_and(|e| e == "m") {
                programs.push((name, path.clone()));
            }
        }
    }
    programs.sort();
    programs
}

/// Set for the process that runs every second test.
const SECOND: &str = "TAME_SECOND_HALF";

/// Runs tests that make their program's folder the process's: one at a time, and every second one in a process of its own
/// beside this one.
pub fn run_all(mut args: Arguments, trials: Vec<Trial>) -> ! {
    args.test_threads = Some(1);
    if args.list {
        libtest_mimic::run(&args, trials).exit();
    }
    let second = std::env::var_os(SECOND).is_some();
    let other = (!second).then(|| {
        let mut other = Command::new(std::env::current_exe().expect("this program"));
        other.args(std::env::args_os().skip(1)).env(SECOND, "1");
        std::thread::spawn(move || other.output())
    });
    let own = trials.into_iter().enumerate().filter(|(k, _)| (k % 2 == 1) == second).map(|(_, t)| t);
    let conclusion = libtest_mimic::run(&args, own.collect());
    if let Some(other) = other {
        let other = other.join().expect("a thread").expect("a second process");
        print!("{}", String::from_utf8_lossy(&other.stdout));
        eprint!("{}", String::from_utf8_lossy(&other.stderr));
        if !other.status.success() {
            std::process::exit(101);
        }
    }
    conclusion.exit()
}

/// Makes a text of a program (`None`: it has errors, and none is made) in the program's folder, which becomes the
/// process's, and compares the two. If the environment variable names a folder, the text is written there.
pub fn check(
    program: &Path,
    variable: &str,
    make: impl FnOnce(&mut Session, &Path) -> Option<String> + Send,
) -> Result<(), Failed> {
    std::env::set_current_dir(program.parent().ok_or("no folder")?)?;
    let file = PathBuf::from(program.file_name().ok_or("no file name")?);
    let options = options(program);
    let compared = with_stack(|| {
        let mut session = Session::new(Box::new(RealSystem::default()), options.clone());
        let Some(text) = make(&mut session, &file) else {
            let bad = session.diagnostics().iter().any(|d| d.is_error());
            return if bad { Ok(()) } else { Err("no text is made of it".into()) };
        };
        if let Some(folder) = std::env::var_os(variable) {
            std::fs::write(Path::new(&folder).join(&file), &text)?;
        }
        same(&file, &options, text)
    });
    compared.map_err(|e| format!("no thread: {e}"))?
}

/// The machine with another text in the place of one file.
struct Instead {
    machine: RealSystem,
    file: PathBuf,
    text: String,
}

impl Layer for Instead {
    fn under(&self) -> &dyn System {
        &self.machine
    }

    fn read(&self, path: &Path) -> std::io::Result<Vec<u8>> {
        if path == self.file { Ok(self.text.clone().into_bytes()) } else { self.machine.read(path) }
    }
}

fn options(program: &Path) -> Options {
    let octave = program.file_name().is_some_and(|n| n.to_string_lossy().starts_with("octave_"));
    Options { dialect: if octave { Dialect::Octave } else { Dialect::Matlab }, ..Options::default() }
}

fn same(file: &Path, options: &Options, text: String) -> Result<(), Failed> {
    let instead = Instead { machine: RealSystem::default(), file: file.to_owned(), text: text.clone() };
    let (wanted, wanted_error) = run(Box::new(RealSystem::default()), options, file)?;
    let (printed, error) = run(Box::new(instead), options, file).map_err(|e| format!("{e}\n{text}"))?;
    if let Some((a, b)) = first_difference(&wanted, &printed) {
        return Err(format!("expected {a:?}, found {b:?}\n{error:?}\n{text}").into());
    }
    if wanted_error != error {
        return Err(format!("expected {wanted_error:?}, found {error:?}\n{text}").into());
    }
    Ok(())
}

/// What a program prints, and the error that ends it, without its places.
fn run(system: Box<dyn System>, options: &Options, file: &Path) -> Result<(String, Vec<String>), String> {
    let mut session = Session::new(system, options.clone());
    let entry = session.load(file).ok_or_else(|| session.report(false))?;
    let mut cx = session.context_in_memory();
    let interp = session.into_interp();
    interp.attach(&mut cx);
    let result = interp.run_entry(&mut cx, entry, Vec::new(), 0);
    interp.finish(&mut cx);
    let error = match embed::finished(result, &interp, &cx) {
        Finished::Failed(report) => {
            report.lines().filter(|l| !l.starts_with("  in ")).map(str::to_owned).collect()
        }
        Finished::Code(_) => Vec::new(),
    };
    Ok((cx.take_output(), error))
}

fn first_difference(wanted: &str, found: &str) -> Option<(String, String)> {
    if wanted == found {
        return None;
    }
    let (mut a, mut b) = (wanted.lines(), found.lines());
    loop {
        let (x, y) = (a.next(), b.next());
        if x != y || x.is_none() {
            let line = |l: Option<&str>| l.unwrap_or("<end>").to_owned();
            return Some((line(x), line(y)));
        }
    }
}
