//! The value analysis: which values each variable can have, in each context in which its function
//! is called, and with that the call graph.
//!
//! [`analyze`] is the entry. `engine` holds contexts and runs them to a fixpoint, `key` makes contexts of calls,
//! `lookup` says what names mean; `intra` walks one function by the dataflow framework, on states of `state`. What
//! statements do is the `transfer`'s, in `stmt`, `path`, `call`, `intrinsics`, `containers` and `objects`; what lives
//! outside of activations is in `cells`, of which `properties` says what objects hold, and `making` what they begin with; what conditions say is `refine`'s. A transfer knows its variables and symbols from `env`, and writes down in `record`.
//! `steps` lets others walk. `symbols`, `terms` and `range` follow integers and extents symbolically, `access` and `deletion` parts of values.
//!
//! Soundness: every concrete run of the entry with arguments inside the abstract ones stays inside
//! the facts, as long as [`Analysis::complete`] holds; else up to what the unknown calls do beyond
//! giving results.
//!
//! Source: the Tamer, section 5; MAGICA for symbolic shapes.

pub mod access;
mod call;
mod cells;
mod containers;
mod counting;
pub mod deep;
mod deletion;
mod direct;
mod drifting;
mod engine;
mod env;
mod falling;
mod front;
mod growing;
mod handed;
mod info;
mod inside;
mod intra;
mod intrinsics;
mod key;
mod least;
mod lookup;
mod making;
mod maps;
mod nullable;
mod objects;
mod open_call;
mod path;
mod properties;
mod range;
mod reached;
mod record;
mod refine;
mod state;
pub mod steps;
mod stmt;
mod symbols;
mod terms;
mod transfer;

use crate::facts::{Analysis, CallEdge, Context, ContextId};
use crate::source::ProgramSource;
use base::{FxHashMap, FxHashSet, PrimaryMap};
use engine::Engine;
use ir::tir::{FuncId, StmtId};
use key::Key;
use state::{Term, constant_dim};
use types::{AbsValue, Dim, Interval, Sym};

pub use intrinsics::function_of;

/// Which classes of the library an interpreter runs: their objects go to and fro, but no class is both compiled and
/// interpreted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Apart {
    /// None.
    None,
    /// Those that have no compiled form.
    Needed,
    /// All.
    All,
}

/// How the analysis goes about it.
#[derive(Clone, Debug)]
pub struct Options {
    /// A function has this many contexts with constants of its calls; then they become more
    /// general, in three steps, and at last one context takes in all further calls.
    pub contexts: usize,
    /// After so many statements (repeated visits count) everything that changes becomes anything.
    pub budget: u64,
    /// After so many statements functions that were not yet met are not followed: what they do and give may be
    /// anything, and the call is unknown.
    pub follow: u64,
    /// The entry may be called with any further arguments.
    pub open: bool,
    /// Functions that have, when called through handles, one context for each count of arguments and
    /// results.
    pub general: FxHashSet<FuncId>,
    /// Functions that an interpreter runs: nothing is known of what they give, and nothing of what they do but
    /// that no variable of an analysed function changes.
    pub handed: FxHashSet<FuncId>,
    /// Variables that live outside of activations may have any value wherever they are looked up.
    pub outside: bool,
    /// Classes of the program are followed: what they may do is known, and calls of methods are left to the run.
    pub classes: bool,
    /// Which classes of the library an interpreter runs.
    pub apart: Apart,
    /// Files that are not looked at may stand behind names: what a name means that leads nowhere, or to a file
    /// without code, may reach the caller's variables. For what is told of a program, not for compiling it.
    pub elsewhere: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            contexts: 4,
            budget: 2_000_000,
            follow: u64::MAX,
            open: false,
            general: FxHashSet::default(),
            handed: FxHashSet::default(),
            outside: false,
            classes: false,
            apart: Apart::None,
            elsewhere: false,
        }
    }
}

/// What a function is entered with.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// The arguments; the second is the extent of others that an integer is.
    pub args: Vec<(AbsValue, Option<Sym>)>,
    /// What is known of symbols in extents; others are any extents.
    pub syms: Vec<(Sym, Interval)>,
}

impl Given {
    /// These arguments.
    pub fn values(args: &[AbsValue]) -> Given {
        Given { args: args.iter().map(|v| (v.clone(), None)).collect(), syms: Vec::new() }
    }
}

/// Analyses `entry`, called with `args` and asked for `nargout` results (`usize::MAX`: any number), and
/// all it calls.
pub fn analyze(
    program: &mut dyn ProgramSource,
    entry: FuncId,
    args: &[AbsValue],
    nargout: usize,
    options: &Options,
) -> Analysis {
    analyze_given(program, entry, &Given::values(args), nargout, options)
}

/// The same for what is given with more said of it.
pub fn analyze_given(
    program: &mut dyn ProgramSource,
    entry: FuncId,
    given: &Given,
    nargout: usize,
    options: &Options,
) -> Analysis {
    analyze_entries(program, &[(entry, given, nargout)], options)
}

/// The same for several entries, in any order of which the program may be entered, and again.
pub fn analyze_entries(
    program: &mut dyn ProgramSource,
    entries: &[(FuncId, &Given, usize)],
    options: &Options,
) -> Analysis {
    let mut engine = Engine::new(program, options);
    let mut keys = entries.iter().map(|(entry, given, nargout)| key_of(*entry, given, *nargout, options));
    let Some(first) = keys.next() else { return assemble(engine, ContextId::from_u32(0)) };
    for key in keys {
        let entry = engine.create(key);
        engine.entries.push(entry);
        engine.enqueue(entry);
    }
    let start = engine.solve(first);
    engine.entries.insert(0, start);
    assemble(engine, start)
}

fn key_of(entry: FuncId, given: &Given, nargout: usize, options: &Options) -> Key {
    let args = given.args.iter().map(|(v, extent)| {
        let dim = extent.map(Dim::from).or_else(|| constant_dim(v));
        (v.clone().defined(), dim.map_or(Term::None, Term::Scalar))
    });
    let nargout = (nargout != usize::MAX).then_some(nargout);
    Key {
        rest: options.open.then(AbsValue::top),
        syms: given.syms.clone(),
        ..Key::call(entry, args.collect(), nargout)
    }
}

fn assemble(mut engine: Engine<'_>, start: ContextId) -> Analysis {
    let mut diagnostics = std::mem::take(&mut engine.diagnostics);
    let failures = std::mem::take(&mut engine.failures);
    let (complete, steps) = (engine.complete, engine.steps);
    let mut handed: Vec<FuncId> = engine.handed.iter().copied().collect();
    handed.sort();
    let classes = std::mem::take(&mut engine.classes);
    let (apart, classes) = (classes.any_apart(), classes.members.into_list());
    let roots = std::mem::take(&mut engine.roots);
    let infos = engine.infos();
    let of = |engine: &mut Engine<'_>, f: &FuncId| Some((*f, engine.source().class_of(*f)?));
    let class_of = infos.keys().filter_map(|f| of(&mut engine, f)).collect();
    let entries = std::mem::take(&mut engine.entries);
    let others: Vec<ContextId> = roots.iter().chain(&entries).copied().collect();
    let (parts, globals) = engine.into_parts(start, &others);
    let span = |f: FuncId, s: StmtId| {
        let info = infos.get(&f);
        let tried = info.is_some_and(|i| i.tried.contains(s));
        (info.and_then(|i| i.function.spans[s]), info.map(|i| i.function.name), tried)
    };
    let file = parts.first().and_then(|(_, p)| infos.get(&p.key.func)).map(|i| i.function.span.file);
    diagnostics.extend(engine::certain(&failures, &parts, &span, file));
    diagnostics.sort_by_key(|d| d.span.map(|s| (s.file, s.start)));
    let number: FxHashMap<ContextId, ContextId> =
        parts.iter().enumerate().map(|(i, (old, _))| (*old, ContextId::from_u32(i as u32))).collect();
    let mut callers: FxHashMap<ContextId, Vec<ContextId>> = FxHashMap::default();
    let mut contexts: PrimaryMap<ContextId, Context> = PrimaryMap::with_capacity(parts.len());
    for (old, part) in parts {
        let me = number[&old];
        let mut facts = part.facts;
        renumber(&mut facts, &number);
        for edge in part.edges.iter().flat_map(|e| &e.1) {
            if let CallEdge::User { context, .. } = edge
                && let Some(&to) = number.get(context)
            {
                let list = callers.entry(to).or_default();
                if !list.contains(&me) {
                    list.push(me);
                }
            }
        }
        let key = &part.key;
        let returns = part.results.outputs.is_some();
        let outputs = part.results.outputs.unwrap_or_default().into_iter().map(|o| o.0).collect();
        contexts.push(Context {
            func: key.func,
            args: key.args.iter().map(|a| a.0.clone()).collect(),
            nargin: key.args.len() - key.bound.min(key.args.len()),
            open: key.rest.is_some(),
            making: key.making.is_some(),
            nargout: key.nargout.unwrap_or(usize::MAX),
            outputs,
            returns,
            facts,
            callers: Vec::new(),
        });
    }
    for (to, list) in callers {
        contexts[to].callers = list;
    }
    Analysis {
        contexts,
        entry: ContextId::from_u32(0),
        entries: entries.iter().filter_map(|e| number.get(e).copied()).collect(),
        diagnostics,
        complete,
        globals: globals.into_iter().collect(),
        handed,
        classes,
        apart,
        class_of,
        open: roots.iter().filter_map(|root| number.get(root).copied()).collect(),
        steps,
    }
}

fn renumber(facts: &mut crate::facts::Facts, number: &FxHashMap<ContextId, ContextId>) {
    for s in facts.stmts.keys().collect::<Vec<_>>() {
        let Some(f) = facts.stmts[s].as_deref_mut() else { continue };
        for edge in &mut f.calls {
            if let CallEdge::User { context, .. } = edge
                && let Some(&new) = number.get(context)
            {
                *context = new;
            }
        }
    }
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod widening_tests;
