//! What the value analysis found: contexts, the values in them, and the edges of the call graph.

use base::{Diagnostic, FxHashMap, FxHashSet, Name, PrimaryMap, SecondaryMap, entity_impl};
use builtins::BuiltinId;
use ir::tir::{FuncId, StmtId, VarId};
use runtime::classes::text::Declared;
use types::{AbsValue, Interval, Sym};

/// A function with the arguments it is called with; of an [`Analysis`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ContextId(u32);
entity_impl!(ContextId, "context");

/// The result of the value analysis: the call graph of everything that can be reached from the
/// entry, with the values each variable can have.
#[derive(Debug)]
pub struct Analysis {
    /// A function specialised to a kind of arguments: the nodes of the call graph.
    pub contexts: PrimaryMap<ContextId, Context>,
    /// Where the program begins.
    pub entry: ContextId,
    /// All entries, that one first.
    pub entries: Vec<ContextId>,
    /// What is surely wrong, and what could not be followed.
    pub diagnostics: Vec<Diagnostic>,
    /// Every call is known. Otherwise something outside the analysis may run (it is reported),
    /// and what it gives is taken to be anything.
    pub complete: bool,
    /// What global variables hold, over the whole program.
    pub globals: FxHashMap<Name, AbsValue>,
    /// The classes of the program that may have objects; functions have their numbers in Tame IR. Empty where
    /// classes are not followed ([`Options::classes`](crate::Options)).
    pub classes: Vec<Declared>,
    /// The functions that an interpreter runs: those that were handed over, and of the library those about classes
    /// that it runs.
    pub handed: Vec<FuncId>,
    /// Classes of the library occur that an interpreter runs.
    pub apart: bool,
    /// The classes whose members functions may use, methods and what stands in them.
    pub class_of: FxHashMap<FuncId, Name>,
    /// Contexts that the run may enter, whatever the analysis sees: those of functions of the classes, and of
    /// functions of which handles are made where there are classes.
    pub open: Vec<ContextId>,
    /// How many statements were looked at, repeated visits included.
    pub steps: u64,
}

/// A function called with arguments of certain kinds.
#[derive(Debug)]
pub struct Context {
    /// The function.
    pub func: FuncId,
    /// The arguments in order, those of `varargin` after the others; missing ones are absent. For
    /// an anonymous function, the captured values come first.
    pub args: Vec<AbsValue>,
    /// What `nargin` is: for an anonymous function, without the captured values.
    pub nargin: usize,
    /// A cs-list of unknown length stands among the arguments: further ones than `args` may come,
    /// and the last ones may be missing.
    pub open: bool,
    /// It is a constructor that is called for an object that is there.
    pub making: bool,
    /// How many results are asked for.
    pub nargout: usize,
    /// The results, at least one where the function gives any, even if none is asked for.
    /// May-be-undefined where the function may end without assigning it.
    pub outputs: Vec<AbsValue>,
    /// Whether the call may come back.
    pub returns: bool,
    /// What is known at each statement.
    pub facts: Facts,
    /// The contexts with a call to this one.
    pub callers: Vec<ContextId>,
}

impl Context {
    /// What `varargin` begins as in a function of so many other parameters, where the call is not open.
    pub fn rest(&self, fixed: usize) -> AbsValue {
        let rest = self.args.get(fixed..).unwrap_or_default().to_vec();
        AbsValue::cell(usize::from(!rest.is_empty()), rest)
    }
}

/// What may be called at a statement.
#[derive(Clone, PartialEq, Debug)]
pub enum CallEdge {
    /// A function of the program. `handle` says that it is reached through a handle (or `feval`, or
    /// `cellfun`, ...) and with how many bound values in front of the arguments.
    User {
        /// Where it leads.
        context: ContextId,
        /// Bound values, where it is reached through a handle.
        handle: Option<usize>,
    },
    /// A builtin, called by name or through a handle.
    Builtin {
        /// Which one.
        id: BuiltinId,
        /// It is reached through a handle.
        handle: bool,
    },
    /// What the classes of objects decide when it runs; beside it stands what is called where they decide
    /// nothing.
    Method(Name),
    /// Something that could not be found out.
    Unknown(Name),
}

/// What was proved of the indices of a `Get`, `Set` or `Delete`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IndexProof {
    /// Every index is a positive integer (or a colon, or a logical mask).
    pub positive: bool,
    /// No index that is a position exceeds its extent: nothing grows.
    pub in_bounds: bool,
}

/// What is known of a loop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LoopFacts {
    /// It surely runs a first round.
    pub enters: bool,
    /// The values its variable takes, for a `for`.
    pub var: Interval,
    /// The step of a range, where it is a constant.
    pub step: Option<f64>,
}

/// What is known at one statement.
#[derive(Clone, Debug, Default)]
pub(crate) struct StmtFacts {
    /// In the order of the variables.
    pub before: Vec<(VarId, AbsValue)>,
    pub after: Vec<(VarId, AbsValue)>,
    pub calls: Vec<CallEdge>,
    pub index: IndexProof,
    /// The classes of the objects on which steps behind the first find names, by the name of the step before and
    /// their own.
    pub met: Vec<((Name, Name), Name)>,
    pub branches: (bool, bool),
    pub looping: Option<LoopFacts>,
    /// What the variable of a `for` is after no round at all, where that can be and matters.
    pub no_round: Option<AbsValue>,
}

/// What is known at each statement of a context.
#[derive(Debug)]
pub struct Facts {
    pub(crate) stmts: SecondaryMap<StmtId, Option<Box<StmtFacts>>>,
    pub(crate) vars: FxHashMap<VarId, AbsValue>,
    pub(crate) births: FxHashMap<StmtId, Vec<Sym>>,
    pub(crate) nothing: AbsValue,
}

impl Default for Facts {
    fn default() -> Self {
        Facts {
            stmts: SecondaryMap::new(),
            vars: FxHashMap::default(),
            births: FxHashMap::default(),
            nothing: AbsValue::bottom(),
        }
    }
}

impl Facts {
    /// The class of the object on which a step of the path at a statement finds a name, if it finds an object, where it
    /// is the only one; `names` are those of the step before and its own.
    pub fn met(&self, id: StmtId, names: (Name, Name)) -> Option<Name> {
        let all = self.stmts[id].as_deref().map_or(&[][..], |f| &f.met);
        let mut classes = all.iter().filter(|(found, _)| *found == names).map(|(_, class)| *class);
        let class = classes.next()?;
        classes.all(|other| other == class).then_some(class)
    }

    /// Whether `s` may run.
    pub fn reachable(&self, s: StmtId) -> bool {
        self.stmts[s].is_some()
    }

    /// The value of `v` when `s` reads it, for each variable that `s` reads (`walk::uses`; for an
    /// `if` or `while`, when its condition is tested). Bottom where `s` never runs.
    pub fn before(&self, s: StmtId, v: VarId) -> &AbsValue {
        let before = self.stmts[s].as_deref().map_or(&[][..], |f| &f.before);
        before.binary_search_by_key(&v, |(w, _)| *w).map_or(&self.nothing, |at| &before[at].1)
    }

    /// The value of `v` after `s` assigned it, for each variable that `s` assigns (`walk::defs`;
    /// for a `for`, in each round). Bottom where `s` never runs or never ends.
    pub fn after(&self, s: StmtId, v: VarId) -> &AbsValue {
        let after = self.stmts[s].as_deref().map_or(&[][..], |f| &f.after);
        after.iter().find(|(w, _)| *w == v).map_or(&self.nothing, |(_, value)| value)
    }

    /// The join of all values that `v` is given in this context: its static type. For a global,
    /// persistent or shared variable, of all that anybody gives it.
    pub fn var(&self, v: VarId) -> &AbsValue {
        self.vars.get(&v).unwrap_or(&self.nothing)
    }

    /// The symbols that begin to stand for a new number at `s` (for an `if`: where its paths meet; for a
    /// loop: where a round begins).
    pub fn born_at(&self, s: StmtId) -> &[Sym] {
        self.births.get(&s).map_or(&[], |b| b)
    }

    /// Lists that hold one value wherever they are made have become variables for this value.
    pub fn unlist(&mut self, lists: &FxHashSet<VarId>) {
        let unlist = |list: &mut AbsValue| {
            if !list.is_bottom() {
                *list = list.content(None);
            }
        };
        for facts in self.stmts.values_mut().flatten() {
            let known = facts.before.iter_mut().chain(&mut facts.after);
            known.filter(|(v, _)| lists.contains(v)).for_each(|(_, value)| unlist(value));
        }
        lists.iter().for_each(|v| self.vars.get_mut(v).into_iter().for_each(unlist));
    }

    /// What may be called at `s`.
    pub fn calls(&self, s: StmtId) -> &[CallEdge] {
        self.stmts[s].as_deref().map_or(&[], |f| &f.calls)
    }

    /// What may be called anywhere in the function.
    pub fn all_calls(&self) -> impl Iterator<Item = &CallEdge> {
        self.stmts.values().flatten().flat_map(|f| &f.calls)
    }

    /// What was proved of the indices in the path of `s`.
    pub fn index(&self, s: StmtId) -> IndexProof {
        self.stmts[s].as_deref().map_or(IndexProof::default(), |f| f.index)
    }

    /// Whether the condition of an `if` or `while` can be true, and whether it can be false.
    pub fn branches(&self, s: StmtId) -> (bool, bool) {
        self.stmts[s].as_deref().map_or((false, false), |f| f.branches)
    }

    /// What the variable of a `for` is after no round at all, where that can be and somebody reads it.
    pub fn no_round(&self, s: StmtId) -> Option<&AbsValue> {
        self.stmts[s].as_deref().and_then(|f| f.no_round.as_ref())
    }

    /// What is known of loop `s`.
    pub fn looping(&self, s: StmtId) -> Option<LoopFacts> {
        self.stmts[s].as_deref().and_then(|f| f.looping)
    }
}

impl Analysis {
    /// The contexts of `func`, in the order in which they were found.
    pub fn contexts_of(&self, func: FuncId) -> impl Iterator<Item = ContextId> {
        self.contexts.iter().filter(move |(_, c)| c.func == func).map(|(id, _)| id)
    }

    /// Every function that may run.
    pub fn functions(&self) -> FxHashSet<FuncId> {
        self.contexts.values().map(|c| c.func).collect()
    }
}
