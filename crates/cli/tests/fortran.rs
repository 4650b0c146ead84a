//! Fortran: every program of `tests/programs` and every fourth of `tests/run` (with `TAME_FORTRAN_ALL=1` all of them)
//! is written as Fortran and compiled by gfortran with all warnings as errors and all checks on; it must print what it
//! prints in every other engine. What is refused must be refused with a code; it is listed at the end. Without gfortran
//! nothing is tested.

mod shared;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

const FLAGS: [&str; 6] = ["-std=f2018", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", "-fcheck=all"];

/// The codes with which a program may be refused.
const REFUSED: [&str; 2] = ["no-fortran-form", "unsupported"];

/// Programs that print something else with the runtime library of a debug build, not with that of a release build:
/// shades of the picture, of which nobody knows yet why.
const DIFFERENT: [&str; 1] = ["programs/rayt/main.m"];

/// What became of a program.
enum Fate {
    Same,
    Refused(String),
    Wrong(String),
}

#[test]
fn numeric_programs_print_the_same_by_fortran() {
    if Command::new("gfortran").arg("--version").output().is_err() {
        return;
    }
    let programs = programs();
    let next = AtomicUsize::new(0);
    let fates: Mutex<BTreeMap<PathBuf, Fate>> = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for worker in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            let (next, fates, programs) = (&next, &fates, &programs);
            scope.spawn(move || {
                let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fortran_{worker}"));
                while let Some((program, expected)) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let fate = fate(program, expected, &folder);
                    fates.lock().unwrap_or_else(|e| e.into_inner()).insert(program.clone(), fate);
                }
            });
        }
    });
    let fates = fates.into_inner().unwrap_or_else(|e| e.into_inner());
    let (mut same, mut wrong) = (0, Vec::new());
    for (program, fate) in &fates {
        match fate {
            Fate::Same => same += 1,
            Fate::Refused(why) => println!("refused: {}: {why}", program.display()),
            Fate::Wrong(why) if DIFFERENT.iter().any(|d| program.ends_with(d)) => {
                println!("known to differ: {}: {why}", program.display());
            }
            Fate::Wrong(why) => wrong.push(format!("{}: {why}", program.display())),
        }
    }
    println!("{same} of {} programs print the same", fates.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(same >= 50, "{same} programs alone have a form in Fortran");
}

#[test]
fn a_typed_function_takes_its_arguments_by_way_of_fortran() {
    if Command::new("gfortran").arg("--version").output().is_err() {
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fortran_typed");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("scaled.m"), "function B = scaled(A, k)\nB = A*k + 1;\nend\n").unwrap();
    let built = Command::new(env!("CARGO_BIN_EXE_tame"))
        .args(["build", "scaled.m", "--through", "fortran", "--args", "A: double(n,n), k: double"])
        .current_dir(&folder)
        .output()
        .unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let run = |args: &[&str]| Command::new(folder.join("scaled")).args(args).output().unwrap();
    let shown = run(&["[1 2; 3 4]", "2"]);
    assert_eq!(String::from_utf8_lossy(&shown.stdout), "ans =\n\n     3     5\n     7     9\n\n");
    let refused = run(&["[1 2 3]", "2"]);
    assert_eq!((refused.status.code(), refused.stdout.is_empty()), (Some(2), true));
}

/// The programs with the files of what they print.
fn programs() -> Vec<(PathBuf, PathBuf)> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let entries = |folder: &str| std::fs::read_dir(tests.join(folder)).into_iter().flatten().flatten();
    let folders = entries("programs").chain(entries("run")).map(|e| e.path()).filter(|p| p.is_dir());
    let mut found: Vec<_> = folders.map(|f| (f.join("main.m"), f.join("expected.out"))).collect();
    let files = entries("run").map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "m"));
    found.extend(files.map(|p| (p.clone(), p.with_extension("out"))));
    found.retain(|(program, expected)| program.is_file() && expected.is_file());
    found.sort();
    // All of them take minutes.
    if std::env::var_os("TAME_FORTRAN_ALL").is_none() {
        let mut at = 0;
        found.retain(|(program, _)| {
            at += 1;
            at % 4 == 0 || program.to_string_lossy().contains("tests/programs")
        });
    }
    found
}

fn fate(program: &Path, expected: &Path, folder: &Path) -> Fate {
    match attempt(program, expected, folder) {
        Ok(fate) => fate,
        Err(e) => Fate::Wrong(e.to_string()),
    }
}

fn attempt(program: &Path, expected: &Path, folder: &Path) -> std::io::Result<Fate> {
    std::fs::create_dir_all(folder)?;
    let home = program.parent().unwrap_or(Path::new("."));
    let name = program.file_name().unwrap_or_default();
    let octave = name.to_string_lossy().starts_with("octave_");
    let made = Command::new(env!("CARGO_BIN_EXE_tame"))
        .args(["build", "--emit", "fortran", "-o"])
        .arg(folder.join("program.f90"))
        .args(if octave { &["--dialect", "octave"][..] } else { &[] })
        .arg(name)
        .current_dir(home)
        .output()?;
    if !made.status.success() {
        let said = String::from_utf8_lossy(&made.stderr).into_owned();
        let why: Vec<&str> = said.lines().filter(|l| l.starts_with("error")).collect();
        let known = |l: &&str| REFUSED.iter().any(|code| l.starts_with(&format!("error[{code}]")));
        return Ok(match why.iter().all(|l| known(&l)) && !why.is_empty() {
            true => Fate::Refused(why.join("; ")),
            false => Fate::Wrong(said),
        });
    }
    let built = Command::new("gfortran")
        .args(FLAGS)
        .args(["program.f90", "-o", "program"])
        .arg(shared::runtime())
        .args(["-lm", "-lpthread", "-ldl", "-s"])
        .current_dir(folder)
        .output()?;
    if !built.status.success() {
        return Ok(Fate::Wrong(String::from_utf8_lossy(&built.stderr).into_owned()));
    }
    let ran = Command::new("timeout").arg("300").arg(folder.join("program")).current_dir(home).output()?;
    let errors = std::fs::read(program.with_extension("err")).ok();
    let status = i32::from(errors.is_some());
    let stderr = String::from_utf8_lossy(&ran.stderr).into_owned();
    if ran.status.code() != Some(status) {
        return Ok(Fate::Wrong(format!("exit {:?}, expected {status}\n{stderr}", ran.status.code())));
    }
    if errors.is_some_and(|e| e != ran.stderr) {
        return Ok(Fate::Wrong(format!("stderr differs:\n{stderr}")));
    }
    let (wanted, found) = (std::fs::read(expected)?, ran.stdout);
    if wanted == found {
        return Ok(Fate::Same);
    }
    let (wanted, found) = (String::from_utf8_lossy(&wanted), String::from_utf8_lossy(&found));
    let line = wanted.lines().zip(found.lines()).position(|(a, b)| a != b);
    let line = line.unwrap_or_else(|| wanted.lines().count().min(found.lines().count()));
    let at = |text: &str| text.lines().nth(line).unwrap_or("<end>").to_owned();
    Ok(Fate::Wrong(format!("line {}: expected {:?}, found {:?}", line + 1, at(&wanted), at(&found))))
}
