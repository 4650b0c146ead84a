//! Names of MATLAB as names of Fortran, which knows no capital letters and at most 63 characters: made once for a module
//! and once for each function. Every name is unique where it is declared, no local hides what the module declares, and
//! none is a keyword, an intrinsic procedure or a name of the support module.
//!
//! `taken.txt` holds the keywords and intrinsic procedures of Fortran 2018 and the names that the printer uses itself.

use crate::free::first_free;
use base::{FxHashMap, FxHashSet, Name};
use ir::loops::{Function, FunctionId, GlobalId, LocalId, Module, Stmt};

const TAKEN: &str = include_str!("taken.txt");

/// The most characters of a name, with room for what makes it unique.
const MOST: usize = 56;

/// The names of a module.
pub(super) struct Names {
    /// The module itself.
    pub module: String,
    /// Functions.
    pub functions: FxHashMap<FunctionId, String>,
    /// What holds the names of functions for the call stack.
    pub sources: FxHashMap<Name, String>,
    /// Variables of the module.
    pub globals: FxHashMap<GlobalId, String>,
    /// The variables of kernels.
    pub kernels: FxHashMap<Name, String>,
    file: FxHashSet<String>,
}

impl Names {
    /// The names of what the module declares; `stem` is the name of its source.
    pub(super) fn of(module: &Module, stem: &str) -> Names {
        let mut file: FxHashSet<String> = TAKEN.split_whitespace().map(str::to_owned).collect();
        let mut take = |name: &str| unique(name, |n| file.insert(n.to_owned()));
        let own = take(&format!("{stem}_module"));
        let functions = module.functions.iter().map(|(id, f)| (id, take(&f.name))).collect();
        let globals = module.globals.iter().map(|(id, g)| (id, take(&g.name))).collect();
        let (mut kernels, mut sources) = (FxHashMap::default(), FxHashMap::default());
        for f in module.functions.values() {
            if f.raises {
                let text = format!("name_of_{}", f.source.as_str());
                sources.entry(f.source).or_insert_with(|| take(&text));
            }
            f.each_stmt(&mut |s| {
                if let Stmt::Kernel { name, .. } = s {
                    kernels.entry(*name).or_insert_with(|| take(&format!("k_{}", name.as_str())));
                }
            });
        }
        Names { module: own, functions, sources, globals, kernels, file }
    }

    /// The names of a function's locals, and all that are in use in it.
    pub(super) fn locals(&self, f: &Function) -> (FxHashMap<LocalId, String>, FxHashSet<String>) {
        let mut own = FxHashSet::default();
        let mut found = FxHashMap::default();
        for (id, local) in f.locals.iter() {
            let grown = f.locals.iter().find(|(_, l)| l.lead == Some(id));
            let name = match (local.global, grown) {
                (Some(global), _) => self.globals[&global].clone(),
                (None, Some((_, matrix))) => {
                    let name = format!("{}_rows", matrix.name);
                    unique(&name, |n| !self.is_taken(n) && own.insert(n.to_owned()))
                }
                (None, None) => unique(&local.name, |n| !self.is_taken(n) && own.insert(n.to_owned())),
            };
            found.insert(id, name);
        }
        (found, own)
    }

    /// Whether a name is not for locals.
    pub(super) fn is_taken(&self, name: &str) -> bool {
        self.file.contains(name)
    }
}

/// The first of the names of Fortran for a name that `take` can have.
pub(super) fn unique(name: &str, take: impl FnMut(&str) -> bool) -> String {
    first_free(identifier(name), take)
}

/// An identifier of Fortran, and none of those that begin like the support module's.
fn identifier(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' };
    let mut clean: String = name.chars().map(plain).collect();
    clean = clean.trim_start_matches('_').to_owned();
    if !clean.starts_with(|c: char| c.is_ascii_alphabetic()) {
        clean.insert(0, 'v');
    }
    if clean.starts_with("tame_") || clean.starts_with("c_") || clean.starts_with("ieee_") {
        clean.insert_str(0, "m_");
    }
    clean.truncate(MOST);
    clean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(names: &[&str], expected: &[&str]) {
        let mut taken: FxHashSet<String> = TAKEN.split_whitespace().map(str::to_owned).collect();
        let found: Vec<String> = names.iter().map(|n| unique(n, |c| taken.insert(c.to_owned()))).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn names_are_those_of_fortran() {
        check(&["size", "Do", "tame_set", "@fn.m", "2x"], &["size_", "do_", "m_tame_set", "fn_m", "v2x"]);
    }

    #[test]
    fn capital_letters_make_no_name() {
        check(&["A", "a", "aLong_Name"], &["a", "a_", "along_name"]);
    }

    #[test]
    fn long_names_stay_apart() {
        let long = "n".repeat(60);
        let found = [&long[..56], &format!("{}_", &long[..56])];
        check(&[&long, &long], &found);
    }
}
