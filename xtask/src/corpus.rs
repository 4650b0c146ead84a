//! `cargo xtask corpus DIR`: parses every `.m` file under DIR and prints what came of it: panics,
//! rejected files, files whose printed form gives another tree, and lines per second on one core.
//! With `--octave` (where it is installed) also which of the rejected files Octave's parser accepts;
//! with `--list` every rejected file with its first error, with `--dialect=octave` in that dialect.
//!
//! With `--analyze` it does something else: see `analyze.rs`.
//!
//! A file is accepted when it has no error in the MATLAB dialect. Files that only `--dialect octave`
//! accepts are counted as rejected and shown beside.

use base::{EntityRef, FileId, SourceFile};
use std::collections::HashSet;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use syntax::{Dialect, Parsed};

struct Rejected {
    path: PathBuf,
    error: String,
    octave_dialect_accepts: bool,
}

#[derive(Default)]
struct Totals {
    files: usize,
    bytes: usize,
    lines: usize,
    panics: Vec<PathBuf>,
    mismatches: Vec<PathBuf>,
    rejected: Vec<Rejected>,
    slowest: (Duration, PathBuf),
    parse_time: Duration,
}

/// Runs the command; the exit code says whether there was a panic or a mismatch.
pub fn run(args: &[String]) -> i32 {
    let Some(dir) = args.iter().find(|a| !a.starts_with("--")) else {
        eprintln!("usage: cargo xtask corpus DIR [--octave] [--list] [--dialect=octave]");
        return 2;
    };
    let mut paths = Vec::new();
    collect(Path::new(dir), &mut paths);
    paths.sort();
    if args.iter().any(|a| a == "--analyze") {
        return crate::analyze::run(&paths, args);
    }
    let octave = args.iter().any(|a| a == "--dialect=octave");
    let dialect = if octave { Dialect::Octave } else { Dialect::Matlab };
    let mut totals = Totals::default();
    for path in &paths {
        measure(path, dialect, &mut totals);
    }
    print_totals(&totals);
    if args.iter().any(|a| a == "--list") {
        for r in &totals.rejected {
            println!("{}: {}", r.path.display(), r.error);
        }
    }
    if args.iter().any(|a| a == "--octave") {
        compare_with_octave(&paths, &totals);
    }
    i32::from(!totals.panics.is_empty() || !totals.mismatches.is_empty())
}

/// The `.m` files below a folder.
pub fn collect(dir: &Path, paths: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|e| e == "m") {
            paths.push(path);
        }
    }
}

fn measure(path: &Path, dialect: Dialect, totals: &mut Totals) {
    let Ok(bytes) = std::fs::read(path) else { return };
    let source = SourceFile::new(path, SourceFile::decode(&bytes));
    totals.files += 1;
    totals.bytes += bytes.len();
    totals.lines += source.line_count();
    let file = FileId::new(0);
    let start = Instant::now();
    let parsed = catch_unwind(|| syntax::parse(file, &source.text, dialect));
    let time = start.elapsed();
    totals.parse_time += time;
    if time > totals.slowest.0 {
        totals.slowest = (time, path.to_owned());
    }
    let Ok(parsed) = parsed else { return totals.panics.push(path.to_owned()) };
    if let Some(first) = parsed.diagnostics.iter().find(|d| d.is_error()) {
        let place = first.span.map_or(String::new(), |s| {
            let at = source.line_col(s.start);
            format!(
                "{}:{}: {:?}: ",
                at.line,
                at.col,
                source.line(at.line).chars().take(90).collect::<String>()
            )
        });
        let octave = syntax::parse(file, &source.text, Dialect::Octave);
        totals.rejected.push(Rejected {
            path: path.to_owned(),
            error: format!("{place}{first} (of {})", parsed.diagnostics.len()),
            octave_dialect_accepts: octave.diagnostics.is_empty(),
        });
        return;
    }
    match catch_unwind(AssertUnwindSafe(|| survives_printing(&parsed))) {
        Ok(true) => {}
        Ok(false) => totals.mismatches.push(path.to_owned()),
        Err(_) => totals.panics.push(path.to_owned()),
    }
}

fn survives_printing(parsed: &Parsed) -> bool {
    let printed = syntax::print(&parsed.file);
    let again = syntax::parse(FileId::new(0), &printed, parsed.file.dialect);
    again.diagnostics.is_empty() && syntax::same_tree(&parsed.file, &again.file)
}

fn print_totals(t: &Totals) {
    let seconds = t.parse_time.as_secs_f64().max(1e-9);
    println!("files                    {:>10}", t.files);
    println!("lines                    {:>10}", t.lines);
    println!("panics                   {:>10}", t.panics.len());
    println!("rejected                 {:>10}", t.rejected.len());
    let octave_only = t.rejected.iter().filter(|r| r.octave_dialect_accepts).count();
    println!("  of these good in the Octave dialect {octave_only}");
    println!("print-then-parse differs {:>10}", t.mismatches.len());
    println!("lines per second         {:>10.0}", t.lines as f64 / seconds);
    println!("megabytes per second     {:>10.1}", t.bytes as f64 / 1e6 / seconds);
    println!(
        "slowest file             {:>10.1} ms  {}",
        t.slowest.0.as_secs_f64() * 1e3,
        t.slowest.1.display()
    );
    for path in &t.panics {
        println!("panic: {}", path.display());
    }
    for path in &t.mismatches {
        println!("differs: {}", path.display());
    }
}

/// The files that Octave's own parser accepts, from one Octave process that parses and runs nothing.
fn octave_accepts(paths: &[PathBuf]) -> Option<HashSet<PathBuf>> {
    let script = "while ischar (f = fgetl (stdin)) \
                  try, __parse_file__ (f); puts (['+' f \"\\n\"]); catch, end, end";
    let mut child = Command::new("octave")
        .args(["--norc", "--quiet", "--no-gui", "--eval", script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take()?;
    let list: String = paths.iter().map(|p| format!("{}\n", p.display())).collect();
    let writer = std::thread::spawn(move || stdin.write_all(list.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    Some(text.lines().filter_map(|l| l.strip_prefix('+')).map(PathBuf::from).collect())
}

fn compare_with_octave(paths: &[PathBuf], totals: &Totals) {
    let paths: Vec<PathBuf> = paths.iter().filter_map(|p| p.canonicalize().ok()).collect();
    let Some(accepted) = octave_accepts(&paths) else {
        println!("Octave is not installed: not compared");
        return;
    };
    let lost: Vec<&Rejected> = totals
        .rejected
        .iter()
        .filter(|r| r.path.canonicalize().is_ok_and(|p| accepted.contains(&p)))
        .collect();
    let share = 100.0 * lost.len() as f64 / accepted.len().max(1) as f64;
    println!("accepted by Octave       {:>10}", accepted.len());
    println!("  of these rejected here {:>10}  ({share:.2} %)", lost.len());
    for r in lost {
        let mark = if r.octave_dialect_accepts { " [good in the Octave dialect]" } else { "" };
        println!("rejected: {}: {}{mark}", r.path.display(), r.error);
    }
}
