//! Running generated programs in the engines. The programs of a batch are files of one folder, and a
//! script `main.m` calls the one that `$TAME_CASE` names: so a compiler compiles all of them at once,
//! and each runs in a process of its own, so that an error that nobody catches, a crash and a hang
//! are outcomes like others.
//!
//! What a compiler refuses is taken out of the batch, by what it says or by halving.

use super::text::Program;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What runs a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Engine {
    /// `tame run`: the reference.
    Interp,
    /// `tame build` with these flags, and what it makes.
    Built(String),
    /// Octave.
    Octave,
    /// `tame dev sound`: the interpreter, each value held against the analysis.
    Sound,
}

impl Engine {
    /// Its name for the reader.
    pub fn name(&self) -> String {
        match self {
            Engine::Interp => "interp".to_owned(),
            Engine::Built(flags) if flags.is_empty() => "built".to_owned(),
            Engine::Built(flags) => format!("built {flags}"),
            Engine::Octave => "octave".to_owned(),
            Engine::Sound => "sound".to_owned(),
        }
    }
}

/// What came of a program.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// It ran to its end or to an error: stdout, stderr, and the exit code.
    Ran(String, String, i32),
    /// It could not be compiled, for this reason.
    Refused(String),
    /// It ran, and no value lay outside what the analysis states.
    Sound,
    /// The engine itself failed, or a value lay outside.
    Broken(String),
    /// It did not end in time.
    Slow,
}

impl Outcome {
    /// What it printed.
    pub fn printed(&self) -> Option<&str> {
        match self {
            Outcome::Ran(out, ..) => Some(out),
            _ => None,
        }
    }
}

/// A program under the name of its file.
pub type Named = (String, Program);

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

/// The outcomes of programs, in their order.
pub fn run_all(scratch: &Scratch, engine: &Engine, programs: &[Named]) -> Vec<Outcome> {
    let texts: Vec<(String, String)> = programs.iter().map(|(n, p)| (n.clone(), p.text())).collect();
    run_texts(scratch, engine, &texts)
}

/// The outcomes of programs that are texts, in their order.
pub fn run_texts(scratch: &Scratch, engine: &Engine, texts: &[(String, String)]) -> Vec<Outcome> {
    let all: Vec<usize> = (0..texts.len()).collect();
    let mut outcomes = vec![Outcome::Slow; texts.len()];
    if let Engine::Built(flags) = engine {
        build(scratch, flags, texts, all, &mut outcomes);
        return outcomes;
    }
    let folder = scratch.0.join("run");
    if let Err(e) = write(&folder, texts, &all) {
        return vec![Outcome::Broken(e.to_string()); texts.len()];
    }
    if *engine == Engine::Octave
        && let Some(all) = together(&folder, texts)
    {
        return all;
    }
    for (outcome, (name, _)) in outcomes.iter_mut().zip(texts) {
        *outcome = run(&folder, engine, name);
    }
    outcomes
}

/// All programs in one process of Octave, which takes long to start; none where one of them ends it.
fn together(folder: &Path, texts: &[(String, String)]) -> Option<Vec<Outcome>> {
    const MARK: &str = "@@@";
    const FAILED: &str = "@not caught";
    let mut script = String::new();
    for (name, _) in texts {
        script.push_str(&format!(
            "try\n  {name}();\ncatch err\n  fprintf('{FAILED}');\nend\nfprintf('{MARK}\\n');\nclear -all\n"
        ));
    }
    std::fs::write(folder.join("together.m"), script).ok()?;
    let mut command = Command::new("timeout");
    let output =
        command.args(["60", "octave", "--norc", "-qf", "together.m"]).current_dir(folder).output().ok()?;
    let out = String::from_utf8_lossy(&output.stdout);
    let mut parts: Vec<&str> = out.split(MARK).collect();
    parts.pop();
    let first = |text: &str| text.strip_prefix('\n').unwrap_or(text).to_owned();
    let outcome = |text: String| match text.strip_suffix(FAILED) {
        Some(before) => Outcome::Ran(before.to_owned(), String::new(), 1),
        None => Outcome::Ran(text, String::new(), 0),
    };
    let parts: Vec<Outcome> = parts.into_iter().map(|t| outcome(first(t))).collect();
    (parts.len() == texts.len()).then_some(parts)
}

/// Builds these programs as one and runs each; what is refused is taken out.
fn build(
    scratch: &Scratch,
    flags: &str,
    texts: &[(String, String)],
    mut open: Vec<usize>,
    outcomes: &mut [Outcome],
) {
    let folder = scratch.0.join("build");
    for _ in 0..4 {
        if open.is_empty() {
            return;
        }
        let said = match write(&folder, texts, &open).and_then(|()| compile(&folder, flags)) {
            Ok(None) => {
                for &i in &open {
                    outcomes[i] = run(&folder, &Engine::Built(flags.to_owned()), &texts[i].0);
                }
                return;
            }
            Ok(Some(said)) => said,
            Err(e) => e.to_string(),
        };
        if let [only] = open[..] {
            outcomes[only] = match refusal(&said, "") {
                Some(why) => Outcome::Refused(why),
                None => Outcome::Broken(format!("compiler: {}", head(&said))),
            };
            return;
        }
        let before = open.len();
        open.retain(|&i| match refusal(&said, &texts[i].0) {
            Some(why) => {
                outcomes[i] = Outcome::Refused(why);
                false
            }
            None => true,
        });
        if open.len() == before {
            break;
        }
    }
    let half = open.split_off(open.len() / 2);
    build(scratch, flags, texts, open, outcomes);
    build(scratch, flags, texts, half, outcomes);
}

/// Why the file of this name was refused, or any where the name is empty, with the line of source.
fn refusal(said: &str, name: &str) -> Option<String> {
    let file = format!("{name}.m:");
    let mut why = None;
    let mut lines = said.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("error[") {
            why = Some(line);
        } else if line.starts_with("warning[") {
            why = None;
        } else if line.trim_start().starts_with("-->") && (name.is_empty() || line.contains(&file)) {
            let source = lines.by_ref().find_map(|l| l.split_once('|').filter(|s| !s.1.trim().is_empty()));
            return why.map(|w| format!("{w}  {}", source.map_or("", |s| s.1.trim())));
        }
    }
    why.filter(|_| name.is_empty()).map(str::to_owned)
}

fn head(said: &str) -> String {
    said.lines().filter(|l| !l.trim().is_empty()).take(6).collect::<Vec<_>>().join("\n")
}

/// Writes the files of a batch.
fn write(folder: &Path, texts: &[(String, String)], chosen: &[usize]) -> std::io::Result<()> {
    let _ = std::fs::remove_dir_all(folder);
    std::fs::create_dir_all(folder)?;
    let mut script = String::from("switch getenv('TAME_CASE')\n");
    for (i, (name, text)) in texts.iter().enumerate() {
        // Each keeps its line, which the stack of an error tells.
        if !chosen.contains(&i) {
            script.push_str("% refused\n");
            continue;
        }
        std::fs::write(folder.join(name).with_extension("m"), text)?;
        script.push_str(&format!("case '{name}', {name}();\n"));
    }
    script.push_str("end\n");
    std::fs::write(folder.join("main.m"), script)
}

/// What the compiler said where it failed.
fn compile(folder: &Path, flags: &str) -> std::io::Result<Option<String>> {
    let mut command = Command::new("timeout");
    command.arg("600").arg(tame()).args(["build", "main.m", "-o", "main"]).args(flags.split_whitespace());
    if std::env::var_os("TAME_CFLAGS").is_none() {
        command.env("TAME_CFLAGS", "-O0");
    }
    let output = command.current_dir(folder).output()?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    Ok((!output.status.success()).then_some(said))
}

/// The memory a program may have, in KiB, and its seconds.
const LIMITS: &str = "ulimit -v 6000000; ulimit -c 0; exec timeout 10 \"$@\"";

fn run(folder: &Path, engine: &Engine, name: &str) -> Outcome {
    let mut command = Command::new("sh");
    command.args(["-c", LIMITS, "sh"]).current_dir(folder).env("TAME_CASE", name);
    match engine {
        Engine::Octave => command.args(["octave", "--norc", "-qf", "main.m"]),
        Engine::Sound => command.arg(tame()).args(["dev", "sound", "main.m"]),
        Engine::Interp => command.arg(tame()).args(["run", "main.m"]),
        Engine::Built(_) => command.arg("./main"),
    };
    match command.output() {
        Ok(output) => outcome(engine, &output),
        Err(e) => Outcome::Broken(e.to_string()),
    }
}

fn outcome(engine: &Engine, output: &Output) -> Outcome {
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    if *engine == Engine::Sound && out.contains(" assignments, ") && !err.contains("violation:") {
        return Outcome::Sound;
    }
    if *engine == Engine::Interp && err.starts_with("error[") {
        return Outcome::Refused(head(&err));
    }
    match output.status.code() {
        Some(124) => Outcome::Slow,
        Some(code @ (0 | 1)) if *engine != Engine::Sound => Outcome::Ran(out, err, code),
        code => Outcome::Broken(format!("exit {code:?}\n{}", head(&err))),
    }
}

/// The command, beside this one in the same target folder, or as `TAME` says.
fn tame() -> PathBuf {
    if let Some(path) = std::env::var_os("TAME") {
        return PathBuf::from(path);
    }
    let beside = std::env::current_exe().unwrap_or_default();
    beside.parent().unwrap_or(Path::new(".")).join("tame")
}

/// A program that runs in the reference while it is being put right; its folder holds nothing else.
pub fn reference(scratch: &Scratch, name: &str, text: &str) -> Outcome {
    run_texts(scratch, &Engine::Interp, &[(name.to_owned(), text.to_owned())]).remove(0)
}
