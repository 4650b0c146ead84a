//! The stages of the compiler as text, for `tame dev` and for tests.

use crate::build::compile;
use crate::entry::arguments;
use crate::raised::raised;
use crate::session::Session;
use base::FileId;
use ir::{loops, tir};
use std::fmt::Write;
use std::path::Path;

/// A stage that can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// What the lexer gives.
    Tokens,
    /// What the parser gives.
    Ast,
    /// Tame IR.
    Tir,
    /// MATLAB raised from Tame IR.
    Raise,
    /// Tame IR as it is lowered, with what the value analysis knows.
    Types,
    /// Loops.
    Loops,
    /// C.
    C,
}

/// The text of a stage for the program in a file; what is wrong stays in the session. `args` are types
/// or values of the arguments of a function, for what comes after Tame IR.
pub fn dump(session: &mut Session, path: &Path, stage: Stage, args: &str) -> Option<String> {
    if stage == Stage::Tir {
        session.load(path)?;
        return Some(tir::print_program(&session.lowering.program));
    }
    if stage == Stage::Raise {
        return raised(session, path, true);
    }
    if matches!(stage, Stage::Types | Stage::Loops | Stage::C) {
        return compiled(session, path, stage, args);
    }
    let file = match session.lowering.project.load_named(path) {
        Ok(file) => file,
        Err(d) => {
            session.lowering.project.diagnostics.push(d);
            return None;
        }
    };
    Some(if stage == Stage::Tokens { tokens(session, file) } else { ast(session, file) })
}

fn compiled(session: &mut Session, path: &Path, stage: Stage, args: &str) -> Option<String> {
    let entry = session.load(path)?;
    let args = match arguments(session, entry, args) {
        Ok(args) => args.given.args.into_iter().map(|(v, _)| v).collect::<Vec<_>>(),
        Err(d) => {
            session.lowering.project.diagnostics.push(d);
            return None;
        }
    };
    let (compiled, diagnostics) = compile(session, entry, &args, false);
    session.lowering.project.diagnostics.extend(diagnostics);
    Some(match stage {
        Stage::Types => compiled.analysis.listing(&session.lowering.program),
        Stage::Loops => loops::print(&compiled.module),
        _ => codegen::c::emit(&compiled.module, session.sources(), &path.to_string_lossy(), None),
    })
}

fn tokens(session: &Session, file: FileId) -> String {
    let source = session.sources().file(file);
    let mut out = String::new();
    for token in syntax::tokens(file, &source.text, session.dialect()) {
        let at = source.line_col(token.start);
        let text = source.text.get(token.start as usize..token.end as usize).unwrap_or("");
        let _ = writeln!(out, "{}:{} {:?} {text:?}", at.line, at.col, token.kind);
    }
    out
}

fn ast(session: &Session, file: FileId) -> String {
    let source = session.sources().file(file);
    syntax::dump(&syntax::parse(file, &source.text, session.dialect()).file)
}
