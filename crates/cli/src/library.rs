//! `tame build --emit lib`: where the files of a library go, and what is said.

use crate::{print, tell};
use driver::{Diagnostic, LinkOptions, Session};
use std::path::{Path, PathBuf};

/// Builds a library of the functions in files; the exit code. `output` is `folder/libfoo`, with or without ending.
pub(crate) fn build(
    mut session: Session,
    files: &[PathBuf],
    args: &[String],
    output: Option<PathBuf>,
    mut link: LinkOptions,
    dry_run: bool,
) -> u8 {
    let first = files.first().and_then(|f| f.file_stem()).map(PathBuf::from).unwrap_or_default();
    let output = output.unwrap_or(first);
    let prefix = prefix(&output);
    let (made, diagnostics) = driver::compile_library(&mut session, files, args, &prefix, link.interpreter);
    tell(&session, &diagnostics);
    let Some(library) = made else { return 1 };
    if dry_run {
        return print(&library.prototypes());
    }
    link.interpreter = library.is_interpreted();
    let folder = output.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match driver::build_library(&library, session.sources(), folder, &link) {
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
