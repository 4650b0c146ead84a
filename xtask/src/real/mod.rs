//! `cargo xtask real`: MATLAB programs of others, run by the interpreter, by the executable that
//! `tame build` makes, and by Octave, and what they print compared.
//!
//! The programs lie outside of this repository and stay there. Each one runs in a copy of its
//! folder, with a limit of time, memory and output. Which files are programs, and which are left
//! out, is decided in `drivers.rs`; how a program is run in `engine.rs`; what counts as equal in
//! `compare.rs`; the tables are written by `report.rs`.

mod compare;
mod drivers;
mod engine;
mod report;

use crate::process;
use compare::Verdict;
use drivers::{Driver, Skip};
use engine::{Engine, Outcome, Scratch};
use std::path::PathBuf;
use std::time::Duration;

/// The arguments, for the list of commands.
pub const USAGE: &str = "DIR.. | --drivers FILE  [--octave] [--jobs N] [--limit SECONDS] [--only PATTERN] \
[--tame PATH] [--build-flags FLAGS] [--cflags FLAGS] [--keep DIR] [--report FILE] [--list FILE] [--no-build] [--again]";

/// What the command line says.
pub struct Settings {
    folders: Vec<PathBuf>,
    list: Option<PathBuf>,
    write_list: Option<PathBuf>,
    report: Option<PathBuf>,
    octave: bool,
    build: bool,
    again: bool,
    jobs: usize,
    only: String,
    engines: engine::Setting,
}

/// What came of one program.
pub struct Row {
    driver: Driver,
    /// Why it was not run.
    skip: Option<Skip>,
    run: Option<Outcome>,
    build: Option<Outcome>,
    octave: Option<Outcome>,
    octave_run: Option<Outcome>,
}

impl Row {
    /// The executable held against the interpreter.
    fn compiled(&self) -> Option<Verdict> {
        Some(compare::engines(self.run.as_ref()?, self.build.as_ref()?))
    }

    /// The interpreter in Octave's dialect held against Octave.
    fn in_octaves_dialect(&self) -> Option<Verdict> {
        Some(compare::with_octave(self.octave.as_ref()?, self.octave_run.as_ref()?))
    }

    /// The interpreter held against Octave.
    fn interpreted(&self) -> Option<Verdict> {
        Some(compare::with_octave(self.octave.as_ref()?, self.run.as_ref()?))
    }

    /// The executable held against Octave.
    fn compiled_against_octave(&self) -> Option<Verdict> {
        Some(compare::with_octave(self.octave.as_ref()?, self.build.as_ref()?))
    }
}

/// Runs the command; fails where a program crashes or prints something else when compiled.
pub fn run(args: &[String]) -> i32 {
    let settings = match read(args) {
        Ok(settings) => settings,
        Err(why) => {
            eprintln!("{why}\nusage: cargo xtask real {USAGE}");
            return 2;
        }
    };
    let mut found = match &settings.list {
        Some(list) => drivers::listed(list),
        None => settings.folders.iter().flat_map(|d| drivers::below(d)).collect(),
    };
    found.retain(|d| d.label().contains(&settings.only));
    if let Some(path) = &settings.write_list {
        found.retain(|d| drivers::why_skipped(d).is_none_or(|skip| skip.runs()));
        drivers::write_list(path, &found);
        return 0;
    }
    let rows = run_all(&settings, found);
    let table = report::table(&rows);
    print!("{table}");
    if let Some(path) = &settings.report
        && let Err(e) = std::fs::write(path, report::markdown(&rows))
    {
        eprintln!("{}: {e}", path.display());
        return 1;
    }
    let bad = |r: &Row| r.compiled().is_some_and(|v| v.is_a_fault());
    i32::from(rows.iter().any(bad))
}

fn read(args: &[String]) -> Result<Settings, String> {
    let mut s = Settings {
        folders: Vec::new(),
        list: None,
        write_list: None,
        report: None,
        octave: false,
        build: true,
        again: false,
        jobs: 2,
        only: String::new(),
        engines: engine::Setting::default(),
    };
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        let (name, joined) = match arg.split_once('=') {
            Some((name, value)) if name.starts_with("--") => (name, Some(value.to_owned())),
            _ => (arg.as_str(), None),
        };
        match name {
            "--octave" => s.octave = true,
            "--no-build" => s.build = false,
            "--again" => s.again = true,
            _ if !name.starts_with("--") => s.folders.push(PathBuf::from(name)),
            _ => {
                let value = joined.or_else(|| rest.next().cloned());
                let value = value.ok_or_else(|| format!("{name} wants a value"))?;
                set(&mut s, name, &value)?;
            }
        }
    }
    match s.folders.is_empty() && s.list.is_none() {
        true => Err("no folder".to_owned()),
        false => Ok(s),
    }
}

fn set(s: &mut Settings, name: &str, value: &str) -> Result<(), String> {
    let number = || value.parse::<u64>().map_err(|e| format!("{name}: {e}"));
    match name {
        "--jobs" => s.jobs = number()?.clamp(1, 64) as usize,
        "--limit" => s.engines.limit = Duration::from_secs(number()?),
        "--only" => s.only = value.to_owned(),
        "--tame" => s.engines.tame = PathBuf::from(value),
        "--build-flags" => s.engines.build_flags = value.split_whitespace().map(str::to_owned).collect(),
        "--cflags" => s.engines.cflags = Some(value.to_owned()),
        "--keep" => s.engines.keep = Some(PathBuf::from(value)),
        "--report" => s.report = Some(PathBuf::from(value)),
        "--list" => s.write_list = Some(PathBuf::from(value)),
        "--drivers" => s.list = Some(PathBuf::from(value)),
        _ => return Err(format!("{name}: no such option")),
    }
    Ok(())
}

/// Runs every program, `jobs` at a time, in the order of the list.
fn run_all(settings: &Settings, found: Vec<Driver>) -> Vec<Row> {
    process::in_order(settings.jobs, &found, |job, i, driver| {
        let row = one(settings, &Scratch::new(job), driver);
        if !settings.again {
            eprintln!("{:>5}/{} {}", i + 1, found.len(), report::line(&row));
        }
        row
    })
}

fn one(settings: &Settings, scratch: &Scratch, driver: &Driver) -> Row {
    let skip = drivers::why_skipped(driver);
    let mut row =
        Row { driver: driver.clone(), skip, run: None, build: None, octave: None, octave_run: None };
    if row.skip.is_some_and(|s| !s.runs()) {
        return row;
    }
    if settings.again {
        let kept = |engine| engine::kept(&settings.engines, driver, engine);
        row.run = kept(Engine::Run);
        row.build = kept(Engine::Build);
        row.octave = kept(Engine::Octave).filter(|_| row.skip.is_none());
        row.octave_run = kept(Engine::OctaveRun);
        return row;
    }
    let run = |engine| Some(engine::run(&settings.engines, scratch, driver, engine));
    row.run = run(Engine::Run);
    if settings.build {
        row.build = run(Engine::Build);
    }
    if settings.octave && row.skip.is_none() {
        row.octave = run(Engine::Octave);
        row.octave_run = run(Engine::OctaveRun);
    }
    row
}
