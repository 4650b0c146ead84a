//! `tame check`: everything that can be found in a program without running it. Syntax, names, slips
//! (`analysis::lint`), and what the value analysis is certain of.
//!
//! Arguments of the entry may be anything. The later steps run where the earlier ones found no error.

use crate::build::LowerSource;
use crate::session::Session;
use crate::wild::findings;
use analysis::{Analysis, Options, analyze, lint, verdicts};
use base::{Diagnostic, EntityRef, FileId, FxHashSet, Span, System, codes};
use codegen::split_webs;
use ir::tir::{FuncId, FunctionKind};
use std::path::{Path, PathBuf};

/// What is wrong with the program in a file, in the order of the text, each finding once.
pub fn check(session: &mut Session, file: &Path) -> Vec<Diagnostic> {
    let entry = load(session, file);
    let mut found = session.diagnostics().to_vec();
    if !found.iter().any(Diagnostic::is_error) {
        found.extend(names(session));
    }
    found.extend(slips(session));
    if let Some(entry) = entry
        && !found.iter().any(Diagnostic::is_error)
    {
        split_webs(&mut session.lowering.program);
        let analysis = of_any_arguments(session, entry, Options::default().budget);
        found.extend(analysis.diagnostics.iter().cloned());
        found.extend(verdicts(&session.lowering.program, &analysis));
        found.extend(uncalled(session, entry, &analysis));
        // A class of the user may say otherwise what an operator or an index means.
        if !session.lowering.class_names().is_empty() {
            found.retain(|d| d.code != &codes::CERTAIN_ERROR && d.code != &codes::DECIDED_CONDITION);
        }
        found.extend(wild(session, Some(&analysis)));
    } else {
        found.extend(wild(session, None));
    }
    tidy(session, found)
}

/// How many statements are looked at of a function that the entry does not call.
const LITTLE: u64 = 200_000;

/// What is known of a function whose arguments may be anything, there or not.
fn of_any_arguments(session: &mut Session, entry: FuncId, budget: u64) -> Analysis {
    let function = &session.lowering.program.functions[entry];
    let open = !function.params.is_empty() || function.varargin.is_some();
    let options = Options { open, budget, ..Options::default() };
    analyze(&mut LowerSource(&mut session.lowering), entry, &[], usize::MAX, &options)
}

/// What holds of the other functions of the file, whoever calls them: those that the entry never calls
/// are looked at whole, of the others what is decided for any arguments.
fn uncalled(session: &mut Session, entry: FuncId, analysis: &Analysis) -> Vec<Diagnostic> {
    /// A file with more functions is looked at as its entry sees it.
    const MOST: usize = 100;
    let program = &session.lowering.program;
    let file = program.functions[entry].file;
    let others: Vec<FuncId> = program
        .functions
        .iter()
        .filter(|(id, f)| *id != entry && f.file == file && f.kind == FunctionKind::Local)
        .map(|(id, _)| id)
        .take(MOST)
        .collect();
    let called = analysis.functions();
    let mut found = Vec::new();
    for id in others {
        let own = of_any_arguments(session, id, LITTLE);
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

/// Wild features in all files of the program that parse.
fn wild(session: &mut Session, analysis: Option<&Analysis>) -> Vec<Diagnostic> {
    let files: Vec<FileId> = session.sources().iter().map(|(id, _)| id).collect();
    let whole = |f: &FileId| session.lowering.project.unit(*f).is_some_and(|u| u.error.is_none());
    let files: Vec<FileId> = files.into_iter().filter(whole).collect();
    let found = files.into_iter().flat_map(|f| findings(session, analysis, f));
    found.map(|f| f.diagnostic).collect()
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
fn load(session: &mut Session, path: &Path) -> Option<FuncId> {
    let before = session.diagnostics().len();
    let entry = session.load(path);
    let diagnostics = &mut session.lowering.project.diagnostics;
    // That a class cannot be run is nothing against it.
    let class = entry.is_none() && diagnostics.len() == before + 1;
    if class && diagnostics.last().is_some_and(|d| d.code == &codes::UNSUPPORTED) {
        diagnostics.pop();
    }
    // The named file is the first that is read.
    session.lowering.lower_file(FileId::new(0));
    entry
}

/// Unknown names, also of functions that the look-up of names loads.
fn names(session: &mut Session) -> Vec<Diagnostic> {
    loop {
        let known = session.lowering.program.functions.len();
        let found = session.lowering.check_names();
        if session.lowering.program.functions.len() == known {
            return found;
        }
    }
}

fn slips(session: &Session) -> Vec<Diagnostic> {
    let program = &session.lowering.program;
    // What is missing from a file that is not whole would look like slips.
    let broken: FxHashSet<FileId> =
        session.diagnostics().iter().filter(|d| d.is_error()).filter_map(|d| Some(d.span?.file)).collect();
    let whole = program.functions.values().filter(|f| !broken.contains(&f.file));
    whole.flat_map(|f| lint(program, f)).collect()
}

/// Findings in the user's files, sorted, without those that say the same of one place.
fn tidy(session: &Session, found: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let mut seen: FxHashSet<(Option<Span>, String)> = FxHashSet::default();
    let mut kept: Vec<Diagnostic> = Vec::new();
    for mut d in found {
        let ours = d.span.is_none_or(|s| !session.sources().file(s.file).path.starts_with("<prelude>"));
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
    let name = message.split('\'').nth(1)?;
    let text = session.sources().file(span.file).text.get(..span.start as usize)?;
    let line = text.rfind(['\n', '\r']).map_or(0, |n| n + 1);
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
