//! `cargo xtask raised`: every test program and random ones, raised from Tame IR to MATLAB (`tame dev
//! raise`), print the same as before: in the interpreter, as executables, and in Octave where the
//! original runs there. Positions may differ: of an error only the message counts.
//!
//! `cargo xtask specialized` does so with programs that were specialised (`tame specialize`): with all literals
//! known and, for each of some seeds, with literals taken not to be known.
//!
//! `cargo test` does the same in the interpreter alone (`crates/driver/tests/raised.rs`, `specialized.rs`).

use crate::memory::programs;
use crate::{process, random};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The arguments of `specialized`, for the list of commands.
pub const SPECIALIZED: &str =
    "[--engine interp|c|octave].. [--only TEXT] [--random A..B] [--seeds N] [--jobs N]";

/// The arguments, for the list of commands.
pub const USAGE: &str = "[--engine interp|c|octave].. [--only TEXT] [--random A..B] [--jobs N]";

/// Programs whose output names lines of the source.
const LINES: &[&str] = &["run/handed_errors", "run/program_stack", "run/error_stack_handles"];

struct Settings {
    engines: Vec<String>,
    only: String,
    seeds: std::ops::Range<u64>,
    jobs: usize,
    /// How often literals are taken not to be known.
    splits: u64,
}

/// How a program is made that must do the same.
#[derive(Clone, Copy)]
enum Way {
    Raised,
    /// Specialised, with literals taken not to be known by this seed.
    Specialized(Option<u64>),
}

impl Way {
    fn command(self) -> Vec<String> {
        let words = |w: &[&str]| w.iter().map(|w| (*w).to_owned()).collect();
        match self {
            Way::Raised => words(&["dev", "raise"]),
            Way::Specialized(None) => words(&["specialize", "--nargout", "0"]),
            Way::Specialized(Some(seed)) => {
                words(&["specialize", "--nargout", "0", "--forget", &seed.to_string()])
            }
        }
    }
}

/// What came of a program.
enum Outcome {
    Same,
    /// Not raised, since it is no MATLAB, or the engine does not run the original.
    Left,
    Different(String),
}

/// Runs the command `raised`; the exit code says whether a program differed.
pub fn run(args: &[String]) -> i32 {
    match read(args) {
        Ok(settings) => compare(&settings, &[Way::Raised]),
        Err(why) => {
            eprintln!("{why}\nusage: cargo xtask raised {USAGE}");
            2
        }
    }
}

/// Runs the command `specialized`.
pub fn run_specialized(args: &[String]) -> i32 {
    match read(args) {
        Ok(settings) => {
            let splits = (1..=settings.splits).map(|seed| Way::Specialized(Some(seed)));
            let ways: Vec<Way> = std::iter::once(Way::Specialized(None)).chain(splits).collect();
            compare(&settings, &ways)
        }
        Err(why) => {
            eprintln!("{why}\nusage: cargo xtask specialized {SPECIALIZED}");
            2
        }
    }
}

fn compare(settings: &Settings, ways: &[Way]) -> i32 {
    let scratch = random::Scratch::new(900);
    let mut files: Vec<(String, PathBuf)> = Vec::new();
    for program in programs::all().into_iter().filter(|p| p.label().contains(&settings.only)) {
        if !LINES.contains(&program.label().as_str()) {
            files.push((program.label(), program.file().to_owned()));
        }
    }
    for (name, text) in random::loose_programs(&scratch, settings.seeds.clone()) {
        let file = scratch.folder().join(format!("{}.m", name.trim_end_matches(".m")));
        if std::fs::write(&file, text).is_ok() {
            files.push((format!("random/{name}"), file));
        }
    }
    let mut wrong = 0;
    for (engine, way) in settings.engines.iter().flat_map(|e| ways.iter().map(move |w| (e, *w))) {
        let rows = process::in_order(settings.jobs, &files, |job, _, (_, file)| one(job, engine, way, file));
        let mut counts = [0, 0];
        for ((name, _), row) in files.iter().zip(rows) {
            match row {
                Outcome::Same => counts[0] += 1,
                Outcome::Left => counts[1] += 1,
                Outcome::Different(how) => {
                    wrong += 1;
                    println!("{name} ({engine})\n{how}");
                }
            }
        }
        println!("{engine}: {} the same, {} left out, {wrong} different so far", counts[0], counts[1]);
    }
    i32::from(wrong > 0)
}

fn read(args: &[String]) -> Result<Settings, String> {
    let mut s = Settings { engines: Vec::new(), only: String::new(), seeds: 0..0, jobs: 2, splits: 1 };
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        let (name, joined) =
            arg.split_once('=').map_or((arg.as_str(), None), |(n, v)| (n, Some(v.to_owned())));
        let value = joined.or_else(|| rest.next().cloned()).ok_or_else(|| format!("{name} wants a value"))?;
        let number = |text: &str| text.parse::<u64>().map_err(|e| format!("{name}: {e}"));
        match name {
            "--engine" if ["interp", "c", "octave"].contains(&value.as_str()) => s.engines.push(value),
            "--only" => s.only = value,
            "--jobs" => s.jobs = number(&value)?.clamp(1, 64) as usize,
            "--seeds" => s.splits = number(&value)?,
            "--random" => {
                let (a, b) = value.split_once("..").ok_or("--random wants A..B")?;
                s.seeds = number(a)?..number(b)?;
            }
            _ => return Err(format!("{name} {value}: no such option")),
        }
    }
    if s.engines.is_empty() {
        s.engines.push("interp".to_owned());
    }
    Ok(s)
}

fn one(job: usize, engine: &str, way: Way, file: &Path) -> Outcome {
    let folder = file.parent().unwrap_or(Path::new("."));
    let name = file.file_name().unwrap_or_default();
    let octave = name.to_string_lossy().starts_with("octave_");
    let dialect: &[&str] = if octave { &["--dialect", "octave"] } else { &[] };
    let tame = |place: &Path| {
        let mut command = Command::new("timeout");
        command.arg("120").arg(process::tame()).current_dir(place);
        command
    };
    let raised = tame(folder).args(way.command()).args(dialect).arg(name).output();
    let Some(text) = raised.ok().filter(|o| o.status.success()).map(|o| o.stdout) else {
        return Outcome::Left;
    };
    let scratch = random::Scratch::new(1000 + job);
    let place = scratch.folder().join("raised");
    let _ = std::fs::remove_dir_all(&place);
    if name == "main.m" {
        copy(folder, &place, 0);
    }
    if std::fs::create_dir_all(&place).is_err() || std::fs::write(place.join(name), text).is_err() {
        return Outcome::Different("no scratch folder".into());
    }
    let outcome = |place: &Path| {
        let mut command = match engine {
            "octave" => {
                let mut command = Command::new("timeout");
                command.args(["120", "octave", "--norc", "-qf"]).current_dir(place);
                command
            }
            _ => {
                let mut command = tame(place);
                command.arg("run").args(dialect).args(["--engine", engine]).env("TAME_CFLAGS", "-O0");
                command
            }
        };
        let output = command.arg(name).output().ok()?;
        let said = String::from_utf8_lossy(&output.stderr);
        let error = said.lines().find(|l| l.starts_with("error")).map(without_position).unwrap_or_default();
        let printed: Vec<String> =
            String::from_utf8_lossy(&output.stdout).lines().map(without_position).collect();
        Some((output.status.code(), printed, error))
    };
    let (Some(before), Some(after)) = (outcome(folder), outcome(&place)) else { return Outcome::Left };
    if engine == "octave" && before.0 != Some(0) {
        return Outcome::Left;
    }
    if before == after {
        return Outcome::Same;
    }
    let (a, b) = (before.1.iter(), after.1.iter());
    let line = a.zip(b).find(|(a, b)| a != b).map_or(String::new(), |(a, b)| format!("  {a}\n  {b}\n"));
    Outcome::Different(format!("{line}  exit {:?} {}\n  exit {:?} {}", before.0, before.2, after.0, after.2))
}

/// Where Octave says that something is: `near line 3, column 4`.
fn without_position(line: &str) -> String {
    line.split(" near line ").next().unwrap_or(line).to_owned()
}

/// The files of a folder, those of the folders in it as well.
fn copy(from: &Path, to: &Path, depth: u32) {
    let _ = std::fs::create_dir_all(to);
    for entry in std::fs::read_dir(from).into_iter().flatten().flatten() {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() && depth < 8 {
            copy(&path, &target, depth + 1);
        } else {
            let _ = std::fs::copy(&path, &target);
        }
    }
}
