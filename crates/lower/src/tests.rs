//! One `check` per construct: MATLAB in, Tame IR out. Every program is verified, printed, read and
//! printed again.

mod control;
mod exprs;
mod functions;
mod lists;
mod projects;
mod scripts;

use crate::{Lowering, Options};
use base::{MemorySystem, Name};
use ir::tir;
use std::path::{Path, PathBuf};
use syntax::Dialect;

/// The printed program that `files` give; the first is the entry.
pub(super) fn lower_files(files: &[(&str, &str)], options: Options) -> String {
    let system = MemorySystem::new(files.iter().map(|&(p, t)| (p, t.as_bytes())));
    let mut lowering = Lowering::new(&system, options);
    let entry = lowering.load_entry(Path::new(files[0].0));
    let problems: Vec<String> = lowering.diagnostics().iter().map(ToString::to_string).collect();
    assert!(entry.is_some(), "{problems:?}");
    assert_eq!(problems, Vec::<String>::new());
    printed(&lowering)
}

/// The printed program, once it has passed the checks.
pub(super) fn printed(lowering: &Lowering<'_>) -> String {
    let violations: Vec<String> = tir::verify(&lowering.program).iter().map(ToString::to_string).collect();
    let text = tir::print_program(&lowering.program);
    assert_eq!(violations, Vec::<String>::new(), "{text}");
    let again = tir::read(base::EntityRef::new(0), &text, &|n| crate::is_builtin(n));
    let again = again.unwrap_or_else(|d| panic!("{d} {:?} in\n{text}", d.span));
    assert_eq!(tir::print_program(&again), text);
    let violations: Vec<String> = tir::verify(&again).iter().map(ToString::to_string).collect();
    assert_eq!(violations, Vec::<String>::new(), "{text}");
    text
}

pub(super) fn lower(text: &str) -> String {
    lower_files(&[("/w/main.m", text)], Options::default())
}

/// The statements of a function `main(a, b, c, s)`, whose header and end are left out on both sides.
pub(super) fn check(body: &str, expected: &str) {
    let text = lower(&format!("function main(a, b, c, s)\n{body}\nend\n"));
    let lines: Vec<&str> = text.lines().collect();
    let end = lines.iter().position(|l| *l == "end").unwrap_or(lines.len());
    let got: Vec<&str> = lines[1..end].iter().map(|l| l.strip_prefix("    ").unwrap_or(l)).collect();
    assert_same(&got.join("\n"), expected);
}

/// The whole program of one file.
pub(super) fn check_file(text: &str, expected: &str) {
    assert_same(&lower(text), expected);
}

pub(super) fn check_octave(body: &str, expected: &str) {
    let options = Options { dialect: Dialect::Octave, ..Options::default() };
    let text = lower_files(&[("/w/main.m", &format!("function main(a, b, c, s)\n{body}\nend\n"))], options);
    let body: Vec<&str> = text.lines().collect();
    let got: Vec<&str> =
        body[1..body.len() - 1].iter().map(|l| l.strip_prefix("    ").unwrap_or(l)).collect();
    assert_same(&got.join("\n"), expected);
}

#[track_caller]
pub(super) fn assert_same(got: &str, expected: &str) {
    let (got, expected) = (got.trim(), expected.trim());
    assert!(got == expected, "got:\n{got}\n\nexpected:\n{expected}\n");
}

/// Every program of the repository lowers, verifies, and prints the same after being read.
#[test]
fn programs_of_the_repository() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let system = base::RealSystem::default();
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for name in base::System::list(&system, &folder) {
            let path = folder.join(&name);
            if path.is_dir() {
                folders.push(path);
            } else if name.ends_with(".m") {
                let mut lowering = Lowering::new(&system, Options::default());
                if lowering.load_entry(&path).is_some() {
                    printed(&lowering);
                }
            }
        }
    }
}

#[test]
fn prelude_functions_lower() {
    for name in crate::prelude::names() {
        let system = MemorySystem::default();
        let options = Options { dialect: Dialect::Octave, ..Options::default() };
        let mut lowering = Lowering::new(&system, options);
        if crate::prelude::is_class(name) {
            let class = lowering.project.class(name, None).map(|(_, class)| class.name);
            // A class of a package stands in its file under its last name.
            let last = name.rsplit('.').next().unwrap_or(name);
            assert_eq!(class, Some(Name::new(last)));
            continue;
        }
        assert!(lowering.resolve_function(name, None).is_some(), "{name}");
        assert!(lowering.diagnostics().is_empty(), "{name}: {:?}", lowering.diagnostics());
        printed(&lowering);
    }
}
