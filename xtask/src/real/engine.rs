//! Running a program in a copy of its folder, with limits.
//!
//! Where a program comes from and the folder it runs in are taken out of what it prints.

use super::drivers::{self, Driver};
use crate::process::{self, Limits};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use std::time::Duration;

/// What runs a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// `tame run`.
    Run,
    /// `tame run --dialect octave`, which is what Octave is held against.
    OctaveRun,
    /// The executable that `tame build` makes.
    Build,
    /// `octave-cli`.
    Octave,
}

/// How the engines are called.
pub struct Setting {
    /// The command `tame`.
    pub tame: PathBuf,
    /// Arguments for `tame build`.
    pub build_flags: Vec<String>,
    /// `TAME_CFLAGS`.
    pub cflags: Option<String>,
    /// The longest processor time of a run.
    pub limit: Duration,
    /// Where outcomes are written; those of Octave are taken from there.
    pub keep: Option<PathBuf>,
}

impl Default for Setting {
    fn default() -> Setting {
        let limit = Duration::from_secs(20);
        Setting { tame: process::tame(), build_flags: Vec::new(), cflags: None, limit, keep: None }
    }
}

/// What came of a run.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// It came to its end, or an error that it did not catch was printed.
    Done {
        /// Standard output.
        out: String,
        /// Standard error.
        err: String,
        /// Whether it came to its end.
        success: bool,
    },
    /// The compiler gave diagnostics: the first one, and where.
    Refused(String),
    /// A signal, or words that only a fault of the engine prints.
    Crash(String),
    /// It did not end within the limit, or printed without end.
    Timeout,
}

/// A folder for one thread, which goes with it.
pub struct Scratch(PathBuf);

impl Scratch {
    /// A new one.
    pub fn new(job: usize) -> Scratch {
        Scratch(std::env::temp_dir().join(format!("tame-real-{}-{job}", std::process::id())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The most a folder may hold for its inner folders to be copied too.
const MOST_BYTES: u64 = 30 << 20;
/// Files longer than this are not copied.
const LONGEST: u64 = 8 << 20;
/// A program may wait this many times as long as it may compute.
const WAIT: u32 = 4;
/// Kilobytes of memory that a program may have.
const MEMORY: u64 = 12_000_000;

/// Runs a program.
pub fn run(setting: &Setting, scratch: &Scratch, driver: &Driver, engine: Engine) -> Outcome {
    let kept = setting.keep.as_ref().map(|k| k.join(driver.label().replace('/', "@")));
    if engine == Engine::Octave
        && let Some(outcome) = kept.as_deref().and_then(|k| recall(k, engine))
    {
        return outcome;
    }
    let outcome = match fresh_copy(scratch, driver) {
        Ok(work) => start(setting, scratch, driver, engine, &work),
        Err(e) => Outcome::Crash(format!("the folder cannot be copied: {e}")),
    };
    if let Some(kept) = kept {
        store(&kept, engine, &outcome);
    }
    outcome
}

/// What an engine did with a program the last time, by the folder of outcomes.
pub fn kept(setting: &Setting, driver: &Driver, engine: Engine) -> Option<Outcome> {
    recall(&setting.keep.as_ref()?.join(driver.label().replace('/', "@")), engine)
}

/// The copy of the folder of a program.
fn fresh_copy(scratch: &Scratch, driver: &Driver) -> std::io::Result<PathBuf> {
    let work = scratch.0.join("work");
    let _ = fs::remove_dir_all(&scratch.0);
    let home = driver.path.parent().unwrap_or(Path::new("."));
    let mut budget = MOST_BYTES;
    let whole = fits(home, &mut budget);
    copy(home, &work, whole)?;
    Ok(work)
}

fn fits(folder: &Path, budget: &mut u64) -> bool {
    fs::read_dir(folder).into_iter().flatten().flatten().all(|entry| {
        let size = entry.metadata().map_or(0, |m| m.len()) + 4096;
        if *budget < size {
            return false;
        }
        *budget -= size;
        !entry.file_type().is_ok_and(|t| t.is_dir()) || fits(&entry.path(), budget)
    })
}

/// Copies a folder; of the inner folders only those that belong to the language where not `whole`.
fn copy(from: &Path, to: &Path, whole: bool) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Ok(kind) = entry.file_type() else { continue };
        if kind.is_dir() {
            if whole || name == "private" || name.starts_with('+') || name.starts_with('@') {
                copy(&entry.path(), &to.join(name), whole)?;
            }
        } else if kind.is_file() && entry.metadata().is_ok_and(|m| m.len() <= LONGEST) {
            fs::copy(entry.path(), to.join(name))?;
        }
    }
    Ok(())
}

fn start(setting: &Setting, scratch: &Scratch, driver: &Driver, engine: Engine, work: &Path) -> Outcome {
    let file = driver.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let tame = setting.tame.to_string_lossy().into_owned();
    let exe = scratch.0.join("program").to_string_lossy().into_owned();
    let dialect = format!("--dialect={}", drivers::dialect(driver));
    let call = match engine {
        Engine::Run => vec![tame, "run".to_owned(), dialect, file],
        Engine::OctaveRun => vec![tame, "run".to_owned(), "--dialect=octave".to_owned(), file],
        Engine::Octave => octave(&file, drivers::function_name(driver)),
        Engine::Build => {
            let mut call = vec![tame, "build".to_owned(), dialect, file, "-o".to_owned(), exe.clone()];
            // What is interpreted is no equality of compiled programs.
            call.push("--no-interpreter".to_owned());
            call.extend(setting.build_flags.iter().cloned());
            match limited(setting, work, &call, setting.limit * 6) {
                Ok(output) if output.status.success() => {}
                Ok(output) => return refusal(&output, work),
                Err(e) => return Outcome::Crash(e.to_string()),
            }
            vec![exe]
        }
    };
    match limited(setting, work, &call, setting.limit) {
        Ok(output) => outcome(&output, work, engine),
        Err(e) => Outcome::Crash(e.to_string()),
    }
}

/// Octave calls a function by the name of its file; where that is none, by the name it gives itself.
fn octave(file: &str, function: Option<String>) -> Vec<String> {
    let name = file.trim_end_matches(".m");
    let is_a_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && name.starts_with(|c: char| c.is_ascii_alphabetic());
    let source = format!("source('{}')", file.replace('\'', "''"));
    let run = match function {
        _ if is_a_name => name.to_owned(),
        Some(function) => format!("{source}; {function}"),
        None => source,
    };
    ["octave-cli", "--norc", "-q", "--eval", &run].map(str::to_owned).to_vec()
}

fn limited(setting: &Setting, work: &Path, call: &[String], limit: Duration) -> std::io::Result<Output> {
    let base = work.parent().unwrap_or(work);
    let (out, err) = (base.join("stdout"), base.join("stderr"));
    let limits = Limits { wall: limit * WAIT, cpu: Some(limit), memory: Some(MEMORY), stack: None };
    let mut command = limits.command();
    command.args(call).current_dir(work).stdin(Stdio::null());
    command.stdout(fs::File::create(&out)?).stderr(fs::File::create(&err)?);
    command.env("OMP_NUM_THREADS", "1").env("OPENBLAS_NUM_THREADS", "1");
    if let Some(flags) = &setting.cflags {
        command.env("TAME_CFLAGS", flags);
    }
    let status = command.status()?;
    Ok(Output { status, stdout: fs::read(out)?, stderr: fs::read(err)? })
}

/// Output beyond which a program counts as one that prints without end.
const TOO_LONG: usize = 100 << 20;

fn outcome(output: &Output, work: &Path, engine: Engine) -> Outcome {
    let status = output.status.to_string();
    let out_of_time = status.contains("signal: 24") || status.contains("signal: 9");
    if out_of_time || matches!(output.status.code(), Some(124 | 137 | 152)) || output.stdout.len() > TOO_LONG
    {
        return Outcome::Timeout;
    }
    let (out, err) = (told(&output.stdout, work), told(&output.stderr, work));
    let fault = err.lines().find(|l| engine != Engine::Octave && is_a_fault(l));
    match (output.status.code(), fault) {
        (None, _) => Outcome::Crash(last_words(&err, &output.status.to_string())),
        (_, Some(line)) => Outcome::Crash(line.trim().to_owned()),
        (Some(code), None) => Outcome::Done { out, err, success: code == 0 },
    }
}

/// Words that no error of a program has.
fn is_a_fault(line: &str) -> bool {
    ["panicked at", "internal error", "internal fault", "this is a bug", "stack overflow in"]
        .iter()
        .any(|w| line.contains(w))
}

fn last_words(err: &str, status: &str) -> String {
    let line = err.lines().rev().find(|l| !l.trim().is_empty()).unwrap_or("").trim();
    if line.is_empty() { status.to_owned() } else { format!("{status}: {line}") }
}

fn refusal(output: &Output, work: &Path) -> Outcome {
    let err = told(&output.stderr, work);
    if output.status.code() == Some(124) {
        return Outcome::Crash("`tame build` did not end".to_owned());
    }
    if let Some(line) = err.lines().find(|l| is_a_fault(l)) {
        return Outcome::Crash(format!("`tame build`: {}", line.trim()));
    }
    let mut lines = err.lines().skip_while(|l| !l.starts_with("error"));
    let Some(what) = lines.next() else {
        return Outcome::Crash(format!("`tame build`: {}", last_words(&err, &output.status.to_string())));
    };
    let place = lines.next().map_or("", |l| l.trim().trim_start_matches("--> "));
    Outcome::Refused(format!("{what} @ {place}"))
}

/// A text without the folder that it was printed in.
fn told(text: &[u8], work: &Path) -> String {
    let text = String::from_utf8_lossy(text);
    text.replace(&format!("{}/", work.display()), "").replace(&work.display().to_string(), ".")
}

fn store(kept: &Path, engine: Engine, outcome: &Outcome) {
    let _ = kept.parent().map(fs::create_dir_all);
    let (out, err, state) = match outcome {
        Outcome::Done { out, err, success } => {
            (out.as_str(), err.as_str(), if *success { "ok" } else { "failed" })
        }
        Outcome::Refused(what) => ("", what.as_str(), "refused"),
        Outcome::Crash(what) => ("", what.as_str(), "crash"),
        Outcome::Timeout => ("", "", "timeout"),
    };
    let name = format!("{engine:?}").to_lowercase();
    for (ending, text) in [("out", out), ("err", err), ("state", state)] {
        let path = PathBuf::from(format!("{}.{name}.{ending}", kept.display()));
        if let Err(e) = fs::write(&path, text) {
            eprintln!("{}: {e}", path.display());
        }
    }
}

fn recall(kept: &Path, engine: Engine) -> Option<Outcome> {
    let name = format!("{engine:?}").to_lowercase();
    let read = |ending| fs::read_to_string(format!("{}.{name}.{ending}", kept.display())).ok();
    match read("state")?.as_str() {
        "timeout" => Some(Outcome::Timeout),
        "crash" => Some(Outcome::Crash(read("err")?)),
        "refused" => Some(Outcome::Refused(read("err")?)),
        state => Some(Outcome::Done { out: read("out")?, err: read("err")?, success: state == "ok" }),
    }
}
