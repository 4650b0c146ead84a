//! `tame specialize`: its flags, and where the text goes.

use super::{Common, colour, print, session};
use driver::SpecializeOptions;
use std::path::{Path, PathBuf};

/// The flags.
#[derive(clap::Args)]
pub struct Specialize {
    /// The file of the function or script; `-` is the standard input.
    file: PathBuf,
    /// The arguments, as types or values: 'double(1,2), 0.5, @newton, []'. Further ones are not given.
    #[arg(long, value_name = "TYPES", default_value = "", allow_hyphen_values = true)]
    args: String,
    /// How many results are asked for; by default all that have names.
    #[arg(long, value_name = "N")]
    nargout: Option<usize>,
    /// Where the result goes; by default to the standard output.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The program is taken to be right: what may fail, but does nothing else, may be left out.
    #[arg(long)]
    assume_correct: bool,
    /// How many statements the rounds of one loop may become.
    #[arg(long, value_name = "N")]
    growth: Option<usize>,
    /// Says what was specialised how often, and what was left as it was.
    #[arg(long)]
    explain: bool,
    /// For tests: takes some literals, chosen by this number, not to be known.
    #[arg(long, value_name = "SEED", hide = true)]
    forget: Option<u64>,
    #[command(flatten)]
    common: Common,
}

/// Runs the command.
pub fn specialize(what: Specialize) -> u8 {
    if let Some(output) = &what.output
        && same_file(output, &what.file)
    {
        eprintln!("error: the result would take the place of '{}'", what.file.display());
        return 2;
    }
    let mut session = session(what.common);
    let defaults = SpecializeOptions::default();
    let options = SpecializeOptions {
        assume_correct: what.assume_correct,
        growth: what.growth.unwrap_or(defaults.growth),
        forget: what.forget,
        ..defaults
    };
    let made = driver::specialized(&mut session, &what.file, &what.args, what.nargout, &options);
    eprint!("{}", session.report(colour()));
    let Some(made) = made else { return 1 };
    if what.explain {
        for (name, versions) in &made.versions {
            eprintln!("{name}: {versions} version{}", if *versions == 1 { "" } else { "s" });
        }
        eprint!("{}", driver::render(&made.notes, session.sources(), colour()));
    }
    match &what.output {
        None => print(&made.text),
        Some(output) => match std::fs::write(output, &made.text) {
            Ok(()) => 0,
            Err(e) => {
                eprintln!("error: '{}' cannot be written: {e}", output.display());
                1
            }
        },
    }
}

fn same_file(a: &Path, b: &Path) -> bool {
    let whole = |p: &Path| p.canonicalize().ok();
    a == b || whole(a).is_some() && whole(a) == whole(b)
}
