//! `method@class(args...)`: methods of the classes that one inherits from; `?Name`.

use crate::classes::construct::{construct_super, give_object, take_object};
use crate::classes::meta::meta;
use crate::classes::{Objects, Outcome, Table};
use crate::kernel::one;
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
    let Some(class) = m.class(level) else {
        if method.as_str() == "copyElement" {
            return crate::classes::members::copy_plain(m, cx, &mut { rest }, nargout);
        }
        if level.as_str() == super::custom_display::CUSTOM_DISPLAY
            && let Some(outcome) = super::custom_display::call_base(m, cx, method, &rest)
        {
            return outcome;
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

/// What lowering calls where a program says `method@class(args...)`, or `?Name`, or begins a constructor.
pub(crate) const TABLE: Table = &[
    ("mc_super", call_super),
    ("mc_object", take_object),
    ("mc_making", give_object),
    ("mc_construct", construct_super),
    ("mc_meta_class", meta_class),
];

fn meta_class(m: &dyn Objects, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = args.first().and_then(Value::as_text).unwrap_or_default();
    Ok(one(meta(m, cx, Name::new(&name))))
}
