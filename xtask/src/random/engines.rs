//! Running generated programs in the engines, many in one process: each is a function file, and a
//! script calls them one after another and prints a mark behind each.
//!
//! The engines run as programs of their own, so that a crash or a hang is an outcome like others.

use super::generator;
use super::text::Program;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What runs a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// `tame run --engine interp`.
    Interp,
    /// `tame run --engine c`.
    C,
    /// Octave.
    Octave,
    /// `tame dev sound`: the interpreter, each value held against the analysis.
    Sound,
}

impl Engine {
    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Engine::Interp => "interp",
            Engine::C => "c",
            Engine::Octave => "octave",
            Engine::Sound => "sound",
        }
    }
}

/// What came of a program.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// It came to its end, or an error that it did not catch was printed.
    Printed(String),
    /// It could not be compiled, for this reason.
    Refused(String),
    /// It ran, and no value lay outside what the analysis states.
    Sound,
    /// The engine itself failed or did not end, or a value lay outside.
    Broken(String),
}

/// A folder for generated files, which goes with it.
pub struct Scratch(PathBuf);

impl Scratch {
    /// A new one.
    pub fn new() -> Scratch {
        let folder = std::env::temp_dir().join(format!("tame-random-{}", std::process::id()));
        let _ = std::fs::create_dir_all(&folder);
        Scratch(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Whether there is an Octave to compare with.
pub fn octave_is_installed() -> bool {
    Command::new("octave").arg("--version").output().is_ok()
}

const MARK: &str = "@@@";

/// Runs programs in one process, without those that the compiler refuses; where that does not give a
/// text for each of them, one by one.
pub fn run_all(scratch: &Scratch, engine: Engine, programs: &[(u64, Program)]) -> Vec<Outcome> {
    let texts: Vec<(String, String)> =
        programs.iter().map(|(s, p)| (generator::name(*s), p.text())).collect();
    if engine == Engine::Sound {
        return texts.iter().map(|(name, text)| alone(scratch, engine, name, text)).collect();
    }
    let mut refused: Vec<Option<Outcome>> = vec![None; texts.len()];
    loop {
        let open: Vec<usize> = (0..texts.len()).filter(|&i| refused[i].is_none()).collect();
        let refs: Vec<(&str, &str)> =
            open.iter().map(|&i| (texts[i].0.as_str(), texts[i].1.as_str())).collect();
        let (outcomes, said) = together(scratch, engine, &refs);
        if outcomes.len() == refs.len() {
            for (i, outcome) in open.into_iter().zip(outcomes) {
                refused[i] = Some(outcome);
            }
            return refused.into_iter().flatten().collect();
        }
        let named =
            |i: &usize| said.contains("error[unsupported]") && said.contains(&format!("{}.m:", texts[*i].0));
        let found: Vec<usize> = open.iter().copied().filter(named).collect();
        if found.is_empty() {
            for i in open {
                refused[i] = Some(alone(scratch, engine, &texts[i].0, &texts[i].1));
            }
            return refused.into_iter().flatten().collect();
        }
        for i in found {
            refused[i] = Some(Outcome::Refused(reason(&said)));
        }
    }
}

fn reason(said: &str) -> String {
    said.lines().find(|l| l.contains("error[unsupported]")).unwrap_or("").to_owned()
}

/// Runs one program.
pub fn alone(scratch: &Scratch, engine: Engine, name: &str, text: &str) -> Outcome {
    let output = match start(scratch, engine, &[(name, text)]) {
        Ok(output) => output,
        Err(e) => return Outcome::Broken(e.to_string()),
    };
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if engine == Engine::Sound && out.contains(" assignments, ") && !err.contains("violation:") {
        return Outcome::Sound;
    }
    if let Some((printed, _)) = out.split_once(MARK).filter(|_| engine != Engine::Sound) {
        return Outcome::Printed(printed.to_owned());
    }
    if err.contains("error[unsupported]") {
        return Outcome::Refused(reason(&err));
    }
    let last = err.lines().filter(|l| !l.trim().is_empty()).take(12).collect::<Vec<_>>().join("\n");
    Outcome::Broken(format!("exit {:?}\n{out}{last}", output.status.code()))
}

/// What came of each program, as far as it came, and what was said on stderr.
fn together(scratch: &Scratch, engine: Engine, programs: &[(&str, &str)]) -> (Vec<Outcome>, String) {
    let Ok(output) = start(scratch, engine, programs) else { return (Vec::new(), String::new()) };
    let out = String::from_utf8_lossy(&output.stdout);
    let mut parts: Vec<Outcome> =
        out.split(MARK).map(|t| Outcome::Printed(t.trim_start_matches('\n').to_owned())).collect();
    parts.pop();
    (parts, String::from_utf8_lossy(&output.stderr).into_owned())
}

fn start(scratch: &Scratch, engine: Engine, programs: &[(&str, &str)]) -> std::io::Result<Output> {
    let folder = scratch.0.join(engine.name());
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    let mut script = String::new();
    for (name, text) in programs {
        std::fs::write(folder.join(name).with_extension("m"), text)?;
        script.push_str(&format!(
            "try\n  {name}();\ncatch err\n  fprintf('not caught\\n');\nend\nfprintf('{MARK}\\n');\n"
        ));
    }
    std::fs::write(folder.join("main.m"), script)?;
    let mut command = Command::new("timeout");
    match engine {
        Engine::Octave => command.args(["120", "octave", "--norc", "-qf", "main.m"]),
        Engine::Sound => command.args(["120"]).arg(tame()).args(["dev", "sound", "main.m"]),
        _ => command.args(["120"]).arg(tame()).args(["run", "main.m", "--engine", engine.name()]),
    };
    command.current_dir(&folder).env("TAME_CFLAGS", "-O0").output()
}

/// The command, beside this one in the same target folder, or as `TAME` says.
fn tame() -> PathBuf {
    if let Some(path) = std::env::var_os("TAME") {
        return PathBuf::from(path);
    }
    let beside = std::env::current_exe().unwrap_or_default();
    beside.parent().unwrap_or(Path::new(".")).join("tame")
}

/// Where two outcomes differ. A program that was refused differs from nothing.
pub fn difference(a: &Outcome, b: &Outcome) -> Option<String> {
    match (a, b) {
        (Outcome::Refused(_) | Outcome::Sound, _) | (_, Outcome::Refused(_) | Outcome::Sound) => None,
        (Outcome::Printed(a), Outcome::Printed(b)) => {
            let (mut x, mut y) = (a.lines(), b.lines());
            let mut number = 0;
            loop {
                number += 1;
                match (x.next(), y.next()) {
                    (None, None) => return None,
                    (Some(p), Some(q)) if same(p, q) => {}
                    (p, q) => {
                        return Some(format!(
                            "line {number}\n  {}\n  {}",
                            p.unwrap_or("<end>"),
                            q.unwrap_or("<end>")
                        ));
                    }
                }
            }
        }
        (a, b) => Some(format!("{}\n{}", told(a), told(b))),
    }
}

fn told(o: &Outcome) -> String {
    match o {
        Outcome::Printed(_) | Outcome::Sound => "  ran".to_owned(),
        Outcome::Refused(why) => format!("  refused: {why}"),
        Outcome::Broken(why) => format!("  broken: {why}"),
    }
}

/// Whether two lines are the same but for the last digits of numbers.
fn same(a: &str, b: &str) -> bool {
    if a == b {
        return true;
    }
    let (mut x, mut y) = (a.split_whitespace(), b.split_whitespace());
    loop {
        match (x.next(), y.next()) {
            (None, None) => return true,
            (Some(p), Some(q)) if p == q => {}
            (Some(p), Some(q)) => match (p.parse::<f64>(), q.parse::<f64>()) {
                (Ok(p), Ok(q)) if (p - q).abs() <= 2e-5 * p.abs().max(1e-3) => {}
                _ => return false,
            },
            _ => return false,
        }
    }
}
