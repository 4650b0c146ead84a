//! The instrumented run (`tame dev sound`) of every program under `tests`: each value assigned lies
//! inside what the value analysis states for the assignment. Bad programs that do not load are left
//! out.

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Programs of which something is stated that is known to be wrong: a script that runs itself changes the variables
/// of who runs it, and where no class is declared by the program, "any value" leaves out the objects of the library's
/// own classes (`table`, `datetime`).
const KNOWN: &[&str] = &["run/script_runs_itself"];

fn main() {
    let args = Arguments::from_args();
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut programs = Vec::new();
    for folder in ["programs", "run", "random", "precision", "diagnostics", "analyze", "check", "fix"] {
        let entries = std::fs::read_dir(tests.join(folder)).into_iter().flatten().flatten();
        for path in entries.map(|e| e.path()) {
            let main = path.join("main.m");
            if main.is_file() {
                programs.push((format!("{folder}/{}", stem(&path)), main));
            } else if path.extension().is_some_and(|e| e == "m") {
                programs.push((format!("{folder}/{}", stem(&path)), path));
            }
        }
    }
    programs.retain(|(name, _)| !KNOWN.contains(&name.as_str()));
    programs.sort();
    let trials =
        programs.into_iter().map(|(name, file)| Trial::test(name, move || is_sound(&file))).collect();
    libtest_mimic::run(&args, trials).exit();
}

fn stem(path: &Path) -> String {
    path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default()
}

fn is_sound(program: &PathBuf) -> Result<(), Failed> {
    // A program that does not end fails instead of stopping the gate.
    let out = Command::new("timeout")
        .args(["120", env!("CARGO_BIN_EXE_tame"), "dev", "sound"])
        .arg(program.file_name().ok_or("no file name")?)
        .args(if stem(program).starts_with("octave_") { &["--dialect", "octave"][..] } else { &[] })
        .current_dir(program.parent().unwrap_or(Path::new(".")))
        .output()?;
    let (told, wrong) = (String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    if !told.contains(" assignments, ") {
        let bad = ["diagnostics", "check"].iter().any(|d| program.parent().is_some_and(|p| p.ends_with(d)));
        if bad && wrong.starts_with("error[") {
            return Ok(());
        }
        return Err(format!("it did not run: exit {:?}\n{wrong}", out.status.code()).into());
    }
    let violations: Vec<&str> = wrong.lines().filter(|l| l.starts_with("violation:")).collect();
    if violations.is_empty() { Ok(()) } else { Err(violations.join("\n").into()) }
}
