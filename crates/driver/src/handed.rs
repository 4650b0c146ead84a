//! What a program hands over to the interpreter: the causes, and the sources that go along.
//!
//! One cause is one diagnostic: what is refused for the same reason is counted, and what is there only because of
//! another refusal in the same function counts for that one.

use crate::build::Compiled;
use crate::session::Session;
use analysis::Analysis;
use base::{Diagnostic, FxHashSet, Name, Span, System, codes};
use codegen::c::{HandedOver, Sources};
use codegen::lower::{Refused, Why};
use ir::tir::{CallTarget, Callee, FuncId, Function, FunctionKind, Program, Stmt, Storage, nested, walk};
use runtime::report;
use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};
use syntax::Dialect;

/// How much of a program is interpreted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// The functions that the interpreter runs.
    pub interpreted: usize,
    /// All functions of the program; the library's are not counted.
    pub functions: usize,
    /// Classes of the library are interpreted, with what it does with their objects.
    pub library: bool,
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = 100.0 * self.interpreted as f64 / self.functions.max(1) as f64;
        write!(f, "{} of {} functions interpreted ({percent:.0} %)", self.interpreted, self.functions)?;
        if self.library { f.write_str(", and classes of the library") } else { Ok(()) }
    }
}

/// What of a program is handed over function by function.
#[derive(Debug, Default)]
pub struct Handed {
    functions: Vec<FuncId>,
    causes: Vec<Refused>,
    /// They cannot stand beside compiled ones: all of the program is handed over.
    pub whole: bool,
}

/// Builtins that look at who called, or have functions called when values go: where one is called, compiled
/// and interpreted functions cannot stand beside each other.
const WHOLE: &[&str] = &["assignin", "dbstack", "evalin", "keyboard", "onCleanup", "rmpath"];

/// Builtins that look at the call of the function in which they stand, which is not there where a compiled one made it.
const OF_CALL: &[&str] = &["inputname", "isargout"];

impl Handed {
    /// The functions, by their numbers.
    pub fn functions(&self) -> &[FuncId] {
        &self.functions
    }

    /// Why they are handed over.
    pub fn causes(&self) -> &[Refused] {
        &self.causes
    }

    /// Hands over the functions of what was refused, and those that must go along. False where nothing is
    /// new, or where the whole program is to be handed over.
    pub(crate) fn grows(&mut self, session: &Session, entries: &[FuncId], refused: &[Refused]) -> bool {
        let before = self.functions.len();
        let program = &session.lowering.program;
        let asked = |f: &Function| session.options().interpreted.iter().any(|n| *n == f.name.as_str());
        let asked =
            program.functions.iter().filter(|(id, f)| !entries.contains(id) && asked(f)).map(|(id, _)| id);
        let asked: FxHashSet<FuncId> = asked.filter(|f| !self.functions.contains(f)).collect();
        if refused.is_empty() && asked.is_empty() {
            return false;
        }
        // What an unknown builtin may do makes more of a program unknown: those first, then what cannot go
        // alone last.
        let unit = |f: &FuncId| !entries.contains(f) && program.functions[*f].kind != FunctionKind::Script;
        let of = |why: Why| refused.iter().filter(move |r| r.why == why && unit(&r.func));
        let mut causes: Vec<&Refused> = of(Why::Builtin).collect();
        if causes.is_empty() {
            causes.extend(of(Why::Construct).chain(of(Why::Follows)));
        }
        let mut more: FxHashSet<FuncId> = causes.iter().map(|r| r.func).collect();
        let lonely = more.is_empty() && !refused.is_empty();
        more.extend(asked);
        // Variables that outlive calls are in one place.
        let keeps = |f: &Function| f.vars.values().any(|v| v.storage != Storage::Local);
        more.extend(program.functions.iter().filter(|(_, f)| keeps(f)).map(|(id, _)| id));
        more.extend(self.functions.iter().copied());
        let more = families(program, more);
        let apart = !lonely && more.iter().all(unit);
        let unseen = |(id, f): (FuncId, &Function)| {
            let goes = more.contains(&id);
            (goes || !is_library(session, f)) && calls(f, WHOLE) || goes && calls(f, OF_CALL)
        };
        if !apart
            || program.functions.iter().any(unseen)
            || mentions(session, WHOLE)
            || mentions(session, OF_CALL)
            || changes_folders(session)
            || has_classes(session)
        {
            self.functions.clear();
            self.whole = true;
            return false;
        }
        self.causes.extend(causes.into_iter().cloned());
        let mut added: Vec<FuncId> = more.into_iter().filter(|f| !self.functions.contains(f)).collect();
        added.sort();
        self.functions.extend(added);
        self.functions.len() > before
    }
}

/// Functions with those that share variables with them: a function and all that are nested in it.
fn families(program: &Program, functions: FxHashSet<FuncId>) -> FxHashSet<FuncId> {
    let root = |mut f: FuncId| {
        while let FunctionKind::Nested(parent) = program.functions[f].kind {
            f = parent;
        }
        f
    };
    let mut roots: FxHashSet<FuncId> = FxHashSet::default();
    for f in &functions {
        roots.insert(root(*f));
        roots.extend(nested::owners_needed(program, *f).into_iter().map(root));
    }
    let related = program.functions.keys().filter(|f| roots.contains(&root(*f)));
    related.chain(functions.iter().copied()).collect()
}

/// Whether there are classes in the folders of a program: objects would get into compiled functions.
fn has_classes(session: &Session) -> bool {
    let project = &session.lowering.project;
    let mut files = BTreeSet::new();
    project.folders().iter().for_each(|folder| in_folder(project.system, folder, &mut files));
    files.iter().any(|path| {
        let in_class =
            path.parent().and_then(|p| p.file_name()).is_some_and(|n| n.to_string_lossy().starts_with('@'));
        in_class || project.system.read(path).is_ok_and(|text| text.windows(9).any(|w| w == b"classdef "))
    })
}

/// Whether the program has classes of its own: their objects keep variables that compiled and interpreted functions
/// would both have.
pub(crate) fn has_own_classes(session: &mut Session, analysis: &Analysis) -> bool {
    analysis.classes.iter().any(|class| !session.lowering.is_library_class(class.name.as_str()))
}

/// Whether a class of the program redefines indexing: what its methods do with operations is only known to the run.
pub(crate) fn redefines_indexing(session: &Session) -> bool {
    session.sources().iter().any(|(_, file)| {
        let own = !lower::is_prelude(&file.path);
        own && file.text.starts_with("classdef") && file.text.contains(runtime::classes::indexing::MIXINS)
    })
}

/// How much of a program is interpreted: all of it, or what is handed over with all that it calls by name.
pub(crate) fn share(session: &mut Session, compiled: &Compiled, whole: bool) -> Share {
    let library = compiled.analysis.apart && !whole;
    let mut inside: FxHashSet<FuncId> = FxHashSet::default();
    let mut open: Vec<FuncId> = compiled.interpreted().to_vec();
    while let Some(f) = open.pop() {
        if !inside.insert(f) {
            continue;
        }
        for callee in called(&session.lowering.program.functions[f]) {
            match callee {
                Ok(f) => open.push(f),
                Err(name) => open.extend(session.lowering.resolve_function(name.as_str(), Some(f))),
            }
        }
    }
    let own = |f: &FuncId| {
        let function = &session.lowering.program.functions[*f];
        let path = &session.sources().file(function.file).path;
        !is_library(session, function) && path != Path::new(report::COMMAND)
    };
    let compiled = compiled.analysis.contexts.values().map(|c| c.func);
    let all: FxHashSet<FuncId> = compiled.chain(inside.iter().copied()).filter(own).collect();
    let interpreted = if whole { all.len() } else { inside.iter().filter(|f| own(f)).count() };
    Share { interpreted, functions: all.len(), library }
}

/// The functions that a function calls by name or makes handles of, and names that the run resolves.
fn called(f: &Function) -> Vec<Result<FuncId, Name>> {
    let mut found = Vec::new();
    walk::each(f, &f.body, &mut |_, stmt| match stmt {
        Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } | Stmt::FunctionRef { callee, .. } => {
            match callee.target {
                CallTarget::Function(f) => found.push(Ok(f)),
                CallTarget::Unresolved => found.push(Err(callee.name)),
                CallTarget::Builtin => {}
            }
        }
        Stmt::Lambda { function, .. } => found.push(Ok(*function)),
        _ => {}
    });
    found
}

/// The refusals as diagnostics: errors, or notes where an interpreter runs what is refused.
pub(crate) fn told(refused: &[Refused], becomes: Becomes) -> Vec<Diagnostic> {
    causes(refused).into_iter().map(|cause| cause.diagnostic(becomes)).collect()
}

/// What becomes of what is refused.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Becomes {
    /// An error.
    Error,
    /// An error, with the interpreter or without.
    Never,
    /// Its functions are interpreted.
    Functions,
    /// The program is interpreted.
    Program,
}

/// Why something is refused, and how often.
struct Cause<'r> {
    func: FuncId,
    span: Option<Span>,
    what: &'r str,
    /// Further places.
    more: usize,
}

fn causes(refused: &[Refused]) -> Vec<Cause<'_>> {
    let mut found: Vec<Cause> = Vec::new();
    // A function of several contexts says everything several times.
    let mut distinct: Vec<&Refused> = Vec::new();
    let mut seen = FxHashSet::default();
    for r in refused {
        if seen.insert((r.what.as_str(), r.func, r.span.map(|s| (s.file, s.start, s.end)))) {
            distinct.push(r);
        }
    }
    for r in distinct.iter().filter(|r| r.why != Why::Follows) {
        match found.iter_mut().find(|c| c.what == r.what) {
            Some(cause) => cause.more += 1,
            None => found.push(Cause { func: r.func, span: r.span, what: &r.what, more: 0 }),
        }
    }
    for r in distinct.iter().filter(|r| r.why == Why::Follows) {
        let own = found.iter().position(|c| c.func == r.func);
        match own.or_else(|| found.iter().position(|c| c.what == r.what)) {
            Some(at) => found[at].more += 1,
            None => found.push(Cause { func: r.func, span: r.span, what: &r.what, more: 0 }),
        }
    }
    found
}

impl Cause<'_> {
    fn diagnostic(&self, becomes: Becomes) -> Diagnostic {
        let more = match self.more {
            0 => String::new(),
            1 => " (and 1 more place with it)".to_owned(),
            n => format!(" (and {n} more places with it)"),
        };
        let (code, does) = match becomes {
            Becomes::Error | Becomes::Never => (&codes::UNSUPPORTED, "cannot be compiled to C yet"),
            Becomes::Functions => (&codes::INTERPRETED, "makes its function interpreted"),
            Becomes::Program => (&codes::INTERPRETED, "makes the program interpreted"),
        };
        let text = format!("{} {does}{more}", self.what);
        let d = Diagnostic { span: self.span, ..Diagnostic::without_span(code, text) };
        match becomes {
            Becomes::Error => {
                d.with_help("Run the program with `tame run`, or build it without `--no-interpreter`.")
            }
            Becomes::Never => d.with_help(
                "Functions of a library are compiled; what has no compiled form may stand in a function that they call.",
            ),
            _ => d,
        }
    }
}

/// Builtins that change which files are found, or name one.
const FOLDERS: &[&str] = &["addpath", "cd", "chdir", "genpath", "path", "run", "source"];

/// The most files of folders that are not on the search path.
const MOST_FILES: usize = 10_000;

/// The program of a session as the sources that it may come to: those read so far, and all in the folders in
/// which it looks for functions. `command` is the statement that calls the entry's function.
/// `handed` are the functions that a compiled program hands over.
pub(crate) fn sources(
    session: &Session,
    entry: FuncId,
    command: Option<String>,
    handed: &[FuncId],
) -> Sources {
    let project = &session.lowering.project;
    let entry = &project.sources.file(session.lowering.program.functions[entry].file).path;
    let mut files: BTreeSet<PathBuf> = BTreeSet::new();
    let read = project.sources.iter().map(|(_, file)| &file.path);
    files.extend(read.filter(|path| project.system.is_file(path)).cloned());
    for folder in project.folders() {
        in_folder(project.system, folder, &mut files);
    }
    if changes_folders(session) {
        let below = entry.parent().unwrap_or(Path::new(""));
        let root = if below.as_os_str().is_empty() { ".".into() } else { below.to_string_lossy() };
        for folder in lower::search_path::tree(project.system, &root) {
            let folder = PathBuf::from(folder);
            in_folder(project.system, folder.strip_prefix(".").unwrap_or(&folder), &mut files);
            if files.len() > MOST_FILES {
                break;
            }
        }
    }
    let stored = |path: &PathBuf| {
        let bytes = project.system.read(path).ok()?;
        Some((path.to_string_lossy().into_owned(), bytes))
    };
    let mut stored: Vec<(String, Vec<u8>)> = files.iter().filter_map(stored).collect();
    let place = |f: &FuncId| {
        let function = &session.lowering.program.functions[*f];
        let file = project.sources.file(function.file).path.to_string_lossy().into_owned();
        let captured = function.params.iter().take(function.captured);
        HandedOver {
            file,
            start: function.span.start,
            anonymous: function.kind == FunctionKind::Lambda,
            captured: captured.map(|v| function.vars[*v].name.as_str().to_owned()).collect(),
        }
    };
    let entry_text = project.sources.find(entry).map(|id| project.sources.file(id));
    if let Some(file) = entry_text.filter(|f| !files.contains(&f.path)) {
        // The standard input.
        stored.push((file.path.to_string_lossy().into_owned(), file.text.clone().into_bytes()));
    }
    Sources {
        files: stored,
        path: session.options().path.iter().map(|f| f.to_string_lossy().into_owned()).collect(),
        entry: entry.to_string_lossy().into_owned(),
        command,
        octave: session.dialect() == Dialect::Octave,
        handed: handed.iter().map(place).collect(),
        usage: None,
    }
}

/// Whether a function calls one of these builtins by name.
fn calls(f: &Function, names: &[&str]) -> bool {
    let mut found = false;
    walk::each(f, &f.body, &mut |_, stmt| {
        let named = |c: &Callee| names.contains(&c.name.as_str());
        found |=
            matches!(stmt, Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } if named(callee));
    });
    found
}

/// Whether a program changes which files are found, or names one.
fn changes_folders(session: &Session) -> bool {
    session.lowering.program.functions.values().any(|f| calls(f, FOLDERS))
}

/// Whether a function comes with the tool.
fn is_library(session: &Session, f: &Function) -> bool {
    lower::is_prelude(&session.sources().file(f.file).path)
}

/// Whether one of these words stands in the text of a program, for `eval` perhaps.
fn mentions(session: &Session, words: &[&str]) -> bool {
    let own = session.sources().iter().filter(|(_, file)| !lower::is_prelude(&file.path));
    own.into_iter().any(|(_, file)| words.iter().any(|w| file.text.contains(w)))
}

/// The files of a folder and of those inside it that belong to it: packages, classes, private functions.
fn in_folder(system: &dyn System, folder: &Path, files: &mut BTreeSet<PathBuf>) {
    let place = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    for name in system.list(place) {
        let path = folder.join(&name);
        if name.ends_with(".m") {
            files.insert(path);
        } else if (name.starts_with(['+', '@']) || name == "private") && system.is_dir(&path) {
            in_folder(system, &path, files);
        }
    }
}
