//! No circle of modules in the code generator and the interpreter: whoever reads a module needs to know
//! only modules that do not know it.
//!
//! A module knows another where a path in its code (tests and comments apart) leads there, by `use` or
//! written out. A path leads to the longest module that it names; the rest of it is something in there.

mod tree;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use tree::{code, read, root, with_ending};

/// A module as the names that lead to it from the crate's root.
type Module = Vec<String>;

#[test]
fn modules_of_codegen_and_interp_form_no_circle() {
    let mut wrong = Vec::new();
    for name in ["codegen", "interp"] {
        let texts = modules(&format!("crates/{name}/src"));
        assert!(texts.len() > 20, "the modules of {name} were not found");
        let known = texts.iter().map(|(m, text)| (m.clone(), known_by(m, text, &texts))).collect();
        let circle: Vec<String> = circle(known).iter().map(|m| m.join("::")).collect();
        if !circle.is_empty() {
            wrong.push(format!("{name}: {}", circle.join(", ")));
        }
    }
    assert!(
        wrong.is_empty(),
        "modules that know each other in a circle, or hang on one:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn a_circle_is_found() {
    let texts =
        [("a", "use super::b::{C, d}; //"), ("b", "fn f() { crate::a::g(); }"), ("e", "use super::{a, b};")];
    let texts = texts.map(|(m, text)| (vec![m.to_owned()], text.to_owned())).into();
    let known: BTreeMap<Module, _> = BTreeMap::clone(&texts)
        .into_iter()
        .map(|(m, text)| (m.clone(), known_by(&m, &text, &texts)))
        .collect();
    assert_eq!(circle(known), [["a"], ["b"]]);
}

/// The modules of a crate, each with its code.
fn modules(folder: &str) -> BTreeMap<Module, String> {
    let module = |path: &Path| {
        let inside =
            path.strip_prefix(root().join(folder)).expect("a source of the crate").with_extension("");
        let names = inside.iter().map(|n| n.to_string_lossy().into_owned());
        names.filter(|n| !matches!(n.as_str(), "lib" | "mod")).collect()
    };
    with_ending(folder, "rs").iter().map(|path| (module(path), code(&read(path)))).collect()
}

/// The modules that one knows.
fn known_by(module: &Module, text: &str, all: &BTreeMap<Module, String>) -> BTreeSet<Module> {
    let mut known = BTreeSet::new();
    for start in paths(text) {
        let mut at = match start[0].as_str() {
            "crate" => Vec::new(),
            "super" => module[..module.len().saturating_sub(1)].to_vec(),
            "self" => module.clone(),
            child => {
                let below = [module.as_slice(), &[child.to_owned()]].concat();
                if !all.contains_key(&below) {
                    continue; // another crate, or a name that is here
                }
                below
            }
        };
        for name in &start[1..] {
            let below = [at.as_slice(), &[name.clone()]].concat();
            match name.as_str() {
                "super" => drop(at.pop()),
                _ if all.contains_key(&below) => at = below,
                _ => break,
            }
        }
        known.insert(at);
    }
    known.remove(module);
    known
}

/// Every path in a source, those in braces one by one.
fn paths(text: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut prefixes: Vec<Vec<String>> = Vec::new();
    let mut path: Vec<String> = Vec::new();
    let mut rest = text;
    // Whether the path goes on with the next name.
    let mut open = false;
    while let Some(c) = rest.chars().next() {
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let mut end = |path: &mut Vec<String>| {
            if path.len() > prefixes.last().map_or(1, Vec::len) {
                found.push(path.clone());
            }
        };
        let width = match c {
            _ if word > 0 => {
                if !open {
                    end(&mut path);
                    path = prefixes.last().cloned().unwrap_or_default();
                }
                path.push(rest[..word].to_owned());
                open = false;
                word
            }
            ':' if rest.starts_with("::") => {
                open = true;
                2
            }
            '{' if open => {
                prefixes.push(std::mem::take(&mut path));
                open = false;
                1
            }
            '}' if !prefixes.is_empty() => {
                end(&mut path);
                path = Vec::new();
                prefixes.pop();
                1
            }
            c => c.len_utf8(),
        };
        rest = &rest[width..];
    }
    if path.len() > 1 {
        found.push(path);
    }
    found
}

/// What is left when whoever knows nobody that is left has gone, and whoever nobody knows.
fn circle(mut known: BTreeMap<Module, BTreeSet<Module>>) -> Vec<Module> {
    loop {
        let before = known.len();
        let left: BTreeSet<Module> = known.keys().cloned().collect();
        known.retain(|_, others| others.iter().any(|o| left.contains(o)));
        let met: BTreeSet<Module> = known.values().flatten().cloned().collect();
        known.retain(|m, _| met.contains(m));
        if known.len() == before {
            return known.into_keys().collect();
        }
    }
}
