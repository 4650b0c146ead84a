//! The interprocedural part: contexts, made when a call needs them and kept; what each depends on;
//! and the worklist that runs them until nothing changes.
//!
//! A call runs its callee at once where the stack allows, so that most results are known when they
//! are first needed; else, and in recursion, it goes on with what is known so far (at first:
//! the call does not come back) and runs again when that grows.
//!
//! Termination: a function has a bounded number of contexts, the last of which takes all further
//! arguments in by widening; results and cells (globals, persistent and shared variables) are
//! widened; beyond a budget of steps everything that changes becomes anything.

use super::cells::Cells;
use super::counting::{self, Given, Summaries};
use super::deep;
use super::info::Info;
use super::intra::{Intra, Outcome};
use super::key::{self, Canonical, Key, Level, Operand, Reply, Results};
use super::objects::Classes;
use super::record::Edges;
use super::state::Term;
use super::symbols::{SymTable, SymView};
use crate::facts::{CallEdge, ContextId, Facts};
use crate::source::ProgramSource;
use crate::value::Options;
use base::{Code, Diagnostic, FileId, FxHashMap, FxHashSet, Name, PrimaryMap, Severity, Span};
use builtins::BuiltinId;
use ir::tir::{FuncId, StmtId};
use std::collections::{BTreeSet, VecDeque};
use std::rc::Rc;
use types::{AbsValue, Dim, Sym};

struct Node {
    key: Rc<Key>,
    results: Results,
    callers: FxHashSet<ContextId>,
    edges: Edges,
    /// What it called in the present run, in rounds that were not final, too.
    touched: FxHashSet<ContextId>,
    table: SymTable,
    runs: u32,
    dirty: bool,
    active: bool,
    facts: Option<Facts>,
}

/// The interprocedural analysis.
pub struct Engine<'p> {
    source: &'p mut dyn ProgramSource,
    /// What was asked for.
    pub options: &'p Options,
    infos: FxHashMap<FuncId, Rc<Info>>,
    nodes: PrimaryMap<ContextId, Node>,
    by_func: FxHashMap<FuncId, Vec<ContextId>>,
    queue: BTreeSet<ContextId>,
    /// What lives outside of activations.
    pub(super) cells: Cells,
    anonymous: FxHashMap<String, FuncId>,
    /// What builtins give for that many arguments and results of which nothing is known.
    of_unknown: FxHashMap<(BuiltinId, usize, usize), Option<Vec<AbsValue>>>,
    depth: u32,
    /// Statements looked at.
    pub steps: u64,
    recording: bool,
    /// What is walked over is what all walks before agreed on.
    pub(super) settled: bool,
    /// Functions that a call has led into.
    followed: FxHashSet<FuncId>,
    /// Functions met when enough was looked at.
    pub(super) unfollowed: FxHashSet<FuncId>,
    /// Some function may change the variables of its caller by name.
    pub reaches_callers: bool,
    /// Objects of classes of the program may occur: operators and functions may be their methods.
    pub objects: bool,
    /// Handles of which nothing is known may be called.
    handles_called: bool,
    /// The classes with a folder of functions.
    pub class_folders: Vec<Name>,
    /// The functions of which handles are made.
    pub made: FxHashSet<FuncId>,
    /// The classes of the program that were met, where they are followed.
    pub classes: Classes,
    /// Maps may be stored to where nobody looks.
    pub(super) maps_open: bool,
    /// Contexts that something enters which is not looked at.
    pub roots: Vec<ContextId>,
    /// Where the program is entered, beside the context that is solved for.
    pub entries: Vec<ContextId>,
    pub opened: FxHashSet<FuncId>,
    /// The functions that an interpreter runs.
    pub handed: FxHashSet<FuncId>,
    /// What was found.
    pub diagnostics: Vec<Diagnostic>,
    /// What fails, perhaps not in every context.
    pub failures: Vec<Failure>,
    seen: FxHashSet<(&'static str, Option<Span>, String)>,
    /// Nothing unknown was met.
    pub complete: bool,
    /// What counters tell of functions.
    pub(super) counters: Summaries,
}

/// A call of a function of the program.
pub struct Request<'a> {
    /// The function.
    pub func: FuncId,
    /// Arguments, bound values first.
    pub args: &'a [Operand],
    /// What further arguments may come.
    pub rest: Option<&'a AbsValue>,
    /// How many of `args` are bound values.
    pub bound: usize,
    /// How many results are asked for, where known.
    pub nargout: Option<usize>,
    /// Reached through a handle.
    pub handle: bool,
    /// The object that a constructor is called for.
    pub making: Option<AbsValue>,
    /// What is known of counters and their arrays among the arguments.
    pub counts: Given,
}

impl<'a> Request<'a> {
    /// A call with these arguments and no others, for one result.
    pub fn direct(func: FuncId, args: &'a [Operand]) -> Request<'a> {
        let (handle, counts) = (false, Given::default());
        Request { func, args, rest: None, bound: 0, nargout: Some(1), handle, making: None, counts }
    }
}

/// How often what is known is recorded at most.
const MOST_RECORDINGS: usize = 8;
/// How many calls may be followed inside each other; beyond, they wait in the queue.
const DESCENT_LIMIT: u32 = 12;

/// How many contexts a function may have had, those that nobody calls any more among them, as a multiple of the
/// number that is kept exact; beyond, calls are told apart by classes alone, and beyond twice as many not at all.
const SETTLES: usize = 24;

/// A function may run that nobody looks at: it may give any value to what lives outside of activations.
pub(super) fn unfollow(engine: &mut Engine<'_>, func: FuncId) {
    if engine.unfollowed.insert(func) && engine.unfollowed.len() == 1 {
        engine.cells.readers(|_| true).into_iter().for_each(|reader| engine.enqueue(reader));
    }
}

impl<'p> Engine<'p> {
    /// An engine without contexts.
    pub fn new(source: &'p mut dyn ProgramSource, options: &'p Options) -> Engine<'p> {
        builtins::fold_in(source.octave());
        let class_folders = source.class_folders();
        Engine {
            source,
            options,
            infos: FxHashMap::default(),
            nodes: PrimaryMap::new(),
            by_func: FxHashMap::default(),
            queue: BTreeSet::new(),
            cells: Cells::default(),
            anonymous: FxHashMap::default(),
            of_unknown: FxHashMap::default(),
            depth: 0,
            steps: 0,
            recording: false,
            settled: false,
            followed: FxHashSet::default(),
            unfollowed: FxHashSet::default(),
            reaches_callers: false,
            objects: !class_folders.is_empty(),
            handles_called: false,
            class_folders,
            made: FxHashSet::default(),
            classes: Classes::default(),
            maps_open: false,
            roots: Vec::new(),
            entries: Vec::new(),
            opened: FxHashSet::default(),
            handed: options.handed.clone(),
            diagnostics: Vec::new(),
            failures: Vec::new(),
            seen: FxHashSet::default(),
            complete: true,
            counters: Summaries::default(),
        }
    }

    /// Where functions come from.
    pub fn source(&mut self) -> &mut dyn ProgramSource {
        self.source
    }

    /// What a builtin gives when nothing is known of its arguments; `None` where it always fails.
    pub fn of_unknown(&mut self, id: BuiltinId, nargs: usize, nargout: usize) -> Option<Vec<AbsValue>> {
        let make = || {
            let unknown = builtins::Operand { value: AbsValue::top(), dim: Dim::Unknown, sizes: None };
            let results = builtins::transfer(id, &vec![unknown; nargs], nargout, &types::NoFacts).ok()?;
            Some(results.into_iter().map(|r| r.value).collect())
        };
        self.of_unknown.entry((id, nargs, nargout)).or_insert_with(make).clone()
    }

    /// The function behind the text of an anonymous function.
    pub fn anonymous(&mut self, text: &str) -> Option<FuncId> {
        if let Some(&f) = self.anonymous.get(text) {
            return Some(f);
        }
        let f = self.source.lower_anonymous(text)?;
        self.anonymous.insert(text.to_owned(), f);
        Some(f)
    }

    /// What is known of the text of a function.
    pub fn info(&mut self, func: FuncId) -> Option<Rc<Info>> {
        if let Some(info) = self.infos.get(&func) {
            return Some(info.clone());
        }
        let function = self.source.program().functions.get(func)?.clone();
        let info = Rc::new(Info::of(function));
        self.infos.insert(func, info.clone());
        Some(info)
    }

    /// The texts of all functions that were looked at.
    pub fn infos(&self) -> FxHashMap<FuncId, Rc<Info>> {
        self.infos.clone()
    }

    /// Whether the budget is spent: what changes from now on becomes anything.
    pub fn is_coarse(&self) -> bool {
        self.steps > self.options.budget
    }

    /// Whether calls of a function are followed; once answered, it stays so. The entry calling itself is a call
    /// like others.
    pub fn follows(&mut self, func: FuncId) -> bool {
        if self.followed.contains(&func) {
            return true;
        }
        if self.steps <= self.options.follow {
            return self.followed.insert(func);
        }
        unfollow(self, func);
        false
    }

    /// Whether facts are written down.
    pub fn is_recording(&self) -> bool {
        self.recording
    }

    /// Runs everything from `key` on; gives its context.
    pub fn solve(&mut self, key: Key) -> ContextId {
        let entry = self.create(key);
        self.class_folders.clone().into_iter().for_each(|class| self.meet(class));
        // What one function does that nothing else depends on is known after one walk.
        self.recording = true;
        self.run(entry);
        self.recording = false;
        if self.queue.is_empty() && self.nodes.len() == 1 {
            return entry;
        }
        // Recording must not find anything new; should it, all is done once more. What surely fails shows only here.
        for _ in 0..MOST_RECORDINGS {
            self.drain(entry);
            (self.recording, self.settled) = (true, true);
            self.record(entry);
            (self.recording, self.settled) = (false, false);
            if self.queue.is_empty() {
                break;
            }
        }
        entry
    }

    /// Runs what waits; says whether nothing did, so that what was answered is final.
    pub fn settle(&mut self) -> bool {
        let settled = self.queue.is_empty();
        self.drain(ContextId::from_u32(u32::MAX - 1));
        settled
    }

    fn drain(&mut self, entry: ContextId) {
        // Callees have higher numbers: they go first.
        while let Some(id) = self.queue.pop_last() {
            let node = &self.nodes[id];
            let entry = id == entry || self.entries.contains(&id);
            if node.dirty && (entry || !node.callers.is_empty() || self.roots.contains(&id)) {
                self.run(id);
            }
        }
    }

    fn record(&mut self, entry: ContextId) {
        self.diagnostics.clear();
        self.failures.clear();
        self.seen.clear();
        self.complete = true;
        let mut done: FxHashSet<ContextId> = FxHashSet::default();
        let mut todo: Vec<ContextId> =
            self.roots.iter().chain(&self.entries).copied().chain([entry]).collect();
        while !todo.is_empty() {
            while let Some(id) = todo.pop() {
                if done.insert(id) {
                    self.run(id);
                    todo.extend(self.callees(id));
                }
            }
            // What was called in a more general way meanwhile has run again, and may call others now.
            todo = done.iter().flat_map(|id| self.callees(*id)).filter(|c| !done.contains(c)).collect();
            todo.sort();
        }
    }

    /// The contexts that a context calls.
    fn callees(&self, id: ContextId) -> impl Iterator<Item = ContextId> {
        self.nodes[id].edges.values().flatten().filter_map(|edge| match edge {
            CallEdge::User { context, .. } => Some(*context),
            _ => None,
        })
    }

    pub fn create(&mut self, key: Key) -> ContextId {
        let func = key.func;
        let id = self.nodes.push(Node {
            key: Rc::new(key),
            results: Results::default(),
            callers: FxHashSet::default(),
            edges: FxHashMap::default(),
            touched: FxHashSet::default(),
            table: SymTable::default(),
            runs: 0,
            dirty: true,
            active: false,
            facts: None,
        });
        self.by_func.entry(func).or_default().push(id);
        id
    }

    /// Walks the function of a context once.
    fn run(&mut self, id: ContextId) {
        let key = self.nodes[id].key.clone();
        let func = key.func;
        let Some(info) = self.info(func) else { return };
        let node = &mut self.nodes[id];
        node.active = true;
        node.dirty = false;
        node.runs += 1;
        let runs = node.runs;
        let table = std::mem::take(&mut node.table);
        self.queue.remove(&id);
        self.depth += 1;
        let Outcome { results, table, edges, facts } = Intra::new(self, id, info, key, table).run();
        self.depth -= 1;
        self.replace_edges(id, edges);
        let coarse = self.is_coarse();
        let recording = self.recording;
        let node = &mut self.nodes[id];
        node.active = false;
        node.table = table;
        if recording {
            node.facts = Some(facts);
        }
        if let Some(joined) = node.results.joined(results, runs, coarse) {
            node.results = joined;
            for caller in node.callers.clone() {
                self.enqueue(caller);
            }
        }
        let given = self.nodes[id].results.outputs.as_ref().and_then(|o| o.first()).map(|o| o.0.clone());
        self.store_default(func, given);
    }

    pub fn enqueue(&mut self, id: ContextId) {
        self.nodes[id].dirty = true;
        self.queue.insert(id);
    }

    fn replace_edges(&mut self, id: ContextId, edges: Edges) {
        let targets = |edges: &Edges| -> FxHashSet<ContextId> {
            let user = |e: &CallEdge| match e {
                CallEdge::User { context, .. } => Some(*context),
                _ => None,
            };
            edges.values().flatten().filter_map(user).collect()
        };
        let now = targets(&edges);
        let mut before = targets(&self.nodes[id].edges);
        before.extend(std::mem::take(&mut self.nodes[id].touched));
        for gone in before.difference(&now) {
            self.nodes[*gone].callers.remove(&id);
        }
        for c in now {
            self.nodes[c].callers.insert(id);
        }
        self.nodes[id].edges = edges;
    }

    /// A call from context `caller`: the edge beside the answer; `None` where the function does not exist.
    pub fn call(
        &mut self,
        caller: ContextId,
        view: &SymView<'_>,
        r: &Request<'_>,
    ) -> Option<(CallEdge, Reply)> {
        let info = self.info(r.func)?;
        let (id, meaning) = self.context_for(&info, view, r);
        let node = &self.nodes[id];
        if !node.active && node.dirty {
            if self.depth < DESCENT_LIMIT {
                self.run(id);
            } else {
                self.queue.insert(id);
            }
        }
        self.nodes[caller].touched.insert(id);
        let node = &mut self.nodes[id];
        node.callers.insert(caller);
        let syms: Vec<Sym> = node.key.syms.iter().map(|(s, _)| *s).collect();
        let reply = Reply { results: node.results.clone(), meaning: syms.into_iter().zip(meaning).collect() };
        let handle = r.handle.then_some(r.bound);
        Some((CallEdge::User { context: id, handle }, reply))
    }

    fn context_for(&mut self, info: &Info, view: &SymView<'_>, r: &Request<'_>) -> (ContextId, Vec<Dim>) {
        let known = self.by_func.get(&r.func).cloned().unwrap_or_default();
        let made = |c: Canonical| Canonical {
            key: Key { making: r.making.clone(), counts: r.counts.clone(), ..c.key },
            ..c
        };
        let of = (r.rest, r.bound, r.nargout);
        let make = |level| made(key::canonical(view, &info.function, r.func, r.args, of, level));
        if r.handle && self.options.general.contains(&r.func) {
            let Canonical { mut key, .. } = make(Level::Classes);
            // Calls whose number of arguments only the run knows are alike, however many are written.
            if let Some(rest) = &mut key.rest {
                for (value, _) in key.args.drain(r.bound.min(key.args.len())..) {
                    *rest = rest.join(&deep::without_syms(&value));
                }
            }
            return (self.catch_all(&known, key), Vec::new());
        }
        let live = known.iter().filter(|&&c| !self.nodes[c].callers.is_empty()).count();
        let recursive = known.iter().any(|&c| self.nodes[c].active);
        let limit = self.options.contexts;
        // Contexts may come and go without end while those that call them change: all that there were count.
        let settles = known.len() < SETTLES * limit;
        if known.len() >= 2 * SETTLES * limit {
            let Canonical { key, .. } = make(Level::Classes);
            return (self.catch_all(&known, key), Vec::new());
        }
        if recursive
            && (settles && r.making.is_none())
            && !self.is_coarse()
            && live < 3 * limit
            && let Some(found) = self.recursive_context(&known, info, view, r)
        {
            return found;
        }
        let start = match live {
            _ if self.is_coarse() || !settles => Level::Classes,
            _ if recursive => Level::Extents,
            n if n < limit => Level::Exact,
            n if n < 3 * limit => Level::Constants,
            n if n < 5 * limit => Level::Extents,
            _ => Level::Classes,
        };
        for level in [Level::Exact, Level::Constants, Level::Extents, Level::Classes] {
            let Canonical { key, meaning } = make(level);
            if let Some(&c) = known.iter().find(|&&c| *self.nodes[c].key == key) {
                return (c, meaning);
            }
            if level >= start && (level < Level::Classes || live < 8 * limit) {
                return (self.create(key), meaning);
            }
        }
        let Canonical { key, .. } = make(Level::Classes);
        (self.catch_all(&known, key), Vec::new())
    }

    /// The context of a recursive call: general only in what differs from the call that is active.
    fn recursive_context(
        &mut self,
        known: &[ContextId],
        info: &Info,
        view: &SymView<'_>,
        r: &Request<'_>,
    ) -> Option<(ContextId, Vec<Dim>)> {
        let alike = |k: &Key| {
            k.args.len() == r.args.len() && k.bound == r.bound && k.rest.is_some() == r.rest.is_some()
        };
        let active = known.iter().rev().find(|&&c| self.nodes[c].active && alike(&self.nodes[c].key))?;
        let old = self.nodes[*active].key.clone();
        let args: Vec<Operand> =
            old.args.iter().zip(r.args).map(|(old, new)| key::widened(old, new)).collect();
        let Canonical { mut key, meaning } =
            key::canonical(view, &info.function, r.func, &args, (r.rest, r.bound, r.nargout), Level::Exact);
        key.counts = r.counts.clone();
        let found = known.iter().find(|&&c| *self.nodes[c].key == key).copied();
        Some((found.unwrap_or_else(|| self.create(key)), meaning))
    }

    /// All is done again.
    pub fn enqueue_all(&mut self) {
        for id in self.nodes.keys().collect::<Vec<_>>() {
            self.enqueue(id);
        }
    }

    /// The context that takes in all calls beyond the limit.
    fn catch_all(&mut self, known: &[ContextId], key: Key) -> ContextId {
        let alike = |k: &Key| {
            k.args.len() == key.args.len()
                && k.bound == key.bound
                && (k.nargout == key.nargout && k.making == key.making)
                && k.syms.is_empty()
        };
        let found = known.iter().rev().find(|&&c| alike(&self.nodes[c].key)).copied();
        let Some(id) = found else { return self.create(Key { syms: Vec::new(), ..key }) };
        let old = self.nodes[id].key.clone();
        let mut grown = (*old).clone();
        for (a, b) in grown.args.iter_mut().zip(&key.args) {
            if !b.0.leq(&a.0) {
                *a = (a.0.widen(&b.0), Term::None);
            }
        }
        grown.rest = match (grown.rest, key.rest) {
            (Some(a), Some(b)) => Some(a.join(&b)),
            (a, b) => a.or(b),
        };
        grown.counts = counting::joined(&grown.counts, &key.counts);
        if grown != *old {
            self.nodes[id].key = Rc::new(grown);
            self.enqueue(id);
        }
        id
    }

    /// From now on every call may change variables of its caller: all is done again.
    pub fn set_reaches_callers(&mut self) {
        if !self.reaches_callers {
            self.reaches_callers = true;
            self.enqueue_all();
        }
    }

    /// From now on a value that may be of any class may be an object: all is done again.
    pub fn set_objects(&mut self) {
        if !self.objects {
            self.objects = true;
            self.enqueue_all();
        }
        self.open_made();
    }

    /// From now on a handle of which nothing is known may be called: it may be of any function of which one is made.
    pub fn set_handles_called(&mut self) {
        if !self.handles_called {
            self.handles_called = true;
            self.open_made();
        }
    }

    fn open_made(&mut self) {
        if self.calls_any_handle() {
            let mut made: Vec<FuncId> = self.made.iter().copied().collect();
            made.sort();
            made.into_iter().for_each(|f| self.open(f));
            self.enqueue_all();
        }
    }

    /// Whether a function of which a handle is made may be called from where nobody sees it: objects keep handles.
    pub fn calls_any_handle(&self) -> bool {
        self.options.classes && (self.objects || self.handles_called)
    }

    /// Reports something, once; only while facts are written down.
    pub fn report(&mut self, code: &'static Code, span: Option<Span>, message: String) {
        if self.recording && self.seen.insert((code.name, span, message.clone())) {
            let mut d = Diagnostic::without_span(code, message);
            d.span = span;
            self.diagnostics.push(d);
        }
    }

    /// Notes that a way through a statement fails; only while facts are written down.
    pub fn report_failure(&mut self, failure: Failure) {
        if self.recording {
            self.failures.push(failure);
        }
    }

    /// The contexts in the order in which they are reached from `entry`, with all that belongs to
    /// them.
    pub fn into_parts(
        mut self,
        entry: ContextId,
        roots: &[ContextId],
    ) -> (Vec<(ContextId, Part)>, Vec<(Name, AbsValue)>) {
        let mut order = Vec::new();
        let mut seen: FxHashSet<ContextId> = FxHashSet::default();
        let mut todo: VecDeque<ContextId> = [entry].iter().chain(roots).copied().collect();
        while let Some(id) = todo.pop_front() {
            if !seen.insert(id) {
                continue;
            }
            let node = &mut self.nodes[id];
            let mut edges: Vec<(StmtId, Vec<CallEdge>)> =
                std::mem::take(&mut node.edges).into_iter().collect();
            edges.sort_by_key(|e| e.0);
            for edge in edges.iter().flat_map(|e| &e.1) {
                if let CallEdge::User { context, .. } = edge {
                    todo.push_back(*context);
                }
            }
            order.push((
                id,
                Part {
                    key: node.key.clone(),
                    results: std::mem::take(&mut node.results),
                    facts: node.facts.take().unwrap_or_default(),
                    edges,
                },
            ));
        }
        (order, self.cells.into_globals())
    }
}

/// A way through a statement that fails in a context.
#[derive(Clone)]
pub struct Failure {
    /// The function.
    pub func: FuncId,
    /// The statement.
    pub stmt: StmtId,
    /// The context.
    pub context: ContextId,
    /// What is said of it.
    pub d: Diagnostic,
    /// Whether the call that leads there is wrong, and not the function.
    pub of_call: bool,
}

/// The failures that no context in which their statement runs comes through. What a caller did wrong in
/// one of several contexts is said of the call.
///
/// `entry` is the file of the entry: what fails in another is said of the call, too, which then has a label there.
pub fn certain(
    failures: &[Failure],
    parts: &[(ContextId, Part)],
    spans: &SpanOf<'_>,
    entry: Option<FileId>,
) -> Vec<Diagnostic> {
    let mut todo: Vec<Failure> = failures.to_vec();
    todo.sort_by_key(|f| (f.func, f.stmt, f.context));
    let mut found: Vec<Diagnostic> = Vec::new();
    // A failure goes up as many calls as may be followed inside each other.
    for _ in 0..DESCENT_LIMIT {
        let mut above: Vec<Failure> = Vec::new();
        for group in todo.chunk_by(|a, b| (a.func, a.stmt) == (b.func, b.stmt)) {
            let Some(first) = group.first() else { continue };
            let ends = |p: &Part| p.facts.stmts[first.stmt].as_deref().is_some_and(|f| !f.after.is_empty());
            let fails = |(id, p): &(ContextId, Part)| !ends(p) && group.iter().any(|f| f.context == *id);
            let runs =
                || parts.iter().filter(|(_, p)| p.key.func == first.func && p.facts.reachable(first.stmt));
            if runs().next().is_some() && runs().all(fails) {
                let mut said = first.d.clone();
                if said.severity > Severity::Hint && runs().all(|(id, _)| is_caught(*id, parts, spans)) {
                    said.severity = Severity::Hint;
                    said.help = Some("this is called in a `try` alone".to_owned());
                }
                let mut calls = Vec::new();
                if first.of_call {
                    group.iter().for_each(|f| calls_of(f, parts, spans, &mut calls));
                }
                if calls.is_empty() {
                    found.push(said);
                }
                // Whoever reads another file is told of the call that leads there.
                let own = first.d.span.map(|s| s.file) == entry || first.d.severity == Severity::Hint;
                if own && calls.is_empty() {
                    continue;
                }
            }
            // What fails in a `try` goes no further.
            for f in group.iter().filter(|f| f.d.severity > Severity::Hint) {
                if runs().any(|p| p.0 == f.context && fails(p)) {
                    calls_of(f, parts, spans, &mut above);
                }
            }
        }
        if above.is_empty() {
            break;
        }
        above.sort_by_key(|f| (f.func, f.stmt, f.context));
        todo = above;
    }
    found
}

/// Whether all calls that lead to a context stand in a `try`, or are made where all that lead there do.
fn is_caught(context: ContextId, parts: &[(ContextId, Part)], spans: &SpanOf<'_>) -> bool {
    let (mut seen, mut todo) = (FxHashSet::from_iter([context]), vec![context]);
    while let Some(at) = todo.pop() {
        let leads = |e: &CallEdge| matches!(e, CallEdge::User { context, .. } if *context == at);
        let mut called = false;
        for (from, part) in parts {
            for (stmt, _) in part.edges.iter().filter(|(_, edges)| edges.iter().any(leads)) {
                called = true;
                if !spans(part.key.func, *stmt).2 && seen.insert(*from) {
                    todo.push(*from);
                }
            }
        }
        if !called {
            return false;
        }
    }
    true
}

/// Where a statement stands, in which function, and whether it is in a `try`.
pub type SpanOf<'a> = dyn Fn(FuncId, StmtId) -> (Option<Span>, Option<Name>, bool) + 'a;

/// The calls that lead to a context that fails, as failures of their own.
fn calls_of(f: &Failure, parts: &[(ContextId, Part)], spans: &SpanOf<'_>, above: &mut Vec<Failure>) {
    for (context, part) in parts {
        let leads = |e: &CallEdge| matches!(e, CallEdge::User { context, .. } if *context == f.context);
        for (stmt, edges) in &part.edges {
            // A handle with several targets may come through.
            if edges.iter().any(leads) && edges.len() == 1 {
                let (span, _, tried) = spans(part.key.func, *stmt);
                let (_, name, _) = spans(f.func, f.stmt);
                if tried {
                    continue;
                }
                let name = name.map_or(String::new(), |n| format!(" of '{n}'"));
                let said =
                    f.d.message.strip_prefix("This call").and_then(|m| m.split_once(" always fails: "));
                let said = said.map_or(f.d.message.as_str(), |m| m.1);
                let mut d = f.d.clone();
                d.message = format!("This call{name} always fails: {said}");
                d.labels.clear();
                if let (Some(inner), true) = (f.d.span, span.is_some()) {
                    d = d.with_label(inner, "here");
                }
                d.span = span;
                above.push(Failure {
                    func: part.key.func,
                    stmt: *stmt,
                    context: *context,
                    d,
                    of_call: false,
                });
            }
        }
    }
}

/// A finished context.
pub struct Part {
    /// What it is called with.
    pub key: Rc<Key>,
    /// What it gives.
    pub results: Results,
    /// What is known in it.
    pub facts: Facts,
    /// What it calls.
    pub edges: Vec<(StmtId, Vec<CallEdge>)>,
}
