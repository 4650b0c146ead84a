//! Variables that live outside of activations, as C text: one struct of those that live as long as the program, and one
//! for each kind of [`Frame`](ir::loops::Frame).

use super::names::Names;
use super::spell::type_name;
use ir::loops::{FrameId, Global, GlobalId, LocalId, Module, Ty, kernels};
use std::fmt::Write;

/// The variables that are in frames of this kind, or in none.
fn variables(module: &Module, frame: Option<FrameId>) -> impl Iterator<Item = (GlobalId, &Global)> {
    module.globals.iter().filter(move |(_, g)| g.frame == frame)
}

/// The size of what is kept as long as the program runs.
pub(super) fn size(module: &Module) -> &'static str {
    if variables(module, None).next().is_none() { "0" } else { "sizeof(struct tame_globals)" }
}

/// The structs, and for each kind of frames the function that gives up what is in one.
pub(super) fn structs(module: &Module, names: &Names) -> String {
    let fields = |frame| {
        let lines = variables(module, frame)
            .map(|(id, global)| format!("    {} {};\n", type_name(global.ty), names.globals[&id]));
        lines.collect::<String>()
    };
    let mut out = String::new();
    if variables(module, None).next().is_some() {
        let _ = writeln!(out, "struct tame_globals {{\n{}}};\n", fields(None));
    }
    for id in module.frames.keys() {
        let name = &names.frames[&id];
        let fields = match fields(Some(id)) {
            none if none.is_empty() => "    int nothing;\n".to_owned(),
            fields => fields,
        };
        let _ = writeln!(out, "struct {name} {{\n{fields}}};\n");
        let gone = given_up(module, names, Some(id), "    ", "shared->");
        if !gone.is_empty() {
            let _ = writeln!(out, "static void {name}_free(tame_context *cx, void *room) {{");
            let _ = writeln!(out, "    struct {name} *shared = (struct {name} *)room;\n{gone}}}\n");
        }
    }
    out
}

/// The statements that give up what is in variables of frames of this kind, or in no frame.
pub(super) fn given_up(
    module: &Module,
    names: &Names,
    frame: Option<FrameId>,
    indent: &str,
    place: &str,
) -> String {
    let mut out = String::new();
    for (id, global) in variables(module, frame) {
        let name = &names.globals[&id];
        let _ = match global.ty {
            Ty::Scalar(_) => Ok(()),
            Ty::Array(..) => writeln!(out, "{indent}{}_free(cx, &{place}{name});", type_name(global.ty)),
            Ty::Boxed => writeln!(out, "{indent}tame_free(cx, &{place}{name});"),
        };
    }
    out
}

/// How a frame of this kind is made.
pub(super) fn made(module: &Module, names: &Names, frame: FrameId) -> String {
    let name = &names.frames[&frame];
    let free = match given_up(module, names, Some(frame), "", "").is_empty() {
        true => "NULL".to_owned(),
        false => format!("{name}_free"),
    };
    format!("tame_rt_frame(cx, sizeof(struct {name}), {free})")
}

/// Whether a kernel is none of the runtime library: what it does stands in the text.
pub(super) fn is_own(kernel: &str) -> bool {
    matches!(kernel, kernels::FRAME | kernels::FRAME_ROOM)
}

/// The C type of what leads to the variables of a frame, if a local does that.
pub(super) fn pointer(
    module: &Module,
    names: &Names,
    function: &ir::loops::Function,
    l: LocalId,
) -> Option<String> {
    let inside = function.locals.values().find(|local| local.within == Some(l))?;
    let frame = module.globals.get(inside.global?)?.frame?;
    Some(format!("struct {} *", names.frames[&frame]))
}
