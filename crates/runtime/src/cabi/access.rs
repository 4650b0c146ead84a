//! What compiled programs ask of boxed values beside builtins and access paths, as kernels with names of
//! their own: records, argument lists, the columns that a `for` runs over, display under a name.

use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::kernel::{Kernel, Outputs, none, one};
use crate::object::{FunctionHandle, Target};
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// The kernel of this name.
pub(super) fn find(name: &str) -> Option<Kernel> {
    let kernel: Kernel = match name {
        "mc_list" => |_, args, _| Ok(one(Value::cell_row(args.iter_mut().map(Value::take).collect()))),
        "mc_declared" => |_, args, _| Ok(one(args.first_mut().map(Value::take).unwrap_or_else(Value::empty))),
        "mc_handle" => handle,
        "mc_columns" => |_, args, _| Ok(one(Value::from(columns(&args[0])))),
        "mc_column" => |_, args, _| match args {
            [x, k, ..] => Ok(one(column(x, k)?)),
            _ => Err(errors::not_enough_inputs()),
        },
        "mc_record" => record,
        "mc_display" => display,
        "mc_exit" => exit,
        _ => return None,
    };
    Some(kernel)
}

fn field(name: &Value) -> Result<Name, Error> {
    match name.as_text() {
        Some(text) => Ok(Name::new(&text)),
        None => Err(errors::bad_field_name("")),
    }
}

/// `mc_handle(name, symbol)`: the handle of a builtin that the runtime library knows as `symbol`.
fn handle(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let part = |k: usize| args.get(k).and_then(Value::as_text).unwrap_or_default();
    let target = Target::Named(Name::new(&part(1)));
    Ok(one(Value::Function(Rc::new(FunctionHandle { text: part(0).as_str().into(), target }))))
}

/// `mc_record(name, value, ...)`: a scalar struct.
fn record(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let mut s = Value::empty();
    if args.is_empty() {
        s = Value::structure([]);
    }
    for pair in args.chunks_mut(2) {
        if let [name, value] = pair {
            *index::field_slot(&mut s, field(name)?)? = value.take();
        }
    }
    Ok(one(s))
}

/// `mc_exit(code)`: ends the program here, with what it printed.
fn exit(context: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let code = args.first().and_then(Value::as_f64).unwrap_or(0.0);
    context.flush();
    std::process::exit(code as i32)
}

/// `mc_display(value, name)`: what a statement without semicolon shows.
fn display(context: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let name = args.get(1).and_then(Value::as_text).unwrap_or_default();
    if let Some(value) = args.first() {
        let text = crate::display::display(&context.format, &name, value);
        context.print(&text);
    }
    Ok(none())
}

/// How many rounds `for v = x` makes: the columns of `x`, those of its pages one after another; none
/// for 0-by-0.
fn columns(x: &Value) -> usize {
    let dims = x.dims();
    if dims.is_null() { 0 } else { dims.trailing() }
}

/// Column `k` (from 1) of `x`.
fn column(x: &Value, k: &Value) -> Result<Value, Error> {
    if x.dims().extent(0) == 1 {
        return index::get(x, std::slice::from_ref(k));
    }
    index::get(x, &[Value::from(":"), k.clone()])
}
