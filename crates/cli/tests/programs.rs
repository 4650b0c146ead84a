//! Runs every program under `tests/` in every engine and compares what it prints with the text
//! beside it: `tests/programs/*/main.m` and `tests/run/*/main.m` with `expected.out`, `tests/run/*.m`,
//! `tests/random/*.m`, `tests/precision/*.m` and `examples/*.m` with `.out`.
//!
//! A program whose name begins with `octave_` is in Octave's language.
//! A `.err` file beside a program holds what it must print to stderr; such a program must fail.

mod shared;

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The engines a program must agree in.
const ENGINES: &[&str] = &["interp", "c"];

/// Tests that are known to fail, each with what is wrong: work to be done, not a licence.
const KNOWN_FAILURES: &str = include_str!("../../../tests/known-failures.txt");

/// Programs that compiled engines hand to the interpreter, with the causes. Each must be refused for just these
/// where there may be no interpreter, before anything runs, and run as any other where there may. All others
/// are compiled without an interpreter.
const INTERPRETED: &str = include_str!("../../../tests/interpreted.txt");

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
    for folder in ["random", "precision"] {
        for file in sorted(&tests.join(folder)) {
            if file.extension().is_some_and(|e| e == "m") {
                add(&mut trials, folder, &file, &file, &file.with_extension("out"));
            }
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
        let handed = if *engine == "c" { causes(&format!("{group}/{stem}")) } else { None };
        let (program, expected) = (program.to_owned(), expected.to_owned());
        let name = format!("{group}/{stem}/{engine}");
        let known = listed(KNOWN_FAILURES, &name);
        let run = move || {
            let compiled = &["--engine", *engine, "--no-interpreter"][..];
            match &handed {
                None => check(&program, &expected, compiled),
                Some(causes) => {
                    refuses(&program, causes, compiled)?;
                    check(&program, &expected, &compiled[..2])
                }
            }
        };
        trials.push(Trial::test(name, move || match (run(), known) {
            (Err(failed), true) => {
                let said = failed.message().unwrap_or("").lines().next().unwrap_or("").to_owned();
                eprintln!("known failure: {said}");
                Ok(())
            }
            (result, _) => result,
        }));
    }
}

/// Whether a list has a line that begins with this name.
fn listed(list: &str, name: &str) -> bool {
    list.lines().any(|l| l.split_whitespace().next() == Some(name))
}

/// Why a program is interpreted, if it is.
fn causes(name: &str) -> Option<Vec<&'static str>> {
    let line = INTERPRETED.lines().find(|l| l.split_whitespace().next() == Some(name))?;
    Some(line[name.len()..].split(';').map(str::trim).collect())
}

/// Whether a program is in Octave's language.
fn in_octave(program: &Path) -> bool {
    program.file_name().is_some_and(|n| n.to_string_lossy().starts_with("octave_"))
}

fn run(program: &Path, flags: &[&str]) -> Result<Output, Failed> {
    let folder = program.parent().unwrap_or(Path::new("."));
    let file = program.file_name().ok_or("no file name")?;
    // A program that does not end fails instead of stopping the gate.
    Ok(Command::new("timeout")
        .args(["120", env!("CARGO_BIN_EXE_tame")])
        .current_dir(folder)
        .arg("run")
        .args(if in_octave(program) { &["--dialect", "octave"][..] } else { &[] })
        .arg(file)
        .args(flags)
        .env("TAME_CFLAGS", "-O0")
        .env("TAME_RUNTIME", shared::runtime())
        .output()?)
}

/// Fails unless the engine says that it cannot compile the program, for these causes and no others.
fn refuses(program: &Path, causes: &[&str], flags: &[&str]) -> Result<(), Failed> {
    let out = run(program, flags)?;
    let stderr = String::from_utf8_lossy(&out.stderr);
    let said: Vec<&str> = stderr.lines().filter_map(|l| l.strip_prefix("error[unsupported]: ")).collect();
    let known = said.iter().all(|l| causes.iter().any(|c| l.starts_with(c)));
    let told = causes.iter().all(|c| said.iter().any(|l| l.starts_with(c)));
    if !said.is_empty() && known && told && out.stdout.is_empty() && out.status.code() == Some(1) {
        return Ok(());
    }
    Err(format!("is listed as interpreted for other causes; exit {:?}\n{stderr}", out.status.code()).into())
}

fn check(program: &Path, expected: &Path, flags: &[&str]) -> Result<(), Failed> {
    let out = run(program, flags)?;
    let stderr = String::from_utf8_lossy(&out.stderr);
    let wanted_error = std::fs::read_to_string(program.with_extension("err")).ok();
    let code = if wanted_error.is_some() { 1 } else { 0 };
    if out.status.code() != Some(code) {
        return Err(format!("exit {:?}, expected {code}\n{stderr}", out.status.code()).into());
    }
    if let Some(wanted) = wanted_error {
        compare("stderr", &wanted, &stderr)?;
    }
    compare(
        "stdout",
        &String::from_utf8_lossy(&std::fs::read(expected)?),
        &String::from_utf8_lossy(&out.stdout),
    )
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
