//! The functions of a library that put arrays into memory of the caller: around those that give arrays up.
//!
//! Invariant: a result is handed over only when all have room. The elements are copied, as the program makes them
//! where it can let them grow.

use super::api::{Api, Function, Kind, Part, wrapped};
use std::fmt::Write;

/// What all of them share, and the functions.
pub(super) fn functions(api: &Api) -> String {
    if !api.puts() {
        return String::new();
    }
    let mut out = COMMON.replace("foo", &api.prefix);
    for f in &api.functions {
        if let Some(name) = &f.into {
            function(api, name, f, &mut out);
        }
    }
    out
}

const COMMON: &str = "/* For how many elements there is room at a place, which has these extents. */
static int64_t tame_room_of(const void *data, const int64_t *dim, int rank) {
    if (!data) return INT64_MAX;
    int64_t n = 1;
    for (int d = 0; d < rank; ++d) {
        if (dim[d] <= 0) return 0;
        if (__builtin_mul_overflow(n, dim[d], &n)) n = INT64_MAX;
    }
    return n;
}

/* Fails where a result has more elements than room. */
static int foo_has_no_room(foo_context *context, const char *result, int64_t count, int64_t room) {
    if (count <= room) return 0;
    tame_context *cx = foo_entered(context);
    char message[300];
    snprintf(message, sizeof message, \"The result '%.200s' has %lld elements, and there is room for %lld.\", result,
             (long long)count, (long long)room);
    tame_handler handler;
    handler.outer = cx->handlers;
    handler.frame = cx->stack;
    if (setjmp(handler.jump)) return tame_failed(cx);
    cx->handlers = &handler;
    tame_fault_raise(cx, \"tame:room\", message, 0);
}

";

/// A value that a result holds.
struct Held<'a> {
    part: &'a Part,
    /// Where the caller wants it.
    to: String,
    /// Where it is.
    from: String,
    /// The caller's pointer, which may be NULL.
    wanted: &'a str,
}

fn held<'a>(p: &'a Part, to: String, from: String, wanted: &'a str, found: &mut Vec<Held<'a>>) {
    match &p.kind {
        Kind::Struct(_, fields) => {
            for f in fields {
                held(f, format!("{to}.{}", f.name), format!("{from}.{}", f.name), wanted, found);
            }
        }
        _ => found.push(Held { part: p, to, from, wanted }),
    }
}

fn function(api: &Api, name: &str, f: &Function, out: &mut String) {
    // A local of its own, whatever the arguments are called.
    let mut made = "made".to_owned();
    while f.params.iter().chain(&f.results).any(|p| p.name.starts_with(&made)) {
        made.push('_');
    }
    let _ = writeln!(out, "{} {{", wrapped(&api.prototype_of(name, f)));
    let mut args = vec!["context".to_owned()];
    for p in &f.params {
        args.push(p.name.clone());
        if let Kind::Callback(c) = &p.kind {
            args.push(c.user.clone());
        }
    }
    let mut all = Vec::new();
    for (k, r) in f.results.iter().enumerate() {
        let from = format!("{made}{k}");
        let _ = writeln!(out, "    {}{from};", api.place(&r.kind));
        args.push(format!("{} ? &{from} : NULL", r.name));
        held(r, format!("(*{})", r.name), from, &r.name, &mut all);
    }
    let _ = writeln!(out, "    if ({}({})) return 1;", f.name, args.join(", "));
    let mut wanting = Vec::new();
    let mut given = String::new();
    let mut dropped = String::new();
    for h in &all {
        let (to, from, wanted) = (&h.to, &h.from, h.wanted);
        match &h.part.kind {
            Kind::Array(_, rank) => {
                let rank = usize::from(*rank);
                let count: Vec<String> = (0..rank).map(|d| format!("{from}.dim[{d}]")).collect();
                let count = count.join("*");
                wanting.push(format!(
                    "{wanted} && {}_has_no_room(context, \"{}\", {count}, tame_room_of({to}.data, {to}.dim, {rank}))",
                    api.prefix, h.part.source
                ));
                let _ = writeln!(dropped, "        if ({wanted}) free({from}.data);");
                let _ = write!(
                    given,
                    "    if ({wanted} && {to}.data) {{\n        if ({count} > 0) memcpy({to}.data, {from}.data, (size_t)({count})*sizeof *{from}.data);\n        \
                     free({from}.data);\n        {from}.data = {to}.data;\n    }}\n"
                );
            }
            Kind::Text | Kind::StringText => {
                let _ = writeln!(dropped, "        if ({wanted}) free({from});");
            }
            Kind::Boxed => {
                let _ = writeln!(dropped, "        if ({wanted}) tame_release((tame_value){from});");
            }
            _ => {}
        }
        let _ = writeln!(given, "    if ({wanted}) {to} = {from};");
    }
    let _ =
        writeln!(out, "    if ({}) {{\n{dropped}        return 1;\n    }}", wanting.join("\n        || "));
    out.push_str(&given);
    out.push_str("    return 0;\n}\n\n");
}
