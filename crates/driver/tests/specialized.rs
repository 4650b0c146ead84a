//! Specialised programs mean what the programs mean: every program under `tests/` prints in the interpreter what
//! its residual program prints, or fails with the same error. That is done with all literals known, and with
//! literals of the entry, chosen at random, taken not to be known.
//!
//! `SPECIALIZED=DIR` writes the texts to a folder, `SEEDS=N` tries more choices.

mod same;

use libtest_mimic::{Arguments, Trial};
use tame_driver::{SpecializeOptions, specialized};

/// Programs whose output names lines of the source, which move; and one whose constants the analysis computes by
/// MATLAB's rules where Octave's words numbers otherwise; and one that assigns
/// behind the `end` of a variable without a value, which does not nest where a constant stands before it. Of an
/// unknown name a report proposes one of the variables, which need not be left. Also a program whose file has a name
/// that no function can have, one that runs its own file, and one in Octave's language; there, too, two that show how
/// matrices were made, which constants in a text no longer tell.
///
/// Not kept yet, as the specialiser's page says: functions of other files become local ones, which go before methods
/// of class folders and of classes, and classes are not imported by name; a handle that is copied is made twice, and
/// `isequal` tells; copies of functions have names of their own, which reports tell. Arguments that are known are written
/// as constants, which `inputname` and the names of a table's variables tell. A variable that nobody reads any more
/// is not set to `[]`, so that an object goes later. A character of which only its range is known is taken not to be
/// `:` where it is a subscript.
const LINES: &[&str] = &[
    "run/unit_tests",
    "run/entry-of-no-name",
    "run/script_runs_itself",
    "run/octave_operands_of_short_circuits",
    "run/handed_errors",
    "run/errors_told_by_measure",
    "run/program_stack",
    "run/error_stack_handles",
    "run/octave_numbers_as_text",
    "run/octave_ranges",
    "run/octave_special_matrices",
    "run/path_surely_fails",
    "run/classes_folders",
    "run/dispatch_forms",
    "run/err_report_of_local",
    "run/tables_joined_by_times",
    "run/classes_precedence",
    "run/handles_told_apart",
    "run/handles_whole_names",
    "run/fn_inputname",
    "run/characters_as_places",
    "run/classes_neighbours",
    "diagnostics/undefined_caps",
    "diagnostics/undefined_variable",
];

fn main() {
    let args = Arguments::from_args();
    let seeds: u64 = std::env::var("SEEDS").ok().and_then(|s| s.parse().ok()).unwrap_or(1);
    let mut trials = Vec::new();
    for (name, program) in same::programs() {
        if LINES.contains(&name.as_str()) {
            continue;
        }
        for forget in std::iter::once(None).chain((1..=seeds).map(Some)) {
            let program = program.clone();
            let label = forget.map_or(name.clone(), |seed| format!("{name}#{seed}"));
            let choices = SpecializeOptions { forget, ..SpecializeOptions::default() };
            trials.push(Trial::test(label, move || {
                same::check(&program, "SPECIALIZED", |session, file| {
                    Some(specialized(session, file, "", Some(0), &choices)?.text)
                })
            }));
        }
    }
    same::run_all(args, trials);
}
