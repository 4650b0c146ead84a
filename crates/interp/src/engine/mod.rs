//! Builtins that need the engine: its frames, its functions, its files of source. One table by
//! name; the specifications mark these entries `kernel engine`.
//!
//! The frame that calls such a builtin is parked on top of the stack of frames.

pub(crate) mod arguments;
pub(crate) mod cleanup;
pub(crate) mod evaluate;
pub(crate) mod files;
pub(crate) mod functions;
pub(crate) mod inputs;
pub(crate) mod listing;
mod names;

use crate::machine::EngineFn;
use base::Name;

const TABLES: &[&[(&str, EngineFn)]] = &[
    inputs::TABLE,
    evaluate::TABLE,
    names::TABLE,
    listing::TABLE,
    functions::TABLE,
    files::TABLE,
    cleanup::TABLE,
];

/// The engine builtin of this name.
pub(crate) fn find(name: &str) -> Option<EngineFn> {
    TABLES.iter().flat_map(|t| t.iter()).find(|(n, _)| *n == name).map(|(_, f)| *f)
}

/// What objects of a class of the engine's own can do under this name.
pub(crate) fn method(class: Name, name: Name) -> Option<EngineFn> {
    let table = match class.as_str() {
        "onCleanup" | "event.listener" | "event.proplistener" | "event.EventData" => HANDLES,
        _ => return None,
    };
    table.iter().find(|(n, _)| *n == name.as_str()).map(|(_, f)| *f)
}

const HANDLES: &[(&str, EngineFn)] = &[("delete", files::delete)];
