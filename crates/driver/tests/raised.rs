//! Raised programs mean what the programs mean: every program under `tests/`, raised from Tame IR to
//! MATLAB, prints in the interpreter what the program itself prints, or fails with the same error. And nothing of
//! ours is in the text.
//!
//! `RAISED=DIR` writes the texts to a folder.

mod same;

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::Path;
use tame_driver::raised;

/// Programs whose output names lines of the source, which raising moves; one whose file has a name that no function
/// can have, one that runs its own file, one in Octave's language, which raised text is not, and those whose
/// optional arguments before name-value ones, or repeating ones, raising does not put back into an `arguments` block
/// yet; and one that asks a class, which it imports by its name, for a constant: raised text imports nothing.
const LINES: &[&str] = &[
    "run/unit_tests",
    "run/handed_errors",
    "run/errors_told_by_measure",
    "run/program_stack",
    "run/entry-of-no-name",
    "run/script_runs_itself",
    "run/octave_operands_of_short_circuits",
    "run/fn_arguments_optional_names",
    "run/fn_arguments_required",
    "run/fn_arguments_repeating_names",
    "run/fn_arguments_errors",
    "run/breadth_missing_functions",
    "run/classes_precedence",
];

fn main() {
    let args = Arguments::from_args();
    let mut trials = Vec::new();
    for (name, program) in same::programs() {
        if !LINES.contains(&name.as_str()) {
            trials.push(Trial::test(name, move || check(&program)));
        }
    }
    same::run_all(args, trials);
}

fn check(program: &Path) -> Result<(), Failed> {
    let mut ours = false;
    same::check(program, "RAISED", |session, file| {
        let text = raised(session, file, true)?;
        ours = text.contains("mc_");
        Some(text)
    })?;
    if ours { Err("a name of ours is in the text".into()) } else { Ok(()) }
}
