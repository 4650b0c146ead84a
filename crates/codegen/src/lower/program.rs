//! What lowering of a whole program shares: the facts, how each context is called, and what the
//! functions add to the module one after another.

use super::frames::Frames;
use super::repr::{Handle, Repr};
use super::shared::{Cell, Static};
use analysis::members::Members;
use analysis::{Analysis, CallEdge, Context, ContextId};
use base::{EntityRef, FxHashMap, FxHashSet, Name, Span};
use ir::loops::{Elem, Expr, Function, FunctionId, LocalId, Module, SiteId, Thunk, ThunkId};
use ir::tir::{self, FuncId};
use types::AbsValue;

/// What lowering one function may look at.
pub struct Cx<'a> {
    /// The program.
    pub program: &'a tir::Program,
    /// The facts.
    pub analysis: &'a Analysis,
    /// The classes.
    pub members: Members,
    /// How each context is called.
    pub signatures: &'a [Signature],
    /// The statics of variables outside activations.
    pub cells: FxHashMap<Cell, Static>,
    /// The variables that nested functions share and that live in frames.
    pub frames: Frames,
    /// The functions that an interpreter runs, by the numbers that compiled code has for them.
    pub handed: &'a [FuncId],
    /// The functions whose parameters and results are all boxed: handles of them go anywhere.
    pub general: &'a FxHashSet<FuncId>,
    /// The functions that ask how their arguments are written.
    pub asking: FxHashSet<FuncId>,
    /// The whole names, with package or class, of functions of which the program makes handles.
    pub whole: FxHashMap<FuncId, Name>,
}

/// The whole names by which handles are made of functions in packages and classes.
pub fn whole_names(program: &tir::Program) -> FxHashMap<FuncId, Name> {
    let mut found = FxHashMap::default();
    for stmt in program.functions.values().flat_map(|f| f.stmts.values()) {
        if let tir::Stmt::FunctionRef { callee, .. } = stmt
            && let tir::CallTarget::Function(f) = callee.target
            && callee.name.as_str().contains('.')
        {
            found.insert(f, callee.name);
        }
    }
    found
}

/// What lowering the functions one after another adds to.
pub struct Shared<'a> {
    /// The module.
    pub module: &'a mut Module,
    /// The positions named so far.
    pub sites: &'a mut FxHashMap<Span, SiteId>,
    /// The thunks asked for so far.
    pub thunks: &'a mut Thunks,
    /// Functions that are to be general, and are not yet.
    pub to_generalise: &'a mut FxHashSet<FuncId>,
    /// What has no compiled form.
    pub refused: &'a mut Vec<Refused>,
}

/// A construct that has no compiled form: its function is for an interpreter.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The function.
    pub func: FuncId,
    /// The place.
    pub span: Option<Span>,
    /// What it is, as the beginning of a sentence.
    pub what: String,
    /// Why it has none.
    pub why: Why,
}

/// Why something has no compiled form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// A builtin that only an interpreter can run.
    Builtin,
    /// A construct.
    Construct,
    /// It would not be there but for another refusal in its function.
    Follows,
}

/// How a context's function is called.
pub struct Signature {
    /// Name, locals of parameters and results; no body.
    pub prototype: Function,
    /// How many frames it takes as parameters in front of all others.
    pub frames: usize,
    /// How each parameter is kept; `None` for one that is never read.
    pub params: Vec<Option<Repr>>,
    /// The parameter that says how many arguments a call gives, where only the run knows; the last one.
    pub nargin: Option<LocalId>,
    /// How each result is kept.
    pub results: Vec<Repr>,
    /// For each result that may be without a value when the function is called as a statement, the
    /// position among the results of the truth value that says whether it has one.
    pub given: Option<usize>,
}

/// The thunks asked for so far, each for some contexts of a function; what they call is made at the end.
#[derive(Default)]
pub struct Thunks {
    asked: FxHashMap<(FuncId, Vec<ContextId>), ThunkId>,
    /// Functions whose handles are told apart by number.
    numbered: FxHashSet<FuncId>,
}

impl Thunks {
    /// The thunk of these contexts of a function.
    pub fn get(&mut self, module: &mut Module, f: FuncId, contexts: &[ContextId]) -> ThunkId {
        *self.asked.entry((f, contexts.to_vec())).or_insert_with(|| module.thunks.push(Thunk::default()))
    }

    /// Handles of a function are told apart from others when the program runs.
    pub fn number(&mut self, f: FuncId) {
        self.numbered.insert(f);
    }

    /// Whether they are.
    pub fn is_numbered(&self, f: FuncId) -> bool {
        self.numbered.contains(&f)
    }

    /// All of them, in the order in which they were asked for.
    pub fn in_order(&self) -> Vec<(FuncId, Vec<ContextId>, ThunkId)> {
        let mut asked: Vec<_> = self.asked.iter().map(|((f, c), t)| (*f, c.clone(), *t)).collect();
        asked.sort_by_key(|(.., thunk)| *thunk);
        asked
    }
}

impl Cx<'_> {
    /// The number of a function that an interpreter runs.
    pub fn handed(&self, f: FuncId) -> Option<Expr> {
        self.handed.iter().position(|h| *h == f).map(|k| Expr::Number(k as f64, Elem::F64))
    }

    /// The contexts of a function that are entered through handles.
    pub fn handle_contexts(&self, f: FuncId) -> Vec<ContextId> {
        let mut found: Vec<ContextId> = self.open_contexts(f).collect();
        if !found.is_empty() {
            return found;
        }
        for context in self.analysis.contexts.values() {
            for edge in context.facts.all_calls() {
                if let CallEdge::User { context, handle: Some(_) } = edge
                    && self.analysis.contexts[*context].func == f
                    && !found.contains(context)
                {
                    found.push(*context);
                }
            }
        }
        found
    }

    /// The contexts of a function that the run may enter, whatever the analysis sees.
    pub fn open_contexts(&self, f: FuncId) -> impl Iterator<Item = ContextId> {
        self.analysis.open.iter().copied().filter(move |c| self.analysis.contexts[*c].func == f)
    }

    /// What `func2str` gives for a handle.
    pub fn handle_text(&self, handle: Handle) -> String {
        match handle {
            Handle::Builtin(name) => name.as_str().to_owned(),
            Handle::Function(f) => {
                let function = &self.program.functions[f];
                let name = self.whole.get(&f).copied().unwrap_or(function.name);
                let text = if function.text.is_empty() { name.as_str() } else { &function.text };
                text.to_owned()
            }
        }
    }
}

/// Whether a call of a function may lead to another call of it.
pub fn is_recursive(analysis: &Analysis, f: FuncId) -> bool {
    let mut seen = FxHashSet::default();
    let mut next: Vec<ContextId> =
        analysis.contexts.iter().filter(|(_, c)| c.func == f).map(|(id, _)| id).collect();
    while let Some(from) = next.pop() {
        for edge in analysis.contexts[from].facts.all_calls() {
            let CallEdge::User { context: to, .. } = edge else { continue };
            if analysis.contexts[*to].func == f {
                return true;
            }
            if seen.insert(*to) {
                next.push(*to);
            }
        }
    }
    false
}

/// The function that a context became.
pub fn function_of(context: ContextId) -> FunctionId {
    FunctionId::new(context.index())
}

/// The value of an argument of a context.
pub fn argument(context: &Context, k: usize) -> Option<&AbsValue> {
    context.args.get(k).filter(|a| !a.is_undefined())
}
