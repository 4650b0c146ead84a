//! The C compiler: which one, and the flags with which emitted C computes what the interpreter does.

use base::{Diagnostic, codes};
use std::process::Command;

/// A C compiler that is there.
pub struct Compiler {
    /// How it is called.
    pub command: String,
    /// Whether it says that it is clang.
    clang: bool,
}

impl Compiler {
    /// The compiler that is asked for; else `$CC`; else the first of `cc`, `gcc` and `clang` that runs.
    pub fn find(asked: Option<&str>) -> Result<Compiler, Diagnostic> {
        let env = std::env::var("CC").ok().filter(|c| !c.is_empty());
        let candidates: Vec<String> = match (asked, env) {
            (Some(cc), _) => vec![cc.to_owned()],
            (None, Some(cc)) => vec![cc],
            (None, None) => ["cc", "gcc", "clang"].map(str::to_owned).to_vec(),
        };
        for command in &candidates {
            if let Ok(said) = Command::new(command).arg("--version").output()
                && said.status.success()
            {
                let clang = String::from_utf8_lossy(&said.stdout).contains("clang");
                return Ok(Compiler { command: command.clone(), clang });
            }
        }
        let message = format!("no C compiler found (tried {})", candidates.join(", "));
        let help = "Install gcc or clang, or name a compiler with `--cc`.";
        Err(Diagnostic::without_span(&codes::NO_C_COMPILER, message).with_help(help))
    }

    /// How C is compiled so that it computes what the interpreter does. `-fcx-limited-range`, which clang before
    /// version 18 does not know, keeps gcc from looking for infinities in complex arithmetic; products and quotients,
    /// in which it would matter, are written out in the header.
    pub fn flags(&self) -> Vec<&'static str> {
        let limited = (!self.clang).then_some("-fcx-limited-range");
        ["-std=gnu11", "-ffp-contract=off", "-fno-math-errno"].into_iter().chain(limited).collect()
    }
}

/// The Fortran compiler that is asked for; else `$FC`; else `gfortran`, where it runs.
pub fn fortran_compiler(asked: Option<&str>) -> Result<String, Diagnostic> {
    let env = std::env::var("FC").ok().filter(|c| !c.is_empty());
    let command = asked.map(str::to_owned).or(env).unwrap_or_else(|| "gfortran".to_owned());
    match Command::new(&command).arg("--version").output() {
        Ok(said) if said.status.success() => Ok(command),
        _ => {
            let message = format!("no Fortran compiler found (tried {command})");
            let help = "Install gfortran, or name a compiler with `--fc`.";
            Err(Diagnostic::without_span(&codes::NO_FORTRAN_COMPILER, message).with_help(help))
        }
    }
}

/// How Fortran is compiled so that it computes what the interpreter does.
pub const FORTRAN_FLAGS: [&str; 3] = ["-std=f2018", "-ffp-contract=off", "-fno-frontend-optimize"];

/// Further flags for the Fortran compiler, from `$TAME_FFLAGS`.
pub fn extra_fortran_flags() -> Vec<String> {
    let flags = std::env::var("TAME_FFLAGS").unwrap_or_default();
    flags.split_whitespace().map(str::to_owned).collect()
}

/// Further flags for the C compiler, from `$TAME_CFLAGS`.
pub fn extra_flags() -> Vec<String> {
    let flags = std::env::var("TAME_CFLAGS").unwrap_or_default();
    flags.split_whitespace().map(str::to_owned).collect()
}
