//! What a program hands over to the interpreter: the causes, and the sources that go along.
//!
//! One cause is one diagnostic: what is refused for the same reason is counted, and what is there only because of
//! another refusal in the same function counts for that one.

use crate::session::Session;
use analysis::Analysis;
use base::{Code, Diagnostic, FxHashSet, Span, System, codes};
use codegen::c::Sources;
use codegen::lower::Refused;
use ir::tir::{Callee, FuncId, Stmt, walk};
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
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = 100.0 * self.interpreted as f64 / self.functions.max(1) as f64;
        write!(f, "{} of {} functions interpreted ({percent:.0} %)", self.interpreted, self.functions)
    }
}

/// How many functions of a program the analysis has met, the library's left out.
pub(crate) fn functions(session: &Session, analysis: &Analysis) -> usize {
    let own = |f: &FuncId| {
        let file = session.sources().file(session.lowering.program.functions[*f].file);
        !file.path.starts_with("<prelude>") && file.path != Path::new(report::COMMAND)
    };
    analysis.contexts.values().map(|c| c.func).filter(own).collect::<FxHashSet<FuncId>>().len()
}

/// The refusals as diagnostics: errors, or notes where an interpreter runs what is refused.
pub(crate) fn told(refused: &[Refused], interpreter: bool) -> Vec<Diagnostic> {
    causes(refused).into_iter().map(|cause| cause.diagnostic(interpreter)).collect()
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
    for r in distinct.iter().filter(|r| !r.follows) {
        match found.iter_mut().find(|c| c.what == r.what) {
            Some(cause) => cause.more += 1,
            None => found.push(Cause { func: r.func, span: r.span, what: &r.what, more: 0 }),
        }
    }
    for r in distinct.iter().filter(|r| r.follows) {
        let own = found.iter().position(|c| c.func == r.func);
        match own.or_else(|| found.iter().position(|c| c.what == r.what)) {
            Some(at) => found[at].more += 1,
            None => found.push(Cause { func: r.func, span: r.span, what: &r.what, more: 0 }),
        }
    }
    found
}

impl Cause<'_> {
    fn diagnostic(&self, interpreter: bool) -> Diagnostic {
        let more = match self.more {
            0 => String::new(),
            1 => " (and 1 more place with it)".to_owned(),
            n => format!(" (and {n} more places with it)"),
        };
        let (code, text): (&'static Code, String) = match interpreter {
            true => (&codes::INTERPRETED, format!("{} makes the program interpreted{more}", self.what)),
            false => (&codes::UNSUPPORTED, format!("{} cannot be compiled to C yet{more}", self.what)),
        };
        let d = Diagnostic { span: self.span, ..Diagnostic::without_span(code, text) };
        match interpreter {
            true => d,
            false => d.with_help("Run the program with `tame run`, or build it without `--no-interpreter`."),
        }
    }
}

/// Builtins that change which files are found, or name one.
const FOLDERS: &[&str] = &["addpath", "cd", "chdir", "genpath", "path", "run", "source"];

/// The most files of folders that are not on the search path.
const MOST_FILES: usize = 10_000;

/// The program of a session as the sources that it may come to: those read so far, and all in the folders in
/// which it looks for functions. `command` is the statement that calls the entry's function.
pub(crate) fn sources(session: &Session, entry: FuncId, command: Option<String>) -> Sources {
    let project = &session.lowering.project;
    let entry = &project.sources.file(session.lowering.program.functions[entry].file).path;
    let mut files: BTreeSet<PathBuf> = BTreeSet::new();
    let read = project.sources.iter().map(|(_, file)| &file.path);
    files.extend(read.filter(|path| project.system.is_file(path)).cloned());
    for folder in project.folders() {
        in_folder(project.system, folder, &mut files);
    }
    if moves(session) {
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
    }
}

/// Whether a program may look for functions in other folders than are known.
fn moves(session: &Session) -> bool {
    session.lowering.program.functions.values().any(|f| {
        let mut found = false;
        walk::each(f, &f.body, &mut |_, stmt| {
            let named = |c: &Callee| FOLDERS.contains(&c.name.as_str());
            found |= matches!(stmt, Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } if named(callee));
        });
        found
    })
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
