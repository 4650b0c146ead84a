//! `tame build --emit fortran` and `--through fortran`: programs and functions by way of Fortran.

use super::{print, tell};
use clap::ValueEnum;
use driver::{LinkOptions, Session};
use std::path::{Path, PathBuf};

/// The language that an executable is made through.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
pub enum Through {
    /// C: every program.
    C,
    /// Fortran: programs without cells, structs, strings, and handles that are values.
    Fortran,
}

/// What is to be made.
pub struct Wanted {
    /// Where.
    pub output: Option<PathBuf>,
    /// The text; else an executable.
    pub text: bool,
    /// The compiler.
    pub fc: Option<String>,
    /// How it is linked.
    pub link: LinkOptions,
    /// How much is interpreted is to be said.
    pub explain: bool,
}

/// Makes Fortran of the program or function in a file, or an executable by way of it.
pub fn build(mut session: Session, file: &Path, args: Option<&str>, wanted: Wanted) -> u8 {
    let (made, share, diagnostics) = driver::compile_file(&mut session, file, args, false);
    tell(&session, &diagnostics);
    if wanted.explain {
        print(&format!("{share}\n"));
    }
    let Some(made) = made else { return 1 };
    let title = file.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let stem = file.file_stem().map(PathBuf::from).unwrap_or_else(|| "program".into());
    let name = stem.to_string_lossy().into_owned();
    let text =
        match driver::emit_fortran(&made, session.sources(), &name, &format!("{title}, compiled by tame")) {
            Ok(text) => text,
            Err(refused) => return tell(&session, &refused),
        };
    let made = match wanted.text {
        true => driver::write_fortran(&text, &wanted.output.unwrap_or_else(|| stem.with_extension("f90"))),
        false => {
            driver::link_fortran(&text, &wanted.output.unwrap_or(stem), wanted.fc.as_deref(), &wanted.link)
        }
    };
    match made {
        Ok(()) => 0,
        Err(d) => tell(&session, &[d]),
    }
}
