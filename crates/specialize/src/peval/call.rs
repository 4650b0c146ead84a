//! Calls of functions of the program: each is made for what is known of its arguments ([`Evaluator::version`]),
//! kept in a table by its signature, and shared by all calls with this signature.
//!
//! What is known of an argument goes into the version, which then has no such parameter; what is known of a result
//! goes to the caller, and the version has no such output. A version that leaves no statement behind is not called.
//! A version that is being made and is called again keeps all its outputs, of which the call knows nothing;
//! recursion whose known arguments grow under a test that is not known is made general.
//!
//! Source: the thesis, 6.1.2, 6.4.

use super::Evaluator;
use super::clean;
use super::frame::{Frame, Known};
use super::further::Further;
use super::general::{general, targets_of, worth_it, worth_writing};
use super::lift::{fresh, is_known};
use super::outside::{self, Asked, Effect, Outside};
use super::residual::{self, Fact, Node, Residual};
use super::settled;
use analysis::steps::Meaning;
use base::{FxHashMap, FxHashSet, Name};
use ir::tir::{
    Access, Arg, CallTarget, Callee, FuncId, FunctionKind, Stmt, StmtId, Storage, Target, Var, VarId,
    VarKind, walk,
};
use std::collections::BTreeSet;
use std::rc::Rc;
use types::abs::{self, Handle};
use types::{AbsValue, Class, Elements};

/// How an argument gets to a version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// It is known: the version has it.
    Known,
    /// It is handed over where the version reads it.
    Passed,
    /// It is handed over.
    Pinned,
}

/// What a version is made for.
#[derive(Clone, PartialEq, Debug)]
pub struct Signature {
    /// The arguments, bound values in front.
    pub args: Vec<(AbsValue, Mode)>,
    /// How many are bound values.
    pub bound: usize,
    /// How many results are asked for.
    pub nargout: usize,
}

/// A version of a function.
#[derive(Clone, Debug)]
pub struct Version {
    /// Its number among the residual functions.
    pub number: usize,
    /// Which arguments it takes.
    pub takes: Vec<usize>,
    /// Its results: the values, and whether it hands them over.
    pub gives: Vec<(AbsValue, bool)>,
    /// It does nothing but give results.
    pub idle: bool,
    /// It may end.
    pub ends: bool,
    /// It is there; else it is being made.
    pub made: bool,
    /// It stands in place of its calls, whatever its size.
    pub inline: bool,
    /// Its calls stay.
    pub stays: bool,
    /// What it has to do with global variables.
    pub effect: Effect,
}

/// A place in the table of versions.
pub struct Entry {
    signature: Signature,
    /// What is known of global variables where it begins.
    outside: Outside,
    version: Option<Rc<Version>>,
    number: usize,
    /// It was called while it was made.
    again: bool,
    /// How much residual control stood around where it was begun.
    depth: u32,
    /// Calls with this signature stay as they are.
    refused: bool,
}

impl Entry {
    /// Whether it is being made.
    fn is_begun(&self) -> bool {
        self.version.is_none() && !self.refused
    }
}

/// A version was made twice; calls with its signature find one that stands for both.
pub fn settle_entry(
    e: &mut Evaluator<'_>,
    func: FuncId,
    a: &Rc<Version>,
    b: &Rc<Version>,
    both: &Rc<Version>,
) {
    let Some(entries) = e.table.get_mut(&func) else { return };
    let is = |e: &Entry, v: &Rc<Version>| e.version.as_ref().is_some_and(|w| Rc::ptr_eq(w, v));
    entries.retain(|e| !is(e, a));
    entries.iter_mut().filter(|e| is(e, b)).for_each(|e| e.version = Some(both.clone()));
}

/// Where an operand of a call comes from.
enum Source {
    Var(VarId),
    Known(AbsValue),
    /// A variable of the residual function.
    Residual(VarId),
    /// Elements of a cs-list that is spread: the list, and whether this is the first.
    Spread(VarId, bool),
}

/// A call that is followed.
struct Followed {
    func: FuncId,
    bound: Vec<AbsValue>,
    args: Vec<Arg>,
}

/// Calls inside each other.
const NESTED: usize = 60;
/// Versions of one function.
const VERSIONS: usize = 200;

impl Evaluator<'_> {
    /// A call that can be followed: says whether it ends. `None` where it is none.
    pub fn call(&mut self, fr: &mut Frame, id: StmtId, stmt: &Stmt, known: &mut Known) -> Option<bool> {
        let followed = self.followed(fr, stmt, known)?;
        let program = self.steps.source().program();
        let f = program.functions.get(followed.func)?;
        let (params, outputs) = (f.params.len(), f.outputs.len());
        let (more, lambda, gives) =
            (f.varargin.is_some(), f.kind == FunctionKind::Lambda, f.varargout.is_some());
        let targets = match stmt {
            Stmt::Call { targets, .. } | Stmt::Get { targets, .. } => targets.clone(),
            _ => Vec::new(),
        };
        let list = |t: &Target| match t {
            Target::List { .. } => true,
            Target::Var(v) => fr.is_list(*v),
            _ => false,
        };
        if targets.iter().any(list) {
            return None;
        }
        let nargout = self.steps.wanted(&mut fr.act, &targets, &known.point)?;
        if lambda && nargout == 0 || (!lambda && !gives && nargout > outputs) {
            return None;
        }
        let before = known.clone();
        let values = match self.steps.operands(&mut fr.act, id, &followed.args, &mut known.point) {
            Some(Ok(values)) => values,
            _ => {
                *known = before;
                return None;
            }
        };
        let total = values.len() + followed.bound.len();
        let sources = sources(fr, &before, &followed);
        if (total > params && !more) || sources.len() != total {
            *known = before;
            return None;
        }
        let modes =
            sources.iter().zip(followed.bound.iter().chain(&values)).map(|(source, value)| match source {
                Source::Spread(..) => Mode::Pinned,
                Source::Var(v) if before.point.value(*v).maybe_undefined => Mode::Pinned,
                _ if is_known(value) => Mode::Known,
                _ => Mode::Passed,
            });
        let args = followed.bound.iter().chain(&values).cloned().zip(modes.collect::<Vec<_>>()).collect();
        let signature = Signature { args, bound: followed.bound.len(), nargout };
        // A library function that takes no function is better called than written out.
        if fr.folding && self.kept.contains(&followed.func) {
            let name = fr.function.name;
            let callee = self.steps.source().program().functions[followed.func].name;
            let text = format!("'{callee}', which must not be evaluated, is called by '{name}', which is");
            self.problem(&base::codes::MUST_NOT_RUN, fr.function.spans[id], text);
        }
        let library = self.is_library(followed.func) && !fr.library;
        if library && !worth_it(&signature) {
            *known = before;
            return None;
        }
        let Some(version) = self.version(followed.func, signature, &known.outside, fr.depth) else {
            *known = before;
            return None;
        };
        if library && !worth_writing(&version) {
            *known = before;
            return None;
        }
        self.deliver(fr, id, stmt, (&targets, nargout), &sources, &version, &before, known)
    }

    /// The function that a statement surely calls.
    fn followed(&mut self, fr: &Frame, stmt: &Stmt, known: &Known) -> Option<Followed> {
        if self.steps.may_have_objects() {
            return None;
        }
        match stmt {
            Stmt::Call { callee, args, .. } | Stmt::CallStatement { callee, args, echo: false, .. } => {
                if callee.var.is_some() || args.contains(&Arg::Colon) {
                    return None;
                }
                match self.steps.meaning(&fr.act, callee) {
                    Meaning::Function(func) => Some(Followed { func, bound: Vec::new(), args: args.clone() }),
                    Meaning::Builtin(name) if name.as_str() == "feval" => {
                        let Some((Arg::Var(v), rest)) = args.split_first() else { return None };
                        let value = known.point.value(*v).clone();
                        if let Some(text) = value.as_text() {
                            let name = Name::new(text);
                            return match self.steps.meaning_of_name(&fr.act, name) {
                                Meaning::Function(func) => {
                                    Some(Followed { func, bound: Vec::new(), args: rest.to_vec() })
                                }
                                _ => None,
                            };
                        }
                        target(&value, rest)
                    }
                    _ => None,
                }
            }
            Stmt::Get { base, path, .. } | Stmt::GetStatement { base, path, echo: false, .. } => {
                match &path[..] {
                    [Access::Paren(args)] if !args.contains(&Arg::Colon) => {
                        target(known.point.value(*base), args)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Writes the call of a version and gives its results.
    fn deliver(
        &mut self,
        fr: &mut Frame,
        id: StmtId,
        stmt: &Stmt,
        (targets, nargout): (&[Target], usize),
        sources: &[Source],
        version: &Version,
        before: &Known,
        known: &mut Known,
    ) -> Option<bool> {
        let from = fr.function.spans[id];
        if !version.idle {
            let thrown = outside::failing(self, fr, id, &version.effect, before);
            self.may_throw(fr, &thrown);
        }
        let mut args = Vec::new();
        let nothing = version.idle && version.ends && version.gives.iter().all(|g| !g.1);
        if !nothing {
            for &i in &version.takes {
                match sources.get(i)? {
                    Source::Var(v) => {
                        args.push(Arg::Var(self.operand(fr, known, &before.point, *v)));
                    }
                    Source::Known(value) => args.push(Arg::Var(self.lifted(fr, value))),
                    Source::Residual(v) => args.push(Arg::Var(*v)),
                    Source::Spread(v, true) => args.push(Arg::Var(fr.var(*v))),
                    Source::Spread(_, false) => {}
                }
            }
        }
        // What is known of the results goes to the targets; the others get them.
        let point = known.point.clone();
        self.steps.called(&mut fr.act, &mut known.point);
        outside::called(self, fr, id, &version.effect, known);
        super::settled::keep(self, fr, id, &point, known);
        self.keep_late(fr, &point, known, &[]);
        let values: Vec<AbsValue> = version.gives.iter().map(|g| g.0.clone()).collect();
        let mut taken = Vec::new();
        let mut waiting = Vec::new();
        let mut forwarded = Vec::new();
        let mut k = 0;
        for t in targets {
            let n = if matches!(t, Target::Forward(_)) { nargout } else { 1 };
            for _ in 0..n {
                let (value, handed) = version.gives.get(k).cloned().unwrap_or((AbsValue::top(), false));
                k += 1;
                match *t {
                    Target::Var(v) if handed => taken.push(Target::Var(fr.var(v))),
                    Target::Var(v) => waiting.push(v),
                    Target::Forward(_) => {
                        let out = fresh(&mut fr.shell);
                        forwarded.push((out, value.clone()));
                        match handed {
                            true => taken.push(Target::Var(out)),
                            false => forwarded.last_mut().into_iter().for_each(|f| f.1 = value.clone()),
                        }
                    }
                    _ if handed => taken.push(Target::Ignore),
                    _ => {}
                }
            }
        }
        let callee = Callee {
            name: Name::new("residual"),
            target: CallTarget::Function(residual::number(version.number)),
            var: None,
        };
        let ans = match stmt {
            Stmt::CallStatement { ans, .. } | Stmt::GetStatement { ans, .. } => Some(*ans),
            _ => None,
        };
        let inlined = !nothing
            && taken.len() == version.gives.iter().filter(|g| g.1).count()
            && ans.is_none()
            && self.inline(fr, version, &args, &taken);
        if !nothing && !inlined {
            let made = match (ans, taken.is_empty()) {
                (Some(ans), _) => Stmt::CallStatement { ans: fr.var(ans), callee, args, echo: false },
                (None, true) => {
                    let ans = fr
                        .shell
                        .find_var(Name::new("ans"))
                        .unwrap_or_else(|| fr.shell.vars.push(Var::local(Name::new("ans"), VarKind::User)));
                    Stmt::CallStatement { ans, callee, args, echo: false }
                }
                (None, false) => Stmt::Call { targets: taken, callee, args },
            };
            let mut handed = version.gives.iter().filter(|g| g.1);
            let fact = match (handed.next(), handed.next(), ans) {
                (Some(one), None, None) => Fact::of(&one.0),
                _ => Fact::default(),
            };
            let idle = version.idle && version.ends;
            self.write(fr, Node::Plain { stmt: made, from, idle, fact });
        }
        if !version.ends {
            return Some(false);
        }
        for (out, value) in &forwarded {
            if is_known(value) {
                let at = version.gives.iter().filter(|g| !g.1).count();
                if at > 0 {
                    self.make_into(fr, value, *out);
                }
            }
        }
        if !forwarded.is_empty() {
            fr.forwarded = Some(forwarded);
        }
        let ends = match ans {
            Some(ans) => {
                self.steps.deliver_ans(&mut fr.act, id, ans, &values, &mut known.point);
                known.late.remove(&ans);
                true
            }
            None => self.steps.deliver(&mut fr.act, id, targets, &values, &mut known.point),
        };
        for v in walk::defs(stmt) {
            outside::assigned(fr, v, known);
            known.late.remove(&v);
        }
        for v in waiting {
            self.wait(fr, known, v);
        }
        Some(ends)
    }

    fn make_into(&mut self, fr: &mut Frame, value: &AbsValue, dst: VarId) {
        let src = self.lifted(fr, value);
        self.write(fr, Node::plain(Stmt::Copy { dst, src }, None, true));
    }

    /// The version of a function for a signature; `None` where it is not specialised.
    pub fn version(
        &mut self,
        func: FuncId,
        signature: Signature,
        outside: &Outside,
        depth: u32,
    ) -> Option<Rc<Version>> {
        if self.is_general(func) || !self.may_grow() {
            return None;
        }
        let (mut signature, mut outside) = (signature, outside.clone());
        let making = self.table.get(&func).map_or(0, |t| t.iter().filter(|e| e.is_begun()).count());
        if let Some(found) = self.find(func, &signature, &outside) {
            return found;
        }
        // A solver that is handed another function is no recursion: there are only so many functions.
        let same = |e: &&Entry| e.is_begun() && targets_of(&e.signature) == targets_of(&signature);
        if making > 0
            && let Some(last) = self.table.get(&func)?.iter().rev().find(same)
        {
            let depth_now: u32 = self.depths.iter().sum::<u32>() + depth;
            if depth_now > last.depth || making > self.options.recursion {
                signature = general(&last.signature, &signature)?;
                outside.meet(&last.outside);
                if let Some(found) = self.find(func, &signature, &outside) {
                    return found;
                }
            }
        }
        if self.depths.len() >= NESTED || self.table.get(&func).map_or(0, Vec::len) >= VERSIONS {
            return None;
        }
        let keeps = !settled::persistents(self.steps.source().program().functions.get(func)?).is_empty();
        if keeps && making > 0 {
            super::settled::unsettle(self, func);
            return None;
        }
        self.depths.push(depth);
        let first = self.residuals.len();
        let made = match keeps {
            true => settled::version(self, func, &signature, &outside),
            false => self.make_version(func, &signature, &outside, false),
        };
        self.depths.pop();
        if made.is_none() {
            // What was made meanwhile may call what is not there.
            let mut refused = false;
            for t in self.table.values_mut() {
                refused |= t.iter().any(|e| e.number == first && e.refused);
                t.retain(|e| e.number < first || (e.number == first && e.refused));
            }
            if !refused {
                self.general.insert(func, true);
            }
        }
        made
    }

    /// A version in the table, made or being made.
    fn find(
        &mut self,
        func: FuncId,
        signature: &Signature,
        outside: &Outside,
    ) -> Option<Option<Rc<Version>>> {
        let fits = |e: &&mut Entry| {
            let asked = e.version.as_ref().map_or(&Asked::All, |v| &v.effect.asked);
            e.signature == *signature && e.outside.agrees(outside, asked)
        };
        let entry = self.table.get_mut(&func)?.iter_mut().find(fits)?;
        if let Some(v) = &entry.version {
            return Some(Some(v.clone()));
        }
        if entry.refused {
            return Some(None);
        }
        entry.again = true;
        let takes = signature.args.iter().enumerate().filter(|(_, a)| a.1 != Mode::Known).map(|a| a.0);
        let version = Version {
            number: entry.number,
            takes: takes.collect(),
            gives: vec![(AbsValue::top(), true); signature.nargout],
            idle: false,
            ends: true,
            made: false,
            inline: false,
            stays: false,
            effect: Effect::unknown(),
        };
        Some(Some(Rc::new(version)))
    }

    /// Makes a version.
    pub fn make_version(
        &mut self,
        func: FuncId,
        signature: &Signature,
        outside: &Outside,
        entry: bool,
    ) -> Option<Rc<Version>> {
        let number = self.residuals.len();
        let function = Rc::new(self.steps.source().program().functions.get(func)?.clone());
        let directions = self.directions(func, &function);
        let depth = self.depths.iter().sum();
        let place = self.table.entry(func).or_default();
        place.push(Entry {
            signature: signature.clone(),
            outside: outside.clone(),
            version: None,
            number,
            again: false,
            depth,
            refused: false,
        });
        let values: Vec<AbsValue> = signature.args.iter().map(|a| a.0.clone()).collect();
        let (act, point) = self.steps.enter(func, &values, signature.bound, signature.nargout)?;
        let mut shell = (*function).clone();
        shell.stmts = base::PrimaryMap::new();
        shell.spans = base::SecondaryMap::new();
        shell.body = Vec::new();
        self.residuals.push(Residual {
            shell: shell.clone(),
            body: Vec::new(),
            pinned: Vec::new(),
            given: FxHashMap::default(),
            inlined: false,
        });
        let mut fr = Frame {
            function: function.clone(),
            act,
            shell,
            renamed: FxHashMap::default(),
            assigned: FxHashSet::default(),
            loops: Vec::new(),
            depth: 0,
            thrown: Vec::new(),
            returned: None,
            blocks: vec![Vec::new()],
            forwarded: None,
            defs: FxHashMap::default(),
            nargout: signature.nargout,
            entry,
            rest: None,
            only: FxHashSet::default(),
            lists: FxHashMap::default(),
            inlined: false,
            held: self.begins_with.take().unwrap_or_default(),
            further: Further::default(),
            globals: outside::globals(&function),
            effect: Effect::default(),
            directions,
            nargin: Some(signature.args.len() - signature.bound),
            folding: !entry
                && !signature.args.is_empty()
                && signature.args.iter().all(|a| a.1 == Mode::Known),
            library: self.steps.source().is_library(func),
        };
        let mut known = Known { point, late: BTreeSet::new(), outside: outside.clone() };
        Further::begin(&mut fr);
        for (v, _) in &fr.held.begin {
            fr.shell.vars[*v].storage = Storage::Local;
        }
        let mut params: Vec<(Option<usize>, VarId)> = Vec::new();
        for (i, &p) in function.params.iter().enumerate() {
            match signature.args.get(i) {
                Some((_, Mode::Known)) => self.wait(&mut fr, &mut known, p),
                Some(_) => params.push((Some(i), p)),
                None => params.push((None, p)),
            }
        }
        if let Some(rest) = function.varargin {
            self.begin_rest(&mut fr, &mut known, rest, signature, &mut params);
        }
        for (k, (value, mode)) in signature.args.iter().enumerate().filter(|_| entry) {
            if let (Mode::Passed, Some(p)) = (*mode, function.params.get(k)) {
                self.assert(&mut fr, *p, value);
            }
        }
        if entry {
            self.begin_entry(&mut fr, &mut known);
        }
        let end = self.block(&mut fr, &function.body, Some(known)).ok()?;
        self.end_version(func, signature, fr, end, params, number, entry)
    }

    /// What the command line says of variables.
    fn begin_entry(&mut self, fr: &mut Frame, known: &mut Known) {
        let (set, said) = (self.options.set.clone(), self.options.annotations.clone());
        let first = fr.function.body.first().copied();
        let id = first.unwrap_or(StmtId::from_u32(0));
        for (name, value) in set {
            let variable = Name::new(&name);
            match fr.function.find_var(variable) {
                _ if outside::is_global(self, variable) => known.outside.set(variable, Some(value)),
                Some(v) if first.is_some() => {
                    self.steps.assign(&mut fr.act, id, v, value, &mut known.point);
                    self.wait(fr, known, v);
                }
                _ => {
                    let text = format!("there is no variable '{name}' to set");
                    let span = fr.function.span;
                    self.problem(&base::codes::BAD_ARGUMENT, Some(span), text);
                }
            }
        }
        for a in &said {
            if first.is_some() {
                self.annotated(fr, id, a, known);
            }
        }
    }

    /// The further arguments become parameters of their own, and `varargin` a cell of them.
    fn begin_rest(
        &mut self,
        fr: &mut Frame,
        known: &mut Known,
        rest: VarId,
        signature: &Signature,
        params: &mut Vec<(Option<usize>, VarId)>,
    ) {
        let first = fr.function.params.len();
        let more = signature.args.get(first..).unwrap_or(&[]);
        if more.iter().all(|a| a.1 == Mode::Known) && is_known(known.point.value(rest)) {
            return self.wait(fr, known, rest);
        }
        let mut parts = Vec::new();
        let mut own = Vec::new();
        for (k, (value, mode)) in more.iter().enumerate() {
            if *mode == Mode::Known {
                parts.push(Arg::Var(self.lifted(fr, value)));
                own.push(None);
                continue;
            }
            let name = Name::new(&format!("varargin_{}", k + 1));
            let v = fr.shell.vars.push(Var::local(name, VarKind::User));
            params.push((Some(first + k), v));
            parts.push(Arg::Var(v));
            own.push(Some(v));
        }
        let mut assigned = false;
        walk::each(&fr.function, &fr.function.body, &mut |_, s| assigned |= walk::defs(s).contains(&rest));
        if !assigned {
            fr.rest = Some((rest, own));
        }
        let callee =
            Callee { name: Name::new(ir::tir::internal::CELL), target: CallTarget::Builtin, var: None };
        let stmt = Stmt::Call { targets: vec![Target::Var(rest)], callee, args: parts };
        self.write(fr, Node::plain(stmt, None, true));
    }

    fn end_version(
        &mut self,
        func: FuncId,
        signature: &Signature,
        mut fr: Frame,
        end: Option<Known>,
        params: Vec<(Option<usize>, VarId)>,
        number: usize,
        entry: bool,
    ) -> Option<Rc<Version>> {
        let mut outputs: Vec<VarId> = fr.function.outputs.clone();
        let mut end = end;
        if let Some(known) = &mut end {
            self.flush_all(&mut fr, known, &outputs);
            super::further::give(self, &mut fr, known);
            super::settled::seen(&mut fr, known, true);
        }
        if fr.further.missing {
            let entries = self.table.get_mut(&func).into_iter().flatten();
            entries.filter(|e| e.number == number).for_each(|e| e.refused = true);
            return None;
        }
        let last = match (end, fr.returned.take()) {
            (Some(a), Some(b)) => Some(super::frame::join(self, Some(a), &b)),
            (a, b) => a.or(b),
        };
        let mut values: Vec<AbsValue> = match &last {
            Some(k) => outputs.iter().map(|v| k.point.value(*v).clone()).collect(),
            None => vec![AbsValue::bottom(); outputs.len()],
        };
        if let Some(more) = fr.further.values.take() {
            outputs.extend(fr.further.vars.iter().take(more.len()));
            values.extend(more);
        }
        if let Some(handed) = fr.forwarded.take() {
            outputs = handed.iter().map(|h| h.0).collect();
            values = handed.into_iter().map(|h| h.1).collect();
        }
        let wanted = signature.nargout.min(outputs.len());
        let again = self.table.get(&func).is_some_and(|t| t.iter().any(|e| e.number == number && e.again));
        let ends = last.is_some();
        if ends && !entry && values.iter().take(wanted).any(|v| v.maybe_undefined || v.is_undefined()) {
            return None;
        }
        let asked = signature.nargout > 0;
        let count = if asked { wanted } else { outputs.len().min(1) };
        let stays = self.kept.contains(&func);
        let hands = |k: usize| entry || again || stays || !asked || !(is_known(&values[k]) && ends);
        let kept: Vec<VarId> = (0..count).filter(|k| hands(*k)).map(|k| outputs[k]).collect();
        let mut body = fr.blocks.pop().unwrap_or_default();
        let given: Vec<VarId> = params.iter().map(|p| p.1).collect();
        clean::clean(&mut fr.shell, &mut body, &given, &kept);
        let used = clean::read(&body);
        let mut given = FxHashMap::default();
        let mut takes = Vec::new();
        let mut own = Vec::new();
        let mut pinned = Vec::new();
        let absent = params.iter().any(|(i, v)| i.is_none() && used.contains(v));
        for (i, v) in params {
            let mode = i.and_then(|i| signature.args.get(i)).map(|a| a.1);
            let wants = used.contains(&v) || kept.contains(&v);
            let keep = match mode {
                Some(Mode::Pinned) => true,
                Some(_) => entry || again || absent || wants,
                // A parameter that is not given says so where it is read.
                None => wants,
            };
            if mode == Some(Mode::Pinned) {
                pinned.push(v);
            }
            if keep {
                let value = i.and_then(|i| signature.args.get(i));
                given.insert(v, value.map_or(Fact::default(), |a| Fact::of(&a.0)));
                takes.extend(i);
                own.push(v);
            }
        }
        let function = fr.function.clone();
        fr.shell.params = own;
        fr.shell.varargin = None;
        fr.shell.varargout = None;
        fr.shell.outputs = kept;
        fr.shell.captured = 0;
        let idle = body.is_empty() && !again && !stays;
        let said = |v: &AbsValue| if stays { super::stmt::unknown_like(v) } else { v.clone() };
        let gives = (0..count).map(|k| (said(&values[k]), hands(k))).collect();
        let idle = idle || (!again && !stays && body.iter().all(is_idle));
        let inline = self.inlined.contains(&func) || fr.directions.inline;
        let mut residual = Residual { shell: fr.shell, body, pinned, given, inlined: fr.inlined };
        if function.varargout.is_some() {
            super::parts::apart(&mut residual);
            let (params, outputs) = (residual.shell.params.clone(), residual.shell.outputs.clone());
            clean::clean(&mut residual.shell, &mut residual.body, &params, &outputs);
        }
        // Versions of which the same is left are one.
        let twin = (!again && !entry)
            .then(|| self.residuals.iter().take(number).position(|r| r.is_like(&residual)))
            .flatten();
        if let Some(twin) = twin {
            residual::weaken(&mut self.residuals[twin], &residual);
        }
        self.residuals[number] = residual;
        let place = number;
        let number = twin.unwrap_or(number);
        if !fr.held.begin.is_empty() {
            fr.held.lost |= fr.effect.all;
            self.ended_with = Some(fr.held);
        }
        let after = last.map(|k| k.outside).unwrap_or_default();
        let effect = Effect { after, ..fr.effect };
        let version =
            Rc::new(Version { number, takes, gives, idle, ends, made: true, inline, stays, effect });
        if let Some(e) = self.table.get_mut(&func).and_then(|t| t.iter_mut().find(|e| e.number == place)) {
            e.version = Some(version.clone());
        }
        Some(version)
    }
}

fn is_idle(node: &Node) -> bool {
    match node {
        Node::Plain { idle, stmt, .. } => *idle || matches!(stmt, Stmt::Return | Stmt::Comment(_)),
        Node::If { then, els, idle, .. } => *idle && then.iter().chain(els).all(is_idle),
        _ => false,
    }
}

/// The one function that a handle surely calls, with its bound values, which must be known.
fn target(value: &AbsValue, args: &[Arg]) -> Option<Followed> {
    let v = value.unique().filter(|v| v.class == Class::FunctionHandle && !value.maybe_undefined)?;
    let Elements::Handles(h) = &v.elements else { return None };
    let [Handle { target: abs::Target::Function(n), bound }] = h.content().as_slice() else { return None };
    let known = bound.iter().all(is_known);
    known.then(|| Followed { func: FuncId::from_u32(*n), bound: bound.clone(), args: args.to_vec() })
}

/// Where the operands of a call come from, one for each.
fn sources(fr: &Frame, before: &Known, followed: &Followed) -> Vec<Source> {
    let mut found: Vec<Source> = followed.bound.iter().cloned().map(Source::Known).collect();
    for arg in &followed.args {
        let Arg::Var(v) = *arg else { continue };
        if !fr.is_list(v) {
            found.push(Source::Var(v));
            continue;
        }
        let list = before.point.value(v);
        if let Some(parts) = fr.lists.get(&v) {
            for (i, part) in parts.iter().enumerate() {
                found.push(match part {
                    Some(v) => Source::Residual(*v),
                    None => Source::Known(analysis::steps::element_of_list(list, i)),
                });
            }
            continue;
        }
        let n = list.unique().and_then(|c| c.matrix.shape.as_sizes()).map_or(0, |s| s.iter().product());
        for i in 0..n {
            found.push(match before.late.contains(&v) {
                true => Source::Known(analysis::steps::element_of_list(list, i)),
                false => Source::Spread(v, i == 0),
            });
        }
    }
    found
}
