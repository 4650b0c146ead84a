//! Functions that the caller of a library gives: how the program calls them, between values as it keeps them and as
//! callers see them.
//!
//! Invariants: an error never leaves a function of the caller's but by its status, and no jump crosses one; what a
//! call of an entry was given is gone when it returns, and whoever calls it later gets an error.

use super::api::{Api, Callback, Kind, Part};
use super::border::{argument, number};
use super::names::Names;
use super::spell::{array_name, c_string, site, type_name};
use super::writer::Writer;
use base::Name;
use ir::loops::{Extent, Form, LocalId, Module, Operand, SiteId, Ty, kernels};
use std::fmt::Write;

/// Prototypes of the functions by which a program calls those that a caller gives, before the program.
pub(super) fn prototypes(module: &Module, names: &Names) -> String {
    let mut out = String::new();
    for c in module.exports.iter().flat_map(|e| &e.params).filter_map(|p| match &p.form {
        Form::Callback(c) => Some(c),
        _ => None,
    }) {
        let Some(name) = names.kernels.get(&c.call()) else { continue };
        let mut params = vec!["tame_context *cx".to_owned(), "uint64_t id".to_owned()];
        params.extend(c.params.iter().map(|p| match p.ty {
            Ty::Scalar(_) => type_name(p.ty),
            ty => format!("const {} *", type_name(ty)),
        }));
        params.extend(c.results.iter().map(|r| format!("{} *", type_name(r.ty))));
        let _ = writeln!(out, "static void {name}({}, int32_t at);", params.join(", "));
    }
    if !out.is_empty() {
        out.insert_str(0, "/* Functions that callers give. */\n");
        out.push('\n');
    }
    if module.exports.iter().flat_map(|e| &e.params).any(|p| matches!(p.form, Form::Callback(_))) {
        out.insert_str(0, SLOTS);
    }
    out
}

/// Whether a kernel is none of the runtime library: a call of such a function, or what it is told.
pub(super) fn is_own(kernel: Name) -> bool {
    kernels::called_back(kernel).is_some() || kernel.as_str() == kernels::CALLBACK_EXTENT
}

/// A call of such a function, or an extent that it is told.
pub(super) fn call(
    w: &Writer<'_>,
    name: Name,
    args: &[Operand],
    results: &[LocalId],
    at: SiteId,
) -> Option<String> {
    if name.as_str() == kernels::CALLBACK_EXTENT {
        let [id, k, extent] = args else { return None };
        let [id, k, extent] = [id, k, extent].map(|o| w.plain_operand(o));
        return Some(format!("tame_slot_of(cx, {id}, {})->extent[{k}] = {extent};", site(at)));
    }
    kernels::called_back(name)?;
    let mut operands = vec!["cx".to_owned()];
    operands.extend(args.iter().map(|a| match a {
        Operand::Borrow(l) | Operand::Take(l) => format!("&{}", w.name(*l)),
        other => w.plain_operand(other),
    }));
    operands.extend(results.iter().map(|r| format!("&{}", w.name(*r))));
    operands.push(site(at));
    Some(format!("{}({});", w.kernel_name(name), operands.join(", ")))
}

const SLOTS: &str = "/* Functions that the calls under way on this thread were given, the latest first, by their numbers. */
typedef struct tame_slot {
    struct tame_slot *outer;
    uint64_t id;
    void (*function)(void);
    void *user;
    int64_t extent[16];
} tame_slot;
static _Thread_local tame_slot *tame_slots;
static _Thread_local uint64_t tame_slot_count;

TAME_UNUSED static tame_slot *tame_slot_of(tame_context *cx, uint64_t id, int32_t at) {
    tame_slot *slot = tame_slots;
    while (slot && slot->id != id) slot = slot->outer;
    if (!slot) tame_fault_raise(cx, \"tame:callback\", \"A function of the caller is called when the call that was given it has ended.\", at);
    return slot;
}

";

/// What a library with such functions has.
pub(super) const COMMON: &str = "/* The error that a function of the caller leaves with. */
static _Thread_local char *tame_thrown[2];
static _Thread_local bool tame_has_thrown;

int foo_throw(const char *identifier, const char *message) {
    const char *from[] = {identifier ? identifier : \"\", message ? message : \"\"};
    for (int k = 0; k < 2; ++k) {
        char *to = malloc(strlen(from[k]) + 1);
        if (to) strcpy(to, from[k]);
        free(tame_thrown[k]);
        tame_thrown[k] = to;
    }
    tame_has_thrown = true;
    return 1;
}

TAME_UNUSED TAME_COLD _Noreturn static void tame_slot_failed(tame_context *cx, const char *message, int32_t at) {
    const char *identifier = \"tame:callback\";
    if (tame_has_thrown && tame_thrown[0] && tame_thrown[1]) {
        identifier = tame_thrown[0];
        message = tame_thrown[1];
    }
    tame_has_thrown = false;
    tame_fault_raise(cx, identifier, message, at);
}

";

/// The functions by which the program calls those of an entry.
pub(super) fn functions(api: &Api, names: &Names) -> String {
    let mut out = String::new();
    for f in &api.functions {
        for p in &f.params {
            if let Kind::Callback(c) = &p.kind
                && let Some(name) = names.kernels.get(&c.call)
            {
                function(api, p, c, name, &mut out);
            }
        }
    }
    out
}

fn function(api: &Api, own: &Part, c: &Callback, name: &str, out: &mut String) {
    let mut head = vec!["tame_context *cx".to_owned(), "uint64_t id".to_owned()];
    let mut args = Vec::new();
    let mut before = String::new();
    for (k, p) in c.params.iter().enumerate() {
        let a = format!("a{k}");
        match &p.kind {
            Kind::Array(e, rank) => {
                head.push(format!("const {} *{a}", array_name(*e, *rank)));
                checks(own, p, &c.extents[k], &format!("{a}->dim"), "", &mut before);
                let dims: Vec<String> = (0..*rank).map(|d| format!("{a}->dim[{d}]")).collect();
                let _ = writeln!(
                    before,
                    "    {}g{k} = {{(void *){a}->data, {{{}}}}};",
                    api.place(&p.kind),
                    dims.join(", ")
                );
                args.push(format!("&g{k}"));
            }
            Kind::Scalar(e) => {
                head.push(format!("{} {a}", super::spell::c_type(*e)));
                args.push(number(api, *e, &a));
            }
            _ => {}
        }
    }
    let mut after = String::new();
    let mut frees = String::new();
    for (k, r) in c.results.iter().enumerate() {
        let (to, made) = (format!("r{k}"), format!("m{k}"));
        args.push(format!("&{made}"));
        let ty = api.place(&r.kind);
        match &r.kind {
            Kind::Array(e, rank) => {
                let array = array_name(*e, *rank);
                head.push(format!("{array} *{to}"));
                let extents = c.extents_of_result(k);
                let _ = writeln!(before, "    {ty}{made} = {{0}};");
                if c.has_memory(k) {
                    let dims: Vec<String> = extents.iter().map(extent).collect();
                    let _ = writeln!(before, "    {array} own{k} = {{0}};");
                    let _ = writeln!(
                        before,
                        "    {array}_zeros(cx, &own{k}, (int64_t[]){{{}}}, at);",
                        dims.join(", ")
                    );
                    let _ = writeln!(before, "    {made}.data = (void *)own{k}.data;");
                    let _ = writeln!(before, "    memcpy({made}.dim, own{k}.dim, sizeof {made}.dim);");
                    // It was filled where it is.
                    let _ = writeln!(frees, "        {array}_free(cx, &own{k});");
                    let _ = writeln!(after, "    {array}_set(cx, {to}, own{k});");
                } else {
                    let _ = writeln!(frees, "        free({made}.data);");
                    let _ = writeln!(after, "    {array} own{k} = {};", value(r, &made));
                    let _ = writeln!(after, "    own{k}.capacity = tame_numel(own{k});");
                    let _ = writeln!(after, "    {array}_set(cx, {to}, own{k});");
                }
            }
            Kind::Scalar(e) => {
                head.push(format!("{} *{to}", super::spell::c_type(*e)));
                let _ = writeln!(before, "    {ty}{made} = {{0}};");
                let _ = writeln!(after, "    *{to} = {};", value(r, &made));
            }
            _ => {}
        }
    }
    args.push("slot->user".to_owned());
    let _ = writeln!(out, "static void {name}({}, int32_t at) {{", head.join(", "));
    out.push_str("    tame_slot *slot = tame_slot_of(cx, id, at);\n    cx->stack->at = at;\n");
    out.push_str(&before);
    out.push_str("    tame_has_thrown = false;\n    tame_flush(cx);\n");
    let _ = writeln!(out, "    if ((({} *)slot->function)({})) {{", c.ty, args.join(", "));
    out.push_str(&frees);
    let failed = c_string(&format!("The function '{}' failed.", own.source));
    let _ = writeln!(out, "        tame_slot_failed(cx, {failed}, at);\n    }}");
    for (k, r) in c.results.iter().enumerate() {
        if let Kind::Array(_, rank) = &r.kind
            && !c.has_memory(k)
        {
            let dims = format!("m{k}.dim");
            checks(own, r, c.extents_of_result(k), &dims, &frees, out);
            let mut wrong: Vec<String> = (0..*rank).map(|d| format!("{dims}[{d}] < 0")).collect();
            let some: Vec<String> = (0..*rank).map(|d| format!("{dims}[{d}]")).collect();
            wrong.push(format!("!m{k}.data && {}", some.join(" && ")));
            refuse(own, r, &wrong.join(" || "), &frees, out);
        }
    }
    out.push_str(&after);
    out.push_str("}\n\n");
}

/// What the program gets of a number or an array at the border.
fn value(p: &Part, name: &str) -> String {
    let mut values = Vec::new();
    argument(p, name, true, &mut values);
    values.concat()
}

fn extent(e: &Extent) -> String {
    match e {
        Extent::Is(n) => n.to_string(),
        Extent::Told(k) => format!("slot->extent[{k}]"),
        Extent::Any => "0".to_owned(),
    }
}

/// Fails where the extents of an array are not those of its type.
fn checks(own: &Part, p: &Part, extents: &[Extent], dims: &str, frees: &str, out: &mut String) {
    let wrong = extents.iter().enumerate().filter(|(_, e)| **e != Extent::Any);
    let wrong: Vec<String> = wrong.map(|(d, e)| format!("{dims}[{d}] != {}", extent(e))).collect();
    if !wrong.is_empty() {
        refuse(own, p, &wrong.join(" || "), frees, out);
    }
}

fn refuse(own: &Part, p: &Part, wrong: &str, frees: &str, out: &mut String) {
    let message = c_string(&format!("'{}' of the function '{}' must be {}.", p.source, own.source, p.text));
    let _ = writeln!(out, "    if ({wrong}) {{");
    out.push_str(frees);
    let _ = writeln!(out, "        tame_fault_raise(cx, \"tame:argument\", {message}, at);\n    }}");
}
