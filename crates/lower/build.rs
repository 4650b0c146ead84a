//! Lists the prelude, so that a library function written in MATLAB is one file in one place.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let folder = Path::new(&root).join("../../prelude");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(&folder)
        .map(|entries| entries.flatten().map(|e| e.path()).collect())
        .unwrap_or_default();
    files.retain(|f| f.extension().is_some_and(|e| e == "m"));
    files.sort();
    let mut table = String::from("&[\n");
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
        let stem = file.file_stem().and_then(|s| s.to_str()).unwrap_or_default();
        let _ = writeln!(table, "    ({stem:?}, include_str!({:?})),", file.display().to_string());
    }
    table.push_str("]\n");
    let out = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("prelude.rs");
    if let Err(error) = fs::write(&out, table) {
        panic!("cannot write {}: {error}", out.display());
    }
}
