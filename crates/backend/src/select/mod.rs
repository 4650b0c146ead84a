//! Selection: Tame IR with the facts of the value analysis becomes Loops. Each context of the
//! analysis becomes one function whose variables have the representation that [`repr`] chooses.
//!
//! What it does: element-wise operations fuse ([`value::Lazy`]), element loops are loops, indices
//! are integers where they provably are, every check that MATLAB makes is explicit, arrays have
//! one owner. What it does not do: recognise more than one statement at a time; that is for passes
//! over Loops. Whatever has no direct form is a call of the runtime library on boxed values, so
//! that nothing but the wild features is rejected.

mod builtin;
mod call;
mod concat;
mod control;
mod elementwise;
mod function;
mod index;
mod repr;
mod scalar;
mod value;

use analysis::{Analysis, ContextId};
use base::{Diagnostic, EntityRef, FxHashMap, Span, codes};
use ir::loops::{Function, FunctionId, Module, SiteId};
use ir::tir;
use repr::Repr;

/// Selects a whole program. On errors the module is incomplete and must not be emitted.
pub fn select(program: &tir::Program, analysis: &Analysis) -> (Module, Vec<Diagnostic>) {
    let mut names = FxHashMap::default();
    let mut module = Module::default();
    let mut signatures: Vec<Signature> = Vec::new();
    for (_, context) in analysis.contexts.iter() {
        let function = &program.functions[context.func];
        let name = unique(&mut names, &c_name(function.name.as_str()));
        signatures.push(function::signature(program, analysis, context, name));
    }
    for s in &signatures {
        module.functions.push(s.prototype.clone());
    }
    let mut diagnostics = Vec::new();
    let mut sites = FxHashMap::default();
    for (id, context) in analysis.contexts.iter() {
        let cx = Cx { program, analysis, signatures: &signatures };
        let body = function::select(&cx, context, &signatures[id.index()], &mut module, &mut sites, &mut diagnostics);
        module.functions[FunctionId::new(id.index())] = body;
    }
    module.entry = Some(FunctionId::new(analysis.entry.index()));
    (module, diagnostics)
}

/// What selecting one function may look at.
pub(crate) struct Cx<'a> {
    /// The program.
    pub program: &'a tir::Program,
    /// The facts.
    pub analysis: &'a Analysis,
    /// How each context is called.
    pub signatures: &'a [Signature],
}

/// How a context's function is called.
pub(crate) struct Signature {
    /// Name, locals of parameters and results; no body.
    pub prototype: Function,
    /// How each parameter is kept; `None` for one that is never read.
    pub params: Vec<Option<Repr>>,
    /// How each result is kept.
    pub results: Vec<Repr>,
}

/// The positions named so far.
pub(crate) type Sites = FxHashMap<Span, SiteId>;

/// A name unique among those given so far.
pub(crate) fn unique(taken: &mut FxHashMap<String, u32>, name: &str) -> String {
    let mut candidate = name.to_owned();
    loop {
        let n = taken.entry(candidate.clone()).or_insert(0);
        *n += 1;
        if *n == 1 {
            return candidate;
        }
        candidate = format!("{name}_{n}");
    }
}

/// A MATLAB name as a C identifier that is no keyword, macro or function of C's headers.
pub(crate) fn c_name(name: &str) -> String {
    let clean: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect();
    const TAKEN: &[&str] = &[
        "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
        "extern", "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return",
        "short", "signed", "sizeof", "static", "struct", "switch", "typedef", "union", "unsigned", "void",
        "volatile", "while", "bool", "true", "false", "I", "NAN", "INFINITY", "NULL", "main", "frame",
        "sites", "done", "y0", "y1", "yn", "j0", "j1", "jn", "gamma", "signgam", "complex", "abs", "div",
        "exp", "log", "pow", "sin", "cos", "tan", "sqrt", "floor", "ceil", "round", "fmin", "fmax", "index",
        "r", "results", "near_names", "free", "exit", "system", "remove", "rename", "rand", "random", "time", "clock",
        "asm", "typeof", "unix", "linux", "range_", "static_assert", "alignas", "errno", "assert",
    ];
    if TAKEN.contains(&clean.as_str()) || clean.starts_with("tame_") || clean.starts_with("TAME_") {
        return clean + "_";
    }
    if clean.starts_with(|c: char| c.is_ascii_digit()) { format!("v{clean}") } else { clean }
}

/// The diagnostic for a construct that has no compiled form yet.
pub(crate) fn unsupported(span: Option<Span>, what: &str) -> Diagnostic {
    let message = format!("{what} cannot be compiled to C yet");
    let help = "Run the program with `tame run`, which supports it.";
    match span {
        Some(span) => Diagnostic::new(&codes::UNSUPPORTED, span, message).with_help(help),
        None => Diagnostic::without_span(&codes::UNSUPPORTED, message).with_help(help),
    }
}

/// The function that a context became.
pub(crate) fn function_of(context: ContextId) -> FunctionId {
    FunctionId::new(context.index())
}

