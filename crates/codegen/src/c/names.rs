//! Names of MATLAB as names of C: made once for a module and once for each function. Every name is unique
//! where it is declared, no local hides what the file declares, and none is one that C, its library or
//! the support header has taken.
//!
//! `taken.txt` holds the keywords of C11 and C23, what the headers included by `rts/library.h` may declare
//! or define (C11 7, with the GNU C library's own), and the names that the printer uses itself.

use super::spell::array_name;
use crate::free::first_free;
use base::{FxHashMap, FxHashSet, Name};
use ir::loops::{FrameId, Function, FunctionId, GlobalId, LocalId, Module, Stmt, ThunkId, Ty};

const TAKEN: &str = include_str!("taken.txt");

/// The names of a module.
pub(super) struct Names {
    /// Functions.
    pub functions: FxHashMap<FunctionId, String>,
    /// The types of the results of functions that have several.
    pub results: FxHashMap<FunctionId, String>,
    /// The types of what functions share with their protected blocks.
    pub shared: FxHashMap<FunctionId, String>,
    /// The functions of protected blocks, in the order of the statements.
    pub tries: FxHashMap<FunctionId, Vec<String>>,
    /// Functions as the runtime library calls them.
    pub thunks: FxHashMap<ThunkId, ThunkNames>,
    /// Variables of the module, fields of `struct tame_globals`.
    pub globals: FxHashMap<GlobalId, String>,
    /// The kinds of frames: `struct NAME`.
    pub frames: FxHashMap<FrameId, String>,
    /// The cells of kernels.
    pub kernels: FxHashMap<Name, String>,
    /// All of the above but the variables.
    file: Taken,
}

/// The names of a function as the runtime library calls it.
#[derive(Clone)]
pub(super) struct ThunkNames {
    /// Of the constant that says what can be called.
    pub callable: String,
    /// Of the function that it points to.
    pub call: String,
}

impl Names {
    /// The names of what the file declares.
    pub(super) fn of(module: &Module) -> Names {
        let mut file = Taken::with(TAKEN.split_whitespace());
        file.0.extend(module.exports.iter().map(|e| e.name.clone()));
        let locals = module.functions.values().flat_map(|f| f.locals.values().map(|l| l.ty));
        for ty in locals.chain(module.globals.values().map(|g| g.ty)) {
            if let Ty::Array(elem, rank) = ty {
                file.0.insert(array_name(elem, rank));
            }
        }
        let mut names = Names {
            functions: FxHashMap::default(),
            results: FxHashMap::default(),
            shared: FxHashMap::default(),
            tries: FxHashMap::default(),
            thunks: FxHashMap::default(),
            globals: FxHashMap::default(),
            frames: FxHashMap::default(),
            kernels: FxHashMap::default(),
            file: Taken::default(),
        };
        for (id, f) in module.functions.iter() {
            names.functions.insert(id, file.unique(&f.name));
        }
        let mut fields = Taken::with(TAKEN.split_whitespace());
        for (id, frame) in module.frames.iter() {
            names.frames.insert(id, file.unique(&frame.name));
        }
        for (id, g) in module.globals.iter() {
            // A variable in a frame is called what it is called there: both names begin with the function's.
            let frame = g.frame.map(|f| module.frames[f].name.trim_end_matches("frame"));
            let own = frame.and_then(|function| g.name.strip_prefix(function)).unwrap_or(&g.name);
            names.globals.insert(id, fields.unique(own));
        }
        for (id, f) in module.functions.iter() {
            let base = names.functions[&id].clone();
            let (mut tries, mut kernels) = (0, Vec::new());
            f.each_stmt(&mut |s| match s {
                Stmt::Try { .. } => tries += 1,
                Stmt::Kernel { name, .. } => kernels.push(*name),
                _ => {}
            });
            if f.results.len() > 1 {
                names.results.insert(id, file.unique(&format!("{base}_results")));
            }
            if tries > 0 {
                names.shared.insert(id, file.unique(&format!("{base}_locals")));
                let tries = (1..=tries).map(|k| file.unique(&format!("{base}_try_{k}"))).collect();
                names.tries.insert(id, tries);
            }
            for kernel in kernels {
                names.kernels.entry(kernel).or_insert_with(|| file.unique(&kernel_name(kernel)));
            }
        }
        for (id, thunk) in module.thunks.iter() {
            let of = thunk.entries.first().map_or("no", |e| names.functions[&e.function].as_str());
            let base = format!("{of}_thunk");
            let callable = file.unique(&base);
            let call = file.unique(&format!("{callable}_call"));
            names.thunks.insert(id, ThunkNames { callable, call });
        }
        names.file = file;
        names
    }

    /// The names of a function's locals, by their ids.
    pub(super) fn locals(&self, function: &Function) -> FxHashMap<LocalId, String> {
        let mut taken = Inner { file: &self.file, own: Taken::default() };
        let mut found = FxHashMap::default();
        for (id, local) in function.locals.iter() {
            let name = match local.global {
                Some(global) => format!("cx->globals->{}", self.globals[&global]),
                None => taken.unique(&local.name),
            };
            found.insert(id, name);
        }
        self.within(function, &mut found);
        found
    }

    /// The names of what is in frames, behind those of what leads to it.
    pub(super) fn within(&self, function: &Function, found: &mut FxHashMap<LocalId, String>) {
        for (id, local) in function.locals.iter() {
            if let (Some(room), Some(global)) = (local.within, local.global)
                && let Some(room) = found.get(&room)
            {
                let name = format!("{room}->{}", self.globals[&global]);
                found.insert(id, name);
            }
        }
    }
}

/// Whether a name is taken by C, its library or the support header.
pub fn reserved(name: &str) -> bool {
    TAKEN.split_whitespace().any(|taken| taken == name) || CPP.split_whitespace().any(|taken| taken == name)
}

/// Words of C++ that C has not.
const CPP: &str = "and and_eq asm bitand bitor catch class compl concept const_cast constexpr consteval co_await \
    co_return co_yield decltype delete dynamic_cast explicit export friend mutable namespace new noexcept not not_eq \
    operator or or_eq private protected public reinterpret_cast requires static_cast template this throw try typeid \
    typename using virtual wchar_t xor xor_eq";

/// Names that are in use.
#[derive(Default)]
struct Taken(FxHashSet<String>);

impl Taken {
    fn with<'a>(names: impl Iterator<Item = &'a str>) -> Taken {
        Taken(names.map(str::to_owned).collect())
    }

    /// The name as one of C that nobody has, which is from here on in use.
    fn unique(&mut self, name: &str) -> String {
        unique(name, |candidate| self.0.insert(candidate.to_owned()))
    }
}

/// Names that are in use in a function: its own and those of the file.
struct Inner<'f> {
    file: &'f Taken,
    own: Taken,
}

impl Inner<'_> {
    fn unique(&mut self, name: &str) -> String {
        unique(name, |candidate| !self.file.0.contains(candidate) && self.own.0.insert(candidate.to_owned()))
    }
}

/// The first of the names of C for a name that `take` can have.
fn unique(name: &str, take: impl FnMut(&str) -> bool) -> String {
    first_free(identifier(name), take)
}

/// An identifier of C, and none of those that begin like the support header's.
fn identifier(name: &str) -> String {
    let mut clean: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect();
    // MATLAB's own names begin with a letter.
    clean = clean.trim_start_matches('_').to_owned();
    if !clean.starts_with(|c: char| c.is_ascii_alphabetic()) {
        clean.insert(0, 'v');
    }
    // Functions on arrays are `matrix_f64_alloc` and the like.
    let array = clean.starts_with("matrix_") || clean.starts_with("array");
    if clean.starts_with("tame_") || clean.starts_with("TAME_") {
        clean.insert_str(0, "m_");
    } else if array && clean.contains('_') {
        clean.push('_');
    }
    clean
}

/// `get.a(2){1}` becomes `k_get_a__2p__1b`.
fn kernel_name(name: Name) -> String {
    let mut clean = String::from("k_");
    for c in name.as_str().chars() {
        match c {
            '(' | '{' => clean.push_str("__"),
            ')' => clean.push('p'),
            '}' => clean.push('b'),
            '*' => clean.push('0'),
            '?' => clean.push_str("_0"),
            c if c.is_ascii_alphanumeric() => clean.push(c),
            _ => clean.push('_'),
        }
    }
    clean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, expected: &str) {
        assert_eq!(Taken::with(TAKEN.split_whitespace()).unique(name), expected);
    }

    #[test]
    fn names_of_c_and_its_library_are_changed() {
        check("bsearch", "bsearch_");
        check("count", "count");
        check("@fn.m", "fn_m");
        check("2x", "v2x");
        check("tame_set", "m_tame_set");
        check("matrix_f64_set", "matrix_f64_set_");
    }

    #[test]
    fn no_name_is_given_twice() {
        let mut taken = Taken::with(["a"].into_iter());
        let names: Vec<String> = ["a", "a_", "a", "b"].iter().map(|n| taken.unique(n)).collect();
        assert_eq!(names, ["a_", "a__", "a_2", "b"]);
    }
}
