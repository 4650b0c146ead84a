//! `tame library`, and `tame build --emit lib`, `--emit python` and `--emit mex`: where the files of a library go, and
//! what is said.

use crate::steps::{self, Steps};
use crate::{Common, Handing, Passes, compiling, print, tell};
use driver::{Diagnostic, LinkOptions, Session, Wishes};
use std::path::{Path, PathBuf};

/// The flags of `tame library`.
#[derive(clap::Args)]
pub(crate) struct Procedures {
    /// The files of the functions.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The library, `DIR/libfoo`; by default named after the first file.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Prints with which sizes of arguments each function can run, and makes nothing.
    #[arg(long)]
    list: bool,
    /// Prints also the variants with the configurations they are for, what was left out, and the steps of the search.
    #[arg(long)]
    explain: bool,
    /// Signatures, as `%# export` says them: 'f(A: T(n,n), k: int32) where T: double | single'; may be repeated.
    #[arg(long, value_name = "SIGNATURE")]
    args: Vec<String>,
    /// The classes in which functions come of which no signature says anything: 'double | single | complex double'.
    #[arg(long, value_name = "CLASSES", default_value = "", hide_default_value = true)]
    classes: String,
    /// Prints the prototypes of the library, and makes nothing.
    #[arg(long)]
    dry_run: bool,
    /// The C compiler; by default $CC, cc, gcc or clang.
    #[arg(long, value_name = "CC")]
    cc: Option<String>,
    #[command(flatten)]
    handing: Handing,
    #[command(flatten)]
    passes: Passes,
    #[command(flatten)]
    common: Common,
}

/// Builds a library of procedures with their variants, or shows what it would have; the exit code.
pub(crate) fn procedures(what: Procedures) -> u8 {
    let mut link = LinkOptions {
        cc: what.cc,
        naive: what.passes.level == 0,
        interpreter: !what.handing.no_interpreter,
        ..LinkOptions::default()
    };
    let mut session = compiling(what.common, what.passes.options(), what.handing);
    let wishes = Wishes { args: what.args, classes: what.classes };
    let (found, told) = driver::procedures(&mut session, &what.files, &wishes);
    tell(&session, &told);
    let Some(procedures) = found else { return 1 };
    if what.list || what.explain {
        let code = print(&procedures.listing(&session, what.explain));
        if what.list || code != 0 {
            return code;
        }
    }
    let first = what.files.first().and_then(|f| f.file_stem()).map(PathBuf::from).unwrap_or_default();
    let output = what.output.unwrap_or(first);
    let (made, told) = procedures.compile(&mut session, &prefix(&output), link.interpreter);
    tell(&session, &told);
    let Some(library) = made else { return 1 };
    if what.dry_run {
        return print(&library.prototypes());
    }
    link.interpreter = library.is_interpreted();
    match driver::build_library(&library, session.sources(), folder(&output), &link) {
        Ok(()) => 0,
        Err(d) => tell(&session, &[d]),
    }
}

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
    /// The package of Python comes as a wheel, too.
    pub wheel: bool,
}

/// Builds a library of the functions in files; the exit code. `output` is `folder/libfoo`, with or without ending.
pub(crate) fn build(
    mut session: Session,
    files: &[PathBuf],
    args: &[String],
    output: Option<PathBuf>,
    mut link: LinkOptions,
    choices: Choices,
    mut steps: Steps,
) -> u8 {
    let first = files.first().and_then(|f| f.file_stem()).map(PathBuf::from).unwrap_or_default();
    let output = output.unwrap_or(first);
    // A folder of MEX functions may be called `mex`, as what they include is.
    let prefix = match (&choices.form, prefix(&output).as_str()) {
        (Form::Mex, name @ ("mex" | "matrix")) => format!("{name}_functions"),
        (_, name) => name.to_owned(),
    };
    let (made, diagnostics) = driver::compile_library(&mut session, files, args, &prefix, link.interpreter);
    steps.next(None);
    tell(&session, &diagnostics);
    let Some(library) = made else { return 1 };
    if choices.dry_run {
        return print(&library.prototypes());
    }
    link.interpreter = library.is_interpreted();
    steps.next(Some(steps::COMPILER));
    let made = match choices.form {
        Form::C => driver::build_library(&library, session.sources(), folder(&output), &link),
        Form::Python => {
            driver::build_python(&library, session.sources(), &output, &link, choices.wheel).map(|made| {
                if let Some(wheel) = made {
                    print(&format!("{}\n", wheel.display()));
                }
            })
        }
        Form::Mex => driver::build_mex(&library, session.sources(), &output, &link).map(|built| {
            if !built {
                eprintln!("note: mkoctfile was not found: build the C files with it, or with MATLAB's mex");
            }
        }),
    };
    steps.next(None);
    match made {
        Ok(()) => u8::from(diagnostics.iter().any(Diagnostic::is_error)),
        Err(d) => tell(&session, &[d]),
    }
}

/// The folder of a library.
fn folder(output: &Path) -> &Path {
    output.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// How the names of a library begin: `foo` of `out/libfoo.so`.
fn prefix(output: &Path) -> String {
    let name = output.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let name = name.strip_suffix(".so").or_else(|| name.strip_suffix(".a")).unwrap_or(&name);
    name.strip_prefix("lib").filter(|n| !n.is_empty()).unwrap_or(name).to_owned()
}
