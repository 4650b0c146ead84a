//! Specialised programs mean what the programs mean: every program under `tests/` prints in the interpreter what
//! its residual program prints, or fails with the same error, of which only the positions may differ. That is done
//! with all literals known, and with literals of the entry, chosen at random, taken not to be known.
//!
//! The residual text stands in the place of the program's file, so that the files beside it are found.
//! `SPECIALIZED=DIR` writes the texts to a folder, `SEEDS=N` tries more choices.

use base::{Layer, System};
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use tame_driver::{
    Dialect, Finished, Options, RealSystem, Session, SpecializeOptions, specialized, with_stack,
};

/// Programs whose output names lines of the source, which move; and one whose constants the analysis computes by
/// MATLAB's rules where Octave's words numbers otherwise; and one that assigns
/// behind the `end` of a variable without a value, which does not nest where a constant stands before it. Of an
/// unknown name a report proposes one of the variables, which need not be left.
const LINES: &[&str] = &[
    "run/handed_errors",
    "run/program_stack",
    "run/error_stack_handles",
    "run/octave_numbers_as_text",
    "run/path_surely_fails",
    "diagnostics/undefined_caps",
    "diagnostics/undefined_variable",
];

fn main() {
    let mut args = Arguments::from_args();
    // The current folder is the program's, and belongs to the process.
    args.test_threads = Some(1);
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
    let seeds: u64 = std::env::var("SEEDS").ok().and_then(|s| s.parse().ok()).unwrap_or(1);
    let mut trials = Vec::new();
    for (name, program) in programs {
        if LINES.contains(&name.as_str()) {
            continue;
        }
        for forget in std::iter::once(None).chain((1..=seeds).map(Some)) {
            let program = program.clone();
            let label = forget.map_or(name.clone(), |seed| format!("{name}#{seed}"));
            trials.push(Trial::test(label, move || check(&program, forget)));
        }
    }
    libtest_mimic::run(&args, trials).exit();
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

fn check(program: &Path, forget: Option<u64>) -> Result<(), Failed> {
    std::env::set_current_dir(program.parent().ok_or("no folder")?)?;
    let file = PathBuf::from(program.file_name().ok_or("no file name")?);
    with_stack(|| compare(&file, &options(program), forget)).map_err(|e| format!("no thread: {e}"))?
}

fn compare(file: &Path, options: &Options, forget: Option<u64>) -> Result<(), Failed> {
    let mut session = Session::new(Box::new(RealSystem::default()), options.clone());
    let choices = SpecializeOptions { forget, ..SpecializeOptions::default() };
    let Some(made) = specialized(&mut session, file, "", Some(0), &choices) else {
        let bad = session.diagnostics().iter().any(|d| d.is_error());
        return if bad { Ok(()) } else { Err("it is not specialised".into()) };
    };
    let text = made.text;
    if let Some(folder) = std::env::var_os("SPECIALIZED") {
        std::fs::write(Path::new(&folder).join(file), &text)?;
    }
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
    let error = match embed::finished(result, &interp) {
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
