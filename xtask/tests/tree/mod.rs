//! The source tree, as the tests of the house look at it.

#![allow(dead_code, reason = "each test takes what it needs")]

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the tree.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The text of a file that must be there.
pub fn read(path: &Path) -> String {
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

/// The files below a folder with this ending, in order.
pub fn with_ending(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    files(&root().join(folder), &mut found);
    found.retain(|p| p.extension().is_some_and(|e| e == ending));
    found.sort();
    found
}

/// Every source of Rust.
pub fn rust_files() -> Vec<PathBuf> {
    let mut all = with_ending("crates", "rs");
    all.extend(with_ending("xtask", "rs"));
    assert!(all.len() > 50, "the source tree was not found");
    all
}

/// A source without its comments and the tests at its end, line by line.
pub fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let line = |l: &str| l.split("//").next().unwrap_or_default().to_owned();
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
