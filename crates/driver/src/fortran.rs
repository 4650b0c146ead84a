//! From a compiled program to Fortran, and from Fortran to an executable.

use crate::build::{LinkOptions, Made, RUNTIME, beside, find_library, put, scratch_folder, writable, write};
use crate::compiler::{
    FORTRAN, FORTRAN_FLAGS, SYSTEM, extra_fortran_flags, fortran_compiler, placing, succeed,
};
use base::{Diagnostic, SourceMap, codes};
use codegen::fortran;
use std::path::Path;
use std::process::Command;

/// The Fortran text of a program; errors where something in it has no form in Fortran. `stem` is the name of its
/// source.
pub fn emit_fortran(
    made: &Made,
    sources: &SourceMap,
    stem: &str,
    title: &str,
) -> Result<String, Vec<Diagnostic>> {
    let Made::Compiled(module, None) = made else {
        let text = "a program that is interpreted has no form in Fortran";
        return Err(vec![Diagnostic::without_span(&codes::NO_FORTRAN_FORM, text)]);
    };
    let refused = fortran::refused(module);
    if refused.is_empty() {
        return Ok(fortran::emit(module, sources, stem, title));
    }
    let told = refused.into_iter().map(|r| {
        let text = format!("{} has no form in Fortran", r.what);
        match r.span {
            Some(span) => Diagnostic::new(&codes::NO_FORTRAN_FORM, span, text),
            None => Diagnostic::without_span(&codes::NO_FORTRAN_FORM, text),
        }
    });
    Err(told.collect())
}

/// Writes Fortran text and, beside it, the support module it includes.
pub fn write_fortran(text: &str, output: &Path) -> Result<(), Diagnostic> {
    let support = output.with_file_name(fortran::SUPPORT_FILE);
    writable(output)?;
    writable(&support)?;
    let folder = scratch_folder()?;
    let sources = [("program.f90", text), (fortran::SUPPORT_FILE, fortran::SUPPORT)];
    let [program, module] = sources.map(|(name, text)| write(&folder.path().join(name), text).map(|()| name));
    let (program, module) = (folder.path().join(program?), folder.path().join(module?));
    // Both are whole beside their places before either takes its own.
    let (program, module) = (beside(&program, output)?, beside(&module, &support)?);
    put(program, output)?;
    put(module, &support)
}

/// Compiles Fortran text into an executable at `output`; `fc` is the compiler that is asked for.
pub fn link_fortran(
    text: &str,
    output: &Path,
    fc: Option<&str>,
    options: &LinkOptions,
) -> Result<(), Diagnostic> {
    let runtime = match &options.runtime {
        Some(path) => path.clone(),
        None => find_library(RUNTIME)?,
    };
    let fc = fortran_compiler(fc)?;
    writable(output)?;
    let folder = scratch_folder()?;
    let (source, made) = (folder.path().join("program.f90"), folder.path().join("program"));
    write(&source, text)?;
    write(&folder.path().join(fortran::SUPPORT_FILE), fortran::SUPPORT)?;
    let extra = extra_fortran_flags();
    let level = if options.naive { "-O0" } else { "-O3" };
    let mut command = Command::new(&fc);
    command
        .args(FORTRAN_FLAGS)
        .args([level, "-w", "-J"])
        .arg(folder.path())
        .arg("-o")
        .arg(&made)
        .arg(&source)
        .arg(runtime)
        .args(SYSTEM)
        .arg("-Wl,--gc-sections")
        .args(placing(&fc, &extra))
        .args(&extra);
    succeed(&mut command, &FORTRAN)?;
    put(beside(&made, output)?, output)
}
