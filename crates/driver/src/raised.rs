//! A file's functions raised from Tame IR to MATLAB: every statement of the file, in the file's order, as
//! `specialize::raise` writes it. Functions of other files are called by name; what others cannot call by
//! one (a local function of a script that runs in place) comes behind.

use crate::session::Session;
use base::FileId;
use ir::tir::{FuncId, FunctionKind};
use lower::{Found, is_prelude};
use specialize::raise::{Home, Options, raise};
use std::path::Path;

/// The text of the script or function in a file; what is wrong stays in the session.
/// Temporaries are nested, or each a variable.
pub fn raised(session: &mut Session, path: &Path, nest: bool) -> Option<String> {
    let entry = session.load(path)?;
    let file = session.lowering.program.functions[entry].file;
    let roots = in_order(session, entry, file);
    let lowering = &session.lowering;
    let home = |f: FuncId| {
        let function = &lowering.program.functions[f];
        let path = &lowering.sources().file(function.file).path;
        match lowering.class_of(f) {
            _ if function.file == file => Home::Text,
            Some(_) => Home::Elsewhere,
            None if function.kind == FunctionKind::Local && !is_prelude(path) => Home::Text,
            None => Home::Named(qualified(path, function.name.as_str())),
        }
    };
    let options =
        Options { dialect: session.dialect(), nest, sources: Some(lowering.sources()), home: &home };
    Some(raise(&lowering.program, &roots, &options))
}

/// The functions of a file as they stand in it, called or not; a script where its statements begin.
pub(crate) fn in_order(session: &mut Session, entry: FuncId, file: FileId) -> Vec<FuncId> {
    let Some(unit) = session.lowering.project.unit(file) else { return vec![entry] };
    let mut found = Vec::new();
    for name in unit.local_names() {
        if let Some(Found::Function(source)) = session.lowering.project.local(name.as_str(), file) {
            let id = session.lowering.lower_source(source);
            found.push((session.lowering.program.functions[id].span.start, id));
        }
    }
    let script = session.lowering.program.functions[entry].kind == FunctionKind::Script;
    let start = if script { unit.body.first().map_or(0, |s| s.span.start) } else { 0 };
    found.push((start, entry));
    found.sort();
    found.dedup();
    found.into_iter().map(|(_, id)| id).collect()
}

/// The name of a file's function with the packages that its folders are.
pub(crate) fn qualified(path: &Path, name: &str) -> String {
    let folders = path.parent().into_iter().flat_map(|p| p.iter()).filter_map(|f| f.to_str());
    let packages = folders.filter_map(|f| f.strip_prefix('+'));
    packages.chain([name]).collect::<Vec<_>>().join(".")
}
