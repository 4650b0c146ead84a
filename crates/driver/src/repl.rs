//! The read-eval-print loop without its terminal: text goes in, is run in the base workspace, and what
//! went wrong comes out. What the program prints goes where it always goes.
//!
//! Invariant: nothing that is typed ends the loop but `exit`, and an error leaves the workspace as the
//! statements before it made it.

use crate::render::render;
use crate::session::Session;
use base::{Diagnostic, EntityRef, FileId, FxHashSet, Name, SourceFile, SourceMap, codes};
use embed::near;
use interp::{Interp, exception};
use runtime::{Context, Value, errors, report};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use syntax::Dialect;

/// What came of a text.
#[derive(Debug)]
pub enum Answer {
    /// It ran.
    Done,
    /// What went wrong, for the user.
    Failed(String),
    /// `exit` was called with this code.
    Exit(i32),
}

/// An interpreter with a workspace that texts are run in.
pub struct Repl {
    interp: Interp,
    cx: Context,
    dialect: Dialect,
}

impl Repl {
    /// A loop with an empty workspace, in the folder of the process.
    pub fn new(mut session: Session) -> Repl {
        session.lowering.project.set_current(PathBuf::new());
        let (cx, dialect) = (session.context(), session.dialect());
        Repl { interp: session.into_interp(), cx, dialect }
    }

    /// Whether more lines must come before the text can be run: an open block, comment, bracket, or a
    /// continued line.
    pub fn needs_more(&self, text: &str) -> bool {
        let last = text.lines().last().unwrap_or("").trim();
        if last.ends_with("...") {
            return true;
        }
        let open = |d: &Diagnostic| {
            let bracket = || d.span.and_then(|s| text.get(s.start as usize..s.end as usize));
            d.code == &codes::UNCLOSED_BLOCK
                || d.code == &codes::UNCLOSED_COMMENT
                // An empty line gives up a bracket.
                || (d.code == &codes::UNCLOSED_BRACKET && bracket() != Some("(") && !last.is_empty())
        };
        let found = self.parse(text);
        found.iter().any(open) && found.iter().filter(|d| d.is_error()).all(open)
    }

    /// Runs statements in the workspace.
    pub fn run(&mut self, text: &str) -> Answer {
        let found = self.parse(text);
        if found.iter().any(Diagnostic::is_error) {
            let mut sources = SourceMap::default();
            sources.add(SourceFile::new("prompt", text.to_owned()));
            return Answer::Failed(render(&found, &sources, false));
        }
        self.interp.interrupt_flag().store(false, Ordering::Relaxed);
        self.interp.with_loader(|l| l.refresh());
        let result = self.interp.run_text(&mut self.cx, text);
        self.cx.flush();
        match result {
            Ok(()) => Answer::Done,
            Err(e) => match exception::exit_code(&e) {
                Some(code) => Answer::Exit(code),
                None if exception::is_interrupt(&e) => Answer::Failed(format!("{}\n", e.message())),
                None => Answer::Failed(self.told(&e)),
            },
        }
    }

    /// The report of an error. A name may be meant that only the workspace has.
    fn told(&self, error: &runtime::Error) -> String {
        let names = self.interp.base_names();
        let variable = errors::undefined_name(error)
            .and_then(|name| base::nearest(name, names.iter().map(|n| n.as_str())))
            .map(str::to_owned);
        let meant = variable.or_else(|| near(error, &self.interp));
        report::uncaught(error, meant.as_deref(), self.cx.octave)
    }

    fn parse(&self, text: &str) -> Vec<Diagnostic> {
        let known: FxHashSet<Name> = self.interp.base_names().into_iter().collect();
        let is_variable = |name: &str| known.contains(&Name::new(name));
        syntax::parse_statements(FileId::new(0), text, self.dialect, &is_variable).diagnostics
    }

    /// A flag that stops the running text when it is set.
    pub fn interrupt_flag(&self) -> Arc<AtomicBool> {
        self.interp.interrupt_flag()
    }

    /// Where the name before the cursor begins, and the names it may become: variables, fields after a
    /// dot, functions, keywords.
    pub fn complete(&self, line: &str, cursor: usize) -> (usize, Vec<String>) {
        let before = line.get(..cursor).unwrap_or(line);
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let start = before.trim_end_matches(is_part).len();
        let begun = &before[start..];
        let mut names: Vec<String> = match before[..start].strip_suffix('.') {
            Some(owner) => self.fields(&owner[owner.trim_end_matches(is_part).len()..]),
            None if begun.is_empty() => Vec::new(),
            None => self.names(),
        };
        names.retain(|n| n.starts_with(begun));
        names.sort();
        names.dedup();
        (start, names)
    }

    fn names(&self) -> Vec<String> {
        const KEYWORDS: &[&str] = &[
            "break",
            "case",
            "catch",
            "continue",
            "else",
            "elseif",
            "end",
            "for",
            "function",
            "global",
            "if",
            "otherwise",
            "persistent",
            "return",
            "switch",
            "try",
            "while",
        ];
        let mut names: Vec<String> = KEYWORDS.iter().map(|k| (*k).to_owned()).collect();
        names.extend(self.interp.base_names().iter().map(|n| n.as_str().to_owned()));
        names.extend(self.interp.with_loader(|l| l.names()));
        names
    }

    fn fields(&self, owner: &str) -> Vec<String> {
        match self.interp.base_value(Name::new(owner)) {
            Some(Value::Struct(s)) => s.names().iter().map(|n| n.as_str().to_owned()).collect(),
            _ => Vec::new(),
        }
    }

    /// Ends the loop: what the workspace holds is cleaned up.
    pub fn finish(mut self) {
        self.interp.finish(&mut self.cx);
    }
}
