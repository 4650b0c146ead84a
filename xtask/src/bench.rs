//! `cargo xtask bench [NAMES..]`: times every program of `tests/programs` that has a `bench.m`, in
//! every engine there is, and prints time, memory, ratios and whether the outputs agree. An option
//! names another set of programs ([`SETS`]): `--large` every `large.m`, without Octave, where C needs
//! long enough that its ratio is not one of start-up times; `--scalar` the small programs of
//! `benches/scalar`; `--styles` those of `benches/styles`, one for each style of programming.
//!
//! The engines: Octave (where it is installed), `tame run --engine interp`, the executable that
//! `tame build` makes, and the same program in C by hand where there is one, compiled by the same
//! compiler for this machine, without contraction ([`HAND_C`]). Times are ratios within one run of
//! the command and never a test: the exit code tells only whether everything ran and printed the
//! same text.
//!
//! It asserts nothing about speed, and what it makes goes to a temporary folder that is removed.

pub(crate) mod measure;
mod report;

use measure::{Invocation, Measured, best_of};
use report::{Report, Setting};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// What can run a program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Engine {
    Octave,
    Interp,
    Native,
    HandC,
}

impl Engine {
    const ALL: [Engine; 4] = [Engine::Octave, Engine::Interp, Engine::Native, Engine::HandC];

    fn name(self) -> &'static str {
        match self {
            Engine::Octave => "octave",
            Engine::Interp => "interp",
            Engine::Native => "c",
            Engine::HandC => "hand C",
        }
    }
}

/// A program to time.
struct Case {
    name: String,
    /// What its ratios are averaged with.
    group: &'static str,
    file: PathBuf,
    /// What it must print; recorded from Octave.
    expected: Option<String>,
    hand_c: Option<PathBuf>,
    /// A size that is too large for Octave; the C by hand is compiled with `-DLARGE`.
    large: bool,
}

/// How C by hand is compiled: for this machine, with the results of every other one.
const HAND_C: [&str; 4] = ["-std=c11", "-O3", "-march=native", "-ffp-contract=off"];

/// A set of programs that are timed together.
struct Set {
    /// The option that asks for it; the first set needs none.
    option: &'static str,
    /// Its programs, found below the root of the repository.
    cases: fn(&Path) -> Vec<Case>,
    /// Whether its sizes are those of [`Case::large`].
    large: bool,
}

static SETS: [Set; 4] = [
    Set { option: "", cases: |root| program_cases(root, false), large: false },
    Set { option: "--large", cases: |root| program_cases(root, true), large: true },
    Set { option: "--scalar", cases: scalar_cases, large: false },
    Set { option: "--styles", cases: style_cases, large: false },
];

/// How one engine did on one program.
struct Row {
    engine: Engine,
    outcome: Result<Measured, String>,
    /// Whether it printed the expected text; None where there is nothing to compare with.
    agrees: Option<bool>,
}

struct Choices {
    names: Vec<String>,
    set: &'static Set,
    json: bool,
    no_octave: bool,
    no_build: bool,
    runs: usize,
}

/// What the command works with: the tools found and a folder for what is made.
struct Bench {
    choices: Choices,
    tame: PathBuf,
    cc: String,
    octave: bool,
    scratch: PathBuf,
}

/// Runs the command; 0 where every engine ran every program and printed the same.
pub fn run(args: &[String]) -> i32 {
    let choices = match parse(args) {
        Ok(choices) => choices,
        Err(message) => {
            eprintln!("{message}\nusage: cargo xtask bench {USAGE}");
            return 2;
        }
    };
    match bench(choices) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("bench: {message}");
            1
        }
    }
}

/// The arguments of the command.
pub const USAGE: &str =
    "[NAMES..] [--large | --scalar | --styles] [--json] [--runs=N] [--no-octave] [--no-build]";

fn parse(args: &[String]) -> Result<Choices, String> {
    let mut choices =
        Choices { names: Vec::new(), set: &SETS[0], json: false, no_octave: false, no_build: false, runs: 3 };
    for arg in args {
        if let Some(set) = SETS[1..].iter().find(|s| s.option == arg) {
            choices.set = set;
            continue;
        }
        match arg.as_str() {
            "--json" => choices.json = true,
            "--no-octave" => choices.no_octave = true,
            "--no-build" => choices.no_build = true,
            _ => match arg.strip_prefix("--runs=").map(str::parse) {
                Some(Ok(runs)) if runs > 0 => choices.runs = runs,
                None if !arg.starts_with("--") => choices.names.push(arg.clone()),
                _ => return Err(format!("unknown option {arg}")),
            },
        }
    }
    Ok(choices)
}

fn bench(choices: Choices) -> Result<i32, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().map_err(|e| e.to_string())?;
    let cases = chosen((choices.set.cases)(&root), &choices.names)?;
    let tame = tame_executable(choices.no_build)?;
    let scratch = std::env::temp_dir().join(format!("tame-bench-{}", std::process::id()));
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let octave = !choices.no_octave && answers("octave");
    let cc = std::env::var("CC").ok().filter(|c| !c.is_empty()).unwrap_or_else(|| "cc".to_owned());
    let bench = Bench { choices, tame, cc, octave, scratch };
    let code = bench.all(&cases);
    // What is left in the temporary folder harms nobody.
    let _ = fs::remove_dir_all(&bench.scratch);
    Ok(code)
}

impl Bench {
    fn all(&self, cases: &[Case]) -> i32 {
        let setting = Setting {
            runs: self.choices.runs,
            octave: self.octave && !self.choices.set.large,
            floor: self.floor(),
            start_up: self.start_up(),
        };
        let mut report = Report::new(self.choices.json, setting);
        for case in cases {
            let rows = self.rows(case);
            report.add(case, rows);
        }
        report.finish();
        i32::from(!report.all_well())
    }

    /// The least peak memory that can be told: the kernel counts that of the process which starts
    /// another one to the new one as well.
    fn floor(&self) -> u64 {
        let nothing = Invocation::new("true", &self.scratch);
        measure::once(&nothing, &self.scratch).map_or(0, |m| m.peak)
    }

    /// The CPU time each engine needs for a program that prints a number. Where it fails there is
    /// none, and the programs to be timed will tell why.
    fn start_up(&self) -> Vec<(Engine, Duration)> {
        let (file, c) = (self.scratch.join("startup.m"), self.scratch.join("startup.c"));
        let c_text = "#include <stdio.h>\nint main(void) { printf(\"1\\n\"); return 0; }\n";
        if fs::write(&file, "fprintf('1\\n');\n").is_err() || fs::write(&c, c_text).is_err() {
            return Vec::new();
        }
        let case = Case {
            name: "startup".to_owned(),
            group: "start-up",
            file,
            expected: None,
            hand_c: Some(c),
            large: self.choices.set.large,
        };
        self.rows(&case).into_iter().filter_map(|r| Some((r.engine, r.outcome.ok()?.cpu))).collect()
    }

    fn rows(&self, case: &Case) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        let mut expected = case.expected.clone();
        for engine in Engine::ALL {
            let Some(prepared) = self.prepare(engine, case) else { continue };
            let outcome = prepared.and_then(|how| best_of(self.choices.runs, &how, &self.scratch));
            let agrees = outcome.as_ref().ok().and_then(|m| expected.as_ref().map(|e| *e == m.stdout));
            if let (None, Ok(m)) = (&expected, &outcome) {
                expected = Some(m.stdout.clone());
            }
            rows.push(Row { engine, outcome, agrees });
        }
        rows
    }

    /// How an engine runs a program, or why it cannot; None where there is no such engine here.
    fn prepare(&self, engine: Engine, case: &Case) -> Option<Result<Invocation, String>> {
        let folder = case.file.parent()?;
        let file: OsString = case.file.file_name()?.into();
        Some(match engine {
            Engine::Octave if !self.octave || case.large => return None,
            Engine::Octave => {
                Ok(Invocation::new("octave", folder).args(["--norc", "--no-gui", "-qf"]).args([file]))
            }
            Engine::Interp => {
                Ok(Invocation::new(&self.tame, folder).args(["run", "--engine", "interp"]).args([file]))
            }
            Engine::Native => {
                let exe = self.scratch.join(format!("{}-c", case.name));
                let build = Invocation::new(&self.tame, folder).args([
                    "build".into(),
                    "--no-interpreter".into(),
                    file,
                    "-o".into(),
                    exe.clone().into(),
                ]);
                self.made(build, exe, folder)
            }
            Engine::HandC => {
                let source = case.hand_c.as_ref()?;
                let exe = self.scratch.join(format!("{}-hand", case.name));
                let build = Invocation::new(&self.cc, folder).args(HAND_C).args([
                    "-o".into(),
                    exe.clone().into(),
                    source.clone().into_os_string(),
                    if case.large { "-DLARGE" } else { "-ULARGE" }.into(),
                    "-lm".into(),
                ]);
                self.made(build, exe, folder)
            }
        })
    }

    /// Makes an executable; gives how to run it.
    fn made(&self, build: Invocation, exe: PathBuf, folder: &Path) -> Result<Invocation, String> {
        measure::once(&build, &self.scratch).map_err(|e| format!("not built: {e}"))?;
        Ok(Invocation::new(exe, folder))
    }
}

/// The programs of the documents' benchmark tables.
fn program_cases(root: &Path, large: bool) -> Vec<Case> {
    let file = if large { "large.m" } else { "bench.m" };
    let folders = sorted(&root.join("tests/programs")).into_iter().filter(|f| f.join(file).is_file());
    folders
        .map(|folder| {
            let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let hand_c = root.join(format!("benches/c/{name}.c"));
            Case {
                group: "programs",
                expected: fs::read_to_string(folder.join(file).with_extension("out")).ok(),
                file: folder.join(file),
                hand_c: hand_c.is_file().then_some(hand_c),
                large,
                name,
            }
        })
        .collect()
}

/// The small programs; those without recorded output are functions that others call.
fn scalar_cases(root: &Path) -> Vec<Case> {
    let group = |name: &str| match name {
        "startup" => "start-up",
        n if n.starts_with("vector_") => "vectors",
        _ => "scalars",
    };
    cases_of(&root.join("benches/scalar"), group)
}

/// A program for each style, with C by hand beside it.
fn style_cases(root: &Path) -> Vec<Case> {
    cases_of(&root.join("benches/styles"), |_| "styles")
}

/// The programs of a folder that have recorded output, each with the C that bears its name.
fn cases_of(folder: &Path, group: fn(&str) -> &'static str) -> Vec<Case> {
    let files = sorted(folder).into_iter().filter(|f| f.extension().is_some_and(|e| e == "m"));
    files
        .filter_map(|file| {
            let expected = fs::read_to_string(file.with_extension("out")).ok()?;
            let name = file.file_stem()?.to_string_lossy().into_owned();
            let hand_c = Some(file.with_extension("c")).filter(|c| c.is_file());
            Some(Case { group: group(&name), name, file, expected: Some(expected), hand_c, large: false })
        })
        .collect()
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path()).collect();
    found.sort();
    found
}

fn chosen(all: Vec<Case>, names: &[String]) -> Result<Vec<Case>, String> {
    if let Some(unknown) = names.iter().find(|n| !all.iter().any(|c| c.name == **n)) {
        let known: Vec<&str> = all.iter().map(|c| c.name.as_str()).collect();
        return Err(format!("no program {unknown}; there are {}", known.join(", ")));
    }
    Ok(all.into_iter().filter(|c| names.is_empty() || names.contains(&c.name)).collect())
}

/// The release build of `tame`, with its runtime library beside it. It is made first, so that what
/// is timed is what the sources say.
pub(crate) fn tame_executable(no_build: bool) -> Result<PathBuf, String> {
    if !no_build {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let status = Command::new(cargo)
            .args(["build", "--release", "--quiet", "-p", "tame-cli", "-p", "tame-runtime"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdout(Stdio::null())
            .status()
            .map_err(|e| format!("cargo: {e}"))?;
        if !status.success() {
            return Err("tame does not build".to_owned());
        }
    }
    let this = std::env::current_exe().map_err(|e| e.to_string())?;
    let target = this.parent().and_then(Path::parent).ok_or("this program stands in no folder")?;
    let tame = target.join("release").join("tame");
    if tame.is_file() { Ok(tame) } else { Err(format!("there is no {}", tame.display())) }
}

/// Whether a program is installed.
pub(crate) fn answers(program: &str) -> bool {
    let version = Command::new(program).arg("--version").stdin(Stdio::null()).output();
    version.is_ok_and(|o| o.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn options_are_read() {
        let choices = parse(&words("dich crni --runs=5 --json")).expect("good options");
        assert_eq!((choices.names, choices.runs, choices.json), (words("dich crni"), 5, true));
        assert!(parse(&words("--runs=0")).is_err());
        assert!(parse(&words("--fast")).is_err());
        assert_eq!(parse(&words("--styles queens")).expect("good options").set.option, "--styles");
    }

    #[test]
    fn every_hand_written_program_has_its_yardstick() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let cases = program_cases(&root, false);
        for file in sorted(&root.join("benches/c")) {
            assert!(
                cases.iter().any(|c| c.hand_c.as_ref() == Some(&file)),
                "{} times nothing",
                file.display()
            );
        }
        assert!(cases.iter().all(|c| c.expected.is_some()), "a bench.m has no bench.out");
        assert!(!scalar_cases(&root).is_empty());
        let styles = style_cases(&root);
        assert!(!styles.is_empty() && styles.iter().all(|c| c.hand_c.is_some()), "a style has no C by hand");
        assert!(chosen(cases, &words("nosuch")).is_err());
    }
}
