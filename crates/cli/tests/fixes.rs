//! `tame fix`: `tests/fix/NAME.m` becomes `NAME.fixed.m`, prints the same before and after, and a second
//! `fix` finds nothing more to do. A folder is a program of several files that begins in `main.m`.

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn main() {
    let args = Arguments::from_args();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fix");
    let mut trials = Vec::new();
    for path in entries(&folder) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() || name.ends_with(".m") && !name.ends_with(".fixed.m") {
            trials.push(Trial::test(format!("fix/{name}"), move || fixed(&path, &name)));
        }
    }
    libtest_mimic::run(&args, trials).exit();
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries.map(|e| e.path()).collect();
    found.sort();
    found
}

fn fixed(path: &Path, name: &str) -> Result<(), Failed> {
    let folder = if path.is_dir() { path } else { path.parent().ok_or("no folder")? };
    let place = std::env::temp_dir().join(format!("tame-fix-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&place);
    std::fs::create_dir_all(&place)?;
    let mut programs = Vec::new();
    for file in entries(folder).into_iter().filter(|f| f.is_file()) {
        let own = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let wanted = if own.ends_with(".m") {
            !own.ends_with(".fixed.m") && (path.is_dir() || own == name)
        } else {
            true
        };
        if wanted {
            std::fs::copy(&file, place.join(&own))?;
        }
        if wanted && own.ends_with(".m") {
            programs.push((file.with_extension("fixed.m"), own));
        }
    }
    let result = compare(path, name, &place, &programs);
    std::fs::remove_dir_all(&place)?;
    result
}

fn compare(path: &Path, name: &str, place: &Path, programs: &[(PathBuf, String)]) -> Result<(), Failed> {
    let tame =
        |args: &[&str]| Command::new(env!("CARGO_BIN_EXE_tame")).current_dir(place).args(args).output();
    let entry = if path.is_dir() { "main.m" } else { name };
    let before = said(tame(&["run", entry])?);
    if before.is_empty() || before.contains("error: ") {
        return Err(format!("the program prints\n{before}").into());
    }
    let mut names: Vec<&str> = programs.iter().map(|p| p.1.as_str()).collect();
    names.insert(0, "fix");
    tame(&names)?;
    let untouched = programs.iter().all(|(expected, own)| {
        let program = expected.with_file_name(own);
        std::fs::read(program).ok() == std::fs::read(place.join(own)).ok()
    });
    if !untouched {
        return Err("without --write a file was changed".into());
    }
    names.push("--write");
    tame(&names)?;
    for (expected, own) in programs {
        let (expected, found) =
            (std::fs::read_to_string(expected)?, std::fs::read_to_string(place.join(own))?);
        if expected != found {
            return Err(format!("expected of {own}:\n{expected}found:\n{found}").into());
        }
    }
    let after = said(tame(&["run", entry])?);
    if before != after {
        return Err(format!("printed before:\n{before}after:\n{after}").into());
    }
    let again = tame(&names)?;
    if again.stdout.is_empty() { Ok(()) } else { Err(format!("changed again:\n{}", said(again)).into()) }
}

/// All that was printed.
fn said(output: Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}
