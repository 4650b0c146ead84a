//! A finding as plain data: what front ends show, sort, leave out and write down. It holds no reference to the
//! session in which it was made, so that it can come from another thread.

use crate::render::render;
use crate::session::Session;
use base::{Code, Diagnostic, Related, Severity};
use std::path::PathBuf;

/// One finding of `tame check`.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Which kind.
    pub code: &'static Code,
    /// How bad it is, as the rules of the project say.
    pub severity: Severity,
    /// The file, where it is in one.
    pub file: Option<PathBuf>,
    /// Lines and columns from 1 of its beginning and its end (one past the last character); 0 without a file.
    pub place: Place,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
    /// What is told with it.
    pub related: Related,
    /// How it is shown to people.
    pub shown: String,
}

/// Lines and columns from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line where it begins.
    pub line: u32,
    /// The column where it begins.
    pub col: u32,
    /// The line where it ends.
    pub end_line: u32,
    /// The column behind its end.
    pub end_col: u32,
}

impl Finding {
    /// A diagnostic of a session.
    pub fn of(session: &Session, d: Diagnostic, colour: bool) -> Finding {
        let sources = session.sources();
        let place = d.span.map(|s| {
            let file = sources.file(s.file);
            let (from, to) = (file.line_col(s.start), file.line_col(s.end));
            Place { line: from.line, col: from.col, end_line: to.line, end_col: to.col }
        });
        Finding {
            code: d.code,
            severity: d.severity,
            file: d.span.map(|s| sources.file(s.file).path.clone()),
            place: place.unwrap_or_default(),
            shown: render(std::slice::from_ref(&d), sources, colour),
            message: d.message,
            help: d.help,
            related: d.related.unwrap_or_default(),
        }
    }
}

/// The word for a severity.
pub fn severity_name(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Hint => "hint",
    }
}

/// The severity that a word names.
pub fn severity_of(name: &str) -> Option<Severity> {
    [Severity::Error, Severity::Warning, Severity::Hint].into_iter().find(|s| severity_name(*s) == name)
}
