//! `cargo xtask precision`: how precise the value analysis is on the forty programs of
//! `tests/precision/list.txt`, as a table: variables with one class, with known extents, of any class, indices
//! proved, locals boxed in C, and, with `--time`, the CPU time of the executable. `--any` names the variables
//! that may be anything.

use crate::bench::measure::{Invocation, best_of};
use driver::{Options, Precision, RealSystem, Session};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What the command takes.
pub const USAGE: &str = "[NAMES..] [--any] [--time]";

/// How often an executable runs; the fastest counts.
const RUNS: usize = 5;

struct Row {
    group: String,
    name: String,
    found: Precision,
    time: Option<Duration>,
    cpu: Option<Duration>,
}

/// Runs the command; fails where a program does not load.
pub fn run(args: &[String]) -> i32 {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests");
    let list = std::fs::read_to_string(tests.join("precision/list.txt")).unwrap_or_default();
    let has = |flag: &str| args.iter().any(|a| a == flag);
    let names: Vec<&String> = args.iter().filter(|a| !a.starts_with("--")).collect();
    let mut rows = Vec::new();
    for line in list.lines().filter(|l| !l.starts_with('#')) {
        let Some((group, path)) = line.split_once(char::is_whitespace) else { continue };
        let path = path.trim();
        if !names.is_empty() && !names.iter().any(|n| path.contains(n.as_str())) {
            continue;
        }
        let Some(row) = measure(group, &tests.join(path), has("--time")) else {
            eprintln!("{path} does not load");
            return 1;
        };
        rows.push(row);
    }
    print(&rows, has("--any"));
    0
}

fn measure(group: &str, path: &Path, timed: bool) -> Option<Row> {
    let mut session = Session::new(Box::new(RealSystem::default()), Options::default());
    let entry = session.load(path)?;
    let start = crate::analyze::clock();
    let found = driver::precision(&mut session, entry);
    let time = crate::analyze::clock().saturating_sub(start);
    let stem = |p: &Path| p.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    let name = match stem(path).as_str() {
        "main" | "bench" => stem(path.parent().unwrap_or(path)),
        name => name.to_owned(),
    };
    let cpu = if timed { executable(path).ok() } else { None };
    Some(Row { group: group.to_owned(), name, found, time: Some(time), cpu })
}

/// The CPU time of the executable of a program.
fn executable(path: &Path) -> Result<Duration, String> {
    let scratch = driver::scratch_folder().map_err(|d| d.message)?;
    let out: PathBuf = scratch.path().join("program");
    let folder = path.parent().unwrap_or(Path::new("."));
    let build = Invocation::new(crate::process::tame(), folder).args([
        "build".as_ref(),
        path.as_os_str(),
        "-o".as_ref(),
        out.as_os_str(),
    ]);
    crate::bench::measure::once(&build, scratch.path())?;
    best_of(RUNS, &Invocation::new(&out, folder), scratch.path()).map(|m| m.cpu)
}

fn print(rows: &[Row], names: bool) {
    println!(
        "{:<10}{:<24}{:>6}{:>7}{:>9}{:>5}{:>9}{:>8}{:>8}{:>8}{:>8}{:>9}{:>9}",
        "style",
        "program",
        "vars",
        "one",
        "extents",
        "any",
        "indices",
        "proved",
        "locals",
        "boxed",
        "steps",
        "ms",
        "cpu ms"
    );
    let mut total = Precision::default();
    let (mut time, mut cpu) = (Duration::ZERO, Duration::ZERO);
    for row in rows {
        let f = &row.found;
        line(&row.group, &row.name, f, row.time, row.cpu);
        total.variables += f.variables;
        total.unique += f.unique;
        total.extents += f.extents;
        total.any.extend(f.any.iter().copied());
        total.accesses += f.accesses;
        total.proved += f.proved;
        total.locals += f.locals;
        total.boxed += f.boxed;
        total.steps += f.steps;
        time += row.time.unwrap_or_default();
        cpu += row.cpu.unwrap_or_default();
        for (function, variable) in f.any.iter().filter(|_| names) {
            println!("            {function}: {variable}");
        }
    }
    line("all", "", &total, Some(time), (!cpu.is_zero()).then_some(cpu));
    let share = |n: usize, of: usize| 100.0 * n as f64 / of.max(1) as f64;
    println!(
        "one class {:.1} %, known extents {:.1} %, any {:.1} %, indices proved {:.1} %, boxed in C {:.1} %",
        share(total.unique, total.variables),
        share(total.extents, total.variables),
        share(total.any.len(), total.variables),
        share(total.proved, total.accesses),
        share(total.boxed, total.locals),
    );
}

fn line(group: &str, name: &str, f: &Precision, time: Option<Duration>, cpu: Option<Duration>) {
    let ms = |t: Option<Duration>| t.map_or(String::new(), |t| format!("{:.1}", t.as_secs_f64() * 1e3));
    println!(
        "{group:<10}{:<24}{:>6}{:>7}{:>9}{:>5}{:>9}{:>8}{:>8}{:>8}{:>8}{:>9}{:>9}",
        if f.refused { format!("{name} *") } else { name.to_owned() },
        f.variables,
        f.unique,
        f.extents,
        f.any.len(),
        f.accesses,
        f.proved,
        f.locals,
        f.boxed,
        f.steps,
        ms(time),
        ms(cpu)
    );
}
