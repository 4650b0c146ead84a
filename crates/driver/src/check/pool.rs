//! Many programs: batches of one folder each, checked by as many threads as the machine has processors. What
//! is found comes in the order of the files, whichever thread was first.

use super::finding::Finding;
use super::fold::fold;
use super::ok::Allowed;
use super::{Effort, Rules, check_batch};
use crate::session::{Options, Session};
use base::{Diagnostic, FxHashMap, FxHashSet, RealSystem, Span};
use lower::Elsewhere;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// How far a run is: files done, files in all.
pub type Progress<'a> = &'a mut dyn FnMut(usize, usize);

/// So many files of a folder share what is read; larger folders are divided among threads.
const BATCH: usize = 48;

/// The folder that is the current one when a file is checked, and the files.
type Batch = (PathBuf, Vec<PathBuf>);

/// What is wrong with programs, in their order, each finding once. Several are a project, whose functions may find
/// each other by a path that is set elsewhere.
pub fn check_all(
    files: &[PathBuf],
    options: &Options,
    rules: &Rules,
    (jobs, colour): (usize, bool),
    progress: Progress<'_>,
) -> Vec<Finding> {
    let checked: FxHashSet<PathBuf> = files.iter().cloned().collect();
    let system = RealSystem::default();
    let elsewhere = match files {
        [one] => Elsewhere::beside(&system, &home(one)),
        _ => Elsewhere::of(&system, files, options.dialect),
    };
    let elsewhere = Arc::new(elsewhere);
    let batches = batches(files);
    let effort = Effort::for_each_of(files.len());
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    let work = |send: mpsc::Sender<(PathBuf, Vec<Finding>)>| {
        while let Some((home, files)) = batches.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut session = Session::new(Box::new(RealSystem::default()), options.clone());
            session.lowering.project.set_elsewhere(elsewhere.clone());
            let found = check_batch(&mut session, home, files, &checked, effort);
            for (file, found) in files.iter().zip(found) {
                let _ = send.send((file.clone(), judged(&session, found, rules, colour)));
            }
        }
    };
    let mut found: BTreeMap<usize, Vec<Finding>> = BTreeMap::new();
    let order: FxHashMap<&PathBuf, usize> = files.iter().zip(0..).collect();
    std::thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, batches.len().max(1)) {
            let (send, work) = (send.clone(), &work);
            scope.spawn(move || interp::with_stack(|| work(send)));
        }
        drop(send);
        while let Ok((file, list)) = receive.recv() {
            found.insert(order.get(&file).copied().unwrap_or(usize::MAX), list);
            progress(found.len(), files.len());
        }
    });
    let mut told = FxHashSet::default();
    let all = found.into_values().flatten();
    all.filter(|f| told.insert((f.file.clone(), f.place, f.code.name, f.message.clone()))).collect()
}

/// The findings that are told.
fn judged(session: &Session, found: Vec<Diagnostic>, rules: &Rules, colour: bool) -> Vec<Finding> {
    let mut allowed: FxHashMap<base::FileId, Allowed> = FxHashMap::default();
    let mut passes = |d: &Diagnostic, s: Span| {
        let file = session.sources().file(s.file);
        let allowed = allowed.entry(s.file).or_insert_with(|| Allowed::of(&file.text));
        allowed.lets_pass(d, file.line_col(s.start).line)
    };
    let mut tells = |d: &mut Diagnostic| match rules.judge(d) {
        Some(severity) if !d.span.is_some_and(|s| passes(d, s)) => {
            d.severity = severity;
            true
        }
        _ => false,
    };
    let told = fold(found, session.sources(), &mut tells);
    told.into_iter().map(|d| Finding::of(session, d, colour)).collect()
}

/// The folder in which the program of a file is at home: that of a class, a package or a `private` folder is
/// the one around.
fn home(file: &Path) -> PathBuf {
    let special = |f: &Path| {
        let name = f.file_name().and_then(|n| n.to_str()).unwrap_or("");
        name.starts_with(['@', '+']) || name == "private"
    };
    let mut folder = file.parent().unwrap_or(Path::new(""));
    while special(folder) {
        folder = folder.parent().unwrap_or(Path::new(""));
    }
    folder.to_owned()
}

/// Programs by the folder in which they are at home.
fn batches(files: &[PathBuf]) -> Vec<Batch> {
    let mut by_home: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    for file in files {
        by_home.entry(home(file)).or_default().push(file.clone());
    }
    let mut batches: Vec<Batch> = Vec::new();
    for (home, files) in by_home {
        batches.extend(files.chunks(BATCH).map(|c| (home.clone(), c.to_vec())));
    }
    // Large ones first: none is begun when the others are done.
    batches.sort_by_key(|(_, files)| std::cmp::Reverse(files.len()));
    batches
}
