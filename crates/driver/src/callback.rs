//! Functions that the caller of a library gives, as the program sees them: handles of anonymous functions that capture
//! the number of the one that is meant, and call it.
//!
//! The text of such a function is MATLAB, made here: it checks what it is called with, as a program may call a handle
//! with anything, and calls `mc_callback`.

use crate::session::Session;
use base::{Diagnostic, codes};
use codegen::lower::Called;
use ir::tir::{FuncId, FunctionKind};
use std::fmt::Write;
use types::signature::{Argument, Callback};
use types::{AbsValue, Class, Complexity, Dim, Shape, Signature, Sym, Target};

/// What an argument that is a function is to the program, and to its door.
pub(crate) struct Made {
    /// The handle.
    pub handle: AbsValue,
    /// What it takes and gives.
    pub called: Called,
    /// The function that it is a handle of.
    pub function: FuncId,
}

/// Makes the handle of argument `k` of a signature, of which the extents in `known` can be read when its function is
/// entered. `entry` is what the function is called in C.
pub(crate) fn made(
    session: &mut Session,
    entry: &str,
    name: &str,
    callback: &Callback,
    known: &[Sym],
) -> Result<Made, Diagnostic> {
    let side = |list: &[Argument], result: bool| -> Result<Vec<(String, String, AbsValue)>, Diagnostic> {
        let mut taken: Vec<String> = Vec::new();
        let mut found = Vec::new();
        for (k, a) in list.iter().enumerate() {
            let own = match a.name {
                Some(name) => name.to_string(),
                None => format!("{}{}", if result { "out" } else { "arg" }, k + 1),
            };
            let own = base_name(own, &mut taken);
            found.push((own, a.text.clone(), crossing(a, known)?));
        }
        Ok(found)
    };
    let (args, results) = (side(&callback.args, false)?, side(&callback.results, true)?);
    let called = Called { name: format!("{entry}_{name}"), args, results };
    let text = text(&called, name);
    let before = session.diagnostics().len();
    let script = session.lowering.load_text(&format!("{name} of {entry}"), &text);
    let found: Vec<Diagnostic> = session.lowering.project.diagnostics.drain(before..).collect();
    let program = &session.lowering.program;
    let file = script.map(|s| program.functions[s].file);
    let lambda = program
        .functions
        .iter()
        .find(|(_, f)| f.kind == FunctionKind::Lambda && f.captured == 1 && Some(f.file) == file);
    let Some((function, _)) = lambda.filter(|_| !found.iter().any(Diagnostic::is_error)) else {
        let text = format!("no handle can be made of '{name}': {}", found.first().map_or("", |d| &d.message));
        return Err(Diagnostic::without_span(&codes::INTERNAL, text));
    };
    let number = AbsValue::of(Class::UInt64, Shape::scalar());
    let handle = AbsValue::handle(Target::Function(base::EntityRef::index(function) as u32), vec![number]);
    Ok(Made { handle, called, function })
}

/// Nothing is said of what a function takes and gives.
pub(crate) fn untyped(name: &str) -> Diagnostic {
    let message = format!("what the function '{name}' takes and gives is not said");
    let help = format!("Say it: `{name}: @(double(1,1), double(n,1)) -> double(n,1)`.");
    Diagnostic::without_span(&codes::BAD_ARGUMENT, message).with_help(help)
}

/// A name that is not taken.
fn base_name(name: String, taken: &mut Vec<String>) -> String {
    let mut own = name;
    while taken.contains(&own) {
        own.push('_');
    }
    taken.push(own.clone());
    own
}

/// What is known of an argument or result: extents that nobody can read are any.
fn crossing(a: &Argument, known: &[Sym]) -> Result<AbsValue, Diagnostic> {
    let plain = a.value.unique().is_some_and(|v| {
        let whole = v.matrix.complexity != Complexity::Real
            || types::Interval::of_class(v.class).leq(v.matrix.range(v.class));
        v.class.is_matrix() && whole && a.value.as_constant().is_none() && !a.value.maybe_undefined
    });
    if !plain {
        let message =
            format!("`{}` cannot be handed to a function that the caller gives, or come from one", a.text);
        let help = "Such a function takes and gives numbers and arrays of one class, without ranges: \
                    `f: @(t: double(1,1), y: double(n,1)) -> double(n,1)`.";
        return Err(Diagnostic::without_span(&codes::BAD_ARGUMENT, message).with_help(help));
    }
    Ok(a.value.map(|v| {
        let dims = v.matrix.shape.dims().map(|dims| {
            Shape::new(dims.iter().map(|d| {
                let mut readable = true;
                d.for_each_sym(&mut |s| readable &= known.contains(&s));
                if readable { d.clone() } else { Dim::Unknown }
            }))
        });
        let mut v = v.clone();
        v.matrix.shape = dims.unwrap_or(Shape::Any);
        v
    }))
}

/// The extents that can be read when a function of this signature is entered.
pub(crate) fn readable(signature: &Signature, extents: &[Option<Sym>]) -> Vec<Sym> {
    let mut found: Vec<Sym> = extents.iter().flatten().copied().collect();
    for a in signature.args.iter().filter(|a| a.callback.is_none()) {
        let shape = a.value.unique().map(|v| &v.matrix.shape);
        found.extend(shape.and_then(|s| s.dims()).unwrap_or_default().iter().filter_map(Dim::as_sym));
    }
    found
}

/// A script that makes the handle, and the function that it calls.
fn text(called: &Called, name: &str) -> String {
    let args: Vec<String> = (1..=called.args.len()).map(|k| format!("a{k}")).collect();
    let all: Vec<String> = std::iter::once("callback_id".to_owned()).chain(args.iter().cloned()).collect();
    let outputs: Vec<String> = (1..=called.results.len()).map(|k| format!("r{k}")).collect();
    let gives = if outputs.is_empty() { String::new() } else { format!("[{}] = ", outputs.join(", ")) };
    let mut out = format!(
        "callback_id = uint64(0);\ncallback_handle = @({}) callback_{name}({});\n",
        args.join(", "),
        all.join(", ")
    );
    let _ = writeln!(out, "function {gives}callback_{name}({})", all.join(", "));
    for (a, (own, text, value)) in args.iter().zip(&called.args) {
        let Some(v) = value.unique() else { continue };
        let mut holds = vec![format!("isa({a}, '{}')", v.class)];
        if v.matrix.complexity == Complexity::Real && v.class != Class::Char && v.class != Class::Logical {
            holds.push(format!("isreal({a})"));
        }
        match v.matrix.shape.dims().map_or(0, <[Dim]>::len) {
            _ if v.matrix.shape == Shape::scalar() => holds.push(format!("isscalar({a})")),
            rank => holds.push(format!("ndims({a}) <= {rank}")),
        }
        let wrong = format!("'{own}' of the function '{name}' must be {text}.").replace('\'', "''");
        let _ =
            writeln!(out, "if ~({})\n    error('tame:argument', '%s', '{wrong}')\nend", holds.join(" && "));
        if v.matrix.complexity != Complexity::Real {
            let _ = writeln!(out, "if isreal({a}), {a} = complex({a}); end");
        }
    }
    let types = |list: &[(String, String, AbsValue)]| {
        list.iter().map(|(_, _, v)| v.to_string()).collect::<Vec<_>>().join(", ").replace('\'', "''")
    };
    let given: Vec<String> = std::iter::once("callback_id".to_owned())
        .chain([format!("'{}'", called.name), format!("'{}'", types(&called.args))])
        .chain([format!("'{}'", types(&called.results))])
        .chain(args)
        .collect();
    let _ = writeln!(out, "{gives}mc_callback({});\nend", given.join(", "));
    out
}
