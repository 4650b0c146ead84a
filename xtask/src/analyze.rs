//! `cargo xtask corpus --analyze DIR`: the value analysis of function files of a corpus, chosen by
//! a fixed rule: of the files that begin with a function, in the order of their paths, every k-th,
//! so that there are as many as asked for. Arguments are `double(:,:)` unless the body says more
//! (`driver::suggested_arguments`).
//!
//! Prints times, the share that is fully analysed (no unknown call), what is wild, and where every
//! variable has a unique class. Fails on a panic, and where a file takes more than five seconds or
//! one GiB.

use driver::{Options, RealSystem, Session, Survey};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The files that are looked at where the command does not say how many.
const FILES: usize = 2000;
/// No analysis may take longer.
const LIMIT: Duration = Duration::from_secs(5);
/// No analysis may need more kilobytes.
const MEMORY: u64 = 1 << 20;

#[derive(Default)]
struct Totals {
    files: usize,
    refused: usize,
    panics: Vec<PathBuf>,
    /// With the statements looked at.
    times: Vec<(Duration, PathBuf, u64)>,
    peak: (u64, PathBuf),
    complete: usize,
    unique: usize,
    both: usize,
    variables: usize,
    multi: usize,
    wild: BTreeMap<String, usize>,
    wild_files: usize,
    unknown: BTreeMap<String, usize>,
}

/// Analyses the files among `paths` that the rule chooses.
pub fn run(paths: &[PathBuf], args: &[String]) -> i32 {
    let asked = args.iter().find_map(|a| a.strip_prefix("--files=")).and_then(|n| n.parse().ok());
    let chosen = chosen(paths, asked.unwrap_or(FILES));
    let mut totals = Totals::default();
    // Panics are counted, not shown.
    std::panic::set_hook(Box::new(|_| {}));
    for path in &chosen {
        measure(path, &mut totals);
    }
    let _ = std::panic::take_hook();
    let slow = args.iter().any(|a| a == "--slow");
    totals.times.sort();
    print(&totals, slow);
    let slowest = totals.times.last().map_or(Duration::ZERO, |t| t.0);
    i32::from(!totals.panics.is_empty() || slowest > LIMIT || totals.peak.0 > MEMORY)
}

/// Of the function files, in the order of paths, every k-th.
pub fn chosen(paths: &[PathBuf], count: usize) -> Vec<PathBuf> {
    let functions: Vec<&PathBuf> = paths.iter().filter(|p| is_function_file(p)).collect();
    let n = functions.len();
    let count = count.min(n);
    (0..count).map(|i| functions[i * n / count].clone()).collect()
}

/// Whether the first thing in a file that is no comment is a function.
fn is_function_file(path: &Path) -> bool {
    let Ok(bytes) = std::fs::read(path) else { return false };
    let text = String::from_utf8_lossy(&bytes);
    let mut lines = text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('%'));
    lines.next().is_some_and(|l| l.starts_with("function ") || l.starts_with("function["))
}

fn measure(path: &Path, totals: &mut Totals) {
    totals.files += 1;
    let _ = std::fs::write("/proc/self/clear_refs", "5");
    let start = clock();
    let found = catch_unwind(AssertUnwindSafe(|| analyze(path)));
    let time = clock().saturating_sub(start);
    let peak = peak_kilobytes();
    if peak > totals.peak.0 {
        totals.peak = (peak, path.to_owned());
    }
    match found {
        Err(_) => totals.panics.push(path.to_owned()),
        Ok(None) => totals.refused += 1,
        Ok(Some(survey)) => {
            totals.times.push((time, path.to_owned(), survey.steps));
            count(&survey, totals);
        }
    }
}

fn count(survey: &Survey, totals: &mut Totals) {
    let complete = survey.wild.is_empty() && survey.unknown.is_empty();
    totals.complete += usize::from(complete);
    totals.unique += usize::from(survey.multi.is_empty());
    totals.both += usize::from(complete && survey.multi.is_empty());
    totals.variables += survey.variables;
    totals.multi += survey.multi.len();
    totals.wild_files += usize::from(!survey.wild.is_empty());
    for name in &survey.wild {
        *totals.wild.entry(name.to_string()).or_default() += 1;
    }
    for name in &survey.unknown {
        *totals.unknown.entry(name.to_string()).or_default() += 1;
    }
}

/// The survey of the function in a file; nothing where the file cannot be used.
fn analyze(path: &Path) -> Option<Survey> {
    let mut session = Session::new(Box::new(RealSystem::default()), Options::default());
    let entry = session.load(path)?;
    let args = driver::suggested_arguments(&session.lowering.program, entry);
    Some(driver::survey(&mut session, entry, &args, 1))
}

/// Processor time of this thread, which other work on the machine does not touch; where the system does
/// not tell it, the time of the clock.
pub fn clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    match text.split(' ').next().and_then(|n| n.parse().ok()) {
        Some(nanos) => Duration::from_nanos(nanos),
        None => START.get_or_init(Instant::now).elapsed(),
    }
}

/// The greatest memory of the process since it was last reset.
fn peak_kilobytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.trim().trim_end_matches("kB").trim().parse().ok()).unwrap_or(0)
}

fn print(t: &Totals, slow: bool) {
    let done = t.times.len();
    let share = |n: usize| 100.0 * n as f64 / done.max(1) as f64;
    let at = |q: f64| t.times.get(((done as f64 * q) as usize).min(done.saturating_sub(1)));
    println!("files                 {:>8}", t.files);
    println!("panics                {:>8}", t.panics.len());
    println!("not to be parsed      {:>8}", t.refused);
    for (name, q) in [("median", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("slowest", 1.0)] {
        if let Some((time, path, _)) = at(q) {
            let shown = if q == 1.0 { path.display().to_string() } else { String::new() };
            println!("time, {name:<15} {:>8.2} ms  {shown}", time.as_secs_f64() * 1e3);
        }
    }
    println!("greatest memory       {:>8} MiB  {}", t.peak.0 / 1024, t.peak.1.display());
    println!("fully analysed        {:>8}  {:.1} %", t.complete, share(t.complete));
    println!("unique classes        {:>8}  {:.1} %", t.unique, share(t.unique));
    println!("  both                {:>8}  {:.1} %", t.both, share(t.both));
    println!("variables             {:>8}  of several classes {}", t.variables, t.multi);
    println!("wild                  {:>8}  {:.1} %", t.wild_files, share(t.wild_files));
    for (name, n) in &t.wild {
        println!("  {name:<20}{n:>8}");
    }
    let mut unknown: Vec<(&String, &usize)> = t.unknown.iter().collect();
    unknown.sort_by_key(|(name, n)| (std::cmp::Reverse(**n), *name));
    println!("unknown calls, the most frequent:");
    for (name, n) in unknown.iter().take(20) {
        println!("  {name:<20}{n:>8}");
    }
    for path in &t.panics {
        println!("panic: {}", path.display());
    }
    if slow {
        for (time, path, steps) in t.times.iter().rev().take(30) {
            println!("{:>10.1} ms {steps:>8} steps  {}", time.as_secs_f64() * 1e3, path.display());
        }
    }
}
