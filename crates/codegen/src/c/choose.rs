//! Procedures of a library: functions that take arrays of any class and call the variant for what they are.
//!
//! Invariants: the variant with the most fixed extents that takes the arguments is called; where none takes them as
//! they are, one that takes a real argument as complex; nothing of an argument is copied but for that. What a variant
//! promises beyond classes and extents its own door checks.

use super::api::{Api, Function, Kind, Part, Procedure, SPARSE, wrapped};
use ir::loops::{Elem, kernels};
use std::fmt::Write;
use types::{AbsValue, Class, Complexity, Dim};

/// What the header says of them.
pub(super) fn declarations(api: &Api) -> String {
    let mut out = String::new();
    if api.chooses() {
        out += &TYPES.replace("FOO", &api.prefix.to_uppercase()).replace("foo", &api.prefix);
    }
    for p in &api.procedures {
        let names: Vec<&str> = p.variants.iter().map(|k| api.functions[*k].name.as_str()).collect();
        if p.chooses {
            let _ =
                writeln!(out, "/* Calls the one for its arguments of\n *   {}. */", names.join(",\n *   "));
            let _ = writeln!(out, "{};\n", wrapped(&prototype(api, p)));
        } else {
            let _ = writeln!(
                out,
                "/* No function chooses among those of {}, which take or give structs or texts. */\n",
                p.source
            );
        }
    }
    out
}

const TYPES: &str = "/* An array of a class that is told when it is handed over, for the functions below. `data` are its elements column
 * by column; of a FOO_VALUE it is the foo_value itself (a sparse matrix, a cell, ...), whose extents are its own. An
 * argument is not changed; data of a result is given up by foo_release, a FOO_VALUE by foo_value_free. Arguments that
 * the variant does not take are NULL. */
enum {
    FOO_DOUBLE, FOO_SINGLE, FOO_COMPLEX, FOO_COMPLEX_SINGLE, FOO_LOGICAL, FOO_CHAR, FOO_INT8, FOO_INT16, FOO_INT32,
    FOO_INT64, FOO_UINT8, FOO_UINT16, FOO_UINT32, FOO_UINT64, FOO_VALUE
};

typedef struct {
    int type, dimensions;
    void *data;
    int64_t dim[4];
} foo_array;

";

/// The arguments of a procedure: those of its variants, in their order.
fn params<'a>(api: &'a Api, p: &Procedure) -> Vec<&'a Part> {
    let mut lists: Vec<&Vec<Part>> = p.variants.iter().map(|k| &api.functions[*k].params).collect();
    lists.sort_by_key(|l| std::cmp::Reverse(l.len()));
    let mut found: Vec<&Part> = Vec::new();
    for part in lists.into_iter().flatten() {
        if found.iter().all(|f| f.source != part.source) {
            found.push(part);
        }
    }
    found
}

/// Results by place: an argument may have the name of one.
fn results<'a>(api: &'a Api, p: &Procedure) -> Vec<&'a Part> {
    let lists = p.variants.iter().map(|k| &api.functions[*k].results);
    lists.max_by_key(|l| l.len()).map(|l| l.iter().collect()).unwrap_or_default()
}

/// Names of arguments, then results: what a variant has renamed may meet another's.
fn names(params: &[&Part], results: &[&Part]) -> Vec<String> {
    let mut taken: Vec<String> = vec!["context".into()];
    for p in params.iter().chain(results) {
        let mut name = p.name.clone();
        while taken.contains(&name) {
            name.push('_');
        }
        taken.push(name);
    }
    taken.split_off(1)
}

fn prototype(api: &Api, p: &Procedure) -> String {
    let (params, results) = (params(api, p), results(api, p));
    let names = names(&params, &results);
    let of = |(k, name): (usize, &String)| {
        let constant = if k < params.len() { "const " } else { "" };
        format!("{constant}{}_array *{name}", api.prefix)
    };
    let mut list = vec![format!("{}_context *context", api.prefix)];
    list.extend(names.iter().enumerate().map(of));
    format!("int {}({})", p.name, list.join(", "))
}

/// The functions.
pub(super) fn functions(api: &Api) -> String {
    let mut out = String::new();
    if !api.chooses() {
        return out;
    }
    out += &SUPPORT.replace("FOO", &api.prefix.to_uppercase()).replace("foo", &api.prefix);
    if api.any(&|k| matches!(k, Kind::Boxed)) {
        let text = VALUES.replace("IS_SPARSE", kernels::IS_SPARSE).replace("IS_REAL", kernels::IS_REAL);
        out += &text.replace("FOO", &api.prefix.to_uppercase()).replace("foo", &api.prefix);
    }
    api.procedures.iter().filter(|p| p.chooses).for_each(|p| function(api, p, &mut out));
    out
}

const SUPPORT: &str = "/* What chooses among variants. */
TAME_UNUSED static int64_t tame_extent_of(const foo_array *a, int d) {
    if (a->type == FOO_VALUE) {
        int64_t dim[32];
        int rank = tame_size((tame_value)a->data, 32, dim);
        return d < rank && d < 32 ? dim[d] : 1;
    }
    return d < a->dimensions ? a->dim[d] : 1;
}

/* Whether it is of the type, or of the real one where `wide`, and has at most `rank` dimensions. */
TAME_UNUSED static bool tame_fits(const foo_array *a, int type, int rank, int wide) {
    if (!a || (a->type != type && !(wide && (type == FOO_COMPLEX || type == FOO_COMPLEX_SINGLE) && a->type == type - 2)))
        return false;
    if (a->dimensions < 0 || a->dimensions > 4) return false;
    for (int d = rank; d < a->dimensions; ++d)
        if (a->dim[d] != 1) return false;
    return true;
}

/* A copy of a real array as complex, where the type is complex and the array is not; failed: there is no memory. */
TAME_UNUSED static void *tame_widened(const foo_array *a, int type, int *failed) {
    if (a->type == type) return NULL;
    size_t count = 1;
    for (int d = 0; d < a->dimensions; ++d) count *= (size_t)a->dim[d];
    size_t size = type == FOO_COMPLEX ? sizeof(double) : sizeof(float);
    char *made = calloc(count + 1, 2 * size);
    if (!made) *failed = 1;
    else for (size_t k = 0; k < count; ++k) memcpy(made + 2 * k * size, (char *)a->data + k * size, size);
    return made;
}

/* One element as a result. */
TAME_UNUSED static int tame_kept(foo_array *to, int type, const void *x, size_t size) {
    void *data = malloc(size);
    if (!data) return 1;
    memcpy(data, x, size);
    *to = (foo_array){type, 2, data, {1, 1, 1, 1}};
    return 0;
}

TAME_UNUSED static int tame_no_memory(foo_context *context) {
    tame_context *cx = foo_entered(context);
    tame_rt_out_of_memory(cx);
    return tame_failed(cx);
}

/* No variant takes these arguments. */
TAME_COLD static int tame_unfit(foo_context *context, const char *function, int count, const foo_array *const *args) {
    static const char *const types[] = {
        \"double\", \"single\", \"complex double\", \"complex single\", \"logical\", \"char\", \"int8\", \"int16\", \"int32\",
        \"int64\", \"uint8\", \"uint16\", \"uint32\", \"uint64\", \"value\"};
    tame_context *cx = foo_entered(context);
    char text[1024];
    size_t at = (size_t)snprintf(text, sizeof text, \"No variant of '%s' takes (\", function);
    for (int k = 0; k < count && at < sizeof text - 200; ++k) {
        const foo_array *a = args[k];
        at += (size_t)snprintf(text + at, 100, k ? \", \" : \"\");
        if (!a) {
            at += (size_t)snprintf(text + at, 100, \"NULL\");
            continue;
        }
        int known = a->type >= 0 && a->type <= FOO_VALUE;
        at += (size_t)snprintf(text + at, 100, \"%s(%lld,%lld\", known ? types[a->type] : \"unknown\",
                               (long long)tame_extent_of(a, 0), (long long)tame_extent_of(a, 1));
        for (int d = 2; d < a->dimensions && d < 4; ++d)
            at += (size_t)snprintf(text + at, 40, \",%lld\", (long long)a->dim[d]);
        at += (size_t)snprintf(text + at, 4, \")\");
    }
    snprintf(text + at, sizeof text - at, \").\");
    tame_rt_error(cx, \"tame:argument\", text);
    return tame_failed(cx);
}

";

const VALUES: &str = "/* Whether a value is of a class, and sparse and complex as is said; -4: of any class. */
TAME_UNUSED static bool tame_asked(tame_context *cx, tame_kernel *kernel, tame_value v) {
    bool x = false;
    tame_value arg = tame_retain(v), made = NULL;
    if (tame_rt_call(cx, kernel, 1, &arg, 1, &made, 1) || tame_rt_scalar(cx, made, TAME_BOOL, &x)) tame_failed(cx);
    return x;
}

TAME_UNUSED static bool tame_holds(foo_context *context, const foo_array *a, int code, int sparse, int imaginary,
                                   int wide) {
    static tame_kernel is_sparse = {\"IS_SPARSE\", 0}, is_real = {\"IS_REAL\", 0};
    if (!a || a->type != FOO_VALUE || !a->data) return false;
    tame_context *cx = foo_entered(context);
    tame_value v = (tame_value)a->data;
    if (sparse) return tame_asked(cx, &is_sparse, v) && (tame_asked(cx, &is_real, v) == !imaginary || (imaginary && wide));
    return code == -4 || tame_class(v) == code;
}

/* A value as a result: an array of numbers as such. */
TAME_UNUSED static int tame_told(foo_context *context, foo_array *to, foo_value *v) {
    int type = tame_class((tame_value)v);
    *to = (foo_array){FOO_VALUE, 2, v, {1, 1, 1, 1}};
    int rank = tame_size((tame_value)v, 4, to->dim);
    if (type < 0 || rank > 4) return 0;
    tame_context *cx = foo_entered(context);
    void *data = NULL;
    int64_t dim[4];
    if (tame_rt_unbox(cx, tame_retain((tame_value)v), type, 4, &data, dim)) return tame_failed(cx);
    tame_release((tame_value)v);
    to->type = type, to->dimensions = rank, to->data = data;
    return 0;
}

";

/// The code of a class of elements, which is that of the runtime library.
fn type_name(api: &Api, e: Elem) -> String {
    let word = match e {
        Elem::F64 | Elem::Index => "DOUBLE",
        Elem::F32 => "SINGLE",
        Elem::C64 => "COMPLEX",
        Elem::C32 => "COMPLEX_SINGLE",
        Elem::Bool => "LOGICAL",
        Elem::Char => "CHAR",
        Elem::I8 => "INT8",
        Elem::I16 => "INT16",
        Elem::I32 => "INT32",
        Elem::I64 => "INT64",
        Elem::U8 => "UINT8",
        Elem::U16 => "UINT16",
        Elem::U32 => "UINT32",
        Elem::U64 => "UINT64",
    };
    format!("{}_{word}", api.prefix.to_uppercase())
}

/// What the type of an argument says.
fn value(part: &Part) -> Option<AbsValue> {
    let read = types::parse_signature(&part.text).ok()?;
    Some(read.args.first()?.value.clone())
}

/// The conditions under which a variant takes arguments, and how many of their extents it fixes.
fn conditions(api: &Api, f: &Function, params: &[&Part], names: &[String]) -> (Vec<String>, usize) {
    let mut tests = Vec::new();
    let mut known: Vec<(String, String)> = Vec::new();
    let mut fixed = 0;
    for (part, name) in params.iter().zip(names) {
        let Some(own) = f.params.iter().find(|p| p.source == part.source) else {
            tests.push(format!("!{name}"));
            continue;
        };
        let value = value(own);
        match &own.kind {
            Kind::Scalar(e) => tests.push(format!("tame_fits({name}, {}, 2, _wide)", type_name(api, *e))),
            Kind::Array(e, rank) => {
                tests.push(format!("tame_fits({name}, {}, {rank}, _wide)", type_name(api, *e)));
            }
            _ => {
                let unique = value.as_ref().and_then(|v| v.unique());
                let code = match unique.map(|v| v.class) {
                    Some(Class::Cell) => -1,
                    Some(Class::Struct) => -2,
                    Some(Class::String) => -3,
                    _ => -4,
                };
                let sparse = u8::from(own.text.contains(SPARSE));
                let complex = u8::from(unique.is_some_and(|v| v.matrix.complexity != Complexity::Real));
                tests.push(format!("tame_holds(context, {name}, {code}, {sparse}, {complex}, _wide)"));
            }
        }
        let scalar = [Dim::Const(1), Dim::Const(1)];
        let shape = value.as_ref().and_then(|v| v.unique()).map(|v| v.matrix.shape.clone());
        let dims = match &own.kind {
            Kind::Scalar(_) => Some(&scalar[..]),
            _ => shape.as_ref().and_then(|s| s.dims()),
        };
        for (d, dim) in dims.unwrap_or_default().iter().enumerate() {
            let here = format!("tame_extent_of({name}, {d})");
            if let Some(n) = dim.as_const() {
                tests.push(format!("{here} == {n}"));
                fixed += 1;
            } else if let Some(sym) = dim.as_sym() {
                match known.iter().find(|(s, _)| *s == sym.to_string()) {
                    Some((_, first)) => {
                        tests.push(format!("{here} == {first}"));
                        fixed += 1;
                    }
                    None => known.push((sym.to_string(), here)),
                }
            }
        }
    }
    (tests, fixed)
}

fn function(api: &Api, p: &Procedure, out: &mut String) {
    let (params, results) = (params(api, p), results(api, p));
    let names = names(&params, &results);
    let (own, gives) = names.split_at(params.len());
    let _ = writeln!(out, "{} {{", wrapped(&prototype(api, p)));
    let _ = writeln!(out, "    for (int _wide = 0; _wide < 2; ++_wide) {{");
    let of = |k: &usize| {
        let f = &api.functions[*k];
        (f, conditions(api, f, &params, own))
    };
    let mut list: Vec<_> = p.variants.iter().map(of).collect();
    list.sort_by_key(|(_, (_, fixed))| std::cmp::Reverse(*fixed));
    for (f, (tests, _)) in list {
        let _ = match tests.as_slice() {
            [] => writeln!(out, "        {{"),
            _ => writeln!(out, "        if ({}) {{", tests.join(" &&\n            ")),
        };
        call(api, f, &params, own, gives, out);
        out.push_str("        }\n");
    }
    out.push_str("    }\n");
    let count = own.len();
    let list = if own.is_empty() { "NULL".to_owned() } else { own.join(", ") };
    let _ = writeln!(
        out,
        "    return tame_unfit(context, \"{}\", {count}, (const {}_array *const[]){{{list}}});\n}}\n",
        p.source, api.prefix
    );
}

fn call(api: &Api, f: &Function, params: &[&Part], own: &[String], gives: &[String], out: &mut String) {
    let prefix = &api.prefix;
    let mut args = vec!["context".to_owned()];
    let (mut before, mut after) = (String::new(), String::new());
    let _ = writeln!(out, "            int _failed = 0;");
    for (k, part) in f.params.iter().enumerate() {
        let place = params.iter().position(|p| p.source == part.source).unwrap_or(k);
        let name = &own[place];
        let data = match &part.kind {
            Kind::Scalar(e @ (Elem::C64 | Elem::C32)) | Kind::Array(e @ (Elem::C64 | Elem::C32), _) => {
                let ty = type_name(api, *e);
                let _ = writeln!(out, "            void *_wide{k} = tame_widened({name}, {ty}, &_failed);");
                let _ = writeln!(after, "            free(_wide{k});");
                format!("(_wide{k} ? _wide{k} : {name}->data)")
            }
            _ => format!("{name}->data"),
        };
        args.push(match &part.kind {
            Kind::Scalar(e) => format!("*(const {} *){data}", api.elem(*e)),
            Kind::Array(e, rank) => {
                let dims: Vec<String> = (0..*rank).map(|d| format!("tame_extent_of({name}, {d})")).collect();
                let ty = api.array(*e, *rank);
                let _ = writeln!(before, "            {ty} _in{k} = {{{data}, {{{}}}}};", dims.join(", "));
                format!("&_in{k}")
            }
            _ => format!("(const {prefix}_value *){data}"),
        });
    }
    for (k, (part, name)) in f.results.iter().zip(gives).enumerate() {
        let _ = writeln!(before, "            {}_out{k};", api.place(&part.kind));
        args.push(format!("{name} ? &_out{k} : NULL"));
    }
    out.push_str(&before);
    let no_memory = "            if (_failed) _failed = tame_no_memory(context);\n            else ";
    out.push_str(if after.is_empty() { "            " } else { no_memory });
    let _ = writeln!(out, "_failed = {}({});", f.name, args.join(", "));
    out.push_str(&after);
    out.push_str("            if (_failed) return 1;\n");
    for (k, (part, name)) in f.results.iter().zip(gives).enumerate() {
        let line = match &part.kind {
            Kind::Scalar(e) => {
                format!("_failed |= tame_kept({name}, {}, &_out{k}, sizeof _out{k});", type_name(api, *e))
            }
            Kind::Array(e, rank) => {
                let dims: Vec<String> = (0..*rank).map(|d| format!("_out{k}.dim[{d}]")).collect();
                let ty = type_name(api, *e);
                format!("*{name} = ({prefix}_array){{{ty}, {rank}, _out{k}.data, {{{}}}}};", dims.join(", "))
            }
            _ => format!("_failed |= tame_told(context, {name}, _out{k});"),
        };
        let _ = writeln!(out, "            if ({name}) {line}");
    }
    out.push_str("            return _failed ? tame_no_memory(context) : 0;\n");
}
