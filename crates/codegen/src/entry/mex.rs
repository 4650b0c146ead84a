//! MEX functions over a library: C that Octave's `mkoctfile --mex` and MATLAB's `mex` build, one for each function
//! of MATLAB, so that the fast version stands behind the same name.
//!
//! Arguments are looked at before anything is made of them, so that an error, which does not come back, gives
//! nothing up. Both ways to store complex numbers are known.

use crate::c::api::{Api, Callback, Function, Kind, Part, word};
use ir::loops::Elem;
use std::fmt::Write;

/// The C texts by the names of their functions.
pub fn files(api: &Api, title: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, Vec<&Function>)> = Vec::new();
    for f in &api.functions {
        match found.iter_mut().find(|(name, _)| *name == f.source) {
            Some((_, list)) => list.push(f),
            None => found.push((f.source.clone(), vec![f])),
        }
    }
    found.into_iter().map(|(name, list)| (name.clone(), text(api, title, &name, &list))).collect()
}

fn text(api: &Api, title: &str, name: &str, list: &[&Function]) -> String {
    let p = &api.prefix;
    let mut out = format!("/* {name} for Octave and MATLAB: {title}. Build it with\n *\n");
    let _ = writeln!(out, " *     mkoctfile --mex {name}_mex.c lib{p}.a -o {name}.mex    (Octave)");
    let _ = writeln!(out, " *     mex {name}_mex.c lib{p}.a -output {name}               (MATLAB)\n */");
    out += &SUPPORT.replace("foo", p);
    let boxed = list.iter().any(|f| f.params.iter().chain(&f.results).any(|x| matches!(x.kind, Kind::Boxed)));
    if boxed {
        out += &VALUES.replace("foo", p);
    }
    let calls = |x: &Part| matches!(x.kind, Kind::Callback(_));
    if list.iter().any(|f| f.params.iter().any(calls)) {
        out += &CALLBACKS.replace("foo", p);
    }
    for (k, f) in list.iter().enumerate() {
        for x in &f.params {
            if let Kind::Callback(c) = &x.kind {
                callback(api, x, c, &mut out);
            }
        }
        takes(k, f, &mut out);
        call(api, k, f, &mut out);
    }
    out += "void mexFunction(int nlhs, mxArray *plhs[], int nrhs, const mxArray *prhs[]) {\n    begin();\n";
    match list {
        [one] => {
            let _ = writeln!(
                out,
                "    if (nrhs != {0}) mexErrMsgIdAndTxt(\"tame:argument\", \"'{name}' takes {0} arguments, and %d are given.\", nrhs);",
                one.params.len()
            );
            for (k, a) in one.params.iter().enumerate() {
                let _ = writeln!(
                    out,
                    "    if (!({})) mexErrMsgIdAndTxt(\"tame:argument\", \"%s\", \"Argument '{}' must be {}.\");",
                    test(a, &format!("prhs[{k}]")),
                    a.source,
                    a.text.replace('\\', "\\\\").replace('"', "\\\"")
                );
            }
            out += "    call_1(nlhs, plhs, prhs);\n";
        }
        many => {
            for k in 1..=many.len() {
                let _ = writeln!(
                    out,
                    "    {}if (takes_{k}(nrhs, prhs)) call_{k}(nlhs, plhs, prhs);",
                    if k > 1 { "else " } else { "" }
                );
            }
            let _ = writeln!(
                out,
                "    else mexErrMsgIdAndTxt(\"tame:argument\", \"No signature of '{name}' takes these arguments.\");"
            );
        }
    }
    out += "}\n";
    out
}

/// MATLAB's number of a class of elements.
fn class(e: Elem) -> &'static str {
    match e {
        Elem::F64 | Elem::C64 | Elem::Index => "mxDOUBLE_CLASS",
        Elem::F32 | Elem::C32 => "mxSINGLE_CLASS",
        Elem::Bool => "mxLOGICAL_CLASS",
        Elem::Char => "mxCHAR_CLASS",
        Elem::I8 => "mxINT8_CLASS",
        Elem::I16 => "mxINT16_CLASS",
        Elem::I32 => "mxINT32_CLASS",
        Elem::I64 => "mxINT64_CLASS",
        Elem::U8 => "mxUINT8_CLASS",
        Elem::U16 => "mxUINT16_CLASS",
        Elem::U32 => "mxUINT32_CLASS",
        Elem::U64 => "mxUINT64_CLASS",
    }
}

/// Whether an array is what an argument wants.
fn test(p: &Part, a: &str) -> String {
    match &p.kind {
        Kind::Scalar(Elem::F64) => {
            format!(
                "(mxIsDouble({a}) && mxGetNumberOfElements({a}) == 1 && !mxIsComplex({a}) && !mxIsSparse({a}))"
            )
        }
        Kind::Scalar(e) => format!("is_numbers({a}, {}, {}, 2, 1)", class(*e), u8::from(e.is_complex())),
        Kind::Array(e, rank) => {
            format!("is_numbers({a}, {}, {}, {rank}, 0)", class(*e), u8::from(e.is_complex()))
        }
        Kind::Text | Kind::StringText => format!("mxIsChar({a}) && mxGetM({a}) <= 1"),
        Kind::Boxed => "1".to_owned(),
        Kind::Callback(_) => format!("mxIsClass({a}, \"function_handle\")"),
        Kind::Struct(_, fields) => {
            let mut all = vec![format!("mxIsStruct({a}) && mxGetNumberOfElements({a}) == 1")];
            for f in fields {
                let field = format!("mxGetField({a}, 0, \"{}\")", f.source);
                all.push(format!("{field} && {}", test(f, &field)));
            }
            all.join(" && ")
        }
    }
}

fn takes(k: usize, f: &Function, out: &mut String) {
    let mut all = vec![format!("nrhs == {}", f.params.len())];
    all.extend(f.params.iter().enumerate().map(|(i, p)| test(p, &format!("prhs[{i}]"))));
    let _ = writeln!(
        out,
        "static int takes_{}(int nrhs, const mxArray *prhs[]) {{\n    (void)prhs;\n    return {};\n}}\n",
        k + 1,
        all.join("\n        && ")
    );
}

fn call(api: &Api, k: usize, f: &Function, out: &mut String) {
    let _ = writeln!(out, "static void call_{}(int nlhs, mxArray *plhs[], const mxArray *prhs[]) {{", k + 1);
    out.push_str("    (void)nlhs, (void)plhs, (void)prhs;\n");
    let mut after = String::new();
    let mut given = vec!["context".to_owned()];
    for (i, p) in f.params.iter().enumerate() {
        let place = format!("in_{i}");
        if let Kind::Callback(c) = &p.kind {
            given.extend([format!("call_{}", c.ty), format!("(void *)prhs[{i}]")]);
            continue;
        }
        let _ = writeln!(out, "    {}{place};", api.place(&p.kind));
        argument(p, &place, &format!("prhs[{i}]"), out, &mut after);
        let pointer = matches!(p.kind, Kind::Array(..) | Kind::Struct(..));
        given.push(if pointer { format!("&{place}") } else { place });
    }
    let mut results = String::new();
    for (i, r) in f.results.iter().enumerate() {
        let place = format!("out_{i}");
        let _ = writeln!(out, "    {}{place};", api.place(&r.kind));
        given.push(if i == 0 { format!("&{place}") } else { format!("nlhs > {i} ? &{place} : NULL") });
        let when = if i == 0 { String::new() } else { format!("if (nlhs > {i}) ") };
        let _ = writeln!(results, "    {when}plhs[{i}] = {};", result(&r.kind, &place));
    }
    let _ = writeln!(out, "    int failed = {}({});", f.name, given.join(", "));
    out.push_str(&after);
    out.push_str("    if (failed) fail();\n");
    out.push_str(&results);
    out.push_str("}\n\n");
}

/// Statements that fill the place of an argument, and those that give it up.
fn argument(p: &Part, place: &str, a: &str, out: &mut String, after: &mut String) {
    let _ = match &p.kind {
        Kind::Scalar(e) if e.is_complex() => {
            writeln!(out, "    memcpy(&{place}, complex_{}({a}), sizeof {place});", word(*e))
        }
        // What a double holds exactly need not be looked for in memory, which Octave would make of a number first.
        Kind::Scalar(
            Elem::F64
            | Elem::F32
            | Elem::Bool
            | Elem::I8
            | Elem::I16
            | Elem::I32
            | Elem::U8
            | Elem::U16
            | Elem::U32,
        ) => writeln!(out, "    {place} = mxGetScalar({a});"),
        Kind::Scalar(_) => writeln!(out, "    memcpy(&{place}, mxGetData({a}), sizeof {place});"),
        Kind::Array(e, rank) => {
            let data = match e {
                Elem::C64 | Elem::C32 => format!("complex_{}({a})", word(*e)),
                Elem::Char => format!("chars({a})"),
                _ => format!("mxGetData({a})"),
            };
            writeln!(out, "    {place}.data = {data};\n    extents({a}, {rank}, {place}.dim);")
        }
        Kind::Text | Kind::StringText => {
            let _ = writeln!(after, "    mxFree({place});");
            writeln!(out, "    {place} = mxArrayToString({a});")
        }
        Kind::Boxed => {
            let _ = writeln!(after, "    release_value({place});");
            writeln!(out, "    {place} = value_of({a});")
        }
        Kind::Struct(_, fields) => {
            for f in fields {
                let field = format!("mxGetField({a}, 0, \"{}\")", f.source);
                argument(f, &format!("{place}.{}", f.name), &field, out, after);
            }
            Ok(())
        }
        Kind::Callback(_) => Ok(()),
    };
}

/// The function by which a handle is called that the caller gives.
fn callback(api: &Api, own: &Part, c: &Callback, out: &mut String) {
    let mut head: Vec<String> = c
        .params
        .iter()
        .enumerate()
        .map(|(k, p)| {
            let pointer = matches!(p.kind, Kind::Array(..));
            format!(
                "{}{}{}a{k}",
                if pointer { "const " } else { "" },
                api.place(&p.kind),
                if pointer { "*" } else { "" }
            )
        })
        .collect();
    head.extend(c.results.iter().enumerate().map(|(k, r)| format!("{}*r{k}", api.place(&r.kind))));
    head.push("void *user".into());
    let _ = writeln!(out, "static int call_{}({}) {{", c.ty, head.join(", "));
    let (takes, gives) = (c.params.len(), c.results.len());
    let _ = writeln!(
        out,
        "    mxArray *in[{}] = {{(mxArray *)user}}, *out[{}] = {{NULL}};",
        takes + 1,
        gives.max(1)
    );
    for (k, p) in c.params.iter().enumerate() {
        let made = match &p.kind {
            Kind::Array(e, rank) => format!(
                "numbers({}, {}, {rank}, a{k}->dim, a{k}->data, sizeof *a{k}->data)",
                class(*e),
                u8::from(e.is_complex())
            ),
            kind => result(kind, &format!("a{k}")),
        };
        let _ = writeln!(out, "    in[{}] = {made};", k + 1);
    }
    let _ = writeln!(out, "    int failed = called({gives}, out, {takes}, in);");
    for (k, r) in c.results.iter().enumerate() {
        let wrong =
            format!("'{}' of the function '{}' must be {}.", r.source, own.source, r.text).replace('"', "'");
        let _ = writeln!(
            out,
            "    if (!failed && !(out[{k}] && {})) failed = {}_throw(\"tame:argument\", \"{wrong}\");",
            test(r, &format!("out[{k}]")),
            api.prefix
        );
        let from = match &r.kind {
            Kind::Scalar(e) | Kind::Array(e, _) if e.is_complex() => {
                format!("complex_{}(out[{k}])", word(*e))
            }
            Kind::Scalar(Elem::Char) | Kind::Array(Elem::Char, _) => format!("chars(out[{k}])"),
            _ => format!("mxGetData(out[{k}])"),
        };
        let _ = match &r.kind {
            Kind::Array(_, rank) => writeln!(
                out,
                "    if (!failed) failed = given(out[{k}], {rank}, r{k}->dim, (void **)&r{k}->data, {from}, sizeof *r{k}->data, {}, \"{wrong}\");",
                u8::from(c.has_memory(k))
            ),
            _ => writeln!(out, "    if (!failed) memcpy(r{k}, {from}, sizeof *r{k});"),
        };
    }
    let _ = writeln!(out, "    for (int k = 0; k < {gives}; ++k) if (out[k]) mxDestroyArray(out[k]);");
    out.push_str("    return failed;\n}\n\n");
}

/// A result as an array of MATLAB.
fn result(kind: &Kind, place: &str) -> String {
    match kind {
        Kind::Scalar(Elem::F64) => format!("mxCreateDoubleScalar({place})"),
        Kind::Scalar(e) => {
            format!(
                "numbers({}, {}, 2, (int64_t[]){{1, 1}}, &{place}, sizeof {place})",
                class(*e),
                u8::from(e.is_complex())
            )
        }
        Kind::Array(e, rank) => format!(
            "taken({}, {}, {rank}, {place}.dim, {place}.data, sizeof *{place}.data)",
            class(*e),
            u8::from(e.is_complex())
        ),
        Kind::Text | Kind::StringText => format!("text({place})"),
        Kind::Boxed => format!("array_of({place}, 1)"),
        // No function gives one.
        Kind::Callback(_) => "NULL".to_owned(),
        Kind::Struct(_, fields) => {
            let names: Vec<String> = fields.iter().map(|f| format!("\"{}\"", f.source)).collect();
            let parts: Vec<String> =
                fields.iter().map(|f| result(&f.kind, &format!("{place}.{}", f.name))).collect();
            format!(
                "structure({}, (const char *[]){{{}}}, (mxArray *[]){{{}}})",
                fields.len(),
                names.join(", "),
                parts.join(", ")
            )
        }
    }
}

const SUPPORT: &str = r#"#include "mex.h"
#include "foo.h"
#include <stdlib.h>
#include <string.h>

#if defined(__GNUC__)
#define MAY_BE_UNUSED __attribute__((unused))
#else
#define MAY_BE_UNUSED
#endif

/* One context for the session: variables and random numbers stay from call to call. */
static foo_context *context;

static void end(void) {
    foo_set_output(context, NULL, NULL);
    foo_free(context);
    context = NULL;
}

static void print(const char *text, size_t size, void *user) {
    (void)user;
    mexPrintf("%.*s", (int)size, text);
}

static void begin(void) {
    if (context) return;
    context = foo_init();
    foo_set_output(context, print, NULL);
    mexAtExit(end);
}

static void fail(void) {
    const char *identifier = foo_identifier(context);
    if (*identifier)
        mexErrMsgIdAndTxt(identifier, "%s", foo_message(context));
    else
        mexErrMsgTxt(foo_message(context));
}

/* Whether an array has this class and no more dimensions; real numbers are complex ones too. */
MAY_BE_UNUSED static int is_numbers(const mxArray *a, mxClassID class, int complex, int rank, int scalar) {
    if (mxGetClassID(a) != class || mxIsSparse(a) || (mxIsComplex(a) && !complex)) return 0;
    if (scalar) return mxGetNumberOfElements(a) == 1;
    return (int)mxGetNumberOfDimensions(a) <= rank;
}

MAY_BE_UNUSED static void extents(const mxArray *a, int rank, int64_t *dim) {
    int given = (int)mxGetNumberOfDimensions(a);
    for (int d = 0; d < rank; ++d) dim[d] = d < given ? (int64_t)mxGetDimensions(a)[d] : 1;
}

/* Complex numbers, real and imaginary parts side by side; MEX frees the copy. */
#define DEFINE_COMPLEX(NAME, T)                                                    \
    MAY_BE_UNUSED static void *NAME(const mxArray *a) {                            \
        size_t n = mxGetNumberOfElements(a);                                       \
        T *to = mxMalloc((n + 1) * 2 * sizeof(T));                                 \
        INTERLEAVED(T)                                                             \
        const T *re = mxGetData(a), *im = IMAGINARY(a);                            \
        for (size_t k = 0; k < n; ++k) {                                           \
            to[2 * k] = re[k];                                                     \
            to[2 * k + 1] = im ? im[k] : 0;                                        \
        }                                                                          \
        return to;                                                                 \
    }
#if defined(MX_HAS_INTERLEAVED_COMPLEX) && MX_HAS_INTERLEAVED_COMPLEX
#define INTERLEAVED(T) if (mxIsComplex(a)) return memcpy(to, mxGetData(a), n * 2 * sizeof(T));
#define IMAGINARY(a) NULL
#else
#define INTERLEAVED(T)
#define IMAGINARY(a) mxGetImagData(a)
#endif
DEFINE_COMPLEX(complex_complex, double)
DEFINE_COMPLEX(complex_complex_single, float)

/* Chars as the library has them; MEX frees the copy. */
MAY_BE_UNUSED static void *chars(const mxArray *a) {
    size_t n = mxGetNumberOfElements(a);
    uint16_t *to = mxMalloc((n + 1) * sizeof *to);
    const mxChar *from = mxGetData(a);
    for (size_t k = 0; k < n; ++k) to[k] = sizeof *from == 1 ? (unsigned char)from[k] : (uint16_t)from[k];
    return to;
}

/* A new array with these elements. */
MAY_BE_UNUSED static mxArray *numbers(mxClassID class, int complex, int rank, const int64_t *dim, const void *data,
                                      size_t size) {
    mwSize to[4];
    for (int d = 0; d < rank; ++d) to[d] = (mwSize)dim[d];
    mxArray *a = class == mxLOGICAL_CLASS ? mxCreateLogicalArray(rank, to)
        : class == mxCHAR_CLASS           ? mxCreateCharArray(rank, to)
                                          : mxCreateNumericArray(rank, to, class, complex ? mxCOMPLEX : mxREAL);
    size_t n = mxGetNumberOfElements(a);
    if (class == mxCHAR_CLASS) {
        /* Octave's are bytes. */
        for (size_t k = 0; k < n; ++k) ((mxChar *)mxGetData(a))[k] = (mxChar)((const uint16_t *)data)[k];
        return a;
    }
#if !(defined(MX_HAS_INTERLEAVED_COMPLEX) && MX_HAS_INTERLEAVED_COMPLEX)
    if (complex) {
        size_t half = size / 2;
        char *re = mxGetData(a), *im = mxGetImagData(a);
        for (size_t k = 0; k < n; ++k) {
            memcpy(re + k * half, (const char *)data + k * size, half);
            memcpy(im + k * half, (const char *)data + k * size + half, half);
        }
        return a;
    }
#endif
    if (n > 0) memcpy(mxGetData(a), data, n * size);
    return a;
}

/* The same with elements that the library gave. */
MAY_BE_UNUSED static mxArray *taken(mxClassID class, int complex, int rank, const int64_t *dim, void *data, size_t size) {
    mxArray *a = numbers(class, complex, rank, dim, data, size);
    foo_release(data);
    return a;
}

MAY_BE_UNUSED static mxArray *text(char *utf8) {
    mxArray *a = mxCreateString(utf8);
    foo_release(utf8);
    return a;
}

MAY_BE_UNUSED static mxArray *structure(int count, const char **names, mxArray **values) {
    mxArray *s = mxCreateStructMatrix(1, 1, count, names);
    for (int k = 0; k < count; ++k) mxSetFieldByNumber(s, 0, k, values[k]);
    return s;
}

"#;

const CALLBACKS: &str = r#"/* An error of a handle becomes one of the function that called it. */
static int thrown(mxArray *error) {
    /* An object in MATLAB, a struct in Octave. */
    const char *names[2] = {"identifier", "message"};
    char *texts[2] = {NULL, NULL};
    for (int k = 0; k < 2; ++k) {
        mxArray *text = mxIsStruct(error) ? mxGetField(error, 0, names[k]) : mxGetProperty(error, 0, names[k]);
        if (text && mxIsChar(text)) texts[k] = mxArrayToString(text);
    }
    foo_throw(texts[0], texts[1]);
    for (int k = 0; k < 2; ++k) if (texts[k]) mxFree(texts[k]);
    return 1;
}

/* Calls a handle. Octave does not say which error a call has that is trapped; cellfun does. */
MAY_BE_UNUSED static int called(int gives, mxArray **out, int takes, mxArray **in) {
    mxArray *error;
#ifdef HAVE_OCTAVE
    if (gives > 0 && takes > 0) {
        static mxArray *handler;
        if (!handler) {
            mxArray *text = mxCreateString("@(e, varargin) deal(e)");
            if (mexCallMATLABWithTrap(1, &handler, 1, &text, "str2func")) return 1;
            mexMakeArrayPersistent(handler);
            mxDestroyArray(text);
        }
        mxArray *all[takes + 5];
        all[0] = in[0];
        for (int k = 1; k <= takes; ++k) {
            all[k] = mxCreateCellMatrix(1, 1);
            mxSetCell(all[k], 0, in[k]);
        }
        all[takes + 1] = mxCreateString("UniformOutput");
        all[takes + 2] = mxCreateLogicalScalar(0);
        all[takes + 3] = mxCreateString("ErrorHandler");
        all[takes + 4] = handler;
        error = mexCallMATLABWithTrap(gives, out, takes + 5, all, "cellfun");
        for (int k = 1; k <= takes + 3; ++k) mxDestroyArray(all[k]);
        if (error) return thrown(error);
        int failed = 0;
        for (int k = 0; k < gives; ++k) {
            mxArray *cell = out[k], *value = cell && mxIsCell(cell) ? mxGetCell(cell, 0) : NULL;
            if (k == 0 && value && mxIsStruct(value)) failed = thrown(value);
            out[k] = value ? mxDuplicateArray(value) : NULL;
            if (cell) mxDestroyArray(cell);
        }
        return failed;
    }
#endif
    error = mexCallMATLABWithTrap(gives, out, takes + 1, in, "feval");
    for (int k = 1; k <= takes; ++k) mxDestroyArray(in[k]);
    return error ? thrown(error) : 0;
}

/* Hands an array over: into memory that is there, or into new memory. */
MAY_BE_UNUSED static int given(const mxArray *a, int rank, int64_t *dim, void **to, const void *from, size_t size,
                               int there, const char *wrong) {
    int64_t own[4];
    size_t count = mxGetNumberOfElements(a);
    extents(a, rank, own);
    if (there) {
        for (int d = 0; d < rank; ++d) if (own[d] != dim[d]) return foo_throw("tame:argument", wrong);
    } else {
        memcpy(dim, own, (size_t)rank * sizeof *dim);
        *to = malloc(count * size + 1);
        if (!*to) return foo_throw("tame:callback", "Out of memory.");
    }
    if (count > 0) memcpy(*to, from, count * size);
    return 0;
}

"#;

const VALUES: &str = r#"/* Values of any class. */
static const mxClassID classes[] = {
    mxDOUBLE_CLASS, mxSINGLE_CLASS, mxDOUBLE_CLASS, mxSINGLE_CLASS, mxLOGICAL_CLASS, mxCHAR_CLASS, mxINT8_CLASS,
    mxINT16_CLASS, mxINT32_CLASS, mxINT64_CLASS, mxUINT8_CLASS, mxUINT16_CLASS, mxUINT32_CLASS, mxUINT64_CLASS};

MAY_BE_UNUSED static void release_value(foo_value *v) { foo_value_free(v); }

MAY_BE_UNUSED static foo_value *value_of(const mxArray *a) {
    int64_t count = (int64_t)mxGetNumberOfElements(a), dim[32];
    if (mxIsCell(a)) {
        foo_value **all = mxMalloc(((size_t)count + 1) * sizeof *all);
        for (int64_t k = 0; k < count; ++k) all[k] = value_of(mxGetCell(a, (mwIndex)k));
        foo_value *cell = foo_value_cell(count, all);
        for (int64_t k = 0; k < count; ++k) foo_value_free(all[k]);
        return cell;
    }
    if (mxIsStruct(a) && count == 1) {
        int fields = mxGetNumberOfFields(a);
        foo_value **all = mxMalloc(((size_t)fields + 1) * sizeof *all);
        const char **names = mxMalloc(((size_t)fields + 1) * sizeof *names);
        for (int k = 0; k < fields; ++k) {
            all[k] = value_of(mxGetFieldByNumber(a, 0, k));
            names[k] = mxGetFieldNameByNumber(a, k);
        }
        foo_value *made = foo_value_struct(context, fields, names, all);
        for (int k = 0; k < fields; ++k) foo_value_free(all[k]);
        return made;
    }
    int code = -1;
    for (int k = 13; k >= 0; --k)
        if (classes[k] == mxGetClassID(a) && k != 2 && k != 3) code = k;
    if (code < 0 || mxIsSparse(a) || mxGetNumberOfDimensions(a) > 32)
        mexErrMsgIdAndTxt("tame:argument", "A value of class %s cannot be handed over.", mxGetClassName(a));
    extents(a, (int)mxGetNumberOfDimensions(a), dim);
    int rank = (int)mxGetNumberOfDimensions(a);
    if (code == 5) return foo_value_array(code, chars(a), rank, dim);
    if (!mxIsComplex(a)) return foo_value_array(code, mxGetData(a), rank, dim);
    return foo_value_array(code + 2, code == 0 ? complex_complex(a) : complex_complex_single(a), rank, dim);
}

/* The value as an array, and given up where it is the caller's. */
MAY_BE_UNUSED static mxArray *array_of(foo_value *v, int own) {
    int64_t dim[32] = {0}, count = 1;
    int code = foo_value_class(v), rank = foo_value_size(v, 32, dim);
    mxArray *a = NULL;
    for (int d = 0; d < rank; ++d) count *= dim[d];
    if (code >= 0 && rank <= 4) {
        void *data = foo_value_data(context, v);
        size_t size[] = {8, 4, 16, 8, 1, 2, 1, 2, 4, 8, 1, 2, 4, 8};
        if (data) a = taken(classes[code], code == 2 || code == 3, rank, dim, data, size[code]);
    } else if (code == -3) {
        char *utf8 = foo_value_chars(context, v);
        if (utf8) a = text(utf8);
    } else if (code == -1) {
        a = mxCreateCellMatrix((mwSize)dim[0], (mwSize)(dim[0] > 0 ? count / dim[0] : 0));
        for (int64_t k = 0; k < count; ++k) mxSetCell(a, (mwIndex)k, array_of(foo_value_element(v, k), 1));
    } else if (code == -2 && count == 1) {
        a = mxCreateStructMatrix(1, 1, 0, NULL);
        char *name;
        for (int k = 0; (name = foo_value_field_name(v, k)); ++k) {
            mxAddField(a, name);
            mxSetFieldByNumber(a, 0, k, array_of(foo_value_field(v, name), 1));
            foo_release(name);
        }
    }
    if (own) foo_value_free(v);
    if (!a) mexErrMsgIdAndTxt("tame:result", "A result is of a class that cannot be handed over.");
    return a;
}

"#;
