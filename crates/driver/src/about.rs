//! What this program is and what it works with, for reports of bugs: `tame --version --verbose`.

use crate::build::{EMBED, RUNTIME, find_library};
use crate::compiler::{Compiler, fortran_compiler};
use std::fmt::Write;
use std::process::Command;

/// The version, the platform, the compilers that are found and the libraries that executables link.
pub fn about() -> String {
    let mut out = format!("tame {}\n", env!("CARGO_PKG_VERSION"));
    let _ = writeln!(out, "platform: {}-{}", std::env::consts::ARCH, std::env::consts::OS);
    let c = Compiler::find(None).map(|c| c.command);
    let _ = writeln!(out, "C compiler: {}", c.map_or_else(|_| "none".into(), |c| said(&c)));
    let fortran = fortran_compiler(None);
    let _ = writeln!(out, "Fortran compiler: {}", fortran.map_or_else(|_| "none".into(), |c| said(&c)));
    out.push_str("BLAS: none, its own kernels\n");
    for library in [RUNTIME, EMBED] {
        let found = find_library(library).map_or_else(|d| d.message, |path| path.display().to_string());
        let _ = writeln!(out, "{library}: {found}");
    }
    out
}

/// The command with the first line of what it says of itself.
fn said(command: &str) -> String {
    let said = Command::new(command).arg("--version").output();
    let text = said.map(|s| String::from_utf8_lossy(&s.stdout).into_owned()).unwrap_or_default();
    format!("{command} ({})", text.lines().next().unwrap_or("no version"))
}
