//! The C compiler: which one, and the flags with which emitted C computes what the interpreter does.

use base::{Code, Diagnostic, codes};
use std::process::Command;

/// The libraries of the system that the runtime library needs.
pub(crate) const SYSTEM: [&str; 3] = ["-lm", "-lpthread", "-ldl"];

/// The codes of what goes wrong when a compiler of a language is run: it is not there, it refuses.
pub(crate) struct Faults {
    missing: &'static Code,
    failed: &'static Code,
}

/// Of C.
pub(crate) static C: Faults = Faults { missing: &codes::NO_C_COMPILER, failed: &codes::C_COMPILER_FAILED };
/// Of Fortran.
pub(crate) static FORTRAN: Faults =
    Faults { missing: &codes::NO_FORTRAN_COMPILER, failed: &codes::FORTRAN_COMPILER_FAILED };

/// Runs a compiler, or a tool that comes with it; an error says how what it told begins.
pub(crate) fn succeed(command: &mut Command, faults: &Faults) -> Result<(), Diagnostic> {
    let name = command.get_program().to_string_lossy().into_owned();
    let ran = command.output();
    let ran = ran.map_err(|e| Diagnostic::without_span(faults.missing, format!("{name}: {e}")))?;
    if ran.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&ran.stderr);
    let first: Vec<&str> = said.lines().take(20).collect();
    let message = format!("{name} failed:\n{}", first.join("\n"));
    Err(Diagnostic::without_span(faults.failed, message))
}

/// Shows a command as a shell takes it.
pub fn shown(command: &Command) -> String {
    let quoted = |word: &std::ffi::OsStr| {
        let word = word.to_string_lossy().into_owned();
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=,+:@%".contains(c);
        if !word.is_empty() && word.chars().all(plain) {
            word
        } else {
            format!("'{}'", word.replace('\'', "'\\''"))
        }
    };
    let words: Vec<String> =
        std::iter::once(command.get_program()).chain(command.get_args()).map(quoted).collect();
    words.join(" ")
}

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

/// How a compiler puts a program together: without the tables for debuggers of the runtime library, which are most of
/// a file and of the time to link it, but where somebody asks for them; at a fixed address where the system lets it,
/// since 17,000 addresses to be mended are half the time of a program that does little; by a quick linker.
pub(crate) fn placing(compiler: &str, extra: &[String]) -> impl Iterator<Item = &'static str> {
    let bare = (!extra.iter().any(|flag| flag.starts_with("-g"))).then_some("-Wl,-S");
    let fixed = (cfg!(target_os = "linux") && !extra.iter().any(|flag| flag == "-pie")).then_some("-no-pie");
    let asked = extra.iter().any(|flag| flag.starts_with("-fuse-ld="));
    let quick = if asked { None } else { quick_linker(compiler) };
    bare.into_iter().chain(fixed).chain(quick)
}

/// The flag for a linker that a compiler knows, that is there, and that links the runtime library in a third (mold) or
/// two thirds (gold) of the time of the usual one.
fn quick_linker(compiler: &str) -> Option<&'static str> {
    let runs = |flag: &&str| {
        let said = Command::new(compiler).args([flag, "-Wl,--version"]).output();
        said.is_ok_and(|said| said.status.success())
    };
    ["-fuse-ld=mold", "-fuse-ld=gold"].into_iter().filter(|_| cfg!(target_os = "linux")).find(runs)
}
