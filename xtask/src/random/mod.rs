//! `cargo xtask random`: random programs in the interpreter, compiled with each of the given flags,
//! and in Octave; the first difference of each program that has one, and for each family of
//! differences a program that still shows it and is shorter.
//!
//! Four kinds of programs: `typed` ones, of which each variable keeps its type; `loose` ones, of which
//! nothing is known; `portable` ones, loose but without what Octave does otherwise than MATLAB; `sweep` ones,
//! which ask builtins and forms of the language of operands of every kind. What a compiler refuses is counted, with the reasons, and not compared.

mod again;
mod difference;
mod engines;
mod expr;
mod generator;
mod library;
mod loose;
mod reduce;
mod repair;
mod report;
mod shrink;
mod stmt;
mod sweep;
mod text;
mod types;

pub use engines::{Compiler, Outcome, Scratch, Text};

use engines::{Engine, Named};
use report::Report;
use std::path::{Path, PathBuf};
use text::Program;

/// The arguments of the command.
pub const USAGE: &str = "[--seeds=A..B] [--kind=typed|loose|portable|sweep] [--flags=FLAGS]... [--octave] \
     [--sound] [--keep=DIR] [--quick] [--batch=N] [--print=SEED] [--record=A..B]";

/// The seeds of the typed programs of `tests/random`.
#[cfg(test)]
const RECORDED: std::ops::Range<u64> = 0..32;

/// Those of them that end with an error, which Octave words otherwise, or write a number that is none of `%d`.
#[cfg(test)]
const FAILING: [u64; 2] = [12, 24];

/// What programs are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Typed,
    Loose,
    Portable,
    Sweep,
}

impl Kind {
    fn program(self, scratch: &Scratch, seed: u64) -> Named {
        let portable = self == Kind::Portable;
        if self == Kind::Typed {
            return (generator::name(seed), generator::program(seed));
        }
        if self == Kind::Sweep {
            return (sweep::name(seed), sweep::program(seed));
        }
        let name = loose::name(seed, portable);
        let program = repair::repair(scratch, &name, loose::program(seed, portable), seed);
        (name, program)
    }
}

/// Programs of the loose generator that are one file each.
pub fn loose_programs(scratch: &Scratch, seeds: std::ops::Range<u64>) -> Vec<Text> {
    let named = seeds.map(|seed| Kind::Loose.program(scratch, seed));
    let texts = named.map(|(name, program)| (name, program.text()));
    texts.filter(|(_, text)| !engines::uses_classes(text)).collect()
}

/// What is asked for.
struct Choices {
    seeds: std::ops::Range<u64>,
    kind: Kind,
    engines: Vec<Engine>,
    /// Where shorter programs go.
    keep: Option<PathBuf>,
    reduce: bool,
    batch: u64,
}

/// Runs the command; the exit code says whether a program differed.
pub fn run(args: &[String]) -> i32 {
    let values = |key: &str| -> Vec<String> {
        let joined = |a: &String| a.strip_prefix(key)?.strip_prefix('=').map(str::to_owned);
        let apart = |w: &[String]| (w[0] == key).then(|| w[1].clone());
        args.iter().filter_map(joined).chain(args.windows(2).filter_map(apart)).collect()
    };
    let value = |key: &str| values(key).pop();
    let flag = |name: &str| args.iter().any(|a| a == name);
    let kind = match value("--kind").as_deref() {
        Some("typed") => Kind::Typed,
        Some("portable") => Kind::Portable,
        Some("sweep") => Kind::Sweep,
        None if flag("--octave") => Kind::Portable,
        None | Some("loose") => Kind::Loose,
        Some(_) => return usage(),
    };
    if let Some(seed) = value("--print") {
        let Ok(seed) = seed.parse() else { return usage() };
        print!("{}", kind.program(&Scratch::new(0), seed).1.text());
        return 0;
    }
    if let Some(seeds) = value("--record") {
        return range(&seeds).map_or_else(usage, |seeds| record(kind, seeds));
    }
    let Some(seeds) = range(&value("--seeds").unwrap_or("0..200".to_owned())) else { return usage() };
    let mut engines: Vec<Engine> = values("--flags").into_iter().map(Engine::Built).collect();
    engines.extend(flag("--sound").then_some(Engine::Sound));
    if flag("--octave") && !engines::octave_is_installed() {
        eprintln!("Octave is not installed: not compared");
    } else {
        engines.extend(flag("--octave").then_some(Engine::Octave));
    }
    if engines.is_empty() {
        engines.push(Engine::Built(String::new()));
    }
    let batch = value("--batch").and_then(|b| b.parse().ok()).unwrap_or(100);
    let keep = value("--keep").map(PathBuf::from);
    compare(&Choices { seeds, kind, engines, keep, reduce: !flag("--quick"), batch })
}

fn range(text: &str) -> Option<std::ops::Range<u64>> {
    let (a, b) = text.split_once("..")?;
    Some(a.parse().ok()?..b.parse().ok()?)
}

fn usage() -> i32 {
    eprintln!("usage: cargo xtask random {USAGE}");
    2
}

fn compare(choices: &Choices) -> i32 {
    let scratch = Scratch::new(0);
    let mut report = Report::default();
    let mut start = choices.seeds.start;
    while start < choices.seeds.end {
        let seeds = start..choices.seeds.end.min(start + choices.batch);
        start = seeds.end;
        let programs: Vec<Named> = seeds.map(|s| choices.kind.program(&scratch, s)).collect();
        let wanted = engines::run_all(&scratch, &Engine::Interp, &programs);
        for engine in &choices.engines {
            let found = engines::run_all(&scratch, engine, &programs);
            for ((program, wanted), found) in programs.iter().zip(&wanted).zip(&found) {
                one(choices, &scratch, &mut report, engine, program, wanted, found);
            }
        }
        eprintln!("{}", report.line());
    }
    println!("{}", report.table());
    i32::from(report.differ > 0)
}

/// What came of one program in one engine.
fn one(
    choices: &Choices,
    scratch: &Scratch,
    report: &mut Report,
    engine: &Engine,
    (name, program): &Named,
    wanted: &Outcome,
    found: &Outcome,
) {
    let digits = choices.kind != Kind::Typed;
    let Some(how) = difference::difference(wanted, engine, found, digits) else {
        return report.agreed(wanted, found);
    };
    let mut shown = (program.clone(), how.clone());
    if !report.differs(engine, name, &how) {
        return;
    }
    println!("{name}: interp and {}: {} {}", engine.name(), how.kind, how.told);
    if choices.reduce {
        let question = reduce::Question { scratch, engine, kind: how.kind };
        let (shorter, why) = reduce::reduce(&question, name, program);
        shown = (shorter, why.unwrap_or(how));
        println!("{}{}\n{}\n", shown.0.own_text(), shown.1.kind, shown.1.told);
    }
    if let Some(folder) = &choices.keep
        && report.is_new(&shown.1, &shown.0.own_text())
        && let Err(e) = keep(folder, scratch, engine, name, &shown)
    {
        eprintln!("{}: {e}", folder.display());
    }
}

/// Writes a shorter program, what the reference prints for it, and how the engine differs.
fn keep(
    folder: &Path,
    scratch: &Scratch,
    engine: &Engine,
    name: &str,
    (program, how): &(Program, difference::Difference),
) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let text = program.text();
    let label: String =
        engine.name().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let file = folder.join(format!("{name}_{label}.m"));
    std::fs::write(&file, &text)?;
    std::fs::write(file.with_extension("txt"), format!("{} {}\n{}\n", engine.name(), how.kind, how.told))?;
    if let Outcome::Ran(out, err, _) = engines::reference(scratch, name, &text) {
        std::fs::write(file.with_extension("out"), out)?;
        if !err.is_empty() {
            std::fs::write(file.with_extension("err"), err)?;
        }
    }
    Ok(())
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/random")
}

/// Writes the programs of these seeds to `tests/random`, and what Octave prints for them where that is
/// what the interpreter prints.
fn record(kind: Kind, seeds: std::ops::Range<u64>) -> i32 {
    let scratch = Scratch::new(0);
    let programs: Vec<Named> = seeds.map(|s| kind.program(&scratch, s)).collect();
    let wanted = engines::run_all(&scratch, &Engine::Interp, &programs);
    let outcomes = engines::run_all(&scratch, &Engine::Octave, &programs);
    for (((name, program), octave), ours) in programs.iter().zip(&outcomes).zip(&wanted) {
        let (Outcome::Ran(out, _, 0), true) = (octave, octave.printed() == ours.printed()) else {
            eprintln!("{name}: not recorded, Octave fails or prints something else");
            continue;
        };
        let file = folder().join(name);
        let written = std::fs::write(file.with_extension("m"), program.text())
            .and_then(|()| std::fs::write(file.with_extension("out"), out));
        if let Err(e) = written {
            eprintln!("{}: {e}", file.display());
            return 1;
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `tests/random` was recorded from Octave for these texts: another text needs another recording.
    #[test]
    fn the_generator_still_writes_the_recorded_programs() {
        for seed in RECORDED.filter(|seed| !FAILING.contains(seed)) {
            let file = folder().join(generator::name(seed)).with_extension("m");
            let recorded = std::fs::read_to_string(&file).unwrap_or_default();
            assert!(
                recorded == generator::program(seed).text(),
                "{} is of another generator",
                file.display()
            );
        }
    }

    #[test]
    fn seeds_give_different_programs_and_always_the_same() {
        assert_eq!(generator::program(7).text(), generator::program(7).text());
        assert_ne!(generator::program(7).text(), generator::program(8).text());
    }
}
