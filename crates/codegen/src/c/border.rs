//! Values at the border of a library: numbers and arrays as callers have them, for the program, and back.

use super::api::{Api, Kind, Part};
use super::spell::array_name;
use ir::loops::Elem;

/// Where a function that the caller gives is kept during the call.
pub(super) fn slot(p: &Part) -> String {
    format!("{}_slot", p.name)
}

/// The operands that an argument becomes; `place`: it is one, not a pointer to one.
pub(super) fn argument(p: &Part, name: &str, place: bool, args: &mut Vec<String>) {
    let dot = if place { "." } else { "->" };
    match &p.kind {
        Kind::Scalar(Elem::C64) => args.push(format!("CMPLX({name}.re, {name}.im)")),
        Kind::Scalar(Elem::C32) => args.push(format!("CMPLXF({name}.re, {name}.im)")),
        Kind::Scalar(_) => args.push(name.to_owned()),
        Kind::Array(e, rank) => {
            let dims: Vec<String> = (0..*rank).map(|d| format!("{name}{dot}dim[{d}]")).collect();
            let ty = array_name(*e, *rank);
            args.push(format!("({ty}){{.data = (void *){name}{dot}data, .dim = {{{}}}}}", dims.join(", ")));
        }
        Kind::Text => args.push(format!("tame_chars(cx, {name})")),
        Kind::StringText => args.push(format!("tame_string({name})")),
        Kind::Boxed => args.push(format!("tame_retain((tame_value){name})")),
        Kind::Callback(_) => args.push(format!("{}.id", slot(p))),
        Kind::Struct(_, fields) => {
            fields.iter().for_each(|f| argument(f, &format!("{name}{dot}{}", f.name), true, args))
        }
    }
}

/// A number of the program as callers see it.
pub(super) fn number(api: &Api, e: Elem, value: &str) -> String {
    match e {
        Elem::C64 => format!("({}){{creal({value}), cimag({value})}}", api.elem(e)),
        Elem::C32 => format!("({}){{crealf({value}), cimagf({value})}}", api.elem(e)),
        _ => value.to_owned(),
    }
}
