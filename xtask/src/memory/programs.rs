//! The programs under `tests` and `examples` that run by themselves, as the tests of the command run them,
//! and how they are compiled.

use super::watcher::{self, Finding};
use crate::process;
use crate::random::Outcome;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A test program.
pub struct Program {
    /// The folder of `tests` that it is of.
    pub group: &'static str,
    /// Its name there.
    pub name: String,
    file: PathBuf,
}

impl Program {
    /// What `--only` looks at.
    pub fn label(&self) -> String {
        format!("{}/{}", self.group, self.name)
    }

    /// Its text.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Where it runs.
    pub fn folder(&self) -> &Path {
        self.file.parent().unwrap_or(Path::new("."))
    }
}

/// The folders with programs; `random` holds recorded ones of the typed generator.
const GROUPS: &[(&str, &str)] = &[
    ("programs", "tests/programs"),
    ("run", "tests/run"),
    ("diagnostics", "tests/diagnostics"),
    ("recorded", "tests/random"),
    ("examples", "examples"),
];

/// All of them. A folder is a program where it has a `main.m`.
pub fn all() -> Vec<Program> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for (group, folder) in GROUPS {
        let entries = std::fs::read_dir(root.join(folder)).into_iter().flatten().flatten();
        for path in entries.map(|e| e.path()) {
            let file = if path.is_dir() { path.join("main.m") } else { path.clone() };
            if file.is_file() && file.extension().is_some_and(|e| e == "m") {
                let name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
                found.push(Program { group, name, file });
            }
        }
    }
    found.sort_by(|a, b| (a.group, &a.name).cmp(&(b.group, &b.name)));
    found
}

/// The executable of a program, in a folder.
pub fn build(program: &Program, folder: &Path, cflags: &str) -> Result<PathBuf, Finding> {
    let exe = folder.join("program");
    let mut command = Command::new("timeout");
    command.arg("300").arg(process::tame()).args(["build", "--no-interpreter"]);
    command.arg(program.file.file_name().unwrap_or_default()).arg("-o").arg(&exe);
    // Arguments of the command, one a line.
    let args = std::fs::read_to_string(program.file.with_extension("args")).unwrap_or_default();
    if !args.is_empty() {
        command.args(["--args", &args.lines().collect::<Vec<_>>().join(", ")]);
    }
    command.current_dir(program.folder()).env("TAME_CFLAGS", cflags);
    let failed = match command.output() {
        Ok(output) if output.status.success() => return Ok(exe),
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            let refused = output.status.code() == Some(1) && said.contains("error[");
            if refused { Outcome::Refused(said) } else { Outcome::Broken(said) }
        }
        Err(e) => Outcome::Broken(e.to_string()),
    };
    Err(watcher::not_compiled(failed))
}
