//! Bad programs: what is said of `tests/diagnostics/NAME.m` is `NAME.err`, to the letter, from the
//! interpreter and from the compiled program alike; the exit code is 1. `NAME.out` is what it printed
//! before; a program without one prints nothing. `NAME.args` holds arguments of the command, one a
//! line.
//!
//! A build that fails leaves an older result as it was and nothing else behind.
//!
//! What `tame check` says of `tests/check/NAME.m` is `NAME.err`; the exit code is 1 where that has an
//! error.

mod shared;

use libtest_mimic::{Arguments, Failed, Trial};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Tests that are known to fail, each with what is wrong.
const KNOWN_FAILURES: &str = include_str!("../../../tests/known-failures.txt");

fn main() {
    let args = Arguments::from_args();
    let mut trials = Vec::new();
    let mut add = |name: String, check: Check, program: PathBuf| {
        let known = KNOWN_FAILURES.lines().any(|l| l.split_whitespace().next() == Some(name.as_str()));
        trials.push(Trial::test(name, move || settle(check(&program), known)));
    };
    for (stem, program) in programs("diagnostics") {
        add(format!("diagnostics/{stem}/interp"), interpreted, program.clone());
        add(format!("diagnostics/{stem}/c"), compiled, program);
    }
    for (stem, program) in programs("check") {
        add(format!("check/{stem}"), checked, program);
    }
    libtest_mimic::run(&args, trials).exit();
}

/// The programs in a folder of `tests/`, with their names.
fn programs(folder: &str) -> Vec<(String, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(folder);
    let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
    let mut programs: Vec<PathBuf> = entries.map(|e| e.path()).filter(|p| ends(p, "m")).collect();
    programs.sort();
    let named = |p: PathBuf| (p.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default(), p);
    programs.into_iter().map(named).collect()
}

type Check = fn(&Path) -> Result<(), Failed>;

/// A test that is known to fail must fail, or its line is to be removed.
fn settle(result: Result<(), Failed>, known: bool) -> Result<(), Failed> {
    match (result, known) {
        (Ok(()), true) => Err("passes: remove it from tests/known-failures.txt".into()),
        (Err(_), true) => Ok(()),
        (result, false) => result,
    }
}

fn ends(path: &Path, extension: &str) -> bool {
    path.extension() == Some(OsStr::new(extension))
}

/// `tame` in the folder of a program, so that paths in reports are short.
fn tame(program: &Path, command: &str) -> Result<Command, Failed> {
    let mut tame = Command::new(env!("CARGO_BIN_EXE_tame"));
    tame.current_dir(program.parent().ok_or("no folder")?).env("TAME_CFLAGS", "-O0").arg(command);
    tame.env("TAME_RUNTIME", shared::runtime());
    tame.arg(program.file_name().ok_or("no name")?);
    Ok(tame)
}

fn interpreted(program: &Path) -> Result<(), Failed> {
    let said = tame(program, "run")?.args(arguments(program)).output()?;
    compare(program, &said)
}

fn checked(program: &Path) -> Result<(), Failed> {
    let expected = std::fs::read_to_string(program.with_extension("err"))?;
    let said = tame(program, "check")?.output()?;
    let stderr = String::from_utf8_lossy(&said.stderr);
    if stderr != expected {
        return Err(format!("expected:\n{expected}found:\n{stderr}").into());
    }
    let code = i32::from(expected.contains("error["));
    if said.status.code() != Some(code) {
        return Err(format!("exit {:?}, expected {code}", said.status.code()).into());
    }
    Ok(())
}

fn arguments(program: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(program.with_extension("args")).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

/// Builds over an older result, in folders of its own, then runs what was built.
fn compiled(program: &Path) -> Result<(), Failed> {
    let stem = program.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    let place = std::env::temp_dir().join(format!("tame-diagnostics-{}-{stem}", std::process::id()));
    let scratch = place.join("scratch");
    std::fs::create_dir_all(&scratch)?;
    let result = place.join("result");
    std::fs::write(&result, "older")?;
    let mut build = tame(program, "build")?;
    build.arg("-o").arg(&result).env("TMPDIR", &scratch);
    let args = arguments(program).join(", ");
    if !args.is_empty() {
        build.args(["--args", &args]);
    }
    let built = build.output()?;
    let checked = if built.status.success() {
        Command::new(&result).output().map_err(Failed::from).and_then(|said| compare(program, &said))
    } else {
        compare(program, &built).and_then(|()| match std::fs::read_to_string(&result).as_deref() {
            Ok("older") => Ok(()),
            _ => Err("the failed build changed the older result".into()),
        })
    };
    let left = names(&place).into_iter().chain(names(&scratch)).filter(|n| n != "result" && n != "scratch");
    let left: Vec<String> = left.collect();
    std::fs::remove_dir_all(&place)?;
    checked?;
    if left.is_empty() { Ok(()) } else { Err(format!("left behind: {}", left.join(", ")).into()) }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|e| e.file_name().to_string_lossy().into_owned()).collect()
}

fn compare(program: &Path, said: &Output) -> Result<(), Failed> {
    let expected = std::fs::read_to_string(program.with_extension("err"))?;
    let printed = std::fs::read_to_string(program.with_extension("out")).unwrap_or_default();
    let stderr = String::from_utf8_lossy(&said.stderr);
    if stderr != expected {
        return Err(format!("expected:\n{expected}found:\n{stderr}").into());
    }
    let stdout = String::from_utf8_lossy(&said.stdout);
    if stdout != printed {
        return Err(format!("expected on stdout:\n{printed}found:\n{stdout}").into());
    }
    if said.status.code() != Some(1) {
        return Err(format!("exit {:?}, expected 1", said.status.code()).into());
    }
    Ok(())
}
