//! Calls: of functions of the program, of builtins, of handles.

use super::engine::{Request, unfollow};
use super::handed::is_handed;
use super::key::Operand;
use super::lookup::{
    Found, has_objects, is_form_elsewhere, is_text_alone, may_be_made, may_be_replaced, reached, refused,
};
use super::nullable::is_method;
use super::objects::{leave, leave_named_by, leave_rule, leave_texts, may_be_object, meet_converted};
use super::open_call::open_call;
use super::state::{State, Term};
use super::stmt::{Got, list_values};
use super::symbols::SymView;
use super::transfer::{Transfer, reload_after};
use super::{deep, terms};
use crate::facts::CallEdge;
use base::Name;
use builtins::Form;
use builtins::rule::Effects;
use ir::tir::{Arg, CallTarget, Callee, FuncId, Stmt, StmtId, Target, VarId, internal};
use types::abs;
use types::{AbsValue, Class, Dim, Elements, Interval, ScalarOp, Shape};

/// Evaluated operands.
#[derive(Clone, Debug)]
pub struct Args {
    /// The operands, cs-lists spread.
    pub list: Vec<Operand>,
    /// The variable behind each, where it is one; as long as `list`, or empty.
    pub vars: Vec<Option<VarId>>,
    /// What further operands may come.
    pub rest: Option<AbsValue>,
    /// How many these are, where there are no others.
    pub count: Dim,
}

impl Default for Args {
    fn default() -> Args {
        Args { list: Vec::new(), vars: Vec::new(), rest: None, count: Dim::Unknown }
    }
}

impl Args {
    /// The variable behind operand `i`.
    pub fn var(&self, i: usize) -> Option<VarId> {
        self.vars.get(i).copied().flatten()
    }
}

impl Transfer<'_, '_> {
    /// Evaluates operands.
    pub(super) fn args(&mut self, id: StmtId, state: &mut State, args: &[Arg]) -> Option<Args> {
        let mut found = Args { list: Vec::with_capacity(args.len()), ..Args::default() };
        for arg in args {
            let Arg::Var(v) = *arg else {
                found.push(Operand::of(AbsValue::text(":")), None);
                continue;
            };
            let operand = self.read(id, state, v)?;
            if !self.env.is_list(v) {
                match &mut found.rest {
                    Some(rest) => *rest = rest.join(&operand.value),
                    None => found.push(operand, Some(v)),
                }
                continue;
            }
            match (list_values(&operand.value), &mut found.rest) {
                (Some(values), None) => {
                    for v in values {
                        found.push(Operand { varies: operand.varies, ..Operand::of(v) }, None);
                    }
                }
                (_, Some(rest)) => *rest = rest.join(&operand.value.content(None)),
                (None, None) => {
                    if let ([_], Some(list)) = (args, operand.value.unique()) {
                        found.count = list.matrix.shape.numel();
                    }
                    found.rest = Some(operand.value.content(None));
                }
            }
        }
        Some(found)
    }

    /// `[targets] = callee(args)`
    pub(super) fn call_stmt(
        &mut self,
        id: StmtId,
        state: &mut State,
        targets: &[Target],
        callee: &Callee,
        args: &[Arg],
    ) -> Option<()> {
        let nargout = self.wanted(state, targets);
        if let Some(got) = self.maybe_variable(id, state, callee, args, nargout)? {
            return self.deliver(id, state, targets, got, None);
        }
        if let Some(got) = self.of_maybe_undefined(id, state, callee, args)? {
            let origin = self.env.origin(state, callee, args, false);
            return self.deliver(id, state, targets, got, origin);
        }
        let operands = self.args(id, state, args)?;
        // What a method of this name says, nobody knows.
        let plain = !self.engine.may_be_method(callee.name);
        let origin = self.env.origin(state, callee, args, plain);
        let origin = origin.filter(|_| plain || !is_method(self, callee.name, &operands));
        let most = found_at_most(callee, &operands);
        let got = self.call_named(id, state, callee, operands, nargout)?;
        self.deliver(id, state, targets, got, origin)?;
        if let Some(most) = most {
            let var = |t: &Target| if let Target::Var(v) = t { Some(*v) } else { None };
            let found: Vec<VarId> = targets.iter().filter_map(var).collect();
            self.env.refinement(state).learn_found(&found, most);
        }
        Some(())
    }

    /// The callees whose first operand may have no value: `end`, `exist`, the count of places.
    fn of_maybe_undefined(
        &mut self,
        id: StmtId,
        state: &mut State,
        callee: &Callee,
        args: &[Arg],
    ) -> Option<Option<Got>> {
        let name = callee.name.as_str();
        let Some(Arg::Var(v)) = args.first() else { return Some(None) };
        if !internal::LENIENT.contains(&name) || !matches!(callee.target, ir::tir::CallTarget::Builtin) {
            return Some(None);
        }
        self.env.identify(state, *v);
        let value = state.slot(*v).value.clone();
        let one = |v: AbsValue| Some(Some(Got::List(vec![Operand::of(v)])));
        match name {
            internal::EXISTS if value.is_undefined() => one(AbsValue::boolean(false)),
            internal::EXISTS if !value.maybe_undefined => one(AbsValue::boolean(true)),
            internal::EXISTS => one(AbsValue::of(Class::Logical, Shape::scalar())),
            _ if !value.maybe_undefined => Some(None),
            internal::PLACES => {
                let count = Interval::integers(0.0, 9_007_199_254_740_992.0);
                one(if value.is_undefined() {
                    AbsValue::number(1.0)
                } else {
                    AbsValue::in_range(Class::Double, Shape::scalar(), count)
                })
            }
            // No value counts as `[]`.
            _ => {
                let value = value.defined().join(&super::access::empty());
                let mut operands = Args::default();
                operands.push(Operand { value, term: Term::None, varies: true }, None);
                let others = self.args(id, state, args.get(1..).unwrap_or(&[]))?;
                for o in others.list {
                    operands.push(o, None);
                }
                self.call_named(id, state, callee, operands, Some(1)).map(Some)
            }
        }
    }

    /// Where the name may be a variable: `None` inside where it is none.
    pub(super) fn maybe_variable(
        &mut self,
        id: StmtId,
        state: &mut State,
        callee: &Callee,
        args: &[Arg],
        nargout: Option<usize>,
    ) -> Option<Option<Got>> {
        let Some(var) = callee.var else { return Some(None) };
        let value = state.slot(var).value.clone();
        if value.is_undefined() {
            return Some(None);
        }
        if !value.maybe_undefined {
            let path = [ir::tir::Access::Paren(args.to_vec())];
            let path: &[ir::tir::Access] = if args.is_empty() { &[] } else { &path };
            return self.get(id, state, var, path, nargout).map(Some);
        }
        // Both, in states of their own.
        let mut without = state.clone();
        without.set(var, super::state::Slot::default());
        state.slot_mut(var).value.maybe_undefined = false;
        let path = [ir::tir::Access::Paren(args.to_vec())];
        let path: &[ir::tir::Access] = if args.is_empty() { &[] } else { &path };
        let indexed = self.get(id, state, var, path, nargout);
        let operands = self.args(id, &mut without, args);
        let called = operands.and_then(|o| self.call_named(id, &mut without, callee, o, nargout));
        let got = match (indexed, called) {
            (Some(a), Some(b)) => {
                state.join(&without, &mut Vec::new(), |a, b| a.join(b));
                join_got(a, b)
            }
            (Some(a), None) => a,
            (None, Some(b)) => {
                *state = without;
                b
            }
            (None, None) => return None,
        };
        Some(Some(got))
    }

    /// A call by name.
    pub(super) fn call_named(
        &mut self,
        id: StmtId,
        state: &mut State,
        callee: &Callee,
        args: Args,
        nargout: Option<usize>,
    ) -> Option<Got> {
        self.engine.meet_asked(callee.name, &args, self.key.func);
        meet_converted(self.engine, callee.name, &args, self.key.func);
        if let CallTarget::Function(f) = callee.target
            && args.list.iter().map(|a| &a.value).chain(&args.rest).any(may_be_object)
            && self.engine.source().program().is_before_methods(self.key.func, callee.target)
        {
            return self.call_user(id, state, f, args, 0, nargout, false);
        }
        if let Some(got) = self.call_directly(id, state, callee, &args, nargout) {
            if got.is_none() {
                self.engine.leave_failing(callee.name);
            }
            return got;
        }
        if let Some(got) = self.call_by_class(id, state, callee, &args, nargout) {
            return Some(got);
        }
        if let Some(class) = args.list.iter().find_map(|a| object_class(&a.value))
            && !self.engine.options.classes
            && let Some(method) = self.engine.source().resolve_method(class, callee.name)
        {
            return self.call_user(id, state, method, args, 0, nargout, false);
        }
        if !self.engine.options.classes
            && let Some(method) = self.engine.folder_method(callee.name, &args)
        {
            let Some(method) = method else {
                let name = callee.name;
                self.unknown_call(id, name, format!("'{name}' may be a function of a class folder."));
                self.reload(state);
                return Some(Got::Each(AbsValue::top()));
            };
            return self.call_user(id, state, method, args, 0, nargout, false);
        }
        let objects = has_objects(self, &args);
        let found = self.engine.look_up(callee, self.key.func);
        // Classes have methods that are called as functions are, which go before those of other files.
        let before = match found {
            Some(Found::Function(f)) => {
                let target = CallTarget::Function(f);
                self.engine.source().program().is_before_methods(self.key.func, target)
            }
            _ => true,
        };
        let method = objects && self.engine.objects && !before;
        if method || self.engine.source().may_replace(callee.name, objects) {
            let text = format!("'{}' may be something else than what is found.", callee.name);
            self.unknown_call(id, callee.name, text);
            if let Some(Found::Function(f)) = found {
                unfollow(self.engine, f);
            }
            reload_after(self, state, callee.name);
            return Some(Got::Each(AbsValue::top()));
        }
        match found {
            Some(Found::Function(f)) if is_text_alone(self, f, &args) => {
                let text = format!("'{}' is described in a file without code.", callee.name);
                self.unknown_call(id, callee.name, text);
                self.reload(state);
                Some(Got::Each(AbsValue::top()))
            }
            Some(Found::Function(f)) => {
                let unseen = !self.engine.follows(f);
                let got = self.call_user(id, state, f, args, 0, nargout, false);
                if unseen {
                    reached(self, state, callee);
                }
                got
            }
            Some(Found::Builtin(name)) if may_be_made(self, name, &args) => {
                self.unknown_call(id, name, format!("'{name}' may be a variable."));
                Some(Got::Each(AbsValue::top()))
            }
            Some(Found::Builtin(name)) => self.call_builtin(id, state, name, args, nargout, false),
            None => {
                if let Some(got) = self.call_class(id, state, callee.name, Some(&args), nargout) {
                    return got;
                }
                let text = format!("Nothing is known of the function '{}'.", callee.name);
                self.unknown_call(id, callee.name, text);
                self.reload(state);
                reached(self, state, callee);
                Some(Got::Each(AbsValue::top()))
            }
        }
    }

    /// A call of a function of the program.
    pub(super) fn call_user(
        &mut self,
        id: StmtId,
        state: &mut State,
        func: FuncId,
        args: Args,
        bound: usize,
        nargout: Option<usize>,
        handle: bool,
    ) -> Option<Got> {
        let program = self.engine.source().program();
        let name = program.functions.get(func)?.name;
        let f = &program.functions[func];
        let takes = f.varargin.is_none().then_some(f.params.len());
        let gives = if f.varargout.is_some() { usize::MAX } else { f.outputs.len() };
        let over = takes.is_some_and(|most| args.list.len() > most);
        if over || nargout.is_some_and(|n| n > gives) {
            return refused(self, id, func, &args, (nargout, over));
        }
        if is_handed(self.engine, func, &args) {
            return self.call_handed(id, state, func, nargout);
        }
        if !self.engine.follows(func) {
            self.unknown_call(id, name, format!("'{name}' is not followed."));
            self.reload(state);
            return Some(Got::Each(AbsValue::top()));
        }
        leave_texts(self, func, &args);
        // Called for a number of results that only the run knows, it is called as through a handle.
        if nargout.is_none() && self.engine.options.general.contains(&func) && fills_list(self, id) {
            self.engine.open(func);
            self.reload(state);
            return Some(Got::Each(AbsValue::top()));
        }
        let rest = args.rest.as_ref();
        let counts = self.env.counted.given(id, func);
        let request = Request { func, args: &args.list, rest, bound, nargout, handle, making: None, counts };
        let view = self.env.view(state);
        let (edge, mut reply) = self.engine.call(self.context, &view, &request)?;
        self.record.edge(id, edge);
        self.reload(state);
        let single = std::mem::take(&mut reply.results.single);
        let mut outputs = self.env.translate(id, state, reply)?;
        if !handle && bound == 0 && args.rest.is_none() {
            for (i, _) in single.iter().enumerate().filter(|(_, single)| **single) {
                args.var(i).into_iter().for_each(|v| self.env.becomes_single(id, state, v));
            }
        }
        if let Some(n) = nargout {
            outputs.truncate(n.max(1));
        }
        let missing = |o: &Operand| o.value.is_undefined() && !o.value.is_bottom();
        if outputs.first().is_some_and(missing) && nargout.is_some_and(|n| n > 0) {
            return None;
        }
        Some(Got::List(outputs))
    }

    /// A call of a value that is a handle.
    pub(super) fn call_handle(
        &mut self,
        id: StmtId,
        state: &mut State,
        handle: &AbsValue,
        args: Args,
        nargout: Option<usize>,
    ) -> Option<Got> {
        let one = handle.get(Class::FunctionHandle).map(|v| v.elements);
        let Some(Elements::Handles(targets)) = one.filter(|_| !handle.is_any()) else {
            leave_named_by(self, handle);
            if self.engine.objects && self.engine.options.classes {
                // Objects keep handles: their functions are open.
                self.record.edge(id, CallEdge::Method(Name::new("@")));
                self.reload(state);
                return Some(Got::Each(AbsValue::top()));
            }
            self.engine.set_handles_called();
            self.unknown_call(id, Name::new("@"), "It is not known which function this handle calls.".into());
            self.reload(state);
            return Some(Got::Each(AbsValue::top()));
        };
        let mut joined: Option<(Got, State)> = None;
        for target in targets.content() {
            let mut here = state.clone();
            let mut all = Args { rest: args.rest.clone(), ..Args::default() };
            for v in &target.bound {
                all.push(Operand { varies: true, ..Operand::of(v.clone()) }, None);
            }
            for (i, o) in args.list.iter().enumerate() {
                all.push(o.clone(), args.var(i));
            }
            let got = match target.target {
                abs::Target::Function(f) | abs::Target::Nested(f) => {
                    let bound = target.bound.len();
                    self.call_user(id, &mut here, FuncId::from_u32(f), all, bound, nargout, true)
                }
                abs::Target::Builtin(name) if may_be_replaced(self, name, &all) => {
                    let text = format!("'{name}' may be something else than what is found.");
                    self.unknown_call(id, name, text);
                    self.reload(&mut here);
                    Some(Got::Each(AbsValue::top()))
                }
                abs::Target::Builtin(name) => self.call_builtin(id, &mut here, name, all, nargout, true),
            };
            let Some(got) = got else { continue };
            joined = Some(match joined {
                None => (got, here),
                Some((before, mut met)) => {
                    met.join(&here, &mut Vec::new(), |a, b| a.join(b));
                    (join_got(before, got), met)
                }
            });
        }
        let (got, after) = joined?;
        *state = after;
        Some(got)
    }

    /// A call of a builtin. One that acts says itself what it gives where nothing is asked for.
    pub(super) fn call_builtin(
        &mut self,
        id: StmtId,
        state: &mut State,
        name: Name,
        args: Args,
        nargout: Option<usize>,
        handle: bool,
    ) -> Option<Got> {
        let got = self.call_asking(id, state, name, args, nargout, handle)?;
        let acts = builtins::lookup(name).is_some_and(|b| !builtins::builtin(b).effects.is_pure());
        Some(match got {
            Got::List(list) if acts && nargout == Some(0) => {
                Got::List(list.into_iter().map(|o| Operand { value: o.value.or_undefined(), ..o }).collect())
            }
            other => other,
        })
    }

    fn call_asking(
        &mut self,
        id: StmtId,
        state: &mut State,
        name: Name,
        args: Args,
        nargout: Option<usize>,
        handle: bool,
    ) -> Option<Got> {
        if let Some(result) = self.intrinsic(id, state, name, &args, nargout) {
            return result;
        }
        let Some(builtin) = builtins::lookup(name) else {
            self.unknown_call(id, name, format!("Nothing is known of the function '{name}'."));
            return Some(Got::Each(AbsValue::top()));
        };
        self.record.edge(id, CallEdge::Builtin { id: builtin, handle });
        if self.engine.may_be_method(name)
            && args.list.iter().map(|a| &a.value).chain(&args.rest).any(may_be_object)
        {
            if self.engine.options.classes {
                leave(self, id, name);
                leave_rule(self.engine, name, &args);
                self.builtin_by_class(id, state, name, &args);
                self.reload(state);
                return Some(Got::Each(AbsValue::top()));
            }
            // A method of a class may have this name.
            self.unknown_call(id, name, format!("'{name}' may be a method of a class."));
            reload_after(self, state, name);
            return Some(Got::Each(AbsValue::top()));
        }
        let spec = builtins::builtin(builtin);
        let mut args = args;
        if let Some(from) = spec.sizes {
            self.become_sizes(id, state, &mut args, from);
        }
        let Some(wanted) = nargout.or_else(|| only_count(spec)) else {
            return self.call_of_unknown_count(id, state, builtin, &args);
        };
        let results = if args.rest.is_some() {
            open_call(&self.env.view(state), builtin, &args, wanted)
        } else {
            self.transfer(id, state, builtin, &args.list, wanted)?
        };
        if spec.effects.contains(Effects::CALLS) {
            self.call_back(id, state, spec, &args);
        }
        if spec.effects.contains(Effects::WORKSPACE) {
            self.havoc(state);
        }
        let mut results = results;
        if spec.silent && nargout == Some(0) {
            results.clear();
        }
        if let (Some(Form::Colon), Some(first)) = (spec.form, results.first_mut()) {
            narrow_colon(&args.list, first);
        }
        if is_square(spec, &args) {
            results.iter_mut().for_each(|o| o.value = square(&o.value));
        }
        let divides = matches!(name.as_str(), "rdivide" | "mrdivide");
        let quotient = match args.vars[..] {
            [Some(a), Some(b)] if divides => terms::whole_quotient(state, a, b),
            _ => None,
        };
        if let (Some(_), Some(first)) = (&quotient, results.first_mut()) {
            first.value = whole(&first.value);
        }
        let view = self.env.view(state);
        for o in &mut results {
            o.value = simplified(std::mem::replace(&mut o.value, AbsValue::bottom()), &view);
        }
        let mut terms = terms::of_call(name.as_str(), &args.list, &results, &view);
        if let (Some(t @ Term::None), Some(v)) = (terms.first_mut(), args.var(0)) {
            *t = match quotient {
                Some(quotient) => Term::of(quotient),
                None => terms::rounded_quotient(&view, state, name.as_str(), v),
            };
        }
        self.env.refinement(state).learn_from_call(name.as_str(), &args.list);
        let mut list = Vec::with_capacity(results.len());
        for (o, term) in results.into_iter().zip(terms.into_iter().chain(std::iter::repeat(Term::None))) {
            let term = match (&o.sizes, o.dim) {
                (Some(shape), _) => shape_term(shape).unwrap_or(term),
                (None, Dim::Unknown) => term,
                (None, d) => Term::Scalar(d),
            };
            let varies = args.list.iter().any(|a| a.varies);
            list.push(Operand { value: o.value, term, varies });
        }
        Some(Got::List(list))
    }

    /// A call of which it is not known how many results are asked for: all that it may give, as one
    /// value.
    fn call_of_unknown_count(
        &mut self,
        id: StmtId,
        state: &mut State,
        builtin: builtins::BuiltinId,
        args: &Args,
    ) -> Option<Got> {
        let spec = builtins::builtin(builtin);
        if spec.effects.contains(Effects::CALLS) {
            self.call_back(id, state, spec, args);
        }
        if spec.effects.contains(Effects::WORKSPACE) {
            self.havoc(state);
        }
        if spec.name.as_str() == "deal" && args.rest.is_none() {
            return Some(Got::Each(abs::join_all(args.list.iter().map(|a| &a.value))));
        }
        if spec.outputs.variadic || args.rest.is_some() {
            return Some(Got::Each(AbsValue::top()));
        }
        let mut all = AbsValue::bottom();
        for n in 1..=spec.outputs.names.len() {
            let view = self.env.view(state);
            let operands: Vec<builtins::Operand> = args.list.iter().map(|a| for_builtin(a, &view)).collect();
            if let Ok(results) = builtins::transfer(builtin, &operands, n, &view) {
                all = results.iter().fold(all, |all, r| all.join(&r.value));
            }
        }
        Some(Got::Each(deep::without_syms(&all)))
    }

    fn transfer(
        &mut self,
        id: StmtId,
        state: &State,
        builtin: builtins::BuiltinId,
        args: &[Operand],
        nargout: usize,
    ) -> Option<Vec<builtins::Operand>> {
        // All combinations of all classes are many: they are tried once.
        if args.len() > 1
            && args.iter().all(|a| a.value.is_any())
            && let Some(values) = self.engine.of_unknown(builtin, args.len(), nargout)
        {
            return Some(values.into_iter().map(builtins::Operand::from).collect());
        }
        let view = self.env.view(state);
        let operands: Vec<builtins::Operand> = args.iter().map(|a| for_builtin(a, &view)).collect();
        let results = match builtins::transfer(builtin, &operands, nargout, &view) {
            Ok(results) => results,
            Err(_) if is_form_elsewhere(self, builtins::builtin(builtin).name, args, nargout) => {
                return Some(vec![AbsValue::top().into(); nargout.max(1)]);
            }
            Err(e) => return self.fails(id, &e.message),
        };
        if results.iter().any(|r| r.value.is_bottom()) {
            return None;
        }
        Some(results.into_iter().collect())
    }

    /// A builtin calls the handles it is given, with arguments that are not known here, and asks for as
    /// many results as it likes; an object that calls a handle when it goes gives and asks for nothing.
    pub(super) fn call_back(&mut self, id: StmtId, state: &mut State, spec: &builtins::Builtin, args: &Args) {
        let (rest, nargout) = match spec.form {
            Some(Form::OnCleanup) => (None, Some(0)),
            _ => (Some(AbsValue::top()), None),
        };
        let unknown = || Args { rest: rest.clone(), ..Args::default() };
        if let Some(first) = args.list.first().map(|o| &o.value).or(args.rest.as_ref()) {
            leave_named_by(self, first);
            if first.is_any() {
                let before = state.clone();
                self.call_handle(id, state, first, unknown(), nargout);
                state.join(&before, &mut Vec::new(), |a, b| a.join(b));
            }
        }
        for operand in &args.list {
            let Some(v) = operand.value.get(Class::FunctionHandle).filter(|_| !operand.value.is_any()) else {
                continue;
            };
            if matches!(v.elements, Elements::Handles(_)) {
                let before = state.clone();
                self.call_handle(id, state, &AbsValue::one(v), unknown(), nargout);
                state.join(&before, &mut Vec::new(), |a, b| a.join(b));
            }
        }
    }

    /// Operands that are sizes are whole numbers where the call passes, and get symbols. What stands behind a
    /// text is none: `zeros(2, 'like', x)`.
    fn become_sizes(&mut self, id: StmtId, state: &mut State, args: &mut Args, from: usize) {
        for i in from..args.list.len() {
            let numeric = |c: Class| c.is_numeric() || c == Class::Logical;
            if !args.list[i].value.unique_class().is_some_and(numeric) {
                break;
            }
            let Some(v) = args.var(i) else { continue };
            self.env.becomes_integer(id, state, v);
            let slot = state.slot(v);
            args.list[i].value = slot.value.clone();
            args.list[i].term = slot.term.clone();
        }
    }
}

/// How many results are asked for where a builtin gives at most one.
fn only_count(spec: &builtins::Builtin) -> Option<usize> {
    (!spec.outputs.variadic && spec.outputs.names.len() <= 1).then_some(spec.outputs.names.len())
}

impl Args {
    /// Adds an operand.
    pub fn push(&mut self, operand: Operand, var: Option<VarId>) {
        self.list.push(operand);
        self.vars.push(var);
    }
}

/// Both results, one by one.
pub fn join_got(a: Got, b: Got) -> Got {
    match (a, b) {
        (Got::List(a), Got::List(b)) => {
            let n = a.len().max(b.len());
            let missing = Operand::of(AbsValue::undefined());
            let at = |list: &[Operand], i: usize| list.get(i).cloned().unwrap_or_else(|| missing.clone());
            let join = |i| {
                let (x, y) = (at(&a, i), at(&b, i));
                let term = if x.term == y.term { x.term } else { Term::None };
                Operand { value: x.value.join(&y.value), term, varies: true }
            };
            Got::List((0..n).map(join).collect())
        }
        (a, b) => Got::Each(super::stmt::got_all(&a).join(&super::stmt::got_all(&b))),
    }
}

/// The value with extents `max(a, b)` replaced by the one that is surely the greater.
fn simplified(value: AbsValue, view: &SymView<'_>) -> AbsValue {
    let decided = |d: &Dim| {
        let [(mono, 1)] = d.as_terms() else { return None };
        let [types::Atom::Max(args)] = mono.as_slice() else { return None };
        args.iter().find(|a| args.iter().all(|b| a == &b || view.at_most(b, a))).cloned()
    };
    let dims = value.unique().and_then(|v| v.matrix.shape.dims());
    if dims.is_none_or(|d| d.iter().all(|d| d.as_terms().len() != 1 || decided(d).is_none())) {
        return value;
    }
    value.map(|v| {
        let shape = v.matrix.shape.map_dims(&mut |d| decided(d).unwrap_or_else(|| d.clone()));
        let matrix = types::Matrix { shape, ..v.matrix.clone() };
        types::ClassValue { matrix, ..v.clone() }
    })
}

/// Elements of a range lie between its first and its last limit.
fn narrow_colon(args: &[Operand], result: &mut builtins::Operand) {
    let (Some(lo), Some(hi)) = (args.first(), args.last()) else { return };
    let step = if args.len() == 3 { args[1].value.range() } else { Interval::point(1.0) };
    let (a, b) = if step.lo > 0.0 {
        (lo.value.range().lo, hi.value.range().hi)
    } else if step.hi < 0.0 {
        (hi.value.range().lo, lo.value.range().hi)
    } else {
        return;
    };
    let Some(one) = result.value.unique() else { return };
    if one.matrix.as_constant().is_some() || !one.class.is_matrix() || a > b {
        return;
    }
    let range = one.matrix.range(one.class);
    // Single precision rounds the limits.
    if one.class == Class::Double {
        let met = Interval { lo: range.lo.max(a), hi: range.hi.min(b), ..range }.normalised();
        result.value = AbsValue::in_range(Class::Double, one.matrix.shape.clone(), met);
    }
}

/// An operand as the transfer functions take it.
pub(super) fn for_builtin(a: &Operand, view: &SymView<'_>) -> builtins::Operand {
    let sizes = match &a.term {
        Term::Vector(list) => {
            let extent = |d: &Dim| if view.nonneg(d) { d.clone() } else { d.maximum(&Dim::ZERO) };
            let row = a.value.shape().rows().as_const() == Some(1);
            (list.len() >= 2 && row).then(|| Shape::new(list.iter().map(extent)))
        }
        _ => None,
    };
    let dim = a.term.scalar().cloned().unwrap_or(Dim::Unknown);
    builtins::Operand { value: a.value.clone(), dim, sizes }
}

/// The row of extents as a term, where their number is known.
fn shape_term(shape: &Shape) -> Option<Term> {
    Some(Term::Vector(shape.dims()?.iter().cloned().collect()))
}

/// The class of a value that surely is an object.
fn object_class(value: &AbsValue) -> Option<Name> {
    match value.unique_class()? {
        Class::Object(name) => Some(name),
        _ => None,
    }
}

/// Whether a call multiplies a real scalar or, element by element, a real array with itself. (A matrix
/// product of a square matrix with itself is none, nor is a square of what is complex, be it real.)
fn is_square(spec: &builtins::Builtin, args: &Args) -> bool {
    let factor = |a: &Operand| {
        a.value.unique().is_some_and(|v| {
            let real = v.matrix.complexity == types::Complexity::Real || !v.class.is_numeric();
            let scalar = || v.matrix.shape.is_scalar(&types::NoFacts) == types::Truth::Yes;
            real && (spec.scalar_op() == Some(ScalarOp::Times)
                || spec.form == Some(Form::Product) && scalar())
        })
    };
    args.var(0).is_some() && args.var(0) == args.var(1) && args.list.iter().all(factor)
}

/// The product of a real number with itself: not negative.
fn square(product: &AbsValue) -> AbsValue {
    let Some(v) = product.unique() else { return product.clone() };
    let range = v.matrix.range(v.class);
    if !v.class.is_float() || range.lo >= 0.0 {
        return product.clone();
    }
    let mut v = v.clone();
    v.matrix.elems = types::Elems::Range(types::Interval { lo: 0.0, neg_zero: false, ..range });
    AbsValue::one(v)
}

/// The quotient of whole numbers of which one divides the other.
fn whole(quotient: &AbsValue) -> AbsValue {
    let Some(v) = quotient.unique().filter(|v| v.matrix.as_constant().is_none()) else {
        return quotient.clone();
    };
    let mut v = v.clone();
    let range = v.matrix.range(v.class);
    v.matrix.elems = types::Elems::Range(types::Interval { integer: true, ..range }.normalised());
    AbsValue::one(v)
}

/// How many elements a call finds at most, where it says so: `find(x, n)`.
fn found_at_most(callee: &Callee, args: &Args) -> Option<i64> {
    let form =
        builtins::named(callee.name).filter(|_| matches!(callee.target, ir::tir::CallTarget::Builtin))?.form;
    let [x, n] = args.list.as_slice() else { return None };
    let known = form == Some(Form::Find) && x.value.unique_class().is_some_and(Class::is_matrix);
    let most = n.value.as_number().filter(|n| known && *n >= 1.0 && *n < 1e9)?;
    Some(most as i64)
}

/// Whether a statement assigns its results to the places of a list.
fn fills_list(me: &mut Transfer<'_, '_>, id: StmtId) -> bool {
    let functions = &me.engine.source().program().functions;
    let stmt = functions.get(me.key.func).and_then(|f| f.stmts.get(id));
    let (Some(Stmt::Call { targets, .. }) | Some(Stmt::Get { targets, .. })) = stmt else { return false };
    targets.iter().any(|t| matches!(t, Target::List { .. }))
}
