//! What ARCHITECTURE.md claims and a machine can check: what crates must not know, that the files it sends
//! people to are there, which crates of others are used, that an error is worded once.
//!
//! Which crate may depend on which is in `house.rs`, circles of modules in `circles.rs`, the pipeline in
//! `xtask/src/docs.rs`.

mod tree;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use tree::{code, read, root, rust_files, with_ending};

/// Folders, and what the code in them does not mention, beyond what their crates' dependencies exclude.
const UNKNOWN: &[(&str, &[&str])] = &[
    ("crates/runtime/src", &["AbsValue"]),
    ("crates/ir/src", &["AbsValue", "std::fs", "std::env"]),
    ("crates/lower/src", &["AbsValue", "loops::", "std::fs", "std::env"]),
    ("crates/analysis/src", &["ir::loops", "std::fs", "std::env"]),
    ("crates/interp/src", &["AbsValue", "ir::loops"]),
    ("crates/embed/src", &["AbsValue", "ir::loops", "env::args"]),
    ("crates/specialize/src", &["ir::loops", "std::fs", "std::env"]),
    ("crates/specialize/src/raise", &["AbsValue"]),
    ("crates/codegen/src", &["std::fs", "std::env"]),
    ("crates/codegen/src/passes", &["tir::", "analysis::", "builtins::"]),
    ("crates/codegen/src/c", &["tir::", "analysis::", "builtins::"]),
    ("crates/driver/src", &["env::args"]),
];

#[test]
fn crates_do_not_know_what_they_must_not() {
    let mut wrong = Vec::new();
    for (folder, unknown) in UNKNOWN {
        for path in with_ending(folder, "rs").iter().filter(|p| !p.to_string_lossy().contains("test")) {
            for (i, line) in code(&read(path)).lines().enumerate() {
                if let Some(word) = unknown.iter().find(|word| line.contains(**word)) {
                    wrong.push(format!("{}:{}: {word}", path.display(), i + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What stands between backquotes in ARCHITECTURE.md and looks like a path.
fn paths(page: &str) -> Vec<&str> {
    let words = page.split('`').skip(1).step_by(2);
    words.filter(|w| w.contains('/') && !w.contains(' ') && !w.contains(['*', '<'])).collect()
}

#[test]
fn the_files_that_are_named_are_there() {
    let page = read(&root().join("ARCHITECTURE.md"));
    let found = paths(&page);
    assert!(found.len() > 15, "ARCHITECTURE.md names no files");
    // Inside a crate, `src` may be left out, and in a section about one crate its name.
    let there = |path: &str| {
        let (owner, rest) = path.split_once('/').unwrap_or((path, ""));
        let full = [path.to_owned(), format!("crates/{path}"), format!("crates/{owner}/src/{rest}")];
        let crates = fs::read_dir(root().join("crates")).expect("crates").flatten();
        let anywhere = crates.map(|c| c.path().join("src").join(path));
        full.iter().map(|p| root().join(p)).chain(anywhere).any(|p| p.exists())
    };
    let missing: Vec<&str> = found.into_iter().filter(|p| !p.contains("PASS") && !there(p)).collect();
    assert!(missing.is_empty(), "ARCHITECTURE.md names what is not there: {}", missing.join(", "));
}

#[test]
fn the_crates_of_others_are_those_of_the_list() {
    let page = read(&root().join("ARCHITECTURE.md"));
    let list = page.split("## Dependencies").nth(1).unwrap_or_default();
    let rows = list.lines().filter_map(|l| l.strip_prefix("| ")).skip(1);
    let listed: BTreeSet<&str> = rows.filter_map(|row| row.split([' ', '|']).next()).collect();
    let mut manifests = vec![root().join("xtask/Cargo.toml")];
    manifests.extend(with_ending("crates", "toml"));
    let mut used = BTreeSet::new();
    for manifest in manifests {
        let text = read(&manifest);
        let mut dependencies = false;
        for line in text.lines() {
            if line.starts_with('[') {
                dependencies = line.ends_with("dependencies]");
            } else if dependencies && !line.starts_with('#') && !line.is_empty() {
                let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
                if !root().join("crates").join(name).exists() {
                    used.insert(name.to_owned());
                }
            }
        }
    }
    assert_eq!(listed, used.iter().map(String::as_str).collect());
}

#[test]
fn no_error_is_worded_twice() {
    let mut places: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    for path in rust_files().into_iter().filter(|p| !p.to_string_lossy().contains("test")) {
        let text = code(&read(&path));
        for (at, _) in text.match_indices("Error::new(") {
            let rest = text[at..].trim_start_matches("Error::new(").trim_start();
            let literals: Vec<&str> = rest.split('"').take(4).collect();
            let [before, identifier, between, message] = literals[..] else { continue };
            if before.is_empty() && matches!(between.trim(), "," | ", format!(") {
                let line = text[..at].lines().count();
                let key = (identifier.to_owned(), message.to_owned());
                places.entry(key).or_default().push(format!("{}:{line}", path.display()));
            }
        }
    }
    assert!(places.len() > 80, "the errors were not found");
    let twice = places.into_iter().filter(|(_, places)| places.len() > 1);
    let twice: Vec<String> =
        twice.map(|((_, text), places)| format!("{text}: {}", places.join(", "))).collect();
    assert!(twice.is_empty(), "errors that want a constructor in errors.rs:\n{}", twice.join("\n"));
}
