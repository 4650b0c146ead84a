//! The watcher that follows activations into contexts and compares.

use super::Soundness;
use super::member::{Members, Symbols};
use super::terms::{Sizes, Stated};
use crate::session::Session;
use analysis::{Analysis, CallEdge, Context, ContextId, show};
use base::{FxHashMap, FxHashSet, Name, SourceMap};
use interp::watch::{Assigned, Call, Place, Watcher};
use ir::tir::{FuncId, Function, FunctionKind, Program, Stmt, StmtId, Target, VarId, VarKind};
use runtime::{Error, Value};
use std::cell::RefCell;
use std::rc::Rc;
use types::AbsValue;

/// An activation.
struct Activation {
    func: FuncId,
    /// The contexts it may be in, each with what its symbols stand for.
    contexts: Vec<(ContextId, Symbols)>,
    /// No statement of the program called it.
    adrift: bool,
    /// The sizes of variables when they were last assigned.
    sizes: FxHashMap<VarId, Vec<usize>>,
    /// What terms of shapes speak of.
    shapes: Sizes,
}

/// What a run is compared with, and what was found.
pub struct State {
    analysis: Analysis,
    stated: Stated,
    program: Program,
    names: Vec<Name>,
    sources: SourceMap,
    /// By depth.
    stack: Vec<Option<Activation>>,
    /// How often each statement was seen.
    seen: FxHashMap<(FuncId, StmtId), u32>,
    told: FxHashSet<(FuncId, StmtId, VarId)>,
    /// What was found.
    pub report: Soundness,
}

/// How often a statement is looked at with all elements of large arrays; then ever more seldom.
const OFTEN: u32 = 32;

/// How many violations are told.
const MOST: usize = 50;

impl State {
    /// Before the run.
    pub fn new(session: &Session, analysis: Analysis) -> State {
        let program = session.lowering.program.clone();
        let names = program.functions.values().map(|f| f.name).collect();
        State {
            stated: Stated::of(&program, &analysis),
            analysis,
            names,
            program,
            sources: session.sources().clone(),
            stack: Vec::new(),
            seen: FxHashMap::default(),
            told: FxHashSet::default(),
            report: Soundness::default(),
        }
    }

    /// The function, as far as the analysis knew it.
    fn function(&self, func: FuncId) -> Option<&Function> {
        self.program.functions.get(func)
    }

    fn place(&self, func: FuncId, stmt: StmtId) -> String {
        let Some(f) = self.function(func) else { return "?".to_owned() };
        match f.spans[stmt] {
            Some(span) => {
                let file = self.sources.file(span.file);
                format!("{}:{} ({})", file.path.display(), self.sources.line_col(span).line, f.name)
            }
            None => format!("{} statement {}", f.name, stmt.as_u32()),
        }
    }

    fn tell(&mut self, func: FuncId, stmt: StmtId, var: VarId, text: String) {
        if self.told.insert((func, stmt, var)) && self.report.violations.len() < MOST {
            let place = self.place(func, stmt);
            self.report.violations.push(format!("{place}: {text}"));
        }
    }

    fn var_name(&self, func: FuncId, var: VarId) -> Name {
        self.function(func).and_then(|f| f.vars.get(var)).map_or(Name::new("?"), |v| v.name)
    }

    /// The contexts to which the statement where `call` was made leads.
    fn led_to(&self, call: &Call) -> Option<Vec<ContextId>> {
        let (caller, stmt) = call.caller?;
        let below = self.stack.get(call.depth.checked_sub(1)?)?.as_ref()?;
        if below.func != caller || below.contexts.is_empty() || below.adrift {
            return None;
        }
        let mut found = Vec::new();
        for (c, _) in &below.contexts {
            for edge in self.analysis.contexts[*c].facts.calls(stmt) {
                match edge {
                    CallEdge::User { context, .. } if !found.contains(context) => found.push(*context),
                    // What may call anything says nothing of what it calls.
                    CallEdge::Method(_) | CallEdge::Unknown(_) => return None,
                    _ => {}
                }
            }
        }
        found.retain(|c| self.analysis.contexts[*c].func == call.func);
        // Rules of classes enter functions that are open wherever they hold.
        let open = || self.analysis.open.iter().any(|c| self.analysis.contexts[*c].func == call.func);
        // An interpreter that runs classes of the library calls others of it.
        let apart = || {
            let of = self.function(call.func).map(|f| self.sources.file(f.file));
            self.analysis.apart && of.is_some_and(|file| lower::is_prelude(&file.path))
        };
        (!found.is_empty() || !open() && !apart()).then_some(found)
    }

    fn begin(&mut self, call: &Call, values: &[Assigned]) {
        self.stack.truncate(call.depth);
        self.stack.resize_with(call.depth, || None);
        let led = if self.stack.iter().all(Option::is_none) {
            Some(vec![self.analysis.entry]).filter(|l| self.analysis.contexts[l[0]].func == call.func)
        } else {
            self.led_to(call)
        };
        let adrift = led.is_none();
        let all = || self.analysis.contexts_of(call.func).collect();
        let candidates: Vec<ContextId> = led.unwrap_or_else(all);
        let mut contexts = Vec::new();
        let mut why = None;
        for id in candidates {
            let mut symbols = Symbols::default();
            match self.takes(id, call, values, &mut symbols) {
                None => contexts.push((id, symbols)),
                Some(text) => why = Some(text),
            }
        }
        let known = self.function(call.func).is_some_and(|f| f.kind != FunctionKind::Script);
        if contexts.is_empty() && !adrift && known {
            let (func, stmt) = call.caller.unwrap_or((call.func, StmtId::from_u32(0)));
            let name = self.function(call.func).map_or(Name::new("?"), |f| f.name);
            let why = why.unwrap_or_else(|| "no edge of the call graph leads there".to_owned());
            self.tell(func, stmt, VarId::from_u32(u32::MAX - 1), format!("call of {name}: {why}"));
        }
        let mut shapes = Sizes::default();
        contexts.iter().for_each(|(id, _)| self.stated.enter(*id, values, &mut shapes));
        let sizes = FxHashMap::default();
        self.stack.push(Some(Activation { func: call.func, contexts, adrift, sizes, shapes }));
    }

    /// Why a context is not one for these arguments.
    fn takes(
        &self,
        id: ContextId,
        call: &Call,
        values: &[Assigned],
        symbols: &mut Symbols,
    ) -> Option<String> {
        let context = &self.analysis.contexts[id];
        let f = self.function(context.func)?;
        if context.nargout != usize::MAX && context.nargout != call.nargout {
            return Some(format!("{} results are asked for, not {}", call.nargout, context.nargout));
        }
        if !context.open && context.nargin != call.nargin {
            return Some(format!("it has {} arguments, not {}", call.nargin, context.nargin));
        }
        let mut members = Members { functions: &self.names, symbols, thorough: true };
        for (k, (v, value)) in values.iter().enumerate().take(f.params.len()) {
            let (Some(set), Some(value)) = (context.args.get(k), value) else { continue };
            if let Some(why) = members.missing(set, Some(value)) {
                let set = show(set, &self.program);
                return Some(format!("argument {}: {why}, outside {set}", f.vars[*v].name));
            }
        }
        let extra = values.get(f.params.len()).and_then(|v| v.1.as_ref()).and_then(Value::as_cell);
        for (k, value) in extra.into_iter().flat_map(|c| c.data()).enumerate() {
            if let Some(set) = context.args.get(f.params.len() + k)
                && let Some(why) = members.missing(set, Some(value))
            {
                return Some(format!("argument {} of varargin: {why}", k + 1));
            }
        }
        None
    }

    fn compare(&mut self, at: Place, values: &[Assigned]) {
        self.report.assignments += values.len() as u64;
        self.stack.truncate(at.depth + 1);
        let Some(Some(mut activation)) = self.stack.get_mut(at.depth).map(Option::take) else {
            self.report.unknown += values.len() as u64;
            return;
        };
        if activation.func == at.func && !activation.contexts.is_empty() {
            let count = self.seen.entry((at.func, at.stmt)).or_default();
            *count += 1;
            let thorough = *count <= OFTEN || count.is_power_of_two();
            let mut contexts = std::mem::take(&mut activation.contexts);
            for (id, symbols) in &mut contexts {
                self.in_context(*id, symbols, at, values, thorough);
            }
            activation.contexts = contexts;
            self.report.checks += values.len() as u64;
            self.report.adrift += if activation.adrift { values.len() as u64 } else { 0 };
            self.growth(&mut activation, at, values);
            self.terms(&mut activation, at, values);
        } else {
            self.report.unknown += values.len() as u64;
        }
        self.stack[at.depth] = Some(activation);
    }

    fn in_context(
        &mut self,
        id: ContextId,
        symbols: &mut Symbols,
        at: Place,
        values: &[Assigned],
        thorough: bool,
    ) {
        let facts = &self.analysis.contexts[id].facts;
        symbols.forget(facts.born_at(at.stmt));
        let mut found = Vec::new();
        for (v, value) in values {
            let set = facts.after(at.stmt, *v);
            let mut members = Members { functions: &self.names, symbols, thorough };
            let value = value.as_ref();
            let why = if self.is_list(at, *v) {
                members.missing_list(set, value)
            } else {
                members.missing(set, value)
            };
            if let Some(why) = why {
                let unreached = !facts.reachable(at.stmt);
                found.push((*v, why, if unreached { "never reached".to_owned() } else { self.shown(set) }));
            }
        }
        for (v, why, set) in found {
            let name = self.var_name(at.func, v);
            let context = self.context_name(id);
            self.tell(at.func, at.stmt, v, format!("{name}: {why}; stated: {set}; in {context}"));
        }
    }

    /// Whether a variable holds a cs-list there.
    fn is_list(&self, at: Place, v: VarId) -> bool {
        let Some(f) = self.program.functions.get(at.func) else { return false };
        let forwards = |t: &Target| matches!(t, Target::Forward(w) if *w == v);
        f.vars.get(v).is_some_and(|v| v.kind == VarKind::List)
            || matches!(f.stmts.get(at.stmt),
                Some(Stmt::Call { targets, .. } | Stmt::Get { targets, .. }) if targets.iter().any(forwards))
    }

    fn shown(&self, set: &AbsValue) -> String {
        show(set, &self.program)
    }

    fn context_name(&self, id: ContextId) -> String {
        let Context { func, args, .. } = &self.analysis.contexts[id];
        let args: Vec<String> = args.iter().map(|a| self.shown(a)).collect();
        format!("{}({})", self.function(*func).map_or(Name::new("?"), |f| f.name), args.join(", "))
    }

    /// An assignment whose indices are proved to be in bounds leaves the size as it is.
    fn growth(&mut self, activation: &mut Activation, at: Place, values: &[Assigned]) {
        let is_set = self.function(at.func).is_some_and(|f| {
            matches!(f.stmts.get(at.stmt), Some(Stmt::Set { path, .. }) if matches!(path[..], [ir::tir::Access::Paren(_)]))
        });
        for (v, value) in values {
            let now: Option<Vec<usize>> = value.as_ref().map(|v| v.dims().to_vec());
            let proved =
                |c: &(ContextId, Symbols)| self.analysis.contexts[c.0].facts.index(at.stmt).in_bounds;
            if is_set
                && let (Some(was), Some(now)) = (activation.sizes.get(v), &now)
                && was != now
                && activation.contexts.iter().any(proved)
            {
                let text = format!("grows from {was:?} to {now:?}; stated: in bounds");
                let name = self.var_name(at.func, *v);
                self.tell(at.func, at.stmt, *v, format!("{name}: {text}"));
            }
            match now {
                Some(now) => activation.sizes.insert(*v, now),
                None => activation.sizes.remove(v),
            };
        }
    }

    /// What the terms of shapes state.
    fn terms(&mut self, activation: &mut Activation, at: Place, values: &[Assigned]) {
        for (v, value) in values {
            let Some(value) = value.as_ref().filter(|_| !self.is_list(at, *v)) else { continue };
            let of = |(id, _): &(ContextId, Symbols)| {
                self.stated.wrong(*id, at.stmt, *v, &value.dims(), &activation.shapes)
            };
            if let Some(why) = activation.contexts.iter().find_map(of) {
                let name = self.var_name(at.func, *v);
                self.tell(at.func, at.stmt, *v, format!("{name}: {why}"));
            }
        }
        self.stated.assigned(&self.program, (at.func, at.stmt), values, &mut activation.shapes);
    }

    fn met(&mut self, at: Place) {
        let Some(Some(activation)) = self.stack.get_mut(at.depth) else { return };
        let Some(f) = self.program.functions.get(at.func) else { return };
        // Paths of `elseif`s meet at their end.
        let mut chain = vec![at.stmt];
        while let Some(Stmt::If { els, .. }) = chain.last().and_then(|s| f.stmts.get(*s)) {
            match els.iter().rev().find(|s| !matches!(f.stmts[**s], Stmt::Comment(_))) {
                Some(&s) => chain.push(s),
                None => break,
            }
        }
        for (id, symbols) in &mut activation.contexts {
            for s in &chain {
                symbols.forget(self.analysis.contexts[*id].facts.born_at(*s));
            }
        }
    }

    /// An error at a statement whose indices are proved.
    fn disproved(&mut self, at: Place, error: &Error) {
        let Some(Some(activation)) = self.stack.get(at.depth) else { return };
        let bounds = error.identifier() == "MATLAB:badsubscript" && error.message().contains("exceed");
        if activation.func != at.func || !bounds {
            return;
        }
        let proved = |c: &(ContextId, Symbols)| self.analysis.contexts[c.0].facts.index(at.stmt).in_bounds;
        let is_get = self.function(at.func).and_then(|f| f.stmts.get(at.stmt));
        if matches!(is_get, Some(Stmt::Get { .. })) && activation.contexts.iter().any(proved) {
            let text = format!("stated: in bounds; it fails: {}", error.message());
            self.tell(at.func, at.stmt, VarId::from_u32(u32::MAX - 1), text);
        }
    }
}

/// The watcher; the state is read when the run is over.
pub struct Checker(pub Rc<RefCell<State>>);

impl Watcher for Checker {
    fn enter(&mut self, call: &Call, values: &[Assigned]) {
        self.0.borrow_mut().begin(call, values);
    }

    fn assigned(&mut self, at: Place, values: &[Assigned]) {
        self.0.borrow_mut().compare(at, values);
    }

    fn met(&mut self, at: Place) {
        self.0.borrow_mut().met(at);
    }

    fn failed(&mut self, at: Place, error: &Error) {
        self.0.borrow_mut().disproved(at, error);
    }
}
