//! Statements that read, call, assign or delete an access path `x(i).f{j}`: operands, results, and
//! the variable that is changed.
//!
//! What the steps do is in [`runtime::path`]; what classes say about it in `objects.rs`. Assigning
//! takes the variable out of its register meanwhile, so that an update is in place where nobody
//! else holds the array. A variable that did not exist stays so when the assignment fails.

use crate::call::start_handle;
use crate::code::{ArgRef, CallSite, Code, Dest, Dests, Reg, SetSite, SetSource, StepRef};
use crate::deliver::{Step, deliver};
use crate::frame::Frame;
use crate::machine::Machine;
use crate::place::{read_place, write_place};
use crate::show::display;
use crate::slot::{Slot, store};
use runtime::classes::indexing;
use runtime::error::Error;
use runtime::kernel::Outputs;
use runtime::path::{self, Source, Step as PathStep};
use runtime::value::Value;
use runtime::{Context, errors};

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

/// Carries out a read.
pub(crate) fn read_site(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    code: &Code,
    site: u32,
) -> Result<Step, Error> {
    let site = &code.gets[site as usize];
    if read_place(m, f, site) {
        return Ok(Step::Next);
    }
    let base = f.operand(site.base)?;
    if let (Value::Function(handle), [StepRef::Paren(args)]) = (&base, &site.path[..]) {
        let args = f.gather(args)?;
        return start_handle(m, cx, f, handle, args, &site.dests);
    }
    let steps = f.steps(&site.path, is_object(&base))?;
    finish_get(m, cx, f, base, &steps, &site.dests)
}

fn finish_get(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    base: Value,
    steps: &[PathStep],
    dests: &Dests,
) -> Result<Step, Error> {
    let nargout = f.wanted(dests)?;
    let values = if needs_engine(&base, steps) {
        m.parked(f, || path::read(m, cx, base, steps, nargout))?
    } else {
        path::read(m, cx, base, steps, nargout)?
    };
    let values = match dests {
        Dests::Targets(targets) => match targets[..] {
            // A variable takes the first of a list; an operand must be one value.
            [Dest::Reg(r)] if f.code.vars[r as usize].user => path::first_value(values, steps)?,
            [Dest::Reg(_)] => path::one_value(values, steps)?,
            [.., Dest::All(_)] => values,
            _ => path::needed_values(values, steps, nargout)?,
        },
        _ => values,
    };
    deliver(m, cx, f, dests, values)?;
    Ok(Step::Next)
}

/// A call whose name turned out to be a variable.
pub(crate) fn index_variable(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    site: &CallSite,
    var: Reg,
) -> Result<Step, Error> {
    let base = f.operand(ArgRef::Copy(var))?;
    index_value(m, cx, f, site, base)
}

/// A call whose name turned out to be a variable that `eval` or `load` made.
pub(crate) fn index_extra(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    site: &CallSite,
) -> Result<Step, Error> {
    match f.extra.get(&site.callee.name).and_then(Slot::value) {
        Some(base) => index_value(m, cx, f, site, base),
        None => Err(errors::undefined(site.callee.name.as_str())),
    }
}

fn index_value(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    site: &CallSite,
    base: Value,
) -> Result<Step, Error> {
    if site.args.is_empty() && !matches!(base, Value::Function(_)) {
        if let Dests::Ans { echo, .. } = site.dests {
            if echo {
                display(m, cx, f, site.callee.name.as_str(), base)?;
            }
            return Ok(Step::Next);
        }
        deliver(m, cx, f, &site.dests, Outputs::from_iter([base]))?;
        return Ok(Step::Next);
    }
    if site.args.is_empty() {
        // The name of a handle without parentheses is the handle.
        deliver(m, cx, f, &site.dests, Outputs::from_iter([base]))?;
        return Ok(Step::Next);
    }
    let args = f.gather(&site.args)?;
    if let Value::Function(handle) = &base {
        return start_handle(m, cx, f, handle, args, &site.dests);
    }
    finish_get(m, cx, f, base, &[PathStep::Paren(args)], &site.dests)
}

/// Carries out an assignment to a path, or a deletion.
pub(crate) fn write_site(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    code: &Code,
    site: u32,
) -> Result<Step, Error> {
    let site: &SetSite = &code.sets[site as usize];
    if write_place(m, f, site) {
        return Ok(Step::Next);
    }
    // The right-hand side comes first: of two names without a value, its error is the one that is seen.
    let source = match site.src {
        SetSource::Value(arg) => Source::Value(f.operand(arg)?),
        SetSource::List(r) => match f.regs[r as usize].value() {
            Some(Value::List(list)) => Source::List(list.to_vec()),
            Some(one) => Source::List(vec![one]),
            None => Source::List(Vec::new()),
        },
        SetSource::Delete => Source::Delete,
    };
    let of_object = matches!(site.path.first(), Some(StepRef::DynamicDot(_)))
        && f.regs[site.base as usize].value().is_some_and(|v| is_object(&v));
    // `x.(operations) = []` of operations that delete.
    let deletes = match site.path.last() {
        Some(StepRef::DynamicDot(ArgRef::Copy(r) | ArgRef::Last(r))) => {
            f.regs[*r as usize].value().is_some_and(|v| indexing::deletes(&v))
        }
        _ => false,
    };
    let steps = f.steps(&site.path, of_object)?;
    // Of one value for one place there is no list: `[x.(operations)] = v`.
    let source = match (source, steps.last()) {
        (Source::List(mut list), Some(PathStep::Paren(_) | PathStep::Brace(_))) if list.len() == 1 => {
            Source::Value(list.pop().unwrap_or_default())
        }
        (Source::Value(v), _) if deletes && v.dims().is_null() => Source::Delete,
        (source, _) => source,
    };
    let old = f.regs[site.base as usize].take_for_update();
    let existed = old.is_some();
    if !existed && matches!(source, Source::Delete) {
        return Err(errors::deletion_of_nothing());
    }
    let mut target = old.unwrap_or_else(Value::empty);
    let objects = matches!(target, Value::Object(_) | Value::Handle(_))
        || matches!(source, Source::Value(Value::Object(_) | Value::Handle(_)));
    let assign = || match existed {
        true => path::assign(m, cx, &mut target, &steps, source),
        false => path::create(m, cx, &steps, source).map(|made| target = made),
    };
    let result = if objects || steps.len() > 1 { m.parked(f, assign) } else { assign() };
    if existed || result.is_ok() {
        store(&mut f.regs[site.base as usize], Slot::new(target));
    }
    result.map(|()| Step::Next)
}
