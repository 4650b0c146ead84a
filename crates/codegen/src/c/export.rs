//! The functions of a library that callers see, around those that lowering made for them (`lower/export.rs`):
//! arguments and results change their form, errors become a status.
//!
//! Where nothing can fail there is no handler, and a call costs what a call costs.

use super::api::{Api, Function, Kind, Part, wrapped};
use super::border::{argument, number, slot};
use super::callback;
use super::names::Names;
use super::outside;
use super::spell::{array_name, c_string, type_name};
use ir::loops::{Export, Module, Stmt, Ty, kernels};
use std::fmt::Write;

/// The functions of a module's exports, and those that every library has.
pub(super) fn exports(module: &Module, names: &Names, api: &Api, interpreter: bool) -> String {
    let mut out = common(module, names, api, interpreter);
    out += &callback::functions(api, names);
    let kernels = uses_kernels(module);
    for (e, f) in module.exports.iter().zip(&api.functions) {
        function(module, names, api, e, f, kernels, &mut out);
    }
    out
}

/// Whether something of the module may print.
fn uses_kernels(module: &Module) -> bool {
    let mut found = false;
    for f in module.functions.values() {
        f.each_stmt(&mut |s| found |= matches!(s, Stmt::Kernel { .. }));
    }
    found
}

fn copies(module: &Module) -> bool {
    let mut found = false;
    for f in module.functions.values() {
        f.each_stmt(&mut |s| {
            found |= matches!(s, Stmt::Copy(l, _) if matches!(f.locals[*l].ty, Ty::Array(..)))
        });
    }
    found
}

fn common(module: &Module, names: &Names, api: &Api, interpreter: bool) -> String {
    let globals = outside::size(module);
    let mut begins = String::new();
    let mut ends = String::new();
    if module.octave {
        begins += "    tame_octave(cx);\n";
    }
    if !module.near.is_empty() {
        begins += "    tame_unknown_names(cx, near_names);\n";
    }
    if !module.classes.texts.is_empty() {
        let count = module.classes.functions.len();
        let _ = writeln!(begins, "    tame_classes(cx, tame_guard, classes, class_functions, {count});");
    }
    if interpreter {
        begins += "    tame_embed(cx, &tame_sources);\n";
    }
    ends += &outside::given_up(module, names, None, "    ", "cx->globals->");
    let mut out = COMMON.replace("GLOBALS", globals).replace("BEGINS", &begins).replace("ENDS", &ends);
    if api.calls_back() {
        out += callback::COMMON;
    }
    if api.any(&|k| matches!(k, Kind::Text)) {
        out += TEXTS;
    }
    if api.any(&|k| matches!(k, Kind::StringText)) {
        out += STRINGS;
    }
    if api.any(&|k| matches!(k, Kind::Boxed)) {
        out += &VALUES.replace("RECORD", kernels::RECORD);
    }
    if api.sparse() {
        out += &SPARSE.replace("TRIPLETS", kernels::TRIPLETS).replace("FULL", kernels::FULL);
    }
    out.replace("foo", &api.prefix)
}

const COMMON: &str = "foo_context *foo_init(void) {
    tame_context *cx = tame_open(sites, tame_guard, GLOBALS);
BEGINS    return (foo_context *)cx;
}

void foo_free(foo_context *context) {
    tame_context *cx = (tame_context *)context;
    if (!cx) return;
ENDS    tame_close(cx);
}

/* Contexts of threads that give none go when their threads do. */
static _Thread_local foo_context *foo_own;
static pthread_key_t foo_own_key;
static pthread_once_t foo_own_once = PTHREAD_ONCE_INIT;
static bool foo_own_ends;

static void foo_own_end(void *own) {
    foo_own = NULL;
    foo_free(own);
}
static void foo_own_begin(void) { foo_own_ends = pthread_key_create(&foo_own_key, foo_own_end) == 0; }
#if defined(__GNUC__)
/* A library that is unloaded leaves nothing behind that calls it. */
__attribute__((destructor)) static void foo_own_forget(void) {
    if (foo_own_ends) pthread_key_delete(foo_own_key);
    foo_own_ends = false;
}
#endif
static foo_context *foo_own_made(void) {
    foo_own = foo_init();
    pthread_once(&foo_own_once, foo_own_begin);
    if (foo_own_ends) pthread_setspecific(foo_own_key, foo_own);
    return foo_own;
}

/* The context of a call, which begins on this thread. */
static tame_context *foo_entered(foo_context *context) {
    static _Thread_local uintptr_t floor;
    if (!context) context = foo_own ? foo_own : foo_own_made();
    if (!floor) floor = tame_stack_floor();
    tame_context *cx = (tame_context *)context;
    cx->floor = floor;
    return cx;
}

const char *foo_identifier(foo_context *context) { return tame_said(foo_entered(context), 0); }
const char *foo_message(foo_context *context) { return tame_said(foo_entered(context), 1); }
const char *foo_report(foo_context *context) { return tame_said(foo_entered(context), 2); }

void foo_set_output(foo_context *context, void (*write)(const char *, size_t, void *), void *user) {
    tame_set_output(foo_entered(context), write, user);
}

void foo_release(void *result) { free(result); }

";

const TEXTS: &str = "/* Texts as rows of chars, and back. */
TAME_UNUSED static matrix_char tame_chars(tame_context *cx, const char *utf8) {
    matrix_char a = {.dim = {1, 0}};
    a.data = tame_utf16(utf8, &a.dim[1]);
    if (!a.data) tame_fault_out_of_memory(cx, 0);
    a.capacity = a.dim[1];
    return a;
}

TAME_UNUSED static char *tame_utf8_of(tame_context *cx, matrix_char *a) {
    char *text = tame_utf8(a->data, tame_numel(*a));
    matrix_char_free(cx, a);
    if (!text) tame_fault_out_of_memory(cx, 0);
    return text;
}

";

const STRINGS: &str = "/* The text of a string. */
TAME_UNUSED static char *tame_text_of(tame_context *cx, tame_value v) {
    char *text = tame_rt_text_of(cx, v);
    tame_release(v);
    if (!text) tame_raise(cx, 0);
    return text;
}

";

const VALUES: &str = "foo_value *foo_value_read(foo_context *context, const char *literal) {
    tame_context *cx = foo_entered(context);
    tame_value v = tame_rt_literal(cx, literal);
    if (!v) tame_failed(cx);
    return (foo_value *)v;
}

void foo_value_free(foo_value *value) { tame_release((tame_value)value); }
int foo_value_class(const foo_value *value) { return tame_class((tame_value)value); }
int foo_value_size(const foo_value *value, int most, int64_t *extents) {
    return tame_size((tame_value)value, most, extents);
}

void *foo_value_data(foo_context *context, const foo_value *value) {
    tame_context *cx = foo_entered(context);
    int64_t dim[32];
    void *data = NULL;
    tame_value v = tame_retain((tame_value)value);
    if (tame_rt_unbox(cx, v, tame_class((tame_value)value), 32, &data, dim)) tame_failed(cx);
    return data;
}

foo_value *foo_value_array(int class_, const void *data, int dimensions, const int64_t *extents) {
    return (foo_value *)tame_box(class_, data, dimensions, extents);
}

foo_value *foo_value_text(const char *utf8) { return (foo_value *)tame_text(utf8); }

foo_value *foo_value_cell(int64_t count, foo_value *const *values) {
    tame_value *all = malloc(((size_t)count + 1) * sizeof *all);
    if (!all) return NULL;
    for (int64_t k = 0; k < count; ++k) all[k] = tame_retain((tame_value)values[k]);
    tame_value cell = tame_rest((int)count, all);
    free(all);
    return (foo_value *)cell;
}

foo_value *foo_value_struct(foo_context *context, int64_t count, const char *const *names, foo_value *const *values) {
    static tame_kernel record = {\"RECORD\", 0};
    tame_context *cx = foo_entered(context);
    tame_value *all = malloc((2 * (size_t)count + 1) * sizeof *all), made = NULL;
    if (!all) return NULL;
    for (int64_t k = 0; k < count; ++k) {
        all[2 * k] = tame_text(names[k]);
        all[2 * k + 1] = tame_retain((tame_value)values[k]);
    }
    if (tame_rt_call(cx, &record, 2 * (int)count, all, 1, &made, 1)) tame_failed(cx);
    free(all);
    return (foo_value *)made;
}

char *foo_value_chars(foo_context *context, const foo_value *value) {
    tame_context *cx = foo_entered(context);
    char *text = tame_rt_text_of(cx, (tame_value)value);
    if (!text) tame_failed(cx);
    return text;
}

foo_value *foo_value_field(const foo_value *value, const char *name) {
    return (foo_value *)tame_field((tame_value)value, name);
}
char *foo_value_field_name(const foo_value *value, int64_t k) { return tame_field_name((tame_value)value, k); }
foo_value *foo_value_element(const foo_value *value, int64_t k) {
    return (foo_value *)tame_content((tame_value)value, k);
}

";

const SPARSE: &str = "foo_value *foo_value_triplets(foo_context *context, int64_t rows, int64_t columns, int64_t count,
                              const int64_t *row, const int64_t *column, bool is_complex, const void *elements) {
    static tame_kernel kernel = {\"TRIPLETS\", 0};
    tame_context *cx = foo_entered(context);
    int64_t dim[2] = {count, 1};
    double *i = malloc(2 * ((size_t)count + 1) * sizeof *i), *j = i + count;
    if (!i) return NULL;
    for (int64_t k = 0; k < count; ++k) i[k] = row[k] + 1.0, j[k] = column[k] + 1.0;
    tame_value args[] = {tame_box(TAME_F64, i, 2, dim), tame_box(TAME_F64, j, 2, dim),
                         tame_box(is_complex ? TAME_C64 : TAME_F64, elements, 2, dim), tame_double(rows), tame_double(columns)};
    tame_value made = NULL;
    free(i);
    if (tame_rt_call(cx, &kernel, 5, args, 1, &made, 1)) tame_failed(cx);
    return (foo_value *)made;
}

foo_value *foo_value_dense(foo_context *context, const foo_value *value) {
    static tame_kernel kernel = {\"FULL\", 0};
    tame_context *cx = foo_entered(context);
    tame_value v = tame_retain((tame_value)value), made = NULL;
    if (tame_rt_call(cx, &kernel, 1, &v, 1, &made, 1)) tame_failed(cx);
    return (foo_value *)made;
}

";

fn function(
    module: &Module,
    names: &Names,
    api: &Api,
    e: &Export,
    f: &Function,
    kernels: bool,
    out: &mut String,
) {
    let door = &module.functions[e.function];
    let own = &names.functions[&e.function];
    let _ = writeln!(out, "{} {{", wrapped(&api.prototype(f)));
    let mut args = vec!["cx".to_owned()];
    f.params.iter().for_each(|p| argument(p, &p.name, false, &mut args));
    let prints = kernels || f.params.iter().chain(&f.results).any(|p| matches!(p.kind, Kind::Boxed));
    // Copies of arrays raise where the system gives no memory.
    let fails = door.raises || copies(module) || f.params.iter().chain(&f.results).any(|p| may_fail(&p.kind));
    out.push_str("    tame_context *cx = foo_entered(context);\n".replace("foo", &api.prefix).as_str());
    let functions: Vec<&Part> = f.params.iter().filter(|p| matches!(p.kind, Kind::Callback(_))).collect();
    for p in &functions {
        let Kind::Callback(c) = &p.kind else { continue };
        let _ = writeln!(
            out,
            "    tame_slot {0} = {{tame_slots, ++tame_slot_count, (void (*)(void)){1}, {2}, {{0}}}};\n    tame_slots = &{0};",
            slot(p),
            p.name,
            c.user
        );
    }
    let leaves = functions.first().map(|p| format!("tame_slots = {}.outer;", slot(p)));
    if fails {
        out.push_str("    tame_handler handler; /* its room for jumps need not be zero */\n");
        out.push_str("    handler.outer = cx->handlers;\n    handler.frame = cx->stack;\n");
        match &leaves {
            None => out.push_str("    if (setjmp(handler.jump)) return tame_failed(cx);\n"),
            Some(leaves) => {
                let _ = writeln!(
                    out,
                    "    if (setjmp(handler.jump)) {{\n        {leaves}\n        return tame_failed(cx);\n    }}"
                );
            }
        }
        out.push_str("    cx->handlers = &handler;\n");
        for p in &functions {
            let message = c_string(&format!("Argument '{}' must be a function.", p.source));
            let _ =
                writeln!(out, "    if (!{}) tame_fault_raise(cx, \"tame:argument\", {message}, 0);", p.name);
        }
    }
    let call = format!("{own}({})", args.join(", "));
    let fields: Vec<String> = match door.results.as_slice() {
        [] => {
            let _ = writeln!(out, "    {call};");
            Vec::new()
        }
        [one] => {
            let _ = writeln!(out, "    {} made = {call};", type_name(door.locals[*one].ty));
            vec!["made".to_owned()]
        }
        many => {
            let _ = writeln!(out, "    {} made = {call};", names.results[&e.function]);
            let locals = names.locals(door);
            many.iter().map(|l| format!("made.{}", locals[l])).collect()
        }
    };
    let mut texts = String::new();
    let mut fields = fields.into_iter();
    let mut given = String::new();
    for p in &f.results {
        result(api, p, &format!("*{}", p.name), Some(&p.name), &mut fields, &mut texts, &mut given);
    }
    out.push_str(&texts);
    if fails {
        out.push_str("    cx->handlers = handler.outer;\n");
    }
    if let Some(leaves) = leaves {
        let _ = writeln!(out, "    {leaves}");
    }
    out.push_str(&given);
    if prints {
        out.push_str("    tame_flush(cx);\n");
    }
    out.push_str("    return 0;\n}\n\n");
}

/// Whether passing a value may raise an error.
fn may_fail(kind: &Kind) -> bool {
    match kind {
        Kind::Text | Kind::StringText | Kind::Callback(_) => true,
        Kind::Struct(_, fields) => fields.iter().any(|f| may_fail(&f.kind)),
        _ => false,
    }
}

/// What becomes of a result: texts while errors are caught, all else behind.
fn result(
    api: &Api,
    p: &Part,
    place: &str,
    wanted: Option<&str>,
    fields: &mut dyn Iterator<Item = String>,
    texts: &mut String,
    given: &mut String,
) {
    let when = wanted.map_or(String::new(), |w| format!("if ({w}) "));
    match &p.kind {
        Kind::Struct(_, inner) => {
            let name = place.strip_prefix('*').map_or_else(|| format!("{place}."), |n| format!("{n}->"));
            for f in inner {
                result(api, f, &format!("{name}{}", f.name), wanted, fields, texts, given);
            }
        }
        kind => {
            let Some(r) = fields.next() else { return };
            let line = match kind {
                Kind::Scalar(e) => format!("{when}{place} = {};", number(api, *e, &r)),
                Kind::Array(e, rank) => {
                    let dims: Vec<String> = (0..*rank).map(|d| format!("{r}.dim[{d}]")).collect();
                    let made =
                        format!("({}){{(void *){r}.data, {{{}}}}}", api.array(*e, *rank), dims.join(", "));
                    let settled = format!("{}_settle(&{r});\n    ", array_name(*e, *rank));
                    format!(
                        "{settled}{when}{place} = {made};{}",
                        otherwise(wanted, &format!("free({r}.data)"))
                    )
                }
                Kind::Text => {
                    let text = local_text(place);
                    let _ = writeln!(texts, "    char *{text} = tame_utf8_of(cx, &{r});");
                    format!("{when}{place} = {text};{}", otherwise(wanted, &format!("free({text})")))
                }
                Kind::StringText => {
                    let text = local_text(place);
                    let _ = writeln!(texts, "    char *{text} = tame_text_of(cx, {r});");
                    format!("{when}{place} = {text};{}", otherwise(wanted, &format!("free({text})")))
                }
                _ => format!(
                    "{when}{place} = ({}_value *){r};{}",
                    api.prefix,
                    otherwise(wanted, &format!("tame_release({r})"))
                ),
            };
            let _ = writeln!(given, "    {line}");
        }
    }
}

fn otherwise(wanted: Option<&str>, free: &str) -> String {
    wanted.map_or(String::new(), |_| format!("\n    else {free};"))
}

/// The local that holds the text of a result until nothing can fail any more.
fn local_text(place: &str) -> String {
    let clean: String = place.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    format!("text_{}", clean.trim_matches('_'))
}
