//! The prelude: library functions that are best said in MATLAB, embedded in the program.

/// Names and texts, sorted by name.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/prelude.rs"));

/// The text of the prelude's function `name`.
pub fn text(name: &str) -> Option<&'static str> {
    FILES.binary_search_by_key(&name, |f| f.0).ok().map(|i| FILES[i].1)
}

/// The names of the prelude's functions, sorted.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|f| f.0)
}

/// Whether `name` is a class of the prelude.
pub fn is_class(name: &str) -> bool {
    text(name).is_some_and(|t| t.starts_with("classdef"))
}

/// The names of the prelude's classes, sorted.
pub fn classes() -> impl Iterator<Item = &'static str> {
    names().filter(|name| is_class(name))
}
