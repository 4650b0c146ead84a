//! The instrumented run: a program is analysed, then run in the interpreter, and each assignment is
//! held against what the analysis states for it in the context in which it happens.
//!
//! An activation is followed into the contexts to which the analysis leads the call that made it
//! and whose arguments hold the ones it was given; its assignments must lie inside what each of
//! them states. An activation that no statement of the program called (a callback of text, `eval`)
//! is held against all contexts of its function that take its arguments; the report counts these.
//!
//! Checked besides: what the terms of shapes state (`analysis::shapes`), arguments at calls, that a proved index does not fail or make its variable
//! grow, and that statements said to be never reached are not.

mod member;
mod run;
mod terms;

use crate::build::LowerSource;
use crate::session::{Finished, Session};
use analysis::{Analysis, Apart, Options, analyze};
use base::Diagnostic;
use embed::finished;
use ir::tir::FuncId;
use runtime::Value;
use std::cell::RefCell;
use std::rc::Rc;
use types::AbsValue;

/// What an instrumented run found.
#[derive(Debug, Default)]
pub struct Soundness {
    /// Where a concrete value was outside the abstract one; each place once.
    pub violations: Vec<String>,
    /// Values compared.
    pub checks: u64,
    /// Of these, in activations that no statement of the program called.
    pub adrift: u64,
    /// Assignments in functions that the analysis does not know.
    pub unknown: u64,
    /// Assignments to variables.
    pub assignments: u64,
    /// All calls were followed.
    pub complete: bool,
    /// How the run ended; the text of an error.
    pub failed: Option<String>,
    /// What the program printed.
    pub output: String,
}

/// A call to check: the types of the arguments for the analysis, and values of these types.
#[derive(Clone, Debug)]
pub struct Call {
    /// The arguments of the analysis.
    pub types: Vec<AbsValue>,
    /// The arguments of the run.
    pub values: Vec<Value>,
    /// How many results are asked for.
    pub nargout: usize,
    /// The run ends after so many rounds of loops and calls.
    pub fuel: u64,
}

impl Default for Call {
    fn default() -> Self {
        Call { types: Vec::new(), values: Vec::new(), nargout: 0, fuel: u64::MAX }
    }
}

/// Analyses and runs the program of a session.
pub fn check_soundness(mut session: Session, entry: FuncId, call: Call) -> Soundness {
    // Classes that redefine indexing are an interpreter's.
    let classes = !crate::handed::redefines_indexing(&session);
    let analyzed = |session: &mut Session, apart| {
        let options = Options { classes, apart, ..Options::default() };
        analyze(&mut LowerSource::split(&mut session.lowering), entry, &call.types, call.nargout, &options)
    };
    let mut analysis = analyzed(&mut session, Apart::Needed);
    if analysis.apart && crate::handed::has_own_classes(&mut session, &analysis) {
        analysis = analyzed(&mut session, Apart::None);
    }
    watch(session, entry, call, analysis)
}

fn watch(session: Session, entry: FuncId, call: Call, analysis: Analysis) -> Soundness {
    let mut cx = session.context_in_memory();
    let complete = analysis.complete;
    let state = Rc::new(RefCell::new(run::State::new(&session, analysis)));
    let interp = session.into_interp();
    interp.set_fuel(call.fuel);
    interp.set_watcher(Box::new(run::Checker(state.clone())));
    let result = interp.run_entry(&mut cx, entry, call.values, call.nargout);
    interp.finish(&mut cx);
    let failed = match finished(result, &interp, &cx) {
        Finished::Failed(text) => Some(text),
        Finished::Code(_) => None,
    };
    let mut report = std::mem::take(&mut state.borrow_mut().report);
    (report.failed, report.complete) = (failed, complete);
    report.output = cx.take_output();
    report
}

/// The types of arguments written in the type notation.
pub fn argument_types(text: &str) -> Option<Vec<AbsValue>> {
    types::notation::parse_values(text).ok()
}

/// The values of arguments written as MATLAB expressions.
pub fn argument_values(text: &[&str]) -> Result<Vec<Value>, Vec<Diagnostic>> {
    let system = Box::new(base::MemorySystem::default());
    let session = Session::new(system, crate::session::Options::default());
    let mut cx = session.context_in_memory();
    let interp = session.into_interp();
    interp.attach(&mut cx);
    text.iter().map(|t| crate::session::argument(&interp, &mut cx, t)).collect()
}
