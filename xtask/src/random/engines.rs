//! Running generated programs in the engines. The programs of a batch are files of one folder, and a
//! script `main.m` calls the one that `$TAME_CASE` names: so a compiler compiles all of them at once,
//! and each runs in a process of its own, so that an error that nobody catches, a crash and a hang
//! are outcomes like others.
//!
//! What a compiler refuses is taken out of the batch, by what it says or by halving.

use super::text::Program;
use crate::process::{self, Limits};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

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

/// The name of a file, and what it holds.
pub type Text = (String, String);

/// A folder for generated files, which goes with it.
pub struct Scratch(PathBuf);

impl Scratch {
    /// A new one, of this number.
    pub fn new(job: usize) -> Scratch {
        let folder = std::env::temp_dir().join(format!("tame-random-{}-{job}", std::process::id()));
        let _ = std::fs::create_dir_all(&folder);
        Scratch(folder)
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.0
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
    let texts: Vec<Text> = programs.iter().map(|(n, p)| (n.clone(), p.text())).collect();
    run_texts(scratch, engine, &texts)
}

/// The outcomes of programs that are texts, in their order.
pub fn run_texts(scratch: &Scratch, engine: &Engine, texts: &[Text]) -> Vec<Outcome> {
    if let Engine::Built(flags) = engine {
        let cflags = std::env::var("TAME_CFLAGS").unwrap_or_else(|_| "-O0".to_owned());
        let compiler = Compiler { folder: scratch.0.join("build"), flags, cflags: &cflags };
        let built = compiler.each(texts, &mut |folder, name| run(folder, engine, name));
        return built.into_iter().map(|r| r.unwrap_or_else(|why| why)).collect();
    }
    let folder = scratch.0.join("run");
    let all: Vec<usize> = (0..texts.len()).collect();
    if let Err(e) = write(&folder, texts, &all) {
        return vec![Outcome::Broken(e.to_string()); texts.len()];
    }
    if *engine == Engine::Octave
        && let Some(all) = together(&folder, texts)
    {
        return all;
    }
    texts.iter().map(|(name, _)| run(&folder, engine, name)).collect()
}

/// All programs in one process of Octave, which takes long to start; none where one of them ends it.
fn together(folder: &Path, texts: &[Text]) -> Option<Vec<Outcome>> {
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

/// How programs are compiled.
pub struct Compiler<'a> {
    /// Where their files go.
    pub folder: PathBuf,
    /// Flags of `tame build`.
    pub flags: &'a str,
    /// Flags of the C compiler.
    pub cflags: &'a str,
}

impl Compiler<'_> {
    /// Builds programs as one, and what `run` makes of each of them, which gets the folder of the
    /// executable `main` and the name; what is refused is taken out.
    pub fn each<T>(&self, texts: &[Text], run: &mut dyn FnMut(&Path, &str) -> T) -> Vec<Result<T, Outcome>> {
        let mut results: Vec<Result<T, Outcome>> = texts.iter().map(|_| Err(Outcome::Slow)).collect();
        self.those(texts, (0..texts.len()).collect(), run, &mut results);
        results
    }

    fn those<T>(
        &self,
        texts: &[Text],
        mut open: Vec<usize>,
        run: &mut dyn FnMut(&Path, &str) -> T,
        results: &mut [Result<T, Outcome>],
    ) {
        for _ in 0..4 {
            if open.is_empty() {
                return;
            }
            let said = match write(&self.folder, texts, &open).and_then(|()| self.compile()) {
                Ok(None) => {
                    for &i in &open {
                        results[i] = Ok(run(&self.folder, &texts[i].0));
                    }
                    return;
                }
                Ok(Some(said)) => said,
                Err(e) => e.to_string(),
            };
            if let [only] = open[..] {
                results[only] = Err(match refusal(&said, "") {
                    Some(why) => Outcome::Refused(why),
                    None => Outcome::Broken(format!("compiler: {}", head(&said))),
                });
                return;
            }
            let before = open.len();
            open.retain(|&i| match refusal(&said, &texts[i].0) {
                Some(why) => {
                    results[i] = Err(Outcome::Refused(why));
                    false
                }
                None => true,
            });
            if open.len() == before {
                break;
            }
        }
        let half = open.split_off(open.len() / 2);
        self.those(texts, open, run, results);
        self.those(texts, half, run, results);
    }

    /// What the compiler said where it failed.
    fn compile(&self) -> std::io::Result<Option<String>> {
        let mut command = Command::new("timeout");
        command.arg("600").arg(process::tame()).args(["build", "main.m", "-o", "main", "--no-interpreter"]);
        command.args(self.flags.split_whitespace()).env("TAME_CFLAGS", self.cflags);
        let output = command.current_dir(&self.folder).output()?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        Ok((!output.status.success()).then_some(said))
    }
}

/// Why the file of this name was refused, or any where the name is empty, with the line of source.
fn refusal(said: &str, name: &str) -> Option<String> {
    let file = format!("{name}.m:");
    let mut why = None;
    let mut lines = said.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("error[") {
            why = Some(line);
        } else if line.starts_with("warning[") || line.starts_with("hint[") {
            why = None;
        } else if let Some(why) = why
            && line.trim_start().starts_with("-->")
            && (name.is_empty() || line.contains(&file))
        {
            let source = lines.by_ref().find_map(|l| l.split_once('|').filter(|s| !s.1.trim().is_empty()));
            return Some(format!("{why}  {}", source.map_or("", |s| s.1.trim())));
        }
    }
    why.filter(|_| name.is_empty()).map(str::to_owned)
}

fn head(said: &str) -> String {
    said.lines().filter(|l| !l.trim().is_empty()).take(6).collect::<Vec<_>>().join("\n")
}

/// The classes that programs may use, by name.
const CLASSES: [(&str, &str); 2] = [("Amount", include_str!("Amount.m")), ("Chain", include_str!("Chain.m"))];

fn uses(text: &str, class: &str) -> bool {
    text.contains(&format!("{class}("))
}

/// Whether a program uses classes that stand in files beside it.
pub fn uses_classes(text: &str) -> bool {
    CLASSES.iter().any(|c| uses(text, c.0))
}

/// Writes the files of a batch.
fn write(folder: &Path, texts: &[Text], chosen: &[usize]) -> std::io::Result<()> {
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
        for (class, declared) in CLASSES.iter().filter(|c| uses(text, c.0)) {
            std::fs::write(folder.join(class).with_extension("m"), declared)?;
        }
        script.push_str(&format!("case '{name}', {name}();\n"));
    }
    script.push_str("end\n");
    std::fs::write(folder.join("main.m"), script)
}

/// The memory a program may have, in KiB, and its seconds.
const LIMITS: Limits =
    Limits { wall: Duration::from_secs(10), cpu: None, memory: Some(6_000_000), stack: None };

fn run(folder: &Path, engine: &Engine, name: &str) -> Outcome {
    let mut command = LIMITS.command();
    command.current_dir(folder).env("TAME_CASE", name);
    match engine {
        Engine::Octave => command.args(["octave", "--norc", "-qf", "main.m"]),
        Engine::Sound => command.arg(process::tame()).args(["dev", "sound", "main.m"]),
        Engine::Interp => command.arg(process::tame()).args(["run", "main.m"]),
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

/// A program that runs in the reference while it is being put right; its folder holds nothing else.
pub fn reference(scratch: &Scratch, name: &str, text: &str) -> Outcome {
    run_texts(scratch, &Engine::Interp, &[(name.to_owned(), text.to_owned())]).remove(0)
}
