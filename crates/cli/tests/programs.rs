//! Runs every program under `tests/` in every engine and compares what it prints with the text
//! beside it: `tests/programs/*/main.m` and `tests/run/*/main.m` with `expected.out`, `tests/run/*.m`
//! and `examples/*.m` with `.out`.
//!
//! A `.err` file beside a program holds what it must print to stderr; such a program must fail.

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The engines a program must agree in.
const ENGINES: &[&str] = &["interp", "c"];

/// Tests that are known to fail, each with what is wrong: work to be done, not a licence.
const KNOWN_FAILURES: &str = include_str!("../../../tests/known-failures.txt");

/// Programs that are compiled as well; what they print must be what the interpreter prints. The
/// others run in the interpreter only, until the C back end covers what they use.
const COMPILED: &[&str] = &[
    "adpt",
    "beul",
    "calibrate",
    "capr",
    "clos",
    "crni",
    "decay",
    "dich",
    "diff",
    "edit",
    "fdtd",
    "fft",
    "fiff",
    "heat",
    "mbrt",
    "nb1d",
    "nb3d",
    "nfrc",
    "nne",
    "pendulum",
    "plate",
    "play",
    "rayt",
    "sga",
];

fn main() {
    let args = Arguments::from_args();
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut trials = Vec::new();
    for folder in sorted(&tests.join("programs")) {
        add(&mut trials, "programs", &folder, &folder.join("main.m"), &folder.join("expected.out"));
    }
    for file in sorted(&tests.join("run")) {
        if file.extension().is_some_and(|e| e == "m") {
            add(&mut trials, "run", &file, &file, &file.with_extension("out"));
        } else if file.is_dir() {
            add(&mut trials, "run", &file, &file.join("main.m"), &file.join("expected.out"));
        }
    }
    for file in sorted(&tests.join("../examples")) {
        if file.extension().is_some_and(|e| e == "m") {
            add(&mut trials, "examples", &file, &file, &file.with_extension("out"));
        }
    }
    libtest_mimic::run(&args, trials).exit();
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries.map(|e| e.path()).collect();
    found.sort();
    found
}

fn add(trials: &mut Vec<Trial>, group: &str, named: &Path, program: &Path, expected: &Path) {
    if !expected.is_file() || !program.is_file() {
        return;
    }
    let stem = named.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    for engine in ENGINES {
        if *engine == "c" && !COMPILED.contains(&stem.as_str()) {
            continue;
        }
        let (program, expected) = (program.to_owned(), expected.to_owned());
        let name = format!("{group}/{stem}/{engine}");
        let known = KNOWN_FAILURES.lines().any(|l| l.split_whitespace().next() == Some(name.as_str()));
        trials.push(Trial::test(name, move || match (check(&program, &expected, engine), known) {
            (Err(failed), true) => {
                let said = failed.message().unwrap_or("").lines().next().unwrap_or("").to_owned();
                eprintln!("known failure: {said}");
                Ok(())
            }
            (result, _) => result,
        }));
    }
}

fn check(program: &Path, expected: &Path, engine: &str) -> Result<(), Failed> {
    let folder = program.parent().unwrap_or(Path::new("."));
    let file = program.file_name().ok_or("no file name")?;
    let out = Command::new(env!("CARGO_BIN_EXE_tame"))
        .current_dir(folder)
        .arg("run")
        .arg(file)
        .args(["--engine", engine])
        .env("TAME_CFLAGS", "-O1")
        .output()?;
    let stderr = String::from_utf8_lossy(&out.stderr);
    let wanted_error = std::fs::read_to_string(program.with_extension("err")).ok();
    let code = if wanted_error.is_some() { 1 } else { 0 };
    if out.status.code() != Some(code) {
        return Err(format!("exit {:?}, expected {code}\n{stderr}", out.status.code()).into());
    }
    if let Some(wanted) = wanted_error {
        compare("stderr", &wanted, &stderr)?;
    }
    compare("stdout", &std::fs::read_to_string(expected)?, &String::from_utf8_lossy(&out.stdout))
}

/// Fails with the first line that differs.
fn compare(what: &str, expected: &str, found: &str) -> Result<(), Failed> {
    if expected == found {
        return Ok(());
    }
    let (mut e, mut f) = (expected.lines(), found.lines());
    let mut line = 1;
    loop {
        let (a, b) = (e.next(), f.next());
        if a != b || a.is_none() {
            let show = |l: Option<&str>| l.map_or("<end>".to_owned(), |l| format!("{l:?}"));
            return Err(format!("{what} line {line}: expected {}, found {}", show(a), show(b)).into());
        }
        line += 1;
    }
}
