//! `tame dev`: the stages of the compiler, for those who work on it.

use crate::{colour, print};
use clap::ValueEnum;
use driver::{Session, Stage};
use std::path::{Path, PathBuf};

/// A stage, or what else is printed of a program.
#[derive(Clone, Copy, ValueEnum)]
pub enum DevStage {
    /// What the lexer gives.
    Tokens,
    /// The tree of the parser.
    Ast,
    /// Tame IR: three-address code that is MATLAB.
    Tir,
    /// MATLAB raised from Tame IR: what a person would write.
    Raise,
    /// Tame IR with what the value analysis knows.
    Types,
    /// The typed functions that C is printed from.
    Loops,
    /// The C text.
    C,
    /// A run of the program in which each assignment is held against what the value analysis knows.
    Sound,
}

/// The instrumented run of a program.
fn sound(mut session: Session, file: &Path) -> u8 {
    let Some(entry) = session.load(file) else {
        eprint!("{}", session.report(colour()));
        return 1;
    };
    let found = driver::check_soundness(session, entry, driver::Call::default());
    let text = format!(
        "{} assignments, {} compared, {} of these adrift, {} unknown; {}; {}\n",
        found.assignments,
        found.checks,
        found.adrift,
        found.unknown,
        if found.complete { "all calls known" } else { "some calls unknown" },
        found.failed.as_deref().map_or("ends", |_| "fails"),
    );
    let failed = print(&text);
    for v in &found.violations {
        eprintln!("violation: {v}");
    }
    failed | u8::from(!found.violations.is_empty())
}

/// Prints a stage of a program.
pub fn run(mut session: Session, stage: DevStage, file: PathBuf, args: &str) -> u8 {
    let stage = match stage {
        DevStage::Tokens => Stage::Tokens,
        DevStage::Ast => Stage::Ast,
        DevStage::Tir => Stage::Tir,
        DevStage::Raise => Stage::Raise,
        DevStage::Types => Stage::Types,
        DevStage::Loops => Stage::Loops,
        DevStage::C => Stage::C,
        DevStage::Sound => return sound(session, &file),
    };
    let text = driver::dump(&mut session, &file, stage, args);
    eprint!("{}", session.report(colour()));
    match text {
        Some(text) => print(&text),
        None => 1,
    }
}
