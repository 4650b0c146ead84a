//! `cargo xtask gains`: what specialising the programs of `benches/specialize` gains, in Octave, in the interpreter
//! and as C: the time of the program over that of what `tame specialize` leaves of it, less one, in the same
//! process. The rows are those of chapter 8 of Elphick's thesis.
//!
//! A row of `table.txt` is a program, what is known of its arguments, inputs, and both calls. Times are of the
//! processor, the best of several; they are ratios within one run and never a test.

use crate::process;
use crate::random::Scratch;
use std::path::Path;
use std::process::Command;

/// The arguments, for the list of commands.
pub const USAGE: &str = "[--only TEXT] [--engine octave|interp|c].. [--correct] [--growth N]";

/// Functions of the prelude that the programs call, for Octave.
const PRELUDE: &[&str] = &["ode45", "mc_ode", "mc_ode_result", "odeget", "odeset"];

struct Settings {
    only: String,
    engines: Vec<String>,
    /// Further flags of `tame specialize`.
    flags: Vec<String>,
}

/// Runs the command; the exit code says whether a program gave another result.
pub fn run(args: &[String]) -> i32 {
    let mut s = Settings { only: String::new(), engines: Vec::new(), flags: Vec::new() };
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match (arg.as_str(), rest.clone().next()) {
            ("--correct", _) => s.flags.push("--assume-correct".to_owned()),
            ("--only", Some(v)) => s.only.clone_from(v),
            ("--engine", Some(v)) => s.engines.push(v.clone()),
            ("--growth", Some(v)) => s.flags.extend(["--growth".to_owned(), v.clone()]),
            _ => {
                eprintln!("usage: cargo xtask gains {USAGE}");
                return 2;
            }
        }
        if arg != "--correct" {
            rest.next();
        }
    }
    if s.engines.is_empty() {
        s.engines = ["octave", "interp", "c"].map(str::to_owned).to_vec();
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benches/specialize");
    let Ok(table) = std::fs::read_to_string(folder.join("table.txt")) else { return 2 };
    println!("| program | lines | ms | {} | thesis |", s.engines.join(" | "));
    println!("|---|--:|--:|{}--:|", "--:|".repeat(s.engines.len()));
    let mut wrong = 0;
    for line in table.lines().filter(|l| !l.starts_with('#') && l.contains(&s.only)) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [label, file, types, inputs, call, residual, thesis] = parts[..] else { continue };
        let row = Row { file, types, inputs, call, residual };
        match row.measure(&folder, &s) {
            Ok((lines, ms, gains)) => {
                wrong += gains.iter().filter(|g| g.contains('!')).count();
                println!("| {label} | {lines} | {ms} | {} | {thesis} |", gains.join(" | "));
            }
            Err(why) => {
                wrong += 1;
                println!("| {label} | {why} |");
            }
        }
    }
    i32::from(wrong > 0)
}

struct Row<'t> {
    file: &'t str,
    types: &'t str,
    inputs: &'t str,
    call: &'t str,
    residual: &'t str,
}

impl Row<'_> {
    /// How many lines are left, how long it took to make them, and the gain in each engine.
    fn measure(&self, folder: &Path, s: &Settings) -> Result<(usize, u128, Vec<String>), String> {
        let scratch = Scratch::new(2000);
        let place = scratch.folder().join("gains");
        let _ = std::fs::remove_dir_all(&place);
        let (program, octave) = (place.join("program"), place.join("octave"));
        for dir in [&program, &octave] {
            std::fs::create_dir_all(dir).map_err(|e| e.to_string())?;
        }
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let _ = std::fs::copy(entry.path(), program.join(entry.file_name()));
        }
        for name in PRELUDE {
            let from = folder.join(format!("../../prelude/{name}.m"));
            let _ = std::fs::copy(from, octave.join(format!("{name}.m")));
        }
        let start = std::time::Instant::now();
        let made = Command::new(process::tame())
            .args(["specialize", "--args", self.types])
            .args(&s.flags)
            .arg(format!("{}.m", self.file))
            .current_dir(&program)
            .output()
            .map_err(|e| e.to_string())?;
        let ms = start.elapsed().as_millis();
        if !made.status.success() {
            return Err(String::from_utf8_lossy(&made.stderr).lines().next().unwrap_or("").to_owned());
        }
        let text = String::from_utf8_lossy(&made.stdout).into_owned();
        let rest = format!("{}_rest", self.file);
        let renamed = renamed(&text, self.file, &rest);
        std::fs::write(program.join(format!("{rest}.m")), renamed).map_err(|e| e.to_string())?;
        let (a, b) = (self.call.replace("FUN", self.file), self.residual.replace("FUN", &rest));
        let main = format!(
            "z = 0 * cputime;\n{}\n{a}\nfirst = y;\n{b}\nsame = isequal(first, y);\n{}{}\
             for k = 1:4\n{}{}end\nfprintf('%.12f %.12f %d\\n', best1, best2, same);\n",
            self.inputs,
            counted(1, &a),
            counted(2, &b),
            again(1, &a),
            again(2, &b),
        );
        std::fs::write(program.join("main_of_gains.m"), main).map_err(|e| e.to_string())?;
        let gains = s.engines.iter().map(|engine| self.gain(engine, &program, &octave)).collect();
        Ok((text.lines().count(), ms, gains))
    }

    fn gain(&self, engine: &str, program: &Path, octave: &Path) -> String {
        let mut command = match engine {
            "octave" => {
                let mut c = Command::new("octave");
                c.args(["--norc", "-qf", "--path"]).arg(octave);
                c
            }
            _ => {
                let mut c = Command::new(process::tame());
                c.args(["run", "--engine", engine]);
                c
            }
        };
        let Ok(output) = command.arg("main_of_gains.m").current_dir(program).output() else {
            return "not there".to_owned();
        };
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let last: Vec<f64> =
            text.lines().last().unwrap_or("").split_whitespace().filter_map(|w| w.parse().ok()).collect();
        match last[..] {
            [before, after, same] => {
                let mark = if same == 1.0 { "" } else { " !" };
                format!("{:.0} %{mark}", 100.0 * (before / after.max(1e-9) - 1.0))
            }
            _ => "fails !".to_owned(),
        }
    }
}

/// Runs a call so often that it takes a while, and keeps how long one takes.
fn counted(k: u32, call: &str) -> String {
    format!(
        "n{k} = 1;\nwhile true\n    began = cputime;\n    for i = 1:n{k}\n        {call}\n    end\n    \
         spent = cputime - began;\n    if spent >= 0.2\n        break\n    end\n    n{k} = 2 * n{k};\nend\n\
         best{k} = spent / n{k};\n"
    )
}

/// The same as often, unless that takes long.
fn again(k: u32, call: &str) -> String {
    format!(
        "    if best{k} * n{k} < 2\n        began = cputime;\n        for i = 1:n{k}\n            {call}\n        end\n        \
         best{k} = min(best{k}, (cputime - began) / n{k});\n    end\n"
    )
}

/// The text with its function under another name.
fn renamed(text: &str, old: &str, new: &str) -> String {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(old) {
        let (head, tail) = rest.split_at(at);
        let tail = &tail[old.len()..];
        let whole = !head.ends_with(word) && !tail.starts_with(word);
        out.push_str(head);
        out.push_str(if whole { new } else { old });
        rest = tail;
    }
    out + rest
}
