//! `method@class(args...)`: methods and constructors of the classes that one inherits from.

use crate::classes::construct::initialise;
use crate::classes::meta::meta;
use crate::classes::{Objects, Outcome, Table};
use crate::kernel::{Outputs, one};
use crate::path::Args;
use crate::value::Value;
use crate::{Context, errors};
use base::Name;

/// `mc_super(method, class, args...)`: `method@class(args...)`.
fn call_super(m: &dyn Objects, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let [method, level, rest @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let (method, level) = (method.as_text().unwrap_or_default(), level.as_text().unwrap_or_default());
    let (method, level) = (Name::new(&method), Name::new(&level));
    let rest: Args = rest.iter_mut().map(Value::take).collect();
    if let Some(object) = m.under_construction(method) {
        let object = initialise(m, cx, level, object, rest)?;
        if nargout > 0 {
            return Ok(one(object));
        }
        m.assign(method, object);
        return Ok(Outputs::new());
    }
    let Some(class) = m.class(level) else {
        if method.as_str() == "copyElement" {
            return crate::classes::members::copy_plain(m, cx, &mut { rest }, nargout);
        }
        return match m.call_plain(cx, method, rest, nargout) {
            Some(outcome) => outcome,
            None => Err(errors::no_member(method.as_str(), level.as_str())),
        };
    };
    match m.find_method(&class, method) {
        Some(func) => m.call_function(cx, func, rest, nargout),
        None => match crate::classes::members::of_objects(&class, method) {
            Some(f) => f(m, cx, &mut { rest }, nargout),
            None => Err(errors::no_member(method.as_str(), level.as_str())),
        },
    }
}

/// `method@class(args...)` and `?Name`.
pub(crate) const TABLE: Table = &[("mc_super", super_call), ("mc_meta_class", meta_class)];

fn super_call(m: &dyn Objects, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    call_super(m, cx, args, nargout)
}

fn meta_class(m: &dyn Objects, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = args.first().and_then(Value::as_text).unwrap_or_default();
    Ok(one(meta(m, Name::new(&name))))
}
