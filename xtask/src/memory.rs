//! `cargo xtask memory`: what compiled programs do with memory. Test programs, and programs of the random
//! tester's loose generator, run as executables under valgrind, and with the emitted C compiled for the
//! address sanitizer and the one of undefined behaviour; the runtime library is as it is.
//!
//! The C is not optimised, so that an error that ends the program finds every owner in its place on the
//! C stack: what is reachable from there, or belongs to the process, is no leak. Which programs there are
//! is decided in `memory/programs.rs`, what counts as a finding in `memory/watcher.rs`.

pub mod programs;
mod watcher;

use crate::process;
use crate::random;
use crate::tally;
use programs::Program;
use std::path::PathBuf;
use std::time::Duration;
use watcher::{Finding, Kind, Watcher};

/// The arguments, for the list of commands.
pub const USAGE: &str = "[--only TEXT] [--random A..B] [--valgrind] [--sanitize] [--jobs N] \
     [--limit SECONDS] [--cflags FLAGS] [--keep DIR]";

/// Random programs in one executable.
const BATCH: u64 = 50;

struct Settings {
    only: String,
    seeds: std::ops::Range<u64>,
    watchers: Vec<Watcher>,
    jobs: usize,
    limit: Duration,
    cflags: String,
    /// Where reports are written.
    keep: Option<PathBuf>,
}

/// What is compiled at once.
enum Work {
    Test(Program),
    Random(std::ops::Range<u64>),
}

/// What came of a program under a watcher.
struct Row {
    group: &'static str,
    name: String,
    watcher: Watcher,
    finding: Finding,
}

/// Runs the command; the exit code says whether anything was found.
pub fn run(args: &[String]) -> i32 {
    let settings = match read(args) {
        Ok(settings) => settings,
        Err(why) => {
            eprintln!("{why}\nusage: cargo xtask memory {USAGE}");
            return 2;
        }
    };
    let tests = programs::all().into_iter().filter(|p| p.label().contains(&settings.only));
    let mut work: Vec<Work> = tests.map(Work::Test).collect();
    let mut start = settings.seeds.start;
    while start < settings.seeds.end {
        let end = settings.seeds.end.min(start + BATCH);
        work.push(Work::Random(start..end));
        start = end;
    }
    let rows: Vec<Row> = process::in_order(settings.jobs, &work, |job, i, work| {
        let rows = one(&settings, job, work);
        for row in &rows {
            let Row { group, name, watcher, finding } = row;
            eprintln!("{i:>5} {group}/{name}  {}: {}", watcher.name(), finding.kind.name());
        }
        rows
    })
    .into_iter()
    .flatten()
    .collect();
    print!("{}", report(&settings, &rows));
    if let Some(folder) = &settings.keep
        && let Err(e) = keep(folder, &rows)
    {
        eprintln!("{}: {e}", folder.display());
        return 1;
    }
    i32::from(rows.iter().any(|r| r.finding.kind.is_a_fault()))
}

fn read(args: &[String]) -> Result<Settings, String> {
    let mut s = Settings {
        only: String::new(),
        seeds: 0..300,
        watchers: Vec::new(),
        jobs: 2,
        limit: Duration::from_secs(300),
        cflags: "-O0".to_owned(),
        keep: None,
    };
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        let (name, joined) = match arg.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (arg.as_str(), None),
        };
        match name {
            "--valgrind" => s.watchers.push(Watcher::Valgrind),
            "--sanitize" => s.watchers.push(Watcher::Sanitizers),
            _ => {
                let value = joined.or_else(|| rest.next().cloned());
                set(&mut s, name, &value.ok_or_else(|| format!("{name} wants a value"))?)?;
            }
        }
    }
    if s.watchers.is_empty() {
        s.watchers = vec![Watcher::Valgrind, Watcher::Sanitizers];
    }
    Ok(s)
}

fn set(s: &mut Settings, name: &str, value: &str) -> Result<(), String> {
    let number = |text: &str| text.parse::<u64>().map_err(|e| format!("{name}: {e}"));
    match name {
        "--only" => s.only = value.to_owned(),
        "--random" => {
            let (a, b) = value.split_once("..").ok_or("--random wants A..B")?;
            s.seeds = number(a)?..number(b)?;
        }
        "--jobs" => s.jobs = number(value)?.clamp(1, 64) as usize,
        "--limit" => s.limit = Duration::from_secs(number(value)?),
        "--cflags" => s.cflags = value.to_owned(),
        "--keep" => s.keep = Some(PathBuf::from(value)),
        _ => return Err(format!("{name}: no such option")),
    }
    Ok(())
}

/// Compiles and runs, under each watcher.
fn one(settings: &Settings, job: usize, work: &Work) -> Vec<Row> {
    let scratch = random::Scratch::new(job);
    let mut rows = Vec::new();
    match work {
        Work::Test(program) => {
            for &watcher in &settings.watchers {
                let cflags = watcher.cflags(&settings.cflags);
                let run = |exe: &_| watcher.run(settings.limit, program.folder(), exe, "");
                let finding = match programs::build(program, scratch.folder(), &cflags) {
                    Ok(exe) => run(&exe),
                    Err(why) => why,
                };
                rows.push(Row { group: program.group, name: program.name.clone(), watcher, finding });
            }
        }
        Work::Random(seeds) => {
            let mut texts = random::loose_programs(&scratch, seeds.clone());
            texts.retain(|(name, _)| format!("random/{name}").contains(&settings.only));
            for &watcher in &settings.watchers {
                let cflags = watcher.cflags(&settings.cflags);
                let folder = scratch.folder().join("build");
                let compiler = random::Compiler { folder, flags: "", cflags: &cflags };
                let found = compiler.each(&texts, &mut |folder, name| {
                    watcher.run(settings.limit, folder, &folder.join("main"), name)
                });
                for ((name, _), found) in texts.iter().zip(found) {
                    let finding = found.unwrap_or_else(watcher::not_compiled);
                    rows.push(Row { group: "random", name: name.clone(), watcher, finding });
                }
            }
        }
    }
    rows
}

/// The tallies, which programs have a finding, and the first report of each kind.
fn report(settings: &Settings, rows: &[Row]) -> String {
    let columns: Vec<&str> = Kind::ALL.iter().map(|k| k.name()).collect();
    let mut text = String::new();
    for &watcher in &settings.watchers {
        let of = || rows.iter().filter(move |r| r.watcher == watcher);
        let found = of().map(|r| (r.group, r.finding.kind.name()));
        text += &format!("\n{}\n", watcher.name());
        text += &tally::for_terminal(&tally::tally("programs of", &columns, found));
        for kind in Kind::ALL.into_iter().filter(|k| *k != Kind::Clean) {
            let mut those = of().filter(|r| r.finding.kind == kind).peekable();
            let Some(first) = those.peek() else { continue };
            let told = if kind == Kind::Refused { "" } else { &first.finding.report };
            let names: Vec<String> = those.map(|r| format!("{}/{}", r.group, r.name)).collect();
            text += &format!("\n{} ({}): {}\n{told}", kind.name(), names.len(), names.join(" "));
        }
    }
    text + "\n"
}

/// Writes the report of each finding.
fn keep(folder: &std::path::Path, rows: &[Row]) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    for r in rows.iter().filter(|r| r.finding.kind != Kind::Clean) {
        let name = format!("{}@{}.{}", r.group, r.name, r.watcher.name());
        std::fs::write(folder.join(name), format!("{}\n{}", r.finding.kind.name(), r.finding.report))?;
    }
    Ok(())
}
