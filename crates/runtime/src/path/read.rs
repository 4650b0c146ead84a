//! Reading access paths, and calling what they lead to.

use super::{Engine, Step, Stepped, has_rules, is_object, object};
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::kernel::{Outputs, one};
use crate::value::Value;

/// The values that a path names; a call at its end gives at most `nargout.max(1)`.
pub fn read<E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    base: Value,
    steps: &[Step],
    nargout: usize,
) -> Result<Outputs, Error> {
    let mut at = base;
    let mut rest = steps;
    while let Some((step, after)) = rest.split_first() {
        let (mut values, after) = read_step(engine, cx, &at, step, after, nargout)?;
        if after.is_empty() {
            return Ok(values);
        }
        at = match (values.len(), step) {
            (1, _) => values.pop().unwrap_or_default(),
            (0, Step::Paren(_)) => return Err(errors::too_many_outputs()),
            (n, Step::Brace(_)) => return Err(errors::intermediate_list("{}", n)),
            (n, _) => return Err(errors::intermediate_list(".", n)),
        };
        rest = after;
    }
    Ok(one(at))
}

fn read_step<'s, E: Engine + ?Sized>(
    engine: &E,
    cx: &mut Context,
    at: &Value,
    step: &Step,
    after: &'s [Step],
    nargout: usize,
) -> Result<Stepped<'s>, Error> {
    let values = match (at, step) {
        (Value::Function(_), Step::Paren(args)) => {
            let wanted = if after.is_empty() { nargout } else { 1 };
            engine.call_handle(cx, at, args.clone(), wanted)?
        }
        (Value::String(_), Step::Dot(name)) => {
            return object::text_method(engine, cx, at, *name, after, nargout);
        }
        (v, _) if has_rules(v) => return object::read_step(engine, cx, at, step, after, nargout),
        (v, Step::Paren(args)) if args.iter().any(is_object) => {
            let mut args = args.clone();
            engine.plain_subscripts(cx, &mut args)?;
            one(index::get(v, &args)?)
        }
        (v, Step::Paren(args)) => one(index::get(v, args)?),
        (v, Step::Brace(args)) => index::cell_get(v, args)?.into(),
        (Value::Struct(s), Step::Dot(name)) if s.numel() == 1 => match s.get(0, *name) {
            Some(v) => one(v.clone()),
            None => return Err(errors::no_field(name.as_str())),
        },
        (v, Step::Dot(name)) => index::field_get(v, *name)?.into(),
    };
    Ok((values, after))
}

/// The value of a path that an operand needs: there must be one.
pub fn one_value(values: Outputs, steps: &[Step]) -> Result<Outputs, Error> {
    match (values.len(), steps.last()) {
        (1, _) => Ok(values),
        (_, Some(Step::Paren(_))) => Err(errors::too_many_outputs()),
        (n, _) => Err(errors::expected_one_value(n)),
    }
}

/// The value of a path that a variable takes: the first of a list.
pub fn first_value(mut values: Outputs, steps: &[Step]) -> Result<Outputs, Error> {
    values.truncate(1);
    one_value(values, steps)
}

/// The values of a path that several places take: a list must have enough of them, and how many a
/// call gives is what it was asked for.
pub fn needed_values(values: Outputs, steps: &[Step], count: usize) -> Result<Outputs, Error> {
    if count > values.len() && !matches!(steps.last(), Some(Step::Paren(_))) {
        return Err(errors::need_more_outputs());
    }
    Ok(values)
}
