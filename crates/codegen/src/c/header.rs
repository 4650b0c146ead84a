//! The header of a library: what a person reads who calls it from C or C++.

use super::api::{Api, Function, Kind, Part, wrapped};
use ir::loops::Elem;
use std::fmt::Write;

/// The text of the header. `title` is said in the first comment.
pub fn header(api: &Api, title: &str) -> String {
    let p = &api.prefix;
    let guard = format!("{}_H", p.to_uppercase());
    let mut out = format!("/* {title}\n *\n{RULES} */\n").replace("foo", p);
    let _ = write!(
        out,
        "#ifndef {guard}\n#define {guard}\n\n#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n\n\
         #ifdef __cplusplus\nextern \"C\" {{\n#endif\n\n"
    );
    out += &CONTEXT.replace("foo", p);
    types(api, &mut out);
    if api.calls_back() {
        out += &CALLBACKS.replace("foo", p);
    }
    if api.puts() {
        out += INTO;
    }
    for f in &api.functions {
        structs(api, f, &mut out);
        comment(f, &mut out);
        let _ = writeln!(out, "{};\n", wrapped(&api.prototype(f)));
        if let Some(into) = &f.into {
            let _ = writeln!(out, "{};\n", wrapped(&api.prototype_of(into, f)));
        }
    }
    out += &super::choose::declarations(api);
    if api.any(&|k| matches!(k, Kind::Boxed)) {
        out += &VALUES.replace("foo", p);
    }
    if api.sparse() {
        out += &SPARSE.replace("foo", p);
    }
    let _ = write!(out, "#ifdef __cplusplus\n}}\n#endif\n\n#endif\n");
    out
}

const RULES: &str = " * Every function returns 0, or 1 after an error, which foo_message and its neighbours then tell; results are
 * then as they were. Nothing here ends the process. Arguments stay the caller's and are not changed. Results are
 * the caller's too: what they point to is given up by foo_release, a foo_value by foo_value_free. The place of a
 * result that is not wanted may be NULL.
";

const CONTEXT: &str = "/* What outlives calls: random numbers, global and persistent variables, the last error. One thread at a time uses
 * a context; several contexts know nothing of each other. Where a function is given NULL it uses one that belongs
 * to the calling thread and goes when that ends. */
typedef struct foo_context foo_context;

foo_context *foo_init(void);
void foo_free(foo_context *context);

/* The last error of a context: MATLAB's identifier and text; both with the call stack. They live until the next. */
const char *foo_identifier(foo_context *context);
const char *foo_message(foo_context *context);
const char *foo_report(foo_context *context);

/* Where text goes that functions print: to write, with what user is; NULL: to the standard output. */
void foo_set_output(foo_context *context, void (*write)(const char *text, size_t size, void *user), void *user);

/* Gives up what a result points to. */
void foo_release(void *result);

";

const VALUES: &str = "/* A value of any class. One that a call gave, or foo_value_read, is the caller's. */
foo_value *foo_value_read(foo_context *context, const char *literal); /* \"[1 2; 3 4]\", \"struct('a', 1)\"; NULL: an error */
void foo_value_free(foo_value *value);
/* 0 double, 1 single, 2 and 3 the same complex, 4 logical, 5 char, 6 to 9 int8 to int64, 10 to 13 uint8 to uint64,
 * -1 cell, -2 struct, -3 string, -4 anything else. */
int foo_value_class(const foo_value *value);
int foo_value_size(const foo_value *value, int most, int64_t *extents); /* gives the number of dimensions */
/* A copy of the elements, which are of class 0 to 13; NULL: an error. */
void *foo_value_data(foo_context *context, const foo_value *value);
foo_value *foo_value_array(int class_, const void *data, int dimensions, const int64_t *extents);
foo_value *foo_value_text(const char *utf8);
foo_value *foo_value_cell(int64_t count, foo_value *const *values); /* a row; the values stay the caller's, as below */
foo_value *foo_value_struct(foo_context *context, int64_t count, const char *const *names, foo_value *const *values);
char *foo_value_chars(foo_context *context, const foo_value *value); /* of a text, in UTF-8; NULL: an error */
foo_value *foo_value_field(const foo_value *value, const char *name); /* NULL where there is none */
char *foo_value_field_name(const foo_value *value, int64_t k); /* from 0; NULL where there is none */
foo_value *foo_value_element(const foo_value *value, int64_t k); /* of a cell, from 0; NULL where there is none */

";

const CALLBACKS: &str = "/* Functions that the caller gives return 0, or what foo_throw returns, whose error the one that called them then
 * has; it jumps over nothing of theirs. Arrays that they are handed live until they return. A result whose extents are
 * known comes with its memory and extents, to be filled; for others they set the extents, and data to memory from
 * malloc, which they no longer own. What `user` is, is the caller's affair. */
int foo_throw(const char *identifier, const char *message);

";

const INTO: &str = "/* Functions whose names end in `_into` do what those without it do, with arrays in memory of the caller: a result comes
 * with its `data`, and with extents that say how many elements have room there, and then has the extents and
 * elements of the result. Where room is wanting, the error is tame:room, and all results are as they were. A result
 * that comes with `data` NULL is the caller's to release, as elsewhere. */

";

const SPARSE: &str = "/* A sparse matrix of count elements, each with its row and column, from 0; elements of one place are added up. They
 * are doubles, or where is_complex pairs of such. NULL: an error. */
foo_value *foo_value_triplets(foo_context *context, int64_t rows, int64_t columns, int64_t count, const int64_t *row,
                              const int64_t *column, bool is_complex, const void *elements);
/* The same value with all elements stored; NULL: an error. */
foo_value *foo_value_dense(foo_context *context, const foo_value *value);

";

fn types(api: &Api, out: &mut String) {
    let of = |e: Elem| move |k: &Kind| matches!(k, Kind::Scalar(x) | Kind::Array(x, _) if *x == e);
    for (e, real) in [(Elem::C64, "double"), (Elem::C32, "float")] {
        if api.any(&of(e)) {
            let _ = writeln!(out, "typedef struct {{\n    {real} re, im;\n}} {};\n", api.elem(e));
        }
    }
    let arrays = api.arrays();
    if !arrays.is_empty() {
        out.push_str(
            "/* Arrays: elements are stored column by column, so that element (i, j) of a matrix, counted from 0, is\n \
             * data[i + j*dim[0]]. */\n",
        );
    }
    for (e, rank) in arrays {
        let _ = writeln!(
            out,
            "typedef struct {{\n    {} *data;\n    int64_t dim[{rank}];\n}} {};\n",
            api.elem(e),
            api.array(e, rank)
        );
    }
    if api.any(&|k| matches!(k, Kind::Boxed)) {
        let _ = writeln!(out, "typedef struct {0}_value {0}_value;\n", api.prefix);
    }
}

fn structs(api: &Api, f: &Function, out: &mut String) {
    for part in f.params.iter().chain(&f.results) {
        declare(api, part, out);
        if let Kind::Callback(c) = &part.kind {
            let _ =
                writeln!(out, "/* {} */\n{};\n", part.text.replace("*/", "* /"), wrapped(&api.callback(c)));
        }
    }
}

fn declare(api: &Api, part: &Part, out: &mut String) {
    let Kind::Struct(ty, fields) = &part.kind else { return };
    fields.iter().for_each(|f| declare(api, f, out));
    out.push_str("typedef struct {\n");
    for field in fields {
        let _ = writeln!(out, "    {}{}; /* {} */", api.place(&field.kind), field.name, field.text);
    }
    let _ = writeln!(out, "}} {ty};\n");
}

fn comment(f: &Function, out: &mut String) {
    out.push_str("/* ");
    let names: Vec<&str> = f.results.iter().map(|r| r.source.as_str()).collect();
    let args: Vec<&str> = f.params.iter().map(|r| r.source.as_str()).collect();
    let gives = match names.as_slice() {
        [] => String::new(),
        [one] => format!("{one} = "),
        many => format!("[{}] = ", many.join(", ")),
    };
    let _ = writeln!(out, "{gives}{}({})", f.source, args.join(", "));
    for line in &f.help {
        let _ = writeln!(out, " *{}", line.trim_end().replace("*/", "* /"));
    }
    let width = f.params.iter().chain(&f.results).map(|p| p.name.len()).max().unwrap_or(0).min(base::WIDEST);
    if width > 0 {
        out.push_str(" *\n");
    }
    for (p, what) in f.params.iter().map(|p| (p, "")).chain(f.results.iter().map(|p| (p, "result, "))) {
        let _ = writeln!(out, " *   {:width$}  {what}{}", p.name, p.text);
    }
    out.push_str(" */\n");
}
