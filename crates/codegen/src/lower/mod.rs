//! Lowering: Tame IR with the facts of the value analysis becomes Loops, naively.
//!
//! Each context of the analysis becomes one function whose variables have the representation that
//! [`repr`] chooses. Each statement of Tame IR becomes its own statements of Loops: every temporary has
//! a place, every check stands there, work on whole arrays is one `Compute`, `Reduce` or `Concat`, and
//! what has no such form is a call of the runtime library on boxed values, with MATLAB's whole meaning.
//! What the analysis has proved goes along as a proof in the check that it makes unnecessary.
//!
//! What it does not do: combine statements, leave checks out, reuse storage, choose between two forms
//! for speed. That is for [`passes`](crate::passes).

mod among;
mod arms;
mod array;
mod bits;
mod boxing;
mod build;
mod builtin;
mod call;
mod callback;
mod called_names;
mod caller;
mod columns;
mod concat;
mod control;
mod delete;
mod deliver;
mod direct;
mod dispatch;
mod element;
mod element_set;
mod elementwise;
mod entry;
mod export;
mod fields;
mod frame;
mod frames;
mod fun;
mod function;
mod get;
mod grid;
mod grow;
mod guards;
mod insert;
mod kernel;
mod layout;
mod local;
mod made;
mod masks;
mod measure;
mod method;
mod moved;
mod named;
mod naming;
mod open;
mod overlap;
mod part;
mod path;
mod program;
mod property;
mod rearranged;
mod reduce;
mod refer;
mod repr;
mod results;
mod scalar;
mod set;
mod shared;
mod signature;
mod slots;
mod spread;
mod statement;
mod storage;
mod subscript;
mod table;
mod tables;
mod value;
mod vars;
mod vectors;
mod workspace;
mod wrapper;

use analysis::Analysis;
use analysis::members::Members;
use base::{EntityRef, FxHashMap, FxHashSet};
use frames::Frames;
use ir::loops::{FunctionId, Module};
use ir::tir::{self, FuncId};
use naming::Names;
use program::{Cx, Shared, Signature, Thunks};

pub use callback::Called;
pub use export::{Argument, Wanted};
pub use kernel::by_name;
pub use program::{Refused, Why};
use vars::Vars;

/// Who enters a program.
#[derive(Clone, Debug, Default)]
pub enum Way {
    /// It begins with its entry.
    #[default]
    Program,
    /// The entry is a function that takes its arguments from the command line.
    CommandLine,
    /// Callers elsewhere: a door for each entry of the analysis.
    Library(Vec<Wanted>),
}

/// What lowering makes of a program.
pub struct Lowered {
    /// Loops; incomplete where anything is refused.
    pub module: Module,
    /// What has no compiled form.
    pub refused: Vec<Refused>,
    /// Functions whose handles are called in more ways than can be told apart, or go where their types are not
    /// known: they are to be general (`analysis::Options::general`). Where there are any, the rest is not to be
    /// used.
    pub to_generalise: FxHashSet<FuncId>,
}

/// Lowers a whole program. Where anything is refused the module is incomplete and must not be emitted.
/// `handed` are functions that an interpreter runs; `general` are those whose parameters and results are all boxed.
/// `way`: who enters it.
pub fn lower(
    program: &tir::Program,
    analysis: &Analysis,
    handed: &[FuncId],
    general: &FxHashSet<FuncId>,
    way: &Way,
) -> Lowered {
    let mut general = general.clone();
    general.extend(Some(&analysis.contexts[analysis.entry]).filter(|c| c.open).map(|c| c.func));
    general.extend(analysis.open.iter().map(|c| analysis.contexts[*c].func));
    let general = &general;
    let mut names = Names::default();
    let is_recursive = |f| program::is_recursive(analysis, f);
    let ends = guards::sees_ends(program, analysis);
    let mut module = Module { sees_ends: ends, octave: program.octave, ..Module::default() };
    let frames = Frames::of(program, analysis, &is_recursive, (&mut names, &mut module));
    let mut signatures: Vec<Signature> = Vec::new();
    let mut vars: Vec<Vars> = Vec::new();
    let members = Members::new(analysis.classes.clone());
    let parameters = storage::Parameters::of(program, analysis, general);
    for (id, context) in analysis.contexts.iter() {
        let function = &program.functions[context.func];
        // A method that is called where the class of its object is known is entered there alone.
        let of_class = members.has(context.func) || members.gives_default(context.func);
        let apart = of_class && !analysis.open.contains(&id);
        let general = general.contains(&context.func) && !apart;
        vars.push(Vars::of(context, function, (general, ends), &parameters));
    }
    tables::settle(program, analysis, &mut vars, &tables::called_directly(analysis, handed));
    for (context, own) in analysis.contexts.values().zip(&vars) {
        let name = names.unique(program.functions[context.func].name.as_str());
        let taken = frames.taken(context.func);
        signatures.push(signature::signature(program, context, (own, &members), taken, name));
    }
    for s in &signatures {
        module.functions.push(s.prototype.clone());
    }
    let mut refused = Vec::new();
    let mut to_generalise = FxHashSet::default();
    let mut sites = FxHashMap::default();
    let mut thunks = Thunks::default();
    let cells = shared::declare(program, analysis, &vars, &frames, &mut names, &mut module);
    let asking = caller::asking(program);
    let whole = program::whole_names(program);
    let cx = Cx {
        program,
        analysis,
        members,
        signatures: &signatures,
        cells,
        frames,
        handed,
        general,
        asking,
        whole,
    };
    for (id, context) in analysis.contexts.iter() {
        let mut shared = Shared {
            module: &mut module,
            sites: &mut sites,
            thunks: &mut thunks,
            to_generalise: &mut to_generalise,
            refused: &mut refused,
        };
        let at = id.index();
        let lowered = function::function(&cx, context, &vars[at], &signatures[at], &mut shared);
        module.functions[FunctionId::new(at)] = lowered;
    }
    let mut shared = Shared {
        module: &mut module,
        sites: &mut sites,
        thunks: &mut thunks,
        to_generalise: &mut to_generalise,
        refused: &mut refused,
    };
    let mut classes = method::classes(&cx, &mut shared);
    for (id, context) in analysis.contexts.iter() {
        let class = analysis.class_of.get(&context.func);
        classes.of.extend(class.map(|class| (FunctionId::new(id.index()), *class)));
    }
    module.classes = classes;
    let asked = thunks.in_order();
    let mut shared = Shared {
        module: &mut module,
        sites: &mut sites,
        thunks: &mut thunks,
        to_generalise: &mut to_generalise,
        refused: &mut refused,
    };
    wrapper::wrappers(&asked, &cx, &vars, &mut names, &mut shared);
    match way {
        Way::Program => module.entry = Some(FunctionId::new(analysis.entry.index())),
        Way::CommandLine => {
            let start = entry::start(&cx, &vars, &mut names, &mut shared);
            module.entry = Some(start);
        }
        Way::Library(entries) => {
            for (wanted, context) in entries.iter().zip(&analysis.entries) {
                match export::door(&cx, &mut names, &mut module, *context, wanted) {
                    Ok(export) => module.exports.push(export),
                    Err(why) => refused.push(why),
                }
            }
        }
    }
    Lowered { module, refused, to_generalise }
}
