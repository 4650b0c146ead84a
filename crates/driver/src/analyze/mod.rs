//! `tame analyze`: what the value analysis knows of a program, as a listing in the manner of the
//! Tamer's appendix A, as JSON, as a call graph in the language of Graphviz, or of one place.
//!
//! What it does not do: find anything out (that is the crate `analysis`), or check names and slips
//! (that is `tame check`). The listing itself is [`Analysis::listing`]; values are shown everywhere in
//! the one type notation (`docs/notation.md`).

mod dot;
mod json;
mod place;

use crate::build::LowerSource;
use crate::entry::arguments;
use crate::session::Session;
use analysis::{Analysis, CallEdge, Context, Options, analyze_given, show};
use base::{Diagnostic, SourceMap, Span};
use codegen::split_webs;
use ir::tir::{FuncId, Function, FunctionKind};
use std::path::Path;
use types::shapes::Rule;

pub use analysis::abstraction::SHIPPED as ABSTRACTIONS;
pub use place::Place;

/// A program with what is known of it.
pub struct Analyzed<'s> {
    session: &'s Session,
    analysis: Analysis,
}

/// Analyses the program in a file. `args` are types or values of the arguments of a function, in the
/// type notation; without them nothing is assumed of the arguments. What is wrong stays in the
/// session.
pub fn analyze_file<'s>(session: &'s mut Session, file: &Path, args: Option<&str>) -> Option<Analyzed<'s>> {
    let entry = session.load(file)?;
    if session.diagnostics().iter().any(Diagnostic::is_error) {
        return None;
    }
    let analysis = match analysis_of(session, entry, args) {
        Ok(analysis) => analysis,
        Err(d) => {
            session.lowering.project.diagnostics.push(d);
            return None;
        }
    };
    Some(Analyzed { session, analysis })
}

/// What is known of the program in a file, of whose arguments nothing is assumed; none where it cannot be
/// analysed.
pub(crate) fn analyzed(session: &mut Session, file: &Path) -> Option<Analysis> {
    let entry = session.load(file)?;
    let whole = !session.diagnostics().iter().any(Diagnostic::is_error);
    if whole { analysis_of(session, entry, None).ok() } else { None }
}

fn analysis_of(session: &mut Session, entry: FuncId, args: Option<&str>) -> Result<Analysis, Diagnostic> {
    let given = arguments(session, entry, args.unwrap_or(""))?.given;
    let function = &session.lowering.program.functions[entry];
    let takes = !function.params.is_empty() || function.varargin.is_some();
    let options = Options { open: takes && args.is_none(), ..Options::default() };
    split_webs(&mut session.lowering.program);
    // However many results are asked for.
    Ok(analyze_given(&mut LowerSource::split(&mut session.lowering), entry, &given, usize::MAX, &options))
}

impl Analyzed<'_> {
    /// Tame IR of every context with what is known of each assignment, in the manner of the Tamer's
    /// appendix A.
    pub fn listing(&self) -> String {
        self.analysis.listing(&self.session.lowering.program)
    }

    /// The same with what another abstraction of arrays says of each assignment; none where there is no such
    /// abstraction.
    pub fn abstracted(&self, name: &str) -> Option<String> {
        let (.., listing) = ABSTRACTIONS.iter().find(|(n, ..)| *n == name)?;
        Some(listing(&self.session.lowering.program, &self.analysis))
    }

    /// The shape of every variable as a term, and how many are proved equal; with `classic` only scalars expand.
    pub fn shapes(&self, classic: bool) -> String {
        let rule = if classic { Rule::Classic } else { Rule::Implicit };
        let sources = self.sources();
        let line = |span: Span| sources.line_col(span).line;
        let program = &self.session.lowering.program;
        let shapes = analysis::shapes::shapes(program, &self.analysis, rule, &line);
        analysis::shapes::show(program, &self.analysis, &shapes, &line)
    }

    /// All facts, for machines; the schema is in `docs/analyze.md`.
    pub fn json(&self) -> String {
        json::of(self)
    }

    /// The call graph in the language of Graphviz: an edge for each call site and context.
    pub fn dot(&self) -> String {
        dot::of(self)
    }

    /// The files of the program.
    pub fn sources(&self) -> &SourceMap {
        self.session.sources()
    }

    /// What hinders the analysis or is certain to fail.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.analysis.diagnostics
    }

    fn function(&self, id: FuncId) -> &Function {
        &self.session.lowering.program.functions[id]
    }

    fn show(&self, value: &types::AbsValue) -> String {
        show(value, &self.session.lowering.program)
    }

    /// The arguments of a context with their names.
    fn args(&self, context: &Context) -> Vec<(String, String)> {
        let f = self.function(context.func);
        let name = |i: usize| match f.params.get(i) {
            Some(&v) => f.vars[v].name.to_string(),
            None => format!("varargin{{{}}}", i + 1 - f.params.len()),
        };
        context.args.iter().enumerate().map(|(i, v)| (name(i), self.show(v))).collect()
    }

    /// A context in one line: the function and what it is called with.
    fn title(&self, context: &Context) -> String {
        let f = self.function(context.func);
        if f.kind == FunctionKind::Script {
            return f.name.to_string();
        }
        let mut args: Vec<String> =
            self.args(context).into_iter().map(|(name, value)| format!("{name}={value}")).collect();
        if context.open {
            args.push("...".into());
        }
        format!("{}({})", f.name, args.join(", "))
    }

    /// What a call may lead to, in words.
    fn callee(&self, edge: &CallEdge) -> String {
        match edge {
            CallEdge::User { context, .. } => self.title(&self.analysis.contexts[*context]),
            CallEdge::Builtin { id, .. } => format!("the builtin {}", builtins::builtin(*id).name),
            CallEdge::Method(name) => format!("the method {name}"),
            CallEdge::Unknown(name) if name.as_str() == "@" => "an unknown function".into(),
            CallEdge::Unknown(name) => format!("unknown: {name}"),
        }
    }
}

#[cfg(test)]
mod tests {
    /// Every value in the table of the page on the notation reads, and reads back as it is shown.
    #[test]
    fn the_page_on_the_notation_is_right() {
        let mut count = 0;
        for line in crate::NOTATION.lines().filter(|l| l.starts_with("| `")) {
            // A bar that does not end a cell of the table.
            let line = line.replace("\\|", "\0");
            let written = line.split('|').nth(1).unwrap_or("").replace('\0', "|");
            for text in written.split('`').skip(1).step_by(2) {
                let value = types::notation::parse_value(text).unwrap_or_else(|e| panic!("{text}: {e}"));
                let shown = value.to_string();
                assert_eq!(types::notation::parse_value(&shown), Ok(value), "{text} is shown as {shown}");
                count += 1;
            }
        }
        assert!(count > 20, "only {count} values were found");
    }
}
