//! Access paths: `x(i).f{j}` read, called, assigned and deleted.
//!
//! Reading clones references, not elements. Assigning walks down mutable slots of the variable
//! itself, which is taken out of its register meanwhile, so that an update is in place where
//! nobody else holds the array. A variable that did not exist stays so when the assignment fails.
//! Source of the order of evaluation: MATLAB's documentation, "Indexing with multiple levels".

use super::call::Step;
use super::code::{ArgRef, CallSite, Code, Dest, Dests, Reg, SetSite, SetSource, StepRef};
use super::frame::Frame;
use super::slot::{Slot, store};
use super::{Args, Machine};
use base::Name;
use runtime::error::Error;
use runtime::kernel::Outputs;
use runtime::value::Value;
use runtime::{Context, errors, index};

/// A step of a path with its operands evaluated.
#[derive(Clone, Debug)]
pub enum PathStep {
    /// `(args)`
    Paren(Args),
    /// `{args}`
    Brace(Args),
    /// `.name`
    Dot(Name),
}

/// The evaluated steps of a path.
pub(super) type Steps = smallvec::SmallVec<[PathStep; 2]>;

/// Reading.
impl Machine {
    /// Evaluates the operands of a path.
    pub(super) fn steps(&self, f: &mut Frame, path: &[StepRef]) -> Result<Steps, Error> {
        let mut steps = Steps::new();
        for step in path {
            steps.push(match step {
                StepRef::Paren(args) => PathStep::Paren(self.gather(f, args)?),
                StepRef::Brace(args) => PathStep::Brace(self.gather(f, args)?),
                StepRef::Dot(name) => PathStep::Dot(*name),
                StepRef::DynamicDot(arg) => {
                    let value = self.operand(f, *arg)?;
                    PathStep::Dot(field_name(&value)?)
                }
            });
        }
        Ok(steps)
    }

    /// Carries out a read.
    pub(super) fn get(
        &self,
        cx: &mut Context,
        f: &mut Box<Frame>,
        code: &Code,
        site: u32,
    ) -> Result<Step, Error> {
        let site = &code.gets[site as usize];
        if self.read_place(f, site) {
            return Ok(Step::Next);
        }
        let base = self.operand(f, site.base)?;
        if let (Value::Function(handle), [StepRef::Paren(args)]) = (&base, &site.path[..]) {
            let args = self.gather(f, args)?;
            return self.start_handle(cx, f, handle, args, &site.dests);
        }
        let steps = self.steps(f, &site.path)?;
        self.finish_get(cx, f, base, &steps, &site.dests)
    }

    fn finish_get(
        &self,
        cx: &mut Context,
        f: &mut Box<Frame>,
        base: Value,
        steps: &[PathStep],
        dests: &Dests,
    ) -> Result<Step, Error> {
        let nargout = self.nargout(f, dests)?;
        let single = matches!(dests, Dests::Targets(t) if matches!(t[..], [Dest::Reg(_)]));
        let values = if needs_engine(&base, steps) {
            self.parked(f, || self.walk(cx, base, steps, nargout))?
        } else {
            self.walk(cx, base, steps, nargout)?
        };
        let mut values = values;
        if single && values.len() > 1 && !matches!(steps.last(), Some(PathStep::Paren(_))) {
            // A variable takes the first of a list; an operand must be one value.
            let of_user = |d: &Dest| matches!(d, Dest::Reg(r) if f.code.vars[*r as usize].user);
            if matches!(dests, Dests::Targets(t) if t.iter().all(of_user)) {
                values.truncate(1);
            }
        }
        if single && values.len() != 1 {
            return Err(match steps.last() {
                Some(PathStep::Paren(_)) => errors::too_many_outputs(),
                _ => errors::expected_one_value(values.len()),
            });
        }
        let called = matches!(steps.last(), Some(PathStep::Paren(_)));
        let counted = |d: &Dest| matches!(d, Dest::Reg(_) | Dest::Ignore);
        if !called && nargout > values.len() && matches!(dests, Dests::Targets(t) if t.iter().all(counted)) {
            return Err(errors::need_more_outputs());
        }
        self.deliver(cx, f, dests, values)?;
        Ok(Step::Next)
    }

    /// The values that a path names.
    pub(super) fn walk(
        &self,
        cx: &mut Context,
        base: Value,
        steps: &[PathStep],
        nargout: usize,
    ) -> Result<Outputs, Error> {
        let mut at = base;
        let mut rest = steps;
        while let Some((step, after)) = rest.split_first() {
            let (mut values, after) = self.walk_step(cx, &at, step, after, nargout)?;
            if after.is_empty() {
                return Ok(values);
            }
            match (values.len(), step) {
                (1, _) => at = values.pop().unwrap_or_default(),
                (n, PathStep::Brace(_)) => return Err(errors::intermediate_list("{}", n)),
                (n, _) => return Err(errors::intermediate_list(".", n)),
            }
            rest = after;
        }
        Ok(Outputs::from_iter([at]))
    }

    fn walk_step<'s>(
        &self,
        cx: &mut Context,
        at: &Value,
        step: &PathStep,
        after: &'s [PathStep],
        nargout: usize,
    ) -> Result<(Outputs, &'s [PathStep]), Error> {
        let one = |v: Value| Outputs::from_iter([v]);
        let values = match (at, step) {
            (Value::Function(handle), PathStep::Paren(args)) => {
                let wanted = if after.is_empty() { nargout } else { 1 };
                self.call_handle(cx, handle, args.clone(), wanted)?
            }
            (Value::Object(_) | Value::Handle(_) | Value::Map(_) | Value::Dictionary(_), _) => {
                return self.object_step(cx, at, step, after, nargout);
            }
            (v, PathStep::Paren(args)) if args.iter().any(is_object) => {
                let mut args = args.clone();
                self.plain_indices(cx, &mut args)?;
                one(index::get(v, &args)?)
            }
            (v, PathStep::Paren(args)) => one(index::get(v, args)?),
            (v, PathStep::Brace(args)) => index::cell_get(v, args)?.into(),
            (Value::Struct(s), PathStep::Dot(name)) if s.numel() == 1 => match s.get(0, *name) {
                Some(v) => one(v.clone()),
                None => return Err(errors::no_field(name.as_str())),
            },
            (v, PathStep::Dot(name)) => index::field_get(v, *name)?.into(),
        };
        Ok((values, after))
    }

    /// A call whose name turned out to be a variable.
    pub(super) fn index_variable(
        &self,
        cx: &mut Context,
        f: &mut Box<Frame>,
        site: &CallSite,
        var: Reg,
    ) -> Result<Step, Error> {
        let base = self.operand(f, ArgRef::Copy(var))?;
        self.index_value(cx, f, site, base)
    }

    /// A call whose name turned out to be a variable that `eval` or `load` made.
    pub(super) fn index_extra(
        &self,
        cx: &mut Context,
        f: &mut Box<Frame>,
        site: &CallSite,
    ) -> Result<Step, Error> {
        match f.extra.get(&site.callee.name).and_then(Slot::value) {
            Some(base) => self.index_value(cx, f, site, base),
            None => Err(errors::undefined(site.callee.name.as_str())),
        }
    }

    fn index_value(
        &self,
        cx: &mut Context,
        f: &mut Box<Frame>,
        site: &CallSite,
        base: Value,
    ) -> Result<Step, Error> {
        if site.args.is_empty() && !matches!(base, Value::Function(_)) {
            if let Dests::Ans { echo, .. } = site.dests {
                if echo {
                    self.display(cx, f, site.callee.name.as_str(), base)?;
                }
                return Ok(Step::Next);
            }
            self.deliver(cx, f, &site.dests, Outputs::from_iter([base]))?;
            return Ok(Step::Next);
        }
        if site.args.is_empty() {
            // The name of a handle without parentheses is the handle.
            self.deliver(cx, f, &site.dests, Outputs::from_iter([base]))?;
            return Ok(Step::Next);
        }
        let args = self.gather(f, &site.args)?;
        if let Value::Function(handle) = &base {
            return self.start_handle(cx, f, handle, args, &site.dests);
        }
        self.finish_get(cx, f, base, &[PathStep::Paren(args)], &site.dests)
    }
}

fn is_object(v: &Value) -> bool {
    matches!(v, Value::Object(_) | Value::Handle(_))
}

/// Whether reading a path may call something.
fn needs_engine(base: &Value, steps: &[PathStep]) -> bool {
    steps.len() > 1
        || matches!(steps, [PathStep::Paren(args)] if args.iter().any(is_object))
        || matches!(
            base,
            Value::Function(_) | Value::Object(_) | Value::Handle(_) | Value::Map(_) | Value::Dictionary(_)
        )
}

/// The field that the value of `s.(value)` names.
fn field_name(value: &Value) -> Result<Name, Error> {
    match value.as_text() {
        Some(text) => Ok(Name::new(&text)),
        None => Err(Error::new(
            "MATLAB:mustBeFieldName",
            "Dynamic structure field names must be strings or character vectors.",
        )),
    }
}

/// Assigning.
impl Machine {
    /// Carries out an assignment to a path, or a deletion.
    pub(super) fn set(
        &self,
        cx: &mut Context,
        f: &mut Box<Frame>,
        code: &Code,
        site: u32,
    ) -> Result<Step, Error> {
        let site: &SetSite = &code.sets[site as usize];
        if self.write_place(f, site) {
            return Ok(Step::Next);
        }
        let steps = self.steps(f, &site.path)?;
        let source = match site.src {
            SetSource::Value(arg) => Source::Value(self.operand(f, arg)?),
            SetSource::List(r) => match f.regs[r as usize].value() {
                Some(Value::List(list)) => Source::List(list.to_vec()),
                Some(one) => Source::List(vec![one]),
                None => Source::List(Vec::new()),
            },
            SetSource::Delete => Source::Delete,
        };
        let old = f.regs[site.base as usize].take_for_update();
        let existed = old.is_some();
        if !existed && matches!(source, Source::Delete) {
            return Err(self.undefined(f, site.base));
        }
        let mut target = old.unwrap_or_else(Value::empty);
        let objects = matches!(target, Value::Object(_) | Value::Handle(_))
            || matches!(source, Source::Value(Value::Object(_) | Value::Handle(_)));
        let result = if objects || steps.len() > 1 {
            self.parked(f, || self.assign(cx, &mut target, &steps, source))
        } else {
            self.assign(cx, &mut target, &steps, source)
        };
        if existed || result.is_ok() {
            store(&mut f.regs[site.base as usize], Slot::new(target));
        }
        result.map(|()| Step::Next)
    }

    /// Assigns to a path inside `target`.
    pub(super) fn assign(
        &self,
        cx: &mut Context,
        target: &mut Value,
        steps: &[PathStep],
        source: Source,
    ) -> Result<(), Error> {
        match target {
            Value::Object(_) | Value::Handle(_) | Value::Map(_) | Value::Dictionary(_) => {
                return self.assign_object(cx, target, steps, source);
            }
            _ => {}
        }
        match steps {
            [] => {
                if let Source::Value(v) = source {
                    *target = v;
                }
                Ok(())
            }
            [PathStep::Paren(subs)]
                if target.dims().is_null()
                    && matches!(source, Source::Value(Value::Object(_) | Value::Handle(_))) =>
            {
                let Source::Value(v) = source else { return Ok(()) };
                self.assign_elements(cx, target, subs, v)
            }
            [last] => assign_last(target, last, source),
            [PathStep::Paren(subs), PathStep::Dot(name)] if matches!(source, Source::List(_)) => {
                assign_fields(target, subs, *name, source)
            }
            [PathStep::Paren(subs), PathStep::Dot(name), rest @ ..] => {
                self.check_container(target)?;
                let slot = index::element_slot(target, subs, *name)?;
                self.assign(cx, slot, rest, source)
            }
            [PathStep::Brace(subs), rest @ ..] => {
                let slot = index::cell_slot(target, subs)?;
                self.assign(cx, slot, rest, source)
            }
            [PathStep::Dot(name), rest @ ..] => {
                let slot = index::field_slot(target, *name)?;
                self.assign(cx, slot, rest, source)
            }
            [PathStep::Paren(subs), rest @ ..] => {
                // `c(2){1} = v` and the like: the part is taken out, changed and put back.
                let mut part = index::get(target, subs)?;
                self.assign(cx, &mut part, rest, source)?;
                index::set(target, subs, part)
            }
        }
    }

    /// `x(i).f = v` wants a struct array.
    fn check_container(&self, target: &Value) -> Result<(), Error> {
        match target {
            Value::Struct(_) => Ok(()),
            v if v.is_empty() && !matches!(v, Value::Cell(_)) => Ok(()),
            v => Err(errors::field_assignment(v.class_name())),
        }
    }
}

/// What is assigned.
#[derive(Debug)]
pub(super) enum Source {
    /// A value.
    Value(Value),
    /// One value for each place.
    List(Vec<Value>),
    /// Nothing: the places are deleted.
    Delete,
}

fn assign_last(target: &mut Value, step: &PathStep, source: Source) -> Result<(), Error> {
    match (step, source) {
        (PathStep::Paren(subs), Source::Value(v)) => index::set(target, subs, v),
        (PathStep::Paren(subs), Source::Delete) => index::delete(target, subs),
        (PathStep::Brace(subs), Source::Value(v)) => {
            *index::cell_slot(target, subs)? = v;
            Ok(())
        }
        (PathStep::Brace(subs), Source::List(values)) => {
            let n = values.len();
            if !matches!(target, Value::Cell(_)) && target.is_empty() {
                *target = super::call::empty_cell();
            }
            let part = Value::cell_row(values);
            let part = if n == 1 { part } else { reshape_like(subs, part)? };
            index::set(target, subs, part)
        }
        (PathStep::Dot(name), Source::Value(v)) => {
            *index::field_slot(target, *name)? = v;
            Ok(())
        }
        (PathStep::Dot(name), Source::List(values)) => assign_all_fields(target, *name, values),
        (PathStep::Paren(subs), Source::List(values)) => match <[Value; 1]>::try_from(values) {
            Ok([v]) => index::set(target, subs, v),
            Err(values) => Err(errors::expected_one_value(values.len())),
        },
        (_, Source::Delete) => Err(errors::null_assignment()),
    }
}

/// A row of contents in the shape that subscripts without a colon name.
fn reshape_like(subs: &[Value], part: Value) -> Result<Value, Error> {
    let Value::Cell(cell) = &part else { return Ok(part) };
    if subs.len() < 2 || subs.iter().any(Value::is_colon) {
        return Ok(part);
    }
    let mut extents = Vec::new();
    for s in subs {
        extents.push(index::parse(s, None)?.count(1));
    }
    let dims = runtime::Dims::new(&extents);
    if dims.numel() != cell.numel() {
        return Ok(part);
    }
    Ok(Value::cell(runtime::Array::new(dims, cell.data().to_vec())))
}

/// `[s.name] = values{:}`
fn assign_all_fields(target: &mut Value, name: Name, values: Vec<Value>) -> Result<(), Error> {
    let n = if let Value::Struct(s) = target { s.numel() } else { 1 };
    if n != values.len() {
        return Err(errors::too_many_outputs());
    }
    if n == 1 {
        for v in values {
            *index::field_slot(target, name)? = v;
        }
        return Ok(());
    }
    for (k, v) in values.into_iter().enumerate() {
        *index::element_slot(target, &[Value::from(k + 1)], name)? = v;
    }
    Ok(())
}

/// `[s(subs).name] = values{:}`, place by place in column-major order.
fn assign_fields(target: &mut Value, subs: &[Value], name: Name, source: Source) -> Result<(), Error> {
    let Source::List(values) = source else { return Ok(()) };
    let dims = target.dims();
    let mut places = Vec::new();
    for (k, s) in subs.iter().enumerate() {
        let extent = if subs.len() == 1 { dims.numel() } else { dims.extent(k) };
        let sub = index::parse(s, Some(k + 1))?;
        places.push((0..sub.count(extent)).map(|i| sub.at(i) + 1).collect::<Vec<usize>>());
    }
    for (k, v) in values.into_iter().enumerate() {
        let mut at = k;
        let mut element = Args::new();
        for p in &places {
            let i = p.get(at % p.len().max(1)).ok_or_else(errors::too_many_outputs)?;
            at /= p.len().max(1);
            element.push(Value::from(*i));
        }
        *index::element_slot(target, &element, name)? = v;
    }
    Ok(())
}
