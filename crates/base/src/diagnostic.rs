//! Diagnostics: what is wrong, where, and what to do about it. Their codes are declared once, in
//! [`codes`](crate::codes); rendering belongs to the driver.

use crate::Span;
use std::fmt;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Severity {
    /// A matter of style.
    Hint,
    /// The program may not do what its author thinks.
    Warning,
    /// The program cannot be accepted.
    Error,
}

/// A registered kind of diagnostic. Only [`codes`](crate::codes) makes them.
#[derive(Debug)]
pub struct Code {
    /// Kebab-case noun for what is wrong, e.g. `undefined-variable`.
    pub name: &'static str,
    /// Its severity.
    pub severity: Severity,
    /// What the code means and what to do, for `tame check --explain` and the reference.
    pub explanation: &'static str,
    /// A program, in MATLAB, that provokes the diagnostic; a test runs it. Empty where the cause
    /// is not a program (a missing file).
    pub example: &'static str,
}

impl PartialEq for Code {
    fn eq(&self, other: &Code) -> bool {
        self.name == other.name
    }
}

/// A further place with a word on why it matters.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// Why.
    pub text: String,
}

/// What a finding is a consequence of: it would not be one if this were otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Cause {
    /// Where it is.
    pub span: Span,
    /// Which kind of finding it is itself.
    pub code: &'static Code,
    /// What is said of it, where nobody else says it; empty where nothing else is to be said.
    pub message: String,
}

/// One finding.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnostic {
    /// Which kind.
    pub code: &'static Code,
    /// How bad it is: as the code says, unless the rules of a project say otherwise.
    pub severity: Severity,
    /// Where; `None` where there is no source (a missing file).
    pub span: Option<Span>,
    /// What is wrong, in MATLAB's wording where MATLAB has one.
    pub message: String,
    /// Further places.
    pub labels: Vec<Label>,
    /// What to do about it.
    pub help: Option<String>,
    /// What it follows from, where that is a finding of its own.
    pub cause: Option<Box<Cause>>,
    /// Other findings that are told with this one: its consequences, or the same of other places.
    pub related: Option<Related>,
}

/// Findings that are told with another.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Related {
    /// How many there are.
    pub count: u32,
    /// What they are, in words.
    pub text: String,
}

impl Diagnostic {
    /// A diagnostic at `span`.
    pub fn new(code: &'static Code, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic { span: Some(span), ..Diagnostic::without_span(code, message) }
    }

    /// A diagnostic that has no position in a source file.
    pub fn without_span(code: &'static Code, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            code,
            severity: code.severity,
            span: None,
            message: message.into(),
            labels: Vec::new(),
            help: None,
            cause: None,
            related: None,
        }
    }

    /// Adds what to do about it.
    pub fn with_help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }

    /// Adds a further place.
    pub fn with_label(mut self, span: Span, text: impl Into<String>) -> Diagnostic {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// Whether it is an error.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}] {}", self.code.name, self.message)
    }
}
