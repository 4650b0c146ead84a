//! What each statement does to what is known.

use super::access::{self, Index, Many};
use super::call::{Args, may_be_object};
use super::containers;
use super::deletion;
use super::engine::Failure;
use super::intra::{Intra, nth_of_list};
use super::key::Operand;
use super::state::{Slot, State, Term};
use super::symbols::SymView;
use crate::dataflow::Flow;
use crate::facts::{CallEdge, IndexProof};
use base::{Diagnostic, Name, Severity, codes};
use ir::tir::{Access, Arg, Literal, Stmt, StmtId, Target, VarId};
use num_complex::Complex64;
use std::rc::Rc;
use types::{AbsValue, Class, Constant, Dim, Elements, Interval, Shape, Truth};

/// What an expression gives.
#[derive(Clone, Debug)]
pub enum Got {
    /// These values.
    List(Vec<Operand>),
    /// Any number of values like this one.
    Each(AbsValue),
}

/// A step of a path with its operands evaluated.
#[derive(Clone, Debug)]
pub enum Step {
    /// `(indices)`
    Paren(Vec<Index>),
    /// `{indices}`
    Brace(Vec<Index>),
    /// `.name`, or of a name not known.
    Dot(Option<Name>),
}

/// How long a path is followed.
const MAX_PATH: usize = 64;

impl Intra<'_, '_> {
    /// A statement without blocks.
    pub(super) fn simple(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> Flow {
        match self.effect(id, stmt, state) {
            Some(()) => Flow::Next,
            None => Flow::Never,
        }
    }

    /// `None` where the statement surely fails, or is not known to end.
    fn effect(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> Option<()> {
        match stmt {
            Stmt::Literal { dst, value } => {
                self.assign(id, state, *dst, Operand::of(literal(value)), None);
            }
            Stmt::Copy { dst, src } => {
                self.read(id, state, *src)?;
                let slot = state.slot(*src).clone();
                self.put(id, state, *dst, slot);
            }
            Stmt::Call { targets, callee, args } => self.call_stmt(id, state, targets, callee, args)?,
            Stmt::CallStatement { ans, callee, args, .. } => {
                self.call_for_effect(id, state, *ans, callee, args)?;
            }
            Stmt::Get { targets, base, path } => {
                // An operand takes all values of a list, but of a handle that is called the first result.
                let operand = matches!(targets.as_slice(), [Target::Var(v)] if self.env.is_list(*v));
                let nargout = if operand { Some(1) } else { self.wanted(state, targets) };
                let got = self.get(id, state, *base, path, nargout)?;
                self.deliver(id, state, targets, got, None)?;
            }
            Stmt::GetStatement { ans, base, path, .. } => {
                // Each of the values of `c{:}` or `s.f` is `ans` in turn: the last stays.
                let list = !matches!(path.last(), Some(Access::Paren(_)));
                let got = match self.get(id, state, *base, path, if list { None } else { Some(0) })? {
                    Got::List(mut values) if list => Got::List(values.pop().into_iter().collect()),
                    got => got,
                };
                self.deliver_ans(id, state, *ans, got);
            }
            Stmt::Set { base, path, src } => {
                let src = self.read(id, state, *src)?;
                self.set(id, state, *base, path, &src.value, false)?;
            }
            Stmt::SetList { base, path, src } => {
                let list = self.read(id, state, *src)?;
                self.set(id, state, *base, path, &list.value.content(None), true)?;
            }
            Stmt::Delete { base, path } => self.delete(id, state, *base, path)?,
            Stmt::FunctionRef { dst, callee } => {
                let value = self.engine.function_ref(callee, self.key.func);
                self.assign(id, state, *dst, Operand::of(value), None);
            }
            Stmt::Lambda { dst, function, captures } => {
                let bound = captures.iter().map(|&v| state.slot(v).value.clone()).collect();
                let value = AbsValue::handle(self.engine.target(*function), bound);
                self.assign(id, state, *dst, Operand::of(value), None);
            }
            Stmt::Global(vars) | Stmt::Persistent(vars) => {
                for &v in vars {
                    if let Some(cell) = self.env.cell_of(v) {
                        let value = self.engine.read_cell(cell, self.context);
                        state.set(v, Slot { value, ..Slot::default() });
                    }
                }
            }
            Stmt::Display(v) => {
                self.read(id, state, *v)?;
            }
            _ => {}
        }
        Some(())
    }

    /// How many results the targets ask for; `None` where that is not known.
    pub(super) fn wanted(&self, state: &State, targets: &[Target]) -> Option<usize> {
        targets.iter().try_fold(0, |n, t| match t {
            Target::Var(v) if self.env.is_list(*v) => None,
            Target::Var(_) | Target::Ignore => Some(n + 1),
            Target::List { count, .. } => {
                let k = state.slot(*count).value.as_number()?;
                (k >= 0.0 && k <= 64.0).then_some(n + k as usize)
            }
            Target::Forward(_) => Some(n + self.key.nargout?),
        })
    }

    /// Gives each target its part of `got`. `None` where there are too few values.
    pub(super) fn deliver(
        &mut self,
        id: StmtId,
        state: &mut State,
        targets: &[Target],
        got: Got,
        origin: Option<Rc<super::state::Origin>>,
    ) -> Option<()> {
        let wanted = self.wanted(state, targets);
        if let Some(Target::Var(v) | Target::Forward(v)) = targets.first()
            && targets.len() == 1
            && (self.env.is_list(*v) || matches!(targets[0], Target::Forward(_)))
        {
            let value = match got {
                // A function hands on no more than it is asked for, and one value unasked.
                // Where no result is asked for, there may be none.
                Got::List(list)
                    if matches!(targets[0], Target::Forward(_))
                        && self.key.nargout.is_none_or(|n| n == 0) =>
                {
                    let all = list.into_iter().fold(AbsValue::bottom(), |all, o| all.join(&o.value));
                    AbsValue::cell_of(Shape::row(Dim::Unknown), all.defined())
                }
                Got::List(mut list) => {
                    if let (Target::Forward(_), Some(n)) = (&targets[0], self.key.nargout) {
                        list.truncate(n.max(1));
                    }
                    AbsValue::cell(1, list.into_iter().map(|o| o.value).collect())
                }
                Got::Each(each) => AbsValue::cell_of(Shape::row(Dim::Unknown), each),
            };
            self.assign(id, state, *v, Operand { value, term: Term::None, varies: false }, None);
            return Some(());
        }
        let mut next = 0;
        let at = |i: usize| match &got {
            Got::List(list) => list.get(i).cloned(),
            Got::Each(v) => Some(Operand::of(v.clone())),
        };
        for t in targets {
            match *t {
                Target::Ignore => {
                    at(next)?;
                    next += 1;
                }
                Target::Var(v) | Target::Forward(v) => {
                    let value = at(next)?;
                    next += 1;
                    // Where a result may be missing, the error has been raised.
                    if value.value.is_undefined() {
                        return self.fails(id, "A result that is asked for is not assigned.");
                    }
                    let value = Operand { value: value.value.defined(), ..value };
                    let origin = if targets.len() == 1 { origin.clone() } else { None };
                    self.assign(id, state, v, value, origin);
                }
                Target::List { var, count } => {
                    let k = state.slot(count).value.as_number().map(|k| k as usize);
                    let value = match (k, wanted) {
                        (Some(k), Some(_)) => {
                            let list: Option<Vec<AbsValue>> =
                                (next..next + k).map(|i| at(i).map(|o| o.value.defined())).collect();
                            next += k;
                            AbsValue::cell(1, list?)
                        }
                        _ => AbsValue::cell_of(Shape::row(Dim::Unknown), got_all(&got)),
                    };
                    self.assign(id, state, var, Operand { value, term: Term::None, varies: false }, None);
                }
            }
        }
        Some(())
    }

    /// A result nobody asked for goes to `ans`, if there is one.
    pub(super) fn deliver_ans(&mut self, id: StmtId, state: &mut State, ans: VarId, got: Got) {
        let first = match got {
            Got::List(list) => list.into_iter().next(),
            Got::Each(v) => Some(Operand::of(v.or_undefined())),
        };
        let Some(first) = first.filter(|f| !f.value.is_undefined()) else { return };
        if first.value.maybe_undefined {
            let value = first.value.defined().join(&state.slot(ans).value);
            self.assign(id, state, ans, Operand { value, term: Term::None, varies: false }, None);
        } else {
            self.assign(id, state, ans, first, None);
        }
    }

    /// Reports an error that is certain.
    pub(super) fn fails<T>(&mut self, id: StmtId, text: &str) -> Option<T> {
        let mut d = Diagnostic {
            span: self.env.info.span(id),
            ..Diagnostic::without_span(&codes::CERTAIN_ERROR, text)
        };
        if self.env.info.tried.contains(id) {
            // It may be meant.
            d.severity = Severity::Hint;
            d.help = Some("this is in a `try`: what stands behind it there never runs".to_owned());
        }
        self.engine.report_failure(Failure { func: self.key.func, stmt: id, context: self.context, d });
        None
    }

    /// Reports a call that cannot be followed.
    pub(super) fn unknown_call(&mut self, id: StmtId, name: Name, text: String) {
        self.engine.complete = false;
        let from = self.key.func;
        if self.engine.source().is_class(name, from) {
            self.engine.set_objects();
        }
        self.record.edge(id, CallEdge::Unknown(name));
        self.engine.report(&codes::UNKNOWN_CALL, self.env.info.span(id), text);
    }

    /// The operands of an index. Reading them refines: an index of an array is a positive integer.
    fn indices(&mut self, id: StmtId, state: &mut State, args: &[Arg], of_array: bool) -> Option<Vec<Index>> {
        let mut list = Vec::with_capacity(args.len());
        for arg in args {
            let Arg::Var(v) = *arg else {
                list.push(Index::Colon);
                continue;
            };
            if self.env.is_list(v) {
                let spread = self.read(id, state, v)?.value;
                match list_values(&spread) {
                    Some(values) => {
                        list.extend(values.into_iter().map(|v| {
                            let o = Operand::of(v);
                            Index::At(o.value, o.term)
                        }));
                    }
                    // Any number of indices: as one of which nothing is known.
                    None => return Some(vec![Index::At(AbsValue::top(), Term::None)]),
                }
                continue;
            }
            self.read(id, state, v)?;
            if of_array {
                self.env.becomes_index(id, state, v);
            }
            let slot = state.slot(v);
            list.push(Index::At(slot.value.clone(), slot.term.clone()));
        }
        Some(list)
    }

    /// The operands of a path. `base` tells whether the first step is an index of an array.
    fn steps(
        &mut self,
        id: StmtId,
        state: &mut State,
        path: &[Access],
        base: &AbsValue,
    ) -> Option<Vec<Step>> {
        let is_array = |v: &AbsValue| {
            v.alternatives().is_some_and(|l| {
                l.iter().all(|v| !matches!(v.class, Class::FunctionHandle | Class::Object(_)))
            })
        };
        let mut steps = Vec::with_capacity(path.len());
        for (k, step) in path.iter().take(MAX_PATH).enumerate() {
            steps.push(match step {
                Access::Paren(args) => {
                    Step::Paren(self.indices(id, state, args, k == 0 && is_array(base))?)
                }
                Access::Brace(args) => {
                    Step::Brace(self.indices(id, state, args, k == 0 && is_array(base))?)
                }
                Access::Dot(name) => Step::Dot(Some(*name)),
                Access::DynamicDot(v) => {
                    let name = self.read(id, state, *v)?.value;
                    Step::Dot(name.as_text().map(Name::new))
                }
            });
        }
        Some(steps)
    }

    /// `base<path>`.
    pub(super) fn get(
        &mut self,
        id: StmtId,
        state: &mut State,
        base: VarId,
        path: &[Access],
        nargout: Option<usize>,
    ) -> Option<Got> {
        let mut current = self.read(id, state, base)?;
        if let [Access::Paren(args)] = path
            && current.value.unique_class() == Some(Class::FunctionHandle)
        {
            let args = self.args(id, state, args)?;
            return self.call_handle(id, state, &current.value, args, nargout);
        }
        let steps = self.steps(id, state, path, &current.value)?;
        if path.len() > MAX_PATH {
            return Some(Got::Each(AbsValue::top()));
        }
        let mut proof = IndexProof { positive: true, in_bounds: true };
        let mut k = 0;
        while let Some(step) = steps.get(k) {
            // A method of a container takes its arguments with it.
            let method = containers::method(&current.value, &steps[k..]);
            let taken = method.as_ref().map_or(1, |(_, args)| 1 + usize::from(args.is_some()));
            let last = k + taken >= steps.len();
            if let Step::Paren(indices) | Step::Brace(indices) = step {
                let one = access::proof(&self.env.view(state), &current.value.shape(), indices);
                proof.positive &= one.positive;
                proof.in_bounds &= one.in_bounds;
                if k == 0 {
                    self.env.learn_bounds(state, &current.value.shape(), &path[0]);
                }
            }
            let wanted = if last { nargout } else { Some(1) };
            let got = match method {
                Some((name, args)) => self.container_method(id, state, &current, name, args, wanted)?,
                None => self.step(id, state, &current, step, wanted)?,
            };
            k += taken;
            if last {
                self.record.index(id, proof);
                return Some(got);
            }
            current = match got {
                Got::List(mut list) if list.len() == 1 => list.remove(0),
                Got::List(list) if list.is_empty() => {
                    return self.fails(id, "Expected one output from a curly brace or dot indexing expression, but there were 0 results.");
                }
                other => Operand::of(got_all(&other).defined()),
            };
            if current.value.is_undefined() {
                return self.fails(id, "A result that is asked for is not assigned.");
            }
        }
        Some(Got::List(vec![current]))
    }

    fn step(
        &mut self,
        id: StmtId,
        state: &mut State,
        current: &Operand,
        step: &Step,
        nargout: Option<usize>,
    ) -> Option<Got> {
        let value = &current.value;
        if self.engine.objects && may_be_object(value) {
            let edge = if self.engine.options.classes { CallEdge::Method } else { CallEdge::Unknown };
            self.record.edge(id, edge(Name::new("subsref")));
            self.reload(state);
            return Some(Got::Each(AbsValue::top()));
        }
        let result = match step {
            Step::Paren(indices) => {
                let handles = value.clone().retain(|v| v.class == Class::FunctionHandle);
                let may_call = value.is_any() || !handles.is_undefined();
                if value.is_any() {
                    self.record.edge(id, CallEdge::Unknown(Name::new("@")));
                    // What comes of something unknown is reported where that came from.
                    if self.engine.complete {
                        let text = "It is not known whether this calls a function.".to_owned();
                        self.unknown_call(id, Name::new("@"), text);
                    }
                    self.reload(state);
                    return Some(Got::Each(AbsValue::top()));
                }
                let called = if may_call {
                    let args = indices.iter().map(index_operand).collect();
                    self.call_handle(
                        id,
                        state,
                        &handles,
                        Args { list: args, vars: Vec::new(), rest: None },
                        nargout,
                    )
                } else {
                    None
                };
                if may_call && handles.alternatives() == value.alternatives() {
                    return called;
                }
                let indexed = access::paren(&self.env.view(state), value, indices);
                match (called, indexed) {
                    // An array that is indexed has one result: of several only a call is left.
                    (Some(c), Ok(_)) if nargout.is_some_and(|n| n > 1) => Ok(c),
                    (Some(c), Ok(i)) => Ok(Got::List(vec![Operand::of(got_all(&c).join(&i))])),
                    (Some(c), Err(_)) => Ok(c),
                    (None, Ok(i)) => {
                        let term = indexed_term(&current.term, indices);
                        let term = if i.as_number().is_some() { Operand::of(i.clone()).term } else { term };
                        Ok(Got::List(vec![Operand { value: i, term, varies: current.varies }]))
                    }
                    (None, Err(e)) => Err(e),
                }
            }
            Step::Brace(indices) => access::brace(&self.env.view(state), value, indices).map(many),
            Step::Dot(name) => access::field(&self.env.view(state), value, *name).map(many),
        };
        match result {
            Ok(got) => Some(got),
            Err(text) => self.fails(id, &text),
        }
    }

    /// `base<path> = src`.
    fn set(
        &mut self,
        id: StmtId,
        state: &mut State,
        base: VarId,
        path: &[Access],
        src: &AbsValue,
        list: bool,
    ) -> Option<()> {
        let old = state.slot(base).value.clone();
        let steps = self.steps(id, state, path, &old)?;
        let into = matches!(steps.last(), Some(Step::Paren(_))) && may_be_object(src);
        if self.engine.objects && (into || may_be_object(&old)) {
            // Methods of a class may carry it out.
            let edge = if self.engine.options.classes { CallEdge::Method } else { CallEdge::Unknown };
            self.record.edge(id, edge(Name::new("subsasgn")));
            self.reload(state);
            self.assign(id, state, base, Operand::of(AbsValue::top()), None);
            return Some(());
        }
        let view = self.env.view(state);
        let mut proof = set_proof(&view, &old, &steps);
        let fields =
            list && matches!(steps.as_slice(), [Step::Dot(Some(_))]) && access::is_structs(&old, src);
        let new = update(&view, &old, &steps, &|view, base, step| match step {
            Step::Paren(indices) => access::set_paren(view, base, indices, src),
            Step::Brace(indices) => access::set_brace(view, base, indices, src),
            Step::Dot(Some(name)) if fields => access::set_fields(base, *name, src),
            Step::Dot(name) => access::set_field(view, base, *name, src),
        });
        let new = match new {
            Ok(new) => new,
            Err(text) => return self.fails(id, &text),
        };
        // What `x(:)` names of `[]`, the source says.
        let all = matches!(steps.as_slice(), [Step::Paren(i)] if i.len() == 1 && i[0].is_colon());
        proof.in_bounds &= !all || old.shape().is_0x0(&self.env.view(state)) == Truth::No;
        // A list goes to the elements of a struct array, which keeps its shape.
        let new = if list && !fields { new.join(&old.clone().defined()) } else { new };
        self.record.index(id, proof);
        let new = Operand { value: new.defined(), term: Term::None, varies: false };
        self.assign(id, state, base, new, None);
        Some(())
    }

    fn delete(&mut self, id: StmtId, state: &mut State, base: VarId, path: &[Access]) -> Option<()> {
        let old = self.read(id, state, base)?;
        let steps = self.steps(id, state, path, &old.value)?;
        let view = self.env.view(state);
        let proof = set_proof(&view, &old.value, &steps);
        let new = update(&view, &old.value, &steps, &|view, base, step| match step {
            Step::Paren(indices) => Ok(deletion::delete(view, base, indices)),
            _ => Ok(AbsValue::top()),
        });
        let new = match new {
            Ok(new) => new,
            Err(text) => return self.fails(id, &text),
        };
        self.record.index(id, proof);
        let term = old.term.of_some();
        self.assign(id, state, base, Operand { value: new.defined(), term, varies: false }, None);
        Some(())
    }
}

/// What is proved of the indices of an assignment.
fn set_proof(view: &SymView<'_>, base: &AbsValue, steps: &[Step]) -> IndexProof {
    let mut all = IndexProof { positive: true, in_bounds: true };
    let mut current = base.clone();
    for step in steps {
        if current.is_undefined() {
            return IndexProof { in_bounds: false, ..all };
        }
        let next = match step {
            Step::Paren(indices) | Step::Brace(indices) => {
                let one = access::proof(view, &current.shape(), indices);
                all.positive &= one.positive;
                all.in_bounds &= one.in_bounds && !current.maybe_undefined;
                match step {
                    Step::Paren(_) => access::paren(view, &current, indices),
                    _ => access::brace(view, &current, indices).map(|m| m.all()),
                }
            }
            Step::Dot(name) => access::field(view, &current, *name).map(|m| m.all()),
        };
        // A part of what may not be there may not be there.
        let unsure = current.maybe_undefined;
        current = next.unwrap_or_else(|_| AbsValue::undefined());
        current = if unsure { current.or_undefined() } else { current };
    }
    all
}

/// Whether the indices name elements that `base` has.
fn surely_there(view: &SymView<'_>, base: &AbsValue, indices: &[Index]) -> bool {
    !base.maybe_undefined && access::proof(view, &base.shape(), indices).in_bounds
}

/// Does one step of a path to a part of a value.
type Leaf<'a> = dyn Fn(&SymView<'_>, &AbsValue, &Step) -> Result<AbsValue, String> + 'a;

/// `base` with the part at the end of the path changed by `leaf`. Recursion is as deep as the path.
fn update(view: &SymView<'_>, base: &AbsValue, steps: &[Step], leaf: &Leaf<'_>) -> Result<AbsValue, String> {
    let Some((first, rest)) = steps.split_first() else { return Ok(base.clone()) };
    if rest.is_empty() {
        return leaf(view, base, first);
    }
    if base.is_any() {
        return Ok(AbsValue::top());
    }
    if let (Step::Paren(_), [Step::Dot(_), ..]) = (first, rest)
        && let Some(structs) = access::without_blanks(view, base)
    {
        return update(view, &structs, steps, leaf);
    }
    let undefined = AbsValue::undefined();
    let inner = match first {
        Step::Paren(indices) => {
            // `s(i).f = v` beyond the end makes an element.
            let inside = access::paren(view, base, indices).unwrap_or_else(|_| undefined.clone());
            let inside = if surely_there(view, base, indices) { inside } else { inside.or_undefined() };
            update(view, &inside, rest, leaf)?
        }
        Step::Brace(indices) => {
            let inside = access::brace(view, base, indices).map_or(undefined.clone(), |m| m.all());
            let inside = if surely_there(view, base, indices) { inside } else { inside.or_undefined() };
            update(view, &inside, rest, leaf)?
        }
        Step::Dot(name) => {
            let inside = match name {
                Some(name) => {
                    let f = base.field(*name);
                    match f.is_bottom() {
                        true => undefined,
                        false if base.maybe_undefined => f.or_undefined(),
                        false => f,
                    }
                }
                None => access::field(view, base, None).map_or(undefined, |m| m.all().or_undefined()),
            };
            update(view, &inside, rest, leaf)?
        }
    };
    match first {
        Step::Paren(indices) => access::set_paren(view, &or_nothing(view, base), indices, &inner),
        Step::Brace(indices) => access::set_brace(view, base, indices, &inner),
        Step::Dot(name) => access::set_field(view, base, *name, &inner),
    }
}

/// A value as the steps behind it see it: where a part of a part is assigned, numbers that are none
/// become what is needed, whatever their extents.
fn or_nothing(view: &SymView<'_>, base: &AbsValue) -> AbsValue {
    let empty = |v: &types::ClassValue<types::Matrix>| match v.class {
        Class::Double => v.matrix.shape.is_empty(view),
        _ => Truth::No,
    };
    let list = base.alternatives().unwrap_or(&[]);
    if list.iter().all(|v| empty(v) == Truth::No) {
        return base.clone();
    }
    base.clone().retain(|v| empty(v) != Truth::Yes).or_undefined()
}

fn many(m: Many) -> Got {
    match m {
        Many::List(list) => Got::List(list.into_iter().map(Operand::of).collect()),
        Many::Each(v) => Got::Each(v),
    }
}

/// All values joined.
pub fn got_all(got: &Got) -> AbsValue {
    match got {
        Got::List(list) => list.iter().fold(AbsValue::bottom(), |a, o| a.join(&o.value)),
        Got::Each(v) => v.clone(),
    }
}

/// The term of elements of an array with this term.
fn indexed_term(term: &Term, indices: &[Index]) -> Term {
    match (term, indices) {
        (Term::Vector(list), [Index::At(i, _)]) => match i.as_number() {
            Some(x) if x >= 1.0 => list.get(x as usize - 1).cloned().map_or(Term::None, Term::of),
            _ => Term::None,
        },
        (Term::Span(_), _) => term.of_some(),
        // One element of a scalar is the scalar.
        (Term::Scalar(d), [Index::At(i, _)]) if i.as_number() == Some(1.0) => Term::Scalar(d.clone()),
        _ => Term::None,
    }
}

pub(super) fn index_operand(index: &Index) -> Operand {
    match index {
        Index::Colon => Operand::of(AbsValue::text(":")),
        Index::At(value, term) => Operand { value: value.clone(), term: term.clone(), varies: true },
    }
}

/// The values of a cs-list held as a cell, where their number is known.
pub fn list_values(list: &AbsValue) -> Option<Vec<AbsValue>> {
    let v = list.unique()?;
    let n: usize = v.matrix.shape.as_sizes()?.iter().product();
    if n > 64 {
        return None;
    }
    match &v.elements {
        Elements::Tuple(t) if t.content().len() == n => Some(t.content().clone()),
        _ if n == 0 => Some(Vec::new()),
        _ => Some((0..n).map(|i| nth_of_list(list, i)).collect()),
    }
}

/// The value of a constant of the program.
fn literal(value: &Literal) -> AbsValue {
    match value {
        Literal::Number(x) => AbsValue::number(*x),
        Literal::Imaginary(x) => {
            AbsValue::constant(Class::Double, Constant::Complex(Complex64::new(0.0, *x)))
        }
        Literal::Integer(bits, class) => {
            let n = match class.integer_width() {
                Some((64, true)) => i128::from(*bits as i64),
                Some((w, true)) if w < 64 => {
                    let shift = 64 - w;
                    i128::from(((*bits << shift) as i64) >> shift)
                }
                _ => i128::from(*bits),
            };
            AbsValue::constant(*class, Constant::Integer(n))
        }
        Literal::Char(text) => AbsValue::text(text),
        Literal::String(text) => AbsValue::string(text),
        Literal::Matrix(m) => {
            let points = m.data.iter().map(|x| Interval::point(*x));
            let range = points.reduce(Interval::join).unwrap_or(Interval::BOTTOM);
            let shape = Shape::matrix(Dim::Const(m.rows as i64), Dim::Const(m.cols() as i64));
            AbsValue::in_range(Class::Double, shape, range)
        }
    }
}

/// Whether a value is surely an array of one element.
pub fn is_scalar(value: &AbsValue, view: &SymView<'_>) -> bool {
    !value.is_any() && value.shape().is_scalar(view) == Truth::Yes
}
