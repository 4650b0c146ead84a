//! The C back end: prints Loops as C11 that a person can maintain, with the user's names and
//! comments. It decides nothing about the program; what it needs beyond C itself is declared in
//! `rts/` (arrays, scalar operations, errors) and in the runtime library (boxed values).
//!
//! Layout of the emitted file: the header, the array types used, result types, prototypes,
//! positions for errors, kernels used, the variables that outlive activations, functions in the order of
//! the module, `main`.
//! Nothing it emits but `static const` tables and kernels' cells outlives or precedes a context.

pub mod api;
mod border;
mod call;
mod callback;
mod choose;
mod export;
mod expr;
mod function;
mod header;
mod into;
mod names;
mod operand;
mod outside;
mod path;
mod places;
mod simple;
mod spell;
mod stmt;
mod stored;
mod wide;
mod writer;

use api::Api;
use base::SourceMap;
use ir::loops::{Elem, Entry, Function, FunctionId, Module, Ty};
use names::{Names, ThunkNames};
use spell::{array_name, c_string, c_type, class_code, support_macro, type_name};
use std::fmt::Write;

pub use header::header as library_header;
pub use names::reserved as is_reserved;
pub use stored::{HandedOver, Sources, emit_stored};

/// The support header every emitted program includes, `tame.h`: the parts in `rts/`, one after the other.
pub const HEADER: &str = concat!(
    "/* tame.h: what C programs emitted by tame need beyond C itself. */\n",
    "#ifndef TAME_H\n#define TAME_H\n\n",
    include_str!("../../../../rts/library.h"),
    "\n",
    include_str!("../../../../rts/boxed.h"),
    "\n",
    include_str!("../../../../rts/arrays.h"),
    "\n",
    include_str!("../../../../rts/scalars.h"),
    "\n#endif\n",
);

/// Prints a program. `title` is said in the first comment; `stored` are the sources of the functions that an
/// interpreter runs, if there are any.
pub fn emit(module: &Module, sources: &SourceMap, title: &str, stored: Option<&Sources>) -> String {
    let mut e = Emitter { module, names: Names::of(module), out: String::new() };
    e.body(sources, title, stored, "");
    e.main(stored.is_some());
    e.out
}

/// Prints a library, whose header is `PREFIX.h`.
pub fn emit_library(
    module: &Module,
    sources: &SourceMap,
    title: &str,
    stored: Option<&Sources>,
    api: &Api,
) -> String {
    let mut e = Emitter { module, names: Names::of(module), out: String::new() };
    let said = if api.chooses() || api.puts() { "#include <stdio.h>\n" } else { "" };
    e.body(sources, title, stored, &format!("#include <pthread.h>\n{said}#include \"{}.h\"\n", api.prefix));
    let text = export::exports(module, &e.names, api, stored.is_some());
    e.out.push_str(&text);
    e.out.push_str(&choose::functions(api));
    e.out.push_str(&into::functions(api));
    e.out
}

struct Emitter<'a> {
    module: &'a Module,
    names: Names,
    out: String,
}

impl Emitter<'_> {
    /// All but what enters the program.
    fn body(&mut self, sources: &SourceMap, title: &str, stored: Option<&Sources>, includes: &str) {
        let _ = writeln!(self.out, "/* {} */", title.replace("*/", "* /"));
        if self.module.sees_ends {
            self.out.push_str("#define TAME_CLEANUPS\n");
        }
        let _ = writeln!(self.out, "#include \"tame.h\"\n{includes}");
        self.array_types();
        self.result_types();
        self.sites(sources);
        self.kernels();
        self.out.push_str(&callback::prototypes(self.module, &self.names));
        self.out.push_str(&outside::structs(self.module, &self.names));
        self.prototypes();
        self.thunks();
        for (id, function) in self.module.functions.iter() {
            self.function(id, function);
        }
        self.near();
        self.classes();
        if let Some(program) = stored {
            stored::tables(&mut self.out, program);
        }
    }

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
        for (id, f) in self.module.functions.iter().filter(|(_, f)| f.results.len() > 1) {
            let fields = self.names.locals(f);
            let _ = writeln!(self.out, "typedef struct {{");
            for r in &f.results {
                let _ = writeln!(self.out, "    {} {};", type_name(f.locals[*r].ty), fields[r]);
            }
            let _ = writeln!(self.out, "}} {};\n", self.names.results[&id]);
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
        let mut kernels: Vec<_> = self.names.kernels.iter().collect();
        kernels.sort_by_key(|(_, cell)| *cell);
        kernels.retain(|(name, _)| !callback::is_own(**name) && !outside::is_own(name.as_str()));
        for (name, cell) in &kernels {
            let _ = writeln!(self.out, "static tame_kernel {cell} = {{{}, 0}};", c_string(name.as_str()));
        }
        if !kernels.is_empty() {
            self.out.push('\n');
        }
    }

    fn prototypes(&mut self) {
        for (id, f) in self.module.functions.iter() {
            let wide = specifier(f);
            let _ = writeln!(self.out, "{wide}{};", self.signature(id, f));
        }
        self.out.push('\n');
    }

    fn signature(&self, id: FunctionId, f: &Function) -> String {
        let result = match f.results.as_slice() {
            [] => "void".to_owned(),
            [one] => type_name(f.locals[*one].ty),
            _ => self.names.results[&id].clone(),
        };
        let names = self.names.locals(f);
        let param = |p: &ir::loops::Param| format!("{} {}", type_name(f.locals[p.local].ty), names[&p.local]);
        let params = f.params.iter().map(param);
        let context = std::iter::once("tame_context *cx".to_owned());
        let params = context.chain(params).collect::<Vec<_>>().join(", ");
        format!("static {result} {}({params})", self.names.functions[&id])
    }

    fn thunks(&mut self) {
        for (id, thunk) in self.module.thunks.iter() {
            let ThunkNames { callable, call } = self.names.thunks[&id].clone();
            let most = |n: Option<u32>| n.map_or("-1".to_owned(), |n| n.to_string());
            let number = thunk.number.unwrap_or(0);
            let counts = format!("{}, {}, {number}", most(thunk.inputs), most(thunk.outputs));
            if thunk.entries.is_empty() {
                let _ = writeln!(self.out, "static const tame_callable {callable} = {{NULL, {counts}}};\n");
                continue;
            }
            let params = "tame_context *cx, int nargin, int nargout, tame_value *args, tame_value *out";
            let _ = writeln!(self.out, "static int {call}({params}) {{");
            let _ = writeln!(self.out, "    (void)nargin, (void)nargout, (void)args, (void)out;");
            for entry in &thunk.entries {
                let when = [("nargin", entry.args), ("nargout", entry.results)]
                    .into_iter()
                    .filter_map(|(what, n)| n.map(|n| format!("{what} == {n}")))
                    .collect::<Vec<_>>();
                if when.is_empty() {
                    self.entry(entry, "    ");
                } else {
                    let _ = writeln!(self.out, "    if ({}) {{", when.join(" && "));
                    self.entry(entry, "        ");
                    self.out.push_str("    }\n");
                }
            }
            self.out.push_str("}\n\n");
            let _ = writeln!(self.out, "static const tame_callable {callable} = {{{call}, {counts}}};\n");
        }
    }

    /// The call of a function with boxed parameters and results.
    fn entry(&mut self, entry: &Entry, indent: &str) {
        let f = &self.module.functions[entry.function];
        let fixed = f.params.len() - usize::from(entry.rest) - usize::from(entry.counted.is_some());
        let mut args: Vec<String> = (0..fixed).map(|k| format!("args[{k}]")).collect();
        args.insert(0, "cx".to_owned());
        if entry.rest {
            args.push(format!("tame_rest(nargin - {fixed}, args + {fixed})"));
        }
        if let Some(captured) = entry.counted {
            args.push(format!("nargin - {captured}"));
        }
        let call = format!("{}({})", self.names.functions[&entry.function], args.join(", "));
        match f.results.as_slice() {
            [] => {
                let _ = writeln!(self.out, "{indent}{call};");
            }
            [_] => {
                let _ = writeln!(self.out, "{indent}out[0] = {call};");
            }
            many => {
                let fields = self.names.locals(f);
                let ty = &self.names.results[&entry.function];
                let _ = writeln!(self.out, "{indent}{ty} r = {call};");
                for (k, r) in many.iter().enumerate() {
                    let _ = writeln!(self.out, "{indent}out[{k}] = r.{};", fields[r]);
                }
            }
        }
        let _ = writeln!(self.out, "{indent}return {};", f.results.len());
    }

    fn function(&mut self, id: FunctionId, f: &Function) {
        for line in &f.help {
            let _ = writeln!(self.out, "/* {} */", line.trim().replace("*/", "* /"));
        }
        let wide = specifier(f);
        let signature = format!("{wide}{}", self.signature(id, f));
        let text = function::function(self.module, &self.names, id, &signature);
        self.out.push_str(&text);
    }

    /// What the classes declare, and their functions.
    fn classes(&mut self) {
        let classes = &self.module.classes;
        if classes.texts.is_empty() {
            return;
        }
        self.out.push_str("static const char *const classes[] = {");
        for text in &classes.texts {
            let lines = text.split_inclusive('\n').map(|line| format!("\n    {}", c_string(line)));
            let _ = write!(self.out, "{},", lines.collect::<String>());
        }
        self.out.push_str("\n    0};\n\nstatic const tame_callable *const class_functions[] = {\n");
        for thunk in &classes.functions {
            let _ = writeln!(self.out, "    &{},", self.names.thunks[thunk].callable);
        }
        self.out.push_str("    0};\n\n");
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

    fn main(&mut self, interpreter: bool) {
        let Some(entry) = self.module.entry else { return };
        let f = &self.module.functions[entry];
        let globals = outside::size(self.module);
        if let Some(usage) = &self.module.usage {
            stored::usage_table(&mut self.out, usage);
        }
        self.out.push_str("TAME_MAIN int main(int argc, char **argv) {\n");
        let _ = writeln!(
            self.out,
            "    tame_context *cx = tame_start(argc, argv, sites, tame_guard, {globals});"
        );
        if self.module.octave {
            self.out.push_str("    tame_octave(cx);\n");
        }
        if !self.module.near.is_empty() {
            self.out.push_str("    tame_unknown_names(cx, near_names);\n");
        }
        if !self.module.classes.texts.is_empty() {
            let count = self.module.classes.functions.len();
            let _ =
                writeln!(self.out, "    tame_classes(cx, tame_guard, classes, class_functions, {count});");
        }
        if interpreter {
            self.out.push_str("    tame_embed(cx, &tame_sources);\n");
        }
        if self.module.usage.is_some() {
            self.out.push_str("    tame_arguments(cx, argc, argv, &tame_shown_usage);\n");
        }
        let void = if f.results.is_empty() { "" } else { "(void)" };
        let _ = writeln!(self.out, "    {void}{}(cx);", self.names.functions[&entry]);
        let gone = outside::given_up(self.module, &self.names, None, "    ", "cx->globals->");
        self.out.push_str(&gone);
        self.out.push_str("    return tame_finish(cx);\n}\n");
    }
}

/// What stands before the type of a function: how it is compiled.
fn specifier(f: &Function) -> &'static str {
    match f.rest {
        true => "TAME_COLD ",
        false if wide::pays(f) => "TAME_WIDE ",
        false => "",
    }
}
