//! Names that MATLAB or one of its toolboxes has and `tame` has not, with what it has instead where there is
//! something; and names that Octave alone has. The lists are `not_provided.txt` and `octave_not_provided.txt`;
//! that none of their names is provided is tested in `lower`.

use base::{FxHashMap, FxHashSet};
use std::sync::LazyLock;

static NAMES: LazyLock<FxHashMap<&'static str, &'static str>> = LazyLock::new(|| {
    let mut names = FxHashMap::default();
    for line in include_str!("not_provided.txt").lines().filter(|l| !l.starts_with('#')) {
        let (list, instead) =
            line.split_once(':').map_or((line, ""), |(list, instead)| (list, instead.trim()));
        let mut list: Vec<&str> = list.split_whitespace().collect();
        // What stands behind the colon is said of the last name.
        let last = list.pop();
        names.extend(list.into_iter().map(|n| (n, "")));
        names.extend(last.map(|n| (n, instead)));
    }
    names
});

/// Functions of Octave alone, one a word.
static OCTAVE: LazyLock<FxHashSet<&'static str>> =
    LazyLock::new(|| include_str!("octave_not_provided.txt").split_whitespace().collect());

/// Where names with dots begin that MATLAB takes from elsewhere.
const FOREIGN: &[&str] =
    &["java", "javax", "com", "org", "edu", "sun", "matlab", "NET", "System", "Microsoft"];

/// What there is instead of the function of MATLAB with this name, perhaps nothing; `None` where the name is no
/// such function's. What lies in packages of Java and of .NET is MATLAB's, and what lies in its own.
pub fn find(name: &str) -> Option<&'static str> {
    let first = name.split('.').next().unwrap_or(name);
    if first != name && FOREIGN.contains(&first) {
        return Some("");
    }
    NAMES.get(name).or_else(|| NAMES.get(first)).copied()
}

/// Functions of Octave alone whose names are words that programs of MATLAB give to variables.
const OF_OCTAVE_PROGRAMS: &[&str] =
    &["arg", "cand", "center", "debug", "example", "fail", "info", "link", "pareto", "test"];

/// Whether the name is a function's that Octave has, and neither MATLAB nor `tame`.
pub fn is_octave(name: &str) -> bool {
    OCTAVE.contains(name)
}

/// Whether the name is such a function's in a program of Octave's language.
pub fn is_of_octave_program(name: &str) -> bool {
    is_octave(name) || OF_OCTAVE_PROGRAMS.contains(&name)
}

/// All of them.
pub fn names() -> impl Iterator<Item = &'static str> {
    NAMES.keys().copied().chain(OCTAVE.iter().copied())
}
