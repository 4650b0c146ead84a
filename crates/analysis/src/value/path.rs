//! Access paths: what reading, assigning and deleting a part of a value gives. A path may call: a handle that is
//! indexed, a method of a container.

use super::access::{self, Index, Many, Near};
use super::call::Args;
use super::containers;
use super::deletion;
use super::direct::{Along, Member, constant_of};
use super::engine::Engine;
use super::key::Operand;
use super::maps;
use super::objects::may_be_object;
use super::objects::{leave, or_left};
use super::properties::{Store, store_along};
use super::state::{State, Term};
use super::stmt::{Got, got_all, list_values};
use super::symbols::SymView;
use super::transfer::Transfer;
use super::{growing, least, nullable, reached};
use crate::facts::{CallEdge, IndexProof};
use crate::members::{answering, dotted, is_one, object_class};
use base::Name;
use ir::tir::{Access, Arg, StmtId, VarId};
use types::{AbsValue, Class, ClassValue, Dim, Matrix, NoFacts, Shape, Truth};

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

impl Transfer<'_, '_> {
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
        let (steps, positive) = self.steps(id, state, path, &current.value)?;
        if path.len() > MAX_PATH {
            return Some(Got::Each(AbsValue::top()));
        }
        nullable::meet_along(self, id, &current.value, path);
        let mut proof = IndexProof { positive, in_bounds: true };
        let mut k = 0;
        while let Some(step) = steps.get(k) {
            let found = match step {
                Step::Dot(Some(name)) => answering(&current.value, *name),
                Step::Dot(None) => dotted(&current.value),
                _ => current.value.clone(),
            };
            let surely = found == current.value;
            if let Some(member) = nullable::member_or_field(self, state, &found, surely, &path[k..]) {
                if k == 0 && !surely {
                    state.slot_mut(base).value = found.clone();
                }
                current.value = found;
                let (taken, got) = match member {
                    // No object is there as far as is known.
                    Member::Field(value) if value.is_bottom() => return None,
                    Member::Field(value) => (1, Some(Some(Got::List(vec![Operand::of(value)])))),
                    Member::Call(func, args) => {
                        let var = (k == 0).then_some(base);
                        let wanted = if k + 1 + args.len() >= steps.len() { nargout } else { Some(1) };
                        (1 + args.len(), self.call_member(id, state, (&current, var), func, args, wanted))
                    }
                };
                if let Some(got) = got {
                    let got = or_left(self, got, &path[k..])?;
                    k += taken;
                    if k >= steps.len() {
                        self.record.index(id, proof);
                        if !proof.in_bounds {
                            reached::learn(&self.env, state, base, path, &steps);
                        }
                        return Some(got);
                    }
                    current = Operand::of(got_all(&got).defined());
                    continue;
                }
            }
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
                if !proof.in_bounds {
                    reached::learn(&self.env, state, base, path, &steps);
                }
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
        if let (Step::Paren(indices), Some(class)) = (step, object_class(value))
            && is_element(self.engine, class, indices)
        {
            let one = |i: &Index| i.is_scalar(&self.env.view(state));
            let shape = if indices.iter().all(one) { Shape::scalar() } else { Shape::Any };
            return Some(Got::List(vec![Operand::of(AbsValue::of(Class::Object(class), shape))]));
        }
        if let (Step::Paren(keys), true) = (step, maps::is_map(value)) {
            let held = match keys.as_slice() {
                [Index::At(key, _)] => maps::entry(self, Some(key)),
                _ => maps::entry(self, None),
            };
            // No map has an entry as far as is known.
            return (!held.is_bottom()).then(|| Got::List(vec![Operand::of(held)]));
        }
        if self.engine.objects && may_be_object(value) {
            leave_path(self, id, Name::new("subsref"), std::slice::from_ref(step));
            self.reload(state);
            let known = match (step, object_class(value)) {
                (Step::Dot(Some(name)), Some(class)) if is_one(value) => {
                    constant_of(self, id, state, class, *name)
                }
                _ => None,
            };
            return Some(known.map_or(Got::Each(AbsValue::top()), |v| Got::List(vec![Operand::of(v)])));
        }
        let result = match step {
            Step::Paren(indices) => {
                let handles = value.clone().retain(|v| v.class == Class::FunctionHandle);
                let may_call = value.is_any() || !handles.is_undefined();
                if value.is_any() {
                    self.engine.set_handles_called();
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
                    self.call_handle(id, state, &handles, Args { list: args, ..Args::default() }, nargout)
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
    pub(super) fn set(
        &mut self,
        id: StmtId,
        state: &mut State,
        base: VarId,
        path: &[Access],
        src: &AbsValue,
        list: bool,
    ) -> Option<()> {
        let old = state.slot(base).value.clone();
        let (steps, positive) = self.steps(id, state, path, &old)?;
        let into = matches!(steps.last(), Some(Step::Paren(_))) && may_be_object(src);
        let fields =
            list && matches!(steps.as_slice(), [Step::Dot(Some(_))]) && access::is_structs(&old, src);
        // A cell of Octave takes a value as its content.
        let octave = self.engine.source().octave();
        let leaf = |view: &SymView<'_>, base: &AbsValue, step: &Step, near: Near| match step {
            Step::Paren(_) if octave && base.classes().contains(Class::Cell) && !is_cell(src) => {
                Ok(AbsValue::top())
            }
            Step::Paren(indices) => access::set_paren(view, base, indices, src, near),
            Step::Brace(indices) => access::set_brace(view, base, indices, src, near),
            Step::Dot(Some(name)) if fields => access::set_fields(base, *name, src),
            Step::Dot(name) => access::set_field(view, base, *name, src),
        };
        store_along(self, state, &old, &Store { steps: &steps, src: Some(src), leaf: &leaf });
        nullable::meet_along(self, id, &old, path);
        let along = self.along(&old, &steps, (!list).then_some(src));
        let ruled = may_be_object(&old) && !matches!(along, Along::Plain(_));
        if self.engine.objects && (into || ruled) {
            // Methods of a class may carry it out.
            let elements = elements(self.engine, &old, &steps, src).filter(|_| into);
            let fills =
                elements.is_none() || growing::near(&self.env, id, state, base, path) == Near::Anywhere;
            match object_class(src) {
                _ if !into => {}
                None => self.engine.construct_any(),
                Some(class) if fills => self.engine.fill(class),
                Some(_) => {}
            }
            leave_path(self, id, Name::new("subsasgn"), &steps);
            self.reload(state);
            let new = match (along, elements) {
                (_, Some(elements)) => elements,
                (Along::Rules(_), None) if object_class(&old).is_none() => {
                    nullable::through(self, state, &old, &steps, &leaf)
                }
                (Along::Rules(new), None) if !into || steps.len() > 1 => new,
                _ => AbsValue::top(),
            };
            self.assign(id, state, base, Operand::of(new), None);
            return Some(());
        }
        let old = self.ruled_inside(id, &along, old);
        let view = self.env.view(state);
        let mut proof = set_proof(&view, &old, &steps, positive);
        let known = if list || proof.in_bounds { 0 } else { reached::known(&self.env, state, base, path) };
        let subscripts = |step: &Access| matches!(step, Access::Paren(_) | Access::Brace(_));
        // What is there is no new element.
        let near = match path.iter().position(subscripts) {
            _ if list || proof.in_bounds => Near::Anywhere,
            Some(first) if first < known => Near::Within(known),
            _ => growing::near(&self.env, id, state, base, path),
        };
        if near.is_there() && !path[known..].iter().any(subscripts) {
            proof = IndexProof { positive: true, in_bounds: true };
        }
        let new = match update(&view, &old, &steps, near, &leaf) {
            Ok(new) => new,
            Err(text) => return self.fails(id, &text),
        };
        let change = |element: &AbsValue| update(&view, element, &steps[1..], Near::Anywhere, &leaf);
        let element = match list {
            true => None,
            false => growing::of_element(&self.env, state, (base, path), near, &new, &change),
        };
        let (new, partial) = element.map_or((new, None), |(new, partial)| (new, Some(partial)));
        // A list goes to the elements of a struct array, which keeps its shape.
        let new = if list && !fields { new.join(&old.clone().defined()) } else { new };
        self.record.index(id, proof);
        let new = self.stored_as(id, &along, &steps, new);
        let new = Operand { value: new.defined(), term: Term::None, varies: false };
        let before = self.env.least_extents(state, base).filter(|_| self.env.cell_of(base).is_none());
        let least = least::with_element(&self.env, state, &steps, before.filter(|_| !list));
        let kept = (!list).then(|| reached::kept(state, base, path));
        self.assign(id, state, base, new, None);
        if let Some(kept) = kept {
            kept.hold(state, base);
            if !proof.in_bounds {
                reached::learn(&self.env, state, base, path, &steps);
            }
        }
        if let Some(least) = least {
            self.env.assume_least(state, base, &least);
        }
        if let Some(partial) = partial {
            state.set_partial(partial);
        }
        Some(())
    }

    pub(super) fn delete(
        &mut self,
        id: StmtId,
        state: &mut State,
        base: VarId,
        path: &[Access],
    ) -> Option<()> {
        let old = self.read(id, state, base)?;
        let (steps, positive) = self.steps(id, state, path, &old.value)?;
        let leaf = |view: &SymView<'_>, base: &AbsValue, step: &Step, _: Near| match step {
            Step::Paren(indices) => Ok(deletion::delete(view, base, indices)),
            _ => Ok(AbsValue::top()),
        };
        store_along(self, state, &old.value, &Store { steps: &steps, src: None, leaf: &leaf });
        let along = self.along(&old.value, &steps, None);
        if self.engine.objects && may_be_object(&old.value) && !matches!(along, Along::Plain(_)) {
            // Methods of a class may carry it out.
            leave_path(self, id, Name::new("subsasgn"), &steps);
            self.reload(state);
            let new = match along {
                Along::Rules(_) if object_class(&old.value).is_none() => {
                    nullable::through(self, state, &old.value, &steps, &leaf)
                }
                Along::Rules(new) => new,
                _ => AbsValue::top(),
            };
            self.assign(id, state, base, Operand::of(new), None);
            return Some(());
        }
        let before = self.ruled_inside(id, &along, old.value.clone());
        let view = self.env.view(state);
        let proof = set_proof(&view, &before, &steps, positive);
        let new = update(&view, &before, &steps, Near::Anywhere, &leaf);
        let new = match new {
            Ok(new) => new,
            Err(text) => return self.fails(id, &text),
        };
        self.record.index(id, proof);
        let new = self.stored_as(id, &along, &steps, new);
        let term = old.term.of_some();
        self.assign(id, state, base, Operand { value: new.defined(), term, varies: false }, None);
        Some(())
    }

    /// The operands of a path, and whether all subscripts were surely positions before they were used as such.
    /// `base` tells whether the first step is an index of an array.
    fn steps(
        &mut self,
        id: StmtId,
        state: &mut State,
        path: &[Access],
        base: &AbsValue,
    ) -> Option<(Vec<Step>, bool)> {
        let positive = path.iter().all(|step| match step {
            Access::Paren(args) | Access::Brace(args) => args.iter().all(|a| self.is_position(state, a)),
            Access::Dot(_) | Access::DynamicDot(_) => true,
        });
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
        Some((steps, positive))
    }

    /// Whether a subscript is surely a position, or all of what it stands for are.
    fn is_position(&self, state: &State, arg: &Arg) -> bool {
        let Arg::Var(v) = *arg else { return true };
        let view = self.env.view(state);
        let slot = state.slot(v);
        let sure = |value: AbsValue, term: Term| {
            !value.maybe_undefined && Index::At(value, term).proof(&Dim::Unknown, &view).positive
        };
        if !self.env.is_list(v) {
            return sure(slot.value.clone(), slot.term.clone());
        }
        list_values(&slot.value).is_some_and(|list| list.into_iter().all(|one| sure(one, Term::None)))
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
}

/// Whether subscripts take elements of an array of objects by themselves.
fn is_element(engine: &Engine<'_>, class: Name, indices: &[Index]) -> bool {
    let plain = |i: &Index| match i {
        Index::Colon => true,
        Index::At(value, _) => !may_be_object(value),
    };
    engine.options.classes
        && !indices.is_empty()
        && engine.classes.members.is_uniform(class)
        && indices.iter().all(plain)
}

/// The array of which one or more elements are assigned that surely are objects of one class, as all others are.
fn elements(engine: &Engine<'_>, old: &AbsValue, steps: &[Step], src: &AbsValue) -> Option<AbsValue> {
    let [Step::Paren(indices)] = steps else { return None };
    let class = object_class(src).filter(|class| is_element(engine, *class, indices))?;
    let nothing =
        |v: &ClassValue<Matrix>| v.class == Class::Double && v.matrix.shape.is_empty(&NoFacts) == Truth::Yes;
    let alike = |v: &ClassValue<Matrix>| v.class == Class::Object(class) || nothing(v);
    let same = old.alternatives().is_some_and(|list| list.iter().all(alike));
    same.then(|| AbsValue::any_of(Class::Object(class)))
}

/// What steps on an object mean is left to the run, by this method or by those that they name.
fn leave_path(me: &mut Transfer<'_, '_>, id: StmtId, rule: Name, steps: &[Step]) {
    if !me.engine.options.classes {
        return me.record.edge(id, CallEdge::Unknown(rule));
    }
    leave(me, id, rule);
    for step in steps {
        match step {
            Step::Dot(Some(name)) => me.engine.leave(*name),
            // The library's own names of that kind are of fields.
            Step::Dot(None) if me.engine.source().is_library(me.key.func) => {}
            Step::Dot(None) => me.engine.leave_any(),
            Step::Paren(_) | Step::Brace(_) => {}
        }
    }
}

/// What is proved of the indices of an assignment.
fn set_proof(view: &SymView<'_>, base: &AbsValue, steps: &[Step], positive: bool) -> IndexProof {
    let mut all = IndexProof { positive, in_bounds: true };
    let mut current = base.clone();
    for step in steps {
        if current.is_undefined() {
            return IndexProof { in_bounds: false, ..all };
        }
        let next = match step {
            Step::Paren(indices) | Step::Brace(indices) => {
                let one = access::proof(view, &current.shape(), indices);
                all.positive &= one.positive;
                all.in_bounds &= one.in_bounds
                    && !current.maybe_undefined
                    && !access::may_fill(view, &current.shape(), indices);
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
pub(super) type Leaf<'a> = dyn Fn(&SymView<'_>, &AbsValue, &Step, Near) -> Result<AbsValue, String> + 'a;

/// `base` with the part at the end of the path changed by `leaf`; `near` is of the first step that names elements. Recursion is as deep
/// as the path.
pub(super) fn update(
    view: &SymView<'_>,
    base: &AbsValue,
    steps: &[Step],
    near: Near,
    leaf: &Leaf<'_>,
) -> Result<AbsValue, String> {
    let Some((first, rest)) = steps.split_first() else { return Ok(base.clone()) };
    if rest.is_empty() {
        return leaf(view, base, first, near);
    }
    if base.is_any() {
        return Ok(AbsValue::top());
    }
    if let (Step::Paren(_), [Step::Dot(_), ..]) = (first, rest)
        && let Some(structs) = access::without_blanks(view, base)
    {
        return update(view, &structs, steps, near, leaf);
    }
    let undefined = AbsValue::undefined();
    let inner = match first {
        Step::Paren(indices) => {
            // `s(i).f = v` beyond the end makes an element, whose fields are those of the others.
            let inside = access::paren(view, base, indices).ok();
            let inside = match (inside, rest.first()) {
                (Some(inside), _) if near.is_there() || surely_there(view, base, indices) => inside,
                (inside, Some(Step::Dot(assigned))) => {
                    inside.unwrap_or_else(AbsValue::bottom).join(&access::new_element(base, *assigned))
                }
                (inside, _) => inside.unwrap_or_else(AbsValue::bottom).or_undefined(),
            };
            update(view, &inside, rest, near.behind(), leaf)?
        }
        Step::Brace(indices) => {
            let inside = access::brace(view, base, indices).map_or(undefined.clone(), |m| m.all());
            let there = near.is_there() || surely_there(view, base, indices);
            let inside = if there { inside } else { inside.or_undefined() };
            update(view, &inside, rest, near.behind(), leaf)?
        }
        Step::Dot(name) => {
            let inside = match name {
                Some(name) => {
                    let f = base.field(*name);
                    // What has no elements by then becomes a struct, without the field.
                    let blank =
                        |v: &types::ClassValue<types::Matrix>| v.class.is_matrix() || v.class == Class::Cell;
                    let begun = base.alternatives().is_some_and(|list| list.iter().any(blank));
                    match f.is_bottom() {
                        true => undefined,
                        false if near.is_there() => f.defined(),
                        false if base.maybe_undefined || begun => f.or_undefined(),
                        false => f,
                    }
                }
                None => access::field(view, base, None).map_or(undefined, |m| m.all().or_undefined()),
            };
            let near = match near {
                Near::Within(_) => near.behind(),
                _ if name.is_some() => near,
                _ => Near::Anywhere,
            };
            update(view, &inside, rest, near, leaf)?
        }
    };
    match first {
        Step::Paren(indices) => access::set_paren(view, &or_nothing(view, base), indices, &inner, near),
        Step::Brace(indices) => access::set_brace(view, base, indices, &inner, near),
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

fn is_cell(v: &AbsValue) -> bool {
    v.unique_class() == Some(Class::Cell)
}
