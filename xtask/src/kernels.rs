//! `cargo xtask kernels [NAMES..]`: times the library's kernels, one program for each line of
//! `benches/kernels/table.txt`, in `tame run` and in Octave (where it is installed) with one thread of
//! linear algebra, and prints the times of one call, their ratios and the ratios' geometric mean.
//!
//! A program sets its operands up, calls once, then repeats the call until 100 ms of CPU time are
//! needed, three times, and prints the best time of one call; what a process needs to start is in
//! none of the times. With `--markdown` the table is one of Markdown; with `--no-build`, `$TAME` may name
//! another executable.
//!
//! It asserts nothing about speed: the exit code tells only whether every program ran.

use crate::bench::measure::{Invocation, once};
use crate::bench::{answers, tame_executable};
use std::fs;
use std::path::{Path, PathBuf};

/// The arguments of the command.
pub const USAGE: &str = "[NAMES..] [--group=GROUP] [--markdown] [--no-octave] [--no-build]";

/// A ratio below this is marked: less than two thirds of Octave's speed.
const SLOW: f64 = 0.67;

/// A line of the table.
#[derive(Debug, PartialEq)]
struct Kernel {
    name: String,
    group: String,
    setup: String,
    call: String,
}

impl Kernel {
    /// The program that prints the seconds of one call.
    fn program(&self) -> String {
        let Kernel { setup, call, .. } = self;
        format!(
            "{setup}\n{call}\nreps__ = 1;\nwhile true\n  spent__ = cputime; for rep__ = 1:reps__, {call} end\n  \
             spent__ = cputime - spent__;\n  if spent__ >= 0.1, break, end\n  \
             reps__ = ceil(reps__ * min(10, max(2, 0.12/max(spent__, 1e-3))));\nend\n\
             best__ = spent__/reps__;\nif spent__ < 1\n  for again__ = 1:2\n    \
             spent__ = cputime; for rep__ = 1:reps__, {call} end\n    \
             best__ = min(best__, (cputime - spent__)/reps__);\n  end\nend\nfprintf('%.9g\\n', best__);\n"
        )
    }
}

/// The lines of a table; an error names the line that cannot be read.
fn read(text: &str) -> Result<Vec<Kernel>, String> {
    let mut kernels = Vec::new();
    let mut group = String::new();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')) {
        if let Some(name) = line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
            group = name.to_owned();
            continue;
        }
        let parts = line.split_once(": ").and_then(|(name, rest)| Some((name, rest.rsplit_once(" => ")?)));
        let (name, (setup, call)) = parts.ok_or_else(|| format!("not NAME: SETUP => CALL: {line}"))?;
        kernels.push(Kernel {
            name: name.to_owned(),
            group: group.clone(),
            setup: setup.to_owned(),
            call: call.to_owned(),
        });
    }
    Ok(kernels)
}

#[derive(Default)]
struct Choices {
    names: Vec<String>,
    group: Option<String>,
    markdown: bool,
    no_octave: bool,
    no_build: bool,
}

fn parse(args: &[String]) -> Result<Choices, String> {
    let mut choices = Choices::default();
    for arg in args {
        match arg.as_str() {
            "--markdown" => choices.markdown = true,
            "--no-octave" => choices.no_octave = true,
            "--no-build" => choices.no_build = true,
            _ => match arg.strip_prefix("--group=") {
                Some(group) => choices.group = Some(group.to_owned()),
                None if !arg.starts_with("--") => choices.names.push(arg.clone()),
                None => return Err(format!("unknown option {arg}")),
            },
        }
    }
    Ok(choices)
}

/// Runs the command; 0 where every program ran in every engine.
pub fn run(args: &[String]) -> i32 {
    match parse(args).map_err(|m| format!("{m}\nusage: cargo xtask kernels {USAGE}")).and_then(|c| time(&c)) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("kernels: {message}");
            1
        }
    }
}

fn time(choices: &Choices) -> Result<i32, String> {
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benches/kernels/table.txt");
    let kernels = read(&fs::read_to_string(&table).map_err(|e| format!("{}: {e}", table.display()))?)?;
    let chosen: Vec<&Kernel> = kernels
        .iter()
        .filter(|k| choices.names.is_empty() || choices.names.contains(&k.name))
        .filter(|k| choices.group.as_ref().is_none_or(|g| *g == k.group))
        .collect();
    if chosen.is_empty() {
        return Err("no such kernel".to_owned());
    }
    let tame = if choices.no_build { crate::process::tame() } else { tame_executable(false)? };
    let scratch = std::env::temp_dir().join(format!("tame-kernels-{}", std::process::id()));
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let octave = !choices.no_octave && answers("octave");
    let code = all(&chosen, choices.markdown, &tame, octave, &scratch);
    // What is left in the temporary folder harms nobody.
    let _ = fs::remove_dir_all(&scratch);
    Ok(code)
}

fn all(kernels: &[&Kernel], markdown: bool, tame: &Path, octave: bool, scratch: &Path) -> i32 {
    let row = |cells: [&str; 5]| match markdown {
        true => println!("| {} |", cells.join(" | ")),
        false => {
            println!("{:<12} {:<26} {:>12} {:>12} {:>9}", cells[0], cells[1], cells[2], cells[3], cells[4])
        }
    };
    row(["group", "kernel", "tame ms", "octave ms", "faster"]);
    if markdown {
        row(["---", "---", "--:", "--:", "--:"]);
    }
    let (mut ratios, mut failures) = (Vec::new(), 0);
    for kernel in kernels {
        let file = scratch.join("kernel.m");
        let seconds = fs::write(&file, kernel.program()).map_err(|e| e.to_string()).and_then(|()| {
            let ours = printed(&Invocation::new(tame, scratch).args(["run".into(), file.clone()]), scratch)?;
            let theirs = Invocation::new("octave", scratch)
                .args(["--norc", "--no-gui", "-qf"].map(PathBuf::from))
                .args([file]);
            Ok((ours, if octave { Some(printed(&theirs, scratch)?) } else { None }))
        });
        let (ours, theirs) = match seconds {
            Ok(seconds) => seconds,
            Err(message) => {
                failures += 1;
                row([&kernel.group, &kernel.name, "failed", "", ""]);
                eprintln!("{}: {message}", kernel.name);
                continue;
            }
        };
        let milliseconds = |s: f64| format!("{:.4}", s * 1e3);
        let ratio = theirs.map(|t| t / ours.max(1e-9));
        let told = ratio.map_or("-".to_owned(), |r| format!("{r:.2}{}", if r < SLOW { " *" } else { "" }));
        ratios.extend(ratio);
        row([
            &kernel.group,
            &kernel.name,
            &milliseconds(ours),
            &theirs.map_or("-".to_owned(), milliseconds),
            &told,
        ]);
    }
    if !ratios.is_empty() {
        let logs: f64 = ratios.iter().map(|r| r.ln()).sum();
        let slow = ratios.iter().filter(|r| **r < SLOW).count();
        println!(
            "\n{} kernels: {:.2} times as fast as Octave in the geometric mean; {slow} below {SLOW} of its speed (*).",
            ratios.len(),
            (logs / ratios.len() as f64).exp()
        );
    }
    failures
}

/// The number a program prints last.
fn printed(how: &Invocation, scratch: &Path) -> Result<f64, String> {
    let text = once(how, scratch)?.stdout;
    let last = text.split_whitespace().next_back().and_then(|w| w.parse().ok());
    last.ok_or_else(|| format!("printed no time: {text}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read_and_names_are_unique() {
        let kernels = read(include_str!("../../benches/kernels/table.txt")).expect("the table");
        assert!(kernels.len() >= 80, "{}", kernels.len());
        let mut names: Vec<&str> = kernels.iter().map(|k| k.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), kernels.len());
        assert!(kernels.iter().all(|k| k.call.ends_with(';') && !k.group.is_empty()));
    }

    #[test]
    fn a_line_is_a_name_a_setup_and_a_call() {
        let kernels = read("# note\n[g]\na: x = 1; => y = x >= 1;\n").expect("a line");
        assert_eq!((kernels[0].group.as_str(), kernels[0].setup.as_str()), ("g", "x = 1;"));
        assert_eq!(kernels[0].call, "y = x >= 1;");
        assert!(read("a: x = 1;").is_err());
    }
}
