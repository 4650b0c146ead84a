//! `libfoo.jump.json`: what a library of procedures has, for who chooses a variant without looking at its header.
//!
//! Invariant: members are only added as long as `version` stays. The schema is in `docs/library.md`.

use super::{Procedure, Procedures};
use crate::library::Library;
use crate::session::Session;
use codegen::c::api::{Function, Part};
use serde_json::{Value, json};
use telescope::{Configuration, Size};

/// The schema's version.
const VERSION: u32 = 1;

/// The text.
pub(super) fn of(procedures: &Procedures, session: &Session, library: &Library) -> String {
    let list: Vec<Value> = procedures.list.iter().map(|p| procedure(p, session, library)).collect();
    let value = json!({
        "format": "tame-jump",
        "version": VERSION,
        "library": library.prefix,
        "procedures": list,
    });
    format!("{value:#}\n")
}

fn procedure(p: &Procedure, session: &Session, library: &Library) -> Value {
    let function = &session.lowering.program.functions[p.entry];
    let configurations: Vec<&Configuration> = p.inference.iter().flat_map(|i| &i.configurations).collect();
    let sizes =
        |list: &[Size]| list.iter().map(|s| format!("({},{})", s.extents.0, s.extents.1)).collect::<Vec<_>>();
    let configurations: Vec<Value> = configurations
        .iter()
        .map(|c| json!({"arguments": sizes(&c.inputs), "results": sizes(&c.outputs)}))
        .collect();
    let api = library.api();
    let symbol = |name: &String| format!("{}_{name}", library.prefix);
    let variants: Vec<Value> = p
        .variants
        .iter()
        .filter_map(|v| api.functions.iter().find(|f| f.name == symbol(&v.name)).map(|f| (v, f)))
        .map(|(v, f)| {
            json!({
                "symbol": f.name,
                "signature": v.signature,
                "configurations": v.configurations,
                "arguments": parts(&f.params),
                "results": parts(&f.results),
                "prototype": prototype(library, f),
            })
        })
        .collect();
    let symbol =
        api.procedures.iter().find(|q| q.chooses && q.name == symbol(&p.name)).map(|q| q.name.clone());
    json!({
        "name": function.name.as_str(),
        "symbol": symbol,
        "configurations": configurations,
        "variants": variants,
    })
}

fn parts(list: &[Part]) -> Vec<Value> {
    list.iter().map(|p| json!({"name": p.source, "type": p.text})).collect()
}

fn prototype(library: &Library, f: &Function) -> String {
    library.api().prototype(f)
}
