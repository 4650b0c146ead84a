//! The C back end: prints Loops as C11 that a person can maintain, with the user's names and
//! comments. It decides nothing about the program; what it needs beyond C itself is declared in
//! `rts/tame.h` (arrays, scalar operations, errors) and in the runtime library (boxed values).
//!
//! Layout of the emitted file: the header, the array types used, result types, prototypes,
//! positions for errors, kernels used, functions in the order of the module, `main`.

mod expr;
mod path;
mod stmt;
mod unwind;

use base::{FxHashSet, Name, SourceMap};
use ir::loops::{Elem, Function, FunctionId, Module, Stmt, ThunkId, Ty};
use std::fmt::Write;

/// The support header every emitted program includes.
pub const HEADER: &str = include_str!("../../../../rts/tame.h");

/// Prints a program. `title` is said in the first comment.
pub fn emit(module: &Module, sources: &SourceMap, title: &str) -> String {
    let mut e = Emitter { module, unwound: unwind::unwound(module), out: String::new() };
    let _ = writeln!(e.out, "/* {} */", title.replace("*/", "* /"));
    if unwind::cleans_up(module) {
        e.out.push_str("#define TAME_CLEANUPS\n");
    }
    e.out.push_str("#include \"tame.h\"\n\n");
    e.array_types();
    e.result_types();
    e.sites(sources);
    e.kernels();
    e.globals();
    e.prototypes();
    e.thunks();
    for (id, function) in module.functions.iter() {
        e.function(id, function);
    }
    e.near();
    e.main();
    e.out
}

struct Emitter<'a> {
    module: &'a Module,
    /// Functions through which an error that is caught may pass.
    unwound: FxHashSet<FunctionId>,
    out: String,
}

impl Emitter<'_> {
    fn array_types(&mut self) {
        let mut used: Vec<(Elem, u8)> = Vec::new();
        let locals = self.module.functions.values().flat_map(|f| f.locals.values().map(|l| l.ty));
        for ty in locals.chain(self.module.globals.values().map(|g| g.ty)) {
            if let Ty::Array(elem, rank) = ty
                && !used.contains(&(elem, rank))
            {
                used.push((elem, rank));
            }
        }
        used.sort();
        for (elem, rank) in &used {
            let _ = writeln!(
                self.out,
                "TAME_DEFINE_ARRAY({}, {}, {rank}, {})",
                array_name(*elem, *rank),
                c_type(*elem),
                class_code(*elem)
            );
            let support = if *rank == 2 { support_macro(*elem) } else { None };
            if let Some(support) = support {
                let _ = writeln!(self.out, "{support}({})", array_name(*elem, *rank));
            }
        }
        if !used.is_empty() {
            self.out.push('\n');
        }
    }

    fn result_types(&mut self) {
        for f in self.module.functions.values().filter(|f| f.results.len() > 1) {
            let _ = writeln!(self.out, "typedef struct {{");
            for r in &f.results {
                let local = &f.locals[*r];
                let _ = writeln!(self.out, "    {} {};", type_name(local.ty), local.name);
            }
            let _ = writeln!(self.out, "}} {}_results;\n", f.name);
        }
    }

    fn sites(&mut self, sources: &SourceMap) {
        let _ =
            writeln!(self.out, "/* Where in the MATLAB sources an error can happen: file, line, column. */");
        let _ = writeln!(self.out, "static const tame_site sites[] = {{");
        let _ = writeln!(self.out, "    {{\"\", 0, 0}},");
        for span in self.module.sites.values() {
            let at = sources.line_col(*span);
            let path = c_string(&sources.file(span.file).path.to_string_lossy());
            let _ = writeln!(self.out, "    {{{path}, {}, {}}},", at.line, at.col);
        }
        self.out.push_str("};\n\n");
    }

    fn kernels(&mut self) {
        let mut seen: FxHashSet<Name> = FxHashSet::default();
        let mut names = Vec::new();
        for f in self.module.functions.values() {
            f.each_stmt(&mut |s| {
                if let Stmt::Kernel { name, .. } = s
                    && seen.insert(*name)
                {
                    names.push(*name);
                }
            });
        }
        for name in &names {
            let text = c_string(name.as_str());
            let _ = writeln!(self.out, "static tame_kernel {} = {{{text}, 0}};", kernel_name(*name));
        }
        if !names.is_empty() {
            self.out.push('\n');
        }
    }

    fn prototypes(&mut self) {
        for f in self.module.functions.values() {
            let text = format!("{};\n", signature(f));
            self.out.push_str(&text);
        }
        self.out.push('\n');
    }

    fn globals(&mut self) {
        for global in self.module.globals.values() {
            let _ = writeln!(self.out, "static {} {};", type_name(global.ty), global.name);
        }
        if !self.module.globals.is_empty() {
            self.out.push('\n');
        }
    }

    fn thunks(&mut self) {
        for (id, thunk) in self.module.thunks.iter() {
            let f = &self.module.functions[thunk.function];
            let fixed = f.params.len() - usize::from(thunk.rest);
            let mut args: Vec<String> = (0..fixed).map(|k| format!("args[{k}]")).collect();
            if thunk.rest {
                args.push(format!("tame_rest(nargin - {fixed}, args + {fixed})"));
            }
            let name = thunk_name(self.module, id);
            let call = format!("{}({})", f.name, args.join(", "));
            let _ = writeln!(self.out, "static int {name}(int nargin, tame_value *args, tame_value *out) {{");
            let _ = writeln!(self.out, "    (void)nargin, (void)args, (void)out;");
            match f.results.as_slice() {
                [] => {
                    let _ = writeln!(self.out, "    {call};");
                }
                [_] => {
                    let _ = writeln!(self.out, "    out[0] = {call};");
                }
                many => {
                    let _ = writeln!(self.out, "    {}_results r = {call};", f.name);
                    for (k, r) in many.iter().enumerate() {
                        let _ = writeln!(self.out, "    out[{k}] = r.{};", f.locals[*r].name);
                    }
                }
            }
            let _ = writeln!(self.out, "    return {};\n}}\n", f.results.len());
        }
    }

    fn function(&mut self, id: FunctionId, f: &Function) {
        for line in &f.help {
            let _ = writeln!(self.out, "/* {} */", line.trim().replace("*/", "* /"));
        }
        let unwound = self.unwound.contains(&id);
        let text = stmt::function(self.module, id, &signature(f), unwound);
        self.out.push_str(&text);
    }

    /// The names that reports of unknown names propose.
    fn near(&mut self) {
        if self.module.near.is_empty() {
            return;
        }
        self.out.push_str("static const char *const near_names[] = {");
        for (unknown, known) in &self.module.near {
            let _ = write!(self.out, "{}, {}, ", c_string(unknown.as_str()), c_string(known));
        }
        self.out.push_str("0};\n\n");
    }

    fn main(&mut self) {
        let Some(entry) = self.module.entry else { return };
        let f = &self.module.functions[entry];
        self.out
            .push_str("int main(int argc, char **argv) {\n    tame_start(argc, argv, sites, tame_guard);\n");
        if !self.module.near.is_empty() {
            self.out.push_str("    tame_unknown_names(near_names);\n");
        }
        match (f.params.is_empty(), f.results.is_empty()) {
            (true, true) => {
                let _ = writeln!(self.out, "    {}();", f.name);
            }
            _ => {
                let _ = writeln!(self.out, "    (void){}();", f.name);
            }
        }
        self.out.push_str("    return tame_finish();\n}\n");
    }
}

fn signature(f: &Function) -> String {
    let result = match f.results.as_slice() {
        [] => "void".to_owned(),
        [one] => type_name(f.locals[*one].ty),
        _ => format!("{}_results", f.name),
    };
    let params: Vec<String> = f
        .params
        .iter()
        .map(|p| format!("{} {}", type_name(f.locals[p.local].ty), f.locals[p.local].name))
        .collect();
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    format!("static {result} {}({params})", f.name)
}

fn type_name(ty: Ty) -> String {
    match ty {
        Ty::Scalar(e) => c_type(e).to_owned(),
        Ty::Array(e, rank) => array_name(e, rank),
        Ty::Boxed => "tame_value".to_owned(),
    }
}

/// `matrix_f64`, `array3_f64`, ...
fn array_name(elem: Elem, rank: u8) -> String {
    match rank {
        2 => format!("matrix_{}", elem.tag()),
        _ => format!("array{rank}_{}", elem.tag()),
    }
}

fn kernel_name(name: Name) -> String {
    // `get.a(2){1}` becomes `k_get_a__2p__1b`: no field begins with a digit.
    let mut clean = String::from("k_");
    for c in name.as_str().chars() {
        match c {
            '(' | '{' => clean.push_str("__"),
            ')' => clean.push('p'),
            '}' => clean.push('b'),
            '*' => clean.push('0'),
            '?' => clean.push_str("_0"),
            c if c.is_ascii_alphanumeric() => clean.push(c),
            _ => clean.push('_'),
        }
    }
    clean
}

fn thunk_name(module: &Module, id: ThunkId) -> String {
    module.thunks.get(id).map_or_else(String::new, |t| format!("{}_thunk", module.functions[t.function].name))
}

fn c_type(elem: Elem) -> &'static str {
    match elem {
        Elem::F64 => "double",
        Elem::F32 => "float",
        Elem::C64 => "tame_c64",
        Elem::C32 => "tame_c32",
        Elem::Bool => "bool",
        Elem::Char => "tame_char",
        Elem::I8 => "int8_t",
        Elem::I16 => "int16_t",
        Elem::I32 => "int32_t",
        Elem::I64 | Elem::Index => "int64_t",
        Elem::U8 => "uint8_t",
        Elem::U16 => "uint16_t",
        Elem::U32 => "uint32_t",
        Elem::U64 => "uint64_t",
    }
}

/// The runtime library's number for a class of elements: `TAME_F64` and so on in the header.
fn class_code(elem: Elem) -> String {
    format!("TAME_{}", elem.tag().to_uppercase())
}

/// The macro that defines products for arrays of these elements.
fn support_macro(elem: Elem) -> Option<&'static str> {
    match elem {
        Elem::F64 => Some("TAME_DEFINE_PRODUCT"),
        _ => None,
    }
}

/// A C string literal.
fn c_string(text: &str) -> String {
    let mut out = String::from("\"");
    for b in text.bytes() {
        match b {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'?' => out.push_str("\\?"),
            0x20..0x7f => out.push(b as char),
            _ => {
                let _ = write!(out, "\\{b:03o}");
            }
        }
    }
    out + "\""
}
