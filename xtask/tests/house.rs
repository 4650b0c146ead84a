//! The house rules that a machine can check: which crate depends on which, how long files are, that
//! they open with what they are, that expectations belong to programs, that nothing is a stub.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// All files below a folder, `target` and hidden folders left out.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') || name == "target" {
            continue;
        }
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

fn with_ending(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    files(&root().join(folder), &mut found);
    found.retain(|p| p.extension().is_some_and(|e| e == ending));
    found.sort();
    found
}

fn rust_files() -> Vec<PathBuf> {
    let mut all = with_ending("crates", "rs");
    all.extend(with_ending("xtask", "rs"));
    assert!(all.len() > 50, "the source tree was not found");
    all
}

#[test]
fn crates_depend_only_along_the_allowed_edges() {
    let text = read(&root().join("xtask/edges.txt"));
    let allowed: BTreeMap<&str, Vec<&str>> = text
        .lines()
        .filter(|l| !l.starts_with('#') && !l.trim().is_empty())
        .filter_map(|l| l.split_once(':'))
        .map(|(c, deps)| (c.trim(), deps.split_whitespace().collect()))
        .collect();
    let mut wrong = Vec::new();
    for entry in fs::read_dir(root().join("crates")).expect("crates").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(may) = allowed.get(name.as_str()) else {
            wrong.push(format!("{name} has no line in xtask/edges.txt"));
            continue;
        };
        let manifest = read(&entry.path().join("Cargo.toml"));
        let mut section = "";
        for line in manifest.lines() {
            if line.starts_with('[') {
                section = line;
            }
            let key = line.split(['.', ' ', '=']).next().unwrap_or("");
            let ours = allowed.contains_key(key) && section == "[dependencies]";
            if ours && !may.contains(&key) {
                wrong.push(format!("{name} must not depend on {key}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn files_are_short_and_say_what_they_are() {
    let exceptions = read(&root().join("xtask/long-files.txt"));
    let mut wrong = Vec::new();
    for path in rust_files() {
        let text = read(&path);
        let shown = path.display();
        if !text.starts_with("//!") {
            wrong.push(format!("{shown} does not open with //! and what it is"));
        }
        let lines = text.lines().count();
        let excused = exceptions
            .lines()
            .any(|l| l.split_whitespace().next().is_some_and(|f| path.ends_with(f) && !f.starts_with('#')));
        if lines > 1500 && !excused {
            wrong.push(format!("{shown} has {lines} lines: split it along what it owns"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nothing_is_a_stub() {
    let needles = [concat!("todo", "!("), concat!("unimpl", "emented!("), concat!("#[ign", "ore")];
    let mut wrong = Vec::new();
    for path in rust_files() {
        for (i, line) in read(&path).lines().enumerate() {
            if needles.iter().any(|n| line.contains(n)) {
                wrong.push(format!("{}:{}: {}", path.display(), i + 1, line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn unsafe_code_is_only_where_it_may_be() {
    let mut wrong = Vec::new();
    for path in rust_files() {
        let inside = path.to_string_lossy().replace('\\', "/");
        if inside.contains("/runtime/") || inside.contains("/jit/") || inside.ends_with("house.rs") {
            continue;
        }
        for (i, line) in read(&path).lines().enumerate() {
            let code = line.split("//").next().unwrap_or("");
            if code.contains("unsafe {") || code.contains("unsafe fn") {
                wrong.push(format!("{}:{}", path.display(), i + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "unsafe outside runtime and the JIT:\n{}", wrong.join("\n"));
}

#[test]
fn every_expectation_has_its_program() {
    let mut wrong = Vec::new();
    for path in with_ending("tests", "out") {
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let program =
            if name == "expected.out" { path.with_file_name("main.m") } else { path.with_extension("m") };
        if !program.is_file() {
            wrong.push(format!("{} expects the output of no program", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
