//! The house rules that a machine can check: which crate depends on which, how long files are, that
//! they open with what they are, how much one type does, that the code generator knows no builtin by its
//! name, that expectations belong to programs, that nothing is a stub.

mod tree;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use tree::{code, read, root, rust_files, with_ending};

/// The most lines of a file, but for those in `xtask/long-files.txt`.
const LINES: usize = 800;

/// The most methods that a type has of its own.
const METHODS: usize = 60;

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
        if lines > LINES && !excused {
            wrong.push(format!("{shown} has {lines} lines: split it along what it owns"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_type_does_everything() {
    let mut counts: BTreeMap<(String, String), usize> = BTreeMap::new();
    for path in rust_files() {
        let inside =
            path.strip_prefix(root()).expect("a file of the tree").to_string_lossy().replace('\\', "/");
        let name = inside.trim_start_matches("crates/").split('/').next().unwrap_or_default().to_owned();
        let text = read(&path);
        let mut own: Option<&str> = None;
        for line in text.lines() {
            if let Some(head) = line.strip_prefix("impl") {
                let head =
                    head.split_once("> ").filter(|_| head.starts_with('<')).map_or(head, |(_, rest)| rest);
                own = (!line.contains(" for "))
                    .then(|| head.trim().split(['<', ' ']).next().unwrap_or_default());
            } else if line.starts_with('}') {
                own = None;
            }
            let method = line.strip_prefix("    ").is_some_and(|l| {
                let l = l.split_once(") ").filter(|_| l.starts_with("pub(")).map_or(l, |(_, rest)| rest);
                ["fn ", "pub fn ", "const fn ", "pub const fn "].iter().any(|start| l.starts_with(start))
            });
            if let Some(own) = own.filter(|_| method) {
                *counts.entry((name.clone(), own.to_owned())).or_default() += 1;
            }
        }
    }
    let wrong = counts.iter().filter(|(_, n)| **n > METHODS);
    let wrong: Vec<String> = wrong.map(|((of, ty), n)| format!("{of}: {ty} has {n} methods")).collect();
    assert!(counts.len() > 100 && wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Words in the code generator that are names of builtins and mean something else there: the folder or
/// file, and the words.
const OTHER_WORDS: &[(&str, &[&str])] = &[
    // C's types and parameters.
    ("c/spell.rs", &["double"]),
    ("c/expr.rs", &["double"]),
    ("c/mod.rs", &["nargin", "nargout"]),
    ("c/header.rs", &["double"]),
    // Fortran's types, statements and intrinsic procedures; names of variables and of procedures of arrays.
    ("fortran/expr.rs", &["int32", "int64", "min", "max", "abs", "mod"]),
    ("fortran/mod.rs", &["zeros", "remove", "reshape", "join", "append"]),
    ("fortran/names.rs", &["size"]),
    ("fortran/refuse.rs", &["cell", "struct"]),
    ("fortran/spell.rs", &["logical"]),
    ("fortran/stmt.rs", &["exit", "range", "round", "real"]),
    // What libraries have, behind their prefix; words in names of types.
    ("c/api.rs", &["class", "size", "cell", "struct", "complex", "or", "throw"]),
    // What Octave is asked to call.
    ("entry/mex.rs", &["cellfun", "feval", "str2func"]),
    ("entry/python.rs", &["complex"]),
    // Names of locals.
    ("lower/array.rs", &["i", "j"]),
    ("lower/control.rs", &["round", "columns"]),
    ("lower/function.rs", &["count"]),
    ("lower/reduce.rs", &["sum", "any", "all"]),
    ("lower/scalar.rs", &["all"]),
    // Which objects a kernel takes as they are.
    ("lower/method.rs", &["all"]),
    ("lower/subscript.rs", &["i"]),
    ("passes/nest.rs", &["rows", "columns"]),
    // How quotients of integers are rounded.
    ("lower/bits.rs", &["fix", "floor", "ceil", "round"]),
    // What `exist` is asked for.
    ("lower/builtin.rs", &["var", "builtin", "class"]),
    // Passes.
    ("passes/mod.rs", &["append", "version", "rows"]),
];

#[test]
fn the_code_generator_knows_no_builtin_by_its_name() {
    let builtins: BTreeSet<String> = builtins::names().map(|n| n.as_str().to_owned()).collect();
    let mut wrong = Vec::new();
    for path in with_ending("crates/codegen/src", "rs") {
        let text = code(&read(&path));
        let other = OTHER_WORDS.iter().filter(|(file, _)| path.ends_with(file)).flat_map(|(_, words)| *words);
        let other: Vec<&str> = other.copied().collect();
        for (i, line) in text.lines().enumerate() {
            // Every second part stands between quotation marks.
            let found =
                line.split('"').skip(1).step_by(2).find(|word| {
                    word.starts_with("mc_") || builtins.contains(*word) && !other.contains(word)
                });
            if let Some(word) = found {
                wrong.push(format!("{}:{}: `{word}`", path.display(), i + 1));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "a fact of a builtin belongs in its specification, of a kernel in ir/src/loops/kernels.rs:\n{}",
        wrong.join("\n")
    );
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
