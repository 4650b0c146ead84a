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

/// What the file of a class says that only an interpreter runs.
const APART: &str = "\n%#interpreted\n";

/// Whether a class has no compiled form: its file says so, or that of a class that it inherits from.
pub fn stands_apart(class: &str) -> bool {
    let Some(text) = text(class) else { return false };
    let head = text.lines().next().unwrap_or_default();
    let supers = head.split_once('<').map_or("", |(_, supers)| supers);
    text.contains(APART) || supers.split('&').any(|s| stands_apart(s.trim()))
}
