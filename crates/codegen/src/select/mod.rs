//! Selection: Tame IR with the facts of the value analysis becomes Loops. Each context of the
//! analysis becomes one function whose variables have the representation that [`repr`] chooses.
//!
//! What it does: element-wise operations fuse ([`value::Lazy`]), element loops are loops, indices
//! are integers where they provably are, every check that MATLAB makes is explicit, arrays have
//! one owner. What it does not do: recognise more than one statement at a time; that is for passes
//! over Loops. Whatever has no direct form is a call of the runtime library on boxed values, so
//! that nothing but the wild features is rejected.

mod assign;
mod builtin;
mod call;
mod concat;
mod condition;
mod control;
mod elementwise;
mod function;
mod handle;
mod index;
mod names;
mod reads;
mod repr;
mod rows;
mod scalar;
mod shared;
mod value;
mod versions;

use analysis::{Analysis, ContextId};
use base::{Diagnostic, EntityRef, FxHashMap, Span, codes};
use ir::loops::{Function, FunctionId, Module, SiteId};
use ir::tir;
use names::{c_name, unique};
use reads::Reads;
use repr::Repr;
use types::{AbsValue, Class, Interval, Shape};

/// Selects a whole program. On errors the module is incomplete and must not be emitted.
pub fn select(program: &tir::Program, analysis: &Analysis) -> (Module, Vec<Diagnostic>) {
    let mut names = FxHashMap::default();
    let mut module = Module::default();
    let mut signatures: Vec<Signature> = Vec::new();
    let mut reads: Vec<Reads> = Vec::new();
    for context in analysis.contexts.values() {
        let function = &program.functions[context.func];
        let name = unique(&mut names, &c_name(function.name.as_str()));
        let read = Reads::of(context, function);
        signatures.push(function::signature(function, context, &read, name));
        reads.push(read);
    }
    for s in &signatures {
        module.functions.push(s.prototype.clone());
    }
    let mut diagnostics = Vec::new();
    let mut sites = FxHashMap::default();
    let mut thunks = handle::Thunks::default();
    let cells = shared::declare(program, analysis, &reads, &mut names, &mut module);
    let number = AbsValue::in_range(Class::Double, Shape::scalar(), Interval::TOP);
    let cx = Cx { program, analysis, signatures: &signatures, cells, number };
    for (id, context) in analysis.contexts.iter() {
        let mut shared = Shared {
            module: &mut module,
            sites: &mut sites,
            thunks: &mut thunks,
            diagnostics: &mut diagnostics,
        };
        let body = function::select(&cx, context, &reads[id.index()], &signatures[id.index()], &mut shared);
        module.functions[FunctionId::new(id.index())] = body;
    }
    thunks.finish(&cx, &mut module);
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
    /// The statics of variables outside activations.
    pub cells: FxHashMap<shared::Cell, shared::Static>,
    /// One real double, of which nothing else is known.
    pub number: AbsValue,
}

/// What selecting the functions one after another adds to.
pub(crate) struct Shared<'a> {
    module: &'a mut Module,
    sites: &'a mut Sites,
    thunks: &'a mut handle::Thunks,
    diagnostics: &'a mut Vec<Diagnostic>,
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
