//! What a function learns of the call that entered it, in compiled programs: how its arguments were written
//! (`inputname`).
//!
//! A call of a function that asks leaves the names behind right before it, with the function's; it takes them when it
//! begins, so one that is called in another way finds none.

use crate::classes::show::Shown;
use crate::context::Context;
use crate::error::Error;
use crate::kernel::{Kernel, Outputs, none, one};
use crate::value::Value;

/// The names that a call left, separated by commas; empty for what is no variable.
#[derive(Default)]
struct Names {
    function: String,
    names: String,
}

/// A name without packages and classes.
fn short(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or_default()
}

/// Takes what a call of this function left: how its arguments are written, separated by commas.
pub fn left_names(cx: &mut Context, function: &str) -> String {
    let left = cx.state::<Names>();
    match short(&left.function) == short(function) {
        true => std::mem::take(left).names,
        false => String::new(),
    }
}

/// The kernel of this name.
pub(super) fn find(name: &str) -> Option<Kernel> {
    let kernel: Kernel = match name {
        "mc_leave_names" => |cx, args, _| {
            let text = |k: usize| args.get(k).and_then(Value::as_text).unwrap_or_default();
            *cx.state::<Names>() = Names { function: text(0), names: text(1) };
            Ok(none())
        },
        "mc_take_names" => take,
        "mc_input_name" => input_name,
        _ => return None,
    };
    Some(kernel)
}

/// `mc_take_names(function)`: the names that the call left. A method that shows an object is called by a statement
/// without a semicolon, too, of which the display knows the name.
fn take(cx: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let function = args.first().and_then(Value::as_text).unwrap_or_default();
    let left = left_names(cx, &function);
    let shows = short(&function) == "display";
    let shown = if shows { cx.state::<Shown>().0.clone() } else { None };
    Ok(one(Value::char_row(&shown.unwrap_or(left))))
}

/// `mc_input_name(names, given, k)`
fn input_name(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let number = |k: usize| args.get(k).and_then(Value::as_usize).unwrap_or(0);
    let (given, k) = (number(1), number(2));
    if k == 0 || k > given {
        return Err(crate::errors::no_such_input());
    }
    let names = args.first().and_then(Value::as_text).unwrap_or_default();
    Ok(one(Value::char_row(names.split(',').nth(k - 1).unwrap_or_default())))
}
