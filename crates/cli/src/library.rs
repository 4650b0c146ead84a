//! `tame build --emit lib`, `--emit python` and `--emit mex`: where the files of a library go, and what is said.

use crate::{print, tell};
use driver::{Diagnostic, LinkOptions, Session};
use std::path::{Path, PathBuf};

/// A form of a library.
pub(crate) enum Form {
    /// Libraries and a header.
    C,
    /// A package of Python.
    Python,
    /// Functions for Octave and MATLAB.
    Mex,
}

/// What is made.
pub(crate) struct Choices {
    /// In which form.
    pub form: Form,
    /// Only the prototypes are shown.
    pub dry_run: bool,
}

/// Builds a library of the functions in files; the exit code. `output` is `folder/libfoo`, with or without ending.
pub(crate) fn build(
    mut session: Session,
    files: &[PathBuf],
    args: &[String],
    output: Option<PathBuf>,
    mut link: LinkOptions,
    choices: Choices,
) -> u8 {
    let first = files.first().and_then(|f| f.file_stem()).map(PathBuf::from).unwrap_or_default();
    let output = output.unwrap_or(first);
    let prefix = prefix(&output);
    let (made, diagnostics) = driver::compile_library(&mut session, files, args, &prefix, link.interpreter);
    tell(&session, &diagnostics);
    let Some(library) = made else { return 1 };
    if choices.dry_run {
        return print(&library.prototypes());
    }
    link.interpreter = library.is_interpreted();
    let folder = output.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let made = match choices.form {
        Form::C => driver::build_library(&library, session.sources(), folder, &link),
        Form::Python => driver::build_python(&library, session.sources(), &output, &link),
        Form::Mex => driver::build_mex(&library, session.sources(), &output, &link).map(|built| {
            if !built {
                eprintln!("note: mkoctfile was not found: build the C files with it, or with MATLAB's mex");
            }
        }),
    };
    match made {
        Ok(()) => u8::from(diagnostics.iter().any(Diagnostic::is_error)),
        Err(d) => tell(&session, &[d]),
    }
}

/// How the names of a library begin: `foo` of `out/libfoo.so`.
fn prefix(output: &Path) -> String {
    let name = output.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let name = name.strip_suffix(".so").or_else(|| name.strip_suffix(".a")).unwrap_or(&name);
    name.strip_prefix("lib").filter(|n| !n.is_empty()).unwrap_or(name).to_owned()
}
