//! Builtins that need the engine: its frames, its functions, its files of source. One table by
//! name; the specifications mark these entries `kernel engine`.
//!
//! The frame that calls such a builtin is parked on top of the stack of frames.

pub mod cleanup;
mod evaluate;
mod files;
pub(super) mod functions;
pub(super) mod inputs;
mod names;
mod parser;

use super::resolve::EngineFn;
use super::{Machine, Outcome};
use base::Name;
use runtime::error::Error;
use runtime::kernel::{Outputs, one};
use runtime::value::Value;
use runtime::{Context, errors};

/// State of the engine's builtins.
#[derive(Debug, Default)]
pub struct State {
    /// How many temporaries `x = eval(..)` has used.
    pub temporaries: u32,
}

const TABLES: &[&[(&str, EngineFn)]] = &[
    inputs::TABLE,
    evaluate::TABLE,
    names::TABLE,
    functions::TABLE,
    files::TABLE,
    cleanup::TABLE,
    parser::TABLE,
    super::classes::overload::TABLE,
    super::classes::folders::TABLE,
    super::classes::ABOUT,
];

/// The engine builtin of this name.
pub(super) fn find(name: &str) -> Option<EngineFn> {
    TABLES.iter().flat_map(|t| t.iter()).find(|(n, _)| *n == name).map(|(_, f)| *f)
}

/// What objects of a class of the engine's own can do under this name.
pub(super) fn method(class: Name, name: Name) -> Option<EngineFn> {
    let table = match class.as_str() {
        "inputParser" => parser::METHODS,
        "onCleanup" | "event.listener" | "event.EventData" => HANDLES,
        _ => return None,
    };
    table.iter().find(|(n, _)| *n == name.as_str()).map(|(_, f)| *f)
}

const HANDLES: &[(&str, EngineFn)] = &[("delete", files::delete), ("isvalid", functions::isvalid)];

/// The text of argument `i`, or MATLAB's error that it must be one.
fn text(function: &str, args: &[Value], i: usize) -> Result<String, Error> {
    let Some(v) = args.get(i) else { return Err(errors::not_enough_inputs()) };
    v.as_text().ok_or_else(|| {
        errors::argument_class(function, i + 1, "a string scalar or character vector", v.class_name())
    })
}

/// Results when nothing is to be given.
fn none() -> Outcome {
    Ok(Outputs::new())
}

/// A builtin that has nothing to do here: there is no debugger, no figure, no package to load.
fn nothing(_: &Machine, _: &mut Context, _: &mut [Value], nargout: usize) -> Outcome {
    if nargout == 0 { none() } else { Ok(one(Value::empty())) }
}
