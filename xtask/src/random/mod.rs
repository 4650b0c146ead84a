//! `cargo xtask random`: random programs in the interpreter, compiled to C, and in Octave; the first
//! difference of each program that has one, with a program that still shows it and is shorter.
//!
//! Texts are compared word by word; numbers may differ in the last digits, since functions like `sin`
//! are not the same in all libraries. Programs that the C back end refuses are counted, not compared.

mod engines;
mod expr;
mod generator;
mod library;
mod reduce;
mod stmt;
mod text;
mod types;

use engines::{Engine, Outcome};
use std::path::PathBuf;

/// The arguments of the command.
pub const USAGE: &str =
    "[--seeds=A..B] [--engine=interp|c|sound] [--octave] [--keep] [--quick] [--print=SEED] [--record=A..B]";

/// The seeds of `tests/random`.
#[cfg(test)]
const RECORDED: std::ops::Range<u64> = 0..30;

struct Choices {
    seeds: std::ops::Range<u64>,
    engines: Vec<Engine>,
    keep: bool,
    reduce: bool,
}

/// Runs the command; the exit code says whether a program differed.
pub fn run(args: &[String]) -> i32 {
    let value = |key: &str| args.iter().find_map(|a| a.strip_prefix(key)?.strip_prefix('='));
    let flag = |name: &str| args.iter().any(|a| a == name);
    let range = |text: &str| {
        let (a, b) = text.split_once("..")?;
        Some(a.parse().ok()?..b.parse().ok()?)
    };
    if let Some(seed) = value("--print") {
        return match seed.parse() {
            Ok(seed) => {
                print!("{}", generator::program(seed).text());
                0
            }
            Err(_) => usage(),
        };
    }
    if let Some(seeds) = value("--record") {
        return range(seeds).map_or_else(usage, record);
    }
    let Some(seeds) = value("--seeds").map_or(Some(0..200), range) else { return usage() };
    let mut engines = vec![Engine::Interp];
    match value("--engine") {
        Some("c") => engines.push(Engine::C),
        Some("sound") => engines.push(Engine::Sound),
        _ => {}
    }
    if flag("--octave") {
        if !engines::octave_is_installed() {
            eprintln!("Octave is not installed: not compared");
        } else {
            engines.push(Engine::Octave);
        }
    }
    compare(&Choices { seeds, engines, keep: flag("--keep"), reduce: !flag("--quick") })
}

fn usage() -> i32 {
    eprintln!("usage: cargo xtask random {USAGE}");
    2
}

/// How many programs go through an engine at once.
const BATCH: u64 = 25;

fn compare(choices: &Choices) -> i32 {
    let scratch = engines::Scratch::new();
    let (mut differ, mut refused, mut done) = (0, 0, 0);
    let mut start = choices.seeds.start;
    while start < choices.seeds.end {
        let seeds: Vec<u64> = (start..choices.seeds.end.min(start + BATCH)).collect();
        start += BATCH;
        let programs: Vec<(u64, text::Program)> = seeds.iter().map(|&s| (s, generator::program(s))).collect();
        let results: Vec<Vec<Outcome>> =
            choices.engines.iter().map(|&e| engines::run_all(&scratch, e, &programs)).collect();
        for (i, (seed, program)) in programs.iter().enumerate() {
            done += 1;
            let of: Vec<&Outcome> = results.iter().map(|r| &r[i]).collect();
            refused += usize::from(of.iter().any(|o| matches!(o, Outcome::Refused(_))));
            for o in &of {
                if let (Outcome::Refused(why), false) = (o, choices.reduce) {
                    println!("seed {seed}: {why}");
                }
            }
            let pairs = choices.engines.iter().zip(&of).skip(1);
            for (&engine, found) in pairs {
                let Some(what) = engines::difference(of[0], found) else { continue };
                differ += 1;
                println!("seed {seed}: interp and {}: {what}", engine.name());
                if !choices.reduce {
                    continue;
                }
                let shorter = reduce::reduce(&scratch, *seed, program, engine);
                println!("{}", reduce::describe(&scratch, *seed, &shorter, engine));
                if choices.keep {
                    let file = PathBuf::from(format!("{}-{}.m", generator::name(*seed), engine.name()));
                    let _ = std::fs::write(file, shorter.text());
                }
            }
        }
        eprintln!("{done} programs, {differ} differences, {refused} not compiled");
    }
    println!("{done} programs, {differ} differences, {refused} not compiled");
    i32::from(differ > 0)
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/random")
}

/// Writes the programs of these seeds and what Octave prints for them to `tests/random`.
fn record(seeds: std::ops::Range<u64>) -> i32 {
    let scratch = engines::Scratch::new();
    let programs: Vec<(u64, text::Program)> = seeds.map(|s| (s, generator::program(s))).collect();
    let outcomes = engines::run_all(&scratch, Engine::Octave, &programs);
    for ((seed, program), outcome) in programs.iter().zip(outcomes) {
        let Outcome::Printed(text) = outcome else {
            eprintln!("seed {seed}: Octave did not run it");
            return 1;
        };
        let file = folder().join(generator::name(*seed));
        let written = std::fs::write(file.with_extension("m"), program.text())
            .and_then(|()| std::fs::write(file.with_extension("out"), text));
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
        for seed in RECORDED {
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
