//! `tame check`: everything that can be found in a program without running it. Syntax, names, slips
//! (`analysis::lint`), and what the value analysis is certain of.
//!
//! Arguments of the entry may be anything. The later steps run where the earlier ones found no error.
//!
//! Many programs are checked in batches (`pool.rs`): those of one folder share what is read and lowered. What
//! is said of a file is said when it is its turn; of files that are not among those to be checked, by each
//! program that uses them.

mod baseline;
mod config;
mod finding;
mod fold;
mod format;
mod ok;
mod pool;
mod tree;

pub use baseline::Baseline;
pub use config::{Config, Rules, code_list};
pub use finding::Finding;
pub use format::{Format as CheckFormat, formatted};
pub use pool::check_all;

use crate::build::LowerSource;
use crate::session::Session;
use crate::wild::findings;
use analysis::{Analysis, Options, analyze, lint, perhaps_decided, verdicts};
use base::{Diagnostic, FileId, FxHashSet, SourceFile, Span, System, codes};
use codegen::split_webs_of;
use ir::tir::{Callee, FuncId, Function, FunctionKind};
use std::cell::RefCell;
use std::path::{Path, PathBuf};

/// How far the value analysis goes.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// After so many statements no further functions are followed from the entry of a program.
    entry: u64,
    /// The same for each function that is looked at on its own.
    other: u64,
    /// After so many statements in all, no further functions are looked at on their own.
    others: u64,
    /// After so many statements everything that changes becomes anything.
    budget: u64,
}

impl Effort {
    /// For a program that is checked alone.
    pub const ALONE: Effort = Effort { entry: 300_000, other: 1_000, others: 400_000, budget: 2_000_000 };
    /// For one of many: each function is looked at on its own, no call is followed.
    const MANY: Effort = Effort { entry: 0, other: 0, others: 4_000, budget: 10_000 };
    /// Of more programs no calls are followed.
    const FEW: u64 = 200;

    /// Whether calls are followed at all.
    fn follows(self) -> bool {
        self.entry > 0 || self.other > 0
    }

    /// For each of so many programs: together they are worth little more than one.
    pub fn for_each_of(programs: usize) -> Effort {
        let n = programs.max(1) as u64;
        let (alone, many) = (Effort::ALONE, Effort::MANY);
        if n > Effort::FEW {
            return many;
        }
        Effort {
            entry: 2 * alone.entry / (n + 1),
            other: 2 * alone.other / (n + 1),
            others: (2 * alone.others / (n + 1)).max(many.others),
            budget: (2 * alone.budget / (n + 1)).max(many.budget),
        }
    }
}

/// What is wrong with the program in a file, in the order of the text, each finding once.
pub fn check(session: &mut Session, file: &Path) -> Vec<Diagnostic> {
    let home = file.parent().unwrap_or(Path::new("")).to_owned();
    let found = check_batch(session, &home, &[file.to_owned()], &FxHashSet::default(), Effort::ALONE);
    found.into_iter().next().unwrap_or_default()
}

/// What is wrong with programs that have one current folder. `checked` are all that are checked in this run:
/// what is wrong in those is said in their turn.
pub(crate) fn check_batch(
    session: &mut Session,
    home: &Path,
    files: &[PathBuf],
    checked: &FxHashSet<PathBuf>,
    effort: Effort,
) -> Vec<Vec<Diagnostic>> {
    let mut programs: Vec<Program> = files.iter().map(|f| load(session, f, home)).collect();
    let is_prelude = |session: &Session, f: FileId| lower::is_prelude(&session.sources().file(f).path);
    // Of the files read for their sake, what is wrong is said here where nobody else says it.
    let own: FxHashSet<PathBuf> = files.iter().cloned().collect();
    let told = |file: &SourceFile| own.contains(&file.path) || !checked.contains(&file.path);
    let broken: FxHashSet<FileId> =
        session.diagnostics().iter().filter(|d| d.is_error()).filter_map(|d| Some(d.span?.file)).collect();
    // What is known before values are: of each file once.
    let mut said = session.diagnostics().iter().filter(|d| d.span.is_some()).cloned().collect::<Vec<_>>();
    if programs.len() > 1 || broken.is_empty() {
        said.extend(session.lowering.check_names(&told).into_iter().filter(|d| whole(d, &broken)));
    }
    said.extend(slips(session, &broken, &told));
    // The functions whose values are looked at: where no call is followed, those of the files alone.
    let functions = session.lowering.program.functions.iter();
    let walked =
        functions.filter(|(_, f)| effort.follows() || own.contains(&session.sources().file(f.file).path));
    let walked: Vec<FuncId> = walked.map(|(id, _)| id).collect();
    let classes = session.lowering.class_users(&walked);
    walked.iter().for_each(|&f| split_webs_of(&mut session.lowering.program, f));
    for i in 0..programs.len() {
        let mut found = std::mem::take(&mut programs[i].found);
        let (own, entry) = (programs[i].file, programs[i].entry);
        let ours = |session: &Session, f: FileId| {
            Some(f) == own || (!is_prelude(session, f) && !checked.contains(&session.sources().file(f).path))
        };
        found.extend(said.iter().filter(|d| d.span.is_none_or(|s| ours(session, s.file))).cloned());
        let mut analysis = None;
        if let Some(entry) = entry
            && !found.iter().any(|d| d.is_error() && d.cause.is_none())
        {
            let known = of_any_arguments(session, entry, effort.budget, effort.entry);
            let mut of_values = known.diagnostics.clone();
            // What is said of a place that is shown is not said again of the calls that lead there.
            let told: FxHashSet<Span> =
                of_values.iter().filter_map(|d| d.span).filter(|s| ours(session, s.file)).collect();
            of_values.retain(|d| {
                d.code != &codes::CERTAIN_ERROR || !d.labels.iter().any(|l| told.contains(&l.span))
            });
            of_values.extend(verdicts(&session.lowering.program, &known));
            of_values.extend(uncalled(session, entry, &known, effort));
            // A class of the user may say otherwise what an operator or an index means.
            if known.functions().iter().any(|f| classes.contains(f)) {
                of_values.retain(|d| d.code != &codes::CERTAIN_ERROR && d.code != &codes::DECIDED_CONDITION);
            }
            found.extend(of_values);
            analysis = Some(known);
        }
        let files: Vec<FileId> = session.sources().iter().map(|(id, _)| id).collect();
        let files = files.into_iter().filter(|f| ours(session, *f) && parses(session, *f));
        for file in files.collect::<Vec<_>>() {
            let here = findings(session, analysis.as_ref(), file);
            found.extend(here.into_iter().map(|f| f.diagnostic));
            if let Some(unit) = session.lowering.project.unit(file) {
                let functions: Vec<&syntax::ast::Function> = unit.functions.iter().map(|f| &**f).collect();
                let called_by_name = unit.kind == syntax::UnitKind::FunctionFile;
                found.extend(tree::slips(&unit.body, &functions, called_by_name));
            }
        }
        found.retain(|d| d.span.is_none_or(|s| ours(session, s.file)));
        programs[i].found = tidy(session, found);
    }
    programs.into_iter().map(|p| p.found).collect()
}

/// A program of a batch.
struct Program {
    file: Option<FileId>,
    entry: Option<FuncId>,
    found: Vec<Diagnostic>,
}

/// Whether nothing is missing from the file that a finding is in.
fn whole(d: &Diagnostic, broken: &FxHashSet<FileId>) -> bool {
    d.span.is_none_or(|s| !broken.contains(&s.file))
}

fn parses(session: &Session, file: FileId) -> bool {
    session.lowering.project.unit(file).is_some_and(|u| u.error.is_none())
}

/// What is known of a function whose arguments may be anything, there or not. After `follow` statements no
/// further functions are followed.
fn of_any_arguments(session: &mut Session, entry: FuncId, budget: u64, follow: u64) -> Analysis {
    let function = &session.lowering.program.functions[entry];
    let run = session.lowering.is_run_by_others(entry);
    // Whoever calls a function may have set global variables before, and so may what is not followed.
    let program = function.kind == FunctionKind::Script && !run && follow > 0;
    let open = !program || !function.params.is_empty() || function.varargin.is_some();
    let options = Options { open, budget, follow, elsewhere: true, ..Options::default() };
    let mut known = analyze(&mut LowerSource::split(&mut session.lowering), entry, &[], usize::MAX, &options);
    if open {
        // What an operator gives for arguments may be an object, of a class that is not here.
        known.diagnostics.retain(|d| d.code != &codes::CERTAIN_ERROR || d.message != DOT_OF_NO_STRUCT);
    }
    known
}

/// What is said of a field of what is no struct and no object.
const DOT_OF_NO_STRUCT: &str = "Dot indexing is not supported for variables of this type.";

/// What holds of the other functions of the file, whoever calls them: those that the entry never calls
/// are looked at whole, of the others what is decided for any arguments, where it can be.
fn uncalled(session: &mut Session, entry: FuncId, analysis: &Analysis, effort: Effort) -> Vec<Diagnostic> {
    /// How many statements are looked at of a function that the entry does not call.
    const LITTLE: u64 = 20_000;
    let program = &session.lowering.program;
    let file = program.functions[entry].file;
    let others: Vec<FuncId> = program
        .functions
        .iter()
        .filter(|(id, f)| *id != entry && f.file == file && f.kind == FunctionKind::Local)
        .map(|(id, _)| id)
        .collect();
    let called = analysis.functions();
    let perhaps = perhaps_decided(program, analysis);
    let others = others.into_iter().filter(|id| !called.contains(id) || perhaps.contains(id));
    let mut found = Vec::new();
    let mut steps = 0;
    for id in others {
        if steps > effort.others {
            break;
        }
        let own = of_any_arguments(session, id, LITTLE, effort.other);
        steps += own.steps;
        let mut said = verdicts(&session.lowering.program, &own);
        if !called.contains(&id) {
            said.extend(own.diagnostics.iter().cloned());
        } else {
            said.retain(|d| d.code == &codes::DECIDED_CONDITION);
        }
        found.extend(said);
    }
    found
}

/// The programs that a path given to `tame check` stands for: all below a folder.
pub fn programs_in(system: &dyn System, path: &Path) -> Vec<PathBuf> {
    /// Folders are not followed deeper.
    const MOST: usize = 32;
    if !system.is_dir(path) {
        return vec![path.to_owned()];
    }
    let mut found = Vec::new();
    let mut folders = vec![(path.to_owned(), 0)];
    while let Some((folder, depth)) = folders.pop() {
        for name in system.list(&folder) {
            let inside = folder.join(&name);
            if name.ends_with(".m") && system.is_file(&inside) {
                found.push(inside);
            } else if depth < MOST && !name.starts_with('.') && system.is_dir(&inside) {
                folders.push((inside, depth + 1));
            }
        }
    }
    found.sort();
    found
}

/// Loads a file with every function in it. A class has no entry.
fn load(session: &mut Session, path: &Path, home: &Path) -> Program {
    let before = session.diagnostics().len();
    let mut program = Program { file: None, entry: None, found: Vec::new() };
    match session.lowering.load_one(path, home) {
        Ok((file, entry)) => {
            program.file = Some(file);
            program.entry = entry;
            session.lowering.lower_file(file);
        }
        Err(diagnostic) => program.found.push(diagnostic),
    }
    let mut new = session.lowering.project.diagnostics.split_off(before);
    // That a class cannot be run is nothing against it.
    if program.entry.is_none() {
        new.retain(|d| d.code != &codes::UNSUPPORTED);
    }
    let (placed, general): (Vec<_>, Vec<_>) = new.into_iter().partition(|d| d.span.is_some());
    session.lowering.project.diagnostics.extend(placed);
    program.found.extend(general);
    program
}

fn slips(
    session: &mut Session,
    broken: &FxHashSet<FileId>,
    told: &dyn Fn(&SourceFile) -> bool,
) -> Vec<Diagnostic> {
    let program = &session.lowering.program;
    // What is missing from a file that is not whole would look like slips.
    let told = |f: FileId| {
        let file = session.sources().file(f);
        !broken.contains(&f) && !lower::is_prelude(&file.path) && told(file)
    };
    let functions: Vec<&Function> = program.functions.values().filter(|f| told(f.file)).collect();
    // Of what a class may take upon itself it is not known how much it takes. Classes of the library do where the
    // program makes objects of one.
    let files: FxHashSet<FileId> = program.functions.values().map(|f| f.file).collect();
    let project = RefCell::new(&mut session.lowering.project);
    let open = |callee: &Callee| {
        let name = callee.name;
        let mut project = project.borrow_mut();
        project.is_replaced(program, callee)
            || project.is_compiled(name.as_str())
            || project.elsewhere().is_method(name)
            || project.in_class_folder(name.as_str())
            || project.is_own_method(name.as_str())
            || project.is_method(name.as_str()) && files.iter().any(|f| project.is_library_class(*f))
    };
    let reached = |callee: &Callee| {
        let project = project.borrow();
        project.reaches_caller(program, callee)
    };
    let octave = matches!(project.borrow().dialect, syntax::Dialect::Octave);
    functions.into_iter().flat_map(|f| lint(program, f, &open, &reached, octave)).collect()
}

/// Findings in the user's files, sorted, without those that say the same of one place.
fn tidy(session: &Session, found: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let mut seen: FxHashSet<(Option<Span>, String)> = FxHashSet::default();
    let mut kept: Vec<Diagnostic> = Vec::new();
    for mut d in found {
        let ours = d.span.is_none_or(|s| !lower::is_prelude(&session.sources().file(s.file).path));
        // What only hinders the analysis is nothing against the program.
        if !ours || d.code == &codes::UNKNOWN_CALL || !seen.insert((d.span, d.message.clone())) {
            continue;
        }
        let of_variable =
            [&codes::UNUSED_VALUE, &codes::LOOP_VARIABLE, &codes::TWO_CLASSES].contains(&d.code);
        d.span = d.span.map(|s| match of_variable.then(|| assigned(session, s, &d.message)).flatten() {
            Some(name) => name,
            None if d.code == &codes::UNREACHABLE_CODE => whole_line(session, s),
            None => first_line(s, session.sources().text(s)),
        });
        kept.push(d);
    }
    kept.sort_by_key(|d| d.span);
    kept
}

/// The variable that a message quotes, on the line of a statement before what is assigned to it.
fn assigned(session: &Session, span: Span, message: &str) -> Option<Span> {
    /// So far back it is looked for: a line may be the whole of a large file.
    const FARTHEST: usize = 4096;
    let name = message.split('\'').nth(1)?;
    let text = session.sources().file(span.file).text.get(..span.start as usize)?;
    let near = (text.len().saturating_sub(FARTHEST)..=text.len()).find(|at| text.is_char_boundary(*at))?;
    let line = text[near..].rfind(['\n', '\r']).map_or(near, |n| near + n + 1);
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let places = text[line..].match_indices(name).map(|(at, _)| line + at).filter(|&at| {
        let before = text[..at].chars().next_back().is_some_and(is_part);
        let after = text[at + name.len()..].chars().next().is_some_and(is_part);
        !before && !after
    });
    // The nearest: other statements may stand on the line.
    let at = places.last()?;
    Some(Span::new(span.file, at as u32, (at + name.len()) as u32))
}

/// All that stands on the line on which a span begins.
fn whole_line(session: &Session, span: Span) -> Span {
    let text = &session.sources().file(span.file).text;
    let (Some(before), Some(after)) = (text.get(..span.start as usize), text.get(span.start as usize..))
    else {
        return span;
    };
    let begin = before.rfind(['\n', '\r']).map_or(0, |n| n + 1);
    let line = &text[begin..before.len() + after.find(['\n', '\r']).unwrap_or(after.len())];
    let start = begin + (line.len() - line.trim_start().len());
    Span::new(span.file, start as u32, (begin + line.trim_end().len()) as u32)
}

/// The first line of a span: a statement of many lines is shown by its head.
fn first_line(span: Span, text: &str) -> Span {
    let length = text.find(['\n', '\r']).map(|n| n as u32);
    Span { end: length.map_or(span.end, |n| span.end.min(span.start + n)), ..span }
}
