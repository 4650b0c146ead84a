//! `tame fix`: programs without the features that hinder, as far as a rewrite surely gives the same
//! program. What is to be rewritten comes from `wild`, scripts from `script`; here edits are applied,
//! round after round, since one may stand inside another, and shown as a unified diff.
//!
//! Edits are by places in the text: what is not rewritten stays as it is, comments and layout included.
//! Nothing is written to disk here.

mod script;

use crate::analyze::analyzed;
use crate::session::{Options, Session};
use crate::wild::{Edit, Rule, findings};
use base::{Act, Diagnostic, FileId, FxHashMap, Layer, RealSystem, SourceFile, SourceMap, System, codes};
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Rounds of rewriting: each removes a layer.
const ROUNDS: usize = 8;

/// A file and what becomes of it.
#[derive(Debug)]
pub struct Fixed {
    /// Where.
    pub path: PathBuf,
    /// The text as it is.
    pub before: String,
    /// The text as it would be.
    pub after: String,
    /// The file begins with a byte-order mark.
    pub marked: bool,
}

impl Fixed {
    /// The change as a unified diff.
    pub fn diff(&self) -> String {
        let path = self.path.display().to_string();
        let diff = similar::TextDiff::from_lines(&self.before, &self.after);
        diff.unified_diff().header(&path, &path).to_string()
    }

    /// The bytes to be written.
    pub fn bytes(&self) -> Vec<u8> {
        let mark: &[u8] = if self.marked { b"\xef\xbb\xbf" } else { b"" };
        [mark, self.after.as_bytes()].concat()
    }
}

/// What the files become by the rules in `only` (all, if empty), those alone that change; and why some
/// are left as they are, with the files in which that is said.
pub fn fix(options: &Options, paths: &[PathBuf], only: &[Rule]) -> (Vec<Fixed>, Vec<Diagnostic>, SourceMap) {
    let mut work = Work {
        options,
        rules: if only.is_empty() { Rule::ALL } else { only },
        files: Vec::new(),
        found: Vec::new(),
        broken: SourceMap::default(),
    };
    for path in paths {
        work.read(path);
    }
    for _ in 0..ROUNDS {
        if !(0..work.files.len()).fold(false, |changed, i| work.rewrite(i) || changed) {
            break;
        }
    }
    if work.rules.contains(&Rule::Script) {
        work.scripts();
    }
    work.check();
    let Work { mut files, found, broken, .. } = work;
    files.retain(|f| f.before != f.after);
    (files, found, broken)
}

struct Work<'a> {
    options: &'a Options,
    rules: &'a [Rule],
    files: Vec<Fixed>,
    found: Vec<Diagnostic>,
    /// Files with syntax errors: they are left as they are.
    broken: SourceMap,
}

impl Work<'_> {
    fn read(&mut self, path: &Path) {
        let bytes = match std::fs::read(path) {
            Ok(bytes) => bytes,
            Err(e) => {
                let text = format!("cannot read '{}': {e}", path.display());
                return self.found.push(Diagnostic::without_span(&codes::FILE_NOT_FOUND, text));
            }
        };
        let marked = bytes.starts_with(b"\xef\xbb\xbf");
        if std::str::from_utf8(&bytes).is_err() || bytes.contains(&0) {
            let text = format!("'{}' is not UTF-8 text: it is left as it is", path.display());
            return self.found.push(Diagnostic::without_span(&codes::BINARY_FILE, text));
        }
        let text = SourceFile::decode(&bytes);
        // The number that the file has among the broken ones, if it is one.
        let id = FileId::from_u32(self.broken.iter().count() as u32);
        let errors = syntax::parse(id, &text, self.options.dialect).diagnostics.into_iter();
        let errors: Vec<Diagnostic> = errors.filter(Diagnostic::is_error).collect();
        if !errors.is_empty() {
            self.broken.add(SourceFile::new(path, text));
            return self.found.extend(errors);
        }
        self.files.push(Fixed { path: path.to_owned(), before: text.clone(), after: text, marked });
    }

    /// A session in which the files are as they are now.
    fn session(&self) -> Session {
        let texts = self.files.iter().map(|f| (plain(&f.path), f.after.clone().into_bytes())).collect();
        Session::new(
            Box::new(Overlay { texts: Rc::new(texts), real: RealSystem::default() }),
            self.options.clone(),
        )
    }

    /// Applies one layer of rewrites to a file; gives whether there were any.
    fn rewrite(&mut self, at: usize) -> bool {
        let mut session = self.session();
        let analysis = analyzed(&mut session, &self.files[at].path);
        if session.diagnostics().iter().any(|d| d.is_error() && d.code != &codes::UNSUPPORTED) {
            return false;
        }
        let file = FileId::from_u32(0);
        if session.sources().iter().next().is_none() {
            return false;
        }
        let rewrites = findings(&mut session, analysis.as_ref(), file).into_iter().filter_map(|f| f.rewrite);
        let edits = rewrites.filter(|(rule, _)| self.rules.contains(rule)).flat_map(|(_, edits)| edits);
        let after = applied(&self.files[at].after, edits.collect());
        let changed = after != self.files[at].after;
        self.files[at].after = after;
        changed
    }

    /// A rewrite that is no MATLAB is a bug of ours: it is taken back.
    fn check(&mut self) {
        for f in &mut self.files {
            let wrong = |text: &str| {
                let parsed = syntax::parse(FileId::from_u32(0), text, self.options.dialect);
                parsed.diagnostics.iter().any(Diagnostic::is_error)
            };
            if f.after != f.before && wrong(&f.after) {
                f.after.clone_from(&f.before);
                let text = format!("no correct rewrite of '{}' was found", f.path.display());
                self.found.push(Diagnostic::without_span(&codes::UNSUPPORTED, text));
            }
        }
    }
}

/// A text after edits; of two that overlap the outer one, which begins first.
fn applied(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|e| (e.span.start, std::cmp::Reverse(e.span.end)));
    let newline = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for edit in edits {
        let (start, end) = (edit.span.start as usize, edit.span.end as usize);
        let (Some(before), true) = (text.get(at..start), text.is_char_boundary(end)) else { continue };
        out.push_str(before);
        out.push_str(&edit.text.replace('\n', newline));
        at = end;
    }
    out.push_str(text.get(at..).unwrap_or(""));
    out
}

/// A path without `./` in front.
fn plain(path: &Path) -> PathBuf {
    path.strip_prefix(".").unwrap_or(path).to_owned()
}

/// The machine, with some files as they would be.
struct Overlay {
    texts: Rc<FxHashMap<PathBuf, Vec<u8>>>,
    real: RealSystem,
}

impl Layer for Overlay {
    fn under(&self) -> &dyn System {
        &self.real
    }
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        match self.texts.get(&plain(path)) {
            Some(text) => Ok(text.clone()),
            None => self.real.read(path),
        }
    }
    fn read_input(&self) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::Unsupported.into())
    }
    fn permits(&self, _: Act<'_>) -> bool {
        false
    }
}
