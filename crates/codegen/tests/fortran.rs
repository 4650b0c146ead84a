//! The Fortran printer, as text: `tests/fortran/NAME.loops` holds a module, then a line `=== fortran` and the module of
//! Fortran that the required rows and the printer make of it; or a line `=== refused` and what has no form in Fortran.
//! gfortran, where there is one, must accept the whole without a warning. With `BLESS=1` in the environment the text is
//! written anew.

use base::{SourceFile, SourceMap, Span};
use ir::loops::{Module, read};
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::Command;
use tame_codegen::{fortran, passes};

const MARK: &str = "=== fortran\n";
const REFUSED: &str = "=== refused\n";

fn main() {
    let args = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fortran");
    let entries = std::fs::read_dir(&root).into_iter().flatten().flatten();
    let mut cases: Vec<PathBuf> = entries.map(|e| e.path()).collect();
    cases.sort();
    let name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let trials = cases
        .into_iter()
        .filter(|p| p.extension().is_some_and(|e| e == "loops"))
        .map(|path| Trial::test(format!("fortran/{}", name(&path)), move || case(&path, &name(&path))))
        .collect();
    libtest_mimic::run(&args, trials).exit();
}

fn case(path: &Path, name: &str) -> Result<(), Failed> {
    let text = std::fs::read_to_string(path)?;
    let mark = if text.contains(REFUSED) { REFUSED } else { MARK };
    let (input, wanted) = text.split_once(mark).unwrap_or((&text, ""));
    let found = printed(input, name)?;
    if found == wanted {
        return Ok(());
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, format!("{input}{mark}{found}"))?;
        return Ok(());
    }
    Err(format!("expected:\n{wanted}\nfound:\n{found}").into())
}

/// The Fortran text of a module, or what has none; its positions are those of a file of empty lines.
fn printed(text: &str, name: &str) -> Result<String, Failed> {
    let mut module: Module = read(text)?;
    let options = passes::Options { naive: true, verify: true, ..Default::default() }.for_fortran();
    let wrong = passes::run(&mut module, &options);
    if !wrong.is_empty() {
        return Err(wrong.join("\n").into());
    }
    let refused = fortran::refused(&module);
    if !refused.is_empty() {
        return Ok(refused.into_iter().map(|r| format!("{}\n", r.what)).collect());
    }
    let mut sources = SourceMap::default();
    let file = sources.add(SourceFile::new("test.m", "\n".repeat(100)));
    for (line, span) in module.sites.values_mut().enumerate() {
        *span = Span::new(file, line as u32, line as u32);
    }
    let whole = fortran::emit(&module, &sources, "test", "test");
    accepted(&whole, name)?;
    let own = whole.split_once("module test_module\n").map_or("", |(_, own)| own);
    let own = own.split_once("end module test_module\n").map_or(own, |(own, _)| own);
    Ok(format!("module test_module\n{own}end module test_module\n"))
}

/// Complains where a Fortran compiler does.
fn accepted(text: &str, name: &str) -> Result<(), Failed> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fortran_{name}"));
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join("test.f90"), text)?;
    std::fs::write(folder.join(fortran::SUPPORT_FILE), fortran::SUPPORT)?;
    let flags = ["-std=f2018", "-c", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "test.f90"];
    let ran = Command::new("gfortran").args(flags).current_dir(&folder).output();
    match ran {
        Ok(said) if !said.status.success() => {
            Err(format!("{name}: {}\n{text}", String::from_utf8_lossy(&said.stderr)).into())
        }
        // Without a compiler the text alone is compared.
        _ => Ok(()),
    }
}
