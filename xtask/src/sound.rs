//! `cargo xtask sound DIR`: the instrumented run (`driver::check_soundness`) of functions of a
//! corpus with generated arguments: each value assigned must lie inside what the value analysis
//! states.
//!
//! The rule: function files as in `corpus --analyze`; of these, those with one to four parameters
//! whose text has no word that reaches outside ([`OUTSIDE`]). Each is called with every row of
//! [`ARGUMENTS`]; a row gives the types for the analysis and the values for the run. A function
//! counts when some run comes to its end, or assigns more than [`FEW`] variables before it fails.

use crate::analyze::chosen;
use driver::{Call, Options, RealSystem, Session, Soundness};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// Runs that fail after no more assignments do not count.
const FEW: u64 = 20;
/// How many functions are to count.
const WANTED: usize = 200;
/// Rounds of loops and calls of one run.
const FUEL: u64 = 200_000;

/// Files with one of these words are left out: a run would write, wait, ask, draw or end.
const OUTSIDE: &[&str] = &[
    "fopen",
    "fclose",
    "fwrite",
    "delete",
    "system",
    "unix",
    "dos",
    "mkdir",
    "rmdir",
    "save",
    "print",
    "input",
    "pause",
    "keyboard",
    "movefile",
    "copyfile",
    "unlink",
    "exit",
    "quit",
    "urlread",
    "urlwrite",
    "diary",
    "imwrite",
    "wavwrite",
    "csvwrite",
    "dlmwrite",
    "xlswrite",
    "cd",
    "eval",
    "evalin",
    "assignin",
    "figure",
    "plot",
    "questdlg",
    "uigetfile",
    "uiputfile",
    "waitbar",
    "parpool",
    "tempname",
    "rename",
    "zip",
    "unzip",
];

/// Types and values of arguments: the first parameter takes the first of a row, the others the second.
const ARGUMENTS: &[[(&str, &str); 2]] = &[
    [("double(1,1)", "3"), ("double(1,1)", "2")],
    [("double(:,:)", "[4 1 3; 2 5 6; 1 0 2]"), ("double(:,:)", "[1 2 3; 0 1 4; 5 6 0]")],
    [("double(1,:)", "[1 5 2 4]"), ("double(1,:)", "[2 3 1 6]")],
    [("double(n,1)", "[3; 1; 2]"), ("double(n,1)", "[1; 2; 4]")],
    [("double(:,:)", "[4 1 3; 2 5 6]"), ("double(1,1)", "2")],
    [("double(:,:)", "2.5"), ("double(:,:)", "-1")],
    [("double", "zeros(2,2,2)"), ("double", "1:3")],
    [("char(1,:)", "'abc'"), ("double(1,1)", "1")],
    [("single(:,:)", "single([1 2; 3 4])"), ("double(:,:)", "[1 2; 3 4]")],
    [("int32(1,:)", "int32([1 2 3])"), ("int32(1,1)", "int32(2)")],
    [("logical(1,:)", "[true false true]"), ("double(1,:)", "1:3")],
    [("complex double(1,2)", "[1+2i 3i]"), ("double(1,2)", "[1 2]")],
    [("cell", "{1, 'a', [1 2]}"), ("double(1,1)", "1")],
    [("double(:,:)", "[]"), ("double(:,:)", "[]")],
];

#[derive(Default)]
struct Totals {
    tried: usize,
    counted: usize,
    complete: usize,
    runs: usize,
    ended: usize,
    checks: u64,
    adrift: u64,
    unknown: u64,
    panics: Vec<PathBuf>,
    wrong: Vec<String>,
}

/// Runs the command.
pub fn run(args: &[String]) -> i32 {
    let Some(dir) = args.iter().find(|a| !a.starts_with("--")) else {
        eprintln!("usage: cargo xtask sound DIR [--functions=N]");
        return 2;
    };
    let wanted = args.iter().find_map(|a| a.strip_prefix("--functions=")).and_then(|n| n.parse().ok());
    let wanted = wanted.unwrap_or(WANTED);
    let mut paths = Vec::new();
    crate::corpus::collect(Path::new(dir), &mut paths);
    paths.sort();
    let mut totals = Totals::default();
    let all = chosen(&paths, wanted * 10);
    // Panics are counted, not shown.
    std::panic::set_hook(Box::new(|_| {}));
    for path in all.iter().filter(|p| stays_inside(p)) {
        if totals.counted >= wanted {
            break;
        }
        check(path, &mut totals);
    }
    let _ = std::panic::take_hook();
    print(&totals);
    i32::from(!totals.wrong.is_empty() || !totals.panics.is_empty() || totals.counted < wanted)
}

/// Whether no word of a file reaches outside.
fn stays_inside(path: &Path) -> bool {
    let Ok(bytes) = std::fs::read(path) else { return false };
    let text = String::from_utf8_lossy(&bytes);
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    !words.any(|w| OUTSIDE.contains(&w))
}

fn session(path: &Path) -> Option<(Session, driver::FuncId)> {
    let mut session = Session::new(Box::new(RealSystem::default()), Options::default());
    let entry = session.load(path)?;
    Some((session, entry))
}

fn check(path: &Path, totals: &mut Totals) {
    let Some((first, entry)) = session(path) else { return };
    let params = first.lowering.program.functions[entry].params.len();
    let gives = usize::from(!first.lowering.program.functions[entry].outputs.is_empty());
    if !(1..=4).contains(&params) {
        return;
    }
    totals.tried += 1;
    let (mut counts, mut complete) = (false, true);
    for row in ARGUMENTS {
        let of = |k: usize| row[k.min(1)];
        let types: Vec<&str> = (0..params).map(|k| of(k).0).collect();
        let values: Vec<&str> = (0..params).map(|k| of(k).1).collect();
        let run = || {
            let (session, entry) = session(path)?;
            let types = driver::argument_types(&types.join(", "))?;
            let values = driver::argument_values(&values).ok()?;
            Some(driver::check_soundness(session, entry, Call { types, values, nargout: gives, fuel: FUEL }))
        };
        match catch_unwind(AssertUnwindSafe(run)) {
            Err(_) => totals.panics.push(path.to_owned()),
            Ok(None) => {}
            Ok(Some(found)) => {
                counts |= found.failed.is_none() || found.assignments > FEW;
                complete &= found.complete;
                add(path, &types.join(", "), found, totals);
            }
        }
    }
    totals.counted += usize::from(counts);
    totals.complete += usize::from(counts && complete);
}

fn add(path: &Path, types: &str, found: Soundness, totals: &mut Totals) {
    totals.runs += 1;
    totals.ended += usize::from(found.failed.is_none());
    totals.checks += found.checks;
    totals.adrift += found.adrift;
    totals.unknown += found.unknown;
    totals.wrong.extend(found.violations.iter().map(|v| format!("{} ({types}): {v}", path.display())));
}

fn print(t: &Totals) {
    println!("functions tried       {:>8}", t.tried);
    println!("  that count          {:>8}", t.counted);
    println!("  with all calls known{:>8}", t.complete);
    println!("runs                  {:>8}  that came to their end {}", t.runs, t.ended);
    println!("values compared       {:>8}", t.checks);
    println!("  adrift              {:>8}", t.adrift);
    println!("in unknown functions  {:>8}", t.unknown);
    println!("panics                {:>8}", t.panics.len());
    println!("violations            {:>8}", t.wrong.len());
    for path in &t.panics {
        println!("panic: {}", path.display());
    }
    for v in &t.wrong {
        println!("violation: {v}");
    }
}
