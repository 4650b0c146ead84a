//! `method@class(args...)`: methods and constructors of the classes that one inherits from.

use crate::classes::construct::{initialise, under_construction};
use crate::classes::meta::meta;
use crate::engine::arguments::text;
use crate::machine::{Machine, Outcome, Table};
use crate::spaces::assign_in;
use base::Name;
use runtime::kernel::{Outputs, one};
use runtime::path::Args;
use runtime::value::Value;
use runtime::{Context, errors};

/// `mc_super(method, class, args...)`: `method@class(args...)`.
fn call_super(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let [method, level, rest @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let (method, level) = (method.as_text().unwrap_or_default(), level.as_text().unwrap_or_default());
    let (method, level) = (Name::new(&method), Name::new(&level));
    let rest: Args = rest.iter_mut().map(Value::take).collect();
    if let Some(object) = under_construction(m, method) {
        let object = initialise(m, cx, level, object, rest)?;
        if nargout > 0 {
            return Ok(one(object));
        }
        let top = m.top();
        assign_in(m, top, method, object);
        return Ok(Outputs::new());
    }
    let Some(class) = m.class(level) else {
        if method.as_str() == "copyElement" {
            return crate::classes::members::copy_plain(m, cx, &mut { rest }, nargout);
        }
        return match m.builtin(method)? {
            Some(callable) => m.call_callable(cx, callable, rest, nargout),
            None => Err(errors::no_member(method.as_str(), level.as_str())),
        };
    };
    match m.find_method(&class, method) {
        Some(func) => m.call_user(cx, func, rest, nargout),
        None => match crate::classes::members::of_objects(&class, method) {
            Some(f) => f(m, cx, &mut { rest }, nargout),
            None => Err(errors::no_member(method.as_str(), level.as_str())),
        },
    }
}

/// `method@class(args...)` and `?Name`.
pub(crate) const TABLE: Table = &[("mc_super", super_call), ("mc_meta_class", meta_class)];

fn super_call(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    call_super(m, cx, args, nargout)
}

fn meta_class(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    Ok(one(meta(m, Name::new(&text("metaclass", args, 0)?))))
}
