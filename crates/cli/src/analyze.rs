//! `tame analyze`: what is shown of a program, and how.

use clap::ValueEnum;
use driver::Session;
use std::path::Path;

/// How a program is shown.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
pub enum Format {
    /// Tame IR with what is known beside each assignment.
    Listing,
    /// All facts, for machines.
    Json,
    /// The call graph, for Graphviz.
    Dot,
}

/// The names of the abstractions of arrays, with what they say.
pub fn abstractions() -> clap::builder::PossibleValuesParser {
    let value = |(name, about, _): &(&'static str, &'static str, _)| {
        clap::builder::PossibleValue::new(*name).help(*about)
    };
    driver::ABSTRACTIONS.iter().map(value).collect::<Vec<_>>().into()
}

/// What `tame analyze` shows.
pub enum Shown<'a> {
    /// The whole program.
    Whole(Format),
    /// A place of it.
    At(&'a str, Format),
    /// The whole program with what another abstraction says.
    Abstraction(&'a str),
    /// The shapes of variables as terms; with `true` only scalars expand.
    Shapes(bool),
}

/// Shows it; the exit code.
pub fn analyze(mut session: Session, file: &Path, args: Option<&str>, shown: Shown<'_>) -> u8 {
    let text = match driver::analyze_file(&mut session, file, args) {
        None => None,
        Some(analyzed) => {
            let told = driver::render(analyzed.diagnostics(), analyzed.sources(), crate::colour());
            eprint!("{told}");
            Some(match shown {
                Shown::At(_, Format::Dot) => {
                    Err("a place has no call graph: leave out `--format dot`".into())
                }
                Shown::At(at, Format::Json) => analyzed.at(at).map(|place| analyzed.place_json(&place)),
                Shown::At(at, Format::Listing) => analyzed.at(at).map(|place| analyzed.describe(&place)),
                Shown::Whole(Format::Listing) => Ok(analyzed.listing()),
                Shown::Whole(Format::Json) => Ok(analyzed.json()),
                Shown::Whole(Format::Dot) => Ok(analyzed.dot()),
                Shown::Shapes(classic) => Ok(analyzed.shapes(classic)),
                Shown::Abstraction(name) => {
                    analyzed.abstracted(name).ok_or_else(|| format!("{name}: no such abstraction"))
                }
            })
        }
    };
    eprint!("{}", session.report(crate::colour()));
    match text {
        None => 1,
        Some(Ok(text)) => crate::print(&text),
        Some(Err(why)) => {
            eprintln!("error: {why}");
            2
        }
    }
}
