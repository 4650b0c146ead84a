//! What the builtins of the engine share: arguments that must be text, results that are none.

use crate::machine::{Machine, Outcome};
use runtime::error::Error;
use runtime::kernel::{Outputs, one};
use runtime::value::Value;
use runtime::{Context, errors};

/// The text of argument `i`, or MATLAB's error that it must be one.
pub(crate) fn text(function: &str, args: &[Value], i: usize) -> Result<String, Error> {
    let Some(v) = args.get(i) else { return Err(errors::not_enough_inputs()) };
    v.as_text().ok_or_else(|| {
        errors::argument_class(function, i + 1, "a string scalar or character vector", v.class_name())
    })
}

/// Results when nothing is to be given.
pub(crate) fn none() -> Outcome {
    Ok(Outputs::new())
}

/// A builtin that has nothing to do here: there is no debugger, no figure, no package to load.
pub(crate) fn nothing(_: &Machine, _: &mut Context, _: &mut [Value], nargout: usize) -> Outcome {
    if nargout == 0 { none() } else { Ok(one(Value::empty())) }
}
